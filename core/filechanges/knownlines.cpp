// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/filechanges/knownlines.h"

#include "core/diff/linediff.h"

#include <algorithm>

namespace stemma {

using namespace diff;

namespace {

constexpr qint64 Unending = qint64(1) << 40; ///< lines of the gap at the end of a file of unknown length
constexpr size_t BlockEntries = 256;

} // namespace

KnownLines::KnownLines()
{
    setBlocks(0, 0, {{Entry::Kind::Gap, false, Unending, {}}});
}

KnownLines KnownLines::ofNoFile()
{
    KnownLines lines;
    lines.m_blocks.clear();
    lines.m_hadFile = false;
    lines.m_hasFile = false;
    return lines;
}

/// Puts @p entries in the place of some blocks, in blocks of their own.
void KnownLines::setBlocks(size_t from, size_t end, Entries entries)
{
    std::vector<Block> made;
    for (size_t at = 0; at < entries.size();) {
        // Twice the size is left together, so that not each line that comes in parts a block.
        const size_t left = entries.size() - at;
        const size_t count = left <= 2 * BlockEntries ? left : BlockEntries;
        Block block;
        block.entries.assign(entries.begin() + ptrdiff_t(at), entries.begin() + ptrdiff_t(at + count));
        for (const Entry& entry : block.entries)
            block.lines += entry.isNow() ? entry.count : 0;
        made.push_back(std::move(block));
        at += count;
    }
    const auto begin = m_blocks.begin();
    if (made.size() == end - from) {
        std::ranges::move(made, begin + ptrdiff_t(from));
        return;
    }
    m_blocks.erase(begin + ptrdiff_t(from), begin + ptrdiff_t(end));
    m_blocks.insert(
        m_blocks.begin() + ptrdiff_t(from), std::make_move_iterator(made.begin()), std::make_move_iterator(made.end()));
}

/// The block that holds a line, counted from 0; the last one, if there is no such line. @p before: the lines before it.
size_t KnownLines::blockAt(qint64 line, qint64& before) const
{
    size_t at = 0;
    for (before = 0; at + 1 < m_blocks.size() && line >= before + m_blocks[at].lines; ++at)
        before += m_blocks[at].lines;
    return at;
}

/// The entries from a line on that are there now; of a gap that begins before it, the rest. Until @p visit answers
/// false.
template<typename Visit> void KnownLines::visitNow(qint64 from, Visit visit) const
{
    qint64 at = 0;
    for (size_t i = blockAt(from, at); i < m_blocks.size(); ++i) {
        for (Entry entry : m_blocks[i].entries) {
            if (!entry.isNow())
                continue;
            const qint64 end = at + entry.count;
            if (end > from) {
                entry.count = end - qMax(at, from);
                if (!visit(entry))
                    return;
            }
            at = end;
        }
    }
}

std::vector<KnownLines::HunkLine> KnownLines::linesOf(const Hunk& hunk)
{
    std::vector<HunkLine> lines;
    lines.reserve(hunk.lines.size());
    for (const Line& line : hunk.lines) {
        if (line.kind != Line::Kind::Note) {
            const qsizetype length = line.text.size() + (line.endsWithReturn ? 1 : 0);
            lines.push_back({line.kind, {Entry::Kind::Kept, false, 1, QStringView(line.text.data(), length)}});
        } else if (line.text.startsWith(u'\\') && !lines.empty()) {
            lines.back().entry.isEnd = true;
        }
    }
    return lines;
}

/// Where a hunk begins, counted from 0: one that has no old line stands behind the line that it names.
qint64 KnownLines::firstLine(const Hunk& hunk)
{
    return hunk.oldCount == 0 ? hunk.oldStart : hunk.oldStart - 1;
}

bool KnownLines::fits(qint64 first, std::span<const HunkLine> lines) const
{
    std::vector<const Entry*> wanted;
    for (const HunkLine& line : lines) {
        if (line.kind != Line::Kind::Added)
            wanted.push_back(&line.entry);
    }
    size_t at = 0;
    bool isSame = true;
    visitNow(first, [&](const Entry& entry) {
        for (qint64 i = 0; i < entry.count && at < wanted.size() && isSame; ++i, ++at)
            isSame = entry.kind == Entry::Kind::Gap
                || (entry.text == wanted[at]->text && entry.isEnd == wanted[at]->isEnd);
        return isSame && at < wanted.size();
    });
    return isSame && at == wanted.size();
}

void KnownLines::put(qint64 first, std::span<const HunkLine> lines)
{
    const qint64 count = std::ranges::count_if(lines, [](const HunkLine& l) { return l.kind != Line::Kind::Added; });
    qint64 before = 0;
    qint64 ignored = 0;
    const size_t from = blockAt(first, before);
    const size_t end = m_blocks.empty() ? 0 : blockAt(first + qMax<qint64>(count, 1) - 1, ignored) + 1;
    Entries entries;
    qint64 at = before; // of the line that comes next
    size_t next = 0;
    const auto addNew = [&] {
        for (; next < lines.size() && lines[next].kind == Line::Kind::Added; ++next) {
            entries.push_back(lines[next].entry);
            entries.back().kind = Entry::Kind::Inserted;
        }
    };
    for (size_t block = from; block < end; ++block) {
        for (Entry entry : m_blocks[block].entries) {
            if (!entry.isNow()) {
                entries.push_back(entry);
                continue;
            }
            if (entry.kind == Entry::Kind::Gap && at < first) {
                const qint64 head = qMin(entry.count, first - at);
                entries.push_back({Entry::Kind::Gap, false, head, {}});
                entry.count -= head;
                at += head;
            }
            while (entry.count > 0 && at >= first && next < lines.size()) {
                addNew();
                if (next == lines.size())
                    break;
                const HunkLine& line = lines[next++];
                Entry known = line.entry;
                known.kind = entry.kind == Entry::Kind::Gap ? Entry::Kind::Kept : entry.kind;
                if (line.kind == Line::Kind::Context)
                    entries.push_back(known);
                else if (known.kind == Entry::Kind::Kept) {
                    known.kind = Entry::Kind::Deleted;
                    entries.push_back(known);
                }
                --entry.count;
                ++at;
            }
            if (entry.count > 0) {
                entries.push_back(entry);
                at += entry.count;
            }
        }
    }
    addNew();
    setBlocks(from, end, std::move(entries));
}

bool KnownLines::apply(std::span<const Hunk> hunks)
{
    std::vector<std::vector<HunkLine>> lines;
    qint64 end = 0;
    for (const Hunk& hunk : hunks) {
        lines.push_back(linesOf(hunk));
        if (firstLine(hunk) < end || !fits(firstLine(hunk), lines.back()))
            return false;
        end = firstLine(hunk) + hunk.oldCount;
    }
    // From the last on: the places of the others stay.
    for (size_t i = hunks.size(); i-- > 0;)
        put(firstLine(hunks[i]), lines[i]);
    m_hasFile = true;
    return true;
}

bool KnownLines::removeFile()
{
    bool isEmpty = true;
    visitNow(0, [&isEmpty](const Entry& entry) {
        isEmpty
            = entry.kind == Entry::Kind::Gap && entry.count > Unending / 2; // unless all lines were taken away before
        return isEmpty;
    });
    if (isEmpty)
        removeLines();
    return isEmpty;
}

void KnownLines::removeLines()
{
    Entries entries;
    for (const Block& block : m_blocks) {
        for (Entry entry : block.entries) {
            if (entry.kind == Entry::Kind::Kept || entry.kind == Entry::Kind::Deleted) {
                entry.kind = Entry::Kind::Deleted;
                entries.push_back(entry);
            }
        }
    }
    setBlocks(0, m_blocks.size(), std::move(entries));
    m_hasFile = false;
}

bool KnownLines::setContent(std::span<const Hunk> content)
{
    if (!isWholeKnown())
        return false;
    removeLines();
    m_hasFile = true;
    return apply(content);
}

bool KnownLines::isWholeKnown() const
{
    return std::ranges::none_of(m_blocks,
        [](const Block& block) { return std::ranges::contains(block.entries, Entry::Kind::Gap, &Entry::kind); });
}

QString KnownLines::text() const
{
    QString text;
    visitNow(0, [&text](const Entry& entry) {
        text += entry.text;
        if (!entry.isEnd)
            text += u'\n';
        return true;
    });
    return text;
}

QString KnownLines::textBefore() const
{
    QString text;
    for (const Block& block : m_blocks) {
        for (const Entry& entry : block.entries) {
            if (!entry.wasBefore())
                continue;
            text += entry.text;
            if (!entry.isEnd)
                text += u'\n';
        }
    }
    return text;
}

bool KnownLines::replace(QStringView before, QStringView after, std::vector<QString>& texts)
{
    QList<QStringView> wanted = before.split(u'\n');
    // Whole lines are replaced by whole lines, and what follows stays.
    const bool isEnded = wanted.size() > 1 && wanted.back().isEmpty() && after.endsWith(u'\n');
    if (isEnded) {
        wanted.removeLast();
        after.chop(1);
    }
    // The known lines as they are now; a text that runs over a gap is not found.
    std::vector<Entry> now;
    std::vector<qint64> numbers;
    qint64 number = 0;
    visitNow(0, [&](const Entry& entry) {
        if (entry.kind != Entry::Kind::Gap) {
            now.push_back(entry);
            numbers.push_back(number);
        }
        number += entry.count;
        return true;
    });
    const size_t last = size_t(wanted.size()) - 1;
    const auto matches = [&](size_t at, qsizetype column) {
        for (size_t i = 0; i <= last; ++i) {
            if (at + i >= now.size() || numbers[at + i] != numbers[at] + qint64(i))
                return false;
            const QStringView text = now[at + i].text.sliced(i == 0 ? column : 0);
            const QStringView piece = wanted[qsizetype(i)];
            if (i == last && !isEnded ? !text.startsWith(piece) : text != piece)
                return false;
        }
        return true;
    };
    std::optional<std::pair<size_t, qsizetype>> place;
    for (size_t at = 0; at < now.size(); ++at) {
        // Of several lines the first one ends where its line does.
        const QStringView line = now[at].text;
        const QStringView first = wanted.front();
        const bool isToTheEnd = first.isEmpty() || last > 0 || isEnded;
        qsizetype column = !isToTheEnd ? line.indexOf(first) : line.endsWith(first) ? line.size() - first.size() : -1;
        for (; column >= 0; column = isToTheEnd ? -1 : line.indexOf(first, column + 1)) {
            if (matches(at, column) && std::exchange(place, std::pair {at, column}))
                return false; // one of several
        }
    }
    if (!place)
        return false;
    const auto& [at, column] = *place;
    const QStringView end = now[at + last].text;
    const qsizetype endColumn = isEnded ? end.size() : (last == 0 ? column : 0) + wanted.back().size();
    texts.push_back(now[at].text.first(column) % after % end.sliced(endColumn));
    std::vector<HunkLine> lines;
    for (size_t i = 0; i <= last; ++i)
        lines.push_back({Line::Kind::Removed, now[at + i]});
    for (const QStringView piece : QStringView(texts.back()).split(u'\n'))
        lines.push_back({Line::Kind::Added, {Entry::Kind::Inserted, false, 1, piece}});
    lines.back().entry.isEnd = now[at + last].isEnd;
    put(numbers[at], lines);
    return true;
}

/// Puts entries together to hunks, as numbers of lines before and after go.
class KnownLines::HunkBuilder
{
public:
    void take(const Entry& entry)
    {
        if (entry.kind == Entry::Kind::Deleted) {
            m_removed.push_back(entry);
        } else if (entry.kind == Entry::Kind::Inserted) {
            m_added.push_back(entry);
        } else {
            closeGroup();
            if (entry.kind == Entry::Kind::Kept)
                addLine(Line::Kind::Context, entry);
            else
                closeRun(entry.count);
        }
    }
    [[nodiscard]] std::vector<Hunk> end()
    {
        closeGroup();
        closeRun(0);
        return std::move(m_hunks);
    }

private:
    void addLine(Line::Kind kind, const Entry& entry)
    {
        Line line {kind, 0, 0, entry.text.endsWith(u'\r'), entry.text};
        if (line.endsWithReturn)
            line.text.chop(1);
        if (kind != Line::Kind::Added)
            line.oldNumber = int(++m_before);
        if (kind != Line::Kind::Removed)
            line.newNumber = int(++m_after);
        if (entry.isEnd && kind != Line::Kind::Added)
            m_oldEnd = line.oldNumber;
        if (entry.isEnd && kind != Line::Kind::Removed)
            m_newEnd = line.newNumber;
        m_run.push_back(line);
    }

