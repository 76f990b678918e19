// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtTypes>

#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace stemma {

/// How the lines of a tree make rows, for formats whose messages span several lines, or whose lines hang together
/// otherwise than their parents tell. Holds 8 bytes a line, and 4 for each that does not begin a row. Empty: each line
/// is a row of its own, behind that of its parent.
class LineLinks
{
public:
    static constexpr quint32 None = std::numeric_limits<quint32>::max();

    LineLinks() = default;
    /// @p rows: by line, the line that begins its row. @p parents: by line that begins a row, one of the row before it,
    /// or None.
    LineLinks(std::vector<quint32> rows, std::vector<quint32> parents);

    [[nodiscard]] bool isEmpty() const { return m_rows.empty(); }
    /// The line that begins the row of this one.
    [[nodiscard]] quint32 rowOf(quint32 line) const { return m_rows.empty() ? line : m_rows[line]; }
    /// The line that begins the row before that of this one. Not for empty links.
    [[nodiscard]] std::optional<quint32> parentOf(quint32 line) const;
    /// The further lines of the row that a line begins, in the order of the file.
    [[nodiscard]] std::span<const quint32> membersOf(quint32 line) const;

private:
    std::vector<quint32> m_rows;
    std::vector<quint32> m_parents;
    std::vector<quint32> m_members; ///< sorted by row, then by line
};

} // namespace stemma
