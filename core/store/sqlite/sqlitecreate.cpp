// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sqlite/sqlitecreate.h"

#include "core/store/sqlite/sqliteapi.h"
#include "core/store/sqlite/sqlitefile.h"
#include "core/store/sqlite/sqlitewriter.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct SqliteCreateText
{
    Q_DECLARE_TR_FUNCTIONS(SqliteCreate)
};

std::unexpected<Error> failure(const QString& path, const QString& cause)
{
    return fail(Errc::Denied,
        SqliteCreateText::tr(
            "Stemma’s own data in %1 cannot be written. Check the permissions of the folder and the free disk space.")
            .arg(QDir::toNativeSeparators(path)),
        cause);
}

Result<> makeFile(const QString& path)
{
    const QString folder = QFileInfo(path).path();
    const bool isNew = !QFileInfo::exists(folder);
    if (!QDir().mkpath(folder))
        return failure(path, u"mkpath"_s);
    if (isNew)
        QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QFile file(path);
    const auto mine = QFile::ReadOwner | QFile::WriteOwner;
    if (!file.open(QIODevice::ReadWrite | QIODevice::NewOnly, mine) && !file.exists())
        return failure(path, file.errorString());
    return {};
}

} // namespace

Result<> createSqlite(const QString& path, int version, const QStringList& statements)
{
    if (!QFileInfo::exists(path)) {
        if (const Result<> made = makeFile(path); !made)
            return made;
    }
    const SqliteHold hold(SqliteFileState::of(path).key);
    sqlite3* handle = nullptr;
    int code = sqlite3_open_v2(QFile::encodeName(path).constData(), &handle, SQLITE_OPEN_READWRITE, nullptr);
    sqlite3_busy_timeout(handle, SqliteWriter::BusyMs);
    int found = 0;
    const auto take = [](void* to, int, char** values, char**) {
        *static_cast<int*>(to) = qstrcmp(values[0], "0");
        return 0;
    };
    if (code == SQLITE_OK)
        code = sqlite3_exec(handle, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr);
    if (code == SQLITE_OK)
        code = sqlite3_exec(handle, "PRAGMA user_version", take, &found, nullptr);
    QStringList todo = statements;
    todo += u"PRAGMA user_version = %1"_s.arg(version);
    for (qsizetype i = 0; code == SQLITE_OK && found == 0 && i < todo.size(); ++i)
        code = sqlite3_exec(handle, todo.at(i).toUtf8().constData(), nullptr, nullptr, nullptr);
    if (code == SQLITE_OK)
        code = sqlite3_exec(handle, "COMMIT", nullptr, nullptr, nullptr);
    const QString cause = u"SQLite %1: %2"_s.arg(code).arg(QString::fromUtf8(sqlite3_errmsg(handle)));
    sqlite3_close(handle); // rolls back what was not committed
    return code == SQLITE_OK ? Result<>() : failure(path, cause);
}

} // namespace stemma
