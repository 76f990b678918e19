// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timelinescroller.h"

#include <QAbstractScrollArea>
#include <QElapsedTimer>
#include <QScrollBar>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace stemma {

namespace {

constexpr qint64 LargestBar = qint64(1) << 30;
/// Spent on rows never seen before in one frame, the one at the top aside. A whole new screen is rarely
/// dearer; where it is, its lower part comes a frame later and no frame is late.
constexpr qint64 FrameBudgetNs = 2'500'000;

} // namespace

TimelineScroller::TimelineScroller(TimelineRows& rows, QAbstractScrollArea& area)
    : QObject(&area)
    , m_rows(rows)
    , m_area(area)
    , m_loader(rows)
    , m_anchored([this] { return rowBeforeReset(); })
{
    connect(&rows, &TimelineRows::reset, this, &TimelineScroller::takeReset);
    connect(&rows, &TimelineRows::inserted, this, &TimelineScroller::takeInserted);
    connect(&rows, &TimelineRows::changed, this, &TimelineScroller::takeChanged);
    connect(&rows, &TimelineRows::detailed, this, &TimelineScroller::takeDetailed);
    connect(&rows, &TimelineRows::refolded, this, &TimelineScroller::takeRefolded);
    connect(&rows, &TimelineRows::relaid, this, [this] { update(); });
    connect(&rows, &TimelineRows::filtered, this, &TimelineScroller::takeFiltered);
}

// ---- what the rows say -----------------------------------------------------------------------------

void TimelineScroller::clear()
{
    if (MessageModel* model = m_rows.model())
        model->disconnect(this);
    m_anchored.setModel(nullptr);
    m_anchor = {};
    m_followEnd = false;
}

int TimelineScroller::rowBeforeReset()
{
    m_anchorHeight = m_anchor.row < m_rows.count() ? m_rows.heights().height(m_anchor.row) : 0;
    return m_anchor.row;
}

void TimelineScroller::takeReset()
{
    m_anchored.setModel(m_rows.model()); // a reset reports each model that is set
    const int row = m_anchored.take();
    const int count = m_rows.count();
    if (count == 0) {
        m_anchor = {};
    } else {
        m_anchor.row = row >= 0 ? row : std::min(m_anchor.row, count - 1);
        if (row >= 0) // known, or the guess would move the picture
            m_rows.heights().setHeight(row, m_anchorHeight, true);
    }
    if (!m_rows.isFitting())
        relayoutAll();
    update();
}

void TimelineScroller::takeInserted(int first, int last)
{
    const int added = last - first + 1;
    const bool atEnd = last + 1 == m_rows.count();
    // The end was in sight: it stays in sight.
    if (m_endVisible && atEnd && first > 0)
        m_followEnd = true;
    if (!atEnd && first <= m_anchor.row)
        m_anchor.row += added;
    if (!m_rows.isFitting())
        relayoutAll();
    update();
}

bool TimelineScroller::isNearScreen(int first, int last) const
{
    return first <= m_lastVisible + 1 && last >= m_anchor.row;
}

void TimelineScroller::takeChanged(int first, int last)
{
    if (isNearScreen(first, last))
        update();
}

void TimelineScroller::takeDetailed(int first, int last)
{
    // The rail takes states from details while a row is missing.
    if (isNearScreen(first, last))
        update();
    else if (!m_dirty)
        updateBar(); // it has a better guess
}

void TimelineScroller::takeRefolded(int row)
{
    // The head that was clicked stays where it is: the anchor is above it, or in its row.
    if (row == m_anchor.row && m_rows.layout(row)) {
        m_rows.ensure(row, m_anchor.pixel, m_anchor.pixel + screen(), 0);
        m_anchor.pixel = std::min(m_anchor.pixel, std::max(0, m_rows.heights().height(row) - 1));
    }
    m_followEnd = false;
    update();
}

void TimelineScroller::takeFiltered(bool onlyRuns)
{
    if (!onlyRuns)
        m_anchor.pixel = 0;
    else if (const RowRun* run = m_rows.filter().runAt(m_anchor.row))
        m_anchor = {run->first, 0};
    update();
}

void TimelineScroller::takeReady()
{
    if (m_restore)
        restore(*std::exchange(m_restore, std::nullopt));
    update();
}

// ---- layout ----------------------------------------------------------------------------------------

int TimelineScroller::screen() const
{
    return m_area.viewport()->height();
}

