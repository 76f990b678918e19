// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/diffblock.h"

#include "ui/common/markdown.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr size_t DiffLinesABlock = 64;
constexpr int LongestDiffLine = 4000; ///< characters of one line that are shown

} // namespace

DiffBlock::DiffBlock(QString text, std::vector<LineInfo> lines, int largestNumber)
    : TextBlock({std::move(text), {}}, {.face = Face::Code, .code = true})
    , m_lines(std::move(lines))
    , m_digits(int(QString::number(std::max(largestNumber, 1)).size()))
{
}

std::vector<std::unique_ptr<DiffBlock>> DiffBlock::fromHunk(const diff::Hunk& hunk, int largestNumber)
{
    std::vector<std::unique_ptr<DiffBlock>> blocks;
    for (size_t from = 0, end = 0; from < hunk.lines.size(); from = end) {
        end = std::min(from + DiffLinesABlock, hunk.lines.size());
        // Lines that replace each other stay together where they can: words are compared within a block.
        for (size_t cut = end; end < hunk.lines.size() && cut > from + DiffLinesABlock / 2; --cut) {
            if (hunk.lines[cut].kind == diff::Line::Kind::Context) {
                end = cut;
                break;
            }
        }
        QString text;
        std::vector<LineInfo> lines;
        for (size_t i = from; i < end; ++i) {
            const diff::Line& line = hunk.lines[i];
            if (i > from)
                text += u'\n';
            lines.push_back({line.kind, line.oldNumber, line.newNumber, int(text.size())});
            text += line.text.left(LongestDiffLine);
            if (line.text.size() > LongestDiffLine)
                text += u'\u2026';
        }
        blocks.push_back(
            std::make_unique<DiffBlock>(showControls(text, TextUse::Code), std::move(lines), largestNumber));
    }
    return blocks;
}

int DiffBlock::numberWidth(const TimelineStyle& style) const
{
    const double digit = style.metrics(Face::Code).horizontalAdvance(u'0');
    return int(std::ceil(digit * std::max(m_digits, 3))) + 2 * style.u;
}

int DiffBlock::gutter(const TimelineStyle& style) const
{
    return 2 * numberWidth(style) + 6 * style.u;
}

int DiffBlock::endOf(size_t line) const
{
    return line + 1 < m_lines.size() ? m_lines[line + 1].start - 1 : int(content().text.size());
}

/// As dots, for nobody would see them.
void DiffBlock::paintTrailingBlanks(QPainter& painter, const QTextLine& line, int end, QPointF at) const
{
    if (line.textStart() + line.textLength() < end)
        return; // the rest is wrapped
    int blank = end;
    while (blank > line.textStart() && content().text[blank - 1] == u' ')
        --blank;
    for (double x = 0; blank < end && (x = line.cursorToX(blank)) < line.width(); ++blank)
        painter.drawText(at + QPointF(x, line.y() + line.ascent()), u"\u00b7"_s);
}

void DiffBlock::paintGround(const BlockPaint& paint, QPointF topLeft, int width) const
{
    const TimelineStyle& style = paint.style;
    const Colours& colours = style.colours;
    const int numbers = numberWidth(style);
    QPainter& painter = paint.painter;
    painter.setFont(style.font(Face::Code));
    const QTextLayout& layout = *textLayout();
    size_t info = 0;
    for (int i = 0; i < layout.lineCount(); ++i) {
        const auto [top, slot] = slotOf(i);
        const int start = layout.lineAt(i).textStart();
        while (info + 1 < m_lines.size() && m_lines[info + 1].start <= start)
            ++info;
        const QRectF area(topLeft.x(), topLeft.y() + top, width, slot);
        if (area.bottom() < paint.clip.top() || area.top() > paint.clip.bottom())
            continue;
        const LineInfo& line = m_lines[info];
        const bool added = line.kind == diff::Line::Kind::Added;
        const bool removed = line.kind == diff::Line::Kind::Removed;
        painter.setPen(added ? colours.addText : removed ? colours.remText : colours.muted);
        if (added || removed) {
            painter.fillRect(area, added ? colours.addBg : colours.remBg);
            painter.fillRect(QRectF(area.x(), area.y(), 3, slot), added ? colours.addText : colours.remText);
            paintTrailingBlanks(painter, layout.lineAt(i), endOf(info), topLeft + QPointF(gutter(style), 0));
        }
        if (line.start != start) // a wrapped line says its numbers once
            continue;
        const double baseLine = topLeft.y() + layout.lineAt(i).y() + layout.lineAt(i).ascent();
        const QFontMetricsF& metrics = style.metrics(Face::Code);
        const auto number = [&](int value, double right) {
            if (value <= 0)
                return;
            const QString digits = QString::number(value);
            painter.drawText(QPointF(right - metrics.horizontalAdvance(digits), baseLine), digits);
        };
        number(line.oldNumber, area.x() + numbers);
        number(line.newNumber, area.x() + 2 * numbers);
        if (added || removed)
            painter.drawText(QPointF(area.x() + 2 * numbers + 2 * style.u, baseLine), added ? u"+"_s : u"\u2212"_s);
    }
}

void DiffBlock::addFormats(const TimelineStyle& style, QList<QTextLayout::FormatRange>& formats) const
{
    diff::Hunk hunk; // words are compared here, for blocks on screen only
    for (size_t i = 0; i < m_lines.size(); ++i) {
        const QStringView text = QStringView(content().text).sliced(m_lines[i].start, endOf(i) - m_lines[i].start);
        hunk.lines.push_back({m_lines[i].kind, m_lines[i].oldNumber, m_lines[i].newNumber, false, text});
    }
    const std::vector<QList<diff::Range>> changed = diff::changedWords(hunk);
    for (size_t i = 0; i < m_lines.size(); ++i) {
        const LineInfo& line = m_lines[i];
        if (line.kind == diff::Line::Kind::Note) {
            QTextCharFormat note;
            note.setForeground(style.colours.muted);
            formats.append({line.start, int(hunk.lines[i].text.size()), note});
        }
        for (const diff::Range& range : changed[i]) {
            QTextCharFormat word;
            word.setBackground(line.kind == diff::Line::Kind::Added ? style.colours.addWord : style.colours.remWord);
            word.setForeground(style.colours.text);
            formats.append({line.start + range.start, range.length, word});
        }
    }
}

} // namespace stemma
