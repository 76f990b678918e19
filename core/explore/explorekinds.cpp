// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/explore/explorekinds.h"

#include "core/explore/logline.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr ExploreKind Kinds[] = {
    {"binary"_L1, QT_TRANSLATE_NOOP("Explore", "Binary file"), " bin dat exe so o a class pyc ", makeBinaryExplorer},
    {"csv"_L1, QT_TRANSLATE_NOOP("Explore", "CSV table"), " csv ", makeCsvExplorer},
    {"json"_L1, QT_TRANSLATE_NOOP("Explore", "JSON"), " json geojson ipynb webmanifest ", makeJsonExplorer},
    {"jsonl"_L1, QT_TRANSLATE_NOOP("Explore", "JSON Lines"), " jsonl ndjson ", makeJsonLinesExplorer},
    {"log"_L1, QT_TRANSLATE_NOOP("Explore", "Log"), " log ", makeLogExplorer},
    {"markdown"_L1, QT_TRANSLATE_NOOP("Explore", "Markdown"), " md markdown mdx ", makeMarkdownExplorer},
    {"text"_L1, QT_TRANSLATE_NOOP("Explore", "Text"), "", makeTextExplorer},
    {"tsv"_L1, QT_TRANSLATE_NOOP("Explore", "TSV table"), " tsv tab ", makeTsvExplorer},
    // Names of languages are not translated.
    {"c"_L1, "C", " c h ", makeCodeExplorer},
    {"cpp"_L1, "C++", " cpp cc cxx hpp hh hxx c++ ipp ixx ", makeCodeExplorer},
    {"csharp"_L1, "C#", " cs ", makeCodeExplorer},
    {"go"_L1, "Go", " go ", makeCodeExplorer},
    {"java"_L1, "Java", " java ", makeCodeExplorer},
    {"javascript"_L1, "JavaScript", " js mjs cjs jsx ", makeCodeExplorer},
    {"kotlin"_L1, "Kotlin", " kt kts ", makeCodeExplorer},
    {"php"_L1, "PHP", " php ", makeCodeExplorer},
    {"python"_L1, "Python", " py pyw pyi ", makeCodeExplorer},
    {"ruby"_L1, "Ruby", " rb rake gemspec ", makeCodeExplorer},
    {"rust"_L1, "Rust", " rs ", makeCodeExplorer},
    {"swift"_L1, "Swift", " swift ", makeCodeExplorer},
    {"typescript"_L1, "TypeScript", " ts tsx mts cts ", makeCodeExplorer},
};

const ExploreKind& kindOf(QStringView name)
{
    return *exploreKindNamed(name);
}

/// NUL bytes are a sign of a binary file; a text may have few.
bool looksBinary(QByteArrayView head)
{
    return std::ranges::count(head, '\0') * 100 > head.size();
}

/// Headers of C and C++ have the same names.
bool isCpp(QByteArrayView header)
{
    return std::ranges::any_of(
        std::initializer_list<QByteArrayView> {"\nnamespace ", "\nclass ", "\ntemplate", "std::"},
        [header](QByteArrayView word) { return header.contains(word); });
}

bool isOneJsonValue(QByteArrayView line)
{
    return (line.startsWith('{') && line.endsWith('}')) || (line.startsWith('[') && line.endsWith(']'));
}

const ExploreKind& kindOfText(QByteArrayView head)
{
    QList<QByteArrayView> lines;
    for (qsizetype at = 0; at < head.size() && lines.size() < 20;) {
        const qsizetype end = head.indexOf('\n', at);
        const QByteArrayView line = head.sliced(at, (end < 0 ? head.size() : end) - at).trimmed();
        if (!line.isEmpty())
            lines.append(line);
        at = end < 0 ? head.size() : end + 1;
    }
    if (lines.isEmpty())
        return kindOf(u"text");
    if (lines.size() > 1 && isOneJsonValue(lines.at(0)) && isOneJsonValue(lines.at(1)))
        return kindOf(u"jsonl");
    if (lines.at(0).startsWith("{\"") || lines.at(0) == "{" || lines.at(0) == "[" || lines.at(0).startsWith("[{"))
        return kindOf(u"json");
    const auto timed = std::ranges::count_if(lines, [](QByteArrayView line) { return !timeOf(line).isEmpty(); });
    if (lines.size() > 2 && timed * 2 > lines.size())
        return kindOf(u"log");
    return kindOf(u"text");
}

} // namespace

std::span<const ExploreKind> allExploreKinds()
{
    return Kinds;
}

const ExploreKind* exploreKindNamed(QStringView name)
{
    const auto* found = std::ranges::find_if(Kinds, [name](const ExploreKind& kind) { return name == kind.name; });
    return found == std::end(Kinds) ? nullptr : found;
}

const ExploreKind& exploreKindOf(const QString& path, QByteArrayView head)
{
    if (looksBinary(head))
        return kindOf(u"binary");
    const QString name = QFileInfo(path).suffix().toLower();
    if (name == "h"_L1 && isCpp(head))
        return kindOf(u"cpp");
    const QByteArray suffix = ' ' + name.toUtf8() + ' ';
    for (const ExploreKind& kind : Kinds) {
        if (suffix.size() > 2 && QByteArrayView(kind.suffixes).contains(suffix))
            return kind;
    }
    return kindOfText(head);
}

} // namespace stemma
