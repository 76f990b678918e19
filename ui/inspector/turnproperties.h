// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/audit/turnlist.h"
#include "ui/inspector/properties.h"

namespace stemma {

/// What a turn did and cost, grouped for the inspector: the turn, tokens, calls, tools, remarks. @p number from 1.
[[nodiscard]] QList<PropertyGroup> describe(const TurnAudit& turn, qint64 number);
/// The session in sums.
[[nodiscard]] PropertyGroup describe(const AuditSums& sums);

} // namespace stemma
