// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/json.h"
#include "tests/testkit/footprintpatient.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"
#include "tests/testkit/writerprocess.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using Kind = FootprintPatient::Kind;

const SessionId& EditedSession = FootprintPatient::Session;

// What the library would respell, were it not left alone.
const QByteArray Asked = R"({"role":"user","content":"Ask \u00e9 \ud83e","odd":-0})";
const QByteArray Called = R"({"role":"assistant","content":"","toolCalls":[{"id":"c1","name":"look","args":{"n":1E5}},)"
                          R"({"id":"c2","name":"see","args":{}}],"thinkingBlocks":[{"type":"thinking","content":"Hm.",)"
                          R"("signature":"S=="},{"type":"thinking","content":"Free."}]})";
const QByteArray First = R"({"role":"tool","content":"one","toolCallId":"c1","toolName":"look"})";
const QByteArray Second = R"({"role":"tool","content":"two [cut]","toolCallId":"c2","toolName":"see","toolChars":3})";
const QByteArray Answered = R"({"role":"assistant","content":"Done."})";
const QByteArray More = R"({"role":"user","content":"More"})";
const QByteArray Signed = R"({"role":"assistant","content":"Yes.","thinkingBlocks":[{"type":"thinking","content":"",)"
                          R"("signature":"T=="}]})";

const QByteArrayList All {Asked, Called, First, Second, Answered, More, Signed};

QByteArray edited(QByteArray text, const QByteArray& from, const QByteArray& to)
{
    Q_ASSERT(text.contains(from));
    return text.replace(from, to);
}

MessageId at(int number)
{
    return MessageId(u"#%1"_s.arg(number));
}

QByteArray checkpointOf(const QByteArrayList& history, const QByteArray& input, const QByteArray& more = {})
{
    return FootprintPatient::checkpoint(history, input, more);
}

const PlannedCheck& check(const EditPlan& plan, QLatin1StringView name)
{
    static const PlannedCheck None;
    const auto found = std::ranges::find(plan.checks, name, &PlannedCheck::name);
    return found == plan.checks.end() ? None : *found;
}

} // namespace

/// Changes of conversations, however they are stored: nothing but what is meant is written, and it goes back exactly.
class TestFootprintEdit final : public QObject
{
    Q_OBJECT
private slots:
    void actions_data();
    void actions();
    void forks_data();
    void forks();
    void deletion_data();
    void deletion();
    void ownerOfARun();
    void inputBehindAnInjection();
    void promptBeforeAnEphemeral();
    void indentedFile();
    void signatures_data();
    void signatures();
    void signedCalls();
    void summaries();
    void editedSummary();
    void dissolvedSummaries_data();
    void dissolvedSummaries();
    void summariesThatStay();
    void pausedRuns_data();
    void pausedRuns();
    void changedSinceThePlan_data();
    void changedSinceThePlan();
};

// ---- every action, however it is stored ---------------------------------------------------------

