// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/mnesisbuilder.h"

using namespace Qt::StringLiterals;

namespace stemma {

QStringList mnesisTables()
{
    return {
        uR"(CREATE TABLE sessions (
    id            TEXT PRIMARY KEY,
    parent_id     TEXT REFERENCES sessions(id),
    created_at    INTEGER NOT NULL,
    updated_at    INTEGER NOT NULL,
    model_id      TEXT NOT NULL DEFAULT '',
    provider_id   TEXT NOT NULL DEFAULT '',
    agent         TEXT NOT NULL DEFAULT 'default',
    title         TEXT,
    is_active     INTEGER NOT NULL DEFAULT 1,
    metadata      TEXT,
    system_prompt TEXT NOT NULL DEFAULT ''
))"_s,
        uR"(CREATE TABLE messages (
    id              TEXT PRIMARY KEY,
    session_id      TEXT NOT NULL REFERENCES sessions(id),
    parent_id       TEXT REFERENCES messages(id),
    role            TEXT NOT NULL CHECK(role IN ('user', 'assistant')),
    created_at      INTEGER NOT NULL,
    agent           TEXT NOT NULL DEFAULT 'default',
    model_id        TEXT NOT NULL DEFAULT '',
    provider_id     TEXT NOT NULL DEFAULT '',
    is_summary      INTEGER NOT NULL DEFAULT 0,
    tokens_input    INTEGER DEFAULT 0,
    tokens_output   INTEGER DEFAULT 0,
    tokens_cache_read  INTEGER DEFAULT 0,
    tokens_cache_write INTEGER DEFAULT 0,
    tokens_total    INTEGER DEFAULT 0,
    cost            REAL DEFAULT 0.0,
    finish_reason   TEXT,
    error_code      TEXT,
    error_message_text TEXT,
    error_retriable INTEGER DEFAULT 0,
    mode            TEXT
))"_s,
        uR"(CREATE TABLE message_parts (
    id              TEXT PRIMARY KEY,
    message_id      TEXT NOT NULL REFERENCES messages(id),
    session_id      TEXT NOT NULL REFERENCES sessions(id),
    part_type       TEXT NOT NULL,
    part_index      INTEGER NOT NULL DEFAULT 0,
    content         TEXT NOT NULL DEFAULT '',
    tool_name       TEXT,
    tool_call_id    TEXT,
    tool_state      TEXT,
    compacted_at    INTEGER,
    started_at      INTEGER,
    completed_at    INTEGER,
    token_estimate  INTEGER DEFAULT 0
))"_s,
        uR"(CREATE TABLE file_references (
    content_id          TEXT PRIMARY KEY,
    path                TEXT NOT NULL,
    file_type           TEXT NOT NULL DEFAULT 'unknown',
    token_count         INTEGER NOT NULL DEFAULT 0,
    exploration_summary TEXT NOT NULL DEFAULT '',
    created_at          INTEGER NOT NULL
))"_s,
        uR"(CREATE TABLE summary_nodes (
    id                    TEXT PRIMARY KEY,
    session_id            TEXT NOT NULL REFERENCES sessions(id),
    level                 INTEGER NOT NULL DEFAULT 0,
    span_start_message_id TEXT NOT NULL DEFAULT '',
    span_end_message_id   TEXT NOT NULL DEFAULT '',
    content               TEXT NOT NULL DEFAULT '',
    token_count           INTEGER NOT NULL DEFAULT 0,
    created_at            INTEGER NOT NULL,
    parent_node_id        TEXT,
    model_id              TEXT NOT NULL DEFAULT '',
    provider_id           TEXT NOT NULL DEFAULT '',
    compaction_level      INTEGER NOT NULL DEFAULT 1,
    is_active             INTEGER NOT NULL DEFAULT 1,
    kind                  TEXT NOT NULL DEFAULT 'leaf',
    parent_node_ids       TEXT NOT NULL DEFAULT '[]',
    superseded            INTEGER NOT NULL DEFAULT 0
))"_s,
        uR"(CREATE TABLE context_items (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    session_id TEXT    NOT NULL,
    item_type  TEXT    NOT NULL CHECK(item_type IN ('message', 'summary')),
    item_id    TEXT    NOT NULL,
    position   INTEGER NOT NULL,
    created_at TEXT    NOT NULL
))"_s,
    };
}

QStringList mnesisIndexes()
{
    return {
        u"CREATE INDEX idx_sessions_parent_id ON sessions(parent_id) WHERE parent_id IS NOT NULL"_s,
        u"CREATE INDEX idx_sessions_created_at ON sessions(created_at)"_s,
        u"CREATE INDEX idx_messages_session_id ON messages(session_id, created_at)"_s,
        u"CREATE INDEX idx_messages_session_summary ON messages(session_id, is_summary) WHERE is_summary = 1"_s,
        u"CREATE INDEX idx_parts_message_id ON message_parts(message_id, part_index)"_s,
        u"CREATE INDEX idx_parts_session_tool ON message_parts(session_id, part_type, compacted_at)"
        " WHERE part_type = 'tool'"_s,
        u"CREATE INDEX idx_file_refs_path ON file_references(path)"_s,
        u"CREATE INDEX idx_summary_nodes_session ON summary_nodes(session_id, is_active, level)"_s,
        u"CREATE INDEX idx_summary_nodes_span ON summary_nodes(session_id, span_start_message_id,"
        " span_end_message_id)"_s,
        u"CREATE UNIQUE INDEX idx_context_items_session_pos ON context_items(session_id, position)"_s,
        u"CREATE INDEX idx_context_items_session ON context_items(session_id)"_s,
        u"CREATE INDEX idx_context_items_session_item ON context_items(session_id, item_id)"_s,
        u"CREATE INDEX idx_summary_nodes_active ON summary_nodes(session_id, superseded)"_s,
    };
}

QString mnesisId(QLatin1StringView prefix, qint64 ms, quint64 high, quint64 low)
{
    static constexpr char Alphabet[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    QString id(prefix.size() + 27, Qt::Uninitialized);
    QChar* out = id.data();
    for (const char character : prefix)
        *out++ = QLatin1Char(character);
    *out++ = u'_';
    for (int shift = 45; shift >= 0; shift -= 5)
        *out++ = QLatin1Char(Alphabet[(quint64(ms) >> shift) & 31]);
    for (const quint64 bits : {high, low}) {
        for (int shift = 35; shift >= 0; shift -= 5)
            *out++ = QLatin1Char(Alphabet[(bits >> shift) & 31]);
    }
    return id;
}

QString pythonString(QStringView text)
{
    static constexpr char Hex[] = "0123456789abcdef";
    QString out;
    out.reserve(text.size() + 2);
    out += u'"';
    for (const QChar character : text) {
        const char16_t unit = character.unicode();
        switch (unit) {
        case u'"':
            out += "\\\""_L1;
            break;
        case u'\\':
            out += "\\\\"_L1;
            break;
        case u'\n':
            out += "\\n"_L1;
            break;
        case u'\r':
            out += "\\r"_L1;
            break;
        case u'\t':
            out += "\\t"_L1;
            break;
        case u'\b':
            out += "\\b"_L1;
            break;
        case u'\f':
            out += "\\f"_L1;
            break;
        default:
            if (unit >= 0x20 && unit < 0x7F) {
                out += character;
            } else {
                out += "\\u"_L1;
                for (int shift = 12; shift >= 0; shift -= 4)
                    out += QLatin1Char(Hex[(unit >> shift) & 15]);
            }
        }
    }
    out += u'"';
    return out;
}

} // namespace stemma
