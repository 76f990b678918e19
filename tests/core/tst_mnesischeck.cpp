// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/mnesischeck.h"
#include "core/store/formats/mnesis/mnesisfindings.h"
#include "core/store/formats/mnesis/mnesisglance.h"

#include <QFile>
#include <QSet>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace stemma;

/// Makes each bad state by SQL in a copy of a store that the library wrote, and looks for its finding.
class TestMnesisCheck : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void genuineStores_data();
    void genuineStores();
    void states_data();
    void states();
    void everyRuleHasAState();
    void damagedFile();
    void damagedRest();
    void glances_data();
    void glances();
    void place();
    void oneSession();
    void manyOfAKind();
    void otherSchema();
    void cancelled();

private:
    void open(const QString& sample);
    void change(const QStringList& statements);
    QList<Finding> check(const std::optional<SessionId>& session = {});

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

namespace {

// Later than everything in the samples.
constexpr qint64 Clock = 1'800'000'000'000;

QString samplePath(const QString& name)
{
    return qEnvironmentVariable("STEMMA_SHARED") + "/data/mnesis/"_L1 + name;
}

QStringList codesOf(const QList<Finding>& findings)
{
    QStringList codes;
    for (const Finding& finding : findings)
        codes += finding.code;
    return codes;
}

// "code×count" of what is more than a note, sorted.
QStringList countsOf(const QList<Finding>& findings, bool notes)
{
    QMap<QString, int> counts;
    for (const Finding& finding : findings) {
        if ((finding.severity == Finding::Severity::Note) == notes)
            ++counts[finding.code];
    }
    QStringList list;
    for (auto it = counts.cbegin(); it != counts.cend(); ++it)
        list += it.key() + u'×' + QString::number(it.value());
    return list;
}

struct State
{
    QString name;
    MnesisRule rule;
    QStringList changes;
    QString sample = u"generated-0.4.0/sessions.db"_s;
};

// Session 1 is plain; 2 has every kind of part; 4 has a graph with one condensed node in context; 5 has
// three leaves in context.
QList<State> states()
{
    const QString off = u"PRAGMA foreign_keys = OFF"_s;
    const QString session = u"(SELECT id FROM sessions WHERE rowid = %1)"_s;
    const QString one = session.arg(1);
    const QString four = session.arg(4);
    const QString firstMessage = u"(SELECT min(m.rowid) FROM messages m WHERE m.session_id = %1)"_s;
    const QString message = u"UPDATE messages SET %1 WHERE rowid = "_s + firstMessage.arg(one);
    const QString leaf = u"UPDATE summary_nodes SET %1 WHERE rowid = (SELECT min(rowid) FROM summary_nodes "
                         "WHERE session_id = %2 AND superseded = 0)"_s;
    const QString part = u"UPDATE message_parts SET %1 WHERE rowid = (SELECT min(rowid) FROM message_parts "
                         "WHERE part_type = '%2')"_s;
    const QString item = u"INSERT INTO context_items (session_id, item_type, item_id, position, created_at) "
                         "VALUES (%1, '%2', %3, 900000, '1')"_s;
    const auto ids
        = [](const QString& condition) { return u"(SELECT id FROM messages WHERE "_s + condition + u" LIMIT 1)"_s; };
    return {
        {u"unknown table"_s, MnesisRule::UnknownInSchema, {u"CREATE TABLE notes (id TEXT)"_s}},
        {u"unknown column"_s, MnesisRule::UnknownInSchema, {u"ALTER TABLE messages ADD COLUMN mood TEXT"_s}},
        {u"missing column"_s, MnesisRule::MissingInSchema, {u"ALTER TABLE messages DROP COLUMN mode"_s}},
        {u"missing table"_s, MnesisRule::MissingInSchema, {u"DROP TABLE file_references"_s}},
        {u"old layout"_s, MnesisRule::OldSchema, {}, u"generated-0.1.1/sessions.db"_s},
        {u"old layout without items"_s, MnesisRule::NoContextItems, {}, u"generated-0.1.1/sessions.db"_s},
        {u"node of a missing session"_s, MnesisRule::BrokenForeignKey, {off, leaf.arg(u"session_id = 'gone'"_s, four)}},
        {u"index of a part is text"_s, MnesisRule::WrongType, {part.arg(u"part_index = 'x'"_s, u"text"_s)}},
        {u"content is a blob"_s, MnesisRule::WrongType, {part.arg(u"content = CAST(content AS BLOB)"_s, u"text"_s)}},
        {u"content is no UTF-8"_s, MnesisRule::NotUtf8,
            {part.arg(u"content = '{\"type\": \"text\", \"text\": \"' || CAST(x'ff' AS TEXT) || '\"}'"_s, u"text"_s)}},
        {u"prompt is no UTF-8"_s, MnesisRule::NotUtf8,
            {u"UPDATE sessions SET system_prompt = CAST(x'61ff' AS TEXT) WHERE rowid = 1"_s}},
        {u"NUL in a title"_s, MnesisRule::NulInText,
            {u"UPDATE sessions SET title = CAST(x'610062' AS TEXT) WHERE rowid = 1"_s}},
        {u"no model"_s, MnesisRule::EmptyModel, {u"UPDATE sessions SET model_id = '' WHERE rowid = 1"_s}},
        {u"metadata"_s, MnesisRule::InvalidMetadata, {u"UPDATE sessions SET metadata = '{' WHERE rowid = 1"_s}},
        {u"parent session missing"_s, MnesisRule::MissingParentSession,
            {off, u"UPDATE sessions SET parent_id = 'gone' WHERE rowid = 1"_s}},
        {u"session under itself"_s, MnesisRule::CyclicSessions,
            {u"UPDATE sessions SET parent_id = id WHERE rowid = 1"_s}},
        {u"sessions in a circle"_s, MnesisRule::CyclicSessions,
            {u"UPDATE sessions SET parent_id = (SELECT id FROM sessions WHERE rowid = 8) WHERE rowid = 7"_s}},
        {u"no items"_s, MnesisRule::NoContextItems, {u"DELETE FROM context_items WHERE session_id = "_s + one}},
        {u"session gone"_s, MnesisRule::MissingSession, {off, u"DELETE FROM sessions WHERE rowid = 1"_s}},
        {u"session gone, items"_s, MnesisRule::ItemWithoutSession, {off, u"DELETE FROM sessions WHERE rowid = 1"_s}},
        {u"parent message gone"_s, MnesisRule::MissingParentMessage, {off, message.arg(u"parent_id = 'gone'"_s)}},
        {u"parent elsewhere"_s, MnesisRule::ParentInOtherSession,
            {message.arg(u"parent_id = "_s + ids(u"session_id = "_s + four))}},
        {u"message under itself"_s, MnesisRule::CyclicMessages, {message.arg(u"parent_id = id"_s)}},
        {u"messages in a circle"_s, MnesisRule::CyclicMessages,
            {u"UPDATE messages SET parent_id = "_s + ids(u"rowid = 2"_s) + u" WHERE rowid = 1"_s,
                u"UPDATE messages SET parent_id = "_s + ids(u"rowid = 1"_s) + u" WHERE rowid = 2"_s}},
        {u"role"_s, MnesisRule::InvalidRole,
            {u"PRAGMA ignore_check_constraints = ON"_s, message.arg(u"role = 'tool'"_s)}},
        {u"fractional time"_s, MnesisRule::InvalidTime, {message.arg(u"created_at = 1.5"_s)}},
        {u"time is a word"_s, MnesisRule::InvalidTime, {message.arg(u"created_at = 'abc'"_s)}},
        {u"session's time"_s, MnesisRule::InvalidTime, {u"UPDATE sessions SET created_at = 'abc' WHERE rowid = 1"_s}},
        {u"tokens"_s, MnesisRule::InvalidTokens, {message.arg(u"tokens_output = 'many'"_s)}},
        {u"error code"_s, MnesisRule::InvalidErrorCode, {message.arg(u"error_code = 'teapot'"_s)}},
        {u"future"_s, MnesisRule::TimeInFuture,
            {u"UPDATE messages SET created_at = 1900000000000 WHERE rowid = (SELECT max(rowid) FROM messages)"_s}},
        {u"backwards"_s, MnesisRule::TimeBackwards,
            {u"UPDATE messages SET created_at = 1 WHERE rowid = (SELECT max(rowid) FROM messages WHERE session_id = "_s
                + one + u")"_s}},
        {u"answer without parts"_s, MnesisRule::AnswerWithoutParts,
            {u"DELETE FROM message_parts WHERE message_id = "_s
                + ids(u"role = 'assistant' AND session_id = "_s + one)}},
        {u"failed sends"_s, MnesisRule::UnansweredPrompts,
            {u"UPDATE messages SET role = 'user' WHERE session_id = "_s + one}},
        {u"not in context"_s, MnesisRule::MessageNotInContext,
            {u"DELETE FROM context_items WHERE rowid = (SELECT max(rowid) FROM context_items WHERE session_id = "_s
                + four + u")"_s}},
        {u"sent twice"_s, MnesisRule::MessageSentTwice,
            {item.arg(four, u"message"_s, ids(u"NOT is_summary AND session_id = "_s + four))}},
        {u"summary without node"_s, MnesisRule::SummaryWithoutNode,
            {u"DELETE FROM summary_nodes WHERE rowid = (SELECT min(rowid) FROM summary_nodes WHERE session_id = "_s
                + four + u")"_s}},
        {u"part of a missing message"_s, MnesisRule::MissingMessage,
            {off, part.arg(u"message_id = 'gone'"_s, u"text"_s)}},
        {u"part elsewhere"_s, MnesisRule::PartInOtherSession, {part.arg(u"session_id = "_s + four, u"text"_s)}},
        {u"no JSON"_s, MnesisRule::InvalidJson, {part.arg(u"content = '{\"type\": '"_s, u"text"_s)}},
        {u"empty content"_s, MnesisRule::InvalidJson, {part.arg(u"content = ''"_s, u"text"_s)}},
        {u"no object"_s, MnesisRule::InvalidPart, {part.arg(u"content = '[]'"_s, u"text"_s)}},
        {u"no type"_s, MnesisRule::InvalidPart, {part.arg(u"content = '{}'"_s, u"text"_s)}},
        {u"no text"_s, MnesisRule::InvalidPart, {part.arg(u"content = '{\"type\": \"text\"}'"_s, u"text"_s)}},
        {u"text is null"_s, MnesisRule::InvalidPart,
            {part.arg(u"content = '{\"type\": \"text\", \"text\": null}'"_s, u"text"_s)}},
        {u"status is null"_s, MnesisRule::InvalidPart,
            {part.arg(u"content = json_set(content, '$.status', null)"_s, u"tool"_s)}},
        {u"tool state"_s, MnesisRule::InvalidPart, {part.arg(u"tool_state = 'lost'"_s, u"tool"_s)}},
        {u"input is a text"_s, MnesisRule::InvalidPart,
            {part.arg(u"content = json_set(content, '$.input', 'x')"_s, u"tool"_s)}},
        {u"unknown type"_s, MnesisRule::UnknownPartType, {part.arg(u"content = '{\"type\": \"dance\"}'"_s, u"text"_s)}},
        {u"type differs"_s, MnesisRule::PartTypeDiffers, {part.arg(u"part_type = 'reasoning'"_s, u"text"_s)}},
        {u"tool name differs"_s, MnesisRule::ToolColumnsDiffer, {part.arg(u"tool_name = 'other'"_s, u"tool"_s)}},
        {u"call id differs"_s, MnesisRule::ToolColumnsDiffer, {part.arg(u"tool_call_id = 'other'"_s, u"tool"_s)}},
        {u"unanswered call"_s, MnesisRule::UnansweredToolCall, {part.arg(u"tool_state = 'running'"_s, u"tool"_s)}},
        {u"repeated call"_s, MnesisRule::RepeatedToolCall,
            {u"UPDATE message_parts SET content = json_set(content, '$.tool_call_id', 'same') WHERE part_type = 'tool'"_s}},
        {u"node without message"_s, MnesisRule::NodeWithoutMessage, {leaf.arg(u"id = 'gone'"_s, four)}},
        {u"node of an ordinary message"_s, MnesisRule::NodeWithoutMessage,
            {u"UPDATE messages SET is_summary = 0 WHERE is_summary AND session_id = "_s + four}},
        {u"kind"_s, MnesisRule::InvalidNodeKind, {leaf.arg(u"kind = 'twig'"_s, four)}},
        {u"parents are no JSON"_s, MnesisRule::InvalidNodeParents, {leaf.arg(u"parent_node_ids = '['"_s, four)}},
        {u"parents are numbers"_s, MnesisRule::InvalidNodeParents, {leaf.arg(u"parent_node_ids = '[1]'"_s, four)}},
        {u"parent node gone"_s, MnesisRule::MissingParentNode, {leaf.arg(u"parent_node_ids = '[\"gone\"]'"_s, four)}},
        {u"nodes in a circle"_s, MnesisRule::CyclicNodes, {leaf.arg(u"parent_node_ids = json_array(id)"_s, four)}},
        {u"span"_s, MnesisRule::SpanMissingMessage, {leaf.arg(u"span_end_message_id = 'gone'"_s, four)}},
        {u"span elsewhere"_s, MnesisRule::SpanOfOtherSession,
            {leaf.arg(u"span_end_message_id = "_s + ids(u"session_id = "_s + one), four)}},
        {u"span reversed"_s, MnesisRule::SpanReversed,
            {leaf.arg(
                u"span_end_message_id = span_start_message_id, span_start_message_id = span_end_message_id"_s, four)}},
        {u"overlap"_s, MnesisRule::OverlappingSummaries,
            {u"UPDATE summary_nodes SET span_start_message_id = "_s + ids(u"session_id = "_s + session.arg(5))
                + u" WHERE session_id = "_s + session.arg(5)}},
        {u"active orphan"_s, MnesisRule::ActiveNodeNotInContext,
            {u"UPDATE summary_nodes SET superseded = 0 WHERE session_id = "_s + four}},
        {u"replaced in context"_s, MnesisRule::SupersededInContext, {leaf.arg(u"superseded = 1"_s, four)}},
        {u"no tokens"_s, MnesisRule::UncountedSummary,
            {leaf.arg(u"token_count = 0"_s, four), u"UPDATE message_parts SET token_estimate = 0"_s}},
        {u"item of a missing message"_s, MnesisRule::ItemWithoutMessage, {item.arg(four, u"message"_s, u"'gone'"_s)}},
        {u"item of a missing summary"_s, MnesisRule::ItemWithoutMessage, {item.arg(four, u"summary"_s, u"'gone'"_s)}},
        {u"foreign item"_s, MnesisRule::ItemOfOtherSession,
            {item.arg(four, u"message"_s, ids(u"session_id = "_s + one))}},
        {u"summary as message"_s, MnesisRule::SummaryAsMessage,
            {u"UPDATE context_items SET item_type = 'message' WHERE item_type = 'summary'"_s}},
        {u"message as summary"_s, MnesisRule::MessageAsSummary,
            {u"UPDATE context_items SET item_type = 'summary' WHERE session_id = "_s + one}},
        {u"item twice"_s, MnesisRule::ItemRepeated,
            {item.arg(one, u"message"_s, u"(SELECT item_id FROM context_items WHERE rowid = 1)"_s)}},
        {u"items out of order"_s, MnesisRule::ItemOutOfOrder,
            {u"UPDATE context_items SET position = -1 WHERE rowid = (SELECT max(rowid) FROM context_items WHERE session_id = "_s
                + four + u")"_s}},
    };
}

} // namespace

