// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/shownzone.h"
#include "core/usage/usageadder.h"
#include "tests/testkit/testclass.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QScopeGuard>
#include <QTemporaryFile>
#include <QTest>
#include <QTimeZone>

#include <ctime>
#include <limits>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

UsageRecord callAt(const QString& utc, const QString& model = u"claude-sonnet-4-5"_s, qint64 input = 1'000'000)
{
    UsageRecord call;
    call.at = timeFromMs(QDateTime::fromString(utc, Qt::ISODate).toMSecsSinceEpoch());
    call.session = call.storedIn = SessionId(u"s"_s);
    call.model = model;
    call.tokens.input = input;
    return call;
}

QStringList keys(const std::vector<UsageRow>& rows)
{
    QStringList keys;
    for (const UsageRow& row : rows)
        keys << row.key;
    return keys;
}

void setZone(const QByteArray& zone)
{
    qputenv("TZ", zone);
    ::tzset();
}

} // namespace

class tst_UsageReport : public QObject
{
    Q_OBJECT

private slots:
    void daysAreLocal_data();
    void daysAreLocal();
    void daysAreOfTheShownZone();
    void unknownStaysUnknown();
    void aProviderMakesNoOtherModel();
    void subscriptionsAreToldApart();
    void hugeNumbersStay();
    void csvIsEscaped_data();
    void csvIsEscaped();
    void jsonHasAll();
    void storesTogether();
};

void tst_UsageReport::daysAreLocal_data()
{
    QTest::addColumn<QByteArray>("zone");
    QTest::addColumn<QString>("time");
    QTest::addColumn<QString>("day");
    QTest::newRow("UTC") << "UTC"_ba << u"2026-03-01T23:59:59Z"_s << u"2026-03-01"_s;
    QTest::newRow("east") << "Asia/Tokyo"_ba << u"2026-03-01T15:00:00Z"_s << u"2026-03-02"_s;
    QTest::newRow("just before") << "Asia/Tokyo"_ba << u"2026-03-01T14:59:59Z"_s << u"2026-03-01"_s;
    QTest::newRow("west") << "America/Los_Angeles"_ba << u"2026-03-01T07:59:59Z"_s << u"2026-02-28"_s;
    QTest::newRow("a short day's end") << "Europe/Berlin"_ba << u"2026-03-29T21:59:59Z"_s << u"2026-03-29"_s;
    QTest::newRow("behind it") << "Europe/Berlin"_ba << u"2026-03-29T22:00:00Z"_s << u"2026-03-30"_s;
    QTest::newRow("a long day's end") << "Europe/Berlin"_ba << u"2026-10-25T22:59:59Z"_s << u"2026-10-25"_s;
}

void tst_UsageReport::daysAreLocal()
{
    QFETCH(QByteArray, zone);
    QFETCH(QString, time);
    QFETCH(QString, day);
    const QByteArray before = qgetenv("TZ");
    setZone(zone);
    UsageAdder adder(PriceTable::builtIn(), {}, false);
    adder.add(callAt(u"2026-03-01T12:00:00Z"_s)); // what is remembered of its day must not be taken for another
    adder.add(callAt(time, u"other"_s));
    UsageRecord timeless = callAt(time);
    timeless.at.reset();
    adder.add(timeless);
    const auto crossed = adder.report()->crossed(UsageAxis::Model, UsageAxis::Day);
    setZone(before.isEmpty() ? "UTC"_ba : before);
    QStringList days;
    for (const UsageCross& cross : crossed)
        days << cross.key + u' ' + cross.other;
    QVERIFY2(days.contains(u"other "_s + day), qPrintable(days.join(u", "_s)));
    QVERIFY(days.contains(u"claude-sonnet-4-5 "_s));
}

void tst_UsageReport::daysAreOfTheShownZone()
{
    const auto back = qScopeGuard([] { setShownZone(QTimeZone(QTimeZone::LocalTime)); });
    setShownZone(QTimeZone::fromSecondsAheadOfUtc(14 * 3600));
    UsageAdder adder(PriceTable::builtIn(), {}, false);
    adder.add(callAt(u"2026-03-01T09:59:59Z"_s));
    adder.add(callAt(u"2026-03-01T10:00:00Z"_s));
    QStringList days;
    for (const UsageRow& row : adder.report()->rows(UsageAxis::Day))
        days << row.key;
    days.sort();
    QCOMPARE(days, (QStringList {u"2026-03-01"_s, u"2026-03-02"_s}));
}

void tst_UsageReport::unknownStaysUnknown()
{
    UsageAdder adder(PriceTable::builtIn(), {}, false);
    adder.add(callAt(u"2026-03-01T12:00:00Z"_s));
    adder.add(callAt(u"2026-03-01T12:00:00Z"_s, u"mock-large"_s, 7));
    UsageRecord told = callAt(u"2026-03-01T12:00:00Z"_s, QString(), 8);
    told.cost = 0.25;
    adder.add(told);
    const auto report = adder.report();
    QCOMPARE(report->total().cost, 6.0); // beyond 200,000 tokens
    QCOMPARE(report->total().unpricedCalls, 2);
    QCOMPARE(report->total().unpriced.input, 15);
    QCOMPARE(report->total().storedCost, 0.25);
    QCOMPARE(report->total().storedCostCalls, 1);
    QCOMPARE(report->unpricedModels(), (QStringList {QString(), u"mock-large"_s}));
    for (const UsageRow& row : report->rows(UsageAxis::Model))
        QCOMPARE(row.figures.isUnpriced(), row.key != "claude-sonnet-4-5"_L1);
    QCOMPARE(keys(report->rows(UsageAxis::Model)), (QStringList {u"claude-sonnet-4-5"_s, QString(), u"mock-large"_s}));
}

