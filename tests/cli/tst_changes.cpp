// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/journal.h"
#include "tests/cli/program.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/mantislines.h"
#include "tests/testkit/samplestore.h"
#include "tests/testkit/sqlitedump.h"
#include "tests/testkit/testclass.h"
#include "tests/testkit/writerprocess.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace stemma;
using namespace stemma::program;

/// The commands that change a store: what they tell, what they do, how it is undone.
class TestChanges : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void dryRunWritesNothing_data();
    void dryRunWritesNothing();
    void forkAndUndo();
    void forkAsChosen();
    void messagesByNumber_data();
    void messagesByNumber();
    void wordsOfPlans();
    void titlesAreOneLine();
    void textOfAPart();
    void undoNamesTheNewest();
    void redoTakesWhatWasUndoneLast();
    void undoTakesWhatWasRedoneLast();
    void undoThrough();
    void undoDataKeepsWithinItsLimit();
    void oldUndoDataGoes();
    void historySettlesWhatACrashLeft();
    void textForPeople();
    void refusals_data();
    void refusals();
    void repair();
    void whatARepairLeaves();
    void lockedStore();
    void marks();
    void compactAndDissolve();
    void prunesByTheRule();
    void forkInstead();
    void changeInAFork();
    void batch();
    void badBatches_data();
    void badBatches();
    void projectMoved();
    void branchesAreListedByTheirPrompts();
    void failedChecksAreTold();
    void transcripts_data();
    void transcripts();
    void usage_data();
    void usage();

private:
    bool limitUndoData(const QByteArray& setting);
    QJsonObject only(const Outcome& outcome, const QString& type);
    [[nodiscard]] QStringList command(const QString& name, const QStringList& more) const
    {
        return QStringList {name, m_store, u"--session"_s, m_session, u"--json"_s} + more;
    }

    QTemporaryDir m_sample;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_store;
    QString m_session;
    QStringList m_rows; ///< every message that is listed, summaries too
    QStringList m_messages; ///< of them those that are no summaries
};

void TestChanges::initTestCase()
{
    QVERIFY(writeSampleStore(m_sample.filePath(u"s.db"_s)));
}

void TestChanges::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_STATE_HOME", m_folder->filePath(u"state"_s).toUtf8());
    qputenv("XDG_DATA_HOME", m_folder->filePath(u"data"_s).toUtf8());
    qputenv("XDG_CONFIG_HOME", m_folder->filePath(u"config"_s).toUtf8());
    m_store = m_folder->filePath(u"sessions.db"_s);
    QVERIFY(QFile::copy(m_sample.filePath(u"s.db"_s), m_store));
    if (!m_session.isEmpty())
        return;
    QString problem;
    for (const QJsonObject& record : records(run({u"list"_s, m_store, u"--json"_s}).out, &problem)) {
        if (record.value("title"_L1).toString() == SampleTitle)
            m_session = record.value("id"_L1).toString();
    }
    for (const QJsonObject& record : records(run(command(u"show"_s, {})).out, &problem)) {
        if (record.value("type"_L1) != "message"_L1)
            continue;
        m_rows += record.value("id"_L1).toString();
        if (record.value("role"_L1) != "summary"_L1)
            m_messages += m_rows.constLast();
    }
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
    QVERIFY(m_messages.size() > 100);
}

void TestChanges::cleanup()
{
    qunsetenv("XDG_STATE_HOME");
    qunsetenv("XDG_DATA_HOME");
    qunsetenv("XDG_CONFIG_HOME");
}

QJsonObject TestChanges::only(const Outcome& outcome, const QString& type)
{
    QString problem;
    QJsonObject found;
    for (const QJsonObject& record : records(outcome.out, &problem)) {
        if (record.value("type"_L1) == type)
            found = record;
    }
    if (found.isEmpty())
        qWarning() << outcome.story();
    return found;
}

void TestChanges::dryRunWritesNothing_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("more");
    const QString message = u"@3"_s;
    QTest::newRow("fork") << u"fork"_s << QStringList {u"--at"_s, message};
    QTest::newRow("resume") << u"resume"_s << QStringList {u"--at"_s, message, u"--before"_s};
    QTest::newRow("rename") << u"rename"_s << QStringList {u"--title"_s, u"x"_s};
    QTest::newRow("edit") << u"edit"_s
                          << QStringList {u"--message"_s, u"@0"_s, u"--part"_s, u"0"_s, u"--text"_s, u"x"_s};
    QTest::newRow("remove") << u"remove"_s << QStringList {u"--message"_s, message, u"@4"_s};
    QTest::newRow("delete") << u"delete"_s << QStringList {};
    QTest::newRow("insert") << u"insert"_s
                            << QStringList {u"--after"_s, message, u"--role"_s, u"user"_s, u"--text"_s, u"x"_s};
    QTest::newRow("compact") << u"compact"_s << QStringList {};
    QTest::newRow("compact by hand") << u"compact"_s
                                     << QStringList {u"--level"_s, u"1"_s, u"--text"_s, u"All of it."_s};
}

void TestChanges::dryRunWritesNothing()
{
    QFETCH(QString, name);
    QFETCH(QStringList, more);
    for (QString& word : more) {
        if (word.startsWith(u'@'))
            word = m_messages.at(word.sliced(1).toInt());
    }
    const QStringList before = dumpSqlite(m_store);
    const Outcome outcome = run(command(name, more));
    const QJsonObject plan = only(outcome, u"plan"_s);
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(plan.value("action"_L1).toString(), name);
    QCOMPARE(plan.value("applied"_L1).toBool(true), false);
    QVERIFY(!plan.value("writes"_L1).toArray().isEmpty());
    QCOMPARE(dumpSqlite(m_store), before);
    QVERIFY(!QFileInfo::exists(m_folder->filePath(u"state"_s)));

    // And with --apply it is done, and can be undone.
    const Outcome applied = run(command(name, more + QStringList {u"--apply"_s}));
    QCOMPARE(applied.exitCode, 0);
    const QString receipt = only(applied, u"plan"_s).value("receipt"_L1).toString();
    QVERIFY(dumpSqlite(m_store) != before);
    QCOMPARE(run({u"undo"_s, receipt, u"--json"_s}).exitCode, 0);
    QCOMPARE(dumpSqlite(m_store), before);
}

