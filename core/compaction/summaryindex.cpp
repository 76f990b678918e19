// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/summaryindex.h"

#include "core/compaction/repeatedmessages.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qsizetype MostTries = 200; ///< places of a phrase's rarest word that are looked at
constexpr double FlippedShare = 0.55; ///< of a demand's words in a statement that says the opposite
constexpr double PermittedShare = 0.25; ///< in one that permits it, or says what it sets aside
constexpr double WholeShare = 0.9; ///< in one that names the condition as well
constexpr double SetAsideShare = 0.7; ///< of what a demand sets aside, in a clause that says so
constexpr double OtherShare = 0.3; ///< of such a clause
constexpr double NearScore = 1; ///< clauses that are hardly less likely than the likeliest

bool isSame(double a, double b)
{
    return std::abs(a - b) <= 1e-9 * qMax(std::abs(a), std::abs(b));
}

bool isWide(QStringView unit)
{
    return !unit.isEmpty() && unit[0].unicode() >= 0x3040;
}

QString withoutV(const QString& version)
{
    return version.startsWith(u'v') ? version.sliced(1) : version;
}

} // namespace

QString wordsOfName(QStringView name)
{
    QString words;
    for (qsizetype i = 0; i < name.size(); ++i) {
        const QChar c = name[i];
        const bool hump = i > 0 && c.isUpper() && name[i - 1].isLower();
        const bool sign = !c.isLetterOrNumber();
        if ((hump || sign) && !words.isEmpty() && !words.endsWith(u' '))
            words.append(u' ');
        if (!sign)
            words.append(c.toLower());
    }
    return words.trimmed();
}

SummaryIndex::SummaryIndex(const LossRules& rules, QStringView summary, LossRules::Language usual,
    const SaidClauses& said, IsCovered isCovered, const JobControl& job)
    : m_rules(rules)
    , m_summary(summary)
    , m_isCovered(std::move(isCovered))
{
    const FactExtractor extractor(rules, usual);
    const TokenisedText cut = tokenise(summary, true);
    const LossRules::Language language = extractor.languageOf(summary, cut.tokens);
    m_isForeign = language != usual;
    m_loose.emplace(rules, summary, cut.tokens, language);
    for (const TextToken& token : cut.tokens) {
        const QString word = summary.sliced(token.begin, token.end - token.begin).toString().toLower();
        if (!m_tokens.contains(word))
            m_tokens.insert(word, {token.begin, token.end, {}});
    }
    // As a user's: whatever is demanded of whom, it stands in the summary.
    for (ExtractedFact& fact : extractor.extract({-1, 0, Role::User, FactSource::Text, summary.toString()}, job)) {
        const Place place {fact.begin, fact.end, fact.normal};
        const std::pair key(int(fact.kind), fact.kind == LossKind::Version ? withoutV(fact.normal) : fact.normal);
        if (!m_facts.contains(key))
            m_facts.insert(key, place);
        if (fact.kind == LossKind::Path)
            m_paths.insert(fileNameOf(fact.normal).toString(), place);
        if (fact.kind == LossKind::Identifier)
            if (const QString words = wordsOfName(summary.sliced(fact.begin, fact.end - fact.begin));
                words.contains(u' '))
                m_names.insert(words, place);
        if (fact.kind == LossKind::Number)
            m_loose->addTime(fact, summary.sliced(fact.begin, fact.end - fact.begin));
        // Dates and addresses are compared as they are written.
        if (fact.kind == LossKind::Number && fact.rule.startsWith("number-"_L1)) {
            m_numbersByValue[figureKey(fact.value)].append(int(m_numbers.size()));
            if (const auto figure = readFigure(summary.sliced(fact.begin, fact.end - fact.begin), u'.');
                figure && figure->value != fact.value)
                m_numbersByFigure[figureKey(figure->value)].append(int(m_numbers.size()));
            m_numbersByUnit[fact.unit].append(int(m_numbers.size()));
            m_numbers.push_back(std::move(fact));
        }
    }
    for (Clause& clause : extractor.clauses(summary))
        m_clauses.add(std::move(clause), 0);
    m_matcher.emplace(rules, said, m_clauses);
    readWords();
}

