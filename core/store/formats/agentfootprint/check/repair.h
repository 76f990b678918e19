// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/agentfootprint/plan/edit.h"

namespace stemma::agentfootprint {

/// A plan that mends what a check finds and says how it is mended. @p orders: as of planEdit().
[[nodiscard]] Result<EditPlan> planRepair(
    Source& source, Reader& reader, Dialect dialect, const RepairEdit& edit, NewOrders& orders, const JobControl& job);

} // namespace stemma::agentfootprint