/// One line, and each call at the price of the name as it is stored.
void tst_UsageReport::aProviderMakesNoOtherModel()
{
    QTemporaryFile file;
    QVERIFY(file.open());
    file.write(R"({"models": [{"model": "small", "input": 1, "output": 2},
        {"model": "dear/small", "input": 5, "output": 9}]})");
    file.close();
    const auto prices = PriceTable::load(file.fileName());
    QVERIFY2(prices, prices ? "" : qPrintable(prices.error().text));
    UsageAdder adder(*prices, {}, false);
    for (const QString& model : {u"small"_s, u"maker/small"_s, u"dear/small"_s, u"maker/unknown"_s})
        adder.add(callAt(u"2026-03-01T12:00:00Z"_s, model));
    const auto report = adder.report();
    const std::vector<UsageRow> rows = report->rows(UsageAxis::Model);
    QCOMPARE(keys(rows), (QStringList {u"small"_s, u"unknown"_s}));
    QCOMPARE(rows.at(0).figures.calls, 3);
    QCOMPARE(rows.at(0).figures.cost, 7.0);
    QCOMPARE(report->unpricedModels(), QStringList {u"maker/unknown"_s}); // as a table of prices may name it
}

void tst_UsageReport::subscriptionsAreToldApart()
{
    QTemporaryFile file;
    QVERIFY(file.open());
    file.write(R"({"subscriptions": [{"format": "codex"}]})");
    file.close();
    const auto prices = PriceTable::load(file.fileName());
    QVERIFY(prices);
    for (const bool isCovered : {false, true}) {
        UsageAdder adder(*prices, isCovered ? u"codex"_s : u"claude-code"_s, false);
        adder.add(callAt(u"2026-03-01T12:00:00Z"_s));
        QCOMPARE(adder.report()->total().cost, 6.0);
        QCOMPARE(adder.report()->total().charged(), isCovered ? 0.0 : 6.0);
    }
}

void tst_UsageReport::hugeNumbersStay()
{
    constexpr qint64 Most = std::numeric_limits<qint64>::max();
    UsageAdder adder(PriceTable::builtIn(), {}, true);
    for (int i = 0; i < 3; ++i)
        adder.add(callAt(u"2026-03-01T12:00:00Z"_s, u"mock"_s, Most));
    QCOMPARE(adder.report()->total().tokens.input, Most);
}

void tst_UsageReport::csvIsEscaped_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("field");
    QTest::newRow("plain") << u"a title"_s << u"a title"_s;
    QTest::newRow("comma") << u"a, b"_s << u"\"a, b\""_s;
    QTest::newRow("quotes") << u"say \"x\""_s << u"\"say \"\"x\"\"\""_s;
    QTest::newRow("lines") << u"a\nb"_s << u"\"a\nb\""_s;
    QTest::newRow("formula") << u"=1+2"_s << u"'=1+2"_s;
    QTest::newRow("formula with a comma") << u"@A1,B2"_s << u"\"'@A1,B2\""_s;
    QTest::newRow("minus") << u"-5"_s << u"'-5"_s;
    QTest::newRow("other letters") << u"Größe 大小"_s << u"Größe 大小"_s;
}

void tst_UsageReport::csvIsEscaped()
{
    QFETCH(QString, title);
    QFETCH(QString, field);
    UsageRow row;
    row.key = u"s"_s;
    row.title = title;
    row.figures.calls = 1;
    row.figures.tokens.input = 2;
    row.figures.cost = 0.125;
    const QString csv = QString::fromUtf8(usageAsCsv({row}, UsageAxis::Session, u"USD"_s));
    QVERIFY(csv.startsWith(u"session,title,calls,input,"_s));
    QVERIFY2(csv.contains(u"\r\ns,"_s + field + u",1,2,0,0,0,0,0,2,0.125,0.125,USD,0,0,,,\r\n"_s), qPrintable(csv));
}

void tst_UsageReport::jsonHasAll()
{
    UsageAdder adder(PriceTable::builtIn(), {}, true);
    UsageRecord call = callAt(u"2026-03-01T12:00:00Z"_s);
    call.turn = 2;
    call.prompt = MessageId(u"p"_s);
    adder.add(call);
    const auto array
        = QJsonDocument::fromJson(usageAsJson(adder.report()->rows(UsageAxis::Turn), UsageAxis::Turn, u"USD"_s))
              .array();
    QCOMPARE(array.size(), 1);
    const QJsonObject object = array.first().toObject();
    QCOMPARE(object[u"key"_s].toString(), u"s/3"_s);
    QCOMPARE(object[u"prompt"_s].toString(), u"p"_s);
    QCOMPARE(object[u"tokens"_s][u"input"_s].toInt(), 1'000'000);
    QCOMPARE(object[u"cost"_s].toDouble(), 6.0);
}

void tst_UsageReport::storesTogether()
{
    UsageAdder adder(PriceTable::builtIn(), {}, false);
    adder.add(callAt(u"2026-03-01T12:00:00Z"_s));
    const auto report = adder.report();
    std::vector<UsageRow> models;
    std::vector<UsageRow> sessions;
    for (const QString& store : {u"/a"_s, u"/b"_s}) {
        addRows(models, report->rows(UsageAxis::Model), UsageAxis::Model, store);
        addRows(sessions, report->rows(UsageAxis::Session), UsageAxis::Session, store);
    }
    QCOMPARE(models.size(), 1u);
    QCOMPARE(models.front().figures.calls, 2);
    QCOMPARE(sessions.size(), 2u);
    QCOMPARE(sessions.back().store, u"/b"_s);
}

TEST_CLASS(tst_UsageReport)

#include "tst_usagereport.moc"
