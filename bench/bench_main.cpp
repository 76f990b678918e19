// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/meters.h"
#include "bench/report.h"

#include <QApplication>
#include <QCommandLineParser>

#include <array>
#include <cstdio>
#include <cstring>
#include <malloc.h>

using namespace Qt::StringLiterals;

namespace stemma::bench {

namespace {

struct Bench
{
    QLatin1StringView name;
    void (*run)(const Options&, Report&);
};

constexpr std::array Benches {
    Bench {"store-open"_L1, storeOpen},
    Bench {"store-jump"_L1, storeJump},
    Bench {"timeline"_L1, timeline},
    Bench {"huge-messages"_L1, hugeMessages},
    Bench {"outline"_L1, outline},
    Bench {"changes"_L1, changes},
    Bench {"browse-memory"_L1, browseMemory},
    Bench {"start-up"_L1, startUp},
    Bench {"show-json"_L1, showJson},
    Bench {"json-parse"_L1, jsonParse},
    Bench {"jsonl"_L1, transcripts},
    Bench {"onefile"_L1, oneFiles},
    Bench {"folder"_L1, sessionFolder},
    Bench {"agents"_L1, agents},
    Bench {"live"_L1, live},
    Bench {"search"_L1, finding},
    Bench {"usage"_L1, usage},
    Bench {"blob"_L1, blobStore},
    Bench {"postgres"_L1, postgres},
    Bench {"lineage"_L1, lineage},
    Bench {"fork"_L1, forks},
    Bench {"tokens"_L1, tokens},
    Bench {"explore"_L1, exploring},
    Bench {"loss-review"_L1, lossReview},
    Bench {"context"_L1, longContexts},
    Bench {"level-3"_L1, deterministicSummary},
    Bench {"summary-graph"_L1, summaryGraph},
    Bench {"search-index"_L1, searchIndexes},
};

int run(const QCommandLineParser& parser, const Options& options)
{
    Report report(parser.isSet(u"json"_s));
    report.note(
        u"store of %1 messages, files of %2 MB (full size: --messages 1000000 --megabytes 1000); CPU time; medians "
        "(least–most), yardsticks measured in turns with what is held against them"_s.arg(options.messages)
            .arg(options.megabytes));
    const QStringList chosen = parser.positionalArguments();
    bool any = false;
    for (const Bench& bench : Benches) {
        if (!chosen.isEmpty() && !chosen.contains(bench.name))
            continue;
        any = true;
        bench.run(options, report);
    }
    if (!any) {
        QStringList names;
        for (const Bench& bench : Benches)
            names.append(bench.name);
        std::fputs(qPrintable(u"stemma_bench: There is no such benchmark; there are: %1.\n"_s.arg(names.join(u", "_s))),
            stderr);
        return 2;
    }
    return report.isOk() ? 0 : 1;
}

} // namespace

} // namespace stemma::bench

int main(int argc, char** argv)
{
    if (argc > 2 && std::strcmp(argv[1], "--launch") == 0)
        return stemma::bench::launch(argv + 2);
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    // A fixed threshold: large arrays are mapped and given back, so that they can be counted.
    mallopt(M_MMAP_THRESHOLD, 1 << 20);
    QApplication app(argc, argv);
    if (argc == 2 && std::strcmp(argv[1], "--minimal-window") == 0)
        return stemma::bench::minimalWindow();
    if (argc == 3 && std::strcmp(argv[1], "--outline") == 0)
        return stemma::bench::outlineGrowth(QString::fromLocal8Bit(argv[2]));
    if (argc == 3 && std::strcmp(argv[1], "--browse") == 0)
        return stemma::bench::browse(QString::fromLocal8Bit(argv[2]));

    if (argc == 3 && std::strcmp(argv[1], "--grow") == 0)
        return stemma::bench::growDatabase(QString::fromLocal8Bit(argv[2]));

    stemma::bench::Options options;
    options.folder = QCoreApplication::applicationDirPath() + u"/data";
    QCommandLineParser parser;
    parser.setApplicationDescription(u"Measures Stemma against its limits; exits with 1 when one is exceeded."_s);
    parser.addHelpOption();
    parser.addPositionalArgument(u"name"_s, u"Which benchmark; all without one."_s, u"[NAME…]"_s);
    parser.addOptions({
        {u"json"_s, u"One JSON object a line."_s},
        {u"messages"_s, u"Size of the store."_s, u"N"_s, QString::number(options.messages)},
        {u"megabytes"_s, u"Size of the files."_s, u"N"_s, QString::number(options.megabytes)},
        {u"size"_s, u"Megabytes of the sessions that “search-index” searches."_s, u"N"_s,
            QString::number(options.searchedMegabytes)},
    });
    parser.process(app);
    options.messages = qMax(1'000, parser.value(u"messages"_s).toLongLong());
    options.megabytes = qMax<qint64>(10, parser.value(u"megabytes"_s).toLongLong());
    options.searchedMegabytes = qMax<qint64>(10, parser.value(u"size"_s).toLongLong());
    return stemma::bench::run(parser, options);
}
