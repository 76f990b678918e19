// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/shellword.h"
#include "core/edit/editor.h"
#include "core/edit/forkedchange.h"
#include "core/edit/forkshares.h"
#include "core/edit/journal.h"
#include "core/session/injectedtext.h"
#include "core/store/content/storedimage.h"
#include "core/store/plan/changedrecords.h"
#include "core/store/json/json.h"
#include "core/store/formats/opencode/plan/policy.h"
#include "core/store/registry.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"
#include "tests/testkit/writerprocess.h"

#include <QDeadlineTimer>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

/// Runs statements on a database through Qt's own driver; what it answers are the rows of the last one.
QList<QVariantList> sql(const QString& path, const QStringList& statements)
{
    QList<QVariantList> rows;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"tst_opencode"_s);
        database.setDatabaseName(path);
        if (!database.open())
            qFatal("no database");
        QSqlQuery query(database);
        for (const QString& statement : statements) {
            if (!query.exec(statement))
                qFatal("%s: %s", qPrintable(statement.left(80)), qPrintable(query.lastError().text()));
        }
        while (query.next()) {
            QVariantList row;
            for (int i = 0; i < query.record().count(); ++i)
                row << query.value(i);
            rows << row;
        }
    }
    QSqlDatabase::removeDatabase(u"tst_opencode"_s);
    return rows;
}

QString shared(const QString& name)
{
    return realStore(u"opencode/"_s + name);
}

/// The database that 1.15.10 and then 2.0.26 wrote, of its dump.
void buildMixed(const QString& path)
{
    QStringList statements;
    for (const QString& statement :
        QString::fromUtf8(contents(shared(u"caprock/opencode-1.15.10-then-2.0.26.sql"_s))).split(u";\n"_s)) {
        if (!statement.trimmed().isEmpty())
            statements << statement;
    }
    sql(path, statements);
}

std::unique_ptr<SessionStore> openAt(const QString& path)
{
    auto store = openStore(path);
    if (!store)
        qWarning("%s", qPrintable(store.error().text));
    return store ? *std::move(store) : nullptr;
}

const SessionInfo* named(const std::vector<SessionInfo>& all, const QString& prefix)
{
    const auto found
        = std::ranges::find_if(all, [&](const SessionInfo& info) { return info.id.value.startsWith(prefix); });
    return found == all.end() ? nullptr : &*found;
}

/// The kind of a part, as the table of the test prints it.
QString kindName(const Part& part)
{
    if (const auto* event = part.as<EventPart>())
        return u"event:"_s + event->type;
    if (part.as<UnknownPart>())
        return u"unknown"_s;
    static const QStringList Names {u"text"_s, u"reasoning"_s, u"tool"_s, u"patch"_s, u"file"_s, u"compaction"_s,
        u"step-start"_s, u"step-finish"_s, u"image"_s, u"unknown"_s, u"event"_s};
    return Names.value(int(part.body.index()));
}

/// Stored messages and parts by their ids, read without the format's own code.
struct Stored
{
    QStringList messages;
    QStringList parts;
};

Stored storedInTables(const QString& path)
{
    Stored stored;
    for (const QVariantList& row : sql(path, {u"SELECT id FROM message"_s}))
        stored.messages << row.first().toString();
    for (const QVariantList& row : sql(path, {u"SELECT id FROM part"_s}))
        stored.parts << row.first().toString();
    return stored;
}

Stored storedInTree(const QString& storage)
{
    Stored stored;
    for (const auto& [folder, ids] :
        {std::pair(u"/message"_s, &stored.messages), std::pair(u"/part"_s, &stored.parts)}) {
        QDirIterator it(storage + folder, {u"*.json"_s}, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext())
            *ids << QFileInfo(it.next()).completeBaseName();
    }
    return stored;
}

Stored storedInExport(const QString& path)
{
    Stored stored;
    const QJsonObject root = QJsonDocument::fromJson(contents(path)).object();
    for (const QJsonValue& message : root[u"messages"_s].toArray()) {
        stored.messages << message[u"info"_s][u"id"_s].toString();
        for (const QJsonValue& part : message[u"parts"_s].toArray())
            stored.parts << part[u"id"_s].toString();
    }
    return stored;
}

/// Asks until a store that is open tells of a change.
bool isTold(SessionStore& store)
{
    constexpr int Patience = testclass::Patience;
    for (const QDeadlineTimer deadline(Patience); !deadline.hasExpired();) {
        if (store.poll().value_or(StoreChange::None) != StoreChange::None)
            return true;
    }
    return false;
}

/// The session of the generated database that has the most kinds of parts.
const QString Busy = u"ses_dff843b0f"_s;

} // namespace

/// OpenCode's stores of all generations: read, followed, and changed as exports that OpenCode imports.
class TestOpenCode final : public QObject
{
    Q_OBJECT

private slots:
    void everyRecordIsShown_data();
    void everyRecordIsShown();
    void idsThatGoWithThinking();
    void tablesOfVersion2();
    void forksOfVersion2_data();
    void forksOfVersion2();
    void generationsSideBySide();
    void relations();
    void listsBesideTheConversation();
    void compactionsAndReverts();
    void kindsOfParts();
    void providersOfModels();
    void followsRowsThatChange();
    void damages_data();
    void damages();
    void forks();
    void findingsNameThePlaceOfParts();
    void changesTellWhatIsLeftOut();
    void damagedMessagesLeftOut();
    void partsThatARevertHides();
    void forksLeaveOutSecretsAndEndCalls();
    void outputsInFiles();
    void changesInAFork();
    void severalChangesOfOneMessage();
    void prunedOutputsAreMarked();
    void changesOfAnIndentedExport();
    void everyMessageHasAnIdOfItsOwn();
    void answersWithoutAText();
    void compactsIntoAnExport();
    void compactsWithinATurn();
    void compactsAgain();
    void commands();
    void images();
    void brokenFiles_data();
    void brokenFiles();
    void repeatedIds();
    void recordedEvents();
};

void TestOpenCode::everyRecordIsShown_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("sessions");
    for (const auto& [name, sessions] :
        {std::pair("generated/opencode.db", 10), std::pair("generated", 10), std::pair("generated/export.json", 1),
            std::pair("generated-1.0.185", 4), std::pair("generated-1.0.185/storage", 4),
            std::pair("session-migrate/basic.json", 1), std::pair("session-migrate/comprehensive.json", 1)})
        if (const QString path = shared(QString::fromLatin1(name));
            QFileInfo::exists(path) || !path.contains(u"migrate"))
            QTest::newRow(name) << path << sessions;
}

/// Each message once, and each part as at least one part with its id; nothing that the specification explains is
/// unknown.
void TestOpenCode::everyRecordIsShown()
{
    QFETCH(QString, path);
    QFETCH(int, sessions);
    NEED(missingSample(path));
    const auto store = openAt(path);
    QVERIFY(store);
    QCOMPARE(store->info().format, u"opencode"_s);
    QCOMPARE(readstore::readAll(*store), QString());
    const QString tree = QFileInfo(path + u"/storage/message"_s).isDir() ? path + u"/storage"_s : path;
    const QTemporaryDir folder; // Qt's driver leaves side files
    const QString database = folder.filePath(u"opencode.db"_s);
    QFile::copy(path.endsWith(u".db") ? path : path + u"/opencode.db"_s, database);
    const Stored stored = QFileInfo::exists(database) ? storedInTables(database)
        : path.endsWith(u".json")                     ? storedInExport(path)
                                                      : storedInTree(tree);
    QVERIFY(!stored.messages.isEmpty() && !stored.parts.isEmpty());
    QStringList messages;
    QSet<QString> shownParts;
    QMap<QString, int> kinds;
    const auto all = readstore::listed(*store);
    QCOMPARE(int(all.size()), sessions);
    for (const SessionInfo& info : all) {
        for (const MessagePtr& message : readstore::messages(*store, info.id)) {
            QVERIFY(message);
            messages << message->id.value;
            for (const Part& part : message->parts) {
                if (!part.id.isEmpty()) // else made of the message, as the mark of a compaction
                    shownParts << part.id.value;
                ++kinds[kindName(part)];
            }
        }
    }
    QStringList wanted = stored.messages;
    wanted.sort();
    messages.sort();
    QCOMPARE(messages, wanted);
    QCOMPARE(shownParts, QSet<QString>(stored.parts.begin(), stored.parts.end()));
    QCOMPARE(kinds.value(u"unknown"_s), 0);
    QStringList told;
    for (auto kind = kinds.cbegin(); kind != kinds.cend(); ++kind)
        told << u"%1 %2"_s.arg(kind.value()).arg(kind.key());
    qInfo("%d sessions, %d messages, %d parts stored; shown: %s", sessions, int(wanted.size()),
        int(stored.parts.size()), qPrintable(told.join(u", "_s)));
}

