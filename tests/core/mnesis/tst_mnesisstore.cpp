// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/filesummariser.h"
#include "core/store/registry.h"
#include "tests/testkit/mnesisbuilder.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/rawstore.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"
#include "tests/testkit/writerprocess.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <limits>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 Start = 1'700'000'000'000;

std::vector<qint64> keysOf(SessionStore& store, const QString& session)
{
    std::vector<qint64> keys;
    const auto outline = store.outline(SessionId(session), {});
    for (const OutlineRow& row : outline.value_or(Outline()))
        keys.push_back(row.key);
    return keys;
}

std::vector<MessagePtr> allMessages(SessionStore& store, const QString& session)
{
    const auto messages = store.messages(SessionId(session), keysOf(store, session), {}, {});
    return messages.value_or(std::vector<MessagePtr>());
}

QString statesText(MessageStates states)
{
    QStringList names;
    const auto add = [&](MessageState state, const QString& name) {
        if (states.testFlag(state))
            names << name;
    };
    add(MessageState::InContext, u"in-context"_s);
    add(MessageState::Summarised, u"summarised"_s);
    add(MessageState::Pruned, u"pruned"_s);
    add(MessageState::Error, u"error"_s);
    add(MessageState::Interrupted, u"interrupted"_s);
    add(MessageState::Damaged, u"damaged"_s);
    add(MessageState::Summary, u"summary"_s);
    return names.join(u' ');
}

} // namespace

class TestMnesisStore final : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void formatSaysWhatItCan();
    void summarisesFilesAsTheAgentDoes();
    void tellsDialects_data();
    void tellsDialects();
    void ordersByTimeThenRow();
    void tellsStates();
    void tellsStatesBesideManySummaries_data();
    void tellsStatesBesideManySummaries();
    void completesMarkers();
    void listsFamilies();
    void unmarkedForks();
    void listsExtremeFigures();
    void readsRowsAsTheyAppear();
    void givesNothingForRowsThatAreGone();
    void doesNotTouchTheSamples();

private:
    Result<std::unique_ptr<SessionStore>> open() { return openStore(m_path); }
    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_path;
};

void TestMnesisStore::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    m_path = m_dir->filePath(u"sessions.db"_s);
}

