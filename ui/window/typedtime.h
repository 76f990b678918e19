// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDate>
#include <QLocale>

#include <optional>

namespace stemma {

/// A moment that somebody typed, in local time.
struct TypedTime
{
    std::optional<QDate> date; ///< nothing: whichever day
    QTime time; ///< midnight, if only a date was typed
    bool operator==(const TypedTime&) const = default;
};

/// "9:21", "09:21:07", "2026-03-02", "2 Mar 2026 9:21" and dates as @p locale writes them, with or without a time
/// behind them; nullopt: it is none. @p today completes a date without a year.
[[nodiscard]] std::optional<TypedTime> typedTime(const QString& text, const QLocale& locale, QDate today);

} // namespace stemma
