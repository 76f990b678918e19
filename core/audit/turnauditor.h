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
    /// To be called before the message of @p row is added: reopen() can come back to this place, within a
    /// turn of however many messages. One place is kept.
    void mark(qint64 row);
    /// Forgets what was added since the mark if @p row is not before it; else the turns from the one in which
    /// @p row stands. Always the last ones: a turn may grow while it is shown, and its trace may come late.
    /// Answers the row from which to add again.
    qint64 reopen(qint64 row);

private:
    struct Book ///< what remarks are made of
    {
        int silentCalls = 0; ///< calls without any usage
        int repeated = 0; ///< answers with the very usage of the one before
        bool hasStarts = false; ///< calls begin in messages of their own
        TokenUsage ofSteps;
        TokenUsage ofMessages;
        TokenUsage usageBefore; ///< of the last answer of the turn before
    };
    struct Mark
    {
        qint64 row = -1;
        size_t turns = 0; ///< of all, closed ones too; the last of them as it was:
        TurnAudit last;
        Book book;
        TokenUsage lastUsage;
    };
    struct Closed ///< a full chunk
    {
        TurnList::Chunk turns;
        AuditSums sums;
        TokenUsage usageBefore;
    };

    TurnAudit& turnFor(const Message& message);
    void addAnswer(TurnAudit& turn, const Message& message);
    void addTool(TurnAudit& turn, const Message& message, const ToolPart& tool);
    void indexTools();
    [[nodiscard]] bool returnToMark(qint64 row);
    [[nodiscard]] size_t closedTurns() const { return m_closed.size() * TurnList::ChunkTurns; }
    void remark(TurnAudit& turn, const Book& book) const;
    void close();
    [[nodiscard]] const TokenRule& ruleFor(const QString& model);

    QString m_format;
    std::vector<Closed> m_closed;
    std::vector<TurnAudit> m_turns; ///< after the closed ones
    std::vector<Book> m_books; ///< of m_turns
    size_t m_finished = 0; ///< number of m_turns that have their remarks
    size_t m_kept = 0; ///< turns left by the last reopen()
    QHash<MessageId, size_t> m_answers; ///< of all calls of the unfinished turns, made when the first trace comes
    QHash<QString, qsizetype> m_tools; ///< of the last turn, by call id: a turn may have 100,000 of them
    TokenUsage m_lastUsage;
    Mark m_mark;
    QHash<QString, TokenRule> m_rules; ///< by model
};

} // namespace stemma
