// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/redaction/redactionfinder.h"

#include "core/base/text.h"
#include "core/export/redaction/checkdigits.h"
#include "core/export/redaction/meanttext.h"
#include "core/export/redaction/wordbounds.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

QStringList needsOf(const std::vector<RedactionRule>& rules)
{
    QStringList needs;
    for (const RedactionRule& rule : rules)
        needs += rule.needs;
    return needs;
}

/// What a key without a shape of its own is made of.
bool isOfRun(QChar c)
{
    const char16_t u = c.unicode();
    return (u >= u'a' && u <= u'z') || (u >= u'A' && u <= u'Z') || (u >= u'0' && u <= u'9') || u == u'+' || u == u'-'
        || u == u'_';
}

/// Calls @p visit(start) for runs of @p least characters or more. A run of that many stands over one of every @p least
/// characters, so that most of a text is not looked at.
template<typename Visit> void eachRun(QStringView text, qsizetype least, const Visit& visit)
{
    for (qsizetype at = least - 1; at < text.size(); at += least) {
        if (!isOfRun(text[at]))
            continue;
        qsizetype start = at;
        while (start > 0 && isOfRun(text[start - 1]))
            --start;
        while (at < text.size() && isOfRun(text[at]))
            ++at;
        if (at - start >= least)
            visit(start);
    }
}

/// Whether a need, found in any case and with any digits, stands at @p start as the rule has it.
bool isThere(const RedactionRule& rule, QStringView need, QStringView found)
{
    for (qsizetype i = 0; i < need.size(); ++i) {
        const bool isDigit = need[i] >= u'0' && need[i] <= u'9';
        if (need[i] != found[i] && need[i] != NeedScanner::AnyDigit && (isDigit || !rule.anyCase))
            return false;
    }
    return true;
}

bool fits(DigitCheck check, QStringView value)
{
    switch (check) {
    case DigitCheck::Luhn:
        return checkdigits::fitLuhn(value);
    case DigitCheck::Mod97:
        return checkdigits::fitMod97(value);
    case DigitCheck::None:
        break;
    }
    return true;
}

/// Adds those of @p more that overlap none of @p finds. Both are in the order of the text, and neither overlap among
/// themselves.
void addFree(std::vector<RedactionFind> more, std::vector<RedactionFind>& finds)
{
    // Only the last one that begins before an end can reach it.
    const auto overlaps = [&finds](const RedactionFind& one) {
        const auto behind = std::ranges::lower_bound(finds, one.start + one.length, {}, &RedactionFind::start);
        return behind != finds.begin() && std::prev(behind)->start + std::prev(behind)->length > one.start;
    };
    std::erase_if(more, overlaps);
    const auto known = std::ssize(finds);
    finds.insert(finds.end(), more.begin(), more.end());
    std::ranges::inplace_merge(finds, finds.begin() + known, {}, &RedactionFind::start);
}

} // namespace

RedactionFinder::RedactionFinder(std::vector<RedactionRule> rules)
    : m_rules(std::move(rules))
    , m_scanner(needsOf(m_rules))
{
    for (size_t i = 0; i < m_rules.size(); ++i) {
        if (!m_standIns.contains(m_rules[i].standIn))
            m_standIns += m_rules[i].standIn;
        for (const QString& need : m_rules[i].needs)
            m_needs.push_back({i, need});
        const qsizetype run = m_rules[i].leastRun;
        if (run <= 0)
            continue;
        m_runRules.push_back(i);
        m_leastRun = m_leastRun > 0 ? std::min(m_leastRun, run) : run;
    }
}

/// By rule, and in the order of the text.
std::vector<RedactionFinder::Place> RedactionFinder::placesIn(const QString& text) const
{
    std::vector<Place> places;
    const auto add = [&](size_t number, qsizetype start) {
        const RedactionRule& rule = m_rules[number];
        if (rule.stepsBack)
            start = wordbounds::startOfWord(text, start, rule.wordSigns);
        if (!rule.wordStart || wordbounds::isWordStart(text, start))
            places.push_back({number, start});
    };
    m_scanner.scan(text, [&](quint32 word, qsizetype start) {
        const Need& need = m_needs[word];
        if (isThere(m_rules[need.rule], need.text, QStringView(text).sliced(start, need.text.size())))
            add(need.rule, start);
    });
    if (m_leastRun > 0) {
        eachRun(text, m_leastRun, [&](qsizetype start) {
            for (const size_t rule : m_runRules)
                add(rule, start);
        });
    }
    std::ranges::sort(places);
    const auto same = std::ranges::unique(places);
    places.erase(same.begin(), same.end());
    return places;
}

