// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/plan/planchecks.h"

#include "core/store/plan/plantexts.h"
#include "core/store/formats/agentfootprint/check/check.h"
#include "core/store/formats/agentfootprint/read/context.h"
#include "core/store/formats/agentfootprint/read/json.h"
#include "core/store/formats/agentfootprint/check/refusal.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

bool isPrompt(const MessageShape& shape)
{
    return shape.role == Role::User && shape.marker == Marker::None;
}

} // namespace

Result<Health> healthOf(const SessionText& text, const JobControl& job)
{
    Health health;
    if (const QList<Refusal> refusals = refusalsOf(text); !refusals.isEmpty())
        health.refusal = refusals.first().reason;
    Findings findings = makeFindings([&health](const Finding& finding) { ++health.broken[finding.rule]; });
    if (const Result<> checked = checkMessages(text, {}, findings, job); !checked)
        return std::unexpected(checked.error());
    qint64 sent = 0;
    const auto budget = assembleContext(
        text, {}, {},
        [&sent](const ContextItem& item) {
            sent += item.leftOut.isEmpty() ? 1 : 0;
            return true;
        },
        job);
    if (!budget && budget.error().code == Errc::Cancelled)
        return std::unexpected(budget.error());
    if (budget)
        health.figures = ContextFigures {sent, budget->total, true, *budget};
    return health;
}

void PlanChecks::describe(EditPlan& plan, const SessionChange& change) const
{
    const auto before = SessionChange(m_text).lastInput();
    const auto now = change.lastInput();
    if (now && now != before)
        plan.writes += PlannedWrite {u"originalInput"_s, PlannedWrite::Change::Update, 1,
            plantexts::shown(before.value_or(QString())), plantexts::shown(*now), tr("the last prompt")};
    if (const auto lost = change.lostSpans(); !lost.empty()) {
        plan.writes += PlannedWrite {u"folded"_s, PlannedWrite::Change::Delete, qint64(lost.size()), {}, {},
            plan.action == "dissolve"_L1 ? tr("the record of the replaced messages")
                                         : tr("the messages of the removed summaries")};
        if (plan.action != "dissolve"_L1)
            plan.warnings += tr("Removing a summary also removes its stored messages.");
    }
    if (change.dropsFailure && m_text.place(m_text.prefix + u"failurePoint"_s))
        plan.writes += PlannedWrite {
            u"failurePoint"_s, PlannedWrite::Change::Delete, 1, {}, {}, tr("where the last run failed")};
    if (plan.action == "fork"_L1)
        return;
    if (change.endsPause)
        plan.writes += PlannedWrite {u"format"_s, PlannedWrite::Change::Update, 1, u"flowchart-v1"_s,
            u"conversation-v1"_s, tr("the run no longer waits")};
    if (const auto saved = m_text.place(u"savedAt"_s))
        plan.writes += PlannedWrite {u"savedAt"_s, PlannedWrite::Change::Update, 1,
            QString::fromLatin1(m_text.view(*saved)), QString::number(change.savedAt)};
    const StoredField* count = columnOf(m_entry, "message_count"_L1);
    if (count && count->value.toLongLong() != change.transcriptMessages())
        plan.writes += PlannedWrite {u"agent_sessions message_count"_s, PlannedWrite::Change::Update, 1,
            count->value.toString(), QString::number(change.transcriptMessages())};
}

Result<> PlanChecks::addFigures(EditPlan& plan, const SessionChange& change, const QByteArray& after) const
{
    const auto text = SessionText::of(after, m_text.index->layout, m_job);
    const auto before = text ? healthOf(m_text, m_job) : std::unexpected(text.error());
    const auto then = before ? healthOf(*text, m_job) : std::unexpected(before.error());
    if (!then)
        return std::unexpected(then.error());
    plan.before = before->figures;
    plan.after = then->figures;
    addChecks(plan, change, *before, *then);
    addSigned(plan, change);
    return {};
}

