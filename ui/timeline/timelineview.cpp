// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timelineview.h"

#include "ui/timeline/codecolours.h"
#include "ui/timeline/overviewstrip.h"
#include "ui/timeline/partactions.h"
#include "ui/common/partcopy.h"
#include "ui/timeline/thumbnails.h"
#include "ui/timeline/timelineaccessible.h"
#include "ui/timeline/timelinemenu.h"
#include "ui/timeline/timelinemouse.h"
#include "ui/timeline/timelinetext.h"
#include "ui/timeline/turnfolds.h"

#include <QContextMenuEvent>
#include <QDrag>
#include <QMenu>
#include <QMimeData>
#include <QPaintEvent>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace stemma {

TimelineView::TimelineView(QWidget* parent)
    : QAbstractScrollArea(parent)
    , m_overview(new OverviewStrip(this))
    , m_rows(*viewport())
    , m_turns(std::make_unique<TurnFolds>(m_rows))
    , m_scroller(m_rows, *this)
    , m_cursor(m_rows, m_scroller)
    , m_text(std::make_unique<TimelineText>(m_rows, m_cursor))
    , m_actions(std::make_unique<PartActions>(m_rows, m_scroller, m_cursor))
    , m_painter(std::make_unique<TimelinePainter>(
          TimelinePainter::Parts {m_rows, m_scroller, m_cursor, *m_text, *m_actions}, *viewport(), *this))
    , m_colours(std::make_unique<CodeColours>(m_rows, m_scroller, *viewport()))
    , m_thumbnails(std::make_unique<Thumbnails>(m_rows, m_scroller, *viewport()))
    , m_mouse(std::make_unique<TimelineMouse>(
          TimelineMouse::Parts {m_rows, m_scroller, m_cursor, *m_text, *m_painter}, *viewport()))
    , m_menu(std::make_unique<TimelineMenu>(*this))
{
    TimelineAccessible::install();
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Timeline"));
    setWhatsThis(
        tr("The messages of the session, oldest first, with everything that the store keeps of them. Help > Signs "
           "of the timeline explains the lines, colours and icons."));
    viewport()->setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    viewport()->setFocusProxy(this);
    connectParts();
    remakeStyle();
    m_rows.addMarks(&m_emphasised);
    m_rows.addMarks(&m_new);
}

TimelineView::~TimelineView() = default;

void TimelineView::connectParts()
{
    connect(&m_scroller, &TimelineScroller::topRowChanged, this, &TimelineView::topRowChanged);
    connect(&m_cursor, &TimelineCursor::currentChanged, this, &TimelineView::currentPartChanged);
    // It also follows what was laid out, and that is painted by then.
    connect(&m_cursor, &TimelineCursor::currentChanged, viewport(), [this] { viewport()->update(); });
    connect(&m_cursor, &TimelineCursor::selectionChanged, this, &TimelineView::selectionChanged);
    connect(&m_cursor, &TimelineCursor::activated, this, &TimelineView::activated);
    connect(&m_cursor, &TimelineCursor::jumpFailed, this, &TimelineView::jumpFailed);
    connect(&m_cursor, &TimelineCursor::moved, this, [this] {
        m_text->clear();
        TimelineAccessible::announceCurrent(this);
    });
    connect(m_actions.get(), &PartActions::performed, this, &TimelineView::perform);
    connect(m_actions.get(), &PartActions::changed, this, [this] { viewport()->update(); });
    connect(m_text.get(), &TimelineText::changed, this, [this] { viewport()->update(); });
    connect(m_mouse.get(), &TimelineMouse::clicked, this, &TimelineView::perform);
    connect(m_mouse.get(), &TimelineMouse::activated, this, &TimelineView::activated);
    connect(m_mouse.get(), &TimelineMouse::zoomRequested, this, &TimelineView::zoomRequested);
    connect(m_mouse.get(), &TimelineMouse::dragBegun, this, [this] {
        if (std::unique_ptr<QMimeData> dragged = m_text->dragged()) {
            auto* drag = new QDrag(this);
            drag->setMimeData(dragged.release());
            drag->exec(Qt::CopyAction);
        }
    });
    connect(&m_rows, &TimelineRows::inserted, m_overview, &OverviewStrip::rowsChanged);
    connect(&m_rows, &TimelineRows::detailed, m_overview, &OverviewStrip::detailsChanged);
    connect(&m_scroller, &TimelineScroller::windowChanged, m_overview, &OverviewStrip::setWindow);
    connect(m_overview, &OverviewStrip::rowChosen, this, [this](int row) {
        m_cursor.release();
        m_scroller.showRow(row, m_scroller.screen() / 2);
    });
}

