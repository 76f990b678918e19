// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/screenfit.h"

#include <QEvent>
#include <QScreen>
#include <QTimer>

#include <algorithm>

namespace stemma {

ScreenFit::ScreenFit(QWidget& window)
    : QObject(&window)
    , m_window(window)
    , m_first(window.size())
{
    window.installEventFilter(this);
}

bool ScreenFit::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show && !event->spontaneous()) {
        m_window.removeEventFilter(this);
        QTimer::singleShot(FrameMs, this, &ScreenFit::fit);
    }
    return QObject::eventFilter(watched, event);
}

void ScreenFit::fit()
{
    deleteLater();
    const QRect room = m_window.screen()->availableGeometry();
    const QRect framed = m_window.frameGeometry();
    // A size that somebody gave it meanwhile is meant.
    if (room.contains(framed) || m_window.size() != m_first || m_window.isMaximized() || m_window.isFullScreen())
        return;
    m_window.resize(m_window.size() - (framed.size() - room.size()).expandedTo({0, 0}));
    // With its beginning on the screen; where it is to stand, the desktop knows best.
    const QSize size = m_window.frameSize();
    m_window.move(std::clamp(framed.x(), room.x(), std::max(room.x(), room.x() + room.width() - size.width())),
        std::clamp(framed.y(), room.y(), std::max(room.y(), room.y() + room.height() - size.height())));
}

} // namespace stemma
