// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/diff/linediff.h"
#include "core/diff/unifiedwriter.h"
#include "core/filechanges/patchexport.h"
#include "tests/testkit/testclass.h"

#include <QDir>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using Break = NetStep::Break;
using Kind = FileChange::Kind;

/// The changes of a diff, as they would be read of a session.
std::vector<FileChange> changesOf(const QStringList& diffs)
{
    std::vector<FileChange> changes;
    for (const QString& diff : diffs) {
        for (const diff::File& file : diff::parseUnified(diff)) {
            FileChange change;
            change.diff = diff;
            change.from = file.source.data() - diff.constData();
            change.length = file.source.size();
            change.path = file.path();
            change.oldPath = file.isRename ? file.oldPath : QString();
            change.kind = file.binary    ? Kind::Binary
                : !file.isWhole()        ? Kind::Malformed
                : file.isRename          ? Kind::Renamed
                : file.oldPath.isEmpty() ? Kind::Created
                : file.newPath.isEmpty() ? Kind::Deleted
                                         : Kind::Edited;
            change.row = qint64(changes.size());
            changes.push_back(change);
        }
    }
    return changes;
}

FileChange replaced(const QString& before, const QString& after, bool isEverywhere = false)
{
    FileChange change;
    change.origin = FileChange::Origin::Replacement;
    change.path = u"x"_s;
    change.before = before;
    change.after = after;
    change.isEverywhere = isEverywhere;
    return change;
}

/// "-a +b" of each step.
QStringList steps(const NetChange& net)
{
    QStringList result;
    for (const NetStep& step : net.steps) {
        QStringList lines;
        for (const diff::File& file : diff::parseUnified(step.diff)) {
            for (const diff::Hunk& hunk : file.hunks) {
                lines += u"@%1,%2"_s.arg(hunk.oldStart).arg(hunk.newStart);
                for (const diff::Line& line : hunk.lines)
                    lines += (line.kind == diff::Line::Kind::Added            ? u"+"_s
                                     : line.kind == diff::Line::Kind::Removed ? u"-"_s
                                     : line.kind == diff::Line::Kind::Note    ? u"!"_s
                                                                              : u" "_s)
                        + (line.kind == diff::Line::Kind::Note ? QString() : line.text.toString());
            }
        }
        result += lines.join(u' ');
    }
    return result;
}

QString edit(const QString& hunks, const QString& path = u"x"_s)
{
    return u"--- a/%1\n+++ b/%1\n"_s.arg(path) + hunks;
}

QString gitDiff(const QString& oldText, const QString& newText, const QString& path, bool isNew)
{
    diff::File file;
    file.oldPath = isNew ? QString() : path;
    file.newPath = path;
    file.hunks = isNew ? diff::newLines(newText) : diff::compareLines(oldText, newText);
    return diff::toUnified(file);
}

} // namespace

class TestNetChange final : public QObject
{
    Q_OBJECT

private slots:
    void composes_data();
    void composes();
    void namesAndKinds();
    void replacements();
    void knowsWhenItDoesNotFollow();
    void gitTakesIt_data();
    void gitTakesIt();
    void sameAsComparingTheTexts_data();
    void sameAsComparingTheTexts();
    void deletionsComeFirst();
    void otherTypesAreOtherFiles();
    void leavesOutWhatLeadsAway();
    void leavesOutWhatGitCannotPlace_data();
    void leavesOutWhatGitCannotPlace();
    void leavesOutWhatMayGoOn();
    void severalMalformed();
    void keepsTheLineEnds();
};

