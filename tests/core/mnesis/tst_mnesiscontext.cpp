// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/text.h"
#include "core/store/formats/mnesis/context/render.h"
#include "core/store/formats/mnesis/context/tokens.h"
#include "core/store/registry.h"
#include "core/store/ruledstore.h"
#include "tests/core/mnesis/changedstore.h"
#include "tests/core/mnesis/pythonbytes.h"
#include "tests/testkit/mnesisbuilder.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/reallibrary.h"
#include "tests/testkit/testclass.h"

#include <QCryptographicHash>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <limits>

using namespace Qt::StringLiterals;
using namespace stemma;
using namespace stemma::mnesis;

/// Holds the figures and texts against what the library itself reports for the sample stores.
class TestMnesisContext : public QObject
{
    Q_OBJECT
private slots:
    /// With the vocabularies that the library itself counts with, where they are here: then every figure is its own.
    void initTestCase()
    {
        if (RealLibrary::missing(u"mnesis"_s).isEmpty())
            qputenv("STEMMA_VOCABULARIES", RealLibrary::vocabularies().toUtf8());
    }
    void init();
    void estimates_data();
    void estimates();
    void exampleEstimates();
    void contexts_data();
    void contexts();
    void exampleContexts_data();
    void exampleContexts();
    void kinds();
    void oddItems_data();
    void oddItems();
    void extremeEstimates();
    void overflow_data();
    void overflow();
    void earlierMoments();
    void momentOfACompaction();
    void momentBeforePruning();
    void oldStoreAtEarlierMoment();
    void longSessions_data();
    void longSessions();
    void missing();
    void sinkEndsIt();
    void cancelled();

private:
    struct Assembled
    {
        QList<ContextItem> items;
        ContextBudget budget;
    };
    Assembled assemble(const QString& session, const std::optional<MessageId>& at = {});
    void open(const QString& sample);
    void change(const QStringList& statements);
    QStringList column(const QString& sql);

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    std::unique_ptr<SessionStore> m_store;
};

namespace {

QJsonArray expectedSessions(const QString& name)
{
    QFile file(samplePath(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object()["sessions"_L1].toArray();
}

QString sha256(const QString& text)
{
    return QString::fromLatin1(QCryptographicHash::hash(pythonBytes(text), QCryptographicHash::Sha256).toHex());
}

QStringList sentIds(const QList<ContextItem>& items)
{
    QStringList ids;
    for (const ContextItem& item : items) {
        if (item.leftOut.isEmpty() && item.kind != ContextItem::Kind::System)
            ids += item.id;
    }
    return ids;
}

} // namespace

void TestMnesisContext::init()
{
    m_store.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    if (!QFile::exists(samplePath(u"small.db"_s)))
        QSKIP("The sample stores are not here.");
}

void TestMnesisContext::open(const QString& sample)
{
    m_store.reset();
    m_path = m_folder->filePath(u"sessions.db"_s);
    QFile::remove(m_path);
    QVERIFY(QFile::copy(samplePath(sample), m_path));
    QVERIFY(QFile::setPermissions(m_path, QFile::ReadOwner | QFile::WriteOwner));
    auto store = openStore(m_path);
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    m_store = *std::move(store);
}

void TestMnesisContext::change(const QStringList& statements)
{
    {
        auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"change"_s);
        database.setDatabaseName(m_path);
        QVERIFY(database.open());
        for (const QString& statement : statements) {
            QSqlQuery query(database);
            QVERIFY2(query.exec(statement), qPrintable(statement + query.lastError().text()));
        }
        database.close();
    }
    QSqlDatabase::removeDatabase(u"change"_s);
}

QStringList TestMnesisContext::column(const QString& sql)
{
    QStringList values;
    {
        auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"column"_s);
        database.setDatabaseName(m_path);
        if (database.open()) {
            QSqlQuery query(database);
            if (!query.exec(sql))
                qWarning() << query.lastError() << sql;
            while (query.next())
                values += query.value(0).toString();
        }
        database.close();
    }
    QSqlDatabase::removeDatabase(u"column"_s);
    return values;
}

