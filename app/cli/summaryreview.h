// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/compactiongraph.h"
#include "core/compaction/lossreview.h"
#include "core/store/sessionstore.h"

namespace stemma::cli {

/// The summaries of the session that was named.
[[nodiscard]] Result<CompactionGraphPtr> summariesOf(
    SessionStore& store, const SessionId& session, const JobControl& job);
/// The summary of that id; an empty one, or "newest": the newest.
[[nodiscard]] Result<CompactionNode> summaryNamed(const CompactionGraph& graph, const QString& name);

/// What a text in the place of a summary lost.
struct SummaryReview
{
    LossReview review;
    bool isPartial = false; ///< not all was looked through
};
[[nodiscard]] Result<SummaryReview> reviewSummary(SessionStore& store, const SessionId& session,
    const CompactionNode& node, const QString& text, const JobControl& job);

} // namespace stemma::cli
