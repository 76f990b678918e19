// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/usage/chartdata.h"

#include <algorithm>
#include <cmath>

namespace stemma {

namespace {

ChartColumn gatherColumn(const ChartData& data, int first, int end)
{
    const int series = int(data.series.size());
    ChartColumn column {first, end, 0, std::vector<double>(size_t(series), 0.0)};
    double whole = 0;
    for (int item = first; item < end; ++item) {
        double total = 0;
        for (int of = 0; of < series; ++of) {
            const double value = data.value(item, of);
            total += value;
            if (data.gather != ChartData::Gather::Most)
                column.parts[size_t(of)] += value;
        }
        // The series of the largest item stay together, so that they add up to its total.
        if (data.gather == ChartData::Gather::Most && (item == first || total > column.total)) {
            column.total = total;
            for (int of = 0; of < series; ++of)
                column.parts[size_t(of)] = data.value(item, of);
        } else if (data.gather != ChartData::Gather::Most) {
            column.total += total;
        }
        whole += data.gather == ChartData::Gather::Share ? data.wholes[size_t(item)] : 0;
    }
    if (data.gather == ChartData::Gather::Share) {
        column.total = whole > 0 ? column.total / whole : -1; // of nothing there is no share
        for (double& part : column.parts)
            part = whole > 0 ? part / whole : 0;
    }
    return column;
}

} // namespace

std::vector<ChartColumn> chartColumns(const ChartData& data, int columns)
{
    std::vector<ChartColumn> made;
    const int items = data.items();
    if (items == 0 || data.series.isEmpty())
        return made;
    int each = (items + std::max(1, columns) - 1) / std::max(1, columns);
    if (each > 1 && data.grain > 1)
        each = (each + data.grain - 1) / data.grain * data.grain;
    made.reserve(size_t((items + each - 1) / each));
    for (int first = 0; first < items; first += each)
        made.push_back(gatherColumn(data, first, std::min(items, first + each)));
    return made;
}

ChartScale ChartScale::of(double largest, int count)
{
    if (!(largest > 0) || !std::isfinite(largest))
        return {};
    const double least = largest / std::max(1, count);
    const double power = std::pow(10, std::floor(std::log10(least)));
    double step = 10 * power;
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= least * (1 - 1e-9)) {
            step = factor * power;
            break;
        }
    }
    return {step, step * std::ceil(largest / step * (1 - 1e-9))};
}

int ChartScale::marks() const
{
    return int(std::lround(most / step));
}

} // namespace stemma
