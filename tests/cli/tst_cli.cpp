// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/cli/program.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/largestore.h"
#include "tests/testkit/mnesisbuilder.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/testclass.h"

#include <QFile>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTemporaryFile>

#include <csignal>

using namespace Qt::StringLiterals;
using namespace stemma;
using namespace stemma::program;

/// The command line itself: usage, forms of output, streaming, memory.
class TestCli : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void usage_data();
    void usage();
    void mistakenWords_data();
    void mistakenWords();
    void namesOfWhatIsThere();
    void help_data();
    void help();
    void version();
    void formats();
    void formatsForPeople();
    void detect();
    void severalPaths();
    void foldersThatHoldStores();
    void bracketsInPaths();
    void showOrder();
    void showsOneMessage();
    void fromAndCount_data();
    void fromAndCount();
    void maxText_data();
    void maxText();
    void recordsThatAreNoMessages();
    void tokensAreAddedUp();
    void inputIsOnOneLine();
    void raw();
    void emptySessionId();
    void unknownSession_data();
    void unknownSession();
    void textThatIsNotUtf8();
    void humanOutputIsSafe();
    void noColour();
    void closedPipe();
    void interrupt();
    void firstLineComesFirst();
    void flatMemory();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

    QString largeStore();

    QTemporaryDir m_folder;
    QString m_store;
    QString m_session;
};

void TestCli::initTestCase()
{
    QVERIFY(m_folder.isValid());
    QVERIFY(QFileInfo(qEnvironmentVariable("STEMMA_PROGRAM")).isExecutable());
    m_store = path(u"sessions.db"_s);
    MnesisBuilder builder;
    builder.session(u"A title"_s);
    m_session = builder.sessionId();
    builder.user(u"Question with \u001b[31mcolour\u001b[0m"_s).assistant(u"Answer é€😀 "_s + QString(200, u'x'));
    builder.thinking(u"hm"_s).tool(
        u"bash"_s, u"{\"command\": \"ls -l\", \"n\": NaN, \"big\": 123456789012345678901234567890}"_s, u"out\nput"_s);
    builder.patch(u"--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n"_s);
    builder.fileReference(u"src/a.py"_s, u"python"_s, 12'000, u"Python module"_s);
    builder.rawPart(u"text"_s, u"{\"type\": \"text\", \"text\": \"lone \\ud83d half\"}"_s);
    builder.rawPart(u"hologram"_s, u"{\"type\": \"hologram\", \"depth\": 3}"_s);
    builder.user(u"Second"_s)
        .assistant(u"Two"_s)
        .user(u"Third"_s)
        .assistant(u"Three"_s)
        .user(u"Fourth"_s)
        .assistant(u"Four"_s);
    builder.leaf(1, 2, u"What was said before"_s);
    builder.session(u"Other"_s, m_session).user(u"Hello"_s).assistant(u"World"_s);
    const Result<> written = builder.write(m_store);
    QVERIFY2(written, written ? "" : qPrintable(written.error().cause));
}

void TestCli::usage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no path") << QStringList {u"list"_s};
    QTest::newRow("no session") << QStringList {u"show"_s, m_store};
    QTest::newRow("unknown option") << QStringList {u"list"_s, m_store, u"--colour"_s};
    QTest::newRow("option of another command") << QStringList {u"list"_s, m_store, u"--raw"_s};
    QTest::newRow("negative count") << QStringList {u"show"_s, m_store, u"--session"_s, u"x"_s, u"--count"_s, u"-1"_s};
    QTest::newRow("count is no number") << QStringList {
        u"show"_s, m_store, u"--session"_s, u"x"_s, u"--count"_s, u"few"_s};
    QTest::newRow("count beyond 64 bits")
        << QStringList {u"show"_s, m_store, u"--session"_s, u"x"_s, u"--count"_s, u"99999999999999999999"_s};
    QTest::newRow("option without value") << QStringList {u"show"_s, m_store, u"--session"_s};
    QTest::newRow("two stores") << QStringList {u"show"_s, m_store, m_store, u"--session"_s, u"x"_s};
    QTest::newRow("argument too many") << QStringList {u"formats"_s, u"x"_s};
}

void TestCli::usage()
{
    QFETCH(QStringList, arguments);
    const Outcome plain = run(arguments);
    QVERIFY2(plain.ended(), plain.story().constData());
    QCOMPARE(plain.exitCode, 2);
    QCOMPARE(plain.out, QByteArray());
    QVERIFY2(plain.errors.startsWith("stemma: ") && plain.errors.count('\n') == 1, plain.errors.constData());

    if (arguments.last() == "--session"_L1)
        return; // the next word would become its value
    const Outcome json = run(arguments + QStringList {u"--json"_s});
    QCOMPARE(json.exitCode, 2);
    RECORDS(all, json);
    QCOMPARE(all.size(), 2);
    QCOMPARE(typeOf(all.first()), u"error"_s);
    QCOMPARE(all.first().value("code"_L1).toString(), u"usage"_s);
}

