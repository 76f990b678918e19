// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/plan/forkcopy.h"

#include "core/store/plan/forkchoices.h"
#include "core/store/plan/plantexts.h"

#include <algorithm>
#include <ranges>

namespace stemma::agentfootprint {

namespace {

Result<> addConstraints(
    SessionChange& change, const ForkEdit& edit, const Planner& planner, const Conversation& session, EditPlan& plan)
{
    const SessionText& stored = planner.text();
    const auto items = change.items | std::views::reverse;
    const auto last = std::ranges::find_if(
        items, [&stored](const SessionChange::Item& item) { return stored.messages[item.number].span >= 0; });
    if (last == items.end())
        return std::unexpected(noSummarySent());
    if (stored.isPaused)
        return fail(Errc::NotSupported,
            Planner::tr("The fork of a paused run has no records of its summaries, so they stay as they are."));
    const auto text = summaryText(session, size_t(stored.messages[last->number].row));
    if (!text)
        return std::unexpected(text.error());
    const QString before = text->as<TextPart>()->text.text;
    const QString after = withConstraints(before, edit.constraints);
    EditPlan scratch;
    const Result<> done = planner.setText(change, last->number, {edit.session, {}, text->index, after}, scratch);
    if (!done)
        return done;
    plan.writes += changedSummary(before, after);
    plan.writes += scratch.writes.sliced(1);
    return {};
}

Result<> leaveThinking(SessionChange& change, const SessionText& stored, const Conversation& session, EditPlan& plan,
    const JobControl& job)
{
    std::vector<size_t> rows;
    for (const SessionChange::Item& item : change.items)
        rows.push_back(size_t(stored.messages[item.number].row));
    // Thinking alone is no message, and neither is the mark of a summary.
    const auto needsThinking = [](const Message& message) {
        return std::ranges::all_of(
            message.parts, [](const Part& part) { return part.as<ReasoningPart>() || part.as<CompactionPart>(); });
    };
    const auto thinking = thinkingToLeave(session, rows, needsThinking, plan, job);
    if (!thinking)
        return std::unexpected(thinking.error());
    for (size_t i = 0; i < rows.size(); ++i) {
        if (const auto parts = thinking->find(rows[i]); parts != thinking->end())
            change.items[i].bytes = withoutParts(change.bytes(change.items[i]), parts->second).value_or(QByteArray());
    }
    return {};
}

} // namespace

Result<> makeAsChosen(SessionChange& change, const ForkEdit& edit, const Planner& planner, const Conversation& session,
    EditPlan& plan, const JobControl& job)
{
    const Result<> added
        = edit.constraints.isEmpty() ? Result<>() : addConstraints(change, edit, planner, session, plan);
    return added && edit.withoutThinking ? leaveThinking(change, planner.text(), session, plan, job) : added;
}

} // namespace stemma::agentfootprint
