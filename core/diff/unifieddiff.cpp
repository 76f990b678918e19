// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/diff/unifieddiff.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace stemma::diff {

namespace {

/// Longer lines are not compared by words: nobody reads them, and the table grows with the square.
constexpr qsizetype LongestCompared = 2000;
constexpr size_t MostWords = 300;

/// Stands below the line "Index: PATH" with which Subversion, and libraries that write like it, begin a file.
constexpr QStringView SubversionRule = u"==========";

bool readNumber(QStringView& text, int& value)
{
    qsizetype digits = 0;
    qint64 sum = 0;
    for (; digits < text.size() && text[digits] >= u'0' && text[digits] <= u'9'; ++digits)
        sum = std::min<qint64>(sum * 10 + (text[digits].unicode() - u'0'), std::numeric_limits<int>::max() / 2);
    if (digits == 0)
        return false;
    value = int(sum);
    text = text.sliced(digits);
    return true;
}

bool skip(QStringView& text, QStringView prefix)
{
    if (!text.startsWith(prefix))
        return false;
    text = text.sliced(prefix.size());
    return true;
}

/// "-12,3" or "-12", which means one line.
bool readSpan(QStringView& text, QStringView sign, int& start, int& count)
{
    if (!skip(text, sign) || !readNumber(text, start))
        return false;
    count = 1;
    return !skip(text, u",") || readNumber(text, count);
}

bool readHunkHead(QStringView line, Hunk& hunk)
{
    if (!skip(line, u"@@ ") || !readSpan(line, u"-", hunk.oldStart, hunk.oldCount) || !skip(line, u" ")
        || !readSpan(line, u"+", hunk.newStart, hunk.newCount) || !skip(line, u" @@"))
        return false;
    hunk.section = line.trimmed();
    return true;
}

/// What stands between git's quotes: bytes of UTF-8, some as "\\t" or "\\303".
QString unquoted(QStringView text)
{
    static constexpr QByteArrayView Letters("abtnvfr");
    QByteArray bytes;
    const QByteArray from = text.toUtf8();
    for (qsizetype i = 0; i < from.size(); ++i) {
        if (from[i] != '\\' || i + 1 == from.size()) {
            bytes += from[i];
            continue;
        }
        const char next = from[++i];
        int value = 0;
        qsizetype digits = 0;
        for (; digits < 3 && i + digits < from.size() && from[i + digits] >= '0' && from[i + digits] <= '7'; ++digits)
            value = value * 8 + (from[i + digits] - '0');
        if (digits > 0) {
            bytes += char(value);
            i += digits - 1;
        } else if (const qsizetype letter = Letters.indexOf(next); letter >= 0) {
            bytes += char('\a' + letter); // in the order of ASCII
        } else {
            bytes += next;
        }
    }
    return QString::fromUtf8(bytes);
}

/// A path as it stands in a line of its own: perhaps with quotes.
QString plainPath(QStringView text)
{
    const bool isQuoted = text.size() >= 2 && text.startsWith(u'"') && text.endsWith(u'"');
    return isQuoted ? unquoted(text.sliced(1, text.size() - 2)) : text.toString();
}

/// The path of a "---" or "+++" line: without a time stamp, quotes and the side's prefix.
QString readPath(QStringView text, QStringView prefix)
{
    if (const qsizetype tab = text.indexOf(u'\t'); tab >= 0)
        text = text.first(tab);
    QString path = plainPath(text.trimmed());
    if (path == u"/dev/null")
        return {};
    return path.startsWith(prefix) ? path.sliced(prefix.size()) : path;
}

/// Reads line by line; knows how many lines the open hunk still lacks, for "--- x" within a hunk is
/// a removed line "-- x" and no header.
class Parser
{
public:
    std::vector<File> parse(QStringView text)
    {
        m_rest = text;
        while (!m_rest.isEmpty()) {
            m_lineStart = m_rest;
            const qsizetype end = m_rest.indexOf(u'\n');
            QStringView line = end < 0 ? m_rest : m_rest.first(end);
            m_rest = end < 0 ? QStringView() : m_rest.sliced(end + 1);
            m_hasReturn = line.endsWith(u'\r');
            if (m_hasReturn)
                line.chop(1);
            take(line);
        }
        m_lineStart = {};
        closeFile();
        return std::move(m_files);
    }

private:
    void take(QStringView line)
    {
        if (m_hunk && (m_oldLeft > 0 || m_newLeft > 0) && takeHunkLine(line))
            return;
        if (m_hunk && line.startsWith(u'\\')) {
            m_hunk->lines.push_back({Line::Kind::Note, 0, 0, false, line});
            return;
        }
        takeHeaderLine(line);
    }

