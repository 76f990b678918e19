// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/textblock.h"

#include "ui/common/lossformat.h"

#include <algorithm>
#include <cmath>

namespace stemma {

namespace {

constexpr double CodeTabs = 4;
constexpr double CodeInset = 3; ///< of code that begins a line

bool isCodeAt(const InlineText& text, int position)
{
    return std::ranges::any_of(text.spans, [position](const InlineSpan& span) {
        return span.flags & InlineSpan::Code && position >= span.start && position < span.start + span.length;
    });
}

QTextCharFormat formatOf(const InlineSpan& span, const TimelineStyle& style, const QFont& base)
{
    QTextCharFormat format;
    QFont font = span.flags & InlineSpan::Code ? style.font(Face::Code) : base;
    if (span.flags & InlineSpan::Bold)
        font.setBold(true);
    if (span.flags & InlineSpan::Italic)
        font.setItalic(true);
    if (span.flags & InlineSpan::Strike)
        font.setStrikeOut(true);
    format.setFont(font);
    if (span.flags & InlineSpan::Link)
        format.setForeground(style.colours.accent);
    return format;
}

} // namespace

TextBlock::TextBlock(InlineText content, Look look)
    : m_content(std::move(content))
    , m_look(look)
{
}

int TextBlock::guess(const TimelineStyle& style, int width) const
{
    const double advance = style.averageWidth(m_look.face);
    const int perLine = std::max(8, int((width - gutter(style)) / advance));
    int lines = 0;
    qsizetype from = 0;
    while (from <= m_content.text.size()) {
        qsizetype end = m_content.text.indexOf(m_look.code ? QChar(u'\n') : QChar(QChar::LineSeparator), from);
        end = end < 0 ? m_content.text.size() : end;
        lines += 1 + int((end - from) / perLine);
        from = end + 1;
    }
    return lines * style.lineHeight(m_look.face);
}

int TextBlock::layout(const TimelineStyle& style, int width)
{
    QString shown = m_content.text;
    shown.replace(u'\n', QChar(QChar::LineSeparator));
    m_layout = std::make_unique<QTextLayout>(shown, style.font(m_look.face));
    m_layout->setCacheEnabled(true);
    QTextOption option;
    if (m_look.code) {
        option.setTextDirection(Qt::LeftToRight);
        option.setAlignment(Qt::AlignLeft | Qt::AlignAbsolute);
        option.setTabStopDistance(CodeTabs * style.metrics(m_look.face).horizontalAdvance(u' '));
    } else {
        // Each paragraph finds its own direction, and stands at the edge where it starts to be read.
        const bool rightToLeft = shown.isRightToLeft();
        option.setTextDirection(rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
        option.setAlignment((rightToLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute);
    }
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_layout->setTextOption(option);

    QList<QTextLayout::FormatRange> formats;
    for (const InlineSpan& span : m_content.spans)
        formats.append({span.start, span.length, formatOf(span, style, style.font(m_look.face))});
    // The frame around code needs room on both sides that no blank of the text gives.
    for (const InlineSpan& span : m_content.spans) {
        if (!(span.flags & InlineSpan::Code) || span.length == 0)
            continue;
        QTextCharFormat apart;
        apart.setFontLetterSpacingType(QFont::AbsoluteSpacing);
        apart.setFontLetterSpacing(3);
        formats.append({span.start + span.length - 1, 1, apart});
        if (span.start > 0)
            formats.append({span.start - 1, 1, apart});
    }
    if (m_colours) {
        for (const ColourRun& run : *m_colours) {
            QTextCharFormat format;
            format.setForeground(style.ink(run.ink));
            formats.append({run.start, run.length, format});
        }
    }
    addFormats(style, formats);
    addMarks(style, formats);
    addHits(style, formats);
    m_layout->setFormats(formats);

    m_gutter = gutter(style);
    m_lineHeight = style.lineHeight(m_look.face);
    const double lineWidth = std::max(width - m_gutter, 4 * style.u);
    double top = 0;
    m_layout->beginLayout();
    for (QTextLine line = m_layout->createLine(); line.isValid(); line = m_layout->createLine()) {
        line.setLineWidth(lineWidth);
        // So that the frame of code that begins the line stays within the column.
        const bool isFramed
            = !m_look.code && option.textDirection() == Qt::LeftToRight && isCodeAt(m_content, line.textStart());
        if (isFramed)
            line.setLineWidth(lineWidth - CodeInset);
        const double slot = std::max<double>(m_lineHeight, std::ceil(line.height()));
        line.setPosition({isFramed ? CodeInset : 0, top + std::floor((slot - line.height()) / 2)});
        top += slot;
    }
    m_layout->endLayout();
    return std::max(int(top), m_lineHeight);
}

/// Wherever the words stand by themselves, and not within a longer word.
void TextBlock::addMarks(const TimelineStyle& style, QList<QTextLayout::FormatRange>& formats) const
{
    const QString& text = m_content.text;
    const auto isInWord = [&](qsizetype at, qsizetype beside) {
        return beside >= 0 && beside < text.size() && text[at].isLetterOrNumber() && text[beside].isLetterOrNumber();
    };
    for (const TextMark& mark : m_marks) {
        const QTextCharFormat format = lossFormat(mark.look == TextMark::Look::Kept, style.colours);
        const qsizetype length = mark.text.size();
        for (qsizetype at = 0; length > 0 && (at = text.indexOf(mark.text, at)) >= 0; at += length) {
            if (!isInWord(at, at - 1) && !isInWord(at + length - 1, at + length))
                formats.append({int(at), int(length), format});
        }
    }
}

void TextBlock::addHits(const TimelineStyle& style, QList<QTextLayout::FormatRange>& formats) const
{
    const std::vector<TextSpan>& spans = hits().spans;
    for (size_t i = 0; i < spans.size(); ++i) {
        const bool isNow = int(i) == hits().now;
        QTextCharFormat format;
        format.setBackground(isNow ? style.colours.hitNow : style.colours.hit);
        format.setForeground(isNow ? style.colours.hitNowText : style.colours.hitText);
        formats.append({int(spans[i].start), int(spans[i].length), format});
    }
}

std::optional<std::pair<int, int>> TextBlock::currentHit() const
{
    if (hits().now < 0 || !m_layout)
        return {};
    const TextSpan& span = hits().spans[size_t(hits().now)];
    const auto [top, first] = slotOf(m_layout->lineForTextPosition(int(span.start)).lineNumber());
    const auto [last, tall] = slotOf(m_layout->lineForTextPosition(int(span.end() - 1)).lineNumber());
    return std::pair(int(top), int(last + tall));
}

/// A frame around each line of it.
void TextBlock::paintCurrentHit(const BlockPaint& paint, QPointF at) const
{
    constexpr double FrameWidth = 1.5;
    const TextSpan& span = hits().spans[size_t(hits().now)];
    const int end = int(span.end());
    paint.painter.setPen(QPen(paint.style.colours.text, FrameWidth, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    paint.painter.setBrush(Qt::NoBrush);
    const int last = m_layout->lineForTextPosition(end - 1).lineNumber();
    for (int i = m_layout->lineForTextPosition(int(span.start)).lineNumber(); i <= last; ++i) {
        const QTextLine line = m_layout->lineAt(i);
        const double a = line.cursorToX(std::max(int(span.start), line.textStart()));
        const double b = line.cursorToX(std::min(end, line.textStart() + line.textLength()));
        // Around what reaches down to the end of the line's height, as an underscore does.
        const QRectF words(at.x() + std::min(a, b), at.y() + line.y(), std::max(2.0, std::abs(b - a)), line.height());
        paint.painter.drawRect(words.adjusted(-0.5, -0.5, 0.5, 1));
    }
}

std::pair<double, double> TextBlock::slotOf(int line) const
{
    const QTextLine text = m_layout->lineAt(line);
    const double slot = std::max<double>(m_lineHeight, std::ceil(text.height()));
    return {text.y() - std::floor((slot - text.height()) / 2), slot};
}

void TextBlock::paint(const BlockPaint& paint, QPointF topLeft, int width) const
{
    if (!m_layout)
        return;
    paintGround(paint, topLeft, width);
    paintMargin(paint, topLeft, width);
    const QPointF at = topLeft + QPointF(m_gutter, 0);
    if (!m_look.code)
        paintCodeSpans(paint, at);
    QList<QTextLayout::FormatRange> selections;
    if (paint.selectionEnd > paint.selectionStart) {
        QTextCharFormat format;
        format.setBackground(paint.style.palette.highlight());
        format.setForeground(paint.style.palette.highlightedText());
        selections.append({paint.selectionStart, paint.selectionEnd - paint.selectionStart, format});
    }
    paint.painter.setPen(paint.style.ink(m_look.ink));
    m_layout->draw(&paint.painter, at, selections, paint.clip);
    if (hits().now >= 0)
        paintCurrentHit(paint, at);
}

void TextBlock::paintCodeSpans(const BlockPaint& paint, QPointF at) const
{
    for (const InlineSpan& span : m_content.spans) {
        if (!(span.flags & InlineSpan::Code))
            continue;
        const int end = span.start + span.length;
        const int last = m_layout->lineForTextPosition(std::max(span.start, end - 1)).lineNumber();
        for (int i = m_layout->lineForTextPosition(span.start).lineNumber(); i <= last; ++i) {
            const QTextLine line = m_layout->lineAt(i);
            const double a = line.cursorToX(std::max(span.start, line.textStart()));
            const double b = line.cursorToX(std::min(end, line.textStart() + line.textLength()));
            const auto [top, slot] = slotOf(i);
            const QRectF chip(at.x() + std::min(a, b) - 2.5, at.y() + top + 1, std::abs(b - a) + 2, slot - 3);
            if (!chip.intersects(paint.clip))
                continue;
            paintBox(paint.painter, chip.toAlignedRect(),
                {.border = paint.style.colours.line, .ground = paint.style.colours.code, .head = {}, .radius = 3});
        }
    }
}

void TextBlock::paintMargin(const BlockPaint& paint, QPointF topLeft, int width) const
{
    const TimelineStyle& style = paint.style;
    const bool atRight = style.mirrored != (turned > 0);
    const int outer = turned > 0 ? turned : leading;
    for (int depth = 0; depth < quoteDepth; ++depth) {
        const double x = atRight ? topLeft.x() + width + outer - depth * 4 * style.u - 3
                                 : topLeft.x() - outer + depth * 4 * style.u;
        paint.painter.fillRect(QRectF(x, topLeft.y() - spaceAbove, 2, height + spaceAbove), style.colours.edge);
    }
    const QTextLine first = m_layout->lineAt(0);
    if (!label.isEmpty()) {
        const QFontMetricsF& metrics = style.metrics(Face::Meta);
        const double x = style.mirrored ? topLeft.x() + width + leading - 3 * style.u - metrics.horizontalAdvance(label)
                                        : topLeft.x() - leading + 3 * style.u;
        paint.painter.setPen(style.colours.muted);
        paint.painter.setFont(style.font(Face::Meta));
        paint.painter.drawText(QPointF(x, topLeft.y() + first.y() + first.ascent()), label);
    }
    if (marker.isEmpty())
        return;
    const QFontMetricsF& metrics = style.metrics(Face::Body);
    const double advance = metrics.horizontalAdvance(marker);
    const double x = atRight ? topLeft.x() + width + style.u * 1.5 : topLeft.x() - advance - style.u * 1.5;
    const double ascent = first.isValid() ? first.y() + first.ascent() : metrics.ascent();
    paint.painter.setPen(style.colours.muted);
    paint.painter.setFont(style.font(Face::Body));
    paint.painter.drawText(QPointF(x, topLeft.y() + ascent), marker);
}

QString TextBlock::text() const
{
    QString plain = m_content.text;
    return plain.replace(QChar(QChar::LineSeparator), u'\n');
}

int TextBlock::positionAt(QPointF point) const
{
    if (!m_layout)
        return 0;
    for (int i = 0; i < m_layout->lineCount(); ++i) {
        const auto [top, slot] = slotOf(i);
        if (point.y() < top + slot || i + 1 == m_layout->lineCount())
            return m_layout->lineAt(i).xToCursor(point.x() - m_gutter);
    }
    return 0;
}

BlockAction TextBlock::actionAt(QPointF point, int width) const
{
    Q_UNUSED(width)
    if (!m_layout || links.isEmpty())
        return {};
    for (int i = 0; i < m_layout->lineCount(); ++i) {
        const auto [top, slot] = slotOf(i);
        if (point.y() < top || point.y() >= top + slot)
            continue;
        const QTextLine line = m_layout->lineAt(i);
        const int position = line.xToCursor(point.x() - m_gutter, QTextLine::CursorOnCharacter);
        const QRectF used = line.naturalTextRect();
        if (point.x() - m_gutter < used.left() || point.x() - m_gutter > used.right())
            return {};
        for (const InlineSpan& span : m_content.spans)
            if (span.link >= 0 && position >= span.start && position < span.start + span.length)
                return {BlockAction::Kind::Link, links.value(span.link)};
    }
    return {};
}

std::vector<PlacedAction> TextBlock::actions(int width) const
{
    Q_UNUSED(width)
    std::vector<PlacedAction> found;
    for (const InlineSpan& span : m_content.spans) {
        const BlockAction action {BlockAction::Kind::Link, links.value(span.link)};
        if (!m_layout || span.link < 0 || (!found.empty() && found.back().action == action))
            continue; // a link of two looks is one
        const QTextLine line = m_layout->lineForTextPosition(span.start);
        const auto [top, slot] = slotOf(line.lineNumber());
        const double a = line.cursorToX(span.start);
        const double b = line.cursorToX(std::min(span.start + span.length, line.textStart() + line.textLength()));
        found.push_back({QRectF(m_gutter + std::min(a, b), top, std::abs(b - a), slot), action});
    }
    return found;
}

void TextBlock::setColours(std::vector<ColourRun> colours)
{
    m_colours = std::move(colours);
    // No colour, no need to lay out again.
    if (!m_colours->empty())
        laidOut = false;
}

double TextBlock::naturalWidth(const TimelineStyle& style) const
{
    double widest = 0;
    for (const auto line : QStringView(m_content.text).split(QChar(QChar::LineSeparator)))
        widest = std::max(widest, style.metrics(m_look.face).horizontalAdvance(line.toString()));
    const bool hasCode
        = std::ranges::any_of(m_content.spans, [](const InlineSpan& s) { return s.flags & InlineSpan::Code; });
    return widest * (hasCode ? 1.12 : 1.0);
}

std::vector<InlineText> cutText(InlineText text, int longest)
{
    std::vector<InlineText> pieces;
    while (text.text.size() > longest) {
        qsizetype cut = -1;
        for (const QChar at : {QChar(QChar::LineSeparator), QChar(u'\n'), QChar(u' ')}) {
            cut = text.text.lastIndexOf(at, longest);
            if (cut > longest / 2)
                break;
        }
        const bool atBreak = cut > longest / 2;
        cut = atBreak ? cut : longest;
        if (!atBreak && text.text[cut].isLowSurrogate())
            --cut;
        InlineText head {text.text.first(cut), {}};
        const int skipped = int(atBreak ? cut + 1 : cut);
        InlineText tail {text.text.sliced(skipped), {}};
        for (const InlineSpan& span : std::as_const(text.spans)) {
            const int end = span.start + span.length;
            if (span.start < cut)
                head.spans.append({span.start, std::min(end, int(cut)) - span.start, span.flags, span.link});
            if (end > skipped) {
                const int start = std::max(span.start - skipped, 0);
                tail.spans.append({start, end - skipped - start, span.flags, span.link});
            }
        }
        pieces.push_back(std::move(head));
        text = std::move(tail);
    }
    pieces.push_back(std::move(text));
    return pieces;
}

} // namespace stemma
