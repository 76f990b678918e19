// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/registry.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/sqlitefile.h"
#include "tests/testkit/testclass.h"

#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

const SessionId RowsOwner(u"s"_s);

Result<std::unique_ptr<SessionStore>> tableOf(const QString& path, const QByteArray& messages)
{
    auto file = SqliteFile::create(path);
    if (!file)
        return std::unexpected(file.error());
    file->run(u"CREATE TABLE sessions (id TEXT PRIMARY KEY, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, "
              "title TEXT, tags TEXT, meta TEXT, messages BLOB)"_s);
    const QString moment = u"2026-05-16T09:30:00.000001Z"_s;
    file->run(
        u"INSERT INTO sessions VALUES(?, ?, ?, NULL, '[]', '{}', ?)"_s, {RowsOwner.value, moment, moment, messages});
    const Result<> done = file->finish();
    return done ? openStore(path) : std::unexpected(done.error());
}

Result<std::unique_ptr<SessionStore>> tablesOf(const QString& path, const QStringList& messages)
{
    auto file = SqliteFile::create(path);
    if (!file)
        return std::unexpected(file.error());
    file->run(
        u"CREATE TABLE sessions(session_id TEXT PRIMARY KEY, info_json TEXT NOT NULL, updated_at TEXT NOT NULL)"_s);
    file->run(u"CREATE TABLE messages(session_id TEXT NOT NULL, ord INTEGER NOT NULL, message_json TEXT NOT NULL, "
              "PRIMARY KEY(session_id, ord))"_s);
    file->run(u"CREATE TABLE checkpoints(session_id TEXT NOT NULL, label TEXT NOT NULL, position INTEGER NOT NULL, "
              "created_at TEXT NOT NULL, auto INTEGER NOT NULL, PRIMARY KEY(session_id, label))"_s);
    file->run(u"INSERT INTO sessions VALUES(?, ?, ?)"_s,
        {RowsOwner.value, u"{\"session_id\":\"s\"}"_s, u"2026-05-16T09:30:00Z"_s});
    for (qsizetype i = 0; i < messages.size(); ++i)
        file->run(u"INSERT INTO messages VALUES(?, ?, ?)"_s, {RowsOwner.value, qint64(i), messages.at(i)});
    const Result<> done = file->finish();
    return done ? openStore(path) : std::unexpected(done.error());
}

} // namespace

/// What the library would do with rows of its databases.
class TestMantisRows final : public QObject
{
    Q_OBJECT
private slots:
    void whatTheLibraryRefuses_data();
    void whatTheLibraryRefuses();
    void messagesOfTheProtocol();
};

void TestMantisRows::whatTheLibraryRefuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isRefused");
    QTest::newRow("a word") << QByteArray("word") << false;
    QTest::newRow("a pair") << QByteArray(R"(\ud83d\ude00)") << false;
    QTest::newRow("a backslash") << QByteArray(R"(\\ud83d)") << false;
    QTest::newRow("a high half") << QByteArray(R"(a\ud83d)") << true;
    QTest::newRow("a low half") << QByteArray(R"(\ud83d\ude00\ude00)") << true;
    QTest::newRow("a half before a letter") << QByteArray(R"(\ud83d\u0041)") << true;
    QTest::newRow("no UTF-8") << QByteArray("\xff") << true;
    QTest::newRow("a half in UTF-8") << QByteArray("\xed\xa0\xbd") << true;
}

/// Its reader of JSON is stricter than others, and one such message keeps it from loading the session.
void TestMantisRows::whatTheLibraryRefuses()
{
    QFETCH(const QByteArray, text);
    QFETCH(const bool, isRefused);
    const QTemporaryDir folder;
    const auto store = tableOf(folder.filePath(u"sessions.db"_s),
        R"([{"content":"one","role":"user"},{"content":[{"type":"text","text":")" + text
            + R"("}],"role":"assistant"}])");
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    QCOMPARE(readstore::messages(**store, RowsOwner).size(), size_t(2));
    QCOMPARE(readstore::codes(**store), isRefused ? QStringList {u"unloadable-message"_s} : QStringList());
    QCOMPARE(readstore::sent(**store, RowsOwner).has_value(), !isRefused);
}

/// The documented database may hold them as well. They are known by their places, as all its rows are.
void TestMantisRows::messagesOfTheProtocol()
{
    const QTemporaryDir folder;
    const auto store = tablesOf(folder.filePath(u"sessions.db"_s),
        {uR"({"type":"system","subtype":"init","uuid":"u0","session_id":"s","model":"m"})"_s,
            uR"({"type":"user","message":{"role":"user","content":"one"},"uuid":"u1","session_id":"s"})"_s,
            uR"({"type":"assistant","message":{"role":"assistant","content":[{"type":"text","text":"two"}]},"uuid":"u2"})"_s,
            uR"({"type":"system","subtype":"compact_boundary","uuid":"u3","session_id":"s"})"_s,
            uR"({"type":"result","subtype":"success","result":"two","uuid":"u4","session_id":"s"})"_s,
            uR"({"content":"three","role":"user"})"_s});
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    const std::vector<MessagePtr> messages = readstore::messages(**store, RowsOwner);
    const QStringList ids = readstore::ids(messages);
    QCOMPARE(ids, (QStringList {u"#0"_s, u"#1"_s, u"#2"_s, u"#3"_s, u"#4"_s, u"#5"_s}));
    QStringList marked;
    for (const MessagePtr& message : messages)
        marked += message->states.testFlag(MessageState::InContext) ? QStringList(message->id.value) : QStringList();
    QCOMPARE(marked, (QStringList {u"#1"_s, u"#2"_s, u"#5"_s}));
    const auto sent = readstore::sent(**store, RowsOwner);
    QVERIFY(sent);
    QStringList told;
    for (const ContextItem& item : *sent)
        told += item.id + u' ' + item.text;
    QCOMPARE(told, (QStringList {u"#1 one"_s, u"#2 two"_s, u"#5 three"_s}));
    const auto before = readstore::sent(**store, RowsOwner, MessageId(ids.at(2)));
    QVERIFY(before);
    QCOMPARE(before->size(), qsizetype(2));
}

TEST_CLASS(TestMantisRows)
#include "tst_mantisrows.moc"
