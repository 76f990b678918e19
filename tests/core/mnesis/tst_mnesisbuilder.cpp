// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/largestore.h"
#include "tests/testkit/mnesisbuilder.h"
#include "tests/testkit/samplestore.h"
#include "tests/testkit/story.h"
#include "tests/testkit/testclass.h"

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace stemma;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestMnesisBuilder : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void pythonStrings_data();
    void pythonStrings();
    void idsSortByTime();
    void partsInTheirTextForm();
    void toolsThatWentThroughTheirStates();
    void compactionSwapsItems();
    void finishedFileStandsAlone();
    void refusesAnExistingFile();
    void storyTellsUnknownDirections();
    void sampleStoreIsReproducible();
    void sampleStoreHasEverything();
    void largeStoreHasItsSize();

private:
    /// The first column of each row of a query on the store just written.
    QVariantList column(const QString& sql);
    void write(const MnesisBuilder& builder);

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

void TestMnesisBuilder::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"sessions.db"_s);
}

void TestMnesisBuilder::cleanup()
{
    m_folder.reset();
}

void TestMnesisBuilder::write(const MnesisBuilder& builder)
{
    const Result<> written = builder.write(m_path);
    QVERIFY2(written, written ? "" : qPrintable(written.error().cause));
}

QVariantList TestMnesisBuilder::column(const QString& sql)
{
    QVariantList values;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"test"_s);
        database.setDatabaseName(m_path);
        if (database.open()) {
            QSqlQuery query(database);
            if (query.exec(sql)) {
                while (query.next())
                    values.append(query.value(0));
            }
        }
    }
    QSqlDatabase::removeDatabase(u"test"_s);
    return values;
}

void TestMnesisBuilder::pythonStrings_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("json");
    QTest::newRow("plain") << u"a/b"_s << uR"("a/b")"_s;
    QTest::newRow("escapes") << u"\"\\\n\r\t\b\f"_s << uR"("\"\\\n\r\t\b\f")"_s;
    QTest::newRow("lower-case hex") << u"–\u007F\u0001"_s << uR"("\u2013\u007f\u0001")"_s;
    QTest::newRow("surrogate pair") << u"😀"_s << uR"("\ud83d\ude00")"_s;
    QTest::newRow("lone surrogate") << QString(QChar(0xD800)) << uR"("\ud800")"_s;
}

void TestMnesisBuilder::pythonStrings()
{
    QFETCH(const QString, text);
    QFETCH(const QString, json);
    QCOMPARE(pythonString(text), json);
}

void TestMnesisBuilder::idsSortByTime()
{
    const QString id = mnesisId("msg"_L1, 1'700'000'000'000, 0, ~0ULL);
    QCOMPARE(id, u"msg_01HF7YAT0000000000ZZZZZZZZ"_s);
    QVERIFY(id < mnesisId("msg"_L1, 1'700'000'000'001, 0, 0));
}

void TestMnesisBuilder::partsInTheirTextForm()
{
    MnesisBuilder builder;
    builder.session(u"One"_s).user(u"Fix – it"_s).assistant();
    builder.thinking(u"Why?"_s).tool(u"search"_s, uR"({"q": "import"})"_s, u"none"_s);
    builder.patch(u"--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n"_s);
    builder.stepFinish(0, {100, 50, 0, 0}).finish(u"stop"_s);
    write(builder);
    const QVariantList contents = column(u"SELECT content FROM message_parts ORDER BY rowid"_s);
    QCOMPARE(contents.size(), 5);
    QCOMPARE(contents[0].toString(), uR"({"type": "text", "text": "Fix \u2013 it"})"_s);
    QCOMPARE(contents[2].toString(),
        uR"({"type": "tool", "tool_name": "search", "tool_call_id": "toolu_0001", "input": {"q": "import"}, "output": "none", "error_message": null, "status": {"state": "completed", "compacted_at": null, "started_at": null, "completed_at": null}})"_s);
    QCOMPARE(contents[3].toString(),
        uR"({"type": "patch", "unified_diff": "--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n", "files_changed": ["x"], "additions": 1, "deletions": 1})"_s);
    QCOMPARE(contents[4].toString(),
        uR"({"type": "step_finish", "step_index": 0, "snapshot_ref": null, "tokens_used": {"input": 100, "output": 50, "cache_read": 0, "cache_write": 0, "total": 150}})"_s);
    QCOMPARE(column(u"SELECT typeof(created_at) FROM context_items"_s), (QVariantList {u"text"_s, u"text"_s}));
}

void TestMnesisBuilder::toolsThatWentThroughTheirStates()
{
    MnesisBuilder builder;
    builder.session().user(u"Go"_s).assistant();
    builder.tool(u"bash"_s, uR"({"command": "a b"})"_s, u"x y"_s, Duration {250});
    write(builder);
    QCOMPARE(column(u"SELECT content FROM message_parts WHERE part_type = 'tool'"_s).value(0).toString(),
        uR"({"type":"tool","tool_name":"bash","tool_call_id":"toolu_0001","input":{"command":"a b"},"output":"x y","error_message":null,"status":{"state":"pending","compacted_at":null,"started_at":null,"completed_at":null}})"_s);
    QCOMPARE(column(u"SELECT completed_at - started_at FROM message_parts WHERE part_type = 'tool'"_s).value(0), 250);
    QCOMPARE(column(u"SELECT tool_state FROM message_parts WHERE part_type = 'tool'"_s).value(0), u"completed"_s);
}

