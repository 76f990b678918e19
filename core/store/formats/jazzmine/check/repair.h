// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/jazzmine/check/findings.h"
#include "core/store/formats/jazzmine/plan/change.h"

namespace stemma::jazzmine {

/// What a repair puts where the library refuses a field, spelled; empty: what other records of the conversation say.
/// None: there is no rule. @p refusal: the details of the finding.
[[nodiscard]] std::optional<QByteArray> ruledValue(
    RecordKind kind, const json::Value& record, const QStringList& refusal);
/// What a repair asks to be mended, among all that can be: of a whole store, or of one conversation of it.
[[nodiscard]] Result<QList<Damage>> findRepairable(
    const ChangeWriter& change, const RepairEdit& edit, const Conversation* only, const JobControl& job);

/// Mends the records that the findings name by the library's own defaults and rules (spec jazzmine, 6); what has none
/// stays, and the plan says why. A value that jazzmine can read stays in any case. Errc::NotSupported: nothing of it
/// can be mended.
[[nodiscard]] Result<EditPlan> planJazzmineRepair(
    ChangeWriter& change, const RepairEdit& edit, const Result<QList<Damage>>& findings, const JobControl& job);

} // namespace stemma::jazzmine
