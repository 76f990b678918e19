// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/agentfiles.h"

#include "bench/samplewriter.h"

#include <sqlite3.h>

#include <QDir>
#include <QFile>

#include <memory>

using namespace Qt::StringLiterals;

namespace stemma::bench {

namespace {

constexpr int TextBytes = 900;

QByteArray quoted(const QByteArray& plain)
{
    return '"' + plain + '"';
}

/// The lines of one Claude Code session, each linked to the one before it.
class ClaudeCodeLines
{
public:
    ClaudeCodeLines(const QString& path, quint64 seed)
        : m_file(path)
        , m_texts(TextBytes, seed)
        , m_seed(seed)
        , m_session(sampleId(seed << 40))
    {
    }

    /// A prompt, an answer that calls a tool, the result and a closing answer.
    void addTurn()
    {
        const QByteArray turn = QByteArray::number(m_seed) + '_' + QByteArray::number(m_turn++);
        add(R"("type":"user","message":{"role":"user","content":)" + m_texts.next() + '}');
        addAnswer(
            turn + 'a', R"({"type":"thinking","thinking":)" + m_texts.next() + R"(,"signature":"EqQBCkYIBxgCKkBh"})");
        addAnswer(turn + 'a', R"({"type":"text","text":)" + m_texts.next() + '}');
        addAnswer(turn + 'a',
            R"({"type":"tool_use","id":"toolu_)" + turn
                + R"(","name":"Read","input":{"file_path":"/home/ana/weather/src/fetch.py"}})");
        add(R"("type":"user","message":{"role":"user","content":[{"tool_use_id":"toolu_)" + turn
            + R"(","type":"tool_result","content":)" + m_texts.next() + R"(}]},"toolUseResult":{"type":"text"})");
        addAnswer(turn + 'b', R"({"type":"text","text":)" + m_texts.next() + '}');
    }

    [[nodiscard]] qint64 bytes() const { return m_file.bytes(); }
    [[nodiscard]] bool finish() { return m_file.finish(); }

private:
    void addAnswer(const QByteArray& message, const QByteArray& block)
    {
        add(R"("message":{"id":"msg_)" + message
            + R"(","type":"message","role":"assistant","model":"claude-sonnet-4-5","content":[)" + block
            + R"(],"stop_reason":"tool_use","stop_sequence":null,"usage":{"input_tokens":4664,"cache_creation_input_tokens":0,"cache_read_input_tokens":2000,"output_tokens":139}},"requestId":"req_)"
            + message + R"(","type":"assistant")");
    }

    void add(const QByteArray& own)
    {
        const QByteArray id = sampleId((m_seed << 32) + quint64(++m_line));
        m_file.add(R"({"parentUuid":)" + (m_parent.isEmpty() ? "null"_ba : quoted(m_parent))
            + R"(,"isSidechain":false,)" + own + R"(,"uuid":)" + quoted(id) + R"(,"timestamp":")" + sampleTime(m_line)
            + R"(Z","userType":"external","cwd":"/home/ana/weather","sessionId":)" + quoted(m_session)
            + R"(,"version":"2.1.197","gitBranch":"main"})" + '\n');
        m_parent = id;
    }

    SampleFile m_file;
    SampleTexts m_texts;
    quint64 m_seed;
    QByteArray m_session;
    QByteArray m_parent;
    qint64 m_line = 0;
    qint64 m_turn = 0;
};

struct CloseSqlite
{
    void operator()(sqlite3* database) const { sqlite3_close(database); }
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};

using Statement = std::unique_ptr<sqlite3_stmt, CloseSqlite>;

Statement prepared(sqlite3* database, const char* sql)
{
    sqlite3_stmt* statement = nullptr;
    sqlite3_prepare_v2(database, sql, -1, &statement, nullptr);
    return Statement(statement);
}

/// Inserts a row of texts and, at its end, of the time twice.
bool insert(const Statement& into, const QByteArrayList& texts, qint64 ms)
{
    int column = 0;
    for (const QByteArray& text : texts)
        sqlite3_bind_text(into.get(), ++column, text.constData(), int(text.size()), SQLITE_TRANSIENT);
    sqlite3_bind_int64(into.get(), ++column, ms);
    sqlite3_bind_int64(into.get(), ++column, ms);
    return sqlite3_step(into.get()) == SQLITE_DONE && sqlite3_reset(into.get()) == SQLITE_OK;
}

