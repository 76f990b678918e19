// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/editor.h"
#include "core/store/registry.h"
#include "tests/core/mnesis/changedstore.h"
#include "tests/testkit/mnesisdamage.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/sqlitedump.h"
#include "tests/testkit/testclass.h"

#include <QMap>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Makes each bad state in a copy of a store that the library wrote, mends it, looks whether a check finds it no more
/// and nothing else instead, and takes the repair back.
class TestMnesisRepair final : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void states_data();
    void states();
    void everything_data();
    void everything();
    void onePlace();
    void oneSession();
    void nothingToMend();
    void unknownSession();
    void upgradedStore();
    void upgradedStoreOfFewPrompts();
    void summaryWithoutParts();
    void manyMessagesLost();
    void datesOfASession();
    void changedMeanwhile();

private:
    void open(const QString& sample);
    void change(const QStringList& statements);
    [[nodiscard]] QVariant ask(const QString& statement);
    [[nodiscard]] QList<Finding> check();
    void mendAndUndo(const RepairEdit& edit);

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    std::unique_ptr<SessionStore> m_store;
    std::unique_ptr<Journal> m_journal;
};

namespace {

QMap<QString, int> countsOf(const QList<Finding>& findings)
{
    QMap<QString, int> counts;
    for (const Finding& finding : findings)
        ++counts[finding.code];
    return counts;
}

bool isMendable(const Finding& finding)
{
    return !finding.repair.isEmpty();
}

/// What mnesis 0.4 makes of a store of 0.1 when it opens it: new tables and columns, and nothing in them.
const QStringList Upgrade {
    u"CREATE TABLE context_items (id INTEGER PRIMARY KEY AUTOINCREMENT, session_id TEXT NOT NULL, item_type TEXT NOT "
    "NULL CHECK (item_type IN ('message', 'summary')), item_id TEXT NOT NULL, position INTEGER NOT NULL, created_at "
    "TEXT NOT NULL)"_s,
    u"CREATE UNIQUE INDEX idx_context_items_session_pos ON context_items (session_id, position)"_s,
    u"ALTER TABLE sessions ADD COLUMN system_prompt TEXT NOT NULL DEFAULT ''"_s,
    u"ALTER TABLE summary_nodes ADD COLUMN kind TEXT NOT NULL DEFAULT 'leaf'"_s,
    u"ALTER TABLE summary_nodes ADD COLUMN parent_node_ids TEXT NOT NULL DEFAULT '[]'"_s,
    u"ALTER TABLE summary_nodes ADD COLUMN superseded INTEGER NOT NULL DEFAULT 0"_s};

QString errorWords(const Error& error)
{
    return error.text + u" | "_s + error.cause;
}

} // namespace

void TestMnesisRepair::init()
{
    NEED(missingSample(samplePath(u"small.db"_s)));
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    m_journal = std::make_unique<Journal>(m_folder->filePath(u"journal"_s));
}

void TestMnesisRepair::open(const QString& sample)
{
    m_store.reset();
    m_path = m_folder->filePath(u"sessions.db"_s);
    QFile::remove(m_path);
    QVERIFY(QFile::copy(samplePath(sample), m_path));
    QVERIFY(QFile::setPermissions(m_path, QFile::ReadOwner | QFile::WriteOwner));
}

void TestMnesisRepair::change(const QStringList& statements)
{
    {
        auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"change"_s);
        database.setDatabaseName(m_path);
        QVERIFY(database.open());
        for (const QString& statement : statements) {
            QSqlQuery query(database);
            QVERIFY2(query.exec(statement), qPrintable(statement + u'\n' + query.lastError().text()));
        }
        database.close();
    }
    QSqlDatabase::removeDatabase(u"change"_s);
    auto store = openStore(m_path);
    QVERIFY2(store, store ? "" : qPrintable(errorWords(store.error())));
    m_store = *std::move(store);
}

