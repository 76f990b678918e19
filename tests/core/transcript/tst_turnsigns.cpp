// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/registry.h"
#include "core/store/turnsigns.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"

#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using Turn = TurnSigns::Turn;

const QByteArray ClaudeId = "0d9f3b52-6d3f-4a53-9a53-3d1c2b7f0a01";

QByteArray claudeLine(const QByteArray& id, const QByteArray& parent, const QByteArray& rest)
{
    return "{\"parentUuid\":" + (parent.isEmpty() ? QByteArray("null") : '"' + parent + '"')
        + R"(,"isSidechain":false,"cwd":"/p","sessionId":")" + ClaudeId + R"(","version":"2.1.330","uuid":")" + id
        + R"(","timestamp":"2026-11-21T01:00:00.000Z",)" + rest + "}\n";
}

QByteArray claudePrompt(const QByteArray& more = {})
{
    return claudeLine("u1", {}, R"("type":"user","message":{"role":"user","content":"go"})" + more);
}

QByteArray claudeAnswer(const QByteArray& reason)
{
    return claudeLine("a1", "u1",
        R"("type":"assistant","message":{"id":"m1","role":"assistant","model":"x","content":[{"type":"text","text":"I look"}],"stop_reason":)"
            + reason + '}');
}

QByteArray codexLine(const QByteArray& type, const QByteArray& payload)
{
    return R"({"timestamp":"2026-11-21T23:10:00.000Z","type":")" + type + R"(","payload":)" + payload + "}\n";
}

QByteArray codexTurn(const QByteArray& policy)
{
    return codexLine("session_meta",
               R"({"id":"01a2007d-a007-77d3-9e39-91c5a41bf5b3","timestamp":"2026-11-21T23:00:00.000Z","cwd":"/p","originator":"codex_cli_rs","cli_version":"0.169.0","source":"cli","model_provider":"openai"})")
        + codexLine("event_msg", R"({"type":"task_started","turn_id":"t1"})")
        + codexLine("turn_context", R"({"cwd":"/p","model":"gpt-5.5","approval_policy":")" + policy + "\"}")
        + codexLine(
            "response_item", R"({"type":"message","role":"user","content":[{"type":"input_text","text":"go"}]})")
        + codexLine("response_item",
            R"({"type":"message","role":"assistant","content":[{"type":"output_text","text":"I look"}]})");
}

/// @p info: members of the newest message.
QByteArray openCode(const QByteArray& info)
{
    return R"({"info":{"id":"ses_dff843b0fffe","title":"t","directory":"/p","version":"1.18.33","time":{"created":1,"updated":2}},"messages":[{"info":{"id":"msg_1","role":"user","time":{"created":1}},"parts":[]},{"info":{"id":"msg_2","time":{"created":2)"
        + info + R"(},"parts":[]}]})";
}

} // namespace

/// What the newest records of a session tell of the turn under way.
class TestTurnSigns final : public QObject
{
    Q_OBJECT

private slots:
    void followFromTheNewestRecords_data();
    void followFromTheNewestRecords();
    void leaveOutALineThatIsBeingWritten();
    void needNoMoreThanTheEndOfAFile();

private:
    [[nodiscard]] static Result<TurnSigns> signsOf(const QString& name, const QByteArray& content);
};

Result<TurnSigns> TestTurnSigns::signsOf(const QString& name, const QByteArray& content)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write");
    file.close();
    const auto store = openStore(path);
    if (!store)
        return std::unexpected(store.error());
    auto* service = (*store)->service<TurnSignStore>();
    const auto sessions = readstore::listed(**store);
    if (!service || sessions.size() != 1)
        qFatal("no store with one session");
    return service->turnSigns(sessions.front().id, {});
}

