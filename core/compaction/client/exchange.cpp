// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/client/exchange.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QNetworkReply>
#include <QRegularExpression>
#include <QTimer>

#include <memory>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using namespace std::chrono_literals;

constexpr auto LookForCancel = 50ms;
constexpr auto TellEvery = 100ms;
constexpr std::chrono::milliseconds UsageAtMost = 2s; ///< the answer is there; what it took may follow
constexpr int TimeoutsAtMost = 20; ///< an answer may take this many times the timeout, as long as data arrives
constexpr qint64 BufferBytes = qint64(256) * 1024;
constexpr qsizetype RefusalBytes = qsizetype(64) * 1024;
constexpr qsizetype LoggedBytes = 500;
constexpr qsizetype ShownAddress = 200; ///< characters
constexpr int GuessedCharactersPerToken = 4;
constexpr auto AnthropicVersion = "2023-06-01";

enum Status : int {
    Ok = 200,
    FirstRedirect = 300,
    BadRequest = 400,
    NoKey = 401,
    NotPaid = 402,
    Forbidden = 403,
    NotFound = 404,
    TimedOut = 408,
    TooLarge = 413,
    Unprocessable = 422,
    TooMany = 429,
    FirstServerError = 500,
    Unavailable = 503,
    Overloaded = 529,
};

struct ExchangeText
{
    Q_DECLARE_TR_FUNCTIONS(ModelClient)
};

/// Whether a refusal is about the length of the request: servers have a status for it, and rarely use it.
bool tellsOfLength(const QByteArray& refusal)
{
    static const QRegularExpression words(
        u"context[_ ](length|size|window|limit)|context the overflows|prompt.{0,40}(too long|too large|exceed)"
        "|input.{0,60}(too long|too large|exceed)|maximum prompt length|request too large"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption);
    return words.match(QString::fromUtf8(refusal)).hasMatch();
}

QNetworkProxy proxyFor(const ModelEndpoint& endpoint)
{
    if (endpoint.proxy == "none"_L1 || endpoint.isOnThisMachine())
        return QNetworkProxy::NoProxy;
    if (endpoint.proxy.isEmpty())
        return QNetworkProxyFactory::systemProxyForQuery(QNetworkProxyQuery(endpoint.address())).value(0);
    const QUrl url(endpoint.proxy);
    const bool isSocks = url.scheme().startsWith("socks"_L1);
    constexpr int SocksPort = 1080;
    constexpr int HttpPort = 8080;
    return {isSocks ? QNetworkProxy::Socks5Proxy : QNetworkProxy::HttpProxy, url.host(),
        quint16(url.port(isSocks ? SocksPort : HttpPort))};
}

QNetworkRequest requestFor(const ModelEndpoint& endpoint, const QString& key)
{
    QNetworkRequest request(endpoint.address());
    request.setHeader(QNetworkRequest::ContentTypeHeader, u"application/json"_s);
    request.setHeader(QNetworkRequest::UserAgentHeader, u"Stemma/" STEMMA_VERSION ""_s);
    request.setRawHeader("Accept", "text/event-stream, application/json");
    // What is packed could unpack to more than is read of an answer.
    request.setRawHeader("Accept-Encoding", "identity");
    if (endpoint.kind == EndpointKind::Anthropic)
        request.setRawHeader("anthropic-version", AnthropicVersion);
    if (!key.isEmpty() && endpoint.kind == EndpointKind::Anthropic)
        request.setRawHeader("x-api-key", key.toLatin1());
    else if (!key.isEmpty())
        request.setRawHeader("Authorization", "Bearer " + key.toLatin1());
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    return request;
}

} // namespace

Exchange::Exchange(const ModelEndpoint& endpoint, const QString& key, JobControl job, AnswerHeard heard)
    : m_endpoint(endpoint)
    , m_key(key)
    , m_job(std::move(job))
    , m_heard(std::move(heard))
    , m_reader(endpoint.kind)
{
}

Exchange::Outcome Exchange::run(const QByteArray& body, qint64 maxTokens)
{
    exchange(body, maxTokens);
    return outcome();
}