TestMnesisContext::Assembled TestMnesisContext::assemble(const QString& session, const std::optional<MessageId>& at)
{
    Assembled assembled;
    const auto sink = [&](ContextItem item) {
        assembled.items += std::move(item);
        return true;
    };
    auto budget = m_store->context(SessionId(session), at, sink, {});
    if (!budget) {
        QTest::qFail(qPrintable(budget.error().text + budget.error().cause), __FILE__, __LINE__);
        return assembled;
    }
    assembled.budget = *budget;
    for (qsizetype i = 0; i < assembled.items.size(); ++i) {
        if (assembled.items[i].position != i)
            QTest::qFail("positions do not count from 0", __FILE__, __LINE__);
    }
    return assembled;
}

void TestMnesisContext::estimates_data()
{
    QTest::addColumn<QString>("store");
    QTest::addColumn<QString>("expected");
    QTest::newRow("0.4.0") << u"generated-0.4.0/sessions.db"_s << u"generated-0.4.0/expected.json"_s;
    QTest::newRow("0.3.0") << u"generated-0.3.0/sessions.db"_s << u"generated-0.3.0/expected-by-0.4.0.json"_s;
    QTest::newRow("0.1.1") << u"generated-0.1.1/sessions.db"_s << u"generated-0.1.1/expected.json"_s;
}

void TestMnesisContext::estimates()
{
    QFETCH(QString, store);
    QFETCH(QString, expected);
    open(store);
    int compared = 0;
    for (const auto& session : expectedSessions(expected)) {
        const SessionId id(session["id"_L1].toString());
        const ModelWindow window = modelWindow(session["model_id"_L1].toString());
        for (const auto& entry : session["messages"_L1].toArray()) {
            const auto key = m_store->keyOf(id, MessageId(entry["id"_L1].toString()), {});
            QVERIFY(key);
            const auto messages = m_store->messages(id, std::span(&*key, 1), {.maxText = -1}, {});
            QVERIFY(messages && messages->front());
            const QList<Part>& parts = messages->front()->parts;
            const QByteArray name = entry["id"_L1].toString().toUtf8();
            QVERIFY2(estimateMessage(parts, TokenRule::Quarter) == entry["estimate"_L1].toInteger(), name.constData());
            if (!window.isEstimate())
                QVERIFY2(
                    estimateMessage(parts, window.rule) == entry["estimate_model"_L1].toInteger(), name.constData());
            ++compared;
        }
    }
    QVERIFY(compared > 50);
}

void TestMnesisContext::exampleEstimates()
{
    const QList<QList<qint64>> expected = {
        {15, 146, 545, 8, 7, 15, 6, 89, 6, 254, 6, 255, 6, 255, 6, 255, 135, 7, 34, 6, 9, 9, 6, 5, 4, 5, 2004, 5, 2004,
            80, 76, 5, 2004, 5, 2004, 80, 5, 2004, 919, 373, 7, 7},
        {12, 6, 6, 19, 92, 5, 6},
        {67, 126, 67, 126, 67, 126, 67, 126, 68, 68},
        {4},
    };
    open(u"small.db"_s);
    const QStringList sessions = column(u"SELECT id FROM sessions ORDER BY created_at"_s);
    QCOMPARE(sessions.size(), expected.size());
    for (qsizetype i = 0; i < sessions.size(); ++i) {
        const SessionId id(sessions[i]);
        const auto outline = m_store->outline(id, {});
        QVERIFY(outline);
        QList<qint64> actual;
        for (const OutlineRow& row : *outline) {
            const auto messages = m_store->messages(id, std::span(&row.key, 1), {.maxText = -1}, {});
            QVERIFY(messages && messages->front());
            actual += estimateMessage(messages->front()->parts, TokenRule::Quarter);
        }
        QCOMPARE(actual, expected[i]);
    }
}

