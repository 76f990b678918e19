// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/read/rowconversation.h"

#include "core/store/json/jsoncursor.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

void RowConversation::add(qint64 key, const StoredAt& place, QByteArrayView stored)
{
    const LineFacts& facts = m_reader.read(stored);
    m_table = place.table;
    m_tools.add(quint32(m_records.size()), facts.tools);
    m_records.push_back({key, place.rowid, place.offset, place.length, facts.flags, facts.kind});
    const auto addTo = [](std::optional<qint64>& sum, const std::optional<qint64>& value) {
        if (value)
            sum = sum.value_or(0) + *value;
    };
    addTo(m_usage.input, facts.usage.input);
    addTo(m_usage.output, facts.usage.output);
    addTo(m_usage.cacheRead, facts.usage.cacheRead);
    addTo(m_usage.cacheWrite, facts.usage.cacheWrite);
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
    ConversationRow row;
    if (index >= m_records.size()) {
        const auto number = quint32(index - m_records.size());
        const TranscriptLine& line = m_discarded->lines().at(number);
        row.key = line.offset | DiscardedKey;
        row.flags = line.flags;
        row.at.file = m_discarded->path();
        row.at.offset = line.offset;
        row.at.length = line.length;
        row.record = number;
        row.isDamaged = line.isDamaged();
        row.isMain = false;
        row.states = row.isDamaged ? MessageState::Damaged : MessageState::Discarded;
        return row;
    }
    const Record& record = m_records[index];
    row.key = record.key;
    row.flags = record.flags;
    row.at.table = m_table;
    row.at.rowid = record.rowid;
    row.at.offset = record.offset;
    row.at.length = record.length;
    row.record = quint32(index);
    row.isDamaged = record.kind != LineFacts::Kind::Record;
    row.states = row.isDamaged              ? MessageState::Damaged
        : row.flags.testFlag(RowFlag::Meta) ? MessageState::Ephemeral
                                            : MessageState::InContext;
    return row;
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

namespace {

/// Finds where the values of a list that is no JSON end, by brackets and quotes alone.
class Splitter
{
public:
    explicit Splitter(QByteArrayView list)
        : m_list(list)
    {
    }

    std::vector<Element> run(QString* problem);

private:
    void skipString();
    void skipBlank();
    bool skipValue();

    QByteArrayView m_list;
    qsizetype m_at = 0;
};

void Splitter::skipBlank()
{
    while (m_at < m_list.size() && QByteArrayView(" \t\r\n").contains(m_list[m_at]))
        ++m_at;
}

void Splitter::skipString()
{
    for (++m_at; m_at < m_list.size() && m_list[m_at] != '"'; ++m_at)
        m_at += m_list[m_at] == '\\';
    m_at = qMin(m_at + 1, m_list.size());
}

/// To the comma or bracket behind the value; false where there is none.
bool Splitter::skipValue()
{
    int depth = 0;
    while (m_at < m_list.size()) {
        const char c = m_list[m_at];
        if (c == '"') {
            skipString();
            continue;
        }
        if (depth == 0 && (c == ',' || c == ']'))
            return true;
        depth += (c == '[' || c == '{') - (c == ']' || c == '}');
        ++m_at;
    }
    return false;
}

std::vector<Element> Splitter::run(QString* problem)
{
    std::vector<Element> elements;
    const auto broken = [&](qsizetype from) {
        *problem = u"byte %1"_s.arg(from);
        if (from < m_list.size())
            elements.push_back({from, m_list.size() - from});
        return elements;
    };
    if (m_list.startsWith("\xef\xbb\xbf"))
        m_at = 3;
    skipBlank();
    if (m_at >= m_list.size() || m_list[m_at] != '[')
        return broken(m_at);
    ++m_at;
    skipBlank();
    bool isFirst = true;
    while (m_at < m_list.size()) {
        if (isFirst && m_list[m_at] == ']')
            break;
        isFirst = false;
        const qsizetype begin = m_at;
        if (!skipValue())
            return broken(begin);
        qsizetype end = m_at;
        while (end > begin && QByteArrayView(" \t\r\n").contains(m_list[end - 1]))
            --end;
        elements.push_back({begin, end - begin});
        if (m_list[m_at] == ']')
            break;
        ++m_at;
        skipBlank();
    }
    if (m_at >= m_list.size())
        return broken(m_list.size());
    ++m_at;
    skipBlank();
    return m_at < m_list.size() ? broken(m_at) : elements;
}

} // namespace

std::vector<Element> splitList(QByteArrayView list, QString* problem)
{
    std::vector<Element> elements;
    JsonCursor cursor(list.startsWith("\xef\xbb\xbf") ? list.sliced(3) : list);
    const bool isWhole = cursor.elements([&] {
        RawJson element;
        if (!cursor.read(element))
            return false;
        elements.push_back({element.bytes.data() - list.data(), element.bytes.size()});
        return true;
    });
    if (isWhole && cursor.isAtEnd())
        return elements;
    return Splitter(list).run(problem);
}

} // namespace stemma::mantis
