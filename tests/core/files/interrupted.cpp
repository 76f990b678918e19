// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/files/interrupted.h"

#include <QFile>

#include <utility>

#include <cstdio>
#include <dlfcn.h>
#include <unistd.h>

namespace stemma::interrupted {

namespace {

QByteArray s_path;
std::function<void()> s_work;

void look(const char* path)
{
    if (s_work && s_path == path)
        std::exchange(s_work, {})();
}

} // namespace

void beforeChange(const QString& path, std::function<void()> work)
{
    s_path = QFile::encodeName(path);
    s_work = std::move(work);
}

} // namespace stemma::interrupted

extern "C" {

int rename(const char* from, const char* to) noexcept
{
    static auto* const real = reinterpret_cast<int (*)(const char*, const char*)>(dlsym(RTLD_NEXT, "rename"));
    stemma::interrupted::look(to);
    return real(from, to);
}

int unlink(const char* path) noexcept
{
    static auto* const real = reinterpret_cast<int (*)(const char*)>(dlsym(RTLD_NEXT, "unlink"));
    stemma::interrupted::look(path);
    return real(path);
}
}
