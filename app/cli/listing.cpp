// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/job.h"

namespace stemma::cli {
namespace {

void listSessions(Job& job, SessionStore& store)
{
    const QString path = store.info().path;
    job.print().store(path);
    qint64 done = 0;
    const auto sink = [&](const std::vector<SessionInfo>& batch) {
        for (const SessionInfo& info : batch)
            job.record().session(path, info);
        done += qint64(batch.size());
        job.control.setProgress(done);
        return !job.isOver();
    };
    const Result<> result = store.sessions(ListDetail::Full, sink, job.control);
    if (!result)
        job.fail(result.error());
}

/// Prints what the formats say of paths.
void printDetections(Job& job, const QStringList& paths)
{
    for (const QString& path : paths) {
        if (job.isOver())
            return;
        const DetectionReport report = detectStore(path);
        if (report.error) {
            job.fail(*report.error);
            continue;
        }
        job.record().detected(report);
        if (report.matches.isEmpty())
            job.noteFinding();
    }
}

} // namespace

void formats(Job& job)
{
    for (const StoreFormat* format : storeFormats())
        job.record().format(*format);
}

void detect(Job& job)
{
    printDetections(job, job.options.paths);
}

void stores(Job& job)
{
    printDetections(job, job.options.paths.isEmpty() ? usualPlaces() : job.options.paths);
}

void list(Job& job)
{
    eachStore(job, job.options.paths, [&job](SessionStore& store) { listSessions(job, store); });
}

} // namespace stemma::cli
