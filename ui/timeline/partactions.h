// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/timeline/timelinecursor.h"

#include <optional>

namespace stemma {

/// What can be done within the current part of a timeline, by keys: Tab goes from one link, picture, line of a JSON
/// tree or word such as "Show all" to the next, Return and Space do what a click would, Left and Right fold a line of a
/// tree. GUI thread.
class PartActions final : public QObject
{
    Q_OBJECT
public:
    PartActions(TimelineRows& rows, TimelineScroller& scroller, TimelineCursor& cursor);

    /// Goes to the next one, or the one before; false: there is none, and Tab leaves the view.
    bool step(bool forward);
    bool pressKey(const QKeyEvent& event); ///< false: the key means nothing here
    void clear();
    /// Where the one that has the focus stands, in the coordinates of its row; null: not in this row.
    [[nodiscard]] QRectF focus(int row) const;

signals:
    void performed(const stemma::BlockAction& action, int row, int part);
    void changed();

private:
    using Place = PlacedAction; ///< the area within the row

    [[nodiscard]] std::vector<Place> places() const; ///< of the current part, as far as it is laid out
    [[nodiscard]] std::optional<size_t> current(const std::vector<Place>& places) const;
    [[nodiscard]] const RowLayout* layout() const;
    void show(const Place& place);

    TimelineRows& m_rows;
    TimelineScroller& m_scroller;
    TimelineCursor& m_cursor;
    std::optional<BlockAction> m_action; ///< that has the focus
    size_t m_at = 0; ///< its place; some have the same action
};

} // namespace stemma
