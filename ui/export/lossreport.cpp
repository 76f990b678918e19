// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/export/lossreport.h"

#include "core/models/losstexts.h"
#include "ui/common/format.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct LossReportText
{
    Q_DECLARE_TR_FUNCTIONS(Document)
};

using Status = LossFinding::Status;

/// What of a message says it; what somebody wrote needs no word.
QString sourceWord(FactSource source)
{
    switch (source) {
    case FactSource::Thinking:
        return LossReportText::tr("Thinking");
    case FactSource::ToolInput:
        return LossReportText::tr("Input");
    case FactSource::ToolOutput:
        return LossReportText::tr("Output");
    case FactSource::File:
        return LossReportText::tr("File");
    case FactSource::Patch:
        return LossReportText::tr("Patch");
    case FactSource::Text:
    case FactSource::Code:
        break;
    }
    return {};
}

QString messageNumbers(const QList<qint64>& messages)
{
    QStringList numbers;
    for (const qint64 message : messages)
        numbers += format::number(message + 1);
    return numbers.join(u", "_s);
}

QString placesOf(const LossFinding& finding)
{
    QStringList places;
    for (const FactPlace& place : finding.places) {
        const QString source = sourceWord(place.source);
        const QString number = format::number(place.message + 1);
        const QString words = source.isEmpty() ? number : u"%1 (%2)"_s.arg(number, source);
        if (places.isEmpty() || places.constLast() != words)
            places += words;
    }
    if (finding.occurrences > finding.places.size())
        places += LossReportText::tr("%Ln more", nullptr, int(finding.occurrences - finding.places.size()));
    return places.isEmpty() ? QString() : LossReportText::tr("in %1").arg(places.join(u", "_s));
}

ReportItem itemOf(const LossFinding& finding, const QString& summary)
{
    ReportItem item;
    item.kind = finding.status == Status::Lost ? ReportItem::Kind::OnlyBefore
        : finding.status == Status::Changed    ? ReportItem::Kind::Changed
                                               : ReportItem::Kind::Same;
    item.name = losswords::nameOf(finding.kind);
    item.state = losswords::nameOf(finding.status);
    item.before = {placesOf(finding), finding.text};
    if (finding.summaryOffset >= 0 && finding.summaryOffset + finding.summaryLength <= summary.size())
        item.after.text = summary.sliced(finding.summaryOffset, finding.summaryLength);
    if (finding.status == Status::Changed && !finding.changedTo.isEmpty())
        item.after.text = finding.changedTo;
    if (!finding.usedLater.isEmpty())
        item.notes
            += LossReportText::tr("Needed again after the compaction: %1").arg(messageNumbers(finding.usedLater));
    item.notes += losswords::reasonOf(finding);
    if (finding.isFromModel() || finding.second)
        item.notes += losswords::sayerOf(finding);
    return item;
}

QStringList rowOf(const QString& name, const LossCoverage& coverage)
{
    return {name, format::number(coverage.kept), format::number(coverage.changed), format::number(coverage.lost),
        format::number(coverage.needed)};
}

ReportSection figuresOf(const LossReview& review, bool isPartial)
{
    ReportSection figures;
    figures.title = LossReportText::tr("Findings");
    figures.note = LossReportText::tr("Found by rules, which are not exact.");
    if (isPartial || review.passedOver > 0)
        figures.note += u' ' + LossReportText::tr("Only a part was reviewed: there is too much text.");
    figures.table.head = {LossReportText::tr("Kind"), losswords::nameOf(Status::Kept),
        losswords::nameOf(Status::Changed), losswords::nameOf(Status::Lost), LossReportText::tr("needed again")};
    for (int kind = 0; kind < LossKindCount; ++kind) {
        if (const LossCoverage& coverage = review.of(LossKind(kind)); coverage.all() > 0)
            figures.table.rows += rowOf(losswords::pluralOf(LossKind(kind)), coverage);
    }
    figures.table.rows += rowOf(LossReportText::tr("All"), review.total);
    return figures;
}

} // namespace

ReportDocument lossReport(const ReviewedSummary& summary, const LossReview& review, bool isPartial)
{
    ReportDocument report;
    report.title = LossReportText::tr("Review of a summary of “%1”").arg(summary.session);
    if (!summary.node.isEmpty())
        report.facts.append({LossReportText::tr("Summary"), summary.node});
    if (summary.from >= 0)
        report.facts.append({LossReportText::tr("Replaced messages"), format::range(summary.from + 1, summary.to + 1)});
    if (const auto share = review.total.share())
        report.facts.append({losswords::nameOf(Status::Kept), losswords::percentOf(*share) + u'%'});
    report.sections += figuresOf(review, isPartial);
    const std::pair<Status, QString> groups[] = {{Status::Lost, LossReportText::tr("Lost")},
        {Status::Changed, LossReportText::tr("Changed")}, {Status::Kept, LossReportText::tr("Kept")}};
    for (const auto& [status, title] : groups) {
        ReportSection section;
        section.title = title;
        section.before = LossReportText::tr("Messages");
        section.after = LossReportText::tr("Summary");
        for (const LossFinding& finding : review.findings) {
            if (finding.status == status)
                section.items += itemOf(finding, summary.text);
        }
        if (!section.items.isEmpty())
            report.sections += section;
    }
    ReportSection text;
    text.title = LossReportText::tr("Summary");
    text.text = summary.text;
    report.sections += text;
    return report;
}

} // namespace stemma
