// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/usage/usagecharts.h"

#include "core/models/usagetexts.h"
#include "ui/common/format.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

using namespace Qt::StringLiterals;

namespace stemma::usagecharts {

namespace {

constexpr int MostModels = 6; ///< with a series of their own
constexpr int MostBars = 60;
constexpr int MostEmptyDays = 3'660; ///< between the first and the last day; else days without calls are left out

struct UsageChartText
{
    Q_DECLARE_TR_FUNCTIONS(UsageCharts)
};

QString tokenWords(double value)
{
    return format::tokenCount(qint64(value));
}

QString tokenTick(double value)
{
    return value >= 1'000 ? format::shortNumber(qint64(value)).replace(u".0"_s, QString())
                          : format::number(qint64(value));
}

QString percentTick(double value)
{
    return usagetexts::percent(value);
}

/// Words and ticks of a cost or of tokens.
void setFigures(ChartData& data, const QString& currency, bool inTokens)
{
    if (inTokens) {
        data.words = tokenWords;
        data.tick = tokenTick;
        return;
    }
    data.words = [currency](double value) { return usagetexts::money(value, currency); };
    data.tick = [currency](double value) {
        return usagetexts::money(value, currency, value >= 5 || value == std::floor(value) ? 0 : value >= 0.05 ? 2 : 4);
    };
}

double figureOf(const UsageFigures& figures, bool inTokens)
{
    return inTokens ? double(figures.tokens.total()) : figures.cost;
}

/// What a column does not show.
QString remarkOf(const UsageFigures& figures, const QString& currency, bool inTokens)
{
    return inTokens ? QString() : usagetexts::costRemark(figures, currency);
}

QDate dateOf(const QString& iso)
{
    return QDate::fromString(iso, Qt::ISODate);
}

/// All days from the first to the last one, and what has no day behind them.
std::vector<QDate> daysOf(const UsageTables& tables)
{
    std::vector<QDate> days;
    bool hasNone = false;
    for (const UsageLine& line : tables.of(UsageAxis::Day)) {
        const QDate day = dateOf(line.row.key);
        day.isValid() ? days.push_back(day) : void(hasNone = true);
    }
    std::ranges::sort(days);
    if (!days.empty() && days.front().daysTo(days.back()) <= MostEmptyDays) {
        const QDate first = days.front();
        const qint64 count = first.daysTo(days.back()) + 1;
        days.clear();
        for (qint64 day = 0; day < count; ++day)
            days.push_back(first.addDays(day));
    }
    if (hasNone)
        days.emplace_back();
    return days;
}

size_t placeOf(const std::vector<QDate>& days, QDate day)
{
    if (!day.isValid())
        return days.size() - 1;
    const auto end = !days.empty() && days.back().isNull() ? days.end() - 1 : days.end();
    return size_t(std::lower_bound(days.begin(), end, day) - days.begin());
}

void addDayLabels(ChartData& data, const std::vector<QDate>& days)
{
    const bool isLong = days.size() > 300;
    for (const QDate& day : days) {
        const QString iso = day.toString(Qt::ISODate);
        data.labels.append(isLong ? usagetexts::day(iso) : usagetexts::shortDay(iso));
    }
    data.grain = 7;
}

QString callLabel(const UsageCall& call, int number)
{
    return call.record.at ? UsageChartText::tr("%1 %2", "day, time")
                                .arg(format::date(*call.record.at), format::clockTime(*call.record.at).first(5))
                          : UsageChartText::tr("Call %1").arg(format::number(number));
}

/// Those of the session itself. @p withCopies: of what it was made of, too.
std::vector<int> ownCalls(const UsageCalls& calls, bool withCopies = false)
{
    std::vector<int> own;
    for (int i = 0; i < int(calls.size()); ++i) {
        const UsageRecord& record = calls[size_t(i)].record;
        const bool isOwn
            = record.notCounted == NotCounted::Counted || (withCopies && record.notCounted == NotCounted::Copied);
        if (isOwn && !record.isSubAgent && record.tokens.context() > 0)
            own.push_back(i);
    }
    return own;
}

ChartDataPtr dataOfLines(
    const UsageTables& tables, UsageAxis axis, const std::vector<int>& lines, bool inTokens, const QString& title)
{
    auto data = std::make_shared<ChartData>();
    data->title = title;
    setFigures(*data, tables.currency, inTokens);
    const bool splits = tables.subAgents.cost > 0;
    if (inTokens)
        data->series = {UsageChartText::tr("Cache read"), UsageChartText::tr("Input and cache write"),
            UsageChartText::tr("Output")};
    else if (splits)
        data->series = {UsageChartText::tr("Main agent"), UsageChartText::tr("Sub-agents")};
    else
        data->series = {UsageChartText::tr("Cost")};
    for (const int line : lines) {
        const UsageRow& row = tables.of(axis)[size_t(line)].row;
        const CallTokens& tokens = row.figures.tokens;
        data->labels.append(usagetexts::name(row, axis));
        if (inTokens)
            data->values.insert(data->values.end(),
                {double(tokens.cacheRead), double(tokens.input + tokens.cacheWrite()), double(tokens.written())});
        else if (splits)
            data->values.insert(
                data->values.end(), {std::max(0.0, row.figures.cost - row.subAgents.cost), row.subAgents.cost});
        else
            data->values.push_back(row.figures.cost);
        data->remarks.append(remarkOf(row.figures, tables.currency, inTokens));
    }
    return data;
}

} // namespace

Days byDay(const UsageTables& tables, bool inTokens)
{
    auto data = std::make_shared<ChartData>();
    Days made {data, daysOf(tables), {}};
    data->title
        = inTokens ? UsageChartText::tr("Tokens per day, by model") : UsageChartText::tr("Cost per day, by model");
    setFigures(*data, tables.currency, inTokens);
    std::vector<const UsageLine*> models;
    for (const UsageLine& line : tables.of(UsageAxis::Model))
        if (figureOf(line.row.figures, inTokens) > 0)
            models.push_back(&line);
    std::ranges::stable_sort(
        models, std::greater(), [inTokens](const UsageLine* line) { return figureOf(line->row.figures, inTokens); });
    data->lastIsOther = models.size() > MostModels;
    models.resize(std::min(models.size(), size_t(MostModels)));
    std::map<QString, size_t> series;
    for (const UsageLine* line : models) {
        series[line->row.key] = size_t(data->series.size());
        made.models.append(line->row.key);
        data->series.append(usagetexts::name(line->row, UsageAxis::Model));
    }
    if (data->lastIsOther)
        data->series.append(UsageChartText::tr("Other models"));
    if (data->series.isEmpty())
        return made;
    addDayLabels(*data, made.days);
    const size_t width = size_t(data->series.size());
    data->values.assign(made.days.size() * width, 0.0);
    for (const UsageCross& cross : tables.dayByModel) {
        const auto of = series.find(cross.other);
        const size_t column = of != series.end() ? of->second : width - 1;
        if (of != series.end() || data->lastIsOther)
            data->values[placeOf(made.days, dateOf(cross.key)) * width + column] += figureOf(cross.figures, inTokens);
    }
    data->remarks.resize(qsizetype(made.days.size()));
    for (const UsageLine& line : tables.of(UsageAxis::Day))
        data->remarks[qsizetype(placeOf(made.days, dateOf(line.row.key)))]
            = remarkOf(line.row.figures, tables.currency, inTokens);
    return made;
}

Lines largest(const UsageTables& tables, UsageAxis axis, bool inTokens)
{
    const std::vector<UsageLine>& lines = tables.of(axis);
    Lines made;
    for (int i = 0; i < int(lines.size()); ++i)
        if (figureOf(lines[size_t(i)].row.figures, inTokens) > 0)
            made.lines.push_back(i);
    made.all = int(made.lines.size());
    std::ranges::stable_sort(
        made.lines, std::greater(), [&](int line) { return figureOf(lines[size_t(line)].row.figures, inTokens); });
    made.lines.resize(std::min(made.lines.size(), size_t(MostBars)));
    made.data = dataOfLines(tables, axis, made.lines, inTokens,
        axis == UsageAxis::Turn
            ? (inTokens ? UsageChartText::tr("Turns with the most tokens") : UsageChartText::tr("Most expensive turns"))
            : inTokens ? UsageChartText::tr("Sessions with the most tokens")
                       : UsageChartText::tr("Most expensive sessions"));
    return made;
}

Lines byTurn(const UsageTables& tables, bool inTokens)
{
    Lines made;
    const size_t count = tables.of(UsageAxis::Turn).size();
    if (figureOf(tables.total, inTokens) > 0) {
        made.lines.resize(count);
        std::iota(made.lines.begin(), made.lines.end(), 0);
    }
    made.all = int(made.lines.size());
    made.data = dataOfLines(tables, UsageAxis::Turn, made.lines, inTokens,
        inTokens ? UsageChartText::tr("Tokens per turn") : UsageChartText::tr("Cost per turn"));
    return made;
}

Days cacheHits(const UsageTables& tables)
{
    auto data = std::make_shared<ChartData>();
    Days made {data, daysOf(tables), {}};
    data->title = UsageChartText::tr("Share of the tokens sent that came from the cache, per day");
    data->gather = ChartData::Gather::Share;
    data->words = usagetexts::percent;
    data->tick = percentTick;
    if (tables.total.tokens.cacheRead == 0)
        return made;
    data->series = {UsageChartText::tr("From the cache")};
    addDayLabels(*data, made.days);
    data->values.assign(made.days.size(), 0.0);
    data->wholes.assign(made.days.size(), 0.0);
    for (const UsageLine& line : tables.of(UsageAxis::Day)) {
        const size_t at = placeOf(made.days, dateOf(line.row.key));
        data->values[at] += double(line.row.figures.tokens.cacheRead);
        data->wholes[at] += double(line.row.figures.tokens.context());
    }
    return made;
}

Calls cacheHits(const UsageCalls& calls)
{
    auto data = std::make_shared<ChartData>();
    Calls made {data, ownCalls(calls)};
    data->title = UsageChartText::tr("Share of the tokens sent that came from the cache, per call");
    data->gather = ChartData::Gather::Share;
    data->words = usagetexts::percent;
    data->tick = percentTick;
    data->series = {UsageChartText::tr("From the cache")};
    for (const int at : made.calls) {
        const UsageCall& call = calls[size_t(at)];
        data->labels.append(callLabel(call, at + 1));
        data->values.push_back(double(call.record.tokens.cacheRead));
        data->wholes.push_back(double(call.record.tokens.context()));
    }
    return made;
}

/// What a fork copied was before the model in it as well.
Calls context(const UsageCalls& calls)
{
    auto data = std::make_shared<ChartData>();
    Calls made {data, ownCalls(calls, true)};
    data->title = UsageChartText::tr("Tokens in context, per call");
    data->gather = ChartData::Gather::Most;
    data->words = tokenWords;
    data->tick = tokenTick;
    data->series = {UsageChartText::tr("Cache read"), UsageChartText::tr("Cache write"), UsageChartText::tr("Input")};
    for (const int at : made.calls) {
        const UsageCall& call = calls[size_t(at)];
        const CallTokens& tokens = call.record.tokens;
        data->labels.append(callLabel(call, at + 1));
        data->values.insert(
            data->values.end(), {double(tokens.cacheRead), double(tokens.cacheWrite()), double(tokens.input)});
        data->remarks.append(
            call.record.purpose == CallPurpose::Summary ? UsageChartText::tr("Summary of a compaction") : QString());
    }
    return made;
}

ChartDataPtr outputs(const std::vector<ResentOutputs>& outputs, const QString& currency, bool inTokens)
{
    auto data = std::make_shared<ChartData>();
    data->title = inTokens ? UsageChartText::tr("Tokens of tool outputs that were sent again (estimated)")
                           : UsageChartText::tr("Cost of tool outputs that were sent again (estimated)");
    setFigures(*data, currency, inTokens);
    data->series = {data->title};
    std::vector<const ResentOutputs*> sorted;
    for (const ResentOutputs& output : outputs)
        if (inTokens ? output.resentTokens > 0 : output.cost > 0)
            sorted.push_back(&output);
    std::ranges::stable_sort(sorted, std::greater(),
        [inTokens](const ResentOutputs* output) { return inTokens ? double(output->resentTokens) : output->cost; });
    const auto words = data->words;
    data->words = [words](double value) { return u"\u2248\u202f"_s + words(value); };
    for (const ResentOutputs* output : sorted) {
        data->labels.append(output->tool);
        data->values.push_back(inTokens ? double(output->resentTokens) : output->cost);
        data->remarks.append(
            UsageChartText::tr("%Ln output(s) of %1 tokens, sent again as %2 tokens", nullptr, int(output->outputs))
                .arg(format::tokens(output->tokens, true), format::tokens(output->resentTokens, true)));
    }
    return data;
}

} // namespace stemma::usagecharts
