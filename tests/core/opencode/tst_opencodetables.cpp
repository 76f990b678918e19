// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/audit/turnauditor.h"
#include "core/models/turnindex.h"
#include "core/store/conversation/conversation.h"
#include "core/store/registry.h"
#include "core/usage/usagereader.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/sqlitefile.h"
#include "tests/testkit/testclass.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

const SessionId OneSession(u"ses_one"_s);

/// A database of one session, written message by message, each a second after the one before.
class OneDatabase
{
public:
    explicit OneDatabase(const QString& path)
        : m_file(*SqliteFile::create(path))
    {
        m_file.run(u"CREATE TABLE session (id TEXT PRIMARY KEY, project_id TEXT, parent_id TEXT, slug TEXT, directory "
                   "TEXT, title TEXT, version TEXT, cost REAL NOT NULL DEFAULT 0, tokens_input INTEGER NOT NULL "
                   "DEFAULT 0, tokens_output INTEGER NOT NULL DEFAULT 0, tokens_reasoning INTEGER NOT NULL DEFAULT 0, "
                   "tokens_cache_read INTEGER NOT NULL DEFAULT 0, tokens_cache_write INTEGER NOT NULL DEFAULT 0, "
                   "time_created INTEGER, time_updated INTEGER)"_s);
        m_file.run(u"CREATE TABLE message (id TEXT PRIMARY KEY, session_id TEXT, time_created INTEGER, time_updated "
                   "INTEGER, data TEXT)"_s);
        m_file.run(u"CREATE TABLE part (id TEXT PRIMARY KEY, message_id TEXT, session_id TEXT, time_created INTEGER, "
                   "time_updated INTEGER, data TEXT)"_s);
        m_file.run(u"INSERT INTO session(id, slug, directory, title, version, time_created, time_updated) "
                   "VALUES(?, 's', '/p', 'One', '1.18.33', 1, 2)"_s,
            {OneSession.value});
    }

    /// @p parts: objects, as JSON.
    void message(const QString& id, const QString& data, const QStringList& parts)
    {
        m_file.run(u"INSERT INTO message VALUES(?, ?, ?, ?, ?)"_s, {id, OneSession.value, ++m_seconds * 1000, 1, data});
        for (const QString& part : parts)
            m_file.run(u"INSERT INTO part VALUES(?, ?, ?, 1, 1, ?)"_s,
                {u"prt_%1"_s.arg(++m_parts), id, OneSession.value, part});
    }
    void prompt(const QString& id)
    {
        message(id, uR"({"role":"user","time":{"created":1}})"_s, {uR"({"type":"text","text":"ask %1"})"_s.arg(id)});
    }
    /// @p more: members of the message.
    void answer(const QString& id, const QString& parent, const QString& more = {})
    {
        message(id,
            uR"({"role":"assistant","parentID":"%1","modelID":"m","providerID":"p","finish":"stop","cost":0,"tokens":)"_s
                    .arg(parent)
                + uR"({"input":10,"output":2,"reasoning":0,"cache":{"read":5,"write":1}}%1})"_s.arg(more),
            {uR"({"type":"text","text":"say %1"})"_s.arg(id)});
    }
    /// @p tail: the id of the first message that is kept; empty: none is.
    void compaction(const QString& question, const QString& summary, const QString& tail = {})
    {
        message(question, uR"({"role":"user","time":{"created":1}})"_s,
            {tail.isEmpty() ? uR"({"type":"compaction","auto":true})"_s
                            : uR"({"type":"compaction","auto":true,"tail_start_id":"%1"})"_s.arg(tail)});
        answer(summary, question, uR"(,"summary":true)"_s);
    }
    void run(const QString& statement) { m_file.run(statement); }

    [[nodiscard]] std::unique_ptr<SessionStore> open(const QString& path)
    {
        const Result<> written = m_file.finish();
        auto store = written ? openStore(path) : std::unexpected(written.error());
        if (!store)
            qWarning("%s", qPrintable(store.error().text));
        return store ? *std::move(store) : nullptr;
    }

private:
    SqliteFile m_file;
    qint64 m_seconds = 0;
    qint64 m_parts = 1'000'000;
};

} // namespace

