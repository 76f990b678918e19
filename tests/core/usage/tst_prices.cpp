// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/usage/pricetable.h"
#include "tests/testkit/testclass.h"

#include <QDateTime>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

#include <algorithm>

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

UsageRecord callOn(const QString& day, const QString& project = {}, const QString& model = u"claude-sonnet-4-5"_s)
{
    UsageRecord call;
    call.at = timeFromMs(QDate::fromString(day, Qt::ISODate).startOfDay().toMSecsSinceEpoch() + 3'600'000);
    call.model = model;
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
    void vendorsOfOpenModels_data();
    void vendorsOfOpenModels();
    void changesHoldFromTheirDay_data();
    void changesHoldFromTheirDay();
    void withoutATimeTodaysHold();
    void aDayBeginsWhereTheUserIs();
    void manyCallsAreLookedUpAlike();
    void fastModes();
    void tiersAndRegions();
    void hours();
    void theUsersGoAbove();
    void theUsersGoAboveWhateverTheirDay();
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
        // What is known to be unknown from or until a day has no prices, and only that.
        QVERIFY2(!model.tiers.empty() || model.model.contains(u'/'), qPrintable(model.model));
        QVERIFY2(model.tiers.empty() || model.tiers.front().above == 0, qPrintable(model.model));
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
    QTest::newRow("of Bedrock") << u"global.anthropic.claude-sonnet-4-5-20250929-v1:0"_s << u"claude-sonnet-4-5"_s;
    QTest::newRow("of a region") << u"us.anthropic.claude-sonnet-4-5-20250929-v1:0"_s
                                 << u"us.anthropic.claude-sonnet-4-5"_s;
    QTest::newRow("of another region") << u"eu.anthropic.claude-opus-4-6-v1[1m]"_s << u"us.anthropic.claude-opus-4-6"_s;
    QTest::newRow("of a region by its address")
        << u"arn:aws:bedrock:us-east-1:123456789012:inference-profile/us.anthropic.claude-opus-5-5"_s
        << u"us.anthropic.claude-opus-5-5"_s;
    QTest::newRow("of a region, when regions cost the same")
        << u"us.anthropic.claude-3-5-haiku-20241022-v1:0"_s << u"claude-3-5-haiku"_s;
    QTest::newRow("of a region that is not known") << u"us-gov.anthropic.claude-opus-5"_s << QString();
    QTest::newRow("of Vertex") << u"claude-opus-4-1@20250805"_s << u"claude-opus-4-1"_s;
    QTest::newRow("of a router") << u"anthropic/claude-opus-4.5"_s << u"claude-opus-4-5"_s;
    QTest::newRow("long window") << u"claude-sonnet-4-5[1m]"_s << u"claude-sonnet-4-5"_s;
    QTest::newRow("first release") << u"claude-sonnet-4-20250514"_s << u"claude-sonnet-4"_s;
    QTest::newRow("newest of a name") << u"claude-3-5-haiku-latest"_s << u"claude-3-5-haiku"_s;
    QTest::newRow("dated with dashes") << u"gpt-4.1-2025-04-14"_s << u"gpt-4.1"_s;
    QTest::newRow("another name") << u"gpt-5.1-codex"_s << u"gpt-5.1"_s;
    QTest::newRow("capitals") << u"GPT-5-Mini"_s << u"gpt-5-mini"_s;
    QTest::newRow("a vendor before it") << u"anthropic/claude-opus-4-6"_s << u"claude-opus-4-6"_s;
    QTest::newRow("of a router, new") << u"openrouter/openai/gpt-6-sol"_s << u"gpt-6-sol"_s;
    QTest::newRow("of Bedrock, everywhere") << u"global.anthropic.claude-opus-4-6-v1"_s << u"claude-opus-4-6"_s;
    QTest::newRow("of Vertex, newest") << u"claude-opus-4-6@default"_s << u"claude-opus-4-6"_s;
    QTest::newRow("date and long window") << u"claude-haiku-4-5-20251001[1m]"_s << u"claude-haiku-4-5"_s;
    QTest::newRow("fast") << u"anthropic/claude-opus-4.6-fast"_s << u"claude-opus-4-6-fast"_s;
    QTest::newRow("fast, long window") << u"claude-opus-4-8[1m]-fast"_s << u"claude-opus-4-8-fast"_s;
    QTest::newRow("fast, no such price") << u"claude-haiku-4-5-fast"_s << QString();
    QTest::newRow("free at a router") << u"anthropic/claude-opus-4-6:free"_s << QString();
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
    QTest::newRow("beyond a border, what is written to the cache too")
        << u"claude-haiku-5-5"_s
        << CallTokens {.cacheRead = 100'000, .cacheWrite5m = 1'000'000, .cacheWrite1h = 1'000'000}
        << 0.005 + 0.625 + 1.0;
    QTest::newRow("OpenAI's writes, at the border")
        << u"gpt-6-sol"_s << CallTokens {.input = 72'000, .cacheRead = 100'000, .cacheWrite5m = 100'000}
        << 0.144 + 0.02 + 0.25;
    QTest::newRow("OpenAI's writes, beyond it")
        << u"gpt-6-sol"_s << CallTokens {.output = 1'000'000, .cacheRead = 200'000, .cacheWrite5m = 100'000}
        << 15.0 + 0.08 + 0.5;
    QTest::newRow("a region costs a tenth more")
        << u"us.anthropic.claude-opus-4-8"_s << CallTokens {.input = 1'000'000, .cacheRead = 1'000'000} << 5.5 + 0.55;
    QTest::newRow("one price of writes is that of all")
        << u"gpt-6-sol"_s << CallTokens {.cacheWrite1h = 100'000} << 0.25;
    QTest::newRow("a write that costs nothing more")
        << u"gpt-5.1"_s << CallTokens {.input = 500'000, .cacheWrite5m = 500'000} << 1.25;
    QTest::newRow("unknown") << u"mock-large"_s << CallTokens {.input = 5} << -1.0;
}

void tst_Prices::callsCost()
{
    QFETCH(QString, model);
    QFETCH(CallTokens, tokens);
    QFETCH(double, cost);
    UsageRecord call = callOn(u"2026-11-20"_s, {}, model); // prices of later days are known, too
    call.tokens = tokens;
    const auto is = PriceTable::builtIn().cost(call);
    QCOMPARE(is.has_value(), cost >= 0);
    if (is)
        QVERIFY2(qAbs(*is - cost) < 1e-9, qPrintable(QString::number(*is, 'g', 12)));
}

void tst_Prices::vendorsOfOpenModels_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("provider");
    QTest::addColumn<QString>("found"); // empty: unknown
    const QString glm = u"zai/glm-5"_s;
    QTest::newRow("of its vendor") << u"glm-5"_s << u"zai"_s << glm;
    QTest::newRow("as the vendor spells both") << u"GLM-5"_s << u"ZAI"_s << glm;
    QTest::newRow("with a release") << u"mistral-large-2512-latest"_s << u"mistral"_s
                                    << u"mistral/mistral-large-2512"_s;
    QTest::newRow("vendor in the name") << u"zai/glm-5"_s << QString() << glm;
    QTest::newRow("twice") << u"zai/glm-5"_s << u"zai"_s << glm;
    QTest::newRow("vendor not told") << u"glm-5"_s << QString() << QString();
    QTest::newRow("of somebody else") << u"glm-5"_s << u"fireworks-ai"_s << QString();
    QTest::newRow("by a router") << u"minimax/minimax-m2.5"_s << u"openrouter"_s << QString();
    QTest::newRow("closed ones cost the same there")
        << u"anthropic/claude-opus-5"_s << u"openrouter"_s << u"claude-opus-5"_s;
}

/// Many sell open models, each at prices of its own.
void tst_Prices::vendorsOfOpenModels()
{
    QFETCH(QString, model);
    QFETCH(QString, provider);
    QFETCH(QString, found);
    const ModelPrices* prices = PriceTable::builtIn().of(model, provider);
    QCOMPARE(prices ? prices->model : QString(), found);
}

void tst_Prices::changesHoldFromTheirDay_data()
{
    QTest::addColumn<QString>("day");
    QTest::addColumn<double>("input"); // negative: unknown
    QTest::newRow("before the first") << u"2025-12-31"_s << 1.0;
    QTest::newRow("the first") << u"2026-01-01"_s << 1.0;
    QTest::newRow("the day before a change") << u"2026-02-28"_s << 1.0;
    QTest::newRow("the day of a change") << u"2026-03-01"_s << 2.0;
    QTest::newRow("the day before it is unknown") << u"2026-03-31"_s << 2.0;
    QTest::newRow("the day it is unknown") << u"2026-04-01"_s << -1.0;
    QTest::newRow("later") << u"2026-04-30"_s << -1.0;
    QTest::newRow("the last") << u"2026-05-01"_s << 4.0;
    QTest::newRow("long after") << u"2036-05-01"_s << 4.0;
}

/// Whatever the order of the rows; of two for one day the later row holds.
void tst_Prices::changesHoldFromTheirDay()
{
    QFETCH(QString, day);
    QFETCH(double, input);
    QList<QByteArray> rows {R"({"model": "a", "names": ["b"], "from": "2026-01-01", "input": 1, "output": 9})",
        R"({"model": "a", "names": ["b"], "from": "2026-03-01", "input": 2, "output": 9})",
        R"({"model": "a", "names": ["b"], "from": "2026-04-01", "unknown": true})",
        R"({"model": "a", "names": ["b"], "from": "2026-05-01", "input": 4, "output": 9})"};
    std::ranges::sort(rows);
    do {
        const QByteArray before = R"({"model": "a", "from": "2026-03-01", "input": 7, "output": 9},)";
        const auto table = tableOf(R"({"models": [)" + before + rows.join(',') + "]}");
        QVERIFY2(table, qPrintable(table ? QString() : table.error().text));
        for (const QString& name : {u"a"_s, u"b"_s}) {
            const auto cost = table->cost({.input = 1'000'000}, callOn(day, {}, name));
            QCOMPARE(cost.value_or(-1), input);
        }
    } while (std::ranges::next_permutation(rows).found);
}

void tst_Prices::withoutATimeTodaysHold()
{
    const QString today = QDate::currentDate().toString(Qt::ISODate);
    const QString soon = QDate::currentDate().addDays(2).toString(Qt::ISODate);
    const QString json = uR"({"models": [{"model": "a", "input": 1, "output": 9},
        {"model": "a", "from": "%1", "input": 2, "output": 9},
        {"model": "a", "from": "%2", "input": 4, "output": 9}]})"_s;
    const auto table = tableOf(json.arg(today, soon).toUtf8());
    QVERIFY2(table, qPrintable(table ? QString() : table.error().text));
    QCOMPARE(*table->cost({.input = 1'000'000}, u"a"_s), 2.0);
    UsageRecord call;
    call.model = u"a"_s;
    QCOMPARE(*table->cost({.input = 1'000'000}, call), 2.0);
}

