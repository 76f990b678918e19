// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/editor.h"
#include "core/store/registry.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/mantislines.h"
#include "tests/testkit/mnesisbuilder.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/samplestore.h"
#include "tests/testkit/sqlitedump.h"
#include "tests/testkit/testclass.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace stemma::filetree;
using namespace stemma::mantislines;
using namespace Qt::StringLiterals;

namespace {

QStringList texts(SessionStore& store, const SessionId& id)
{
    QStringList list;
    for (const MessagePtr& message : readstore::messages(store, id)) {
        const auto* text = message->parts.isEmpty() ? nullptr : message->parts.first().as<TextPart>();
        list += text ? text->text.text : QString();
    }
    return list;
}

QStringList sent(SessionStore& store, const SessionId& id)
{
    QStringList list;
    for (const ContextItem& item : readstore::sent(store, id).value_or(QList<ContextItem>())) {
        if (item.leftOut.isEmpty() && item.kind != ContextItem::Kind::System)
            list += item.text;
    }
    return list;
}

bool holds(const EditPlan& plan, const QString& check)
{
    return std::ranges::any_of(plan.checks, [&](const PlannedCheck& one) { return one.name == check && one.ok; });
}

} // namespace

/// New messages in sessions of the formats that take them.
class TestInsert final : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void mnesisBetween();
    void mnesisAtTheEnds();
    void mnesisWithinOneMillisecond_data();
    void mnesisWithinOneMillisecond();
    void mnesisBesideAnotherSession();
    void mnesisWithoutFreeRows();
    void mnesisWithoutFreePositions_data();
    void mnesisWithoutFreePositions();
    void mnesisAmongSummarised();
    void mnesisWithoutItems();
    void mnesisRows();
    void mantisBetween();
    void mantisAtTheEnds();
    void mantisPairsStayTogether();
    void mantisBehindABoundary();
    void refusals_data();
    void refusals();

private:
    void open(const QString& path);
    void openMnesis(const MnesisBuilder& builder);
    void openMantis(const QByteArray& transcript);
    [[nodiscard]] Result<Receipt> apply(const Edit& edit);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Journal> m_journal;
    std::unique_ptr<SessionStore> m_store;
    QString m_path;
    EditPlan m_plan;
};

void TestInsert::init()
{
    m_store.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_journal = std::make_unique<Journal>(m_folder->filePath(u"journal"_s));
}

void TestInsert::open(const QString& path)
{
    m_path = path;
    auto opened = openStore(path);
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().text));
    m_store = *std::move(opened);
    QVERIFY(!readstore::listed(*m_store).empty());
}

void TestInsert::openMnesis(const MnesisBuilder& builder)
{
    const QString path = m_folder->filePath(u"sessions.db"_s);
    QVERIFY(builder.write(path));
    open(path);
}

void TestInsert::openMantis(const QByteArray& transcript)
{
    const QString home = m_folder->filePath(u"home"_s);
    QVERIFY(QDir().mkpath(home + u"/projects/p"_s));
    QFile file(home + u"/projects/p/"_s + FileId + u".jsonl"_s);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(transcript) == transcript.size());
    file.close();
    open(home);
}

Result<Receipt> TestInsert::apply(const Edit& edit)
{
    const auto plan = m_store->plan(edit, {});
    if (!plan)
        return std::unexpected(plan.error());
    m_plan = *plan;
    const auto receipt = Editor(*m_journal).apply(m_store->info(), *plan, {});
    (void)readstore::listed(*m_store);
    return receipt;
}

void TestInsert::mnesisBetween()
{
    const QString path = m_folder->filePath(u"sample.db"_s);
    QVERIFY(writeSampleStore(path));
    open(path);
    const QStringList before = dumpSqlite(path);
    const QStringList codes = readstore::codes(*m_store);
    const QString told = u"unanswered-prompts"_s; // by the plan
    for (const SessionInfo& info : readstore::listed(*m_store)) {
        const auto messages = readstore::messages(*m_store, info.id);
        const QStringList known = readstore::ids(messages);
        for (qsizetype at = 0; at < known.size(); at += 3) {
            const auto receipt = apply(InsertEdit {info.id, MessageId(known.at(at)), u"user"_s, u"Inserted “ü”"_s});
            QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
            const QStringList now = readstore::ids(readstore::messages(*m_store, info.id));
            QCOMPARE(now.size(), known.size() + 1);
            QVERIFY(!known.contains(now.at(at + 1)));
            QStringList others = now;
            others.removeAt(at + 1);
            QCOMPARE(others, known);
            QCOMPARE(texts(*m_store, info.id).at(at + 1), u"Inserted “ü”"_s);
            const auto budget = m_store->context(info.id, {}, [](const ContextItem&) { return true; }, {});
            QVERIFY(budget);
            QCOMPARE(budget->total, m_plan.after->tokens);
            for (const QString& code : readstore::codes(*m_store))
                QVERIFY2(codes.contains(code) || code == told, qPrintable(code));
            const auto undone = Editor(*m_journal).undo(receipt->id, {});
            QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text));
            QCOMPARE(dumpSqlite(path), before);
        }
    }
}

