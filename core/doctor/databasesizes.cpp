// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/doctor/databasesizes.h"

#include "core/store/sqlite/sqlitedatabase.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct IndexAdviceText
{
    Q_DECLARE_TR_FUNCTIONS(IndexAdvice)
};

/// An index as its table has it.
struct TableIndex
{
    QString name;
    QStringList columns; ///< empty names: expressions
    bool isUnique = false;
    bool isPartial = false;
};

QString quoted(QString name)
{
    return u'"' + name.replace(u'"', u"\"\""_s) + u'"';
}

/// Within one read of the database.
class TableReader
{
public:
    TableReader(SqliteDatabase& database, const JobControl& job)
        : m_database(database)
        , m_job(job)
    {
    }

    DatabaseSizes sizes()
    {
        DatabaseSizes sizes;
        sizes.pageBytes = number(u"PRAGMA page_size"_s);
        sizes.pages = number(u"PRAGMA page_count"_s);
        sizes.freePages = number(u"PRAGMA freelist_count"_s);
        readTables(sizes);
        for (const QString& table : tables())
            sizes.advice += adviceFor(table);
        return sizes;
    }

    /// Those with rows of their own, and SQLite's.
    QStringList tables()
    {
        QStringList names;
        auto rows = m_database.rows(
            u"SELECT name FROM sqlite_schema WHERE type = 'table' AND rootpage > 0 ORDER BY rootpage"_s);
        while (rows.next())
            names << rows.text(0);
        return names;
    }

private:
    qint64 number(const QString& sql) { return m_database.firstRow(sql).value(0).toLongLong(); }

    void readTables(DatabaseSizes& sizes)
    {
        QList<TableSize> trees {{u"sqlite_schema"_s, {}, 0}};
        auto rows
            = m_database.rows(u"SELECT name, tbl_name, type FROM sqlite_schema WHERE rootpage > 0 ORDER BY rootpage"_s);
        while (rows.next())
            trees += {rows.text(0), rows.text(2) == "index"_L1 ? rows.text(1) : QString(), 0};
        const auto counted = m_database.attempt([&] { return countPages(trees); });
        sizes.isExact = counted.has_value();
        sizes.tables = counted ? *counted : countValues(trees);
        std::ranges::stable_sort(sizes.tables, std::greater(), &TableSize::bytes);
    }

    /// By the pages of each, where SQLite was built with what tells them.
    QList<TableSize> countPages(QList<TableSize> trees)
    {
        for (qsizetype i = 0; i < trees.size() && !m_job.isCancelled(); ++i) {
            m_job.setProgress(i, trees.size());
            trees[i].bytes = m_database.firstRow(u"SELECT sum(pgsize) FROM dbstat WHERE name = ?"_s, {trees.at(i).name})
                                 .value(0)
                                 .toLongLong();
        }
        return trees;
    }

    QList<TableSize> countValues(const QList<TableSize>& trees)
    {
        QList<TableSize> counted;
        for (TableSize tree : trees) {
            if (!tree.table.isEmpty() || m_job.isCancelled())
                continue;
            QStringList sizes {u"0"_s};
            auto columns = m_database.rows(u"SELECT name FROM pragma_table_info(?)"_s, {tree.name});
            while (columns.next())
                sizes << u"coalesce("_s + m_database.sizeOf(quoted(columns.text(0))) + u", 0)"_s;
            tree.bytes = number(u"SELECT sum("_s + sizes.join(u" + "_s) + u") FROM "_s + quoted(tree.name));
            counted += tree;
        }
        return counted;
    }

    QList<TableIndex> indexesOf(const QString& table)
    {
        QList<TableIndex> indexes;
        auto rows
            = m_database.rows(u"SELECT name, \"unique\", partial FROM pragma_index_list(?) ORDER BY name"_s, {table});
        while (rows.next())
            indexes += {rows.text(0), {}, rows.integer(1) != 0, rows.integer(2) != 0};
        for (TableIndex& index : indexes) {
            auto columns = m_database.rows(u"SELECT name FROM pragma_index_info(?) ORDER BY seqno"_s, {index.name});
            while (columns.next())
                index.columns << columns.text(0);
        }
        return indexes;
    }

