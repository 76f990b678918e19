// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/postgres/postgrestransaction.h"

#include "core/base/text.h"

#include <QCoreApplication>
#include <QSqlQuery>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct PostgresTransactionText
{
    Q_DECLARE_TR_FUNCTIONS(PostgresWriter)
};

using Kind = ServerStep::Kind;

const QString Alias = u"stemma_row"_s;
constexpr qint64 MostRowBytes = 8 * 1024 * 1024; ///< of rows that a statement reads as a whole

QList<qint32> allOf(const ServerTable& table)
{
    QList<qint32> columns(table.columns.size());
    std::iota(columns.begin(), columns.end(), 0);
    return columns;
}

/// The columns of a list of VALUES: a key and this many others.
QString namesOfValues(qsizetype others)
{
    QString names = u"k"_s;
    for (qsizetype i = 0; i < others; ++i)
        names += u", v%1"_s.arg(i);
    return names;
}

} // namespace

QString quotedServerName(QString name)
{
    return u'"' + name.replace(u'"', u"\"\""_s) + u'"';
}

QString markedServerText(const QString& value)
{
    return u"'=' || %1::text"_s.arg(value);
}

QString unmarkedServerText(const QSqlQuery& row, int cell)
{
    const QVariant value = row.value(cell);
    return value.isNull() ? QString() : value.toString().sliced(1);
}

QString serverRowHash(const QString& alias)
{
    return u"encode(sha256(convert_to(%1::text, 'UTF8')), 'hex')"_s.arg(alias);
}

PostgresTransaction::PostgresTransaction(
    const ServerAddress& address, const JobControl& job, std::shared_ptr<PostgresConnection> connection)
    : m_server(address, job, std::move(connection))
{
}

std::unexpected<Error> PostgresTransaction::conflict(
    const ServerTable& table, const QString& key, const QString& how) const
{
    return fail(Errc::Conflict,
        PostgresTransactionText::tr("%1 was not changed: row “%2” of its table “%3” has changed since (%4). Plan the "
                                    "change again, or undo the later change first.")
            .arg(m_server.title(), key, table.name, how),
        u"conflict in row %1 of %2: %3"_s.arg(key, table.name, how));
}

QString PostgresTransaction::keysOf(Steps steps) const
{
    QStringList keys;
    for (const ServerStep& step : steps)
        keys += m_server.literal(step.kind == Kind::Copy ? step.from : step.key);
    return keys.join(u", ");
}

// ---- the tables ---------------------------------------------------------------------------------

Result<> PostgresTransaction::readShapes(const QList<ServerTable>& tables)
{
    if (!m_shapes.isEmpty())
        return {};
    QStringList names;
    for (const ServerTable& table : tables)
        names += u"to_regclass(%1)"_s.arg(m_server.literal(quotedServerName(table.name)));
    const QString list = names.join(u", ");
    // A column of older servers is asked for by way of JSON.
    const Result<> read = m_server.exec(
        u"SELECT c.relname, a.attname, format_type(a.atttypid, a.atttypmod), c.relkind NOT IN ('r', 'p') "
        "OR coalesce(to_jsonb(a) ->> 'attgenerated', '') <> '' OR coalesce(to_jsonb(a) ->> 'attidentity', '') = 'a' "
        "OR EXISTS (SELECT 1 FROM pg_catalog.pg_trigger g WHERE g.tgrelid = c.oid AND NOT g.tgisinternal AND "
        "g.tgenabled <> 'D') OR EXISTS (SELECT 1 FROM pg_catalog.pg_rewrite r WHERE r.ev_class = c.oid) FROM "
        "pg_catalog.pg_class c JOIN pg_catalog.pg_attribute a ON a.attrelid = c.oid WHERE c.oid IN (%1) AND "
        "a.attnum > 0 AND NOT a.attisdropped ORDER BY c.oid, a.attnum"_s.arg(list),
        [this](const QSqlQuery& row) {
            Shape& shape = m_shapes[row.value(0).toString()];
            shape.columns += row.value(1).toString();
            shape.types += row.value(2).toString();
            shape.isOdd = shape.isOdd || row.value(3).toBool();
        });
    if (!read)
        return read;
    if (const Result<> references = readReferences(list); !references)
        return references;
    for (const ServerTable& table : tables) {
        const Shape shape = m_shapes.value(table.name);
        if (shape.columns != table.columns)
            return fail(Errc::Conflict,
                PostgresTransactionText::tr("%1 was not changed: the columns of its table “%2” have changed. Open the "
                                            "store again and plan the change again.")
                    .arg(m_server.title(), table.name));
        if (shape.isOdd)
            return fail(Errc::NotSupported,
                PostgresTransactionText::tr("%1 was not changed: its table “%2” has triggers, rules or generated "
                                            "columns, so the change could not be undone exactly.")
                    .arg(m_server.title(), table.name));
    }
    return {};
}

