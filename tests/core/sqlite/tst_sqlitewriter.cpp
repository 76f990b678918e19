// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/sqlite/writtenstore.h"
#include "tests/testkit/testclass.h"

#include <QCoreApplication>
#include <QDir>

#include <limits>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Every change is recorded so that it can be undone exactly, rowids included, or nothing is written.
class TestSqliteWriter final : public QObject, protected WrittenStore
{
    Q_OBJECT
private slots:
    void init() { create(); }
    void changeAndTakeBack_data();
    void changeAndTakeBack();
    void countersThatOthersRaised();
    void theFirstRowOfATable();
    void shiftAndTakeBack_data();
    void shiftAndTakeBack();
    void shiftOnlyNumbers_data();
    void shiftOnlyNumbers();
    void shiftWhatOthersReferTo();
    void rowsOlderThanAColumn();
    void copiesAreNotHeldTwice();
    void aCopyWhoseSourceChanged();
    void aCopyWhoseSourceWasRemoved();
    void keepTheOrderOfTies();
    void aNumberThatAMovedRowHad();
    void aNumberThatARemovedRowHad();
    void whatOthersChangedInAMovedRowStays();
    void streamRows();
    void refuseWhereTheStoreMoved();
    void refuseToTakeBackWhatOthersChanged_data();
    void refuseToTakeBackWhatOthersChanged();
    void refuseWhatCannotBeTakenBack_data();
    void refuseWhatCannotBeTakenBack();
    void refuseWhereATriggerCame();
    void anErrorOfTheKeeperWritesNothing();
    void waitForAnotherWriter();
    void tellWhetherAChangeIsThere();
    void leaveNothingBeside();

private:
    void outside(const QString& sql) const;
    /// Long messages, and a session with copies of them; each of these says of which row.
    void addLong() const;
    [[nodiscard]] static SqlScript copyLong();
    static constexpr int Long = 700; ///< more than are taken out at once
    static constexpr int LongBytes = 4'000;
};

void TestSqliteWriter::outside(const QString& sql) const
{
    const Result<RowChanges> done = run(steps({sql}));
    QVERIFY2(done, done ? "" : qPrintable(done.error().cause));
}

void TestSqliteWriter::changeAndTakeBack_data()
{
    QTest::addColumn<QStringList>("statements");
    QTest::newRow("update") << QStringList {u"UPDATE sessions SET title = 'neu' WHERE id = 's1'"_s};
    QTest::newRow("update to null and back") << QStringList {u"UPDATE sessions SET title = NULL, cost = 2.5"_s};
    QTest::newRow("insert") << QStringList {u"INSERT INTO sessions VALUES ('s3', 'New', 0.0)"_s,
        u"INSERT INTO messages SELECT 'x' || id, 's3', at, body FROM messages WHERE session = 's1' ORDER BY at, rowid"_s};
    QTest::newRow("delete") << QStringList {u"DELETE FROM messages WHERE at > 3"_s};
    QTest::newRow("delete everything") << QStringList {u"DELETE FROM messages"_s, u"DELETE FROM sessions"_s};
    QTest::newRow("numbered rows") << QStringList {
        u"DELETE FROM items WHERE id % 2 = 0"_s, u"INSERT INTO items(message) VALUES ('late')"_s};
    QTest::newRow("the same row twice") << QStringList {u"UPDATE sessions SET title = 'a'"_s,
        u"UPDATE sessions SET title = 'b', cost = 1"_s, u"DELETE FROM messages WHERE session = 's2'"_s,
        u"DELETE FROM sessions WHERE id = 's2'"_s};
    QTest::newRow("no primary key, odd values")
        << QStringList {u"UPDATE bare SET b = a, a = b"_s, u"DELETE FROM bare WHERE b IS NULL"_s};
    QTest::newRow("another rowid") << QStringList {u"UPDATE messages SET rowid = rowid + 1000 WHERE at = 2"_s};
    QTest::newRow("other rowids of many")
        << QStringList {u"UPDATE messages SET rowid = rowid + (SELECT max(rowid) FROM messages)"_s};
    QTest::newRow("other rowids among themselves")
        << QStringList {u"UPDATE messages SET rowid = -rowid"_s, u"UPDATE messages SET rowid = rowid + 45"_s};
    QTest::newRow("another rowid and value of many")
        << QStringList {u"UPDATE messages SET rowid = rowid + 100, at = at + 1"_s};
    QTest::newRow("numbers further on") << QStringList {u"UPDATE messages SET at = at + 1"_s,
        u"UPDATE ordered SET at = at + 100"_s, u"UPDATE ordered SET at = at - 99"_s};
    QTest::newRow("numbers further on, one by one") << QStringList {u"UPDATE ordered SET at = at + 1 WHERE at = 40"_s,
        u"UPDATE ordered SET at = -at WHERE at < 40"_s, u"UPDATE ordered SET at = 1 - at WHERE at < 0"_s};
    QTest::newRow("numbers backwards") << QStringList {
        u"UPDATE ordered SET at = at - 100"_s, u"UPDATE ordered SET at = at + 101"_s};
    QTest::newRow("numbers that are no numbers") << QStringList {
        u"UPDATE messages SET at = 'x' || at WHERE rowid % 7 = 0"_s, u"UPDATE messages SET at = at + 1"_s};
    const QString low = QString::number(std::numeric_limits<qint64>::min());
    const QString high = QString::number(std::numeric_limits<qint64>::max());
    QTest::newRow("rows at both ends of the numbers")
        << QStringList {u"INSERT INTO bare(rowid, b) VALUES (%1, 1)"_s.arg(high),
               u"INSERT INTO bare(rowid, b) VALUES (%1, 2)"_s.arg(low), u"UPDATE bare SET b = 3 WHERE rowid = "_s + low,
               u"UPDATE bare SET b = 4 WHERE rowid = "_s + high};
    QTest::newRow("from one end of the numbers to the other")
        << QStringList {u"INSERT INTO bare(rowid, b) VALUES (%1, 1), (%1 + 1, 2)"_s.arg(low),
               u"UPDATE bare SET rowid = rowid - (%1) + (%2 - 1) WHERE rowid < %1 + 2"_s.arg(low, high)};
    QTest::newRow("replace") << QStringList {u"INSERT OR REPLACE INTO sessions VALUES ('s1', 'R', 1)"_s};
}

