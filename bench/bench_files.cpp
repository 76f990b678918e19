// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/meters.h"
#include "bench/pairs.h"
#include "bench/report.h"
#include "bench/samplefiles.h"
#include "bench/scratch.h"
#include "core/store/registry.h"

#include <simdjson.h>
#include <sqlite3.h>

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>

#include <array>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace stemma::bench {

namespace {

constexpr double AroundBytes = 1000; // a record of the one-file stores
constexpr double Mega = 1e6;
constexpr double Mebi = double(1 << 20);

/// Reads in blocks and looks for line ends: what nothing that reads a file can do without.
qint64 newlines(const QString& path)
{
    constexpr size_t BlockBytes = 1 << 20;
    std::vector<char> block(BlockBytes);
    const int fd = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    qint64 count = 0;
    for (ssize_t got = 0; (got = ::read(fd, block.data(), BlockBytes)) > 0;) {
        const char* p = block.data();
        const char* const end = p + got;
        for (; (p = static_cast<const char*>(std::memchr(p, '\n', size_t(end - p)))); ++p)
            ++count;
    }
    ::close(fd);
    return count;
}

using OpenedStore = Result<std::unique_ptr<SessionStore>>;

/// Opens the store and its first session's outline; the rows, or -1. Keeping the outline for the next time comes
/// when the store is polled or closed, which is not measured with it.
qint64 openOutline(const QString& path, OpenedStore& store)
{
    store = openStore(path);
    const SessionId session = store ? firstSession(**store) : SessionId();
    const auto rows = store ? (*store)->outline(session, {}) : Result<Outline>(std::unexpected(store.error()));
    return rows ? qint64(rows->size()) : -1;
}

/// What opening costs, and what closing after it.
struct OpeningCost
{
    qint64 rows = -1;
    Cost open;
    Cost close;
};

/// A file with another time is read anew.
void touch(const QString& path)
{
    ::utimensat(AT_FDCWD, QFile::encodeName(path).constData(), nullptr, 0);
}

/// One that finds its kept outline.
OpeningCost openingAgain(const QString& path)
{
    OpeningCost cost;
    OpenedStore store;
    cost.open = costOf([&] { cost.rows = openOutline(path, store); });
    cost.close = costOf([&] { store = OpenedStore(); });
    return cost;
}

/// One that does not.
OpeningCost openingAnew(const QString& path)
{
    touch(path);
    return openingAgain(path);
}

/// What opening a file of one session costs, beside a search for line ends in it, in turns.
struct OpeningTimes
{
    qint64 rows = -1; ///< -1: it could not be read
    qint64 lines = 0;
    Pairs cpu;
    std::vector<double> closingMs; ///< CPU
    std::vector<double> againMs; ///< elapsed, by the kept outline
};

OpeningTimes openingTimes(const QString& path)
{
    OpeningTimes times;
    newlines(path); // the file comes into the cache
    for (int round = 0; round < PairsAtLeast; ++round) {
        const Cost scan = costOf([&] { times.lines = newlines(path); });
        const OpeningCost anew = openingAnew(path);
        times.rows = anew.rows;
        times.cpu.add(anew.open.cpuMs, scan.cpuMs);
        times.closingMs.push_back(anew.close.cpuMs);
        times.againMs.push_back(openingAgain(path).open.elapsedMs);
    }
    return times;
}

/// Resident growth while the outline is made, told by a process of its own; in bytes.
std::optional<double> growthOf(const QString& path, const Options& options)
{
    const auto run
        = runChild(QCoreApplication::applicationFilePath(), {u"--outline"_s, path}, options.folder, Output::Read);
    if (!run || run->exitCode != 0)
        return {};
    return run->output.trimmed().toDouble();
}

void addMemory(const QString& name, const QString& path, qint64 rows, const Options& options, Report& report)
{
    constexpr double Fixed = 40e6;
    constexpr double PerRow = 72;
    const auto growth = growthOf(path, options);
    if (!growth)
        return report.fail(name + u", memory"_s, u"the store could not be opened"_s);
    report.add({name + u", resident growth"_s, *growth / Mega, u"MB"_s, (Fixed + PerRow * double(rows)) / Mega, false,
        u"40 MB and 72 B for each of %1 rows"_s.arg(rows)});
}

void addFirstRows(const QString& name, const QString& path, Report& report)
{
    const auto took = severalTimes([&]() -> Result<double> {
        touch(path);
        bool ok = false;
        const Cost cost = costOf([&] {
            const auto store = openStore(path);
            const SessionId session = store ? firstSession(**store) : SessionId();
            const auto rows = store ? (*store)->firstMessages(session, FirstRows, {}, {})
                                    : Result<std::vector<MessagePtr>>(std::unexpected(store.error()));
            ok = rows && rows->size() == FirstRows;
        });
        return ok ? Result<double>(cost.elapsedMs) : fail(Errc::NotFound, u"not all messages came"_s);
    });
    if (!took)
        return report.fail(name + u", first rows"_s, took.error().text);
    report.add({name + u", first rows"_s, *took, u"ms"_s, 100, false, u"open, list, 50 messages"_s});
}

void addCheck(const QString& name, const QString& path, Report& report)
{
    const auto store = openStore(path);
    const double megabytes = double(QFileInfo(path).size()) / Mega;
    qint64 findings = 0;
    const auto speed = severalTimes([&]() -> Result<double> {
        findings = 0;
        bool ok = false;
        const Cost cost = costOf(
            [&] { ok = store && (*store)->check({}, [&findings](const Finding&) { ++findings; }, {}).has_value(); });
        return ok ? Result<double>(megabytes * 1e3 / cost.cpuMs) : fail(Errc::NotFound, u"the check failed"_s);
    });
    if (!speed)
        return report.fail(name + u", check"_s, speed.error().text);
    report.add({name + u", check"_s, *speed, u"MB/s"_s, 100, true, u"%1 findings"_s.arg(findings)});
}

void transcript(const QString& name, int lineBytes, const Options& options, Report& report)
{
    const Scratch scratch(options);
    const QString path = scratch.path(u"session.jsonl"_s);
    if (!writeTranscript(path, options.megabytes * 1'000'000, lineBytes))
        return report.fail(name, u"the file cannot be written"_s);
    addFirstRows(name, path, report);
    const OpeningTimes times = openingTimes(path);
    if (times.rows != times.lines)
        return report.fail(name, u"%1 rows of %2 lines"_s.arg(times.rows).arg(times.lines));
    const QString size = u"%1 MB, %2 lines: "_s.arg(double(QFileInfo(path).size()) / Mega, 0, 'f', 0).arg(times.lines);
    report.add({name + u", outline to line scan"_s, times.cpu.ratio(), u"x"_s, 4.5, false,
        size + times.cpu.against(u"the scan"_s)});
    Pairs toCat;
    for (int round = 0; round < PairsAtLeast; ++round) {
        const auto cat = runChild(u"/bin/cat"_s, {path}, options.folder, Output::Discard);
        if (cat)
            toCat.add(openingAnew(path).open.elapsedMs, cat->elapsedMs);
    }
    if (!toCat.things.empty())
        report.add({name + u", outline to cat, elapsed"_s, toCat.ratio(), u"x"_s, 3, false, toCat.against(u"cat"_s)});
    report.add({name + u", outline kept"_s, Measured(times.closingMs), u"ms"_s, {}, false,
        u"when the store is polled or closed"_s});
    report.add({name + u", opened again"_s, Measured(times.againMs), u"ms"_s, 100, false, u"by its kept outline"_s});
    addMemory(name, path, times.lines, options, report);
    addCheck(name, path, report);
}

void oneFile(const QString& name, const QString& path, const Options& options, Report& report)
{
    addFirstRows(name, path, report);
    const OpeningTimes times = openingTimes(path);
    if (times.rows <= 0)
        return report.fail(name, u"the store cannot be read"_s);
    const double bytes = double(QFileInfo(path).size());
    report.add({name + u", index to line scan"_s, times.cpu.ratio(), u"x"_s, 5, false,
        u"%1 MB: "_s.arg(bytes / Mega, 0, 'f', 0) + times.cpu.against(u"the scan"_s)});
    report.add({name + u", opened again"_s, Measured(times.againMs), u"ms"_s, {}, false, {}});
    addMemory(name, path, qint64(bytes / AroundBytes), options, report);
}

struct CloseDatabase
{
    void operator()(sqlite3* database) const { sqlite3_close(database); }
};

/// What simdjson alone takes for the messages of the database.
double simdjsonCost(const QString& path)
{
    sqlite3* opened = nullptr;
    sqlite3_open_v2(QFile::encodeName(path).constData(), &opened, SQLITE_OPEN_READONLY, nullptr);
    const std::unique_ptr<sqlite3, CloseDatabase> database(opened);
    return costOf([&] {
        sqlite3_stmt* select = nullptr;
        sqlite3_prepare_v2(database.get(), "SELECT messages FROM sessions", -1, &select, nullptr);
        sqlite3_step(select);
        simdjson::dom::parser parser;
        const auto* bytes = static_cast<const char*>(sqlite3_column_blob(select, 0));
        [[maybe_unused]] const auto parsed = parser.parse(bytes, size_t(sqlite3_column_bytes(select, 0)));
        sqlite3_finalize(select);
    }).cpuMs;
}

} // namespace

