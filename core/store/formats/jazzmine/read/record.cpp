// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/read/record.h"

#include "core/base/text.h"
#include "core/store/content/contentblocks.h"
#include "core/store/json/jsonsplice.h"
#include "core/store/textcut.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::jazzmine {

namespace {

using json::Value;

struct RecordTexts
{
    Q_DECLARE_TR_FUNCTIONS(JazzmineRecord)
};

Unit unitOf(const QString& name)
{
    if (name == "timestamp"_L1 || name == "created_at"_L1 || name == "last_updated_at"_L1
        || (name.endsWith("_at_ms"_L1)) || name == "timestamp_ms"_L1)
        return Unit::UnixMilliseconds;
    if (name.endsWith("_ms"_L1))
        return Unit::Milliseconds;
    if (name.endsWith("_tokens"_L1))
        return Unit::Tokens;
    return name.endsWith("_bytes"_L1) ? Unit::Bytes : Unit::None;
}

/// All fields but those in @p shown, which are given whole by the vocabulary.
StoredFields fieldsOf(const Value& record, const QStringList& common, const QStringList& shown)
{
    StoredFields fields;
    for (const Value::Member& member : record.members) {
        if (shown.contains(member.first))
            continue;
        StoredField field = fieldOf(member.first, member.second, common.contains(member.first));
        if (field.unit != Unit::Json)
            field.unit = unitOf(member.first);
        if (field.unit == Unit::UnixMilliseconds && isInSeconds(member.second.toInteger().value_or(0)))
            field.unit = Unit::UnixSeconds;
        fields << field;
    }
    return fields;
}

QStringList textsOf(const Value* list)
{
    QStringList texts;
    for (const Value& item : list ? list->items : QList<Value>())
        texts << (item.isString() ? item.string : QString::fromUtf8(json::toJson(item)));
    return texts;
}

bool boolIn(const Value& record, QStringView field, bool otherwise)
{
    const Value* value = record.find(field);
    return value ? boolOf(*value).value_or(otherwise) : otherwise;
}

std::optional<Time> timeIn(const Value& record, QStringView field)
{
    return integerIn(record, field).transform([](qint64 stored) { return timeOf(stored); });
}

std::optional<Duration> durationOf(const Value& record, QStringView field)
{
    return integerIn(record, field).transform([](qint64 ms) { return Duration(ms); });
}

TokenUsage tokensOf(const Value& record, const QString& prefix, QStringView total)
{
    TokenUsage tokens;
    tokens.input = integerIn(record, QString(prefix + u"prompt_tokens"_s));
    tokens.output = integerIn(record, QString(prefix + u"completion_tokens"_s));
    if (!total.isEmpty())
        tokens.total = integerIn(record, total);
    return tokens;
}

LongText jsonText(const Value& value, qint64 maxText)
{
    return cutText(QString::fromUtf8(json::toJson(value)), maxText);
}

void addPart(Message& message, Part::Body body, const StoredAt& place)
{
    Part part;
    part.index = int(message.parts.size());
    part.body = std::move(body);
    part.storedAt = place;
    message.parts << part;
}

/// The task as a call: the script that was run, and its output.
ToolPart toolPart(const Value& tool, qint64 maxText)
{
    ToolPart part;
    part.name = tool.text(u"sandbox");
    part.callId = tool.text(u"execution_id");
    part.title = tool.text(u"description");
    part.state = boolIn(tool, u"success", false) ? ToolPart::State::Completed : ToolPart::State::Error;
    if (const Value* script = tool.find(u"final_script"); script && !script->isNull())
        part.input = jsonText(*script, maxText);
    if (const Value* data = tool.find(u"final_data"); data && !data->isNull()) {
        part.output = jsonText(*data, maxText);
        part.hasOutput = true;
    }
    const QString error = tool.text(u"error");
    const QString traceback = tool.text(u"traceback");
    part.hasError = !error.isEmpty() || !traceback.isEmpty();
    if (part.hasError)
        part.error = cutText(error.isEmpty() ? traceback : error, maxText);
    Value rest = tool;
    rest.members.removeIf([](const Value::Member& member) {
        static const QStringList told = {u"sandbox"_s, u"execution_id"_s, u"description"_s, u"success"_s,
            u"final_script"_s, u"final_data"_s, u"error"_s};
        return told.contains(member.first);
    });
    part.metadata = jsonText(rest, maxText);
    return part;
}

LlmCall callOf(const Value& call)
{
    LlmCall result;
    result.id = call.text(u"call_id");
    result.purpose = call.text(u"purpose");
    result.model = call.text(u"model");
    result.tokens = tokensOf(call, {}, u"total_tokens");
    result.startedAt = timeIn(call, u"timestamp_ms");
    result.latency = durationOf(call, u"latency_ms");
    result.success = boolIn(call, u"success", true);
    result.error = call.text(u"error");
    return result;
}

ToolTrace toolOf(const Value& tool)
{
    ToolTrace result;
    result.name = tool.text(u"sandbox");
    result.callId = tool.text(u"execution_id");
    result.description = tool.text(u"description");
    result.success = boolIn(tool, u"success", false);
    result.error = tool.text(u"error");
    result.duration = durationOf(tool, u"total_latency_ms");
    for (const Value& attempt : itemsOf(tool, u"generation_attempts")) {
        LlmCall call;
        call.purpose = u"script_generation"_s;
        call.attempt = int(integerIn(attempt, u"attempt").value_or(1));
        call.tokens = tokensOf(attempt, {}, {});
        call.latency = durationOf(attempt, u"latency_ms");
        call.success = boolIn(attempt, u"success", true);
        call.error = attempt.text(u"parse_error");
        result.attempts << call;
    }
    return result;
}

/// The task of a turn that has no trace of its own: its sandbox is not known.
const Value* traceOfTask(const Value& trace, const Value& task)
{
    const QList<Value>& tools = itemsOf(trace, u"tool_traces");
    const auto indexOf = [](const Value& one) { return integerIn(one, u"task_index"); };
    const auto tool = std::ranges::find(tools, indexOf(task), indexOf);
    return tool == tools.end() ? nullptr : &*tool;
}

} // namespace

