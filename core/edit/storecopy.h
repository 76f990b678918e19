// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/store/files/filescript.h"
#include "core/store/files/scratchfolder.h"

#include <memory>

namespace stemma {

/// A private copy of a store, for trying changes out; below folder() it has the path that the store has. Links are
/// followed to files and left out where they lead to folders, so that nothing outside of the copy is reached through
/// it. Gone with the object. Any thread.
class StoreCopy
{
    Q_DISABLE_COPY_MOVE(StoreCopy)
public:
    /// Errors: Denied (more than @p mostBytes, or no room), Busy (it is written all the time), Cancelled.
    [[nodiscard]] static Result<std::unique_ptr<StoreCopy>> make(
        const QString& path, qint64 mostBytes, const JobControl& job);

    [[nodiscard]] const QString& path() const { return m_path; } ///< of the copied store
    [[nodiscard]] const QString& folder() const { return m_folder; } ///< canonical
    /// For what belongs to the trial and not to the store.
    [[nodiscard]] QString notesFolder() const { return m_dir.path() + u"/notes"; }
    /// That all that was copied of a store of files is as it was then.
    [[nodiscard]] const QList<FileGuard>& guards() const { return m_guards; }

private:
    explicit StoreCopy(QString original);
    [[nodiscard]] Result<> copy(qint64 mostBytes, const JobControl& job);
    [[nodiscard]] Result<> copyFile(const QString& file, const JobControl& job);

    ScratchFolder m_dir {ScratchFolder::Purpose::Trial};
    QString m_original; ///< canonical
    QString m_folder;
    QString m_path;
    QList<FileGuard> m_guards;
};

} // namespace stemma
