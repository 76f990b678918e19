// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/editor.h"
#include "core/edit/forkshares.h"
#include "core/store/messagecounts.h"
#include "core/store/registry.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/mantislines.h"
#include "tests/testkit/mnesisbuilder.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/samplecopy.h"
#include "tests/testkit/testclass.h"
#include "tests/testkit/writerprocess.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using Counts = QMap<ForkShare::Kind, qint64>;

Counts along(const QList<ForkShare>& shares)
{
    Counts counts;
    for (const ForkShare& share : shares) {
        if (share.along > 0)
            counts.insert(share.kind, share.along);
    }
    return counts;
}

QString countsTold(const Counts& counts)
{
    QString text;
    for (auto count = counts.cbegin(); count != counts.cend(); ++count)
        text += u"%1 %2  "_s.arg(nameOf(count.key())).arg(*count);
    return text;
}

} // namespace

/// What a fork is said to bring along is what it brings along, in every format.
class ForkSharesTest : public QObject
{
    Q_OBJECT
private:
    static void compareCounts(SessionStore& store, const SessionId& session, qint64* seen)
    {
        const auto outline = store.outline(session, {});
        QVERIFY(outline);
        std::vector<qint64> keys;
        for (const OutlineRow& row : *outline)
            keys.push_back(row.key);
        keys.push_back(1LL << 40); // there is none
        const auto counts = messageCounts(store, session, keys, {});
        QVERIFY2(counts, counts ? "" : qPrintable(counts.error().text));
        QCOMPARE(counts->size(), keys.size());
        constexpr qint64 Whole = -1;
        const auto messages = store.messages(session, keys, ReadOptions {Whole}, {});
        QVERIFY(messages);
        for (size_t i = 0; i < keys.size(); ++i) {
            const MessagePtr& message = (*messages)[i];
            QVERIFY2((*counts)[i] == (message ? countsOf(*message) : MessageCounts()),
                qPrintable(u"message %1 of %2"_s.arg(i + 1).arg(session.value)));
            ++*seen;
        }
    }

private slots:
    void asPromised_data()
    {
        QTest::addColumn<QString>("original");
        for (const char* name :
            {"mnesis/small.db", "mantis/home", "mantis/sessions-code-layout.db", "mantis/sessions-documented-layout.db",
                "jazzmine/generated-0.1.38/conversation_db.json", "agentfootprint/sqlite/sessions.db",
                "agentfootprint/session-file/sessions.json", "mnesis/generated-0.4.0/sessions.db",
                "mantis/generated-2.70.1/sessions.db", "mantis/generated-2.70.1/home"})
            QTest::newRow(name) << realStore(QLatin1StringView(name));
    }

    void asPromised()
    {
        QFETCH(const QString, original);
        NEED(missingSample(original));
        int forks = 0;
        QSet<ForkShare::Kind> seen;
        SampleCopy copy(original);
        QVERIFY(copy.isCopied());
        const auto first = copy.open();
        QVERIFY(first);
        std::vector<SessionInfo> sessions = readstore::listed(**first, ListDetail::Basic);
        sessions.resize(std::min<size_t>(sessions.size(), 6));
        for (const SessionInfo& session : sessions) {
            const std::vector<MessagePtr> messages = readstore::messages(**first, session.id, 0);
            for (const size_t part : {3, 2, 1}) {
                const size_t row = messages.size() / part;
                if (row == 0)
                    continue;
                const auto store = copy.open();
                QVERIFY(store);
                const auto plan = (*store)->plan(ForkEdit {session.id, messages[row - 1]->id, false, {}}, {});
                if (!plan)
                    continue; // the format refuses this place
                const auto shares = forkShares(**store, *plan, {});
                QVERIFY2(shares, shares ? "" : qPrintable(shares.error().text));
                for (const ForkShare& share : *shares) {
                    seen += share.kind;
                    if (share.kind == ForkShare::Kind::Messages) {
                        const auto whole = std::ranges::count_if(messages,
                            [](const MessagePtr& one) { return !one->states.testFlag(MessageState::Summary); });
                        QCOMPARE(share.along + share.behind.value(), whole);
                    }
                }
                QVERIFY(Editor(copy.journal()).apply((*store)->info(), *plan, {}));
                const auto after = copy.open();
                QVERIFY(after);
                const std::vector<MessagePtr> copies = readstore::messages(**after, plan->newSession, 0);
                QVERIFY(!copies.empty());
                EditPlan whole;
                whole.edit = ForkEdit {plan->newSession, copies.back()->id, false, {}};
                const auto made = forkShares(**after, whole, {});
                QVERIFY2(made, made ? "" : qPrintable(made.error().text));
                Counts wanted = along(*shares);
                Counts found = along(*made);
                // Where a format has no place for them, it may still tell of the fork's own beginning as of one.
                const auto points = (*after)->checkpoints(plan->newSession, {});
                if (points && !points->isEmpty() && !(*after)->info().refusals.contains(EditKind::Checkpoint))
                    found.insert(ForkShare::Kind::Checkpoints, points->size());
                const qint64 open = wanted.take(ForkShare::Kind::OpenCalls);
                const qint64 stillOpen = found.take(ForkShare::Kind::OpenCalls);
                QVERIFY(stillOpen == open || (stillOpen == 0 && !plan->warnings.isEmpty()));
                wanted.remove(ForkShare::Kind::ContextItems); // told by the plan, see its own tests
                QVERIFY2(wanted == found,
                    qPrintable(u"%1 at %2 of %3\npromised %4\nmade     %5"_s.arg(session.id.value, QString::number(row),
                        QString::number(messages.size()), countsTold(wanted), countsTold(found))));
                ++forks;
            }
        }
        QVERIFY(forks > 0);
        QVERIFY(seen.contains(ForkShare::Kind::Messages));
    }

