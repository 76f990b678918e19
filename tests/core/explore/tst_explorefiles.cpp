// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/explore/explored.h"
#include "tests/testkit/testclass.h"
#include "tests/testkit/workclock.h"

#include <KTar>
#include <KZip>

#include <QDataStream>
#include <QDir>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

#include <thread>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Settings, markup, SQL, and files that are no text.
class TestExploreFiles final : public QObject
{
    Q_OBJECT

private slots:
    void yaml();
    void yamlOverLines();
    void toml();
    void xml();
    void xmlBad();
    void html();
    void htmlSpelling();
    void htmlCancelled();
    void sql();
    void sqlDumps();
    void sqlRoutines();
    void sqlite();
    void images_data();
    void images();
    void bitmaps_data();
    void bitmaps();
    void archives();
    void tars_data();
    void tars();
    void tarTooLarge();
    void tarCancelled();
    void zipCancelled();
    void magic();
};

void TestExploreFiles::yaml()
{
    const auto found = explored(u"t.yml"_s,
        "# settings\n"
        "name: \"x: y\"\n"
        "on:\n"
        "  push:\n"
        "    branches: [main]\n"
        "text: |\n"
        "  not: a key\n"
        "\n"
        "  neither: this\n"
        "steps:\n"
        "- name: a\n"
        "  run: b # c: d\n"
        "- uses: x@v1\n"
        "\"quoted: key\": 1\n"
        "url: http://x\n"
        "---\n"
        "second: 1\n");
    QVERIFY(found);
    QCOMPARE(linesOf(*found, "keys"_L1),
        (QStringList {u"2: name"_s, u"3: on"_s, u"4:   push"_s, u"5:     branches"_s, u"6: text"_s, u"10: steps"_s,
            u"11:   name"_s, u"12:   run"_s, u"13:   uses"_s, u"14: \"quoted: key\""_s, u"15: url"_s,
            u"17: second"_s}));
    QCOMPARE(countOf(*found, "documents"_L1), 2);
    QCOMPARE(countOf(*found, "items"_L1), 2);
    QCOMPARE(countOf(*found, "keys"_L1), 7);
}

/// Values that go on in the lines below have no keys, whatever stands in them.
void TestExploreFiles::yamlOverLines()
{
    const auto found = explored(u"t.yml"_s,
        "text: 'it''s\n  a: b'\n"
        "other: \"x \\\" y\n  c: d\"\n"
        "flow: [\n  {e: 1},\n  f: don't,\n]\n"
        "map: &m {\n  g: \"]\", # h: {\n  i: 2 }\n"
        "anchored: &n |\n  j: no\n"
        "list:\n- |\n  k: no\n- l: 'yes'\n  m: [a, b]\n"
        "open: \"never\n"
        "last: 1\n");
    QVERIFY(found);
    QCOMPARE(linesOf(*found, "keys"_L1),
        (QStringList {u"1: text"_s, u"3: other"_s, u"5: flow"_s, u"9: map"_s, u"12: anchored"_s, u"14: list"_s,
            u"17:   l"_s, u"18:   m"_s, u"19: open"_s, u"20: last"_s}));
    // A document in brackets is JSON.
    const auto json = explored(u"t.yml"_s, "{\n\"a\": {\n  \"b\": 1\n}\n}\n");
    QVERIFY(json);
    QCOMPARE(linesOf(*json, "keys"_L1), (QStringList {u"2: \"a\""_s, u"3:   \"b\""_s}));
}

