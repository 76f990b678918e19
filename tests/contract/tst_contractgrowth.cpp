// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/contract/contract.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"
#include "tests/testkit/writerprocess.h"

#include <QDeadlineTimer>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace stemma::contract;
using namespace Qt::StringLiterals;
using filetree::contentOf;
using filetree::writeFile;

namespace {

/// Asks until a store that is open tells of a change; folders are not looked through at once again.
bool isTold(SessionStore& store)
{
    constexpr int Patience = testclass::Patience;
    StoreChange change = StoreChange::None;
    for (const QDeadlineTimer deadline(Patience); change == StoreChange::None && !deadline.hasExpired();)
        change = store.poll().value_or(StoreChange::None);
    return change != StoreChange::None;
}

/// What is wrong with what somebody reads who has the store open since before a change; or nothing.
QString readingProblem(SessionStore& open, const Copy& copy)
{
    const auto fresh = copy.open();
    if (!fresh)
        return textOf(fresh.error());
    const QStringList others = differences(readingOf(open), readingOf(**fresh));
    return others.isEmpty() ? readstore::readAll(open) : u"something else is read in "_s + others.join(u", "_s);
}

} // namespace

/// Agents write while a store is open: what comes is read, what is half there does no harm.
class TestContractGrowth final : public QObject
{
    Q_OBJECT
private slots:
    void lines_data() { addRows(Among::Lines); }
    void lines();
    void cuts_data() { addRows(Among::Documents); }
    void cuts();
    void rows_data() { addRows(Among::Databases); }
    void rows();
    void absences_data() { addRows(); }
    void absences();
};

/// Line after line, each in two halves. What was read before stays as it is.
void TestContractGrowth::lines()
{
    SAMPLE(sample);
    const Copy copy(sample);
    const QString path = longestFile(copy.path());
    const QByteArray whole = contentOf(path);
    QList<QByteArray> lines = whole.split('\n');
    if (lines.last().isEmpty())
        lines.removeLast();
    constexpr qsizetype Most = 8;
    const qsizetype first = qMax(lines.size() - Most, lines.size() / 2);
    QVERIFY(lines.size() > first);
    QVERIFY(writeFile(path, lines.first(first).join('\n') + '\n', QIODevice::WriteOnly));
    const auto opened = copy.open();
    QVERIFY2(opened, opened ? "" : qPrintable(textOf(opened.error())));
    SessionStore& store = **opened;
    NOTHING_WRONG(readstore::readAll(store));
    const auto before = readingOf(store);
    for (qsizetype i = first; i < lines.size(); ++i) {
        const QByteArray line = lines.at(i) + (i + 1 < lines.size() || whole.endsWith('\n') ? "\n" : "");
        const qsizetype half = line.size() / 2;
        for (const QByteArray& piece : {line.first(half), line.sliced(half)}) {
            QVERIFY(writeFile(path, piece, QIODevice::Append));
            if (i % 2 == 1) // who lists the sessions sees it first; whoever follows one is told all the same
                (void)readstore::listed(store);
            QVERIFY(piece.isEmpty() || isTold(store));
            const QString problem = readingProblem(store, copy);
            QVERIFY2(problem.isEmpty(), qPrintable(u"line %1 from %2: %3"_s.arg(i + 1).arg(line.size()).arg(problem)));
        }
    }
    QCOMPARE(contentOf(path), whole);
    const Copy other(sample);
    const auto original = other.open();
    QVERIFY(original);
    const Reading now = readingOf(store);
    const Reading wanted = readingOf(**original);
    QCOMPARE(now.keys(), wanted.keys());
    for (const QString& id : now.keys())
        QCOMPARE(now.value(id).size(), wanted.value(id).size());
    QVERIFY(now != before);
}

