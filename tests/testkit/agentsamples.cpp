// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/agentsamples.h"

#include <nlohmann/json.hpp>

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QUuid>

#include <array>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using Json = nlohmann::ordered_json;

constexpr auto Directory = "/home/ana/relay";

/// The hunk of a story's edit: its lines, and how many of them are in the file before and after.
struct Hunk
{
    explicit Hunk(const Json& step)
        : first(step.at("at").get<int>())
        , lines(step.at("lines"))
    {
        for (const Json& line : lines) {
            const auto text = line.get<std::string>();
            if (text[0] != '+') {
                before += text.substr(1) + '\n';
                ++linesBefore;
            }
            if (text[0] != '-') {
                after += text.substr(1) + '\n';
                ++linesAfter;
            }
            unified += text + '\n';
        }
    }

    int first;
    Json lines;
    std::string before;
    std::string after;
    std::string unified;
    int linesBefore = 0;
    int linesAfter = 0;
};

/// What every writer of lines has: a clock, ids that are the same each time, and tokens.
class AgentLines
{
public:
    AgentLines(const Json& story, QByteArray seed)
        : m_seed(std::move(seed))
        , m_ms(QDateTime::fromString(QString::fromStdString(story.at("begins")), Qt::ISODate).toMSecsSinceEpoch())
    {
    }

    [[nodiscard]] const QByteArray& lines() const { return m_lines; }

protected:
    [[nodiscard]] std::string newId()
    {
        const QByteArray name = m_seed + QByteArray::number(++m_ids);
        return QUuid::createUuidV5(QUuid(), QByteArrayView(name)).toString(QUuid::WithoutBraces).toStdString();
    }
    [[nodiscard]] std::string time() const
    {
        return QDateTime::fromMSecsSinceEpoch(m_ms, QTimeZone::UTC).toString(Qt::ISODateWithMs).toStdString();
    }
    void wait(double seconds) { m_ms += qint64(seconds * 1000); }
    void write(const Json& line)
    {
        const std::string text = line.dump();
        m_lines += QByteArray(text.data(), qsizetype(text.size())) + '\n';
        m_context += qint64(text.size()) / 6;
    }
    /// Of the request that comes now, roughly: what was written so far.
    [[nodiscard]] qint64 context() const { return 9'000 + m_context; }
    void forget() { m_context = 600; }

private:
    QByteArray m_seed;
    QByteArray m_lines;
    qint64 m_ms;
    qint64 m_context = 0;
    int m_ids = 0;
};

class ClaudeCodeWriter final : public AgentLines
{
public:
    explicit ClaudeCodeWriter(const Json& story)
        : AgentLines(story, "claude-code")
        , session(newId())
    {
    }

    void prompt(const std::string& text)
    {
        wait(40);
        endAnswer();
        chain("user", {{"message", {{"role", "user"}, {"content", text}}}});
    }

    void step(const Json& step)
    {
        wait(2);
        if (step.contains("thinking"))
            answer({{"type", "thinking"}, {"thinking", step.at("thinking")},
                {"signature", "EqQBCkYIBxgCKkBzdGVtbWEtc2FtcGxl"}});
        else if (step.contains("text"))
            answer({{"type", "text"}, {"text", step.at("text")}});
        else
            call(step);
    }

    void compact(const std::string& summary)
    {
        wait(20);
        endAnswer();
        const qint64 before = context();
        const std::string last = std::exchange(m_parent, {});
        forget();
        chain("system",
            {{"subtype", "compact_boundary"}, {"content", "Conversation compacted"}, {"level", "info"},
                {"isMeta", false}, {"logicalParentUuid", last},
                {"compactMetadata", {{"trigger", "manual"}, {"preTokens", before}}}});
        chain("user",
            {{"isCompactSummary", true}, {"isVisibleInTranscriptOnly", true},
                {"message",
                    {{"role", "user"},
                        {"content",
                            "This session is being continued from a previous conversation. The conversation is "
                            "summarized below:\n"
                                + summary}}}});
    }

