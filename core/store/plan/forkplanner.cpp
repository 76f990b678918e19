// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan/forkplanner.h"

#include "core/store/plan/changedrecords.h"
#include "core/store/plan/forkedchangestore.h"
#include "core/store/plan/partsleft.h"
#include "core/store/plan/planchecks.h"
#include "core/store/plan/plantexts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// Thinking that only fits what stood before it when it was made.
bool isBoundThinking(const Part& part)
{
    const auto* thinking = part.as<ReasoningPart>();
    return thinking && thinking->state != ReasoningPart::State::Open;
}

} // namespace

ForkPlanner::ForkPlanner(ChangeWriter& writer, const ChangePolicy& policy, const JobControl& job)
    : m_writer(writer)
    , m_policy(policy)
    , m_job(job)
{
}

const Conversation& ForkPlanner::now() const
{
    return m_rewrite ? static_cast<const Conversation&>(*m_rewrite) : m_writer.conversation();
}

size_t ForkPlanner::sourceOf(size_t row) const
{
    return m_rewrite ? m_rewrite->items().at(row).row : row;
}

Result<EditPlan> ForkPlanner::combined(const QList<SingleEdit>& edits, qsizetype& next)
{
    EditPlan sum;
    while (next < edits.size()) {
        if (m_job.isCancelled())
            return fail(Errc::Cancelled, {});
        if (const Result<> added = add(edits, next, sum); !added)
            return std::unexpected(added.error());
    }
    if (edits.size() > 1) {
        sum.edit = BatchEdit {sessionOf(toEdit(edits.first())), edits};
        sum.action = u"batch"_s;
    }
    return sum;
}

Result<EditPlan> ForkPlanner::plan(const QList<SingleEdit>& edits, bool dropsThinking)
{
    const bool isPossible = !edits.isEmpty() && std::ranges::all_of(edits, [&](const SingleEdit& edit) {
        return changesInFork(kindOf(toEdit(edit))) && sessionOf(toEdit(edit)) == sessionOf(toEdit(edits.first()));
    });
    if (!isPossible)
        return fail(Errc::Usage, PlanText::notInFork());
    if (const QString refusal = m_policy.refusals().value(EditKind::Fork); !refusal.isEmpty())
        return fail(Errc::NotSupported, refusal);
    qsizetype next = 0;
    auto sum = combined(edits, next);
    if (!sum && edits.size() > 1 && sum.error().code != Errc::Cancelled)
        return fail(sum.error().code,
            PlanText::tr("Change %1 is not possible after the changes before it: %2")
                .arg(QString::number(next + 1), sum.error().text),
            sum.error().cause);
    if (!sum)
        return sum;
    if (const Result<> done = dropsThinking ? dropThinking(*sum) : Result<>(); !done)
        return std::unexpected(done.error());
    return ConversationPlanner(m_writer, m_policy, m_job).inFork(*std::move(sum), m_rewrite->items());
}

Result<EditPlan> ForkPlanner::planInPlace(const QList<SingleEdit>& edits)
{
    qsizetype next = 0;
    auto sum = combined(edits, next);
    return sum ? ConversationPlanner(m_writer, m_policy, m_job).changed(*std::move(sum), m_rewrite->items()) : sum;
}

Result<bool> ForkPlanner::addBeside(
    const ConversationPlanner& planner, const SingleEdit& edit, Items& items, EditPlan& plan) const
{
    const auto here = placed(edit);
    if (!here)
        return std::unexpected(here.error());
    const auto* pruning = std::get_if<PruneEdit>(&*here);
    const auto* words = std::get_if<TextEdit>(&*here);
    if (!pruning && !words)
        return false;
    const auto place = planner.changeableRow(pruning ? pruning->message : words->message).and_then([&](size_t row) {
        return pruning ? toolOutputOf(now(), row, pruning->part)
                       : Result<std::pair<size_t, int>>(std::pair(row, words->part));
    });
    if (!place)
        return std::unexpected(place.error());
    const auto& [row, part] = *place;
    const auto item = std::ranges::lower_bound(items, row, {}, &Rewrite::Item::row);
    if (item == items.end() || item->row != row)
        return false;
    auto text = pruning ? withPruning(now(), row, part, pruning->restore, m_policy, item->bytes)
                        : withText(now(), row, part, words->text, m_policy, item->bytes);
    if (!text)
        return std::unexpected(text.error());
    item->bytes = std::move(text->record);
    plan.writes += PlannedWrite {PlanText::messagePart(qint64(row) + 1, part), PlannedWrite::Change::Update, 1,
        PlanText::shown(text->before), PlanText::shown(text->after)};
    return true;
}

