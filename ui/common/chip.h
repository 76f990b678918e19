// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractButton>
#include <QColor>

class QPainter;

namespace stemma {

/// A small framed label with a word that says a state; painted in lists.
namespace chip {
[[nodiscard]] int width(const QString& icon, const QString& text);
[[nodiscard]] int height();
void draw(QPainter& painter, const QRect& rect, const QString& icon, const QString& text, const QColor& colour,
    const QColor& tint);
} // namespace chip

/// A switch in the shape of a pill: an icon and a word, or the icon alone where it is narrow.
class ChipButton final : public QAbstractButton
{
    Q_OBJECT
public:
    ChipButton(const QString& icon, const QString& text, QWidget* parent = nullptr);

    void setIconOnly(bool iconOnly);
    [[nodiscard]] int fullWidth() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QString m_iconName;
    bool m_iconOnly = false;
};

} // namespace stemma