    void countsAsRead_data() { asPromised_data(); }

    /// What a store counts in its own way is what its messages say.
    void countsAsRead()
    {
        QFETCH(const QString, original);
        NEED(missingSample(original));
        SampleCopy copy(original);
        const auto store = copy.open();
        QVERIFY(store);
        qint64 seen = 0;
        for (const SessionInfo& session : readstore::listed(**store, ListDetail::Basic))
            compareCounts(**store, session.id, &seen);
        QVERIFY(seen > 0);
    }

    void countsOfLongAndDamagedParts()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"sessions.db"_s);
        MnesisBuilder builder;
        builder.session(u"Long"_s);
        // What a call was given may be longer than the beginning of a text that a list shows.
        const QString input = u"{\"content\": \"%1\"}"_s.arg(QString(20'000, u'x'));
        builder.user(u"Write it."_s).assistant(u"Yes."_s).tool(u"write"_s, input, u"done"_s);
        builder.user(u"Again."_s).assistant(u"Yes."_s).tool(u"write"_s, u"{}"_s, u"done"_s);
        builder.leaf(1, 2, u"A summary"_s);
        QVERIFY(builder.write(path));
        {
            WriterProcess writer(path);
            QVERIFY(writer.exec(u"UPDATE message_parts SET content = '{\"type\": \"tool\"' WHERE rowid = (SELECT "
                                "max(rowid) FROM message_parts WHERE part_type = 'tool')"_s));
            QVERIFY(writer.exec(u"UPDATE message_parts SET part_type = 'new' WHERE rowid = (SELECT min(rowid) FROM "
                                "message_parts)"_s));
        }
        const auto store = openStore(path);
        QVERIFY(store);
        qint64 seen = 0;
        for (const SessionInfo& session : readstore::listed(**store, ListDetail::Basic))
            compareCounts(**store, session.id, &seen);
        QVERIFY(seen > 4);
    }

    void resultsInOtherMessages_data()
    {
        QTest::addColumn<QString>("at");
        QTest::addColumn<QString>("along");
        QTest::addColumn<QString>("behind");
        QTest::newRow("before the call") << u"u1"_s << u"messages 1  parts 1  "_s
                                         << u"messages 5  parts 6  tool_pairs 2  open_calls 1  "_s;
        QTest::newRow("at the calls") << u"a1"_s << u"messages 2  parts 2  open_calls 2  "_s
                                      << u"messages 4  parts 3  tool_pairs 2  open_calls 1  "_s;
        QTest::newRow("between the results") << u"r1"_s << u"messages 3  parts 4  tool_pairs 1  open_calls 1  "_s
                                             << u"messages 3  parts 2  tool_pairs 1  open_calls 1  "_s;
        QTest::newRow("behind them") << u"r2"_s << u"messages 4  parts 6  tool_pairs 2  "_s
                                     << u"messages 2  parts 1  open_calls 1  "_s;
    }

    /// A call and its result are one pair, though each is a part of another message.
    void resultsInOtherMessages()
    {
        QFETCH(const QString, at);
        QFETCH(const QString, along);
        QFETCH(const QString, behind);
        const auto call = [](const QByteArray& id) {
            return QByteArray(R"({"type":"tool_use","id":")" + id + R"(","name":"read","input":{}})");
        };
        const auto result = [](const QByteArray& id) {
            return QByteArray(R"([{"type":"tool_result","tool_use_id":")" + id + R"(","content":"x"}])");
        };
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"6f9619ff-8b86-4d01-b42d-00cf4fc964ff.jsonl"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        using namespace mantislines;
        file.write(entry("u1", {}, "user", "\"first\"", mantislines::at(1))
            + entry("a1", "u1", "assistant",
                R"([{"type":"text","text":"I look"},)" + call("c1") + ',' + call("c2") + ']', mantislines::at(2))
            + entry("r1", "a1", "user", result("c1"), mantislines::at(3))
            + entry("r2", "r1", "user", result("c2"), mantislines::at(4))
            + entry("a2", "r2", "assistant", text("so"), mantislines::at(5))
            + entry("a3", "a2", "assistant", '[' + call("c3") + ']', mantislines::at(6)));
        file.close();
        const auto store = openStore(path);
        QVERIFY2(store, store ? "" : qPrintable(store.error().text));
        EditPlan plan;
        plan.edit = ForkEdit {readstore::listed(**store).front().id, MessageId(at), false, {}};
        const auto shares = forkShares(**store, plan, {});
        QVERIFY2(shares, shares ? "" : qPrintable(shares.error().text));
        Counts left;
        for (const ForkShare& share : *shares) {
            if (share.behind.value_or(0) > 0)
                left.insert(share.kind, *share.behind);
        }
        QCOMPARE(countsTold(::along(*shares)), along);
        QCOMPARE(countsTold(left), behind);
    }

    /// They are copied with what names them, where they stand beside their session.
    void subAgentsComeAlong()
    {
        const QString original = realStore(u"claude-code/generated/projects"_s);
        NEED(missingSample(original));
        SampleCopy copy(original);
        const auto store = copy.open();
        QVERIFY(store);
        int found = 0;
        for (const SessionInfo& session : readstore::listed(**store, ListDetail::Basic)) {
            const auto messages = readstore::messages(**store, session.id, 0);
            const auto plan = messages.empty()
                ? Result<EditPlan>(std::unexpected(Error()))
                : (*store)->plan(ForkEdit {session.id, messages.back()->id, false, {}}, {});
            const auto shares = plan ? forkShares(**store, *plan, {}) : QList<ForkShare>();
            QVERIFY(shares);
            const auto agents = std::ranges::find(*shares, ForkShare::Kind::SubAgents, &ForkShare::kind);
            if (agents == shares->end())
                continue;
            ++found;
            QCOMPARE(agents->along, 1);
            QCOMPARE(agents->behind, 0);
            const auto before = copy.content();
            Editor editor(copy.journal());
            const auto receipt = editor.apply((*store)->info(), *plan, {});
            QVERIFY(receipt);
            const auto after = copy.open();
            for (const SessionId& of : {session.id, plan->newSession}) {
                const auto edges = (*after)->edges(of, {});
                QVERIFY(edges);
                QCOMPARE(std::ranges::count_if(*edges,
                             [&of](const LineageEdge& edge) {
                                 return edge.kind == LineageEdge::Kind::SubAgent && edge.from == of;
                             }),
                    1);
            }
            QVERIFY(editor.undo(receipt->id, {}));
            QVERIFY(copy.content() == before);
            const auto early = (*store)->plan(ForkEdit {session.id, messages.front()->id, false, {}}, {});
            const auto left = early ? forkShares(**store, *early, {}) : QList<ForkShare>();
            QVERIFY(left);
            const auto stay = std::ranges::find(*left, ForkShare::Kind::SubAgents, &ForkShare::kind);
            QVERIFY(stay != left->end());
            QCOMPARE(stay->along, 0);
            QCOMPARE(stay->behind, 1);
        }
        QCOMPARE(found, 1);
    }

    /// A summary that stands in a message with an id of its own.
    void summariesInMessages()
    {
        SessionBuilder builder(u"s"_s);
        builder.user(u"do it"_s);
        builder.message(Role::User, u"user"_s, u"what was said"_s).states(MessageState::Summary);
        builder.assistant(u"done"_s);
        FakeSession session = builder.build();
        SummaryNode node;
        node.id = NodeId(u"n1"_s);
        node.session = session.info.id;
        node.message = session.messages[1]->id;
        session.nodes << node;
        EditPlan before;
        before.edit = ForkEdit {session.info.id, session.messages[0]->id, false, {}};
        EditPlan behind;
        behind.edit = ForkEdit {session.info.id, session.messages[2]->id, false, {}};
        FakeStore store;
        store.add(session);
        const auto without = forkShares(store, before, {});
        const auto with = forkShares(store, behind, {});
        QVERIFY(without && with);
        QCOMPARE(along(*without).value(ForkShare::Kind::Summaries), 0);
        QCOMPARE(along(*with).value(ForkShare::Kind::Summaries), 1);
    }

    void onlyOfForks()
    {
        const QString original = realStore(u"mnesis/small.db"_s);
        NEED(missingSample(original));
        SampleCopy copy(original);
        const auto store = copy.open();
        QVERIFY(store);
        EditPlan plan;
        plan.edit = RenameEdit {SessionId(u"s"_s), u"t"_s};
        const auto shares = forkShares(**store, plan, {});
        QVERIFY(shares);
        QVERIFY(shares->isEmpty());
    }
};

TEST_CLASS(ForkSharesTest)

#include "tst_forkshares.moc"