void TestFootprintEdit::actions_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QByteArrayList>("history");
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<int>("counted");
    const auto row
        = [](const char* name, const Edit& edit, const QByteArrayList& history, const QByteArray& input, int counted) {
              for (const auto& [kind, what] : {std::pair(Kind::Sqlite, "database"), std::pair(Kind::OldSqlite, "old"),
                       std::pair(Kind::OneFile, "one file"), std::pair(Kind::Envelope, "envelope"),
                       std::pair(Kind::Checkpoint, "checkpoint")})
                  QTest::addRow("%s, %s", name, what) << kind << edit << history << input << counted;
          };
    const QByteArrayList more {Asked, Called, First, Second, Answered};
    row("resume", ResumeEdit {EditedSession, at(4)}, more, "Ask é \\ud83e", 2);
    row("resume at a prompt", ResumeEdit {EditedSession, at(5)}, {Asked, Called, First, Second, Answered, More}, "More",
        3);
    row("resume before", ResumeEdit {EditedSession, at(1), true}, {Asked}, "Ask é \\ud83e", 1);
    row("text of a prompt", TextEdit {EditedSession, at(5), 0, u"“Other”\n"_s},
        {Asked, Called, First, Second, Answered, edited(More, "More", "“Other”\\n"), Signed}, "“Other”\\n", 4);
    row("text of an answer", TextEdit {EditedSession, at(4), 0, u"\U0001F600"_s},
        {Asked, Called, First, Second, edited(Answered, "Done.", "\U0001F600"), More, Signed}, "More", 4);
    row("output", TextEdit {EditedSession, at(2), 0, u"1"_s},
        {Asked, Called, edited(First, "one", "1"), Second, Answered, More, Signed}, "More", 4);
    row("output with a note", TextEdit {EditedSession, at(3), 0, u"zwei [cut]"_s},
        {Asked, Called, First, edited(edited(Second, "two", "zwei"), "Chars\":3", "Chars\":4"), Answered, More, Signed},
        "More", 4);
    row("output without its note", TextEdit {EditedSession, at(3), 0, u"zwei"_s},
        {Asked, Called, First, edited(edited(Second, "two [cut]", "zwei"), ",\"toolChars\":3", ""), Answered, More,
            Signed},
        "More", 4);
    row("thinking", TextEdit {EditedSession, at(1), 1, u"Ah."_s},
        {Asked, edited(Called, "Free.", "Ah."), First, Second, Answered, More, Signed}, "More", 4);
    row("removal", RemoveEdit {EditedSession, {at(5)}, {}}, {Asked, Called, First, Second, Answered, Signed},
        "Ask é \\ud83e", 3);
    row("removal of a range", RemoveEdit {EditedSession, {at(4), at(5), at(6)}, {}}, {Asked, Called, First, Second},
        "Ask é \\ud83e", 1);
    const QByteArray oneCall = edited(Called, R"({"id":"c1","name":"look","args":{"n":1E5}},)", "");
    row("removal of an answer to a call", RemoveEdit {EditedSession, {at(2)}, {}},
        {Asked, oneCall, Second, Answered, More, Signed}, "More", 4);
    row("removal of a call", RemoveEdit {EditedSession, {at(1)}, 2}, {Asked, oneCall, Second, Answered, More, Signed},
        "More", 4);
    row("removal of all calls", RemoveEdit {EditedSession, {at(2), at(3)}, {}}, {Asked, Answered, More, Signed}, "More",
        4);
    row("removal of a caller", RemoveEdit {EditedSession, {at(1)}, {}}, {Asked, Answered, More, Signed}, "More", 4);
    row("removal of free thinking", RemoveEdit {EditedSession, {at(1)}, 1},
        {Asked, edited(Called, R"(,{"type":"thinking","content":"Free."})", ""), First, Second, Answered, More, Signed},
        "More", 4);
    row("removal of all thinking", RemoveEdit {EditedSession, {at(6)}, 0},
        {Asked, Called, First, Second, Answered, More, R"({"role":"assistant","content":"Yes."})"}, "More", 4);
    row("new first message", InsertEdit {EditedSession, {}, u"user"_s, u"Hi"_s},
        QByteArrayList {R"({"role":"user","content":"Hi"})"} + All, "More", 5);
    row("new message", InsertEdit {EditedSession, at(3), u"assistant"_s, u"Hm"_s},
        {Asked, Called, First, Second, R"({"role":"assistant","content":"Hm"})", Answered, More, Signed}, "More", 5);
    row("new last message", InsertEdit {EditedSession, at(6), u"user"_s, u"And"_s},
        All + QByteArrayList {R"({"role":"user","content":"And"})"}, "And", 5);
}

