// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/compaction/compactiongraphpainter.h"

#include "core/models/compactiontexts.h"
#include "core/models/lossflagsource.h"
#include "ui/common/chip.h"
#include "ui/common/format.h"
#include "ui/common/style.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct PainterText
{
    Q_DECLARE_TR_FUNCTIONS(CompactionGraphView)
};

constexpr int SmallNode = 12; ///< narrower ones are drawn without words and round corners
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

/// The line around it and the ground.
std::pair<QColor, QColor> inksOf(const CompactionNode& node)
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

} // namespace

void CompactionGraphPainter::nodes(int current, LossFlagSource* flags) const
{
    const QRect shown(0, 0, m_places.view.width(), m_places.stripTop);
    Drawn drawn;
    for (int i = 0; i < int(m_places.graph.nodes.size()); ++i) {
        const QRect rect = m_places.rectOf(i);
        if (!rect.adjusted(-4, -4, 4, 4).intersects(shown))
            continue;
        const bool isActive = m_places.graph.nodes[size_t(i)].state == CompactionNode::State::Active;
        if (!drawn.isAgain(rect, isActive) || rect.width() >= SmallNode || i == current)
            node(i, rect, i == current,
                flags && rect.width() >= SmallNode ? flags->of(m_places.graph.nodes[size_t(i)].summary.id) : nullptr);
    }
}

void CompactionGraphPainter::node(int node, const QRect& rect, bool isCurrent, const LossFlag* loss) const
{
    const Colours& c = Style::colours();
    const Measures& m = Style::measures();
    const CompactionNode& one = m_places.graph.nodes[size_t(node)];
    const auto [line, ground] = inksOf(one);
    const bool isActive = one.state == CompactionNode::State::Active;
    if (rect.width() < SmallNode) {
        m_painter.fillRect(rect, isActive ? line : c.line);
        m_painter.fillRect(QRect(rect.topLeft(), QSize(rect.width(), 2)), isCurrent ? c.focus : line);
        return;
    }
    m_painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(withinReach(rect, m_places.view.width())).adjusted(1, 1, -1, -1);
    const double radius = one.isLeaf() ? m.u * 0.75 : box.height() / 2;
    if (isCurrent) {
        m_painter.setPen(QPen(c.focus, 2));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRoundedRect(box.adjusted(-2.5, -2.5, 2.5, 2.5), radius + 2.5, radius + 2.5);
    }
    QPen pen(line, isActive ? 2 : 1.2);
    if (!isActive && rect.width() >= DashedNode)
        pen.setDashPattern({4, 2.5});
    m_painter.setPen(pen);
    m_painter.setBrush(ground);
    m_painter.drawRoundedRect(box, radius, radius);
    m_painter.setRenderHint(QPainter::Antialiasing, false);

    // A long one keeps its name where it is seen.
    const int inset = one.isLeaf() ? 2 * m.u : 3 * m.u;
    QRect words = rect.adjusted(inset, 0, -inset, 0)
        & QRect(m_places.fixedLeft, rect.top(), m_places.view.width(), rect.height());
    // Messages run from the left in every language; the words in a summary run as they are read.
    const bool mirrored = m_painter.layoutDirection() == Qt::RightToLeft;
    if (const int wide = loss ? lossChip(*loss, words) : 0)
        mirrored ? words.setLeft(words.left() + wide) : words.setRight(words.right() - wide);
    const QFontMetrics bold(m.bold);
    QString name = compactionwords::name(one);
    if (bold.horizontalAdvance(name) > words.width()) // which one it is, is told by its number alone
        name = format::number(one.number);
    if (bold.horizontalAdvance(name) > words.width())
        return;
    m_painter.setFont(m.bold);
    m_painter.setPen(isActive ? c.summary : c.muted);
    m_painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeading, name);
    const int taken = bold.horizontalAdvance(name) + m.u;
    mirrored ? words.setRight(words.right() - taken) : words.setLeft(words.left() + taken);
    const QFontMetrics meta(m.meta);
    if (words.width() < 6 * m.u || name != compactionwords::name(one))
        return;
    m_painter.setFont(m.meta);
    m_painter.setPen(isActive ? c.text : c.muted);
    m_painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeading,
        meta.elidedText(summaryWords(m_places.graph, one), Qt::ElideRight, words.width()));
}

/// At the trailing end of what is seen of a summary: with its words where they leave room for the name, else the sign
/// alone, and that only where something is to be warned of. Answers the width that it took.
int CompactionGraphPainter::lossChip(const LossFlag& loss, const QRect& area) const
{
    const Colours& c = Style::colours();
    const int u = Style::measures().u;
    const QString icon = loss.icon();
    const bool hasWords = chip::width(icon, loss.text()) + 20 * u <= area.width();
    const int wide = chip::width(icon, hasWords ? loss.text() : QString());
    if (!hasWords && (!loss.isWarning() || wide > area.width()))
        return 0;
    const bool mirrored = m_painter.layoutDirection() == Qt::RightToLeft;
    const QRect rect(mirrored ? area.left() : area.right() + 1 - wide, area.center().y() + 1 - chip::height() / 2, wide,
        chip::height());
    chip::draw(m_painter, rect, icon, hasWords ? loss.text() : QString(), loss.isWarning() ? c.warning : c.muted,
        loss.isWarning() ? c.warningTint : c.base);
    return wide + u;
}

