// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/store.h"

#include "core/store/formats/mantis/plan/policy.h"
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
    return assembleContext(Context::instance(), session, at, sink, job);
}

Result<CompactionDraft> Store::draft(const Conversation& session, const CompactEdit& edit, const JobControl& job) const
{
    const CompactionRule rule = Policy::instance().compactionRule();
    auto choice = chooseCompaction(Context::instance(), session, edit, rule, job);
    return choice ? stemma::draftCompaction(session, edit, *std::move(choice), rule, job)
                  : std::unexpected(choice.error());
}

} // namespace stemma::mantis
