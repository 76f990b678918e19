// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/numberedblock.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qsizetype MostDigits = 7;

/// The number before a line, and where the line itself begins; empty and 0: there is none. @p separator null: any.
std::pair<QStringView, qsizetype> numberBefore(QStringView line, QChar separator)
{
    qsizetype from = 0;
    while (from < line.size() && line[from] == u' ')
        ++from;
    qsizetype end = from;
    while (end < line.size() && end - from < MostDigits && line[end] >= u'0' && line[end] <= u'9')
        ++end;
    if (end == from || end == line.size())
        return {};
    const QChar found = line[end];
    const bool isOne = separator.isNull() ? found == u'\t' || found == u'\u2192' || found == u'|' : found == separator;
    if (!isOne)
        return {};
    // "12| code": the blank belongs to the bar.
    const bool hasBlank = found == u'|' && end + 1 < line.size() && line[end + 1] == u' ';
    return {line.sliced(from, end - from), end + (hasBlank ? 2 : 1)};
}

} // namespace

std::optional<LineNumbering> LineNumbering::of(QStringView text)
{
    LineNumbering numbering;
    qint64 last = 0;
    qsizetype numbered = 0;
    qsizetype others = 0;
    for (const QStringView line : text.tokenize(u'\n')) {
        const auto [number, start] = numberBefore(line, numbering.separator);
        if (number.isEmpty()) {
            others += line.trimmed().isEmpty() ? 0 : 1;
            continue;
        }
        const qint64 value = number.toLongLong();
        if (numbered > 0 && value != last + 1)
            return {}; // figures of the text itself
        last = value;
        numbering.separator = line[number.constEnd() - line.constBegin()];
        numbering.digits = std::max(numbering.digits, int(number.size()));
        ++numbered;
    }
    return numbered > others ? std::optional(numbering) : std::nullopt;
}

std::optional<QString> LineNumbering::firstNumbered(QStringView text)
{
    // Before a tab or a bar it may be a figure of the text itself.
    if (const auto numbering = of(text); numbering && numbering->separator == u'\u2192') {
        for (const QStringView line : text.tokenize(u'\n')) {
            const QStringView rest = line.sliced(numberBefore(line, numbering->separator).second);
            if (!rest.trimmed().isEmpty())
                return rest.toString();
        }
    }
    return {};
}

NumberedBlock::Code NumberedBlock::read(const QString& text, QChar separator)
{
    Code code;
    bool isFirst = true;
    for (const QStringView line : QStringView(text).tokenize(u'\n')) {
        if (!std::exchange(isFirst, false))
            code.text += u'\n';
        const auto [number, start] = numberBefore(line, separator);
        code.lines.push_back({number.toString(), int(code.text.size())});
        code.text += line.sliced(start);
    }
    return code;
}

NumberedBlock::NumberedBlock(const QString& text, const LineNumbering& numbering, Look look)
    : NumberedBlock(read(text, numbering.separator), numbering.digits, look)
{
}

NumberedBlock::NumberedBlock(Code code, int digits, Look look)
    : TextBlock({std::move(code.text), {}}, look)
    , m_lines(std::move(code.lines))
    , m_digits(digits)
{
}

int NumberedBlock::gutter(const TimelineStyle& style) const
{
    return int(std::ceil(style.metrics(Face::Code).horizontalAdvance(u'0') * m_digits)) + 3 * style.u;
}

void NumberedBlock::paintGround(const BlockPaint& paint, QPointF topLeft, int width) const
{
    Q_UNUSED(width)
    const TimelineStyle& style = paint.style;
    const QFontMetricsF& metrics = style.metrics(Face::Code);
    const double right = topLeft.x() + gutter(style) - 3 * style.u;
    paint.painter.setFont(style.font(Face::Code));
    paint.painter.setPen(style.colours.muted);
    const QTextLayout& layout = *textLayout();
    size_t at = 0;
    for (int i = 0; i < layout.lineCount() && at < m_lines.size(); ++i) {
        const QTextLine line = layout.lineAt(i);
        while (at + 1 < m_lines.size() && m_lines[at + 1].start <= line.textStart())
            ++at;
        const auto [top, slot] = slotOf(i);
        const bool isSeen = topLeft.y() + top + slot >= paint.clip.top() && topLeft.y() + top <= paint.clip.bottom();
        if (!isSeen || m_lines[at].start != line.textStart()) // a wrapped line has its number once
            continue;
        const QString& number = m_lines[at].number;
        paint.painter.drawText(
            QPointF(right - metrics.horizontalAdvance(number), topLeft.y() + line.y() + line.ascent()), number);
    }
}

} // namespace stemma