void TestInsert::mnesisAtTheEnds()
{
    MnesisBuilder builder;
    builder.session(u"S"_s).user(u"one"_s).assistant(u"two"_s);
    const QString last = builder.messageId();
    openMnesis(builder);
    const SessionId id(builder.sessionId());
    QVERIFY(apply(InsertEdit {id, {}, u"assistant"_s, u"zero"_s}));
    QVERIFY(holds(m_plan, u"roles-alternate"_s));
    QVERIFY(apply(InsertEdit {id, MessageId(last), u"assistant"_s, u"three"_s}));
    QVERIFY(!holds(m_plan, u"roles-alternate"_s));
    QCOMPARE(texts(*m_store, id), QStringList({u"zero"_s, u"one"_s, u"two"_s, u"three"_s}));
    QCOMPARE(sent(*m_store, id), QStringList({u"zero"_s, u"one"_s, u"two"_s, u"three"_s}));
}

void TestInsert::mnesisWithinOneMillisecond_data()
{
    QTest::addColumn<QString>("times");
    QTest::addColumn<QString>("rows");
    const QString asTheyAre = u"rowid"_s;
    QTest::newRow("all at once") << u"1755000000000"_s << asTheyAre;
    QTest::newRow("a millisecond apart") << u"1755000000000 + rowid"_s << asTheyAre;
    QTest::newRow("at both ends of all times")
        << u"iif(rowid < 3, -9223372036854775807, 9223372036854775807)"_s << asTheyAre;
    QTest::newRow("two at once, then one") << u"1755000000000 + rowid / 4"_s << asTheyAre;
    QTest::newRow("the other way round") << u"1755000000000 + (rowid = 1)"_s << asTheyAre;
    QTest::newRow("free rows between") << u"1755000000000"_s << u"rowid * 3"_s;
    QTest::newRow("a free row in front") << u"1755000000000"_s << u"rowid + 1"_s;
    QTest::newRow("rows far apart") << u"1755000000000"_s << u"rowid + 4000000000 * (rowid > 2)"_s;
}

void TestInsert::mnesisWithinOneMillisecond()
{
    QFETCH(const QString, times);
    QFETCH(const QString, rows);
    MnesisBuilder builder;
    builder.session(u"S"_s).user(u"a"_s).assistant(u"b"_s).user(u"c"_s).assistant(u"d"_s);
    builder.statement(u"UPDATE messages SET created_at = "_s + times);
    builder.statement(u"UPDATE messages SET rowid = 1000 + "_s + rows);
    builder.statement(u"UPDATE messages SET rowid = rowid - 1000"_s);
    openMnesis(builder);
    const SessionId id(builder.sessionId());
    const QStringList before = dumpSqlite(m_path);
    const QStringList all = texts(*m_store, id);
    const QStringList ids = readstore::ids(readstore::messages(*m_store, id));
    const bool isInOrder = sent(*m_store, id) == all; // the items of the context keep the order in which they came
    QStringList codes = readstore::codes(*m_store);
    codes += u"unanswered-prompts"_s;
    for (qsizetype at = -1; at < all.size(); ++at) {
        const MessageId after = at < 0 ? MessageId() : MessageId(ids.at(at));
        const auto receipt = apply(InsertEdit {id, after, u"user"_s, u"new"_s});
        QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
        QStringList wanted = all;
        wanted.insert(at + 1, u"new"_s);
        QCOMPARE(texts(*m_store, id), wanted);
        if (isInOrder)
            QCOMPARE(sent(*m_store, id), wanted);
        for (const QString& code : readstore::codes(*m_store))
            QVERIFY2(codes.contains(code), qPrintable(code));
        const QStringList changed = dumpSqlite(m_path);
        const auto undone = Editor(*m_journal).undo(receipt->id, {});
        QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text));
        QCOMPARE(dumpSqlite(m_path), before);
        const auto again = Editor(*m_journal).redo(receipt->id, {});
        QVERIFY2(again, again ? "" : qPrintable(again.error().text));
        QCOMPARE(dumpSqlite(m_path), changed);
        QVERIFY(Editor(*m_journal).undo(receipt->id, {}));
    }
}

