// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/editor.h"
#include "core/session/names.h"
#include "core/store/files/filescript.h"
#include "core/store/json/json.h"
#include "core/store/registry.h"
#include "core/store/sqlite/sqlitewriter.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/sqlitedump.h"
#include "tests/testkit/sqlitefile.h"
#include "tests/testkit/testclass.h"
#include "tests/testkit/wishes.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace stemma::filetree;
using namespace Qt::StringLiterals;

namespace {

const SessionId RowSession(u"s"_s);
const QByteArray Ask = R"({"content" : "first","role":"user","x":1.50})";
const QByteArray Call
    = R"({"content":[{"type":"text","text":"I look"},{"type":"tool_use","id":"c","name":"read","input":{}}],"role":"assistant"})";
const QByteArray Answer = R"({"content":[{"type":"tool_result","tool_use_id":"c","content":"out"}],"role":"user"})";
const QByteArray Found = R"({"content":[{"type":"text","text":"found"}],"role":"assistant"})";
const QByteArray Reminder = R"({"content":"<system-reminder>","role":"user","isMeta":true})";
const QByteArrayList Talk {Ask, Call, Answer, Found};

const QString Moment = u"2026-05-16T09:30:00.000001Z"_s;

QByteArray textOf(const MessagePtr& message)
{
    for (const Part& part : message->parts) {
        if (const auto* text = part.as<TextPart>())
            return text->text.text.toUtf8();
    }
    return {};
}

QSet<QString> troubles(SessionStore& store)
{
    QSet<QString> codes;
    for (const Finding& finding : readstore::findings(store)) {
        if (finding.severity == Finding::Severity::Error)
            codes.insert(finding.code);
    }
    return codes;
}

} // namespace

/// Changes of both SQLite layouts: what the store holds then, and back row for row.
class TestMantisRowEdit final : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void forkOfATable();
    void forkOfTables();
    void checkpointsBehindWhatIsLeftOut_data();
    void checkpointsBehindWhatIsLeftOut();
    void checkpointOfTheCut();
    void forkOfLongMessages();
    void resumeKeepsTheEnd_data();
    void resumeKeepsTheEnd();
    void sharedEndStays();
    void resumeBehindAReminder();
    void editsKeepTheSpelling();
    void textOfASummary();
    void signedThinkingBehind();
    void compaction_data();
    void compaction();
    void removalTakesThePair_data();
    void removalTakesThePair();
    void insertionCountsOn();
    void checkpoints();
    void inclusiveCheckpoints();
    void refusals();
    void changedSinceThePlan();
    void rowsBeyondAnySum();
    void readOnlyLogs();
    void samples_data();
    void samples();

private:
    void makeTable(const QByteArray& messages, const QString& meta);
    void makeTables(const QByteArrayList& messages, const QList<std::pair<QString, int>>& checkpoints);
    void open();
    [[nodiscard]] QString path() const { return m_folder->filePath(u"sessions.db"_s); }
    [[nodiscard]] QStringList rows(const QString& pattern) const;
    [[nodiscard]] QByteArray discarded() const { return filesIn(m_folder->path()).value(u"s.discarded.jsonl"_s); }
    [[nodiscard]] Result<Receipt> apply(const Edit& edit, EditPlan* kept = nullptr);
    [[nodiscard]] QString tryEdit(const Edit& edit, const QSet<QString>& known);
    [[nodiscard]] QByteArrayList texts(const SessionId& id);
    void goBack();

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QTemporaryDir> m_state;
    std::unique_ptr<Journal> m_journal;
    std::unique_ptr<SessionStore> m_store;
    QStringList m_before;
    QList<ReceiptId> m_applied;
};

void TestMantisRowEdit::init()
{
    m_store.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_state = std::make_unique<QTemporaryDir>();
    m_journal = std::make_unique<Journal>(m_state->filePath(u"journal"_s));
    m_applied.clear();
}

void TestMantisRowEdit::makeTable(const QByteArray& messages, const QString& meta)
{
    auto file = SqliteFile::create(path());
    QVERIFY(file);
    file->run(u"CREATE TABLE sessions (id TEXT PRIMARY KEY, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, "
              "title TEXT, tags TEXT, meta TEXT, messages BLOB)"_s);
    file->run(u"INSERT INTO sessions VALUES(?, ?, ?, ?, ?, ?, ?)"_s,
        {RowSession.value, Moment, Moment, u"T"_s, u"[\"a\"]"_s, meta, messages});
    QVERIFY(file->finish());
    open();
}

