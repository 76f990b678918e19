// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/summarynode.h"
#include "core/store/conversation/contextrule.h"
#include "core/store/transcript/transcriptcodec.h"

namespace stemma {

/// The context of a transcript whose compactions keep what stands before them: the newest one, the rows that it keeps,
/// and those behind it. A format says how a row is sent.
class TranscriptContext : public ContextRule
{
public:
    /// The codec must outlive it.
    explicit TranscriptContext(const TranscriptCodec& codec)
        : m_codec(codec)
    {
    }

    [[nodiscard]] Result<ContextRows> rows(const Conversation& conversation, size_t end) const override;
    [[nodiscard]] std::optional<SentMessage> known(
        const Conversation& conversation, size_t row, const ContextRows& all) const override;

private:
    const TranscriptCodec& m_codec;
};

/// As whose a row is sent, and as what.
[[nodiscard]] ContextItem::Kind kindOf(RowFlags flags);
[[nodiscard]] Role roleOf(RowFlags flags);

/// The summaries of a conversation's compactions, in stored order, each with what it covers: the messages from where
/// the one before it kept on.
[[nodiscard]] Result<QList<SummaryNode>> compactionSummaries(const Conversation& conversation,
    const TranscriptCodec& codec, const ContextRule& rule, const SessionId& id, const JobControl& job);

} // namespace stemma
