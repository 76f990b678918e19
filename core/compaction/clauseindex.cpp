// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/clauseindex.h"

#include "core/compaction/figures.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace stemma {

QStringView fileNameOf(QStringView path)
{
    return path.sliced(path.lastIndexOf(u'/') + 1);
}

namespace {

/// The keys that a figure may have where its unit is left out: 9,000 seconds may be "150", of minutes.
QStringList bareKeysOf(const ClauseWord& figure)
{
    static constexpr std::array Times {1.0, 60.0, 3600.0, 86400.0};
    QStringList keys;
    const double value = figure.key.toDouble();
    for (const double factor : Times)
        if (const double count = value / factor;
            count >= 2 && count == std::floor(count) && (factor == 1 || figure.unit == "time"_L1)) // one is "a"
            keys.append(figureKey(count));
    return keys;
}

/// "Make that 150" and "150 minutes".
bool isSameFigure(const ClauseWord& bare, const ClauseWord& figure)
{
    return bare.type == ClauseWord::Type::Number && figure.type == bare.type && bare.unit.isEmpty()
        && !figure.unit.isEmpty() && bareKeysOf(figure).contains(bare.key);
}

} // namespace

bool means(const Clause& clause, QLatin1StringView name)
{
    return std::ranges::any_of(clause.words,
        [&](const ClauseWord& word) { return word.type == ClauseWord::Type::Concept && word.key == name; });
}

bool samePathEnd(QStringView a, QStringView b)
{
    const QStringView longer = a.size() >= b.size() ? a : b;
    const QStringView shorter = a.size() >= b.size() ? b : a;
    return longer.endsWith(shorter)
        && (longer.size() == shorter.size() || shorter.startsWith(u'/')
            || longer[longer.size() - shorter.size() - 1] == u'/');
}

