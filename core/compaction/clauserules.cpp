// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/clauserules.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

void trimClause(QStringView text, qsizetype& begin, qsizetype& end)
{
    static constexpr QStringView Before = u" \t\n\r-*+•>#|,;:–—()[]";
    static constexpr QStringView After = u" \t\n\r*.,;:!–—(|…。！，、";
    while (begin < end && Before.contains(text[begin]))
        ++begin;
    qsizetype digits = 0;
    while (begin + digits < end && digits < 3 && text[begin + digits].isDigit())
        ++digits;
    if (digits > 0 && begin + digits + 1 < end && (text[begin + digits] == u'.' || text[begin + digits] == u')')
        && text[begin + digits + 1] == u' ')
        begin += digits + 2;
    while (end > begin && After.contains(text[end - 1]))
        --end;
    for (const auto& [open, close] : {std::pair(u'(', u')'), std::pair(u'[', u']')}) {
        if (end > begin && text[end - 1] == close && !text.sliced(begin, end - begin).contains(open))
            --end;
    }
    // Emphasis of its beginning has an end within.
    while (begin < end && (text[begin] == u'*' || text[begin] == u' '))
        ++begin;
}

ClauseRules::ClauseRules(const LossRules& rules, QStringView text, const std::vector<TextToken>& tokens,
    const ClauseWords& words, LossRules::Language language)
    : m_rules(rules)
    , m_text(text)
    , m_tokens(tokens)
    , m_words(words)
    , m_language(language)
    , m_isSmall(language == LossRules::Language::German && std::ranges::none_of(tokens, [](const TextToken& token) {
        return token.has(TextToken::Upper) && token.has(TextToken::Lower) && !token.has(TextToken::InSpan);
    }))
{
}

ClauseRules::Part ClauseRules::part(qsizetype begin, qsizetype end) const
{
    trimClause(m_text, begin, end);
    Part part;
    part.text = m_text.sliced(begin, end - begin).toString().replace(u'’', u'\'').remove(u'*').remove(u'`');
    part.text = part.text.simplified();
    if (m_isSmall && !part.text.isEmpty()) // "tests laufen ohne docker"
        part.text[0] = part.text[0].toUpper();
    const LossRules::LanguageRules& grammar = m_rules.languages[size_t(m_language)];
    part.withoutRelative = part.text;
    if (!grammar.relative.pattern().isEmpty())
        part.withoutRelative.remove(grammar.relative);
    part.isTold = !grammar.narrative.pattern().isEmpty() && grammar.narrative.match(part.withoutRelative).hasMatch();
    return part;
}

bool ClauseRules::isMatch(const LossRules::Rule& rule, const Part& part)
{
    return !(part.isTold && rule.kind == LossKind::Constraint) && rule.pattern.match(part.text).hasMatch()
        && !(rule.hasUnless && rule.unless.match(part.withoutRelative).hasMatch());
}

const LossRules::Rule* ClauseRules::findOther(qsizetype begin, qsizetype end) const
{
    const QList<int>& numbers = m_rules.otherRules[size_t(m_language)];
    if (numbers.isEmpty())
        return nullptr;
    const Part part = this->part(begin, end);
    for (const int number : numbers)
        if (isMatch(m_rules.sentenceRules.at(number), part))
            return &m_rules.sentenceRules.at(number);
    return nullptr;
}

const LossRules::Rule* ClauseRules::find(qsizetype begin, qsizetype end, bool byUser, bool inQuestion) const
{
    QList<int> tried;
    std::optional<Part> part;
    const LossRules::Rule* decision = nullptr; // "Use only …" demands
    const auto matches = [&](int number) {
        const LossRules::Rule& rule = m_rules.sentenceRules.at(number);
        if (rule.language && rule.language != m_language && m_language != LossRules::Language::Other)
            return false; // "no" begins demands in two languages
        if (tried.contains(number) || (!byUser && !rule.byAssistant) || (inQuestion && !rule.inQuestions))
            return false;
        tried.append(number);
        if (!part)
            part = this->part(begin, end);
        return isMatch(rule, *part);
    };
    const auto firstOf = [&](const QList<int>& numbers) -> const LossRules::Rule* {
        for (const int number : numbers) {
            if (!matches(number))
                continue;
            const LossRules::Rule& rule = m_rules.sentenceRules.at(number);
            if (rule.kind != LossKind::Decision)
                return &rule;
            decision = decision ? decision : &rule;
        }
        return nullptr;
    };
    const auto byWord = [&](const QString& word) -> const LossRules::Rule* {
        const auto rules = m_rules.sentenceRulesByWord.constFind(word);
        return rules == m_rules.sentenceRulesByWord.constEnd() ? nullptr : firstOf(*rules);
    };
    if (const LossRules::Rule* found = firstOf(m_rules.rulesWithoutWords[size_t(m_language)]))
        return found;
    for (size_t i = m_words.firstToken(begin); i < m_tokens.size() && m_tokens[i].begin < end; ++i) {
        const QString word = m_words.lowered(i);
        if (const LossRules::Rule* found = byWord(word))
            return found;
        if (const qsizetype elided = word.indexOf(u'\'') + 1; elided > 0) // "n'utilise"
            for (const QString& half : {word.first(elided), word.sliced(elided)})
                if (const LossRules::Rule* found = byWord(half))
                    return found;
    }
    return decision;
}

} // namespace stemma
