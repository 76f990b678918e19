// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/files/filesummary.h"

#include "core/store/formats/mnesis/files/pythonjson.h"
#include "core/store/formats/mnesis/files/tomlsections.h"
#include "core/store/formats/mnesis/files/yamlkeys.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

/// What Python's str takes for white space.
bool isBlank(QChar c)
{
    const char16_t code = c.unicode();
    return (code >= 0x09 && code <= 0x0D) || (code >= 0x1C && code <= 0x20) || code == 0x85 || code == 0xA0
        || code == 0x1680 || (code >= 0x2000 && code <= 0x200A) || code == 0x2028 || code == 0x2029 || code == 0x202F
        || code == 0x205F || code == 0x3000;
}

QStringView stripped(QStringView text)
{
    while (!text.isEmpty() && isBlank(text.front()))
        text = text.sliced(1);
    while (!text.isEmpty() && isBlank(text.back()))
        text.chop(1);
    return text;
}

QString first(const QStringList& names, qsizetype count)
{
    return names.mid(0, count).join(u", "_s);
}

QString jsonScalar(PythonJson::Type type)
{
    switch (type) {
    case PythonJson::Type::String:
        return u"str"_s;
    case PythonJson::Type::Integer:
        return u"int"_s;
    case PythonJson::Type::Float:
        return u"float"_s;
    case PythonJson::Type::Boolean:
        return u"bool"_s;
    default:
        return u"NoneType"_s;
    }
}

std::optional<QString> jsonSummary(const QString& text)
{
    const auto read = readAsPython(text);
    if (!read)
        return {};
    if (const auto* error = std::get_if<PythonJsonError>(&*read))
        return u"JSON file (parse error: "_s + error->text + u')';
    const PythonJson& json = std::get<PythonJson>(*read);
    const auto keysOf = [](const QList<PythonJson::Member>& members) {
        QStringList keys;
        for (const PythonJson::Member& member : members)
            keys.append(member.key);
        return keys;
    };
    if (json.type == PythonJson::Type::Object) {
        QString summary = u"JSON object with %1 keys.\nTop-level keys: "_s.arg(json.members.size())
            + first(keysOf(json.members), 20);
        QList<PythonJson::Member> arrays = json.members;
        arrays.removeIf([](const PythonJson::Member& member) { return member.type != PythonJson::Type::Array; });
        if (!arrays.isEmpty())
            summary += u"\nArrays: "_s + first(keysOf(arrays), 10);
        return summary;
    }
    if (json.type == PythonJson::Type::Array) {
        QString summary = u"JSON array with %1 items."_s.arg(json.items);
        if (!json.firstItem.isEmpty())
            summary += u"\nItem keys: "_s + first(keysOf(json.firstItem), 10);
        return summary;
    }
    return u"JSON scalar: "_s + jsonScalar(json.type);
}

QString tomlSummary(const QString& text)
{
    if (const auto sections = tomlSections(text))
        return u"TOML document with %1 sections.\nSections: "_s.arg(sections->size()) + first(*sections, 20);
    QStringList names;
    for (QStringView line : QStringView(text).split(u'\n')) {
        if (!line.startsWith(u'['))
            continue;
        const auto isBracket = [](QChar c) { return c == u'[' || c == u']'; };
        while (!line.isEmpty() && isBracket(line.front()))
            line = line.sliced(1);
        while (!line.isEmpty() && isBracket(line.back()))
            line.chop(1);
        names.append(stripped(line).toString());
    }
    return u"TOML document. Sections: "_s + first(names, 15);
}

QString markdownSummary(const QString& text)
{
    qint64 words = 0;
    bool wasBlank = true;
    for (const QChar c : text) {
        words += wasBlank && !isBlank(c) ? 1 : 0;
        wasBlank = isBlank(c);
    }
    QString summary = u"Markdown document (~%1 words)."_s.arg(words);
    QStringList headings;
    for (QStringView line : QStringView(text).split(u'\n')) {
        if (!line.startsWith(u'#'))
            continue;
        qsizetype marks = 0;
        while (marks < line.size() && line[marks] == u'#')
            ++marks;
        headings.append(QString(2 * (marks - 1), u' ') + stripped(line.sliced(marks)));
    }
    if (!headings.isEmpty())
        summary += u"\nSections:\n"_s + headings.mid(0, 20).join(u'\n');
    return summary;
}

