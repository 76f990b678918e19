// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timelineview.h"

#include "ui/timeline/highlighter.h"
#include "ui/timeline/overviewstrip.h"
#include "ui/timeline/timelineaccessible.h"

#include <QScrollBar>
#include <QTimerEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int FlashMs = 120;

} // namespace

TimelineView::TimelineView(QWidget* parent)
    : QAbstractScrollArea(parent)
    , m_style(std::make_unique<TimelineStyle>(palette(), font(), 1.0, layoutDirection()))
    , m_overview(new OverviewStrip(this))
    , m_highlighter(new Highlighter(this))
{
    TimelineAccessible::install();
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Timeline"));
    viewport()->setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    viewport()->setFocusProxy(this);
    connect(m_overview, &OverviewStrip::rowChosen, this, [this](int row) {
        m_followEnd = false;
        m_anchor = {row, 0};
        scrollByPixels(-screen() / 2);
        m_layoutDirty = true;
        viewport()->update();
    });
    connect(m_highlighter, &Highlighter::coloured, this, &TimelineView::takeColours);
    remakeStyle();
}

TimelineView::~TimelineView() = default;

void TimelineView::setModel(MessageModel* model)
{
    if (m_model == model)
        return;
    if (m_model)
        m_model->disconnect(this);
    m_model = model;
    m_overview->setModel(model);
    m_anchor = {};
    m_followEnd = false;
    m_selection.clear();
    m_textAnchor = m_textCursor = {};
    m_folds = {};
    m_jump.reset();
    if (model) {
        connect(model, &MessageModel::ready, this, &TimelineView::takeReady);
        connect(model, &MessageModel::detailsLoaded, this, &TimelineView::takeDetails);
        connect(model, &QAbstractItemModel::modelAboutToBeReset, this, &TimelineView::rememberKeys);
        connect(model, &QAbstractItemModel::modelReset, this, &TimelineView::takeReset);
        connect(model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex&, int first, int last) { takeInserted(first, last); });
        connect(model, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex& first, const QModelIndex& last) { takeData(first.row(), last.row()); });
        connect(model, &MessageModel::found, this, [this](const MessageId&, int row) {
            if (row >= 0)
                goToRow(row);
            else
                emit jumpFailed(tr("The message is not in this session."));
        });
    }
    takeReset();
    if (model && model->isReady())
        takeReady();
}

void TimelineView::setMarks(FindingMarks* marks)
{
    if (m_marks)
        m_marks->disconnect(this);
    m_marks = marks;
    m_overview->setMarks(marks);
    if (marks)
        connect(marks, &FindingMarks::changed, this, &TimelineView::takeMarks);
    takeMarks();
}

void TimelineView::setCheckpoints(SessionCheckpoints* checkpoints)
{
    if (m_checkpoints)
        m_checkpoints->disconnect(this);
    m_checkpoints = checkpoints;
    m_overview->setCheckpoints(checkpoints);
    if (checkpoints)
        connect(checkpoints, &SessionCheckpoints::changed, this, &TimelineView::takeCheckpoints);
    takeCheckpoints();
}

// ---- what the model says ---------------------------------------------------------------------------

void TimelineView::rememberKeys()
{
    const auto keyOf
        = [this](int row) { return row >= 0 && row < m_model->rowCount() ? m_model->outlineRow(row).key : -1; };
    m_anchorKey = keyOf(m_anchor.row);
    m_currentKey = keyOf(m_selection.current().row);
    m_anchorHeight = m_anchorKey >= 0 ? m_heights.height(m_anchor.row) : 0;
}

void TimelineView::takeReset()
{
    const int count = m_model ? m_model->rowCount() : 0;
    m_layouts.clear();
    m_colourTickets.clear();
    m_summaries.clear();
    m_heights.assign(std::vector<int>(size_t(count), 4 * m_style->lineHeight(Face::Body)));
    m_textAnchor = m_textCursor = {};
    m_hoverRow = m_flashRow = -1;
    if (count == 0) {
        m_anchor = {};
    } else {
        const int anchor = m_anchorKey >= 0 ? m_model->rowOfKey(m_anchorKey) : -1;
        m_anchor.row = anchor >= 0 ? anchor : std::min(m_anchor.row, count - 1);
        if (anchor >= 0) // known, or the guess would move the picture
            m_heights.setHeight(anchor, m_anchorHeight, true);
        const int current = m_currentKey >= 0 ? m_model->rowOfKey(m_currentKey) : -1;
        if (current >= 0)
            m_selection.moveCurrent(current);
        else
            m_selection.clear();
        int known = 0;
        while (known < count && m_model->detail(known))
            known = std::min(count, known + MessageModel::DetailRows);
        if (known > 0)
            takeDetails(0, known - 1);
    }
    m_anchorKey = m_currentKey = -1;
    fitColumns();
    m_layoutDirty = true;
    viewport()->update();
}