void TestFootprintEdit::actions()
{
    QFETCH(const Kind, kind);
    QFETCH(const Edit, edit);
    QFETCH(const QByteArrayList, history);
    QFETCH(const QByteArray, input);
    QFETCH(const int, counted);
    const QByteArray failure = R"(,"failurePoint":{"iteration":1,"phase":"llm"})";
    const QByteArray old = checkpointOf(All, "More", failure);
    FootprintPatient patient(kind, old);
    QVERIFY(patient.isReady());
    const auto before = patient.content();
    QCOMPARE(patient.stored(), kind == Kind::Checkpoint ? old : FootprintPatient::envelope(old));
    EditPlan plan;
    const auto receipt = patient.apply(edit, &plan);
    QVERIFY2(receipt, qPrintable(textOf(receipt)));
    const QByteArray data = checkpointOf(history, input, kindOf(edit) == EditKind::Resume ? QByteArray() : failure);
    QCOMPARE(FootprintPatient::withoutTimes(patient.stored()),
        kind == Kind::Checkpoint ? data : FootprintPatient::envelope(data, "NOW"));
    QCOMPARE(plan.before->messages, qint64(All.size()));
    QCOMPARE(plan.after->messages, qint64(history.size()));
    const auto sent = readstore::sent(patient.store(), EditedSession);
    QVERIFY(sent);
    qint64 tokens = 0;
    for (const ContextItem& item : *sent)
        tokens += item.tokens;
    QCOMPARE(qint64(sent->size()), plan.after->messages);
    QCOMPARE(tokens, plan.after->tokens);
    QVERIFY(check(plan, "loads"_L1).ok && check(plan, "calls-answered"_L1).ok);
    QVERIFY(!plan.writes.isEmpty() && !plan.title.isEmpty() && !plan.warnings.isEmpty());
    const QStringList columns = patient.isDatabase() ? patient.columns(EditedSession) : QStringList();
    if (patient.isDatabase()) {
        QCOMPARE(columns.at(0), u"conversation-v1"_s);
        QVERIFY(columns.at(1).toLongLong() >= 1'700'000'000'000);
    }
    if (kind == Kind::Sqlite)
        QCOMPARE(columns.sliced(2), (QStringList {u"ann"_s, QString::number(counted)}));
    if (!patient.isSingle())
        QCOMPARE(patient.stored(SessionId(u"o"_s)), FootprintPatient::Other);
    QCOMPARE(patient.undoAll(), QString());
    QCOMPARE(patient.content(), before);
}

void TestFootprintEdit::forks_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::newRow("database") << Kind::Sqlite;
    QTest::newRow("old database") << Kind::OldSqlite;
    QTest::newRow("one file") << Kind::OneFile;
    QTest::newRow("envelope") << Kind::Envelope;
    QTest::newRow("checkpoint") << Kind::Checkpoint;
}

void TestFootprintEdit::forks()
{
    QFETCH(const Kind, kind);
    FootprintPatient patient(kind, checkpointOf(All, "More", R"(,"failurePoint":{"iteration":1})"));
    QVERIFY(patient.isReady());
    const auto before = patient.content();
    const QByteArray original = patient.stored();
    EditPlan plan;
    const auto receipt = patient.apply(ForkEdit {EditedSession, at(4), false, u"T"_s}, &plan);
    QVERIFY2(receipt, qPrintable(textOf(receipt)));
    QCOMPARE(plan.after->messages, 5);
    QCOMPARE(plan.before->messages, 7);
    for (const PlannedCheck& one : std::as_const(plan.checks))
        QVERIFY2(one.ok, qPrintable(one.text));
    // The memory of both, and the title that is stored nowhere.
    QVERIFY(!plan.warnings.filter(u"“conv”"_s).isEmpty() && !plan.warnings.filter(u"“T”"_s).isEmpty());
    const SessionId fork(u"s-1-fork-1"_s);
    QCOMPARE(plan.newSession, patient.isSingle() ? SessionId() : fork);
    QCOMPARE(plan.ownFile.name, patient.isSingle() ? u"store-fork-1.json"_s : QString());
    QCOMPARE(patient.stored(), original);
    const QByteArray data = checkpointOf({Asked, Called, First, Second, Answered}, "Ask é \\ud83e");
    const QByteArray made = patient.isSingle() ? patient.content().value(u"store-fork-1.json"_s) : patient.stored(fork);
    QCOMPARE(FootprintPatient::withoutTimes(made),
        kind == Kind::Checkpoint ? data : FootprintPatient::envelope(data, "NOW"));
    if (patient.isDatabase())
        QCOMPARE(patient.columns(fork).sliced(2),
            kind == Kind::Sqlite ? QStringList({u"ann"_s, u"2"_s}) : QStringList({u"-"_s, u"-"_s}));
    // A fork of the fork, or another of the same file.
    EditPlan second;
    QVERIFY(patient.apply(ForkEdit {patient.isSingle() ? EditedSession : fork, at(0), false, {}}, &second));
    QVERIFY(patient.isSingle() || second.newSession.value == "s-1-fork-2"_L1);
    QVERIFY(!patient.isSingle() || patient.content().contains(u"store-fork-2.json"_s));
    QCOMPARE(patient.undoAll(), QString());
    QCOMPARE(patient.content(), before);
}

void TestFootprintEdit::deletion_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<QString>("id");
    for (const QString& id : {EditedSession.value, u"o"_s}) {
        QTest::addRow("database, %s", qPrintable(id)) << Kind::Sqlite << id;
        QTest::addRow("one file, %s", qPrintable(id)) << Kind::OneFile << id;
    }
}

