// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sqlite/rowchanges.h"
#include "tests/testkit/testclass.h"

#include <QDataStream>
#include <QIODevice>
#include <QRandomGenerator>
#include <QScopeGuard>
#include <QTest>
#include <QtEndian>

#include <algorithm>
#include <limits>

#include <malloc.h>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using Kind = RowChange::Kind;

constexpr int Columns = 5;

StoredValue integer(qint64 number)
{
    return {StoredValue::Type::Integer, number, 0, {}};
}

StoredValue real(double number)
{
    return {StoredValue::Type::Real, 0, number, {}};
}

StoredValue text(const QByteArray& bytes)
{
    return {StoredValue::Type::Text, 0, 0, bytes};
}

StoredValue blob(const QByteArray& bytes)
{
    return {StoredValue::Type::Blob, 0, 0, bytes};
}

/// Of two tables.
RowChanges changesOf(const QList<RowChange>& list)
{
    RowChanges changes;
    changes.tableIndex({u"one"_s, {u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s}});
    changes.tableIndex({u"two"_s, {u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s}});
    for (const RowChange& change : list)
        changes.append(change);
    return changes;
}

/// From the oldest on.
QList<RowChange> listed(const RowChanges& changes)
{
    QList<RowChange> list;
    RowBlocks::Walk walk = changes.walk();
    while (const auto change = walk.next())
        list += *change;
    std::ranges::reverse(list);
    return list;
}