void TestOpenCode::tablesOfVersion2()
{
    NEED(missingSample(shared(u"caprock"_s)));
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"opencode.db"_s);
    buildMixed(path);
    const auto store = openAt(path);
    QVERIFY(store);
    QCOMPARE(store->info().dialect, u"2"_s);
    QCOMPARE(readstore::readAll(*store), QString());
    const auto all = readstore::listed(*store);
    QCOMPARE(all.size(), 2u);
    qsizetype messages = 0;
    QMap<QString, int> kinds;
    for (const SessionInfo& info : all) {
        for (const MessagePtr& message : readstore::messages(*store, info.id)) {
            ++messages;
            for (const Part& part : message->parts)
                ++kinds[kindName(part)];
        }
    }
    QCOMPARE(messages, 14); // those of session_message; the copies of 1.x are not shown twice
    QCOMPARE(kinds.value(u"unknown"_s), 0);
    QCOMPARE(kinds.value(u"tool"_s), 4);
    const SessionInfo* both = named(all, u"ses_ee23f48"_s);
    QVERIFY(both);
    const auto rows = readstore::messages(*store, both->id);
    QCOMPARE(rows.size(), 9u);
    const auto* tool = rows[1]->parts.first().as<ToolPart>();
    QVERIFY(tool && tool->state == ToolPart::State::Completed && tool->output.text == u"hi\n"_s);
    const auto* failed = rows[2]->parts.first().as<ToolPart>();
    QVERIFY(failed && failed->state == ToolPart::State::Error && failed->error.text.startsWith(u"The read tool"));
    const StoredField errorType {u"error.type"_s, u"tool.execution"_s};
    QVERIFY(rows[2]->parts.first().fields.contains(errorType));
    QVERIFY(std::ranges::none_of(
        rows[1]->parts.first().fields, [](const StoredField& field) { return field.name.startsWith(u"error"); }));
    QVERIFY(rows[5]->states.testFlag(MessageState::Ephemeral)); // agent-switched
    QVERIFY(readstore::codes(*store).contains(u"several-generations"_s));
    // No import is known for these.
    const auto plan = store->plan(ForkEdit {both->id, rows[1]->id, false, {}}, {});
    QVERIFY(!plan && plan.error().code == Errc::NotSupported && plan.error().text.contains(u"--fork"));
}

void TestOpenCode::forksOfVersion2_data()
{
    QTest::addColumn<QString>("boundary"); // as stored of the fork
    QTest::addColumn<QString>("more"); // a statement
    QTest::addColumn<QStringList>("shown");
    const QString none = u"SELECT 1"_s;
    const QStringList alone {u"f1"_s, u"f2"_s};
    QTest::newRow("before a message") << u"'a3'"_s << none << QStringList {u"a1"_s, u"a2"_s, u"f1"_s, u"f2"_s};
    QTest::newRow("as JSON") << u"'{\"messageID\":\"a2\"}'"_s << none << QStringList {u"a1"_s, u"f1"_s, u"f2"_s};
    QTest::newRow("as a text of JSON") << u"'\"a2\"'"_s << none << QStringList {u"a1"_s, u"f1"_s, u"f2"_s};
    // What came to the origin later on was not there.
    QTest::newRow("at the end") << u"NULL"_s << none << QStringList {u"a1"_s, u"a2"_s, u"a3"_s, u"f1"_s, u"f2"_s};
    QTest::newRow("before the first") << u"'a1'"_s << none << alone;
    QTest::newRow("not understood") << u"'7'"_s << none << alone;
    QTest::newRow("with copies") << u"'a3'"_s << u"UPDATE session_message SET time_created = 10 WHERE id = 'f1'"_s
                                 << alone;
    QTest::newRow("origin gone") << u"'a3'"_s << u"DELETE FROM session_v2 WHERE id = 'ses_a'"_s
                                 << QStringList {u"a1"_s, u"a2"_s, u"f1"_s, u"f2"_s};
    QTest::newRow("of itself") << u"'f2'"_s << u"UPDATE session_v2 SET fork_session_id = 'ses_f' WHERE id = 'ses_f'"_s
                               << alone;
    QTest::newRow("of a fork of it")
        << u"'a3'"_s << u"UPDATE session_v2 SET fork_session_id = 'ses_f', fork_boundary = 'f2' WHERE id = 'ses_a'"_s
        << QStringList {u"a1"_s, u"a2"_s, u"f1"_s, u"f2"_s};
}

/// A fork that holds no copies shows what it goes on from; its field shows the boundary as it is stored.
void TestOpenCode::forksOfVersion2()
{
    QFETCH(const QString, boundary);
    QFETCH(const QString, more);
    QFETCH(const QStringList, shown);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"opencode.db"_s);
    const auto message = [](const char* id, const char* session, int seq, int ms) {
        return u"INSERT INTO session_message VALUES('%1', '%2', 'user', %3, %4, %4, '{\"text\":\"%1\"}')"_s
            .arg(QString::fromLatin1(id), QString::fromLatin1(session))
            .arg(seq)
            .arg(ms);
    };
    sql(path,
        {u"CREATE TABLE session_v2(id TEXT PRIMARY KEY, title TEXT, directory TEXT, time_created INTEGER, "
         "fork_session_id TEXT, fork_boundary TEXT)"_s,
            u"CREATE TABLE session_message(id TEXT PRIMARY KEY, session_id TEXT, type TEXT, seq INTEGER, time_created "
            "INTEGER, time_updated INTEGER, data TEXT)"_s,
            u"INSERT INTO session_v2 VALUES('ses_a', 'a', '/p', 1, NULL, NULL)"_s,
            u"INSERT INTO session_v2 VALUES('ses_f', 'f', '/p', 40, 'ses_a', "_s + boundary + u')',
            message("a1", "ses_a", 3, 10), message("a2", "ses_a", 5, 20), message("a3", "ses_a", 9, 30),
            message("a4", "ses_a", 12, 90), message("f1", "ses_f", 0, 50), message("f2", "ses_f", 4, 60), more});
    const auto store = openAt(path);
    QVERIFY(store);
    QStringList ids;
    for (const MessagePtr& read : readstore::messages(*store, SessionId(u"ses_f"_s)))
        ids << read->id.value;
    QCOMPARE(ids, shown);
    const auto info = store->session(SessionId(u"ses_f"_s), ListDetail::Full, {});
    QVERIFY(info);
    QCOMPARE(info->messages, shown.size());
    QCOMPARE(info->parent, info->origin.session);
    const auto field = std::ranges::find(info->fields, u"fork_boundary"_s, &StoredField::name);
    QCOMPARE(field != info->fields.end(), boundary != u"NULL"_s);
    QCOMPARE(readstore::readAll(*store), QString());
}

/// One id in tables of 2.x, tables of 1.x and files: the newest counts. What exists only in older ones is shown, and
/// said.
void TestOpenCode::generationsSideBySide()
{
    NEED(missingSample(shared(u"caprock"_s)));
    NEED(missingSample(shared(u"generated-1.0.185"_s)));
    const QTemporaryDir folder;
    QVERIFY(filetree::copyTree(shared(u"generated-1.0.185"_s), folder.path()));
    const QString path = folder.filePath(u"opencode.db"_s);
    buildMixed(path);
    sql(path,
        {u"INSERT INTO session(id, project_id, slug, directory, title, version, time_created, time_updated) VALUES"
         "('ses_old_only', 'global', 's', '/p', 'Never moved', '1.17', 5, 6)"_s,
            u"INSERT INTO message VALUES('msg_o', 'ses_old_only', 5, 6, '{\"role\":\"user\",\"time\":{\"created\":5}}')"_s,
            // The same session as one of the files, with another title.
            u"INSERT INTO session(id, project_id, slug, directory, title, version, time_created, time_updated) VALUES"
            "('ses_dff72d883ffehZ0UFBpANtScvW', 'global', 's', '/p', 'From the tables', '1.17', 7, 8)"_s});
    const auto store = openAt(folder.path());
    QVERIFY(store);
    const auto all = readstore::listed(*store);
    QCOMPARE(all.size(), 7u); // 2 of 2.x, 1 of 1.x alone, 1 of both, 3 of files alone
    const SessionInfo* twice = named(all, u"ses_dff72d883"_s);
    QVERIFY(twice);
    QCOMPARE(twice->title, u"From the tables"_s);
    QMap<QString, QStringList> byCode;
    for (const Finding& finding : readstore::findings(*store))
        byCode[finding.code] << finding.session.value.left(13);
    QStringList old = byCode.value(u"only-in-old-tables"_s);
    old.sort();
    QCOMPARE(old,
        QStringList(
            {u"ses_dff72b4be"_s, u"ses_dff72b564"_s, u"ses_dff72d2d7"_s, u"ses_dff72d883"_s, u"ses_old_only"_s}));
    QCOMPARE(byCode.value(u"several-generations"_s).size(), 2);
    QCOMPARE(readstore::readAll(*store), QString());
}

/// Sub-agents hang under their parents, and a fork is known by the times of its messages (spec opencode, 5.4).
void TestOpenCode::relations()
{
    NEED(missingSample(shared(u"generated"_s)));
    const auto store = openAt(shared(u"generated/opencode.db"_s));
    QVERIFY(store);
    const auto all = readstore::listed(*store);
    const SessionInfo* child = named(all, u"ses_dff832d16"_s);
    QVERIFY(child);
    QCOMPARE(child->origin.kind, Origin::Kind::SubAgent);
    QVERIFY(child->parent.value.startsWith(u"ses_dff833629"));
    const auto* original = named(all, Busy);
    QVERIFY(original);
    QCOMPARE(original->origin.kind, Origin::Kind::None);
    for (const auto& fork :
        {u"ses_dff8352d1"_s, u"ses_dff831ab5"_s, u"ses_dff82f166"_s, u"ses_dff82a887"_s, u"ses_dff829c2e"_s}) {
        const SessionInfo* info = named(all, fork);
        QVERIFY(info);
        QCOMPARE(info->origin.kind, Origin::Kind::Fork);
        QCOMPARE(info->origin.session, original->id);
        QCOMPARE(info->parent, original->id);
    }
    const auto edges = store->edges(original->id, {});
    QVERIFY(edges);
    QCOMPARE(edges->size(), 5);
    for (const LineageEdge& edge : *edges)
        QVERIFY(store->keyOf(original->id, edge.at, {}));
    QVERIFY(named(all, u"ses_dff847089"_s)->origin.kind == Origin::Kind::None);
    // The call that led to the child names it, so that a link can be shown.
    bool isNamed = false;
    for (const MessagePtr& message : readstore::messages(*store, child->parent)) {
        for (const Part& part : message->parts) {
            const auto* tool = part.as<ToolPart>();
            isNamed = isNamed || (tool && tool->metadata.text.contains(child->id.value));
        }
    }
    QVERIFY(isNamed);
}

