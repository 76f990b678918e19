// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/sqlite/readhook.h"

#include <QFile>

#include <utility>

#include <dlfcn.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

namespace stemma::readhook {

namespace {

struct stat s_file {};
std::function<void()> s_work;

void look(int fd)
{
    struct stat status {};
    if (s_work && fstat(fd, &status) == 0 && status.st_ino == s_file.st_ino && status.st_dev == s_file.st_dev)
        std::exchange(s_work, {})();
}

} // namespace

void beforeRead(const QString& path, std::function<void()> work)
{
    s_work = stat(QFile::encodeName(path).constData(), &s_file) == 0 ? std::move(work) : std::function<void()>();
}

} // namespace stemma::readhook

extern "C" ssize_t pread(int fd, void* target, size_t size, off_t offset)
{
    static auto* const real = reinterpret_cast<ssize_t (*)(int, void*, size_t, off_t)>(dlsym(RTLD_NEXT, "pread"));
    stemma::readhook::look(fd);
    return real(fd, target, size, offset);
}
