// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/compaction.h"
#include "core/session/edit.h"
#include "core/store/conversation/contextrule.h"

namespace stemma {

/// What a new summary of a conversation would cover, and what stays.
struct CompactionChoice
{
    std::vector<SentMessage> lead; ///< system messages at the beginning, which stay in front
    std::vector<SentMessage> covered; ///< never none
    std::vector<SentMessage> kept;
    qint64 tokens = 0; ///< of what is covered
    ContextBudget before;

    /// With the last covered row the ends of what is covered. A summary is sent before what it kept, but an agent may
    /// store it behind that: it is no end then.
    [[nodiscard]] size_t firstRow() const;
};

/// How an agent chooses by itself what a compaction keeps.
struct CompactionRule
{
    QString agent; ///< for users
    qint64 keepTokens = 0; ///< of the newest messages
    std::function<qint64(QStringView)> count; ///< the agent's estimate of a text's tokens
    size_t keepMessages = 0; ///< at least
    bool makesSession = false; ///< unless it is wished in place
    /// Then: why it cannot be in place (translated); empty: it can.
    std::function<QString(const Conversation&)> notInPlace {};
    const ContextRule* context = nullptr; ///< of what is compacted; null: what is sent
};

/// Up to CompactEdit::to, or by the rule where the edit names none; never so that what is kept begins with the result
/// of a call. Fails where there is nothing to cover, or where the edit wishes what no agent of this kind has.
[[nodiscard]] Result<CompactionChoice> chooseCompaction(const ContextRule& context, const Conversation& conversation,
    const CompactEdit& edit, const CompactionRule& rule, const JobControl& job);

/// See SessionStore::draftCompaction(). At level 3, which asks no model, without a text.
[[nodiscard]] Result<CompactionDraft> draftCompaction(const ContextRule& context, const Conversation& conversation,
    const CompactEdit& edit, const CompactionRule& rule, const JobControl& job);

/// Fails where the edit has no text: agents of this kind make no summaries without a model.
[[nodiscard]] Result<> needSummaryText(const CompactEdit& edit, const CompactionRule& rule);

/// Whether the new summary is smaller than what it covers, as a check.
void addSummaryCheck(EditPlan& plan, qint64 summaryTokens, qint64 coveredTokens);

} // namespace stemma
