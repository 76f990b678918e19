// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/common/desktopnotifier.h"

#include <QHash>

namespace stemma {

/// Notices by org.freedesktop.Notifications on the session's bus. Nothing is asked of the bus before the first notice.
class BusNotifier final : public DesktopNotifier
{
    Q_OBJECT
public:
    using DesktopNotifier::DesktopNotifier;

    void show(quint64 number, const DesktopNotice& notice) override;

private slots:
    void takeAction(uint id, const QString& action);
    void takeEnd(uint id, uint reason);

private:
    QHash<uint, quint64> m_numbers; ///< by the id that the service gave
    bool m_isListening = false;
};

} // namespace stemma
