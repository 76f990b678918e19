// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/tableblock.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace stemma {

namespace {

constexpr size_t RowsABlock = 32;
constexpr size_t CellsABlock = 512; ///< of a wide table: what is on screen is laid out at once
constexpr size_t RowsMeasured = 64; ///< decide the columns' widths
constexpr size_t CellsMeasured = 2048;

} // namespace

TableBlock::TableBlock(
    std::shared_ptr<const TableColumns> shape, std::vector<InlineText> cells, bool hasHead, QStringList links)
    : m_shape(std::move(shape))
    , m_contents(std::move(cells))
    , m_links(std::move(links))
    , m_hasHead(hasHead)
{
}

std::vector<std::unique_ptr<TableBlock>> TableBlock::fromMarkdown(MarkdownBlock table, const TimelineStyle& style)
{
    const size_t columns = size_t(std::max(1, table.columns));
    auto shape = std::make_shared<TableColumns>();
    shape->alignments = table.alignments;
    shape->natural.assign(columns, 0);
    const size_t measured = columns * std::clamp<size_t>(CellsMeasured / columns, 1, RowsMeasured);
    for (size_t i = 0; i < std::min(table.cells.size(), measured); ++i) {
        const TextBlock cell(table.cells[i], {.face = i < columns ? Face::Bold : Face::Body});
        double& width = shape->natural[i % columns];
        width = std::max(width, std::ceil(cell.naturalWidth(style)) + 1);
    }
    std::vector<std::unique_ptr<TableBlock>> blocks;
    const size_t step = columns * std::clamp<size_t>(CellsABlock / columns, 1, RowsABlock);
    for (size_t from = 0; from < table.cells.size(); from += step) {
        const auto begin = std::make_move_iterator(table.cells.begin() + qsizetype(from));
        const auto end
            = std::make_move_iterator(table.cells.begin() + qsizetype(std::min(from + step, table.cells.size())));
        blocks.push_back(
            std::make_unique<TableBlock>(shape, std::vector<InlineText>(begin, end), from == 0, table.links));
    }
    return blocks;
}

std::vector<double> TableBlock::columnWidths(const TimelineStyle& style, int width) const
{
    std::vector<double> widths = m_shape->natural;
    const double padding = 4 * style.u;
    double total = 0;
    for (const double natural : widths)
        total += natural + padding;
    if (total <= width)
        return widths;
    // Narrow columns keep their width, the wide ones share what is left.
    const double room = std::max(0.0, width - padding * double(widths.size()));
    double fair = room / double(widths.size());
    for (int round = 0; round < 4; ++round) {
        double narrow = 0;
        int wide = 0;
        for (const double natural : m_shape->natural)
            natural <= fair ? void(narrow += natural) : void(++wide);
        if (wide == 0)
            break;
        fair = (room - narrow) / wide;
    }
    // Narrower ones would break their words anywhere; what then does not fit goes on below.
    const double least = std::max(std::floor(fair), 12.0 * style.u);
    for (double& column : widths)
        column = std::max(std::min(column, least), 3.0 * style.u);
    return widths;
}

std::vector<TableBlock::ColumnPlace> TableBlock::placesOf(
    const std::vector<double>& widths, const TimelineStyle& style, int width)
{
    const double inset = 2 * style.u;
    std::vector<ColumnPlace> places;
    double x = inset;
    int line = 0;
    for (const double column : widths) {
        if (!places.empty() && x + column + inset > width) {
            x = 3 * inset;
            ++line;
        }
        places.push_back({x, line});
        x += column + 2 * inset;
    }
    return places;
}

int TableBlock::guess(const TimelineStyle& style, int width) const
{
    Q_UNUSED(width)
    const size_t rows = m_contents.size() / std::max<size_t>(1, m_shape->natural.size());
    return int(rows) * (style.lineHeight(Face::Body) + 2 * style.u);
}

