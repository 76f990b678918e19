// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/indexbuilder.h"
#include "core/search/storesearcher.h"
#include "core/store/registry.h"
#include "core/store/sqlite/owndatabase.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/testclass.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

QByteArray promptBehind(int number, const QByteArray& text)
{
    const auto id = [](int of) { return "00000000-0000-4000-8000-" + QByteArray::number(of).rightJustified(12, '0'); };
    return R"({"type":"user","uuid":")" + id(number) + R"(","parentUuid":)"
        + (number == 1 ? QByteArray("null") : '"' + id(number - 1) + '"')
        + R"(,"sessionId":"3f2504e0-4f89-41d3-9a0c-0305e82c3301","cwd":"/home/ana","version":"2.1.197","timestamp":"2026-11-01T10:00:00.000Z","isSidechain":false,"message":{"role":"user","content":")"
        + text + "\"}}\n";
}

std::vector<SearchHit> allHits(SessionStore& store, const QString& query, const StoreSearcher::Sink& also = {})
{
    std::vector<SearchHit> found;
    StoreSearcher searcher(store);
    const auto sink = [&](std::vector<SearchHit> hits) {
        found.insert(found.end(), hits.begin(), hits.end());
        return !also || also(std::move(hits));
    };
    const auto done = searcher.search(*SearchQuery::parse(query), {.limit = -1}, sink, {});
    if (!done || done->sessionsScanned > 0)
        return {};
    return found;
}

/// Into the index of a store.
void setNote(const QString& store, const QByteArray& name, const QByteArray& value)
{
    const auto index = OwnDatabase::open(searchindex::fileOf(store), OwnDatabase::Mode::Existing);
    QVERIFY(index);
    QVERIFY((*index)->exec("UPDATE note SET value = '" + value + "' WHERE name = '" + name + '\''));
}

/// Thirty megabytes of text, of which the first message begins with some words.
FakeSession longSession(const QString& words)
{
    constexpr qsizetype Length = 1'000'000;
    SessionBuilder made(u"long"_s);
    made.user(words + QString(Length - words.size(), u'x'));
    for (int i = 1; i < 30; ++i)
        made.assistant(QString(Length, u'x'));
    return made.build();
}

} // namespace

/// What changes in sessions while they are indexed, or are searched.
class TestSearchChanges final : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void editBesideAnAppend();
    void editBesideAnAppendInADatabase();
    void editInALongSession();
    void timesThatAreSetBack();
    void nothingNewInALongTranscript();
    void resultsThatComeLater();
    void sessionsThatComeDuringASearch();
    void textsThatChangeDuringASearch();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSearchChanges::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_CACHE_HOME", m_folder->filePath(u"cache"_s).toUtf8());
}

/// In place, by a text of the same length, so that nothing but the text tells of it.
void TestSearchChanges::editBesideAnAppend()
{
    const QString path = m_folder->filePath(u"3f2504e0-4f89-41d3-9a0c-0305e82c3301.jsonl"_s);
    QByteArray lines;
    for (int i = 1; i < 50; ++i)
        lines += promptBehind(i, i == 7 ? "first zebra" : "some line");
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite) && file.write(lines) == lines.size() && file.flush());
    const auto build = [&path](qint64* texts, qint64* removed) {
        const auto store = openStore(path);
        IndexBuilder builder(**store);
        QVERIFY(builder.run({}));
        *texts = builder.progress().texts;
        *removed = builder.progress().removed;
    };
    qint64 texts = 0;
    qint64 removed = 0;
    build(&texts, &removed);
    QCOMPARE(texts, 49);
    QVERIFY(file.seek(lines.indexOf("zebra")) && file.write("koala") == 5);
    QVERIFY(file.seek(lines.size()) && file.write(promptBehind(50, "last line")) > 0 && file.flush());
    build(&texts, &removed);
    QCOMPARE(texts, 2); // and no other one is written again
    QCOMPARE(removed, 1);
    QCOMPARE(allHits(**openStore(path), u"koala"_s).size(), 1u);
    QCOMPARE(allHits(**openStore(path), u"zebra"_s).size(), 0u);
    QCOMPARE(allHits(**openStore(path), u"last"_s).size(), 1u);
    build(&texts, &removed);
    QCOMPARE(texts, 0);
}

void TestSearchChanges::editBesideAnAppendInADatabase()
{
    FakeStore store;
    const auto made = [](const QString& word) {
        return SessionBuilder(u"s1"_s).user(u"about a "_s + word).assistant(u"indeed"_s).user(u"more"_s).build();
    };
    FakeSession before = made(u"zebra"_s);
    const MessagePtr last = before.messages.back();
    before.messages.pop_back();
    store.add(before);
    QVERIFY(IndexBuilder(store).run({}));
    store.replace(SessionId(u"s1"_s), 0, *made(u"koala"_s).messages.front());
    store.append(SessionId(u"s1"_s), *last);
    IndexBuilder builder(store);
    QVERIFY(builder.run({}));
    QCOMPARE(builder.progress().texts, 2);
    QCOMPARE(allHits(store, u"koala"_s).size(), 1u);
    QCOMPARE(allHits(store, u"zebra"_s).size(), 0u);
}

