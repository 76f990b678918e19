// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/lineage/contenthash.h"
#include "core/lineage/lineagelayout.h"
#include "core/lineage/lineagereader.h"
#include "core/store/registry.h"
#include "core/store/wrappedstore.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/mantislines.h"
#include "tests/testkit/mnesisbuilder.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <iterator>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using Kind = LineageNode::Kind;
using EdgeKind = LineageEdge::Kind;

const QString LongAnswer = u"An answer that is long enough that nobody would write it word by word again, %1."_s;

/// A session of turns that are named by letters: equal letters, equal turns.
SessionBuilder turns(const QString& id, const QString& letters, int startMinute)
{
    SessionBuilder builder(id);
    builder.title(u"Session %1"_s.arg(id)).after(std::chrono::minutes(startMinute));
    for (const QChar letter : letters)
        builder.user(u"Do %1"_s.arg(letter)).assistant(LongAnswer.arg(letter));
    return builder;
}

FakeSession made(const SessionBuilder& builder, int startMinute)
{
    FakeSession session = builder.build();
    session.info.createdAt = timeFromMs(SessionBuilder::BaseMs + qint64(startMinute) * 60'000);
    // A copy has ids of its own.
    for (MessagePtr& message : session.messages) {
        Message copy = *message;
        copy.id = MessageId(session.info.id.value + u'-' + copy.id.value);
        message = std::make_shared<const Message>(copy);
    }
    return session;
}

std::vector<FoundRelation> findAll(SessionStore& store, const QStringList& ids, qint64* read = nullptr)
{
    std::vector<SessionId> sessions;
    for (const QString& id : ids)
        sessions.emplace_back(id);
    PrefixFinder finder(sessions);
    for (int steps = 0; steps < 10'000; ++steps) {
        const Result<bool> done = finder.step(store, {});
        if (!done || *done)
            break;
    }
    if (read)
        *read = finder.messagesRead();
    return finder.relations();
}

QStringList told(const std::vector<FoundRelation>& found)
{
    QStringList lines;
    for (const FoundRelation& one : found)
        lines << u"%1 > %2 %3%4"_s.arg(one.from.value, one.to.value)
                     .arg(one.common)
                     .arg(one.endsThere ? u" end"_s : QString());
    lines.sort();
    return lines;
}

/// Counts the messages of which details are read.
class CountedStore final : public WrappedStore
{
public:
    explicit CountedStore(std::unique_ptr<SessionStore> store)
        : m_store(std::move(store))
    {
    }
    [[nodiscard]] StoreInfo info() const override { return m_store->info(); }
    [[nodiscard]] Result<StoreChange> poll(const JobControl& job) override { return m_store->poll(job); }
    [[nodiscard]] Result<std::vector<OutlineDetail>> outlineDetails(
        const SessionId& id, std::span<const qint64> keys, const JobControl& job) override
    {
        details += keys.size();
        return m_store->outlineDetails(id, keys, job);
    }
    size_t details = 0;

private:
    [[nodiscard]] Result<SessionStore*> inner(const JobControl& /*job*/) override { return m_store.get(); }
    [[nodiscard]] SessionStore* current() const override { return m_store.get(); }

    std::unique_ptr<SessionStore> m_store;
};

const QString TreeName = u"3f2504e0-4f89-41d3-9a0c-0305e82c3301"_s;

/// A prompt behind another one in a session of Claude Code; 0: it is the first.
QByteArray entry(int number, int parent)
{
    const auto id = [](int of) { return "00000000-0000-4000-8000-" + QByteArray::number(of).rightJustified(12, '0'); };
    return R"({"type":"user","uuid":")" + id(number) + R"(","parentUuid":)"
        + (parent == 0 ? QByteArray("null") : '"' + id(parent) + '"') + R"(,"sessionId":")" + TreeName.toUtf8()
        + R"(","cwd":"/srv","version":"2.1.197","timestamp":"2026-11-01T10:)"
        + QByteArray::number(number).rightJustified(2, '0')
        + R"(:00.000Z","isSidechain":false,"message":{"role":"user","content":"Prompt )" + QByteArray::number(number)
        + "\"}}\n";
}

QStringList events(const LineageGraph& graph)
{
    static const QList<QString> names {u"session"_s, u"sub-agent"_s, u"discarded"_s, u"fork"_s, u"resume"_s,
        u"checkpoint"_s, u"compaction"_s, u"end"_s, u"folded"_s};
    QStringList lines;
    for (const LineageNode& node : graph.nodes) {
        lines << u"%1 %2 %3"_s.arg(graph.sessions[size_t(node.session)].info.id.value, names[qsizetype(node.kind)])
                     .arg(node.position.value_or(-1));
    }
    return lines;
}

} // namespace

