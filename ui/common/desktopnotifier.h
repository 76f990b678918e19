// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace stemma {

/// A message of the desktop about something that happened while the user is elsewhere. GUI thread.
struct DesktopNotice
{
    QString title;
    QString text; ///< plain
    QString action; ///< what a click offers; a verb

    bool operator==(const DesktopNotice&) const = default;
};

/// Shows notices in the way of the desktop. Tests have one of their own.
class DesktopNotifier : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// Returns at once.
    virtual void show(quint64 number, const DesktopNotice& notice) = 0;

    /// By the desktop's notification service (org.freedesktop.Notifications).
    [[nodiscard]] static DesktopNotifier* ofDesktop(QObject* parent);

signals:
    /// The user chose the action, or clicked the notice. The token lets a window come to the front.
    void activated(quint64 number, const QString& activationToken = {});
    void failed(quint64 number); ///< the desktop shows no notices
};

} // namespace stemma
