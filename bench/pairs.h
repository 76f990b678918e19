// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "bench/report.h"
#include "bench/scratch.h"
#include "core/base/result.h"

#include <type_traits>

namespace stemma::bench {

constexpr int PairsAtLeast = 5;

/// What a thing and its yardstick cost, measured in turns: whatever else the machine does in the meantime meets both.
struct Pairs
{
    std::vector<double> things; ///< milliseconds
    std::vector<double> yardsticks;

    void add(double thing, double yardstick)
    {
        things.push_back(thing);
        yardsticks.push_back(yardstick);
    }
    /// How many times the yardstick the thing took, in each pair.
    [[nodiscard]] Measured ratio() const
    {
        std::vector<double> ratios;
        for (size_t i = 0; i < things.size(); ++i)
            ratios.push_back(things[i] / yardsticks[i]);
        return Measured(ratios);
    }
    /// The medians of both.
    [[nodiscard]] QString against(const QString& yardstick) const
    {
        return QStringLiteral("%1 ms against %2 ms of %3")
            .arg(median(things), 0, 'f', 0)
            .arg(median(yardsticks), 0, 'f', 0)
            .arg(yardstick);
    }
};

/// Measures something several times; @p once gives a Result of the milliseconds that it took.
template<typename Once> Result<Measured> severalTimes(Once once, int times = PairsAtLeast)
{
    std::vector<double> values;
    for (int i = 0; i < times; ++i) {
        const Result<double> took = once();
        if (!took)
            return std::unexpected(took.error());
        values.push_back(*took);
    }
    return Measured(values);
}

} // namespace stemma::bench