void PlanChecks::addChecks(EditPlan& plan, const SessionChange& change, const Health& before, const Health& after) const
{
    const auto count = [](const Health& health, Rule rule) { return health.broken.value(int(rule)); };
    plan.checks += {u"loads"_s, after.refusal.isEmpty(),
        after.refusal.isEmpty()        ? tr("agentfootprint can load the session.")
            : before.refusal.isEmpty() ? tr("agentfootprint cannot load the session. %1").arg(after.refusal)
                                       : tr("agentfootprint still cannot load the session. %1").arg(after.refusal)};
    const bool beginsWell = count(after, Rule::FirstNotUser) == 0;
    plan.checks += {u"begins-with-user"_s, beginsWell,
        beginsWell ? tr("The conversation does not begin with an answer.") : plantexts::beginsWithAnswer()};
    const int alone = count(after, Rule::OrphanToolResult) + count(after, Rule::UnansweredToolCall);
    plan.checks += {u"calls-answered"_s, alone == 0,
        alone == 0 ? plantexts::callsHaveResults()
                   : tr("%n tool call(s) or result(s) have no counterpart, which providers reject.", nullptr, alone)};
    bool alternates = true;
    for (size_t i = 1; i < change.items.size() && alternates; ++i) {
        const MessageShape one = change.shape(change.items[i - 1]);
        const MessageShape next = change.shape(change.items[i]);
        alternates = !(isPrompt(one) && isPrompt(next))
            && !(one.role == Role::Assistant && next.role == Role::Assistant && one.calls.isEmpty());
    }
    plan.checks += {u"roles-alternate"_s, alternates,
        alternates ? tr("Prompts and answers alternate.")
                   : tr("Two prompts or two answers would follow each other, which some providers reject."),
        true};
    const bool isAnswered = change.items.empty() || !isPrompt(change.shape(change.items.back()));
    plan.checks += {u"prompt-answered"_s, isAnswered,
        isAnswered ? plantexts::endsWithoutPrompt()
                   : tr("The conversation ends with a prompt, which is only answered by resumeOnError; otherwise it is "
                        "sent along with the next prompt. Choose the place before it to send it again."),
        true};
}

/// Where the first change stands that signatures behind it do not fit: thinking that goes from the beginning of a
/// conversation on harms none.
size_t PlanChecks::signedFrom(const SessionChange& change) const
{
    bool anySigned = false;
    for (size_t i = 0; i < change.items.size(); ++i) {
        const SessionChange::Item& item = change.items[i];
        if (item.number != i || item.number == SessionChange::Item::New)
            return i;
        const QByteArray stored = m_text.message(i);
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

void PlanChecks::addSigned(EditPlan& plan, const SessionChange& change) const
{
    const size_t from = signedFrom(change);
    qint64 count = 0;
    qint64 first = -1;
    bool isBound = true;
    for (size_t i = from; i < change.items.size(); ++i) {
        const SessionChange::Item& item = change.items[i];
        const SignedContent content
            = item.number == SessionChange::Item::New ? SignedContent() : signedContent(change.bytes(item));
        if (content.count == 0)
            continue;
        if (change.isChanged(item)) {
            // Its own blocks come before the changed part.
            plan.warnings += plantexts::thinkingBesideChange(m_text.shownNumber(item.number));
            continue;
        }
        ++count;
        first = first < 0 ? m_text.shownNumber(item.number) : first;
        isBound = isBound && content.isBound;
    }
    PlannedCheck check {u"signed-thinking"_s, count == 0, plantexts::noSignedThinking(), true};
    if (count > 0)
        check.text = isBound
            ? tr("%n message(s) after the change have thinking bound to the messages before it, message %1 first. The "
                 "agent will leave it out of its requests. To keep it, fork the session before the change.",
                  nullptr, int(count))
                  .arg(first)
            : tr("%n message(s) after the change have signed thinking, message %1 first. A provider may reject it "
                 "because the messages before it changed. To keep it, fork the session before the change; otherwise "
                 "remove it.",
                  nullptr, int(count))
                  .arg(first);
    plan.checks += check;
}

} // namespace stemma::agentfootprint