void TestMnesisCheck::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    if (qEnvironmentVariableIsEmpty("STEMMA_SHARED") || !QFile::exists(samplePath(u"small.db"_s)))
        QSKIP("The sample stores are not here.");
}

void TestMnesisCheck::open(const QString& sample)
{
    m_path = m_folder->filePath(u"sessions.db"_s);
    QFile::remove(m_path);
    QVERIFY(QFile::copy(samplePath(sample), m_path));
    QVERIFY(QFile::setPermissions(m_path, QFile::ReadOwner | QFile::WriteOwner));
}

void TestMnesisCheck::change(const QStringList& statements)
{
    {
        auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"change"_s);
        database.setDatabaseName(m_path);
        QVERIFY(database.open());
        for (const QString& statement : statements) {
            QSqlQuery query(database);
            QVERIFY2(query.exec(statement), qPrintable(statement + u'\n' + query.lastError().text()));
        }
        database.close();
    }
    QSqlDatabase::removeDatabase(u"change"_s);
}

QList<Finding> TestMnesisCheck::check(const std::optional<SessionId>& session)
{
    SqliteDatabase database(m_path);
    MnesisReader reader(database);
    QList<Finding> findings;
    const auto done
        = checkMnesis(reader, session, [&](Finding finding) { findings += std::move(finding); }, {}, timeFromMs(Clock));
    if (!done)
        QTest::qFail(qPrintable(done.error().text + done.error().cause), __FILE__, __LINE__);
    return findings;
}

