// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/saturating.h"
#include "core/session/turntrace.h"

namespace stemma {

/// One turn in figures: a prompt and everything until the next one, as in the outline and in the usage. The store's own
/// trace stands for itself; else calls and tools are those that the messages show.
struct TurnAudit
{
    bool hasPrompt = false; ///< else it stands before the first one
    MessageId prompt; ///< empty where messages have no ids, too
    QString promptWords {}; ///< the first line of the prompt, cut
    MessageId answer; ///< the last message of the assistant; empty: there is none
    qint64 firstIndex = -1; ///< Message::index
    qint64 lastIndex = -1;
    std::optional<Time> startedAt;
    std::optional<Time> endedAt;
    QList<LlmCall> calls;
    QList<ToolTrace> tools;
    QList<qsizetype> unanswered; ///< positions in `tools` of calls without a result
    TokenUsage reported; ///< what the provider or the store says of the whole turn
    /// Estimated from the length of the model's output in this turn, as opposed to `reported`.
    qint64 estimatedOutput = 0;
    QString estimateRule; ///< TokenRule::name of the last answer
    std::optional<double> cost; ///< in US dollars, as stored
    QStringList remarks; ///< where figures disagree and what may be the reason; sentences, translated
    bool traced = false; ///< calls and tools are the store's own records

    [[nodiscard]] std::optional<Duration> duration() const
    {
        return startedAt && endedAt ? std::optional(durationBetween(*startedAt, *endedAt)) : std::nullopt;
    }
    [[nodiscard]] qint64 failedTools() const;
    /// Calls and attempts of tools beyond the first ones.
    [[nodiscard]] qint64 retries() const;
    /// What the calls took together where that is stored, else the whole turn.
    [[nodiscard]] std::optional<Duration> latency() const;
    [[nodiscard]] std::optional<Duration> timeToFirstToken() const; ///< of the first call that recorded it
    /// What the largest call had before it, and its answer: what the conversation took of the window. Calls
    /// for a title or a summary are smaller.
    [[nodiscard]] std::optional<qint64> contextTokens() const;
    [[nodiscard]] QStringList models() const; ///< each once, in order of use
    bool operator==(const TurnAudit&) const = default;
};

/// Sums field by field; what neither side has stays without a value.
void addTo(TokenUsage& sum, const TokenUsage& more);

} // namespace stemma