void TestMnesisStore::summarisesFilesAsTheAgentDoes()
{
    MnesisBuilder builder;
    builder.session(u"One"_s).user(u"Hello"_s);
    QVERIFY(builder.write(m_path));
    const auto store = open();
    QVERIFY(store);
    const auto* summarising = (*store)->service<FileSummarisingStore>();
    QVERIFY(summarising);
    const FileSummariser summarise = summarising->fileSummariser();
    QFile file(m_dir->filePath(u"t.csv"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("a,b\r\n1,2\r\n");
    file.close();
    QCOMPARE(summarise({}, file.fileName(), {}), u"Table with 1 rows, 2 columns.\nColumns: a, b"_s);
    QVERIFY(summarise({}, m_dir->filePath(u"none.csv"_s), {}).isNull());
    // By a name that says nothing, it goes by the type that is stored.
    QVERIFY(file.rename(m_dir->filePath(u"t.data"_s)));
    FileReference reference;
    reference.fileType = u"csv"_s;
    QCOMPARE(summarise(reference, file.fileName(), {}), u"Table with 1 rows, 2 columns.\nColumns: a, b"_s);
}

void TestMnesisStore::formatSaysWhatItCan()
{
    QVERIFY(!storeFormats().empty());
    for (const StoreFormat* format : storeFormats()) {
        QVERIFY(!format->name().isEmpty());
        QVERIFY(!format->dialects().isEmpty());
        bool reads = false;
        for (const Capability& capability : format->capabilities()) {
            reads |= capability.name == "read"_L1 && capability.absentBecause.isEmpty();
            QVERIFY(capability.absentBecause.isEmpty() || capability.absentBecause.endsWith(u'.'));
        }
        QVERIFY(reads);
        for (const QString& place : format->defaultPlaces())
            QVERIFY(QDir::isAbsolutePath(place));
    }
}

void TestMnesisStore::tellsDialects_data()
{
    QTest::addColumn<QStringList>("statements");
    QTest::addColumn<QString>("dialect");
    QTest::newRow("current") << QStringList() << u"0.2 to 0.4"_s;
    QTest::newRow("between") << QStringList {u"ALTER TABLE sessions DROP COLUMN system_prompt"_s}
                             << u"0.1 partly updated"_s;
    QTest::newRow("first") << QStringList {u"ALTER TABLE sessions DROP COLUMN system_prompt"_s,
        u"DROP TABLE context_items"_s, u"ALTER TABLE summary_nodes DROP COLUMN kind"_s,
        u"ALTER TABLE summary_nodes DROP COLUMN parent_node_ids"_s,
        u"ALTER TABLE summary_nodes DROP COLUMN superseded"_s}
                           << u"0.1"_s;
    QTest::newRow("new column") << QStringList {u"ALTER TABLE messages ADD COLUMN mood TEXT DEFAULT 'good'"_s}
                                << u"unknown"_s;
    QTest::newRow("new table") << QStringList {u"CREATE TABLE moods (id TEXT)"_s} << u"unknown"_s;
    QTest::newRow("column lost") << QStringList {u"ALTER TABLE messages DROP COLUMN mode"_s} << u"unknown"_s;
}

void TestMnesisStore::tellsDialects()
{
    QFETCH(const QStringList, statements);
    QFETCH(const QString, dialect);
    {
        RawStore store(m_path);
        store.addConversation(u"s1"_s, 4);
        for (const QString& statement : statements)
            store.exec(statement);
    }
    const auto opened = open();
    QVERIFY2(opened.has_value(), opened ? "" : qPrintable(opened.error().text));
    QCOMPARE((*opened)->info().dialect, dialect);
    // Only what is known whole is changed.
    QCOMPARE((*opened)->info().notWritable.endsWith(u'.'), dialect == "unknown"_L1);
    QVERIFY(storeFormats().front()->dialects().contains(dialect));
    const std::vector<MessagePtr> messages = allMessages(**opened, u"s1"_s);
    QCOMPARE(messages.size(), size_t(4));
    const bool hasMood = std::ranges::contains(messages.at(0)->fields, u"mood"_s, &StoredField::name);
    QCOMPARE(hasMood, QByteArrayView(QTest::currentDataTag()) == "new column");
    QVERIFY((*opened)->summaryNodes(SessionId(u"s1"_s), {}).has_value());
    QVERIFY(messages.at(0)->states.testFlag(MessageState::InContext));
}

void TestMnesisStore::ordersByTimeThenRow()
{
    {
        RawStore store(m_path);
        store.addSession(u"s1"_s);
        for (const auto& [id, time] :
            std::initializer_list<std::pair<const char*, qint64>> {{"c", 5}, {"a", 9}, {"b", 5}, {"d", 1}})
            store.addMessage(QString::fromLatin1(id), u"s1"_s, u"user"_s, Start + time);
    }
    const auto opened = open();
    QVERIFY(opened.has_value());
    QStringList ids;
    for (const MessagePtr& message : allMessages(**opened, u"s1"_s)) {
        QCOMPARE(message->index, ids.size());
        ids << message->id.value;
    }
    QCOMPARE(ids.join(u' '), u"d c b a"_s);
    const auto first = (*opened)->firstMessages(SessionId(u"s1"_s), 2, {}, {});
    QVERIFY(first.has_value());
    QCOMPARE(first->size(), size_t(2));
    QCOMPARE(first->at(1)->id.value, u"c"_s);
    QCOMPARE(first->at(1)->index, 1);
}

void TestMnesisStore::tellsStates()
{
    {
        RawStore store(m_path);
        store.addConversation(u"s1"_s, 12);
        store.exec(u"DELETE FROM context_items WHERE item_id IN ('s1-m0', 's1-m1', 's1-m2')"_s);
        store.exec(
            u"INSERT INTO messages (id, session_id, role, created_at, is_summary, mode) VALUES ('n', 's1', 'assistant', %1, 1, 'compaction')"_s
                .arg(Start + 100));
        store.addPart(u"n0"_s, u"n"_s, u"s1"_s, u"text"_s, R"({"type": "text", "text": "summary"})");
        store.exec(
            u"INSERT INTO summary_nodes (id, session_id, created_at, span_start_message_id, span_end_message_id) VALUES ('n', 's1', 1, 's1-m0', 's1-m3')"_s);
        store.exec(
            u"INSERT INTO context_items (session_id, item_type, item_id, position, created_at) VALUES ('s1', 'summary', 'n', 0, '1')"_s);
        store.addPart(
            u"t1"_s, u"s1-m5"_s, u"s1"_s, u"tool"_s, R"({"type": "tool", "tool_name": "t", "tool_call_id": "c"})");
        store.exec(u"UPDATE message_parts SET tool_state = 'error', compacted_at = 5 WHERE id = 't1'"_s);
        store.exec(u"DELETE FROM message_parts WHERE message_id = 's1-m7'"_s);
        store.exec(u"UPDATE messages SET finish_reason = NULL WHERE id = 's1-m9'"_s);
        store.exec(u"UPDATE messages SET error_code = 'auth', error_message_text = 'no key' WHERE id = 's1-m11'"_s);
        store.addPart(u"u1"_s, u"s1-m6"_s, u"s1"_s, u"text"_s, "oops");
    }
    const auto opened = open();
    QVERIFY(opened.has_value());
    const QStringList expected = {u"summarised"_s, u"summarised"_s, u"summarised"_s, u"in-context summarised"_s,
        u"in-context"_s, u"in-context pruned error"_s, u"in-context damaged"_s, u"interrupted"_s, u"in-context"_s,
        u"in-context interrupted"_s, u"in-context"_s, u"in-context error"_s, u"in-context summary"_s};
    QStringList states;
    QStringList detailStates;
    const std::vector<MessagePtr> messages = allMessages(**opened, u"s1"_s);
    for (const MessagePtr& message : messages)
        states << statesText(message->states);
    QCOMPARE(states, expected);
    QCOMPARE(messages.at(11)->error, u"no key"_s);
    const auto details = (*opened)->outlineDetails(SessionId(u"s1"_s), keysOf(**opened, u"s1"_s), {});
    QVERIFY(details.has_value());
    for (const OutlineDetail& detail : *details)
        detailStates << statesText(MessageStates::fromInt(detail.states));
    QCOMPARE(detailStates, expected);
    QCOMPARE(details->at(5).partCount, 2);
    QCOMPARE(PartKinds::fromInt(details->at(5).kinds), PartKinds(PartKind::Text) | PartKind::Tool);
    QVERIFY(details->at(5).textBytes > 80);
    QCOMPARE(details->at(0).role, Role::User);
}

void TestMnesisStore::completesMarkers()
{
    {
        RawStore store(m_path);
        store.addConversation(u"s1"_s, 10);
        const auto node = [&](const QString& id, const QString& parents, const QString& last, int tokens, int at) {
            store.exec(
                u"INSERT INTO messages (id, session_id, role, created_at, is_summary) VALUES (?, 's1', 'assistant', ?, 1)"_s,
                {id, Start + at});
            store.addPart(id + u"0"_s, id, u"s1"_s, u"text"_s, R"({"type": "text", "text": "summary"})");
            store.exec(u"UPDATE message_parts SET token_estimate = ? WHERE message_id = ?"_s, {tokens, id});
            store.addPart(id + u"1"_s, id, u"s1"_s, u"compaction"_s,
                R"({"type": "compaction", "summary_node_id": ")" + id.toUtf8()
                    + R"(", "compacted_message_count": 0, "compacted_token_count": 0, "level": 2})");
            store.exec(u"INSERT INTO summary_nodes (id, session_id, created_at, span_start_message_id, "
                       u"span_end_message_id, parent_node_ids, kind, token_count, content) "
                       "VALUES (?, 's1', ?, 's1-m0', ?, ?, iif(? = '[]', 'leaf', 'condensed'), 1, 'row')"_s,
                {id, Start + at, last, parents, parents});
        };
        node(u"a"_s, u"[]"_s, u"s1-m3"_s, 30, 6);
        node(u"b"_s, u"[]"_s, u"s1-m9"_s, 40, 100);
        node(u"c"_s, u"[\"a\", \"b\", \"lost\"]"_s, u"s1-m9"_s, 50, 101);
    }
    const auto opened = open();
    QVERIFY(opened.has_value());
    const auto nodes = (*opened)->summaryNodes(SessionId(u"s1"_s), {});
    QVERIFY(nodes.has_value());
    QCOMPARE(nodes->size(), 3);
    QCOMPARE(nodes->at(0).covers, std::optional<qint64>(4));
    QCOMPARE(nodes->at(1).covers, std::optional<qint64>(10)); // the summary within is not counted
    QCOMPARE(nodes->at(2).parents.size(), 3);
    QCOMPARE(nodes->at(2).level, 2);
    QCOMPARE(nodes->at(2).text.text, u"summary"_s);
    const std::vector<MessagePtr> messages = allMessages(**opened, u"s1"_s);
    const auto* marker = messages.back()->parts.at(1).as<CompactionPart>();
    QVERIFY(marker);
    QCOMPARE(marker->covers, std::optional<qint64>(10));
    QCOMPARE(marker->tokensAfter, std::optional<qint64>(50));
    // Before a summary of summaries were the messages it covers, not the summaries it was made of.
    const auto outline = (*opened)->outline(SessionId(u"s1"_s), {});
    QVERIFY(outline.has_value());
    std::vector<qint64> keys;
    for (const OutlineRow& row : *outline)
        keys.push_back(row.key);
    const auto details = (*opened)->outlineDetails(SessionId(u"s1"_s), keys, {});
    QVERIFY(details.has_value());
    qint64 covered = 0;
    for (const OutlineDetail& detail : *details)
        covered += MessageStates::fromInt(detail.states).testFlag(MessageState::Summary) ? 0 : detail.tokens;
    QVERIFY(covered > 0);
    QCOMPARE(marker->tokensBefore, std::optional(covered));
    const auto* leaf = messages.at(messages.size() - 2)->parts.at(1).as<CompactionPart>();
    QVERIFY(leaf);
    QCOMPARE(leaf->tokensBefore, std::optional(covered));
}

