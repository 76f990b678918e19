// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/mnesis/changedstore.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/samplecopy.h"
#include "tests/testkit/sqlitedump.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Summaries that cannot be put into sessions of mnesis or taken out of them, and stores that are damaged.
class TestMnesisCompactRefused final : public QObject, private ChangedStore
{
    Q_OBJECT
private slots:
    void init() { begin(); }
    void refusals_data();
    void refusals();
    void badInput_data();
    void badInput();
    void releasesBefore02();
};

void TestMnesisCompactRefused::refusals_data()
{
    QTest::addColumn<int>("level");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QStringList>("nodes");
    QTest::addColumn<QString>("text");
    QTest::addColumn<Errc>("code");
    const QStringList none;
    QTest::newRow("no such level") << 4 << QString() << none << QString() << Errc::Usage;
    QTest::newRow("a level without a text") << 1 << QString() << none << QString() << Errc::Usage;
    QTest::newRow("white space") << 3 << QString() << none << u" \n"_s << Errc::Usage;
    QTest::newRow("no such message") << 3 << u"msg_none"_s << none << QString() << Errc::NotFound;
    QTest::newRow("a message that is summarised") << 3 << u"1"_s << none << QString() << Errc::Usage;
    QTest::newRow("a summary") << 3 << u"summary"_s << none << QString() << Errc::NotSupported;
    QTest::newRow("no such summary") << 3 << QString() << QStringList {u"msg_none"_s} << QString() << Errc::NotFound;
    QTest::newRow("one summary twice") << 3 << QString() << QStringList {u"summary"_s, u"summary"_s} << QString()
                                       << Errc::Usage;
}

void TestMnesisCompactRefused::refusals()
{
    QFETCH(const int, level);
    QFETCH(QString, to);
    QFETCH(const QStringList, nodes);
    QFETCH(const QString, text);
    QFETCH(const Errc, code);
    MnesisBuilder builder;
    builder.session(u"S"_s);
    addTurns(builder, 0, 5).leaf(1, 2, u"A summary."_s);
    openBuilt(builder);
    const SessionId id(builder.sessionId());
    const QString summary = m_store->summaryNodes(id, {})->constFirst().id.value;
    if (to == "1"_L1)
        to = readstore::ids(readstore::messages(*m_store, id)).constFirst();
    else if (to == "summary"_L1)
        to = summary;
    CompactEdit edit {id, MessageId(to), {}, level, text};
    for (const QString& node : nodes)
        edit.nodes += NodeId(node == "summary"_L1 ? summary : node);
    const auto plan = m_store->plan(edit, {});
    QVERIFY(!plan);
    QCOMPARE(plan.error().code, code);
    QVERIFY(plan.error().text.endsWith(u'.'));
    QCOMPARE(m_store->plan(DissolveEdit {id, NodeId(u"msg_none"_s)}, {}).error().code, Errc::NotFound);
    QCOMPARE(m_store->plan(DissolveEdit {SessionId(u"none"_s), NodeId(summary)}, {}).error().code, Errc::NotFound);
}

