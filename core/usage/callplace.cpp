// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/usage/callplace.h"

#include <algorithm>

namespace stemma {

namespace {

/// Empty: it is not in this session.
Result<MessageId> messageIn(
    SessionStore& store, const SessionId& session, const UsageRecord& call, const JobControl& job)
{
    if (!call.message.isEmpty()) {
        const Result<qint64> key = store.keyOf(session, call.message, job);
        if (key)
            return call.message;
        if (key.error().code == Errc::Cancelled)
            return std::unexpected(key.error());
    }
    if (call.key < 0)
        return MessageId();
    const Result<Outline> outline = store.outline(session, job);
    if (!outline)
        return std::unexpected(outline.error());
    if (!std::ranges::contains(*outline, call.key, &OutlineRow::key))
        return MessageId();
    return store.messages(session, std::span(&call.key, 1), {.maxText = 64}, job)
        .transform([](const std::vector<MessagePtr>& found) {
            return found.empty() || !found.front() ? MessageId() : found.front()->id;
        });
}

} // namespace

Result<CallPlace> placeOf(SessionStore& store, const UsageRecord& call, const JobControl& job)
{
    CallPlace place {call.storedIn, {}};
    const Result<MessageId> own = messageIn(store, call.storedIn, call, job);
    if (!own)
        return std::unexpected(own.error());
    place.message = *own;
    if (!own->isEmpty())
        return place;
    std::vector<SessionId> branches;
    const auto take = [&](const std::vector<SessionInfo>& infos) {
        for (const SessionInfo& info : infos) {
            if (info.origin.session == call.storedIn && info.origin.kind == Origin::Kind::Fork)
                branches.push_back(info.id);
        }
        return true;
    };
    if (const Result<> listed = store.sessions(ListDetail::Basic, take, job); !listed)
        return std::unexpected(listed.error());
    for (const SessionId& branch : branches) {
        const Result<MessageId> found = messageIn(store, branch, call, job);
        if (!found && found.error().code == Errc::Cancelled)
            return std::unexpected(found.error());
        if (found && !found->isEmpty())
            return CallPlace {branch, *found};
    }
    return place;
}

} // namespace stemma
