// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/conversation/contextrule.h"
#include "core/store/plan/changedrecords.h"

#include <functional>
#include <span>

namespace stemma {

// What can be chosen about the copy that a fork is, see ForkChoice.

/// NotSupported: the edit makes use of a choice that @p refusal has a reason against.
[[nodiscard]] Result<> checkChoices(const ForkEdit& edit, const std::function<QString(ForkChoice)>& refusal);

/// The thinking blocks that a copy of these rows is made without. What the turn that they end in needs stays, and what
/// a message cannot be sent without; the plan's warnings tell both.
[[nodiscard]] Result<Removals> thinkingToLeave(const Conversation& conversation, const std::vector<size_t>& rows,
    const std::function<bool(const Message&)>& needsThinking, EditPlan& plan, const JobControl& job);
/// Says in the plan how many blocks were left out, and which stay.
void tellThinking(EditPlan& plan, qint64 leftOut, qint64 ofTurn, qint64 ofMessages);

/// The text of a summary, which is its first one. NotSupported: it has none.
[[nodiscard]] Result<Part> summaryText(const Conversation& conversation, size_t row);
/// @p summary with a line for each constraint, where such things stand in it.
[[nodiscard]] QString withConstraints(QString summary, const QStringList& constraints);
/// Changes the last summary among what is sent of the items. Errors: NotSupported (it stays as it is), Usage (there is
/// none).
[[nodiscard]] Result<> addConstraints(std::vector<Rewrite::Item>& items, std::span<const SentMessage> sent,
    const Conversation& conversation, const ChangePolicy& policy, EditPlan& plan);
/// That there is none.
[[nodiscard]] Error noSummarySent();
/// The planned write, for people.
[[nodiscard]] PlannedWrite changedSummary(const QString& before, const QString& after);

} // namespace stemma
