// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/registry.h"
#include "core/usage/usagereader.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Genuine stores: what is counted is what a program of its own, made from the descriptions of the formats alone,
/// counted in them.
class tst_UsageSamples : public QObject
{
    Q_OBJECT

private slots:
    void counts_data();
    void counts();
};

void tst_UsageSamples::counts_data()
{
    QTest::addColumn<int>("calls");
    QTest::addColumn<CallTokens>("tokens");
    const auto row
        = [](const char* sample, int calls, const CallTokens& tokens) { QTest::newRow(sample) << calls << tokens; };
    row("claude-code/generated", 23, {.input = 248'596, .output = 1'867});
    row("claude-code/generated-2.1.197", 14, {.input = 80'030, .output = 1'384});
    row("codex/generated", 32, {.input = 508'122, .output = 4'272, .reasoning = 212});
    row("codex/generated-0.58.0", 17, {.input = 352'101, .output = 2'369, .reasoning = 129});
    row("opencode/generated/opencode.db", 32, {.input = 335'816, .output = 3'072, .reasoning = 49});
    row("opencode/generated-1.0.185", 16, {.input = 187'014, .output = 1'540});
    row("opencode/generated/export.json", 18, {.input = 182'533, .output = 1'976, .reasoning = 15});
    row("pi/generated", 27, {.input = 119'618, .output = 2'104});
    row("mantis/home", 3, {.input = 3'154, .output = 225, .cacheRead = 768});
    row("mantis/documented", 4, {.input = 542, .output = 54});
    row("mantis/sessions-code-layout.db", 4, {.input = 542, .output = 54});
    row("mantis/sessions-documented-layout.db", 2, {.input = 271, .output = 27});
    row("mantis/generated-1.36.0/home", 8, {.input = 31'236, .output = 259, .cacheRead = 2'048});
    row("mantis/generated-1.36.0/sessions.db", 4, {.input = 16'506, .output = 143, .cacheRead = 1'024});
    row("mantis/generated-2.58.0/home", 8, {.input = 36'268, .output = 259, .cacheRead = 2'048});
    row("mantis/generated-2.58.0/sessions.db", 4, {.input = 19'022, .output = 143, .cacheRead = 1'024});
    row("mantis/generated-2.70.1/home", 13, {.input = 61'100, .output = 422, .cacheRead = 3'584});
    row("mantis/generated-2.70.1/sessions.db", 4, {.input = 20'058, .output = 143, .cacheRead = 1'024});
    row("mnesis/small.db", 24, {.input = 1'705, .output = 15'701, .cacheRead = 10, .cacheWrite5m = 5});
    row("mnesis/generated-0.1.1/sessions.db", 24, {.input = 9'711, .output = 2'310});
    row("mnesis/generated-0.3.0/sessions.db", 90,
        {.input = 172'459, .output = 30'378, .cacheRead = 900, .cacheWrite5m = 36});
    row("mnesis/generated-0.4.0/sessions.db", 90,
        {.input = 91'598, .output = 18'687, .cacheRead = 900, .cacheWrite5m = 36});
    row("agentfootprint/events/events.ndjson", 2,
        {.input = 451, .output = 49, .reasoning = 12, .cacheRead = 5, .cacheWrite5m = 6});
    row("agentfootprint/recording/thinking-run.recording.json", 2,
        {.input = 451, .output = 49, .reasoning = 12, .cacheRead = 5, .cacheWrite5m = 6});
    row("agentfootprint/recording/bare.recording.json", 1, {.input = 4, .output = 2});
    row("jazzmine/generated-0.1.38/conversation_db.json", 57, {.input = 27'741, .output = 760});
    row("jazzmine/generated-0.1.42/conversation_db.json", 197, {.input = 104'067, .output = 5'600});
    row("jazzmine/generated-0.1.42/mongo-export", 197, {.input = 104'067, .output = 5'600});
}

void tst_UsageSamples::counts()
{
    QFETCH(int, calls);
    QFETCH(CallTokens, tokens);
    const QString sample = realStore(QString::fromLatin1(QTest::currentDataTag()));
    NEED(missingSample(sample));
    const auto store = openStore(sample);
    QVERIFY2(store, qPrintable(store ? QString() : store.error().text));
    UsageReader reader({}, PriceTable::builtIn());
    const auto report = reader.run(**store, {});
    QVERIFY2(report, qPrintable(report ? QString() : report.error().text));
    CallTokens counted = (*report)->total().tokens;
    counted.cacheWrite5m = counted.cacheWrite(); // the samples tell no hours, or are not asked for them
    counted.cacheWrite1h = counted.reasoningApart = 0;
    QCOMPARE((*report)->total().calls, calls);
    QCOMPARE(counted.input, tokens.input);
    QCOMPARE(counted.output, tokens.output);
    QCOMPARE(counted.reasoning, tokens.reasoning);
    QCOMPARE(counted.cacheRead, tokens.cacheRead);
    QCOMPARE(counted.cacheWrite5m, tokens.cacheWrite5m);
    QVERIFY((*report)->notes().isEmpty());
}

TEST_CLASS(tst_UsageSamples)

#include "tst_usagesamples.moc"