void TimelineView::setModel(MessageModel* model)
{
    MessageModel* before = m_rows.model();
    if (before == model)
        return;
    if (before)
        before->disconnect(this);
    m_scroller.clear();
    m_cursor.clear();
    m_overview->setModel(model);
    if (model)
        connect(model, &MessageModel::ready, this, [this] { m_scroller.takeReady(); });
    m_rows.setModel(model);
    if (model && model->isReady())
        m_scroller.takeReady();
}

void TimelineView::setMarks(FindingMarks* marks)
{
    if (m_findings)
        m_rows.removeMarks(m_findings.get());
    m_findings = marks ? std::make_unique<FindingRows>(*marks) : nullptr;
    if (m_findings)
        m_rows.addMarks(m_findings.get());
    m_overview->setMarks(marks);
}

void TimelineView::setCheckpoints(SessionCheckpoints* checkpoints)
{
    if (m_checkpoints)
        m_rows.removeMarks(m_checkpoints.get());
    m_checkpoints = checkpoints ? std::make_unique<CheckpointRows>(*checkpoints) : nullptr;
    if (m_checkpoints)
        m_rows.addMarks(m_checkpoints.get());
    m_overview->setCheckpoints(checkpoints);
}

void TimelineView::setBranches(SessionBranches* branches)
{
    if (m_branches)
        m_rows.removeMarks(m_branches.get());
    m_branches = branches ? std::make_unique<BranchRows>(*branches) : nullptr;
    if (m_branches)
        m_rows.addMarks(m_branches.get());
}

void TimelineView::setLosses(LossFlagSource* flags)
{
    if (m_losses)
        m_rows.removeMarks(m_losses.get());
    m_losses = flags ? std::make_unique<LossRows>(*flags) : nullptr;
    if (m_losses)
        m_rows.addMarks(m_losses.get());
}

void TimelineView::addMarks(std::unique_ptr<MarkedRows> marks)
{
    m_rows.addMarks(marks.get());
    m_marks.push_back(std::move(marks));
}

void TimelineView::setEmphasis(EmphasisOf emphasis)
{
    m_emphasised.setEmphasis(std::move(emphasis));
}

// ---- how things are shown --------------------------------------------------------------------------

void TimelineView::setShownRows(int first, int last)
{
    RowFilter changed = filter();
    changed.first = first;
    changed.last = last;
    setFilter(std::move(changed));
}

void TimelineView::setOnlyTurns(bool on)
{
    m_turns->setOn(on);
}

bool TimelineView::showsOnlyTurns() const
{
    return m_turns->isOn();
}

void TimelineView::setAllFolded(bool folded)
{
    m_rows.folds().setAll(folded ? Fold::Folded : Fold::Open);
    m_rows.foldsChanged();
}

void TimelineView::setThinkingFolded(bool folded)
{
    m_rows.folds().setAllThinking(folded ? Fold::Folded : Fold::Open);
    m_rows.foldsChanged();
}

void TimelineView::setOverviewShown(bool shown)
{
    m_overviewShown = shown;
    m_overview->setVisible(shown);
    remakeStyle();
}

void TimelineView::setZoom(double zoom)
{
    zoom = std::clamp(zoom, 0.5, 4.0);
    if (qFuzzyCompare(zoom, m_zoom))
        return;
    m_rows.heights().scale(zoom / m_zoom);
    m_zoom = zoom;
    remakeStyle();
}

void TimelineView::setFlashing(bool on)
{
    m_painter->setFlashing(on);
}

void TimelineView::remakeStyle()
{
    auto style = std::make_unique<TimelineStyle>(palette(), font(), m_zoom, layoutDirection());
    m_rows.setStyle(*style);
    m_overview->setStyle(style.get());
    m_style = std::move(style);
    const int strip = m_overviewShown ? 5 * m_style->u : 0;
    setViewportMargins(m_style->mirrored ? strip : 0, 0, m_style->mirrored ? 0 : strip, 0);
    verticalScrollBar()->setSingleStep(3 * m_style->lineHeight(Face::Body));
    m_scroller.relayoutAll();
    m_cursor.keep();
}

void TimelineView::placeOverview()
{
    const QRect area = viewport()->geometry();
    const int strip = 5 * m_style->u;
    m_overview->setGeometry(
        m_style->mirrored ? area.left() - strip : area.right() + 1, area.top(), strip, area.height());
}

