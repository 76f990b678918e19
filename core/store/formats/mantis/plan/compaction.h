// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/session/compaction.h"
#include "core/session/context.h"
#include "core/session/edit.h"
#include "core/store/editplan.h"
#include "core/store/formats/mantis/read/context.h"

namespace stemma::mantis {

/// What a new summary of a session would stand for. By the rule of the program's own command where nothing else is
/// wished: all but the last four messages, and as many more as it takes for no answer of a tool to be parted from its
/// call. It makes a new session unless it is wished in place: a summary that is put
/// into the old one is read by some releases only (specification, 3.7 rule 9).
struct Compaction
{
    std::vector<SentMessage> lead; ///< system messages at the beginning, which stay in front
    std::vector<SentMessage> covered; ///< never none
    std::vector<SentMessage> kept;
    size_t first = 0; ///< row that is covered
    size_t last = 0;
    qint64 tokens = 0; ///< of what is covered
    ContextBudget before;
};

[[nodiscard]] Result<Compaction> chooseCompaction(
    const Conversation& session, const CompactEdit& edit, const JobControl& job);

/// See SessionStore::draftCompaction(). At level 3 without a text: mantis makes no summaries without a model.
[[nodiscard]] Result<CompactionDraft> draftMantisCompaction(
    const Conversation& session, const CompactEdit& edit, const JobControl& job);

/// The content of the new message, with the line that mantis knows it by. Fails where the wish has no text.
[[nodiscard]] Result<QString> summaryMessage(const CompactEdit& edit, const Compaction& compaction);

/// Why a summary cannot go into the session itself, translated; empty: it can, as far as what is stored tells.
[[nodiscard]] QString notInPlace(const Conversation& session);

/// Why a summary cannot be dissolved.
[[nodiscard]] QString noDissolving();

/// Figures before and after, and whether the summary is smaller than what it stands for. Gives what would be sent
/// then.
[[nodiscard]] std::vector<SentMessage> addCompaction(
    EditPlan& plan, const Compaction& compaction, const QString& message);

} // namespace stemma::mantis
