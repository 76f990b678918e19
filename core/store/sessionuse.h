// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/time.h"
#include "core/store/files/openwriters.h"
#include "core/store/sessionstore.h"

namespace stemma {

/// Signs that a program works in a session now.
struct SessionUse
{
    /// How long after its last write a session may still be in use: a turn of an agent can take as long.
    static constexpr std::chrono::minutes Recently {2};

    QList<FileWriterProcess> programs; ///< other programs that have a file of the session open for writing
    bool isSessionAlone = false; ///< the files hold this session and no other one
    std::optional<Time> writtenAt; ///< when a file of the session was written last; only where isSessionAlone

    /// Somebody may be at work in it at @p time.
    [[nodiscard]] bool isBusy(Time time) const
    {
        return !programs.isEmpty() || (writtenAt && time - *writtenAt < Recently && *writtenAt <= time);
    }
    bool operator==(const SessionUse&) const = default;
};

/// A store that keeps each session in files of its own.
class SessionFilesStore
{
public:
    SessionFilesStore() = default;
    virtual ~SessionFilesStore() = default;
    Q_DISABLE_COPY_MOVE(SessionFilesStore)

    /// Absolute paths; empty: there is no such session. Errors: those of SessionStore::sessions().
    [[nodiscard]] virtual Result<QStringList> filesOf(const SessionId& session, const JobControl& job) = 0;
};

/// Who has a session open, as the system tells now; of stores without the service, who has the store's one file open.
/// Programs of other users are not seen. Reads nothing of the store itself, but /proc, which takes some milliseconds.
[[nodiscard]] Result<SessionUse> sessionUse(SessionStore& store, const SessionId& session, const JobControl& job);

} // namespace stemma
