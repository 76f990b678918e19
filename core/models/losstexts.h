// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/lossreview.h"

/// What people call the facts that a review finds. Translated.
namespace stemma::losswords {

[[nodiscard]] QString nameOf(LossKind kind); ///< "Constraint"
[[nodiscard]] QString pluralOf(LossKind kind); ///< "Constraints"
[[nodiscard]] QString nameOf(LossFinding::Status status); ///< "lost"
/// How it was found and matched, for tool tips: a sentence or two.
[[nodiscard]] QString reasonOf(const LossFinding& finding);

} // namespace stemma::losswords
