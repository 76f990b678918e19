// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lineage/lineagedelegate.h"

#include "ui/common/chip.h"
#include "ui/common/style.h"

#include <QPainter>
#include <QPainterPath>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using Kind = LineageNode::Kind;
using EdgeKind = LineageEdge::Kind;

constexpr int MostFullLanes = 14; ///< more share the room of these

QColor laneColour(const LineageLine& line, const Colours& colours)
{
    if (line.kind == EdgeKind::Discarded && line.fromLane >= 0)
        return colours.edge;
    const QColor inTurn[] = {colours.accent, colours.summary, colours.tool, colours.branch};
    return inTurn[line.lane % 4];
}

QPen penOf(const LineageLine& line, bool beforeHead, const Colours& colours)
{
    QPen pen(laneColour(line, colours), 2, Qt::SolidLine, Qt::FlatCap);
    if (line.fromLane < 0)
        return pen;
    if (line.kind == EdgeKind::SubAgent)
        pen.setDashPattern({1, 1.5});
    else if (line.kind == EdgeKind::Discarded)
        pen.setDashPattern({3, 2.5});
    else if (line.found && beforeHead)
        pen.setDashPattern({3, 1.5, 1, 1.5});
    return pen;
}

} // namespace

void drawLineageShape(
    QPainter& painter, QPointF centre, Kind kind, const QColor& colour, const QColor& ground, double unit)
{
    const double r = 1.4 * unit;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 1.5));
    painter.setBrush(ground);
    const QRectF box(centre.x() - r, centre.y() - r, 2 * r, 2 * r);
    switch (kind) {
    case Kind::Session:
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawRect(box);
        break;
    case Kind::SubAgent:
        painter.drawRoundedRect(box.adjusted(-r / 2, r / 5, r / 2, -r / 5), r, r);
        break;
    case Kind::Discarded:
        painter.setPen(QPen(colour, 1.5, Qt::DashLine));
        painter.drawEllipse(box);
        break;
    case Kind::Fork:
        painter.drawPolygon(QPolygonF({centre + QPointF(0, -1.25 * r), centre + QPointF(1.25 * r, 0),
            centre + QPointF(0, 1.25 * r), centre + QPointF(-1.25 * r, 0)}));
        break;
    case Kind::Resume:
        painter.drawEllipse(box);
        painter.drawLine(centre - QPointF(r / 2, 0), centre + QPointF(r / 2, 0));
        break;
    case Kind::Checkpoint:
        painter.fillRect(box, ground);
        painter.drawLine(box.topLeft(), box.bottomLeft() + QPointF(0, r / 3));
        painter.drawPolygon(QPolygonF({box.topLeft(), box.topRight(), box.topRight() + QPointF(-r / 2, 0.65 * r),
            box.topRight() + QPointF(0, 1.3 * r), box.topLeft() + QPointF(0, 1.3 * r)}));
        break;
    case Kind::Compaction:
        painter.drawRoundedRect(box.adjusted(-r / 5, r / 2.5, r / 5, -r / 2.5), 1, 1);
        break;
    case Kind::End:
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawEllipse(centre, 0.9 * r, 0.9 * r);
        break;
    case Kind::Folded:
        for (const int dot : {-1, 0, 1})
            painter.drawEllipse(centre + QPointF(0, dot * r), 0.5, 0.5);
        break;
    }
    painter.restore();
}

LineageDelegate::LineageDelegate(const LineageModel* model, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
{
}

int LineageDelegate::rowHeight()
{
    const Measures& m = Style::measures();
    return qMax(7 * m.u - 1, QFontMetrics(m.body).height() + m.u);
}

double LineageDelegate::pitch() const
{
    const double full = 5.5 * Style::measures().u;
    const int lanes = m_model->layout().width();
    return lanes <= MostFullLanes ? full : full * MostFullLanes / lanes;
}

double LineageDelegate::xOf(int lane) const
{
    return 5.5 * Style::measures().u + lane * pitch();
}

int LineageDelegate::laneWidth() const
{
    const int lanes = qMax(1, m_model->layout().width());
    return qRound(xOf(lanes - 1) + 6 * Style::measures().u);
}

QSize LineageDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return {QStyledItemDelegate::sizeHint(option, index).width(), rowHeight()};
}

void LineageDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& c = Style::colours();
    const bool marked = !index.data(LineageModel::MarkRole).toString().isEmpty();
    const bool selected = option.state & QStyle::State_Selected;
    painter->save();
    painter->setLayoutDirection(option.direction);
    painter->fillRect(option.rect,
        selected || marked                           ? c.selection
            : option.state & QStyle::State_MouseOver ? c.hover
                                                     : c.base);
    if (index.column() == LineageModel::LaneColumn) {
        if (selected || marked) {
            const QRect bar(option.rect.left(), option.rect.top(), 3, option.rect.height());
            painter->fillRect(QStyle::visualRect(option.direction, option.rect, bar), c.focus);
        }
        painter->setClipRect(option.rect);
        if (option.direction == Qt::RightToLeft) {
            // Lanes begin at the leading edge; their shapes are the same in a mirror.
            painter->translate(option.rect.left() + option.rect.right() + 1, 0);
            painter->scale(-1, 1);
        }
        paintLanes(*painter, option.rect, index.row());
    } else {
        paintText(*painter, option, index);
    }
    painter->restore();
    if (option.state & QStyle::State_HasFocus && option.state & QStyle::State_KeyboardFocusChange
        && index.column() == LineageModel::EventColumn) {
        painter->setPen(QPen(c.focus, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option.rect.adjusted(1, 1, -1, -1));
    }
}

