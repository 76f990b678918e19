// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/stylepainter.h"

#include "ui/common/icons.h"
#include "ui/common/style.h"

#include <QPainter>
#include <QStyleOption>
#include <QTabBar>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace stemma::stylepainter {

namespace {

QRectF inset(const QRect& rect)
{
    return QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5);
}

void box(QPainter& painter, const QRect& rect, const QColor& border, const QColor& fill, double width = 1)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(border, width));
    painter.setBrush(fill);
    painter.drawRoundedRect(inset(rect), 3, 3);
    painter.restore();
}

void drawIcon(QPainter& painter, const QString& name, const QRect& rect, int size, const QColor& colour)
{
    const double ratio = painter.device()->devicePixelRatioF();
    const QPixmap pixmap = icons::pixmap(name, size, colour, ratio);
    painter.drawPixmap(
        QPointF(rect.x() + (rect.width() - size) / 2.0, rect.y() + (rect.height() - size) / 2.0), pixmap);
}

void chevron(QPainter& painter, const QRect& rect, Qt::ArrowType type, const QColor& colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 1.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.translate(QRectF(rect).center());
    painter.rotate(type == Qt::DownArrow ? 90 : type == Qt::LeftArrow ? 180 : type == Qt::UpArrow ? 270 : 0);
    const double s = qMin(3.5, qMin(rect.width(), rect.height()) / 3.0);
    painter.drawPolyline(QPolygonF {QPointF(-s / 2, -s), QPointF(s / 2, 0), QPointF(-s / 2, s)});
    painter.restore();
}

bool isOn(const QStyleOption& option, QStyle::StateFlag flag)
{
    return option.state & flag;
}

void buttonPanel(const QStyleOption& option, QPainter& painter)
{
    const Colours& c = Style::colours();
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
    const bool strong = isOn(option, QStyle::State_HasFocus)
        || (button != nullptr && button->features.testFlag(QStyleOptionButton::DefaultButton));
    const bool flat = button != nullptr && button->features.testFlag(QStyleOptionButton::Flat);
    const bool down = isOn(option, QStyle::State_Sunken) || isOn(option, QStyle::State_On);
    const bool enabled = isOn(option, QStyle::State_Enabled);
    const bool hover = enabled && isOn(option, QStyle::State_MouseOver);
    if (flat && !hover && !down && !strong)
        return;
    const QColor fill = down ? c.selection : hover ? c.hover : option.palette.color(QPalette::Button);
    box(painter, option.rect, !enabled ? c.line : strong ? c.focus : hover ? c.edge : c.line, fill, strong ? 1.5 : 1);
}

void toolPanel(const QStyleOption& option, QPainter& painter)
{
    const Colours& c = Style::colours();
    const bool down = isOn(option, QStyle::State_Sunken) || isOn(option, QStyle::State_On);
    const bool hover = isOn(option, QStyle::State_Enabled) && isOn(option, QStyle::State_MouseOver);
    const bool raised = !isOn(option, QStyle::State_AutoRaise);
    if (down)
        box(painter, option.rect, c.accent, c.selection);
    else if (hover || raised)
        box(painter, option.rect, raised ? c.edge : c.line, raised ? option.palette.color(QPalette::Button) : c.hover);
    if (isOn(option, QStyle::State_HasFocus) && isOn(option, QStyle::State_KeyboardFocusChange))
        box(painter, option.rect, c.focus, Qt::transparent, 1.5);
}

void fieldPanel(const QStyleOption& option, QPainter& painter)
{
    const Colours& c = Style::colours();
    const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(&option);
    if (frame != nullptr && frame->lineWidth <= 0) {
        painter.fillRect(option.rect, option.palette.brush(QPalette::Base));
        return;
    }
    const bool focus = isOn(option, QStyle::State_HasFocus);
    box(painter, option.rect, focus ? c.focus : c.edge, option.palette.color(QPalette::Base), focus ? 1.5 : 1);
}

