// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/journal.h"
#include "tests/core/edit/failingreads.h"
#include "tests/testkit/testclass.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <algorithm>

using namespace stemma;
using namespace Qt::StringLiterals;

/// The journal survives whatever can happen to a file that is appended to.
class TestJournal final : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void receiptsComeBack();
    void settledLater();
    void undoAndRedoTurnTheState();
    void cutAtEveryByte();
    void foreignRecordInATornBody();
    void foreignRecordBehindZeros();
    void recordsOfEarlierReleases();
    void damagedRecordIsSkipped();
    void damagedSizesAreSkipped();
    void damagedBodyIsRefused();
    void longBodiesStayOutOfMemory();
    void failedReadIsNoDamage();
    void failedReadIsSaid();
    void settledOnce();
    void whatIsUndoneStays();
    void twoProgramsAtOnce();
    void boundedBySize();
    void tooLargeIsRefused();
    void tooLongToBeReadAgain();
    void oldOnesAreForgotten();
    void whatIsOfThisRunStays();
    void forgettingWithoutAJournal();
    void privateFile();
    void unwritableFolder();

private:
    [[nodiscard]] QString folder() const { return m_folder->filePath(u"journal"_s); }
    [[nodiscard]] QByteArray bytes() const;
    void write(const QByteArray& bytes) const;
    /// Without a mark, as anybody can spell it.
    [[nodiscard]] static QByteArray unmarked(const QByteArray& id, const QByteArray& body);
    /// Two that belong to no record of this journal: of another one, and without a mark.
    [[nodiscard]] QByteArray foreign() const;
    static Receipt make(const QString& id, const QString& action = u"rename"_s, const QString& origin = {});
    [[nodiscard]] static QStringList states(Journal& journal);

    std::unique_ptr<QTemporaryDir> m_folder;
};

Receipt TestJournal::make(const QString& id, const QString& action, const QString& origin)
{
    Receipt receipt;
    receipt.id = ReceiptId(id);
    receipt.at = timeFromMs(1'700'000'000'123);
    receipt.store = u"/data/ü\n.db"_s;
    receipt.format = u"mnesis"_s;
    receipt.action = action;
    receipt.title = u"Rename of “x”"_s;
    receipt.session = SessionId(u"s1"_s);
    receipt.origin = ReceiptId(origin);
    return receipt;
}

QByteArray TestJournal::bytes() const
{
    QFile file(folder() + u"/changes"_s);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestJournal::write(const QByteArray& bytes) const
{
    QFile file(folder() + u"/changes"_s);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(bytes) == bytes.size());
}

QByteArray TestJournal::unmarked(const QByteArray& id, const QByteArray& body)
{
    constexpr auto Method = QCryptographicHash::Blake2b_160;
    const QByteArray head = R"({"id":")" + id + R"(","at":1700000000123,"store":"/data/x.db","format":"mnesis"})";
    QByteArray frame("\nSJ1", 4);
    frame.resize(16);
    qToLittleEndian(quint32(head.size()), frame.data() + 4);
    qToLittleEndian(quint64(body.size()), frame.data() + 8);
    frame += head;
    frame += QCryptographicHash::hash(frame, Method);
    return frame + body + QCryptographicHash::hash(body, Method);
}

QByteArray TestJournal::foreign() const
{
    const QString other = m_folder->filePath(u"other"_s);
    Journal journal(other);
    if (!journal.prepare(make(u"stranger"_s), "delete it"))
        return {};
    QFile file(journal.path());
    const QByteArray marked = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    return "old text " + marked + " and " + unmarked("stranger", "delete it") + unmarked("stranger", "that too");
}

QStringList TestJournal::states(Journal& journal)
{
    static const QStringList names = {u"open"_s, u"applied"_s, u"dropped"_s, u"undone"_s};
    QStringList list;
    const auto receipts = journal.receipts();
    if (!receipts)
        return {receipts.error().text};
    for (const Receipt& receipt : *receipts)
        list += receipt.id.value + u' ' + names.at(int(receipt.state));
    return list;
}

