// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/registry.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/lessrights.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/rawstore.h"
#include "tests/testkit/testclass.h"
#include "tests/testkit/workclock.h"
#include "tests/testkit/writerprocess.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

#include <unistd.h>

using namespace stemma;
using namespace Qt::StringLiterals;
using filetree::mustWriteFile;

namespace {

constexpr qint64 Start = 1'700'000'000'000;

QByteArray readFile(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Two conversations, enough for some dozen pages.
void makeStore(const QString& path)
{
    static const QByteArray bytes = [] {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"sessions.db"_s);
        {
            RawStore store(file);
            store.addConversation(u"s1"_s, 200, Start);
            store.addConversation(u"s2"_s, 200, Start + 1000);
        }
        return readFile(file);
    }();
    mustWriteFile(path, bytes);
}

/// Whatever a user reads must be a sentence about the file and no word of SQLite's own.
void checkSentence(const Error& error)
{
    QVERIFY(!error.text.isEmpty());
    QVERIFY2(error.text.endsWith(u'.'), qPrintable(error.text));
    for (const auto bare : {"SQLITE_"_L1, "malformed"_L1, "no such column"_L1, "no such table"_L1, "disk image"_L1,
             "SQL logic"_L1, "%1"_L1})
        QVERIFY2(!error.text.contains(bare), qPrintable(error.text));
}

/// All that reading a store gives, with whatever failed on the way.
struct Reading
{
    QStringList sessions;
    QStringList messages; ///< ids, "?" for one that could not be read, in order of the sessions
    std::vector<MessagePtr> all;
    QList<Error> errors;
};

Reading readAll(SessionStore& store, qint64 maxText = ReadOptions().maxText)
{
    Reading reading;
    const auto keep = [&reading](const auto& result) {
        if (!result)
            reading.errors << result.error();
        return result.has_value();
    };
    keep(store.sessions(ListDetail::Full,
        [&](const std::vector<SessionInfo>& batch) {
            for (const SessionInfo& info : batch)
                reading.sessions << info.id.value;
            return true;
        },
        {}));
    for (const QString& name : reading.sessions) {
        const SessionId id(name);
        keep(store.session(id, ListDetail::Full, {}));
        const auto outline = store.outline(id, {});
        if (!keep(outline))
            continue;
        std::vector<qint64> keys;
        for (const OutlineRow& row : *outline)
            keys.push_back(row.key);
        ReadOptions options;
        options.maxText = maxText;
        const auto messages = store.messages(id, keys, options, {});
        if (keep(messages)) {
            for (const MessagePtr& message : *messages) {
                reading.messages << (message && !message->id.isEmpty() ? message->id.value : u"?"_s);
                reading.all.push_back(message);
            }
        }
        const auto details = store.outlineDetails(id, keys, {});
        if (keep(details) && details->size() != keys.size())
            reading.errors << Error {Errc::Corrupt, u"not all details"_s, {}};
        keep(store.firstMessages(id, 3, {}, {}));
        keep(store.summaryNodes(id, {}));
        keep(store.fileReferences(id, {}));
        keep(store.edges(id, {}));
        keep(store.checkpoints(id, {}));
        // mnesis can send nothing of a session that is not in its list.
        if (const auto info = store.session(id, ListDetail::Basic, {}); info && !info->fields.isEmpty())
            keep(store.context(id, {}, [](const ContextItem&) { return true; }, {}));
        keep(store.check(id, [](const Finding&) { }, {}));
    }
    keep(store.check({}, [](const Finding&) { }, {}));
    keep(store.poll());
    return reading;
}

} // namespace

class TestBadInput final : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void refusedWithASentence_data();
    void refusedWithASentence();
    void readsTheRest_data();
    void readsTheRest();
    void partsThatMnesisDrops_data();
    void partsThatMnesisDrops();
    void oversizedPart();
    void oddBytesInText();
    void manySessions();
    void deniedByPermission();
    void folderThatCannotBeWritten();
    void readOnlyFileSystem();
    void removedWhileOpen();
    void replacedWhileOpen();
    void lockedByAWriter();

private:
    [[nodiscard]] QString path(const QString& name = u"sessions.db"_s) const { return m_dir->filePath(name); }
    std::unique_ptr<QTemporaryDir> m_dir;
};

void TestBadInput::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
}