/// The ring of a radio button, or the box of a check box.
void indicator(const QStyleOption& option, QPainter& painter, bool round)
{
    const Colours& c = Style::colours();
    const bool enabled = isOn(option, QStyle::State_Enabled);
    const bool on = isOn(option, QStyle::State_On);
    const QColor mark = enabled ? c.accent : c.muted;
    const int side = qMin(option.rect.width(), option.rect.height());
    QRectF rect(0, 0, side - 1, side - 1);
    rect.moveCenter(QRectF(option.rect).center());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(on ? mark : enabled ? c.edge : c.line, on ? 1.5 : 1));
    painter.setBrush(option.palette.color(QPalette::Base));
    const double radius = round ? side / 2.0 : 3;
    painter.drawRoundedRect(rect, radius, radius);
    if (on && round) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(mark);
        painter.drawEllipse(rect.center(), side / 4.0, side / 4.0);
    } else if (on) {
        const double s = side / 4.0;
        painter.setPen(QPen(mark, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.translate(rect.center());
        painter.drawPolyline(QPolygonF {QPointF(-s, 0), QPointF(-s / 4, s * 0.8), QPointF(s, -s * 0.8)});
    } else if (isOn(option, QStyle::State_NoChange)) {
        painter.setPen(QPen(mark, 1.6));
        painter.drawLine(QPointF(rect.left() + 3, rect.center().y()), QPointF(rect.right() - 3, rect.center().y()));
    }
    painter.restore();
}

void tabShape(const QStyleOptionTab& tab, QPainter& painter)
{
    const Colours& c = Style::colours();
    const bool selected = isOn(tab, QStyle::State_Selected);
    const QRect& r = tab.rect;
    painter.save();
    if (selected) {
        painter.fillRect(r, tab.documentMode ? c.base : c.window);
        painter.fillRect(QRect(r.left(), r.top(), r.width(), 3), c.accent);
        painter.setPen(c.line);
        painter.drawLine(r.topLeft() + QPoint(0, 3), r.bottomLeft());
        painter.drawLine(r.topRight() + QPoint(0, 3), r.bottomRight());
    } else {
        painter.fillRect(r, isOn(tab, QStyle::State_MouseOver) ? c.hover : c.window);
        painter.setPen(c.line);
        painter.drawLine(r.bottomLeft(), r.bottomRight());
    }
    if (isOn(tab, QStyle::State_HasFocus)) {
        painter.setPen(QPen(c.focus, 1.5));
        painter.drawRect(inset(r.adjusted(3, 5, -3, -3)));
    }
    painter.restore();
}

void dockTitle(const QStyleOptionDockWidget& title, QPainter& painter)
{
    const Colours& c = Style::colours();
    const Measures& m = Style::measures();
    painter.save();
    painter.fillRect(title.rect, c.window);
    painter.setFont(m.bold);
    painter.setPen(c.text);
    const QRect text = title.rect.adjusted(2 * m.u, 0, -14 * m.u, 0);
    painter.drawText(QStyle::visualRect(title.direction, title.rect, text),
        int(Qt::AlignVCenter | QStyle::visualAlignment(title.direction, Qt::AlignLeft)) | Qt::TextSingleLine,
        painter.fontMetrics().elidedText(title.title, Qt::ElideRight, text.width()));
    painter.restore();
}

void menuBarItem(const QStyleOptionMenuItem& item, QPainter& painter)
{
    const Colours& c = Style::colours();
    painter.fillRect(item.rect, c.window);
    if (isOn(item, QStyle::State_Selected)) {
        const bool down = isOn(item, QStyle::State_Sunken);
        box(painter, item.rect.adjusted(1, 2, -1, -2), down ? c.accent : c.line, down ? c.selection : c.hover);
    }
    painter.save();
    painter.setPen(isOn(item, QStyle::State_Enabled) ? c.text : item.palette.color(QPalette::Disabled, QPalette::Text));
    const int mnemonic = isOn(item, QStyle::State_KeyboardFocusChange) ? Qt::TextShowMnemonic : Qt::TextHideMnemonic;
    painter.drawText(item.rect, Qt::AlignCenter | mnemonic | Qt::TextDontClip | Qt::TextSingleLine, item.text);
    painter.restore();
}

void headerSection(const QStyleOptionHeader& header, QPainter& painter)
{
    const Colours& c = Style::colours();
    painter.save();
    painter.fillRect(header.rect, isOn(header, QStyle::State_MouseOver) ? c.hover : c.alt);
    painter.setPen(c.line);
    painter.drawLine(header.rect.bottomLeft(), header.rect.bottomRight());
    const bool last
        = header.position == QStyleOptionHeader::End || header.position == QStyleOptionHeader::OnlyOneSection;
    if (header.orientation == Qt::Horizontal && !last)
        painter.drawLine(header.rect.topRight(), header.rect.bottomRight());
    painter.restore();
}

void separator(const QStyleOption& option, QPainter& painter, bool vertical)
{
    const QColor line = Style::colours().line;
    painter.fillRect(option.rect, Style::colours().window);
    const QPoint middle = option.rect.center();
    if (vertical)
        painter.fillRect(QRect(middle.x(), option.rect.top(), 1, option.rect.height()), line);
    else
        painter.fillRect(QRect(option.rect.left(), middle.y(), option.rect.width(), 1), line);
}

void progress(const QStyleOptionProgressBar& bar, QPainter& painter, bool groove)
{
    const Colours& c = Style::colours();
    QRect rect = bar.rect;
    const int height = qMin(rect.height(), 6);
    rect = QRect(rect.left(), rect.center().y() - height / 2, rect.width(), height);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    if (groove) {
        painter.setBrush(c.line);
    } else {
        const qint64 range = qint64(bar.maximum) - bar.minimum;
        const double share = range > 0 ? double(bar.progress - bar.minimum) / double(range) : 0;
        const int width = qRound(rect.width() * qBound(0.0, share, 1.0));
        rect = QStyle::visualRect(bar.direction, rect, QRect(rect.left(), rect.top(), width, height));
        painter.setBrush(c.accent);
    }
    painter.drawRoundedRect(rect, 3, 3);
    painter.restore();
}

} // namespace

