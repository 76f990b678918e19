// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/clausewords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr double PathWeight = 2;
constexpr double NameWeight = 1.5;
constexpr double MeasureWeight = 2;
constexpr double PairWeight = 0.5; ///< of two signs of a script without blanks
constexpr qsizetype LongestKnown = 9; ///< word of such a script

void add(std::vector<ClauseWord>& words, ClauseWord word)
{
    const auto same = std::ranges::find_if(
        words, [&](const ClauseWord& other) { return other.type == word.type && other.key == word.key; });
    if (same == words.end())
        words.push_back(std::move(word));
}

} // namespace

ClauseWords::ClauseWords(const LossRules& rules, const std::vector<TextToken>& tokens, const TokenReader& reader,
    LossRules::Language language)
    : m_rules(rules)
    , m_tokens(tokens)
    , m_reader(reader)
    , m_language(language)
{
}

QString ClauseWords::lowered(size_t token) const
{
    QString word = m_reader.lowered(token);
    if (std::ranges::contains(std::as_const(word), u'’'))
        word.replace(u'’', u'\'');
    return word;
}

size_t ClauseWords::firstToken(qsizetype offset) const
{
    return size_t(std::ranges::lower_bound(m_tokens, offset, {}, &TextToken::begin) - m_tokens.begin());
}

Clause ClauseWords::clause(qsizetype begin, qsizetype end) const
{
    Clause made;
    made.begin = begin;
    made.end = end;
    made.language = m_language;
    for (size_t i = firstToken(begin); i < m_tokens.size() && m_tokens[i].begin < end;) {
        if (const size_t next = addPhrase(made, i, end); next > i) {
            i = next;
            continue;
        }
        const TextToken& token = m_tokens[i];
        if (token.has(TextToken::Ideographs)) {
            addIdeographs(made, m_reader.textOf(token));
            ++i;
        } else if (const auto fact = m_reader.read(i); fact && fact->rule != "error-message"_L1 && fact->end <= end) {
            addFact(made, *fact);
            i = fact->next;
        } else {
            addWord(made, lowered(i));
            ++i;
        }
    }
    made.denies = made.negates ? !made.excepts : made.denies; // "never without" is "only with"
    settleLimit(made);
    return made;
}

size_t ClauseWords::addPhrase(Clause& clause, size_t token, qsizetype end) const
{
    const auto phrases = m_rules.phrases.constFind(lowered(token));
    if (phrases == m_rules.phrases.constEnd())
        return token;
    for (const LossRules::Phrase& phrase : *phrases) {
        size_t at = token + 1;
        bool fits = true;
        for (const QString& word : phrase.words) {
            fits = at < m_tokens.size() && m_tokens[at].begin < end && lowered(at) == word;
            if (!fits)
                break;
            ++at;
        }
        if (!fits)
            continue;
        addMeaning(clause, phrase.meaning);
        return at;
    }
    return token;
}

void ClauseWords::addPlainWords(Clause& clause) const
{
    const size_t first = firstToken(clause.begin);
    if (first + 2 >= m_tokens.size() || m_tokens[first + 2].begin >= clause.end) // "or not"
        return;
    for (size_t i = first; i < m_tokens.size() && m_tokens[i].begin < clause.end; ++i)
        if (const QString word = lowered(i); !m_rules.negations.contains(word) && !m_rules.markers.contains(word))
            add(clause.words, {ClauseWord::Type::Word, word, {}, 1});
}

void ClauseWords::addMeaning(Clause& clause, const LossRules::Concept& meaning) const
{
    clause.denies = clause.denies || meaning.denies;
    clause.negates = clause.negates || meaning.denies;
    clause.demands = clause.demands || meaning.demands;
    if (meaning.weight > 0)
        add(clause.words, {ClauseWord::Type::Concept, meaning.name, {}, meaning.weight});
}

/// Not more than 5 is at most 5.
void ClauseWords::settleLimit(Clause& clause)
{
    const bool hasFigure = std::ranges::any_of(
        clause.words, [](const ClauseWord& word) { return word.type == ClauseWord::Type::Number; });
    if (!hasFigure) { // "the water runs over the field" limits nothing
        std::erase_if(clause.words, [](const ClauseWord& word) {
            return word.type == ClauseWord::Type::Concept && (word.key == "over"_L1 || word.key == "under"_L1);
        });
        return;
    }
    if (!clause.denies)
        return;
    for (const auto& [beyond, limit] : {std::pair(u"over"_s, u"most"_s), std::pair(u"under"_s, u"least"_s)}) {
        const auto isThis
            = [&](const ClauseWord& word) { return word.type == ClauseWord::Type::Concept && word.key == beyond; };
        if (std::erase_if(clause.words, isThis) == 0)
            continue;
        add(clause.words, {ClauseWord::Type::Concept, limit, {}, 1});
        clause.denies = false;
    }
}

