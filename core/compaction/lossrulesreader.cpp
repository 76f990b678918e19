// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/lossrulesreader.h"

#include "core/base/plainjson.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using WordSet = QSet<QString> LossRules::*;

struct NamedSet
{
    QLatin1StringView name;
    WordSet set;
    bool lowered = true;
};

constexpr std::array Sets {
    NamedSet {"negations"_L1, &LossRules::negations},
    NamedSet {"markers"_L1, &LossRules::markers},
    NamedSet {"errorWords"_L1, &LossRules::errorWords},
    NamedSet {"failWords"_L1, &LossRules::failWords},
    NamedSet {"failJoiners"_L1, &LossRules::failJoiners},
    NamedSet {"counters"_L1, &LossRules::counters},
    NamedSet {"abbreviations"_L1, &LossRules::abbreviations},
    NamedSet {"titles"_L1, &LossRules::titles},
    NamedSet {"exitWords"_L1, &LossRules::exitWords},
    NamedSet {"httpWords"_L1, &LossRules::httpWords},
    NamedSet {"extensions"_L1, &LossRules::extensions},
    NamedSet {"fileNames"_L1, &LossRules::fileNames},
    NamedSet {"folders"_L1, &LossRules::folders},
    NamedSet {"notPaths"_L1, &LossRules::notPaths},
    NamedSet {"notIdentifiers"_L1, &LossRules::notIdentifiers},
    NamedSet {"errorCodes"_L1, &LossRules::errorCodes, false},
    NamedSet {"commands"_L1, &LossRules::commands},
    NamedSet {"shells"_L1, &LossRules::shells},
    NamedSet {"commandKeys"_L1, &LossRules::commandKeys},
    NamedSet {"versionWords"_L1, &LossRules::versionWords},
};

using OwnSet = QSet<QString> LossRules::LanguageRules::*;

/// Of one language each; those of a file without a language are of all.
constexpr std::array<std::pair<QLatin1StringView, OwnSet>, 13> OwnSets {{
    {"withouts"_L1, &LossRules::LanguageRules::withouts},
    {"excepts"_L1, &LossRules::LanguageRules::excepts},
    {"nors"_L1, &LossRules::LanguageRules::nors},
    {"wideners"_L1, &LossRules::LanguageRules::wideners},
    {"contrasts"_L1, &LossRules::LanguageRules::contrasts},
    {"corrections"_L1, &LossRules::LanguageRules::corrections},
    {"pauses"_L1, &LossRules::LanguageRules::pauses},
    {"reasons"_L1, &LossRules::LanguageRules::reasons},
    {"consequences"_L1, &LossRules::LanguageRules::consequences},
    {"conditions"_L1, &LossRules::LanguageRules::conditions},
    {"joiners"_L1, &LossRules::LanguageRules::joiners},
    {"ands"_L1, &LossRules::LanguageRules::ands},
    {"plurals"_L1, &LossRules::LanguageRules::plurals},
}};

constexpr std::array SourceNames {
    "text"_L1, "thinking"_L1, "code"_L1, "toolInput"_L1, "toolOutput"_L1, "file"_L1, "patch"_L1};
static_assert(SourceNames.size() == FactSourceCount);

/// Of a pattern, which is a text, a list of alternatives, or such lists by name. What is no text is empty.
QStringList alternativesIn(const JsonValue& pattern)
{
    if (!pattern.is_structured())
        return {textOf(pattern)};
    QStringList found;
    for (const JsonValue& part : pattern)
        if (part.is_array())
            for (const JsonValue& alternative : part)
                found.append(textOf(alternative));
        else
            found.append(textOf(part));
    return found;
}

} // namespace

LossRulesReader::LossRulesReader(LossRules& rules, QString fileName)
    : m_rules(rules)
    , m_file(std::move(fileName))
{
}

QList<LossRules::Problem> LossRulesReader::read(QByteArrayView text)
{
    const auto value = parseJson(text);
    if (!value) {
        m_problems.append({QCoreApplication::translate(
            "LossRules", "The rule file %1 is not valid JSON (byte %2: %3) and was ignored.")
                .arg(m_file)
                .arg(value.error().offset)
                .arg(value.error().message)});
    } else if (!value->is_object()) {
        m_problems.append(
            {QCoreApplication::translate("LossRules", "The rule file %1 is not a JSON object and was ignored.")
                    .arg(m_file)});
    } else {
        readLanguage(*value);
        readClasses(memberOf(*value, "classes"));
        for (const auto& [key, member] : value->items())
            readMember(QString::fromStdString(key), member);
        // Nearly every word matches no rule, which one expression finds out for all rules.
        m_rules.anyTokenRule = RulePatterns::joined(m_rules.tokenRules);
    }
    return m_problems;
}

