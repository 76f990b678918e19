// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/twinlines.h"

#include <QHash>

#include <algorithm>

namespace stemma {

TwinLines::TwinLines(const std::vector<TranscriptLine>& lines, RowFlag event, RowFlag hasTwin)
    : m_lines(lines)
    , m_event(event)
    , m_hasTwin(hasTwin)
    , m_isTold(lines.size(), false)
{
    for (quint32 i = 0; i < m_lines.size(); ++i) {
        if (m_lines[i].isRecord() && m_lines[i].flags.testFlag(m_hasTwin))
            (isEvent(i) ? m_events : m_records).push_back(i);
    }
    pairByText();
    pairThinking();
    for (const Twin kind : {Twin::User, Twin::Assistant}) {
        if (m_pairs[size_t(kind)] > 0)
            continue;
        pairNeighbours(kind);
        m_areTextsReplaced = m_areTextsReplaced || (kind == Twin::User && m_pairs[size_t(kind)] > 0);
    }
}

bool TwinLines::isRecord(quint32 line) const
{
    constexpr RowFlags Talk = RowFlags(RowFlag::User) | RowFlag::Assistant | RowFlag::Tool | RowFlag::System;
    return m_lines[line].isRecord() && !isEvent(line) && (m_lines[line].flags & Talk);
}

void TwinLines::pair(quint32 event, quint32 record)
{
    m_isTold[event] = m_isTold[record] = true;
    ++m_pairs[size_t(twinOf(m_lines[event].parent))];
}

void TwinLines::pairByText()
{
    QHash<quint64, std::pair<std::vector<quint32>, size_t>> records; // with how many of them are taken
    for (const quint32 line : m_records)
        records[m_lines[line].parent].first.push_back(line);
    for (const quint32 event : m_events) {
        const auto found = records.find(m_lines[event].parent);
        if (found != records.end() && found->second < found->first.size())
            pair(event, found->first[found->second++]);
    }
}

/// Of thinking in several pieces each has an event of its own, before the record of all.
void TwinLines::pairThinking()
{
    std::vector<quint32> pieces;
    auto event = m_events.begin();
    for (const quint32 record : m_records) {
        if (twinOf(m_lines[record].parent) != Twin::Reasoning)
            continue;
        for (; event != m_events.end() && *event < record; ++event) {
            if (twinOf(m_lines[*event].parent) == Twin::Reasoning && !m_isTold[*event])
                pieces.push_back(*event);
        }
        quint64 sum = 0;
        for (size_t from = pieces.size(); from-- > 0 && !m_isTold[record];) {
            sum += m_lines[pieces[from]].parent >> 2;
            if (twinLink(Twin::Reasoning, sum) != m_lines[record].parent)
                continue;
            for (size_t i = from; i < pieces.size(); ++i)
                pair(pieces[i], record);
        }
        pieces.clear();
    }
}

/// An event goes with the next record before it or, if that tells no such text, with the one behind it.
void TwinLines::pairNeighbours(Twin kind)
{
    std::vector<quint32> records; // also those of which events tell nothing
    for (quint32 line = 0; line < m_lines.size(); ++line) {
        if (isRecord(line))
            records.push_back(line);
    }
    const auto isPaired = [&](quint32 event, quint32 record) {
        const bool isPair
            = m_lines[record].flags.testFlag(m_hasTwin) && !m_isTold[record] && twinOf(m_lines[record].parent) == kind;
        if (isPair)
            pair(event, record);
        return isPair;
    };
    for (const quint32 event : m_events) {
        if (twinOf(m_lines[event].parent) != kind)
            continue;
        const auto behind = std::ranges::lower_bound(records, event);
        const bool isDone = behind != records.begin() && isPaired(event, *std::prev(behind));
        if (!isDone && behind != records.end())
            (void)isPaired(event, *behind);
    }
}

} // namespace stemma