void TestFootprintEdit::deletion()
{
    QFETCH(const Kind, kind);
    QFETCH(const QString, id);
    const QByteArray data = checkpointOf(All, "More");
    FootprintPatient patient(kind, data);
    const auto before = patient.content();
    const bool isOther = id == "o"_L1;
    EditPlan plan;
    QVERIFY(patient.apply(DeleteEdit {SessionId(id)}, &plan));
    QVERIFY(plan.before && !plan.after);
    QCOMPARE(readstore::listed(patient.store()).size(), size_t(1));
    if (kind == Kind::OneFile) {
        const QByteArray name = isOther ? "s-1" : "o";
        const QByteArray rest
            = '"' + name + "\":" + (isOther ? FootprintPatient::envelope(data) : FootprintPatient::Other);
        QCOMPARE(patient.content().first(), QByteArray(R"({"version":1,"sessions":{)" + rest + "}}"));
    }
    QVERIFY(patient.apply(DeleteEdit {isOther ? EditedSession : SessionId(u"o"_s)}));
    QVERIFY(readstore::listed(patient.store()).empty());
    QCOMPARE(patient.undoAll(), QString());
    QCOMPARE(patient.content(), before);
}

/// What is written in the middle of a run names no owner; the row keeps the one it had.
void TestFootprintEdit::ownerOfARun()
{
    const QByteArray identity = R"(,"identity":{"principal":"ann","conversationId":"conv"})";
    FootprintPatient patient(Kind::Sqlite, edited(checkpointOf(All, "More"), identity, {}));
    EditPlan plan;
    QVERIFY(patient.apply(ForkEdit {EditedSession, at(0), false, {}}, &plan));
    QCOMPARE(patient.columns(plan.newSession).sliced(2), (QStringList {u"ann"_s, u"1"_s}));
    QVERIFY(plan.warnings.isEmpty());
}

/// What is new is written as what stands beside it.
/// What was put in for a user is nothing that a user asked.
void TestFootprintEdit::inputBehindAnInjection()
{
    const QByteArray injected
        = R"({"role":"user","content":"Facts.","injectedBy":{"injectionId":"r","flavor":"rag","iteration":1}})";
    FootprintPatient patient(Kind::OneFile, checkpointOf({Asked, injected, Answered, More}, "More"));
    EditPlan plan;
    const auto receipt = patient.apply(ResumeEdit {EditedSession, at(2)}, &plan);
    QVERIFY2(receipt, qPrintable(textOf(receipt)));
    QCOMPARE(FootprintPatient::withoutTimes(patient.stored()),
        FootprintPatient::envelope(checkpointOf({Asked, injected, Answered}, "Ask é \\ud83e"), "NOW"));
    // No prompt that another one follows.
    const auto passes = [&plan](const QString& name) {
        const auto check = std::ranges::find(plan.checks, name, &PlannedCheck::name);
        return check != plan.checks.end() && check->ok;
    };
    QVERIFY(passes(u"roles-alternate"_s) && passes(u"prompt-answered"_s));
    // Nor is a prompt answered by it.
    QVERIFY(patient.apply(ResumeEdit {EditedSession, at(1)}, &plan));
    QVERIFY(passes(u"roles-alternate"_s) && !passes(u"prompt-answered"_s));
    QCOMPARE(patient.undoAll(), QString());
    FootprintPatient twice(Kind::OneFile, checkpointOf({Asked, injected, More, Answered, More}, "More"));
    QVERIFY(twice.apply(ResumeEdit {EditedSession, at(3)}, &plan));
    QVERIFY(!passes(u"roles-alternate"_s));
}

/// What is only meant for one run answers no prompt, nor does it stand between two.
void TestFootprintEdit::promptBeforeAnEphemeral()
{
    const QByteArray ephemeral = R"({"role":"user","content":"Try again.","ephemeral":true})";
    FootprintPatient patient(Kind::OneFile, checkpointOf({Asked, Answered, More, ephemeral, Answered, More}, "More"));
    EditPlan plan;
    const auto receipt = patient.apply(ResumeEdit {EditedSession, at(4)}, &plan);
    QVERIFY2(receipt, qPrintable(textOf(receipt)));
    QVERIFY(check(plan, "prompt-answered"_L1).ok && check(plan, "roles-alternate"_L1).ok);
    QVERIFY(patient.apply(ResumeEdit {EditedSession, at(3)}, &plan));
    QVERIFY(!check(plan, "prompt-answered"_L1).text.isEmpty());
    QVERIFY(!check(plan, "prompt-answered"_L1).ok && check(plan, "roles-alternate"_L1).ok);
    QCOMPARE(patient.undoAll(), QString());
    FootprintPatient twice(Kind::OneFile, checkpointOf({Asked, ephemeral, More, Answered, More}, "More"));
    QVERIFY(twice.apply(ResumeEdit {EditedSession, at(3)}, &plan));
    QVERIFY(check(plan, "prompt-answered"_L1).ok && !check(plan, "roles-alternate"_L1).ok);
}

