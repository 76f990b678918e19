// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/chip.h"

#include "ui/common/icons.h"
#include "ui/common/style.h"

#include <QEvent>
#include <QPainter>

namespace stemma {

namespace chip {

int height()
{
    return qMax(4 * Style::measures().u, QFontMetrics(Style::measures().small).height() + 1);
}

int width(const QString& icon, const QString& text)
{
    const Measures& m = Style::measures();
    const int words = QFontMetrics(m.small).horizontalAdvance(text);
    return words + (icon.isEmpty() ? 0 : 12 + (text.isEmpty() ? 0 : m.u)) + 2 * m.u + 2;
}

void draw(QPainter& painter, const QRect& rect, const QString& icon, const QString& text, const QColor& colour,
    const QColor& tint)
{
    const Measures& m = Style::measures();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 1));
    painter.setBrush(tint);
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    const bool mirrored = painter.layoutDirection() == Qt::RightToLeft;
    QRect inner = rect.adjusted(m.u + 1, 0, -m.u - 1, 0);
    if (!icon.isEmpty()) {
        const int x = mirrored ? inner.right() - 11 : inner.left();
        painter.drawPixmap(
            QPoint(x, rect.center().y() - 5), icons::pixmap(icon, 12, colour, painter.device()->devicePixelRatioF()));
        mirrored ? inner.setRight(inner.right() - 12 - m.u) : inner.setLeft(inner.left() + 12 + m.u);
    }
    painter.setFont(m.small);
    painter.setPen(colour);
    painter.drawText(inner, int(Qt::AlignLeading) | Qt::AlignVCenter | Qt::TextSingleLine, text);
    painter.restore();
}

} // namespace chip

ChipButton::ChipButton(const QString& icon, const QString& text, QWidget* parent)
    : QAbstractButton(parent)
    , m_iconName(icon)
{
    setText(text);
    setToolTip(text);
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void ChipButton::setIconOnly(bool iconOnly)
{
    if (m_iconOnly == iconOnly)
        return;
    m_iconOnly = iconOnly;
    updateGeometry();
    update();
}

int ChipButton::fullWidth() const
{
    const Measures& m = Style::measures();
    return QFontMetrics(m.meta).horizontalAdvance(text()) + (m_iconName.isEmpty() ? 0 : 14 + m.u) + 4 * m.u + 2;
}

QSize ChipButton::sizeHint() const
{
    const Measures& m = Style::measures();
    const int height = qMax(6 * m.u, QFontMetrics(m.meta).height() + m.u);
    return {m_iconOnly && !m_iconName.isEmpty() ? 14 + 4 * m.u : fullWidth(), height};
}

void ChipButton::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    const Colours& c = Style::colours();
    const Measures& m = Style::measures();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double r = height() / 2.0 - 1;
    const QColor border = isChecked() ? c.accent : c.line;
    const QColor fill = isChecked() ? c.selection : underMouse() && isEnabled() ? c.hover : c.base;
    painter.setPen(QPen(border, 1));
    painter.setBrush(fill);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 1.5, -0.5, -1.5), r, r);
    if (hasFocus()) {
        painter.setPen(QPen(c.focus, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 2, -1, -2), r, r);
    }
    const QColor ink = !isEnabled() ? palette().color(QPalette::Disabled, QPalette::ButtonText)
        : isChecked()               ? c.text
                                    : c.muted;
    QRect inner = rect().adjusted(2 * m.u, 0, -2 * m.u, 0);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    if (!m_iconName.isEmpty()) {
        const QPixmap pixmap = icons::pixmap(m_iconName, 14, isChecked() ? c.accent : ink, devicePixelRatioF());
        painter.drawPixmap(QPoint(mirrored ? inner.right() - 13 : inner.left(), rect().center().y() - 6), pixmap);
        mirrored ? inner.setRight(inner.right() - 14 - m.u) : inner.setLeft(inner.left() + 14 + m.u);
    }
    if (m_iconOnly && !m_iconName.isEmpty())
        return;
    painter.setFont(m.meta);
    painter.setPen(ink);
    painter.drawText(inner, int(Qt::AlignLeading) | Qt::AlignVCenter | Qt::TextSingleLine, text());
}

void ChipButton::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        updateGeometry();
    QAbstractButton::changeEvent(event);
}

} // namespace stemma
