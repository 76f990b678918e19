// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Mouse, wheel and menu; see timelineview_keys.cpp for keys and jumps.
#include "ui/timeline/timelineview.h"

#include "core/base/text.h"
#include "ui/timeline/checkpointtip.h"
#include "ui/timeline/timelineaccessible.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QTextBoundaryFinder>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

int indexOf(RowLayout* layout, int position)
{
    return layout && position >= 0 ? layout->parts()[size_t(position)].index : -1;
}

} // namespace

TimelineView::Spot TimelineView::spotAt(QPoint point) const
{
    Spot spot;
    int y = -m_anchor.pixel;
    for (int row = m_anchor.row; row <= m_lastVisible && row < rowCount(); ++row) {
        const int height = m_heights.height(row);
        if (height > 0 && (point.y() < y + height || row == m_lastVisible)) {
            spot.row = row;
            spot.top = y;
            if (const RowLayout* layout = const_cast<RowLayoutCache&>(m_layouts).peek(row))
                spot.hit = layout->hit(QPointF(point.x(), point.y() - y));
            return spot;
        }
        y += height;
    }
    return spot;
}

TextPosition TimelineView::textPositionOf(const Spot& spot) const
{
    return {spot.row, std::max(spot.hit.part, 0), std::max(spot.hit.block, 0), spot.hit.character};
}

void TimelineView::mousePressEvent(QMouseEvent* event)
{
    m_keyboardUsed = false;
    const Spot spot = spotAt(event->position().toPoint());
    if (spot.row < 0 || (event->button() != Qt::LeftButton && event->button() != Qt::RightButton)) {
        event->ignore();
        return;
    }
    const PartPlace place {spot.row, indexOf(m_layouts.peek(spot.row), spot.hit.part)};
    if (event->button() == Qt::RightButton) {
        // The menu is about what is selected, if the click is on it.
        if (!m_selection.contains(place) && !hasTextSelection())
            setCurrent(place.row, place.part);
        return;
    }
    // A third press soon after a double click takes the whole block.
    if (m_lastDoubleClick.isValid() && m_lastDoubleClick.elapsed() < QApplication::doubleClickInterval()
        && (event->position().toPoint() - m_pressedAt).manhattanLength() < QApplication::startDragDistance()) {
        m_lastDoubleClick.invalidate();
        selectBlock(spot);
        return;
    }
    m_pressedAt = event->position().toPoint();
    if (event->modifiers() & Qt::ShiftModifier) {
        m_selection.extendTo(place);
    } else if (event->modifiers() & Qt::ControlModifier) {
        m_selection.toggle(place);
    } else {
        m_selection.set(place);
        const TextPosition position = textPositionOf(spot);
        setTextSelection(position, position);
        m_selecting = spot.hit.part >= 0;
    }
    emit currentPartChanged(place.row, place.part);
    emitSelection();
    viewport()->update();
}

void TimelineView::mouseMoveEvent(QMouseEvent* event)
{
    m_mouseAt = event->position().toPoint();
    const Spot spot = spotAt(m_mouseAt);
    if (m_selecting && (event->buttons() & Qt::LeftButton)) {
        if (spot.row >= 0)
            setTextSelection(m_textAnchor, textPositionOf(spot));
        const bool outside = m_mouseAt.y() < 0 || m_mouseAt.y() >= viewport()->height();
        if (outside && !m_autoScrollTimer.isActive())
            m_autoScrollTimer.start(30, this);
        else if (!outside)
            m_autoScrollTimer.stop();
        return;
    }
    setHover(spot.row, spot.hit.part);
    viewport()->setCursor(spot.hit.action.kind != BlockAction::Kind::None ? Qt::PointingHandCursor
            : spot.hit.onText                                             ? Qt::IBeamCursor
                                                                          : Qt::ArrowCursor);
}

