// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/documents.h"
#include "core/store/registry.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"

#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;
using agentfootprint::DocumentSource;

namespace {

constexpr qint64 AllAtOnce = qint64(1) << 40;
constexpr qint64 SmallSteps = 700;

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(bytes) == bytes.size();
}

QByteArray talk(int turns)
{
    QByteArrayList messages;
    for (int i = 0; i < turns; ++i) {
        const QByteArray n = QByteArray::number(i);
        messages << R"({"role":"user","content":"question )" + n + R"(, and more words than one would think"})"
                 << R"({"role":"assistant","content":"","toolCalls":[{"id":"c)" + n
                + R"(","name":"look","args":{}},{"id":"d)" + n + R"(","name":"look","args":{}}]})"
                 << R"({"role":"tool","content":"found","toolCallId":"c)" + n + R"(","toolName":"look"})"
                 << R"({"role":"tool","content":"found","toolCallId":"d)" + n + R"(","toolName":"look"})";
    }
    return '[' + messages.join(',') + ']';
}

QByteArray checkpointWith(const QByteArray& history, const QByteArray& after = R"("checkpointedAt":1795303766674)")
{
    return R"({"version":1,"runId":"run-1","history":)" + history
        + R"(,"lastCompletedIteration":1,"originalInput":{"message":"x"},)" + after + '}';
}

/// All that a window asks for, by pieces of an outline.
struct Seen
{
    SessionId session;
    Outline rows;
    qsizetype pieces = 0;
    std::vector<OutlineDetail> details;
    QList<Message> messages;
};

Seen see(SessionStore& store)
{
    Seen seen;
    const auto sink = [&seen](const std::vector<SessionInfo>& batch) {
        seen.session = batch.front().id;
        return false;
    };
    if (!store.sessions(ListDetail::Basic, sink, {}))
        return seen;
    for (bool isLast = false; !isLast;) {
        const auto piece = store.outlinePiece(seen.session, qint64(seen.rows.size()), {});
        if (!piece)
            return seen;
        isLast = piece->isLast;
        ++seen.pieces;
        std::vector<qint64> keys;
        for (const OutlineRow& row : piece->rows)
            keys.push_back(row.key);
        const auto details = store.outlineDetails(seen.session, keys, {});
        const auto messages = store.messages(seen.session, keys, {}, {});
        if (!details || !messages)
            return seen;
        seen.rows.insert(seen.rows.end(), piece->rows.begin(), piece->rows.end());
        seen.details.insert(seen.details.end(), details->begin(), details->end());
        for (const MessagePtr& message : *messages)
            seen.messages << *message;
    }
    return seen;
}

} // namespace

/// Large files with one session, shown from their beginning on while the rest was not looked at.
class TestFootprintPieces : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { DocumentSource::setStepBytes(8 << 20); }
    void piecesAreTheWhole_data();
    void piecesAreTheWhole();
    void beginningWaitsForNothing();
    void tellsWhereTheBeginningMisled_data();
    void tellsWhereTheBeginningMisled();
    void readsAChangedFileAgain_data();
    void readsAChangedFileAgain();
    void readsOnAfterACancelledPiece();

private:
    QTemporaryDir m_folder;
};

void TestFootprintPieces::piecesAreTheWhole_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::newRow("checkpoint") << checkpointWith(talk(40));
    QTest::newRow("byte order mark") << "\xef\xbb\xbf" + checkpointWith(talk(40));
    QTest::newRow("messages alone") << talk(40);
    QTest::newRow("envelope") << R"({"format":"conversation-v1","data":)" + checkpointWith(talk(40))
            + R"(,"savedAt":5})";
    QTest::newRow("session named late") << R"({"version":1,"history":)" + talk(40)
            + R"(,"runId":"run-9","originalInput":{"message":"x"}})";
    QTest::newRow("torn") << checkpointWith(talk(40)).chopped(900);
    QTest::newRow("summed up") << checkpointWith(
        talk(20).chopped(1) + R"(,{"role":"user","content":"[compacted history of 2 messages] x"}])",
        R"("folded":[{"summaryFingerprint":"no","messages":[{"role":"user","content":"old"}]}])");
    QTest::newRow("only results at the end") << checkpointWith(talk(1).chopped(1)
        + R"(,{"role":"tool","content":"more words than one would think it holds"})"_ba.repeated(40) + ']');
    const QString folder = realStore(u"agentfootprint"_s);
    for (QDirIterator files(folder, {u"*.json"_s}, QDir::Files, QDirIterator::Subdirectories); files.hasNext();) {
        if (const QString path = files.next(); openStore(path))
            QTest::newRow(qPrintable(path.section(u'/', -2))) << contents(path);
    }
}

