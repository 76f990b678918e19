// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/timeline/timelinepainter.h"

#include <QElapsedTimer>

class QHelpEvent;
class QMouseEvent;
class QWheelEvent;

namespace stemma {

struct TimelineSpot;

/// What the mouse does in a timeline: selects parts and text, clicks, scrolls, asks for tool tips. Watches the events
/// of the viewport. GUI thread.
class TimelineMouse final : public QObject
{
    Q_OBJECT
public:
    struct Parts
    {
        TimelineRows& rows;
        TimelineScroller& scroller;
        TimelineCursor& cursor;
        TimelineText& text;
        TimelinePainter& painter;
    };

    TimelineMouse(const Parts& parts, QWidget& viewport);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void clicked(const stemma::BlockAction& action, int row, int part);
    void activated(int row, int part);
    void zoomRequested(int steps);
    void dragBegun(); ///< of what is selected

protected:
    void timerEvent(QTimerEvent* event) override;

private:
    void press(QMouseEvent& event);
    void move(const QMouseEvent& event);
    void release(const QMouseEvent& event);
    void doubleClick(const QMouseEvent& event);
    void turn(QWheelEvent& event);
    bool showTip(const QHelpEvent& event);
    void autoScroll();
    void hoverAt(QPoint point);
    [[nodiscard]] bool isDraggable(const TimelineSpot& spot) const;

    Parts m_parts;
    QWidget& m_viewport;
    bool m_selecting = false; ///< text, with the button down
    bool m_mayDrag = false; ///< the button went down on what is selected
    QPoint m_pressedAt;
    QPoint m_mouseAt;
    QElapsedTimer m_lastDoubleClick;
    QBasicTimer m_autoScrollTimer;
};

} // namespace stemma