const QList<Value>& itemsOf(const Value& record, QStringView field)
{
    static const QList<Value> none;
    const Value* list = record.find(field);
    return list && list->isArray() ? list->items : none;
}

std::optional<qint64> integerIn(const json::Value& record, QStringView field)
{
    const Value* value = record.find(field);
    return value ? integerOf(*value) : std::nullopt;
}

bool isInSeconds(qint64 stored)
{
    constexpr qint64 SecondsBelow = 100'000'000'000;
    return stored > 0 && stored < SecondsBelow;
}

Time timeOf(qint64 stored)
{
    constexpr qint64 MsASecond = 1000;
    return timeFromMs(isInSeconds(stored) ? stored * MsASecond : stored);
}

Role roleOf(QAnyStringView stored)
{
    return stored == "user"_L1               ? Role::User
        : stored == "assistant"_L1           ? Role::Assistant
        : stored == "system"_L1              ? Role::System
        : stored == "colleague_assistant"_L1 ? Role::Colleague
                                             : Role::Unknown;
}

std::optional<Time> StoredRecord::time(QStringView field) const
{
    return timeIn(value, field);
}

StoredAt StoredRecord::placeOf(QByteArrayView field) const
{
    StoredAt place = storedAt;
    if (const auto found = hasRanges ? json::memberValue(json, field) : std::nullopt) {
        place.offset += found->start;
        place.length = found->length;
    }
    return place;
}

StoredRecord recordOf(QByteArray json, const StoredAt& place)
{
    StoredRecord record;
    record.json = std::move(json);
    record.storedAt = place;
    if (auto value = json::parse(record.json))
        record.value = *std::move(value);
    else
        record.error = value.error();
    return record;
}

void unwrapExtendedJson(json::Value& value)
{
    static const QStringList Wrappers {u"$numberLong"_s, u"$numberInt"_s, u"$numberDouble"_s};
    if (value.isObject() && value.members.size() == 1 && Wrappers.contains(value.members[0].first)
        && value.members[0].second.isString()) {
        const auto number = json::parse(value.members[0].second.string.toUtf8());
        if (number && number->isNumber())
            value = *number;
        return;
    }
    for (Value& item : value.items)
        unwrapExtendedJson(item);
    for (Value::Member& member : value.members)
        unwrapExtendedJson(member.second);
}

Result<StoredRecord> readRecord(RecordSource& source, RecordKind kind, const RecordPlace& place)
{
    Result<QByteArray> text = source.json(kind, place);
    if (!text)
        return std::unexpected(text.error());
    StoredRecord record
        = recordOf(*std::move(text), {.file = source.path(place.file), .offset = place.offset, .length = place.length});
    record.hasRanges = source.storesJson();
    if (source.isExtendedJson())
        unwrapExtendedJson(record.value);
    return record;
}

void fillSession(SessionInfo& info, const StoredRecord& conversation)
{
    info.title = conversation.text(u"title");
    info.agent = conversation.text(u"agent_id");
    info.createdAt = conversation.time(u"created_at");
    info.updatedAt = conversation.time(u"last_updated_at");
    info.fields
        = fieldsOf(conversation.value, {u"id"_s, u"title"_s, u"agent_id"_s, u"created_at"_s, u"last_updated_at"_s}, {});
}

