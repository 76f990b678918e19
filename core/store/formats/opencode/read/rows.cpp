// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/opencode/read/rows.h"

#include "core/store/conversation/idhash.h"
#include "core/store/formats/opencode/read/codec.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace stemma::opencode {

namespace {

/// Never negative, as keys of outlines have to be.
qint64 keyFor(quint64 idHash)
{
    return qint64(idHash >> 1);
}

} // namespace

void Rows::addUsage(const json::Value& info)
{
    const TokenUsage usage = usageIn(info);
    const auto addTo = [](std::optional<qint64>& sum, const std::optional<qint64>& value) {
        if (value)
            sum = sum.value_or(0) + *value;
    };
    addTo(m_usage.input, usage.input);
    addTo(m_usage.output, usage.output);
    addTo(m_usage.reasoning, usage.reasoning);
    addTo(m_usage.cacheRead, usage.cacheRead);
    addTo(m_usage.cacheWrite, usage.cacheWrite);
}

Result<> Rows::finish(const QString& cutAt, bool withCut, const QString& table)
{
    m_table = table;
    m_byKey.reserve(m_rows.size());
    for (quint32 i = 0; i < m_rows.size(); ++i)
        m_byKey.emplace_back(keyFor(m_rows[i].row.id), i);
    std::ranges::sort(m_byKey);
    // Of a repeated id the first message has the key that the id leads to.
    for (size_t i = 1; i < m_byKey.size(); ++i)
        m_byKey[i].first = std::max(m_byKey[i].first, m_byKey[i - 1].first + 1);
    for (const auto& [key, index] : m_byKey)
        m_rows[index].key = key;
    if (const auto cut = cutAt.isEmpty() ? std::nullopt : rowWithId(cutAt)) {
        for (size_t i = *cut + (withCut ? 0 : 1); i < m_rows.size(); ++i)
            m_rows[i].isReverted = true;
    }
    judgeStates();
    return {};
}

/// What is sent now, and what a summary stands in for.
void Rows::judgeStates()
{
    size_t end = m_rows.size();
    while (end > 0 && m_rows[end - 1].isReverted)
        --end;
    const std::optional<Compaction> compaction = newestCompaction(*this, end);
    for (size_t i = 0; i < m_rows.size(); ++i) {
        Kept& kept = m_rows[i];
        const bool isKept = !compaction || i >= compaction->keptFrom() || i == compaction->summary;
        kept.state = kept.row.isDamaged                ? MessageState::Damaged
            : kept.isReverted                          ? MessageState::Discarded
            : kept.row.flags.testFlag(RowFlag::Unsent) ? MessageState::Ephemeral
            : isKept                                   ? MessageState::InContext
                                                       : MessageState::Summarised;
    }
}

Result<Record> Rows::record(size_t index) const
{
    return m_fetch(m_rows.at(index).row.place);
}

ConversationRow Rows::row(size_t index) const
{
    const Kept& kept = m_rows.at(index);
    ConversationRow row;
    row.key = kept.key;
    row.timeMs = kept.row.timeMs;
    row.flags = kept.row.flags;
    row.record = quint32(index);
    row.isDamaged = kept.row.isDamaged;
    row.isMain = !kept.isReverted;
    row.at = kept.row.at;
    if (!m_table.isEmpty()) {
        row.at.table = m_table;
        row.at.rowid = kept.row.place;
    }
    row.states = kept.state;
    return row;
}

Result<QByteArray> Rows::bytes(size_t index, qint64 most) const
{
    const auto stored = record(index);
    if (!stored)
        return std::unexpected(stored.error());
    QByteArray text = joined(*stored);
    return most < 0 ? text : text.first(std::min<qint64>(most, text.size()));
}

Result<Message> Rows::message(size_t index, qint64 maxText) const
{
    const auto stored = record(index);
    if (!stored)
        return std::unexpected(stored.error());
    const ConversationRow at = row(index);
    Message message = decodeRecord(*stored, maxText);
    if (message.id.isEmpty())
        message.id = MessageId(placeId(index));
    message.index = qint64(index);
    message.states |= at.states;
    message.storedAt = at.at;
    if (at.timeMs != OutlineRow::NoTime)
        message.createdAt = timeFromMs(at.timeMs);
    Codec::instance().complete(*this, index, message);
    return message;
}

std::optional<size_t> Rows::rowOf(qint64 key) const
{
    const auto found = std::ranges::lower_bound(m_byKey, key, {}, &std::pair<qint64, quint32>::first);
    return found != m_byKey.end() && found->first == key ? std::optional<size_t>(found->second) : std::nullopt;
}

std::optional<size_t> Rows::rowWithId(const QString& id) const
{
    if (const auto place = placeOf(id))
        return *place < m_rows.size() ? place : std::nullopt;
    const quint64 hash = idHash(id);
    const auto row = rowOf(keyFor(hash));
    return row && m_rows[*row].row.id == hash ? row : std::nullopt;
}

std::optional<size_t> Rows::rowOfRecord(quint32 record) const
{
    return record < m_rows.size() ? std::optional<size_t>(record) : std::nullopt;
}

} // namespace stemma::opencode