void TestCli::mistakenWords_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("command"); // empty: none is near
    const auto add = [](const char* name, const QStringList& arguments, const QString& word, const QString& command) {
        QTest::newRow(name) << arguments << word << command;
    };
    add("letters swapped", {u"frok"_s, u"x"_s}, u"frok"_s, u"fork"_s);
    add("letter left out", {u"compct"_s, m_store}, u"compct"_s, u"compact"_s);
    add("letter too many", {u"listt"_s}, u"listt"_s, u"list"_s);
    add("two mistakes", {u"chekpont"_s}, u"chekpont"_s, u"checkpoint"_s);
    add("capital", {u"Check"_s, m_store}, u"Check"_s, u"check"_s);
    add("nothing like it", {u"zzzzzz"_s}, u"zzzzzz"_s, {});
    add("one letter", {u"x"_s}, u"x"_s, {});
    add("percent signs", {u"%1%2"_s}, u"%1%2"_s, {});
    add("very long", {QString(5000, u'y')}, QString(5000, u'y'), {});
    add("behind a store", {m_store, u"frok"_s}, u"frok"_s, u"fork"_s);
    add("behind an option", {u"--theme"_s, u"dark"_s, u"frok"_s}, u"frok"_s, u"fork"_s);
    add("in a picture", {u"--screenshot"_s, path(u"x.png"_s), u"frok"_s}, u"frok"_s, u"fork"_s);
}

/// No window opens for them, with or without a display.
void TestCli::mistakenWords()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, word);
    QFETCH(QString, command);
    const Outcome plain = run(arguments, 20);
    QVERIFY2(plain.ended(), plain.story().constData());
    QCOMPARE(plain.exitCode, 2);
    QCOMPARE(plain.out, QByteArray());
    QVERIFY2(plain.errors.startsWith("stemma: ") && plain.errors.count('\n') == 1, plain.errors.constData());
    QVERIFY(plain.errors.contains(QByteArray("“" + word.toUtf8() + "” is neither a command nor")));
    QVERIFY(plain.errors.contains("stemma --help"));
    QCOMPARE(plain.errors.contains("Did you mean"), !command.isEmpty());
    if (!command.isEmpty())
        QVERIFY2(plain.errors.contains(QByteArray("“" + command.toUtf8() + "”")), plain.errors.constData());
    QVERIFY(!QFile::exists(path(u"x.png"_s)));

    if (arguments.first() != word)
        return; // a window has no --json
    const Outcome json = run(arguments + QStringList {u"--json"_s});
    QCOMPARE(json.exitCode, 2);
    RECORDS(all, json);
    QCOMPARE(all.size(), 2);
    QCOMPARE(all.first().value("code"_L1).toString(), u"usage"_s);
}

/// What is there is opened, whatever it is called; and so is what can only be meant as a place.
void TestCli::namesOfWhatIsThere()
{
    QTemporaryDir folder;
    const QDir here(folder.path());
    QVERIFY(QFile::copy(m_store, here.filePath(u"frok"_s)));
    QVERIFY(here.mkpath(u"stores/deeper"_s) && QFile::copy(m_store, here.filePath(u"stores/deeper/lst"_s)));
    QVERIFY(QFile::link(u"gone"_s, here.filePath(u"link"_s)));
    for (const char* place : {"frok", "stores", "./frok", "stores/deeper/lst", "link", "gone.db", "./gone", "gone/x",
             "postgresql://nobody@127.0.0.1:1/none"}) {
        QProcess process;
        process.setWorkingDirectory(folder.path());
        process.start(qEnvironmentVariable("STEMMA_PROGRAM"),
            {u"--screenshot"_s, u"picture.png"_s, QString::fromLatin1(place)}, QIODevice::ReadOnly);
        QVERIFY2(process.waitForFinished(300'000), place);
        const QByteArray errors = process.readAllStandardError();
        QVERIFY2(process.exitCode() != 2 && !errors.contains("neither a command"), errors.constData());
        if (QFileInfo(here.filePath(QString::fromLatin1(place))).isFile())
            QVERIFY2(process.exitCode() == 0 && QFile::remove(here.filePath(u"picture.png"_s)), errors.constData());
    }
}

void TestCli::help_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("program") << QStringList {u"--help"_s} << QByteArray("stemma COMMAND");
    QTest::newRow("short") << QStringList {u"-h"_s} << QByteArray("stemma COMMAND");
    QTest::newRow("after a path") << QStringList {m_store, u"--help"_s} << QByteArray("stemma COMMAND");
    QTest::newRow("show") << QStringList {u"show"_s, u"--help"_s} << QByteArray("--max-text");
    QTest::newRow("after arguments") << QStringList {u"show"_s, m_store, u"--session"_s, u"x"_s, u"-h"_s}
                                     << QByteArray("--max-text");
    QTest::newRow("list") << QStringList {u"list"_s, u"--help"_s} << QByteArray("--json");
    for (const char* option : {"--demo", "--theme", "--language", "--dock", "--screenshot", "--size", "--scale",
             "--session", "--message", "--compare", "--plan"})
        QTest::addRow("of the window, %s", option) << QStringList {u"--help"_s} << QByteArray(option);
}

void TestCli::help()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, says);
    const Outcome outcome = run(arguments);
    QVERIFY2(outcome.ended(), outcome.story().constData());
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.errors, QByteArray());
    QVERIFY2(outcome.out.contains(says), outcome.out.constData());
}

