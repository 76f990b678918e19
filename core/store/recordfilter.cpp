// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/recordfilter.h"

namespace stemma {

quint64 RecordFilter::all(std::span<const ByteFinder> needles)
{
    return needles.size() >= size_t(MostNeedles) ? ~quint64(0) : (quint64(1) << needles.size()) - 1;
}

quint64 RecordFilter::heldBy(QByteArrayView record, std::span<const ByteFinder> needles)
{
    const RecordLook look(record);
    if (look.hasEscapes() && nextEscapedLetter(record, 0) >= 0)
        return all(needles);
    quint64 held = 0;
    for (size_t i = 0; i < needles.size(); ++i)
        held |= quint64(!look.rulesOut(needles[i]) && needles[i].isIn(record)) << i;
    return held;
}

RecordLook::RecordLook(QByteArrayView bytes)
    : m_isAscii(QtPrivate::isAscii(QLatin1StringView(bytes)))
{
    static const ByteFinder escape("\\u", Qt::CaseSensitive);
    m_hasEscapes = escape.isIn(bytes);
}

bool RecordLook::rulesOut(const ByteFinder& needle) const
{
    const QByteArray& bytes = needle.needle();
    return (!m_hasEscapes && bytes.startsWith("\\u")) || (m_isAscii && !QtPrivate::isAscii(QLatin1StringView(bytes)));
}

qsizetype RecordFilter::nextEscapedLetter(QByteArrayView record, qsizetype from)
{
    static const ByteFinder escape("\\u00", Qt::CaseSensitive);
    for (qsizetype at = escape.find(record, from); at >= 0; at = escape.find(record, at + 4)) {
        if (at + 4 < record.size() && record[at + 4] >= '2' && record[at + 4] <= '7')
            return at;
    }
    return -1;
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
