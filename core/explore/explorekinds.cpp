// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/explore/explorekinds.h"

#include "core/explore/logline.h"
#include "core/explore/textsource.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr ExploreKind Kinds[] = {
    {"archive"_L1, QT_TRANSLATE_NOOP("Explore", "Archive"), " zip jar tar tgz tbz2 txz whl docx xlsx odt epub ",
        makeArchiveExplorer},
    {"binary"_L1, QT_TRANSLATE_NOOP("Explore", "Binary file"), " bin dat exe so o a class pyc ", makeBinaryExplorer},
    {"csv"_L1, QT_TRANSLATE_NOOP("Explore", "CSV table"), " csv ", makeCsvExplorer},
    {"html"_L1, QT_TRANSLATE_NOOP("Explore", "HTML"), " html htm xhtml ", makeHtmlExplorer},
    {"image"_L1, QT_TRANSLATE_NOOP("Explore", "Image"), " png jpg jpeg gif webp bmp ", makeImageExplorer},
    {"json"_L1, QT_TRANSLATE_NOOP("Explore", "JSON"), " json geojson ipynb webmanifest ", makeJsonExplorer},
    {"jsonl"_L1, QT_TRANSLATE_NOOP("Explore", "JSON Lines"), " jsonl ndjson ", makeJsonLinesExplorer},
    {"log"_L1, QT_TRANSLATE_NOOP("Explore", "Log"), " log ", makeLogExplorer},
    {"markdown"_L1, QT_TRANSLATE_NOOP("Explore", "Markdown"), " md markdown mdx ", makeMarkdownExplorer},
    {"sql"_L1, QT_TRANSLATE_NOOP("Explore", "SQL"), " sql ddl ", makeSqlExplorer},
    {"sqlite"_L1, QT_TRANSLATE_NOOP("Explore", "SQLite database"), "", nullptr},
    {"text"_L1, QT_TRANSLATE_NOOP("Explore", "Text"), "", makeTextExplorer},
    {"tsv"_L1, QT_TRANSLATE_NOOP("Explore", "TSV table"), " tsv tab ", makeTsvExplorer},
    {"toml"_L1, QT_TRANSLATE_NOOP("Explore", "TOML"), " toml ", makeTomlExplorer},
    {"xml"_L1, QT_TRANSLATE_NOOP("Explore", "XML"), " xml svg xsd xsl rss atom ui qrc plist csproj ", makeXmlExplorer},
    {"yaml"_L1, QT_TRANSLATE_NOOP("Explore", "YAML"), " yaml yml ", makeYamlExplorer},
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

/// NUL bytes are a sign of a binary file, of which a text may have few. What is packed has hardly more of them than of
/// any other byte, and of control characters a text has few as well.
bool looksBinary(QByteArrayView head)
{
    const auto isRare = [](char c) { return quint8(c) < ' ' && !QByteArrayView("\t\n\r\f\b\x1B").contains(c); };
    return std::ranges::count(head, '\0') * 100 > head.size() || std::ranges::count_if(head, isRare) * 30 > head.size();
}

/// A bitmap has many NUL bytes; its head begins with its length.
bool isBitmap(QByteArrayView head)
{
    return head.startsWith("BM") && head.size() >= 26 && head.sliced(6, 4) == QByteArrayView("\0\0\0\0", 4)
        && head.sliced(15, 3) == QByteArrayView("\0\0\0", 3);
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

/// By what files of a kind begin with; null: no such beginning.
const ExploreKind* kindByMagic(const QString& path, QByteArrayView head)
{
    if (head.startsWith(QByteArrayView("SQLite format 3\0", 16)))
        return exploreKindNamed(u"sqlite");
    if (head.startsWith("\x89PNG\r\n") || head.startsWith("\xFF\xD8\xFF") || head.startsWith("GIF8") || isBitmap(head)
        || (head.startsWith("RIFF") && head.size() > 12 && head.sliced(8, 4) == "WEBP"))
        return exploreKindNamed(u"image");
    const bool isTar = head.size() > 262 && head.sliced(257, 5) == "ustar";
    const bool isPacked = head.startsWith("\x1F\x8B") || (head.startsWith("BZh") && head.contains("1AY&SY"))
        || head.startsWith("\xFD"
                           "7zXZ");
    const bool isPackedTar = isPacked
        && (path.contains(".tar."_L1) || path.endsWith(".tgz"_L1) || path.endsWith(".tbz2"_L1)
            || path.endsWith(".txz"_L1));
    if (head.startsWith("PK\x03\x04") || head.startsWith("PK\x05\x06") || isTar || isPackedTar)
        return exploreKindNamed(u"archive");
    // Its first part may be text alone.
    return isPacked || head.startsWith("%PDF-") ? exploreKindNamed(u"binary") : nullptr;
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
    const QByteArray start = lines.at(0).first(std::min<qsizetype>(lines.at(0).size(), 20)).toByteArray().toLower();
    if (start.startsWith("<!doctype html") || start.startsWith("<html"))
        return kindOf(u"html");
    if (start.startsWith("<?xml"))
        return kindOf(u"xml");
    if (start.startsWith("#!") && lines.at(0).contains("python"))
        return kindOf(u"python");
    if (start.startsWith("#!") && lines.at(0).contains("node"))
        return kindOf(u"javascript");
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
    if (const ExploreKind* kind = kindByMagic(path, head))
        return *kind;
    const std::optional<QByteArray> text = textOfUtf16(head);
    if (text)
        head = *text;
    if (looksBinary(head))
        return kindOf(u"binary");
    const QString name = QFileInfo(path).suffix().toLower();
    // Qt's translations and scripts have the same ending.
    if (name == "ts"_L1 && head.startsWith("<?xml"))
        return kindOf(u"xml");
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