void TestNetChange::composes_data()
{
    QTest::addColumn<QStringList>("diffs");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("one") << QStringList {edit(u"@@ -5,3 +5,3 @@\n a\n-b\n+c\n d\n"_s)}
                         << QStringList {u"@5,5  a -b +c  d"_s};
    QTest::newRow("a line changed twice")
        << QStringList {edit(u"@@ -5,3 +5,3 @@\n a\n-b\n+c\n d\n"_s), edit(u"@@ -5,3 +5,4 @@\n a\n-c\n+e\n+f\n d\n"_s)}
        << QStringList {u"@5,5  a -b +e +f  d"_s};
    QTest::newRow("changed back") << QStringList {edit(u"@@ -5,3 +5,3 @@\n a\n-b\n+c\n d\n"_s),
        edit(u"@@ -5,3 +5,3 @@\n a\n-c\n+b\n d\n"_s)}
                                  << QStringList {QString()};
    QTest::newRow("lines before move the ones behind") << QStringList {edit(u"@@ -1,2 +1,4 @@\n+n\n+m\n a\n b\n"_s),
        edit(u"@@ -20,2 +20,1 @@\n-p\n q\n"_s)} << QStringList {u"@1,1 +n +m  a  b @18,20 -p  q"_s};
    QTest::newRow("several hunks at once") << QStringList {edit(u"@@ -2 +2 @@\n-b\n+B\n@@ -9 +9,2 @@\n-i\n+I\n+J\n"_s),
        edit(u"@@ -9,2 +9 @@\n-I\n-J\n+K\n"_s)}
                                           << QStringList {u"@2,2 -b +B @9,9 -i +K"_s};
    QTest::newRow("added and taken away")
        << QStringList {edit(u"@@ -3,2 +3,3 @@\n c\n+n\n d\n"_s), edit(u"@@ -3,3 +3,2 @@\n c\n-n\n d\n"_s)}
        << QStringList {QString()};
    QTest::newRow("without context") << QStringList {edit(u"@@ -3,0 +4 @@\n+n\n"_s),
        edit(u"@@ -1,2 +0,0 @@\n-a\n-b\n"_s)}
                                     << QStringList {u"@1,0 -a -b @3,2 +n"_s};
    QTest::newRow("the end of the file") << QStringList {edit(u"@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"_s),
        edit(u"@@ -1 +1,2 @@\n a\n+b\n\\ No newline at end of file\n"_s)}
                                         << QStringList {u"@1,1 -a ! +a +b !"_s};
    QTest::newRow("unlike what was left") << QStringList {edit(u"@@ -5,3 +5,3 @@\n a\n-b\n+c\n d\n"_s),
        edit(u"@@ -5,3 +5,3 @@\n a\n-x\n+e\n d\n"_s), edit(u"@@ -6 +6 @@\n-e\n+g\n"_s)}
                                          << QStringList {u"@5,5  a -b +c  d"_s, u"@5,5  a -x +g  d"_s};
    QTest::newRow("hunks over each other")
        << QStringList {edit(u"@@ -5,2 +5,2 @@\n a\n-b\n+c\n@@ -6 +6 @@\n-b\n+d\n"_s)}
        << QStringList {u"@5,5  a -b +c @6,6 -b +d"_s};
}

void TestNetChange::composes()
{
    QFETCH(QStringList, diffs);
    const std::vector<FileChange> changes = changesOf(diffs);
    const std::vector<NetChange> net = netChanges(changes);
    QCOMPARE(net.size(), size_t(1));
    QTEST(steps(net.front()), "expected");
    size_t count = 0;
    for (const NetStep& step : net.front().steps)
        count += step.changes.size();
    QCOMPARE(count, changes.size());
}

