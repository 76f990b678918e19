// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/boundthinking.h"
#include "core/edit/editor.h"
#include "core/store/formats/agentfootprint/footprintjson.h"
#include "core/store/registry.h"
#include "tests/testkit/footprintpatient.h"
#include "tests/testkit/mantislines.h"
#include "tests/testkit/readstore.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

const SessionId& Session = FootprintPatient::Session;
const QByteArray Asked = R"({"role":"user","content":"Ask"})";
const QByteArray Called
    = R"({"role":"assistant","content":"","toolCalls":[{"id":"c","name":"look","args":{}}],"thinkingBlocks":)"
      R"([{"type":"thinking","content":"Hm.","signature":"S=="},{"type":"thinking","content":"Free."},)"
      R"({"type":"redacted_thinking","content":""}]})";
const QByteArray CalledOpenly
    = R"({"role":"assistant","content":"","toolCalls":[{"id":"c","name":"look","args":{}}],"thinkingBlocks":)"
      R"([{"type":"thinking","content":"Free."}]})";
const QByteArray Result1 = R"({"role":"tool","content":"one","toolCallId":"c","toolName":"look"})";
const QByteArray Answered = R"({"role":"assistant","content":"Done."})";
const QByteArray More = R"({"role":"user","content":"More"})";
const QByteArray Signed
    = R"({"role":"assistant","content":"Yes.","thinkingBlocks":[{"type":"thinking","content":"","signature":"T=="}]})";
const QByteArray Unsigned = R"({"role":"assistant","content":"Yes."})";
const QByteArrayList All {Asked, Called, Result1, Answered, More, Signed};

MessageId at(int number)
{
    return MessageId(u"#%1"_s.arg(number));
}

QByteArray edited(QByteArray text, const QByteArray& from, const QByteArray& to)
{
    return text.replace(from, to);
}

} // namespace

/// Signed thinking behind a change goes with it where that is wished, and nothing else does.
class TestBoundThinking final : public QObject
{
    Q_OBJECT
private slots:
    void takesOut_data();
    void takesOut();
    void otherEdits();
    void refusals();
    void whereTheFormatKeepsIt();
};

void TestBoundThinking::takesOut_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<int>("blocks");
    QTest::addColumn<QByteArrayList>("history");
    QTest::newRow("text in the midst") << Edit(TextEdit {Session, at(3), 0,
        u"x"_s}) << 1 << QByteArrayList {Asked, Called, Result1, edited(Answered, "Done.", "x"), More, Unsigned};
    QTest::newRow("text of the first") << Edit(TextEdit {Session, at(0), 0,
        u"x"_s}) << 3 << QByteArrayList {edited(Asked, "Ask", "x"), CalledOpenly, Result1, Answered, More, Unsigned};
    QTest::newRow("output") << Edit(TextEdit {Session, at(2), 0, u"x"_s}) << 1
                            << QByteArrayList {Asked, Called, edited(Result1, "one", "x"), Answered, More, Unsigned};
    QTest::newRow("removal") << Edit(RemoveEdit {Session, {at(4)}, {}}) << 1
                             << QByteArrayList {Asked, Called, Result1, Answered, Unsigned};
    QTest::newRow("removal of what is signed")
        << Edit(RemoveEdit {Session, {at(4), at(5)}, {}}) << 0 << QByteArrayList {Asked, Called, Result1, Answered};
    QTest::newRow("insertion") << Edit(InsertEdit {Session, {}, u"user"_s, u"x"_s}) << 3
                               << QByteArrayList {edited(Asked, "Ask", "x"), Asked, CalledOpenly, Result1, Answered,
                                      More, Unsigned};
    QTest::newRow("nothing behind") << Edit(TextEdit {Session, at(5), 1,
        u"x"_s}) << 0 << QByteArrayList {Asked, Called, Result1, Answered, More, edited(Signed, "Yes.", "x")};
}

