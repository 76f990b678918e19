// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/claudecode/read/recordreader.h"
#include "core/store/transcript/linelinks.h"
#include "core/store/transcript/transcriptcodec.h"

namespace stemma::claudecode {

/// Beside a transcript, in its session's folder: outputs that are too large for it (5).
inline constexpr QLatin1StringView SpillFolder {"tool-results"};

/// The message of a row: of one record, or of several on lines of their own.
[[nodiscard]] Message messageOf(QByteArrayView stored, bool isWhole, qint64 maxText, const ToolPairs& pairs);
/// The rows of a transcript (spec claude-code, 5 to 7): the lines of one API message are one, with the progress of its
/// calls; so are attachments that follow each other, and a compaction with its summary. Results of parallel calls stand
/// one behind the other, and what a call leads to stands behind all of them, so that only where a user went back is a
/// branch. A compaction follows what it summarises.
[[nodiscard]] std::unique_ptr<LineLinker> linkerOf(const LineIndex& index, LineLinks& links);

/// Claude Code's records (spec claude-code, 4 to 7).
class Codec final : public TranscriptCodec
{
public:
    [[nodiscard]] static const Codec& instance();

    [[nodiscard]] Message decode(
        QByteArrayView stored, bool isWhole, quint8 /*dialect*/, qint64 maxText, const ToolPairs& pairs) const override
    {
        return messageOf(stored, isWhole, maxText, pairs);
    }
    [[nodiscard]] QString nameOfCall(const json::Value& record, const QString& callId) const override;
    /// How an answer ended, and the mode of permissions that the program is in (4.1, 4.2).
    void addTurnSigns(const json::Value& record, TurnSigns& signs) const override;
    /// Marks results that a microcompaction cleared.
    void complete(const Conversation& conversation, size_t index, Message& message) const override;
    /// Reads outputs that are kept in files of their own.
    void completeFrom(
        const TranscriptConversation& conversation, size_t index, qint64 maxText, Message& message) const override;

    [[nodiscard]] QString cacheName() const override;
    [[nodiscard]] quint32 cacheVersion() const override { return 2; }
    [[nodiscard]] std::optional<quint8> dialectOf(QByteArrayView head) const override;
    [[nodiscard]] std::unique_ptr<LineReader> reader(quint8 dialect) const override;
    [[nodiscard]] std::unique_ptr<LineLinker> linker(const LineIndex& index, LineLinks& links) const override
    {
        return linkerOf(index, links);
    }
    /// The program's own rule for the branch that it resumes (6).
    [[nodiscard]] Result<> sortLeaves(const LineIndex& index, std::vector<quint32>& leaves) const override;
    /// 1: it has microcompactions.
    [[nodiscard]] quint8 variantOf(const Conversation& conversation, const ContextSpan& span) const override;
    [[nodiscard]] ContextSpan contextSpan(const Conversation& conversation, size_t end) const override;
    /// Of a line of `cost-state` (4.2).
    [[nodiscard]] std::optional<UsageTotal> usageTotal(QByteArrayView line) const override;
    [[nodiscard]] QString idOf(const json::Value& record) const override { return record.text(u"uuid"); }
};

/// The rows before a compaction that it keeps (7), in the order in which they are sent.
[[nodiscard]] std::vector<size_t> keptRows(const Conversation& conversation, size_t boundary);
/// The calls whose results a row clears: none, but of microcompactions.
[[nodiscard]] QStringList clearedBy(const Conversation& conversation, size_t row);
/// The records of a row.
[[nodiscard]] QList<json::Value> recordsOf(const json::Value& row);

} // namespace stemma::claudecode
