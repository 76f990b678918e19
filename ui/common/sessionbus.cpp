// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/sessionbus.h"

#include <QDBusConnection>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace stemma {

std::unique_ptr<QDBusConnection> sessionBus()
{
    // Qt would start a bus where there is none.
    const QString folder = qEnvironmentVariable("XDG_RUNTIME_DIR");
    const bool hasBus = !qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS")
        || (!folder.isEmpty() && QFileInfo::exists(folder + u"/bus"_s));
    if (!hasBus)
        return nullptr;
    const QDBusConnection bus = QDBusConnection::sessionBus();
    return bus.isConnected() ? std::make_unique<QDBusConnection>(bus) : nullptr;
}

} // namespace stemma
