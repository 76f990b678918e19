// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/editor.h"
#include "core/edit/forkedchange.h"
#include "core/edit/journal.h"
#include "core/store/registry.h"
#include "tests/testkit/agentsamples.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"
#include "tests/testkit/workclock.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Several changes of a session whose agent lets nothing be changed in place: one new session has them all.
class TestOneFork final : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void severalChangesMakeOneSession_data() { addFormats(); }
    void severalChangesMakeOneSession();
    void allOutputsArePrunedAtOnce_data() { addFormats(); }
    void allOutputsArePrunedAtOnce();
    void thousandsOfOutputsArePruned_data();
    void thousandsOfOutputsArePruned();
    void thousandsOfTextsAreChanged();
    void theRefusedChangeIsNamed();
    void aMoveSaysWhyNot_data() { addFormats(); }
    void aMoveSaysWhyNot();
    void eachSessionGetsOneFork_data() { addFormats(); }
    void eachSessionGetsOneFork();
    void aChangeOfWhatIsGoneIsRefused_data() { addFormats(); }
    void aChangeOfWhatIsGoneIsRefused();
    void thinkingIsDropped_data() { addFormats(); }
    void thinkingIsDropped();
    void whatIsNoChangeOfMessagesIsRefused_data() { addFormats(); }
    void whatIsNoChangeOfMessagesIsRefused();

private:
    using Messages = std::vector<MessagePtr>;

    static void addFormats();
    /// The sample of the row; null: it is not here.
    [[nodiscard]] std::unique_ptr<SessionStore> open();
    [[nodiscard]] Result<Receipt> apply(SessionStore& store, const EditPlan& plan);
    [[nodiscard]] static QStringList textsOf(const Messages& messages);
    [[nodiscard]] static MessagePtr firstOf(const Messages& messages, Role role, qsizetype skipped = 0);
    /// Of every output, its call or its result.
    [[nodiscard]] static QList<SingleEdit> prunesOf(const SessionId& session, const Messages& messages);
    [[nodiscard]] QString writeCalls(int calls, int each) const;
    [[nodiscard]] static qsizetype count(const Messages& messages, const QString& output);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Journal> m_journal;
};

void TestOneFork::addFormats()
{
    QTest::addColumn<QString>("format");
    for (const char* format : {"claude-code", "codex", "opencode"})
        QTest::newRow(format) << QString::fromLatin1(format);
}

void TestOneFork::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_journal = std::make_unique<Journal>(m_folder->filePath(u"journal"_s));
}

std::unique_ptr<SessionStore> TestOneFork::open()
{
    QFETCH(QString, format);
    QString path = m_folder->filePath(u"store"_s);
    if (format == "opencode"_L1) {
        const QString sample = realStore(u"opencode/generated/export.json"_s);
        path = m_folder->filePath(u"export.json"_s);
        if (!missingSample(sample).isEmpty() || (!QFile::exists(path) && !filetree::copyFile(sample, path)))
            return nullptr;
    } else if (!QFile::exists(path)) {
        const Result<> made = format == "codex"_L1 ? writeCodexSample(path) : writeClaudeCodeSample(path);
        if (!made)
            return nullptr;
    }
    auto store = openStore(path);
    if (!store)
        qWarning("%s", qPrintable(store.error().text));
    return store ? *std::move(store) : nullptr;
}

Result<Receipt> TestOneFork::apply(SessionStore& store, const EditPlan& plan)
{
    auto receipt = Editor(*m_journal).apply(store.info(), plan, {});
    (void)store.poll();
    return receipt;
}

QStringList TestOneFork::textsOf(const Messages& messages)
{
    QStringList texts;
    for (const MessagePtr& message : messages) {
        for (const Part& part : message->parts) {
            if (const auto* text = part.as<TextPart>())
                texts << text->text.text;
        }
    }
    return texts;
}

