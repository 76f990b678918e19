// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/sqlitedump.h"

#include "core/store/sqlite/sqlitedatabase.h"

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

QString quoted(QString name)
{
    return u'"' + name.replace(u'"', u"\"\""_s) + u'"';
}

QStringList column(SqliteDatabase& database, const QString& sql)
{
    QStringList values;
    auto query = database.query(sql);
    while (query.next())
        values += query.text(0);
    if (!query.ok())
        values += query.error().cause;
    return values;
}

} // namespace

QStringList dumpSqlite(const QString& path)
{
    SqliteDatabase database(path);
    const auto lines = database.read({}, [&]() -> Result<QStringList> {
        QStringList dump;
        const QStringList tables = column(database,
            u"SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"_s);
        for (const QString& table : tables) {
            const QString literal = u'\'' + QString(table).replace(u'\'', u"''"_s) + u'\'';
            QStringList values {u"rowid"_s};
            for (const QString& name : column(database, u"SELECT name FROM pragma_table_info(%1)"_s.arg(literal)))
                values += u"quote(%1)"_s.arg(quoted(name));
            dump += column(database,
                u"SELECT %1 || ' ' || concat_ws(' | ', %2) FROM %3 ORDER BY rowid"_s.arg(
                    literal, values.join(u", "), quoted(table)));
        }
        return dump;
    });
    return lines ? *lines : QStringList {lines.error().text + lines.error().cause};
}

QStringList dumpCounters(const QString& path)
{
    SqliteDatabase database(path);
    const auto lines = database.read({}, [&]() -> Result<QStringList> {
        const QString has = u"SELECT 1 FROM sqlite_schema WHERE name = 'sqlite_sequence'"_s;
        return column(database, has).isEmpty()
            ? QStringList()
            : column(database, u"SELECT rowid || ' ' || name || ' ' || seq FROM sqlite_sequence ORDER BY rowid"_s);
    });
    return lines ? *lines : QStringList {lines.error().text + lines.error().cause};
}

} // namespace stemma
