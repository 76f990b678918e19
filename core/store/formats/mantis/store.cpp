// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/store.h"

#include "core/store/formats/mantis/plan/compaction.h"
#include "core/store/formats/mantis/read/context.h"
#include "core/store/formats/mantis/read/summaries.h"

namespace stemma::mantis {

Result<QList<SummaryNode>> Store::summariesOf(
    const Conversation& session, const SessionId& id, const JobControl& job) const
{
    return mantis::summaryNodes(session, id, job);
}

Result<ContextBudget> Store::assemble(const Conversation& session, const std::optional<MessageId>& at,
    const ContextSink& sink, const JobControl& job) const
{
    return assembleContext(session, at, sink, job);
}

Result<CompactionDraft> Store::draft(const Conversation& session, const CompactEdit& edit, const JobControl& job) const
{
    return draftMantisCompaction(session, edit, job);
}

} // namespace stemma::mantis
