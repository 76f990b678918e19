// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plan/plandialogtexts.h"

#include "core/store/plan/plantexts.h"
#include "ui/common/format.h"
#include "ui/plan/planchoices.h"
#include "ui/plan/planrequest.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct PlanDialogText
{
    Q_DECLARE_TR_FUNCTIONS(PlanDialog)
};

/// The edit has a place among the messages that can be chosen.
bool hasPlace(EditKind kind)
{
    return kind == EditKind::Fork || kind == EditKind::Resume || kind == EditKind::Insert
        || kind == EditKind::Checkpoint;
}

QString repairHeadline(const RepairEdit& edit)
{
    if (!edit.place.isEmpty())
        return PlanDialogText::tr("Repair %1", "a place").arg(edit.place);
    return edit.codes.isEmpty()
        ? PlanDialogText::tr("Repair all problems")
        : PlanDialogText::tr("Repair all problems of the kind “%1”").arg(edit.codes.join(u", "_s));
}

} // namespace

QString planIcon(EditKind kind)
{
    switch (kind) {
    case EditKind::Fork:
        return u"fork"_s;
    case EditKind::Resume:
        return u"resume"_s;
    case EditKind::Rename:
    case EditKind::Text:
    case EditKind::Batch:
        return u"edit"_s;
    case EditKind::Prune:
        return u"prune"_s;
    case EditKind::Insert:
        return u"user"_s;
    case EditKind::Checkpoint:
        return u"checkpoint"_s;
    case EditKind::Mark:
        return u"tag"_s;
    case EditKind::Move:
        return u"folder"_s;
    case EditKind::Remove:
    case EditKind::Delete:
        break;
    case EditKind::Repair:
        return u"tool"_s;
    case EditKind::Compact:
    case EditKind::Dissolve:
        return u"compact"_s;
    }
    return {};
}

PlanDialogTexts::PlanDialogTexts(const PlanRequest& request, const PlanChoices& choices)
    : m_request(request)
    , m_choices(choices)
{
}

QString PlanDialogTexts::headline() const
{
    return m_choices.isForked() ? PlanText::inFork(headlineInPlace()) : headlineInPlace();
}

QString PlanDialogTexts::headlineInPlace() const
{
    const QString& title = m_request.sessionTitle;
    const QString number = format::number(shownNumber());
    switch (m_choices.kind()) {
    case EditKind::Fork:
        return PlanDialogText::tr("Fork “%1” after message %2").arg(title, number);
    case EditKind::Resume:
        return PlanDialogText::tr("Resume “%1” after message %2").arg(title, number);
    case EditKind::Rename:
        return PlanDialogText::tr("Rename “%1”").arg(title);
    case EditKind::Text:
        return PlanDialogText::tr("Edit message %2 of “%1”").arg(title, number);
    case EditKind::Prune:
        return std::get<PruneEdit>(m_request.edit).restore
            ? PlanDialogText::tr("Restore the output in message %2 of “%1”").arg(title, number)
            : PlanDialogText::tr("Prune the output in message %2 of “%1”").arg(title, number);
    case EditKind::Delete:
        return PlanDialogText::tr("Delete “%1”").arg(title);
    case EditKind::Repair:
        return repairHeadline(std::get<RepairEdit>(m_request.edit));
    case EditKind::Insert:
        return PlanDialogText::tr("Insert after message %2 of “%1”").arg(title, number);
    case EditKind::Checkpoint:
        return PlanDialogText::tr("Set checkpoint after message %2 of “%1”").arg(title, number);
    case EditKind::Mark:
        return PlanDialogText::tr("Set labels of “%1”").arg(title);
    case EditKind::Move:
        return PlanDialogText::tr("Move a project");
    case EditKind::Compact:
        switch (std::get<CompactEdit>(m_request.edit).nodes.size()) {
        case 0:
            return PlanDialogText::tr("Compact “%1”").arg(title);
        case 1:
            return PlanDialogText::tr("Rewrite a summary of “%1”").arg(title);
        default:
            return PlanDialogText::tr("Merge summaries of “%1”").arg(title);
        }
    case EditKind::Dissolve:
        return PlanDialogText::tr("Dissolve a summary of “%1”").arg(title);
    case EditKind::Batch:
        return PlanDialogText::tr(
            "%n change(s) in a batch", nullptr, int(std::get<BatchEdit>(m_request.edit).edits.size()));
    case EditKind::Remove:
        break;
    }
    const auto edit = std::get<RemoveEdit>(m_choices.edit().value_or(m_request.edit));
    if (edit.part)
        return PlanDialogText::tr("Remove a part of message %2 of “%1”").arg(title, number);
    return edit.messages.size() == 1
        ? PlanDialogText::tr("Remove message %2 of “%1”").arg(title, number)
        : PlanDialogText::tr("Remove %n message(s) of “%1”", nullptr, int(edit.messages.size())).arg(title);
}

