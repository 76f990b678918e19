// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/timeline/textblock.h"

namespace stemma {

/// What all blocks of one table share.
struct TableColumns
{
    QList<Qt::Alignment> alignments;
    std::vector<double> natural; ///< width of each column without wrapping
};

/// Some rows of a table; the first block of a table has its head. Cells are tab-separated when copied.
class TableBlock final : public Block
{
public:
    TableBlock(
        std::shared_ptr<const TableColumns> shape, std::vector<InlineText> cells, bool hasHead, QStringList links);

    /// Cuts a table into blocks of some rows.
    [[nodiscard]] static std::vector<std::unique_ptr<TableBlock>> fromMarkdown(
        MarkdownBlock table, const TimelineStyle& style);

    [[nodiscard]] int guess(const TimelineStyle& style, int width) const override;
    [[nodiscard]] int layout(const TimelineStyle& style, int width) override;
    void release() override { m_cells.clear(); }
    void paint(const BlockPaint& paint, QPointF topLeft, int width) const override;
    [[nodiscard]] QString text() const override;
    [[nodiscard]] bool isAtomic() const override { return false; }
    [[nodiscard]] int positionAt(QPointF point) const override;
    [[nodiscard]] BlockAction actionAt(QPointF point, int width) const override;

    [[nodiscard]] std::optional<std::pair<int, int>> currentHit() const override;

private:
    struct Cell
    {
        std::unique_ptr<TextBlock> block;
        QRectF area; ///< without padding
        int start = 0; ///< in text()
    };

    struct ColumnPlace
    {
        double x = 0; ///< of its words
        int line = 0; ///< columns that have no room beside the first ones stand below them
    };

    [[nodiscard]] std::vector<double> columnWidths(const TimelineStyle& style, int width) const;
    [[nodiscard]] static std::vector<ColumnPlace> placesOf(
        const std::vector<double>& widths, const TimelineStyle& style, int width);
    [[nodiscard]] const Cell* cellAt(QPointF point) const;
    [[nodiscard]] BlockHits hitsOf(int start, qsizetype length) const; ///< of a cell

    std::shared_ptr<const TableColumns> m_shape;
    std::vector<InlineText> m_contents;
    QStringList m_links;
    bool m_hasHead = false;
    std::vector<Cell> m_cells;
    std::vector<double> m_rowTops; ///< one more than rows
    double m_tableWidth = 0;
    bool m_mirrored = false;
};

} // namespace stemma