void TimelineView::mouseReleaseEvent(QMouseEvent* event)
{
    m_autoScrollTimer.stop();
    const bool wasSelecting = std::exchange(m_selecting, false);
    const QPoint at = event->position().toPoint();
    const bool dragged = (at - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
    if (event->button() != Qt::LeftButton || !wasSelecting || dragged)
        return;
    clearTextSelection();
    const Spot spot = spotAt(at);
    if (spot.row >= 0 && spot.hit.action.kind != BlockAction::Kind::None)
        perform(spot.hit.action, spot.row, indexOf(m_layouts.peek(spot.row), spot.hit.part));
}

void TimelineView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const Spot spot = spotAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || spot.row < 0)
        return;
    m_pressedAt = event->position().toPoint();
    if (spot.hit.onText) {
        m_lastDoubleClick.start();
        selectWord(spot);
    } else if (spot.hit.action.kind == BlockAction::Kind::Fold) {
        // The second click of a quick pair folds back what the first unfolded, as in trees.
        perform(spot.hit.action, spot.row, indexOf(m_layouts.peek(spot.row), spot.hit.part));
    } else {
        emit activated(spot.row, indexOf(m_layouts.peek(spot.row), spot.hit.part));
    }
}

void TimelineView::wheelEvent(QWheelEvent* event)
{
    if (event->modifiers() & Qt::ControlModifier) {
        if (event->angleDelta().y() != 0)
            emit zoomRequested(event->angleDelta().y() > 0 ? 1 : -1);
        event->accept();
        return;
    }
    const int lines = QApplication::wheelScrollLines();
    const int step = m_style->lineHeight(Face::Body);
    const int pixels
        = !event->pixelDelta().isNull() ? event->pixelDelta().y() : event->angleDelta().y() * lines * step / 120;
    scrollByPixels(-pixels);
    const Spot spot = spotAt(event->position().toPoint());
    setHover(spot.row, spot.hit.part);
    event->accept();
}

void TimelineView::autoScroll()
{
    const int beyond = m_mouseAt.y() < 0 ? m_mouseAt.y() : m_mouseAt.y() - viewport()->height() + 1;
    if (beyond == 0 || !m_selecting) {
        m_autoScrollTimer.stop();
        return;
    }
    scrollByPixels(std::clamp(beyond, -screen() / 2, screen() / 2));
    const Spot spot = spotAt({m_mouseAt.x(), std::clamp(m_mouseAt.y(), 0, viewport()->height() - 1)});
    if (spot.row >= 0)
        setTextSelection(m_textAnchor, textPositionOf(spot));
}

bool TimelineView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave)
        setHover(-1, -1);
    if (event->type() == QEvent::ToolTip) {
        const auto& help = *static_cast<QHelpEvent*>(event);
        if (showFindingTip(help) || showCheckpointTip(help))
            return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

bool TimelineView::showFindingTip(const QHelpEvent& event)
{
    const Spot spot = spotAt(event.pos());
    const RowLayout* layout = spot.row >= 0 ? m_layouts.peek(spot.row) : nullptr;
    if (!layout || spot.hit.action.kind != BlockAction::Kind::Finding)
        return false;
    constexpr qsizetype MostTold = 5;
    QStringList lines;
    for (const Finding& finding :
        layout->request().findings.first(std::min(MostTold, layout->request().findings.size())))
        lines.append(finding.text);
    if (const qsizetype more = layout->request().findings.size() - lines.size(); more > 0)
        lines.append(tr("and %n more", nullptr, int(more)));
    // Rich text wraps; what is stored must not be read as markup.
    QToolTip::showText(
        event.globalPos(), u"<p>"_s + lines.join(u'\n').toHtmlEscaped().replace(u'\n', u"</p><p>"_s) + u"</p>"_s, this);
    return true;
}

bool TimelineView::showCheckpointTip(const QHelpEvent& event)
{
    const Spot spot = spotAt(event.pos());
    const RowLayout* layout = spot.row >= 0 ? m_layouts.peek(spot.row) : nullptr;
    const int position = spot.hit.part;
    const Checkpoint* checkpoint = layout && position >= 0 && position < int(layout->parts().size())
        ? layout->checkpointOf(layout->parts()[size_t(position)].index)
        : nullptr;
    if (!checkpoint)
        return false;
    QToolTip::showText(event.globalPos(), checkpointTip(*checkpoint), this);
    return true;
}

void TimelineView::focusInEvent(QFocusEvent* event)
{
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason
        || event->reason() == Qt::ShortcutFocusReason)
        m_keyboardUsed = true;
    viewport()->update();
    QAbstractScrollArea::focusInEvent(event);
}