void TestSqliteWriter::changeAndTakeBack()
{
    QFETCH(QStringList, statements);
    const QStringList before = dumpSqlite(path()) + dumpCounters(path());
    const auto changes = run(steps(statements));
    QVERIFY2(changes, changes ? "" : qPrintable(changes.error().cause));
    const QStringList after = dumpSqlite(path()) + dumpCounters(path());
    QVERIFY(after != before);

    const auto undone = undo(*changes);
    QVERIFY2(undone, undone ? "" : qPrintable(undone.error().cause));
    QCOMPARE(dumpSqlite(path()) + dumpCounters(path()), before);
    const auto redone = undo(*undone);
    QVERIFY2(redone, redone ? "" : qPrintable(redone.error().cause));
    QCOMPARE(dumpSqlite(path()) + dumpCounters(path()), after);
    QVERIFY(undo(*redone));
    QCOMPARE(dumpSqlite(path()) + dumpCounters(path()), before);
}

/// The numbers of rows that were taken out again go to others; redone, the rows get the next ones.
void TestSqliteWriter::countersThatOthersRaised()
{
    const SqlScript script = steps({u"INSERT INTO items(message) VALUES ('ours'), ('ours, too')"_s});
    const auto changes = run(script);
    QVERIFY(changes);
    QCOMPARE(dumpCounters(path()), QStringList {u"1 items 42"_s});
    const auto undone = undo(*changes);
    QVERIFY(undone);
    outside(u"INSERT INTO items(message) VALUES ('theirs'), ('theirs, too')"_s);
    const QStringList theirs = dumpSqlite(path());
    QCOMPARE(theirs.filter(u"items 41 | 41 | 'theirs'"_s).size(), 1);
    // As high as the change had raised it, which tells nothing of the change.
    QCOMPARE(SqliteWriter(path()).holds(*changes, {}), Result<bool>(false));
    const auto redone = undo(*undone);
    QVERIFY2(redone, redone ? "" : qPrintable(redone.error().cause));
    const QStringList now = dumpSqlite(path());
    QCOMPARE(now.filter(u"items 43 | 43 | 'ours'"_s).size(), 1);
    QCOMPARE(now.filter(u"items 44 | 44 | 'ours, too'"_s).size(), 1);
    QVERIFY(undo(*redone));
    QCOMPARE(dumpSqlite(path()), theirs);
    QCOMPARE(dumpCounters(path()), QStringList {u"1 items 42"_s});

    // What others counted on stays counted.
    const auto again = run(script);
    QVERIFY(again);
    outside(u"INSERT INTO items(message) VALUES ('late')"_s);
    QVERIFY(undo(*again));
    QCOMPARE(dumpCounters(path()), QStringList {u"1 items 45"_s});
}