/// A fork that Stemma did not mark has only a parent, as a sub-agent has. What it is, the list and the edges say alike.
void TestMnesisStore::unmarkedForks()
{
    {
        RawStore store(m_path);
        store.addConversation(u"main"_s, 4);
        store.addConversation(u"fork"_s, 3, Start + 100);
        store.addConversation(u"agent"_s, 3, Start + 200);
        store.exec(u"UPDATE sessions SET parent_id = 'main' WHERE id IN ('fork', 'agent')"_s);
        store.exec(u"UPDATE sessions SET metadata = '{\"forked_from\": \"main\"}' WHERE id = 'fork'"_s);
        store.exec(
            u"UPDATE message_parts SET content = '{\"text\": \"Found nothing.\"}' WHERE message_id = 'agent-m1'"_s);
    }
    const auto opened = open();
    QVERIFY(opened.has_value());
    const auto edges = (*opened)->edges(SessionId(u"main"_s), {});
    QVERIFY(edges.has_value());
    QCOMPARE(edges->size(), 2);
    for (const LineageEdge& edge : *edges) {
        const bool isFork = edge.to.value == u"fork"_s;
        QCOMPARE(edge.kind, isFork ? LineageEdge::Kind::Fork : LineageEdge::Kind::SubAgent);
        const auto info = (*opened)->session(edge.to, ListDetail::Basic, {});
        QVERIFY(info.has_value());
        QCOMPARE(
            info->origin, (Origin {isFork ? Origin::Kind::Fork : Origin::Kind::SubAgent, SessionId(u"main"_s), {}}));
        QCOMPARE(*(*opened)->edges(edge.to, {}), QList<LineageEdge> {edge});
    }
}

