// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/usagerecord.h"
#include "core/store/sessionstore.h"

namespace stemma {

/// Where the message stands that tells of a call.
struct CallPlace
{
    SessionId session;
    MessageId message; ///< empty: it is not known, or is there no more
};

/// As views go to it: by the id that the session gives the message, which records need not have, and in the branch of
/// the session that holds it. Thread: the store's.
[[nodiscard]] Result<CallPlace> placeOf(SessionStore& store, const UsageRecord& call, const JobControl& job);

} // namespace stemma
