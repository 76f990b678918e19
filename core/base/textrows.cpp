// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/textrows.h"

#include <algorithm>
#include <cstring>

namespace stemma {

TextRows::TextRows(QByteArray utf8, const JobControl& job)
    : m_text(std::move(utf8))
{
    constexpr qint64 RowsALook = 64 * 1024;
    for (Mark mark; mark.start < m_text.size(); ++m_count) {
        if (m_count % Step == 0)
            m_marks.push_back(mark);
        if (m_count % RowsALook == 0) {
            if (job.isCancelled())
                return;
            job.setProgress(mark.start, m_text.size());
        }
        const Row row = read(mark);
        m_lines = row.line + 1;
        mark = after(row);
    }
}

TextRows::Row TextRows::read(const Mark& mark) const
{
    Row row {.start = mark.start, .line = mark.line, .goesOn = mark.start > 0 && m_text.at(mark.start - 1) != '\n'};
    const char* from = m_text.constData() + mark.start;
    const qint64 left = m_text.size() - mark.start;
    const auto* end = static_cast<const char*>(std::memchr(from, '\n', size_t(std::min(left, LongestRow + 1))));
    if (end) {
        row.length = end - from;
        if (row.length > 0 && from[row.length - 1] == '\r')
            --row.length;
    } else {
        row.length = std::min(left, LongestRow);
        // Never within a character.
        while (row.length < left && row.length > LongestRow - 4 && (quint8(from[row.length]) & 0xC0) == 0x80)
            --row.length;
    }
    return row;
}

bool TextRows::endsLine(const Row& row) const
{
    const qint64 end = row.start + row.length;
    return end < m_text.size()
        && (m_text.at(end) == '\n'
            || (m_text.at(end) == '\r' && end + 1 < m_text.size() && m_text.at(end + 1) == '\n'));
}

TextRows::Mark TextRows::after(const Row& row) const
{
    const qint64 end = row.start + row.length;
    if (!endsLine(row))
        return {end, row.line};
    return {end + (m_text.at(end) == '\r' ? 2 : 1), row.line + 1};
}

TextRows::Row TextRows::row(qint64 number) const
{
    Row row = read(m_marks[size_t(number / Step)]);
    for (qint64 i = 0; i < number % Step; ++i)
        row = read(after(row));
    return row;
}

qint64 TextRows::rowAt(qint64 offset) const
{
    if (m_count == 0)
        return 0;
    const auto behind = std::ranges::upper_bound(m_marks, offset, {}, &Mark::start);
    qint64 number = std::max<qint64>(0, behind - m_marks.begin() - 1) * Step;
    for (Mark next = after(row(number)); number + 1 < m_count && next.start <= offset; ++number)
        next = after(read(next));
    return number;
}

qint64 TextRows::rowOfLine(qint64 line) const
{
    if (m_count == 0)
        return 0;
    const auto behind = std::ranges::lower_bound(m_marks, line, {}, &Mark::line);
    qint64 number = std::max<qint64>(0, behind - m_marks.begin() - 1) * Step;
    for (Row at = row(number); number + 1 < m_count && at.line < line; ++number)
        at = read(after(at));
    return number;
}

} // namespace stemma
