// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/finding.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <span>

namespace stemma {

/// One rule of a format's check: what is said of each place where it is broken.
template<typename Rule> struct FindingRule
{
    Rule rule;
    QLatin1StringView code;
    Finding::Severity severity;
    const char* text; ///< not translated, with %1 and %2 for details
    const char* repair = nullptr; ///< likewise; null: none is known
    const char* noRepair = nullptr; ///< why none is known, see norepair.h; null: one is
};

/// Every rule either has a repair or says why it has none.
template<typename Rule> constexpr bool areWhole(std::span<const FindingRule<Rule>> rules)
{
    return std::ranges::all_of(
        rules, [](const FindingRule<Rule>& rule) { return (rule.repair == nullptr) != (rule.noRepair == nullptr); });
}

/// RepairReasons::whyNoRepair() of a format with these rules.
template<typename Rule>
[[nodiscard]] std::optional<QString> whyNoRepair(std::span<const FindingRule<Rule>> rules, const QString& code)
{
    bool isKnown = false;
    for (const FindingRule<Rule>& rule : rules) {
        if (code != rule.code)
            continue;
        isKnown = true;
        if (rule.noRepair) // of two rules with a code one may have a repair
            return QCoreApplication::translate("NoRepair", rule.noRepair);
    }
    return isKnown ? std::optional(QString()) : std::nullopt;
}

/// A finding with its sentences in the user's language (@p context is that of the translation), without
/// its place. Details come from the store and may be of any length and shape; long ones are shortened.
[[nodiscard]] Finding findingOf(const char* context, QLatin1StringView code, Finding::Severity severity,
    const char* text, const char* repair, const QStringList& details);
/// Says that @p more findings of a code were not given one by one.
[[nodiscard]] Finding furtherFindings(QLatin1StringView code, Finding::Severity severity, qint64 more);

/// Makes findings out of a format's rules; of one rule only so many are given one by one.
/// Rule is an enumeration that ends with RuleCount.
template<typename Rule> class FindingBook
{
public:
    static constexpr qint64 MostOfOneRule = 1000;
    using Sink = std::function<void(Finding)>;

    FindingBook(std::span<const FindingRule<Rule>> rules, const char* context, Sink sink)
        : m_rules(rules)
        , m_context(context)
        , m_sink(std::move(sink))
    {
    }

    /// @p details fill the %1, %2 of the rule's sentence.
    void add(Rule rule, const SessionId& session, const MessageId& message, const QString& place,
        const QStringList& details = {})
    {
        if (++m_counts[size_t(rule)] > MostOfOneRule)
            return;
        const auto& words = *std::ranges::find(m_rules, rule, &FindingRule<Rule>::rule);
        Finding finding = findingOf(m_context, words.code, words.severity, words.text, words.repair, details);
        finding.session = session;
        finding.message = message;
        finding.place = place;
        m_sink(std::move(finding));
    }

    /// Tells how many were not given.
    void finish()
    {
        for (const FindingRule<Rule>& words : m_rules)
            if (const qint64 more = m_counts[size_t(words.rule)] - MostOfOneRule; more > 0)
                m_sink(furtherFindings(words.code, words.severity, more));
    }

private:
    std::span<const FindingRule<Rule>> m_rules;
    const char* m_context;
    Sink m_sink;
    std::array<qint64, size_t(Rule::RuleCount)> m_counts {};
};

} // namespace stemma