/// What is to be done, and what the session changed, without the texts of files.
void TestOpenCode::listsBesideTheConversation()
{
    const auto fieldOf = [](SessionStore& store, const QString& name) {
        QStringList found;
        for (const SessionInfo& listed : readstore::listed(store)) {
            const auto info = store.session(listed.id, ListDetail::Full, {});
            const StoredFields fields = info ? info->fields : StoredFields();
            for (const StoredField& field : fields) {
                if (field.name == name)
                    found << field.value.toString();
            }
        }
        return found;
    };
    const auto tables = openAt(shared(u"generated/opencode.db"_s));
    QVERIFY(tables);
    QCOMPARE(fieldOf(*tables, u"todo"_s),
        QStringList {uR"([{"content":"Fix splitting and case","status":"in_progress","priority":"medium"},)"
                     R"({"content":"Run on the sample","status":"pending","priority":"medium"}])"_s});
    const auto files = openAt(shared(u"generated-1.0.185/storage"_s));
    QVERIFY(files);
    QCOMPARE(fieldOf(*files, u"todo"_s), fieldOf(*tables, u"todo"_s));
    QCOMPARE(fieldOf(*files, u"session_diff"_s),
        QStringList {uR"([{"file":"src/__pycache__/wordcount.cpython-311.pyc","additions":null,"deletions":null}])"_s});
}

void TestOpenCode::compactionsAndReverts()
{
    NEED(missingSample(shared(u"generated"_s)));
    const auto store = openAt(shared(u"generated/opencode.db"_s));
    QVERIFY(store);
    const auto all = readstore::listed(*store);
    const SessionInfo* compacted = named(all, u"ses_dff831ab5"_s);
    QVERIFY(compacted);
    const auto nodes = store->summaryNodes(compacted->id, {});
    QVERIFY(nodes);
    QCOMPARE(nodes->size(), 1);
    QVERIFY(nodes->first().covers.value_or(0) > 10);
    QVERIFY(nodes->first().inContext && !nodes->first().text.isEmpty());
    const auto rows = readstore::messages(*store, compacted->id);
    const auto summary = std::ranges::find_if(
        rows, [](const MessagePtr& message) { return message->states.testFlag(MessageState::Summary); });
    QVERIFY(summary != rows.end());
    QVERIFY((*summary)->parts.first().as<CompactionPart>());
    QVERIFY(rows.front()->states.testFlag(MessageState::Summarised));
    const auto sent = readstore::sent(*store, compacted->id);
    QVERIFY(sent);
    QCOMPARE(sent->first().text, u"What did we do so far?"_s);
    QCOMPARE(sent->at(1).kind, ContextItem::Kind::Summary);
    QVERIFY(sent->size() < qsizetype(rows.size()));
    // At a message before the compaction all of it was sent.
    const auto before = readstore::sent(*store, compacted->id, rows[5]->id);
    QVERIFY(before);
    QCOMPARE(before->size(), 6);

    const SessionInfo* reverted = named(all, u"ses_dff82f166"_s);
    QVERIFY(reverted);
    const auto cut = readstore::messages(*store, reverted->id);
    const auto first = std::ranges::find_if(
        cut, [](const MessagePtr& message) { return message->id.value.startsWith(u"msg_2007d1244001"); });
    QVERIFY(first != cut.end() && first != cut.begin());
    for (auto it = cut.begin(); it != cut.end(); ++it)
        QCOMPARE((*it)->states.testFlag(MessageState::Discarded), it >= first);
    const auto left = readstore::sent(*store, reverted->id);
    QVERIFY(left);
    QCOMPARE(left->size(), first - cut.begin());
    // What is sent while nothing is pruned is all of the tools' output.
    NEED(missingSample(shared(u"session-migrate/comprehensive.json"_s)));
    const auto other = openAt(shared(u"session-migrate/comprehensive.json"_s));
    QVERIFY(other);
    const auto messages = readstore::messages(*other, readstore::listed(*other).front().id);
    QVERIFY(messages[1]->states.testFlag(MessageState::Pruned));
    const auto context = readstore::sent(*other, readstore::listed(*other).front().id, messages[1]->id);
    QVERIFY(context && context->last().text.contains(u"[Old tool result content cleared]"));
    QVERIFY(!context->last().text.contains(u"SYNTHETIC_OPENCODE_TOOL_RESULT"));
    // Ignored parts are not sent, the tail that a compaction keeps is.
    QVERIFY(!context->first().text.contains(u"SYNTHETIC_IGNORED_MARKER"));
    const auto after = readstore::sent(*other, readstore::listed(*other).front().id);
    QVERIFY(after && after->size() >= 4);
    QCOMPARE(after->at(2).id, messages[0]->id.value);
}

void TestOpenCode::kindsOfParts()
{
    NEED(missingSample(shared(u"generated"_s)));
    const auto store = openAt(shared(u"generated/opencode.db"_s));
    QVERIFY(store);
    int patches = 0;
    int signedThoughts = 0;
    int exits = 0;
    int steps = 0;
    for (const SessionInfo& info : readstore::listed(*store)) {
        for (const MessagePtr& message : readstore::messages(*store, info.id)) {
            for (const Part& part : message->parts) {
                const auto* tool = part.as<ToolPart>();
                const auto* patch = part.as<PatchPart>();
                const auto* thought = part.as<ReasoningPart>();
                const auto* step = part.as<StepFinishPart>();
                exits += tool && tool->name == u"bash" && tool->metadata.text.contains(u"\"exit\":");
                QVERIFY(!tool || (tool->startedAt && tool->endedAt));
                patches += patch && patch->diff.text.contains(u"@@ ");
                signedThoughts += thought && thought->state == ReasoningPart::State::Signed && thought->duration;
                steps += step && step->tokens.input && step->cost;
            }
        }
    }
    QCOMPARE(patches, 20); // 14 edits and 6 new files
    QCOMPARE(exits, 22); // one more is a command of the user, which has none
    QCOMPARE(steps, 97);
    QVERIFY(signedThoughts > 20);
}

/// A prompt names the model it was for with its provider, as an answer of 2.x does.
void TestOpenCode::providersOfModels()
{
    NEED(missingSample(shared(u"generated"_s)));
    const auto store = openAt(shared(u"generated/opencode.db"_s));
    QVERIFY(store);
    for (const MessagePtr& message : readstore::messages(*store, named(readstore::listed(*store), Busy)->id)) {
        const auto providers = std::ranges::count(message->fields, u"providerID"_s, &StoredField::name);
        QCOMPARE(providers, 1);
    }
}

/// Rows change in place while an answer comes; a store that is open follows.
void TestOpenCode::followsRowsThatChange()
{
    NEED(missingSample(shared(u"generated"_s)));
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"opencode.db"_s);
    QVERIFY(filetree::copyFile(shared(u"generated/opencode.db"_s), path));
    const auto store = openAt(path);
    QVERIFY(store);
    const SessionId id = named(readstore::listed(*store), Busy)->id;
    const auto before = readstore::messages(*store, id);
    WriterProcess writer(path);
    QVERIFY(
        writer.exec(u"UPDATE part SET data = '{\"type\":\"text\",\"text\":\"as it comes\"}' WHERE id = "
                    "(SELECT id FROM part WHERE message_id = '%1' ORDER BY id LIMIT 1)"_s.arg(before[0]->id.value)));
    QVERIFY(isTold(*store));
    QCOMPARE(readstore::messages(*store, id)[0]->parts.first().as<TextPart>()->text.text, u"as it comes"_s);
    QVERIFY(writer.exec(u"INSERT INTO message VALUES('msg_zz', '%1', 9995304497775, 1, "
                        "'{\"role\":\"user\",\"time\":{\"created\":9995304497775}}')"_s.arg(id.value)));
    QVERIFY(isTold(*store));
    QCOMPARE(readstore::messages(*store, id).size(), before.size() + 1);
    // Changed within a millisecond, and as long as before: only the bytes tell.
    for (const auto& summary : {u"true"_s, u"null"_s, u"true"_s}) {
        QVERIFY(writer.exec(u"UPDATE message SET data = '{\"role\":\"assistant\",\"summary\":%1,\"finish\":\"stop\"}' "
                            "WHERE id = 'msg_zz'"_s.arg(summary)));
        QVERIFY(isTold(*store));
        const auto rows = readstore::messages(*store, id);
        QCOMPARE(rows.front()->states.testFlag(MessageState::Summarised), summary == u"true");
        QCOMPARE(rows.back()->states.testFlag(MessageState::Summary), summary == u"true");
    }
    QVERIFY(writer.exec(u"DELETE FROM message WHERE id = 'msg_zz'"_s));
    QVERIFY(isTold(*store));
    QCOMPARE(readstore::messages(*store, id).size(), before.size());
}

