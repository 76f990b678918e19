// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/lossreview.h"
#include "core/export/reportdocument.h"

namespace stemma {

/// The summary that was reviewed.
struct ReviewedSummary
{
    QString session; ///< by which people know it
    QString node; ///< its id; empty: it is not stored
    qint64 from = -1; ///< the messages it replaces (Message::index); -1: not known
    qint64 to = -1;
    QString text;
};

/// What a summary kept, changed and lost: each finding with its places, the old text and what stands there now.
/// @p isPartial: not all messages were looked through.
[[nodiscard]] ReportDocument lossReport(const ReviewedSummary& summary, const LossReview& review, bool isPartial);

} // namespace stemma
