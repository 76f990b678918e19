// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/testclass.h"
#include "ui/common/format.h"

#include <QLocale>
#include <QTest>

#include <limits>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 Minute = 60'000;
constexpr qint64 Hour = 60 * Minute;
constexpr qint64 Day = 24 * Hour;

/// Sunday, 2026-11-22 10:58:19.250 UTC.
constexpr qint64 Noon = 1'795'345'099'250;

} // namespace

class TestFormat : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void numbers_data()
    {
        QTest::addColumn<qint64>("value");
        QTest::addColumn<QString>("plain");
        QTest::addColumn<QString>("brief");
        QTest::newRow("zero") << qint64(0) << u"0"_s << u"0"_s;
        QTest::newRow("thousands") << qint64(9'999) << u"9,999"_s << u"9,999"_s;
        QTest::newRow("one decimal") << qint64(18'240) << u"18,240"_s << u"18.2k"_s;
        QTest::newRow("rounds up to hundred") << qint64(99'960) << u"99,960"_s << u"100k"_s;
        QTest::newRow("hundreds") << qint64(102'400) << u"102,400"_s << u"102k"_s;
        QTest::newRow("rounds up to a million") << qint64(999'600) << u"999,600"_s << u"1.0M"_s;
        QTest::newRow("millions") << qint64(1'230'000) << u"1,230,000"_s << u"1.2M"_s;
        QTest::newRow("the largest") << std::numeric_limits<qint64>::max() << u"9,223,372,036,854,775,807"_s
                                     << u"9,223,372,036,855M"_s;
        QTest::newRow("the smallest") << std::numeric_limits<qint64>::min() << u"\u22129,223,372,036,854,775,808"_s
                                      << u"\u22129,223,372,036,855M"_s;
        QTest::newRow("negative") << qint64(-1'200) << u"\u22121,200"_s << u"\u22121,200"_s;
    }
    void numbers()
    {
        QFETCH(qint64, value);
        QTEST(format::number(value), "plain");
        QTEST(format::shortNumber(value), "brief");
    }

    void estimatesAreMarked()
    {
        QCOMPARE(format::tokens(1240, true), u"\u2248\u202f1,240"_s);
        QCOMPARE(format::tokens(1240, false), u"1,240"_s);
        QCOMPARE(format::tokenCount(1), u"1 token"_s);
        QCOMPARE(format::tokenCount(1, true), u"\u2248\u202f1 token"_s);
        QCOMPARE(format::tokenCount(0), u"0 tokens"_s);
        QCOMPARE(format::tokenCount(1240), u"1,240 tokens"_s);
        QCOMPARE(format::tokenChange(-1), u"\u22121 token"_s);
        QCOMPARE(format::tokenChange(1240), u"+1,240 tokens"_s);
    }

    void sizes_data()
    {
        QTest::addColumn<qint64>("size");
        QTest::addColumn<QString>("text");
        QTest::newRow("one") << qint64(1) << u"1 byte"_s;
        QTest::newRow("bytes") << qint64(2'040) << u"2,040 bytes"_s;
        QTest::newRow("kilobytes") << qint64(85'200) << u"85 KB"_s;
        QTest::newRow("almost a megabyte") << qint64(999'700) << u"1.0 MB"_s;
        QTest::newRow("megabytes") << qint64(20'971'520) << u"21 MB"_s;
        QTest::newRow("gigabytes") << qint64(3'700'000'000) << u"3.7 GB"_s;
    }
    void sizes()
    {
        QFETCH(qint64, size);
        QTEST(format::bytes(size), "text");
    }

    void durations_data()
    {
        QTest::addColumn<qint64>("ms");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("gap");
        QTest::newRow("nothing") << qint64(0) << u"0 s"_s << u"+0 s"_s;
        QTest::newRow("milliseconds") << qint64(4) << u"0.004 s"_s << u"+0 s"_s;
        QTest::newRow("hundredths") << qint64(20) << u"0.02 s"_s << u"+0 s"_s;
        QTest::newRow("seconds") << qint64(21'400) << u"21.4 s"_s << u"+21 s"_s;
        QTest::newRow("nearly three seconds") << qint64(2'850) << u"2.9 s"_s << u"+3 s"_s;
        QTest::newRow("just under a minute") << qint64(59'970) << u"1 m 0 s"_s << u"+1 m"_s;
        QTest::newRow("nearly two hours") << 2 * Hour - 1'000 << u"2 h 0 m"_s << u"+2 h"_s;
        QTest::newRow("minutes") << qint64(192'000) << u"3 m 12 s"_s << u"+3 m"_s;
        QTest::newRow("hours") << 2 * Hour + 5 * Minute << u"2 h 5 m"_s << u"+2 h"_s;
        QTest::newRow("days") << 3 * Day + 4 * Hour << u"3 d 4 h"_s << u"+3 d"_s;
        QTest::newRow("the longest") << std::numeric_limits<qint64>::max() << u"106,751,991,167 d 7 h"_s
                                     << u"+106,751,991,167 d"_s;
        QTest::newRow("the longest back")
            << std::numeric_limits<qint64>::min() << u"\u2212106,751,991,167 d 7 h"_s << u"\u2212106,751,991,167 d"_s;
        QTest::newRow("written in another order") << qint64(-4) << u"\u22120.004 s"_s << u"+0 s"_s;
        QTest::newRow("clock set back") << qint64(-6'000) << u"\u22126.0 s"_s << u"\u22126 s"_s;
    }
    void durations()
    {
        QFETCH(qint64, ms);
        QTEST(format::duration(Duration {ms}), "text");
        QTEST(format::gap(Duration {ms}), "gap");
    }

    void relativeTimesInTheDigitsOfTheLocale()
    {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::Arabic, QLocale::Egypt));
        const QString text = format::relativeTime(timeFromMs(Noon - 5 * Minute), timeFromMs(Noon));
        QLocale::setDefault(before);
        QCOMPARE(text, u"\u0665 minutes ago"_s);
    }

    void relativeTimes_data()
    {
        QTest::addColumn<qint64>("ago");
        QTest::addColumn<QString>("text");
        QTest::newRow("now") << qint64(20'000) << u"just now"_s;
        QTest::newRow("a little ahead") << qint64(-20'000) << u"just now"_s;
        QTest::newRow("future") << -2 * Day << u"11/24/26"_s;
        QTest::newRow("one minute") << Minute << u"a minute ago"_s;
        QTest::newRow("minutes") << 41 * Minute << u"41 minutes ago"_s;
        QTest::newRow("one hour") << Hour << u"an hour ago"_s;
        QTest::newRow("hours") << 5 * Hour << u"5 hours ago"_s;
        QTest::newRow("yesterday") << 20 * Hour << u"yesterday"_s;
        QTest::newRow("days") << 3 * Day << u"3 days ago"_s;
        QTest::newRow("last week") << 8 * Day << u"last week"_s;
        QTest::newRow("weeks") << 15 * Day << u"2 weeks ago"_s;
        QTest::newRow("date") << 40 * Day << u"10/13/26"_s;
    }
    void relativeTimes()
    {
        QFETCH(qint64, ago);
        QTEST(format::relativeTime(timeFromMs(Noon - ago), timeFromMs(Noon)), "text");
    }

    void clockAndDate()
    {
        QCOMPARE(format::clockTime(timeFromMs(Noon)), u"10:58:19"_s);
        QCOMPARE(format::absoluteTime(timeFromMs(Noon)), u"Sunday, November 22, 2026, 10:58:19.250 UTC"_s);
        QCOMPARE(format::range(1, 182), u"1\u2013182"_s);
        QCOMPARE(format::range(7, 7), u"7"_s);
    }

    void datesInTheOrderOfTheLocale_data()
    {
        QTest::addColumn<QLocale>("locale");
        QTest::addColumn<QString>("expected");
        QTest::newRow("American") << QLocale(u"en_US"_s) << u"Nov 22, 2026"_s;
        QTest::newRow("British") << QLocale(u"en_GB"_s) << u"22 Nov 2026"_s;
        QTest::newRow("German") << QLocale(u"de_DE"_s) << u"22. Nov. 2026"_s;
        QTest::newRow("none") << QLocale::c() << u"22 Nov 2026"_s;
    }

    void datesInTheOrderOfTheLocale()
    {
        QFETCH(const QLocale, locale);
        const QLocale before;
        QLocale::setDefault(locale);
        const QString shown = format::date(timeFromMs(Noon));
        QLocale::setDefault(before);
        QTEST(shown, "expected");
    }
};

TEST_CLASS(TestFormat)
#include "tst_format.moc"
