// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/editplan.h"
#include "core/store/formats/mnesis/read/storereader.h"

namespace stemma::mnesis {

/// What it takes to mend the findings that @p edit names. Checks first, in short reads, and writes nothing. A plan
/// without writes: there is nothing to mend.
[[nodiscard]] Result<EditPlan> planRepair(
    StoreReader& reader, const RepairEdit& edit, const JobControl& job, Time clock = now());

} // namespace stemma::mnesis
