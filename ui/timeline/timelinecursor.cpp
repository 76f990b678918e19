// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timelinecursor.h"

#include "ui/common/toolwords.h"
#include "ui/timeline/markedrows.h"
#include "ui/timeline/seenparts.h"
#include "ui/timeline/selectedparts.h"

#include <QKeyEvent>
#include <QTimerEvent>

#include <algorithm>
#include <utility>

namespace stemma {

namespace {

constexpr int CursorRestMs = 100; ///< whoever shows the current part in full need not do so for each step of the wheel

} // namespace

TimelineCursor::TimelineCursor(TimelineRows& rows, TimelineScroller& scroller, QObject* parent)
    : QObject(parent)
    , m_rows(rows)
    , m_scroller(scroller)
    , m_current([this] { return row(); })
{
    connect(&rows, &TimelineRows::reset, this, &TimelineCursor::takeReset);
    connect(&rows, &TimelineRows::changed, this, &TimelineCursor::resolveJump);
    connect(&scroller, &TimelineScroller::laidOut, this, &TimelineCursor::follow);
    connect(&rows, &TimelineRows::runOpened, this, [this](int row) { set(row, -1); });
}

void TimelineCursor::clear()
{
    if (MessageModel* model = m_rows.model())
        model->disconnect(this);
    m_current.setModel(nullptr);
    m_selection.clear();
    m_jump.reset();
    m_tellTimer.stop();
}

void TimelineCursor::takeReset()
{
    MessageModel* model = m_rows.model();
    if (model) // a reset reports each model that is set
        connect(model, &MessageModel::found, this, &TimelineCursor::takeFound, Qt::UniqueConnection);
    m_current.setModel(model);
    if (const int row = m_current.take(); m_rows.count() > 0) {
        if (row >= 0)
            m_selection.moveCurrent(row);
        else
            m_selection.clear();
        m_isKept = row >= 0;
    }
}

// ---- the current part ------------------------------------------------------------------------------

std::optional<Checkpoint> TimelineCursor::checkpoint() const
{
    const RowLayout* layout = m_rows.peek(row());
    const Checkpoint* checkpoint = layout ? layout->checkpointOf(part()) : nullptr;
    return checkpoint ? std::optional(*checkpoint) : std::nullopt;
}

void TimelineCursor::tellSelection()
{
    const SelectedFigures figures = selectedFigures(m_rows, m_selection);
    emit selectionChanged(figures.parts, figures.tokens, figures.isWhole);
}

void TimelineCursor::selectAll()
{
    m_selection.selectAll(m_rows.count());
    emit moved();
    tellSelection();
}

void TimelineCursor::click(PartPlace place, Qt::KeyboardModifiers modifiers)
{
    m_isChosen = true;
    if (modifiers & Qt::ShiftModifier)
        m_selection.extendTo(place);
    else if (modifiers & Qt::ControlModifier)
        m_selection.toggle(place);
    else
        m_selection.set(place);
    emit currentChanged(place.row, place.part);
    tellSelection();
}

// ---- following the screen --------------------------------------------------------------------------

void TimelineCursor::follow()
{
    m_scroller.layout();
    PartPlace place = m_selection.current();
    if (place.row < 0 || m_jump || m_scroller.lastRow() < 0)
        return;
    if (m_isKept) {
        // Heights were guessed anew, or the screen is smaller: they push the current part off it, and nobody scrolled.
        if (!m_scroller.isComplete())
            return;
        m_isKept = false;
        if (!isSeen(m_rows, m_scroller, place))
            m_scroller.showPart(place.row, place.part);
        m_scroller.layout();
    }
    if (!isSeen(m_rows, m_scroller, place)) {
        const QRect area = m_scroller.partRect(place.row, place.part);
        const bool above = area.isEmpty() ? place.row <= m_scroller.topRow() : area.top() < 0;
        place = seenPart(m_rows, m_scroller, above);
    } else if (place.part < 0) { // its row was still to be loaded
        const RowLayout* layout = m_rows.peek(place.row);
        if (!layout || layout->parts().empty())
            return;
        const bool last = m_scroller.followsEnd() && place.row == m_scroller.lastRow();
        place.part = (last ? layout->parts().back() : layout->parts().front()).index;
    }
    if (place.row < 0 || place == m_selection.current())
        return;
    m_selection.follow(place);
    m_isChosen = false;
    m_tellTimer.start(CursorRestMs, this);
}

void TimelineCursor::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_tellTimer.timerId()) {
        QObject::timerEvent(event);
        return;
    }
    m_tellTimer.stop();
    emit currentChanged(row(), part());
    tellSelection();
}

