// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/style.h"

#include "ui/common/icons.h"
#include "ui/common/stylepainter.h"

#include <QApplication>
#include <QStyleFactory>
#include <QStyleHints>
#include <QStyleOption>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// One that opens its menu wherever it is pressed: its arrow needs room of its own.
bool isMenuButton(const QStyleOptionToolButton* button)
{
    return button && button->features.testFlag(QStyleOptionToolButton::HasMenu)
        && !button->features.testFlag(QStyleOptionToolButton::MenuButtonPopup);
}

/// Where no desktop names colours, Qt hands out Fusion's own; ours are made for these views.
void adoptPalette()
{
    if (QApplication::palette().color(QPalette::Active, QPalette::Highlight) == QColor(0x30, 0x8c, 0xc6))
        QApplication::setPalette(QApplication::style()->standardPalette());
}

/// By its first letter; digits and signs have no direction of their own.
bool beginsLeftToRight(QStringView text)
{
    for (const QChar c : text) {
        const QChar::Direction direction = c.direction();
        if (direction == QChar::DirL || direction == QChar::DirR || direction == QChar::DirAL)
            return direction == QChar::DirL;
    }
    return false;
}

bool& motionIsReduced()
{
    static bool isReduced = false;
    return isReduced;
}

} // namespace

Style::Style()
    : QProxyStyle(QStyleFactory::create(u"Fusion"_s))
{
}

void Style::install(QApplication& app)
{
    QApplication::setStyle(new Style); // the application takes it
    adoptPalette();
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, &app, &adoptPalette, Qt::QueuedConnection);
}

void Style::setTheme(std::optional<Colours::Kind> kind)
{
    if (kind) {
        QApplication::setPalette(Colours::palette(*kind));
        return;
    }
    QApplication::setPalette(QPalette());
    adoptPalette();
}

void Style::setReducedMotion(bool isReduced)
{
    static const int usual = QApplication::cursorFlashTime();
    QApplication::setCursorFlashTime(isReduced ? 0 : usual);
    motionIsReduced() = isReduced;
}

const Colours& Style::colours()
{
    static qint64 key = -1;
    static Colours colours;
    const QPalette palette = QApplication::palette();
    if (palette.cacheKey() != key) {
        key = palette.cacheKey();
        colours = Colours::fromPalette(palette);
    }
    return colours;
}

const Measures& Style::measures()
{
    static QFont font;
    static Measures measures;
    static Measures::Look look;
    static bool known = false;
    const QFont now = QApplication::font();
    if (!known || now != font || look != Measures::look()) {
        known = true;
        font = now;
        look = Measures::look();
        measures = Measures::of(now);
    }
    return measures;
}

QString Style::link(const QString& target, const QString& text)
{
    return u"<a href=\"%1\" style=\"color:%2; text-decoration:none\">%3</a>"_s.arg(
        target, colours().accent.name(), text.toHtmlEscaped());
}

QPalette Style::standardPalette() const
{
    const bool dark = QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark;
    return Colours::palette(dark ? Colours::Kind::Dark : Colours::Kind::Light);
}

void Style::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    if (widget->inherits("QAbstractButton") || widget->inherits("QTabBar") || widget->inherits("QScrollBar")
        || widget->inherits("QComboBox"))
        widget->setAttribute(Qt::WA_Hover);
}

void Style::drawPrimitive(
    PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    if (!stylepainter::primitive(element, *option, *painter, widget))
        QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void Style::drawControl(
    ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    if (const auto* row = qstyleoption_cast<const QStyleOptionViewItem*>(option); row && element == CE_ItemViewItem) {
        // A selected row is drawn on a tint of the ground and not on the palette's highlight.
        QStyleOptionViewItem tinted = *row;
        for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled})
            tinted.palette.setColor(group, QPalette::HighlightedText, tinted.palette.color(group, QPalette::Text));
        // Else the "…" and the slash of an English text or a path would stand at the wrong end of it.
        if (row->direction == Qt::RightToLeft && beginsLeftToRight(row->text))
            tinted.text.prepend(QChar(0x2066)); // left-to-right isolate
        QProxyStyle::drawControl(element, &tinted, painter, widget);
        return;
    }
    if (!stylepainter::control(element, *option, *painter, widget))
        QProxyStyle::drawControl(element, option, painter, widget);
}