void TestMnesisCheck::genuineStores_data()
{
    QTest::addColumn<QString>("sample");
    QTest::addColumn<QStringList>("findings");
    QTest::addColumn<QStringList>("notes");
    QTest::newRow("small") << u"small.db"_s << QStringList {u"active-node-not-in-context×1"_s}
                           << QStringList {u"unanswered-tool-call×2"_s};
    QTest::newRow("0.4.0") << u"generated-0.4.0/sessions.db"_s << QStringList {}
                           << QStringList {u"unanswered-tool-call×7"_s};
    QTest::newRow("0.3.0") << u"generated-0.3.0/sessions.db"_s
                           << QStringList {u"active-node-not-in-context×3"_s, u"overlapping-summaries×10"_s}
                           << QStringList {u"unanswered-tool-call×7"_s};
    QTest::newRow("0.1.1") << u"generated-0.1.1/sessions.db"_s << QStringList {u"no-context-items×3"_s}
                           << QStringList {u"old-schema×1"_s};
}

void TestMnesisCheck::genuineStores()
{
    QFETCH(QString, sample);
    open(sample);
    const QList<Finding> found = check();
    QTEST(countsOf(found, false), "findings");
    QTEST(countsOf(found, true), "notes");
}

void TestMnesisCheck::states_data()
{
    QTest::addColumn<QString>("sample");
    QTest::addColumn<QStringList>("changes");
    QTest::addColumn<QString>("code");
    for (const State& state : ::states())
        QTest::newRow(qPrintable(state.name)) << state.sample << state.changes << codeOf(state.rule);
}

