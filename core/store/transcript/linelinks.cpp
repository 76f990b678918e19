// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/linelinks.h"

#include "core/store/transcript/lineindex.h"

#include <algorithm>
#include <numeric>

namespace stemma {

void LineLinks::extend(const LineIndex& index, bool holds)
{
    const std::vector<TranscriptLine>& lines = index.lines();
    bool isKept = holds && m_linker && m_linked <= lines.size();
    for (size_t line = m_linked; isKept && line < lines.size(); ++line)
        isKept = !index.isCounted(quint32(line)) || m_linker->holdsWith(lines[line].id);
    if (!isKept) {
        clear();
        m_linker = index.codec().linker(index, *this);
    }
    if (!m_linker)
        return;
    const size_t before = m_rows.size();
    m_parents.resize(lines.size(), None);
    m_rows.resize(lines.size());
    std::iota(m_rows.begin() + ptrdiff_t(before), m_rows.end(), quint32(before));
    for (; m_linked < lines.size(); ++m_linked) {
        if (index.isCounted(quint32(m_linked)))
            m_linker->add(quint32(m_linked));
    }
}

void LineLinks::forgetBehind(size_t lines)
{
    if (m_linked > lines)
        m_linker.reset();
}

void LineLinks::clear()
{
    m_linker.reset();
    m_linked = 0;
    m_rows.clear();
    m_parents.clear();
    m_members.clear();
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
