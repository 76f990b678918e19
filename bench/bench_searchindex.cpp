// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/agentfiles.h"
#include "bench/meters.h"
#include "bench/pairs.h"
#include "bench/report.h"
#include "bench/scratch.h"
#include "core/search/indexbuilder.h"
#include "core/search/storesearcher.h"
#include "core/store/registry.h"

#include <QCoreApplication>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace stemma::bench {

namespace {

constexpr double BytesOfMegabyte = 1e6;
constexpr qint64 SessionBytes = 600'000; ///< of each, about
constexpr double LimitsMegabytes = 200; ///< for which the limits are set

/// What may take @p most milliseconds for that size, and grows with it.
double scaled(double most, const Options& options)
{
    return most * double(options.searchedMegabytes) / LimitsMegabytes;
}

/// An index folder of its own, as long as this object is there.
class IndexFolder
{
public:
    explicit IndexFolder(const QString& folder)
        : m_before(qgetenv("XDG_CACHE_HOME"))
    {
        qputenv("XDG_CACHE_HOME", QFile::encodeName(folder));
    }
    ~IndexFolder()
    {
        if (m_before.isNull())
            qunsetenv("XDG_CACHE_HOME");
        else
            qputenv("XDG_CACHE_HOME", m_before);
    }
    Q_DISABLE_COPY_MOVE(IndexFolder)

private:
    QByteArray m_before;
};

void addBuild(const QString& home, const Options& options, Report& report)
{
    const auto store = openStore(home);
    if (!store)
        return report.fail(u"search, index"_s, store.error().text);
    IndexBuilder builder(**store);
    Result<> built;
    double longest = 0;
    const Cost cost = costOf([&] {
        Result<bool> done = false;
        while (done && !*done) {
            const double begin = threadCpu();
            done = builder.step({});
            longest = qMax(longest, threadCpu() - begin);
        }
        built = done ? Result<>() : std::unexpected(done.error());
    });
    if (!built)
        return report.fail(u"search, index"_s, built.error().text);
    const IndexState state = searchindex::stateOf((*store)->info().path);
    const double megabytes = double(state.textBytes) / BytesOfMegabyte;
    const QString size = u"%1 MB of text, %2 texts, %3 s elapsed"_s.arg(megabytes, 0, 'f', 0)
                             .arg(state.texts)
                             .arg(cost.elapsedMs / 1000, 0, 'f', 1);
    report.add({u"search, index built"_s, megabytes * 1000 / cost.cpuMs, u"MB/s"_s, 12, true, size});
    report.add({u"search, index to text"_s, double(state.bytes) / double(state.textBytes), u"x"_s, 0.6, false, size});
    report.add({u"search, longest step"_s, longest, u"ms"_s, {}, false, u"others wait for the store as long"_s});
    Result<> again;
    const Cost idle = costOf([&] { again = IndexBuilder(**store).run({}); });
    if (!again)
        return report.fail(u"search, index"_s, again.error().text);
    report.add({u"search, index without news"_s, idle.cpuMs, u"ms"_s, scaled(100, options), false, size});
    // In a program of its own, with a cache of its own.
    const auto child = runChild(
        QStringLiteral(STEMMA_PROGRAM), {u"search"_s, u"--build-index"_s, home}, options.folder, Output::Discard);
    if (!child || child->exitCode != 0)
        return report.fail(u"search, resident"_s, u"the program could not build the index"_s);
    report.add({u"search, resident while built"_s, double(child->peakResident) / BytesOfMegabyte, u"MB"_s, 150, false,
        u"the whole program"_s});
}

/// work(searcher) of a store that is opened for it.
template<typename Work> auto withSearcher(const QString& home, const Work& work)
{
    const auto store = openStore(home);
    using Answer = std::invoke_result_t<Work, StoreSearcher&>;
    if (!store)
        return Answer(std::unexpected(store.error()));
    StoreSearcher searcher(**store);
    return work(searcher);
}

/// Milliseconds of queries.
struct QueryTimes
{
    std::vector<double> elapsed;
    std::vector<double> cpu;
};

/// Of each query with the index that is there.
Result<QueryTimes> queryTimes(StoreSearcher& searcher, bool completes)
{
    QueryTimes times;
    for (int round = 0; round < 6; ++round) {
        for (const QString& text : {u"budget"_s, u"the"_s, u"retries"_s, u"file header"_s, u"budget NOT the"_s,
                 u"ten*"_s, u"\"while each\""_s, u"header role:assistant"_s, u"writes kind:output"_s, u"nowhere"_s}) {
            const auto query = SearchQuery::parse(text);
            const double begin = elapsed();
            const double cpu = threadCpu();
            const auto done = searcher.search(
                *query, {.limit = 50, .completes = completes}, [](const std::vector<SearchHit>&) { return true; }, {});
            if (!done)
                return std::unexpected(done.error());
            if (done->sessionsScanned > 0)
                return fail(Errc::Corrupt, u"%1 sessions are not indexed"_s.arg(done->sessionsScanned));
            if (round == 0) // it lists the sessions and reads the index from the disk
                continue;
            times.elapsed.push_back(elapsed() - begin);
            times.cpu.push_back(threadCpu() - cpu);
        }
    }
    return times;
}

void addQueries(const QString& home, const Options& options, Report& report)
{
    constexpr double P95 = 0.95;
    // 10 ms for 200 MB, 30 ms for 1 GB.
    const double most = 5 + double(options.searchedMegabytes) / 40;
    for (const bool completes : {false, true}) {
        const auto times
            = withSearcher(home, [completes](StoreSearcher& searcher) { return queryTimes(searcher, completes); });
        const QString name = completes ? u"search, newest 50 with snippets, p95"_s : u"search, newest 50, p95"_s;
        if (!times)
            return report.fail(name, times.error().text);
        report.add({name, quantile(times->elapsed, P95), u"ms"_s, completes ? std::optional<double>() : most, false,
            u"median %1 ms, p95 of CPU %2 ms, %3 queries, %4 MB"_s.arg(median(times->elapsed), 0, 'f', 2)
                .arg(quantile(times->cpu, P95), 0, 'f', 1)
                .arg(times->cpu.size())
                .arg(options.searchedMegabytes)});
    }
}

/// Milliseconds until the first hits, and until all, by reading; the store is opened anew.
Result<std::pair<double, double>> scanTimes(const QString& home, const SearchQuery& query, qint64 limit)
{
    const double begin = elapsed();
    double first = -1;
    const auto sink = [&](const std::vector<SearchHit>&) {
        if (first < 0)
            first = elapsed() - begin;
        return true;
    };
    return withSearcher(home, [&](StoreSearcher& searcher) {
        return searcher.search(query, {.limit = limit, .useIndex = false}, sink, {}).transform([&](const auto&) {
            return std::pair {first, elapsed() - begin};
        });
    });
}

void addScans(const QString& home, const Options& options, Report& report)
{
    const auto add = [&](const QString& name, const SearchQuery& query, qint64 limit, bool first, double most) {
        const auto took = severalTimes([&] {
            return scanTimes(home, query, limit).and_then([first](const std::pair<double, double>& times) {
                return first && times.first < 0 ? Result<double>(fail(Errc::NotFound, u"nothing was found"_s))
                                                : Result<double>(first ? times.first : times.second);
            });
        });
        if (!took)
            return report.fail(name, took.error().text);
        report.add({name, *took, u"ms"_s, most, false, u"without an index, %1 MB"_s.arg(options.searchedMegabytes)});
    };
    add(u"search, first results by scan"_s, *SearchQuery::parse(u"budget"_s), 200, true, 150);
    add(u"search, substring that is nowhere"_s, SearchQuery::ofExact(u"zebra_crossing"_s), 200, false,
        scaled(100, options));
    add(u"search, word that is nowhere"_s, *SearchQuery::parse(u"zebra"_s), 200, false, scaled(200, options));
}

} // namespace

void searchIndexes(const Options& options, Report& report)
{
    const Scratch scratch(options);
    const qint64 bytes = options.searchedMegabytes * qint64(BytesOfMegabyte);
    const QString home = writeClaudeCodeHome(scratch.path(u"home"_s), int(bytes / SessionBytes), bytes);
    if (home.isEmpty())
        return report.fail(u"search"_s, u"the files cannot be written"_s);
    const IndexFolder cache(scratch.path(u"cache"_s));
    addScans(home, options, report);
    addBuild(home, options, report);
    addQueries(home, options, report);
}

} // namespace stemma::bench