void TestCli::version()
{
    const Outcome outcome = run({u"--version"_s});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.out, QByteArray("Stemma " STEMMA_VERSION "\n"));
}

void TestCli::formats()
{
    const Outcome outcome = run({u"formats"_s, u"--json"_s});
    QCOMPARE(outcome.exitCode, 0);
    RECORDS(all, outcome);
    QVERIFY(!ofType(all, u"format"_s).isEmpty());
    QSet<QString> names;
    for (const QJsonObject& format : ofType(all, u"format"_s)) {
        names += format.value("name"_L1).toString();
        QVERIFY(!format.value("title"_L1).toString().isEmpty());
        const QJsonArray dialects = format.value("dialects"_L1).toArray();
        QVERIFY(!dialects.isEmpty());
        if (format.value("name"_L1) == "mnesis"_L1)
            QCOMPARE(dialects, QJsonArray({u"0.1"_s, u"0.1 partly updated"_s, u"0.2 to 0.4"_s, u"unknown"_s}));
        const QJsonObject capabilities = format.value("capabilities"_L1).toObject();
        QCOMPARE(capabilities.value("read"_L1), QJsonValue(true));
        for (const QJsonValue& value : capabilities)
            QVERIFY(value == QJsonValue(true) || value.toString().endsWith(u'.'));
    }
    QVERIFY(names.contains(u"mnesis"_s));
}

void TestCli::formatsForPeople()
{
    const Outcome outcome = run({u"formats"_s});
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY2(outcome.out.contains("mnesis  (0.1, 0.1 partly updated, 0.2 to 0.4, unknown)"), outcome.out.constData());
    QVERIFY2(outcome.out.contains("not possible: mnesis does not store a project folder."), outcome.out.constData());
}

void TestCli::detect()
{
    QFile text(path(u"notes.txt"_s));
    QVERIFY(text.open(QIODevice::WriteOnly) && text.write("just notes\n") > 0);
    text.close();
    const Outcome outcome = run({u"detect"_s, m_store, text.fileName(), u"--json"_s});
    QCOMPARE(outcome.exitCode, 1);
    RECORDS(all, outcome);
    QCOMPARE(all.size(), 3);
    QCOMPARE(all[0].value("format"_L1).toString(), u"mnesis"_s);
    QCOMPARE(all[0].value("path"_L1).toString(), m_store);
    QVERIFY(all[0].contains("writable"_L1));
    QVERIFY(!all[1].contains("format"_L1));
    const QJsonArray tried = all[1].value("tried"_L1).toArray();
    QVERIFY(!tried.isEmpty());
    for (const QJsonValue& refusal : tried)
        QVERIFY(refusal.toObject().value("reason"_L1).toString().size() > 10);
    QCOMPARE(run({u"detect"_s, m_store}).exitCode, 0);
    QCOMPARE(run({u"detect"_s, path(u"nothing"_s)}).exitCode, 3);
}

void TestCli::foldersThatHoldStores()
{
    QVERIFY(QDir(m_folder.path()).mkpath(u"holds/deep"_s));
    QVERIFY(QFile::copy(m_store, path(u"holds/a.db"_s)));
    // One store: the folder stands for it.
    Outcome one = run({u"show"_s, path(u"holds"_s), u"--session"_s, m_session});
    QCOMPARE(one.exitCode, 0);
    QVERIFY(one.out.contains("A title"));
    QVERIFY(QFile::copy(m_store, path(u"holds/deep/b.db"_s)));
    Outcome two = run({u"show"_s, path(u"holds"_s), u"--session"_s, m_session});
    QCOMPARE(two.exitCode, 3);
    QVERIFY2(two.errors.contains("holds/a.db") && two.errors.contains("holds/deep/b.db"), two.errors.constData());
    // A list tells which session is in which.
    Outcome list = run({u"list"_s, path(u"holds"_s)});
    QCOMPARE(list.exitCode, 0);
    QCOMPARE(list.out.count("A title"), 2);
    QVERIFY(list.out.contains(path(u"holds/deep/b.db"_s).toUtf8()));
    Outcome stores = run({u"stores"_s, path(u"holds"_s), u"--json"_s});
    QCOMPARE(stores.exitCode, 0);
    QCOMPARE(stores.out.count("\"mnesis\""), 2);
    // None: what the formats say of the folder.
    QVERIFY(QDir(m_folder.path()).mkpath(u"none"_s));
    Outcome none = run({u"list"_s, path(u"none"_s)});
    QVERIFY(none.exitCode != 0);
    QVERIFY2(none.errors.contains("is not a known session store"), none.errors.constData());
}