void TestMantisRowEdit::makeTables(const QByteArrayList& messages, const QList<std::pair<QString, int>>& checkpoints)
{
    auto file = SqliteFile::create(path());
    QVERIFY(file);
    file->run(
        u"CREATE TABLE sessions(session_id TEXT PRIMARY KEY, info_json TEXT NOT NULL, updated_at TEXT NOT NULL)"_s);
    file->run(u"CREATE TABLE messages(session_id TEXT NOT NULL, ord INTEGER NOT NULL, message_json TEXT NOT NULL, "
              "PRIMARY KEY(session_id, ord))"_s);
    file->run(u"CREATE TABLE checkpoints(session_id TEXT NOT NULL, label TEXT NOT NULL, position INTEGER NOT NULL, "
              "created_at TEXT NOT NULL, auto INTEGER NOT NULL, PRIMARY KEY(session_id, label))"_s);
    file->run(u"INSERT INTO sessions VALUES(?, ?, ?)"_s,
        {RowSession.value,
            u"{\"session_id\":\"s\",\"created_at\":\"%1\",\"updated_at\":\"%1\",\"model\":null,\"title\":\"T\",\"tags\":[],\"metadata\":{\"k\":1.0}}"_s
                .arg(Moment),
            Moment});
    for (qsizetype i = 0; i < messages.size(); ++i)
        file->run(u"INSERT INTO messages VALUES(?, ?, ?)"_s,
            {RowSession.value, qint64(i), QString::fromUtf8(messages.at(i))});
    for (const auto& [label, position] : checkpoints)
        file->run(u"INSERT INTO checkpoints VALUES(?, ?, ?, ?, ?)"_s,
            {RowSession.value, label, qint64(position), Moment, qint64(label.startsWith(u"auto") ? 1 : 0)});
    QVERIFY(file->finish());
    open();
}

void TestMantisRowEdit::open()
{
    auto opened = openStore(path());
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().text));
    m_store = *std::move(opened);
    m_before = dumpSqlite(path());
}

QStringList TestMantisRowEdit::rows(const QString& pattern) const
{
    return dumpSqlite(path()).filter(pattern);
}

Result<Receipt> TestMantisRowEdit::apply(const Edit& edit, EditPlan* kept)
{
    const auto made = m_store->plan(edit, {});
    if (!made)
        return std::unexpected(made.error());
    if (kept)
        *kept = *made;
    const auto receipt = Editor(*m_journal).apply(m_store->info(), *made, {});
    if (receipt)
        m_applied += receipt->id;
    (void)m_store->poll();
    return receipt;
}

QByteArrayList TestMantisRowEdit::texts(const SessionId& id)
{
    QByteArrayList list;
    for (const MessagePtr& message : readstore::messages(*m_store, id)) {
        if (!(message->states & MessageState::Discarded))
            list += textOf(message);
    }
    return list;
}

void TestMantisRowEdit::goBack()
{
    while (!m_applied.isEmpty()) {
        const auto undone = Editor(*m_journal).undo(m_applied.takeLast(), {});
        QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text));
    }
    (void)m_store->poll();
    QCOMPARE(dumpSqlite(path()), m_before);
}

void TestMantisRowEdit::forkOfATable()
{
    makeTable('[' + Reminder + ", " + Talk.join(", ") + " ]", u"{\"n\": 3, \"title\": \"T\"}"_s);
    EditPlan plan;
    // Behind the call: it goes, as the library does it.
    const auto receipt = apply(ForkEdit {RowSession, MessageId(u"#2"_s), false, u"Größe"_s}, &plan);
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    const auto info = m_store->session(receipt->newSession, ListDetail::Full, {});
    QVERIFY(info);
    QCOMPARE(info->title, u"Größe"_s);
    QCOMPARE(info->origin.session, RowSession);
    QVERIFY(receipt->newSession.value.startsWith(u"sess_") && receipt->newSession.value.size() == 21);
    const QString row = rows(receipt->newSession.value).join(u'\n');
    QVERIFY2(row.contains(u"\"forked_at_index\": 2"), qPrintable(row));
    QVERIFY(row.contains(u"\"title\": \"Gr\\u00f6\\u00dfe\""));
    QCOMPARE(texts(receipt->newSession), (QByteArrayList {"<system-reminder>", "first", "I look"}));
    QCOMPARE(plan.after->messages, 2);
    goBack();
}

