// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/redaction/redactionrules.h"

#include "core/base/plainjson.h"
#include "core/export/redaction/needscanner.h"
#include "core/export/redaction/wordbounds.h"

#include <QCoreApplication>
#include <QFile>
#include <QHash>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct RuleText
{
    Q_DECLARE_TR_FUNCTIONS(RedactionRules)
};

constexpr std::pair<QLatin1StringView, RedactionKind> KindNames[]
    = {{"secret"_L1, RedactionKind::Secret}, {"random"_L1, RedactionKind::Random}, {"email"_L1, RedactionKind::Email},
        {"phone"_L1, RedactionKind::Phone}, {"account"_L1, RedactionKind::Account}, {"name"_L1, RedactionKind::Name},
        {"home"_L1, RedactionKind::Home}, {"host"_L1, RedactionKind::Host}, {"image"_L1, RedactionKind::Image}};

constexpr std::pair<QLatin1StringView, DigitCheck> CheckNames[]
    = {{""_L1, DigitCheck::None}, {"luhn"_L1, DigitCheck::Luhn}, {"mod97"_L1, DigitCheck::Mod97}};

QString textOf(const JsonValue& object, const char* key)
{
    const auto at = object.find(key);
    return at != object.end() && at->is_string() ? QString::fromStdString(at->get<std::string>()) : QString();
}

QStringList listOf(const JsonValue& object, const char* key)
{
    QStringList list;
    const auto at = object.find(key);
    if (at == object.end() || !at->is_array())
        return list;
    for (const JsonValue& item : *at) {
        if (item.is_string())
            list += QString::fromStdString(item.get<std::string>());
    }
    return list;
}

/// @p pattern from the place on where it is tried. What speeds up a search would look far ahead at each place.
QRegularExpression patternFrom(const QString& pattern, QRegularExpression::PatternOptions options = {})
{
    QRegularExpression from(
        u"(*NO_START_OPT)\\G(?:"_s + pattern + u')', options | QRegularExpression::UseUnicodePropertiesOption);
    from.optimize();
    return from;
}

/// The groups "value…".
std::vector<int> valueGroupsOf(const QRegularExpression& pattern)
{
    std::vector<int> values;
    const QStringList groups = pattern.namedCaptureGroups();
    for (qsizetype group = 1; group < groups.size(); ++group) {
        if (groups[group].startsWith("value"_L1))
            values.push_back(int(group));
    }
    return values;
}

/// What is looked for within what matched; none, where @p pattern is empty.
QRegularExpression patternOfPieces(const QString& pattern)
{
    if (pattern.isEmpty())
        return {};
    QRegularExpression pieces(pattern, QRegularExpression::UseUnicodePropertiesOption);
    pieces.optimize();
    return pieces;
}

/// The exceptions of a rule, with those of the lists that it names: "@code". What names no list is no expression.
QStringList exceptionsOf(const JsonValue& rule, const JsonValue& lists)
{
    QStringList all;
    for (const QString& exception : listOf(rule, "except")) {
        const QStringList named = exception.startsWith(u'@') && lists.is_object()
            ? listOf(lists, exception.sliced(1).toUtf8().constData())
            : QStringList();
        if (!named.isEmpty())
            all += named;
        else
            all += exception.startsWith(u'@') ? u"("_s + exception : exception;
    }
    return all;
}

QRegularExpression anyOf(const QStringList& wholeValues)
{
    if (wholeValues.isEmpty())
        return {};
    QRegularExpression any(QRegularExpression::anchoredPattern(u"(?:"_s + wholeValues.join(")|(?:"_L1) + u')'),
        QRegularExpression::DotMatchesEverythingOption);
    any.optimize();
    return any;
}

