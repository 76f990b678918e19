// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/busnotifier.h"

#include "ui/common/sessionbus.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusServiceWatcher>
#include <QVariantMap>

#include <utility>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr auto NoticeService = "org.freedesktop.Notifications"_L1;
constexpr auto NoticePath = "/org/freedesktop/Notifications"_L1;
constexpr int UsualTime = -1; ///< as long as the desktop shows notices

QDBusMessage callOfService(const QString& method)
{
    return QDBusMessage::createMethodCall(NoticeService, NoticePath, NoticeService, method);
}

} // namespace

BusNotifier::BusNotifier(QObject* parent)
    : DesktopNotifier(parent)
{
}

BusNotifier::BusNotifier(const QDBusConnection& bus, QObject* parent)
    : DesktopNotifier(parent)
    , m_bus(std::make_unique<QDBusConnection>(bus))
{
}

BusNotifier::~BusNotifier() = default;

void BusNotifier::show(quint64 number, const DesktopNotice& notice)
{
    if (!listen())
        return emit failed(number);
    if (m_abilities)
        return send({number, notice});
    m_waiting += Waiting {number, notice};
    if (!std::exchange(m_isAsking, true))
        askForAbilities();
}

bool BusNotifier::listen()
{
    if (!m_bus)
        m_bus = sessionBus();
    if (!m_bus || !m_bus->isConnected())
        return false;
    if (std::exchange(m_isListening, true))
        return true;
    const auto hear = [this](const QString& signal, const char* slot) {
        m_bus->connect(NoticeService, NoticePath, NoticeService, signal, this, slot);
    };
    hear(u"ActivationToken"_s, SLOT(takeToken(uint, QString)));
    hear(u"ActionInvoked"_s, SLOT(takeAction(uint, QString)));
    hear(u"NotificationClosed"_s, SLOT(takeEnd(uint, uint)));
    auto* watcher = new QDBusServiceWatcher(NoticeService, *m_bus, QDBusServiceWatcher::WatchForOwnerChange, this);
    connect(watcher, &QDBusServiceWatcher::serviceOwnerChanged, this, &BusNotifier::forgetService);
    return true;
}

void BusNotifier::askForAbilities()
{
    auto* answer = new QDBusPendingCallWatcher(m_bus->asyncCall(callOfService(u"GetCapabilities"_s)), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        const QDBusPendingReply<QStringList> reply = *answer;
        answer->deleteLater();
        m_isAsking = false;
        const QList<Waiting> waiting = std::exchange(m_waiting, {});
        if (reply.isValid())
            m_abilities = reply.value();
        for (const Waiting& one : waiting) {
            if (m_abilities)
                send(one);
            else
                emit failed(one.number);
        }
    });
}

void BusNotifier::send(const Waiting& one)
{
    const DesktopNotice& notice = one.notice;
    // What a service takes for markup is escaped, as texts of sessions may hold some.
    const QString text = m_abilities->contains("body-markup"_L1) ? notice.text.toHtmlEscaped() : notice.text;
    QStringList actions; // "default" is a click on the notice itself
    if (m_abilities->contains("actions"_L1))
        actions << u"default"_s << notice.action << u"open"_s << notice.action;
    QDBusMessage call = callOfService(u"Notify"_s);
    call << u"Stemma"_s << 0U << u"org.stemma.Stemma"_s << notice.title << text << actions
         << QVariantMap {{u"desktop-entry"_s, u"org.stemma.Stemma"_s}} << UsualTime;
    auto* answer = new QDBusPendingCallWatcher(m_bus->asyncCall(call), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, number = one.number, answer] {
        const QDBusPendingReply<uint> reply = *answer;
        answer->deleteLater();
        if (reply.isValid())
            m_numbers.insert(reply.value(), number);
        else
            emit failed(number);
    });
}

/// Another one begins to count anew.
void BusNotifier::forgetService()
{
    m_abilities.reset();
    m_numbers.clear();
}

void BusNotifier::takeToken(uint id, const QString& activationToken)
{
    if (m_numbers.contains(id))
        m_token = activationToken;
}

void BusNotifier::takeAction(uint id, const QString& /*action*/)
{
    if (const auto number = m_numbers.constFind(id); number != m_numbers.cend())
        emit activated(*number, std::exchange(m_token, {}));
}

void BusNotifier::takeEnd(uint id, uint /*reason*/)
{
    m_numbers.remove(id);
}

} // namespace stemma
