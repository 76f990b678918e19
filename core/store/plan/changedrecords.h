// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/plan/changepolicy.h"
#include "core/store/plan/removals.h"

namespace stemma {

/// Where what a change needs stands in the record of a row, its content included.
[[nodiscard]] Result<RecordPlaces> changeablePlaces(
    const Conversation& conversation, size_t row, const ChangePolicy& policy);
/// The record of a row without some parts of its message; null: nothing is left of it.
[[nodiscard]] Result<QByteArray> recordWithout(
    const Conversation& conversation, size_t row, const std::set<int>& parts, const ChangePolicy& policy);
/// The row and the part that hold the output of a tool, of its call or of its result.
[[nodiscard]] Result<std::pair<size_t, int>> toolOutputOf(const Conversation& conversation, size_t row, int part);

} // namespace stemma
