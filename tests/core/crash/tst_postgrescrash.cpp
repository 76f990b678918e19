// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/batchplanner.h"
#include "core/edit/editor.h"
#include "core/store/registry.h"
#include "tests/core/crash/deadlywrites.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/postgresserver.h"
#include "tests/testkit/testclass.h"

#include <QCoreApplication>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

const SessionId Session(u"c"_s);

} // namespace

/// Wherever the program is killed in the midst of changes of a database on a server, that is as before or as after each
/// of them, and what was done can be undone.
class TestPostgresCrash final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void killedAtEveryWrite();

public:
    static std::optional<int> runAsChild(const QStringList& arguments);

private:
    static int change(const QString& url, const QString& folder);
    void fresh() const;
    [[nodiscard]] QString url() const { return m_server->url(u"work"_s); }
    [[nodiscard]] QString dump() const { return m_server->dump(u"work"_s).value_or(u"(no dump)"_s); }

    std::unique_ptr<PostgresServer> m_server;
};

void TestPostgresCrash::initTestCase()
{
    NEED(PostgresServer::missingPrograms());
    auto started = PostgresServer::start();
    QVERIFY2(started.has_value(), started ? "" : qPrintable(started.error().text));
    m_server = *std::move(started);
    QVERIFY(m_server->createDatabase(u"original"_s));
    const auto made = m_server->run(u"original"_s,
        u"CREATE TABLE conversations (id text PRIMARY KEY, user_id text NOT NULL, agent_id text NOT NULL, title text "
        u"NOT "
        "NULL, created_at bigint NOT NULL, last_updated_at bigint NOT NULL); CREATE TABLE messages (id text PRIMARY "
        "KEY, "
        "conversation_id text NOT NULL REFERENCES conversations ON DELETE CASCADE, user_id text NOT NULL, role text "
        "NOT "
        "NULL, original_content text NOT NULL, enhanced_message text NOT NULL DEFAULT '', explicit_context jsonb, "
        "episode_id integer NOT NULL DEFAULT 0, sentiment_score double precision NOT NULL DEFAULT 0, intent text NOT "
        "NULL DEFAULT 'unknown', entities jsonb NOT NULL DEFAULT '[]', is_cancellation boolean NOT NULL DEFAULT false, "
        "is_continuation boolean NOT NULL DEFAULT true, is_flagged boolean NOT NULL DEFAULT false, \"timestamp\" "
        "bigint "
        "NOT NULL, invoked_flows jsonb, invoked_tools jsonb, reasoning_steps jsonb, errors jsonb); CREATE TABLE "
        "turn_traces (id text PRIMARY KEY, message_id text NOT NULL UNIQUE REFERENCES messages ON DELETE CASCADE, "
        "conversation_id text NOT NULL REFERENCES conversations ON DELETE CASCADE, user_id text NOT NULL, agent_id "
        "text "
        "NOT NULL, turn_number integer NOT NULL, started_at_ms bigint NOT NULL, ended_at_ms bigint NOT NULL, "
        "total_latency_ms integer NOT NULL, total_prompt_tokens integer NOT NULL DEFAULT 0, total_completion_tokens "
        "integer NOT NULL DEFAULT 0, total_tokens integer NOT NULL DEFAULT 0, task_emissions jsonb NOT NULL DEFAULT "
        "'[]', "
        "tool_traces jsonb NOT NULL DEFAULT '[]', llm_calls jsonb NOT NULL DEFAULT '[]'); "
        "INSERT INTO conversations VALUES ('c', 'u', 'a', 'T', 1790000000000, 1790000000000); "
        "INSERT INTO messages (id, conversation_id, user_id, role, original_content, \"timestamp\") SELECT 'm' || i, "
        "'c', "
        "'u', CASE i % 2 WHEN 1 THEN 'user' ELSE 'assistant' END, 'text ' || i, 1790000000000 + 100 * i FROM "
        "generate_series(1, 8) i; INSERT INTO turn_traces (id, message_id, conversation_id, user_id, agent_id, "
        "turn_number, started_at_ms, ended_at_ms, total_latency_ms) SELECT 't' || i, 'm' || i, 'c', 'u', 'a', i, "
        "1790000000000 + i, 1790000000000 + i, 1 FROM generate_series(2, 8, 2) i"_s);
    QVERIFY2(made, made ? "" : qPrintable(made.error().text));
}

