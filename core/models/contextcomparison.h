// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/context.h"

#include <vector>

namespace stemma {

/// An item of a context as a list shows it: its text is cut off, since the whole can be read again.
struct ContextRow
{
    ContextItem item;
    size_t textHash = 0; ///< of the whole text
    bool isNew = false; ///< was not sent the turn before

    [[nodiscard]] bool isSent() const { return item.leftOut.isEmpty(); }
};

/// Two contexts beside each other, item by item; of both only what is sent.
struct ContextComparison
{
    struct Pair
    {
        int before = -1; ///< row; -1: the item is new
        int now = -1; ///< row; -1: the item is gone
        bool isChanged = false; ///< of two: text, tokens or kind

        [[nodiscard]] bool isSame() const { return before >= 0 && now >= 0 && !isChanged; }
        bool operator==(const Pair&) const = default;
    };
    struct Sum
    {
        qint64 items = 0;
        qint64 tokens = 0;
        bool operator==(const Sum&) const = default;
    };

    /// In assembly order. An item is found again by message and by its place among the items of that message.
    [[nodiscard]] static ContextComparison of(std::vector<ContextRow> before, std::vector<ContextRow> now);

    qint64 beforeAt = -1; ///< Message::index of the newest message before
    qint64 nowAt = -1; ///< of the newest one now
    bool isEstimated = true; ///< some of the tokens
    std::vector<ContextRow> before;
    std::vector<ContextRow> now;
    std::vector<Pair> pairs;
    Sum added;
    Sum gone;
    Sum changed; ///< the tokens: those now without those before
};

} // namespace stemma