/// As days are in reports.
void tst_Prices::aDayBeginsWhereTheUserIs()
{
    const auto table = tableOf(R"({"models": [{"model": "a", "input": 1, "output": 9},
        {"model": "a", "from": "2026-03-01", "input": 2, "output": 9}]})");
    QVERIFY(table);
    const qint64 midnight = QDate(2026, 3, 1).startOfDay().toMSecsSinceEpoch();
    QCOMPARE(table->of(u"a"_s, {}, timeFromMs(midnight - 1))->tiers.front().prices.input, 1.0);
    QCOMPARE(table->of(u"a"_s, {}, timeFromMs(midnight))->tiers.front().prices.input, 2.0);
}

void tst_Prices::manyCallsAreLookedUpAlike()
{
    const PriceTable& table = PriceTable::builtIn();
    PriceLookup lookup(table);
    const QList<UsageRecord> calls {callOn(u"2026-08-20"_s, {}, u"gpt-5.6-sol"_s),
        callOn(u"2026-08-21"_s, {}, u"openai/gpt-5.6-sol"_s), callOn(u"2026-08-20"_s, {}, u"gpt-5.6-sol"_s),
        callOn(u"2026-08-21"_s, {}, u"gpt-5.6-sol"_s), callOn(u"2026-08-21"_s, {}, u"mock-large"_s)};
    const QList<double> input {5, 4, 5, 4, -1};
    for (qsizetype i = 0; i < calls.size(); ++i) {
        const ModelPrices* prices = lookup.of(calls.at(i));
        QCOMPARE(prices ? prices->tiers.front().prices.input : -1, input.at(i));
        QCOMPARE(prices, table.of(calls.at(i).model, {}, calls.at(i).at));
    }
}

