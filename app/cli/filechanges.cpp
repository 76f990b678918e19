// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a session changed in files.
#include "app/cli/job.h"
#include "core/base/saturating.h"
#include "core/filechanges/changetexts.h"
#include "core/filechanges/filechangescan.h"
#include "core/filechanges/restorepatch.h"
#include "core/filechanges/savedstates.h"

namespace stemma::cli {

namespace {

struct ChangesWords
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

/// The files of a session as they were at a checkpoint, in a folder of the user's choice.
void saveInto(Job& job, std::span<const KeptState> states, const SessionInfo& info)
{
    const auto saved = saveStates(states, info.directory, job.options.into, job.control);
    if (!saved)
        return job.fail(saved.error());
    for (const QString& note : saved->notes())
        complain(note, {});
    if (!saved->isWhole())
        job.noteFinding();
    for (const QString& path : saved->saved)
        job.record().savedFile(info.id, path);
    if (saved->failure)
        job.fail(*saved->failure);
}

/// The patch that brings the files of a session back to a checkpoint.
void printBackTo(Job& job, SessionStore& store, const SessionId& id)
{
    auto* kept = store.service<FileStateStore>();
    if (!kept)
        return job.fail(
            {Errc::NotSupported, ChangesWords::tr("The agent of this store keeps no copies of files."), {}});
    const auto info = store.session(id, ListDetail::Basic, job.control);
    const auto states
        = info ? kept->keptStates(id, CheckpointId(job.options.backTo), job.control) : std::unexpected(info.error());
    if (!states)
        return job.fail(states.error());
    if (!job.options.into.isEmpty())
        return saveInto(job, *states, *info);
    const RestorePatch restored = restorePatch(*states, info->directory, job.control);
    for (const ExportedPatch::LeftOut& left : restored.patch.leftOut)
        complain(ChangesText::leftOut(left), {});
    for (const QString& path : restored.gone)
        complain(ChangesWords::tr("The copy of %1 is no longer there.").arg(path), {});
    if (!restored.gone.isEmpty() || !restored.patch.leftOut.empty())
        job.noteFinding();
    job.record().patch(id, restored.patch);
}

} // namespace

void changes(Job& job)
{
    const auto store = openOnly(job);
    if (!store)
        return;
    const Options& options = job.options;
    const SessionId id(options.session);
    if (!options.backTo.isEmpty())
        return printBackTo(job, *store, id);
    FileChangeScan scan(id);
    scan.setRange(options.from, options.count < 0 ? MessageScan::ToTheEnd : saturatingAdd(options.from, options.count));
    const bool isList = !options.net && !options.patch;
    size_t printed = 0;
    Result<bool> done = false;
    while (done && !*done && !job.isOver()) {
        done = scan.step(*store, job.control);
        for (; isList && printed < scan.settled(done && *done) && !job.isOver(); ++printed) {
            if (options.branch && !scan.changes()[printed].isActive)
                continue;
            job.record().fileChange(id, scan.changes()[printed]);
        }
    }
    for (qint64 i = 0; i < scan.skipped(); ++i)
        job.skip();
    if (!done)
        job.fail(done.error());
    if (isList || job.isOver() || !done)
        return;
    std::vector<FileChange> changed = scan.changes();
    if (options.branch)
        std::erase_if(changed, [](const FileChange& change) { return !change.isActive; });
    const std::vector<NetChange> net = netChanges(changed, job.control);
    if (job.isOver())
        return;
    if (!options.patch) {
        for (const NetChange& file : net) {
            std::optional<DiskState> disk;
            if (!options.disk.isEmpty())
                disk = compareWithDisk(file, options.disk);
            job.record().netChange(id, file, changed, disk);
        }
        return;
    }
    const ExportedPatch patch = exportPatch(net);
    for (const ExportedPatch::LeftOut& left : patch.leftOut) {
        complain(ChangesText::leftOut(left), {});
        job.noteFinding();
    }
    if (!patch.asNew.isEmpty())
        complain(ChangesText::asNew(patch.asNew), {});
    job.record().patch(id, patch);
}

} // namespace stemma::cli