void TestBadInput::refusedWithASentence_data()
{
    using Make = std::function<void(const QString&)>;
    QTest::addColumn<Make>("make");
    QTest::addColumn<QString>("word");
    const auto row
        = [](const char* name, const QString& word, const Make& make) { QTest::newRow(name) << make << word; };
    row("no such file", u"no file"_s, [](const QString&) { });
    row("a file used as a folder", u"no file"_s,
        [](const QString& file) { mustWriteFile(QFileInfo(file).path() + u"/../x"_s, {}); });
    row("folder", u"folder"_s, [](const QString& file) { QDir().mkpath(file); });
    row("empty", u"empty"_s, [](const QString& file) { mustWriteFile(file, {}); });
    row("text", u"SQLite"_s, [](const QString& file) { mustWriteFile(file, "Dear reader,\nthis is a text.\n"); });
    row("another program's database", u"messages"_s,
        [](const QString& file) { WriterProcess(file).exec(u"CREATE TABLE bookmarks (url TEXT)"_s); });
    row("another program's messages", u"mnesis"_s, [](const QString& file) {
        WriterProcess writer(file);
        writer.exec(u"CREATE TABLE messages (id TEXT, session_id TEXT, body TEXT)"_s);
        writer.exec(u"CREATE TABLE sessions (id TEXT)"_s);
    });
    row("garbage after the header", u"damaged"_s, [](const QString& file) {
        mustWriteFile(file, QByteArray("SQLite format 3\0", 16) + QByteArray(20000, '\xa5'));
    });
    row("header alone", u"damaged"_s,
        [](const QString& file) { mustWriteFile(file, QByteArray("SQLite format 3\0", 16)); });
    row("truncated within the schema", u"damaged"_s, [](const QString& file) {
        makeStore(file);
        QFile::resize(file, 2000);
    });
    row("needed column missing", u"session_id"_s, [](const QString& file) {
        makeStore(file);
        WriterProcess writer(file);
        writer.exec(u"ALTER TABLE messages RENAME COLUMN session_id TO other"_s);
    });
}

void TestBadInput::refusedWithASentence()
{
    using Make = std::function<void(const QString&)>;
    QFETCH(const Make, make);
    QFETCH(const QString, word);
    make(path());
    const auto opened = openStore(path());
    QVERIFY2(!opened, "it was opened");
    checkSentence(opened.error());
    QVERIFY2(opened.error().text.contains(word), qPrintable(opened.error().text));
    QVERIFY2(opened.error().text.contains("sessions.db"_L1), qPrintable(opened.error().text));
    for (const QString& file : QDir(m_dir->path()).entryList(QDir::Files | QDir::Hidden))
        QVERIFY2(file == "sessions.db"_L1, qPrintable(file));
}