int outlineGrowth(const QString& path)
{
    const qint64 before = residentBytes();
    OpenedStore store;
    if (openOutline(path, store) < 0)
        return 3;
    std::printf("%lld\n", static_cast<long long>(peakResidentBytes() - before));
    return 0;
}

void transcripts(const Options& options, Report& report)
{
    transcript(u"jsonl"_s, 1400, options, report);
    transcript(u"jsonl, long lines"_s, 5500, options, report);
}

void oneFiles(const Options& options, Report& report)
{
    const Scratch scratch(options);
    const qint64 bytes = options.megabytes * 500'000;
    const QString store = scratch.path(u"conversation_db.json"_s);
    if (!writeJazzmineStore(store, bytes))
        return report.fail(u"onefile"_s, u"the file cannot be written"_s);
    oneFile(u"onefile, jazzmine"_s, store, options, report);
    addCheck(u"onefile, jazzmine"_s, store, report);
    QFile::remove(store);
    const QString checkpoint = scratch.path(u"checkpoint.json"_s);
    if (!writeCheckpoint(checkpoint, bytes))
        return report.fail(u"onefile"_s, u"the file cannot be written"_s);
    oneFile(u"onefile, checkpoint"_s, checkpoint, options, report);
    addCheck(u"onefile, checkpoint"_s, checkpoint, report);
}