void LossRulesReader::problem(const QString& where, const QString& reason)
{
    m_problems.append(
        {QCoreApplication::translate("LossRules", "“%2” in the rule file %1 was ignored: %3.", "%2: a rule or a list")
                .arg(m_file, where, reason)});
}

void LossRulesReader::readLanguage(const JsonValue& file)
{
    const JsonValue& language = memberOf(file, "language");
    if (language.is_null())
        return;
    static const QList<std::pair<QLatin1StringView, LossRules::Language>> Known {
        {"en"_L1, LossRules::Language::English}, {"de"_L1, LossRules::Language::German},
        {"es"_L1, LossRules::Language::Spanish}, {"fr"_L1, LossRules::Language::French},
        {"ja"_L1, LossRules::Language::Japanese}, {"zh"_L1, LossRules::Language::Chinese},
        {"other"_L1, LossRules::Language::Other}};
    for (const auto& [name, known] : Known)
        if (isText(language, name))
            m_language = known;
    if (!m_language)
        problem(
            u"language"_s, QCoreApplication::translate("LossRules", "it must be one of en, de, es, fr, ja, zh, other"));
}

void LossRulesReader::readMember(const QString& key, const JsonValue& value)
{
    for (const NamedSet& set : Sets) {
        if (key == set.name) {
            for (const QString& word : words(key, value, set.lowered))
                (m_rules.*set.set).insert(word);
            // Those of several words are looked for as such: "nada de".
            if (set.set == &LossRules::negations)
                for (const QString& word : words(key, value))
                    if (word.contains(u' '))
                        addMeaning(word, {{}, true, 0});
            return;
        }
    }
    for (const auto& [name, set] : OwnSets) {
        if (key != name)
            continue;
        for (const QString& word : words(key, value))
            for (int i = 0; i < LossRules::LanguageCount; ++i)
                // A text of no known language is read as one of any.
                if (!m_language || i == int(*m_language) || i == int(LossRules::Language::Other))
                    (m_rules.languages[size_t(i)].*set).insert(word);
        return;
    }
    if (key == "language"_L1 || key == "about"_L1 || key == "classes"_L1 || readOfLanguage(key, value))
        return;
    if (key == "units"_L1)
        readUnits(value);
    else if (key == "concepts"_L1)
        readConcepts(value);
    else if (key == "numberWords"_L1)
        readNumberWords(value);
    else if (key == "months"_L1)
        readNumbers(key, value, m_rules.months);
    else if (key == "salience"_L1)
        readSalience(value);
    else if (key == "near"_L1)
        readNear(value);
    else if (key == "alternatives"_L1)
        readAlternatives(value);
    else if (key == "kept"_L1)
        readEvidence(value);
    else if (key == "rules"_L1)
        readRules(value);
    else if (key == "without"_L1)
        for (const QString& rule : words(key, value, false))
            remove(rule);
    else
        problem(key, QCoreApplication::translate("LossRules", "there is no such list"));
}

bool LossRulesReader::readOfLanguage(const QString& key, const JsonValue& value)
{
    if (key != "stopWords"_L1 && key != "suffixes"_L1 && key != "prefixes"_L1 && key != "decimal"_L1
        && key != "narrative"_L1 && key != "undone"_L1 && key != "relative"_L1)
        return false;
    if (!m_language) {
        problem(key, QCoreApplication::translate("LossRules", "the file names no language"));
        return true;
    }
    LossRules::LanguageRules& rules = m_rules.languages[size_t(*m_language)];
    if (key == "stopWords"_L1) {
        for (const QString& word : words(key, value)) {
            m_rules.stopWords[word] |= quint8(1 << int(*m_language));
            m_rules.tellingWords[word] |= quint8(1 << int(*m_language));
        }
    } else if (key == "narrative"_L1 || key == "undone"_L1 || key == "relative"_L1) {
        if (auto expression = pattern(value, key, false))
            (key == "undone"_L1 ? rules.undone : key == "relative"_L1 ? rules.relative : rules.narrative) = *expression;
    } else if (key == "prefixes"_L1) {
        rules.prefixes += words(key, value);
    } else if (key == "suffixes"_L1) {
        rules.suffixes += words(key, value);
        std::ranges::stable_sort(rules.suffixes, std::greater {}, &QString::size);
    } else if (isText(value, "."_L1) || isText(value, ","_L1)) {
        rules.decimal = textOf(value).front();
    } else {
        problem(key, QCoreApplication::translate("LossRules", "it must be a point or a comma"));
    }
    return true;
}

