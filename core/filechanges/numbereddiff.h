// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/diff/unifieddiff.h"

namespace stemma {

/// The hunks of a diff for people, as tools give it back beside their output: each line with its sign, its number,
/// which is the new one of added lines and else the old one, and its text; "..." where lines are left out. The lines
/// point into
/// @p text. None, where it is anything else.
[[nodiscard]] std::vector<diff::Hunk> parseNumbered(QStringView text);

} // namespace stemma