void TestOpenCode::damages_data()
{
    QTest::addColumn<QStringList>("statements");
    QTest::addColumn<QString>("code"); // that the check finds; empty: none has to
    const QString message = u"(SELECT id FROM message WHERE session_id LIKE '%1%' LIMIT 1)"_s.arg(Busy);
    QTest::newRow("part that is no JSON")
        << QStringList {u"UPDATE part SET data = '{\"type\":\"te' WHERE message_id = %1"_s.arg(message)}
        << u"damaged-part"_s;
    QTest::newRow("message that is no JSON")
        << QStringList {u"UPDATE message SET data = 'x' WHERE id = %1"_s.arg(message)} << u"damaged-message"_s;
    QTest::newRow("message that is no object")
        << QStringList {u"UPDATE message SET data = '[1]' WHERE id = %1"_s.arg(message)} << u"damaged-message"_s;
    QTest::newRow("empty data") << QStringList {u"UPDATE part SET data = '' WHERE message_id = %1"_s.arg(message)}
                                << u"damaged-part"_s;
    QTest::newRow("unknown type") << QStringList {
        u"UPDATE part SET data = '{\"type\":\"hologram\",\"x\":1}' WHERE message_id = %1"_s.arg(
            message)} << u"unknown-part"_s;
    QTest::newRow("unknown role") << QStringList {
        u"UPDATE message SET data = '{\"role\":\"critic\"}' WHERE id = %1"_s.arg(
            message)} << QString();
    QTest::newRow("no columns of later versions") << QStringList {u"ALTER TABLE session DROP COLUMN agent"_s,
        u"ALTER TABLE session DROP COLUMN model"_s, u"ALTER TABLE session DROP COLUMN revert"_s,
        u"ALTER TABLE session DROP COLUMN cost"_s} << QString();
    QTest::newRow("strange types")
        << QStringList {u"UPDATE session SET time_created = 'soon', title = x'00ff', model = '{', \"revert\" = '7', metadata = 3.5"_s}
        << QString();
    QTest::newRow("sessions without messages") << QStringList {u"DELETE FROM message"_s} << QString();
    QTest::newRow("running call") << QStringList {
        u"UPDATE part SET data = '{\"type\":\"tool\",\"tool\":\"bash\",\"callID\":\"c\",\"state\":{\"status\":\"running\",\"input\":{\"command\":\"sleep\"},\"time\":{\"start\":5}}}' WHERE message_id = %1"_s
            .arg(message)} << u"unfinished-call"_s;
    QTest::newRow("tool without a state") << QStringList {
        u"UPDATE part SET data = '{\"type\":\"tool\",\"tool\":7,\"state\":[]}' WHERE message_id = %1"_s.arg(
            message)} << QString();
    QTest::newRow("NUL and surrogates") << QStringList {
        u"UPDATE part SET data = '{\"type\":\"text\",\"text\":\"a\\u0000b\\ud800\"}' WHERE message_id = %1"_s.arg(
            message)} << QString();
    QTest::newRow("prompt that is gone") << QStringList {u"DELETE FROM message WHERE id = %1"_s.arg(message)}
                                         << u"missing-prompt"_s;
    QTest::newRow("revert to nowhere")
        << QStringList {u"UPDATE session SET \"revert\" = '{\"messageID\":\"msg_none\"}'"_s} << QString();
    QTest::newRow("extra column") << QStringList {u"ALTER TABLE session ADD COLUMN \"ne\"\"w\" text"_s} << QString();
}

/// Whatever a row holds, everything else is read, and the check names the place.
void TestOpenCode::damages()
{
    QFETCH(QStringList, statements);
    QFETCH(QString, code);
    NEED(missingSample(shared(u"generated"_s)));
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"opencode.db"_s);
    QVERIFY(filetree::copyFile(shared(u"generated/opencode.db"_s), path));
    sql(path, statements);
    const auto store = openAt(path);
    QVERIFY(store);
    QCOMPARE(readstore::listed(*store).size(), 10u);
    QCOMPARE(readstore::readAll(*store), QString());
    QVERIFY2(
        code.isEmpty() || readstore::codes(*store).contains(code), qPrintable(readstore::codes(*store).join(u' ')));
}

/// A part has a file, or a row, of its own.
void TestOpenCode::findingsNameThePlaceOfParts()
{
    NEED(missingSample(shared(u"generated"_s)));
    NEED(missingSample(shared(u"generated-1.0.185"_s)));
    const QTemporaryDir folder;
    const QString message = u"msg_2008d4ad900135nZOLW4RD4lLB"_s;
    const auto placeIn = [](SessionStore& store) {
        for (const Finding& finding : readstore::findings(store)) {
            if (finding.code == "damaged-part"_L1)
                return finding.place;
        }
        return QString();
    };
    const QString tree = folder.filePath(u"tree"_s);
    QVERIFY(filetree::copyTree(shared(u"generated-1.0.185"_s), tree));
    write(tree + u"/storage/part/%1/prt_cut.json"_s.arg(message), "{\"type\":\"te");
    const auto files = openAt(tree);
    QVERIFY(files);
    QCOMPARE(placeIn(*files), u"prt_cut.json, byte 0"_s);

    const QString path = folder.filePath(u"opencode.db"_s);
    QVERIFY(filetree::copyFile(shared(u"generated/opencode.db"_s), path));
    const QString first = u"(SELECT min(rowid) FROM part)"_s;
    sql(path, {u"UPDATE part SET data = '{\"type\":\"te' WHERE rowid = "_s + first});
    const QString row = sql(path, {u"SELECT "_s + first}).first().first().toString();
    const auto tables = openAt(path);
    QVERIFY(tables);
    const QString place = placeIn(*tables);
    QVERIFY2(place.startsWith(u"part row %1, message "_s.arg(row)), qPrintable(place));
}

/// Damaged parts are left out of messages that are changed, too.
void TestOpenCode::changesTellWhatIsLeftOut()
{
    NEED(missingSample(shared(u"generated"_s)));
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"opencode.db"_s);
    QVERIFY(QFile::copy(shared(u"generated/opencode.db"_s), path));
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
    auto store = openAt(path);
    QVERIFY(store);
    const SessionId id = named(readstore::listed(*store), Busy)->id;
    const MessagePtr prompt = readstore::messages(*store, id).front();
    store.reset();
    sql(path,
        {u"INSERT INTO part SELECT id || 'z', message_id, session_id, time_created, time_updated, '{\"type\":\"te' "
         u"FROM "
         "part WHERE message_id = '%1' ORDER BY id DESC LIMIT 1"_s.arg(prompt->id.value)});
    store = openAt(path);
    QVERIFY(store);
    const auto isText = [](const Part& part) { return part.as<TextPart>() != nullptr; };
    const auto text = std::ranges::find_if(prompt->parts, isText);
    QVERIFY(text != prompt->parts.end());
    const MessageId last = readstore::messages(*store, id).back()->id;
    for (const Edit& edit :
        {Edit(ForkEdit {id, last, false, {}}), Edit(TextEdit {id, prompt->id, text->index, u"Something else."_s}),
            Edit(InsertEdit {id, last, u"user"_s, u"One word more."_s})}) {
        const auto plan = store->plan(edit, {});
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
        QCOMPARE(plan->warnings.filter(u"1 damaged part"_s).size(), 1);
        const auto shares = forkShares(*store, *plan, {});
        QVERIFY(shares);
        const auto parts = std::ranges::find(*shares, ForkShare::Kind::Parts, &ForkShare::kind);
        QVERIFY(shares->isEmpty() || (parts != shares->end() && parts->behind == 1)); // it is told of forks only
    }
}

/// A message that cannot be read at all is left out as well, where it stands before the end of the fork.
void TestOpenCode::damagedMessagesLeftOut()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"ses_1.json"_s);
    const auto message = [](const QByteArray& id) -> QByteArray {
        return R"({"info":{"id":")" + id + R"(","role":"user"},"parts":[{"id":"prt_)" + id
            + R"(","type":"text","text":"T"}]})";
    };
    write(path,
        R"({"info":{"id":"ses_1","title":"T"},"messages":[)" + message("msg_1") + ",7," + message("msg_2")
            + R"(,{"info":[]}]})");
    const auto store = openAt(path);
    QVERIFY(store);
    const SessionId id(u"ses_1"_s);
    const auto told = [&](const Edit& edit) {
        const auto plan = store->plan(edit, {});
        return plan ? plan->warnings.filter(u"damaged"_s).join(u' ').left(17) : plan.error().text;
    };
    const MessageId last(u"msg_2"_s);
    QCOMPARE(told(ForkEdit {id, MessageId(u"msg_1"_s), false, {}}), QString());
    QCOMPARE(told(ForkEdit {id, last, false, {}}), u"1 damaged message"_s);
    QCOMPARE(told(TextEdit {id, last, 0, u"Something else."_s}), u"2 damaged message"_s);
}

