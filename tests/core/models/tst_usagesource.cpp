// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/usagecallsmodel.h"
#include "core/models/usagefiles.h"
#include "core/models/usagemodel.h"
#include "core/models/usagesource.h"
#include "core/models/usagetexts.h"
#include "core/store/registry.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/testclass.h"
#include "tests/testkit/usagecorpus.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

std::unique_ptr<OpenStore> storeOf(FakeStore*& fake, std::initializer_list<std::pair<QString, QString>> sessions)
{
    auto made = std::make_unique<FakeStore>();
    fake = made.get();
    for (const auto& [id, model] : sessions) {
        SessionBuilder builder(id);
        builder.title(u"Title of "_s + id).model(model);
        builder.user(u"first"_s).assistant(u"one"_s).tokens(1'000, 100);
        builder.user(u"second"_s).assistant(u"two"_s).tokens(2'000, 200);
        made->add(builder.build());
    }
    return std::make_unique<OpenStore>(std::move(made));
}

std::shared_ptr<const PriceTable> programPrices()
{
    return std::make_shared<const PriceTable>(PriceTable::builtIn());
}

UsageLine lineOf(const QString& key, double cost, qint64 input, int store = 0)
{
    UsageLine line;
    line.row.key = key;
    line.row.title = key;
    line.row.session = SessionId(key);
    line.row.figures.calls = 1;
    line.row.figures.cost = cost;
    line.row.figures.tokens.input = input;
    line.store = store;
    return line;
}

} // namespace

class TestUsageSource : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void addsStoresUp()
    {
        FakeStore* one = nullptr;
        FakeStore* two = nullptr;
        const auto first = storeOf(one, {{u"a"_s, u"claude-opus-4-5"_s}, {u"b"_s, u"nobody-knows-1"_s}});
        const auto second = storeOf(two, {{u"a"_s, u"claude-opus-4-5"_s}});
        UsageSource source;
        QSignalSpy begun(&source, &UsageSource::begun);
        QSignalSpy ended(&source, &UsageSource::ended);
        source.setRequest({{first.get(), second.get()}, {}, {}, programPrices(), 100});
        QVERIFY(source.isFresh());
        source.load();
        QTRY_VERIFY(!source.isReading());
        QCOMPARE(begun.count(), 1);
        QCOMPARE(ended.count(), 1);
        const UsageTables& tables = *source.tables();
        QVERIFY(tables.isWhole);
        QCOMPARE(tables.total.calls, 6);
        QCOMPARE(tables.total.tokens.input, 9'000);
        QCOMPARE(tables.total.unpricedCalls, 2);
        QCOMPARE(tables.of(UsageAxis::Session).size(), 3U); // of one id in two stores too
        QCOMPARE(tables.of(UsageAxis::Model).size(), 2U);
        QCOMPARE(tables.of(UsageAxis::Model).front().row.key, u"claude-opus-4-5"_s);
        QCOMPARE(tables.of(UsageAxis::Model).front().row.figures.calls, 4);
        QCOMPARE(tables.of(UsageAxis::Model).front().store, -1);
        QCOMPARE(tables.unpricedModels, QStringList {u"nobody-knows-1"_s});
        QCOMPARE(source.calls()->size(), 6U);
        QCOMPARE(source.calls()->back().store, 1);
    }

    /// A store and a folder of it are open: its calls count once, in the store that comes first.
    void partsOfOtherStoresCountOnce()
    {
        const QTemporaryDir folder;
        const UsageTruth truth = writeClaudeUsage(folder.path(), {.sessions = 3, .turns = 3});
        auto whole = openStore(truth.path);
        auto part = openStore(truth.path + u"/projects"_s);
        QVERIFY(whole && part);
        OpenStore first(*std::move(whole));
        OpenStore second(*std::move(part));
        UsageSource source;
        source.setRequest({{&first, &second}, {}, {}, programPrices(), 10'000});
        source.load();
        QTRY_VERIFY(!source.isReading());
        QCOMPARE(second.info().format, first.info().format);
        QCOMPARE(source.tables()->total.calls, truth.total.calls);
        QCOMPARE(source.tables()->total.tokens, truth.total.tokens);
        // The second one alone, as it is explained where both are shown.
        source.setRequest({.stores = {&second}, .prices = programPrices(), .mostCalls = 10'000, .before = {&first}});
        source.load();
        QTRY_VERIFY(!source.isReading());
        QCOMPARE(source.tables()->total.calls, 0);
        QVERIFY(source.callsSeen() > 0);
        for (const UsageCall& call : *source.calls())
            QCOMPARE(call.record.notCounted, NotCounted::Copied);
    }

    void keepsAsManyCallsAsAsked()
    {
        FakeStore* fake = nullptr;
        const auto store = storeOf(fake, {{u"a"_s, u"claude-opus-4-5"_s}});
        UsageSource source;
        source.setRequest({{store.get()}, {}, {}, programPrices(), 1});
        source.load();
        QTRY_VERIFY(!source.isReading());
        QCOMPARE(source.calls()->size(), 1U);
        QCOMPARE(source.callsSeen(), 2);
    }

    void findsCallsWithoutAValue()
    {
        FakeStore* fake = nullptr;
        const auto store = storeOf(fake, {{u"a"_s, QString()}, {u"b"_s, u"claude-opus-4-5"_s}});
        UsageSource source;
        source.setRequest({{store.get()}, {}, UsageAxis::Model, programPrices(), 100});
        source.load();
        QTRY_VERIFY(!source.isReading());
        QCOMPARE(source.calls()->size(), 2U);
        for (const UsageCall& call : *source.calls())
            QVERIFY(call.record.model.isEmpty());
    }

    void readsAgainAfterAChange()
    {
        FakeStore* fake = nullptr;
        const auto store = storeOf(fake, {{u"a"_s, u"claude-opus-4-5"_s}});
        UsageSource source;
        source.setRequest({{store.get()}, {}, {}, programPrices(), 0});
        source.load();
        QTRY_VERIFY(!source.isReading());
        QCOMPARE(source.tables()->total.calls, 2);
        SessionBuilder more(u"b"_s);
        more.model(u"claude-opus-4-5"_s).user(u"x"_s).assistant(u"y"_s).tokens(1, 1);
        fake->add(more.build());
        store->pollNow();
        QTRY_COMPARE(source.tables()->total.calls, 3);
    }

    void aStoreThatCannotBeReadSaysWhy()
    {
        FakeStore* fake = nullptr;
        const auto store = storeOf(fake, {{u"a"_s, u"claude-opus-4-5"_s}});
        fake->fail(FakeStore::Call::Sessions, {Errc::Denied, u"The store may not be read."_s, {}});
        UsageSource source;
        source.setRequest({{store.get()}, {}, {}, programPrices(), 0});
        source.load();
        QTRY_VERIFY(!source.isReading());
        QCOMPARE(source.errors(), QStringList {u"The store may not be read."_s});
    }

    void canBeCancelledAndLetGo()
    {
        FakeStore* fake = nullptr;
        auto store = storeOf(fake, {{u"a"_s, u"claude-opus-4-5"_s}});
        fake->hold(FakeStore::Call::Sessions);
        UsageSource source;
        QSignalSpy ended(&source, &UsageSource::ended);
        source.setRequest({{store.get()}, {}, {}, programPrices(), 0});
        source.load();
        QTRY_COMPARE(fake->waiting(), 1);
        source.clear();
        QCOMPARE(ended.count(), 1);
        QVERIFY(!source.isReading());
        fake->release();
        store.reset(); // nothing of it is used any more
        QVERIFY(source.stores().isEmpty());
    }

    void linesMergeInOrder()
    {
        UsageTables tables;
        tables.lines[size_t(UsageAxis::Session)] = {lineOf(u"a"_s, 2, 10), lineOf(u"b"_s, 1, 30)};
        QCOMPARE(usagetexts::name(tables.of(UsageAxis::Session)[0].row, UsageAxis::Session), u"a"_s);
        QVERIFY(makeUsageTables({nullptr, nullptr}, true)->of(UsageAxis::Day).empty());
    }

    void theTableIsAModel()
    {
        auto tables = std::make_shared<UsageTables>();
        tables->currency = u"USD"_s;
        tables->lines[size_t(UsageAxis::Session)] = {lineOf(u"a"_s, 2, 10), lineOf(u"b"_s, 1, 30, 1)};
        UsageLine unknown = lineOf(u"c"_s, 0, 5);
        unknown.row.figures.unpricedCalls = 1;
        tables->lines[size_t(UsageAxis::Session)].push_back(unknown);
        tables->differences.push_back({1, {SessionId(u"b"_s), u"input tokens"_s, 30, 40, u"Because."_s}});
        UsageModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTables(tables, UsageAxis::Session);
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.rowOf(u"b"_s, 1), 1);
        QCOMPARE(model.rowOf(u"b"_s, 0), -1);
        const auto at = [&](int row, int column) { return model.index(row, column).data().toString(); };
        QCOMPARE(at(0, UsageModel::CostColumn), u"$2.00"_s);
        QCOMPARE(at(2, UsageModel::CostColumn), u"unknown"_s);
        QVERIFY(!model.index(2, UsageModel::CostColumn).data(UsageModel::RemarkRole).toString().isEmpty());
        QVERIFY(model.index(0, 0).data(UsageModel::RemarkRole).toString().isEmpty());
        QVERIFY(!model.index(1, 0).data(UsageModel::RemarkRole).toString().isEmpty());
        QVERIFY(!model.isUsed(UsageModel::CacheReadColumn));
        // The same lines with other figures stay where they are.
        auto later = std::make_shared<UsageTables>(*tables);
        later->lines[size_t(UsageAxis::Session)][0].row.figures.cost = 3;
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.setTables(later, UsageAxis::Session);
        QCOMPARE(reset.count(), 0);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(at(0, UsageModel::CostColumn), u"$3.00"_s);
        model.setTables(later, UsageAxis::Day);
        QCOMPARE(model.rowCount(), 0);
    }

    void theCallsAreAModel()
    {
        auto calls = std::make_shared<UsageCalls>();
        UsageCall counted;
        counted.record.tokens.input = 10;
        counted.record.model = u"m"_s;
        counted.cost = 0.5;
        UsageCall copied = counted;
        copied.record.notCounted = NotCounted::Copied;
        copied.cost.reset();
        UsageCall unknown = counted;
        unknown.cost.reset();
        unknown.record.isFast = true;
        *calls = {counted, copied, unknown};
        auto tables = std::make_shared<UsageTables>();
        tables->currency = u"EUR"_s;
        UsageCallsModel model;
        UsageCallsFilter filter(&model);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester filterTester(&filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setCalls(calls, tables);
        QCOMPARE(filter.rowCount(), 2);
        filter.setShown(UsageCallsFilter::Shown::LeftOut);
        QCOMPARE(filter.rowCount(), 1);
        filter.setShown(UsageCallsFilter::Shown::All);
        QCOMPARE(filter.rowCount(), 3);
        const auto at = [&](int row, int column) { return model.index(row, column).data().toString(); };
        QCOMPARE(at(0, UsageCallsModel::CostColumn), u"€0.5000"_s);
        QCOMPARE(at(1, UsageCallsModel::CostColumn), QString());
        QCOMPARE(at(2, UsageCallsModel::CostColumn), u"unknown"_s);
        QVERIFY(at(1, UsageCallsModel::RemarkColumn).contains(notCountedText(NotCounted::Copied)));
        QCOMPARE(at(0, UsageCallsModel::RemarkColumn), QString());
        QCOMPARE(at(2, UsageCallsModel::RemarkColumn), u"fast mode"_s);
        QVERIFY(!model.isUsed(UsageCallsModel::ModelColumn)); // it is the same everywhere
    }

    void amounts_data()
    {
        QTest::addColumn<double>("amount");
        QTest::addColumn<QString>("currency");
        QTest::addColumn<QString>("text");
        QTest::newRow("dollars") << 1234.5 << u"USD"_s << u"$1,234.50"_s;
        QTest::newRow("little") << 0.004 << u"USD"_s << u"< $0.01"_s;
        QTest::newRow("nothing") << 0.0 << u"USD"_s << u"$0.00"_s;
        QTest::newRow("less than nothing") << -2.0 << u"EUR"_s << u"\u2212€2.00"_s;
        QTest::newRow("another") << 3.0 << u"CHF"_s << u"CHF\u00a03.00"_s;
    }
    void amounts()
    {
        QFETCH(const double, amount);
        QFETCH(const QString, currency);
        QTEST(usagetexts::money(amount, currency), "text");
    }

    void writesFiles()
    {
        auto tables = std::make_shared<UsageTables>();
        tables->currency = u"USD"_s;
        tables->lines[size_t(UsageAxis::Session)] = {lineOf(u"a"_s, 2, 10)};
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"usage.csv"_s);
        QCOMPARE(writeUsage(tables, UsageAxis::Session, path, true).result(), QString());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), usageAsCsv({lineOf(u"a"_s, 2, 10).row}, UsageAxis::Session, u"USD"_s));
        QVERIFY(!writeUsage(tables, UsageAxis::Session, folder.filePath(u"no/usage.json"_s), false).result().isEmpty());
        const QString prices = folder.filePath(u"config/prices.json"_s);
        QCOMPARE(makePriceFile(prices, "{}").result(), QString());
        QCOMPARE(makePriceFile(prices, "other").result(), QString()); // what is there stays
        QFile own(prices);
        QVERIFY(own.open(QIODevice::ReadOnly));
        QCOMPARE(own.readAll(), QByteArray("{}"));
    }
};

TEST_CLASS(TestUsageSource)
#include "tst_usagesource.moc"