void TestBoundThinking::takesOut()
{
    QFETCH(const Edit, edit);
    QFETCH(const int, blocks);
    QFETCH(const QByteArrayList, history);
    FootprintPatient patient(FootprintPatient::Kind::Sqlite, FootprintPatient::checkpoint(All, "More"));
    const auto before = patient.content();
    const auto alone = patient.store().plan(edit, {});
    QVERIFY2(alone, alone ? "" : qPrintable(alone.error().text));
    const auto wish = withoutThinking(patient.store(), *toSingle(edit), {});
    QVERIFY2(wish, wish ? "" : qPrintable(wish.error().text));
    QCOMPARE(wish->edits.edits.size(), blocks + 1);
    const auto plan = planWithoutThinking(patient.store().info(), *wish, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QCOMPARE(plan->title, alone->title);
    QCOMPARE(plan->warnings, alone->warnings);
    const auto isTold = [](const PlannedCheck& check) { return check.name == SignedThinkingCheck && !check.ok; };
    QCOMPARE(std::ranges::any_of(alone->checks, isTold), blocks > 0);
    QVERIFY(std::ranges::none_of(plan->checks, isTold));

    const QTemporaryDir folder;
    Journal journal(folder.filePath(u"journal"_s));
    const auto receipt = Editor(journal).apply(patient.store().info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
    const QByteArray wanted = '[' + history.join(',') + ']';
    QCOMPARE(footprint::memberAt(patient.stored(), {"data", "history"}).toByteArray(), wanted);
    QVERIFY(Editor(journal).undo(receipt->id, {}));
    QCOMPARE(patient.content(), before);
}

void TestBoundThinking::otherEdits()
{
    FootprintPatient patient(FootprintPatient::Kind::OneFile, FootprintPatient::checkpoint(All, "More"));
    const auto wish = withoutThinking(patient.store(), ResumeEdit {Session, at(0)}, {});
    QVERIFY(wish);
    QCOMPARE(wish->edits.edits.size(), 1);
}

void TestBoundThinking::refusals()
{
    FootprintPatient patient(FootprintPatient::Kind::OneFile, FootprintPatient::checkpoint(All, "More"));
    const auto none = withoutThinking(patient.store(), TextEdit {Session, MessageId(u"#99"_s), 0, u"x"_s}, {});
    QVERIFY(!none && none.error().code == Errc::NotFound);
    JobControl cancelled;
    cancelled.cancel();
    const auto stopped = withoutThinking(patient.store(), TextEdit {Session, at(0), 0, u"x"_s}, cancelled);
    QVERIFY(!stopped && stopped.error().code == Errc::Cancelled);
}

/// mantis takes signed thinking out with its whole message only, and the refusal says so.
void TestBoundThinking::whereTheFormatKeepsIt()
{
    using mantislines::entry;
    const QTemporaryDir folder;
    const QString id = u"6f9619ff-8b86-4d01-b42d-00cf4fc964ff"_s;
    QVERIFY(QDir().mkpath(folder.filePath(u"projects/p"_s)));
    QFile file(folder.filePath(u"projects/p/"_s + id + u".jsonl"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QByteArray thought
        = R"([{"type":"thinking","thinking":"hm","signature":"S=="},{"type":"text","text":"So."}])";
    file.write(entry("a", {}, "user", "\"first\"", mantislines::at(1))
        + entry("b", "a", "assistant", thought, mantislines::at(2)));
    file.close();
    const auto store = openStore(folder.path());
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    (void)readstore::listed(**store);
    const auto wish = withoutThinking(**store, TextEdit {SessionId(id), MessageId(u"a"_s), 0, u"x"_s}, {});
    QVERIFY2(wish, wish ? "" : qPrintable(wish.error().text));
    QCOMPARE(wish->edits.edits.size(), 2);
    const auto refused = planWithoutThinking((*store)->info(), *wish, {});
    QVERIFY(!refused && refused.error().code == Errc::NotSupported);
    QVERIFY2(refused.error().text.contains(u"whole message"_s), qPrintable(refused.error().text));
}

QTEST_GUILESS_MAIN(TestBoundThinking)
#include "tst_boundthinking.moc"
