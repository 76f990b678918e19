// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/diff/unifiedwriter.h"
#include "core/filechanges/filechangescan.h"
#include "core/filechanges/numbereddiff.h"
#include "core/filechanges/patchexport.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/testclass.h"

#include <QRandomGenerator>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using Kind = FileChange::Kind;

const QString Diff = u"--- a/src/x.cpp\n+++ b/src/x.cpp\n@@ -4,2 +4,2 @@\n a\n-b\n+c\n"_s;
const QString EditInput = uR"({"path":"src/x.cpp","old_string":"b","new_string":"c"})"_s;

std::vector<FileChange> read(const SessionBuilder& builder, qint64 from = 0, qint64 end = MessageScan::ToTheEnd)
{
    FakeStore store;
    store.add(builder.build());
    FileChangeScan scan(SessionId(u"session-1"_s));
    scan.setRange(from, end);
    Result<bool> done = false;
    while (done && !*done)
        done = scan.step(store, {});
    return done ? scan.changes() : std::vector<FileChange>();
}

QString brief(const std::vector<FileChange>& changes)
{
    QStringList lines;
    for (const FileChange& change : changes)
        lines += u"%1.%2 %3 +%4 -%5 %6%7"_s.arg(change.row)
                     .arg(change.part)
                     .arg(change.path)
                     .arg(change.added)
                     .arg(change.removed)
                     .arg(int(change.kind))
                     .arg(int(change.origin));
    return lines.join(u" | "_s);
}

} // namespace

class TestFileChangeScan final : public QObject
{
    Q_OBJECT

private slots:
    void readsPatchesAndCalls();
    void aPatchAndItsCallAreOne_data();
    void aPatchAndItsCallAreOne();
    void namesAreThoseOfTheFolder();
    void readsDiffsThatToolsTell();
    void readsHunksInOutputs();
    void numberedDiffs_data();
    void numberedDiffs();
    void readsLongTextsWhole();
    void showsWhatIsNoDiff();
    void wrongCountsAreCorrected_data();
    void wrongCountsAreCorrected();
    void namesThatLeadAwayStay();
    void tellsWhatIsNotOfTheBranch();
    void takesAnything_data();
    void takesAnything();
    void cancels();
};

void TestFileChangeScan::readsPatchesAndCalls()
{
    SessionBuilder builder;
    builder.user(u"Go"_s);
    builder.assistant().patch(Diff + u"--- /dev/null\n+++ b/new.txt\n@@ -0,0 +1 @@\n+n\n"_s);
    builder.assistant()
        .tool(u"write_file"_s, uR"({"file_path":"w.txt","content":"one\ntwo"})"_s, u"ok"_s)
        .tool(u"read_file"_s, uR"({"file_path":"r.txt","content":"no"})"_s, u"ok"_s)
        .failedTool(u"edit"_s, EditInput, u"not found"_s)
        .tool(u"multi_edit"_s,
            uR"({"path":"m.txt","edits":[{"oldText":"a","newText":"b"},{"oldText":"c\nd","newText":"d"}]})"_s, u"ok"_s)
        .openTool(u"edit"_s, EditInput);
    const std::vector<FileChange> changes = read(builder);
    QCOMPARE(brief(changes),
        u"1.0 src/x.cpp +1 -1 00 | 1.0 new.txt +1 -0 10 | 2.0 w.txt +2 -0 52 | 2.3 m.txt +1 -1 01 | 2.3 m.txt +0 -1 01 "
        "| 2.4 src/x.cpp +1 -1 01"_s);
    QCOMPARE(changes[0].section().toString(), Diff);
    QVERIFY(changes[2].section().endsWith(u"+one\n+two\n\\ No newline at end of file\n"));
    QVERIFY(changes[3].hasResult);
    QVERIFY(!changes[5].hasResult);
    QVERIFY(changes[0].at);
    QCOMPARE(brief(read(builder, 2, 3)).section(u' ', 0, 1), u"2.0 w.txt"_s);
}

