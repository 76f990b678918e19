// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/messagemodel.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/testclass.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <limits>

using namespace Qt::StringLiterals;
using namespace stemma;

namespace {

FakeSession plainSession(int messages, const QString& id = u"session-1"_s)
{
    SessionBuilder builder(id);
    for (int i = 0; i < messages; ++i) {
        if (i % 2)
            builder.assistant(u"answer %1"_s.arg(i));
        else
            builder.user(u"question %1"_s.arg(i));
    }
    return builder.build();
}

MessagePtr single(const QString& text)
{
    return SessionBuilder().assistant(text).lastMessage();
}

/// A model over a store in memory, watched by the model tester all the time.
struct WatchedModel
{
    FakeStore* fake; ///< owned by store
    OpenStore store;
    MessageModel model;
    QAbstractItemModelTester tester;

    explicit WatchedModel(std::unique_ptr<FakeStore> owned, const QString& session = u"session-1"_s)
        : fake(owned.get())
        , store(std::move(owned))
        , model(store, SessionId(session))
        , tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest)
    {
    }
};

std::unique_ptr<FakeStore> storeWith(int messages)
{
    auto store = std::make_unique<FakeStore>();
    store->add(plainSession(messages));
    return store;
}

QString textOf(const MessagePtr& message)
{
    return message ? message->parts.at(0).as<TextPart>()->text.text : u"(missing)"_s;
}

} // namespace

class MessageModelTest : public QObject
{
    Q_OBJECT

private slots:
    void countsBeforeItReads();
    void loadsPagesThatAreAskedFor();
    void saysWhichRowsChanged();
    void forgetsPagesBeyondItsBound();
    void growsAtTheEnd();
    void keepsUnchangedMessagesWhenTheStoreChanges();
    void takesUpAChangedMessage();
    void startsAnewWhenRowsVanish();
    void reportsAFailedPageAndLoadsItLater();
    void reportsAFailedOutline();
    void waitsAgainAfterAFailedReading();
    void readsAgainWhatChangedWhileItFailed();
    void asksNothingBeforeItCanBeHeard();
    void readsDetailsInTheBackground();
    void findsMessages();
    void asksAgainForWhatAChangeOvertook();
    void dropsAnswersAfterItsEnd();
    void closesTheStoreAfterAllWork();
    void opensAMillionRows();
    void showsALongOutlineByPieces();
};

void MessageModelTest::countsBeforeItReads()
{
    auto owned = storeWith(100);
    owned->hold(FakeStore::Call::Messages | FakeStore::Call::Outlines);
    WatchedModel f(std::move(owned));
    QCOMPARE(f.model.rowCount(), 0);
    QVERIFY(!f.model.isReady());
    f.fake->release(FakeStore::Call::Outlines);
    QTRY_VERIFY(f.model.isReady());
    QCOMPARE(f.model.rowCount(), 100);
    const QModelIndex first = f.model.index(0);
    QVERIFY(!first.data(MessageModel::MessageRole).value<MessagePtr>());
    QCOMPARE(
        first.data(MessageModel::LoadStateRole).value<MessageModel::LoadState>(), MessageModel::LoadState::Missing);
    QCOMPARE(first.data(MessageModel::TimeRole).toLongLong(), f.model.outlineRow(0).createdMs);
    QVERIFY(!first.data(MessageModel::IdRole).isValid());
    f.fake->release();
    QTRY_COMPARE(textOf(f.model.peek(0)), u"question 0"_s);
}

void MessageModelTest::loadsPagesThatAreAskedFor()
{
    WatchedModel f(storeWith(1000));
    QTRY_VERIFY(f.model.isReady());
    f.model.want(500, 540);
    QTRY_COMPARE(textOf(f.model.peek(501)), u"answer 501"_s);
    QCOMPARE(f.model.peek(501)->index, 501);
    QCOMPARE(f.model.loadState(501), MessageModel::LoadState::Ready);
    QTRY_COMPARE(textOf(f.model.peek(540)), u"question 540"_s);
    QVERIFY(!f.model.peek(700));
    QCOMPARE(f.model.index(501).data(MessageModel::IdRole).toString(), f.model.peek(501)->id.value);
    for (const QList<qint64>& keys : f.fake->messageCalls())
        QVERIFY(keys.size() <= MessageModel::PageRows);
}

