// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/ruledstore.h"
#include "tests/core/mnesis/changedstore.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/samplecopy.h"
#include "tests/testkit/sqlitedump.h"
#include "tests/testkit/testclass.h"

#include <QDirIterator>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

QString sentText(SessionStore& store, const SessionId& id)
{
    QStringList list;
    for (const ContextItem& item : readstore::sent(store, id).value_or(QList<ContextItem>()))
        list += (item.leftOut.isEmpty() ? u"> "_s : u"- "_s) + item.id + u' ' + item.text;
    return list.join(u'\n');
}

/// The findings of a store, without their places, which rows that come and go change.
QStringList found(SessionStore& store)
{
    QStringList list;
    for (const Finding& finding : readstore::findings(store))
        list += finding.code + u' ' + finding.session.value + u' ' + finding.message.value;
    list.sort();
    return list;
}

QList<NodeId> inContext(SessionStore& store, const SessionId& id)
{
    QList<NodeId> ids;
    for (const ContextItem& item : readstore::sent(store, id).value_or(QList<ContextItem>())) {
        if (item.kind == ContextItem::Kind::Summary && item.leftOut.isEmpty())
            ids += NodeId(item.id);
    }
    return ids;
}

const PlannedCheck* checkOf(const EditPlan& plan, const QString& name)
{
    const auto found = std::ranges::find(plan.checks, name, &PlannedCheck::name);
    return found == plan.checks.end() ? nullptr : &*found;
}

} // namespace

/// Summaries put into sessions of mnesis, and taken out of them.
class TestMnesisCompact final : public QObject, private ChangedStore
{
    Q_OBJECT
private slots:
    void init() { begin(); }
    void samples_data();
    void samples();
    void rows();
    void dissolveGivesBack_data();
    void dissolveGivesBack();
    void random();
    void handText();
    void chosenByTheRule();
    void orphansGo();
    void writtenAnew();
    void writtenAnewRandom();
    void notWrittenAnew();
    void comesBack_data();
    void comesBack();
    void doesNotComeBack();
    void comesBackForItsParents();
    void comesBackBehindWhatIsMissing();
    void writtenAnewOfOne();
    void comesBackOverNothingUntold_data();
    void comesBackOverNothingUntold();
    void writtenAnewInPart();
    void mergedSpansHoldAll();
    void betweenSummaries();
    void editOfASummaryTellsTokens();
    void drafts();
    void draftsOfManyMessages();
    void itemsThatNameMessagesTwice();

private:
    [[nodiscard]] qint64 foreignKeyErrors() const;
    /// What applying did wrong, besides what is asked of every change; empty: nothing.
    [[nodiscard]] QString wrongWith(const Edit& edit, const QStringList& foundBefore);

    Result<Receipt> m_receipt;
};

qint64 TestMnesisCompact::foreignKeyErrors() const
{
    qint64 count = 0;
    {
        auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"check"_s);
        database.setDatabaseName(m_path);
        if (!database.open())
            return -1;
        QSqlQuery query(database);
        if (!query.exec(u"PRAGMA foreign_key_check"_s))
            return -1;
        while (query.next())
            ++count;
        query.finish();
        database.close();
    }
    QSqlDatabase::removeDatabase(u"check"_s);
    return count;
}

QString TestMnesisCompact::wrongWith(const Edit& edit, const QStringList& foundBefore)
{
    m_receipt = apply(edit);
    if (!m_receipt)
        return m_receipt.error().text + m_receipt.error().cause;
    const auto budget = m_store->context(sessionOf(edit), {}, [](const ContextItem&) { return true; }, {});
    if (!budget || !m_plan.after || budget->total != m_plan.after->tokens)
        return u"%1 tokens promised, %2 are there"_s.arg(m_plan.after ? m_plan.after->tokens : -1)
            .arg(budget ? budget->total : -1);
    if (foreignKeyErrors() != 0)
        return u"foreign keys"_s;
    QStringList fresh = found(*m_store);
    for (const QString& known : foundBefore)
        fresh.removeOne(known);
    // The summaries that 0.3 put together overlapped, and do so again when they are given back.
    if (std::holds_alternative<DissolveEdit>(edit))
        fresh.removeIf([](const QString& one) { return one.startsWith("overlapping-summaries "_L1); });
    return fresh.join(u"; "_s);
}

void TestMnesisCompact::samples_data()
{
    QTest::addColumn<QString>("original");
    QTest::addColumn<QString>("profile");
    const QString folder = realStore(u"mnesis/"_s);
    for (const QString& profile : QStringList {u"mnesis-0.3"_s, u"mnesis-0.4"_s}) {
        for (const auto* name : {"small.db", "generated-0.3.0/sessions.db", "generated-0.4.0/sessions.db"})
            QTest::addRow("%s, %s", name, qPrintable(profile)) << folder + QLatin1StringView(name) << profile;
    }
}

