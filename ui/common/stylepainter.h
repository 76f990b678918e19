// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStyle>

class QStyleOptionSlider;
class QStyleOptionToolButton;

/// The drawing of Style: each function answers whether it drew the element.
namespace stemma::stylepainter {

[[nodiscard]] bool primitive(
    QStyle::PrimitiveElement element, const QStyleOption& option, QPainter& painter, const QWidget* widget);
[[nodiscard]] bool control(
    QStyle::ControlElement element, const QStyleOption& option, QPainter& painter, const QWidget* widget);

inline constexpr int ArrowWidth = 16; ///< beside the text of a button with a menu
/// A tool button that is nothing but its menu: text and an arrow beside it.
void menuToolButton(
    const QStyleOptionToolButton& button, QPainter& painter, const QStyle& style, const QWidget* widget);
void fieldFrame(const QStyleOption& option, QPainter& painter); ///< around a field whose ground is there already
void scrollBar(const QStyleOptionSlider& option, const QRect& slider, QPainter& painter);
[[nodiscard]] QRect scrollBarPart(const QStyleOptionSlider& option, QStyle::SubControl part);

} // namespace stemma::stylepainter