void TestCli::severalPaths()
{
    const Outcome outcome = run({u"list"_s, m_store, path(u"nothing"_s), m_store, u"--json"_s});
    QCOMPARE(outcome.exitCode, 1);
    RECORDS(all, outcome);
    QCOMPARE(ofType(all, u"session"_s).size(), 4);
    QCOMPARE(typeOf(all[all.size() - 2]), u"error"_s);
    QCOMPARE(all.last().value("count"_L1).toInteger(), 4);
    QCOMPARE(all.last().value("skipped"_L1).toInteger(), 1);
    QVERIFY(outcome.errors.startsWith("stemma: "));
    QVERIFY(outcome.errors.contains("nothing"));
}

/// The library that reads the arguments takes brackets for a list.
void TestCli::bracketsInPaths()
{
    const QTemporaryDir folder;
    QVERIFY(QFile::copy(m_store, folder.filePath(u"[one,two]"_s)));
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(folder.path()));
    const Outcome shown = run({u"show"_s, u"[one,two]"_s, u"--session"_s, m_session});
    QVERIFY(QDir::setCurrent(before));
    QVERIFY2(shown.exitCode == 0, shown.errors.constData());
}

void TestCli::showOrder()
{
    const Outcome outcome = run({u"show"_s, m_store, u"--session"_s, m_session, u"--json"_s});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.errors, QByteArray());
    RECORDS(all, outcome);
    QStringList order;
    for (const QJsonObject& record : all) {
        if (order.isEmpty() || order.last() != typeOf(record))
            order += typeOf(record);
    }
    const QStringList wanted {u"session"_s, u"message"_s, u"summary_node"_s, u"file_reference"_s, u"edge"_s, u"end"_s};
    order.removeAll(u"checkpoint"_s);
    if (!order.contains(u"edge"_s)) // a child by parent_id alone need not be an edge
        QCOMPARE(order, QStringList(wanted).mid(0, 4) + QStringList {u"end"_s});
    else
        QCOMPARE(order, wanted);
    QCOMPARE(all.last().value("count"_L1).toInteger(), all.size() - 1);
    QCOMPARE(all.last().value("skipped"_L1).toInteger(), 0);

    const QJsonArray parts = ofType(all, u"message"_s)[1].value("parts"_L1).toArray();
    QStringList kinds;
    for (const QJsonValue& part : parts)
        kinds += part.toObject().value("kind"_L1).toString();
    QCOMPARE(kinds,
        QStringList({u"text"_s, u"reasoning"_s, u"tool"_s, u"patch"_s, u"file_reference"_s, u"text"_s, u"unknown"_s}));
    QVERIFY(outcome.out.contains(R"("n":"NaN","big":123456789012345678901234567890})"));
    QVERIFY(outcome.out.contains(R"("lone \ud83d half")"));
    QCOMPARE(parts[6].toObject().value("stored_type"_L1).toString(), u"hologram"_s);
    QVERIFY(parts[6].toObject().value("raw"_L1).toString().contains("\"depth\": 3"_L1));
}

void TestCli::showsOneMessage()
{
    const QStringList show {u"show"_s, m_store, u"--session"_s, m_session, u"--json"_s};
    const Outcome whole = run(show);
    RECORDS(all, whole);
    const QJsonObject third = ofType(all, u"message"_s)[2];
    for (const QString& name : {u"3"_s, third.value("id"_L1).toString()}) {
        const Outcome outcome = run(show + QStringList {u"--message"_s, name});
        QVERIFY2(outcome.exitCode == 0, outcome.errors.constData());
        RECORDS(one, outcome);
        QCOMPARE(one.size(), 2);
        QCOMPARE(one[0], third);
        QCOMPARE(one[1].value("count"_L1).toInteger(), 1);
    }
    QCOMPARE(run(show + QStringList {u"--message"_s, u"no-such-message"_s}).exitCode, 3);
    QCOMPARE(run(show + QStringList {u"--message"_s, u"3"_s, u"--from"_s, u"1"_s}).exitCode, 2);
}