MessagePtr TestOneFork::firstOf(const Messages& messages, Role role, qsizetype skipped)
{
    for (const MessagePtr& message : messages) {
        const bool hasText = std::ranges::any_of(message->parts, [](const Part& part) { return part.as<TextPart>(); });
        const bool isPlain = message->states.testFlag(MessageState::InContext) && hasText
            && !message->states.testFlag(MessageState::Summary);
        if (message->role == role && isPlain && skipped-- == 0)
            return message;
    }
    return nullptr;
}

QList<SingleEdit> TestOneFork::prunesOf(const SessionId& session, const Messages& messages)
{
    QList<SingleEdit> edits;
    for (const MessagePtr& message : messages) {
        for (const Part& part : message->parts) {
            const auto* tool = part.as<ToolPart>();
            if (tool && tool->hasOutput)
                edits << PruneEdit {session, message->id, part.index, false};
        }
    }
    return edits;
}

qsizetype TestOneFork::count(const Messages& messages, const QString& output)
{
    qsizetype found = 0;
    for (const MessagePtr& message : messages) {
        for (const Part& part : message->parts) {
            const auto* tool = part.as<ToolPart>();
            found += tool && tool->hasOutput && tool->output.text == output ? 1 : 0;
        }
    }
    return found;
}

namespace {

int textPartOf(const Message& message)
{
    return std::ranges::find_if(message.parts, [](const Part& part) { return part.as<TextPart>() != nullptr; })->index;
}

} // namespace

void TestOneFork::severalChangesMakeOneSession()
{
    const auto store = open();
    if (!store)
        QSKIP("no sample");
    const SessionId id = readstore::listed(*store).front().id;
    const auto before = readstore::messages(*store, id);
    const MessagePtr prompt = firstOf(before, Role::User);
    const MessagePtr answer = firstOf(before, Role::Assistant);
    QVERIFY(prompt && answer);
    const auto sessions = readstore::listed(*store).size();
    const BatchEdit batch {id,
        {TextEdit {id, prompt->id, textPartOf(*prompt), u"Asked otherwise"_s},
            TextEdit {id, answer->id, textPartOf(*answer), u"Said otherwise"_s},
            InsertEdit {id, before.back()->id, u"user"_s, u"One word more"_s}}};
    const auto plan = planEdit(*store, batch, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text + plan.error().cause));
    QVERIFY(std::get<BatchEdit>(plan->edit) == batch);
    QCOMPARE(plan->session, id);
    QVERIFY(!plan->newSession.isEmpty());
    QVERIFY(plan->writes.size() >= 3);
    QVERIFY(plan->after);
    const auto receipt = apply(*store, *plan);
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QFETCH(QString, format);
    if (format == "opencode"_L1)
        return; // it is a file to import, and no session of this store
    QCOMPARE(readstore::listed(*store).size(), sessions + 1);
    const QStringList texts = textsOf(readstore::messages(*store, plan->newSession));
    for (const QString& text : {u"Asked otherwise"_s, u"Said otherwise"_s, u"One word more"_s})
        QVERIFY2(texts.contains(text), qPrintable(texts.join(u" | ")));
    QCOMPARE(texts.last(), u"One word more"_s);
    QCOMPARE(textsOf(readstore::messages(*store, id)), textsOf(before));
    QCOMPARE(readstore::readAll(*store), QString());
    QVERIFY(Editor(*m_journal).undo(receipt->id, {}));
    (void)store->poll();
    QCOMPARE(readstore::listed(*store).size(), sessions);
}

