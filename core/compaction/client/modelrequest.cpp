// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/client/modelrequest.h"

#include "core/base/plainjson.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

JsonValue message(const char* role, const QString& text)
{
    return {{"role", role}, {"content", text}};
}

} // namespace

ModelRequest ModelRequest::ofPrompt(const QString& prompt, qint64 maxTokens)
{
    return {{}, {ModelMessage {true, prompt}}, maxTokens};
}

bool EndpointHabits::learn(const QByteArray& refusal, const ModelRequest& request)
{
    const JsonValue body = jsonOrNull(refusal);
    const JsonValue& error = memberOf(body, "error");
    const QString said = textOf(memberOf(error, "param")) + u' ' + textOf(memberOf(error, "message"));
    if (said.contains("max_completion_tokens"_L1) && !renamedMaxTokens)
        return renamedMaxTokens = true;
    if (said.contains("temperature"_L1) && !fixedTemperature)
        return fixedTemperature = true;
    if (said.contains("stream_options"_L1) && !noUsageInStream)
        return noUsageInStream = true;
    // "max_tokens is too large: 8192. This model supports at most 4096 completion tokens", or "8192 > 4096". What
    // speaks of the context is about the whole request.
    if (!said.contains("max_tokens"_L1) || said.contains("context"_L1))
        return false;
    static const QRegularExpression figures(u"\\b\\d{2,7}\\b"_s);
    const qint64 asked = std::min(request.maxTokens, mostTokens);
    qint64 most = 0;
    for (const QRegularExpressionMatch& match : figures.globalMatch(said)) {
        if (const qint64 figure = match.capturedView().toLongLong(); figure < asked)
            most = std::max(most, figure);
    }
    if (most > 0)
        mostTokens = most;
    return most > 0;
}

QByteArray requestBody(const ModelEndpoint& endpoint, const ModelRequest& request, const EndpointHabits& templates)
{
    const bool isOpenAi = endpoint.kind == EndpointKind::OpenAi;
    JsonValue messages = JsonValue::array();
    if (isOpenAi && !request.system.isEmpty())
        messages.push_back(message("system", request.system));
    for (const ModelMessage& one : request.messages)
        messages.push_back(message(one.isFromUser ? "user" : "assistant", one.text));
    JsonValue body {{"model", endpoint.model}, {"messages", messages}, {"stream", true}};
    body[templates.renamedMaxTokens ? "max_completion_tokens" : "max_tokens"]
        = std::min(request.maxTokens, templates.mostTokens);
    if (!templates.fixedTemperature)
        body["temperature"] = request.temperature;
    if (isOpenAi && !templates.noUsageInStream)
        body["stream_options"] = {{"include_usage", true}};
    if (!isOpenAi && !request.system.isEmpty())
        body["system"] = request.system;
    return compactJson(body);
}

Result<> checkAnswer(const ModelAnswer& answer, const ModelEndpoint& endpoint)
{
    if (answer.isCutOff)
        return fail(Errc::Corrupt,
            QCoreApplication::translate("ModelRequest",
                "The answer of %1 reached its largest size, so the summary is cut off. Try level 2, or fewer messages.")
                .arg(endpoint.host()),
            answer.stopReason);
    return checkText(answer, endpoint);
}

Result<> checkText(const ModelAnswer& answer, const ModelEndpoint& endpoint)
{
    if (!answer.text.trimmed().isEmpty())
        return {};
    const QString said = answer.isCutOff
        ? QCoreApplication::translate("ModelRequest",
              "The answer of %1 reached its largest size before any text came. Use a model that thinks less, or send "
              "less.")
        : QCoreApplication::translate("ModelRequest", "The answer of %1 is empty. Try again, or use another model.");
    return fail(Errc::Corrupt, said.arg(endpoint.host()), answer.stopReason);
}

QString noteOnLength(const ModelAnswer& answer, qint64 sent)
{
    constexpr qint64 Fewest = 1'000; ///< below, the estimate says little
    constexpr qint64 TimesFewer = 3;
    if (!answer.tokensIn || *answer.tokensIn <= 0 || sent < Fewest || *answer.tokensIn > sent / TimesFewer)
        return {};
    const QLocale locale;
    return QCoreApplication::translate(
        "ModelRequest", "The model read only %1 of about %2 tokens. Its context window on the server may be too small.")
        .arg(locale.toString(*answer.tokensIn), locale.toString(sent));
}

} // namespace stemma
