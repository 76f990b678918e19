// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/editor.h"
#include "core/session/names.h"
#include "core/store/transcript/recordtime.h"
#include "core/store/files/filescript.h"
#include "core/store/formats/mantis/read/entryreader.h"
#include "core/store/formats/mantis/plan/policy.h"
#include "core/store/registry.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/mantislines.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QUuid>

using namespace stemma;
using namespace stemma::filetree;
using namespace stemma::mantislines;
using namespace Qt::StringLiterals;

namespace {

/// A question, an answer with a call, its result, an answer; then another question and answer.
QByteArray talk()
{
    return entry("u1", {}, "user", "\"first\"", at(1))
        + entry("a1", "u1", "assistant",
            R"([{"type":"thinking","thinking":"hm","signature":"sig"},{"type":"text","text":"I look"},)" + call("c1")
                + ',' + call("c2") + ']',
            at(2))
        + entry("r1", "a1", "user", '[' + result("c1", "one") + ',' + result("c2", "two") + ']', at(3))
        + entry("a2", "r1", "assistant", text("found"), at(4)) + entry("u2", "a2", "user", "\"second\"", at(5))
        + entry("a3", "u2", "assistant", text("three"), at(6));
}

QSet<QString> findingCodes(SessionStore& store)
{
    const QStringList codes = readstore::codes(store);
    return {codes.begin(), codes.end()};
}

} // namespace

/// Changes of tree transcripts: what the library loads afterwards, and back byte for byte.
class TestMantisEdit final : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void forkCopiesTheChain();
    void forkOfUsualLines();
    void forkBefore();
    void forkOfABranch();
    void resumeAppendsAMarker();
    void resumeOfABranchMakesItTheOneThatGoesOn();
    void rename();
    void textOfAMessage_data();
    void textOfAMessage();
    void textOfASummary();
    void signedThinkingStays();
    void signedThinkingBehind_data();
    void signedThinkingBehind();
    void removalTakesThePair();
    void removalOfOneCall();
    void removalOfTheEnd();
    void deleteTakesWhatBelongsToIt();
    void timesSortBehindAllOthers();
    void tornLastLine();
    void lineThatIsBeingWritten();
    void unknownMembersStay();
    void compaction();
    void compactionOfACompactedSession();
    void compactionOfARefusedSession_data();
    void compactionOfARefusedSession();
    void compactionUpToAMessage_data();
    void compactionUpToAMessage();
    void compactionInPlace_data();
    void compactionInPlace();
    void removalBehindABoundary();
    void compactionInPlaceIsRefused_data();
    void compactionInPlaceIsRefused();
    void compactionAsksForAText();
    void compactionTellsAModelOfAll();
    void grownSinceThePlan();
    void refusals();
    void newTimes_data();
    void newTimes();
    void samples_data();
    void samples();

private:
    void open(const QByteArray& transcript);
    [[nodiscard]] QString file() const { return m_home + u"/projects/p/"_s + FileId + u".jsonl"_s; }
    [[nodiscard]] QByteArray bytes() const;
    [[nodiscard]] Result<EditPlan> plan(const Edit& edit);
    [[nodiscard]] Result<Receipt> apply(const Edit& edit, EditPlan* plan = nullptr);
    [[nodiscard]] QStringList sent(const SessionId& id);
    [[nodiscard]] QStringList texts(const SessionId& id);
    void goBack(const Files& before);
    QString tryEdit(const Edit& edit, const QSet<QString>& codes);

    const SessionId m_id {FileId};
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_home;
    std::unique_ptr<Journal> m_journal;
    std::unique_ptr<SessionStore> m_store;
    QList<ReceiptId> m_applied;
};

void TestMantisEdit::init()
{
    m_store.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_home = m_folder->filePath(u"home"_s);
    m_journal = std::make_unique<Journal>(m_folder->filePath(u"journal"_s));
    m_applied.clear();
}

void TestMantisEdit::open(const QByteArray& transcript)
{
    QVERIFY(QDir().mkpath(QFileInfo(file()).path()));
    QFile target(file());
    QVERIFY(target.open(QIODevice::WriteOnly) && target.write(transcript) == transcript.size());
    target.close();
    auto opened = openStore(m_home);
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().text));
    m_store = *std::move(opened);
    QVERIFY(!readstore::listed(*m_store).empty());
}

QByteArray TestMantisEdit::bytes() const
{
    return filesIn(m_home).value(u"projects/p/"_s + FileId + u".jsonl"_s);
}

Result<EditPlan> TestMantisEdit::plan(const Edit& edit)
{
    return m_store->plan(edit, {});
}

Result<Receipt> TestMantisEdit::apply(const Edit& edit, EditPlan* kept)
{
    const auto made = plan(edit);
    if (!made)
        return std::unexpected(made.error());
    if (kept)
        *kept = *made;
    const auto receipt = Editor(*m_journal).apply(m_store->info(), *made, {});
    if (receipt)
        m_applied += receipt->id;
    (void)readstore::listed(*m_store);
    return receipt;
}

QStringList TestMantisEdit::sent(const SessionId& id)
{
    QStringList texts;
    const auto items = readstore::sent(*m_store, id);
    for (const ContextItem& item : items.value_or(QList<ContextItem>())) {
        if (item.leftOut.isEmpty())
            texts += item.text;
    }
    return texts;
}

QStringList TestMantisEdit::texts(const SessionId& id)
{
    QStringList list;
    for (const MessagePtr& message : readstore::messages(*m_store, id))
        list += message->parts.isEmpty() || !message->parts.first().as<TextPart>()
            ? QString()
            : message->parts.first().as<TextPart>()->text.text;
    return list;
}

void TestMantisEdit::goBack(const Files& before)
{
    while (!m_applied.isEmpty()) {
        const auto undone = Editor(*m_journal).undo(m_applied.takeLast(), {});
        QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text + undone.error().cause));
    }
    const Files after = filesIn(m_home);
    QCOMPARE(after.keys(), before.keys());
    for (const QString& name : before.keys())
        QVERIFY2(after.value(name) == before.value(name), qPrintable(name));
}

