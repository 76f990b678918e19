// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/editplan.h"
#include "core/store/formats/mantis/plan/rowtarget.h"

namespace stemma::mantis {

/// Appends the messages from a row on to the file that keeps cut-off ends.
[[nodiscard]] Result<> keepEnd(EditPlan& plan, const RowTarget& target, size_t from);

} // namespace stemma::mantis
