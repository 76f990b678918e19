// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/plan/planner.h"

#include "core/store/plan/planchecks.h"
#include "core/store/plan/plantexts.h"

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

/// Thinking alone is no message, and neither is the mark of a summary.
bool isMuch(PartKind kind)
{
    return kind != PartKind::Reasoning && kind != PartKind::Compaction;
}

/// A call goes with its answer, and an answer with its call.
void addPairs(Removals& removals, const SessionText& text)
{
    using Place = std::pair<size_t, int>; // a message and its part
    const auto toolOf = [&text](size_t message, int from = 0) {
        return Place {message, int(text.messages[message].shape.parts.indexOf(PartKind::Tool, from))};
    };
    std::vector<std::pair<Place, Place>> pairs;
    for (size_t i = 0; i < text.messages.size(); ++i) {
        Place call {i, -1};
        for (const auto& result : text.resultsOf(i)) {
            call = toolOf(i, call.second + 1);
            if (result)
                pairs.emplace_back(call, toolOf(*result));
        }
    }
    const auto isGone = [&removals](const Place& place) {
        const auto found = removals.find(place.first);
        return found != removals.end() && found->second.contains(place.second);
    };
    for (bool hasGrown = true; std::exchange(hasGrown, false);) {
        for (const auto& [call, result] : pairs) {
            if (isGone(call) == isGone(result))
                continue;
            removals[call.first].insert(call.second);
            removals[result.first].insert(result.second);
            hasGrown = true;
        }
        for (auto& [number, removed] : removals) {
            const QList<PartKind>& parts = text.messages[number].shape.parts;
            bool isLeft = false;
            for (int part = 0; part < parts.size(); ++part)
                isLeft = isLeft || (isMuch(parts[part]) && !removed.contains(part));
            for (int part = 0; part < parts.size() && !isLeft; ++part)
                hasGrown |= removed.insert(part).second;
        }
    }
}

} // namespace

Result<Removals> Planner::removalsOf(const RemoveEdit& edit) const
{
    Removals removals;
    for (const MessageId& id : edit.messages) {
        const auto number = numberOf(id);
        if (!number)
            return std::unexpected(number.error());
        const QList<PartKind>& parts = m_text.messages[*number].shape.parts;
        if (edit.part && (*edit.part < 0 || *edit.part >= parts.size()))
            return fail(Errc::NotFound, PlanText::noPart(id.value, *edit.part));
        // A summary and its mark are one thing.
        const bool isWhole = !edit.part || parts.at(*edit.part) == PartKind::Compaction;
        std::set<int>& removed = removals[*number];
        for (int part = 0; part < parts.size(); ++part) {
            if (isWhole || part == *edit.part)
                removed.insert(part);
        }
    }
    return removals;
}

Result<EditPlan> Planner::plan(const RemoveEdit& edit)
{
    auto removals
        = checkRemoval(edit).and_then([&] { return checkPause(); }).and_then([&] { return removalsOf(edit); });
    if (!removals)
        return std::unexpected(removals.error());
    const size_t named = removals->size();
    addPairs(*removals, m_text);
    size_t caller = 0;
    const bool waits = m_text.isPaused && !m_text.openCalls(m_text.messages.size(), &caller).isEmpty();
    if (waits && removals->contains(caller))
        return fail(Errc::NotSupported,
            tr("Message %1 has the waiting call of the paused run. Fork or resume the session before it.")
                .arg(m_text.shownNumber(caller)));
    EditPlan plan
        = begun(edit, u"remove"_s, edit.part ? PlanText::removePart(m_name) : PlanText::removeMessages(named, m_name));
    SessionChange change = changeNow();
    SessionChange::Items items;
    for (SessionChange::Item& item : change.items) {
        const auto removal = removals->find(item.number);
        if (removal == removals->end()) {
            items.push_back(item);
            continue;
        }
        const QByteArray stored = m_text.message(item.number);
        const auto rest = withoutParts(stored, removal->second);
        plan.writes
            += PlannedWrite {rest ? PlanText::messageParts(m_text.shownNumber(item.number), removal->second.size())
                                  : PlanText::message(m_text.shownNumber(item.number)),
                Change::Delete, 1, PlanText::shown(QString::fromUtf8(stored)), {}};
        if (rest) {
            item.bytes = *rest;
            items.push_back(item);
        }
    }
    if (removals->size() > named)
        plan.warnings += PlanText::pairedMessages(removals->size() - named);
    change.items = std::move(items);
    return finished(std::move(plan), change);
}

} // namespace stemma::agentfootprint
