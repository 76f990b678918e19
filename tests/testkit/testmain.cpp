// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/testclass.h"
#include "tests/testkit/writerprocess.h"

#include <cstdio>

int main(int argc, char** argv)
{
    using namespace stemma;
    if (const std::optional<int> code = WriterProcess::runIfAsked(argc, argv))
        return *code;
    if (const testclass::Run run = argc > 1 ? testclass::find(argv[1]) : nullptr)
        return run(argc - 1, argv + 1);
    std::fprintf(stderr, "usage: %s CLASS [ARGUMENTS OF QT TEST]\nCLASS is one of:\n%s", argv[0],
        testclass::names().constData());
    return 2;
}