void TestMnesisContext::contexts_data()
{
    estimates_data();
    QTest::newRow("0.3.0 by its own rules") << u"generated-0.3.0/sessions.db"_s << u"generated-0.3.0/expected.json"_s;
}

void TestMnesisContext::contexts()
{
    QFETCH(QString, store);
    QFETCH(QString, expected);
    open(store);
    const bool by03 = expected == "generated-0.3.0/expected.json"_L1;
    if (by03)
        QVERIFY(chooseRules(*m_store, {.profile = u"mnesis-0.3"_s}));
    const auto windowOf = [&](const QJsonValue& session) {
        return modelWindow(session["model_id"_L1].toString(), by03 ? Release::Before04 : Release::From04);
    };
    for (const auto& session : expectedSessions(expected)) {
        const QString id = session["id"_L1].toString();
        const QJsonObject context = session["context"_L1].toObject();
        const Assembled assembled = assemble(id);
        QCOMPARE(assembled.budget.usable, context["usable"_L1].toInteger());
        QCOMPARE(assembled.budget.usable + assembled.budget.reserve, windowOf(session).contextLimit);

        QList<ContextItem> sent = assembled.items;
        sent.removeIf(
            [](const ContextItem& item) { return !item.leftOut.isEmpty() || item.kind == ContextItem::Kind::System; });
        const QJsonArray messages = context["messages"_L1].toArray();
        QCOMPARE(sent.size(), messages.size());
        for (qsizetype i = 0; i < sent.size(); ++i) {
            QCOMPARE(codePoints(sent[i].text), messages[i]["len"_L1].toInteger());
            QCOMPARE(sha256(sent[i].text), messages[i]["sha256"_L1].toString());
            QCOMPARE(sent[i].role, messages[i]["role"_L1].toString() == "user"_L1 ? Role::User : Role::Assistant);
            QVERIFY(sent[i].exact);
        }
        const QString prompt = session["system_prompt"_L1].toString();
        QCOMPARE(
            !assembled.items.isEmpty() && assembled.items.first().kind == ContextItem::Kind::System, !prompt.isEmpty());
        if (!prompt.isEmpty())
            QCOMPARE(assembled.items.first().text, prompt);

        const ContextBudget& budget = assembled.budget;
        QCOMPARE(budget.total, budget.system + budget.summaries + budget.messages);
        // Without their vocabularies the other families' figures can only be near.
        QCOMPARE(budget.estimated, windowOf(session).isEstimate());
        if (budget.estimated)
            continue;
        QCOMPARE(budget.total, context["token_estimate"_L1].toInteger());
        QCOMPARE(budget.summaries, context["summary_tokens"_L1].toInteger());
        QCOMPARE(budget.messages, context["raw_tokens"_L1].toInteger());
        QCOMPARE(budget.toolOutput, context["tool_output_tokens"_L1].toInteger());
        qint64 full = 0;
        for (const ContextItem& item : assembled.items)
            full += item.tokens;
        if (!context["full_context_tokens"_L1].isNull())
            QCOMPARE(full, context["full_context_tokens"_L1].toInteger());
    }
}

void TestMnesisContext::exampleContexts_data()
{
    QTest::addColumn<int>("session");
    QTest::addColumn<qint64>("usable");
    QTest::addColumn<int>("sent");
    QTest::addColumn<qint64>("total");
    QTest::addColumn<qint64>("summaries");
    QTest::addColumn<qint64>("raw");
    QTest::newRow("all kinds") << 0 << 148'000LL << 7 << 5715LL << 338LL << 5369LL;
    // The specification (section 13) has the total with and without the vocabulary.
    if (isEstimate(TokenRule::O200k))
        QTest::newRow("no vocabulary") << 1 << 91'616LL << 3 << 75LL << 57LL << 11LL;
    else
        QTest::newRow("counted") << 1 << 91'616LL << 3 << 74LL << 57LL << 11LL;
    QTest::newRow("a summary outside") << 2 << 148'000LL << 5 << 552LL << 33LL << 510LL;
    QTest::newRow("a blank answer alone") << 3 << 91'616LL << 0 << 0LL << 0LL << 0LL;
}