void TestCli::fromAndCount_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QList<int>>("indexes");
    QTest::newRow("all") << QStringList() << QList<int> {0, 1, 2, 3, 4, 5, 6, 7, 8};
    QTest::newRow("none") << QStringList {u"--count"_s, u"0"_s} << QList<int>();
    QTest::newRow("some") << QStringList {u"--from"_s, u"2"_s, u"--count"_s, u"3"_s} << QList<int> {2, 3, 4};
    QTest::newRow("to the end") << QStringList {u"--from"_s, u"7"_s} << QList<int> {7, 8};
    QTest::newRow("more than there are") << QStringList {u"--from"_s, u"7"_s, u"--count"_s, u"9223372036854775807"_s}
                                         << QList<int> {7, 8};
    QTest::newRow("beyond the end") << QStringList {u"--from"_s, u"9223372036854775807"_s} << QList<int>();
}

void TestCli::fromAndCount()
{
    QFETCH(QStringList, options);
    QFETCH(QList<int>, indexes);
    const Outcome outcome = run(QStringList {u"show"_s, m_store, u"--session"_s, m_session, u"--json"_s} + options);
    QCOMPARE(outcome.exitCode, 0);
    RECORDS(all, outcome);
    QList<int> given;
    for (const QJsonObject& message : ofType(all, u"message"_s))
        given += message.value("index"_L1).toInt();
    QCOMPARE(given, indexes);
    QCOMPARE(ofType(all, u"session"_s).size(), 1);
    QCOMPARE(ofType(all, u"summary_node"_s).size(), 1);
}

void TestCli::maxText_data()
{
    QTest::addColumn<int>("bytes");
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << 0 << QString();
    QTest::newRow("plain") << 6 << u"Answer"_s;
    QTest::newRow("within é") << 8 << u"Answer "_s;
    QTest::newRow("within €") << 11 << u"Answer é"_s;
    QTest::newRow("within the emoji") << 15 << u"Answer é€"_s;
    QTest::newRow("after the emoji") << 16 << u"Answer é€😀"_s;
}

void TestCli::maxText()
{
    QFETCH(int, bytes);
    QFETCH(QString, text);
    const Outcome outcome = run({u"show"_s, m_store, u"--session"_s, m_session, u"--json"_s, u"--from"_s, u"1"_s,
        u"--count"_s, u"1"_s, u"--max-text"_s, QString::number(bytes)});
    QCOMPARE(outcome.exitCode, 0);
    RECORDS(all, outcome);
    const QJsonArray parts = ofType(all, u"message"_s).value(0).value("parts"_L1).toArray();
    const QJsonObject first = parts[0].toObject();
    QCOMPARE(first.value("text"_L1).toString(), text);
    QCOMPARE(first.value("truncated"_L1), QJsonValue(true));
    QCOMPARE(first.value("size"_L1).toInteger(), 217);
    const QJsonObject tool = parts[2].toObject();
    QCOMPARE(tool.value("truncated"_L1), QJsonValue(true));
    QVERIFY(tool.value("output"_L1).toString().toUtf8().size() <= bytes);
    QCOMPARE(tool.contains("output_size"_L1), bytes < 7);
    // Every text there is obeys, whatever its record.
    for (const QJsonObject& record : all) {
        const QString whole = record.value("text"_L1).toString();
        QVERIFY2(whole.toUtf8().size() <= bytes, qPrintable(whole));
    }
    // Nothing is said to be cut that is whole.
    const Outcome roomy
        = run({u"show"_s, m_store, u"--session"_s, m_session, u"--json"_s, u"--max-text"_s, u"100000"_s});
    QVERIFY(!roomy.out.contains("truncated"));
}

/// What is no message says what it is.
void TestCli::recordsThatAreNoMessages()
{
    const QString store = realStore(u"pi/generated/sessions"_s);
    NEED(missingSample(store));
    const Outcome outcome = run({u"show"_s, store, u"--session"_s, u"01a2007b-92a4-724f-a6ba-77c7f0477b37"_s});
    QVERIFY2(outcome.ended() && outcome.exitCode == 0, outcome.story().constData());
    QVERIFY2(outcome.out.contains("\n1 system (model_change)  "), outcome.story().constData());
    QVERIFY2(outcome.out.contains("\n2 system (thinking_level_change)  "), outcome.story().constData());
    QVERIFY2(outcome.out.contains("\n3 user  "), outcome.story().constData());
}

