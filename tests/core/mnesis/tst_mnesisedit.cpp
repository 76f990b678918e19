// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/editor.h"
#include "core/store/registry.h"
#include "tests/testkit/mnesisbuilder.h"
#include "tests/testkit/rawstore.h"
#include "tests/testkit/samplestore.h"
#include "tests/testkit/sqlitedump.h"
#include "tests/testkit/testclass.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

/// A session as its reader gives it, without ids and places: what must be the same in a copy.
QStringList contents(SessionStore& store, const SessionId& id, qsizetype count = -1)
{
    QStringList lines;
    const auto outline = store.outline(id, {});
    if (!outline)
        return {outline.error().text};
    std::vector<qint64> keys;
    for (const OutlineRow& row : *outline)
        keys.push_back(row.key);
    const auto messages = store.messages(id, keys, {-1}, {});
    if (!messages)
        return {messages.error().text};
    for (const MessagePtr& message : *messages) {
        if (message->states & MessageState::Summary)
            continue;
        QString line = u"%1 %2"_s.arg(int(message->role)).arg(message->createdAt ? toMs(*message->createdAt) : -1);
        for (const Part& part : message->parts) {
            const auto raw = store.rawBytes(part.storedAt, 1'000'000, {});
            line += u" | "_s + (raw ? QString::fromUtf8(*raw) : raw.error().text);
        }
        lines += line;
        if (lines.size() == count)
            break;
    }
    return lines;
}

/// The kinds of findings there are: a copy has those of what it is a copy of.
QStringList findingCodes(SessionStore& store)
{
    QStringList codes;
    const auto done = store.check({}, [&](const Finding& finding) { codes += finding.code; }, {});
    if (!done)
        codes += done.error().text;
    codes.removeDuplicates();
    codes.sort();
    return codes;
}

} // namespace

class TestMnesisEdit final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void forkTakesThePrefix_data();
    void forkTakesThePrefix();
    void forkBefore();
    void forkSurvivesAnAgentThatGoesOn();
    void forkIsRefusedAfterACompaction();
    void resumeKeepsTheEnd();
    void messagesWithParents();
    void resumeIsRefusedWhereTheAgentWentOn();
    void rename();
    void plansSpeakOfTheFirstPrompt();
    void editText();
    void editSummaryWithoutARow();
    void editToolOutput();
    void editSummaryOfAFile();
    void prune();
    void pruneOfWhatIsNotSent();
    void removeMessages();
    void summariesOfOneNameAreNotedOnce();
    void summariesThatMentionAMessageAreNoted();
    void removePart();
    void removeOnlyPart();
    void removeUnreadablePart();
    void summariesKeepTheirText();
    void onlyTheLastTextIsTheSummary();
    void emptyAnswersFit();
    void deleteSession();
    void figuresBeyondAnySum_data();
    void figuresBeyondAnySum();
    void refusals_data();
    void refusals();
    void randomEditsAndUndos();

private:
    void open();
    [[nodiscard]] SessionId mainSession() const;
    [[nodiscard]] std::vector<MessagePtr> messagesOf(const SessionId& id) const;
    [[nodiscard]] Result<Receipt> apply(const Edit& edit);
    [[nodiscard]] Result<EditPlan> plan(const Edit& edit) { return m_store->plan(edit, {}); }

    std::unique_ptr<QTemporaryDir> m_sample;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    std::unique_ptr<SessionStore> m_store;
    std::unique_ptr<Journal> m_journal;
};

void TestMnesisEdit::initTestCase()
{
    m_sample = std::make_unique<QTemporaryDir>();
    QVERIFY(writeSampleStore(m_sample->filePath(u"s.db"_s)));
}

void TestMnesisEdit::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"sessions.db"_s);
    QVERIFY(QFile::copy(m_sample->filePath(u"s.db"_s), m_path));
    m_journal = std::make_unique<Journal>(m_folder->filePath(u"journal"_s));
    open();
}

void TestMnesisEdit::open()
{
    auto store = openStore(m_path);
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    m_store = std::move(*store);
}

SessionId TestMnesisEdit::mainSession() const
{
    SessionId id;
    (void)m_store->sessions(ListDetail::Basic,
        [&](const std::vector<SessionInfo>& batch) {
            for (const SessionInfo& info : batch) {
                if (info.title == SampleTitle)
                    id = info.id;
            }
            return true;
        },
        {});
    return id;
}

std::vector<MessagePtr> TestMnesisEdit::messagesOf(const SessionId& id) const
{
    std::vector<qint64> keys;
    const auto outline = m_store->outline(id, {});
    for (const OutlineRow& row : *outline)
        keys.push_back(row.key);
    return m_store->messages(id, keys, {-1}, {}).value();
}

Result<Receipt> TestMnesisEdit::apply(const Edit& edit)
{
    const auto made = plan(edit);
    if (!made)
        return std::unexpected(made.error());
    return Editor(*m_journal).apply(m_store->info(), *made, {});
}