QString tableSummary(const QString& text, QChar separator)
{
    const QStringView table = stripped(text);
    const qsizetype end = table.indexOf(u'\n');
    QStringList columns;
    for (const QStringView cell : (end < 0 ? table : table.first(end)).split(separator))
        columns.append(stripped(cell).toString());
    return u"Table with %1 rows, %2 columns.\nColumns: "_s.arg(table.count(u'\n')).arg(columns.size())
        + first(columns, 20);
}

/// The names that a pattern, which begins lines, has in its group.
QStringList namesOf(const QString& text, const QString& pattern)
{
    // Lines end with LF only, as for Python.
    const QRegularExpression expression(
        u"(*LF)"_s + pattern, QRegularExpression::MultilineOption | QRegularExpression::UseUnicodePropertiesOption);
    QStringList names;
    for (const QRegularExpressionMatch& match : expression.globalMatch(text))
        names.append(match.captured(1));
    return names;
}

QString scriptSummary(const QString& text)
{
    QString summary = u"TypeScript/JavaScript module."_s;
    const auto add = [&summary](QLatin1StringView title, const QStringList& names) {
        if (!names.isEmpty())
            summary += u'\n' + title + first(names, 10);
    };
    add("Classes: "_L1, namesOf(text, u"^(?:export\\s+)?class\\s+(\\w+)"_s));
    add("Functions: "_L1, namesOf(text, u"^(?:export\\s+)?(?:async\\s+)?function\\s+(\\w+)"_s));
    add("Exports: "_L1, namesOf(text, u"^export\\s+(?:default\\s+)?(?:class|function|const|let|var)\\s+(\\w+)"_s));
    QStringList sources = namesOf(text, u"^import\\s+.*\\s+from\\s+['\"]([^'\"]+)['\"]"_s);
    // By code points; surrogates stand between.
    std::ranges::sort(sources, {}, [](const QString& name) { return name.toUcs4(); });
    sources.removeDuplicates();
    add("Imports from: "_L1, sources);
    return summary;
}

QString plainSummary(const QString& text)
{
    const QList<QStringView> lines = QStringView(text).split(u'\n');
    QString summary = u"Text file with %1 lines.\nPreview:\n"_s.arg(lines.size());
    for (qsizetype i = 0; i < std::min<qsizetype>(5, lines.size()); ++i)
        summary += (i > 0 ? u"\n"_s : QString()) + lines.at(i);
    return summary;
}

} // namespace

std::optional<QString> fileTypeByName(const QString& path)
{
    static constexpr std::pair<QLatin1StringView, QLatin1StringView> Types[] = {
        {"py"_L1, "python"_L1},
        {"ts"_L1, "typescript"_L1},
        {"tsx"_L1, "typescript"_L1},
        {"js"_L1, "javascript"_L1},
        {"jsx"_L1, "javascript"_L1},
        {"mjs"_L1, "javascript"_L1},
        {"rs"_L1, "rust"_L1},
        {"go"_L1, "go"_L1},
        {"java"_L1, "java"_L1},
        {"json"_L1, "json"_L1},
        {"jsonc"_L1, "json"_L1},
        {"yaml"_L1, "yaml"_L1},
        {"yml"_L1, "yaml"_L1},
        {"toml"_L1, "toml"_L1},
        {"md"_L1, "markdown"_L1},
        {"markdown"_L1, "markdown"_L1},
        {"txt"_L1, "text"_L1},
        {"rst"_L1, "text"_L1},
        {"csv"_L1, "csv"_L1},
        {"tsv"_L1, "tsv"_L1},
    };
    const QString name = path.section(u'/', -1);
    const qsizetype point = name.lastIndexOf(u'.');
    if (point <= 0) // ".py" is a name without an ending
        return {};
    const QString suffix = name.sliced(point + 1).toLower();
    const auto* found = std::ranges::find(Types, suffix, &std::pair<QLatin1StringView, QLatin1StringView>::first);
    return found == std::end(Types) ? std::optional<QString>() : QString(found->second);
}

std::optional<QString> fileSummary(QStringView type, const QString& text)
{
    if (type == "python"_L1)
        return {};
    if (type == "json"_L1)
        return jsonSummary(text);
    if (type == "yaml"_L1)
        return yamlSummary(text);
    if (type == "toml"_L1)
        return tomlSummary(text);
    if (type == "markdown"_L1)
        return markdownSummary(text);
    if (type == "csv"_L1 || type == "tsv"_L1)
        return tableSummary(text, type == "csv"_L1 ? u',' : u'\t');
    if (type == "typescript"_L1 || type == "javascript"_L1)
        return scriptSummary(text);
    return plainSummary(text);
}

} // namespace stemma::mnesis