void TimelineScroller::update(const QRect& area)
{
    m_dirty = true;
    if (area.isNull())
        m_area.viewport()->update();
    else
        m_area.viewport()->update(area);
}

void TimelineScroller::frameDone()
{
    m_spentNs = 0;
    // Called while painting, an update at once would be lost.
    QWidget* viewport = m_area.viewport();
    if (m_waitingTop)
        QMetaObject::invokeMethod(
            viewport, [viewport, top = *m_waitingTop] { viewport->update(viewport->rect().adjusted(0, top, 0, 0)); },
            Qt::QueuedConnection);
}

void TimelineScroller::relayoutAll()
{
    const auto heightOfAnchor = [this] { return m_rows.heights().height(m_anchor.row); };
    const bool isKnown = m_anchor.row < m_rows.count() && heightOfAnchor() > 0;
    const double share = isKnown ? double(m_anchor.pixel) / heightOfAnchor() : 0;
    m_rows.refit();
    if (m_anchor.row < m_rows.count() && share > 0) {
        if (m_rows.layout(m_anchor.row))
            m_rows.ensure(m_anchor.row, 0, screen(), 0);
        m_anchor.pixel = int(share * heightOfAnchor());
    }
}

void TimelineScroller::normaliseAnchor()
{
    const RowHeights& heights = m_rows.heights();
    m_anchor.row = std::clamp(m_anchor.row, 0, m_rows.count() - 1);
    while (m_anchor.pixel < 0 && m_anchor.row > 0) {
        --m_anchor.row;
        // What comes in from above is measured before it is shown, so that nothing below it moves.
        if (const RowLayout* layout = m_rows.layout(m_anchor.row)) {
            const int height = layout->height();
            m_rows.ensure(m_anchor.row, height + m_anchor.pixel, height, height);
        }
        m_anchor.pixel += heights.height(m_anchor.row);
    }
    m_anchor.pixel = std::max(m_anchor.pixel, 0);
    while (m_anchor.row + 1 < m_rows.count() && m_anchor.pixel >= heights.height(m_anchor.row)) {
        m_anchor.pixel -= heights.height(m_anchor.row);
        ++m_anchor.row;
    }
}

void TimelineScroller::placeAtEnd()
{
    int row = m_rows.count();
    int sum = 0;
    while (row > 0 && sum < screen()) {
        --row;
        if (const RowLayout* layout = m_rows.layout(row)) {
            const int height = layout->height();
            m_rows.ensure(row, height - (screen() - sum), height, height);
        }
        sum += m_rows.heights().height(row);
    }
    m_anchor = sum < screen() ? Anchor {0, 0} : Anchor {row, sum - screen()};
}

int TimelineScroller::layoutDown(const QElapsedTimer& spent)
{
    const MessageModel& model = *m_rows.model();
    const RowHeights& heights = m_rows.heights();
    m_sawMissing = false;
    m_waitingTop.reset();
    int row = m_anchor.row;
    int y = -m_anchor.pixel;
    for (; row < m_rows.count() && y < screen(); ++row) {
        if (m_rows.filter().isFoldedAway(row)) { // neither loaded nor laid out
            row = std::min(m_rows.filter().runAt(row)->last, m_rows.count() - 1);
            continue;
        }
        const bool measured = heights.isMeasured(row);
        const int before = heights.height(row);
        const bool isAnchor = row == m_anchor.row;
        const bool fresh = m_rows.isFresh(row);
        if (!model.peek(row)) {
            m_sawMissing = m_sawMissing || (before > 0 && model.loadState(row) == MessageModel::LoadState::Missing);
        } else if (fresh && !isAnchor && m_spentNs + spent.nsecsElapsed() > FrameBudgetNs) {
            if (!m_waitingTop)
                m_waitingTop = y;
        } else if (const RowLayout* layout = m_rows.layout(row)) {
            int moved = fresh && !measured && isAnchor && m_anchor.pixel > 0 ? layout->height() - before : 0;
            moved += m_rows.ensure(row, moved - y, moved - y + screen(), isAnchor ? m_anchor.pixel + moved : 0);
            if (isAnchor && m_anchor.pixel > 0) {
                // A guess that comes true must not move the rows below it. What was measured before
                // keeps its top: a message that is still being written grows at its end.
                if (fresh && layout->isWhole())
                    moved = measured ? 0 : layout->height() - before;
                m_anchor.pixel = std::max(0, m_anchor.pixel + moved);
                y = -m_anchor.pixel;
            }
        }
        y += heights.height(row);
    }
    m_lastVisible = row - 1;
    m_endVisible = row == m_rows.count() && y <= screen() && !m_waitingTop;
    return y;
}

