// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/json/rawjson.h"

#include <QByteArray>

#include <limits>
#include <optional>
#include <string_view>

namespace stemma {

/// A moment as a record spells it (ISO 8601), with its place in the order of the texts: some agents compare times as
/// texts.
struct RecordTime
{
    static constexpr qint64 None = std::numeric_limits<qint64>::min();
    qint64 order = None; ///< greater where the text is greater, unless it isOdd
    bool isOdd = false; ///< its order as text does not follow from its value

    [[nodiscard]] static RecordTime parse(std::string_view text);
    [[nodiscard]] static RecordTime parse(const RawJson& text); ///< what is no text is no time
    /// Unix milliseconds; none: there is no time.
    [[nodiscard]] static std::optional<qint64> toMs(qint64 order);
    /// The text of a moment with microseconds and "+00:00": @p microseconds since 1970, or right behind @p order where
    /// that is not behind it.
    [[nodiscard]] static QByteArray textAfter(qint64 order, qint64 microseconds);
    [[nodiscard]] static QByteArray textAfter(qint64 order); ///< of now
};

} // namespace stemma
