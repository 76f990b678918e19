// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/plan/planner.h"

#include "core/store/plan/plantexts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

QList<Part> partsOf(const QByteArray& message)
{
    return decodeMessage(message, StoredAt(), 0).parts;
}

int resultPart(const QByteArray& message)
{
    const QList<Part> parts = partsOf(message);
    const auto found = std::ranges::find_if(parts, [](const Part& part) { return part.as<ToolPart>() != nullptr; });
    return found == parts.end() ? 0 : found->index;
}

/// A call goes with its answer, and an answer with its call. Thinking alone is no message.
void addPairs(Removals& removals, const SessionText& text)
{
    struct Pair
    {
        size_t caller;
        int part;
        size_t result;
        int resultPart;
    };
    std::vector<Pair> pairs;
    for (size_t i = 0; i < text.messages.size(); ++i) {
        if (text.messages[i].shape.calls.isEmpty())
            continue;
        const auto results = text.resultsOf(i);
        size_t call = 0;
        for (const Part& part : partsOf(text.message(i))) {
            if (!part.as<ToolPart>() || call >= results.size())
                continue;
            if (const auto result = results[call++])
                pairs.push_back({i, part.index, *result, resultPart(text.message(*result))});
        }
    }
    const auto isGone = [&removals](size_t message, int part) {
        const auto found = removals.find(message);
        return found != removals.end() && found->second.contains(part);
    };
    for (bool hasGrown = true; hasGrown;) {
        hasGrown = false;
        for (const Pair& pair : pairs) {
            if (isGone(pair.caller, pair.part) == isGone(pair.result, pair.resultPart))
                continue;
            removals[pair.caller].insert(pair.part);
            removals[pair.result].insert(pair.resultPart);
            hasGrown = true;
        }
        for (auto& [number, removed] : removals) {
            const QList<Part> parts = partsOf(text.message(number));
            const auto isLeft = [&removed](const Part& part) {
                return !removed.contains(part.index) && !(part.as<ReasoningPart>() || part.as<CompactionPart>());
            };
            if (removed.size() == size_t(parts.size()) || std::ranges::any_of(parts, isLeft))
                continue;
            for (const Part& part : parts)
                hasGrown = removed.insert(part.index).second || hasGrown;
        }
    }
}

} // namespace

Result<Removals> Planner::removalsOf(const RemoveEdit& edit) const
{
    if (edit.messages.isEmpty())
        return fail(Errc::Usage, plantexts::nothingToRemove());
    if (edit.part && edit.messages.size() != 1)
        return fail(Errc::Usage, plantexts::onePartAtATime());
    Removals removals;
    for (const MessageId& id : edit.messages) {
        const auto number = numberOf(id);
        if (!number)
            return std::unexpected(number.error());
        const QList<Part> parts = partsOf(m_text.message(*number));
        if (edit.part && (*edit.part < 0 || *edit.part >= parts.size()))
            return fail(Errc::NotFound, plantexts::noPart(id.value, *edit.part));
        // A summary and its mark are one thing.
        const bool isWhole = !edit.part || parts.at(*edit.part).as<CompactionPart>();
        std::set<int>& removed = removals[*number];
        for (const Part& part : parts) {
            if (isWhole || part.index == *edit.part)
                removed.insert(part.index);
        }
    }
    return removals;
}

Result<EditPlan> Planner::plan(const RemoveEdit& edit)
{
    if (const Result<> paused = checkPause(); !paused)
        return std::unexpected(paused.error());
    auto removals = removalsOf(edit);
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
    EditPlan plan = begun(
        edit, u"remove"_s, edit.part ? plantexts::removePart(name()) : plantexts::removeMessages(named, name()));
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
            += PlannedWrite {rest ? plantexts::messageParts(m_text.shownNumber(item.number), removal->second.size())
                                  : plantexts::message(m_text.shownNumber(item.number)),
                PlannedWrite::Change::Delete, 1, plantexts::shown(QString::fromUtf8(stored)), {}};
        if (rest) {
            item.bytes = *rest;
            items.push_back(item);
        }
    }
    if (removals->size() > named)
        plan.warnings += plantexts::pairedMessages(removals->size() - named);
    change.items = std::move(items);
    return finished(std::move(plan), change);
}

} // namespace stemma::agentfootprint
