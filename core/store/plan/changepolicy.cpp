// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan/changepolicy.h"

#include "core/store/json/jsonmembers.h"

namespace stemma {

std::optional<json::Range> RecordPlaces::member(const json::Range& object, QByteArrayView key) const
{
    const auto value = json::memberValue(QByteArrayView(bytes).sliced(object.start, object.length), key);
    return value ? std::optional(json::Range {object.start + value->start, value->length}) : std::nullopt;
}

QString RecordPlaces::textOf(const json::Range& object, QByteArrayView key) const
{
    const auto range = member(object, key);
    return range ? json::parse(source(*range)).value_or(json::Value()).string : QString();
}

bool RecordPlaces::setContent(const json::Range& range)
{
    content = range;
    const QByteArrayView stored = QByteArrayView(bytes).sliced(range.start, range.length);
    isList = stored.startsWith('[');
    return !isList || forEachJsonElement(stored, [&](QByteArrayView block) {
        blocks << rangeWithin(block, bytes);
        return true;
    });
}

Result<QList<SummaryNode>> ChangePolicy::summaries(
    const Conversation& conversation, const SessionId& id, const JobControl& job) const
{
    return compactionSummaries(conversation, m_codec, m_context, id, job);
}

QByteArray ChangePolicy::withoutBlocks(const RecordPlaces& places, const std::set<int>& blocks) const
{
    JsonCopy copy;
    const auto blockAt = [&](qsizetype block) { return places.blocks.at(block); };
    const auto isRemoved = [&](qsizetype block) { return blocks.contains(int(block)); };
    copy.cut(cutElements(places.blocks.size(), blockAt, isRemoved));
    return copy.applied(places.bytes);
}

} // namespace stemma