void TestExploreFiles::toml()
{
    const auto found = explored(u"t.toml"_s,
        "title = \"a # b\"\n"
        "[package]\n"
        "name = 'x' # c\n"
        "text = \"\"\"\n"
        "[no]\n"
        "no = 1\n"
        "\"\"\"\n"
        "list = [\n"
        "  \"a]\",\n"
        "  # b = 1\n"
        "]\n"
        "[package.\"quoted\".b]\n"
        "\"key = 1\" = { x = 1 }\n"
        "[[bin]]\n");
    QVERIFY(found);
    QCOMPARE(found->notes, QStringList());
    QCOMPARE(linesOf(*found, "keys"_L1),
        (QStringList {u"1: title"_s, u"2: [package]"_s, u"3:   name"_s, u"4:   text"_s, u"8:   list"_s,
            u"12:     [package.\"quoted\".b]"_s, u"13:       \"key = 1\""_s, u"14: [[bin]]"_s}));
    QCOMPARE(countOf(*found, "sections"_L1), 3);
    const auto bad = explored(u"t.toml"_s, "a = 1\nwhat is this\n");
    QVERIFY(bad);
    QCOMPARE(bad->notes, QStringList {u"Line 2 is neither a section nor a key."_s});
    const auto open = explored(u"t.toml"_s, "a = [1,\n");
    QVERIFY(open);
    QCOMPARE(open->notes, QStringList {u"The last value does not end."_s});
}

void TestExploreFiles::xml()
{
    const auto found = explored(u"t.xml"_s,
        "<?xml version=\"1.0\"?>\n<!-- <no/> -->\n<root a=\"1\">\n  <item id=\"1\">x</item>\n"
        "  <item id=\"2\" b=\"\"><deep/></item>\n  <x:other/>\n</root>\n");
    QVERIFY(found);
    QCOMPARE(found->notes, QStringList());
    QCOMPARE(countOf(*found, "elements"_L1), 5);
    QCOMPARE(linesOf(*found, "structure"_L1),
        (QStringList {u"3: root @a"_s, u"4:   item @id @b × 2"_s, u"5:     deep"_s, u"6:   x:other"_s}));
}