void MessageModelTest::saysWhichRowsChanged()
{
    WatchedModel f(storeWith(70));
    QTRY_VERIFY(f.model.isReady());
    QSignalSpy changed(&f.model, &MessageModel::dataChanged);
    f.model.want(64, 69);
    QTRY_VERIFY(f.model.peek(69));
    QList<std::pair<int, int>> ranges;
    for (const auto& call : std::as_const(changed))
        ranges.append({call.at(0).toModelIndex().row(), call.at(1).toModelIndex().row()});
    QVERIFY(ranges.contains(std::pair(64, 69)));
    // A page that is read again without a difference is not announced.
    changed.clear();
    const auto calls = f.fake->count(FakeStore::Call::Messages);
    QSignalSpy ready(&f.model, &MessageModel::ready);
    Message other = *SessionBuilder().user(u"other"_s).lastMessage();
    other.createdAt = plainSession(4).messages.back()->createdAt; // or the rows from here on would be others
    f.fake->replace(SessionId(u"session-1"_s), 3, other);
    f.store.pollNow();
    QTRY_COMPARE(ready.count(), 1);
    f.model.want(64, 69);
    QTRY_VERIFY(f.fake->count(FakeStore::Call::Messages) > calls);
    f.model.want(0, 9);
    QTRY_COMPARE(textOf(f.model.peek(3)), u"other"_s);
    for (const auto& call : std::as_const(changed))
        QVERIFY2(call.at(1).toModelIndex().row() < 64,
            qPrintable(u"%1-%2"_s.arg(call.at(0).toModelIndex().row()).arg(call.at(1).toModelIndex().row())));
}

