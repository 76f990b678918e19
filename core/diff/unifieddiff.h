// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>

#include <vector>

/// Unified diffs as tools and agents write them: git's headers, plain diff -u, or hunks alone.
namespace stemma::diff {

/// A piece of a line, in UTF-16 units.
struct Range
{
    int start = 0;
    int length = 0;

    bool operator==(const Range&) const = default;
};

/// What stands behind a line with which a file ends, where that line has no end.
constexpr QStringView NoLineEnd = u"\\ No newline at end of file";

struct Line
{
    enum class Kind : quint8 {
        Context,
        Added,
        Removed,
        Note, ///< "\ No newline at end of file", "Binary files differ", anything else between hunks
    };
    Kind kind = Kind::Context;
    int oldNumber = 0; ///< 0: the line is not on that side
    int newNumber = 0;
    bool endsWithReturn = false; ///< the file's line ends with CR LF; its CR follows `text` in the parsed text
    QStringView text; ///< without the sign and the line end; points into the parsed text

    bool operator==(const Line&) const = default;
};

struct Hunk
{
    int oldStart = 0;
    int oldCount = 0;
    int newStart = 0;
    int newCount = 0;
    QStringView section; ///< what follows the second "@@"
    std::vector<Line> lines;

    /// It has the lines that its head counts, and nothing beside them that looks like more.
    [[nodiscard]] bool isWhole() const;
};

struct File
{
    QString oldPath; ///< without "a/"; empty for a new file
    QString newPath; ///< without "b/"; empty for a deleted file
    int added = 0;
    int removed = 0;
    bool binary = false;
    bool isRename = false; ///< as git says it; another name alone is none
    bool isCopy = false;
    QStringView oldMode; ///< as git writes it, e.g. "100644"; empty: not given
    QStringView newMode;
    QStringView source; ///< the lines that the file was read from
    std::vector<Line> notes; ///< lines of the header worth reading: renames, modes, binary
    std::vector<Hunk> hunks;

    /// It says which file it changes and how: there are hunks, and all are whole, or git's words say all.
    [[nodiscard]] bool isWhole() const;
    [[nodiscard]] const QString& path() const { return newPath.isEmpty() ? oldPath : newPath; }
};

/// Views in the answer point into @p text, which must stay alive. Never fails: what is no diff gives
/// files with notes only, and a hunk that ends early keeps the lines it has.
[[nodiscard]] std::vector<File> parseUnified(QStringView text);

/// The same diff with counts in the heads of its hunks that fit their lines, as "git apply --recount" takes it: a hunk
/// ends where a line begins none of its own, or another file's head.
[[nodiscard]] QString recounted(QStringView text);

struct WordChanges
{
    QList<Range> removed;
    QList<Range> added;
};

/// The words that differ between a removed line and the added line that replaces it. Empty where the
/// lines have so little in common that marking words would mark all.
[[nodiscard]] WordChanges changedWords(QStringView removed, QStringView added);

/// For each line of @p hunk the changed words within it; lines without a partner stay unmarked. The
/// n-th removed line of a block of changes is replaced by its n-th added line.
[[nodiscard]] std::vector<QList<Range>> changedWords(const Hunk& hunk);

} // namespace stemma::diff