void TimelineView::takeReady()
{
    if (m_restore)
        restore(*std::exchange(m_restore, std::nullopt));
    m_layoutDirty = true;
    viewport()->update();
}

void TimelineView::takeInserted(int first, int last)
{
    // The end was in sight: it stays in sight.
    if (m_endVisible && first == rowCount() && rowCount() > 0)
        m_followEnd = true;
    const std::vector<int> guesses(size_t(last - first + 1), 4 * m_style->lineHeight(Face::Body));
    if (first == rowCount()) {
        m_heights.append(guesses);
    } else {
        m_layouts.clear();
        m_heights.insert(first, guesses);
        if (first <= m_anchor.row)
            m_anchor.row += last - first + 1;
    }
    fitColumns();
    m_overview->rowsChanged();
    m_layoutDirty = true;
    viewport()->update();
}

void TimelineView::takeData(int first, int last)
{
    for (const int row : m_layouts.rows()) {
        // The row after a changed one may now continue it, or no longer.
        if (row >= first && row <= last + 1) {
            const RowLayout* layout = m_layouts.peek(row);
            const MessagePtr message = m_model->peek(row);
            if (layout->message() != message
                || (message && layout->request().grouped != continuesRowAbove(row, *message)))
                forgetRow(row);
        }
    }
    for (const int row : m_layouts.rows())
        if (m_model->loadState(row) == MessageModel::LoadState::Gone)
            forgetRow(row);
    resolveJump();
    if (first <= m_lastVisible + 1 && last >= m_anchor.row) {
        m_layoutDirty = true;
        viewport()->update();
    }
}

void TimelineView::takeDetails(int first, int last)
{
    last = std::min(last, rowCount() - 1);
    for (int row = first; row <= last; ++row) {
        const OutlineDetail* detail = m_model->detail(row);
        if (!detail || !MessageStates::fromInt(detail->states).testFlag(MessageState::Summary))
            continue;
        const auto at = std::ranges::lower_bound(m_summaries, row);
        if (at == m_summaries.end() || *at != row)
            m_summaries.insert(at, row);
        forgetRow(row); // its number is known now
    }
    for (const RowRun& run : m_runs) { // their tokens may be known now
        if (run.first <= last && run.last >= first)
            m_layouts.remove(run.first);
    }
    guessRows(first, last);
    m_overview->detailsChanged(first, last);
    // The rail takes states from details while a row is missing.
    if (first <= m_lastVisible + 1 && last >= m_anchor.row) {
        m_layoutDirty = true;
        viewport()->update();
    } else if (!m_layoutDirty) {
        updateScrollBar(); // it has a better guess
    }
}

void TimelineView::takeMarks()
{
    for (const int row : m_layouts.rows()) {
        const RowLayout* layout = m_layouts.peek(row);
        const QList<Finding> findings = m_marks ? m_marks->of(layout->message()->id) : QList<Finding>();
        if (layout->request().findings != findings)
            forgetRow(row);
    }
    viewport()->update();
}

void TimelineView::takeCheckpoints()
{
    for (const int row : m_layouts.rows()) {
        const RowLayout* layout = m_layouts.peek(row);
        const QList<Checkpoint> here = m_checkpoints ? m_checkpoints->of(layout->message()->id) : QList<Checkpoint>();
        if (layout->request().checkpoints != here)
            relayoutRow(row);
    }
    viewport()->update();
}

// ---- how things are shown --------------------------------------------------------------------------

void TimelineView::setHiddenKinds(PartKinds kinds)
{
    if (m_hiddenKinds == kinds)
        return;
    m_hiddenKinds = kinds;
    guessAgain();
}

/// Other rows are shown, or other parts of them.
void TimelineView::guessAgain()
{
    m_layouts.clear();
    m_heights.scale(1); // all of it is a guess again
    if (rowCount() > 0)
        guessRows(0, rowCount() - 1);
    m_anchor.pixel = 0;
    m_layoutDirty = true;
    viewport()->update();
}

void TimelineView::setHiddenRoles(const QSet<Role>& roles)
{
    if (m_hiddenRoles == roles)
        return;
    m_hiddenRoles = roles;
    guessAgain();
}

void TimelineView::setShownRows(int first, int last)
{
    if (m_firstShown == first && m_lastShown == last)
        return;
    m_firstShown = first;
    m_lastShown = last;
    guessAgain();
}

void TimelineView::setFoldedRuns(std::vector<RowRun> runs)
{
    if (runs == m_runs)
        return;
    m_runs = std::move(runs);
    const Anchor before = m_anchor;
    guessAgain();
    const RowRun* run = runAt(before.row);
    m_anchor = run ? Anchor {run->first, 0} : before;
}

qint64 TimelineView::tokensOfRows(int first, int last) const
{
    qint64 tokens = 0;
    for (int row = first; row <= last; ++row) {
        const OutlineDetail* detail = m_model->detail(row);
        if (!detail)
            return 0;
        tokens += detail->tokens;
    }
    return tokens;
}

