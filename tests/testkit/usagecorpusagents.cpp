// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/sqlitefile.h"
#include "tests/testkit/usagewriter.h"

#include <QDateTime>
#include <QFileInfo>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

QByteArray codexUsage(const CallTokens& sum)
{
    const auto number = [](qint64 value) { return QByteArray::number(value); };
    const qint64 input = sum.input + sum.cacheRead + sum.cacheWrite();
    return R"({"input_tokens":)" + number(input) + R"(,"cached_input_tokens":)" + number(sum.cacheRead)
        + R"(,"cache_write_input_tokens":)" + number(sum.cacheWrite()) + R"(,"output_tokens":)" + number(sum.output)
        + R"(,"reasoning_output_tokens":)" + number(sum.reasoning) + R"(,"total_tokens":)" + number(input + sum.output)
        + '}';
}

/// One rollout of Codex being written.
class CodexLines
{
public:
    CodexLines(UsageDice& dice, QByteArray thread, qint64 seconds)
        : m_dice(dice)
        , m_thread(std::move(thread))
        , m_seconds(seconds)
    {
    }

    QByteArray lines;
    CallTokens sum; ///< as the counter has it
    qint64 ordinal = -1; ///< of the next line; -1: lines have none

    void head(const QByteArray& more = {})
    {
        add("session_meta",
            R"("id":")" + m_thread + R"(","timestamp":")" + usageTime(m_seconds)
                + R"(","cwd":"/home/ana/weather","originator":"codex_cli_rs","cli_version":"0.104.0","source":)"
                + source + R"(,"model_provider":"openai")" + more);
    }
    QByteArray source = "\"cli\"";

    /// A turn of two calls, added to what is used.
    void turn(quint64 number, UsageTruth& truth, const QString& session, bool isSubAgent)
    {
        const QByteArray id = m_dice.uuid('7', number);
        add("event_msg", R"("type":"task_started","turn_id":")" + id + R"(","model_context_window":258400)");
        add("turn_context",
            R"("turn_id":")" + id + R"(","cwd":"/home/ana/weather","model":"gpt-5.1-codex","effort":"medium")");
        const QByteArray prompt = m_dice.text();
        add("response_item",
            R"("type":"message","role":"user","content":[{"type":"input_text","text":")" + prompt + "\"}]");
        add("event_msg", R"("type":"user_message","message":")" + prompt + R"(","images":[])");
        for (int i = 0; i < 2; ++i) {
            add("response_item",
                R"("type":"message","role":"assistant","content":[{"type":"output_text","text":")" + m_dice.text()
                    + "\"}]");
            const CallTokens tokens = call();
            truth.add({session, u"gpt-5.1-codex"_s, usageMs(m_seconds), isSubAgent}, tokens);
        }
    }
    CallTokens call()
    {
        CallTokens tokens = m_dice.tokens();
        tokens.cacheWrite5m += tokens.cacheWrite1h;
        tokens.cacheWrite1h = 0;
        tokens.reasoning = m_dice.below(int(tokens.output) + 1);
        sum.add(tokens);
        m_last = tokens;
        count();
        return tokens;
    }
    /// The counter as it stands.
    void count()
    {
        add("event_msg",
            R"("type":"token_count","info":{"total_token_usage":)" + codexUsage(sum) + R"(,"last_token_usage":)"
                + codexUsage(m_last) + R"(,"model_context_window":258400},"rate_limits":null)");
    }
    void add(const QByteArray& type, const QByteArray& payload)
    {
        lines += R"({"timestamp":")" + usageTime(m_seconds += 7) + "\","
            + (ordinal < 0 ? QByteArray() : R"("ordinal":)" + QByteArray::number(ordinal++) + ',') + R"("type":")"
            + type + R"(","payload":{)" + payload + "}}\n";
    }
    /// The program was begun anew, and counts from 0.
    void restart() { sum = {}; }
    [[nodiscard]] qint64 seconds() const { return m_seconds; }