void TestMnesisEdit::forkTakesThePrefix_data()
{
    QTest::addColumn<double>("where");
    for (const double part : {0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 1.0})
        QTest::addRow("%d percent", int(part * 100)) << part;
}

void TestMnesisEdit::forkTakesThePrefix()
{
    QFETCH(double, where);
    const SessionId source = mainSession();
    std::vector<MessagePtr> raw = messagesOf(source);
    std::erase_if(raw, [](const MessagePtr& message) { return bool(message->states & MessageState::Summary); });
    const auto index = size_t(where * double(raw.size() - 1));
    const QStringList before = dumpSqlite(m_path);
    const QStringList counters = dumpCounters(m_path);
    const QStringList codes = findingCodes(*m_store);
    const QStringList original = contents(*m_store, source);

    const auto planned = plan(ForkEdit {source, raw[index]->id, false, {}});
    QVERIFY2(planned, planned ? "" : qPrintable(planned.error().text + planned.error().cause));
    QCOMPARE(dumpSqlite(m_path), before); // a plan writes nothing
    const auto receipt = Editor(*m_journal).apply(m_store->info(), *planned, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
    QCOMPARE(receipt->newSession, planned->newSession);

    // The copy begins as the original does, byte for byte, and the original is what it was.
    QCOMPARE(contents(*m_store, planned->newSession), original.first(qsizetype(index + 1)));
    QCOMPARE(contents(*m_store, source), original);
    QCOMPARE(findingCodes(*m_store), codes);
    const auto info = m_store->session(planned->newSession, ListDetail::Full, {});
    QVERIFY(info);
    QCOMPARE(info->origin, (Origin {Origin::Kind::Fork, source, raw[index]->id}));
    const auto edges = m_store->edges(planned->newSession, {});
    QVERIFY(
        edges && edges->contains(LineageEdge {source, planned->newSession, LineageEdge::Kind::Fork, raw[index]->id}));

    // The plan told the truth about what the agent sees.
    const auto budget = m_store->context(planned->newSession, {}, [](const ContextItem&) { return true; }, {});
    QVERIFY(budget && planned->after);
    QCOMPARE(budget->total, planned->after->tokens);

    const QStringList forked = dumpSqlite(m_path);
    // And about how much it writes.
    for (const QString& table : {u"messages"_s, u"message_parts"_s, u"summary_nodes"_s, u"context_items"_s}) {
        const auto rows = [&table](const QStringList& dump) {
            return qint64(
                std::ranges::count_if(dump, [&](const QString& row) { return row.startsWith(table + u' '); }));
        };
        qint64 told = 0;
        for (const PlannedWrite& write : std::as_const(planned->writes))
            told += write.place == table ? write.count : 0;
        QCOMPARE(told, rows(forked) - rows(before));
    }
    const auto undone = Editor(*m_journal).undo(receipt->id, {});
    QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text + undone.error().cause));
    QCOMPARE(dumpSqlite(m_path), before);
    QCOMPARE(dumpCounters(m_path), counters);
    QVERIFY(Editor(*m_journal).redo(receipt->id, {}));
    QCOMPARE(dumpSqlite(m_path), forked);
}

void TestMnesisEdit::forkBefore()
{
    const SessionId source = mainSession();
    const auto messages = messagesOf(source);
    const auto planned = plan(ForkEdit {source, messages[5]->id, true, u"My title"_s});
    QVERIFY(planned);
    QVERIFY(Editor(*m_journal).apply(m_store->info(), *planned, {}));
    QCOMPARE(contents(*m_store, planned->newSession).size(), 5);
    QCOMPARE(m_store->session(planned->newSession, ListDetail::Basic, {})->title, u"My title"_s);
}

void TestMnesisEdit::forkSurvivesAnAgentThatGoesOn()
{
    const SessionId source = mainSession();
    const auto messages = messagesOf(source);
    const auto planned = plan(ForkEdit {source, messages[3]->id, false, {}});
    QVERIFY(planned);
    const auto renamed = apply(RenameEdit {source, u"Other"_s});
    QVERIFY(renamed);
    QVERIFY(Editor(*m_journal).apply(m_store->info(), *planned, {}));
}

void TestMnesisEdit::forkIsRefusedAfterACompaction()
{
    const SessionId source = mainSession();
    const auto messages = messagesOf(source);
    const auto planned = plan(ForkEdit {source, messages[3]->id, false, {}});
    QVERIFY(planned);
    QVERIFY(apply(RemoveEdit {source, {messages.back()->id}, {}}));
    const QStringList before = dumpSqlite(m_path);
    const auto refused = Editor(*m_journal).apply(m_store->info(), *planned, {});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::Conflict);
    QCOMPARE(dumpSqlite(m_path), before);
}