void TestSqliteWriter::theFirstRowOfATable()
{
    {
        WriterProcess writer(path());
        QVERIFY(writer.exec(u"CREATE TABLE counted (id INTEGER PRIMARY KEY AUTOINCREMENT, a)"_s));
    }
    const QStringList before = dumpCounters(path());
    const auto changes = run(steps({u"INSERT INTO counted(a) VALUES ('x'), ('y')"_s}));
    QVERIFY2(changes, changes ? "" : qPrintable(changes.error().cause));
    const QStringList after = dumpCounters(path());
    QCOMPARE(after.size(), before.size() + 1);
    const auto undone = undo(*RowChanges::fromBytes(changes->toBytes()));
    QVERIFY2(undone, undone ? "" : qPrintable(undone.error().cause));
    QCOMPARE(dumpCounters(path()), before);
    QVERIFY(undo(*RowChanges::fromBytes(undone->toBytes())));
    QCOMPARE(dumpCounters(path()), after);
}

void TestSqliteWriter::shiftAndTakeBack_data()
{
    QTest::addColumn<QString>("prepared");
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("column");
    QTest::addColumn<qint64>("by");
    QTest::addColumn<QString>("where");
    QTest::addColumn<qint64>("rows");
    QTest::addColumn<QString>("shows");
    const QString none = u"SELECT 1"_s;
    const QString ordered = u"ordered"_s;
    const QString at = u"at"_s;
    QTest::newRow("up") << none << ordered << at << qint64(1) << u"at >= 5"_s << qint64(36) << u"'o40' | 41"_s;
    QTest::newRow("down") << u"DELETE FROM ordered WHERE at = 4"_s << ordered << at << qint64(-1) << u"at > 4"_s
                          << qint64(36) << u"'o40' | 39"_s;
    // Rows in another order than their numbers.
    const QString mixed = u"UPDATE ordered SET at = -(at * 7 % 41)"_s;
    QTest::newRow("up, mixed") << mixed << ordered << at << qint64(3) << u"at > -30"_s << qint64(29) << u"'o1' | -4"_s;
    QTest::newRow("down, mixed") << mixed << ordered << at << qint64(-3) << u"at < -10"_s << qint64(30)
                                 << u"'o2' | -17"_s;
    QTest::newRow("none of them") << u"INSERT INTO bare VALUES (3, 4)"_s << ordered << at << qint64(1) << u"at > 40"_s
                                  << qint64(0) << u"'o40' | 40"_s;
    QTest::newRow("rows") << none << u"messages"_s << QString() << qint64(0) << u"at >= 2"_s << qint64(30)
                          << u"messages 81 | 'm"_s;
    QTest::newRow("rows that are numbered by a column")
        << none << u"items"_s << QString() << qint64(0) << u"id > 30"_s << qint64(-1) << u"items 81 | "_s;
}

void TestSqliteWriter::shiftAndTakeBack()
{
    QFETCH(QString, prepared);
    QFETCH(QString, table);
    QFETCH(QString, column);
    QFETCH(qint64, by);
    QFETCH(QString, where);
    QFETCH(qint64, rows);
    QFETCH(QString, shows);
    {
        WriterProcess writer(path());
        QVERIFY(writer.exec(prepared));
    }
    const QStringList before = dumpSqlite(path());
    const auto changes = run(shifted({table, column, by}, where, rows));
    QVERIFY2(changes, changes ? "" : qPrintable(changes.error().cause));
    QVERIFY2(!dumpSqlite(path()).filter(shows).isEmpty(), qPrintable(dumpSqlite(path()).join(u'\n')));
    if (rows != 0)
        takeBackAndForth(*changes, before);
    else
        QCOMPARE(dumpSqlite(path()), before);
}

void TestSqliteWriter::shiftOnlyNumbers_data()
{
    QTest::addColumn<QString>("odd");
    QTest::newRow("text") << u"'x'"_s;
    QTest::newRow("fraction") << u"50.5"_s;
    QTest::newRow("nothing") << u"NULL"_s;
    QTest::newRow("the highest") << u"9223372036854775807"_s;
}

