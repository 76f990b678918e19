// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/diff/linediff.h"

#include <algorithm>

namespace stemma::diff {

namespace {

constexpr qsizetype MostCells = 4'000'000; ///< of the table below, in 16 bits each

std::vector<QStringView> linesOf(QStringView text)
{
    std::vector<QStringView> lines;
    for (const QStringView line : text.split(u'\n'))
        lines.push_back(line);
    if (!lines.empty() && lines.back().isEmpty())
        lines.pop_back(); // the end of the last line, and not an empty line behind it
    return lines;
}

/// All lines of both texts in order, each as context, removed or added.
class Comparison
{
public:
    Comparison(std::span<const QStringView> before, std::span<const QStringView> after)
        : m_old(before)
        , m_new(after)
    {
        size_t head = 0;
        while (head < m_old.size() && head < m_new.size() && m_old[head] == m_new[head])
            ++head;
        size_t tail = 0;
        while (tail < m_old.size() - head && tail < m_new.size() - head
            && m_old[m_old.size() - 1 - tail] == m_new[m_new.size() - 1 - tail])
            ++tail;
        same(head);
        middle(m_old.size() - tail, m_new.size() - tail);
        same(tail);
    }

    [[nodiscard]] std::vector<Line> lines() { return std::move(m_lines); }

private:
    void same(size_t count)
    {
        for (; count > 0; --count, ++m_oldAt, ++m_newAt)
            m_lines.push_back({Line::Kind::Context, int(m_oldAt + 1), int(m_newAt + 1), false, m_new[m_newAt]});
    }
    void removeLine()
    {
        m_lines.push_back({Line::Kind::Removed, int(m_oldAt + 1), 0, false, m_old[m_oldAt]});
        ++m_oldAt;
    }
    void addLine()
    {
        m_lines.push_back({Line::Kind::Added, 0, int(m_newAt + 1), false, m_new[m_newAt]});
        ++m_newAt;
    }

    /// The longest common subsequence of what is between equal beginnings and ends.
    void middle(size_t oldEnd, size_t newEnd)
    {
        const size_t rows = oldEnd - m_oldAt;
        const size_t columns = newEnd - m_newAt;
        constexpr size_t Longest = 0xfffe;
        const bool compares
            = rows <= Longest && columns <= Longest && qsizetype((rows + 1) * (columns + 1)) <= MostCells;
        const size_t width = columns + 1;
        std::vector<quint16> table(compares ? (rows + 1) * width : 0);
        const size_t oldStart = m_oldAt;
        const size_t newStart = m_newAt;
        for (size_t i = compares ? rows : 0; i-- > 0;)
            for (size_t j = columns; j-- > 0;)
                table[i * width + j] = m_old[oldStart + i] == m_new[newStart + j]
                    ? quint16(table[(i + 1) * width + j + 1] + 1)
                    : std::max(table[(i + 1) * width + j], table[i * width + j + 1]);
        while (compares && m_oldAt < oldEnd && m_newAt < newEnd) {
            const size_t i = m_oldAt - oldStart;
            const size_t j = m_newAt - newStart;
            if (m_old[m_oldAt] == m_new[m_newAt])
                same(1);
            else if (table[(i + 1) * width + j] >= table[i * width + j + 1])
                removeLine();
            else
                addLine();
        }
        while (m_oldAt < oldEnd)
            removeLine();
        while (m_newAt < newEnd)
            addLine();
    }

    std::span<const QStringView> m_old;
    std::span<const QStringView> m_new;
    size_t m_oldAt = 0;
    size_t m_newAt = 0;
    std::vector<Line> m_lines;
};

void count(Hunk& hunk)
{
    for (const Line& line : hunk.lines) {
        hunk.oldStart = hunk.oldStart == 0 ? line.oldNumber : hunk.oldStart;
        hunk.newStart = hunk.newStart == 0 ? line.newNumber : hunk.newStart;
        hunk.oldCount += line.oldNumber > 0 ? 1 : 0;
        hunk.newCount += line.newNumber > 0 ? 1 : 0;
    }
}

} // namespace

std::vector<Line> alignLines(std::span<const QStringView> before, std::span<const QStringView> after)
{
    return Comparison(before, after).lines();
}

std::vector<Hunk> compareLines(QStringView before, QStringView after, int context)
{
    const std::vector<QStringView> a = linesOf(before);
    const std::vector<QStringView> b = linesOf(after);
    return hunksOf(alignLines(a, b), context);
}

std::vector<Hunk> hunksOf(std::span<const Line> lines, int context)
{
    const auto differs = [](const Line& line) { return line.kind != Line::Kind::Context; };
    std::vector<Hunk> hunks;
    for (auto from = std::ranges::find_if(lines, differs); from != lines.end();) {
        // A gap of equal lines that the contexts of both sides would fill does not part two changes.
        auto end = from;
        for (auto next = from; next != lines.end() && next - end <= 2 * context;) {
            end = std::find_if_not(next, lines.end(), differs);
            next = std::find_if(end, lines.end(), differs);
        }
        Hunk hunk;
        hunk.lines.assign(from - std::min<ptrdiff_t>(context, from - lines.begin()),
            end + std::min<ptrdiff_t>(context, lines.end() - end));
        count(hunk);
        hunks.push_back(std::move(hunk));
        from = std::find_if(end, lines.end(), differs);
    }
    return hunks;
}

std::vector<Hunk> newLines(QStringView content)
{
    Hunk hunk;
    for (const QStringView line : linesOf(content))
        hunk.lines.push_back({Line::Kind::Added, 0, int(hunk.lines.size()) + 1, false, line});
    if (hunk.lines.empty())
        return {};
    count(hunk);
    if (!content.endsWith(u'\n'))
        hunk.lines.push_back({Line::Kind::Note, 0, 0, false, NoLineEnd});
    return {std::move(hunk)};
}

} // namespace stemma::diff
