// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/clausewords.h"

#include "core/compaction/dayhours.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr double PathWeight = 2;
constexpr double NameWeight = 1.5;
constexpr double MeasureWeight = 2;
constexpr double TellingWeight = 0.1; ///< of a word that tells nothing by itself
constexpr double LeastTelling = 0.5; ///< of a word that tells two sides of a contrast apart
constexpr double PairWeight = 0.5; ///< of two signs of a script without blanks
constexpr qsizetype LongestKnown = 9; ///< word of such a script
constexpr qsizetype LongestUnit = 4;
constexpr qsizetype ShortestPart = 4; ///< of a compound word
constexpr double CompoundWeight = 0.7; ///< of each of its parts

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
    , m_contrasts(rules, tokens, reader, language)
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
    std::optional<Contrast> contrast = m_contrasts.find(begin, end);
    if (contrast && contrast->leavesOut()) {
        read(made, begin, contrast->leftOutBegin);
        read(made, contrast->leftOutEnd, end);
        if (contrast->isDenied)
            made.denies = made.negates = false;
        if (made.words.empty()) // "please, not on Friday"
            contrast.reset();
    }
    if (!contrast || !contrast->leavesOut())
        read(made, begin, end);
    if (made.negates && isOnlyByNegation(begin, end)) {
        made.confines = true;
        made.denies = made.negates = false;
    }
    made.denies = made.negates ? !made.excepts : made.denies; // "never without" is "only with"
    made.denies = made.denies != made.reverses; // "do not refuse"
    made.negates = made.negates || made.reverses;
    settleLimit(made);
    if (contrast)
        addContrast(made, *contrast);
    for (ClauseWord& word : made.words)
        if (word.type != ClauseWord::Type::Number)
            word.group = m_rules.alternatives.value(word.key);
    return made;
}

void ClauseWords::read(Clause& clause, qsizetype begin, qsizetype end) const
{
    size_t i = firstToken(begin);
    if (i > 0 && m_tokens[i - 1].end > begin
        && m_tokens[i - 1].has(TextToken::Ideographs)) // within a run of a script without blanks
        --i;
    const QString particle = particleBefore(end);
    while (i < m_tokens.size() && m_tokens[i].begin < end && !clause.isSetAgainst) {
        if (const LossRules::Concept* whole = particle.isEmpty() ? nullptr : separated(particle, i); whole) {
            addMeaning(clause, *whole);
            ++i;
            continue;
        }
        if (const size_t next = addPhrase(clause, i, end); next > i) {
            i = next;
            continue;
        }
        const TextToken& token = m_tokens[i];
        if (token.has(TextToken::Ideographs)) {
            const qsizetype from = qMax(token.begin, begin);
            addIdeographs(clause, m_reader.text().sliced(from, qMin(token.end, end) - from));
            ++i;
        } else if (const auto fact = m_reader.read(i); fact && fact->rule != "error-message"_L1 && fact->end <= end) {
            addFact(clause, *fact);
            i = fact->next;
        } else {
            addWord(clause, lowered(i), m_language, isName(i));
            ++i;
        }
    }
}

/// "Fass sie nicht an" says "anfassen": the last word of a German clause may belong to its verb.
QString ClauseWords::particleBefore(qsizetype end) const
{
    static const QSet<QString> Particles {u"ab"_s, u"an"_s, u"auf"_s, u"aus"_s, u"bei"_s, u"durch"_s, u"ein"_s,
        u"fest"_s, u"her"_s, u"hin"_s, u"los"_s, u"mit"_s, u"nach"_s, u"um"_s, u"vor"_s, u"weg"_s, u"zu"_s, u"zurück"_s,
        u"zusammen"_s};
    const size_t next = firstToken(end);
    if (m_language != LossRules::Language::German || next == 0 || !Particles.contains(lowered(next - 1)))
        return {};
    return lowered(next - 1);
}

