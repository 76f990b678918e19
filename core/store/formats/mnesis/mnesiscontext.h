// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mnesis/mnesisreader.h"
#include "core/store/sessionstore.h"

namespace stemma {

/// What mnesis would send; as SessionStore::context(). Opens its own reads of @p reader.
[[nodiscard]] Result<ContextBudget> assembleMnesisContext(MnesisReader& reader, const SessionId& session,
    const std::optional<MessageId>& at, const SessionStore::ContextSink& sink, const JobControl& job);

} // namespace stemma
