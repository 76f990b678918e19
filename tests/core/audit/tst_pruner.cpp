// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/audit/tooloutputs.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/sessionbuilder.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

/// A session as letters: u a prompt, s a summary, and digits for the outputs of an answer, in thousands of tokens; P
/// one of 9,000 that is pruned, F one that failed, K one of the tool "skill".
std::vector<MessageOutputs> session(const QString& pattern)
{
    std::vector<MessageOutputs> messages;
    for (const QString& word : pattern.split(u' ', Qt::SkipEmptyParts)) {
        MessageOutputs& message = messages.emplace_back();
        message.isFromUser = word == "u"_L1;
        message.isSummary = word == "s"_L1;
        if (message.isFromUser || message.isSummary)
            continue;
        for (const QChar c : word) {
            ToolOutput output;
            output.message = MessageId(QString::number(messages.size() - 1));
            output.index = qint64(messages.size()) - 1;
            output.part = int(message.outputs.size());
            output.tool = c == u'K' ? u"skill"_s : u"bash"_s;
            output.state = c == u'F' ? ToolPart::State::Error : ToolPart::State::Completed;
            output.tokens = c.isDigit() ? c.digitValue() * 1000 : 9000;
            if (c == u'P')
                output.prunedAt = Time();
            message.outputs += output;
        }
    }
    return messages;
}

/// "message.part" of each, in the order given.
QString named(const QList<ToolOutput>& outputs)
{
    QStringList names;
    for (const ToolOutput& output : outputs)
        names += u"%1.%2"_s.arg(output.index).arg(output.part);
    return names.join(u' ');
}

} // namespace

class PrunerTest final : public QObject
{
    Q_OBJECT
private slots:
    void chooses_data();
    void chooses();
    void choosesBy03();
    void restores_data();
    void restores();
    void readsAStore();
};

void PrunerTest::chooses_data()
{
    QTest::addColumn<QString>("messages");
    QTest::addColumn<qint64>("protect");
    QTest::addColumn<qint64>("minimum");
    QTest::addColumn<QString>("chosen");
    const auto row = [](const char* name, const QString& messages, qint64 protect, qint64 minimum,
                         const QString& chosen) { QTest::newRow(name) << messages << protect << minimum << chosen; };
    row("nothing", QString(), 0, 0, QString());
    row("one turn only", u"u 9 9"_s, 0, 0, QString());
    row("the last two turns stay", u"u 5 u 6 u 7"_s, 0, 0, u"1.0"_s);
    row("what stands before the second-last prompt may go", u"5 u 6 u 7"_s, 0, 0, u"0.0"_s);
    row("newest first, the last part first", u"u 123 4 u u"_s, 0, 0, u"2.0 1.2 1.1 1.0"_s);
    row("what crosses the line goes too", u"u 123 4 u u"_s, 5000, 0, u"1.2 1.1 1.0"_s);
    row("exactly at the line stays", u"u 123 4 u u"_s, 7000, 0, u"1.1 1.0"_s);
    row("not worth it", u"u 5 u u"_s, 0, 5000, QString());
    row("just worth it", u"u 5 u u"_s, 0, 4999, u"1.0"_s);
    row("back to the newest summary", u"u 5 s u 6 u u"_s, 0, 0, u"4.0"_s);
    row("a summary within the last turns ends it", u"u 5 u s u"_s, 0, 0, QString());
    row("skills and failures stay, and count for nothing", u"u 5KF6 u u"_s, 6000, 0, u"1.0"_s);
    row("a pruned one ends its message only", u"u 7 5P6 u u"_s, 0, 0, u"2.2 1.0"_s);
}

void PrunerTest::chooses()
{
    QFETCH(const QString, messages);
    QFETCH(const qint64, protect);
    QFETCH(const qint64, minimum);
    QTEST(named(outputsToPrune(session(messages), {protect, minimum})), "chosen");
}

/// By 0.3 a summary among the last two turns does not end the walk; one before them does (spec 7, 2a).
void PrunerTest::choosesBy03()
{
    const auto chosen = [](const QString& messages) {
        return named(outputsToPrune(session(messages), {0, 0}, CompactionProfile::release03()));
    };
    QCOMPARE(chosen(u"u 5 u s u"_s), u"1.0"_s);
    QCOMPARE(chosen(u"u 5 s u 6 u u"_s), u"4.0"_s);
    QCOMPARE(chosen(u"u 5 u 6 u 7"_s), u"1.0"_s);
}

void PrunerTest::restores_data()
{
    QTest::addColumn<QString>("messages");
    QTest::addColumn<qint64>("most");
    QTest::addColumn<QString>("chosen");
    QTest::newRow("nothing is pruned") << u"u 5 u"_s << qint64(100'000) << QString();
    QTest::newRow("all") << u"u P u P4"_s << qint64(100'000) << u"3.0 1.0"_s;
    QTest::newRow("the newest") << u"u P u P4"_s << qint64(13'000) << u"3.0"_s;
    QTest::newRow("no room") << u"u P u P4"_s << qint64(12'999) << QString();
    QTest::newRow("not behind a summary") << u"u P s P"_s << qint64(100'000) << u"3.0"_s;
}

void PrunerTest::restores()
{
    QFETCH(const QString, messages);
    QFETCH(const qint64, most);
    QTEST(named(outputsToRestore(session(messages), most)), "chosen");
}

void PrunerTest::readsAStore()
{
    FakeStore store;
    SessionBuilder builder(u"one"_s);
    constexpr int Turns = 600; // more than are read at once
    for (int i = 0; i < Turns; ++i)
        builder.user(u"Do %1"_s.arg(i)).assistant().tool(u"bash"_s, u"{\"command\":\"make\"}"_s, QString(400, u'x'));
    store.add(builder.build());
    const auto messages = readToolOutputs(store, SessionId(u"one"_s), {});
    QVERIFY2(messages, messages ? "" : qPrintable(messages.error().text));
    qsizetype outputs = 0;
    for (size_t i = 0; i < messages->size(); ++i) {
        for (const ToolOutput& output : (*messages)[i].outputs) {
            QCOMPARE(output.index, qint64(i));
            QCOMPARE(output.tool, u"bash"_s);
            QCOMPARE(output.about, u"make"_s);
            QCOMPARE(output.tokens, qint64(100));
            ++outputs;
        }
    }
    QCOMPARE(outputs, Turns);
    QCOMPARE(outputsToPrune(*messages, {10'000, 0}).size(), Turns - 2 - 100);
    const auto none = readToolOutputs(store, SessionId(u"nobody"_s), {});
    QVERIFY(!none);
}

TEST_CLASS(PrunerTest)
#include "tst_pruner.moc"