void TestChanges::forkAndUndo()
{
    const Outcome fork
        = run(command(u"fork"_s, {u"--at"_s, m_messages.at(20), u"--title"_s, u"Second try"_s, u"--apply"_s}));
    const QJsonObject plan = only(fork, u"plan"_s);
    const QString session = plan.value("new_session"_L1).toString();
    // What comes along is reported, and what stays.
    QStringList kinds;
    for (const QJsonValue& value : plan.value("along"_L1).toArray()) {
        const QJsonObject share = value.toObject();
        kinds += share.value("kind"_L1).toString();
        if (kinds.last() == "messages"_L1) {
            QCOMPARE(share.value("along"_L1).toInt(), 21);
            const int rest = int(m_messages.size()) - 21; // summaries among them, which are counted as such
            QVERIFY(share.value("behind"_L1).toInt() > rest / 2 && share.value("behind"_L1).toInt() <= rest);
        }
    }
    QVERIFY2(kinds.contains("messages"_L1) && kinds.contains("tool_pairs"_L1) && kinds.contains("context_items"_L1),
        qPrintable(kinds.join(u' ')));
    const Outcome text = run({u"fork"_s, m_store, u"--session"_s, m_session, u"--at"_s, m_messages.at(20)});
    QVERIFY2(text.out.contains("Copied: messages 21, "), text.out.constData());
    QVERIFY2(text.out.contains("insert 21 × messages (copies of 1–21 with new ids)\n"), text.out.constData());
    // Messages are counted for people as plans count them.
    const QByteArray messages = run({u"show"_s, m_store, u"--session"_s, m_session, u"--count"_s, u"2"_s}).out;
    QVERIFY2(
        messages.contains("\n1 user") && messages.contains("\n2 ") && !messages.contains("\n0 "), messages.constData());
    QVERIFY2(text.out.contains("Left out: "), text.out.constData());
    const QJsonObject shown
        = only(run({u"show"_s, m_store, u"--session"_s, session, u"--count"_s, u"0"_s, u"--json"_s}), u"session"_s);
    QCOMPARE(shown.value("title"_L1).toString(), u"Second try"_s);
    const QJsonObject origin = shown.value("forked_from"_L1).toObject();
    QCOMPARE(origin.value("session"_L1).toString(), m_session);
    QCOMPARE(origin.value("message"_L1).toString(), m_messages.at(20));
    QCOMPARE(origin.value("kind"_L1).toString(), u"fork"_s);

    QJsonObject receipt = only(run({u"history"_s, u"--json"_s}), u"receipt"_s);
    QCOMPARE(receipt.value("id"_L1), plan.value("receipt"_L1));
    QCOMPARE(receipt.value("state"_L1).toString(), u"applied"_s);
    // What it wrote is what the plan had shown.
    QVERIFY(!receipt.contains("writes"_L1));
    receipt = only(run({u"history"_s, receipt.value("id"_L1).toString(), u"--json"_s}), u"receipt"_s);
    QCOMPARE(receipt.value("writes"_L1), plan.value("writes"_L1));
    QVERIFY(run({u"history"_s, receipt.value("id"_L1).toString()}).out.contains("insert"));
    QCOMPARE(run({u"history"_s, u"nonsense"_s}).exitCode, 3);
    QCOMPARE(run({u"undo"_s, u"--json"_s}).exitCode, 0);
    QCOMPARE(run({u"show"_s, m_store, u"--session"_s, session}).exitCode, 3);
    receipt = only(run({u"history"_s, u"--json"_s}), u"receipt"_s); // the oldest comes last
    QCOMPARE(receipt.value("state"_L1).toString(), u"undone"_s);
    QCOMPARE(run({u"redo"_s, u"--json"_s}).exitCode, 0);
    QCOMPARE(run({u"show"_s, m_store, u"--session"_s, session}).exitCode, 0);
}

/// Thinking blocks are left out of a fork, and what its summary lost is added to it.
void TestChanges::forkAsChosen()
{
    const QString at = m_messages.constLast();
    const QJsonObject whole = only(run(command(u"fork"_s, {u"--at"_s, at})), u"plan"_s);
    const auto share = [](const QJsonObject& plan, const QString& kind) {
        for (const QJsonValue& value : plan.value("along"_L1).toArray()) {
            if (value["kind"_L1].toString() == kind)
                return value.toObject();
        }
        return QJsonObject();
    };
    const int thinking = share(whole, u"thinking"_s).value("along"_L1).toInt();
    QVERIFY(thinking > 0);
    const QStringList choices {u"--without-thinking"_s, u"--without-checkpoints"_s, u"--add-lost-constraints"_s};
    const QStringList before = dumpSqlite(m_store);
    const Outcome done = run(command(u"fork"_s, QStringList {u"--at"_s, at, u"--apply"_s} + choices));
    QVERIFY2(done.exitCode == 0, done.story().constData());
    const QJsonObject plan = only(done, u"plan"_s);
    QCOMPARE(share(plan, u"thinking"_s).value("along"_L1).toInt(), 0);
    QCOMPARE(share(plan, u"thinking"_s).value("behind"_L1).toInt(), thinking);
    const auto contextOf = [this](const QString& session) {
        return run({u"context"_s, m_store, u"--session"_s, session, u"--json"_s}).out;
    };
    const QByteArray context = contextOf(plan.value("new_session"_L1).toString());
    QVERIFY2(context.contains("- Keep `include/relay/retry.h`"), context.left(4000).constData());
    QVERIFY(!contextOf(m_session).contains("- Keep `include/relay/retry.h`"));
    QCOMPARE(run({u"undo"_s, u"--json"_s}).exitCode, 0);
    QCOMPARE(dumpSqlite(m_store), before);
    // What is added can be said instead; both at once are one too many.
    const Outcome said = run(command(u"fork"_s,
        {u"--at"_s, at, u"--add-constraint"_s, u"Never on Fridays"_s, u"--add-constraint"_s, u"Not without a test"_s}));
    QVERIFY2(said.out.contains("- Never on Fridays\\n- Not without a test"), said.story().constData());
    QCOMPARE(run(command(u"fork"_s, QStringList {u"--at"_s, at, u"--add-constraint"_s, u"x"_s} + choices)).exitCode, 2);
    // A fork without a summary has none that lost something.
    const Outcome early = run(command(u"fork"_s, {u"--at"_s, m_messages.at(0), u"--add-lost-constraints"_s}));
    QVERIFY2(early.exitCode == 3 && early.errors.contains("no summary"), early.story().constData());
}

/// A message may be named by its number as the window counts, in every command.
void TestChanges::messagesByNumber_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("option"); ///< the one that names the message
    QTest::addColumn<int>("which"); ///< of the messages that are no summaries; below 0: from the end
    QTest::newRow("fork") << QStringList {u"fork"_s} << u"--at"_s << 20;
    QTest::newRow("resume") << QStringList {u"resume"_s} << u"--at"_s << 20;
    QTest::newRow("checkpoint") << QStringList {u"checkpoint"_s, u"--label=x"_s} << u"--at"_s << 20;
    QTest::newRow("remove") << QStringList {u"remove"_s} << u"--message"_s << 20;
    QTest::newRow("insert") << QStringList {u"insert"_s, u"--role=user"_s, u"--text=x"_s} << u"--after"_s << 20;
    // What earlier compactions summarised cannot be summarised once more: this one takes a late message.
    QTest::newRow("compact") << QStringList {u"compact"_s} << u"--to"_s << -4;
    QTest::newRow("context") << QStringList {u"context"_s} << u"--at"_s << 20;
}