/// A revert may begin within a message: what stands before it stays, and the rest is neither sent nor forked.
void TestOpenCode::partsThatARevertHides()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"ses_1.json"_s);
    write(path,
        R"({"info":{"id":"ses_1","title":"T","revert":{"messageID":"msg_2","partID":"prt_3"}},"messages":[)"
        R"({"info":{"id":"msg_1","role":"user"},"parts":[{"id":"prt_1","type":"text","text":"ask"}]},)"
        R"({"info":{"id":"msg_2","role":"assistant","parentID":"msg_1"},"parts":[)"
        R"({"id":"prt_2","type":"text","text":"stays"},{"id":"prt_3","type":"text","text":"hidden"},)"
        R"({"id":"prt_4","type":"text","text":"hidden too"}]},)"
        R"({"info":{"id":"msg_3","role":"user"},"parts":[{"id":"prt_5","type":"text","text":"gone"}]}]})");
    const auto store = openAt(path);
    QVERIFY(store);
    const SessionId id(u"ses_1"_s);
    const auto messages = readstore::messages(*store, id);
    QCOMPARE(messages.size(), 3u);
    QVERIFY(!messages[1]->states.testFlag(MessageState::Discarded));
    QVERIFY(messages[2]->states.testFlag(MessageState::Discarded));
    const QList<Part>& parts = messages[1]->parts;
    QCOMPARE(parts.size(), 3); // they can be restored
    QVERIFY(!isKeptFromModel(parts.at(0).fields));
    QVERIFY(isKeptFromModel(parts.at(1).fields) && isKeptFromModel(parts.at(2).fields));
    const auto sent = readstore::sent(*store, id);
    QVERIFY(sent);
    QCOMPARE(sent->size(), 2);
    QCOMPARE(sent->at(1).text, u"stays"_s);
    const auto plan = store->plan(ForkEdit {id, messages[1]->id, false, {}}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QCOMPARE(plan->damagedLeftOut, 0);
    const auto shares = forkShares(*store, *plan, {});
    QVERIFY(shares);
    const auto counted = std::ranges::find(*shares, ForkShare::Kind::Parts, &ForkShare::kind);
    QVERIFY(counted != shares->end());
    QCOMPARE(counted->along, 2);
    QCOMPARE(counted->behind, 3);
    Journal journal(folder.filePath(u"journal"_s));
    QVERIFY(Editor(journal).apply(store->info(), *plan, {}));
    const QString made = folder.filePath(plan->newSession.value + u".json"_s);
    const QJsonArray copies = QJsonDocument::fromJson(contents(made)).object()[u"messages"_s].toArray();
    QCOMPARE(copies.size(), 2);
    const QJsonArray kept = copies[1][u"parts"_s].toArray();
    QCOMPARE(kept.size(), 1);
    QCOMPARE(kept[0][u"text"_s].toString(), u"stays"_s);
}

void TestOpenCode::forks()
{
    NEED(missingSample(shared(u"generated"_s)));
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"opencode.db"_s);
    QVERIFY(filetree::copyFile(shared(u"generated/opencode.db"_s), path));
    const QByteArray database = contents(path);
    const auto store = openAt(path);
    QVERIFY(store);
    const SessionId id = named(readstore::listed(*store), Busy)->id;
    const auto before = readstore::messages(*store, id);
    const auto plan = store->plan(ForkEdit {id, before[9]->id, false, {}}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    Journal journal(folder.filePath(u"journal"_s));
    QVERIFY(Editor(journal).apply(store->info(), *plan, {}));
    QCOMPARE(contents(path), database);
    const QString made = folder.filePath(plan->newSession.value + u".json"_s);
    const QJsonObject root = QJsonDocument::fromJson(contents(made)).object();
    const QJsonObject info = root[u"info"_s].toObject();
    QCOMPARE(info[u"id"_s].toString(), plan->newSession.value);
    QCOMPARE(info[u"title"_s].toString(), u"Fix the word counter (fork #1)"_s);
    QCOMPARE(info[u"version"_s].toString(), u"1.18.33"_s);
    QVERIFY(!info.contains(u"share"_s) && !info.contains(u"parentID"_s));
    // Ids ascend, are all new, and name each other; times stay.
    QString last;
    QSet<QString> prompts;
    const QJsonArray messages = root[u"messages"_s].toArray();
    QCOMPARE(messages.size(), 10);
    for (qsizetype i = 0; i < messages.size(); ++i) {
        const QJsonObject message = messages[i][u"info"_s].toObject();
        const QString own = message[u"id"_s].toString();
        QVERIFY(own > last && own.size() == before[size_t(i)]->id.value.size());
        QVERIFY(std::ranges::none_of(before, [&](const MessagePtr& old) { return old->id.value == own; }));
        QCOMPARE(qint64(message[u"time"_s][u"created"_s].toDouble()), toMs(*before[size_t(i)]->createdAt));
        QCOMPARE(message[u"sessionID"_s].toString(), plan->newSession.value);
        if (message[u"role"_s] == u"user"_s)
            prompts << own;
        else
            QVERIFY(prompts.contains(message[u"parentID"_s].toString()));
        QString lastPart;
        for (const QJsonValue& part : messages[i][u"parts"_s].toArray()) {
            QVERIFY(part[u"id"_s].toString() > lastPart);
            lastPart = part[u"id"_s].toString();
            QCOMPARE(part[u"messageID"_s].toString(), own);
            QCOMPARE(part[u"sessionID"_s].toString(), plan->newSession.value);
        }
        last = own;
    }
    // It is listed beside the others, as a fork, until OpenCode has it.
    QCOMPARE(store->poll().value_or(StoreChange::None), StoreChange::Changed);
    const auto fork = store->session(plan->newSession, ListDetail::Full, {});
    QVERIFY(fork);
    QCOMPARE(fork->origin.session, id);
    QCOMPARE(fork->messages, 10);
    QCOMPARE(readstore::readAll(*store), QString());
    // A message within a turn ends a fork as well; a second fork of the fork counts on.
    const auto second = store->plan(ForkEdit {plan->newSession, MessageId(last), true, {}}, {});
    QVERIFY(second);
    QVERIFY(std::ranges::any_of(
        second->writes, [](const PlannedWrite& write) { return write.after == u"Fix the word counter (fork #2)"_s; }));
}

void TestOpenCode::forksLeaveOutSecretsAndEndCalls()
{
    NEED(missingSample(shared(u"generated"_s)));
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"opencode.db"_s);
    QVERIFY(filetree::copyFile(shared(u"generated/opencode.db"_s), path));
    const QString at = u"(SELECT id FROM session WHERE id LIKE '%1%')"_s.arg(Busy);
    sql(path,
        {u"INSERT INTO session_share VALUES(%1, 'shr', 'TOPSECRET', 'https://opncd.ai/s/x', 1, 1)"_s.arg(at),
            u"INSERT INTO credential SELECT * FROM credential WHERE 0"_s,
            u"UPDATE part SET data = "
            u"'{\"type\":\"tool\",\"tool\":\"bash\",\"callID\":\"c\",\"state\":{\"status\":\"running\","
            "\"input\":{\"command\":\"sleep\"},\"time\":{\"start\":5}}}' WHERE id = (SELECT id FROM part WHERE "
            "json_extract(data, '$.type') = 'tool' AND session_id = %1 ORDER BY id LIMIT 1)"_s.arg(at)});
    const auto store = openAt(path);
    QVERIFY(store);
    const SessionId id = named(readstore::listed(*store), Busy)->id;
    const auto messages = readstore::messages(*store, id);
    const auto plan = store->plan(ForkEdit {id, messages.back()->id, false, u"Mine"_s}, {});
    QVERIFY(plan);
    Journal journal(folder.filePath(u"journal"_s));
    QVERIFY(Editor(journal).apply(store->info(), *plan, {}));
    const QByteArray made = contents(folder.filePath(plan->newSession.value + u".json"_s));
    QVERIFY(!made.contains("TOPSECRET"));
    QVERIFY(made.contains("[Tool execution was interrupted]"));
    QVERIFY(!made.contains("\"running\""));
    for (const SessionInfo& info : readstore::listed(*store)) {
        for (const StoredField& field : info.fields)
            QVERIFY(!field.value.toString().contains(u"TOPSECRET"));
    }
    StoredAt place;
    place.table = u"session_share"_s;
    place.rowid = 1;
    QVERIFY(!store->rawBytes(place, -1, {}));
}

