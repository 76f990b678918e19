// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timelinemouse.h"

#include "ui/timeline/timelinetext.h"
#include "ui/timeline/timelinetips.h"

#include <QApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace stemma {

namespace {

constexpr int AutoScrollMs = 30;

TextPosition textPositionOf(const TimelineSpot& spot)
{
    return {spot.row, std::max(spot.hit.part, 0), std::max(spot.hit.block, 0), spot.hit.character};
}

} // namespace

TimelineMouse::TimelineMouse(const Parts& parts, QWidget& viewport)
    : m_parts(parts)
    , m_viewport(viewport)
{
    viewport.installEventFilter(this);
}

bool TimelineMouse::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        press(static_cast<QMouseEvent&>(*event));
        return true;
    case QEvent::MouseMove:
        move(static_cast<QMouseEvent&>(*event));
        return true;
    case QEvent::MouseButtonRelease:
        release(static_cast<QMouseEvent&>(*event));
        return true;
    case QEvent::MouseButtonDblClick:
        doubleClick(static_cast<QMouseEvent&>(*event));
        return true;
    case QEvent::Wheel:
        turn(static_cast<QWheelEvent&>(*event));
        return true;
    case QEvent::Leave:
        m_parts.painter.setHover(-1, -1);
        return false;
    case QEvent::ToolTip:
        return showTip(static_cast<QHelpEvent&>(*event));
    default:
        return QObject::eventFilter(watched, event);
    }
}

void TimelineMouse::press(QMouseEvent& event)
{
    TimelineCursor& cursor = m_parts.cursor;
    TimelineText& text = m_parts.text;
    cursor.setKeyboardUsed(false);
    const QPoint at = event.position().toPoint();
    const TimelineSpot spot = spotAt(m_parts.rows, m_parts.scroller, at);
    if (spot.row < 0 || (event.button() != Qt::LeftButton && event.button() != Qt::RightButton)) {
        event.ignore();
        return;
    }
    const PartPlace place {spot.row, spot.part};
    if (event.button() == Qt::RightButton) {
        // The menu is about what is selected, if the click is on it.
        if (!cursor.selection().contains(place) && !text.hasSelection())
            cursor.set(place.row, place.part);
        return;
    }
    // A third press soon after a double click takes the whole block.
    if (m_lastDoubleClick.isValid() && m_lastDoubleClick.elapsed() < QApplication::doubleClickInterval()
        && (at - m_pressedAt).manhattanLength() < QApplication::startDragDistance()) {
        m_lastDoubleClick.invalidate();
        if (spot.hit.block >= 0)
            text.selectBlock(textPositionOf(spot));
        return;
    }
    m_pressedAt = at;
    const bool isPlain = !(event.modifiers() & (Qt::ShiftModifier | Qt::ControlModifier));
    m_mayDrag = isPlain && isDraggable(spot);
    if (m_mayDrag)
        return;
    if (isPlain) {
        text.select(textPositionOf(spot), textPositionOf(spot));
        m_selecting = spot.hit.part >= 0;
    }
    cursor.click(place, event.modifiers());
    m_viewport.update();
}

/// On the selected text, or on one of several selected parts.
bool TimelineMouse::isDraggable(const TimelineSpot& spot) const
{
    const TimelineText& text = m_parts.text;
    const TextPosition at = textPositionOf(spot);
    if (text.hasSelection())
        return spot.hit.onText && at >= text.start() && at < text.end();
    const TimelineSelection& selection = m_parts.cursor.selection();
    const bool isSeveral = selection.isRange() || selection.singles().size() > 1;
    return isSeveral && spot.hit.action.kind == BlockAction::Kind::None && selection.contains({spot.row, spot.part});
}

void TimelineMouse::move(const QMouseEvent& event)
{
    m_mouseAt = event.position().toPoint();
    if (m_mayDrag && (event.buttons() & Qt::LeftButton)) {
        if ((m_mouseAt - m_pressedAt).manhattanLength() >= QApplication::startDragDistance()) {
            m_mayDrag = false;
            emit dragBegun();
        }
        return;
    }
    const TimelineSpot spot = spotAt(m_parts.rows, m_parts.scroller, m_mouseAt);
    if (m_selecting && (event.buttons() & Qt::LeftButton)) {
        if (spot.row >= 0)
            m_parts.text.extendTo(textPositionOf(spot));
        const bool outside = m_mouseAt.y() < 0 || m_mouseAt.y() >= m_viewport.height();
        if (outside && !m_autoScrollTimer.isActive())
            m_autoScrollTimer.start(AutoScrollMs, this);
        else if (!outside)
            m_autoScrollTimer.stop();
        return;
    }
    m_parts.painter.setHover(spot.row, spot.hit.part);
    m_viewport.setCursor(spot.hit.action.kind != BlockAction::Kind::None ? Qt::PointingHandCursor
            : spot.hit.onText                                            ? Qt::IBeamCursor
                                                                         : Qt::ArrowCursor);
}