void TestNetChange::namesAndKinds()
{
    const QString made
        = u"diff --git a/n b/n\nnew file mode 100755\n--- /dev/null\n+++ b/n\n@@ -0,0 +1,2 @@\n+a\n+b\n"_s;
    const QString gone
        = u"diff --git a/n b/n\ndeleted file mode 100755\n--- a/n\n+++ /dev/null\n@@ -1,2 +0,0 @@\n-a\n-b\n"_s;
    const QString renamed
        = u"diff --git a/n b/m\nsimilarity index 50%\nrename from n\nrename to m\n--- a/n\n+++ b/m\n@@ -1,2 +1,2 @@\n a\n-b\n+c\n"_s;
    const auto only = [](const QStringList& diffs) { return netChanges(changesOf(diffs)).at(0); };
    QCOMPARE(only({made}).kind, NetChange::Kind::Created);
    QVERIFY(only({made}).steps.at(0).diff.contains("new file mode 100755"_L1));
    QCOMPARE(only({gone}).kind, NetChange::Kind::Deleted);
    QCOMPARE(only({gone}).removed, 2);
    QCOMPARE(only({made, gone}).kind, NetChange::Kind::Nothing);
    QCOMPARE(only({made, gone}).steps.size(), size_t(1));
    QCOMPARE(only({gone, made}).steps.at(0).diff, QString());
    const NetChange moved = only({renamed, edit(u"@@ -2 +2 @@\n-c\n+d\n"_s, u"m"_s)});
    QCOMPARE(moved.kind, NetChange::Kind::Renamed);
    QCOMPARE(moved.path, u"m"_s);
    QCOMPARE(moved.oldPath, u"n"_s);
    QCOMPARE(steps(moved), QStringList {u"@1,1  a -b +d"_s});
    // A file made and then renamed is a new one of that name.
    const NetChange other = only({made, renamed});
    QCOMPARE(other.kind, NetChange::Kind::Created);
    QCOMPARE(steps(other), QStringList {u"@0,1 +a +c"_s});
    QVERIFY(other.steps.at(0).diff.startsWith("diff --git a/m b/m\n"_L1));
    // Another file may take the old name.
    const std::vector<NetChange> two = netChanges(changesOf({renamed, made}));
    QCOMPARE(two.size(), size_t(2));
    QCOMPARE(two[0].kind, NetChange::Kind::Renamed);
    QCOMPARE(two[1].kind, NetChange::Kind::Created);
    const NetChange binary = only({u"diff --git a/i.png b/i.png\nBinary files a/i.png and b/i.png differ\n"_s});
    QCOMPARE(binary.kind, NetChange::Kind::Binary);
    QVERIFY(!binary.steps.at(0).isApplicable);
    const NetChange mode = only({u"diff --git a/s b/s\nold mode 100644\nnew mode 100755\n"_s});
    QCOMPARE(mode.steps.at(0).diff, u"diff --git a/s b/s\nold mode 100644\nnew mode 100755\n"_s);
    const QString stored = u"--- a/w\n+++ b/w\n@@ -1,9 +1,9 @@\n a\n-b\n+c\n"_s;
    const NetChange wrong = only({stored});
    QCOMPARE(wrong.kind, NetChange::Kind::Malformed);
    QCOMPARE(wrong.steps.at(0).diff, stored);
}

void TestNetChange::replacements()
{
    const QString made = u"--- /dev/null\n+++ b/x\n@@ -0,0 +1,3 @@\n+one(a);\n+two(a);\n+end\n"_s;
    const auto with = [&](const std::vector<FileChange>& more) {
        std::vector<FileChange> changes = changesOf({made});
        changes.insert(changes.end(), more.begin(), more.end());
        return netChanges(changes).at(0);
    };
    QCOMPARE(steps(with({replaced(u"two(a)"_s, u"two(b,\n    c)"_s)})),
        QStringList {u"@0,1 +one(a); +two(b, +    c); +end"_s});
    QCOMPARE(steps(with({replaced(u"two(a);\n"_s, u"\n"_s)})), QStringList {u"@0,1 +one(a); + +end"_s});
    QCOMPARE(steps(with({replaced(u";\ntwo(a)"_s, u""_s), replaced(u"one(a);"_s, u"1;"_s)})),
        QStringList {u"@0,1 +1; +end"_s});
    QCOMPARE(steps(with({replaced(u"(a)"_s, u"(b)"_s, true)})), QStringList {u"@0,1 +one(b); +two(b); +end"_s});
    // Where it stood is not known, so what follows cannot be put together with it.
    const NetChange several = with({replaced(u"(a)"_s, u"(b)"_s)});
    QCOMPARE(several.steps.size(), size_t(2));
    QCOMPARE(several.steps[1].why, Break::UnknownPlace);
    QVERIFY(!several.steps[1].isApplicable);
    const NetChange unknown
        = with({replaced(u"(q)"_s, u"(b)"_s), changesOf({edit(u"@@ -3 +3 @@\n-end\n+END\n"_s)}).at(0)});
    QCOMPARE(unknown.steps.size(), size_t(3));
    QCOMPARE(unknown.steps[2].why, Break::AfterUnknownPlace);
    // In lines that only a patch showed, the text is found too.
    std::vector<FileChange> changes = changesOf({edit(u"@@ -7,2 +7,2 @@\n a = 1\n-b = 2\n+b = 3\n"_s)});
    changes.push_back(replaced(u"= 3"_s, u"= 4"_s));
    QCOMPARE(steps(netChanges(changes).at(0)), QStringList {u"@7,7  a = 1 -b = 2 +b = 4"_s});
}

