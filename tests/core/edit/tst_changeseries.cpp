// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/changeseries.h"
#include "core/edit/editor.h"
#include "core/store/registry.h"
#include "tests/testkit/samplestore.h"
#include "tests/testkit/sqlitedump.h"
#include "tests/testkit/testclass.h"
#include "tests/testkit/writerprocess.h"

#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using State = Receipt::State;

Receipt change(
    const QString& id, State state = State::Applied, const QString& store = u"a"_s, const QString& action = u"edit"_s)
{
    return {.id = ReceiptId(id), .store = store, .action = action, .session = SessionId(u"s"_s), .state = state};
}

Receipt about(const QString& id, const QString& action, const QString& origin)
{
    Receipt receipt = change(id, State::Applied, u"a"_s, action);
    receipt.origin = ReceiptId(origin);
    return receipt;
}

QString ids(const QList<Receipt>& receipts)
{
    QStringList words;
    for (const Receipt& receipt : receipts)
        words += receipt.id.value;
    return words.join(u' ');
}

} // namespace

/// Several changes of a store undone, and redone, one after the other.
class ChangeSeriesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void chosen_data();
    void chosen();
    void undoneByWhen();
    void madeByWhen();
    void automaticOnes();
    void backAndForward();
    void stopsAtTheFirstRefused();
    void cancelledBetweenTwo();

private:
    [[nodiscard]] bool rename(const QString& title);

    QTemporaryDir m_sample;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Journal> m_journal;
    QString m_path;
    SessionId m_session;
    QList<QStringList> m_states; ///< before each change, and after the last
    QList<Receipt> m_changes;
};

void ChangeSeriesTest::chosen_data()
{
    QTest::addColumn<QList<Receipt>>("all");
    QTest::addColumn<QString>("through");
    QTest::addColumn<QString>("undone");
    QTest::addColumn<QString>("redone");
    const QList<Receipt> three {change(u"1"_s), change(u"2"_s), change(u"3"_s)};
    QTest::newRow("newest first") << three << u"2"_s << u"3 2"_s << QString();
    QTest::newRow("unknown") << three << u"9"_s << QString() << QString();
    QTest::newRow("other stores stay") << QList<Receipt> {change(u"1"_s), change(u"2"_s, State::Applied, u"b"_s),
        change(u"3"_s)} << u"1"_s << u"3 1"_s
                                       << QString();
    QTest::newRow("what is not in force is left out") << QList<Receipt> {change(u"1"_s), change(u"2"_s, State::Undone),
        about(u"x"_s, u"undo"_s, u"2"_s), change(u"3"_s, State::Dropped), change(u"4"_s, State::Open), change(u"5"_s)}
                                                      << u"1"_s << u"5 1"_s << QString();
    QTest::newRow("what was made again last goes first") << QList<Receipt> {change(u"1"_s), change(u"2"_s),
        about(u"x"_s, u"undo"_s, u"1"_s), about(u"y"_s, u"redo"_s, u"1"_s)}
                                                         << u"1"_s << u"1 2"_s << QString();
    QTest::newRow("an undo is no change")
        << QList<Receipt> {change(u"1"_s, State::Undone), about(u"x"_s, u"undo"_s, u"1"_s)} << u"x"_s << QString()
        << QString();
    QTest::newRow("oldest first again") << QList<Receipt> {change(u"0"_s, State::Undone), change(u"1"_s),
        change(u"2"_s, State::Undone), change(u"b"_s, State::Applied, u"b"_s), change(u"3"_s, State::Undone),
        change(u"4"_s, State::Undone)} << u"3"_s
                                        << QString() << u"2 3"_s;
}

void ChangeSeriesTest::chosen()
{
    QFETCH(const QList<Receipt>, all);
    QFETCH(const QString, through);
    QTEST(ids(changesToUndo(all, ReceiptId(through))), "undone");
    QTEST(ids(changesToRedo(all, ReceiptId(through))), "redone");
}

void ChangeSeriesTest::undoneByWhen()
{
    QCOMPARE(ids(undoneChanges({change(u"1"_s), change(u"2"_s)})), QString());
    QList<Receipt> all {change(u"1"_s, State::Undone), change(u"2"_s, State::Undone), about(u"x"_s, u"undo"_s, u"2"_s),
        about(u"y"_s, u"undo"_s, u"1"_s)};
    QCOMPARE(ids(undoneChanges(all)), u"2 1"_s);
    all[0].state = State::Applied;
    all += about(u"z"_s, u"redo"_s, u"1"_s);
    QCOMPARE(ids(undoneChanges(all)), u"2"_s);
    all += about(u"again"_s, u"undo"_s, u"1"_s);
    all.last().state = State::Dropped;
    QCOMPARE(ids(undoneChanges(all)), u"2"_s);
    // The change itself may be forgotten already.
    all.removeFirst();
    all += about(u"late"_s, u"undo"_s, u"1"_s);
    QCOMPARE(ids(undoneChanges(all)), u"2"_s);
}

