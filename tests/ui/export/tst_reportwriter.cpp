// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/guitestclass.h"
#include "ui/common/style.h"
#include "ui/export/lossreport.h"
#include "ui/export/reportwriter.h"

#include <QTest>
#include <QXmlStreamReader>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Reports as documents: all that they say is there, and others' texts stay texts.
class TestReportWriter final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void saysEverything_data();
    void saysEverything();
    void htmlIsOnePage();
    void controlsAreShown();
    void markdownStaysText();
    void tellsOfLosses();

private:
    [[nodiscard]] static ReportDocument report();
};

void TestReportWriter::initTestCase()
{
    Style::install(*qApp);
}

ReportDocument TestReportWriter::report()
{
    ReportDocument report;
    report.title = u"A <b>title</b>"_s;
    report.facts = {{u"Fact"_s, u"its value"_s}};
    ReportSection section;
    section.title = u"A section"_s;
    section.note = u"a note"_s;
    section.table = {{u"What"_s, u"A"_s, u"B"_s}, {{u"files|dirs"_s, u"17"_s, u"18"_s}}};
    section.before = u"A"_s;
    section.after = u"B"_s;
    ReportItem changed;
    changed.kind = ReportItem::Kind::Changed;
    changed.name = u"Number"_s;
    changed.state = u"changed"_s;
    changed.before = {u"12"_s, u"every 250 ms\n```\n<script>old</script>"_s};
    changed.after = {u"14"_s, u"every 500 ms"_s};
    changed.notes = {u"because"_s};
    ReportItem same;
    same.state = u"the same"_s;
    same.before = {u"13"_s, u"unmoved"_s};
    ReportItem gone;
    gone.kind = ReportItem::Kind::OnlyBefore;
    gone.state = u"lost"_s;
    gone.before = {u"15"_s, u"never again"_s};
    section.items = {changed, same, gone};
    section.text = u"A **summary**"_s;
    report.sections = {section};
    return report;
}

void TestReportWriter::saysEverything_data()
{
    QTest::addColumn<ExportForm>("form");
    for (const ExportForm form : ReportForms)
        QTest::newRow(qPrintable(nameOf(form))) << form;
}

void TestReportWriter::saysEverything()
{
    QFETCH(const ExportForm, form);
    const QByteArray document = spelledReport(report(), form);
    for (const char* text : {"its value", "A section", "a note", "17", "18", "Number", "changed", "12", "every 250 ms",
             "every 500 ms", "because", "unmoved", "never again", "lost", "summary", STEMMA_VERSION})
        QVERIFY2(document.contains(text), text);
    QVERIFY(document.indexOf("every 250 ms") < document.indexOf("every 500 ms"));
    QVERIFY(document.indexOf("every 500 ms") < document.indexOf("unmoved"));
}

void TestReportWriter::htmlIsOnePage()
{
    const QByteArray html = spelledReport(report(), ExportForm::Html);
    QVERIFY(html.startsWith("<!DOCTYPE html>") && html.endsWith("</html>\n"));
    QVERIFY(!html.contains("<script") && !html.contains("<b>title"));
    QVERIFY(html.contains("<strong>summary"));
    QCOMPARE(html.count("<article class=\"pair"), 2);
    QCOMPARE(html.count("<details class=\"pair same"), 1);
    QByteArray xml = html.sliced(html.indexOf("<body>"));
    xml.chop(int(qstrlen("</html>\n")));
    QXmlStreamReader reader(xml);
    while (!reader.atEnd())
        reader.readNext();
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
}

/// A document may go to a terminal.
void TestReportWriter::controlsAreShown()
{
    ReportDocument steering = report();
    steering.title = u"t\x1b]0;x\a"_s;
    steering.sections[0].text = u"\x1b[31mred\x1b]0;x\a"_s;
    steering.sections[0].items[0].before.text += u"\x1b[2J"_s;
    for (const ExportForm form : ReportForms) {
        const QByteArray document = spelledReport(steering, form);
        QVERIFY2(document.contains("[31mred") && document.contains("[2J"), document.constData());
        QVERIFY(!document.contains('\x1b') && !document.contains('\a'));
    }
}

void TestReportWriter::markdownStaysText()
{
    const QByteArray markdown = spelledReport(report(), ExportForm::Markdown);
    QVERIFY(markdown.startsWith("# A \\<b\\>title\\</b\\>\n"));
    QVERIFY2(markdown.contains("| files\\|dirs | 17 | 18 |\n"), markdown.constData());
    QVERIFY(markdown.contains("| What | A | B |\n| --- | ---: | ---: |\n"));
    QVERIFY(markdown.contains("````\nevery 250 ms\n```\n<script>old</script>\n````\n")); // its fence is no end
    QVERIFY(markdown.contains("### Number \u00b7 changed\n"));
}

void TestReportWriter::tellsOfLosses()
{
    const QString text = u"Work on src/budget.cpp; write at most every 500 ms."_s;
    const QList<ReviewedText> covered {
        {0, 0, Role::User, FactSource::Text, u"Never touch src/retry.cpp, and write at most every 250 ms."_s},
        {1, 0, Role::Assistant, FactSource::Text, u"I keep src/budget.cpp small."_s}};
    const QList<ReviewedText> later {{7, 0, Role::User, FactSource::Text, u"What about src/retry.cpp?"_s}};
    auto review = reviewLoss(covered, text, later);
    QVERIFY(review);
    for (LossFinding& finding : review->findings) {
        if (finding.text == "src/budget.cpp"_L1)
            finding.places.first().source = FactSource::ToolOutput;
    }
    const ReportDocument report = lossReport({u"Long"_s, u"sum_1"_s, 0, 1, text}, *review, true);
    const auto itemOf = [&report](const QString& wanted) {
        for (const ReportSection& section : report.sections) {
            for (const ReportItem& item : section.items) {
                if (item.before.text == wanted)
                    return item;
            }
        }
        return ReportItem();
    };
    const ReportItem lost = itemOf(u"src/retry.cpp"_s);
    QCOMPARE(lost.kind, ReportItem::Kind::OnlyBefore);
    QVERIFY2(lost.before.place.contains(u'1'), qPrintable(lost.before.place));
    QVERIFY2(lost.notes.first().endsWith(u" 8"), qPrintable(lost.notes.first())); // counted from 1
    QVERIFY(lost.after.isEmpty());
    const ReportItem changed = itemOf(u"250 ms"_s);
    QCOMPARE(changed.kind, ReportItem::Kind::Changed);
    QVERIFY(changed.after.text.contains(u"500"_s));
    const ReportItem kept = itemOf(u"src/budget.cpp"_s);
    QCOMPARE(kept.kind, ReportItem::Kind::Same);
    QVERIFY2(kept.before.place.contains(u"2 (Output)"_s), qPrintable(kept.before.place));
    QCOMPARE(report.sections.last().text, text);
    QVERIFY(report.sections.first().note.contains(u"part"_s));
    qsizetype items = 0;
    for (const ReportSection& section : report.sections)
        items += section.items.size();
    QCOMPARE(items, review->findings.size());
}

GUI_TEST_CLASS(TestReportWriter)
#include "tst_reportwriter.moc"
