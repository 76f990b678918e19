// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/export/reportwriter.h"

#include "core/base/text.h"
#include "ui/common/partcopy.h"
#include "ui/common/toolwords.h"
#include "ui/export/documentwords.h"
#include "ui/export/htmlpage.h"
#include "ui/export/htmltext.h"
#include "ui/export/markdowntext.h"

using namespace Qt::StringLiterals;
using stemma::htmltext::escaped;

namespace stemma {

namespace {

QByteArray classOf(ReportItem::Kind kind)
{
    switch (kind) {
    case ReportItem::Kind::Changed:
        return "changed";
    case ReportItem::Kind::OnlyBefore:
        return "only-before";
    case ReportItem::Kind::OnlyAfter:
        return "only-after";
    case ReportItem::Kind::Same:
        break;
    }
    return "same";
}

QByteArray htmlSide(const QString& label, const ReportText& text)
{
    QByteArray side = "<div class=\"side\">";
    if (text.isEmpty())
        return side + "</div>\n";
    QStringList heads {label, text.place};
    heads.removeAll(QString());
    side += "<p class=\"label\">" + escaped(heads.join(factSeparator())) + "</p>\n";
    if (!text.text.isEmpty())
        side += htmltext::code(text.text, "prose");
    return side + "</div>\n";
}

QByteArray htmlItem(const ReportSection& section, const ReportItem& item)
{
    QByteArray head;
    if (!item.name.isEmpty())
        head += "<span class=\"role\">" + escaped(item.name) + "</span> ";
    head += "<span class=\"state\">" + escaped(item.state) + "</span>";
    const bool isFolded = item.kind == ReportItem::Kind::Same;
    constexpr qsizetype Hinted = 100;
    const QByteArray hint = " <span class=\"meta\">" + escaped(item.before.place) + ' '
        + escaped(firstWords(item.before.text, Hinted)) + "</span>";
    const QByteArray before = htmlSide(section.before, item.before);
    QByteArray html;
    if (isFolded)
        html = "<details class=\"pair same\"><summary>" + head + hint + "</summary>\n";
    else
        html = "<article class=\"pair " + classOf(item.kind) + "\">\n<h3>" + head + "</h3>\n";
    html += "<div class=\"sides\">\n" + before;
    if (!isFolded || !item.after.isEmpty())
        html += htmlSide(section.after, item.after);
    html += "</div>\n";
    for (const QString& note : item.notes)
        html += "<p class=\"meta\">" + escaped(note) + "</p>\n";
    return html + (isFolded ? "</details>\n" : "</article>\n");
}

QByteArray htmlTable(const ReportTable& table)
{
    const auto row = [](const QStringList& cells, const QByteArray& kind) -> QByteArray {
        QByteArray html = "<tr>";
        for (qsizetype i = 0; i < cells.size(); ++i)
            html += '<' + kind + (i > 0 ? " class=\"right\">" : ">") + escaped(cells.at(i)) + "</" + kind + '>';
        return html + "</tr>\n";
    };
    QByteArray html = "<table>\n" + row(table.head, "th");
    for (const QStringList& cells : table.rows)
        html += row(cells, "td");
    return html + "</table>\n";
}

QByteArray htmlOf(const ReportDocument& report)
{
    QByteArray html = htmlpage::begin(report.title, report.facts);
    for (const ReportSection& section : report.sections) {
        html += "<section>\n<h2 class=\"section\">" + escaped(section.title) + "</h2>\n";
        if (!section.note.isEmpty())
            html += "<p class=\"meta\">" + escaped(section.note) + "</p>\n";
        if (!section.table.rows.isEmpty())
            html += htmlTable(section.table);
        for (const ReportItem& item : section.items)
            html += htmlItem(section, item);
        if (!section.text.isEmpty())
            html += htmltext::prose(section.text);
        html += "</section>\n";
    }
    return html + htmlpage::end({documentwords::writer()});
}

class MarkdownReport
{
public:
    [[nodiscard]] QByteArray of(const ReportDocument& report);

private:
    void put(const QString& block) { markdowntext::put(m_out, block); }
    void putTable(const ReportTable& table);
    void putItem(const ReportSection& section, const ReportItem& item);
    void putSide(const QString& label, const ReportText& text);

    QByteArray m_out;
};

QByteArray MarkdownReport::of(const ReportDocument& report)
{
    put(u"# "_s + markdownLine(report.title));
    put(markdowntext::facts(report.facts));
    for (const ReportSection& section : report.sections) {
        put(u"## "_s + markdownLine(section.title));
        put(markdownLine(section.note));
        if (!section.table.rows.isEmpty())
            putTable(section.table);
        for (const ReportItem& item : section.items)
            putItem(section, item);
        put(section.text);
    }
    put(u"---"_s);
    put(markdownLine(documentwords::writer()));
    return m_out;
}

void MarkdownReport::putTable(const ReportTable& table)
{
    const auto row = [](const QStringList& cells) -> QString {
        QStringList plain;
        for (const QString& cell : cells)
            plain += markdownLine(cell);
        return u"| "_s + plain.join(u" | "_s) + u" |\n"_s;
    };
    QString text = row(table.head) + u"| --- "_s + u"| ---: "_s.repeated(table.head.size() - 1) + u"|\n"_s;
    for (const QStringList& cells : table.rows)
        text += row(cells);
    put(text);
}

void MarkdownReport::putItem(const ReportSection& section, const ReportItem& item)
{
    QStringList head;
    for (const QString& word : {item.name, item.state}) {
        if (!word.isEmpty())
            head += markdownLine(word);
    }
    put(u"### "_s + head.join(factSeparator()));
    putSide(section.before, item.before);
    putSide(section.after, item.after);
    for (const QString& note : item.notes)
        put(u"*%1*"_s.arg(markdownLine(note)));
}

void MarkdownReport::putSide(const QString& label, const ReportText& text)
{
    if (text.isEmpty())
        return;
    QStringList head;
    for (const QString& word : {label, text.place}) {
        if (!word.isEmpty())
            head += markdownLine(word);
    }
    put(u"**%1**"_s.arg(head.join(factSeparator())));
    if (!text.text.isEmpty())
        put(fencedCode(text.text));
}

} // namespace

QByteArray spelledReport(const ReportDocument& report, ExportForm form)
{
    return form == ExportForm::Html ? htmlOf(report) : MarkdownReport().of(report);
}

} // namespace stemma
