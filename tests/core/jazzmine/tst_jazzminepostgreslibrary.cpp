// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/batchplanner.h"
#include "core/edit/editor.h"
#include "core/store/registry.h"
#include "tests/core/jazzmine/loadedids.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/postgresserver.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/reallibrary.h"
#include "tests/testkit/testclass.h"
#include "tests/testkit/wishes.h"

#include <QHash>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace stemma::loadedids;
using namespace Qt::StringLiterals;

namespace {

const QString Work = u"work"_s;
const QString Sample = u"sample"_s;

QStringList timesOf(const QStringList& ids, const QHash<QString, QString>& times)
{
    QStringList result;
    for (const QString& id : ids)
        result += times.value(id);
    return result;
}

} // namespace

/// The real jazzmine, over its own PostgreSQL driver, loads every conversation that Stemma changed on a server as
/// Stemma shows it; its store takes another turn, and so does its agent.
class TestJazzminePostgresLibrary final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void goesOn_data();
    void goesOn();
    void loadsWhatIsLeft();
    void goesOnWithWhatWasMended();
    void goesOnWithWhatWasCollected();

private:
    void fresh() const;
    [[nodiscard]] QString url() const { return m_server->url(Work); }
    [[nodiscard]] QString dump() const { return m_server->dump(Work).value_or(u"(no dump)"_s); }
    [[nodiscard]] RealLibrary::Answer ask(const QStringList& arguments);
    /// What went wrong; empty: nothing.
    [[nodiscard]] QString tryOne(const Edit& edit);
    [[nodiscard]] QString compare(SessionStore& store, const EditPlan& plan, const SessionId& session);
    [[nodiscard]] QString goOn(const SessionId& session, const QString& how, qsizetype messages);

    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<RealLibrary> m_library;
    int m_changed = 0;
    int m_refused = 0;
};

void TestJazzminePostgresLibrary::initTestCase()
{
    NEED(PostgresServer::missingPrograms());
    NEED(RealLibrary::missing(u"jazzmine"_s));
    const QString dump = realStore(u"jazzmine/generated-0.1.42/postgres-dump.sql"_s);
    NEED(missingSample(dump));
    auto started = PostgresServer::start();
    QVERIFY2(started.has_value(), started ? "" : qPrintable(started.error().text));
    m_server = *std::move(started);
    QVERIFY(m_server->createDatabase(Sample, dump));
    m_library = std::make_unique<RealLibrary>(u"jazzmine"_s);
    fresh();
    // Its driver is there, and it makes of the tables what it needs.
    const RealLibrary::Answer listed = ask({});
    QVERIFY2(listed.exit == 0, qPrintable(listed.errors));
    QCOMPARE(listed.said["backend"_L1].toString(), u"postgres"_s);
}

void TestJazzminePostgresLibrary::fresh() const
{
    QVERIFY(m_server->run(u"postgres"_s, u"DROP DATABASE IF EXISTS work WITH (FORCE)"_s));
    const auto made = m_server->run(u"postgres"_s, u"CREATE DATABASE work TEMPLATE sample"_s);
    QVERIFY2(made, made ? "" : qPrintable(made.error().text));
}

RealLibrary::Answer TestJazzminePostgresLibrary::ask(const QStringList& arguments)
{
    const auto answer = m_library->ask(QStringList(url()) + arguments);
    return answer ? *answer : RealLibrary::Answer {-1, {}, answer.error().text + u": "_s + answer.error().cause};
}

/// What the library loads is what Stemma shows, in the same order, and of the window what the plan promised. Of
/// messages of one time the database gives any first, so that the times are compared.
QString TestJazzminePostgresLibrary::compare(SessionStore& store, const EditPlan& plan, const SessionId& session)
{
    const RealLibrary::Answer loaded = ask({session.value});
    if (loaded.exit != 0)
        return loaded.errors;
    QHash<QString, QString> times;
    for (const QJsonValue& message : loaded.said["messages"_L1].toArray())
        times.insert(message["id"_L1].toString(), QString::number(message["timestamp"_L1].toInteger()));
    QStringList shown = readstore::ids(readstore::messages(store, session));
    QStringList theirs = idsOf(loaded.said["messages"_L1]);
    if (timesOf(theirs, times) != timesOf(shown, times))
        return u"another order than shown"_s;
    shown.sort();
    theirs.sort();
    if (theirs != shown)
        return u"other messages than shown"_s;
    const QStringList window = idsOf(loaded.said["enhancer_window"_L1]);
    if (timesOf(window, times) != timesOf(windowOf(store, session), times)
        || (plan.after && window.size() != plan.after->messages))
        return u"another window: "_s + window.join(u' ');
    for (const QJsonValue& trace : loaded.said["turn_traces"_L1].toArray()) {
        if (!idsOf(loaded.said["messages"_L1]).contains(trace["message_id"_L1].toString()))
            return u"a trace of another conversation"_s;
    }
    const RealLibrary::Answer checked = ask({u"--check"_s});
    return checked.exit == 0 ? QString() : checked.errors;
}

