// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/comparisonreport.h"

#include "core/base/text.h"
#include "ui/common/format.h"
#include "ui/common/partcopy.h"
#include "ui/compare/comparefilesmodel.h"
#include "ui/compare/comparemodel.h"
#include "ui/compare/compareview.h"

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using Mark = CompareRow::Mark;

ReportItem::Kind kindOf(Mark mark)
{
    switch (mark) {
    case Mark::Differs:
        return ReportItem::Kind::Changed;
    case Mark::OnlyA:
        return ReportItem::Kind::OnlyBefore;
    case Mark::OnlyB:
        return ReportItem::Kind::OnlyAfter;
    case Mark::Same:
        break;
    }
    return ReportItem::Kind::Same;
}

ReportText textOf(const CompareItem& item)
{
    const CompareCell cell = cellOf(item);
    return {cell.head.isEmpty() ? cell.number : cell.number + factSeparator() + cell.head, plainTextOf(item.content())};
}

ReportSection figuresOf(const Comparison& comparison)
{
    ReportSection section;
    section.title = CompareView::tr("After the common part");
    section.table.head = {QString(), u"A"_s, u"B"_s};
    const QStringList names = CompareView::figureNames();
    const QStringList a = CompareView::figureTexts(comparison.figuresA);
    const QStringList b = CompareView::figureTexts(comparison.figuresB);
    for (qsizetype i = 0; i < names.size(); ++i)
        section.table.rows += QStringList {names.at(i), a.at(i), b.at(i)};
    return section;
}

ReportSection filesOf(const ComparisonPtr& comparison)
{
    ReportSection section;
    section.title = CompareView::tr("Files changed since then");
    CompareFilesModel model;
    model.setComparison(comparison);
    for (int column = 0; column < model.columnCount(); ++column)
        section.table.head += model.headerData(column, Qt::Horizontal).toString();
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells += model.index(row, column).data().toString();
        section.table.rows += cells;
    }
    return section;
}

} // namespace

QString comparisonTitle(const QString& titleA, const QString& titleB)
{
    return CompareView::tr("Comparison of “%1” with “%2”").arg(titleA, titleB);
}

ReportDocument comparisonReport(const ComparisonPtr& comparison, const QString& titleA, const QString& titleB)
{
    ReportDocument report;
    report.title = comparisonTitle(titleA, titleB);
    report.facts = {{u"A"_s, titleA}, {u"B"_s, titleB},
        {CompareView::tr("Messages in common"), format::number(comparison->common)}};
    report.sections += figuresOf(*comparison);
    if (ReportSection files = filesOf(comparison); !files.table.rows.isEmpty())
        report.sections += files;
    ReportSection messages;
    messages.title = CompareView::tr("Messages");
    messages.before = u"A"_s;
    messages.after = u"B"_s;
    if (!comparison->isWhole())
        messages.note = comparedPart(*comparison);
    for (const CompareRow& row : comparison->rows) {
        ReportItem item;
        item.kind = kindOf(row.mark);
        item.state = wordOf(row.mark);
        if (row.a >= 0)
            item.before = textOf(comparison->a[size_t(row.a)]);
        if (row.b >= 0)
            item.after = textOf(comparison->b[size_t(row.b)]);
        if (row.mark == Mark::Same)
            item.after.text.clear(); // it says the same
        messages.items += item;
    }
    report.sections += messages;
    return report;
}

} // namespace stemma