void TestBadInput::readsTheRest_data()
{
    using Damage = std::function<void(const QString&)>;
    QTest::addColumn<Damage>("damage");
    QTest::addColumn<int>("sessions"); // at least
    QTest::addColumn<int>("messages"); // at least, of 400
    const auto row = [](const char* name, int sessions, int messages, const Damage& damage) {
        QTest::newRow(name) << damage << sessions << messages;
    };
    const auto sql = [](const QStringList& statements) {
        return [statements](const QString& file) {
            RawStore store(file);
            for (const QString& statement : statements)
                store.exec(statement);
        };
    };
    row("nothing wrong", 2, 400, [](const QString&) { });
    row("truncated store", 1, 1,
        [](const QString& file) { QFile::resize(file, QFileInfo(file).size() * 3 / 4 / 4096 * 4096); });
    for (int page = 2; page < 40; ++page) {
        QTest::addRow("page %d overwritten", page) << Damage([page](const QString& file) {
            QFile store(file);
            if (!store.open(QIODevice::ReadWrite) || !store.seek(qint64(page - 1) * 4096))
                qFatal("no page %d", page);
            store.write(QByteArray(4096, '\xa5'));
        }) << 0 << 0;
    }
    row("table of parts missing", 2, 400,
        [](const QString& file) { WriterProcess(file).exec(u"DROP TABLE message_parts"_s); });
    row("table of sessions missing", 2, 400,
        [](const QString& file) { WriterProcess(file).exec(u"DROP TABLE sessions"_s); });
    row("table of context missing", 2, 400,
        [](const QString& file) { WriterProcess(file).exec(u"DROP TABLE context_items"_s); });
    row("table of summaries missing", 2, 400,
        [](const QString& file) { WriterProcess(file).exec(u"DROP TABLE summary_nodes"_s); });
    for (const QString& column :
        QStringList {u"sessions.agent"_s, u"sessions.metadata"_s, u"sessions.model_id"_s, u"messages.finish_reason"_s,
            u"messages.role"_s, u"messages.tokens_total"_s, u"message_parts.tool_state"_s, u"message_parts.part_type"_s,
            u"context_items.item_type"_s, u"summary_nodes.kind"_s, u"summary_nodes.span_start_message_id"_s}) {
        QTest::addRow("column %s missing", qPrintable(column)) << Damage([column](const QString& file) {
            // Renamed: SQLite refuses to drop a column that a check or an index names.
            WriterProcess(file).exec(u"ALTER TABLE %1 RENAME COLUMN %2 TO renamed"_s.arg(
                column.section(u'.', 0, 0), column.section(u'.', 1)));
        }) << 2 << 400;
    }
    row("columns of another type", 2, 400,
        sql({
            u"UPDATE messages SET created_at = 'yesterday' WHERE id = 's1-m3'"_s,
            u"UPDATE messages SET created_at = x'00ff' WHERE id = 's1-m4'"_s,
            u"UPDATE messages SET created_at = 1.5, tokens_input = 'many', is_summary = 'maybe' WHERE id = 's1-m5'"_s,
            u"UPDATE message_parts SET content = 17 WHERE id = 's1-m6-p0'"_s,
            u"UPDATE message_parts SET content = x'ff00', part_index = 'first', tool_state = 5 WHERE id = 's1-m7-p0'"_s,
            u"UPDATE sessions SET created_at = 'never', title = x'ff', is_active = 'x' WHERE id = 's2'"_s,
            u"UPDATE context_items SET item_id = 5, created_at = x'01' WHERE id = 9"_s,
        }));
    row("message without its session", 3, 400, sql({u"UPDATE messages SET session_id = 'lost' WHERE id = 's1-m9'"_s}));
    row("session without messages", 3, 400, [](const QString& file) { RawStore(file).addSession(u"empty"_s); });
    row("parts without their message", 2, 399, sql({u"DELETE FROM messages WHERE id = 's2-m9'"_s}));
    row("sessions that are their own ancestors", 2, 400,
        sql({u"UPDATE sessions SET parent_id = 's2' WHERE id = 's1'"_s,
            u"UPDATE sessions SET parent_id = 's1' WHERE id = 's2'"_s}));
    row("session that is its own parent", 2, 400, sql({u"UPDATE sessions SET parent_id = id"_s}));
    row("messages that are their own parents", 2, 400, sql({u"UPDATE messages SET parent_id = id"_s}));
    row("summary nodes in a circle", 2, 400,
        sql({u"INSERT INTO summary_nodes (id, session_id, created_at, kind, parent_node_ids, span_start_message_id, "
             u"span_end_message_id) VALUES "
             "('n1', 's1', 1, 'condensed', '[\"n2\"]', 's1-m0', 's1-m9'), ('n2', 's1', 2, 'condensed', '[\"n1\", \"n2\"]', 's1-m9', 's1-m0')"_s}));
    row("summary nodes with broken fields", 2, 400,
        sql({u"INSERT INTO summary_nodes (id, session_id, created_at, kind, parent_node_ids, level, token_count) "
             u"VALUES "
             "('n1', 's1', 'x', 'strange', '{oops', 'high', x'00'), ('n2', 's1', 2, 'leaf', '[1, null]', 0, 0), ('n3', 's1', 2, 'leaf', '', 0, 0)"_s,
            u"INSERT INTO context_items (session_id, item_type, item_id, position, created_at) VALUES ('s1', "
            u"'summary', 'n1', 9001, ''), "
            "('s1', 'summary', 'nobody', 9002, ''), ('s1', 'message', 's2-m1', 9003, '')"_s}));
}