void TestSqliteWriter::shiftOnlyNumbers()
{
    QFETCH(QString, odd);
    outside(u"INSERT INTO ordered VALUES ('odd', %1)"_s.arg(odd));
    const QStringList before = dumpSqlite(path());
    const auto changes = run(shifted({u"ordered"_s, u"at"_s, 1}, u"id > 'o3'"_s, -1));
    QVERIFY(!changes);
    QCOMPARE(changes.error().code, Errc::Conflict);
    for (const QString& named : {path(), u"row 41"_s, u"ordered"_s, u"“at”"_s})
        QVERIFY2(changes.error().text.contains(named), qPrintable(changes.error().text));
    QCOMPARE(dumpSqlite(path()), before);
}

void TestSqliteWriter::shiftWhatOthersReferTo()
{
    // SQLite changes the rows that refer to them along with them.
    {
        WriterProcess writer(path());
        QVERIFY(writer.exec(u"CREATE TABLE child (id TEXT, at INTEGER REFERENCES ordered(at) ON UPDATE CASCADE)"_s));
        QVERIFY(writer.exec(u"INSERT INTO child SELECT id, at FROM ordered"_s));
    }
    const QStringList before = dumpSqlite(path());
    const auto changes = run(shifted({u"ordered"_s, u"at"_s, 1}, u"at >= 5"_s, -1));
    QVERIFY2(changes, changes ? "" : qPrintable(changes.error().cause));
    QCOMPARE(dumpSqlite(path()).filter(u"'o40' | 41"_s).size(), 2);
    takeBackAndForth(*changes, before);
}

void TestSqliteWriter::rowsOlderThanAColumn()
{
    // A migration adds a column, and the rows written before do not hold it: they show its default.
    outside(u"INSERT INTO bare VALUES (1, 2)"_s);
    {
        WriterProcess writer(path());
        QVERIFY(writer.exec(u"ALTER TABLE messages ADD COLUMN kind TEXT NOT NULL DEFAULT 'leaf'"_s));
        QVERIFY(writer.exec(u"ALTER TABLE messages ADD COLUMN mode TEXT DEFAULT 'build'"_s));
        QVERIFY(writer.exec(u"UPDATE messages SET mode = NULL WHERE at = 2"_s));
    }
    const QStringList before = dumpSqlite(path());
    const auto changes = run(steps({u"DELETE FROM messages WHERE at < 4"_s, u"UPDATE messages SET body = 'x'"_s}));
    QVERIFY2(changes, changes ? "" : qPrintable(changes.error().cause));
    const auto undone = undo(*changes);
    QVERIFY2(undone, undone ? "" : qPrintable(undone.error().cause));
    QCOMPARE(dumpSqlite(path()), before);

    const auto moved = run(shifted({u"messages"_s, {}}, u"at < 4"_s, 20));
    QVERIFY2(moved, moved ? "" : qPrintable(moved.error().cause));
    takeBackAndForth(*moved, before);
}

void TestSqliteWriter::addLong() const
{
    outside(u"INSERT INTO sessions VALUES ('long', 'T', 0.0)"_s);
    outside(u"INSERT INTO messages WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < %1) SELECT "
            "'l' || i, 'long', i, hex(zeroblob(%2)) || i FROM n"_s.arg(Long)
                .arg(LongBytes / 2));
}

SqlScript TestSqliteWriter::copyLong()
{
    return steps({u"INSERT INTO sessions VALUES ('copy', 'T', 0.0)"_s,
        u"INSERT INTO messages SELECT stemma_id('c', t.rowid), 'copy', at, body FROM messages t WHERE session = 'long' "
        "ORDER BY at DESC"_s});
}

void TestSqliteWriter::copiesAreNotHeldTwice()
{
    addLong();
    const QStringList before = dumpSqlite(path());
    const auto changes = run(copyLong());
    QVERIFY2(changes, changes ? "" : qPrintable(changes.error().cause));
    const QStringList after = dumpSqlite(path());
    QCOMPARE(after.size(), before.size() + Long + 1);
    // Redone and undone again, each time through bytes as the journal has them.
    Result<RowChanges> back = *changes;
    for (int round = 0; round < 2; ++round) {
        back = undo(*RowChanges::fromBytes(back->toBytes()));
        QVERIFY2(back, back ? "" : qPrintable(back.error().cause));
        QCOMPARE(dumpSqlite(path()), before);
        QVERIFY2(back->toBytes().size() < Long * LongBytes / 10, qPrintable(QString::number(back->toBytes().size())));
        back = undo(*RowChanges::fromBytes(back->toBytes()));
        QVERIFY2(back, back ? "" : qPrintable(back.error().cause));
        QCOMPARE(dumpSqlite(path()), after);
    }
}