void TestMnesisCheck::states()
{
    QFETCH(QString, sample);
    QFETCH(QStringList, changes);
    QFETCH(QString, code);
    open(sample);
    const auto before = codesOf(check()).count(code);
    change(changes);
    const QList<Finding> found = check();
    // An old store has its state from the start.
    QVERIFY2(codesOf(found).count(code) > (changes.isEmpty() ? 0 : before), qPrintable(codesOf(found).join(u' ')));
    for (const Finding& finding : found) {
        if (finding.code != code)
            continue;
        QVERIFY(!finding.text.isEmpty());
        QVERIFY2(!finding.text.contains("%1"_L1) && !finding.text.contains("%2"_L1), qPrintable(finding.text));
    }
}

void TestMnesisCheck::everyRuleHasAState()
{
    // These are about the file itself and have tests of their own, or need a file that is broken in a
    // special way.
    QSet<MnesisRule> tested
        = {MnesisRule::DamagedPage, MnesisRule::DamagedIndex, MnesisRule::UnusedPage, MnesisRule::UnreadableTable};
    for (const State& state : ::states())
        tested += state.rule;
    QSet<QString> codes;
    for (int i = 0; i < int(MnesisRule::RuleCount); ++i) {
        QVERIFY2(tested.contains(MnesisRule(i)), qPrintable(codeOf(MnesisRule(i))));
        codes += codeOf(MnesisRule(i));
    }
    QCOMPARE(codes.size(), qsizetype(MnesisRule::RuleCount));
}

