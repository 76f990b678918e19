// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/registry.h"
#include "core/store/check/unrepairable.h"
#include "tests/testkit/footprintpatient.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"
#include "tests/testkit/wishes.h"
#include "tests/testkit/writerprocess.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using Kind = FootprintPatient::Kind;

const SessionId& MendedSession = FootprintPatient::Session;

const QByteArray PlainPrompt = R"({"role":"user","content":"Ask"})";
const QByteArray PlainCalls = R"({"role":"assistant","content":"","toolCalls":[{"id":"c1","name":"look","args":{}},)"
                              R"({"id":"c2","name":"see","args":{}}]})";
const QByteArray PlainResult = R"({"role":"tool","content":"one","toolCallId":"c1","toolName":"look"})";
const QByteArray Stray = R"({"role":"tool","content":"?","toolCallId":"c9","toolName":"look"})";
const QByteArray PlainAnswer = R"({"role":"assistant","content":"Done."})";

QByteArray notRun(const QByteArray& id, const QByteArray& name)
{
    return R"({"role":"tool","content":"Not run: the call was interrupted before the tool gave a result.",)"
           R"("toolCallId":")"
        + id + R"(","toolName":")" + name + R"("})";
}

QByteArray askedCheckpoint(const QByteArrayList& history)
{
    return FootprintPatient::checkpoint(history, "Ask");
}

/// What a check would offer to repair.
QStringList mendable(SessionStore& store)
{
    QStringList codes;
    for (const Finding& finding : readstore::findings(store)) {
        if (!finding.repair.isEmpty())
            codes += finding.code;
    }
    return codes;
}

QString sample(const char* name)
{
    return realStore(u"agentfootprint/"_s) + QLatin1StringView(name);
}

} // namespace

/// What a check finds is repaired, and what cannot be changed says why.
class TestFootprintRepair final : public QObject
{
    Q_OBJECT
private slots:
    void messages_data();
    void messages();
    void unclear_data();
    void unclear();
    void records_data();
    void records();
    void inputOfWhatIsLeft();
    void summaries_data();
    void summaries();
    void oneSummary();
    void summaryOfTheLibrary_data();
    void summaryOfTheLibrary();
    void pausedCopies();
    void whatWouldBeLost();
    void oneOfSeveral();
    void columns();
    void byteOrderMark();
    void repeatedSession();
    void refusals_data();
    void refusals();
    void otherKinds_data();
    void otherKinds();
    void wrongWishes_data();
    void wrongWishes();
    void brokenText_data();
    void brokenText();
    void brokenFile();
};

// ---- repairs ------------------------------------------------------------------------------------

