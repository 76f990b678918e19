// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/tokencounts.h"
#include "ui/inspector/properties.h"

namespace stemma {

/// How the figures came about that the timeline shows beside a part and are not stored as such: estimated tokens,
/// counts by vocabularies, durations, the gap to the message before. @p before: the time of that message. Pure.
[[nodiscard]] PropertyGroup derivedFigures(
    const Message& message, int partIndex, std::optional<Time> before, const QList<TokenCount>& counts);

/// The texts of a part that count as its tokens, where they are here as a whole; null: there are none, or not all.
[[nodiscard]] QString countedText(const Message& message, int partIndex);

} // namespace stemma
