// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/samplefiles.h"

#include "bench/samplewriter.h"

#include <sqlite3.h>

#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

namespace stemma::bench {

namespace {

/// The content of message @p number of a coding session: prompts, answers with calls, results.
QByteArray content(qint64 number, SampleTexts& texts)
{
    const QByteArray call = "tu_" + QByteArray::number(number / 4);
    switch (number % 4) {
    case 0:
        return texts.next();
    case 1:
        return R"([{"type":"thinking","thinking":)" + texts.next()
            + R"(,"signature":"EqQBCkYIBxgCKkBh5m5W2l0kY3Jhc2hlcw=="},{"type":"tool_use","id":")" + call
            + R"(","name":"read_file","input":{"path":"src/fetch.py","limit":120}}])";
    case 2:
        return R"([{"type":"tool_result","tool_use_id":")" + call + R"(","content":)" + texts.next()
            + R"(,"is_error":false}])";
    default:
        return R"([{"type":"text","text":)" + texts.next() + "}]";
    }
}

QByteArray role(qint64 number)
{
    return number % 2 == 0 ? "user" : "assistant";
}

QByteArray message(qint64 number, SampleTexts& texts)
{
    QByteArray json = R"({"role":")" + role(number) + R"(","content":)" + content(number, texts);
    if (number % 2 == 1)
        json += R"(,"usage":{"input_tokens":2366,"output_tokens":102,"cache_read_input_tokens":2000})";
    return json + '}';
}

} // namespace

bool writeTranscript(const QString& path, qint64 bytes, int lineBytes, quint64 seed)
{
    constexpr int Around = 480; // what a line has beside its text
    SampleTexts texts(qMax(40, lineBytes - Around), seed);
    SampleFile sink(path);
    const QByteArray session = sampleId(seed << 40);
    for (qint64 number = 0; sink.bytes() < bytes; ++number) {
        const QByteArray parent
            = number == 0 ? "null"_ba : QByteArray('"' + sampleId((seed << 32) + quint64(number) - 1) + '"');
        sink.add(R"({"uuid":")" + sampleId((seed << 32) + quint64(number)) + R"(","parent_uuid":)" + parent
            + R"(,"type":")" + role(number) + R"(","message":)" + message(number, texts) + R"(,"timestamp":")"
            + sampleTime(number) + "679+00:00" + R"(","session_id":")" + session
            + R"(","cwd":"/home/ana/projects/weather","git_branch":"retry","version":"2.70.1"})" + '\n');
    }
    return sink.finish();
}

QString writeTranscriptFolder(const QString& folder, int sessions, qint64 bytes)
{
    const QString project = folder + u"/home/projects/95522d890075"_s;
    if (!QDir().mkpath(project))
        return {};
    for (int i = 0; i < sessions; ++i) {
        const QString name = QString::fromLatin1(sampleId(quint64(i + 1) << 40));
        if (!writeTranscript(project + u'/' + name + u".jsonl"_s, bytes / sessions, 1400, quint64(i + 1)))
            return {};
    }
    return folder + u"/home"_s;
}

