// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A session of one agent as a new session of another.
#include "app/cli/job.h"
#include "core/export/redaction/sessionredaction.h"
#include "core/models/handoversource.h"

namespace stemma::cli {

void handOver(Job& job)
{
    const auto store = openOnly(job);
    if (!store)
        return;
    const HandOverChoice& choice = job.options.handingOver;
    const ExportChoice& redacting = job.options.exporting;
    HandOverRequest request {choice.wish, choice.format, choice.store, {}, redacting.names};
    request.wish.session = SessionId(job.options.session);
    request.wish.title = job.options.title;
    if (redacting.redacts) {
        ExportWish whole;
        whole.session = request.wish.session;
        auto found = findRedactions(*store, whole, redacting.names, job.control);
        if (!found)
            return job.fail(found.error());
        request.redactions = redacting.accepted(*std::move(found));
    }
    const auto planned = plannedHandOver(*store, request, job.control);
    if (!planned)
        return job.fail(planned.error());
    settle(job, planned->target.info(), planned->plan, {});
}

} // namespace stemma::cli
