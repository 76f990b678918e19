// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/saturating.h"
#include "core/session/message.h"

namespace stemma {

/// What one call of a model read and wrote, in tokens. What is not stored is 0.
struct CallTokens
{
    /// Whether an agent counts what was thought as a part of the output, or beside it.
    enum class Reasoning : quint8 { InOutput, Apart };

    qint64 input = 0; ///< neither read from a cache nor written to one
    qint64 output = 0; ///< as the agent counts it, see reasoningApart
    qint64 reasoning = 0; ///< what was thought
    qint64 cacheRead = 0;
    qint64 cacheWrite5m = 0; ///< kept for five minutes, or for a time that is not stored
    qint64 cacheWrite1h = 0; ///< kept for an hour
    qint64 reasoningApart = 0; ///< so much of `reasoning` is not in `output`: some agents count it in, others do not

    /// All that the model had before it.
    [[nodiscard]] qint64 context() const { return saturatingAdd(saturatingAdd(input, cacheRead), cacheWrite()); }
    [[nodiscard]] qint64 cacheWrite() const { return saturatingAdd(cacheWrite5m, cacheWrite1h); }
    /// All that the model wrote, what it thought included.
    [[nodiscard]] qint64 written() const { return saturatingAdd(output, reasoningApart); }
    [[nodiscard]] qint64 total() const { return saturatingAdd(context(), written()); }
    [[nodiscard]] bool isEmpty() const { return *this == CallTokens(); }
    /// Stays at the largest number there is where a damaged store tells of more.
    void add(const CallTokens& more);
    [[nodiscard]] static CallTokens of(const TokenUsage& usage, Reasoning reasoning = Reasoning::InOutput);

    bool operator==(const CallTokens&) const = default;
};

/// What a call of a model was for.
enum class CallPurpose : quint8 {
    Answer,
    Summary, ///< of a compaction, or of a branch
    Other, ///< a title, a script of a tool, what the agent asks beside the conversation
};

/// Why tokens that a store tells are not counted.
enum class NotCounted : quint8 {
    Counted,
    OtherLine, ///< told again on another line of the same answer
    Repeated, ///< a counter told again without a call
    Copied, ///< a fork's or a resumed session's copy of what another session of the store has
    Replayed, ///< history of the parent that a fork brought along, whose session is not in the store either
    Total, ///< a total of calls that are counted one by one
};
inline constexpr int NotCountedReasons = 6;

/// How a service answered a call, which costs more or less. Most stores do not tell it: Standard.
enum class ServiceTier : quint8 { Standard, Batch, Flex, Priority };

/// One call of a model that is counted, or one that is not, with the reason.
struct UsageRecord
{
    std::optional<Time> at;
    SessionId session; ///< that it belongs to: of a sub-agent's call the session that started the sub-agent
    SessionId storedIn; ///< in which it is stored: of a sub-agent's call the sub-agent's own; else as `session`
    MessageId message; ///< the message that tells it; empty: not known
    qint64 key = -1; ///< of that message in the outline of `storedIn`; -1: not known
    MessageId prompt; ///< that the turn begins with; empty: not known
    qint64 promptKey = -1; ///< of that message in the outline of `storedIn`; -1: not known
    qint64 turn = -1; ///< of `storedIn`, by its prompts from 0 on; -1: before the first one
    QString model;
    QString provider; ///< empty: not stored
    QString agent; ///< the kind of sub-agent, or the mode of the agent; empty: not stored
    QString project; ///< folder; empty: not stored
    CallTokens tokens;
    CallPurpose purpose = CallPurpose::Answer;
    NotCounted notCounted = NotCounted::Counted;
    quint64 identity = 0; ///< those of one store with the same one are one call; 0: it stands for itself
    std::optional<double> cost; ///< in US dollars, as the agent stored it
    bool isSubAgent = false;
    bool isFast = false; ///< answered in a fast mode of the model, which costs more
    ServiceTier tier = ServiceTier::Standard;
    QString region; ///< to which the answering was bound, as the service names it; empty: to none, or not stored

    bool operator==(const UsageRecord&) const = default;
};

} // namespace stemma
