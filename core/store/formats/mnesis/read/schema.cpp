// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/read/schema.h"

#include "core/store/sqlite/sqlitedatabase.h"
#include "core/store/sqlite/sqlitetable.h"

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

QStringList words(QLatin1StringView text)
{
    return QString(text).split(u' ');
}

/// The layout of releases 0.2.0 to 0.4.0.
const QList<KnownTable>& currentTables()
{
    static const QList<KnownTable> tables = {
        {u"sessions"_s,
            words("id parent_id created_at updated_at model_id provider_id agent title is_active metadata "
                  "system_prompt"_L1)},
        {u"messages"_s,
            words("id session_id parent_id role created_at agent model_id provider_id is_summary tokens_input "
                  "tokens_output tokens_cache_read tokens_cache_write tokens_total cost finish_reason error_code "
                  "error_message_text error_retriable mode"_L1)},
        {u"message_parts"_s,
            words("id message_id session_id part_type part_index content tool_name tool_call_id tool_state "
                  "compacted_at started_at completed_at token_estimate"_L1)},
        {u"file_references"_s, words("content_id path file_type token_count exploration_summary created_at"_L1)},
        {u"summary_nodes"_s,
            words("id session_id level span_start_message_id span_end_message_id content token_count created_at "
                  "parent_node_id model_id provider_id compaction_level is_active kind parent_node_ids superseded"_L1)},
        {u"context_items"_s, words("id session_id item_type item_id position created_at"_L1)},
    };
    return tables;
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
    /// Without these nothing can be read, if the table is there at all.
    static const QStringList needed
        = words("sessions.id messages.id messages.session_id message_parts.message_id message_parts.content"_L1);
    /// What other programs' tables of the same names hardly have. A damaged store may lack some of them.
    static const QStringList marks
        = words("message_parts.part_type message_parts.compacted_at messages.is_summary messages.tokens_cache_read "
                "messages.finish_reason sessions.provider_id sessions.is_active summary_nodes.span_start_message_id "
                "context_items.item_type file_references.exploration_summary"_L1);
    constexpr int EnoughMarks = 4;
    /// What migrations added after 0.1, in their order.
    static const QStringList migrated
        = words("summary_nodes.kind summary_nodes.parent_node_ids summary_nodes.superseded context_items "
                "sessions.system_prompt"_L1);
    if (!has(u"messages"_s)) {
        m_refusal = SchemaText::tr("The table %1 is missing.").arg(u"messages"_s);
        return;
    }
    const auto isThere = [this](const QString& name) { return has(name.section(u'.', 0, 0), name.section(u'.', 1)); };
    for (const QString& name : needed) {
        if (has(name.section(u'.', 0, 0)) && !isThere(name)) {
            m_refusal
                = SchemaText::tr("The table %1 has no column %2.").arg(name.section(u'.', 0, 0), name.section(u'.', 1));
            return;
        }
    }
    if (std::ranges::count_if(marks, isThere) < EnoughMarks) {
        m_refusal = SchemaText::tr("Not the tables of mnesis.");
        return;
    }
    QStringList known; // tables, and columns of those that are there
    QStringList notYet;
    const auto take = [&](const QString& name, bool isStored) {
        known << name;
        if (!isStored)
            (migrated.contains(name) ? notYet : m_missing) << name;
    };
    for (const KnownTable& table : currentTables()) {
        take(table.name, has(table.name));
        for (const QString& column : has(table.name) ? table.columns : QStringList())
            take(table.name + u'.' + column, has(table.name, column));
    }
    for (auto table = m_columns.cbegin(); table != m_columns.cend(); ++table) {
        if (!known.contains(table.key()) && !table.key().startsWith("sqlite_"_L1))
            m_unknown << table.key();
        for (const QString& column : known.contains(table.key()) ? *table : QStringList()) {
            if (!known.contains(table.key() + u'.' + column))
                m_unknown << table.key() + u'.' + column;
        }
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
    m_dialect = notYet.isEmpty() ? Current : notYet.size() == migrated.size() ? First : PartlyUpdated;
}

QString Schema::column(const QString& table, const QString& name, const QString& otherwise) const
{
    return has(table, name) ? quotedSql(name) : otherwise;
}

QString Schema::columnList(const QString& table, const QString& without) const
{
    QStringList columns = this->columns(table);
    columns.removeOne(without);
    std::ranges::transform(columns, columns.begin(), quotedSql);
    return columns.join(u", "_s);
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