void TestBadInput::readsTheRest()
{
    using Damage = std::function<void(const QString&)>;
    QFETCH(const Damage, damage);
    QFETCH(const int, sessions);
    QFETCH(const int, messages);
    makeStore(path());
    damage(path());
    const QByteArray before = readFile(path());
    {
        const auto opened = openStore(path());
        if (!opened) {
            checkSentence(opened.error());
            QVERIFY2(sessions == 0, qPrintable(opened.error().text + opened.error().cause));
            return;
        }
        const Reading reading = readAll(**opened);
        for (const Error& error : reading.errors) {
            checkSentence(error);
            QVERIFY2(error.code == Errc::Corrupt, qPrintable(error.text + error.cause));
        }
        QVERIFY2(reading.sessions.size() >= sessions, qPrintable(reading.sessions.join(u' ')));
        QVERIFY2(reading.messages.size() >= messages, qPrintable(QString::number(reading.messages.size())));
        QCOMPARE(QSet<QString>(reading.sessions.begin(), reading.sessions.end()).size(), reading.sessions.size());
        for (const MessagePtr& message : reading.all)
            QVERIFY(message && (!message->id.isEmpty() || message->states.testFlag(MessageState::Damaged)));
    }
    QVERIFY(readFile(path()) == before);
    QCOMPARE(QDir(m_dir->path()).entryList(QDir::Files | QDir::Hidden), QStringList {u"sessions.db"_s});
}

void TestBadInput::partsThatMnesisDrops_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<bool>("dropped");
    const auto dropped = [](const char* name, const QByteArray& content) { QTest::newRow(name) << content << true; };
    const auto kept = [](const char* name, const QByteArray& content) { QTest::newRow(name) << content << false; };
    dropped("not JSON", "oops");
    dropped("nothing", "");
    dropped("broken off", R"({"type": "text", "text": "half)");
    dropped("more after the end", R"({"type": "text", "text": "a"} x)");
    dropped("not an object", R"(["text"])");
    dropped("no type", R"({"text": "a"})");
    dropped("type unknown", R"({"type": "video", "url": "x"})");
    dropped("type no text", R"({"type": 5, "text": "a"})");
    dropped("text missing", R"({"type": "text"})");
    dropped("text null", R"({"type": "text", "text": null})");
    dropped("text a number", R"({"type": "text", "text": 5})");
    dropped("reasoning without text", R"({"type": "reasoning"})");
    dropped("tool without name", R"({"type": "tool", "tool_call_id": "c"})");
    dropped("tool call id null", R"({"type": "tool", "tool_name": "t", "tool_call_id": null})");
    dropped("tool input a text", R"({"type": "tool", "tool_name": "t", "tool_call_id": "c", "input": "x"})");
    dropped("tool input null", R"({"type": "tool", "tool_name": "t", "tool_call_id": "c", "input": null})");
    dropped("tool output a number", R"({"type": "tool", "tool_name": "t", "tool_call_id": "c", "output": 1})");
    dropped("tool status null", R"({"type": "tool", "tool_name": "t", "tool_call_id": "c", "status": null})");
    dropped("tool state unknown",
        R"({"type": "tool", "tool_name": "t", "tool_call_id": "c", "status": {"state": "lost"}})");
    dropped("file without its tokens",
        R"({"type": "file_ref", "content_id": "a", "path": "b", "file_type": "c", "exploration_summary": ""})");
    dropped("compaction without counts", R"({"type": "compaction", "summary_node_id": "n"})");
    dropped("step index a fraction", R"({"type": "step_start", "step_index": 1.5})");
    dropped("files no list", R"({"type": "patch", "unified_diff": "", "files_changed": "a"})");
    dropped("control character in text", "{\"type\": \"text\", \"text\": \"a\x01z\"}");
    kept("extra keys", R"({"type": "text", "text": "a", "mood": "good"})");
    kept("numbers as text", R"({"type": "step_start", "step_index": "12"})");
    kept("whole number with a point", R"({"type": "step_start", "step_index": 2.0})");
    kept("lone surrogate", R"({"type": "text", "text": "\ud800"})");
    kept("NaN in input",
        R"({"type": "tool", "tool_name": "t", "tool_call_id": "c", "input": {"x": NaN, "y": -Infinity}})");
    kept("huge number in input",
        R"({"type": "tool", "tool_name": "t", "tool_call_id": "c", "input": {"x": 123456789012345678901234567890}})");
    kept("tool with the least", R"({"type":"tool","tool_name":"t","tool_call_id":"c"})");
    kept("repeated key", R"({"type": "video", "text": 5, "type": "text", "text": "a"})");
    kept("NUL as escape", R"({"type": "text", "text": "a\u0000b"})");
}

