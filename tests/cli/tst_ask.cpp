// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/cli/program.h"
#include "tests/testkit/samplestore.h"
#include "tests/testkit/scriptedendpoint.h"
#include "tests/testkit/sqlitedump.h"
#include "tests/testkit/testclass.h"

#include <QDeadlineTimer>
#include <QProcess>
#include <QTemporaryDir>

#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

using namespace stemma;
using namespace stemma::program;
using namespace Qt::StringLiterals;

namespace {

/// A terminal that a program can write to.
class Terminal
{
public:
    Terminal()
        : m_master(::posix_openpt(O_RDWR | O_NOCTTY))
    {
        if (m_master >= 0 && (::grantpt(m_master) != 0 || ::unlockpt(m_master) != 0)) {
            ::close(m_master);
            m_master = -1;
        }
        // Without one who has it open, reading ends with an error.
        m_slave = isOpen() ? ::open(::ptsname(m_master), O_RDWR | O_NOCTTY) : -1;
    }
    ~Terminal()
    {
        ::close(m_slave);
        ::close(m_master);
    }
    Q_DISABLE_COPY_MOVE(Terminal)

    [[nodiscard]] bool isOpen() const { return m_master >= 0; }
    [[nodiscard]] QString name() const { return QString::fromLocal8Bit(::ptsname(m_master)); }
    /// All that was written so far.
    [[nodiscard]] const QByteArray& read()
    {
        pollfd wait {m_master, POLLIN, 0};
        constexpr int Moment = 20;
        while (::poll(&wait, 1, Moment) == 1 && (wait.revents & POLLIN) != 0) {
            char bytes[4096];
            const ssize_t count = ::read(m_master, bytes, sizeof bytes);
            if (count <= 0)
                break;
            m_text.append(bytes, count);
        }
        return m_text;
    }
    [[nodiscard]] bool waitFor(const QByteArray& text)
    {
        constexpr int Patience = testclass::Patience;
        for (const QDeadlineTimer deadline(Patience); !deadline.hasExpired();) {
            if (read().contains(text))
                return true;
        }
        return false;
    }

private:
    int m_master = -1;
    int m_slave = -1;
    QByteArray m_text;
};

} // namespace

/// “stemma ask”: what would be sent, what is sent, and what comes back.
class TestAsk final : public QObject
{
    Q_OBJECT

    ScriptedEndpoint m_server;
    QTemporaryDir m_folder;
    QString m_store;
    QString m_session;
    QString m_summary; ///< the newest
    QStringList m_before;

    [[nodiscard]] Outcome ask(const QStringList& more, const QString& question = u"Why?"_s) const
    {
        QStringList arguments {u"ask"_s, m_store, u"--session"_s, m_session, u"--json"_s};
        if (!question.isEmpty())
            arguments += {u"--question"_s, question};
        return run(arguments + more);
    }
    [[nodiscard]] QStringList endpoint(const QStringList& more = {}) const
    {
        return QStringList {u"--endpoint"_s, m_server.url(u"/v1"_s), u"--model"_s, u"small"_s, u"--retries"_s, u"0"_s,
                   u"--no-keychain"_s}
        + more;
    }
    [[nodiscard]] static QStringList textsOf(const QJsonObject& request)
    {
        QStringList texts;
        for (const QJsonValue& message : request["messages"_L1].toArray())
            texts += message["content"_L1].toString();
        return texts;
    }

private slots:
    void initTestCase()
    {
        qputenv("XDG_STATE_HOME", m_folder.filePath(u"state"_s).toUtf8());
        qputenv("XDG_DATA_HOME", m_folder.filePath(u"data"_s).toUtf8());
        qputenv("XDG_CONFIG_HOME", m_folder.filePath(u"config"_s).toUtf8());
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent"); // not the keychain of who runs the tests
        m_store = m_folder.filePath(u"sample.db"_s);
        QVERIFY(writeSampleStore(m_store));
        RECORDS(sessions, run({u"list"_s, m_store, u"--json"_s}));
        for (const QJsonObject& session : ofType(sessions, u"session"_s)) {
            if (session["title"_L1].toString() == SampleTitle)
                m_session = session["id"_L1].toString();
        }
        RECORDS(shown, run({u"show"_s, m_store, u"--session"_s, m_session, u"--count"_s, u"0"_s, u"--json"_s}));
        m_summary = ofType(shown, u"summary_node"_s).constLast()["id"_L1].toString();
        QVERIFY(!m_summary.isEmpty());
        m_before = dumpSqlite(m_store);
    }
    void init() { m_server.script({ScriptedEndpoint::openAiStream({u"Because."_s})}); }
    void cleanup() { QCOMPARE(dumpSqlite(m_store), m_before); }

