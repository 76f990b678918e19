// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Which rows are laid out, how high they are, and where the viewport stands among them.
#include "ui/timeline/timelineview.h"

#include "core/base/saturating.h"
#include "ui/common/format.h"
#include "ui/timeline/overviewstrip.h"

#include <QElapsedTimer>
#include <QScrollBar>
#include <QSignalBlocker>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qint64 GroupedMs = 60'000; ///< messages of one role that follow this soon share a role line
constexpr qint64 LargestBar = qint64(1) << 30;
constexpr int WholeScreens = 1; ///< a row up to this height is laid out at once
constexpr int WholeParts = 60;
/// Spent on rows never seen before in one frame, the one at the top aside. A whole new screen is rarely
/// dearer; where it is, its lower part comes a frame later and no frame is late.
constexpr qint64 FrameBudgetNs = 2'500'000;

} // namespace

void TimelineView::remakeStyle()
{
    m_layouts.clear(); // they refer to the style
    m_colourTickets.clear();
    m_style = std::make_unique<TimelineStyle>(palette(), font(), m_zoom, layoutDirection());
    const int strip = m_overviewShown ? 5 * m_style->u : 0;
    m_overview->setStyle(m_style.get());
    setViewportMargins(m_style->mirrored ? strip : 0, 0, m_style->mirrored ? 0 : strip, 0);
    verticalScrollBar()->setSingleStep(3 * m_style->lineHeight(Face::Body));
    relayoutAll();
}

void TimelineView::relayoutAll()
{
    const double share = m_anchor.row < rowCount() && m_heights.height(m_anchor.row) > 0
        ? double(m_anchor.pixel) / m_heights.height(m_anchor.row)
        : 0;
    const int oldWidth = m_columns.content.width;
    m_layouts.clear();
    m_colourTickets.clear();
    m_columns = Columns::of(viewport()->width(), *m_style, rowCount());
    if (rowCount() > 0 && oldWidth > 0 && oldWidth != m_columns.content.width) {
        // Only part of a row's height is wrapped text.
        const double ratio = double(oldWidth) / m_columns.content.width;
        m_heights.scale(0.5 + 0.5 * ratio);
    }
    if (m_anchor.row < rowCount() && share > 0) {
        if (layoutRow(m_anchor.row))
            ensureRow(m_anchor.row, 0, screen(), 0);
        m_anchor.pixel = int(share * m_heights.height(m_anchor.row));
    }
    m_layoutDirty = true;
    viewport()->update();
}

/// The numbers of the messages have become longer, or shorter.
void TimelineView::fitColumns()
{
    if (m_columns != Columns::of(viewport()->width(), *m_style, rowCount()))
        relayoutAll();
}

bool TimelineView::isHidden(int row) const
{
    if (row < m_firstShown || row > m_lastShown || isFoldedAway(row))
        return true;
    if (!m_hiddenKinds && m_hiddenRoles.isEmpty())
        return false;
    const OutlineDetail* detail = m_model ? m_model->detail(row) : nullptr;
    if (!detail)
        return false;
    if (m_hiddenRoles.contains(detail->role))
        return true;
    const PartKinds kinds = PartKinds::fromInt(detail->kinds);
    return m_hiddenKinds && kinds && !(kinds & ~m_hiddenKinds);
}

int TimelineView::guessHeight(int row) const
{
    if (isHidden(row))
        return 0;
    const int line = m_style->lineHeight(Face::Body);
    if (runAt(row))
        return line + 3 * m_style->u / 2;
    const OutlineDetail* detail = m_model ? m_model->detail(row) : nullptr;
    if (!detail)
        return 4 * line;
    const PartKinds kinds = PartKinds::fromInt(detail->kinds);
    const qint64 perLine
        = std::max(16, int(std::min(m_columns.content.width / m_style->averageWidth(Face::Body), 95.0)));
    const OutlineDetail* above = row > 0 ? m_model->detail(row - 1) : nullptr;
    const bool headed = !above || above->role != detail->role;
    qint64 height = (headed ? line : 0) + 3 * m_style->u;
    const PartKinds boxes
        = PartKind::Tool | PartKind::FileReference | PartKind::Unknown | PartKind::Compaction | PartKind::Image;
    const bool onlyText = !(kinds & ~PartKinds(PartKind::Text | PartKind::StepStart | PartKind::StepFinish));
    qint64 textBytes = onlyText ? detail->textBytes : std::min<qint64>(detail->textBytes / 8, 1200);
    if (kinds & PartKind::Patch)
        height += std::min<qint64>(detail->textBytes / 45, 80) * m_style->lineHeight(Face::Code);
    if (kinds & boxes)
        height += std::max(1, detail->partCount / 2) * (m_style->headHeight() + m_style->u);
    if (kinds & PartKind::Reasoning)
        height += line;
    if (kinds & PartKind::Text)
        height += (1 + textBytes / perLine) * line;
    return int(std::min<qint64>(height, 10'000'000));
}

