// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/conversation/conversationstore.h"
#include "core/store/plan/changepolicy.h"
#include "core/store/plan/compactionchoice.h"

namespace stemma {

/// A store whose policy tells what of a conversation is sent and how it is compacted. @p Base is a ConversationStore.
template<typename Base> class PolicyStore : public Base
{
public:
    using Base::Base;

protected:
    /// Outlives the store.
    [[nodiscard]] virtual const ChangePolicy& policy() const = 0;

    [[nodiscard]] Result<QList<SummaryNode>> summariesOf(
        const Conversation& session, const SessionId& id, const JobControl& job) const override
    {
        return policy().summaries(session, id, job);
    }
    [[nodiscard]] Result<ContextBudget> assemble(const Conversation& session, const std::optional<MessageId>& at,
        const SessionStore::ContextSink& sink, const JobControl& job) const override
    {
        return assembleContext(policy().context(), session, at, sink, job);
    }
    [[nodiscard]] Result<CompactionDraft> draft(
        const Conversation& session, const CompactEdit& edit, const JobControl& job) const override
    {
        return stemma::draftCompaction(policy().context(), session, edit, policy().compactionRule(), job);
    }
};

} // namespace stemma
