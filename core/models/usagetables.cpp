// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/usagetables.h"

#include <QHash>

#include <algorithm>

namespace stemma {

namespace {

bool isPerSession(UsageAxis axis)
{
    return axis == UsageAxis::Session || axis == UsageAxis::Turn;
}

void mergeRow(UsageLine& line, const UsageRow& row)
{
    line.store = -1;
    line.row.figures.add(row.figures);
    line.row.subAgents.add(row.subAgents);
    if (row.first && (!line.row.first || *row.first < *line.row.first))
        line.row.first = row.first;
    if (row.last && (!line.row.last || *row.last > *line.row.last))
        line.row.last = row.last;
}

/// The same order as one report has.
void sortLines(std::vector<UsageLine>& lines, UsageAxis axis)
{
    if (axis == UsageAxis::Turn)
        return;
    std::ranges::stable_sort(lines, [axis](const UsageLine& a, const UsageLine& b) {
        if (axis == UsageAxis::Day)
            return a.row.key < b.row.key;
        const UsageFigures& one = a.row.figures;
        const UsageFigures& two = b.row.figures;
        return one.cost != two.cost ? one.cost > two.cost : one.tokens.total() > two.tokens.total();
    });
}

std::vector<UsageLine> linesOf(const std::vector<UsageReportPtr>& reports, UsageAxis axis)
{
    std::vector<UsageLine> lines;
    QHash<QString, size_t> places;
    int filled = 0;
    for (int store = 0; store < int(reports.size()); ++store) {
        if (!reports[size_t(store)])
            continue;
        ++filled;
        for (UsageRow& row : reports[size_t(store)]->rows(axis)) {
            const auto at = places.constFind(row.key);
            if (isPerSession(axis) || at == places.cend()) {
                places.insert(row.key, lines.size());
                lines.push_back({std::move(row), store});
            } else {
                mergeRow(lines[*at], row);
            }
        }
    }
    if (filled > 1)
        sortLines(lines, axis);
    return lines;
}

std::vector<UsageCross> crossesOf(const std::vector<UsageReportPtr>& reports)
{
    std::vector<UsageCross> all;
    for (const UsageReportPtr& report : reports) {
        if (report)
            std::ranges::move(report->crossed(UsageAxis::Day, UsageAxis::Model), std::back_inserter(all));
    }
    const auto keys = [](const UsageCross& cross) { return std::pair(cross.key, cross.other); };
    std::ranges::stable_sort(all, {}, keys);
    std::vector<UsageCross> merged;
    for (UsageCross& cross : all) {
        if (!merged.empty() && keys(merged.back()) == keys(cross))
            merged.back().figures.add(cross.figures);
        else
            merged.push_back(std::move(cross));
    }
    return merged;
}

void addLeftOut(std::vector<UsageLeftOut>& sums, const UsageReport& report)
{
    for (const UsageLeftOut& more : report.leftOutInAll()) {
        const auto at = std::ranges::find(sums, more.reason, &UsageLeftOut::reason);
        if (at == sums.end()) {
            sums.push_back(more);
            continue;
        }
        at->records += more.records;
        at->tokens.add(more.tokens);
    }
}

} // namespace

UsageTablesPtr makeUsageTables(const std::vector<UsageReportPtr>& reports, bool isWhole)
{
    auto tables = std::make_shared<UsageTables>();
    tables->isWhole = isWhole;
    for (int axis = 0; axis < UsageAxes; ++axis)
        tables->lines[size_t(axis)] = linesOf(reports, UsageAxis(axis));
    tables->dayByModel = crossesOf(reports);
    for (int store = 0; store < int(reports.size()); ++store) {
        const UsageReportPtr& report = reports[size_t(store)];
        if (!report)
            continue;
        tables->total.add(report->total());
        tables->subAgents.add(report->subAgents());
        addLeftOut(tables->leftOut, *report);
        for (const UsageDifference& difference : report->differences())
            tables->differences.push_back({store, difference});
        tables->unpricedModels += report->unpricedModels();
        tables->notes += report->notes();
        tables->currency = report->currency();
    }
    tables->unpricedModels.removeDuplicates();
    tables->notes.removeDuplicates();
    return tables;
}

} // namespace stemma
