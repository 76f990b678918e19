// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/transcript/lineindex.h"

#include <span>

namespace stemma {

/// The rows of one conversation in a transcript: of a tree one branch, else all lines; behind them what a
/// resume cut off, from a file of its own. Holds 4 or 8 bytes a row beside the transcript's index.
class TranscriptConversation final : public Conversation
{
public:
    using Transcript = std::shared_ptr<const LineIndex>;

    /// @p leaf: of a tree, the end of its branch. @p isActive: the branch that the agent goes on with; it shows
    /// the lines too that no entry can be made of. @p discarded may be null.
    TranscriptConversation(Transcript transcript, std::optional<quint32> leaf, bool isActive, Transcript discarded);

    [[nodiscard]] quint8 dialect() const override { return m_transcript->dialect(); }
    [[nodiscard]] size_t size() const override { return m_rows.size(); }
    [[nodiscard]] ConversationRow row(size_t index) const override;
    [[nodiscard]] RowFacts facts(size_t index) const override;
    [[nodiscard]] Outline outline() const override;
    [[nodiscard]] Result<QByteArray> bytes(size_t index, qint64 most) const override;
    [[nodiscard]] Result<std::vector<quint64>> mayHold(
        std::span<const size_t> rows, std::span<const ByteFinder> needles, const JobControl& job) const override;
    [[nodiscard]] Result<Message> message(size_t index, qint64 maxText) const override;
    [[nodiscard]] std::optional<size_t> rowOf(qint64 key) const override;
    [[nodiscard]] std::optional<size_t> rowWithId(const QString& id) const override;
    [[nodiscard]] const ToolCallIndex& tools() const override { return m_transcript->tools(); }
    [[nodiscard]] std::optional<size_t> rowOfRecord(quint32 line) const override;
    [[nodiscard]] quint8 variant() const override { return m_variant; }

    [[nodiscard]] const LineIndex& transcript() const { return *m_transcript; }
    [[nodiscard]] bool isActive() const { return m_isActive; }
    /// The lines that tell more of a call, see ListRows.
    [[nodiscard]] std::span<const std::pair<quint64, quint32>> detailsOf(quint64 callId) const;
    [[nodiscard]] quint32 lineOfRow(size_t index) const { return m_rows.at(index) & ~DiscardedBit; }

private:
    static constexpr quint32 DiscardedBit = quint32(1) << 31;
    static constexpr qint64 DiscardedKey = qint64(1) << 62;

    void addTree(quint32 leaf);
    [[nodiscard]] const TranscriptLine& lineOf(quint32 entry) const;
    /// The further lines of a row of this transcript.
    [[nodiscard]] std::span<const quint32> membersOf(quint32 entry) const;
    [[nodiscard]] RowFlags flagsOf(size_t index, const TranscriptLine& line) const
    {
        return index < m_list.flags.size() ? line.flags | m_list.flags[index] : line.flags;
    }
    [[nodiscard]] MessageStates statesOf(size_t index, const TranscriptLine& line) const;
    void findDetails() const;

    Transcript m_transcript;
    Transcript m_discarded;
    std::vector<quint32> m_rows; ///< line numbers; DiscardedBit: of the other file
    ListRows m_list; ///< of what is no tree, without its rows
    /// Lines of calls and results with those that tell more of them, sorted; made when somebody filters.
    mutable std::optional<std::vector<std::pair<quint32, quint32>>> m_details;
    std::vector<quint32> m_byLine; ///< rows of this transcript, sorted by line; empty: they are
    size_t m_mainRows = 0; ///< of this transcript
    ContextSpan m_span; ///< with all of them
    std::vector<RowSpan> m_takenBack;
    quint8 m_variant = 0;
    bool m_isActive = true;
};

} // namespace stemma
