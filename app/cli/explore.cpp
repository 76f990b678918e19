// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What files hold.
#include "app/cli/job.h"
#include "core/explore/explore.h"
#include "core/store/postgres/serveraddress.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace stemma::cli {

namespace {

/// As where stores are opened: nothing was read of it yet that could be gone.
struct ExploreText
{
    Q_DECLARE_TR_FUNCTIONS(StoreCandidate)
};

/// Any file is explored, so that the refusals of stores do not fit.
Result<Exploration> exploreFile(const QString& path, const Job& job)
{
    // Of what is meant for a server the password must not be repeated.
    const QString name = isServerAddress(path) ? storeTitle(path) : QDir::toNativeSeparators(path);
    if (QFileInfo(path).isDir())
        return fail(Errc::NotSupported, ExploreText::tr("%1 is a folder. Name the files in it.").arg(name));
    auto found = stemma::explore(path, {job.options.kind, true}, job.control);
    if (!found && found.error().code == Errc::NotFound)
        return fail(
            Errc::NotFound, ExploreText::tr("There is no file %1. Check the name, or choose another file.").arg(name));
    return found;
}

} // namespace

void explore(Job& job)
{
    for (const QString& path : job.options.paths) {
        if (job.isOver())
            return;
        const Result<Exploration> found = exploreFile(path, job);
        if (!found) {
            job.fail(found.error());
            continue;
        }
        if (!found->notes.isEmpty())
            job.noteFinding();
        job.record().exploration(path, *found);
    }
}

} // namespace stemma::cli