/// Sessions written at the same time take rows by turns; those of the others stay as they are.
void TestInsert::mnesisBesideAnotherSession()
{
    MnesisBuilder builder;
    builder.session(u"S"_s).user(u"a"_s).assistant(u"b"_s).user(u"c"_s).assistant(u"d"_s);
    const QString first = builder.sessionId();
    builder.session(u"T"_s).user(u"k"_s).assistant(u"l"_s).user(u"m"_s).assistant(u"n"_s);
    const QString second = builder.sessionId();
    builder.statement(
        u"UPDATE messages SET rowid = 100 + CASE WHEN rowid > 4 THEN (rowid - 4) * 2 - 1 ELSE rowid * 2 END"_s);
    openMnesis(builder);
    const QStringList codes = readstore::codes(*m_store);
    QVERIFY(!codes.contains(u"time-backwards"_s));
    for (const QString& session : {first, second}) {
        const SessionId id(session);
        for (int i = 0; i < 12; ++i) {
            const QStringList ids = readstore::ids(readstore::messages(*m_store, id));
            QStringList wanted = texts(*m_store, id);
            const qsizetype at = i % 4;
            wanted.insert(at, QString::number(i));
            const auto receipt = apply(InsertEdit {id, at == 0 ? MessageId() : MessageId(ids.at(at - 1)),
                i % 2 == 0 ? u"user"_s : u"assistant"_s, QString::number(i)});
            QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
            QCOMPARE(texts(*m_store, id), wanted);
            QCOMPARE(sent(*m_store, id), wanted);
        }
    }
    QVERIFY(!readstore::codes(*m_store).contains(u"time-backwards"_s));
}

void TestInsert::mnesisWithoutFreeRows()
{
    MnesisBuilder builder;
    builder.session(u"S"_s).user(u"a"_s).assistant(u"b"_s);
    builder.statement(u"UPDATE messages SET rowid = 9223372036854775800 + rowid"_s);
    openMnesis(builder);
    const SessionId id(builder.sessionId());
    const QStringList before = dumpSqlite(m_path);
    const auto refused = apply(
        InsertEdit {id, MessageId(readstore::ids(readstore::messages(*m_store, id)).first()), u"user"_s, u"new"_s});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::NotSupported);
    QCOMPARE(dumpSqlite(m_path), before);
}

void TestInsert::mnesisWithoutFreePositions_data()
{
    QTest::addColumn<int>("after");
    QTest::newRow("before it") << 0;
    QTest::newRow("behind it") << 1;
}

/// One more would be no whole number any more.
void TestInsert::mnesisWithoutFreePositions()
{
    QFETCH(int, after);
    MnesisBuilder builder;
    builder.session(u"S"_s).user(u"a"_s).assistant(u"b"_s);
    builder.statement(
        u"UPDATE context_items SET position = 9223372036854775807 WHERE position = (SELECT max(position) FROM context_items)"_s);
    openMnesis(builder);
    const SessionId id(builder.sessionId());
    const QStringList before = dumpSqlite(m_path);
    const QStringList messages = readstore::ids(readstore::messages(*m_store, id));
    const auto refused = apply(InsertEdit {id, MessageId(messages.at(after)), u"user"_s, u"new"_s});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::NotSupported);
    QVERIFY2(refused.error().text.contains(u"9223372036854775807"_s), qPrintable(refused.error().text));
    QCOMPARE(dumpSqlite(m_path), before);
}