QByteArray openCodeId(const char* prefix, quint64 number)
{
    return prefix + QByteArray::number(0x2007b9000000 + number, 16).rightJustified(12, '0') + "giWpdI32XpE2cm";
}

} // namespace

bool writeClaudeCodeSession(const QString& path, qint64 bytes, quint64 seed)
{
    ClaudeCodeLines lines(path, seed);
    while (lines.bytes() < bytes)
        lines.addTurn();
    return lines.finish();
}

QString writeClaudeCodeHome(const QString& folder, int sessions, qint64 bytes)
{
    constexpr int Projects = 10;
    for (int i = 0; i < sessions; ++i) {
        const QString project = folder + u"/claude/projects/-home-ana-project-%1"_s.arg(i % Projects);
        const QString name = QString::fromLatin1(sampleId(quint64(i + 1) << 40));
        if (!QDir().mkpath(project)
            || !writeClaudeCodeSession(project + u'/' + name + u".jsonl"_s, bytes / sessions, quint64(i + 1)))
            return {};
    }
    return folder + u"/claude"_s;
}

bool writeCodexRollout(const QString& path, qint64 bytes)
{
    SampleTexts texts(TextBytes, 11);
    SampleFile file(path);
    qint64 line = 0;
    const auto add = [&](const QByteArray& type, const QByteArray& payload) {
        file.add(
            R"({"timestamp":")" + sampleTime(line++) + R"(Z","type":")" + type + R"(","payload":{)" + payload + "}}\n");
    };
    add("session_meta",
        R"("id":"01a2007d-9d61-70b3-a461-90a0f1601cc4","timestamp":"2026-11-01T00:00:00.000Z","cwd":"/home/ana/weather","originator":"codex_cli_rs","cli_version":"0.104.0","source":"cli","model_provider":"openai")");
    qint64 tokens = 0;
    for (qint64 turn = 0; file.bytes() < bytes; ++turn) {
        const QByteArray number = QByteArray::number(turn);
        const QByteArray prompt = texts.next();
        const QByteArray answer = texts.next();
        const QByteArray output = texts.next();
        add("event_msg", R"("type":"task_started","turn_id":"t)" + number + R"(","model_context_window":258400)");
        add("turn_context",
            R"("turn_id":"t)" + number
                + R"(","cwd":"/home/ana/weather","approval_policy":"never","model":"gpt-5.5","effort":"medium")");
        add("response_item",
            R"("type":"message","role":"user","content":[{"type":"input_text","text":)" + prompt + "}]");
        add("event_msg", R"("type":"user_message","message":)" + prompt + R"(,"images":[])");
        add("response_item",
            R"("type":"reasoning","summary":[{"type":"summary_text","text":)" + texts.next()
                + R"(}],"encrypted_content":"gAAAAABpEqQBCkYIBxgCKkBh")");
        add("response_item",
            R"("type":"function_call","name":"exec_command","arguments":"{\"cmd\":\"cat src/fetch.py\"}","call_id":"call_)"
                + number + '"');
        add("response_item", R"("type":"function_call_output","call_id":"call_)" + number + R"(","output":)" + output);
        add("event_msg",
            R"("type":"exec_command_end","call_id":"call_)" + number
                + R"(","command":["bash","-lc","cat src/fetch.py"],"cwd":"/home/ana/weather","aggregated_output":)"
                + output + R"(,"exit_code":0,"duration":{"secs":0,"nanos":51000000},"status":"completed")");
        add("response_item",
            R"("type":"message","role":"assistant","content":[{"type":"output_text","text":)" + answer + "}]");
        add("event_msg", R"("type":"agent_message","message":)" + answer);
        tokens += 4256;
        const QByteArray total = QByteArray::number(tokens);
        add("event_msg",
            R"("type":"token_count","info":{"total_token_usage":{"input_tokens":)" + total
                + R"(,"cached_input_tokens":0,"output_tokens":0,"reasoning_output_tokens":0,"total_tokens":)" + total
                + R"(},"last_token_usage":{"input_tokens":4256,"cached_input_tokens":0,"output_tokens":0,"reasoning_output_tokens":0,"total_tokens":4256},"model_context_window":258400})");
    }
    return file.finish();
}