void TestMantisRowEdit::forkOfTables()
{
    makeTables(Talk, {{u"auto-2"_s, 2}, {u"mine"_s, 4}});
    const auto receipt = apply(ForkEdit {RowSession, MessageId(u"#1"_s), false, {}});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QCOMPARE(texts(receipt->newSession), (QByteArrayList {"first", "I look"}));
    const auto info = m_store->session(receipt->newSession, ListDetail::Full, {});
    QCOMPARE(info->title, u"T"_s);
    const QString row = rows(receipt->newSession.value).join(u'\n');
    QVERIFY2(row.contains(u"\"forked_at\":\"auto-2\""), qPrintable(row));
    QVERIFY(row.contains(u"\"k\":1.0"));
    const auto copied = m_store->checkpoints(receipt->newSession, {});
    QCOMPARE(copied->size(), 1);
    QCOMPARE(copied->first().label, u"auto-2"_s);
    QCOMPARE(m_store->checkpoints(RowSession, {})->size(), 2);
    goBack();
}

/// Of an answer that was nothing but a call nobody answered nothing is left, and what follows counts on without it.
void TestMantisRowEdit::checkpointsBehindWhatIsLeftOut_data()
{
    QTest::addColumn<QList<int>>("positions");
    QTest::addColumn<QList<int>>("then"); ///< as messages before them
    QTest::newRow("behind messages") << QList<int> {1, 2, 3, 4} << QList<int> {1, 1, 2, 3};
    QTest::newRow("at them, by a foreign program") << QList<int> {1, 3} << QList<int> {1, 3};
}

void TestMantisRowEdit::checkpointsBehindWhatIsLeftOut()
{
    QFETCH(const QList<int>, positions);
    QFETCH(const QList<int>, then);
    const QByteArray open = R"({"content":[{"type":"tool_use","id":"o","name":"read","input":{}}],"role":"assistant"})";
    QList<std::pair<QString, int>> named;
    for (const int position : positions)
        named.emplaceBack(u"auto-%1"_s.arg(named.size()), position);
    makeTables({Ask, open, Ask, Found, Ask}, named);
    const auto receipt = apply(ForkEdit {RowSession, MessageId(u"#3"_s), false, {}});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QCOMPARE(texts(receipt->newSession), (QByteArrayList {"first", "first", "found"}));
    QList<int> copied;
    for (const Checkpoint& checkpoint : m_store->checkpoints(receipt->newSession, {}).value_or(QList<Checkpoint>()))
        copied += int(checkpoint.position.value_or(-1));
    QCOMPARE(copied, then);
    goBack();
}

/// The place that a session is resumed at keeps its name, even where the message before it goes.
void TestMantisRowEdit::checkpointOfTheCut()
{
    const QByteArray open = R"({"content":[{"type":"tool_use","id":"o","name":"read","input":{}}],"role":"assistant"})";
    makeTables({Ask, open, Ask, Found}, {{u"here"_s, 2}, {u"later"_s, 3}});
    QVERIFY(apply(ResumeEdit {RowSession, MessageId(u"#1"_s)}));
    QCOMPARE(texts(RowSession), QByteArrayList {"first"});
    const auto left = m_store->checkpoints(RowSession, {});
    QCOMPARE(left->size(), 1);
    QCOMPARE(left->first().label, u"here"_s);
    QCOMPARE(left->first().position, 1);
    goBack();
}

void TestMantisRowEdit::forkOfLongMessages()
{
    // The copies come back from what they are copies of, and are not held a second time.
    constexpr int Count = 60;
    constexpr int Bytes = 4'000;
    QByteArrayList messages;
    for (int i = 0; i < Count; ++i) {
        const QByteArray text = QByteArray::number(i) + QByteArray(Bytes, 'x');
        const QByteArray role = i % 2 == 0 ? "user" : "assistant";
        messages += QByteArray("{\"content\":\"" + text + "\",\"role\":\"" + role + "\"}");
    }
    makeTables(messages, {});
    const auto fork = apply(ForkEdit {RowSession, MessageId(u"#49"_s), false, {}});
    QVERIFY2(fork, fork ? "" : qPrintable(fork.error().text));
    const QStringList after = dumpSqlite(path());
    QCOMPARE(texts(fork->newSession).size(), 50);
    Editor editor(*m_journal);
    for (int round = 0; round < 2; ++round) {
        const auto undone = editor.undo(fork->id, {});
        QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text));
        QVERIFY2(undone->size < Count * Bytes / 10, qPrintable(QString::number(undone->size)));
        QCOMPARE(dumpSqlite(path()), m_before);
        const auto redone = editor.redo(fork->id, {});
        QVERIFY2(redone, redone ? "" : qPrintable(redone.error().text));
        QCOMPARE(dumpSqlite(path()), after);
    }
    // Not where one of these has changed since.
    QVERIFY(editor.undo(fork->id, {}));
    const auto write = [&](const QString& sql) {
        SqlScript script;
        script.steps += SqlStep {sql, {}, {}, 1};
        QVERIFY(SqliteWriter(path()).run(script, [](const RowChanges&) { return Result<>(); }, {}));
    };
    write(u"UPDATE messages SET message_json = replace(message_json, '7xx', '7yx') WHERE ord = 7"_s);
    const QStringList changed = dumpSqlite(path());
    const auto refused = editor.redo(fork->id, {});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::Conflict);
    QVERIFY2(refused.error().text.contains(u"copy of row 8"_s), qPrintable(refused.error().text));
    QCOMPARE(dumpSqlite(path()), changed);
    write(u"UPDATE messages SET message_json = replace(message_json, '7yx', '7xx') WHERE ord = 7"_s);
    QVERIFY(editor.redo(fork->id, {}));
    QCOMPARE(dumpSqlite(path()), after);
    // A copy that somebody continued with other words is not taken out.
    write(
        u"UPDATE messages SET message_json = replace(message_json, '7xx', '7yx') WHERE ord = 7 AND session_id <> 's'"_s);
    const QStringList others = dumpSqlite(path());
    const auto kept = editor.undo(fork->id, {});
    QVERIFY(!kept);
    QCOMPARE(kept.error().code, Errc::Conflict);
    QCOMPARE(dumpSqlite(path()), others);
}