// ---- moving ----------------------------------------------------------------------------------------

void TimelineCursor::take(PartPlace place, bool extend)
{
    m_isKept = false;
    m_isChosen = true;
    if (extend)
        m_selection.extendTo(place);
    else
        m_selection.set(place);
    m_tellTimer.stop();
    emit currentChanged(place.row, place.part);
    tellSelection();
    emit moved();
}

void TimelineCursor::turnPage(int step, bool extend)
{
    if (m_rows.count() == 0)
        return;
    const int line = m_rows.style().lineHeight(Face::Body);
    m_jump.reset();
    m_scroller.scrollBy(step * std::max(line, m_scroller.screen() - 2 * line));
    // At the end there is no further page, but there may be further parts.
    const PartPlace place = seenPart(m_rows, m_scroller, step < 0 || !m_scroller.followsEnd());
    if (place.row >= 0)
        take(place, extend);
}

void TimelineCursor::move(int step, bool extend)
{
    if (m_rows.count() == 0)
        return;
    follow();
    PartPlace place = m_selection.current();
    if (place.row < 0 || place.row >= m_rows.count()) {
        place = {m_scroller.topRow(), -1}; // the first key starts where the eye is
        if (const RowLayout* layout = m_rows.layout(place.row); layout && !layout->parts().empty())
            place.part = layout->parts().front().index;
    } else {
        // A part longer than the screen is read to its end before the next one comes.
        const QRect now = m_scroller.partRect(place.row, place.part);
        const int screen = m_scroller.screen();
        const int stride = 3 * m_rows.style().lineHeight(Face::Body);
        if (step > 0 && now.isValid() && now.bottom() >= screen + stride && now.top() <= 0) {
            m_scroller.scrollBy(stride);
            return;
        }
        if (step < 0 && now.isValid() && now.top() < -stride && now.bottom() >= screen - 1) {
            m_scroller.scrollBy(-stride);
            return;
        }
        const PartPlace next = neighbour(place, step);
        if (next == place)
            return;
        place = next;
    }
    m_scroller.showPart(place.row, place.part);
    take(place, extend);
}

PartPlace TimelineCursor::neighbour(PartPlace place, int step)
{
    const RowLayout* layout = m_rows.layout(place.row);
    if (layout) {
        const int position = layout->positionOfPart(place.part) + step;
        if (position >= 0 && position < int(layout->parts().size()))
            return {place.row, layout->parts()[size_t(position)].index};
    }
    for (int row = place.row + step; row >= 0 && row < m_rows.count(); row += step) {
        if (m_rows.isHidden(row))
            continue;
        layout = m_rows.layout(row);
        if (!layout)
            return {row, -1}; // not loaded yet
        if (!layout->parts().empty())
            return {row, (step > 0 ? layout->parts().front() : layout->parts().back()).index};
    }
    return place;
}

// ---- jumps -----------------------------------------------------------------------------------------

void TimelineCursor::goToRow(int row, int part)
{
    if (row < 0 || !m_rows.model())
        return;
    m_jump = Jump {.row = row, .part = part, .target = {}};
    resolveJump();
}

void TimelineCursor::goToMessage(const MessageId& id)
{
    if (m_rows.model())
        m_rows.model()->find(id);
}

void TimelineCursor::goBehind(const MessageId& id)
{
    m_behind = id;
    goToMessage(id);
}

void TimelineCursor::takeFound(const MessageId& id, int row)
{
    const bool isBehind = id == m_behind;
    m_behind = {};
    if (row >= 0 && isBehind)
        goToRow(std::min(row + 1, m_rows.count() - 1));
    else if (row >= 0)
        goToRow(row);
    else
        emit jumpFailed(tr("The message is not in this session."));
}

void TimelineCursor::goToEdge(bool isStart)
{
    m_jump.reset();
    isStart ? m_scroller.showStart() : m_scroller.showEnd();
    m_scroller.layout();
    if (const PartPlace place = seenPart(m_rows, m_scroller, isStart); place.row >= 0)
        set(place.row, place.part);
}