void TestSqliteWriter::aCopyWhoseSourceChanged()
{
    addLong();
    const auto changes = run(copyLong());
    const QStringList after = dumpSqlite(path());
    // Before it is undone: then the copy's values are held.
    outside(u"UPDATE messages SET body = body || 'x' WHERE id = 'l5'"_s);
    const auto undone = undo(*changes);
    QVERIFY2(undone, undone ? "" : qPrintable(undone.error().cause));
    const auto redone = undo(*undone);
    QVERIFY2(redone, redone ? "" : qPrintable(redone.error().cause));
    outside(u"UPDATE messages SET body = substr(body, 1, length(body) - 1) WHERE id = 'l5'"_s);
    QCOMPARE(dumpSqlite(path()), after);
    // After it: then the copy cannot be made.
    const auto again = undo(*redone);
    QVERIFY2(again, again ? "" : qPrintable(again.error().cause));
    outside(u"UPDATE messages SET body = body || 'x' WHERE id = 'l6'"_s);
    const QStringList left = dumpSqlite(path());
    const auto refused = undo(*again);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::Conflict);
    QVERIFY2(refused.error().text.contains(path()), qPrintable(refused.error().text));
    QCOMPARE(dumpSqlite(path()), left);
    // Until the source is as it was.
    outside(u"UPDATE messages SET body = substr(body, 1, length(body) - 1) WHERE id = 'l6'"_s);
    QVERIFY(undo(*again));
    QCOMPARE(dumpSqlite(path()), after);
}

void TestSqliteWriter::aCopyWhoseSourceWasRemoved()
{
    addLong();
    const auto changes = run(copyLong());
    outside(u"DELETE FROM messages WHERE session = 'long'"_s);
    const QStringList after = dumpSqlite(path());
    const auto undone = undo(*changes);
    QVERIFY2(undone, undone ? "" : qPrintable(undone.error().cause));
    QCOMPARE(dumpSqlite(path()).filter(u"'copy'"_s).size(), 0);
    QVERIFY(undo(*undone));
    QCOMPARE(dumpSqlite(path()), after);
}

void TestSqliteWriter::keepTheOrderOfTies()
{
    // The end is cut off and another program continues: the rows that come back must not take its numbers.
    const auto changes = run(steps({u"DELETE FROM messages WHERE at >= 6 AND session = 's2'"_s}));
    QVERIFY(changes);
    outside(u"INSERT INTO messages VALUES ('fresh', 's2', 9, '')"_s);
    const auto undone = undo(*changes);
    QVERIFY2(undone, undone ? "" : qPrintable(undone.error().cause));
    const QStringList now = dumpSqlite(path());
    QCOMPARE(now.filter(u"'fresh'"_s).size(), 1);
    QCOMPARE(now.filter(u"'s2'"_s).filter(u"messages"_s).size(), 11);
    QVERIFY(undo(*undone));
    QCOMPARE(dumpSqlite(path()).filter(u"'fresh'"_s).size(), 1);
}

void TestSqliteWriter::aNumberThatAMovedRowHad()
{
    // It is another row's now: the moved row comes last, and all the others where they were.
    const auto changes = run(steps({u"UPDATE messages SET rowid = rowid + 1000"_s}));
    QVERIFY(changes);
    outside(u"INSERT INTO messages(rowid, id, session, at) VALUES (7, 'fresh', 's2', 9)"_s);
    const auto undone = undo(*changes);
    QVERIFY2(undone, undone ? "" : qPrintable(undone.error().cause));
    const QStringList now = dumpSqlite(path());
    QCOMPARE(now.filter(u"messages"_s).size(), 41);
    QCOMPARE(now.filter(u"'fresh'"_s).size(), 1);
    QVERIFY(undo(*undone));
    QCOMPARE(dumpSqlite(path()).filter(u"'fresh'"_s).size(), 1);
}

