// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/sessionfiles/sessionfilescan.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

std::vector<SessionFile> read(const SessionBuilder& builder)
{
    FakeStore store;
    store.add(builder.build());
    SessionFileScan scan(SessionId(u"session-1"_s));
    Result<bool> done = false;
    while (done && !*done)
        done = scan.step(store, {});
    return done ? scan.files() : std::vector<SessionFile>();
}

/// "src/x.cpp: 1.0 R read_file, 3.1 C! edit": the row, the part, what was done, a failure, the tool.
QString brief(const std::vector<SessionFile>& files)
{
    QStringList lines;
    for (const SessionFile& file : files) {
        QStringList uses;
        for (const FileUse& use : file.uses) {
            constexpr QLatin1StringView letters = "RCLN"_L1;
            uses += u"%1.%2 %3%4 %5"_s.arg(use.row)
                        .arg(use.part)
                        .arg(letters[qsizetype(use.kind)])
                        .arg(use.hasFailed ? u"!"_s : QString())
                        .arg(use.tool)
                        .trimmed();
        }
        lines += file.path + u": "_s + uses.join(u", "_s);
    }
    return lines.join(u'\n');
}

const QString Diff = u"--- a/src/x.cpp\n+++ b/src/x.cpp\n@@ -1 +1 @@\n-a\n+b\n"_s;

} // namespace

class TestSessionFileScan final : public QObject
{
    Q_OBJECT

private slots:
    void tellsReadsChangesAndReferences();
    void namesAreThoseOfTheFolder();
    void aPatchAndItsCallAreOneUse();
    void toolsThatNameFiles_data();
    void toolsThatNameFiles();
    void linesAreNoPartOfAPath();
    void keepsEachContentOnce();
    void contentsWithoutAPath();
    void takesAnyInput_data();
    void takesAnyInput();
    void longInputsAreReadByTheirBeginning();
    void cancels();
};

void TestSessionFileScan::tellsReadsChangesAndReferences()
{
    SessionBuilder builder;
    builder.user(u"Go"_s);
    builder.assistant().tool(u"read_file"_s, uR"({"path":"src/x.cpp"})"_s, u"a"_s);
    builder.assistant().failedTool(
        u"edit"_s, uR"({"file_path":"src/x.cpp","old_string":"q","new_string":"b"})"_s, u"no"_s);
    builder.user(u"This one"_s).fileReference(u"data/all.csv"_s, u"Table with 3 rows, 2 columns."_s);
    builder.assistant().patch(Diff);
    const auto files = read(builder);
    QCOMPARE(brief(files), u"src/x.cpp: 1.0 R read_file, 2.0 C! edit, 4.0 C\ndata/all.csv: 3.1 L"_s);
    QCOMPARE(files[0].count(FileUse::Kind::Changed), 2);
    QCOMPARE(files[0].lastUse(), files[0].uses.back().at);
    QVERIFY(files[0].lastUse().has_value());
    QCOMPARE(files[1].contents.at(0).summary, u"Table with 3 rows, 2 columns."_s);
}

void TestSessionFileScan::linesAreNoPartOfAPath()
{
    SessionBuilder builder;
    builder.user(u"Go"_s);
    builder.assistant();
    for (const auto* path : {"src/x.cpp", "src/x.cpp 280-320", "src/x.cpp:12", "src/x.cpp:12-40", "Seasons 2019-2020"})
        builder.tool(u"Read"_s, u"{\"path\":\"%1\"}"_s.arg(QLatin1StringView(path)), u"a"_s);
    QCOMPARE(brief(read(builder)),
        u"src/x.cpp: 1.0 R Read, 1.1 R Read, 1.2 R Read, 1.3 R Read\nSeasons 2019-2020: 1.4 R Read"_s);
}

void TestSessionFileScan::namesAreThoseOfTheFolder()
{
    SessionBuilder builder;
    builder.directory(u"/home/me/app"_s);
    builder.user(u"Go"_s);
    builder.assistant()
        .tool(u"Read"_s, uR"({"file_path":"/home/me/app/src/x.cpp"})"_s, u"a"_s)
        .tool(u"Read"_s, uR"({"file_path":"./src/x.cpp"})"_s, u"a"_s)
        .tool(u"Read"_s, uR"({"file_path":"src/x.cpp"})"_s, u"a"_s)
        .tool(u"Read"_s, uR"({"file_path":"/home/me/application"})"_s, u"a"_s);
    QCOMPARE(
        brief(read(builder)), u"src/x.cpp: 1.0 R Read, 1.1 R Read, 1.2 R Read\n/home/me/application: 1.3 R Read"_s);
}

void TestSessionFileScan::aPatchAndItsCallAreOneUse()
{
    const QString input = uR"({"path":"src/x.cpp","old_string":"a","new_string":"b"})"_s;
    SessionBuilder builder;
    builder.user(u"Go"_s);
    builder.assistant().tool(u"edit"_s, input, u"done"_s).tool(u"edit"_s, input, u"done"_s).patch(Diff);
    builder.assistant().patch(Diff);
    builder.assistant().patch(Diff); // of a third change, which no call tells of
    builder.assistant().tool(u"edit"_s, input, u"done"_s);
    builder.user(u"And now"_s);
    builder.assistant().patch(Diff); // of another turn
    QCOMPARE(brief(read(builder)), u"src/x.cpp: 1.0 C edit, 1.1 C edit, 3.0 C, 4.0 C edit, 6.0 C"_s);
}

