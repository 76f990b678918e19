// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/editor.h"
#include "core/store/files/filescript.h"
#include "core/store/registry.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/mantislines.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace stemma::filetree;
using namespace stemma::mantislines;
using namespace Qt::StringLiterals;

namespace {

const QString OtherId = u"7f9619ff-8b86-4d01-b42d-00cf4fc964ff"_s;

/// Lines of a sound conversation.
QList<QByteArray> talkLines()
{
    return {entry("u1", {}, "user", "\"first\"", at(1)),
        entry("a1", "u1", "assistant", R"([{"type":"text","text":"I look"},)" + call("c1") + ']', at(2)),
        entry("r1", "a1", "user", '[' + result("c1") + ']', at(3)),
        entry("a2", "r1", "assistant", text("found"), at(4)), entry("u2", "a2", "user", "\"second\"", at(5)),
        entry("a3", "u2", "assistant", text("three"), at(6))};
}

QByteArray joined(QList<QByteArray> lines, qsizetype at = -1, const QByteArray& other = {})
{
    if (at >= 0)
        lines[at] = other;
    return lines.join();
}

QMap<QString, int> countsOf(const QList<Finding>& findings)
{
    QMap<QString, int> counts;
    for (const Finding& finding : findings)
        ++counts[finding.code];
    return counts;
}

} // namespace

/// Makes each bad state of a tree transcript, mends it, looks whether a check finds it no more and nothing else
/// instead, and takes the repair back, byte for byte.
class TestMantisRepair final : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void states_data();
    void states();
    void everything_data();
    void everything();
    void olderMessagesComeBack();
    void lostParentsCloseNoCircle_data();
    void lostParentsCloseNoCircle();
    void refusedBlocksBecomeText();
    void summariesAreSent();
    void onePlace();
    void severalTranscripts();
    void nothingToMend();
    void changedMeanwhile();

private:
    void write(const QString& id, const QByteArray& bytes);
    void open(const QByteArray& transcript);
    [[nodiscard]] QString file(const QString& id) const { return m_home + u"/projects/p/"_s + id + u".jsonl"_s; }
    [[nodiscard]] QList<Finding> check();
    void mendAndUndo(const RepairEdit& edit);

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_home;
    std::unique_ptr<Journal> m_journal;
    std::unique_ptr<SessionStore> m_store;
};

void TestMantisRepair::init()
{
    m_store.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_home = m_folder->filePath(u"home"_s);
    m_journal = std::make_unique<Journal>(m_folder->filePath(u"journal"_s));
}

void TestMantisRepair::write(const QString& id, const QByteArray& bytes)
{
    QVERIFY(QDir().mkpath(QFileInfo(file(id)).path()));
    QFile target(file(id));
    QVERIFY(target.open(QIODevice::WriteOnly) && target.write(bytes) == bytes.size());
}

void TestMantisRepair::open(const QByteArray& transcript)
{
    write(FileId, transcript);
    auto opened = openStore(m_home);
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().text));
    m_store = *std::move(opened);
}

QList<Finding> TestMantisRepair::check()
{
    QList<Finding> findings;
    const auto done = m_store->check({}, [&](Finding finding) { findings += std::move(finding); }, {});
    if (!done)
        QTest::qFail(qPrintable(done.error().text), __FILE__, __LINE__);
    return findings;
}

void TestMantisRepair::mendAndUndo(const RepairEdit& edit)
{
    const QList<Finding> found = check();
    const Files damaged = filesIn(m_home);
    const auto isMeant = [&](const Finding& finding) {
        return !finding.repair.isEmpty() && (edit.codes.isEmpty() || edit.codes.contains(finding.code));
    };
    QVERIFY2(std::ranges::any_of(found, isMeant), qPrintable(countsOf(found).keys().join(u' ')));
    const auto plan = m_store->plan(edit, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QCOMPARE(filesIn(m_home), damaged);
    QVERIFY(!plan->writes.isEmpty() && !plan->checks.isEmpty());
    const auto receipt = Editor(*m_journal).apply(m_store->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));

    const QList<Finding> left = check();
    for (const Finding& finding : left)
        QVERIFY2(!isMeant(finding), qPrintable(finding.code + u": "_s + finding.place + u": "_s + finding.text));
    const auto before = countsOf(found);
    const auto after = countsOf(left);
    for (auto count = after.cbegin(); count != after.cend(); ++count)
        QVERIFY2(*count <= before.value(count.key()), qPrintable(u"new: "_s + count.key()));

    const auto undone = Editor(*m_journal).undo(receipt->id, {});
    QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text));
    QCOMPARE(filesIn(m_home), damaged);
}

