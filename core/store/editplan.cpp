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
        return EditPlanText::tr("Sessions of such a store cannot be forked.");
    case EditKind::Resume:
        return EditPlanText::tr("Sessions of such a store cannot be cut in place.");
    case EditKind::Rename:
        return EditPlanText::tr("Sessions of such a store have no title that could be changed.");
    case EditKind::Text:
        return EditPlanText::tr("Texts of such a store cannot be changed.");
    case EditKind::Remove:
        return EditPlanText::tr("Messages of such a store cannot be removed.");
    case EditKind::Prune:
        return EditPlanText::tr("Such a store has no place for pruned outputs.");
    case EditKind::Delete:
        return EditPlanText::tr("Sessions of such a store cannot be deleted.");
    case EditKind::Insert:
        return EditPlanText::tr("Messages cannot be put into sessions of such a store.");
    case EditKind::Checkpoint:
        return EditPlanText::tr("Checkpoints cannot be set in such a store.");
    case EditKind::Mark:
        return EditPlanText::tr("Sessions of such a store cannot be labelled.");
    case EditKind::Move:
        return EditPlanText::tr("Sessions of such a store name no directory.");
    case EditKind::Repair:
        return EditPlanText::tr("No repair is known for such a store.");
    case EditKind::Compact:
        return EditPlanText::tr("Summaries cannot be put into sessions of such a store.");
    case EditKind::Dissolve:
        return EditPlanText::tr("Summaries of such a store cannot be dissolved.");
    case EditKind::Batch:
        break;
    }
    return EditPlanText::tr("Several changes at once cannot be made in such a store.");
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