void TestJournal::receiptsComeBack()
{
    Journal journal(folder());
    QCOMPARE(journal.receipts()->size(), 0);
    QVERIFY(!QFileInfo::exists(folder())); // looking makes nothing
    Receipt receipt = make(u"a"_s);
    receipt.newSession = SessionId(u"s2"_s);
    const QByteArray inverse("old \0 bytes\nSJ1", 15);
    QVERIFY(journal.prepare(receipt, inverse));
    QVERIFY(journal.settle(receipt.id, true));

    Journal again(folder());
    receipt.state = Receipt::State::Applied;
    receipt.size = inverse.size();
    QCOMPARE(*again.receipts(), QList {receipt});
    QCOMPARE(*again.inverse(receipt.id), inverse);
    QVERIFY(!again.receipt(ReceiptId(u"zz"_s)));
    QCOMPARE(again.receipt(ReceiptId(u"zz"_s)).error().code, Errc::NotFound);
}

void TestJournal::settledLater()
{
    Journal journal(folder());
    QVERIFY(journal.prepare(make(u"a"_s), "1"));
    QVERIFY(journal.prepare(make(u"b"_s), "2"));
    Journal other(folder());
    QCOMPARE(states(other), (QStringList {u"a open"_s, u"b open"_s}));
    QVERIFY(other.settle(ReceiptId(u"b"_s), false));
    QVERIFY(journal.settle(ReceiptId(u"a"_s), true));
    QCOMPARE(states(journal), (QStringList {u"a applied"_s, u"b dropped"_s}));
    QCOMPARE(states(other), states(journal));
}

void TestJournal::undoAndRedoTurnTheState()
{
    Journal journal(folder());
    const ReceiptId origin(u"a"_s);
    QVERIFY(journal.prepare(make(u"a"_s), "1") && journal.settle(origin, true));
    QVERIFY(!journal.newestOf(origin, u"undo"_s));
    QCOMPARE(journal.newestOf(origin, u"redo"_s)->id, origin);
    QVERIFY(journal.prepare(make(u"u"_s, u"undo"_s, u"a"_s), "2"));
    QCOMPARE(states(journal).first(), u"a applied"_s); // not made yet
    QVERIFY(journal.settle(ReceiptId(u"u"_s), true));
    QCOMPARE(states(journal), (QStringList {u"a undone"_s, u"u applied"_s}));
    QCOMPARE(journal.newestOf(origin, u"undo"_s)->id, ReceiptId(u"u"_s));
    QVERIFY(journal.prepare(make(u"r"_s, u"redo"_s, u"a"_s), "3") && journal.settle(ReceiptId(u"r"_s), true));
    QCOMPARE(states(journal).first(), u"a applied"_s);
    QCOMPARE(journal.newestOf(origin, u"redo"_s)->id, ReceiptId(u"r"_s));
    QVERIFY(journal.prepare(make(u"v"_s, u"undo"_s, u"a"_s), "4") && journal.settle(ReceiptId(u"v"_s), false));
    QCOMPARE(states(journal).first(), u"a applied"_s);
}

void TestJournal::cutAtEveryByte()
{
    {
        Journal journal(folder());
        QVERIFY(journal.prepare(make(u"a"_s), "one") && journal.settle(ReceiptId(u"a"_s), true));
    }
    const QByteArray first = bytes();
    {
        Journal journal(folder());
        QVERIFY(journal.prepare(make(u"b"_s), "two"));
    }
    const QByteArray whole = bytes();
    for (qsizetype size = first.size(); size < whole.size(); ++size) {
        write(whole.first(size));
        Journal journal(folder());
        QCOMPARE(states(journal), QStringList {u"a applied"_s});
        QVERIFY(journal.prepare(make(u"c"_s), "three"));
        QCOMPARE(states(journal), (QStringList {u"a applied"_s, u"c open"_s}));
        Journal again(folder());
        QCOMPARE(states(again), (QStringList {u"a applied"_s, u"c open"_s}));
    }
}