/// What was too long for its part is read from the file that has it, wherever the store stands now.
void TestOpenCode::outputsInFiles()
{
    NEED(missingSample(shared(u"generated"_s)));
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"opencode.db"_s);
    QVERIFY(filetree::copyFile(shared(u"generated/opencode.db"_s), path));
    const QString part = u"(SELECT id FROM part WHERE json_extract(data, '$.type') = 'tool' AND "
                         "json_extract(data, '$.state.status') = 'completed' AND session_id LIKE '%1%' "
                         "ORDER BY id LIMIT 1)"_s.arg(Busy);
    sql(path,
        {u"UPDATE part SET data = json_set(data, '$.state.output', 'its beginning', '$.state.metadata', "
         "json('{\"outputPath\":\"/old/home/tool-output/tool_1\"}')) WHERE id = %1"_s.arg(part)});
    const auto outputs = [&] {
        QStringList texts;
        const auto store = openAt(path);
        for (const MessagePtr& message : readstore::messages(*store, named(readstore::listed(*store), Busy)->id)) {
            for (const Part& one : message->parts) {
                if (const auto* tool = one.as<ToolPart>())
                    texts << tool->output.text;
            }
        }
        return texts;
    };
    QVERIFY(outputs().contains(u"its beginning"_s));
    QVERIFY(QDir(folder.path()).mkpath(u"tool-output"_s));
    QFile file(folder.filePath(u"tool-output/tool_1"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("all of it") > 0);
    file.close();
    QVERIFY(outputs().contains(u"all of it"_s));
    QVERIFY(!outputs().contains(u"its beginning"_s));
    // One that is edited is no longer that of the file.
    const auto store = openAt(path);
    QVERIFY(store);
    const SessionId id = named(readstore::listed(*store), Busy)->id;
    const auto placeOf
        = [&](const SessionId& session, const QString& text) -> std::optional<std::pair<MessageId, int>> {
        for (const MessagePtr& message : readstore::messages(*store, session)) {
            for (const Part& one : message->parts) {
                if (const auto* tool = one.as<ToolPart>(); tool && tool->output.text == text)
                    return std::pair(message->id, one.index);
            }
        }
        return {};
    };
    const auto place = placeOf(id, u"all of it"_s);
    QVERIFY(place);
    const auto plan = planForked(*store, TextEdit {id, place->first, place->second, u"edited"_s}, false, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    Journal journal(folder.filePath(u"journal"_s));
    QVERIFY(Editor(journal).apply(store->info(), *plan, {}));
    (void)store->poll();
    QVERIFY(placeOf(plan->newSession, u"edited"_s));
    QVERIFY(!placeOf(plan->newSession, u"all of it"_s));
}

/// A live database stays as it is: a change makes a session, however it is asked for.
void TestOpenCode::changesInAFork()
{
    NEED(missingSample(shared(u"generated"_s)));
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"opencode.db"_s);
    QVERIFY(filetree::copyFile(shared(u"generated/opencode.db"_s), path));
    const auto store = openAt(path);
    QVERIFY(store);
    const SessionId id = named(readstore::listed(*store), Busy)->id;
    const auto before = readstore::messages(*store, id);
    Journal journal(folder.filePath(u"journal"_s));
    const auto inFork = [&](const SingleEdit& edit) {
        const auto direct = store->plan(toEdit(edit), {});
        if (!direct || direct->newSession.isEmpty() || !direct->warnings.contains(inPlaceRefusal(store->info())))
            return std::vector<MessagePtr>();
        const auto plan = planForked(*store, edit, false, {});
        if (!plan || !Editor(journal).apply(store->info(), *plan, {})) {
            qWarning("%s", qPrintable(plan ? u"not applied"_s : plan.error().text));
            return std::vector<MessagePtr>();
        }
        (void)store->poll();
        return readstore::messages(*store, plan->newSession);
    };
    const auto edited = inFork(TextEdit {id, before[0]->id, 0, u"Asked otherwise, “so”."_s});
    QCOMPARE(edited.size(), before.size());
    QCOMPARE(edited[0]->parts.first().as<TextPart>()->text.text, u"Asked otherwise, “so”."_s);
    const auto tool = std::ranges::find_if(before, [](const MessagePtr& message) {
        return std::ranges::any_of(message->parts, [](const Part& part) {
            const auto* call = part.as<ToolPart>();
            return call && call->state == ToolPart::State::Completed;
        });
    });
    QVERIFY(tool != before.end());
    const auto row = size_t(tool - before.begin());
    const auto isCall = [](const Part& part) { return part.as<ToolPart>() != nullptr; };
    const int part = std::ranges::find_if((*tool)->parts, isCall)->index;
    const auto output = inFork(TextEdit {id, (*tool)->id, part, u"Another output"_s});
    QCOMPARE(output.size(), before.size());
    QCOMPARE(output[row]->parts.at(part).as<ToolPart>()->output.text, u"Another output"_s);
    const auto removed = inFork(RemoveEdit {id, {before[1]->id}, {}});
    QCOMPARE(removed.size(), before.size() - 1);
    const auto without = inFork(RemoveEdit {id, {(*tool)->id}, part});
    QCOMPARE(without.size(), before.size());
    QVERIFY(std::ranges::none_of(without[row]->parts, isCall) || without[row]->parts.size() < (*tool)->parts.size());
    const auto inserted = inFork(InsertEdit {id, before[2]->id, u"user"_s, u"One word more."_s});
    QCOMPARE(inserted.size(), before.size() + 1);
    QCOMPARE(inserted[3]->parts.first().as<TextPart>()->text.text, u"One word more."_s);
    QVERIFY(*inserted[3]->createdAt >= *inserted[2]->createdAt && *inserted[3]->createdAt <= *inserted[4]->createdAt);
    QCOMPARE(readstore::readAll(*store), QString());
}

/// Also where a part is shown as it is stored, which tables and exports spell differently.
void TestOpenCode::severalChangesOfOneMessage()
{
    NEED(missingSample(shared(u"generated"_s)));
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"opencode.db"_s);
    QVERIFY(filetree::copyFile(shared(u"generated/opencode.db"_s), path));
    const auto store = openAt(path);
    QVERIFY(store);
    const SessionId id = named(readstore::listed(*store), Busy)->id;
    int tried = 0;
    for (const MessagePtr& message : readstore::messages(*store, id)) {
        QList<SingleEdit> edits;
        bool hasEvent = false;
        for (const Part& part : message->parts) {
            const auto* tool = part.as<ToolPart>();
            hasEvent = hasEvent || part.as<EventPart>();
            if (part.as<TextPart>() || (tool && tool->state == ToolPart::State::Completed))
                edits += TextEdit {id, message->id, part.index, u"changed"_s};
        }
        if (!hasEvent || edits.size() < 2)
            continue;
        ++tried;
        const auto plan = store->service<ForkedChangeStore>()->planForked(edits, false, {});
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    }
    QVERIFY(tried > 0);
}

/// OpenCode keeps an output that it prunes, and marks it by a time: so does a fork, where it can be sent again.
void TestOpenCode::prunedOutputsAreMarked()
{
    NEED(missingSample(shared(u"generated"_s)));
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"opencode.db"_s);
    QVERIFY(filetree::copyFile(shared(u"generated/opencode.db"_s), path));
    const auto store = openAt(path);
    QVERIFY(store);
    SessionId id = named(readstore::listed(*store), Busy)->id;
    Journal journal(folder.filePath(u"journal"_s));
    const auto outputs = [&] { // completed ones, with their places
        QList<std::pair<PruneEdit, ToolPart>> found;
        for (const MessagePtr& message : readstore::messages(*store, id)) {
            for (const Part& part : message->parts) {
                const auto* tool = part.as<ToolPart>();
                if (tool && tool->state == ToolPart::State::Completed)
                    found.emplaceBack(PruneEdit {id, message->id, part.index, false}, *tool);
            }
        }
        return found;
    };
    const auto planOf = [&](const QList<SingleEdit>& edits) {
        return store->service<ForkedChangeStore>()->planForked(edits, false, {});
    };
    const auto inFork = [&](const QList<SingleEdit>& edits) {
        const auto plan = planOf(edits);
        if (!plan || !Editor(journal).apply(store->info(), *plan, {})) {
            qWarning("%s", qPrintable(plan ? u"not applied"_s : plan.error().text));
            return EditPlan();
        }
        (void)store->poll();
        id = plan->newSession;
        return *plan;
    };
    const auto sentTokens = [&] {
        qint64 tokens = 0;
        for (const ContextItem& item : readstore::sent(*store, id).value_or(QList<ContextItem>()))
            tokens += item.tokens;
        return tokens;
    };
    const auto before = outputs();
    const qint64 all = sentTokens();
    QVERIFY(before.size() > 2 && !before.first().second.prunedAt);

    // The same one in one pass: pruned once, and sent again. Beside signed thinking there would be two passes.
    const PruneEdit prune = before.at(2).first;
    PruneEdit again = prune;
    const auto twice = planOf({prune, again});
    QVERIFY(!twice);
    QCOMPARE(twice.error().code, Errc::Usage);
    again.restore = true;
    QVERIFY(planOf({prune, again}));
    const auto thrice = planOf({prune, again, again});
    QVERIFY(!thrice);
    QCOMPARE(thrice.error().code, Errc::Usage);

    const EditPlan pruning = inFork({before.first().first});
    QCOMPARE(pruning.action, u"prune"_s);
    const auto pruned = outputs();
    QCOMPARE(pruned.size(), before.size());
    QVERIFY(pruned.first().second.prunedAt);
    QCOMPARE(pruned.first().second.output.text, before.first().second.output.text);
    QVERIFY(!pruned.at(1).second.prunedAt);
    QVERIFY(pruning.after && pruning.after->tokens < all);
    QCOMPARE(sentTokens(), pruning.after->tokens);
    const auto isPruned = planOf({pruned.first().first});
    QVERIFY(!isPruned);
    QCOMPARE(isPruned.error().code, Errc::Usage);

    // One is sent again and another one no more.
    PruneEdit restoring = pruned.first().first;
    restoring.restore = true;
    QVERIFY(!inFork({restoring, pruned.at(1).first}).newSession.isEmpty());
    const auto changed = outputs();
    QVERIFY(!changed.first().second.prunedAt && changed.at(1).second.prunedAt);
    restoring = changed.at(1).first;
    restoring.restore = true;
    QCOMPARE(inFork({restoring}).action, u"unprune"_s);
    const auto restored = outputs();
    QCOMPARE(restored.size(), before.size());
    for (qsizetype i = 0; i < restored.size(); ++i) {
        QVERIFY(!restored.at(i).second.prunedAt);
        QCOMPARE(restored.at(i).second.output.text, before.at(i).second.output.text);
    }
    QCOMPARE(sentTokens(), all);
}

/// An export alone is a store, and its fork stands beside it.
void TestOpenCode::changesOfAnIndentedExport()
{
    NEED(missingSample(shared(u"generated/export.json"_s)));
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"export.json"_s); // OpenCode indents its exports
    QVERIFY(filetree::copyFile(shared(u"generated/export.json"_s), path));
    const auto store = openAt(path);
    QVERIFY(store);
    const SessionId id = readstore::listed(*store).front().id;
    const auto before = readstore::messages(*store, id);
    const auto plan = store->plan(TextEdit {id, before[0]->id, 0, u"Asked otherwise"_s}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    Journal journal(folder.filePath(u"journal"_s));
    QVERIFY(Editor(journal).apply(store->info(), *plan, {}));
    const auto made = openAt(folder.filePath(plan->newSession.value + u".json"_s));
    QVERIFY(made);
    const auto after = readstore::messages(*made, plan->newSession);
    QCOMPARE(after.size(), before.size());
    QCOMPARE(after[0]->parts.first().as<TextPart>()->text.text, u"Asked otherwise"_s);
    QVERIFY(plan->before && plan->after);
    QCOMPARE(plan->after->messages, plan->before->messages);
}