const LossRules::Concept* ClauseWords::separated(const QString& particle, size_t verb) const
{
    if (m_tokens[verb].has(TextToken::Upper | TextToken::Digit))
        return nullptr;
    const LossRules::Concept* meaning = m_rules.meaningOf(particle + lowered(verb), m_language);
    return meaning && meaning->weight > 0 ? meaning : nullptr;
}

void ClauseWords::addContrast(Clause& clause, const Contrast& contrast) const
{
    Clause aside;
    read(aside, contrast.asideBegin, contrast.asideEnd);
    Clause chosen;
    read(chosen, contrast.chosenBegin, contrast.chosenEnd);
    const auto tellingOnesOf = [](const Clause& one, const Clause& other) {
        std::vector<ClauseWord> words;
        for (const ClauseWord& word : one.words)
            if (word.weight >= LeastTelling && std::ranges::none_of(other.words, [&](const ClauseWord& own) {
                    return own.key == word.key && own.unit == word.unit;
                }))
                words.push_back(word);
        return words;
    };
    clause.aside = tellingOnesOf(aside, chosen);
    clause.chosen = tellingOnesOf(chosen, aside);
    if (clause.aside.empty() || clause.chosen.empty()) {
        clause.aside.clear();
        clause.chosen.clear();
    }
}

std::optional<Clause> ClauseWords::denialIn(const Clause& clause)
{
    if (clause.aside.empty() || clause.denies)
        return {};
    Clause made = clause;
    std::erase_if(made.words,
        [&](const ClauseWord& word) { return std::ranges::contains(clause.chosen, word.key, &ClauseWord::key); });
    for (const ClauseWord& word : clause.aside)
        add(made.words, word);
    made.aside.clear();
    made.chosen.clear();
    made.denies = made.negates = true;
    return made;
}

/// "Il ne voit que …" and 「…しか見られません」 say "only".
bool ClauseWords::isOnlyByNegation(qsizetype begin, qsizetype end) const
{
    static const QStringList Denials {
        u"pas"_s, u"jamais"_s, u"rien"_s, u"aucun"_s, u"aucune"_s, u"plus"_s, u"personne"_s, u"ni"_s};
    bool hasNe = false;
    bool hasQue = false;
    for (size_t i = firstToken(begin); i < m_tokens.size() && m_tokens[i].begin < end; ++i) {
        const QString word = lowered(i);
        if (m_language == LossRules::Language::Japanese) {
            if (word.contains(u"しか"_s))
                return true;
        } else if (m_language != LossRules::Language::French || Denials.contains(word)) {
            return false;
        }
        hasNe = hasNe || word == "ne"_L1 || word.startsWith("n'"_L1);
        hasQue = hasQue || (hasNe && (word == "que"_L1 || word.startsWith("qu'"_L1)));
    }
    return hasQue;
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
            add(clause.words, {ClauseWord::Type::Word, word, {}, TellingWeight});
}

void ClauseWords::addMeaning(Clause& clause, const LossRules::Concept& meaning)
{
    const bool isReversed = meaning.denies && meaning.name != "change"_L1; // "do not leave it as it is" denies no less
    clause.reverses = clause.reverses || isReversed;
    clause.denies = clause.denies || (meaning.denies && !isReversed);
    clause.negates = clause.negates || (meaning.denies && !isReversed);
    clause.confines = clause.confines || meaning.name == "only"_L1;
    clause.permits = clause.permits || meaning.name == "permit"_L1 || (meaning.name == "allow"_L1 && !meaning.denies);
    clause.isSetAgainst = clause.isSetAgainst || (meaning.name == "instead"_L1 && !clause.words.empty());
    if (meaning.weight > 0)
        add(clause.words, {ClauseWord::Type::Concept, meaning.name, {}, meaning.weight});
}