Result<> ForkPlanner::add(const QList<SingleEdit>& edits, qsizetype& next, EditPlan& sum)
{
    const SingleEdit& edit = edits.at(next);
    const auto here = placed(edit);
    if (!here)
        return std::unexpected(here.error());
    Items items;
    ConversationPlanner planner(m_writer, m_policy, m_job, &now());
    auto plan = planner.planItems(*here, items);
    if (!plan)
        return std::unexpected(plan.error());
    qsizetype end = next + 1;
    // A session may hold thousands of outputs: a pass over all of it for each would be too many.
    bool isBeside = std::holds_alternative<PruneEdit>(edit) || std::holds_alternative<TextEdit>(edit);
    while (isBeside && end < edits.size() && edits.at(end).index() == edit.index() && !m_job.isCancelled()) {
        const auto added = addBeside(planner, edits.at(end), items, *plan);
        if (!added) {
            next = end; // which is the one that is refused
            return std::unexpected(added.error());
        }
        isBeside = *added;
        end += isBeside ? 1 : 0;
    }
    const auto* removal = std::get_if<RemoveEdit>(&*here);
    ChangedParts parts;
    for (const SingleEdit& one : edits.sliced(next, end - next)) {
        if (const auto text = placed(one); text && std::holds_alternative<TextEdit>(*text))
            parts.edited.insert(std::get<TextEdit>(*text).part);
    }
    if (removal && removal->part) {
        parts.removedIn = now().rowWithId(removal->messages.first().value);
        parts.removed.insert(*removal->part);
    }
    if (const Result<> taken = take(std::move(items), parts); !taken)
        return taken;
    next = end;
    if (sum.title.isEmpty()) {
        sum = *std::move(plan);
        sum.edit = toEdit(edit);
        return {};
    }
    sum.writes += plan->writes;
    for (const QString& warning : std::as_const(plan->warnings)) {
        if (!sum.warnings.contains(warning))
            sum.warnings += warning;
    }
    return {};
}

Result<SingleEdit> ForkPlanner::placed(SingleEdit edit) const
{
    const auto place = [this](const MessageId& message, int& part) -> Result<> {
        const auto row = now().rowWithId(message.value);
        const auto parts = row ? m_parts.find(sourceOf(*row)) : m_parts.end();
        if (parts == m_parts.end())
            return {};
        const auto found = std::ranges::find(parts->second, part);
        if (found == parts->second.end())
            return fail(Errc::NotFound, PlanText::noPart(message.value, part));
        part = int(found - parts->second.begin());
        return {};
    };
    Result<> done;
    if (auto* text = std::get_if<TextEdit>(&edit))
        done = place(text->message, text->part);
    else if (auto* prune = std::get_if<PruneEdit>(&edit))
        done = place(prune->message, prune->part);
    else if (auto* removal = std::get_if<RemoveEdit>(&edit); removal && removal->part && removal->messages.size() == 1)
        done = place(removal->messages.first(), *removal->part);
    return done ? Result<SingleEdit>(edit) : std::unexpected(done.error());
}

Result<> ForkPlanner::take(Items items, const ChangedParts& parts)
{
    std::vector<std::pair<size_t, size_t>> changed; // items, and the rows that they were
    for (size_t i = 0; i < items.size(); ++i) {
        Rewrite::Item& item = items[i];
        if (item.row == Rewrite::New)
            continue;
        if (!item.bytes.isNull())
            changed.emplace_back(i, item.row);
        else if (m_rewrite)
            item.bytes = m_rewrite->items().at(item.row).bytes;
        item.row = sourceOf(item.row);
    }
    auto next = std::make_unique<Rewrite>(m_writer.conversation(), std::move(items), m_policy.codec());
    for (const auto& [item, row] : changed) {
        const auto before = now().message(row, ReadOptions::WholeText);
        const auto after = before ? next->message(item, ReadOptions::WholeText) : std::unexpected(before.error());
        if (!after)
            return std::unexpected(after.error());
        std::vector<int> left
            = partsLeft(*before, *after, parts.edited, row == parts.removedIn ? parts.removed : std::set<int>());
        const size_t source = next->items().at(item).row;
        if (const auto known = m_parts.find(source); known != m_parts.end()) {
            if (known->second.empty()) // nothing was told before
                left.clear();
            for (int& part : left)
                part = known->second.at(size_t(part));
        }
        if (source != Rewrite::New)
            m_parts[source] = std::move(left);
    }
    m_rewrite = std::move(next);
    return {};
}

Result<> ForkPlanner::dropThinking(EditPlan& plan)
{
    const size_t first = m_rewrite->firstChange();
    Items items;
    Removals removals;
    qint64 dropped = 0;
    for (size_t row = 0; row < m_rewrite->size(); ++row) {
        const auto message = row < first || !m_rewrite->facts(row).maySign
            ? Result<Message>(Message())
            : m_rewrite->message(row, ReadOptions::NoText);
        if (!message)
            return std::unexpected(message.error());
        items.push_back({row});
        for (const Part& part : message->parts) {
            if (isBoundThinking(part))
                dropped += removals[row].insert(part.index).second;
        }
    }
    auto kept = itemsWithout(std::move(items), *m_rewrite, removals, m_policy);
    if (!kept)
        return std::unexpected(kept.error());
    if (dropped == 0)
        return {};
    plan.writes += PlannedWrite {
        PlanText::tr("thinking that is bound to what is changed"), PlannedWrite::Change::Delete, dropped, {}, {}};
    return take(*std::move(kept), {});
}

} // namespace stemma
