// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/transcript/lineindex.h"

#include <array>

namespace stemma {

/// What a transcript with two stories tells twice: in events, for users, and in records, for the model.
enum class Twin : quint8 { User = 1, Assistant, Reasoning };

/// In the place of a parent, where lines are no tree: the link of a text of that kind; of several texts the sum of
/// their hashes.
[[nodiscard]] constexpr quint64 twinLink(Twin kind, quint64 hash)
{
    return hash << 2 | quint64(kind);
}
[[nodiscard]] constexpr Twin twinOf(quint64 link)
{
    return Twin(link & 3);
}

/// Finds the events that tell what records tell too. They stand before or behind them, and what they say is the same
/// text. Where no text of a kind is, as in files whose texts somebody replaced, neighbours belong together.
class TwinLines
{
public:
    /// The lines must outlive it. @p event: the flag of events. @p hasTwin: the line's parent is a twinLink().
    TwinLines(const std::vector<TranscriptLine>& lines, RowFlag event, RowFlag hasTwin);

    /// Of an event: a record tells it too. Of a record: an event does.
    [[nodiscard]] bool isTold(quint32 line) const { return m_isTold[line]; }
    /// Texts of users were replaced, so that only events tell which of them they typed.
    [[nodiscard]] bool areTextsReplaced() const { return m_areTextsReplaced; }

private:
    [[nodiscard]] bool isEvent(quint32 line) const { return m_lines[line].flags.testFlag(m_event); }
    [[nodiscard]] bool isRecord(quint32 line) const;
    void pair(quint32 event, quint32 record);
    void pairByText();
    void pairThinking();
    void pairNeighbours(Twin kind);

    const std::vector<TranscriptLine>& m_lines;
    RowFlag m_event;
    RowFlag m_hasTwin;
    std::vector<bool> m_isTold;
    std::vector<quint32> m_events;
    std::vector<quint32> m_records;
    std::array<size_t, 4> m_pairs {}; ///< by Twin
    bool m_areTextsReplaced = false;
};

} // namespace stemma
