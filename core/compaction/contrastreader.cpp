// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/contrastreader.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr size_t LongestAside = 6; ///< tokens
constexpr qsizetype LongestAsideRun = 12; ///< signs of a script without blanks
constexpr QStringView SignBreaks = u"、，,：:；;。";

qsizetype signRunEnd(QStringView text, qsizetype from)
{
    qsizetype end = from;
    while (end < text.size() && !SignBreaks.contains(text[end]))
        ++end;
    return end;
}

qsizetype signRunBegin(QStringView text, qsizetype to)
{
    qsizetype begin = to;
    while (begin > 0 && !SignBreaks.contains(text[begin - 1]))
        --begin;
    return begin;
}

} // namespace

ContrastReader::ContrastReader(const LossRules& rules, const std::vector<TextToken>& tokens, const TokenReader& reader,
    LossRules::Language language)
    : m_rules(rules)
    , m_tokens(tokens)
    , m_reader(reader)
    , m_language(language)
{
}

std::optional<Contrast> ContrastReader::find(qsizetype begin, qsizetype end) const
{
    if (m_language == LossRules::Language::Japanese || m_language == LossRules::Language::Chinese)
        return amongSigns(begin, end);
    const auto at = [this](qsizetype offset) {
        return size_t(std::ranges::lower_bound(m_tokens, offset, {}, &TextToken::begin) - m_tokens.begin());
    };
    return amongWords(at(begin), at(end));
}

bool ContrastReader::means(const QString& word, QLatin1StringView name) const
{
    const LossRules::Concept* meaning = m_rules.meaningOf(word, m_language);
    return meaning && meaning->name == name;
}

bool ContrastReader::isAfterBreak(size_t token) const
{
    if (token == 0)
        return true;
    const qsizetype from = m_tokens[token - 1].end;
    return std::ranges::any_of(m_reader.text().sliced(from, m_tokens[token].begin - from),
        [](QChar c) { return QStringView(u",;:()–—").contains(c); });
}

bool ContrastReader::isAlike(size_t token, size_t other) const
{
    return m_reader.lowered(token) == m_reader.lowered(other);
}

/// "X, no en Y", but "si puede, no use Y"; and "not only" sets nothing aside, nor does "never below 6".
bool ContrastReader::isNoVerb(Span aside) const
{
    const QString& first = m_reader.lowered(aside.begin);
    if (means(first, "only"_L1) || meaningEnd(aside.begin, aside.end, "over"_L1) > aside.begin
        || meaningEnd(aside.begin, aside.end, "under"_L1) > aside.begin)
        return false;
    return m_language != LossRules::Language::Spanish || aside.size() == 1 || m_rules.isStopWord(first)
        || m_tokens[aside.begin].has(TextToken::Upper | TextToken::Digit);
}

size_t ContrastReader::meaningEnd(size_t token, size_t end, QLatin1StringView name) const
{
    if (means(m_reader.lowered(token), name))
        return token + 1;
    const auto phrases = m_rules.phrases.constFind(m_reader.lowered(token));
    if (phrases == m_rules.phrases.constEnd())
        return token;
    for (const LossRules::Phrase& phrase : *phrases) {
        const size_t after = token + 1 + size_t(phrase.words.size());
        bool fits = phrase.meaning.name == name && after < end;
        for (size_t i = token + 1; fits && i < after; ++i)
            fits = m_reader.lowered(i) == phrase.words[qsizetype(i - token - 1)];
        if (fits)
            return after;
    }
    return token;
}

/// "X, not Y" anywhere; other words that deny, as in "X, no Y", count only where Y is short and ends the clause.
size_t ContrastReader::denialEnd(size_t token, size_t end) const
{
    constexpr size_t LongestDenied = 4; ///< tokens
    const QString& word = m_reader.lowered(token);
    if (grammar().contrasts.contains(word))
        return token + 1;
    const size_t after
        = m_rules.negations.contains(word) && !grammar().withouts.contains(word) && !grammar().nors.contains(word)
        ? token + 1
        : meaningEnd(token, end, {}); // negations of several words mean nothing else
    return after < end && end - after <= LongestDenied && runEnd(after, end) == end ? after : token;
}

size_t ContrastReader::runEnd(size_t from, size_t end) const
{
    size_t at = from;
    while (at < end && at < from + LongestAside && (at == from || !isAfterBreak(at)))
        ++at;
    return at;
}

