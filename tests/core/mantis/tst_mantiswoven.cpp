// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/editor.h"
#include "core/store/formats/mantis/read/codec.h"
#include "core/store/formats/mantis/check/mergedbranches.h"
#include "core/store/plan/anchormoves.h"
#include "core/store/registry.h"
#include "core/store/check/unrepairable.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/mantislines.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace stemma::filetree;
using namespace stemma::mantislines;
using namespace Qt::StringLiterals;

namespace {

const QString OriginalId = u"6f9619ff-8b86-4d01-b42d-00cf4fc964ff"_s;
const QString ForkId = u"7f9619ff-8b86-4d01-b42d-00cf4fc964ff"_s;

/// One entry of the original, which says its own id.
struct Said
{
    QByteArray id;
    QByteArray parent;
    int second = 0; ///< 0: one more than the entry before it
    QByteArray content {}; ///< JSON; empty: the id
};

bool isAnswer(const QByteArray& id)
{
    return id.startsWith('A');
}

QByteArray lineOf(const Said& said, int second)
{
    if (said.content.startsWith(R"({"__compact)"))
        return entry(said.id, said.parent, "system", said.content, at(second));
    const QByteArray content = !said.content.isEmpty() ? said.content
        : isAnswer(said.id)                            ? text(said.id)
                                                       : '"' + said.id + '"';
    return entry(said.id, said.parent, isAnswer(said.id) ? "assistant" : "user", content, at(second));
}

QByteArray original(const QList<Said>& all)
{
    QByteArray lines;
    int second = 0;
    for (const Said& said : all) {
        second = said.second ? said.second : second + 1;
        lines += lineOf(said, second);
    }
    return lines;
}

/// As the library forks a session: all entries, one behind the other, with ids of its own (spec mantis, 3.5).
QByteArray forkOf(const QList<Said>& all, const QByteArray& more = {})
{
    QByteArray lines;
    QByteArray parent = "null";
    int second = 0;
    for (const Said& said : all) {
        second = said.second ? said.second : second + 1;
        const QByteArray line = lineOf(said, second);
        const QByteArray id = "\"f" + said.id + '"';
        lines += "{\"uuid\":" + id + ",\"parent_uuid\":" + parent + line.sliced(line.indexOf(",\"type\""));
        lines.insert(lines.size() - 2,
            R"(,"forked_from":{"session_id":")" + OriginalId.toUtf8() + R"(","message_uuid":")" + said.id + "\"}");
        parent = id;
    }
    return lines + more;
}

QByteArray callMessage(const QByteArray& id)
{
    return R"([{"type":"text","text":"I look"},{"type":"tool_use","id":")" + id + R"(","name":"read","input":{}}])";
}

QByteArray resultMessage(const QByteArray& id)
{
    return R"([{"type":"tool_result","tool_use_id":")" + id + R"(","content":"out"}])";
}

QByteArray mark(const QByteArray& summary = {})
{
    return R"({"__compact_boundary__":true,"summary":")" + summary + R"(","compacted_count":2})";
}

/// Rewound to the first answer, and resumed from there.
const QList<Said> Rewound {{"u1", {}}, {"A1", "u1"}, {"u2", "A1"}, {"A2", "u2"}, {"u3", "A1"}, {"A3", "u3"}};
/// What was said in its fork later.
const QByteArray Later
    = entry("n1", "fA3", "user", "\"n1\"", at(40)) + entry("n2", "n1", "assistant", text("n2"), at(41));

} // namespace

/// Forks that the library made, with abandoned branches of the original in them.
class TestMantisWoven final : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void mends_data();
    void mends();
    void keepsTheEntriesAsTheyAre();
    void marksFollow();
    void answersAreMissedWhereTheyWere();
    void onePlaceMendsTheFork();
    void aPromptAskedAgainIsNotDoubled();
    void remindersWait();
    void summariesOfAbandonedBranchesGo();
    void goesOnMeanwhile();
    void staysAsItIs_data();
    void staysAsItIs();
    void nothingIsWoven_data();
    void nothingIsWoven();
    void manyBranches();

