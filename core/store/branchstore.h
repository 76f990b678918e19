// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sessionstore.h"

namespace stemma {

/// A service of stores that keep messages once which several sessions begin with. These are the branches of a
/// conversation that one file holds, where such messages have the same outline keys in all of them: the trunk is the
/// branch that the agent goes on with, and the session that a list always has. And they are sessions that go on from
/// another one's file, each of which is listed by itself and no branch. Thread: the store's.
class BranchStore
{
public:
    BranchStore() = default;
    virtual ~BranchStore() = default;
    Q_DISABLE_COPY_MOVE(BranchStore)

    /// The session that stands before another one: the trunk of a branch, or the one from whose file it goes on.
    struct Before
    {
        SessionId session; ///< empty: none, or it is not there
        bool isTrunk = false;
    };
    /// Told without reading more than the first lines.
    [[nodiscard]] virtual Before before(const SessionId& session, const JobControl& job) = 0;
    /// All branches beside a trunk, also those that a list lacks as long as nobody has read so far: this reads it.
    [[nodiscard]] virtual Result<std::vector<SessionInfo>> branchesOf(const SessionId& trunk, const JobControl& job)
        = 0;
    /// How many of the first messages of a session another one of the store has that stands before it: the one that it
    /// goes on from; of branches the trunk comes first, then the others as branchesOf() has them. So each message is
    /// behind the shared ones of one session, and of one only.
    /// NotFound: it is no branch any more.
    [[nodiscard]] virtual Result<qint64> sharedMessages(const SessionId& session, const JobControl& job) = 0;
};

// The same of any store: without the service every session stands for itself.

/// The trunk of a branch; empty: the session is a trunk itself, or there is none.
[[nodiscard]] SessionId trunkOf(SessionStore& store, const SessionId& session, const JobControl& job);
/// The session from whose file another one goes on; empty: from none. A branch goes on from its own file.
[[nodiscard]] SessionId baseOf(SessionStore& store, const SessionId& session, const JobControl& job);
[[nodiscard]] Result<std::vector<SessionInfo>> branchesOf(
    SessionStore& store, const SessionId& trunk, const JobControl& job);
[[nodiscard]] Result<qint64> sharedMessages(SessionStore& store, const SessionId& session, const JobControl& job);

} // namespace stemma