void TestInsert::mnesisAmongSummarised()
{
    MnesisBuilder builder;
    builder.session(u"S"_s);
    QStringList ids;
    for (int i = 0; i < 6; ++i) {
        builder.user(u"question %1"_s.arg(i));
        ids += builder.messageId();
        builder.assistant(u"answer %1"_s.arg(i));
        ids += builder.messageId();
    }
    builder.leaf(1, 2, u"What was before."_s);
    openMnesis(builder);
    const SessionId id(builder.sessionId());
    const QStringList before = sent(*m_store, id);
    QVERIFY(apply(InsertEdit {id, MessageId(ids.at(2)), u"user"_s, u"hidden"_s}));
    QCOMPARE(m_plan.warnings.size(), 1);
    QCOMPARE(sent(*m_store, id), before);
    // Behind the last one that the summary replaces.
    QVERIFY(apply(InsertEdit {id, MessageId(ids.at(7)), u"user"_s, u"seen"_s}));
    QVERIFY(m_plan.warnings.isEmpty());
    QCOMPARE(sent(*m_store, id).size(), before.size() + 1);
    QCOMPARE(sent(*m_store, id).at(1), u"seen"_s);
    const auto refused = apply(InsertEdit {id, {}, u"user"_s, u"first"_s});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::NotSupported);
}

void TestInsert::mnesisWithoutItems()
{
    MnesisBuilder builder;
    builder.session(u"S"_s).user(u"one"_s);
    const QString first = builder.messageId();
    builder.assistant(u"two"_s).statement(u"DELETE FROM context_items"_s);
    openMnesis(builder);
    const SessionId id(builder.sessionId());
    QVERIFY(apply(InsertEdit {id, MessageId(first), u"user"_s, u"new"_s}));
    QCOMPARE(sent(*m_store, id), QStringList({u"one"_s, u"new"_s, u"two"_s}));
    QCOMPARE(m_plan.after->messages, 3);
}

void TestInsert::mnesisRows()
{
    MnesisBuilder builder;
    builder.session(u"S"_s).model(u"anthropic/claude-opus-4-6"_s).user(u"one"_s).assistant(u"two"_s);
    const QString last = builder.messageId();
    openMnesis(builder);
    const SessionId id(builder.sessionId());
    QVERIFY(apply(InsertEdit {id, MessageId(last), u"user"_s, u"three \"\n"_s}));
    const auto messages = readstore::messages(*m_store, id);
    const auto field = [&](size_t at, const QString& name) {
        for (const StoredField& one : messages.at(at)->fields) {
            if (one.name == name)
                return one.value;
        }
        return QVariant(u"(none)"_s);
    };
    // As the library's own: what is left to defaults there is so here.
    for (const QString& name : {u"agent"_s, u"model_id"_s, u"provider_id"_s, u"is_summary"_s, u"tokens_total"_s,
             u"cost"_s, u"finish_reason"_s, u"error_code"_s, u"mode"_s})
        QCOMPARE(field(2, name), field(0, name));
    const auto stored = m_store->rawBytes(messages.at(2)->parts.first().storedAt, 1000, {});
    QCOMPARE(*stored, QByteArray(R"({"type": "text", "text": "three \"\n"})"));
}

void TestInsert::mantisBetween()
{
    openMantis(smallTree());
    const SessionId id(FileId);
    const Files before = filesIn(m_path);
    const QStringList all = sent(*m_store, id);
    QCOMPARE(all.size(), 4);
    for (qsizetype at = 0; at < all.size(); ++at) {
        const QString after = QString(QChar(u'a' + char16_t(at)));
        const auto receipt = apply(InsertEdit {id, MessageId(after), u"user"_s, u"Inserted “ü”"_s});
        QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
        QStringList wanted = all;
        wanted.insert(at + 1, u"Inserted “ü”"_s);
        QCOMPARE(sent(*m_store, id), wanted);
        QCOMPARE(m_plan.after->messages, 5);
        const auto budget = m_store->context(id, {}, [](const ContextItem&) { return true; }, {});
        QCOMPARE(budget->total, m_plan.after->tokens);
        QVERIFY(filesIn(m_path).first().startsWith(before.first())); // only ever appended to
        QVERIFY(Editor(*m_journal).undo(receipt->id, {}));
        QCOMPARE(filesIn(m_path), before);
    }
}