void TestOneFork::allOutputsArePrunedAtOnce()
{
    const auto store = open();
    if (!store)
        QSKIP("no sample");
    const SessionId id = readstore::listed(*store).front().id;
    const auto before = readstore::messages(*store, id);
    QList<SingleEdit> prunes = prunesOf(id, before);
    QVERIFY(prunes.size() >= 2);
    // Some outputs cannot be edited at all, which a plan of each alone tells.
    prunes.removeIf([&](const SingleEdit& edit) { return !store->plan(toEdit(edit), {}); });
    QVERIFY(prunes.size() >= 2);
    const auto plan = planEdit(*store, BatchEdit {id, prunes}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text + plan.error().cause));
    QStringList keepSignatures;
    for (const MessagePtr& message : before) {
        const auto isPruned = [&](const SingleEdit& edit) { return std::get<PruneEdit>(edit).message == message->id; };
        const auto isSigned = [](const Part& part) {
            const auto* thinking = part.as<ReasoningPart>();
            return thinking && thinking->state == ReasoningPart::State::Signed;
        };
        if (std::ranges::any_of(prunes, isPruned) && std::ranges::any_of(message->parts, isSigned))
            keepSignatures += QString::number(message->index + 1);
    }
    const QStringList told = plan->warnings.filter(u"signed thinking"_s);
    QCOMPARE(told.size(), keepSignatures.isEmpty() ? 0 : 1);
    if (keepSignatures.size() > 1)
        QVERIFY2(
            told.first().startsWith(u"Messages %1 have"_s.arg(keepSignatures.join(u", "_s))), qPrintable(told.first()));
    const auto receipt = apply(*store, *plan);
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QFETCH(QString, format);
    if (format == "opencode"_L1)
        return; // it is a file to import, and no session of this store
    const auto after = readstore::messages(*store, plan->newSession);
    const qsizetype pruned
        = count(after, u"[Old tool result content cleared]"_s) + count(after, u"[Output removed to free context.]"_s);
    QCOMPARE(pruned, prunes.size());
    QVERIFY(plan->after->tokens <= plan->before->tokens);
}

/// A session of calls, so many in each message.
QString TestOneFork::writeCalls(int calls, int each) const
{
    const QString session = u"6ea9502a-cb09-40b2-99ad-c0040b2d295f"_s;
    const QString path = m_folder->filePath(session + u".jsonl"_s);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return {};
    QByteArray parent = "null";
    int lines = 0;
    const auto add = [&](const QByteArray& type, const QByteArray& more, const QByteArray& content) {
        const QByteArray id = "\"00000000-0000-4000-8000-" + QByteArray::number(++lines).rightJustified(12, '0') + '"';
        file.write(R"({"parentUuid":)" + parent
            + R"(,"isSidechain":false,"userType":"external","cwd":"/p","sessionId":")" + session.toUtf8()
            + R"(","version":"2.1.80","type":")" + type + R"(","message":{)" + more + R"("role":")" + type
            + R"(","content":)" + content + R"(},"uuid":)" + id + R"(,"timestamp":"2026-02-02T02:40:04.123Z"})" + '\n');
        parent = id;
    };
    add("user", {}, R"("Go on")");
    for (int call = 0; call < calls; call += each) {
        QByteArrayList asked;
        QByteArrayList answered;
        for (int i = call; i < call + each; ++i) {
            const QByteArray number = QByteArray::number(i);
            asked << R"({"type":"tool_use","id":"toolu_)" + number + R"(","name":"Bash","input":{"command":"ls"}})";
            answered << R"({"tool_use_id":"toolu_)" + number
                    + R"(","type":"tool_result","content":"many words of output"})";
        }
        add("assistant",
            R"("id":"msg_)" + QByteArray::number(call) + R"(","type":"message","model":"claude-opus-4-6",)",
            '[' + asked.join(',') + ']');
        add("user", {}, '[' + answered.join(',') + ']');
    }
    return path;
}

void TestOneFork::thousandsOfOutputsArePruned_data()
{
    QTest::addColumn<int>("each");
    QTest::newRow("one in each message") << 1;
    QTest::newRow("two in each message") << 2;
}

