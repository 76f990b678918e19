// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/client/modelendpoint.h"

#include "core/base/plainjson.h"

#include <QCoreApplication>
#include <QHostAddress>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr double Million = 1e6;

struct ModelEndpointText
{
    Q_DECLARE_TR_FUNCTIONS(ModelEndpoint)
};

Result<> refuse(const QString& text)
{
    return fail(Errc::Usage, text);
}

Result<> checkAddress(const ModelEndpoint& endpoint)
{
    const QUrl& url = endpoint.url;
    const bool isWeb = url.scheme() == "https"_L1 || url.scheme() == "http"_L1;
    if (!url.isValid() || !isWeb || url.host().isEmpty())
        return refuse(
            ModelEndpointText::tr("“%1” is not the address of a model. Use https:// or, on this machine, http://.")
                .arg(url.toDisplayString(QUrl::RemoveUserInfo)));
    if (!url.userInfo().isEmpty())
        return refuse(ModelEndpointText::tr("The address of %1 contains a password, which would be stored and shown. "
                                            "Remove it, and enter it as the key.")
                .arg(endpoint.host()));
    if (url.hasQuery() || url.hasFragment())
        return refuse(ModelEndpointText::tr(
            "The address of %1 has a part after “?” or “#”, which might contain a key. Remove it.")
                .arg(endpoint.host()));
    return {};
}

Result<> checkProxy(const ModelEndpoint& endpoint)
{
    if (endpoint.proxy.isEmpty() || endpoint.proxy == "none"_L1)
        return {};
    const QUrl url(endpoint.proxy, QUrl::StrictMode);
    const bool isKnown = url.scheme() == "http"_L1 || url.scheme().startsWith("socks5"_L1);
    if (!url.isValid() || !isKnown || url.host().isEmpty())
        return refuse(ModelEndpointText::tr("“%1” is not the address of a proxy. Use http:// or socks5://.")
                .arg(url.isValid() ? url.toDisplayString(QUrl::RemoveUserInfo) : endpoint.proxy));
    if (!url.userInfo().isEmpty())
        return refuse(ModelEndpointText::tr("The address of the proxy %1 contains a password, which would be stored "
                                            "and shown. Remove it, or use the system proxy.")
                .arg(url.host()));
    return {};
}

} // namespace

QString ModelEndpoint::host() const
{
    const int port = url.port();
    const QString name = url.host().contains(u':') ? u'[' + url.host() + u']' : url.host();
    return port < 0 ? name : QString(name + u':' + QString::number(port));
}

QUrl ModelEndpoint::address() const
{
    QUrl address = url;
    QString path = url.path();
    while (path.endsWith(u'/'))
        path.chop(1);
    const bool isOpenAi = kind == EndpointKind::OpenAi;
    const QString end = isOpenAi ? u"/chat/completions"_s : u"/messages"_s;
    if (!path.endsWith(end)) {
        const bool hasVersion = !path.isEmpty() && (isOpenAi || path.endsWith("/v1"_L1));
        path += (hasVersion ? QString() : u"/v1"_s) + end;
    }
    address.setPath(path);
    return address;
}

bool ModelEndpoint::isOnThisMachine() const
{
    const QString name = url.host();
    return name == "localhost"_L1 || QHostAddress(name).isLoopback();
}

QString ModelEndpoint::defaultKeyVariable() const
{
    const QString name = u'.' + url.host();
    if (kind == EndpointKind::OpenAi && name.endsWith(".openai.com"_L1))
        return u"OPENAI_API_KEY"_s;
    if (kind == EndpointKind::Anthropic && name.endsWith(".anthropic.com"_L1))
        return u"ANTHROPIC_API_KEY"_s;
    return {};
}

std::optional<double> ModelEndpoint::cost(qint64 tokensIn, qint64 tokensOut) const
{
    if (!price)
        return std::nullopt;
    return (double(tokensIn) * price->input + double(tokensOut) * price->output) / Million;
}

Result<> checkEndpoint(const ModelEndpoint& endpoint, const QString& key)
{
    if (Result<> address = checkAddress(endpoint); !address)
        return address;
    if (Result<> proxy = checkProxy(endpoint); !proxy)
        return proxy;
    if (endpoint.model.trimmed().isEmpty())
        return refuse(ModelEndpointText::tr("No model is set for %1. Enter one.").arg(endpoint.host()));
    const auto isPlain = [](QChar c) { return c > u' ' && c <= u'~'; };
    if (!std::ranges::all_of(key, isPlain))
        return refuse(ModelEndpointText::tr(
            "The key for %1 contains spaces, line breaks or characters that no key has. Copy it again.")
                .arg(endpoint.host()));
    if (!key.isEmpty() && endpoint.url.scheme() == "http"_L1 && !endpoint.isOnThisMachine())
        return refuse(ModelEndpointText::tr(
            "The key would be sent to %1 unencrypted. Use https://, or an endpoint without a key.")
                .arg(endpoint.host()));
    return {};
}

JsonValue toJson(const ModelEndpoint& endpoint)
{
    JsonValue object {{"kind", endpoint.kind == EndpointKind::Anthropic ? "anthropic" : "openai"},
        {"url", endpoint.url.toString(QUrl::RemoveUserInfo)}, {"model", endpoint.model},
        {"keyVariable", endpoint.keyVariable}, {"proxy", endpoint.proxy}, {"timeout", endpoint.timeout.count()},
        {"retries", endpoint.retries}};
    if (endpoint.price)
        object["price"] = {endpoint.price->input, endpoint.price->output};
    return object;
}

ModelEndpoint endpointFromJson(const JsonValue& object)
{
    ModelEndpoint endpoint;
    if (isText(memberOf(object, "kind"), "anthropic"_L1))
        endpoint.kind = EndpointKind::Anthropic;
    const auto text = [&object](std::string_view key) { return textOf(memberOf(object, key)); };
    endpoint.url = QUrl(text("url"));
    endpoint.model = text("model");
    endpoint.keyVariable = text("keyVariable");
    endpoint.proxy = text("proxy");
    constexpr qint64 ShortestMs = 1000;
    const qint64 timeout = integerOf(memberOf(object, "timeout")).value_or(endpoint.timeout.count());
    endpoint.timeout = std::chrono::milliseconds(qMax(ShortestMs, timeout));
    constexpr qint64 MostRetries = 10;
    const qint64 retries = integerOf(memberOf(object, "retries")).value_or(endpoint.retries);
    endpoint.retries = int(qBound<qint64>(0, retries, MostRetries));
    if (const JsonValue& price = memberOf(object, "price"); price.is_array() && price.size() == 2)
        endpoint.price = TokenPrice {numberOf(price[0]).value_or(0), numberOf(price[1]).value_or(0)};
    return endpoint;
}

} // namespace stemma
