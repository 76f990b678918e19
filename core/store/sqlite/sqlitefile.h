// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/base/result.h"
#include "core/store/files/filekey.h"

#include <QByteArray>

namespace stemma {

/// A read-only look at a file that SQLite may have open in this process too, or that belongs to such a database: it
/// loses no locks by it (see heldfiles.h).
class GuardedFile
{
public:
    /// @p database is the file whose connections must not lose their locks (the file itself, or the
    /// database beside which it stands).
    GuardedFile(const QString& path, FileKey database);
    GuardedFile(const QString& path, FileKey database, FileKey file); ///< @p file: the one at @p path, looked up before
    ~GuardedFile();
    Q_DISABLE_COPY_MOVE(GuardedFile)

    [[nodiscard]] bool isOpen() const { return m_fd >= 0; }
    [[nodiscard]] int errorNumber() const { return m_errno; } ///< why it is not open
    [[nodiscard]] QByteArray read(qint64 offset, qint64 count) const; ///< shorter at the end, empty on failure
    /// Another process holds a lock within the range.
    [[nodiscard]] bool isLockedByOthers(qint64 start, qint64 length) const;

private:
    int m_fd = -1;
    int m_errno = 0;
    FileKey m_file;
    FileKey m_database;
};

/// Says, as long as it lives, that a connection of this process has the database open.
class SqliteHold
{
public:
    explicit SqliteHold(FileKey database);
    ~SqliteHold();
    Q_DISABLE_COPY_MOVE(SqliteHold)

private:
    FileKey m_database;
};

/// What can be seen of a database and the files beside it without SQLite. Two equal states mean that
/// nothing was written in between. Any thread.
struct SqliteFileState
{
    /// Size and time of a file; size -1: there is none.
    struct Stamp
    {
        qint64 size = -1;
        qint64 mtimeNs = 0;
        bool operator==(const Stamp&) const = default;
    };

    FileKey key; ///< null: no such file
    Stamp database;
    Stamp wal;
    Stamp journal;
    bool hasShm = false;
    QByteArray counters; ///< change counter and schema cookie of the header
    QByteArray walIndex; ///< head of the -shm file: changes with every commit in WAL mode

    [[nodiscard]] bool exists() const { return !key.isNull(); }
    bool operator==(const SqliteFileState&) const = default;
    /// No data was written between the two, though a side file may have been made or removed.
    [[nodiscard]] bool hasSameData(const SqliteFileState& other) const;
    [[nodiscard]] qint64 changeCounter() const;

    [[nodiscard]] static SqliteFileState of(const QString& path);
};

/// What the files show about how the database may be opened.
struct SqliteProbe
{
    bool isWal = false; ///< by the header
    bool heldByOthers = false; ///< another process has it open, or writes to it
    bool hotJournal = false; ///< a rollback journal left by a crash
};
[[nodiscard]] SqliteProbe probeSqlite(const QString& path, const SqliteFileState& state);

/// The first bytes of any file, in the careful way; the error is errno.
[[nodiscard]] std::expected<QByteArray, int> readHead(const QString& path, qint64 count);

/// Copies the database with its -wal or -journal to @p target; obeys and informs @p job. Errc::Conflict: somebody wrote
/// since @p state, so that the copies may not belong together.
[[nodiscard]] Result<> copySqlite(
    const QString& path, const SqliteFileState& state, const QString& target, const JobControl& job);

} // namespace stemma
