// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/boundthinking.h"

#include "core/edit/batchplanner.h"

#include <QSet>

#include <algorithm>

namespace stemma {

namespace {

constexpr size_t PageRows = 256;

/// The message from which on thinking may not fit any more, it alone not with them; empty: all of the session.
struct Place
{
    MessageId behind;
    QSet<MessageId> gone;
    bool isNone = false; ///< it is an edit of another kind
};

Place placeOf(const SingleEdit& edit)
{
    if (const auto* text = std::get_if<TextEdit>(&edit))
        return {text->message, {}};
    if (const auto* insertion = std::get_if<InsertEdit>(&edit))
        return {insertion->after, {}};
    if (const auto* removal = std::get_if<RemoveEdit>(&edit))
        return {{}, removal->part ? QSet<MessageId>() : QSet(removal->messages.begin(), removal->messages.end())};
    return {{}, {}, true};
}

/// The row behind which a change stands.
Result<size_t> rowBehind(
    SessionStore& store, const SingleEdit& edit, const Outline& outline, const Place& place, const JobControl& job)
{
    const SessionId session = sessionOf(toEdit(edit));
    QList<MessageId> first {place.behind};
    if (const auto* removal = std::get_if<RemoveEdit>(&edit))
        first = removal->messages;
    QSet<qint64> keys;
    for (const MessageId& id : std::as_const(first)) {
        if (id.isEmpty())
            return 0;
        const auto key = store.keyOf(session, id, job);
        if (!key)
            return std::unexpected(key.error());
        keys += *key;
    }
    const auto found = std::ranges::find_if(outline, [&keys](const OutlineRow& row) { return keys.contains(row.key); });
    return qMin(outline.size(), size_t(found - outline.begin()) + 1);
}

/// What takes a message's signed thinking out, the last part first.
void addRemovals(QList<SingleEdit>& edits, const SessionId& session, const Message& message)
{
    QList<int> parts;
    bool isThinkingAlone = true;
    for (const Part& part : message.parts) {
        const auto* thinking = part.as<ReasoningPart>();
        isThinkingAlone = isThinkingAlone && thinking;
        if (thinking && thinking->state != ReasoningPart::State::Open)
            parts.prepend(part.index);
    }
    if (!parts.isEmpty() && isThinkingAlone)
        edits += RemoveEdit {session, {message.id}, {}};
    else
        for (const int part : std::as_const(parts))
            edits += RemoveEdit {session, {message.id}, part};
}

} // namespace

Result<WithoutThinking> withoutThinking(SessionStore& store, const SingleEdit& edit, const JobControl& job)
{
    const auto alone = store.plan(toEdit(edit), job);
    if (!alone)
        return std::unexpected(alone.error());
    const SessionId session = sessionOf(toEdit(edit));
    WithoutThinking wish {{session, {edit}}, alone->title, alone->warnings};
    const Place place = placeOf(edit);
    if (place.isNone)
        return wish;
    const auto outline = store.outline(session, job);
    const auto begin = outline ? rowBehind(store, edit, *outline, place, job) : std::unexpected(outline.error());
    if (!begin)
        return std::unexpected(begin.error());
    QList<SingleEdit> removals;
    for (size_t end = outline->size(); end > *begin;) {
        const size_t from = end - *begin > PageRows ? end - PageRows : *begin;
        std::vector<qint64> keys;
        for (size_t row = from; row < end; ++row)
            keys.push_back((*outline)[row].key);
        const auto messages = store.messages(session, keys, {.maxText = 0}, job);
        if (!messages)
            return std::unexpected(messages.error());
        for (auto message = messages->rbegin(); message != messages->rend(); ++message) {
            const bool isSent = *message && (*message)->states.testFlag(MessageState::InContext);
            if (isSent && !place.gone.contains((*message)->id))
                addRemovals(removals, session, **message);
        }
        end = from;
    }
    wish.edits.edits = removals + wish.edits.edits;
    return wish;
}

Result<EditPlan> planWithoutThinking(const StoreInfo& store, const WithoutThinking& wish, const JobControl& job)
{
    auto plan = BatchPlanner(store).plan(wish.edits, job);
    if (plan) {
        plan->title = wish.title;
        plan->warnings = wish.warnings;
    }
    return plan;
}

} // namespace stemma
