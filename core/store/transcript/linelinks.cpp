// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/linelinks.h"

#include <algorithm>

namespace stemma {

void LineLinks::resize(size_t lines)
{
    const size_t before = m_rows.size();
    m_parents.resize(lines, None);
    m_rows.resize(lines);
    for (size_t line = before; line < lines; ++line)
        m_rows[line] = quint32(line);
}

/// Nearly always of one of the last rows, so that next to nothing is moved.
void LineLinks::join(quint32 line, quint32 row)
{
    m_rows[line] = row;
    const auto behind = std::ranges::upper_bound(m_members, row, {}, [this](quint32 each) { return m_rows[each]; });
    m_members.insert(behind, line);
}

std::optional<quint32> LineLinks::parentOf(quint32 line) const
{
    const quint32 parent = m_parents[m_rows[line]];
    return parent == None ? std::nullopt : std::optional(m_rows[parent]);
}

std::span<const quint32> LineLinks::membersOf(quint32 line) const
{
    if (m_members.empty())
        return {};
    const auto found = std::ranges::equal_range(m_members, line, {}, [this](quint32 each) { return m_rows[each]; });
    return {found.begin(), found.end()};
}

} // namespace stemma