void Exchange::exchange(const QByteArray& body, qint64 maxTokens)
{
    QNetworkAccessManager network;
    network.setProxy(proxyFor(m_endpoint));
    const std::unique_ptr<QNetworkReply> reply(network.post(requestFor(m_endpoint, m_key), body));
    QEventLoop loop;
    // What is set before the request is under way does not reach the thread that reads from the network.
    const auto bound = [&reply] { reply->setReadBufferSize(BufferBytes); };
    QObject::connect(reply.get(), &QNetworkReply::socketStartedConnecting, &loop, bound);
    QObject::connect(reply.get(), &QNetworkReply::requestSent, &loop, bound);
    QObject::connect(reply.get(), &QNetworkReply::metaDataChanged, &loop, bound);
    QTimer look;
    QTimer telling;
    QTimer silence;
    QTimer all;
    silence.setSingleShot(true);
    all.setSingleShot(true);
    const auto stop = [&](End end) {
        if (m_end == End::Open && !reply->isFinished()) {
            m_end = end;
            reply->abort();
        }
    };
    QObject::connect(&look, &QTimer::timeout, &loop, [&] {
        if (m_job.isCancelled())
            stop(End::Cancelled);
    });
    QObject::connect(&telling, &QTimer::timeout, &loop, [this] { tell(); });
    QObject::connect(&silence, &QTimer::timeout, &loop, [&] { stop(End::Silent); });
    QObject::connect(&all, &QTimer::timeout, &loop, [&] { stop(End::TooLong); });
    QObject::connect(reply.get(), &QNetworkReply::readyRead, &loop, [&] {
        take(*reply, maxTokens);
        silence.start(m_reader.hasStopped() ? qMin(UsageAtMost, m_endpoint.timeout) : m_endpoint.timeout);
        if (m_end == End::TooMuch)
            reply->abort();
        else if (m_reader.isComplete())
            loop.quit(); // some servers leave the connection open
    });
    QObject::connect(reply.get(), &QNetworkReply::sslErrors, &loop, [this] { m_isUntrusted = true; });
    QObject::connect(reply.get(), &QNetworkReply::uploadProgress, &silence, qOverload<>(&QTimer::start));
    QObject::connect(reply.get(), &QNetworkReply::finished, &loop, &QEventLoop::quit);
    look.start(LookForCancel);
    if (m_heard)
        telling.start(TellEvery);
    silence.start(m_endpoint.timeout);
    all.start(m_endpoint.timeout * TimeoutsAtMost);
    if (!reply->isFinished())
        loop.exec();
    take(*reply, maxTokens);
    tell();
    note(*reply);
}

void Exchange::tell()
{
    const qsizetype characters = m_reader.characters();
    if (!m_heard || m_status != Ok || characters == std::exchange(m_told, characters))
        return;
    if (const QString text = m_reader.text(); !text.isEmpty())
        m_heard(text);
}

void Exchange::take(QNetworkReply& reply, qint64 maxTokens)
{
    if (m_end != End::Open)
        return;
    const QByteArray bytes = reply.readAll();
    m_status = reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (m_status != Ok) {
        m_refusal += bytes.first(qMin(bytes.size(), RefusalBytes - m_refusal.size()));
        if (m_refusal.size() == RefusalBytes)
            m_end = End::TooMuch;
        return;
    }
    if (!m_reader.add(bytes))
        m_end = End::TooMuch;
    m_job.setProgress(qMin<qint64>(m_reader.characters() / GuessedCharactersPerToken, maxTokens), maxTokens);
}

void Exchange::note(QNetworkReply& reply)
{
    m_networkError = reply.error();
    m_networkText = reply.errorString();
    m_retryAfter = reply.rawHeader("Retry-After");
    m_redirect = reply.attribute(QNetworkRequest::RedirectionTargetAttribute).toUrl();
}

/// Servers repeat what they were sent.
QByteArray Exchange::scrubbed(QByteArray text) const
{
    if (!m_key.isEmpty())
        text.replace(m_key.toUtf8(), "***");
    return text.first(qMin(text.size(), LoggedBytes));
}