/// Sessions of tables that are odd but right, made by hand.
class TestOpenCodeTables final : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void columnsThatCameLater();
    void thinkingBesideTheOutput();
    void whatAsksForASummaryIsNoPrompt();
    void whatNobodySaidIsNoPrompt();
    void aTailOverAnEarlierCompaction();
    void messagesWithoutContent();
    void timesThatAreNone();
    void equalTimesThatAreNone();
    void rowsThatNoUserWrote();
    void columnsThatTellNothing();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(u"opencode.db"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

/// Columns of tokens are 0 in sessions that were written before there were any: their answers tell.
void TestOpenCodeTables::columnsThatCameLater()
{
    OneDatabase database(path());
    database.prompt(u"msg_1"_s);
    database.answer(u"msg_2"_s, u"msg_1"_s);
    database.answer(u"msg_3"_s, u"msg_1"_s);
    database.run(u"INSERT INTO session(id, slug, directory, title, version, time_created, time_updated, tokens_input) "
                 "VALUES('ses_new', 's', '/p', 'New', '1.18.33', 1, 2, 77)"_s);
    const auto store = database.open(path());
    QVERIFY(store);
    const auto info = store->session(OneSession, ListDetail::Full, {});
    QVERIFY(info);
    QCOMPARE(info->tokens.input, 20);
    QCOMPARE(info->tokens.output, 4);
    QCOMPARE(info->tokens.cacheRead, 10);
    QCOMPARE(info->tokens.sum(), 36);
    const auto other = store->session(SessionId(u"ses_new"_s), ListDetail::Full, {});
    QVERIFY(other);
    QCOMPARE(other->tokens.sum(), 77);
    // Nor does the agent say that there were none.
    const auto listed = store->session(OneSession, ListDetail::Basic, {});
    QVERIFY(listed);
    QVERIFY(!listed->tokens.sum());
}

/// What was thought is no part of the output here: totals have it, as the usage has.
void TestOpenCodeTables::thinkingBesideTheOutput()
{
    OneDatabase database(path());
    database.prompt(u"msg_1"_s);
    const auto answer = [&](const QString& id, const QString& total) {
        database.message(id,
            uR"({"role":"assistant","parentID":"msg_1","finish":"stop","tokens":{%1"input":10,"output":2,)"_s.arg(total)
                + uR"("reasoning":3,"cache":{"read":5,"write":1}}})"_s,
            {});
    };
    answer(u"msg_2"_s, {});
    answer(u"msg_3"_s, uR"("total":21,)"_s);
    database.run(u"INSERT INTO session(id, slug, directory, title, version, time_created, time_updated, tokens_input, "
                 "tokens_output, tokens_reasoning) VALUES('ses_new', 's', '/p', 'New', '1.18.33', 1, 2, 70, 7, 4)"_s);
    const auto store = database.open(path());
    QVERIFY(store);
    const auto messages = readstore::messages(*store, OneSession);
    QCOMPARE(messages.size(), 3u);
    QVERIFY(!messages[0]->tokens.sum());
    QCOMPARE(messages[1]->tokens.sum(), 21);
    QCOMPARE(messages[2]->tokens.sum(), 21);
    QVERIFY(!messages[1]->tokens.total); // only what is stored is told as stored
    QCOMPARE(messages[2]->tokens.total, 21);
    QCOMPARE(messages[1]->tokens.output, 2);
    const auto info = store->session(OneSession, ListDetail::Full, {});
    QVERIFY(info);
    QCOMPARE(info->tokens.sum(), 42);
    const auto listed = store->session(SessionId(u"ses_new"_s), ListDetail::Basic, {});
    QVERIFY(listed);
    QCOMPARE(listed->tokens.sum(), 81);
    QVERIFY(!info->tokens.total && !listed->tokens.total);
    UsageReader reader({}, PriceTable::builtIn());
    const auto report = reader.run(*store, {});
    QVERIFY(report);
    QCOMPARE((*report)->total().tokens.total(), 42);
}

/// A compaction asks in the user's name, but turns are those of the outline.
void TestOpenCodeTables::whatAsksForASummaryIsNoPrompt()
{
    OneDatabase database(path());
    database.prompt(u"msg_1"_s);
    database.answer(u"msg_2"_s, u"msg_1"_s);
    database.compaction(u"msg_3"_s, u"msg_4"_s);
    database.prompt(u"msg_5"_s);
    database.answer(u"msg_6"_s, u"msg_5"_s);
    const auto store = database.open(path());
    QVERIFY(store);
    QStringList told;
    UsageReader reader({}, PriceTable::builtIn());
    reader.setSink([&told](const UsageRecord& record) {
        told << u"%1 of turn %2 by %3"_s.arg(record.message.value).arg(record.turn).arg(record.prompt.value);
    });
    QVERIFY(reader.run(*store, {}));
    QCOMPARE(told,
        QStringList({u"msg_2 of turn 0 by msg_1"_s, u"msg_4 of turn 0 by msg_1"_s, u"msg_6 of turn 1 by msg_5"_s}));
}

/// What the agent says alone in the user's name, and what has no part at all, begins no turn anywhere.
void TestOpenCodeTables::whatNobodySaidIsNoPrompt()
{
    OneDatabase database(path());
    const QString made = uR"({"type":"text","text":"made by the agent","synthetic":true})"_s;
    const auto asks = [&](const QString& id, const QStringList& parts) {
        database.message(id, uR"({"role":"user","time":{"created":1}})"_s, parts);
    };
    database.prompt(u"msg_1"_s);
    database.answer(u"msg_2"_s, u"msg_1"_s);
    asks(u"msg_3"_s, {made});
    database.answer(u"msg_4"_s, u"msg_3"_s);
    asks(u"msg_5"_s, {});
    database.answer(u"msg_6"_s, u"msg_5"_s);
    asks(u"msg_7"_s, {uR"({"type":"text","text":"own"})"_s, made});
    database.answer(u"msg_8"_s, u"msg_7"_s);
    asks(u"msg_9"_s, {uR"({ "text":"spaced, so that it is looked at", "type":"text" })"_s});
    database.answer(u"msg_9a"_s, u"msg_9"_s);
    const auto store = database.open(path());
    QVERIFY(store);
    const auto messages = readstore::messages(*store, OneSession);
    QCOMPARE(messages.size(), 10u);
    const auto* note = messages[2]->parts.first().as<EventPart>();
    QVERIFY(note);
    QCOMPARE(note->type, u"synthetic"_s);
    QCOMPARE(note->line, u"made by the agent"_s);
    QCOMPARE(note->raw.text, made);
    QVERIFY(messages[6]->parts.at(0).as<TextPart>() && messages[6]->parts.at(1).as<TextPart>());
    QCOMPARE(readstore::sent(*store, OneSession)->at(2).text, u"made by the agent"_s);

    TurnIndex outline;
    for (const MessagePtr& message : messages)
        outline.add(outlineDetailOf(*message));
    QCOMPARE(outline.turns().size(), 3u);
    QStringList told;
    UsageReader reader({}, PriceTable::builtIn());
    reader.setSink([&told](const UsageRecord& record) {
        told << u"%1 of turn %2 by %3"_s.arg(record.message.value).arg(record.turn).arg(record.prompt.value);
    });
    QVERIFY(reader.run(*store, {}));
    QCOMPARE(told,
        QStringList({u"msg_2 of turn 0 by msg_1"_s, u"msg_4 of turn 0 by msg_1"_s, u"msg_6 of turn 0 by msg_1"_s,
            u"msg_8 of turn 1 by msg_7"_s, u"msg_9a of turn 2 by msg_9"_s}));
    TurnAuditor auditor(store->info().format);
    for (const MessagePtr& message : messages)
        auditor.add(*message);
    QCOMPARE(auditor.finish().turns.size(), 3u);
}

/// Everything from the first kept message on is sent, and so is a summary among it.
void TestOpenCodeTables::aTailOverAnEarlierCompaction()
{
    OneDatabase database(path());
    for (const int turn : {1, 2, 3}) {
        database.prompt(u"msg_a%1"_s.arg(turn));
        database.answer(u"msg_b%1"_s.arg(turn), u"msg_a%1"_s.arg(turn));
    }
    database.compaction(u"msg_c1"_s, u"msg_d1"_s, u"msg_a2"_s);
    database.prompt(u"msg_e1"_s);
    database.answer(u"msg_f1"_s, u"msg_e1"_s);
    database.compaction(u"msg_g1"_s, u"msg_h1"_s, u"msg_a3"_s);
    database.prompt(u"msg_i1"_s);
    const auto store = database.open(path());
    QVERIFY(store);
    const auto sent = readstore::sent(*store, OneSession);
    QVERIFY(sent);
    QStringList ids;
    for (const ContextItem& item : *sent)
        ids << item.id.sliced(4);
    QCOMPARE(ids.join(u' '), u"g1 h1 a3 b3 c1 d1 e1 f1 i1"_s);
    for (const MessagePtr& message : readstore::messages(*store, OneSession)) {
        const bool isSent = ids.contains(message->id.value.sliced(4));
        QVERIFY2(message->states.testFlag(MessageState::InContext) == isSent, qPrintable(message->id.value));
    }
    const auto nodes = store->summaryNodes(OneSession, {});
    QVERIFY(nodes);
    QCOMPARE(nodes->size(), 2);
    QVERIFY(nodes->at(0).superseded && nodes->at(0).inContext);
    QVERIFY(!nodes->at(1).superseded && nodes->at(1).inContext);
    QCOMPARE(nodes->at(1).covers, 2);
}

/// Nothing is sent of a message that has no part that says something.
void TestOpenCodeTables::messagesWithoutContent()
{
    OneDatabase database(path());
    database.prompt(u"msg_1"_s);
    database.message(u"msg_2"_s, uR"({"role":"assistant","parentID":"msg_1"})"_s, {uR"({"type":"step-start"})"_s});
    database.message(u"msg_3"_s, uR"({"role":"user"})"_s, {});
    database.message(u"msg_4"_s, uR"({"role":"user"})"_s, {uR"({"type":"hologram","text":"what"})"_s});
    database.prompt(u"msg_5"_s);
    const auto store = database.open(path());
    QVERIFY(store);
    QStringList sent;
    QStringList leftOut;
    const auto sink = [&](const ContextItem& item) {
        (item.leftOut.isEmpty() ? sent : leftOut) << item.id;
        return true;
    };
    QVERIFY(store->context(OneSession, {}, sink, JobControl()));
    QCOMPARE(sent, QStringList({u"msg_1"_s, u"msg_5"_s}));
    QCOMPARE(leftOut, QStringList({u"msg_2"_s, u"msg_3"_s, u"msg_4"_s}));
}

/// Who writes 0 does not mean 1970, which would be half a century before the message behind.
void TestOpenCodeTables::timesThatAreNone()
{
    OneDatabase database(path());
    database.prompt(u"msg_1"_s);
    database.answer(u"msg_2"_s, u"msg_1"_s);
    database.run(u"UPDATE message SET time_created = 0"_s);
    database.run(u"UPDATE session SET time_created = 0"_s);
    const auto store = database.open(path());
    QVERIFY(store);
    for (const MessagePtr& message : readstore::messages(*store, OneSession))
        QVERIFY(!message->createdAt);
    const auto info = store->session(OneSession, ListDetail::Basic, {});
    QVERIFY(info);
    QVERIFY(!info->createdAt);
    UsageReader reader({}, PriceTable::builtIn());
    int calls = 0;
    reader.setSink([&calls](const UsageRecord& record) { calls += record.at ? 0 : 1; });
    QVERIFY(reader.run(*store, {}));
    QCOMPARE(calls, 1);
}

/// Copies of messages keep their times, by which forks are known. Two sessions without any have nothing in common.
void TestOpenCodeTables::equalTimesThatAreNone()
{
    OneDatabase database(path());
    database.prompt(u"msg_1"_s);
    database.run(u"INSERT INTO session(id, slug, directory, title, version, time_created, time_updated) "
                 "VALUES('ses_two', 's', '/p', 'Two', '1.18.33', 5000, 6000)"_s);
    database.run(u"INSERT INTO message VALUES('msg_2', 'ses_two', 0, 0, '{\"role\":\"user\"}')"_s);
    database.run(u"UPDATE message SET time_created = 0"_s);
    const auto store = database.open(path());
    QVERIFY(store);
    for (const SessionInfo& info : readstore::listed(*store))
        QCOMPARE(info.origin.kind, Origin::Kind::None);
}

/// Reminders of 2.x are no prompts, and a compaction that failed has no summary to show.
void TestOpenCodeTables::rowsThatNoUserWrote()
{
    auto file = SqliteFile::create(path());
    QVERIFY(file);
    file->run(u"CREATE TABLE session_v2 (id TEXT PRIMARY KEY, title TEXT, directory TEXT, time_created INTEGER)"_s);
    file->run(
        u"CREATE TABLE session_message (id TEXT PRIMARY KEY, session_id TEXT, type TEXT, seq INTEGER, time_created "
        "INTEGER, time_updated INTEGER, data TEXT)"_s);
    file->run(u"INSERT INTO session_v2 VALUES(?, NULL, '/p', 1)"_s, {OneSession.value});
    int seq = 0;
    const auto add = [&](const QString& type, const QString& data) {
        ++seq;
        file->run(u"INSERT INTO session_message VALUES(?, ?, ?, ?, ?, 1, ?)"_s,
            {u"msg_%1"_s.arg(seq), OneSession.value, type, seq, seq * 1000, data});
    };
    add(u"user"_s, uR"({"text":"ask"})"_s);
    add(u"synthetic"_s, uR"({"text":"be brief"})"_s);
    add(u"compaction"_s, uR"({"status":"failed","reason":"auto","summary":"","recent":""})"_s);
    QVERIFY(file->finish());
    const auto store = openStore(path());
    QVERIFY(store);
    const auto messages = readstore::messages(**store, OneSession);
    QCOMPARE(messages.size(), 3u);
    QCOMPARE(messages[0]->role, Role::User);
    QCOMPARE(messages[1]->role, Role::System);
    QVERIFY(messages[1]->states.testFlag(MessageState::InContext));
    QCOMPARE(messages[2]->parts.size(), 1);
    const auto* event = messages[2]->parts.first().as<EventPart>();
    QVERIFY(event);
    QCOMPARE(event->type, u"compaction"_s);
    QVERIFY2(event->line.contains(u"by itself"), qPrintable(event->line));
    QCOMPARE(readstore::sent(*store->get(), OneSession)->size(), 2);
}

/// Columns of 2.x that nobody filled say as little as those of 1.x do: not that nothing was used.
void TestOpenCodeTables::columnsThatTellNothing()
{
    auto file = SqliteFile::create(path());
    QVERIFY(file);
    file->run(u"CREATE TABLE session_v2 (id TEXT PRIMARY KEY, title TEXT, directory TEXT, time_created INTEGER, "
              "tokens_input INTEGER NOT NULL DEFAULT 0, tokens_output INTEGER NOT NULL DEFAULT 0)"_s);
    file->run(u"CREATE TABLE session_message (id TEXT PRIMARY KEY, session_id TEXT, type TEXT, seq INTEGER, "
              "time_created INTEGER, time_updated INTEGER, data TEXT)"_s);
    file->run(u"INSERT INTO session_v2(id, directory, time_created) VALUES(?, '/p', 1)"_s, {OneSession.value});
    file->run(u"INSERT INTO session_v2 VALUES('ses_known', NULL, '/p', 1, 70, 7)"_s);
    file->run(
        u"INSERT INTO session_message VALUES('m', ?, 'user', 1, 1000, 1, '{\"text\":\"ask\"}')"_s, {OneSession.value});
    QVERIFY(file->finish());
    const auto store = openStore(path());
    QVERIFY(store);
    for (const ListDetail detail : {ListDetail::Basic, ListDetail::Full}) {
        const auto info = (*store)->session(OneSession, detail, {});
        QVERIFY(info);
        QVERIFY(info->tokens.isEmpty());
        const auto known = (*store)->session(SessionId(u"ses_known"_s), detail, {});
        QVERIFY(known);
        QCOMPARE(known->tokens.sum(), 77);
    }
}

TEST_CLASS(TestOpenCodeTables)
#include "tst_opencodetables.moc"