void LineageDelegate::paintBend(QPainter& painter, const QRect& rect, const LineageLine& line, bool leaving) const
{
    // From the middle of one row to the middle of the next; each row draws its half.
    const double height = rect.height();
    const double top = rect.top() + height / 2 - (leaving ? 0 : height);
    const QPointF from(rect.left() + xOf(line.fromLane), top);
    const QPointF to(rect.left() + xOf(line.lane), top + height);
    QPainterPath path(from);
    path.cubicTo(from + QPointF(0, 0.75 * height), to - QPointF(0, 0.75 * height), to);
    painter.setPen(penOf(line, true, Style::colours()));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
}

void LineageDelegate::paintLine(QPainter& painter, const QRect& rect, int row, const LineageLine& line) const
{
    const double x = rect.left() + xOf(line.lane);
    const double middle = rect.top() + rect.height() / 2.0;
    const int head = m_model->layout().rowOf(m_model->graph().sessions[size_t(line.session)].firstNode);
    if (row > line.start) {
        painter.setPen(penOf(line, row <= head, Style::colours()));
        painter.drawLine(QPointF(x, rect.top()), QPointF(x, middle));
    } else if (line.fromLane >= 0) {
        paintBend(painter, rect, line, false);
    }
    if (row < line.end) {
        painter.setPen(penOf(line, row < head, Style::colours()));
        painter.drawLine(QPointF(x, middle), QPointF(x, rect.top() + rect.height()));
    }
}

void LineageDelegate::paintLanes(QPainter& painter, const QRect& rect, int row) const
{
    const Colours& c = Style::colours();
    const LineageLayout& layout = m_model->layout();
    painter.setRenderHint(QPainter::Antialiasing);
    for (int lane = 0; lane < layout.width(); ++lane) {
        if (const LineageLine* line = layout.lineAt(lane, row))
            paintLine(painter, rect, row, *line);
        const LineageLine* next = layout.lineAt(lane, row + 1);
        if (next && next->start == row + 1 && next->fromLane >= 0)
            paintBend(painter, rect, *next, true);
    }
    const LineageRow& own = layout.rows[size_t(row)];
    const QPointF centre(rect.left() + xOf(own.lane), rect.top() + rect.height() / 2.0);
    const LineageNode* node = m_model->nodeAt(row);
    const LineageLine* line = node ? layout.lineAt(own.lane, row) : nullptr;
    // Where lanes stand close, the shapes shrink with them.
    const double unit = qMin(double(Style::measures().u), pitch() / 3);
    QColor colour = line ? laneColour(*line, c) : c.muted;
    if (node && node->kind == Kind::Discarded)
        colour = c.edge;
    drawLineageShape(painter, centre, node ? node->kind : Kind::Folded, colour, c.base, qMax(1.0, unit));
}

void LineageDelegate::paintText(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& c = Style::colours();
    const Measures& m = Style::measures();
    QRect rect = option.rect.adjusted(m.u, 0, -m.u, 0);
    if (index.column() == LineageModel::TimeColumn)
        rect.adjust(0, 0, -2 * m.u, 0);
    const QString mark = index.data(LineageModel::MarkRole).toString();
    if (index.column() == LineageModel::EventColumn && !mark.isEmpty()) {
        const int width = qMax(chip::width({}, mark), 5 * m.u);
        const QRect place(rect.left(), rect.center().y() - chip::height() / 2 + 1, width, chip::height());
        chip::draw(painter, QStyle::visualRect(option.direction, rect, place), {}, mark,
            mark == u'A' ? c.accent : c.summary, c.base);
        rect = QStyle::visualRect(option.direction, rect, rect.adjusted(width + 3 * m.u / 2, 0, 0, 0));
    }
    const bool isDetail = index.column() == LineageModel::DetailColumn || index.column() == LineageModel::TimeColumn;
    const bool quiet = index.data(LineageModel::QuietRole).toBool();
    const bool strong = index.column() == LineageModel::EventColumn && index.data(LineageModel::StrongRole).toBool();
    painter.setFont(strong ? m.bold : m.body);
    painter.setPen(isDetail || quiet ? c.muted : c.text);
    const QString text = QFontMetrics(painter.font()).elidedText(index.data().toString(), Qt::ElideRight, rect.width());
    const bool isFigure = index.column() >= LineageModel::MessagesColumn;
    const auto align
        = QStyle::visualAlignment(option.direction, (isFigure ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    painter.drawText(rect, int(align) | Qt::TextSingleLine, text);
}

} // namespace stemma
