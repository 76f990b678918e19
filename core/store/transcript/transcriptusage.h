// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/transcript/transcriptfolder.h"
#include "core/store/transcript/transcriptreader.h"

namespace stemma {

/// A file is a unit; the branches within one are the same calls.
[[nodiscard]] UsageUnit usageUnitOf(const SessionInfo& info, const TranscriptFile& file);

/// The calls that a transcript tells, by one pass over its lines, of which no message is made. Those of its bases are
/// the other session's: they are read for what the lines behind them depend on. Of several sources, which record the
/// same session, one is read after the other.
class TranscriptUsage final : public UsageScan
{
public:
    /// The codec must outlive it. What the agent records of the session beside the file is read, too.
    TranscriptUsage(TranscriptSource source, const TranscriptFile& file, const TranscriptCodec& codec);

    [[nodiscard]] Result<bool> step(const Sink& sink, const JobControl& job) override;
    [[nodiscard]] std::optional<UsageTotal> total() const override;

private:
    struct Place ///< of a message
    {
        qint64 key = -1;
        MessageId id;
    };

    [[nodiscard]] Result<> open(const JobControl& job);
    /// What later lines depend on.
    void note(const LineFacts& facts, qint64 offset);
    void give(const LineFacts& facts, qint64 offset, const Sink& sink) const;
    void takeLine(const JsonLine& line, const LineFacts& facts, qint64 offset, const Sink& sink);

    std::vector<TranscriptSource> m_sources;
    const TranscriptCodec& m_codec;
    size_t m_source = 0;
    // Of the source that is being read:
    std::unique_ptr<TranscriptReader> m_reader; ///< null: it is not open yet
    qint64 m_next = 0;
    qint64 m_turn = -1;
    MessageId m_prompt;
    qint64 m_promptKey = -1;
    Place m_answer; ///< the newest
    QString m_model; ///< the newest, and as it was spelled:
    QString m_provider;
    QByteArray m_lastTotal; ///< the line
    QByteArray m_baseTotal; ///< the last one of the bases, from which sums go on
};

} // namespace stemma
