// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/diff/linediff.h"
#include "tests/testkit/testclass.h"

#include <QRandomGenerator>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

/// The hunks as a person reads them: one line a line, "@" before each hunk.
QStringList told(const std::vector<diff::Hunk>& hunks)
{
    QStringList lines;
    for (const diff::Hunk& hunk : hunks) {
        lines += u"@%1,%2 %3,%4"_s.arg(hunk.oldStart).arg(hunk.oldCount).arg(hunk.newStart).arg(hunk.newCount);
        for (const diff::Line& line : hunk.lines)
            lines += (line.kind == diff::Line::Kind::Added            ? u'+'
                             : line.kind == diff::Line::Kind::Removed ? u'-'
                                                                      : u' ')
                + line.text.toString();
    }
    return lines;
}

} // namespace

class LineDiffTest : public QObject
{
    Q_OBJECT

private slots:
    void compares_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("equal") << u"a\nb"_s << u"a\nb"_s << QStringList();
        QTest::newRow("both empty") << QString() << QString() << QStringList();
        QTest::newRow("from nothing") << QString() << u"a"_s << QStringList {u"@0,0 1,1"_s, u"+a"_s};
        QTest::newRow("to nothing") << u"a\nb\n"_s << QString() << QStringList {u"@1,2 0,0"_s, u"-a"_s, u"-b"_s};
        QTest::newRow("replaced") << u"a\nb\nc"_s << u"a\nx\nc"_s
                                  << QStringList {u"@1,3 1,3"_s, u" a"_s, u"-b"_s, u"+x"_s, u" c"_s};
        QTest::newRow("moved together") << u"a\nb\nc\nd"_s << u"b\nc\nd\na"_s
                                        << QStringList {u"@1,4 1,4"_s, u"-a"_s, u" b"_s, u" c"_s, u" d"_s, u"+a"_s};
        QTest::newRow("far apart") << u"a\n1\n2\n3\n4\n5\n6\n7\nb"_s << u"x\n1\n2\n3\n4\n5\n6\n7\ny"_s
                                   << QStringList {u"@1,4 1,4"_s, u"-a"_s, u"+x"_s, u" 1"_s, u" 2"_s, u" 3"_s,
                                          u"@6,4 6,4"_s, u" 5"_s, u" 6"_s, u" 7"_s, u"-b"_s, u"+y"_s};
        QTest::newRow("contexts that touch") << u"a\n1\n2\n3\n4\n5\n6\nb"_s << u"x\n1\n2\n3\n4\n5\n6\ny"_s
                                             << QStringList {u"@1,8 1,8"_s, u"-a"_s, u"+x"_s, u" 1"_s, u" 2"_s, u" 3"_s,
                                                    u" 4"_s, u" 5"_s, u" 6"_s, u"-b"_s, u"+y"_s};
    }

    void compares()
    {
        QFETCH(const QString, before);
        QFETCH(const QString, after);
        QFETCH(const QStringList, expected);
        QCOMPARE(told(diff::compareLines(before, after)), expected);
    }

    // With unlimited context the lines of each side, put together again, are that side.
    void bothSidesAreWhole()
    {
        QRandomGenerator random(7);
        for (int round = 0; round < 200; ++round) {
            QStringList before;
            QStringList after;
            for (int i = random.bounded(30); i > 0; --i)
                before += QString::number(random.bounded(5));
            after = before;
            for (int i = 1 + random.bounded(6); i > 0; --i) {
                const qsizetype at = random.bounded(int(after.size()) + 1);
                if (at < after.size() && random.bounded(2) == 0)
                    after.removeAt(at);
                else
                    after.insert(at, QString::number(random.bounded(5)));
            }
            if (before == after)
                continue;
            const QString oldText = before.join(u'\n');
            const QString newText = after.join(u'\n');
            const auto hunks = diff::compareLines(oldText, newText, 1000);
            QCOMPARE(hunks.size(), size_t(1));
            QStringList one;
            QStringList two;
            for (const diff::Line& line : hunks[0].lines) {
                if (line.oldNumber > 0)
                    one += line.text.toString();
                if (line.newNumber > 0)
                    two += line.text.toString();
            }
            QCOMPARE(one, before);
            QCOMPARE(two, after);
        }
    }

    void longTextsCountAsReplaced()
    {
        QStringList before {u"first"_s};
        QStringList after {u"first"_s};
        for (int i = 0; i < 5000; ++i) {
            before += u"old %1"_s.arg(i);
            after += u"new %1"_s.arg(i);
        }
        const QString oldText = before.join(u'\n');
        const QString newText = after.join(u'\n');
        const auto hunks = diff::compareLines(oldText, newText);
        QCOMPARE(hunks.size(), size_t(1));
        QCOMPARE(hunks[0].lines.size(), size_t(10'001));
        QCOMPARE(hunks[0].lines[0].kind, diff::Line::Kind::Context);
    }
};

TEST_CLASS(LineDiffTest)
#include "tst_linediff.moc"