void TestBadInput::partsThatMnesisDrops()
{
    QFETCH(const QByteArray, content);
    QFETCH(const bool, dropped);
    {
        RawStore store(path());
        store.addConversation(u"s1"_s, 2);
        store.addPart(u"odd"_s, u"s1-m1"_s, u"s1"_s, u"text"_s, content);
        store.addPart(u"after"_s, u"s1-m1"_s, u"s1"_s, u"text"_s, R"({"type": "text", "text": "after"})");
    }
    const auto opened = openStore(path());
    QVERIFY(opened.has_value());
    const Reading reading = readAll(**opened);
    QVERIFY(reading.errors.isEmpty());
    QCOMPARE(reading.all.size(), size_t(2));
    const Message& message = *reading.all.at(1);
    QCOMPARE(message.parts.size(), 3);
    const Part& part = message.parts.at(1);
    QCOMPARE(part.index, 1);
    QCOMPARE(part.as<UnknownPart>() != nullptr, dropped);
    QCOMPARE(message.states.testFlag(MessageState::Damaged), dropped);
    if (const auto* unknown = part.as<UnknownPart>()) {
        QCOMPARE(unknown->raw.text, QString::fromUtf8(content));
        const bool onlyType = QByteArrayView(QTest::currentDataTag()) == "type unknown";
        QVERIFY2(onlyType == unknown->reason.isEmpty(), qPrintable(unknown->reason));
    }
    const auto raw = (*opened)->rawBytes(part.storedAt, 1000, {});
    QVERIFY(raw.has_value());
    QCOMPARE(*raw, content);
    QCOMPARE(message.parts.at(2).as<TextPart>()->text.text, u"after"_s);
}

void TestBadInput::oversizedPart()
{
    constexpr qint64 Size = 20'000'000;
    {
        RawStore store(path());
        store.addConversation(u"s1"_s, 50);
        store.addPart(
            u"big"_s, u"s1-m7"_s, u"s1"_s, u"text"_s, R"({"type": "text", "text": ")" + QByteArray(Size, 'x') + "\"}");
        store.addPart(u"tool"_s, u"s1-m8"_s, u"s1"_s, u"tool"_s,
            R"({"type": "tool", "tool_name": "t", "tool_call_id": "c", "input": {"a": ")" + QByteArray(Size, 'y')
                + "\"}, \"output\": \"z\"}");
    }
    const auto opened = openStore(path());
    QVERIFY(opened.has_value());
    const SessionId id(u"s1"_s);
    const auto outline = (*opened)->outline(id, {});
    QVERIFY(outline.has_value());
    std::vector<qint64> keys;
    for (const OutlineRow& row : *outline)
        keys.push_back(row.key);
    WorkClock timer;
    const auto messages = (*opened)->messages(id, keys, {}, {});
    const qint64 withLimit = timer.restart();
    QVERIFY(messages.has_value());
    const LongText& text = messages->at(7)->parts.at(1).as<TextPart>()->text;
    QVERIFY(text.truncated);
    QCOMPARE(text.text.size(), ReadOptions().maxText);
    QVERIFY2(qAbs(text.bytes - Size) < 100, qPrintable(QString::number(text.bytes)));
    const auto* tool = messages->at(8)->parts.at(1).as<ToolPart>();
    QVERIFY(tool && tool->input.truncated);
    QVERIFY(!messages->at(8)->states.testFlag(MessageState::Damaged));
    const auto details = (*opened)->outlineDetails(id, keys, {});
    QVERIFY(details && details->at(7).textBytes > Size);
    timer.restart();
    const auto whole = (*opened)->part(id, keys.at(7), 1, {});
    const qint64 all = timer.elapsed();
    QVERIFY(whole.has_value());
    QVERIFY(!whole->as<TextPart>()->text.truncated);
    QCOMPARE(whole->as<TextPart>()->text.text.size(), Size);
    qInfo("a page with two parts of 20 MB: %lld ms; one of them whole: %lld ms", withLimit, all);
    QVERIFY2(withLimit < 500, "the page waits for the large part");
}