void TestMnesisStore::listsFamilies()
{
    {
        RawStore store(m_path);
        store.addSession(u"old"_s, Start);
        store.addSession(u"young"_s, Start + 5, u"old"_s);
        store.addConversation(u"talk"_s, 3, Start + 2);
        store.exec(u"UPDATE sessions SET is_active = 0, title = 'T', metadata = '{}' WHERE id = 'young'"_s);
        store.exec(u"UPDATE sessions SET system_prompt = ? WHERE id = 'old'"_s, {QString(10'000, u'p')});
        store.exec(
            u"UPDATE messages SET tokens_input = 7, tokens_output = 2, tokens_total = NULL WHERE id = 'talk-m1'"_s);
    }
    const auto opened = open();
    QVERIFY(opened.has_value());
    std::vector<SessionInfo> list;
    QVERIFY((*opened)
            ->sessions(ListDetail::Full,
                [&](std::vector<SessionInfo> batch) {
                    std::ranges::move(batch, std::back_inserter(list));
                    return true;
                },
                {})
            .has_value());
    QCOMPARE(list.size(), size_t(3));
    QCOMPARE(list.at(0).id.value, u"young"_s);
    QVERIFY(list.at(0).deleted);
    QCOMPARE(list.at(0).title, u"T"_s);
    QCOMPARE(list.at(0).origin, (Origin {Origin::Kind::SubAgent, SessionId(u"old"_s), {}}));
    QCOMPARE(list.at(1).messages, std::optional<qint64>(3));
    QCOMPARE(list.at(1).firstPrompt, u"line 0"_s);
    QCOMPARE(list.at(1).updatedAt, std::optional(timeFromMs(Start + 4)));
    QCOMPARE(list.at(1).tokens.total, std::optional<qint64>(9));
    QVERIFY(list.at(1).size.value_or(0) > 80);
    const auto prompt = [](const SessionInfo& info) {
        return std::ranges::find(info.fields, u"system_prompt"_s, &StoredField::name);
    };
    QVERIFY2(prompt(list.at(2)) == list.at(2).fields.end(), "a list holds long fields");
    const auto one = (*opened)->session(SessionId(u"old"_s), ListDetail::Basic, {});
    QVERIFY(one.has_value());
    QCOMPARE(prompt(*one)->value.toString().size(), 10'000);
    QVERIFY(!one->messages);
    const auto edges = (*opened)->edges(SessionId(u"old"_s), {});
    QVERIFY(edges.has_value());
    QCOMPARE(
        *edges, (QList<LineageEdge> {{SessionId(u"old"_s), SessionId(u"young"_s), LineageEdge::Kind::SubAgent, {}}}));
    const auto missing = (*opened)->session(SessionId(u"nobody"_s), ListDetail::Basic, {});
    QVERIFY(!missing);
    QCOMPARE(missing.error().code, Errc::NotFound);
}

/// A message whose figures are damaged does not keep the others from being listed.
void TestMnesisStore::listsExtremeFigures()
{
    constexpr qint64 Most = std::numeric_limits<qint64>::max();
    {
        RawStore store(m_path);
        store.addConversation(u"talk"_s, 3, Start);
        store.addConversation(u"sound"_s, 3, Start + 9);
        store.exec(u"UPDATE messages SET tokens_input = %1, tokens_output = %1, tokens_total = %1 WHERE session_id = "
                   "'talk'"_s.arg(Most));
        store.exec(u"UPDATE messages SET tokens_total = NULL WHERE id = 'talk-m1'"_s);
        store.exec(u"UPDATE messages SET tokens_input = 9007199254740990, tokens_total = 4 WHERE id = 'sound-m1'"_s);
    }
    const auto opened = open();
    QVERIFY(opened.has_value());
    const auto damaged = (*opened)->session(SessionId(u"talk"_s), ListDetail::Full, {});
    QVERIFY2(damaged, damaged ? "" : qPrintable(damaged.error().cause));
    QCOMPARE(damaged->tokens.input, std::optional(Most));
    QCOMPARE(damaged->tokens.total, std::optional(Most));
    const auto sound = (*opened)->session(SessionId(u"sound"_s), ListDetail::Full, {});
    QVERIFY2(sound, sound ? "" : qPrintable(sound.error().cause));
    QCOMPARE(sound->tokens.input, std::optional<qint64>(9'007'199'254'740'990));
    QCOMPARE(sound->tokens.total, std::optional<qint64>(4));
}

void TestMnesisStore::readsRowsAsTheyAppear()
{
    RawStore(m_path).addConversation(u"s1"_s, 4);
    const auto opened = open();
    QVERIFY(opened.has_value());
    QCOMPARE(allMessages(**opened, u"s1"_s).size(), size_t(4));
    WriterProcess agent(m_path);
    QVERIFY(agent.exec(
        u"INSERT INTO messages (id, session_id, role, created_at) VALUES ('new', 's1', 'user', %1)"_s.arg(Start + 50)));
    const auto change = (*opened)->poll();
    QVERIFY(change.has_value());
    QCOMPARE(*change, StoreChange::Changed);
    QVERIFY((*opened)->info().live);
    std::vector<MessagePtr> messages = allMessages(**opened, u"s1"_s);
    QCOMPARE(messages.size(), size_t(5));
    QCOMPARE(messages.back()->id.value, u"new"_s);
    QVERIFY(!messages.back()->states.testFlag(MessageState::InContext));
    QVERIFY(agent.exec(
        u"INSERT INTO context_items (session_id, item_type, item_id, position, created_at) VALUES ('s1', 'message', 'new', 99, '')"_s));
    messages = allMessages(**opened, u"s1"_s);
    QVERIFY(messages.back()->states.testFlag(MessageState::InContext));
}

void TestMnesisStore::givesNothingForRowsThatAreGone()
{
    {
        RawStore store(m_path);
        store.addConversation(u"s1"_s, 4);
        store.addConversation(u"s2"_s, 4);
    }
    const auto opened = open();
    QVERIFY(opened.has_value());
    std::vector<qint64> keys = keysOf(**opened, u"s1"_s);
    keys.push_back(keysOf(**opened, u"s2"_s).front());
    QVERIFY(WriterProcess(m_path).exec(u"DELETE FROM messages WHERE id = 's1-m2'"_s));
    const auto messages = (*opened)->messages(SessionId(u"s1"_s), keys, {}, {});
    QVERIFY(messages.has_value());
    QCOMPARE(messages->size(), size_t(5));
    QVERIFY(messages->at(1));
    QVERIFY(!messages->at(2));
    QVERIFY2(!messages->at(4), "a message of another session");
    QVERIFY(!(*opened)->part(SessionId(u"s1"_s), keys.at(2), 0, {}));
    QVERIFY(!(*opened)->part(SessionId(u"s1"_s), keys.at(1), 7, {}));
    QVERIFY(!(*opened)->keyOf(SessionId(u"s1"_s), MessageId(u"s2-m0"_s), {}));
}

void TestMnesisStore::doesNotTouchTheSamples()
{
    const QString samples = realStore(u"mnesis"_s);
    if (!QDir(samples).exists()) {
        QVERIFY2(!qEnvironmentVariableIsSet("CI"), "the sample stores are missing");
        QSKIP("the sample stores are missing");
    }
    // In copies, where writing would be possible.
    for (const QString& sample : {u"small.db"_s, u"generated-0.1.1/sessions.db"_s, u"generated-0.3.0/sessions.db"_s,
             u"generated-0.4.0/sessions.db"_s}) {
        const QString copy = m_dir->filePath(u"copy.db"_s);
        QFile::remove(copy);
        QVERIFY(QFile::copy(samples + u'/' + sample, copy));
        QVERIFY(QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner));
        const auto hash = [&] {
            QFile file(copy);
            QCryptographicHash sum(QCryptographicHash::Sha256);
            return file.open(QIODevice::ReadOnly) && sum.addData(&file) ? sum.result() : QByteArray();
        };
        const QByteArray before = hash();
        const QDateTime time = QFileInfo(copy).lastModified();
        {
            const auto opened = openStore(copy);
            QVERIFY(opened.has_value());
            QVERIFY((*opened)
                    ->sessions(ListDetail::Full,
                        [&](const std::vector<SessionInfo>& batch) {
                            for (const SessionInfo& info : batch)
                                allMessages(**opened, info.id.value);
                            return true;
                        },
                        {})
                    .has_value());
            QCOMPARE(QDir(m_dir->path()).entryList(QDir::Files | QDir::Hidden), QStringList {u"copy.db"_s});
        }
        QCOMPARE(QDir(m_dir->path()).entryList(QDir::Files | QDir::Hidden), QStringList {u"copy.db"_s});
        QCOMPARE(hash(), before);
        QCOMPARE(QFileInfo(copy).lastModified(), time);
    }
}

/// Whether a summary stands in the context is asked of the summaries or of the items, depending on how many there are.
void TestMnesisStore::tellsStatesBesideManySummaries_data()
{
    QTest::addColumn<int>("leaves");
    QTest::newRow("few") << 20;
    QTest::newRow("many") << 300;
}

void TestMnesisStore::tellsStatesBesideManySummaries()
{
    QFETCH(int, leaves);
    MnesisBuilder builder;
    builder.session(u"S"_s).model(u"anthropic/claude-opus-4-6"_s);
    for (int i = 0; i < leaves; ++i)
        builder.user(u"question %1"_s.arg(i)).assistant(u"answer %1"_s.arg(i)).leaf(1, 0, u"Turn %1."_s.arg(i));
    builder.user(u"last question"_s).assistant(u"last answer"_s);
    // The second leaf has left the context, with what it tells of.
    builder.statement(u"DELETE FROM context_items WHERE item_type = 'summary' AND position = (SELECT position FROM "
                      "context_items WHERE item_type = 'summary' ORDER BY position LIMIT 1 OFFSET 1)"_s);
    QVERIFY(builder.write(m_path));
    const auto store = open();
    QVERIFY(store);
    QString told; // of the raw messages, in order
    for (const OutlineDetail& detail : readstore::details(**store, SessionId(builder.sessionId()))) {
        const MessageStates states = MessageStates::fromInt(detail.states);
        if (!states.testFlag(MessageState::Summary))
            told += states.testFlag(MessageState::Summarised) ? u's' : u'-';
    }
    QCOMPARE(told, QString(u"ss--"_s + QString(2 * (leaves - 2), u's') + u"--"_s));
}

TEST_CLASS(TestMnesisStore)

#include "tst_mnesisstore.moc"
