// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/client/modelrequest.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <utility>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// JSON has no word for half a character.
QString wellFormed(const QString& text)
{
    return QString::fromUtf8(text.toUtf8());
}

QJsonObject message(const QString& role, const QString& text)
{
    return {{u"role"_s, role}, {u"content"_s, wellFormed(text)}};
}

} // namespace

ModelRequest ModelRequest::ofPrompt(const QString& prompt, qint64 maxTokens)
{
    return {{}, {ModelMessage {true, prompt}}, maxTokens};
}

bool EndpointHabits::learn(const QByteArray& refusal)
{
    const QJsonObject error = QJsonDocument::fromJson(refusal)["error"_L1].toObject();
    const QString said = error["param"_L1].toString() + u' ' + error["message"_L1].toString();
    if (said.contains("max_completion_tokens"_L1) && !renamedMaxTokens)
        return renamedMaxTokens = true;
    if (said.contains("temperature"_L1) && !fixedTemperature)
        return fixedTemperature = true;
    if (said.contains("stream_options"_L1) && !noUsageInStream)
        return noUsageInStream = true;
    return false;
}

QByteArray requestBody(const ModelEndpoint& endpoint, const ModelRequest& request, const EndpointHabits& templates)
{
    const bool isOpenAi = endpoint.kind == EndpointKind::OpenAi;
    QJsonArray messages;
    if (isOpenAi && !request.system.isEmpty())
        messages += message(u"system"_s, request.system);
    for (const ModelMessage& one : request.messages)
        messages += message(one.isFromUser ? u"user"_s : u"assistant"_s, one.text);
    QJsonObject body {{u"model"_s, endpoint.model}, {u"messages"_s, messages}, {u"stream"_s, true}};
    body.insert(templates.renamedMaxTokens ? u"max_completion_tokens"_s : u"max_tokens"_s, request.maxTokens);
    if (!templates.fixedTemperature)
        body.insert(u"temperature"_s, request.temperature);
    if (isOpenAi && !templates.noUsageInStream)
        body.insert(u"stream_options"_s, QJsonObject {{u"include_usage"_s, true}});
    if (!isOpenAi && !request.system.isEmpty())
        body.insert(u"system"_s, wellFormed(request.system));
    return QJsonDocument(body).toJson(QJsonDocument::Compact);
}

Result<> checkAnswer(const ModelAnswer& answer, const ModelEndpoint& endpoint)
{
    if (answer.isCutOff)
        return fail(Errc::Corrupt,
            QCoreApplication::translate("ModelRequest",
                "The answer of %1 reached its largest size, so the summary is cut off. Try level 2, or fewer messages.")
                .arg(endpoint.host()),
            answer.stopReason);
    if (answer.text.trimmed().isEmpty())
        return fail(Errc::Corrupt,
            QCoreApplication::translate("ModelRequest", "The answer of %1 is empty. Try again, or use another model.")
                .arg(endpoint.host()),
            answer.stopReason);
    return {};
}

} // namespace stemma