/// Every session: a summary, one by hand, all put together, all taken apart again.
void TestMnesisCompact::samples()
{
    QFETCH(const QString, original);
    QFETCH(const QString, profile);
    NEED(missingSample(original));
    const SampleCopy copy(original);
    QVERIFY(copy.isCopied());
    open(copy.path());
    // What a session shows of its release goes with the summaries that are taken apart.
    QVERIFY(chooseRules(*m_store, {.profile = profile}));
    const QStringList before = dumpSqlite(m_path);
    const QStringList known = found(*m_store);
    int compacted = 0;
    int condensed = 0;
    int dissolved = 0;
    for (const SessionInfo& info : readstore::listed(*m_store)) {
        const QString sent = sentText(*m_store, info.id);
        QList<ReceiptId> done;
        const auto must = [&](const Edit& edit) {
            const QString wrong = wrongWith(edit, known);
            if (m_receipt)
                done += m_receipt->id;
            return wrong;
        };
        const CompactEdit byRule {info.id, {}, {}, 3, {}};
        if (const auto plan = m_store->plan(byRule, {}); plan) {
            QCOMPARE(must(byRule), QString());
            QVERIFY(sentText(*m_store, info.id) != sent);
            const NodeId made = inContext(*m_store, info.id).last();
            QCOMPARE(must(DissolveEdit {info.id, made}), QString());
            QCOMPARE(sentText(*m_store, info.id), sent);
            ++compacted;
        } else {
            QVERIFY2(plan.error().code == Errc::Usage, qPrintable(plan.error().text));
        }
        const auto nodes = inContext(*m_store, info.id);
        if (nodes.size() > 1) {
            const QString apart = sentText(*m_store, info.id);
            const CompactEdit together {info.id, {}, nodes, 3, {}};
            QCOMPARE(must(together), QString());
            const NodeId made = inContext(*m_store, info.id).value(0);
            QVERIFY(!nodes.contains(made));
            QCOMPARE(must(DissolveEdit {info.id, made}), QString());
            QCOMPARE(sentText(*m_store, info.id), apart);
            ++condensed;
        }
        for (int i = 0; i < 50 && !inContext(*m_store, info.id).isEmpty(); ++i) {
            QCOMPARE(must(DissolveEdit {info.id, inContext(*m_store, info.id).constFirst()}), QString());
            ++dissolved;
        }
        QVERIFY(inContext(*m_store, info.id).isEmpty());
        Editor editor(*m_journal);
        for (auto id = done.crbegin(); id != done.crend(); ++id)
            QVERIFY(editor.undo(*id, {}));
        (void)readstore::listed(*m_store);
        for (const ReceiptId& id : std::as_const(done))
            QVERIFY(editor.redo(id, {}));
        for (auto id = done.crbegin(); id != done.crend(); ++id)
            QVERIFY(editor.undo(*id, {}));
        (void)readstore::listed(*m_store);
        QCOMPARE(dumpSqlite(m_path), before);
    }
    qInfo("%d compacted, %d put together, %d dissolved", compacted, condensed, dissolved);
    QVERIFY(compacted > 0 && dissolved > 0);
}

/// Column by column as the library writes them.
void TestMnesisCompact::rows()
{
    MnesisBuilder builder;
    builder.session(u"S"_s).user(u"See file_deadbeef12345678"_s).assistant(u"Seen."_s);
    const QString last = builder.messageId();
    builder.user(u"b"_s).assistant(u"c"_s).user(u"d"_s).assistant(u"e"_s);
    openBuilt(builder);
    const SessionId id(builder.sessionId());
    const QStringList ids = readstore::ids(readstore::messages(*m_store, id));
    QVERIFY(apply(CompactEdit {id, {}, {}, 3, {}}));
    const auto nodes = m_store->summaryNodes(id, {});
    QVERIFY(nodes && nodes->size() == 1);
    const SummaryNode& node = nodes->constFirst();
    QCOMPARE(node.kind, SummaryNode::Kind::Leaf);
    QCOMPARE(node.level, 3);
    QCOMPARE(node.first.value, ids.at(0));
    QCOMPARE(node.last.value, last);
    QCOMPARE(node.covers, 2);
    QVERIFY(node.inContext && !node.superseded);
    QCOMPARE(node.text.text,
        u"[CONTEXT TRUNCATED \u2014 DETERMINISTIC FALLBACK]\n\n## Kept Messages\n\n\n[USER]: See "
        u"file_deadbeef12345678\n"
        "\n[ASSISTANT]: Seen.\n\n\n[LCM File IDs: file_deadbeef12345678]"_s);
    const auto messages = readstore::messages(*m_store, id);
    const MessagePtr& summary = messages.back();
    QCOMPARE(summary->id.value, node.id.value);
    QCOMPARE(summary->parts.size(), 2);
    QVERIFY(summary->parts[0].as<TextPart>());
    QCOMPARE(summary->parts[0].tokens, node.tokens);
    const auto* marker = summary->parts[1].as<CompactionPart>();
    QVERIFY(marker);
    QCOMPARE(marker->node, node.id);
    QCOMPARE(marker->level, 3);
    const QStringList dump = dumpSqlite(m_path);
    const auto holds = [&](const QString& text) {
        return std::ranges::any_of(dump, [&](const QString& row) { return row.contains(text); });
    };
    QVERIFY(holds(u"{\"type\": \"compaction\", \"summary_node_id\": \"%1\", \"compacted_message_count\": 0, "
                  "\"compacted_token_count\": 0, \"level\": 3}"_s.arg(node.id.value)));
    QVERIFY(holds(u"[CONTEXT TRUNCATED \u2014 DETERMINISTIC FALLBACK]"_s));
}

void TestMnesisCompact::dissolveGivesBack_data()
{
    QTest::addColumn<int>("to");
    for (const int to : {0, 1, 4, 7})
        QTest::addRow("up to %d", to) << to;
}

void TestMnesisCompact::dissolveGivesBack()
{
    QFETCH(const int, to);
    MnesisBuilder builder;
    builder.session(u"S"_s);
    for (int i = 0; i < 4; ++i)
        builder.user(u"question %1"_s.arg(i)).assistant(u"answer %1"_s.arg(i));
    openBuilt(builder);
    const SessionId id(builder.sessionId());
    const QStringList ids = readstore::ids(readstore::messages(*m_store, id));
    const QString before = sentText(*m_store, id);
    QVERIFY(apply(CompactEdit {id, MessageId(ids.at(to)), {}, 3, {}}));
    QVERIFY(sentText(*m_store, id) != before);
    const QList<NodeId> nodes = inContext(*m_store, id);
    QCOMPARE(nodes.size(), 1);
    QVERIFY(apply(DissolveEdit {id, nodes.first()}));
    QCOMPARE(sentText(*m_store, id), before);
    QCOMPARE(readstore::ids(readstore::messages(*m_store, id)), ids);
    QCOMPARE(m_store->summaryNodes(id, {})->size(), 0);
}

