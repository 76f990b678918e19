// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/rawstore.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

#include <atomic>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

const QStringList& schema()
{
    static const QStringList statements = {
        u"CREATE TABLE IF NOT EXISTS sessions (id TEXT PRIMARY KEY, parent_id TEXT REFERENCES sessions(id), "
        "created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL, model_id TEXT NOT NULL DEFAULT '', "
        "provider_id TEXT NOT NULL DEFAULT '', agent TEXT NOT NULL DEFAULT 'default', title TEXT, "
        "is_active INTEGER NOT NULL DEFAULT 1, metadata TEXT, system_prompt TEXT NOT NULL DEFAULT '')"_s,
        u"CREATE INDEX IF NOT EXISTS idx_sessions_parent_id ON sessions(parent_id) WHERE parent_id IS NOT NULL"_s,
        u"CREATE INDEX IF NOT EXISTS idx_sessions_created_at ON sessions(created_at)"_s,
        u"CREATE TABLE IF NOT EXISTS messages (id TEXT PRIMARY KEY, session_id TEXT NOT NULL REFERENCES sessions(id), "
        "parent_id TEXT REFERENCES messages(id), role TEXT NOT NULL CHECK (role IN ('user', 'assistant')), "
        "created_at INTEGER NOT NULL, agent TEXT NOT NULL DEFAULT 'default', model_id TEXT NOT NULL DEFAULT '', "
        "provider_id TEXT NOT NULL DEFAULT '', is_summary INTEGER NOT NULL DEFAULT 0, tokens_input INTEGER DEFAULT 0, "
        "tokens_output INTEGER DEFAULT 0, tokens_cache_read INTEGER DEFAULT 0, tokens_cache_write INTEGER DEFAULT 0, "
        "tokens_total INTEGER DEFAULT 0, cost REAL DEFAULT 0.0, finish_reason TEXT, error_code TEXT, "
        "error_message_text TEXT, error_retriable INTEGER DEFAULT 0, mode TEXT)"_s,
        u"CREATE INDEX IF NOT EXISTS idx_messages_session_id ON messages(session_id, created_at)"_s,
        u"CREATE INDEX IF NOT EXISTS idx_messages_session_summary ON messages(session_id, is_summary) WHERE is_summary = 1"_s,
        u"CREATE TABLE IF NOT EXISTS message_parts (id TEXT PRIMARY KEY, message_id TEXT NOT NULL REFERENCES "
        u"messages(id), "
        "session_id TEXT NOT NULL REFERENCES sessions(id), part_type TEXT NOT NULL, part_index INTEGER NOT NULL "
        "DEFAULT 0, "
        "content TEXT NOT NULL DEFAULT '', tool_name TEXT, tool_call_id TEXT, tool_state TEXT, compacted_at INTEGER, "
        "started_at INTEGER, completed_at INTEGER, token_estimate INTEGER DEFAULT 0)"_s,
        u"CREATE INDEX IF NOT EXISTS idx_parts_message_id ON message_parts(message_id, part_index)"_s,
        u"CREATE TABLE IF NOT EXISTS file_references (content_id TEXT PRIMARY KEY, path TEXT NOT NULL, "
        "file_type TEXT NOT NULL DEFAULT 'unknown', token_count INTEGER NOT NULL DEFAULT 0, "
        "exploration_summary TEXT NOT NULL DEFAULT '', created_at INTEGER NOT NULL)"_s,
        u"CREATE TABLE IF NOT EXISTS summary_nodes (id TEXT PRIMARY KEY, session_id TEXT NOT NULL REFERENCES "
        u"sessions(id), "
        "level INTEGER NOT NULL DEFAULT 0, span_start_message_id TEXT NOT NULL DEFAULT '', "
        "span_end_message_id TEXT NOT NULL DEFAULT '', content TEXT NOT NULL DEFAULT '', "
        "token_count INTEGER NOT NULL DEFAULT 0, created_at INTEGER NOT NULL, parent_node_id TEXT, "
        "model_id TEXT NOT NULL DEFAULT '', provider_id TEXT NOT NULL DEFAULT '', "
        "compaction_level INTEGER NOT NULL DEFAULT 1, is_active INTEGER NOT NULL DEFAULT 1, "
        "kind TEXT NOT NULL DEFAULT 'leaf', parent_node_ids TEXT NOT NULL DEFAULT '[]', superseded INTEGER NOT NULL DEFAULT 0)"_s,
        u"CREATE TABLE IF NOT EXISTS context_items (id INTEGER PRIMARY KEY AUTOINCREMENT, session_id TEXT NOT NULL, "
        "item_type TEXT NOT NULL CHECK (item_type IN ('message', 'summary')), item_id TEXT NOT NULL, "
        "position INTEGER NOT NULL, created_at TEXT NOT NULL)"_s,
        u"CREATE UNIQUE INDEX IF NOT EXISTS idx_context_items_session_pos ON context_items(session_id, position)"_s,
        u"CREATE INDEX IF NOT EXISTS idx_context_items_session_item ON context_items(session_id, item_id)"_s,
    };
    return statements;
}

} // namespace

