// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/lossreview.h"

namespace stemma {

/// @p text with a line for what was lost: at the end of the section where such things stand, else in one of its own.
/// @p cursor: behind the line.
[[nodiscard]] QString withLostAdded(const QString& text, const LossFinding& finding, qsizetype* cursor);

} // namespace stemma
