// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/sqlitefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>

#include <unordered_map>

using namespace Qt::StringLiterals;

namespace stemma {

struct SqliteFile::Data
{
    QString path;
    QString connection;
    QSqlDatabase database;
    std::unordered_map<QString, QSqlQuery> statements;
    QString failure; ///< of the first statement that failed
};

SqliteFile::SqliteFile(SqliteFile&& other) noexcept = default;

SqliteFile::~SqliteFile()
{
    if (m_data)
        close();
}

Result<SqliteFile> SqliteFile::create(const QString& path)
{
    SqliteFile file;
    file.m_data = std::make_unique<Data>();
    Data& data = *file.m_data;
    data.path = path;
    if (QFileInfo::exists(path)) {
        return fail(Errc::Usage,
            QCoreApplication::translate("SqliteFile", "%1 exists already; choose another name.").arg(path));
    }
    QDir().mkpath(QFileInfo(path).absolutePath());
    data.connection = QUuid::createUuid().toString();
    data.database = QSqlDatabase::addDatabase(u"QSQLITE"_s, data.connection);
    data.database.setDatabaseName(path);
    if (!data.database.open()) {
        return fail(Errc::Denied,
            QCoreApplication::translate("SqliteFile", "%1 cannot be written; check that its folder is writable.")
                .arg(path),
            data.database.lastError().text());
    }
    // WAL stands in the header for good; while the file is being made no journal is needed at all.
    file.run(u"PRAGMA journal_mode = WAL"_s);
    file.run(u"PRAGMA synchronous = OFF"_s);
    file.run(u"PRAGMA foreign_keys = ON"_s);
    return file;
}

void SqliteFile::run(const QString& sql, const QVariantList& values)
{
    Data& data = *m_data;
    if (!data.failure.isNull())
        return;
    auto found = data.statements.find(sql);
    if (values.isEmpty()) {
        QSqlQuery query(data.database);
        if (!query.exec(sql))
            data.failure = query.lastError().text() % u" in: " % sql;
        return;
    }
    if (found == data.statements.end()) {
        QSqlQuery query(data.database);
        query.setForwardOnly(true);
        if (!query.prepare(sql)) {
            data.failure = query.lastError().text() % u" in: " % sql;
            return;
        }
        found = data.statements.emplace(sql, std::move(query)).first;
    }
    for (int i = 0; i < values.size(); ++i)
        found->second.bindValue(i, values[i]);
    if (!found->second.exec())
        data.failure = found->second.lastError().text() % u" in: " % sql;
}

void SqliteFile::close()
{
    Data& data = *m_data;
    data.statements.clear();
    const QString connection = data.connection;
    data.database.close();
    data.database = {};
    QSqlDatabase::removeDatabase(connection);
}

Result<> SqliteFile::finish()
{
    const std::unique_ptr<Data> data = [this] {
        close();
        return std::move(m_data);
    }();
    if (data->failure.isNull())
        return {};
    return fail(Errc::Corrupt,
        QCoreApplication::translate("SqliteFile", "The store %1 could not be made.").arg(data->path), data->failure);
}

} // namespace stemma