void TestMnesisEdit::resumeKeepsTheEnd()
{
    const SessionId source = mainSession();
    const QStringList original = contents(*m_store, source);
    const QStringList codes = findingCodes(*m_store);
    const QStringList before = dumpSqlite(m_path);
    std::vector<MessagePtr> raw = messagesOf(source);
    std::erase_if(raw, [](const MessagePtr& message) { return bool(message->states & MessageState::Summary); });
    for (const size_t index : {size_t(4), raw.size() / 2, raw.size() - 2}) {
        const auto planned = plan(ResumeEdit {source, raw[index]->id, false});
        QVERIFY2(planned, planned ? "" : qPrintable(planned.error().text + planned.error().cause));
        const auto receipt = Editor(*m_journal).apply(m_store->info(), *planned, {});
        QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
        QCOMPARE(contents(*m_store, source), original.first(qsizetype(index + 1)));
        QCOMPARE(contents(*m_store, planned->newSession), original.sliced(qsizetype(index + 1)));
        for (const QString& code : findingCodes(*m_store))
            QVERIFY2(codes.contains(code), qPrintable(code));
        const auto archive = m_store->session(planned->newSession, ListDetail::Basic, {});
        QVERIFY(archive && archive->deleted);
        QVERIFY(m_store->edges(source, {})
                ->contains(LineageEdge {source, planned->newSession, LineageEdge::Kind::Discarded, raw[index]->id}));
        const auto budget = m_store->context(source, {}, [](const ContextItem&) { return true; }, {});
        QCOMPARE(budget->total, planned->after->tokens);
        QVERIFY(Editor(*m_journal).undo(receipt->id, {}));
        QCOMPARE(dumpSqlite(m_path), before);
    }
}

/// A host may link each message to the one before it; what is cut off hangs under nothing of the session.
void TestMnesisEdit::messagesWithParents()
{
    MnesisBuilder builder;
    builder.session(u"Linked"_s).user(u"q0"_s).assistant(u"a0"_s).user(u"q1"_s).assistant(u"a1"_s);
    builder.statement(
        u"UPDATE messages SET parent_id = (SELECT id FROM messages m WHERE m.rowid = messages.rowid - 1)"_s);
    m_path = m_folder->filePath(u"linked.db"_s);
    QVERIFY(builder.write(m_path));
    open();
    const SessionId id(builder.sessionId());
    const QStringList before = dumpSqlite(m_path);
    const auto messages = messagesOf(id);
    QCOMPARE(findingCodes(*m_store), QStringList());
    for (const Edit& edit : {Edit(ResumeEdit {id, messages[1]->id, false}),
             Edit(RemoveEdit {id, {messages[0]->id, messages[2]->id}, {}})}) {
        const auto receipt = apply(edit);
        QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
        QCOMPARE(findingCodes(*m_store), QStringList());
        QVERIFY(Editor(*m_journal).undo(receipt->id, {}));
        QCOMPARE(dumpSqlite(m_path), before);
    }
}

void TestMnesisEdit::resumeIsRefusedWhereTheAgentWentOn()
{
    const SessionId source = mainSession();
    const auto messages = messagesOf(source);
    const auto planned = plan(ResumeEdit {source, messages[3]->id, false});
    QVERIFY(planned);
    QVERIFY(apply(RenameEdit {source, u"Other"_s}));
    const auto refused = Editor(*m_journal).apply(m_store->info(), *planned, {});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::Conflict);
}

void TestMnesisEdit::rename()
{
    const SessionId id = mainSession();
    const auto receipt = apply(RenameEdit {id, u"Neuer „Name“ 😀"_s});
    QVERIFY(receipt);
    QCOMPARE(m_store->session(id, ListDetail::Basic, {})->title, u"Neuer „Name“ 😀"_s);
    const auto same = apply(RenameEdit {id, u"Neuer „Name“ 😀"_s});
    QVERIFY(!same);
    QCOMPARE(same.error().code, Errc::Usage);
    QVERIFY(Editor(*m_journal).undo(receipt->id, {}));
    QCOMPARE(mainSession(), id);
    QVERIFY(!Editor(*m_journal).undo(receipt->id, {})); // only once
}

void TestMnesisEdit::plansSpeakOfTheFirstPrompt()
{
    const SessionId id = mainSession();
    QVERIFY(apply(RenameEdit {id, {}}));
    const auto untitled = m_store->session(id, ListDetail::Full, {});
    QVERIFY(untitled && !untitled->firstPrompt.isEmpty());
    const auto planned = plan(ForkEdit {id, messagesOf(id).front()->id});
    QVERIFY(planned);
    QVERIFY2(planned->title.contains(untitled->firstPrompt.first(20)), qPrintable(planned->title));
}

