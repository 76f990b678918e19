// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/testclass.h"
#include "ui/common/wrapping.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

class TestWrapping final : public QObject
{
    Q_OBJECT
private slots:
    void modes_data();
    void modes();
};

void TestWrapping::modes_data()
{
    constexpr auto AtWords = QTextOption::WrapAtWordBoundaryOrAnywhere;
    QTest::addColumn<QString>("text");
    QTest::addColumn<QTextOption::WrapMode>("mode");
    QTest::newRow("empty") << QString() << AtWords;
    QTest::newRow("prose") << u"A line of words. "_s.repeated(10'000) << AtWords;
    QTest::newRow("a long line of JSON") << u"{\"a\": 1, \"b\": [2, 3]}, "_s.repeated(10'000) << AtWords;
    QTest::newRow("a word of 2,000") << QString(2'000, u'x') << AtWords;
    QTest::newRow("a longer one") << QString(2'001, u'x') << QTextOption::WrapAnywhere;
    QTest::newRow("at the end") << u"Words and "_s.repeated(100) + QString(5'000, u'/') << QTextOption::WrapAnywhere;
    QTest::newRow("broken by lines") << QString(QString(1'500, u'x') + u'\n').repeated(4) << AtWords;
}

void TestWrapping::modes()
{
    QFETCH(const QString, text);
    QTEST(wrapModeFor(text), "mode");
}

TEST_CLASS(TestWrapping)
#include "tst_wrapping.moc"
