// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/compaction/compactiongraphview.h"

#include "core/models/compactiontexts.h"
#include "core/models/lossflagsource.h"
#include "ui/common/format.h"
#include "ui/common/style.h"
#include "ui/compaction/compactionaccessible.h"
#include "ui/compaction/compactiongraphpainter.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr double WidestMessage = 40; ///< pixels
constexpr double ZoomStep = 1.25;

} // namespace

CompactionGraphView::CompactionGraphView(CompactionSource* source, LossFlagSource* flags, QWidget* parent)
    : QAbstractScrollArea(parent)
    , m_source(source)
    , m_flags(flags)
    , m_shown(source->graph())
{
    CompactionAccessible::install();
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Summaries over the messages"));
    viewport()->setMouseTracking(true);
    horizontalScrollBar()->setLayoutDirection(Qt::LeftToRight);
    const auto repaint = [this] {
        m_strip.makeStale();
        viewport()->update();
    };
    connect(horizontalScrollBar(), &QScrollBar::valueChanged, this, repaint);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this] { viewport()->update(); });
    connect(m_source, &CompactionSource::changed, this, &CompactionGraphView::takeGraph);
    connect(m_source, &CompactionSource::barsChanged, this, &CompactionGraphView::takeBars);
    if (m_flags)
        connect(m_flags, &LossFlagSource::flagged, viewport(), qOverload<>(&QWidget::update));
}

QSize CompactionGraphView::sizeHint() const
{
    const int u = Style::measures().u;
    return {120 * u, std::min(nodesHeight() + 31 * u, 80 * u)};
}

QSize CompactionGraphView::minimumSizeHint() const
{
    const int u = Style::measures().u;
    return {60 * u, 40 * u};
}

void CompactionGraphView::takeGraph()
{
    if (m_shown == m_source->graph())
        return;
    const NodeId before = m_current >= 0 ? m_shown->nodes[size_t(m_current)].summary.id : NodeId();
    m_shown = m_source->graph();
    m_strip.makeStale();
    m_current = -1;
    updateBars();
    updateGeometry();
    const int again = before.isEmpty() ? -1 : graph().find(before);
    setCurrent(again >= 0 ? again : graph().newest());
    viewport()->update();
}

void CompactionGraphView::takeBars()
{
    m_strip.makeStale();
    viewport()->update();
}

// ---- measures --------------------------------------------------------------------------------------

int CompactionGraphView::left() const
{
    return 22 * Style::measures().u;
}

int CompactionGraphView::plotWidth() const
{
    return std::max(1, viewport()->width() - left() - 4 * Style::measures().u);
}

double CompactionGraphView::perMessage() const
{
    return graph().messages > 0 ? plotWidth() * m_zoom / double(graph().messages) : 1;
}

double CompactionGraphView::xOf(double message) const
{
    return left() + message * perMessage() - horizontalScrollBar()->value();
}

int CompactionGraphView::laneHeight() const
{
    return 7 * Style::measures().u;
}

int CompactionGraphView::depthTop(int depth) const
{
    return depthTops()[size_t(depth)];
}

// There may be as many depths as summaries, where each was made of the one before.
const std::vector<int>& CompactionGraphView::depthTops() const
{
    const int u = Style::measures().u;
    if (m_topsUnit == u && m_topsOf.lock() == sharedGraph())
        return m_depthTops;
    m_topsUnit = u;
    m_topsOf = sharedGraph();
    m_depthTops.resize(graph().lanes.size());
    const int step = laneHeight() + u;
    int top = 3 * u;
    for (size_t depth = m_depthTops.size(); depth-- > 0;) {
        m_depthTops[depth] = top;
        top += graph().lanes[depth] * step + 6 * u;
    }
    return m_depthTops;
}

int CompactionGraphView::nodesHeight() const
{
    const int u = Style::measures().u;
    return graph().lanes.empty() ? 3 * u : depthTop(0) + graph().lanes[0] * (laneHeight() + u) + u;
}

int CompactionGraphView::stripTop() const
{
    const int u = Style::measures().u;
    return std::min(nodesHeight(), std::max(8 * u, viewport()->height() - 30 * u));
}

