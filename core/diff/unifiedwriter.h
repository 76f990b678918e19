// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/diff/unifieddiff.h"

namespace stemma::diff {

/// A file's changes as git writes them, so that "git apply" takes them: with its heads, counts that fit the lines, and
/// paths in quotes where they need it. Notes other than the missing line end are left out.
[[nodiscard]] QString toUnified(const File& file);

} // namespace stemma::diff
