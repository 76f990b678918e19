// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The texts of the plan dialog that depend on the kind of the change.
#include "ui/common/format.h"
#include "ui/plan/planchoices.h"
#include "ui/plan/plandialog.h"

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// The edit has a place among the messages that can be chosen.
bool hasPlace(EditKind kind)
{
    return kind == EditKind::Fork || kind == EditKind::Resume || kind == EditKind::Insert
        || kind == EditKind::Checkpoint;
}

} // namespace

QString PlanDialog::repairHeadline(const RepairEdit& edit)
{
    if (!edit.place.isEmpty())
        return tr("Repair %1", "a place").arg(edit.place);
    return edit.codes.isEmpty() ? tr("Repair all problems")
                                : tr("Repair all problems of the kind “%1”").arg(edit.codes.join(u", "_s));
}

QString PlanDialog::headlineText() const
{
    const QString& title = m_request.sessionTitle;
    const QString number = format::number(shownNumber());
    switch (m_choices->kind()) {
    case EditKind::Fork:
        return tr("Fork “%1” after message %2").arg(title, number);
    case EditKind::Resume:
        return tr("Resume “%1” after message %2").arg(title, number);
    case EditKind::Rename:
        return tr("Rename “%1”").arg(title);
    case EditKind::Text:
        return tr("Edit message %2 of “%1”").arg(title, number);
    case EditKind::Prune:
        return std::get<PruneEdit>(m_request.edit).restore
            ? tr("Restore the output in message %2 of “%1”").arg(title, number)
            : tr("Prune the output in message %2 of “%1”").arg(title, number);
    case EditKind::Delete:
        return tr("Delete “%1”").arg(title);
    case EditKind::Repair:
        return repairHeadline(std::get<RepairEdit>(m_request.edit));
    case EditKind::Insert:
        return tr("Insert after message %2 of “%1”").arg(title, number);
    case EditKind::Checkpoint:
        return tr("Set checkpoint after message %2 of “%1”").arg(title, number);
    case EditKind::Mark:
        return tr("Set labels of “%1”").arg(title);
    case EditKind::Move:
        return tr("Move a project");
    case EditKind::Compact:
        switch (std::get<CompactEdit>(m_request.edit).nodes.size()) {
        case 0:
            return tr("Compact “%1”").arg(title);
        case 1:
            return tr("Rewrite a summary of “%1”").arg(title);
        default:
            return tr("Merge summaries of “%1”").arg(title);
        }
    case EditKind::Dissolve:
        return tr("Dissolve a summary of “%1”").arg(title);
    case EditKind::Batch:
        return tr("%n change(s) in a batch", nullptr, int(std::get<BatchEdit>(m_request.edit).edits.size()));
    case EditKind::Remove:
        break;
    }
    const auto edit = std::get<RemoveEdit>(m_choices->edit().value_or(m_request.edit));
    if (edit.part)
        return tr("Remove a part of message %2 of “%1”").arg(title, number);
    return edit.messages.size() == 1
        ? tr("Remove message %2 of “%1”").arg(title, number)
        : tr("Remove %n message(s) of “%1”", nullptr, int(edit.messages.size())).arg(title);
}

int PlanDialog::shownNumber() const
{
    return (hasPlace(m_choices->kind()) ? m_choices->row() : m_request.row) + 1;
}

QString PlanDialog::doneText() const
{
    const QString number = format::number(shownNumber());
    switch (m_choices->kind()) {
    case EditKind::Fork:
        return tr("Session forked after message %1.").arg(number);
    case EditKind::Resume:
        return tr("Session resumed after message %1.").arg(number);
    case EditKind::Rename:
        return tr("Session renamed.");
    case EditKind::Text:
        return tr("Message %1 edited.").arg(number);
    case EditKind::Prune:
        return std::get<PruneEdit>(m_request.edit).restore ? tr("Output in message %1 restored.").arg(number)
                                                           : tr("Output in message %1 pruned.").arg(number);
    case EditKind::Delete:
        return tr("Session deleted.");
    case EditKind::Repair:
        return tr("Problems repaired.");
    case EditKind::Insert:
        return tr("Message inserted after message %1.").arg(number);
    case EditKind::Checkpoint:
        return tr("Checkpoint after message %1 changed.").arg(number);
    case EditKind::Mark:
        return tr("Labels changed.");
    case EditKind::Move:
        return tr("Project moved.");
    case EditKind::Compact:
        return std::get<CompactEdit>(m_request.edit).nodes.size() > 1 ? tr("Summaries merged.")
                                                                      : tr("Session compacted.");
    case EditKind::Dissolve:
        return tr("Summary dissolved.");
    case EditKind::Batch:
        return tr("%n change(s) applied.", nullptr, int(std::get<BatchEdit>(m_request.edit).edits.size()));
    case EditKind::Remove:
        break;
    }
    const auto edit = std::get<RemoveEdit>(m_choices->edit().value_or(m_request.edit));
    if (edit.part)
        return tr("Part of message %1 removed.").arg(number);
    return edit.messages.size() == 1 ? tr("Message %1 removed.").arg(number)
                                     : tr("%n message(s) removed.", nullptr, int(edit.messages.size()));
}

QString PlanDialog::applyWord() const
{
    switch (m_choices->kind()) {
    case EditKind::Fork:
        return tr("Fork");
    case EditKind::Resume:
        return tr("Resume here");
    case EditKind::Rename:
        return tr("Rename");
    case EditKind::Text:
        return tr("Apply edit");
    case EditKind::Remove:
        return tr("Remove");
    case EditKind::Prune:
        return std::get<PruneEdit>(m_request.edit).restore ? tr("Restore") : tr("Prune");
    case EditKind::Repair:
        return tr("Repair");
    case EditKind::Insert:
        return tr("Insert");
    case EditKind::Checkpoint:
        return tr("Set checkpoint");
    case EditKind::Mark:
        return tr("Set labels");
    case EditKind::Move:
        return tr("Move");
    case EditKind::Compact:
        return tr("Compact");
    case EditKind::Dissolve:
        return tr("Dissolve");
    case EditKind::Batch:
        return tr("Apply all");
    case EditKind::Delete:
        break;
    }
    return tr("Delete");
}

QString PlanDialog::stateText() const
{
    if (m_applying != 0)
        return tr("Applying…");
    if (m_planning)
        return tr("Planning…");
    if (!m_plan)
        return tr("Nothing was changed");
    const QString time = format::clockTime(m_plannedAt);
    return m_storeChanged ? tr("Planned at %1, store changed since").arg(time)
                          : tr("Planned at %1, store unchanged").arg(time);
}

} // namespace stemma