void TimelineView::guessRows(int first, int last)
{
    if (last - first > rowCount() / 8 + 64) {
        m_heights.guessAll(first, last, [this](int row) { return guessHeight(row); });
        return;
    }
    for (int row = first; row <= last; ++row)
        if (!m_heights.isMeasured(row))
            m_heights.setHeight(row, guessHeight(row), false);
}

bool TimelineView::continuesRowAbove(int row, const Message& message) const
{
    if (row == 0 || row == m_firstShown || message.states.testFlag(MessageState::Summary)
        || (m_marks && m_marks->has(message.id)))
        return false;
    const qint64 here = m_model->outlineRow(row).createdMs;
    const qint64 before = m_model->outlineRow(row - 1).createdMs;
    if (here == OutlineRow::NoTime || before == OutlineRow::NoTime || here - before > GroupedMs || here < before)
        return false;
    if (const MessagePtr above = m_model->peek(row - 1)) {
        const MessageStates cut = MessageState::Summary | MessageState::Discarded;
        return above->role == message.role && above->model == message.model
            && (above->states & cut) == (message.states & cut);
    }
    const OutlineDetail* above = m_model->detail(row - 1);
    return above && above->role == message.role
        && !MessageStates::fromInt(above->states).testFlag(MessageState::Summary);
}

RowRequest TimelineView::requestFor(int row, const MessagePtr& message) const
{
    RowRequest request;
    request.row = row;
    request.grouped = continuesRowAbove(row, *message);
    request.hidden = m_hiddenKinds;
    if (m_marks)
        request.findings = m_marks->of(message->id);
    if (m_checkpoints)
        request.checkpoints = m_checkpoints->of(message->id);
    const qint64 ms = m_model->outlineRow(row).createdMs;
    if (ms != OutlineRow::NoTime) {
        request.time = format::clockTime(timeFromMs(ms));
        const qint64 before = row > 0 ? m_model->outlineRow(row - 1).createdMs : OutlineRow::NoTime;
        if (before != OutlineRow::NoTime)
            request.gap = format::gap(durationBetween(timeFromMs(before), timeFromMs(ms)));
    }
    const auto summary = std::ranges::lower_bound(m_summaries, row);
    if (summary != m_summaries.end() && *summary == row)
        request.compaction = int(summary - m_summaries.begin()) + 1;
    if (m_emphasis) {
        Emphasis emphasis = m_emphasis(*message);
        request.marks = std::move(emphasis.marks);
        request.chip = std::move(emphasis.chip);
    }
    request.fold = [this, key = m_model->outlineRow(row).key, message](
                       const Part& part) { return m_folds.of(key, *message, part); };
    return request;
}

RowLayout* TimelineView::layoutRow(int row)
{
    const MessagePtr message = m_model->peek(row);
    if (!message || isFoldedAway(row))
        return nullptr;
    if (RowLayout* known = m_layouts.find(row, message))
        return known;
    PartKinds hidden = m_hiddenKinds;
    RowRequest request = requestFor(row, message);
    if (m_hiddenRoles.contains(message->role) || row < m_firstShown || row > m_lastShown)
        hidden = PartKinds::fromInt(0x3ff);
    request.hidden = hidden;
    if (const RowRun* run = runAt(row); run && !hidden) {
        const int last = std::min({run->last, m_lastShown, rowCount() - 1});
        request.foldedRows = last - row + 1;
        request.foldedKept = run->kept;
        request.foldedTokens = tokensOfRows(row, last);
    }
    return m_layouts.insert(row, std::make_unique<RowLayout>(message, std::move(request), *m_style, m_columns));
}

int TimelineView::ensureRow(int row, int top, int bottom, int keep)
{
    RowLayout* layout = m_layouts.peek(row);
    if (!layout)
        return 0;
    const bool whole
        = layout->height() <= WholeScreens * std::max(screen(), 200) && layout->parts().size() <= WholeParts;
    int moved = 0;
    // A block that shrinks lets others in; it settles within a few rounds.
    for (int round = 0; round < 6; ++round) {
        const int before = layout->height();
        const int shift = whole ? layout->ensure(0, std::numeric_limits<int>::max() / 2, keep + moved)
                                : layout->ensure(top + moved, bottom + moved, keep + moved);
        moved += shift;
        if (shift == 0 && layout->height() == before)
            break;
    }
    m_heights.setHeight(row, layout->height(), true);
    return moved;
}

