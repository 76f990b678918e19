// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/filepaths.h"

#include "core/compaction/fileids.h"

#include <QSet>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qsizetype LongestGap = 3; ///< characters between an id and its path, quotes aside

/// A range of a line.
struct Span
{
    qsizetype begin = 0;
    qsizetype end = 0;
};

bool isLineEnd(QChar c)
{
    return (c >= u'\n' && c <= u'\r') || (c >= u'\x1c' && c <= u'\x1e') || c == u'\x85' || c == u'\u2028'
        || c == u'\u2029';
}

bool isPathCharacter(char32_t c)
{
    return c == U'_' || c == U'.' || c == U'~' || c == U'/' || c == U'@' || c == U'-' || QChar::isLetterOrNumber(c);
}

/// The runs of characters that paths are made of.
std::vector<Span> words(QStringView line)
{
    std::vector<Span> spans;
    bool isInside = false;
    for (qsizetype at = 0; at < line.size();) {
        const bool isPair = line[at].isHighSurrogate() && at + 1 < line.size() && line[at + 1].isLowSurrogate();
        const char32_t c = isPair ? QChar::surrogateToUcs4(line[at], line[at + 1]) : line[at].unicode();
        const qsizetype next = at + (isPair ? 2 : 1);
        if (!isPathCharacter(c)) {
            isInside = false;
        } else {
            if (!isInside)
                spans.push_back({at, at});
            isInside = true;
            spans.back().end = next;
        }
        at = next;
    }
    return spans;
}

QStringView withoutDots(QStringView word)
{
    while (word.endsWith(u'.'))
        word.chop(1);
    return word;
}

bool hasFileExtension(QStringView name)
{
    static const QSet<QString> extensions {u"py"_s, u"pyi"_s, u"ts"_s, u"tsx"_s, u"js"_s, u"jsx"_s, u"mjs"_s, u"cjs"_s,
        u"json"_s, u"jsonl"_s, u"yaml"_s, u"yml"_s, u"toml"_s, u"ini"_s, u"cfg"_s, u"conf"_s, u"env"_s, u"md"_s,
        u"rst"_s, u"txt"_s, u"csv"_s, u"tsv"_s, u"sql"_s, u"sh"_s, u"bash"_s, u"zsh"_s, u"go"_s, u"rs"_s, u"java"_s,
        u"kt"_s, u"rb"_s, u"php"_s, u"c"_s, u"h"_s, u"cc"_s, u"cpp"_s, u"hpp"_s, u"cs"_s, u"swift"_s, u"scala"_s,
        u"html"_s, u"css"_s, u"scss"_s, u"xml"_s, u"lock"_s, u"log"_s, u"ipynb"_s, u"parquet"_s, u"db"_s, u"sqlite"_s,
        u"proto"_s, u"tf"_s, u"jsonc"_s, u"markdown"_s, u"gz"_s, u"tgz"_s, u"zip"_s, u"tar"_s, u"bz2"_s, u"xz"_s};
    const qsizetype dot = name.lastIndexOf(u'.');
    return dot > 0 && extensions.contains(name.sliced(dot + 1).toString().toLower());
}

/// Files that are known without an extension.
bool isKnownFile(QStringView name)
{
    static const QSet<QString> names {u"Dockerfile"_s, u"Makefile"_s, u"Procfile"_s, u"Gemfile"_s, u"Rakefile"_s,
        u"Vagrantfile"_s, u"Pipfile"_s, u"Brewfile"_s, u"LICENSE"_s, u"README"_s, u"CHANGELOG"_s, u"CODEOWNERS"_s,
        u".env"_s, u".gitignore"_s, u".gitattributes"_s, u".dockerignore"_s, u".editorconfig"_s, u".npmrc"_s,
        u".nvmrc"_s, u".bashrc"_s, u".zshrc"_s, u".prettierrc"_s, u".eslintrc"_s};
    return names.contains(name.toString());
}

/// Products whose names look like files.
bool isProduct(QStringView word)
{
    static const QSet<QString> names {u"node.js"_s, u"next.js"_s, u"vue.js"_s, u"react.js"_s, u"nuxt.js"_s,
        u"express.js"_s, u"angular.js"_s, u"d3.js"_s, u"three.js"_s, u"ember.js"_s, u"backbone.js"_s, u"nest.js"_s,
        u"chart.js"_s, u"socket.js"_s, u"deno.js"_s, u"bun.js"_s};
    return names.contains(word.toString().toLower());
}