/// Both over 5 and at least 5 are bounds below; not over 5 is at most 5, and so is not raised to 5.
void ClauseWords::settleLimit(Clause& clause)
{
    const auto take = [&](QLatin1StringView name) {
        return std::erase_if(clause.words, [&](const ClauseWord& word) {
            return word.type == ClauseWord::Type::Concept && word.key == name;
        }) > 0;
    };
    const bool hasFigure = std::ranges::any_of(
        clause.words, [](const ClauseWord& word) { return word.type == ClauseWord::Type::Number; });
    const bool over = take("over"_L1);
    const bool under = take("under"_L1);
    if (!hasFigure) // "the water runs over the field" limits nothing
        return;
    const bool raises = clause.denies && !over && !under && take("raise"_L1);
    const bool reduces = clause.denies && !over && !under && !raises && take("reduce"_L1);
    if (!over && !under && !raises && !reduces)
        return;
    const bool isBelow = clause.denies != (under || reduces);
    add(clause.words, {ClauseWord::Type::Concept, isBelow ? u"most"_s : u"least"_s, {}, 1});
    clause.denies = false;
}

/// A capital within a sentence, where nouns have none; capitals throughout; Latin letters among other signs.
bool ClauseWords::isName(size_t token) const
{
    const TextToken& word = m_tokens[token];
    const QStringView text = m_reader.textOf(word);
    if (!word.has(TextToken::Upper) || text.size() < 2)
        return false;
    if (!word.has(TextToken::Lower) || word.has(TextToken::Hump))
        return true;
    if (token > 0 && m_rules.titles.contains(m_reader.lowered(token - 1))) // "Frau Celik"
        return true;
    switch (m_language) {
    case LossRules::Language::German:
        return false;
    case LossRules::Language::Japanese:
    case LossRules::Language::Chinese:
        return true;
    default:
        break;
    }
    return !word.has(TextToken::LineStart) && token > 0 && word.begin == m_tokens[token - 1].end + 1;
}

/// Of a time of day: "20:30", "8 pm".
std::optional<double> ClauseWords::secondOfDay(const TokenFact& fact) const
{
    constexpr double Hour = 3600;
    constexpr double Minute = 60;
    constexpr int Noon = 12;
    const QStringView text = m_reader.text().sliced(fact.begin, fact.end - fact.begin);
    if (fact.rule == "time"_L1) {
        const QList<QStringView> parts = text.split(u':');
        if (parts.size() != 2 || parts[1].size() != 2)
            return {};
        return parts[0].toInt() * Hour + parts[1].toInt() * Minute;
    }
    if (fact.rule != "number-unit"_L1 || fact.unit != "clock"_L1)
        return {};
    const bool isAfternoon = saysAfternoon(text) && fact.value < Noon;
    return (fact.value + (isAfternoon ? Noon : 0)) * Hour;
}

void ClauseWords::addFact(Clause& clause, const TokenFact& fact) const
{
    if (fact.kind != LossKind::Number) {
        for (const TokenFact& one : m_reader.spread(fact))
            add(clause.words,
                {ClauseWord::Type::Anchor, one.normal, {}, fact.kind == LossKind::Path ? PathWeight : NameWeight});
        return;
    }
    if (const auto second = secondOfDay(fact)) // "8 pm" is "20 h"
        return add(clause.words, {ClauseWord::Type::Number, figureKey(*second), u"time"_s, MeasureWeight});
    if (!fact.rule.startsWith("number-"_L1)) // dates, addresses
        return add(clause.words, {ClauseWord::Type::Number, fact.normal, fact.rule, MeasureWeight});
    const bool isMeasured = fact.rule == "number-unit"_L1;
    add(clause.words,
        {ClauseWord::Type::Number, figureKey(fact.value), isMeasured ? fact.unit : QString(),
            isMeasured ? MeasureWeight : 1});
    if (!isMeasured && !fact.unit.isEmpty())
        addWord(clause, fact.unit, m_language);
}