void sessionFolder(const Options& options, Report& report)
{
    constexpr int Sessions = 3'000;
    constexpr qint64 Bytes = 200'000'000;
    const Scratch scratch(options);
    const QString home = writeTranscriptFolder(scratch.path(u"folder"_s), Sessions, Bytes);
    if (home.isEmpty())
        return report.fail(u"folder"_s, u"the files cannot be written"_s);
    const auto list = [&home]() -> Result<double> {
        int listed = 0;
        const Cost cost = costOf([&] {
            const auto store = openStore(home);
            const auto sink = [&listed](const std::vector<SessionInfo>& batch) {
                listed += int(batch.size());
                return true;
            };
            const auto done = store ? (*store)->sessions(ListDetail::Basic, sink, {}) : Result<>();
        });
        return listed == Sessions ? Result<double>(cost.elapsedMs)
                                  : fail(Errc::NotFound, u"%1 sessions were listed"_s.arg(listed));
    };
    const auto anew = severalTimes([&] {
        QDirIterator files(home, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext())
            touch(files.next());
        return list();
    });
    const auto again = severalTimes(list);
    if (!anew || !again)
        return report.fail(u"folder"_s, (anew ? again : anew).error().text);
    const QString size = u"%1 sessions, %2 MB"_s.arg(Sessions).arg(Bytes / 1'000'000);
    report.add({u"folder, listed"_s, *anew, u"ms"_s, 1000, false, size});
    report.add({u"folder, listed again"_s, *again, u"ms"_s, 50, false, size});
}

void blobStore(const Options& options, Report& report)
{
    const Scratch scratch(options);
    const QString path = scratch.path(u"sessions.db"_s);
    if (!writeBlobDatabase(path, options.megabytes * 200'000))
        return report.fail(u"blob"_s, u"the database cannot be written"_s);
    Pairs pairs;
    qint64 rows = -1;
    for (int round = 0; round < PairsAtLeast; ++round) {
        const double bare = simdjsonCost(path);
        const OpeningCost opening = openingAnew(path);
        rows = opening.rows;
        pairs.add(opening.open.cpuMs, bare);
    }
    if (rows <= 0)
        return report.fail(u"blob"_s, u"the store cannot be read"_s);
    report.add({u"blob, message list to simdjson"_s, pairs.ratio(), u"x"_s, 2, false,
        u"%1 MB, %2 messages: "_s.arg(double(QFileInfo(path).size()) / Mega, 0, 'f', 0).arg(rows)
            + pairs.against(u"simdjson"_s)});
}

} // namespace stemma::bench