/// Only its number was ours.
void TestSqliteWriter::aNumberThatARemovedRowHad()
{
    const QStringList before = dumpSqlite(path());
    const auto changes = run(steps({u"DELETE FROM messages WHERE session = 's1'"_s}));
    QVERIFY(changes && changes->count() == 30);
    outside(u"INSERT INTO messages(rowid, id, session, at) VALUES (7, 'fresh', 's2', 9)"_s);
    const auto undone = undo(*changes);
    QVERIFY2(undone, undone ? "" : qPrintable(undone.error().cause));
    // All but the one whose number is taken are what they were.
    QStringList now = dumpSqlite(path());
    QCOMPARE(now.size(), before.size() + 1);
    const qsizetype all = now.size();
    now.removeIf([&](const QString& row) { return before.contains(row); });
    QCOMPARE(all - now.size(), before.size() - 1);
    QCOMPARE(now.filter(u"'fresh'"_s).size(), 1);
    QVERIFY(undo(*undone));
    QCOMPARE(dumpSqlite(path()).filter(u"messages"_s).size(), 11);

    // Where the number is a value of the row, the row would be another one.
    const auto items = run(steps({u"DELETE FROM items"_s}));
    QVERIFY(items && items->count() == 40);
    outside(u"INSERT INTO items VALUES (7, 'fresh')"_s);
    const QStringList theirs = dumpSqlite(path());
    const auto refused = undo(*items);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::Conflict);
    QCOMPARE(dumpSqlite(path()), theirs);
}

void TestSqliteWriter::whatOthersChangedInAMovedRowStays()
{
    const QStringList before = dumpSqlite(path());
    const auto changes = run(shifted({u"messages"_s, {}}, u"at >= 2"_s, 30));
    QVERIFY2(changes, changes ? "" : qPrintable(changes.error().cause));
    outside(u"UPDATE messages SET body = 'theirs' WHERE at = 5"_s);
    const auto undone = undo(*changes);
    QVERIFY2(undone, undone ? "" : qPrintable(undone.error().cause));
    QCOMPARE(dumpSqlite(path()).filter(u"'theirs'"_s).size(), 5);
    outside(u"UPDATE messages SET body = replace(hex(zeroblob(rowid - 1)), '00', 'ä') WHERE at = 5"_s);
    QCOMPARE(dumpSqlite(path()), before);
}

/// Rows that come one by one: all of them, or none where one cannot be had.
void TestSqliteWriter::streamRows()
{
    constexpr qint64 Rows = 100;
    const QStringList before = dumpSqlite(path());
    qint64 last = Rows;
    SqlStep step {.sql = u"INSERT INTO sessions VALUES (?, ?, 0)"_s, .values = {}, .expectedRows = Rows};
    step.streamedRows = [&last](const auto& take) -> Result<> {
        for (qint64 i = 0; i < last; ++i) {
            if (const Result<> taken = take({u"new-%1"_s.arg(i), i}); !taken)
                return taken;
        }
        return last == Rows ? Result<>() : fail(Errc::Denied, u"No more."_s);
    };
    const SqlScript script {{}, {step}};
    last = Rows / 2;
    const auto cut = run(script);
    QVERIFY(!cut);
    QCOMPARE(cut.error().text, u"No more."_s);
    QCOMPARE(dumpSqlite(path()), before);
    last = Rows;
    const auto changes = run(script);
    QVERIFY2(changes, changes ? "" : qPrintable(changes.error().cause));
    const QStringList after = dumpSqlite(path());
    QCOMPARE(after.filter(u"'new-"_s).size(), Rows);
    QVERIFY(undo(*changes));
    QCOMPARE(dumpSqlite(path()), before);
    // One that is refused ends it.
    QVERIFY(run(steps({u"INSERT INTO sessions VALUES ('new-7', 'there', 0)"_s})));
    QVERIFY(!run(script));
    QCOMPARE(dumpSqlite(path()).size(), before.size() + 1);
}

void TestSqliteWriter::refuseWhereTheStoreMoved()
{
    SqlScript script = steps({u"UPDATE sessions SET title = 'x' WHERE id = 's1'"_s});
    script.guards += SqlGuard {u"SELECT title, 1, NULL FROM sessions WHERE id = ?"_s, {u"s1"_s},
        {u"T"_s, qint64(1), QVariant()}, u"It was renamed."_s};
    script.guards += SqlGuard {u"SELECT 1 FROM sessions WHERE id = 's9'"_s, {}, {}, u"It is there."_s};
    script.steps.first().expectedRows = 1;
    QVERIFY(run(script));

    const QStringList before = dumpSqlite(path());
    const auto again = run(script);
    QVERIFY(!again);
    QCOMPARE(again.error().code, Errc::Conflict);
    QCOMPARE(again.error().text, u"It was renamed."_s);

    script.guards.clear();
    script.steps = {SqlStep {u"UPDATE sessions SET title = 'y'"_s, {}, {}, 1}};
    const auto tooMany = run(script);
    QVERIFY(!tooMany);
    QCOMPARE(tooMany.error().code, Errc::Conflict);
    QCOMPARE(dumpSqlite(path()), before);
}

