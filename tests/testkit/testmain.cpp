// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/testclass.h"
#include "tests/testkit/writerprocess.h"

#include <QTemporaryDir>

#include <cstdio>

namespace {

/// So that no test finds what another one, or an earlier version of the program, left in a home. The programs that it
/// starts have the same.
void moveInto(const QTemporaryDir& home)
{
    qputenv("HOME", QFile::encodeName(home.path()));
    for (const char* name : {"XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"})
        qunsetenv(name);
    qputenv("STEMMA_TEST_HOME", "1");
}

} // namespace

int main(int argc, char** argv)
{
    using namespace stemma;
    std::optional<QTemporaryDir> home;
    if (!qEnvironmentVariableIsSet("STEMMA_TEST_HOME"))
        moveInto(home.emplace());
    if (const std::optional<int> code = WriterProcess::runIfAsked(argc, argv))
        return *code;
    if (const testclass::Run run = argc > 1 ? testclass::find(argv[1]) : nullptr)
        return run(argc - 1, argv + 1);
    std::fprintf(stderr, "usage: %s CLASS [ARGUMENTS OF QT TEST]\nCLASS is one of:\n%s", argv[0],
        testclass::names().constData());
    return 2;
}
