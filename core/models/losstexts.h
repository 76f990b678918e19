// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/lossreview.h"

/// What people call the facts that a review finds. Translated.
namespace stemma::losswords {

[[nodiscard]] QString nameOf(LossKind kind); ///< "Constraint"
[[nodiscard]] QString pluralOf(LossKind kind); ///< "Constraints"
[[nodiscard]] QString nameOf(LossFinding::Status status); ///< "lost"
/// How much of something is kept, @p share from 0 to 1, as a figure in percent: rounded to whole ones. What would then
/// read as all or nothing without being that has one decimal, which is not rounded away either: 99.6, 99.9, 0.1.
[[nodiscard]] QString percentOf(double share);
/// Whose finding it is: "Rules", "Model", "Rules and model", or "Rules; model: kept" where they differ.
[[nodiscard]] QString sayerOf(const LossFinding& finding);
/// How it was found and matched, for tool tips: a sentence or two.
[[nodiscard]] QString reasonOf(const LossFinding& finding);

} // namespace stemma::losswords