void TestFileChangeScan::aPatchAndItsCallAreOne_data()
{
    QTest::addColumn<SessionBuilder>("builder");
    QTest::addColumn<QString>("expected");
    const auto made = [](auto fill) {
        SessionBuilder builder;
        builder.user(u"Go"_s);
        fill(builder);
        return builder;
    };
    const QString one = u"1.1 src/x.cpp +1 -1 00"_s;
    QTest::newRow("call, then patch") << made([](SessionBuilder& b) {
        b.assistant().tool(u"edit"_s, EditInput, u""_s).patch(Diff);
    }) << one;
    QTest::newRow("patch, then call") << made([](SessionBuilder& b) {
        b.assistant().patch(Diff).tool(u"edit"_s, EditInput, u""_s);
    }) << u"1.0 src/x.cpp +1 -1 00"_s;
    QTest::newRow("in the next message") << made([](SessionBuilder& b) {
        b.assistant().tool(u"edit"_s, EditInput, u""_s).message(Role::Tool, u"tool"_s).patch(Diff);
    }) << u"2.0 src/x.cpp +1 -1 00"_s;
    QTest::newRow("of the turn before") << made([](SessionBuilder& b) {
        b.assistant().tool(u"edit"_s, EditInput, u""_s).user(u"And?"_s).assistant().patch(Diff);
    }) << u"1.0 src/x.cpp +1 -1 01 | 3.0 src/x.cpp +1 -1 00"_s;
    QTest::newRow("of another file") << made([](SessionBuilder& b) {
        b.assistant().tool(u"edit"_s, QString(EditInput).replace(u"x.cpp"_s, u"y.cpp"_s), u""_s).patch(Diff);
    }) << u"1.0 src/y.cpp +1 -1 01 | 1.1 src/x.cpp +1 -1 00"_s;
    QTest::newRow("two calls, a patch each") << made([](SessionBuilder& b) {
        b.assistant()
            .tool(u"edit"_s, EditInput, u""_s)
            .tool(u"edit"_s, QString(EditInput).replace(u"\"c\""_s, u"\"later\""_s), u""_s);
        b.message(Role::Tool, u"tool"_s).patch(Diff);
        b.message(Role::Tool, u"tool"_s).patch(QString(Diff).replace(u"+c"_s, u"+later"_s));
    }) << u"2.0 src/x.cpp +1 -1 00 | 3.0 src/x.cpp +1 -1 00"_s;
    QTest::newRow("two calls, one patch of both") << made([](SessionBuilder& b) {
        b.assistant()
            .tool(u"edit"_s, EditInput, u""_s)
            .tool(u"edit"_s, uR"({"path":"/p/src/x.cpp","old_string":"a","new_string":"a"})"_s, u""_s)
            .patch(Diff);
    }) << u"1.2 src/x.cpp +1 -1 00"_s;
}

void TestFileChangeScan::aPatchAndItsCallAreOne()
{
    QFETCH(SessionBuilder, builder);
    QTEST(brief(read(builder)), "expected");
}

void TestFileChangeScan::namesAreThoseOfTheFolder()
{
    SessionBuilder builder;
    builder.directory(u"/home/ana/p"_s).user(u"Go"_s);
    builder.assistant()
        .tool(u"write"_s, uR"({"path":"/home/ana/p/src/x.cpp","content":"x"})"_s, u""_s)
        .tool(u"write"_s, uR"({"path":"/home/ana/pq/y","content":"y"})"_s, u""_s)
        .tool(u"write"_s, uR"({"path":"./z","content":"z"})"_s, u""_s);
    const std::vector<FileChange> changes = read(builder);
    QCOMPARE(changes.size(), size_t(3));
    QCOMPARE(changes[0].path, u"src/x.cpp"_s);
    QCOMPARE(changes[1].path, u"/home/ana/pq/y"_s);
    QCOMPARE(changes[2].path, u"z"_s);
    const auto pathIn = [](const QString& folder, const QString& path) {
        SessionBuilder one;
        one.directory(folder).user(u"Go"_s);
        one.assistant().tool(u"write"_s, uR"({"path":"%1","content":"x"})"_s.arg(path), u""_s);
        return read(one).at(0).path;
    };
    // A session of Windows parts names with backslashes, which are letters elsewhere.
    QCOMPARE(pathIn(uR"(C:\p)"_s, uR"(c:\\p\\src\\x.cpp)"_s), u"src/x.cpp"_s);
    QCOMPARE(pathIn(u"C:/p"_s, uR"(src\\x.cpp)"_s), u"src/x.cpp"_s);
    QCOMPARE(pathIn(u"/home/ana/p"_s, uR"(/home/ana/p/a\\b.txt)"_s), uR"(a\b.txt)"_s);
}