/// What would go, or be changed, together with rows of these tables.
Result<> PostgresTransaction::readReferences(const QString& names)
{
    return m_server.exec(u"SELECT t.relname, f.conrelid::regclass::text, a.attname, k.attname, cardinality(f.conkey) "
                         "FROM pg_catalog.pg_constraint f JOIN pg_catalog.pg_class t ON t.oid = f.confrelid "
                         "JOIN pg_catalog.pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = f.conkey[1] "
                         "JOIN pg_catalog.pg_attribute k ON k.attrelid = f.confrelid AND k.attnum = f.confkey[1] "
                         "WHERE f.contype = 'f' AND f.confrelid IN (%1)"_s.arg(names),
        [this](const QSqlQuery& row) {
            m_shapes[row.value(0).toString()].references += Shape::Reference {
                row.value(1).toString(), row.value(2).toString(), row.value(3).toString(), row.value(4).toInt()};
        });
}

// ---- writing ------------------------------------------------------------------------------------

Result<qint64> PostgresTransaction::removedBytes(const ServerScript& script)
{
    constexpr qsizetype AtOnce = 500;
    if (Result<> read = readShapes(script.tables); !read)
        return std::unexpected(read.error());
    qint64 bytes = 0;
    for (qint32 index = 0; index < script.tables.size(); ++index) {
        const ServerTable& table = script.tables.at(index);
        QStringList keys;
        for (const ServerStep& step : script.steps) {
            if (step.kind == Kind::Delete && step.table == index)
                keys += m_server.literal(step.key);
        }
        for (qsizetype at = 0; at < keys.size(); at += AtOnce) {
            const Result<> read = m_server.exec(
                u"SELECT coalesce(sum(%1), 0)::bigint FROM %2 WHERE %3 IN (%4)"_s.arg(sizeOf(table),
                    quotedServerName(table.name), quotedServerName(table.key), keys.mid(at, AtOnce).join(u", ")),
                [&bytes](const QSqlQuery& row) { bytes += row.value(0).toLongLong(); });
            if (!read)
                return std::unexpected(read.error());
        }
    }
    return bytes;
}

Result<> PostgresTransaction::carryOut(const ServerScript& script)
{
    if (Result<> read = readShapes(script.tables); !read)
        return read;
    m_changes.inverse.tables = script.tables;
    Steps rest(script.steps);
    auto guard = script.guards.cbegin();
    for (;;) {
        const auto done = script.steps.size() - qsizetype(rest.size());
        m_server.job().setProgress(done, script.steps.size());
        for (; guard != script.guards.cend() && guard->after <= done; ++guard) {
            if (Result<> held = m_server.check(*guard); !held)
                return held;
        }
        if (rest.empty())
            break;
        const auto most = guard == script.guards.cend() ? rest.size() : qMin(rest.size(), size_t(guard->after - done));
        const ServerTable& table = script.tables.at(rest.front().table);
        const auto count = rowsAtOnce(table, rest.first(size_t(stepsAtOnce(rest.first(most)))));
        if (!count)
            return std::unexpected(count.error());
        if (Result<> written = write(table, rest.first(*count)); !written)
            return written;
        rest = rest.subspan(*count);
    }
    std::ranges::reverse(m_changes.inverse.steps);
    // What takes it back is written down now, which may take long; the server must not end it meanwhile.
    return m_server.exec(u"SELECT txid_current(), set_config('idle_in_transaction_session_timeout', '1h', true)"_s,
        [this](const QSqlQuery& row) { m_changes.transaction = row.value(0).toLongLong(); });
}