bool isDotFile(QStringView name)
{
    return name.size() > 1 && name[0] == u'.' && name[1] >= u'a' && name[1] <= u'z'
        && std::ranges::all_of(name.sliced(1), [](QChar c) {
               return (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') || c == u'.' || c == u'_' || c == u'-';
           });
}

/// A known name without a folder is a word of the prose, unless it is all that stands there: @p rest is what follows.
bool standsAlone(QStringView rest)
{
    if (rest.isEmpty() || u")],;`'\""_s.contains(rest[0]))
        return true;
    const bool isStop = rest[0] == u'.' || rest[0] == u'!' || rest[0] == u'?';
    if (rest.sliced(isStop ? 1 : 0).trimmed().isEmpty())
        return true;
    rest = rest.trimmed();
    const bool isDash = rest[0] == u'-' && rest.size() > 1 && rest[1].isSpace();
    return (isDash || rest[0] == u'(' || rest[0] == u':' || rest[0] == u'=')
        && rest.sliced(1).trimmed().startsWith("file_"_L1);
}

bool isPath(QStringView line, Span span)
{
    const QStringView word = withoutDots(line.sliced(span.begin, span.end - span.begin));
    if (word.isEmpty() || word.contains(u'@') || word.startsWith("//"_L1) || word.endsWith(u'/'))
        return false;
    if (span.end < line.size() && line[span.end] == u'(')
        return false; // a call
    const QList<QStringView> segments = word.split(u'/', Qt::SkipEmptyParts);
    if (segments.isEmpty() || std::ranges::all_of(segments.constLast(), [](QChar c) { return c.isDigit(); }))
        return false; // a ratio, or a date
    if (const auto ids = fileIdsIn(word); isProduct(word) || (!ids.empty() && ids.front().size() == word.size()))
        return false;
    const QStringView name = segments.constLast();
    if (hasFileExtension(name))
        return true;
    const bool hasFolder = word.contains(u'/');
    if (isKnownFile(name))
        return hasFolder || standsAlone(line.sliced(span.begin + word.size()));
    if (hasFolder && isDotFile(name))
        return true;
    const bool isRooted
        = word.startsWith(u'/') || word.startsWith("./"_L1) || word.startsWith("../"_L1) || word.startsWith("~/"_L1);
    return isRooted && std::ranges::any_of(word, [](QChar c) { return c.isLetter(); });
}

/// Whether what stands between an id and a path joins the two.
bool joins(QStringView gap)
{
    QString text;
    for (const QChar c : gap) {
        if (c == u'`' || c == u'\'' || c == u'"')
            continue;
        text += c;
        if (text.size() > LongestGap)
            return false;
    }
    if (text == " - "_L1)
        return true;
    const QStringView sign = QStringView(text).trimmed();
    return text.trimmed().size() == 1 && (sign[0] == u'(' || sign[0] == u':' || sign[0] == u'=')
        && std::ranges::all_of(text, [&](QChar c) { return c == sign[0] || c == u' '; });
}

} // namespace

void FilePaths::add(QStringView id, QStringView path)
{
    if (!path.isEmpty() && !m_paths.contains(id.toString()))
        m_paths.insert(id.toString(), path.toString());
}

// ---- what stands beside an id --------------------------------------------------------------------

void FilePaths::addLine(QStringView line)
{
    const std::vector<QStringView> ids = fileIdsIn(line);
    if (ids.empty())
        return;
    std::vector<Span> paths;
    for (const Span& span : words(line)) {
        if (isPath(line, span))
            paths.push_back(span);
    }
    // Nothing but separators may stand between, so of the paths before and behind an id the nearest can join it.
    struct Pair
    {
        size_t id = 0;
        size_t path = 0;
    };
    std::vector<Pair> pairs;
    std::vector<int> pathsOfId(ids.size(), 0);
    std::vector<int> idsOfPath(paths.size(), 0);
    const auto join = [&](size_t id, size_t path, qsizetype begin, qsizetype end) {
        if (!joins(line.sliced(begin, end - begin)))
            return;
        pairs.push_back({id, path});
        ++pathsOfId[id];
        ++idsOfPath[path];
    };
    size_t next = 0; // the first path that begins behind the id
    for (size_t i = 0; i < ids.size(); ++i) {
        const qsizetype begin = ids[i].data() - line.data();
        const qsizetype end = begin + ids[i].size();
        while (next < paths.size() && paths[next].begin < end)
            ++next;
        size_t before = next;
        while (before > 0 && paths[before - 1].end > begin)
            --before;
        if (before > 0)
            join(i, before - 1, paths[before - 1].end, begin);
        if (next < paths.size())
            join(i, next, end, paths[next].begin);
    }
    for (const Pair& pair : pairs) {
        const Span& path = paths[pair.path];
        if (pathsOfId[pair.id] == 1 && idsOfPath[pair.path] == 1)
            add(ids[pair.id], withoutDots(line.sliced(path.begin, path.end - path.begin)));
    }
}

void FilePaths::addProse(const QString& text)
{
    const QString prose = withoutFileFooters(text);
    qsizetype begin = 0;
    for (qsizetype at = 0; at <= prose.size(); ++at) {
        if (at < prose.size() && !isLineEnd(prose[at]))
            continue;
        addLine(QStringView(prose).sliced(begin, at - begin));
        begin = at + 1;
    }
}

// ---- footers -------------------------------------------------------------------------------------

/// What stands between two commas of a footer: an id, which may stand in brackets behind its path.
void FilePaths::addEntries(QStringView entry)
{
    qsizetype from = 0;
    for (const QStringView id : fileIdsIn(entry)) {
        const qsizetype begin = id.data() - entry.data();
        const QStringView before = entry.sliced(from, begin - from).trimmed();
        from = begin + id.size();
        if (!before.endsWith(u'('))
            continue;
        QStringView path = before.chopped(1);
        for (const QChar c : {u'(', u')', u'['})
            path = path.sliced(path.lastIndexOf(c) + 1);
        add(id, path.trimmed());
    }
}

void FilePaths::addFooters(const QString& text)
{
    for (const QStringView footer : fileFootersIn(text)) {
        for (const QStringView entry : footer.split(u','))
            addEntries(entry);
    }
}

void FilePaths::addMessage(const QString& text)
{
    if (!FileIds::mayStandIn(text))
        return;
    addFooters(text);
    addProse(text);
}

void FilePaths::addSummaries(const QStringList& texts)
{
    for (const QString& text : texts)
        addFooters(text);
    for (const QString& text : texts)
        addProse(text);
}

} // namespace stemma