private:
    void write(const QString& id, const QByteArray& bytes);
    void open(const QByteArray& original, const QByteArray& fork);
    [[nodiscard]] QString file(const QString& id) const { return m_home + u"/projects/p/"_s + id + u".jsonl"_s; }
    [[nodiscard]] QByteArray bytesOf(const QString& id) const
    {
        return filesIn(m_home).value(u"projects/p/"_s + id + u".jsonl"_s);
    }
    [[nodiscard]] QList<Finding> merged(SessionStore& store) const;
    /// The texts of the fork's messages, or the kinds of those without.
    [[nodiscard]] QStringList said();
    [[nodiscard]] Result<Receipt> apply(const EditPlan& plan);

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_home;
    std::unique_ptr<Journal> m_journal;
    std::unique_ptr<SessionStore> m_store;
};

void TestMantisWoven::init()
{
    m_store.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_home = m_folder->filePath(u"home"_s);
    m_journal = std::make_unique<Journal>(m_folder->filePath(u"journal"_s));
}

void TestMantisWoven::write(const QString& id, const QByteArray& bytes)
{
    QVERIFY(QDir().mkpath(QFileInfo(file(id)).path()));
    QFile target(file(id));
    QVERIFY(target.open(QIODevice::WriteOnly) && target.write(bytes) == bytes.size());
}

void TestMantisWoven::open(const QByteArray& original, const QByteArray& fork)
{
    if (!original.isEmpty())
        write(OriginalId, original);
    write(ForkId, fork);
    auto opened = openStore(m_home);
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().text));
    m_store = *std::move(opened);
}

QList<Finding> TestMantisWoven::merged(SessionStore& store) const
{
    QList<Finding> found = readstore::findings(store, SessionId(ForkId));
    found.removeIf([](const Finding& finding) { return finding.code != "woven-branches"_L1; });
    return found;
}

QStringList TestMantisWoven::said()
{
    (void)m_store->poll();
    QStringList said;
    for (const MessagePtr& message : readstore::messages(*m_store, SessionId(ForkId))) {
        const auto* text = message && !message->parts.isEmpty() ? message->parts.first().as<TextPart>() : nullptr;
        said += text ? text->text.text : u"-"_s;
    }
    return said;
}

Result<Receipt> TestMantisWoven::apply(const EditPlan& plan)
{
    return Editor(*m_journal).apply(m_store->info(), plan, {});
}

void TestMantisWoven::mends_data()
{
    QTest::addColumn<QList<Said>>("entries");
    QTest::addColumn<QByteArray>("later");
    QTest::addColumn<int>("places");
    QTest::addColumn<QStringList>("left");
    QTest::newRow("one rewind") << Rewound << QByteArray() << 1 << QStringList {u"u1"_s, u"A1"_s, u"u3"_s, u"A3"_s};
    QTest::newRow("gone on with") << Rewound << Later << 1
                                  << QStringList {u"u1"_s, u"A1"_s, u"u3"_s, u"A3"_s, u"n1"_s, u"n2"_s};
    QTest::newRow("two rewinds, one behind the other") << QList<Said> {{"u1", {}}, {"A1", "u1"}, {"u2", "A1"},
        {"A2", "u2"}, {"u3", "A1"}, {"A3", "u3"}, {"u4", "A3"}, {"A4", "u4"}, {"u5", "A3"},
        {"A5", "u5"}} << QByteArray() << 2 << QStringList {u"u1"_s, u"A1"_s, u"u3"_s, u"A3"_s, u"u5"_s, u"A5"_s};
    QTest::newRow("two rewinds to one place") << QList<Said> {{"u1", {}}, {"A1", "u1"}, {"u2", "A1"}, {"A2", "u2"},
        {"u3", "A1"}, {"A3", "u3"}, {"u4", "A1"}, {"A4", "u4"}}
                                              << QByteArray() << 2 << QStringList {u"u1"_s, u"A1"_s, u"u4"_s, u"A4"_s};
    QTest::newRow("begun anew") << QList<Said> {{"u1", {}}, {"A1", "u1"}, {"u2", {}}, {"A2", "u2"}} << QByteArray() << 1
                                << QStringList {u"u2"_s, u"A2"_s};
    QTest::newRow("two windows") << QList<Said> {{"u1", {}}, {"A1", "u1"}, {"u2", "A1"}, {"u3", "A1"}, {"A2", "u2"},
        {"A3", "u3"}} << QByteArray()
                                 << 3 << QStringList {u"u1"_s, u"A1"_s, u"u3"_s, u"A3"_s};
    QTest::newRow("only the last entry is the session's") << QList<Said> {{"u1", {}}, {"A1", "u1"}, {"u2", "A1"},
        {"u3", {}}} << QByteArray() << 1 << QStringList {u"u3"_s};
    QTest::newRow("a boundary on the way")
        << QList<Said> {{"u1", {}}, {"A1", "u1"}, {"u2", "A1"}, {"s1", "A1", 0, mark()}, {"u3", "s1"}, {"A3", "u3"}}
        << QByteArray() << 1 << QStringList {u"u1"_s, u"A1"_s, u"-"_s, u"u3"_s, u"A3"_s};
}

