// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/recordfilter.h"

namespace stemma {

namespace {

/// Whether JSON spells a character of plain ASCII by its number somewhere, though it need not.
bool hasEscapedLetter(QByteArrayView record)
{
    static const ByteFinder escape("\\u00", Qt::CaseSensitive);
    for (qsizetype at = escape.find(record, 0); at >= 0; at = escape.find(record, at + 4)) {
        if (at + 4 < record.size() && record[at + 4] >= '2' && record[at + 4] <= '7')
            return true;
    }
    return false;
}

} // namespace

quint64 RecordFilter::all(std::span<const ByteFinder> needles)
{
    return needles.size() >= size_t(MostNeedles) ? ~quint64(0) : (quint64(1) << needles.size()) - 1;
}

/// Two quick looks tell that most bytes are of ASCII alone, or have no characters by their numbers, and so cannot hold
/// some needles.
quint64 RecordFilter::heldBy(QByteArrayView record, std::span<const ByteFinder> needles)
{
    static const ByteFinder escape("\\u", Qt::CaseSensitive);
    const bool hasEscapes = escape.isIn(record);
    if (hasEscapes && hasEscapedLetter(record))
        return all(needles);
    const bool isAscii = QtPrivate::isAscii(QLatin1StringView(record));
    quint64 held = 0;
    for (size_t i = 0; i < needles.size(); ++i) {
        const QByteArray& bytes = needles[i].needle();
        const bool isRuledOut
            = (!hasEscapes && bytes.startsWith("\\u")) || (isAscii && !QtPrivate::isAscii(QLatin1StringView(bytes)));
        held |= quint64(!isRuledOut && needles[i].isIn(record)) << i;
    }
    return held;
}

Result<std::vector<quint64>> mayHold(SessionStore& store, const SessionId& id, std::span<const qint64> keys,
    std::span<const ByteFinder> needles, const JobControl& job)
{
    if (auto* filter = store.service<RecordFilter>())
        return filter->mayHold(id, keys, needles, job);
    return std::vector<quint64>(keys.size(), RecordFilter::all(needles));
}

Result<bool> mayHoldAny(
    SessionStore& store, const SessionId& id, std::span<const ByteFinder> needles, const JobControl& job)
{
    auto* filter = needles.empty() ? nullptr : store.service<RecordFilter>();
    return filter ? filter->mayHoldAny(id, needles, job) : Result<bool>(true);
}

} // namespace stemma
