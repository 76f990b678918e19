// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/cli/program.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/mnesisbuilder.h"
#include "tests/testkit/sqlitedump.h"
#include "tests/testkit/testclass.h"

#include <QTemporaryDir>
#include <QXmlStreamReader>

using namespace stemma;
using namespace stemma::program;
using namespace Qt::StringLiterals;
using filetree::contentOf;

/// “stemma export”: a session as a document.
class TestExport final : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void formsHaveEverything_data();
    void formsHaveEverything();
    void htmlIsOnePage();
    void jsonIsWhatShowPrints();
    void leavesOutWhatIsNotWished_data();
    void leavesOutWhatIsNotWished();
    void someMessages();
    void redacts_data();
    void redacts();
    void keepsWhatIsToStay();
    void writesComparisons();
    void writesWholeFilesOnly();
    void writesOverNoStore();
    void refusals_data();
    void refusals();
    void readingWritesNothing();

private:
    [[nodiscard]] Outcome exported(const QStringList& more) const
    {
        return run(QStringList {u"export"_s, m_store, u"--session"_s, m_session} + more);
    }
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_store;
    QString m_session;
    QString m_first; ///< message
};

void TestExport::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_STATE_HOME", path(u"state"_s).toUtf8());
    qputenv("XDG_DATA_HOME", path(u"data"_s).toUtf8());
    qputenv("XDG_CONFIG_HOME", path(u"config"_s).toUtf8());
    m_store = path(u"sessions.db"_s);
    MnesisBuilder builder;
    builder.session(u"Mail to jane@corp-mail.org"_s).model(u"anthropic/claude-sonnet-4-5"_s);
    builder.user(u"Write to **jane@corp-mail.org** <b>now</b>"_s);
    m_first = builder.messageId();
    builder.assistant(u"A list:\n\n- one\n- two `code`"_s)
        .thinking(u"Where does jane@corp-mail.org live? In /home/jdoe/mail."_s)
        .tool(u"bash"_s, uR"({"command":"mail jane@corp-mail.org < /home/jdoe/mail/text"})"_s,
            u"sent to jane@corp-mail.org"_s)
        .patch(u"--- a/to.txt\n+++ b/to.txt\n@@ -1 +1 @@\n-nobody\n+jane@corp-mail.org\n"_s)
        .rawPart(u"hologram"_s, uR"({"type":"hologram","to":"jane@corp-mail.org"})"_s);
    builder.user(u"Thanks, Zoë"_s).assistant(u"Welcome"_s);
    m_session = builder.sessionId();
    QVERIFY(builder.write(m_store));
}

void TestExport::formsHaveEverything_data()
{
    QTest::addColumn<QString>("form");
    for (const QString& form : {u"html"_s, u"markdown"_s, u"text"_s, u"json"_s})
        QTest::newRow(qPrintable(form)) << form;
}

void TestExport::formsHaveEverything()
{
    QFETCH(const QString, form);
    const Outcome outcome = exported({u"--format"_s, form});
    QVERIFY2(outcome.exitCode == 0, outcome.story().constData());
    QCOMPARE(outcome.errors, QByteArray());
    for (const char* text : {"jane@corp-mail.org", "two", "Where does", "mail jane", "sent to", "nobody", "hologram",
             "Zo\xc3\xab", "Welcome", "claude-sonnet-4-5"})
        QVERIFY2(outcome.out.contains(text), text);
    QVERIFY(outcome.out.indexOf("Where does") < outcome.out.indexOf("Welcome"));
}

void TestExport::htmlIsOnePage()
{
    // The form follows from the file's name.
    const Outcome outcome = exported({u"-o"_s, path(u"a.html"_s)});
    QVERIFY2(outcome.exitCode == 0, outcome.story().constData());
    const QByteArray html = contentOf(path(u"a.html"_s));
    QVERIFY(html.startsWith("<!DOCTYPE html>"));
    QVERIFY(html.endsWith("</html>\n"));
    QVERIFY(html.contains("<b>now</b>") == false);
    QVERIFY(html.contains("&lt;b&gt;now&lt;/b&gt;"));
    QVERIFY(html.contains("<strong>"));
    QVERIFY(html.contains("id=\"message-1\"") && html.contains("href=\"#message-4\""));
    QVERIFY(html.contains("<span class=\"added\">+jane@corp-mail.org</span>"));
    QVERIFY(!html.contains("<script") && !html.contains(" src=\"http") && !html.contains("@import"));
    // As a parser sees it, once what needs no end has one.
    QByteArray xml = html.sliced(html.indexOf("<body>"));
    xml.chop(int(qstrlen("</html>\n")));
    for (const char* single : {"<br>", "<hr>"})
        xml.replace(single, QByteArray(QByteArray(single).chopped(1) + "/>"));
    xml.replace(" open>", ">");
    QXmlStreamReader reader(xml);
    while (!reader.atEnd())
        reader.readNext();
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
}

