// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What files hold.
#include "app/cli/job.h"
#include "core/explore/explore.h"

namespace stemma::cli {

void explore(Job& job)
{
    for (const QString& path : job.options.paths) {
        if (job.isOver())
            return;
        const Result<Exploration> found = stemma::explore(path, {job.options.kind, true}, job.control);
        if (!found) {
            job.fail(found.error());
            continue;
        }
        if (!found->notes.isEmpty())
            job.noteFinding();
        job.print().exploration(path, *found);
        job.count();
    }
}

} // namespace stemma::cli