Result<RedactionRule> ruleOf(const JsonValue& object, const JsonValue& lists)
{
    RedactionRule rule;
    rule.id = textOf(object, "id");
    const auto kind = redactionKindOf(textOf(object, "kind"));
    const QString pattern = textOf(object, "pattern");
    rule.pattern = patternFrom(pattern);
    rule.valueGroups = valueGroupsOf(rule.pattern);
    rule.pieces = patternOfPieces(textOf(object, "pieces"));
    rule.pieceGroups = valueGroupsOf(rule.pieces);
    rule.needs = listOf(object, "needs").replaceInStrings(u"#"_s, QString(NeedScanner::AnyDigit));
    rule.leastRun = object.value("run", 0);
    rule.excepted = anyOf(exceptionsOf(object, lists));
    const auto check = std::ranges::find(
        CheckNames, textOf(object, "check"), [](const auto& known) { return QString(known.first); });
    const bool isTried = !rule.needs.isEmpty() || rule.leastRun > 0;
    const auto isBad = [](const QRegularExpression& one) { return !one.isValid(); };
    const auto patterns = {rule.pattern, rule.pieces, rule.excepted};
    const auto bad = std::ranges::find_if(patterns, isBad);
    if (rule.id.isEmpty() || !kind || pattern.isEmpty() || !isTried || bad != patterns.end()
        || check == std::end(CheckNames))
        return fail(Errc::Corrupt,
            RuleText::tr("The redaction rule “%1” cannot be used: it needs an id, a kind and a valid pattern.")
                .arg(rule.id),
            bad == patterns.end() ? QString() : bad->errorString());
    rule.kind = *kind;
    rule.check = check->second;
    rule.standIn = textOf(object, "stand_in");
    if (rule.standIn.isEmpty())
        rule.standIn = QString(nameOf(rule.kind));
    rule.anyCase = object.value("any_case", false);
    rule.stepsBack = object.contains("word_signs");
    rule.wordSigns = textOf(object, "word_signs");
    rule.wordStart = object.value("word_start", false);
    rule.wholeWord = object.value("whole_word", true);
    rule.leastEntropy = object.value("entropy", 0.0);
    rule.isEncoded = object.value("encoded", false);
    rule.isKept = object.value("kept", false);
    return rule;
}

/// Words of one name, however they are joined in identifiers, addresses and tables.
constexpr QLatin1StringView NameJoint(R"([\s.,;|_-]{0,3})");

/// What no name begins or ends beside: a letter or digit, besides that of an escape. Of scripts without blanks between
/// words any may stand there.
QString nameEdge(QChar of, QLatin1StringView look)
{
    static const QString others = uR"((?![\p{Han}\p{Hiragana}\p{Katakana}\p{Hangul}\p{Thai}\x{30FC}])[\p{L}\p{N}])"_s;
    if (!wordbounds::isOfWord(of))
        return {};
    const QString edge = u"(?"_s + look + others + u')';
    return look == "!"_L1 ? edge : u"(?:"_s + edge + uR"(|(?<=\\[nrt])|(?<=\\u[0-9A-Fa-f]{4})))"_s;
}

/// A letter as JSON of nothing but ASCII spells it, small and large.
QStringList escapesOf(char32_t letter)
{
    constexpr int Digits = 4;
    constexpr int Hex = 16;
    QStringList escapes;
    for (const char32_t one : {letter, QChar::toLower(letter), QChar::toUpper(letter)}) {
        QString escape;
        const auto units = QChar::fromUcs4(one);
        for (const QChar unit : QStringView(units))
            escape += u"\\u"_s + QString::number(unit.unicode(), Hex).rightJustified(Digits, u'0');
        escapes += escape;
    }
    escapes.removeDuplicates();
    return escapes;
}

bool isOfAscii(char32_t letter)
{
    return letter < 0x80;
}

/// A word as it is, or with escapes, which within texts in JSON have several backslashes.
QString patternOfWord(const QString& word)
{
    QString pattern;
    for (const char32_t letter : word.toUcs4()) {
        QStringList spellings {QRegularExpression::escape(QString::fromUcs4(&letter, 1))};
        if (!isOfAscii(letter))
            spellings += escapesOf(letter).replaceInStrings(u"\\"_s, uR"(\\{1,4})"_s);
        pattern += spellings.size() > 1 ? u"(?:"_s + spellings.join(u'|') + u')' : spellings.front();
    }
    return pattern;
}

/// With what the spellings of a word begin, as far as that tells them from others.
QStringList beginningsOf(const QString& word)
{
    constexpr qsizetype Unit = 6; // "\\ud83d", whatever a text puts between it and the other half
    static const QString inTexts[] = {{}, u"\\"_s, u"\\\\\\"_s}; // in JSON, in a text of it, in one within that
    QStringList all {word};
    QString before;
    for (const char32_t letter : word.toUcs4()) {
        if (isOfAscii(letter)) {
            before += QChar(char16_t(letter));
            continue;
        }
        for (const QString& escape : escapesOf(letter)) {
            for (const QString& backslashes : inTexts)
                all += before + backslashes + escape.first(Unit);
        }
        break;
    }
    return all;
}

