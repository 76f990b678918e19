// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/diff/unifieddiff.h"

#include <span>

namespace stemma::diff {

/// What changed between two texts, line by line, with @p context lines around it. Views in the answer point into the
/// texts, which must stay alive. Equal texts give no hunks; of texts that are too long to be compared, all lines
/// between the first and the last difference count as replaced.
[[nodiscard]] std::vector<Hunk> compareLines(QStringView before, QStringView after, int context = 3);

/// The same of single lines, which may be of several texts: all of them in order, as context, removed or added; numbers
/// count from 1.
[[nodiscard]] std::vector<Line> alignLines(std::span<const QStringView> before, std::span<const QStringView> after);

/// Lines of a file as hunks with @p context lines around what changed. Lines without a number on a side are not there.
[[nodiscard]] std::vector<Hunk> hunksOf(std::span<const Line> lines, int context = 3);

/// A file of which all lines are new, with the note that git writes where the last one has no end.
[[nodiscard]] std::vector<Hunk> newLines(QStringView content);

} // namespace stemma::diff
