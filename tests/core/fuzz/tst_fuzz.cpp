// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/plainjson.h"
#include "core/diff/unifieddiff.h"
#include "core/edit/editjson.h"
#include "core/search/searchquery.h"
#include "core/store/files/packedfile.h"
#include "core/store/json/json.h"
#include "core/store/json/jsoncursor.h"
#include "core/store/registry.h"
#include "tests/testkit/fuzzing.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/packedbytes.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"

#include <QDirIterator>
#include <QLoggingCategory>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Readers of foreign bytes, given samples that were changed at random (see fuzz()). None may crash, hang or contradict
/// itself.
class TestFuzz final : public QObject
{
    Q_OBJECT
private slots:
    void json();
    void diffs();
    void queries();
    void plans();
    void packedFiles_data();
    void packedFiles();
    void stores_data();
    void stores();

private:
    static QByteArrayList linesOf(const QString& sample);
};

QByteArrayList TestFuzz::linesOf(const QString& sample)
{
    QByteArrayList lines;
    QDirIterator files(realStore(sample), {u"*.jsonl"_s, u"*.json"_s}, QDir::Files, QDirIterator::Subdirectories);
    constexpr qsizetype Enough = 400;
    while (files.hasNext() && lines.size() < Enough) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly))
            lines += file.readAll().split('\n');
    }
    lines.removeAll(QByteArray());
    return lines.mid(0, Enough);
}

/// What one reader takes, the other takes too.
void TestFuzz::json()
{
    NEED(missingSample(realStore(u"claude-code/generated-2.1.197/projects"_s)));
    fuzz(linesOf(u"claude-code/generated-2.1.197/projects"_s), 20'000, [](const QByteArray& input) -> QString {
        JsonCursor cursor(input);
        const bool isPassed = cursor.skip() && cursor.isAtEnd();
        const auto parsed = json::parse(input);
        (void)json::parsePrefix(input);
        (void)parseJson(input);
        return isPassed == parsed.has_value() ? QString() : u"the two readers differ"_s;
    });
}

void TestFuzz::diffs()
{
    const QByteArrayList corpus {"--- a/one\n+++ b/one\n@@ -1,3 +1,4 @@ in here\n a\n-b\n+c\n+d\n e\n",
        "diff --git a/x b/y\nsimilarity index 90%\nrename from x\nrename to y\nindex 1..2 100644\n",
        "--- /dev/null\n+++ b/new\n@@ -0,0 +1 @@\n+only\n\\ No newline at end of file\n",
        "diff --git a/i.png b/i.png\nGIT binary patch\nliteral 3\nKcmZ\n", "@@ -1 +1 @@\r\n-a\r\n+b\r\n"};
    fuzz(corpus, 20'000, [](const QByteArray& input) -> QString {
        const QString text = QString::fromUtf8(input);
        for (const auto& file : diff::parseUnified(text)) {
            (void)file.isWhole();
            (void)file.path();
        }
        return {};
    });
}

void TestFuzz::queries()
{
    const QByteArrayList corpus {"\"exit code 1\" tool:bash date:7d", "config* (role:user OR kind:thinking) NOT yaml",
        "=\"==> done\"", "/time(d )?out/i", "path:src/*.cpp tokens>1000 has:thinking error:yes",
        "date:2026-03-01..2026-03-15 -word model:\"a b\""};
    fuzz(corpus, 20'000, [](const QByteArray& input) -> QString {
        const auto query = SearchQuery::parse(QString::fromUtf8(input));
        if (!query)
            return {};
        const auto again = SearchQuery::parse(query->toString());
        return again && *again == *query ? QString() : u"another query is read from: "_s + query->toString();
    });
}

void TestFuzz::plans()
{
    const SessionId session(u"s"_s);
    const MessageId message(u"m"_s);
    QByteArrayList corpus;
    for (const SingleEdit& edit : {SingleEdit(ForkEdit {session, message, true, u"T"_s}),
             SingleEdit(TextEdit {session, message, 2, u"A \u201cb\u201d"_s}),
             SingleEdit(RemoveEdit {session, {message}, 1}),
             SingleEdit(InsertEdit {session, message, u"user"_s, u"x"_s}), SingleEdit(RenameEdit {session, u"T"_s}),
             SingleEdit(CompactEdit {session, message, {NodeId(u"n"_s)}, 2, u"x"_s})})
        corpus << compactJson(editToJson(edit));
    fuzz(corpus, 20'000, [](const QByteArray& input) -> QString {
        const auto value = parseJson(input);
        const auto edit = value ? editFromJson(*value) : std::nullopt;
        return !edit || editFromJson(editToJson(*edit)) == edit ? QString() : u"it is not kept as it is"_s;
    });
}