    void dryRunSendsNothing()
    {
        const qsizetype sent = m_server.requests().size();
        const Outcome outcome = ask(endpoint({u"--dry-run"_s, u"--price"_s, u"3"_s, u"15"_s, u"--now"_s, u"--before"_s,
            m_summary, u"--after"_s, u"newest"_s, u"--at"_s, u"146"_s}));
        QVERIFY2(outcome.exitCode == 0, outcome.story().constData());
        RECORDS(all, outcome);
        const QList<QJsonObject> requests = ofType(all, u"ask_request"_s);
        QCOMPARE(requests.size(), 4);
        QCOMPARE(requests.at(0)["context"_L1].toString(), u"Now"_s);
        QCOMPARE(requests.at(1)["at"_L1].toInteger(), 145);
        QCOMPARE(requests.at(1)["context"_L1].toString(), u"At message 146"_s);
        QCOMPARE(requests.at(3)["at"_L1].toInteger(), requests.at(2)["at"_L1].toInteger() + 1);
        for (const QJsonObject& request : requests) {
            QVERIFY(request["estimated"_L1].toBool());
            QVERIFY(request["tokens"_L1].toInteger() > 0);
            const double cost = double(request["tokens"_L1].toInteger()) * 3e-6 + 4096 * 15e-6;
            QVERIFY(qAbs(request["cost"_L1].toDouble() - cost) < 1e-9);
            QVERIFY(textsOf(request).constLast().endsWith(u"Question: Why?"_s));
            QVERIFY(request["system"_L1].toString().startsWith(u"You are a careful"_s));
        }
        QCOMPARE(m_server.requests().size(), sent);
    }

    void dryRunNeedsNoEndpoint()
    {
        const Outcome priced = ask({u"--dry-run"_s, u"--model"_s, u"claude-opus-4-5"_s});
        QVERIFY2(priced.exitCode == 0, priced.story().constData());
        RECORDS(all, priced);
        const QJsonObject request = ofType(all, u"ask_request"_s).value(0);
        QVERIFY2(request["cost"_L1].toDouble() > 0, "by the table of prices");
        QCOMPARE(request["currency"_L1].toString(), u"USD"_s);
        const Outcome text
            = run({u"ask"_s, m_store, u"--session"_s, m_session, u"--question"_s, u"Why?"_s, u"--dry-run"_s});
        QVERIFY2(text.out.contains("Now") && text.out.contains("(estimate)") && text.out.contains("not known"),
            text.story().constData());
    }

    void nothingWithoutAgreement()
    {
        const qsizetype sent = m_server.requests().size();
        const Outcome outcome = ask(endpoint({u"--price"_s, u"3"_s, u"15"_s}));
        QCOMPARE(outcome.exitCode, 3);
        QVERIFY2(outcome.errors.contains("Estimated cost: at most 0.") && outcome.errors.contains("--yes"),
            outcome.story().constData());
        QCOMPARE(m_server.requests().size(), sent);
    }