void TestPostgresCrash::fresh() const
{
    QVERIFY(m_server->run(u"postgres"_s, u"DROP DATABASE IF EXISTS work WITH (FORCE)"_s));
    QVERIFY(m_server->run(u"postgres"_s, u"CREATE DATABASE work TEMPLATE original"_s));
}

/// What the child does: a little of everything.
int TestPostgresCrash::change(const QString& url, const QString& folder)
{
    const auto store = openStore(url);
    if (!store)
        return 1;
    Journal journal(folder + u"/journal"_s);
    Editor editor(journal);
    const auto apply = [&](const Edit& edit) -> Result<Receipt> {
        const auto plan = planEdit(**store, edit, {});
        return plan ? editor.apply((*store)->info(), *plan, {}) : std::unexpected(plan.error());
    };
    const auto fork = apply(ForkEdit {Session, MessageId(u"m4"_s), false, {}});
    if (!fork || !editor.undo(fork->id, {}) || !editor.redo(fork->id, {}))
        return 2;
    const QList<SingleEdit> several {RenameEdit {Session, u"One"_s}, TextEdit {Session, MessageId(u"m1"_s), 0, u"1"_s},
        RenameEdit {Session, u"Two"_s}, ForkEdit {Session, MessageId(u"m2"_s), false, {}}};
    if (!apply(BatchEdit {Session, several}))
        return 4;
    if (!apply(RenameEdit {Session, u"Other"_s}) || !apply(ResumeEdit {Session, MessageId(u"m4"_s), false})
        || !apply(RemoveEdit {Session, {MessageId(u"m2"_s)}, {}}) || !apply(DeleteEdit {fork->newSession}))
        return 3;
    return 0;
}

void TestPostgresCrash::killedAtEveryWrite()
{
    fresh();
    const QString before = dump();
    bool finished = false;
    int points = 0;
    for (int at = 1; !finished; ++at) {
        QVERIFY(at < 500);
        fresh();
        const QTemporaryDir folder;
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(),
            {u"tst_postgrescrash"_s, u"--change"_s, url(), folder.path(), QString::number(at)});
        QVERIFY(child.waitForFinished());
        finished = child.exitStatus() == QProcess::NormalExit;
        if (finished)
            QCOMPARE(child.exitCode(), 0);
        ++points;
        Journal journal(folder.filePath(u"journal"_s));
        Editor editor(journal);
        const auto settled = editor.settleServer(url(), {});
        QVERIFY2(settled, settled ? "" : qPrintable(settled.error().text));
        const auto receipts = journal.receipts();
        QVERIFY(receipts);
        for (auto receipt = receipts->crbegin(); receipt != receipts->crend(); ++receipt) {
            QVERIFY2(receipt->state != Receipt::State::Open, qPrintable(u"%1 at %2"_s.arg(receipt->title).arg(at)));
            if (receipt->state != Receipt::State::Applied || !receipt->origin.isEmpty())
                continue;
            const auto undone = editor.undo(receipt->id, {});
            QVERIFY2(undone,
                undone ? "" : qPrintable(u"%1 at %2: %3"_s.arg(receipt->title).arg(at).arg(undone.error().text)));
        }
        QCOMPARE(dump(), before);
    }
    QVERIFY2(points > 20, qPrintable(QString::number(points)));
    qInfo("%d points", points);
}

std::optional<int> TestPostgresCrash::runAsChild(const QStringList& arguments)
{
    if (arguments.size() != 5 || arguments[1] != "--change"_L1)
        return std::nullopt;
    deadlywrites::dieAtCall(arguments[4].toInt());
    return change(arguments[2], arguments[3]);
}

TEST_CLASS(TestPostgresCrash)

#include "tst_postgrescrash.moc"
