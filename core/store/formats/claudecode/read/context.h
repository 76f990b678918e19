// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/transcript/transcriptcontext.h"
#include "core/store/transcript/transcriptconversation.h"

namespace stemma::claudecode {

/// What the program sends (spec claude-code, 6 and 7), put together from what it keeps.
class Context final : public TranscriptContext
{
public:
    Context();
    [[nodiscard]] static const Context& instance();

    [[nodiscard]] Result<ContextRows> rows(const Conversation& conversation, size_t end) const override;
    [[nodiscard]] std::optional<SentMessage> known(
        const Conversation& conversation, size_t row, const ContextRows& all) const override;
    [[nodiscard]] Result<std::optional<ContextItem>> item(
        const Conversation& conversation, size_t row, const ContextRows& all) const override;
};

/// What was really sent for the answer to a message: the request as the program recorded it (4.2, `api-request`).
/// Empty: there is none, or some of it is missing.
[[nodiscard]] Result<QList<ContextItem>> recordedRequest(
    const TranscriptConversation& conversation, const MessageId& at, const JobControl& job);

} // namespace stemma::claudecode