void TestMnesisContext::exampleContexts()
{
    QFETCH(int, session);
    open(u"small.db"_s);
    const Assembled assembled = assemble(column(u"SELECT id FROM sessions ORDER BY created_at"_s).at(session));
    QTEST(assembled.budget.usable, "usable");
    QTEST(int(sentIds(assembled.items).size()), "sent");
    QTEST(assembled.budget.total, "total");
    QTEST(assembled.budget.summaries, "summaries");
    QTEST(assembled.budget.messages, "raw");
}

void TestMnesisContext::kinds()
{
    open(u"generated-0.4.0/sessions.db"_s);
    const QString session = column(u"SELECT id FROM sessions ORDER BY created_at LIMIT 1 OFFSET 2"_s).first();
    const QString tool
        = column(u"SELECT c.item_id FROM context_items c JOIN message_parts p ON p.message_id = c.item_id "
                 "WHERE c.session_id = '%1' AND p.part_type = 'tool'"_s.arg(session))
              .first();
    change({u"DELETE FROM message_parts WHERE message_id = '%1' AND part_type <> 'tool'"_s.arg(tool)});
    const auto kindOfTool = [&] {
        for (const ContextItem& item : assemble(session).items) {
            if (item.id == tool)
                return item.kind;
        }
        return ContextItem::Kind::System;
    };
    QCOMPARE(assemble(session).items.at(0).kind, ContextItem::Kind::System);
    QCOMPARE(assemble(session).items.at(1).kind, ContextItem::Kind::Summary);
    QCOMPARE(assemble(session).items.at(2).kind, ContextItem::Kind::Message);
    QCOMPARE(kindOfTool(), ContextItem::Kind::ToolOutput);
    change({u"UPDATE message_parts SET compacted_at = 1 WHERE message_id = '%1'"_s.arg(tool)});
    QCOMPARE(kindOfTool(), ContextItem::Kind::Tombstone);
}

void TestMnesisContext::oddItems_data()
{
    QTest::addColumn<QStringList>("changes");
    QTest::addColumn<qsizetype>("moreItems");
    QTest::addColumn<qsizetype>("moreSent");
    // Session 4 has one summary and eight messages in context, session 1 messages of its own.
    const auto row = [](const char* name, const QStringList& changes, qsizetype items, qsizetype sent) {
        QTest::newRow(name) << changes << items << sent;
    };
    const QString insert = u"INSERT INTO context_items (session_id, item_type, item_id, position, created_at) "
                           "SELECT (SELECT id FROM sessions WHERE rowid = 4), '%1', %2, 9000, '1'"_s;
    row("missing message", {insert.arg(u"message"_s, u"'gone'"_s)}, 1, 0);
    row("missing summary", {insert.arg(u"summary"_s, u"'gone'"_s)}, 1, 0);
    row("foreign message", {insert.arg(u"message"_s, u"(SELECT id FROM messages WHERE rowid = 1)"_s)}, 1, 1);
    row("message said to be a summary", {insert.arg(u"summary"_s, u"(SELECT id FROM messages WHERE rowid = 1)"_s)}, 1,
        0);
    row("summary as message", {u"UPDATE context_items SET item_type = 'message' WHERE item_type = 'summary'"_s}, 0, 0);
    row("summary twice",
        {insert.arg(u"summary"_s,
            u"(SELECT item_id FROM context_items WHERE item_type = 'summary' AND session_id = "
            "(SELECT id FROM sessions WHERE rowid = 4))"_s)},
        1, 0);
}

