// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/client/modelclient.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QLocale>
#include <QTimeZone>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using namespace std::chrono_literals;

constexpr auto FirstPause = 1s;
constexpr auto LongestBackOff = 60s;
constexpr auto CancelLookInterval = 50ms;
constexpr int MostDoublings = 10;
constexpr int MostLessons = 4; ///< of EndpointHabits

struct ModelClientText
{
    Q_DECLARE_TR_FUNCTIONS(ModelClient)
};

void waitFor(std::chrono::milliseconds time, const JobControl& job)
{
    QEventLoop loop;
    QTimer end;
    end.setSingleShot(true);
    QTimer look;
    QObject::connect(&end, &QTimer::timeout, &loop, &QEventLoop::quit);
    QObject::connect(&look, &QTimer::timeout, &loop, [&] {
        if (job.isCancelled())
            loop.quit();
    });
    end.start(time);
    look.start(CancelLookInterval);
    loop.exec();
}

Error gaveUp(const ModelEndpoint& endpoint, const ExchangeFailure& failure, int attempts)
{
    Error error = failure.error;
    if (attempts > 1)
        error.text = ModelClientText::tr("%1 (Tried %2 times.)").arg(error.text, QString::number(attempts));
    if (failure.after && *failure.after > ModelClient::LongestPause)
        error.text = ModelClientText::tr("%1 accepts no requests for another %2 minutes. Try again then.")
                         .arg(endpoint.host())
                         .arg(std::chrono::ceil<std::chrono::minutes>(*failure.after).count());
    return error;
}

} // namespace

std::optional<std::chrono::milliseconds> retryAfter(const QByteArray& header, const QDateTime& now)
{
    const QByteArray said = header.trimmed();
    bool isNumber = false;
    const double seconds = said.toDouble(&isNumber);
    constexpr double Day = 24 * 60 * 60;
    if (isNumber && seconds >= 0)
        return std::chrono::milliseconds(qint64(std::min(seconds, Day) * 1000));
    // RFC 9110: "Sun, 06 Nov 1994 08:49:37 GMT"
    QDateTime date = QLocale::c().toDateTime(QString::fromLatin1(said), u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s);
    if (!date.isValid())
        return std::nullopt;
    date.setTimeZone(QTimeZone::UTC);
    return std::chrono::milliseconds(std::clamp<qint64>(now.msecsTo(date), 0, qint64(Day) * 1000));
}

std::chrono::milliseconds backOff(int failed)
{
    return std::min<std::chrono::milliseconds>(
        FirstPause * (1 << std::clamp(failed - 1, 0, MostDoublings)), LongestBackOff);
}

ModelClient::ModelClient(ModelEndpoint endpoint, QString key, ClientSurroundings surroundings)
    : m_endpoint(std::move(endpoint))
    , m_key(std::move(key))
    , m_surroundings(std::move(surroundings))
{
    if (!m_surroundings.wait)
        m_surroundings.wait = waitFor;
    if (!m_surroundings.now)
        m_surroundings.now = [] { return QDateTime::currentDateTimeUtc(); };
}

Result<ModelAnswer> ModelClient::ask(const ModelRequest& request, const JobControl& job, const AnswerHeard& heard) const
{
    if (Result<> sound = checkEndpoint(m_endpoint, m_key); !sound)
        return std::unexpected(sound.error());
    EndpointHabits templates;
    int lessons = 0;
    for (int failed = 0;;) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        job.setProgress(0, request.maxTokens);
        Exchange exchange(m_endpoint, m_key, job, heard);
        auto answer = exchange.run(requestBody(m_endpoint, request, templates), request.maxTokens);
        if (answer)
            return *std::move(answer);
        ExchangeFailure& failure = answer.error();
        if (lessons < MostLessons && failure.isRefusal && templates.learn(failure.body, request)) {
            ++lessons;
            continue;
        }
        failure.after = retryAfter(failure.retryAfter, m_surroundings.now());
        ++failed;
        const auto pause = failure.after.value_or(backOff(failed));
        if (!failure.isPassing || failed > m_endpoint.retries || pause > LongestPause)
            return std::unexpected(gaveUp(m_endpoint, failure, failed));
        m_surroundings.wait(pause, job);
        if (heard)
            heard({});
    }
}

} // namespace stemma
