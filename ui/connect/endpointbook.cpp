// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/connect/endpointbook.h"

#include "core/base/keychain.h"
#include "core/compaction/client/endpointkey.h"
#include "ui/common/settings.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

bool isSameModel(const ModelEndpoint& a, const ModelEndpoint& b)
{
    return a.kind == b.kind && a.url == b.url && a.model == b.model;
}

} // namespace

EndpointBook::EndpointBook(Settings& settings, Keychain& keychain, QObject* parent)
    : QObject(parent)
    , m_settings(settings)
    , m_keychain(keychain)
{
    read();
}

void EndpointBook::read()
{
    QList<ModelEndpoint> endpoints = m_settings.modelEndpoints();
    const ModelEndpoint chosen = m_settings.modelEndpoint();
    if (!chosen.url.isEmpty() && !endpoints.contains(chosen))
        endpoints += chosen;
    const qsizetype at = endpoints.isEmpty() ? -1 : std::max<qsizetype>(0, endpoints.indexOf(chosen));
    if (at == m_chosen && endpoints == m_endpoints)
        return;
    m_endpoints = endpoints;
    m_chosen = at;
    emit changed();
}

const ModelEndpoint& EndpointBook::endpoint() const
{
    static const ModelEndpoint none;
    return isSet() ? m_endpoints.at(m_chosen) : none;
}

void EndpointBook::set(const ModelEndpoint& endpoint, const QString& key, bool remember)
{
    put(m_chosen, endpoint, key, remember);
}

void EndpointBook::add(const ModelEndpoint& endpoint, const QString& key, bool remember)
{
    put(-1, endpoint, key, remember);
}

void EndpointBook::put(qsizetype at, const ModelEndpoint& endpoint, const QString& key, bool remember)
{
    if (at >= 0)
        m_endpoints.replace(at, endpoint);
    else
        m_endpoints += endpoint;
    m_chosen = at >= 0 ? at : m_endpoints.size() - 1;
    for (qsizetype i = m_endpoints.size() - 1; i >= 0; --i) {
        if (i == m_chosen || !isSameModel(m_endpoints.at(i), endpoint))
            continue;
        m_endpoints.removeAt(i);
        m_chosen -= i < m_chosen ? 1 : 0;
    }
    if (!key.isEmpty())
        m_typed.insert(keychainName(endpoint), key);
    if (remember && !key.isEmpty())
        m_keychain.write(this, keychainName(endpoint), key, [this](const QString& why) {
            if (!why.isEmpty())
                emit noticed(tr("The key is lost when the program ends. %1").arg(why));
        });
    keep();
}

void EndpointBook::choose(qsizetype at)
{
    if (at < 0 || at >= m_endpoints.size() || at == m_chosen)
        return;
    m_chosen = at;
    keep();
}

void EndpointBook::remove(qsizetype at)
{
    if (at < 0 || at >= m_endpoints.size())
        return;
    m_endpoints.removeAt(at);
    if (m_chosen > at || m_chosen == m_endpoints.size())
        --m_chosen;
    keep();
}

void EndpointBook::keep()
{
    m_settings.setModelEndpoints(m_endpoints, m_chosen);
    emit changed();
}

void EndpointBook::findKey(
    const ModelEndpoint& endpoint, QObject* context, const std::function<void(const QString&)>& answer)
{
    if (const QString typed = m_typed.value(keychainName(endpoint)); !typed.isEmpty())
        return answer(typed);
    findEndpointKey(endpoint, m_keychain, context, [answer](const EndpointKey& found) { answer(found.key); });
}

} // namespace stemma