void TestChanges::messagesByNumber()
{
    QFETCH(QStringList, words);
    QFETCH(const QString, option);
    QFETCH(const int, which);
    const QString name = words.takeFirst();
    const auto told = [&](const QString& message) {
        Outcome outcome = run(command(name, words + QStringList {option, message}));
        // Ids that are made anew, and the time it took, differ from run to run.
        static const QRegularExpression changing(u"(msg|part|sess)_[0-9A-Za-z]+|\"ms\":[0-9]+"_s);
        return QString::fromUtf8(outcome.out + outcome.errors).remove(changing);
    };
    const QString id = m_messages.at(which < 0 ? m_messages.size() + which : which);
    const QString byId = told(id);
    QVERIFY2(!byId.contains("\"type\":\"error\""_L1), qPrintable(byId));
    QCOMPARE(told(QString::number(m_rows.indexOf(id) + 1)), byId);
    const Outcome missing = run(command(name, words + QStringList {option, u"99999"_s}));
    QCOMPARE(missing.exitCode, 3);
    QVERIFY2(QByteArray(missing.errors).replace(',', "").contains("99999"), missing.errors.constData());
    // They count from 1 to the last one.
    const Outcome zero = run(command(name, words + QStringList {option, u"0"_s}));
    QCOMPARE(zero.exitCode, 3);
    const QByteArray range = "no message 0; its last one is " + QByteArray::number(m_rows.size());
    QVERIFY2(zero.errors.contains(range), zero.errors.constData());
}

/// What a resume makes is no session to go on with, and what only warns does not fail.
void TestChanges::wordsOfPlans()
{
    const QByteArray resume = run({u"resume"_s, m_store, u"--session"_s, m_session, u"--at"_s, m_messages.at(20)}).out;
    QVERIFY2(resume.contains("  Discarded end: sess_") && !resume.contains("New session"), resume.constData());
    int warnings = 0;
    for (const char* role : {"--role=user", "--role=assistant"}) {
        const QStringList words {QString::fromLatin1(role), u"--text=x"_s, u"--after"_s, m_messages.last()};
        const QJsonObject plan = only(run(command(u"insert"_s, words)), u"plan"_s);
        const QByteArray text = run(QStringList {u"insert"_s, m_store, u"--session"_s, m_session} + words).out;
        for (const QJsonValue& value : plan.value("checks"_L1).toArray()) {
            const QJsonObject check = value.toObject();
            if (check.value("ok"_L1).toBool() || !check.value("only_warns"_L1).toBool())
                continue;
            ++warnings;
            const QByteArray warning = "  warning: " + check.value("text"_L1).toString().toUtf8();
            QVERIFY2(text.contains(warning), text.constData());
        }
        QVERIFY2(!text.contains("failed: "), text.constData());
    }
    QVERIFY(warnings > 0);
}

/// A list shows a title in a line of its own.
void TestChanges::titlesAreOneLine()
{
    const auto title = [&] {
        return only(run(command(u"show"_s, {u"--count"_s, u"0"_s})), u"session"_s).value("title"_L1).toString();
    };
    QCOMPARE(run(command(u"rename"_s, {u"--title"_s, u"Fix\r\n the  parser\n"_s, u"--apply"_s})).exitCode, 0);
    QCOMPARE(title(), u"Fix the parser"_s);
    QCOMPARE(run(command(u"rename"_s, {u"--title"_s, u"two  blanks"_s, u"--apply"_s})).exitCode, 0);
    QCOMPARE(title(), u"two  blanks"_s);
    const QStringList place {u"--at"_s, m_messages.at(4), u"--label"_s, u"before\nthe fix"_s, u"--apply"_s};
    QCOMPARE(run(command(u"checkpoint"_s, place)).exitCode, 0);
    QCOMPARE(only(run(command(u"show"_s, {u"--count"_s, u"0"_s})), u"checkpoint"_s).value("label"_L1).toString(),
        u"before the fix"_s);
}

void TestChanges::textOfAPart()
{
    QCOMPARE(run(command(u"edit"_s,
                     {u"--message"_s, m_messages.first(), u"--part"_s, u"0"_s, u"--text"_s, u"Ein „neuer“ Text\n"_s,
                         u"--apply"_s}))
                 .exitCode,
        0);
    const QJsonObject message = only(run(command(u"show"_s, {u"--count"_s, u"1"_s})), u"message"_s);
    QCOMPARE(
        message.value("parts"_L1).toArray().first().toObject().value("text"_L1).toString(), u"Ein „neuer“ Text\n"_s);
}

void TestChanges::undoNamesTheNewest()
{
    QCOMPARE(run({u"undo"_s}).exitCode, 3);
    QCOMPARE(run({u"redo"_s}).exitCode, 3);
    QCOMPARE(run(command(u"rename"_s, {u"--title"_s, u"one"_s, u"--apply"_s})).exitCode, 0);
    QCOMPARE(run(command(u"rename"_s, {u"--title"_s, u"two"_s, u"--apply"_s})).exitCode, 0);
    QCOMPARE(run({u"undo"_s}).exitCode, 0);
    QCOMPARE(
        only(run(command(u"show"_s, {u"--count"_s, u"0"_s})), u"session"_s).value("title"_L1).toString(), u"one"_s);
    QCOMPARE(run({u"undo"_s}).exitCode, 0);
    QCOMPARE(only(run(command(u"show"_s, {u"--count"_s, u"0"_s})), u"session"_s).value("title"_L1).toString(),
        SampleTitle.toString());
    QCOMPARE(run({u"undo"_s, u"nonsense"_s}).exitCode, 3);
}

void TestChanges::redoTakesWhatWasUndoneLast()
{
    const auto title = [this] {
        return only(run(command(u"show"_s, {u"--count"_s, u"0"_s})), u"session"_s).value("title"_L1).toString();
    };
    for (const QString& next : {u"one"_s, u"two"_s})
        QCOMPARE(run(command(u"rename"_s, {u"--title"_s, next, u"--apply"_s})).exitCode, 0);
    for (int i = 0; i < 2; ++i)
        QCOMPARE(run({u"undo"_s}).exitCode, 0);
    for (const QString& next : {u"one"_s, u"two"_s}) {
        const Outcome redone = run({u"redo"_s});
        QVERIFY2(redone.exitCode == 0, redone.story().constData());
        QCOMPARE(title(), next);
    }
    QCOMPARE(run({u"redo"_s}).exitCode, 3);
}

void TestChanges::undoTakesWhatWasRedoneLast()
{
    const Outcome renamed = run(command(u"rename"_s, {u"--title"_s, u"one"_s, u"--apply"_s}));
    const QString rename = only(renamed, u"plan"_s).value("receipt"_L1).toString();
    const Outcome edited = run(command(
        u"edit"_s, {u"--message"_s, m_messages.at(0), u"--part"_s, u"0"_s, u"--text"_s, u"new"_s, u"--apply"_s}));
    QVERIFY2(!rename.isEmpty() && edited.exitCode == 0, edited.story().constData());
    for (const QString& act : {u"undo"_s, u"redo"_s}) {
        const Outcome done = run({act, rename});
        QVERIFY2(done.exitCode == 0, done.story().constData());
    }
    QCOMPARE(run({u"undo"_s}).exitCode, 0);
    QCOMPARE(only(run(command(u"show"_s, {u"--count"_s, u"0"_s})), u"session"_s).value("title"_L1).toString(),
        SampleTitle.toString());
    const QJsonObject message = only(run(command(u"show"_s, {u"--count"_s, u"1"_s})), u"message"_s);
    QCOMPARE(message.value("parts"_L1).toArray().first().toObject().value("text"_L1).toString(), u"new"_s);
}

