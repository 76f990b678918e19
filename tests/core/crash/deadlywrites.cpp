// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/crash/deadlywrites.h"

#include <cerrno>
#include <csignal>

#include <dlfcn.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

namespace stemma::deadlywrites {

namespace {

int s_left = -1; ///< calls until death; negative: never
int s_calls = 0;
int s_untilFull = 0; ///< calls until the disk is full; 0: it never is
bool s_isFull = false;

/// Whether the disk has no space for this call.
bool isRefused()
{
    if (s_untilFull > 0 && --s_untilFull == 0)
        s_isFull = true;
    return s_isFull;
}

/// Whether the process dies at this call.
bool isLast()
{
    ++s_calls;
    return s_left > 0 && --s_left == 0;
}

[[noreturn]] void die()
{
    kill(getpid(), SIGKILL);
    _exit(1);
}

template<typename Function> Function* next(const char* name)
{
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

void dieIfLast()
{
    if (isLast())
        die();
}

} // namespace

void dieAtCall(int number)
{
    s_left = number;
    s_calls = 0;
}

int callsSince()
{
    return s_calls;
}

void fillDiskAtCall(int number)
{
    s_untilFull = number;
    s_isFull = false;
}

} // namespace stemma::deadlywrites

extern "C" {

// What is written is written in part: the worst that a crash leaves.
ssize_t write(int fd, const void* data, size_t size)
{
    using namespace stemma::deadlywrites;
    static auto* const real = next<ssize_t(int, const void*, size_t)>("write");
    if (!isLast())
        return real(fd, data, size);
    real(fd, data, size / 2);
    die();
}

ssize_t writev(int fd, const iovec* pieces, int count)
{
    using namespace stemma::deadlywrites;
    static auto* const real = next<ssize_t(int, const iovec*, int)>("writev");
    if (!isLast())
        return real(fd, pieces, count);
    if (count > 1)
        real(fd, pieces, count / 2);
    else if (count == 1)
        next<ssize_t(int, const void*, size_t)>("write")(fd, pieces->iov_base, pieces->iov_len / 2);
    die();
}

ssize_t pwrite64(int fd, const void* data, size_t size, off64_t offset)
{
    using namespace stemma::deadlywrites;
    static auto* const real = next<ssize_t(int, const void*, size_t, off64_t)>("pwrite64");
    if (isRefused()) {
        errno = ENOSPC;
        return -1;
    }
    if (!isLast())
        return real(fd, data, size, offset);
    real(fd, data, size / 2, offset);
    die();
}

ssize_t copy_file_range(int in, off64_t* inAt, int out, off64_t* outAt, size_t size, unsigned flags)
{
    using namespace stemma::deadlywrites;
    static auto* const real = next<ssize_t(int, off64_t*, int, off64_t*, size_t, unsigned)>("copy_file_range");
    if (!isLast())
        return real(in, inAt, out, outAt, size, flags);
    real(in, inAt, out, outAt, size / 2, flags);
    die();
}

int fdatasync(int fd)
{
    using namespace stemma::deadlywrites;
    static auto* const real = next<int(int)>("fdatasync");
    dieIfLast();
    return real(fd);
}

int fsync(int fd)
{
    using namespace stemma::deadlywrites;
    static auto* const real = next<int(int)>("fsync");
    dieIfLast();
    return real(fd);
}

int ftruncate(int fd, off_t size) noexcept
{
    using namespace stemma::deadlywrites;
    static auto* const real = next<int(int, off_t)>("ftruncate");
    dieIfLast();
    return real(fd, size);
}

int ftruncate64(int fd, off64_t size) noexcept
{
    using namespace stemma::deadlywrites;
    static auto* const real = next<int(int, off64_t)>("ftruncate64");
    dieIfLast();
    return real(fd, size);
}

int unlink(const char* path) noexcept
{
    using namespace stemma::deadlywrites;
    static auto* const real = next<int(const char*)>("unlink");
    dieIfLast();
    return real(path);
}

int mkdir(const char* path, mode_t mode) noexcept
{
    using namespace stemma::deadlywrites;
    static auto* const real = next<int(const char*, mode_t)>("mkdir");
    dieIfLast();
    return real(path, mode);
}

int rmdir(const char* path) noexcept
{
    using namespace stemma::deadlywrites;
    static auto* const real = next<int(const char*)>("rmdir");
    dieIfLast();
    return real(path);
}

int link(const char* from, const char* to) noexcept
{
    using namespace stemma::deadlywrites;
    static auto* const real = next<int(const char*, const char*)>("link");
    dieIfLast();
    return real(from, to);
}

int rename(const char* from, const char* to) noexcept
{
    using namespace stemma::deadlywrites;
    static auto* const real = next<int(const char*, const char*)>("rename");
    dieIfLast();
    return real(from, to);
}

int renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned flags) noexcept
{
    using namespace stemma::deadlywrites;
    static auto* const real = next<int(int, const char*, int, const char*, unsigned)>("renameat2");
    dieIfLast();
    return real(fromFolder, from, toFolder, to, flags);
}
}
