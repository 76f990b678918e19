// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/jazzmine/plan/change.h"
#include "core/store/formats/jazzmine/plan/renumbering.h"

namespace stemma::jazzmine {

/// Where damage is to be mended: a whole store, or one conversation of it.
struct Damaged
{
    RecordSource& source;
    ChangeWriter& change;
    const Index& index; ///< of the source as it is now
    Renumbering* renumbering = nullptr; ///< gets what the plan does to the ids of messages
};

/// What a repair wishes to be mended, among all that can be.
[[nodiscard]] bool isRepair(const RepairEdit& edit, const Damage& found);

/// Mends the records that the findings name by the library's own defaults and rules (spec jazzmine, 6); what has none
/// stays, and the plan says why. A value that jazzmine can read stays in any case. Errc::NotSupported: nothing of it
/// can be mended.
[[nodiscard]] Result<EditPlan> planJazzmineRepair(
    const Damaged& damaged, const RepairEdit& edit, const QList<Damage>& findings, const JobControl& job);

} // namespace stemma::jazzmine
