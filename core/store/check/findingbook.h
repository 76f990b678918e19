// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/finding.h"
#include "core/store/conversation/conversation.h"

#include <QStringList>

#include <array>
#include <functional>
#include <span>

namespace stemma {

/// What is said of each place where a rule is broken.
struct FindingWords
{
    QLatin1StringView code;
    Finding::Severity severity;
    const char* text; ///< not translated, with %1 and %2 for details
    const char* repair = nullptr; ///< the same; null: none is known
    const char* noRepair = nullptr; ///< why none is known, see unrepairable.h; null: one is
};

/// One rule of a format's check.
template<typename Rule> struct FindingRule
{
    Rule rule;
    FindingWords words;
};

/// The table has all rules, in the order of the enumeration, which ends with RuleCount; each of them either has a
/// repair or says why it has none.
template<typename Rule> constexpr bool areWhole(std::span<const FindingRule<Rule>> rules)
{
    for (size_t i = 0; i < rules.size(); ++i) {
        const FindingWords& words = rules[i].words;
        if (rules[i].rule != Rule(i) || (words.repair == nullptr) == (words.noRepair == nullptr))
            return false;
    }
    return rules.size() == size_t(Rule::RuleCount);
}

/// The codes of the rules of all formats, sorted.
[[nodiscard]] QStringList knownCodes();
void addKnownCode(QLatin1StringView code);

/// Adds those of a format's rules, once and before main(). Does not compile where the table is not whole.
template<typename Rule, const auto& Table> bool tellCodes()
{
    static_assert(areWhole<Rule>(Table));
    for (const FindingRule<Rule>& rule : Table)
        addKnownCode(rule.words.code);
    return true;
}

/// A finding with its sentences in the user's language (@p context is that of the translation), without
/// its place. Details come from the store and may be of any length and shape; long ones are shortened.
[[nodiscard]] Finding findingOf(const char* context, const FindingWords& words, const QStringList& details);
/// Says that @p more findings of a rule were not given one by one.
[[nodiscard]] Finding furtherFindings(FindingWords words, qint64 more);

/// Makes findings out of a format's rules, see areWhole(); only a limited number per rule are given one by one.
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

    /// @p details fill the %1, %2 of the rule's sentence; @p at is the record that it is about. @p canMend false: the
    /// rule's repair is not possible there.
    void add(Rule rule, const SessionId& session, const MessageId& message, const QString& place,
        const QStringList& details = {}, const StoredAt& at = {}, bool canMend = true)
    {
        if (++m_counts[size_t(rule)] > MostOfOneRule)
            return;
        Finding finding = findingOf(m_context, m_rules[size_t(rule)].words, details);
        if (!canMend)
            finding.repair.clear();
        finding.session = session;
        finding.message = message;
        finding.place = place;
        finding.at = at;
        finding.rule = int(rule);
        m_sink(std::move(finding));
    }

    /// Tells how many were not given.
    void finish()
    {
        for (const auto& [rule, words] : m_rules)
            if (const qint64 more = m_counts[size_t(rule)] - MostOfOneRule; more > 0)
                m_sink(furtherFindings(words, more));
    }

private:
    std::span<const FindingRule<Rule>> m_rules;
    const char* m_context;
    Sink m_sink;
    std::array<qint64, size_t(Rule::RuleCount)> m_counts {};
};

/// The findings of one session. Its end tells how many were not given.
template<typename Rule> class SessionFindings
{
public:
    using Sink = typename FindingBook<Rule>::Sink;
    /// @p canMend: what is looked at can be changed, so that repairs may be promised.
    SessionFindings(
        std::span<const FindingRule<Rule>> rules, const char* context, SessionId session, Sink sink, bool canMend)
        : m_session(std::move(session))
        , m_canMend(canMend)
        , m_book(rules, context, std::move(sink))
    {
    }
    ~SessionFindings() { m_book.finish(); }
    Q_DISABLE_COPY_MOVE(SessionFindings)

    /// @p details fill the %1, %2 of the rule's sentence.
    void add(Rule rule, const QString& place, const MessageId& message = {}, const QStringList& details = {},
        const StoredAt& at = {})
    {
        m_book.add(rule, m_session, message, place, details, at, m_canMend);
    }
    /// About a line of a file.
    void add(Rule rule, const StoredAt& line, const MessageId& message = {}, const QStringList& details = {})
    {
        add(rule, placeText(line), message, details, line);
    }
    /// Of a record that the rule's repair does not fit.
    void addAsIs(Rule rule, const QString& place, const StoredAt& at)
    {
        m_book.add(rule, m_session, {}, place, {}, at, false);
    }

private:
    SessionId m_session;
    bool m_canMend;
    FindingBook<Rule> m_book;
};

} // namespace stemma
