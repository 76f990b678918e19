// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/transcript/lineindex.h"

#include <unordered_map>

namespace stemma {

/// Which entries come from one whose parent is missing: none of them can become its parent, or the parents would form
/// a circle. Holds 4 bytes a line. One thread.
class LostParents
{
public:
    /// The index must outlive it. @p comeBack: a repair puts another entry in the place of a missing one, so that all
    /// that name it as their parent follow it; else each gets a parent of its own.
    LostParents(const LineIndex& index, bool comeBack);

    /// A line that was no entry becomes one. @p parent: the hash of its id; 0: it has none.
    void addEntry(quint32 line, quint64 id, quint64 parent);
    /// The nearest line before @p line, or before @p end where that was none, with an entry that does not come from it.
    [[nodiscard]] std::optional<quint32> before(quint32 line, quint32 end);
    /// The entry of a line, or the missing one that it names, gets this parent.
    void link(quint32 line, quint32 parent);

private:
    [[nodiscard]] quint32 topOf(quint32 line);

    const LineIndex& m_index;
    std::vector<quint32> m_above; ///< a line that each comes from; itself: its parent is missing, or it has none
    std::unordered_map<quint64, quint32> m_named; ///< the first line that names a missing entry, by the hash of its id
};

} // namespace stemma