void TimelineView::normaliseAnchor()
{
    m_anchor.row = std::clamp(m_anchor.row, 0, rowCount() - 1);
    while (m_anchor.pixel < 0 && m_anchor.row > 0) {
        --m_anchor.row;
        // What comes in from above is measured before it is shown, so that nothing below it moves.
        if (layoutRow(m_anchor.row)) {
            const int height = m_layouts.peek(m_anchor.row)->height();
            ensureRow(m_anchor.row, height + m_anchor.pixel, height, height);
        }
        m_anchor.pixel += m_heights.height(m_anchor.row);
    }
    m_anchor.pixel = std::max(m_anchor.pixel, 0);
    while (m_anchor.row + 1 < rowCount() && m_anchor.pixel >= m_heights.height(m_anchor.row)) {
        m_anchor.pixel -= m_heights.height(m_anchor.row);
        ++m_anchor.row;
    }
}

void TimelineView::placeAtEnd()
{
    int row = rowCount();
    int sum = 0;
    while (row > 0 && sum < screen()) {
        --row;
        if (layoutRow(row)) {
            const int height = m_layouts.peek(row)->height();
            ensureRow(row, height - (screen() - sum), height, height);
        }
        sum += m_heights.height(row);
    }
    m_anchor = sum < screen() ? Anchor {0, 0} : Anchor {row, sum - screen()};
}

int TimelineView::layoutDown(const QElapsedTimer& spent)
{
    m_sawMissing = false;
    m_waitingTop.reset();
    int row = m_anchor.row;
    int y = -m_anchor.pixel;
    for (; row < rowCount() && y < screen(); ++row) {
        if (isFoldedAway(row)) { // neither loaded nor laid out
            row = std::min(runAt(row)->last, rowCount() - 1);
            continue;
        }
        const bool measured = m_heights.isMeasured(row);
        const int before = m_heights.height(row);
        const bool isAnchor = row == m_anchor.row;
        const MessagePtr message = m_model->peek(row);
        const bool fresh = !m_layouts.find(row, message);
        if (!message) {
            m_sawMissing = m_sawMissing || (before > 0 && m_model->loadState(row) == MessageModel::LoadState::Missing);
        } else if (fresh && !isAnchor && m_spentNs + spent.nsecsElapsed() > FrameBudgetNs) {
            if (!m_waitingTop)
                m_waitingTop = y;
        } else if (RowLayout* layout = layoutRow(row)) {
            int moved = fresh && !measured && isAnchor && m_anchor.pixel > 0 ? layout->height() - before : 0;
            moved += ensureRow(row, moved - y, moved - y + screen(), isAnchor ? m_anchor.pixel + moved : 0);
            if (isAnchor && m_anchor.pixel > 0) {
                // A guess that comes true must not move the rows below it. What was measured before
                // keeps its top: a message that is still being written grows at its end.
                if (fresh && layout->isWhole())
                    moved = measured ? 0 : layout->height() - before;
                m_anchor.pixel = std::max(0, m_anchor.pixel + moved);
                y = -m_anchor.pixel;
            }
        }
        y += m_heights.height(row);
    }
    m_lastVisible = row - 1;
    m_endVisible = row == rowCount() && y <= screen() && !m_waitingTop;
    return y;
}

void TimelineView::layoutVisible()
{
    m_layoutDirty = false;
    m_sawMissing = false;
    m_endVisible = false;
    m_waitingTop.reset();
    if (!m_model || rowCount() == 0) {
        m_lastVisible = -1;
        updateScrollBar();
        return;
    }
    QElapsedTimer spent;
    spent.start();
    if (m_followEnd)
        placeAtEnd();
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
    if (m_waitingTop) {
        m_layoutDirty = true;
        updateFrom(*m_waitingTop);
    }
    updateScrollBar();
    wantRows();
    if (m_reportedTop != m_anchor.row) {
        m_reportedTop = m_anchor.row;
        QMetaObject::invokeMethod(this, [this] { emit topRowChanged(m_anchor.row); }, Qt::QueuedConnection);
    }
}

bool TimelineView::isComplete() const
{
    if (!m_model || !m_model->isReady() || m_layoutDirty)
        return false;
    for (int row = m_anchor.row; row <= m_lastVisible; ++row)
        if (!isFoldedAway(row) && m_model->loadState(row) == MessageModel::LoadState::Missing)
            return false;
    return true;
}

void TimelineView::wantRows()
{
    // Dragging over 100,000 rows loads where it rests, not what flew by.
    if (m_moving) {
        m_wantTimer.start(30, this);
    } else {
        const int around = 2 * (m_lastVisible - m_anchor.row + 1);
        int from = m_anchor.row;
        for (const RowRun& run : m_runs) { // of which the first row is seen, and may be very long
            if (run.last < from || run.first > m_lastVisible)
                continue;
            m_model->want(from, std::max(from, run.first));
            from = run.last + 1;
        }
        m_model->want(from, m_lastVisible);
        if (!m_sawMissing && m_runs.empty())
            m_model->want(m_anchor.row - around, m_lastVisible + around);
    }
    if (!m_sawMissing) {
        m_placeholderTimer.stop();
        m_showPlaceholders = false;
    } else if (!m_showPlaceholders && !m_placeholderTimer.isActive()) {
        m_placeholderTimer.start(150, this);
    }
}

