// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/agentfootprint/footprintdialect.h"
#include "core/store/formats/agentfootprint/footprintreader.h"
#include "core/store/sessionstore.h"

namespace stemma::footprint {

/// A plan that mends what a check finds and says how it is mended.
[[nodiscard]] Result<EditPlan> planRepair(
    Source& source, Reader& reader, Dialect dialect, const RepairEdit& edit, const JobControl& job);

} // namespace stemma::footprint
