// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/linelinks.h"

#include <algorithm>

namespace stemma {

LineLinks::LineLinks(std::vector<quint32> rows, std::vector<quint32> parents)
    : m_rows(std::move(rows))
    , m_parents(std::move(parents))
{
    for (quint32 line = 0; line < m_rows.size(); ++line) {
        if (m_rows[line] != line)
            m_members.push_back(line);
    }
    std::ranges::stable_sort(m_members, {}, [this](quint32 line) { return m_rows[line]; });
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
