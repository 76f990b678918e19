// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/id.h"
#include "core/base/time.h"
#include "core/session/storedfield.h"

namespace stemma {

/// A named place in a session to come back to.
struct Checkpoint
{
    CheckpointId id;
    SessionId session;
    QString label;
    MessageId message; ///< the last message before it
    std::optional<qint64> position; ///< number of messages before it, where the store counts
    std::optional<Time> createdAt;
    bool automatic = false;
    StoredFields fields;

    bool operator==(const Checkpoint&) const = default;
};

/// A relation between sessions, or between branches of one session.
struct LineageEdge
{
    enum class Kind : quint8 { Fork, Resume, SubAgent, Branch, Discarded, Continuation };
    SessionId from;
    SessionId to;
    Kind kind = Kind::Fork;
    MessageId at;

    bool operator==(const LineageEdge&) const = default;
};

} // namespace stemma