void TestMantisEdit::forkCopiesTheChain()
{
    open(R"({"session_id":"s","type":"custom-title","custom_title":"Old"})"
         "\n"
        + talk());
    const Files before = filesIn(m_home);
    EditPlan made;
    const auto receipt = apply(ForkEdit {m_id, MessageId(u"a2"_s), false, {}}, &made);
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QCOMPARE(bytes(), before.first()); // the source is untouched
    const SessionId fork = receipt->newSession;
    const QByteArrayList lines = filesIn(m_home).value(u"projects/p/"_s + fork.value + u".jsonl"_s).split('\n');
    QCOMPARE(lines.size(), 6);
    QVERIFY(lines.first().contains("Fork of Old"));
    QString parent;
    for (qsizetype i = 1; i < 5; ++i) {
        const QJsonObject line = QJsonDocument::fromJson(lines.at(i)).object();
        QCOMPARE(line.value("parent_uuid"_L1).toString(), parent);
        QCOMPARE(line.value("session_id"_L1).toString(), fork.value);
        const QString source = QStringList {u"u1"_s, u"a1"_s, u"r1"_s, u"a2"_s}.at(i - 1);
        QCOMPARE(line.value("forked_from"_L1).toObject().value("message_uuid"_L1).toString(), source);
        QCOMPARE(line.value("forked_from"_L1).toObject().value("session_id"_L1).toString(), u"s"_s);
        parent = line.value("uuid"_L1).toString();
        QVERIFY(parent != source);
    }
    QCOMPARE(sent(fork), sent(m_id).first(4));
    QCOMPARE(made.after->messages, 4);
    QCOMPARE(made.before->messages, 6);
    const auto info = m_store->session(fork, ListDetail::Full, {});
    QVERIFY(info);
    QCOMPARE(info->title, u"Fork of Old"_s);
    QCOMPARE(info->origin.kind, Origin::Kind::Fork);
    QCOMPARE(info->origin.session.value, u"s"_s);
    goBack(before);
}

/// Lines as the library spells them are copied by what is known of them, others are read again: each copy differs from
/// its line in its ids alone.
void TestMantisEdit::forkOfUsualLines()
{
    const auto uuid = [](int number) { return QByteArray::number(number).rightJustified(36, '0'); };
    const QByteArray session = uuid(900);
    const QList<QByteArray> endings {R"(,"cwd":"/p"})", R"(,"cwd":"/p","version":"2.70.1"})",
        R"(,"cwd":"/p","forked_from":{"session_id":")" + uuid(901) + R"(","message_uuid":")" + uuid(902) + "\"}}",
        R"(,"cwd":"/p","forked_from":null})", R"(,"cwd":"/p","is_meta":false} )", R"( , "cwd":"/p"})",
        R"(,"forked_from":{"session_id":")" + uuid(901) + R"(","message_uuid":")" + uuid(902) + R"("},"cwd":"/p"})"};
    QByteArray transcript;
    QByteArrayList stored;
    for (int i = 0; i < 4 * int(endings.size()); ++i) {
        const bool isAnswer = i % 2 == 1;
        const QByteArray role = isAnswer ? "assistant" : "user";
        const QByteArray words = QByteArray::number(i) + QByteArray(i % 3 * 700, 'w') + R"( \u00fc\n)";
        stored += R"({"uuid":")" + uuid(i + 1) + R"(","parent_uuid":)"
            + (i == 0 ? "null"_ba : QByteArray('"' + uuid(i) + '"')) + R"(,"type":")" + role
            + R"(","message":{"role":")" + role + R"(","content":)" + (isAnswer ? text(words) : '"' + words + '"')
            + R"(},"timestamp":")" + at(i) + R"(","session_id":")" + session + '"' + endings.at(i / 2 % endings.size());
        transcript += stored.last() + '\n';
    }
    open(transcript);
    const Files before = filesIn(m_home);
    const auto receipt = apply(ForkEdit {m_id, MessageId(QString::fromLatin1(uuid(int(stored.size())))), false, {}});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QByteArrayList copies
        = filesIn(m_home).value(u"projects/p/"_s + receipt->newSession.value + u".jsonl"_s).split('\n');
    QVERIFY(copies.takeFirst().contains("custom-title"));
    QVERIFY(copies.takeLast().isEmpty());
    QCOMPARE(copies.size(), stored.size());
    QByteArray parent = "null";
    for (qsizetype i = 0; i < stored.size(); ++i) {
        const auto line = mantis::Policy::instance().places(stored.at(i));
        const auto copy = mantis::Policy::instance().places(copies.at(i));
        QVERIFY(line && copy);
        QCOMPARE(copy->source(copy->parent), parent);
        parent = copy->source(copy->id);
        QVERIFY(!QUuid::fromString(parent.sliced(1, parent.size() - 2)).isNull() && parent != line->source(line->id));
        QCOMPARE(copy->source(*copy->session), '"' + receipt->newSession.value.toLatin1() + '"');
        QCOMPARE(copy->source(*copy->origin),
            R"({"session_id":)" + line->source(*line->session) + R"(,"message_uuid":)" + line->source(line->id) + '}');
        JsonCopy back;
        back.replace(copy->id, line->source(line->id));
        back.replace(copy->parent, line->source(line->parent));
        back.replace(*copy->session, line->source(*line->session));
        if (line->origin)
            back.replace(*copy->origin, line->source(*line->origin));
        else
            back.replace({copy->origin->start - 15, copy->origin->length + 15}, {}); // with its key
        QCOMPARE(back.applied(copies.at(i)), stored.at(i));
    }
    QCOMPARE(sent(receipt->newSession), sent(m_id));
    goBack(before);
}

void TestMantisEdit::forkBefore()
{
    open(talk());
    const auto receipt = apply(ForkEdit {m_id, MessageId(u"u2"_s), true, u"Zürich \"2\""_s});
    QVERIFY(receipt);
    QCOMPARE(sent(receipt->newSession).size(), 4);
    QCOMPARE(m_store->session(receipt->newSession, ListDetail::Full, {})->title, u"Zürich \"2\""_s);
    QVERIFY(!plan(ForkEdit {m_id, MessageId(u"u1"_s), true, {}}));
}

void TestMantisEdit::forkOfABranch()
{
    open(smallTree() + entry("e", "b", "user", "\"other way\"", at(9)));
    const SessionId branch(FileId + u"#d"_s);
    const auto receipt = apply(ForkEdit {branch, MessageId(u"d"_s), false, {}});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QCOMPARE(sent(receipt->newSession), (QStringList {u"first"_s, u"one"_s, u"second ü"_s, u"two"_s}));
}

void TestMantisEdit::resumeAppendsAMarker()
{
    open(talk());
    const Files before = filesIn(m_home);
    EditPlan made;
    const auto receipt = apply(ResumeEdit {m_id, MessageId(u"a2"_s), false}, &made);
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QVERIFY(bytes().startsWith(before.first()));
    const QJsonObject marker = QJsonDocument::fromJson(bytes().sliced(before.first().size())).object();
    QCOMPARE(marker.value("parent_uuid"_L1).toString(), u"a2"_s);
    QCOMPARE(marker.value("type"_L1).toString(), u"system"_s);
    QCOMPARE(sent(m_id).size(), 4);
    QCOMPARE(made.after->messages, 4);
    QCOMPARE(receipt->newSession.value, FileId + u"#a3"_s); // what was discarded
    QCOMPARE(texts(receipt->newSession).size(), 6);
    QVERIFY(
        !plan(ResumeEdit {m_id, MessageId(bytes().isEmpty() ? QString() : marker.value("uuid"_L1).toString()), false}));
    goBack(before);
    QVERIFY(apply(ResumeEdit {m_id, MessageId(u"u1"_s), true}));
    QCOMPARE(sent(m_id).size(), 0);
    goBack(before);
}

