// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/jazzminemoved.h"

#include "core/store/formats/jazzmine/jazzminerecord.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

bool JazzmineRenumbering::isEmpty() const
{
    return gone.isEmpty() && !insertedBehind && newIds.isEmpty() && cut.isEmpty();
}

MessageId JazzmineRenumbering::idAfter(quint32 number, const QString& stored) const
{
    if (!stored.isEmpty())
        return MessageId(stored);
    if (const auto made = newIds.constFind(number); made != newIds.cend())
        return MessageId(*made);
    const auto isBefore = [number](quint32 other) { return other < number; };
    const qint64 added = insertedBehind && isBefore(*insertedBehind) ? 1 : 0;
    return MessageId(u"#%1"_s.arg(number + added - std::ranges::count_if(gone, isBefore)));
}

Result<QList<MovedMessage>> movedJazzmineMessages(JazzmineSource& source, const JazzmineIndex& index,
    const JazzmineRenumbering& change, const QList<MessagePlace>& followed)
{
    const auto storedId = [&](quint32 number) {
        return readJazzmineRecord(source, JazzmineKind::Message, index.message(number).place())
            .transform([](const JazzmineRecord& record) { return record.text(u"id"); });
    };
    QList<MovedMessage> moved;
    for (const MessagePlace& place : change.isEmpty() ? QList<MessagePlace>() : followed) {
        const JazzmineConversation* conversation = index.find(place.session.value);
        auto position = conversation ? index.positionOf(*conversation, place.message) : std::nullopt;
        if (!position || place.session == change.deleted)
            continue; // what is nowhere already stays so
        const quint32 number = conversation->messages[*position];
        if (!change.gone.contains(number)) {
            const auto id = storedId(number);
            if (!id)
                return std::unexpected(id.error());
            const SessionId& session = change.cut.contains(number) ? change.keptIn : place.session;
            if (const MessagePlace to {session, change.idAfter(number, *id)}; to != place)
                moved += MovedMessage {place, {to}};
            continue;
        }
        QList<MessagePlace> before;
        // So many that one is free.
        while ((*position)-- > 0 && before.size() <= followed.size()) {
            const quint32 other = conversation->messages[*position];
            const bool isSuperseded = index.message(other).flags & JazzmineMessage::Superseded;
            const bool isShown = !isSuperseded && !change.gone.contains(other);
            const auto id = isShown ? storedId(other) : Result<QString>(QString());
            if (!id)
                return std::unexpected(id.error());
            if (isShown)
                before += MessagePlace {place.session, change.idAfter(other, *id)};
        }
        moved += MovedMessage {place, before + QList {MessagePlace()}, true};
    }
    return moved;
}

} // namespace stemma
