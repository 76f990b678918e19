// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/meters.h"
#include "bench/pairs.h"
#include "bench/report.h"
#include "bench/scratch.h"
#include "core/store/files/cachefile.h"
#include "core/store/registry.h"
#include "core/usage/usagereader.h"
#include "tests/testkit/usagecorpus.h"

#include <QFile>

#include <array>

using namespace Qt::StringLiterals;

namespace stemma::bench {

namespace {

constexpr double BytesAMegabyte = 1e6;

struct UsageAgent
{
    const char* name;
    const char* format; ///< StoreFormat::name()
    UsageTruth (*write)(const QString& folder, const UsageCorpus& corpus);
    UsageCorpus corpus; ///< of about 200 MB
};

constexpr std::array UsageAgents {
    UsageAgent {"Claude Code", "claude-code", writeClaudeUsage, {.sessions = 120, .turns = 105, .textBytes = 900}},
    UsageAgent {"Codex", "codex", writeCodexUsage, {.sessions = 120, .turns = 150, .textBytes = 1'500}},
    UsageAgent {"OpenCode", "opencode", writeOpenCodeUsage, {.sessions = 120, .turns = 180, .textBytes = 2'000}},
};

/// Milliseconds until all is counted, those of CPU among them added to @p cpu; an error where it is not the truth.
Result<double> counting(const UsageTruth& truth, std::vector<double>& cpu)
{
    CallTokens counted;
    QString reason;
    const Cost cost = costOf([&] {
        const auto store = openStore(truth.path);
        UsageReader reader({}, PriceTable::builtIn());
        const auto report = store ? reader.run(**store, {}) : Result<UsageReportPtr>(std::unexpected(store.error()));
        if (report)
            counted = (*report)->total().tokens;
        else
            reason = report.error().text;
    });
    if (counted != truth.total.tokens)
        return fail(Errc::Corrupt, u"not what was used was counted. %1"_s.arg(reason));
    cpu.push_back(cost.cpuMs);
    return cost.elapsedMs;
}

} // namespace

void usage(const Options& options, Report& report)
{
    constexpr double Megabytes = 200;
    for (const UsageAgent& agent : UsageAgents) {
        const QString name = u"usage, "_s + QLatin1StringView(agent.name);
        const Scratch scratch(options);
        const UsageTruth truth = agent.write(scratch.path(u"store"_s), agent.corpus);
        if (truth.path.isEmpty()) {
            report.fail(name, u"the store cannot be written"_s);
            continue;
        }
        const double megabytes = double(truth.bytes) / BytesAMegabyte;
        const QString size = u"%1 MB, %2 calls"_s.arg(megabytes, 0, 'f', 0).arg(truth.total.calls);
        const CacheFile kept(u"usage-"_s + QLatin1StringView(agent.format), 1, truth.path);
        std::vector<double> firstCpu;
        std::vector<double> againCpu;
        const auto first = severalTimes([&] {
            QFile::remove(kept.fileName());
            return counting(truth, firstCpu);
        });
        const auto again = severalTimes([&] { return counting(truth, againCpu); });
        if (!first || !again) {
            report.fail(name, (first ? again : first).error().text);
            continue;
        }
        const auto with = [&size](const std::vector<double>& cpu) {
            return u"%1, %2 ms of CPU"_s.arg(size).arg(median(cpu), 0, 'f', 0);
        };
        report.add({name + u", first time"_s, *first, u"ms"_s, 600 * megabytes / Megabytes, false, with(firstCpu)});
        report.add({name + u", again"_s, *again, u"ms"_s, 50 * megabytes / Megabytes, false, with(againCpu)});
    }
}

} // namespace stemma::bench