void TestMnesisContext::oddItems()
{
    QFETCH(QStringList, changes);
    open(u"generated-0.4.0/sessions.db"_s);
    const QString session = column(u"SELECT id FROM sessions WHERE rowid = 4"_s).first();
    const Assembled before = assemble(session);
    change(changes);
    const Assembled after = assemble(session);
    QTEST(after.items.size() - before.items.size(), "moreItems");
    QTEST(sentIds(after.items).size() - sentIds(before.items).size(), "moreSent");
    for (const ContextItem& item : after.items)
        QCOMPARE(item.text.isEmpty(), !item.leftOut.isEmpty());
}

/// What a summary takes is stored, and a damaged store may say any number.
void TestMnesisContext::extremeEstimates()
{
    constexpr qint64 Most = std::numeric_limits<qint64>::max();
    constexpr qint64 Least = std::numeric_limits<qint64>::min();
    open(u"generated-0.4.0/sessions.db"_s);
    const QString session = column(u"SELECT id FROM sessions WHERE rowid = 4"_s).first();
    const QString estimate = u"UPDATE message_parts SET token_estimate = %1"_s;
    change({estimate.arg(Most), u"UPDATE summary_nodes SET token_count = %1"_s.arg(Most)});
    ContextBudget budget = assemble(session).budget;
    QCOMPARE(budget.summaries, Most);
    QCOMPARE(budget.messages, 0);
    QCOMPARE(budget.total, Most);
    change({estimate.arg(u"(%1 - 1)"_s.arg(Least + 1)),
        u"UPDATE summary_nodes SET token_count = (%1 - 1)"_s.arg(Least + 1)});
    budget = assemble(session).budget;
    QCOMPARE(budget.summaries, Least);
    QVERIFY(budget.messages > 0);
    QVERIFY(budget.total < 0);
}

void TestMnesisContext::overflow_data()
{
    QTest::addColumn<int>("index"); ///< of the message made large, from the newest
    QTest::addColumn<qsizetype>("sent");
    QTest::newRow("the newest") << 0 << qsizetype(0);
    QTest::newRow("the second") << 1 << qsizetype(1);
    QTest::newRow("one in the middle") << 4 << qsizetype(4);
}

void TestMnesisContext::overflow()
{
    QFETCH(int, index);
    open(u"generated-0.4.0/sessions.db"_s);
    const QString session = column(u"SELECT id FROM sessions WHERE rowid = 4"_s).first();
    const QStringList ids
        = column(u"SELECT item_id FROM context_items WHERE session_id = '%1' AND item_type = 'message' "
                 "ORDER BY position DESC"_s.arg(session));
    change({u"UPDATE message_parts SET content = '{\"type\": \"text\", \"text\": \"' || replace(hex(zeroblob(300000)), "
            u"'00', "
            "'abc') || '\"}' WHERE message_id = '%1'"_s.arg(ids.at(index))});
    const Assembled assembled = assemble(session);
    QTEST(sentIds(assembled.items).size() - 1, "sent");
    for (qsizetype i = 0; i < ids.size(); ++i) {
        const ContextItem& item = assembled.items.at(assembled.items.size() - 1 - i);
        QCOMPARE(item.id, ids[i]);
        QVERIFY(!item.text.isEmpty());
        QCOMPARE(item.leftOut.isEmpty(), i < index);
    }
    QVERIFY(assembled.budget.total <= assembled.budget.usable);
}

void TestMnesisContext::earlierMoments()
{
    open(u"generated-0.4.0/sessions.db"_s);
    for (const QString& session : column(u"SELECT id FROM sessions"_s)) {
        const QStringList messages
            = column(u"SELECT id FROM messages WHERE session_id = '%1' ORDER BY created_at, rowid"_s.arg(session));
        if (messages.isEmpty())
            continue;
        const Assembled present = assemble(session);
        const Assembled newest = assemble(session, MessageId(messages.last()));
        QCOMPARE(newest.items, present.items);
        QCOMPARE(newest.budget, present.budget);

        // Before the first summary everything up to the message is there.
        const QStringList summaries = column(
            u"SELECT id FROM messages WHERE session_id = '%1' AND is_summary ORDER BY created_at"_s.arg(session));
        const qsizetype end = summaries.isEmpty() ? messages.size() - 1 : messages.indexOf(summaries.first());
        for (qsizetype i = 0; i < end; ++i) {
            QStringList ids;
            const Assembled then = assemble(session, MessageId(messages[i]));
            for (const ContextItem& item : then.items) {
                if (item.kind != ContextItem::Kind::System) {
                    ids += item.id;
                    QVERIFY(!item.exact);
                }
            }
            QCOMPARE(ids, messages.first(i + 1));
        }
    }
}

