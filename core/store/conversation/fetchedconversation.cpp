// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/conversation/fetchedconversation.h"

#include "core/store/conversation/idhash.h"

#include <algorithm>

namespace stemma {

namespace {

/// Never negative, as keys of outlines have to be.
qint64 keyFor(quint64 id)
{
    return qint64(id >> 1);
}

} // namespace

void FetchedConversation::finish(const QString& cutAt, bool withCut)
{
    m_byKey.reserve(m_rows.size());
    for (quint32 i = 0; i < m_rows.size(); ++i)
        m_byKey.emplace_back(keyFor(m_rows[i].row.id), i);
    std::ranges::sort(m_byKey);
    // Of a repeated id the first message has the key that the id leads to.
    for (size_t i = 1; i < m_byKey.size(); ++i)
        m_byKey[i].first = std::max(m_byKey[i].first, m_byKey[i - 1].first + 1);
    for (const auto& [key, index] : m_byKey)
        m_rows[index].key = key;
    const auto cut = cutAt.isEmpty() ? std::nullopt : rowWithId(cutAt);
    const size_t end = cut ? *cut + (withCut ? 0 : 1) : m_rows.size();
    setStates(end);
    for (size_t i = end; i < m_rows.size(); ++i) {
        m_rows[i].isCutOff = true;
        m_rows[i].state = MessageState::Discarded;
    }
    for (Kept& kept : m_rows)
        kept.state = kept.row.isDamaged ? MessageState::Damaged : kept.state;
}

ConversationRow FetchedConversation::row(size_t index) const
{
    const Kept& kept = m_rows.at(index);
    ConversationRow row;
    row.key = kept.key;
    row.timeMs = kept.row.timeMs;
    row.states = kept.state;
    row.flags = kept.row.flags;
    row.at = kept.row.at;
    row.record = quint32(index);
    row.isDamaged = kept.row.isDamaged;
    row.isMain = !kept.isCutOff;
    return row;
}

std::optional<size_t> FetchedConversation::rowOf(qint64 key) const
{
    const auto found = std::ranges::lower_bound(m_byKey, key, {}, &std::pair<qint64, quint32>::first);
    return found != m_byKey.end() && found->first == key ? std::optional<size_t>(found->second) : std::nullopt;
}

std::optional<size_t> FetchedConversation::rowWithId(const QString& id) const
{
    if (const auto place = placeOf(id))
        return *place < m_rows.size() ? place : std::nullopt;
    const quint64 hash = idHash(id);
    const auto row = rowOf(keyFor(hash));
    return row && m_rows[*row].row.id == hash ? row : std::nullopt;
}

std::optional<size_t> FetchedConversation::rowOfRecord(quint32 record) const
{
    return record < m_rows.size() ? std::optional<size_t>(record) : std::nullopt;
}

} // namespace stemma
