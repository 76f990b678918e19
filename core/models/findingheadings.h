// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>

namespace stemma {

/// What headingOf() answers for the codes of the formats' rules, in English: the list that translators work from.
[[nodiscard]] std::span<const char* const> knownHeadings();

} // namespace stemma