/// As it is spelled, which is what its rules know best, and then as it is meant.
std::vector<RedactionFind> RedactionFinder::find(const QString& text) const
{
    std::vector<RedactionFind> finds = findIn(text);
    const MeantText meant(text);
    if (!meant.differs())
        return finds;
    std::erase_if(finds, [&meant](const RedactionFind& one) { return meant.isSpelling(one.start); });
    const auto isWhole = [&meant](const RedactionFind& one) {
        const qsizetype end = one.start + one.length;
        return !meant.isWithin(one.start) && !meant.isWithin(end)
            && !meant.isSpellingInWord(end); // or it may go on there
    };
    const auto cut = std::ranges::stable_partition(finds, isWhole);
    std::vector<RedactionFind> parts(cut.begin(), cut.end());
    finds.erase(cut.begin(), cut.end());
    std::vector<RedactionFind> more = findIn(meant.text());
    for (RedactionFind& one : more) {
        const qsizetype end = meant.spelledEnd(one.start + one.length);
        one.start = meant.spelledStart(one.start);
        one.length = end - one.start;
    }
    addFree(std::move(more), finds);
    addFree(std::move(parts), finds);
    return finds;
}

std::vector<RedactionFind> RedactionFinder::findIn(const QString& text) const
{
    std::vector<RedactionFind> finds;
    const std::vector<Place> places = placesIn(text);
    if (places.empty())
        return finds;
    const QString valid = withoutHalves(text);
    for (auto from = places.begin(); from != places.end();) {
        const auto to = std::ranges::upper_bound(from, places.end(), from->rule, {}, &Place::rule);
        findBy(std::span(from, to), valid, finds);
        from = to;
    }
    // Behind "PASSWORD=" one word of a stand-in looks like a value.
    std::erase_if(finds, [&](const RedactionFind& one) {
        const auto standIn = standInAt(text, one.start);
        return one.rule->isKept || (standIn && one.length <= standIn->length);
    });
    return finds;
}

std::optional<StandIn> RedactionFinder::standInAt(QStringView text, qsizetype at) const
{
    constexpr qsizetype Longest = 40;
    constexpr int Most = 999'999;
    if (text[at] != u'[')
        return {};
    const QStringView rest = text.sliced(at, std::min(Longest, text.size() - at));
    const qsizetype end = rest.indexOf(u']');
    const qsizetype blank = end < 0 ? -1 : rest.first(end).lastIndexOf(u' ');
    if (blank < 0)
        return {};
    const int number = rest.sliced(blank + 1, end - blank - 1).toInt();
    const QStringView words = rest.sliced(1, blank - 1);
    if (number < 1 || number > Most || !m_standIns.contains(words))
        return {};
    return StandIn {words.toString(), number, end + 1};
}

bool RedactionFinder::isValue(const RedactionRule& rule, QStringView value) const
{
    return !value.isEmpty() && !value.contains(Gap) && (rule.leastEntropy <= 0 || entropyOf(value) >= rule.leastEntropy)
        && (rule.excepted.pattern().isEmpty() || !rule.excepted.matchView(value).hasMatch())
        && (rule.kind != RedactionKind::Random || textOfBase64(value).isEmpty()) && fits(rule.check, value)
        && (!rule.isEncoded || isAnyIn(textOfBase64(value)));
}

/// As it is meant alone, or texts within texts would be looked at twice as often as those around them.
bool RedactionFinder::isAnyIn(const QString& decoded) const
{
    const MeantText meant(decoded);
    return !findIn(meant.differs() ? meant.text() : decoded).empty();
}

/// Adds what one rule finds to @p finds, which stay in the order of the text.
void RedactionFinder::findBy(
    std::span<const Place> places, const QString& text, std::vector<RedactionFind>& finds) const
{
    const RedactionRule& rule = m_rules[places.front().rule];
    std::vector<RedactionFind> found;
    qsizetype end = 0;
    for (const Place& place : places) {
        if (place.start < end && !rule.stepsBack)
            continue;
        const QRegularExpressionMatch match = rule.pattern.match(text, std::max(place.start, end),
            QRegularExpression::NormalMatch, QRegularExpression::DontCheckSubjectStringMatchOption);
        if (!match.hasMatch())
            continue;
        const size_t before = found.size();
        add(rule, match, found);
        // What is no value may hide one; but not a piece, nor what was decoded as a whole.
        if (found.size() > before || rule.isEncoded || !rule.pieces.pattern().isEmpty())
            end = std::max(end, match.capturedEnd());
    }
    addFree(std::move(found), finds);
}

/// Each piece, each group of a value, or all that matched.
void RedactionFinder::add(
    const RedactionRule& rule, const QRegularExpressionMatch& match, std::vector<RedactionFind>& finds) const
{
    const auto addGroups = [&](const QRegularExpressionMatch& of, const std::vector<int>& groups, qsizetype offset) {
        const auto addGroup = [&](int group) {
            if (of.capturedLength(group) > 0 && isValue(rule, of.capturedView(group)))
                finds.push_back({&rule, offset + of.capturedStart(group), of.capturedLength(group)});
        };
        if (groups.empty())
            return addGroup(0);
        std::ranges::for_each(groups, addGroup);
    };
    if (rule.pieces.pattern().isEmpty())
        return addGroups(match, rule.valueGroups, 0);
    for (auto pieces = rule.pieces.globalMatchView(match.capturedView()); pieces.hasNext();)
        addGroups(pieces.next(), rule.pieceGroups, match.capturedStart());
}

} // namespace stemma
