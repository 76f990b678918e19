// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/meters.h"
#include "bench/pairs.h"
#include "bench/report.h"
#include "core/store/registry.h"

using namespace Qt::StringLiterals;

namespace stemma::bench {

void showJson(const Options& options, Report& report)
{
    const QString program = QStringLiteral(STEMMA_PROGRAM);
    const std::optional<QString> path = largeStore(options, report, u"show-json"_s);
    if (!path)
        return;
    SessionId session;
    qint64 messages = 0;
    if (const auto store = openStore(*path)) {
        const auto sink = [&session](const std::vector<SessionInfo>& batch) {
            session = batch.front().id;
            return false;
        };
        const auto listed = (*store)->sessions(ListDetail::Basic, sink, {});
        const auto outline = (*store)->outline(session, {});
        messages = listed && outline ? qint64(outline->size()) : 0;
    }
    if (messages == 0)
        return report.fail(u"show-json"_s, u"the store cannot be read"_s);

    const QStringList whole {u"show"_s, *path, u"--session"_s, session.value, u"--json"_s};
    const QStringList quarter = whole + QStringList {u"--count"_s, QString::number(messages / 4)};
    // The first run counts the bytes and warms the cache; timed is the one that writes to nowhere.
    const auto counted = runChild(program, whole, options.folder, Output::Read);
    if (!counted || counted->exitCode != 0)
        return report.fail(u"show-json"_s, u"stemma show failed"_s);
    const double megabytes = double(counted->outputBytes) / 1e6;
    std::vector<double> speeds;
    qint64 peakWhole = 0;
    qint64 peakQuarter = 0;
    for (int i = 0; i < PairsAtLeast; ++i) {
        const auto all = runChild(program, whole, options.folder, Output::Discard);
        const auto some = runChild(program, quarter, options.folder, Output::Discard);
        if (!all || !some || all->exitCode != 0 || some->exitCode != 0)
            return report.fail(u"show-json"_s, u"stemma show failed"_s);
        speeds.push_back(megabytes * 1e3 / all->cpuMs);
        peakWhole = std::max(peakWhole, all->peakResident);
        peakQuarter = std::max(peakQuarter, some->peakResident);
    }
    const auto mebibytes = [](qint64 bytes) { return double(bytes) / double(1 << 20); };
    report.add({u"show-json"_s, Measured(speeds), u"MB/s"_s, 40.0, true,
        u"%1 MB of output, %2 messages"_s.arg(megabytes, 0, 'f', 0).arg(messages)});
    report.add(
        {u"show-json, peak resident, all"_s, mebibytes(peakWhole), u"MiB"_s, {}, false, u"a quarter beside it"_s});
    report.add({u"show-json, growth from a quarter"_s, double(peakWhole) / double(peakQuarter), u"x"_s, 1.25, false,
        u"a quarter peaks at %1 MiB"_s.arg(mebibytes(peakQuarter), 0, 'f', 1)});
}

} // namespace stemma::bench
