// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QMap>

namespace stemma::filetree {

using Files = QMap<QString, QByteArray>;

/// All files below @p folder with their bytes, hidden ones too.
inline Files filesIn(const QString& folder)
{
    Files files;
    QDirIterator it(folder, QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        QFile file(it.next());
        if (file.open(QIODevice::ReadOnly))
            files.insert(QDir(folder).relativeFilePath(file.fileName()), file.readAll());
    }
    return files;
}

/// A copy that can be written to, whatever may be done to the original.
inline bool copyFile(const QString& from, const QString& to)
{
    return QFile::copy(from, to) && QFile::setPermissions(to, QFile::ReadOwner | QFile::WriteOwner);
}

/// The same of a folder.
inline bool copyTree(const QString& from, const QString& to)
{
    const Files files = filesIn(from);
    for (auto file = files.cbegin(); file != files.cend(); ++file) {
        const QString path = to + QLatin1Char('/') + file.key();
        QFile target(path);
        if (!QDir().mkpath(QFileInfo(path).path()) || !target.open(QIODevice::WriteOnly)
            || target.write(file.value()) != file.value().size())
            return false;
    }
    return !files.isEmpty();
}

} // namespace stemma::filetree
