// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/diff/unifieddiff.h"

#include <span>
#include <vector>

namespace stemma {

/// What is known of a file from the changes made to it: the lines that they showed, in their places, and what became of
/// them. From it comes the one change that they make together. Texts are not copied: they have to stay alive.
class KnownLines
{
public:
    /// Nothing is known yet of a file that is there.
    KnownLines();
    /// A file that is not there, so that all of it will be known.
    [[nodiscard]] static KnownLines ofNoFile();

    /// The hunks of one change. False, and nothing happens: what they say was there is not what is known.
    [[nodiscard]] bool apply(std::span<const diff::Hunk> hunks);
    /// Replaces a piece of text in the one place where it is known; @p texts keeps the lines that it makes. False, and
    /// nothing happens: it is not known where, or there are several places.
    [[nodiscard]] bool replace(QStringView before, QStringView after, std::vector<QString>& texts);
    /// The whole of the new content. False: it is not known what was there.
    [[nodiscard]] bool setContent(std::span<const diff::Hunk> content);
    /// The file goes, whose lines were taken away before. False, and nothing happens: it still has some.
    [[nodiscard]] bool removeFile();

    [[nodiscard]] bool isWholeKnown() const;
    [[nodiscard]] QString text() const; ///< what is there now; of use where all is known
    [[nodiscard]] QString textBefore() const; ///< the same of what was there before the first change
    [[nodiscard]] bool hadFile() const { return m_hadFile; } ///< before the first change
    [[nodiscard]] bool hasFile() const { return m_hasFile; } ///< now

    /// The change from what was there first to what is there now.
    [[nodiscard]] std::vector<diff::Hunk> hunks() const;

private:
    struct Entry
    {
        enum class Kind : quint8 {
            Gap, ///< unknown lines that stayed as they were
            Kept,
            Inserted,
            Deleted,
        };
        Kind kind = Kind::Kept;
        bool isEnd = false; ///< the file ends in this line, without a line end
        qint64 count = 1; ///< of lines; only gaps have several
        QStringView text; ///< with the CR, if there is one

        [[nodiscard]] bool isNow() const { return kind != Kind::Deleted; }
        [[nodiscard]] bool wasBefore() const { return kind != Kind::Inserted; }
    };
    using Entries = std::vector<Entry>;
    /// Some entries in a row, so that a change moves few of them.
    struct Block
    {
        Entries entries;
        qint64 lines = 0; ///< that are there now
    };
    /// A line of a hunk, and whether the file ends in it.
    struct HunkLine
    {
        diff::Line::Kind kind;
        Entry entry;
    };

    class HunkBuilder;

    [[nodiscard]] static std::vector<HunkLine> linesOf(const diff::Hunk& hunk);
    [[nodiscard]] static qint64 firstLine(const diff::Hunk& hunk);
    [[nodiscard]] bool fits(qint64 first, std::span<const HunkLine> lines) const;
    void removeLines();
    void put(qint64 first, std::span<const HunkLine> lines);
    [[nodiscard]] size_t blockAt(qint64 line, qint64& before) const;
    void setBlocks(size_t from, size_t end, Entries entries);
    template<typename Visit> void visitNow(qint64 from, Visit visit) const;

    std::vector<Block> m_blocks;
    bool m_hadFile = true;
    bool m_hasFile = true;
};

} // namespace stemma