void TestFootprintEdit::indentedFile()
{
    const QByteArray text = R"({
  "version": 1,
  "sessions": {
    "s-1": {
      "format": "conversation-v1",
      "data": {
        "version": 1,
        "runId": "s-1",
        "history": [
          {
            "role": "user",
            "content": "One"
          }
        ],
        "lastCompletedIteration": 0,
        "originalInput": {
          "message": "One"
        }
      },
      "savedAt": 1000
    }
  }
}
)";
    FootprintPatient patient(text);
    QVERIFY(patient.isReady());
    const auto before = patient.content();
    QVERIFY(patient.apply(InsertEdit {EditedSession, at(0), u"assistant"_s, u"Two"_s}));
    const QByteArray message = R"(
          {
            "role": "user",
            "content": "One"
          })";
    const QByteArray added = edited(edited(message, "user", "assistant"), "One", "Two");
    const QByteArray now = edited(edited(text, message, message + ',' + added), "1000", "NOW");
    QCOMPARE(FootprintPatient::withoutTimes(patient.content().first()), now);
    QVERIFY(patient.apply(ForkEdit {EditedSession, at(1), false, {}}));
    const qsizetype start = now.indexOf("\n    \"s-1\"");
    const QByteArray member = now.sliced(start, now.indexOf("\n  }\n}") - start);
    QCOMPARE(FootprintPatient::withoutTimes(patient.content().first()),
        edited(now, member, member + ',' + edited(member, "\"s-1\": {", "\"s-1-fork-1\": {")));
    QVERIFY(patient.apply(DeleteEdit {EditedSession}));
    QCOMPARE(FootprintPatient::withoutTimes(patient.content().first()),
        edited(now, member, edited(member, "\"s-1\": {", "\"s-1-fork-1\": {")));
    QCOMPARE(patient.undoAll(), QString());
    QCOMPARE(patient.content(), before);
}

// ---- what hangs together ------------------------------------------------------------------------

void TestFootprintEdit::signatures_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<int>("signedMessages"); // that the plan reports
    QTest::newRow("fork") << Edit(ForkEdit {EditedSession, at(6), false, {}}) << 0;
    QTest::newRow("cut") << Edit(ResumeEdit {EditedSession, at(4)}) << 0;
    QTest::newRow("at the end") << Edit(InsertEdit {EditedSession, at(6), u"user"_s, u"x"_s}) << 0;
    QTest::newRow("at the beginning") << Edit(InsertEdit {EditedSession, {}, u"user"_s, u"x"_s}) << 2;
    QTest::newRow("between") << Edit(TextEdit {EditedSession, at(4), 0, u"x"_s}) << 1;
    QTest::newRow("behind") << Edit(TextEdit {EditedSession, at(6), 1, u"x"_s}) << 0;
    QTest::newRow("result") << Edit(TextEdit {EditedSession, at(2), 0, u"x"_s}) << 1;
    QTest::newRow("unsigned thinking") << Edit(RemoveEdit {EditedSession, {at(1)}, 1}) << 0;
    QTest::newRow("first thinking") << Edit(RemoveEdit {EditedSession, {at(1)}, 0}) << 0;
    QTest::newRow("last thinking") << Edit(RemoveEdit {EditedSession, {at(6)}, 0}) << 0;
    QTest::newRow("message") << Edit(RemoveEdit {EditedSession, {at(5)}, {}}) << 1;
}

