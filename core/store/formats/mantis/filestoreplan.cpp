// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/plan/editrules.h"
#include "core/store/formats/mantis/filestore.h"
#include "core/store/formats/mantis/plan/move.h"
#include "core/store/formats/mantis/check/repair.h"

#include <QCoreApplication>
#include <QMap>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

std::unexpected<Error> refuseNotTree()
{
    return fail(Errc::NotSupported, mantis::notTree());
}

} // namespace

Result<CompactionDraft> FileStore::draftCompaction(const CompactEdit& edit, const JobControl& job)
{
    const auto session = open(edit.session, job);
    if (!session)
        return std::unexpected(session.error());
    return dialectOf(**session) == Dialect::Tree ? TranscriptStore::draftCompaction(edit, job) : refuseNotTree();
}

Result<EditPlan> FileStore::plan(const Edit& edit, const JobControl& job)
{
    if (!detection().notWritable.isEmpty())
        return fail(Errc::NotSupported, detection().notWritable);
    m_moved.clear();
    const QList<MessagePlace> followed = std::exchange(m_followed, {});
    if (const auto* repair = std::get_if<RepairEdit>(&edit))
        return planRepair(*repair, followed, job);
    rescan();
    if (const auto* move = std::get_if<MoveEdit>(&edit)) {
        const Result<> scanned = scan(job);
        return scanned ? planMove(folder(), path(), *move, job) : std::unexpected(scanned.error());
    }
    const SessionId& id = stemma::sessionOf(edit);
    if (const auto known = open(id, job); !known)
        return std::unexpected(known.error());
    const auto [file, uuid] = parse(id);
    const Result<Opened*> opened = openFile(*file, job);
    const auto leaf = opened ? leafNamed(**opened, uuid) : std::nullopt;
    if (!opened)
        return std::unexpected(opened.error());
    if (!leaf || !(*opened)->transcript->isTree() || (*opened)->leaves.empty())
        return refuseNotTree();
    const TreeTarget target {id, *file, sessionOf(**opened, *leaf), (*opened)->transcript->title(), leafId(**opened, 0),
        *leaf == 0, folder().isOpenElsewhere(), followed, &m_moved};
    return planTreeEdit(target, edit, job);
}

Result<EditPlan> FileStore::planRepair(
    const RepairEdit& edit, const QList<MessagePlace>& followed, const JobControl& job)
{
    QMap<QString, QList<Finding>> findings; // by transcript
    const auto take = [&](const Finding& finding) {
        if (isMeant(edit, finding))
            findings[finding.session.value] += finding;
    };
    const auto session = edit.session.isEmpty() ? std::nullopt : std::optional(edit.session);
    if (const Result<> checked = check(session, take, job); !checked)
        return std::unexpected(checked.error());
    Repair repair;
    repair.plan = {.edit = edit, .action = u"repair"_s, .session = edit.session};
    if (edit.session.isEmpty() && findings.size() == 1)
        repair.plan.session = SessionId(findings.firstKey());
    for (auto of = findings.cbegin(); of != findings.cend(); ++of) {
        const TranscriptFile* file = folder().find(of.key());
        const Result<Opened*> opened = file ? openFile(*file, job) : nullptr;
        if (!opened)
            return std::unexpected(opened.error());
        if (!*opened)
            continue;
        const TreeTarget target {SessionId(file->id), *file, sessionOf(**opened, 0), (*opened)->transcript->title(),
            (*opened)->leaves.empty() ? QString() : leafId(**opened, 0), true, folder().isOpenElsewhere(), followed,
            &m_moved};
        // Opened beside it; of the files kept open only the one used longest ago is closed.
        static_assert(KeptFiles > 1);
        const EntrySource source = [&](const QString& other) { return transcriptOf(other, job); };
        if (const Result<> added = addRepair(target, *of, source, repair, job); !added)
            return std::unexpected(added.error());
    }
    return finishedRepair(std::move(repair));
}

} // namespace stemma::mantis