bool writeOpenCodeDatabase(const QString& path, int sessions, qint64 bytes)
{
    sqlite3* opened = nullptr;
    const bool isOpen = sqlite3_open(QFile::encodeName(path).constData(), &opened) == SQLITE_OK;
    const std::unique_ptr<sqlite3, CloseSqlite> database(opened);
    if (!isOpen
        || sqlite3_exec(opened, R"(
            PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF;
            CREATE TABLE project (id text PRIMARY KEY, worktree text NOT NULL, vcs text, time_created integer NOT NULL,
                time_updated integer NOT NULL, sandboxes text NOT NULL DEFAULT '[]');
            CREATE TABLE session (id text PRIMARY KEY, project_id text NOT NULL, slug text NOT NULL, directory text NOT NULL,
                title text NOT NULL, version text NOT NULL, parent_id text, revert text,
                time_created integer NOT NULL, time_updated integer NOT NULL);
            CREATE TABLE message (id text PRIMARY KEY, session_id text NOT NULL, data text NOT NULL,
                time_created integer NOT NULL, time_updated integer NOT NULL);
            CREATE TABLE part (id text PRIMARY KEY, message_id text NOT NULL, session_id text NOT NULL,
                data text NOT NULL, time_created integer NOT NULL, time_updated integer NOT NULL);
            CREATE INDEX message_session_time_created_id_idx ON message (session_id, time_created, id);
            CREATE INDEX part_message_id_id_idx ON part (message_id, id);
            CREATE INDEX part_session_idx ON part (session_id);
            INSERT INTO project VALUES ('global', '/home/ana/weather', 'git', 0, 0, '[]');
            BEGIN;)",
               nullptr, nullptr, nullptr)
            != SQLITE_OK)
        return false;
    const Statement session = prepared(opened,
        "INSERT INTO session (id, title, project_id, slug, directory, version, time_created, time_updated)"
        " VALUES (?, ?, 'global', 'calm-otter', '/home/ana/weather', '1.18.33', ?, ?)");
    const Statement message = prepared(
        opened, "INSERT INTO message (id, session_id, data, time_created, time_updated) VALUES (?, ?, ?, ?, ?)");
    const Statement part = prepared(opened,
        "INSERT INTO part (id, message_id, session_id, data, time_created, time_updated) VALUES (?, ?, ?, ?, ?, ?)");
    SampleTexts texts(TextBytes, 13);
    bool ok = true;
    quint64 number = 0;
    qint64 written = 0;
    for (int i = 0; ok && i < sessions; ++i) {
        const QByteArray id = openCodeId("ses_", quint64(i));
        qint64 ms = 1'795'304'427'000 + qint64(i) * 1'000;
        ok = insert(session, {id, "Session " + QByteArray::number(i)}, ms);
        for (const qint64 end = bytes * (i + 1) / sessions; ok && written < end;) {
            const auto addPart = [&](const QByteArray& of, const QByteArray& data) {
                written += data.size() + 2 * 30 + id.size();
                ok = ok && insert(part, {openCodeId("prt_", ++number), of, id, data}, ms);
            };
            const QByteArray prompt = openCodeId("msg_", ++number);
            ok = insert(
                message, {prompt, id, R"({"role":"user","time":{"created":1795304427000},"agent":"build"})"}, ++ms);
            addPart(prompt, R"({"type":"text","text":)" + texts.next() + '}');
            const QByteArray answer = openCodeId("msg_", ++number);
            ok = ok
                && insert(message,
                    {answer, id,
                        R"({"role":"assistant","parentID":)" + quoted(prompt)
                            + R"(,"modelID":"mock-large","providerID":"mock","mode":"build","agent":"build","cost":0,"tokens":{"input":7643,"output":36,"reasoning":0,"cache":{"read":0,"write":0}},"time":{"created":1795304427000,"completed":1795304428000},"finish":"stop"})"},
                    ++ms);
            addPart(answer, R"({"type":"reasoning","text":)" + texts.next() + R"(,"time":{"start":1,"end":2}})");
            addPart(answer,
                R"({"type":"tool","callID":"call_)" + QByteArray::number(number)
                    + R"(","tool":"bash","state":{"status":"completed","input":{"command":"cat src/fetch.py"},"output":)"
                    + texts.next() + R"(,"title":"","metadata":{"exit":0},"time":{"start":1,"end":2}}})");
            addPart(answer, R"({"type":"text","text":)" + texts.next() + '}');
        }
    }
    return ok && sqlite3_exec(opened, "COMMIT", nullptr, nullptr, nullptr) == SQLITE_OK;
}

} // namespace stemma::bench
