// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/agentfiles.h"
#include "bench/meters.h"
#include "bench/pairs.h"
#include "bench/report.h"
#include "bench/scratch.h"
#include "core/store/registry.h"
#include "core/usage/usagereader.h"
#include "tests/testkit/usagecorpus.h"

#include <QCoreApplication>
#include <QDirIterator>

#include <fcntl.h>
#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace stemma::bench {

namespace {

constexpr double BytesPerMegabyte = 1e6;

/// Milliseconds elapsed until @p expected sessions are listed. What else is listed does not count (sub-agents).
Result<double> listing(const QString& path, int expected)
{
    int listed = 0;
    QString reason;
    const Cost cost = costOf([&] {
        const auto store = openStore(path);
        const auto sink = [&listed](const std::vector<SessionInfo>& batch) {
            listed += int(batch.size());
            return true;
        };
        const auto done
            = store ? (*store)->sessions(ListDetail::Basic, sink, {}) : Result<>(std::unexpected(store.error()));
        if (!done)
            reason = done.error().text;
    });
    if (listed != expected)
        return fail(Errc::NotFound, u"%1 sessions were listed. %2"_s.arg(listed).arg(reason));
    return cost.elapsedMs;
}

/// So many milliseconds until the first rows, or all rows, of the first session are there.
Result<double> opening(const QString& path, bool isWhole)
{
    bool ok = false;
    QString reason;
    const Cost cost = costOf([&] {
        const auto store = openStore(path);
        const SessionId session = store ? firstSession(**store) : SessionId();
        if (!store) {
            reason = store.error().text;
        } else if (isWhole) {
            const auto rows = (*store)->outline(session, {});
            ok = rows && rows->size() > FirstRows;
        } else {
            const auto rows = (*store)->firstMessages(session, FirstRows, {}, {});
            ok = rows && rows->size() == FirstRows;
        }
    });
    return ok ? Result<double>(cost.elapsedMs) : fail(Errc::NotFound, u"not all rows came. "_s + reason);
}

/// Files with another time are read anew.
void touchAll(const QString& path)
{
    const auto touch
        = [](const QString& file) { ::utimensat(AT_FDCWD, QFile::encodeName(file).constData(), nullptr, 0); };
    if (!QFileInfo(path).isDir())
        return touch(path);
    QDirIterator files(path, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        touch(files.next());
}

void addTime(const QString& name, const Result<Measured>& took, double limit, const QString& against, Report& report)
{
    if (!took)
        return report.fail(name, took.error().text);
    report.add({name, *took, u"ms"_s, limit, false, against});
}

QString sizeOf(const QString& path)
{
    return u"%1 MB"_s.arg(double(QFileInfo(path).size()) / BytesPerMegabyte, 0, 'f', 0);
}

void manySessions(const Options& options, Report& report)
{
    constexpr int Sessions = 337;
    constexpr qint64 Bytes = 200'000'000;
    const Scratch scratch(options);
    const QString home = writeClaudeCodeHome(scratch.path(u"home"_s), Sessions, Bytes);
    if (home.isEmpty())
        return report.fail(u"agents"_s, u"the files cannot be written"_s);
    const QString size = u"%1 sessions, %2 MB"_s.arg(Sessions).arg(Bytes / 1'000'000);
    const auto anew = severalTimes([&] {
        touchAll(home);
        return listing(home, Sessions);
    });
    addTime(u"agents, Claude Code home listed"_s, anew, 1000, size, report);
    addTime(u"agents, listed again"_s, severalTimes([&] { return listing(home, Sessions); }), 50, size, report);
}

/// A file of one session: first rows, all rows, and what the process grows by.
void oneSession(const QString& name, const QString& path, double firstLimit, double wholeLimit,
    std::optional<double> megabytes, const Options& options, Report& report)
{
    const auto timed = [&path](bool isWhole) {
        return severalTimes([&path, isWhole] {
            touchAll(path);
            return opening(path, isWhole);
        });
    };
    addTime(name + u", first rows"_s, timed(false), firstLimit, sizeOf(path), report);
    addTime(name + u", all rows"_s, timed(true), wholeLimit, sizeOf(path), report);
    if (!megabytes)
        return;
    const auto run
        = runChild(QCoreApplication::applicationFilePath(), {u"--outline"_s, path}, options.folder, Output::Read);
    if (!run || run->exitCode != 0)
        return report.fail(name + u", resident growth"_s, u"the store could not be opened"_s);
    report.add({name + u", resident growth"_s, run->output.trimmed().toDouble() / BytesPerMegabyte, u"MB"_s, *megabytes,
        false, u"while the outline is made"_s});
}

/// Small stores with all that is counted wrongly easily, and what they used by their writers.
void usageTruths(const Options& options, Report& report)
{
    using Writer = UsageTruth (*)(const QString& folder, const UsageCorpus& corpus);
    for (const auto& [name, write] : {std::pair<QString, Writer>(u"Claude Code"_s, writeClaudeUsage),
             {u"Codex"_s, writeCodexUsage}, {u"OpenCode"_s, writeOpenCodeUsage}, {u"pi"_s, writePiUsage}}) {
        const Scratch scratch(options);
        const UsageTruth truth = write(scratch.path(u"store"_s), {});
        if (truth.path.isEmpty()) {
            report.fail(u"agents, usage of "_s + name, u"the store cannot be written"_s);
            continue;
        }
        report.note(u"what a generated store of %1 used:\n%2"_s.arg(name, truth.text().trimmed()));
        const auto store = openStore(truth.path);
        UsageReader reader({}, PriceTable::builtIn());
        const auto counted = store ? reader.run(**store, {}) : Result<UsageReportPtr>(std::unexpected(store.error()));
        const bool isTruth = counted && (*counted)->total().tokens == truth.total.tokens
            && (*counted)->total().calls == truth.total.calls;
        report.add({u"agents, usage of %1 that is not counted rightly"_s.arg(name), isTruth ? 0.0 : 1.0, u"stores"_s,
            0.0, false, u"%1 calls"_s.arg(truth.total.calls)});
    }
}

} // namespace

void agents(const Options& options, Report& report)
{
    usageTruths(options, report);
    manySessions(options, report);
    {
        const Scratch scratch(options);
        const QString path = scratch.path(u"9b1c3c3e-7657-475f-9e6d-923b507c41e3.jsonl"_s);
        if (!writeClaudeCodeSession(path, 40'000'000))
            return report.fail(u"agents"_s, u"the file cannot be written"_s);
        oneSession(u"agents, Claude Code session"_s, path, 300, 300, 120, options, report);
    }
    {
        const Scratch scratch(options);
        const QString path = scratch.path(u"rollout-2026-11-01T00-00-00-01a2007d-9d61-70b3-a461-90a0f1601cc4.jsonl"_s);
        if (!writeCodexRollout(path, options.megabytes * 2'000'000))
            return report.fail(u"agents"_s, u"the file cannot be written"_s);
        constexpr double MsPerMegabyte = 3;
        oneSession(
            u"agents, Codex rollout"_s, path, 100, MsPerMegabyte * double(options.megabytes) * 2, {}, options, report);
    }
    {
        constexpr int Sessions = 400;
        const Scratch scratch(options);
        const QString path = scratch.path(u"opencode.db"_s);
        if (!writeOpenCodeDatabase(path, Sessions, options.megabytes * 4'000'000))
            return report.fail(u"agents"_s, u"the database cannot be written"_s);
        addTime(u"agents, OpenCode database listed"_s, severalTimes([&] { return listing(path, Sessions); }), 100,
            u"%1 sessions, %2"_s.arg(Sessions).arg(sizeOf(path)), report);
        oneSession(u"agents, OpenCode session"_s, path, 50, 50, {}, options, report);
    }
}

} // namespace stemma::bench
