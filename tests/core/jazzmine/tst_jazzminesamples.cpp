// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/format.h"
#include "core/store/formats/jazzmine/read/model.h"
#include "core/store/registry.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/postgresserver.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace Qt::StringLiterals;
using readstore::keysOf;

namespace {

QJsonDocument readJson(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()) : QJsonDocument();
}

QStringList texts(const QJsonValue& array)
{
    QStringList list;
    for (const QJsonValue& value : array.toArray())
        list << value.toString();
    return list;
}

QVariant fieldOf(const StoredFields& fields, const QString& name)
{
    const auto found = std::ranges::find(fields, name, &StoredField::name);
    return found == fields.end() ? QVariant() : found->value;
}

QString textOf(const Message& message)
{
    for (const Part& part : message.parts) {
        if (const auto* text = part.as<TextPart>())
            return text->text.text;
    }
    return {};
}

/// What the library does otherwise for this container, in a conversation's object.
QJsonObject withDifferences(QJsonObject conversation, const QJsonObject& store)
{
    for (const QJsonValue& difference : store["differs_from_conversation_db.json"_L1].toArray()) {
        if (difference["conversation"_L1] == conversation["id"_L1])
            conversation[difference["key"_L1].toString()] = difference["value"_L1];
    }
    return conversation;
}

} // namespace

class TestJazzmineSamples final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void matchesTheLibrary_data();
    void matchesTheLibrary();
    void findsWhatIsOdd_data();
    void findsWhatIsOdd();
    void judgesDocumentsAsTheLibrary();
    void claimsNoOtherFormat();

private:
    void compareList(SessionStore& store, const QJsonObject& told);
    void compareConversation(SessionStore& store, const QJsonObject& told);
    void compareMessages(const std::vector<MessagePtr>& messages, const QJsonObject& told);
    void compareWindow(SessionStore& store, const QJsonObject& told);
    void compareTraces(SessionStore& store, const QJsonObject& told);
    [[nodiscard]] QString placeOf(const QString& store, bool onServer);

    QString m_samples;
    std::unique_ptr<PostgresServer> m_server; ///< made when the first row wants it
    QStringList m_databases;
};

void TestJazzmineSamples::initTestCase()
{
    m_samples = realStore(u"jazzmine"_s);
    if (QDir(m_samples).exists())
        return;
    const QString missing = u"the sample stores are not at "_s + m_samples;
    QVERIFY2(!qEnvironmentVariableIsSet("CI"), qPrintable(missing));
    QSKIP(qPrintable(missing));
}

/// The path of a sample store, or the address of a database that a dump was loaded into.
QString TestJazzmineSamples::placeOf(const QString& store, bool onServer)
{
    const QString path = m_samples + u'/' + store;
    if (!onServer)
        return path;
    QString trouble = m_server ? QString() : PostgresServer::missingPrograms();
    if (!m_server && trouble.isEmpty()) {
        auto started = PostgresServer::start();
        if (started)
            m_server = *std::move(started);
        else
            trouble = started.error().text;
    }
    if (!trouble.isEmpty()) {
        const bool mustBe = qEnvironmentVariableIsSet("CI") || PostgresServer::missingPrograms().isEmpty();
        mustBe ? QTest::qFail(qPrintable(trouble), __FILE__, __LINE__)
               : QTest::qSkip(qPrintable(trouble), __FILE__, __LINE__);
        return {};
    }
    const QString database = store.section(u'/', 0, 0);
    if (!m_databases.contains(database)) {
        const Result<> made = m_server->createDatabase(database, path);
        if (!made)
            QTest::qFail(qPrintable(made.error().text), __FILE__, __LINE__);
        m_databases << database;
    }
    return m_server->url(database);
}

