// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/desktop/applicationservice.h"

#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDBusMessage>
#include <QFileInfo>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr QLatin1StringView TokenKey {"activation-token"};
constexpr QLatin1StringView StartupKey {"desktop-startup-id"};

/// Qt would start a bus where there is none.
bool hasSessionBus()
{
    const QString folder = qEnvironmentVariable("XDG_RUNTIME_DIR");
    return !qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS")
        || (!folder.isEmpty() && QFileInfo::exists(folder + u"/bus"_s));
}

QString tokenIn(const QVariantMap& platformData)
{
    const QString token = platformData.value(TokenKey).toString();
    return token.isEmpty() ? platformData.value(StartupKey).toString() : token;
}

QVariantMap ownPlatformData()
{
    QVariantMap data;
    for (const auto& [key, variable] :
        {std::pair(TokenKey, "XDG_ACTIVATION_TOKEN"), std::pair(StartupKey, "DESKTOP_STARTUP_ID")}) {
        if (const QString value = qEnvironmentVariable(variable); !value.isEmpty())
            data.insert(key, value);
    }
    return data;
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
{
    if (!hasSessionBus())
        return;
    const QDBusConnection bus = QDBusConnection::sessionBus();
    if (bus.isConnected())
        m_bus = std::make_unique<QDBusConnection>(bus);
}

ApplicationService::ApplicationService(const QDBusConnection& bus, QObject* parent)
    : QObject(parent)
    , m_bus(std::make_unique<QDBusConnection>(bus))
{
}

ApplicationService::~ApplicationService() = default;

bool ApplicationService::handOver(const Wish& wish)
{
    if (!m_bus || !m_bus->interface() || !m_bus->interface()->isServiceRegistered(Name))
        return false;
    return send(Name, wish);
}

bool ApplicationService::send(const QString& name, const Wish& wish)
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
    QDBusMessage message = call(u"Activate"_s, {ownPlatformData()});
    if (wish.isNewWindow) {
        QVariantList parameters;
        for (const QString& uri : std::as_const(uris))
            parameters += uri;
        // Not a list of texts, but one of values of any type.
        message = call(u"ActivateAction"_s, {QString(NewWindow), QVariant(parameters), ownPlatformData()});
    } else if (!uris.isEmpty()) {
        message = call(u"Open"_s, {uris, ownPlatformData()});
    }
    return m_bus->call(message, QDBus::Block, AnswerMs).type() == QDBusMessage::ReplyMessage;
}

void ApplicationService::offer()
{
    if (!m_bus)
        return;
    m_bus->registerObject(Path, this, QDBusConnection::ExportScriptableSlots);
    if (m_bus->interface())
        m_bus->interface()->registerService(Name, QDBusConnectionInterface::DontQueueService);
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