/// As the settings of the window have it.
bool TestChanges::limitUndoData(const QByteArray& setting)
{
    QFile settings(m_folder->filePath(u"config/stemma/stemma.ini"_s));
    return QDir(m_folder->path()).mkpath(u"config/stemma"_s) && settings.open(QIODevice::WriteOnly)
        && settings.write("[journal]\n" + setting + '\n') > 0;
}

/// The oldest changes go.
void TestChanges::undoDataKeepsWithinItsLimit()
{
    constexpr int Edits = 14;
    QVERIFY(limitUndoData("megabytes=1"));
    QRandomGenerator random(7); // or it would be packed to nothing
    QString last;
    for (int i = 0; i < Edits; ++i) {
        QString text;
        while (text.size() < 120'000)
            text += QString::number(random.generate64(), 36);
        const Outcome done = run(command(
            u"edit"_s, {u"--message"_s, m_messages.at(0), u"--part"_s, u"0"_s, u"--text"_s, text, u"--apply"_s}));
        QVERIFY2(done.exitCode == 0, done.story().constData());
        last = only(done, u"plan"_s).value("receipt"_L1).toString();
    }
    QString problem;
    const qsizetype kept = ofType(records(run({u"history"_s, u"--json"_s}).out, &problem), u"receipt"_s).size();
    QVERIFY2(kept > 1 && kept < Edits, qPrintable(QString::number(kept)));
    QCOMPARE(run({u"undo"_s, last}).exitCode, 0);
}

void TestChanges::oldUndoDataGoes()
{
    QCOMPARE(run(command(u"rename"_s, {u"--title"_s, u"one"_s, u"--apply"_s})).exitCode, 0);
    Journal journal(m_folder->filePath(u"state/stemma/journal"_s));
    const auto receipts = journal.receipts();
    QVERIFY(receipts && receipts->size() == 1);
    Receipt old = receipts->first();
    const auto inverse = journal.inverse(old.id);
    QVERIFY(inverse);
    old.id = ReceiptId(u"ten-days-ago"_s);
    old.at = now() - std::chrono::days(10);
    old.state = Receipt::State::Open;
    QVERIFY(QFile::remove(journal.path()));
    Journal anew(m_folder->filePath(u"state/stemma/journal"_s));
    QVERIFY(anew.prepare(old, *inverse) && anew.settle(old.id, true));
    QVERIFY(limitUndoData("days=30"));
    QCOMPARE(run(command(u"rename"_s, {u"--title"_s, u"two"_s, u"--apply"_s})).exitCode, 0);
    QVERIFY(run({u"history"_s, u"--json"_s}).out.contains("ten-days-ago"));
    QVERIFY(limitUndoData("days=3"));
    QCOMPARE(run(command(u"rename"_s, {u"--title"_s, u"three"_s, u"--apply"_s})).exitCode, 0);
    const QByteArray history = run({u"history"_s, u"--json"_s}).out;
    QVERIFY2(!history.contains("ten-days-ago") && history.contains("three"), history.constData());
}

void TestChanges::undoThrough()
{
    const QStringList before = dumpSqlite(m_store);
    QStringList ids;
    for (const QString& title : {u"one"_s, u"two"_s, u"three"_s}) {
        const Outcome done = run(command(u"rename"_s, {u"--title"_s, title, u"--apply"_s}));
        QCOMPARE(done.exitCode, 0);
        ids += only(done, u"plan"_s).value("receipt"_L1).toString();
    }
    const QStringList after = dumpSqlite(m_store);
    QVERIFY(after != before);
    Outcome back = run({u"undo"_s, u"--through"_s, ids[0], u"--json"_s});
    QVERIFY2(back.exitCode == 0, back.errors.constData());
    QCOMPARE(back.out.count("\"undo\""), 3);
    QCOMPARE(dumpSqlite(m_store), before);
    QCOMPARE(run({u"undo"_s, u"--through"_s, ids[0]}).exitCode, 3);
    QCOMPARE(run({u"redo"_s, u"--through"_s, ids[2]}).exitCode, 0);
    QCOMPARE(dumpSqlite(m_store), after);
    // What somebody else changed since stops it before anything is lost.
    WriterProcess agent(m_store);
    QVERIFY(agent.exec(u"UPDATE sessions SET title = 'theirs'"_s));
    const QStringList theirs = dumpSqlite(m_store);
    back = run({u"undo"_s, u"--through"_s, ids[1]});
    QVERIFY(back.exitCode != 0);
    QVERIFY2(back.errors.contains("Stopped at") && back.errors.contains("0 of 2"), back.errors.constData());
    QCOMPARE(dumpSqlite(m_store), theirs);
    QCOMPARE(run({u"undo"_s, ids[0], u"--through"_s, ids[1]}).exitCode, 2);
}

/// A change that was cut short was made or was not, and is never told to be open.
void TestChanges::historySettlesWhatACrashLeft()
{
    QCOMPARE(run(command(u"rename"_s, {u"--title"_s, u"Renamed"_s, u"--apply"_s})).exitCode, 0);
    Journal journal(m_folder->filePath(u"state/stemma/journal"_s));
    QVERIFY2(QFile::exists(journal.path()), qPrintable(journal.path()));
    const auto receipts = journal.receipts();
    QVERIFY(receipts && receipts->size() == 1);
    // As if the program had ended right after it wrote down the same change once more.
    Receipt cut = receipts->first();
    const auto inverse = journal.inverse(cut.id);
    QVERIFY(inverse);
    cut.id = ReceiptId(u"cut-short"_s);
    cut.state = Receipt::State::Open;
    QVERIFY(journal.prepare(cut, *inverse));
    RECORDS(all, run({u"history"_s, u"--json"_s}));
    for (const QJsonObject& receipt : ofType(all, u"receipt"_s))
        QCOMPARE(receipt.value("state"_L1).toString(), u"applied"_s);
    QCOMPARE(ofType(all, u"receipt"_s).size(), 2);
}

void TestChanges::textForPeople()
{
    const Outcome plan = run({u"fork"_s, m_store, u"--session"_s, m_session, u"--at"_s, m_messages.at(2)});
    QVERIFY2(plan.out.contains("Fork of") && plan.out.contains("--apply"), plan.out.constData());
    const Outcome done
        = run({u"rename"_s, m_store, u"--session"_s, m_session, u"--title"_s, u"x\u001b[31m"_s, u"--apply"_s});
    QVERIFY2(done.out.contains("stemma undo ") && !done.out.contains('\x1b'), done.out.constData());
    QVERIFY(run({u"history"_s}).out.contains("applied"));
}

void TestChanges::refusals_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    QTest::newRow("no such message") << QStringList {u"fork"_s, u"--at"_s, u"nope"_s} << 3;
    QTest::newRow("no such part") << QStringList {u"edit"_s, u"--message"_s, u"@0"_s, u"--part"_s, u"77"_s, u"--text"_s,
        u"x"_s} << 3;
    QTest::newRow("same title") << QStringList {u"rename"_s, u"--title"_s, SampleTitle.toString(), u"--apply"_s} << 3;
}