void tst_Prices::fastModes()
{
    const PriceTable& table = PriceTable::builtIn();
    UsageRecord call = callOn(u"2026-10-01"_s, {}, u"claude-opus-4-8[1m]"_s);
    call.tokens = {.input = 1'000'000};
    QCOMPARE(*table.cost(call), 5.0);
    call.isFast = true;
    QCOMPARE(*table.cost(call), 10.0);
    PriceLookup lookup(table);
    QCOMPARE(lookup.of(call)->model, u"claude-opus-4-8-fast"_s);
    call.model = u"claude-opus-4-8-fast"_s;
    QCOMPARE(*table.cost(call), 10.0);
    call.model = u"claude-sonnet-5"_s;
    QVERIFY(!table.cost(call)); // never the price of the normal one
    QVERIFY(!lookup.of(call));
}

/// Of each kind the last factor that holds, and those of several kinds together; a tier that has none is no standard
/// one.
void tst_Prices::tiersAndRegions()
{
    const PriceTable& program = PriceTable::builtIn();
    UsageRecord call = callOn(u"2026-10-01"_s, {}, u"claude-opus-4-8[1m]"_s);
    call.tokens = {.input = 1'000'000};
    call.tier = ServiceTier::Batch;
    QCOMPARE(*program.cost(call), 2.5);
    QCOMPARE(*PriceLookup(program).cost(call), 2.5);
    call.region = u"us"_s;
    QCOMPARE(*program.cost(call), 5 * 0.5 * 1.1);
    call.tier = ServiceTier::Standard;
    QCOMPARE(*program.cost(call), 5 * 1.1);
    call.region = u"elsewhere"_s;
    QCOMPARE(*program.cost(call), 5.0);
    call.tier = ServiceTier::Priority;
    QVERIFY(!program.cost(call));
    QVERIFY(!PriceLookup(program).cost(call));
    QCOMPARE(PriceTable::unpricedModel(call), u"claude-opus-4-8[1m] (priority)"_s);
    const auto table = tableOf(R"({"factors": [
        {"models": ["Claude-Opus-*"], "tier": "priority", "times": 2},
        {"models": ["claude-opus-4-8"], "region": "elsewhere", "times": 3, "from": "2026-10-02", "until": "2026-10-03"},
        {"models": ["claude-opus-4"], "tier": "priority", "times": 7},
        {"models": ["claude-*"], "tier": "batch", "times": 0.25}]})");
    QVERIFY2(table, qPrintable(table ? QString() : table.error().text));
    QCOMPARE(*table->cost(call), 10.0);
    for (const auto& [day, cost] : {std::pair(u"2026-10-01"_s, 10.0), std::pair(u"2026-10-02"_s, 30.0),
             std::pair(u"2026-10-03"_s, 30.0), std::pair(u"2026-10-04"_s, 10.0)}) {
        call.at = callOn(day).at;
        QCOMPARE(*table->cost(call), cost);
    }
    call.tier = ServiceTier::Batch;
    QCOMPARE(*table->cost(call), 1.25);
}

