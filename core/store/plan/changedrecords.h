// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/plan/changepolicy.h"

#include <map>
#include <set>

namespace stemma {

/// Parts that go from a conversation, by row; all of a row's: the message goes.
using Removals = std::map<size_t, std::set<int>>;

/// Where what a change needs stands in the record of a row, its content included.
[[nodiscard]] Result<RecordPlaces> changeablePlaces(
    const Conversation& conversation, size_t row, const ChangePolicy& policy);
/// Items of a conversation without these parts; those that nothing is left of go.
[[nodiscard]] Result<std::vector<Rewrite::Item>> itemsWithout(std::vector<Rewrite::Item> items,
    const Conversation& conversation, const Removals& removals, const ChangePolicy& policy);
/// A call goes with its result, and a result with its call; a message that nothing is left of goes.
[[nodiscard]] Result<> addPairs(Removals& removals, const Conversation& conversation);
/// The row and the part that hold the output of a tool, of its call or of its result.
[[nodiscard]] Result<std::pair<size_t, int>> toolOutputOf(const Conversation& conversation, size_t row, int part);

} // namespace stemma
