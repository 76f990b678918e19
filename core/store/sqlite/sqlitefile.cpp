// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sqlite/sqlitefile.h"

#include "core/store/files/heldfiles.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QtEndian>

#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// Where SQLite's unix VFS puts its locks; fixed by its file format.
constexpr qint64 LockBytes = 0x40000000; // pending, reserved and shared range of the database
constexpr qint64 LockLength = 512;
constexpr qint64 ReservedByte = LockBytes + 1;
constexpr qint64 ShmLockStart = 120; // of the -shm file, the "dead man's switch" at 128 included
constexpr qint64 ShmLockLength = 9;

FileKey keyOf(const struct stat& info)
{
    return {quint64(info.st_dev), quint64(info.st_ino)};
}

SqliteFileState::Stamp stampOf(const QByteArray& path, FileKey* key = nullptr)
{
    struct stat info = {};
    if (::stat(path.constData(), &info) != 0)
        return {};
    if (key)
        *key = keyOf(info);
    return {qint64(info.st_size), qint64(info.st_mtim.tv_sec) * 1'000'000'000 + info.st_mtim.tv_nsec};
}

FileKey fileKey(const QString& path)
{
    FileKey key;
    stampOf(QFile::encodeName(path), &key);
    return key;
}

} // namespace

GuardedFile::GuardedFile(const QString& path, FileKey database)
    : GuardedFile(path, database, fileKey(path))
{
}

GuardedFile::GuardedFile(const QString& path, FileKey database, FileKey file)
    : m_file(file)
    , m_database(database)
{
    m_fd = heldfiles::open(path, m_file, m_database);
    m_errno = m_fd < 0 ? errno : 0;
}

GuardedFile::~GuardedFile()
{
    if (m_fd >= 0)
        heldfiles::close(m_fd, m_file, m_database);
}

QByteArray GuardedFile::read(qint64 offset, qint64 count) const
{
    QByteArray bytes(count, Qt::Uninitialized);
    qint64 done = 0;
    while (m_fd >= 0 && done < count) {
        const ssize_t got = ::pread(m_fd, bytes.data() + done, size_t(count - done), offset + done);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            break;
        done += got;
    }
    bytes.resize(done);
    return bytes;
}

bool GuardedFile::isLockedByOthers(qint64 start, qint64 length) const
{
    struct flock probe = {};
    probe.l_type = F_WRLCK;
    probe.l_whence = SEEK_SET;
    probe.l_start = start;
    probe.l_len = length;
    // F_GETLK never reports locks of the own process, which is just what is asked.
    return m_fd >= 0 && ::fcntl(m_fd, F_GETLK, &probe) == 0 && probe.l_type != F_UNLCK;
}

SqliteHold::SqliteHold(FileKey database)
    : m_database(database)
{
    heldfiles::hold(m_database);
}

SqliteHold::~SqliteHold()
{
    heldfiles::release(m_database);
}

SqliteFileState SqliteFileState::of(const QString& path)
{
    SqliteFileState state;
    const QByteArray name = QFile::encodeName(path);
    state.database = stampOf(name, &state.key);
    if (!state.exists())
        return state;
    state.wal = stampOf(name + "-wal");
    state.journal = stampOf(name + "-journal");
    FileKey shm;
    state.hasShm = stampOf(name + "-shm", &shm).size >= 0;
    // Times have the grain of the kernel's clock tick; the counters miss nothing.
    state.counters = GuardedFile(path, state.key, state.key).read(24, 20);
    if (state.hasShm)
        state.walIndex = GuardedFile(path + "-shm"_L1, state.key, shm).read(0, 48);
    return state;
}

bool SqliteFileState::hasSameData(const SqliteFileState& other) const
{
    const bool noLog = wal.size <= 0 && other.wal.size <= 0;
    return key == other.key && database == other.database && counters == other.counters
        && (noLog || (wal == other.wal && walIndex == other.walIndex));
}

qint64 SqliteFileState::changeCounter() const
{
    return counters.size() < 4 ? 0 : qFromBigEndian<quint32>(counters.constData());
}

SqliteProbe probeSqlite(const QString& path, const SqliteFileState& state)
{
    SqliteProbe probe;
    const GuardedFile database(path, state.key);
    const QByteArray versions = database.read(18, 2);
    probe.isWal = versions.size() == 2 && versions.at(0) == 2;
    probe.heldByOthers = database.isLockedByOthers(LockBytes, LockLength);
    if (probe.isWal && !probe.heldByOthers && state.hasShm)
        probe.heldByOthers = GuardedFile(path + "-shm"_L1, state.key).isLockedByOthers(ShmLockStart, ShmLockLength);
    if (state.journal.size > 0 && !database.isLockedByOthers(ReservedByte, 1)) {
        // A journal that is finished with may stay, its head overwritten with zeros.
        const QByteArray magic = GuardedFile(path + "-journal"_L1, state.key).read(0, 8);
        probe.hotJournal = magic == QByteArrayView("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8);
    }
    return probe;
}

std::expected<QByteArray, int> readHead(const QString& path, qint64 count)
{
    const GuardedFile file(path, fileKey(path));
    if (!file.isOpen())
        return std::unexpected(file.errorNumber());
    return file.read(0, count);
}

Result<> copySqlite(const QString& path, const SqliteFileState& state, const QString& target, const JobControl& job)
{
    const auto broken = [&](const QString& reason) {
        return fail(Errc::Denied,
            QCoreApplication::translate("SqliteFile",
                "%1 was not closed properly and must be copied to be read, but the copy in %2 failed. Free some space "
                "there, or set TMPDIR to another folder.")
                .arg(QDir::toNativeSeparators(path), QDir::toNativeSeparators(QDir::tempPath())),
            reason);
    };
    qint64 done = 0;
    const qint64 total = state.database.size + qMax<qint64>(0, state.wal.size) + qMax<qint64>(0, state.journal.size);
    for (const QLatin1StringView suffix : {""_L1, "-wal"_L1, "-journal"_L1}) {
        const GuardedFile from(path + suffix, state.key);
        if (!from.isOpen()) {
            if (suffix.isEmpty())
                return broken(u"open: "_s + QString::fromLocal8Bit(std::strerror(from.errorNumber())));
            continue;
        }
        QFile to(target + suffix);
        if (!to.open(QIODevice::WriteOnly | QIODevice::Truncate))
            return broken(to.errorString());
        for (qint64 offset = 0;;) {
            if (job.isCancelled())
                return fail(Errc::Cancelled, {});
            constexpr qint64 Block = 1 << 20;
            const QByteArray block = from.read(offset, Block);
            if (block.isEmpty())
                break;
            if (to.write(block) != block.size())
                return broken(to.errorString());
            offset += block.size();
            done += block.size();
            job.setProgress(done, total);
        }
        if (!to.flush())
            return broken(to.errorString());
    }
    if (SqliteFileState::of(path) == state)
        return {};
    return fail(Errc::Conflict,
        QCoreApplication::translate(
            "SqliteFile", "%1 is being written all the time and could not be copied. Try again in a moment.")
            .arg(QDir::toNativeSeparators(path)));
}

} // namespace stemma
