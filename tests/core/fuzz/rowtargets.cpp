// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/fuzz/coretargets.h"
#include "tests/core/fuzz/scratchstore.h"
#include "tests/core/fuzz/smallseeds.h"
#include "tests/testkit/needed.h"

#include <QSet>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>
#include <QtEndian>

#include <algorithm>
#include <cstring>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// A value that is put in the place of another one. An input is some of them, one behind the other.
struct ValueChange
{
    enum Kind : quint8 { Null, Integer, Real, Text, Blob, Kinds };
    static constexpr qsizetype HeadBytes = 7;

    quint8 table = 0;
    quint8 column = 0;
    quint16 row = 0;
    quint8 kind = Null;
    QByteArray bytes {}; ///< of a number as the machine has it

    [[nodiscard]] QByteArray toInput() const;
    [[nodiscard]] static QList<ValueChange> of(const QByteArray& input);
    [[nodiscard]] QVariant value() const;
};

QByteArray ValueChange::toInput() const
{
    QByteArray input(HeadBytes, 0);
    input[0] = char(table);
    input[1] = char(column);
    qToLittleEndian(row, input.data() + 2);
    input[4] = char(kind);
    qToLittleEndian(quint16(bytes.size()), input.data() + 5);
    return input + bytes;
}

QList<ValueChange> ValueChange::of(const QByteArray& input)
{
    constexpr qsizetype Most = 12;
    QList<ValueChange> changes;
    for (qsizetype at = 0; at + HeadBytes <= input.size() && changes.size() < Most;) {
        const char* const head = input.constData() + at;
        const qsizetype size = qFromLittleEndian<quint16>(head + 5);
        changes << ValueChange {quint8(head[0]), quint8(head[1]), qFromLittleEndian<quint16>(head + 2),
            quint8(uchar(head[4]) % Kinds), input.mid(at + HeadBytes, size)};
        at += HeadBytes + size;
    }
    return changes;
}

QVariant ValueChange::value() const
{
    char number[8] = {};
    std::memcpy(number, bytes.constData(), std::min(sizeof number, size_t(bytes.size())));
    switch (kind) {
    case Integer:
        return qFromLittleEndian<qint64>(number);
    case Real:
        return qFromLittleEndian<double>(number);
    case Null:
        return {};
    default:
        return bytes;
    }
}

/// A store in a database, with a few sessions of a genuine one.
class RowStore
{
public:
    RowStore(const QString& original, const QStringList& reduction)
        : m_original(original)
        , m_reduction(reduction)
    {
    }

    [[nodiscard]] QByteArrayList seeds();
    [[nodiscard]] QString faultOf(const QByteArray& input);

private:
    struct Table
    {
        QString name;
        QStringList columns;
        QList<qint64> rows;
    };

    [[nodiscard]] QString path() { return m_scratch.path(); }
    template<typename Work> void withDatabase(Work work);
    void make();
    void readTables(const QSqlDatabase& database);
    [[nodiscard]] bool isNew(const ValueChange& value);

    QString m_original;
    QStringList m_reduction; ///< statements
    ScratchStore m_scratch {u"sessions.db"_s};
    QByteArray m_whole; ///< the file
    std::vector<Table> m_tables;
    QHash<QByteArray, int> m_alike; ///< values of a column and a shape that became seeds
};

template<typename Work> void RowStore::withDatabase(Work work)
{
    const QString name = u"rows of "_s + m_original;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
        database.setDatabaseName(path());
        if (!database.open())
            qFatal("a database of rows cannot be opened");
        QSqlQuery query(database);
        for (const QString& pragma :
            {u"PRAGMA journal_mode = OFF"_s, u"PRAGMA synchronous = OFF"_s, u"PRAGMA ignore_check_constraints = ON"_s})
            query.exec(pragma);
        query.finish();
        work(database);
        database.close();
    }
    QSqlDatabase::removeDatabase(name);
}

void RowStore::readTables(const QSqlDatabase& database)
{
    QSqlQuery query(database);
    QStringList names;
    query.exec(u"SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND sql NOT LIKE "
               "'CREATE VIRTUAL%' ORDER BY name"_s);
    while (query.next())
        names << query.value(0).toString();
    for (const QString& name : std::as_const(names)) {
        Table table {name, {}, {}};
        query.exec(u"SELECT name FROM pragma_table_info('%1')"_s.arg(name));
        while (query.next())
            table.columns << query.value(0).toString();
        query.exec(u"SELECT rowid FROM \"%1\" ORDER BY rowid"_s.arg(name));
        while (query.next())
            table.rows << query.value(0).toLongLong();
        if (!table.rows.isEmpty() && !table.columns.isEmpty())
            m_tables.push_back(table);
    }
}

