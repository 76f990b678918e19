// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/namedmessages.h"

#include <QCoreApplication>

#include <algorithm>
#include <type_traits>

namespace stemma {

namespace {

struct NamedMessagesText
{
    Q_DECLARE_TR_FUNCTIONS(BatchPlanner)
};

/// Those that an edit names, to be read or to be changed.
QList<MessageId*> messagesIn(SingleEdit& edit)
{
    QList<MessageId*> named;
    const auto add = [&named](MessageId& id) {
        if (!id.isEmpty())
            named += &id;
    };
    std::visit(
        [&](auto& one) {
            using Single = std::decay_t<decltype(one)>;
            if constexpr (requires { one.at; })
                add(one.at);
            if constexpr (requires { one.after; })
                add(one.after);
            if constexpr (requires { one.message; })
                add(one.message);
            if constexpr (requires { one.messages; })
                std::ranges::for_each(one.messages, add);
            if constexpr (std::is_same_v<Single, CompactEdit>)
                add(one.to);
        },
        edit);
    return named;
}

SessionId& sessionIn(SingleEdit& edit)
{
    return std::visit([](auto& one) -> SessionId& { return one.session; }, edit);
}

} // namespace

NamedMessages::NamedMessages(const QList<SingleEdit>& edits)
{
    for (SingleEdit edit : edits) {
        const QList<MessageId*> named = messagesIn(edit);
        for (const MessageId* message : named) {
            const MessagePlace place {sessionIn(edit), *message};
            m_now.insert(place, {place});
        }
    }
}

QList<MessagePlace> NamedMessages::places() const
{
    QList<MessagePlace> places;
    for (const Now& one : m_now) {
        if (one.place != MessagePlace() && !places.contains(one.place))
            places += one.place;
    }
    return places;
}

void NamedMessages::take(const QList<AnchorMove>& moved, const SessionId& discarded)
{
    for (Now& one : m_now) {
        const auto isItsWay = [&one](const AnchorMove& way) { return !way.isCopy && way.from == one.place; };
        const auto way = std::ranges::find_if(moved, isItsWay);
        if (way == moved.cend() || way->to.isEmpty())
            continue;
        const MessagePlace& to = way->to.first();
        const bool isDiscarded = !discarded.isEmpty() && to.session == discarded;
        one = {to, one.isGone || way->goes || isDiscarded};
    }
}

std::optional<MessagePlace> NamedMessages::placeNow(const MessagePlace& before) const
{
    const Now now = nowOf(before.session, before.message);
    return now.isGone ? std::nullopt : std::optional(now.place);
}

NamedMessages::Now NamedMessages::nowOf(const SessionId& session, const MessageId& message) const
{
    const MessagePlace before {session, message};
    return m_now.value(before, {before});
}

Result<SingleEdit> NamedMessages::current(SingleEdit edit) const
{
    SessionId& session = sessionIn(edit);
    const SessionId before = session;
    const auto gone = [] {
        return fail(Errc::NotFound, NamedMessagesText::tr("One of them removes the message that this one is about."));
    };
    if (auto* removal = std::get_if<RemoveEdit>(&edit)) {
        const auto isGone = [&](const MessageId& id) { return nowOf(before, id).isGone; };
        if (std::ranges::all_of(removal->messages, isGone) && !removal->messages.isEmpty())
            return gone();
        removal->messages.removeIf(isGone);
    }
    const bool isInsertion = std::holds_alternative<InsertEdit>(edit);
    const QList<MessageId*> named = messagesIn(edit);
    for (MessageId* message : named) {
        const Now found = nowOf(before, *message);
        // A message that stays elsewhere, in an end that was cut off, has none before it to go by.
        if (found.isGone && (!isInsertion || found.place.message == *message))
            return gone();
        *message = found.place.message;
        if (!found.place.session.isEmpty())
            session = found.place.session;
    }
    return edit;
}

} // namespace stemma