void SummaryIndex::readWords()
{
    for (qsizetype i = 0; i < m_summary.size();) {
        const auto isPart = [&](qsizetype at) {
            const QChar c = m_summary[at];
            return c.isLetterOrNumber() || c == u'_' || c.isSurrogate();
        };
        if (!isPart(i)) {
            ++i;
            continue;
        }
        const qsizetype begin = i;
        while (i < m_summary.size() && isPart(i))
            ++i;
        QString word = m_summary.sliced(begin, i - begin).toString().toLower();
        m_wordPlaces[word].append(int(m_words.size()));
        m_words.push_back({begin, i, std::move(word)});
    }
}

SummaryIndex::Answer SummaryIndex::kept(Match match, qsizetype begin, qsizetype end) const
{
    return {LossFinding::Status::Kept, match, begin, end, {}};
}

SummaryIndex::Answer SummaryIndex::find(
    const ExtractedFact& fact, QStringView text, bool isAmbiguous, qsizetype place) const
{
    switch (fact.kind) {
    case LossKind::Path:
        return findPath(fact, text, isAmbiguous);
    case LossKind::Identifier:
        return findIdentifier(fact, text);
    case LossKind::Number:
        return findNumber(fact, text);
    case LossKind::Constraint:
    case LossKind::Decision:
        return findClause(fact, text, place);
    case LossKind::Command: {
        const qsizetype words = fact.normal.count(u' ') + 1;
        Answer whole = findPhrase(fact.normal, Match::Exact, words);
        return whole.status == LossFinding::Status::Kept
            ? whole
            : findPhrase(fact.normal, Match::Near, qMax<qsizetype>(2, (words * 3 + 4) / 5));
    }
    case LossKind::Quotation:
        return findPhrase(fact.normal, Match::Exact, fact.normal.count(u' ') + 1);
    case LossKind::Error:
        return fact.rule == "error-message"_L1 || fact.rule == "failure"_L1 || fact.rule == RepeatedMessage
            ? findMessage(fact, text)
            : findName(fact, text);
    case LossKind::Version:
    case LossKind::Url:
        break;
    }
    return findName(fact, text);
}

/// The same fact, as the same rules find it.
SummaryIndex::Answer SummaryIndex::findSame(const ExtractedFact& fact, const QString& normal, QStringView text) const
{
    const auto it = m_facts.constFind({int(fact.kind), normal});
    if (it == m_facts.constEnd())
        return {};
    const bool exact = m_summary.sliced(it->begin, it->end - it->begin) == text;
    return kept(exact ? Match::Exact : Match::NormalForm, it->begin, it->end);
}

SummaryIndex::Answer SummaryIndex::findName(const ExtractedFact& fact, QStringView text) const
{
    const QString normal = fact.kind == LossKind::Version ? withoutV(fact.normal) : fact.normal;
    if (const Answer same = findSame(fact, normal, text); same.status == LossFinding::Status::Kept)
        return same;
    for (const QString& word : {text.toString().toLower(), normal.toLower()})
        if (const auto it = m_tokens.constFind(word); it != m_tokens.constEnd())
            return kept(Match::NormalForm, it->begin, it->end);
    return {};
}

