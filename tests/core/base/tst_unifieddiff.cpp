// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/diff/unifieddiff.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace stemma;
using namespace stemma::diff;
using namespace Qt::StringLiterals;

namespace {

/// One line a line of the diff: old and new number, sign, text.
QString dump(const std::vector<File>& files)
{
    QStringList lines;
    for (const File& file : files) {
        lines += u"%1 > %2 +%3 -%4%5"_s.arg(file.oldPath, file.newPath, QString::number(file.added),
            QString::number(file.removed), file.binary ? u" binary"_s : QString());
        for (const Line& note : file.notes)
            lines += u"  ! "_s + note.text.toString();
        for (const Hunk& hunk : file.hunks) {
            lines += u"  @ %1 %2 %3"_s.arg(hunk.oldStart).arg(hunk.newStart).arg(hunk.section);
            for (const Line& line : hunk.lines) {
                const QString sign = line.kind == Line::Kind::Added ? u"+"_s
                    : line.kind == Line::Kind::Removed              ? u"-"_s
                    : line.kind == Line::Kind::Note                 ? u"!"_s
                                                                    : u" "_s;
                lines += u"  %1 %2 %3%4"_s.arg(line.oldNumber).arg(line.newNumber).arg(sign, line.text);
            }
        }
    }
    return lines.join(u'\n');
}

} // namespace

