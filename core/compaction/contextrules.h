// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/compaction/compactionrules.h"
#include "core/compaction/pruner.h"

#include <QList>
#include <QString>

#include <optional>

/// By which rules the context of a session is put together and compacted: those of a release (a profile), with the
/// settings of the program that hosts it. Most of these settings no store holds (mnesis specification, 5.3 and 6.1),
/// so a user can choose them. Values; any thread.
namespace stemma {

/// The rules of one release, or of several that do alike.
struct RuleProfile
{
    QString name; ///< stable, for scripts: "mnesis-0.4"
    QString title; ///< for users: "mnesis 0.4"
    qint64 mostCompactionBudget = 100'000; ///< that its settings take

    bool operator==(const RuleProfile&) const = default;
};

/// What can be chosen for a store.
struct RulesOffer
{
    QList<RuleProfile> profiles; ///< never empty
    bool hasSettings = false; ///< the window and what depends on it
    QString fixedBecause; ///< why nothing can be chosen (one sentence, translated); empty: something can

    [[nodiscard]] QStringList names() const;
    bool operator==(const RulesOffer&) const = default;
};

/// For a format with one set of rules, named after it, whose stores record no window.
[[nodiscard]] RulesOffer oneSetOfRules(const QString& format);

/// What a user chose; what has no value is as the store shows it. Tokens all.
struct RulesChoice
{
    QString profile; ///< RuleProfile::name; empty: as the store shows it
    std::optional<qint64> window; ///< of the model (context_limit)
    std::optional<qint64> maxOutput; ///< of one answer (max_output_tokens)
    std::optional<qint64> compactionBudget; ///< kept free for compacting (compaction_output_budget)
    std::optional<double> softFraction; ///< of what is usable (soft_threshold_fraction)
    std::optional<qint64> pruneProtect; ///< of the newest outputs that stay (prune_protect_tokens)
    std::optional<qint64> pruneMinimum; ///< pruning has to gain more (prune_minimum_tokens)

    [[nodiscard]] bool isEmpty() const { return *this == RulesChoice {}; }
    [[nodiscard]] bool hasSettings() const; ///< anything but a profile
    bool operator==(const RulesChoice&) const = default;
};

/// A setting, and whether a user chose it.
template<typename T> struct Rule
{
    T value {}; ///< in force
    T stored {}; ///< as the store shows it, or the library's default
    bool isChosen = false;

    Rule() = default;
    Rule(T shown, const std::optional<T>& chosen)
        : value(chosen.value_or(shown))
        , stored(shown)
        , isChosen(chosen.has_value())
    {
    }
    bool operator==(const Rule&) const = default;
};

/// The rules in force for one session.
struct ContextRules
{
    /// What the profile goes by.
    enum class Basis : quint8 {
        Assumed, ///< assumed without any sign in the store: the newest release
        Shown, ///< by what the session's store holds
        Chosen,
    };

    RuleProfile profile;
    Basis basis = Basis::Assumed;
    RulesOffer offer;

    /// The rest means nothing where offer.hasSettings is false.
    Rule<qint64> window;
    Rule<qint64> maxOutput;
    Rule<qint64> compactionBudget;
    Rule<double> softFraction;
    Rule<qint64> pruneProtect;
    Rule<qint64> pruneMinimum;
    CompactionProfile compaction;

    [[nodiscard]] qint64 reserve() const { return maxOutput.value + compactionBudget.value; }
    [[nodiscard]] qint64 usable() const { return window.value - reserve(); }
    /// Errc::Usage where nothing of the window is left for a context and the release refuses that, as 0.4 does (5.3).
    [[nodiscard]] Result<> checkWindow() const;
    /// No value: the agent never compacts of its own accord, or not by tokens.
    [[nodiscard]] std::optional<CompactionThresholds> thresholds() const;
    [[nodiscard]] PruneLimits pruneLimits() const { return {pruneProtect.value, pruneMinimum.value}; }

    [[nodiscard]] bool isProfileChosen() const { return basis == Basis::Chosen; }
    /// Figures that depend on the window are not as the store shows them.
    [[nodiscard]] bool isBudgetChosen() const
    {
        return window.isChosen || maxOutput.isChosen || compactionBudget.isChosen;
    }
    [[nodiscard]] bool isAnyChosen() const;
    bool operator==(const ContextRules&) const = default;
};

/// What is chosen, in words ("mnesis 0.3, a window of 50,000 tokens"); empty: nothing is.
[[nodiscard]] QString chosenText(const ContextRules& rules);

/// Whether @p choice is one of @p offer, with settings within the limits that the library sets; the sentence names
/// the value, and of names the known ones. What a window has to hold depends on the model, and is not looked at.
[[nodiscard]] Result<> checkChoice(const RulesChoice& choice, const RulesOffer& offer);

} // namespace stemma
