// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/plan/change.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::jazzmine {

const std::vector<RecordPlace>& ChangeWriter::records(RecordKind kind)
{
    auto& known = m_records[size_t(kind)];
    return known ? *known : known.emplace(m_index.places(kind));
}

Result<MessageId> ChangeWriter::idAfter(quint32 number) const
{
    return read(RecordKind::Message, m_index.message(number).place()).transform([&](const StoredRecord& record) {
        const QString id = m_renumbering.newIds.value(number, record.text(u"id"));
        if (!id.isEmpty())
            return MessageId(id);
        const auto isBefore = [number](quint32 other) { return other < number; };
        const qint64 added = m_renumbering.insertedBehind.transform(isBefore).value_or(false) ? 1 : 0;
        return MessageId(u"#%1"_s.arg(number + added - std::ranges::count_if(m_renumbering.gone, isBefore)));
    });
}

Result<QList<AnchorMove>> ChangeWriter::movedMessages(const QList<MessagePlace>& followed) const
{
    const Renumbering& change = m_renumbering;
    QList<AnchorMove> moved;
    if (!change.copies.isEmpty()) {
        for (const MessagePlace& place : followed) {
            const Conversation* conversation = m_index.find(place.session.value);
            const auto position = conversation ? m_index.positionOf(*conversation, place.message) : std::nullopt;
            const auto copy
                = position ? change.copies.constFind(conversation->messages[*position]) : change.copies.cend();
            if (copy != change.copies.cend())
                moved += AnchorMove {.from = place, .to = {*copy}, .isCopy = true};
        }
        return moved;
    }
    if (change.gone.isEmpty() && !change.insertedBehind && change.newIds.isEmpty() && change.cut.isEmpty())
        return moved;
    for (const MessagePlace& place : followed) {
        const Conversation* conversation = m_index.find(place.session.value);
        auto position = conversation ? m_index.positionOf(*conversation, place.message) : std::nullopt;
        if (!position || place.session == change.deleted)
            continue; // what is nowhere already stays so
        const quint32 number = conversation->messages[*position];
        const bool isGone = change.gone.contains(number);
        // Of one that goes, those before it, so many that one is free.
        QList<MessagePlace> to;
        for (size_t i = *position + 1; i-- > 0 && to.size() <= (isGone ? followed.size() : 0);) {
            const quint32 other = conversation->messages[i];
            if (change.gone.contains(other) || (isGone && m_index.message(other).has(MessageRecord::Superseded)))
                continue;
            const auto id = idAfter(other);
            if (!id)
                return std::unexpected(id.error());
            to += MessagePlace {change.cut.contains(other) ? change.keptIn : place.session, *id};
        }
        if (isGone)
            moved += AnchorMove {place, to + QList {MessagePlace()}, true};
        else if (to.first() != place)
            moved += AnchorMove {place, to};
    }
    return moved;
}

} // namespace stemma::jazzmine
