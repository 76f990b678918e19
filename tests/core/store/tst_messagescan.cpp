// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/conversation/messagescan.h"

#include "tests/testkit/fakestore.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using Call = FakeStore::Call;

/// Takes every message and remembers the rows.
struct Rows
{
    QList<qint64> seen;

    [[nodiscard]] MessageScan::Messages visitor(qint64 stopAt = -1)
    {
        return [this, stopAt](qint64 row, const MessagePtr& message) {
            seen += message && message->index == row ? row : -1;
            return row != stopAt;
        };
    }
};

QList<qint64> numbers(qint64 from, qint64 end)
{
    QList<qint64> all;
    for (qint64 number = from; number < end; ++number)
        all += number;
    return all;
}

QList<qsizetype> sizesOf(const QList<QList<qint64>>& calls)
{
    QList<qsizetype> sizes;
    for (const QList<qint64>& call : calls)
        sizes += call.size();
    return sizes;
}

/// A session whose messages have texts of these sizes.
SessionId addSizes(FakeStore& store, const QList<qsizetype>& sizes)
{
    SessionBuilder builder;
    for (const qsizetype size : sizes)
        builder.user(QString(size, u'x'));
    const FakeSession session = builder.build();
    store.add(session);
    return session.info.id;
}

} // namespace

class MessageScanTest : public QObject
{
    Q_OBJECT
private slots:
    void visitsEveryMessageInSlices();
    void visitsARange();
    void stopsWhereTheVisitorSaysSoAndGoesOnThere();
    void asksForSizesOnlyWhereTheyCanMatter();
    void slicesAreSmallInBytes();
    void messagesThatAreGoneAreVisitedAsNull();
    void refreshTellsTheFirstNewRow();
    void detailsAndCounts();
    void endsWithErrorsAndCancellation();
};

void MessageScanTest::visitsEveryMessageInSlices()
{
    FakeStore store;
    const SessionId session = store.addSynthetic(u"a"_s, 25);
    MessageScan scan(session, {.maxText = 0, .rows = 10});
    Rows rows;
    const JobControl job;
    Result<bool> over = scan.step(store, job, rows.visitor());
    QVERIFY(over);
    QVERIFY(!*over);
    QCOMPARE(rows.seen, numbers(0, 10));
    QCOMPARE(scan.next(), 10);
    QCOMPARE(job.progress().done, 10);
    QCOMPARE(job.progress().total, 25);
    QVERIFY(scan.run(store, job, rows.visitor()));
    QCOMPARE(rows.seen, numbers(0, 25));
    QCOMPARE(sizesOf(store.messageCalls()), (QList<qsizetype> {10, 10, 5}));
    QCOMPARE(job.progress().done, 25);
    over = scan.step(store, job, rows.visitor());
    QVERIFY(over);
    QVERIFY(*over);
    QCOMPARE(rows.seen.size(), 25);
    QCOMPARE(store.count(Call::Outlines), 1);

    MessageScan none(store.addSynthetic(u"empty"_s, 0));
    over = none.step(store, job, rows.visitor());
    QVERIFY(over);
    QVERIFY(*over);
}

void MessageScanTest::visitsARange()
{
    FakeStore store;
    const SessionId session = store.addSynthetic(u"a"_s, 25);
    MessageScan scan(session, {.maxText = 0, .rows = 10});
    scan.setRange(7, 19);
    Rows rows;
    const JobControl job;
    QVERIFY(scan.run(store, job, rows.visitor()));
    QCOMPARE(rows.seen, numbers(7, 19));
    QCOMPARE(job.progress().done, 12);
    QCOMPARE(job.progress().total, 12);

    rows.seen.clear();
    scan.setRange(22); // to the end
    QVERIFY(scan.run(store, job, rows.visitor()));
    QCOMPARE(rows.seen, numbers(22, 25));

    rows.seen.clear();
    scan.setRange(30, 40); // behind it
    QVERIFY(scan.run(store, job, rows.visitor()));
    QVERIFY(rows.seen.isEmpty());

    MessageScan whole(session, {.maxText = -1});
    for (MessageScan* any : {&scan, &whole}) {
        any->setRange(MessageScan::ToTheEnd); // where no row can be
        QVERIFY(any->run(store, job, rows.visitor()));
        QVERIFY(rows.seen.isEmpty());
    }
}

void MessageScanTest::stopsWhereTheVisitorSaysSoAndGoesOnThere()
{
    FakeStore store;
    const SessionId session = store.addSynthetic(u"a"_s, 25);
    MessageScan scan(session, {.maxText = 0, .rows = 10});
    Rows rows;
    QVERIFY(scan.run(store, {}, rows.visitor(13)));
    QCOMPARE(rows.seen, numbers(0, 14));
    QCOMPARE(scan.next(), 14);
    QVERIFY(scan.run(store, {}, rows.visitor()));
    QCOMPARE(rows.seen, numbers(0, 25));

    scan.seek(24);
    QVERIFY(scan.run(store, {}, rows.visitor()));
    QCOMPARE(rows.seen.last(), 24);
    QCOMPARE(rows.seen.size(), 26);
}

