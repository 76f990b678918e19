// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/compactiondrafts.h"
#include "core/models/compactionsource.h"
#include "ui/compaction/comparelevelsdialog.h"

/// What the compaction page says of the summary that is shown, stored or tried out.
namespace stemma::draftwords {

/// Of a level, as its button has it.
[[nodiscard]] QString level(int level);

/// @p node: the stored summary; null: none. @p draft: the one that is tried out in its place. Both are translated.
[[nodiscard]] QString covered(
    const CompactionSource& source, const CompactionNode* node, const std::optional<SummaryDraft>& draft);
/// How many summaries there are, and what this one saves; rich text.
[[nodiscard]] QStringList figures(
    const CompactionSource& source, const CompactionNode* node, const std::optional<SummaryDraft>& draft);
/// Over the text of the summary: its name, and beside it what becomes of it.
[[nodiscard]] QString title(const CompactionNode* node, const std::optional<SummaryDraft>& draft);
[[nodiscard]] QString state(const CompactionNode* node, const std::optional<SummaryDraft>& draft, bool isEditing);
/// Said in the place of the graph where there is none, with links "retry" and "compact"; @p refusal: why the session
/// cannot be compacted.
[[nodiscard]] QString instead(const CompactionSource& source, const QString& refusal);
/// @p refusal, or else why there is nothing to compact; empty: it can be done.
[[nodiscard]] QString againstCompact(const CompactionSource& source, const QString& refusal);
/// Of all that are tried out, in their order.
[[nodiscard]] QList<ComparedSummary> compared(const CompactionDrafts::ByKey& drafts);

/// Whether a wish is about the summaries themselves, and not about the messages under them.
[[nodiscard]] bool isOfSummaries(const CompactionGraph& graph, const CompactEdit& wish);

} // namespace stemma::draftwords
