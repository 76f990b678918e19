// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/sessionfiles/fileondisk.h"

#include "core/base/contenthasher.h"
#include "core/filechanges/patchexport.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace stemma {

namespace {

constexpr qint64 PieceBytes = 1024 * 1024;

std::optional<ContentId> contentOf(const QString& path, const JobControl& job)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    ContentHasher hasher;
    while (!job.isCancelled()) {
        const QByteArray piece = file.read(PieceBytes);
        if (piece.isEmpty())
            break;
        hasher.add(piece);
    }
    return file.error() == QFileDevice::NoError ? std::optional(hasher.result()) : std::nullopt;
}

} // namespace

QString pathOnDisk(const QString& path, const QString& folder)
{
    if (folder.isEmpty() || !isInsideFolder(path))
        return {};
    const QString full = QDir(folder).filePath(path);
    const QString real = QFileInfo(full).canonicalFilePath(); // empty: it is not there
    const QString root = QDir(folder).canonicalPath();
    const bool leadsOut = !real.isEmpty() && !real.startsWith(root.endsWith(u'/') ? root : root + u'/');
    return leadsOut ? QString() : full;
}

FileOnDisk lookOnDisk(const SessionFile& file, const QString& folder, const JobControl& job)
{
    const QString path = pathOnDisk(file.path, folder);
    if (path.isEmpty())
        return {.state = FileOnDisk::State::Outside, .modified = {}};
    const QFileInfo info(path);
    if (!info.exists())
        return {.state = info.isSymLink() ? FileOnDisk::State::Unreadable : FileOnDisk::State::Missing, .modified = {}};
    if (!info.isFile() || !info.isReadable())
        return {.state = FileOnDisk::State::Unreadable, .modified = {}};
    FileOnDisk found {.size = info.size(), .modified = timeFromMs(info.lastModified().toMSecsSinceEpoch())};
    if (!file.contents.empty()) {
        const auto content = contentOf(path, job);
        found.state = !content                           ? FileOnDisk::State::Unreadable
            : *content == file.contents.back().contentId ? FileOnDisk::State::Same
                                                         : FileOnDisk::State::Changed;
        return found;
    }
    const std::optional<Time> last = file.lastUse();
    found.state = last && *found.modified <= *last ? FileOnDisk::State::NotModified : FileOnDisk::State::Modified;
    return found;
}

} // namespace stemma