void TestMantisEdit::resumeOfABranchMakesItTheOneThatGoesOn()
{
    open(smallTree() + entry("e", "b", "user", "\"other way\"", at(9)));
    QCOMPARE(sent(m_id).last(), u"other way"_s);
    const auto receipt = apply(ResumeEdit {SessionId(FileId + u"#d"_s), MessageId(u"d"_s), false});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QCOMPARE(sent(m_id).last(), u"two"_s);
    QCOMPARE(receipt->newSession.value, FileId + u"#e"_s);
}

void TestMantisEdit::rename()
{
    open(talk());
    const Files before = filesIn(m_home);
    QVERIFY(apply(RenameEdit {m_id, u"Ein „neuer“ Titel\t"_s}));
    QCOMPARE(m_store->session(m_id, ListDetail::Full, {})->title, u"Ein „neuer“ Titel\t"_s);
    QVERIFY(bytes().contains("Ein „neuer“ Titel\\t"));
    QVERIFY(!plan(RenameEdit {m_id, u"Ein „neuer“ Titel\t"_s}));
    QVERIFY(apply(RenameEdit {m_id, {}}));
    QVERIFY(m_store->session(m_id, ListDetail::Full, {})->title.isEmpty());
    goBack(before);
}

void TestMantisEdit::textOfAMessage_data()
{
    QTest::addColumn<QString>("message");
    QTest::addColumn<int>("part");
    QTest::newRow("content that is a text") << u"u1"_s << 0;
    QTest::newRow("a block of text") << u"a1"_s << 1;
    QTest::newRow("an output of a tool") << u"r1"_s << 1;
    QTest::newRow("the last message") << u"a3"_s << 0;
}

void TestMantisEdit::textOfAMessage()
{
    QFETCH(QString, message);
    QFETCH(int, part);
    open(talk());
    const Files before = filesIn(m_home);
    const auto sentBefore = sent(m_id);
    EditPlan made;
    const auto receipt = apply(TextEdit {m_id, MessageId(message), part, u"Neuer Text „ü“\n"_s}, &made);
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QVERIFY(bytes().startsWith(before.first()));
    const QStringList now = sent(m_id);
    QCOMPARE(now.size(), sentBefore.size());
    int different = 0;
    for (qsizetype i = 0; i < now.size(); ++i)
        different += now.at(i) != sentBefore.at(i) ? 1 : 0;
    QCOMPARE(different, 1);
    QVERIFY(now.join(u'|').contains(u"Neuer Text „ü“"));
    const auto budget = m_store->context(m_id, {}, [](const ContextItem&) { return true; }, {});
    QCOMPARE(made.after->tokens, budget->total);
    QCOMPARE(made.warnings.isEmpty(), message != "a1"_L1); // it holds signed thinking
    QVERIFY(message != "a1"_L1 || made.warnings.first().startsWith("Message 2 has signed thinking"_L1));
    goBack(before);
}

/// Whoever changes what a summary says, changes no word of the line that mantis knows it by.
void TestMantisEdit::textOfASummary()
{
    const QByteArray head = "[Earlier conversation compacted to save context. 4 messages summarized below.]";
    open(
        entry("s", {}, "user", '"' + head + R"(\n\nso far")", at(1)) + entry("a", "s", "assistant", text("on"), at(2)));
    const Files before = filesIn(m_home);
    const TextEdit edit {m_id, MessageId(u"s"_s), 0, u"so far, and more"_s};
    EditPlan made;
    QVERIFY(apply(edit, &made));
    QCOMPARE(sent(m_id).first(), QString::fromUtf8(head) + u"\n\nso far, and more"_s);
    QCOMPARE(made.after->tokens, m_store->context(m_id, {}, [](const ContextItem&) { return true; }, {})->total);
    const auto nodes = m_store->summaryNodes(m_id, {});
    QVERIFY(nodes && nodes->size() == 1);
    QCOMPARE(nodes->first().text.text, edit.text);
    goBack(before);
    (void)readstore::listed(*m_store);
    QVERIFY(!plan(TextEdit {m_id, MessageId(u"s"_s), 0, u"so far"_s})); // that is what it says
    const auto whole = plan(TextEdit {m_id, MessageId(u"s"_s), 0, QString::fromUtf8(head) + u"\n\nall"_s});
    QVERIFY(whole && whole->writes.first().after.count(u"Earlier conversation"_s) == 1);
}

void TestMantisEdit::signedThinkingStays()
{
    open(talk());
    for (const Edit& edit : {Edit(TextEdit {m_id, MessageId(u"a1"_s), 0, u"x"_s}),
             Edit(RemoveEdit {m_id, {MessageId(u"a1"_s)}, 0}), Edit(TextEdit {m_id, MessageId(u"a1"_s), 2, u"x"_s})}) {
        const auto refused = plan(edit);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, Errc::NotSupported);
    }
}

void TestMantisEdit::removalTakesThePair()
{
    open(talk());
    const Files before = filesIn(m_home);
    const QSet<QString> codes = findingCodes(*m_store);
    EditPlan made;
    const auto receipt = apply(RemoveEdit {m_id, {MessageId(u"r1"_s)}, {}}, &made);
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    // The answer keeps what it says; its calls are gone with their results.
    const QStringList now = sent(m_id);
    QCOMPARE(now.size(), 5);
    QVERIFY(now.at(1).contains(u"I look"_s) && now.at(1).contains(u"sig"_s) && !now.at(1).contains(u"tool_use"_s));
    QVERIFY(findingCodes(*m_store).subtract(codes).isEmpty());
    QCOMPARE(made.after->messages, 5);
    const auto budget = m_store->context(m_id, {}, [](const ContextItem&) { return true; }, {});
    QCOMPARE(made.after->tokens, budget->total);
    QVERIFY(made.warnings.size() >= 2);
    goBack(before);
}

void TestMantisEdit::removalOfOneCall()
{
    open(talk());
    const Files before = filesIn(m_home);
    QVERIFY(apply(RemoveEdit {m_id, {MessageId(u"a1"_s)}, 2})); // the call c1
    const QString all = sent(m_id).join(u'|');
    QVERIFY(!all.contains(u"c1"_s) && all.contains(u"c2"_s) && !all.contains(u"\"one\""_s));
    QCOMPARE(sent(m_id).size(), 6);
    goBack(before);
}

void TestMantisEdit::removalOfTheEnd()
{
    open(talk());
    const Files before = filesIn(m_home);
    QVERIFY(apply(RemoveEdit {m_id, {MessageId(u"u2"_s), MessageId(u"a3"_s)}, {}}));
    QCOMPARE(sent(m_id).size(), 4);
    goBack(before);
    QVERIFY(apply(RemoveEdit {m_id, {MessageId(u"u2"_s)}, {}}));
    QCOMPARE(sent(m_id).size(), 5);
    goBack(before);
}

