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

// The line that mantis knows the text of a summary by (spec mantis, 2.4).

inline constexpr QByteArrayView SummaryStart = "[Earlier conversation compacted to save context. ";

/// "[Earlier conversation compacted to save context. N messages summarized below."
[[nodiscard]] std::optional<qint64> summarizedCount(QStringView text);
/// How much of such a text is the line that mantis knows it by, with the blank one behind it; 0: it has none.
[[nodiscard]] qsizetype summaryHead(QStringView text);
/// A summary of so many messages with that line, as the newest releases write it.
[[nodiscard]] QString newSummary(qint64 count, QStringView text);

} // namespace stemma::mantis
