// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/files/heldfiles.h"

#include <QFile>

#include <algorithm>
#include <climits>
#include <map>
#include <mutex>
#include <vector>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace stemma::heldfiles {

namespace {

struct Parked
{
    FileKey file;
    int fd = -1;
    bool inUse = false;
};

struct Held
{
    int connections = 0;
    std::vector<Parked> parked;
};

struct Register
{
    std::mutex mutex;
    std::map<FileKey, Held> databases;
};

Register& theRegister()
{
    static Register instance;
    return instance;
}

FileKey keyFrom(const struct stat& info)
{
    return {quint64(info.st_dev), quint64(info.st_ino)};
}

FileKey keyAt(const QByteArray& path)
{
    struct stat info = {};
    return ::stat(path.constData(), &info) == 0 ? keyFrom(info) : FileKey();
}

/// The database that is held and to which the file belongs. With the lock held.
auto heldWith(std::map<FileKey, Held>& databases, FileKey file, const QByteArray& path)
{
    constexpr QByteArrayView Ending("-shm");
    const auto own = databases.find(file);
    return own == databases.end() && path.endsWith(Ending) ? databases.find(keyAt(path.chopped(Ending.size()))) : own;
}

/// By which a descriptor was opened, or another name that the file has now.
QByteArray pathOf(int descriptor)
{
    const QByteArray link = "/proc/self/fd/" + QByteArray::number(descriptor);
    QByteArray path(PATH_MAX, '\0');
    path.resize(qMax<ssize_t>(0, ::readlink(link.constData(), path.data(), size_t(path.size()))));
    return path;
}

int openAny(const QString& path)
{
    return ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
}

int reuse(Held& held, FileKey file)
{
    for (Parked& parked : held.parked) {
        if (parked.file != file || parked.inUse || (::fcntl(parked.fd, F_GETFL) & O_ACCMODE) != O_RDONLY)
            continue;
        parked.inUse = true;
        return parked.fd;
    }
    return -1;
}

void park(Held& held, FileKey file, int fd)
{
    ::flock(fd, LOCK_UN); // which is this descriptor's own
    const auto known = std::ranges::find(held.parked, fd, &Parked::fd);
    if (known != held.parked.end())
        known->inUse = false;
    else
        held.parked.push_back({file, fd, false});
}

} // namespace

void hold(FileKey database)
{
    Register& reg = theRegister();
    const std::scoped_lock lock(reg.mutex);
    ++reg.databases[database].connections;
}

void release(FileKey database)
{
    Register& reg = theRegister();
    const std::scoped_lock lock(reg.mutex);
    const auto held = reg.databases.find(database);
    if (--held->second.connections > 0)
        return;
    for (const Parked& parked : held->second.parked) {
        // One in use is closed by its user, who finds no connection any more.
        if (!parked.inUse)
            ::close(parked.fd);
    }
    reg.databases.erase(held);
}

int open(const QString& path)
{
    Register& reg = theRegister();
    {
        const std::scoped_lock lock(reg.mutex);
        const QByteArray name = QFile::encodeName(path);
        const FileKey file = reg.databases.empty() ? FileKey() : keyAt(name);
        const auto held = file.isNull() ? reg.databases.end() : heldWith(reg.databases, file, name);
        const int fd = held == reg.databases.end() ? -1 : reuse(held->second, file);
        if (fd >= 0)
            return fd;
    }
    return openAny(path);
}

int open(const QString& path, FileKey file, FileKey database)
{
    Register& reg = theRegister();
    {
        const std::scoped_lock lock(reg.mutex);
        const auto held = reg.databases.find(database);
        const int fd = held == reg.databases.end() || file.isNull() ? -1 : reuse(held->second, file);
        if (fd >= 0)
            return fd;
    }
    return openAny(path);
}

void close(int descriptor)
{
    Register& reg = theRegister();
    const std::scoped_lock lock(reg.mutex);
    struct stat info = {};
    const bool isKnown = !reg.databases.empty() && ::fstat(descriptor, &info) == 0;
    const auto held = isKnown ? heldWith(reg.databases, keyFrom(info), pathOf(descriptor)) : reg.databases.end();
    if (held == reg.databases.end())
        ::close(descriptor);
    else
        park(held->second, keyFrom(info), descriptor);
}

void close(int descriptor, FileKey file, FileKey database)
{
    Register& reg = theRegister();
    const std::scoped_lock lock(reg.mutex);
    const auto held = reg.databases.find(database);
    if (held == reg.databases.end())
        ::close(descriptor);
    else
        park(held->second, file, descriptor);
}

} // namespace stemma::heldfiles
