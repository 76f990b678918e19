// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/check/transcriptcheck.h"
#include "core/store/formats/mantis/check/findings.h"
#include "core/store/formats/mantis/read/codec.h"

namespace stemma::mantis {

/// What is said of a problem of all transcripts; none: nothing.
[[nodiscard]] std::optional<CheckRule> ruleOf(TranscriptRule rule);

[[nodiscard]] MessageId idOf(const Conversation& session, size_t index);

/// What of a conversation the library or a provider would stumble over: calls and results, refused content,
/// who speaks first. Looks at the index alone. @p begin: the first row that would be sent.
[[nodiscard]] Result<> checkConversation(
    const Conversation& session, size_t begin, Findings& findings, const JobControl& job);

} // namespace stemma::mantis