    QList<IndexAdvice> adviceFor(const QString& table)
    {
        QList<IndexAdvice> advice;
        const QList<TableIndex> indexes = indexesOf(table);
        const auto beginsWith = [](const TableIndex& index, const QStringList& columns) {
            return index.columns.mid(0, columns.size()) == columns;
        };
        for (const TableIndex& index : indexes) {
            const auto isMore = [&](const TableIndex& other) {
                return !other.isPartial && other.columns.size() > index.columns.size()
                    && beginsWith(other, index.columns);
            };
            const auto other = std::ranges::find_if(indexes, isMore);
            if (!index.isUnique && !index.isPartial && !index.columns.contains(QString()) && other != indexes.end())
                advice += {IndexAdvice::Kind::NotNeeded, table, index.columns, index.name, other->name};
        }
        QMap<qint64, IndexAdvice> references;
        auto rows = m_database.rows(
            u"SELECT id, \"table\", \"from\" FROM pragma_foreign_key_list(?) ORDER BY id, seq"_s, {table});
        while (rows.next()) {
            IndexAdvice& reference = references[rows.integer(0).value_or(0)];
            reference.table = table;
            reference.other = rows.text(1);
            reference.columns << rows.text(2);
        }
        const QStringList key = keyOf(table);
        for (const IndexAdvice& reference : std::as_const(references)) {
            const bool isIndexed = key.mid(0, reference.columns.size()) == reference.columns
                || std::ranges::any_of(indexes,
                    [&](const TableIndex& index) { return !index.isPartial && beginsWith(index, reference.columns); });
            if (!isIndexed)
                advice += reference;
        }
        return advice;
    }

    QStringList keyOf(const QString& table)
    {
        QStringList columns;
        auto rows = m_database.rows(u"SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk"_s, {table});
        while (rows.next())
            columns << rows.text(0);
        return columns;
    }

    SqliteDatabase& m_database;
    const JobControl& m_job;
};

} // namespace

Result<DatabaseSizes> databaseSizes(SqliteDatabase& database, const JobControl& job)
{
    auto sizes = database.read(job, [&]() -> Result<DatabaseSizes> { return TableReader(database, job).sizes(); });
    if (sizes) {
        const SqliteFileState state = SqliteFileState::of(database.path());
        sizes->isWal = probeSqlite(database.path(), state).isWal;
        sizes->logBytes = qMax<qint64>(0, state.wal.size);
    }
    return sizes;
}

Result<QStringList> integrityProblems(SqliteDatabase& database, const JobControl& job)
{
    return database.read(job, [&]() -> Result<QStringList> {
        QStringList problems;
        QStringList tables = TableReader(database, job).tables();
        tables << u"sqlite_schema"_s; // with the pages that hold nothing
        for (qsizetype i = 0; i < tables.size(); ++i) {
            job.setProgress(i, tables.size());
            SqliteQuery found = database.query(u"PRAGMA integrity_check("_s + quoted(tables.at(i)) + u')');
            while (found.next()) {
                if (found.text(0) != "ok"_L1)
                    problems << found.text(0);
            }
            // A schema that cannot be read at all is a finding too.
            if (!found.ok() && found.error().code != Errc::Corrupt)
                return found.failure();
            if (!found.ok())
                problems << found.error().text;
        }
        return problems;
    });
}

QString adviceText(const IndexAdvice& advice)
{
    const QString columns = advice.columns.join(u", "_s);
    return advice.kind == IndexAdvice::Kind::Missing
        ? IndexAdviceText::tr("No index for %1 (%2): deleting from %3 reads the whole table.")
              .arg(advice.table, columns, advice.other)
        : IndexAdviceText::tr("The index %1 is not needed: %2 begins with the same columns.")
              .arg(advice.index, advice.other);
}

} // namespace stemma
