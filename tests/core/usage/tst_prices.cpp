// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/usage/pricetable.h"
#include "tests/testkit/testclass.h"

#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

Result<PriceTable> tableOf(const QByteArray& json)
{
    static const QTemporaryDir folder;
    const QString path = folder.filePath(u"prices.json"_s);
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(json);
    file.close();
    return PriceTable::load(path);
}

UsageRecord callOn(const QString& day, const QString& project = {})
{
    UsageRecord call;
    call.at = timeFromMs(QDate::fromString(day, Qt::ISODate).startOfDay().toMSecsSinceEpoch() + 3'600'000);
    call.model = u"claude-sonnet-4-5"_s;
    call.project = project;
    return call;
}

} // namespace

class tst_Prices : public QObject
{
    Q_OBJECT

private slots:
    void theProgramHasSome();
    void modelsAreFound_data();
    void modelsAreFound();
    void callsCost_data();
    void callsCost();
    void theUsersGoAbove();
    void otherCurrency();
    void subscriptions();
    void badTables_data();
    void badTables();
};

void tst_Prices::theProgramHasSome()
{
    const PriceTable& table = PriceTable::builtIn();
    QCOMPARE(table.currency(), u"USD"_s);
    QVERIFY(table.date().isValid());
    QVERIFY(table.models().size() > 20);
    for (const ModelPrices& model : table.models()) {
        QVERIFY2(!model.tiers.empty() && model.tiers.front().above == 0, qPrintable(model.model));
        for (const ModelPrices::Tier& tier : model.tiers) {
            QVERIFY2(tier.prices.output > tier.prices.input, qPrintable(model.model));
            QVERIFY2(tier.prices.cacheRead <= tier.prices.input, qPrintable(model.model));
            QVERIFY2(tier.prices.cacheWrite1h >= tier.prices.cacheWrite5m, qPrintable(model.model));
        }
    }
}

void tst_Prices::modelsAreFound_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("found"); // empty: unknown
    QTest::newRow("exactly") << u"claude-sonnet-4-5"_s << u"claude-sonnet-4-5"_s;
    QTest::newRow("with its date") << u"claude-sonnet-4-5-20250929"_s << u"claude-sonnet-4-5"_s;
    QTest::newRow("of Bedrock") << u"us.anthropic.claude-sonnet-4-5-20250929-v1:0"_s << u"claude-sonnet-4-5"_s;
    QTest::newRow("of Vertex") << u"claude-opus-4-1@20250805"_s << u"claude-opus-4-1"_s;
    QTest::newRow("of a router") << u"anthropic/claude-opus-4.5"_s << u"claude-opus-4-5"_s;
    QTest::newRow("long window") << u"claude-sonnet-4-5[1m]"_s << u"claude-sonnet-4-5"_s;
    QTest::newRow("first release") << u"claude-sonnet-4-20250514"_s << u"claude-sonnet-4"_s;
    QTest::newRow("newest of a name") << u"claude-3-5-haiku-latest"_s << u"claude-3-5-haiku"_s;
    QTest::newRow("dated with dashes") << u"gpt-4.1-2025-04-14"_s << u"gpt-4.1"_s;
    QTest::newRow("another name") << u"gpt-5.1-codex"_s << u"gpt-5.1"_s;
    QTest::newRow("capitals") << u"GPT-5-Mini"_s << u"gpt-5-mini"_s;
    QTest::newRow("a later one of a family") << u"claude-opus-4-9"_s << QString();
    QTest::newRow("beginning alone") << u"claude"_s << QString();
    QTest::newRow("not known") << u"mock-large"_s << QString();
    QTest::newRow("synthetic") << u"<synthetic>"_s << QString();
    QTest::newRow("none") << QString() << QString();
}

void tst_Prices::modelsAreFound()
{
    QFETCH(QString, model);
    QFETCH(QString, found);
    const ModelPrices* prices = PriceTable::builtIn().of(model);
    QCOMPARE(prices ? prices->model : QString(), found);
}