int PlanDialogTexts::shownNumber() const
{
    return (hasPlace(m_choices.kind()) ? m_choices.row() : m_request.row) + 1;
}

QString PlanDialogTexts::done() const
{
    return m_choices.isForked() ? PlanDialogText::tr("Session forked with the change.") : doneInPlace();
}

QString PlanDialogTexts::doneInPlace() const
{
    const QString number = format::number(shownNumber());
    switch (m_choices.kind()) {
    case EditKind::Fork:
        return PlanDialogText::tr("Session forked after message %1.").arg(number);
    case EditKind::Resume:
        return PlanDialogText::tr("Session resumed after message %1.").arg(number);
    case EditKind::Rename:
        return PlanDialogText::tr("Session renamed.");
    case EditKind::Text:
        return PlanDialogText::tr("Message %1 edited.").arg(number);
    case EditKind::Prune:
        return std::get<PruneEdit>(m_request.edit).restore
            ? PlanDialogText::tr("Output in message %1 restored.").arg(number)
            : PlanDialogText::tr("Output in message %1 pruned.").arg(number);
    case EditKind::Delete:
        return PlanDialogText::tr("Session deleted.");
    case EditKind::Repair:
        return PlanDialogText::tr("Problems repaired.");
    case EditKind::Insert:
        return PlanDialogText::tr("Message inserted after message %1.").arg(number);
    case EditKind::Checkpoint:
        return PlanDialogText::tr("Checkpoint after message %1 changed.").arg(number);
    case EditKind::Mark:
        return PlanDialogText::tr("Labels changed.");
    case EditKind::Move:
        return PlanDialogText::tr("Project moved.");
    case EditKind::Compact:
        return std::get<CompactEdit>(m_request.edit).nodes.size() > 1 ? PlanDialogText::tr("Summaries merged.")
                                                                      : PlanDialogText::tr("Session compacted.");
    case EditKind::Dissolve:
        return PlanDialogText::tr("Summary dissolved.");
    case EditKind::Batch:
        return PlanDialogText::tr(
            "%n change(s) applied.", nullptr, int(std::get<BatchEdit>(m_request.edit).edits.size()));
    case EditKind::Remove:
        break;
    }
    const auto edit = std::get<RemoveEdit>(m_choices.edit().value_or(m_request.edit));
    if (edit.part)
        return PlanDialogText::tr("Part of message %1 removed.").arg(number);
    return edit.messages.size() == 1 ? PlanDialogText::tr("Message %1 removed.").arg(number)
                                     : PlanDialogText::tr("%n message(s) removed.", nullptr, int(edit.messages.size()));
}

QString PlanDialogTexts::button() const
{
    if (m_choices.isForked())
        return PlanDialogText::tr("Apply in a fork");
    switch (m_choices.kind()) {
    case EditKind::Fork:
        return PlanDialogText::tr("Fork");
    case EditKind::Resume:
        return PlanDialogText::tr("Resume here");
    case EditKind::Rename:
        return PlanDialogText::tr("Rename");
    case EditKind::Text:
        return PlanDialogText::tr("Apply edit");
    case EditKind::Remove:
        return PlanDialogText::tr("Remove");
    case EditKind::Prune:
        return std::get<PruneEdit>(m_request.edit).restore ? PlanDialogText::tr("Restore")
                                                           : PlanDialogText::tr("Prune");
    case EditKind::Repair:
        return PlanDialogText::tr("Repair");
    case EditKind::Insert:
        return PlanDialogText::tr("Insert");
    case EditKind::Checkpoint:
        return PlanDialogText::tr("Set checkpoint");
    case EditKind::Mark:
        return PlanDialogText::tr("Set labels");
    case EditKind::Move:
        return PlanDialogText::tr("Move");
    case EditKind::Compact:
        return PlanDialogText::tr("Compact");
    case EditKind::Dissolve:
        return PlanDialogText::tr("Dissolve");
    case EditKind::Batch:
        return PlanDialogText::tr("Apply all");
    case EditKind::Delete:
        break;
    }
    return PlanDialogText::tr("Delete");
}

} // namespace stemma