void ChangeSeriesTest::madeByWhen()
{
    QCOMPARE(ids(changesInForce({})), QString());
    QCOMPARE(
        ids(changesInForce({change(u"1"_s), change(u"2"_s, State::Open), change(u"3"_s, State::Dropped)})), u"1"_s);
    QList<Receipt> all {
        change(u"1"_s), change(u"2"_s), about(u"x"_s, u"undo"_s, u"1"_s), about(u"y"_s, u"redo"_s, u"1"_s)};
    QCOMPARE(ids(changesInForce(all)), u"2 1"_s);
    all[0].state = State::Undone;
    all += about(u"z"_s, u"undo"_s, u"1"_s);
    QCOMPARE(ids(changesInForce(all)), u"2"_s);
    // The change itself may be forgotten already.
    all.removeFirst();
    QCOMPARE(ids(changesInForce(all)), u"2"_s);
}

void ChangeSeriesTest::automaticOnes()
{
    const QList<Receipt> all {change(u"cut"_s, State::Applied, u"a"_s, u"resume"_s),
        change(u"fork"_s, State::Applied, u"a"_s, u"fork"_s), change(u"gone"_s, State::Undone, u"a"_s, u"remove"_s),
        change(u"elsewhere"_s, State::Applied, u"b"_s, u"remove"_s),
        change(u"repair"_s, State::Applied, u"a"_s, u"repair"_s), about(u"again"_s, u"redo"_s, u"cut"_s)};
    QCOMPARE(ids(automaticCheckpoints(all, u"a"_s)), u"repair cut"_s);
    QCOMPARE(ids(automaticCheckpoints(all, u"a"_s, SessionId(u"s"_s))), u"repair cut"_s);
    QCOMPARE(ids(automaticCheckpoints(all, u"a"_s, SessionId(u"other"_s))), QString());
}

void ChangeSeriesTest::initTestCase()
{
    QVERIFY(writeSampleStore(m_sample.filePath(u"s.db"_s)));
}

void ChangeSeriesTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"sessions.db"_s);
    QVERIFY(QFile::copy(m_sample.filePath(u"s.db"_s), m_path));
    m_journal = std::make_unique<Journal>(m_folder->filePath(u"journal"_s));
    const auto store = openStore(m_path);
    QVERIFY(store);
    QVERIFY((*store)->sessions(
        ListDetail::Basic,
        [this](const std::vector<SessionInfo>& sessions) {
            m_session = sessions.front().id;
            return false;
        },
        JobControl()));
    m_states = {dumpSqlite(m_path)};
    m_changes.clear();
    for (const QString& title : {u"one"_s, u"two"_s, u"three"_s})
        QVERIFY(rename(title));
}

bool ChangeSeriesTest::rename(const QString& title)
{
    const auto store = openStore(m_path);
    const auto plan = store ? (*store)->plan(RenameEdit {m_session, title}, JobControl()) : fail(Errc::NotFound, {});
    const auto receipt = plan ? Editor(*m_journal).apply((*store)->info(), *plan, JobControl())
                              : Result<Receipt>(std::unexpected(plan.error()));
    if (!receipt)
        return false;
    m_changes += *receipt;
    m_states += dumpSqlite(m_path);
    return true;
}

void ChangeSeriesTest::backAndForward()
{
    Editor editor(*m_journal);
    const JobControl job;
    const ChangeSeries back = undoAll(editor, changesToUndo(*m_journal->receipts(), m_changes[1].id), job);
    QVERIFY(!back.stopped && !back.refused());
    QCOMPARE(back.done.size(), 2);
    QCOMPARE(dumpSqlite(m_path), m_states[1]);
    QCOMPARE(job.progress().total, 2);
    const QList<Receipt> again = changesToRedo(*m_journal->receipts(), m_changes[2].id);
    QCOMPARE(ids(again), m_changes[1].id.value + u' ' + m_changes[2].id.value);
    QVERIFY(!redoAll(editor, again, JobControl()).stopped);
    QCOMPARE(dumpSqlite(m_path), m_states[3]);
    QVERIFY(!undoAll(editor, changesToUndo(*m_journal->receipts(), m_changes[0].id), JobControl()).stopped);
    QCOMPARE(dumpSqlite(m_path), m_states[0]);
}

void ChangeSeriesTest::stopsAtTheFirstRefused()
{
    Editor editor(*m_journal);
    QVERIFY(undoAll(editor, {m_changes[2]}, JobControl()).done.size() == 1);
    QVERIFY(rename(u"four"_s));
    // Somebody else changes the same row.
    WriterProcess agent(m_path);
    QVERIFY(agent.exec(u"UPDATE sessions SET title = 'theirs'"_s));
    const QStringList before = dumpSqlite(m_path);
    const ChangeSeries back = undoAll(editor, changesToUndo(*m_journal->receipts(), m_changes[0].id), JobControl());
    QVERIFY(back.stopped);
    QCOMPARE(back.stopped->code, Errc::Conflict);
    QVERIFY(back.done.isEmpty());
    QCOMPARE(back.refused()->id, m_changes.constLast().id);
    QCOMPARE(dumpSqlite(m_path), before);
}

void ChangeSeriesTest::cancelledBetweenTwo()
{
    Editor editor(*m_journal);
    const JobControl job;
    job.cancel();
    const ChangeSeries back = undoAll(editor, changesToUndo(*m_journal->receipts(), m_changes[0].id), job);
    QVERIFY(back.stopped && back.stopped->code == Errc::Cancelled);
    QVERIFY(back.done.isEmpty());
    QCOMPARE(dumpSqlite(m_path), m_states[3]);
}

TEST_CLASS(ChangeSeriesTest)

#include "tst_changeseries.moc"
