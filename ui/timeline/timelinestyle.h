// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/common/ink.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QStaticText>

#include <vector>

namespace stemma {

/// Which font; see Measures.
enum class Face : quint8 { Body, Bold, Italic, Code, CodeBold, Meta, Small, H1, H2, H3 };

/// Everything outside the messages that decides how a timeline looks. Shared by the view and its
/// layouts, and made anew when palette, font, zoom or direction change. GUI thread.
class TimelineStyle
{
public:
    TimelineStyle(const QPalette& widgetPalette, const QFont& font, double zoom, Qt::LayoutDirection layoutDirection);

    const QPalette palette;
    const Colours colours;
    const Measures measures;
    const bool mirrored;
    const int u;

    [[nodiscard]] const QFont& font(Face face) const;
    [[nodiscard]] const QFontMetricsF& metrics(Face face) const { return m_metrics[size_t(face)]; }
    /// Asking the metrics each time costs more than a guess of a row does.
    [[nodiscard]] double averageWidth(Face face) const { return m_averages[size_t(face)]; }
    [[nodiscard]] int lineHeight(Face face) const { return m_lines[size_t(face)]; }
    [[nodiscard]] const QColor& ink(Ink ink) const;
    /// Height of a box's head.
    [[nodiscard]] int headHeight() const { return m_head; }
    [[nodiscard]] int iconSize() const { return m_icon; }

private:
    std::vector<QFontMetricsF> m_metrics;
    std::vector<double> m_averages;
    std::vector<int> m_lines;
    int m_head = 0;
    int m_icon = 0;
};

/// The grounds and border of a rounded box.
struct BoxLook
{
    QColor border;
    QColor ground;
    QColor head; ///< ground of the upper part; only where headHeight > 0
    double headHeight = 0;
    double radius = 4;
};

/// Paints a rounded box from ready-made corners and plain rectangles: several times cheaper than
/// smooth paths, of which a screen of tool calls would need dozens a frame.
void paintBox(QPainter& painter, const QRectF& area, const BoxLook& look);

/// Plain text shaped once, to be measured by its size() and drawn as often as needed.
[[nodiscard]] QStaticText shaped(const QString& text, const QFont& font);

/// A figure beside a message, shaped once.
struct Label
{
    QString string;
    QStaticText text;
    double width = 0;

    Label() = default;
    Label(const TimelineStyle& style, QString figure);
};

/// Draws one of our icons with its top left at @p at.
void drawIcon(QPainter& painter, const QString& name, QPointF at, int size, const QColor& colour);

} // namespace stemma
