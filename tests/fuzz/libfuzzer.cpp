// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/fuzz/coretargets.h"
#include "tests/testkit/filetree.h"
#include "tests/ui/common/markdowntargets.h"

#include <QCoreApplication>
#include <QTemporaryDir>

#include <cstdio>
#include <cstdlib>

// All readers of foreign bytes, led by what their inputs reach: libFuzzer has the main function and the arguments.
// STEMMA_FUZZ_TARGET names the reader; without it their names are listed. STEMMA_FUZZ_SEEDS: a folder that gets the
// seeds, and no reader runs.

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

const FuzzTarget* chosen = nullptr;

const std::vector<FuzzTarget>& allTargets()
{
    static const std::vector<FuzzTarget> all = [] {
        std::vector<FuzzTarget> targets = coreTargets();
        const std::vector<FuzzTarget> more = markdownTargets();
        targets.insert(targets.end(), more.begin(), more.end());
        return targets;
    }();
    return all;
}

[[noreturn]] void listTargets()
{
    for (const FuzzTarget& target : allTargets())
        std::puts(qPrintable(target.name));
    std::exit(0);
}

[[noreturn]] void writeSeeds(const FuzzTarget& target, const QString& folder)
{
    const QByteArrayList seeds = keptInputs(target) + target.seeds();
    for (qsizetype i = 0; i < seeds.size(); ++i)
        filetree::mustWriteFile(u"%1/%2"_s.arg(folder).arg(i, 4, 10, QChar(u'0')), seeds.at(i));
    std::exit(0);
}

/// What readers tell on the way is no finding; a failed assertion is one.
void onMessage(QtMsgType type, const QMessageLogContext&, const QString& text)
{
    if (type == QtFatalMsg)
        std::fprintf(stderr, "%s\n", qPrintable(text));
}

} // namespace

extern "C" int LLVMFuzzerInitialize(int* /*argc*/, char*** argv)
{
    // Nothing of the home is read, and nothing stays in it.
    static const QTemporaryDir home;
    qputenv("HOME", QFile::encodeName(home.path()));
    for (const char* name : {"XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"})
        qunsetenv(name);
    static int one = 1;
    static const QCoreApplication application(one, *argv);
    qInstallMessageHandler(onMessage);
    const QString name = qEnvironmentVariable("STEMMA_FUZZ_TARGET");
    if (name.isEmpty())
        listTargets();
    for (const FuzzTarget& target : allTargets()) {
        if (target.name == name)
            chosen = &target;
    }
    if (!chosen) {
        std::fprintf(stderr, "There is no target %s.\n", qPrintable(name));
        std::exit(2);
    }
    if (const QString folder = qEnvironmentVariable("STEMMA_FUZZ_SEEDS"); !folder.isEmpty())
        writeSeeds(*chosen, folder);
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    const QByteArray input(reinterpret_cast<const char*>(data), qsizetype(size));
    if (const QString wrong = chosen->read(input); !wrong.isEmpty()) {
        std::fprintf(stderr, "%s: %s\n", qPrintable(chosen->name), qPrintable(wrong));
        std::abort();
    }
    return 0;
}
