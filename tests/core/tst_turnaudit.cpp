// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/audit/turnaudit.h"
#include "tests/testkit/sessionbuilder.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

std::vector<TurnAudit> auditOf(const FakeSession& session, const QList<TurnTrace>& traces = {})
{
    TurnAuditor auditor;
    for (const MessagePtr& message : session.messages)
        auditor.add(*message);
    for (const TurnTrace& trace : traces)
        auditor.add(trace);
    return auditor.take();
}

} // namespace

class TestTurnAudit : public QObject
{
    Q_OBJECT
private slots:
    void aTurnGoesFromPromptToPrompt()
    {
        SessionBuilder builder;
        builder.user(u"do it"_s);
        builder.assistant(u"I will"_s).tool(u"bash"_s, u"{\"command\":\"ls\"}"_s, u"a b"_s).tokens(100, 20);
        builder.assistant(u"done"_s).failedTool(u"edit"_s, u"{}"_s, u"no such file"_s).tokens(150, 30);
        builder.user(u"more"_s);
        builder.assistant(u"no"_s).tokens(180, 5);
        const auto turns = auditOf(builder.build());
        QCOMPARE(turns.size(), size_t(2));
        QCOMPARE(turns[0].calls.size(), 2);
        QCOMPARE(turns[0].tools.size(), 2);
        QCOMPARE(turns[0].failedTools(), 1);
        QCOMPARE(turns[0].tools.at(1).name, u"edit"_s);
        QCOMPARE(turns[0].reported.input, 250);
        QCOMPARE(turns[0].reported.output, 50);
        QCOMPARE(turns[0].firstIndex, 0);
        QCOMPARE(turns[0].lastIndex, 2);
        QVERIFY(turns[0].estimatedOutput > 0);
        QCOMPARE(turns[1].reported.output, 5);
        QVERIFY(turns[0].remarks.isEmpty());
        QVERIFY(turns[1].duration().has_value());
    }

    void saysWhereFiguresAreMissingOrRepeated()
    {
        SessionBuilder builder;
        builder.user(u"do it"_s);
        builder.assistant(u"one"_s).tokens(100, 20);
        builder.assistant(u"two"_s).tokens(100, 20);
        builder.assistant(u"three"_s);
        const auto turns = auditOf(builder.build());
        QCOMPARE(turns.size(), size_t(1));
        QCOMPARE(turns[0].calls.size(), 3);
        QCOMPARE(turns[0].remarks.size(), 2);
        QVERIFY(turns[0].remarks.at(0).contains(u"no usage"_s));
        QVERIFY(turns[0].remarks.at(1).contains(u"counted twice"_s));
    }

    void whatTheStoreTracedStands()
    {
        SessionBuilder builder;
        builder.user(u"do it"_s);
        builder.assistant(u"one"_s).tokens(1, 1);
        const FakeSession session = builder.build();
        TurnTrace trace;
        trace.message = session.messages.back()->id;
        trace.tokens.output = 90;
        trace.calls = {{.model = u"m"_s, .tokens = {.output = 40}}};
        trace.tools = {{.name = u"python"_s, .attempts = {{.tokens = {.output = 25}}, {.tokens = {.output = 25}}}}};
        trace.startedAt = timeFromMs(1'000);
        trace.endedAt = timeFromMs(4'500);
        auto turns = auditOf(session, {trace});
        QVERIFY(turns[0].traced);
        QCOMPARE(turns[0].reported.output, 90);
        QVERIFY2(turns[0].remarks.isEmpty(), qPrintable(turns[0].remarks.join(u' ')));
        QCOMPARE(turns[0].duration(), Duration(3'500));
        QCOMPARE(turns[0].models(), QStringList(u"m"_s));
        trace.tokens.output = 100;
        turns = auditOf(session, {trace});
        QCOMPARE(turns[0].remarks.size(), 1);
        trace.message = MessageId(u"another"_s);
        QVERIFY(!auditOf(session, {trace})[0].traced);
    }

    void promptsInARowAreOneTurn()
    {
        SessionBuilder builder;
        builder.user(u"do it"_s);
        builder.user(u"a reminder that the agent put in"_s);
        builder.assistant(u"one"_s);
        const FakeSession session = builder.build();
        const auto turns = auditOf(session);
        QCOMPARE(turns.size(), size_t(1));
        QCOMPARE(turns[0].prompt, session.messages.front()->id);
    }

    void anEmptySessionHasNoTurns() { QVERIFY(auditOf(FakeSession()).empty()); }

    void exportsAsTableAndAsObjects()
    {
        SessionBuilder builder;
        builder.user(u"do it"_s);
        builder.assistant(u"one"_s).tokens(100, 20);
        auto turns = auditOf(builder.build());
        turns[0].remarks = {u"=cmd, \"quoted\""_s};
        const QList<QByteArray> lines = auditAsCsv(turns).split('\n');
        QCOMPARE(lines.size(), 3);
        QCOMPARE(lines.at(0).count(','), 18);
        QVERIFY(lines.at(1).startsWith("1,"));
        QVERIFY(lines.at(1).contains(",100,20,"));
        QVERIFY(lines.at(1).trimmed().endsWith("\"'=cmd, \"\"quoted\"\"\""));
        const QJsonArray array = QJsonDocument::fromJson(auditAsJson(turns)).array();
        QCOMPARE(array.size(), 1);
        QCOMPARE(array.at(0)["tokens"_L1]["output"_L1].toInt(), 20);
        QVERIFY(array.at(0)["tokens"_L1]["reasoning"_L1].isNull());
    }
};

QTEST_GUILESS_MAIN(TestTurnAudit)
#include "tst_turnaudit.moc"
