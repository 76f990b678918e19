// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/audit/tokenrule.h"
#include "core/audit/turnlist.h"

#include <QHash>

namespace stemma {

/// Makes the audit of a session from its messages, given one after the other in stored order, then its
/// traces. Keeps figures only, no text. When the session went on, reopen() gives up the last turns, and what
/// follows from there is added anew. One thread at a time.
class TurnAuditor
{
public:
    explicit TurnAuditor(QString format = {})
        : m_format(std::move(format))
    {
    }

    void add(const Message& message);
    void add(const TurnTrace& trace); ///< after the messages; those of turns that were not reopened are passed over
    /// Ends the turns added since the last reopen() and gives all there are.
    [[nodiscard]] SessionAudit finish();
    /// Forgets the turns from the one in which @p row stands, and always the last ones: a turn goes on while
    /// it is watched, and its trace may come late. Answers the row from which to add again.
    qint64 reopen(qint64 row);

private:
    struct Book ///< what remarks are made of
    {
        int silentCalls = 0; ///< calls without any usage
        int repeated = 0; ///< answers with the very usage of the one before
        TokenUsage ofSteps;
        TokenUsage ofMessages;
        TokenUsage usageBefore; ///< of the last answer of the turn before
    };
    struct Closed ///< a full chunk
    {
        TurnList::Chunk turns;
        AuditSums sums;
        TokenUsage usageBefore;
    };

    TurnAudit& turnFor(const Message& message);
    void addAnswer(TurnAudit& turn, const Message& message);
    static void addTool(TurnAudit& turn, const Message& message, const ToolPart& tool);
    void remark(TurnAudit& turn, const Book& book) const;
    void close();
    [[nodiscard]] const TokenRule& ruleFor(const QString& model);

    QString m_format;
    std::vector<Closed> m_closed;
    std::vector<TurnAudit> m_turns; ///< after the closed ones
    std::vector<Book> m_books; ///< of m_turns
    size_t m_finished = 0; ///< so many of m_turns have their remarks
    size_t m_kept = 0; ///< turns left by the last reopen()
    QHash<MessageId, size_t> m_answers; ///< of the unfinished turns, made when the first trace comes
    TokenUsage m_lastUsage;
    QHash<QString, TokenRule> m_rules; ///< by model
};

} // namespace stemma
