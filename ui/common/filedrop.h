// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QUrl>

class QWidget;

namespace stemma {

/// Lets files, folders and links of Stemma be dropped on a widget, which owns it.
class FileDrop final : public QObject
{
    Q_OBJECT
public:
    explicit FileDrop(QWidget* target);

signals:
    void dropped(const QString& path);
    void linkDropped(const QUrl& link); ///< stemma://…

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace stemma
