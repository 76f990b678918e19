// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtClassHelperMacros>
#include <QtTypes>

#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace stemma {

class LineIndex;

/// Makes the links of a transcript line by line, as it grows (TranscriptCodec::linker()). One thread.
class LineLinker
{
public:
    LineLinker() = default;
    virtual ~LineLinker() = default;
    Q_DISABLE_COPY_MOVE(LineLinker)

    /// The next entry, in the order of the file. The links have room for it.
    virtual void add(quint32 line) = 0;
    /// False: with a line of this id the links made so far would be others, so that they have to be made anew.
    [[nodiscard]] virtual bool holdsWith(quint64 id) const = 0;
};

/// How the lines of a tree make rows, for formats whose messages span several lines, or whose lines hang together
/// otherwise than their parents tell. Holds 8 bytes a line, and 4 for each that does not begin a row. Empty: each line
/// is a row of its own, behind that of its parent.
class LineLinks
{
public:
    static constexpr quint32 None = std::numeric_limits<quint32>::max();

    LineLinks() = default;
    Q_DISABLE_COPY_MOVE(LineLinks) // the linker holds on to them

    /// Links the lines that are new in the index, by its format's linker; all of them where @p holds is false (lines
    /// that were linked already are others now), or where new ones change the links of those before them.
    void extend(const LineIndex& index, bool holds);
    void forgetBehind(size_t lines); ///< lines from there on are gone
    void clear();

    // For the linker:
    /// The row that a line begins is behind that of another line, or of None.
    void setParent(quint32 line, quint32 parent) { m_parents[line] = parent; }
    /// The line, which is behind all lines that were joined so far, is part of the row that another one begins.
    void join(quint32 line, quint32 row);

    [[nodiscard]] bool isEmpty() const { return m_rows.empty(); }
    /// The line that begins the row of this one.
    [[nodiscard]] quint32 rowOf(quint32 line) const { return m_rows.empty() ? line : m_rows[line]; }
    /// The line that begins the row before that of this one. Not for empty links.
    [[nodiscard]] std::optional<quint32> parentOf(quint32 line) const;
    /// The further lines of the row that a line begins, in the order of the file.
    [[nodiscard]] std::span<const quint32> membersOf(quint32 line) const;

private:
    std::unique_ptr<LineLinker> m_linker; ///< null: there are no links
    size_t m_linked = 0; ///< lines that it was given
    std::vector<quint32> m_rows;
    std::vector<quint32> m_parents;
    std::vector<quint32> m_members; ///< sorted by row, then by line
};

} // namespace stemma