void TestNetChange::knowsWhenItDoesNotFollow()
{
    const QString change = edit(u"@@ -5,3 +5,3 @@\n a\n-b\n+c\n d\n"_s);
    const QString made = u"--- /dev/null\n+++ b/x\n@@ -0,0 +1 @@\n+a\n"_s;
    QCOMPARE(netChanges(changesOf({change, made})).at(0).steps.at(1).why, Break::Mismatch);
    QCOMPARE(netChanges(changesOf({made, made})).at(0).steps.at(1).why, Break::Mismatch);
    QCOMPARE(netChanges(changesOf({made, change})).at(0).steps.at(1).why, Break::Mismatch); // it has one line
    FileChange written = changesOf({made}).at(0);
    written.kind = Kind::Written;
    written.origin = FileChange::Origin::Content;
    std::vector<FileChange> changes = changesOf({change});
    changes.push_back(written);
    QCOMPARE(netChanges(changes).at(0).steps.at(1).why, Break::UnknownContent);
    QCOMPARE(netChanges(std::vector {written}).at(0).kind, NetChange::Kind::Written);
    // All of a file that was written is known, so writing it again is an edit of it.
    FileChange again = written;
    again.diff = u"--- /dev/null\n+++ b/x\n@@ -0,0 +1,2 @@\n+a\n+b\n"_s;
    again.length = again.diff.size();
    QCOMPARE(steps(netChanges(std::vector {written, again}).at(0)), QStringList {u"@0,1 +a +b"_s});
    JobControl cancelled;
    cancelled.cancel();
    QVERIFY(netChanges(changes, cancelled).empty());
}

void TestNetChange::gitTakesIt_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 6; ++seed)
        QTest::addRow("%u", seed) << seed;
}

/// Files changed at random; git makes the patches, and takes the one that is put together.
void TestNetChange::gitTakesIt()
{
    QFETCH(quint32, seed);
    QTemporaryDir folder;
    const auto git = [&folder](const QStringList& arguments, const QByteArray& input = {}) {
        QProcess process;
        process.setWorkingDirectory(folder.path());
        process.start(u"git"_s,
            QStringList {u"-c"_s, u"user.name=t"_s, u"-c"_s, u"user.email=t"_s, u"-c"_s, u"core.autocrlf=false"_s,
                u"-c"_s, u"core.safecrlf=false"_s}
                + arguments);
        process.write(input);
        process.closeWriteChannel();
        if (!process.waitForFinished() || process.exitCode() != 0)
            qWarning() << arguments << process.readAllStandardError();
        return process.readAllStandardOutput();
    };
    QVERIFY2(QProcess::execute(u"git"_s, {u"--version"_s}) == 0, "this test needs git");
    QRandomGenerator random(seed);
    const QStringList names {u"a.txt"_s, u"s p.txt"_s, u"quo\"te\\.txt"_s, u"d/\u00fc.txt"_s};
    const auto text = [&random] {
        const QByteArray end = random.bounded(3) == 0 ? "\r\n" : "\n";
        QByteArray bytes;
        for (int i = random.bounded(40); i > 0; --i)
            bytes += QByteArray::number(random.bounded(6)) + end;
        if (random.bounded(3) == 0)
            bytes += "end";
        return bytes;
    };
    const auto write = [&folder](const QString& name, const QByteArray& bytes) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    };
    QVERIFY(QDir(folder.path()).mkdir(u"d"_s));
    git({u"init"_s, u"-q"_s});
    for (const QString& name : names.first(3))
        QVERIFY(write(name, text()));
    git({u"add"_s, u"-A"_s});
    git({u"commit"_s, u"-q"_s, u"-m"_s, u"first"_s});
    const QByteArray first = git({u"write-tree"_s}).trimmed();
    QStringList diffs;
    for (int i = 0; i < 12; ++i) {
        const QString& name = names[random.bounded(int(names.size()))];
        QFile file(folder.filePath(name));
        const int act = random.bounded(8);
        if (act == 0 && file.exists()) {
            QVERIFY(file.remove());
        } else if (act == 1 && file.exists()) {
            const QString& freed = names[random.bounded(int(names.size()))];
            const bool isFree = !QFile::exists(folder.filePath(freed));
            QVERIFY(file.rename(folder.filePath(isFree ? freed : u"moved%1"_s.arg(i))));
        } else if (act == 2 && file.exists()) {
            QVERIFY(file.setPermissions(
                file.permissions() ^ (QFile::ExeOwner | QFile::ExeUser | QFile::ExeGroup | QFile::ExeOther)));
        } else if (act == 3 || !file.exists()) {
            QVERIFY(write(name, text()));
        } else {
            QVERIFY(file.open(QIODevice::ReadOnly));
            QList<QByteArray> lines = file.readAll().split('\n');
            file.close();
            const auto at = random.bounded(lines.size());
            if (random.bounded(2) == 0)
                lines.insert(at, "new" + QByteArray::number(i));
            else
                lines[at] = "changed" + QByteArray::number(i);
            QVERIFY(write(name, lines.join('\n')));
        }
        git({u"add"_s, u"-A"_s});
        const QByteArray before = i == 0 ? first : git({u"rev-parse"_s, u"HEAD^{tree}"_s}).trimmed();
        diffs += QString::fromUtf8(git({u"diff"_s, u"--cached"_s, u"-M"_s, QString::fromUtf8(before)}));
        git({u"commit"_s, u"-q"_s, u"--allow-empty"_s, u"-m"_s, u"next"_s});
    }
    const std::vector<FileChange> changes = changesOf(diffs);
    const ExportedPatch patch = exportPatch(netChanges(changes));
    QVERIFY2(patch.leftOut.empty(), patch.leftOut.empty() ? "" : qPrintable(patch.leftOut.front().path));
    const QByteArray last = git({u"rev-parse"_s, u"HEAD^{tree}"_s}).trimmed();
    git({u"read-tree"_s, QString::fromUtf8(first)});
    if (!patch.text.isEmpty())
        git({u"apply"_s, u"--cached"_s, u"--whitespace=nowarn"_s, u"-"_s}, patch.text.toUtf8());
    QCOMPARE(git({u"write-tree"_s}).trimmed(), last);
}