void TestJazzmineSamples::matchesTheLibrary_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("store");
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QString>("version");
    const QString older = u"0.1.28-0.1.38"_s;
    const QString newer = u"0.1.39-0.1.42"_s;
    QTest::newRow("JSON 0.1.38") << u"generated-0.1.38"_s << u"conversation_db.json"_s << u"json"_s << older;
    QTest::newRow("JSON 0.1.42") << u"generated-0.1.42"_s << u"conversation_db.json"_s << u"json"_s << newer;
    const QString dump = u"postgresql-dump"_s;
    QTest::newRow("dump 0.1.38") << u"generated-0.1.38"_s << u"postgres-dump.sql"_s << dump << older;
    QTest::newRow("dump 0.1.42") << u"generated-0.1.42"_s << u"postgres-dump.sql"_s << dump << newer;
    QTest::newRow("export 0.1.42") << u"generated-0.1.42"_s << u"mongo-export"_s << u"mongodb-export"_s << newer;
    const QString server = u"postgresql"_s;
    QTest::newRow("server 0.1.38") << u"generated-0.1.38"_s << u"postgres-dump.sql"_s << server << older;
    QTest::newRow("server 0.1.42") << u"generated-0.1.42"_s << u"postgres-dump.sql"_s << server << newer;
}

void TestJazzmineSamples::matchesTheLibrary()
{
    QFETCH(const QString, folder);
    QFETCH(const QString, store);
    QFETCH(const QString, dialect);
    QFETCH(const QString, version);
    const QJsonObject expected = readJson(m_samples + u'/' + folder + u"/expected.json"_s).object();
    const QJsonObject json = expected["conversation_db.json"_L1].toObject();
    QVERIFY(!json.isEmpty());

    const QString place = placeOf(folder + u'/' + store, dialect == "postgresql"_L1);
    if (place.isEmpty())
        return;
    auto opened = openStore(place);
    QVERIFY2(opened.has_value(), opened ? "" : qPrintable(opened.error().text));
    QCOMPARE((*opened)->info().format, u"jazzmine"_s);
    QCOMPARE((*opened)->info().dialect, dialect);
    QCOMPARE((*opened)->info().version, version);
    compareList(**opened, expected[store].toObject());
    for (const QJsonValue& conversation : json["conversations"_L1].toArray()) {
        if (QTest::currentTestFailed())
            return;
        compareConversation(**opened, withDifferences(conversation.toObject(), expected[store].toObject()));
    }
}

void TestJazzmineSamples::compareList(SessionStore& store, const QJsonObject& told)
{
    std::vector<SessionInfo> all;
    const Result<> done = store.sessions(ListDetail::Full,
        [&](const std::vector<SessionInfo>& batch) {
            all.insert(all.end(), batch.begin(), batch.end());
            return true;
        },
        {});
    QVERIFY2(done.has_value(), done ? "" : qPrintable(done.error().text));
    QCOMPARE(qint64(all.size()), told["counts"_L1]["conversations"_L1].toInteger());
    QVERIFY(std::ranges::is_sorted(all, std::ranges::greater(), &SessionInfo::createdAt));
    // The library lists by the last change, newest first.
    std::ranges::sort(all, std::ranges::greater(),
        [](const SessionInfo& info) { return fieldOf(info.fields, u"last_updated_at"_s).toLongLong(); });
    const QJsonObject byUser = told["by_user"_L1].toObject();
    for (const QString& user : byUser.keys()) {
        QStringList ids;
        for (const SessionInfo& info : all)
            ids << (fieldOf(info.fields, u"user_id"_s) == user ? QStringList(info.id.value) : QStringList());
        QCOMPARE(ids, texts(byUser[user]));
    }
    const QJsonObject byAgent = told["by_agent"_L1].toObject();
    for (const QString& agent : byAgent.keys()) {
        QStringList ids;
        for (const SessionInfo& info : all)
            ids << (info.agent == agent ? QStringList(info.id.value) : QStringList());
        QCOMPARE(ids, texts(byAgent[agent]));
    }
}

