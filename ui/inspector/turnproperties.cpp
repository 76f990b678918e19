// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/inspector/turnproperties.h"

#include "ui/common/format.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct Words
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
        rows.append(row(Words::tr("Cost"), Words::tr("$%1").arg(QLocale().toString(*cost, 'f', 4))));
}

/// Without names where there is nothing stored: those rows are left out.
void addReported(QList<Property>& rows, const TokenUsage& tokens)
{
    const QString unit = tokens.estimated ? Words::tr("estimated") : Words::tr("reported");
    addNumber(rows, Words::tr("Input"), tokens.input, unit);
    addNumber(rows, Words::tr("Output"), tokens.output, unit);
    addNumber(rows, Words::tr("Reasoning"), tokens.reasoning, unit);
    addNumber(rows, Words::tr("Cache read"), tokens.cacheRead, unit);
    addNumber(rows, Words::tr("Cache write"), tokens.cacheWrite, unit);
    addNumber(rows, Words::tr("Total"), tokens.total, unit);
}

QString tokenWords(const TokenUsage& tokens)
{
    if (!tokens.input && !tokens.output)
        return {};
    return Words::tr("in %1, out %2")
        .arg(format::number(tokens.input.value_or(0)), format::number(tokens.output.value_or(0)));
}

Property callRow(const LlmCall& call)
{
    QStringList words;
    if (!call.purpose.isEmpty())
        words.append(call.purpose);
    if (call.attempt > 1)
        words.append(Words::tr("attempt %1").arg(call.attempt));
    if (const QString tokens = tokenWords(call.tokens); !tokens.isEmpty())
        words.append(tokens);
    if (call.latency)
        words.append(format::duration(*call.latency));
    if (call.timeToFirstToken)
        words.append(Words::tr("first token after %1").arg(format::duration(*call.timeToFirstToken)));
    if (!call.success)
        words.append(call.error.isEmpty() ? Words::tr("failed") : Words::tr("failed: %1").arg(call.error));
    if (words.isEmpty())
        words.append(Words::tr("nothing stored of it"));
    return row(call.model.isEmpty() ? Words::tr("Call") : call.model.section(u'/', -1), words.join(u" · "_s), {},
        call.success ? Look::Plain : Look::Error);
}

Property toolRow(const ToolTrace& tool, bool answered)
{
    QStringList words;
    if (tool.duration)
        words.append(format::duration(*tool.duration));
    if (tool.attempts.size() > 1)
        words.append(Words::tr("%n attempt(s)", nullptr, int(tool.attempts.size())));
    if (!answered)
        words.append(Words::tr("no result"));
    else if (tool.success)
        words.append(Words::tr("done"));
    else
        words.append(tool.error.isEmpty() ? Words::tr("failed") : Words::tr("failed: %1").arg(tool.error));
    return row(tool.name.isEmpty() ? Words::tr("Tool") : tool.name, words.join(u" · "_s), {},
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
        group.rows.append(row(Words::tr("And"), Words::tr("%n more", nullptr, int(more))));
    return group;
}

} // namespace

QList<PropertyGroup> describe(const TurnAudit& turn, qint64 number)
{
    PropertyGroup head {
        turn.prompt.isEmpty() ? Words::tr("Before the first prompt") : Words::tr("Turn %1").arg(format::number(number)),
        turn.traced ? Words::tr("traced by the store") : QString(), {}};
    head.rows.append(row(Words::tr("Messages"), format::range(turn.firstIndex + 1, turn.lastIndex + 1)));
    if (turn.startedAt)
        head.rows.append(row(Words::tr("Begun"), format::clockTime(*turn.startedAt)));
    addDuration(head.rows, Words::tr("Time taken"), turn.duration());
    if (turn.latency() != turn.duration())
        addDuration(head.rows, Words::tr("Latency of calls"), turn.latency());
    addDuration(head.rows, Words::tr("First token"), turn.timeToFirstToken());
    addCost(head.rows, turn.cost);
    if (turn.retries() > 0)
        addNumber(head.rows, Words::tr("Made again"), turn.retries());
    PropertyGroup tokens {Words::tr("Tokens of the turn"), {}, {}};
    addReported(tokens.rows, turn.reported);
    addNumber(tokens.rows, Words::tr("In context"), turn.contextTokens(), Words::tr("by the largest call"));
    if (turn.estimatedOutput > 0)
        tokens.rows.append(row(Words::tr("Output"), format::tokens(turn.estimatedOutput, true),
            Words::tr("estimated: %1").arg(turn.estimateRule)));
    QList<PropertyGroup> groups {head};
    if (!turn.remarks.isEmpty()) {
        PropertyGroup remarks {Words::tr("Differences"), {}, {}};
        for (const QString& remark : turn.remarks)
            remarks.rows.append(row(Words::tr("Remark"), remark, {}, Look::Warning));
        groups.append(remarks);
    }
    if (!tokens.rows.isEmpty())
        groups.append(tokens);
    if (!turn.calls.isEmpty())
        groups.append(listOf(
            Words::tr("Calls of the model"), turn.calls, [&turn](qsizetype i) { return callRow(turn.calls.at(i)); }));
    if (!turn.tools.isEmpty())
        groups.append(listOf(Words::tr("Tools"), turn.tools,
            [&turn](qsizetype i) { return toolRow(turn.tools.at(i), !turn.unanswered.contains(i)); }));
    return groups;
}

PropertyGroup describe(const AuditSums& sums)
{
    PropertyGroup group {Words::tr("Whole session"), {}, {}};
    addNumber(group.rows, Words::tr("Turns"), sums.turns);
    addNumber(group.rows, Words::tr("Calls"), sums.calls);
    if (sums.retries > 0)
        addNumber(group.rows, Words::tr("Made again"), sums.retries);
    group.rows.append(sums.failedTools > 0 ? row(Words::tr("Tools"), format::number(sums.tools),
                                                 Words::tr("%n failed", nullptr, int(sums.failedTools)))
                                           : row(Words::tr("Tools"), format::number(sums.tools)));
    addReported(group.rows, sums.reported);
    if (sums.estimatedOutput > 0)
        group.rows.append(row(Words::tr("Output"), format::tokens(sums.estimatedOutput, true), Words::tr("estimated")));
    addCost(group.rows, sums.cost);
    addDuration(group.rows, Words::tr("Time taken"), sums.latency);
    if (sums.remarks > 0)
        addNumber(group.rows, Words::tr("With differences"), sums.remarks, Words::tr("turns"));
    return group;
}

} // namespace stemma
