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

private:
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

TEST_CLASS(TestMnesisItems)
#include "tst_mnesisitems.moc"
