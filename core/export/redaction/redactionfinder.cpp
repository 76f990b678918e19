// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/redaction/redactionfinder.h"

#include <algorithm>
#include <span>

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
            findBy(i, text, finds);
    }
    return finds;
}

bool RedactionFinder::isValue(size_t rule, const QString& value) const
{
    const double least = m_rules[rule].leastEntropy;
    const auto excepts = [&value](const QRegularExpression& pattern) { return pattern.match(value).hasMatch(); };
    return !value.isEmpty() && (least <= 0 || entropyOf(value) >= least)
        && std::ranges::none_of(m_excepted[rule], excepts);
}

/// Adds what one rule finds to @p finds, which stay in the order of the text.
void RedactionFinder::findBy(size_t rule, const QString& text, std::vector<RedactionFind>& finds) const
{
    const QRegularExpression& pattern = m_rules[rule].pattern;
    const QStringList groups = pattern.namedCaptureGroups();
    const qsizetype known = qsizetype(finds.size());
    for (const QRegularExpressionMatch& match : pattern.globalMatch(text)) {
        RedactionFind found {&m_rules[rule], match.capturedStart(), match.capturedLength()};
        for (qsizetype group = 1; group < groups.size(); ++group) {
            if (groups[group].startsWith(u"value") && match.capturedLength(int(group)) > 0) {
                found.start = match.capturedStart(int(group));
                found.length = match.capturedLength(int(group));
            }
        }
        // Of those before, which do not overlap each other, only the last that begins before this one's end can reach
        // it.
        const auto others = std::span(finds).first(size_t(known));
        const auto behind = std::ranges::lower_bound(others, found.start + found.length, {}, &RedactionFind::start);
        const bool overlaps
            = behind != others.begin() && std::prev(behind)->start + std::prev(behind)->length > found.start;
        if (!overlaps && isValue(rule, text.sliced(found.start, found.length)))
            finds.push_back(found);
    }
    std::ranges::inplace_merge(finds, finds.begin() + known, {}, &RedactionFind::start);
}

} // namespace stemma