void TestFootprintRepair::messages_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<QByteArrayList>("broken");
    QTest::addColumn<QByteArrayList>("mended");
    const auto row = [](const char* name, const QByteArrayList& broken, const QByteArrayList& mended) {
        for (const auto& [kind, what] : {std::pair(Kind::Sqlite, "database"), std::pair(Kind::OneFile, "one file"),
                 std::pair(Kind::Checkpoint, "checkpoint")})
            QTest::addRow("%s, %s", name, what) << kind << broken << mended;
    };
    row("stray result", {PlainPrompt, Stray, PlainAnswer}, {PlainPrompt, PlainAnswer});
    row("stray result at the end", {PlainPrompt, PlainAnswer, Stray}, {PlainPrompt, PlainAnswer});
    row("one call", {PlainPrompt, PlainCalls, PlainResult, PlainAnswer},
        {PlainPrompt, PlainCalls, PlainResult, notRun("c2", "see"), PlainAnswer});
    row("two calls at the end", {PlainPrompt, PlainCalls},
        {PlainPrompt, PlainCalls, notRun("c1", "look"), notRun("c2", "see")});
    row("a call and a stray result", {PlainPrompt, PlainCalls, PlainResult, Stray},
        {PlainPrompt, PlainCalls, PlainResult, notRun("c2", "see")});
    row("no text", {PlainPrompt, R"({"role":"assistant","x":1})"},
        {PlainPrompt, R"({"content":"","role":"assistant","x":1})"});
    row("null", {PlainPrompt, R"({"role":"assistant","content":null})"},
        {PlainPrompt, R"({"role":"assistant","content":""})"});
    row("no object", {PlainPrompt, "7", PlainAnswer}, {PlainPrompt, PlainAnswer});
    row("no role", {PlainPrompt, R"({"content":"x"})", PlainAnswer}, {PlainPrompt, PlainAnswer});
    row("no object in a list",
        {PlainPrompt,
            R"({"role":"assistant","content":"x","thinkingBlocks":[null,{"type":"thinking","content":"y"},2]})"},
        {PlainPrompt, R"({"role":"assistant","content":"x","thinkingBlocks":[{"type":"thinking","content":"y"}]})"});
    row("no list", {PlainPrompt, R"({"role":"assistant","toolCalls":null,"content":"x"})"},
        {PlainPrompt, R"({"role":"assistant","content":"x"})"});
    const auto called = [](const QByteArray& first, const QByteArray& second) {
        return R"({"role":"assistant","content":"","toolCalls":[{"id":"c1","name":"look","args":)" + first
            + R"(},{"id":"c2","name":"see","args":)" + second + "}]}";
    };
    const QByteArray second = R"({"role":"tool","content":"two","toolCallId":"c2","toolName":"see"})";
    row("arguments as a text",
        {PlainPrompt, called(R"("{\"a\": 1.50, \"\u00fc\": \"\\n\"}")", R"({"b":"{}"})"), PlainResult, second,
            PlainAnswer},
        {PlainPrompt, called("{\"a\": 1.50, \"\xc3\xbc\": \"\\n\"}", R"({"b":"{}"})"), PlainResult, second,
            PlainAnswer});
    row("arguments of two calls as texts", {PlainPrompt, called(R"("{}")", R"(" {\"b\":[]} ")"), PlainResult, second},
        {PlainPrompt, called("{}", R"({"b":[]})"), PlainResult, second});
    row("another tool's name",
        {PlainPrompt, called("{}", "{}"), PlainResult, QByteArray(second).replace("\"see\"", "\"look\"")},
        {PlainPrompt, called("{}", "{}"), PlainResult, second});
    row("empty members of other roles",
        {R"({"role":"user","content":"Ask","toolCalls":null,"toolCallId":"","x":null,"thinkingBlocks":[ ]})",
            R"({"toolName":null,"role":"assistant","content":"x"})"},
        {R"({"role":"user","content":"Ask","x":null})", R"({"role":"assistant","content":"x"})"});
}

// ---- what is like it, and is left alone ----------------------------------------------------------

void TestFootprintRepair::unclear_data()
{
    QTest::addColumn<QByteArrayList>("history");
    QTest::addColumn<QString>("code");
    const auto row = [](const char* name, const QByteArrayList& history, const QString& code) {
        QTest::newRow(name) << history << code;
    };
    const auto called = [](const QByteArray& args) {
        return R"({"role":"assistant","content":"","toolCalls":[{"id":"c1","name":"look","args":)" + args + "}]}";
    };
    for (const char* args : {R"("")", R"("x")", R"("[1]")", R"("\"{}\"")", R"("{\"a\":NaN}")", R"("{\"a\":1,}")",
             R"("{} {}")", R"("{\"a\":\"\n\"}")", R"("{\"a\":\"\ud800\"}")", "[]", "null", "7"})
        row(args, {PlainPrompt, called(args), PlainResult, PlainAnswer}, u"invalid-arguments"_s);
    row("two calls of one id",
        {PlainPrompt,
            R"({"role":"assistant","content":"","toolCalls":[{"id":"c1","name":"a","args":{}},)"
            R"({"id":"c1","name":"b","args":{}}]})",
            PlainResult, PlainResult, PlainAnswer},
        u"tool-name-differs"_s);
    row("a call id of a user", {R"({"role":"user","content":"Ask","toolCallId":"c1"})", PlainAnswer},
        u"misplaced-member"_s);
}

void TestFootprintRepair::unclear()
{
    QFETCH(const QByteArrayList, history);
    QFETCH(const QString, code);
    FootprintPatient patient(Kind::Sqlite, askedCheckpoint(history));
    const auto before = patient.content();
    bool isFound = false;
    for (const Finding& finding : readstore::findings(patient.store())) {
        isFound = isFound || finding.code == code;
        QVERIFY2(finding.code != code || finding.repair.isEmpty(), qPrintable(finding.repair));
        if (finding.code == code)
            QVERIFY(!whyUnrepairable(patient.store().info(), finding).isEmpty());
    }
    QVERIFY(isFound);
    const auto plan = patient.store().plan(RepairEdit {MendedSession, {code}, {}}, {});
    QVERIFY(plan && plan->writes.isEmpty());
    QCOMPARE(patient.content(), before);
}

// ---- the conversation's record ------------------------------------------------------------------

void TestFootprintRepair::records_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<bool>("isMended");
    QTest::addColumn<QByteArray>("mended"); // where it is not as before
    const auto row = [](const char* name, const QByteArray& from, const QByteArray& to, const QByteArray& mended = {}) {
        QTest::newRow(name) << from << to << true << mended;
    };
    const auto bad = [](const char* name, const QByteArray& from, const QByteArray& to) {
        QTest::newRow(name) << from << to << false << QByteArray();
    };
    const QByteArray input = R"("originalInput":{"message":"Ask"})";
    row("no input", input + ',', {}, R"({"originalInput":{"message":"Ask"},"version")");
    row("input is null", input, R"("originalInput":null)");
    row("input without its text", input, R"("originalInput":{})");
    row("input with a text of null", input, R"("originalInput":{"message":null})");
    row("a cursor of null", R"("checkpointedAt")", R"("skillCursor":null,"checkpointedAt")");
    row("the version as a text", R"("version":1)", R"("version":"1")");
    row("a number as a text", R"("lastCompletedIteration":2)", R"("lastCompletedIteration":"2")");
    bad("input is a text", input, R"("originalInput":"Other")");
    bad("input of another kind", input, R"("originalInput":{"message":["Ask"]})");
    bad("a cursor of a number", R"("checkpointedAt")", R"("skillCursor":7,"checkpointedAt")");
    bad("another version", R"("version":1)", R"("version":2)");
    bad("no version", R"("version":1,)", {});
    bad("no number", R"("lastCompletedIteration":2)", R"("lastCompletedIteration":"one")");
    bad("a run without id", R"("runId":)", R"("run":)");
}

/// What the library refuses a session for, and the rest of it tells.
void TestFootprintRepair::records()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QFETCH(const bool, isMended);
    QFETCH(const QByteArray, mended);
    const QByteArray sound = askedCheckpoint({PlainPrompt, PlainAnswer});
    QVERIFY2(sound.contains(from), sound.constData());
    for (const Kind kind : {Kind::Sqlite, Kind::OneFile}) {
        FootprintPatient patient(kind, QByteArray(sound).replace(from, to));
        QVERIFY(patient.isReady());
        const auto before = patient.content();
        QVERIFY(readstore::codes(patient.store()).contains(u"refused-session"_s));
        QCOMPARE(mendable(patient.store()).contains(u"refused-session"_s), isMended);
        EditPlan plan;
        const auto receipt = patient.apply(RepairEdit {MendedSession, {u"refused-session"_s}, {}}, &plan);
        if (!isMended) {
            QVERIFY(plan.writes.isEmpty());
            QCOMPARE(patient.content(), before);
            continue;
        }
        QVERIFY2(receipt, qPrintable(textOf(receipt)));
        QVERIFY(!plan.writes.isEmpty());
        QByteArray expected = sound;
        if (!mended.isEmpty())
            expected = QByteArray(sound).remove(sound.indexOf(from), from.size()).replace(R"({"version")", mended);
        QCOMPARE(FootprintPatient::withoutTimes(patient.stored()), FootprintPatient::envelope(expected, "NOW"));
        QVERIFY(!readstore::codes(patient.store()).contains(u"refused-session"_s));
        QCOMPARE(patient.undoAll(), QString());
        QCOMPARE(patient.content(), before);
    }
}

/// The input is the one that is left once the messages are repaired, and what the library put there is none.
void TestFootprintRepair::inputOfWhatIsLeft()
{
    const QByteArray data = askedCheckpoint({PlainPrompt, PlainAnswer, R"({"role":"user","content":"More"})",
        R"({"role":"user","content":"[dropped history - 4]"})", R"({"role":"user","content":"try","ephemeral":true})"});
    FootprintPatient patient(Kind::OneFile, QByteArray(data).replace(R"("originalInput":{"message":"Ask"},)", ""));
    QVERIFY(patient.apply(RepairEdit {MendedSession, {}, {}}));
    QVERIFY2(patient.stored().contains(R"("originalInput":{"message":"More"})"), patient.stored().constData());
    FootprintPatient silent(
        Kind::OneFile, QByteArray(askedCheckpoint({PlainAnswer})).replace(R"("originalInput":{"message":"Ask"},)", ""));
    QCOMPARE(mendable(silent.store()), QStringList());
}

// ---- summaries ----------------------------------------------------------------------------------

namespace {

QByteArray summary(int count, int iteration, const QByteArray& model, const QByteArray& text)
{
    return R"({"role":"user","content":"[compacted history — )" + QByteArray::number(count)
        + " earlier message(s) were folded out of this window at iteration " + QByteArray::number(iteration)
        + ". The text after this line is a SUMMARY written by " + model
        + R"(; it is a claim about the conversation.]\n\n)" + text + "\"}";
}

QByteArray record(int count, int iteration, const QByteArray& model, const QByteArray& fingerprint = "1")
{
    return R"({"summaryFingerprint":")" + fingerprint + R"(","runId":"r","iteration":)" + QByteArray::number(iteration)
        + R"(,"foldedAtMs":5,"model":")" + model + R"(","messageCount":)" + QByteArray::number(count)
        + R"(,"removedStageIds":[],"retained":"conversation","messages":[{"role":"user","content":"old"}]})";
}

QByteArray foldedRecords(const QByteArrayList& records)
{
    return R"(,"folded":[)" + records.join(',') + ']';
}

} // namespace

void TestFootprintRepair::summaries_data()
{
    QTest::addColumn<QByteArrayList>("history");
    QTest::addColumn<QByteArrayList>("records");
    QTest::addColumn<int>("joined");
    const auto row = [](const char* name, const QByteArrayList& history, const QByteArrayList& records, int joined) {
        QTest::newRow(name) << history << records << joined;
    };
    const QByteArray one = summary(4, 5, "m-1.5", "What was");
    row("one", {PlainPrompt, one}, {record(4, 5, "m-1.5")}, 1);
    row("two of two", {PlainPrompt, one, summary(3, 9, "m", "and more")}, {record(3, 9, "m"), record(4, 5, "m-1.5")},
        2);
    row("one of two", {PlainPrompt, one, summary(3, 9, "m", "and more")}, {record(4, 5, "m-1.5")}, 1);
    row("another model", {PlainPrompt, one}, {record(4, 5, "m-1")}, 0);
    row("another count", {PlainPrompt, one}, {record(5, 5, "m-1.5")}, 0);
    row("another round", {PlainPrompt, one}, {record(4, 6, "m-1.5")}, 0);
    row("two records alike", {PlainPrompt, one}, {record(4, 5, "m-1.5"), record(4, 5, "m-1.5", "2")}, 0);
    row("two summaries alike", {PlainPrompt, one, summary(4, 5, "m-1.5", "Other")}, {record(4, 5, "m-1.5")}, 0);
    row("a typed one", {PlainPrompt, R"({"role":"user","content":"[compacted history - 4]"})"}, {record(4, 5, "m-1.5")},
        0);
}

/// Text of a summary that somebody edited: its record is found by what its first line says.
void TestFootprintRepair::summaries()
{
    QFETCH(const QByteArrayList, history);
    QFETCH(const QByteArrayList, records);
    QFETCH(const int, joined);
    const QStringList codes {u"summary-without-record"_s, u"record-without-summary"_s};
    const auto loose = [&codes](SessionStore& store) {
        QStringList found = mendable(store);
        found.removeIf([&codes](const QString& code) { return !codes.contains(code); });
        return found.size();
    };
    for (const Kind kind : {Kind::Sqlite, Kind::OneFile}) {
        FootprintPatient patient(kind, FootprintPatient::checkpoint(history, "Ask", foldedRecords(records)));
        QVERIFY(patient.isReady());
        const auto before = patient.content();
        const QByteArray stored = patient.stored();
        QCOMPARE(loose(patient.store()), 2 * joined);
        EditPlan plan;
        const auto receipt = patient.apply(RepairEdit {MendedSession, codes, {}}, &plan);
        QCOMPARE(!plan.writes.isEmpty(), joined > 0);
        if (joined == 0) {
            QCOMPARE(patient.content(), before);
            continue;
        }
        QVERIFY2(receipt, qPrintable(textOf(receipt)));
        QCOMPARE(loose(patient.store()), 0);
        const auto nodes = patient.store().summaryNodes(MendedSession, {});
        QVERIFY(nodes);
        QCOMPARE(qsizetype(nodes->size()), qsizetype(records.size()));
        // Nothing else changed.
        static const QRegularExpression Changing(u"(\"summaryFingerprint\":\"|\"savedAt\":)[0-9a-f]+"_s);
        const auto blank = [](const QByteArray& text) { return QString::fromUtf8(text).replace(Changing, u"\\1"_s); };
        QVERIFY(patient.stored() != stored);
        QCOMPARE(blank(patient.stored()), blank(stored));
        QCOMPARE(patient.undoAll(), QString());
        QCOMPARE(patient.content(), before);
    }
}

void TestFootprintRepair::oneSummary()
{
    const QByteArrayList history {PlainPrompt, summary(4, 5, "m", "What was"), summary(3, 9, "m", "and more")};
    FootprintPatient patient(Kind::OneFile,
        FootprintPatient::checkpoint(history, "Ask", foldedRecords({record(4, 5, "m"), record(3, 9, "m", "2")})));
    QStringList places;
    for (const Finding& finding : readstore::findings(patient.store())) {
        if (finding.code == "record-without-summary"_L1)
            places += finding.place;
    }
    QCOMPARE(places.size(), 2);
    QVERIFY(patient.apply(RepairEdit {MendedSession, {}, places.at(1)}));
    QVERIFY(patient.stored().contains(R"("summaryFingerprint":"1")"));
    QVERIFY(!patient.stored().contains(R"("summaryFingerprint":"2")"));
    QCOMPARE(mendable(patient.store()).size(), 2);
}

void TestFootprintRepair::messages()
{
    QFETCH(const Kind, kind);
    QFETCH(const QByteArrayList, broken);
    QFETCH(const QByteArrayList, mended);
    FootprintPatient patient(kind, askedCheckpoint(broken));
    QVERIFY(patient.isReady());
    const auto before = patient.content();
    QVERIFY(!mendable(patient.store()).isEmpty());
    EditPlan plan;
    const auto receipt = patient.apply(RepairEdit {MendedSession, {}, {}}, &plan);
    QVERIFY2(receipt, qPrintable(textOf(receipt)));
    const QByteArray data = askedCheckpoint(mended);
    QCOMPARE(FootprintPatient::withoutTimes(patient.stored()),
        kind == Kind::Checkpoint ? data : FootprintPatient::envelope(data, "NOW"));
    QCOMPARE(mendable(patient.store()), QStringList());
    QVERIFY(plan.after);
    QCOMPARE(plan.after->messages, qint64(mended.size()));
    QVERIFY(std::ranges::any_of(
        plan.checks, [](const PlannedCheck& check) { return check.name == "findings-mended"_L1 && check.ok; }));
    QCOMPARE(patient.undoAll(), QString());
    QCOMPARE(patient.content(), before);
}

void TestFootprintRepair::summaryOfTheLibrary_data()
{
    QTest::addColumn<QString>("path");
    for (const char* name :
        {"compaction/retain-conversation.checkpoint.json", "compaction/retain-discard.checkpoint.json"})
        QTest::newRow(name) << sample(name);
}

/// A summary that the library itself wrote, edited as a text editor would.
void TestFootprintRepair::summaryOfTheLibrary()
{
    QFETCH(const QString, path);
    NEED(missingSample(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray sound = file.readAll();
    const QByteArray edited = QByteArray(sound).replace("User asked for an audit", "The user asked for an audit");
    QVERIFY(edited != sound);
    FootprintPatient patient(edited);
    QVERIFY(patient.isReady());
    const QStringList codes {u"summary-without-record"_s, u"record-without-summary"_s};
    const auto found = readstore::codes(patient.store());
    QVERIFY2(found.contains(codes.first()) && found.contains(codes.last()), qPrintable(found.join(u' ')));
    QVERIFY(patient.apply(RepairEdit {{}, codes, {}}));
    for (const QString& code : readstore::codes(patient.store()))
        QVERIFY2(!codes.contains(code), qPrintable(code));
    const QByteArray mended = patient.content().first();
    QCOMPARE(mended.left(edited.indexOf("summaryFingerprint")), edited.left(edited.indexOf("summaryFingerprint")));
    QCOMPARE(patient.undoAll(), QString());
    QCOMPARE(patient.content().first(), edited);
}

/// A paused run goes on from its state, so both copies are mended; where they differ, the one that is not gone on from
/// is kept by a fork.
void TestFootprintRepair::pausedCopies()
{
    const QByteArray text = R"({"role":"assistant","content":"","toolCalls":[{"id":"c1","name":"look","args":"{}"}]})";
    const QByteArray waits = R"({"role":"assistant","content":"","toolCalls":[{"id":"c3","name":"ask","args":{}}]})";
    const auto paused = [](const QByteArrayList& state, const QByteArrayList& conversation) {
        return R"({"checkpoint":{"sharedState":{"history":[)" + state.join(',')
            + R"(],"pausedToolCallId":"c3"},"pausedStageId":"x","subflowPath":[]},"conversation":)"
            + askedCheckpoint(conversation) + R"(,"pending":{"sessionId":"s"}})";
    };
    const QByteArrayList all {PlainPrompt, text, PlainResult, waits};
    FootprintPatient both(Kind::OneFile, paused(all, all), "flowchart");
    QCOMPARE(mendable(both.store()), QStringList {u"invalid-arguments"_s});
    QVERIFY(both.apply(RepairEdit {MendedSession, {}, {}}));
    QCOMPARE(both.stored().count(R"("args":{})"), 4);
    QCOMPARE(both.undoAll(), QString());

    FootprintPatient differing(Kind::OneFile, paused({PlainPrompt, waits}, all), "flowchart");
    const QList<Finding> found = readstore::findings(differing.store());
    const auto differ = std::ranges::find(found, u"histories-differ"_s, &Finding::code);
    QVERIFY(differ != found.end());
    QVERIFY(whyUnrepairable(differing.store().info(), *differ).contains(u"fork"_s));
    QVERIFY(!differing.store().plan(RepairEdit {MendedSession, {u"invalid-arguments"_s}, {}}, {}));
    // Of as many messages, too, the ones of the state may be others.
    const QByteArray said = R"({"role":"user","content":"Else"})";
    FootprintPatient alike(Kind::OneFile, paused({said, PlainAnswer, said, waits}, all), "flowchart");
    QVERIFY(!alike.store().plan(RepairEdit {MendedSession, {u"invalid-arguments"_s}, {}}, {}));
    EditPlan fork;
    const auto forked = differing.apply(ForkEdit {MendedSession, MessageId(u"#2"_s), false, {}}, &fork);
    QVERIFY2(forked, qPrintable(textOf(forked)));
    QCOMPARE(readstore::messages(differing.store(), fork.newSession).size(), size_t(3));
}

void TestFootprintRepair::whatWouldBeLost()
{
    const QByteArray parts = R"({"role":"user","content":[{"type":"text","text":"x"}]})";
    FootprintPatient patient(Kind::Sqlite, askedCheckpoint({parts, Stray}));
    const auto alone = patient.store().plan(RepairEdit {MendedSession, {u"invalid-message"_s}, {}}, {});
    QVERIFY(!alone);
    QCOMPARE(alone.error().code, Errc::NotSupported);
    EditPlan plan;
    QVERIFY(patient.apply(RepairEdit {MendedSession, {}, {}}, &plan));
    QVERIFY(patient.stored().contains(parts) && !patient.stored().contains(Stray));
    QVERIFY(!plan.checks.last().ok);
}

void TestFootprintRepair::oneOfSeveral()
{
    FootprintPatient patient(Kind::OneFile, askedCheckpoint({PlainPrompt, Stray, PlainAnswer, Stray}));
    QString place;
    for (const Finding& finding : readstore::findings(patient.store()))
        place = finding.message.value == "#3"_L1 ? finding.place : place;
    QVERIFY(patient.apply(RepairEdit {MendedSession, {}, place}));
    QCOMPARE(FootprintPatient::withoutTimes(patient.stored()),
        FootprintPatient::envelope(askedCheckpoint({PlainPrompt, Stray, PlainAnswer}), "NOW"));
    const auto nothing = patient.store().plan(RepairEdit {SessionId(u"o"_s), {}, {}}, {});
    QVERIFY(nothing && nothing->writes.isEmpty());
}

void TestFootprintRepair::columns()
{
    FootprintPatient patient(Kind::Sqlite, askedCheckpoint({PlainPrompt, PlainAnswer}));
    WriterProcess writer(patient.path());
    QVERIFY(writer.exec(u"UPDATE agent_sessions SET format = 'x', saved_at = 7, owner = 'eve', message_count = 9 WHERE "
                        "session_id = 's-1'"_s));
    (void)patient.store().poll();
    const QByteArray text = patient.stored();
    const auto before = patient.content();
    QCOMPARE(mendable(patient.store()).size(), 4);
    EditPlan plan;
    const auto receipt = patient.apply(RepairEdit {{}, {}, {}}, &plan);
    QVERIFY2(receipt, qPrintable(textOf(receipt)));
    QCOMPARE(plan.writes.size(), 4);
    QCOMPARE(patient.columns(MendedSession), (QStringList {u"conversation-v1"_s, u"1000"_s, u"ann"_s, u"2"_s}));
    QCOMPARE(patient.stored(), text);
    QCOMPARE(patient.undoAll(), QString());
    QCOMPARE(patient.content(), before);
}

void TestFootprintRepair::byteOrderMark()
{
    const QByteArray text = R"({"version":1,"sessions":{"s-1":)"
        + FootprintPatient::envelope(askedCheckpoint({PlainPrompt, Stray})) + "}}";
    FootprintPatient patient(QByteArray("\xEF\xBB\xBF" + text));
    QVERIFY(patient.isReady());
    const auto refused = patient.store().plan(DeleteEdit {MendedSession}, {});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::NotSupported);
    QVERIFY(patient.apply(RepairEdit {}));
    QCOMPARE(patient.content().first(), text);
    QVERIFY(patient.apply(RepairEdit {}));
    QVERIFY(mendable(patient.store()).isEmpty());
}

void TestFootprintRepair::repeatedSession()
{
    const auto text = [](const QByteArray& first, const QByteArray& second) {
        return R"({"version":1,"sessions":{")" + first + R"(":)"
            + FootprintPatient::envelope(askedCheckpoint({PlainPrompt})) + R"(,")" + second + R"(":)"
            + FootprintPatient::envelope(askedCheckpoint({PlainPrompt, PlainAnswer})) + "}}";
    };
    FootprintPatient patient(text("s-1", "s-1"));
    const auto before = patient.content();
    QVERIFY(patient.apply(RepairEdit {}));
    QCOMPARE(patient.content().first(), text("s-1-fork-1", "s-1"));
    QCOMPARE(patient.undoAll(), QString());
    // Deleted, the other one does not become active.
    QVERIFY(patient.apply(DeleteEdit {MendedSession}));
    QCOMPARE(patient.content().first(), QByteArray(R"({"version":1,"sessions":{}})"));
    QCOMPARE(patient.undoAll(), QString());
    QCOMPARE(patient.content(), before);
}

// ---- refusals -----------------------------------------------------------------------------------

void TestFootprintRepair::refusals_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<QSet<EditKind>>("refused");
    const QSet<EditKind> always {
        EditKind::Rename, EditKind::Prune, EditKind::Checkpoint, EditKind::Mark, EditKind::Move, EditKind::Compact};
    const QSet<EditKind> single = always + QSet {EditKind::Delete};
    QTest::newRow("database") << Kind::Sqlite << always;
    QTest::newRow("one file") << Kind::OneFile << always;
    QTest::newRow("envelope") << Kind::Envelope << single;
    QTest::newRow("checkpoint") << Kind::Checkpoint << single;
}

void TestFootprintRepair::refusals()
{
    QFETCH(const Kind, kind);
    QFETCH(const QSet<EditKind>, refused);
    FootprintPatient patient(kind, askedCheckpoint({PlainPrompt, PlainAnswer}));
    const StoreInfo info = patient.store().info();
    QCOMPARE(info.notWritable, QString());
    const QMap<EditKind, QString> told = info.refusals;
    QCOMPARE(QSet<EditKind>(told.keyBegin(), told.keyEnd()), refused);
    const MessageId first(u"#0"_s);
    for (const Edit& edit : {Edit(RenameEdit {MendedSession, u"x"_s}), Edit(PruneEdit {MendedSession, first, 0}),
             Edit(CheckpointEdit {MendedSession, first, u"x"_s}), Edit(MarkEdit {MendedSession, {u"x"_s}}),
             Edit(MoveEdit {{}, u"/a"_s, u"/b"_s}), Edit(DeleteEdit {MendedSession}),
             Edit(CompactEdit {MendedSession, first, {}, 3, {}}), Edit(DissolveEdit {MendedSession, NodeId(u"x"_s)})}) {
        if (!refused.contains(kindOf(edit)))
            continue;
        const auto plan = patient.store().plan(edit, {});
        QVERIFY(!plan);
        QCOMPARE(plan.error().code, Errc::NotSupported);
        QCOMPARE(plan.error().text, told.value(kindOf(edit)));
    }
}

void TestFootprintRepair::otherKinds_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("reason"); // a word of it
    const auto row = [](const char* name, const char* reason) {
        QTest::newRow(name) << sample(name) << QString::fromLatin1(reason);
    };
    row("audit/bounded.audit.json", "chain");
    row("audit/drained-segments.audit.json", "chain");
    row("events/events.ndjson", "a recording");
    row("recording/bare.recording.json", "a recording");
    row("recording/archive/run-1795303766696-3.json", "a recording");
    row("trace/redacted.trace.json", "a recording");
    row("bug-report/with-envelope.zip", "packed copy");
    row("pause/run-outcome.json", "No agent reads");
    row("checkpoint/thinking-tools-ephemeral.requests-seen-by-provider.json", "No agent reads");
    row("artifacts/artifacts.db", "Artifacts");
    row("artifacts/file", "Artifacts");
    row("memory/redis-keyspace.json", "Memories");
    row("vector/index.db", "Memories");
    row("vector/corpus-bundle.json", "Memories");
}

