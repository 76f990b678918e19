// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/files/changenotes.h"
#include "core/store/files/filechanges.h"
#include "core/store/files/fileio.h"

#include <vector>

namespace stemma {

/// Carries out a FileScript in two steps, so that its record can be kept in between: stage() writes everything that is
/// new under temporary names, commit() puts it into place. Every step of commit() can be seen from the files
/// afterwards, so that after a crash at any moment settle() can finish or undo the change.
///
/// Errors: Conflict (a file is not as it was when the change was planned or made), Busy (another program has it open
/// for writing), ReadOnly, Denied (no room), NotFound. After an error all files are as they were. One thread.
class FileTransaction
{
    Q_DISABLE_COPY_MOVE(FileTransaction)
public:
    /// @p folder: of this change alone, made by stage(). What has to be kept to take the change back stays in it.
    FileTransaction(const FileScript& script, QString folder, const JobControl& job);
    ~FileTransaction(); ///< drops what was staged, where commit() was not called

    [[nodiscard]] Result<> stage();
    [[nodiscard]] const FileChanges& changes() const { return m_changes; }
    [[nodiscard]] Result<> commit();
    /// After commit(): drops what was needed until now. Without it, or after a crash, settle() does it.
    void finish();
    /// After commit(), where what belongs to it failed.
    [[nodiscard]] Result<> undo();

    /// What became of a change that a crash cut short after it was staged: whether it was made. What was made in part
    /// is undone. @p known: what is known from elsewhere. Errc::Busy: it is being made right now.
    [[nodiscard]] static Result<bool> settle(
        const FileChanges& changes, const QString& folder, std::optional<bool> known, const JobControl& job);
    /// Removes what a crash left of a change before anything was recorded, and so before any file was touched.
    static void dropUnrecorded(const QString& folder);

private:
    struct Target
    {
        fileio::Descriptor file;
        fileio::Status status;
        bool allowOpenWriters = false;
    };

    [[nodiscard]] Result<> checkTargets() const;
    [[nodiscard]] Result<> stageStep(const FileStep& step);
    [[nodiscard]] Result<> stageCreate(const FileStep& step, StagedChange& change);
    [[nodiscard]] Result<> stageChange(const FileStep& step, StagedChange& change, int source);
    [[nodiscard]] Result<> stageInPlace(const FileStep& step, StagedChange& change, int source);
    [[nodiscard]] Result<> stageNew(const FileStep& step, StagedChange& change);
    [[nodiscard]] Result<> keepOld(StagedChange& change);
    [[nodiscard]] Result<> commitStep(const StagedChange& change, qint64 mtimeNs);
    [[nodiscard]] Result<> commitInPlace(const StagedChange& change, qint64 mtimeNs);

    const FileScript& m_script;
    QString m_folder;
    const JobControl& m_job;
    FileChanges m_changes;
    std::vector<Target> m_targets; ///< locked until the end, so that two of these programs do not meet
    ChangeNotes m_notes;
    bool m_isStaged = false;
    qsizetype m_begun = 0; ///< steps of commit()
};

} // namespace stemma