void TimelineView::perform(const BlockAction& action, int row, int part)
{
    const MessagePtr message = model() && row >= 0 ? model()->peek(row) : nullptr;
    switch (action.kind) {
    case BlockAction::Kind::Fold:
        m_cursor.toggleFold(row, part);
        break;
    case BlockAction::Kind::FoldJson:
        m_rows.folds().toggleJson(FoldStates::nameOf(*model(), row), part, action.link);
        m_rows.foldsChanged(row);
        break;
    case BlockAction::Kind::Link:
        emit linkActivated(action.link);
        break;
    case BlockAction::Kind::ShowAll:
        if (!message)
            break;
        if (isCut(*message, part)) { // more than was loaded: a window of its own
            emit showAllRequested(row, part);
        } else {
            m_rows.folds().set(FoldStates::nameOf(*model(), row), part, Fold::All);
            m_rows.foldsChanged(row);
        }
        break;
    case BlockAction::Kind::Session:
        emit sessionRequested(SessionId(action.link));
        break;
    case BlockAction::Kind::OpenFile:
    case BlockAction::Kind::ExploreFile:
        emit fileRequested(row, part, action.kind == BlockAction::Kind::ExploreFile);
        break;
    case BlockAction::Kind::Picture:
        emit pictureRequested(row, part, action.link.toInt());
        break;
    case BlockAction::Kind::Finding:
        if (message)
            emit findingActivated(message->id);
        break;
    case BlockAction::Kind::Review:
        emit reviewRequested(NodeId(action.link));
        break;
    case BlockAction::Kind::Branch:
        if (const RowLayout* layout = m_rows.peek(row); layout && layout->request().branches)
            emit branchRequested(SessionId(action.link), layout->request().branches->shared);
        break;
    case BlockAction::Kind::Loss:
        emit lossRequested(NodeId(action.link));
        break;
    case BlockAction::Kind::None:
        break;
    }
}

// ---- events ----------------------------------------------------------------------------------------

bool TimelineView::event(QEvent* event)
{
    // Keys the view uses itself must not be taken by shortcuts of the window without a modifier.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->modifiers() == Qt::NoModifier && (key->key() == Qt::Key_Space || key->key() == Qt::Key_Return)) {
            event->accept();
            return true;
        }
    }
    const bool done = QAbstractScrollArea::event(event);
    // The scroll bar changes its side without a resize of the viewport.
    if (event->type() == QEvent::LayoutDirectionChange || event->type() == QEvent::StyleChange)
        placeOverview();
    return done;
}

void TimelineView::paintEvent(QPaintEvent* event)
{
    m_scroller.layout();
    // Laying out may move rows outside of the part that was to be painted. Called while painting, an update at once
    // would be lost.
    const QRect area = viewport()->rect();
    const int changed = m_painter->firstChange();
    if (!QRegion(area.adjusted(0, changed, 0, 0)).subtracted(event->region()).isEmpty())
        QMetaObject::invokeMethod(
            viewport(), [this, changed] { viewport()->update(viewport()->rect().adjusted(0, changed, 0, 0)); },
            Qt::QueuedConnection);
    QPainter painter(viewport());
    m_painter->paint(painter, event->rect());
    m_scroller.frameDone();
    m_colours->requestSoon();
    m_thumbnails->requestSoon();
}

void TimelineView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    placeOverview();
    if (!m_rows.isFitting())
        m_scroller.relayoutAll();
    m_cursor.keep(); // a panel that opens must not make another message the current one
    m_scroller.update();
}

void TimelineView::scrollContentsBy(int dx, int dy)
{
    Q_UNUSED(dx)
    Q_UNUSED(dy)
    m_cursor.release();
    m_scroller.takeBar();
}

void TimelineView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        m_text->copy(false);
    else if (event->matches(QKeySequence::SelectAll))
        m_cursor.selectAll();
    else if (event->key() == Qt::Key_Escape && m_text->hasSelection())
        m_text->clear();
    else if (!m_actions->pressKey(*event) && !m_cursor.pressKey(*event))
        QAbstractScrollArea::keyPressEvent(event);
}

bool TimelineView::focusNextPrevChild(bool next)
{
    return m_actions->step(next) || QAbstractScrollArea::focusNextPrevChild(next);
}

void TimelineView::contextMenuEvent(QContextMenuEvent* event)
{
    if (m_rows.count() == 0)
        return;
    QPoint at = event->globalPos();
    if (event->reason() == QContextMenuEvent::Keyboard) {
        const QRect part = m_scroller.partRect(currentRow(), currentPart());
        at = viewport()->mapToGlobal(part.isEmpty()
                ? viewport()->rect().center()
                : QPoint(m_rows.columns().content.x, std::max(0, part.top()) + 2 * m_style->u));
    }
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    m_menu->fill(*menu);
    menu->popup(at);
}

void TimelineView::focusInEvent(QFocusEvent* event)
{
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason
        || event->reason() == Qt::ShortcutFocusReason)
        m_cursor.setKeyboardUsed(true);
    viewport()->update();
    QAbstractScrollArea::focusInEvent(event);
}

void TimelineView::focusOutEvent(QFocusEvent* event)
{
    viewport()->update();
    QAbstractScrollArea::focusOutEvent(event);
}

void TimelineView::changeEvent(QEvent* event)
{
    switch (event->type()) {
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::StyleChange:
    case QEvent::LayoutDirectionChange:
        if (m_style)
            remakeStyle();
        break;
    default:
        break;
    }
    QAbstractScrollArea::changeEvent(event);
}

} // namespace stemma
