// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/files/filechanges.h"

#include <QMap>

#include <vector>

namespace stemma {

/// Makes one change of files out of several that were carried out one after the other on a copy of them. What they
/// left of the files comes from the files themselves, what is new from the copy.
class FileComposer
{
public:
    /// @p copy, @p original: the folders that correspond to each other, canonical.
    FileComposer(QString copy, QString original)
        : m_copy(std::move(copy))
        , m_original(std::move(original))
    {
    }

    /// A change that was just carried out on the copy.
    void take(const FileScript& script, const FileChanges& changes);
    /// What makes the originals what the copy is now; without guards.
    [[nodiscard]] FileScript script() const;
    /// Of a path of the copy.
    [[nodiscard]] QString originalOf(const QString& path) const;

private:
    /// A run of bytes of a file of the copy.
    struct Run
    {
        QString from; ///< the original they are in; empty: they are new
        qint64 offset = 0; ///< there
        qint64 length = 0;
    };
    struct File
    {
        bool wasThere = false;
        bool isThere = false;
        std::vector<Run> runs;
        qint64 sizeBefore = 0; ///< of the original
        QString like;
        qint64 mtimeNs = -1;
        bool allowOpenWriters = true;
    };

    [[nodiscard]] File& fileAt(const QString& path, qint64 size);
    static void replace(File& file, qint64 offset, qint64 length, qint64 newLength);
    [[nodiscard]] FileContent contentOf(const QString& path, const File& file) const;
    [[nodiscard]] QList<FileSplice> splicesOf(const QString& path, const File& file) const;

    QString m_copy;
    QString m_original;
    QMap<QString, File> m_files; ///< by their paths in the copy
};

} // namespace stemma
