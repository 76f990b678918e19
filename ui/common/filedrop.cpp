// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/filedrop.h"

#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

#include <algorithm>

namespace stemma {

FileDrop::FileDrop(QWidget* target)
    : QObject(target)
{
    target->setAcceptDrops(true);
    target->installEventFilter(this);
}

bool FileDrop::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::DragEnter && event->type() != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    auto* drop = static_cast<QDropEvent*>(event);
    const QList<QUrl> urls = drop->mimeData()->urls();
    if (event->type() == QEvent::Drop) {
        for (const QUrl& url : urls) {
            if (url.isLocalFile())
                emit dropped(url.toLocalFile());
        }
        drop->acceptProposedAction();
    } else if (std::ranges::any_of(urls, [](const QUrl& url) { return url.isLocalFile(); })) {
        drop->acceptProposedAction();
    }
    return true;
}

} // namespace stemma