bool writeJazzmineStore(const QString& path, qint64 bytes)
{
    constexpr int TextBytes = 500;
    constexpr int ConversationMessages = 200;
    SampleTexts texts(TextBytes, 5);
    SampleFile messages(path + u".messages"_s);
    SampleFile traces(path + u".traces"_s);
    QByteArray conversations;
    qint64 number = 0;
    // The newest conversation, which is opened first, is a whole one.
    for (; messages.bytes() + traces.bytes() < bytes || number % ConversationMessages != 0; ++number) {
        const QByteArray conversation = "c-" + QByteArray::number(number / ConversationMessages);
        const QByteArray at = QByteArray::number(1'790'000'021'000 + number * 500);
        if (number % ConversationMessages == 0) {
            conversations += (number ? ", " : "") + (R"({"id": ")" + conversation)
                + R"(", "user_id": "user-789", "agent_id": "aria-v1", "title": "Orders", "created_at": )" + at
                + R"(, "last_updated_at": )" + at + '}';
        }
        const QByteArray& text = texts.next();
        messages.add((number ? ", " : "") + (R"({"id": ")" + sampleId(quint64(number))) + R"(", "conversation_id": ")"
            + conversation + R"(", "user_id": "user-789", "role": ")" + role(number) + R"(", "original_content": )"
            + text + R"(, "enhanced_message": )" + text
            + R"(, "explicit_context": null, "episode_id": 0, "sentiment_score": -0.25, "intent": "check_orders", "entities": [{"name": "order", "attributes": ["Color: red"]}], "is_cancellation": false, "is_continuation": true, "is_flagged": false, "timestamp": )"
            + at + R"(, "invoked_flows": null, "invoked_tools": null, "reasoning_steps": null, "errors": null})");
        if (number % 2 == 0)
            continue;
        traces.add((number > 1 ? ", " : "") + (R"({"id": "t-)" + sampleId(quint64(number))) + R"(", "message_id": ")"
            + sampleId(quint64(number)) + R"(", "conversation_id": ")" + conversation
            + R"(", "user_id": "user-789", "agent_id": "aria-v1", "turn_number": 1, "started_at_ms": )" + at
            + R"(, "ended_at_ms": )" + at
            + R"(, "total_latency_ms": 1655, "total_prompt_tokens": 755, "total_completion_tokens": 19, "total_tokens": 774, "llm_calls": [{"call_id": "1710cf53", "purpose": "agent_loop", "model": "meta/llama-3.3-70b-instruct", "prompt_tokens": 755, "completion_tokens": 19, "total_tokens": 774, "latency_ms": 179, "timestamp_ms": )"
            + at
            + R"(, "success": true, "error": null}], "task_emissions": [], "tool_traces": [], "emission_records": [], "slot_events": [], "confirmation_events": [], "flow_events": [], "reasoning_steps": [], "errors": [], "total_energy_kwh": 0.0, "total_co2_g": 0.0, "detected_intent": "check_orders", "detected_entities": [], "sentiment_score": -0.25, "is_continuation": true, "is_cancellation": false})");
    }
    if (!messages.finish() || !traces.finish())
        return false;
    SampleFile store(path);
    const auto append = [&store](const QString& from) {
        QFile file(from);
        if (!file.open(QIODevice::ReadOnly))
            return;
        while (!file.atEnd())
            store.add(file.read(1 << 20));
        file.remove();
    };
    store.add(R"({"conversations": [)" + conversations + R"(], "messages": [)");
    append(path + u".messages"_s);
    store.add(R"(], "turn_traces": [)");
    append(path + u".traces"_s);
    store.add("]}");
    return store.finish();
}

bool writeCheckpoint(const QString& path, qint64 bytes)
{
    constexpr int TextBytes = 900;
    SampleTexts texts(TextBytes, 9);
    SampleFile sink(path);
    sink.add(R"({"version":1,"runId":"run-1","history":[)");
    for (qint64 number = 0; sink.bytes() < bytes; ++number) {
        sink.add((number ? "," : "") + (R"({"role":")" + role(number)) + R"(","content":)" + texts.next()
            + (number % 2 ? R"(,"toolCalls":[]})" : "}"));
    }
    sink.add(R"(],"completedIterations":[],"lastCompletedIteration":0})");
    return sink.finish();
}

bool writeBlobDatabase(const QString& path, qint64 bytes)
{
    constexpr int TextBytes = 900;
    SampleTexts texts(TextBytes, 7);
    QByteArray blob = "[";
    blob.reserve(bytes + bytes / 16);
    for (qint64 number = 0; blob.size() < bytes; ++number) {
        blob += (number ? "," : "") + (R"({"content":)" + content(number, texts)) + R"(,"role":")" + role(number)
            + R"("})";
    }
    blob += ']';
    sqlite3* database = nullptr;
    sqlite3_stmt* insert = nullptr;
    bool ok = sqlite3_open(QFile::encodeName(path).constData(), &database) == SQLITE_OK;
    ok = ok
        && sqlite3_exec(database,
               "CREATE TABLE sessions (id TEXT PRIMARY KEY, created_at TEXT, updated_at TEXT, title TEXT, tags TEXT,"
               " meta TEXT, messages BLOB)",
               nullptr, nullptr, nullptr)
            == SQLITE_OK;
    ok = ok
        && sqlite3_prepare_v2(database,
               "INSERT INTO sessions VALUES ('s-1', '2026-11-22T00:57:37+00:00', '2026-11-22T00:57:37+00:00', 'Large',"
               " '[]', '{}', ?)",
               -1, &insert, nullptr)
            == SQLITE_OK;
    ok = ok && sqlite3_bind_blob64(insert, 1, blob.constData(), sqlite3_uint64(blob.size()), SQLITE_STATIC) == SQLITE_OK
        && sqlite3_step(insert) == SQLITE_DONE;
    sqlite3_finalize(insert);
    sqlite3_close(database);
    return ok;
}

} // namespace stemma::bench