void TestFootprintRepair::otherKinds()
{
    QFETCH(const QString, path);
    QFETCH(const QString, reason);
    NEED(missingSample(path));
    const auto store = openStore(path);
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    QVERIFY2((*store)->info().notWritable.contains(reason), qPrintable((*store)->info().notWritable));
    for (const SessionInfo& info : readstore::listed(**store, ListDetail::Basic)) {
        for (const Edit& edit : {Edit(ForkEdit {info.id, MessageId(u"#0"_s), false, {}}), Edit(DeleteEdit {info.id}),
                 Edit(RepairEdit {info.id, {}, {}})}) {
            const auto plan = (*store)->plan(edit, {});
            QVERIFY(!plan);
            QCOMPARE(plan.error().text, (*store)->info().notWritable);
        }
    }
}

void TestFootprintRepair::wrongWishes_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<Errc>("code");
    const auto at = [](int number) { return MessageId(u"#%1"_s.arg(number)); };
    const auto row = [](const char* name, const Edit& edit, Errc code) { QTest::newRow(name) << edit << code; };
    row("fork at nothing", ForkEdit {MendedSession, at(0), true, {}}, Errc::Usage);
    row("fork at no message", ForkEdit {MendedSession, at(9), false, {}}, Errc::NotFound);
    row("fork within calls", ForkEdit {MendedSession, at(1), false, {}}, Errc::NotSupported);
    row("fork within results", ForkEdit {MendedSession, at(2), false, {}}, Errc::NotSupported);
    row("fork of no session", ForkEdit {SessionId(u"none"_s), at(0), false, {}}, Errc::NotFound);
    row("cut within calls", ResumeEdit {MendedSession, at(1)}, Errc::NotSupported);
    row("cut at the end", ResumeEdit {MendedSession, at(4)}, Errc::Usage);
    row("cut of all", ResumeEdit {MendedSession, at(0), true}, Errc::Usage);
    row("the same text", TextEdit {MendedSession, at(0), 0, u"Ask"_s}, Errc::Usage);
    row("no text", TextEdit {MendedSession, at(0), 0, {}}, Errc::Usage);
    row("arguments", TextEdit {MendedSession, at(1), 0, u"{}"_s}, Errc::NotSupported);
    row("no part", TextEdit {MendedSession, at(0), 3, u"x"_s}, Errc::NotFound);
    row("removal of nothing", RemoveEdit {MendedSession, {}, {}}, Errc::Usage);
    row("removal of no part", RemoveEdit {MendedSession, {at(0)}, 4}, Errc::NotFound);
    row("removal of parts of two", RemoveEdit {MendedSession, {at(0), at(1)}, 0}, Errc::Usage);
    row("removal of all", RemoveEdit {MendedSession, {at(0), at(1), at(4)}, {}}, Errc::Usage);
    row("a role", InsertEdit {MendedSession, at(0), u"tool"_s, u"x"_s}, Errc::Usage);
    row("no message", InsertEdit {MendedSession, at(0), u"user"_s, {}}, Errc::Usage);
    row("within calls", InsertEdit {MendedSession, at(1), u"user"_s, u"x"_s}, Errc::NotSupported);
    row("within results", InsertEdit {MendedSession, at(2), u"user"_s, u"x"_s}, Errc::NotSupported);
}

