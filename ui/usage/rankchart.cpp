// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/usage/rankchart.h"

#include "ui/common/style.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

void RankChart::setAll(int items)
{
    m_all = items;
    update();
}

int RankChart::leftOut() const
{
    return std::max(0, std::max(m_all, data().items()) - columnCount());
}

int RankChart::rowHeight() const
{
    return QFontMetrics(Style::measures().body).height() + 2 * Style::measures().u;
}

std::vector<ChartColumn> RankChart::gathered()
{
    std::vector<ChartColumn> rows = chartColumns(data(), data().items());
    size_t fit = size_t(std::max(1, plot().height() / rowHeight()));
    if (std::max(size_t(m_all), rows.size()) > fit && fit > 1)
        --fit; // the line that tells of the rest
    if (rows.size() > fit)
        rows.resize(fit);
    const QFontMetrics metrics(Style::measures().body);
    m_most = 0;
    m_nameWidth = 0;
    m_figureWidth = 0;
    for (const ChartColumn& row : rows) {
        m_nameWidth = std::max(m_nameWidth, metrics.horizontalAdvance(data().labels[row.first]));
        m_most = std::max(m_most, row.total);
        m_figureWidth = std::max(m_figureWidth, metrics.horizontalAdvance(data().words(row.total)));
    }
    m_most = m_most > 0 ? m_most : 1;
    return rows;
}

QRect RankChart::columnRect(int column) const
{
    return {plot().left(), plot().top() + column * rowHeight(), plot().width(), rowHeight()};
}

QRect RankChart::barRect(int column) const
{
    const int u = Style::measures().u;
    const QRect row = columnRect(column);
    const int name = std::min(m_nameWidth + 4 * u, row.width() / 2); // long ones are elided
    const int figure = m_figureWidth + 2 * u;
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    return row.adjusted(mirrored ? figure : name, u, -(mirrored ? name : figure), -u);
}

ChartPlace RankChart::placeAt(const QPoint& point) const
{
    const int column = (point.y() - plot().top()) / rowHeight();
    if (!plot().contains(point) || column >= columnCount())
        return {};
    const QRect bar = barRect(column);
    const double along = layoutDirection() == Qt::RightToLeft ? bar.right() - point.x() : point.x() - bar.left();
    const ChartColumn& row = columns()[size_t(column)];
    double end = 0;
    for (int series = 0; series < int(row.parts.size()); ++series) {
        end += row.parts[size_t(series)] / m_most * bar.width();
        if (along >= 0 && along < end)
            return {column, series};
    }
    return {column, -1};
}

void RankChart::paintRow(QPainter& painter, int column) const
{
    const Measures& m = Style::measures();
    const Colours& c = Style::colours();
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const QRect row = columnRect(column);
    const QRect bar = barRect(column);
    const QRect name = mirrored
        ? QRect(bar.right() + 2 * m.u, row.top(), row.right() - bar.right() - 2 * m.u, row.height())
        : QRect(row.left() + m.u, row.top(), bar.left() - row.left() - 3 * m.u, row.height());
    const QRect figure = mirrored ? QRect(row.left(), row.top(), bar.left() - row.left() - m.u, row.height())
                                  : QRect(bar.right() + m.u, row.top(), row.right() - bar.right() - m.u, row.height());
    painter.setFont(m.body);
    painter.setPen(c.text);
    painter.drawText(name, Qt::AlignLeading | Qt::AlignVCenter | Qt::TextSingleLine,
        QFontMetrics(m.body).elidedText(labelOf(column), Qt::ElideMiddle, name.width()));
    const ChartColumn& at = columns()[size_t(column)];
    painter.drawText(figure, Qt::AlignTrailing | Qt::AlignVCenter | Qt::TextSingleLine, data().words(at.total));
    const double scale = bar.width() / m_most;
    double before = 0;
    for (int series = 0; series < int(at.parts.size()); ++series) {
        if (!(at.parts[size_t(series)] > 0))
            continue;
        const int from = int(before * scale);
        before += at.parts[size_t(series)];
        const int to = std::max(from + 1, int(before * scale) - (series + 1 < int(at.parts.size()) ? 1 : 0));
        QRect piece(bar.left() + from, bar.top(), to - from, bar.height());
        if (mirrored)
            piece.moveRight(bar.right() - from);
        painter.fillRect(piece, fillOf(series));
    }
}

void RankChart::paintPlot(QPainter& painter)
{
    for (int column = 0; column < columnCount(); ++column) {
        fillGround(painter, column);
        paintRow(painter, column);
    }
    if (leftOut() == 0)
        return;
    const Measures& m = Style::measures();
    painter.setFont(m.meta);
    painter.setPen(Style::colours().muted);
    const QRect line(plot().left() + m.u, plot().top() + columnCount() * rowHeight(), plot().width(), rowHeight());
    painter.drawText(line, Qt::AlignLeading | Qt::AlignVCenter, tr("%Ln more in the table", nullptr, leftOut()));
}

} // namespace stemma
