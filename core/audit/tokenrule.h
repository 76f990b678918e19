// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/compactionrules.h"

#include <QString>

namespace stemma {

/// How tokens of a text are reckoned from its length. Never exact: the vocabulary of the model is not at hand.
struct TokenRule
{
    int bytesAToken = 4; ///< UTF-8
    QString name; ///< for users: whose rule it is and how it goes

    [[nodiscard]] qint64 tokens(qint64 bytes) const { return (bytes + bytesAToken - 1) / bytesAToken; }
    bool operator==(const TokenRule&) const = default;
};

/// The rule by which the agent behind a format counts for a model, where it has one; else a quarter of the
/// bytes. By some profiles it counts otherwise where it prunes. Any thread.
[[nodiscard]] TokenRule tokenRuleFor(
    const QString& format, const QString& model, const CompactionProfile& profile = {});

} // namespace stemma