void TestJazzmineSamples::compareConversation(SessionStore& store, const QJsonObject& told)
{
    const SessionId id(told["id"_L1].toString());
    const auto info = store.session(id, ListDetail::Full, {});
    QVERIFY2(info.has_value(), info ? "" : qPrintable(info.error().text));
    QCOMPARE(info->title, told["title"_L1].toString());
    QCOMPARE(toMs(*info->createdAt), told["created_at"_L1].toInteger());
    QCOMPARE(info->messages.value_or(-1), told["message_count"_L1].toInteger());

    const auto outline = store.outline(id, {});
    QVERIFY(outline.has_value());
    const std::vector<qint64> keys = keysOf(*outline);
    const auto messages = store.messages(id, keys, {-1}, {});
    QVERIFY2(messages.has_value(), messages ? "" : qPrintable(messages.error().text));
    compareMessages(*messages, told);
    const auto details = store.outlineDetails(id, keys, {});
    QVERIFY(details.has_value());
    for (size_t i = 0; i < keys.size(); ++i) {
        const Message& message = *(*messages)[i];
        QCOMPARE((*details)[i].role, message.role);
        QCOMPARE((*details)[i].states, quint16(message.states.toInt()));
        QCOMPARE((*details)[i].partCount, quint16(message.parts.size()));
        QCOMPARE(store.keyOf(id, message.id, {}).value_or(-1), keys[i]);
        const auto raw = store.rawBytes(message.storedAt, message.storedAt.length, {});
        QVERIFY(raw.has_value());
        QCOMPARE(raw->size(), message.storedAt.length);
    }
    compareWindow(store, told);
    compareTraces(store, told);
}

void TestJazzmineSamples::compareMessages(const std::vector<MessagePtr>& messages, const QJsonObject& told)
{
    QStringList ids;
    QStringList flagged;
    QStringList failed;
    QStringList topics;
    QStringList contents;
    QJsonObject roles;
    QJsonObject episodes;
    qint64 unsummarised = 0;
    for (const MessagePtr& message : messages) {
        QVERIFY(message);
        const QString id = message->id.value;
        QCOMPARE(message->index, ids.size());
        ids << id;
        contents << textOf(*message);
        roles[message->storedRole] = roles[message->storedRole].toInt() + 1;
        flagged << (message->states.testFlag(MessageState::Flagged) ? QStringList(id) : QStringList());
        failed << (message->error.isEmpty() ? QStringList() : QStringList(id));
        topics << (fieldOf(message->fields, u"is_continuation"_s) == false ? QStringList(id) : QStringList());
        const qint64 episode = fieldOf(message->fields, u"episode_id"_s).toLongLong();
        unsummarised += episode == 0 ? 1 : 0;
        QVERIFY(episode > 0 || !message->states.testFlag(MessageState::Summarised));
    }
    QCOMPARE(ids, texts(told["message_ids"_L1]));
    QCOMPARE(flagged, texts(told["flagged"_L1]));
    QCOMPARE(failed, texts(told["with_errors"_L1]));
    QCOMPARE(topics, texts(told["topic_starts"_L1]));
    QCOMPARE(roles, told["roles"_L1].toObject());
    QCOMPARE(unsummarised, told["unsummarized"_L1].toInteger());
    const QByteArray joined = contents.join(QChar(0x1e)).toUtf8();
    QCOMPARE(QString::fromLatin1(QCryptographicHash::hash(joined, QCryptographicHash::Sha256).toHex()),
        told["original_content_sha256"_L1].toString());
}

void TestJazzmineSamples::compareWindow(SessionStore& store, const QJsonObject& told)
{
    const SessionId id(told["id"_L1].toString());
    QStringList sent;
    const auto budget = store.context(id, {},
        [&](const ContextItem& item) {
            if (item.leftOut.isEmpty())
                sent << item.id;
            return !item.exact;
        },
        {});
    QVERIFY2(budget.has_value(), budget ? "" : qPrintable(budget.error().text));
    QStringList wanted = texts(told["enhancer_window_8"_L1]);
    QCOMPARE(sent.size(), wanted.size());
    // Messages of one time come from a database in either order.
    sent.sort();
    wanted.sort();
    QCOMPARE(sent, wanted);
}

