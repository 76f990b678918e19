// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/reportdocument.h"

#include "core/export/redaction/sessionredaction.h"

namespace stemma {

namespace {

void mapEach(QStringList& texts, const TextMap& map)
{
    for (QString& text : texts)
        text = map(text);
}

void mapText(ReportText& text, const TextMap& map)
{
    text.place = map(text.place);
    text.text = map(text.text);
}

void mapSection(ReportSection& section, const TextMap& map)
{
    section.note = map(section.note);
    for (QStringList& row : section.table.rows)
        mapEach(row, map);
    for (ReportItem& item : section.items) {
        mapText(item.before, map);
        mapText(item.after, map);
        mapEach(item.notes, map);
    }
    section.text = map(section.text);
}

} // namespace

void mapTexts(ReportDocument& report, const TextMap& map)
{
    report.title = map(report.title);
    for (auto& [name, value] : report.facts)
        value = map(value);
    for (ReportSection& section : report.sections)
        mapSection(section, map);
}

Result<RedactionList> findRedactions(const ReportDocument& report, const QStringList& names, const JobControl& job)
{
    const RedactionFinder finder = redactionFinder(names);
    RedactionList list;
    ReportDocument looked = report;
    mapTexts(looked, [&](const QString& text) {
        if (!job.isCancelled())
            list.look(finder, text, {});
        return text;
    });
    if (job.isCancelled())
        return fail(Errc::Cancelled, {});
    return list;
}

} // namespace stemma