class TestLineageReader : public QObject
{
    Q_OBJECT
private slots:
    /// Each branch is the trunk up to where it left: read once for all, but for the last message that they share.
    void branchesAreReadOnce()
    {
        const QTemporaryDir folder;
        const QString projects = folder.filePath(u"projects"_s);
        QFile file(projects + u"/-srv/"_s + TreeName + u".jsonl"_s);
        QVERIFY(QDir().mkpath(QFileInfo(file).path()) && file.open(QIODevice::WriteOnly));
        constexpr int Trunk = 30;
        constexpr int Branches = 10;
        for (int number = 1; number < Trunk; ++number)
            file.write(entry(number, number - 1));
        for (int number = 0; number < Branches; ++number)
            file.write(entry(Trunk + 1 + number, 3 + 2 * number));
        file.write(entry(Trunk + Branches + 1, Trunk - 1));
        file.close();
        auto opened = openStore(projects);
        QVERIFY(opened);
        CountedStore store(*std::move(opened));
        LineageReader reader {SessionId(TreeName)};
        const Result<LineageGraph> graph = reader.read(store, {});
        QVERIFY2(graph, graph ? "" : qPrintable(graph.error().text));
        QCOMPARE(graph->sessions.size(), size_t(Branches + 1));
        QCOMPARE(store.details, size_t(Trunk + 2 * Branches));
        for (const LineageSession& session : graph->sessions) {
            const auto outline = store.outline(session.info.id, {});
            QVERIFY(outline);
            QCOMPARE(session.lastRole, Role::User);
            std::vector<qint64> keys;
            std::ranges::transform(*outline, std::back_inserter(keys), &OutlineRow::key);
            const auto details = store.outlineDetails(session.info.id, keys, {});
            QVERIFY(details);
            qint64 tokens = 0;
            for (const OutlineDetail& detail : *details)
                tokens += detail.tokens;
            QCOMPARE(session.tokens.value_or(-1), tokens);
        }
    }

    void equalBeginningsAreFound_data()
    {
        QTest::addColumn<QStringList>("sessions"); // from the oldest
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("alone") << QStringList {u"abc"_s} << QStringList();
        QTest::newRow("nothing shared") << QStringList {u"abc"_s, u"xyz"_s} << QStringList();
        QTest::newRow("fork") << QStringList {u"abcd"_s, u"abxy"_s} << QStringList {u"s0 > s1 4"_s};
        QTest::newRow("goes on") << QStringList {u"ab"_s, u"abcd"_s} << QStringList {u"s0 > s1 4 end"_s};
        QTest::newRow("copy") << QStringList {u"abc"_s, u"abc"_s} << QStringList {u"s0 > s1 6 end"_s};
        QTest::newRow("shorter copy") << QStringList {u"abcd"_s, u"ab"_s} << QStringList {u"s0 > s1 4"_s};
        QTest::newRow("fork of a fork") << QStringList {u"abcd"_s, u"abxyz"_s, u"abxyq"_s}
                                        << QStringList {u"s0 > s1 4"_s, u"s1 > s2 8"_s};
        QTest::newRow("two forks of one")
            << QStringList {u"abcd"_s, u"axyz"_s, u"aqrs"_s} << QStringList {u"s0 > s1 2"_s, u"s0 > s2 2"_s};
        QTest::newRow("two families") << QStringList {u"abc"_s, u"xyz"_s, u"abq"_s, u"xyq"_s}
                                      << QStringList {u"s0 > s2 4"_s, u"s1 > s3 4"_s};
        const QString many = QString(400, u'a');
        QTest::newRow("long") << QStringList {many + u"bc"_s, u"q"_s, many + u"bd"_s} << QStringList {u"s0 > s2 802"_s};
    }

