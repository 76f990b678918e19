// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/conversation/toolcallindex.h"

#include "core/store/json/hashorder.h"

#include <algorithm>

namespace stemma {

void ToolCallIndex::add(quint32 record, std::span<const ToolMark> tools)
{
    m_isSorted = m_isSorted && tools.empty();
    for (const ToolMark& tool : tools)
        m_marks.push_back({tool.id, record, tool.isResult, tool.failed});
}

void ToolCallIndex::dropFrom(quint32 record)
{
    std::erase_if(m_marks, [record](const Mark& mark) { return mark.record >= record; });
}

void ToolCallIndex::sort() const
{
    if (!m_isSorted)
        sortByHash(m_marks, &Mark::id);
    m_isSorted = true;
}

std::span<const ToolCallIndex::Mark> ToolCallIndex::of(quint64 id) const
{
    sort();
    const auto range = std::ranges::equal_range(m_marks, id, {}, &Mark::id);
    return {range.begin(), range.end()};
}

} // namespace stemma
