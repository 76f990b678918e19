// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/audit/turnlist.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

QString timeOf(const std::optional<Time>& time)
{
    return time ? toIso(*time) : QString();
}

QJsonValue valueOf(const std::optional<qint64>& number)
{
    return number ? QJsonValue(*number) : QJsonValue();
}

QJsonValue valueOf(const std::optional<Duration>& duration)
{
    return duration ? QJsonValue(qint64(duration->count())) : QJsonValue();
}

QJsonValue valueOf(const std::optional<Time>& time)
{
    return time ? QJsonValue(toIso(*time)) : QJsonValue();
}

QJsonObject objectOf(const TokenUsage& tokens)
{
    return {{u"input"_s, valueOf(tokens.input)}, {u"output"_s, valueOf(tokens.output)},
        {u"reasoning"_s, valueOf(tokens.reasoning)}, {u"cache_read"_s, valueOf(tokens.cacheRead)},
        {u"cache_write"_s, valueOf(tokens.cacheWrite)}, {u"total"_s, valueOf(tokens.total)},
        {u"estimated"_s, tokens.estimated}};
}

QJsonArray arrayOf(const QList<LlmCall>& calls)
{
    QJsonArray array;
    for (const LlmCall& call : calls)
        array.append(QJsonObject {{u"purpose"_s, call.purpose}, {u"model"_s, call.model}, {u"attempt"_s, call.attempt},
            {u"tokens"_s, objectOf(call.tokens)}, {u"started_at"_s, valueOf(call.startedAt)},
            {u"latency_ms"_s, valueOf(call.latency)}, {u"time_to_first_token_ms"_s, valueOf(call.timeToFirstToken)},
            {u"success"_s, call.success}, {u"error"_s, call.error}});
    return array;
}

/// A field that a spreadsheet neither splits nor runs as a formula.
QString cell(QString text)
{
    if (!text.isEmpty() && u"=+-@\t\r"_s.contains(text.front()))
        text.prepend(u'\'');
    if (text.contains(u'"') || text.contains(u',') || text.contains(u'\n') || text.contains(u'\r'))
        return u'"' + text.replace(u'"', u"\"\""_s) + u'"';
    return text;
}

QString cell(const std::optional<qint64>& number)
{
    return number ? QString::number(*number) : QString();
}

QString cell(const std::optional<Duration>& duration)
{
    return duration ? QString::number(duration->count()) : QString();
}

} // namespace

QByteArray auditAsCsv(const TurnList& turns)
{
    QString text
        = u"turn,prompt,answer,started_at,ended_at,duration_ms,calls,models,tools,failed_tools,input,output,"
          "reasoning,cache_read,cache_write,total,context,estimated_output,estimate_method,cost_usd,latency_ms,"
          "time_to_first_token_ms,retries,remarks\r\n"_s;
    qint64 number = 0;
    for (const TurnAudit& turn : turns) {
        const TokenUsage& tokens = turn.reported;
        const QStringList cells {QString::number(++number), cell(turn.prompt.value), cell(turn.answer.value),
            timeOf(turn.startedAt), timeOf(turn.endedAt), cell(turn.duration()), QString::number(turn.calls.size()),
            cell(turn.models().join(u' ')), QString::number(turn.tools.size()), QString::number(turn.failedTools()),
            cell(tokens.input), cell(tokens.output), cell(tokens.reasoning), cell(tokens.cacheRead),
            cell(tokens.cacheWrite), cell(tokens.total), cell(turn.contextTokens()),
            QString::number(turn.estimatedOutput), cell(turn.estimateRule),
            turn.cost ? QString::number(*turn.cost, 'g', 12) : QString(), cell(turn.latency()),
            cell(turn.timeToFirstToken()), QString::number(turn.retries()), cell(turn.remarks.join(u' '))};
        text += cells.join(u',') + u"\r\n"_s;
    }
    return text.toUtf8();
}

QByteArray auditAsJson(const TurnList& turns)
{
    QJsonArray array;
    for (const TurnAudit& turn : turns) {
        QJsonArray tools;
        for (const ToolTrace& tool : turn.tools)
            tools.append(QJsonObject {{u"name"_s, tool.name}, {u"call_id"_s, tool.callId}, {u"success"_s, tool.success},
                {u"error"_s, tool.error}, {u"started_at"_s, valueOf(tool.startedAt)},
                {u"duration_ms"_s, valueOf(tool.duration)}, {u"attempts"_s, arrayOf(tool.attempts)}});
        array.append(QJsonObject {{u"prompt"_s, turn.prompt.value}, {u"answer"_s, turn.answer.value},
            {u"started_at"_s, valueOf(turn.startedAt)}, {u"ended_at"_s, valueOf(turn.endedAt)},
            {u"traced"_s, turn.traced}, {u"tokens"_s, objectOf(turn.reported)},
            {u"estimated_output"_s, turn.estimatedOutput}, {u"estimate_method"_s, turn.estimateRule},
            {u"context_tokens"_s, valueOf(turn.contextTokens())}, {u"latency_ms"_s, valueOf(turn.latency())},
            {u"time_to_first_token_ms"_s, valueOf(turn.timeToFirstToken())}, {u"retries"_s, turn.retries()},
            {u"cost_usd"_s, turn.cost ? QJsonValue(*turn.cost) : QJsonValue()}, {u"calls"_s, arrayOf(turn.calls)},
            {u"tools"_s, tools}, {u"remarks"_s, QJsonArray::fromStringList(turn.remarks)}});
    }
    return QJsonDocument(array).toJson();
}

} // namespace stemma