/// Of a message and of a step, also where the agent stores no sum of them.
void TestCli::tokensAreAddedUp()
{
    const QString store = realStore(u"opencode/generated-1.0.185"_s);
    NEED(missingSample(store));
    const Outcome outcome = run({u"show"_s, store, u"--session"_s, u"ses_dff72b564ffe2T4QwLBjgtkCbZ"_s});
    QVERIFY2(outcome.ended() && outcome.exitCode == 0, outcome.story().constData());
    QVERIFY2(outcome.out.contains("  msg_2008d4ad900135nZOLW4RD4lLB  11,578 tokens\n"), outcome.story().constData());
    QVERIFY2(outcome.out.contains("  step_finish tool-calls  11,578 tokens\n"), outcome.story().constData());
    QVERIFY2(!outcome.out.contains("msg_2008d4ab60017QOypCpNbxnSo4  "), outcome.story().constData());
}

/// Not with the indentation that it has in its file.
void TestCli::inputIsOnOneLine()
{
    const QString store = path(u"run.json"_s);
    filetree::mustWriteFile(store, R"({
  "version": 1,
  "runId": "run-1-1",
  "history": [
    {"role": "user", "content": "x"},
    {"role": "assistant", "content": "", "toolCalls": [
      {
        "id": "c1",
        "name": "read",
        "args": {
          "path": "a  b",
          "from": 1.50
        }
      }
    ]},
    {"role": "tool", "content": "r", "toolCallId": "c1", "toolName": "read"}
  ],
  "lastCompletedIteration": 1,
  "originalInput": {"message": "x"},
  "failurePoint": {"phase": "llm", "iteration": 2},
  "checkpointedAt": 1779000000000
}
)");
    const Outcome outcome = run({u"show"_s, store, u"--session"_s, u"run-1-1"_s});
    QVERIFY2(outcome.ended() && outcome.exitCode == 0, outcome.story().constData());
    QVERIFY2(outcome.out.contains(R"(    {"path":"a  b","from":1.50})"
                                  "\n"),
        outcome.story().constData());
    // The message with the result has no input, which is no empty line.
    QVERIFY2(outcome.out.contains("    r\n") && !outcome.out.contains("\n    \n"), outcome.story().constData());
}

void TestCli::raw()
{
    const QString store = path(u"raw.db"_s);
    MnesisBuilder builder;
    builder.session().user(u"Hé"_s).assistant(u"Answer"_s).text(u"more"_s);
    const QString session = builder.sessionId();
    builder.statement(u"UPDATE message_parts SET content = CAST(x'7b22ff00fe' AS TEXT) WHERE rowid = 2"_s);
    QVERIFY(builder.write(store));
    const Outcome outcome = run({u"show"_s, store, u"--session"_s, session, u"--json"_s, u"--raw"_s});
    QVERIFY2(outcome.ended() && outcome.exitCode == 0, outcome.story().constData());
    RECORDS(all, outcome);
    const QList<QJsonObject> messages = ofType(all, u"message"_s);
    const QJsonObject text = messages[0].value("parts"_L1).toArray()[0].toObject();
    QCOMPARE(text.value("raw"_L1).toString(), u"{\"type\": \"text\", \"text\": \"H\\u00e9\"}"_s);
    QVERIFY(!text.contains("raw_base64"_L1));
    const QJsonObject broken = messages[1].value("parts"_L1).toArray()[0].toObject();
    QCOMPARE(broken.value("kind"_L1).toString(), u"unknown"_s);
    QCOMPARE(broken.value("raw_base64"_L1), QJsonValue(true));
    QCOMPARE(QByteArray::fromBase64(broken.value("raw"_L1).toString().toLatin1()), QByteArray("{\"\xff\0\xfe", 5));
    QVERIFY(!run({u"show"_s, store, u"--session"_s, session, u"--json"_s}).out.contains("raw_base64"));
}

/// A finding of a session is told from one of the store by its id, be that an empty text.
void TestCli::emptySessionId()
{
    const QString store = path(u"emptyid.db"_s);
    MnesisBuilder builder;
    builder.session();
    builder.statement(u"CREATE TABLE notes (id TEXT)"_s);
    builder.statement(u"UPDATE sessions SET id = '', model_id = ''"_s);
    QVERIFY(builder.write(store));
    const Outcome outcome = run({u"check"_s, store, u"--json"_s});
    QVERIFY2(outcome.ended(), outcome.story().constData());
    RECORDS(all, outcome);
    QStringList told;
    for (const QJsonObject& finding : ofType(all, u"finding"_s)) {
        const QString code = finding.value("code"_L1).toString();
        if (code == "empty-model"_L1 || code == "unknown-in-schema"_L1)
            told += code + (finding.value("session"_L1) == QJsonValue(QString(u""_s)) ? u" session"_s : u" store"_s);
    }
    told.sort();
    QCOMPARE(told, (QStringList {u"empty-model session"_s, u"unknown-in-schema store"_s}));
}