void TestMantisEdit::deleteTakesWhatBelongsToIt()
{
    open(talk());
    QVERIFY(QDir().mkpath(m_home + u"/projects/p/task-state"_s));
    QFile state(m_home + u"/projects/p/task-state/"_s + FileId + u".json"_s);
    QVERIFY(state.open(QIODevice::WriteOnly) && state.write("{}") == 2);
    state.close();
    QFile other(m_home + u"/projects/p/7f9619ff-8b86-4d01-b42d-00cf4fc964ff.jsonl"_s);
    QVERIFY(other.open(QIODevice::WriteOnly) && other.write(smallTree()) > 0);
    other.close();
    QVERIFY(!readstore::listed(*m_store).empty());
    const Files before = filesIn(m_home);
    EditPlan made;
    const auto receipt = apply(DeleteEdit {m_id}, &made);
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QCOMPARE(filesIn(m_home).size(), 1);
    QCOMPARE(made.writes.size(), 2);
    qint64 bytes = 0;
    for (const PlannedWrite& write : made.writes) {
        const QByteArray removed = before.value(QDir(m_home).relativeFilePath(write.what.section(u", "_s, 1)));
        QVERIFY2(!removed.isEmpty(), qPrintable(write.what));
        QVERIFY2(write.what.startsWith(QLocale().formattedDataSize(removed.size())), qPrintable(write.what));
        bytes += removed.size();
    }
    QVERIFY2(
        made.warnings.join(u' ').contains(QLocale().formattedDataSize(bytes)), qPrintable(made.warnings.join(u'\n')));
    QCOMPARE(readstore::listed(*m_store).size(), 1U);
    goBack(before);
}

void TestMantisEdit::timesSortBehindAllOthers()
{
    open(smallTree() + entry("e", "d", "user", "\"later\"", "2999-12-31T23:59:59.999999+00:00"));
    QVERIFY(apply(ResumeEdit {m_id, MessageId(u"b"_s), false}));
    QVERIFY(bytes().contains("\"3000-01-01T00:00:00.000000+00:00\""));
    QCOMPARE(sent(m_id).size(), 2);
    open(smallTree() + entry("e", "d", "user", "\"later\"", "next year"));
    const auto refused = plan(ResumeEdit {m_id, MessageId(u"b"_s), false});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::NotSupported);
}

void TestMantisEdit::tornLastLine()
{
    open(talk() + R"({"uuid":"torn","parent_uu)");
    const Files before = filesIn(m_home);
    EditPlan made;
    QVERIFY(apply(ResumeEdit {m_id, MessageId(u"a2"_s), false}, &made));
    QVERIFY(bytes().contains("\"parent_uu\n{"));
    QCOMPARE(sent(m_id).size(), 4);
    QVERIFY(!made.warnings.isEmpty());
    goBack(before);
}

/// An agent that keeps its file open may write a line in two halves: nothing comes between them.
void TestMantisEdit::lineThatIsBeingWritten()
{
    const QByteArray half = R"({"uuid":"torn","parent_uuid":"a3","ty)";
    open(talk() + half);
    QProcess agent;
    agent.start(u"sh"_s, {u"-c"_s, u"exec 3>>\"$1\"; echo ready; read line"_s, u"agent"_s, file()});
    QVERIFY(agent.waitForReadyRead());
    for (const Edit& edit : QList<Edit> {ResumeEdit {m_id, MessageId(u"a2"_s), false}, RenameEdit {m_id, u"New"_s}}) {
        const auto refused = apply(edit);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, Errc::Busy);
        QVERIFY2(refused.error().text.contains(QString::number(agent.processId())), qPrintable(refused.error().text));
        QCOMPARE(bytes(), talk() + half);
    }
    agent.closeWriteChannel();
    QVERIFY(agent.waitForFinished());
    QVERIFY(apply(ResumeEdit {m_id, MessageId(u"a2"_s), false}));
}

void TestMantisEdit::unknownMembersStay()
{
    QByteArray transcript = talk();
    transcript.replace(R"("cwd":"/p"})", R"("cwd": "/p" , "odd\u0020key":[1.0e5, NaN] })");
    open(transcript);
    QVERIFY(apply(TextEdit {m_id, MessageId(u"a2"_s), 0, u"x"_s}));
    QCOMPARE(bytes().count(R"("odd\u0020key":[1.0e5, NaN])"), 9);
    const auto fork = apply(ForkEdit {m_id, MessageId(u"u1"_s), false, {}});
    QVERIFY(fork);
    const QByteArray forked = filesIn(m_home).value(u"projects/p/"_s + fork->newSession.value + u".jsonl"_s);
    QVERIFY(forked.contains(R"("odd\u0020key":[1.0e5, NaN] ,"forked_from":{)"));
}