SummaryIndex::Answer SummaryIndex::findIdentifier(const ExtractedFact& fact, QStringView text) const
{
    if (Answer found = findName(fact, text); found.status == LossFinding::Status::Kept)
        return found;
    if (Answer found
        = findPhrase(phraseNormal(fact.normal), Match::NormalForm, phraseNormal(fact.normal).count(u' ') + 1);
        found.status == LossFinding::Status::Kept)
        return found;
    const qsizetype cut = qMax(fact.normal.lastIndexOf(u':'), fact.normal.lastIndexOf(u'.'));
    if (cut > 0 && cut + 1 < fact.normal.size()) {
        // BudgetFile::probe as probe(), if the summary speaks of BudgetFile
        const QString owner = phraseNormal(QStringView(fact.normal).first(cut)).section(u' ', -1);
        const auto it = m_facts.constFind({int(LossKind::Identifier), fact.normal.sliced(cut + 1)});
        if (it != m_facts.constEnd() && m_wordPlaces.contains(owner))
            return kept(Match::Near, it->begin, it->end);
    }
    const QString words = wordsOfName(text);
    if (const auto it = m_names.constFind(words); it != m_names.constEnd())
        return kept(Match::NormalForm, it->begin, it->end);
    return words.contains(u' ') ? findPhrase(words, Match::Near, words.count(u' ') + 1) : Answer();
}

SummaryIndex::Answer SummaryIndex::findPath(const ExtractedFact& fact, QStringView text, bool isAmbiguous) const
{
    if (const Answer same = findSame(fact, fact.normal, text); same.status == LossFinding::Status::Kept)
        return same;
    Answer best;
    const auto [first, last] = m_paths.equal_range(fileNameOf(fact.normal).toString());
    for (auto it = first; it != last; ++it)
        if (samePathEnd(it->normal, fact.normal) && (best.begin < 0 || it->begin < best.begin))
            best
                = kept(isAmbiguous && !it->normal.contains(u'/') ? Match::Near : Match::NormalForm, it->begin, it->end);
    if (best.begin >= 0)
        return best;
    const auto it = m_tokens.constFind(fact.normal);
    return it != m_tokens.constEnd() ? kept(Match::NormalForm, it->begin, it->end) : Answer();
}

SummaryIndex::Answer SummaryIndex::findNumber(const ExtractedFact& fact, QStringView text) const
{
    const auto loose = [&]() -> Answer {
        const auto place = m_loose->find(fact, text, m_isForeign);
        return place ? kept(Match::Near, place->begin, place->end) : Answer();
    };
    if (fact.rule != "number-unit"_L1 && fact.rule != "number-counted"_L1 && fact.rule != "number-bare"_L1) {
        const Answer name = findName(fact, text);
        return name.begin >= 0 ? name : loose();
    }
    const bool isMeasured = fact.rule == "number-unit"_L1 && !fact.unit.isEmpty();
    Answer near;
    QList<int> candidates = m_numbersByValue.value(figureKey(fact.value));
    if (fact.rule == "number-bare"_L1 && fact.unit.isEmpty()) // "… 30 days, never 60"
        candidates += m_numbersByFigure.value(figureKey(fact.value));
    if (fact.other)
        candidates += m_numbersByValue.value(figureKey(*fact.other));
    for (const int number : candidates) {
        const ExtractedFact& other = m_numbers[size_t(number)];
        const bool sameThing = other.unit == fact.unit
            || isWide(fact.unit) != isWide(other.unit) // another language's word for what is counted
            || (m_isForeign && !isMeasured && other.rule != "number-unit"_L1)
            || (other.unit.isEmpty() && figureKey(fact.value).size() >= 2 && !isMeasured) // "23 pages, at most 25"
            || (!isMeasured && (other.neighbours.contains(fact.unit) || fact.neighbours.contains(other.unit)));
        if (sameThing) {
            const bool exact = m_summary.sliced(other.begin, other.end - other.begin) == text;
            return kept(exact ? Match::Exact : Match::NormalForm, other.begin, other.end);
        }
        // 39 of whatever is hardly another 39.
        const bool isTelling = figureKey(fact.value).size() >= 2;
        if ((isTelling || fact.unit.isEmpty()) && !isMeasured && near.begin < 0)
            near = kept(Match::Near, other.begin, other.end);
    }
    if (near.begin < 0)
        near = loose();
    return near.begin >= 0 ? near : findOtherNumber(fact);
}

