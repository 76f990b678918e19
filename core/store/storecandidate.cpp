// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/postgres/postgresdatabase.h"
#include "core/store/postgres/serveraddress.h"
#include "core/store/sqlite/sqlitedatabase.h"
#include "core/store/sqlite/sqlitefile.h"
#include "core/store/storeformat.h"

#include <QCoreApplication>
#include <QDir>

#include <cerrno>
#include <cstring>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr QByteArrayView SqliteMagic("SQLite format 3\0", 16);

struct StoreCandidateText
{
    Q_DECLARE_TR_FUNCTIONS(StoreCandidate)
};

Error accessErrorFor(const QString& path, int number)
{
    const QString file = QDir::toNativeSeparators(path);
    const QString cause = u"open: "_s + QString::fromLocal8Bit(std::strerror(number));
    switch (number) {
    case ENOENT:
    case ENOTDIR:
        return {Errc::NotFound,
            StoreCandidateText::tr("There is no file %1. Check the name, or choose another file.").arg(file), cause};
    case EACCES:
    case EPERM:
        return {Errc::Denied,
            StoreCandidateText::tr(
                "You may not read %1. Change its permissions or those of its folder, or open a copy.")
                .arg(file),
            cause};
    default:
        return {Errc::Denied,
            StoreCandidateText::tr("%1 cannot be read: %2. Check the disk, then try again.")
                .arg(file, QString::fromLocal8Bit(std::strerror(number))),
            cause};
    }
}

} // namespace

StoreCandidate::StoreCandidate(const QString& name)
    : m_path(isServerAddress(name) ? cleanStorePath(name) : name)
{
    if (isServerAddress(name))
        connectToServer(name);
    else
        readFile();
}

void StoreCandidate::connectToServer(const QString& name)
{
    const auto parsed = ServerAddress::parse(name);
    if (!parsed) {
        m_accessError = parsed.error();
        return;
    }
    m_server = std::make_shared<PostgresDatabase>(parsed->address);
    if (const Result<> connected = m_server->connect(); !connected) {
        m_accessError = connected.error();
        m_server.reset();
    }
}

void StoreCandidate::readFile()
{
    m_info = QFileInfo(m_path);
    m_path = m_info.absoluteFilePath();
    if (m_info.isDir()) {
        if (!QDir(m_path).isReadable())
            m_accessError = accessErrorFor(m_path, EACCES);
        return;
    }
    constexpr qint64 HeadBytes = 64 * 1024;
    const auto head = m_info.exists() && !m_info.isFile() ? std::unexpected(EINVAL) : readHead(m_path, HeadBytes);
    if (!head)
        m_accessError = accessErrorFor(m_path, head.error());
    else if (head->isEmpty())
        m_accessError = Error {Errc::NotSupported,
            StoreCandidateText::tr("The file %1 is empty. Choose another file, or a backup of this one.")
                .arg(QDir::toNativeSeparators(m_path)),
            u"0 bytes read"_s};
    else
        m_head = *head;
}

bool StoreCandidate::isSqlite() const
{
    return m_head.startsWith(SqliteMagic);
}

const Result<QList<StoreCandidate::Table>>& StoreCandidate::sqliteTables() const
{
    if (!m_tables) {
        SqliteDatabase database(m_path);
        m_tables = database.read(JobControl(), [&] { return readSqliteTables(database); });
    }
    return *m_tables;
}

Result<QList<StoreCandidate::Table>> readSqliteTables(SqliteDatabase& database)
{
    QList<StoreCandidate::Table> tables;
    auto q = database.query(u"SELECT m.name, c.name FROM sqlite_master m, pragma_table_xinfo(m.name) c "
                            "WHERE m.type = 'table' ORDER BY m.rowid, c.cid"_s);
    while (q.next()) {
        if (tables.isEmpty() || tables.last().name != q.text(0))
            tables << StoreCandidate::Table {q.text(0), {}};
        tables.last().columns << q.text(1);
    }
    if (!q.ok())
        return q.failure();
    return tables;
}

} // namespace stemma