void TimelineCursor::resolveJump()
{
    const bool isThere = m_jump && m_jump->row < m_rows.count();
    if (m_jump && !isThere && m_rows.model()->isComplete())
        m_jump.reset();
    if (!isThere)
        return; // another view may know the session's rows before the timeline does
    if (const int row = m_jump->row; !std::exchange(m_jump->isShown, true)) {
        const RowFilter& filter = m_rows.filter();
        if (filter.hidesMessage(row, m_rows.model()->detail(row)) && !filter.isOutside(row)) {
            const Jump jump = *std::exchange(m_jump, std::nullopt);
            return emit hiddenAsked(jump.row, jump.part);
        }
        // The line of a turn is its prompt's.
        if (const RowRun* run = m_rows.filter().runAt(row);
            !run || !run->isTurn || row > run->first || m_jump->part >= 0)
            m_rows.openRun(row);
        m_scroller.showRow(row, m_scroller.screen() / 5); // with some of what comes before it, to see where one is
    }
    if (!m_jump)
        return; // by what was opened
    const MessagePtr message = m_rows.model()->peek(m_jump->row);
    if (!message) {
        if (row() != m_jump->row)
            set(m_jump->row, -1);
        return; // its page is on the way
    }
    const Jump jump = *std::exchange(m_jump, std::nullopt);
    if (row() != jump.row && row() >= 0 && jump.target)
        return; // the user went elsewhere meanwhile
    int part = jump.part;
    if (jump.target)
        part = partMatching(*message, *jump.target, -1, jump.forward);
    arrive(jump.row, part);
}

void TimelineCursor::arrive(int row, int part)
{
    // A call that the box of its result tells is shown where somebody goes to it.
    if (const RowLayout* layout = m_rows.layout(row)) {
        const std::map<int, int>& told = layout->request().joints.toldBelow;
        const bool isAll = layout->parts().empty() && !told.empty();
        part = isAll && !told.contains(part) ? told.begin()->first : part;
        if (told.contains(part) && layout->positionOfPart(part) < 0)
            m_rows.setFolded(row, part, false);
    }
    if (const RowLayout* layout = m_rows.layout(row); layout && !layout->parts().empty())
        part = layout->positionOfPart(part) < 0 ? layout->parts().front().index : part;
    set(row, part);
    m_scroller.showPart(row, part);
    emit flashed(row, part);
}

bool TimelineCursor::goToNext(JumpTarget target, bool forward)
{
    if (!m_rows.model() || m_rows.count() == 0)
        return false;
    if (target == JumpTarget::Checkpoint)
        return goToNextMark(forward);
    follow();
    PartPlace from = m_selection.current();
    const bool started = from.row >= 0;
    if (!started)
        from = {m_scroller.topRow(), -1};
    // Another one within the same message first.
    if (const MessagePtr message = started ? m_rows.model()->peek(from.row) : nullptr) {
        const int part = forward ? partMatching(*message, target, from.part, true)
            : from.part > 0      ? partMatching(*message, target, from.part, false)
                                 : -1;
        if (part >= 0 && part != from.part) {
            arrive(from.row, part);
            return true;
        }
    }
    const int step = forward ? 1 : -1;
    for (int row = started ? from.row + step : from.row; row >= 0 && row < m_rows.count(); row += step) {
        if (!m_rows.isReachable(row) || !mayMatch(m_rows, row, target))
            continue;
        if (target != JumpTarget::Prompt)
            m_rows.openRun(row);
        goToRow(row);
        if (m_jump) { // not loaded yet: which part it is will be seen then
            m_jump->target = target;
            m_jump->forward = forward;
        } else if (const MessagePtr message = m_rows.model()->peek(row)) {
            const int part = partMatching(*message, target, -1, forward);
            if (part >= 0)
                arrive(row, part);
        }
        return true;
    }
    return failJump(forward);
}

bool TimelineCursor::goToNextMark(bool forward)
{
    follow();
    const PartPlace current = m_selection.current();
    const PartPlace from = current.row >= 0 ? current : PartPlace {m_scroller.topRow(), -1};
    const auto isHidden = [this](int row) { return row >= m_rows.count() || !m_rows.isReachable(row); };
    std::optional<PartPlace> best;
    for (const MarkedRows* marks : m_rows.marks()) {
        const std::optional<PartPlace> found = marks->next(from, forward, isHidden);
        if (found && (!best || (forward ? *found < *best : *best < *found)))
            best = found;
    }
    if (!best)
        return failJump(forward);
    goToRow(best->row, best->part);
    return true;
}