void TimelineView::updateScrollBar()
{
    QScrollBar* bar = verticalScrollBar();
    const QSignalBlocker quiet(bar);
    const qint64 total = m_heights.total();
    const qint64 range = std::max<qint64>(0, total - screen());
    m_barScale = range / LargestBar + 1;
    bar->setPageStep(std::max(1, int(screen() / m_barScale)));
    bar->setRange(0, int(range / m_barScale));
    if (rowCount() > 0)
        bar->setValue(m_followEnd ? bar->maximum() : int((m_heights.top(m_anchor.row) + m_anchor.pixel) / m_barScale));
    m_overview->setWindow(m_anchor.row, std::max(m_anchor.row, m_lastVisible));
}

void TimelineView::scrollByPixels(int pixels)
{
    if (rowCount() == 0 || pixels == 0)
        return;
    if (m_layoutDirty)
        layoutVisible();
    const Anchor before = m_anchor;
    if (pixels < 0) {
        m_followEnd = false;
        // Within a long row the blocks above are measured before they come in.
        if (m_layouts.peek(m_anchor.row))
            m_anchor.pixel += ensureRow(m_anchor.row, m_anchor.pixel + pixels, m_anchor.pixel, m_anchor.pixel);
    } else if (m_followEnd) {
        return;
    }
    if (qAbs(pixels) > 20 * screen()) {
        const qint64 y = std::max<qint64>(0, m_heights.top(m_anchor.row) + m_anchor.pixel + pixels);
        m_anchor.row = m_heights.rowAt(y);
        m_anchor.pixel = int(y - m_heights.top(m_anchor.row));
    } else {
        m_anchor.pixel += pixels;
    }
    layoutVisible();
    if (pixels > 0 && m_endVisible)
        m_followEnd = true;
    if (m_anchor != before || m_followEnd)
        viewport()->update();
}

void TimelineView::scrollContentsBy(int dx, int dy)
{
    Q_UNUSED(dx)
    Q_UNUSED(dy)
    if (rowCount() == 0)
        return;
    const QScrollBar* bar = verticalScrollBar();
    const qint64 y = qint64(bar->value()) * m_barScale;
    m_followEnd = bar->value() == bar->maximum() && bar->maximum() > 0;
    m_anchor.row = m_heights.rowAt(y);
    m_anchor.pixel = int(y - m_heights.top(m_anchor.row));
    m_moving = bar->isSliderDown();
    m_layoutDirty = true;
    viewport()->update();
}

void TimelineView::goToStart()
{
    m_followEnd = false;
    m_anchor = {0, 0};
    m_layoutDirty = true;
    viewport()->update();
}

void TimelineView::goToEnd()
{
    m_followEnd = true;
    m_layoutDirty = true;
    viewport()->update();
}

TimelineView::Place TimelineView::place() const
{
    if (m_restore)
        return *m_restore;
    if (!m_model || m_anchor.row >= rowCount())
        return {};
    return {m_model->outlineRow(m_anchor.row).key, m_anchor.pixel, m_followEnd};
}

void TimelineView::restore(const Place& place)
{
    m_restore = place;
    const bool isThere = m_model && !place.atEnd && m_model->rowOfKey(place.key) >= 0;
    if (!m_model || !(m_model->isComplete() || isThere))
        return;
    m_restore.reset();
    if (place.atEnd) {
        goToEnd();
        return;
    }
    const int row = m_model->rowOfKey(place.key);
    if (row < 0)
        return;
    m_followEnd = false;
    m_anchor = {row, place.pixel};
    m_layoutDirty = true;
    viewport()->update();
}

QRect TimelineView::partRect(int row, int part) const
{
    if (row < m_anchor.row || row > m_lastVisible)
        return {};
    const RowLayout* layout = const_cast<RowLayoutCache&>(m_layouts).peek(row);
    const int position = layout ? layout->positionOfPart(part) : -1;
    if (position < 0)
        return {};
    const auto [top, bottom] = layout->bandOf(position);
    const int rowTop = int(m_heights.top(row) - m_heights.top(m_anchor.row)) - m_anchor.pixel;
    return {0, rowTop + top, viewport()->width(), bottom - top};
}

qint64 TimelineView::bytesPerMillionRows() const
{
    return rowCount() == 0 ? 0 : (m_heights.bytes() + m_overview->bytes()) * 1'000'000 / rowCount();
}

void TimelineView::forgetRow(int row)
{
    m_layouts.remove(row);
    m_layoutDirty = true;
    viewport()->update(); // or nobody lays it out again
}

} // namespace stemma