    void equalBeginningsAreFound()
    {
        QFETCH(QStringList, sessions);
        QFETCH(QStringList, expected);
        FakeStore store;
        QStringList ids;
        for (int i = 0; i < int(sessions.size()); ++i) {
            ids << u"s%1"_s.arg(i);
            store.add(made(turns(ids.constLast(), sessions[i], 10 * i), 10 * i));
        }
        QCOMPARE(told(findAll(store, ids)), expected);
    }

    void aPromptAloneProvesNothing()
    {
        FakeStore store;
        store.add(made(SessionBuilder(u"a"_s).user(u"hi"_s).assistant(LongAnswer.arg(1)), 0));
        store.add(made(SessionBuilder(u"b"_s).user(u"hi"_s).assistant(LongAnswer.arg(2)), 1));
        QVERIFY(findAll(store, {u"a"_s, u"b"_s}).empty());
        QVERIFY(confidenceOf(0) == 0 && confidenceOf(100) <= 1 && confidenceOf(4) > confidenceOf(2));
    }

    void idsTimesAndFiguresDoNotCount()
    {
        Message one = *SessionBuilder().assistant(u"text"_s).tool(u"bash"_s, u"{}"_s, u"out"_s).lastMessage();
        Message two = one;
        two.id = MessageId(u"other"_s);
        two.createdAt.reset();
        two.tokens.input = 12;
        two.parts[1].id = PartId(u"p"_s);
        std::get<ToolPart>(two.parts[1].body).callId = u"call"_s;
        std::get<ToolPart>(two.parts[1].body).prunedAt = now();
        QCOMPARE(contentHash(two), contentHash(one));
        two.parts.append(Part {.body = StepFinishPart {}});
        QCOMPARE(contentHash(two), contentHash(one));
        std::get<ToolPart>(two.parts[1].body).output = LongText(u"else"_s);
        QVERIFY(contentHash(two) != contentHash(one));
        two = one;
        two.role = Role::User;
        QVERIFY(contentHash(two) != contentHash(one));
        std::swap(two.parts[0], two.parts[1]);
        QVERIFY(contentHash(two) != contentHash(one));
    }

    void onlyWhatIsSharedIsRead()
    {
        FakeStore store;
        QStringList ids;
        for (int i = 0; i < 40; ++i) {
            ids << u"s%1"_s.arg(i);
            store.add(made(turns(ids.constLast(), QString(QChar(u'A' + i)) + u"bcdefghij"_s, i), i));
        }
        qint64 read = 0;
        QVERIFY(findAll(store, ids, &read).empty());
        QCOMPARE(read, 40);
    }

    void givesUpWhenCancelled()
    {
        FakeStore store;
        store.add(made(turns(u"a"_s, u"abc"_s, 0), 0));
        PrefixFinder finder({SessionId(u"a"_s)});
        const JobControl job;
        job.cancel();
        const Result<bool> done = finder.step(store, job);
        QVERIFY(!done && done.error().code == Errc::Cancelled);
    }

