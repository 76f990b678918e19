// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/planlines.h"

#include "app/cli/textlines.h"
#include "core/base/text.h"
#include "core/edit/commandline.h"
#include "core/session/names.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::cli {

namespace {

using Kind = PlanLine::Kind;

struct PlanLinesText
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

constexpr qsizetype ShownText = 160; ///< of a text before and after a change

QString items(const ContextFigures& figures)
{
    return PlanLinesText::tr("%Ln item(s)", nullptr, int(figures.messages));
}

/// What it makes is no session to go on with; of a batch, where one of its changes alone makes a session.
bool cutsOff(const Edit& edit)
{
    const auto* batch = std::get_if<BatchEdit>(&edit);
    if (!batch)
        return kindOf(edit) == EditKind::Resume;
    const auto has = [batch](EditKind kind) {
        return std::ranges::contains(batch->edits, kind, [](const SingleEdit& one) { return kindOf(toEdit(one)); });
    };
    return has(EditKind::Resume) && !has(EditKind::Fork) && !has(EditKind::Compact);
}

} // namespace

QList<PlanLine> writeLines(const QList<PlannedWrite>& writes)
{
    QList<PlanLine> lines;
    for (const PlannedWrite& write : writes) {
        const QString what = write.what.isEmpty() ? QString() : u" ("_s + write.what + u')';
        lines += {u"  %1 %2 × %3"_s.arg(nameOf(write.change), number(write.count), write.place) + what, Kind::Plain};
        if (!write.before.isEmpty())
            lines += {u"    - "_s + firstLine(write.before, ShownText), Kind::Quiet};
        if (!write.after.isEmpty())
            lines += {u"    + "_s + firstLine(write.after, ShownText), Kind::Quiet};
    }
    return lines;
}

QList<PlanLine> planLines(
    const QString& store, const EditPlan& plan, const PlanMore& more, const std::optional<Receipt>& receipt)
{
    QList<PlanLine> lines {{plan.title, Kind::Strong}};
    const auto line = [&lines](const QString& text, Kind kind = Kind::Plain) { lines += {u"  "_s + text, kind}; };
    lines += writeLines(plan.writes);
    if (plan.before && plan.after)
        line(PlanLinesText::tr("Context: %1, %2; afterwards %3, %4", "4 items, 60 tokens; afterwards 3 items, 1 token")
                .arg(items(*plan.before), tokensText(plan.before->tokens), items(*plan.after),
                    tokensText(plan.after->tokens)));
    QStringList along;
    QStringList behind;
    for (const ForkShare& share : more.shares) {
        const QString kind = QString(nameOf(share.kind)).replace(u'_', u' ');
        if (share.along > 0)
            along += kind + u' ' + number(share.along);
        if (share.behind.value_or(0) > 0)
            behind += kind + u' ' + number(*share.behind);
    }
    if (!along.isEmpty())
        line(PlanLinesText::tr("Copied: %1").arg(along.join(u", "_s)));
    if (!behind.isEmpty())
        line(PlanLinesText::tr("Left out: %1").arg(behind.join(u", "_s)), Kind::Quiet);
    for (const PlannedCheck& check : plan.checks)
        line((check.ok                 ? PlanLinesText::tr("passed: %1")
                     : check.onlyWarns ? PlanLinesText::tr("warning: %1")
                                       : PlanLinesText::tr("failed: %1"))
                 .arg(check.text),
            check.ok ? Kind::Quiet : Kind::Bad);
    if (more.instead)
        line(PlanLinesText::tr("To keep the signed thinking, make the change in a fork: %1")
                .arg(commandLine(store, *more.instead)));
    for (const QString& warning : plan.warnings)
        line(PlanLinesText::tr("Note: %1").arg(warning));
    if (!plan.newSession.isEmpty())
        line((cutsOff(plan.edit) ? PlanLinesText::tr("Discarded end: %1") : PlanLinesText::tr("New session: %1"))
                .arg(plan.newSession.value));
    if (!more.goOn.isEmpty())
        line(PlanLinesText::tr("To continue, in the project folder: %1").arg(more.goOn));
    line(receipt ? PlanLinesText::tr("Done. To undo it: stemma undo %1").arg(receipt->id.value)
                 : PlanLinesText::tr("Nothing was changed. Add --apply to make the change."),
        Kind::Strong);
    return lines;
}

} // namespace stemma::cli
