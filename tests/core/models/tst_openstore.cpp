// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/openstore.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/testclass.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

constexpr int LongScanMs = 2 * testclass::Patience; ///< far longer than it takes to close a store

} // namespace

/// A store of the window is closed without waiting for what is done with it.
class TestOpenStore final : public QObject
{
    Q_OBJECT
private slots:
    void closingEndsTheLookForChanges();
    void closingDoesNotWaitForWorkThatGoesOn();
    void cancelledLooksAreNoTrouble();
};

/// It holds the lane until it is told to end: a scan of thousands of files.
void TestOpenStore::closingEndsTheLookForChanges()
{
    auto owned = std::make_unique<FakeStore>();
    FakeStore* fake = owned.get();
    auto store = std::make_unique<OpenStore>(std::move(owned));
    fake->hold(FakeStore::Call::Poll);
    store->pollNow();
    QTRY_COMPARE(fake->waiting(), 1);
    store.reset();
    // The look ends by itself, and then the lane and the store.
    QVERIFY(QThreadPool::globalInstance()->waitForDone(LongScanMs));
}

void TestOpenStore::closingDoesNotWaitForWorkThatGoesOn()
{
    struct Work
    {
        std::atomic<bool> begun = false;
        std::atomic<bool> wasTold = false;
        std::atomic<bool> end = false;
        std::atomic<bool> usedStore = false;
    };
    const auto work = std::make_shared<Work>();
    auto owned = std::make_unique<FakeStore>();
    owned->add(SessionBuilder(u"s"_s).title(u"One"_s).user(u"Hello"_s).build());
    auto store = std::make_unique<OpenStore>(std::move(owned));
    store->run([work](SessionStore& opened, const JobControl& job) {
        work->begun = true;
        QElapsedTimer since;
        since.start();
        while (!work->end && since.elapsed() < LongScanMs) {
            work->wasTold = job.isCancelled();
            QThread::msleep(1);
        }
        // It is still there.
        work->usedStore = opened.session(SessionId(u"s"_s), ListDetail::Basic, {}).has_value();
        return true;
    });
    QTRY_VERIFY(work->begun);
    store.reset();
    QVERIFY(!work->usedStore);
    QTRY_VERIFY(work->wasTold);
    work->end = true;
    QTRY_VERIFY(work->usedStore);
    QVERIFY(QThreadPool::globalInstance()->waitForDone(LongScanMs));
}

void TestOpenStore::cancelledLooksAreNoTrouble()
{
    auto owned = std::make_unique<FakeStore>();
    FakeStore* fake = owned.get();
    OpenStore store(std::move(owned));
    QSignalSpy troubled(&store, &OpenStore::troubled);
    fake->fail(FakeStore::Call::Poll, {Errc::Cancelled, {}, {}});
    const int before = fake->count(FakeStore::Call::Poll);
    store.pollNow();
    QTRY_VERIFY(fake->count(FakeStore::Call::Poll) > before + 1);
    QCOMPARE(troubled.size(), 0);
    fake->mend();
}

TEST_CLASS(TestOpenStore)
#include "tst_openstore.moc"
