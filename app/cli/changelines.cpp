// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/changelines.h"

#include "core/base/text.h"
#include "core/filechanges/changetexts.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace stemma::cli {

namespace {

struct ChangeLineText
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

/// A path must neither begin a line nor be taken for two.
QString shownPath(const QString& path, const QString& oldPath)
{
    const QString both = oldPath.isEmpty() ? path : u"%1 → %2"_s.arg(oldPath, path);
    return both.isEmpty() ? ChangeLineText::tr("(no path)") : firstLine(both, both.size() + 1);
}

QString counts(int added, int removed)
{
    return u"+%1 \u2212%2"_s.arg(QLocale().toString(added), QLocale().toString(removed));
}

QString messageNumbers(std::span<const size_t> which, std::span<const FileChange> changes)
{
    QStringList numbers;
    qint64 last = -1;
    for (const size_t i : which) {
        if (std::exchange(last, changes[i].row) != changes[i].row)
            numbers += QLocale().toString(changes[i].row + 1);
    }
    return ChangeLineText::tr("message(s) %1", nullptr, int(numbers.size())).arg(numbers.join(u", "));
}

} // namespace

QList<PlanLine> changeLines(const FileChange& change)
{
    const QString number = QLocale().toString(change.row + 1).rightJustified(7);
    QString line = u"%1  %2  %3  %4"_s.arg(number, shownPath(change.path, change.oldPath),
        ChangesText::kind(change.kind), counts(change.added, change.removed));
    if (!change.hasResult)
        line += u"  "_s + ChangeLineText::tr("no result");
    if (!change.isActive)
        line += u"  "_s + ChangeLineText::tr("not in the current branch");
    return {{line, change.isActive ? PlanLine::Kind::Plain : PlanLine::Kind::Quiet}};
}

QList<PlanLine> changeLines(
    const NetChange& net, std::span<const FileChange> changes, const std::optional<DiskState>& disk)
{
    QList<PlanLine> lines {{u"%1  %2  %3"_s.arg(shownPath(net.path, net.oldPath), ChangesText::kind(net.kind),
                                counts(net.added, net.removed)),
        PlanLine::Kind::Strong}};
    if (disk)
        lines.first().text += u"  "_s + ChangesText::disk(*disk);
    if (net.isComposed() && net.steps.front().why == NetStep::Break::None) {
        lines += {u"    "_s + messageNumbers(net.steps.front().changes, changes), PlanLine::Kind::Quiet};
        return lines;
    }
    for (const NetStep& step : net.steps) {
        QString line = u"    "_s + messageNumbers(step.changes, changes);
        if (step.why != NetStep::Break::None)
            line += u"  "_s + ChangesText::why(step.why);
        lines += {line, PlanLine::Kind::Quiet};
    }
    return lines;
}

} // namespace stemma::cli
