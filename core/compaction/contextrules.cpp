// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/contextrules.h"

#include <QCoreApplication>

#include <algorithm>

namespace stemma {

namespace {

constexpr qint64 MostTokens = 1'000'000'000;
constexpr qint64 LeastBudget = 1'000; // by the library's settings (6.1)
constexpr double LeastFraction = 0.1;
constexpr double MostFraction = 0.95;

struct ContextRulesText
{
    Q_DECLARE_TR_FUNCTIONS(ContextRules)
};

Result<> checkTokens(const std::optional<qint64>& tokens, qint64 least, qint64 most, const QString& what)
{
    if (!tokens || (*tokens >= least && *tokens <= most))
        return {};
    return fail(Errc::Usage,
        ContextRulesText::tr("%1: choose %L2 to %L3 tokens, not %L4.").arg(what).arg(least).arg(most).arg(*tokens));
}

} // namespace

QStringList RulesOffer::names() const
{
    QStringList names;
    for (const RuleProfile& profile : profiles)
        names += profile.name;
    return names;
}

RulesOffer oneSetOfRules(const QString& format)
{
    return {{{format, format}}, false,
        ContextRulesText::tr(
            "Nothing to choose for stores of %1: they record no window, and the stored data decides which rules apply.")
            .arg(format)};
}

bool RulesChoice::hasSettings() const
{
    return window || maxOutput || compactionBudget || softFraction || pruneProtect || pruneMinimum;
}

std::optional<CompactionThresholds> ContextRules::thresholds() const
{
    if (!offer.hasSettings || usable() <= 0)
        return {};
    CompactionThresholds lines = CompactionThresholds::of(usable(), softFraction.value);
    lines.measure
        = compaction.measuresUsage ? CompactionThresholds::Measure::Usage : CompactionThresholds::Measure::Context;
    return lines;
}

Result<> ContextRules::checkWindow() const
{
    if (!offer.hasSettings || usable() > 0 || compaction.takesAnyWindow)
        return {};
    return fail(Errc::Usage,
        ContextRulesText::tr("A window of %L1 tokens leaves no room for the context: %L2 are reserved for the answer "
                             "and %L3 for compaction. Choose a larger window, or reserve less.")
            .arg(window.value)
            .arg(maxOutput.value)
            .arg(compactionBudget.value));
}

bool ContextRules::isAnyChosen() const
{
    return isProfileChosen() || isBudgetChosen() || softFraction.isChosen || pruneProtect.isChosen
        || pruneMinimum.isChosen;
}

QString chosenText(const ContextRules& rules)
{
    QStringList words;
    if (rules.isProfileChosen())
        words += rules.profile.title;
    if (rules.window.isChosen)
        words += ContextRulesText::tr("a window of %L1 tokens").arg(rules.window.value);
    if (rules.maxOutput.isChosen)
        words += ContextRulesText::tr("%L1 reserved for the answer").arg(rules.maxOutput.value);
    if (rules.compactionBudget.isChosen)
        words += ContextRulesText::tr("%L1 reserved for compaction").arg(rules.compactionBudget.value);
    if (rules.softFraction.isChosen)
        words += ContextRulesText::tr("compaction at %L1% of the usable tokens").arg(rules.softFraction.value * 100);
    if (rules.pruneProtect.isChosen || rules.pruneMinimum.isChosen)
        words += ContextRulesText::tr("pruning keeps the newest %L1, frees more than %L2")
                     .arg(rules.pruneProtect.value)
                     .arg(rules.pruneMinimum.value);
    return words.join(u", ");
}

Result<> checkChoice(const RulesChoice& choice, const RulesOffer& offer)
{
    const QStringList names = offer.names();
    if (!choice.profile.isEmpty() && !names.contains(choice.profile))
        return fail(Errc::Usage,
            ContextRulesText::tr("This store has no rules named “%1”. Choose one of: %2.")
                .arg(choice.profile, names.join(u", ")));
    if (!offer.fixedBecause.isEmpty() && choice.hasSettings())
        return fail(Errc::Usage, offer.fixedBecause);
    if (!offer.hasSettings && choice.hasSettings())
        return fail(Errc::Usage,
            ContextRulesText::tr("For this store only the rules (%1) can be chosen: it has no window.")
                .arg(names.join(u", ")));
    qint64 mostBudget = 0;
    for (const RuleProfile& profile : offer.profiles) {
        if (choice.profile.isEmpty() || choice.profile == profile.name)
            mostBudget = std::max(mostBudget, profile.mostCompactionBudget);
    }
    Result<> sound = checkTokens(choice.window, 1, MostTokens, ContextRulesText::tr("Window"));
    sound = sound ? checkTokens(choice.maxOutput, 1, MostTokens, ContextRulesText::tr("Answer")) : sound;
    sound = sound
        ? checkTokens(choice.compactionBudget, LeastBudget, mostBudget, ContextRulesText::tr("Reserve for compaction"))
        : sound;
    sound = sound ? checkTokens(choice.pruneProtect, 0, MostTokens, ContextRulesText::tr("Keep newest")) : sound;
    sound = sound ? checkTokens(choice.pruneMinimum, 0, MostTokens, ContextRulesText::tr("Prune only if it frees"))
                  : sound;
    if (!sound)
        return sound;
    if (choice.softFraction && !(*choice.softFraction >= LeastFraction && *choice.softFraction <= MostFraction))
        return fail(Errc::Usage,
            ContextRulesText::tr("Choose %1 to %2 of the usable tokens for the start of compaction, not %3.")
                .arg(LeastFraction)
                .arg(MostFraction)
                .arg(*choice.softFraction));
    const PruneLimits usual;
    const qint64 protect = choice.pruneProtect.value_or(usual.protect);
    const qint64 minimum = choice.pruneMinimum.value_or(usual.minimum);
    if ((choice.pruneProtect || choice.pruneMinimum) && minimum >= protect)
        return fail(Errc::Usage,
            ContextRulesText::tr("“Prune only if it frees” (%L1) must be less than “Keep newest” (%L2).")
                .arg(minimum)
                .arg(protect));
    return {};
}

} // namespace stemma