/// Of the day in UTC, wherever the user is.
void tst_Prices::hours()
{
    const auto table = tableOf(R"({"models": [{"model": "a", "input": 4, "output": 4}], "factors": [
        {"models": ["a"], "hours": "16:30-00:30", "times": 0.5},
        {"models": ["a"], "hours": "08:00-09:00", "times": 2}]})");
    QVERIFY2(table, qPrintable(table ? QString() : table.error().text));
    const QList<std::pair<QString, double>> rows {{u"00:29:59"_s, 2}, {u"00:30:00"_s, 4}, {u"07:59:59"_s, 4},
        {u"08:00:00"_s, 8}, {u"08:59:59"_s, 8}, {u"09:00:00"_s, 4}, {u"16:29:59"_s, 4}, {u"16:30:00"_s, 2},
        {u"23:59:59"_s, 2}};
    UsageRecord call;
    call.model = u"a"_s;
    call.tokens = {.input = 1'000'000};
    for (const auto& [time, cost] : rows) {
        const QString text = u"2026-11-03T"_s + time + u'Z';
        call.at = timeFromMs(QDateTime::fromString(text, Qt::ISODate).toMSecsSinceEpoch());
        QCOMPARE(*table->cost(call), cost);
    }
    call.at.reset();
    QCOMPARE(*table->cost(call), 4.0);
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