/// The importer skips a message whose id it knows, and takes no answer that does not name one.
void TestOpenCode::everyMessageHasAnIdOfItsOwn()
{
    NEED(missingSample(shared(u"generated/export.json"_s)));
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"export.json"_s);
    QVERIFY(filetree::copyFile(shared(u"generated/export.json"_s), path));
    const auto store = openAt(path);
    QVERIFY(store);
    const SessionId id = readstore::listed(*store).front().id;
    const auto before = readstore::messages(*store, id);
    const BatchEdit batch {id,
        {InsertEdit {id, before.back()->id, u"user"_s, u"One word more."_s},
            InsertEdit {id, before.back()->id, u"user"_s, u"Another word."_s},
            InsertEdit {id, {}, u"assistant"_s, u"At first."_s}}};
    const auto plan = planEdit(*store, batch, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    Journal journal(folder.filePath(u"journal"_s));
    QVERIFY(Editor(journal).apply(store->info(), *plan, {}));
    const QString made = folder.filePath(plan->newSession.value + u".json"_s);
    QCOMPARE(continueCommand(store->info(), *plan),
        u"opencode import %1 && opencode --session %2"_s.arg(made, plan->newSession.value));
    QStringList ids = storedInExport(made).messages;
    QCOMPARE(ids.size(), qsizetype(before.size()) + 3);
    QVERIFY(std::ranges::is_sorted(ids));
    QCOMPARE(ids.removeDuplicates(), 0);
    const QJsonArray messages = QJsonDocument::fromJson(contents(made)).object()[u"messages"_s].toArray();
    for (const QJsonValue& message : messages) {
        const QJsonValue parent = message[u"info"_s][u"parentID"_s];
        QVERIFY2(parent.isUndefined() || ids.contains(parent.toString()), qPrintable(parent.toString()));
    }
}

/// Thinking alone is no answer that a provider takes.
void TestOpenCode::answersWithoutAText()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"export.json"_s);
    const auto part = [](const char* id, const QByteArray& rest) {
        return R"({"id":"prt_)" + QByteArray(id) + R"(","sessionID":"ses_1","messageID":"msg_2",)" + rest + '}';
    };
    write(path,
        R"({"info":{"id":"ses_1","title":"T","directory":"/p","version":"1.18.0","time":{"created":1,"updated":2}},)"
        R"("messages":[{"info":{"id":"msg_1","sessionID":"ses_1","role":"user","time":{"created":1}},"parts":[)"
        R"({"id":"prt_0","sessionID":"ses_1","messageID":"msg_1","type":"text","text":"Why?"}]},)"
        R"({"info":{"id":"msg_2","sessionID":"ses_1","role":"assistant","parentID":"msg_1","time":{"created":2}},)"
        R"("parts":[)"
            + part("1", R"("type":"step-start")") + ','
            + part(
                "2", R"("type":"reasoning","text":"Hm.","time":{"start":2},"metadata":{"anthropic":{"signature":"x"}})")
            + ',' + part("3", R"("type":"text","text":"So.")") + ','
            + part("4", R"("type":"step-finish","reason":"stop")") + "]}]}");
    const auto store = openAt(path);
    QVERIFY(store);
    const auto plan = store->plan(RemoveEdit {SessionId(u"ses_1"_s), {MessageId(u"msg_2"_s)}, 2}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    Journal journal(folder.filePath(u"journal"_s));
    QVERIFY(Editor(journal).apply(store->info(), *plan, {}));
    const QByteArray made = contents(folder.filePath(plan->newSession.value + u".json"_s));
    QVERIFY(made.contains("Why?"));
    QVERIFY2(!made.contains("reasoning") && !made.contains("So."), made.constData());
}

void TestOpenCode::compactsIntoAnExport()
{
    NEED(missingSample(shared(u"generated"_s)));
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"opencode.db"_s);
    QVERIFY(filetree::copyFile(shared(u"generated/opencode.db"_s), path));
    const auto store = openAt(path);
    QVERIFY(store);
    const SessionId id = named(readstore::listed(*store), Busy)->id;
    const auto before = readstore::messages(*store, id);
    const auto prompt = std::ranges::find_if(
        before.begin() + 4, before.end(), [](const MessagePtr& message) { return message->role == Role::User; });
    QVERIFY(prompt != before.end());
    const auto plan = store->plan(CompactEdit {id, (*(prompt - 1))->id, {}, 2, u"The story so far."_s}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    Journal journal(folder.filePath(u"journal"_s));
    QVERIFY(Editor(journal).apply(store->info(), *plan, {}));
    (void)store->poll();
    const auto sent = readstore::sent(*store, plan->newSession);
    QVERIFY(sent);
    QCOMPARE(sent->at(0).text, u"What did we do so far?"_s);
    QCOMPARE(sent->at(1).text, u"The story so far."_s);
    QCOMPARE(sent->size(), 2 + (before.end() - prompt));
    qint64 tokens = 0;
    for (const ContextItem& item : *sent)
        tokens += item.tokens;
    QCOMPARE(tokens, plan->after->tokens);
    CompactEdit inPlace {id, (*(prompt - 1))->id, {}, 2, u"The story so far."_s};
    inPlace.inPlace = true;
    QVERIFY(!store->plan(inPlace, {}));
}

/// An answer holds its calls with their results, so what is kept may begin with any of them.
void TestOpenCode::compactsWithinATurn()
{
    NEED(missingSample(shared(u"generated"_s)));
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"opencode.db"_s);
    QVERIFY(filetree::copyFile(shared(u"generated/opencode.db"_s), path));
    const auto store = openAt(path);
    QVERIFY(store);
    const SessionId id = named(readstore::listed(*store), Busy)->id;
    const auto before = readstore::messages(*store, id);
    const auto call = std::ranges::find_if(before.begin() + 2, before.end(), [](const MessagePtr& message) {
        return std::ranges::any_of(message->parts, [](const Part& part) { return part.as<ToolPart>() != nullptr; });
    });
    QVERIFY(call != before.end());
    const auto plan = store->plan(CompactEdit {id, (*(call - 1))->id, {}, 2, u"The story so far."_s}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    Journal journal(folder.filePath(u"journal"_s));
    QVERIFY(Editor(journal).apply(store->info(), *plan, {}));
    (void)store->poll();
    const auto sent = readstore::sent(*store, plan->newSession);
    QVERIFY(sent);
    QCOMPARE(sent->size(), 2 + (before.end() - call)); // the question, the summary and what is kept
    QCOMPARE(sent->at(2).tokens, readstore::sent(*store, id)->at(call - before.begin()).tokens);
}

/// What the first compaction kept stands before it, and stays without its question and its answer.
void TestOpenCode::compactsAgain()
{
    NEED(missingSample(shared(u"generated"_s)));
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"opencode.db"_s);
    QVERIFY(filetree::copyFile(shared(u"generated/opencode.db"_s), path));
    const auto store = openAt(path);
    QVERIFY(store);
    const SessionId id = named(readstore::listed(*store), Busy)->id;
    const auto before = readstore::messages(*store, id);
    const auto prompt = std::ranges::find_if(
        before.begin() + 4, before.end(), [](const MessagePtr& message) { return message->role == Role::User; });
    QVERIFY(prompt != before.end());
    Journal journal(folder.filePath(u"journal"_s));
    const auto first = store->plan(CompactEdit {id, (*(prompt - 1))->id, {}, 2, u"The story so far."_s}, {});
    QVERIFY2(first, first ? "" : qPrintable(first.error().text));
    QVERIFY(Editor(journal).apply(store->info(), *first, {}));
    (void)store->poll();
    const auto sent = readstore::sent(*store, first->newSession);
    QVERIFY(sent && sent->size() > 2);
    const auto again
        = store->plan(CompactEdit {first->newSession, MessageId(sent->at(0).id), {}, 2, u"Once more."_s}, {});
    QVERIFY2(again, again ? "" : qPrintable(again.error().text));
    QVERIFY(Editor(journal).apply(store->info(), *again, {}));
    (void)store->poll();
    const auto then = readstore::sent(*store, again->newSession);
    QVERIFY(then);
    QCOMPARE(then->size(), sent->size());
    QCOMPARE(then->at(1).text, u"Once more."_s);
    for (qsizetype i = 2; i < qsizetype(sent->size()); ++i)
        QCOMPARE(then->at(i).text, sent->at(i).text);
}

void TestOpenCode::commands()
{
    NEED(missingSample(shared(u"generated/export.json"_s)));
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"it's.json"_s);
    QVERIFY(filetree::copyFile(shared(u"generated/export.json"_s), path));
    const auto store = openAt(path);
    QVERIFY(store);
    const SessionId id = readstore::listed(*store).front().id;
    const QString file = path;
    QCOMPARE(continueCommand(store->info(), id),
        u"opencode import %1 && opencode --session %2"_s.arg(shellWord(file), id.value));
    // A line of status before the export, as some versions print it.
    const QString other = folder.filePath(u"status.json"_s);
    write(other, "Exporting session: ses_1\n" + contents(path));
    const auto behind = openAt(other);
    QVERIFY(behind);
    QCOMPARE(readstore::readAll(*behind), QString());
    QCOMPARE(readstore::messages(*behind, id).size(), readstore::messages(*store, id).size());
    // Half of it, nothing of it, and a tree whose files are half there.
    for (const QByteArray& half : {contents(path).first(contents(path).size() / 2), QByteArray()}) {
        write(other, half);
        const auto refused = openStore(other);
        QVERIFY(refused || refused.error().text.endsWith(u'.'));
    }
    const QString tree = folder.filePath(u"storage"_s);
    QVERIFY(filetree::copyTree(shared(u"generated-1.0.185/storage"_s), tree));
    QDirIterator it(tree, {u"*.json"_s}, QDir::Files, QDirIterator::Subdirectories);
    for (int i = 0; it.hasNext(); ++i) {
        const QString torn = it.next();
        if (i % 5 == 0)
            write(torn, contents(torn).first(i % 2 ? 0 : contents(torn).size() / 2));
    }
    const auto half = openAt(folder.path());
    QVERIFY(half);
    QCOMPARE(readstore::readAll(*half), QString());
    QVERIFY(!readstore::codes(*half).isEmpty());
}

