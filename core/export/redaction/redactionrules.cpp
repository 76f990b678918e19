// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/redaction/redactionrules.h"

#include "core/base/plainjson.h"

#include <QCoreApplication>
#include <QFile>
#include <QHash>

#include <cmath>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct RuleText
{
    Q_DECLARE_TR_FUNCTIONS(RedactionRules)
};

constexpr std::pair<QLatin1StringView, RedactionKind> KindNames[]
    = {{"secret"_L1, RedactionKind::Secret}, {"random"_L1, RedactionKind::Random}, {"email"_L1, RedactionKind::Email},
        {"phone"_L1, RedactionKind::Phone}, {"name"_L1, RedactionKind::Name}, {"home"_L1, RedactionKind::Home},
        {"host"_L1, RedactionKind::Host}, {"image"_L1, RedactionKind::Image}};

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

Result<RedactionRule> ruleOf(const JsonValue& object)
{
    RedactionRule rule;
    rule.id = textOf(object, "id");
    const auto kind = redactionKindOf(textOf(object, "kind"));
    rule.pattern = QRegularExpression(textOf(object, "pattern"), QRegularExpression::UseUnicodePropertiesOption);
    if (rule.id.isEmpty() || !kind || rule.pattern.pattern().isEmpty() || !rule.pattern.isValid())
        return fail(Errc::Corrupt,
            RuleText::tr("The redaction rule “%1” cannot be used: it needs an id, a kind and a valid pattern.")
                .arg(rule.id),
            rule.pattern.errorString());
    rule.kind = *kind;
    rule.standIn = textOf(object, "stand_in");
    if (rule.standIn.isEmpty())
        rule.standIn = QString(nameOf(rule.kind));
    rule.needs = listOf(object, "needs");
    rule.excepted = listOf(object, "except");
    rule.wholeWord = object.value("whole_word", true);
    rule.leastEntropy = object.value("entropy", 0.0);
    rule.pattern.optimize();
    return rule;
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
    for (const JsonValue& object : *list) {
        auto rule = object.is_object() ? ruleOf(object) : ruleOf(JsonValue::object());
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
    QStringList patterns;
    for (const QString& name : names)
        patterns += QRegularExpression::escape(name.simplified());
    RedactionRule rule;
    rule.id = u"names"_s;
    rule.kind = RedactionKind::Name;
    rule.standIn = u"name"_s;
    rule.pattern = QRegularExpression(u"(?<![\\p{L}\\p{N}])(?:%1)(?![\\p{L}\\p{N}])"_s.arg(patterns.join(u'|')),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    rule.needs = names;
    return rule;
}

double entropyOf(QStringView text)
{
    QHash<QChar, qsizetype> counts;
    for (const QChar c : text)
        ++counts[c];
    double bits = 0;
    for (const qsizetype count : std::as_const(counts)) {
        const double share = double(count) / double(text.size());
        bits -= share * std::log2(share);
    }
    return bits;
}

} // namespace stemma
