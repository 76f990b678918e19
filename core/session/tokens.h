// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

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

    [[nodiscard]] bool isEmpty() const
    {
        return !input && !output && !reasoning && !cacheRead && !cacheWrite && !total;
    }
    bool operator==(const TokenUsage&) const = default;
};

} // namespace stemma
