// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/audit/auditcurve.h"
#include "core/audit/auditreader.h"
#include "core/audit/turnauditor.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/sessionbuilder.h"
#include "tests/testkit/testclass.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <limits>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

TurnList auditOf(const FakeSession& session, const QList<TurnTrace>& traces = {})
{
    TurnAuditor auditor;
    for (const MessagePtr& message : session.messages)
        auditor.add(*message);
    for (const TurnTrace& trace : traces)
        auditor.add(trace);
    return auditor.finish().turns;
}

/// A session in which turns differ: several prompts in a row, answers without usage, tools that fail,
/// usage that comes again.
FakeSession varied(int turns)
{
    SessionBuilder builder;
    builder.assistant(u"before the first prompt"_s);
    for (int i = 0; i < turns; ++i) {
        builder.user(u"prompt %1"_s.arg(i));
        if (i % 3 == 0)
            builder.user(u"a reminder"_s);
        builder.assistant(u"answer"_s).tool(u"bash"_s, u"{}"_s, u"out"_s);
        if (i % 4 != 1)
            builder.tokens(100 + i / 5, 10); // the same for some turns
        if (i % 2 == 0)
            builder.assistant(u"more"_s).failedTool(u"edit"_s, u"{}"_s, u"no such file"_s).tokens(100 + i / 5, 10);
    }
    return builder.build();
}

QList<TurnTrace> tracesOf(const FakeSession& session)
{
    QList<TurnTrace> traces;
    for (size_t i = 4; i < session.messages.size(); i += 9) {
        TurnTrace trace;
        trace.message = session.messages[i]->id;
        trace.tokens.output = qint64(i);
        trace.calls = {{.model = u"m"_s, .tokens = {.output = 40}, .attempt = 2}};
        trace.errors = {u"an error"_s};
        traces.append(trace);
    }
    return traces;
}

void add(TurnAuditor& auditor, const FakeSession& session, qint64 from, qint64 end, qint64 mark = -1)
{
    for (qint64 row = from; row < end; ++row) {
        if (row == mark)
            auditor.mark(row);
        Message message = *session.messages[size_t(row)];
        message.index = row;
        auditor.add(message);
    }
    for (const TurnTrace& trace : tracesOf(session))
        auditor.add(trace);
}