void TestSqliteWriter::refuseToTakeBackWhatOthersChanged_data()
{
    QTest::addColumn<QString>("ours");
    QTest::addColumn<QString>("theirs");
    QTest::addColumn<bool>("refused");
    const QString rename = u"UPDATE sessions SET title = 'ours' WHERE id = 's1'"_s;
    const QString insert = u"INSERT INTO sessions VALUES ('s3', 'ours', 0)"_s;
    const QString remove = u"DELETE FROM items WHERE id = 3"_s;
    QTest::newRow("same field") << rename << u"UPDATE sessions SET title = 'theirs' WHERE id = 's1'"_s << true;
    QTest::newRow("another field") << rename << u"UPDATE sessions SET cost = 3 WHERE id = 's1'"_s << false;
    QTest::newRow("another row") << rename << u"UPDATE sessions SET title = 'theirs' WHERE id = 's2'"_s << false;
    QTest::newRow("new row changed") << insert << u"UPDATE sessions SET cost = 9 WHERE id = 's3'"_s << true;
    QTest::newRow("new row removed") << insert << u"DELETE FROM sessions WHERE id = 's3'"_s << true;
    QTest::newRow("new row in use") << insert << u"INSERT INTO messages VALUES ('c', 's3', 1, '')"_s << true;
    const QString many = u"INSERT INTO messages SELECT 'x' || id, 's1', at, body FROM messages"_s;
    QTest::newRow("one of many changed") << many << u"UPDATE messages SET at = 77 WHERE id = 'xm7'"_s << true;
    QTest::newRow("one of many removed") << many << u"DELETE FROM messages WHERE id = 'xm8'"_s << true;
    QTest::newRow("the first of many removed") << many << u"DELETE FROM messages WHERE rowid = 41"_s << true;
    QTest::newRow("the last of many removed") << many << u"DELETE FROM messages WHERE rowid = 80"_s << true;
    QTest::newRow("one of many in the place of another")
        << many << u"UPDATE messages SET rowid = 1000 WHERE id = 'xm9'"_s << true;
    QTest::newRow("more after many") << many << u"INSERT INTO messages VALUES ('c', 's1', 1, '')"_s << false;
    QTest::newRow("what many are copies of changed")
        << many << u"UPDATE messages SET at = 7 WHERE id = 'm7'"_s << false;
    const QString move = u"UPDATE messages SET rowid = rowid + 1000"_s;
    QTest::newRow("one of many moved rows changed")
        << move << u"UPDATE messages SET at = 77 WHERE id = 'm7'"_s << false;
    QTest::newRow("one of many moved rows got another key")
        << move << u"UPDATE messages SET id = 'other' WHERE id = 'm7'"_s << true;
    QTest::newRow("one of many moved rows without a key changed")
        << u"UPDATE bare SET rowid = rowid + 1000"_s << u"UPDATE bare SET b = 8 WHERE b = 7"_s << true;
    QTest::newRow("one of many moved rows removed") << move << u"DELETE FROM messages WHERE id = 'm8'"_s << true;
    QTest::newRow("one of many moved rows moved on")
        << move << u"UPDATE messages SET rowid = 5 WHERE id = 'm9'"_s << true;
    const QString shift = u"UPDATE ordered SET at = at + 100"_s;
    QTest::newRow("one of many numbers changed") << shift << u"UPDATE ordered SET at = 7 WHERE id = 'o9'"_s << true;
    QTest::newRow("a number that many had is taken") << shift << u"INSERT INTO ordered VALUES ('new', 9)"_s << true;
    QTest::newRow("number taken") << remove << u"INSERT INTO items VALUES (3, 'theirs')"_s << true;
    QTest::newRow("key taken") << u"DELETE FROM messages WHERE id = 'm1'"_s
                               << u"INSERT INTO messages VALUES ('m1', 's1', 1, '')"_s << true;
}

void TestSqliteWriter::refuseToTakeBackWhatOthersChanged()
{
    QFETCH(QString, ours);
    QFETCH(QString, theirs);
    QFETCH(bool, refused);
    const auto changes = run(steps({ours}));
    QVERIFY2(changes, changes ? "" : qPrintable(changes.error().cause));
    outside(theirs);
    const QStringList before = dumpSqlite(path());
    const auto undone = undo(*changes);
    QCOMPARE(!undone, refused);
    if (refused) {
        QCOMPARE(undone.error().code, Errc::Conflict);
        QVERIFY2(undone.error().text.contains(path()), qPrintable(undone.error().text));
        QCOMPARE(dumpSqlite(path()), before);
    }
}