void TimelineView::focusOutEvent(QFocusEvent* event)
{
    viewport()->update();
    QAbstractScrollArea::focusOutEvent(event);
}

void TimelineView::setHover(int row, int part)
{
    if (m_hoverRow == row && m_hoverPart == part)
        return;
    m_hoverRow = row;
    m_hoverPart = part;
    viewport()->update();
}

void TimelineView::perform(const BlockAction& action, int row, int part)
{
    switch (action.kind) {
    case BlockAction::Kind::Fold:
        toggleFold(row, part);
        break;
    case BlockAction::Kind::Link:
        emit linkActivated(action.link);
        break;
    case BlockAction::Kind::ShowAll:
        showAll(row, part);
        break;
    case BlockAction::Kind::Finding:
        if (const MessagePtr message = m_model ? m_model->peek(row) : nullptr)
            emit findingActivated(message->id);
        break;
    case BlockAction::Kind::Review:
        emit reviewRequested(NodeId(action.link));
        break;
    case BlockAction::Kind::None:
        break;
    }
}

void TimelineView::showAll(int row, int part)
{
    const MessagePtr message = m_model ? m_model->peek(row) : nullptr;
    if (!message)
        return;
    const auto at = std::ranges::find(message->parts, part, &Part::index);
    if (at == message->parts.end())
        return;
    const auto* tool = at->as<ToolPart>();
    const auto* text = at->as<TextPart>();
    const auto* thinking = at->as<ReasoningPart>();
    const auto* patch = at->as<PatchPart>();
    const auto* unknown = at->as<UnknownPart>();
    const bool cut = (tool && (tool->input.truncated || tool->output.truncated || tool->error.truncated))
        || (text && text->text.truncated) || (thinking && thinking->text.truncated) || (patch && patch->diff.truncated)
        || (unknown && unknown->raw.truncated);
    if (cut) { // more than was loaded: a window of its own
        emit showAllRequested(row, part);
        return;
    }
    m_folds.set(m_model->outlineRow(row).key, part, Fold::All);
    relayoutRow(row);
}

// ---- text selection --------------------------------------------------------------------------------

void TimelineView::setTextSelection(TextPosition anchor, TextPosition cursor)
{
    m_textAnchor = anchor;
    m_textCursor = cursor;
    viewport()->update();
    if (hasTextSelection() && QGuiApplication::clipboard()->supportsSelection())
        QGuiApplication::clipboard()->setText(selectedText(), QClipboard::Selection);
}

void TimelineView::clearTextSelection()
{
    m_textAnchor = m_textCursor = {};
    viewport()->update();
}

void TimelineView::selectWord(const Spot& spot)
{
    const RowLayout* layout = m_layouts.peek(spot.row);
    if (!layout)
        return;
    const QString text = layout->blockText(spot.hit.part, spot.hit.block);
    QTextBoundaryFinder finder(QTextBoundaryFinder::Word, text);
    finder.setPosition(std::min<qsizetype>(spot.hit.character, text.size()));
    qsizetype start = finder.isAtBoundary() && (finder.boundaryReasons() & QTextBoundaryFinder::StartOfItem)
        ? finder.position()
        : finder.toPreviousBoundary();
    qsizetype end = finder.toNextBoundary();
    start = std::max<qsizetype>(start, 0);
    end = end < 0 ? text.size() : end;
    TextPosition from = textPositionOf(spot);
    TextPosition to = from;
    from.character = int(start);
    to.character = int(end);
    setTextSelection(from, to);
}

void TimelineView::selectBlock(const Spot& spot)
{
    const RowLayout* layout = m_layouts.peek(spot.row);
    if (!layout || spot.hit.block < 0)
        return;
    TextPosition from = textPositionOf(spot);
    TextPosition to = from;
    from.character = 0;
    to.character = int(layout->blockText(spot.hit.part, spot.hit.block).size());
    setTextSelection(from, to);
}

void TimelineView::selectAllText()
{
    RowLayout* layout = m_layouts.peek(currentRow());
    const int position = layout ? layout->positionOfPart(currentPart()) : -1;
    if (position < 0 || layout->parts()[size_t(position)].blocks.empty())
        return;
    const int last = int(layout->parts()[size_t(position)].blocks.size()) - 1;
    // One block past the last: heads at the end are taken whole.
    setTextSelection(
        {currentRow(), position, 0, 0}, {currentRow(), position, last, int(layout->blockText(position, last).size())});
}