SummaryIndex::Answer SummaryIndex::findOtherNumber(const ExtractedFact& fact) const
{
    if (fact.unit.isEmpty())
        return {};
    for (const int number : m_numbersByUnit.value(fact.unit)) {
        const ExtractedFact& other = m_numbers[size_t(number)];
        if (isSame(other.value, fact.value) || m_isCovered(other))
            continue;
        const bool sharesWords = std::ranges::any_of(
            fact.neighbours, [&](const QString& word) { return other.neighbours.contains(word); });
        if (sharesWords)
            return {LossFinding::Status::Changed, Match::Near, other.begin, other.end,
                m_summary.sliced(other.begin, other.end - other.begin).toString()};
    }
    return {};
}

SummaryIndex::Answer SummaryIndex::findPhrase(const QString& normal, Match match, qsizetype leastWords) const
{
    const QStringList words = normal.split(u' ', Qt::SkipEmptyParts);
    if (words.isEmpty() || leastWords > words.size())
        return {};
    qsizetype rarest = 0;
    qsizetype fewest = -1;
    for (qsizetype i = 0; i < leastWords; ++i) {
        const auto it = m_wordPlaces.constFind(words[i]);
        if (it == m_wordPlaces.constEnd())
            return {};
        if (fewest < 0 || it->size() < fewest) {
            fewest = it->size();
            rarest = i;
        }
    }
    qsizetype tries = MostTries;
    for (const int place : *m_wordPlaces.constFind(words[rarest])) {
        if (--tries < 0)
            break;
        const qsizetype begin = place - rarest;
        if (begin < 0)
            continue;
        qsizetype same = 0;
        while (same < words.size() && begin + same < qsizetype(m_words.size())
            && m_words[size_t(begin + same)].normal == words[same])
            ++same;
        if (same >= leastWords)
            return kept(match, m_words[size_t(begin)].begin, m_words[size_t(begin + same - 1)].end);
    }
    return {};
}

bool SummaryIndex::hasNewFigure(const Clause& demand, const Clause& other) const
{
    const auto isMeasured = [](const ClauseWord& word, const QString& unit) {
        return word.type == ClauseWord::Type::Number && word.unit == unit;
    };
    return std::ranges::any_of(other.words, [&](const ClauseWord& word) {
        const bool isAlike = std::ranges::any_of(
            demand.words, [&](const ClauseWord& own) { return isMeasured(own, word.unit) && own.key != word.key; });
        const bool isOwn = std::ranges::any_of(
            demand.words, [&](const ClauseWord& own) { return isMeasured(own, word.unit) && own.key == word.key; });
        if (word.type != ClauseWord::Type::Number || !isAlike || isOwn)
            return false;
        ExtractedFact number;
        number.value = word.key.toDouble();
        number.normal = numberNormal(number.value, word.unit);
        return !m_isCovered(number);
    });
}

/// "As CSV, not as PDF" and "Output: PDF": nothing keeps the demand, and what it sets aside stands there.
SummaryIndex::Answer SummaryIndex::findSetAside(const Clause& demand) const
{
    if (demand.aside.empty() || demand.denies)
        return {};
    Clause question;
    question.language = demand.language;
    question.words = demand.aside;
    for (const ClauseIndex::Hit& hit : m_clauses.find(question, SetAsideShare)) {
        const Clause& clause = m_clauses.entry(hit.entry).clause;
        if (clause.denies || !clause.aside.empty() || ClauseIndex::shareOf(clause, question).share < OtherShare
            || !ClauseIndex::compare(demand, clause).isSwapped)
            continue;
        return {LossFinding::Status::Changed, Match::Near, clause.begin, clause.end,
            m_summary.sliced(clause.begin, clause.end - clause.begin).toString()};
    }
    return {};
}

