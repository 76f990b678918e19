// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/check/check.h"

#include "core/store/formats/mnesis/check/checkrun.h"

namespace stemma::mnesis {

namespace {

Result<> run(CheckRun run, bool isForRepair)
{
    run.countRows();
    if (!run.session && !isForRepair)
        checkFile(run);
    for (const auto pass : {checkSessions, checkMessages, checkParts, checkSummaries, checkContextItems})
        pass(run);
    if (run.result)
        run.job.setProgress(run.total, run.total);
    return run.result;
}

} // namespace

Result<> checkMnesis(StoreReader& reader, const std::optional<SessionId>& session,
    const SessionStore::FindingSink& sink, const JobControl& job, Time clock)
{
    Findings findings(sink);
    const auto add = [&findings](const RawFinding& finding) { findings.add(finding); };
    Result<> done = run({reader, session, add, job, clock}, false);
    if (done)
        findings.finish();
    return done;
}

Result<std::vector<RawFinding>> findRepairs(
    StoreReader& reader, const std::optional<SessionId>& session, const JobControl& job, Time clock)
{
    std::vector<RawFinding> found;
    const auto add = [&found](RawFinding finding) {
        if (finding.where.canMend && hasRepair(finding.rule))
            found.push_back(std::move(finding));
    };
    return run({reader, session, add, job, clock}, true).transform([&] { return std::move(found); });
}

} // namespace stemma::mnesis