Exchange::Outcome Exchange::failed(Errc code, const QString& text, bool isPassing) const
{
    QString cause = m_status > 0 ? u"HTTP %1"_s.arg(m_status) : QString::fromUtf8(scrubbed(m_networkText.toUtf8()));
    if (!m_refusal.isEmpty())
        cause += u": "_s + QString::fromUtf8(scrubbed(m_refusal)).simplified();
    return std::unexpected(ExchangeFailure {.error = {code, text, cause},
        .isPassing = isPassing,
        .isRefusal = m_status == BadRequest || m_status == Unprocessable,
        .body = m_refusal,
        .retryAfter = m_retryAfter});
}

Exchange::Outcome Exchange::outcome()
{
    // What there is of an answer is worth more than that it is too long.
    if (m_end == End::TooMuch && m_status == Ok && !m_reader.text().trimmed().isEmpty())
        return m_reader.cutOff();
    // That nothing came behind an answer does not make it less of one.
    const bool isAnswered = m_status == Ok && (m_reader.isComplete() || m_reader.hasStopped());
    const bool isCutOff = m_end == End::Cancelled || m_end == End::TooMuch || !isAnswered;
    // A refusal that is too long is one all the same.
    if (m_end != End::Open && isCutOff && (m_end != End::TooMuch || m_status == Ok))
        return ofEnd();
    if (m_status != 0 && m_status != Ok)
        return ofStatus();
    if (m_status == 0 || (m_networkError != QNetworkReply::NoError && !isAnswered))
        return ofNetwork();
    auto answer = m_reader.finish();
    if (!answer)
        return ofFault(answer.error());
    return *std::move(answer);
}

Exchange::Outcome Exchange::ofEnd() const
{
    const QString host = m_endpoint.host();
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(m_endpoint.timeout).count();
    switch (m_end) {
    case End::Silent:
        return failed(Errc::Busy,
            ExchangeText::tr(
                "%1 did not answer for %n second(s). Try again, or set a longer timeout.", nullptr, int(seconds))
                .arg(host));
    case End::TooLong:
        return failed(Errc::Busy,
            ExchangeText::tr(
                "The answer of %1 took more than %n second(s). Use a smaller model, or set a longer timeout.", nullptr,
                int(seconds * TimeoutsAtMost))
                .arg(host));
    case End::TooMuch:
        return failed(Errc::Corrupt,
            ExchangeText::tr("%1 sent more than %2 MiB, too much for an answer. Check the address of the endpoint.")
                .arg(host)
                .arg(AnswerReader::MostBytes / (1024 * 1024)));
    default:
        return std::unexpected(ExchangeFailure {.error = {Errc::Cancelled, {}, {}}});
    }
}

Exchange::Outcome Exchange::ofStatus() const
{
    const QString host = m_endpoint.host();
    if (m_status >= FirstRedirect && m_status < BadRequest) {
        const QUrl target = m_endpoint.address().resolved(m_redirect);
        return failed(Errc::Denied,
            ExchangeText::tr(
                "%1 redirects to %2; nothing was sent there. If that address is right, use it for the endpoint.")
                .arg(host,
                    target.toDisplayString(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment)
                        .left(ShownAddress)));
    }
    switch (m_status) {
    case NoKey:
    case Forbidden:
        return failed(Errc::Denied,
            m_key.isEmpty()
                ? ExchangeText::tr("%1 requires a key. Enter one for the endpoint.").arg(host)
                : ExchangeText::tr("%1 does not accept the key. Check the key and its permissions.").arg(host));
    case NotFound:
        return failed(Errc::NotFound,
            ExchangeText::tr("%1 has no model “%2” at this address. Check the model and the address.")
                .arg(host, m_endpoint.model));
    case TooLarge:
        return tooLong();
    case NotPaid:
        return usedUp();
    case TimedOut:
    case TooMany:
        if (m_refusal.contains("insufficient_quota"))
            return usedUp();
        if (m_refusal.contains("Request too large")) // for a minute of the account: waiting does not help
            return tooLong();
        return failed(Errc::Busy,
            ExchangeText::tr("%1 accepts no more requests for now. Try again in a few minutes.").arg(host), true);
    case Unavailable:
    case Overloaded:
        return overloaded();
    default:
        break;
    }
    if (tellsOfLength(m_refusal))
        return tooLong();
    if (m_refusal.contains("credit balance"))
        return usedUp();
    if (m_status >= FirstServerError)
        return failed(
            Errc::Busy, ExchangeText::tr("%1 has an internal error. Try again in a few minutes.").arg(host), true);
    return failed(Errc::Usage,
        ExchangeText::tr("%1 rejects the request. Check the kind and the model of the endpoint.").arg(host));
}

