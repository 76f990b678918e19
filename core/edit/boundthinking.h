// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/store/editplan.h"
#include "core/store/sessionstore.h"

namespace stemma {

/// The check of a plan that fails where a change makes signed thinking behind it invalid (see footprintplanner.h and
/// mantissigned.h).
inline constexpr QLatin1StringView SignedThinkingCheck("signed-thinking");

/// An edit with what takes the signed thinking behind it out: such thinking only fits what stood before it when it was
/// made, and once it does not, a provider may refuse the whole conversation. Never done but at the user's wish.
struct WithoutThinking
{
    BatchEdit edits; ///< the last thinking first, so that none of them makes another invalid; the edit itself last
    QString title; ///< of the edit alone
    QStringList warnings; ///< likewise; what a removal says on the way is over with the next one
};

/// @p edit is another text, a removal or an insertion; of others nothing is taken out. Errors: those of a plan of the
/// edit, and of reading the session. Thread: the store's.
[[nodiscard]] Result<WithoutThinking> withoutThinking(
    SessionStore& store, const SingleEdit& edit, const JobControl& job);

/// What it would do, as one change. Errors: those of BatchPlanner, which @p store describes. Any thread.
[[nodiscard]] Result<EditPlan> planWithoutThinking(
    const StoreInfo& store, const WithoutThinking& wish, const JobControl& job);

} // namespace stemma