void ClauseWords::addWord(Clause& clause, const QString& word, LossRules::Language language, bool isName) const
{
    if (const qsizetype elided = word.indexOf(u'\''); elided > 0 && m_language == LossRules::Language::French) {
        addWord(clause, word.first(elided + 1) == "n'"_L1 ? u"ne"_s : QString(), language);
        addWord(clause, word.sliced(elided + 1), language, isName);
        return;
    }
    if (word.endsWith("'s"_L1) && m_language == LossRules::Language::English)
        return addWord(clause, word.chopped(2), language, isName);
    if (word.isEmpty())
        return;
    if (m_rules.negations.contains(word) || word.endsWith("n't"_L1)) {
        const bool isWithout = grammar().withouts.contains(word);
        const bool goesOn = clause.excepts && grammar().nors.contains(word); // "without X nor Y"
        clause.negates = clause.negates || !(isWithout || goesOn);
        clause.excepts = clause.excepts || isWithout;
        clause.denies = true;
        return;
    }
    if (grammar().excepts.contains(word))
        clause.excepts = clause.depends = true;
    const bool isWide = grammar().wideners.contains(word);
    clause.widens = clause.widens || isWide;
    if (const LossRules::Concept* meaning = m_rules.meaningOf(word, language)) {
        addMeaning(clause, *meaning);
        return;
    }
    if (m_rules.markers.contains(word) || isWide)
        return;
    if (const auto number = m_rules.numberOf(word, language)) {
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
            addWord(clause, word.first(part), language);
            addWord(clause, word.sliced(part + 1), language);
            return;
        }
    }
    if (language == LossRules::Language::German && addCompound(clause, word))
        return;
    bool isNumber = false;
    if (const double number = word.toDouble(&isNumber); isNumber && word.back().isDigit()) {
        if (number != 1)
            add(clause.words, {ClauseWord::Type::Number, figureKey(number), {}, 1});
        return;
    }
    if (const auto meaning = undone(word, language))
        return addMeaning(clause, *meaning);
    const QString stem = m_rules.stem(word, m_language);
    if (!stem.isEmpty() && (stem.size() > 1 || stem[0].isDigit() || word == "i"_L1 || word == "o"_L1))
        add(clause.words,
            isName ? ClauseWord {ClauseWord::Type::Name, stem, {}, NameWeight}
                   : ClauseWord {ClauseWord::Type::Word, stem, {}, 1});
}

/// "Unsigned" is "signed", denied.
std::optional<LossRules::Concept> ClauseWords::undone(const QString& word, LossRules::Language language) const
{
    const QRegularExpression& form = m_rules.languages[size_t(language)].undone;
    const auto found = form.pattern().isEmpty() ? QRegularExpressionMatch() : form.match(word);
    const LossRules::Concept* meaning = found.hasMatch() ? m_rules.meaningOf(found.captured(1), language) : nullptr;
    if (!meaning || meaning->denies || meaning->weight <= 0)
        return {};
    LossRules::Concept made = *meaning;
    made.denies = true;
    return made;
}

bool ClauseWords::addCompound(Clause& clause, const QString& word) const
{
    for (qsizetype cut = ShortestPart; cut + ShortestPart <= word.size(); ++cut) { // the longest end that is known
        const auto& known = grammar().concepts;
        const auto end = known.constFind(word.sliced(cut));
        if (end == known.constEnd() || end->denies || end->weight < 1)
            continue;
        QString begin = word.first(cut);
        const LossRules::Concept* meaning = m_rules.meaningOf(begin, m_language);
        for (const auto joint : {"s"_L1, "es"_L1, "n"_L1, "en"_L1})
            if (!meaning && begin.endsWith(joint) && begin.size() > ShortestPart + joint.size())
                meaning = m_rules.meaningOf(begin.chopped(joint.size()), m_language);
        add(clause.words, {ClauseWord::Type::Concept, end->name, {}, CompoundWeight});
        if (meaning && !meaning->denies && meaning->weight > 0)
            add(clause.words, {ClauseWord::Type::Concept, meaning->name, {}, CompoundWeight});
        else
            add(clause.words, {ClauseWord::Type::Word, m_rules.stem(begin, m_language), {}, CompoundWeight});
        return true;
    }
    return false;
}