void TestFootprintEdit::signatures()
{
    QFETCH(const Edit, edit);
    QFETCH(const int, signedMessages);
    FootprintPatient patient(Kind::Sqlite, checkpointOf(All, "More"));
    const auto plan = patient.store().plan(edit, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    const PlannedCheck& told = check(*plan, "signed-thinking"_L1);
    QCOMPARE(told.name, u"signed-thinking"_s);
    QCOMPARE(told.ok, signedMessages == 0);
    QVERIFY(told.ok || told.text.startsWith(QString::number(signedMessages)));
    // It is never altered, and never edited.
    const auto changed = patient.store().plan(TextEdit {EditedSession, at(1), 0, u"x"_s}, {});
    QVERIFY(!changed);
    QCOMPARE(changed.error().code, Errc::NotSupported);
}

/// What is removed is not said to stay; a call beside it may be signed, too.
void TestFootprintEdit::signedCalls()
{
    const QByteArray call = edited(Called, R"("args":{}})", R"("args":{},"providerMeta":{"thoughtSignature":"Q"}})");
    FootprintPatient patient(Kind::Sqlite, checkpointOf({Asked, call, First, Second, Answered}, "More"));
    const auto removed = patient.store().plan(RemoveEdit {EditedSession, {at(1)}, 0}, {});
    QVERIFY2(removed, removed ? "" : qPrintable(removed.error().text));
    QVERIFY(removed->warnings.filter(u"signed thinking"_s).isEmpty());
    QCOMPARE(removed->warnings.filter(u"Message 2 has signed tool calls"_s).size(), 1);
}

namespace {

const QByteArray Summary = R"({"role":"user","content":"[compacted history] 2 messages\n\nShort."})";
const QByteArray Nested = R"({"role":"user","content":"[compacted history] 1 message"})";

QByteArray span(const QByteArray& summary, const QByteArrayList& messages)
{
    const QString text = agentfootprint::stringOf(agentfootprint::member(summary, "content")).value_or(QString());
    return R"({"summaryFingerprint":")" + agentfootprint::fingerprintOf(text).toLatin1() + R"(","messageCount":)"
        + QByteArray::number(messages.size()) + R"(,"retained":"conversation","messages":[)" + messages.join(',')
        + "]}";
}

QByteArray listOf(const QByteArrayList& elements)
{
    return '[' + elements.join(',') + ']';
}

/// Two summaries within one another, and one of nothing that is there.
QByteArray foldedTwice()
{
    return R"(,"folded":[)" + span(Nested, {Asked}) + ',' + span(More, {Asked}) + ','
        + span(Summary, {Nested, Answered}) + ']';
}

} // namespace

void TestFootprintEdit::summaries()
{
    FootprintPatient patient(Kind::OneFile, checkpointOf({More, Summary, Answered}, "More", foldedTwice()));
    const auto before = patient.content();
    EditPlan plan;
    QVERIFY(patient.apply(RemoveEdit {EditedSession, {at(1)}, 0}, &plan));
    const QByteArray rest = R"(,"folded":[)" + span(More, {Asked}) + ']';
    QCOMPARE(FootprintPatient::withoutTimes(patient.stored()),
        FootprintPatient::envelope(checkpointOf({More, Answered}, "More", rest), "NOW"));
    QVERIFY(!plan.warnings.filter(u"its stored messages"_s).isEmpty());
    QCOMPARE(patient.undoAll(), QString());
    // What was summed up is not there to be forked at.
    const auto inside = patient.store().plan(ForkEdit {EditedSession, MessageId(u"#folded.2.1"_s), false, {}}, {});
    QVERIFY(!inside);
    QCOMPARE(inside.error().code, Errc::NotSupported);
    // A cut behind the summary keeps all of it.
    QVERIFY(patient.apply(ForkEdit {EditedSession, at(1), false, {}}, &plan));
    QCOMPARE(agentfootprint::memberAt(patient.stored(plan.newSession), {"data", "folded"}),
        QByteArrayView(foldedTwice()).sliced(10));
    QVERIFY(patient.apply(ForkEdit {EditedSession, at(0), false, {}}, &plan));
    QCOMPARE(
        agentfootprint::memberAt(patient.stored(plan.newSession), {"data", "folded"}), QByteArrayView(rest).sliced(10));
    QCOMPARE(patient.undoAll(), QString());
    QCOMPARE(patient.content(), before);
}

void TestFootprintEdit::editedSummary()
{
    FootprintPatient patient(Kind::Sqlite, checkpointOf({More, Summary, Answered}, "More", foldedTwice()));
    const QByteArray text = patient.stored();
    const auto unmarked = patient.store().plan(TextEdit {EditedSession, at(1), 1, u"Short."_s}, {});
    QVERIFY(!unmarked);
    QCOMPARE(unmarked.error().code, Errc::Usage);
    QVERIFY(patient.apply(TextEdit {EditedSession, at(1), 1, u"[compacted history] shorter"_s}));
    const QByteArray other = R"({"role":"user","content":"[compacted history] shorter"})";
    QCOMPARE(FootprintPatient::withoutTimes(patient.stored()),
        edited(edited(edited(text, Summary, other), span(Summary, {Nested, Answered}), span(other, {Nested, Answered})),
            "1000", "NOW"));
    QCOMPARE(patient.store().summaryNodes(EditedSession, {})->size(), 3);
}

void TestFootprintEdit::dissolvedSummaries_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::newRow("database") << Kind::Sqlite;
    QTest::newRow("one file") << Kind::OneFile;
    QTest::newRow("envelope") << Kind::Envelope;
    QTest::newRow("checkpoint") << Kind::Checkpoint;
}

