// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/registry.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/lessrights.h"
#include "tests/testkit/mantislines.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/rawstore.h"
#include "tests/testkit/sqlitefile.h"
#include "tests/testkit/testclass.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>

using namespace stemma;
using namespace Qt::StringLiterals;
using filetree::mustWriteFile;

namespace {

/// Which of the real stores and their parts are stores of what; everything else there is none.
struct Known
{
    const char* path; ///< regular expression, below the folder of real stores
    const char* found; ///< format and dialect
};

constexpr Known Stores[] = {
    {"mnesis/(small|generated-0\\.[34]\\.0/sessions)\\.db", "mnesis 0.2 to 0.4"},
    {"mnesis/generated-0\\.1\\.1/sessions\\.db", "mnesis 0.1"},
    {"mantis/(generated-[^/]+/)?home", "mantis M1"},
    {"mantis/(generated-[^/]+/)?home/projects(/95522d890075(/[^/]+\\.jsonl)?)?", "mantis M1"},
    {"mantis/(generated-[^/]+/)?home/sessions(/[^/]+\\.jsonl)?", "mantis M2"},
    {"mantis/(generated-[^/]+/sessions|sessions-code-layout)\\.db", "mantis M3"},
    {"mantis/documented(/[^/]+\\.jsonl)?", "mantis M4"},
    {"mantis/sessions-documented-layout\\.db", "mantis M4"},
    {"agentfootprint/(checkpoint|compaction)/[^/]+\\.checkpoint\\.json", "agentfootprint checkpoint"},
    {"agentfootprint/checkpoint/.*\\.requests-seen-by-provider\\.json", "agentfootprint requests"},
    {"agentfootprint/(pause|sqlite)/[^/]+\\.envelope\\.json", "agentfootprint envelope"},
    {"agentfootprint/pause/run-outcome\\.json", "agentfootprint run-outcome"},
    {"agentfootprint/session-file/sessions\\.json", "agentfootprint session-file"},
    {"agentfootprint/sqlite/(with-uncheckpointed-wal/)?sessions\\.db", "agentfootprint sqlite"},
    {"agentfootprint/events/events\\.ndjson", "agentfootprint events"},
    {"agentfootprint/audit/(bounded|verbatim)\\.audit\\.json", "agentfootprint audit"},
    {"agentfootprint/audit/drained-segments\\.audit\\.json", "agentfootprint audit-segments"},
    {"agentfootprint/trace/[^/]+\\.trace\\.json", "agentfootprint trace"},
    {"agentfootprint/recording/[^/]+\\.recording\\.json", "agentfootprint recording"},
    {"agentfootprint/recording/archive/[^/]+\\.json", "agentfootprint recording-archive"},
    {"agentfootprint/bug-report/[^/]+\\.zip", "agentfootprint bug-report"},
    {"agentfootprint/artifacts/file/.*/art_[^/]+\\.json", "agentfootprint artifact"},
    {"agentfootprint/artifacts/file", "agentfootprint artifact-folder"},
    {"agentfootprint/artifacts/artifacts\\.db", "agentfootprint artifacts"},
    {"agentfootprint/memory/[^/]+\\.json", "agentfootprint memory"},
    {"agentfootprint/vector/corpus-bundle\\.json", "agentfootprint corpus"},
    {"agentfootprint/vector/index\\.db", "agentfootprint vectors"},
    {"jazzmine/[^/]+/conversation_db\\.json", "jazzmine json"},
    {"jazzmine/[^/]+/postgres-dump\\.sql", "jazzmine postgresql-dump"},
    {"jazzmine/[^/]+/mongo-export(/[^/]+\\.jsonl)?", "jazzmine mongodb-export"},
    {"claude-code/(entireio-cli|session-share|claude-code-viewer|agent-sessions(/subagent)?)", "claude-code jsonl"},
    {"claude-code/generated[^/]*(/projects(/-home-dev-project)?)?", "claude-code jsonl"},
    {"claude-code/.*\\.jsonl|claude-code/.*/[0-9a-f-]{36}(/subagents)?", "claude-code jsonl"},
    {"codex/generated(/(sessions|archived_sessions)(/.*)?)?", "codex paginated"},
    {"codex/generated-0\\.58\\.0(/sessions(/.*)?)?", "codex legacy"},
    {"codex/localpush(/.*)?|codex/session-migrate/basic\\.jsonl", "codex legacy"},
    {"codex/agent-sessions/(codex_05.*|large|small)\\.jsonl", "codex legacy"},
    {"opencode/generated(/opencode\\.db)?", "opencode 1"},
    {"opencode/generated-1\\.0\\.185(/storage)?", "opencode files"},
    {"opencode/(generated/export|session-migrate/[^/]+)\\.json", "opencode export"},
    {"pi/generated(/sessions(/--[^/]+--(/[^/]+\\.jsonl)?)?)?", "pi 3"},
};

QString expectedFor(const QString& path)
{
    for (const Known& known : Stores) {
        const QRegularExpression pattern(QRegularExpression::anchoredPattern(QString::fromLatin1(known.path)));
        if (pattern.match(path).hasMatch())
            return QString::fromLatin1(known.found);
    }
    return {};
}

QStringList foundIn(const DetectionReport& report)
{
    QStringList found;
    for (const Detection& match : report.matches)
        found << match.format + u' ' + match.dialect;
    return found;
}

/// What a report may say: a sentence for each format, or one for all.
QString problemOf(const DetectionReport& report)
{
    const auto isSentence = [](const QString& text) { return text.endsWith(u'.') && !text.contains("%1"_L1); };
    if (report.error)
        return isSentence(report.error->text) ? QString() : "no sentence: "_L1 + report.error->text;
    if (report.matches.size() + report.refusals.size() != qsizetype(storeFormats().size()))
        return u"not every format was asked"_s;
    for (const Detection& detection : report.matches + report.refusals) {
        if (!isSentence(detection.reason))
            return detection.format + " gives no reason: "_L1 + detection.reason;
    }
    return {};
}

} // namespace

