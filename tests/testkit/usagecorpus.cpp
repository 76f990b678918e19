// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/usagewriter.h"

#include <QDateTime>
#include <QFileInfo>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace stemma {

void UsageTruthSum::add(const CallTokens& more, bool isSubAgent)
{
    ++calls;
    tokens.add(more);
    if (isSubAgent)
        subAgents.add(more);
}

void UsageTruth::add(const UsageTruthCall& call, const CallTokens& tokens)
{
    const QString day = QDateTime::fromMSecsSinceEpoch(call.ms).date().toString(Qt::ISODate);
    for (UsageTruthSum* sum : {&total, &sessions[call.session], &models[call.model], &days[day]})
        sum->add(tokens, call.isSubAgent);
}

QString UsageTruth::text() const
{
    const auto line = [](const QString& name, const CallTokens& tokens) {
        return u"%1: input %2, output %3, reasoning %4, cache read %5, cache write %6 (5 min) and %7 (1 h)\n"_s
            .arg(name)
            .arg(tokens.input)
            .arg(tokens.output)
            .arg(tokens.reasoning)
            .arg(tokens.cacheRead)
            .arg(tokens.cacheWrite5m)
            .arg(tokens.cacheWrite1h);
    };
    QString text;
    for (const auto* sums : {&sessions, &models, &days}) {
        for (const auto& [name, sum] : sums->asKeyValueRange()) {
            text += line(u"%1, %2 calls"_s.arg(name).arg(sum.calls), sum.tokens);
            if (!sum.subAgents.isEmpty())
                text += line(u"  by sub-agents"_s, sum.subAgents);
        }
    }
    return text + line(u"%1 calls in all"_s.arg(total.calls), total.tokens)
        + line(u"  by sub-agents"_s, total.subAgents);
}

qint64 usageMs(qint64 seconds)
{
    static const qint64 begin = QDateTime(QDate(2026, 11, 1), QTime(0, 0), QTimeZone::UTC).toMSecsSinceEpoch();
    return begin + seconds * 1'000 + (seconds * 37) % 1'000;
}

QByteArray usageTime(qint64 seconds)
{
    return QDateTime::fromMSecsSinceEpoch(usageMs(seconds), QTimeZone::UTC).toString(Qt::ISODateWithMs).toLatin1();
}

bool writeUsageFile(const QString& path, const QByteArray& bytes, UsageTruth& truth)
{
    QFile file(path);
    const bool isWritten
        = QDir().mkpath(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    truth.bytes += bytes.size();
    return isWritten;
}

namespace {

/// One transcript of Claude Code being written.
class ClaudeLines
{
public:
    ClaudeLines(UsageDice& dice, QByteArray session, qint64 seconds)
        : m_dice(dice)
        , m_session(std::move(session))
        , m_seconds(seconds)
    {
    }

    QByteArray more; ///< members of each line: of a copy or a sub-agent
    QByteArray lines;
    QByteArray model; ///< of the last answer

    void prompt() { add("user", R"("message":{"role":"user","content":")" + m_dice.text() + "\"}"); }
    /// On three lines, each with the usage so far; answers the tokens of the last one.
    CallTokens answer(bool isSide = false)
    {
        const CallTokens tokens = m_dice.tokens();
        const QByteArray id = "msg_" + m_dice.uuid('4', 1);
        const QByteArray request = "req_" + m_dice.uuid('4', 2);
        model = m_dice.below(5) == 0 ? "claude-next-9" : "claude-sonnet-4-5-20250929";
        const QByteArray call = "toolu_" + m_dice.uuid('4', 3);
        const QByteArrayList blocks {R"({"type":"thinking","thinking":")" + m_dice.text() + R"(","signature":"EqQB"})",
            R"({"type":"text","text":")" + m_dice.text() + "\"}",
            R"({"type":"tool_use","id":")" + call + R"(","name":"Read","input":{"file_path":"/a/b.py"}})"};
        for (int i = 0; i < blocks.size(); ++i) {
            CallTokens told = tokens;
            if (i + 1 < blocks.size())
                told.output = 1 + i;
            addAnswer(id, request, model, blocks.at(i), told, isSide);
        }
        m_answeredMs = usageMs(m_seconds);
        add("user",
            R"("message":{"role":"user","content":[{"tool_use_id":")" + call + R"(","type":"tool_result","content":")"
                + m_dice.text() + R"("}]},"toolUseResult":{"type":"text"})");
        return tokens;
    }
    /// What an agent says in the place of an answer.
    void failure()
    {
        addAnswer("9f0e", "", "<synthetic>", R"({"type":"text","text":"API Error"})", {}, false,
            R"("isApiErrorMessage":true,)");
    }
    /// The same line again, as a compaction does with messages that it keeps.
    void repeatLast(int count)
    {
        const QByteArrayList all = lines.split('\n');
        for (qsizetype i = qMax<qsizetype>(0, all.size() - 1 - count); i + 1 < all.size(); ++i)
            lines += all.at(i) + '\n';
    }
    void add(const QByteArray& type, const QByteArray& own)
    {
        const QByteArray id = m_dice.uuid('4', 4);
        lines += R"({"parentUuid":)" + (m_parent.isEmpty() ? "null"_ba : '"' + m_parent + '"') + R"(,"isSidechain":)"
            + (more.contains("agentId") ? "true" : "false") + R"(,"userType":"external","cwd":"/home/ana/weather",)"
            + more + R"("sessionId":")" + m_session + R"(","version":"2.1.197","type":")" + type + "\"," + own
            + R"(,"uuid":")" + id + R"(","timestamp":")" + usageTime(m_seconds += 40) + "\"}\n";
        m_parent = id;
    }
    [[nodiscard]] qint64 seconds() const { return m_seconds; }
    /// Writes an answer and adds it to what is used.
    void answerTo(UsageTruth& truth, const QString& session, bool isSubAgent = false)
    {
        const CallTokens tokens = answer();
        truth.add({session, QString::fromLatin1(model), m_answeredMs, isSubAgent}, tokens);
    }

