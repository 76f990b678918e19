// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/plan/planchecks.h"

#include "core/store/plan/plantexts.h"
#include "core/store/formats/agentfootprint/check/check.h"
#include "core/store/formats/agentfootprint/read/text.h"
#include "core/store/formats/agentfootprint/read/json.h"
#include "core/store/formats/agentfootprint/texts.h"

#include <algorithm>
#include <ranges>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

/// What of a message only fits what stands before it.
struct SignedContent
{
    qsizetype count = 0; ///< thinking blocks and calls of tools
    qsizetype thinking = 0; ///< of these
    bool isBound = true; ///< the library itself leaves it out where that has changed
};

SignedContent signedContent(QByteArrayView message)
{
    SignedContent content;
    const auto take = [&content](bool isSigned, bool isBound) {
        content.count += isSigned ? 1 : 0;
        content.isBound = content.isBound && (!isSigned || isBound);
    };
    for (const QByteArrayView block : elementsOf(member(message, "thinkingBlocks"))) {
        const bool isBound = !member(block, "binding").isEmpty();
        const bool isRedacted = textAt(block, "type") == "redacted_thinking"_L1;
        take(isBound || isRedacted || !member(block, "signature").isEmpty(), isBound);
    }
    content.thinking = content.count;
    for (const QByteArrayView call : elementsOf(member(message, "toolCalls")))
        take(!member(call, "providerMeta").isEmpty(), false);
    return content;
}

void addChecks(EditPlan& plan, const SessionText& text, const Health& before, const Health& after)
{
    const auto count = [](const Health& health, Rule rule) { return health.broken.value(int(rule)); };
    plan.checks += {u"loads"_s, after.refusal.isEmpty(),
        after.refusal.isEmpty() ? FootprintEditText::tr("agentfootprint can load the session.")
            : before.refusal.isEmpty()
            ? FootprintEditText::tr("agentfootprint cannot load the session. %1").arg(after.refusal)
            : FootprintEditText::tr("agentfootprint still cannot load the session. %1").arg(after.refusal)};
    const bool beginsWell = count(after, Rule::FirstNotUser) == 0;
    plan.checks += {u"begins-with-user"_s, beginsWell,
        beginsWell ? FootprintEditText::tr("The conversation does not begin with an answer.")
                   : PlanText::beginsWithAnswer()};
    const int alone = count(after, Rule::OrphanToolResult) + count(after, Rule::UnansweredToolCall);
    plan.checks += {u"calls-answered"_s, alone == 0,
        alone == 0 ? PlanText::callsHaveResults()
                   : FootprintEditText::tr(
                         "%n tool call(s) or result(s) have no counterpart, which providers reject.", nullptr, alone)};
    auto said = text.messages | std::views::filter([](const SessionText::Message& message) {
        return !message.shape.injected && !message.shape.ephemeral;
    });
    const auto isTwice = [](const SessionText::Message& one, const SessionText::Message& next) {
        return (one.shape.isPrompt && next.shape.isPrompt)
            || (one.shape.role == Role::Assistant && next.shape.role == Role::Assistant && one.shape.calls.isEmpty());
    };
    const bool alternates = std::ranges::adjacent_find(said, isTwice) == said.end();
    plan.checks += {u"roles-alternate"_s, alternates,
        alternates
            ? FootprintEditText::tr("Prompts and answers alternate.")
            : FootprintEditText::tr("Two prompts or two answers would follow each other, which some providers reject."),
        true};
    const bool isAnswered = said.empty() || !said.back().shape.isPrompt;
    plan.checks += {u"prompt-answered"_s, isAnswered,
        isAnswered
            ? PlanText::endsWithoutPrompt()
            : FootprintEditText::tr(
                  "The conversation ends with a prompt, which is only answered by resumeOnError; otherwise it is "
                  "sent along with the next prompt. Choose the place before it to send it again."),
        true};
}

/// Where the first change stands that signatures behind it do not fit: thinking that goes from the beginning of a
/// conversation on harms none.
size_t signedFrom(const SessionChange& change)
{
    bool anySigned = false;
    for (size_t i = 0; i < change.items.size(); ++i) {
        const SessionChange::Item& item = change.items[i];
        if (item.number != i || item.number == SessionChange::Item::New)
            return i;
        const QByteArray stored = change.text().message(i);
        if (change.isChanged(item)) {
            const auto isSame = [&](QByteArrayView key) { return member(stored, key) == member(item.bytes, key); };
            const bool isOnlyThinking = isSame("role") && isSame("content") && isSame("toolCalls");
            const qsizetype left = signedContent(item.bytes).count;
            const bool losesSigned = left < signedContent(stored).count;
            if (!isOnlyThinking || (losesSigned && (anySigned || left > 0)))
                return i;
        }
        anySigned = anySigned || signedContent(change.bytes(item)).count > 0;
    }
    return change.items.size();
}