void TestFileChangeScan::readsDiffsThatToolsTell()
{
    const auto read1 = [](const QString& metadata, bool withPatch = false) {
        SessionBuilder builder;
        builder.user(u"Go"_s);
        builder.assistant().part(ToolPart {
            .name = u"edit"_s, .callId = u"c1"_s, .state = ToolPart::State::Completed, .input = LongText(EditInput)});
        builder.message(Role::Tool, u"tool"_s)
            .part(ToolPart {.name = u"edit"_s,
                .callId = u"c1"_s,
                .state = ToolPart::State::Completed,
                .hasOutput = true,
                .metadata = LongText(metadata)});
        if (withPatch)
            builder.patch(Diff);
        return read(builder);
    };
    const std::vector<FileChange> numbered = read1(uR"({"diff":"    ...\n  4 a\n- 5 b\n+ 5 c"})"_s);
    QCOMPARE(brief(numbered), u"2.0 src/x.cpp +1 -1 00"_s);
    QCOMPARE(numbered[0].diff,
        u"diff --git a/src/x.cpp b/src/x.cpp\n--- a/src/x.cpp\n+++ b/src/x.cpp\n@@ -4,2 +4,2 @@\n a\n-b\n+c\n"_s);
    QCOMPARE(brief(read1(uR"({"diff":"--- /p/x\n+++ /p/x\n@@ -4 +4 @@\n-b\n+c\n"})"_s)), u"2.0 src/x.cpp +1 -1 00"_s);
    QCOMPARE(brief(read1(uR"({"diff":"some words"})"_s)), u"1.0 src/x.cpp +1 -1 01"_s);
    QCOMPARE(brief(read1(uR"({"diff":"  4 a\n- 5 b\n+ 5 c"})"_s, true)), u"2.1 src/x.cpp +1 -1 00"_s);
}

/// mantis shows in the output of an edit what it changed.
void TestFileChangeScan::readsHunksInOutputs()
{
    const auto read1 = [](const QString& output) {
        SessionBuilder builder;
        builder.user(u"Go"_s);
        builder.assistant().part(ToolPart {.name = u"edit_file"_s,
            .callId = u"c1"_s,
            .state = ToolPart::State::Completed,
            .input = LongText(EditInput)});
        builder.message(Role::Tool, u"tool"_s)
            .part(ToolPart {.name = u"edit_file"_s,
                .callId = u"c1"_s,
                .state = ToolPart::State::Completed,
                .output = LongText(output),
                .hasOutput = true});
        return read(builder);
    };
    const QString hunk = u"@@ -4,2 +4,2 @@\n a\n-b\n+c"_s;
    const std::vector<FileChange> told = read1(u"Updated x.cpp · +1 -1\n"_s + hunk);
    QCOMPARE(brief(told), u"2.0 src/x.cpp +1 -1 00"_s);
    QCOMPARE(told[0].diff,
        u"diff --git a/src/x.cpp b/src/x.cpp\n--- a/src/x.cpp\n+++ b/src/x.cpp\n@@ -4,2 +4,2 @@\n a\n-b\n+c\n"_s);
    // What is not all of it does not say more than the call.
    const QString call = u"1.0 src/x.cpp +1 -1 01"_s;
    QCOMPARE(brief(read1(u"Updated x.cpp\n"_s + hunk + u"\n… (+9 more diff lines)"_s)), call);
    QCOMPARE(brief(read1(u"Updated x.cpp\n@@ -4,2 +4,2 @@\n a\n-b"_s)), call);
    QCOMPARE(brief(read1(u"Updated x.cpp"_s)), call);
    QCOMPARE(brief(read1(QString())), call);
}

void TestFileChangeScan::numberedDiffs_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("two places") << u"  1 a\n- 2 b\n+ 2 c\n+ 3 d\n  3 e\n    ...\n 18 x\n-19 y\n 20 z"_s
                                << u"@@ -1,3 +1,4 @@\n a\n-b\n+c\n+d\n e\n@@ -18,3 +19,2 @@\n x\n-y\n z\n"_s;
    QTest::newRow("all of it") << u"+1 a\n+2 b"_s << u"@@ -0,0 +1,2 @@\n+a\n+b\n"_s;
    QTest::newRow("nothing left") << u"-1 a\n-2 b"_s << u"@@ -1,2 +0,0 @@\n-a\n-b\n"_s;
    QTest::newRow("empty lines") << u" 1 \n+2 \n 2 b"_s << u"@@ -1,2 +1,3 @@\n \n+\n b\n"_s;
    QTest::newRow("numbers that do not follow") << u" 1 a\n-3 b"_s << QString();
    QTest::newRow("no number") << u" 1 a\n-b"_s << QString();
    QTest::newRow("words") << u"hello"_s << QString();
    QTest::newRow("too large a number") << u"-99999999999 a"_s << QString();
    QTest::newRow("too large a number to go on") << u" 2147483647 a\n+2147483647 b"_s << QString();
}

