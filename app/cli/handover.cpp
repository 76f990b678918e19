// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A session of one agent as a new session of another.
#include "app/cli/job.h"
#include "core/handover/handoverplan.h"

namespace stemma::cli {

void handOver(Job& job)
{
    const auto store = openOnly(job);
    if (!store)
        return;
    const HandOverChoice& choice = job.options.handingOver;
    const auto target = handOverTarget(choice.format, choice.store, job.control);
    if (!target)
        return job.fail(target.error());
    HandOverWish wish = choice.wish;
    wish.session = SessionId(job.options.session);
    wish.title = job.options.title;
    const auto plan = planHandOver(*store, wish, *target, job.control);
    if (!plan)
        return job.fail(plan.error());
    settle(job, target->info(), *plan, {});
}

} // namespace stemma::cli