void TestBadInput::oddBytesInText()
{
    {
        RawStore store(path());
        store.addConversation(u"s1"_s, 2);
        store.addPart(
            u"p1"_s, u"s1-m1"_s, u"s1"_s, u"text"_s, QByteArray("{\"type\": \"text\", \"text\": \"caf\xe9 \xff\"}"));
        store.addPart(u"p2"_s, u"s1-m1"_s, u"s1"_s, u"text"_s, "{\"type\": \"text\"\0, \"text\": \"a\"}"_ba);
        store.exec(u"UPDATE sessions SET title = CAST(x'61ff00' AS TEXT)"_s);
        store.exec(u"UPDATE messages SET agent = CAST(x'c328' AS TEXT) WHERE id = 's1-m0'"_s);
    }
    const auto opened = openStore(path());
    QVERIFY(opened.has_value());
    const Reading reading = readAll(**opened);
    QVERIFY(reading.errors.isEmpty());
    const Message& message = *reading.all.at(1);
    QCOMPARE(message.parts.size(), 3);
    QVERIFY(message.states.testFlag(MessageState::Damaged));
    QCOMPARE(message.parts.at(1).as<TextPart>()->text.text, QString(u"caf\ufffd \ufffd"_s));
    QVERIFY(message.parts.at(2).as<UnknownPart>());
    QCOMPARE(message.parts.at(2).as<UnknownPart>()->raw.bytes, 30);
    const auto raw = (*opened)->rawBytes(message.parts.at(1).storedAt, 1000, {});
    QVERIFY(raw && raw->contains('\xe9'));
    const auto info = (*opened)->session(SessionId(u"s1"_s), ListDetail::Basic, {});
    QVERIFY(info.has_value());
    const auto title = std::ranges::find(info->fields, u"title"_s, &StoredField::name);
    QCOMPARE(title->value, QVariant(QByteArray("a\xff\0", 3)));
    const auto agent = std::ranges::find(reading.all.at(0)->fields, u"agent"_s, &StoredField::name);
    QCOMPARE(agent->value, QVariant(QByteArray("\xc3(")));
}

void TestBadInput::manySessions()
{
    constexpr int Count = 100'000;
    {
        RawStore store(path());
        store.exec(
            u"INSERT INTO sessions (id, created_at, updated_at, model_id, system_prompt) WITH RECURSIVE n(i) AS "
            "(SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < %1 - 1) SELECT 's' || i, 1700000000000 + i / 3, 1, 'm', "
            "'You are a helpful assistant.' FROM n"_s.arg(Count));
    }
    const auto opened = openStore(path());
    QVERIFY(opened.has_value());
    QElapsedTimer timer;
    timer.start();
    std::vector<SessionId> ids;
    size_t largest = 0;
    const Result<> listed = (*opened)->sessions(ListDetail::Basic,
        [&](const std::vector<SessionInfo>& batch) {
            largest = std::max(largest, batch.size());
            for (const SessionInfo& info : batch)
                ids.push_back(info.id);
            return true;
        },
        {});
    QVERIFY(listed.has_value());
    qInfo("%d sessions listed in %lld ms", Count, timer.elapsed());
    QCOMPARE(ids.size(), size_t(Count));
    QCOMPARE(ids.front().value, u"s99999"_s);
    QCOMPARE(ids.back().value, u"s0"_s);
    QVERIFY(largest <= 500);
    int batches = 0;
    QVERIFY((*opened)
            ->sessions(ListDetail::Basic, [&](const std::vector<SessionInfo>&) { return ++batches < 2; }, {})
            .has_value());
    QCOMPARE(batches, 2);
    JobControl job;
    const Result<> cancelled = (*opened)->sessions(
        ListDetail::Full,
        [&](const std::vector<SessionInfo>&) {
            job.cancel();
            return true;
        },
        job);
    QVERIFY(!cancelled);
    QCOMPARE(cancelled.error().code, Errc::Cancelled);
}

void TestBadInput::deniedByPermission()
{
    makeStore(path());
    QVERIFY(QFile::setPermissions(m_dir->path(), QFile::Permissions(0x7755)));
    QVERIFY(QFile::setPermissions(path(), QFile::Permissions()));
    const LessRights less;
    const auto opened = openStore(path());
    QVERIFY(!opened);
    QCOMPARE(opened.error().code, Errc::Denied);
    checkSentence(opened.error());
    QVERIFY(opened.error().text.contains("sessions.db"_L1));
}