void TestFileChangeScan::numberedDiffs()
{
    QFETCH(QString, text);
    diff::File file;
    file.oldPath = file.newPath = u"x"_s;
    file.hunks = parseNumbered(text);
    QTEST(diff::toUnified(file).section(u'\n', 3), "expected");
}

void TestFileChangeScan::readsLongTextsWhole()
{
    const QString content = QString(300'000, u'x');
    SessionBuilder builder;
    builder.user(u"Go"_s);
    builder.assistant().tool(u"write"_s, uR"({"path":"w","content":"%1"})"_s.arg(content), u""_s);
    builder.assistant().patch(u"--- a/p\n+++ b/p\n@@ -1 +1 @@\n-a\n+%1\n"_s.arg(content));
    const std::vector<FileChange> changes = read(builder);
    QCOMPARE(changes.size(), size_t(2));
    QCOMPARE(changes[0].after, content);
    QVERIFY(changes[1].section().contains(content));
    QCOMPARE(changes[1].kind, Kind::Edited);
}

void TestFileChangeScan::showsWhatIsNoDiff()
{
    SessionBuilder builder;
    builder.user(u"Go"_s);
    builder.assistant().patch(u"no diff\nat all\n"_s);
    builder.assistant().patch(u"--- a/x\n+++ b/x\n-a\n+b\n"_s);
    builder.assistant().part(PatchPart {LongText(u"@@ -1 +1 @@\n-a\n+b\n"_s), {{u"named"_s, {}, 1, 1}}});
    builder.assistant().part(PatchPart {LongText(QString()), {{u"empty"_s, {}, 0, 0}}});
    const std::vector<FileChange> changes = read(builder);
    QCOMPARE(changes.size(), size_t(4));
    QCOMPARE(changes[0].kind, Kind::Malformed);
    QCOMPARE(changes[0].section().toString(), u"no diff\nat all\n"_s);
    QCOMPARE(changes[1].kind, Kind::Malformed);
    QCOMPARE(changes[1].path, u"x"_s);
    // Hunks alone, of a file that the store names.
    QCOMPARE(changes[2].kind, Kind::Edited);
    QCOMPARE(changes[2].path, u"named"_s);
    QCOMPARE(changes[3].kind, Kind::Malformed);
    QCOMPARE(changes[3].path, u"empty"_s);
}

void TestFileChangeScan::wrongCountsAreCorrected_data()
{
    QTest::addColumn<QString>("diff");
    QTest::addColumn<QString>("expected");
    const QString head = u"--- a/x\n+++ b/x\n"_s;
    QTest::newRow("too many") << head + u"@@ -1,5 +1,1 @@ f\n-a\n+b\n"_s << head + u"@@ -1,1 +1,1 @@ f\n-a\n+b\n"_s;
    QTest::newRow("too few") << head + u"@@ -3,1 +3,1 @@\n a\n\n+b\n+c\n"_s
                             << head + u"@@ -3,2 +3,4 @@\n a\n\n+b\n+c\n"_s;
    QTest::newRow("two files") << head + u"@@ -1,9 +1 @@\n-a\n\n"_s + head + u"@@ -1 +1 @@\n-a\n+b\n"_s
                               << head + u"@@ -1,1 +1,0 @@\n-a\n\n"_s + head + u"@@ -1,1 +1,1 @@\n-a\n+b\n"_s;
    QTest::newRow("right") << head + u"@@ -1 +1 @@\n-a\n+b\n"_s << head + u"@@ -1 +1 @@\n-a\n+b\n"_s;
}

void TestFileChangeScan::wrongCountsAreCorrected()
{
    QFETCH(QString, diff);
    SessionBuilder builder;
    builder.user(u"Go"_s);
    builder.assistant().patch(diff);
    const std::vector<FileChange> changes = read(builder);
    QTEST(changes.at(0).diff, "expected");
    QCOMPARE(changes[0].isRecounted, changes[0].diff != diff);
    QCOMPARE(changes[0].kind, Kind::Edited);
}

void TestFileChangeScan::namesThatLeadAwayStay()
{
    SessionBuilder builder;
    builder.user(u"Go"_s);
    builder.assistant().patch(u"--- a/../../up\n+++ b/../../up\n@@ -1 +1 @@\n-a\n+b\n"_s);
    builder.assistant().patch(
        u"--- \"a/\\303\\274 \\\"q\\\"\"\n+++ \"b/\\303\\274 \\\"q\\\"\"\n@@ -1 +1 @@\n-a\n+b\n"_s);
    const std::vector<FileChange> changes = read(builder);
    QCOMPARE(changes.at(0).path, u"../../up"_s);
    QCOMPARE(changes.at(1).path, u"\u00fc \"q\""_s);
}

void TestFileChangeScan::tellsWhatIsNotOfTheBranch()
{
    SessionBuilder builder;
    builder.user(u"Go"_s);
    builder.assistant().patch(Diff);
    builder.assistant().patch(Diff).states(MessageState::Discarded);
    builder.assistant().patch(Diff).states(MessageState::SideChain);
    const std::vector<FileChange> changes = read(builder);
    QCOMPARE(changes.size(), size_t(3));
    QVERIFY(changes[0].isActive && !changes[1].isActive && !changes[2].isActive);
}

void TestFileChangeScan::takesAnything_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 40; ++seed)
        QTest::addRow("%u", seed) << seed;
}