void ClauseWords::addFact(Clause& clause, const TokenFact& fact) const
{
    if (fact.kind != LossKind::Number) {
        for (const TokenFact& one : m_reader.spread(fact))
            add(clause.words,
                {ClauseWord::Type::Anchor, one.normal, {}, fact.kind == LossKind::Path ? PathWeight : NameWeight});
        return;
    }
    const bool isMeasured = fact.rule == "number-unit"_L1;
    add(clause.words,
        {ClauseWord::Type::Number, figureKey(fact.value), isMeasured ? fact.unit : QString(),
            isMeasured ? MeasureWeight : 1});
    if (!isMeasured && !fact.unit.isEmpty())
        addWord(clause, fact.unit);
}

void ClauseWords::addWord(Clause& clause, const QString& word) const
{
    if (const qsizetype elided = word.indexOf(u'\''); elided > 0 && m_language == LossRules::Language::French) {
        addWord(clause, word.first(elided + 1) == "n'"_L1 ? u"ne"_s : QString());
        addWord(clause, word.sliced(elided + 1));
        return;
    }
    if (word.isEmpty())
        return;
    if (m_rules.negations.contains(word) || word.endsWith("n't"_L1)) {
        const bool isWithout = grammar().withouts.contains(word);
        clause.negates = clause.negates || !isWithout;
        clause.excepts = clause.excepts || isWithout;
        clause.denies = true;
        clause.demands = true;
        return;
    }
    if (grammar().excepts.contains(word))
        clause.excepts = clause.depends = clause.demands = true;
    const auto meaning = m_rules.concepts.constFind(word);
    if (meaning != m_rules.concepts.constEnd()) {
        addMeaning(clause, *meaning);
        return;
    }
    if (m_rules.markers.contains(word)) {
        clause.demands = true;
        return;
    }
    if (const auto number = m_rules.numberWords.constFind(word); number != m_rules.numberWords.constEnd()) {
        if (*number != 1) // "one page" is "a page"
            add(clause.words, {ClauseWord::Type::Number, figureKey(*number), {}, 1});
        return;
    }
    if (m_rules.isStopWord(word))
        return;
    if (word.size() > TokenReader::LongestWord)
        return;
    for (const QChar sign : {u'-', u'/'}) {
        const qsizetype part = word.indexOf(sign);
        if (part > 0 && part + 1 < word.size() && word.size() > 4) { // "I/O" stays whole
            addWord(clause, word.first(part));
            addWord(clause, word.sliced(part + 1));
            return;
        }
    }
    const QString stem = m_rules.stem(word, m_language);
    if (!stem.isEmpty() && (stem.size() > 1 || stem[0].isDigit() || word == "i"_L1 || word == "o"_L1))
        add(clause.words, {ClauseWord::Type::Word, stem, {}, 1});
}

/// A run of a script without blanks: known words are taken out, the longest first; of the rest, pairs of signs compare.
void ClauseWords::addIdeographs(Clause& clause, QStringView run) const
{
    QString rest;
    const auto finish = [&] {
        if (rest.size() == 1)
            add(clause.words, {ClauseWord::Type::Word, rest, {}, PairWeight});
        for (qsizetype i = 0; i + 1 < qMin<qsizetype>(rest.size(), 64); ++i)
            add(clause.words, {ClauseWord::Type::Word, rest.sliced(i, 2), {}, PairWeight});
        rest.clear();
    };
    const auto isKnown = [this](const QString& word) {
        return m_rules.negations.contains(word) || m_rules.markers.contains(word) || m_rules.concepts.contains(word)
            || m_rules.numberWords.contains(word) || m_rules.isStopWord(word) || grammar().excepts.contains(word);
    };
    for (qsizetype i = 0; i < run.size();) {
        qsizetype size = qMin(LongestKnown, run.size() - i);
        while (size > 0 && !isKnown(run.sliced(i, size).toString()))
            --size;
        const bool isGrammar
            = size == 0 && m_language == LossRules::Language::Japanese && run[i].script() == QChar::Script_Hiragana;
        if (size > 0 || isGrammar) {
            finish();
            if (size > 0)
                addWord(clause, run.sliced(i, size).toString());
            i += qMax<qsizetype>(size, 1);
        } else {
            rest.append(run[i++]);
        }
    }
    finish();
}

} // namespace stemma
