// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/files/fileio.h"

#include <QByteArrayList>
#include <QStringList>

#include <optional>

namespace stemma {

/// The names of what a change puts beside a store before it is recorded, in a file in the change's own folder. It is
/// locked as long as this object lives, so that nobody takes it for one that a crash left behind.
class ChangeNotes
{
public:
    /// Makes the folder. False: another program has it.
    [[nodiscard]] Result<bool> begin(const QString& folder);
    /// Of what will be written.
    [[nodiscard]] Result<> add(const QString& path);
    /// Of a copy that will be made of the file at @p path.
    [[nodiscard]] Result<> addCopy(const QString& copy, const QString& path);
    /// Makes a folder with those above it, and says how many of them were not there.
    [[nodiscard]] Result<qint32> makeFolder(const QString& folder);
    void dropMadeFolders(); ///< those that are empty
    void end(); ///< the lock goes

    /// Those of a change that a crash left. Its lock, as long as the object lives; not set: another program has it.
    [[nodiscard]] static std::optional<ChangeNotes> takeOver(const QString& folder);
    /// Removes what was put beside the store: what is new, and copies of what is there.
    void dropStaged() const;
    /// Removes the notes, and the folder where nothing else is in it.
    static void drop(const QString& folder);

private:
    QString m_path;
    fileio::Descriptor m_file;
    QStringList m_madeFolders; ///< the innermost first
    QByteArrayList m_noted; ///< by a program before: a folder's name ends with a slash, that of a copy is followed by
                            ///< an equals sign and the name of what it was made of
};

} // namespace stemma
