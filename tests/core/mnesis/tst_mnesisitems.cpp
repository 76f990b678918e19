// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sqlite/sqlitedatabase.h"
#include "tests/core/mnesis/changedstore.h"
#include "tests/testkit/sqlitedump.h"
#include "tests/testkit/testclass.h"

using namespace stemma;
using namespace Qt::StringLiterals;

/// What changes of a context write into its list.
class TestMnesisItems final : public QObject, private ChangedStore
{
    Q_OBJECT
private slots:
    void init() { begin(); }
    void leavesPositionsWhereThereIsRoom();
    void movesWhatFollowsWhereThereIsNone();
    void takesThePlaceOfWhatGoes();
    void writesAListWithoutOrderAnew();
    void keepsWhatNoSummaryWasMadeOf();
    void leavesWhatIsOfAnotherSession();

private:
    /// What would be sent.
    [[nodiscard]] QStringList texts(const SessionId& session) const
    {
        QStringList all;
        for (const ContextItem& item : readstore::sent(*m_store, session).value_or(QList<ContextItem>()))
            all += item.text;
        return all;
    }
    [[nodiscard]] QStringList ids(const SessionId& session) const
    {
        return readstore::ids(readstore::messages(*m_store, session));
    }
    /// Of all items, in order.
    [[nodiscard]] QList<qint64> positions() const
    {
        SqliteDatabase database(m_path);
        const auto read = database.read({}, [&database]() -> Result<QList<qint64>> {
            QList<qint64> all;
            auto rows = database.rows(u"SELECT position FROM context_items ORDER BY position"_s);
            while (rows.next())
                all += rows.integer(0).value_or(-1);
            return all;
        });
        return read.value_or(QList<qint64>());
    }
    [[nodiscard]] bool movesItems() const
    {
        return std::ranges::contains(m_plan.writes, u"context_items.position"_s, &PlannedWrite::place);
    }
};

void TestMnesisItems::leavesPositionsWhereThereIsRoom()
{
    MnesisBuilder builder;
    addTurns(builder.session(u"S"_s), 0, 2).statement(u"UPDATE context_items SET position = position * 10 + 1000"_s);
    builder.statement(u"UPDATE context_items SET position = position - 1000"_s);
    openBuilt(builder);
    const SessionId id(builder.sessionId());
    const QList<qint64> before = positions();
    QVERIFY(apply(InsertEdit {id, MessageId(ids(id).at(1)), u"user"_s, u"new"_s}));
    QVERIFY(!movesItems());
    QList<qint64> wanted = before;
    wanted.insert(2, before.at(1) + 1);
    QCOMPARE(positions(), wanted);
}

void TestMnesisItems::movesWhatFollowsWhereThereIsNone()
{
    MnesisBuilder builder;
    openBuilt(addTurns(builder.session(u"S"_s), 0, 2));
    const SessionId id(builder.sessionId());
    const QList<qint64> before = positions();
    const QStringList stored = dumpSqlite(m_path);
    const auto receipt = apply(InsertEdit {id, MessageId(ids(id).at(1)), u"user"_s, u"new"_s});
    QVERIFY(receipt);
    QVERIFY(movesItems());
    QList<qint64> wanted = before;
    wanted += before.last() + 1;
    QCOMPARE(positions(), wanted);
    QCOMPARE(undo(receipt), QString());
    QCOMPARE(dumpSqlite(m_path), stored);
}

void TestMnesisItems::takesThePlaceOfWhatGoes()
{
    MnesisBuilder builder;
    openBuilt(addTurns(builder.session(u"S"_s), 0, 4));
    const SessionId id(builder.sessionId());
    const QList<qint64> before = positions();
    const QStringList stored = dumpSqlite(m_path);
    const auto compacted = apply(CompactEdit {id, MessageId(ids(id).at(3)), {}, 3, {}});
    QVERIFY2(compacted, compacted ? "" : qPrintable(compacted.error().text));
    QVERIFY(!movesItems());
    QCOMPARE(positions(), before.first(1) + before.sliced(4));
    // Four come back into the place of one.
    const auto nodes = m_store->summaryNodes(id, {});
    QVERIFY(nodes && nodes->size() == 1);
    const auto dissolved = apply(DissolveEdit {id, nodes->front().id});
    QVERIFY2(dissolved, dissolved ? "" : qPrintable(dissolved.error().text));
    QVERIFY(!movesItems());
    QCOMPARE(positions(), before);
    QCOMPARE(undo(dissolved), QString());
    QCOMPARE(undo(compacted), QString());
    QCOMPARE(dumpSqlite(m_path), stored);
}

