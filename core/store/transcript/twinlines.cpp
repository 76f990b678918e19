// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/twinlines.h"

#include <QHash>

#include <algorithm>
#include <ranges>

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

void TwinLines::pairNeighbours(Twin kind)
{
    // With the next record on one side, if that tells such a text.
    const auto isPaired = [this](quint32 event, auto&& lines) {
        const auto found = std::ranges::find_if(lines, [this](quint32 line) { return isRecord(line); });
        if (found == lines.end() || !m_lines[*found].flags.testFlag(m_hasTwin) || m_isTold[*found]
            || twinOf(m_lines[*found].parent) != twinOf(m_lines[event].parent))
            return false;
        pair(event, *found);
        return true;
    };
    for (const quint32 event : m_events) {
        if (twinOf(m_lines[event].parent) == kind
            && !isPaired(event, std::views::iota(0U, event) | std::views::reverse))
            (void)isPaired(event, std::views::iota(event + 1, quint32(m_lines.size())));
    }
}

} // namespace stemma
