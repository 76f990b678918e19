// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/inspector/turnproperties.h"

#include "core/base/text.h"
#include "ui/common/format.h"

#include <QCoreApplication>
#include <QLocale>

namespace stemma {

namespace {

struct TurnPropertiesText
{
    Q_DECLARE_TR_FUNCTIONS(Inspector)
};

using Look = Property::Look;

constexpr qsizetype MostListed = 100; ///< calls or tools; the table of the dock has all

Property row(const QString& name, const QString& value, const QString& unit = {}, Look look = Look::Plain)
{
    return {.name = name, .value = value, .unit = unit, .look = look, .target = {}, .full = {}};
}

void addNumber(QList<Property>& rows, const QString& name, const std::optional<qint64>& value, const QString& unit = {})
{
    if (value)
        rows.append(row(name, format::number(*value), unit));
}

void addDuration(QList<Property>& rows, const QString& name, const std::optional<Duration>& value)
{
    if (value)
        rows.append(row(name, format::duration(*value)));
}

void addCost(QList<Property>& rows, const std::optional<double>& cost)
{
    if (cost)
        rows.append(
            row(TurnPropertiesText::tr("Cost"), TurnPropertiesText::tr("$%1").arg(QLocale().toString(*cost, 'f', 4))));
}

/// Without names where there is nothing stored: those rows are left out.
void addReported(QList<Property>& rows, const TokenUsage& tokens)
{
    const QString unit = tokens.estimated ? TurnPropertiesText::tr("estimated") : TurnPropertiesText::tr("reported");
    addNumber(rows, TurnPropertiesText::tr("Input"), tokens.input, unit);
    addNumber(rows, TurnPropertiesText::tr("Output"), tokens.output, unit);
    addNumber(rows, TurnPropertiesText::tr("Reasoning"), tokens.reasoning, unit);
    addNumber(rows, TurnPropertiesText::tr("Cache read"), tokens.cacheRead, unit);
    addNumber(rows, TurnPropertiesText::tr("Cache write"), tokens.cacheWrite, unit);
    addNumber(rows, TurnPropertiesText::tr("Total"), tokens.total, unit);
}

QString tokenWords(const TokenUsage& tokens)
{
    if (!tokens.input && !tokens.output)
        return {};
    return TurnPropertiesText::tr("in %1, out %2")
        .arg(format::number(tokens.input.value_or(0)), format::number(tokens.output.value_or(0)));
}

Property callRow(const LlmCall& call)
{
    QStringList words;
    if (!call.purpose.isEmpty())
        words.append(call.purpose);
    if (call.attempt > 1)
        words.append(TurnPropertiesText::tr("attempt %1").arg(call.attempt));
    if (const QString tokens = tokenWords(call.tokens); !tokens.isEmpty())
        words.append(tokens);
    if (call.latency)
        words.append(format::duration(*call.latency));
    if (call.timeToFirstToken)
        words.append(TurnPropertiesText::tr("first token after %1").arg(format::duration(*call.timeToFirstToken)));
    if (!call.success)
        words.append(call.error.isEmpty() ? TurnPropertiesText::tr("failed")
                                          : TurnPropertiesText::tr("failed: %1").arg(call.error));
    if (words.isEmpty())
        words.append(TurnPropertiesText::tr("nothing stored"));
    return row(call.model.isEmpty() ? TurnPropertiesText::tr("Call") : call.model.section(u'/', -1),
        words.join(factSeparator()), {}, call.success ? Look::Plain : Look::Error);
}

Property toolRow(const ToolTrace& tool, bool answered)
{
    QStringList words;
    if (tool.duration)
        words.append(format::duration(*tool.duration));
    if (tool.attempts.size() > 1)
        words.append(TurnPropertiesText::tr("%n attempt(s)", nullptr, int(tool.attempts.size())));
    if (!answered)
        words.append(TurnPropertiesText::tr("no result"));
    else if (tool.success)
        words.append(TurnPropertiesText::tr("done"));
    else
        words.append(tool.error.isEmpty() ? TurnPropertiesText::tr("failed")
                                          : TurnPropertiesText::tr("failed: %1").arg(tool.error));
    return row(tool.name.isEmpty() ? TurnPropertiesText::tr("Tool") : tool.name, words.join(factSeparator()), {},
        !answered          ? Look::Warning
            : tool.success ? Look::Plain
                           : Look::Error);
}

template<typename List, typename Describe>
PropertyGroup listOf(const QString& title, const List& list, Describe describeOne)
{
    PropertyGroup group {title, format::number(list.size()), {}};
    for (qsizetype i = 0; i < std::min(MostListed, list.size()); ++i)
        group.rows.append(describeOne(i));
    if (const qsizetype more = list.size() - group.rows.size(); more > 0)
        group.rows.append(row(TurnPropertiesText::tr("And"), TurnPropertiesText::tr("%n more", nullptr, int(more))));
    return group;
}

} // namespace

QList<PropertyGroup> describe(const TurnAudit& turn, qint64 number)
{
    PropertyGroup head {!turn.hasPrompt ? TurnPropertiesText::tr("Before the first prompt")
                                        : TurnPropertiesText::tr("Turn %1").arg(format::number(number)),
        turn.traced ? TurnPropertiesText::tr("recorded by the store") : QString(), {}};
    head.rows.append(row(TurnPropertiesText::tr("Messages"), format::range(turn.firstIndex + 1, turn.lastIndex + 1)));
    if (turn.startedAt)
        head.rows.append(row(TurnPropertiesText::tr("Started"), format::clockTime(*turn.startedAt)));
    addDuration(head.rows, TurnPropertiesText::tr("Duration"), turn.duration());
    if (turn.latency() != turn.duration())
        addDuration(head.rows, TurnPropertiesText::tr("Call latency"), turn.latency());
    addDuration(head.rows, TurnPropertiesText::tr("First token"), turn.timeToFirstToken());
    addCost(head.rows, turn.cost);
    if (turn.retries() > 0)
        addNumber(head.rows, TurnPropertiesText::tr("Retries"), turn.retries());
    PropertyGroup tokens {TurnPropertiesText::tr("Tokens of the turn"), {}, {}};
    addReported(tokens.rows, turn.reported);
    addNumber(tokens.rows, TurnPropertiesText::tr("In context"), turn.contextTokens(),
        TurnPropertiesText::tr("in the largest call"));
    if (turn.estimatedOutput > 0)
        tokens.rows.append(row(TurnPropertiesText::tr("Output"), format::tokens(turn.estimatedOutput, true),
            TurnPropertiesText::tr("estimated: %1").arg(turn.estimateRule)));
    QList<PropertyGroup> groups {head};
    if (!turn.remarks.isEmpty()) {
        PropertyGroup remarks {TurnPropertiesText::tr("Differences"), {}, {}};
        for (const QString& remark : turn.remarks)
            remarks.rows.append(row(TurnPropertiesText::tr("Remark"), remark, {}, Look::Warning));
        groups.append(remarks);
    }
    if (!tokens.rows.isEmpty())
        groups.append(tokens);
    if (!turn.calls.isEmpty())
        groups.append(listOf(TurnPropertiesText::tr("Model calls"), turn.calls,
            [&turn](qsizetype i) { return callRow(turn.calls.at(i)); }));
    if (!turn.tools.isEmpty())
        groups.append(listOf(TurnPropertiesText::tr("Tools"), turn.tools,
            [&turn](qsizetype i) { return toolRow(turn.tools.at(i), !turn.unanswered.contains(i)); }));
    return groups;
}

PropertyGroup describe(const AuditSums& sums)
{
    PropertyGroup group {TurnPropertiesText::tr("Whole session"), {}, {}};
    addNumber(group.rows, TurnPropertiesText::tr("Turns"), sums.turns);
    addNumber(group.rows, TurnPropertiesText::tr("Calls"), sums.calls);
    if (sums.retries > 0)
        addNumber(group.rows, TurnPropertiesText::tr("Retries"), sums.retries);
    group.rows.append(sums.failedTools > 0 ? row(TurnPropertiesText::tr("Tools"), format::number(sums.tools),
                                                 TurnPropertiesText::tr("%n failed", nullptr, int(sums.failedTools)))
                                           : row(TurnPropertiesText::tr("Tools"), format::number(sums.tools)));
    addReported(group.rows, sums.reported);
    if (sums.estimatedOutput > 0)
        group.rows.append(row(TurnPropertiesText::tr("Output"), format::tokens(sums.estimatedOutput, true),
            TurnPropertiesText::tr("estimated")));
    addCost(group.rows, sums.cost);
    addDuration(group.rows, TurnPropertiesText::tr("Duration"), sums.latency);
    if (sums.remarks > 0)
        addNumber(
            group.rows, TurnPropertiesText::tr("With differences"), sums.remarks, TurnPropertiesText::tr("turns"));
    return group;
}

} // namespace stemma
