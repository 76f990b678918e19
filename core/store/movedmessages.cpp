// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/movedmessages.h"

#include "core/store/sessionstore.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace stemma {

QList<MessagePlace> placesAfter(const QList<MessagePlace>& places, const QList<MovedMessage>& moved)
{
    QHash<MessagePlace, QList<MessagePlace>> ways;
    for (const MovedMessage& one : moved)
        ways.insert(one.from, one.to);
    QSet<MessagePlace> taken;
    for (const MessagePlace& place : places) {
        if (!ways.contains(place))
            taken += place;
    }
    QList<MessagePlace> after;
    for (const MessagePlace& place : places) {
        const QList<MessagePlace> to = ways.value(place);
        const auto isFree = [&](const MessagePlace& one) { return !taken.contains(one); };
        const auto free = std::ranges::find_if(to, isFree);
        after += free == to.cend() ? place : *free;
        taken += after.constLast();
    }
    return after;
}

std::shared_ptr<const KeptElsewhere> keptElsewhere(SessionStore& store, const JobControl& job)
{
    auto* followed = dynamic_cast<FollowedStore*>(&store);
    return followed ? followed->keptElsewhere(job).value_or(nullptr) : nullptr;
}

} // namespace stemma
