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
    void messagesOfTheProtocol();
};

/// The documented database may hold them as well. They are known by their places, as all its rows are.
void TestMantisRows::messagesOfTheProtocol()
{
    const QTemporaryDir folder;
    const auto store = tablesOf(folder.filePath(u"sessions.db"_s),
        {uR"({"type":"system","subtype":"init","uuid":"u0","session_id":"s","model":"m"})"_s,
            uR"({"type":"user","message":{"role":"user","content":"one"},"uuid":"u1","session_id":"s"})"_s,
            uR"({"type":"assistant","message":{"role":"assistant","content":[{"type":"text","text":"two"}]},"uuid":"u2"})"_s,
            uR"({"type":"result","subtype":"success","result":"two","uuid":"u3","session_id":"s"})"_s,
            uR"({"content":"three","role":"user"})"_s});
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    const QStringList ids = readstore::ids(readstore::messages(**store, RowsOwner));
    QCOMPARE(ids, (QStringList {u"#0"_s, u"#1"_s, u"#2"_s, u"#3"_s, u"#4"_s}));
    const auto sent = readstore::sent(**store, RowsOwner);
    QVERIFY(sent);
    QStringList told;
    for (const ContextItem& item : *sent)
        told += item.id + u' ' + item.text;
    QCOMPARE(told, (QStringList {u"#1 one"_s, u"#2 two"_s, u"#4 three"_s}));
    const auto before = readstore::sent(**store, RowsOwner, MessageId(ids.at(2)));
    QVERIFY(before);
    QCOMPARE(before->size(), qsizetype(2));
}

TEST_CLASS(TestMantisRows)
#include "tst_mantisrows.moc"