/// One within the other, from the outside in.
void TestFootprintEdit::dissolvedSummaries()
{
    QFETCH(const Kind, kind);
    FootprintPatient patient(kind, checkpointOf({More, Summary, Signed}, "More", foldedTwice()));
    const auto before = patient.content();
    const auto history = [&patient, kind] {
        return kind == Kind::Checkpoint ? agentfootprint::memberAt(patient.stored(), {"history"}).toByteArray()
                                        : agentfootprint::memberAt(patient.stored(), {"data", "history"}).toByteArray();
    };
    const auto nodeOf = [&patient](bool inContext) {
        const auto nodes = patient.store().summaryNodes(EditedSession, {});
        const auto found = std::ranges::find(*nodes, inContext, &SummaryNode::inContext);
        return found == nodes->end() ? NodeId() : found->id;
    };
    const auto within = patient.store().plan(DissolveEdit {EditedSession, nodeOf(false)}, {});
    QVERIFY(!within && within.error().code == Errc::NotSupported);
    EditPlan plan;
    auto receipt = patient.apply(DissolveEdit {EditedSession, nodeOf(true)}, &plan);
    QVERIFY2(receipt, qPrintable(textOf(receipt)));
    QCOMPARE(history(), listOf({More, Nested, Answered, Signed}));
    QCOMPARE(plan.after->messages, plan.before->messages + 1);
    QVERIFY(!check(plan, "signed-thinking"_L1).ok);
    receipt = patient.apply(DissolveEdit {EditedSession, nodeOf(true)}, &plan);
    QVERIFY2(receipt, qPrintable(textOf(receipt)));
    QCOMPARE(history(), listOf({More, Asked, Answered, Signed}));
    const QByteArray rest = "\"folded\":" + listOf({span(More, {Asked})});
    QVERIFY(patient.stored().contains(rest));
    QVERIFY(!std::ranges::contains(*patient.store().summaryNodes(EditedSession, {}), true, &SummaryNode::inContext));
    QCOMPARE(patient.undoAll(), QString());
    QCOMPARE(patient.content(), before);
}

void TestFootprintEdit::summariesThatStay()
{
    const QByteArray lost = edited(span(Summary, {}), "conversation", "none");
    FootprintPatient patient(
        Kind::Sqlite, checkpointOf({More, Summary, Answered}, "More", R"(,"folded":[)" + lost + ']'));
    const auto nodes = patient.store().summaryNodes(EditedSession, {});
    QCOMPARE(nodes->size(), 1);
    const auto refused = patient.store().plan(DissolveEdit {EditedSession, nodes->first().id}, {});
    QVERIFY(!refused && refused.error().code == Errc::NotSupported);
    QVERIFY2(refused.error().text.contains("did not store"_L1), qPrintable(refused.error().text));
    const auto none = patient.store().plan(DissolveEdit {EditedSession, NodeId(u"nope"_s)}, {});
    QVERIFY(!none && none.error().code == Errc::NotFound);
}

void TestFootprintEdit::pausedRuns_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::newRow("database") << Kind::Sqlite;
    QTest::newRow("one file") << Kind::OneFile;
    QTest::newRow("envelope") << Kind::Envelope;
}

