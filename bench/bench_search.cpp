// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/agentfiles.h"
#include "bench/pairs.h"
#include "bench/report.h"
#include "bench/scratch.h"
#include "core/search/sessionfinder.h"
#include "core/store/registry.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace stemma::bench {

namespace {

constexpr double SearchedMegabyte = 1e6;

/// What one pass over a session took.
struct FindPass
{
    double totalMs = 0;
    double firstHitMs = -1; ///< -1: there was none
    double longestStepMs = 0; ///< so long a cancelled search goes on
    qsizetype hits = 0;
};

Result<FindPass> findIn(SessionStore& store, const SessionId& session, const TextPattern& pattern)
{
    const Result<TextMatcher> matcher = TextMatcher::make(pattern);
    if (!matcher)
        return std::unexpected(matcher.error());
    SessionFinder finder(session, {*matcher});
    FindPass pass;
    for (bool isOver = false; !isOver;) {
        Result<bool> stepped = false;
        const double took = costOf([&] { stepped = finder.step(store, {}); }).elapsedMs;
        if (!stepped)
            return std::unexpected(stepped.error());
        isOver = *stepped;
        pass.totalMs += took;
        pass.longestStepMs = std::max(pass.longestStepMs, took);
        if (pass.firstHitMs < 0 && !finder.hits().empty())
            pass.firstHitMs = pass.totalMs;
    }
    pass.hits = qsizetype(finder.hits().size());
    return pass;
}

void reportFinding(SessionStore& store, const SessionId& session, double megabytes, Report& report)
{
    struct Wanted
    {
        QString name;
        TextPattern pattern;
        std::optional<double> limit; ///< megabytes a second, at least
    };
    const Wanted all[] = {{u"find a word that is nowhere"_s, {.text = u"xylophones"_s}, 500},
        {u"find it with its case"_s, {.text = u"Xylophones"_s, .caseSensitive = true}, 500},
        {u"find a word that every message has"_s, {.text = u"the"_s}, {}},
        {u"find by a regular expression"_s, {.text = u"\\bxylo\\w+\\d"_s, .isRegex = true}, 60},
        {u"find by a costly regular expression"_s, {.text = u"(\\w+)[,;]\\s+\\1\\b"_s, .isRegex = true}, {}}};
    double longest = 0;
    for (const Wanted& wanted : all) {
        std::vector<double> speeds;
        std::vector<double> firsts;
        for (int i = 0; i < PairsAtLeast; ++i) {
            const Result<FindPass> pass = findIn(store, session, wanted.pattern);
            if (!pass)
                return report.fail(wanted.name, pass.error().text);
            speeds.push_back(megabytes / pass->totalMs * 1000);
            longest = std::max(longest, pass->longestStepMs);
            if (pass->firstHitMs >= 0)
                firsts.push_back(pass->firstHitMs);
        }
        report.add({wanted.name, Measured(speeds), u"MB/s"_s, wanted.limit, true, {}});
        if (!firsts.empty())
            report.add({wanted.name + u", first hit"_s, Measured(firsts), u"ms"_s, 50, false, {}});
    }
    report.add({u"find, longest step until a cancelled search stops"_s, longest, u"ms"_s, 50, false, {}});
}

} // namespace

void finding(const Options& options, Report& report)
{
    constexpr qint64 Bytes = 200'000'000;
    const Scratch scratch(options);
    const QString path = scratch.path(u"searched.jsonl"_s);
    if (!writeClaudeCodeSession(path, Bytes))
        return report.fail(u"find"_s, u"the sample could not be written"_s);
    const auto store = openStore(path);
    const SessionId session = store ? firstSession(**store) : SessionId();
    if (session.isEmpty())
        return report.fail(u"find"_s, u"the sample could not be opened"_s);
    // As in a window: the session is open, its lines are known.
    if (const auto rows = (*store)->outline(session, {}); !rows)
        return report.fail(u"find"_s, rows.error().text);
    reportFinding(**store, session, double(QFileInfo(path).size()) / SearchedMegabyte, report);
}

} // namespace stemma::bench