void TestExploreFiles::xmlBad()
{
    const auto found = explored(u"t.xml"_s, "<a>\n<b>\n</a>\n");
    QVERIFY(found);
    QCOMPARE(found->notes, QStringList {u"From line 3 on this is not valid XML."_s});
    QCOMPARE(linesOf(*found, "structure"_L1), (QStringList {u"1: a"_s, u"2:   b"_s}));
    const auto deep = explored(u"t.xml"_s, QByteArray("<a>").repeated(10'000) + QByteArray("</a>").repeated(10'000));
    QVERIFY(deep);
    QCOMPARE(countOf(*deep, "elements"_L1), 10'000);
    const auto bomb = explored(u"t.xml"_s,
        "<!DOCTYPE l [<!ENTITY a \"aaaaaaaaaaaaaaaaaaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\">"
        "<!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;\"><!ENTITY d \"&c;&c;&c;&c;&c;&c;&c;&c;\">"
        "<!ENTITY e \"&d;&d;&d;&d;&d;&d;&d;&d;\">]><l>&e;&e;&e;&e;</l>");
    QVERIFY(bomb);
    QCOMPARE(bomb->notes.size(), 1);
}

void TestExploreFiles::html()
{
    const auto found = explored(u"t.html"_s,
        "<!DOCTYPE html>\n<html><head><title>The &amp; page</title>\n<script>if (a < b) "
        "document.write('<h1>no</h1>')</script>\n"
        "</head><body>\n<!-- <h1>no</h1> -->\n<H1 class=x>One <b>bold</b>\n thing</H1>\n<p>1 < 2<br><a href=x>y</a>\n"
        "<h3>Three</h3></body>");
    QVERIFY(found);
    QCOMPARE(
        linesOf(*found, "headings"_L1), (QStringList {u"2: The & page"_s, u"6: One bold thing"_s, u"9:     Three"_s}));
    QCOMPARE(countOf(*found, "headings"_L1), 2);
    QCOMPARE(countOf(*found, "links"_L1), 1);
    const auto open = explored(u"t.html"_s, "<h1>never closed <script> and <");
    QVERIFY(open);
    QCOMPARE(countOf(*open, "headings"_L1), 0);
}

/// An end tag counts however it is spelled, and is looked for from where it can be.
void TestExploreFiles::htmlSpelling()
{
    const auto found = explored(u"t.html"_s,
        "<Title>Mixed</Title><sCript>'<h1>no</h1>'</ScripT>\n<h2>one</H2><H3>two</h3>\n<STYLE></STYLE><h1>three</h1>");
    QVERIFY(found);
    QCOMPARE(
        linesOf(*found, "headings"_L1), (QStringList {u"1: Mixed"_s, u"2:   one"_s, u"2:     two"_s, u"3: three"_s}));
    const WorkClock timer;
    const auto many = explored(u"t.html"_s, QByteArray("<SCRIPT></SCRIPT>").repeated(100'000) + "<h1>end</h1>");
    QVERIFY(many);
    QCOMPARE(countOf(*many, "headings"_L1), 1);
    QCOMPARE(countOf(*many, "elements"_L1), 100'001);
    QVERIFY2(timer.elapsed() < 5'000, qPrintable(QString::number(timer.elapsed())));
}

void TestExploreFiles::htmlCancelled()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"t.html"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray("<h1></p>").repeated(4'000'000)); // no heading ends soon
    file.close();
    const JobControl job;
    std::jthread cancel([&job] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        job.cancel();
    });
    const WorkClock timer;
    const auto found = explore(file.fileName(), {}, job);
    QVERIFY(!found);
    QCOMPARE(found.error().code, Errc::Cancelled);
    QVERIFY2(timer.elapsed() < 5'000, qPrintable(QString::number(timer.elapsed())));
}

void TestExploreFiles::sql()
{
    const auto found = explored(u"t.sql"_s,
        "-- CREATE TABLE no (a);\n"
        "CREATE TABLE IF NOT EXISTS \"my table\" (a int, b text DEFAULT 'x;y');\n"
        "/* CREATE TABLE\n no; */ create unique index i on t (a);\n"
        "INSERT INTO public.t VALUES (1, 'it''s; fine');\n"
        "insert into public.t values (2);\n"
        "CREATE FUNCTION f() RETURNS int AS $body$\n  BEGIN; DELETE FROM t; END;\n$body$ LANGUAGE plpgsql;\n"
        "select 1");
    QVERIFY(found);
    QCOMPARE(found->notes, QStringList());
    QCOMPARE(linesOf(*found, "declarations"_L1),
        (QStringList {u"2: TABLE my table"_s, u"4: INDEX i"_s, u"7: FUNCTION f"_s}));
    QCOMPARE(linesOf(*found, "statements"_L1),
        (QStringList {
            u"1 × CREATE FUNCTION"_s, u"1 × CREATE INDEX"_s, u"1 × CREATE TABLE"_s, u"2 × INSERT"_s, u"1 × SELECT"_s}));
    QCOMPARE(linesOf(*found, "filled"_L1), (QStringList {u"2 × public.t"_s}));
    QCOMPARE(countOf(*found, "statements"_L1), 6);
    const auto open = explored(u"t.sql"_s, "SELECT 1;\nINSERT INTO t VALUES ('never\n;;;\n");
    QVERIFY(open);
    QCOMPARE(open->notes, QStringList {u"What is quoted from line 2 on does not end."_s});
    QCOMPARE(countOf(*open, "statements"_L1), 2);
}

/// As pg_dump and mysqldump write them.
void TestExploreFiles::sqlDumps()
{
    const auto found = explored(u"t.sql"_s,
        "CREATE TABLE public.a (\n    id integer\n);\nCOPY public.a (id, \"text\") FROM stdin;\n1\tit's; "
        "--\n2\t\\N\n\\.\n"
        "SELECT 1;\n# comment\nCREATE TABLE `b c` (`id` int);\nINSERT INTO `b c` VALUES (1,'a'),(2,'b');\n");
    QVERIFY(found);
    QCOMPARE(found->notes, QStringList());
    QCOMPARE(linesOf(*found, "declarations"_L1), (QStringList {u"1: TABLE public.a"_s, u"10: TABLE b c"_s}));
    QCOMPARE(linesOf(*found, "filled"_L1), (QStringList {u"1 × b c"_s, u"1 × public.a"_s}));
}

/// Statements within triggers and procedures are theirs.
void TestExploreFiles::sqlRoutines()
{
    const auto found = explored(u"t.sql"_s,
        "CREATE TRIGGER t AFTER INSERT ON a WHEN new.b > 0 BEGIN\n"
        "  UPDATE a SET b = CASE WHEN b > 1 THEN 2 ELSE 3 END;\n  DELETE FROM c;\nEND;\n"
        "CREATE PROCEDURE p() BEGIN IF x THEN BEGIN SELECT 1; END; END IF; CASE y WHEN 1 THEN SELECT 2; END CASE;\n"
        "  INSERT INTO d VALUES (1); END;\n"
        "CREATE TABLE event_log (trigger_name text, begin int, event text);\n"
        "BEGIN;\nINSERT INTO e VALUES (1);\nEND;\n");
    QVERIFY(found);
    QCOMPARE(linesOf(*found, "declarations"_L1),
        (QStringList {u"1: TRIGGER t"_s, u"5: PROCEDURE p"_s, u"7: TABLE event_log"_s}));
    QCOMPARE(linesOf(*found, "statements"_L1),
        (QStringList {u"1 × BEGIN"_s, u"1 × CREATE PROCEDURE"_s, u"1 × CREATE TABLE"_s, u"1 × CREATE TRIGGER"_s,
            u"1 × END"_s, u"1 × INSERT"_s}));
    QCOMPARE(linesOf(*found, "filled"_L1), (QStringList {u"1 × e"_s}));
    const auto batches = explored(u"t.sql"_s,
        "CREATE PROCEDURE q AS\nBEGIN\n  IF @a = 1\n  BEGIN\n    SELECT 1;\n  END\n  IF @b = 1 BEGIN TRAN;\nEND\nGO\n"
        "CREATE TABLE u (v int);\n");
    QVERIFY(batches);
    QCOMPARE(linesOf(*batches, "declarations"_L1), (QStringList {u"1: PROCEDURE q"_s, u"10: TABLE u"_s}));
}

void TestExploreFiles::sqlite()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"t.db"_s);
    {
        QSqlDatabase made = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"explored"_s);
        made.setDatabaseName(path);
        QVERIFY(made.open());
        QSqlQuery query(made);
        QVERIFY(query.exec(u"PRAGMA journal_mode = WAL"_s));
        QVERIFY(query.exec(u"CREATE TABLE \"a b\" (id INTEGER PRIMARY KEY, name TEXT, "
                           "half INTEGER AS (id / 2))"_s));
        QVERIFY(query.exec(u"CREATE VIRTUAL TABLE words USING fts5(said)"_s));
        QVERIFY(query.exec(u"INSERT INTO words VALUES ('one')"_s));
        QVERIFY(query.exec(u"INSERT INTO \"a b\" (name) VALUES ('x'), ('y')"_s));
        QVERIFY(query.exec(u"CREATE VIEW v AS SELECT no_such_function(id) AS w FROM \"a b\""_s));
    }
    QSqlDatabase::removeDatabase(u"explored"_s);
    const QStringList before = QDir(folder.path()).entryList(QDir::Files);
    const auto found = explore(path, {}, JobControl());
    QVERIFY2(found, qPrintable(found ? QString() : found.error().text));
    QCOMPARE(found->kind, u"sqlite"_s);
    // Columns that are computed are columns; the tables in which FTS keeps its words are none of the user's.
    QCOMPARE(linesOf(*found, "tables"_L1),
        (QStringList {u"a b: 2 row(s)"_s, u"  id INTEGER"_s, u"  name TEXT"_s, u"  half INTEGER"_s, u"v"_s,
            u"words: 1 row(s)"_s, u"  said"_s}));
    QCOMPARE(countOf(*found, "tables"_L1), 2);
    QCOMPARE(countOf(*found, "views"_L1), 1);
    QCOMPARE(countOf(*found, "rows"_L1), 3);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), before);
    // A damaged one is refused in a sentence.
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(16) && file.write(QByteArray(4000, 'x')) > 0);
    file.close();
    const auto damaged = explore(path, {}, JobControl());
    QVERIFY(!damaged);
    QVERIFY2(damaged.error().text.contains(u"t.db"_s), qPrintable(damaged.error().text));
}

