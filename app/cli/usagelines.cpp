// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/usagelines.h"

#include "app/cli/textlines.h"
#include "core/usage/usagejson.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace stemma::cli {

namespace {

struct UsageLinesText
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

constexpr int NameWidth = 40;
constexpr int CountWidth = 12;
constexpr int CostWidth = 14;

QString money(double amount, const QString& currency)
{
    return QLocale().toString(amount, 'f', 4) + u' ' + currency;
}

/// Nothing has a price, or some of it has none.
QString costOf(const UsageFigures& figures, const QString& currency)
{
    if (figures.isUnpriced())
        return UsageLinesText::tr("unknown");
    return (figures.unpricedCalls > 0 ? u"\u2265 "_s : QString()) + money(figures.cost, currency);
}

void putFigures(TextLines& lines, const UsageFigures& figures, const QString& currency)
{
    const CallTokens& tokens = figures.tokens;
    lines.numberColumn(figures.calls, CountWidth - 4);
    for (const qint64 count : {tokens.input, tokens.output, tokens.cacheRead, tokens.cacheWrite(), tokens.total()})
        lines.numberColumn(count, CountWidth);
    lines.putLine(costOf(figures, currency).rightJustified(CostWidth));
}

QStringList differenceLines(const UsageSummary& summary)
{
    const auto figure = [&summary](double value, bool isCost) {
        return isCost ? money(value, summary.currency) : number(qint64(value));
    };
    QStringList lines;
    for (const auto& [store, differences] : summary.differences) {
        for (size_t i = 0; summary.listsDifferences && i < differences.size(); ++i) {
            const UsageDifference& one = differences[i];
            lines << UsageLinesText::tr("%1, %2: %3 counted, %4 by the agent. %5")
                         .arg(one.session.value, one.figure, figure(one.counted, one.isCost),
                             figure(one.stored, one.isCost), one.reason);
        }
        if (summary.listsDifferences)
            continue;
        for (const UsageDifferenceSum& sum : addedUp(differences))
            lines << UsageLinesText::tr("%1, %2 of %n session(s): %3 counted, %4 by the agent. %5",
                "path, input tokens, figure, figure, reason", int(sum.sessions))
                         .arg(store, sum.figure, figure(sum.counted, sum.isCost), figure(sum.stored, sum.isCost),
                             sum.reason);
    }
    if (!lines.isEmpty() && !summary.listsDifferences)
        lines << UsageLinesText::tr("--differences lists each session whose sum is another than the agent's.");
    return lines;
}

/// Names of models; a store may not have them.
QString modelNames(QStringList models)
{
    std::ranges::replace(models, QString(), UsageLinesText::tr("(not stored)"));
    return models.join(u", "_s);
}

JsonValue optionalMoney(const std::optional<double>& amount)
{
    return amount ? JsonValue(*amount) : JsonValue();
}

QLatin1StringView reasonName(NotCounted reason)
{
    switch (reason) {
    case NotCounted::Counted:
        break;
    case NotCounted::OtherLine:
        return "other_line"_L1;
    case NotCounted::Repeated:
        return "repeated"_L1;
    case NotCounted::Copied:
        return "copied"_L1;
    case NotCounted::Replayed:
        return "replayed"_L1;
    case NotCounted::Total:
        return "total"_L1;
    }
    return "counted"_L1;
}

} // namespace

void UsageSummary::add(const UsageReport& report, const QString& store)
{
    total.add(report.total());
    subAgents.add(report.subAgents());
    for (const UsageLeftOut& more : report.leftOutInAll()) {
        auto sum = std::ranges::find(leftOut, more.reason, &UsageLeftOut::reason);
        if (sum == leftOut.end()) {
            leftOut.push_back(more);
            continue;
        }
        sum->records += more.records;
        sum->tokens.add(more.tokens);
    }
    if (!report.differences().empty())
        differences.push_back({store, report.differences()});
    for (const QString& model : report.unpricedModels()) {
        if (!unpriced.contains(model))
            unpriced << model;
    }
    notes << report.notes();
    currency = report.currency();
}

void putUsageHead(TextLines& lines, UsageAxis axis)
{
    static constexpr const char* Heads[]
        = {QT_TRANSLATE_NOOP("cli", "session"), QT_TRANSLATE_NOOP("cli", "turn"), QT_TRANSLATE_NOOP("cli", "model"),
            QT_TRANSLATE_NOOP("cli", "agent"), QT_TRANSLATE_NOOP("cli", "project"), QT_TRANSLATE_NOOP("cli", "day")};
    lines.column(UsageLinesText::tr(Heads[size_t(axis)]), NameWidth, TextLines::Strong);
    lines.put(UsageLinesText::tr("calls").rightJustified(CountWidth - 4), TextLines::Strong);
    lines.put(u"  ");
    for (const QString& head : {UsageLinesText::tr("input"), UsageLinesText::tr("output"),
             UsageLinesText::tr("cache read"), UsageLinesText::tr("cache write"), UsageLinesText::tr("total")})
        lines.put(QString(head.rightJustified(CountWidth) + u"  "_s), TextLines::Strong);
    lines.putLine(UsageLinesText::tr("cost").rightJustified(CostWidth), TextLines::Strong);
}