void TimelineScroller::layout()
{
    // What waits for the time of the next frame is not tried again before it: a hidden view may get none for long.
    if (m_dirty || (m_waitingTop && m_spentNs < FrameBudgetNs))
        layoutNow();
}

void TimelineScroller::layoutNow()
{
    m_dirty = false;
    m_sawMissing = false;
    m_endVisible = false;
    m_waitingTop.reset();
    if (!m_rows.model() || m_rows.count() == 0) {
        m_lastVisible = -1;
        updateBar();
        return;
    }
    QElapsedTimer spent;
    spent.start();
    if (m_followEnd)
        placeAtEnd();
    placeRestored();
    normaliseAnchor();
    const int bottom = layoutDown(spent);
    // The end may prove to stand above the viewport's bottom, or below it while it is followed.
    if (m_endVisible && bottom != screen() && m_anchor != Anchor {0, 0} && !m_followEnd) {
        placeAtEnd();
        normaliseAnchor();
        layoutDown(spent);
    }
    m_spentNs += spent.nsecsElapsed();
    m_endVisible = m_endVisible && !m_sawMissing;
    if (m_waitingTop)
        m_area.viewport()->update(m_area.viewport()->rect().adjusted(0, *m_waitingTop, 0, 0));
    updateBar();
    m_loader.want(m_anchor.row, m_lastVisible, m_sawMissing);
    // Whoever hears of it may do more than a frame has time for.
    if (!std::exchange(m_telling, true)) {
        QMetaObject::invokeMethod(
            this,
            [this] {
                m_telling = false;
                emit laidOut();
                if (std::exchange(m_reportedTop, m_anchor.row) != m_anchor.row)
                    emit topRowChanged(m_anchor.row);
            },
            Qt::QueuedConnection);
    }
}

bool TimelineScroller::isComplete() const
{
    const MessageModel* model = m_rows.model();
    if (!model || !model->isReady() || m_dirty || m_waitingTop)
        return false;
    for (int row = m_anchor.row; row <= m_lastVisible; ++row)
        if (!m_rows.filter().isFoldedAway(row) && model->loadState(row) == MessageModel::LoadState::Missing)
            return false;
    return true;
}

void TimelineScroller::updateBar()
{
    QScrollBar* bar = m_area.verticalScrollBar();
    const QSignalBlocker quiet(bar);
    const RowHeights& heights = m_rows.heights();
    const qint64 range = std::max<qint64>(0, heights.total() - screen());
    m_barScale = range / LargestBar + 1;
    bar->setPageStep(std::max(1, int(screen() / m_barScale)));
    bar->setRange(0, int(range / m_barScale));
    if (m_rows.count() > 0)
        bar->setValue(m_followEnd ? bar->maximum() : int((heights.top(m_anchor.row) + m_anchor.pixel) / m_barScale));
    emit windowChanged(m_anchor.row, std::max(m_anchor.row, m_lastVisible));
}

// ---- moving ----------------------------------------------------------------------------------------

void TimelineScroller::scrollBy(int pixels)
{
    if (m_rows.count() == 0 || pixels == 0)
        return;
    layout();
    const RowHeights& heights = m_rows.heights();
    const Anchor before = m_anchor;
    if (pixels < 0) {
        m_followEnd = false;
        // Within a long row the blocks above are measured before they come in.
        m_anchor.pixel += m_rows.ensure(m_anchor.row, m_anchor.pixel + pixels, m_anchor.pixel, m_anchor.pixel);
    } else if (m_followEnd) {
        return;
    }
    if (qAbs(pixels) > 20 * screen()) {
        const qint64 y = std::max<qint64>(0, heights.top(m_anchor.row) + m_anchor.pixel + pixels);
        m_anchor.row = heights.rowAt(y);
        m_anchor.pixel = int(y - heights.top(m_anchor.row));
    } else {
        m_anchor.pixel += pixels;
    }
    layoutNow();
    if (pixels > 0 && m_endVisible)
        m_followEnd = true;
    if (m_anchor != before || m_followEnd)
        m_area.viewport()->update();
}