void MessageScanTest::asksForSizesOnlyWhereTheyCanMatter()
{
    FakeStore store;
    const SessionId session = store.addSynthetic(u"a"_s, 100);
    Rows rows;
    MessageScan small(session, {.maxText = 1000, .rows = 50, .bytes = 50'000});
    QVERIFY(small.run(store, {}, rows.visitor()));
    QCOMPARE(store.count(Call::Details), 0);
    MessageScan large(session, {.maxText = 1001, .rows = 50, .bytes = 50'000});
    QVERIFY(large.run(store, {}, rows.visitor()));
    QCOMPARE(store.count(Call::Details), 1); // once for many slices
    QCOMPARE(rows.seen.size(), 200);
}

void MessageScanTest::slicesAreSmallInBytes()
{
    FakeStore store;
    const SessionId session = addSizes(store, {300, 300, 300, 300, 20'000, 20'000, 10, 10, 1000});
    Rows rows;
    MessageScan whole(session, {.maxText = -1, .rows = 100, .bytes = 1000});
    QVERIFY(whole.run(store, {}, rows.visitor()));
    QCOMPARE(rows.seen, numbers(0, 9));
    QCOMPARE(sizesOf(store.messageCalls()), (QList<qsizetype> {3, 1, 1, 1, 2, 1}));

    // Texts that are cut count with what is read of them.
    MessageScan cut(session, {.maxText = 400, .rows = 100, .bytes = 1000});
    QVERIFY(cut.run(store, {}, rows.visitor()));
    QCOMPARE(sizesOf(store.messageCalls()).sliced(6), (QList<qsizetype> {3, 2, 4}));
    QCOMPARE(rows.seen.size(), 18);
}

void MessageScanTest::messagesThatAreGoneAreVisitedAsNull()
{
    FakeStore store;
    const SessionId session = addSizes(store, {1, 2, 3, 4});
    MessageScan scan(session, {.maxText = -1, .rows = 1});
    Rows rows;
    QVERIFY(scan.step(store, {}, rows.visitor()));
    store.remove(session, 2);
    QList<qint64> nulls;
    QVERIFY(scan.run(store, {}, [&nulls](qint64 row, const MessagePtr& message) {
        if (!message)
            nulls += row;
        return true;
    }));
    QCOMPARE(nulls, QList<qint64> {2});
    QCOMPARE(scan.next(), 4);
}

void MessageScanTest::refreshTellsTheFirstNewRow()
{
    FakeStore store;
    const SessionId session = addSizes(store, {1, 2, 3, 4});
    MessageScan scan(session, {.maxText = 0});
    QCOMPARE(scan.refresh(store, {}).value_or(-1), 0);
    QCOMPARE(scan.refresh(store, {}).value_or(-1), 4);
    Rows rows;
    QVERIFY(scan.run(store, {}, rows.visitor()));
    store.append(session, {});
    QCOMPARE(scan.refresh(store, {}).value_or(-1), 4);
    QVERIFY(scan.run(store, {}, rows.visitor()));
    QCOMPARE(rows.seen, numbers(0, 5));
    store.remove(session, 1);
    QCOMPARE(scan.refresh(store, {}).value_or(-1), 1);
    QCOMPARE(scan.end(), 4);
    QCOMPARE(scan.next(), 5); // behind the end now
    const Result<bool> over = scan.step(store, {}, rows.visitor());
    QVERIFY(over);
    QVERIFY(*over);
    QCOMPARE(rows.seen.size(), 5);
}

void MessageScanTest::detailsAndCounts()
{
    FakeStore store;
    const SessionId session = addSizes(store, {10, 20, 30, 40, 50});
    QList<quint32> sizes;
    MessageScan details(session, {.rows = 2});
    QVERIFY(details.run(store, {}, [&sizes](qint64 row, const OutlineDetail& detail) {
        sizes += detail.textBytes;
        return row < 3;
    }));
    QCOMPARE(sizes, (QList<quint32> {10, 20, 30, 40}));
    QCOMPARE(details.next(), 4);
    QCOMPARE(store.count(Call::Details), 2);
    QCOMPARE(store.count(Call::Messages), 0);

    int parts = 0;
    MessageScan counts(session, {.rows = 2});
    QVERIFY(counts.run(store, {}, [&parts](qint64, const MessageCounts& message) {
        parts += message.parts;
        return true;
    }));
    QCOMPARE(parts, 5);
}

void MessageScanTest::endsWithErrorsAndCancellation()
{
    FakeStore store;
    const SessionId session = store.addSynthetic(u"a"_s, 25);
    Rows rows;
    const Error error {Errc::Corrupt, u"It cannot be read."_s, {}};
    MessageScan scan(session, {.maxText = -1, .rows = 10});
    for (const Call call : {Call::Outlines, Call::Details, Call::Messages}) {
        store.fail(call, error);
        const Result<> run = scan.run(store, {}, rows.visitor());
        QVERIFY(!run);
        QCOMPARE(run.error(), error);
        QCOMPARE(scan.next(), 0);
        store.mend();
    }
    QVERIFY(scan.step(store, {}, rows.visitor()));
    const JobControl job;
    job.cancel();
    const Result<> run = scan.run(store, job, rows.visitor());
    QVERIFY(!run);
    QCOMPARE(run.error().code, Errc::Cancelled);
    QVERIFY(scan.run(store, {}, rows.visitor())); // continues where it was
    QCOMPARE(rows.seen, numbers(0, 25));
    const Result<> gone = MessageScan(SessionId(u"none"_s)).run(store, {}, rows.visitor());
    QVERIFY(!gone);
    QCOMPARE(gone.error().code, Errc::NotFound);
}

#include "tests/testkit/testclass.h"
TEST_CLASS(MessageScanTest)
#include "tst_messagescan.moc"