void TestChanges::refusals()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, code);
    for (QString& word : arguments) {
        if (word == "@0"_L1)
            word = m_messages.first();
    }
    const QStringList before = dumpSqlite(m_store);
    const Outcome outcome = run(command(arguments.first(), arguments.sliced(1)));
    QCOMPARE(outcome.exitCode, code);
    QVERIFY(outcome.errors.startsWith("stemma: "));
    QCOMPARE(dumpSqlite(m_store), before);
}

void TestChanges::repair()
{
    {
        WriterProcess agent(m_store);
        QVERIFY(agent.exec(u"UPDATE messages SET error_code = 'teapot' WHERE rowid IN (3, 5)"_s));
    }
    const QStringList damaged = dumpSqlite(m_store);
    const QStringList words {u"repair"_s, m_store, u"--json"_s, u"--code"_s, u"invalid-error-code"_s};
    const Outcome dry = run(words);
    QVERIFY2(dry.exitCode == 0, dry.story().constData());
    QCOMPARE(dumpSqlite(m_store), damaged);
    QCOMPARE(only(dry, u"plan"_s).value("writes"_L1).toArray().size(), 1);
    const Outcome one = run(words + QStringList {u"--place=messages row 5, column error_code"_s, u"--apply"_s});
    QVERIFY2(one.exitCode == 0, one.story().constData());
    QCOMPARE(run({u"check"_s, m_store, u"--json"_s}).out.count("\"invalid-error-code\""), 1);
    const QByteArray all = run({u"repair"_s, m_store, u"--all"_s, u"--apply"_s}).out;
    QVERIFY(all.contains("stemma undo "));
    QVERIFY2(!all.contains("(s)"), all.constData()); // plurals are translations, also where no language is set
    QVERIFY(!run({u"check"_s, m_store, u"--json"_s}).out.contains("\"invalid-error-code\""));
    const QStringList mended = dumpSqlite(m_store);
    const Outcome nothing = run(words + QStringList {u"--apply"_s});
    QCOMPARE(nothing.exitCode, 0);
    QVERIFY(!only(nothing, u"plan"_s).value("applied"_L1).toBool());
    QVERIFY(run({u"repair"_s, m_store, u"--code"_s, u"not-utf8"_s}).out.contains("Nothing to repair"));
    QCOMPARE(dumpSqlite(m_store), mended);
    QCOMPARE(run({u"undo"_s}).exitCode, 0);
    QCOMPARE(run({u"undo"_s}).exitCode, 0);
    QCOMPARE(dumpSqlite(m_store), damaged);
}

/// What was asked for by name and has no repair is reported, with the reason.
void TestChanges::whatARepairLeaves()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"session.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QByteArray session
        = R"({"format":"conversation-v1","data":{"version":1,"runId":"r","history":[{"role":"user","content":"q"},)"
          R"({"role":"assistant","content":""},{"role":"tool","content":"x","toolCallId":"c","toolName":"t"}],)"
          R"("lastCompletedIteration":1,"originalInput":{"message":"q"}},"savedAt":5})";
    QVERIFY(file.write(session) == session.size());
    file.close();
    const QStringList words {u"repair"_s, file.fileName(), u"--code"_s};
    const Outcome none = run(words + QStringList {u"empty-answer"_s});
    QCOMPARE(none.exitCode, 1);
    QVERIFY2(none.out.contains("Cannot be repaired: The stored data does not show whether the answer was lost"),
        none.story().constData());
    QVERIFY2(none.out.contains("Found nothing that can be repaired."), none.story().constData());
    const Outcome some
        = run(words + QStringList {u"empty-answer"_s, u"orphan-tool-result"_s, u"--json"_s, u"--apply"_s});
    QCOMPARE(some.exitCode, 1);
    QCOMPARE(only(some, u"finding"_s).value("code"_L1).toString(), u"empty-answer"_s);
    QVERIFY(!only(some, u"finding"_s).value("repair_reason"_L1).toString().isEmpty());
    QVERIFY(only(some, u"plan"_s).value("applied"_L1).toBool());
    const Outcome unknown = run(words + QStringList {u"empty-anwser"_s});
    QCOMPARE(unknown.exitCode, 2);
    QVERIFY2(unknown.errors.contains("empty-anwser") && unknown.errors.contains("empty-answer, "),
        unknown.story().constData());
    const Outcome rest = run({u"repair"_s, file.fileName(), u"--all"_s});
    QVERIFY2(rest.exitCode == 0 && !rest.out.contains("Cannot be repaired"), rest.story().constData());
}

void TestChanges::lockedStore()
{
    WriterProcess agent(m_store);
    QVERIFY(agent.exec(u"BEGIN IMMEDIATE"_s));
    const Outcome outcome = run(command(u"rename"_s, {u"--title"_s, u"x"_s, u"--apply"_s}));
    QCOMPARE(outcome.exitCode, 4);
    QVERIFY(agent.exec(u"ROLLBACK"_s));
}

/// Checkpoints, labels and flags: outside of the store.
void TestChanges::marks()
{
    const QStringList before = dumpSqlite(m_store);
    const auto session = [this] { return only(run(command(u"show"_s, {u"--count"_s, u"0"_s})), u"session"_s); };
    const QStringList place {u"--at"_s, m_messages.at(4), u"--label"_s, u"before the fix"_s};
    QCOMPARE(run(command(u"checkpoint"_s, place)).exitCode, 0);
    QVERIFY(only(run(command(u"show"_s, {u"--count"_s, u"0"_s})), u"session"_s).contains("id"_L1));
    QCOMPARE(run(command(u"checkpoint"_s, place + QStringList {u"--apply"_s})).exitCode, 0);
    const QJsonObject point = only(run(command(u"show"_s, {u"--count"_s, u"0"_s})), u"checkpoint"_s);
    QCOMPARE(point.value("label"_L1).toString(), u"before the fix"_s);
    QCOMPARE(point.value("message"_L1).toString(), m_messages.at(4));
    QCOMPARE(run(command(u"tag"_s, {u"--label"_s, u"work"_s, u"--label"_s, u"urgent"_s, u"--apply"_s})).exitCode, 0);
    QCOMPARE(run(command(u"flag"_s, {u"--apply"_s})).exitCode, 0);
    QCOMPARE(session().value("labels"_L1).toArray(), QJsonArray({u"urgent"_s, u"work"_s}));
    const QByteArray list = run({u"list"_s, m_store}).out;
    QVERIFY2(list.contains("(flagged)") && list.contains("[urgent, work]"), list.constData());
    QCOMPARE(run(command(u"flag"_s, {u"--not-flagged"_s, u"--apply"_s})).exitCode, 0);
    QVERIFY(!run({u"list"_s, m_store}).out.contains("(flagged)"));
    QCOMPARE(session().value("labels"_L1).toArray().size(), 2);
    QCOMPARE(run({u"undo"_s}).exitCode, 0);
    QVERIFY(run({u"list"_s, m_store}).out.contains("(flagged)"));
    // A label is one, whatever it holds.
    const QStringList odd {u"red, green"_s, u"[a,b]"_s};
    QStringList options {u"--apply"_s};
    for (const QString& label : odd)
        options += {u"--label"_s, label};
    QCOMPARE(run(command(u"tag"_s, options)).exitCode, 0);
    QCOMPARE(session().value("labels"_L1).toArray(), QJsonArray({u"[a,b]"_s, u"red, green"_s}));
    const QByteArray oddList = run({u"list"_s, m_store}).out;
    QVERIFY2(oddList.contains("[\"[a,b]\", \"red, green\"]"), oddList.constData());
    QCOMPARE(run(command(u"tag"_s, {u"--apply"_s})).exitCode, 0);
    QVERIFY(session().value("labels"_L1).toArray().isEmpty());
    QCOMPARE(dumpSqlite(m_store), before);
}