void tst_Prices::theUsersGoAboveWhateverTheirDay()
{
    const auto table = tableOf(R"({"models": [
        {"model": "gpt-5.6-sol", "from": "2026-07-15", "input": 1, "output": 2},
        {"model": "deepseek/deepseek-chat", "input": 3, "output": 4},
        {"model": "glm-5", "input": 6, "output": 7}]})");
    QVERIFY2(table, qPrintable(table ? QString() : table.error().text));
    for (const QString& day : {u"2026-07-10"_s, u"2026-08-01"_s, u"2026-08-21"_s, u"2026-11-01"_s})
        QCOMPARE(*table->cost({.input = 1'000'000}, callOn(day, {}, u"gpt-5.6-sol"_s)), 1.0);
    // Its other name is still the program's.
    QCOMPARE(*table->cost({.input = 100'000}, callOn(u"2026-08-21"_s, {}, u"gpt-5.6"_s)), 0.4);
    // However it is spelled.
    QCOMPARE(table->of(u"glm-5"_s, u"zai"_s)->tiers.front().prices.input, 6.0);
    QCOMPARE(table->of(u"deepseek/deepseek-chat"_s, u"openrouter"_s)->tiers.front().prices.input, 3.0);
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
    QTest::newRow("an array") << "[]"_ba << u"not a JSON object"_s;
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
    QTest::newRow("no day") << R"({"models": [{"model": "a", "from": "2026-02-30", "input": 1, "output": 2}]})"_ba
                            << u"models[0].from"_s;
    QTest::newRow("a day in words") << R"({"models": [{"model": "a", "from": "March", "unknown": true}]})"_ba
                                    << u"models[0].from"_s;
    QTest::newRow("a day as a number") << R"({"models": [{"model": "a", "from": 2026, "input": 1, "output": 2}]})"_ba
                                       << u"models[0].from"_s;
    QTest::newRow("no rate") << R"({"currency": "EUR"})"_ba << u"perDollar"_s;
    QTest::newRow("no date") << R"({"subscriptions": [{"from": "soon"}]})"_ba << u"subscriptions[0].from"_s;
    for (const auto& [name, factor] : std::initializer_list<std::pair<const char*, QByteArray>> {
             {"a factor of no models", R"("tier": "batch", "times": 1)"},
             {"a factor of no condition", R"("models": ["a"], "times": 1)"},
             {"a factor of two", R"("models": ["a"], "tier": "batch", "region": "us", "times": 1)"},
             {"a factor of an unknown tier", R"("models": ["a"], "tier": "cheap", "times": 1)"},
             {"a factor of no hours", R"("models": ["a"], "hours": "16-25", "times": 1)"},
             {"a factor of nothing", R"("models": ["a"], "tier": "flex")"},
             {"a negative factor", R"("models": ["a"], "tier": "flex", "times": -1)"}})
        QTest::newRow(name) << QByteArray(R"({"factors": [{)" + factor + "}]}") << u"factors[0]"_s;
    QTest::newRow("a factor of no day")
        << R"({"factors": [{"models": ["a"], "tier": "flex", "times": 1, "until": "soon"}]})"_ba
        << u"factors[0].until"_s;
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
