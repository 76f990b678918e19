// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/files/fileio.h"

#include <QString>

namespace stemma {

/// A folder for copies that are needed for a while. Only this user can read it, and it goes with the object. It is
/// locked as long as the object lives, so that one that a killed program left behind is known for what it is. Any
/// thread.
class ScratchFolder
{
public:
    enum class Purpose : quint8 {
        Reading, ///< a database that cannot be read where it is
        Unpacking,
        Trial, ///< a store on which changes are tried out
    };

    explicit ScratchFolder(Purpose purpose);
    ~ScratchFolder(); ///< removes it with all that is in it
    Q_DISABLE_COPY_MOVE(ScratchFolder)

    [[nodiscard]] bool isValid() const { return m_lock.isOpen(); }
    [[nodiscard]] const QString& path() const { return m_path; } ///< also where it could not be made
    [[nodiscard]] QString filePath(const QString& name) const { return m_path + QLatin1Char('/') + name; }
    [[nodiscard]] const QString& errorString() const { return m_error; } ///< why it is not valid

    /// Removes those that programs left behind which were killed. Gives how many there were.
    static int dropAbandoned();

private:
    QString m_path;
    QString m_error;
    fileio::Descriptor m_lock; ///< of the folder itself
};

} // namespace stemma