CompactionGraphPlaces CompactionGraphView::places() const
{
    const int u = Style::measures().u;
    return {.graph = graph(),
        .view = viewport()->size(),
        .left = left() - horizontalScrollBar()->value(),
        .fixedLeft = left(),
        .perMessage = perMessage(),
        .laneHeight = laneHeight(),
        .laneStep = laneHeight() + u,
        .unknownWidth = 40 * u,
        .tops = depthTops(),
        .scrolled = verticalScrollBar()->value(),
        .stripTop = stripTop()};
}

void CompactionGraphView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), Style::colours().base);
    if (graph().messages == 0)
        return;
    const CompactionGraphPlaces places = this->places();
    const CompactionGraphPainter paint(painter, places);
    const int begin = left() - Style::measures().u;
    painter.save();
    painter.setClipRect(QRect(begin, 0, viewport()->width(), places.stripTop));
    paint.edges();
    paint.nodes(m_current, m_flags);
    painter.restore();
    painter.save();
    painter.setClipRect(QRect(begin, 0, viewport()->width(), viewport()->height()));
    m_strip.paint(painter, places, m_source->bars(), m_marked);
    paint.flags();
    paint.axis();
    painter.restore();
    paint.gutter();
}

std::vector<CompactionFlag> CompactionGraphView::flags() const
{
    return places().flags();
}

QRect CompactionGraphView::rectOf(int node) const
{
    return places().rectOf(node);
}

void CompactionGraphView::updateBars()
{
    const int wide = int(plotWidth() * m_zoom);
    horizontalScrollBar()->setRange(0, std::max(0, wide - plotWidth()));
    horizontalScrollBar()->setPageStep(plotWidth());
    horizontalScrollBar()->setSingleStep(10 * Style::measures().u);
    verticalScrollBar()->setRange(0, std::max(0, nodesHeight() - stripTop()));
    verticalScrollBar()->setPageStep(stripTop());
    verticalScrollBar()->setSingleStep(laneHeight());
}

void CompactionGraphView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    m_strip.makeStale();
    updateBars();
}

void CompactionGraphView::setZoom(double zoom, int keep)
{
    const double most = std::max(1.0, WidestMessage * double(std::max<qint64>(1, graph().messages)) / plotWidth());
    zoom = std::clamp(zoom, 1.0, most);
    if (qFuzzyCompare(zoom, m_zoom))
        return;
    const int at = keep < 0 ? plotWidth() / 2 : keep - left();
    const double place = (horizontalScrollBar()->value() + at) / m_zoom;
    m_zoom = zoom;
    m_strip.makeStale();
    updateBars();
    horizontalScrollBar()->setValue(int(place * m_zoom) - at);
    viewport()->update();
}

// ---- what is where ---------------------------------------------------------------------------------

int CompactionGraphView::nodeAt(QPoint point) const
{
    if (point.y() >= stripTop())
        return -1;
    const CompactionGraphPlaces places = this->places();
    for (int i = int(graph().nodes.size()) - 1; i >= 0; --i) {
        if (places.rectOf(i).contains(point))
            return i;
    }
    return -1;
}

qint64 CompactionGraphView::messageAt(QPoint point) const
{
    if (point.y() < stripTop() || point.x() < left())
        return -1;
    const auto index = qint64((point.x() - left() + horizontalScrollBar()->value()) / perMessage());
    return index < graph().messages ? index : -1;
}

QString CompactionGraphView::describe(int node) const
{
    const CompactionNode& one = graph().nodes[size_t(node)];
    QStringList words {compactionwords::name(one), summaryWords(graph(), one)};
    if (const auto covered = m_source->tokensBetween(one.from, one.to); covered && *covered > 0)
        words += tr("replaces %1").arg(format::tokenCount(*covered, true));
    if (one.summary.createdAt)
        words += format::absoluteTime(*one.summary.createdAt);
    if (const LossFlag* loss = m_flags ? m_flags->of(one.summary.id) : nullptr)
        words += loss->text();
    return words.join(u", "_s);
}

// ---- choosing --------------------------------------------------------------------------------------

