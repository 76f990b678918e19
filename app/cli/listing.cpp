// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/job.h"
#include "core/marks/markedstore.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace stemma::cli {
namespace {

void listSessions(Job& job, SessionStore& store)
{
    const QString path = store.info().path;
    job.print().store(path);
    qint64 done = 0;
    const auto sink = [&](const std::vector<SessionInfo>& batch) {
        for (const SessionInfo& info : batch) {
            job.print().session(path, info);
            job.count();
        }
        done += qint64(batch.size());
        job.control.setProgress(done);
        return !job.isOver();
    };
    const Result<> result = store.sessions(ListDetail::Full, sink, job.control);
    if (!result)
        job.fail(result.error());
}

/// Prints what the formats say of a path. False: nothing could be read at all.
bool printDetection(Job& job, const QString& path)
{
    const DetectionReport report = detectStore(path);
    if (report.error) {
        job.fail(*report.error);
        return false;
    }
    job.print().detected(report);
    job.count();
    if (report.matches.isEmpty())
        job.noteFinding();
    return true;
}

} // namespace

void formats(Job& job)
{
    for (const StoreFormat* format : storeFormats()) {
        job.print().format(*format);
        job.count();
    }
}

void detect(Job& job)
{
    for (const QString& path : job.options.paths) {
        if (job.isOver())
            return;
        printDetection(job, path);
    }
}

void stores(Job& job)
{
    if (!job.options.paths.isEmpty())
        return detect(job);
    for (const StoreFormat* format : storeFormats()) {
        for (const QString& place : format->defaultPlaces()) {
            if (job.isOver())
                return;
            if (QFileInfo::exists(place))
                printDetection(job, place);
        }
    }
}

void list(Job& job)
{
    for (const QString& path : job.options.paths) {
        if (job.isOver())
            return;
        const auto store = openMarkedStore(job.control, path);
        if (store)
            listSessions(job, **store);
        else
            job.fail(store.error());
    }
}

} // namespace stemma::cli
