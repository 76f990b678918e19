// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/registry.h"
#include "tests/testkit/agentsamples.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"

#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

using SampleWriter = Result<> (*)(const QString& folder);

/// The demo's sessions are what the agents' formats take for whole ones.
class TestAgentSamples final : public QObject
{
    Q_OBJECT

private slots:
    void areWhole_data();
    void areWhole();
};

void TestAgentSamples::areWhole_data()
{
    QTest::addColumn<SampleWriter>("write");
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("title");
    QTest::newRow("Claude Code") << &writeClaudeCodeSample << u"claude-code"_s << u"Rotate the relay's log by size"_s;
    QTest::newRow("Codex") << &writeCodexSample << u"codex"_s << u"Flaky reconnect test"_s;
}

void TestAgentSamples::areWhole()
{
    QFETCH(const SampleWriter, write);
    const QTemporaryDir folder;
    const QString home = folder.filePath(u"home"_s);
    QVERIFY(write(home));
    const auto store = openStore(home);
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    QTEST((*store)->info().format, "format");
    const std::vector<SessionInfo> sessions = readstore::listed(**store);
    QCOMPARE(sessions.size(), size_t(1));
    QTEST(sessions.front().title, "title");
    QCOMPARE(readstore::readAll(**store), QString());
    QCOMPARE(readstore::codes(**store), QStringList());

    int thoughts = 0;
    int calls = 0;
    int failures = 0;
    int patches = 0;
    for (const MessagePtr& message : readstore::messages(**store, sessions.front().id)) {
        for (const Part& part : message->parts) {
            thoughts += part.as<ReasoningPart>() ? 1 : 0;
            patches += part.as<PatchPart>() ? 1 : 0;
            if (const auto* call = part.as<ToolPart>()) {
                ++calls;
                failures += call->state == ToolPart::State::Error ? 1 : 0;
            }
        }
    }
    QVERIFY(thoughts >= 2);
    QVERIFY(calls >= 6);
    QVERIFY(failures >= 1); // the call, and its result where that stands by itself
    QVERIFY(patches >= 1);

    // The same bytes each time.
    const QString again = folder.filePath(u"again"_s);
    QVERIFY(write(again));
    QDirIterator files(home, QDir::Files, QDirIterator::Subdirectories);
    int compared = 0;
    while (files.hasNext()) {
        QFile one(files.next());
        QFile other(again + one.fileName().mid(home.size()));
        QVERIFY(one.open(QIODevice::ReadOnly) && other.open(QIODevice::ReadOnly));
        QCOMPARE(one.readAll(), other.readAll());
        ++compared;
    }
    QCOMPARE(compared, 1);
}

TEST_CLASS(TestAgentSamples)

#include "tst_agentsamples.moc"
