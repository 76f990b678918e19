// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sessionstore.h"

namespace stemma {

/// By what it is seen that a session changed. Of one with a file of its own: which file stands there, its size, and
/// when it was written and changed last. The last one is set by the system alone, so that an edit of equal length is
/// seen even where the other time was set back. (The number of the device is not in it, which some systems give anew
/// whenever they start.)
struct SessionStamp
{
    qint64 state = 0; ///< of its file; where it has none of its own, of what the list of sessions says of it
    qint64 bytes = -1; ///< of the file; -1: it has none of its own

    [[nodiscard]] bool hasFile() const { return bytes >= 0; }
    bool operator==(const SessionStamp&) const = default;
};

/// A session of a store with its stamp.
struct StampedSession
{
    SessionInfo info;
    SessionStamp stamp;
    QString file; ///< its own, which branches share; empty: it has none
    SessionId trunk; ///< of which it is a branch, see BranchStore; empty: it is none
    bool isListed = true; ///< false: a branch that is known of from elsewhere than the list of sessions

    /// One of its branches that the list lacks: the same file holds it.
    [[nodiscard]] StampedSession branch(SessionInfo branchInfo) const
    {
        return {std::move(branchInfo), stamp, file, info.id, false};
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

/// Of a store that is one file, a text that changes with every write to it: of the file and of SQLite's log beside it
/// the same as of a session's file. A log without contents is none, so that who opens a database and writes nothing
/// changes nothing. Empty: the store is no file.
[[nodiscard]] QString stampOfStore(const StoreInfo& store);

} // namespace stemma