void TestFootprintRepair::wrongWishes()
{
    QFETCH(const Edit, edit);
    QFETCH(const Errc, code);
    const QByteArray second = R"({"role":"tool","content":"two","toolCallId":"c2","toolName":"see"})";
    for (const Kind kind : {Kind::Sqlite, Kind::OneFile}) {
        FootprintPatient patient(kind, askedCheckpoint({PlainPrompt, PlainCalls, PlainResult, second, PlainAnswer}));
        const auto plan = patient.store().plan(edit, {});
        QVERIFY(!plan);
        QVERIFY2(plan.error().code == code, qPrintable(plan.error().text));
        QVERIFY(!plan.error().text.isEmpty());
    }
}

// ---- bad input ----------------------------------------------------------------------------------

void TestFootprintRepair::brokenText_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isFileToo"); // can stand in a file beside others
    const QByteArray good
        = FootprintPatient::envelope(askedCheckpoint({PlainPrompt, PlainCalls, PlainResult, PlainAnswer}));
    const auto row
        = [](const char* name, const QByteArray& text, bool isFileToo) { QTest::newRow(name) << text << isFileToo; };
    const auto with
        = [&good](const QByteArray& from, const QByteArray& to) { return QByteArray(good).replace(from, to); };
    row("empty", {}, false);
    row("no JSON", "what?", false);
    row("cut off", good.chopped(40), false);
    row("no object", "[]", true);
    row("empty object", "{}", true);
    row("no data", R"({"format":"conversation-v1","savedAt":1})", true);
    row("data is no object", R"({"format":"conversation-v1","data":7,"savedAt":1})", true);
    row("other format", with("conversation-v1", "conversation-v9"), true);
    row("other version", with(R"("version":1)", R"("version":2)"), true);
    row("no history", with(R"("history":[)", R"("past":[)"), true);
    row("history is no list", FootprintPatient::envelope(R"({"version":1,"runId":"s-1","history":{"0":1}})"), true);
    row("empty history", FootprintPatient::envelope(askedCheckpoint({})), true);
    row("messages of all kinds",
        FootprintPatient::envelope(
            askedCheckpoint({"1", "null", "\"x\"", "[]", "{}", PlainPrompt, R"({"role":7,"content":"x"})"})),
        true);
    row("input is no object", with(R"({"message":"Ask"})", "\"Ask\""), true);
    row("saved at no time", with("\"savedAt\":1000", "\"savedAt\":\"x\""), true);
    row("identity is no object", with(R"({"principal":"ann","conversationId":"conv"})", "[1]"), true);
    row("repeated keys",
        with(R"("lastCompletedIteration")", R"("history":[)" + PlainPrompt + R"(],"lastCompletedIteration")"), true);
    row("folded is no list", with(R"("checkpointedAt")", R"("folded":{"a":1},"checkpointedAt")"), true);
    row("no UTF-8", with("Ask", "A\xff\xfek"), true);
    row("NUL", with("Ask", "A\\u0000k"), true);
}

