// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/desktopnotifier.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QHash>
#include <QVariantMap>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr auto Service = "org.freedesktop.Notifications"_L1;
constexpr auto ObjectPath = "/org/freedesktop/Notifications"_L1;
constexpr int UsualTime = -1; ///< as long as the desktop shows notices

class BusNotifier final : public DesktopNotifier
{
    Q_OBJECT
public:
    using DesktopNotifier::DesktopNotifier;

    void show(quint64 number, const DesktopNotice& notice) override
    {
        QDBusConnection bus = QDBusConnection::sessionBus();
        if (!bus.isConnected())
            return;
        if (!std::exchange(m_isListening, true)) {
            bus.connect(Service, ObjectPath, Service, u"ActionInvoked"_s, this, SLOT(takeAction(uint, QString)));
            bus.connect(Service, ObjectPath, Service, u"NotificationClosed"_s, this, SLOT(takeEnd(uint, uint)));
        }
        QDBusMessage call = QDBusMessage::createMethodCall(Service, ObjectPath, Service, u"Notify"_s);
        const QStringList actions {u"default"_s, notice.action, u"open"_s, notice.action};
        call << u"Stemma"_s << 0U << u"org.stemma.Stemma"_s << notice.title << notice.text.toHtmlEscaped() << actions
             << QVariantMap {{u"desktop-entry"_s, u"org.stemma.Stemma"_s}} << UsualTime;
        auto* answer = new QDBusPendingCallWatcher(bus.asyncCall(call), this);
        connect(answer, &QDBusPendingCallWatcher::finished, this, [this, number, answer] {
            const QDBusPendingReply<uint> reply = *answer;
            if (reply.isValid())
                m_numbers.insert(reply.value(), number);
            answer->deleteLater();
        });
    }

private slots:
    void takeAction(uint id, const QString& /*action*/)
    {
        if (const auto number = m_numbers.constFind(id); number != m_numbers.cend())
            emit activated(*number);
    }
    void takeEnd(uint id, uint /*reason*/) { m_numbers.remove(id); }

private:
    QHash<uint, quint64> m_numbers; ///< by the id that the service gave
    bool m_isListening = false;
};

} // namespace

DesktopNotifier* DesktopNotifier::ofDesktop(QObject* parent)
{
    return new BusNotifier(parent);
}

} // namespace stemma

#include "desktopnotifier.moc"
