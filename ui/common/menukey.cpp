// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/menukey.h"

#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QKeyEvent>

namespace stemma {

MenuKey::MenuKey(QObject& application)
    : QObject(&application)
{
    application.installEventFilter(this);
}

bool MenuKey::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress || !watched->isWindowType())
        return QObject::eventFilter(watched, event);
    const auto* pressed = static_cast<const QKeyEvent*>(event);
    if (pressed->key() != Qt::Key_F10 || pressed->modifiers() != Qt::ShiftModifier)
        return QObject::eventFilter(watched, event);
    // The window finds what has the focus, and where in it.
    QContextMenuEvent asked(QContextMenuEvent::Keyboard, {}, {});
    QCoreApplication::sendEvent(watched, &asked);
    return true;
}

} // namespace stemma