namespace {

constexpr qsizetype SameBeginning = 4;
constexpr double AlikeWeight = 0.7;
constexpr double ForeignShare = 0.4;
constexpr double EnoughOfNames = 2;
constexpr double OnlyWeight = 0.5;
constexpr double UnchangedWeight = 0.5;

/// "Vorlauftemperatur" is told by "Vorlauf", and endings are cut off otherwise in each language.
bool hasBeginning(const ClauseWord& word)
{
    return (word.type == ClauseWord::Type::Word || word.type == ClauseWord::Type::Name)
        && word.key.size() >= SameBeginning;
}

bool isAlike(QStringView a, QStringView b)
{
    const qsizetype shorter = qMin(a.size(), b.size());
    qsizetype same = 0;
    while (same < shorter && a[same] == b[same])
        ++same;
    return 3 * same >= 2 * shorter;
}

/// A single sign of a script without blanks is in a pair of signs.
bool isSignOf(const ClauseWord& one, const ClauseWord& pair)
{
    return one.type == ClauseWord::Type::Word && pair.type == one.type && one.key.size() == 1
        && one.key[0].unicode() >= 0x3040 && pair.key.size() == 2 && pair.key.contains(one.key);
}

/// What is to be removed must not be there, and what must not be removed stays.
bool saysNo(const Clause& clause)
{
    return clause.denies != means(clause, "delete"_L1);
}

/// What is kept is not changed.
bool saysSame(const Clause& a, const Clause& b)
{
    const auto keeps = [](const Clause& clause) {
        return means(clause, "keep"_L1) ? !clause.denies || means(clause, "change"_L1)
                                        : clause.denies && means(clause, "change"_L1);
    };
    return keeps(a) && keeps(b);
}

/// "Don't raise the version" and "the version stays": what is kept is not done to.
bool isLeft(const Clause& kept, const Clause& other)
{
    return means(kept, "keep"_L1) && !kept.denies && other.denies && !means(other, "keep"_L1);
}

/// "Not before ten" and "from ten at the earliest": the same figure with a bound.
bool isBounded(const Clause& bound, const Clause& other)
{
    const auto isSame = [&](const ClauseWord& word) {
        return word.type == ClauseWord::Type::Number && std::ranges::any_of(other.words, [&](const ClauseWord& own) {
            return own.type == word.type && own.key == word.key && own.unit == word.unit;
        });
    };
    return (means(bound, "least"_L1) || means(bound, "most"_L1)) && !bound.denies && other.denies
        && std::ranges::any_of(bound.words, isSame);
}

/// "Are to be cut" and "must not be in it".
bool isCut(const Clause& cut, const Clause& other)
{
    const bool hasFigure = std::ranges::any_of(cut.words, [](const ClauseWord& word) {
        return word.type == ClauseWord::Type::Number && !word.unit.isEmpty() && word.unit != "time"_L1;
    });
    return !cut.denies && other.denies && !hasFigure && means(cut, "reduce"_L1) && !means(other, "reduce"_L1);
}

/// "Word, not PDF" and "PDF": what was set aside stands there, and what was chosen does not.
bool isSwapped(const Clause& one, const Clause& other)
{
    const auto has = [](const std::vector<ClauseWord>& words, const ClauseWord& word) {
        return std::ranges::any_of(words, [&](const ClauseWord& own) {
            return (own.key == word.key && own.unit == word.unit)
                || (hasBeginning(own) && hasBeginning(word) && isAlike(own.key, word.key));
        });
    };
    if (one.aside.empty() || one.denies || other.denies || !has(other.words, one.aside.front())
        || has(other.aside, one.aside.front()))
        return false;
    const bool isForeign = other.language != one.language; // then its words are others
    return std::ranges::any_of(one.chosen, [&](const ClauseWord& word) {
        return !has(other.words, word) && !(isForeign && word.type == ClauseWord::Type::Word);
    });
}

/// "At most 5 kg", "above 50 %".
bool isLimited(const Clause& clause)
{
    return (means(clause, "most"_L1) || means(clause, "least"_L1))
        && std::ranges::any_of(clause.words,
            [](const ClauseWord& word) { return word.type == ClauseWord::Type::Number && !word.unit.isEmpty(); });
}

/// "By e-mail" and "by letter": of those that exclude one another each names one. "Not mixed" is "separate".
bool namesOther(const Clause& one, const Clause& other)
{
    const auto isOnlyOne = [](const Clause& clause, const ClauseWord& word) {
        return std::ranges::count(clause.words, word.group, &ClauseWord::group) == 1;
    };
    return std::ranges::any_of(one.words, [&](const ClauseWord& word) {
        return word.group > 0 && isOnlyOne(one, word) && isOnlyOne(other, word)
            && std::ranges::none_of(other.words, [&](const ClauseWord& own) { return own.key == word.key; });
    });
}

/// "Only the lead may …" and "both may …", "a call, no mail" and "a call or a mail": what was left out is let in.
bool letsIn(const Clause& confined, const Clause& other)
{
    if (confined.widens || (other.confines && !other.widens) || other.denies || other.negates)
        return false;
    if (!confined.aside.empty() && !confined.denies && other.aside.empty()
        && std::ranges::contains(other.words, confined.aside.front().key, &ClauseWord::key))
        return true;
    return other.widens && (confined.confines || (other.permits && !confined.permits && !confined.denies));
}

/// "At any level" and "above 50 %": @p demand holds for everything, @p other from or up to a limit only.
bool addsLimit(const Clause& demand, const Clause& other)
{
    return demand.widens && !demand.denies && !demand.confines && !other.widens && isLimited(other)
        && !isLimited(demand);
}

/// "Stay in TIFF" and "are converted": what @p kept says has to stay is changed into something else.
bool convertsKept(const Clause& kept, const Clause& other)
{
    const auto turns = [](const Clause& clause) {
        return means(clause, "convert"_L1) || means(clause, "move"_L1) || means(clause, "change"_L1);
    };
    return means(kept, "keep"_L1) && !kept.denies && !turns(kept) && !other.denies && !means(other, "keep"_L1)
        && turns(other);
}

/// "Firefox 115" and "Firefox 102": another version of what the demand names, and not that one.
bool hasOtherVersion(const Clause& demand, const Clause& other)
{
    const auto nameOf = [](QStringView key) {
        while (!key.isEmpty() && (key.back().isDigit() || key.back() == u'.'))
            key.chop(1);
        return key;
    };
    const auto isVersion = [&](const ClauseWord& word) {
        return word.type == ClauseWord::Type::Anchor && word.key.size() > nameOf(word.key).size();
    };
    return std::ranges::any_of(demand.words, [&](const ClauseWord& word) {
        return isVersion(word)
            && std::ranges::none_of(other.words, [&](const ClauseWord& own) { return own.key == word.key; })
            && std::ranges::any_of(other.words,
                [&](const ClauseWord& own) { return isVersion(own) && nameOf(own.key) == nameOf(word.key); });
    });
}

} // namespace

