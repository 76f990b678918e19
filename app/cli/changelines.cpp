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

/// "2, 3, 7–90": three and more that follow one another are a range.
QString messageNumbers(std::span<const size_t> which, std::span<const FileChange> changes)
{
    std::vector<std::pair<qint64, qint64>> runs;
    int count = 0;
    for (const size_t i : which) {
        const qint64 number = changes[i].row + 1;
        if (!runs.empty() && number == runs.back().second)
            continue;
        ++count;
        if (!runs.empty() && number == runs.back().second + 1)
            runs.back().second = number;
        else
            runs.emplace_back(number, number);
    }
    QStringList numbers;
    for (const auto& [first, last] : runs) {
        numbers += QLocale().toString(first);
        if (last == first + 1)
            numbers += QLocale().toString(last);
        else if (last > first)
            numbers.last() += u'–' + QLocale().toString(last);
    }
    return ChangeLineText::tr("message(s) %1", nullptr, count).arg(numbers.join(u", "));
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