void TestInsert::mantisAtTheEnds()
{
    openMantis(smallTree());
    const SessionId id(FileId);
    QVERIFY(apply(InsertEdit {id, {}, u"user"_s, u"zero"_s}));
    QCOMPARE(sent(*m_store, id).first(), u"zero"_s);
    QCOMPARE(sent(*m_store, id).size(), 5);
    const QString last = readstore::ids(readstore::messages(*m_store, id)).constLast();
    QVERIFY(apply(InsertEdit {id, MessageId(last), u"assistant"_s, u"five"_s}));
    QVERIFY(!holds(m_plan, u"roles-alternate"_s));
    QCOMPARE(sent(*m_store, id).last(), u"five"_s);
    // A note is stored, and never sent.
    const QString end = readstore::ids(readstore::messages(*m_store, id)).constLast();
    QVERIFY(apply(InsertEdit {id, MessageId(end), u"system"_s, u"a note"_s}));
    QCOMPARE(texts(*m_store, id).last(), u"a note"_s);
    QCOMPARE(sent(*m_store, id).size(), 6);
    QCOMPARE(m_plan.after->messages, m_plan.before->messages);
    QCOMPARE(m_plan.after->budget, m_plan.before->budget);
}

void TestInsert::mantisPairsStayTogether()
{
    openMantis(entry("u", {}, "user", "\"look\"", at(1))
        + entry("a", "u", "assistant", R"([{"type":"tool_use","id":"c1","name":"read","input":{}}])", at(2))
        + entry("r", "a", "user", R"([{"type":"tool_result","tool_use_id":"c1","content":"one"}])", at(3))
        + entry("e", "r", "assistant", text("found"), at(4)));
    const SessionId id(FileId);
    const auto refused = apply(InsertEdit {id, MessageId(u"a"_s), u"user"_s, u"x"_s});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::NotSupported);
    QVERIFY(apply(InsertEdit {id, MessageId(u"r"_s), u"user"_s, u"behind the answer"_s}));
    QCOMPARE(sent(*m_store, id).at(3), u"behind the answer"_s);
}

void TestInsert::mantisBehindABoundary()
{
    const SessionId id(FileId);
    // A boundary without a summary takes back what stands before it.
    openMantis(smallTree() + boundary("f", "d", {}, at(5)) + entry("g", "f", "user", "\"third\"", at(6)));
    const auto refused = apply(InsertEdit {id, MessageId(u"b"_s), u"user"_s, u"unseen"_s});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::NotSupported);

    const QByteArray summary
        = R"("[Earlier conversation compacted to save context. 4 messages summarized below.]\n\nthe first")";
    openMantis(smallTree() + boundary("f", "d", {}, at(5)) + entry("g", "f", "user", summary, at(6)));
    QVERIFY(apply(InsertEdit {id, MessageId(u"b"_s), u"user"_s, u"unseen"_s}));
    QVERIFY(!m_plan.warnings.isEmpty());
    QVERIFY(!sent(*m_store, id).contains(u"unseen"_s));
    const QString last = readstore::ids(readstore::messages(*m_store, id)).constLast();
    QVERIFY(apply(InsertEdit {id, MessageId(last), u"assistant"_s, u"seen"_s}));
    QCOMPARE(sent(*m_store, id).last(), u"seen"_s);
}

void TestInsert::refusals_data()
{
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("role");
    QTest::addColumn<QString>("text");
    QTest::addColumn<Errc>("code");
    QTest::newRow("no such message") << u"none"_s << u"user"_s << u"x"_s << Errc::NotFound;
    QTest::newRow("no such role") << QString() << u"narrator"_s << u"x"_s << Errc::Usage;
    QTest::newRow("no text") << QString() << u"user"_s << QString() << Errc::Usage;
}

void TestInsert::refusals()
{
    QFETCH(const QString, after);
    QFETCH(const QString, role);
    QFETCH(const QString, text);
    QFETCH(const Errc, code);
    openMantis(smallTree());
    const auto tree = m_store->plan(InsertEdit {SessionId(FileId), MessageId(after), role, text}, {});
    QVERIFY(!tree);
    QCOMPARE(tree.error().code, code);
    QVERIFY(tree.error().text.endsWith(u'.'));
    MnesisBuilder builder;
    builder.session(u"S"_s).user(u"one"_s);
    openMnesis(builder);
    const auto rows = m_store->plan(InsertEdit {SessionId(builder.sessionId()), MessageId(after), role, text}, {});
    QVERIFY(!rows);
    QCOMPARE(rows.error().code, code);
}

TEST_CLASS(TestInsert)
#include "tst_insert.moc"
