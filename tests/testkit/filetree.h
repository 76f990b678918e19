// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
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

/// The bytes of a file; none where it cannot be read.
inline QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Whether it could be written; folders are made.
inline bool writeFile(const QString& path, const QByteArray& bytes, QIODevice::OpenMode mode = QIODevice::WriteOnly)
{
    QFile file(path);
    return QDir().mkpath(QFileInfo(path).path()) && file.open(mode) && file.write(bytes) == bytes.size();
}

/// The same where a test cannot go on without the file.
inline void mustWriteFile(const QString& path, const QByteArray& bytes)
{
    if (!writeFile(path, bytes))
        qFatal("cannot write %s", qPrintable(path));
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
