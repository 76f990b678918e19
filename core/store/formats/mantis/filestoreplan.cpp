// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/check/repair.h"
#include "core/store/formats/mantis/filestore.h"
#include "core/store/formats/mantis/plan/editrules.h"
#include "core/store/formats/mantis/plan/move.h"

#include <QMap>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

QString FileStore::readOnly(const LineIndex& index) const
{
    return index.isTree() ? QString() : notTree();
}

Result<CompactionDraft> FileStore::draftCompaction(const CompactEdit& edit, const JobControl& job)
{
    const auto session = open(edit.session, job);
    if (!session)
        return std::unexpected(session.error());
    return dialectOf(**session) == Dialect::Tree ? ChangeableStore::draftCompaction(edit, job)
                                                 : fail(Errc::NotSupported, notTree());
}

Result<EditPlan> FileStore::plan(const Edit& edit, const JobControl& job)
{
    const auto* move = std::get_if<MoveEdit>(&edit);
    if (!move || !detection().notWritable.isEmpty())
        return ChangeableStore::plan(edit, job);
    (void)takeFollowed();
    setMoved({});
    rescan();
    const Result<> scanned = scan(job);
    return scanned ? planMove(folder(), path(), *move, job) : std::unexpected(scanned.error());
}

Result<EditPlan> FileStore::planRepair(
    const RepairEdit& edit, const QList<MessagePlace>& followed, QList<AnchorMove>& moved, const JobControl& job)
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
    // What the transcript is a fork of is opened beside it; of the files kept open only the one used longest ago is
    // closed.
    static_assert(KeptFiles > 1);
    const EntrySource source = [&](const QString& other) { return transcriptOf(other, job); };
    for (auto of = findings.cbegin(); of != findings.cend(); ++of) {
        const auto added = planFor(SessionId(of.key()), followed, moved, job, [&](const PlanTarget& target) {
            return addRepair(target, *of, source, repair, job).transform([] { return EditPlan(); });
        });
        if (!added)
            return added;
    }
    return finishedRepair(std::move(repair));
}

} // namespace stemma::mantis
