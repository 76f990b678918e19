// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/usage/columnchart.h"

#include "ui/common/style.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int LeastColumn = 4; ///< pixels, one of them a gap
constexpr int MostMarks = 4;

} // namespace

std::vector<ChartColumn> ColumnChart::gathered()
{
    const Measures& m = Style::measures();
    // How wide the figures of the axis are is known when there are columns: it is guessed.
    std::vector<ChartColumn> columns = chartColumns(data(), std::max(1, (plot().width() - 12 * m.u) / LeastColumn));
    double most = 0;
    for (const ChartColumn& column : columns)
        most = std::max(most, column.total);
    m_scale = data().gather == ChartData::Gather::Share ? ChartScale {0.5, 1} : ChartScale::of(most, MostMarks);
    m_axisWidth = 0;
    for (int mark = 0; !columns.empty() && mark <= m_scale.marks(); ++mark)
        m_axisWidth = std::max(m_axisWidth, QFontMetrics(m.small).horizontalAdvance(data().tick(mark * m_scale.step)));
    return columns;
}

QRect ColumnChart::bars() const
{
    const Measures& m = Style::measures();
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const int side = m_axisWidth + 2 * m.u;
    return plot().adjusted(mirrored ? 0 : side, m.u, mirrored ? -side : 0, -QFontMetrics(m.small).height() - m.u);
}

double ColumnChart::columnWidth() const
{
    const double most = 12.0 * Style::measures().u; // a single day is a column and no wall
    return columnCount() == 0 ? 0 : std::min(bars().width() / double(columnCount()), most);
}

QRect ColumnChart::columnRect(int column) const
{
    const QRect area = bars();
    const double wide = columnWidth();
    const int from = int(column * wide);
    const int to = std::max(from + 1, int((column + 1) * wide));
    const int left = layoutDirection() == Qt::RightToLeft ? area.right() + 1 - to : area.left() + from;
    return {left, area.top(), to - from, area.height()};
}

double ColumnChart::heightOf(double value) const
{
    return value / m_scale.most * (bars().height() - 1);
}

ChartPlace ColumnChart::placeAt(const QPoint& point) const
{
    const QRect area = bars();
    if (columnCount() == 0 || !area.adjusted(0, 0, 0, QFontMetrics(Style::measures().small).height()).contains(point))
        return {};
    const int inside = layoutDirection() == Qt::RightToLeft ? area.right() - point.x() : point.x() - area.left();
    const int column = int((inside + 0.5) / columnWidth());
    if (column >= columnCount())
        return {};
    const ChartColumn& at = columns()[size_t(column)];
    const double above = area.bottom() - point.y();
    double height = 0;
    for (int series = 0; series < int(at.parts.size()); ++series) {
        height += heightOf(at.parts[size_t(series)]);
        if (at.parts[size_t(series)] > 0 && above >= 0 && above < height)
            return {column, series};
    }
    return {column, -1};
}

void ColumnChart::paintPlot(QPainter& painter)
{
    for (int column = 0; column < columnCount(); ++column)
        fillGround(painter, column);
    paintAxis(painter);
    for (int column = 0; column < columnCount(); ++column)
        paintColumn(painter, column);
    paintLabels(painter);
}

void ColumnChart::paintAxis(QPainter& painter) const
{
    const Colours& c = Style::colours();
    const QRect area = bars();
    const QFontMetrics metrics(Style::measures().small);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    painter.setFont(Style::measures().small);
    for (int mark = 0; mark <= m_scale.marks(); ++mark) {
        const int y = area.bottom() - int(heightOf(mark * m_scale.step));
        painter.fillRect(QRect(area.left(), y, area.width(), 1), mark == 0 ? c.edge : c.line);
        const QRect label(mirrored ? area.right() + Style::measures().u : plot().left(), y - metrics.height() / 2,
            mirrored ? plot().right() - area.right() : area.left() - plot().left() - Style::measures().u,
            metrics.height());
        painter.setPen(c.muted);
        painter.drawText(
            label, Qt::AlignTrailing | Qt::AlignVCenter | Qt::TextSingleLine, data().tick(mark * m_scale.step));
    }
}

void ColumnChart::paintColumn(QPainter& painter, int column) const
{
    const QRect area = columnRect(column);
    const ChartColumn& at = columns()[size_t(column)];
    const int gap = area.width() >= LeastColumn ? std::max(1, area.width() / 8) : 0;
    double below = 0;
    for (int series = 0; series < int(at.parts.size()); ++series) {
        const double part = at.parts[size_t(series)];
        if (!(part > 0))
            continue;
        const int bottom = area.bottom() - int(heightOf(below));
        below += part;
        // What is there is seen, and neighbours are told apart by a line where there is room for one.
        int top = std::min(area.bottom() - int(heightOf(below)), bottom - 1);
        if (series + 1 < int(at.parts.size()) && bottom - top > 3)
            ++top;
        painter.fillRect(QRect(QPoint(area.left() + gap, top), QPoint(area.right() - (gap > 1 ? gap : 0), bottom - 1)),
            fillOf(series));
    }
}

void ColumnChart::paintLabels(QPainter& painter) const
{
    const Measures& m = Style::measures();
    const QFontMetrics metrics(m.small);
    const QRect area = bars();
    painter.setFont(m.small);
    painter.setPen(Style::colours().muted);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    int free = mirrored ? area.right() + 1 : area.left();
    for (int column = 0; column < columnCount(); ++column) {
        const QString label = data().labels[columns()[size_t(column)].first];
        const int wide = metrics.horizontalAdvance(label);
        const QRect place = columnRect(column);
        int left = place.center().x() - wide / 2;
        left = std::clamp(left, area.left(), std::max(area.left(), area.right() - wide));
        if (mirrored ? left + wide > free : left < free)
            continue;
        painter.fillRect(QRect(place.center().x(), area.bottom() + 1, 1, m.u / 2), Style::colours().edge);
        painter.drawText(QRect(left, area.bottom() + m.u, wide + 1, metrics.height()), Qt::TextSingleLine, label);
        free = mirrored ? left - 4 * m.u : left + wide + 4 * m.u;
    }
}

} // namespace stemma
