// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/checkpoint.h"
#include "core/session/message.h"
#include "core/session/session.h"

#include <memory>
#include <vector>

namespace stemma {

/// Something that happened to a session, as the lineage shows it: one row.
struct LineageNode
{
    enum class Kind : quint8 {
        Session, ///< it begins
        SubAgent, ///< one that another session started begins
        Discarded, ///< an end that a resume cut off
        Fork, ///< others go their own way from here
        Resume, ///< what came after this was cut off
        Checkpoint,
        Compaction,
        End,
        Folded, ///< represents sessions that are not drawn
    };
    Kind kind = Kind::Session;
    int session = -1; ///< in LineageGraph::sessions
    MessageId message; ///< the last one before it; of a beginning the first, where known
    std::optional<qint64> position; ///< messages of the session up to here
    std::optional<qint64> first; ///< of a compaction: the number of the first message it covers, 1-based
    std::optional<qint64> messages;
    std::optional<qint64> tokens; ///< of a compaction: those gained
    bool estimated = false; ///< the tokens are
    std::optional<Time> time;
    QString text; ///< a checkpoint's label; the first words of the message forked at
    int number = 0; ///< of a compaction, from 1
    int level = 0; ///< of a compaction
    bool condensed = false;
    bool superseded = false; ///< another compaction took its place
    bool automatic = false; ///< of a checkpoint
    QString change; ///< of a checkpoint before a change of Stemma's own: the id of its receipt
    Role role = Role::Unknown; ///< at an end: who spoke last

    bool operator==(const LineageNode&) const = default;
};

/// Where a session of the lineage came from.
struct LineageOrigin
{
    int session = -1; ///< in LineageGraph::sessions
    LineageEdge::Kind kind = LineageEdge::Kind::Fork;
    MessageId at; ///< the last message that both have, or that stayed; empty: not known
    std::optional<qint64> position; ///< how many messages of the origin that is
    std::optional<Time> time; ///< of that message
    QString text; ///< its first words
    /// Nothing stored says so; the two begin with the same messages.
    bool found = false;
    double confidence = 1; ///< that it is no chance, of a found one
    bool operator==(const LineageOrigin&) const = default;
};

/// One line of the family: what is known of a session beside its list entry.
struct LineageSession
{
    SessionInfo info;
    std::optional<LineageOrigin> origin;
    /// Checkpoints, compactions, discarded ends within the session; by position where that is known.
    std::vector<LineageNode> events;
    std::optional<qint64> tokens;
    bool tokensEstimated = false;
    Role lastRole = Role::Unknown;

    // Set by assembleLineage().
    int firstNode = 0; ///< its nodes stand one behind the other
    int nodeCount = 0;
    int fromNode = -1; ///< the fork point or resume it hangs on
    bool operator==(const LineageSession&) const = default;
};

/// Sessions and what happened to them. A value; see assembleLineage().
struct LineageGraph
{
    std::vector<LineageSession> sessions; ///< oldest first
    std::vector<LineageNode> nodes; ///< by session, in their order
    qint64 examined = 0; ///< sessions whose beginnings were compared
    bool whole = false; ///< the whole store, and not one family

    [[nodiscard]] int indexOf(const SessionId& id) const; ///< -1: not in it
    bool operator==(const LineageGraph&) const = default;
};
using LineageGraphPtr = std::shared_ptr<const LineageGraph>;

/// Puts the sessions in order, adds their beginnings and ends, and the points where others leave them. A session
/// that would come from itself, or from none of them, stands alone.
[[nodiscard]] LineageGraph assembleLineage(std::vector<LineageSession> sessions);

} // namespace stemma
