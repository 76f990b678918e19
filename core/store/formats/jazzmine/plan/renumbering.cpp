// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/plan/renumbering.h"

#include "core/store/formats/jazzmine/read/record.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::jazzmine {

bool Renumbering::isEmpty() const
{
    return gone.isEmpty() && !insertedBehind && newIds.isEmpty() && cut.isEmpty();
}

MessageId Renumbering::idAfter(quint32 number, const QString& stored) const
{
    if (!stored.isEmpty())
        return MessageId(stored);
    if (const auto made = newIds.constFind(number); made != newIds.cend())
        return MessageId(*made);
    const auto isBefore = [number](quint32 other) { return other < number; };
    const qint64 added = insertedBehind && isBefore(*insertedBehind) ? 1 : 0;
    return MessageId(u"#%1"_s.arg(number + added - std::ranges::count_if(gone, isBefore)));
}

Result<QList<AnchorMove>> movedMessages(
    RecordSource& source, const Index& index, const Renumbering& change, const QList<MessagePlace>& followed)
{
    const auto storedId = [&](quint32 number) {
        return readRecord(source, RecordKind::Message, index.message(number).place())
            .transform([](const StoredRecord& record) { return record.text(u"id"); });
    };
    QList<AnchorMove> moved;
    for (const MessagePlace& place : change.isEmpty() ? QList<MessagePlace>() : followed) {
        const Conversation* conversation = index.find(place.session.value);
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
                moved += AnchorMove {place, {to}};
            continue;
        }
        QList<MessagePlace> before;
        // So many that one is free.
        while ((*position)-- > 0 && before.size() <= followed.size()) {
            const quint32 other = conversation->messages[*position];
            const bool isSuperseded = index.message(other).flags & MessageRecord::Superseded;
            const bool isShown = !isSuperseded && !change.gone.contains(other);
            const auto id = isShown ? storedId(other) : Result<QString>(QString());
            if (!id)
                return std::unexpected(id.error());
            if (isShown)
                before += MessagePlace {place.session, change.idAfter(other, *id)};
        }
        moved += AnchorMove {place, before + QList {MessagePlace()}, true};
    }
    return moved;
}

} // namespace stemma::jazzmine