/// Every real store is found for what it is, and nothing else is taken for one.
class DetectionTest final : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }
    void realStores_data();
    void realStores();
    void underOtherNames_data();
    void underOtherNames();
    void strangers_data();
    void strangers();
    void offersBoth();
    void namesReasonsOnce();
    void twins();

private:
    using Make = std::function<void(const QString& path)>;

    [[nodiscard]] QString path(const QString& name) const { return m_dir->filePath(name); }
    std::unique_ptr<QTemporaryDir> m_dir;
};

void DetectionTest::realStores_data()
{
    QTest::addColumn<QString>("folder");
    for (const QString& folder : realStoreFolders())
        QTest::newRow(qPrintable(folder)) << QDir::cleanPath(folder);
}

void DetectionTest::realStores()
{
    QFETCH(QString, folder);
    NEED(missingSample(folder));
    QSet<QString> used;
    int seen = 0;
    QDirIterator it(folder, QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QString path = it.next();
        const QString name = path.sliced(folder.size() + 1);
        const DetectionReport report = detectStore(path);
        const QString expected = expectedFor(name);
        const QStringList found = foundIn(report);
        QVERIFY2(found == (expected.isEmpty() ? QStringList() : QStringList(expected)),
            qPrintable(name + ": "_L1 + found.join(u", "_s) + " instead of "_L1 + expected));
        const QString problem = problemOf(report);
        QVERIFY2(problem.isEmpty(), qPrintable(name + ": "_L1 + problem));
        used << expected;
        ++seen;
    }
    for (const Known& known : Stores)
        QVERIFY2(used.contains(QString::fromLatin1(known.found)), known.found);
    QVERIFY(seen > 200);
}

