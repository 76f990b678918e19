// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/saturating.h"

#include <QtTypes>

#include <optional>

namespace stemma {

/// Token counts of a message, a step or a session. A field without a value was not stored, which is
/// not the same as zero.
struct TokenUsage
{
    std::optional<qint64> input;
    std::optional<qint64> output;
    std::optional<qint64> reasoning;
    std::optional<qint64> cacheRead;
    std::optional<qint64> cacheWrite;
    std::optional<qint64> total;
    bool estimated = false; ///< the figures are ours and not the provider's
    bool reasoningApart = false; ///< what was thought is no part of the output

    [[nodiscard]] bool isEmpty() const
    {
        return !input && !output && !reasoning && !cacheRead && !cacheWrite && !total;
    }
    /// The stored total, or what adds up to it: input is without what the cache gave and took.
    [[nodiscard]] std::optional<qint64> sum() const
    {
        if (total || (!input && !output && !cacheRead && !cacheWrite))
            return total;
        const qint64 told = saturatingAdd(saturatingAdd(input.value_or(0), output.value_or(0)),
            saturatingAdd(cacheRead.value_or(0), cacheWrite.value_or(0)));
        return reasoningApart ? saturatingAdd(told, reasoning.value_or(0)) : told;
    }
    bool operator==(const TokenUsage&) const = default;
};

} // namespace stemma
