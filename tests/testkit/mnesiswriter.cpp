// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/mnesisbuilder.h"
#include "tests/testkit/sqlitefile.h"

#include <QVariant>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

QVariant orNull(const QString& text)
{
    return text.isEmpty() ? QVariant() : QVariant(text);
}

QVariant orNull(const std::optional<qint64>& value)
{
    return value ? QVariant(*value) : QVariant();
}

/// Columns that are NOT NULL hold an empty text, which a null QString would not bind as.
QVariant orEmpty(const QString& text)
{
    return text.isNull() ? u""_s : text;
}

} // namespace

Result<> MnesisBuilder::write(const QString& path) const
{
    Result<SqliteFile> file = SqliteFile::create(path);
    if (!file)
        return std::unexpected(file.error());
    for (const QString& sql : mnesisTables() + mnesisIndexes())
        file->run(sql);
    file->run(u"BEGIN"_s);
    writeRows(*file);
    file->run(u"COMMIT"_s);
    file->run(u"PRAGMA foreign_keys = OFF"_s);
    for (const QString& sql : m_statements)
        file->run(sql);
    return file->finish();
}

void MnesisBuilder::writeRows(SqliteFile& file) const
{
    for (const SessionRow& row : m_sessions) {
        file.run(u"INSERT INTO sessions (id, parent_id, created_at, updated_at, model_id, provider_id, agent, title,"
                 " is_active, metadata, system_prompt) VALUES (?,?,?,?,?,?,?,?,?,?,?)"_s,
            {row.id, orNull(row.parentId), row.createdAt, row.createdAt, row.model, row.provider, row.agent,
                orNull(row.title), int(row.active), orNull(row.metadata), orEmpty(row.systemPrompt)});
    }
    for (const FileRow& row : m_files) {
        file.run(u"INSERT INTO file_references (content_id, path, file_type, token_count, exploration_summary,"
                 " created_at) VALUES (?,?,?,?,?,?)"_s,
            {row.contentId, row.path, row.type, row.tokens, row.summary, row.createdAt});
    }
    for (const MessageRow& row : m_messages) {
        const MnesisUsage& usage = row.usage;
        file.run(u"INSERT INTO messages (id, session_id, parent_id, role, created_at, agent, model_id, provider_id,"
                 " is_summary, tokens_input, tokens_output, tokens_cache_read, tokens_cache_write, tokens_total, cost,"
                 " finish_reason, error_code, error_message_text, error_retriable, mode)"
                 " VALUES (?,?,NULL,?,?,?,?,?,?,?,?,?,?,?,0.0,?,?,?,?,?)"_s,
            {row.id, row.sessionId, row.role, row.createdAt, row.agent, row.model, orEmpty(row.provider),
                int(row.isSummary), usage.input, usage.output, usage.cacheRead, usage.cacheWrite,
                usage.input + usage.output + usage.cacheRead + usage.cacheWrite, orNull(row.finishReason),
                orNull(row.errorCode), orNull(row.errorText), int(row.retriable), orNull(row.mode)});
        int index = 0;
        for (const PartRow& part : row.parts) {
            file.run(
                u"INSERT INTO message_parts (id, message_id, session_id, part_type, part_index, content, tool_name,"
                " tool_call_id, tool_state, compacted_at, started_at, completed_at, token_estimate)"
                " VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?)"_s,
                {part.id, row.id, row.sessionId, part.type, index++, part.content, orNull(part.toolName),
                    orNull(part.toolCallId), orNull(part.toolState), orNull(part.compactedAt), orNull(part.startedAt),
                    orNull(part.completedAt), part.tokens});
        }
    }
    for (const NodeRow& row : m_nodes) {
        QStringList parents;
        for (const QString& parent : row.parents)
            parents.append(pythonString(parent));
        file.run(
            u"INSERT INTO summary_nodes (id, session_id, level, span_start_message_id, span_end_message_id, content,"
            " token_count, created_at, model_id, provider_id, compaction_level, is_active, kind, parent_node_ids,"
            " superseded) VALUES (?,?,?,?,?,?,?,?,?,'',?,1,?,?,?)"_s,
            {row.id, row.sessionId, row.level, orEmpty(row.first), orEmpty(row.last), row.content, row.tokens,
                row.createdAt, row.model, row.compactionLevel, row.kind, QString(u'[' % parents.join(u", "_s) % u']'),
                int(row.superseded)});
    }
    for (const ItemRow& row : m_items) {
        file.run(u"INSERT INTO context_items (session_id, item_type, item_id, position, created_at)"
                 " VALUES (?,?,?,?,?)"_s,
            {row.sessionId, row.type, row.itemId, row.position, QString::number(row.createdAt)});
    }
}

} // namespace stemma