void TestMantisRepair::states_data()
{
    QTest::addColumn<QByteArray>("transcript");
    QTest::addColumn<QString>("code");
    const QByteArray sound = joined(talkLines());
    const auto row = [](const char* name, const QString& code, const QByteArray& transcript) {
        QTest::newRow(name) << transcript << code;
    };
    row("torn line", u"torn-line"_s, sound + R"({"uuid":"u3","parent_uuid":"a3","ty)");
    row("torn line of the only entry", u"torn-line"_s, talkLines().first() + R"({"uu)");
    row("broken line between", u"damaged-line"_s, joined(talkLines(), 3, talkLines().at(3) + "{broken\n"));
    row("broken first line", u"damaged-line"_s, "nonsense\n" + sound);
    row("broken entry", u"damaged-line"_s, joined(talkLines(), 1, talkLines().at(1).first(40) + '\n'));
    row("windows line ends", u"damaged-line"_s, QByteArray("{broken\n" + sound).replace("\n", "\r\n"));
    row("glued lines", u"glued-line"_s, joined(talkLines(), 4, R"({"uuid":"x","parent_uu)" + talkLines().at(4)));
    row("no UTF-8", u"invalid-encoding"_s,
        joined(talkLines(), 4, QByteArray(talkLines().at(4)).replace("second", "sec\xff")));
    row("no UTF-8 at the end", u"invalid-encoding"_s,
        joined(talkLines(), 5, QByteArray(talkLines().at(5)).replace("three", "\xc3")));
    row("glued lines that are no UTF-8", u"glued-line"_s,
        joined(talkLines(), 4,
            R"({"uuid":"x","parent_uu)" + QByteArray(talkLines().at(4)).replace("second", "sec\xff \\ud83d")));
    row("half a character", u"invalid-encoding"_s,
        joined(talkLines(), 4, QByteArray(talkLines().at(4)).replace("second", "sec\\ud83d")));
    row("id twice", u"duplicate-id"_s, sound + talkLines().at(4));
    row("id three times", u"duplicate-id"_s, talkLines().at(2) + sound + talkLines().at(2));
    row("parent gone", u"missing-parent"_s, joined(talkLines(), 3));
    row("first parent gone", u"missing-parent"_s, joined(talkLines(), 0));
    row("two children of a lost entry", u"missing-parent"_s,
        joined(talkLines(), 3) + entry("u9", "a2", "user", "\"other\"", at(7)));
    row("result without call", u"orphan-result"_s,
        sound + entry("r9", "a3", "user", '[' + result("c9") + R"(,{"type":"text","text":"and so on"}])", at(8)));
    row("only a result without call", u"orphan-result"_s,
        joined(talkLines(), 4, entry("u2", "a2", "user", '[' + result("c9") + ']', at(5))));
    row("call without result", u"unanswered-call"_s,
        sound + entry("u3", "a3", "user", "\"third\"", at(7))
            + entry("a4", "u3", "assistant", R"([{"type":"text","text":"I look"},)" + call("c9") + ']', at(8)));
    row("only a call", u"unanswered-call"_s,
        sound + entry("u3", "a3", "user", "\"third\"", at(7))
            + entry("a4", "u3", "assistant", '[' + call("c9") + ']', at(8)));
    const QByteArray bounded = sound + boundary("x", "a3", "What was \\u00fc", at(7));
    row("summary in a boundary only", u"boundary-summary-not-sent"_s, bounded);
    row("summary in a boundary with messages behind", u"boundary-summary-not-sent"_s,
        bounded + entry("u3", "x", "user", "\"third\"", at(8)) + entry("a4", "u3", "assistant", text("four"), at(9)));
    const auto answered = [&](const QByteArray& content) {
        return sound + entry("u3", "a3", "user", "\"third\"", at(7)) + entry("a4", "u3", "assistant", content, at(8));
    };
    row("block of a kind unknown", u"unloadable-message"_s,
        answered(R"([{"type":"redacted_thinking","data":"x\u00fc\"y"},{"type":"text","text":"four"}])"));
    row("only such a block", u"unloadable-message"_s, answered(R"([{"type":"document"}])"));
    row("no block at all", u"unloadable-message"_s, answered(R"(["four",{"type":"text","text":"five"}])"));
    row("content of a kind unknown", u"unloadable-message"_s, answered("12.50"));
    row("unknown block and a call without result", u"unloadable-message"_s,
        answered(R"([{"type":"x"},)" + call("c9") + ']'));
    row("doubled message", u"doubled-message"_s,
        joined(talkLines(), 5,
            entry("u8", "u2", "user", "\"second\"", at(6)) + entry("a3", "u8", "assistant", text("x"), at(7))));
}

void TestMantisRepair::states()
{
    QFETCH(const QByteArray, transcript);
    QFETCH(const QString, code);
    open(transcript);
    mendAndUndo({{}, {code}, {}});
}

void TestMantisRepair::everything_data()
{
    states_data();
    QTest::newRow("much at once") << joined(talkLines(), 3, "{broken\n" + talkLines().at(4)) + R"({"uuid":"u3","parent)"
                                  << QString();
    // What stands behind a change is copied, from what is mended in the same plan.
    QTest::newRow("no UTF-8 behind a change")
        << joined(talkLines(), 2, entry("r1", "a1", "user", '[' + result("c1") + ',' + result("c9") + ']', at(3)))
               .replace("three", "\xff")
        << QString();
    QTest::newRow("no UTF-8 in what is changed") << joined(talkLines(), 4,
        entry("u2", "a2", "user", "[{\"type\":\"document\"},{\"type\":\"text\",\"text\":\"\xff\"}]", at(5)))
                                                 << QString();
}

