// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/exportsource.h"
#include "tests/testkit/testclass.h"

#include <QBuffer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

/// A report with a text of its own, ending with @p mark, in every place that has one.
ReportDocument reportWith(const QString& mark)
{
    const auto text = [&mark](const char* name) { return QLatin1StringView(name) + u' ' + mark; };
    ReportDocument report;
    report.title = text("title");
    report.facts = {{u"Name"_s, text("fact")}};
    ReportSection section;
    section.title = u"Section"_s;
    section.note = text("note");
    section.table.head = {u"Head"_s, u"Figure"_s};
    section.table.rows = {{text("cell"), u"1"_s}};
    section.text = text("section");
    ReportItem item;
    item.kind = ReportItem::Kind::Changed;
    item.before = {text("place before"), text("before")};
    item.after = {text("place after"), text("after")};
    item.notes = {text("item")};
    section.items = {item};
    report.sections = {section};
    return report;
}

/// All of it, that can be looked through.
QByteArray spelled(const ReportDocument& report, const TextMap& /*redacted*/)
{
    QByteArray all;
    ReportDocument copy = report;
    mapTexts(copy, [&all](const QString& text) {
        all += text.toUtf8() + '\n';
        return text;
    });
    return all;
}

} // namespace

/// Reports about sessions: what is redacted in them, and how they are written.
class TestReportDocument final : public QObject
{
    Q_OBJECT
private slots:
    void mapsEveryText();
    void findsWhatIsSecret();
    void writesRedacted();
    void tellsWhatIsLeft();
    void givesUp();
    void keepsTheFileThatWasThere();
};

void TestReportDocument::mapsEveryText()
{
    ReportDocument report = reportWith(u"old"_s);
    mapTexts(report, [](const QString& text) { return QString(text).replace(u"old"_s, u"new"_s); });
    QCOMPARE(report, reportWith(u"new"_s));
}

void TestReportDocument::findsWhatIsSecret()
{
    const auto found = findRedactions(reportWith(u"jane@corp-mail.org"_s), {}, {});
    QVERIFY(found);
    QCOMPARE(found->values().size(), 1);
    QCOMPARE(found->values().front().value, u"jane@corp-mail.org"_s);
    QCOMPARE(found->values().front().count, 10);
    const auto names = findRedactions(reportWith(u"for Zoë"_s), {u"zoë"_s}, {});
    QVERIFY(names);
    QCOMPARE(names->values().front().kind, RedactionKind::Name);
}

void TestReportDocument::writesRedacted()
{
    const auto report = std::make_shared<const ReportDocument>(reportWith(u"jane@corp-mail.org"_s));
    ReportRequest request {[report] { return *report; }, spelled, {}, {}, {}};
    QBuffer plain;
    QVERIFY(plain.open(QIODevice::WriteOnly));
    const auto written = writeReport(request, {}, &plain);
    QVERIFY(written && !written->isSession);
    QCOMPARE(plain.data().count("jane@"), 10);
    QCOMPARE(written->outcome.bytes, plain.data().size());
    request.redactions = findRedactions(*report, {}, {}).value();
    QBuffer redacted;
    QVERIFY(redacted.open(QIODevice::WriteOnly));
    const auto done = writeReport(request, {}, &redacted);
    QVERIFY(done && done->residues.empty());
    QVERIFY(!redacted.data().contains("jane"));
    QCOMPARE(redacted.data().count("[email 1]"), 10);
    QCOMPARE(done->redacted, 10);
}

/// What nobody looked through is found once more.
void TestReportDocument::tellsWhatIsLeft()
{
    const ReportRequest request {[] { return reportWith(u"jane@corp-mail.org"_s); }, spelled, {}, RedactionList(), {}};
    QBuffer out;
    QVERIFY(out.open(QIODevice::WriteOnly));
    const auto done = writeReport(request, {}, &out);
    QVERIFY(done);
    QCOMPARE(done->residues.size(), 1);
}

void TestReportDocument::givesUp()
{
    JobControl job;
    job.cancel();
    const auto found = findRedactions(reportWith(u"jane@corp-mail.org"_s), {}, job);
    QVERIFY(!found);
    QCOMPARE(found.error().code, Errc::Cancelled);
}

void TestReportDocument::keepsTheFileThatWasThere()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.md"_s);
    QVERIFY(writeWholeFile(path, [](QIODevice& file) { return writeAll(file, "before"); }));
    const auto failed = writeWholeFile(path, [](QIODevice& file) {
        const Result<> some = writeAll(file, "half");
        return some ? Result<>(fail(Errc::Cancelled, {})) : some;
    });
    QVERIFY(!failed);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("before"));
    QVERIFY(!writeWholeFile(folder.filePath(u"none/a.md"_s), [](QIODevice&) { return Result<>(); }));
}

TEST_CLASS(TestReportDocument)
#include "tst_reportdocument.moc"
