// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/exportlines.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::cli {

namespace {

struct ExportLineWords
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

/// A value that is to stay secret is not printed whole.
QString hinted(const RedactionValue& value)
{
    constexpr qsizetype Shown = 4;
    if (value.kind != RedactionKind::Secret && value.kind != RedactionKind::Random)
        return value.value;
    return value.value.size() > 3 * Shown ? value.value.first(Shown) + u'\u2026' : u"\u2026"_s;
}

void writeValues(JsonWriter& json, QLatin1StringView name, const std::vector<RedactionValue>& values)
{
    json.beginArray(name);
    for (const RedactionValue& value : values) {
        json.beginObject();
        json.field("kind"_L1, stemma::nameOf(value.kind));
        json.field("rule"_L1, value.rule);
        json.optional("replaced_by"_L1, value.standIn);
        json.field("count"_L1, value.count);
        json.optional("message"_L1, value.message);
        json.end();
    }
    json.end();
}

} // namespace

void putExport(TextLines& lines, const ExportReport& report)
{
    for (const RedactionValue& value : report.values) {
        lines.put(u"  ");
        lines.column(stemma::nameOf(value.kind), 8);
        lines.column(value.rule, 24, TextLines::Quiet);
        lines.put(number(value.count).rightJustified(6));
        lines.put(u"  ");
        lines.putName(hinted(value));
        if (!value.standIn.isEmpty()) {
            lines.put(u" \u2192 ");
            lines.putName(value.standIn);
        }
        lines.endLine();
    }
    const QString bytes = number(report.outcome.bytes);
    lines.putLine(report.isSession
            ? ExportLineWords::tr("%Ln message(s), %1 bytes: %2", nullptr, int(report.outcome.messages))
                  .arg(bytes, report.file)
            : ExportLineWords::tr("%1 bytes: %2").arg(bytes, report.file));
    if (!report.values.empty())
        lines.putLine(ExportLineWords::tr("%Ln place(s) of the session redacted", nullptr, int(report.redacted)));
    if (!report.residues.empty()) {
        lines.putLine(
            ExportLineWords::tr("%Ln value(s) still look as if they should be redacted; look through the document.",
                nullptr, int(report.residues.size())),
            TextLines::Bad);
    }
}

void writeExport(JsonWriter& json, const ExportReport& report)
{
    json.field("file"_L1, report.file);
    if (report.isSession) {
        json.field("messages"_L1, report.outcome.messages);
        json.field("unreadable"_L1, report.outcome.unreadable);
    }
    json.field("bytes"_L1, report.outcome.bytes);
    json.field("redacted"_L1, report.redacted);
    writeValues(json, "values"_L1, report.values);
    writeValues(json, "residues"_L1, report.residues);
}

} // namespace stemma::cli
