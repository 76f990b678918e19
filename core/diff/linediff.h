// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/diff/unifieddiff.h"

namespace stemma::diff {

/// What changed between two texts, line by line, with @p context lines around it. Views in the answer point into the
/// texts, which must stay alive. Equal texts give no hunks; of texts that are too long to be compared, all lines
/// between the first and the last difference count as replaced.
[[nodiscard]] std::vector<Hunk> compareLines(QStringView before, QStringView after, int context = 3);

} // namespace stemma::diff
