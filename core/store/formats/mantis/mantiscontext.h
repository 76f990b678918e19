// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mantis/mantissession.h"
#include "core/store/sessionstore.h"

namespace stemma {

/// What the library (2.61 and later) loads of a session, message by message.
[[nodiscard]] Result<ContextBudget> assembleMantisContext(const MantisSession& session,
    const std::optional<MessageId>& at, const SessionStore::ContextSink& sink, const JobControl& job);

} // namespace stemma
