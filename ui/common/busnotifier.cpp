// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/busnotifier.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QVariantMap>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr auto NoticeService = "org.freedesktop.Notifications"_L1;
constexpr auto NoticePath = "/org/freedesktop/Notifications"_L1;
constexpr int UsualTime = -1; ///< as long as the desktop shows notices

} // namespace

void BusNotifier::show(quint64 number, const DesktopNotice& notice)
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    if (!std::exchange(m_isListening, true)) {
        bus.connect(
            NoticeService, NoticePath, NoticeService, u"ActionInvoked"_s, this, SLOT(takeAction(uint, QString)));
        bus.connect(NoticeService, NoticePath, NoticeService, u"NotificationClosed"_s, this, SLOT(takeEnd(uint, uint)));
    }
    QDBusMessage call = QDBusMessage::createMethodCall(NoticeService, NoticePath, NoticeService, u"Notify"_s);
    // "default" is a click on the notice itself. The text may hold markup, so that of sessions is escaped.
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

void BusNotifier::takeAction(uint id, const QString& /*action*/)
{
    if (const auto number = m_numbers.constFind(id); number != m_numbers.cend())
        emit activated(*number);
}

void BusNotifier::takeEnd(uint id, uint /*reason*/)
{
    m_numbers.remove(id);
}

} // namespace stemma