void TestExploreFiles::images_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("headline");
    const auto hex = [](const char* text) { return QByteArray::fromHex(text) + QByteArray(64, '\0'); };
    QTest::newRow("PNG") << hex("89504e470d0a1a0a0000000d49484452000002800000 01e008") << u"PNG, 640 × 480"_s;
    QTest::newRow("GIF") << hex("474946383961 4001 f000") << u"GIF, 320 × 240"_s;
    QTest::newRow("JPEG") << hex("ffd8 ffe00010 4a46494600010100000100010000 ffc00011 08 0168 0280 03")
                          << u"JPEG, 640 × 360"_s;
    QTest::newRow("WebP") << hex("52494646 00000000 57454250 56503858 0a000000 00000000 7f0200 df0100")
                          << u"WebP, 640 × 480"_s;
    QTest::newRow("small WebP") << hex("52494646 00000000 57454250 5650384c 0a000000 2f 7fc27700")
                                << u"WebP, 640 × 480"_s;
    QTest::newRow("cut JPEG") << QByteArray::fromHex("ffd8ffe00010") << u"JPEG"_s;
}

void TestExploreFiles::images()
{
    QFETCH(const QByteArray, bytes);
    const auto found = explored(u"x"_s, bytes);
    QVERIFY(found);
    QCOMPARE(found->kind, u"image"_s);
    QTEST(found->headline, "headline");
    // Nobody expects text of an image.
    QVERIFY(found->notes.filter(u"UTF-8"_s).isEmpty());
}