    void end(const std::string& title)
    {
        write({{"type", "custom-title"}, {"customTitle", title}, {"sessionId", session}});
    }

    const std::string session;

private:
    void chain(const std::string& type, const Json& own)
    {
        const std::string id = newId();
        Json line {{"parentUuid", m_parent.empty() ? Json() : Json(m_parent)}, {"isSidechain", false},
            {"userType", "external"}, {"cwd", Directory}, {"sessionId", session}, {"version", "2.1.197"},
            {"gitBranch", "main"}, {"type", type}};
        line.update(own);
        line["uuid"] = id;
        line["timestamp"] = time();
        write(line);
        m_parent = id;
    }

    void answer(const Json& block)
    {
        if (m_message.empty())
            m_message = newId();
        chain("assistant",
            {{"message",
                 {{"id", "msg_" + m_message}, {"type", "message"}, {"role", "assistant"},
                     {"model", "claude-sonnet-4-5"}, {"content", Json::array({block})},
                     {"stop_reason", block.at("type") == "tool_use" ? "tool_use" : "end_turn"},
                     {"stop_sequence", nullptr},
                     {"usage",
                         {{"input_tokens", 12}, {"cache_creation_input_tokens", 310},
                             {"cache_read_input_tokens", context()}, {"output_tokens", 160}}}}},
                {"requestId", "req_" + m_message}});
    }
    void endAnswer() { m_message.clear(); }

    void call(const Json& step)
    {
        const auto tool = step.at("tool").get<std::string>();
        const std::string id = "toolu_" + newId();
        std::string name;
        std::string output = step.value("output", std::string());
        Json input;
        Json result;
        const bool isFailed = step.value("exit", 0) != 0;
        if (tool == "shell") {
            name = "Bash";
            input = {{"command", step.at("command")}, {"description", step.at("why")}};
            result = {{"stdout", output}, {"stderr", ""}, {"interrupted", false}, {"isImage", false}};
            if (isFailed) {
                output = "Exit code " + std::to_string(step.value("exit", 0)) + "\n" + output;
                result = "Error: " + output;
            }
        } else if (tool == "edit") {
            const Hunk hunk(step);
            const std::string path = std::string(Directory) + '/' + step.at("path").get<std::string>();
            name = "Edit";
            input = {{"file_path", path}, {"old_string", hunk.before}, {"new_string", hunk.after}};
            output = "The file " + path + " has been updated successfully.";
            result = {{"filePath", path}, {"oldString", hunk.before}, {"newString", hunk.after},
                {"structuredPatch",
                    Json::array({{{"oldStart", hunk.first}, {"oldLines", hunk.linesBefore}, {"newStart", hunk.first},
                        {"newLines", hunk.linesAfter}, {"lines", hunk.lines}}})},
                {"userModified", false}, {"replaceAll", false}};
        } else {
            name = "TodoWrite";
            for (const Json& item : step.at("items"))
                input["todos"].push_back({{"content", item.at(1)}, {"status", item.at(0)}, {"activeForm", item.at(1)}});
            output = "Todos have been modified successfully.";
            result = {{"oldTodos", Json::array()}, {"newTodos", input.at("todos")}};
        }
        answer({{"type", "tool_use"}, {"id", id}, {"name", name}, {"input", input}});
        wait(step.value("seconds", 0.1));
        Json block {{"tool_use_id", id}, {"type", "tool_result"}, {"content", output}};
        if (isFailed)
            block["is_error"] = true;
        chain("user", {{"message", {{"role", "user"}, {"content", Json::array({block})}}}, {"toolUseResult", result}});
        endAnswer();
    }