RawStore::RawStore(const QString& path, const QString& journalMode)
{
    static std::atomic<int> serial = 0;
    m_connection = u"rawstore-%1"_s.arg(++serial);
    QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, m_connection);
    database.setDatabaseName(path);
    if (!database.open())
        qFatal("cannot open %s: %s", qPrintable(path), qPrintable(database.lastError().text()));
    exec(u"PRAGMA journal_mode = "_s + journalMode);
    exec(u"PRAGMA synchronous = OFF"_s);
    for (const QString& statement : schema())
        exec(statement);
}

RawStore::~RawStore()
{
    close();
}

void RawStore::close()
{
    if (m_connection.isEmpty())
        return;
    QSqlDatabase::database(m_connection).close();
    QSqlDatabase::removeDatabase(m_connection);
    m_connection.clear();
}

void RawStore::exec(const QString& sql, const QVariantList& values)
{
    QSqlQuery query(QSqlDatabase::database(m_connection));
    bool done = query.prepare(sql);
    for (const QVariant& value : values)
        query.addBindValue(value);
    done = done && query.exec();
    if (!done)
        qFatal("%s: %s", qPrintable(sql), qPrintable(query.lastError().text()));
}

void RawStore::addSession(const QString& id, qint64 createdAt, const QString& parent)
{
    exec(
        u"INSERT INTO sessions (id, parent_id, created_at, updated_at, model_id) VALUES (?, nullif(?, ''), ?, ?, 'anthropic/claude-opus-4-6')"_s,
        {id, parent.isNull() ? u""_s : parent, createdAt, createdAt});
}

void RawStore::addMessage(const QString& id, const QString& session, const QString& role, qint64 createdAt)
{
    exec(
        u"INSERT INTO messages (id, session_id, role, created_at, finish_reason) VALUES (?, ?, ?, ?, iif(? = 'user', NULL, 'stop'))"_s,
        {id, session, role, createdAt, role});
    exec(u"INSERT INTO context_items (session_id, item_type, item_id, position, created_at) VALUES (?, 'message', ?, "
         "(SELECT coalesce(max(position), 0) + 1 FROM context_items WHERE session_id = ?), ?)"_s,
        {session, id, session, QString::number(createdAt)});
}

void RawStore::addPart(
    const QString& id, const QString& message, const QString& session, const QString& type, const QByteArray& content)
{
    exec(u"INSERT INTO message_parts (id, message_id, session_id, part_type, part_index, content) VALUES (?, ?, ?, ?, "
         "(SELECT coalesce(max(part_index), -1) + 1 FROM message_parts WHERE message_id = ?), CAST(? AS TEXT))"_s,
        {id, message, session, type, message, content});
}

void RawStore::addConversation(const QString& session, int count, qint64 createdAt)
{
    exec(u"BEGIN"_s);
    addSession(session, createdAt);
    for (int i = 0; i < count; ++i) {
        const QString id = u"%1-m%2"_s.arg(session).arg(i);
        addMessage(id, session, i % 2 ? u"assistant"_s : u"user"_s, createdAt + i);
        addPart(id + u"-p0"_s, id, session, u"text"_s,
            R"({"type": "text", "text": "line )" + QByteArray::number(i) + "\"}");
    }
    exec(u"COMMIT"_s);
}

} // namespace stemma
