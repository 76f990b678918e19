// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/budgetlines.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace stemma::cli {

namespace {

constexpr qsizetype NumberWidth = 11;

struct BudgetLinesText
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

QString rulesText(const ContextRules& rules)
{
    if (!rules.offer.fixedBecause.isEmpty())
        return rules.profile.title;
    switch (rules.basis) {
    case ContextRules::Basis::Assumed:
        return BudgetLinesText::tr("%1, assumed: the store does not say").arg(rules.profile.title);
    case ContextRules::Basis::Shown:
        return BudgetLinesText::tr("%1, from the store").arg(rules.profile.title);
    case ContextRules::Basis::Chosen:
        break;
    }
    return BudgetLinesText::tr("%1, chosen").arg(rules.profile.title);
}

} // namespace

QLatin1StringView nameOf(ContextRules::Basis basis)
{
    switch (basis) {
    case ContextRules::Basis::Assumed:
        return "assumed"_L1;
    case ContextRules::Basis::Shown:
        return "shown"_L1;
    case ContextRules::Basis::Chosen:
        break;
    }
    return "chosen"_L1;
}

QLatin1StringView nameOf(CompactionThresholds::Measure measure)
{
    return measure == CompactionThresholds::Measure::Usage ? "usage"_L1 : "context"_L1;
}

QStringList chosenNames(const ContextRules& rules)
{
    QStringList names;
    const auto add = [&](bool isChosen, QLatin1StringView name) {
        if (isChosen)
            names += name;
    };
    add(rules.isProfileChosen(), "profile"_L1);
    add(rules.window.isChosen, "window"_L1);
    add(rules.maxOutput.isChosen, "max_output"_L1);
    add(rules.compactionBudget.isChosen, "compaction_budget"_L1);
    add(rules.softFraction.isChosen, "soft_fraction"_L1);
    add(rules.pruneProtect.isChosen, "prune_protect"_L1);
    add(rules.pruneMinimum.isChosen, "prune_minimum"_L1);
    return names;
}

QList<std::pair<QString, QString>> budgetLines(const IncrementalContext& steps)
{
    QList<std::pair<QString, QString>> lines;
    const auto add = [&](const QString& name, qint64 tokens) {
        lines.emplaceBack(name, QLocale().toString(tokens).rightJustified(NumberWidth));
    };
    const ContextBudget budget = steps.budget();
    const ContextRules rules = steps.rules();
    add(BudgetLinesText::tr("System prompt"), budget.system);
    add(BudgetLinesText::tr("Summaries"), budget.summaries);
    add(BudgetLinesText::tr("Messages"), budget.messages);
    add(BudgetLinesText::tr("  including tools"), budget.toolOutput);
    add(BudgetLinesText::tr("Total"), budget.total);
    // Of some models no limit is known.
    if (budget.usable > 0) {
        add(BudgetLinesText::tr("Usable"), budget.usable);
        add(BudgetLinesText::tr("Reserve"), budget.reserve);
    }
    if (const auto thresholds = rules.thresholds()) {
        const bool byUsage = thresholds->measure == CompactionThresholds::Measure::Usage;
        add(byUsage ? BudgetLinesText::tr("Compacts at use") : BudgetLinesText::tr("Compacts at"), thresholds->soft);
    }
    if (const auto measured = steps.measured(); measured && *measured != budget.total)
        add(BudgetLinesText::tr("  measured"), *measured);
    lines.emplaceBack(BudgetLinesText::tr("Rules"), rulesText(rules));
    if (const QStringList chosen = chosenNames(rules); !chosen.isEmpty())
        lines.emplaceBack(BudgetLinesText::tr("Chosen"), chosen.join(u", "));
    return lines;
}

} // namespace stemma::cli