QStringList LossRulesReader::words(const QString& key, const JsonValue& value, bool lowered)
{
    QStringList found;
    if (!value.is_array()) {
        problem(key, QCoreApplication::translate("LossRules", "it must be a list of words"));
        return found;
    }
    for (const JsonValue& item : value) {
        if (const QString word = textOf(item); !word.isEmpty())
            found.append(lowered ? word.toLower() : word);
        else
            problem(key, QCoreApplication::translate("LossRules", "one of its words is not a string"));
    }
    return found;
}

void LossRulesReader::readUnits(const JsonValue& value)
{
    if (!value.is_array())
        return problem(u"units"_s, QCoreApplication::translate("LossRules", "it must be a list of units"));
    for (const JsonValue& item : value) {
        const JsonValue& dimension = memberOf(item, "dimension");
        const double factor = numberOf(memberOf(item, "factor")).value_or(0);
        const JsonValue& names = memberOf(item, "names");
        const JsonValue& exact = memberOf(item, "exact");
        if (!dimension.is_string() || !(factor > 0) || (names.is_null() && exact.is_null())) {
            problem(u"units"_s,
                QCoreApplication::translate("LossRules", "a unit needs a dimension, a factor above 0 and names"));
            continue;
        }
        const LossRules::Unit unit {textOf(dimension), factor};
        if (!names.is_null())
            for (const QString& name : words(u"units"_s, names)) {
                if (!m_language) {
                    m_rules.units.insert(name, unit);
                    continue;
                }
                // A text of no known language is read as one of any.
                for (const auto language : {*m_language, LossRules::Language::Other})
                    m_rules.languages[size_t(language)].units.insert(name, unit);
            }
        if (!exact.is_null())
            for (const QString& name : words(u"units"_s, exact, false))
                m_rules.exactUnits.insert(name, unit);
    }
}

void LossRulesReader::readConcepts(const JsonValue& value)
{
    if (!value.is_object())
        return problem(u"concepts"_s, QCoreApplication::translate("LossRules", "it must be an object"));
    for (const auto& [key, concept_] : value.items()) {
        const QString name = QString::fromStdString(key);
        const double weight = numberOf(memberOf(concept_, "weight")).value_or(1);
        if (const JsonValue& list = memberOf(concept_, "words"); !list.is_null())
            for (const QString& entry : words(name, list))
                addMeaning(entry, {name, false, weight});
        if (const JsonValue& list = memberOf(concept_, "denied"); !list.is_null())
            for (const QString& entry : words(name, list))
                addMeaning(entry, {name, true, weight});
    }
}

void LossRulesReader::addMeaning(const QString& words, const LossRules::Concept& meaning)
{
    QStringList list = words.split(u' ', Qt::SkipEmptyParts);
    if (list.size() == 1) {
        addMeaningOfWord(list.first(), meaning);
    } else if (!list.isEmpty()) {
        const QString first = list.takeFirst();
        QList<LossRules::Phrase>& phrases = m_rules.phrases[first];
        phrases.append({list, meaning});
        // The longest that fits counts.
        std::ranges::stable_sort(phrases, std::greater {}, [](const auto& phrase) { return phrase.words.size(); });
    }
}

/// "delet*" is every word that begins so.
void LossRulesReader::addMeaningOfWord(const QString& word, const LossRules::Concept& meaning)
{
    if (!word.endsWith(u'*')) {
        m_rules.concepts.insert(word, meaning);
        for (int i = 0; i < LossRules::LanguageCount; ++i)
            if (!m_language || i == int(*m_language))
                m_rules.languages[size_t(i)].concepts.insert(word, meaning);
        return;
    }
    const QString text = word.chopped(1);
    if (!m_language || text.size() < LossRules::ShortestBeginning)
        return problem(word,
            QCoreApplication::translate("LossRules", "a beginning needs three letters and a file with a language"));
    auto& alike = m_rules.languages[size_t(*m_language)].beginnings[text.first(LossRules::ShortestBeginning)];
    const auto size = [](const auto& beginning) { return beginning.text.size(); };
    alike.insert(std::ranges::upper_bound(alike, text.size(), std::greater {}, size) - alike.begin(), {text, meaning});
}