    std::string m_parent;
    std::string m_message; ///< of the answer under way; empty: the next block begins one
};

class CodexWriter final : public AgentLines
{
public:
    explicit CodexWriter(const Json& story)
        : AgentLines(story, "codex")
        , session("019d3c5e-5a00-7c1e-9d42-3f7a20c51b88")
    {
        add("session_meta",
            {{"id", session}, {"timestamp", time()}, {"cwd", Directory}, {"originator", "codex_cli_rs"},
                {"cli_version", "0.104.0"}, {"source", "cli"}, {"model_provider", "openai"},
                {"git", {{"branch", "main"}}}});
    }

    void prompt(const std::string& text)
    {
        if (m_turn > 0)
            add("event_msg", {{"type", "task_complete"}, {"turn_id", turn()}});
        wait(40);
        ++m_turn;
        add("event_msg", {{"type", "task_started"}, {"turn_id", turn()}, {"model_context_window", 258'400}});
        add("turn_context",
            {{"turn_id", turn()}, {"cwd", Directory}, {"approval_policy", "never"},
                {"sandbox_policy", {{"type", "workspace-write"}}}, {"model", "gpt-5.5"}, {"effort", "medium"},
                {"summary", "auto"}});
        message("user", "input_text", text);
        add("event_msg", {{"type", "user_message"}, {"message", text}, {"images", Json::array()}});
    }

    void step(const Json& step)
    {
        wait(2);
        if (step.contains("thinking")) {
            add("event_msg", {{"type", "agent_reasoning"}, {"text", step.at("thinking")}});
            add("response_item",
                {{"type", "reasoning"},
                    {"summary", Json::array({{{"type", "summary_text"}, {"text", step.at("thinking")}}})},
                    {"encrypted_content", "gAAAAABzdGVtbWEtc2FtcGxl"}});
        } else if (step.contains("text")) {
            add("event_msg", {{"type", "agent_message"}, {"message", step.at("text")}});
            message("assistant", "output_text", step.at("text"));
            countTokens();
        } else {
            call(step);
        }
    }

    void compact(const std::string& summary)
    {
        wait(20);
        add("compacted", {{"message", summary}});
        add("event_msg", {{"type", "context_compacted"}});
        forget();
    }

    void end(const std::string& title)
    {
        add("event_msg", {{"type", "thread_name_updated"}, {"thread_id", session}, {"thread_name", title}});
    }

    const std::string session;

private:
    [[nodiscard]] std::string turn() const { return "turn-" + std::to_string(m_turn); }
    void add(const std::string& type, const Json& payload)
    {
        write({{"timestamp", time()}, {"type", type}, {"payload", payload}});
    }
    void message(const std::string& role, const std::string& kind, const std::string& text)
    {
        add("response_item",
            {{"type", "message"}, {"role", role}, {"content", Json::array({{{"type", kind}, {"text", text}}})}});
    }
    void countTokens()
    {
        const auto usage = [](qint64 input, qint64 output) -> Json {
            return {{"input_tokens", input}, {"cached_input_tokens", input * 4 / 5}, {"output_tokens", output},
                {"reasoning_output_tokens", output / 4}, {"total_tokens", input + output}};
        };
        m_input += context();
        m_output += 160;
        add("event_msg",
            {{"type", "token_count"},
                {"info",
                    {{"total_token_usage", usage(m_input, m_output)}, {"last_token_usage", usage(context(), 160)},
                        {"model_context_window", 258'400}}}});
    }

    void call(const Json& step)
    {
        const auto tool = step.at("tool").get<std::string>();
        const std::string id = "call_" + newId();
        const auto output = step.value("output", std::string());
        const double seconds = step.value("seconds", 0.1);
        const int exit = step.value("exit", 0);
        if (tool == "shell") {
            add("response_item",
                {{"type", "function_call"}, {"name", "shell"},
                    {"arguments",
                        Json {{"command", {"bash", "-lc", step.at("command")}}, {"workdir", Directory}}.dump()},
                    {"call_id", id}});
            wait(seconds);
            add("event_msg",
                {{"type", "exec_command_end"}, {"call_id", id}, {"command", {"bash", "-lc", step.at("command")}},
                    {"cwd", Directory}, {"stdout", output}, {"stderr", ""}, {"aggregated_output", output},
                    {"exit_code", exit}, {"duration", {{"secs", int(seconds)}, {"nanos", 0}}},
                    {"status", exit ? "failed" : "completed"}});
            add("response_item",
                {{"type", "function_call_output"}, {"call_id", id},
                    {"output",
                        Json {{"output", output}, {"metadata", {{"exit_code", exit}, {"duration_seconds", seconds}}}}
                            .dump()}});
        } else if (tool == "edit") {
            const Hunk hunk(step);
            const auto path = step.at("path").get<std::string>();
            add("response_item",
                {{"type", "custom_tool_call"}, {"status", "completed"}, {"call_id", id}, {"name", "apply_patch"},
                    {"input",
                        "*** Begin Patch\n*** Update File: " + path + "\n@@\n" + hunk.unified + "*** End Patch\n"}});
            wait(seconds);
            const std::string header = "@@ -" + std::to_string(hunk.first) + ',' + std::to_string(hunk.linesBefore)
                + " +" + std::to_string(hunk.first) + ',' + std::to_string(hunk.linesAfter) + " @@\n";
            add("event_msg",
                {{"type", "patch_apply_end"}, {"call_id", id}, {"success", true},
                    {"stdout", "Success. Updated the following files:\nM " + path + "\n"}, {"stderr", ""},
                    {"changes",
                        {{std::string(Directory) + '/' + path,
                            {{"type", "update"}, {"unified_diff", header + hunk.unified}, {"move_path", nullptr}}}}}});
            add("response_item",
                {{"type", "custom_tool_call_output"}, {"call_id", id},
                    {"output", "Success. Updated the following files:\nM " + path + "\n"}});
        } else {
            Json plan = Json::array();
            for (const Json& item : step.at("items"))
                plan.push_back({{"step", item.at(1)}, {"status", item.at(0)}});
            add("response_item",
                {{"type", "function_call"}, {"name", "update_plan"}, {"arguments", Json {{"plan", plan}}.dump()},
                    {"call_id", id}});
            add("response_item", {{"type", "function_call_output"}, {"call_id", id}, {"output", "Plan updated"}});
        }
        countTokens();
    }

    int m_turn = 0;
    qint64 m_input = 0;
    qint64 m_output = 0;
};

template<typename Writer> Result<> writeSample(const QString& storyName, const QString& fileName)
{
    QFile resource(u":/testkit/%1.json"_s.arg(storyName));
    if (!resource.open(QIODevice::ReadOnly))
        return fail(Errc::NotFound, resource.errorString(), resource.fileName());
    const Json story = Json::parse(resource.readAll().toStdString());
    Writer writer(story);
    for (const Json& turn : story.at("turns")) {
        if (turn.contains("compact")) {
            writer.compact(turn.at("compact"));
            continue;
        }
        writer.prompt(turn.at("prompt"));
        for (const Json& step : turn.at("steps"))
            writer.step(step);
    }
    writer.end(story.at("title"));
    const QString path = fileName.arg(QString::fromStdString(writer.session));
    QFile file(path);
    if (!QDir().mkpath(QFileInfo(path).path()) || !file.open(QIODevice::NewOnly)
        || file.write(writer.lines()) != writer.lines().size() || !file.flush())
        return fail(Errc::Denied, file.errorString(), path);
    return {};
}

} // namespace

Result<> writeClaudeCodeSample(const QString& folder)
{
    return writeSample<ClaudeCodeWriter>(u"log-rotation"_s, folder + u"/projects/-home-ana-relay/%1.jsonl"_s);
}

Result<> writeCodexSample(const QString& folder)
{
    return writeSample<CodexWriter>(
        u"flaky-reconnect"_s, folder + u"/sessions/2026/03/04/rollout-2026-03-04T09-12-40-%1.jsonl"_s);
}

} // namespace stemma