QVariant TestMnesisRepair::ask(const QString& statement)
{
    QVariant answer;
    {
        auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"ask"_s);
        database.setDatabaseName(m_path);
        if (database.open()) {
            QSqlQuery query(statement, database);
            if (query.next())
                answer = query.value(0);
        }
        database.close();
    }
    QSqlDatabase::removeDatabase(u"ask"_s);
    return answer;
}

QList<Finding> TestMnesisRepair::check()
{
    QList<Finding> findings;
    const auto done = m_store->check({}, [&](Finding finding) { findings += std::move(finding); }, {});
    if (!done)
        QTest::qFail(qPrintable(errorWords(done.error())), __FILE__, __LINE__);
    return findings;
}

void TestMnesisRepair::mendAndUndo(const RepairEdit& edit)
{
    const QList<Finding> found = check();
    const QStringList damaged = dumpSqlite(m_path);
    const auto isMeant = [&](const Finding& finding) {
        return isMendable(finding) && (edit.codes.isEmpty() || edit.codes.contains(finding.code));
    };
    const auto plan = m_store->plan(edit, {});
    QVERIFY2(plan, plan ? "" : qPrintable(errorWords(plan.error())));
    QCOMPARE(dumpSqlite(m_path), damaged);
    QVERIFY(!plan->title.isEmpty() && !plan->checks.isEmpty());
    if (std::ranges::none_of(found, isMeant)) {
        QVERIFY(plan->writes.isEmpty() && plan->script.steps.isEmpty());
        return;
    }
    QVERIFY(!plan->writes.isEmpty());
    const auto receipt = Editor(*m_journal).apply(m_store->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(errorWords(receipt.error())));

    const QList<Finding> left = check();
    for (const Finding& finding : left)
        QVERIFY2(!isMeant(finding), qPrintable(finding.code + u": "_s + finding.place + u": "_s + finding.text));
    const auto before = countsOf(found);
    const auto after = countsOf(left);
    for (auto count = after.cbegin(); count != after.cend(); ++count)
        QVERIFY2(*count <= before.value(count.key()), qPrintable(u"new: "_s + count.key()));

    const auto undone = Editor(*m_journal).undo(receipt->id, {});
    QVERIFY2(undone, undone ? "" : qPrintable(errorWords(undone.error())));
    QCOMPARE(dumpSqlite(m_path), damaged);
}

void TestMnesisRepair::states_data()
{
    QTest::addColumn<QString>("sample");
    QTest::addColumn<QStringList>("changes");
    QTest::addColumn<QString>("code");
    for (const MnesisDamage& damage : mnesisDamages()) {
        if (damage.rule != mnesis::CheckRule::UnknownInSchema && damage.rule != mnesis::CheckRule::MissingInSchema)
            QTest::newRow(qPrintable(damage.name)) << damage.sample << damage.changes << codeOf(damage.rule);
    }
}

void TestMnesisRepair::states()
{
    QFETCH(const QString, sample);
    QFETCH(const QStringList, changes);
    QFETCH(const QString, code);
    open(sample);
    change(changes);
    mendAndUndo({{}, {code}, {}});
}

void TestMnesisRepair::everything_data()
{
    states_data();
}

void TestMnesisRepair::everything()
{
    QFETCH(const QString, sample);
    QFETCH(const QStringList, changes);
    open(sample);
    change(changes);
    mendAndUndo({});
}

