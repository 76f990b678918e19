// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/files/filesummary.h"

#include "core/base/text.h"
#include "core/store/formats/mnesis/context/render.h"
#include "core/store/json/jsoncursor.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

QStringView stripped(QStringView text)
{
    while (!text.isEmpty() && isPythonSpace(text.front()))
        text = text.sliced(1);
    while (!text.isEmpty() && isPythonSpace(text.back()))
        text.chop(1);
    return text;
}

QString first(const QStringList& names, qsizetype count)
{
    return names.mid(0, count).join(u", "_s);
}

/// The keys of an object with the first bytes of their values: each key once, in the order of their first places, with
/// the last value, as Python has them.
using JsonKinds = QList<std::pair<QString, char>>;

bool readKinds(JsonCursor& cursor, JsonKinds& kinds)
{
    QHash<QString, qsizetype> places;
    return cursor.members([&](const RawJson& key) {
        const QString name = key.text();
        const qsizetype place = places.value(name, kinds.size());
        if (place == kinds.size()) {
            places.insert(name, place);
            kinds.append({name, '\0'});
        }
        kinds[place].second = cursor.peek();
        return cursor.skip();
    });
}

QString firstKeys(const JsonKinds& kinds, qsizetype count)
{
    QStringList keys;
    for (const auto& [key, kind] : kinds)
        keys.append(key);
    return first(keys, count);
}

QString typeOfScalar(QByteArrayView value)
{
    switch (value.front()) {
    case '"':
        return u"str"_s;
    case 't':
    case 'f':
        return u"bool"_s;
    case 'n':
        return u"NoneType"_s;
    default:
        return std::ranges::any_of(value, [](char c) { return QByteArrayView(".eEIN").contains(c); }) ? u"float"_s
                                                                                                      : u"int"_s;
    }
}

/// Why Python refuses it, in Python's words; no value: it has limits of its own.
std::optional<QString> jsonError(const QByteArray& json)
{
    constexpr qsizetype Largest = 16 * 1024 * 1024; // what is read of it takes many times the memory
    const auto parsed = json::parse(json.size() > Largest ? "null"_ba : json);
    if (parsed || parsed.error().message == "Nested too deeply"_L1)
        return {};
    const QString before = QString::fromUtf8(json.first(parsed.error().offset));
    const qsizetype line = before.lastIndexOf(u'\n') + 1;
    return u"JSON file (parse error: %1: line %2 column %3 (char %4))"_s.arg(parsed.error().message)
        .arg(before.count(u'\n') + 1)
        .arg(codePoints(QStringView(before).sliced(line)) + 1)
        .arg(codePoints(before));
}

std::optional<QString> jsonSummary(const QString& text)
{
    static const QRegularExpression longInteger(u"[0-9]{4301}"_s); // Python takes none
    if (longInteger.matchView(text).hasMatch())
        return {};
    const QByteArray json = text.toUtf8();
    JsonCursor cursor(json);
    const char first = cursor.peek();
    JsonKinds kinds; // of the object, or of the array's first item
    qint64 items = 0;
    RawJson scalar;
    const auto readItem
        = [&] { return items++ == 0 && cursor.peek() == '{' ? readKinds(cursor, kinds) : cursor.skip(); };
    const bool isRead = first == '{' ? readKinds(cursor, kinds)
        : first == '['               ? cursor.elements(readItem)
                                     : cursor.read(scalar);
    if (!isRead || !cursor.isAtEnd())
        return jsonError(json);
    if (first == '{') {
        const QString summary
            = u"JSON object with %1 keys.\nTop-level keys: "_s.arg(kinds.size()) + firstKeys(kinds, 20);
        kinds.removeIf([](const auto& member) { return member.second != '['; });
        return kinds.isEmpty() ? summary : summary + u"\nArrays: "_s + firstKeys(kinds, 10);
    }
    if (first == '[') {
        const QString summary = u"JSON array with %1 items."_s.arg(items);
        return kinds.isEmpty() ? summary : summary + u"\nItem keys: "_s + firstKeys(kinds, 10);
    }
    return u"JSON scalar: "_s + typeOfScalar(scalar.bytes);
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
        words += wasBlank && !isPythonSpace(c) ? 1 : 0;
        wasBlank = isPythonSpace(c);
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
    static const QHash<QString, QString> types
        = {{u"py"_s, u"python"_s}, {u"ts"_s, u"typescript"_s}, {u"tsx"_s, u"typescript"_s}, {u"js"_s, u"javascript"_s},
            {u"jsx"_s, u"javascript"_s}, {u"mjs"_s, u"javascript"_s}, {u"rs"_s, u"rust"_s}, {u"go"_s, u"go"_s},
            {u"java"_s, u"java"_s}, {u"json"_s, u"json"_s}, {u"jsonc"_s, u"json"_s}, {u"yaml"_s, u"yaml"_s},
            {u"yml"_s, u"yaml"_s}, {u"toml"_s, u"toml"_s}, {u"md"_s, u"markdown"_s}, {u"markdown"_s, u"markdown"_s},
            {u"txt"_s, u"text"_s}, {u"rst"_s, u"text"_s}, {u"csv"_s, u"csv"_s}, {u"tsv"_s, u"tsv"_s}};
    const QString name = path.section(u'/', -1);
    const qsizetype point = name.lastIndexOf(u'.');
    if (point <= 0) // ".py" is a name without an ending
        return {};
    const auto found = types.constFind(name.sliced(point + 1).toLower());
    return found == types.cend() ? std::nullopt : std::optional(*found);
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
