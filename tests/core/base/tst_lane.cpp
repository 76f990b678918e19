// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/lane.h"
#include "tests/testkit/testclass.h"

#include <QTest>

#include <semaphore>

using namespace stemma;

namespace {

constexpr int StubbornMs = 3 * testclass::Patience; // how long work goes on that was told to end

/// Shared with work, which may outlive the test.
struct LaneGate
{
    std::binary_semaphore begun {0};
    std::binary_semaphore end {0};
    std::atomic<int> done = 0;
    std::atomic<bool> wasTold = false;
};

} // namespace

/// Whoever closes a lane does not wait for its work, and the work comes to its end.
class TestLane final : public QObject
{
    Q_OBJECT
private slots:
    void closingDoesNotWait();
    void workThatWaitedIsAnsweredInTurn();
    void whoWaitsDoesNotRunTheWork();
    void closingWhileNothingRuns();
    void manyLanesAtTheirEndHoldUpNoOthers();
};

void TestLane::closingDoesNotWait()
{
    const auto gate = std::make_shared<LaneGate>();
    auto lane = std::make_unique<Lane>();
    QFuture<int> answer = lane->run([gate](const JobControl& job) {
        gate->begun.release();
        while (!job.isCancelled())
            QThread::msleep(1);
        gate->wasTold = true;
        (void)gate->end.try_acquire_for(std::chrono::milliseconds(StubbornMs));
        return ++gate->done;
    });
    gate->begun.acquire();
    lane.reset();
    QCOMPARE(gate->done.load(), 0);
    QTRY_VERIFY(gate->wasTold);
    gate->end.release();
    QTRY_VERIFY(answer.isFinished());
    QCOMPARE(answer.result(), 1);
}

void TestLane::workThatWaitedIsAnsweredInTurn()
{
    const auto gate = std::make_shared<LaneGate>();
    QList<QFuture<int>> answers;
    {
        Lane lane;
        answers += lane.run([gate](const JobControl& job) {
            gate->begun.release();
            while (!job.isCancelled())
                QThread::msleep(1);
            return ++gate->done;
        });
        gate->begun.acquire();
        const auto next = [gate](const JobControl& job) { return job.isCancelled() ? ++gate->done : -1; };
        answers += lane.run(next, Lane::Last);
        answers += lane.run(next, Lane::Idle);
        answers += lane.run(next, Lane::Visible);
    }
    QList<int> order;
    for (QFuture<int>& answer : answers) {
        QTRY_VERIFY(answer.isFinished());
        order += answer.result();
    }
    QCOMPARE(order, (QList<int> {1, 4, 3, 2}));
}

/// Connections belong to the lane's thread, and what was asked for before comes first.
void TestLane::whoWaitsDoesNotRunTheWork()
{
    const auto gate = std::make_shared<LaneGate>();
    Lane lane;
    lane.run([gate](const JobControl&) {
        gate->begun.release();
        gate->end.acquire();
        ++gate->done;
    });
    gate->begun.acquire();
    using Seen = std::pair<QThread*, int>;
    const QFuture<Seen> answer
        = lane.run([gate](const JobControl&) { return Seen(QThread::currentThread(), gate->done.load()); });
    QThreadPool::globalInstance()->start([gate] { gate->end.release(); });
    const Seen seen = answer.result(); // waits
    QVERIFY(seen.first != QThread::currentThread());
    QCOMPARE(seen.second, 1);
}

void TestLane::closingWhileNothingRuns()
{
    {
        const Lane unused;
    }
    Lane lane;
    QFuture<int> answer = lane.run([](const JobControl&) { return 7; });
    QTRY_VERIFY(answer.isFinished());
    QCOMPARE(answer.result(), 7);
}

void TestLane::manyLanesAtTheirEndHoldUpNoOthers()
{
    const auto gate = std::make_shared<LaneGate>();
    const int lanes = 2 * QThreadPool::globalInstance()->maxThreadCount();
    for (int i = 0; i < lanes; ++i) {
        Lane lane;
        lane.run([gate](const JobControl&) {
            gate->begun.release();
            (void)gate->end.try_acquire_for(std::chrono::milliseconds(StubbornMs));
            gate->end.release();
            ++gate->done;
        });
        gate->begun.acquire();
    }
    const auto other = std::make_shared<std::atomic<bool>>(false);
    QThreadPool::globalInstance()->start([other] { *other = true; });
    QTRY_VERIFY(*other);
    QCOMPARE(gate->done.load(), 0);
    gate->end.release();
    QTRY_COMPARE(gate->done.load(), lanes);
    QVERIFY(QThreadPool::globalInstance()->waitForDone(StubbornMs));
    QCOMPARE(QThreadPool::globalInstance()->activeThreadCount(), 0);
}

TEST_CLASS(TestLane)
#include "tst_lane.moc"