/// By the store's own calls, or as a turn of the agent: two messages more, behind all others.
QString TestJazzminePostgresLibrary::goOn(const SessionId& session, const QString& how, qsizetype messages)
{
    const RealLibrary::Answer turn = ask({session.value, how, u"Go on, please."_s, u"--no-summary"_s, u"--in-place"_s});
    const QJsonObject went = turn.said["appended"_L1].toObject();
    if (turn.exit != 0 || went["assistant"_L1].toString().isEmpty() || !went["errors"_L1].toArray().isEmpty())
        return u"%1: no turn could be taken: %2"_s.arg(how, turn.errors);
    const auto store = openStore(url());
    const QStringList shown = store ? readstore::ids(readstore::messages(**store, session)) : QStringList();
    if (shown.size() != messages + 2 || shown.last() != went["assistant"_L1].toString())
        return u"%1: Stemma shows %2 messages after a turn on %3"_s.arg(how).arg(shown.size()).arg(messages);
    return {};
}

QString TestJazzminePostgresLibrary::tryOne(const Edit& edit)
{
    fresh();
    const QTemporaryDir folder;
    auto store = openStore(url());
    if (!store)
        return store.error().text + store.error().cause;
    const QString before = dump();
    const auto plan = (*store)->plan(edit, {});
    if (!plan) {
        ++m_refused;
        const Errc code = plan.error().code;
        return code == Errc::NotSupported || code == Errc::Usage ? QString() : plan.error().text;
    }
    Journal journal(folder.filePath(u"journal"_s));
    const auto receipt = Editor(journal).apply((*store)->info(), *plan, {});
    if (!receipt)
        return receipt.error().text + receipt.error().cause;
    ++m_changed;
    const SessionId session = kindOf(edit) == EditKind::Fork ? plan->newSession : plan->session;
    const auto reader = openStore(url());
    if (!reader)
        return reader.error().text;
    const QString after = dump();
    if (const QString wrong = compare(**reader, *plan, session); !wrong.isEmpty())
        return wrong;
    if (dump() != after)
        return u"loading wrote to the store"_s;
    const auto undone = Editor(journal).undo(receipt->id, {});
    if (!undone)
        return undone.error().text + undone.error().cause;
    if (dump() != before)
        return u"undone, the store is not what it was"_s;
    const auto again = Editor(journal).redo(receipt->id, {});
    if (!again || dump() != after)
        return u"made again, it is not what it was"_s;
    const qsizetype messages = qsizetype(readstore::messages(**reader, session).size());
    QString wrong = goOn(session, u"--append"_s, messages);
    if (wrong.isEmpty())
        wrong = goOn(session, u"--chat"_s, messages + 2);
    return wrong;
}

void TestJazzminePostgresLibrary::goesOn_data()
{
    QTest::addColumn<QString>("session");
    fresh();
    const auto store = openStore(url());
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    for (const SessionInfo& info : readstore::listed(**store))
        QTest::newRow(qPrintable(info.id.value)) << info.id.value;
}

void TestJazzminePostgresLibrary::goesOn()
{
    QFETCH(const QString, session);
    fresh();
    QList<Wish> wishes;
    {
        const auto store = openStore(url());
        QVERIFY2(store, store ? "" : qPrintable(store.error().text));
        wishes = wishesFor(**store, SessionId(session));
    }
    m_changed = 0;
    m_refused = 0;
    QStringList problems;
    for (const Wish& wish : std::as_const(wishes)) {
        if (const QString problem = tryOne(wish.edit); !problem.isEmpty())
            problems += u"%1: %2"_s.arg(wish.name, problem);
    }
    qInfo("%d changes, %d refused", m_changed, m_refused);
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
    QVERIFY(wishes.isEmpty() || m_changed > m_refused);
}

