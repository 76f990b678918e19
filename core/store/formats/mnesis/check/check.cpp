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
    return run.finish();
}

} // namespace

Result<> checkMnesis(StoreReader& reader, const std::optional<SessionId>& session,
    const SessionStore::FindingSink& sink, const JobControl& job, Time clock)
{
    Findings findings(sink);
    return run({reader, session, findings, job, clock}, false);
}

Result<std::vector<Findings::Raw>> findRepairs(
    StoreReader& reader, const std::optional<SessionId>& session, const JobControl& job, Time clock)
{
    std::vector<Findings::Raw> found;
    Findings findings(Findings::RawSink([&found](Findings::Raw finding) {
        if (finding.where.canMend && hasRepair(finding.rule))
            found.push_back(std::move(finding));
    }));
    if (auto done = run({reader, session, findings, job, clock}, true); !done)
        return std::unexpected(done.error());
    return found;
}

} // namespace stemma::mnesis
