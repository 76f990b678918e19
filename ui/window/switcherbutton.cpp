// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/switcherbutton.h"

#include "ui/common/icons.h"
#include "ui/common/style.h"

#include <QAction>
#include <QLayout>
#include <QPainter>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemma {

SwitcherButton::SwitcherButton(QAction* action, QWidget* parent)
    : QPushButton(parent)
    , m_action(action)
{
    setText(tr("Go to or search sessions"));
    setFocusPolicy(Qt::NoFocus);
    updateTip();
    connect(action, &QAction::changed, this, &SwitcherButton::updateTip);
    connect(this, &QPushButton::clicked, action, &QAction::trigger);
}

/// What the action says of itself, and why it cannot be used where it cannot.
void SwitcherButton::updateTip()
{
    const QString keys = this->keys();
    const QString what = m_action->statusTip();
    const QString reason = m_action->property("reason").toString();
    setToolTip(
        (keys.isEmpty() ? what : tr("%1 (%2)").arg(what, keys)) + (reason.isEmpty() ? QString() : u'\n' + reason));
}

QString SwitcherButton::keys() const
{
    return m_action->shortcut().toString(QKeySequence::NativeText);
}

/// Where the other buttons leave less room than its words need, it loses some; where less than half of them would be
/// left, which is so with large fonts, the other buttons lose theirs, the last first.
void SwitcherButton::fitInto(int windowWidth)
{
    const int u = Style::measures().u;
    const int needed = windowWidth > 340 * u ? std::max(65 * u, sizeHint().width()) : sizeHint().width();
    auto* bar = qobject_cast<QToolBar*>(parentWidget());
    if (!bar)
        return setFixedWidth(needed);
    const int own = minimumWidth() > 0 ? minimumWidth() : sizeHint().width();
    const auto room = [&] {
        bar->layout()->invalidate(); // before it is shown, it keeps the hints that it asked for first
        return windowWidth - (bar->sizeHint().width() - own);
    };
    for (QToolButton* button : std::exchange(m_shortened, {}))
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    const QList<QToolButton*> buttons = bar->findChildren<QToolButton*>(Qt::FindDirectChildrenOnly);
    int left = room();
    for (auto button = buttons.crbegin(); button != buttons.crend() && left < sizeHint().width() / 2; ++button) {
        if ((*button)->toolButtonStyle() != Qt::ToolButtonTextBesideIcon || (*button)->icon().isNull())
            continue;
        (*button)->setToolButtonStyle(Qt::ToolButtonIconOnly);
        m_shortened += *button;
        left = room();
    }
    setFixedWidth(std::clamp(left, LeastWidth * u, needed));
}

/// With fonts of another size, once all buttons have them.
void SwitcherButton::changeEvent(QEvent* event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::StyleChange && minimumWidth() > 0)
        QMetaObject::invokeMethod(this, [this] { fitInto(window()->width()); }, Qt::QueuedConnection);
}

QSize SwitcherButton::sizeHint() const
{
    const Measures& m = Style::measures();
    const int words = QFontMetrics(m.body).horizontalAdvance(text() + keys());
    return {words + 22 * m.u, 7 * m.u};
}

void SwitcherButton::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    const Colours& c = Style::colours();
    const Measures& m = Style::measures();
    const auto place = [this](const QRect& r) { return QStyle::visualRect(layoutDirection(), rect(), r); };
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(isEnabled() && underMouse() ? c.focus : c.edge);
    painter.setBrush(c.base);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    const QRect icon = place(QRect(2 * m.u, height() / 2 - 8, 16, 16));
    painter.drawPixmap(icon.topLeft(), icons::pixmap(u"search"_s, 16, c.muted, devicePixelRatioF()));
    painter.setPen(c.muted);
    painter.setFont(m.body);
    const int leading = int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft)) | Qt::AlignVCenter;
    const int width = QFontMetrics(m.small).horizontalAdvance(keys()) + 2 * m.u;
    const int start = 2 * m.u + 16 + 2 * m.u;
    const bool hasRoom = this->width() >= sizeHint().width();
    const int room = this->width() - start - (hasRoom ? width + 4 * m.u : 2 * m.u);
    painter.drawText(place(QRect(start, 0, room, height())), leading,
        hasRoom ? text() : QFontMetrics(m.body).elidedText(text(), Qt::ElideRight, room));
    if (!hasRoom)
        return;
    const QRect chip = place(QRect(this->width() - width - 2 * m.u, height() / 2 - 2 * m.u - 1, width, 4 * m.u + 2));
    painter.setPen(c.line);
    painter.drawRoundedRect(QRectF(chip).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    painter.setPen(c.muted);
    painter.setFont(m.small);
    painter.drawText(chip, Qt::AlignCenter, keys());
}

} // namespace stemma
