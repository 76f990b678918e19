// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/findingmarks.h"
#include "core/models/storedoctor.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/testclass.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <mutex>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using Severity = Finding::Severity;
using CheckState = StoreDoctor::State;

Finding finding(const QString& session, const QString& message, Severity severity = Severity::Warning)
{
    return {severity, severity == Severity::Error ? u"missing-parent"_s : u"orphan-result"_s, SessionId(session),
        MessageId(message), u"messages row 1"_s, u"Something is wrong with %1."_s.arg(message), {}};
}

/// What a store holds; every opening of it gives another object with the same content.
struct Content
{
    QList<Finding> ofOne;
    QList<Finding> ofTwo;
    qint64 size = 1000;
    int messages = 6;

    [[nodiscard]] std::unique_ptr<FakeStore> make() const
    {
        auto store = std::make_unique<FakeStore>();
        for (const QString& id : {u"one"_s, u"two"_s}) {
            SessionBuilder builder(id);
            for (int i = 0; i < messages; ++i)
                builder.user(u"prompt %1"_s.arg(i));
            FakeSession session = builder.build();
            session.findings = id == u"one"_s ? ofOne : ofTwo;
            store->add(session);
        }
        StoreInfo info = store->info();
        info.size = size;
        store->setInfo(info);
        return store;
    }
    /// The id of a message; every opening gives the same ones.
    [[nodiscard]] QString idAt(const QString& session, int row) const
    {
        const auto store = make();
        const auto first = store->firstMessages(SessionId(session), row + 1, {}, {});
        return (*first)[size_t(row)]->id.value;
    }
};

struct CheckedStore
{
    explicit CheckedStore(const Content& before)
        : content(std::make_shared<Content>(before))
        , store(content->make())
        , doctor([held = content, entry = gate](
                     const JobControl&, const QString&) -> Result<std::unique_ptr<SessionStore>> {
            const std::scoped_lock lock(*entry);
            return held->make();
        })
    {
    }

    [[nodiscard]] qint64 count(const QString& session) const
    {
        return doctor.index(&store).counts(SessionId(session)).total();
    }

    std::shared_ptr<std::mutex> gate = std::make_shared<std::mutex>(); ///< held: no check begins to read
    std::shared_ptr<Content> content;
    OpenStore store;
    StoreDoctor doctor;
};

} // namespace

class TestStoreDoctor : public QObject
{
    Q_OBJECT
private slots:
    void checksTheStoreByItself()
    {
        CheckedStore scene(
            {.ofOne = {finding(u"one"_s, u"a"_s, Severity::Error)}, .ofTwo = {finding(u"two"_s, u"b"_s)}});
        QSignalSpy begun(&scene.doctor, &StoreDoctor::begun);
        QSignalSpy ended(&scene.doctor, &StoreDoctor::ended);
        scene.doctor.add(&scene.store);
        QCOMPARE(scene.doctor.state(&scene.store), CheckState::Unknown);
        QTRY_COMPARE(scene.doctor.state(&scene.store), CheckState::Checked);
        QCOMPARE(scene.count(u"one"_s), 1);
        QCOMPARE(scene.count(u"two"_s), 1);
        QCOMPARE(scene.doctor.index(&scene.store).counts(SessionId(u"one"_s)).worst(), Severity::Error);
        QCOMPARE(scene.doctor.findings(&scene.store)->count(), 2);
        QCOMPARE(begun.count(), 1);
        QCOMPARE(ended.count(), 1);
        QVERIFY(!scene.doctor.isChecking());
    }

    void whatIsOnScreenComesFirstAndOnce()
    {
        CheckedStore scene({.ofOne = {finding(u"one"_s, u"a"_s)}, .ofTwo = {finding(u"two"_s, u"b"_s)}});
        QList<QSet<SessionId>> order;
        connect(&scene.doctor, &StoreDoctor::found, this,
            [&](const OpenStore*, const QSet<SessionId>& sessions) { order.append(sessions); });
        scene.doctor.add(&scene.store);
        scene.doctor.setCurrent(&scene.store, SessionId(u"two"_s));
        QTRY_COMPARE(scene.doctor.state(&scene.store), CheckState::Checked);
        QCOMPARE(order.size(), 2);
        QCOMPARE(order.at(0), QSet<SessionId> {SessionId(u"two"_s)});
        QCOMPARE(scene.count(u"two"_s), 1);
        QCOMPARE(scene.doctor.findings(&scene.store)->count(), 2);
    }

    void ofALargeStoreOnlyWhatIsOpenedIsChecked()
    {
        CheckedStore scene({.ofOne = {finding(u"one"_s, u"a"_s)},
            .ofTwo = {finding(u"two"_s, u"b"_s)},
            .size = StoreDoctor::LargestUnasked + 1});
        scene.doctor.add(&scene.store);
        scene.doctor.setCurrent(&scene.store, SessionId(u"two"_s));
        QTRY_COMPARE(scene.doctor.state(&scene.store), CheckState::Partly);
        QCOMPARE(scene.count(u"one"_s), 0);
        QCOMPARE(scene.count(u"two"_s), 1);
        scene.doctor.checkAll(&scene.store);
        QTRY_COMPARE(scene.doctor.state(&scene.store), CheckState::Checked);
        QCOMPARE(scene.count(u"one"_s), 1);
        QCOMPARE(scene.count(u"two"_s), 1);
    }