bool TimelineCursor::failJump(bool forward)
{
    emit jumpFailed(
        forward ? tr("No more of this kind after this message.") : tr("No more of this kind before this message."));
    return false;
}

// ---- keys ------------------------------------------------------------------------------------------

bool TimelineCursor::pressKey(const QKeyEvent& event)
{
    if (pressJumpKey(event) || pressFoldKey(event))
        return true;
    if (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier | Qt::ControlModifier))
        return false;
    const bool shift = event.modifiers() & Qt::ShiftModifier;
    m_keyboardUsed = true;
    switch (event.key()) {
    case Qt::Key_Up:
        move(-1, shift);
        return true;
    case Qt::Key_Down:
        move(1, shift);
        return true;
    case Qt::Key_PageUp:
        turnPage(-1, shift);
        return true;
    case Qt::Key_PageDown:
        turnPage(1, shift);
        return true;
    case Qt::Key_Home:
        goToStart();
        return true;
    case Qt::Key_End:
        goToEnd();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (row() >= 0)
            emit activated(row(), part());
        return true;
    default:
        return false;
    }
}

bool TimelineCursor::pressFoldKey(const QKeyEvent& event)
{
    const bool control = event.modifiers() & Qt::ControlModifier;
    FoldStates& folds = m_rows.folds();
    if (control && event.key() == Qt::Key_J) {
        folds.setAllThinking(folds.thinkingIsOpen() ? Fold::Folded : Fold::Open);
        m_rows.foldsChanged();
        return true;
    }
    if (event.key() == Qt::Key_Space && !control) {
        toggleFold(row(), part());
        return true;
    }
    // Left folds where reading goes to the right, and the other way round.
    const bool mirrored = m_rows.style().mirrored;
    const int fold = mirrored ? Qt::Key_Right : Qt::Key_Left;
    const int unfold = mirrored ? Qt::Key_Left : Qt::Key_Right;
    if ((event.key() != fold && event.key() != unfold) || (event.modifiers() & (Qt::AltModifier | Qt::ShiftModifier)))
        return false;
    const bool folded = event.key() == fold;
    m_keyboardUsed = true;
    if (control) {
        folds.setAll(folded ? Fold::Folded : Fold::Open);
        m_rows.foldsChanged();
    } else if (isFoldable(row(), part())) {
        m_rows.setFolded(row(), part(), folded);
    }
    return true;
}

bool TimelineCursor::pressJumpKey(const QKeyEvent& event)
{
    const bool alt = event.modifiers() == Qt::AltModifier;
    const bool altShift = event.modifiers() == (Qt::AltModifier | Qt::ShiftModifier);
    std::optional<JumpTarget> target;
    bool forward = !(event.modifiers() & Qt::ShiftModifier);
    if (event.key() == Qt::Key_F8) {
        target = JumpTarget::Error;
    } else if (event.key() == Qt::Key_F7) {
        target = JumpTarget::Patch;
    } else if ((alt || altShift) && (event.key() == Qt::Key_Up || event.key() == Qt::Key_Down)) {
        target = alt ? JumpTarget::Prompt : JumpTarget::Checkpoint;
        forward = event.key() == Qt::Key_Down;
    } else if (alt && (event.key() == Qt::Key_PageUp || event.key() == Qt::Key_PageDown)) {
        target = JumpTarget::Compaction;
        forward = event.key() == Qt::Key_PageDown;
    }
    if (!target)
        return false;
    m_keyboardUsed = true;
    goToNext(*target, forward);
    return true;
}

bool TimelineCursor::isFoldable(int row, int part) const
{
    const RowLayout* layout = m_rows.peek(row);
    const int position = layout ? layout->positionOfPart(part) : -1;
    return position >= 0 && layout->parts()[size_t(position)].foldable;
}

void TimelineCursor::toggleFold(int row, int part)
{
    if (!isFoldable(row, part))
        return;
    const RowLayout* layout = m_rows.peek(row);
    const PartLayout& shown = layout->parts()[size_t(layout->positionOfPart(part))];
    m_rows.setFolded(row, part, shown.fold != Fold::Folded);
}

} // namespace stemma