void TestBadInput::folderThatCannotBeWritten()
{
    makeStore(path());
    QVERIFY(QFile::setPermissions(path(), QFile::Permissions(0x4444)));
    QVERIFY(QFile::setPermissions(m_dir->path(), QFile::Permissions(0x5555)));
    const LessRights less;
    QVERIFY2(!QFile(path(u"probe"_s)).open(QIODevice::WriteOnly), "the folder can be written");
    {
        const auto opened = openStore(path());
        QVERIFY2(opened.has_value(), opened ? "" : qPrintable(opened.error().text));
        const Reading reading = readAll(**opened);
        QVERIFY(reading.errors.isEmpty());
        QCOMPARE(reading.messages.size(), 400);
    }
    QCOMPARE(QDir(m_dir->path()).entryList(QDir::Files | QDir::Hidden), QStringList {u"sessions.db"_s});
}

void TestBadInput::readOnlyFileSystem()
{
    const QString folder = realStore(u"mnesis/generated-0.4.0"_s);
    if (!QFile::exists(folder + u"/sessions.db"_s)) {
        QVERIFY2(!qEnvironmentVariableIsSet("CI"), "the sample stores are missing");
        QSKIP("the sample stores are missing");
    }
    const QStringList files = QDir(folder).entryList(QDir::Files | QDir::Hidden);
    const auto opened = openStore(folder + u"/sessions.db"_s);
    QVERIFY(opened.has_value());
    const Reading reading = readAll(**opened);
    QVERIFY(reading.errors.isEmpty());
    QCOMPARE(reading.sessions.size(), 17);
    QCOMPARE(QDir(folder).entryList(QDir::Files | QDir::Hidden), files);
}

void TestBadInput::removedWhileOpen()
{
    makeStore(path());
    const auto opened = openStore(path());
    QVERIFY(opened.has_value());
    QCOMPARE(readAll(**opened).messages.size(), 400);
    QVERIFY(QFile::remove(path()));
    const auto change = (*opened)->poll();
    QVERIFY(change.has_value());
    QCOMPARE(*change, StoreChange::Vanished);
    QCOMPARE(readAll(**opened).messages.size(), 400);
    QVERIFY((*opened)->info().size == 0);
}

void TestBadInput::replacedWhileOpen()
{
    makeStore(path());
    const auto opened = openStore(path());
    QVERIFY(opened.has_value());
    QCOMPARE(readAll(**opened).messages.size(), 400);
    {
        RawStore other(path(u"other.db"_s));
        other.addConversation(u"new"_s, 3);
    }
    QVERIFY(QFile::remove(path()));
    QVERIFY(QFile::rename(path(u"other.db"_s), path()));
    const auto change = (*opened)->poll();
    QVERIFY(change.has_value());
    QCOMPARE(*change, StoreChange::Replaced);
    QCOMPARE(readAll(**opened).sessions, QStringList {u"new"_s});
    // By something that is no store at all.
    QVERIFY(QFile::remove(path()));
    mustWriteFile(path(), "no store");
    const auto none = (*opened)->outline(SessionId(u"new"_s), {});
    QVERIFY(!none);
    checkSentence(none.error());
}

void TestBadInput::lockedByAWriter()
{
    {
        RawStore store(path(), u"DELETE"_s);
        store.addConversation(u"s1"_s, 10);
    }
    const auto opened = openStore(path());
    QVERIFY(opened.has_value());
    WriterProcess writer(path());
    QVERIFY(writer.exec(u"BEGIN EXCLUSIVE"_s));
    QElapsedTimer timer;
    timer.start();
    const auto busy = (*opened)->outline(SessionId(u"s1"_s), {});
    QVERIFY(!busy);
    QCOMPARE(busy.error().code, Errc::Busy);
    checkSentence(busy.error());
    QVERIFY(timer.elapsed() < testclass::Patience);
    QVERIFY((*opened)->info().live);
    QVERIFY(writer.exec(u"COMMIT"_s));
    QCOMPARE((*opened)->outline(SessionId(u"s1"_s), {}).value_or(Outline()).size(), size_t(10));
}

TEST_CLASS(TestBadInput)

#include "tst_badinput.moc"
