// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Keys, jumps, the current part, and copying.
#include "ui/timeline/timelineview.h"

#include "ui/timeline/partcopy.h"
#include "ui/timeline/timelineaccessible.h"
#include "ui/common/toolwords.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int MostCopied = 20'000; ///< messages put on the clipboard at once

} // namespace

void TimelineView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        copy();
        return;
    }
    if (event->matches(QKeySequence::SelectAll)) {
        selectAllText();
        return;
    }
    if (handleJumpKey(*event) || handleFoldKey(*event))
        return;
    const bool shift = event->modifiers() & Qt::ShiftModifier;
    if (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier | Qt::ControlModifier)) {
        QAbstractScrollArea::keyPressEvent(event);
        return;
    }
    const int page = std::max(m_style->lineHeight(Face::Body), screen() - 2 * m_style->lineHeight(Face::Body));
    m_keyboardUsed = true;
    switch (event->key()) {
    case Qt::Key_Up:
        moveCurrent(-1, shift);
        break;
    case Qt::Key_Down:
        moveCurrent(1, shift);
        break;
    case Qt::Key_PageUp:
        scrollByPixels(-page);
        break;
    case Qt::Key_PageDown:
        scrollByPixels(page);
        break;
    case Qt::Key_Home:
        goToStart();
        break;
    case Qt::Key_End:
        goToEnd();
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (currentRow() >= 0)
            emit activated(currentRow(), currentPart());
        break;
    case Qt::Key_Escape:
        if (!hasTextSelection()) {
            QAbstractScrollArea::keyPressEvent(event);
            return;
        }
        clearTextSelection();
        break;
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

bool TimelineView::handleFoldKey(const QKeyEvent& event)
{
    const bool control = event.modifiers() & Qt::ControlModifier;
    if (control && event.key() == Qt::Key_J) {
        setThinkingFolded(!isThinkingFolded());
        return true;
    }
    if (event.key() == Qt::Key_Space && !control) {
        toggleFold(currentRow(), currentPart());
        return true;
    }
    // Left folds where reading goes to the right, and the other way round.
    const int fold = m_style->mirrored ? Qt::Key_Right : Qt::Key_Left;
    const int unfold = m_style->mirrored ? Qt::Key_Left : Qt::Key_Right;
    if ((event.key() != fold && event.key() != unfold) || (event.modifiers() & (Qt::AltModifier | Qt::ShiftModifier)))
        return false;
    const bool folded = event.key() == fold;
    m_keyboardUsed = true;
    if (control)
        setAllFolded(folded);
    else if (currentIsFoldable())
        setFolded(currentRow(), currentPart(), folded);
    return true;
}

bool TimelineView::handleJumpKey(const QKeyEvent& event)
{
    const bool alt = event.modifiers() == Qt::AltModifier;
    const bool altShift = event.modifiers() == (Qt::AltModifier | Qt::ShiftModifier);
    const bool shift = event.modifiers() & Qt::ShiftModifier;
    std::optional<Target> target;
    bool forward = !shift;
    if (event.key() == Qt::Key_F8) {
        target = Target::Error;
    } else if (event.key() == Qt::Key_F7) {
        target = Target::Patch;
    } else if (alt && (event.key() == Qt::Key_Up || event.key() == Qt::Key_Down)) {
        target = Target::Prompt;
        forward = event.key() == Qt::Key_Down;
    } else if (alt && (event.key() == Qt::Key_PageUp || event.key() == Qt::Key_PageDown)) {
        target = Target::Compaction;
        forward = event.key() == Qt::Key_PageDown;
    } else if (altShift && (event.key() == Qt::Key_Up || event.key() == Qt::Key_Down)) {
        target = Target::Checkpoint;
        forward = event.key() == Qt::Key_Down;
    }
    if (!target)
        return false;
    m_keyboardUsed = true;
    goToNext(*target, forward);
    return true;
}

bool TimelineView::currentIsFoldable() const
{
    const RowLayout* layout = const_cast<RowLayoutCache&>(m_layouts).peek(currentRow());
    const int position = layout ? layout->positionOfPart(currentPart()) : -1;
    return position >= 0 && layout->parts()[size_t(position)].foldable;
}

// ---- the current part ------------------------------------------------------------------------------

void TimelineView::setCurrent(int row, int part)
{
    m_selection.set({row, part});
    clearTextSelection();
    emit currentPartChanged(row, part);
    emitSelection();
    TimelineAccessible::announceCurrent(this);
    viewport()->update();
}

void TimelineView::moveCurrent(int step, bool extend)
{
    if (rowCount() == 0)
        return;
    if (m_layoutDirty)
        layoutVisible();
    PartPlace place = m_selection.current();
    const QRect now = partRect(place.row, place.part);
    if (place.row < 0 || place.row >= rowCount()) {
        place = {m_anchor.row, -1}; // the first key starts where the eye is
        if (const RowLayout* layout = layoutRow(place.row); layout && !layout->parts().empty())
            place.part = layout->parts().front().index;
    } else {
        // A part longer than the screen is read to its end before the next one comes.
        const int stride = 3 * m_style->lineHeight(Face::Body);
        if (step > 0 && now.isValid() && now.bottom() >= screen() + stride && now.top() <= 0) {
            scrollByPixels(stride);
            return;
        }
        if (step < 0 && now.isValid() && now.top() < -stride && now.bottom() >= screen() - 1) {
            scrollByPixels(-stride);
            return;
        }
        const PartPlace next = neighbour(place, step);
        if (next == place)
            return;
        place = next;
    }
    if (extend)
        m_selection.extendTo(place);
    else
        m_selection.set(place);
    clearTextSelection();
    makeVisible(place.row, place.part);
    emit currentPartChanged(place.row, place.part);
    emitSelection();
    TimelineAccessible::announceCurrent(this);
}

PartPlace TimelineView::neighbour(PartPlace place, int step)
{
    RowLayout* layout = layoutRow(place.row);
    if (layout) {
        const int position = layout->positionOfPart(place.part) + step;
        if (position >= 0 && position < int(layout->parts().size()))
            return {place.row, layout->parts()[size_t(position)].index};
    }
    for (int row = place.row + step; row >= 0 && row < rowCount(); row += step) {
        if (isHidden(row))
            continue;
        layout = layoutRow(row);
        if (!layout)
            return {row, -1}; // not loaded yet
        if (!layout->parts().empty())
            return {row, (step > 0 ? layout->parts().front() : layout->parts().back()).index};
    }
    return place;
}

void TimelineView::makeVisible(int row, int part)
{
    if (m_layoutDirty)
        layoutVisible();
    if (row < m_anchor.row || row > m_lastVisible) {
        m_followEnd = false;
        const bool above = row < m_anchor.row;
        if (RowLayout* layout = layoutRow(row); layout && above)
            ensureRow(row, layout->height() - screen(), layout->height(), layout->height());
        else if (layout)
            ensureRow(row, 0, screen(), 0);
        if (above)
            m_anchor = {row, std::max(0, m_heights.height(row) - 1)};
        else
            m_anchor = {row, 0};
        m_layoutDirty = true;
        if (!above)
            scrollByPixels(-screen() * 2 / 3);
        layoutVisible();
        if (row > m_lastVisible) { // the end stands at the bottom already: there was nothing to scroll
            m_anchor = {row, 0};
            layoutVisible();
        }
    }
    // On screen, but its turn had not come.
    if (!m_layouts.peek(row) && layoutRow(row))
        ensureRow(row, 0, screen(), 0);
    const QRect area = partRect(row, part);
    if (area.isEmpty())
        return;
    const int height = std::min(area.height(), screen());
    if (area.top() < 0)
        scrollByPixels(area.top());
    else if (area.top() + height > screen())
        scrollByPixels(area.top() + height - screen());
    viewport()->update();
}

void TimelineView::goToRow(int row, int part)
{
    if (row < 0 || row >= rowCount())
        return;
    openRun(row);
    m_jump = Jump {.row = row, .part = part, .target = {}, .forward = true};
    m_followEnd = false;
    m_anchor = {row, 0};
    m_layoutDirty = true;
    // With some of what comes before it, so that one sees where one is.
    scrollByPixels(-screen() / 5);
    resolveJump();
    viewport()->update();
}

void TimelineView::goToMessage(const MessageId& id)
{
    if (m_model)
        m_model->find(id);
}

void TimelineView::resolveJump()
{
    if (!m_jump || m_jump->row >= rowCount())
        return;
    const MessagePtr message = m_model->peek(m_jump->row);
    if (!message) {
        if (m_selection.current().row != m_jump->row)
            setCurrent(m_jump->row, -1);
        return; // its page is on the way
    }
    const Jump jump = *std::exchange(m_jump, std::nullopt);
    if (m_selection.current().row != jump.row && m_selection.current().row >= 0 && jump.target)
        return; // the user went elsewhere meanwhile
    int part = jump.part;
    const RowLayout* layout = layoutRow(jump.row);
    if (jump.target)
        part = partMatching(*message, *jump.target, -1, jump.forward);
    if (part < 0 && layout && !layout->parts().empty())
        part = layout->parts().front().index;
    setCurrent(jump.row, part);
    makeVisible(jump.row, part);
    flash(jump.row, part);
}

// ---- next of a kind --------------------------------------------------------------------------------

bool TimelineView::matches(const Message& message, const Part& part, Target target) const
{
    switch (target) {
    case Target::Prompt:
        return message.role == Role::User && part.index == message.parts.first().index;
    case Target::Error: {
        const auto* tool = part.as<ToolPart>();
        return (tool && (tool->state == ToolPart::State::Error || tool->hasError))
            || (part.as<UnknownPart>() && !part.as<UnknownPart>()->reason.isEmpty());
    }
    case Target::Patch:
        return part.as<PatchPart>();
    case Target::Compaction:
        return part.as<CompactionPart>();
    case Target::Checkpoint: // stands behind the message
        break;
    }
    return false;
}

int TimelineView::partMatching(const Message& message, Target target, int after, bool forward) const
{
    int found = -1;
    for (const Part& part : message.parts) {
        if (!matches(message, part, target))
            continue;
        if (forward && part.index > after)
            return part.index;
        if (!forward && (after < 0 || part.index < after))
            found = part.index;
    }
    return found;
}

bool TimelineView::mayMatch(int row, Target target) const
{
    MessageStates states;
    PartKinds kinds;
    Role role = Role::Unknown;
    if (target == Target::Error && m_marks && m_marks->isMarked(row))
        return true;
    if (const MessagePtr message = m_model->peek(row)) {
        states = message->states;
        role = message->role;
        if (target == Target::Error && !message->error.isEmpty())
            return true;
        if (target != Target::Prompt)
            return partMatching(*message, target, -1, true) >= 0;
    } else if (const OutlineDetail* detail = m_model->detail(row)) {
        states = MessageStates::fromInt(detail->states);
        kinds = PartKinds::fromInt(detail->kinds);
        role = detail->role;
    }
    switch (target) {
    case Target::Prompt:
        return role == Role::User;
    case Target::Error:
        return states.testFlag(MessageState::Error) || states.testFlag(MessageState::Damaged);
    case Target::Patch:
        return kinds.testFlag(PartKind::Patch);
    case Target::Compaction:
        return kinds.testFlag(PartKind::Compaction);
    case Target::Checkpoint:
        break;
    }
    return false;
}

bool TimelineView::goToNext(Target target, bool forward)
{
    if (!m_model || rowCount() == 0)
        return false;
    if (target == Target::Checkpoint)
        return goToNextCheckpoint(forward);
    PartPlace from = m_selection.current();
    const bool started = from.row >= 0;
    if (!started)
        from = {m_anchor.row, -1};
    // Another one within the same message first.
    if (const MessagePtr message = started ? m_model->peek(from.row) : nullptr) {
        const int part = forward ? partMatching(*message, target, from.part, true)
            : from.part > 0      ? partMatching(*message, target, from.part, false)
                                 : -1;
        if (part >= 0 && part != from.part) {
            setCurrent(from.row, part);
            makeVisible(from.row, part);
            flash(from.row, part);
            return true;
        }
    }
    const int step = forward ? 1 : -1;
    for (int row = started ? from.row + step : from.row; row >= 0 && row < rowCount(); row += step) {
        if (isHidden(row) || !mayMatch(row, target))
            continue;
        goToRow(row);
        if (m_jump) { // not loaded yet: which part it is will be seen then
            m_jump->target = target;
            m_jump->forward = forward;
        } else if (const MessagePtr message = m_model->peek(row)) {
            const int part = partMatching(*message, target, -1, forward);
            if (part >= 0) {
                setCurrent(row, part);
                makeVisible(row, part);
                flash(row, part);
            }
        }
        return true;
    }
    return failJump(forward);
}

bool TimelineView::failJump(bool forward)
{
    emit jumpFailed(
        forward ? tr("No more of this kind after this message.") : tr("No more of this kind before this message."));
    return false;
}

bool TimelineView::goToNextCheckpoint(bool forward)
{
    const PartPlace current = m_selection.current();
    const PartPlace from = current.row >= 0 ? current : PartPlace {m_anchor.row, -1};
    std::optional<PartPlace> best;
    for (const SessionCheckpoints::Row& marked :
        m_checkpoints ? m_checkpoints->rows() : std::vector<SessionCheckpoints::Row>()) {
        if (marked.row >= rowCount() || isHidden(marked.row))
            continue;
        for (int i = 0; i < int(marked.checkpoints.size()); ++i) {
            const PartPlace place {marked.row, FirstCheckpointPart + i};
            if (forward ? from < place && !best : place < from)
                best = place;
        }
    }
    if (!best)
        return failJump(forward);
    goToRow(best->row, best->part);
    return true;
}

std::optional<Checkpoint> TimelineView::currentCheckpoint() const
{
    const RowLayout* layout = const_cast<RowLayoutCache&>(m_layouts).peek(currentRow());
    const Checkpoint* checkpoint = layout ? layout->checkpointOf(currentPart()) : nullptr;
    return checkpoint ? std::optional(*checkpoint) : std::nullopt;
}

// ---- copying ---------------------------------------------------------------------------------------

template<typename Visitor> void TimelineView::visitSelected(Visitor visit) const
{
    if (!m_model)
        return;
    const auto visitRow = [&](int row) {
        if (row < 0 || row >= rowCount())
            return;
        const MessagePtr message = m_model->peek(row);
        if (!message)
            return;
        for (const Part& part : message->parts)
            if (m_selection.contains({row, part.index}) && !m_hiddenKinds.testFlag(kindOf(part.body)))
                visit(*message, part);
    };
    int lastSeen = -1;
    const int first = m_selection.first().row;
    const int last = std::min(m_selection.last().row, first + MostCopied);
    // Single places and the range overlap at most in whole rows; each row is visited once, in order.
    for (const PartPlace& place : m_selection.singles()) {
        if (place.row != lastSeen && (place.row < first || first < 0)) {
            visitRow(place.row);
            lastSeen = place.row;
        }
    }
    for (int row = first; row >= 0 && row <= last; ++row)
        visitRow(row);
    for (const PartPlace& place : m_selection.singles()) {
        if (place.row != lastSeen && first >= 0 && place.row > last) {
            visitRow(place.row);
            lastSeen = place.row;
        }
    }
}

void TimelineView::emitSelection()
{
    int parts = 0;
    qint64 tokens = 0;
    const auto count = [&](const Message& message, const Part& part) {
        Q_UNUSED(message)
        ++parts;
        tokens += tokensOf(part);
    };
    visitSelected(count);
    emit selectionChanged(parts, tokens);
}

QString TimelineView::selectedText(bool asMarkdown)
{
    QStringList pieces;
    if (hasTextSelection() && !asMarkdown) {
        const TextPosition from = std::min(m_textAnchor, m_textCursor);
        const TextPosition to = std::max(m_textAnchor, m_textCursor);
        int missing = 0;
        const auto tellMissing = [&] {
            if (missing > 0)
                pieces += tr("[%Ln messages not loaded]", nullptr, missing);
            missing = 0;
        };
        for (int row = from.row; row <= to.row && row - from.row < MostCopied; ++row) {
            const MessagePtr message = m_model->peek(row);
            if (!message) {
                ++missing;
                continue;
            }
            tellMissing();
            RowLayout* known = m_layouts.find(row, message);
            RowLayout fresh(message, requestFor(row, message), *m_style, m_columns);
            RowLayout& layout = known ? *known : fresh;
            const TextPosition begin = row == from.row ? from : TextPosition {row, 0, 0, 0};
            TextPosition end = to;
            if (row < to.row)
                end = {row, std::numeric_limits<int>::max(), 0, 0};
            const QString piece = layout.text(begin, end);
            if (!piece.isEmpty())
                pieces += piece;
        }
        tellMissing();
        return pieces.join(u'\n');
    }
    MessageId last;
    visitSelected([&](const Message& message, const Part& part) {
        if (asMarkdown && message.id != last)
            pieces += markdownHeading(message);
        last = message.id;
        const QString text = asMarkdown ? markdownOf(part) : plainTextOf(part);
        if (!text.isEmpty())
            pieces += text;
    });
    return pieces.join(u"\n\n"_s);
}

void TimelineView::copy(bool asMarkdown)
{
    const QString text = selectedText(asMarkdown);
    if (!text.isEmpty())
        QGuiApplication::clipboard()->setText(text);
}

} // namespace stemma