void TestJazzminePostgresLibrary::loadsWhatIsLeft()
{
    fresh();
    const QTemporaryDir folder;
    Journal journal(folder.filePath(u"journal"_s));
    auto store = openStore(url());
    QVERIFY(store);
    const QString before = dump();
    const auto sessions = readstore::listed(**store);
    QList<ReceiptId> applied;
    for (const SessionInfo& info : sessions) {
        const auto plan = (*store)->plan(DeleteEdit {info.id}, {});
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
        const auto receipt = Editor(journal).apply((*store)->info(), *plan, {});
        QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
        applied += receipt->id;
        const RealLibrary::Answer checked = ask({u"--check"_s});
        QVERIFY2(checked.exit == 0, qPrintable(checked.errors));
        QCOMPARE(checked.said["counts"_L1]["conversations"_L1].toInt(), int(sessions.size() - size_t(applied.size())));
    }
    while (!applied.isEmpty())
        QVERIFY(Editor(journal).undo(applied.takeLast(), {}));
    QCOMPARE(dump(), before);
    QVERIFY(ask({u"--check"_s}).exit == 0);
}

void TestJazzminePostgresLibrary::goesOnWithWhatWasMended()
{
    fresh();
    QVERIFY(m_server->run(Work,
        u"UPDATE messages SET sentiment_score = 3 WHERE id = (SELECT min(id) FROM messages WHERE conversation_id = "
        "'c-orders'); UPDATE messages SET role = 'User' WHERE id = (SELECT max(id) FROM messages WHERE role = 'user' "
        "AND "
        "conversation_id = 'c-orders'); UPDATE turn_traces SET llm_calls = jsonb_set(llm_calls, '{0,purpose}', "
        "'\"guess\"'), total_tokens = 1 WHERE conversation_id = 'c-orders'"_s));
    QVERIFY(ask({u"--check"_s}).exit != 0);
    const QTemporaryDir folder;
    Journal journal(folder.filePath(u"journal"_s));
    const auto store = openStore(url());
    QVERIFY(store);
    const auto plan = (*store)->plan(RepairEdit {}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    const auto receipt = Editor(journal).apply((*store)->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
    const RealLibrary::Answer checked = ask({u"--check"_s});
    QVERIFY2(checked.exit == 0, qPrintable(checked.errors));
    const SessionId orders(u"c-orders"_s);
    const qsizetype messages = qsizetype(readstore::messages(**openStore(url()), orders).size());
    QCOMPARE(goOn(orders, u"--chat"_s, messages), QString());
}

/// Several changes made as one: of a conversation, and a fork of what they leave of it.
void TestJazzminePostgresLibrary::goesOnWithWhatWasCollected()
{
    fresh();
    const QTemporaryDir folder;
    Journal journal(folder.filePath(u"journal"_s));
    const SessionId orders(u"c-orders"_s);
    const auto store = openStore(url());
    QVERIFY(store);
    const QStringList messages = readstore::ids(readstore::messages(**store, orders));
    const auto at = [&](qsizetype i) { return MessageId(messages.at(i)); };
    const auto plan = planEdit(**store,
        BatchEdit {orders,
            {TextEdit {orders, at(0), 0, u"Where is my order?"_s}, RemoveEdit {orders, {at(2), at(3)}, {}},
                InsertEdit {orders, at(1), u"system"_s, u"Be brief."_s}, ForkEdit {orders, at(5), false, u"Other"_s},
                RenameEdit {orders, u"First"_s}}},
        {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text + plan.error().cause));
    const QString before = dump();
    const auto receipt = Editor(journal).apply((*store)->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
    const auto reader = openStore(url());
    QVERIFY(reader);
    const auto sessions = readstore::listed(**reader);
    const auto fork = std::ranges::find(sessions, u"Other"_s, &SessionInfo::title);
    QVERIFY(fork != sessions.end());
    EditPlan ofFork = *plan;
    ofFork.after.reset(); // it is the original's
    QCOMPARE(compare(**reader, *plan, orders), QString());
    QCOMPARE(compare(**reader, ofFork, fork->id), QString());
    QVERIFY(Editor(journal).undo(receipt->id, {}));
    QCOMPARE(dump(), before);
    QVERIFY(Editor(journal).redo(receipt->id, {}));
    // Two went and one came; the fork has those up to the sixth.
    QCOMPARE(goOn(orders, u"--chat"_s, messages.size() - 1), QString());
    QCOMPARE(goOn(orders, u"--append"_s, messages.size() + 1), QString());
    QCOMPARE(goOn(fork->id, u"--chat"_s, 5), QString());
}

TEST_CLASS(TestJazzminePostgresLibrary)
#include "tst_jazzminepostgreslibrary.moc"
