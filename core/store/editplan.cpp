// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/editplan.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct EditPlanText
{
    Q_DECLARE_TR_FUNCTIONS(EditPlan)
};

} // namespace

void ContextFigures::addItem(ContextItem item)
{
    if (items.size() == 2 * EndItems)
        items.removeAt(EndItems);
    item.text.truncate(ItemText);
    items += std::move(item);
}

bool ContextFigures::addSent(ContextItem item)
{
    if (item.leftOut.isEmpty()) {
        item.position = messages++;
        addItem(std::move(item));
    }
    return true;
}

QLatin1StringView nameOf(PlannedWrite::Change change)
{
    switch (change) {
    case PlannedWrite::Change::Insert:
        return "insert"_L1;
    case PlannedWrite::Change::Update:
        return "update"_L1;
    case PlannedWrite::Change::Delete:
        break;
    }
    return "delete"_L1;
}

QString notPossible(EditKind kind)
{
    switch (kind) {
    case EditKind::Fork:
        return EditPlanText::tr("Sessions of this kind of store cannot be forked.");
    case EditKind::Resume:
        return EditPlanText::tr("Sessions of this kind of store cannot be resumed at a message.");
    case EditKind::Rename:
        return EditPlanText::tr("Sessions of this kind of store have no title to change.");
    case EditKind::Text:
        return EditPlanText::tr("Texts in this kind of store cannot be edited.");
    case EditKind::Remove:
        return EditPlanText::tr("Messages in this kind of store cannot be removed.");
    case EditKind::Prune:
        return EditPlanText::tr("This kind of store cannot hold pruned outputs.");
    case EditKind::Delete:
        return EditPlanText::tr("Sessions of this kind of store cannot be deleted.");
    case EditKind::Insert:
        return EditPlanText::tr("Messages cannot be inserted in this kind of store.");
    case EditKind::Checkpoint:
        return EditPlanText::tr("This kind of store has no checkpoints.");
    case EditKind::Mark:
        return EditPlanText::tr("Sessions of this kind of store cannot be labelled.");
    case EditKind::Move:
        return EditPlanText::tr("Sessions of this kind of store have no project folder.");
    case EditKind::Repair:
        return EditPlanText::tr("Stemma has no repairs for this kind of store.");
    case EditKind::Compact:
        return EditPlanText::tr("Sessions of this kind of store cannot be compacted.");
    case EditKind::Dissolve:
        return EditPlanText::tr("Summaries in this kind of store cannot be dissolved.");
    case EditKind::Batch:
        break;
    }
    return EditPlanText::tr("Batches are not possible in this kind of store.");
}

QString forkRefusal(const QString& agent, ForkChoice choice)
{
    switch (choice) {
    case ForkChoice::Thinking:
        return EditPlanText::tr("Forks of %1 sessions keep their thinking blocks.").arg(agent);
    case ForkChoice::Checkpoints:
        return EditPlanText::tr("Forks of %1 sessions keep their checkpoints.").arg(agent);
    case ForkChoice::Constraints:
        break;
    }
    return EditPlanText::tr("Nothing can be added to the summaries of %1 sessions.").arg(agent);
}

QMap<EditKind, QString> refusalsExcept(std::initializer_list<EditKind> possible)
{
    QMap<EditKind, QString> refusals;
    for (int i = 0; i < int(std::variant_size_v<SingleEdit>); ++i) {
        const auto kind = EditKind(i);
        if (std::ranges::find(possible, kind) == possible.end())
            refusals.insert(kind, notPossible(kind));
    }
    return refusals;
}

} // namespace stemma