void TestSessionFileScan::toolsThatNameFiles_data()
{
    QTest::addColumn<QString>("tool");
    QTest::addColumn<QString>("input");
    QTest::addColumn<QString>("files");
    const QString path = uR"({"path":"a/b"})"_s;
    QTest::newRow("view") << u"view"_s << path << u"a/b: 1.0 R view"_s;
    QTest::newRow("write") << u"write_file"_s << path << u"a/b: 1.0 C write_file"_s;
    QTest::newRow("delete") << u"delete_file"_s << path << u"a/b: 1.0 C delete_file"_s;
    QTest::newRow("notebook") << u"NotebookEdit"_s << uR"({"notebook_path":"n.ipynb"})"_s
                              << u"n.ipynb: 1.0 C NotebookEdit"_s;
    QTest::newRow("other") << u"lint"_s << path << u"a/b: 1.0 N lint"_s;
    QTest::newRow("several") << u"read_many"_s << uR"({"paths":["a","b",3,""]})"_s
                             << u"a: 1.0 R read_many\nb: 1.0 R read_many"_s;
    QTest::newRow("several objects") << u"read"_s << uR"({"files":[{"path":"a"},{"path":"b"}]})"_s
                                     << u"a: 1.0 R read\nb: 1.0 R read"_s;
    QTest::newRow("a folder to look in") << u"grep"_s << uR"({"pattern":"x","path":"src"})"_s << QString();
    QTest::newRow("a folder to list") << u"ls"_s << path << QString();
    QTest::newRow("a folder to work in") << u"bash"_s << uR"({"command":"make","path":"src"})"_s << QString();
}

void TestSessionFileScan::toolsThatNameFiles()
{
    QFETCH(QString, tool);
    QFETCH(QString, input);
    QFETCH(QString, files);
    SessionBuilder builder;
    builder.user(u"Go"_s);
    builder.assistant().tool(tool, input, u"x"_s);
    QCOMPARE(brief(read(builder)), files);
}

void TestSessionFileScan::keepsEachContentOnce()
{
    const auto reference = [](const QString& id, const QString& summary) {
        FileReference made;
        made.path = u"a.csv"_s;
        made.contentId = ContentId(id);
        made.summary = summary;
        return FileReferencePart {made};
    };
    SessionBuilder builder;
    builder.user(u"One"_s).part(reference(u"id1"_s, u"first"_s));
    builder.user(u"Two"_s).part(reference(u"id2"_s, u"second"_s));
    builder.user(u"Three"_s).part(reference(u"id1"_s, u"first"_s));
    const auto files = read(builder);
    QCOMPARE(files.size(), 1u);
    QCOMPARE(files[0].uses.size(), 3u);
    QCOMPARE(files[0].contents.size(), 2u);
    QCOMPARE(files[0].contents[1].contentId.value, u"id1"_s); // the newest last
}

void TestSessionFileScan::contentsWithoutAPath()
{
    FileReference one;
    one.contentId = ContentId(u"id1"_s);
    FileReference two;
    two.contentId = ContentId(u"id2"_s);
    SessionBuilder builder;
    builder.user(u"One"_s).part(FileReferencePart {one}).part(FileReferencePart {two}).part(FileReferencePart {one});
    const auto files = read(builder);
    QCOMPARE(files.size(), 2u);
    QCOMPARE(files[0].uses.size(), 2u);
    QVERIFY(files[0].path.isEmpty());
}

void TestSessionFileScan::takesAnyInput_data()
{
    QTest::addColumn<QString>("input");
    for (const QString& input : {u""_s, u"null"_s, u"[]"_s, u"{"_s, u"\"src/x\""_s, uR"({"path":7})"_s,
             uR"({"path":["a"]})"_s, uR"({"path":null,"files":{}})"_s, u"not JSON"_s})
        QTest::addRow("%s", qPrintable(input)) << input;
}

void TestSessionFileScan::takesAnyInput()
{
    QFETCH(QString, input);
    SessionBuilder builder;
    builder.user(u"Go"_s);
    builder.assistant().tool(u"read"_s, input, u"x"_s);
    QCOMPARE(brief(read(builder)), QString());
}

void TestSessionFileScan::longInputsAreReadByTheirBeginning()
{
    SessionBuilder builder;
    builder.user(u"Go"_s);
    builder.assistant().tool(
        u"write"_s, uR"({"path":"big.txt","content":"%1"})"_s.arg(QString(300'000, u'x')), u"done"_s);
    QCOMPARE(brief(read(builder)), u"big.txt: 1.0 C write"_s);
}

void TestSessionFileScan::cancels()
{
    SessionBuilder builder;
    for (int i = 0; i < 2000; ++i)
        builder.assistant().tool(u"read"_s, uR"({"path":"f%1"})"_s.arg(i), u"x"_s);
    FakeStore store;
    store.add(builder.build());
    SessionFileScan scan(SessionId(u"session-1"_s));
    const JobControl job;
    job.cancel();
    const auto done = scan.step(store, job);
    QVERIFY(!done || *done);
    QVERIFY(scan.files().size() < 2000);
}

TEST_CLASS(TestSessionFileScan)
#include "tst_sessionfilescan.moc"