    void sendsWhatTheDryRunSaid()
    {
        RECORDS(dry, ask({u"--dry-run"_s, u"--before"_s, m_summary}));
        const Outcome outcome = ask(endpoint({u"--yes"_s, u"--before"_s, m_summary}));
        QVERIFY2(outcome.exitCode == 0, outcome.story().constData());
        RECORDS(all, outcome);
        const QJsonObject answer = ofType(all, u"ask_answer"_s).value(0);
        QCOMPARE(answer["answer"_L1].toString(), u"Because."_s);
        QCOMPARE(answer["tokens_in"_L1].toInteger(), 120);
        QVERIFY2(outcome.errors.contains("read only 120 of"), outcome.story().constData()); // of thousands
        const QJsonObject body = QJsonDocument::fromJson(m_server.requests().constLast().body).object();
        QCOMPARE(textsOf(body).sliced(1), textsOf(ofType(dry, u"ask_request"_s).value(0)));
        QCOMPARE(body["messages"_L1][0]["role"_L1].toString(), u"system"_s);
    }

    void anthropicTakesItToo()
    {
        m_server.script({ScriptedEndpoint::anthropicStream({u"Beca"_s, u"use."_s})});
        const Outcome outcome = ask(endpoint({u"--kind"_s, u"anthropic"_s, u"--yes"_s}));
        QVERIFY2(outcome.exitCode == 0, outcome.story().constData());
        RECORDS(all, outcome);
        QCOMPARE(ofType(all, u"ask_answer"_s).value(0)["answer"_L1].toString(), u"Because."_s);
        const QJsonObject body = QJsonDocument::fromJson(m_server.requests().constLast().body).object();
        QVERIFY(body["system"_L1].toString().startsWith(u"You are a careful"_s));
        QCOMPARE(body["messages"_L1][0]["role"_L1].toString(), u"user"_s);
    }

    void anEditedSummary()
    {
        RECORDS(all, ask({u"--dry-run"_s, u"--edited"_s, m_summary, u"--text"_s, u"Nothing is known."_s}));
        const QString text = textsOf(ofType(all, u"ask_request"_s).value(0)).join(u'\n');
        QVERIFY(text.contains(u"Nothing is known."_s) && !text.contains(u"## Key Instructions"_s));
    }

    void probesAreJudged()
    {
        m_server.script({ScriptedEndpoint::openAi(u"1. No, include/relay/retry.h must not be changed.\n2. Unknown."_s),
            ScriptedEndpoint::openAi(u"1. The conversation does not say.\n2. It is tests/testing.h."_s)});
        const Outcome outcome = ask(
            endpoint({u"--yes"_s, u"--probe"_s, u"newest"_s, u"--before"_s, m_summary, u"--after"_s, m_summary}), {});
        QVERIFY2(outcome.exitCode == 0, outcome.story().constData());
        RECORDS(all, outcome);
        const QList<QJsonObject> answers = ofType(all, u"ask_answer"_s);
        QVERIFY(answers.size() > 4 && answers.size() % 2 == 0);
        const QJsonObject& first = answers.at(0);
        QCOMPARE(first["question"_L1].toString(), u"May include/relay/retry.h be changed?"_s);
        QCOMPARE(first["verdict"_L1].toString(), u"answered"_s);
        QCOMPARE(answers.at(1)["verdict"_L1].toString(), u"not-answered"_s);
        QCOMPARE(answers.at(answers.size() / 2)["verdict"_L1].toString(), u"not-answered"_s);
        QCOMPARE(answers.at(answers.size() / 2 + 1)["verdict"_L1].toString(), u"answered"_s);
    }

