// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/plainjson.h"
#include "core/usage/usagejson.h"

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

QString axisName(UsageAxis axis)
{
    switch (axis) {
    case UsageAxis::Session:
        return u"session"_s;
    case UsageAxis::Turn:
        return u"turn"_s;
    case UsageAxis::Model:
        return u"model"_s;
    case UsageAxis::Agent:
        return u"agent"_s;
    case UsageAxis::Project:
        return u"project"_s;
    case UsageAxis::Day:
        break;
    }
    return u"day"_s;
}

/// A field that a spreadsheet neither splits nor runs as a formula.
QString usageCell(QString text)
{
    if (!text.isEmpty() && u"=+-@\t\r"_s.contains(text.front()))
        text.prepend(u'\'');
    if (text.contains(u'"') || text.contains(u',') || text.contains(u'\n') || text.contains(u'\r'))
        return u'"' + text.replace(u'"', u"\"\""_s) + u'"';
    return text;
}

QString moneyCell(double amount)
{
    return QString::number(amount, 'g', 12);
}

} // namespace

JsonValue usageTokensJson(const CallTokens& tokens)
{
    return {{"input", tokens.input}, {"output", tokens.output}, {"reasoning", tokens.reasoning},
        {"cache_read", tokens.cacheRead}, {"cache_write_5m", tokens.cacheWrite5m},
        {"cache_write_1h", tokens.cacheWrite1h}, {"total", tokens.total()}};
}

JsonValue usageFiguresJson(const UsageFigures& figures)
{
    const bool isKnown = !figures.isUnpriced();
    return {{"calls", figures.calls}, {"tokens", usageTokensJson(figures.tokens)},
        {"cost", isKnown ? JsonValue(figures.cost) : JsonValue()},
        {"charged", isKnown ? JsonValue(figures.charged()) : JsonValue()}, {"unpriced_calls", figures.unpricedCalls},
        {"unpriced_tokens", figures.unpriced.total()},
        {"stored_cost_usd", figures.storedCostCalls > 0 ? JsonValue(figures.storedCost) : JsonValue()},
        {"cache_hit_rate", orNull(figures.cacheHitRate())}};
}

JsonValue usageRowJson(const UsageRow& row, UsageAxis axis, const QString& currency)
{
    JsonValue object {{"by", axisName(axis)}, {"key", row.key}, {"title", row.title}, {"store", row.store},
        {"first", row.first ? JsonValue(toIso(*row.first)) : JsonValue()},
        {"last", row.last ? JsonValue(toIso(*row.last)) : JsonValue()}, {"currency", currency}};
    if (axis == UsageAxis::Turn) {
        object["session"] = row.session.value;
        object["turn"] = row.turn + 1;
        object["prompt"] = row.prompt.isEmpty() ? JsonValue() : JsonValue(row.prompt.value);
    }
    object.update(usageFiguresJson(row.figures));
    object["sub_agents"] = row.subAgents.calls > 0 ? usageFiguresJson(row.subAgents) : JsonValue();
    return object;
}

QByteArray usageAsCsv(const std::vector<UsageRow>& rows, UsageAxis axis, const QString& currency)
{
    const QString name = axisName(axis);
    QString text = name
        + u",title,calls,input,output,reasoning,cache_read,cache_write_5m,cache_write_1h,total,cost,charged,currency,"
          "unpriced_calls,unpriced_tokens,stored_cost_usd,first,last\r\n"_s;
    for (const UsageRow& row : rows) {
        const UsageFigures& figures = row.figures;
        const CallTokens& tokens = figures.tokens;
        const bool isKnown = !figures.isUnpriced();
        const QStringList cells {usageCell(row.key), usageCell(row.title), QString::number(figures.calls),
            QString::number(tokens.input), QString::number(tokens.output), QString::number(tokens.reasoning),
            QString::number(tokens.cacheRead), QString::number(tokens.cacheWrite5m),
            QString::number(tokens.cacheWrite1h), QString::number(tokens.total()),
            isKnown ? moneyCell(figures.cost) : QString(), isKnown ? moneyCell(figures.charged()) : QString(), currency,
            QString::number(figures.unpricedCalls), QString::number(figures.unpriced.total()),
            figures.storedCostCalls > 0 ? moneyCell(figures.storedCost) : QString(),
            row.first ? toIso(*row.first) : QString(), row.last ? toIso(*row.last) : QString()};
        text += cells.join(u',') + u"\r\n"_s;
    }
    return text.toUtf8();
}

QByteArray usageAsJson(const std::vector<UsageRow>& rows, UsageAxis axis, const QString& currency)
{
    JsonValue array = JsonValue::array();
    for (const UsageRow& row : rows)
        array.push_back(usageRowJson(row, axis, currency));
    return indentedJson(array);
}

} // namespace stemma