void TestSqliteWriter::refuseWhatCannotBeTakenBack_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("triggers") << u"INSERT INTO watched VALUES ('a')"_s;
    QTest::newRow("no row numbers") << u"INSERT INTO numberless VALUES ('a')"_s;
}

void TestSqliteWriter::refuseWhatCannotBeTakenBack()
{
    QFETCH(QString, sql);
    const QStringList before = dumpSqlite(path());
    const auto changes = run(steps({u"UPDATE sessions SET title = 'x'"_s, sql}));
    QVERIFY(!changes);
    QCOMPARE(changes.error().code, Errc::NotSupported);
    QCOMPARE(dumpSqlite(path()), before);
}

void TestSqliteWriter::refuseWhereATriggerCame()
{
    const auto changes = run(steps({u"INSERT INTO messages SELECT 'x' || id, 's1', at, body FROM messages"_s}));
    QVERIFY(changes);
    {
        WriterProcess writer(path());
        QVERIFY(
            writer.exec(u"CREATE TRIGGER late AFTER DELETE ON messages BEGIN INSERT INTO log VALUES (old.id); END"_s));
    }
    const QStringList before = dumpSqlite(path());
    const auto undone = undo(*changes);
    QVERIFY(!undone);
    QCOMPARE(undone.error().code, Errc::NotSupported);
    QCOMPARE(dumpSqlite(path()), before);
}

void TestSqliteWriter::anErrorOfTheKeeperWritesNothing()
{
    const QStringList before = dumpSqlite(path());
    const auto refuse = [](const RowChanges&) -> Result<> { return fail(Errc::Denied, u"The disk is full."_s); };
    const auto done = SqliteWriter(path()).run(steps({u"UPDATE sessions SET title = 'x'"_s}), refuse, {});
    QVERIFY(!done);
    QCOMPARE(done.error().text, u"The disk is full."_s);
    QCOMPARE(dumpSqlite(path()), before);
}

void TestSqliteWriter::waitForAnotherWriter()
{
    WriterProcess writer(path());
    QVERIFY(writer.exec(u"BEGIN IMMEDIATE"_s));
    JobControl job;
    job.cancel();
    const auto keep = [](const RowChanges&) { return Result<>(); };
    const auto given = SqliteWriter(path()).run(steps({u"UPDATE sessions SET title = 'x'"_s}), keep, job);
    QVERIFY(!given);
    QCOMPARE(given.error().code, Errc::Cancelled);
    QVERIFY(writer.exec(u"COMMIT"_s));
    QVERIFY(run(steps({u"UPDATE sessions SET title = 'x'"_s})));
}

void TestSqliteWriter::tellWhetherAChangeIsThere()
{
    const SqliteWriter writer(path());
    for (const QString& sql : {u"UPDATE sessions SET title = 'x'"_s, u"INSERT INTO sessions VALUES ('s4', '', 0)"_s,
             u"DELETE FROM messages WHERE at = 1"_s,
             // What is as it was before tells nothing.
             u"UPDATE sessions SET title = 'x'; INSERT INTO bare VALUES (1, 2); DELETE FROM bare WHERE a = 1"_s,
             u"UPDATE sessions SET title = 'x'; UPDATE bare SET b = 'y' WHERE b = 1.5; "
             "UPDATE bare SET b = 1.5 WHERE b = 'y'"_s,
             u"UPDATE sessions SET title = 'x'; DELETE FROM ordered WHERE at = 40; "
             "INSERT INTO ordered VALUES ('o40', 40)"_s,
             u"UPDATE sessions SET title = 'x'; UPDATE bare SET rowid = 9 WHERE rowid = 2; "
             "UPDATE bare SET rowid = 2 WHERE rowid = 9"_s}) {
        const auto changes = run(steps(sql.split(u"; "_s)));
        QVERIFY(changes);
        QCOMPARE(writer.holds(*changes, {}), Result<bool>(true));
        QVERIFY(undo(*changes));
        QCOMPARE(writer.holds(*changes, {}), Result<bool>(false));
    }
}

void TestSqliteWriter::leaveNothingBeside()
{
    QVERIFY(run(steps({u"UPDATE sessions SET title = 'x'"_s})));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), QStringList {u"store.db"_s});
}

TEST_CLASS(TestSqliteWriter)

#include "tst_sqlitewriter.moc"