private:
    void addAnswer(const QByteArray& id, const QByteArray& request, const QByteArray& by, const QByteArray& block,
        const CallTokens& tokens, bool /*isSide*/, const QByteArray& extra = {})
    {
        const auto number = [](qint64 value) { return QByteArray::number(value); };
        add("assistant",
            extra + (request.isEmpty() ? QByteArray() : R"("requestId":")" + request + "\",") + R"("message":{"id":")"
                + id + R"(","type":"message","role":"assistant","model":")" + by + R"(","content":[)" + block
                + R"(],"stop_reason":"end_turn","usage":{"input_tokens":)" + number(tokens.input)
                + R"(,"cache_creation_input_tokens":)" + number(tokens.cacheWrite()) + R"(,"cache_read_input_tokens":)"
                + number(tokens.cacheRead) + R"(,"cache_creation":{"ephemeral_5m_input_tokens":)"
                + number(tokens.cacheWrite5m) + R"(,"ephemeral_1h_input_tokens":)" + number(tokens.cacheWrite1h)
                + R"(},"output_tokens":)" + number(tokens.output) + R"(,"service_tier":"standard"}})");
    }

    UsageDice& m_dice;
    QByteArray m_session;
    qint64 m_seconds;
    qint64 m_answeredMs = 0;
    QByteArray m_parent;
};

/// A transcript with other ids in it: what a fork copies. @p keepsIds: as the program's own fork does.
QByteArray copyOf(const QByteArray& lines, const QByteArray& from, const QByteArray& to, bool isMarked, bool keepsIds)
{
    QByteArray copy = lines;
    copy.replace(QByteArray("\"sessionId\":\"" + from), QByteArray("\"sessionId\":\"" + to));
    if (isMarked && keepsIds)
        copy.replace("\"requestId\"", QByteArray("\"requestSessionId\":\"" + from + "\",\"requestId\""));
    else if (isMarked)
        copy.replace("\"userType\"",
            QByteArray("\"forkedFrom\":{\"sessionId\":\"" + from
                + R"(","messageUuid":"00000000-0000-4000-8000-000000000000"},"userType")"));
    return copy;
}

} // namespace

UsageTruth writeClaudeUsage(const QString& folder, const UsageCorpus& corpus)
{
    UsageDice dice(corpus, 1);
    UsageTruth truth;
    bool ok = true;
    for (int i = 0; i < corpus.sessions; ++i) {
        const QByteArray id = dice.uuid('4', quint64(i));
        const QString session = QString::fromLatin1(id);
        const QString project = folder + u"/projects/-home-ana-weather-%1/"_s.arg(i % 3);
        ClaudeLines own(dice, id, qint64(i) * 30'000);
        for (int turn = 0; turn < corpus.turns; ++turn) {
            own.prompt();
            own.answerTo(truth, session);
            own.answerTo(truth, session);
            if (turn == 1)
                own.failure();
            if (turn == 2)
                own.repeatLast(4);
            if (turn == 3)
                own.lines += "{\"broken\": \n";
        }
        // A sub-agent, and the sub-agent that wrote a summary.
        QByteArray agents[2];
        for (const bool isSummary : {false, true}) {
            ClaudeLines agent(dice, id, own.seconds());
            const QByteArray name = (isSummary ? "acompact-" : "a") + QByteArray::number(i) + "bc123";
            agent.more = "\"agentId\":\"" + name + "\",";
            agent.prompt();
            agent.answerTo(truth, session, true);
            agents[isSummary] = agent.lines;
            ok = ok
                && writeUsageFile(project + session + u"/subagents/agent-"_s + QString::fromLatin1(name) + u".jsonl"_s,
                    agent.lines, truth);
        }
        // What a sub-agent used is told by the result of its call and by progress lines, too.
        own.add("user",
            R"("message":{"role":"user","content":[{"tool_use_id":"toolu_x","type":"tool_result","content":"done"}]},)"
            R"("toolUseResult":{"status":"completed","agentId":"a","totalTokens":4711,"usage":{"input_tokens":4000,"output_tokens":711}})");
        own.add("progress",
            R"("toolUseID":"toolu_y","data":{"type":"agent_progress","message":{"type":"assistant","message":{"id":"msg_n","usage":{"input_tokens":99,"output_tokens":9}}}})");
        const QByteArray whole = own.lines;
        ok = ok
            && writeUsageFile(project + session + u".jsonl"_s,
                whole + R"({"type":"assistant","uuid":"torn","message":{"id":"msg_torn","usage":{"input_tokens":5)",
                truth);
        // Every second one has a copy that goes on: by each of the ways in which copies were made.
        if (i % 2 != 0)
            continue;
        const int way = i / 2 % 3;
        const QByteArray copyId = dice.uuid('4', quint64(i) + 1'000);
        const QString copy = QString::fromLatin1(copyId);
        ClaudeLines further(dice, copyId, own.seconds() + 9'000);
        further.prompt();
        further.answerTo(truth, copy);
        ok = ok
            && writeUsageFile(
                project + copy + u".jsonl"_s, copyOf(whole, id, copyId, way != 2, way == 1) + further.lines, truth);
        if (way == 0)
            ok = ok
                && writeUsageFile(project + copy + u"/subagents/agent-a%1bc123.jsonl"_s.arg(i),
                    copyOf(agents[0], id, copyId, false, true), truth);
    }
    truth.path = ok ? folder : QString();
    return truth;
}

} // namespace stemma