void TestMantisRowEdit::resumeKeepsTheEnd_data()
{
    QTest::addColumn<bool>("documented");
    QTest::newRow("table") << false;
    QTest::newRow("tables") << true;
}

void TestMantisRowEdit::resumeKeepsTheEnd()
{
    QFETCH(const bool, documented);
    if (documented)
        makeTables(Talk, {{u"auto-2"_s, 2}, {u"auto-4"_s, 4}, {u"start"_s, 0}});
    else
        makeTable('[' + Talk.join(',') + ']', u"{}"_s);
    EditPlan plan;
    const auto receipt = apply(ResumeEdit {RowSession, MessageId(u"#0"_s)}, &plan);
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QCOMPARE(texts(RowSession), QByteArrayList {"first"});
    QCOMPARE(discarded(), QByteArrayList(Talk.sliced(1)).join('\n') + '\n');
    QCOMPARE(plan.after->messages, 1);
    const QString row = rows(u"first"_s).join(u'\n') + rows(u"session"_s).join(u'\n');
    QVERIFY2(row.contains(documented ? u"\"from_position\":1,\"count\":3" : u"\"resume_history\": [{\"index\": 1"),
        qPrintable(row));
    if (documented)
        QCOMPARE(m_store->checkpoints(RowSession, {})->size(), 1);
    // A second end is put behind the first.
    QVERIFY(apply(ResumeEdit {RowSession, MessageId(u"#0"_s), true}));
    QCOMPARE(discarded(), QByteArrayList(Talk.sliced(1)).join('\n') + '\n' + Ask + '\n');
    QVERIFY(texts(RowSession).isEmpty());
    goBack();
    QVERIFY(!QFile::exists(m_folder->filePath(u"s.discarded.jsonl"_s)));
}

/// File names do not hold every character of an id, so that two sessions may keep their ends in one.
void TestMantisRowEdit::sharedEndStays()
{
    auto file = SqliteFile::create(path());
    QVERIFY(file);
    file->run(u"CREATE TABLE sessions (id TEXT PRIMARY KEY, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, "
              "title TEXT, tags TEXT, meta TEXT, messages BLOB)"_s);
    for (const QString& id : {u"a:b"_s, u"a b"_s, u"other"_s})
        file->run(u"INSERT INTO sessions VALUES(?, ?, ?, ?, ?, ?, ?)"_s,
            {id, Moment, Moment, u"T"_s, u"[]"_s, u"{}"_s, QByteArray('[' + Talk.join(',') + ']')});
    QVERIFY(file->finish());
    open();
    const QString name = u"a_b.discarded.jsonl"_s;
    QVERIFY(apply(ResumeEdit {SessionId(u"a b"_s), MessageId(u"#0"_s)}));
    QVERIFY(QFile::exists(m_folder->filePath(name)));
    EditPlan plan;
    QVERIFY(apply(DeleteEdit {SessionId(u"a:b"_s)}, &plan));
    QVERIFY(QFile::exists(m_folder->filePath(name)));
    QVERIFY(std::ranges::none_of(plan.writes, [&](const PlannedWrite& write) { return write.place == name; }));
    const QStringList told = plan.warnings.filter(name);
    QCOMPARE(told.size(), 1);
    QVERIFY2(told.first().contains(u"a b"_s), qPrintable(told.first()));
    // It goes with the last of them.
    QVERIFY(apply(DeleteEdit {SessionId(u"a b"_s)}, &plan));
    QVERIFY(plan.warnings.filter(name).isEmpty());
    QVERIFY(!QFile::exists(m_folder->filePath(name)));
    goBack();
}

