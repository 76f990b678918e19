// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace stemma {

/// A process that has a file open for writing, or holds a lock on it.
struct FileWriterProcess
{
    QString file;
    qint64 process = 0; ///< 0: not known
    QString name; ///< of the program; empty: not known
    bool operator==(const FileWriterProcess&) const = default;
};

/// Other programs that may write to one of these files. Knows of the user's own processes; of those of others only the
/// locks. Takes some milliseconds.
[[nodiscard]] QList<FileWriterProcess> writersOf(const QStringList& files);

} // namespace stemma
