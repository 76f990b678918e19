// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/job.h"
#include "core/store/incrementalcontext.h"
#include "core/store/check/unrepairable.h"
#include "core/store/messagename.h"

namespace stemma::cli {

void context(Job& job)
{
    const auto store = openOnly(job);
    if (!store)
        return;
    std::optional<MessageId> at;
    if (job.options.at) {
        const auto named = messageNamed(*store, SessionId(job.options.session), *job.options.at, job.control);
        if (!named)
            return job.fail(named.error());
        at = *named;
    }
    const auto sink = [&](const ContextItem& item) {
        job.record().contextItem(item);
        return !job.isOver();
    };
    const auto steps = incrementalContext(*store, SessionId(job.options.session), at);
    Result<bool> done = false;
    while (done && !*done && !job.isOver())
        done = steps->step(sink, job.control);
    if (!done)
        job.fail(done.error());
    else if (!job.isOver())
        job.print().budget(*steps);
}

void check(Job& job)
{
    const auto store = openOnly(job);
    if (!store)
        return;
    std::optional<SessionId> session;
    if (!job.options.session.isEmpty()) {
        session = SessionId(job.options.session);
        // No findings of a session that is not there would say that it is well.
        if (const auto known = store->session(*session, ListDetail::Basic, job.control); !known) {
            job.fail(known.error());
            return;
        }
    }
    const auto sink = [&, info = store->info()](const Finding& finding) {
        job.record().finding(finding, whyUnrepairable(info, finding));
        job.noteFinding();
    };
    const Result<> result = store->check(session, sink, job.control);
    if (!result)
        job.fail(result.error());
}

} // namespace stemma::cli