/// The library counts no messages that it put there itself.
void TestMantisRowEdit::resumeBehindAReminder()
{
    makeTable('[' + Reminder + ',' + Talk.join(',') + ']', u"{}"_s);
    QVERIFY(apply(ResumeEdit {RowSession, MessageId(u"#1"_s)}));
    QVERIFY2(!rows(u"\"resume_history\": [{\"index\": 1,"_s).isEmpty(), qPrintable(rows(u"resume"_s).join(u'\n')));
    goBack();
}

void TestMantisRowEdit::editsKeepTheSpelling()
{
    const QByteArray list = "[ " + Talk.join(" ,\n") + "\n]";
    makeTable(list, u"{\"title\": \"T\", \"z\": 1.50}"_s);
    QVERIFY(apply(TextEdit {RowSession, MessageId(u"#3"_s), 0, u"gefunden ✓"_s}));
    QByteArray expected = list;
    expected.replace("\"found\"", "\"gefunden ✓\"");
    QCOMPARE(rows(QString::fromLatin1(expected.toHex().toUpper())).size(), 1);
    QVERIFY(apply(TextEdit {RowSession, MessageId(u"#0"_s), 0, u"1st"_s}));
    QVERIFY(apply(TextEdit {RowSession, MessageId(u"#2"_s), 0, u"other"_s}));
    QVERIFY(apply(RenameEdit {RowSession, u"Neu"_s}));
    QCOMPARE(m_store->session(RowSession, ListDetail::Full, {})->title, u"Neu"_s);
    QCOMPARE(rows(u"{\"title\": \"Neu\", \"z\": 1.50}"_s).size(), 1);
    QCOMPARE(texts(RowSession), (QByteArrayList {"1st", "I look", "", "gefunden ✓"}));
    goBack();
}

void TestMantisRowEdit::textOfASummary()
{
    const QByteArray head = "[Earlier conversation compacted to save context. 4 messages summarized below.]";
    makeTable(R"([{"content":")" + head + R"(\n\nso far","role":"user"},)" + Found + ']', u"{}"_s);
    QVERIFY(apply(TextEdit {RowSession, MessageId(u"#0"_s), 0, u"more"_s}));
    QCOMPARE(texts(RowSession), (QByteArrayList {head + "\n\nmore", "found"}));
    QCOMPARE(m_store->summaryNodes(RowSession, {})->first().text.text, u"more"_s);
    goBack();
}

void TestMantisRowEdit::signedThinkingBehind()
{
    const QByteArray thought
        = R"({"content":[{"type":"thinking","thinking":"hm","signature":"S=="},{"type":"text","text":"ok"}],"role":"assistant"})";
    makeTable('[' + QByteArrayList {Ask, Found, Ask, thought}.join(',') + ']', u"{}"_s);
    const auto failed = [&](const Edit& edit) {
        const auto plan = m_store->plan(edit, {});
        const auto check = plan ? std::ranges::find(plan->checks, u"signed-thinking"_s, &PlannedCheck::name)
                                : QList<PlannedCheck>::const_iterator();
        return plan && check != plan->checks.cend() && !check->ok;
    };
    QStringList ids;
    for (const MessagePtr& message : readstore::messages(*m_store, RowSession))
        ids += message->id.value;
    QVERIFY(failed(TextEdit {RowSession, MessageId(ids.at(0)), 0, u"x"_s}));
    QVERIFY(failed(RemoveEdit {RowSession, {MessageId(ids.at(1))}, {}}));
    QVERIFY(failed(InsertEdit {RowSession, {}, u"user"_s, u"x"_s}));
    QVERIFY(!failed(TextEdit {RowSession, MessageId(ids.at(3)), 1, u"x"_s}));
    QVERIFY(!failed(InsertEdit {RowSession, MessageId(ids.at(3)), u"user"_s, u"x"_s}));
    QVERIFY(!failed(RemoveEdit {RowSession, {MessageId(ids.at(3))}, {}}));
}

void TestMantisRowEdit::compaction_data()
{
    QTest::addColumn<bool>("hasThreeTables");
    QTest::newRow("one table") << false;
    QTest::newRow("three tables") << true;
}