/// Whatever is summarised and put together: taken apart, the agent sees what it saw.
void TestMnesisCompact::random()
{
    Dice dice(5);
    const QStringList models {u"anthropic/claude-opus-4-6"_s, u"openai/gpt-4o"_s, u"openai/o1"_s, u"x/unknown"_s};
    for (int round = 0; round < 40; ++round) {
        begin();
        MnesisBuilder builder(quint64(round + 1));
        builder.session(u"S"_s).model(models.at(dice.below(int(models.size()))));
        const int turns = 3 + dice.below(12);
        for (int i = 0; i < turns; ++i) {
            builder.user(QString(dice.below(3000), u'q') + u" file_%1"_s.arg(dice.below(9), 8, 16, '0'_L1));
            builder.assistant(QString(dice.below(9000), u'a'));
            if (dice.below(3) == 0)
                builder.tool(u"run"_s, u"{\"n\": 1}"_s, QString(dice.below(4000), u'o'));
        }
        openBuilt(builder);
        const SessionId id(builder.sessionId());
        const QString first = sentText(*m_store, id);
        QStringList sent {first};
        QList<NodeId> made;
        for (int i = 0; i < 6; ++i) {
            const QList<NodeId> nodes = inContext(*m_store, id);
            CompactEdit edit {id, {}, {}, 1 + dice.below(3), {}};
            if (nodes.size() > 1 && dice.below(2) == 0)
                edit.nodes = nodes;
            else if (const auto raw = readstore::ids(readstore::messages(*m_store, id)); dice.below(2) == 0)
                edit.to = MessageId(raw.at(dice.below(int(raw.size()))));
            if (edit.level < 3)
                edit.text = u"A summary, as short as it is."_s;
            const auto plan = m_store->plan(edit, {});
            if (!plan) {
                QVERIFY2(plan.error().code == Errc::Usage || plan.error().code == Errc::NotSupported,
                    qPrintable(plan.error().text));
                continue;
            }
            QCOMPARE(wrongWith(edit, {}), QString());
            const QList<NodeId> now = inContext(*m_store, id);
            const auto fresh = std::ranges::find_if(now, [&](const NodeId& node) { return !nodes.contains(node); });
            QVERIFY(fresh != now.end());
            made += *fresh;
            sent += sentText(*m_store, id);
        }
        while (!made.isEmpty()) {
            QCOMPARE(sentText(*m_store, id), sent.takeLast());
            QCOMPARE(wrongWith(DissolveEdit {id, made.takeLast()}, {}), QString());
        }
        QCOMPARE(sentText(*m_store, id), first);
    }
}

