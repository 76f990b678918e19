// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/sqlite/writtenstore.h"
#include "tests/testkit/testclass.h"

#include <QCoreApplication>

using namespace stemma;
using namespace Qt::StringLiterals;

/// No change leaves references between rows that point nowhere, unless they did before.
class TestSqliteReferences final : public QObject, protected WrittenStore
{
    Q_OBJECT
private slots:
    void init() { create(); }
    void brokenReferencesAreRefused();
    void referencesThatWereBrokenBefore();
    void addedRowsReferToWhatIsThere_data();
    void addedRowsReferToWhatIsThere() { changeIsTaken(); }
    void nothingRefersToRemovedRows_data();
    void nothingRefersToRemovedRows() { changeIsTaken(); }
    void copiesToWhichOthersReferStay();

private:
    /// Makes the tables and then the change of a row of data, and takes it back and forth if it is one to be made.
    void changeIsTaken() const;
};

void TestSqliteReferences::brokenReferencesAreRefused()
{
    const QStringList before = dumpSqlite(path());
    const auto changes = run(steps({u"DELETE FROM sessions WHERE id = 's1'"_s}));
    QVERIFY(!changes);
    QCOMPARE(changes.error().code, Errc::Conflict);
    QCOMPARE(dumpSqlite(path()), before);
    // In any order within one change.
    QVERIFY(run(steps({u"DELETE FROM sessions WHERE id = 's1'"_s, u"DELETE FROM messages WHERE session = 's1'"_s})));
}

void TestSqliteReferences::referencesThatWereBrokenBefore()
{
    {
        WriterProcess writer(path());
        QVERIFY(writer.exec(u"PRAGMA foreign_keys = OFF"_s));
        QVERIFY(writer.exec(u"INSERT INTO messages VALUES ('lost', 's9', 1, '')"_s));
    }
    const QStringList before = dumpSqlite(path());
    const auto refused = run(steps({u"DELETE FROM sessions WHERE id = 's1'"_s}));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::Conflict);
    QCOMPARE(dumpSqlite(path()), before);
    const auto removed = run(steps({u"DELETE FROM messages WHERE session = 's1'"_s}));
    QVERIFY2(removed, removed ? "" : qPrintable(removed.error().cause));
    takeBackAndForth(*removed, before);
    QVERIFY(undo(*removed));
    const auto moved = run(shifted({u"messages"_s, {}}, u"at >= 1"_s, -1));
    QVERIFY2(moved, moved ? "" : qPrintable(moved.error().cause));
    takeBackAndForth(*moved, before);
}

