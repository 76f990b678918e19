// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/connect/endpointbook.h"

#include "ui/common/settings.h"
#include "ui/connect/keychain.h"

#include <QDebug>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

QString keyName(const ModelEndpoint& endpoint)
{
    return u"model "_s + endpoint.url.toString(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::StripTrailingSlash);
}

} // namespace

EndpointBook::EndpointBook(Settings& settings, Keychain& keychain, QObject* parent)
    : QObject(parent)
    , m_settings(settings)
    , m_keychain(keychain)
    , m_endpoint(settings.modelEndpoint())
{
}

void EndpointBook::set(const ModelEndpoint& endpoint, const QString& key, bool remember)
{
    if (endpoint.url != m_endpoint.url)
        m_typed.clear();
    if (!key.isEmpty())
        m_typed = key;
    m_endpoint = endpoint;
    m_settings.setModelEndpoint(endpoint);
    if (remember && !key.isEmpty())
        m_keychain.write(this, keyName(endpoint), key, [](const QString& why) {
            if (!why.isEmpty())
                qWarning().noquote() << why; // it is known until the program ends
        });
    emit changed();
}

void EndpointBook::findKey(
    const ModelEndpoint& endpoint, QObject* context, const std::function<void(const QString&)>& answer)
{
    const QString variable = endpoint.keyVariable.isEmpty() ? endpoint.defaultKeyVariable() : endpoint.keyVariable;
    const QString set = variable.isEmpty() ? QString() : qEnvironmentVariable(variable.toLocal8Bit().constData());
    if (!m_typed.isEmpty() && endpoint.url == m_endpoint.url)
        answer(m_typed);
    else if (!set.isEmpty())
        answer(set);
    else
        m_keychain.read(context, keyName(endpoint), answer);
}

} // namespace stemma