QString PostgresTransaction::sizeOf(const ServerTable& table) const
{
    const Shape shape = m_shapes.value(table.name);
    QStringList sizes;
    for (qsizetype i = 0; i < shape.columns.size(); ++i) {
        // Of a text the length is known without unpacking it.
        const bool isText = shape.types.at(i) == "text"_L1 || shape.types.at(i).startsWith("character"_L1);
        sizes += u"coalesce(%1(%2), 0)::bigint"_s.arg(
            isText ? u"octet_length"_s : u"pg_column_size"_s, quotedServerName(shape.columns.at(i)));
    }
    return sizes.join(u" + "_s);
}

Result<size_t> PostgresTransaction::rowsAtOnce(const ServerTable& table, Steps steps)
{
    if (steps.front().kind == Kind::Insert || steps.size() == 1)
        return steps.size();
    QHash<QString, qint64> sizes;
    const QString key = quotedServerName(table.key);
    const Result<> read = m_server.exec(u"SELECT %1, %2 FROM %3 WHERE %4 IN (%5)"_s.arg(markedServerText(key),
                                            sizeOf(table), quotedServerName(table.name), key, keysOf(steps)),
        [&](const QSqlQuery& row) { sizes.insert(unmarkedServerText(row, 0), row.value(1).toLongLong()); });
    if (!read)
        return std::unexpected(read.error());
    size_t count = 0;
    for (qint64 bytes = 0; count < steps.size(); ++count) {
        const ServerStep& step = steps[count];
        bytes += sizes.value(step.kind == Kind::Copy ? step.from : step.key);
        if (count > 0 && bytes > MostRowBytes)
            break;
    }
    return count;
}

Result<> PostgresTransaction::write(const ServerTable& table, Steps steps)
{
    const Kind kind = steps.front().kind;
    if (kind == Kind::Insert)
        return insert(table, steps);
    const auto found = compare(table, steps);
    if (!found)
        return std::unexpected(found.error());
    switch (kind) {
    case Kind::Copy:
        return copy(table, steps);
    case Kind::Update:
        return update(table, steps, *found);
    case Kind::Insert:
    case Kind::Delete:
        break;
    }
    return remove(table, steps, *found);
}

QString PostgresTransaction::differences(const ServerTable& table, const ServerStep& step, const Found& found) const
{
    constexpr qsizetype Shown = 60;
    QStringList all;
    for (qsizetype i = 0; i < step.was.size() && i < found.values.size(); ++i) {
        const QString& now = found.values.at(i);
        if (now != step.was.at(i) || now.isNull() != step.was.at(i).isNull())
            all += PostgresTransactionText::tr("%1 is “%2” instead of “%3”")
                       .arg(table.columns.at(step.columns.at(i)), firstLine(now, Shown),
                           firstLine(step.was.at(i), Shown));
    }
    return all.isEmpty() ? PostgresTransactionText::tr("another column was changed") : all.join(u"; ");
}

QString PostgresTransaction::cellsOf(const ServerTable& table, const QList<qint32>& columns)
{
    QString cells;
    for (const qint32 column : columns)
        cells += u", "_s + markedServerText(Alias + u'.' + quotedServerName(table.columns.at(column)));
    return cells;
}

/// Of a row of key, hash and cells.
PostgresTransaction::Found PostgresTransaction::foundIn(const QSqlQuery& row, qsizetype columns)
{
    Found found {row.value(1).toString().toLatin1(), {}};
    for (int i = 0; i < columns; ++i)
        found.values += unmarkedServerText(row, 2 + i);
    return found;
}

bool PostgresTransaction::isAsWanted(const ServerStep& step, const Found& found)
{
    if (step.kind != Kind::Update)
        return step.hash.isEmpty() || found.hash == step.hash;
    // Null and empty are not the same.
    const auto isSame = [](const QString& a, const QString& b) { return a == b && a.isNull() == b.isNull(); };
    return std::ranges::equal(step.was, found.values, isSame);
}