/// A shorter one may do, so this is not for the user alone to mend.
Exchange::Outcome Exchange::tooLong() const
{
    return failed(Errc::NotSupported,
        ExchangeText::tr("The request is too long for %1. Send less, or use a model with a larger context window.")
            .arg(m_endpoint.host()));
}

Exchange::Outcome Exchange::usedUp() const
{
    return failed(
        Errc::Denied, ExchangeText::tr("Your credit at %1 is used up. Check your account.").arg(m_endpoint.host()));
}

Exchange::Outcome Exchange::overloaded() const
{
    return failed(
        Errc::Busy, ExchangeText::tr("%1 is overloaded. Try again in a few minutes.").arg(m_endpoint.host()), true);
}

Exchange::Outcome Exchange::ofNetwork() const
{
    const QString host = m_endpoint.host();
    switch (m_networkError) {
    case QNetworkReply::ConnectionRefusedError:
        return failed(Errc::NotFound,
            ExchangeText::tr("No server answers at %1. Start the server, or check the address of the endpoint.")
                .arg(host));
    case QNetworkReply::HostNotFoundError:
        return failed(Errc::NotFound,
            ExchangeText::tr("The host %1 cannot be reached. Check the address of the endpoint and the network.")
                .arg(host));
    case QNetworkReply::SslHandshakeFailedError:
        return failed(Errc::Denied,
            (m_isUntrusted
                    ? ExchangeText::tr(
                          "The certificate of %1 is not valid, so nothing was sent. Check the certificate.")
                    : ExchangeText::tr("No encrypted connection to %1 was possible, so nothing was sent. Check whether "
                                       "the address begins with http://."))
                .arg(host));
    case QNetworkReply::ProxyConnectionRefusedError:
    case QNetworkReply::ProxyConnectionClosedError:
    case QNetworkReply::ProxyNotFoundError:
    case QNetworkReply::ProxyTimeoutError:
    case QNetworkReply::ProxyAuthenticationRequiredError:
        return failed(Errc::Denied, ExchangeText::tr("The proxy blocks the request to %1. Check the proxy.").arg(host));
    default:
        return failed(Errc::Busy,
            ExchangeText::tr("The connection to %1 broke before the answer was complete. Try again.").arg(host), true);
    }
}

Exchange::Outcome Exchange::ofFault(const AnswerReader::Fault& fault) const
{
    const QString host = m_endpoint.host();
    Outcome result;
    switch (fault.kind) {
    case AnswerReader::Fault::Kind::NotUnderstood:
        result = failed(Errc::Corrupt,
            ExchangeText::tr("The answer of %1 is not valid. Check the kind and the address of the endpoint.")
                .arg(host));
        break;
    case AnswerReader::Fault::Kind::Unfinished:
        result = failed(Errc::Busy,
            ExchangeText::tr("The connection to %1 broke before the answer was complete. Try again.").arg(host), true);
        break;
    case AnswerReader::Fault::Kind::Overloaded:
        result = overloaded();
        break;
    case AnswerReader::Fault::Kind::Reported:
        result = tellsOfLength(fault.detail.toUtf8())
            ? tooLong()
            : failed(Errc::Usage,
                  ExchangeText::tr("%1 could not process the request. Check the kind and the model of the endpoint.")
                      .arg(host));
        break;
    case AnswerReader::Fault::Kind::Refused:
        result = failed(
            Errc::Denied, ExchangeText::tr("The model of %1 declines to answer this. Try another model.").arg(host));
        break;
    }
    result.error().error.cause = QString::fromUtf8(scrubbed(fault.detail.toUtf8())).simplified();
    return result;
}

} // namespace stemma