void TestExport::jsonIsWhatShowPrints()
{
    const Outcome outcome = exported({u"--format"_s, u"json"_s});
    RECORDS(given, outcome);
    const Outcome shown = run({u"show"_s, m_store, u"--session"_s, m_session, u"--json"_s});
    RECORDS(expected, shown);
    QCOMPARE(ofType(given, u"session"_s), ofType(expected, u"session"_s));
    QCOMPARE(ofType(given, u"message"_s), ofType(expected, u"message"_s));
    QCOMPARE(given.last()["count"_L1].toInt(), 4);
    QCOMPARE(exported({u"-o"_s, path(u"a.json"_s)}).exitCode, 0);
    QCOMPARE(contentOf(path(u"a.json"_s)), outcome.out);
}

void TestExport::leavesOutWhatIsNotWished_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QByteArray>("gone");
    QTest::newRow("thinking") << u"--no-thinking"_s << QByteArray("Where does");
    QTest::newRow("tools") << u"--no-tools"_s << QByteArray("sent to");
    QTest::newRow("patches") << u"--no-tools"_s << QByteArray("nobody");
}

void TestExport::leavesOutWhatIsNotWished()
{
    QFETCH(const QString, option);
    QFETCH(const QByteArray, gone);
    const Outcome outcome = exported({option});
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY(!outcome.out.contains(gone));
    QVERIFY(outcome.out.contains("two"));
}

void TestExport::someMessages()
{
    const Outcome outcome = exported({u"--message"_s, m_first, u"--message"_s, u"4"_s});
    QVERIFY2(outcome.exitCode == 0, outcome.story().constData());
    QVERIFY(outcome.out.contains("Write to") && outcome.out.contains("Welcome"));
    QVERIFY(!outcome.out.contains("Thanks") && !outcome.out.contains("two"));
    const Outcome range = exported({u"--from"_s, u"2"_s, u"--count"_s, u"1"_s});
    QVERIFY(range.out.contains("Thanks") && !range.out.contains("Welcome") && !range.out.contains("Write to"));
    const Outcome beyond = exported({u"--from"_s, u"9223372036854775807"_s, u"--count"_s, u"9"_s});
    QVERIFY2(beyond.exitCode == 3, beyond.story().constData());
    QCOMPARE(beyond.out, QByteArray());
}

void TestExport::redacts_data()
{
    formsHaveEverything_data();
}

void TestExport::redacts()
{
    QFETCH(const QString, form);
    const Outcome outcome = exported({u"--format"_s, form, u"--redact"_s, u"--name"_s, u"zoë"_s});
    QVERIFY2(outcome.exitCode == 0, outcome.story().constData());
    for (const char* text : {"jane@", "jane\\@", "corp-mail", "jdoe", "Zo\xc3\xab"})
        QVERIFY2(!outcome.out.contains(text), text);
    QVERIFY(outcome.out.contains("email 1"));
    QVERIFY(outcome.out.contains("/home/user-1/mail"));
    QVERIFY(outcome.out.contains("name 1"));
    QVERIFY(!outcome.out.contains("email 2"));
    QVERIFY(outcome.out.contains("two"));
}

void TestExport::keepsWhatIsToStay()
{
    const Outcome outcome = exported({u"--redact"_s, u"--keep"_s, u"email"_s, u"--json"_s, u"-o"_s, path(u"a.md"_s)});
    RECORDS(all, outcome);
    const QJsonObject report = ofType(all, u"exported"_s).value(0);
    QCOMPARE(report["messages"_L1].toInt(), 4);
    QCOMPARE(report["residues"_L1].toArray(), QJsonArray());
    QCOMPARE(report["values"_L1].toArray()[0].toObject()["kind"_L1].toString(), u"home"_s);
    const QByteArray markdown = contentOf(path(u"a.md"_s));
    QCOMPARE(markdown.size(), report["bytes"_L1].toInteger());
    QVERIFY(markdown.contains("jane") && !markdown.contains("jdoe"));
}

