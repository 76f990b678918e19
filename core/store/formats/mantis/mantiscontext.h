// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mantis/mantissession.h"
#include "core/store/sessionstore.h"

namespace stemma {

/// What the library loads of a session, message by message: by the rules of the release that wrote it, and of 2.61
/// and later where nothing tells which that was.
[[nodiscard]] Result<ContextBudget> assembleMantisContext(const MantisSession& session,
    const std::optional<MessageId>& at, const SessionStore::ContextSink& sink, const JobControl& job);

} // namespace stemma