void fieldFrame(const QStyleOption& option, QPainter& painter)
{
    const bool focus = isOn(option, QStyle::State_HasFocus);
    const Colours& c = Style::colours();
    box(painter, option.rect, focus ? c.focus : c.edge, Qt::transparent, focus ? 1.5 : 1);
}

bool primitive(QStyle::PrimitiveElement element, const QStyleOption& option, QPainter& painter, const QWidget* widget)
{
    const Colours& c = Style::colours();
    const QColor mark = isOn(option, QStyle::State_Enabled) ? option.palette.color(QPalette::Text)
                                                            : option.palette.color(QPalette::Disabled, QPalette::Text);
    switch (element) {
    case QStyle::PE_PanelButtonCommand:
        buttonPanel(option, painter);
        return true;
    case QStyle::PE_FrameDefaultButton:
    case QStyle::PE_PanelMenuBar:
    case QStyle::PE_FrameStatusBarItem:
    case QStyle::PE_FrameDockWidget:
    case QStyle::PE_FrameTabBarBase:
    case QStyle::PE_FrameTabWidget:
        return true;
    case QStyle::PE_PanelButtonTool:
        toolPanel(option, painter);
        return true;
    case QStyle::PE_PanelLineEdit:
        fieldPanel(option, painter);
        return true;
    case QStyle::PE_FrameLineEdit:
        return true;
    case QStyle::PE_IndicatorRadioButton:
        indicator(option, painter, true);
        return true;
    case QStyle::PE_IndicatorCheckBox:
        indicator(option, painter, false);
        return true;
    case QStyle::PE_IndicatorArrowDown:
        chevron(painter, option.rect, Qt::DownArrow, mark);
        return true;
    case QStyle::PE_IndicatorArrowUp:
        chevron(painter, option.rect, Qt::UpArrow, mark);
        return true;
    case QStyle::PE_IndicatorArrowLeft:
        chevron(painter, option.rect, Qt::LeftArrow, mark);
        return true;
    case QStyle::PE_IndicatorArrowRight:
        chevron(painter, option.rect, Qt::RightArrow, mark);
        return true;
    case QStyle::PE_IndicatorBranch:
        if (isOn(option, QStyle::State_Children)) {
            const Qt::ArrowType closed = option.direction == Qt::RightToLeft ? Qt::LeftArrow : Qt::RightArrow;
            chevron(painter, option.rect, isOn(option, QStyle::State_Open) ? Qt::DownArrow : closed, c.muted);
        }
        return true;
    case QStyle::PE_IndicatorTabClose:
        if (isOn(option, QStyle::State_Selected) || isOn(option, QStyle::State_MouseOver)) {
            if (isOn(option, QStyle::State_MouseOver) && isOn(option, QStyle::State_Raised))
                box(painter, option.rect, c.line, c.hover);
            drawIcon(painter, u"tab-close"_s, option.rect, 12, c.muted);
        }
        return true;
    case QStyle::PE_IndicatorToolBarSeparator:
        painter.fillRect(QRect(option.rect.center().x(), option.rect.top() + 4, 1, option.rect.height() - 8), c.line);
        return true;
    case QStyle::PE_IndicatorDockWidgetResizeHandle:
        separator(option, painter, option.rect.height() > option.rect.width());
        return true;
    case QStyle::PE_PanelStatusBar:
        painter.fillRect(option.rect, c.window);
        painter.fillRect(QRect(option.rect.topLeft(), QSize(option.rect.width(), 1)), c.line);
        return true;
    case QStyle::PE_FrameFocusRect:
        if (widget != nullptr && widget->inherits("QAbstractItemView"))
            return true;
        box(painter, option.rect, c.focus, Qt::transparent, 1.5);
        return true;
    case QStyle::PE_PanelItemViewRow: // below the branches of a tree, too
        if (isOn(option, QStyle::State_Selected))
            painter.fillRect(option.rect, c.selection);
        return isOn(option, QStyle::State_Selected);
    case QStyle::PE_PanelItemViewItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(&option)) {
            const bool hover = isOn(option, QStyle::State_MouseOver);
            if (isOn(option, QStyle::State_Selected))
                painter.fillRect(item->rect, c.selection);
            else if (item->backgroundBrush.style() != Qt::NoBrush)
                painter.fillRect(item->rect, item->backgroundBrush);
            else if (hover)
                painter.fillRect(item->rect, c.hover);
            return true;
        }
        return false;
    default:
        return false;
    }
}