/// A document that is cut off in the midst, as while somebody writes it anew: as much as can be is read, or it is said
/// why not; and when it is whole again all is as before.
void TestContractGrowth::cuts()
{
    SAMPLE(sample);
    const Copy copy(sample);
    const QByteArray whole = contentOf(copy.path());
    const auto opened = copy.open();
    QVERIFY(opened);
    SessionStore& store = **opened;
    const Reading before = readingOf(store);
    constexpr int Pieces = 8;
    for (int i = 0; i < Pieces; ++i) {
        QVERIFY(writeFile(copy.path(), whole.first(whole.size() * i / Pieces), QIODevice::WriteOnly));
        QVERIFY(isTold(store));
        const auto listed = store.sessions(ListDetail::Full, [](const std::vector<SessionInfo>&) { return true; }, {});
        QVERIFY2(listed || isSentence(listed.error().text), qPrintable(QString::number(i)));
        for (const SessionInfo& info : readstore::listed(store)) {
            const auto outline = store.outline(info.id, {});
            QVERIFY2(outline || isSentence(outline.error().text), qPrintable(QString::number(i)));
        }
        const auto fresh = copy.open();
        QVERIFY2(fresh || isSentence(fresh.error().text), qPrintable(QString::number(i)));
        QVERIFY(writeFile(copy.path(), whole, QIODevice::WriteOnly));
        QVERIFY(isTold(store));
        QCOMPARE(differences(readingOf(store), before), QStringList());
    }
}

/// Another process takes the newest rows out of a database and puts them back.
void TestContractGrowth::rows()
{
    SAMPLE(sample);
    const Copy copy(sample);
    const Copy original(sample);
    const auto opened = copy.open();
    QVERIFY(opened);
    SessionStore& store = **opened;
    const Reading whole = readingOf(store);
    WriterProcess writer(copy.path());
    QVERIFY(writer.exec(u"ATTACH '%1' AS original"_s.arg(original.path())));
    QStringList tables;
    for (const QString& table :
        {u"messages"_s, u"message_parts"_s, u"agent_sessions"_s, u"sessions"_s, u"message"_s, u"part"_s}) {
        if (writer.exec(u"SELECT 1 FROM main.%1"_s.arg(table)))
            tables << table;
    }
    QVERIFY(!tables.isEmpty());
    for (const QString& table : std::as_const(tables)) {
        QVERIFY(writer.exec(
            u"DELETE FROM main.%1 WHERE rowid > (SELECT (2 * max(rowid)) / 3 FROM original.%1)"_s.arg(table)));
        QVERIFY(isTold(store));
        NOTHING_WRONG(readingProblem(store, copy));
    }
    QVERIFY(readingOf(store) != whole);
    for (const QString& table : std::as_const(tables)) {
        QVERIFY(writer.exec(u"INSERT INTO main.%1 SELECT * FROM original.%1 AS o WHERE o.rowid > "
                            "(SELECT (2 * max(rowid)) / 3 FROM original.%1) ORDER BY o.rowid"_s.arg(table)));
        QVERIFY(isTold(store));
        NOTHING_WRONG(readingProblem(store, copy));
    }
    QCOMPARE(differences(readingOf(store), whole), QStringList());
}

/// A store that is not there for a while, and a listing that is cancelled: what fails says why, and then all is as
/// before.
void TestContractGrowth::absences()
{
    SAMPLE(sample);
    const Copy copy(sample);
    const auto opened = copy.open();
    QVERIFY(opened);
    SessionStore& store = **opened;
    const Reading before = readingOf(store);
    const std::vector<SessionInfo> sessions = readstore::listed(store);
    const auto outlinesAnswer = [&] {
        return std::ranges::all_of(sessions, [&](const SessionInfo& info) {
            const auto outline = store.outline(info.id, {});
            return outline || isSentence(outline.error().text);
        });
    };
    JobControl cancelled;
    cancelled.cancel();
    (void)store.sessions(ListDetail::Full, [](const std::vector<SessionInfo>&) { return true; }, cancelled);
    QVERIFY(outlinesAnswer());
    QCOMPARE(differences(readingOf(store), before), QStringList());

    QVERIFY(QFile::rename(copy.folder(), copy.folder() + u".away"_s));
    (void)store.poll();
    const auto listed = store.sessions(ListDetail::Full, [](const std::vector<SessionInfo>&) { return true; }, {});
    QVERIFY2(listed || isSentence(listed.error().text), listed ? "" : qPrintable(textOf(listed.error())));
    QVERIFY(outlinesAnswer());
    QVERIFY(QFile::rename(copy.folder() + u".away"_s, copy.folder()));
    (void)store.poll();
    QCOMPARE(differences(readingOf(store), before), QStringList());
}

TEST_CLASS(TestContractGrowth)
#include "tst_contractgrowth.moc"