/// A session of its own, behind what the application says to the model; the original is as it was.
void TestMantisRowEdit::compaction()
{
    QFETCH(const bool, hasThreeTables);
    const QByteArray system = R"({"content":"Be brief.","role":"system"})";
    const QByteArrayList messages = QByteArrayList {system} + Talk + QByteArrayList {Ask, Found, Reminder};
    if (hasThreeTables)
        makeTables(messages, {{u"auto-3"_s, 3}});
    else
        makeTable("[ " + messages.join(", ") + ']', u"{\"n\": 3, \"title\": \"T\"}"_s);
    const auto draft = m_store->draftCompaction(CompactEdit {RowSession, {}, {}, 3, {}}, {});
    QVERIFY2(draft, draft ? "" : qPrintable(draft.error().text));
    QCOMPARE(draft->first.value, u"#1"_s);
    QCOMPARE(draft->last.value, u"#1"_s); // the call behind it has its answer among the last four
    EditPlan plan;
    const auto receipt = apply(CompactEdit {RowSession, MessageId(u"#3"_s), {}, 2, u"„so“ far"_s}, &plan);
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
    QCOMPARE(plan.newSession, receipt->newSession);
    QCOMPARE(texts(receipt->newSession),
        (QByteArrayList {"Be brief.",
            "[Earlier conversation compacted to save context. 3 messages summarized below. Summary capped at ~2048 "
            "tokens to keep context headroom.]\n\n„so“ far",
            "found", "first", "found", "<system-reminder>"}));
    QCOMPARE(texts(RowSession).size(), messages.size());
    const auto info = m_store->session(receipt->newSession, ListDetail::Full, {});
    QVERIFY(info);
    QCOMPARE(info->title, u"T (compacted)"_s);
    QCOMPARE(info->origin.session, RowSession);
    qint64 tokens = 0;
    const auto sent = readstore::sent(*m_store, receipt->newSession);
    for (const ContextItem& item : sent.value_or(QList<ContextItem>()))
        tokens += item.leftOut.isEmpty() ? item.tokens : 0;
    QCOMPARE(plan.after->tokens, tokens);
    QCOMPARE(plan.after->messages, 5);
    QCOMPARE(m_store->summaryNodes(receipt->newSession, {})->first().text.text, u"„so“ far"_s);
    QVERIFY(m_store->checkpoints(receipt->newSession, {}));
    if (hasThreeTables)
        QVERIFY(m_store->checkpoints(receipt->newSession, {})->isEmpty());
    goBack();

    QVERIFY(!m_store->plan(CompactEdit {RowSession, MessageId(u"#2"_s), {}, 2, u"x"_s}, {})); // a call
    const auto inPlace = m_store->plan(CompactEdit {RowSession, MessageId(u"#3"_s), {}, 2, u"x"_s, true}, {});
    QVERIFY(!inPlace && inPlace.error().code == Errc::NotSupported); // nothing would be left of the messages
    QVERIFY(!m_store->plan(CompactEdit {RowSession, MessageId(u"#0"_s), {}, 2, u"x"_s}, {})); // the application's own
    QVERIFY(!m_store->plan(DissolveEdit {RowSession, NodeId(u"#0"_s)}, {}));
}

void TestMantisRowEdit::removalTakesThePair_data()
{
    resumeKeepsTheEnd_data();
}

void TestMantisRowEdit::removalTakesThePair()
{
    QFETCH(const bool, documented);
    if (documented)
        makeTables(Talk, {{u"auto-2"_s, 2}, {u"auto-4"_s, 4}});
    else
        makeTable('[' + Talk.join(',') + ']', u"{}"_s);
    EditPlan plan;
    const auto receipt = apply(RemoveEdit {RowSession, {MessageId(u"#2"_s)}, {}}, &plan);
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QCOMPARE(texts(RowSession), (QByteArrayList {"first", "I look", "found"}));
    const auto call = readstore::messages(*m_store, RowSession)[1];
    QCOMPARE(call->parts.size(), 1); // without the call
    QVERIFY(std::ranges::any_of(
        plan.checks, [](const PlannedCheck& check) { return check.name == "calls-answered"_L1 && check.ok; }));
    if (documented) {
        const auto checkpoints = m_store->checkpoints(RowSession, {});
        QCOMPARE(checkpoints->at(0).position, 2);
        QCOMPARE(checkpoints->at(1).position, 3);
    }
    goBack();
}

void TestMantisRowEdit::insertionCountsOn()
{
    makeTables(Talk, {{u"auto-2"_s, 2}, {u"auto-4"_s, 4}});
    QCOMPARE(m_store->plan(InsertEdit {RowSession, MessageId(u"#1"_s), u"user"_s, u"x"_s}, {}).error().code,
        Errc::NotSupported); // between a call and its answer
    EditPlan plan;
    QVERIFY(apply(InsertEdit {RowSession, MessageId(u"#0"_s), u"assistant"_s, u"Ja \"so\""_s}, &plan));
    QVERIFY(apply(InsertEdit {RowSession, {}, u"system"_s, u"Be kind."_s}));
    QCOMPARE(texts(RowSession), (QByteArrayList {"Be kind.", "first", "Ja \"so\"", "I look", "", "found"}));
    const auto checkpoints = m_store->checkpoints(RowSession, {});
    QCOMPARE(checkpoints->at(0).position, 4);
    QCOMPARE(checkpoints->at(1).position, 6);
    QCOMPARE(m_store->plan(InsertEdit {RowSession, {}, u"tool"_s, u"x"_s}, {}).error().code, Errc::Usage);
    goBack();
}