void TestFootprintEdit::pausedRuns()
{
    QFETCH(const Kind, kind);
    const auto data = [](const QByteArrayList& history, const QByteArrayList& state, const QByteArray& input) {
        return R"({"checkpoint":{"sharedState":{"history":[)" + state.join(',')
            + R"(],"pausedToolCallId":"c2"},"executionTree":{},"pausedStageId":"p","subflowPath":[]},"conversation":)"
            + checkpointOf(history, input) + R"(,"pending":{"sessionId":"s-1","tool":"see"}})";
    };
    const QByteArrayList history {More, Answered, Asked, Called, First};
    FootprintPatient patient(kind, data(history, history, "Ask"), "flowchart");
    QVERIFY(patient.isReady());
    const auto before = patient.content();
    EditPlan plan;
    // Both copies, or neither.
    QVERIFY(patient.apply(TextEdit {EditedSession, at(1), 0, u"D."_s}, &plan));
    const QByteArrayList other {More, edited(Answered, "Done.", "D."), Asked, Called, First};
    QCOMPARE(FootprintPatient::withoutTimes(patient.stored()),
        FootprintPatient::envelope(data(other, other, "Ask"), "NOW", "flowchart"));
    QVERIFY(check(plan, "calls-answered"_L1).ok);
    for (const Edit& edit : {Edit(RemoveEdit {EditedSession, {at(3)}, {}}),
             Edit(RemoveEdit {EditedSession, {at(4)}, {}}), Edit(InsertEdit {EditedSession, at(4), u"user"_s, u"x"_s}),
             Edit(ForkEdit {EditedSession, at(4), false, {}}), Edit(ResumeEdit {EditedSession, at(3), false})}) {
        const auto refused = patient.store().plan(edit, {});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, Errc::NotSupported);
    }
    QCOMPARE(patient.undoAll(), QString());
    // Cut before the call, it waits no longer.
    const QByteArray cut = FootprintPatient::envelope(checkpointOf({More, Answered, Asked}, "Ask é \\ud83e"), "NOW");
    QVERIFY(patient.apply(ForkEdit {EditedSession, at(3), true, {}}, &plan));
    const QByteArray made
        = patient.isSingle() ? patient.content().value(u"store-fork-1.json"_s) : patient.stored(plan.newSession);
    QCOMPARE(FootprintPatient::withoutTimes(made), edited(cut, "Ask é \\ud83e", "Ask"));
    QVERIFY(patient.apply(ResumeEdit {EditedSession, at(2)}, &plan));
    QCOMPARE(FootprintPatient::withoutTimes(patient.stored()), edited(cut, "Ask é \\ud83e", "Ask"));
    if (kind == Kind::Sqlite)
        QCOMPARE(patient.columns(EditedSession).first(), u"conversation-v1"_s);
    QCOMPARE(patient.undoAll(), QString());
    QCOMPARE(patient.content(), before);
    // Where the copies differ, nothing in them is changed.
    FootprintPatient torn(kind, data(history, {More}, "Ask"), "flowchart");
    const auto refused = torn.store().plan(TextEdit {EditedSession, at(1), 0, u"D."_s}, {});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::NotSupported);
    QVERIFY(torn.store().plan(ForkEdit {EditedSession, at(1), false, {}}, {}));
}

// ---- other programs -----------------------------------------------------------------------------

void TestFootprintEdit::changedSinceThePlan_data()
{
    forks_data();
}

void TestFootprintEdit::changedSinceThePlan()
{
    QFETCH(const Kind, kind);
    FootprintPatient patient(kind, checkpointOf(All, "More"));
    QTemporaryDir folder;
    Journal journal(folder.filePath(u"journal"_s));
    for (const Edit& edit : {Edit(ForkEdit {EditedSession, at(0), false, {}}), Edit(ResumeEdit {EditedSession, at(4)}),
             Edit(TextEdit {EditedSession, at(0), 0, u"x"_s})}) {
        const auto plan = patient.store().plan(edit, {});
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
        const QByteArray now = patient.stored();
        const QByteArray other = edited(now, "Yes.", "Yes..");
        if (patient.isDatabase()) {
            WriterProcess writer(patient.path());
            QVERIFY(writer.exec(u"UPDATE agent_sessions SET envelope = replace(envelope, 'Yes.', 'Yes..')"_s));
        } else {
            QFile file(patient.path());
            const QByteArray all = patient.content().value(u"store.json"_s);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(edited(all, now, other)) > 0);
        }
        const auto before = patient.content();
        const auto receipt = Editor(journal).apply(patient.store().info(), *plan, {});
        QVERIFY(!receipt);
        QCOMPARE(receipt.error().code, Errc::Conflict);
        QCOMPARE(patient.content(), before);
        (void)patient.store().poll();
    }
}

TEST_CLASS(TestFootprintEdit)

#include "tst_footprintedit.moc"