// The window right after the last compaction, worked out from what is stored, is the one that is stored,
// but for the turns that came later.
void TestMnesisContext::momentOfACompaction()
{
    for (const QString& sample : {u"generated-0.4.0/sessions.db"_s, u"generated-0.3.0/sessions.db"_s, u"small.db"_s}) {
        open(sample);
        int compared = 0;
        for (const QString& session : column(u"SELECT DISTINCT session_id FROM summary_nodes"_s)) {
            const QString last = column(u"SELECT id FROM messages WHERE session_id = '%1' AND is_summary "
                                        "ORDER BY created_at DESC, rowid DESC LIMIT 1"_s.arg(session))
                                     .first();
            const QStringList later
                = column(u"SELECT id FROM messages WHERE session_id = '%1' AND (created_at, rowid) > "
                         "(SELECT created_at, rowid FROM messages WHERE id = '%2')"_s.arg(session, last));
            QStringList stored = sentIds(assemble(session).items);
            stored.removeIf([&](const QString& id) { return later.contains(id); });
            QCOMPARE(sentIds(assemble(session, MessageId(last)).items), stored);
            compared += later.isEmpty() ? 0 : 1;
        }
        QVERIFY(compared > 0);
    }
}

void TestMnesisContext::momentBeforePruning()
{
    open(u"generated-0.4.0/sessions.db"_s);
    const QString session = column(u"SELECT id FROM sessions WHERE rowid = 3"_s).first();
    const QString pruned
        = column(u"SELECT message_id FROM message_parts WHERE session_id = '%1' AND compacted_at > 0"_s.arg(session))
              .first();
    const Assembled then = assemble(session, MessageId(pruned));
    QCOMPARE(then.items.last().id, pruned);
    QVERIFY(then.items.last().text.contains("\nOutput: "_L1));
    QVERIFY(!then.items.last().text.contains("output compacted at"_L1));
}

void TestMnesisContext::oldStoreAtEarlierMoment()
{
    open(u"generated-0.1.1/sessions.db"_s);
    const QString session = column(u"SELECT id FROM sessions WHERE rowid = 1"_s).first();
    const QStringList messages = column(u"SELECT id FROM messages WHERE session_id = '%1' AND NOT is_summary "
                                        "ORDER BY created_at, rowid"_s.arg(session));
    QCOMPARE(sentIds(assemble(session, MessageId(messages.last())).items), messages);
    // Its own version, asked with the store cut there, sent the newest summary and what was written after it.
    const QStringList summaries
        = column(u"SELECT id FROM messages WHERE session_id = '%1' AND is_summary ORDER BY created_at"_s.arg(session));
    QCOMPARE(summaries.size(), 2);
    QCOMPARE(messages.size(), 20);
    QCOMPARE(sentIds(assemble(session, MessageId(messages.at(18))).items), summaries.last(1) + messages.sliced(18, 1));
    QCOMPARE(sentIds(assemble(session, MessageId(messages.at(17))).items), summaries.first(1) + messages.sliced(12, 6));
    QCOMPARE(sentIds(assemble(session, MessageId(messages.at(12))).items), summaries.first(1) + messages.sliced(12, 1));
    QCOMPARE(sentIds(assemble(session, MessageId(messages.at(11))).items), messages.first(12));
}

