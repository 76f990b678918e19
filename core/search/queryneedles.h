// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/search/querymatcher.h"

namespace stemma {

/// What the stored bytes of every message hold one of where the query holds of a text of it, for RecordFilter. Empty:
/// there is nothing of the kind, and every message has to be read.
[[nodiscard]] std::vector<ByteFinder> needlesOf(const QueryMatcher& matcher);

} // namespace stemma
