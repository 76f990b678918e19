// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/lossmodel.h"
#include "core/models/losstexts.h"
#include "core/models/reviewsource.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/testclass.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using testclass::Patience;

LossFinding placedLoss(
    LossKind kind, const QString& text, LossFinding::Status status, qint64 message, const QList<qint64>& usedLater = {})
{
    LossFinding made;
    made.kind = kind;
    made.text = text;
    made.status = status;
    made.rule = u"a-rule"_s;
    made.places = {FactPlace {message, 0, FactSource::Text, 0, text.size()}};
    made.usedLater = usedLater;
    return made;
}

LossReviewPtr reviewOf(const QList<LossFinding>& findings)
{
    auto review = std::make_shared<LossReview>();
    review->findings = findings;
    return review;
}

/// A constraint of the first message that the answer after the span needs again.
FakeSession session()
{
    return SessionBuilder(u"s"_s)
        .user(u"Keep include/relay/retry.h unchanged. Write at most every 250 ms."_s)
        .assistant(u"I look at src/retry_budget.cpp."_s)
        .compaction(1, 2, u"The retry budget is in src/retry_budget.cpp."_s)
        .user(u"Did you keep include/relay/retry.h unchanged?"_s)
        .build();
}

} // namespace

class TestLossModel : public QObject
{
    Q_OBJECT

private slots:
    /// All and none are only said where that is so.
    void percents_data()
    {
        QTest::addColumn<int>("kept");
        QTest::addColumn<int>("all");
        QTest::addColumn<QString>("text");
        QTest::newRow("all") << 7 << 7 << u"100"_s;
        QTest::newRow("none") << 0 << 7 << u"0"_s;
        QTest::newRow("half") << 1 << 2 << u"50"_s;
        QTest::newRow("up") << 2 << 3 << u"67"_s;
        QTest::newRow("down") << 1 << 3 << u"33"_s;
        QTest::newRow("nearly all") << 249 << 250 << u"99.6"_s;
        QTest::newRow("all but one of very many") << 99'999 << 100'000 << u"99.9"_s;
        QTest::newRow("one of very many") << 1 << 100'000 << u"0.1"_s;
        QTest::newRow("99") << 99 << 100 << u"99"_s;
    }

    void percents()
    {
        QFETCH(const int, kept);
        QFETCH(const int, all);
        QLocale::setDefault(QLocale::c());
        QTEST(losswords::percentOf(double(kept) / all), "text");
    }

    void showsFindings()
    {
        LossModel model;
        LossFilter filter(&model);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester proxy(&filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        QVERIFY(!model.at(model.index(0, 0)));
        using enum LossFinding::Status;
        model.setReview(reviewOf({placedLoss(LossKind::Constraint, u"Keep it\nunchanged"_s, Lost, 0, {185, 200}),
            placedLoss(LossKind::Number, u"250 ms"_s, Changed, 8), placedLoss(LossKind::Path, u"a/b.cpp"_s, Kept, 2)}));
        QCOMPARE(model.rowCount(), 3);
        const auto text = [&](int row, int column) { return filter.index(row, column).data().toString(); };
        QCOMPARE(filter.rowCount(), 2); // what was kept is no loss
        QCOMPARE(text(0, LossModel::KindColumn), u"Constraint"_s);
        QCOMPARE(text(0, LossModel::TextColumn), u"Keep it unchanged"_s);
        QCOMPARE(text(0, LossModel::PlaceColumn), u"1"_s);
        QCOMPARE(text(0, LossModel::UseColumn), u"2 ×"_s);
        QCOMPARE(text(1, LossModel::UseColumn), u"–"_s);
        QCOMPARE(model.at(filter.index(1, 0))->text, u"250 ms"_s);
        QVERIFY(filter.index(0, 0).data(Qt::ToolTipRole).toString().contains(u"a-rule"_s));
        filter.setKind(LossKind::Number);
        QCOMPARE(filter.rowCount(), 1);
        filter.setKind({});
        filter.setKeptShown(true);
        QCOMPARE(filter.rowCount(), 3);
        filter.sort(LossModel::PlaceColumn, Qt::DescendingOrder); // as numbers, not as words
        QCOMPARE(text(0, LossModel::PlaceColumn), u"9"_s);
        filter.sort(-1);
        QCOMPARE(text(0, LossModel::KindColumn), u"Constraint"_s);
        model.setReview({});
        QCOMPARE(filter.rowCount(), 0);
    }

    void everyKindHasWords()
    {
        QSet<QString> words;
        for (int i = 0; i < LossKindCount; ++i) {
            words += losswords::nameOf(LossKind(i));
            words += losswords::pluralOf(LossKind(i));
        }
        QCOMPARE(words.size(), 2 * LossKindCount);
        QVERIFY(!words.contains(QString()));
    }

    void sourceReviewsWhatIsCovered()
    {
        auto fake = std::make_unique<FakeStore>();
        fake->add(session());
        FakeStore* raw = fake.get();
        OpenStore store(std::move(fake));
        ReviewSource source(&store, SessionId(u"s"_s));
        source.review(0, 1, u"The retry budget is in src/retry_budget.cpp."_s);
        QTRY_VERIFY_WITH_TIMEOUT(source.review() && !source.isWorking(), Patience);
        const auto find = [&] {
            return std::ranges::find_if(source.review()->findings, [](const LossFinding& one) {
                return one.kind == LossKind::Constraint && one.text.contains(u"unchanged"_s);
            });
        };
        const auto constraint = find();
        QVERIFY(constraint != source.review()->findings.end());
        QCOMPARE(constraint->status, LossFinding::Status::Lost);
        QCOMPARE(constraint->usedLater, QList<qint64>({3})); // the summary's own message is none that needs it
        QCOMPARE(constraint->places.first().message, 0);
        QVERIFY(!source.isPartial());

        // Another text, with what was read before.
        const int reads = raw->count(FakeStore::Call::Messages);
        source.reviewText(u"Keep include/relay/retry.h unchanged. src/retry_budget.cpp has the budget. 250 ms."_s);
        QTRY_VERIFY_WITH_TIMEOUT(!source.isWorking(), Patience);
        QCOMPARE(find()->status, LossFinding::Status::Kept);
        QCOMPARE(raw->count(FakeStore::Call::Messages), reads);
    }

    void sourceSaysWhatFails()
    {
        auto fake = std::make_unique<FakeStore>();
        fake->add(session());
        fake->fail(FakeStore::Call::Messages, {Errc::Corrupt, u"The messages are damaged."_s, {}});
        OpenStore store(std::move(fake));
        ReviewSource source(&store, SessionId(u"s"_s));
        QSignalSpy ended(&source, &ReviewSource::ended);
        source.review(0, 1, u"Nothing"_s);
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, Patience);
        QCOMPARE(source.error()->text, u"The messages are damaged."_s);
        QVERIFY(!source.review());
        source.clear();
        QVERIFY(!source.error() && !source.isWorking());
    }