// ---- menu ------------------------------------------------------------------------------------------

void TimelineView::contextMenuEvent(QContextMenuEvent* event)
{
    if (rowCount() == 0)
        return;
    QPoint at = event->globalPos();
    if (event->reason() == QContextMenuEvent::Keyboard) {
        const QRect part = partRect(currentRow(), currentPart());
        at = viewport()->mapToGlobal(part.isEmpty()
                ? viewport()->rect().center()
                : QPoint(m_columns.content.x, std::max(0, part.top()) + 2 * m_style->u));
    }
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addMenuActions(*menu);
    menu->popup(at);
}

void TimelineView::addCheckpointActions(QMenu& menu)
{
    const auto checkpoint = currentCheckpoint();
    if (!checkpoint)
        return;
    menu.setToolTipsVisible(true); // actions that are off say why
    constexpr qsizetype MostShown = 40;
    QString label = firstLine(checkpoint->label, MostShown);
    label.replace(u'&', u"&&"_s);
    const auto add = [&](QAction* does, const QString& text) {
        if (!does)
            return;
        QAction* action = menu.addAction(does->icon(), text, does, &QAction::trigger);
        action->setObjectName(does->objectName() + u"-checkpoint"_s);
        action->setEnabled(does->isEnabled());
        action->setToolTip(does->toolTip());
    };
    add(m_checkpointActions.goBack, tr("&Resume at “%1”…").arg(label));
    add(m_checkpointActions.fork, tr("&Fork from “%1”…").arg(label));
    add(m_checkpointActions.compare, tr("Com&pare the session…"));
    add(m_checkpointActions.remove, tr("Remove &checkpoint…"));
    menu.addSeparator();
}

void TimelineView::addMenuActions(QMenu& menu)
{
    const int row = currentRow();
    const int part = currentPart();
    addCheckpointActions(menu);
    const auto add = [this, &menu](const QString& text, const QString& name, const auto& work) {
        QAction* action = menu.addAction(text);
        action->setObjectName(name);
        connect(action, &QAction::triggered, this, work);
        return action;
    };
    const bool any = hasTextSelection() || row >= 0;
    add(tr("&Copy"), u"copy"_s, [this] { copy(); })->setEnabled(any);
    add(tr("Copy as &Markdown"), u"copyMarkdown"_s, [this] { copy(true); })->setEnabled(any);
    const MessagePtr message = row >= 0 && m_model ? m_model->peek(row) : nullptr;
    add(tr("Copy message &id"), u"copyId"_s, [message] {
        QGuiApplication::clipboard()->setText(message->id.value);
    })->setEnabled(message != nullptr);
    menu.addSeparator();
    RowLayout* layout = m_layouts.peek(row);
    const int position = layout ? layout->positionOfPart(part) : -1;
    const PartLayout* current = position >= 0 ? &layout->parts()[size_t(position)] : nullptr;
    const bool folded = current && current->fold == Fold::Folded;
    add(folded ? tr("&Unfold") : tr("&Fold"), u"fold"_s, [this, row, part] {
        toggleFold(row, part);
    })->setEnabled(current && current->foldable);
    add(tr("Fold all thinking"), u"foldThinking"_s, [this] { setThinkingFolded(true); });
    add(tr("Unfold all thinking"), u"unfoldThinking"_s, [this] { setThinkingFolded(false); });
    add(tr("Show in full"), u"showAll"_s, [this, row, part] { showAll(row, part); })->setEnabled(current != nullptr);
    menu.addSeparator();
    if (message && m_marks && m_marks->has(message->id))
        add(tr("Show in &problems"), u"problems"_s, [this, id = message->id] { emit findingActivated(id); });
    add(tr("Show in &inspector"), u"inspect"_s, [this, row, part] { emit activated(row, part); })->setEnabled(row >= 0);
    if (m_menuActions.isEmpty())
        return;
    menu.addSeparator();
    menu.setToolTipsVisible(true); // actions that are off say why
    menu.addActions(m_menuActions);
}

} // namespace stemma
