// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/checkpoint.h"
#include "core/session/context.h"
#include "core/session/finding.h"
#include "core/session/message.h"
#include "core/session/session.h"
#include "core/session/summarynode.h"

#include <vector>

namespace stemma {

/// A whole session as values: what SessionBuilder makes and FakeStore serves.
struct FakeSession
{
    SessionInfo info;
    std::vector<MessagePtr> messages; ///< Message::index is the place here
    QList<SummaryNode> nodes;
    QList<Checkpoint> checkpoints;
    QList<LineageEdge> edges;
    QList<Finding> findings;
    /// What context() gives; empty: every message as it is, beside `systemPrompt`.
    QList<ContextItem> context;
    ContextBudget budget;
    QString systemPrompt;
};

/// Writes sessions down as a test thinks of them: a message is begun by user() or assistant(), parts
/// go to the message begun last, states and figures to the message or part added last. Ids, row
/// numbers and times are counted on, so that the same calls give the same session.
class SessionBuilder
{
public:
    static constexpr qint64 BaseMs = 1'772'443'120'000; ///< 2026-03-02T09:18:40Z, where all made sessions begin

    explicit SessionBuilder(const QString& sessionId = QStringLiteral("session-1"));

    SessionBuilder& title(const QString& title);
    SessionBuilder& model(const QString& model); ///< of the session and of assistant messages from here on
    SessionBuilder& agent(const QString& agent);
    SessionBuilder& directory(const QString& directory);
    SessionBuilder& parent(const QString& sessionId, Origin::Kind kind = Origin::Kind::None, const QString& at = {});
    SessionBuilder& deleted(bool on = true);
    SessionBuilder& systemPrompt(const QString& prompt);

    SessionBuilder& user(const QString& text = {});
    SessionBuilder& assistant(const QString& text = {});
    SessionBuilder& message(Role role, const QString& storedRole, const QString& text = {});

    SessionBuilder& text(const QString& text);
    SessionBuilder& thinking(const QString& text, ReasoningPart::State state = ReasoningPart::State::Signed);
    SessionBuilder& tool(const QString& name, const QString& input, const QString& output);
    SessionBuilder& failedTool(const QString& name, const QString& input, const QString& error);
    /// A call without an answer.
    SessionBuilder& openTool(
        const QString& name, const QString& input, ToolPart::State state = ToolPart::State::Running);
    SessionBuilder& patch(const QString& diff); ///< files and counts are taken from the diff
    SessionBuilder& fileReference(const QString& path, const QString& summary, qint64 tokens = 12'000);
    SessionBuilder& stepStart(int step);
    SessionBuilder& stepFinish(
        int step, qint64 input, qint64 output, const QString& reason = QStringLiteral("tool_calls"));
    SessionBuilder& image(const QString& mediaType, qint64 size);
    SessionBuilder& unknown(const QString& storedType, const QString& raw, const QString& reason = {});
    SessionBuilder& part(const Part::Body& body);
    /// A message of its own with a compaction marker, and the node it names; it covers the @p covers
    /// messages before it, which become Summarised.
    SessionBuilder& compaction(int level, int covers, const QString& summary);
    SessionBuilder& checkpoint(const QString& label);
    SessionBuilder& finding(Finding::Severity severity, const QString& code, const QString& text);

    SessionBuilder& pruned(); ///< the last part, a tool, at the time of its message
    SessionBuilder& took(Duration duration); ///< the last part, a tool or thinking; the clock advances by it
    SessionBuilder& partTokens(qint64 tokens);
    SessionBuilder& states(MessageStates states); ///< adds them to the message
    SessionBuilder& tokens(qint64 input, qint64 output);
    SessionBuilder& finish(const QString& reason);
    SessionBuilder& error(const QString& error);
    SessionBuilder& noTime(); ///< the message has no time
    SessionBuilder& after(Duration duration); ///< the clock advances before the next message

    [[nodiscard]] FakeSession build() const;
    /// The message begun last, for tests that need one alone.
    [[nodiscard]] MessagePtr lastMessage() const;

private:
    Message& current();
    Part& currentPart();

    FakeSession m_session;
    std::vector<Message> m_messages;
    QString m_model;
    qint64 m_clock = BaseMs;
    qint64 m_nextPartRow = 1;
};

/// Counts of a unified diff, by file.
[[nodiscard]] QList<PatchFile> filesOfDiff(const QString& diff);

} // namespace stemma