void LossRulesReader::readAlternatives(const JsonValue& value)
{
    int group = 0;
    for (const int known : std::as_const(m_rules.alternatives))
        group = qMax(group, known);
    for (const JsonValue& one : value) {
        ++group;
        for (const QString& name : words(u"alternatives"_s, one))
            m_rules.alternatives.insert(name, group);
    }
}

void LossRulesReader::readNumberWords(const JsonValue& value)
{
    QHash<QString, double> numbers;
    readNumbers(u"numberWords"_s, value, numbers);
    for (int i = 0; i < LossRules::LanguageCount; ++i)
        if (!m_language || i == int(*m_language) || i == int(LossRules::Language::Other))
            m_rules.languages[size_t(i)].numberWords.insert(numbers);
}

void LossRulesReader::readNumbers(const QString& list, const JsonValue& value, QHash<QString, double>& numbers)
{
    for (const auto& [key, number] : asObject(value).items()) {
        const QString word = QString::fromStdString(key);
        if (const auto meant = numberOf(number))
            numbers.insert(word.toLower(), *meant);
        else
            problem(list, QCoreApplication::translate("LossRules", "“%1” has no number").arg(word));
    }
}

std::optional<LossKind> LossRulesReader::kind(const QString& name, const QString& where)
{
    const auto found = lossKindOf(name);
    if (!found)
        problem(where, QCoreApplication::translate("LossRules", "there is no kind “%1”").arg(name));
    return found;
}

void LossRulesReader::readSalience(const JsonValue& value)
{
    for (const auto& [name, weights] : asObject(value).items()) {
        const auto of = kind(QString::fromStdString(name), u"salience"_s);
        if (!of)
            continue;
        for (const auto& [key, number] : asObject(weights).items()) {
            const QString source = QString::fromStdString(key);
            const auto weight = numberOf(number);
            const auto place = std::ranges::find(SourceNames, source);
            if (place == SourceNames.end() || !weight)
                problem(u"salience"_s,
                    QCoreApplication::translate("LossRules", "there is no source “%1”, or its weight is not a number")
                        .arg(source));
            else
                m_rules.m_salience[size_t(*of)][size_t(place - SourceNames.begin())] = *weight;
        }
    }
}

void LossRulesReader::readNear(const JsonValue& value)
{
    for (const auto& [name, number] : asObject(value).items()) {
        const auto of = kind(QString::fromStdString(name), u"near"_s);
        const double share = numberOf(number).value_or(0);
        if (of && share > 0 && share <= 1)
            m_rules.m_near[size_t(*of)] = share;
        else if (of)
            problem(u"near"_s, QCoreApplication::translate("LossRules", "a share must be above 0 and at most 1"));
    }
}

void LossRulesReader::readEvidence(const JsonValue& value)
{
    static constexpr std::array Names {"always"_L1, "found"_L1, "elsewhere"_L1, "ahead"_L1, "weight"_L1, "distance"_L1,
        "words"_L1, "opposed"_L1, "missing"_L1, "confined"_L1};
    static_assert(Names.size() == std::tuple_size_v<LossRules::Evidence>);
    for (const auto& [name, number] : asObject(value).items()) {
        const auto known = std::ranges::find(Names, QString::fromStdString(name));
        const auto weight = numberOf(number);
        if (known != Names.end() && weight)
            m_rules.m_evidence[size_t(known - Names.begin())] = *weight;
        else
            problem(u"kept"_s, QCoreApplication::translate("LossRules", "there is no such list"));
    }
}

void LossRulesReader::readRules(const JsonValue& value)
{
    if (!value.is_array())
        return problem(u"rules"_s, QCoreApplication::translate("LossRules", "it must be a list of rules"));
    for (size_t i = 0; i < value.size(); ++i)
        readRule(value[i], qsizetype(i) + 1);
}

void LossRulesReader::readClasses(const JsonValue& value)
{
    for (const auto& [key, list] : asObject(value).items()) {
        const QString name = QString::fromStdString(key);
        const QStringList members = words(name, list);
        if (m_language)
            for (const QString& member : members)
                m_rules.tellingWords[member] |= quint8(1 << int(*m_language));
        m_patterns.addClass(name, members);
    }
}

