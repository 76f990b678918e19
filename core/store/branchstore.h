// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sessionstore.h"

namespace stemma {

/// A service of stores that keep the branches of a conversation in one place. Each branch is a session; what several of
/// them begin with is stored once, and has the same outline keys in all of them. The trunk is the branch that the agent
/// goes on with, and the session that a list always has. Thread: the store's.
class BranchStore
{
public:
    BranchStore() = default;
    virtual ~BranchStore() = default;
    Q_DISABLE_COPY_MOVE(BranchStore)

    /// The trunk of a branch, told from the id alone; empty: the session is a trunk itself, or there is none.
    [[nodiscard]] virtual SessionId trunkOf(const SessionId& session, const JobControl& job) = 0;
    /// All branches beside a trunk, also those that a list lacks as long as nobody has read so far: this reads it.
    [[nodiscard]] virtual Result<std::vector<SessionInfo>> branchesOf(const SessionId& trunk, const JobControl& job)
        = 0;
    /// How many of the first messages of a session another one has that stands before it: the trunk comes first, then
    /// the others as branchesOf() has them. So each message is behind the shared ones of one session, and of one only.
    /// NotFound: it is no branch any more.
    [[nodiscard]] virtual Result<qint64> sharedMessages(const SessionId& session, const JobControl& job) = 0;
};

/// The same of any store: without the service every session stands for itself.
[[nodiscard]] SessionId trunkOf(SessionStore& store, const SessionId& session, const JobControl& job);
[[nodiscard]] Result<std::vector<SessionInfo>> branchesOf(
    SessionStore& store, const SessionId& trunk, const JobControl& job);
[[nodiscard]] Result<qint64> sharedMessages(SessionStore& store, const SessionId& session, const JobControl& job);

} // namespace stemma