/// All but the last four messages, and one more so that the answers stay behind their calls.
void TestMantisEdit::compaction()
{
    open(R"({"session_id":"s","type":"custom-title","custom_title":"Old"})"
         "\n"
        + entry("u0", {}, "user", "\"before all\"", at(0))
        + talk().replace("\"parent_uuid\":null", "\"parent_uuid\":\"u0\"")
        + "{\"uuid\":\"n1\",\"parent_uuid\":\"a3\",\"type\":\"system\",\"message\":{\"role\":\"system\",\"content\":"
          "\"a note\"},\"timestamp\":\""
        + at(7) + R"(","session_id":"s","cwd":"/p","mine":[1.50]})" + '\n');
    const Files before = filesIn(m_home);
    const auto draft = m_store->draftCompaction(CompactEdit {m_id, {}, {}, 3, {}}, {});
    QVERIFY2(draft, draft ? "" : qPrintable(draft.error().text));
    QCOMPARE(draft->first.value, u"u0"_s);
    QCOMPARE(draft->last.value, u"u1"_s); // what stands behind is a call with its answer
    QCOMPARE(draft->covers, 2);
    QVERIFY(draft->text.isEmpty() && draft->prompt.isEmpty() && draft->estimated);

    EditPlan made;
    const QString words = u"„So far“:\nall of it."_s;
    const auto receipt = apply(CompactEdit {m_id, {}, {}, 3, words}, &made);
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
    const SessionId compacted = receipt->newSession;
    QVERIFY(QUuid(compacted.value).version() == QUuid::Random);
    const Files after = filesIn(m_home);
    QCOMPARE(after.size(), before.size() + 1);
    QCOMPARE(after.value(u"projects/p/"_s + FileId + u".jsonl"_s), before.first()); // the original is as it was

    const QByteArrayList lines = after.value(u"projects/p/"_s + compacted.value + u".jsonl"_s).trimmed().split('\n');
    QCOMPARE(lines.size(), 2 + 6);
    const QByteArray id = compacted.value.toLatin1();
    QCOMPARE(
        lines.at(0), "{\"session_id\":\"" + id + "\",\"type\":\"custom-title\",\"custom_title\":\"Old (compacted)\"}");
    QJsonObject parent;
    for (qsizetype i = 1; i < lines.size(); ++i) {
        const QJsonObject line = QJsonDocument::fromJson(lines.at(i)).object();
        QCOMPARE(line["session_id"_L1].toString(), compacted.value);
        QCOMPARE(line["forked_from"_L1]["session_id"_L1].toString(), u"s"_s);
        QVERIFY(QUuid(line["uuid"_L1].toString()).version() == QUuid::Random);
        QCOMPARE(line["parent_uuid"_L1].isNull(), i == 1);
        QCOMPARE(line["parent_uuid"_L1].toString(), parent["uuid"_L1].toString());
        QVERIFY(line["timestamp"_L1].toString() >= parent["timestamp"_L1].toString());
        parent = line;
    }
    const QJsonObject summary = QJsonDocument::fromJson(lines.at(1)).object();
    QCOMPARE(summary["type"_L1].toString(), u"user"_s);
    QCOMPARE(summary["cwd"_L1].toString(), u"/p"_s);
    QCOMPARE(summary["forked_from"_L1]["message_uuid"_L1].toString(), u"u1"_s);
    QCOMPARE(summary["message"_L1]["content"_L1].toString(),
        u"[Earlier conversation compacted to save context. 2 messages summarized below. Summary capped at ~2048 tokens to keep context headroom.]\n\n"_s
            + words);
    QVERIFY(lines.last().contains("\"mine\":[1.50]"));

    const QStringList now = sent(compacted);
    QCOMPARE(now.size(), 6); // the note is not sent
    QCOMPARE(now.sliced(1), sent(m_id).sliced(2));
    const auto budget = m_store->context(compacted, {}, [](const ContextItem&) { return true; }, {});
    QCOMPARE(made.after->messages, 6);
    QCOMPARE(made.after->tokens, budget->total);
    QCOMPARE(*made.after->budget, *budget);
    QCOMPARE(made.before->tokens, m_store->context(m_id, {}, [](const ContextItem&) { return true; }, {})->total);
    QCOMPARE(made.before->messages, 7);
    const auto nodes = m_store->summaryNodes(compacted, {});
    QVERIFY(nodes && nodes->size() == 1 && nodes->first().inContext);
    QCOMPARE(nodes->first().text.text, words);
    QCOMPARE(nodes->first().covers, std::optional<qint64>(2));
    QCOMPARE(m_store->session(compacted, ListDetail::Full, {})->origin.session.value, u"s"_s);
    goBack(before);
}

/// The summary that is there is taken up, and what stands before a boundary stays out.
void TestMantisEdit::compactionOfACompactedSession()
{
    const QByteArray first
        = R"("[Earlier conversation compacted to save context. 9 messages summarized below.]\n\nthe first")";
    open(smallTree() + boundary("x", "d", {}, at(5)) + entry("s", "x", "user", first, at(6))
        + entry("k1", "s", "user", "\"kept\"", at(7)) + entry("k2", "k1", "assistant", text("well"), at(8))
        + entry("k3", "k2", "user", "\"xylophone\"", at(9)) + entry("k4", "k3", "assistant", text("done"), at(10)));
    const Files before = filesIn(m_home);
    const auto draft = m_store->draftCompaction(CompactEdit {m_id, MessageId(u"k2"_s), {}, 1, {}}, {});
    QVERIFY2(draft, draft ? "" : qPrintable(draft.error().text));
    QCOMPARE(draft->first.value, u"s"_s);
    QCOMPARE(draft->covers, 3);
    QVERIFY(draft->prompt.contains(u"the first"_s) && draft->prompt.contains(u"kept"_s));
    QVERIFY(!draft->prompt.contains(u"xylophone"_s) && !draft->prompt.contains(u"second"_s));
    const auto receipt = apply(CompactEdit {m_id, MessageId(u"k2"_s), {}, 1, u"both"_s});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    const QStringList now = sent(receipt->newSession);
    QCOMPARE(now.size(), 3);
    QVERIFY(now.first().endsWith(u"\n\nboth"_s) && now.first().contains(u" 3 messages "_s));
    QCOMPARE(now.sliced(1), (QStringList {u"xylophone"_s, u"done"_s}));
    QVERIFY(!filesIn(m_home).value(u"projects/p/"_s + receipt->newSession.value + u".jsonl"_s).contains("boundary"));
    // Nothing of what stands before a boundary can be named.
    const auto refused = plan(CompactEdit {m_id, MessageId(u"b"_s), {}, 1, u"x"_s});
    QVERIFY(!refused && refused.error().code == Errc::Usage);
    goBack(before);
}

void TestMantisEdit::signedThinkingBehind_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<bool>("isCompacted"); // behind all of it
    QTest::addColumn<int>("count");
    const SessionId id(FileId);
    const auto at = [](const char* name) { return MessageId(QString::fromLatin1(name)); };
    QTest::newRow("text before it") << Edit(TextEdit {id, at("u1"), 0, u"x"_s}) << false << 1;
    QTest::newRow("its own text") << Edit(TextEdit {id, at("a1"), 1, u"x"_s}) << false << 0;
    QTest::newRow("text behind it") << Edit(TextEdit {id, at("a2"), 0, u"x"_s}) << false << 0;
    QTest::newRow("removal before it") << Edit(RemoveEdit {id, {at("u1")}, {}}) << false << 1;
    QTest::newRow("its removal") << Edit(RemoveEdit {id, {at("u1"), at("a1")}, {}}) << false << 0;
    QTest::newRow("insertion before it") << Edit(InsertEdit {id, {}, u"user"_s, u"x"_s}) << false << 1;
    QTest::newRow("insertion behind it") << Edit(InsertEdit {id, at("a2"), u"user"_s, u"x"_s}) << false << 0;
    QTest::newRow("before a boundary") << Edit(TextEdit {id, at("u1"), 0, u"x"_s}) << true << 0;
}

void TestMantisEdit::signedThinkingBehind()
{
    QFETCH(const Edit, edit);
    QFETCH(const bool, isCompacted);
    QFETCH(const int, count);
    const QByteArray summary
        = R"("[Earlier conversation compacted to save context. 6 messages summarized below.]\n\nthe first")";
    open(talk()
        + (isCompacted ? boundary("x", "a3", {}, at(8)) + entry("k", "x", "user", summary, at(9)) : QByteArray()));
    const auto made = plan(edit);
    QVERIFY2(made, made ? "" : qPrintable(made.error().text));
    const auto check = std::ranges::find(made->checks, u"signed-thinking"_s, &PlannedCheck::name);
    QVERIFY(check != made->checks.end());
    QCOMPARE(check->ok, count == 0);
    QVERIFY(check->onlyWarns);
    if (count > 0)
        QVERIFY2(check->text.startsWith(QString::number(count)) && check->text.contains(u"message 2 first"_s),
            qPrintable(check->text));
}