void TestMantisRepair::everything()
{
    QFETCH(const QByteArray, transcript);
    open(transcript);
    mendAndUndo({});
}

void TestMantisRepair::olderMessagesComeBack()
{
    open(joined(talkLines(), 3));
    const auto texts = [this] {
        QStringList list;
        for (const MessagePtr& message : readstore::messages(*m_store, SessionId(FileId)))
            list += message->id.value;
        return list;
    };
    QCOMPARE(texts(), (QStringList {u"u2"_s, u"a3"_s}));
    const auto plan = m_store->plan(RepairEdit {{}, {u"missing-parent"_s}, {}}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QVERIFY(Editor(*m_journal).apply(m_store->info(), *plan, {}));
    QCOMPARE(texts(), (QStringList {u"u1"_s, u"a1"_s, u"r1"_s, u"a2"_s, u"u2"_s, u"a3"_s}));
}

void TestMantisRepair::lostParentsCloseNoCircle_data()
{
    QTest::addColumn<QByteArray>("transcript");
    const auto user = [](const char* id, const char* parent, int second) {
        return entry(id, parent, "user", text(id), at(second));
    };
    QTest::newRow("one behind the other") << user("a", "", 1) + user("b", "a", 2) + user("c", "x", 3)
            + user("d", "c", 4) + user("e", "y", 5) + user("f", "e", 6);
    // A child that stands before its parent comes from what the parent comes from.
    QTest::newRow("each behind the other") << user("d", "c", 4) + user("b", "x", 2) + user("c", "y", 3);
    QTest::newRow("two that lost the same") << user("e", "c", 4) + user("b", "x", 2) + user("c", "x", 3);
    QTest::newRow("behind itself") << user("b", "a", 2) + user("a", "x", 1);
    QTest::newRow("three") << user("f", "e", 6) + user("d", "c", 4) + user("b", "x", 2) + user("c", "y", 3)
            + user("e", "z", 5);
    QTest::newRow("one that stands in a line with another record")
        << user("e", "g", 3) + user("b", "x", 2) + R"({"uuid":"y","parent_uu)" + user("g", "b", 4);
}