void TestJazzmineSamples::compareTraces(SessionStore& store, const QJsonObject& told)
{
    QHash<QString, TurnTrace> traces;
    const Result<> done = store.turnTraces(SessionId(told["id"_L1].toString()),
        [&](const TurnTrace& trace) {
            traces.insert(trace.id, trace);
            return true;
        },
        {});
    QVERIFY2(done.has_value(), done ? "" : qPrintable(done.error().text));
    const QJsonArray list = told["turn_traces"_L1].toArray();
    QCOMPARE(traces.size(), told["trace_count"_L1].toInteger());
    for (const QJsonValue& wanted : list) {
        const TurnTrace trace = traces.value(wanted["id"_L1].toString());
        QCOMPARE(trace.message.value, wanted["message_id"_L1].toString());
        QCOMPARE(trace.turn.value_or(-1), wanted["turn_number"_L1].toInteger());
        QCOMPARE(trace.tokens.total.value_or(-1), wanted["total_tokens"_L1].toInteger());
        QCOMPARE(fieldOf(trace.fields, u"total_latency_ms"_s).toLongLong(), wanted["total_latency_ms"_L1].toInteger());
        QCOMPARE(trace.calls.size(), wanted["llm_calls"_L1].toInteger());
        const auto json = QJsonDocument::fromJson(fieldOf(trace.fields, u"tool_traces"_s).toString().toUtf8());
        QCOMPARE(json.array().size(), wanted["tool_traces"_L1].toInteger());
        qint64 failed = 0;
        for (const QJsonValue& tool : json.array())
            failed += tool["success"_L1].toBool() ? 0 : 1;
        QCOMPARE(failed, wanted["failed_tools"_L1].toInteger());
        QVERIFY(trace.tools.size() >= json.array().size());
    }
}

void TestJazzmineSamples::findsWhatIsOdd_data()
{
    QTest::addColumn<QString>("store");
    QTest::addColumn<QStringList>("findings");
    QTest::addColumn<bool>("onServer");
    const QStringList json
        = {u"c-guard calls-not-recorded"_s, u"c-guard prompt-without-reply"_s, u"c-guard prompt-without-reply"_s,
            u"c-long calls-not-recorded"_s, u"c-orders calls-not-recorded"_s, u"c-restart calls-not-recorded"_s,
            u"c-restart repeated-turn"_s, u"c-restart repeated-turn"_s, u"c-restart title-replaced"_s,
            u"c-ünïcode-✓ calls-not-recorded"_s, u"session-123 prompt-without-reply"_s, u"session-123 totals-differ"_s};
    QTest::newRow("JSON 0.1.38") << u"generated-0.1.38/conversation_db.json"_s << json << false;
    QTest::newRow("JSON 0.1.42") << u"generated-0.1.42/conversation_db.json"_s << json << false;
    // Only a database may change the order of equal times.
    QStringList database = json;
    database << u"session-123 same-time"_s << u"session-123 same-time"_s;
    database.sort();
    QTest::newRow("dump 0.1.38") << u"generated-0.1.38/postgres-dump.sql"_s << database << false;
    QTest::newRow("dump 0.1.42") << u"generated-0.1.42/postgres-dump.sql"_s << database << false;
    QTest::newRow("export 0.1.42") << u"generated-0.1.42/mongo-export"_s << database << false;
    QTest::newRow("server 0.1.38") << u"generated-0.1.38/postgres-dump.sql"_s << database << true;
    QTest::newRow("server 0.1.42") << u"generated-0.1.42/postgres-dump.sql"_s << database << true;
}

