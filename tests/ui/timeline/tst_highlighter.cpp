// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/syntheticsession.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/highlighter.h"

#include <QSignalSpy>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

class TestHighlighter : public QObject
{
    Q_OBJECT
private slots:
    void coloursCode()
    {
        Highlighter highlighter;
        QSignalSpy coloured(&highlighter, &Highlighter::coloured);
        const quint64 ticket = highlighter.request(u"int main() { return 0; } // end"_s, u"C++"_s);
        QTRY_COMPARE(coloured.count(), 1);
        QCOMPARE(coloured.at(0).at(0).toULongLong(), ticket);
        QVERIFY(!Highlighter::colour(u"int main() {}"_s, u"C++"_s).empty());
        QVERIFY(Highlighter::colour(u"int main() {}"_s, u"no such language"_s).empty());
    }

    /// Added lines green and removed ones red, as everywhere else.
    void coloursDiffs()
    {
        const QString diff = u"--- a/x\n+++ b/x\n@@ -1,2 +1,2 @@\n same\n-old text\n+new text\n"_s;
        const auto inkAt = [&diff](const QString& text) {
            const qsizetype at = diff.indexOf(text);
            for (const ColourRun& run : Highlighter::colour(diff, u"diff"_s))
                if (run.start <= at && at < run.start + run.length)
                    return run.ink;
            return Ink::Text;
        };
        QCOMPARE(inkAt(u"-old text"_s), Ink::Removed);
        QCOMPARE(inkAt(u"+new text"_s), Ink::Added);
        QVERIFY(inkAt(u"--- a/x"_s) != Ink::Removed);
        QVERIFY(inkAt(u"+++ b/x"_s) != Ink::Added);
        QCOMPARE(inkAt(u" same"_s), Ink::Text);
    }

    /// Who asks has noted the ticket when the answer comes, however quick that was.
    void answersAfterTheRequest()
    {
        Highlighter highlighter;
        QSignalSpy coloured(&highlighter, &Highlighter::coloured);
        constexpr int Requests = 20'000;
        for (int i = 0; i < Requests; ++i) {
            highlighter.request(u"x"_s, QString());
            QCOMPARE(coloured.count(), 0); // the event loop did not run
        }
        QTRY_COMPARE(coloured.count(), Requests);
    }

    /// The program ends in the midst of it, and has to end well; ctest sees whether it does.
    void endsWithTheApplication()
    {
        Highlighter highlighter;
        Dice dice(3);
        for (int i = 0; i < 500; ++i)
            highlighter.request(syntheticCode(dice, 200), u"C++"_s);
    }
};

GUI_TEST_CLASS(TestHighlighter)
#include "tst_highlighter.moc"