    void badAnswers_data()
    {
        QTest::addColumn<ScriptedEndpoint::Reply>("reply");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("refused") << ScriptedEndpoint::error("401 Unauthorized", "{}") << QByteArray("key");
        QTest::newRow("too long for it") << ScriptedEndpoint::error("413 Too Large", "{}") << QByteArray("too long");
        QTest::newRow("empty") << ScriptedEndpoint::openAi({}) << QByteArray("is empty");
        ScriptedEndpoint::Reply torn = ScriptedEndpoint::openAiStream({u"Bec"_s, u"ause."_s});
        torn.pieces.resize(1);
        QTest::newRow("torn") << torn << QByteArray("broke before");
        QTest::newRow("no JSON") << ScriptedEndpoint::Reply {"200 OK", {"Content-Type: text/html"}, {"<html>"}}
                                 << QByteArray("not valid");
    }
    void badAnswers()
    {
        QFETCH(const ScriptedEndpoint::Reply, reply);
        QFETCH(const QByteArray, said);
        m_server.script({reply});
        const Outcome outcome = ask(endpoint({u"--yes"_s}));
        // Another try may do where the connection broke.
        QVERIFY2(
            outcome.ended() && outcome.exitCode == (said.startsWith("broke") ? 4 : 3), outcome.story().constData());
        QVERIFY2(outcome.errors.contains(said), outcome.story().constData());
    }

    /// Another context may be shorter; a key that is wrong for one is wrong for all.
    void whatIsTooLongDoesNotEndIt()
    {
        const QStringList two {u"--yes"_s, u"--now"_s, u"--before"_s, m_summary};
        const auto good = ScriptedEndpoint::openAiStream({u"Because."_s});
        m_server.script({ScriptedEndpoint::error("400 Bad Request",
                             R"({"error":{"message":"prompt is too long: 210000 tokens > 200000 maximum"}})"),
            good});
        const Outcome outcome = ask(endpoint(two));
        QVERIFY2(outcome.exitCode == 3 && outcome.errors.contains("too long"), outcome.story().constData());
        QCOMPARE(m_server.requests().size(), 2);
        RECORDS(all, outcome);
        QCOMPARE(ofType(all, u"ask_answer"_s).size(), 1);
        m_server.script({ScriptedEndpoint::error("401 Unauthorized", "{}"), good});
        QCOMPARE(ask(endpoint(two)).exitCode, 3);
        QCOMPARE(m_server.requests().size(), 1);
    }

    /// An answer without end is kept as far as it is read.
    void anEndlessAnswerIsCutOff()
    {
        ScriptedEndpoint::Reply endless = ScriptedEndpoint::openAiStream({QString(64 * 1024, u'x')});
        endless.pieces.resize(2); // the first has no text
        endless.then = ScriptedEndpoint::Reply::Then::Repeat;
        m_server.script({endless});
        const Outcome outcome = ask(endpoint({u"--yes"_s}));
        QVERIFY2(outcome.exitCode == 0, outcome.errors.constData());
        RECORDS(all, outcome);
        const QJsonObject answer = ofType(all, u"ask_answer"_s).value(0);
        QVERIFY(answer["cut_off"_L1].toBool() && !answer["complete"_L1].toBool());
        QVERIFY(answer["answer"_L1].toString().size() > 4 * 1024 * 1024);
    }

    /// What had come when the connection broke is told, and that it is not all.
    void aTornAnswerIsKept()
    {
        ScriptedEndpoint::Reply torn = ScriptedEndpoint::openAiStream({u"Bec"_s, u"ause."_s});
        torn.pieces.resize(2);
        m_server.script({torn});
        const Outcome outcome = ask(endpoint({u"--yes"_s}));
        QCOMPARE(outcome.exitCode, 4);
        RECORDS(all, outcome);
        const QList<QJsonObject> answers = ofType(all, u"ask_answer"_s);
        QCOMPARE(answers.size(), 1);
        QCOMPARE(answers.at(0)["answer"_L1].toString(), u"Bec"_s);
        QVERIFY(!answers.at(0)["complete"_L1].toBool());
    }

