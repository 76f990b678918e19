// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/files/cachefile.h"
#include "core/store/registry.h"
#include "core/usage/usagereader.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/testclass.h"
#include "tests/testkit/usagecorpus.h"

#include <QScopeGuard>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <array>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

struct Writer
{
    const char* name;
    UsageTruth (*write)(const QString& folder, const UsageCorpus& corpus);
};

constexpr std::array Writers {Writer {"claude-code", writeClaudeUsage}, Writer {"codex", writeCodexUsage},
    Writer {"opencode", writeOpenCodeUsage}, Writer {"pi", writePiUsage}};

QString told(const CallTokens& tokens)
{
    return u"%1 %2 %3 %4 %5 %6"_s.arg(tokens.input)
        .arg(tokens.output)
        .arg(tokens.reasoning)
        .arg(tokens.cacheRead)
        .arg(tokens.cacheWrite5m)
        .arg(tokens.cacheWrite1h);
}

QString told(const UsageTruthSum& sum)
{
    return u"%1 calls: %2; sub-agents: %3"_s.arg(sum.calls).arg(told(sum.tokens), told(sum.subAgents));
}

QMap<QString, QString> sumsOf(const UsageReport& report, UsageAxis axis)
{
    QMap<QString, QString> sums;
    for (const UsageRow& row : report.rows(axis))
        sums.insert(row.key, told({row.figures.calls, row.figures.tokens, row.subAgents.tokens}));
    return sums;
}

QMap<QString, QString> sumsOf(const QMap<QString, UsageTruthSum>& truth)
{
    QMap<QString, QString> sums;
    for (const auto& [name, sum] : truth.asKeyValueRange())
        sums.insert(name, told(sum));
    return sums;
}

Result<UsageReportPtr> reportOf(const QString& path, const UsageQuery& query = {})
{
    auto store = openStore(path);
    if (!store)
        return std::unexpected(store.error());
    UsageReader reader(query, PriceTable::builtIn());
    return reader.run(**store, {});
}

} // namespace

/// What is counted of generated stores is what their writers say that they used, to the token.
class tst_UsageTruth : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void equalsTheTruth_data();
    void equalsTheTruth();
    void equalsTheTruthAtLength_data();
    void equalsTheTruthAtLength();
    void axesAddUp_data() { equalsTheTruth_data(); }
    void axesAddUp();
    void isTheSameFromTheCache_data() { equalsTheTruth_data(); }
    void isTheSameFromTheCache();
    void stopsWhenCancelled();
};

void tst_UsageTruth::equalsTheTruth_data()
{
    QTest::addColumn<int>("writer"); // place in Writers
    QTest::addColumn<int>("seed");
    for (int writer = 0; writer < int(Writers.size()); ++writer) {
        for (int seed = 1; seed <= 3; ++seed)
            QTest::addRow("%s %d", Writers[size_t(writer)].name, seed) << writer << seed;
    }
}

void tst_UsageTruth::equalsTheTruthAtLength_data()
{
    QTest::addColumn<int>("writer");
    for (int writer = 0; writer < int(Writers.size()); ++writer)
        QTest::newRow(Writers[size_t(writer)].name) << writer;
}

void tst_UsageTruth::equalsTheTruth()
{
    QFETCH(int, writer);
    QFETCH(int, seed);
    const QTemporaryDir folder;
    const UsageTruth truth
        = Writers[size_t(writer)].write(folder.path(), {.sessions = 7, .turns = 5, .seed = quint64(seed)});
    QVERIFY(!truth.path.isEmpty());
    const auto before = filetree::filesIn(folder.path());
    const auto report = reportOf(truth.path);
    QVERIFY2(report, qPrintable(report ? QString() : report.error().text));
    QCOMPARE(sumsOf(**report, UsageAxis::Session), sumsOf(truth.sessions));
    QCOMPARE(sumsOf(**report, UsageAxis::Model), sumsOf(truth.models));
    QCOMPARE(sumsOf(**report, UsageAxis::Day), sumsOf(truth.days));
    const UsageFigures& total = (*report)->total();
    QCOMPARE(told({total.calls, total.tokens, (*report)->subAgents().tokens}), told(truth.total));
    QVERIFY((*report)->notes().isEmpty());
    QCOMPARE(filetree::filesIn(folder.path()), before);
}