void TestNetChange::sameAsComparingTheTexts_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 20; ++seed)
        QTest::addRow("%u", seed) << seed;
}

/// Longer files than git is asked for, so that lines are kept in several blocks.
void TestNetChange::sameAsComparingTheTexts()
{
    QFETCH(quint32, seed);
    QRandomGenerator random(seed);
    QStringList lines;
    for (int i = 0; i < 3000; ++i)
        lines += u"line %1"_s.arg(random.bounded(500));
    const QString first = lines.join(u'\n') + u'\n';
    QString now = first;
    QStringList diffs;
    for (int i = 0; i < 150; ++i) {
        for (int piece = random.bounded(1, 4); piece > 0; --piece) {
            const auto at = random.bounded(lines.size());
            if (random.bounded(3) == 0)
                lines.removeAt(at);
            else if (random.bounded(2) == 0)
                lines.insert(at, u"new %1"_s.arg(random.bounded(500)));
            else
                lines[at] = u"other %1"_s.arg(random.bounded(500));
        }
        const QString next = lines.join(u'\n') + u'\n';
        diffs += gitDiff(now, next, u"x"_s, false);
        now = next;
    }
    const NetChange net = netChanges(changesOf(diffs)).at(0);
    QVERIFY(net.isComposed());
    // What it says, done to the first text, gives the last one.
    QStringList result;
    const QStringList before = first.split(u'\n');
    const std::vector<diff::File> files = diff::parseUnified(net.steps.at(0).diff);
    qsizetype at = 0;
    for (const diff::Hunk& hunk : files.at(0).hunks) {
        for (const qsizetype start = hunk.oldCount == 0 ? hunk.oldStart : hunk.oldStart - 1; at < start; ++at)
            result += before[at];
        QCOMPARE(qsizetype(hunk.newStart), result.size() + (hunk.newCount == 0 ? 0 : 1));
        for (const diff::Line& line : hunk.lines) {
            if (line.kind != diff::Line::Kind::Added)
                QCOMPARE(line.text.toString(), before[at++]);
            if (line.kind != diff::Line::Kind::Removed)
                result += line.text.toString();
        }
    }
    result += before.sliced(at);
    QCOMPARE(result.join(u'\n'), now);
}

