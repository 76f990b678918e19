// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

#include <functional>
#include <memory>
#include <vector>

namespace stemma {

/// What a chart draws: items in order, each with a value in every series. A plain value; shared, because it may hold
/// thousands of items.
struct ChartData
{
    /// How the values of items become one, where there are more of them than columns on screen.
    enum class Gather : quint8 {
        Sum,
        Most, ///< the largest one
        Share, ///< the sum of the values divided by the sum of the wholes, from 0 to 1
    };

    QString title;
    Gather gather = Gather::Sum;
    QStringList series; ///< names, the first one is drawn at the bottom
    bool lastIsOther = false; ///< the last series is what has no series of its own
    QStringList labels; ///< of the items
    std::vector<double> values; ///< item after item, one for each series; not negative
    std::vector<double> wholes; ///< one for each item; of shares only
    int grain = 1; ///< items are put together by multiples of it: 7 makes weeks of days
    std::function<QString(double)> words; ///< a value as it is said
    std::function<QString(double)> tick; ///< a value on the axis, short
    QStringList remarks; ///< of the items, a line more in their tip; empty: of none

    [[nodiscard]] int items() const { return int(labels.size()); }
    [[nodiscard]] double value(int item, int of) const
    {
        return values[size_t(item) * size_t(series.size()) + size_t(of)];
    }
};

using ChartDataPtr = std::shared_ptr<const ChartData>;

/// What one column of the screen shows: the items from first to before end.
struct ChartColumn
{
    int first = 0;
    int end = 0;
    double total = 0; ///< of the series, by the rule of the data
    std::vector<double> parts; ///< a value for each series
};

/// The items of @p data in at most @p columns columns, all but the last of the same number of items.
[[nodiscard]] std::vector<ChartColumn> chartColumns(const ChartData& data, int columns);

/// Marks of an axis from 0: at multiples of 1, 2 or 5 times a power of ten, at most @p count of them and 0.
struct ChartScale
{
    double step = 1;
    double most = 1; ///< the end of the axis, a multiple of the step

    [[nodiscard]] static ChartScale of(double largest, int count);
    [[nodiscard]] int marks() const; ///< without that at 0
};

} // namespace stemma