void DetectionTest::underOtherNames_data()
{
    QTest::addColumn<QString>("store");
    QTest::addColumn<QString>("found");
    const auto row = [](const char* store, const char* found) {
        QTest::newRow(store) << QString::fromLatin1(store) << QString::fromLatin1(found);
    };
    row("mnesis/small.db", "mnesis 0.2 to 0.4");
    row("mantis/home/projects/95522d890075/6f1c2a7e-5b1d-4c3a-9e00-000000000200.jsonl", "mantis M1");
    row("mantis/home/sessions/nightly-2026-05-16.jsonl", "mantis M2");
    row("mantis/sessions-documented-layout.db", "mantis M4");
    row("mantis/documented/no-role.jsonl", "mantis M4");
    row("agentfootprint/session-file/sessions.json", "agentfootprint session-file");
    row("agentfootprint/events/events.ndjson", "agentfootprint events");
    row("agentfootprint/bug-report/with-envelope.zip", "agentfootprint bug-report");
    row("jazzmine/generated-0.1.42/conversation_db.json", "jazzmine json");
    row("jazzmine/generated-0.1.42/postgres-dump.sql", "jazzmine postgresql-dump");
    row("jazzmine/generated-0.1.42/mongo-export/messages.jsonl", "jazzmine mongodb-export");
}

void DetectionTest::underOtherNames()
{
    QFETCH(const QString, store);
    QFETCH(const QString, found);
    const QString source = realStore(store);
    NEED(missingSample(source));
    for (const QString& name : {u"noending"_s, u"wrong.png"_s, u"wrong.db"_s, u"wrong.jsonl"_s, u"wrong.txt"_s,
             u".hidden"_s, u"with blank ünïcode 倉庫.sql"_s, u"line\nbreak\t\u202eevil"_s}) {
        QVERIFY(QFile::copy(source, path(name)));
        QCOMPARE(foundIn(detectStore(path(name))), QStringList(found));
    }
    QVERIFY(QFile::link(source, path(u"link"_s)));
    QVERIFY(QFile::link(path(u"link"_s), path(u"link to a link"_s)));
    QVERIFY(QFile::link(QFileInfo(source).path(), path(u"linked folder"_s)));
    for (const QString& name :
        {u"link"_s, u"link to a link"_s, QString("linked folder/"_L1 + QFileInfo(source).fileName())}) {
        QCOMPARE(foundIn(detectStore(path(name))), QStringList(found));
        const auto opened = openStore(path(name));
        QVERIFY2(opened.has_value(), opened ? "" : qPrintable(opened.error().text));
    }
}

