// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/filedrop.h"

#include <QDropEvent>
#include <QMimeData>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

bool isLink(const QUrl& url)
{
    return url.scheme() == "stemma"_L1;
}

/// Files and links; a link may also come as text, as one that was copied out of a window does.
QList<QUrl> urlsOf(const QMimeData& data)
{
    QList<QUrl> urls = data.urls();
    if (const QUrl text(data.text().trimmed(), QUrl::StrictMode); urls.isEmpty() && isLink(text))
        urls += text;
    urls.removeIf([](const QUrl& url) { return !url.isLocalFile() && !isLink(url); });
    return urls;
}

} // namespace

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
    const QList<QUrl> urls = urlsOf(*drop->mimeData());
    // Who gave a file to be moved here may delete it after that.
    drop->setDropAction(drop->possibleActions().testFlag(Qt::CopyAction) ? Qt::CopyAction : Qt::LinkAction);
    drop->setAccepted(!urls.isEmpty() && drop->dropAction() != Qt::MoveAction);
    if (event->type() == QEvent::DragEnter || !drop->isAccepted())
        return true;
    for (const QUrl& url : urls) {
        if (isLink(url))
            emit linkDropped(url);
        else
            emit dropped(url.toLocalFile());
    }
    return true;
}

} // namespace stemma