void TestExploreFiles::bitmaps_data()
{
    QTest::addColumn<QByteArray>("height");
    QTest::addColumn<QString>("headline");
    QTest::newRow("from below") << QByteArray::fromHex("e0010000") << u"BMP, 640 × 480"_s;
    QTest::newRow("from above") << QByteArray::fromHex("20feffff") << u"BMP, 640 × 480"_s;
    QTest::newRow("no height that there is") << QByteArray::fromHex("00000080") << u"BMP"_s;
}

void TestExploreFiles::bitmaps()
{
    QFETCH(const QByteArray, height);
    const auto found = explored(u"x.bmp"_s,
        "BM" + QByteArray(16, '\0') + QByteArray::fromHex("80020000") + height + QByteArray(28, '\0'), u"image"_s);
    QVERIFY(found);
    QTEST(found->headline, "headline");
}

void TestExploreFiles::archives()
{
    const QTemporaryDir folder;
    const QString zipPath = folder.filePath(u"t.zip"_s);
    KZip zip(zipPath);
    QVERIFY(zip.open(QIODevice::WriteOnly));
    QVERIFY(zip.writeFile(u"a/b.txt"_s, QByteArray(1000, 'x')));
    QVERIFY(zip.writeFile(u"c.txt"_s, "y"));
    QVERIFY(zip.close());
    const QString tarPath = folder.filePath(u"t.tar.gz"_s);
    KTar tar(tarPath);
    QVERIFY(tar.open(QIODevice::WriteOnly));
    QVERIFY(tar.writeFile(u"a/b.txt"_s, QByteArray(1000, 'x')));
    QVERIFY(tar.close());
    const auto zipped = explore(zipPath, {}, JobControl());
    QVERIFY(zipped);
    QCOMPARE(zipped->kind, u"archive"_s);
    QCOMPARE(linesOf(*zipped, "files"_L1), (QStringList {u"a/b.txt (1,000 bytes)"_s, u"c.txt (1 byte)"_s}));
    QCOMPARE(countOf(*zipped, "unpacked_bytes"_L1), 1001);
    const auto packed = explore(tarPath, {}, JobControl());
    QVERIFY(packed);
    QCOMPARE(packed->kind, u"archive"_s);
    QCOMPARE(linesOf(*packed, "files"_L1), (QStringList {u"a/b.txt (1,000 bytes)"_s}));
    const auto broken = explored(u"t.zip"_s, "PK\x03\x04 and nothing more");
    QVERIFY(broken);
    QCOMPARE(broken->notes, QStringList {u"This is not an archive that Stemma can list."_s});
    const auto hashed = explore(tarPath, {{}, true}, JobControl());
    QVERIFY(hashed);
    QVERIFY(!hashed->contentId.isEmpty());
    QCOMPARE(hashed->notes, QStringList());
}

