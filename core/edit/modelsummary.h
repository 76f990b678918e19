// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/client/modelrequest.h"
#include "core/session/compaction.h"
#include "core/session/edit.h"
#include "core/store/editplan.h"

namespace stemma {

class JobControl;
class SessionStore;

/// Summaries that a model writes, step by step: what would be sent, and what becomes of the answer. By the rules of
/// the library for when an answer is not taken and the next level follows.
struct SummaryCall
{
    CompactEdit edit; ///< the edit, limited to the messages that the model is sent
    CompactionDraft draft;

    [[nodiscard]] ModelRequest request() const;
    [[nodiscard]] qint64 tokensToSend() const; ///< guessed from the length
};

/// Nothing is sent.
[[nodiscard]] Result<SummaryCall> draftCall(SessionStore& store, const CompactEdit& edit, const JobControl& job);

/// The plan with the answer as the summary, or why it does not do.
[[nodiscard]] Result<EditPlan> planAnswer(SessionStore& store, const SummaryCall& call, const ModelAnswer& answer,
    const ModelEndpoint& endpoint, const JobControl& job);

/// What the user can mend (the key, the address, the model) ends it all, and no other level follows.
[[nodiscard]] bool isForUser(const Error& error);

/// What is tried after a call that came to nothing: a level more, or level 3 at once where the model cannot be
/// reached, or merges summaries without making them smaller.
[[nodiscard]] CompactEdit nextWish(const CompactEdit& wish, const SummaryCall& call, const Error& why);

} // namespace stemma