/// Images of prompts and of outputs, by their addresses.
void TestOpenCode::images()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"ses_1.json"_s);
    write(path,
        R"({"info":{"id":"ses_1","title":"T","time":{"created":1}},"messages":[{"info":{"id":"msg_1","role":"user"},"parts":[)"
        R"({"id":"prt_1","type":"file","mime":"image/png","url":"data:image/png;base64,Zmlyc3Q="},)"
        R"({"id":"prt_2","type":"file","mime":"text/plain","filename":"a.txt","url":"file:///a.txt"},)"
        R"({"id":"prt_3","type":"tool","tool":"read","callID":"c","state":{"status":"completed","input":{},"output":"o",)"
        R"("attachments":[{"id":"prt_4","type":"file","mime":"image/png","url":"data:image/png;base64,c2Vjb25k"}]}}]}]})");
    const auto store = openAt(path);
    QVERIFY(store);
    const auto messages = readstore::messages(*store, SessionId(u"ses_1"_s));
    QCOMPARE(messages.size(), 1u);
    const QList<Part>& parts = messages[0]->parts;
    QCOMPARE(parts.size(), 4);
    QVERIFY(parts.at(0).as<ImagePart>() && parts.at(0).as<ImagePart>()->size == 5);
    QVERIFY(parts.at(1).as<EventPart>() && parts.at(1).as<EventPart>()->line.startsWith(u"a.txt"));
    QVERIFY(parts.at(3).as<ImagePart>());
    const auto stored = store->rawBytes(messages[0]->storedAt, -1, {});
    QVERIFY(stored);
    const auto record = json::parse(*stored);
    QVERIFY(record);
    QCOMPARE(imageBytes(*record, {}, 0).value_or(QByteArray()), "first");
    QCOMPARE(imageBytes(*record, {}, 1).value_or(QByteArray()), "second");
    QVERIFY(!imageBytes(*record, {}, 2));
}

void TestOpenCode::brokenFiles_data()
{
    QTest::addColumn<int>("percent");
    for (const int percent : {0, 1, 10, 50, 90, 99})
        QTest::newRow(qPrintable(u"%1 %"_s.arg(percent))) << percent;
}

/// A database that ends early, and one with a page overwritten: a sentence, or what can be read.
void TestOpenCode::brokenFiles()
{
    QFETCH(int, percent);
    NEED(missingSample(shared(u"generated"_s)));
    const QByteArray whole = contents(shared(u"generated/opencode.db"_s));
    const qsizetype at = whole.size() * percent / 100;
    QByteArray overwritten = whole;
    overwritten.replace(at, qMin<qsizetype>(4096, whole.size() - at), QByteArray(4096, '\x5a'));
    for (const QByteArray& bytes : {whole.first(at), overwritten}) {
        const QTemporaryDir folder;
        write(folder.filePath(u"opencode.db"_s), bytes);
        for (const QString& path : {folder.path(), folder.filePath(u"opencode.db"_s)}) {
            const auto store = openStore(path);
            if (!store) {
                QVERIFY2(store.error().text.endsWith(u'.'), qPrintable(store.error().text));
                continue;
            }
            std::vector<SessionInfo> all;
            const auto listed = (*store)->sessions(ListDetail::Basic,
                [&](std::vector<SessionInfo> batch) {
                    all.insert(all.end(), batch.begin(), batch.end());
                    return true;
                },
                {});
            QVERIFY2(
                listed || listed.error().text.endsWith(u'.'), qPrintable(listed ? QString() : listed.error().text));
            for (const SessionInfo& info : all) {
                const auto outline = (*store)->outline(info.id, {});
                QVERIFY(outline || outline.error().text.endsWith(u'.'));
                const auto first = (*store)->firstMessages(info.id, 50, {}, {});
                QVERIFY(first || first.error().text.endsWith(u'.'));
            }
        }
    }
}

/// Of two messages with one id both are shown; the id leads to the first, and the check names the second.
void TestOpenCode::repeatedIds()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"ses_1.json"_s);
    const QByteArray message
        = R"({"info":{"id":"msg_1","role":"user"},"parts":[{"id":"prt_1","type":"text","text":"T"}]})";
    write(path, R"({"info":{"id":"ses_1"},"messages":[)" + message + ',' + message + R"(,7,{},{"info":[]}]})");
    const auto store = openAt(path);
    QVERIFY(store);
    const SessionId id(u"ses_1"_s);
    const auto outline = store->outline(id, {});
    QVERIFY(outline);
    QCOMPARE(outline->size(), 5u);
    QCOMPARE(store->keyOf(id, MessageId(u"msg_1"_s), {}).value_or(-1), outline->at(0).key);
    QCOMPARE(readstore::messages(*store, id).size(), 5u);
    QVERIFY(readstore::codes(*store).contains(u"duplicate-id"_s));
    QVERIFY(readstore::codes(*store).contains(u"damaged-message"_s));
}

/// Recordings of what a session of 1.2.20 told while it ran, made anew as rows that change: at each moment the store is
/// read without a trouble, and in the end it has what was told last.
void TestOpenCode::recordedEvents()
{
    NEED(missingSample(shared(u"kimaki"_s)));
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"opencode.db"_s);
    QVERIFY(filetree::copyFile(shared(u"generated/opencode.db"_s), path));
    const auto store = openAt(path);
    QVERIFY(store);
    WriterProcess writer(path);
    QVERIFY(!readstore::listed(*store).empty());
    QMap<QString, QByteArray> texts;
    QSet<QString> sessions;
    const QByteArray lines = contents(shared(u"kimaki/real-session-task-three-parallel-sleeps.jsonl"_s));
    int seen = 0;
    for (const QByteArray& line : lines.split('\n')) {
        const QJsonObject event = QJsonDocument::fromJson(line).object()[u"event"_s].toObject();
        const QString type = event[u"type"_s].toString();
        const QJsonObject told = event[u"properties"_s].toObject();
        const bool isMessage = type == u"message.updated"_s;
        if (!isMessage && type != u"message.part.updated"_s)
            continue;
        QJsonObject object = told[isMessage ? u"info"_s : u"part"_s].toObject();
        const QString id = object.take(u"id"_s).toString();
        const QString session = object.take(u"sessionID"_s).toString();
        const QString message = object.take(u"messageID"_s).toString();
        QString data = QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
        data.replace(u'\'', u"''"_s);
        if (!sessions.contains(session))
            QVERIFY(writer.exec(u"INSERT INTO session(id, project_id, slug, directory, title, version, time_created, "
                                "time_updated) VALUES('%1', 'p', 's', '/p', 'T', '1.2.20', 1, 1)"_s.arg(session)));
        sessions << session;
        const qint64 created = qint64(object[u"time"_s][u"created"_s].toDouble());
        QVERIFY(
            writer.exec(isMessage ? u"INSERT OR REPLACE INTO message VALUES('%1', '%2', %3, 1, '%4')"_s.arg(id, session)
                                        .arg(created)
                                        .arg(data)
                                  : u"INSERT OR REPLACE INTO part VALUES('%1', '%2', '%3', 1, 1, '%4')"_s.arg(
                                        id, message, session, data)));
        if (!isMessage && object[u"type"_s] == u"text"_s)
            texts[id] = object[u"text"_s].toString().toUtf8();
        QVERIFY2(isTold(*store), qPrintable(u"%1 after %2: %3"_s.arg(seen).arg(type, data.left(200))));
        if (++seen % 20 == 0)
            QCOMPARE(readstore::readSession(*store, *named(readstore::listed(*store), session)), QString());
    }
    QVERIFY(seen > 20);
    QMap<QString, QByteArray> shown;
    for (const QString& session : std::as_const(sessions)) {
        for (const MessagePtr& message : readstore::messages(*store, SessionId(session))) {
            for (const Part& part : message->parts) {
                QVERIFY(!part.as<UnknownPart>());
                if (const auto* text = part.as<TextPart>())
                    shown[part.id.value] = text->text.text.toUtf8();
            }
        }
    }
    QCOMPARE(shown, texts);
}

/// What a service knows the items of an answer by goes with the reasoning; what others keep there stays.
void TestOpenCode::idsThatGoWithThinking()
{
    const opencode::Policy& policy = opencode::Policy::instance();
    const QByteArray begin = R"({"info":{"id":"msg_1","role":"assistant"},"parts":[{"id":"prt_1","type":"text","text":)"
                             "\"So.\"";
    QCOMPARE(withoutThinkingLinks(begin + R"(,"metadata":{"openai":{"itemId":"msg_9"}}}]})", policy), begin + "}]}");
    const QByteArray kept = begin + R"(,"metadata":{"google":{"thoughtSignature":"x"}}}]})";
    QCOMPARE(withoutThinkingLinks(kept, policy), kept);
}

TEST_CLASS(TestOpenCode)
#include "tst_opencode.moc"