bool control(QStyle::ControlElement element, const QStyleOption& option, QPainter& painter, const QWidget* widget)
{
    const Colours& c = Style::colours();
    switch (element) {
    case QStyle::CE_TabBarTabShape:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(&option)) {
            tabShape(*tab, painter);
            return true;
        }
        return false;
    case QStyle::CE_DockWidgetTitle:
        if (const auto* title = qstyleoption_cast<const QStyleOptionDockWidget*>(&option)) {
            dockTitle(*title, painter);
            return true;
        }
        return false;
    case QStyle::CE_MenuBarEmptyArea:
        painter.fillRect(option.rect, c.window);
        return true;
    case QStyle::CE_MenuBarItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(&option)) {
            menuBarItem(*item, painter);
            return true;
        }
        return false;
    case QStyle::CE_ToolBar:
        painter.fillRect(option.rect, c.window);
        painter.fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), c.line);
        return true;
    case QStyle::CE_HeaderSection:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(&option)) {
            headerSection(*header, painter);
            return true;
        }
        return false;
    case QStyle::CE_HeaderEmptyArea:
        painter.fillRect(option.rect, c.alt);
        return true;
    case QStyle::CE_Splitter:
        separator(option, painter, option.rect.height() > option.rect.width());
        return true;
    case QStyle::CE_ProgressBarGroove:
    case QStyle::CE_ProgressBarContents:
        if (const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(&option)) {
            progress(*bar, painter, element == QStyle::CE_ProgressBarGroove);
            return true;
        }
        return false;
    default:
        Q_UNUSED(widget)
        return false;
    }
}

