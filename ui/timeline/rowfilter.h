// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/outline.h"

#include <QSet>

#include <algorithm>
#include <iterator>
#include <limits>
#include <memory>
#include <vector>

namespace stemma {

/// Rows that are shown as one line until somebody opens it.
struct RowRun
{
    int first = 0;
    int last = 0;
    int kept = 0; ///< findings in these rows, all of them kept
    bool isTurn = false; ///< a prompt and what answers it; its line stays above the rows when it is open
    bool isOpen = false; ///< of a turn
    bool operator==(const RowRun&) const = default;
};

/// Which rows of a session a timeline shows. A plain value.
struct RowFilter
{
    PartKinds hiddenKinds;
    QSet<Role> hiddenRoles;
    MessageStates states; ///< only rows with any of these; none: whatever their state
    std::shared_ptr<const std::vector<int>> matches; ///< only these rows, ascending; null: all
    int first = 0; ///< only the rows from here …
    /// … to here, which may lie behind the end. Before the first: there are none (0), or it is not known which (-1).
    int last = std::numeric_limits<int>::max();
    std::vector<RowRun> runs; ///< ascending and apart

    bool operator==(const RowFilter&) const = default;

    /// Null: the row is in no run.
    [[nodiscard]] const RowRun* runAt(int row) const
    {
        const auto after = std::ranges::upper_bound(runs, row, {}, &RowRun::first);
        if (after == runs.begin() || std::prev(after)->last < row)
            return nullptr;
        return &*std::prev(after);
    }
    /// The run whose line this row shows; null: none.
    [[nodiscard]] const RowRun* runHeadedBy(int row) const
    {
        const RowRun* run = runAt(row);
        return run && row == std::max(run->first, first) ? run : nullptr;
    }
    /// The row is in a run, and another row is the line that is shown of it.
    [[nodiscard]] bool isFoldedAway(int row) const
    {
        const RowRun* run = runAt(row);
        return run && !run->isOpen && row > std::max(run->first, first);
    }
    [[nodiscard]] bool isOutside(int row) const { return row < first || row > last; }
    /// @p detail is null while it is not known; such a row counts as shown.
    [[nodiscard]] bool hides(int row, const OutlineDetail* detail) const
    {
        return isOutside(row) || isFoldedAway(row) || (!runHeadedBy(row) && hidesMessage(row, detail));
    }
    /// The message itself is not asked for, whatever run it is in.
    [[nodiscard]] bool hidesMessage(int row, const OutlineDetail* detail) const
    {
        if (isOutside(row) || (matches && !std::ranges::binary_search(*matches, row)))
            return true;
        if (!detail)
            return false;
        if (hiddenRoles.contains(detail->role) || (states && !(states & MessageStates::fromInt(detail->states))))
            return true;
        const PartKinds kinds = PartKinds::fromInt(detail->kinds);
        return hiddenKinds && kinds && !(kinds & ~hiddenKinds);
    }
};

} // namespace stemma
