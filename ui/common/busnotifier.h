// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/common/desktopnotifier.h"

#include <QHash>
#include <QStringList>

#include <memory>
#include <optional>

class QDBusConnection;

namespace stemma {

/// Notices by org.freedesktop.Notifications on the session's bus. Nothing is asked of the bus before the first notice,
/// and what the service can do before its first one.
class BusNotifier final : public DesktopNotifier
{
    Q_OBJECT
public:
    explicit BusNotifier(QObject* parent = nullptr); ///< on the bus of the session
    explicit BusNotifier(const QDBusConnection& bus, QObject* parent = nullptr);
    ~BusNotifier() override;

    void show(quint64 number, const DesktopNotice& notice) override;

private slots:
    void takeToken(uint id, const QString& activationToken);
    void takeAction(uint id, const QString& action);
    void takeEnd(uint id, uint reason);

private:
    struct Waiting
    {
        quint64 number;
        DesktopNotice notice;
    };

    bool listen();
    void askForAbilities();
    void send(const Waiting& one);
    void forgetService();

    std::unique_ptr<QDBusConnection> m_bus; ///< null: not looked for yet, or there is none
    bool m_isListening = false;
    bool m_isAsking = false;
    std::optional<QStringList> m_abilities; ///< of the service that runs
    QList<Waiting> m_waiting; ///< until those are known
    QHash<uint, quint64> m_numbers; ///< by the id that the service gave
    QString m_token; ///< came last; it precedes its action
};

} // namespace stemma
