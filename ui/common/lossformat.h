// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/common/theme.h"

#include <QTextCharFormat>

namespace stemma {

/// How a text marks what a summary kept, with dots below it, and what it lost or changed: with a line below, on a
/// ground of its own, and where that is not to be seen, in high contrast, with a line above too. Nothing moves by it.
[[nodiscard]] QTextCharFormat lossFormat(bool isKept, const Colours& colours);

} // namespace stemma