void TestTurnSigns::followFromTheNewestRecords_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<std::optional<Turn>>("turn");
    QTest::addColumn<std::optional<bool>>("asks");
    const auto add = [](const char* row, const QString& name, const QByteArray& content, std::optional<Turn> turn,
                         std::optional<bool> asks) { QTest::newRow(row) << name << content << turn << asks; };
    const QString claudeFile = QString::fromLatin1(ClaudeId) + u".jsonl"_s;
    add("claude code: a prompt", claudeFile, claudePrompt(), Turn::NotTold, {});
    add("claude code: more follows", claudeFile, claudePrompt() + claudeAnswer("\"tool_use\""), Turn::Running, {});
    add("claude code: the end", claudeFile, claudePrompt() + claudeAnswer("\"end_turn\""), Turn::Ended, {});
    add("claude code: an older answer", claudeFile, claudePrompt() + claudeAnswer("null"), Turn::NotTold, {});
    add("claude code: the turn took", claudeFile,
        claudePrompt() + claudeAnswer("null")
            + claudeLine("s1", "a1", R"("type":"system","subtype":"turn_duration","durationMs":5)"),
        Turn::Ended, {});
    add("claude code: all is allowed", claudeFile, claudePrompt(R"(,"permissionMode":"bypassPermissions")"),
        Turn::NotTold, false);
    add("claude code: mode set later", claudeFile,
        claudePrompt(R"(,"permissionMode":"bypassPermissions")")
            + R"({"type":"permission-mode","permissionMode":"default","sessionId":")" + ClaudeId + "\"}\n",
        Turn::NotTold, true);
    const QString rollout = u"rollout-2026-11-21T23-42-42-01a2007d-a007-77d3-9e39-91c5a41bf5b3.jsonl"_s;
    add("codex: begun", rollout, codexTurn("on-request"), Turn::Running, true);
    add("codex: never asks", rollout, codexTurn("never"), Turn::Running, false);
    add("codex: complete", rollout,
        codexTurn("never") + codexLine("event_msg", R"({"type":"task_complete","turn_id":"t1"})"), Turn::Ended, false);
    add("codex: aborted", rollout,
        codexTurn("never") + codexLine("event_msg", R"({"type":"turn_aborted","turn_id":"t1","reason":"interrupted"})"),
        Turn::Ended, false);
    const QString exported = u"ses_dff843b0fffe.json"_s;
    add("opencode: prompt", exported, openCode(R"(},"role":"user")"), Turn::NotTold, {});
    add("opencode: under way", exported, openCode(R"(},"role":"assistant")"), Turn::Running, {});
    add("opencode: a step with calls", exported,
        openCode(R"(,"completed":3},"role":"assistant","finish":"tool-calls")"), Turn::Running, {});
    add("opencode: complete", exported, openCode(R"(,"completed":3},"role":"assistant","finish":"stop")"), Turn::Ended,
        {});
    add("opencode: failed", exported,
        openCode(R"(,"completed":3},"role":"assistant","error":{"name":"MessageAbortedError","data":{}})"), Turn::Ended,
        {});
    add("opencode: idle", exported, openCode(R"(},"role":"idle","outcome":"succeeded")"), Turn::Ended, {});
}

void TestTurnSigns::followFromTheNewestRecords()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, content);
    QFETCH(const std::optional<Turn>, turn);
    QFETCH(const std::optional<bool>, asks);
    const auto signs = signsOf(name, content);
    QVERIFY2(signs, qPrintable(signs ? QString() : signs.error().text));
    QVERIFY2(signs->turn == turn, qPrintable(QString::number(signs->turn ? int(*signs->turn) : -1)));
    QVERIFY(signs->asksForApproval == asks);
}

void TestTurnSigns::leaveOutALineThatIsBeingWritten()
{
    QByteArray half = claudeAnswer("\"end_turn\"");
    half.chop(1);
    const auto signs = signsOf(QString::fromLatin1(ClaudeId) + u".jsonl"_s, claudePrompt() + half);
    QVERIFY(signs && signs->turn == Turn::NotTold);
}

/// Whatever came before: and a line that is longer than that tells nothing.
void TestTurnSigns::needNoMoreThanTheEndOfAFile()
{
    const QString name = QString::fromLatin1(ClaudeId) + u".jsonl"_s;
    const QByteArray large = claudeLine("a2", "a1",
        R"("type":"attachment","attachment":{"type":"file","content":")" + QByteArray(400'000, 'x') + "\"}");
    const auto after = signsOf(name, claudePrompt() + large + claudeAnswer("\"end_turn\""));
    QVERIFY(after && after->turn == Turn::Ended);
    const auto before = signsOf(name, claudePrompt() + claudeAnswer("\"end_turn\"") + large);
    QVERIFY(before && !before->turn);
}

TEST_CLASS(TestTurnSigns)
#include "tst_turnsigns.moc"
