// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/lossreview.h"

namespace stemma::bench {

/// A session of a coding agent as a loss review reads it: what a user wrote in English, German and Spanish, answers,
/// thoughts, calls of tools and what these printed, patches. No line comes twice but by chance.
struct SampleConversation
{
    QList<ReviewedText> covered;
    QList<ReviewedText> later; ///< messages after the compaction
    QString summary; ///< of the covered ones; some facts are right in it, some are changed, most are not there
    qint64 bytes = 0; ///< of the covered texts, in UTF-8
};

/// @p messages covered ones of about @p bytes together, and @p later more of the same length.
[[nodiscard]] SampleConversation sampleConversation(int messages, qint64 bytes, int later);

} // namespace stemma::bench
