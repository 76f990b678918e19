// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/desktop/applicationservice.h"

#include "ui/common/sessionbus.h"

#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDBusMessage>
#include <QUrl>

#include <utility>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr QLatin1StringView TokenKey {"activation-token"};
constexpr QLatin1StringView StartupKey {"desktop-startup-id"};

QString tokenIn(const QVariantMap& platformData)
{
    const QString token = platformData.value(TokenKey).toString();
    return token.isEmpty() ? platformData.value(StartupKey).toString() : token;
}

QList<SessionLink> linksIn(const QStringList& uris)
{
    QList<SessionLink> links;
    for (const QString& uri : uris) {
        if (const auto link = SessionLink::of(QUrl(uri)))
            links += *link;
    }
    return links;
}

} // namespace

ApplicationService::ApplicationService(QObject* parent)
    : QObject(parent)
    , m_bus(sessionBus())
{
}

ApplicationService::ApplicationService(const QDBusConnection& bus, QObject* parent)
    : QObject(parent)
    , m_bus(std::make_unique<QDBusConnection>(bus))
{
}

ApplicationService::~ApplicationService()
{
    withdraw();
}

QVariantMap ApplicationService::ownPlatformData()
{
    QVariantMap data;
    for (const auto& [key, variable] :
        {std::pair(TokenKey, "XDG_ACTIVATION_TOKEN"), std::pair(StartupKey, "DESKTOP_STARTUP_ID")}) {
        if (const QString value = qEnvironmentVariable(variable); !value.isEmpty())
            data.insert(key, value);
    }
    return data;
}

bool ApplicationService::handOver(const Wish& wish, int answerMs)
{
    if (m_isUnanswered || !m_bus || !m_bus->interface() || !m_bus->interface()->isServiceRegistered(Name))
        return false;
    m_isUnanswered = !send(Name, wish, answerMs);
    return !m_isUnanswered;
}

bool ApplicationService::send(const QString& name, const Wish& wish, int answerMs)
{
    QStringList uris;
    for (const SessionLink& link : wish.links)
        uris += link.toUrl().toString(QUrl::FullyEncoded);
    const auto call = [&name](const QString& method, const QVariantList& arguments) {
        QDBusMessage message = QDBusMessage::createMethodCall(name, Path, u"org.freedesktop.Application"_s, method);
        message.setArguments(arguments);
        message.setAutoStartService(false);
        return message;
    };
    QDBusMessage message = call(u"Activate"_s, {wish.platformData});
    if (wish.isNewWindow) {
        QVariantList parameters;
        for (const QString& uri : std::as_const(uris))
            parameters += uri;
        // Not a list of texts, but one of values of any type.
        message = call(u"ActivateAction"_s, {QString(NewWindow), QVariant(parameters), wish.platformData});
    } else if (!uris.isEmpty()) {
        message = call(u"Open"_s, {uris, wish.platformData});
    }
    return m_bus->call(message, QDBus::Block, answerMs).type() == QDBusMessage::ReplyMessage;
}

bool ApplicationService::offer()
{
    if (!m_bus)
        return true;
    m_bus->registerObject(Path, this, QDBusConnection::ExportScriptableSlots);
    QDBusConnectionInterface* daemon = m_bus->interface();
    if (!daemon)
        return true;
    m_isOffered = true;
    // What runs behind windows that are closed may take its time, and nobody answers then.
    connect(qApp, &QCoreApplication::aboutToQuit, this, &ApplicationService::withdraw);
    // In the queue it follows a program that ends.
    const QDBusReply<QDBusConnectionInterface::RegisterServiceReply> reply
        = daemon->registerService(Name, QDBusConnectionInterface::QueueService);
    return reply.isValid() && reply.value() == QDBusConnectionInterface::ServiceRegistered;
}

void ApplicationService::withdraw()
{
    if (!std::exchange(m_isOffered, false))
        return;
    m_bus->unregisterObject(Path);
    m_bus->interface()->unregisterService(Name);
}

void ApplicationService::Activate(const QVariantMap& platformData)
{
    emit wished({}, tokenIn(platformData));
}

void ApplicationService::Open(const QStringList& uris, const QVariantMap& platformData)
{
    emit wished({linksIn(uris)}, tokenIn(platformData));
}

void ApplicationService::ActivateAction(
    const QString& action, const QVariantList& parameters, const QVariantMap& platformData)
{
    if (action != NewWindow)
        return;
    QStringList uris;
    for (const QVariant& one : parameters)
        uris += one.toString();
    emit wished({linksIn(uris), true}, tokenIn(platformData));
}

} // namespace stemma
