// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/growinglinks.h"

#include "core/store/transcript/lineindex.h"

namespace stemma {

void GrowingLinks::extend(const LineIndex& index, bool holds)
{
    const std::vector<TranscriptLine>& lines = index.lines();
    bool isKept = holds && m_linker && m_linked <= lines.size();
    for (size_t line = m_linked; isKept && line < lines.size(); ++line)
        isKept = !index.isCounted(quint32(line)) || m_linker->holdsWith(lines[line].id);
    if (!isKept) {
        m_links = {};
        m_linker = index.codec().linker(index, m_links);
        m_linked = 0;
    }
    if (!m_linker)
        return;
    m_links.resize(lines.size());
    for (; m_linked < lines.size(); ++m_linked) {
        if (index.isCounted(quint32(m_linked)))
            m_linker->add(quint32(m_linked));
    }
}

void GrowingLinks::forgetBehind(size_t lines)
{
    if (m_linked > lines)
        m_linker.reset();
}

void GrowingLinks::clear()
{
    m_linker.reset();
    m_links = {};
    m_linked = 0;
}

} // namespace stemma
