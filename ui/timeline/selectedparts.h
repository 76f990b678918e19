// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/common/toolwords.h"
#include "ui/timeline/timelinerows.h"
#include "ui/timeline/timelineselection.h"

#include <algorithm>

namespace stemma {

constexpr int MostCopied = 20'000; ///< messages put on the clipboard at once

/// Visits the selected parts that are loaded and not hidden, in order, as visit(message, part). What is not loaded, or
/// too much, comes as leftOut(number of messages).
template<typename Visitor, typename LeftOut>
void visitSelectedParts(const TimelineRows& rows, const TimelineSelection& selection, Visitor visit, LeftOut leftOut)
{
    if (!rows.model())
        return;
    const auto visitRow = [&](int row) {
        if (row < 0 || row >= rows.count())
            return;
        const MessagePtr message = rows.model()->peek(row);
        if (!message) {
            leftOut(1);
            return;
        }
        for (const Part& part : message->parts)
            if (selection.contains({row, part.index}) && !rows.filter().hiddenKinds.testFlag(kindOf(part.body)))
                visit(*message, part);
    };
    int lastSeen = -1;
    const int first = selection.first().row;
    const int last = std::min(selection.last().row, first + MostCopied);
    // Single places and the range overlap at most in whole rows; each row is visited once, in order.
    for (const PartPlace& place : selection.singles()) {
        if (place.row != lastSeen && (place.row < first || first < 0)) {
            visitRow(place.row);
            lastSeen = place.row;
        }
    }
    for (int row = first; row >= 0 && row <= last; ++row)
        visitRow(row);
    if (last < selection.last().row)
        leftOut(selection.last().row - last);
    for (const PartPlace& place : selection.singles()) {
        if (place.row != lastSeen && first >= 0 && place.row > last) {
            visitRow(place.row);
            lastSeen = place.row;
        }
    }
}

struct SelectedFigures
{
    int parts = 0;
    qint64 tokens = 0; ///< partly estimated
    bool isWhole = true; ///< false: there are more, which are not loaded
};

/// Of the selected parts that are loaded.
[[nodiscard]] inline SelectedFigures selectedFigures(const TimelineRows& rows, const TimelineSelection& selection)
{
    SelectedFigures figures;
    const auto add = [&figures](const Message&, const Part& part) {
        ++figures.parts;
        figures.tokens += tokensOf(part);
    };
    visitSelectedParts(rows, selection, add, [&figures](int) { figures.isWhole = false; });
    return figures;
}

/// The messages that hold selected parts, in order.
[[nodiscard]] inline QList<qint64> selectedRows(const TimelineSelection& selection)
{
    std::set<qint64> rows;
    if (selection.current().row >= 0)
        rows.insert(selection.current().row);
    for (const PartPlace& place : selection.singles())
        rows.insert(place.row);
    for (qint64 row = selection.first().row; selection.isRange() && row <= selection.last().row; ++row)
        rows.insert(row);
    return {rows.begin(), rows.end()};
}

} // namespace stemma
