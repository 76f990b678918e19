// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/base/result.h"
#include "core/store/files/storechange.h"

#include <QDeadlineTimer>
#include <QStringList>

namespace stemma {

/// The files of a store that keeps many small ones, told apart by their names, sizes and times together. One thread.
class WatchedFiles
{
public:
    enum class Depth : quint8 { Folder, WholeTree };

    /// @p folders: those that hold the files, or single files; existing or not. @p names: patterns, such as "*.json".
    WatchedFiles(QStringList folders, QStringList names, Depth depth);

    /// Looks again, seldom where that takes long: a tenth of the time at most. Errors: Errc::Cancelled; then nothing
    /// was noticed yet.
    [[nodiscard]] Result<StoreChange> poll(const JobControl& job = {});
    [[nodiscard]] quint64 revision() const { return m_revision; } ///< rises with each change that was noticed
    [[nodiscard]] qint64 bytes() const { return m_seen.bytes; }
    /// Absolute, by name. Of a tree none of its folders' folders.
    [[nodiscard]] QStringList files() const;
    [[nodiscard]] bool contains(const QString& path) const;

private:
    struct Seen
    {
        size_t stamp = 0;
        qint64 bytes = 0;
        qint64 count = 0;
    };
    [[nodiscard]] Seen look(const JobControl& job) const; ///< of part of them when it was cancelled

    QStringList m_folders;
    QStringList m_names;
    Depth m_depth;
    Seen m_seen;
    quint64 m_revision = 1;
    QDeadlineTimer m_lookAgain;
};

/// The files of a folder with such names, as paths, by name.
[[nodiscard]] QStringList filesNamed(const QString& folder, const QStringList& names);
/// All of a small file. One that is being written is shorter than it will be, which its reader sees.
[[nodiscard]] Result<QByteArray> readSmallFile(const QString& path);
/// A range of it; a negative @p length: to its end; at most @p most bytes, negative: all.
[[nodiscard]] Result<QByteArray> readRange(const QString& path, qint64 offset, qint64 length, qint64 most);

} // namespace stemma