void TestMantisRepair::lostParentsCloseNoCircle()
{
    QFETCH(const QByteArray, transcript);
    open(transcript);
    const auto inCircles = [this] {
        QHash<QString, QString> parents;
        for (const QByteArray& line : filesIn(m_home).first().split('\n')) {
            const QJsonObject one = QJsonDocument::fromJson(line).object();
            parents.insert(one[u"uuid"_s].toString(), one[u"parent_uuid"_s].toString());
        }
        int found = 0;
        for (QString id : parents.keys()) {
            for (qsizetype steps = 0; steps < parents.size() && !id.isEmpty(); ++steps)
                id = parents.value(id);
            found += id.isEmpty() ? 0 : 1;
        }
        return found;
    };
    QCOMPARE(inCircles(), 0);
    const auto plan = m_store->plan(RepairEdit {{}, {u"missing-parent"_s, u"glued-line"_s}, {}}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QVERIFY(Editor(*m_journal).apply(m_store->info(), *plan, {}));
    QVERIFY(!countsOf(check()).contains(u"missing-parent"_s));
    QCOMPARE(inCircles(), 0);
}

/// As it is stored, so that nothing of it is lost.
void TestMantisRepair::refusedBlocksBecomeText()
{
    open(joined(talkLines())
        + entry("u3", "a3", "user",
            R"([{"type":"document", "title": "\u00fc" , "n":1.50},{"type":"text","text":"look","x":1.0}])", at(7)));
    const auto sent = [this] { return readstore::sent(*m_store, SessionId(FileId)); };
    QVERIFY(!sent());
    const auto plan = m_store->plan(RepairEdit {{}, {u"unloadable-message"_s}, {}}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    const QByteArray before = filesIn(m_home).first();
    QVERIFY(Editor(*m_journal).apply(m_store->info(), *plan, {}));
    const QByteArray appended = filesIn(m_home).first().sliced(before.size());
    QVERIFY2(appended.contains(
                 R"("content":[{"type":"text","text":"{\"type\":\"document\", \"title\": \"\\u00fc\" , \"n\":1.50}"},)"
                 R"({"type":"text","text":"look","x":1.0}])"),
        appended.constData());
    (void)m_store->poll();
    QVERIFY(!readstore::listed(*m_store).empty());
    QVERIFY(sent());
}

void TestMantisRepair::summariesAreSent()
{
    open(joined(talkLines()) + boundary("x", "a3", "What was \\u00fc", at(7))
        + entry("u3", "x", "user", "\"third\"", at(8)) + entry("a4", "u3", "assistant", text("four"), at(9)));
    const auto sent = [this] {
        QStringList list;
        const auto items = readstore::sent(*m_store, SessionId(FileId));
        for (const ContextItem& item : items.value_or(QList<ContextItem>())) {
            if (item.leftOut.isEmpty())
                list += item.text;
        }
        return list;
    };
    QCOMPARE(sent(), (QStringList {u"[previous summary] What was ü"_s, u"third"_s, u"four"_s}));
    const auto plan = m_store->plan(RepairEdit {{}, {u"boundary-summary-not-sent"_s}, {}}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QVERIFY(Editor(*m_journal).apply(m_store->info(), *plan, {}));
    (void)m_store->poll();
    QVERIFY(!readstore::listed(*m_store).empty());
    const QStringList now = sent();
    QCOMPARE(now.size(), 3);
    QVERIFY2(now.first().startsWith(u"[Earlier conversation compacted to save context. 2 messages"_s)
            && now.first().endsWith(u"\n\nWhat was ü"_s),
        qPrintable(now.first()));
    QCOMPARE(now.sliced(1), (QStringList {u"third"_s, u"four"_s}));
    const auto nodes = m_store->summaryNodes(SessionId(FileId), {});
    QVERIFY(nodes && std::ranges::contains(*nodes, true, &SummaryNode::inContext));
}

void TestMantisRepair::onePlace()
{
    open("nonsense\n" + joined(talkLines()) + "rubbish\n");
    QStringList places;
    for (const Finding& finding : check())
        places += finding.place;
    QCOMPARE(places.size(), 2);
    const auto plan = m_store->plan(RepairEdit {SessionId(FileId), {u"damaged-line"_s}, places.first()}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QVERIFY(Editor(*m_journal).apply(m_store->info(), *plan, {}));
    QCOMPARE(filesIn(m_home).value(u"projects/p/"_s + FileId + u".jsonl"_s), joined(talkLines()) + "rubbish\n");
}

void TestMantisRepair::severalTranscripts()
{
    write(OtherId, joined(talkLines()) + "rubbish\n");
    open("nonsense\n" + joined(talkLines()));
    mendAndUndo({});
    const auto plan = m_store->plan(RepairEdit {SessionId(OtherId), {}, {}}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QCOMPARE(plan->files->steps.size(), 1);
    QCOMPARE(plan->files->steps.first().path, file(OtherId));
}

void TestMantisRepair::nothingToMend()
{
    open(joined(talkLines()));
    QVERIFY(check().isEmpty());
    const auto plan = m_store->plan(RepairEdit {}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QVERIFY(plan->writes.isEmpty() && !plan->files && plan->checks.first().ok);
}

void TestMantisRepair::changedMeanwhile()
{
    open(joined(talkLines()) + R"({"uuid":"u3","parent)");
    const auto plan = m_store->plan(RepairEdit {}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QFile agent(file(FileId));
    QVERIFY(agent.open(QIODevice::Append) && agent.write("_uuid") > 0);
    agent.close();
    const Files before = filesIn(m_home);
    const auto refused = Editor(*m_journal).apply(m_store->info(), *plan, {});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::Conflict);
    QCOMPARE(filesIn(m_home), before);
}

TEST_CLASS(TestMantisRepair)
#include "tst_mantisrepair.moc"