    void aChangedSessionIsCheckedAgain()
    {
        CheckedStore scene({.ofOne = {finding(u"one"_s, u"a"_s)}, .ofTwo = {finding(u"two"_s, u"b"_s)}});
        scene.doctor.add(&scene.store);
        QTRY_COMPARE(scene.doctor.state(&scene.store), CheckState::Checked);
        const QAbstractItemModelTester tester(
            scene.doctor.findings(&scene.store), QAbstractItemModelTester::FailureReportingMode::QtTest);
        scene.content->ofOne = {finding(u"one"_s, u"a"_s), finding(u"one"_s, u"c"_s, Severity::Error)};
        scene.content->ofTwo = {};
        scene.content->messages = 7; // both go on
        emit scene.store.changed(StoreChange::Changed);
        QTRY_COMPARE(scene.count(u"one"_s), 2);
        QTRY_COMPARE(scene.count(u"two"_s), 0);
        QCOMPARE(scene.doctor.findings(&scene.store)->count(), 2);
        QCOMPARE(scene.doctor.findings(&scene.store)->count(Severity::Error), 1);
    }

    void cancelIsSaid()
    {
        CheckedStore scene({.ofOne = {finding(u"one"_s, u"a"_s)}});
        scene.doctor.add(&scene.store);
        const std::scoped_lock held(*scene.gate);
        scene.doctor.checkAll(&scene.store);
        QCOMPARE(scene.doctor.state(&scene.store), CheckState::Checking);
        scene.doctor.cancel(&scene.store);
        QCOMPARE(scene.doctor.state(&scene.store), CheckState::Failed);
        QCOMPARE(scene.doctor.error(&scene.store).text, u"The check was cancelled."_s);
    }

    void aClosedStoreIsForgotten()
    {
        CheckedStore scene({.ofOne = {finding(u"one"_s, u"a"_s)}});
        scene.doctor.add(&scene.store);
        QTRY_COMPARE(scene.count(u"one"_s), 1);
        QSignalSpy removed(&scene.doctor, &StoreDoctor::removed);
        scene.doctor.remove(&scene.store);
        QCOMPARE(removed.count(), 1);
        QCOMPARE(scene.count(u"one"_s), 0);
        QVERIFY(!scene.doctor.findings(&scene.store));
    }

    void marksStandAtRows()
    {
        Content content;
        const QString third = content.idAt(u"one"_s, 2);
        const QString fifth = content.idAt(u"one"_s, 4);
        content.ofOne = {finding(u"one"_s, fifth), finding(u"one"_s, third, Severity::Error),
            finding(u"one"_s, fifth, Severity::Note), finding(u"one"_s, u"gone"_s), finding(u"one"_s, {})};
        CheckedStore scene(content);
        MessageModel model(scene.store, SessionId(u"one"_s));
        const FindingMarks marks(scene.store, model, scene.doctor);
        scene.doctor.add(&scene.store);
        const std::vector<FindingMarks::Row> expected {{2, Severity::Error}, {4, Severity::Warning}};
        QTRY_COMPARE(marks.rows(), expected);
        QVERIFY(marks.isMarked(4));
        QVERIFY(!marks.isMarked(3));
        QCOMPARE(marks.of(MessageId(fifth)).size(), 2);
        QVERIFY(marks.has(MessageId(third)));
        QVERIFY(!marks.has(MessageId(content.idAt(u"one"_s, 1))));
    }

    void manyFindingsAreCountedAndTheFirstKept()
    {
        FindingIndex index;
        std::vector<Finding> many;
        for (int i = 0; i < FindingIndex::KeptOfASession + 500; ++i)
            many.push_back(finding(u"one"_s, u"m%1"_s.arg(i % 100)));
        index.add(many);
        const SessionId one(u"one"_s);
        QCOMPARE(index.counts(one).total(), qint64(many.size()));
        QCOMPARE(index.ofSession(one).size(), FindingIndex::KeptOfASession);
        QCOMPARE(index.marked(one).size(), size_t(100));
        QCOMPARE(wordsFor(index.counts(one)), u"10500 warning(s)"_s);
        index.remove(one);
        QCOMPARE(index.counts(one), FindingCounts());
    }

    void removingASessionKeepsTheOthers()
    {
        FindingsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.add({finding(u"one"_s, u"a"_s), finding(u"two"_s, u"b"_s), finding(u"one"_s, u"c"_s),
            finding(u"one"_s, u"d"_s, Severity::Error)});
        QCOMPARE(model.rowCount(), 2);
        QVERIFY(model.indexOf(finding(u"one"_s, u"c"_s)).isValid());
        model.remove(SessionId(u"one"_s));
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.count(), 1);
        QCOMPARE(model.rowCount(model.index(0, 0)), 1);
        QVERIFY(model.indexOf(finding(u"two"_s, u"b"_s)).isValid());
        QVERIFY(!model.indexOf(finding(u"one"_s, u"c"_s)).isValid());
        model.remove(SessionId(u"two"_s));
        QCOMPARE(model.rowCount(), 0);
    }
};

TEST_CLASS(TestStoreDoctor)
#include "tst_storedoctor.moc"
