// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/session/context.h"
#include "core/store/conversation/conversation.h"
#include "core/store/editplan.h"
#include "core/store/sessionstore.h"

#include <map>
#include <vector>

namespace stemma {

/// One message of what an agent sends, without its text.
struct SentMessage
{
    size_t row = 0;
    qint64 tokens = 0;
    ContextItem::Kind kind = ContextItem::Kind::Message;
    Role role = Role::Unknown;
};

/// Everything that is sent, in order, and what it takes together.
struct ContextWindow
{
    std::vector<SentMessage> sent;
    qint64 more = 0; ///< items beyond one for each of these, see ContextRule::pieces()
    ContextBudget budget;
};

/// The rows of which a context is made.
struct ContextRows
{
    std::vector<size_t> rows {}; ///< in the order in which they are sent
    size_t begin = 0; ///< the part of the conversation that they stand in
    size_t end = 0;
    std::map<size_t, size_t> edits {}; ///< by row, the one that says what is sent in its place
    // What addCalls() tells, by row of the conversation.
    std::vector<bool> hasResults {};
    std::vector<bool> hasOpenCalls {}; ///< of which no result stands in that part

    void addCalls(const Conversation& conversation);
    [[nodiscard]] bool isAnswered(const Conversation& conversation, quint64 call) const;
};

/// How an agent makes its context of a conversation. Stateless; any thread.
class ContextRule
{
public:
    ContextRule() = default;
    virtual ~ContextRule() = default;
    Q_DISABLE_COPY_MOVE(ContextRule)

    /// The rows of which the context is made when the row before @p end is the newest, in the order in which they are
    /// sent. Of those that are left out item() tells why. An error: the agent would not load the session.
    [[nodiscard]] virtual Result<ContextRows> rows(const Conversation& conversation, size_t end) const = 0;
    /// What the index tells of a row of @p all; none: only item() can.
    [[nodiscard]] virtual std::optional<SentMessage> known(
        const Conversation& conversation, size_t row, const ContextRows& all) const
        = 0;
    /// The row as it is sent; none: there is nothing to send or to tell.
    [[nodiscard]] virtual Result<std::optional<ContextItem>> item(
        const Conversation& conversation, size_t row, const ContextRows& all) const
        = 0;
    /// Of a compaction that keeps what takes the place of everything before it as a list: its items as they are sent,
    /// by the id of that row, in the place of item(). Empty: it is sent as one.
    [[nodiscard]] virtual Result<QList<ContextItem>> pieces(const Conversation& /*conversation*/, size_t /*row*/) const
    {
        return QList<ContextItem>();
    }
};

/// SessionStore::context() by a rule.
[[nodiscard]] Result<ContextBudget> assembleContext(const ContextRule& rule, const Conversation& conversation,
    const std::optional<MessageId>& at, const SessionStore::ContextSink& sink, const JobControl& job);
/// The same without texts, by the index alone wherever that tells.
[[nodiscard]] Result<ContextWindow> measureContext(const ContextRule& rule, const Conversation& conversation,
    const std::optional<MessageId>& at, const JobControl& job);
/// Adds what one item takes.
void addTo(ContextBudget& budget, qint64 tokens, ContextItem::Kind kind);
/// As a plan tells it, without items.
[[nodiscard]] ContextFigures figuresOf(const ContextWindow& window);
/// Reads ContextFigures::items of what was measured. What cannot be read is left out.
void addItems(
    ContextFigures& figures, const ContextRule& rule, const Conversation& conversation, const ContextWindow& window);

} // namespace stemma
