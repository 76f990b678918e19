// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timelinestyle.h"

#include "ui/common/icons.h"

#include <cmath>

namespace stemma {

TimelineStyle::TimelineStyle(
    const QPalette& widgetPalette, const QFont& font, double zoom, Qt::LayoutDirection layoutDirection)
    : palette(widgetPalette)
    , colours(Colours::fromPalette(widgetPalette))
    , measures(Measures::of(font, zoom))
    , mirrored(layoutDirection == Qt::RightToLeft)
    , u(measures.u)
{
    for (int face = 0; face <= int(Face::H3); ++face) {
        m_metrics.emplace_back(this->font(Face(face)));
        m_lines.push_back(int(std::ceil(m_metrics.back().height() * 1.2)));
    }
    for (const Face face : {Face::Body, Face::Bold, Face::Italic})
        m_lines[size_t(face)] = measures.bodyLine;
    for (const Face face : {Face::Code, Face::CodeBold})
        m_lines[size_t(face)] = measures.codeLine;
    for (const Face face : {Face::Meta, Face::Small})
        m_lines[size_t(face)] = measures.metaLine;
    m_head = std::max(6 * u, measures.bodyLine + u / 2);
    m_icon = std::max(12, int(std::lround(measures.bodyLine * 0.82)));
}

const QFont& TimelineStyle::font(Face face) const
{
    switch (face) {
    case Face::Body:
        return measures.body;
    case Face::Bold:
        return measures.bold;
    case Face::Italic:
        return measures.italic;
    case Face::Code:
        return measures.code;
    case Face::CodeBold:
        return measures.codeBold;
    case Face::Meta:
        return measures.meta;
    case Face::Small:
        return measures.small;
    case Face::H1:
        return measures.h1;
    case Face::H2:
        return measures.h2;
    case Face::H3:
        return measures.h3;
    }
    Q_UNREACHABLE_RETURN(measures.body);
}

const QColor& TimelineStyle::ink(Ink ink) const
{
    switch (ink) {
    case Ink::Text:
        return colours.text;
    case Ink::Muted:
        return colours.muted;
    case Ink::Accent:
        return colours.accent;
    case Ink::Summary:
        return colours.summary;
    case Ink::Tool:
        return colours.tool;
    case Ink::Branch:
        return colours.branch;
    case Ink::Warning:
        return colours.warning;
    case Ink::Error:
        return colours.error;
    case Ink::Ok:
        return colours.ok;
    case Ink::Added:
        return colours.addText;
    case Ink::Removed:
        return colours.remText;
    case Ink::Keyword:
        return colours.syntaxKeyword;
    case Ink::String:
        return colours.syntaxString;
    case Ink::Type:
        return colours.syntaxType;
    case Ink::Number:
        return colours.syntaxNumber;
    case Ink::Comment:
        return colours.syntaxComment;
    }
    Q_UNREACHABLE_RETURN(colours.text);
}

Label::Label(const TimelineStyle& style, QString figure)
    : string(std::move(figure))
    , text(string)
    , width(std::ceil(style.metrics(Face::Small).horizontalAdvance(string)))
{
    text.setTextFormat(Qt::PlainText);
    text.prepare({}, style.font(Face::Small));
}

void drawIcon(QPainter& painter, const QString& name, QPointF at, int size, const QColor& colour)
{
    const QPixmap pixmap = icons::pixmap(name, size, colour, painter.device()->devicePixelRatioF());
    if (!pixmap.isNull())
        painter.drawPixmap(at.toPoint(), pixmap);
}

} // namespace stemma