    /// What was taken away and what was put there may have lines in common.
    void closeGroup()
    {
        const auto texts = [](const Entries& entries) {
            std::vector<QStringView> views;
            for (const Entry& entry : entries)
                views.push_back(entry.text);
            return views;
        };
        for (const Line& line : alignLines(texts(m_removed), texts(m_added))) {
            const Entry* removed = line.oldNumber > 0 ? &m_removed[size_t(line.oldNumber) - 1] : nullptr;
            const Entry* added = line.newNumber > 0 ? &m_added[size_t(line.newNumber) - 1] : nullptr;
            if (removed && added && removed->isEnd == added->isEnd) {
                addLine(Line::Kind::Context, *added);
                continue;
            }
            if (removed)
                addLine(Line::Kind::Removed, *removed);
            if (added)
                addLine(Line::Kind::Added, *added);
        }
        m_removed.clear();
        m_added.clear();
    }

    /// Unknown lines follow, of which no hunk can show one.
    void closeRun(qint64 gap)
    {
        for (Hunk& hunk : hunksOf(m_run)) {
            // Without lines on a side it has no context either, so it is the whole run.
            if (hunk.oldCount == 0)
                hunk.oldStart = int(m_runBefore);
            if (hunk.newCount == 0)
                hunk.newStart = int(m_runAfter);
            for (size_t i = hunk.lines.size(); i-- > 0;) {
                const Line& line = hunk.lines[i];
                if ((line.oldNumber > 0 && line.oldNumber == m_oldEnd)
                    || (line.newNumber > 0 && line.newNumber == m_newEnd))
                    hunk.lines.insert(
                        hunk.lines.begin() + ptrdiff_t(i) + 1, {Line::Kind::Note, 0, 0, false, NoLineEnd});
            }
            m_hunks.push_back(std::move(hunk));
        }
        m_run.clear();
        m_before += gap;
        m_after += gap;
        m_runBefore = m_before;
        m_runAfter = m_after;
    }

    std::vector<Hunk> m_hunks;
    std::vector<Line> m_run; ///< lines in a row
    Entries m_removed; ///< since the last line that stayed
    Entries m_added;
    qint64 m_before = 0; ///< lines so far
    qint64 m_after = 0;
    qint64 m_runBefore = 0; ///< the same where the run began
    qint64 m_runAfter = 0;
    int m_oldEnd = -1; ///< the line in which the file ends without a line end
    int m_newEnd = -1;
};

std::vector<Hunk> KnownLines::hunks() const
{
    HunkBuilder builder;
    for (const Block& block : m_blocks) {
        for (const Entry& entry : block.entries)
            builder.take(entry);
    }
    return builder.end();
}

} // namespace stemma
