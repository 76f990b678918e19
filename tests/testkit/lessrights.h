// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <sys/fsuid.h>
#include <unistd.h>

namespace stemma {

/// Takes from this thread what root may and others may not, so that permissions mean something.
class LessRights
{
public:
    LessRights()
    {
        constexpr uid_t Nobody = 65534;
        if (::geteuid() == 0)
            ::setfsuid(Nobody);
    }
    ~LessRights()
    {
        if (::geteuid() == 0)
            ::setfsuid(0);
    }
    Q_DISABLE_COPY_MOVE(LessRights)
};

} // namespace stemma
