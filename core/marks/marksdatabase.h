// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/session/checkpoint.h"
#include "core/session/session.h"
#include "core/store/files/filereader.h"
#include "core/store/sqlite/sqlitedatabase.h"

#include <QCoreApplication>
#include <QHash>

#include <memory>

namespace stemma {

/// A user's own words on a session.
struct OwnMarks
{
    QStringList labels; ///< sorted
    bool isFlagged = false;

    bool operator==(const OwnMarks&) const = default;
};

/// Whether the user flagged it (see MarkedStore).
[[nodiscard]] bool isFlagged(const SessionInfo& info);
void setFlagged(SessionInfo& info);

/// Checkpoints, labels and flags of sessions whose formats have no place for them: one private SQLite file of Stemma's
/// own under the XDG data directory, whose rows name format, store and session. Reads only, apart from making the
/// empty file; changes go through plans. One thread at a time.
class MarksDatabase
{
    Q_DECLARE_TR_FUNCTIONS(MarksDatabase)
public:
    static constexpr int Version = 1; ///< PRAGMA user_version

    explicit MarksDatabase(QString path);
    ~MarksDatabase();
    Q_DISABLE_COPY_MOVE(MarksDatabase)

    [[nodiscard]] static QString defaultPath();
    [[nodiscard]] const QString& path() const { return m_path; }
    /// Makes the file where there is none. Errors: Denied, NotSupported (of a later version).
    [[nodiscard]] Result<> makeReady(const JobControl& job);
    /// Whether it was written since the last call.
    [[nodiscard]] bool poll();

    /// Those of a store's sessions that have any.
    [[nodiscard]] Result<QHash<SessionId, OwnMarks>> ofStore(
        const QString& format, const QString& store, const JobControl& job);
    [[nodiscard]] Result<OwnMarks> ofSession(
        const QString& format, const QString& store, const SessionId& session, const JobControl& job);
    /// Of one session, oldest first.
    [[nodiscard]] Result<QList<Checkpoint>> checkpoints(
        const QString& format, const QString& store, const SessionId& session, const JobControl& job);
    /// Of all sessions of a store, oldest first.
    [[nodiscard]] Result<QList<Checkpoint>> allCheckpoints(
        const QString& format, const QString& store, const JobControl& job);
    /// The label of the checkpoint there; no value: there is none.
    [[nodiscard]] Result<std::optional<QString>> labelAt(const QString& format, const QString& store,
        const SessionId& session, const MessageId& at, const JobControl& job);

private:
    template<typename Work> auto read(const JobControl& job, Work work) -> std::invoke_result_t<Work&, SqliteDatabase&>;

    QString m_path;
    std::unique_ptr<SqliteDatabase> m_database; ///< once the file is there
    FileStamp m_seen;
};

} // namespace stemma