/// Several changes, from a file of command lines, made as one and undone as one.
void TestChanges::compactAndDissolve()
{
    const QStringList before = dumpSqlite(m_store);
    const QJsonObject draft = only(run(command(u"compact"_s, {u"--draft"_s, u"--level"_s, u"1"_s})), u"draft"_s);
    QVERIFY(draft.value("covers"_L1).toInteger() > 0);
    QVERIFY(draft.value("prompt"_L1).toString().contains("<conversation>"_L1));
    QVERIFY(!draft.value("text"_L1).toString().isEmpty());
    QVERIFY(m_messages.contains(draft.value("last"_L1).toString()));
    QVERIFY(run({u"compact"_s, m_store, u"--session"_s, m_session, u"--draft"_s}).out.contains("[USER]: "));

    const Outcome without = run(command(u"compact"_s, {u"--level"_s, u"2"_s}));
    QCOMPARE(without.exitCode, 3);
    QVERIFY2(without.errors.contains("text"), without.story().constData());
    QCOMPARE(dumpSqlite(m_store), before);

    const auto nodes = [&] {
        QStringList ids;
        QString problem;
        for (const QJsonObject& record : records(run(command(u"show"_s, {u"--count"_s, u"0"_s})).out, &problem)) {
            if (record.value("type"_L1) == "summary_node"_L1)
                ids += record.value("id"_L1).toString();
        }
        return ids;
    };
    const QStringList known = nodes();
    QCOMPARE(run(command(u"compact"_s, {u"--to"_s, draft.value("last"_L1).toString(), u"--apply"_s})).exitCode, 0);
    QStringList fresh = nodes();
    for (const QString& id : known)
        fresh.removeOne(id);
    QCOMPARE(fresh.size(), 1);
    const Outcome dissolved = run(command(u"dissolve"_s, {u"--node"_s, fresh.first(), u"--apply"_s}));
    QCOMPARE(only(dissolved, u"plan"_s).value("action"_L1).toString(), u"dissolve"_s);
    QCOMPARE(nodes(), known);
    for (int i = 0; i < 2; ++i)
        QCOMPARE(run({u"undo"_s}).exitCode, 0);
    QCOMPARE(dumpSqlite(m_store), before);
}

void TestChanges::prunesByTheRule()
{
    const QStringList before = dumpSqlite(m_store);
    const auto figures = [this](const QString& name, const QStringList& more) {
        const QJsonObject plan = only(run(command(name, more)), u"plan"_s);
        return std::pair(plan.value("context_before"_L1)["tokens"_L1].toInteger(),
            plan.value("context_after"_L1)["tokens"_L1].toInteger());
    };
    const auto [full, pruned] = figures(u"prune"_s, {u"--keep-tokens"_s, u"0"_s});
    QVERIFY(full > pruned && pruned > 0);
    const auto [same, kept] = figures(u"prune"_s, {u"--keep-tokens"_s, u"200"_s, u"--apply"_s});
    QCOMPARE(same, full);
    QVERIFY(kept > pruned && kept < full);
    QVERIFY(dumpSqlite(m_store) != before);
    // All of them come back, as far as there is room.
    const auto [now, restored] = figures(u"unprune"_s, {u"--keep-tokens"_s, u"1000000"_s});
    QCOMPARE(now, kept);
    QVERIFY(restored >= full);
    const Outcome none = run(command(u"unprune"_s, {u"--keep-tokens"_s, u"0"_s}));
    QVERIFY(none.exitCode > 1);
    QVERIFY2(none.errors.contains("No pruned output"), none.story().constData());
    QCOMPARE(run({u"undo"_s}).exitCode, 0);
    QCOMPARE(dumpSqlite(m_store), before);
    QVERIFY(run(command(u"prune"_s, {u"--keep-tokens"_s, u"1000000"_s, u"--apply"_s})).exitCode > 1);
    QCOMPARE(dumpSqlite(m_store), before);
}

/// A change that makes signed thinking invalid names the fork in which it makes none so.
void TestChanges::forkInstead()
{
    const QByteArray thought
        = R"([{"type":"thinking","thinking":"hm","signature":"S=="},{"type":"text","text":"So."}])";
    const QString id = u"6f9619ff-8b86-4d01-b42d-00cf4fc964ff"_s;
    const QString folder = m_folder->filePath(u"mantis"_s);
    QVERIFY(QDir().mkpath(folder + u"/projects/p"_s));
    QFile file(folder + u"/projects/p/"_s + id + u".jsonl"_s);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(mantislines::smallTree() + mantislines::entry("e", "d", "user", "\"third\"", mantislines::at(5))
        + mantislines::entry("f", "e", "assistant", thought, mantislines::at(6)));
    file.close();
    const QStringList edit {
        u"edit"_s, folder, u"--session"_s, id, u"--message"_s, u"c"_s, u"--part"_s, u"0"_s, u"--text"_s, u"other"_s};
    const Outcome outcome = run(edit + QStringList {u"--json"_s});
    const QJsonObject instead = only(outcome, u"plan"_s).value("fork_instead"_L1).toObject();
    QCOMPARE(instead.value("at"_L1).toString(), u"e"_s);
    const QString command = u"stemma fork %1 --session %2 --at e"_s.arg(folder, id);
    QCOMPARE(instead.value("command"_L1).toString(), command);
    const Outcome text = run(edit);
    QVERIFY2(text.out.contains(command.toUtf8()), text.story().constData());
    // Without such thinking there is no need for one.
    const Outcome fork = run(command.split(u' ').mid(1) + QStringList {u"--apply"_s, u"--json"_s});
    const QString made = only(fork, u"plan"_s).value("new_session"_L1).toString();
    QVERIFY2(!made.isEmpty(), fork.story().constData());
    QVERIFY(!only(fork, u"plan"_s).contains("fork_instead"_L1));
}