/// Of a long session some megabytes are read again whenever it grows, and the rest by builders some minutes later.
void TestSearchChanges::editInALongSession()
{
    FakeStore store;
    FakeSession session = longSession(u"first zebra "_s);
    const MessagePtr last = session.messages.back();
    session.messages.pop_back();
    store.add(session);
    QVERIFY(IndexBuilder(store).run({}));
    store.replace(SessionId(u"long"_s), 0, *longSession(u"first koala "_s).messages.front());
    store.append(SessionId(u"long"_s), *last);
    const auto readBy = [&store](IndexBuilder&& builder) {
        const qsizetype calls = store.messageCalls().size();
        qsizetype rows = 0;
        if (!builder.run({}))
            return qsizetype(-1);
        for (const QList<qint64>& keys : store.messageCalls().sliced(calls))
            rows += keys.size();
        return rows;
    };
    qsizetype rows = readBy(IndexBuilder(store));
    QVERIFY2(rows > 10 && rows < 20, qPrintable(QString::number(rows)));
    QCOMPARE(allHits(store, u"first"_s).size(), 1u); // it is indexed meanwhile
    QCOMPARE(readBy(IndexBuilder(store)), 0); // so soon nothing is read where nothing is new
    QCOMPARE(searchindex::stateOf(store.info().path).kind, IndexState::Kind::Complete);
    setNote(store.info().path, "compared-at", "1");
    rows = readBy(IndexBuilder(store));
    QVERIFY2(rows > 10 && rows < 20, qPrintable(QString::number(rows)));
    QCOMPARE(allHits(store, u"koala"_s).size(), 1u);
    QCOMPARE(readBy(IndexBuilder(store)), 0);
}

/// An edit of equal length by a program that gives the file its time again.
void TestSearchChanges::timesThatAreSetBack()
{
    const QString path = m_folder->filePath(u"3f2504e0-4f89-41d3-9a0c-0305e82c3301.jsonl"_s);
    const QByteArray lines = promptBehind(1, "first zebra") + promptBehind(2, "second line");
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite) && file.write(lines) == lines.size() && file.flush());
    const QDateTime time = QDateTime::currentDateTime().addDays(-3);
    QVERIFY(file.setFileTime(time, QFileDevice::FileModificationTime));
    const auto changedAt = [&path] { return QFileInfo(path).fileTime(QFileDevice::FileMetadataChangeTime); };
    QVERIFY(IndexBuilder(**openStore(path)).run({}));
    const QDateTime before = changedAt();
    QVERIFY(file.seek(lines.indexOf("zebra")) && file.write("koala") == 5 && file.flush());
    do { // until the clock of the files made its next step
        QVERIFY(file.setFileTime(time, QFileDevice::FileModificationTime));
    } while (changedAt() <= before);
    QVERIFY(IndexBuilder(**openStore(path)).run({}));
    QCOMPARE(allHits(**openStore(path), u"koala"_s).size(), 1u);
    QCOMPARE(allHits(**openStore(path), u"zebra"_s).size(), 0u);
}

/// One of which more was written than is compared at once: as long as what was there is the same, its bytes tell so,
/// and nothing is left for builders that find nothing new; an edit in place is found by the next one.
void TestSearchChanges::nothingNewInALongTranscript()
{
    const QString path = m_folder->filePath(u"3f2504e0-4f89-41d3-9a0c-0305e82c3301.jsonl"_s);
    constexpr qsizetype Length = 1'000'000;
    QByteArray lines = promptBehind(1, "first zebra " + QByteArray(Length, 'x'));
    for (int i = 2; i < 24; ++i)
        lines += promptBehind(i, QByteArray(Length, 'x'));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite) && file.write(lines) == lines.size() && file.flush());
    qint64 steps = 0;
    const auto build = [&path, &steps](qint64 texts) {
        const auto store = openStore(path);
        IndexBuilder builder(**store);
        steps = 0;
        for (Result<bool> done = false; done && !*done; ++steps)
            done = builder.step({});
        QCOMPARE(builder.progress().texts, texts);
        QCOMPARE(searchindex::stateOf(path).kind, IndexState::Kind::Complete);
    };
    build(23);
    build(0);
    const qint64 idle = steps;
    QVERIFY(file.seek(file.size()) && file.write(promptBehind(24, "more")) > 0 && file.flush());
    build(1);
    build(0);
    QCOMPARE(steps, idle); // there is nothing left to be compared
    setNote(path, "compared-at", "1");
    build(0);
    QVERIFY2(steps <= idle + 2, qPrintable(QString::number(steps))); // its bytes alone
    QVERIFY(file.seek(lines.indexOf("zebra")) && file.write("koala") == 5);
    QVERIFY(file.seek(file.size()) && file.write(promptBehind(25, "and more")) > 0 && file.flush());
    build(2);
    QCOMPARE(allHits(**openStore(path), u"koala"_s).size(), 1u);
    QCOMPARE(allHits(**openStore(path), u"zebra"_s).size(), 0u);
}

