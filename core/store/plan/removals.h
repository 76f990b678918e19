// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/plan/changepolicy.h"

#include <map>
#include <set>

namespace stemma {

/// Parts that go from a conversation, by row; all of a row's: the message goes.
using Removals = std::map<size_t, std::set<int>>;

/// A call goes with its result, and a result with its call; a message that nothing is left of goes.
[[nodiscard]] Result<> addPairs(Removals& removals, const Conversation& conversation);

/// A record without some parts of its message; null: they go only with the whole message.
[[nodiscard]] QByteArray withoutParts(
    const RecordPlaces& places, const Message& message, const std::set<int>& parts, const ChangePolicy& policy);

} // namespace stemma
