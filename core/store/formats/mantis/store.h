// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/conversation/conversationstore.h"

namespace stemma::mantis {

/// What the stores of files and of databases have in common.
class Store : public ConversationStore
{
protected:
    [[nodiscard]] Result<QList<SummaryNode>> summariesOf(
        const Conversation& session, const SessionId& id, const JobControl& job) const override;
    [[nodiscard]] Result<ContextBudget> assemble(const Conversation& session, const std::optional<MessageId>& at,
        const ContextSink& sink, const JobControl& job) const override;
    [[nodiscard]] Result<CompactionDraft> draft(
        const Conversation& session, const CompactEdit& edit, const JobControl& job) const override;
};

} // namespace stemma::mantis