void TestCli::unknownSession_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("show") << QStringList {u"show"_s, m_store, u"--session"_s, u"no-such-id"_s};
    QTest::newRow("context") << QStringList {u"context"_s, m_store, u"--session"_s, u"no-such-id"_s};
    QTest::newRow("check") << QStringList {u"check"_s, m_store, u"--session"_s, u"no-such-id"_s};
    QTest::newRow("SQL in the id") << QStringList {u"show"_s, m_store, u"--session"_s, u"' OR '1'='1"_s};
}

void TestCli::unknownSession()
{
    QFETCH(QStringList, arguments);
    const Outcome outcome = run(arguments + QStringList {u"--json"_s});
    QVERIFY2(outcome.ended(), outcome.story().constData());
    QCOMPARE(outcome.exitCode, 3);
    QVERIFY2(outcome.errors.startsWith("stemma: "), outcome.errors.constData());
    RECORDS(all, outcome);
    QCOMPARE(typeOf(all.first()), u"error"_s);
    QCOMPARE(all.first().value("code"_L1).toString(), u"not_found"_s);
    // That there are no findings would say that it is well.
    const Outcome text = run(arguments);
    QCOMPARE(text.exitCode, 3);
    QCOMPARE(text.out, QByteArray());
}

void TestCli::textThatIsNotUtf8()
{
    QTemporaryFile input;
    QVERIFY(input.open());
    input.write("caf\xe9\n");
    input.close();
    QProcess process;
    process.setStandardInputFile(input.fileName());
    process.start(qEnvironmentVariable("STEMMA_PROGRAM"),
        {u"edit"_s, m_store, u"--session"_s, m_session, u"--message"_s, u"1"_s, u"--part"_s, u"0"_s, u"--text"_s,
            u"-"_s});
    QVERIFY(process.waitForFinished(300'000));
    QCOMPARE(process.exitCode(), 3);
    QCOMPARE(process.readAllStandardOutput(), QByteArray());
    const QByteArray errors = process.readAllStandardError();
    QVERIFY2(errors.contains("not UTF-8"), errors.constData());
}

void TestCli::humanOutputIsSafe()
{
    for (const QStringList& arguments :
        {QStringList {u"list"_s, m_store}, QStringList {u"show"_s, m_store, u"--session"_s, m_session},
            QStringList {u"context"_s, m_store, u"--session"_s, m_session}}) {
        const Outcome outcome = run(arguments);
        QCOMPARE(outcome.exitCode, 0);
        QVERIFY(!outcome.out.isEmpty());
        // Stored text must not steer the terminal, and colour belongs on terminals only.
        QVERIFY2(!outcome.out.contains('\x1b'), outcome.out.constData());
        QVERIFY2(!outcome.out.startsWith('{'), outcome.out.constData());
    }
    QVERIFY(run({u"show"_s, m_store, u"--session"_s, m_session}).out.contains("␛[31mcolour"));
}

/// The same output within a terminal, which script(1) makes: with colour, and without where asked.
void TestCli::noColour()
{
    const QString script = QStandardPaths::findExecutable(u"script"_s);
    if (script.isEmpty())
        QSKIP("the program script, which makes a terminal, is not installed");
    const auto inTerminal = [&](const QStringList& environment) {
        QProcess process;
        process.setProcessEnvironment([&] {
            QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
            variables.insert(u"TERM"_s, u"xterm"_s);
            variables.remove(u"NO_COLOR"_s);
            for (const QString& name : environment)
                variables.insert(name, u"1"_s);
            return variables;
        }());
        process.start(script,
            {u"-qec"_s, u"'%1' list '%2'"_s.arg(qEnvironmentVariable("STEMMA_PROGRAM"), m_store), u"/dev/null"_s});
        process.waitForFinished();
        return process.readAllStandardOutput();
    };
    const QByteArray coloured = inTerminal({});
    QVERIFY2(coloured.contains("\x1b[1m"), coloured.constData());
    const QByteArray plain = inTerminal({u"NO_COLOR"_s});
    QVERIFY(plain.contains("A title"));
    QVERIFY2(!plain.contains('\x1b'), plain.constData());
}

/// A store whose longest session takes some time to print.
QString TestCli::largeStore()
{
    const QString large = path(u"large.db"_s);
    LargeStoreSize size;
    size.messages = 3'000;
    size.messagesPerSession = 3'000;
    if (!QFileInfo::exists(large) && !writeLargeStore(large, size))
        qFatal("the large store cannot be written");
    return large;
}

void TestCli::closedPipe()
{
    const QString large = largeStore();
    const QByteArray out = run({u"list"_s, large, u"--json"_s}).out;
    QString problem;
    const QString session = records(out, &problem).first().value("id"_L1).toString();
    QProcess shell;
    shell.start(u"/bin/sh"_s,
        {u"-c"_s,
            u"{ '%1' show '%2' --session '%3' --json; echo \"exit $?\" >&2; } | head -n 2"_s.arg(
                qEnvironmentVariable("STEMMA_PROGRAM"), large, session)});
    QVERIFY(shell.waitForFinished(300'000));
    QCOMPARE(shell.readAllStandardError(), QByteArray("exit 0\n"));
    QCOMPARE(shell.readAllStandardOutput().count('\n'), 2);
}

void TestCli::interrupt()
{
    const QString large = largeStore();
    QString problem;
    const QString session
        = records(run({u"list"_s, large, u"--json"_s}).out, &problem).first().value("id"_L1).toString();
    QProcess process;
    process.start(qEnvironmentVariable("STEMMA_PROGRAM"), {u"show"_s, large, u"--session"_s, session, u"--json"_s});
    QVERIFY(process.waitForStarted());
    process.setReadChannel(QProcess::StandardOutput);
    QVERIFY(process.waitForReadyRead(300'000)); // from here on it is at work
    ::kill(pid_t(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(300'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    // It may just have been done.
    QVERIFY2(process.exitCode() == 130 || process.exitCode() == 0, qPrintable(QString::number(process.exitCode())));
    const QByteArray out = process.readAllStandardOutput();
    QVERIFY(out.endsWith("\n")); // no half line
}

/// The session's line can be read while the rest is not even written.
void TestCli::firstLineComesFirst()
{
    const QString large = largeStore();
    QString problem;
    const QString session
        = records(run({u"list"_s, large, u"--json"_s}).out, &problem).first().value("id"_L1).toString();
    QProcess process;
    process.setReadChannel(QProcess::StandardOutput);
    process.start(qEnvironmentVariable("STEMMA_PROGRAM"), {u"show"_s, large, u"--session"_s, session, u"--json"_s});
    QVERIFY(process.waitForReadyRead(300'000));
    const QByteArray first = process.readLine();
    QVERIFY2(first.startsWith("{\"type\":\"session\"") && first.endsWith('\n'), first.constData());
    QVERIFY(process.waitForFinished(300'000));
}

/// The most memory that a running process has had resident so far, or 0.
static qint64 peakBytes(qint64 pid)
{
    QFile status(u"/proc/%1/status"_s.arg(pid));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : status.readAll().split('\n')) {
        if (line.startsWith("VmHWM:"))
            return line.sliced(6).chopped(2).trimmed().toLongLong() * 1024;
    }
    return 0;
}

/// Ten times the messages take no more memory, apart from 16 bytes a message for their places.
void TestCli::flatMemory()
{
    qint64 peaks[2] = {};
    qint64 bytes[2] = {};
    int number = 0;
    for (const qint64 messages : {4'000, 40'000}) {
        const QString store = path(u"memory%1.db"_s.arg(messages));
        LargeStoreSize size;
        size.messages = messages;
        size.messagesPerSession = messages;
        QVERIFY(writeLargeStore(store, size));
        QString problem;
        const QString session
            = records(run({u"list"_s, store, u"--json"_s}).out, &problem).first().value("id"_L1).toString();
        QProcess process;
        process.setReadChannel(QProcess::StandardOutput);
        // The address sanitizer keeps what was freed, 256 MB of it.
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"ASAN_OPTIONS"_s, environment.value(u"ASAN_OPTIONS"_s) + u":quarantine_size_mb=1"_s);
        process.setProcessEnvironment(environment);
        process.start(qEnvironmentVariable("STEMMA_PROGRAM"), {u"show"_s, store, u"--session"_s, session, u"--json"_s});
        QVERIFY(process.waitForStarted());
        // The pipe holds the program back, so that it can be looked at between two reads.
        while (process.waitForReadyRead(300'000)) {
            peaks[number] = qMax(peaks[number], peakBytes(process.processId()));
            bytes[number] += process.readAllStandardOutput().size();
        }
        QCOMPARE(process.exitCode(), 0);
        QVERIFY(peaks[number] > 0);
        ++number;
    }
    QVERIFY2(bytes[1] > 9 * bytes[0], qPrintable(QString::number(bytes[1])));
#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
    constexpr qint64 Growth = 32 * 1024 * 1024; // the sanitizer keeps books of its own
#else
    constexpr qint64 Growth = 6 * 1024 * 1024;
#endif
    QVERIFY2(peaks[1] - peaks[0] < Growth,
        qPrintable(u"%1 bytes for %2, %3 for %4 of output"_s.arg(peaks[0]).arg(bytes[0]).arg(peaks[1]).arg(bytes[1])));
}

TEST_CLASS(TestCli)
#include "tst_cli.moc"