void addSigned(EditPlan& plan, const SessionChange& change)
{
    QList<qint64> thinking;
    QList<qint64> calls;
    qint64 count = 0;
    qint64 first = -1;
    bool isBound = true;
    for (size_t i = signedFrom(change); i < change.items.size(); ++i) {
        const SessionChange::Item& item = change.items[i];
        const SignedContent content
            = item.number == SessionChange::Item::New ? SignedContent() : signedContent(change.bytes(item));
        if (content.count == 0)
            continue;
        if (change.isChanged(item)) {
            // Its own blocks come before the changed part.
            (content.thinking > 0 ? thinking : calls) += change.text().shownNumber(item.number);
            continue;
        }
        ++count;
        first = first < 0 ? change.text().shownNumber(item.number) : first;
        isBound = isBound && content.isBound;
    }
    plan.warnings += PlanText::besideChange(thinking, calls);
    PlannedCheck check {u"signed-thinking"_s, count == 0, PlanText::noSignedThinking(), true};
    if (count > 0)
        check.text = isBound
            ? FootprintEditText::tr(
                  "%n message(s) after the change have thinking bound to the messages before it, message %1 first. The "
                  "agent will leave it out of its requests. To keep it, fork the session before the change.",
                  nullptr, int(count))
                  .arg(first)
            : FootprintEditText::tr(
                  "%n message(s) after the change have signed thinking, message %1 first. A provider may reject it "
                  "because the messages before it changed. To keep it, fork the session before the change; otherwise "
                  "remove it.",
                  nullptr, int(count))
                  .arg(first);
    plan.checks += check;
}

} // namespace

Result<Health> healthOf(const SessionText& text, const JobControl& job)
{
    Health health;
    if (const QList<Refusal> refusals = refusalsOf(text); !refusals.isEmpty())
        health.refusal = refusals.first().reason;
    Findings findings = makeFindings([&health](const Finding& finding) { ++health.broken[finding.rule]; });
    ContextFigures figures;
    const auto add = [&figures](const ContextItem& item) { return figures.addSent(item); };
    return checkMessages(text, {}, findings, job)
        .and_then([&] { return assembleContext(text, {}, {}, add, job); })
        .transform([&](const ContextBudget& budget) {
            figures.tokens = budget.total;
            figures.budget = budget;
            health.figures = figures;
            return health;
        });
}

void describeChange(EditPlan& plan, const SessionChange& change, const Entry& entry)
{
    const SessionText& text = change.text();
    const auto before = SessionChange(text).lastInput();
    const auto now = change.lastInput();
    if (now && now != before)
        plan.writes += PlannedWrite {u"originalInput"_s, Change::Update, 1, PlanText::shown(before.value_or(QString())),
            PlanText::shown(*now), FootprintEditText::tr("the last prompt")};
    if (const auto lost = change.lostSpans(); !lost.empty()) {
        plan.writes += PlannedWrite {u"folded"_s, Change::Delete, qint64(lost.size()), {}, {},
            plan.action == "dissolve"_L1 ? FootprintEditText::tr("the record of the replaced messages")
                                         : FootprintEditText::tr("the messages of the removed summaries")};
        if (plan.action != "dissolve"_L1)
            plan.warnings += FootprintEditText::tr("Removing a summary also removes its stored messages.");
    }
    if (change.dropsFailure && text.place(text.prefix + u"failurePoint"_s))
        plan.writes += PlannedWrite {
            u"failurePoint"_s, Change::Delete, 1, {}, {}, FootprintEditText::tr("where the last run failed")};
    if (plan.action == "fork"_L1)
        return;
    if (change.endsPause)
        plan.writes += PlannedWrite {u"format"_s, Change::Update, 1, u"flowchart-v1"_s, u"conversation-v1"_s,
            FootprintEditText::tr("the run no longer waits")};
    if (const auto saved = text.place(u"savedAt"_s))
        plan.writes += PlannedWrite {
            u"savedAt"_s, Change::Update, 1, QString::fromLatin1(text.view(*saved)), QString::number(change.savedAt)};
    const StoredField* count = fieldNamed(entry.fields, u"message_count");
    if (count && count->value.toLongLong() != change.transcriptMessages())
        plan.writes += PlannedWrite {u"agent_sessions message_count"_s, Change::Update, 1, count->value.toString(),
            QString::number(change.transcriptMessages())};
}

Result<> addFigures(EditPlan& plan, const SessionChange& change, const QByteArray& after, const JobControl& job)
{
    const auto text = SessionText::of(after, change.text().index->layout, job);
    const auto before = text ? healthOf(change.text(), job) : std::unexpected(text.error());
    const auto then = before ? healthOf(*text, job) : std::unexpected(before.error());
    if (!then)
        return std::unexpected(then.error());
    plan.before = before->figures;
    plan.after = then->figures;
    addChecks(plan, *text, *before, *then);
    addSigned(plan, change);
    return {};
}

} // namespace stemma::agentfootprint