void TimelineScroller::takeBar()
{
    if (m_rows.count() == 0)
        return;
    const QScrollBar* bar = m_area.verticalScrollBar();
    const RowHeights& heights = m_rows.heights();
    const qint64 y = qint64(bar->value()) * m_barScale;
    m_followEnd = bar->value() == bar->maximum() && bar->maximum() > 0;
    m_anchor.row = heights.rowAt(y);
    m_anchor.pixel = int(y - heights.top(m_anchor.row));
    m_loader.setMoving(bar->isSliderDown());
    update();
}

void TimelineScroller::showRow(int row, int below)
{
    m_followEnd = false;
    // At once: with the row at the top first, the last rows would be moved down to the end, and then out of sight.
    m_anchor = {row, -below};
    layoutNow();
    update();
}

void TimelineScroller::showEnd()
{
    m_followEnd = true;
    update();
}

void TimelineScroller::showPart(int row, int part)
{
    layout();
    if (row < m_anchor.row || row > m_lastVisible) {
        m_followEnd = false;
        const bool above = row < m_anchor.row;
        if (const RowLayout* layout = m_rows.layout(row)) {
            const int height = layout->height();
            if (above)
                m_rows.ensure(row, height - screen(), height, height);
            else
                m_rows.ensure(row, 0, screen(), 0);
        }
        m_anchor = {row, above ? std::max(0, m_rows.heights().height(row) - 1) : 0};
        m_dirty = true;
        if (!above)
            scrollBy(-screen() * 2 / 3);
        layoutNow();
        if (row > m_lastVisible) { // the end stands at the bottom already: there was nothing to scroll
            m_anchor = {row, 0};
            layoutNow();
        }
    }
    // On screen, but its turn had not come.
    if (!m_rows.peek(row) && m_rows.layout(row))
        m_rows.ensure(row, 0, screen(), 0);
    const QRect area = partRect(row, part);
    if (area.isEmpty())
        return;
    const int height = std::min(area.height(), screen());
    if (area.top() < 0)
        scrollBy(area.top());
    else if (area.top() + height > screen())
        scrollBy(area.top() + height - screen());
    m_area.viewport()->update();
}

TimelineScroller::Place TimelineScroller::place() const
{
    if (m_restore)
        return *m_restore;
    if (!m_rows.model() || m_anchor.row >= m_rows.count())
        return {};
    return {m_rows.model()->outlineRow(m_anchor.row).key, m_restored.value_or(m_anchor).pixel, m_followEnd};
}

void TimelineScroller::restore(const Place& place)
{
    m_restore = place;
    const MessageModel* model = m_rows.model();
    const bool isThere = model && !place.atEnd && model->rowOfKey(place.key) >= 0;
    if (!model || !(model->isComplete() || isThere))
        return;
    m_restore.reset();
    if (place.atEnd) {
        showEnd();
        return;
    }
    const int row = model->rowOfKey(place.key);
    if (row < 0)
        return;
    m_followEnd = false;
    m_anchor = {row, 0};
    m_restored = {row, place.pixel};
    update();
}

/// A guess at the height of the row may be less than what was scrolled of it, which would lead on to later rows.
void TimelineScroller::placeRestored()
{
    if (m_restored && m_anchor != Anchor {m_restored->row, 0})
        m_restored.reset(); // somebody scrolled meanwhile
    if (!m_restored || !m_rows.model()->peek(m_anchor.row) || !m_rows.layout(m_anchor.row))
        return;
    const int pixel = std::exchange(m_restored, std::nullopt)->pixel;
    m_rows.ensure(m_anchor.row, 0, pixel + screen(), 0);
    m_anchor.pixel = std::clamp(pixel, 0, std::max(0, m_rows.heights().height(m_anchor.row) - 1));
}

// ---- where things stand ----------------------------------------------------------------------------

QRect TimelineScroller::partRect(int row, int part) const
{
    if (row < m_anchor.row || row > m_lastVisible)
        return {};
    const RowLayout* layout = m_rows.peek(row);
    const int position = layout ? layout->positionOfPart(part) : -1;
    if (position < 0)
        return {};
    const auto [top, bottom] = layout->bandOf(position);
    const RowHeights& heights = m_rows.heights();
    const int rowTop = int(heights.top(row) - heights.top(m_anchor.row)) - m_anchor.pixel;
    return {0, rowTop + top, m_area.viewport()->width(), bottom - top};
}

} // namespace stemma
