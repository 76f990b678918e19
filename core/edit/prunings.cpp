// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/prunings.h"

#include <QCoreApplication>
#include <QSet>

#include <utility>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct PruningsText
{
    Q_DECLARE_TR_FUNCTIONS(BatchPlanner)
};

} // namespace

qsizetype pruningsFrom(const QList<SingleEdit>& edits, qsizetype first)
{
    QSet<std::pair<QString, int>> outputs;
    SessionId session;
    qsizetype next = first;
    for (; next < edits.size(); ++next) {
        const auto* pruning = std::get_if<PruneEdit>(&edits.at(next));
        if (!pruning || (next > first && pruning->session != session))
            break;
        session = pruning->session;
        const std::pair output(pruning->message.value, pruning->part);
        if (outputs.contains(output))
            break;
        outputs += output;
    }
    return next - first;
}

Result<EditPlan> planPrunings(
    SessionStore& store, const QList<SingleEdit>& edits, qsizetype before, const JobControl& job)
{
    auto* pruning = store.service<PruningStore>();
    const SessionId session = sessionOf(toEdit(edits.first()));
    auto plan = pruning->planPrunings({session, edits}, job);
    if (plan || plan.error().code == Errc::Cancelled) {
        if (plan)
            plan->action = u"batch"_s;
        return plan;
    }
    // The first that is refused is between these: so many are possible, and so many are not.
    qsizetype possible = 0;
    qsizetype refused = edits.size();
    while (refused - possible > 1) {
        const qsizetype middle = possible + (refused - possible) / 2;
        const bool isPossible = pruning->planPrunings({session, edits.first(middle)}, job).has_value();
        (isPossible ? possible : refused) = middle;
    }
    return fail(plan.error().code,
        PruningsText::tr("Change %1 is not possible after the changes before it: %2")
            .arg(QString::number(before + refused), plan.error().text),
        plan.error().cause);
}

} // namespace stemma