void TestMnesisRepair::onePlace()
{
    open(u"generated-0.4.0/sessions.db"_s);
    change({u"UPDATE messages SET tokens_input = 'many', tokens_total = 'more' WHERE rowid IN (1, 3)"_s,
        u"UPDATE messages SET error_code = 'teapot' WHERE rowid = 3"_s});
    QStringList places;
    for (const Finding& finding : check()) {
        if (finding.code == "invalid-tokens"_L1)
            places += finding.place;
    }
    QCOMPARE(places.size(), 2);
    const auto plan = m_store->plan(RepairEdit {{}, {u"invalid-tokens"_s}, places.last()}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(errorWords(plan.error())));
    QVERIFY(Editor(*m_journal).apply(m_store->info(), *plan, {}));
    QCOMPARE(ask(u"SELECT typeof(tokens_input) || tokens_total = tokens_output + tokens_cache_read + "
                 "tokens_cache_write FROM messages WHERE rowid = 3"_s)
                 .toInt(),
        0);
    QCOMPARE(ask(u"SELECT typeof(tokens_input) FROM messages WHERE rowid = 3"_s).toString(), u"integer"_s);
    QCOMPARE(ask(u"SELECT typeof(tokens_input) FROM messages WHERE rowid = 1"_s).toString(), u"text"_s);
    QCOMPARE(ask(u"SELECT error_code FROM messages WHERE rowid = 3"_s).toString(), u"teapot"_s);
}

void TestMnesisRepair::oneSession()
{
    open(u"generated-0.4.0/sessions.db"_s);
    change({u"UPDATE messages SET parent_id = id"_s});
    const SessionId session(ask(u"SELECT id FROM sessions WHERE rowid = 2"_s).toString());
    const auto plan = m_store->plan(RepairEdit {session, {u"cyclic-messages"_s}, {}}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(errorWords(plan.error())));
    QCOMPARE(plan->session, session);
    QVERIFY(Editor(*m_journal).apply(m_store->info(), *plan, {}));
    QCOMPARE(ask(u"SELECT count(*) FROM messages WHERE parent_id IS NULL AND session_id <> '%1'"_s.arg(session.value)),
        QVariant(0));
    QCOMPARE(
        ask(u"SELECT count(*) FROM messages WHERE parent_id IS NOT NULL AND session_id = '%1'"_s.arg(session.value)),
        QVariant(0));
}

void TestMnesisRepair::nothingToMend()
{
    open(u"generated-0.4.0/sessions.db"_s);
    change({});
    const auto plan = m_store->plan(RepairEdit {{}, {u"not-utf8"_s}, {}}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(errorWords(plan.error())));
    QVERIFY(plan->writes.isEmpty() && plan->script.steps.isEmpty());
    QVERIFY(plan->checks.first().ok);
}

void TestMnesisRepair::unknownSession()
{
    open(u"generated-0.4.0/sessions.db"_s);
    change({});
    const auto plan = m_store->plan(RepairEdit {SessionId(u"gone"_s), {}, {}}, {});
    QVERIFY(!plan);
    QCOMPARE(plan.error().code, Errc::NotFound);
}

void TestMnesisRepair::upgradedStore()
{
    open(u"generated-0.1.1/sessions.db"_s);
    change(Upgrade);
    mendAndUndo({{}, {u"no-context-items"_s}, {}});
    mendAndUndo({});
    const auto plan = m_store->plan(RepairEdit {}, {});
    QVERIFY(Editor(*m_journal).apply(m_store->info(), *plan, {}));
    // A session that was compacted is sent its newest summary again, and not all that it replaces.
    const QString sessions = u"SELECT count(DISTINCT session_id) FROM %1"_s;
    QCOMPARE(ask(sessions.arg(u"context_items"_s)), ask(sessions.arg(u"messages"_s)));
    QCOMPARE(ask(sessions.arg(u"context_items WHERE item_type = 'summary'"_s)),
        ask(sessions.arg(u"messages WHERE is_summary = 1"_s)));
    QVERIFY(ask(u"SELECT count(*) FROM context_items"_s).toInt()
        < ask(u"SELECT count(*) FROM messages WHERE is_summary = 0"_s).toInt());
}