void RowStore::make()
{
    if (!m_whole.isEmpty())
        return;
    filetree::mustWriteFile(path(), filetree::contentOf(m_original));
    withDatabase([this](const QSqlDatabase& database) {
        QSqlQuery query(database);
        // No log, and small pages: the file is written for each input.
        for (const QString& statement : QStringList {u"PRAGMA journal_mode = DELETE"_s, u"PRAGMA foreign_keys = ON"_s}
                + m_reduction + QStringList {u"PRAGMA page_size = 1024"_s, u"VACUUM"_s}) {
            if (!query.exec(statement))
                qFatal("a statement for rows fails: %s", qPrintable(statement));
            query.finish();
        }
        readTables(database);
    });
    m_whole = filetree::contentOf(path());
}

/// Of values that lead a reader the same way, few are worth a seed.
bool RowStore::isNew(const ValueChange& value)
{
    constexpr int Enough = 2;
    QByteArray sort = value.toInput().first(ValueChange::HeadBytes);
    sort[2] = sort[3] = sort[5] = sort[6] = 0; // whatever its row and size
    if (const auto parsed = json::parse(value.bytes); parsed && value.kind == ValueChange::Text)
        sort += smallseeds::shapeOf(*parsed);
    return ++m_alike[sort] <= Enough;
}

QByteArrayList RowStore::seeds()
{
    make();
    QByteArrayList seeds;
    m_alike.clear();
    filetree::mustWriteFile(path(), m_whole);
    withDatabase([&](const QSqlDatabase& database) {
        QSqlQuery query(database);
        for (size_t i = 0; i < m_tables.size(); ++i) {
            const Table& table = m_tables[i];
            for (qsizetype column = 0; column < table.columns.size(); ++column) {
                query.exec(u"SELECT typeof(\"%1\"), CAST(\"%1\" AS BLOB), \"%1\" FROM \"%2\" ORDER BY rowid"_s.arg(
                    table.columns.at(column), table.name));
                for (quint16 row = 0; query.next(); ++row) {
                    static const QStringList types {u"null"_s, u"integer"_s, u"real"_s, u"text"_s, u"blob"_s};
                    ValueChange value {quint8(i), quint8(column), row,
                        quint8(qMax<qsizetype>(0, types.indexOf(query.value(0).toString()))),
                        smallseeds::reduced(query.value(1).toByteArray())};
                    if (value.kind == ValueChange::Integer || value.kind == ValueChange::Real) {
                        value.bytes.resize(8);
                        if (value.kind == ValueChange::Integer)
                            qToLittleEndian(query.value(2).toLongLong(), value.bytes.data());
                        else
                            qToLittleEndian(query.value(2).toDouble(), value.bytes.data());
                    }
                    constexpr qsizetype Longest = 6'000;
                    if (value.bytes.size() < Longest && isNew(value))
                        seeds << value.toInput();
                }
            }
        }
    });
    return seeds;
}

QString RowStore::faultOf(const QByteArray& input)
{
    make();
    filetree::mustWriteFile(path(), m_whole);
    withDatabase([&](QSqlDatabase& database) {
        database.transaction();
        for (const ValueChange& change : ValueChange::of(input)) {
            const Table& table = m_tables.at(change.table % m_tables.size());
            QSqlQuery query(database);
            // A text keeps the bytes that are none.
            query.prepare(u"UPDATE OR IGNORE \"%1\" SET \"%2\" = %3 WHERE rowid = ?"_s.arg(table.name,
                table.columns.at(change.column % table.columns.size()),
                change.kind == ValueChange::Text ? u"CAST(? AS TEXT)"_s : u"?"_s));
            query.addBindValue(change.value());
            query.addBindValue(table.rows.at(change.row % table.rows.size()));
            query.exec(); // what the database refuses cannot stand in it
        }
        database.commit();
    });
    return readingFault(path());
}

FuzzTarget rowTarget(const QString& name, const QString& sample, const QStringList& reduction = {})
{
    constexpr int Runs = 40;
    const auto store = std::make_shared<RowStore>(realStore(sample), reduction);
    return {name, [store] { return store->seeds(); },
        [store](const QByteArray& input) { return store->faultOf(input); }, Runs, realStore(sample)};
}

} // namespace

std::vector<FuzzTarget> rowTargets()
{
    return {rowTarget(u"mnesis-rows"_s, u"mnesis/small.db"_s),
        rowTarget(u"mantis-rows"_s, u"mantis/sessions-code-layout.db"_s),
        rowTarget(u"mantis-documented-rows"_s, u"mantis/sessions-documented-layout.db"_s),
        rowTarget(u"agentfootprint-rows"_s, u"agentfootprint/sqlite/sessions.db"_s),
        // The sessions that are neither empty nor long.
        rowTarget(u"opencode-rows"_s, u"opencode/generated/opencode.db"_s,
            {u"DELETE FROM event"_s,
                u"DELETE FROM session WHERE id NOT IN (SELECT session_id FROM message GROUP BY session_id "
                "HAVING count(*) > 1 ORDER BY count(*) LIMIT 3)"_s})};
}

} // namespace stemma