Result<QHash<QString, PostgresTransaction::Found>> PostgresTransaction::compare(const ServerTable& table, Steps steps)
{
    const Kind kind = steps.front().kind;
    const QList<qint32> columns = kind == Kind::Update ? steps.front().columns
        : kind == Kind::Delete                         ? allOf(table)
                                                       : QList<qint32>();
    // Removing takes the lock by itself, which needs fewer rights.
    const QString lock = kind == Kind::Update ? u" FOR NO KEY UPDATE"_s : QString();
    QHash<QString, Found> rows;
    const QString key = quotedServerName(table.key);
    const QString sql = u"SELECT %1, %2%3 FROM %4 %5 WHERE %6 IN (%7) ORDER BY %6%8"_s.arg(markedServerText(key),
        serverRowHash(Alias), cellsOf(table, columns), quotedServerName(table.name), Alias, key, keysOf(steps), lock);
    const Result<> read = m_server.exec(
        sql, [&](const QSqlQuery& row) { rows.insert(unmarkedServerText(row, 0), foundIn(row, columns.size())); });
    if (!read)
        return std::unexpected(read.error());
    for (const ServerStep& step : steps) {
        const QString& wanted = kind == Kind::Copy ? step.from : step.key;
        const auto at = rows.constFind(wanted);
        if (at == rows.constEnd())
            return conflict(table, wanted, PostgresTransactionText::tr("it was removed"));
        if (!isAsWanted(step, *at))
            return conflict(table, wanted, differences(table, step, *at));
    }
    return rows;
}

Result<> PostgresTransaction::writeRows(
    const QString& sql, const ServerTable& table, Steps steps, const InverseOf& inverseOf)
{
    const QList<qint32> columns = steps.front().kind == Kind::Update ? steps.front().columns : QList<qint32>();
    QHash<QString, Found> rows;
    const QString answer = u" RETURNING %1, %2%3"_s.arg(
        markedServerText(Alias + u'.' + quotedServerName(table.key)), serverRowHash(Alias), cellsOf(table, columns));
    const Result<> written = m_server.exec(sql + answer,
        [&](const QSqlQuery& row) { rows.insert(unmarkedServerText(row, 0), foundIn(row, columns.size())); });
    if (!written)
        return written;
    for (const ServerStep& step : steps) {
        const auto row = rows.constFind(step.key);
        if (row == rows.constEnd())
            return conflict(table, step.key, PostgresTransactionText::tr("it cannot be written"));
        m_changes.inverse.steps += inverseOf(step, *row);
    }
    return {};
}

/// What the statements take from the steps, as rows of VALUES: a key, if there is one, then the new values.
QString PostgresTransaction::valuesOf(Steps steps, QString ServerStep::* first) const
{
    QStringList rows;
    for (const ServerStep& step : steps) {
        QStringList values;
        if (first)
            values += m_server.literal(step.*first);
        for (const QString& value : step.values)
            values += m_server.literal(value);
        rows += u'(' + values.join(u", ") + u')';
    }
    return rows.join(u", ");
}

/// What takes a row out again that was put in.
static ServerStep removalOf(const ServerStep& step, const QByteArray& hash)
{
    return {.kind = Kind::Delete, .table = step.table, .key = step.key, .hash = hash};
}

Result<> PostgresTransaction::insert(const ServerTable& table, Steps steps)
{
    QStringList names;
    for (const qint32 column : steps.front().columns)
        names += quotedServerName(table.columns.at(column));
    const QString head
        = u"INSERT INTO %1 AS %2 (%3) VALUES "_s.arg(quotedServerName(table.name), Alias, names.join(u", "));
    return writeRows(head + valuesOf(steps, nullptr), table, steps,
        [](const ServerStep& step, const Found& written) { return removalOf(step, written.hash); });
}

Result<> PostgresTransaction::copy(const ServerTable& table, Steps steps)
{
    const Shape& shape = m_shapes[table.name];
    const QList<qint32>& others = steps.front().columns;
    QStringList names;
    QStringList sources;
    for (qint32 i = 0; i < table.columns.size(); ++i) {
        names += quotedServerName(table.columns.at(i));
        const qsizetype other = others.indexOf(i);
        sources += other < 0 ? u"stemma_from."_s + names.last()
                             : u"stemma_new.v%1::%2"_s.arg(QString::number(other), shape.types.at(i));
    }
    const QString head = u"INSERT INTO %1 AS %2 (%3) SELECT %4 FROM (VALUES "_s.arg(
        quotedServerName(table.name), Alias, names.join(u", "), sources.join(u", "));
    const QString tail = u") stemma_new (%1) JOIN %2 stemma_from ON stemma_from.%3 = stemma_new.k::%4"_s.arg(
        namesOfValues(others.size()), quotedServerName(table.name), quotedServerName(table.key),
        shape.types.value(shape.columns.indexOf(table.key)));
    return writeRows(head + valuesOf(steps, &ServerStep::from) + tail, table, steps,
        [](const ServerStep& step, const Found& written) { return removalOf(step, written.hash); });
}