/// Bodies hold what stood in stores, so who wrote a store chooses them.
void TestJournal::foreignRecordInATornBody()
{
    {
        Journal journal(folder());
        QVERIFY(journal.prepare(make(u"a"_s), "one") && journal.settle(ReceiptId(u"a"_s), true));
    }
    const QByteArray first = bytes();
    {
        Journal journal(folder());
        QVERIFY(journal.prepare(make(u"b"_s), foreign()));
        QCOMPARE(journal.inverse(ReceiptId(u"b"_s)).value_or(QByteArray()).count("stranger"), 3);
    }
    const QByteArray whole = bytes();
    for (qsizetype size = first.size(); size < whole.size(); ++size) {
        write(whole.first(size));
        Journal journal(folder());
        QCOMPARE(states(journal), QStringList {u"a applied"_s});
        QVERIFY(journal.prepare(make(u"c"_s), "three"));
        QCOMPARE(states(journal), (QStringList {u"a applied"_s, u"c open"_s}));
        QVERIFY(!bytes().contains("stranger")); // what was torn is gone
    }
}

/// A file system may lose the first block of what was written last, and have the next ones.
void TestJournal::foreignRecordBehindZeros()
{
    {
        Journal journal(folder());
        QVERIFY(journal.prepare(make(u"a"_s), "one"));
    }
    const QByteArray first = bytes();
    {
        Journal journal(folder());
        QVERIFY(journal.prepare(make(u"b"_s), foreign()));
    }
    QByteArray damaged = bytes();
    const qsizetype body = damaged.indexOf("old text");
    std::fill(damaged.begin() + first.size(), damaged.begin() + body, '\0');
    write(damaged);
    Journal journal(folder());
    QCOMPARE(states(journal), QStringList {u"a open"_s});
    QVERIFY(journal.prepare(make(u"c"_s), "three"));
    QCOMPARE(states(journal), (QStringList {u"a open"_s, u"c open"_s}));
}

void TestJournal::recordsOfEarlierReleases()
{
    QVERIFY(QDir().mkpath(folder()));
    QByteArray old = unmarked("a", "one") + unmarked("b", foreign()) + unmarked("c", "three");
    write(old);
    {
        Journal journal(folder());
        QCOMPARE(states(journal), (QStringList {u"a open"_s, u"b open"_s, u"c open"_s}));
        QCOMPARE(journal.inverse(ReceiptId(u"c"_s)).value_or(QByteArray()), "three");
    }
    old[old.indexOf("\"id\":\"b\"") + 6] = 'X';
    write(old);
    Journal journal(folder());
    QCOMPARE(states(journal), (QStringList {u"a open"_s, u"c open"_s}));
    QVERIFY(journal.prepare(make(u"d"_s), "four"));
    QVERIFY(bytes().startsWith(old));
    Journal again(folder());
    QCOMPARE(states(again), (QStringList {u"a open"_s, u"c open"_s, u"d open"_s}));
}

void TestJournal::damagedRecordIsSkipped()
{
    Journal journal(folder());
    for (const char* id : {"a", "b", "c"})
        QVERIFY(journal.prepare(make(QString::fromLatin1(id)), "old"));
    QByteArray damaged = bytes();
    damaged[damaged.indexOf("\"id\":\"b\"") + 6] = 'X';
    write(damaged);
    Journal again(folder());
    QCOMPARE(states(again), (QStringList {u"a open"_s, u"c open"_s}));
    QVERIFY(again.settle(ReceiptId(u"c"_s), true));
    QVERIFY(bytes().startsWith(damaged)); // what cannot be read is kept
}

void TestJournal::damagedSizesAreSkipped()
{
    {
        Journal journal(folder());
        QVERIFY(journal.prepare(make(u"a"_s), "old"));
    }
    const qsizetype second = bytes().size();
    {
        Journal journal(folder());
        QVERIFY(journal.prepare(make(u"b"_s), foreign()) && journal.prepare(make(u"c"_s), "old"));
    }
    QByteArray damaged = bytes();
    damaged[second + 12] = 1; // 4 GiB more
    write(damaged);
    Journal again(folder());
    QCOMPARE(states(again), (QStringList {u"a open"_s, u"c open"_s}));
    QVERIFY(again.settle(ReceiptId(u"c"_s), true));
    QVERIFY(bytes().startsWith(damaged));
}

