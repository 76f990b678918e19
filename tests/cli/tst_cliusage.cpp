// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/cli/program.h"
#include "tests/testkit/testclass.h"

#include <QDir>
#include <QTemporaryDir>

using namespace stemma;
using namespace stemma::program;
using namespace Qt::StringLiterals;

namespace {

/// One call of a Claude Code session; of half a million tokens of input.
QByteArray call(const QByteArray& session, const QByteArray& id, const QByteArray& model = "claude-sonnet-4-5")
{
    return R"({"parentUuid":null,"isSidechain":false,"cwd":"/a","sessionId":")" + session
        + R"(","type":"assistant","uuid":"00000000-0000-4000-8000-00000000)" + id
        + R"(","timestamp":"2026-03-01T10:00:00.000Z","requestId":"r","message":{"role":"assistant","model":")" + model
        + R"(","id":"m)" + id
        + R"(","content":[{"type":"text","text":"x"}],"usage":{"input_tokens":100000,)"
          R"("output_tokens":10}}})"
        + '\n';
}

/// What the agent added up itself.
QByteArray agentsSum(const QByteArray& session, const QByteArray& input, const QByteArray& output)
{
    return R"({"type":"cost-state","sessionId":")" + session + R"(","modelUsage":{"claude-sonnet-4-5":{"inputTokens":)"
        + input + R"(,"outputTokens":)" + output + "}}}\n";
}

} // namespace

/// “stemma usage”: what models read and wrote, and what it cost.
class TestCliUsage final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void differencesAreAddedUp();
    void differencesAreListed();
    void forScripts();
    void copiedStoresCountOnce();
    void asTable();
    void unknownPrices();
    void ownPrices();
    void whatIf();
    void refusals_data();
    void refusals();
    void nothingIsCountedOfWhatIsNotRead();

private:
    [[nodiscard]] bool write(const QString& name, const QByteArray& content) const
    {
        QFile file(m_folder.filePath(name));
        return QDir().mkpath(QFileInfo(file).path()) && file.open(QIODevice::WriteOnly)
            && file.write(content) == content.size();
    }
    [[nodiscard]] QString path() const { return m_folder.filePath(u"home"_s); }

    QTemporaryDir m_folder;
    const QByteArray m_one = "11111111-1111-4111-8111-111111111111";
    const QByteArray m_two = "22222222-2222-4222-8222-222222222222";
};

/// Three sessions; of two the agent's sum is another one.
void TestCliUsage::initTestCase()
{
    const QByteArray three = "33333333-3333-4333-8333-333333333333";
    QVERIFY(write(u"home/projects/-a/%1.jsonl"_s.arg(QString::fromLatin1(m_one)),
        call(m_one, "0001") + call(m_one, "0002") + agentsSum(m_one, "300000", "20")));
    QVERIFY(write(u"home/projects/-a/%1.jsonl"_s.arg(QString::fromLatin1(m_two)),
        call(m_two, "0003") + agentsSum(m_two, "250000", "10")));
    QVERIFY(write(u"home/projects/-a/%1.jsonl"_s.arg(QString::fromLatin1(three)), call(three, "0004", "own-model")));
}

void TestCliUsage::differencesAreAddedUp()
{
    const Outcome outcome = run({u"usage"_s, path()});
    QCOMPARE(outcome.exitCode, 0);
    const QStringList lines = QString::fromUtf8(outcome.out).split(u'\n');
    const QStringList differences = lines.filter(u"by the agent"_s);
    QCOMPARE(differences.size(), 1);
    QVERIFY2(differences.first().startsWith(path() + u", input tokens of 2 session"_s)
            && differences.first().contains(u": 300,000 counted, 550,000 by the agent."_s),
        qPrintable(differences.first()));
    QCOMPARE(lines.filter(u"--differences"_s).size(), 1);
}

