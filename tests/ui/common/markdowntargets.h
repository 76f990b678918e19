// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/testkit/fuzztarget.h"

#include <vector>

namespace stemma {

/// Markdown of strangers: as blocks, which have to hang together, and as HTML, of which nothing may be a tag of theirs.
[[nodiscard]] std::vector<FuzzTarget> markdownTargets();

} // namespace stemma