/// The work grows with the session, not with its square.
void TestOneFork::thousandsOfOutputsArePruned()
{
    constexpr int Calls = 4'000;
    QFETCH(int, each);
    const auto store = openStore(writeCalls(Calls, each));
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    const SessionId id = readstore::listed(**store).front().id;
    const QList<SingleEdit> prunes = prunesOf(id, readstore::messages(**store, id));
    QCOMPARE(prunes.size(), Calls);
    const WorkClock clock;
    const auto plan = planEdit(**store, BatchEdit {id, prunes}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text + plan.error().cause));
    QCOMPARE(std::ranges::count(plan->writes, PlannedWrite::Change::Update, &PlannedWrite::change), Calls);
    QVERIFY2(clock.elapsed() < 4'000, qPrintable(QString::number(clock.elapsed())));
    QVERIFY(apply(**store, *plan));
    const auto fork = openStore(m_folder->filePath(plan->newSession.value + u".jsonl"_s));
    QVERIFY2(fork, fork ? "" : qPrintable(fork.error().text));
    const auto pruned = readstore::messages(**fork, readstore::listed(**fork).front().id);
    QCOMPARE(count(pruned, u"[Old tool result content cleared]"_s), Calls);
}

/// As prunings are.
void TestOneFork::thousandsOfTextsAreChanged()
{
    constexpr int Calls = 4'000;
    const auto store = openStore(writeCalls(Calls, 2));
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    const SessionId id = readstore::listed(**store).front().id;
    QList<SingleEdit> texts;
    for (const SingleEdit& edit : prunesOf(id, readstore::messages(**store, id))) {
        const auto& output = std::get<PruneEdit>(edit);
        texts += TextEdit {id, output.message, output.part, u"short"_s};
    }
    QCOMPARE(texts.size(), Calls);
    const WorkClock clock;
    const auto plan = planEdit(**store, BatchEdit {id, texts}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text + plan.error().cause));
    QCOMPARE(std::ranges::count(plan->writes, PlannedWrite::Change::Update, &PlannedWrite::change), Calls);
    QVERIFY2(clock.elapsed() < 4'000, qPrintable(QString::number(clock.elapsed())));
    QVERIFY(apply(**store, *plan));
    const auto fork = openStore(m_folder->filePath(plan->newSession.value + u".jsonl"_s));
    QVERIFY2(fork, fork ? "" : qPrintable(fork.error().text));
    QCOMPARE(count(readstore::messages(**fork, readstore::listed(**fork).front().id), u"short"_s), Calls);
}

/// Among prunings that are made in one pass.
void TestOneFork::theRefusedChangeIsNamed()
{
    const auto store = openStore(writeCalls(8, 2));
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    const SessionId id = readstore::listed(**store).front().id;
    QList<SingleEdit> prunes = prunesOf(id, readstore::messages(**store, id));
    QCOMPARE(prunes.size(), 8);
    prunes.insert(5, PruneEdit {id, std::get<PruneEdit>(prunes.at(0)).message, 17, false});
    const auto plan = planEdit(**store, BatchEdit {id, prunes}, {});
    QVERIFY(!plan);
    QVERIFY2(plan.error().text.startsWith(u"Change 6 "), qPrintable(plan.error().text));
}

/// Also of no session in particular.
void TestOneFork::aMoveSaysWhyNot()
{
    const auto store = open();
    if (!store)
        QSKIP("no sample");
    const QString refusal = store->info().refusals.value(EditKind::Move);
    QFETCH(QString, format);
    QCOMPARE(refusal.isEmpty(), format == "claude-code"_L1);
    const auto plan = planEdit(*store, MoveEdit {{}, u"/nowhere"_s, u"/there"_s}, {});
    QVERIFY(!plan);
    if (!refusal.isEmpty())
        QCOMPARE(plan.error().text, refusal);
}

