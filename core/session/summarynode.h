// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/id.h"
#include "core/base/time.h"
#include "core/session/part.h"

namespace stemma {

/// A summary that stands in for messages (leaf) or for other summaries (condensed).
struct SummaryNode
{
    enum class Kind : quint8 { Leaf, Condensed };

    NodeId id;
    SessionId session;
    Kind kind = Kind::Leaf;
    int level = 0; ///< compaction level 1…3; 0 not stored
    MessageId first; ///< span, as stored; may name no message
    MessageId last;
    std::optional<qint64> covers; ///< messages within the span
    QList<NodeId> parents; ///< the nodes it was condensed from
    // Some agents write what a compaction keeps once more, with the summary among it: from this message to that one.
    // Empty: they do not.
    MessageId againFirst {};
    MessageId againLast {};
    MessageId message {}; ///< the one that it stands in, where that has another id; see inMessage()
    bool superseded = false; ///< a condensed node replaced it
    bool inContext = false;
    std::optional<qint64> tokens;
    std::optional<Time> createdAt;
    LongText text;
    StoredFields fields;

    /// The message that the summary stands in, or that it is; some stores have none for it.
    [[nodiscard]] MessageId inMessage() const { return message.isEmpty() ? MessageId(id.value) : message; }

    bool operator==(const SummaryNode&) const = default;
};

} // namespace stemma