void TestMantisWoven::mends()
{
    QFETCH(const QList<Said>, entries);
    QFETCH(const QByteArray, later);
    QFETCH(const int, places);
    QFETCH(const QStringList, left);
    const QByteArray fork = forkOf(entries, later);
    open(original(entries), fork);
    const QList<Finding> found = merged(*m_store);
    QCOMPARE(found.size(), places);
    for (const Finding& finding : found)
        QVERIFY(!finding.repair.isEmpty() && whyUnrepairable(m_store->info(), finding).isEmpty());

    const auto plan = m_store->plan(RepairEdit {SessionId(ForkId), {u"woven-branches"_s}, {}}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QCOMPARE(bytesOf(ForkId), fork);
    const auto counted
        = [](const PlannedWrite& write) { return write.change == PlannedWrite::Change::Delete ? write.count : 0; };
    qint64 leftOut = 0;
    for (const PlannedWrite& write : plan->writes)
        leftOut += counted(write);
    QCOMPARE(leftOut, qint64(entries.size() + later.count('\n') - left.size()));
    QCOMPARE(!plan->warnings.isEmpty(), !later.isEmpty());
    const auto sentBefore = readstore::sent(*m_store, SessionId(ForkId));
    QVERIFY(sentBefore && plan->before && plan->after);
    QCOMPARE(plan->before->messages, sentBefore->size());
    for (const PlannedCheck& check : plan->checks)
        QVERIFY2(check.ok, qPrintable(check.text));

    const auto receipt = apply(*plan);
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QVERIFY2(bytesOf(ForkId).startsWith(fork), "something was removed");
    QCOMPARE(bytesOf(OriginalId), original(entries));
    QCOMPARE(said(), left);
    const auto sent = readstore::sent(*m_store, SessionId(ForkId));
    const qint64 count = sent ? std::ranges::count_if(*sent, &QString::isEmpty, &ContextItem::leftOut) : -1;
    QCOMPARE(plan->after->messages, count);
    QVERIFY(merged(*m_store).isEmpty());
    // What the fork was stays as a branch.
    const auto anew = openStore(m_home);
    QVERIFY(anew);
    const QString branches = ForkId + u'#';
    const auto isBranch = [&](const SessionInfo& info) { return info.id.value.startsWith(branches); };
    QCOMPARE(std::ranges::count_if(readstore::listed(**anew), isBranch), 1);

    const auto undone = Editor(*m_journal).undo(receipt->id, {});
    QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text));
    QCOMPARE(bytesOf(ForkId), fork);
    QCOMPARE(merged(*m_store).size(), places);
}