void ClauseIndex::addAlike(const ClauseWord& word, QHash<int, Sum>& sums) const
{
    const auto postings = m_beginnings.constFind(word.key.first(SameBeginning));
    if (postings == m_beginnings.constEnd() || postings->size() > MostPostings)
        return;
    for (qsizetype i = 0; i < postings->size(); ++i) {
        const int number = postings->at(i);
        if (i > 0 && postings->at(i - 1) == number)
            continue;
        const auto& words = m_entries[size_t(number)].clause.words;
        const bool isSame = std::ranges::any_of(
            words, [&](const ClauseWord& other) { return hasBeginning(other) && other.key == word.key; });
        const bool isNear = std::ranges::any_of(
            words, [&](const ClauseWord& other) { return hasBeginning(other) && isAlike(other.key, word.key); });
        if (isSame || !isNear)
            continue;
        Sum& sum = sums[number];
        sum.weight += AlikeWeight * word.weight;
        sum.beyondNames = true;
    }
}

QString ClauseIndex::keyOf(const ClauseWord& word)
{
    switch (word.type) {
    case ClauseWord::Type::Concept:
        return u'\u0001' + word.key;
    case ClauseWord::Type::Number:
        return u'\u0002' + word.key + u'|' + word.unit;
    case ClauseWord::Type::Anchor:
        return fileNameOf(word.key).toString();
    case ClauseWord::Type::Word:
    case ClauseWord::Type::Name:
        break;
    }
    return word.key;
}

void ClauseIndex::add(Clause clause, qint64 id)
{
    const int number = int(m_entries.size());
    for (const ClauseWord& word : clause.words) {
        m_postings[keyOf(word)].append(number);
        if (word.type == ClauseWord::Type::Number && !word.unit.isEmpty())
            for (const QString& key : bareKeysOf(word))
                if (QList<int>& postings = m_postings[keyOf({word.type, key, {}})]; !postings.endsWith(number))
                    postings.append(number); // "2 h" and "2 min" are "2" alike
        if (m_byBeginnings && hasBeginning(word))
            m_beginnings[word.key.first(SameBeginning)].append(number);
    }
    m_entries.push_back({std::move(clause), id});
}

qsizetype ClauseIndex::clausesWith(const ClauseWord& word) const
{
    const auto postings = m_postings.constFind(keyOf(word));
    return postings == m_postings.constEnd() ? 0 : postings->size();
}

ClauseIndex::Share ClauseIndex::shareOf(const Clause& question, const Clause& other)
{
    Share found;
    double asked = 0;
    for (const ClauseWord& word : question.words) {
        double part = 0;
        for (const ClauseWord& own : other.words) {
            if (keyOf(own) == keyOf(word) || isSameFigure(word, own) || isSameFigure(own, word)) {
                part = 1;
                break;
            }
            const bool beginsAlike = hasBeginning(word) && hasBeginning(own) && isAlike(own.key, word.key)
                && QStringView(own.key).first(SameBeginning) == QStringView(word.key).first(SameBeginning);
            if (beginsAlike || isSignOf(word, own) || isSignOf(own, word))
                part = AlikeWeight;
        }
        // Of another language's words most are told by other words.
        const bool isForeign = part == 0 && word.type == ClauseWord::Type::Word && other.language != question.language;
        found.weight += part * word.weight;
        asked += isForeign ? ForeignShare * word.weight : word.weight;
    }
    found.share = asked > 0 ? found.weight / asked : 0;
    return found;
}