/// Where too few prompts are left to tell what a summary was made of, it hides none of the messages.
void TestMnesisRepair::upgradedStoreOfFewPrompts()
{
    open(u"generated-0.1.1/sessions.db"_s);
    // Of the first session its second summary, of level 1, the turn before it and the one after it.
    change(Upgrade
        + QStringList {u"DELETE FROM message_parts WHERE message_id IN (SELECT id FROM messages WHERE rowid < 18)"_s,
            u"DELETE FROM messages WHERE rowid < 18"_s});
    mendAndUndo({{}, {u"no-context-items"_s}, {}});
    const auto plan = m_store->plan(RepairEdit {}, {});
    QVERIFY(Editor(*m_journal).apply(m_store->info(), *plan, {}));
    QCOMPARE(ask(u"SELECT group_concat(m.rowid) FROM context_items c JOIN messages m ON m.id = c.item_id WHERE "
                 "c.item_type = 'message' AND m.rowid < 23"_s)
                 .toString(),
        u"18,19,21,22"_s);
}

/// The library takes the text of a summary without parts from its row, so it is no answer that never came.
void TestMnesisRepair::summaryWithoutParts()
{
    open(u"generated-0.4.0/sessions.db"_s);
    const QString summary = ask(u"SELECT item_id FROM context_items WHERE item_type = 'summary' LIMIT 1"_s).toString();
    change({u"DELETE FROM message_parts WHERE message_id = '%1'"_s.arg(summary)});
    const QList<Finding> found = check();
    QVERIFY(std::ranges::none_of(found, [&](const Finding& finding) { return finding.message.value == summary; }));
    mendAndUndo({});
    const auto plan = m_store->plan(RepairEdit {}, {});
    QVERIFY(Editor(*m_journal).apply(m_store->info(), *plan, {}));
    QCOMPARE(ask(u"SELECT count(*) FROM context_items WHERE item_id = '%1'"_s.arg(summary)), QVariant(1));
}

void TestMnesisRepair::manyMessagesLost()
{
    open(u"generated-0.4.0/sessions.db"_s);
    change({u"PRAGMA foreign_keys = OFF"_s, u"DELETE FROM messages WHERE is_summary = 1"_s,
        u"DELETE FROM sessions WHERE rowid % 2 = 0"_s, u"UPDATE messages SET error_code = 'teapot'"_s});
    mendAndUndo({});
}

void TestMnesisRepair::datesOfASession()
{
    open(u"generated-0.4.0/sessions.db"_s);
    const QString times = u"(SELECT group_concat(created_at) FROM (SELECT created_at FROM messages WHERE session_id = "
                          "(SELECT id FROM sessions WHERE rowid = 1) ORDER BY rowid))"_s;
    change({u"UPDATE messages SET created_at = created_at + 4000000000000 WHERE rowid = 3"_s,
        u"UPDATE messages SET created_at = 5 WHERE rowid = 6"_s});
    const auto plan = m_store->plan(RepairEdit {{}, {u"time-in-future"_s, u"time-backwards"_s}, {}}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(errorWords(plan.error())));
    QVERIFY(Editor(*m_journal).apply(m_store->info(), *plan, {}));
    QList<qint64> after;
    for (const QString& time : ask(u"SELECT "_s + times).toString().split(u','))
        after += time.toLongLong();
    QVERIFY(std::ranges::is_sorted(after));
    QVERIFY(after.first() > 1'000'000'000'000);
}

void TestMnesisRepair::changedMeanwhile()
{
    open(u"generated-0.4.0/sessions.db"_s);
    change({u"UPDATE messages SET error_code = 'teapot' WHERE rowid = 3"_s});
    const auto plan = m_store->plan(RepairEdit {{}, {u"invalid-error-code"_s}, {}}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(errorWords(plan.error())));
    change({u"UPDATE messages SET error_code = 'auth' WHERE rowid = 3"_s});
    const QStringList before = dumpSqlite(m_path);
    const auto refused = Editor(*m_journal).apply(m_store->info(), *plan, {});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::Conflict);
    QCOMPARE(dumpSqlite(m_path), before);
}

TEST_CLASS(TestMnesisRepair)
#include "tst_mnesisrepair.moc"