/// Copies are the entries themselves with other ids and parents; the last one is the newest of the file.
void TestMantisWoven::keepsTheEntriesAsTheyAre()
{
    QByteArray fork = forkOf(Rewound, Later);
    fork.replace(R"("uuid":"fu3")", R"("uuid":"fu3", "x":1.50)");
    open(original(Rewound), fork);
    const auto plan = m_store->plan(RepairEdit {SessionId(ForkId), {u"woven-branches"_s}, {}}, {});
    QVERIFY2(plan && apply(*plan), plan ? "" : qPrintable(plan.error().text));
    QList<QByteArray> lines = bytesOf(ForkId).sliced(fork.size()).split('\n');
    QVERIFY(lines.takeLast().isEmpty());
    QCOMPARE(lines.size(), 4); // u3, A3, n1, n2
    QByteArray parent = "fA1";
    const QList<QByteArray> copied = fork.split('\n').sliced(4, 4);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QByteArray id = lines.at(i).sliced(9, 36);
        QVERIFY(!fork.contains(id));
        QByteArray expected = copied.at(i);
        const auto replaceValue = [&expected](const QByteArray& key, const QByteArray& value) {
            const QByteArray head = '"' + key + "\":\"";
            const qsizetype start = expected.indexOf(head) + head.size();
            expected.replace(start, expected.indexOf('"', start) - start, value);
        };
        replaceValue("uuid", id);
        replaceValue("parent_uuid", parent);
        if (i == lines.size() - 1) {
            const qsizetype start = lines.at(i).indexOf("\"timestamp\":\"") + 13;
            const QByteArray time = lines.at(i).sliced(start, at(1).size());
            QVERIFY(time > at(41));
            replaceValue("timestamp", time);
        }
        QCOMPARE(lines.at(i), expected);
        parent = id;
    }
}

