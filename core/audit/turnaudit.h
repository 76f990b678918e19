// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/turntrace.h"

#include <QMetaType>

#include <vector>

namespace stemma {

/// One turn in figures: a prompt and all that came of it until the next. What the store traced stands
/// for itself; else calls and tools are those that the messages show.
struct TurnAudit
{
    MessageId prompt; ///< empty before the first prompt
    MessageId answer; ///< the last message of the assistant; empty: there is none
    qint64 firstIndex = -1; ///< Message::index
    qint64 lastIndex = -1;
    std::optional<Time> startedAt;
    std::optional<Time> endedAt;
    QList<LlmCall> calls;
    QList<ToolTrace> tools;
    TokenUsage reported; ///< what the provider or the store says of the whole turn
    /// Of what the model wrote in this turn, by EstimateBytes; to be told from `reported`.
    qint64 estimatedOutput = 0;
    std::optional<double> cost; ///< in US dollars, as stored
    QStringList remarks; ///< where figures disagree and what may be the reason; sentences, translated
    bool traced = false; ///< calls and tools are the store's own records

    [[nodiscard]] std::optional<Duration> duration() const
    {
        return startedAt && endedAt ? std::optional(*endedAt - *startedAt) : std::nullopt;
    }
    [[nodiscard]] qint64 failedTools() const;
    [[nodiscard]] QStringList models() const; ///< each once, in order of use
    bool operator==(const TurnAudit&) const = default;
};

/// Sums field by field; what neither side has stays without a value.
void addTo(TokenUsage& sum, const TokenUsage& more);

/// Makes the audit of a session from its messages, given one after the other in stored order. Keeps
/// figures only, no text.
class TurnAuditor
{
public:
    static constexpr int EstimateBytes = 4; ///< UTF-8 bytes a token; the method behind estimatedOutput

    void add(const Message& message);
    void add(const TurnTrace& trace); ///< after the messages
    [[nodiscard]] std::vector<TurnAudit> take();

private:
    TurnAudit& turnFor(const Message& message);
    void addAnswer(TurnAudit& turn, const Message& message);
    static void addTool(TurnAudit& turn, const Message& message, const ToolPart& tool);
    void remark(TurnAudit& turn) const;

    struct Book ///< what remarks are made of
    {
        int silentCalls = 0; ///< calls without any usage
        int repeated = 0; ///< answers with the very usage of the one before
        TokenUsage ofSteps;
        TokenUsage ofMessages;
    };
    std::vector<TurnAudit> m_turns;
    std::vector<Book> m_books;
    TokenUsage m_lastUsage;
};

/// The audit as a table: one line a turn, or one object a turn. Times ISO 8601 UTC, durations in ms.
[[nodiscard]] QByteArray auditAsCsv(const std::vector<TurnAudit>& turns);
[[nodiscard]] QByteArray auditAsJson(const std::vector<TurnAudit>& turns);

} // namespace stemma

Q_DECLARE_METATYPE(stemma::TurnAudit)