std::optional<QRegularExpression> LossRulesReader::pattern(
    const JsonValue& value, const QString& rule, bool caseSensitive)
{
    const QStringList alternatives = alternativesIn(value);
    if (alternatives.size() > 1 && alternatives.contains(QString())) { // it would match everything
        problem(rule, QCoreApplication::translate("LossRules", "one of its words is not a string"));
        return {};
    }
    auto made = m_patterns.made(alternatives.join(u'|'), caseSensitive);
    if (made)
        return *made;
    problem(rule, made.error());
    return {};
}

void LossRulesReader::readRule(const JsonValue& value, qsizetype number)
{
    LossRules::Rule rule;
    rule.name = textOf(memberOf(value, "name"));
    if (rule.name.isEmpty()) {
        problem(u"rules"_s, QCoreApplication::translate("LossRules", "rule %1 has no name").arg(number));
        return;
    }
    const auto of = kind(textOf(memberOf(value, "kind")), rule.name);
    if (!of)
        return;
    rule.kind = *of;
    const JsonValue& token = memberOf(value, "token");
    rule.wholeToken = !token.is_null();
    auto expression = pattern(
        rule.wholeToken ? token : memberOf(value, "pattern"), rule.name, flagOf(memberOf(value, "caseSensitive")));
    if (!expression)
        return;
    rule.pattern = *expression;
    if (const JsonValue& unless = memberOf(value, "unless"); !unless.is_null()) {
        auto made = pattern(unless, rule.name, false);
        if (!made)
            return;
        rule.unless = *made;
        rule.hasUnless = true;
    }
    rule.language = m_language;
    rule.byAssistant = flagOf(memberOf(value, "assistant"));
    if (rule.wholeToken) {
        remove(rule.name);
        m_rules.tokenRules.append(rule);
        return;
    }
    rule.inQuestions = flagOf(memberOf(value, "questions"));
    rule.isWeak = flagOf(memberOf(value, "weak"));
    const QStringList list = triggers(rule.name, memberOf(value, "words"));
    const int place = int(m_rules.sentenceRules.size());
    if (flagOf(memberOf(value, "otherwise")) && m_language) {
        remove(rule.name);
        m_rules.otherRules[size_t(*m_language)].append(place);
        m_rules.sentenceRules.append(rule);
        return;
    }
    const bool withoutBlanks
        = m_language == LossRules::Language::Japanese || m_language == LossRules::Language::Chinese;
    if (list.isEmpty() && !withoutBlanks) {
        problem(
            rule.name, QCoreApplication::translate("LossRules", "a rule for sentences needs the words to search for"));
        return;
    }
    remove(rule.name);
    for (const QString& word : list)
        m_rules.sentenceRulesByWord[word].append(place);
    if (list.isEmpty())
        m_rules.rulesWithoutWords[size_t(*m_language)].append(place);
    m_rules.sentenceRules.append(rule);
}

/// The words at which a rule is tried; of a class, the first word of each of its members.
QStringList LossRulesReader::triggers(const QString& rule, const JsonValue& value)
{
    QStringList found;
    for (const QString& word : value.is_null() ? QStringList() : words(rule, value)) {
        if (!word.startsWith(u'<') || !word.endsWith(u'>')) {
            found.append(word);
            continue;
        }
        for (const QString& member : m_patterns.members(word.sliced(1, word.size() - 2)))
            found.append(member.section(u' ', 0, 0));
    }
    found.removeDuplicates();
    return found;
}

void LossRulesReader::remove(const QString& rule)
{
    m_rules.tokenRules.removeIf([&](const LossRules::Rule& other) { return other.name == rule; });
    for (qsizetype i = 0; i < m_rules.sentenceRules.size(); ++i) {
        if (m_rules.sentenceRules[i].name != rule)
            continue;
        // The places of the others stay as they are.
        m_rules.sentenceRules[i].name.clear();
        for (QList<int>& places : m_rules.sentenceRulesByWord)
            places.removeAll(int(i));
        for (QList<int>& places : m_rules.rulesWithoutWords)
            places.removeAll(int(i));
        for (QList<int>& places : m_rules.otherRules)
            places.removeAll(int(i));
    }
}

} // namespace stemma