/// Places that somebody holds on to: what stays is found again, and what is left out in the branch that is left.
void TestMantisWoven::marksFollow()
{
    open(original(Rewound), forkOf(Rewound, Later));
    auto* renaming = m_store->service<IdTracker>();
    QVERIFY(renaming);
    const SessionId fork(ForkId);
    renaming->follow({{fork, MessageId(u"fA1"_s)}, {fork, MessageId(u"fu2"_s)}, {fork, MessageId(u"fA3"_s)}});
    const auto plan = m_store->plan(RepairEdit {fork, {u"woven-branches"_s}, {}}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    const QList<AnchorMove> moved = renaming->movedByLastPlan();
    QVERIFY2(apply(*plan), "cannot be applied");
    (void)m_store->poll();
    const QStringList ids = readstore::ids(readstore::messages(*m_store, fork));
    const auto goesTo = [&](const QString& from) {
        QStringList to;
        for (const AnchorMove& message : moved) {
            const auto places = message.from.message.value == from ? message.to : QList<MessagePlace>();
            for (const MessagePlace& place : places)
                to += place.session.value + u' ' + place.message.value;
        }
        return to;
    };
    QVERIFY2(goesTo(u"fA3"_s).contains(ForkId + u' ' + ids.at(3)), qPrintable(goesTo(u"fA3"_s).join(u", ")));
    QVERIFY(goesTo(u"fu2"_s).contains(ForkId + u"#n2 fu2"_s));
    QCOMPARE(ids.at(1), u"fA1"_s);
}

/// As the library's own sample of three branches has it: the answer stood in the branch that was left.
void TestMantisWoven::answersAreMissedWhereTheyWere()
{
    const QList<Said> entries {{"u1", {}}, {"A1", "u1", 0, callMessage("c1")}, {"u2", "A1", 0, resultMessage("c1")},
        {"A2", "u2"}, {"u3", "A1"}, {"A3", "u3"}};
    open(original(entries), forkOf(entries));
    const auto plan = m_store->plan(RepairEdit {SessionId(ForkId), {u"woven-branches"_s}, {}}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    const auto check = std::ranges::find(plan->checks, u"calls-answered"_s, &PlannedCheck::name);
    QVERIFY(check != plan->checks.end() && !check->ok && check->onlyWarns);
    QVERIFY(apply(*plan));
    (void)m_store->poll();
    const auto sent = readstore::sent(*m_store, SessionId(ForkId));
    QVERIFY(sent);
    QCOMPARE(plan->after->messages, sent->size());
    qint64 tokens = 0;
    for (const ContextItem& item : *sent)
        tokens += item.tokens;
    QCOMPARE(plan->after->tokens, tokens);
    QVERIFY(sent->at(1).text.contains(u"I look"_s) && !sent->at(1).text.contains(u"c1"_s));
}

void TestMantisWoven::onePlaceMendsTheFork()
{
    const QList<Said> entries {
        {"u1", {}}, {"A1", "u1"}, {"u2", "A1"}, {"A2", "u2"}, {"u3", "A1"}, {"A3", "u3"}, {"u4", "A1"}, {"A4", "u4"}};
    open(original(entries), forkOf(entries));
    const QList<Finding> found = merged(*m_store);
    QCOMPARE(found.size(), 2);
    const auto plan = m_store->plan(RepairEdit {SessionId(ForkId), {}, found.last().place}, {});
    QVERIFY2(plan && apply(*plan), plan ? "" : qPrintable(plan.error().text));
    QCOMPARE(said(), (QStringList {u"u1"_s, u"A1"_s, u"u4"_s, u"A4"_s}));
    QVERIFY(merged(*m_store).isEmpty());
}

/// The prompt was undone and said again. In the fork both stand together, but neither is a copy of the other.
void TestMantisWoven::aPromptAskedAgainIsNotDoubled()
{
    const QList<Said> entries {
        {"u1", {}}, {"A1", "u1"}, {"u2", "A1", 0, "\"the same\""}, {"u3", "A1", 0, "\"the same\""}, {"A3", "u3"}};
    open(original(entries), forkOf(entries));
    const QStringList codes = readstore::codes(*m_store);
    QVERIFY2(!codes.contains(u"doubled-message"_s), qPrintable(codes.join(u' ')));
    const auto plan = m_store->plan(RepairEdit {}, {});
    QVERIFY2(plan && apply(*plan), plan ? "" : qPrintable(plan.error().text));
    QCOMPARE(said(), (QStringList {u"u1"_s, u"A1"_s, u"the same"_s, u"A3"_s}));
}

/// Of two reminders the first is left out with its branch, so the second is one too many no more.
void TestMantisWoven::remindersWait()
{
    const QByteArray reminder = R"("<system-reminder>\nos: linux\n</system-reminder>")";
    const QList<Said> entries {
        {"u1", {}}, {"A1", "u1"}, {"u2", "A1", 0, reminder}, {"A2", "u2"}, {"u3", "A1", 0, reminder}, {"A3", "u3"}};
    const auto meta = [](QByteArray lines) {
        QList<QByteArray> all = lines.split('\n');
        for (QByteArray& line : all) {
            if (line.contains("<system-reminder"))
                line.insert(line.size() - 1, R"(,"is_meta":true)");
        }
        return all.join('\n');
    };
    open(meta(original(entries)), meta(forkOf(entries)));
    QVERIFY(readstore::codes(*m_store).contains(u"repeated-context"_s));
    const auto plan = m_store->plan(RepairEdit {SessionId(ForkId), {}, {}}, {});
    QVERIFY2(plan && apply(*plan), plan ? "" : qPrintable(plan.error().text));
    QVERIFY(std::ranges::any_of(plan->warnings, [](const QString& text) { return text.contains(u"left out"_s); }));
    QCOMPARE(said().size(), 4);
    QVERIFY2(said().at(2).contains(u"os: linux"_s), qPrintable(said().at(2)));
    QVERIFY(merged(*m_store).isEmpty());
}

/// A boundary of an abandoned branch hides from the model what is no part of its branch.
void TestMantisWoven::summariesOfAbandonedBranchesGo()
{
    const QList<Said> entries {
        {"u1", {}}, {"A1", "u1"}, {"s1", "A1", 0, mark("What was")}, {"u2", "s1"}, {"u3", "A1"}, {"A3", "u3"}};
    open(original(entries), forkOf(entries));
    const auto texts = [this] {
        (void)m_store->poll();
        QStringList list;
        const auto items = readstore::sent(*m_store, SessionId(ForkId));
        for (const ContextItem& item : items.value_or(QList<ContextItem>()))
            list += item.text;
        return list;
    };
    QCOMPARE(texts().size(), 4);
    const auto plan = m_store->plan(RepairEdit {SessionId(ForkId), {}, {}}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QVERIFY(plan->after);
    QCOMPARE(plan->after->messages, 4);
    QVERIFY(apply(*plan));
    const QStringList now = texts();
    QCOMPARE(now.size(), 4);
    QVERIFY2(now.first().contains(u"u1"_s) && !now.join(u' ').contains(u"What was"_s), qPrintable(now.join(u'|')));
}

/// What agents append to both meanwhile: to the original it does not matter, of the fork it is a conflict.
void TestMantisWoven::goesOnMeanwhile()
{
    open(original(Rewound), forkOf(Rewound));
    const auto append = [this](const QString& id, const QByteArray& line) {
        QFile agent(file(id));
        return agent.open(QIODevice::Append) && agent.write(line) == line.size();
    };
    const auto plan = m_store->plan(RepairEdit {SessionId(ForkId), {u"woven-branches"_s}, {}}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QVERIFY(append(ForkId, Later));
    const QByteArray grown = bytesOf(ForkId);
    const auto refused = apply(*plan);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::Conflict);
    QCOMPARE(bytesOf(ForkId), grown);

    QVERIFY(append(OriginalId, entry("o1", "A2", "user", "\"o1\"", at(50))));
    (void)m_store->poll();
    const auto again = m_store->plan(RepairEdit {SessionId(ForkId), {u"woven-branches"_s}, {}}, {});
    QVERIFY2(again && apply(*again), again ? "" : qPrintable(again.error().text));
    QCOMPARE(said(), (QStringList {u"u1"_s, u"A1"_s, u"u3"_s, u"A3"_s, u"n1"_s, u"n2"_s}));
}

void TestMantisWoven::staysAsItIs_data()
{
    QTest::addColumn<QByteArray>("original");
    QTest::addColumn<QByteArray>("fork");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* name, const QByteArray& original, const QByteArray& fork, const QString& reason) {
        QTest::newRow(name) << original << fork << reason;
    };
    const QByteArray fork = forkOf(Rewound);
    const auto without = [](qsizetype entry) {
        QList<Said> rest = Rewound;
        rest.removeAt(entry);
        return original(rest);
    };
    const QString lacks = u"lacks some of these entries"_s;
    row("an entry of the branch is gone", without(5), fork, lacks);
    row("an entry of the other branch is gone", without(3), fork, lacks);
    row("the beginning is gone", without(0), fork, lacks);
    QList<Said> orphaned = Rewound;
    orphaned[0].parent = "gone";
    row("what it began with follows what is gone", original(orphaned), forkOf(orphaned), lacks);
    QList<Said> circle = Rewound;
    circle[0].parent = "A3";
    row("the original goes in a circle", original(circle), forkOf(circle), lacks);
    row("an id twice", original(Rewound) + entry("A1", "u1", "assistant", text("other"), at(30)), fork,
        u"several entries have the same id"_s);
    QList<Said> older = Rewound;
    older[5].second = 2;
    row("the last entry is older", original(older), forkOf(older), u"do not show which"_s);
    QList<Said> alike = Rewound;
    alike[5].second = 4;
    row("both branches end at one time", original(alike), forkOf(alike), u"do not show which"_s);
    const auto odd = [](QByteArray lines) { return lines.replace(at(4), "2026-05-16 09:30"); };
    row("a time of another spelling", odd(original(Rewound)), odd(fork), u"do not show which"_s);
    row("an older entry comes last", original({{"u1", {}}, {"A1", "u1"}, {"u2", "A1"}, {"A3", "u3"}, {"u3", "A1"}}),
        forkOf({{"u1", {}}, {"A1", "u1"}, {"u2", "A1"}, {"A3", "u3"}, {"u3", "A1"}}), u"do not show which"_s);
}

void TestMantisWoven::staysAsItIs()
{
    QFETCH(const QByteArray, original);
    QFETCH(const QByteArray, fork);
    QFETCH(const QString, reason);
    open(original, fork);
    const QList<Finding> found = merged(*m_store);
    QVERIFY(!found.isEmpty());
    for (const Finding& finding : found) {
        QCOMPARE(finding.repair, QString());
        const QString why = whyUnrepairable(m_store->info(), finding);
        QVERIFY2(why.contains(reason), qPrintable(why));
    }
    const auto plan = m_store->plan(RepairEdit {SessionId(ForkId), {u"woven-branches"_s}, {}}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QVERIFY(plan->writes.isEmpty() && !plan->files);
    QCOMPARE(bytesOf(ForkId), fork);
}

void TestMantisWoven::nothingIsWoven_data()
{
    QTest::addColumn<QByteArray>("original");
    QTest::addColumn<QByteArray>("fork");
    const QList<Said> straight {{"u1", {}}, {"A1", "u1"}, {"u2", "A1"}, {"A2", "u2"}};
    QTest::newRow("a straight original") << original(straight) << forkOf(straight, Later);
    QTest::newRow("the original is gone") << QByteArray() << forkOf(Rewound);
    // As Stemma leaves it where two messages of the fork are removed.
    QTest::newRow("a removal in the fork") << original(straight) << forkOf({straight.at(0), straight.at(3)});
    QTest::newRow("an insertion in the fork") << original(
        straight) << forkOf({straight.at(0), straight.at(1)}) + entry("n1", "fA1", "user", "\"n1\"", at(40));
    QTest::newRow("rewound behind what was forked")
        << original(Rewound) << forkOf({Rewound.at(0), Rewound.at(1), Rewound.at(2)});
}

void TestMantisWoven::nothingIsWoven()
{
    QFETCH(const QByteArray, original);
    QFETCH(const QByteArray, fork);
    open(original, fork);
    QCOMPARE(merged(*m_store).size(), 0);
}

/// Two windows, turn and turn about: each entry follows another branch than the one before it.
void TestMantisWoven::manyBranches()
{
    constexpr int Count = 20'000;
    QByteArray lines;
    const auto id = [](int i) { return "e" + QByteArray::number(i); };
    for (int i = 0; i < Count; ++i)
        lines += entry(id(i), i < 2 ? QByteArray() : id(i - 2), "user", "\"x\"",
            "2026-05-16T09:30:07." + QByteArray::number(i).rightJustified(6, '0') + "+00:00");
    write(OriginalId, lines);
    const auto transcript = std::make_shared<LineIndex>(file(OriginalId), mantis::Codec::instance());
    QVERIFY(transcript->update({}));
    mantis::MergedBranchesCheck weave([&](const QString&) { return transcript; });
    int places = 0;
    for (int i = 0; i < Count; ++i) {
        const QByteArray origin = R"({"session_id":"s","message_uuid":")" + id(i) + "\"}";
        places += weave.add(size_t(i), origin) ? 1 : 0;
    }
    QCOMPARE(places, Count - 1);
    const mantis::MergedBranchesCheck::Found found = weave.found();
    QCOMPARE(found.doubt, mantis::MergedBranchesCheck::Doubt::None);
    QCOMPARE(found.merged.size(), size_t(Count / 2));
    QVERIFY(std::ranges::all_of(found.merged, [](size_t row) { return row % 2 == 0; }));
}

TEST_CLASS(TestMantisWoven)
#include "tst_mantiswoven.moc"