void DetectionTest::strangers_data()
{
    QTest::addColumn<Make>("make");
    const auto row = [](const char* name, const Make& make) { QTest::newRow(name) << make; };
    const auto bytes = [&row](const char* name, const QByteArray& content) {
        row(name, [content](const QString& path) { mustWriteFile(path, content); });
    };
    const auto database = [&row](const char* name, const QStringList& statements) {
        row(name, [statements](const QString& path) {
            auto file = SqliteFile::create(path);
            QVERIFY(file.has_value());
            for (const QString& statement : statements)
                file->run(statement);
            QVERIFY(file->finish().has_value());
        });
    };
    const QByteArray jsonText = R"({"name":"x","version":"1.0.0","scripts":{"test":"node t.js"}})";
    bytes("text", "Dear reader,\nthis is a text.\n");
    bytes("one byte", "x");
    bytes("empty", {});
    bytes("one brace", "{");
    bytes("one bracket", "[");
    bytes("blanks", QByteArray(1000, ' '));
    bytes("line ends", QByteArray(1000, '\n'));
    bytes("NUL", QByteArray(100'000, '\0'));
    bytes("brackets", QByteArray(10 << 20, '['));
    bytes("braces", QByteArray("{\"a\":").repeated(100'000));
    bytes("CSV", "id,role,content,created_at\n1,user,hello,2026-01-01\n");
    bytes("a number", "17");
    bytes("a JSON text", R"("content")");
    bytes("null", "null\n");
    bytes("list of numbers", "[1,2,3]");
    bytes("empty list", "[]");
    bytes("empty object", "{}");
    bytes("package.json", jsonText);
    bytes("notebook", R"({"cells":[{"cell_type":"code","source":["x"],"outputs":[]}],"metadata":{},"nbformat":4})");
    bytes("OpenAI messages",
        R"([{"role":"user","content":"x"},{"role":"assistant","content":null,)"
        R"("tool_calls":[{"id":"c","type":"function","function":{"name":"f","arguments":"{}"}}]}])");
    bytes("OpenAI request", R"({"model":"gpt","messages":[{"role":"user","content":"x"}],"temperature":1})");
    bytes("Anthropic request", R"({"model":"claude","system":"s","messages":[{"role":"user","content":"x"}]})");
    bytes("fine-tuning lines",
        R"({"messages":[{"role":"user","content":"x"}]})"
        "\n");
    bytes("JSON log",
        R"({"level":"info","ts":1700000000,"msg":"started"})"
        "\n");
    bytes("event log of another",
        R"({"type":"page.view","payload":{},"meta":{"runId":"r"}})"
        "\n");
    bytes("GeoJSON", R"({"type":"FeatureCollection","features":[]})");
    bytes("lock file", R"({"version":1,"packages":{},"sessions":[]})");
    bytes("XML", "<?xml version=\"1.0\"?><messages><message role=\"user\"/></messages>");
    bytes("SQL", "CREATE TABLE messages (id text, content text);\nINSERT INTO messages VALUES ('1', 'x');\n");
    bytes("UTF-16", QByteArray::fromHex("fffe7b00220069006400220000000a00"));
    bytes("PNG", QByteArray::fromHex("89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de"));
    bytes("ELF", QByteArray::fromHex("7f454c46020101000000000000000000") + QByteArray(500, '\0'));
    bytes("PDF", "%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n");
    bytes("zip", QByteArray::fromHex("504b03041400000000000000000000000000000000000000000001000000") + "a");
    bytes("torn zip", "PK\x03\x04");
    bytes("tar", "a.txt" + QByteArray(95, '\0') + "0000644" + QByteArray(150, '\0') + "ustar" + QByteArray(250, '\0'));
    bytes("SQLite header alone", QByteArray("SQLite format 3\0", 16));
    bytes("SQLite header and rubbish", QByteArray("SQLite format 3\0", 16) + QByteArray(5000, 'x'));
    database("empty database", {});
    database("browser's database",
        {u"CREATE TABLE moz_places (id INTEGER PRIMARY KEY, url TEXT, title TEXT)"_s,
            u"CREATE TABLE moz_historyvisits (id INTEGER PRIMARY KEY, place_id INTEGER)"_s});
    database("another's sessions",
        {u"CREATE TABLE sessions (id TEXT, user TEXT)"_s,
            u"CREATE TABLE messages (id TEXT, session_id TEXT, content TEXT)"_s});
    database("another's meta", {u"CREATE TABLE agent_store_meta (key TEXT, value TEXT)"_s});
    row("folder", [](const QString& path) { QVERIFY(QDir().mkpath(path)); });
    row("folder of strangers", [jsonText](const QString& path) {
        QVERIFY(QDir().mkpath(path + "/sessions"_L1));
        mustWriteFile(path + "/package.json"_L1, jsonText);
        mustWriteFile(path + "/sessions/log.jsonl"_L1, "{\"level\":\"info\"}\n");
    });
    row("no such file", [](const QString&) { });
    row("dangling link", [](const QString& path) { QVERIFY(QFile::link(path + ".gone"_L1, path)); });
    row("links in a circle", [](const QString& path) {
        QVERIFY(QFile::link(path + ".b"_L1, path));
        QVERIFY(QFile::link(path, path + ".b"_L1));
    });
    row("link to itself", [](const QString& path) { QVERIFY(QFile::link(path, path)); });
    row("pipe", [](const QString& path) { QCOMPARE(::mkfifo(path.toLocal8Bit().constData(), 0600), 0); });
    row("link to a pipe", [](const QString& path) {
        QCOMPARE(::mkfifo((path + ".pipe"_L1).toLocal8Bit().constData(), 0600), 0);
        QVERIFY(QFile::link(path + ".pipe"_L1, path));
    });
    row("folder with a pipe", [](const QString& path) {
        QVERIFY(QDir().mkpath(path + "/projects/p"_L1));
        QVERIFY(QDir().mkpath(path + "/sessions"_L1));
        for (const auto& name : {"/projects/p/a.jsonl"_L1, "/sessions/a.jsonl"_L1, "/messages.jsonl"_L1})
            QCOMPARE(::mkfifo((path + name).toLocal8Bit().constData(), 0600), 0);
    });
    row("socket", [](const QString& path) {
        const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address {};
        address.sun_family = AF_UNIX;
        const QByteArray name = path.toLocal8Bit();
        QVERIFY(name.size() < qsizetype(sizeof address.sun_path));
        std::ranges::copy(name, address.sun_path);
        QCOMPARE(::bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
        QCOMPARE(::close(socket), 0);
    });
    row("device", [](const QString& path) { QVERIFY(QFile::link(u"/dev/zero"_s, path)); });
    row("unreadable", [](const QString& path) {
        mustWriteFile(path, mantislines::smallTree());
        QVERIFY(QFile::setPermissions(path, QFileDevice::Permissions()));
    });
    row("unreadable folder", [](const QString& path) {
        QVERIFY(QDir().mkpath(path));
        QVERIFY(QFile::setPermissions(path, QFileDevice::Permissions()));
    });
}

void DetectionTest::strangers()
{
    QFETCH(const Make, make);
    // A plain suffix must not help.
    for (const QString& name : {u"thing"_s, u"thing.jsonl"_s}) {
        make(path(name));
        if (QTest::currentTestFailed())
            return;
        const LessRights rights;
        const DetectionReport report = detectStore(path(name));
        QCOMPARE(foundIn(report), QStringList());
        QCOMPARE(problemOf(report), QString());
        const auto opened = openStore(path(name));
        QVERIFY(!opened.has_value());
        QVERIFY2(opened.error().text.endsWith(u'.'), qPrintable(opened.error().text));
        for (const auto& [formats, reason] : reasonsOf(report)) {
            QVERIFY(report.error || opened.error().text.count(reason) == 1);
            for (const QString& format : formats)
                QVERIFY(report.error || opened.error().text.contains(format));
        }
    }
    QFile::setPermissions(path(u"thing"_s), QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
    QFile::setPermissions(
        path(u"thing.jsonl"_s), QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
}

void DetectionTest::offersBoth()
{
    {
        RawStore store(path(u"both.db"_s));
        store.addConversation(u"s1"_s, 3);
        store.exec(u"CREATE TABLE agent_sessions (session_id TEXT PRIMARY KEY, format TEXT, saved_at INTEGER, "
                   "envelope TEXT)"_s);
    }
    const DetectionReport report = detectStore(path(u"both.db"_s));
    QCOMPARE(foundIn(report), (QStringList {u"mnesis unknown"_s, u"agentfootprint sqlite"_s}));
    QCOMPARE(problemOf(report), QString());
    QVERIFY(report.matches[0].reason != report.matches[1].reason);
    QVERIFY(openStore(path(u"both.db"_s)).has_value());
}

void DetectionTest::namesReasonsOnce()
{
    DetectionReport report;
    const auto refuse = [&report](const QString& format, const QString& reason) {
        Detection refusal;
        refusal.format = format;
        refusal.reason = reason;
        report.refusals << refusal;
    };
    refuse(u"one"_s, u"It is empty."_s);
    refuse(u"two"_s, u"It is a folder."_s);
    refuse(u"three"_s, u"It is empty."_s);
    const auto reasons = reasonsOf(report);
    QCOMPARE(reasons.size(), 2);
    QCOMPARE(reasons[0].first, (QStringList {u"one"_s, u"three"_s}));
    QCOMPARE(reasons[0].second, u"It is empty."_s);
    QCOMPARE(reasons[1].first, QStringList {u"two"_s});
}

/// Folders of which either is a store of the same sessions.
void DetectionTest::twins()
{
    StoreInfo info;
    info.format = u"claude-code"_s;
    info.path = u"/home/dev/.claude"_s;
    QVERIFY(hasSameSessions(info, u"/home/dev/.claude/projects"_s));
    QVERIFY(!hasSameSessions(info, u"/home/dev/.claude/projects/-home-dev"_s));
    QVERIFY(!hasSameSessions(info, u"/home/dev"_s));
    info.path = u"/home/dev/.claude/projects"_s;
    QVERIFY(hasSameSessions(info, u"/home/dev/.claude"_s));
    QVERIFY(!hasSameSessions(info, u"/home/dev/.claude/todos"_s));
    info.format = u"codex"_s;
    QVERIFY(!hasSameSessions(info, u"/home/dev/.claude"_s)); // archived sessions stand beside
}

TEST_CLASS(DetectionTest)
#include "tst_detection.moc"
