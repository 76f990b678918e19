// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/timeline/rowpainter.h"
#include "ui/timeline/timelinecursor.h"

#include <QBasicTimer>

class QWidget;

namespace stemma {

class PartActions;
class TimelineText;

/// Paints what a timeline's viewport shows: rows, what stands in for those that are not loaded, and the rail beside
/// them. GUI thread.
class TimelinePainter final : public QObject
{
    Q_OBJECT
public:
    struct Parts
    {
        TimelineRows& rows;
        TimelineScroller& scroller;
        const TimelineCursor& cursor;
        const TimelineText& text;
        const PartActions& actions;
    };

    /// @p view has the focus that the current part's frame tells of.
    TimelinePainter(const Parts& parts, QWidget& viewport, const QWidget& view);

    /// All rows that touch @p clip.
    void paint(QPainter& painter, const QRectF& clip);
    /// From here on down the rows stand otherwise than the last time this was asked; the viewport's height: none does.
    [[nodiscard]] int firstChange();
    void setHover(int row, int part); ///< position of the part in RowLayout::parts(); -1: none
    void flash(int row, int part); ///< @p part: Part::index; -1: the whole row
    void setFlashing(bool on) { m_flashing = on; } ///< off where motion is to be reduced

protected:
    void timerEvent(QTimerEvent* event) override;

private:
    struct PaintedRow
    {
        int top = 0; ///< in the viewport
        int height = 0;
        int row = 0;
        const RowLayout* layout = nullptr; ///< only compared: null, or gone since
        bool operator==(const PaintedRow&) const = default;
    };

    [[nodiscard]] const Columns& columns() const { return m_parts.rows.columns(); }
    [[nodiscard]] const TimelineStyle& style() const { return m_parts.rows.style(); }
    void paintRows(QPainter& painter, const QRectF& clip) const;
    void paintPlaceholder(QPainter& painter, int row, int top, int height) const;
    void paintRail(QPainter& painter, int row, int top, int height) const;
    void paintEmpty(QPainter& painter) const;
    [[nodiscard]] RowMarks marksFor(int row) const;

    Parts m_parts;
    QWidget& m_viewport;
    const QWidget& m_view;
    std::vector<PaintedRow> m_painted; ///< by the last frame
    int m_hoverRow = -1;
    int m_hoverPart = -1;
    bool m_flashing = true;
    int m_flashRow = -1;
    int m_flashPart = -1;
    bool m_showPlaceholders = false; ///< bars for rows that take long to load
    QBasicTimer m_flashTimer;
    QBasicTimer m_placeholderTimer;
};

} // namespace stemma