/// Long sessions of long lines: what adds up over many of them, and where reading goes on within a line.
void tst_UsageTruth::equalsTheTruthAtLength()
{
    QFETCH(int, writer);
    const QTemporaryDir folder;
    const UsageTruth truth
        = Writers[size_t(writer)].write(folder.path(), {.sessions = 40, .turns = 150, .textBytes = 1'500});
    for (int time = 0; time < 3; ++time) { // read, then kept
        const auto report = reportOf(truth.path);
        QVERIFY(report);
        const QMap<QString, QString> sums = sumsOf(**report, UsageAxis::Session);
        const QMap<QString, QString> expected = sumsOf(truth.sessions);
        for (const auto& [session, sum] : expected.asKeyValueRange())
            QVERIFY2(
                sums.value(session) == sum, qPrintable(u"%1: %2, not %3"_s.arg(session, sums.value(session), sum)));
        QCOMPARE(sums.size(), expected.size());
        const UsageFigures& total = (*report)->total();
        QCOMPARE(told({total.calls, total.tokens, (*report)->subAgents().tokens}), told(truth.total));
    }
}

void tst_UsageTruth::axesAddUp()
{
    QFETCH(int, writer);
    QFETCH(int, seed);
    const QTemporaryDir folder;
    const UsageTruth truth
        = Writers[size_t(writer)].write(folder.path(), {.sessions = 5, .turns = 4, .seed = quint64(seed)});
    const auto report = reportOf(truth.path, {.withTurns = true});
    QVERIFY(report);
    for (const UsageAxis axis :
        {UsageAxis::Session, UsageAxis::Turn, UsageAxis::Model, UsageAxis::Agent, UsageAxis::Project, UsageAxis::Day}) {
        UsageFigures sum;
        for (const UsageRow& row : (*report)->rows(axis))
            sum.add(row.figures);
        QCOMPARE(told(sum.tokens), told(truth.total.tokens));
        QCOMPARE(sum.calls, truth.total.calls);
    }
    UsageFigures crossed;
    for (const UsageCross& cross : (*report)->crossed(UsageAxis::Day, UsageAxis::Model))
        crossed.add(cross.figures);
    QCOMPARE(told(crossed.tokens), told(truth.total.tokens));
    // Each session alone is its line.
    for (const UsageRow& row : (*report)->rows(UsageAxis::Session)) {
        CallTokens calls;
        auto store = openStore(truth.path);
        UsageReader reader({.session = row.session}, PriceTable::builtIn());
        reader.setSink([&calls](const UsageRecord& call) {
            if (call.notCounted == NotCounted::Counted)
                calls.add(call.tokens);
        });
        const auto alone = reader.run(**store, {});
        QVERIFY(alone);
        QCOMPARE(told((*alone)->total().tokens), told(row.figures.tokens));
        QCOMPARE(told(calls), told(row.figures.tokens));
    }
}

void tst_UsageTruth::isTheSameFromTheCache()
{
    QFETCH(int, writer);
    QFETCH(int, seed);
    const qint64 least = CacheFile::leastBytes();
    CacheFile::setLeastBytes(0);
    const auto restored = qScopeGuard([least] { CacheFile::setLeastBytes(least); });
    const QTemporaryDir folder;
    const UsageTruth truth
        = Writers[size_t(writer)].write(folder.path(), {.sessions = 4, .turns = 4, .seed = quint64(seed)});
    for (int run = 0; run < 3; ++run) {
        const auto report = reportOf(truth.path);
        QVERIFY(report);
        QCOMPARE(sumsOf(**report, UsageAxis::Session), sumsOf(truth.sessions));
        QCOMPARE((*report)->leftOut().size(), (*reportOf(truth.path))->leftOut().size());
    }
}

void tst_UsageTruth::stopsWhenCancelled()
{
    const QTemporaryDir folder;
    const UsageTruth truth = writeClaudeUsage(folder.path(), {.sessions = 4});
    auto store = openStore(truth.path);
    QVERIFY(store);
    UsageReader reader({}, PriceTable::builtIn());
    const JobControl job;
    const auto begun = reader.step(**store, job);
    QVERIFY(begun && !*begun);
    job.cancel();
    const auto stopped = reader.step(**store, job);
    QVERIFY(!stopped);
    QCOMPARE(stopped.error().code, Errc::Cancelled);
    // It goes on from there.
    const auto report = reader.run(**store, {});
    QVERIFY(report);
    QCOMPARE(told((*report)->total().tokens), told(truth.total.tokens));
}

TEST_CLASS(tst_UsageTruth)

#include "tst_usagetruth.moc"