/// Where a change adds rows only, what they refer to is looked for at the end, and not the whole store.
void TestSqliteReferences::addedRowsReferToWhatIsThere_data()
{
    QTest::addColumn<QStringList>("tables");
    QTest::addColumn<QStringList>("statements");
    QTest::addColumn<bool>("holds");
    const QString copy = u"INSERT INTO messages SELECT 'n' || id, '%1', at, body FROM messages WHERE session = 's1'"_s;
    const QString session = u"INSERT INTO sessions VALUES ('s3', 'T', 0.0)"_s;
    const QStringList none;
    QTest::newRow("to a row that was there") << none << QStringList {copy.arg(u"s2"_s)} << true;
    QTest::newRow("to none") << none << QStringList {copy.arg(u"s3"_s)} << false;
    QTest::newRow("to a row of the same change") << none << QStringList {session, copy.arg(u"s3"_s)} << true;
    QTest::newRow("to one that comes later") << none << QStringList {copy.arg(u"s3"_s), session} << true;
    QTest::newRow("one of many to none")
        << none
        << QStringList {u"INSERT INTO messages SELECT 'n' || id, iif(id = 'm7', 's3', session), at, body FROM messages"_s}
        << false;
    const QStringList tree {u"CREATE TABLE tree (id INTEGER PRIMARY KEY, above INTEGER REFERENCES tree)"_s};
    const QString numbers = u"INSERT INTO tree SELECT rowid, %1 FROM messages"_s;
    QTest::newRow("to each other, by a key that is not named")
        << tree << QStringList {numbers.arg(u"nullif(rowid - 1, 0)"_s)} << true;
    QTest::newRow("to each other, the last to none") << tree << QStringList {numbers.arg(u"rowid + 1"_s)} << false;
    QTest::newRow("to nothing at all") << tree << QStringList {numbers.arg(u"NULL"_s)} << true;
    QTest::newRow("as text to a number") << tree << QStringList {numbers.arg(u"CAST(rowid AS TEXT)"_s)} << true;
    const QStringList noCase {u"CREATE TABLE names (name TEXT PRIMARY KEY COLLATE NOCASE)"_s,
        u"INSERT INTO names VALUES ('Ana')"_s, u"CREATE TABLE tags (name TEXT REFERENCES Names(Name))"_s};
    QTest::newRow("in other letters") << noCase << QStringList {u"INSERT INTO tags SELECT 'ANA' FROM messages"_s}
                                      << true;
    const QStringList odd {u"CREATE TABLE odd (it PRIMARY KEY)"_s, u"INSERT INTO odd VALUES (x'00ff'), (1.5)"_s,
        u"CREATE TABLE ofOdd (it REFERENCES odd)"_s};
    const QString odds = u"INSERT INTO ofOdd SELECT iif(rowid % 2, x'00ff', %1) FROM messages"_s;
    QTest::newRow("as bytes and numbers in turns") << odd << QStringList {odds.arg(u"1.5"_s)} << true;
    QTest::newRow("as bytes, to none") << odd << QStringList {odds.arg(u"x'00fe'"_s)} << false;
    QTest::newRow("as numbers, to none") << odd << QStringList {odds.arg(u"1.25"_s)} << false;
    const QStringList wide {u"CREATE TABLE pairs (a, b, PRIMARY KEY (a, b))"_s, u"INSERT INTO pairs VALUES (1, 2)"_s,
        u"CREATE TABLE ends (a, b, FOREIGN KEY (a, b) REFERENCES pairs)"_s};
    QTest::newRow("by two columns") << wide << QStringList {u"INSERT INTO ends SELECT 1, 2 FROM messages"_s} << true;
    QTest::newRow("by two columns, to none")
        << wide << QStringList {u"INSERT INTO ends SELECT 1, 3 FROM messages"_s} << false;
    const QString replace = u"INSERT OR REPLACE INTO sessions SELECT id, 'U', 0.0 FROM sessions"_s;
    QTest::newRow("rows take the place of others") << none << QStringList {replace} << true;
    const QStringList twice {u"CREATE TABLE once (id TEXT PRIMARY KEY, other TEXT UNIQUE ON CONFLICT REPLACE)"_s,
        u"INSERT INTO once VALUES ('a', 'x')"_s, u"CREATE TABLE ofOnce (id TEXT REFERENCES once(id))"_s,
        u"INSERT INTO ofOnce VALUES ('a')"_s};
    QTest::newRow("a row that others refer to goes for another")
        << twice << QStringList {u"INSERT INTO once SELECT 'b', 'x'"_s} << false;
}

