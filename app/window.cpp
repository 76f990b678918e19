// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window.h"

#include <QtGlobal>

#include <cstdio>

namespace stemma {

int runWindow(int& argc, char** argv)
{
    Q_UNUSED(argc)
    Q_UNUSED(argv)
    std::fputs("stemma: No window can be shown; see stemma --help for the commands that need none.\n", stderr);
    return 3;
}

} // namespace stemma