void TestMnesisCompactRefused::badInput_data()
{
    QTest::addColumn<QString>("damage");
    QTest::addColumn<bool>("compacts");
    QTest::addColumn<bool>("condenses");
    QTest::addColumn<bool>("dissolves");
    const QString none = u"UPDATE sessions SET title = title"_s;
    QTest::newRow("nothing") << none << true << true << true;
    QTest::newRow("an item without its message")
        << u"INSERT INTO context_items (session_id, item_type, item_id, position, created_at) SELECT id, 'message', "
           "'gone', 900, '1' FROM sessions"_s
        << true << true << true;
    QTest::newRow("an item of another kind") << u"UPDATE context_items SET item_type = 'message' WHERE item_type = "
                                                "'summary' AND position = (SELECT min(position) FROM context_items)"_s
                                             << true << false << true;
    QTest::newRow("no items at all") << u"DELETE FROM context_items"_s << false << false << false;
    QTest::newRow("spans backwards")
        << u"UPDATE summary_nodes SET span_start_message_id = span_end_message_id, span_end_message_id = "
           "span_start_message_id"_s
        << true << false << false;
    QTest::newRow("spans without messages")
        << u"UPDATE summary_nodes SET span_start_message_id = 'gone'"_s << true << false << false;
    QTest::newRow("nodes without rows") << u"DELETE FROM summary_nodes"_s << true << false << true;
    QTest::newRow("nodes without texts")
        << u"DELETE FROM message_parts WHERE message_id IN (SELECT id FROM summary_nodes) AND part_index = 0"_s << true
        << true << true;
    QTest::newRow("nodes without any text")
        << u"DELETE FROM message_parts WHERE message_id IN (SELECT id FROM summary_nodes)"_s << true << true << true;
    QTest::newRow("a kind that is none") << u"UPDATE summary_nodes SET kind = 'twig'"_s << true << false << true;
    QTest::newRow("parents that are no list")
        << u"UPDATE summary_nodes SET parent_node_ids = '['"_s << true << false << true;
    QTest::newRow("parents that are gone")
        << u"UPDATE summary_nodes SET parent_node_ids = '[\"gone\"]'"_s << true << true << false;
    QTest::newRow("its own parent") << u"UPDATE summary_nodes SET parent_node_ids = '[\"' || id || '\"]'"_s << true
                                    << true << false;
    QTest::newRow("parents in a circle")
        << u"UPDATE summary_nodes SET parent_node_ids = (SELECT '[\"' || o.id || '\"]' FROM summary_nodes o WHERE o.id "
           "<> summary_nodes.id)"_s
        << true << true << false;
    QTest::newRow("a model that is none") << u"UPDATE sessions SET model_id = ''"_s << true << true << true;
    QTest::newRow("positions below zero")
        << u"UPDATE context_items SET position = position - 1000"_s << true << true << true;
}

void TestMnesisCompactRefused::badInput()
{
    QFETCH(const QString, damage);
    QFETCH(const bool, compacts);
    QFETCH(const bool, condenses);
    QFETCH(const bool, dissolves);
    MnesisBuilder builder;
    builder.session(u"S"_s);
    addTurns(builder, 0, 3).leaf(1, 1, u"The first summary."_s);
    addTurns(builder, 3, 6).leaf(2, 3, u"The second summary."_s);
    QStringList nodes;
    builder.statement(damage);
    openBuilt(builder);
    const SessionId id(builder.sessionId());
    for (const SummaryNode& node : m_store->summaryNodes(id, {}).value_or(QList<SummaryNode>()))
        nodes += node.id.value;
    QCOMPARE(nodes.size(), 2);
    const QStringList before = dumpSqlite(m_path);
    const auto tryOne = [&](const Edit& edit, bool works) -> QString {
        const auto receipt = apply(edit);
        if (receipt.has_value() != works)
            return receipt ? u"it was not refused"_s : receipt.error().text + receipt.error().cause;
        if (!receipt)
            return receipt.error().text.endsWith(u'.') && dumpSqlite(m_path) == before ? QString() : u"no sentence"_s;
        if (const QString wrong = undo(receipt); !wrong.isEmpty())
            return wrong;
        return dumpSqlite(m_path) == before ? QString() : u"not as before"_s;
    };
    QCOMPARE(tryOne(CompactEdit {id, {}, {}, 3, {}}, compacts), QString());
    QCOMPARE(tryOne(CompactEdit {id, {}, {NodeId(nodes.at(0)), NodeId(nodes.at(1))}, 3, {}}, condenses), QString());
    QCOMPARE(tryOne(DissolveEdit {id, NodeId(nodes.at(1))}, dissolves), QString());
}

void TestMnesisCompactRefused::releasesBefore02()
{
    const QString original = realStore(u"mnesis/generated-0.1.1/sessions.db"_s);
    NEED(missingSample(original));
    const SampleCopy copy(original);
    QVERIFY(copy.isCopied());
    open(copy.path());
    const auto refusals = m_store->info().refusals;
    for (const SessionInfo& info : readstore::listed(*m_store)) {
        const auto nodes = m_store->summaryNodes(info.id, {});
        const NodeId node = nodes && !nodes->isEmpty() ? nodes->constFirst().id : NodeId(u"none"_s);
        for (const Edit& edit : {Edit(CompactEdit {info.id, {}, {}, 3, {}}), Edit(DissolveEdit {info.id, node})}) {
            const auto plan = m_store->plan(edit, {});
            QVERIFY(!plan);
            QCOMPARE(plan.error().code, Errc::NotSupported);
            QCOMPARE(plan.error().text, refusals.value(kindOf(edit)));
        }
    }
}

TEST_CLASS(TestMnesisCompactRefused)
#include "tst_mnesiscompactrefused.moc"