SummaryIndex::Answer SummaryIndex::findClause(const ExtractedFact& fact, QStringView text, qsizetype place) const
{
    if (const Answer same = findSame(fact, fact.normal, text); same.status == LossFinding::Status::Kept)
        return same;
    const std::vector<ClauseMatcher::Hit> hits = m_matcher->find(*fact.clause, place);
    if (hits.empty() || hits.front().score <= 0)
        return findSetAside(*fact.clause);
    const auto hasOtherFigure = [&](const ClauseMatcher::Hit& hit) {
        return hit.comparison.otherFigure && hasNewFigure(*hit.asked, *hit.clause);
    };
    // Who forbids and who says so plainly differ; "masked" or "apart" may say no in a word that no list has.
    const auto isFlipped = [](const ClauseMatcher::Hit& hit) {
        const double enough = hit.clause->permits ? PermittedShare : FlippedShare;
        const bool isForbidden = hit.asked->denies && !hit.clause->denies;
        // "Never without her approval" is broken by "one can", and kept by "one can with her approval".
        const bool isPermitted = hit.asked->negates && !hit.asked->denies && !hit.asked->permits && hit.clause->permits
            && !hit.clause->denies && !hit.clause->negates && hit.share < WholeShare;
        const bool isRefused = hit.asked->permits && !hit.asked->negates && hit.clause->denies && !hit.clause->permits;
        const bool isWithout = hit.asked->negates && !hit.asked->denies && hit.clause->excepts && !hit.clause->negates;
        const bool isOpposite = !hit.comparison.sameSense && (isForbidden || isWithout || isRefused);
        return (isOpposite || isPermitted) && hit.share >= enough && !hit.asked->confines && !hit.clause->confines;
    };
    const auto saysOther
        = [](const ClauseMatcher::Hit& hit) { return hit.comparison.isSwapped && hit.share >= PermittedShare; };
    const ClauseMatcher::Hit* best = &hits.front();
    const bool isOther = saysOther(hits.front());
    for (const ClauseMatcher::Hit& hit : hits)
        if (hit.score > qMax(0.0, hits.front().score - NearScore) && hit.comparison.sameSense && !hasOtherFigure(hit)
            && (!isOther || hit.share > hits.front().share)) {
            best = &hit;
            break;
        }
    const QStringView there = m_summary.sliced(best->clause->begin, best->clause->end - best->clause->begin);
    const bool isWithinOther = std::ranges::any_of(hits, [&](const ClauseMatcher::Hit& hit) {
        const bool hasOther = best->comparison.figuresMissing && hasOtherFigure(hit)
            && hit.clause->language == hit.asked->language; // "5.000" may be five thousand
        return hit.score > 0 && ((saysOther(hit) && !hit.asked->aside.empty()) || hasOther)
            && hit.clause->begin <= best->clause->begin && best->clause->end <= hit.clause->end;
    });
    if (isFlipped(*best) || saysOther(*best) || hasOtherFigure(*best) || isWithinOther)
        return {LossFinding::Status::Changed, Match::Near, best->clause->begin, best->clause->end, there.toString()};
    Answer answer = kept(there.contains(text) ? Match::Exact
            : best->share >= 1                ? Match::NormalForm
                                              : Match::Near,
        best->clause->begin, best->clause->end);
    answer.hasFigures = !best->comparison.figuresMissing;
    return answer;
}

SummaryIndex::Answer SummaryIndex::findMessage(const ExtractedFact& fact, QStringView text) const
{
    if (const Answer same = findSame(fact, fact.normal, text); same.status == LossFinding::Status::Kept)
        return same;
    const QString normal = phraseNormal(fact.normal);
    const qsizetype words = normal.count(u' ') + 1;
    Answer whole = findPhrase(normal, Match::Exact, words);
    if (whole.begin >= 0 || words < 3)
        return whole;
    Clause question;
    for (const QString& word : normal.split(u' '))
        if (!m_rules.isStopWord(word))
            question.words.push_back({ClauseWord::Type::Word, m_rules.stem(word, LossRules::Language::English), {}, 1});
    if (question.words.empty())
        return {};
    const auto hits = m_clauses.find(question, m_rules.nearEnough(fact.kind));
    if (hits.empty())
        return {};
    const Clause& clause = m_clauses.entry(hits.front().entry).clause;
    return kept(Match::Near, clause.begin, clause.end);
}

} // namespace stemma
