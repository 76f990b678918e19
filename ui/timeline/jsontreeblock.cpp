// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/jsontreeblock.h"

#include "ui/timeline/lineblock.h"

#include <algorithm>
#include <cmath>

namespace stemma {

namespace {

constexpr int Indent = 4; ///< of each depth, in units

InlineText linesOf(std::span<const JsonRow> rows)
{
    InlineText lines;
    for (const JsonRow& row : rows)
        lines.text += (&row == &rows.front() ? QString() : QString(u'\n')) + row.text;
    return lines;
}

} // namespace

JsonTreeBlock::JsonTreeBlock(std::span<const JsonRow> rows, Ink ink, bool isNested)
    : TextBlock(linesOf(rows), {.face = Face::Code, .ink = ink, .code = true})
    , m_depth(rows.front().depth)
    , m_isNested(isNested)
    , m_path(rows.front().path)
    , m_isOpen(rows.front().isOpen)
{
    std::vector<ColourRun> colours;
    int from = 0;
    for (const JsonRow& row : rows) {
        for (const ColourRun& run : row.colours)
            colours.push_back({from + run.start, run.length, run.ink});
        from += int(row.text.size()) + 1;
    }
    setColours(std::move(colours));
}

int JsonTreeBlock::gutter(const TimelineStyle& style) const
{
    // However deep it is, some room is left for the text.
    constexpr int Deepest = 12;
    return (m_isNested ? 1 + std::min(m_depth, Deepest) : 0) * Indent * style.u;
}

void JsonTreeBlock::paintGround(const BlockPaint& paint, QPointF topLeft, int width) const
{
    Q_UNUSED(width)
    if (m_path.isEmpty())
        return;
    const TimelineStyle& style = paint.style;
    const double size = chevronSize(style);
    const double x = topLeft.x() + gutter(style) - Indent * style.u;
    const double middle = std::floor(topLeft.y() + style.lineHeight(Face::Code) / 2.0);
    paintChevron(paint.painter, QRectF(x, middle - size / 2, size, size), m_isOpen, false, style.colours.muted);
}

BlockAction JsonTreeBlock::actionAt(QPointF point, int width) const
{
    return m_path.isEmpty() ? TextBlock::actionAt(point, width) : BlockAction {BlockAction::Kind::FoldJson, m_path};
}

std::vector<PlacedAction> JsonTreeBlock::actions(int width) const
{
    if (m_path.isEmpty())
        return {};
    return {{QRectF(0, 0, width, height), {BlockAction::Kind::FoldJson, m_path}, m_isOpen}};
}

} // namespace stemma
