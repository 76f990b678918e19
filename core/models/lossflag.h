// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/lossreview.h"

namespace stemma {

/// The worst that a review found, in the few words that fit beside a summary: "2 constraints lost".
struct LossFlag
{
    enum class Kind : quint8 {
        Constraints, ///< lost
        Changed, ///< constraints that read otherwise in the summary
        Errors, ///< lost
        Details, ///< anything else that is lost or changed
        Nothing,
    };

    Kind kind = Kind::Nothing;
    qsizetype count = 0; ///< of this kind
    QString first; ///< of them, as it stands in the messages
    bool isPartial = false; ///< there was more text than a review reads

    [[nodiscard]] bool isWarning() const { return kind < Kind::Details; }
    [[nodiscard]] QString text() const; ///< translated
    [[nodiscard]] QString tip() const; ///< sentences, translated
    [[nodiscard]] QString icon() const;

    bool operator==(const LossFlag&) const = default;
};

[[nodiscard]] LossFlag flagOf(const LossReview& review, bool isPartial = false);
/// The finding that the flag of this review names, by its place in LossReview::findings; -1: none. Of several as bad as
/// each other the first in the session, so that a review for a flag and a whole one name the same.
[[nodiscard]] qsizetype flaggedFinding(const LossReview& review);

} // namespace stemma