void TestOneFork::eachSessionGetsOneFork()
{
    const auto store = open();
    if (!store)
        QSKIP("no sample");
    const SessionId id = readstore::listed(*store).front().id;
    const auto messages = readstore::messages(*store, id);
    const auto fork = store->plan(ForkEdit {id, messages.back()->id, false, u"Another"_s}, {});
    QVERIFY2(fork, fork ? "" : qPrintable(fork.error().text));
    QVERIFY(apply(*store, *fork));
    const auto sessions = readstore::listed(*store);
    if (std::ranges::none_of(sessions, [&](const SessionInfo& info) { return info.id == fork->newSession; }))
        QSKIP("a fork of one file is a store of its own");
    BatchEdit batch;
    for (const SessionId& one : {id, fork->newSession}) {
        const auto of = readstore::messages(*store, one);
        const MessagePtr prompt = firstOf(of, Role::User);
        const MessagePtr answer = firstOf(of, Role::Assistant);
        QVERIFY(prompt && answer);
        batch.edits << TextEdit {one, prompt->id, textPartOf(*prompt), u"Asked otherwise"_s}
                    << TextEdit {one, answer->id, textPartOf(*answer), u"Said otherwise"_s};
    }
    const auto plan = planEdit(*store, batch, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text + plan.error().cause));
    QVERIFY(apply(*store, *plan));
    const auto after = readstore::listed(*store);
    QCOMPARE(after.size(), sessions.size() + 2);
    int both = 0;
    for (const SessionInfo& info : after) {
        const QStringList texts = textsOf(readstore::messages(*store, info.id));
        both += texts.contains(u"Asked otherwise"_s) && texts.contains(u"Said otherwise"_s) ? 1 : 0;
    }
    QCOMPARE(both, 2);
}

void TestOneFork::aChangeOfWhatIsGoneIsRefused()
{
    const auto store = open();
    if (!store)
        QSKIP("no sample");
    const SessionId id = readstore::listed(*store).front().id;
    const auto messages = readstore::messages(*store, id);
    const MessagePtr prompt = firstOf(messages, Role::User);
    QVERIFY(prompt);
    const auto plan = planEdit(*store,
        BatchEdit {id,
            {RemoveEdit {id, {prompt->id}, {}}, TextEdit {id, prompt->id, textPartOf(*prompt), u"Asked otherwise"_s}}},
        {});
    QVERIFY(!plan);
    QVERIFY2(plan.error().text.startsWith(u"Change 2 "), qPrintable(plan.error().text));
}

void TestOneFork::thinkingIsDropped()
{
    const auto store = open();
    if (!store)
        QSKIP("no sample");
    const SessionId id = readstore::listed(*store).front().id;
    const auto before = readstore::messages(*store, id);
    const MessagePtr prompt = firstOf(before, Role::User);
    QVERIFY(prompt);
    const SingleEdit edit = TextEdit {id, prompt->id, textPartOf(*prompt), u"Asked otherwise"_s};
    const auto plan = planForked(*store, edit, true, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text + plan.error().cause));
    QVERIFY(toSingle(plan->edit) == edit);
    QVERIFY(apply(*store, *plan));
    const auto bound = [](const Messages& messages, size_t from) {
        qsizetype found = 0;
        for (size_t i = from; i < messages.size(); ++i) {
            found += std::ranges::count_if(messages[i]->parts, [](const Part& part) {
                const auto* thinking = part.as<ReasoningPart>();
                return thinking && thinking->state != ReasoningPart::State::Open;
            });
        }
        return found;
    };
    const auto row = size_t(std::ranges::find(before, prompt) - before.begin());
    QFETCH(QString, format);
    QVERIFY(format == "opencode"_L1 || bound(before, row) > 0);
    QCOMPARE(bound(readstore::messages(*store, plan->newSession), row), 0);
}

void TestOneFork::whatIsNoChangeOfMessagesIsRefused()
{
    const auto store = open();
    if (!store)
        QSKIP("no sample");
    const SessionId id = readstore::listed(*store).front().id;
    auto* forks = store->service<ForkedChangeStore>();
    QVERIFY(forks);
    QCOMPARE(forks->planForked({}, false, {}).error().code, Errc::Usage);
    QCOMPARE(forks->planForked({RenameEdit {id, u"T"_s}}, false, {}).error().code, Errc::Usage);
    const auto messages = readstore::messages(*store, id);
    const SingleEdit own = InsertEdit {id, messages.back()->id, u"user"_s, u"more"_s};
    const SingleEdit other = InsertEdit {SessionId(u"another"_s), messages.back()->id, u"user"_s, u"more"_s};
    QCOMPARE(forks->planForked({own, other}, false, {}).error().code, Errc::Usage);
}

TEST_CLASS(TestOneFork)

#include "tst_onefork.moc"