    bool takeHunkLine(QStringView line)
    {
        // Some writers trim the blank of an empty context line.
        const char16_t sign = line.isEmpty() ? u' ' : line.front().unicode();
        const QStringView text = line.isEmpty() ? line : line.sliced(1);
        // Where the heads of hunks end so too, it is the diff that was sent with these line ends.
        Line next {Line::Kind::Context, 0, 0, m_hasReturn && !m_headHasReturn, text};
        if (sign == u'-' && m_oldLeft > 0) {
            next.kind = Line::Kind::Removed;
            next.oldNumber = m_oldNumber++;
            --m_oldLeft;
            ++m_files.back().removed;
        } else if (sign == u'+' && m_newLeft > 0) {
            next.kind = Line::Kind::Added;
            next.newNumber = m_newNumber++;
            --m_newLeft;
            ++m_files.back().added;
        } else if (sign == u' ' && m_oldLeft > 0 && m_newLeft > 0) {
            next.oldNumber = m_oldNumber++;
            next.newNumber = m_newNumber++;
            --m_oldLeft;
            --m_newLeft;
        } else if (sign == u'\\') {
            next = {Line::Kind::Note, 0, 0, false, line};
        } else {
            return false;
        }
        m_hunk->lines.push_back(next);
        return true;
    }

    void takeHeaderLine(QStringView line)
    {
        Hunk hunk;
        QStringView rest = line;
        if (readHunkHead(line, hunk)) {
            openHunk(std::move(hunk));
        } else if (skip(rest, u"diff --git ")) {
            startFile();
            m_hasHeader = true;
            readGitPaths(rest);
        } else if (m_rest.startsWith(SubversionRule) && skip(rest, u"Index: ")) {
            startFile();
            m_hasHeader = true;
            file().oldPath = file().newPath = plainPath(rest);
        } else if (m_hasHeader && line.startsWith(SubversionRule)) {
            return;
        } else if (skip(rest, u"--- ")) {
            if (!m_hasHeader)
                startFile();
            m_hasHeader = false;
            file().oldPath = readPath(rest, u"a/");
        } else if (skip(rest, u"+++ ")) {
            file().newPath = readPath(rest, u"b/");
        } else if (skip(rest, u"rename from ")) {
            takeOtherName(file().oldPath, file().isRename, rest, line);
        } else if (skip(rest, u"rename to ")) {
            takeOtherName(file().newPath, file().isRename, rest, line);
        } else if (skip(rest, u"copy from ")) {
            takeOtherName(file().oldPath, file().isCopy, rest, line);
        } else if (skip(rest, u"copy to ")) {
            takeOtherName(file().newPath, file().isCopy, rest, line);
        } else if (skip(rest, u"new file mode ")) {
            file().oldPath.clear();
            file().newMode = rest;
        } else if (skip(rest, u"deleted file mode ")) {
            file().newPath.clear();
            file().oldMode = rest;
        } else if (skip(rest, u"old mode ")) {
            file().oldMode = rest;
            note(line);
        } else if (skip(rest, u"new mode ")) {
            file().newMode = rest;
            note(line);
        } else if (line.startsWith(u"Binary files ") || line.startsWith(u"GIT binary patch")) {
            file().binary = true;
            note(line);
        } else if (!line.isEmpty() && !line.startsWith(u"index ") && !line.startsWith(u"similarity index ")) {
            note(line);
        }
    }

    void takeOtherName(QString& path, bool& isSaid, QStringView name, QStringView line)
    {
        path = plainPath(name);
        isSaid = true;
        note(line);
    }

    void readGitPaths(QStringView rest)
    {
        // "a/x b/x": where the two differ, the lines that follow say it better.
        qsizetype half = rest.indexOf(u" b/");
        if (half < 0)
            half = rest.indexOf(u" \"b/");
        if (half > 0) {
            file().oldPath = readPath(rest.first(half), u"a/");
            file().newPath = readPath(rest.sliced(half + 1), u"b/");
        }
    }

    File& file()
    {
        if (m_files.empty())
            startFile();
        return m_files.back();
    }

    void startFile()
    {
        closeFile();
        m_files.emplace_back().source = m_lineStart;
        m_hunk = nullptr;
    }