void MessageModelTest::forgetsPagesBeyondItsBound()
{
    auto owned = std::make_unique<FakeStore>();
    owned->addSynthetic(u"big"_s, 20'000);
    OpenStore store(std::move(owned));
    MessageModel model(store, SessionId(u"big"_s)); // without the tester, which asks for pages itself
    QTRY_VERIFY(model.isReady());
    const int pages = MessageModel::CachedPages + 20; // asked for in two halves
    for (const int half : {0, pages / 2}) {
        model.want(half * MessageModel::PageRows, (half + pages / 2) * MessageModel::PageRows - 1);
        QTRY_VERIFY(model.peek((half + pages / 2) * MessageModel::PageRows - 1));
    }
    int kept = 0;
    for (int page = 0; page < pages; ++page)
        kept += model.peek(page * MessageModel::PageRows) ? 1 : 0;
    QVERIFY(kept <= MessageModel::CachedPages);
}

void MessageModelTest::growsAtTheEnd()
{
    WatchedModel f(storeWith(40));
    QTRY_VERIFY(f.model.isReady());
    f.model.want(0, 39);
    QTRY_VERIFY(f.model.peek(39));
    QSignalSpy inserted(&f.model, &MessageModel::rowsInserted);
    QSignalSpy resets(&f.model, &MessageModel::modelReset);
    f.fake->hold(FakeStore::Call::Messages);
    f.fake->append(SessionId(u"session-1"_s), *single(u"one more"_s));
    QTRY_COMPARE(f.model.rowCount(), 41);
    QCOMPARE(inserted.count(), 1);
    QCOMPARE(inserted.at(0).at(1).toInt(), 40);
    QCOMPARE(resets.count(), 0);
    QCOMPARE(f.model.loadState(40), MessageModel::LoadState::Missing);
    QVERIFY(f.model.peek(39)); // the page stays on screen until it was read again
    f.fake->release();
    f.model.want(40, 40);
    QTRY_COMPARE(textOf(f.model.peek(40)), u"one more"_s);
}

void MessageModelTest::keepsUnchangedMessagesWhenTheStoreChanges()
{
    WatchedModel f(storeWith(10));
    QTRY_VERIFY(f.model.isReady());
    f.model.want(0, 9);
    QTRY_VERIFY(f.model.peek(9));
    const MessagePtr before = f.model.peek(2);
    f.fake->append(SessionId(u"session-1"_s), *single(u"new"_s));
    QTRY_COMPARE(f.model.rowCount(), 11);
    f.model.want(0, 10);
    QTRY_VERIFY(f.model.peek(10));
    QCOMPARE(f.model.peek(2).get(), before.get());
}

void MessageModelTest::takesUpAChangedMessage()
{
    WatchedModel f(storeWith(10));
    QTRY_VERIFY(f.model.isReady());
    f.model.want(0, 9);
    QTRY_VERIFY(f.model.peek(9));
    QSignalSpy ready(&f.model, &MessageModel::ready);
    f.fake->replace(SessionId(u"session-1"_s), 4, *SessionBuilder().user(u"edited"_s).lastMessage());
    QTRY_COMPARE(ready.count(), 1);
    f.model.want(0, 9);
    QTRY_COMPARE(textOf(f.model.peek(4)), u"edited"_s);
    QCOMPARE(f.model.peek(4)->index, 4);
}

void MessageModelTest::startsAnewWhenRowsVanish()
{
    WatchedModel f(storeWith(100));
    QTRY_VERIFY(f.model.isReady());
    f.model.want(0, 99);
    QTRY_VERIFY(f.model.peek(99));
    QSignalSpy resets(&f.model, &MessageModel::modelReset);
    f.fake->remove(SessionId(u"session-1"_s), 50);
    QTRY_COMPARE(resets.count(), 1);
    QCOMPARE(f.model.rowCount(), 99);
    QVERIFY(f.model.peek(5)); // before the change everything is as it was
    f.model.want(50, 50);
    QTRY_COMPARE(textOf(f.model.peek(50)), u"answer 51"_s);
}

void MessageModelTest::reportsAFailedPageAndLoadsItLater()
{
    auto owned = storeWith(10);
    owned->fail(FakeStore::Call::Messages, Error {Errc::Busy, u"The store is busy."_s, {}});
    WatchedModel f(std::move(owned));
    QSignalSpy failed(&f.model, &MessageModel::loadFailed);
    QTRY_VERIFY(f.model.isReady());
    f.model.want(0, 9);
    QTRY_VERIFY(failed.count() > 0);
    QCOMPARE(failed.at(0).at(0).value<Error>().code, Errc::Busy);
    QCOMPARE(f.model.loadState(0), MessageModel::LoadState::Failed);
    f.fake->mend();
    QSignalSpy ready(&f.model, &MessageModel::ready);
    f.model.refresh(); // what Retry does
    QTRY_COMPARE(ready.count(), 1);
    f.model.want(0, 9);
    QTRY_COMPARE(textOf(f.model.peek(0)), u"question 0"_s);
}

void MessageModelTest::reportsAFailedOutline()
{
    auto owned = storeWith(10);
    owned->fail(FakeStore::Call::Outlines, Error {Errc::Corrupt, u"Damaged."_s, u"malformed"_s});
    WatchedModel f(std::move(owned));
    QSignalSpy failed(&f.model, &MessageModel::loadFailed);
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(!f.model.isReady());
    f.fake->mend();
    f.model.refresh();
    QTRY_COMPARE(f.model.rowCount(), 10);
}

/// A session that is written anew is waited for; where reading it fails then, it is waited for again.
void MessageModelTest::waitsAgainAfterAFailedReading()
{
    WatchedModel f(storeWith(10));
    const auto settle = [&f] {
        for (int turn = 0; turn < 2; ++turn) {
            f.store.run([](SessionStore&, const JobControl&) { return true; }, Lane::Last).waitForFinished();
            QCoreApplication::processEvents();
        }
    };
    constexpr int Never = std::numeric_limits<int>::max();
    f.model.setRebuildMs(Never);
    QTRY_VERIFY(f.model.isReady());
    const int before = f.fake->count(FakeStore::Call::Outlines);
    f.fake->add(plainSession(0));
    f.store.pollNow();
    QTRY_VERIFY(f.fake->count(FakeStore::Call::Outlines) > before);
    settle();
    QCOMPARE(f.model.rowCount(), 10);
    f.fake->fail(FakeStore::Call::Outlines, Error {Errc::Busy, u"Busy."_s, {}});
    QSignalSpy failed(&f.model, &MessageModel::loadFailed);
    f.model.setRebuildMs(0); // the wait is over
    QTRY_COMPARE(failed.count(), 1);
    f.fake->mend();
    f.model.setRebuildMs(Never);
    f.model.refresh();
    settle();
    QCOMPARE(f.model.rowCount(), 10);
    f.model.setRebuildMs(0);
    QTRY_COMPARE(f.model.rowCount(), 0);
}

/// A file that is removed and written again is told of twice; the second time while the first is still being read.
void MessageModelTest::readsAgainWhatChangedWhileItFailed()
{
    WatchedModel f(storeWith(10));
    QTRY_VERIFY(f.model.isReady());
    const int before = f.fake->count(FakeStore::Call::Outlines);
    f.fake->hold(FakeStore::Call::Outlines);
    f.model.refresh();
    QTRY_COMPARE(f.fake->count(FakeStore::Call::Outlines), before + 1);
    f.model.refresh();
    f.fake->fail(FakeStore::Call::Outlines, Error {Errc::NotFound, u"Gone."_s, {}});
    QSignalSpy failed(&f.model, &MessageModel::loadFailed);
    connect(&f.model, &MessageModel::loadFailed, &f.model, [&f] { f.fake->mend(); });
    QSignalSpy ready(&f.model, &MessageModel::ready);
    f.fake->release();
    QTRY_COMPARE(failed.count(), 1);
    QTRY_COMPARE(ready.count(), 1);
    QCOMPARE(f.fake->count(FakeStore::Call::Outlines), before + 2);
}

/// A store that fails at once answered while the page around the model was still being made, and the failure was lost.
void MessageModelTest::asksNothingBeforeItCanBeHeard()
{
    WatchedModel f(storeWith(10));
    QTest::qSleep(50); // of a thread without an event loop: whatever was asked would be answered by now
    QCOMPARE(f.fake->count(FakeStore::Call::Outlines), 0);
    QTRY_VERIFY(f.model.isReady());
    QCOMPARE(f.fake->count(FakeStore::Call::Outlines), 1);
}

void MessageModelTest::readsDetailsInTheBackground()
{
    auto owned = std::make_unique<FakeStore>();
    owned->addSynthetic(u"big"_s, MessageModel::DetailRows * 2 + 100);
    owned->hold(FakeStore::Call::Details);
    WatchedModel f(std::move(owned), u"big"_s);
    QSignalSpy loaded(&f.model, &MessageModel::detailsLoaded);
    QTRY_VERIFY(f.model.isReady());
    QVERIFY(!f.model.detail(0));
    QTest::qSleep(4 * MessageModel::DetailMs);
    f.fake->release();
    const int last = f.model.rowCount() - 1;
    QTRY_VERIFY(f.model.detail(last));
    int next = 0;
    for (const QVariantList& rows : loaded) {
        QCOMPARE(rows.at(0).toInt(), next);
        next = rows.at(1).toInt() + 1;
    }
    QCOMPARE(next, f.model.rowCount());
    QCOMPARE(loaded.at(0).at(1).toInt(), MessageModel::DetailRows - 1);
    // What took long is asked for in smaller pieces, so that what is shown need not wait for it.
    QVERIFY(loaded.at(1).at(1).toInt() < MessageModel::DetailRows * 3 / 2);
    QVERIFY(f.model.detail(0)->role != Role::Unknown);
    // Growth continues behind what is known.
    f.fake->appendSynthetic(SessionId(u"big"_s), 5);
    QTRY_VERIFY(f.model.detail(last + 5));
}

void MessageModelTest::findsMessages()
{
    WatchedModel f(storeWith(100));
    QSignalSpy found(&f.model, &MessageModel::found);
    QTRY_VERIFY(f.model.isReady());
    f.model.want(77, 77);
    QTRY_VERIFY(f.model.peek(77));
    f.model.find(f.model.peek(77)->id);
    QTRY_COMPARE(found.count(), 1);
    QCOMPARE(found.at(0).at(1).toInt(), 77);
    f.model.find(MessageId(u"no such message"_s));
    QTRY_COMPARE(found.count(), 2);
    QCOMPARE(found.at(1).at(1).toInt(), -1);
}

void MessageModelTest::asksAgainForWhatAChangeOvertook()
{
    auto owned = storeWith(100);
    FakeStore* fake = owned.get();
    OpenStore store(std::move(owned));
    MessageModel model(store, SessionId(u"session-1"_s)); // without the tester, which asks for pages itself
    QTRY_VERIFY(model.isReady());
    QSignalSpy ready(&model, &MessageModel::ready);
    model.refresh();
    model.want(70, 70); // sent while the new outline is under way
    QTRY_VERIFY(ready.count() > 0);
    QTRY_COMPARE(textOf(model.peek(70)), u"question 70"_s);
    QVERIFY(fake->count(FakeStore::Call::Messages) >= 1);
}

void MessageModelTest::dropsAnswersAfterItsEnd()
{
    auto owned = storeWith(100);
    FakeStore* fake = owned.get();
    OpenStore store(std::move(owned));
    fake->hold();
    {
        MessageModel model(store, SessionId(u"session-1"_s));
        QTRY_VERIFY(fake->waiting() > 0);
    }
    fake->release();
    // The lane is free again although the model that asked is gone.
    bool answered = false;
    store.run([](SessionStore& s, const JobControl& job) { return s.outline(SessionId(u"session-1"_s), job); })
        .then(this, [&](const Result<Outline>& outline) { answered = outline.has_value(); });
    QTRY_VERIFY(answered);
}

void MessageModelTest::closesTheStoreAfterAllWork()
{
    auto owned = std::make_unique<FakeStore>();
    owned->addSynthetic(u"big"_s, 200'000);
    owned->hold(FakeStore::Call::Outlines);
    FakeStore* fake = owned.get();
    const auto usedOpen = std::make_shared<std::atomic<int>>(0);
    {
        OpenStore store(std::move(owned));
        // Work of every priority waits behind a call that is held back, until cancelling frees it.
        store.run(
            [](SessionStore& s, const JobControl& job) { return s.outline(SessionId(u"big"_s), job).has_value(); });
        QTRY_VERIFY(fake->waiting() > 0);
        for (const Lane::Priority priority : {Lane::Idle, Lane::Normal, Lane::Visible})
            store.run(
                [usedOpen](SessionStore& s, const JobControl&) { return *usedOpen += s.info().path.isNull() ? 0 : 1; },
                priority);
    }
    QTRY_COMPARE(usedOpen->load(), 3);
}

void MessageModelTest::opensAMillionRows()
{
    auto owned = std::make_unique<FakeStore>();
    owned->addSynthetic(u"big"_s, 1'000'000);
    FakeStore* fake = owned.get();
    OpenStore store(std::move(owned));
    MessageModel model(store, SessionId(u"big"_s)); // without the tester, which walks over all rows
    QTRY_COMPARE(model.rowCount(), 1'000'000);
    model.want(999'990, 999'999);
    QTRY_VERIFY(model.peek(999'999));
    QCOMPARE(model.peek(999'999)->index, 999'999);
    qsizetype read = 0;
    for (const QList<qint64>& keys : fake->messageCalls())
        read += keys.size();
    QVERIFY(read <= 2 * MessageModel::PageRows);
}

void MessageModelTest::showsALongOutlineByPieces()
{
    auto owned = storeWith(100);
    owned->setPieceRows(40);
    WatchedModel f(std::move(owned));
    const MessageId wanted(plainSession(100).messages.at(90)->id);
    QSignalSpy found(&f.model, &MessageModel::found);
    QList<int> counts;
    connect(&f.model, &MessageModel::ready, this, [&] {
        counts << f.model.rowCount();
        QCOMPARE(f.model.isComplete(), f.model.rowCount() >= 100);
        if (counts.size() > 1)
            return;
        f.fake->hold(FakeStore::Call::Outlines);
        f.model.find(wanted); // its row is still to come
    });
    QTRY_COMPARE(f.fake->waiting(), 1);
    QCOMPARE(f.model.rowCount(), 40);
    f.fake->release();
    QTRY_COMPARE(found.size(), 1);
    QCOMPARE(found.at(0).at(1).toInt(), 90);
    QCOMPARE(counts, (QList<int> {40, 80, 100}));
    // Read again, it is taken up as a whole.
    f.fake->append(SessionId(u"session-1"_s), *single(u"one more"_s));
    f.store.pollNow();
    QTRY_COMPARE(f.model.rowCount(), 101);
    QCOMPARE(counts, (QList<int> {40, 80, 100, 101}));
}

TEST_CLASS(MessageModelTest)
#include "tst_messagemodel.moc"