void TestJournal::damagedBodyIsRefused()
{
    Journal journal(folder());
    QVERIFY(journal.prepare(make(u"a"_s), "precious"));
    QByteArray damaged = bytes();
    damaged.replace("precious", "precioux");
    write(damaged);
    const auto inverse = Journal(folder()).inverse(ReceiptId(u"a"_s));
    QVERIFY(!inverse);
    QCOMPARE(inverse.error().code, Errc::Corrupt);
}

void TestJournal::longBodiesStayOutOfMemory()
{
    Journal journal(folder());
    const QByteArray one(3'000'000, 'o');
    const QByteArray two(4'000'000, 't');
    const QByteArray whole = one + two + "three";
    QVERIFY(journal.prepare(make(u"a"_s), QByteArrayList {one, two, "three"}));
    QVERIFY(journal.prepare(make(u"b"_s), "short"));
    const auto held = journal.heldInverse(ReceiptId(u"a"_s));
    QVERIFY(held && held->owner);
    QVERIFY(held->bytes == whole);
    const auto brief = journal.heldInverse(ReceiptId(u"b"_s));
    QVERIFY(brief && !brief->owner);
    QCOMPARE(brief->bytes, "short");
    // They do not depend on the journal.
    QByteArray damaged = bytes();
    damaged[damaged.indexOf("tttt") + 2'000'000] = 'x';
    write(damaged);
    QVERIFY(held->bytes == whole);
    const auto refused = Journal(folder()).heldInverse(ReceiptId(u"a"_s));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::Corrupt);
}

/// What cannot be read for a moment is not cut off.
void TestJournal::failedReadIsNoDamage()
{
    {
        Journal journal(folder());
        for (const char* id : {"a", "b", "c"})
            QVERIFY(journal.prepare(make(QString::fromLatin1(id)), "old"));
    }
    QByteArray whole = bytes();
    whole[whole.indexOf("\"id\":\"b\"") + 6] = 'X'; // so that what is behind it is looked for
    int refused = 0;
    for (int number = 1;; ++number) {
        write(whole);
        Journal journal(folder());
        failingreads::failOnce(journal.path(), number);
        const auto prepared = journal.prepare(make(u"d"_s), "new");
        if (!failingreads::hasFailed())
            break;
        // A read that fails once the record is written does not take it back.
        if (!prepared && bytes() == whole) {
            QCOMPARE(prepared.error().code, Errc::Denied);
            QVERIFY2(prepared.error().text.contains("cannot be read"_L1), qPrintable(prepared.error().text));
            ++refused;
            QVERIFY(journal.prepare(make(u"d"_s), "new"));
        }
        QCOMPARE(states(journal), (QStringList {u"a open"_s, u"c open"_s, u"d open"_s}));
        QVERIFY(bytes().startsWith(whole));
    }
    failingreads::failOnce({}, 0);
    QVERIFY(refused >= 3);
}

/// Not that it is damaged, and not that it cannot be written.
void TestJournal::failedReadIsSaid()
{
    Journal journal(folder());
    QVERIFY(journal.prepare(make(u"a"_s), "old"));
    for (int number = 1;; ++number) {
        Journal again(folder());
        QVERIFY(number % 2 == 0 || again.receipts()); // so that it is the body that fails
        failingreads::failOnce(journal.path(), number);
        const auto inverse = again.inverse(ReceiptId(u"a"_s));
        if (!failingreads::hasFailed())
            break;
        QVERIFY(!inverse);
        QCOMPARE(inverse.error().code, Errc::Denied);
        QVERIFY2(inverse.error().text.contains("cannot be read"_L1), qPrintable(inverse.error().text));
        QVERIFY(!inverse.error().text.contains("nothing was changed"_L1));
        QCOMPARE(again.inverse(ReceiptId(u"a"_s)).value_or(QByteArray()), "old");
    }
    failingreads::failOnce({}, 0);
    QVERIFY(QFile::remove(journal.path()) && QDir().mkpath(journal.path()));
    const auto receipts = Journal(folder()).receipts();
    QVERIFY(!receipts);
    QVERIFY2(receipts.error().text.contains("cannot be read"_L1), qPrintable(receipts.error().text));
}