void putUsageRow(TextLines& lines, const UsageRow& row, UsageAxis axis, const QString& currency)
{
    const QString name = row.key.isEmpty() ? UsageLinesText::tr("(not stored)") : row.key;
    lines.column(name, NameWidth);
    putFigures(lines, row.figures, currency);
    const bool isNamed = axis == UsageAxis::Session || axis == UsageAxis::Turn;
    if (isNamed && !row.title.isEmpty() && row.title != row.key) {
        lines.put(u"    ");
        lines.putNameLine(row.title, TextLines::Quiet);
    }
    if (row.subAgents.calls > 0) {
        lines.column(u"    "_s + UsageLinesText::tr("by sub-agents"), NameWidth, TextLines::Quiet);
        putFigures(lines, row.subAgents, currency);
    }
}

void putUsageSummary(TextLines& lines, const UsageSummary& summary)
{
    const auto sentence = [&lines](const QString& text) { lines.putLine(text, TextLines::Quiet); };
    lines.column(UsageLinesText::tr("in all"), NameWidth, TextLines::Strong);
    putFigures(lines, summary.total, summary.currency);
    if (summary.total.covered > 0)
        sentence(UsageLinesText::tr("A subscription covers %1.").arg(money(summary.total.covered, summary.currency)));
    if (summary.total.unpricedCalls > 0)
        sentence(UsageLinesText::tr("%n call(s) have no known price, of these models: %1", nullptr,
            int(qMin<qint64>(summary.total.unpricedCalls, std::numeric_limits<int>::max())))
                .arg(modelNames(summary.unpriced)));
    for (const UsageLeftOut& left : summary.leftOut)
        sentence(UsageLinesText::tr("Not counted, %1: %Ln record(s) with %2", "reason, 12 tokens",
            int(qMin<qint64>(left.records, std::numeric_limits<int>::max())))
                .arg(notCountedText(left.reason), tokensText(left.tokens.total())));
    for (const QString& line : differenceLines(summary))
        sentence(line);
    for (const QString& note : summary.notes)
        sentence(note);
    sentence(summary.prices);
}

void putWhatIf(TextLines& lines, const WhatIfEstimate& estimate, const QString& currency)
{
    lines.putLine(estimate.question.toString(), TextLines::Strong);
    const auto cost = [&](const std::optional<double>& amount) {
        return amount ? money(*amount, currency) : UsageLinesText::tr("unknown");
    };
    lines.put(u"  ");
    lines.putLine(UsageLinesText::tr("as it was: %1 (%2); estimated: %3 (%4)", "costs, numbers of tokens")
            .arg(cost(estimate.cost), tokensText(estimate.tokens.total()), cost(estimate.estimated),
                tokensText(estimate.estimatedTokens.total())));
    for (const QString& sentence : estimate.how) {
        lines.put(u"  ");
        lines.putLine(sentence, TextLines::Quiet);
    }
}

JsonValue usageSummaryJson(const UsageSummary& summary)
{
    JsonValue object {{"by", "all"}, {"currency", summary.currency}};
    object.update(usageFiguresJson(summary.total));
    object["sub_agents"] = summary.subAgents.calls > 0 ? usageFiguresJson(summary.subAgents) : JsonValue();
    JsonValue left = JsonValue::array();
    for (const UsageLeftOut& one : summary.leftOut)
        left.push_back({{"reason", reasonName(one.reason)}, {"text", notCountedText(one.reason)},
            {"records", one.records}, {"tokens", usageTokensJson(one.tokens)}});
    object["not_counted"] = left;
    JsonValue differences = JsonValue::array();
    for (const auto& [store, ofStore] : summary.differences) {
        for (const UsageDifference& one : ofStore)
            differences.push_back({{"store", store}, {"session", one.session.value}, {"figure", one.figure},
                {"counted", one.counted}, {"stored", one.stored}, {"reason", one.reason}});
    }
    object["differences"] = differences;
    object["unpriced_models"] = summary.unpriced;
    object["notes"] = summary.notes;
    object["prices"] = summary.prices;
    return object;
}

JsonValue whatIfJson(const WhatIfEstimate& estimate, const QString& currency)
{
    return {{"question", estimate.question.toString()}, {"estimated", true}, {"currency", currency},
        {"cost", optionalMoney(estimate.cost)}, {"estimated_cost", optionalMoney(estimate.estimated)},
        {"tokens", usageTokensJson(estimate.tokens)}, {"estimated_tokens", usageTokensJson(estimate.estimatedTokens)},
        {"events", estimate.events}, {"unpriced_calls", estimate.unpricedCalls}, {"how", estimate.how}};
}

} // namespace stemma::cli