    /// The file read last ends where the line begins that was taken last.
    void closeFile()
    {
        if (!m_files.empty())
            m_files.back().source.chop(m_lineStart.size());
    }

    void note(QStringView line)
    {
        std::vector<Line>& lines = m_hunk ? m_hunk->lines : file().notes;
        lines.push_back({Line::Kind::Note, 0, 0, false, line});
    }

    void openHunk(Hunk hunk)
    {
        m_hasHeader = false;
        m_headHasReturn = m_hasReturn;
        m_oldLeft = hunk.oldCount;
        m_newLeft = hunk.newCount;
        m_oldNumber = hunk.oldStart;
        m_newNumber = hunk.newStart;
        m_hunk = &file().hunks.emplace_back(std::move(hunk));
    }

    QStringView m_rest; ///< behind the line that is taken
    QStringView m_lineStart; ///< from that line on
    bool m_hasReturn = false; ///< the line had a CR at its end
    bool m_headHasReturn = false; ///< the same of the open hunk's head
    std::vector<File> m_files;
    Hunk* m_hunk = nullptr;
    int m_oldLeft = 0;
    int m_newLeft = 0;
    int m_oldNumber = 0;
    int m_newNumber = 0;
    bool m_hasHeader = false; ///< the file was begun by a line before its paths
};

bool isWord(QChar c)
{
    return c.isLetterOrNumber() || c == u'_' || c.isSurrogate() || c.isMark();
}

/// Words, runs of blanks, and single other characters.
std::vector<Range> words(QStringView text, int from, int to)
{
    std::vector<Range> found;
    for (int i = from; i < to;) {
        int end = i + 1;
        if (isWord(text[i])) {
            while (end < to && isWord(text[end]))
                ++end;
        } else if (text[i].isSpace()) {
            while (end < to && text[end].isSpace())
                ++end;
        }
        found.push_back({i, end - i});
        i = end;
    }
    return found;
}

void mark(QList<Range>& ranges, const Range& word)
{
    if (!ranges.isEmpty() && ranges.last().start + ranges.last().length == word.start)
        ranges.last().length += word.length;
    else
        ranges.append(word);
}

/// Longest common subsequence of words; fine for the few dozen that differ within a line.
void compareWords(QStringView a, QStringView b, const std::vector<Range>& aWords, const std::vector<Range>& bWords,
    WordChanges& changes)
{
    const auto same = [&](size_t i, size_t j) {
        return a.sliced(aWords[i].start, aWords[i].length) == b.sliced(bWords[j].start, bWords[j].length);
    };
    const size_t rows = aWords.size();
    const size_t columns = bWords.size();
    std::vector<quint16> table((rows + 1) * (columns + 1), 0);
    const auto at = [&](size_t i, size_t j) -> quint16& { return table[i * (columns + 1) + j]; };
    for (size_t i = rows; i-- > 0;) {
        for (size_t j = columns; j-- > 0;)
            at(i, j) = same(i, j) ? quint16(at(i + 1, j + 1) + 1) : std::max(at(i + 1, j), at(i, j + 1));
    }
    size_t i = 0;
    size_t j = 0;
    while (i < rows || j < columns) {
        if (i < rows && j < columns && same(i, j)) {
            ++i;
            ++j;
        } else if (j == columns || (i < rows && at(i + 1, j) >= at(i, j + 1))) {
            mark(changes.removed, aWords[i++]);
        } else {
            mark(changes.added, bWords[j++]);
        }
    }
}

qsizetype marked(const QList<Range>& ranges)
{
    qsizetype sum = 0;
    for (const Range& range : ranges)
        sum += range.length;
    return sum;
}

} // namespace

bool Hunk::isWhole() const
{
    int before = 0;
    int after = 0;
    bool isDirty = false;
    for (const Line& line : lines) {
        before += line.kind == Line::Kind::Context || line.kind == Line::Kind::Removed ? 1 : 0;
        after += line.kind == Line::Kind::Context || line.kind == Line::Kind::Added ? 1 : 0;
        // "-- " is the line before the signature of a mailed patch.
        isDirty = isDirty
            || (line.kind == Line::Kind::Note && !line.text.isEmpty() && QStringView(u"+- ").contains(line.text.front())
                && line.text != u"-- ");
    }
    return before == oldCount && after == newCount && !isDirty;
}

bool File::isWhole() const
{
    if (path().isEmpty())
        return false;
    const bool isSaid = binary || isRename || isCopy || !oldMode.isEmpty() || !newMode.isEmpty();
    return hunks.empty() ? isSaid : std::ranges::all_of(hunks, &Hunk::isWhole);
}