/// Who finds out later than another program takes nothing back.
void TestJournal::settledOnce()
{
    Journal journal(folder());
    QVERIFY(journal.prepare(make(u"a"_s), "1") && journal.settle(ReceiptId(u"a"_s), true));
    QVERIFY(journal.prepare(make(u"u"_s, u"undo"_s, u"a"_s), "2") && journal.settle(ReceiptId(u"u"_s), true));
    const QByteArray before = bytes();
    QVERIFY(Journal(folder()).settle(ReceiptId(u"a"_s), false));
    QCOMPARE(states(journal), (QStringList {u"a undone"_s, u"u applied"_s}));
    QCOMPARE(bytes(), before);
}

/// An undo that needs room does not forget what it undoes: it could not be redone.
void TestJournal::whatIsUndoneStays()
{
    Journal journal(folder(), 5000);
    for (const QString& id : {u"a"_s, u"b"_s, u"c"_s})
        QVERIFY(journal.prepare(make(id), QByteArray(1000, 'x')) && journal.settle(ReceiptId(id), true));
    QVERIFY(journal.prepare(make(u"u"_s, u"undo"_s, u"b"_s), QByteArray(1000, 'y')));
    QVERIFY(journal.settle(ReceiptId(u"u"_s), true));
    QCOMPARE(states(journal), (QStringList {u"b undone"_s, u"c applied"_s, u"u applied"_s}));
    QCOMPARE(journal.newestOf(ReceiptId(u"b"_s), u"undo"_s).value_or(Receipt()).id.value, u"u"_s);
}

void TestJournal::twoProgramsAtOnce()
{
    Journal one(folder());
    Journal two(folder());
    for (int i = 0; i < 20; ++i)
        QVERIFY((i % 2 ? one : two).prepare(make(QString::number(i)), QByteArray(i * 100, 'x')));
    QCOMPARE(one.receipts()->size(), 20);
    QCOMPARE(*one.receipts(), *two.receipts());
}