class TestUnifiedDiff : public QObject
{
    Q_OBJECT

private slots:
    void parsing_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        QTest::newRow("empty") << QString() << QString();
        QTest::newRow("plain") << u"--- a/x.py\n+++ b/x.py\n@@ -1 +1 @@\n-x\n+y\n"_s
                               << u"x.py > x.py +1 -1\n  @ 1 1 \n  1 0 -x\n  0 1 +y"_s;
        QTest::newRow("git, section, context")
            << u"diff --git a/r.h b/r.h\nindex 12..34 100644\n--- a/r.h\n+++ b/r.h\n@@ -31,3 +31,4 @@ class R {\n a\n-b\n+c\n+d\n e\n"_s
            << u"r.h > r.h +2 -1\n  @ 31 31 class R {\n  31 31  a\n  32 0 -b\n  0 32 +c\n  0 33 +d\n  33 34  e"_s;
        QTest::newRow("a removed line that looks like a header")
            << u"--- a/q.sql\n+++ b/q.sql\n@@ -1,2 +1,1 @@\n--- note\n x\n"_s
            << u"q.sql > q.sql +0 -1\n  @ 1 1 \n  1 0 --- note\n  2 1  x"_s;
        QTest::newRow("new and deleted")
            << u"--- /dev/null\n+++ b/n\n@@ -0,0 +1,1 @@\n+n\n--- a/o\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-o\n"_s
            << u" > n +1 -0\n  @ 0 1 \n  0 1 +n\no >  +0 -1\n  @ 1 0 \n  1 0 -o"_s;
        QTest::newRow("rename only") << u"diff --git a/o b/n\nsimilarity index 100%\nrename from o\nrename to n\n"_s
                                     << u"o > n +0 -0\n  ! rename from o\n  ! rename to n"_s;
        QTest::newRow("binary") << u"diff --git a/i.png b/i.png\nBinary files a/i.png and b/i.png differ\n"_s
                                << u"i.png > i.png +0 -0 binary\n  ! Binary files a/i.png and b/i.png differ"_s;
        QTest::newRow("time stamps, no newline, CRLF")
            << u"--- x\t2026-01-01 00:00\r\n+++ x\t2026-01-02 00:00\r\n@@ -1 +1 @@\r\n-a\r\n+b\r\n\\ No newline at end of file\r\n"_s
            << u"x > x +1 -1\n  @ 1 1 \n  1 0 -a\n  0 1 +b\n  0 0 !\\ No newline at end of file"_s;
        QTest::newRow("trimmed empty context line")
            << u"--- x\n+++ x\n@@ -1,3 +1,3 @@\n a\n\n-b\n+c\n"_s
            << u"x > x +1 -1\n  @ 1 1 \n  1 1  a\n  2 2  \n  3 0 -b\n  0 3 +c"_s;
        QTest::newRow("cut off") << u"--- x\n+++ x\n@@ -1,30 +1,30 @@\n a\n-b"_s
                                 << u"x > x +0 -1\n  @ 1 1 \n  1 1  a\n  2 0 -b"_s;
        QTest::newRow("Subversion's header")
            << u"Index: d/x.py\n==========\n--- d/x.py\n+++ d/x.py\n@@ -1 +1 @@\n-x\n+y\nIndex: z\n==========\n"_s
            << u"d/x.py > d/x.py +1 -1\n  @ 1 1 \n  1 0 -x\n  0 1 +y\nz > z +0 -0"_s;
        QTest::newRow("hunks alone") << u"@@ -5 +5 @@\n-a\n+b"_s << u" >  +1 -1\n  @ 5 5 \n  5 0 -a\n  0 5 +b"_s;
        QTest::newRow("no diff at all") << u"hello\nworld"_s << u" >  +0 -0\n  ! hello\n  ! world"_s;
        QTest::newRow("numbers beyond int")
            << u"@@ -99999999999 +1 @@\n-a\n+b"_s << u" >  +1 -1\n  @ 1073741823 1 \n  1073741823 0 -a\n  0 1 +b"_s;
    }
    void parsing()
    {
        QFETCH(QString, text);
        QTEST(dump(parseUnified(text)), "expected");
    }

    void words_data()
    {
        QTest::addColumn<QString>("removed");
        QTest::addColumn<QString>("added");
        QTest::addColumn<QString>("marks"); // changed words in [ ] on either side
        QTest::newRow("same") << u"a b"_s << u"a b"_s << u"a b | a b"_s;
        QTest::newRow("added argument") << u"f(Limits limits);"_s << u"f(Limits limits, Tokens t = x());"_s
                                        << u"f(Limits limits); | f(Limits limits[, Tokens t = x()]);"_s;
        QTest::newRow("whole words") << u"return std::max(a, b);"_s << u"return std::min(a, b);"_s
                                     << u"return std::[max](a, b); | return std::[min](a, b);"_s;
        QTest::newRow("two places") << u"int a = first(b);"_s << u"long a = second(b);"_s
                                    << u"[int] a = [first](b); | [long] a = [second](b);"_s;
        QTest::newRow("a word grows at its end")
            << u"call(count)"_s << u"call(counter)"_s << u"call([count]) | call([counter])"_s;
        QTest::newRow("nothing in common") << u"alpha beta gamma"_s << u"x = 1;"_s << u"alpha beta gamma | x = 1;"_s;
        QTest::newRow("blanks only") << u"a  b"_s << u"a b"_s << u"a [ ]b | a b"_s;
    }
    void words()
    {
        QFETCH(QString, removed);
        QFETCH(QString, added);
        const WordChanges changes = changedWords(removed, added);
        const auto show = [](QString text, const QList<Range>& ranges) {
            for (auto range = ranges.crbegin(); range != ranges.crend(); ++range)
                text.insert(range->start + range->length, u']').insert(range->start, u'[');
            return text;
        };
        QTEST(QString(show(removed, changes.removed) + u" | "_s + show(added, changes.added)), "marks");
    }

    void pairsWithinAHunk()
    {
        const QString text = u"@@ -1,3 +1,3 @@\n-one = 1\n-two = 2\n+one = 9\n+two = 2, 3\n x\n"_s;
        const std::vector<File> files = parseUnified(text);
        const std::vector<QList<Range>> marks = changedWords(files.at(0).hunks.at(0));
        QCOMPARE(marks.size(), size_t(5));
        QCOMPARE(marks[0], (QList<Range> {{6, 1}}));
        QCOMPARE(marks[1], QList<Range> {});
        QCOMPARE(marks[2], (QList<Range> {{6, 1}}));
        QCOMPARE(marks[3], (QList<Range> {{7, 3}}));
        QVERIFY(marks[4].isEmpty());
    }

    void aLongLineIsNotCompared()
    {
        const QString line(100'000, u'x');
        const WordChanges changes = changedWords(QString(line + u'a'), QString(line + u'b'));
        QVERIFY(changes.removed.isEmpty() && changes.added.isEmpty());
    }
};

TEST_CLASS(TestUnifiedDiff)
#include "tst_unifieddiff.moc"
