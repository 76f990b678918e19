// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/edit/failingreads.h"

#include <QFile>

#include <cerrno>

#include <dlfcn.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

namespace stemma::failingreads {

namespace {

struct stat s_file {};
int s_left = 0; ///< reads until the one that fails; 0: none does
bool s_hasFailed = false;

bool fails(int fd)
{
    struct stat status {};
    if (s_left == 0 || fstat(fd, &status) != 0 || status.st_ino != s_file.st_ino || status.st_dev != s_file.st_dev
        || --s_left > 0)
        return false;
    s_hasFailed = true;
    errno = EIO;
    return true;
}

} // namespace

void failOnce(const QString& path, int number)
{
    s_hasFailed = false;
    s_left = stat(QFile::encodeName(path).constData(), &s_file) == 0 ? number : 0;
}

bool hasFailed()
{
    return s_hasFailed;
}

} // namespace stemma::failingreads

extern "C" {

ssize_t read(int fd, void* target, size_t size)
{
    static auto* const real = reinterpret_cast<ssize_t (*)(int, void*, size_t)>(dlsym(RTLD_NEXT, "read"));
    return stemma::failingreads::fails(fd) ? -1 : real(fd, target, size);
}

ssize_t pread(int fd, void* target, size_t size, off_t offset)
{
    static auto* const real = reinterpret_cast<ssize_t (*)(int, void*, size_t, off_t)>(dlsym(RTLD_NEXT, "pread"));
    return stemma::failingreads::fails(fd) ? -1 : real(fd, target, size, offset);
}
}
