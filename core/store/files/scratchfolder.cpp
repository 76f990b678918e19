// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/files/scratchfolder.h"

#include "core/store/files/cachefile.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <cerrno>
#include <cstdlib>
#include <cstring>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr auto AllPurposes
    = {ScratchFolder::Purpose::Reading, ScratchFolder::Purpose::Unpacking, ScratchFolder::Purpose::Trial};
const QString RandomEnd = u"XXXXXX"_s;

/// The path without its random end.
QString beginningOf(ScratchFolder::Purpose purpose)
{
    switch (purpose) {
    case ScratchFolder::Purpose::Reading:
        return QDir::tempPath() + "/stemma-read-"_L1;
    case ScratchFolder::Purpose::Unpacking:
        return QDir::tempPath() + CacheFile::FleetingFolder;
    case ScratchFolder::Purpose::Trial:
        break;
    }
    // On the disk of the home folder: a store may be larger than what is kept in memory.
    return QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) + "/stemma/trial-"_L1;
}

/// The folder, locked; not open where another program has it, or where it is gone meanwhile.
fileio::Descriptor lockedFolder(const QByteArray& path)
{
    fileio::Descriptor folder(open(path.constData(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
    struct stat held {};
    struct stat named {};
    const bool isOurs = folder.isOpen() && flock(folder.number(), LOCK_EX | LOCK_NB) == 0
        && fstat(folder.number(), &held) == 0 && stat(path.constData(), &named) == 0 && held.st_ino == named.st_ino
        && held.st_dev == named.st_dev && held.st_uid == getuid();
    return isOurs ? std::move(folder) : fileio::Descriptor();
}

} // namespace

ScratchFolder::ScratchFolder(Purpose purpose)
    : m_path(beginningOf(purpose) + RandomEnd)
{
    QDir().mkpath(QFileInfo(m_path).path());
    // Whoever clears up may take a folder for an abandoned one in the moment before it is locked.
    constexpr int MostTries = 10;
    for (int tried = 0; tried < MostTries && !isValid(); ++tried) {
        QByteArray name = QFile::encodeName(beginningOf(purpose) + RandomEnd);
        if (!mkdtemp(name.data())) {
            m_error = QString::fromLocal8Bit(std::strerror(errno));
            return;
        }
        m_lock = lockedFolder(name);
        m_path = QFile::decodeName(name);
    }
    if (!isValid())
        m_error = QString::fromLocal8Bit(std::strerror(EBUSY));
}

ScratchFolder::~ScratchFolder()
{
    if (isValid())
        QDir(m_path).removeRecursively();
}

int ScratchFolder::dropAbandoned()
{
    int dropped = 0;
    for (const Purpose purpose : AllPurposes) {
        const QFileInfo beginning(beginningOf(purpose));
        const QDir folder(beginning.path());
        const QStringList names
            = folder.entryList({beginning.fileName() + u"??????"_s}, QDir::Dirs | QDir::Hidden | QDir::NoSymLinks);
        for (const QString& name : names) {
            const fileio::Descriptor lock = lockedFolder(QFile::encodeName(folder.filePath(name)));
            dropped += lock.isOpen() && QDir(folder.filePath(name)).removeRecursively() ? 1 : 0;
        }
    }
    return dropped;
}

} // namespace stemma