    /// On a terminal an answer is read while it comes; Ctrl+C keeps what has come.
    void streamsToATerminal_data()
    {
        QTest::addColumn<bool>("isInterrupted");
        QTest::newRow("to its end") << false;
        QTest::newRow("interrupted") << true;
    }
    void streamsToATerminal()
    {
        QFETCH(const bool, isInterrupted);
        ScriptedEndpoint::Reply slow = ScriptedEndpoint::openAiStream({u"\nBecause\nof"_s, u" the budget."_s});
        if (isInterrupted) {
            slow.pieces.resize(2);
            slow.then = ScriptedEndpoint::Reply::Then::Hang;
        }
        m_server.script({slow});
        Terminal terminal;
        QVERIFY(terminal.isOpen());
        QProcess program;
        program.setStandardOutputFile(terminal.name());
        program.start(qEnvironmentVariable("STEMMA_PROGRAM"),
            QStringList {u"ask"_s, m_store, u"--session"_s, m_session, u"--question"_s, u"Why?"_s, u"--yes"_s}
                + endpoint());
        QVERIFY(program.waitForStarted());
        QVERIFY2(terminal.waitFor("    Because\r\n    of"), terminal.read().constData());
        if (isInterrupted) {
            QCOMPARE(program.state(), QProcess::Running);
            ::kill(pid_t(program.processId()), SIGINT);
            QVERIFY2(terminal.waitFor("The answer is not complete"), terminal.read().constData());
        } else {
            QVERIFY2(terminal.waitFor("    of the budget.\r\n"), terminal.read().constData());
        }
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitCode(), isInterrupted ? 130 : 0);
        QCOMPARE(terminal.read().count("Because"), 1);
    }

    /// Of thoughts that no tag begins it is known only at their end that they were no answer.
    void thoughtsOnATerminalEnd()
    {
        ScriptedEndpoint::Reply slow
            = ScriptedEndpoint::openAiStream({u"Let me see.\n"_s, u"</think>\n\nBecause\nof the budget."_s});
        slow.waitsBefore = 2;
        m_server.script({slow});
        Terminal terminal;
        QVERIFY(terminal.isOpen());
        QProcess program;
        program.setStandardOutputFile(terminal.name());
        program.start(qEnvironmentVariable("STEMMA_PROGRAM"),
            QStringList {u"ask"_s, m_store, u"--session"_s, m_session, u"--question"_s, u"Why?"_s, u"--yes"_s}
                + endpoint());
        QVERIFY(program.waitForStarted());
        QVERIFY2(terminal.waitFor("    Let me see."), terminal.read().constData());
        m_server.goOn();
        QVERIFY2(terminal.waitFor("    Because\r\n    of the budget.\r\n"), terminal.read().constData());
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitCode(), 0);
        QCOMPARE(terminal.read().count("thoughts of the model"), 1);
        QCOMPARE(terminal.read().count("Because"), 1);
    }

    void badRequests_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("question");
        QTest::addColumn<int>("exitCode");
        QTest::newRow("no question") << endpoint() << QString() << 2;
        QTest::newRow("blank question") << endpoint() << u"  "_s << 2;
        QTest::newRow("no model") << QStringList() << u"Why?"_s << 2;
        QTest::newRow("both") << endpoint({u"--probe"_s, u"newest"_s}) << u"Why?"_s << 2;
        QTest::newRow("text alone") << endpoint({u"--text"_s, u"x"_s}) << u"Why?"_s << 2;
        QTest::newRow("no such message") << QStringList {u"--dry-run"_s, u"--at"_s, u"99999"_s} << u"Why?"_s << 3;
        QTest::newRow("no such summary") << QStringList {u"--dry-run"_s, u"--before"_s, u"nope"_s} << u"Why?"_s << 3;
    }
    void badRequests()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, question);
        QFETCH(const int, exitCode);
        const qsizetype sent = m_server.requests().size();
        const Outcome outcome = ask(arguments, question);
        QVERIFY2(outcome.exitCode == exitCode, outcome.story().constData());
        QCOMPARE(m_server.requests().size(), sent);
    }
};

TEST_CLASS(TestAsk)
#include "tst_ask.moc"