const TimelineView::RowRun* TimelineView::runAt(int row) const
{
    const auto after = std::ranges::upper_bound(m_runs, row, {}, &RowRun::first);
    if (after == m_runs.begin() || std::prev(after)->last < row)
        return nullptr;
    return &*std::prev(after);
}

bool TimelineView::isFoldedAway(int row) const
{
    const RowRun* run = runAt(row);
    return run && row > std::max(run->first, m_firstShown);
}

bool TimelineView::openRun(int row)
{
    const RowRun* run = runAt(row);
    if (!run)
        return false;
    const RowRun opened = *run;
    std::erase(m_runs, opened);
    for (int each = opened.first; each <= std::min(opened.last, rowCount() - 1); ++each) {
        m_layouts.remove(each);
        m_heights.setHeight(each, guessHeight(each), false);
    }
    m_followEnd = false;
    m_layoutDirty = true;
    viewport()->update();
    return true;
}

void TimelineView::setOverviewShown(bool shown)
{
    m_overviewShown = shown;
    m_overview->setVisible(shown);
    remakeStyle();
}

void TimelineView::setEmphasis(EmphasisOf emphasis)
{
    m_emphasis = std::move(emphasis);
    relayoutAll();
}

void TimelineView::setZoom(double zoom)
{
    zoom = std::clamp(zoom, 0.5, 4.0);
    if (qFuzzyCompare(zoom, m_zoom))
        return;
    const double ratio = zoom / m_zoom;
    m_zoom = zoom;
    m_heights.scale(ratio);
    remakeStyle();
}

void TimelineView::setFolded(int row, int part, bool folded)
{
    if (!m_model || row < 0 || row >= rowCount())
        return;
    if (part == FoldedRowsPart) {
        if (!folded && openRun(row))
            setCurrent(row, -1);
        return;
    }
    m_folds.set(m_model->outlineRow(row).key, part, folded ? Fold::Folded : Fold::Open);
    relayoutRow(row);
}

void TimelineView::relayoutRow(int row)
{
    // The head that was clicked stays where it is: the anchor is above it, or in its row.
    forgetRow(row);
    if (row == m_anchor.row && layoutRow(row)) {
        ensureRow(row, m_anchor.pixel, m_anchor.pixel + screen(), 0);
        m_anchor.pixel = std::min(m_anchor.pixel, std::max(0, m_heights.height(row) - 1));
    }
    m_followEnd = false;
    viewport()->update();
}

void TimelineView::toggleFold(int row, int part)
{
    RowLayout* layout = m_layouts.peek(row);
    const int position = layout ? layout->positionOfPart(part) : -1;
    if (position >= 0 && layout->parts()[size_t(position)].foldable)
        setFolded(row, part, layout->parts()[size_t(position)].fold != Fold::Folded);
}

void TimelineView::setAllFolded(bool folded)
{
    m_folds.setAll(folded ? Fold::Folded : Fold::Open);
    m_layouts.clear();
    m_heights.scale(1);
    m_layoutDirty = true;
    viewport()->update();
}

void TimelineView::setThinkingFolded(bool folded)
{
    m_folds.setAllThinking(folded ? Fold::Folded : Fold::Open);
    m_layouts.clear();
    m_heights.scale(1);
    m_layoutDirty = true;
    viewport()->update();
}

void TimelineView::flash(int row, int part)
{
    if (!m_flashing)
        return;
    m_flashRow = row;
    m_flashPart = part;
    m_flashTimer.start(FlashMs, this);
    viewport()->update();
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

void TimelineView::placeOverview()
{
    const QRect area = viewport()->geometry();
    const int strip = 5 * m_style->u;
    m_overview->setGeometry(
        m_style->mirrored ? area.left() - strip : area.right() + 1, area.top(), strip, area.height());
}

void TimelineView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    placeOverview();
    if (viewport()->width() != m_columns.total)
        relayoutAll();
    m_layoutDirty = true;
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

void TimelineView::timerEvent(QTimerEvent* event)
{
    const int id = event->timerId();
    if (id == m_flashTimer.timerId()) {
        m_flashTimer.stop();
        m_flashRow = -1;
        viewport()->update();
    } else if (id == m_placeholderTimer.timerId()) {
        m_placeholderTimer.stop();
        m_showPlaceholders = true;
        viewport()->update();
    } else if (id == m_wantTimer.timerId()) {
        m_wantTimer.stop();
        m_moving = false;
        if (m_model && rowCount() > 0)
            wantRows();
    } else if (id == m_autoScrollTimer.timerId()) {
        autoScroll();
    } else if (id == m_colourTimer.timerId()) {
        m_colourTimer.stop();
        requestColours();
    } else {
        QAbstractScrollArea::timerEvent(event);
    }
}

} // namespace stemma
