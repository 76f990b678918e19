// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/read/schema.h"

#include "core/store/sqlite/sqlitedatabase.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

struct SchemaText
{
    Q_DECLARE_TR_FUNCTIONS(MnesisFormat)
};

struct KnownTable
{
    QString name;
    QStringList columns;
};

/// The layout of releases 0.2.0 to 0.4.0.
const QList<KnownTable>& currentTables()
{
    static const QList<KnownTable> tables = {
        {u"sessions"_s,
            {u"id"_s, u"parent_id"_s, u"created_at"_s, u"updated_at"_s, u"model_id"_s, u"provider_id"_s, u"agent"_s,
                u"title"_s, u"is_active"_s, u"metadata"_s, u"system_prompt"_s}},
        {u"messages"_s,
            {u"id"_s, u"session_id"_s, u"parent_id"_s, u"role"_s, u"created_at"_s, u"agent"_s, u"model_id"_s,
                u"provider_id"_s, u"is_summary"_s, u"tokens_input"_s, u"tokens_output"_s, u"tokens_cache_read"_s,
                u"tokens_cache_write"_s, u"tokens_total"_s, u"cost"_s, u"finish_reason"_s, u"error_code"_s,
                u"error_message_text"_s, u"error_retriable"_s, u"mode"_s}},
        {u"message_parts"_s,
            {u"id"_s, u"message_id"_s, u"session_id"_s, u"part_type"_s, u"part_index"_s, u"content"_s, u"tool_name"_s,
                u"tool_call_id"_s, u"tool_state"_s, u"compacted_at"_s, u"started_at"_s, u"completed_at"_s,
                u"token_estimate"_s}},
        {u"file_references"_s,
            {u"content_id"_s, u"path"_s, u"file_type"_s, u"token_count"_s, u"exploration_summary"_s, u"created_at"_s}},
        {u"summary_nodes"_s,
            {u"id"_s, u"session_id"_s, u"level"_s, u"span_start_message_id"_s, u"span_end_message_id"_s, u"content"_s,
                u"token_count"_s, u"created_at"_s, u"parent_node_id"_s, u"model_id"_s, u"provider_id"_s,
                u"compaction_level"_s, u"is_active"_s, u"kind"_s, u"parent_node_ids"_s, u"superseded"_s}},
        {u"context_items"_s, {u"id"_s, u"session_id"_s, u"item_type"_s, u"item_id"_s, u"position"_s, u"created_at"_s}},
    };
    return tables;
}

/// Without these nothing can be read, if the table is there at all.
const QStringList& neededColumns()
{
    static const QStringList needed = {u"sessions.id"_s, u"messages.id"_s, u"messages.session_id"_s,
        u"message_parts.message_id"_s, u"message_parts.content"_s};
    return needed;
}

/// What other programs' tables of the same names hardly have. A damaged store may lack some of them.
const QStringList& marks()
{
    static const QStringList typical = {u"message_parts.part_type"_s, u"message_parts.compacted_at"_s,
        u"messages.is_summary"_s, u"messages.tokens_cache_read"_s, u"messages.finish_reason"_s,
        u"sessions.provider_id"_s, u"sessions.is_active"_s, u"summary_nodes.span_start_message_id"_s,
        u"context_items.item_type"_s, u"file_references.exploration_summary"_s};
    return typical;
}

/// What migrations added after 0.1, in their order.
const QStringList& migrated()
{
    static const QStringList added = {u"summary_nodes.kind"_s, u"summary_nodes.parent_node_ids"_s,
        u"summary_nodes.superseded"_s, u"context_items"_s, u"sessions.system_prompt"_s};
    return added;
}

} // namespace

Schema::Schema(const QList<StoreCandidate::Table>& tables)
{
    for (const StoreCandidate::Table& table : tables)
        m_columns.insert(table.name, table.columns);
    classify();
}

void Schema::classify()
{
    if (!has(u"messages"_s)) {
        m_refusal = SchemaText::tr("The table %1 is missing.").arg(u"messages"_s);
        return;
    }
    const auto isThere = [this](const QString& name) { return has(name.section(u'.', 0, 0), name.section(u'.', 1)); };
    for (const QString& name : neededColumns()) {
        if (has(name.section(u'.', 0, 0)) && !isThere(name)) {
            m_refusal
                = SchemaText::tr("The table %1 has no column %2.").arg(name.section(u'.', 0, 0), name.section(u'.', 1));
            return;
        }
    }
    constexpr int Enough = 4;
    if (std::ranges::count_if(marks(), isThere) < Enough) {
        m_refusal = SchemaText::tr("Not the tables of mnesis.");
        return;
    }
    QStringList notYet;
    for (const KnownTable& known : currentTables()) {
        if (!has(known.name)) {
            (migrated().contains(known.name) ? notYet : m_missing) << known.name;
            continue;
        }
        for (const QString& column : known.columns) {
            const QString name = known.name + u'.' + column;
            if (!has(known.name, column))
                (migrated().contains(name) ? notYet : m_missing) << name;
        }
        for (const QString& column : columns(known.name)) {
            if (!known.columns.contains(column))
                m_unknown << known.name + u'.' + column;
        }
    }
    for (auto table = m_columns.cbegin(); table != m_columns.cend(); ++table) {
        const auto isIt = [&](const KnownTable& known) { return known.name == table.key(); };
        if (!table.key().startsWith("sqlite_"_L1) && std::ranges::none_of(currentTables(), isIt))
            m_unknown << table.key();
    }
    m_unknown.sort();
    if (!m_unknown.isEmpty() || !m_missing.isEmpty()) {
        m_dialect = Unknown;
        m_notWritable = m_unknown.isEmpty()
            ? SchemaText::tr(
                  "%1 is missing, which every known version of mnesis has, so the store is opened read-only.")
                  .arg(m_missing.join(u", "_s))
            : SchemaText::tr("%1 is unknown and may come from a newer mnesis, so the store is opened read-only.")
                  .arg(m_unknown.join(u", "_s));
        return;
    }
    m_dialect = notYet.isEmpty() ? Current : notYet.size() == migrated().size() ? First : PartlyUpdated;
}

QString Schema::column(const QString& table, const QString& name, const QString& otherwise) const
{
    return has(table, name) ? u'"' + name + u'"' : otherwise;
}

QStringList Schema::standIns() const
{
    QStringList statements;
    if (m_missing.isEmpty())
        return statements;
    for (const KnownTable& known : currentTables()) {
        statements << u"DROP VIEW IF EXISTS temp.%1"_s.arg(known.name);
        QStringList absent;
        for (const QString& column : known.columns) {
            if (!has(known.name, column))
                absent << u"NULL AS "_s + column;
        }
        if (!has(known.name))
            statements << u"CREATE TEMP VIEW %1 AS SELECT NULL AS rowid, %2 WHERE 0"_s.arg(
                known.name, absent.join(u", "_s));
        else if (!absent.isEmpty())
            statements << u"CREATE TEMP VIEW %1 AS SELECT rowid AS rowid, *, %2 FROM main.%1"_s.arg(
                known.name, absent.join(u", "_s));
    }
    return statements;
}

Result<Schema> Schema::read(SqliteDatabase& database)
{
    return readSqliteTables(database).transform(
        [](const QList<StoreCandidate::Table>& tables) { return Schema(tables); });
}

} // namespace stemma::mnesis
