// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/check/lostparents.h"

#include <numeric>

namespace stemma {

LostParents::LostParents(const LineIndex& index, bool comeBack)
    : m_index(index)
    , m_above(index.lines().size())
{
    std::iota(m_above.begin(), m_above.end(), 0);
    for (quint32 line = 0; line < m_above.size(); ++line) {
        const TranscriptLine& entry = index.lines()[line];
        const auto parent = entry.isRecord() ? index.storedParentOf(line) : std::nullopt;
        const bool isNamed = comeBack && entry.isRecord() && entry.flags.testFlag(RowFlag::HasParent);
        if (parent || isNamed)
            link(line, parent ? *parent : m_named.try_emplace(entry.parent, line).first->second);
    }
}

quint32 LostParents::topOf(quint32 line)
{
    while (m_above[line] != line)
        line = m_above[line] = m_above[m_above[line]];
    return line;
}

/// A circle that was there before stays open at one of its lines.
void LostParents::link(quint32 line, quint32 parent)
{
    const quint32 top = topOf(line);
    if (topOf(parent) != top)
        m_above[top] = parent;
}

void LostParents::addEntry(quint32 line, quint64 id, quint64 parent)
{
    if (const auto named = m_named.find(id); named != m_named.end())
        link(named->second, line);
    if (const auto known = parent != 0 ? m_index.lineOf(parent) : std::nullopt)
        link(line, *known);
    else if (parent != 0)
        link(line, m_named.try_emplace(parent, line).first->second);
}

std::optional<quint32> LostParents::before(quint32 line, quint32 end)
{
    const auto isSide = [this](quint32 one) { return m_index.lines()[one].flags.testFlag(RowFlag::SideChain); };
    while (end-- > 0) {
        if (m_index.isCounted(end) && isSide(end) == isSide(line) && topOf(end) != topOf(line))
            return end;
    }
    return {};
}

} // namespace stemma
