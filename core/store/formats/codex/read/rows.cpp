// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/codex/read/codec.h"
#include "core/store/transcript/lineindex.h"

#include <QHash>

namespace stemma::codex {

namespace {

/// Finds the events that tell what records tell too (spec codex, 4). They stand before or behind them, and what they
/// say is the same text. Where no text of a kind is, as in files whose texts somebody replaced, neighbours belong
/// together.
class TwinFinder
{
public:
    explicit TwinFinder(const std::vector<TranscriptLine>& lines)
        : m_lines(lines)
        , m_isTold(lines.size(), false)
    {
    }

    void run();
    /// Of an event: a record tells it too. Of a record: an event does.
    [[nodiscard]] bool isTold(quint32 line) const { return m_isTold[line]; }
    /// Texts of users were replaced, so that only events tell which of them they typed.
    [[nodiscard]] bool areTextsReplaced() const { return m_areTextsReplaced; }

private:
    [[nodiscard]] bool isEvent(quint32 line) const { return m_lines[line].flags.testFlag(Event); }
    [[nodiscard]] bool isRecord(quint32 line) const
    {
        constexpr RowFlags Talk = RowFlags(RowFlag::User) | RowFlag::Assistant | RowFlag::Tool | RowFlag::System;
        return m_lines[line].isRecord() && !isEvent(line) && (m_lines[line].flags & Talk);
    }
    void pair(quint32 event, quint32 record)
    {
        m_isTold[event] = m_isTold[record] = true;
        ++m_pairs[size_t(twinOf(m_lines[event].parent))];
    }
    void pairByText();
    void pairThinking();
    void pairNeighbours(Twin kind);
    [[nodiscard]] bool pairNeighbour(quint32 event, bool isBefore);

    const std::vector<TranscriptLine>& m_lines;
    std::vector<bool> m_isTold;
    std::vector<quint32> m_events;
    std::vector<quint32> m_records;
    std::array<size_t, 4> m_pairs {}; ///< by Twin
    bool m_areTextsReplaced = false;
};

void TwinFinder::pairByText()
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
void TwinFinder::pairThinking()
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

bool TwinFinder::pairNeighbour(quint32 event, bool isBefore)
{
    quint32 line = event;
    for (;;) {
        if (isBefore ? line == 0 : line + 1 >= m_lines.size())
            return false;
        line = isBefore ? line - 1 : line + 1;
        if (isRecord(line))
            break;
    }
    const TranscriptLine& record = m_lines[line];
    const bool isPair
        = record.flags.testFlag(HasTwin) && !m_isTold[line] && twinOf(record.parent) == twinOf(m_lines[event].parent);
    if (isPair)
        pair(event, line);
    return isPair;
}

void TwinFinder::pairNeighbours(Twin kind)
{
    for (const quint32 event : m_events) {
        if (twinOf(m_lines[event].parent) == kind && !pairNeighbour(event, true))
            (void)pairNeighbour(event, false);
    }
}

void TwinFinder::run()
{
    for (quint32 i = 0; i < m_lines.size(); ++i) {
        if (m_lines[i].isRecord() && m_lines[i].flags.testFlag(HasTwin))
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

/// Which rows of a conversation turns that are taken back leave cut.
class Cuts
{
public:
    /// @p flags and @p turns of the next row: turns are those that it takes back.
    void add(RowFlags flags, qint64 turns)
    {
        const size_t row = m_isCut.size();
        m_isCut.push_back(false);
        if (flags.testFlag(RowFlag::User) && !(flags & (RowFlags(RowFlag::Meta) | Injected | RowFlag::Summary)))
            m_turns.push_back(row);
        if (!isRollback(flags))
            return;
        for (size_t from = row; turns > 0 && !m_turns.empty(); --turns) {
            for (size_t i = m_turns.back(); i < from; ++i)
                m_isCut[i] = true;
            from = m_turns.back();
            m_turns.pop_back();
        }
    }
    [[nodiscard]] std::vector<bool> take() { return std::move(m_isCut); }

private:
    std::vector<size_t> m_turns; ///< where those begin that are not taken back
    std::vector<bool> m_isCut;
};

} // namespace

ListRows rowsOf(const LineIndex& index)
{
    const std::vector<TranscriptLine>& lines = index.lines();
    TwinFinder twins(lines);
    twins.run();
    ListRows list;
    Cuts cuts;
    bool hasCuts = false;
    for (quint32 i = 0; i < lines.size(); ++i) {
        const TranscriptLine& line = lines[i];
        if (line.kind == LineFacts::Kind::Metadata)
            continue;
        if (line.isRecord() && line.flags.testFlag(Event)) {
            const auto marks
                = line.flags.testFlag(HasTwin) ? std::span<const ToolCallIndex::Mark>() : index.tools().of(line.parent);
            const bool isDetail
                = std::ranges::any_of(marks, [](const ToolCallIndex::Mark& mark) { return !mark.isResult; });
            if (isDetail)
                list.details.emplace_back(line.parent, i);
            if (isDetail || (line.flags.testFlag(HasTwin) && twins.isTold(i)))
                continue;
        }
        const bool isUntold = twins.areTextsReplaced() && line.flags.testFlag(RowFlag::User) && !twins.isTold(i);
        const RowFlags more = isUntold ? RowFlags(Injected) : RowFlags();
        list.rows.push_back(i);
        if (twins.areTextsReplaced())
            list.flags.push_back(more);
        cuts.add(line.flags | more, line.contentBytes);
        hasCuts = hasCuts || isRollback(line.flags);
    }
    std::ranges::sort(list.details);
    if (hasCuts)
        list.isCut = cuts.take();
    return list;
}

std::vector<bool> cutRows(const Conversation& conversation, size_t end)
{
    Cuts cuts;
    for (size_t row = 0; row < end; ++row) {
        const RowFacts facts = conversation.facts(row);
        cuts.add(facts.flags, facts.contentBytes);
    }
    return cuts.take();
}

} // namespace stemma::codex