void menuToolButton(const QStyleOptionToolButton& button, QPainter& painter, const QStyle& style, const QWidget* widget)
{
    toolPanel(button, painter);
    QStyleOptionToolButton label = button;
    label.features &= ~QStyleOptionToolButton::HasMenu;
    const QRect text = button.rect.adjusted(4, 0, -ArrowWidth, 0);
    label.rect = QStyle::visualRect(button.direction, button.rect, text);
    style.drawControl(QStyle::CE_ToolButtonLabel, &label, &painter, widget);
    const QRect arrow(button.rect.right() - ArrowWidth, button.rect.top(), ArrowWidth - 2, button.rect.height());
    chevron(painter, QStyle::visualRect(button.direction, button.rect, arrow), Qt::DownArrow, Style::colours().muted);
}

void scrollBar(const QStyleOptionSlider& option, const QRect& slider, QPainter& painter)
{
    const Colours& c = Style::colours();
    painter.fillRect(option.rect, option.palette.color(QPalette::Window) == c.window ? c.window : c.base);
    if (option.maximum <= option.minimum)
        return;
    const bool active
        = (option.state & QStyle::State_MouseOver) || option.activeSubControls == QStyle::SC_ScrollBarSlider;
    const int thick = active ? 8 : 6;
    QRect pill = slider;
    if (option.orientation == Qt::Vertical)
        pill = QRect(slider.center().x() - thick / 2 + 1, slider.y() + 1, thick, slider.height() - 2);
    else
        pill = QRect(slider.x() + 1, slider.center().y() - thick / 2 + 1, slider.width() - 2, thick);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(active ? c.muted : c.edge);
    painter.drawRoundedRect(pill, thick / 2.0, thick / 2.0);
    painter.restore();
}

QRect scrollBarPart(const QStyleOptionSlider& option, QStyle::SubControl part)
{
    const bool vertical = option.orientation == Qt::Vertical;
    const int length = vertical ? option.rect.height() : option.rect.width();
    const int extent = vertical ? option.rect.width() : option.rect.height();
    const qint64 range = qint64(option.maximum) - option.minimum;
    int slider = length;
    if (range > 0)
        slider = qMax(int(double(length) * option.pageStep / double(range + option.pageStep)), 8 * Style::measures().u);
    slider = qMin(slider, length);
    const int start = QStyle::sliderPositionFromValue(
        option.minimum, option.maximum, option.sliderPosition, length - slider, option.upsideDown);
    const auto span = [&](int from, int size) {
        const QRect rect = vertical ? QRect(0, from, extent, size) : QRect(from, 0, size, extent);
        return QStyle::visualRect(
            vertical ? Qt::LeftToRight : option.direction, option.rect, rect.translated(option.rect.topLeft()));
    };
    switch (part) {
    case QStyle::SC_ScrollBarGroove:
        return span(0, length);
    case QStyle::SC_ScrollBarSlider:
        return span(start, slider);
    case QStyle::SC_ScrollBarSubPage:
        return span(0, start);
    case QStyle::SC_ScrollBarAddPage:
        return span(start + slider, length - start - slider);
    default:
        return {};
    }
}

} // namespace stemma::stylepainter
