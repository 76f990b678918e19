// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/common/theme.h"

#include <QProxyStyle>

#include <optional>

class QApplication;

namespace stemma {

/// Fusion with flat grounds, one-pixel lines and the colours of Colours. Owned by the application.
class Style final : public QProxyStyle
{
    Q_OBJECT
public:
    Style();

    /// Makes it the application's style. Call once, after the palette of `--theme` is set, if any.
    static void install(QApplication& app);
    /// The colours of the whole program; no value: the system's.
    static void setTheme(std::optional<Colours::Kind> kind);
    static void setReducedMotion(bool isReduced); ///< nothing moves by itself
    /// Colours and measures of the application's palette and font; made anew when these change. GUI thread.
    [[nodiscard]] static const Colours& colours();
    [[nodiscard]] static const Measures& measures();
    /// A link for rich text in labels, in the accent and without a line below.
    [[nodiscard]] static QString link(const QString& target, const QString& text);

    QPalette standardPalette() const override;
    void polish(QWidget* widget) override;
    using QProxyStyle::polish;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
        const QWidget* widget = nullptr) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
        const QWidget* widget = nullptr) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
        const QWidget* widget = nullptr) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
        const QWidget* widget = nullptr) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
        const QWidget* widget = nullptr) const override;
    int pixelMetric(
        PixelMetric metric, const QStyleOption* option = nullptr, const QWidget* widget = nullptr) const override;
    int styleHint(StyleHint hint, const QStyleOption* option = nullptr, const QWidget* widget = nullptr,
        QStyleHintReturn* returned = nullptr) const override;
    QIcon standardIcon(
        StandardPixmap standard, const QStyleOption* option = nullptr, const QWidget* widget = nullptr) const override;
};

} // namespace stemma