void TestExploreFiles::tars_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("type");
    QTest::newRow("plain") << u"t.tar"_s << u"application/x-tar"_s;
    QTest::newRow("gzip") << u"t.tar.gz"_s << u"application/gzip"_s;
    QTest::newRow("bzip2") << u"t.tar.bz2"_s << u"application/x-bzip"_s;
    QTest::newRow("xz") << u"t.tar.xz"_s << u"application/x-xz"_s;
    QTest::newRow("zstd") << u"t.tar.zst"_s << u"application/zstd"_s;
}

/// Files of all lengths, so that headers lie across the pieces that are unpacked.
void TestExploreFiles::tars()
{
    QFETCH(const QString, name);
    QFETCH(const QString, type);
    const QTemporaryDir folder;
    const QString path = folder.filePath(name);
    KTar tar(path, type);
    QVERIFY(tar.open(QIODevice::WriteOnly));
    const QString longName = u"folder/"_s + QString(150, u'n');
    QVERIFY(tar.writeFile(longName, "x"));
    QByteArray large;
    for (int i = 0; i < 1'000'000; ++i)
        large += char((i * 2'654'435'761U) >> 13);
    QVERIFY(tar.writeFile(u"large"_s, large));
    for (int i = 0; i < 200; ++i)
        QVERIFY(tar.writeFile(u"small%1"_s.arg(i, 3, 10, QLatin1Char('0')), QByteArray(i * 37, 'y')));
    QVERIFY(tar.close());
    const auto found = explore(path, {u"archive"_s, false}, JobControl());
    QVERIFY(found);
    QCOMPARE(found->notes, QStringList());
    QCOMPARE(countOf(*found, "files"_L1), 202);
    QCOMPARE(countOf(*found, "unpacked_bytes"_L1), 1'000'001 + 37 * 199 * 200 / 2);
    const QStringList files = linesOf(*found, "files"_L1);
    QVERIFY(files.first().startsWith(u"folder/nnn"_s));
    QCOMPARE(files.at(1), u"large (976.56 KiB)"_s);
    QCOMPARE(files.at(201), u"small199 (7.19 KiB)"_s);
}

namespace {

/// A packed tar of one file of zeros.
bool writeTar(const QString& path, qint64 megabytes)
{
    KTar tar(path, u"application/gzip"_s);
    constexpr qint64 Megabyte = 1 << 20;
    if (!tar.open(QIODevice::WriteOnly) || !tar.prepareWriting(u"zeros"_s, {}, {}, megabytes * Megabyte))
        return false;
    const QByteArray zeros(Megabyte, '\0');
    for (qint64 i = 0; i < megabytes; ++i) {
        if (!tar.writeData(zeros))
            return false;
    }
    return tar.finishWriting(megabytes * Megabyte) && tar.close();
}

} // namespace

/// What is made to fill the disk is not unpacked to its end.
void TestExploreFiles::tarTooLarge()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"t.tar.gz"_s);
    QVERIFY(writeTar(path, 400));
    QVERIFY(QFileInfo(path).size() < 1'000'000);
    const JobControl job;
    const auto found = explore(path, {{}, false}, job);
    QVERIFY(found);
    QCOMPARE(found->notes, QStringList {u"The archive is too large to be listed."_s});
    QVERIFY(job.progress().done < QFileInfo(path).size());
}