size_t ContrastReader::runBegin(size_t to, size_t begin, size_t most) const
{
    size_t at = to;
    while (at > begin && to - at < most && (at == to || !isAfterBreak(at)))
        --at;
    return at;
}

std::optional<Contrast> ContrastReader::between(Span aside, Span chosen) const
{
    if (aside.size() == 0 || chosen.size() == 0)
        return {};
    Contrast contrast;
    contrast.asideBegin = m_tokens[aside.begin].begin;
    contrast.asideEnd = m_tokens[aside.end - 1].end;
    contrast.chosenBegin = m_tokens[chosen.begin].begin;
    contrast.chosenEnd = m_tokens[chosen.end - 1].end;
    return contrast;
}

/// "Not Y but X": X follows @p joiner, and Y is what stands before it, as long as X or from the same word on.
std::optional<Contrast> ContrastReader::corrected(size_t denial, size_t joiner, size_t end) const
{
    const Span denied {denial + 1, joiner};
    const Span chosen {joiner + 1, runEnd(joiner + 1, end)};
    if (denied.size() == 0 || chosen.size() == 0
        || means(m_reader.lowered(denied.begin), "only"_L1)) // "not only Y but X"
        return {};
    size_t same = joiner;
    while (same > denied.begin && joiner - same < LongestAside && (same == joiner || !isAlike(same, chosen.begin)))
        --same;
    const bool isParallel = isAlike(same, chosen.begin) || (denied.size() == 1 && joiner + 2 == end);
    // "But" may begin anything; beside "not in March" it has "in April" after it.
    if (!isParallel && !grammar().ands.contains(m_reader.lowered(joiner)))
        return {};
    const size_t begin = isAlike(same, chosen.begin) ? same : joiner - std::min(denied.size(), chosen.size());
    std::optional<Contrast> contrast = between({begin, joiner}, chosen);
    contrast->leftOutBegin = contrast->asideBegin;
    contrast->leftOutEnd = m_tokens[joiner].end;
    contrast->isDenied = true;
    return contrast;
}

/// "Only X may sign, Y not": Y stands before @p denial, the last word.
std::optional<Contrast> ContrastReader::deniedAtEnd(size_t begin, size_t denial) const
{
    const size_t first = runBegin(denial, begin, LongestAside);
    if (first == begin || denial - first < 2 || !isAfterBreak(first))
        return {};
    bool confines = false;
    for (size_t i = begin; i < first; ++i)
        confines = confines || means(m_reader.lowered(i), "only"_L1);
    auto contrast = confines ? between({first, denial}, {runBegin(first, begin, LongestAside), first}) : std::nullopt;
    if (contrast) {
        contrast->leftOutBegin = contrast->asideBegin;
        contrast->leftOutEnd = m_tokens[denial].end;
    }
    return contrast;
}

std::optional<Contrast> ContrastReader::amongWords(size_t begin, size_t end) const
{
    std::optional<size_t> denial;
    for (size_t i = begin; i < end; ++i) {
        const QString& word = m_reader.lowered(i);
        if (denial && grammar().corrections.contains(word))
            if (const auto contrast = corrected(*denial, i, end))
                return contrast;
        const size_t denied = i > begin && isAfterBreak(i) ? denialEnd(i, end) : i;
        const bool isSecond = denial && !grammar().contrasts.contains(word); // "nothing on paper, no cards"
        if (m_rules.negations.contains(word))
            denial = i;
        if (denied > i && !isSecond) { // "X, not Y"
            const Span aside {denied, runEnd(denied, end)};
            if (auto contrast = between(aside, {runBegin(i, begin, aside.size()), i});
                contrast && isNoVerb(aside) && !grammar().conditions.contains(m_reader.lowered(begin))) {
                contrast->leftOutBegin = m_tokens[i].begin;
                contrast->leftOutEnd = contrast->asideEnd;
                return contrast;
            }
        }
        if (i + 1 == end && grammar().contrasts.contains(word))
            if (auto contrast = deniedAtEnd(begin, i))
                return contrast;
        const size_t after = meaningEnd(i, end, "instead"_L1);
        if (after == i)
            continue;
        const Span aside {after, runEnd(after, end)};
        if (i > begin)
            return between(aside, {runBegin(i, begin, aside.size()), i});
        if (aside.end == end || !isAfterBreak(aside.end))
            return {};
        auto contrast = between(aside, {aside.end, runEnd(aside.end, end)}); // "Instead of Y, X"
        if (contrast) {
            contrast->leftOutBegin = m_tokens[i].begin;
            contrast->leftOutEnd = contrast->asideEnd;
        }
        return contrast;
    }
    return {};
}