void CompactionGraphPainter::edges() const
{
    const Colours& c = Style::colours();
    const int u = Style::measures().u;
    const QRect shown(0, 0, m_places.view.width(), m_places.stripTop);
    QPoint lastHead;
    bool isLastActive = false;
    for (const CompactionNode& one : m_places.graph.nodes) {
        if (one.child < 0)
            continue;
        const QRect from = m_places.rectOf(int(&one - m_places.graph.nodes.data()));
        const QRect to = m_places.rectOf(one.child);
        const QPoint start(from.center().x(), from.top());
        const QPoint end(start.x(), to.bottom() + 1);
        // What a damaged store says of the spans may leave nothing above; no arrow leads there.
        if (end.x() < to.left() || end.x() > to.right() || end.y() >= start.y()
            || !QRect(end, start).adjusted(-u, 0, u, 0).intersects(shown))
            continue;
        // Heads that stand closer than they are wide are one smear, and cost most of a crowded frame.
        const bool isActive = m_places.graph.nodes[size_t(one.child)].state == CompactionNode::State::Active;
        if (isActive == isLastActive && end.y() == lastHead.y() && std::abs(end.x() - lastHead.x()) < u)
            continue;
        lastHead = end;
        isLastActive = isActive;
        const QColor ink = isActive ? c.summary : c.edge;
        m_painter.fillRect(QRect(end.x(), end.y() + u, 2, start.y() - end.y() - u), ink);
        m_painter.setRenderHint(QPainter::Antialiasing);
        QPainterPath head;
        head.moveTo(end.x() + 1, end.y());
        head.lineTo(end.x() + 1 - u, end.y() + 1.5 * u);
        head.lineTo(end.x() + 1 + u, end.y() + 1.5 * u);
        head.closeSubpath();
        m_painter.fillPath(head, ink);
        m_painter.setRenderHint(QPainter::Antialiasing, false);
    }
}

/// A dotted line down through the strip, numbered as the summary is: square for a leaf, round for a condensed one.
void CompactionGraphPainter::flags() const
{
    const Colours& c = Style::colours();
    const Measures& m = Style::measures();
    const int top = m_places.stripTop;
    m_painter.setFont(m.small);
    for (const CompactionFlag& flag : m_places.flags()) {
        const CompactionNode& node = m_places.graph.nodes[size_t(flag.node)];
        for (int y = top + m.u; y <= top + 21 * m.u; y += 4)
            m_painter.fillRect(QRect(flag.x, y, 1, 1), c.summary);
        m_painter.setPen(c.summary);
        m_painter.setBrush(c.base);
        const double radius = node.isLeaf() ? 2 : flag.box.height() / 2.0;
        m_painter.drawRoundedRect(QRectF(flag.box).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
        m_painter.drawText(flag.box, Qt::AlignCenter, format::number(node.number));
    }
}

void CompactionGraphPainter::axis() const
{
    const Measures& m = Style::measures();
    const QFontMetrics small(m.small);
    m_painter.setFont(m.small);
    m_painter.setPen(Style::colours().muted);
    const int top = m_places.stripTop + 22 * m.u;
    const int apart = small.horizontalAdvance(format::number(m_places.graph.messages)) + 10 * m.u;
    // 1, 2 or 5 times a power of ten, the first that leaves room between the numbers.
    qint64 step = 1;
    for (int i = 0; double(step) * m_places.perMessage < apart; ++i)
        step = i % 3 == 1 ? step * 5 / 2 : step * 2;
    const auto draw = [&](qint64 number) {
        const double x = m_places.xOf(double(number) - 0.5);
        const QString text = format::number(number);
        const int wide = small.horizontalAdvance(text);
        if (x + wide < m_places.fixedLeft || x - wide > m_places.view.width())
            return;
        const double begin
            = std::min(x - wide / 2.0, double(m_places.view.width() - wide - m.u)); // the last one at the edge
        m_painter.drawText(QRectF(begin, top, wide + 1, small.height()), Qt::AlignCenter, text);
    };
    draw(1);
    const qint64 first = std::max<qint64>(step, qint64(m_places.scrolledLeft() / m_places.perMessage) / step * step);
    for (qint64 number = first; number <= m_places.graph.messages; number += step) {
        const double x = m_places.xOf(double(number));
        if (x > m_places.view.width() + apart)
            break;
        if (double(m_places.graph.messages - number) * m_places.perMessage > apart * 0.8
            && double(number) * m_places.perMessage > apart * 0.5)
            draw(number);
    }
    if (m_places.graph.messages > 1)
        draw(m_places.graph.messages);
}

void CompactionGraphPainter::gutter() const
{
    const Colours& c = Style::colours();
    const Measures& m = Style::measures();
    m_painter.setFont(m.meta);
    m_painter.setPen(c.muted);
    const int wide = m_places.fixedLeft - 3 * m.u;
    const auto draw = [&](int middle, const QString& text) {
        m_painter.drawText(QRect(0, middle - m.metaLine, wide, 2 * m.metaLine),
            Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter, text);
    };
    m_painter.save();
    m_painter.setClipRect(QRect(0, 0, m_places.fixedLeft, m_places.stripTop));
    for (int depth = 0; depth < int(m_places.graph.lanes.size()); ++depth) {
        const int tall = m_places.graph.lanes[size_t(depth)] * (m_places.laneHeight + m.u) - m.u;
        const int middle = m_places.tops[size_t(depth)] + tall / 2 - m_places.scrolled;
        if (depth == 0)
            draw(middle, PainterText::tr("Leaves"));
        else if (depth + 1 == int(m_places.graph.lanes.size()))
            draw(middle, PainterText::tr("Condensed"));
    }
    m_painter.restore();
    draw(m_places.stripTop + 14 * m.u, PainterText::tr("Messages"));
}

} // namespace stemma
