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
[[nodiscard]] Result<EditPlan> planEdit(
    Source& source, Reader& reader, Dialect dialect, const Edit& edit, NewOrders& orders, const JobControl& job);

/// Why what is stored in this way is never changed; empty: it can be.
[[nodiscard]] QString whyNotChanged(Dialect dialect);
/// Edits that it can never take.
[[nodiscard]] QMap<EditKind, QString> editRefusals(Dialect dialect);

} // namespace stemma::agentfootprint