/// What was moved and then deleted is deleted where it was, before another file takes its place.
void TestNetChange::deletionsComeFirst()
{
    const std::vector<FileChange> changes
        = changesOf({u"diff --git a/a b/z\nsimilarity index 100%\nrename from a\nrename to z\n"_s,
            u"--- a/z\n+++ /dev/null\n@@ -1 +0,0 @@\n-old\n"_s, u"--- /dev/null\n+++ b/a\n@@ -0,0 +1 @@\n+new\n"_s});
    const ExportedPatch patch = exportPatch(netChanges(changes));
    QCOMPARE(patch.text,
        u"diff --git a/a b/a\ndeleted file mode 100644\n--- a/a\n+++ /dev/null\n@@ -1 +0,0 @@\n-old\n"
        "diff --git a/a b/a\nnew file mode 100644\n--- /dev/null\n+++ b/a\n@@ -0,0 +1 @@\n+new\n"_s);
}

/// Git makes no file of a link: it deletes the one and creates the other.
void TestNetChange::otherTypesAreOtherFiles()
{
    const QString gone = u"diff --git a/l b/l\ndeleted file mode 120000\n--- a/l\n+++ /dev/null\n@@ -1 +0,0 @@\n-to\n"
                         "\\ No newline at end of file\n"_s;
    const QString made
        = u"diff --git a/l b/l\nnew file mode 100755\n--- /dev/null\n+++ b/l\n@@ -0,0 +1,2 @@\n+to\n+b\n"_s;
    const std::vector<FileChange> changes = changesOf({gone + made, edit(u"@@ -2 +2 @@\n-b\n+c\n"_s, u"l"_s)});
    const std::vector<NetChange> net = netChanges(changes);
    QVERIFY(net.at(0).isComposed());
    QCOMPARE(net.at(0).added, 2);
    QCOMPARE(net.at(0).removed, 1);
    const ExportedPatch patch = exportPatch(net);
    QVERIFY(patch.leftOut.empty());
    QCOMPARE(patch.text, gone + QString(made).replace(u"+b\n"_s, u"+c\n"_s));
    // Another mode of a file is none of another type.
    QVERIFY(exportPatch(netChanges(changesOf({QString(gone).replace(u"120000"_s, u"100644"_s) + made})))
            .text.contains("old mode 100644\nnew mode 100755\n"_L1));
}

/// One such hunk, and git would refuse the whole patch.
void TestNetChange::leavesOutWhatGitCannotPlace_data()
{
    QTest::addColumn<QString>("hunks");
    QTest::addColumn<bool>("isLeftOut");
    QTest::newRow("no context") << u"@@ -5 +5 @@\n-a\n+b\n"_s << true;
    QTest::newRow("a line comes between two") << u"@@ -5,0 +6 @@\n+b\n"_s << true;
    QTest::newRow("nothing behind it, but another hunk")
        << u"@@ -5,2 +5,2 @@\n x\n-a\n+b\n@@ -20,2 +20,1 @@\n x\n-y\n"_s << true;
    QTest::newRow("behind line 1") << u"@@ -1,0 +2 @@\n+b\n\\ No newline at end of file\n"_s << true;
    QTest::newRow("the whole file") << u"@@ -1 +1 @@\n-a\n+b\n"_s << false;
    QTest::newRow("the end of the file") << u"@@ -5,2 +5,2 @@\n x\n-a\n\\ No newline at end of file\n+b\n"_s << false;
    QTest::newRow("the last line") << u"@@ -5 +5 @@\n-a\n+b\n\\ No newline at end of file\n"_s << false;
    QTest::newRow("the last line, which gets its end")
        << u"@@ -5 +5 @@\n-a\n\\ No newline at end of file\n+a\n"_s << false;
    QTest::newRow("nothing before it") << u"@@ -5,2 +5,2 @@\n-a\n+b\n x\n"_s << false;
}

void TestNetChange::leavesOutWhatGitCannotPlace()
{
    QFETCH(QString, hunks);
    QFETCH(bool, isLeftOut);
    const ExportedPatch patch = exportPatch(netChanges(changesOf({edit(hunks)})));
    QCOMPARE(patch.leftOut.size(), size_t(isLeftOut ? 1 : 0));
    QCOMPARE(patch.text.isEmpty(), isLeftOut);
    if (isLeftOut)
        QCOMPARE(patch.leftOut[0].why, ExportedPatch::LeftOut::Why::NoContext);
}