void TestMantisEdit::compactionOfARefusedSession_data()
{
    QTest::addColumn<QByteArray>("summary");
    QTest::newRow("in the boundary") << QByteArray("What was");
    QTest::newRow("empty boundary") << QByteArray();
}

/// 2.59 and 2.60 cannot resume a session with a boundary, and with the new one they do.
void TestMantisEdit::compactionOfARefusedSession()
{
    QFETCH(const QByteArray, summary);
    const QByteArray talkBehind = entry("k1", "x", "user", "\"kept\"", at(6))
        + entry("k2", "k1", "assistant", text("well"), at(7)) + entry("k3", "k2", "user", "\"more\"", at(8))
        + entry("k4", "k3", "assistant", text("done"), at(9));
    QByteArray transcript = smallTree() + boundary("x", "d", summary, at(5)) + talkBehind;
    open(transcript.replace(R"("cwd":"/p")", R"("cwd":"/p","version":"2.59.1")"));
    const Files before = filesIn(m_home);
    QVERIFY(!readstore::sent(*m_store, m_id));
    EditPlan made;
    const auto receipt = apply(CompactEdit {m_id, MessageId(u"k2"_s), {}, 1, u"so far"_s}, &made);
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
    QVERIFY(!made.before);
    QVERIFY(made.warnings.join(u' ').contains(u"2.59"_s));
    const QStringList now = sent(receipt->newSession);
    QCOMPARE(now.size(), 3);
    QVERIFY(now.first().endsWith(u"\n\nso far"_s));
    QCOMPARE(now.sliced(1), (QStringList {u"more"_s, u"done"_s}));
    QCOMPARE(made.after->messages, 3);
    goBack(before);
}

void TestMantisEdit::compactionUpToAMessage_data()
{
    QTest::addColumn<QString>("to");
    QTest::addColumn<int>("left"); ///< that are sent then; 0: refused
    QTest::newRow("the first") << u"u1"_s << 6;
    QTest::newRow("between a call and its answer") << u"a1"_s << 0;
    QTest::newRow("an answer of a tool") << u"r1"_s << 4;
    QTest::newRow("all") << u"a3"_s << 1;
    QTest::newRow("none of the session") << u"nobody"_s << 0;
}

void TestMantisEdit::compactionUpToAMessage()
{
    QFETCH(const QString, to);
    QFETCH(const int, left);
    open(talk());
    const Files before = filesIn(m_home);
    EditPlan made;
    const auto receipt = apply(CompactEdit {m_id, MessageId(to), {}, 2, u"so far"_s}, &made);
    QCOMPARE(receipt.has_value(), left > 0);
    if (!receipt) {
        QVERIFY(!receipt.error().text.isEmpty());
        QCOMPARE(filesIn(m_home), before);
        return;
    }
    QCOMPARE(sent(receipt->newSession).size(), left);
    QCOMPARE(made.after->messages, left);
    goBack(before);
}

void TestMantisEdit::compactionInPlace_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<QString>("to");
    QTest::addColumn<int>("count"); ///< that the boundary tells
    QTest::addColumn<bool>("isKnown");
    QTest::newRow("2.61") << QByteArray(R"(,"version":"2.61.0")") << u"r1"_s << 2 << true;
    QTest::newRow("one message") << QByteArray(R"(,"version":"2.70.1")") << u"u1"_s << 1 << true;
    QTest::newRow("all") << QByteArray(R"(,"version":"2.70.1")") << u"a3"_s << 5 << true;
    QTest::newRow("nobody knows") << QByteArray() << u"r1"_s << 2 << false;
}

/// The old lines stay, and behind them stands what the program itself would write.
void TestMantisEdit::compactionInPlace()
{
    QFETCH(const QByteArray, version);
    QFETCH(const QString, to);
    QFETCH(const int, count);
    QFETCH(const bool, isKnown);
    open(talk().replace(R"("cwd":"/p")", QByteArray(R"("cwd":"/p")" + version)));
    const Files before = filesIn(m_home);
    const QByteArray old = bytes();
    const QStringList sentBefore = sent(m_id);
    CompactEdit edit {m_id, MessageId(to), {}, 2, u"so far"_s, true};
    const auto draft = m_store->draftCompaction(edit, {});
    QVERIFY(draft && draft->makesSession && draft->notInPlace.isEmpty());
    EditPlan made;
    const auto receipt = apply(edit, &made);
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
    QVERIFY(receipt->newSession.isEmpty() && made.newSession.isEmpty());
    const auto check = std::ranges::find(std::as_const(made.checks), u"agent-knows-boundaries"_s, &PlannedCheck::name);
    QVERIFY(check != made.checks.cend());
    QCOMPARE(check->ok, isKnown);
    QVERIFY(isKnown || !check->onlyWarns); // applied only if its user says so

    QVERIFY(bytes().startsWith(old));
    const QByteArrayList lines = bytes().sliced(old.size()).trimmed().split('\n');
    QString parent = u"a3"_s;
    for (const QByteArray& line : lines) {
        const QJsonObject entry = QJsonDocument::fromJson(line).object();
        QCOMPARE(entry["parent_uuid"_L1].toString(), parent);
        QCOMPARE(entry["session_id"_L1].toString(), u"s"_s);
        parent = entry["uuid"_L1].toString();
        QVERIFY(QUuid(parent).version() == QUuid::Random);
    }
    const QJsonObject boundary = QJsonDocument::fromJson(lines.first()).object();
    QCOMPARE(boundary["type"_L1].toString(), u"system"_s);
    QCOMPARE(boundary["message"_L1].toObject(),
        (QJsonObject {{u"role"_s, u"system"_s},
            {u"content"_s,
                QJsonObject {
                    {u"__compact_boundary__"_s, true}, {u"summary"_s, QString()}, {u"compacted_count"_s, count}}}}));
    QVERIFY(QJsonDocument::fromJson(lines.last())["timestamp"_L1].toString() > u"2026-06"_s);

    QStringList found;
    QVERIFY(m_store->check(m_id, [&](const Finding& finding) { found += finding.code; }, {}));
    found.removeAll(u"boundary-refused"_s); // by releases that this is none of
    QVERIFY2(!found.contains(u"time-backwards"_s), qPrintable(found.join(u' ')));

    const qsizetype covered = sentBefore.size() - (lines.size() - 2);
    const QStringList now = sent(m_id);
    QCOMPARE(now.size(), lines.size() - 1);
    QVERIFY(now.first().endsWith(u"\n\nso far"_s));
    QCOMPARE(now.sliced(1), sentBefore.sliced(covered));
    QCOMPARE(made.after->messages, now.size());
    const auto nodes = m_store->summaryNodes(m_id, {});
    QVERIFY(nodes && nodes->size() == 1);
    QVERIFY(nodes->first().inContext);
    QCOMPARE(nodes->first().covers, covered);
    goBack(before);
    QCOMPARE(sent(m_id), sentBefore);
}

