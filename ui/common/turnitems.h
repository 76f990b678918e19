// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/message.h"

#include <vector>

namespace stemma {

/// One line of the outline.
struct TurnItem
{
    QString icon; ///< one of our own
    QString text; ///< a single line
    int part = -1; ///< Part::index; -1: the message as a whole
    bool failed = false;
    bool operator==(const TurnItem&) const = default;
};

/// A message as the outline shows it: a line, and one below it for each tool call, patch, file and picture. What is
/// alone in its message is the line itself.
struct TurnItems
{
    TurnItem head;
    std::vector<TurnItem> parts;
    bool operator==(const TurnItems&) const = default;
};

[[nodiscard]] TurnItems turnItems(const Message& message);

} // namespace stemma