/// Git takes what no line follows to be the end of the file, which only a diff can show.
void TestNetChange::leavesOutWhatMayGoOn()
{
    const auto exported = [](const QString& hunks, const QString& before, const QString& after) {
        std::vector<FileChange> changes = changesOf({edit(hunks)});
        changes.push_back(replaced(before, after));
        return exportPatch(netChanges(changes));
    };
    const ExportedPatch edge = exported(u"@@ -7,3 +7,3 @@\n a\n-b\n+c\n d\n"_s, u"d"_s, u"e"_s);
    QCOMPARE(edge.text, QString());
    QCOMPARE(edge.leftOut.at(0).why, ExportedPatch::LeftOut::Why::NoContext);
    const ExportedPatch end = exported(u"@@ -7,2 +7,2 @@\n a\n-b\n+c\n"_s, u"c"_s, u"e"_s);
    QVERIFY(end.leftOut.empty());
    QVERIFY(end.text.endsWith("@@ -7,2 +7,2 @@\n a\n-b\n+e\n"_L1));
}

/// They are no edits, and do not lead anywhere.
void TestNetChange::severalMalformed()
{
    FileChange bad;
    bad.kind = Kind::Malformed;
    bad.diff = u"not a diff"_s;
    bad.length = bad.diff.size();
    const std::vector<NetChange> net = netChanges(std::vector {bad, bad});
    QCOMPARE(net.size(), size_t(1));
    QCOMPARE(net[0].kind, NetChange::Kind::Malformed);
    const ExportedPatch patch = exportPatch(net);
    QCOMPARE(patch.leftOut.size(), size_t(2));
    QCOMPARE(patch.leftOut[0].why, ExportedPatch::LeftOut::Why::Malformed);
}

void TestNetChange::leavesOutWhatLeadsAway()
{
    using Why = ExportedPatch::LeftOut::Why;
    const QString hunk = u"@@ -1 +1 @@\n-a\n+b\n"_s;
    std::vector<FileChange> changes = changesOf({edit(hunk, u"../up"_s), edit(hunk, u"d/../../up"_s),
        edit(hunk, u"/etc/x"_s), edit(hunk, u".git/config"_s), edit(hunk, u"fine..txt"_s), edit(hunk, u"..\\up"_s),
        edit(hunk, u"d\\..\\..\\up"_s), edit(hunk, u"\\up"_s), edit(hunk, u"C:\\up"_s),
        edit(u"@@ -1,7 +1 @@\n-a\n+b\n"_s, u"wrong"_s), u"diff --git a/i b/i\nBinary files a/i and b/i differ\n"_s});
    changes.push_back(replaced(u"p"_s, u"q"_s));
    const ExportedPatch patch = exportPatch(netChanges(changes));
    QCOMPARE(patch.text, u"diff --git a/fine..txt b/fine..txt\n--- a/fine..txt\n+++ b/fine..txt\n"_s + hunk);
    QMap<QString, Why> left;
    for (const ExportedPatch::LeftOut& one : patch.leftOut)
        left.insert(one.path, one.why);
    QCOMPARE(left,
        (QMap<QString, Why> {{u"../up"_s, Why::OutsideFolder}, {u"d/../../up"_s, Why::OutsideFolder},
            {u"/etc/x"_s, Why::OutsideFolder}, {u".git/config"_s, Why::OutsideFolder},
            {u"..\\up"_s, Why::OutsideFolder}, {u"d\\..\\..\\up"_s, Why::OutsideFolder},
            {u"\\up"_s, Why::OutsideFolder}, {u"C:\\up"_s, Why::OutsideFolder}, {u"wrong"_s, Why::Malformed},
            {u"i"_s, Why::Binary}, {u"x"_s, Why::UnknownPlace}}));
}

void TestNetChange::keepsTheLineEnds()
{
    const QString made = u"--- /dev/null\n+++ b/x\n@@ -0,0 +1,2 @@\n+a\r\n+b\r\n"_s;
    const QString change = edit(u"@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\n"_s);
    const NetChange net = netChanges(changesOf({made, change})).at(0);
    QVERIFY(net.isComposed());
    QVERIFY2(net.steps[0].diff.endsWith("+a\r\n+c\n"_L1), qPrintable(net.steps[0].diff));
    // The line has another end than the change expects.
    QVERIFY(!netChanges(changesOf({made, edit(u"@@ -1,2 +1,2 @@\n a\n-b\n+c\n"_s)})).at(0).isComposed());
}

TEST_CLASS(TestNetChange)
#include "tst_netchange.moc"