void TestExploreFiles::tarCancelled()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"t.tar.gz"_s);
    QVERIFY(writeTar(path, 250));
    const JobControl job;
    std::jthread cancel([&job](const std::stop_token& stop) {
        while (!stop.stop_requested() && job.progress().done == 0)
            std::this_thread::yield();
        job.cancel();
    });
    const auto found = explore(path, {{}, false}, job);
    QVERIFY(!found);
    QCOMPARE(found.error().code, Errc::Cancelled);
    QVERIFY(job.progress().done < QFileInfo(path).size());
}

namespace {

/// A zip of many empty files, which KZip would take half a minute to write.
bool writeZip(const QString& path, quint16 count)
{
    QByteArray entries;
    QByteArray list;
    QDataStream entry(&entries, QIODevice::WriteOnly);
    QDataStream listed(&list, QIODevice::WriteOnly);
    for (QDataStream* stream : {&entry, &listed})
        stream->setByteOrder(QDataStream::LittleEndian);
    for (quint16 i = 0; i < count; ++i) {
        const QByteArray name = "folder/" + QByteArray::number(i);
        const auto at = quint32(entries.size());
        // Version, flags, packing, time, date; check sum, packed size, size; lengths of the name and of what follows.
        const auto putFacts = [&name](QDataStream& out) {
            out << quint16(20) << quint16(0) << quint16(0) << quint16(0) << quint16(0x21) << quint32(0) << quint32(0)
                << quint32(0) << quint16(name.size()) << quint16(0);
        };
        entry << quint32(0x04034B50);
        putFacts(entry);
        entry.writeRawData(name.constData(), int(name.size()));
        listed << quint32(0x02014B50) << quint16(20);
        putFacts(listed);
        listed << quint16(0) << quint16(0) << quint16(0) << quint32(0) << at;
        listed.writeRawData(name.constData(), int(name.size()));
    }
    const auto listAt = quint32(entries.size());
    const auto listSize = quint32(list.size());
    listed << quint32(0x06054B50) << quint16(0) << quint16(0) << count << count << listSize << listAt << quint16(0);
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(entries) == entries.size() && file.write(list) == list.size();
}

} // namespace

void TestExploreFiles::zipCancelled()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"t.zip"_s);
    constexpr quint16 Many = 30'000;
    QVERIFY(writeZip(path, Many));
    const JobControl job;
    std::jthread cancel([&job](const std::stop_token& stop) {
        while (!stop.stop_requested() && job.progress().done == 0)
            std::this_thread::yield();
        job.cancel();
    });
    const auto found = explore(path, {{}, false}, job);
    QVERIFY(!found);
    QCOMPARE(found.error().code, Errc::Cancelled);
    QVERIFY(job.progress().done < QFileInfo(path).size());
    // What is not cancelled is listed as a whole.
    const auto whole = explore(path, {{}, false}, JobControl());
    QVERIFY(whole);
    QCOMPARE(countOf(*whole, "files"_L1), Many);
}

/// Content that says what it is counts more than a name.
void TestExploreFiles::magic()
{
    QCOMPARE(explored(u"a.txt"_s, "\x89PNG\r\n\x1a\n")->kind, u"image"_s);
    QCOMPARE(explored(u"page"_s, "<!doctype HTML>\n<p>")->kind, u"html"_s);
    QCOMPARE(explored(u"feed"_s, "<?xml version='1.0'?><a/>")->kind, u"xml"_s);
    QCOMPARE(explored(u"a.ts"_s, "<?xml version='1.0'?><TS/>")->kind, u"xml"_s);
    QCOMPARE(explored(u"a.ts"_s, "class A {}")->kind, u"typescript"_s);
    QCOMPARE(explored(u"tool"_s, "#!/usr/bin/env python3\nprint(1)\n")->kind, u"python"_s);
}

TEST_CLASS(TestExploreFiles)
#include "tst_explorefiles.moc"
