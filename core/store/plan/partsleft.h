// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/message.h"

#include <set>
#include <vector>

namespace stemma {

/// Which parts of a message a change of it left, by their numbers before; empty: it cannot be told. @p edited: those
/// that say something else now; @p removed: those that are gone for sure, others may have gone with them.
[[nodiscard]] std::vector<int> partsLeft(
    const Message& before, const Message& after, const std::set<int>& edited, const std::set<int>& removed);

} // namespace stemma