bool same(const SessionAudit& one, const SessionAudit& two)
{
    return one.sums == two.sums && std::ranges::equal(one.turns, two.turns);
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
        QCOMPARE(turns[0].promptWords, u"do it"_s);
        QCOMPARE(turns[1].promptWords, u"more"_s);
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
        QVERIFY(turns[0].remarks.at(0).contains(u"no stored usage"_s));
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
        QCOMPARE(turns[0].remarks.size(), 1);
        QVERIFY(turns[0].remarks.at(0).contains(u"retried"_s));
        QCOMPARE(turns[0].duration(), Duration(3'500));
        QCOMPARE(turns[0].models(), QStringList(u"m"_s));
        trace.tokens.output = 100;
        turns = auditOf(session, {trace});
        QCOMPARE(turns[0].remarks.size(), 2);
        trace.message = MessageId(u"another"_s);
        QVERIFY(!auditOf(session, {trace})[0].traced);
    }

    /// An event log has the beginning, the thinking and the end of a call in messages of their own.
    void aCallInSeveralMessagesIsOne()
    {
        SessionBuilder builder;
        builder.user(u"do it"_s);
        builder.assistant().stepStart(1);
        builder.assistant().stepFinish(1, 100, 20);
        builder.assistant().thinking(u"a tool will do"_s);
        builder.assistant().tool(u"bash"_s, u"{}"_s, u"out"_s);
        builder.assistant().stepStart(2);
        builder.assistant(u"done"_s).tokens(150, 30);
        const MessageId last = builder.lastMessage()->id;
        builder.assistant().thinking(u"that was it"_s);
        const FakeSession session = builder.build();
        auto turns = auditOf(session);
        QCOMPARE(turns.size(), size_t(1));
        QCOMPARE(turns[0].calls.size(), 2);
        QCOMPARE(turns[0].reported.output, 50);
        QVERIFY2(turns[0].remarks.isEmpty(), qPrintable(turns[0].remarks.join(u' ')));
        // Its trace names the message that ends the last call, and not what follows that.
        TurnTrace trace;
        trace.message = last;
        trace.calls = {{.model = u"m"_s, .tokens = {.output = 50}}};
        turns = auditOf(session, {trace});
        QVERIFY(turns[0].traced);
        QCOMPARE(turns[0].calls.size(), 1);
        QCOMPARE(turns[0].models(), QStringList(u"m"_s));
    }

    /// As in the outline and in the usage, where turns have the same numbers.
    void eachPromptBeginsATurn()
    {
        SessionBuilder builder;
        builder.user(u"do it"_s);
        builder.user(u"no, do that"_s);
        builder.assistant(u"one"_s);
        const FakeSession session = builder.build();
        const auto turns = auditOf(session);
        QCOMPARE(turns.size(), size_t(2));
        QVERIFY(turns[0].calls.isEmpty());
        QCOMPARE(turns[1].prompt, session.messages[1]->id);
        QCOMPARE(turns[1].promptWords, u"no, do that"_s);
        QCOMPARE(turns[1].calls.size(), 1);
        QCOMPARE(turns.numberOf(1), 2);
    }

    void whatTheAgentPutsInIsNoPrompt()
    {
        SessionBuilder builder;
        builder.user(u"# AGENTS.md instructions for /work"_s);
        builder.user(u"<environment_context>bash</environment_context>"_s);
        builder.user(u"do it"_s);
        builder.user(u"<system-reminder>be brief</system-reminder>"_s);
        builder.assistant(u"one"_s);
        const FakeSession session = builder.build();
        const auto turns = auditOf(session);
        QCOMPARE(turns.size(), size_t(1));
        QCOMPARE(turns[0].prompt, session.messages[2]->id);
        QCOMPARE(turns[0].promptWords, u"do it"_s);
        QCOMPARE(turns[0].firstIndex, 0);
        QCOMPARE(turns[0].startedAt, session.messages[2]->createdAt);
        QCOMPARE(turns.numberOf(0), 1);
    }

    /// As in the outline and in the usage, whose turns have the same numbers.
    void promptsOfSideChainsBeginNoTurn()
    {
        SessionBuilder builder;
        builder.user(u"do it"_s);
        builder.user(u"look for it"_s).states(MessageState::SideChain);
        builder.assistant(u"found"_s).states(MessageState::SideChain);
        builder.user(u"once only"_s).states(MessageState::Ephemeral);
        builder.user(u"half of"_s).states(MessageState::Damaged);
        builder.assistant(u"done"_s);
        builder.user(u"and this"_s);
        const FakeSession session = builder.build();
        const auto turns = auditOf(session);
        QCOMPARE(turns.size(), size_t(2));
        QCOMPARE(turns[0].promptWords, u"do it"_s);
        QCOMPARE(turns[0].lastIndex, 5);
        QCOMPARE(turns[1].prompt, session.messages[6]->id);
    }

    void anInterruptionIsNoPrompt()
    {
        SessionBuilder builder;
        builder.user(u"do it"_s);
        builder.assistant(u"one"_s);
        builder.user(u"[Request interrupted by user for tool use]"_s);
        builder.user(u"do that"_s);
        const auto turns = auditOf(builder.build());
        QCOMPARE(turns.size(), size_t(2));
        QCOMPARE(turns[0].lastIndex, 2);
        QCOMPARE(turns[1].promptWords, u"do that"_s);
    }

    /// Of messages in some databases.
    void turnsWithoutIdsHavePrompts()
    {
        SessionBuilder builder;
        builder.user(u"do it"_s);
        builder.user(u"no, do that"_s);
        builder.assistant(u"one"_s);
        FakeSession session = builder.build();
        for (MessagePtr& message : session.messages) {
            Message bare = *message;
            bare.id = {};
            message = std::make_shared<Message>(bare);
        }
        const auto turns = auditOf(session);
        QCOMPARE(turns.size(), size_t(2));
        QVERIFY(turns[0].hasPrompt && turns[1].hasPrompt);
        QCOMPARE(turns[1].promptWords, u"no, do that"_s);
    }

    /// As the usage does: what stands before the first prompt is not the first turn.
    void theFirstPromptBeginsTurnOne()
    {
        SessionBuilder builder;
        builder.assistant(u"before the first prompt"_s);
        builder.user(u"do it"_s);
        builder.assistant(u"one"_s);
        const auto turns = auditOf(builder.build());
        QCOMPARE(turns.size(), size_t(2));
        QCOMPARE(turns.numberOf(0), 0);
        QCOMPARE(turns.numberOf(1), 1);
        const QList<QByteArray> lines = auditAsCsv(turns).split('\n');
        QVERIFY(lines.at(1).startsWith("0,"));
        QVERIFY(lines.at(2).startsWith("1,"));
        SessionBuilder plain;
        plain.user(u"do it"_s);
        QCOMPARE(auditOf(plain.build()).numberOf(0), 1);
    }

    void anEmptySessionHasNoTurns() { QVERIFY(auditOf(FakeSession()).empty()); }

    void exportsAsTableAndAsObjects()
    {
        SessionBuilder builder;
        builder.user(u"do it"_s);
        builder.assistant(u"one"_s).tokens(100, 20);
        std::vector<TurnAudit> changed {auditOf(builder.build())[0]};
        changed[0].remarks = {u"=cmd, \"quoted\""_s};
        const TurnList turns({}, changed);
        const QList<QByteArray> lines = auditAsCsv(turns).split('\n');
        QCOMPARE(lines.size(), 3);
        QCOMPARE(lines.at(0).count(','), 23);
        QVERIFY(lines.at(1).startsWith("1,"));
        QVERIFY(lines.at(1).contains(",100,20,"));
        QVERIFY(lines.at(1).trimmed().endsWith("\"'=cmd, \"\"quoted\"\"\""));
        const QJsonArray array = QJsonDocument::fromJson(auditAsJson(turns)).array();
        QCOMPARE(array.size(), 1);
        QCOMPARE(array.at(0)["tokens"_L1]["output"_L1].toInt(), 20);
        QVERIFY(array.at(0)["tokens"_L1]["reasoning"_L1].isNull());
    }

    void readOnAtEveryRowItIsTheSame()
    {
        const FakeSession session = varied(60);
        const auto rows = qint64(session.messages.size());
        TurnAuditor whole;
        add(whole, session, 0, rows);
        const SessionAudit expected = whole.finish();
        for (qint64 cut = 0; cut <= rows; ++cut) {
            TurnAuditor auditor;
            const qint64 mark = cut % 3 == 0 ? cut * 2 / 3 : -1; // sometimes there is one
            add(auditor, session, 0, cut, mark);
            const size_t before = auditor.finish().turns.size();
            const qint64 from = auditor.reopen(cut);
            QVERIFY(from <= cut);
            add(auditor, session, from, rows);
            const SessionAudit audit = auditor.finish();
            QVERIFY2(same(audit, expected), qPrintable(QString::number(cut)));
            QVERIFY(audit.unchanged <= before);
            QVERIFY(mark >= 0 || audit.unchanged + 2 >= before);
            if (mark > 0)
                QCOMPARE(from, mark);
        }
    }

    void aChangeFurtherUpIsReadFromThere()
    {
        const FakeSession session = varied(int(3 * TurnList::ChunkTurns));
        const auto rows = qint64(session.messages.size());
        TurnAuditor whole;
        add(whole, session, 0, rows);
        const SessionAudit expected = whole.finish();
        for (qint64 row = rows - 1; row >= 0; row = row * 9 / 10 - 1) {
            TurnAuditor auditor;
            add(auditor, session, 0, rows);
            (void)auditor.finish();
            const qint64 from = auditor.reopen(row);
            QVERIFY(from <= row);
            add(auditor, session, from, rows);
            const SessionAudit audit = auditor.finish();
            QVERIFY2(same(audit, expected), qPrintable(QString::number(row)));
            // At most a chunk too much is read.
            QVERIFY(row - from <= qint64(4 * TurnList::ChunkTurns + 8));
        }
    }

    void turnsShareTheirChunks()
    {
        const FakeSession session = varied(int(2 * TurnList::ChunkTurns));
        const auto rows = qint64(session.messages.size());
        TurnAuditor auditor;
        add(auditor, session, 0, rows);
        const SessionAudit first = auditor.finish();
        add(auditor, session, auditor.reopen(rows), rows);
        const SessionAudit second = auditor.finish();
        QCOMPARE(&first.turns[0], &second.turns[0]);
        QCOMPARE(first.turns.turnOf(0), 0);
        for (const qint64 row : {qint64(1), rows / 2, rows - 1}) {
            const qint64 turn = first.turns.turnOf(row);
            QVERIFY(turn >= 0);
            QVERIFY(first.turns[size_t(turn)].firstIndex <= row);
            QVERIFY(first.turns[size_t(turn)].lastIndex >= row);
        }
        QCOMPARE(first.turns.turnOf(rows), -1);
    }

    void aTurnOfVeryManyMessagesIsReadOn()
    {
        SessionBuilder builder(u"one"_s);
        builder.user(u"do it all"_s);
        for (int i = 0; i < 3'000; ++i)
            builder.assistant(u"step"_s).tool(u"bash"_s, u"{}"_s, u"out"_s);
        const FakeSession session = builder.build();
        FakeStore store;
        store.add(session);
        const SessionId id(u"one"_s);
        AuditReader reader(id, u"fake"_s);
        const auto readAll = [&] {
            Result<bool> done = false;
            while (done && !*done)
                done = reader.step(store, {});
            return done.has_value();
        };
        QVERIFY(readAll());
        QCOMPARE(reader.audit()->turns[0].tools.size(), 3'000);
        store.append(id, *session.messages.back());
        reader.again();
        QVERIFY(readAll());
        QCOMPARE(reader.rowsRead(), AuditReader::OpenRows + 1);
        const SessionAuditPtr audit = reader.audit();
        reader.afresh();
        QVERIFY(readAll());
        QVERIFY(same(*audit, *reader.audit()));
    }

    void theReaderReadsOnlyWhatIsNew()
    {
        FakeStore store;
        const SessionId id = store.addSynthetic(u"long"_s, 5'000);
        const JobControl job;
        AuditReader reader(id, u"fake"_s);
        const auto readAll = [&] {
            for (;;) {
                const Result<bool> done = reader.step(store, job);
                if (!done || *done)
                    return done.has_value();
            }
        };
        QVERIFY(readAll());
        QCOMPARE(reader.rowsRead(), 5'000);
        (void)reader.audit();
        store.appendSynthetic(id, 100);
        reader.again();
        QVERIFY(readAll());
        QVERIFY2(reader.rowsRead() < 200, qPrintable(QString::number(reader.rowsRead())));
        const SessionAuditPtr audit = reader.audit();
        reader.afresh();
        QVERIFY(readAll());
        QCOMPARE(reader.rowsRead(), 5'100);
        QVERIFY(same(*audit, *reader.audit()));
    }

    void callsWithoutAResultAreTold()
    {
        SessionBuilder builder;
        builder.user(u"do it"_s);
        builder.assistant(u"one"_s).tool(u"bash"_s, u"{}"_s, u"out"_s);
        FakeSession session = builder.build();
        Message asking = *session.messages.back();
        asking.parts = {};
        ToolPart call;
        call.name = u"search"_s;
        call.callId = u"c1"_s;
        asking.parts.append({.index = 0, .body = call});
        session.messages.push_back(std::make_shared<Message>(asking));
        QCOMPARE(auditOf(session)[0].unanswered, QList<qsizetype> {1});
        Message result = asking;
        result.role = Role::Tool;
        call.hasOutput = true;
        call.state = ToolPart::State::Completed;
        result.parts = {{.index = 0, .body = call}};
        session.messages.push_back(std::make_shared<Message>(result));
        QVERIFY(auditOf(session)[0].unanswered.isEmpty());
        QCOMPARE(auditOf(session)[0].tools.size(), 2);
    }

    void zerosAreNoUsage()
    {
        SessionBuilder builder;
        builder.user(u"do it"_s);
        builder.assistant(u"one"_s).tokens(0, 0);
        const TurnList turns = auditOf(builder.build());
        QCOMPARE(turns[0].remarks.size(), 1);
        QVERIFY(turns[0].remarks.at(0).contains(u"no stored usage"_s));
    }

    void estimatesNameTheirRule()
    {
        SessionBuilder builder;
        builder.user(u"do it"_s);
        builder.assistant(u"twelve bytes"_s);
        const TurnList turns = auditOf(builder.build());
        QCOMPARE(turns[0].estimatedOutput, 3);
        QCOMPARE(turns[0].estimateRule, u"UTF-8 bytes / 4"_s);
        QCOMPARE(tokenRuleFor(u"mnesis"_s, u"anthropic/claude-opus-4-6"_s).bytesAToken, 3);
        QCOMPARE(tokenRuleFor(u"mnesis"_s, u"openai/gpt-4o"_s).bytesAToken, 4);
        QVERIFY(auditAsCsv(turns).contains("UTF-8 bytes / 4"));
        QVERIFY(auditAsJson(turns).contains("UTF-8 bytes / 4"));
    }

    void sumsOfExtremeNumbersStayAtTheEnds()
    {
        constexpr qint64 Most = std::numeric_limits<qint64>::max();
        SessionBuilder builder;
        builder.user(u"do it"_s);
        builder.assistant(u"one"_s).tokens(Most - 1, 1);
        builder.assistant(u"two"_s).tokens(Most - 1, 1);
        const FakeSession session = builder.build();
        const TurnList plain = auditOf(session);
        QCOMPARE(plain[0].reported.input, Most);
        QCOMPARE(plain[0].reported.total, Most);
        QCOMPARE(plain[0].contextTokens(), Most);
        TurnTrace trace;
        trace.message = session.messages.back()->id;
        trace.calls = {{.tokens = {.output = -Most}, .latency = Duration::max()},
            {.tokens = {.output = -Most}, .latency = Duration::max()}};
        trace.startedAt = Time::min();
        trace.endedAt = Time::max();
        const TurnList traced = auditOf(session, {trace});
        QVERIFY(traced[0].traced);
        QCOMPARE(traced[0].duration(), Duration::max());
        QCOMPARE(traced[0].latency(), Duration::max());
        AuditSums sums;
        sums.add(plain[0]);
        sums.add(plain[0]);
        sums.add(traced[0]);
        sums.add(traced[0]);
        QCOMPARE(sums.reported.input, Most);
        QCOMPARE(sums.latency, Duration::max());
    }

    void curvesKeepTheirExtremes()
    {
        std::vector<TurnAudit> turns(10'000);
        for (size_t i = 0; i < turns.size(); ++i) {
            turns[i].calls = {{.tokens = {.input = qint64(i)}}};
            if (i == 5'000)
                turns[i].cost = 2.5;
        }
        const TurnList list({}, turns);
        const std::vector<AuditCurve> curves = curvesOf(list, 100);
        QCOMPARE(curves.size(), size_t(2)); // no times
        const AuditCurve& context = curves[0];
        QCOMPARE(context.figure, AuditFigure::Context);
        QCOMPARE(context.bins.size(), size_t(100));
        QCOMPARE(context.most, 9'999.0);
        size_t end = 0;
        for (const AuditBin& bin : context.bins) {
            QCOMPARE(bin.first, end);
            end = bin.end;
            QCOMPARE(bin.least, double(bin.first == 0 ? 1 : bin.first)); // zero tokens are not known
            QCOMPARE(bin.most, double(bin.end - 1));
            QVERIFY(bin.mean >= bin.least && bin.mean <= bin.most);
        }
        QCOMPARE(end, turns.size());
        QCOMPARE(curves[1].figure, AuditFigure::Cost);
        QCOMPARE(std::ranges::count(curves[1].bins, 1, &AuditBin::known), 1);
        QCOMPARE(curves[1].bins[50].mean, 2.5);
        QCOMPARE(curvesOf(list, 50'000).front().bins.size(), turns.size());
        QVERIFY(curvesOf({}, 100).empty());
    }
};

TEST_CLASS(TestTurnAudit)
#include "tst_turnaudit.moc"
