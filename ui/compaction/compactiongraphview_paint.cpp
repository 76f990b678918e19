// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Painting of the graph: edges and summaries above, the strip of messages below.

#include "core/models/compactiontexts.h"
#include "ui/common/format.h"
#include "ui/common/style.h"
#include "ui/compaction/compactiongraphview.h"

#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int SmallNode = 8; ///< narrower ones are drawn without words and round corners
constexpr int DashedNode = 24; ///< round narrower ones a line of dashes looks like a torn one

/// @p rect without most of what lies beyond @p width to both sides: dashes along the whole of a summary that is far
/// wider than the window cost milliseconds. They stay where they are.
QRect withinReach(QRect rect, int width)
{
    constexpr int Step = 39; // five times the dashes' length
    if (rect.left() < -2 * Step)
        rect.setLeft(rect.left() + (-rect.left() / Step - 1) * Step);
    rect.setRight(std::min(rect.right(), width + 2 * Step));
    return rect;
}

/// What was drawn last, to pass over what would be drawn on the same pixels: of thousands of summaries side by side
/// most are.
class Drawn
{
public:
    [[nodiscard]] bool isAgain(const QRect& rect, bool isActive)
    {
        const bool again = rect == m_rect && isActive == m_isActive;
        m_rect = rect;
        m_isActive = isActive;
        return again;
    }

private:
    QRect m_rect;
    bool m_isActive = false;
};

} // namespace

void CompactionGraphView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), Style::colours().base);
    if (graph().messages == 0)
        return;
    const int top = stripTop();
    painter.save();
    painter.setClipRect(QRect(left() - Style::measures().u, 0, viewport()->width(), top));
    paintEdges(painter);
    paintNodes(painter);
    painter.restore();
    painter.save();
    painter.setClipRect(QRect(left() - Style::measures().u, 0, viewport()->width(), viewport()->height()));
    paintStrip(painter);
    paintMarkers(painter);
    paintAxis(painter);
    painter.restore();
    paintGutter(painter);
}

// ---- summaries -------------------------------------------------------------------------------------

/// The line around it and the ground.
std::pair<QColor, QColor> CompactionGraphView::inksOf(const CompactionNode& node) const
{
    const Colours& c = Style::colours();
    switch (node.state) {
    case CompactionNode::State::Active:
        return {c.summary, c.summaryTint};
    case CompactionNode::State::Superseded:
        return {c.edge, c.base};
    case CompactionNode::State::Orphan:
        break;
    }
    return {c.warning, c.base};
}

void CompactionGraphView::paintNodes(QPainter& painter) const
{
    const QRect shown(0, 0, viewport()->width(), stripTop());
    const Places places = this->places();
    Drawn drawn;
    for (int i = 0; i < int(graph().nodes.size()); ++i) {
        const QRect rect = places.rectOf(i);
        if (!rect.adjusted(-4, -4, 4, 4).intersects(shown))
            continue;
        const bool isActive = graph().nodes[size_t(i)].state == CompactionNode::State::Active;
        if (!drawn.isAgain(rect, isActive) || rect.width() >= SmallNode || i == m_current)
            paintNode(painter, i, rect);
    }
}

