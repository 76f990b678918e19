// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/messagemodel.h"
#include "tests/contract/contract.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"
#include "tests/testkit/writerprocess.h"

#include <QTest>
#include <QThread>

#include <algorithm>
#include <functional>

#include <malloc.h>

using namespace stemma;
using namespace stemma::contract;
using namespace Qt::StringLiterals;
using filetree::writeFile;

namespace {

/// Answers whether it is written.
using Write = std::function<bool()>;

constexpr int PauseMs = 10; ///< between two writes
constexpr int MostLines = 60; ///< written again in one round
constexpr int WarmUpRounds = 2; ///< until caches have their size

/// STEMMA_SOAK_HOURS hours of an agent that writes every ten seconds; without it two rounds more than the caches need.
int writesAsked()
{
    return qEnvironmentVariableIntValue("STEMMA_SOAK_HOURS") * 360;
}

/// The end of a file of lines is cut off, and comes again line by line.
std::vector<Write> lineWrites(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QList<QByteArray> lines;
    while (!file.atEnd())
        lines += file.readLine();
    const qsizetype kept = std::max(lines.size() / 2, lines.size() - MostLines);
    std::vector<Write> writes {[=] { return writeFile(path, lines.first(kept).join(), QIODevice::WriteOnly); }};
    for (const QByteArray& line : lines.sliced(kept))
        writes.emplace_back([=] { return writeFile(path, line, QIODevice::Append); });
    return writes;
}

/// A document is written anew; for a moment half of it is there.
std::vector<Write> documentWrites(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray whole = file.readAll();
    return {[=] { return writeFile(path, whole.first(whole.size() / 2), QIODevice::WriteOnly); },
        [=] { return writeFile(path, whole, QIODevice::WriteOnly); }};
}

/// The newest third of each table is deleted, and comes again by a few rows. They get the numbers that they had, since
/// none is missing among them.
std::vector<Write> rowWrites(WriterProcess& writer, const QString& original)
{
    std::vector<Write> writes;
    if (!writer.exec(u"ATTACH '%1' AS original"_s.arg(original)))
        return writes;
    constexpr int RowsAtOnce = 4;
    constexpr int Pieces = 15; ///< the last one is all that is left
    for (const QString& table :
        {u"messages"_s, u"message_parts"_s, u"agent_sessions"_s, u"sessions"_s, u"message"_s, u"part"_s}) {
        if (!writer.exec(u"SELECT 1 FROM main.%1"_s.arg(table)))
            continue;
        const QString newest = u"rowid > (SELECT (2 * max(rowid)) / 3 FROM original.%1)"_s.arg(table);
        const QString removed = u"DELETE FROM main.%1 WHERE %2"_s.arg(table, newest);
        writes.emplace_back([=, &writer] { return writer.exec(removed); });
        for (int piece = 0; piece < Pieces; ++piece) {
            const QString added
                = u"INSERT INTO main.%1 SELECT * FROM original.%1 WHERE %2 ORDER BY rowid LIMIT %3 OFFSET %4"_s
                      .arg(table, newest)
                      .arg(piece + 1 < Pieces ? RowsAtOnce : -1)
                      .arg(RowsAtOnce * piece);
            writes.emplace_back([=, &writer] { return writer.exec(added); });
        }
    }
    return writes;
}

/// What a program may only hold more of while it has more to show.
struct Held
{
    qint64 heap = 0; ///< bytes
    qsizetype files = 0;
    qsizetype threads = 0;

    [[nodiscard]] static Held now()
    {
        const auto entries = [](const QString& path) {
            return QDir(path).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot).size();
        };
        return {qint64(mallinfo2().uordblks), entries(u"/proc/self/fd"_s), entries(u"/proc/self/task"_s)};
    }
};

SessionId longestSession(SessionStore& store)
{
    const std::vector<SessionInfo> sessions = readstore::listed(store);
    const auto longest = std::ranges::max_element(sessions, {}, &SessionInfo::messages);
    return longest == sessions.end() ? SessionId() : longest->id;
}