private:
    UsageDice& m_dice;
    QByteArray m_thread;
    qint64 m_seconds;
    CallTokens m_last;
};

QString rolloutPath(const QString& folder, const QByteArray& thread, const QString& place = u"sessions/2026/11/01"_s)
{
    return u"%1/%2/rollout-2026-11-01T00-00-00-%3.jsonl"_s.arg(folder, place, QString::fromLatin1(thread));
}

} // namespace

UsageTruth writeCodexUsage(const QString& folder, const UsageCorpus& corpus)
{
    UsageDice dice(corpus, 2);
    UsageTruth truth;
    bool ok = true;
    quint64 number = 0; // ids rise with the times
    for (int i = 0; i < corpus.sessions; ++i) {
        const QByteArray thread = dice.uuid('7', number += 1'000);
        const QString session = QString::fromLatin1(thread);
        CodexLines own(dice, thread, qint64(i) * 30'000);
        const auto run = [&](CodexLines& lines, const QString& of, bool isSubAgent = false) {
            lines.turn(number += 10, truth, of, isSubAgent);
        };
        const bool isPaginated = i % 3 == 1;
        own.ordinal = isPaginated ? 0 : -1;
        own.head(isPaginated ? R"(,"history_mode":"paginated")" : "");
        own.add("event_msg", R"("type":"token_count","info":null,"rate_limits":null)");
        for (int turn = 0; turn < corpus.turns; ++turn) {
            run(own, session);
            own.count(); // told again
            if (turn == 2 && !isPaginated)
                own.restart();
        }
        ok = ok
            && writeUsageFile(
                rolloutPath(folder, thread, i % 4 == 3 ? u"archived_sessions"_s : u"sessions/2026/11/01"_s), own.lines,
                truth);
        // A fork: by a base, or with all lines of the parent at new times.
        const QByteArray forkThread = dice.uuid('7', number += 1'000);
        const QString fork = QString::fromLatin1(forkThread);
        CodexLines further(dice, forkThread, own.seconds() + 9'000);
        const QByteArray origin = R"(,"forked_from_id":")" + thread + '"';
        further.sum = own.sum;
        if (isPaginated) {
            further.ordinal = own.ordinal;
            further.head(origin + R"(,"history_mode":"paginated","history_base":{"thread_id":")" + thread
                + R"(","end_ordinal_exclusive":)" + QByteArray::number(own.ordinal) + R"(,"end_byte_offset":)"
                + QByteArray::number(own.lines.size()) + '}');
            further.count(); // what was before it
        } else {
            further.head(origin);
            const qsizetype dates = QByteArrayView(R"({"timestamp":")").size();
            for (QByteArray line : own.lines.split('\n')) {
                if (!line.isEmpty())
                    further.lines += line.replace(dates, usageTime(0).size(), usageTime(own.seconds() + 9'001)) + '\n';
            }
        }
        run(further, fork);
        ok = ok && writeUsageFile(rolloutPath(folder, forkThread), further.lines, truth);
        // A sub-agent that was given the history of its session.
        if (!isPaginated)
            continue;
        const QByteArray agentThread = dice.uuid('7', number += 1'000);
        CodexLines agent(dice, agentThread, own.seconds() + 100);
        agent.source = R"({"subagent":{"thread_spawn":{"parent_thread_id":")" + thread + R"(","depth":1}}})";
        agent.ordinal = 0;
        const qint64 brought = 1 + own.lines.count('\n');
        agent.head(R"(,"history_mode":"paginated","subagent_history_start_ordinal":)" + QByteArray::number(brought));
        for (QByteArray line : own.lines.split('\n')) {
            const qsizetype at = line.indexOf(R"("ordinal":)");
            if (at < 0)
                continue;
            const qsizetype end = line.indexOf(',', at);
            agent.lines
                += line.first(at) + R"("ordinal":)" + QByteArray::number(agent.ordinal++) + line.sliced(end) + '\n';
        }
        agent.sum = own.sum;
        run(agent, session, true);
        ok = ok && writeUsageFile(rolloutPath(folder, agentThread), agent.lines, truth);
    }
    truth.path = ok ? folder : QString();
    return truth;
}

UsageTruth writeOpenCodeUsage(const QString& folder, const UsageCorpus& corpus)
{
    UsageDice dice(corpus, 3);
    UsageTruth truth;
    const QString path = folder + u"/opencode.db"_s;
    auto file = SqliteFile::create(path);
    if (!file)
        return truth;
    for (const QString& statement :
        {u"CREATE TABLE project (id text PRIMARY KEY, worktree text NOT NULL, vcs text, time_created integer NOT NULL, time_updated integer NOT NULL, sandboxes text NOT NULL DEFAULT '[]')"_s,
            u"CREATE TABLE session (id text PRIMARY KEY, project_id text NOT NULL, slug text NOT NULL, directory text NOT NULL, title text NOT NULL, version text NOT NULL, parent_id text, revert text, cost real, tokens_input integer, tokens_output integer, tokens_reasoning integer, tokens_cache_read integer, tokens_cache_write integer, time_created integer NOT NULL, time_updated integer NOT NULL)"_s,
            u"CREATE TABLE message (id text PRIMARY KEY, session_id text NOT NULL, time_created integer NOT NULL, time_updated integer NOT NULL, data text NOT NULL)"_s,
            u"CREATE TABLE part (id text PRIMARY KEY, message_id text NOT NULL, session_id text NOT NULL, time_created integer NOT NULL, time_updated integer NOT NULL, data text NOT NULL)"_s,
            u"CREATE INDEX message_session_time_created_id_idx ON message (session_id, time_created, id)"_s,
            u"CREATE INDEX part_message_id_id_idx ON part (message_id, id)"_s,
            u"CREATE INDEX part_session_idx ON part (session_id)"_s,
            u"INSERT INTO project VALUES ('global', '/home/ana/weather', 'git', 0, 0, '[]')"_s, u"BEGIN"_s})
        file->run(statement);
    struct Stored
    {
        qint64 ms;
        QString data;
        QStringList parts;
    };
    qint64 number = 0;
    const auto id = [&number](const char* prefix) -> QString {
        return QLatin1StringView(prefix) + QString::number(0x2007b9000000 + ++number, 16) + u"giWpdI32XpE2cm"_s;
    };
    const auto tokensJson = [](const CallTokens& tokens) {
        return uR"("cost":%1,"tokens":{"input":%2,"output":%3,"reasoning":%4,"cache":{"read":%5,"write":%6}})"_s
            .arg(double(tokens.input) / 1e6)
            .arg(tokens.input)
            .arg(tokens.output)
            .arg(tokens.reasoning)
            .arg(tokens.cacheRead)
            .arg(tokens.cacheWrite5m);
    };
    const auto drawn = [&dice] {
        CallTokens tokens = dice.tokens();
        tokens.cacheWrite5m += tokens.cacheWrite1h;
        tokens.cacheWrite1h = 0;
        tokens.reasoning = tokens.reasoningApart = dice.below(400);
        return tokens;
    };
    const auto write = [&](const QString& session, const QString& title, const QString& parent, qint64 ms,
                           const QList<Stored>& messages, const CallTokens& sum) {
        file->run(
            u"INSERT INTO session VALUES (?, 'global', 's', '/home/ana/weather', ?, '1.18.33', ?, NULL, 0, ?, ?, ?, ?, ?, ?, ?)"_s,
            {session, title, parent.isEmpty() ? QVariant() : QVariant(parent), sum.input, sum.output, sum.reasoning,
                sum.cacheRead, sum.cacheWrite5m, ms, ms + 1'000'000});
        for (const Stored& message : messages) {
            const QString messageId = id("msg_");
            file->run(u"INSERT INTO message VALUES (?, ?, ?, ?, ?)"_s,
                {messageId, session, message.ms, message.ms, message.data});
            for (const QString& part : message.parts)
                file->run(u"INSERT INTO part VALUES (?, ?, ?, ?, ?, ?)"_s,
                    {id("prt_"), messageId, session, message.ms, message.ms, part});
            truth.bytes += message.data.size() + message.parts.join(QChar()).size();
        }
    };
    /// Answers the sum of the messages.
    const auto turns = [&](const QString& session, qint64 ms, int count, QList<Stored>& messages, bool isSubAgent) {
        CallTokens sum;
        const auto take = [&](const CallTokens& tokens) {
            truth.add({session, u"claude-sonnet-4-5"_s, ms, isSubAgent}, tokens);
            sum.add(tokens);
        };
        for (int turn = 0; turn < count; ++turn) {
            messages << Stored {ms += 1'000, uR"({"role":"user","time":{"created":%1},"agent":"build"})"_s.arg(ms),
                {uR"({"type":"text","text":"%1"})"_s.arg(QString::fromLatin1(dice.text()))}};
            for (int answer = 0; answer < 3; ++answer) {
                const CallTokens tokens = drawn();
                const bool isEmpty = answer == 2 && turn % 2 == 1;
                const bool hasSteps = answer == 1 && turn % 2 == 0;
                const CallTokens before = drawn();
                Stored message {
                    ms += 500, {}, {uR"({"type":"text","text":"%1"})"_s.arg(QString::fromLatin1(dice.text()))}};
                message.data
                    = uR"({"role":"assistant","modelID":"claude-sonnet-4-5","providerID":"anthropic","mode":"build","agent":"%1",%2,"time":{"created":%3,"completed":%4},"finish":"stop"})"_s
                          .arg(isSubAgent ? u"general"_s : u"build"_s, tokensJson(isEmpty ? CallTokens() : tokens))
                          .arg(ms)
                          .arg(ms + 400);
                if (hasSteps) {
                    message.parts << uR"({"type":"step-finish","reason":"tool-calls",%1})"_s.arg(tokensJson(before));
                    take(before);
                }
                if (!isEmpty) {
                    message.parts << uR"({"type":"step-finish","reason":"stop",%1})"_s.arg(tokensJson(tokens));
                    take(tokens);
                }
                messages << message;
            }
        }
        return sum;
    };
    for (int i = 0; i < corpus.sessions; ++i) {
        const QString session = id("ses_");
        const qint64 ms = 1'795'304'427'000 + qint64(i) * 7'000'000;
        QList<Stored> messages;
        CallTokens sum = turns(session, ms, corpus.turns, messages, false);
        write(session, u"Session %1"_s.arg(i), {}, ms, messages, sum);
        QList<Stored> own;
        const CallTokens agentSum = [&] {
            const CallTokens made = turns(session, ms + 300, 1, own, true);
            return made;
        }();
        write(id("ses_"), u"Look for files"_s, session, ms + 300, own, agentSum);
        if (i % 2 != 0)
            continue;
        const QString fork = id("ses_");
        QList<Stored> copied = messages.first(messages.size() - 4); // the last turn is not taken along
        sum.add(turns(fork, ms + 3'000'000, 1, copied, false));
        write(fork, u"Session %1 (fork #1)"_s.arg(i), {}, ms + 2'999'000, copied, sum);
    }
    file->run(u"COMMIT"_s);
    const Result<> done = file->finish();
    truth.path = done ? path : QString();
    return truth;
}

UsageTruth writePiUsage(const QString& folder, const UsageCorpus& corpus)
{
    UsageDice dice(corpus, 4);
    UsageTruth truth;
    bool ok = true;
    const auto usage = [](const CallTokens& tokens) -> QByteArray {
        const auto number = [](qint64 value) { return QByteArray::number(value); };
        return R"("usage":{"input":)" + number(tokens.input) + R"(,"output":)" + number(tokens.output)
            + R"(,"cacheRead":)" + number(tokens.cacheRead) + R"(,"cacheWrite":)" + number(tokens.cacheWrite5m)
            + R"(,"totalTokens":)" + number(tokens.total())
            + R"(,"cost":{"input":0,"output":0,"cacheRead":0,"cacheWrite":0,"total":)"
            + (tokens.isEmpty() ? "0" : "0.003") + "}}";
    };
    for (int i = 0; i < corpus.sessions; ++i) {
        QByteArray parent = "null";
        qint64 seconds = qint64(i) * 30'000;
        QByteArray entries;
        const auto add = [&](const QByteArray& type, const QByteArray& more) {
            const QByteArray id = '"' + dice.uuid('4', 1).last(8) + '"';
            entries += R"({"type":")" + type + R"(","id":)" + id + R"(,"parentId":)" + parent + R"(,"timestamp":")"
                + usageTime(seconds += 20) + "\"," + more + "}\n";
            parent = id;
        };
        const auto drawn = [&] {
            CallTokens tokens = dice.tokens();
            tokens.cacheWrite1h = 0;
            return tokens;
        };
        const auto turn = [&](const QString& session) {
            add("message", R"("message":{"role":"user","content":[{"type":"text","text":")" + dice.text() + "\"}]}");
            for (const char* stop : {"toolUse", "error", "stop"}) {
                const CallTokens tokens = *stop == 'e' ? CallTokens() : drawn();
                add("message",
                    R"("message":{"role":"assistant","content":[{"type":"text","text":")" + dice.text()
                        + R"("}],"api":"anthropic-messages","provider":"anthropic","model":"claude-sonnet-4-5","responseId":"msg_)"
                        + dice.uuid('4', 2) + "\"," + usage(tokens) + R"(,"stopReason":")" + stop + "\"}");
                if (!tokens.isEmpty())
                    truth.add({session, u"claude-sonnet-4-5"_s, usageMs(seconds)}, tokens);
            }
        };
        const auto write = [&](const QString& session, const QByteArray& more) {
            const QByteArray head = R"({"type":"session","version":3,"id":")" + session.toLatin1()
                + R"(","timestamp":")" + usageTime(seconds) + R"(","cwd":"/home/ana/weather")" + more + "}\n";
            return writeUsageFile(
                u"%1/sessions/--home-ana-weather--/2026-11-01T00-00-00-000Z_%2.jsonl"_s.arg(folder, session),
                head + entries, truth);
        };
        const QString session = QString::fromLatin1(dice.uuid('7', quint64(i) * 10));
        for (int n = 0; n < corpus.turns; ++n)
            turn(session);
        CallTokens summary = drawn();
        add("compaction", R"("summary":"What was done.","firstKeptEntryId":"x","tokensBefore":9000,)" + usage(summary));
        truth.add({session, u"claude-sonnet-4-5"_s, usageMs(seconds)}, summary);
        CallTokens title = drawn();
        add("usage", R"("kind":"title","provider":"anthropic","model":"claude-haiku-4-5",)" + usage(title));
        truth.add({session, u"claude-haiku-4-5"_s, usageMs(seconds)}, title);
        ok = ok && write(session, {});
        if (i % 2 != 0)
            continue;
        const QString fork = QString::fromLatin1(dice.uuid('7', quint64(i) * 10 + 5));
        turn(fork);
        ok = ok
            && write(fork,
                R"(,"parentSession":"/home/ana/.pi/agent/sessions/--home-ana-weather--/2026-11-01T00-00-00-000Z_)"
                    + session.toLatin1() + ".jsonl\"");
    }
    truth.path = ok ? folder : QString();
    return truth;
}

} // namespace stemma