/// Behind a boundary the kept calls and results stand once more, with the same ids.
void TestMantisEdit::removalBehindABoundary()
{
    open(talk().replace(R"("cwd":"/p")", R"("cwd":"/p","version":"2.70.1")"));
    QVERIFY(apply(CompactEdit {m_id, MessageId(u"u1"_s), {}, 2, u"so far"_s, true}));
    const QByteArray compacted = bytes();
    const QStringList before = sent(m_id);
    QCOMPARE(before.size(), 6);
    const auto messages = readstore::messages(*m_store, m_id);
    QCOMPARE(messages.size(), size_t(13)); // six, the boundary and the summary, five again
    const auto between = plan(InsertEdit {m_id, messages.at(8)->id, u"user"_s, u"x"_s});
    QVERIFY(!between && between.error().code == Errc::NotSupported); // the results of its calls come next
    QVERIFY(plan(InsertEdit {m_id, messages.at(9)->id, u"user"_s, u"x"_s}));
    const auto receipt = apply(RemoveEdit {m_id, {messages.at(9)->id}, {}});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
    const QStringList now = sent(m_id);
    QCOMPARE(now.size(), 5);
    QVERIFY(now.at(1).contains(u"I look"_s) && !now.at(1).contains(u"tool_use"_s));
    QCOMPARE(now.sliced(2), before.sliced(3));
    // Nothing before the boundary is written again: the answer without its calls, and the three behind it.
    QCOMPARE(bytes().sliced(compacted.size()).count('\n'), 4);
}

void TestMantisEdit::compactionInPlaceIsRefused_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::newRow("2.58.0") << QByteArray("2.58.0");
    QTest::newRow("2.59.0") << QByteArray("2.59.0");
    QTest::newRow("2.60.3") << QByteArray("2.60.3");
}

/// Those releases would send the old messages too, or can no longer resume the session.
void TestMantisEdit::compactionInPlaceIsRefused()
{
    QFETCH(const QByteArray, version);
    open(talk().replace(R"("cwd":"/p")", QByteArray(R"("cwd":"/p","version":")" + version + QByteArray("\""))));
    CompactEdit edit {m_id, MessageId(u"r1"_s), {}, 2, u"so far"_s, true};
    const auto draft = m_store->draftCompaction(edit, {});
    QVERIFY(draft && !draft->notInPlace.isEmpty());
    const auto refused = plan(edit);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::NotSupported);
    QVERIFY(refused.error().text.contains(draft->notInPlace));
    edit.inPlace = false;
    QVERIFY(plan(edit));
}

void TestMantisEdit::compactionAsksForAText()
{
    open(talk());
    const auto byNobody = plan(CompactEdit {m_id, MessageId(u"r1"_s), {}, 3, {}});
    QVERIFY(!byNobody && byNobody.error().code == Errc::NotSupported);
    QVERIFY(byNobody.error().text.contains(u"Write the text yourself"_s));
    for (const CompactEdit& edit :
        {CompactEdit {m_id, MessageId(u"r1"_s), {}, 1, {}}, CompactEdit {m_id, MessageId(u"r1"_s), {}, 3, u" \n"_s},
            CompactEdit {m_id, MessageId(u"r1"_s), {}, 4, u"x"_s}}) {
        const auto refused = plan(edit);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, Errc::Usage);
    }
    const auto together = plan(CompactEdit {m_id, {}, {NodeId(u"a"_s), NodeId(u"b"_s)}, 3, u"x"_s});
    QVERIFY(!together && together.error().code == Errc::NotSupported);
    const auto dissolved = plan(DissolveEdit {m_id, NodeId(u"u1"_s)});
    QVERIFY(!dissolved && dissolved.error().code == Errc::NotSupported);
    QCOMPARE(dissolved.error().text, m_store->info().refusals.value(EditKind::Dissolve));
    QVERIFY(!m_store->info().refusals.contains(EditKind::Compact));
    open(smallTree());
    const auto tooFew = plan(CompactEdit {m_id, {}, {}, 3, u"x"_s});
    QVERIFY(!tooFew && tooFew.error().code == Errc::Usage);
}

/// What does not fit the window of a model is kept, and no answer of a tool without its call.
void TestMantisEdit::compactionTellsAModelOfAll()
{
    QByteArray lines;
    QByteArray last;
    constexpr int Turns = 400;
    for (int i = 0; i < Turns; ++i) {
        const QByteArray number = QByteArray::number(i);
        lines += entry("u" + number, last, "user", '"' + QByteArray(2000, 'x') + '"', at(1))
            + entry("a" + number, "u" + number, "assistant", '[' + call("c" + number) + ']', at(1))
            + entry("r" + number, "a" + number, "user", '[' + result("c" + number, "y") + ']', at(1));
        last = "r" + number;
    }
    open(lines);
    const auto draft = m_store->draftCompaction(CompactEdit {m_id, {}, {}, 1, {}}, {});
    QVERIFY2(draft, draft ? "" : qPrintable(draft.error().text));
    QVERIFY(draft->covers > 3 && draft->covers < 3 * Turns - 4);
    QVERIFY(!draft->last.value.startsWith(u'a'));
    QVERIFY(draft->prompt.size() > 100'000 && draft->maxTokens > 0);
    // A shorter note on each takes in more of them.
    const auto shorter = m_store->draftCompaction(CompactEdit {m_id, {}, {}, 2, {}}, {});
    QVERIFY(shorter && shorter->covers > draft->covers);
}

void TestMantisEdit::grownSinceThePlan()
{
    open(talk());
    const auto resume = plan(ResumeEdit {m_id, MessageId(u"a2"_s), false});
    const auto fork = plan(ForkEdit {m_id, MessageId(u"a2"_s), false, {}});
    QVERIFY(resume && fork);
    QFile agent(file());
    QVERIFY(agent.open(QIODevice::Append) && agent.write(entry("u3", "a3", "user", "\"more\"", at(8))) > 0);
    agent.close();
    const auto refused = Editor(*m_journal).apply(m_store->info(), *resume, {});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::Conflict);
    QVERIFY(Editor(*m_journal).apply(m_store->info(), *fork, {})); // takes nothing of what is new
}

