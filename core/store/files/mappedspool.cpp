// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/files/mappedspool.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <cstdlib>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/statvfs.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace stemma {

/// On the disk of the home folder: the one for temporary files is in memory on many systems.
static QString spoolFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) + u"/stemma"_s;
}

std::shared_ptr<MappedSpool> MappedSpool::make()
{
    QDir().mkpath(spoolFolder());
    QByteArray name = QFile::encodeName(spoolFolder() + u"/undo-XXXXXX"_s);
    fileio::Descriptor file(mkostemp(name.data(), O_CLOEXEC));
    if (!file.isOpen())
        return nullptr;
    unlink(name.constData());
    return std::shared_ptr<MappedSpool>(new MappedSpool(std::move(file)));
}

MappedSpool::~MappedSpool()
{
    for (const auto& [place, length] : m_maps)
        munmap(place, length);
}

bool MappedSpool::add(QByteArrayView bytes)
{
    // The journal and the store may be on the same disk, and need as much again each: what takes memory only because
    // the disk is nearly full is better than a change that is refused for it.
    constexpr qint64 Share = 4;
    struct statvfs disk {};
    if (fstatvfs(m_file.number(), &disk) != 0
        || qint64(disk.f_bavail) * qint64(disk.f_frsize) / Share < m_size + bytes.size()
        || lseek(m_file.number(), m_size, SEEK_SET) != m_size
        || !fileio::writeAll(m_file.number(), spoolFolder(), bytes.data(), bytes.size()))
        return false;
    m_size += bytes.size();
    return true;
}

QByteArray MappedSpool::mapped(qint64 offset, qint64 size)
{
    const qint64 before = offset % sysconf(_SC_PAGESIZE);
    const auto length = size_t(size + before);
    void* place = mmap(nullptr, length, PROT_READ, MAP_SHARED, m_file.number(), offset - before);
    if (place == MAP_FAILED)
        return {};
    m_maps.emplace_back(place, length);
    return QByteArray::fromRawData(static_cast<const char*>(place) + before, size);
}

} // namespace stemma