Message messageOf(const StoredRecord& record, qint64 maxText)
{
    Message message;
    message.storedAt = record.storedAt;
    if (!record.value.isObject()) {
        const QString reason = record.error ? RecordTexts::tr("The record is not valid JSON (%1 at its byte %2).")
                                                  .arg(record.error->message, QString::number(record.error->offset))
                                            : RecordTexts::tr("The record is not a JSON object.");
        addPart(message, UnknownPart {{}, cutText(QString::fromUtf8(record.json), maxText), reason}, record.storedAt);
        return message;
    }
    message.id = MessageId(record.text(u"id"));
    message.session = SessionId(record.text(u"conversation_id"));
    message.storedRole = record.text(u"role");
    message.role = roleOf(message.storedRole);
    message.createdAt = record.time(u"timestamp");
    message.error = textsOf(record.value.find(u"errors")).join(u'\n');
    for (const QString& step : textsOf(record.value.find(u"reasoning_steps")))
        addPart(message, ReasoningPart {.text = cutText(step, maxText)}, record.placeOf("reasoning_steps"));
    QStringList shown = {u"reasoning_steps"_s};
    const Value* content = record.value.find(u"original_content");
    if (content && content->isString()) {
        addPart(message, TextPart {cutText(content->string, maxText)}, record.placeOf("original_content"));
        shown << u"original_content"_s;
    } else if (content) {
        addPart(message,
            UnknownPart {
                u"original_content"_s, jsonText(*content, maxText), RecordTexts::tr("The content is not a string.")},
            record.placeOf("original_content"));
    }
    message.fields = fieldsOf(record.value, {u"id"_s, u"conversation_id"_s, u"role"_s, u"timestamp"_s}, shown);
    return message;
}

void addTurnTrace(Message& message, const StoredRecord& trace, qint64 maxText)
{
    if (!trace.value.isObject())
        return;
    std::optional<Part> reply;
    if (!message.parts.isEmpty() && !message.parts.last().as<ReasoningPart>())
        reply = message.parts.takeLast();
    const StoredAt place = trace.placeOf("tool_traces");
    for (const Value& tool : itemsOf(trace.value, u"tool_traces"))
        addPart(message, toolPart(tool, maxText), place);
    for (const Value& task : itemsOf(trace.value, u"task_emissions")) {
        if (traceOfTask(trace.value, task))
            continue;
        ToolPart part;
        part.name = task.text(u"sandbox");
        part.title = task.text(u"description");
        part.state = ToolPart::State::Orphan;
        part.startedAt = timeIn(task, u"timestamp_ms");
        part.metadata = jsonText(task, maxText);
        addPart(message, part, trace.placeOf("task_emissions"));
    }
    if (reply)
        addPart(message, reply->body, reply->storedAt);
    for (const Value& call : itemsOf(trace.value, u"llm_calls"))
        message.model = call.text(u"model");
    message.agent = trace.text(u"agent_id");
    message.tokens = tokensOf(trace.value, u"total_"_s, u"total_tokens");
    Value rest = trace.value;
    rest.members.removeIf([](const Value::Member& member) { return member.first == "tool_traces"_L1; });
    message.fields << StoredField {u"turn_trace"_s, jsonText(rest, maxText).text, Unit::Json, false};
}

TurnTrace turnTraceOf(const StoredRecord& record)
{
    TurnTrace trace;
    trace.id = record.text(u"id");
    trace.session = SessionId(record.text(u"conversation_id"));
    trace.message = MessageId(record.text(u"message_id"));
    trace.turn = record.integer(u"turn_number");
    trace.startedAt = record.time(u"started_at_ms");
    trace.endedAt = record.time(u"ended_at_ms");
    trace.tokens = tokensOf(record.value, u"total_"_s, u"total_tokens");
    for (const Value& call : itemsOf(record.value, u"llm_calls"))
        trace.calls << callOf(call);
    for (const Value& tool : itemsOf(record.value, u"tool_traces"))
        trace.tools << toolOf(tool);
    for (const Value& task : itemsOf(record.value, u"task_emissions")) {
        const Value* tool = traceOfTask(record.value, task);
        if (!tool) {
            trace.tools << ToolTrace {.name = task.text(u"sandbox"),
                .description = task.text(u"description"),
                .success = false,
                .startedAt = timeIn(task, u"timestamp_ms")};
            continue;
        }
        const auto index = tool - itemsOf(record.value, u"tool_traces").constData();
        trace.tools[index].startedAt = timeIn(task, u"timestamp_ms");
    }
    trace.errors = textsOf(record.value.find(u"errors"));
    trace.fields = fieldsOf(record.value,
        {u"id"_s, u"message_id"_s, u"conversation_id"_s, u"turn_number"_s, u"started_at_ms"_s, u"ended_at_ms"_s,
            u"total_prompt_tokens"_s, u"total_completion_tokens"_s, u"total_tokens"_s},
        {u"llm_calls"_s, u"errors"_s});
    return trace;
}

QString enhancedText(const StoredRecord& message)
{
    const QString enhanced = message.text(u"enhanced_message");
    return enhanced.isEmpty() ? message.text(u"original_content") : enhanced;
}

qint64 tokensOf(QStringView text)
{
    constexpr qint64 BytesAToken = 4;
    return (utf8Size(text) + BytesAToken - 1) / BytesAToken;
}

} // namespace stemma::jazzmine