void TestMnesisContext::missing()
{
    open(u"generated-0.4.0/sessions.db"_s);
    const auto sink = [](const ContextItem&) { return true; };
    auto budget = m_store->context(SessionId(u"none"_s), {}, sink, {});
    QVERIFY(!budget);
    QCOMPARE(budget.error().code, Errc::NotFound);
    QVERIFY(budget.error().text.contains(u"none"));
    const QStringList sessions = column(u"SELECT id FROM sessions"_s);
    const QString foreign = column(u"SELECT id FROM messages WHERE session_id = '%1'"_s.arg(sessions.at(1))).first();
    budget = m_store->context(SessionId(sessions.at(0)), MessageId(foreign), sink, {});
    QVERIFY(!budget);
    QCOMPARE(budget.error().code, Errc::NotFound);
}

void TestMnesisContext::longSessions_data()
{
    QTest::addColumn<int>("messages");
    QTest::addColumn<int>("length"); // of each text
    QTest::addColumn<int>("sent");
    // Of the newest 512 items what is sent is reported without the others: 148,000 tokens, three characters each.
    QTest::newRow("few, all sent") << 40 << 30 << 40;
    QTest::newRow("a whole page") << 512 << 30 << 512;
    QTest::newRow("one more") << 513 << 30 << 513;
    QTest::newRow("all sent") << 1'200 << 30 << 1'200;
    QTest::newRow("cut within the page") << 1'200 << 2'988 << 148;
    QTest::newRow("cut at its end") << 1'200 << 855 << 512;
    QTest::newRow("cut beyond it") << 1'200 << 588 << 740;
}

/// The newest items are read first; nothing is lost, doubled or out of order where the others come after them.
void TestMnesisContext::longSessions()
{
    QFETCH(const int, messages);
    QFETCH(const int, length);
    QFETCH(const int, sent);
    MnesisBuilder builder;
    builder.session(u"Long"_s).model(u"anthropic/claude-opus-4-6"_s);
    QStringList ids;
    for (int i = 0; i < messages; ++i) {
        (i % 2 ? builder.assistant(QString(length, u'a')) : builder.user(QString(length, u'u')));
        ids += builder.messageId();
    }
    m_path = m_folder->filePath(u"long.db"_s);
    QVERIFY(builder.write(m_path));
    auto store = openStore(m_path);
    QVERIFY(store);
    m_store = *std::move(store);
    for (const auto& at : {std::optional<MessageId>(), std::optional(MessageId(ids.last()))}) {
        const Assembled assembled = assemble(builder.sessionId(), at);
        QStringList given;
        qint64 tokens = 0;
        int count = 0;
        for (const ContextItem& item : assembled.items) {
            given += item.id;
            tokens += item.leftOut.isEmpty() ? item.tokens : 0;
            count += item.leftOut.isEmpty();
            QCOMPARE(item.leftOut.isEmpty(), given.size() > messages - sent);
        }
        QCOMPARE(given, ids);
        QCOMPARE(count, sent);
        QCOMPARE(assembled.budget.messages, tokens);
    }
}

void TestMnesisContext::sinkEndsIt()
{
    open(u"generated-0.4.0/sessions.db"_s);
    int count = 0;
    const auto sink = [&](const ContextItem&) { return ++count < 3; };
    QVERIFY(m_store->context(SessionId(column(u"SELECT id FROM sessions"_s).first()), {}, sink, {}));
    QCOMPARE(count, 3);
}

void TestMnesisContext::cancelled()
{
    open(u"generated-0.4.0/sessions.db"_s);
    const JobControl job;
    job.cancel();
    const auto budget = m_store->context(
        SessionId(column(u"SELECT id FROM sessions"_s).first()), {}, [](const ContextItem&) { return true; }, job);
    QVERIFY(!budget);
    QCOMPARE(budget.error().code, Errc::Cancelled);
}

TEST_CLASS(TestMnesisContext)
#include "tst_mnesiscontext.moc"
