// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/audit/turnlist.h"

#include "core/base/plainjson.h"

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

QString timeOf(const std::optional<Time>& time)
{
    return time ? toIso(*time) : QString();
}

JsonValue valueOf(const std::optional<Duration>& duration)
{
    return duration ? JsonValue(duration->count()) : JsonValue();
}

JsonValue valueOf(const std::optional<Time>& time)
{
    return time ? JsonValue(toIso(*time)) : JsonValue();
}

JsonValue objectOf(const TokenUsage& tokens)
{
    return {{"input", orNull(tokens.input)}, {"output", orNull(tokens.output)}, {"reasoning", orNull(tokens.reasoning)},
        {"cache_read", orNull(tokens.cacheRead)}, {"cache_write", orNull(tokens.cacheWrite)},
        {"total", orNull(tokens.total)}, {"estimated", tokens.estimated}};
}

JsonValue arrayOf(const QList<LlmCall>& calls)
{
    JsonValue array = JsonValue::array();
    for (const LlmCall& call : calls)
        array.push_back({{"purpose", call.purpose}, {"model", call.model}, {"attempt", call.attempt},
            {"tokens", objectOf(call.tokens)}, {"started_at", valueOf(call.startedAt)},
            {"latency_ms", valueOf(call.latency)}, {"time_to_first_token_ms", valueOf(call.timeToFirstToken)},
            {"success", call.success}, {"error", call.error}});
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
    for (size_t i = 0; i < turns.size(); ++i) {
        const TurnAudit& turn = turns[i];
        const TokenUsage& tokens = turn.reported;
        const QStringList cells {QString::number(turns.numberOf(i)), cell(turn.prompt.value), cell(turn.answer.value),
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
    JsonValue array = JsonValue::array();
    for (const TurnAudit& turn : turns) {
        JsonValue tools = JsonValue::array();
        for (const ToolTrace& tool : turn.tools)
            tools.push_back({{"name", tool.name}, {"call_id", tool.callId}, {"success", tool.success},
                {"error", tool.error}, {"started_at", valueOf(tool.startedAt)}, {"duration_ms", valueOf(tool.duration)},
                {"attempts", arrayOf(tool.attempts)}});
        array.push_back({{"prompt", turn.prompt}, {"answer", turn.answer}, {"started_at", valueOf(turn.startedAt)},
            {"ended_at", valueOf(turn.endedAt)}, {"traced", turn.traced}, {"tokens", objectOf(turn.reported)},
            {"estimated_output", turn.estimatedOutput}, {"estimate_method", turn.estimateRule},
            {"context_tokens", orNull(turn.contextTokens())}, {"latency_ms", valueOf(turn.latency())},
            {"time_to_first_token_ms", valueOf(turn.timeToFirstToken())}, {"retries", turn.retries()},
            {"cost_usd", orNull(turn.cost)}, {"calls", arrayOf(turn.calls)}, {"tools", tools},
            {"remarks", turn.remarks}});
    }
    return indentedJson(array);
}

} // namespace stemma