    void readsAFamily()
    {
        FakeStore store;
        FakeSession main
            = made(turns(u"main"_s, u"abcd"_s, 0).compaction(1, 4, u"what was"_s).checkpoint(u"here"_s), 0);
        const MessageId at = main.messages[3]->id;
        const LineageEdge fork {SessionId(u"main"_s), SessionId(u"fork"_s), EdgeKind::Fork, at};
        const LineageEdge agent {SessionId(u"main"_s), SessionId(u"agent"_s), EdgeKind::SubAgent, {}};
        const LineageEdge gone {SessionId(u"main"_s), SessionId(u"gone"_s), EdgeKind::Fork, at};
        main.edges = {fork, agent, gone};
        // Messages of the builder itself have kept their ids in nodes.
        main.nodes[0].first = main.messages[4]->id;
        main.nodes[0].last = main.messages[7]->id;
        main.checkpoints[0].message = main.messages.back()->id;
        FakeSession forked = made(turns(u"fork"_s, u"abxy"_s, 60), 60);
        forked.edges = {fork};
        forked.info.parent = SessionId(u"main"_s);
        FakeSession helper = made(turns(u"agent"_s, u"h"_s, 30), 30);
        helper.edges = {agent};
        helper.info.parent = SessionId(u"main"_s);
        // No total is stored; most of what was sent came from the cache.
        main.info.tokens = {.input = 70, .output = 32, .cacheRead = 194'395, .cacheWrite = 46'482};
        store.add(main);
        store.add(forked);
        store.add(helper);
        store.add(made(turns(u"stranger"_s, u"zzz"_s, 5), 5));

        LineageReader reader(SessionId(u"fork"_s));
        const Result<LineageGraph> graph = reader.read(store, {});
        QVERIFY(graph);
        const QStringList expected {u"main session 0"_s, u"main fork 4"_s, u"main compaction 8"_s,
            u"main checkpoint 9"_s, u"main end 9"_s, u"agent sub-agent 0"_s, u"fork session 0"_s, u"fork end 8"_s};
        QCOMPARE(events(*graph), expected);
        const LineageNode& point = graph->nodes[1];
        QCOMPARE(point.message, at);
        QVERIFY(point.text.startsWith(u"An answer"_s));
        QCOMPARE(point.time, store.outline(SessionId(u"main"_s), {}).transform([](const Outline& rows) {
            return std::optional(timeFromMs(rows[3].createdMs));
        }));
        QCOMPARE(graph->nodes[2].first, 5);
        QVERIFY(graph->nodes[2].tokens.has_value());
        QVERIFY(!graph->whole);
        QCOMPARE(graph->sessions[size_t(graph->indexOf(SessionId(u"main"_s)))].tokens, std::optional<qint64>(240'979));

        LineageReader whole({});
        const Result<LineageGraph> all = whole.read(store, {});
        QVERIFY(all && all->whole);
        QCOMPARE(all->sessions.size(), 4U);
        QVERIFY(all->indexOf(SessionId(u"stranger"_s)) >= 0);
        const auto& origin = all->sessions[size_t(all->indexOf(SessionId(u"fork"_s)))].origin;
        QVERIFY(origin && origin->kind == EdgeKind::Fork);
    }

    /// A project is what worked in one directory: what else is related does not come along.
    void aProject()
    {
        FakeStore store;
        const auto add = [&store](const QString& id, const QString& directory, const QString& parent) {
            FakeSession session = made(turns(id, u"abcd"_s, 10), 10);
            session.info.directory = directory;
            if (!parent.isEmpty()) {
                session.info.parent = SessionId(parent);
                session.info.origin = {Origin::Kind::Fork, SessionId(parent), {}};
            }
            store.add(session);
        };
        add(u"one"_s, u"/p"_s, {});
        add(u"two"_s, u"/p"_s, u"one"_s);
        add(u"three"_s, u"/p"_s, {});
        add(u"elsewhere"_s, u"/q"_s, u"one"_s);
        LineageReader reader({});
        reader.setProjectOf(SessionId(u"three"_s));
        const Result<LineageGraph> graph = reader.read(store, {});
        QVERIFY(graph);
        QCOMPARE(graph->sessions.size(), 3U);
        QCOMPARE(graph->indexOf(SessionId(u"elsewhere"_s)), -1);
        const auto& origin = graph->sessions[size_t(graph->indexOf(SessionId(u"two"_s)))].origin;
        QVERIFY(origin && origin->session == graph->indexOf(SessionId(u"one"_s)));
        QCOMPARE(reader.sessionsByAge().size(), 3U);
        LineageReader missing({});
        missing.setProjectOf(SessionId(u"none"_s));
        QVERIFY(!missing.read(store, {}));
    }

    /// What takes long of a whole store comes after its relations: on this the drawing waits for nothing.
    void figuresOfAWholeStoreFollow()
    {
        FakeStore store;
        store.add(made(turns(u"a"_s, u"abcd"_s, 0), 0));
        store.add(made(turns(u"b"_s, u"abx"_s, 10), 10));
        LineageReader reader({});
        const Result<LineageGraph> stored = reader.read(store, {});
        QVERIFY(stored);
        const auto counted = [](const LineageGraph& graph) {
            return std::ranges::count_if(
                graph.sessions, [](const LineageSession& one) { return one.info.messages.has_value(); });
        };
        QCOMPARE(counted(*stored), 0);
        PrefixFinder finder(reader.sessionsByAge());
        while (!*finder.step(store, {})) { }
        const Result<LineageGraph> found = reader.addFound(store, finder.relations(), finder.examined(), {});
        QVERIFY(found);
        QCOMPARE(store.count(FakeStore::Call::Session), 0);
        QVERIFY(found->sessions[1].origin && found->sessions[1].origin->found);

        while (!*reader.step(store, {})) { }
        const LineageGraph whole = reader.graph();
        QCOMPARE(counted(whole), 2);
        QCOMPARE(whole.examined, 2);
        QCOMPARE(whole.sessions[1].origin, found->sessions[1].origin);
        QCOMPARE(whole.nodes.size(), found->nodes.size());

        // What cannot be read stays as the list told it; a cancelled reading ends.
        store.fail(FakeStore::Call::Session, {Errc::Corrupt, u"torn"_s, {}});
        LineageReader torn({});
        QVERIFY(torn.read(store, {}));
        while (!*torn.step(store, {})) { }
        QCOMPARE(torn.graph().sessions.size(), 2U);
        QCOMPARE(counted(torn.graph()), 0);
        store.fail(FakeStore::Call::Session, {Errc::Cancelled, {}, {}});
        LineageReader other({});
        QVERIFY(other.read(store, {}));
        QCOMPARE(other.step(store, {}).error().code, Errc::Cancelled);
    }

    void whatWasFoundJoinsTheFamily()
    {
        FakeStore store;
        store.add(made(turns(u"a"_s, u"abcd"_s, 0), 0));
        store.add(made(turns(u"b"_s, u"abxy"_s, 10), 10));
        store.add(made(turns(u"c"_s, u"abxq"_s, 20), 20));
        store.add(made(turns(u"d"_s, u"zzzz"_s, 30), 30));
        LineageReader reader(SessionId(u"c"_s));
        QCOMPARE(reader.read(store, {})->sessions.size(), 1U);
        PrefixFinder finder(reader.sessionsByAge());
        while (!*finder.step(store, {})) { }
        const Result<LineageGraph> graph = reader.addFound(store, finder.relations(), finder.examined(), {});
        QVERIFY(graph);
        QCOMPARE(graph->sessions.size(), 3U);
        QCOMPARE(graph->examined, 4);
        const auto& origin = graph->sessions[size_t(graph->indexOf(SessionId(u"c"_s)))].origin;
        QVERIFY(origin && origin->found && origin->confidence > 0.9);
        QCOMPARE(graph->sessions[size_t(origin->session)].info.id.value, u"b"_s);
        QCOMPARE(origin->position, 6);
    }

    /// What a session is, the store tells; where a fork without a stored place left its origin is found.
    void aForkIsPlaced()
    {
        FakeStore store;
        FakeSession main = made(turns(u"a"_s, u"abcdef"_s, 0), 0);
        FakeSession copy = made(turns(u"b"_s, u"abcdxy"_s, 10), 10);
        FakeSession helper = made(turns(u"c"_s, u"h"_s, 20), 20);
        FakeSession heir = made(turns(u"d"_s, u"abcz"_s, 30), 30); // a sub-agent that was given what was said
        const LineageEdge one {SessionId(u"a"_s), SessionId(u"b"_s), EdgeKind::Fork, {}};
        const LineageEdge two {SessionId(u"a"_s), SessionId(u"c"_s), EdgeKind::SubAgent, {}};
        const LineageEdge three {SessionId(u"a"_s), SessionId(u"d"_s), EdgeKind::SubAgent, {}};
        main.edges = {one, two, three};
        copy.edges = {one};
        helper.edges = {two};
        heir.edges = {three};
        for (const FakeSession& session : {main, copy, helper, heir})
            store.add(session);
        LineageReader reader(SessionId(u"a"_s));
        QVERIFY(reader.read(store, {}));
        PrefixFinder finder(reader.sessionsByAge());
        while (!*finder.step(store, {})) { }
        const Result<LineageGraph> graph = reader.addFound(store, finder.relations(), finder.examined(), {});
        QVERIFY(graph);
        const auto originOf = [&graph](const QString& id) {
            return graph->sessions[size_t(graph->indexOf(SessionId(id)))].origin.value_or(LineageOrigin {});
        };
        QCOMPARE(originOf(u"b"_s).kind, EdgeKind::Fork);
        QVERIFY(originOf(u"b"_s).found);
        QCOMPARE(originOf(u"b"_s).position, 8);
        for (const QString& agent : {u"c"_s, u"d"_s}) {
            QCOMPARE(originOf(agent).kind, EdgeKind::SubAgent);
            QVERIFY(!originOf(agent).found);
        }
    }

    void discardedRowsAreAnEnd()
    {
        FakeStore store;
        FakeSession session = made(turns(u"a"_s, u"abcd"_s, 0), 0);
        for (size_t row = 4; row < 8; ++row) {
            Message cut = *session.messages[row];
            cut.states = MessageState::Discarded;
            session.messages[row] = std::make_shared<const Message>(cut);
        }
        store.add(session);
        LineageReader reader(SessionId(u"a"_s));
        const Result<LineageGraph> graph = reader.read(store, {});
        QVERIFY(graph);
        QCOMPARE(events(*graph), (QStringList {u"a session 0"_s, u"a discarded 4"_s, u"a end 8"_s}));
        QCOMPARE(graph->nodes[1].messages, 4);
    }

    void errorsAreTold()
    {
        FakeStore store;
        store.add(made(turns(u"a"_s, u"ab"_s, 0), 0));
        LineageReader nobody(SessionId(u"nobody"_s));
        QVERIFY(!nobody.read(store, {}));
        store.fail(FakeStore::Call::Sessions, {Errc::Busy, u"It is locked."_s, {}});
        LineageReader reader(SessionId(u"a"_s));
        const Result<LineageGraph> graph = reader.read(store, {});
        QVERIFY(!graph && graph.error().code == Errc::Busy);
        store.mend();
        const JobControl job;
        job.cancel();
        QCOMPARE(reader.read(store, job).error().code, Errc::Cancelled);
    }

    void anUnreadableSessionIsNotEmpty()
    {
        FakeStore store;
        store.add(made(turns(u"a"_s, u"ab"_s, 0), 0));
        LineageReader sound(SessionId(u"a"_s));
        const Result<LineageGraph> graph = sound.read(store, {});
        QVERIFY(graph);
        QCOMPARE(graph->sessions[0].info.messages, 4);
        store.fail(FakeStore::Call::Outlines, {Errc::Corrupt, u"Its lines are torn."_s, {}});
        LineageReader reader(SessionId(u"a"_s));
        const Result<LineageGraph> damaged = reader.read(store, {});
        QVERIFY(damaged);
        QCOMPARE(damaged->sessions[0].info.messages, std::nullopt);
    }

    /// A tree of mantis stores no tokens, so they are estimated.
    void estimatesTokensOfBranches()
    {
        using namespace mantislines;
        QTemporaryDir folder;
        const QString path = folder.filePath(u"6f1c2a7e-5b1d-4c3a-9e00-000000000200.jsonl"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(smallTree() + entry("e", "b", "user", text("another way"), at(5))
            + entry("f", "e", "assistant", text("done"), at(6)));
        file.close();
        auto store = openStore(path);
        QVERIFY(store);
        QVERIFY(readstore::listed(**store).size() > 1);
        LineageReader reader(SessionId(u"6f1c2a7e-5b1d-4c3a-9e00-000000000200"_s));
        const Result<LineageGraph> graph = reader.read(**store, {});
        QVERIFY(graph);
        QCOMPARE(graph->sessions.size(), size_t(2));
        for (const LineageSession& session : graph->sessions) {
            QVERIFY(session.tokens && *session.tokens > 0);
            QVERIFY(session.tokensEstimated);
        }
    }

    /// What a branch took back is not cut off in its trunk.
    void branchesTakeBackByThemselves()
    {
        using namespace mantislines;
        const QTemporaryDir folder;
        QFile file(folder.filePath(FileId + u".jsonl"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(smallTree() + entry("x", "b", "user", "\"other way\"", at(5)) + boundary("m", "x", {}, at(6))
            + entry("y", "m", "user", "\"anew\"", at(7)) + entry("e", "d", "user", "\"third\"", at(8)));
        file.close();
        auto store = openStore(file.fileName());
        QVERIFY(store);
        LineageReader reader {SessionId(FileId)};
        const Result<LineageGraph> graph = reader.read(**store, {});
        QVERIFY(graph);
        QCOMPARE(graph->sessions.size(), size_t(2));
        const int branch = graph->indexOf(SessionId(FileId + u"#y"_s));
        QVERIFY(branch >= 0);
        const std::vector<LineageNode>& found = graph->sessions[size_t(branch)].events;
        const auto cut = std::ranges::find(found, LineageNode::Kind::Discarded, &LineageNode::kind);
        QVERIFY(cut != found.end());
        QCOMPARE(cut->messages, 3);
        const LineageSession& trunk = graph->sessions[size_t(graph->indexOf(SessionId(FileId)))];
        QVERIFY(
            std::ranges::find(trunk.events, LineageNode::Kind::Discarded, &LineageNode::kind) == trunk.events.end());
    }

    void readsSampleStores_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QList<int>>("kinds"); // edges that have to be there
        QTest::newRow("mnesis") << realStore(u"mnesis/generated-0.4.0/sessions.db"_s)
                                << QList<int> {int(EdgeKind::SubAgent)};
        QTest::newRow("mantis") << realStore(u"mantis/generated-2.70.1/home"_s)
                                << QList<int> {int(EdgeKind::Fork), int(EdgeKind::Branch)};
        QTest::newRow("mantis rows") << realStore(u"mantis/sessions-code-layout.db"_s)
                                     << QList<int> {int(EdgeKind::Fork)};
    }

    void readsSampleStores()
    {
        QFETCH(QString, path);
        QFETCH(QList<int>, kinds);
        NEED(missingSample(path));
        auto store = openStore(path);
        QVERIFY(store);
        LineageReader reader({});
        const Result<LineageGraph> graph = reader.read(**store, {});
        QVERIFY2(graph, graph ? "" : qPrintable(graph.error().text));
        QCOMPARE(graph->sessions.size(), readstore::listed(**store).size());
        QSet<int> seen;
        for (const LineageSession& session : graph->sessions) {
            if (session.origin)
                seen.insert(int(session.origin->kind));
        }
        for (const int kind : kinds)
            QVERIFY2(seen.contains(kind), qPrintable(QString::number(kind)));
        QCOMPARE(layOutLineage(*graph).rows.size(), graph->nodes.size());
        // The family of each session is part of the whole.
        for (const LineageSession& session : graph->sessions) {
            LineageReader own(session.info.id);
            const Result<LineageGraph> family = own.read(**store, {});
            QVERIFY(family);
            QVERIFY(family->indexOf(session.info.id) >= 0);
            if (session.origin)
                QVERIFY(family->sessions.size() > 1);
        }
    }
};

TEST_CLASS(TestLineageReader)
#include "tst_lineagereader.moc"
