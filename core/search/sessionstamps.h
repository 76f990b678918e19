// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sessionstore.h"

namespace stemma {

/// By what it is seen that a session changed, and how.
struct SessionStamp
{
    qint64 state = 0; ///< of its files; where it has none of its own, of what the list of sessions says of it
    qint64 files = 0; ///< which files these are, whatever is in them; 0: it has none of its own
    qint64 bytes = 0; ///< of them

    /// What was there when @p before was taken may stand there still, and something behind it.
    [[nodiscard]] bool mayHaveGrownFrom(const SessionStamp& before) const
    {
        return files == before.files && (files == 0 || bytes > before.bytes);
    }
    bool operator==(const SessionStamp&) const = default;
};

/// A session of a store with its stamp.
struct StampedSession
{
    SessionInfo info;
    SessionStamp stamp;
    SessionId trunk; ///< of which it is a branch, see BranchStore; empty: it is none
    bool isListed = true; ///< false: a branch that is known of from elsewhere than the list of sessions

    /// One of its branches that the list lacks: the same files hold it.
    [[nodiscard]] StampedSession branch(SessionInfo branchInfo) const
    {
        return {std::move(branchInfo), stamp, info.id, false};
    }
    /// The same, of which only the id is known.
    [[nodiscard]] StampedSession branch(const SessionId& id) const;
};

/// What a hit tells of its session, and queries ask for. A list of sessions has of it what is cheap to read.
struct ShownNames
{
    QString title;
    QString model;
    QString agent;
    QString firstPrompt;

    void setTo(SessionInfo& info) const;
    bool operator==(const ShownNames&) const = default;
};

/// As the window shows them, once the session was looked at: what only the whole of it tells is in them. To be asked
/// for where the session is read anyway. Thread: the store's.
[[nodiscard]] ShownNames namesOf(SessionStore& store, const SessionInfo& listed, const JobControl& job);

/// All sessions of a store, those used last first. Thread: the store's.
[[nodiscard]] Result<std::vector<StampedSession>> stampedSessions(SessionStore& store, const JobControl& job);

/// Of a store that is one file, a text that changes with every write to it; empty: it is none.
[[nodiscard]] QString stampOfStore(const StoreInfo& store);

} // namespace stemma
