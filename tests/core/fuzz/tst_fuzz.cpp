// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/plainjson.h"
#include "core/diff/unifieddiff.h"
#include "core/edit/editjson.h"
#include "core/search/searchquery.h"
#include "core/store/json/json.h"
#include "core/store/json/jsoncursor.h"
#include "core/store/registry.h"
#include "tests/core/fuzz/mutator.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"

#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Readers of foreign bytes, given samples that were changed at random. None may crash, hang or contradict itself.
///
/// STEMMA_FUZZ_RUNS: how many inputs each reader is given; STEMMA_FUZZ_SEED: the first one. The input under way is kept
/// in the folder of temporary files until its reader is through with it.
class TestFuzz final : public QObject
{
    Q_OBJECT
private slots:
    void json();
    void diffs();
    void queries();
    void plans();
    void stores_data();
    void stores();

private:
    /// Gives @p read(input) many inputs made of the corpus; it answers what is wrong, or nothing.
    template<typename Read> static void fuzz(const QByteArrayList& corpus, int usual, Read read);
    static QByteArrayList linesOf(const QString& sample);
};

template<typename Read> void TestFuzz::fuzz(const QByteArrayList& corpus, int usual, Read read)
{
    QVERIFY(!corpus.isEmpty());
    bool isSet = false;
    const int runs = qEnvironmentVariableIntValue("STEMMA_FUZZ_RUNS", &isSet);
    const auto first = quint32(qEnvironmentVariableIntValue("STEMMA_FUZZ_SEED"));
    const QString kept = QDir::tempPath() + u"/stemma-fuzz-%1"_s.arg(QCoreApplication::applicationPid());
    const int all = isSet ? runs : usual;
    for (int i = 0; i < all; ++i) {
        const quint32 seed = first + quint32(i);
        const QByteArray input = Mutator(corpus, seed).next();
        QFile file(kept);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(input) == input.size());
        file.close();
        const QString wrong = read(input);
        QVERIFY2(wrong.isEmpty(), qPrintable(u"seed %1, %2: %3"_s.arg(seed).arg(kept, wrong)));
    }
    QFile::remove(kept);
    qInfo("%d inputs", all);
}

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