/// Diffs with letters, signs and numbers changed at random: each is somewhere in the end, and the patch stays inside.
void TestFileChangeScan::takesAnything()
{
    QFETCH(quint32, seed);
    QRandomGenerator random(seed);
    const QStringList diffs {Diff, Diff + u"--- a/y\n+++ b/y\n@@ -1 +1 @@\n-a\n+b\n\\ No newline at end of file\n"_s,
        u"diff --git a/o b/n\nsimilarity index 50%\nrename from o\nrename to n\n--- a/o\n+++ b/n\n@@ -1 +1 @@\n-a\n+b\n"_s,
        u"--- /dev/null\n+++ b/n\n@@ -0,0 +1,2 @@\n+a\n+b\n"_s,
        u"diff --git a/n b/n\ndeleted file mode 100644\n--- a/n\n+++ /dev/null\n@@ -1,2 +0,0 @@\n-a\n-b\n"_s};
    const QString letters = u"+-@ \n\r\\/.,0123456789ab\"\t"_s;
    SessionBuilder builder;
    builder.user(u"Go"_s);
    for (int i = 0; i < 60; ++i) {
        QString diff = diffs[random.bounded(int(diffs.size()))];
        for (int edits = random.bounded(4); edits > 0; --edits) {
            const QChar letter = letters[random.bounded(int(letters.size()))];
            const int at = random.bounded(int(diff.size()));
            if (random.bounded(2) == 0)
                diff[at] = letter;
            else
                diff.insert(at, QString(random.bounded(1, 12), letter));
        }
        builder.assistant().patch(diff);
        if (random.bounded(4) == 0)
            builder.tool(u"edit"_s, EditInput, u"ok"_s);
    }
    const std::vector<FileChange> changes = read(builder);
    QVERIFY(!changes.empty());
    const std::vector<NetChange> net = netChanges(changes);
    std::vector<int> seen(changes.size(), 0);
    for (const NetChange& file : net) {
        QVERIFY(!file.steps.empty());
        for (const size_t change : file.changes())
            ++seen.at(change);
    }
    QCOMPARE(seen, std::vector<int>(changes.size(), 1));
    const ExportedPatch patch = exportPatch(net);
    for (const diff::File& file : diff::parseUnified(patch.text)) {
        QVERIFY2(file.oldPath.isEmpty() || isInsideFolder(file.oldPath), qPrintable(file.oldPath));
        QVERIFY2(file.newPath.isEmpty() || isInsideFolder(file.newPath), qPrintable(file.newPath));
        for (const diff::Hunk& hunk : file.hunks)
            QVERIFY(hunk.isWhole());
    }
}

void TestFileChangeScan::cancels()
{
    FakeStore store;
    const SessionId session = store.addSynthetic(u"s"_s, 5000);
    FileChangeScan scan(session);
    JobControl job;
    job.cancel();
    const Result<bool> done = scan.step(store, job);
    QVERIFY(!done);
    QCOMPARE(done.error().code, Errc::Cancelled);
}

TEST_CLASS(TestFileChangeScan)
#include "tst_filechangescan.moc"