void TestFuzz::packedFiles_data()
{
    const QByteArray lines = "{\"type\":\"user\",\"text\":\"Write the status at most every 250 ms.\"}\n"_ba.repeated(3);
    QTest::addColumn<QByteArrayList>("corpus");
    // With everything that a head may have: an extra field, a name, a comment, a checksum of these.
    QByteArray named = gzipped(lines);
    named[3] = '\x1e';
    named.insert(10,
        QByteArray("\x04\x00"
                   "ab\x00\x00"
                   "s.jsonl\x00"
                   "why\x00"
                   "\x12\x34",
            20));
    QTest::newRow("gzip") << QByteArrayList {
        gzipped(lines), gzipped({}), gzipped("a") + gzipped("b"), named, gzipped(lines) + QByteArray(512, '\0')};
    // Three lines by two levels of the tool, one with a checksum: literals and sequences as they are really packed.
    const QByteArray small = QByteArray::fromHex(
        "28b52ffd0068250300c2451211907d9cee271bb0f136b9a3f2109179bb0e600be274b993d09fb6f4703d6d942eb005b961d017ca31214f"
        "b7"
        "1e9ec6177e055a7f3d0dce3ef8b7a904128ffdc510d3691548b8cc2f740800fed8812660f0051d4108a462332db6ac42915f750a0a");
    const QByteArray checked = QByteArray::fromHex("28b52ffd04583d0300c205131890391d38bea196f61a092e73a12dfeac08af99d3f"
                                                   "5ed5202c643a4ae1a98a5371a7ca91bd9653c44123bac"
                                                   "0c2008cc494574f741d96b6e5ef75af87a94084c7845cf83a96e98b08c732e02080"
                                                   "0fad8094d1ce08b1f4134a402322da0ac82965f750a0a"
                                                   "c7bee42d");
    QTest::newRow("zstd") << QByteArrayList {
        small, checked, small + checked, zstdFrame(lines), zstdFrame("a", true, 2), zstdFrame({})};
}

/// What is unpacked is never larger than it may be, and nothing is left of what is not whole.
void TestFuzz::packedFiles()
{
    QFETCH(const QByteArrayList, corpus);
    for (const QByteArray& whole : corpus)
        QVERIFY(packingOf(whole));
    QLoggingCategory::setFilterRules(u"kf.archive=false"_s); // it tells of each
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"s.jsonl.packed"_s);
    const UnpackLimits limits {.mostBytes = qint64(1) << 20, .mostRatio = 400, .freeBytes = qint64(1) << 18};
    fuzz(corpus, 2'000, [&](const QByteArray& input) -> QString {
        const auto packing = packingOf(input);
        QFile file(path);
        if (!packing)
            return {};
        if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate) || file.write(input) != input.size())
            return u"it cannot be written"_s;
        file.close();
        QString unpacked;
        {
            const auto done = UnpackedFile::unpack(path, *packing, limits, {});
            if (!done)
                return done.error().text.isEmpty() ? u"a refusal without a sentence"_s : QString();
            unpacked = (*done)->path();
            if (QFileInfo(unpacked).size() > limits.mostBytes)
                return u"more was unpacked than may be"_s;
        }
        return QFileInfo::exists(unpacked) ? u"it was left behind"_s : QString();
    });
}

void TestFuzz::stores_data()
{
    QTest::addColumn<QString>("sample");
    for (const char* name :
        {"claude-code/generated/projects/-home-dev-project/6ea9502a-cb09-40b2-99ad-c0040b2d295f.jsonl",
            "codex/session-migrate/basic.jsonl", "jazzmine/generated-0.1.42/conversation_db.json",
            "jazzmine/generated-0.1.38/postgres-dump.sql", "opencode/generated/export.json",
            "agentfootprint/checkpoint/after-follow-up.checkpoint.json", "agentfootprint/events/events.ndjson",
            "agentfootprint/trace/redacted.trace.json", "agentfootprint/bug-report/bare-recording.zip",
            "mantis/sessions-code-layout.db", "mnesis/small.db", "opencode/generated/opencode.db"})
        QTest::newRow(name) << realStore(QString::fromLatin1(name));
}

/// Each codec, and the readers below: what can be opened can be read to its end.
void TestFuzz::stores()
{
    QFETCH(QString, sample);
    NEED(missingSample(sample));
    QFile original(sample);
    QVERIFY(original.open(QIODevice::ReadOnly));
    const QByteArrayList corpus {original.readAll()};
    const QTemporaryDir folder;
    const QString path = folder.filePath(QFileInfo(sample).fileName());
    fuzz(corpus, 40, [&](const QByteArray& input) -> QString {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate) || file.write(input) != input.size())
            return u"it cannot be written"_s;
        file.close();
        const auto store = openStore(path);
        if (!store)
            return store.error().text.isEmpty() ? u"a refusal without a sentence"_s : QString();
        (void)readstore::readAll(**store); // errors are answers too
        return {};
    });
}

TEST_CLASS(TestFuzz)

#include "tst_fuzz.moc"