    void ownRulesAreRead()
    {
        const QTemporaryDir folder;
        qputenv("XDG_CONFIG_HOME", folder.path().toLocal8Bit());
        const auto unset = qScopeGuard([] { qunsetenv("XDG_CONFIG_HOME"); });
        QVERIFY(QDir().mkpath(LossRules::userFolder()));
        QFile good(LossRules::userFolder() + u"/a.json"_s);
        QVERIFY(good.open(QIODevice::WriteOnly));
        good.write(R"({"rules": [{"name": "ticket", "kind": "identifier", "token": "TCK-[0-9]+"}]})");
        good.close();
        auto fake = std::make_unique<FakeStore>();
        fake->add(SessionBuilder(u"s"_s).user(u"Mind TCK-4711."_s).build());
        OpenStore store(std::move(fake));
        ReviewSource source(&store, SessionId(u"s"_s));
        QSignalSpy noticed(&source, &ReviewSource::noticed);
        source.review(0, 0, u"Nothing"_s);
        QTRY_VERIFY_WITH_TIMEOUT(source.review(), Patience);
        QVERIFY(std::ranges::any_of(
            source.review()->findings, [](const LossFinding& one) { return one.rule == "ticket"_L1; }));
        QVERIFY(noticed.isEmpty());

        QFile bad(LossRules::userFolder() + u"/b.json"_s);
        QVERIFY(bad.open(QIODevice::WriteOnly));
        bad.write("{");
        bad.close();
        for (int i = 0; i < 2; ++i) {
            source.review(0, 0, u"Nothing"_s);
            QTRY_VERIFY_WITH_TIMEOUT(source.review(), Patience);
        }
        QCOMPARE(noticed.size(), 1); // once, while nothing else is wrong
        QVERIFY(noticed[0][0].toString().contains(u"b.json"_s));
    }

    void sourceEndsWithItsStore()
    {
        auto fake = std::make_unique<FakeStore>();
        const SessionId session = fake->addSynthetic(u"s"_s, 1'000);
        auto store = std::make_unique<OpenStore>(std::move(fake));
        ReviewSource source(store.get(), session);
        QSignalSpy ended(&source, &ReviewSource::ended);
        source.review(0, 999, u"Nothing"_s);
        // One slice is read and its answer under way when the store goes.
        store->run([](const SessionStore&, const JobControl&) { return true; }).waitForFinished();
        store.reset();
        QTRY_VERIFY_WITH_TIMEOUT(!source.isWorking(), Patience);
        QCOMPARE(ended.size(), 1);
    }

    void sourceIsCancelled()
    {
        auto fake = std::make_unique<FakeStore>();
        fake->add(session());
        fake->hold(FakeStore::Call::Messages);
        FakeStore* raw = fake.get();
        OpenStore store(std::move(fake));
        ReviewSource source(&store, SessionId(u"s"_s));
        JobControl job;
        connect(&source, &ReviewSource::begun, this, [&](const QString&, const JobControl& control) { job = control; });
        source.review(0, 1, u"Nothing"_s);
        QTRY_COMPARE_WITH_TIMEOUT(raw->waiting(), 1, Patience);
        job.cancel();
        QTRY_VERIFY_WITH_TIMEOUT(source.error() && source.error()->code == Errc::Cancelled, Patience);
        QVERIFY(!source.isWorking());
    }
};

TEST_CLASS(TestLossModel)

#include "tst_lossmodel.moc"