void TestJazzmineSamples::findsWhatIsOdd()
{
    QFETCH(const QString, store);
    QFETCH(const QStringList, findings);
    QFETCH(const bool, onServer);
    const QString place = placeOf(store, onServer);
    if (place.isEmpty())
        return;
    auto opened = openStore(place);
    QVERIFY2(opened.has_value(), opened ? "" : qPrintable(opened.error().text));
    QStringList whole;
    QStringList single;
    const Result<> checked = (*opened)->check(
        {}, [&](const Finding& finding) { whole << u"%1 %2"_s.arg(finding.session.value, finding.code); }, {});
    QVERIFY(checked.has_value());
    whole.sort();
    QCOMPARE(whole, findings);
    for (const QString& id :
        {u"c-guard"_s, u"c-restart"_s, u"session-123"_s, u"c-long"_s, u"c-orders"_s, u"c-ünïcode-✓"_s}) {
        const Result<> done = (*opened)->check(SessionId(id),
            [&](const Finding& finding) { single << u"%1 %2"_s.arg(finding.session.value, finding.code); }, {});
        QVERIFY(done.has_value());
    }
    single.sort();
    QCOMPARE(single, findings);
}

void TestJazzmineSamples::judgesDocumentsAsTheLibrary()
{
    QFile file(m_samples + u"/generated-0.1.42/documents.jsonl"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonArray verdicts = readJson(m_samples + u"/generated-0.1.42/documents-expected.json"_s).array();
    const QHash<QString, jazzmine::RecordKind> kinds = {{u"Conversation"_s, jazzmine::RecordKind::Conversation},
        {u"Message"_s, jazzmine::RecordKind::Message}, {u"TurnTrace"_s, jazzmine::RecordKind::Trace}};
    for (const QJsonValue& verdict : verdicts) {
        const QByteArray line = file.readLine();
        const auto document = json::parse(line);
        QVERIFY(document.has_value());
        const json::Value& data = *document->find(u"data");
        QStringList found;
        for (const jazzmine::Refusal& refusal : refusalsOf(kinds.value(document->find(u"model")->string), data))
            found << u"%1 %2"_s.arg(refusal.at, refusal.type);
        QStringList wanted;
        for (const QJsonValue& error : verdict["errors"_L1].toArray())
            wanted << u"%1 %2"_s.arg(error["at"_L1].toString(), error["type"_L1].toString());
        QVERIFY2(found == wanted,
            qPrintable(found.join(u", "_s) + u" instead of "_s + wanted.join(u", "_s) + QString::fromUtf8(line)));
        const QJsonObject changed = verdict["read_as"_L1].toObject();
        for (const QString& name : changed.keys()) {
            const json::Value& value = *data.find(name);
            if (changed[name].isBool())
                QCOMPARE(jazzmine::boolOf(value), std::optional(changed[name].toBool()));
            else if (name == "sentiment_score"_L1)
                QCOMPARE(jazzmine::numberOf(value), std::optional(changed[name].toDouble()));
            else
                QCOMPARE(jazzmine::integerOf(value), std::optional(changed[name].toInteger()));
        }
    }
    QVERIFY(file.atEnd());
    QVERIFY(verdicts.size() > 80);
}

void TestJazzmineSamples::claimsNoOtherFormat()
{
    const jazzmine::Format format;
    QStringList claimed;
    int seen = 0;
    QDirIterator it(QDir(m_samples).absoluteFilePath(u".."_s), QDir::AllEntries | QDir::NoDotAndDotDot,
        QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QString path = QDir::cleanPath(it.next());
        if (path.contains("/jazzmine"_L1))
            continue;
        const StoreCandidate candidate(path);
        ++seen;
        if (!candidate.accessError() && format.detect(candidate).matches)
            claimed << path;
    }
    QCOMPARE(claimed, QStringList());
    QVERIFY(seen > 20);
}

TEST_CLASS(TestJazzmineSamples)
#include "tst_jazzminesamples.moc"