void TestMnesisCompact::handText()
{
    MnesisBuilder builder;
    builder.session(u"S"_s).user(u"See file_deadbeef12345678"_s).assistant(QString(400, u'a'));
    builder.user(u"b"_s).assistant(u"c"_s).user(u"d"_s).assistant(u"e"_s);
    openBuilt(builder);
    const SessionId id(builder.sessionId());
    const QString text = u"By hand: “ü” and \U0001F600."_s;
    const auto receipt = apply(CompactEdit {id, {}, {}, 1, text});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QCOMPARE(
        m_store->summaryNodes(id, {})->constFirst().text.text, text + u"\n\n[LCM File IDs: file_deadbeef12345678]"_s);
    QVERIFY(checkOf(m_plan, u"summary-smaller"_s)->ok);
    QVERIFY(m_plan.after->tokens < m_plan.before->tokens);
    QCOMPARE(undo(receipt), QString());
    QVERIFY(apply(CompactEdit {id, {}, {}, 3, QString(2000, u'x')}));
    QVERIFY(!checkOf(m_plan, u"summary-smaller"_s)->ok);
    QVERIFY(checkOf(m_plan, u"summary-smaller"_s)->onlyWarns);
    const auto huge = m_store->plan(CompactEdit {id, {}, {}, 3, QString(600'000, u'x')}, {});
    QVERIFY(!huge); // two turns are left
    QCOMPARE(huge.error().code, Errc::Usage);
}

void TestMnesisCompact::chosenByTheRule()
{
    MnesisBuilder builder;
    builder.session(u"S"_s).user(u"a"_s).assistant(u"b"_s).user(u"c"_s).assistant(u"d"_s);
    openBuilt(builder);
    const SessionId id(builder.sessionId());
    const auto plan = m_store->plan(CompactEdit {id, {}, {}, 3, {}}, {});
    QVERIFY(!plan);
    QCOMPARE(plan.error().code, Errc::Usage);
    QVERIFY(!plan.error().text.isEmpty());
    const QStringList ids = readstore::ids(readstore::messages(*m_store, id));
    QVERIFY(apply(CompactEdit {id, MessageId(ids.at(3)), {}, 3, {}}));
    QCOMPARE(m_store->summaryNodes(id, {})->constFirst().covers, 4);
}

void TestMnesisCompact::orphansGo()
{
    MnesisBuilder builder;
    builder.session(u"S"_s);
    addTurns(builder, 0, 4).leaf(1, 2, u"One."_s).leaf(1, 1, u"Two."_s).condense(1, u"Both."_s);
    openBuilt(builder);
    const SessionId id(builder.sessionId());
    const auto nodes = m_store->summaryNodes(id, {});
    QCOMPARE(nodes->size(), 3);
    // One that was put together with others is not dissolved before those.
    const auto refused = m_store->plan(DissolveEdit {id, nodes->at(0).id}, {});
    QCOMPARE(refused.error().code, Errc::NotSupported);
    QVERIFY(refused.error().text.contains(u"Both."_s));

    MnesisBuilder lost;
    lost.session(u"S"_s);
    addTurns(lost, 0, 4).leaf(1, 2, u"One."_s).statement(u"DELETE FROM context_items WHERE item_type = 'summary'"_s);
    begin();
    openBuilt(lost);
    const SessionId other(lost.sessionId());
    const QString sent = sentText(*m_store, other);
    QVERIFY(apply(DissolveEdit {other, m_store->summaryNodes(other, {})->constFirst().id}));
    QCOMPARE(sentText(*m_store, other), sent);
    QVERIFY(m_store->summaryNodes(other, {})->isEmpty());
    QVERIFY(!m_plan.warnings.isEmpty());
}

/// The same messages, the same place, another text; and all as before when it is undone.
void TestMnesisCompact::writtenAnew()
{
    MnesisBuilder builder;
    builder.session(u"S"_s);
    addTurns(builder, 0, 8);
    openBuilt(builder);
    const SessionId id(builder.sessionId());
    const QStringList ids = readstore::ids(readstore::messages(*m_store, id));
    for (const int to : {3, 7, 11})
        QVERIFY(apply(CompactEdit {id, MessageId(ids.at(to)), {}, 3, {}}));
    const QList<NodeId> three = inContext(*m_store, id);
    const QStringList before = dumpSqlite(m_path);

    const CompactEdit leaf {id, {}, {three.at(1)}, 1, u"Told better."_s};
    const auto draft = m_store->draftCompaction({id, {}, {three.at(1)}, 1, {}}, {});
    QVERIFY2(draft, draft ? "" : qPrintable(draft.error().text));
    QCOMPARE(draft->covers, 4);
    QCOMPARE(draft->first.value, ids.at(4));
    QCOMPARE(draft->last.value, ids.at(7));
    QVERIFY(draft->prompt.contains(u"q2"_s) && draft->prompt.contains(u"a3"_s) && !draft->prompt.contains(u"q4"_s));
    QCOMPARE(wrongWith(leaf, {}), QString());
    QList<NodeId> now = inContext(*m_store, id);
    QCOMPARE(now.size(), 3);
    QCOMPARE(now.at(0), three.at(0));
    QCOMPARE(now.at(2), three.at(2));
    QVERIFY(now.at(1) != three.at(1));
    const auto nodes = m_store->summaryNodes(id, {});
    QCOMPARE(nodes->size(), 3);
    const auto fresh = std::ranges::find(*nodes, now.at(1), &SummaryNode::id);
    QCOMPARE(fresh->text.text, u"Told better."_s);
    QCOMPARE(fresh->level, 1);
    QCOMPARE(fresh->first.value, ids.at(4));
    QCOMPARE(fresh->last.value, ids.at(7));
    QCOMPARE(undo(m_receipt), QString());
    QCOMPARE(dumpSqlite(m_path), before);

    QCOMPARE(wrongWith(CompactEdit {id, {}, three, 3, {}}, {}), QString());
    const NodeId merged = inContext(*m_store, id).constFirst();
    QCOMPARE(wrongWith(CompactEdit {id, {}, {merged}, 2, u"All three."_s}, {}), QString());
    now = inContext(*m_store, id);
    QCOMPARE(now.size(), 1);
    const auto all = m_store->summaryNodes(id, {});
    const auto condensed = std::ranges::find(*all, now.constFirst(), &SummaryNode::id);
    QCOMPARE(condensed->kind, SummaryNode::Kind::Condensed);
    QCOMPARE(condensed->parents, three);
    QCOMPARE(condensed->text.text, u"All three."_s);
    QVERIFY(std::ranges::none_of(*all, [&](const SummaryNode& node) { return node.id == merged; }));
    QCOMPARE(wrongWith(DissolveEdit {id, now.constFirst()}, {}), QString());
    QCOMPARE(inContext(*m_store, id), three);
}

/// What replaces something may be written anew again and again: dissolved, the agent sees what it saw.
void TestMnesisCompact::writtenAnewRandom()
{
    Dice dice(8);
    for (int round = 0; round < 15; ++round) {
        begin();
        MnesisBuilder builder(quint64(round + 1));
        builder.session(u"S"_s);
        for (int i = 0; i < 6 + dice.below(6); ++i)
            builder.user(QString(dice.below(3000), u'q')).assistant(QString(dice.below(9000), u'a'));
        openBuilt(builder);
        const SessionId id(builder.sessionId());
        const QString first = sentText(*m_store, id);
        QList<NodeId> made;
        for (int i = 0; i < 8; ++i) {
            const QList<NodeId> nodes = inContext(*m_store, id);
            const auto raw = readstore::ids(readstore::messages(*m_store, id));
            CompactEdit edit {id, {}, {}, 3, {}};
            if (!nodes.isEmpty() && dice.below(2) == 0)
                edit.nodes = {nodes.at(dice.below(int(nodes.size())))};
            else if (nodes.size() > 1 && dice.below(2) == 0)
                edit.nodes = nodes;
            else
                edit.to = MessageId(raw.at(dice.below(int(raw.size()))));
            if (const auto plan = m_store->plan(edit, {}); !plan) {
                QVERIFY(edit.nodes.size() != 1);
                continue;
            }
            QCOMPARE(wrongWith(edit, {}), QString());
            if (edit.nodes.size() == 1)
                QCOMPARE(inContext(*m_store, id).size(), nodes.size());
        }
        for (QList<NodeId> left = inContext(*m_store, id); !left.isEmpty(); left = inContext(*m_store, id))
            QCOMPARE(wrongWith(DissolveEdit {id, left.constFirst()}, {}), QString());
        QCOMPARE(sentText(*m_store, id), first);
    }
}

void TestMnesisCompact::notWrittenAnew()
{
    MnesisBuilder builder;
    builder.session(u"S"_s);
    addTurns(builder, 0, 4).leaf(1, 2, u"One."_s).leaf(1, 1, u"Two."_s).condense(1, u"Both."_s);
    openBuilt(builder);
    const SessionId id(builder.sessionId());
    const auto nodes = m_store->summaryNodes(id, {});
    QCOMPARE(m_store->plan(CompactEdit {id, {}, {NodeId(u"msg_none"_s)}, 3, {}}, {}).error().code, Errc::NotFound);
    // It stands under another one.
    const auto under = m_store->plan(CompactEdit {id, {}, {nodes->at(0).id}, 3, {}}, {});
    QCOMPARE(under.error().code, Errc::NotSupported);
    QVERIFY(under.error().text.contains(u"Both."_s));
    QCOMPARE(m_store->draftCompaction({id, {}, {nodes->at(0).id}, 3, {}}, {}).error().code, Errc::NotSupported);
}

void TestMnesisCompact::comesBack_data()
{
    QTest::addColumn<QString>("lost"); // of the context
    QTest::newRow("its item only") << u"DELETE FROM context_items WHERE item_id = '%1'"_s;
    QTest::newRow("its item, and its messages stand there")
        << u"UPDATE context_items SET item_type = 'message', "
           "item_id = (SELECT span_start_message_id FROM summary_nodes WHERE id = '%1') WHERE item_id = '%1'"_s;
    QTest::newRow("marked as superseded too")
        << u"DELETE FROM context_items WHERE item_id = '%1'; UPDATE summary_nodes SET superseded = 1 WHERE id = '%1'"_s;
}

/// A summary that a crash left outside of the context.
void TestMnesisCompact::comesBack()
{
    QFETCH(const QString, lost);
    MnesisBuilder builder;
    builder.session(u"S"_s);
    addTurns(builder, 0, 5).leaf(1, 2, u"One."_s);
    addTurns(builder, 5, 9).leaf(1, 2, u"Two."_s);
    openBuilt(builder);
    const SessionId id(builder.sessionId());
    const QString sent = sentText(*m_store, id);
    const QList<NodeId> nodes = inContext(*m_store, id);
    QCOMPARE(nodes.size(), 2);
    for (const NodeId& node : nodes) {
        begin();
        MnesisBuilder again = builder;
        for (const QString& statement : lost.arg(node.value).split(u"; "_s))
            again.statement(statement);
        openBuilt(again);
        QVERIFY(sentText(*m_store, id) != sent);
        const QStringList before = dumpSqlite(m_path);
        QVERIFY(!m_store->plan(CompactEdit {id, {}, {node}, 3, u"Another text."_s}, {}));
        QCOMPARE(wrongWith(CompactEdit {id, {}, {node}, 3, {}}, {}), QString());
        QCOMPARE(sentText(*m_store, id), sent);
        QCOMPARE(undo(m_receipt), QString());
        QCOMPARE(dumpSqlite(m_path), before);
    }
}

void TestMnesisCompact::doesNotComeBack()
{
    MnesisBuilder builder;
    builder.session(u"S"_s);
    addTurns(builder, 0, 5).leaf(1, 2, u"One."_s);
    addTurns(builder, 5, 9).leaf(1, 2, u"Two."_s);
    builder.statement(u"DELETE FROM context_items WHERE item_id IN (SELECT id FROM summary_nodes WHERE content = "
                      "'One.')"_s);
    builder.statement(u"UPDATE summary_nodes SET span_start_message_id = (SELECT id FROM messages ORDER BY created_at, "
                      "rowid LIMIT 1) WHERE content = 'Two.'"_s);
    openBuilt(builder);
    const SessionId id(builder.sessionId());
    const auto nodes = m_store->summaryNodes(id, {});
    const auto refused = m_store->plan(CompactEdit {id, {}, {nodes->at(0).id}, 3, {}}, {});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::NotSupported);
    QVERIFY(refused.error().text.contains(u"Two."_s));
}

/// A crash between a merge and the change of the context leaves what was merged in there.
void TestMnesisCompact::comesBackForItsParents()
{
    MnesisBuilder builder;
    builder.session(u"S"_s);
    addTurns(builder, 0, 5).leaf(1, 2, u"One."_s);
    addTurns(builder, 5, 9).leaf(1, 2, u"Two."_s).condense(1, u"Both."_s);
    builder.statement(u"DELETE FROM context_items WHERE item_type = 'summary'"_s);
    builder.statement(u"INSERT INTO context_items (session_id, item_type, item_id, position, created_at) SELECT "
                      "session_id, 'summary', id, CASE content WHEN 'One.' THEN -2 ELSE -1 END, created_at FROM "
                      "summary_nodes WHERE kind = 'leaf'"_s);
    builder.statement(u"INSERT INTO context_items (session_id, item_type, item_id, position, created_at) SELECT "
                      "session_id, 'summary', id, -3, created_at FROM summary_nodes WHERE content = 'One.'"_s); // twice
    builder.statement(u"UPDATE summary_nodes SET superseded = 0"_s);
    openBuilt(builder);
    const SessionId id(builder.sessionId());
    const auto nodes = m_store->summaryNodes(id, {});
    QCOMPARE(nodes->size(), 3);
    const QList<NodeId> leaves = inContext(*m_store, id);
    QCOMPARE(leaves, (QList {nodes->at(0).id, nodes->at(1).id}));
    const QStringList before = dumpSqlite(m_path);
    // Another text would leave the orphan without what it was made of.
    const auto refused = m_store->plan(CompactEdit {id, {}, {leaves.at(0)}, 3, u"Anew."_s}, {});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::NotSupported);
    QVERIFY2(refused.error().text.contains(u"Both."_s), qPrintable(refused.error().text));
    QVERIFY(!m_store->plan(DissolveEdit {id, leaves.at(0)}, {}));

    QCOMPARE(wrongWith(CompactEdit {id, {}, {nodes->at(2).id}, 3, {}}, found(*m_store)), QString());
    QCOMPARE(inContext(*m_store, id), QList {nodes->at(2).id});
    const auto marked = std::ranges::find(m_plan.writes, u"summary_nodes.superseded"_s, &PlannedWrite::place);
    QVERIFY(marked != m_plan.writes.end());
    QCOMPARE(marked->count, 2);
    QCOMPARE(undo(m_receipt), QString());
    QCOMPARE(dumpSqlite(m_path), before);
}

void TestMnesisCompact::comesBackBehindWhatIsMissing()
{
    MnesisBuilder builder;
    builder.session(u"S"_s);
    addTurns(builder, 0, 5).leaf(1, 2, u"One."_s);
    addTurns(builder, 5, 9).leaf(1, 0, u"Two."_s);
    builder.statement(u"UPDATE context_items SET item_type = 'message', item_id = 'msg_gone', position = 1 + (SELECT "
                      "max(position) FROM context_items WHERE item_id <> (SELECT id FROM summary_nodes WHERE content = "
                      "'Two.')) WHERE item_id = (SELECT id FROM summary_nodes WHERE content = 'Two.')"_s);
    openBuilt(builder);
    const SessionId id(builder.sessionId());
    const QStringList before = dumpSqlite(m_path);
    const auto nodes = m_store->summaryNodes(id, {});
    QCOMPARE(wrongWith(CompactEdit {id, {}, {nodes->at(1).id}, 3, {}}, found(*m_store)), QString());
    QCOMPARE(inContext(*m_store, id), (QList {nodes->at(0).id, nodes->at(1).id}));
    QCOMPARE(undo(m_receipt), QString());
    QCOMPARE(dumpSqlite(m_path), before);
}

/// A summary that was made of one other is written anew by a model of that one.
void TestMnesisCompact::writtenAnewOfOne()
{
    MnesisBuilder builder;
    builder.session(u"S"_s);
    addTurns(builder, 0, 6).leaf(1, 2, u"One. "_s.repeated(200)).condense(1, u"Of one. "_s.repeated(100));
    openBuilt(builder);
    const SessionId id(builder.sessionId());
    const NodeId node = inContext(*m_store, id).constFirst();
    const auto stored = m_store->summaryNodes(id, {});
    const QList<NodeId> parents = std::ranges::find(*stored, node, &SummaryNode::id)->parents;
    QCOMPARE(parents.size(), 1);
    for (const int level : {1, 2}) {
        const auto draft = m_store->draftCompaction({id, {}, {node}, level, {}}, {});
        QVERIFY2(draft, draft ? "" : qPrintable(draft.error().text));
        QCOMPARE(draft->covers, 1);
        QVERIFY(draft->prompt.contains(u"One. One."_s) && !draft->prompt.contains(u"Of one."_s));
    }
    const QStringList before = dumpSqlite(m_path);
    QCOMPARE(wrongWith(CompactEdit {id, {}, {node}, 1, u"Told better."_s}, {}), QString());
    const auto nodes = m_store->summaryNodes(id, {});
    const auto fresh = std::ranges::find(*nodes, inContext(*m_store, id).constFirst(), &SummaryNode::id);
    QCOMPARE(fresh->text.text, u"Told better."_s);
    QCOMPARE(fresh->parents, parents);
    QCOMPARE(undo(m_receipt), QString());
    QCOMPARE(dumpSqlite(m_path), before);
}

void TestMnesisCompact::comesBackOverNothingUntold_data()
{
    QTest::addColumn<bool>("hasGap");
    QTest::newRow("between what it was made of stands nothing") << false;
    QTest::newRow("messages stand there") << true;
}

/// Releases before 0.4 put summaries together though messages stood between them.
void TestMnesisCompact::comesBackOverNothingUntold()
{
    QFETCH(const bool, hasGap);
    MnesisBuilder builder;
    builder.session(u"S"_s);
    addTurns(builder, 0, 5).leaf(1, 2, u"One."_s);
    addTurns(builder, 5, 9).leaf(1, 2, u"Two."_s).condense(1, u"Both."_s);
    const auto nth = [](int n) {
        return u"(SELECT id FROM messages WHERE is_summary = 0 ORDER BY created_at, rowid LIMIT 1 OFFSET %1)"_s.arg(n);
    };
    builder.statement(u"DELETE FROM context_items WHERE item_type = 'summary'"_s);
    if (hasGap) { // the second summary begins later, and what it left out is in the context
        builder.statement(u"UPDATE summary_nodes SET span_start_message_id = %1 WHERE content = 'Two.'"_s.arg(nth(8)));
        for (const int n : {6, 7})
            builder.statement(u"INSERT INTO context_items (session_id, item_type, item_id, position, created_at) "
                              "SELECT id, 'message', %1, %2, '0' FROM sessions"_s.arg(nth(n))
                                  .arg(n - 1000));
    }
    openBuilt(builder);
    const SessionId id(builder.sessionId());
    const QString sent = sentText(*m_store, id);
    const auto nodes = m_store->summaryNodes(id, {});
    const auto both = std::ranges::find(*nodes, SummaryNode::Kind::Condensed, &SummaryNode::kind);
    const CompactEdit back {id, {}, {both->id}, 3, {}};
    if (!hasGap) {
        QCOMPARE(wrongWith(back, found(*m_store)), QString());
        QCOMPARE(inContext(*m_store, id), QList {both->id});
        return;
    }
    const auto refused = m_store->plan(back, {});
    QVERIFY(!refused); // two messages would leave the context that no summary tells of
    QCOMPARE(refused.error().code, Errc::NotSupported);
    QVERIFY2(refused.error().text.contains(u"Both."_s) && refused.error().text.contains(u"Dissolve it"_s),
        qPrintable(refused.error().text));
    // What the sentence says can be done.
    QVERIFY(apply(DissolveEdit {id, both->id}));
    for (const NodeId& parent : both->parents)
        QVERIFY2(apply(CompactEdit {id, {}, {parent}, 3, {}}), qPrintable(parent.value));
    QCOMPARE(inContext(*m_store, id), both->parents);
    const QString now = sentText(*m_store, id);
    for (const QString& line : sent.split(u'\n'))
        QVERIFY2(now.contains(line), qPrintable(line));
}

/// Of what the summary replaces, one message is gone and another is in the context.
void TestMnesisCompact::writtenAnewInPart()
{
    MnesisBuilder builder;
    builder.session(u"S"_s);
    addTurns(builder, 0, 6).leaf(1, 2, u"One."_s);
    const auto nth = [](int n) {
        return u"(SELECT id FROM messages WHERE is_summary = 0 ORDER BY created_at, rowid LIMIT 1 OFFSET %1)"_s.arg(n);
    };
    builder.statement(u"INSERT INTO context_items (session_id, item_type, item_id, position, created_at) SELECT id, "
                      "'message', %1, 99, '0' FROM sessions"_s.arg(nth(2)));
    builder.statement(u"DELETE FROM message_parts WHERE message_id = "_s + nth(4));
    builder.statement(u"DELETE FROM messages WHERE id = "_s + nth(4));
    openBuilt(builder);
    const SessionId id(builder.sessionId());
    const NodeId node = inContext(*m_store, id).constFirst();
    const SummaryNode old = m_store->summaryNodes(id, {})->constFirst();
    const QStringList before = dumpSqlite(m_path);
    const auto draft = m_store->draftCompaction({id, {}, {node}, 3, {}}, {});
    QVERIFY2(draft, draft ? "" : qPrintable(draft.error().text));
    QCOMPARE(draft->covers, 6);
    QCOMPARE(wrongWith(CompactEdit {id, {}, {node}, 3, {}}, found(*m_store)), QString());
    const SummaryNode fresh = m_store->summaryNodes(id, {})->constFirst();
    QVERIFY(fresh.id != old.id);
    QCOMPARE(fresh.first, old.first);
    QCOMPARE(fresh.last, old.last);
    QCOMPARE(undo(m_receipt), QString());
    QCOMPARE(dumpSqlite(m_path), before);
}

/// Releases before 0.4 wrote summaries whose spans lie in each other.
void TestMnesisCompact::mergedSpansHoldAll()
{
    MnesisBuilder builder;
    builder.session(u"S"_s);
    addTurns(builder, 0, 6).leaf(1, 2, u"One."_s);
    addTurns(builder, 6, 9).leaf(1, 2, u"Two."_s);
    const auto nth = [](int n) {
        return u"(SELECT id FROM messages WHERE is_summary = 0 ORDER BY created_at, rowid LIMIT 1 OFFSET %1)"_s.arg(n);
    };
    builder.statement(u"UPDATE summary_nodes SET span_start_message_id = %1, span_end_message_id = %2 WHERE content = "
                      "'One.'"_s.arg(nth(1), nth(13)));
    builder.statement(u"UPDATE summary_nodes SET span_start_message_id = %1, span_end_message_id = %2 WHERE content = "
                      "'Two.'"_s.arg(nth(0), nth(9)));
    openBuilt(builder);
    const SessionId id(builder.sessionId());
    const auto nodes = m_store->summaryNodes(id, {});
    const QStringList known = found(*m_store);
    QCOMPARE(wrongWith(CompactEdit {id, {}, inContext(*m_store, id), 3, {}}, known), QString());
    const NodeId merged = inContext(*m_store, id).constFirst();
    const auto fresh = m_store->summaryNodes(id, {});
    const auto node = std::ranges::find(*fresh, merged, &SummaryNode::id);
    QCOMPARE(node->first, nodes->at(1).first);
    QCOMPARE(node->last, nodes->at(0).last);
    QCOMPARE(wrongWith(CompactEdit {id, {}, {merged}, 3, u"Both."_s}, known), QString());
    const auto again = m_store->summaryNodes(id, {});
    const auto anew = std::ranges::find(*again, inContext(*m_store, id).constFirst(), &SummaryNode::id);
    QCOMPARE(anew->first, nodes->at(1).first);
    QCOMPARE(anew->last, nodes->at(0).last);
}

/// Messages that were given back stand before another summary, and are summarised by themselves.
void TestMnesisCompact::betweenSummaries()
{
    MnesisBuilder builder;
    builder.session(u"S"_s);
    addTurns(builder, 0, 8);
    openBuilt(builder);
    const SessionId id(builder.sessionId());
    const QStringList ids = readstore::ids(readstore::messages(*m_store, id));
    for (const int to : {3, 7, 11})
        QVERIFY(apply(CompactEdit {id, MessageId(ids.at(to)), {}, 3, {}}));
    const QList<NodeId> three = inContext(*m_store, id);
    QCOMPARE(three.size(), 3);
    QCOMPARE(
        m_store->plan(CompactEdit {id, {}, {three.at(0), three.at(2)}, 3, {}}, {}).error().code, Errc::NotSupported);
    QCOMPARE(wrongWith(DissolveEdit {id, three.at(1)}, {}), QString());
    const auto across = m_store->plan(CompactEdit {id, MessageId(ids.at(13)), {}, 3, {}}, {});
    QCOMPARE(across.error().code, Errc::NotSupported);
    QVERIFY(across.error().text.contains(ids.at(7)));
    QCOMPARE(
        m_store->plan(CompactEdit {id, {}, {three.at(0), three.at(2)}, 3, {}}, {}).error().code, Errc::NotSupported);
    const auto byRule = m_store->draftCompaction({id, {}, {}, 3, {}}, {});
    QCOMPARE(byRule->first.value, ids.at(4));
    QCOMPARE(byRule->last.value, ids.at(7));
    QCOMPARE(wrongWith(CompactEdit {id, {}, {}, 3, {}}, {}), QString());
    QCOMPARE(wrongWith(CompactEdit {id, {}, inContext(*m_store, id), 3, {}}, {}), QString());
    QCOMPARE(m_store->summaryNodes(id, {})->last().covers, 12);
}

void TestMnesisCompact::editOfASummaryTellsTokens()
{
    MnesisBuilder builder;
    builder.session(u"S"_s);
    addTurns(builder, 0, 4).leaf(1, 2, u"One."_s);
    openBuilt(builder);
    const SessionId id(builder.sessionId());
    const QString node = m_store->summaryNodes(id, {})->constFirst().id.value;
    QCOMPARE(wrongWith(TextEdit {id, MessageId(node), 0, QString(300, u'l')}, {}), QString());
    QVERIFY(m_plan.before->tokens < m_plan.after->tokens);
}

void TestMnesisCompact::drafts()
{
    MnesisBuilder builder;
    builder.session(u"S"_s).model(u"anthropic/claude-opus-4-6"_s);
    addTurns(builder, 0, 5);
    openBuilt(builder);
    const SessionId id(builder.sessionId());
    const QStringList before = dumpSqlite(m_path);
    const auto third = m_store->draftCompaction({id, {}, {}, 3, {}}, {});
    QVERIFY(third);
    QCOMPARE(third->covers, 6);
    QVERIFY(third->prompt.isEmpty());
    QVERIFY(third->text.contains(u"[USER]: q2"_s));
    QCOMPARE(third->model, u"anthropic/claude-opus-4-6"_s);
    const auto first = m_store->draftCompaction({id, {}, {}, 1, {}}, {});
    QVERIFY(first);
    QVERIFY(first->prompt.contains(u"[USER]:\nq0\n\n[ASSISTANT]:\na0"_s));
    QCOMPARE(first->maxTokens, 8192);
    QCOMPARE(first->text, third->text);
    const QStringList ids = readstore::ids(readstore::messages(*m_store, id));
    const auto upTo = m_store->draftCompaction({id, MessageId(ids.at(9)), {}, 2, u"not asked for"_s}, {});
    QVERIFY(upTo);
    QCOMPARE(upTo->last.value, ids.at(9));
    QCOMPARE(upTo->maxTokens, 4000);
    QVERIFY(upTo->prompt.contains(u"[U]: q4\n[A]: a4"_s));
    QCOMPARE(m_store->draftCompaction({id, {}, {NodeId(u"msg_none"_s)}, 1, {}}, {}).error().code, Errc::NotFound);
    QCOMPARE(m_store->draftCompaction({id, {}, {}, 0, {}}, {}).error().code, Errc::Usage);
    QCOMPARE(dumpSqlite(m_path), before);
}

/// More than are decoded in one go, in other threads: each counts once and in its place.
void TestMnesisCompact::draftsOfManyMessages()
{
    constexpr int Turns = 1'000;
    MnesisBuilder builder;
    builder.session(u"S"_s).model(u"anthropic/claude-opus-4-6"_s);
    for (int i = 0; i < Turns; ++i) {
        builder.user(u"question %1 of file_%2"_s.arg(i).arg(i, 8, 16, '0'_L1));
        builder.assistant(QString(i % 5 == 0 ? 20'000 : i % 97, u'a'));
    }
    openBuilt(builder);
    const SessionId id(builder.sessionId());
    const auto draft = m_store->draftCompaction({id, {}, {}, 3, {}}, {});
    QVERIFY(draft);
    QCOMPARE(draft->covers, 2 * Turns - 4);
    const QStringList ids = readstore::ids(readstore::messages(*m_store, id));
    QCOMPARE(draft->last.value, ids.at(2 * Turns - 5));
    qsizetype at = 0;
    for (int i = Turns - 500; i < Turns - 2; ++i) {
        at = draft->text.indexOf(u"[USER]: question %1 of"_s.arg(i), at);
        QVERIFY2(at >= 0, qPrintable(u"question %1"_s.arg(i)));
    }
    QVERIFY(draft->text.contains(u"file_%1"_s.arg(Turns - 3, 8, 16, '0'_L1)));
    // The order does not depend on which thread is done first.
    for (int i = 0; i < 5; ++i)
        QCOMPARE(m_store->draftCompaction({id, {}, {}, 3, {}}, {})->text, draft->text);
    // A model is sent what its window holds, and the rest stays.
    const auto told = m_store->draftCompaction({id, {}, {}, 1, {}}, {});
    QVERIFY(told);
    QVERIFY(told->covers < draft->covers);
    QVERIFY(told->prompt.contains(u"question %1 of"_s.arg(told->covers / 2 - 1)));
    const JobControl cancelled;
    cancelled.cancel();
    QCOMPARE(m_store->draftCompaction({id, {}, {}, 3, {}}, cancelled).error().code, Errc::Cancelled);
    QCOMPARE(wrongWith(CompactEdit {id, {}, {}, 3, {}}, {}), QString());
}

/// All items that name a message give way to its summary, also such as call it one.
void TestMnesisCompact::itemsThatNameMessagesTwice()
{
    MnesisBuilder builder;
    builder.session(u"S"_s).model(u"anthropic/claude-opus-4-6"_s);
    addTurns(builder, 0, 5);
    for (const QString& item : {u"'message', 'a0', 1000"_s, u"'summary', 'a1', 1001"_s, u"'summary', 'a4', 1002"_s}) {
        const QStringList values = item.split(u", "_s);
        builder.statement(
            u"INSERT INTO context_items (session_id, item_type, item_id, position, created_at) SELECT m.session_id, "
            u"%1, "
            "m.id, %2, '' FROM messages m JOIN message_parts p ON p.message_id = m.id WHERE p.content LIKE '%\"%3\"%'"_s
                .arg(values.at(0), values.at(2), values.at(1).sliced(1, 2)));
    }
    openBuilt(builder);
    const SessionId id(builder.sessionId());
    QCOMPARE(wrongWith(CompactEdit {id, {}, {}, 3, {}}, found(*m_store)), QString());
    const auto deleted = std::ranges::find(m_plan.writes, PlannedWrite::Change::Delete, &PlannedWrite::change);
    QVERIFY(deleted != m_plan.writes.end());
    QCOMPARE(deleted->count, 8);
}

TEST_CLASS(TestMnesisCompact)
#include "tst_mnesiscompact.moc"