int TableBlock::layout(const TimelineStyle& style, int width)
{
    m_cells.clear();
    m_rowTops.clear();
    m_mirrored = style.mirrored;
    const std::vector<double> widths = columnWidths(style, width);
    const size_t columns = widths.size();
    const std::vector<ColumnPlace> places = placesOf(widths, style, width);
    m_tableWidth = 0;
    for (size_t column = 0; column < columns; ++column)
        m_tableWidth = std::max(m_tableWidth, places[column].x + widths[column] + 2 * style.u);
    double rowTop = 0;
    int start = 0;
    for (size_t row = 0; row * columns < m_contents.size(); ++row) {
        m_rowTops.push_back(rowTop);
        double tallest = style.lineHeight(Face::Body);
        double top = rowTop; // of the columns beside each other
        for (size_t column = 0; column < columns && row * columns + column < m_contents.size(); ++column) {
            const double x = places[column].x;
            if (column > 0 && places[column].line != places[column - 1].line)
                top += std::exchange(tallest, style.lineHeight(Face::Body)) + style.u;
            const InlineText& content = m_contents[row * columns + column];
            Cell cell;
            cell.block = std::make_unique<TextBlock>(
                content, TextBlock::Look {.face = m_hasHead && row == 0 ? Face::Bold : Face::Body});
            cell.block->links = m_links;
            cell.start = start;
            cell.block->setHits(hitsOf(start, content.text.size()));
            start += int(content.text.size()) + 1;
            const double natural = std::min(widths[column], std::ceil(cell.block->naturalWidth(style)) + 1);
            const Qt::Alignment alignment = m_shape->alignments.value(qsizetype(column), Qt::AlignLeft);
            const double escapeOverhead = widths[column] - natural;
            const double indent = alignment & Qt::AlignRight ? escapeOverhead
                : alignment & Qt::AlignHCenter               ? escapeOverhead / 2
                                                             : 0;
            const double cellWidth = alignment & Qt::AlignLeft ? widths[column] : natural;
            const double cellX
                = m_mirrored ? m_tableWidth - x - widths[column] + (escapeOverhead - indent) : x + indent;
            cell.block->height = cell.block->layout(style, int(std::ceil(cellWidth)));
            cell.area = QRectF(cellX, top + style.u, cellWidth, cell.block->height);
            tallest = std::max<double>(tallest, cell.block->height);
            m_cells.push_back(std::move(cell));
        }
        rowTop = top + tallest + 2 * style.u;
    }
    m_rowTops.push_back(rowTop);
    return int(std::ceil(rowTop)) + 1;
}

BlockHits TableBlock::hitsOf(int start, qsizetype length) const
{
    BlockHits ofCell;
    for (size_t i = 0; i < hits().spans.size(); ++i) {
        const TextSpan span {hits().spans[i].start - start, hits().spans[i].length};
        if (span.start < 0 || span.end() > length)
            continue;
        if (int(i) == hits().now)
            ofCell.now = int(ofCell.spans.size());
        ofCell.spans.push_back(span);
    }
    return ofCell;
}

std::optional<std::pair<int, int>> TableBlock::currentHit() const
{
    for (const Cell& cell : m_cells) {
        if (const auto hit = cell.block->currentHit())
            return std::pair(int(cell.area.top()) + hit->first, int(cell.area.top()) + hit->second);
    }
    return {};
}

void TableBlock::paint(const BlockPaint& paint, QPointF topLeft, int width) const
{
    const Colours& colours = paint.style.colours;
    const double left = topLeft.x() + (m_mirrored ? width - m_tableWidth : 0);
    const QPointF origin(left, topLeft.y());
    if (m_hasHead && m_rowTops.size() > 1)
        paint.painter.fillRect(QRectF(left, topLeft.y(), m_tableWidth, m_rowTops[1]), colours.alt);
    for (const double top : m_rowTops)
        paint.painter.fillRect(QRectF(left, topLeft.y() + top, m_tableWidth, 1), colours.line);
    for (const Cell& cell : m_cells) {
        const QRectF area = cell.area.translated(origin);
        if (!area.intersects(paint.clip))
            continue;
        BlockPaint inner {paint.painter, paint.style, paint.clip};
        const int length = int(cell.block->content().text.size());
        inner.selectionStart = std::clamp(paint.selectionStart - cell.start, 0, length);
        inner.selectionEnd = std::clamp(paint.selectionEnd - cell.start, 0, length);
        cell.block->paint(inner, area.topLeft(), int(area.width()));
    }
}

QString TableBlock::text() const
{
    QString all;
    const size_t columns = std::max<size_t>(1, m_shape->natural.size());
    for (size_t i = 0; i < m_contents.size(); ++i) {
        if (i > 0)
            all += i % columns == 0 ? u'\n' : u'\t';
        QString cell = m_contents[i].text;
        all += cell.replace(QChar(QChar::LineSeparator), u' ');
    }
    return all;
}

const TableBlock::Cell* TableBlock::cellAt(QPointF point) const
{
    const Cell* best = nullptr;
    double nearest = 0;
    for (const Cell& cell : m_cells) {
        const double dx = std::max({cell.area.left() - point.x(), 0.0, point.x() - cell.area.right()});
        const double dy = std::max({cell.area.top() - point.y(), 0.0, point.y() - cell.area.bottom()});
        // Rows count for more than columns.
        const double distance = dx + dy * 1000;
        if (!best || distance < nearest) {
            best = &cell;
            nearest = distance;
        }
    }
    return best;
}

int TableBlock::positionAt(QPointF point) const
{
    const Cell* cell = cellAt(point);
    return cell ? cell->start + cell->block->positionAt(point - cell->area.topLeft()) : 0;
}

BlockAction TableBlock::actionAt(QPointF point, int width) const
{
    Q_UNUSED(width)
    const Cell* cell = cellAt(point);
    if (!cell || !cell->area.contains(point))
        return {};
    return cell->block->actionAt(point - cell->area.topLeft(), int(cell->area.width()));
}

} // namespace stemma
