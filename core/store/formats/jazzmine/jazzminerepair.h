// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/jazzmine/jazzminechange.h"
#include "core/store/formats/jazzmine/jazzminemoved.h"

namespace stemma {

/// Where damage is to be mended: a whole store, or one conversation of it.
struct JazzmineDamaged
{
    JazzmineSource& source;
    JazzmineChange& change;
    const JazzmineIndex& index; ///< of the source as it is now
    /// Where a record is that a finding speaks of; no value: it is not among those of the index.
    std::function<std::optional<JazzminePlace>(const JazzmineFindings::Where& where)> placeOf;
    JazzmineRenumbering* renumbering = nullptr; ///< gets what the plan does to the ids of messages
};

/// What a repair wishes to be mended, among all that can be.
[[nodiscard]] bool isJazzmineRepair(const RepairEdit& edit, const JazzmineFindings::Raw& found);

/// Mends the records that the findings name by the library's own defaults and rules (spec jazzmine, 6); what has none
/// stays, and the plan says why. A value that jazzmine can read stays in any case. Errc::NotSupported: nothing of it
/// can be mended.
[[nodiscard]] Result<EditPlan> planJazzmineRepair(const JazzmineDamaged& damaged, const RepairEdit& edit,
    const QList<JazzmineFindings::Raw>& findings, const JobControl& job);

} // namespace stemma