void TestMantisRowEdit::checkpoints()
{
    makeTables(Talk, {{u"auto-2"_s, 2}});
    QVERIFY(apply(CheckpointEdit {RowSession, MessageId(u"#3"_s), u"before it"_s}));
    const auto named = m_store->checkpoints(RowSession, {});
    QCOMPARE(named->size(), 2);
    QCOMPARE(named->at(1).label, u"before it"_s);
    QCOMPARE(named->at(1).position, 4);
    QVERIFY(!named->at(1).automatic);
    QCOMPARE(
        m_store->plan(CheckpointEdit {RowSession, MessageId(u"#0"_s), u"before it"_s}, {}).error().code, Errc::Usage);
    QVERIFY(apply(CheckpointEdit {RowSession, MessageId(u"#1"_s), {}}));
    QCOMPARE(m_store->checkpoints(RowSession, {})->size(), 1);
    QCOMPARE(m_store->plan(CheckpointEdit {RowSession, MessageId(u"#1"_s), {}}, {}).error().code, Errc::NotFound);
    goBack();
}

/// A foreign program's positions that stand at answers stay as they are, and new ones are counted the same way.
void TestMantisRowEdit::inclusiveCheckpoints()
{
    makeTables(Talk, {{u"auto-1"_s, 1}, {u"auto-3"_s, 3}});
    QVERIFY(apply(CheckpointEdit {RowSession, MessageId(u"#3"_s), u"end"_s}));
    QCOMPARE(rows(u"end"_s).size(), 1);
    const auto named = m_store->checkpoints(RowSession, {});
    QCOMPARE(named->last().position, 4);
    QCOMPARE(m_store->plan(RemoveEdit {RowSession, {MessageId(u"#3"_s)}, {}}, {}).error().code, Errc::NotSupported);
    goBack();
}

void TestMantisRowEdit::refusals()
{
    makeTable("[{\"content\": 1", u"{}"_s);
    QCOMPARE(m_store->plan(TextEdit {RowSession, MessageId(u"#0"_s), 0, u"x"_s}, {}).error().code, Errc::NotSupported);
    QVERIFY(m_store->plan(RenameEdit {RowSession, u"x"_s}, {}));
    QCOMPARE(m_store->plan(PruneEdit {RowSession, MessageId(u"#0"_s)}, {}).error().code, Errc::NotSupported);
    QCOMPARE(m_store->plan(DeleteEdit {SessionId(u"none"_s)}, {}).error().code, Errc::NotFound);
    QVERIFY(m_store->info().refusals.contains(EditKind::Checkpoint));
    QVERIFY(apply(DeleteEdit {RowSession}));
    QVERIFY(readstore::listed(*m_store).empty());
    goBack();
}

void TestMantisRowEdit::changedSinceThePlan()
{
    makeTable('[' + Talk.join(',') + ']', u"{}"_s);
    const auto plan = m_store->plan(ResumeEdit {RowSession, MessageId(u"#0"_s)}, {});
    QVERIFY(plan);
    QVERIFY(apply(TextEdit {RowSession, MessageId(u"#3"_s), 0, u"x"_s}));
    const auto refused = Editor(*m_journal).apply(m_store->info(), *plan, {});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::Conflict);
    QVERIFY(!QFile::exists(m_folder->filePath(u"s.discarded.jsonl"_s)));
    goBack();
}

// SQLite's sum() fails where integers add up to more than 64 bits.
void TestMantisRowEdit::rowsBeyondAnySum()
{
    makeTables(Talk, {});
    const auto exec = [&](const QString& sql) {
        m_store.reset();
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"exec"_s);
            database.setDatabaseName(path());
            QVERIFY(database.open());
            QSqlQuery query(database);
            QVERIFY2(query.exec(sql), qPrintable(query.lastError().text()));
        }
        QSqlDatabase::removeDatabase(u"exec"_s);
        open();
    };
    for (const char* rowid : {"9223372036854775000 + ord", "-9223372036854775000 - ord", "ord - 2", "ord + 1",
             "9007199254740980 + ord", "(ord % 2 * 2 - 1) * 9223372036854775000 + ord"}) {
        exec(u"UPDATE messages SET rowid = %1"_s.arg(QLatin1StringView(rowid)));
        const ResumeEdit resume {RowSession, MessageId(u"#1"_s)};
        const auto plan = m_store->plan(resume, {});
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
        const auto receipt = apply(resume);
        QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
        goBack();

        exec(u"UPDATE messages SET rowid = rowid + 20 WHERE ord = 3"_s);
        const auto refused = Editor(*m_journal).apply(m_store->info(), *plan, {});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, Errc::Conflict);
    }
}