/// Where Y of "not Y but X" begins before @p joiner; -1: it does not.
qsizetype ContrastReader::deniedFrom(QStringView text, qsizetype joiner, QStringView chosen) const
{
    if (m_language == LossRules::Language::Chinese) { // "不是Y，而是X"
        static constexpr QStringView Denials = u"不非别勿";
        static constexpr QStringView Onlys = u"只仅光但单";
        const qsizetype end = joiner > 0 && SignBreaks.contains(text[joiner - 1]) ? joiner - 1 : joiner;
        qsizetype denial = end - 1;
        while (denial >= 0 && end - denial <= LongestAsideRun && !Denials.contains(text[denial]))
            --denial;
        if (denial < 0 || end - denial < 2 || !Denials.contains(text[denial]) || Onlys.contains(text[denial + 1]))
            return -1;
        const qsizetype same = text.first(end).lastIndexOf(chosen.front());
        return same > denial ? same : std::max(denial + 1, end - chosen.size());
    }
    if (joiner > 1 && means(text.sliced(joiner - 2, 2).toString(), "only"_L1)) // 「だけでなく」
        return -1;
    static constexpr QStringView Particles = u"はがをにで";
    const qsizetype first = std::max(signRunBegin(text, joiner), joiner - LongestAsideRun);
    qsizetype begin = joiner;
    while (begin > first && (begin == joiner || !Particles.contains(text[begin - 1])))
        --begin;
    return begin < joiner ? begin : -1;
}

std::optional<Contrast> ContrastReader::amongSigns(qsizetype begin, qsizetype end) const
{
    const QStringView text = m_reader.text().sliced(begin, end - begin);
    const auto contrastOf = [begin](qsizetype aside, qsizetype asideEnd, qsizetype chosen, qsizetype chosenEnd) {
        return Contrast {begin + aside, begin + asideEnd, begin + chosen, begin + chosenEnd};
    };
    const auto first = [text](const QSet<QString>& words) { // where it stands, and which word it is
        std::pair<qsizetype, QString> found {-1, {}};
        for (const QString& word : words)
            if (const qsizetype at = text.indexOf(word); at > 0
                && (found.first < 0 || at < found.first || (at == found.first && word.size() > found.second.size())))
                found = {at, word};
        return found;
    };
    if (const auto [at, joiner] = first(grammar().corrections); at > 0) {
        const qsizetype after = at + joiner.size();
        const QStringView chosen
            = text.sliced(after, std::min(signRunEnd(text, after) - after, LongestAsideRun)); // 「ではなくなる」
        const qsizetype from = chosen.isEmpty() || chosen.startsWith(u'な') ? -1 : deniedFrom(text, at, chosen);
        if (from >= 0) {
            Contrast contrast = contrastOf(from, at, after, after + chosen.size());
            contrast.leftOutBegin = begin + from;
            contrast.leftOutEnd = begin + after;
            contrast.isDenied = m_language == LossRules::Language::Chinese;
            return contrast;
        }
    }
    if (const auto [at, word] = first(grammar().contrasts); at > 0) {
        const qsizetype from = at + word.size();
        const qsizetype to = signRunEnd(text, from);
        const qsizetype chosenEnd = SignBreaks.contains(text[at - 1]) ? at - 1 : at;
        const bool isBeside = chosenEnd < at || means(word, "instead"_L1); // "用X，不用Y", "用X而不是Y"
        const qsizetype chosen = std::max(signRunBegin(text, chosenEnd), chosenEnd - LongestAsideRun);
        if (to > from && isBeside && chosen < chosenEnd) {
            Contrast contrast = contrastOf(from, to, chosen, chosenEnd);
            contrast.leftOutBegin = begin + at;
            contrast.leftOutEnd = begin + to;
            return contrast;
        }
    }
    return {};
}

} // namespace stemma
