// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/agentfootprint/dialect.h"
#include "core/store/formats/agentfootprint/read/reader.h"
#include "core/store/plan/anchormoves.h"
#include "core/store/sessionstore.h"

namespace stemma::agentfootprint {

/// Session stores and files of one conversation are changed: a row, or the bytes of a session in its file, of which
/// everything that is not meant stays as it is spelled.
/// @p orders: gets those of the sessions whose messages change places.
using NewOrders = QList<NewOrder>;
[[nodiscard]] Result<EditPlan> planEdit(Reader& reader, const Edit& edit, NewOrders& orders, const JobControl& job);

/// A plan that mends what a check finds and says how it is mended. @p orders: as of planEdit().
[[nodiscard]] Result<EditPlan> planRepair(
    Reader& reader, const RepairEdit& edit, NewOrders& orders, const JobControl& job);

} // namespace stemma::agentfootprint
