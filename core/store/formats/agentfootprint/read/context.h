// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/agentfootprint/read/text.h"
#include "core/store/sessionstore.h"

namespace stemma::agentfootprint {

/// What the library would hand to the provider if the session were carried on as it stands: all
/// stored messages in order, ephemeral ones included, without the notes of who placed them. A message that is
/// more than a text is given as the JSON object that is handed over. The system prompt and the tools are
/// the agent's own and stand in recorded requests only.
[[nodiscard]] Result<ContextBudget> assembleContext(const SessionText& text, const SessionId& session,
    const std::optional<MessageId>& at, const SessionStore::ContextSink& sink, const JobControl& job);

} // namespace stemma::agentfootprint