/// Where the bytes before are the same, a message may be another one by what was written behind it: that a call failed
/// is told by its result.
void TestSearchChanges::resultsThatComeLater()
{
    const QString path = m_folder->filePath(u"3f2504e0-4f89-41d3-9a0c-0305e82c3301.jsonl"_s);
    const auto line = [](const QByteArray& type, int number, const QByteArray& message) {
        const auto id = [](int of) { return "00000000-0000-4000-8000-00000000000" + QByteArray::number(of); };
        return R"({"type":")" + type + R"(","uuid":")" + id(number) + R"(","parentUuid":")" + id(number - 1)
            + R"(","sessionId":"3f2504e0-4f89-41d3-9a0c-0305e82c3301","cwd":"/home/ana","version":"2.1.197","timestamp":"2026-11-01T10:00:00.000Z","isSidechain":false,"message":)"
            + message + "}\n";
    };
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(promptBehind(1, "go on")) > 0);
    QVERIFY(
        file.write(line("assistant", 2,
            R"({"id":"msg_1","type":"message","role":"assistant","model":"claude-opus-4-8","content":[{"type":"tool_use","id":"toolu_1","name":"Bash","input":{"command":"walrus"}}]})"))
        > 0);
    QVERIFY(file.flush());
    QVERIFY(IndexBuilder(**openStore(path)).run({}));
    QCOMPARE(allHits(**openStore(path), u"walrus error:no"_s).size(), 1u);
    QVERIFY(
        file.write(line("user", 3,
            R"({"role":"user","content":[{"type":"tool_result","tool_use_id":"toolu_1","is_error":true,"content":"not found"}]})"))
        > 0);
    QVERIFY(file.flush());
    QVERIFY(IndexBuilder(**openStore(path)).run({}));
    QCOMPARE(allHits(**openStore(path), u"walrus error:yes"_s).size(), 1u);
    QCOMPARE(allHits(**openStore(path), u"walrus error:no"_s).size(), 0u);
}

/// The index that a search asks stays as it was when it began.
void TestSearchChanges::sessionsThatComeDuringASearch()
{
    FakeStore store;
    store.addSynthetic(u"long"_s, 3000);
    QVERIFY(IndexBuilder(store).run({}));
    QVERIFY(searchindex::stateOf(store.info().path).texts > 5'000); // so that it is asked twice
    const qsizetype expected = qsizetype(allHits(store, u"NOT nowhere"_s).size());
    bool isFirst = true;
    const auto build = [&](const std::vector<SearchHit>&) {
        if (std::exchange(isFirst, false)) {
            store.add(SessionBuilder(u"new"_s).user(u"one more"_s).build());
            [&] { QVERIFY(IndexBuilder(store).run({})); }();
        }
        return true;
    };
    const std::vector<SearchHit> hits = allHits(store, u"NOT nowhere"_s, build);
    QVERIFY(!isFirst);
    for (const SearchHit& hit : hits)
        QCOMPARE(hit.session.value, u"long"_s);
    QCOMPARE(qsizetype(hits.size()), expected);
    QCOMPARE(qsizetype(allHits(store, u"NOT nowhere"_s).size()), expected + 1);
}

void TestSearchChanges::textsThatChangeDuringASearch()
{
    FakeStore store;
    store.add(SessionBuilder(u"old"_s).user(u"a zebra"_s).assistant(u"a zebra"_s).build());
    store.addSynthetic(u"long"_s, 3000);
    QVERIFY(IndexBuilder(store).run({}));
    const qsizetype expected = qsizetype(allHits(store, u"NOT nowhere"_s).size());
    bool isFirst = true;
    const auto change = [&](const std::vector<SearchHit>&) {
        if (std::exchange(isFirst, false)) {
            store.remove(SessionId(u"old"_s), 1);
            [&] { QVERIFY(IndexBuilder(store).run({})); }();
        }
        return true;
    };
    QCOMPARE(qsizetype(allHits(store, u"NOT nowhere"_s, change).size()), expected);
    QVERIFY(!isFirst);
    QCOMPARE(qsizetype(allHits(store, u"NOT nowhere"_s).size()), expected - 1);
}

TEST_CLASS(TestSearchChanges)

#include "tst_searchchanges.moc"