ClauseIndex::Comparison ClauseIndex::compare(const Clause& question, const Clause& other)
{
    Comparison made;
    // "Don't until he agrees" and "not before he agrees" deny alike, however much "until" allows.
    const bool bothNegate = other.negates && question.negates && (other.depends || question.depends);
    // "X, and don't do Y" is told by "X instead of Y".
    const bool bothSides = question.denies && !other.denies && !other.aside.empty();
    const bool isOther = namesOther(question, other);
    made.isSwapped = isSwapped(question, other) || isSwapped(other, question)
        || (isOther && !question.denies && !other.denies) || letsIn(question, other) || addsLimit(question, other)
        || convertsKept(question, other) || hasOtherVersion(question, other);
    made.sameSense = bothNegate || bothSides || isOther || other.denies == question.denies
        || saysNo(other) == saysNo(question) || saysSame(other, question) || isCut(other, question)
        || isCut(question, other) || isLeft(other, question) || isLeft(question, other) || isBounded(other, question)
        || isBounded(question, other);
    made.sameSense = made.sameSense && !made.isSwapped;
    for (const ClauseWord& word : question.words) {
        if (word.type != ClauseWord::Type::Number || (word.unit.isEmpty() && word.key == "1"_L1)) // "a single page"
            continue;
        const auto sameUnit = [&](const ClauseWord& w) { return w.type == word.type && w.unit == word.unit; };
        const auto same = [&](const ClauseWord& w) { return sameUnit(w) && w.key == word.key; };
        if (std::ranges::any_of(other.words, same)
            || std::ranges::any_of(other.words, [&](const ClauseWord& own) { return isSameFigure(word, own); }))
            continue;
        made.figuresMissing = true;
        made.otherFigure = made.otherFigure || std::ranges::any_of(other.words, sameUnit);
    }
    return made;
}

std::vector<ClauseIndex::Hit> ClauseIndex::find(const Clause& question, double leastShare) const
{
    QHash<int, Sum> sums;
    double all = 0;
    double portable = 0; // names, figures and meanings: the same in every language
    bool hasWords = false;
    for (const ClauseWord& word : question.words) {
        all += word.weight;
        portable += word.type == ClauseWord::Type::Word ? 0 : word.weight;
        const bool isName = word.type == ClauseWord::Type::Anchor;
        hasWords = hasWords || !isName;
        if (m_byBeginnings && hasBeginning(word))
            addAlike(word, sums);
        const auto postings = m_postings.constFind(keyOf(word));
        if (postings == m_postings.constEnd() || postings->size() > MostPostings)
            continue;
        for (const int number : *postings) {
            if (isName && word.key.contains(u'/')) {
                const auto& words = m_entries[size_t(number)].clause.words;
                if (std::ranges::none_of(
                        words, [&](const ClauseWord& other) { return samePathEnd(other.key, word.key); }))
                    continue;
            }
            Sum& sum = sums[number];
            sum.weight += word.weight;
            sum.beyondNames = sum.beyondNames || !isName;
        }
    }
    std::vector<Hit> hits;
    for (const auto& [number, sum] : sums.asKeyValueRange()) {
        const Clause& other = m_entries[size_t(number)].clause;
        // Of another language's words most are told by other words.
        const double whole = other.language == question.language ? all : portable + ForeignShare * (all - portable);
        // "Only" in both says something too, and so does "stays" for "must not change".
        const bool isOneKept = saysSame(other, question) && means(other, "keep"_L1) != means(question, "keep"_L1);
        const double more = (other.confines && question.confines ? OnlyWeight : 0) + (isOneKept ? UnchangedWeight : 0);
        const double asked = whole + (question.confines ? OnlyWeight : 0);
        Hit hit;
        hit.entry = number;
        hit.weight = sum.weight + more;
        hit.share = asked > 0 ? hit.weight / asked : 0;
        static_cast<Comparison&>(hit) = compare(question, other);
        // A path may stand for all of "use the glossary in …", and for nothing of "keep … unchanged".
        const bool forbids = question.denies || means(question, "keep"_L1) || means(question, "change"_L1);
        const bool isNamed = forbids && !other.denies && other.language == question.language;
        const bool byNames = sum.weight >= EnoughOfNames && !isNamed;
        if (hit.share >= leastShare && (sum.beyondNames || !hasWords || byNames))
            hits.push_back(hit);
    }
    std::ranges::sort(hits, [&](const Hit& a, const Hit& b) {
        if (a.share != b.share)
            return a.share > b.share;
        if (a.sameSense != b.sameSense)
            return a.sameSense;
        return a.entry < b.entry;
    });
    return hits;
}

} // namespace stemma