/// The same edit leaves the original as it is.
void TestChanges::changeInAFork()
{
    const QStringList before = dumpSqlite(m_store);
    const QStringList edit {
        u"--message"_s, m_messages.at(0), u"--part"_s, u"0"_s, u"--text"_s, u"Asked otherwise"_s, u"--as-fork"_s};
    const Outcome told = run(command(u"edit"_s, edit));
    const QJsonObject plan = only(told, u"plan"_s);
    QVERIFY2(!plan.value("new_session"_L1).toString().isEmpty(), told.story().constData());
    QCOMPARE(plan.value("action"_L1).toString(), u"edit"_s);
    QCOMPARE(dumpSqlite(m_store), before);
    const Outcome done = run(command(u"edit"_s, edit + QStringList {u"--apply"_s}));
    const QString fork = only(done, u"plan"_s).value("new_session"_L1).toString();
    QVERIFY2(!fork.isEmpty(), done.story().constData());
    const auto shows = [this](const QString& session) {
        return run({u"show"_s, m_store, u"--session"_s, session}).out.contains("Asked otherwise");
    };
    QVERIFY(shows(fork));
    QVERIFY(!shows(m_session));
    for (const QStringList& of : {QStringList {}, {u"--session"_s, fork}, {u"--session"_s, m_session}}) {
        const QJsonObject edge = only(run(QStringList {u"lineage"_s, m_store, u"--json"_s} + of), u"edge"_s);
        QCOMPARE(edge["from"_L1].toString(), m_session);
        QCOMPARE(edge["to"_L1].toString(), fork);
        QCOMPARE(edge["kind"_L1].toString(), u"fork"_s);
    }
    QVERIFY(run({u"lineage"_s, m_store}).out.contains(fork.toUtf8()));
    QCOMPARE(run({u"lineage"_s, m_store, u"--session"_s, u"none"_s}).exitCode, 3);
    QCOMPARE(run({u"undo"_s, u"--json"_s}).exitCode, 0);
    QVERIFY(!run({u"lineage"_s, m_store}).out.contains(fork.toUtf8()));
    QCOMPARE(dumpSqlite(m_store), before);
    // Nothing of it is silently left out in a batch.
    const QString file = m_folder->filePath(u"forked"_s);
    QFile lines(file);
    QVERIFY(lines.open(QIODevice::WriteOnly));
    lines.write(QJsonDocument(QJsonArray::fromStringList(QStringList {u"edit"_s, u"--session"_s, m_session} + edit))
                    .toJson(QJsonDocument::Compact)
        + '\n');
    lines.close();
    QVERIFY(run({u"batch"_s, m_store, u"--file"_s, file, u"--json"_s}).exitCode > 1);
}

void TestChanges::batch()
{
    const QStringList before = dumpSqlite(m_store);
    const QString file = m_folder->filePath(u"changes"_s);
    QFile lines(file);
    QVERIFY(lines.open(QIODevice::WriteOnly));
    for (const QStringList& words : {QStringList {u"rename"_s, u"--session"_s, m_session, u"--title=It’s both"_s},
             QStringList {u"remove"_s, u"--session"_s, m_session, u"--message"_s, m_messages.last()},
             QStringList {u"compact"_s, u"--session"_s, m_session, u"--level"_s, u"2"_s, u"--text=It is short."_s}})
        lines.write(QJsonDocument(QJsonArray::fromStringList(words)).toJson(QJsonDocument::Compact) + '\n');
    lines.close();
    const QStringList arguments {u"batch"_s, m_store, u"--file"_s, file, u"--json"_s};
    const Outcome told = run(arguments);
    QCOMPARE(only(told, u"plan"_s).value("action"_L1).toString(), u"batch"_s);
    QCOMPARE(told.exitCode, 0);
    QCOMPARE(dumpSqlite(m_store), before);

    const Outcome done = run(arguments + QStringList {u"--apply"_s});
    QCOMPARE(only(done, u"plan"_s).value("applied"_L1).toBool(), true);
    QVERIFY(dumpSqlite(m_store) != before);
    QVERIFY(dumpSqlite(m_store).join(u'\n').contains(u"It’s both"_s));
    QCOMPARE(run({u"undo"_s, u"--json"_s}).exitCode, 0);
    QCOMPARE(dumpSqlite(m_store), before);
}

void TestChanges::badBatches_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QString>("said");
    QTest::newRow("no JSON") << "rename --title x"_ba << u"Line 1 "_s;
    QTest::newRow("nothing") << "\n\n"_ba << u"The batch is empty"_s;
    QTest::newRow("no command") << "[]"_ba << u"Line 1 "_s;
    QTest::newRow("no change") << "\n[\"show\",\"--session\",\"s\"]"_ba << u"Line 2 "_s;
    QTest::newRow("unknown option") << "[\"rename\",\"--session\",\"s\",\"--colour\",\"red\"]"_ba << u"Line 1 "_s;
    QTest::newRow("a draft") << "[\"compact\",\"--session\",\"s\",\"--draft\"]"_ba << u"Line 1 "_s;
    QTest::newRow("kept elsewhere") << "[\"tag\",\"--session\",\"s\",\"--label\",\"x\"]"_ba << u"tag"_s;
    QTest::newRow("no such session") << "[\"delete\",\"--session\",\"none\"]"_ba << u"Change 1 "_s;
}

void TestChanges::badBatches()
{
    QFETCH(const QByteArray, lines);
    QFETCH(const QString, said);
    const QStringList before = dumpSqlite(m_store);
    const QString path = m_folder->filePath(u"changes"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(lines) == lines.size());
    file.close();
    const Outcome outcome = run({u"batch"_s, m_store, u"--file"_s, path, u"--apply"_s});
    QVERIFY(outcome.exitCode > 1);
    QVERIFY2(outcome.errors.contains(said.toUtf8()), outcome.story().constData());
    QCOMPARE(dumpSqlite(m_store), before);
}

void TestChanges::projectMoved()
{
    const QString home = m_folder->filePath(u"home"_s);
    // The first digits of the SHA-1 of "/p", in which the entries were written, and of "/q".
    const auto folder = [&](const QByteArray& directory) {
        const QByteArray digest = QCryptographicHash::hash(directory, QCryptographicHash::Sha1).toHex();
        return home + u"/projects/"_s + QString::fromLatin1(digest.first(12));
    };
    QVERIFY(QDir().mkpath(folder("/p")));
    QFile file(folder("/p") + u"/6f9619ff-8b86-4d01-b42d-00cf4fc964ff.jsonl"_s);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(mantislines::smallTree()) > 0);
    file.close();
    const auto before = filetree::filesIn(home);
    const QStringList move {u"move"_s, home, u"--from"_s, u"/p/"_s, u"--to"_s, u"/q"_s};
    QCOMPARE(run(move).exitCode, 0);
    QCOMPARE(filetree::filesIn(home), before);
    const Outcome done = run(move + QStringList {u"--apply"_s});
    QVERIFY2(done.exitCode == 0, done.story().constData());
    QVERIFY(!QFileInfo::exists(file.fileName()));
    QVERIFY(QFileInfo::exists(folder("/q") + u"/6f9619ff-8b86-4d01-b42d-00cf4fc964ff.jsonl"_s));
    QCOMPARE(run({u"undo"_s}).exitCode, 0);
    QCOMPARE(filetree::filesIn(home), before);
    QCOMPARE(run({u"move"_s, m_store, u"--from"_s, u"/p"_s, u"--to"_s, u"/q"_s}).exitCode, 3);
}

/// The rows of a session and its branches can be told apart.
void TestChanges::branchesAreListedByTheirPrompts()
{
    const QString home = m_folder->filePath(u"home"_s);
    QVERIFY(QDir().mkpath(home + u"/projects/p"_s));
    QFile file(home + u"/projects/p/"_s + mantislines::FileId + u".jsonl"_s);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"session_id":"s","type":"custom-title","custom_title":"The title"})"
               "\n"
        + mantislines::smallTree() + mantislines::entry("e", "b", "user", "\"the other way\"", mantislines::at(5)));
    file.close();
    const QByteArray listed = run({u"list"_s, home}).out;
    QCOMPARE(listed.count("The title"), 1);
    QVERIFY2(listed.contains("second \xc3\xbc  [branch]"), listed.constData());
}

