// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mnesis/mnesisfindings.h"
#include "core/store/formats/mnesis/mnesisreader.h"
#include "core/store/sessionstore.h"

namespace stemma {

/// Looks for damage and oddities; as SessionStore::check(). Opens its own short reads of @p reader, and
/// gives findings between them. Dates later than @p clock are in the future.
[[nodiscard]] Result<> checkMnesis(MnesisReader& reader, const std::optional<SessionId>& session,
    const SessionStore::FindingSink& sink, const JobControl& job, Time clock = now());
/// What of that can be mended by changing rows, all of it, whatever its number.
[[nodiscard]] Result<std::vector<MnesisFindings::Raw>> findMnesisRepairs(
    MnesisReader& reader, const std::optional<SessionId>& session, const JobControl& job, Time clock = now());

} // namespace stemma
