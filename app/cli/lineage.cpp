// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Which sessions came from which.
#include "app/cli/job.h"
#include "core/lineage/lineagereader.h"

namespace stemma::cli {

void lineage(Job& job)
{
    const auto store = openOnly(job);
    if (!store)
        return;
    LineageReader reader {SessionId(job.options.session)};
    const auto graph = reader.read(*store, job.control);
    if (!graph)
        return job.fail(graph.error());
    for (const LineageSession& session : graph->sessions) {
        const auto& origin = session.origin;
        if (!origin || origin->session < 0)
            continue;
        const SessionId& from = graph->sessions[size_t(origin->session)].info.id;
        job.record().edge({from, session.info.id, origin->kind, origin->at});
    }
}

} // namespace stemma::cli