/// A run of a script without blanks: known words are taken out, the longest first; of the rest, pairs of signs compare.
void ClauseWords::addIdeographs(Clause& clause, QStringView run) const
{
    // Among words of another language they may be of either.
    const bool isOwn = m_language == LossRules::Language::Japanese || m_language == LossRules::Language::Chinese;
    const LossRules::Language language = isOwn ? m_language : LossRules::Language::Other;
    QString rest;
    const auto finish = [&] {
        if (rest.size() == 1)
            add(clause.words, {ClauseWord::Type::Word, rest, {}, PairWeight});
        for (qsizetype i = 0; i + 1 < qMin<qsizetype>(rest.size(), 64); ++i)
            add(clause.words, {ClauseWord::Type::Word, rest.sliced(i, 2), {}, PairWeight});
        rest.clear();
    };
    const auto isKnown = [this, language](const QString& word) {
        return m_rules.negations.contains(word) || m_rules.markers.contains(word) || m_rules.meaningOf(word, language)
            || m_rules.numberOf(word, language) || m_rules.isStopWord(word) || grammar().excepts.contains(word)
            || grammar().wideners.contains(word);
    };
    // "两分钟", "百分之五十": a number in words with its unit; how far it goes.
    const auto measured = [&](qsizetype from) -> qsizetype {
        constexpr QStringView PartOfHundred = u"百分之";
        constexpr double Hour = 3600;
        const qsizetype before = run.sliced(from).startsWith(PartOfHundred) ? PartOfHundred.size() : 0;
        const NumberInRun number = numberInRun(m_rules, run.sliced(from + before), language);
        const auto take = [&](double value, const QString& unit, qsizetype size) {
            add(clause.words, {ClauseWord::Type::Number, figureKey(value), unit, MeasureWeight});
            return size;
        };
        if (number.size > 0 && before > 0)
            return take(number.value, u"percent"_s, before + number.size);
        const DayPart part = dayPartAtEnd(m_rules, run.first(from), language);
        const qsizetype unitAt = from + number.size;
        for (qsizetype more = number.size > 0 ? qMin(LongestUnit, run.size() - unitAt) : 0; more > 0; --more) {
            const auto unit = m_reader.unitOf(run.sliced(unitAt, more));
            if (!unit || unit->dimension.isEmpty() || unit->dimension == "yuan"_L1) // "两块硬盘"
                continue;
            if (unit->dimension != "clock"_L1)
                return take(number.value * unit->factor, unit->dimension, number.size + more);
            const ClockRest past = clockRest(m_rules, run.sliced(unitAt + more), language);
            // 夜八時 is 20:00, but 三点 may be three remarks.
            if (part.isKnown() || more > 1 || past.size > 0 || m_language == LossRules::Language::Japanese)
                return take(part.hour(number.value + past.hours) * Hour, u"time"_s, number.size + more + past.size);
        }
        return 0;
    };
    for (qsizetype i = 0; i < run.size() && !clause.isSetAgainst;) {
        qsizetype size = qMin(LongestKnown, run.size() - i);
        while (size > 0 && !isKnown(run.sliced(i, size).toString()))
            --size;
        const bool isGrammar
            = size == 0 && m_language == LossRules::Language::Japanese && run[i].script() == QChar::Script_Hiragana;
        if (const qsizetype all = size == 1 ? measured(i) : 0; all > 0) {
            finish();
            i += all;
        } else if (size > 0 || isGrammar) {
            finish();
            if (size > 0)
                addWord(clause, run.sliced(i, size).toString(), language);
            i += qMax<qsizetype>(size, 1);
        } else {
            rest.append(run[i++]);
        }
    }
    finish();
}

} // namespace stemma