void Style::drawComplexControl(
    ComplexControl control, const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const
{
    if (control == CC_ScrollBar) {
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option)) {
            stylepainter::scrollBar(*bar, subControlRect(control, option, SC_ScrollBarSlider, widget), *painter);
            return;
        }
    }
    if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option); isMenuButton(button)) {
        stylepainter::menuToolButton(*button, *painter, *this, widget);
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    // Fusion takes their frames from the window's colour, which may be that of the field.
    const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    if (control == CC_SpinBox || (control == CC_ComboBox && combo && combo->editable))
        stylepainter::fieldFrame(*option, *painter);
}

QRect Style::subControlRect(
    ComplexControl control, const QStyleOptionComplex* option, SubControl part, const QWidget* widget) const
{
    if (control == CC_ScrollBar) {
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option))
            return stylepainter::scrollBarPart(*bar, part);
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QSize Style::sizeFromContents(
    ContentsType type, const QStyleOption* option, const QSize& size, const QWidget* widget) const
{
    const int u = measures().u;
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton:
        result.rwidth() += 3 * u;
        [[fallthrough]];
    case CT_LineEdit:
    case CT_ComboBox:
        result.setHeight(qMax(result.height(), 6 * u + 2));
        break;
    case CT_ToolButton:
        result.setHeight(qMax(result.height(), 6 * u));
        if (isMenuButton(qstyleoption_cast<const QStyleOptionToolButton*>(option)))
            result.rwidth() += stylepainter::ArrowWidth;
        break;
    case CT_MenuBarItem:
        result += QSize(u, 2 * u - 2);
        break;
    case CT_TabBarTab:
        result.setHeight(qMax(result.height(), 7 * u + 2));
        break;
    case CT_HeaderSection:
        result.setHeight(qMax(result.height(), 5 * u + 2));
        break;
    case CT_MenuItem:
        result.setHeight(result.height() + 2);
        break;
    default:
        break;
    }
    return result;
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    const int u = measures().u;
    switch (metric) {
    case PM_DockWidgetSeparatorExtent:
    case PM_SplitterWidth:
        return 5;
    case PM_DockWidgetTitleMargin:
        return u + 1;
    case PM_DockWidgetTitleBarButtonMargin:
        return u / 2;
    case PM_DockWidgetFrameWidth:
        return 0;
    // Signs grow with the text beside them.
    case PM_ToolBarIconSize:
        return qMax(22, 22 * u / 4);
    case PM_SmallIconSize:
    case PM_TabBarIconSize:
    case PM_ButtonIconSize:
        return qMax(16, 4 * u);
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return qMax(QProxyStyle::pixelMetric(metric, option, widget), 14 * u / 4);
    case PM_ToolBarItemSpacing:
        return u / 2;
    case PM_ToolBarItemMargin:
    case PM_ToolBarFrameWidth:
        return u / 2;
    case PM_ScrollBarExtent:
        return 3 * u;
    case PM_ScrollBarSliderMin:
        return 8 * u;
    case PM_ScrollView_ScrollBarSpacing:
        return 0;
    case PM_TabBarTabHSpace:
        return 5 * u;
    case PM_TabBarTabVSpace:
        return 2 * u;
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarTabOverlap:
    case PM_TabBarBaseOverlap:
    case PM_TabBarBaseHeight:
        return 0;
    case PM_MenuBarPanelWidth:
    case PM_MenuBarVMargin:
        return 0;
    case PM_MenuBarItemSpacing:
        return 0;
    case PM_HeaderMargin:
        return u;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(
    StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* returned) const
{
    switch (hint) {
    case SH_Widget_Animation_Duration:
        return motionIsReduced() ? 0 : QProxyStyle::styleHint(hint, option, widget, returned);
    case SH_TabBar_Alignment:
        return Qt::AlignLeading;
    case SH_TabBar_ElideMode:
        return Qt::ElideRight;
    case SH_ScrollBar_LeftClickAbsolutePosition:
        return 0;
    case SH_ScrollView_FrameOnlyAroundContents:
        return 0;
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
        return 0;
    case SH_DialogButtonBox_ButtonsHaveIcons:
        return 0;
    case SH_Header_ArrowAlignment:
        return Qt::AlignRight | Qt::AlignVCenter;
    default:
        return QProxyStyle::styleHint(hint, option, widget, returned);
    }
}

QIcon Style::standardIcon(StandardPixmap standard, const QStyleOption* option, const QWidget* widget) const
{
    switch (standard) {
    case SP_TitleBarNormalButton:
        return icons::icon(u"window-float"_s);
    case SP_TitleBarCloseButton:
    case SP_DockWidgetCloseButton:
        return icons::icon(u"tab-close"_s);
    case SP_LineEditClearButton:
        return icons::icon(u"edit-clear"_s);
    default:
        return QProxyStyle::standardIcon(standard, option, widget);
    }
}

} // namespace stemma