void TestMnesisCheck::damagedFile()
{
    open(u"generated-0.4.0/sessions.db"_s);
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    // The first page holds the schema; the others are fair game.
    constexpr qint64 Page = 4096;
    for (qint64 page = 40; page < 44; ++page) {
        QVERIFY(file.seek(page * Page));
        QCOMPARE(file.write(QByteArray(Page, char(0xa5))), Page);
    }
    file.close();
    const QStringList codes = codesOf(check());
    QVERIFY2(codes.contains(u"damaged-page"_s), qPrintable(codes.join(u' ')));
}

void TestMnesisCheck::damagedRest()
{
    // The part table's tree is broken; all else is still checked.
    open(u"generated-0.4.0/sessions.db"_s);
    change({u"UPDATE sessions SET model_id = '' WHERE rowid = 1"_s});
    qint64 root = 0;
    {
        auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"root"_s);
        database.setDatabaseName(m_path);
        QVERIFY(database.open());
        QSqlQuery query(u"SELECT rootpage FROM sqlite_master WHERE name = 'message_parts'"_s, database);
        QVERIFY(query.next());
        root = query.value(0).toLongLong();
        query.finish();
        database.close();
    }
    QSqlDatabase::removeDatabase(u"root"_s);
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek((root - 1) * 4096));
    QCOMPARE(file.write(QByteArray(4096, char(0xa5))), qint64(4096));
    file.close();
    const QStringList codes = codesOf(check());
    QVERIFY2(codes.contains(u"unreadable-table"_s), qPrintable(codes.join(u' ')));
    QVERIFY2(codes.contains(u"empty-model"_s), qPrintable(codes.join(u' ')));
}