QList<RowChange> oneOfEach()
{
    constexpr qint64 Highest = std::numeric_limits<qint64>::max();
    constexpr qint64 Lowest = std::numeric_limits<qint64>::min();
    return {
        {Kind::Inserted, 0, 7, {}, {}, 11, 0},
        {Kind::Inserted, 0, 8, {}, {}, 12, 3},
        {Kind::Inserted, 1, Lowest, {}, {}, 13, Highest},
        {Kind::Inserted, 1, Highest, {}, {}, 14, Lowest},
        {Kind::Deleted, 1, -1, {}, {integer(Highest), integer(Lowest), {}, real(-0.0), real(0.0)}, 0, 0},
        {Kind::Deleted, 1, -2, {}, {integer(Highest), real(1.5), text("a"), real(0.0), blob("a")}, 0, 0},
        {Kind::Deleted, 1, -3, {2, 4}, {integer(1), real(1.5), {}, text(""), {}}, 15, 99},
        {Kind::Deleted, 1, -4, {}, {text("1"), text("a"), text("a"), text("a"), blob(QByteArray(100'000, 'x'))}, 0, 0},
        {Kind::Deleted, 1, -5, {}, {text("1"), text("b"), blob("a"), text("a"), blob(QByteArray(100'000, 'x'))}, 0, 0},
        {Kind::Updated, 0, 5, {1, 3}, {text("old"), {}}, 16, 0},
        {Kind::Updated, 0, 6, {1, 3}, {text("old"), integer(5)}, 17, 0},
        {Kind::Updated, 0, 7, {1}, {text("old")}, 18, 0},
        {Kind::Moved, 0, 1'000, {0}, {}, 19, 4},
        {Kind::Moved, 0, 1'001, {0}, {}, 20, 5},
        {Kind::Moved, 0, 1'002, {}, {}, 21, 6},
    };
}

/// Values like those of the rows of a session: many are those of the row before.
StoredValue randomValue(QRandomGenerator& random, const StoredValue& before)
{
    switch (random.bounded(8)) {
    case 0:
        return {};
    case 1:
        return integer(qint64(random.generate64()) >> random.bounded(64));
    case 2:
        return real(random.generateDouble());
    case 3:
        return text(QByteArray(random.bounded(300), char('a' + random.bounded(2))));
    case 4:
        return blob(QByteArray(random.bounded(3), char(random.bounded(256))));
    default:
        return before;
    }
}

QList<RowChange> randomChanges(QRandomGenerator& random, int count)
{
    QList<RowChange> list;
    RowChange change;
    QList<StoredValue> row(Columns);
    for (int i = 0; i < count; ++i) {
        if (random.bounded(50) == 0)
            change = {Kind(random.bounded(4)), random.bounded(2), qint64(random.generate64()), {}, {}, 0, 0};
        change.rowid += random.bounded(100) == 0 ? random.bounded(-5, 5) : 1;
        change.source = change.kind == Kind::Updated || random.bounded(5) == 0 ? 0 : change.source + 1;
        change.newHash = change.kind == Kind::Deleted && change.source == 0 ? 0 : random.generate64();
        change.old.clear();
        if (change.kind == Kind::Deleted || random.bounded(50) == 0) {
            change.columns.clear();
            for (int column = 0; column < Columns && change.kind != Kind::Inserted; ++column) {
                if (random.bounded(4) == 0)
                    change.columns += column;
            }
        }
        for (int column = 0; column < Columns; ++column)
            row[column] = randomValue(random, row.at(column));
        if (change.kind == Kind::Deleted)
            change.old = row;
        else if (change.kind == Kind::Updated)
            change.old = row.first(change.columns.size());
        list += change;
    }
    return list;
}

// ---- as journals had them before there were blocks

QByteArray recordsOf(const QList<RowChange>& changes, bool hasSources)
{
    QByteArray all;
    for (const RowChange& change : changes) {
        QByteArray record;
        QDataStream out(&record, QIODevice::WriteOnly);
        out.setVersion(QDataStream::Qt_6_0);
        out << quint8(change.kind) << quint16(change.table) << change.rowid << change.newHash << change.columns;
        out << quint32(change.old.size());
        for (const StoredValue& value : change.old) {
            out << quint8(value.type);
            if (value.type == StoredValue::Type::Integer)
                out << value.integer;
            else if (value.type == StoredValue::Type::Real)
                out << value.real;
            else if (value.type != StoredValue::Type::Null)
                out << value.bytes;
        }
        if (hasSources && (change.source != 0 || change.kind == Kind::Moved))
            out << change.source;
        all += record;
        all.resize(all.size() + qsizetype(sizeof(quint32)));
        qToBigEndian(quint32(record.size()), all.data() + all.size() - sizeof(quint32));
    }
    return all;
}

QByteArray bytesBefore(const QList<RowChange>& list, bool hasSources)
{
    constexpr quint32 Magic = 0x53524331;
    const RowChanges changes = changesOf(list);
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_0);
    out << (hasSources ? Magic + 1 : Magic) << qint64(list.size()) << qint32(changes.tables().size());
    for (const RowChanges::Table& table : changes.tables())
        out << table.name << table.columns;
    out << recordsOf(list, hasSources);
    return bytes;
}

} // namespace

/// What takes a change of rows back is in the journal as it was noted.
class TestRowChanges final : public QObject
{
    Q_OBJECT
private slots:
    void aLongValueStaysOutOfMemory();
    void comesBackAsItWas();
    void manyRandomOnes();
    void rowsTakeFewBytes();
    void manyAreInAFile();
    void withoutAFileTheyStayInMemory();
    void tells();
    void readsJournalsFromBefore_data();
    void readsJournalsFromBefore();
    void damagedBytesAreRefused();
    void anyByteMayBeDamaged();
};

void TestRowChanges::comesBackAsItWas()
{
    const QList<RowChange> list = oneOfEach();
    RowChanges changes = changesOf(list);
    changes.setBrokenBefore(3);
    QCOMPARE(changes.count(), list.size());
    QCOMPARE(listed(changes), list);
    const auto again = RowChanges::fromBytes(changes.toBytes());
    QVERIFY(again);
    QCOMPARE(listed(*again), list);
    QCOMPARE(again->tables(), changes.tables());
    QCOMPARE(again->count(), changes.count());
    QCOMPARE(again->brokenBefore(), std::optional<qint64>(3));
    // The sign of a zero is one of its bits.
    QVERIFY(std::signbit(listed(*again).at(4).old.at(3).real));
    QVERIFY(!std::signbit(listed(*again).at(4).old.at(4).real));
    const RowChanges none = changesOf({});
    QVERIFY(none.isEmpty() && listed(none).isEmpty());
    QVERIFY(RowChanges::fromBytes(none.toBytes()));
}

void TestRowChanges::manyRandomOnes()
{
    for (quint32 seed = 1; seed <= 30; ++seed) {
        QRandomGenerator random(seed);
        const QList<RowChange> list = randomChanges(random, 3'000);
        const RowChanges changes = changesOf(list);
        const auto again = RowChanges::fromBytes(changes.toBytes());
        QVERIFY2(again, qPrintable(QString::number(seed)));
        QVERIFY2(listed(*again) == list, qPrintable(QString::number(seed)));
        for (const int table : {0, 1}) {
            QCOMPARE(again->countIn(table, {0, 1}), changes.countIn(table, {0, 1}));
            QCOMPARE(again->addedIn(table), changes.addedIn(table));
            QCOMPARE(again->removedIn(table), changes.removedIn(table));
        }
    }
}

/// A fork of a million messages is a few million rows.
void TestRowChanges::rowsTakeFewBytes()
{
    constexpr int Rows = 10'000;
    QList<RowChange> list;
    for (int i = 0; i < Rows; ++i)
        list += {Kind::Inserted, 0, 500'000 + i, {}, {}, 0x9e3779b97f4a7c15 * quint64(i), 77 + i};
    QVERIFY(changesOf(list).toBytes().size() < Rows * 11);
    list.clear();
    for (int i = 0; i < Rows; ++i)
        list += {Kind::Deleted, 0, 500'000 - i, {3},
            {text("id-" + QByteArray::number(i)), text("the id of a session"), integer(i / 3), {}, real(0)}, quint64(i),
            9'000 - i};
    QVERIFY(changesOf(list).toBytes().size() < Rows * 30);
}

/// What is long is read from a file: whole, and by each copy.
void TestRowChanges::manyAreInAFile()
{
    QRandomGenerator random(5);
    QList<RowChange> list;
    for (int i = 0; i < 200; ++i) {
        const QByteArray words(80'000 + random.bounded(10'000), char('a' + random.bounded(26)));
        list += {Kind::Deleted, i % 2, 1000 - i, {}, {text(words), integer(i), {}, real(i), blob("x")}, 0, 0};
    }
    RowChanges changes = changesOf(list);
    QVERIFY(changes.toPieces().size() > 4);
    QVERIFY(listed(changes) == list);
    QVERIFY(listed(changes) == list); // not only once

    // Copies go on by themselves.
    RowChanges copy = changes;
    QList<RowChange> longer = list;
    for (int i = 0; i < 100; ++i) {
        longer += {Kind::Deleted, 0, 5000 + i, {}, {text(QByteArray(90'000, 'y')), {}, {}, {}, integer(i)}, 0, 0};
        copy.append(longer.constLast());
    }
    changes.append({Kind::Inserted, 0, 7, {}, {}, 11, 0});
    QVERIFY(listed(copy) == longer);
    QCOMPARE(listed(changes).size(), list.size() + 1);
    changes = {};
    QVERIFY(listed(copy) == longer);

    copy.setBrokenBefore(3);
    const auto again = RowChanges::fromBytes(copy.toBytes());
    QVERIFY(again);
    QVERIFY(listed(*again) == longer);
    QVERIFY(again->brokenBefore() == 3);
    QVERIFY(!RowChanges::fromBytes(copy.toBytes().chopped(9)));
}

void TestRowChanges::withoutAFileTheyStayInMemory()
{
    const QByteArray cache = qgetenv("XDG_CACHE_HOME");
    const auto again = qScopeGuard([&] { qputenv("XDG_CACHE_HOME", cache); });
    qputenv("XDG_CACHE_HOME", "/dev/null");
    QList<RowChange> list;
    for (int i = 0; i < 200; ++i)
        list += {Kind::Deleted, 0, i, {}, {text(QByteArray(80'000, char('a' + i % 26))), {}, {}, {}, {}}, 0, 0};
    const RowChanges changes = changesOf(list);
    QCOMPARE(changes.toPieces().size(), 2); // the head, and all blocks
    QVERIFY(listed(changes) == list);
}

void TestRowChanges::tells()
{
    const RowChanges changes = changesOf(oneOfEach());
    QCOMPARE(changes.addedIn(0), 2);
    QCOMPARE(changes.addedIn(1), 2);
    QCOMPARE(changes.removedIn(0), 0);
    QCOMPARE(changes.removedIn(1), 5);
    QCOMPARE(changes.countIn(0, {0}), 2);
    QCOMPARE(changes.countIn(0, {0, 3}), 5);
    QCOMPARE(changes.countIn(1, {0}), 7);
}

void TestRowChanges::readsJournalsFromBefore_data()
{
    QTest::addColumn<bool>("hasSources");
    QTest::newRow("without sources") << false;
    QTest::newRow("with sources") << true;
}

void TestRowChanges::readsJournalsFromBefore()
{
    QFETCH(bool, hasSources);
    QList<RowChange> list = oneOfEach();
    if (!hasSources) {
        for (RowChange& change : list)
            change.source = 0;
    }
    // Of a removed row there was a hash only where some of its values stand elsewhere.
    for (RowChange& change : list)
        change.newHash = change.kind == Kind::Deleted && change.source == 0 ? 0 : change.newHash;
    const QByteArray bytes = bytesBefore(list, hasSources);
    const auto changes = RowChanges::fromBytes(bytes);
    QVERIFY(changes);
    QCOMPARE(listed(*changes), list);
    QVERIFY(!RowChanges::fromBytes(bytes.chopped(1)));
    const QByteArray records = recordsOf(list, hasSources);
    const qsizetype begin = bytes.size() - records.size();
    for (qsizetype at = 0; at < records.size(); at += at < 2'000 ? 1 : 997) {
        QByteArray damaged = bytes;
        damaged[begin + at] = char(damaged.at(begin + at) ^ 0x55);
        if (const auto read = RowChanges::fromBytes(damaged)) // as other values
            QCOMPARE(read->count(), changes->count());
    }
}

void TestRowChanges::damagedBytesAreRefused()
{
    QList<RowChange> list = oneOfEach();
    list.removeIf([](const RowChange& change) { return change.old.size() > 4 && change.old.at(4).bytes.size() > 9; });
    const QByteArray bytes = changesOf(list).toBytes();
    for (qsizetype length = 0; length < bytes.size(); ++length)
        QVERIFY(!RowChanges::fromBytes(bytes.first(length)));
    QVERIFY(!RowChanges::fromBytes(bytes + 'x'));
}

void TestRowChanges::anyByteMayBeDamaged()
{
    QRandomGenerator random(7);
    const RowChanges changes = changesOf(randomChanges(random, 300));
    const QByteArray bytes = changes.toBytes();
    int refused = 0;
    for (qsizetype at = 0; at < bytes.size(); ++at) {
        for (const int flip : {0x01, 0x80, 0xff}) {
            QByteArray damaged = bytes;
            damaged[at] = char(damaged.at(at) ^ flip);
            const auto read = RowChanges::fromBytes(damaged);
            if (!read)
                ++refused;
            else
                QCOMPARE(read->count(), changes.count());
        }
    }
    QVERIFY(refused > 100);
}

/// It goes to the file from where it is. Sanitizers count otherwise; then it is nothing.
void TestRowChanges::aLongValueStaysOutOfMemory()
{
    constexpr qsizetype Long = 32 * 1024 * 1024;
    const QByteArray bytes(Long, 'x');
    const auto heap = [] {
        const auto info = mallinfo2();
        return qint64(info.uordblks + info.hblkhd);
    };
    QList<RowChange> list = oneOfEach();
    list += {Kind::Deleted, 1, -6, {0, 2}, {{}, text(bytes), {}, real(1.5), blob("b")}, 22, 7};
    list += {Kind::Updated, 0, 9, {1, 3}, {integer(-1), blob(bytes)}, 23, 0};
    list += {Kind::Updated, 0, 10, {1, 3}, {integer(-1), blob("c")}, 24, 0};
    const qint64 before = heap();
    const RowChanges changes = changesOf(list);
    QVERIFY2(heap() - before < Long / 2, qPrintable(QString::number(heap() - before)));
    QCOMPARE(listed(changes), list);
    const auto again = RowChanges::fromBytes(changes.toBytes());
    QVERIFY(again);
    QCOMPARE(listed(*again), list);
}

TEST_CLASS(TestRowChanges)
#include "tst_rowchanges.moc"