void TestFootprintPieces::piecesAreTheWhole()
{
    QFETCH(QByteArray, document);
    const QString path = m_folder.filePath(u"session.json"_s);
    QVERIFY(write(path, document));
    DocumentSource::setStepBytes(AllAtOnce);
    const auto whole = openStore(path).value();
    const Seen expected = see(*whole);
    QVERIFY(!expected.session.isEmpty());
    for (const qint64 step : {SmallSteps, qint64(97), qint64(2'000)}) {
        DocumentSource::setStepBytes(step);
        const auto store = openStore(path).value();
        const Seen seen = see(*store);
        QCOMPARE(seen.session, expected.session);
        QCOMPARE(seen.rows, expected.rows);
        QCOMPARE(seen.details, expected.details);
        QCOMPARE(seen.messages, expected.messages);
        QCOMPARE(store->poll().value(), StoreChange::None);
        QCOMPARE(readstore::listed(*store), readstore::listed(*whole));
        QCOMPARE(readstore::codes(*store), readstore::codes(*whole));
        QCOMPARE(readstore::readAll(*openStore(path).value()), QString());
    }
}

void TestFootprintPieces::beginningWaitsForNothing()
{
    const QString path = m_folder.filePath(u"session.json"_s);
    QVERIFY(write(path, checkpointWith(talk(400))));
    DocumentSource::setStepBytes(SmallSteps);
    const auto store = openStore(path).value();
    const Seen seen = see(*store);
    QVERIFY2(seen.pieces > 50, qPrintable(QString::number(seen.pieces)));
    // What is behind the beginning is not read: it is gone meanwhile.
    const auto other = openStore(path).value();
    const auto first = other->outlinePiece(seen.session, 0, {});
    QVERIFY(first && !first->isLast && !first->rows.empty());
    const auto messages = other->firstMessages(seen.session, 3, {}, {}).value();
    QCOMPARE(messages.size(), 3u);
    QCOMPARE(*messages[1], seen.messages[1]);
    QFile file(path);
    QVERIFY(file.resize(file.size() / 2));
    QCOMPARE(*other->messages(seen.session, std::array<qint64, 1> {0}, {}, {}).value().front(), seen.messages[0]);
}

void TestFootprintPieces::tellsWhereTheBeginningMisled_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::newRow("another history") << checkpointWith(talk(40), R"("history":[{"role":"user","content":"other"}])");
    QTest::newRow("another session") << checkpointWith(talk(40), R"("runId":"run-2")");
    QTest::newRow("a second history that differs") << R"({"format":"conversation-v1","data":)"
            + checkpointWith(talk(40), R"("checkpoint":{"sharedState":{"history":[{"role":"user","content":"b"}]}})")
            + '}';
}

void TestFootprintPieces::tellsWhereTheBeginningMisled()
{
    QFETCH(QByteArray, document);
    const QString path = m_folder.filePath(u"session.json"_s);
    QVERIFY(write(path, document));
    DocumentSource::setStepBytes(AllAtOnce);
    const Seen expected = see(*openStore(path).value());
    DocumentSource::setStepBytes(SmallSteps);
    const auto store = openStore(path).value();
    see(*store);
    QCOMPARE(store->poll().value(), StoreChange::Replaced);
    const Seen again = see(*store);
    QCOMPARE(again.session, expected.session);
    QCOMPARE(again.rows, expected.rows);
    QCOMPARE(again.messages, expected.messages);
    QCOMPARE(store->poll().value(), StoreChange::None);
}

void TestFootprintPieces::readsAChangedFileAgain_data()
{
    QTest::addColumn<QByteArray>("after");
    QTest::newRow("written anew") << checkpointWith(talk(30));
    QTest::newRow("cut") << checkpointWith(talk(40)).chopped(2'000);
    QTest::newRow("small now") << checkpointWith(talk(1));
}

void TestFootprintPieces::readsAChangedFileAgain()
{
    QFETCH(QByteArray, after);
    const QString path = m_folder.filePath(u"session.json"_s);
    QVERIFY(write(path, checkpointWith(talk(40))));
    DocumentSource::setStepBytes(SmallSteps);
    const auto store = openStore(path).value();
    const SessionId id = readstore::listed(*openStore(path).value()).front().id;
    QVERIFY(!store->outlinePiece(id, 0, {})->isLast);
    QVERIFY(write(path, after));
    QCOMPARE(store->poll().value(), StoreChange::Replaced);
    const Seen seen = see(*store);
    const Seen expected = see(*openStore(path).value());
    QCOMPARE(seen.rows, expected.rows);
    QCOMPARE(seen.messages, expected.messages);
}

void TestFootprintPieces::readsOnAfterACancelledPiece()
{
    const QString path = m_folder.filePath(u"session.json"_s);
    QVERIFY(write(path, checkpointWith(talk(40))));
    DocumentSource::setStepBytes(AllAtOnce);
    const Seen expected = see(*openStore(path).value());
    DocumentSource::setStepBytes(SmallSteps);
    const auto store = openStore(path).value();
    QVERIFY(store->outlinePiece(expected.session, 0, {}));
    JobControl cancelled;
    cancelled.cancel();
    QCOMPARE(store->outline(expected.session, cancelled).error().code, Errc::Cancelled);
    QCOMPARE(store->outline(expected.session, {}).value(), expected.rows);
}

TEST_CLASS(TestFootprintPieces)

#include "tst_footprintpieces.moc"