void TestMnesisCheck::glances_data()
{
    QTest::addColumn<QString>("partType");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QVariant>("state");
    QTest::addColumn<bool>("isPlain");
    const QByteArray status = R"(, "status": {"state": "pending"}})";
    const QByteArray tool = R"({"type": "tool", "tool_name": "t", "tool_call_id": "c")";
    const auto row
        = [](const char* name, const QString& type, const QByteArray& content, bool isPlain,
              const QVariant& state = u"completed"_s) { QTest::newRow(name) << type << content << state << isPlain; };
    row("text", u"text"_s, R"({"type": "text", "text": "a\u00e9"})", true);
    row("text in another row", u"tool"_s, R"({"type": "text", "text": "a"})", false);
    row("text is null", u"text"_s, R"({"type": "text", "text": null})", false);
    row("last key counts", u"text"_s, R"({"type": "text", "text": "a", "text": 1})", false);
    row("lone surrogate", u"text"_s, R"({"type": "text", "text": "\ud800"})", false);
    row("no UTF-8", u"text"_s, QByteArray("{\"type\": \"text\", \"text\": \"\xff\"}"), false);
    row("tool", u"tool"_s, tool + R"(, "input": {}, "output": null)" + status, true);
    row("tool without state", u"tool"_s, tool + status, false, QVariant());
    row("tool of an unknown state", u"tool"_s, tool + status, false, u"lost"_s);
    row("input is a list", u"tool"_s, tool + R"(, "input": [])" + status, false);
    row("input holds NaN", u"tool"_s, tool + R"(, "input": {"a": NaN})" + status, false);
    row("output is a number", u"tool"_s, tool + R"(, "output": 1)" + status, false);
    row("status is null", u"tool"_s, tool + R"(, "status": null})", false);
    row("cut short", u"tool"_s, tool, false);
    row("empty", u"text"_s, "", false);
}

// A part that passes at a glance passes the careful reading too, with the same result.
void TestMnesisCheck::glances()
{
    QFETCH(QString, partType);
    QFETCH(QByteArray, content);
    QFETCH(QVariant, state);
    StoredMnesisPart stored;
    stored.partType = partType;
    stored.content = content;
    stored.contentBytes = content.size();
    stored.toolState = state;
    MnesisGlancer glancer;
    const auto glance = glancer.glance(stored);
    QTEST(glance.has_value(), "isPlain");
    if (!glance)
        return;
    const DecodedMnesisPart decoded = decodeMnesisPart(stored, -1);
    QVERIFY(!decoded.damaged);
    const auto* tool = std::get_if<ToolPart>(&decoded.body);
    QCOMPARE(glance->isTool, tool != nullptr);
    if (tool)
        QCOMPARE(*glance, (MnesisGlance {true, tool->name, tool->callId, tool->state}));
}

