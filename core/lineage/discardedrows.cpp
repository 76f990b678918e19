// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/lineage/discardedrows.h"

namespace stemma {

qint64 tokensBetween(const std::vector<OutlineDetail>& details, qint64 first, qint64 last)
{
    qint64 sum = 0;
    for (qint64 number = first; number <= last && number <= qint64(details.size()); ++number)
        sum += details[size_t(number - 1)].tokens;
    return sum;
}

void addDiscarded(LineageSession& session, const Outline& rows, const std::vector<OutlineDetail>& details)
{
    const auto isDiscarded
        = [](const OutlineDetail& detail) { return MessageStates(detail.states).testFlag(MessageState::Discarded); };
    for (size_t row = 0; row < details.size(); ++row) {
        if (!isDiscarded(details[row]))
            continue;
        const size_t begin = row;
        while (row < details.size() && isDiscarded(details[row]))
            ++row;
        const auto timeOf = [&rows](size_t at) -> std::optional<Time> {
            const qint64 ms = rows[at].createdMs;
            return ms == OutlineRow::NoTime ? std::nullopt : std::optional(timeFromMs(ms));
        };
        LineageNode cut;
        cut.kind = LineageNode::Kind::Discarded;
        cut.position = qint64(begin);
        cut.first = qint64(begin) + 1;
        cut.messages = qint64(row - begin);
        cut.tokens = tokensBetween(details, qint64(begin) + 1, qint64(row));
        cut.estimated = true;
        cut.time = timeOf(row - 1);
        session.events.push_back(cut);
    }
}

} // namespace stemma
