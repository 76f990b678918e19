// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/conversation/conversation.h"
#include "core/store/sessionstore.h"

#include <functional>

namespace stemma {

/// SessionStore::sessions() of a list that is there, in its order. @p complete adds what a list in full has; a session
/// that is gone meanwhile (NotFound) stays as it is.
[[nodiscard]] Result<> giveSessions(const std::vector<SessionInfo>& sessions, ListDetail detail,
    const std::function<Result<>(SessionInfo& info)>& complete, const SessionStore::SessionSink& sink,
    const JobControl& job);

/// SessionInfo::firstPrompt of a session: the beginning of the first text of a user.
[[nodiscard]] QString firstPromptOf(const Conversation& session);

} // namespace stemma