void TestMnesisCheck::place()
{
    open(u"generated-0.4.0/sessions.db"_s);
    change({u"UPDATE message_parts SET content = '{' WHERE rowid = 17"_s});
    const QList<Finding> found = check();
    const auto finding = std::ranges::find(found, u"invalid-json"_s, &Finding::code);
    QVERIFY(finding != found.end());
    QCOMPARE(finding->place, u"message_parts row 17, column content"_s);
    QVERIFY(!finding->session.isEmpty());
    QVERIFY(!finding->message.isEmpty());
    QVERIFY(!finding->repair.isEmpty());
    QCOMPARE(finding->severity, Finding::Severity::Warning);
}

void TestMnesisCheck::oneSession()
{
    open(u"generated-0.4.0/sessions.db"_s);
    change(
        {u"UPDATE sessions SET model_id = '' WHERE rowid IN (1, 2)"_s, u"UPDATE message_parts SET part_type = 'x'"_s});
    const QList<Finding> all = check();
    QSet<SessionId> sessions;
    for (const Finding& finding : all)
        sessions += finding.session;
    QVERIFY(sessions.size() > 10);
    for (const SessionId& id : std::as_const(sessions)) {
        if (id.isEmpty())
            continue;
        // The same findings in the same words, whichever way the rows were reached.
        QList<Finding> ofSession = all;
        ofSession.removeIf([&](const Finding& finding) { return finding.session != id; });
        QList<Finding> alone = check(id);
        const auto key = [](const Finding& finding) { return finding.code + finding.place + finding.text; };
        std::ranges::sort(ofSession, {}, key);
        std::ranges::sort(alone, {}, key);
        QCOMPARE(alone, ofSession);
    }
}

void TestMnesisCheck::manyOfAKind()
{
    open(u"small.db"_s);
    change({u"INSERT INTO message_parts (id, message_id, session_id, part_type, content) "
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000) "
            "SELECT 'x' || i, m.id, m.session_id, 'text', '{' FROM n, messages m WHERE m.rowid = 1"_s});
    const QList<Finding> found = check();
    QCOMPARE(codesOf(found).count(u"invalid-json"_s), MnesisFindings::MostOfOneRule + 1);
    QVERIFY(found.last().text.contains(u"2000"_s));
}

void TestMnesisCheck::otherSchema()
{
    // Without its indexes and later columns a store is slower to check, and nothing else.
    open(u"generated-0.4.0/sessions.db"_s);
    change({u"DROP INDEX idx_summary_nodes_active"_s, u"DROP INDEX idx_messages_session_id"_s,
        u"ALTER TABLE summary_nodes DROP COLUMN superseded"_s, u"ALTER TABLE messages DROP COLUMN error_code"_s,
        u"DROP TABLE context_items"_s});
    const QStringList codes = codesOf(check());
    QVERIFY(!codes.contains(u"unreadable-table"_s));
    QVERIFY(codes.contains(u"missing-in-schema"_s));
    QVERIFY(codes.contains(u"no-context-items"_s));
}

void TestMnesisCheck::cancelled()
{
    open(u"generated-0.4.0/sessions.db"_s);
    change({u"UPDATE sessions SET model_id = ''"_s});
    SqliteDatabase database(m_path);
    MnesisReader reader(database);
    const JobControl job;
    int found = 0;
    const auto sink = [&](const Finding&) {
        ++found;
        job.cancel();
    };
    const auto done = checkMnesis(reader, {}, sink, job, timeFromMs(Clock));
    QVERIFY(!done);
    QCOMPARE(done.error().code, Errc::Cancelled);
    QVERIFY(found > 0 && found < 100);
}

QTEST_GUILESS_MAIN(TestMnesisCheck)
#include "tst_mnesischeck.moc"