void TestMantisRowEdit::readOnlyLogs()
{
    QFile log(m_folder->filePath(u"log.jsonl"_s));
    QVERIFY(log.open(QIODevice::WriteOnly));
    log.write(R"({"type":"user","message":{"role":"user","content":"hi"},"uuid":"1","session_id":"s"})"
              "\n");
    log.close();
    const auto store = openStore(log.fileName());
    QVERIFY(store);
    QVERIFY((*store)->info().notWritable.contains(u"(M2)"));
}

// ---- the samples --------------------------------------------------------------------------------

QString TestMantisRowEdit::tryEdit(const Edit& edit, const QSet<QString>& known)
{
    EditPlan plan;
    const auto receipt = apply(edit, &plan);
    if (!receipt) {
        const Errc code = receipt.error().code;
        const bool isRefusal = code == Errc::NotSupported || code == Errc::Usage;
        return isRefusal && dumpSqlite(path()) == m_before ? QString() : receipt.error().text + receipt.error().cause;
    }
    const bool isSound = std::ranges::all_of(plan.checks, &PlannedCheck::ok);
    const QSet<QString> fresh = troubles(*m_store) - known;
    if (isSound && !fresh.isEmpty())
        return u"new findings: "_s + QStringList(fresh.values()).join(u", "_s);
    if (plan.after) {
        const bool isElsewhere = plan.action == "fork"_L1 || plan.action == "compact"_L1;
        const SessionId session = isElsewhere ? plan.newSession : plan.session;
        qint64 messages = 0;
        qint64 tokens = 0;
        const auto sent = readstore::sent(*m_store, session);
        for (const ContextItem& item : sent.value_or(QList<ContextItem>())) {
            messages += item.leftOut.isEmpty() ? 1 : 0;
            tokens += item.leftOut.isEmpty() ? item.tokens : 0;
        }
        if (messages != plan.after->messages || tokens != plan.after->tokens)
            return u"%1 messages with %2 tokens, promised were %3 with %4"_s.arg(messages)
                .arg(tokens)
                .arg(plan.after->messages)
                .arg(plan.after->tokens);
    }
    const auto undone = Editor(*m_journal).undo(m_applied.takeLast(), {});
    (void)m_store->poll();
    if (!undone)
        return undone.error().text;
    const QStringList left = QDir(m_folder->path()).entryList({u"*.discarded.jsonl"_s}, QDir::Files);
    return dumpSqlite(path()) == m_before && left.isEmpty() ? QString() : u"something is other after the undo"_s;
}

void TestMantisRowEdit::samples_data()
{
    QTest::addColumn<QString>("sample");
    for (const QString& name : {u"sessions-documented-layout.db"_s, u"sessions-code-layout.db"_s,
             u"generated-1.36.0/sessions.db"_s, u"generated-2.58.0/sessions.db"_s, u"generated-2.70.1/sessions.db"_s})
        QTest::newRow(qPrintable(name)) << realStore(u"mantis/"_s) + name;
}

void TestMantisRowEdit::samples()
{
    QFETCH(const QString, sample);
    NEED(missingSample(sample));
    QFile from(sample);
    QFile to(path());
    QVERIFY(from.open(QIODevice::ReadOnly) && to.open(QIODevice::WriteOnly));
    to.write(from.readAll());
    to.close();
    open();
    const QSet<QString> known = troubles(*m_store);
    int tried = 0;
    for (const SessionInfo& info : readstore::listed(*m_store)) {
        QList<Wish> all = wishesFor(*m_store, info.id);
        all += {u"delete"_s, DeleteEdit {info.id}};
        if (!readstore::messages(*m_store, info.id).empty())
            all += {u"checkpoint"_s, CheckpointEdit {info.id, MessageId(u"#0"_s), u"mine"_s}};
        for (const Wish& wish : std::as_const(all)) {
            const QString wrong = tryEdit(wish.edit, known);
            QVERIFY2(wrong.isEmpty(), qPrintable(info.id.value + u' ' + wish.name + u": "_s + wrong));
            ++tried;
        }
    }
    QVERIFY(tried > 20);
}

TEST_CLASS(TestMantisRowEdit)
#include "tst_mantisrowedit.moc"
