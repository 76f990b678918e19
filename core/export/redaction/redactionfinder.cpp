// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/redaction/redactionfinder.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

RedactionFinder::RedactionFinder(std::vector<RedactionRule> rules)
    : m_rules(std::move(rules))
{
    for (const RedactionRule& rule : m_rules) {
        std::vector<QString> needs;
        for (const QString& need : rule.needs)
            needs.push_back(need.toLower());
        m_needs.push_back(std::move(needs));
        std::vector<QRegularExpression> excepted;
        for (const QString& pattern : rule.excepted)
            excepted.emplace_back(
                QRegularExpression::anchoredPattern(pattern), QRegularExpression::DotMatchesEverythingOption);
        m_excepted.push_back(std::move(excepted));
    }
}

std::vector<RedactionFind> RedactionFinder::find(const QString& text) const
{
    std::vector<RedactionFind> finds;
    constexpr qsizetype Shortest = 3;
    if (text.size() < Shortest)
        return finds;
    const QString small = text.toLower();
    for (size_t i = 0; i < m_rules.size(); ++i) {
        const auto isThere = [&small](const QString& need) { return small.contains(need); };
        if (m_needs[i].empty() || std::ranges::any_of(m_needs[i], isThere))
            findBy(m_rules[i], text, finds);
    }
    std::ranges::sort(finds, {}, &RedactionFind::start);
    return finds;
}

void RedactionFinder::findBy(const RedactionRule& rule, const QString& text, std::vector<RedactionFind>& finds) const
{
    const auto& excepted = m_excepted[size_t(&rule - m_rules.data())];
    for (const QRegularExpressionMatch& match : rule.pattern.globalMatch(text)) {
        RedactionFind found {&rule, match.capturedStart(), match.capturedLength()};
        for (const QString& group : {u"value"_s, u"value2"_s}) {
            if (rule.pattern.namedCaptureGroups().contains(group) && match.capturedLength(group) > 0) {
                found.start = match.capturedStart(group);
                found.length = match.capturedLength(group);
            }
        }
        const QString value = text.sliced(found.start, found.length);
        const auto overlaps = [&found](const RedactionFind& other) {
            return found.start < other.start + other.length && other.start < found.start + found.length;
        };
        const auto excepts = [&value](const QRegularExpression& pattern) { return pattern.match(value).hasMatch(); };
        if (found.length == 0 || (rule.leastEntropy > 0 && entropyOf(value) < rule.leastEntropy)
            || std::ranges::any_of(excepted, excepts) || std::ranges::any_of(finds, overlaps))
            continue;
        finds.push_back(found);
    }
}

} // namespace stemma
