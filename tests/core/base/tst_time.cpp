// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/time.h"
#include "tests/testkit/testclass.h"

#include <QDateTime>
#include <QTest>

#include <limits>

using namespace Qt::StringLiterals;
using namespace stemma;

class TestTime : public QObject
{
    Q_OBJECT

private slots:
    void iso_data();
    void iso();
    void likeQDateTime();
    void nowIsNow();
};

void TestTime::iso_data()
{
    QTest::addColumn<qint64>("ms");
    QTest::addColumn<QString>("text");
    QTest::newRow("a common time") << qint64(1'772'443'120'757) << u"2026-03-02T09:18:40.757Z"_s;
    QTest::newRow("epoch") << qint64(0) << u"1970-01-01T00:00:00.000Z"_s;
    QTest::newRow("just before") << qint64(-1) << u"1969-12-31T23:59:59.999Z"_s;
    QTest::newRow("a whole day before") << qint64(-86'400'000) << u"1969-12-31T00:00:00.000Z"_s;
    QTest::newRow("leap day") << qint64(1'709'164'800'000) << u"2024-02-29T00:00:00.000Z"_s;
    QTest::newRow("year 0") << qint64(-62'167'219'200'000) << u"0000-01-01T00:00:00.000Z"_s;
    QTest::newRow("year -1") << qint64(-62'167'219'200'001) << u"-0001-12-31T23:59:59.999Z"_s;
    QTest::newRow("last of four digits") << qint64(253'402'300'799'999) << u"9999-12-31T23:59:59.999Z"_s;
    QTest::newRow("five digits") << qint64(253'402'300'800'000) << u"10000-01-01T00:00:00.000Z"_s;
    // A store that keeps microseconds where milliseconds belong.
    QTest::newRow("microseconds") << qint64(1'772'443'120'757'000) << u"58136-06-26T23:19:17.000Z"_s;
    QTest::newRow("largest") << std::numeric_limits<qint64>::max() << u"292278994-08-17T07:12:55.807Z"_s;
    QTest::newRow("smallest") << std::numeric_limits<qint64>::min() << u"-292275055-05-16T16:47:04.192Z"_s;
}

void TestTime::iso()
{
    QFETCH(qint64, ms);
    QFETCH(QString, text);
    QCOMPARE(toIso(timeFromMs(ms)), text);
    QCOMPARE(toMs(timeFromMs(ms)), ms);
}

void TestTime::likeQDateTime()
{
    // Every 37th hour from 1900 to 2300 meets each day and month at odd times.
    for (qint64 ms = -2'208'988'800'000; ms < 10'413'792'000'000; ms += 37 * 3'600'000LL + 1'234) {
        const QDateTime time = QDateTime::fromMSecsSinceEpoch(ms, QTimeZone::UTC);
        QCOMPARE(toIso(timeFromMs(ms)), time.toString(Qt::ISODateWithMs));
    }
}

void TestTime::nowIsNow()
{
    // The two may read clocks of different grain, and a machine's clock may be set meanwhile.
    QVERIFY(qAbs(toMs(now()) - QDateTime::currentMSecsSinceEpoch()) < 10'000);
}

TEST_CLASS(TestTime)
#include "tst_time.moc"
