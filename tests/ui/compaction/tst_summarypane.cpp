// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/workclock.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/style.h"
#include "ui/compaction/summarypane.h"

#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>

using namespace stemma;
using namespace Qt::StringLiterals;

class SummaryPaneTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { Style::install(*qApp); }

    void codeHasItsGround()
    {
        SummaryPane pane;
        pane.setText(u"- Keep `retry.h` as it is.\n\n```\nint a;\n```\n"_s);
        const auto* browser = pane.findChild<QTextBrowser*>();
        QVERIFY(browser);
        QStringList withGround;
        for (QTextBlock block = browser->document()->begin(); block.isValid(); block = block.next())
            for (auto at = block.begin(); !at.atEnd(); ++at)
                if (at.fragment().charFormat().background().color() == Style::colours().code
                    && at.fragment().charFormat().background().style() == Qt::SolidPattern)
                    withGround += at.fragment().text().trimmed();
        QCOMPARE(withGround, (QStringList {u"retry.h"_s, u"int a;"_s}));
    }

    void hostileTexts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("quotes") << QString(u"> "_s).repeated(10'000) + u"the end"_s;
        QTest::newRow("lists") << QString(u"- "_s).repeated(10'000) + u"the end"_s;
        QTest::newRow("a long table") << u"|a|b|c|\n|-|-|-|\n"_s + QString(u"|1|2|3|\n"_s).repeated(10'000);
        QTest::newRow("a wide table of rows of a letter") << QString(u"|a"_s).repeated(128) + u"|\n"_s
                + QString(u"|-"_s).repeated(128) + u"|\n"_s + QString(u"x\n"_s).repeated(10'000);
        QTest::newRow("code spans") << QString(u"`a` "_s).repeated(20'000);
    }

    void hostileTexts()
    {
        QFETCH(const QString, text);
        const WorkClock timer;
        SummaryPane pane;
        pane.resize(500, 400);
        pane.show();
        pane.setText(text);
        QVERIFY(!pane.grab().isNull());
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
        QCOMPARE(pane.text(), text);
    }
};

GUI_TEST_CLASS(SummaryPaneTest)
#include "tst_summarypane.moc"