/// A pattern of the name as one text, and of its words as the values of fields; its groups are what is redacted.
QString patternOfName(const QString& name)
{
    QStringList words;
    for (const QString& word : name.split(u' '))
        words += patternOfWord(word);
    const QString begin = nameEdge(name.front(), "<!"_L1);
    const QString end = nameEdge(name.back(), "!"_L1);
    const QString joined = words.join(NameJoint);
    QStringList patterns {begin + u"("_s + joined + u')' + end};
    if (words.size() < 2)
        return patterns.front();
    // "Lee, Ann", with all of its words.
    const QString last = words.takeLast();
    const QString beginLast = nameEdge(name.section(u' ', -1).front(), "<!"_L1);
    const QString endFirst = nameEdge(name.section(u' ', 0, -2).back(), "!"_L1);
    const QString given = words.join(NameJoint);
    patterns += beginLast + u"("_s + last + NameJoint + given + u')' + endFirst;
    // {"first": "Ann", "last": "Lee"}: each is the whole of its field, with some keys and fields between them.
    static const QString fieldBegins = uR"((?<=["'>=]|: |:))"_s;
    static const QString between
        = uR"((?=\\{0,3}["'<\r\n,;&])(?:[^\p{L}]{1,12}+\p{L}[\p{L}\p{N}_]{0,39}+){0,8}?[^\p{L}]{1,12}+)"_s;
    const QString first = words.front() + u"(?:[\\s.]{1,2}[\\p{L}.]{1,30}){0,2}"_s;
    patterns += fieldBegins + u"("_s + first + u')' + between + u"("_s + last + u')' + end;
    patterns += fieldBegins + u"("_s + last + u')' + between + u"("_s + first + u')' + endFirst;
    return patterns.join(u'|');
}

} // namespace

QLatin1StringView nameOf(RedactionKind kind)
{
    for (const auto& [name, known] : KindNames) {
        if (known == kind)
            return name;
    }
    return {};
}

std::optional<RedactionKind> redactionKindOf(QStringView name)
{
    for (const auto& [known, kind] : KindNames) {
        if (known == name)
            return kind;
    }
    return {};
}

Result<std::vector<RedactionRule>> loadRedactionRules(const QByteArray& json)
{
    const JsonValue document = JsonValue::parse(json.begin(), json.end(), nullptr, false);
    const auto list = document.is_object() ? document.find("rules") : document.end();
    if (!document.is_object() || list == document.end() || !list->is_array())
        return fail(Errc::Corrupt, RuleText::tr("The redaction rules are not valid JSON with a list “rules”."));
    std::vector<RedactionRule> rules;
    const JsonValue& lists = memberOf(document, "lists");
    for (const JsonValue& object : *list) {
        auto rule = ruleOf(object.is_object() ? object : JsonValue::object(), lists);
        if (!rule)
            return std::unexpected(rule.error());
        rules.push_back(std::move(*rule));
    }
    return rules;
}

const std::vector<RedactionRule>& builtInRedactionRules()
{
    static const std::vector<RedactionRule> rules = [] {
        QFile file(u":/redaction-rules/redaction.json"_s);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("The redaction rules are not part of the program.");
        auto loaded = loadRedactionRules(file.readAll());
        if (!loaded)
            qFatal("%s", qPrintable(loaded.error().text));
        return std::move(*loaded);
    }();
    return rules;
}

RedactionRule ruleOfNames(const QStringList& names)
{
    QStringList sorted;
    RedactionRule rule;
    for (const QString& name : names) {
        sorted += name.simplified();
        rule.needs += beginningsOf(sorted.back().section(u' ', 0, 0));
        rule.needs += beginningsOf(sorted.back().section(u' ', -1));
    }
    // Of names that begin with the same words the longest counts.
    std::ranges::stable_sort(sorted, std::ranges::greater(), &QString::size);
    QStringList patterns;
    std::ranges::transform(sorted, std::back_inserter(patterns), patternOfName);
    rule.needs.removeDuplicates();
    rule.anyCase = true;
    rule.id = u"names"_s;
    rule.kind = RedactionKind::Name;
    rule.standIn = u"name"_s;
    rule.pattern = patternFrom(patterns.join(u'|'), QRegularExpression::CaseInsensitiveOption);
    for (int group = 1; group <= rule.pattern.captureCount(); ++group)
        rule.valueGroups.push_back(group);
    return rule;
}

double entropyOf(QStringView text)
{
    std::array<int, 128> ofAscii {};
    QHash<QChar, int> ofOthers;
    for (const QChar c : text)
        ++(c.unicode() < ofAscii.size() ? ofAscii[c.unicode()] : ofOthers[c]);
    double bits = 0;
    const auto add = [&](int count) {
        const double share = double(count) / double(text.size());
        bits -= count > 0 ? share * std::log2(share) : 0;
    };
    std::ranges::for_each(ofAscii, add);
    std::ranges::for_each(std::as_const(ofOthers), add);
    return bits;
}

} // namespace stemma
