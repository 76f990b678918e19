// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/read/rowconversation.h"

#include "core/store/json/jsonmembers.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

void RowConversation::add(qint64 key, const StoredAt& place, QByteArrayView stored)
{
    const LineFacts& facts = m_reader.read(stored);
    m_table = place.table;
    m_tools.add(quint32(m_records.size()), facts.tools);
    m_records.push_back({key, place.rowid, place.offset, place.length, facts.flags, facts.kind});
    m_usage.add(0, facts.usage);
}

void RowConversation::finish(std::shared_ptr<const LineIndex> discarded)
{
    m_discarded = std::move(discarded);
    m_byKey.clear();
    for (quint32 i = 0; i < m_records.size(); ++i)
        m_byKey.emplace_back(m_records[i].key, i);
    std::ranges::sort(m_byKey);
}

size_t RowConversation::size() const
{
    return m_records.size() + (m_discarded ? m_discarded->lines().size() : 0);
}

ConversationRow RowConversation::row(size_t index) const
{
    if (index >= m_records.size()) {
        const auto number = quint32(index - m_records.size());
        const TranscriptLine& line = m_discarded->lines().at(number);
        return {.key = line.offset | DiscardedKey,
            .states = line.isDamaged() ? MessageState::Damaged : MessageState::Discarded,
            .flags = line.flags,
            .at = m_discarded->placeOf(number),
            .record = number,
            .isDamaged = line.isDamaged(),
            .isMain = false};
    }
    const Record& record = m_records[index];
    const bool isDamaged = record.kind != LineFacts::Kind::Record;
    return {.key = record.key,
        .states = isDamaged ? MessageState::Damaged : Codec::instance().statesOf(dialect(), record.flags),
        .flags = record.flags,
        .at = {.table = m_table, .rowid = record.rowid, .offset = record.offset, .length = record.length},
        .record = quint32(index),
        .isDamaged = isDamaged};
}

Result<QByteArray> RowConversation::bytes(size_t index, qint64 most) const
{
    if (index >= m_records.size())
        return m_discarded->bytes(quint32(index - m_records.size()), most);
    return m_fetch(row(index).at, most);
}

std::optional<size_t> RowConversation::rowOf(qint64 key) const
{
    if (key & DiscardedKey) {
        const auto line = m_discarded ? m_discarded->lineAt(key & ~DiscardedKey) : std::nullopt;
        return line ? std::optional<size_t>(m_records.size() + *line) : std::nullopt;
    }
    const auto found = std::ranges::lower_bound(m_byKey, key, {}, &std::pair<qint64, quint32>::first);
    return found != m_byKey.end() && found->first == key ? std::optional<size_t>(found->second) : std::nullopt;
}

std::optional<size_t> RowConversation::rowWithId(const QString& id) const
{
    if (const auto line = discardedLineOf(id); line && *line < size() - ownSize())
        return ownSize() + *line;
    const auto place = placeOf(id);
    return place && *place < ownSize() ? place : std::nullopt;
}

std::optional<size_t> RowConversation::rowOfRecord(quint32 record) const
{
    return record < m_records.size() ? std::optional<size_t>(record) : std::nullopt;
}

std::vector<Element> splitList(QByteArrayView list, QString* problem)
{
    std::vector<Element> elements;
    qsizetype at = list.startsWith("\xef\xbb\xbf") ? 3 : 0;
    if (at > 0)
        *problem = u"byte 0"_s;
    const bool isWhole = forEachJsonElement(list.sliced(at), [&](QByteArrayView element) {
        elements.push_back({element.data() - list.data(), element.size()});
        return true;
    });
    if (isWhole)
        return elements;
    const auto skip = [&](QByteArrayView any, qsizetype most) {
        for (qsizetype end = at + most; at < qMin(end, list.size()) && any.contains(list[at]);)
            ++at;
    };
    if (!elements.empty())
        at = elements.back().offset + elements.back().length;
    skip(" \t\r\n", list.size());
    skip(elements.empty() ? "[" : ",]", 1);
    skip(" \t\r\n", list.size());
    *problem = u"byte %1"_s.arg(at);
    if (at < list.size())
        elements.push_back({at, list.size() - at});
    return elements;
}

} // namespace stemma::mantis