/// Rows that the model does not show as they are stored, after it had time to follow.
QString behind(MessageModel& model, const QList<Message>& stored)
{
    const auto isShown = [&](int row) {
        const MessagePtr message = model.messageAt(row);
        return message && *message == stored.at(row);
    };
    if (!QTest::qWaitFor([&] { return model.rowCount() == stored.size(); }, testclass::Patience))
        return u"%1 rows, not %2"_s.arg(model.rowCount()).arg(stored.size());
    for (int row = 0; row < stored.size(); ++row) {
        if (!QTest::qWaitFor([&] { return row < model.rowCount() && isShown(row); }, testclass::Patience))
            return u"row %1 is not what is stored"_s.arg(row + 1);
    }
    return {};
}

} // namespace

/// An agent writes for hours while its session stands in a window: all of it is shown, and nothing grows that does not
/// have to.
class TestContractSoak final : public QObject
{
    Q_OBJECT
private slots:
    void lines_data() { addRows(Among::Lines, Rows::OneOfEachFormat); }
    void lines();
    void documents_data() { addRows(Among::Documents, Rows::OneOfEachFormat); }
    void documents();
    void rows_data() { addRows(Among::Databases, Rows::OneOfEachFormat); }
    void rows();

private:
    static void follow(const Copy& copy, const std::vector<Write>& writes);
};

void TestContractSoak::follow(const Copy& copy, const std::vector<Write>& writes)
{
    QVERIFY(!writes.empty());
    const auto fresh = copy.open();
    QVERIFY2(fresh, fresh ? "" : qPrintable(textOf(fresh.error())));
    const SessionId session = longestSession(**fresh);
    const QList<Message> stored = readingOf(**fresh, QStringList {session.value}).value(session.value);
    QVERIFY(!stored.isEmpty());

    auto opened = copy.open();
    QVERIFY(opened);
    OpenStore store(*std::move(opened));
    MessageModel model(store, session);
    NOTHING_WRONG(behind(model, stored));
    Held warm;
    const int rounds = WarmUpRounds + std::max(2, writesAsked() / int(writes.size()));
    for (int round = 0; round < rounds; ++round) {
        for (const Write& written : writes) {
            QVERIFY(written());
            QTest::qWait(PauseMs);
        }
        const QString problem = behind(model, stored);
        QVERIFY2(problem.isEmpty(), qPrintable(u"round %1: %2"_s.arg(round + 1).arg(problem)));
        if (round + 1 == WarmUpRounds)
            warm = Held::now();
    }
    // The store is just being looked at again, perhaps.
    (void)QTest::qWaitFor([&] { return Held::now().files <= warm.files; }, testclass::Patience);
    const Held end = Held::now();
    if (writesAsked() > 0)
        qInfo("%d rounds of %zu writes; %lld bytes of heap more", rounds, writes.size(), end.heap - warm.heap);
    constexpr qint64 HeapOfCaches = 4 * 1024 * 1024;
    const int pooled = QThread::idealThreadCount(); // threads that may be kept for later work
    QVERIFY2(end.heap - warm.heap < HeapOfCaches, qPrintable(u"%1 bytes more"_s.arg(end.heap - warm.heap)));
    QVERIFY2(end.files <= warm.files, qPrintable(u"%1 files, not %2"_s.arg(end.files).arg(warm.files)));
    QVERIFY2(
        end.threads <= warm.threads + pooled, qPrintable(u"%1 threads, not %2"_s.arg(end.threads).arg(warm.threads)));
}

void TestContractSoak::lines()
{
    SAMPLE(sample);
    const Copy copy(sample);
    const auto before = copy.content();
    follow(copy, lineWrites(longestFile(copy.path())));
    QCOMPARE(differences(copy.content(), before), QStringList());
}

void TestContractSoak::documents()
{
    SAMPLE(sample);
    const Copy copy(sample);
    const auto before = copy.content();
    follow(copy, documentWrites(copy.path()));
    QCOMPARE(differences(copy.content(), before), QStringList());
}

void TestContractSoak::rows()
{
    SAMPLE(sample);
    const Copy copy(sample);
    const Copy original(sample);
    const auto before = copy.content();
    WriterProcess writer(copy.path());
    follow(copy, rowWrites(writer, original.path()));
    QCOMPARE(differences(copy.content(), before), QStringList());
}

TEST_CLASS(TestContractSoak)
#include "tst_contractsoak.moc"