void TestMnesisBuilder::compactionSwapsItems()
{
    MnesisBuilder builder;
    builder.session();
    for (int turn = 0; turn < 4; ++turn)
        builder.user(u"Question"_s).assistant(u"Answer"_s);
    builder.leaf(1, 2, u"The first two."_s);
    builder.user(u"Next"_s).assistant(u"Yes"_s);
    builder.leaf(2, 2, u"The third."_s).condense(1, u"All three."_s);
    write(builder);
    QCOMPARE(column(u"SELECT item_type || position FROM context_items ORDER BY position"_s),
        (QVariantList {u"summary1"_s, u"message7"_s, u"message8"_s, u"message9"_s, u"message10"_s}));
    QCOMPARE(column(u"SELECT kind || level || compaction_level || superseded FROM summary_nodes"_s),
        (QVariantList {u"leaf011"_s, u"leaf021"_s, u"condensed110"_s}));
    // The condensed node spans from the first leaf's first message to the second one's last.
    QCOMPARE(column(u"SELECT count(*) FROM messages m, summary_nodes n WHERE n.kind = 'condensed' AND m.is_summary = 0"
                    " AND m.id BETWEEN n.span_start_message_id AND n.span_end_message_id"_s)
                 .value(0),
        6);
    QVERIFY(column(u"PRAGMA foreign_key_check"_s).isEmpty());
}

void TestMnesisBuilder::finishedFileStandsAlone()
{
    MnesisBuilder builder;
    builder.session().user(u"Hello"_s);
    write(builder);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList(u"sessions.db"_s));
    QCOMPARE(contentOf(m_path).mid(18, 2), QByteArray("\2\2"));
}

void TestMnesisBuilder::refusesAnExistingFile()
{
    MnesisBuilder builder;
    builder.session();
    write(builder);
    const Result<> again = builder.write(m_path);
    QVERIFY(!again);
    QCOMPARE(again.error().code, Errc::Usage);
}

void TestMnesisBuilder::storyTellsUnknownDirections()
{
    MnesisBuilder builder;
    Story story(builder);
    const Result<> told = story.read(u"@session a - default m/x T\n@user\nHi\n@dance 1\n");
    QVERIFY(!told);
    QVERIFY2(told.error().text.contains("Line 4"_L1), qPrintable(told.error().text));
}

void TestMnesisBuilder::sampleStoreIsReproducible()
{
    const QString second = m_folder->filePath(u"second.db"_s);
    QVERIFY(writeSampleStore(m_path));
    QVERIFY(writeSampleStore(second));
    const QByteArray bytes = contentOf(m_path);
    QVERIFY(bytes.size() > 100'000);
    QVERIFY(bytes == contentOf(second));
}

void TestMnesisBuilder::sampleStoreHasEverything()
{
    QVERIFY(writeSampleStore(m_path));
    QCOMPARE(column(u"PRAGMA integrity_check"_s), QVariantList {u"ok"_s});
    QVERIFY(column(u"PRAGMA foreign_key_check"_s).isEmpty());
    const QString main = u"(SELECT id FROM sessions WHERE title = '%1')"_s.arg(SampleTitle);
    QCOMPARE(column(u"SELECT DISTINCT part_type FROM message_parts ORDER BY 1"_s),
        (QVariantList {u"compaction"_s, u"file_ref"_s, u"patch"_s, u"reasoning"_s, u"step_finish"_s, u"step_start"_s,
            u"text"_s, u"tool"_s}));
    QCOMPARE(column(u"SELECT DISTINCT tool_state FROM message_parts WHERE tool_state IS NOT NULL ORDER BY 1"_s),
        (QVariantList {u"completed"_s, u"error"_s, u"running"_s}));
    QVERIFY(column(u"SELECT count(*) FROM messages WHERE session_id = "_s + main).value(0).toInt() >= 170);
    QVERIFY(column(u"SELECT count(*) FROM message_parts WHERE compacted_at IS NOT NULL"_s).value(0).toInt() >= 5);
    QCOMPARE(column(u"SELECT kind || superseded FROM summary_nodes"_s),
        (QVariantList {u"leaf1"_s, u"leaf1"_s, u"condensed0"_s}));
    QCOMPARE(column(u"SELECT count(*) FROM sessions WHERE parent_id = "_s + main).value(0), 2);
    // Times never run backwards within a session.
    QVERIFY(column(u"SELECT a.id FROM messages a JOIN messages b ON a.session_id = b.session_id AND a.rowid < b.rowid"
                   " AND a.created_at > b.created_at LIMIT 1"_s)
            .isEmpty());
}

void TestMnesisBuilder::largeStoreHasItsSize()
{
    LargeStoreSize size;
    size.messages = 2'000;
    size.messagesPerSession = 1'500;
    size.bytesPerPart = 200;
    const Result<QString> path = largeStoreIn(m_folder->path(), size);
    QVERIFY(path);
    m_path = *path;
    QCOMPARE(column(u"SELECT count(*) FROM messages GROUP BY session_id ORDER BY 1"_s), (QVariantList {500, 1'500}));
    const int parts = column(u"SELECT count(*) FROM message_parts"_s).value(0).toInt();
    QVERIFY2(parts > 5'300 && parts < 5'900, qPrintable(QString::number(parts)));
    QCOMPARE(column(u"SELECT count(*) FROM message_parts WHERE NOT json_valid(content)"_s).value(0), 0);
    QVERIFY(column(u"PRAGMA foreign_key_check"_s).isEmpty());
    // An existing one is used again.
    const QDateTime made = QFileInfo(m_path).lastModified();
    QCOMPARE(largeStoreIn(m_folder->path(), size).value(), m_path);
    QCOMPARE(QFileInfo(m_path).lastModified(), made);
}

TEST_CLASS(TestMnesisBuilder)
#include "tst_mnesisbuilder.moc"