/// Two sessions of one store, from where they part.
void TestExport::writesComparisons()
{
    MnesisBuilder builder;
    builder.session(u"One way"_s);
    builder.user(u"Begin"_s)
        .assistant(u"Begun for jane@corp-mail.org"_s)
        .user(u"Go left"_s)
        .assistant(u"Turned left"_s);
    const QString left = builder.sessionId();
    builder.session(u"Other way"_s);
    builder.user(u"Begin"_s)
        .assistant(u"Begun for jane@corp-mail.org"_s)
        .user(u"Go right"_s)
        .assistant(u"Turned right at jane@corp-mail.org"_s);
    const QString right = builder.sessionId();
    const QString store = path(u"ways.db"_s);
    QVERIFY(builder.write(store));
    const QStringList words {u"export"_s, store, u"--session"_s, left, u"--with"_s, right};
    const Outcome markdown = run(words);
    QVERIFY2(markdown.exitCode == 0, markdown.story().constData());
    for (const char* text : {"One way", "Other way", "Go left", "Go right", "Turned left", "differs"})
        QVERIFY2(markdown.out.contains(text), text);
    QVERIFY(!markdown.out.contains("Begun")); // they have it in common
    const QString file = path(u"ways.html"_s);
    const Outcome html = run(words + QStringList {u"-o"_s, file, u"--redact"_s, u"--json"_s});
    RECORDS(all, html);
    const QJsonObject report = ofType(all, u"exported"_s).value(0);
    QCOMPARE(report["bytes"_L1].toInteger(), contentOf(file).size());
    QVERIFY(!report.contains("messages"_L1));
    QVERIFY(contentOf(file).startsWith("<!DOCTYPE html>"));
    QVERIFY(contentOf(file).contains("[email 1]") && !contentOf(file).contains("jane@"));
    QCOMPARE(run(words + QStringList {u"--format"_s, u"text"_s}).exitCode, 2);
    // What a comparison cannot leave out is not written in silence.
    for (const QString& word : {u"--no-thinking"_s, u"--no-tools"_s, u"--no-images"_s, u"--branch"_s})
        QCOMPARE(run(words + QStringList {word}).exitCode, 2);
    const Outcome none = run({u"export"_s, store, u"--session"_s, left, u"--with"_s, u"sess_none"_s});
    QCOMPARE(none.exitCode, 3);
    QVERIFY(none.out.isEmpty());
}

void TestExport::writesWholeFilesOnly()
{
    const QString file = path(u"a.md"_s);
    QFile before(file);
    QVERIFY(before.open(QIODevice::WriteOnly) && before.write("before") == 6);
    before.close();
    const Outcome outcome = run({u"export"_s, m_store, u"--session"_s, u"sess_none"_s, u"-o"_s, file});
    QCOMPARE(outcome.exitCode, 3);
    QCOMPARE(contentOf(file), QByteArray("before"));
    QCOMPARE(exported({u"-o"_s, file}).exitCode, 0);
    QVERIFY(contentOf(file).startsWith("# Mail to"));
    const Outcome nowhere = exported({u"-o"_s, path(u"none/a.md"_s)});
    QCOMPARE(nowhere.exitCode, 3);
    QVERIFY(nowhere.errors.contains("could not be written"));
    QCOMPARE(QDir(m_folder->path()).entryList({u"a.*"_s}), QStringList {u"a.md"_s});
}

/// A store is no place for a document, not even its own.
void TestExport::writesOverNoStore()
{
    const QStringList before = dumpSqlite(m_store);
    const Outcome outcome = exported({u"--format"_s, u"json"_s, u"-o"_s, m_store});
    QCOMPARE(outcome.exitCode, 3);
    QVERIFY(outcome.errors.contains("holds sessions"));
    QCOMPARE(dumpSqlite(m_store), before);
    // An export that was there is none, not even where it quotes what a store holds.
    const QString quoting = path(u"a.md"_s);
    QFile document(quoting);
    QVERIFY(document.open(QIODevice::WriteOnly));
    document.write("# A session\n\n```json\n{\"role\":\"user\",\"content\":\"Hello\"}\n```\n");
    document.close();
    for (const QString& file : {path(u"a.jsonl"_s), path(u"a.jsonl"_s), quoting})
        QCOMPARE(exported({u"-o"_s, file}).exitCode, 0);
}

void TestExport::refusals_data()
{
    QTest::addColumn<QStringList>("more");
    QTest::newRow("other form") << QStringList {u"--format"_s, u"pdf"_s};
    QTest::newRow("name without redaction") << QStringList {u"--name"_s, u"Jane"_s};
    QTest::newRow("a letter") << QStringList {u"--redact"_s, u"--name"_s, u"J"_s};
    QTest::newRow("other kind") << QStringList {u"--redact"_s, u"--keep"_s, u"all"_s};
    QTest::newRow("JSON without a file") << QStringList {u"--json"_s};
    QTest::newRow("other ending") << QStringList {u"-o"_s, u"none/a.pdf"_s};
}

void TestExport::refusals()
{
    QFETCH(const QStringList, more);
    const Outcome outcome = exported(more);
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY(outcome.errors.startsWith("stemma: "));
}

void TestExport::readingWritesNothing()
{
    const QStringList before = dumpSqlite(m_store);
    const QStringList files = QDir(m_folder->path()).entryList(QDir::Files);
    QCOMPARE(exported({u"--redact"_s}).exitCode, 0);
    QCOMPARE(dumpSqlite(m_store), before);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), files);
}

TEST_CLASS(TestExport)
#include "tst_export.moc"
