// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sessionstore.h"

namespace stemma {

/// A session of a store with a number by which it is seen that it changed.
struct StampedSession
{
    SessionInfo info;
    qint64 stamp = 0; ///< of its files; where it has none of its own, of what the list of sessions says of it
    bool hasFiles = false;
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