/// Whatever is stored: a wish is refused, or granted and undone exactly, and the other session is left alone.
void TestFootprintRepair::brokenText()
{
    QFETCH(const QByteArray, text);
    QFETCH(const bool, isFileToo);
    for (const bool isFile : {false, true}) {
        if (isFile && !isFileToo)
            continue;
        const QByteArray store
            = R"({"version":1,"sessions":{"o":)" + FootprintPatient::Other + R"(,"s-1":)" + text + "}}";
        auto patient = isFile ? std::make_unique<FootprintPatient>(store)
                              : std::make_unique<FootprintPatient>(Kind::Sqlite, askedCheckpoint({PlainPrompt}));
        QVERIFY(patient->isReady());
        if (!isFile) {
            WriterProcess writer(patient->path());
            QVERIFY(
                writer.exec(u"UPDATE agent_sessions SET envelope = CAST(x'%1' AS TEXT) WHERE session_id = 's-1'"_s.arg(
                    QLatin1StringView(text.toHex()))));
            (void)patient->store().poll();
        }
        const auto before = patient->content();
        QList<Wish> wishes = wishesFor(patient->store(), MendedSession);
        wishes += {u"repair"_s, RepairEdit {MendedSession, {}, {}}};
        wishes += {u"insert"_s, InsertEdit {MendedSession, {}, u"user"_s, u"x"_s}};
        wishes += {u"delete"_s, DeleteEdit {MendedSession}};
        for (const Wish& wish : std::as_const(wishes)) {
            const auto receipt = patient->apply(wish.edit);
            if (!receipt)
                QVERIFY2(!receipt.error().text.isEmpty(), qPrintable(wish.name));
            QVERIFY2(receipt || patient->content() == before, qPrintable(wish.name));
            QVERIFY(readstore::messages(patient->store(), SessionId(u"o"_s)).size() == 1);
            QCOMPARE(patient->undoAll(), QString());
            QVERIFY2(patient->content() == before, qPrintable(wish.name));
        }
        // What is deleted is gone, whatever it was.
        QVERIFY(patient->apply(DeleteEdit {MendedSession}));
        QCOMPARE(readstore::listed(patient->store()).size(), size_t(1));
    }
}

void TestFootprintRepair::brokenFile()
{
    const QByteArray text = R"({"version":1,"sessions":{"s-1":)"
        + FootprintPatient::envelope(askedCheckpoint({PlainPrompt})) + R"(,"o":)" + FootprintPatient::Other;
    FootprintPatient patient(text);
    QVERIFY(patient.isReady());
    for (const Edit& edit :
        {Edit(DeleteEdit {MendedSession}), Edit(ForkEdit {MendedSession, MessageId(u"#0"_s), false, {}}),
            Edit(TextEdit {MendedSession, MessageId(u"#0"_s), 0, u"x"_s})}) {
        const auto plan = patient.store().plan(edit, {});
        QVERIFY(!plan);
        QCOMPARE(plan.error().code, Errc::NotSupported);
    }
}

TEST_CLASS(TestFootprintRepair)

#include "tst_footprintrepair.moc"