void TestMnesisEdit::editText()
{
    const SessionId id = mainSession();
    const auto message = messagesOf(id).front();
    const auto old = m_store->rawBytes(message->parts.front().storedAt, 100'000, {});
    const auto receipt = apply(TextEdit {id, message->id, 0, u"Kürzer\n\"jetzt\" 😀"_s});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    const auto edited = messagesOf(id).front();
    QCOMPARE(edited->parts.front().as<TextPart>()->text.text, u"Kürzer\n\"jetzt\" 😀"_s);
    QCOMPARE(*m_store->rawBytes(edited->parts.front().storedAt, 100'000, {}),
        R"({"type": "text", "text": "K\u00fcrzer\n\"jetzt\" \ud83d\ude00"})"_ba);
    QVERIFY(Editor(*m_journal).undo(receipt->id, {}));
    QCOMPARE(m_store->rawBytes(message->parts.front().storedAt, 100'000, {}), old);
}

/// Summaries of 0.1 have no row beside their message.
void TestMnesisEdit::editSummaryWithoutARow()
{
    for (const bool hasRow : {true, false}) {
        MnesisBuilder builder;
        builder.session(u"Old"_s);
        for (int i = 0; i < 4; ++i)
            builder.user(u"q%1"_s.arg(i)).assistant(u"a%1"_s.arg(i));
        builder.leaf(1, 1, u"What was said."_s);
        if (!hasRow)
            builder.statement(u"DELETE FROM summary_nodes"_s);
        m_path = m_folder->filePath(hasRow ? u"new.db"_s : u"old.db"_s);
        QVERIFY(builder.write(m_path));
        open();
        const SessionId id(builder.sessionId());
        std::optional<TextEdit> edit;
        for (const MessagePtr& message : messagesOf(id)) {
            for (const Part& part : message->parts) {
                if ((message->states & MessageState::Summary) && part.as<TextPart>())
                    edit = TextEdit {id, message->id, part.index, u"Something else."_s};
            }
        }
        QVERIFY(edit);
        const auto planned = plan(*edit);
        QVERIFY2(planned, planned ? "" : qPrintable(planned.error().text));
        const auto isOfRow = [](const PlannedWrite& write) { return write.place == "summary_nodes"_L1; };
        QCOMPARE(std::ranges::any_of(planned->writes, isOfRow), hasRow);
        QVERIFY(Editor(*m_journal).apply(m_store->info(), *planned, {}));
    }
}

void TestMnesisEdit::editToolOutput()
{
    const SessionId id = mainSession();
    for (const MessagePtr& message : messagesOf(id)) {
        for (const Part& part : message->parts) {
            const auto* tool = part.as<ToolPart>();
            if (!tool || tool->output.text.isEmpty())
                continue;
            QVERIFY(apply(TextEdit {id, message->id, part.index, u"short"_s}));
            const auto again = m_store->part(id, m_store->keyOf(id, message->id, {}).value(), part.index, {});
            QCOMPARE(again->as<ToolPart>()->output.text, u"short"_s);
            QCOMPARE(again->as<ToolPart>()->input, tool->input);
            return;
        }
    }
    QFAIL("The sample has a tool with output.");
}

void TestMnesisEdit::editSummaryOfAFile()
{
    const SessionId id = mainSession();
    const QStringList before = dumpSqlite(m_path);
    for (const MessagePtr& message : messagesOf(id)) {
        for (const Part& part : message->parts) {
            const auto* file = part.as<FileReferencePart>();
            if (!file)
                continue;
            const QString summary = u"CSV table: 3 rows\nColumns:\n  \"größe\""_s;
            const auto receipt = apply(TextEdit {id, message->id, part.index, summary});
            QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
            const auto again = m_store->part(id, m_store->keyOf(id, message->id, {}).value(), part.index, {});
            FileReference wanted = file->reference;
            wanted.summary = summary;
            QCOMPARE(again->as<FileReferencePart>()->reference, wanted);
            // Later messages that hold the same content are given it, too.
            const QStringList after = dumpSqlite(m_path);
            const auto isStored = [&](const QString& line) {
                return line.contains(file->reference.contentId.value) && line.contains(u"größe"_s);
            };
            QVERIFY(std::ranges::any_of(after, isStored));
            QVERIFY(Editor(*m_journal).undo(receipt->id, {}));
            QCOMPARE(dumpSqlite(m_path), before);
            return;
        }
    }
    QFAIL("The sample refers to a file.");
}

void TestMnesisEdit::prune()
{
    const SessionId id = mainSession();
    const QStringList before = dumpSqlite(m_path);
    for (const MessagePtr& message : messagesOf(id)) {
        for (const Part& part : message->parts) {
            const auto* tool = part.as<ToolPart>();
            if (!tool || tool->prunedAt)
                continue;
            const auto receipt = apply(PruneEdit {id, message->id, part.index, false});
            QVERIFY(receipt);
            QCOMPARE(apply(PruneEdit {id, message->id, part.index, false}).error().code, Errc::Usage);
            QVERIFY(apply(PruneEdit {id, message->id, part.index, true}));
            QCOMPARE(dumpSqlite(m_path), before);
            return;
        }
    }
    QFAIL("The sample has a tool that is not pruned.");
}

/// Pruning what a summary replaces already leaves the context as it is, which the plan says.
void TestMnesisEdit::pruneOfWhatIsNotSent()
{
    const SessionId id = mainSession();
    QSet<bool> seen;
    for (const MessagePtr& message : messagesOf(id)) {
        for (const Part& part : message->parts) {
            const auto* tool = part.as<ToolPart>();
            const bool isSent = message->states.testFlag(MessageState::InContext);
            if (!tool || tool->prunedAt || seen.contains(isSent))
                continue;
            const auto plan = m_store->plan(PruneEdit {id, message->id, part.index, false}, {});
            QVERIFY(plan);
            QVERIFY(plan->before && plan->after);
            QCOMPARE(plan->after->tokens == plan->before->tokens, !isSent);
            QCOMPARE(plan->warnings.size(), isSent ? 0 : 1);
            seen += isSent;
        }
    }
    QCOMPARE(seen.size(), 2);
}

void TestMnesisEdit::removeMessages()
{
    const SessionId id = mainSession();
    const QStringList before = dumpSqlite(m_path);
    const QStringList codes = findingCodes(*m_store);
    const QStringList original = contents(*m_store, id);
    const auto messages = messagesOf(id);
    // The first ones stand at the beginning of summaries' spans.
    const auto planned = plan(RemoveEdit {id, {messages[0]->id, messages[1]->id, messages[9]->id}, {}});
    QVERIFY2(planned, planned ? "" : qPrintable(planned.error().text));
    QVERIFY(!planned->warnings.isEmpty());
    // Without an index each look for children is a walk over all messages.
    const auto frees = [](const SqlStep& step) { return step.sql.contains(u"SET parent_id = NULL"_s); };
    QCOMPARE(std::ranges::count_if(planned->script.steps, frees), 1);
    QVERIFY(std::ranges::find_if(planned->script.steps, frees)->rows.isEmpty());
    const auto receipt = Editor(*m_journal).apply(m_store->info(), *planned, {});
    QVERIFY(receipt);
    QStringList expected = original;
    expected.remove(9);
    expected.remove(0, 2);
    QCOMPARE(contents(*m_store, id), expected);
    QCOMPARE(findingCodes(*m_store), codes);
    QVERIFY(Editor(*m_journal).undo(receipt->id, {}));
    QCOMPARE(dumpSqlite(m_path), before);
}

void TestMnesisEdit::summariesOfOneNameAreNotedOnce()
{
    MnesisBuilder builder;
    const QString first = builder.session(u"Long"_s).user(u"first"_s).messageId();
    const SessionId id(builder.sessionId());
    for (int turn = 0; turn < 5; ++turn)
        builder.assistant(u"an answer"_s).user(u"a prompt"_s);
    builder.leaf(1, 1, u"So far."_s).condense(1, u"So far."_s);
    const QString path = m_folder->filePath(u"summaries.db"_s);
    QVERIFY(builder.write(path));
    const auto store = openStore(path);
    QVERIFY(store);
    const auto planned = (*store)->plan(RemoveEdit {id, {MessageId(first)}, {}}, {});
    QVERIFY2(planned, planned ? "" : qPrintable(planned.error().text));
    QCOMPARE(std::ranges::count(planned->writes, u"summary_nodes"_s, &PlannedWrite::place), 2);
    QCOMPARE(planned->warnings.filter(u"still mentions"_s).size(), 1);
}

/// Wherever in what it replaces the message stands. Its span is another only where an end of it goes.
void TestMnesisEdit::summariesThatMentionAMessageAreNoted()
{
    MnesisBuilder builder;
    builder.session(u"Long"_s).user(u"first"_s);
    const SessionId id(builder.sessionId());
    const QString within = builder.assistant(u"an answer"_s).messageId();
    builder.user(u"a prompt"_s).assistant(u"an answer"_s).user(u"the last prompt"_s);
    builder.leaf(1, 1, u"What was said."_s);
    const QString behind = builder.assistant(u"not summarised"_s).messageId();
    const QString path = m_folder->filePath(u"mentions.db"_s);
    QVERIFY(builder.write(path));
    const auto store = openStore(path);
    QVERIFY(store);
    for (const auto& [message, noted] : {std::pair(within, 1), {behind, 0}}) {
        const auto planned = (*store)->plan(RemoveEdit {id, {MessageId(message)}, {}}, {});
        QVERIFY2(planned, planned ? "" : qPrintable(planned.error().text));
        QCOMPARE(planned->warnings.filter(u"“What was said.” still mentions"_s).size(), noted);
        QCOMPARE(std::ranges::count(planned->writes, u"summary_nodes"_s, &PlannedWrite::place), 0);
    }
}

void TestMnesisEdit::removePart()
{
    const SessionId id = mainSession();
    const QStringList before = dumpSqlite(m_path);
    const auto messages = messagesOf(id);
    const auto many = std::ranges::find_if(messages, [](const MessagePtr& m) { return m->parts.size() > 2; });
    QVERIFY(many != messages.end());
    const auto receipt = apply(RemoveEdit {id, {(*many)->id}, 1});
    QVERIFY(receipt);
    const auto after = messagesOf(id)[size_t(many - messages.begin())];
    QCOMPARE(after->parts.size(), (*many)->parts.size() - 1);
    QVERIFY(Editor(*m_journal).undo(receipt->id, {}));
    QCOMPARE(dumpSqlite(m_path), before);
}

/// A message goes with its only part: an empty one would be left.
void TestMnesisEdit::removeOnlyPart()
{
    const SessionId id = mainSession();
    const QStringList before = dumpSqlite(m_path);
    const auto messages = messagesOf(id);
    const auto isShort
        = [](const MessagePtr& m) { return m->parts.size() == 1 && !m->states.testFlag(MessageState::Summary); };
    const auto one = std::ranges::find_if(messages, isShort);
    QVERIFY(one != messages.end());
    const auto none = plan(RemoveEdit {id, {(*one)->id}, 1});
    QVERIFY(!none);
    QCOMPARE(none.error().code, Errc::NotFound);
    const auto planned = plan(RemoveEdit {id, {(*one)->id}, 0});
    QVERIFY2(planned, planned ? "" : qPrintable(planned.error().text));
    QVERIFY(std::ranges::contains(planned->writes, u"messages"_s, &PlannedWrite::place));
    const auto receipt = Editor(*m_journal).apply(m_store->info(), *planned, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QVERIFY(m_store->poll());
    QVERIFY(!m_store->keyOf(id, (*one)->id, {}));
    QVERIFY(Editor(*m_journal).undo(receipt->id, {}));
    QCOMPARE(dumpSqlite(m_path), before);
}

void TestMnesisEdit::removeUnreadablePart()
{
    MnesisBuilder builder;
    builder.session(u"Damaged"_s).user(u"a prompt"_s).assistant(u"an answer"_s).rawPart(u"text"_s, u"{\"type\": "_s);
    const SessionId id(builder.sessionId());
    const MessageId answer(builder.messageId());
    const QString path = m_folder->filePath(u"damaged.db"_s);
    QVERIFY(builder.write(path));
    const QStringList before = dumpSqlite(path);
    const auto store = openStore(path);
    QVERIFY(store);
    const auto edited = (*store)->plan(TextEdit {id, answer, 1, u"other"_s}, {});
    QVERIFY(!edited);
    QVERIFY2(edited.error().text.contains(u"You can remove it"_s), qPrintable(edited.error().text));
    const auto planned = (*store)->plan(RemoveEdit {id, {answer}, 1}, {});
    QVERIFY2(planned, planned ? "" : qPrintable(planned.error().text));
    const auto receipt = Editor(*m_journal).apply((*store)->info(), *planned, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QVERIFY((*store)->poll());
    QCOMPARE(contents(**store, id).last().count(u" | "_s), 1);
    QVERIFY(Editor(*m_journal).undo(receipt->id, {}));
    QCOMPARE(dumpSqlite(path), before);
}

/// Without it mnesis sends the text of the summary's row, so that nothing would be removed.
void TestMnesisEdit::summariesKeepTheirText()
{
    MnesisBuilder builder;
    builder.session(u"Long"_s).user(u"first"_s);
    const SessionId id(builder.sessionId());
    for (int turn = 0; turn < 3; ++turn)
        builder.assistant(u"an answer"_s).user(u"a prompt"_s);
    builder.leaf(1, 1, u"So far."_s);
    const QString path = m_folder->filePath(u"summary.db"_s);
    QVERIFY(builder.write(path));
    const auto store = openStore(path);
    QVERIFY(store);
    const auto nodes = (*store)->summaryNodes(id, {});
    QVERIFY(nodes && nodes->size() == 1);
    const MessageId summary(nodes->first().id.value);
    const auto refused = (*store)->plan(RemoveEdit {id, {summary}, 0}, {});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::NotSupported);
    const auto marker = (*store)->plan(RemoveEdit {id, {summary}, 1}, {});
    QVERIFY2(marker, marker ? "" : qPrintable(marker.error().text));
}

/// Of several texts of a summary mnesis sends the last one, which its row has, too.
void TestMnesisEdit::onlyTheLastTextIsTheSummary()
{
    MnesisBuilder builder;
    builder.session(u"Long"_s).user(u"first"_s);
    const SessionId id(builder.sessionId());
    for (int turn = 0; turn < 3; ++turn)
        builder.assistant(u"an answer"_s).user(u"a prompt"_s);
    builder.leaf(1, 1, u"So far."_s);
    builder.statement(u"INSERT INTO message_parts (id, message_id, session_id, part_type, part_index, content, "
                      "token_estimate) SELECT 'part_note', message_id, session_id, 'text', -1, '{\"type\": \"text\", "
                      "\"text\": \"A note.\"}', 0 FROM message_parts WHERE content LIKE '%So far.%'"_s);
    m_path = m_folder->filePath(u"texts.db"_s);
    QVERIFY(builder.write(m_path));
    open();
    const auto nodes = m_store->summaryNodes(id, {});
    QVERIFY(nodes && nodes->size() == 1);
    QCOMPARE(nodes->first().text.text, u"So far."_s);
    const MessageId summary(nodes->first().id.value);
    const auto changesRow = [](const EditPlan& plan) {
        return std::ranges::contains(plan.writes, u"summary_nodes"_s, &PlannedWrite::place);
    };
    const auto note = plan(TextEdit {id, summary, 0, u"Another note."_s});
    const auto text = plan(TextEdit {id, summary, 1, u"All so far."_s});
    QVERIFY2(note, note ? "" : qPrintable(note.error().text));
    QVERIFY2(text, text ? "" : qPrintable(text.error().text));
    QVERIFY(!changesRow(*note));
    QVERIFY(changesRow(*text));
    QVERIFY(note->before && note->after);
    QCOMPARE(note->after->tokens, note->before->tokens);
    // What a fork adds is added to that, too.
    ForkEdit fork {id, {}, false, {}};
    for (const MessagePtr& message : messagesOf(id)) {
        if (!message->states.testFlag(MessageState::Summary))
            fork.at = message->id;
    }
    fork.constraints = {u"No haste."_s};
    const auto forked = plan(fork);
    QVERIFY2(forked, forked ? "" : qPrintable(forked.error().text));
    QVERIFY(Editor(*m_journal).apply(m_store->info(), *forked, {}));
    open();
    const auto copies = m_store->summaryNodes(forked->newSession, {});
    QVERIFY(copies && copies->size() == 1);
    QCOMPARE(copies->first().text.text, u"So far.\n\n## Key Instructions & Constraints\n- No haste."_s);
}

/// mnesis sends no empty answers, which is no want of room.
void TestMnesisEdit::emptyAnswersFit()
{
    MnesisBuilder builder;
    builder.session(u"Begins with nothing"_s).assistant(u" "_s).user(u"a prompt"_s).assistant(u"an answer"_s);
    const SessionId id(builder.sessionId());
    const MessageId answer(builder.messageId());
    const QString path = m_folder->filePath(u"empty.db"_s);
    QVERIFY(builder.write(path));
    const auto store = openStore(path);
    QVERIFY(store);
    const auto planned = (*store)->plan(TextEdit {id, answer, 0, u"another answer"_s}, {});
    QVERIFY2(planned, planned ? "" : qPrintable(planned.error().text));
    QCOMPARE(planned->after->messages, 2);
    const auto fits = std::ranges::find(planned->checks, u"context-fits"_s, &PlannedCheck::name);
    QVERIFY(fits != planned->checks.end());
    QVERIFY2(fits->ok, qPrintable(fits->text));
}

void TestMnesisEdit::deleteSession()
{
    const SessionId id = mainSession();
    const QStringList before = dumpSqlite(m_path);
    const auto receipt = apply(DeleteEdit {id});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QCOMPARE(m_store->session(id, ListDetail::Basic, {}).error().code, Errc::NotFound);
    QVERIFY(dumpSqlite(m_path).filter(id.value).isEmpty());
    QVERIFY(Editor(*m_journal).undo(receipt->id, {}));
    QCOMPARE(dumpSqlite(m_path), before);
}

// SQLite's sum() fails where integers add up to more than 64 bits.
void TestMnesisEdit::figuresBeyondAnySum_data()
{
    QTest::addColumn<QString>("position"); // in turn of the greatest ids
    QTest::addColumn<QString>("other");
    QTest::newRow("largest") << u"9223372036854770000 + id"_s << u"9223372036854770000"_s;
    QTest::newRow("least") << u"-9223372036854770000 - id"_s << u"-9223372036854770000"_s;
    QTest::newRow("both") << u"iif(id % 2, 1, -1) * (9223372036854770000 + id)"_s << u"9223372036854770000"_s;
    QTest::newRow("beyond integers") << u"1e300 + id * 1e290"_s << u"2e300"_s;
    QTest::newRow("fractions") << u"id + 0.25"_s << u"0.5"_s;
    QTest::newRow("texts") << u"'at ' || id"_s << u"7"_s;
    QTest::newRow("ordinary") << u"id"_s << u"0"_s;
}

void TestMnesisEdit::figuresBeyondAnySum()
{
    QFETCH(const QString, position);
    QFETCH(const QString, other);
    const SessionId id = mainSession();
    m_store.reset();
    const auto exec = [&](const QString& sql) {
        RawStore file(m_path);
        file.exec(u"DROP INDEX idx_context_items_session_pos"_s); // on the way two may have one position
        file.exec(sql);
    };
    exec(u"UPDATE context_items SET position = %1"_s.arg(position));
    exec(u"UPDATE summary_nodes SET superseded = iif(superseded, 9223372036854775807, 0)"_s);
    open();
    const auto messages = messagesOf(id);
    const QStringList before = dumpSqlite(m_path);
    const std::vector<Edit> edits {
        DeleteEdit {id}, ForkEdit {id, messages[3]->id}, RemoveEdit {id, {messages[0]->id}, {}}};
    for (const Edit& edit : edits) {
        const auto receipt = apply(edit);
        QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
        QVERIFY(Editor(*m_journal).undo(receipt->id, {}));
        QCOMPARE(dumpSqlite(m_path), before);
    }
    for (const Edit& edit : edits) {
        const auto planned = plan(edit);
        QVERIFY(planned);
        exec(u"UPDATE context_items SET position = %1 WHERE id = (SELECT min(id) FROM context_items WHERE session_id = "
             "'%2')"_s.arg(other, id.value));
        const QStringList changed = dumpSqlite(m_path);
        const auto refused = Editor(*m_journal).apply(m_store->info(), *planned, {});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, Errc::Conflict);
        QCOMPARE(dumpSqlite(m_path), changed);
        exec(u"UPDATE context_items SET position = %1"_s.arg(position));
    }
}

void TestMnesisEdit::refusals_data()
{
    QTest::addColumn<int>("which");
    QTest::addColumn<Errc>("code");
    QTest::newRow("no such session") << 0 << Errc::NotFound;
    QTest::newRow("no such message") << 1 << Errc::NotFound;
    QTest::newRow("cut at a summary") << 2 << Errc::NotSupported;
    QTest::newRow("nothing before") << 3 << Errc::Usage;
    QTest::newRow("nothing to discard") << 4 << Errc::Usage;
    QTest::newRow("summary removed") << 5 << Errc::NotSupported;
    QTest::newRow("no such part") << 6 << Errc::NotFound;
    QTest::newRow("no message named") << 7 << Errc::Usage;
    QTest::newRow("message of another session") << 8 << Errc::NotFound;
    QTest::newRow("part that has no text") << 9 << Errc::NotSupported;
    QTest::newRow("the same title") << 10 << Errc::Usage;
    QTest::newRow("the same text") << 11 << Errc::Usage;
}

void TestMnesisEdit::refusals()
{
    QFETCH(int, which);
    QFETCH(Errc, code);
    const SessionId id = mainSession();
    const auto messages = messagesOf(id);
    MessageId summary;
    MessageId last;
    std::pair<MessageId, int> step;
    std::pair<MessageId, int> text;
    QString stored;
    for (const MessagePtr& message : messages) {
        if (message->states & MessageState::Summary)
            summary = message->id;
        else
            last = message->id;
        for (const Part& part : message->parts) {
            if (part.as<StepFinishPart>())
                step = {message->id, part.index};
            if (const auto* one = part.as<TextPart>()) {
                text = {message->id, part.index};
                stored = one->text.text;
            }
        }
    }
    const SessionId other = m_store->edges(id, {})->first().to;
    const QList<Edit> edits = {RenameEdit {SessionId(u"nope"_s), {}}, ForkEdit {id, MessageId(u"nope"_s), false, {}},
        ForkEdit {id, summary, false, {}}, ForkEdit {id, messages.front()->id, true, {}}, ResumeEdit {id, last, false},
        RemoveEdit {id, {summary}, {}}, TextEdit {id, last, 99, {}}, RemoveEdit {id, {}, {}},
        RemoveEdit {other, {last}, {}}, TextEdit {id, step.first, step.second, {}},
        RenameEdit {id, m_store->session(id, ListDetail::Basic, {})->title},
        TextEdit {id, text.first, text.second, stored}};
    const QStringList before = dumpSqlite(m_path);
    const auto refused = plan(edits.at(which));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, code);
    QVERIFY2(refused.error().text.endsWith(u'.'), qPrintable(refused.error().text));
    QCOMPARE(dumpSqlite(m_path), before);
}

void TestMnesisEdit::randomEditsAndUndos()
{
    // Whatever is done in whatever order: the doctor finds nothing new, and all of it can be undone.
    const QStringList first = dumpSqlite(m_path);
    const QStringList codes = findingCodes(*m_store);
    Dice dice(7);
    QList<ReceiptId> applied;
    for (int i = 0; i < 40; ++i) {
        const SessionId id = mainSession().isEmpty() ? SessionId() : mainSession();
        QVERIFY(!id.isEmpty());
        std::vector<MessagePtr> raw = messagesOf(id);
        std::erase_if(raw, [](const MessagePtr& message) { return bool(message->states & MessageState::Summary); });
        const MessageId any = raw[size_t(dice.below(int(raw.size())))]->id;
        if (!applied.isEmpty() && dice.below(4) == 0) {
            const auto undone = Editor(*m_journal).undo(applied.last(), {});
            QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text + undone.error().cause));
            applied.removeLast();
            continue;
        }
        const QList<Edit> edits
            = {ForkEdit {id, any, dice.below(2) == 0, {}}, ResumeEdit {id, any, false}, RemoveEdit {id, {any}, {}},
                TextEdit {id, any, 0, QString::number(i)}, InsertEdit {id, any, u"user"_s, QString::number(i)}};
        const auto receipt = apply(edits.at(dice.below(int(edits.size()))));
        if (receipt)
            applied += receipt->id;
        else
            QVERIFY2(receipt.error().code == Errc::Usage || receipt.error().code == Errc::NotSupported,
                qPrintable(receipt.error().text + receipt.error().cause));
        for (const QString& code : findingCodes(*m_store))
            QVERIFY2(codes.contains(code), qPrintable(code)); // some may go with what was cut off
    }
    while (!applied.isEmpty())
        QVERIFY(Editor(*m_journal).undo(applied.takeLast(), {}));
    QCOMPARE(dumpSqlite(m_path), first);
}

TEST_CLASS(TestMnesisEdit)
#include "tst_mnesisedit.moc"