void TestMnesisItems::writesAListWithoutOrderAnew()
{
    MnesisBuilder builder;
    addTurns(builder.session(u"S"_s), 0, 3).statement(u"DROP INDEX idx_context_items_session_pos"_s);
    builder.statement(u"UPDATE context_items SET position = 7"_s);
    openBuilt(builder);
    const SessionId id(builder.sessionId());
    const QStringList stored = dumpSqlite(m_path);
    const auto receipt = apply(RemoveEdit {id, {MessageId(ids(id).at(2)), MessageId(ids(id).at(3))}, {}});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QCOMPARE(positions(), (QList<qint64> {1, 2, 3, 4}));
    const auto budget = m_store->context(id, {}, [](const ContextItem&) { return true; }, {});
    QVERIFY(budget && m_plan.after);
    QCOMPARE(budget->total, m_plan.after->tokens);
    QCOMPARE(undo(receipt), QString());
    QCOMPARE(dumpSqlite(m_path), stored);
}

/// A message that came between two summaries before they were merged is in the span of the new one, but not in its
/// text.
void TestMnesisItems::keepsWhatNoSummaryWasMadeOf()
{
    MnesisBuilder builder;
    addTurns(builder.session(u"S"_s), 0, 2).leaf(1, 0, u"first"_s);
    addTurns(builder, 2, 4).leaf(1, 0, u"second"_s);
    openBuilt(addTurns(builder, 4, 6));
    const SessionId id(builder.sessionId());
    const auto leaves = m_store->summaryNodes(id, {});
    QVERIFY(leaves && leaves->size() == 2);
    QVERIFY(apply(InsertEdit {id, leaves->front().last, u"user"_s, u"between"_s}));
    QVERIFY(!texts(id).contains(u"between"_s));
    QVERIFY(apply(CompactEdit {id, {}, {leaves->at(0).id, leaves->at(1).id}, 2, u"both"_s}));
    QVERIFY(readstore::codes(*m_store).contains(u"message-not-in-context"_s));
    const auto mended = apply(RepairEdit {id, {u"message-not-in-context"_s}, {}});
    QVERIFY2(mended, mended ? "" : qPrintable(mended.error().text));
    const QStringList wanted {u"both"_s, u"between"_s, u"q4"_s, u"a4"_s, u"q5"_s, u"a5"_s};
    QCOMPARE(texts(id), wanted);

    MessageId last; // a summary is none to fork at
    for (const MessagePtr& message : readstore::messages(*m_store, id)) {
        if (!message->states.testFlag(MessageState::Summary))
            last = message->id;
    }
    const auto fork = apply(ForkEdit {id, last, false, {}});
    QVERIFY2(fork, fork ? "" : qPrintable(fork.error().text));
    QCOMPARE(texts(fork->newSession), wanted);
    const auto resumed = apply(ResumeEdit {id, last, true});
    QVERIFY2(resumed, resumed ? "" : qPrintable(resumed.error().text));
    QCOMPARE(texts(id), wanted.first(5));
}

/// No foreign key says that what a session lists is its own.
void TestMnesisItems::leavesWhatIsOfAnotherSession()
{
    MnesisBuilder builder;
    addTurns(builder.session(u"Other"_s), 7, 8).leaf(1, 0, u"theirs"_s);
    const QString other = builder.sessionId();
    addTurns(builder.session(u"S"_s), 0, 2).leaf(1, 0, u"ours"_s);
    addTurns(builder, 2, 3)
        .statement(u"INSERT INTO context_items (session_id, item_type, item_id, position, created_at) SELECT '%1', "
                   u"iif(is_summary, "
                   "'summary', 'message'), id, rowid + 100, '0' FROM messages WHERE session_id = '%2'"_s.arg(
                       builder.sessionId(), other));
    builder.statement(u"UPDATE context_items SET item_type = 'message' WHERE item_id IN (SELECT id FROM summary_nodes "
                      "WHERE content = 'ours')"_s);
    openBuilt(builder);
    const SessionId id(builder.sessionId());
    QVERIFY(texts(id).contains(u"q7"_s));
    const QStringList stored = dumpSqlite(m_path);
    const auto fork = apply(ForkEdit {id, MessageId(ids(id).constLast()), false, {}});
    QVERIFY2(fork, fork ? "" : qPrintable(fork.error().text + fork.error().cause));
    QCOMPARE(texts(fork->newSession), (QStringList {u"ours"_s, u"q2"_s, u"a2"_s}));
    QCOMPARE(undo(fork), QString());
    QCOMPARE(dumpSqlite(m_path), stored);
}

TEST_CLASS(TestMnesisItems)
#include "tst_mnesisitems.moc"