/// Where it removes rows only, those that refer to others are looked through for these.
void TestSqliteReferences::nothingRefersToRemovedRows_data()
{
    QTest::addColumn<QStringList>("tables");
    QTest::addColumn<QStringList>("statements");
    QTest::addColumn<bool>("holds");
    const QString many = u"INSERT INTO keys SELECT %1 FROM messages ORDER BY rowid"_s; // 40 of them
    const QString removed = u"DELETE FROM keys WHERE id IN (SELECT id FROM keys ORDER BY rowid LIMIT %1)"_s;
    const auto tables = [&](const QString& key, const QString& reference, const QStringList& rows) {
        return QStringList {u"CREATE TABLE keys (id %1)"_s.arg(key), u"CREATE TABLE ofKeys (id %1)"_s.arg(reference)}
        + rows;
    };
    const QString textKey = u"TEXT PRIMARY KEY"_s;
    const QString textReference = u"TEXT REFERENCES keys(id)"_s;
    const QString texts = many.arg(u"'k' || rowid"_s);
    const QStringList refersToLast {
        texts, u"INSERT INTO ofKeys VALUES ('k40')"_s, u"INSERT INTO ofKeys VALUES (NULL)"_s};
    for (const int count : {5, 17, 39}) {
        QTest::addRow("none of %d", count)
            << tables(textKey, textReference, refersToLast) << QStringList {removed.arg(count)} << true;
        QTest::addRow("one of %d", count) << tables(textKey, textReference,
            {texts, u"INSERT INTO ofKeys VALUES ('k%1')"_s.arg(count), u"INSERT INTO ofKeys VALUES ('k40')"_s})
                                          << QStringList {removed.arg(count)} << false;
    }
    const QStringList every {removed.arg(40)};
    QTest::newRow("all, and what referred to them")
        << tables(textKey, textReference, refersToLast) << QStringList {u"DELETE FROM ofKeys"_s, every.first()} << true;
    QTest::newRow("all, and only some of what referred to them")
        << tables(textKey, textReference, refersToLast + QStringList {u"INSERT INTO ofKeys VALUES ('k1')"_s})
        << QStringList {u"DELETE FROM ofKeys WHERE id = 'k40'"_s, every.first()} << false;
    QTest::newRow("in other letters") << tables(
        u"TEXT PRIMARY KEY COLLATE NOCASE"_s, textReference, {texts, u"INSERT INTO ofKeys VALUES ('K7')"_s})
                                      << every << false;
    QTest::newRow("numbers as numbers, to none") << tables(u"INTEGER PRIMARY KEY"_s, u"INTEGER REFERENCES keys"_s,
        {many.arg(u"rowid"_s), u"INSERT INTO ofKeys VALUES (40)"_s})
                                                 << QStringList {removed.arg(39)} << true;
    QTest::newRow("numbers as numbers, to one") << tables(u"INTEGER PRIMARY KEY"_s, u"INTEGER REFERENCES keys"_s,
        {many.arg(u"rowid"_s), u"INSERT INTO ofKeys VALUES (30)"_s})
                                                << QStringList {removed.arg(39)} << false;
    QTest::newRow("texts as numbers") << tables(
        textKey, u"INTEGER REFERENCES keys(id)"_s, {many.arg(u"rowid"_s), u"INSERT INTO ofKeys VALUES (30)"_s})
                                      << QStringList {removed.arg(39)} << false;
    QTest::newRow("numbers as texts") << tables(u"INTEGER PRIMARY KEY"_s, u"TEXT REFERENCES keys(id)"_s,
        {many.arg(u"rowid"_s), u"INSERT INTO ofKeys VALUES ('30')"_s})
                                      << QStringList {removed.arg(39)} << false;
    QTest::newRow("whole numbers as they may be stored") << tables(u"REAL PRIMARY KEY"_s, u"REAL REFERENCES keys(id)"_s,
        {many.arg(u"rowid"_s), u"INSERT INTO ofKeys VALUES (30)"_s})
                                                         << QStringList {removed.arg(39)} << false;
    QTest::newRow("columns without a type") << tables(
        u"PRIMARY KEY"_s, u"REFERENCES keys(id)"_s, {many.arg(u"rowid"_s), u"INSERT INTO ofKeys VALUES (30)"_s})
                                            << QStringList {removed.arg(39)} << false;
    const QStringList tree {u"CREATE TABLE tree (id INTEGER PRIMARY KEY, above INTEGER REFERENCES tree)"_s,
        u"INSERT INTO tree SELECT rowid, nullif(rowid - 1, 0) FROM messages"_s};
    QTest::newRow("the end of a chain") << tree << QStringList {u"DELETE FROM tree WHERE id > 10"_s} << true;
    QTest::newRow("the beginning of a chain") << tree << QStringList {u"DELETE FROM tree WHERE id < 30"_s} << false;
    const QStringList wide {u"CREATE TABLE pairs (a, b, PRIMARY KEY (a, b))"_s,
        u"INSERT INTO pairs SELECT rowid, 2 FROM messages"_s,
        u"CREATE TABLE ends (a, b, FOREIGN KEY (a, b) REFERENCES pairs)"_s, u"INSERT INTO ends VALUES (30, 2)"_s};
    QTest::newRow("by two columns, one of many") << wide << QStringList {u"DELETE FROM pairs"_s} << false;
    QTest::newRow("by two columns, none") << wide << QStringList {u"DELETE FROM pairs WHERE a <> 30"_s} << true;
    QTest::newRow("beside a reference that was broken before") << tables(
        textKey, textReference, {texts, u"PRAGMA foreign_keys = OFF"_s, u"INSERT INTO ofKeys VALUES ('lost')"_s})
                                                               << every << true;
}

void TestSqliteReferences::changeIsTaken() const
{
    QFETCH(QStringList, tables);
    QFETCH(QStringList, statements);
    QFETCH(bool, holds);
    {
        WriterProcess writer(path());
        for (const QString& sql : std::as_const(tables))
            QVERIFY2(writer.exec(sql), qPrintable(sql));
    }
    const QStringList before = dumpSqlite(path());
    const auto changes = run(steps(statements));
    QCOMPARE(bool(changes), holds);
    if (holds)
        return takeBackAndForth(*changes, before);
    QCOMPARE(changes.error().code, Errc::Conflict);
    QCOMPARE(dumpSqlite(path()), before);
}

/// Many rows that were added are not undone where others came to refer to one of them.
void TestSqliteReferences::copiesToWhichOthersReferStay()
{
    const auto added = run(steps({u"INSERT INTO sessions SELECT 'n' || id, 'T', 0.0 FROM messages"_s}));
    QVERIFY(added);
    const QStringList before = dumpSqlite(path());
    const auto theirs = run(steps({u"INSERT INTO messages VALUES ('theirs', 'nm7', 1, '')"_s}));
    QVERIFY(theirs);
    const QStringList continued = dumpSqlite(path());
    const auto refused = undo(*added);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::Conflict);
    QCOMPARE(dumpSqlite(path()), continued);
    QVERIFY(undo(*theirs));
    QCOMPARE(dumpSqlite(path()), before);
    QVERIFY(undo(*added));
}

TEST_CLASS(TestSqliteReferences)

#include "tst_sqlitereferences.moc"