void TestCliUsage::differencesAreListed()
{
    const Outcome outcome = run({u"usage"_s, path(), u"--differences"_s});
    QCOMPARE(outcome.exitCode, 0);
    const QStringList differences = QString::fromUtf8(outcome.out).split(u'\n').filter(u"by the agent"_s);
    QCOMPARE(differences.size(), 2);
    for (const QByteArray& session : {m_one, m_two})
        QCOMPARE(differences.filter(QString::fromLatin1(session)).size(), 1);
}

void TestCliUsage::forScripts()
{
    const Outcome outcome = run({u"usage"_s, path(), u"--json"_s});
    QCOMPARE(outcome.exitCode, 0);
    RECORDS(all, outcome);
    QCOMPARE(all.size(), 5);
    QCOMPARE(all.at(0)["key"_L1], QString::fromLatin1(m_one));
    QCOMPARE(all.at(0)["store"_L1], path());
    QCOMPARE(all.at(0)["tokens"_L1]["input"_L1], 200'000);
    const QJsonObject sum = all.at(3);
    QCOMPARE(sum["by"_L1], u"all"_s);
    QCOMPARE(sum["calls"_L1], 4);
    QCOMPARE(sum["tokens"_L1]["output"_L1], 40);
    QCOMPARE(sum["unpriced_calls"_L1], 1);
    QCOMPARE(strings(sum["unpriced_models"_L1]), QStringList {u"own-model"_s});
    const QJsonArray differences = sum["differences"_L1].toArray();
    QCOMPARE(differences.size(), 2);
    for (const QJsonValue& difference : differences)
        QCOMPARE(difference["store"_L1], path());
}

/// A store, and one of its files beside it.
void TestCliUsage::copiedStoresCountOnce()
{
    const QString file = path() + u"/projects/-a/%1.jsonl"_s.arg(QString::fromLatin1(m_one));
    const Outcome outcome = run({u"usage"_s, path(), file, u"--json"_s});
    QCOMPARE(outcome.exitCode, 0);
    RECORDS(all, outcome);
    const QJsonObject sum = all.at(all.size() - 2);
    QCOMPARE(sum["by"_L1], u"all"_s);
    QCOMPARE(sum["calls"_L1], 4);
    QCOMPARE(sum["not_counted"_L1][0]["reason"_L1], u"copied"_s);
    QCOMPARE(sum["not_counted"_L1][0]["records"_L1], 2);
    const QString other = path() + u"/projects/-a/%1.jsonl"_s.arg(QString::fromLatin1(m_two));
    const QByteArray one = run({u"usage"_s, path(), other}).out;
    QVERIFY2(one.contains(": 1 record") && !one.contains("1 records"), one.constData());
}

void TestCliUsage::asTable()
{
    const Outcome outcome = run({u"usage"_s, path(), u"--csv"_s, u"--by"_s, u"model"_s});
    QCOMPARE(outcome.exitCode, 0);
    const QByteArrayList lines = outcome.out.split('\n');
    QCOMPARE(lines.size(), 4);
    QVERIFY(lines.at(0).startsWith("model,title,calls,input,output,"));
    QVERIFY(lines.at(1).startsWith("claude-sonnet-4-5,claude-sonnet-4-5,3,300000,30,"));
    QVERIFY(lines.at(2).startsWith("own-model,own-model,1,100000,10,"));
    QVERIFY(lines.at(2).contains(",,,USD,1,100010,")); // its cost is unknown, and not 0
}

void TestCliUsage::unknownPrices()
{
    const QString text = QString::fromUtf8(run({u"usage"_s, path(), u"--by"_s, u"model"_s}).out);
    QVERIFY2(text.contains(u"no known price, of these models: own-model"_s), qPrintable(text));
    const QStringList own = text.split(u'\n').filter(QRegularExpression(u"^own-model"_s));
    QCOMPARE(own.size(), 1);
    QVERIFY(own.first().endsWith(u"unknown"_s));
    QVERIFY(text.contains(u"≥"_s)); // in all
}

void TestCliUsage::ownPrices()
{
    QVERIFY(write(u"prices.json"_s,
        R"({"models":[{"model":"own-model","input":1,"output":2}],"subscriptions":[{"format":"claude-code"}]})"));
    const Outcome outcome = run(
        {u"usage"_s, path(), u"--prices"_s, m_folder.filePath(u"prices.json"_s), u"--by"_s, u"model"_s, u"--json"_s});
    QCOMPARE(outcome.exitCode, 0);
    RECORDS(all, outcome);
    const QJsonObject own = all.at(1);
    QCOMPARE(own["key"_L1], u"own-model"_s);
    QCOMPARE(own["cost"_L1].toDouble(), 0.10002);
    QCOMPARE(own["charged"_L1].toDouble(), 0.0);
    QCOMPARE(all.at(2)["unpriced_calls"_L1], 0);
}

void TestCliUsage::whatIf()
{
    const Outcome outcome = run({u"usage"_s, path(), u"--session"_s, QString::fromLatin1(m_one), u"--what-if"_s,
        u"cached"_s, u"--what-if"_s, u"compact=50000"_s, u"--json"_s});
    QCOMPARE(outcome.exitCode, 0);
    RECORDS(all, outcome);
    QList<QJsonObject> answers;
    for (const QJsonObject& record : all) {
        if (record.contains("question"_L1))
            answers << record;
    }
    QCOMPARE(answers.size(), 2);
    QCOMPARE(answers.at(0)["question"_L1], u"cached"_s);
    QVERIFY(answers.at(0)["estimated_cost"_L1].toDouble() < answers.at(0)["cost"_L1].toDouble());
    QVERIFY(answers.at(0)["estimated"_L1].toBool());
    QVERIFY(!answers.at(0)["how"_L1].toArray().isEmpty());
}

void TestCliUsage::refusals_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("says");
    QTest::newRow("what-if without a session") << QStringList {u"--what-if"_s, u"cached"_s} << u"--session"_s;
    QTest::newRow("no question") << QStringList {u"--session"_s, u"x"_s, u"--what-if"_s, u"sooner"_s}
                                 << u"compact=100000"_s;
    QTest::newRow("no axis") << QStringList {u"--by"_s, u"weekday"_s} << u"weekday"_s;
    QTest::newRow("no day") << QStringList {u"--since"_s, u"2026-13-01"_s} << u"2026-13-01"_s;
    QTest::newRow("no file of prices") << QStringList {u"--prices"_s, u"/nowhere.json"_s} << u"/nowhere.json"_s;
    QTest::newRow("no session") << QStringList {u"--session"_s, u"nobody"_s} << u"nobody"_s;
}

void TestCliUsage::refusals()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, says);
    const Outcome outcome = run(QStringList {u"usage"_s, path()} + arguments);
    QVERIFY2(outcome.ended() && outcome.exitCode != 0, outcome.story().constData());
    QVERIFY2(QString::fromUtf8(outcome.errors).contains(says), outcome.story().constData());
}

/// Sums of zero would look like an answer.
void TestCliUsage::nothingIsCountedOfWhatIsNotRead()
{
    const QString missing = m_folder.filePath(u"no-such-folder"_s);
    const QList<QStringList> commands {{missing}, {missing, u"--csv"_s}, {path(), u"--session"_s, u"nobody"_s}};
    for (const QStringList& words : commands) {
        const Outcome outcome = run(QStringList {u"usage"_s} + words);
        QVERIFY2(outcome.exitCode == 3, outcome.story().constData());
        QVERIFY2(outcome.errors.startsWith("stemma: ") && outcome.out.isEmpty(), outcome.story().constData());
    }
    const Outcome some = run({u"usage"_s, path(), missing});
    QVERIFY2(some.exitCode == 1 && some.out.contains("in all"), some.story().constData());
}

TEST_CLASS(TestCliUsage)

#include "tst_cliusage.moc"