void tst_Prices::callsCost_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<CallTokens>("tokens");
    QTest::addColumn<double>("cost"); // negative: unknown
    const QString sonnet = u"claude-sonnet-4-5"_s;
    QTest::newRow("nothing") << sonnet << CallTokens() << 0.0;
    QTest::newRow("input") << sonnet << CallTokens {.input = 100'000} << 0.3;
    QTest::newRow("output") << sonnet << CallTokens {.output = 1'000'000} << 15.0;
    QTest::newRow("reasoning within the output")
        << sonnet << CallTokens {.output = 1'000'000, .reasoning = 900'000} << 15.0;
    QTest::newRow("reasoning beside it") << sonnet
                                         << CallTokens {.output = 1'000'000,
                                                .reasoning = 1'000'000,
                                                .reasoningApart = 1'000'000}
                                         << 30.0;
    QTest::newRow("cache") << sonnet
                           << CallTokens {.cacheRead = 100'000, .cacheWrite5m = 50'000, .cacheWrite1h = 50'000}
                           << 0.03 + 0.1875 + 0.3;
    QTest::newRow("at the border") << sonnet << CallTokens {.input = 200'000} << 0.6;
    QTest::newRow("beyond it, with the cache")
        << sonnet << CallTokens {.input = 1, .output = 1'000'000, .cacheRead = 200'000} << 0.000006 + 22.5 + 0.12;
    QTest::newRow("a write that costs nothing more")
        << u"gpt-5.1"_s << CallTokens {.input = 500'000, .cacheWrite5m = 500'000} << 1.25;
    QTest::newRow("unknown") << u"mock-large"_s << CallTokens {.input = 5} << -1.0;
}

void tst_Prices::callsCost()
{
    QFETCH(QString, model);
    QFETCH(CallTokens, tokens);
    QFETCH(double, cost);
    const auto is = PriceTable::builtIn().cost(tokens, model);
    QCOMPARE(is.has_value(), cost >= 0);
    if (is)
        QVERIFY2(qAbs(*is - cost) < 1e-9, qPrintable(QString::number(*is, 'g', 12)));
}

void tst_Prices::theUsersGoAbove()
{
    const auto table = tableOf(R"({"models": [
        {"model": "claude-sonnet-4-5", "input": 1, "output": 2},
        {"model": "mock-large", "names": ["mock"], "input": 4, "output": 8, "cacheRead": 1},
        {"model": "gpt-5", "unknown": true}]})");
    QVERIFY2(table, qPrintable(table ? QString() : table.error().text));
    QCOMPARE(*table->cost({.input = 1'000'000, .cacheRead = 1'000'000}, u"claude-sonnet-4-5-20250929"_s), 2.0);
    QCOMPARE(*table->cost({.cacheRead = 1'000'000}, u"mock"_s), 1.0);
    QVERIFY(!table->cost({.input = 1}, u"gpt-5"_s));
    QVERIFY(table->cost({.input = 1}, u"gpt-5-mini"_s));
    QVERIFY(table->of(u"mock"_s)->source.endsWith(u"prices.json"_s));
    QVERIFY(PriceTable::builtIn().of(u"gpt-5"_s));
}

void tst_Prices::otherCurrency()
{
    const auto table = tableOf(R"({"currency": "eur", "perDollar": 0.5, "models": [
        {"model": "mock", "input": 4, "output": 8}]})");
    QVERIFY(table);
    QCOMPARE(table->currency(), u"EUR"_s);
    QCOMPARE(*table->cost({.input = 1'000'000}, u"mock"_s), 4.0);
    QCOMPARE(*table->cost({.output = 1'000'000}, u"gpt-5"_s), 5.0);
}

void tst_Prices::subscriptions()
{
    const auto table = tableOf(R"({"subscriptions": [
        {"format": "claude-code", "from": "2026-02-01", "until": "2026-02-28"},
        {"project": "/home/ana/weather"}]})");
    QVERIFY(table);
    QVERIFY(table->hasSubscriptions());
    QCOMPARE(table->billingOf(callOn(u"2026-01-31"_s), u"claude-code"_s), Billing::Metered);
    QCOMPARE(table->billingOf(callOn(u"2026-02-01"_s), u"claude-code"_s), Billing::Subscription);
    QCOMPARE(table->billingOf(callOn(u"2026-02-28"_s), u"claude-code"_s), Billing::Subscription);
    QCOMPARE(table->billingOf(callOn(u"2026-03-01"_s), u"claude-code"_s), Billing::Metered);
    QCOMPARE(table->billingOf(callOn(u"2026-02-03"_s), u"codex"_s), Billing::Metered);
    QCOMPARE(table->billingOf(callOn(u"2020-02-03"_s, u"/home/ana/weather"_s), u"codex"_s), Billing::Subscription);
}

void tst_Prices::badTables_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("place");
    QTest::newRow("empty") << QByteArray() << u"byte"_s;
    QTest::newRow("no JSON") << "{\"models\": ["_ba << u"byte"_s;
    QTest::newRow("an array") << "[]"_ba << u"no JSON object"_s;
    QTest::newRow("no list") << R"({"models": 5})"_ba << u"models"_s;
    QTest::newRow("no name") << R"({"models": [{"input": 1, "output": 2}]})"_ba << u"models[0].model"_s;
    QTest::newRow("no price") << R"({"models": [{"model": "a", "input": 1}]})"_ba << u"models[0].output"_s;
    QTest::newRow("negative") << R"({"models": [{"model": "a", "input": -1, "output": 2}]})"_ba << u"models[0].input"_s;
    QTest::newRow("a text") << R"({"models": [{"model": "a", "input": "1", "output": 2}]})"_ba << u"models[0].input"_s;
    QTest::newRow("too much") << R"({"models": [{"model": "a", "input": 1e300, "output": 2}]})"_ba
                              << u"models[0].input"_s;
    QTest::newRow("tiers fall")
        << R"({"models": [{"model": "a", "input": 1, "output": 2, "tiers": [{"above": 9, "input": 1, "output": 1}, {"above": 8, "input": 1, "output": 1}]}]})"_ba
        << u"tiers[1].above"_s;
    QTest::newRow("no rate") << R"({"currency": "EUR"})"_ba << u"perDollar"_s;
    QTest::newRow("no date") << R"({"subscriptions": [{"from": "soon"}]})"_ba << u"subscriptions[0].from"_s;
    QTest::newRow("no subscription") << R"({"subscriptions": [7]})"_ba << u"subscriptions[0]"_s;
}

void tst_Prices::badTables()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, place);
    const auto table = tableOf(json);
    QVERIFY(!table);
    QVERIFY2(table.error().text.contains(place), qPrintable(table.error().text));
    QVERIFY(table.error().text.contains(u"prices.json"_s));
}

TEST_CLASS(tst_Prices)

#include "tst_prices.moc"