void TestMantisEdit::refusals()
{
    open(smallTree() + entry("e", "b", "user", "\"other way\"", at(9)));
    const SessionId branch(FileId + u"#d"_s);
    const QList<std::pair<Edit, Errc>> edits {{PruneEdit {m_id, MessageId(u"a"_s), 0, false}, Errc::NotSupported},
        {RenameEdit {branch, u"x"_s}, Errc::NotSupported}, {DeleteEdit {branch}, Errc::NotSupported},
        {ForkEdit {SessionId(u"none"_s), MessageId(u"a"_s), false, {}}, Errc::NotFound},
        {ResumeEdit {m_id, MessageId(u"none"_s), false}, Errc::NotFound},
        {TextEdit {m_id, MessageId(u"a"_s), 7, u"x"_s}, Errc::NotFound},
        {TextEdit {m_id, MessageId(u"a"_s), 0, u"first"_s}, Errc::Usage},
        {RemoveEdit {m_id, {MessageId(u"a"_s)}, 7}, Errc::NotFound}, {RemoveEdit {m_id, {}, {}}, Errc::Usage}};
    for (const auto& [edit, code] : edits) {
        const auto refused = plan(edit);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, code);
        QVERIFY(refused.error().text.endsWith(u'.'));
    }
    open(talk() + boundary("b", "a3", {}, at(7)) + entry("u3", "b", "user", "\"third\"", at(8)));
    QCOMPARE(plan(RemoveEdit {m_id, {MessageId(u"b"_s)}, {}}).error().code, Errc::NotSupported);
    QCOMPARE(plan(TextEdit {m_id, MessageId(u"b"_s), 0, u"x"_s}).error().code, Errc::NotSupported);
    QVERIFY(m_store->info().notWritable.isEmpty());
    QVERIFY(m_store->info().refusals.contains(EditKind::Prune));
}

void TestMantisEdit::newTimes_data()
{
    QTest::addColumn<QByteArray>("newest");
    QTest::addColumn<QByteArray>("time");
    const QByteArray now = "2026-11-22T12:00:00.000005+00:00";
    QTest::newRow("older ones") << QByteArray("2026-01-01T00:00:00.000000+00:00") << now;
    QTest::newRow("the same") << now << QByteArray("2026-11-22T12:00:00.000006+00:00");
    QTest::newRow("at a second's end") << QByteArray("2027-01-01T00:00:00.999999+00:00")
                                       << QByteArray("2027-01-01T00:00:01.000000+00:00");
    QTest::newRow("without a fraction") << QByteArray("2027-01-01T00:00:00+00:00")
                                        << QByteArray("2027-01-01T00:00:00.000000+00:00");
    QTest::newRow("Z without a fraction")
        << QByteArray("2027-01-01T00:00:00Z") << QByteArray("2027-01-01T00:00:01.000000+00:00");
}

void TestMantisEdit::newTimes()
{
    QFETCH(QByteArray, newest);
    QFETCH(QByteArray, time);
    constexpr qint64 Now = 1'795'348'800'000'005;
    const auto order = RecordTime::parse(std::string_view(newest.constData(), size_t(newest.size())));
    QVERIFY(!order.isOdd);
    QCOMPARE(RecordTime::textAfter(order.order, Now), time);
    QVERIFY(time > newest);
}

void TestMantisEdit::samples_data()
{
    QTest::addColumn<QString>("folder");
    const QString shared = realStore(u"mantis/"_s);
    for (const QString& name :
        {u"home"_s, u"generated-1.36.0/home"_s, u"generated-2.58.0/home"_s, u"generated-2.70.1/home"_s})
        QTest::newRow(qPrintable(name)) << shared + name + u"/projects"_s;
}

/// Applies, looks, undoes. Gives what is wrong, or nothing.
QString TestMantisEdit::tryEdit(const Edit& edit, const QSet<QString>& codes)
{
    const Files before = filesIn(m_home);
    EditPlan made;
    const auto receipt = apply(edit, &made);
    if (!receipt) {
        const Errc code = receipt.error().code;
        return code == Errc::Usage || code == Errc::NotSupported ? QString()
                                                                 : receipt.error().text + receipt.error().cause;
    }
    // What a plan warns of with a failed check may be found afterwards.
    const bool isSound = std::ranges::all_of(made.checks, [](const PlannedCheck& check) { return check.ok; });
    for (const QString& code : findingCodes(*m_store)) {
        const bool isEndedNow = code == "damaged-line"_L1 && codes.contains(u"torn-line"_s);
        // What stood apart may be neighbours now; that is odd, and no damage.
        const bool isNeighbour = code == "repeated-prompt"_L1 || code == "doubled-message"_L1;
        if (!codes.contains(code) && isSound && !isEndedNow && !(isNeighbour && made.action == "remove"_L1))
            return u"new finding "_s + code;
    }
    const bool isFork = made.action == "fork"_L1 || made.action == "compact"_L1;
    if (made.after && made.action != "delete"_L1) {
        const SessionId trunk(sessionOf(edit).value.section(u'#', 0, 0));
        const qsizetype count = sent(isFork ? made.newSession : trunk).size();
        if (count != made.after->messages)
            return u"%1 messages are sent, %2 were promised"_s.arg(count).arg(made.after->messages);
    }
    const auto undone = Editor(*m_journal).undo(m_applied.takeLast(), {});
    if (!undone)
        return undone.error().text;
    return filesIn(m_home) == before ? QString() : u"other bytes after the undo"_s;
}

void TestMantisEdit::samples()
{
    QFETCH(QString, folder);
    NEED(missingSample(folder));
    QVERIFY(copyTree(folder, m_home));
    auto opened = openStore(m_home);
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().text));
    m_store = *std::move(opened);
    const QSet<QString> codes = findingCodes(*m_store);
    int tried = 0;
    for (const SessionInfo& info : readstore::listed(*m_store)) {
        std::vector<MessagePtr> messages = readstore::messages(*m_store, info.id);
        std::erase_if(
            messages, [](const MessagePtr& message) { return bool(message->states & MessageState::Damaged); });
        if (messages.empty())
            continue;
        const MessageId middle = messages[messages.size() / 2]->id;
        const MessageId first = messages.front()->id;
        const QList<Edit> edits {ForkEdit {info.id, middle, false, {}},
            ForkEdit {info.id, messages.back()->id, false, u"T"_s}, ResumeEdit {info.id, middle, false},
            ResumeEdit {info.id, middle, true}, RenameEdit {info.id, u"Neu"_s},
            TextEdit {info.id, first, 0, u"other"_s}, TextEdit {info.id, middle, 0, u"other"_s},
            RemoveEdit {info.id, {middle}, {}}, RemoveEdit {info.id, {first}, {}}, RemoveEdit {info.id, {middle}, 0},
            CompactEdit {info.id, {}, {}, 3, u"So far."_s}, CompactEdit {info.id, middle, {}, 1, u"So far."_s},
            DeleteEdit {info.id}};
        for (const Edit& edit : edits) {
            const QString wrong = tryEdit(edit, codes);
            const QString place = info.id.value + u": "_s + nameOf(kindOf(edit));
            QVERIFY2(wrong.isEmpty(), qPrintable(place + u": "_s + wrong));
            ++tried;
        }
    }
    QVERIFY(tried > 20);
}

TEST_CLASS(TestMantisEdit)
#include "tst_mantisedit.moc"
