// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/store/files/filescript.h"

#include <optional>

namespace stemma {

/// What a step does to its file, with what it takes to take it back and to see how far it came.
struct StagedChange
{
    FileStep::Kind kind = FileStep::Kind::Change;
    QString path; ///< of the file itself, where a link led to it
    QString to; ///< Rename
    /// Beside the file or in the change's own folder: what is to come, until it is there. Of an append only that.
    QString staged;
    QString old; ///< the file as it was, or of a cut what is cut off; empty: not needed
    bool keepsOld = false; ///< `old` is used to undo it; else it is removed when the change is settled
    bool isInPlace = false; ///< appended to, or cut
    qint32 folders = 0; ///< above the file. Create: made for it; Remove: to go with it, where they are empty then
    qint64 sizeBefore = -1; ///< negative: there was no file
    qint64 sizeAfter = -1;
    qint64 mtimeBefore = -1;
    QList<FileRange> before; ///< what is touched
    QList<FileRange> after; ///< where that is afterwards
    QList<FileContent> replaced; ///< the bytes of `before`

    [[nodiscard]] bool isAppend() const { return isInPlace && sizeAfter > sizeBefore; }
    bool operator==(const StagedChange&) const = default;
};

/// A change of files as it was staged: the record in the journal. Undoing it is a change in turn.
class FileChanges
{
public:
    QList<StagedChange> list;
    qint64 keptBytes = 0; ///< of files beside the journal

    [[nodiscard]] QByteArray toBytes() const;
    /// No value: these are not the bytes of toBytes().
    [[nodiscard]] static std::optional<FileChanges> fromBytes(const QByteArray& bytes);

    /// What takes it back. Its guards hold as long as nobody changed what this change wrote.
    [[nodiscard]] FileScript inverse() const;

    bool operator==(const FileChanges&) const = default;
};

/// How far a change came, by the file itself.
enum class FileState : quint8 {
    Before,
    After,
    Torn, ///< partly written; the rest is in `staged` or `old`
    Other, ///< somebody else changed it
};
[[nodiscard]] FileState stateOf(const StagedChange& change);

/// Errc::Conflict: somebody else changed it after this program did.
[[nodiscard]] Result<> canRollBack(const StagedChange& change);
/// Puts one file back; does nothing where nothing happened yet. Can be cut short and called again.
/// Errc::Conflict: somebody else changed it.
[[nodiscard]] Result<> rollBack(const StagedChange& change, const JobControl& job);
/// Removes what is not needed any more once it is known what became of the change.
void dropStaged(const StagedChange& change, bool wasMade);
/// Removes the folders that files left empty: those that were made for them; those below the folder that all removed
/// files share; those that a renamed file does not stand in any more. The agent's own folders stay.
void dropEmptied(const QList<StagedChange>& changes);

/// Whether an interrupted change can be finished, or undone: all of it or nothing. Errc::NotFound: a folder that it
/// neither made nor removed is not there, so what is missing from it says nothing. Errc::Conflict: somebody else
/// changed a file that would have to be put back.
[[nodiscard]] Result<> canSettle(const QList<StagedChange>& changes, bool wasMade);

} // namespace stemma