void CompactionGraphView::paintNode(QPainter& painter, int node, const QRect& rect) const
{
    const Colours& c = Style::colours();
    const Measures& m = Style::measures();
    const CompactionNode& one = graph().nodes[size_t(node)];
    const auto [line, ground] = inksOf(one);
    const bool isActive = one.state == CompactionNode::State::Active;
    if (rect.width() < SmallNode) {
        painter.fillRect(rect, isActive ? line : c.line);
        painter.fillRect(QRect(rect.topLeft(), QSize(rect.width(), 2)), node == m_current ? c.focus : line);
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(withinReach(rect, viewport()->width())).adjusted(1, 1, -1, -1);
    const double radius = one.isLeaf() ? m.u * 0.75 : box.height() / 2;
    if (node == m_current) {
        painter.setPen(QPen(c.focus, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(box.adjusted(-2.5, -2.5, 2.5, 2.5), radius + 2.5, radius + 2.5);
    }
    QPen pen(line, isActive ? 2 : 1.2);
    if (!isActive && rect.width() >= DashedNode)
        pen.setDashPattern({4, 2.5});
    painter.setPen(pen);
    painter.setBrush(ground);
    painter.drawRoundedRect(box, radius, radius);
    painter.setRenderHint(QPainter::Antialiasing, false);

    // A long one keeps its name where it is seen.
    const int inset = one.isLeaf() ? 2 * m.u : 3 * m.u;
    QRect words = rect.adjusted(inset, 0, -inset, 0) & QRect(left(), rect.top(), viewport()->width(), rect.height());
    const QString name = compactionwords::name(one);
    const QFontMetrics bold(m.bold);
    if (words.width() < bold.horizontalAdvance(u"…"_s) * 2)
        return;
    painter.setFont(m.bold);
    painter.setPen(isActive ? c.summary : c.muted);
    painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft, bold.elidedText(name, Qt::ElideRight, words.width()));
    words.adjust(bold.horizontalAdvance(name) + m.u, 0, 0, 0);
    const QFontMetrics meta(m.meta);
    if (words.width() < 6 * m.u)
        return;
    painter.setFont(m.meta);
    painter.setPen(isActive ? c.text : c.muted);
    painter.drawText(
        words, Qt::AlignVCenter | Qt::AlignLeft, meta.elidedText(wordsOf(one), Qt::ElideRight, words.width()));
}

void CompactionGraphView::paintEdges(QPainter& painter) const
{
    const Colours& c = Style::colours();
    const int u = Style::measures().u;
    const QRect shown(0, 0, viewport()->width(), stripTop());
    const Places places = this->places();
    QPoint lastHead;
    bool isLastActive = false;
    for (const CompactionNode& one : graph().nodes) {
        if (one.child < 0)
            continue;
        const QRect from = places.rectOf(int(&one - graph().nodes.data()));
        const QRect to = places.rectOf(one.child);
        const QPoint start(from.center().x(), from.top());
        const QPoint end(start.x(), to.bottom() + 1);
        // What a damaged store says of the spans may leave nothing above; no arrow leads there.
        if (end.x() < to.left() || end.x() > to.right() || end.y() >= start.y()
            || !QRect(end, start).adjusted(-u, 0, u, 0).intersects(shown))
            continue;
        // Heads that stand closer than they are wide are one smear, and cost most of a crowded frame.
        const bool isActive = graph().nodes[size_t(one.child)].state == CompactionNode::State::Active;
        if (isActive == isLastActive && end.y() == lastHead.y() && std::abs(end.x() - lastHead.x()) < u)
            continue;
        lastHead = end;
        isLastActive = isActive;
        const QColor ink = isActive ? c.summary : c.edge;
        painter.fillRect(QRect(end.x(), end.y() + u, 2, start.y() - end.y() - u), ink);
        painter.setRenderHint(QPainter::Antialiasing);
        QPainterPath head;
        head.moveTo(end.x() + 1, end.y());
        head.lineTo(end.x() + 1 - u, end.y() + 1.5 * u);
        head.lineTo(end.x() + 1 + u, end.y() + 1.5 * u);
        head.closeSubpath();
        painter.fillPath(head, ink);
        painter.setRenderHint(QPainter::Antialiasing, false);
    }
}

// ---- the strip of messages -------------------------------------------------------------------------

/// Collects the messages of each pixel; costs as much as the messages on screen, once per place.
void CompactionGraphView::gatherColumns() const
{
    m_columnsStale = false;
    m_columns.assign(size_t(std::max(1, viewport()->width() - left())), {});
    m_mostTokens = 1;
    const std::vector<CompactionBar>& bars = m_source->bars();
    const double per = perMessage();
    const int scrolled = horizontalScrollBar()->value();
    const auto first = size_t(std::max(0.0, scrolled / per));
    const size_t last = std::min(bars.size(), size_t((scrolled + double(m_columns.size())) / per) + 1);
    for (size_t i = first; i < last; ++i) {
        const CompactionBar& bar = bars[i];
        if (!bar.isKnown)
            break; // the rest is not read yet
        const MessageStates states = MessageStates::fromInt(bar.states);
        const auto from = qint64(double(i) * per) - scrolled;
        const qint64 to = std::max(from + 1, qint64(double(i + 1) * per) - scrolled);
        const bool hasGap = per >= 3;
        for (qint64 x = std::max<qint64>(0, from); x < std::min<qint64>(to, qint64(m_columns.size())); ++x) {
            Column& column = m_columns[size_t(x)];
            column.isInContext |= states.testFlag(MessageState::InContext);
            column.isSummarised |= states.testFlag(MessageState::Summarised);
            column.isDiscarded |= states.testFlag(MessageState::Discarded);
            if (hasGap && x == to - 1)
                continue;
            if (bar.kind != CompactionBar::Kind::Summary && bar.tokens >= column.tokens) {
                column.tokens = bar.tokens;
                column.kind = bar.kind;
            }
        }
        if (bar.kind != CompactionBar::Kind::Summary)
            m_mostTokens = std::max(m_mostTokens, bar.tokens);
    }
}

void CompactionGraphView::paintStrip(QPainter& painter) const
{
    if (m_columnsStale)
        gatherColumns();
    const Colours& c = Style::colours();
    const int u = Style::measures().u;
    const int floor = stripTop() + 20 * u;
    const int tall = 17 * u;
    if (m_markedTo >= m_markedFrom && m_markedFrom >= 0) {
        const int from = int(xOf(double(m_markedFrom)));
        const int to = int(xOf(double(m_markedTo) + 1));
        painter.fillRect(QRect(from, stripTop() + 2 * u, to - from, floor - stripTop() + u), c.summaryTint);
    }
    // Of very different sizes the small ones are seen too: heights go by the square root.
    const double scale = tall / std::sqrt(double(m_mostTokens));
    const auto inkOf = [&](CompactionBar::Kind kind) {
        return kind == CompactionBar::Kind::Prompt ? c.accent : kind == CompactionBar::Kind::Tool ? c.tool : c.edge;
    };
    for (size_t x = 0; x < m_columns.size(); ++x) {
        const Column& column = m_columns[x];
        if (column.tokens == 0)
            continue;
        const int height = std::max(2, int(std::sqrt(double(column.tokens)) * scale));
        painter.fillRect(QRect(left() + int(x), floor - height, 1, height), inkOf(column.kind));
    }
    const int rail = floor + u / 2;
    for (size_t x = 0; x < m_columns.size(); ++x) {
        const Column& column = m_columns[x];
        const int at = left() + int(x);
        if (column.isInContext) {
            painter.fillRect(QRect(at, rail, 1, 3), c.accent);
        } else if (column.isSummarised) {
            painter.fillRect(QRect(at, rail - 1, 1, 1), c.summary);
            painter.fillRect(QRect(at, rail + 3, 1, 1), c.summary);
        } else if (column.isDiscarded && (at % 11) < 6) {
            painter.fillRect(QRect(at, rail, 1, 2), c.edge);
        }
    }
}

std::vector<CompactionGraphView::Flag> CompactionGraphView::flags() const
{
    const Measures& m = Style::measures();
    const QFontMetrics small(m.small);
    const Places places = this->places();
    const std::vector<CompactionNode>& nodes = graph().nodes;
    const auto hasMessage = [](const CompactionNode& node) { return node.at >= 0; };
    const auto isInView = [&](int x) { return x >= places.fixedLeft && x <= viewport()->width(); };
    const auto flagOf = [&](const CompactionNode& node, int x) {
        const int wide = small.horizontalAdvance(format::number(node.number)) + 2 * m.u;
        const int begin = std::min(x - wide / 2, viewport()->width() - wide); // a number at the edge is not cut off
        return Flag {int(&node - nodes.data()), x, QRect(begin, stripTop() + m.u, wide, small.height() + 2)};
    };
    std::optional<Flag> newest;
    if (const auto last = std::ranges::find_if(nodes.rbegin(), nodes.rend(), hasMessage); last != nodes.rend()) {
        if (const int x = int(places.xOf(double(last->at))); isInView(x))
            newest = flagOf(*last, x);
    }
    std::vector<Flag> flags;
    int free = -1;
    int narrowest = 2 * m.u; // numbers grow, and with them their boxes
    for (const CompactionNode& node : nodes) {
        if (!hasMessage(node))
            continue;
        const int x = int(places.xOf(double(node.at)));
        if (!isInView(x) || x - narrowest / 2 < free)
            continue;
        const Flag flag = flagOf(node, x);
        if (flag.box.left() < free || (newest && flag.box.adjusted(-m.u, 0, m.u, 0).intersects(newest->box)))
            continue;
        narrowest = flag.box.width() - m.u; // digits differ in width
        free = flag.box.right() + 1 + m.u;
        flags.push_back(flag);
    }
    if (newest)
        flags.push_back(*newest);
    return flags;
}

/// A dotted line down through the strip, numbered as the summary is: square for a leaf, round for a condensed one.
void CompactionGraphView::paintMarkers(QPainter& painter) const
{
    const Colours& c = Style::colours();
    const Measures& m = Style::measures();
    const int top = stripTop();
    painter.setFont(m.small);
    for (const Flag& flag : flags()) {
        const CompactionNode& node = graph().nodes[size_t(flag.node)];
        for (int y = top + m.u; y <= top + 21 * m.u; y += 4)
            painter.fillRect(QRect(flag.x, y, 1, 1), c.summary);
        painter.setPen(c.summary);
        painter.setBrush(c.base);
        const double radius = node.isLeaf() ? 2 : flag.box.height() / 2.0;
        painter.drawRoundedRect(QRectF(flag.box).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
        painter.drawText(flag.box, Qt::AlignCenter, format::number(node.number));
    }
}

void CompactionGraphView::paintAxis(QPainter& painter) const
{
    const Measures& m = Style::measures();
    const QFontMetrics small(m.small);
    painter.setFont(m.small);
    painter.setPen(Style::colours().muted);
    const int top = stripTop() + 22 * m.u;
    const int apart = small.horizontalAdvance(format::number(graph().messages)) + 10 * m.u;
    // 1, 2 or 5 times a power of ten, the first that leaves room between the numbers.
    qint64 step = 1;
    for (int i = 0; double(step) * perMessage() < apart; ++i)
        step = i % 3 == 1 ? step * 5 / 2 : step * 2;
    const auto draw = [&](qint64 number) {
        const double x = xOf(double(number) - 0.5);
        const QString text = format::number(number);
        const int wide = small.horizontalAdvance(text);
        if (x + wide < left() || x - wide > viewport()->width())
            return;
        const double begin
            = std::min(x - wide / 2.0, double(viewport()->width() - wide - m.u)); // the last one at the edge
        painter.drawText(QRectF(begin, top, wide + 1, small.height()), Qt::AlignCenter, text);
    };
    draw(1);
    const qint64 first = std::max<qint64>(step, qint64(horizontalScrollBar()->value() / perMessage()) / step * step);
    for (qint64 number = first; number <= graph().messages; number += step) {
        const double x = xOf(double(number));
        if (x > viewport()->width() + apart)
            break;
        if (double(graph().messages - number) * perMessage() > apart * 0.8
            && double(number) * perMessage() > apart * 0.5)
            draw(number);
    }
    if (graph().messages > 1)
        draw(graph().messages);
}

void CompactionGraphView::paintGutter(QPainter& painter) const
{
    const Colours& c = Style::colours();
    const Measures& m = Style::measures();
    painter.setFont(m.meta);
    painter.setPen(c.muted);
    const int wide = left() - 3 * m.u;
    const auto draw = [&](int middle, const QString& text) {
        painter.drawText(QRect(0, middle - m.metaLine, wide, 2 * m.metaLine), Qt::AlignRight | Qt::AlignVCenter, text);
    };
    painter.save();
    painter.setClipRect(QRect(0, 0, left(), stripTop()));
    for (int depth = 0; depth < int(graph().lanes.size()); ++depth) {
        const int tall = graph().lanes[size_t(depth)] * (laneHeight() + m.u) - m.u;
        const int middle = depthTop(depth) + tall / 2 - verticalScrollBar()->value();
        if (depth == 0)
            draw(middle, tr("Leaves"));
        else if (depth + 1 == int(graph().lanes.size()))
            draw(middle, tr("Condensed"));
    }
    painter.restore();
    draw(stripTop() + 14 * m.u, tr("Messages"));
}

} // namespace stemma