/// What an agent could not go on with is said by the exit code, and made where it is asked for.
void TestChanges::failedChecksAreTold()
{
    const QString home = m_folder->filePath(u"home"_s);
    QVERIFY(QDir().mkpath(home + u"/projects/p"_s));
    QFile file(home + u"/projects/p/"_s + mantislines::FileId + u".jsonl"_s);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(mantislines::smallTree()) > 0);
    file.close();
    // The first prompt: an answer would begin the conversation.
    const QStringList words {u"remove"_s, home, u"--session"_s, mantislines::FileId, u"--message"_s, u"a"_s};
    const Outcome dry = run(words);
    QVERIFY2(dry.exitCode == 1 && dry.out.contains("failed: "), dry.story().constData());
    const Outcome one = run(words + QStringList {u"b"_s, u"--message"_s, u"c"_s});
    QVERIFY2(one.out.contains("afterwards 1 item, 1 token\n"), one.story().constData());
    const Outcome made = run(words + QStringList {u"--apply"_s, u"--json"_s});
    QVERIFY2(made.exitCode == 1, made.story().constData());
    QVERIFY(only(made, u"plan"_s).value("applied"_L1).toBool());
}

void TestChanges::transcripts_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("more");
    QTest::newRow("fork") << u"fork"_s << QStringList {u"--at"_s, u"b"_s, u"--title"_s, u"Zürich"_s};
    QTest::newRow("resume") << u"resume"_s << QStringList {u"--at"_s, u"b"_s};
    QTest::newRow("rename") << u"rename"_s << QStringList {u"--title"_s, u"x"_s};
    QTest::newRow("edit") << u"edit"_s
                          << QStringList {u"--message"_s, u"b"_s, u"--part"_s, u"0"_s, u"--text"_s, u"x"_s};
    QTest::newRow("remove") << u"remove"_s << QStringList {u"--message"_s, u"c"_s, u"d"_s};
    QTest::newRow("delete") << u"delete"_s << QStringList {};
    QTest::newRow("insert") << u"insert"_s
                            << QStringList {u"--after"_s, u"c"_s, u"--role"_s, u"user"_s, u"--text"_s, u"x"_s};
    QTest::newRow("compact") << u"compact"_s << QStringList {u"--to"_s, u"b"_s, u"--text"_s, u"so far"_s};
}

/// A store of files: the same commands, and byte for byte back.
void TestChanges::transcripts()
{
    QFETCH(QString, name);
    QFETCH(QStringList, more);
    const QString id = u"6f9619ff-8b86-4d01-b42d-00cf4fc964ff"_s;
    const QString home = m_folder->filePath(u"home"_s);
    QVERIFY(QDir().mkpath(home + u"/projects/p"_s));
    QFile file(home + u"/projects/p/"_s + id + u".jsonl"_s);
    // Long enough for a summary to be shorter.
    const QByteArray lines = mantislines::smallTree().replace("first", QByteArray(400, 'x'));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(lines) > 0);
    file.close();
    const auto before = filetree::filesIn(home);
    const QStringList arguments = QStringList {name, home, u"--session"_s, id, u"--json"_s} + more;
    const Outcome dry = run(arguments);
    QVERIFY2(dry.exitCode == 0, dry.story().constData());
    QCOMPARE(filetree::filesIn(home), before);
    const Outcome applied = run(arguments + QStringList {u"--apply"_s});
    QVERIFY2(applied.exitCode == 0, applied.story().constData());
    const QString receipt = only(applied, u"plan"_s).value("receipt"_L1).toString();
    const auto after = filetree::filesIn(home);
    QVERIFY(after != before);
    QCOMPARE(run({u"undo"_s, receipt, u"--json"_s}).exitCode, 0);
    QCOMPARE(filetree::filesIn(home), before);
    QCOMPARE(run({u"redo"_s, receipt, u"--json"_s}).exitCode, 0);
    QCOMPARE(filetree::filesIn(home), after);
}

void TestChanges::usage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("fork without a place") << QStringList {u"fork"_s, u"x.db"_s, u"--session"_s, u"s"_s};
    QTest::newRow("rename without a title") << QStringList {u"rename"_s, u"x.db"_s, u"--session"_s, u"s"_s};
    QTest::newRow("without a session") << QStringList {u"delete"_s, u"x.db"_s};
    QTest::newRow("negative part") << QStringList {
        u"prune"_s, u"x.db"_s, u"--session"_s, u"s"_s, u"--message"_s, u"m"_s, u"--part"_s, u"-1"_s};
    QTest::newRow("pruning of what") << QStringList {u"prune"_s, u"x.db"_s, u"--session"_s, u"s"_s};
    QTest::newRow("a message without a part")
        << QStringList {u"prune"_s, u"x.db"_s, u"--session"_s, u"s"_s, u"--message"_s, u"m"_s};
    QTest::newRow("pruning by the rule and by hand") << QStringList {u"prune"_s, u"x.db"_s, u"--session"_s, u"s"_s,
        u"--message"_s, u"m"_s, u"--part"_s, u"0"_s, u"--keep-tokens"_s, u"5"_s};
    QTest::newRow("repair of what") << QStringList {u"repair"_s, u"x.db"_s};
    QTest::newRow("repair of all and of one")
        << QStringList {u"repair"_s, u"x.db"_s, u"--all"_s, u"--code"_s, u"not-utf8"_s};
    QTest::newRow("insertion without a role")
        << QStringList {u"insert"_s, u"x.db"_s, u"--session"_s, u"s"_s, u"--text"_s, u"x"_s};
    QTest::newRow("flagged and not") << QStringList {
        u"flag"_s, u"x.db"_s, u"--session"_s, u"s"_s, u"--flagged"_s, u"--not-flagged"_s};
    QTest::newRow("no such level") << QStringList {
        u"compact"_s, u"x.db"_s, u"--session"_s, u"s"_s, u"--level"_s, u"4"_s};
    QTest::newRow("messages and summaries")
        << QStringList {u"compact"_s, u"x.db"_s, u"--session"_s, u"s"_s, u"--to"_s, u"m"_s, u"--node"_s, u"n"_s};
    QTest::newRow("a draft with a text") << QStringList {
        u"compact"_s, u"x.db"_s, u"--session"_s, u"s"_s, u"--draft"_s, u"--text"_s, u"t"_s};
    QTest::newRow("dissolving of what") << QStringList {u"dissolve"_s, u"x.db"_s, u"--session"_s, u"s"_s};
    QTest::newRow("move to nowhere") << QStringList {u"move"_s, u"x.db"_s, u"--from"_s, u"/a"_s};
    QTest::newRow("two receipts") << QStringList {u"undo"_s, u"a"_s, u"b"_s};
}

void TestChanges::usage()
{
    QFETCH(QStringList, arguments);
    QCOMPARE(run(arguments).exitCode, 2);
}

TEST_CLASS(TestChanges)

#include "tst_changes.moc"