void CompactionGraphView::setCurrent(int node)
{
    if (node == m_current || node >= int(graph().nodes.size()))
        return;
    m_current = node;
    if (node >= 0)
        makeVisible(node);
    viewport()->update();
    CompactionAccessible::announceCurrent(this);
    emit currentChanged(node);
}

void CompactionGraphView::setMarked(qint64 from, qint64 to)
{
    m_marked = {from, to};
    viewport()->update();
}

void CompactionGraphView::makeVisible(int node)
{
    const QRect rect = rectOf(node);
    if (rect.right() < left() || rect.left() > viewport()->width())
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() + rect.center().x() - viewport()->width() / 2);
    if (rect.top() < 0)
        verticalScrollBar()->setValue(verticalScrollBar()->value() + rect.top());
    else if (rect.bottom() > stripTop())
        verticalScrollBar()->setValue(verticalScrollBar()->value() + rect.bottom() - stripTop() + 1);
}

/// The neighbour to which an arrow leads; -1: there is none.
int CompactionGraphView::stepFrom(int node, int key) const
{
    const CompactionNode& here = graph().nodes[size_t(node)];
    if (key == Qt::Key_Up)
        return here.child;
    if (key == Qt::Key_Down)
        return here.parents.isEmpty() ? -1 : here.parents.first();
    int best = -1;
    const auto place = [&](int i) {
        const CompactionNode& one = graph().nodes[size_t(i)];
        return std::tuple(one.from, one.lane, i);
    };
    for (int i = 0; i < int(graph().nodes.size()); ++i) {
        if (graph().nodes[size_t(i)].depth != here.depth || i == node)
            continue;
        const bool isAfter = place(i) > place(node);
        if (isAfter != (key == Qt::Key_Right))
            continue;
        if (best < 0 || (isAfter ? place(i) < place(best) : place(i) > place(best)))
            best = i;
    }
    return best;
}

void CompactionGraphView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (const int next = m_current < 0 ? graph().newest() : stepFrom(m_current, event->key()); next >= 0)
            setCurrent(next);
        return;
    case Qt::Key_Home:
    case Qt::Key_End:
        if (!graph().nodes.empty())
            setCurrent(event->key() == Qt::Key_Home ? 0 : int(graph().nodes.size()) - 1);
        return;
    case Qt::Key_Plus:
    case Qt::Key_Minus:
        setZoom(event->key() == Qt::Key_Plus ? m_zoom * ZoomStep : m_zoom / ZoomStep);
        return;
    case Qt::Key_0:
        setZoom(1);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_current >= 0)
            emit activated(m_current);
        return;
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void CompactionGraphView::wheelEvent(QWheelEvent* event)
{
    const QPoint turned = event->angleDelta();
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        if (turned.y() != 0)
            setZoom(m_zoom * std::pow(ZoomStep, turned.y() / 120.0), int(event->position().x()));
        event->accept();
        return;
    }
    QAbstractScrollArea::wheelEvent(event);
}

void CompactionGraphView::mousePressEvent(QMouseEvent* event)
{
    if (const int node = nodeAt(event->position().toPoint()); node >= 0)
        setCurrent(node);
}

void CompactionGraphView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const QPoint at = event->position().toPoint();
    if (const int node = nodeAt(at); node >= 0)
        emit activated(node);
    else if (const qint64 message = messageAt(at); message >= 0)
        emit messageActivated(message);
}

void CompactionGraphView::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const int node = byKey ? m_current : nodeAt(event->pos());
    if (node < 0)
        return;
    setCurrent(node);
    emit menuRequested(node, byKey ? viewport()->mapToGlobal(rectOf(node).center()) : event->globalPos());
}

void CompactionGraphView::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        updateBars();
        updateGeometry();
    }
}

bool CompactionGraphView::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QString text;
    if (const int node = nodeAt(help->pos()); node >= 0) {
        text = describe(node);
    } else if (const qint64 message = messageAt(help->pos()); message >= 0) {
        const CompactionBar& bar = m_source->bars()[size_t(message)];
        text = tr("Message %1").arg(format::number(message + 1));
        if (bar.isKnown)
            text += u", "_s + format::tokenCount(bar.tokens, true);
    }
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), text, viewport());
    return true;
}

} // namespace stemma