std::vector<File> parseUnified(QStringView text)
{
    return Parser().parse(text);
}

QString recounted(QStringView text)
{
    const QList<QStringView> lines = text.split(u'\n');
    QStringList result;
    Hunk hunk;
    qsizetype head = -1; // of the open hunk in the result
    int before = 0;
    int after = 0;
    const auto close = [&] {
        if (head < 0)
            return;
        const auto span = [](int start, int count) { return u"%1,%2"_s.arg(start).arg(count); };
        result[head] = u"@@ -%1 +%2 @@"_s.arg(span(hunk.oldStart, before), span(hunk.newStart, after));
        if (!hunk.section.isEmpty())
            result[head] += u' ' + hunk.section;
        head = -1;
    };
    // An empty line is one whose blank was trimmed, or parts two files.
    const auto isWithin = [&lines](qsizetype i) {
        while (i < lines.size() && lines[i].isEmpty())
            ++i;
        return i < lines.size() && QStringView(u" +-\\").contains(lines[i].front()) && !lines[i].startsWith(u"--- ");
    };
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QStringView line = lines[i];
        const bool isNextFile = line.startsWith(u"--- ") && i + 1 < lines.size() && lines[i + 1].startsWith(u"+++ ");
        const char16_t sign = line.isEmpty() ? u' ' : line.front().unicode();
        Hunk next;
        if (readHunkHead(line.endsWith(u'\r') ? line.chopped(1) : line, next)) {
            close();
            hunk = next;
            head = result.size();
            before = after = 0;
        } else if (isNextFile || !QStringView(u" +-\\").contains(sign)) {
            close();
        } else if (!line.isEmpty() || isWithin(i)) {
            before += sign == u' ' || sign == u'-' ? 1 : 0;
            after += sign == u' ' || sign == u'+' ? 1 : 0;
        }
        result += line.toString();
    }
    close();
    return result.join(u'\n');
}

WordChanges changedWords(QStringView removed, QStringView added)
{
    WordChanges changes;
    if (removed == added || removed.size() > LongestCompared || added.size() > LongestCompared)
        return changes;
    const int shorter = int(std::min(removed.size(), added.size()));
    int head = 0;
    while (head < shorter && removed[head] == added[head])
        ++head;
    int tail = 0;
    while (tail < shorter - head && removed[removed.size() - 1 - tail] == added[added.size() - 1 - tail])
        ++tail;
    // Not within a word: "max" against "min" is a whole word changed, not two letters of it.
    while (head > 0 && isWord(removed[head - 1])
        && ((head < removed.size() && isWord(removed[head])) || (head < added.size() && isWord(added[head]))))
        --head;
    const auto splits = [](QStringView line, qsizetype at) {
        return at > 0 && at < line.size() && isWord(line[at]) && isWord(line[at - 1]);
    };
    while (tail > 0 && (splits(removed, removed.size() - tail) || splits(added, added.size() - tail)))
        --tail;
    const std::vector<Range> a = words(removed, head, int(removed.size()) - tail);
    const std::vector<Range> b = words(added, head, int(added.size()) - tail);
    if (a.size() > MostWords || b.size() > MostWords)
        return changes;
    compareWords(removed, added, a, b, changes);
    // Lines that share next to nothing read better unmarked.
    const qsizetype common = removed.trimmed().size() + added.trimmed().size();
    if (marked(changes.removed) + marked(changes.added) > common * 3 / 4)
        return {};
    return changes;
}

std::vector<QList<Range>> changedWords(const Hunk& hunk)
{
    std::vector<QList<Range>> result(hunk.lines.size());
    size_t i = 0;
    while (i < hunk.lines.size()) {
        if (hunk.lines[i].kind != Line::Kind::Removed) {
            ++i;
            continue;
        }
        size_t added = i;
        while (added < hunk.lines.size() && hunk.lines[added].kind == Line::Kind::Removed)
            ++added;
        size_t end = added;
        while (end < hunk.lines.size() && hunk.lines[end].kind == Line::Kind::Added)
            ++end;
        for (size_t pair = 0; i + pair < added && added + pair < end; ++pair) {
            WordChanges changes = changedWords(hunk.lines[i + pair].text, hunk.lines[added + pair].text);
            result[i + pair] = std::move(changes.removed);
            result[added + pair] = std::move(changes.added);
        }
        i = end;
    }
    return result;
}

} // namespace stemma::diff
