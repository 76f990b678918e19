// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/session/summarynode.h"
#include "core/store/formats/mantis/read/codec.h"

namespace stemma::mantis {

/// The summaries of a session, in stored order: messages with the words of a compaction, and boundaries that carry a
/// summary themselves. A summary that was only written again behind a rewind is the one it was before, at its new
/// place. Texts come without the line before them that mantis knows summaries by.
///
/// Spans are found by comparing what stands on both sides of a boundary, and left empty where that does not fit the
/// count that is stored: lists of messages that were compacted do not hold what was summarised any more. One that
/// took the place of others spans theirs too.
[[nodiscard]] Result<QList<SummaryNode>> summaryNodes(
    const Conversation& session, const SessionId& id, const JobControl& job);

/// The row of the summary that belongs to a boundary of a tree: one of the next two entries, or the boundary was only
/// written by a rewind or a clearing.
[[nodiscard]] std::optional<size_t> summaryBehind(const Conversation& session, size_t boundary);

} // namespace stemma::mantis