Result<> PostgresTransaction::update(const ServerTable& table, Steps steps, const QHash<QString, Found>& found)
{
    const Shape& shape = m_shapes[table.name];
    const QList<qint32>& columns = steps.front().columns;
    QStringList sets;
    for (qsizetype i = 0; i < columns.size(); ++i)
        sets += u"%1 = stemma_new.v%2::%3"_s.arg(
            quotedServerName(table.columns.at(columns.at(i))), QString::number(i), shape.types.at(columns.at(i)));
    const QString head
        = u"UPDATE %1 AS %2 SET %3 FROM (VALUES "_s.arg(quotedServerName(table.name), Alias, sets.join(u", "));
    const QString tail = u") stemma_new (%1) WHERE %2.%3 = stemma_new.k::%4"_s.arg(namesOfValues(columns.size()), Alias,
        quotedServerName(table.key), shape.types.value(shape.columns.indexOf(table.key)));
    return writeRows(head + valuesOf(steps, &ServerStep::key) + tail, table, steps,
        [&found](const ServerStep& step, const Found& written) {
            ServerStep inverse = step;
            inverse.was = written.values;
            inverse.values = found.value(step.key).values;
            return inverse;
        });
}

Result<> PostgresTransaction::remove(const ServerTable& table, Steps steps, const QHash<QString, Found>& found)
{
    // No other row may change unnoticed.
    for (const Shape::Reference& reference : m_shapes[table.name].references) {
        if (reference.columns != 1 || reference.key != table.key)
            return fail(Errc::NotSupported,
                PostgresTransactionText::tr("%1 was not changed: the table %2 refers to several columns of “%3”, so "
                                            "removing a row could remove unknown other rows.")
                    .arg(m_server.title(), reference.table, table.name));
        QString key;
        const QString sql = u"SELECT %1::text FROM %2 WHERE %1 IN (%3) LIMIT 1"_s.arg(
            quotedServerName(reference.column), reference.table, keysOf(steps));
        const Result<> read = m_server.exec(sql, [&key](const QSqlQuery& row) { key = row.value(0).toString(); });
        if (!read)
            return read;
        if (!key.isNull())
            return conflict(
                table, key, PostgresTransactionText::tr("rows of the table %1 now refer to it").arg(reference.table));
    }
    const QString sql = u"DELETE FROM %1 AS %2 WHERE %2.%3 IN (%4)"_s.arg(
        quotedServerName(table.name), Alias, quotedServerName(table.key), keysOf(steps));
    return writeRows(sql, table, steps, [&](const ServerStep& step, const Found&) {
        return ServerStep {.kind = Kind::Insert,
            .table = step.table,
            .key = step.key,
            .columns = allOf(table),
            .values = found.value(step.key).values};
    });
}

// ---- the end ------------------------------------------------------------------------------------

Result<QString> PostgresTransaction::statusOf(qint64 transaction)
{
    constexpr QLatin1StringView NotReached = "22023"_L1; // the number is of another server, in whose place this one is
    QString status;
    const Result<> read = m_server.exec(u"SELECT txid_status(%1)"_s.arg(transaction),
        [&status](const QSqlQuery& row) { status = row.value(0).toString(); });
    if (!read && read.error().cause.startsWith(NotReached))
        return begin().transform([] { return QString(); });
    return read.transform([&status] { return status; });
}

Result<bool> PostgresTransaction::holds(const ServerScript& inverse)
{
    const QList<ServerStep> left = inverse.stepsForRowsAsLeft();
    if (left.isEmpty())
        return false;
    for (const ServerStep& step : {left.first(), left.last()}) {
        const ServerTable& table = inverse.tables.at(step.table);
        const QList<qint32> columns = step.kind == Kind::Update ? step.columns : QList<qint32>();
        std::optional<Found> found;
        const QString sql
            = u"SELECT 1, %1%2 FROM %3 %4 WHERE %4.%5 = %6"_s.arg(serverRowHash(Alias), cellsOf(table, columns),
                quotedServerName(table.name), Alias, quotedServerName(table.key), m_server.literal(step.key));
        const Result<> read = m_server.exec(sql, [&](const QSqlQuery& row) { found = foundIn(row, columns.size()); });
        if (!read)
            return std::unexpected(read.error());
        if (step.kind == Kind::Insert ? found.has_value() : !found || !isAsWanted(step, *found))
            return false;
    }
    return true;
}

} // namespace stemma
