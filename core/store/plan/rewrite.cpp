// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan/rewrite.h"

#include "core/store/transcript/linereader.h"

#include <algorithm>

namespace stemma {

Rewrite::Rewrite(const Conversation& source, std::vector<Item> items, const TranscriptCodec& codec)
    : m_source(source)
    , m_items(std::move(items))
    , m_codec(codec)
{
    for (size_t next = 0; m_firstChange < m_items.size(); ++m_firstChange, ++next) {
        while (next < source.size() && next < m_items[m_firstChange].row && !isEntry(source.facts(next)))
            ++next;
        if (m_items[m_firstChange].row != next || !m_items[m_firstChange].bytes.isNull())
            break;
    }
    const auto reader = codec.reader(source.dialect());
    for (size_t i = 0; i < m_items.size(); ++i) {
        if (m_items[i].row != New)
            m_byRow.emplace_back(m_items[i].row, i);
        if (m_items[i].bytes.isNull())
            continue;
        std::optional<RowFacts> facts;
        // Of a row of several lines they are joined; of a row that is one record it may have line ends in it.
        const bool isOne = reader->read(m_items[i].bytes).kind == LineFacts::Kind::Record;
        const QByteArrayList lines = isOne ? QByteArrayList {m_items[i].bytes} : m_items[i].bytes.split('\n');
        for (const QByteArray& line : lines) {
            const LineFacts& read = reader->read(line);
            m_tools.add(quint32(i), read.tools);
            if (!facts) {
                facts = {.flags = read.flags, .record = quint32(i), .isDamaged = read.kind != LineFacts::Kind::Record};
                facts->maySign = read.maySign;
                facts->contentBytes = read.contentBytes;
                continue;
            }
            const bool isKnown = facts->contentBytes != RowFacts::NotKnown && read.contentBytes != RowFacts::NotKnown;
            facts->contentBytes = isKnown ? facts->contentBytes + read.contentBytes : RowFacts::NotKnown;
            facts->maySign = facts->maySign || read.maySign;
        }
        m_facts.emplace_back(i, *facts);
    }
    std::ranges::sort(m_byRow);
    for (const ToolCallIndex::Mark& mark : source.tools().all()) {
        const auto row = source.rowOfRecord(mark.record);
        const ToolMark same {mark.id, mark.isResult, mark.failed};
        const auto copies = std::ranges::equal_range(m_byRow, row.value_or(New), {}, &std::pair<size_t, size_t>::first);
        for (const auto& [of, item] : copies) {
            if (m_items[item].bytes.isNull())
                m_tools.add(quint32(item), std::span(&same, 1));
        }
    }
}

std::optional<size_t> Rewrite::itemOf(size_t row) const
{
    const auto found = std::ranges::lower_bound(m_byRow, row, {}, &std::pair<size_t, size_t>::first);
    return found != m_byRow.end() && found->first == row ? std::optional(found->second) : std::nullopt;
}

RowFacts Rewrite::facts(size_t index) const
{
    const auto own = std::ranges::lower_bound(m_facts, index, {}, &std::pair<size_t, RowFacts>::first);
    if (own != m_facts.end() && own->first == index)
        return own->second;
    RowFacts facts = m_source.facts(m_items.at(index).row);
    facts.record = quint32(index);
    return facts;
}

ConversationRow Rewrite::row(size_t index) const
{
    const Item& item = m_items.at(index);
    ConversationRow row;
    if (item.row != New)
        row = m_source.row(item.row);
    row.record = quint32(index);
    if (item.bytes.isNull())
        return row;
    const RowFacts own = facts(index);
    row.flags = own.flags;
    row.isDamaged = own.isDamaged;
    row.at = {};
    row.at.length = item.bytes.size();
    return row;
}

Result<QByteArray> Rewrite::bytes(size_t index, qint64 most) const
{
    const Item& item = m_items.at(index);
    if (item.bytes.isNull())
        return m_source.bytes(item.row, most);
    return most < 0 ? item.bytes : item.bytes.first(qMin(most, qint64(item.bytes.size())));
}

Result<Message> Rewrite::message(size_t index, qint64 maxText) const
{
    return decodeRow(*this, index, m_codec, maxText);
}

std::optional<size_t> Rewrite::rowOf(qint64 key) const
{
    const auto row = m_source.rowOf(key);
    return row ? itemOf(*row) : std::nullopt;
}

std::optional<size_t> Rewrite::rowWithId(const QString& id) const
{
    const auto row = m_source.rowWithId(id);
    return row ? itemOf(*row) : std::nullopt;
}

std::optional<size_t> Rewrite::rowOfRecord(quint32 record) const
{
    return record < m_items.size() ? std::optional<size_t>(record) : std::nullopt;
}

} // namespace stemma
