// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/lossreview.h"
#include "core/export/jsonwriter.h"
#include "core/export/redaction/textmap.h"

namespace stemma::cli {

/// The records of a review for programs: one for each finding, and one with the sums.
void writeLoss(JsonWriter& json, const LossFinding& finding);
void writeReviewSums(JsonWriter& json, const SummaryNode& node, const LossReview& review, bool isPartial);

/// The same as a document, with its end. @p map: gives what is written in the place of each text of the messages.
[[nodiscard]] QByteArray reviewRecords(const SummaryNode& node, LossReview review, bool isPartial, const TextMap& map);

} // namespace stemma::cli
