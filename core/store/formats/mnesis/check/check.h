// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mnesis/check/findings.h"
#include "core/store/formats/mnesis/read/storereader.h"
#include "core/store/sessionstore.h"

namespace stemma::mnesis {

/// Looks for damage and oddities; as SessionStore::check(). Opens its own short reads of @p reader, and
/// gives findings between them. Dates later than @p clock are in the future.
[[nodiscard]] Result<> checkMnesis(StoreReader& reader, const std::optional<SessionId>& session,
    const SessionStore::FindingSink& sink, const JobControl& job, Time clock = now());
/// All findings that can be repaired by changing rows, whatever their number.
[[nodiscard]] Result<std::vector<RawFinding>> findRepairs(
    StoreReader& reader, const std::optional<SessionId>& session, const JobControl& job, Time clock = now());

/// What it takes to mend the findings that @p edit names. Checks first, in short reads, and writes nothing. A plan
/// without writes: there is nothing to mend.
[[nodiscard]] Result<EditPlan> planRepair(
    StoreReader& reader, const RepairEdit& edit, const JobControl& job, Time clock = now());

} // namespace stemma::mnesis