void TestJournal::boundedBySize()
{
    constexpr qint64 Limit = 20'000;
    Journal journal(folder(), Limit);
    Journal other(folder(), Limit);
    for (int i = 0; i < 30; ++i) {
        QVERIFY(journal.prepare(make(QString::number(i)), QByteArray(2'000, 'x')));
        QVERIFY(journal.settle(ReceiptId(QString::number(i)), i % 3 != 0));
        QVERIFY(QFileInfo(journal.path()).size() <= Limit);
    }
    const QStringList kept = states(journal);
    QVERIFY(kept.size() >= 4 && kept.size() < 10);
    QCOMPARE(kept.last(), u"29 applied"_s);
    QVERIFY(kept.contains(u"27 dropped"_s));
    QCOMPARE(states(other), kept);
    QVERIFY(other.prepare(make(u"late"_s), "x"));
    QCOMPARE(states(journal).last(), u"late open"_s);
}

void TestJournal::tooLargeIsRefused()
{
    Journal journal(folder(), 1000);
    QVERIFY(journal.prepare(make(u"a"_s), "x"));
    const auto refused = journal.prepare(make(u"b"_s), QByteArray(2000, 'x'));
    QVERIFY(!refused);
    QCOMPARE(states(journal), QStringList {u"a open"_s});
}

void TestJournal::tooLongToBeReadAgain()
{
    Journal journal(folder());
    QStringList written;
    int refused = 0;
    // Somewhere between these it becomes too long; what is said to be written can be read.
    for (int length = 1'048'000; length <= 1'048'600; length += 50) {
        Receipt receipt = make(QString::number(length));
        receipt.title = QString(length, u'x');
        if (journal.prepare(receipt, "y"))
            written += receipt.id.value + u" open"_s;
        else
            ++refused;
        QCOMPARE(states(journal), written);
    }
    QVERIFY(written.size() > 3 && refused > 3);
    Journal again(folder());
    QCOMPARE(states(again), written);
}

void TestJournal::oldOnesAreForgotten()
{
    Journal journal(folder());
    const Time now = timeFromMs(1'700'000'000'000);
    for (int day = 0; day < 10; ++day) {
        Receipt receipt = make(QString::number(day));
        receipt.at = now - std::chrono::days(10 - day);
        QVERIFY(journal.prepare(receipt, QByteArray(1000, 'x')));
        QVERIFY(journal.settle(receipt.id, true));
    }
    const qint64 before = QFileInfo(journal.path()).size();
    QCOMPARE(journal.forgetOld(now).value_or(-1), 0); // no limits yet
    journal.setLimits({.bytes = Journal::DefaultLimit, .age = std::chrono::days(5)});
    QCOMPARE(journal.forgetOld(now).value_or(-1), 5);
    QCOMPARE(journal.receipts()->size(), 5);
    QCOMPARE(journal.receipts()->first().id.value, u"5"_s);
    QVERIFY(QFileInfo(journal.path()).size() < before * 6 / 10);
    journal.setLimits({.bytes = 3 * 1500});
    QVERIFY(journal.forgetOld(now).value_or(-1) >= 2);
    const qsizetype left = journal.receipts()->size();
    QVERIFY(left >= 1 && left <= 3);
    QCOMPARE(journal.receipts()->last().id.value, u"9"_s);
    QCOMPARE(journal.inverse(ReceiptId(u"9"_s)).value_or(QByteArray()), QByteArray(1000, 'x'));
    // Another program sees the same.
    Journal other(folder());
    QCOMPARE(states(other), states(journal));
}

void TestJournal::whatIsOfThisRunStays()
{
    Journal journal(folder());
    const Time begun = timeFromMs(1'700'000'000'000);
    const auto add
        = [&journal](const QString& id, Time at, const QString& action, const QString& origin, bool settled) {
              Receipt receipt = make(id, action, origin);
              receipt.at = at;
              QVERIFY(journal.prepare(receipt, QByteArray(1000, 'x')));
              if (settled)
                  QVERIFY(journal.settle(receipt.id, true));
          };
    const Time old = begun - std::chrono::days(100);
    add(u"a"_s, old, u"rename"_s, {}, true);
    add(u"b"_s, old, u"rename"_s, {}, true);
    add(u"c"_s, old, u"rename"_s, {}, true);
    add(u"undo-b"_s, begun, u"undo"_s, u"b"_s, true); // takes back an old one
    add(u"d"_s, begun + std::chrono::minutes(1), u"rename"_s, {}, true);
    journal.setLimits({.bytes = 100, .age = std::chrono::days(1), .keepFrom = begun});
    QCOMPARE(journal.forgetOld(begun + std::chrono::days(300)).value_or(-1), 1); // "a"
    QCOMPARE(journal.receipts()->first().id.value, u"b"_s);
    QCOMPARE(journal.receipts()->first().state, Receipt::State::Undone);
    // The same where a change needs room.
    journal.setLimits({.bytes = 4000, .keepFrom = begun});
    add(u"e"_s, begun + std::chrono::minutes(2), u"rename"_s, {}, true);
    QCOMPARE(journal.receipts()->first().id.value, u"b"_s);

    m_folder = std::make_unique<QTemporaryDir>();
    Journal open(folder());
    Receipt unknown = make(u"open"_s);
    unknown.at = old;
    QVERIFY(open.prepare(unknown, QByteArray(1000, 'x')));
    open.setLimits({.bytes = 100, .age = std::chrono::days(1), .keepFrom = begun});
    QCOMPARE(open.forgetOld(begun).value_or(-1), 0); // nobody knows yet whether it was made
}

void TestJournal::forgettingWithoutAJournal()
{
    Journal journal(folder());
    journal.setLimits({.bytes = 100, .age = std::chrono::days(1)});
    QCOMPARE(journal.forgetOld(now()).value_or(-1), 0);
    QVERIFY(!QFileInfo::exists(folder()));
}

void TestJournal::privateFile()
{
    Journal journal(folder());
    QVERIFY(journal.prepare(make(u"a"_s), "x"));
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QVERIFY(!(QFileInfo(journal.path()).permissions() & others));
    QVERIFY(!(QFileInfo(folder()).permissions() & others));
}

void TestJournal::unwritableFolder()
{
    QFile file(m_folder->filePath(u"file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    Journal journal(file.fileName() + u"/journal"_s);
    const auto refused = journal.prepare(make(u"a"_s), "x");
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::Denied);
    QVERIFY(refused.error().text.contains(file.fileName()));
}

TEST_CLASS(TestJournal)
#include "tst_journal.moc"