void TimelineMouse::release(const QMouseEvent& event)
{
    m_autoScrollTimer.stop();
    const QPoint at = event.position().toPoint();
    // Nothing was dragged, so it was a click.
    if (std::exchange(m_mayDrag, false) && event.button() == Qt::LeftButton) {
        const TimelineSpot clickedSpot = spotAt(m_parts.rows, m_parts.scroller, at);
        if (clickedSpot.row >= 0)
            m_parts.cursor.click({clickedSpot.row, clickedSpot.part}, event.modifiers());
        m_selecting = true;
    }
    const bool wasSelecting = std::exchange(m_selecting, false);
    const bool dragged = (at - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
    if (event.button() != Qt::LeftButton || !wasSelecting || dragged)
        return;
    m_parts.text.clear();
    const TimelineSpot spot = spotAt(m_parts.rows, m_parts.scroller, at);
    if (spot.row >= 0 && spot.hit.action.kind != BlockAction::Kind::None)
        emit clicked(spot.hit.action, spot.row, spot.part);
}

void TimelineMouse::doubleClick(const QMouseEvent& event)
{
    const TimelineSpot spot = spotAt(m_parts.rows, m_parts.scroller, event.position().toPoint());
    if (event.button() != Qt::LeftButton || spot.row < 0)
        return;
    m_pressedAt = event.position().toPoint();
    if (spot.hit.onText) {
        m_lastDoubleClick.start();
        m_parts.text.selectWord(textPositionOf(spot));
    } else if (spot.hit.action.kind == BlockAction::Kind::Fold) {
        // The second click of a quick pair folds back what the first unfolded, as in trees.
        emit clicked(spot.hit.action, spot.row, spot.part);
    } else {
        emit activated(spot.row, spot.part);
    }
}

void TimelineMouse::turn(QWheelEvent& event)
{
    event.accept();
    if (event.modifiers() & Qt::ControlModifier) {
        if (event.angleDelta().y() != 0)
            emit zoomRequested(event.angleDelta().y() > 0 ? 1 : -1);
        return;
    }
    const int lines = QApplication::wheelScrollLines();
    const int step = m_parts.rows.style().lineHeight(Face::Body);
    const int pixels
        = !event.pixelDelta().isNull() ? event.pixelDelta().y() : event.angleDelta().y() * lines * step / 120;
    m_parts.cursor.release();
    m_parts.scroller.scrollBy(-pixels);
    hoverAt(event.position().toPoint());
}

void TimelineMouse::hoverAt(QPoint point)
{
    const TimelineSpot spot = spotAt(m_parts.rows, m_parts.scroller, point);
    m_parts.painter.setHover(spot.row, spot.hit.part);
}

bool TimelineMouse::showTip(const QHelpEvent& event)
{
    const QString tip = timelineTip(m_parts.rows, spotAt(m_parts.rows, m_parts.scroller, event.pos()), event.pos());
    if (tip.isEmpty())
        return false;
    QToolTip::showText(event.globalPos(), tip, &m_viewport);
    return true;
}

void TimelineMouse::autoScroll()
{
    const int screen = m_viewport.height();
    const int beyond = m_mouseAt.y() < 0 ? m_mouseAt.y() : m_mouseAt.y() - screen + 1;
    if (beyond == 0 || !m_selecting) {
        m_autoScrollTimer.stop();
        return;
    }
    m_parts.scroller.scrollBy(std::clamp(beyond, -screen / 2, screen / 2));
    const TimelineSpot spot
        = spotAt(m_parts.rows, m_parts.scroller, {m_mouseAt.x(), std::clamp(m_mouseAt.y(), 0, screen - 1)});
    if (spot.row >= 0)
        m_parts.text.extendTo(textPositionOf(spot));
}

void TimelineMouse::timerEvent(QTimerEvent* event)
{
    if (event->timerId() == m_autoScrollTimer.timerId())
        autoScroll();
    else
        QObject::timerEvent(event);
}

} // namespace stemma
