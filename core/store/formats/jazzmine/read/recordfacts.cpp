// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/read/recordfacts.h"

#include "core/store/formats/jazzmine/read/glance.h"
#include "core/store/formats/jazzmine/read/record.h"
#include "core/store/json/jsonmembers.h"

#include <algorithm>
#include <array>
#include <string_view>

using namespace Qt::StringLiterals;

namespace stemma::jazzmine {

namespace {

quint32 small(std::optional<qint64> number)
{
    return quint32(std::clamp<qint64>(number.value_or(0), 0, std::numeric_limits<quint32>::max()));
}

quint32 textSize(QByteArrayView value)
{
    return value.startsWith('"') ? small(value.size() - 2) : 0;
}

quint16 countElements(QByteArrayView value)
{
    quint16 count = 0;
    if (!value.startsWith('[') || isWord(value, "[]"))
        return count;
    forEachJsonElement(value, [&count](QByteArrayView) { return ++count < 0x7fff; });
    return count;
}

// In the order in which the library writes them.
enum ConversationKey : quint8 { ConversationIdKey, CreatedKey, UpdatedKey };
constexpr std::array<JsonKey, 3> ConversationKeys {"id", "created_at", "last_updated_at"};
enum MessageKey : quint8 {
    IdKey,
    ConversationKeyOfMessage,
    RoleKey,
    TextKey,
    EpisodeKey,
    ContinuationKey,
    FlaggedKey,
    TimeKey,
    ReasoningKey,
    ErrorsKey,
};
constexpr std::array<JsonKey, 10> MessageKeys {"id", "conversation_id", "role", "original_content", "episode_id",
    "is_continuation", "is_flagged", "timestamp", "reasoning_steps", "errors"};
enum TraceKey : quint8 {
    TraceIdKey,
    MessageIdKey,
    ConversationKeyOfTrace,
    TurnKey,
    StartedKey,
    PromptTokensKey,
    CompletionTokensKey,
    TotalTokensKey,
    CallsKey,
    EmissionsKey,
    ToolsKey,
};
constexpr std::array<JsonKey, 11> TraceKeys {"id", "message_id", "conversation_id", "turn_number", "started_at_ms",
    "total_prompt_tokens", "total_completion_tokens", "total_tokens", "llm_calls", "task_emissions", "tool_traces"};

bool isPlainAscii(QByteArrayView text)
{
    return QtPrivate::isAscii(QLatin1StringView(text));
}

/// Of an id as it is spelled; the same as of what it means.
std::optional<quint64> hashOfSpelled(QByteArrayView value)
{
    if (value.size() < 2 || value[0] != '"')
        return {};
    const QByteArrayView inner = value.sliced(1, value.size() - 2);
    if (isPlainAscii(inner) && !inner.contains('\\'))
        return quint64(qHash(inner, 0));
    return quickText(value).transform(recordIdHash);
}

/// Whether one of a trace's records says "success": false.
bool holdsFailure(QByteArrayView list)
{
    bool failed = false;
    if (std::string_view(list.data(), size_t(list.size())).find("false") == std::string_view::npos)
        return false; // nearly always
    forEachJsonElement(list, [&failed](QByteArrayView record) {
        forEachJsonMember(record, [&failed](QByteArrayView key, QByteArrayView value) {
            failed |= key == "success" && value == "false";
            return !failed;
        });
        return !failed;
    });
    return failed;
}

} // namespace

quint64 recordIdHash(const QString& id)
{
    const QByteArray utf8 = id.toUtf8();
    // What UTF-8 cannot hold must not become the same.
    return isPlainAscii(utf8) ? quint64(qHash(QByteArrayView(utf8), 0)) : quint64(qHash(id, 0));
}

void MessageRecord::setPlace(const RecordPlace& place)
{
    offset = place.offset;
    length = small(place.length);
    file = place.file;
}

void Trace::setPlace(const RecordPlace& place)
{
    offset = place.offset;
    length = small(place.length);
    file = place.file;
}

void MessageFacts::take(size_t key, QByteArrayView value)
{
    const auto mark = [this](MessageRecord::Flag flag, bool on) {
        message.flags = on ? message.flags | flag : message.flags & ~flag;
    };
    switch (key) {
    case IdKey:
        id = hashOfSpelled(value);
        break;
    case ConversationKeyOfMessage:
        conversation = value;
        break;
    case RoleKey:
        message.role = value.startsWith('"') ? roleOf(QLatin1StringView(RawJson {value}.inner())) : Role::Unknown;
        break;
    case TextKey:
        message.textBytes = textSize(value);
        break;
    case EpisodeKey:
        mark(MessageRecord::Summarised, quickInteger(value).value_or(0) > 0);
        break;
    case ContinuationKey:
        mark(MessageRecord::NewTopic, !quickBool(value, true));
        break;
    case FlaggedKey:
        mark(MessageRecord::Flagged, quickBool(value, false));
        break;
    case TimeKey:
        time = quickInteger(value);
        break;
    case ReasoningKey:
        message.parts = quint16(1 + countElements(value));
        break;
    case ErrorsKey:
        mark(MessageRecord::Errors, countElements(value) > 0);
        break;
    default:
        break;
    }
}

bool MessageFacts::read(QByteArrayView json)
{
    return scanMembers<MessageKeys>(json, [this](size_t key, QByteArrayView value) { take(key, value); });
}

qint64 MessageFacts::readFirst(QByteArrayView text)
{
    return scanRecord<MessageKeys>(text, [this](size_t key, QByteArrayView value) { take(key, value); });
}

void TraceFacts::take(size_t key, QByteArrayView value)
{
    if (key == TraceIdKey)
        id = hashOfSpelled(value);
    else if (key == MessageIdKey)
        messageId = hashOfSpelled(value);
    else if (key == ConversationKeyOfTrace)
        conversation = value;
    else if (key == TurnKey)
        trace.turn = qint32(std::clamp<qint64>(quickInteger(value).value_or(-1), -1, 0x7fffffff));
    else if (key == StartedKey)
        trace.startedMs = quickInteger(value).transform(timeOf).transform(toMs).value_or(OutlineRow::NoTime);
    else if (key == PromptTokensKey)
        trace.promptTokens = small(quickInteger(value));
    else if (key == CompletionTokensKey)
        trace.completionTokens = small(quickInteger(value));
    else if (key == TotalTokensKey)
        trace.totalTokens = small(quickInteger(value));
    else if (key == EmissionsKey || key == ToolsKey)
        trace.tools = qMax(trace.tools, countElements(value));
    if (key == ToolsKey || key == CallsKey)
        trace.failed |= holdsFailure(value);
}

bool TraceFacts::read(QByteArrayView json)
{
    return scanMembers<TraceKeys>(json, [this](size_t key, QByteArrayView value) { take(key, value); });
}

qint64 TraceFacts::readFirst(QByteArrayView text)
{
    return scanRecord<TraceKeys>(text, [this](size_t key, QByteArrayView value) { take(key, value); });
}

bool ConversationFacts::read(QByteArrayView json)
{
    return scanMembers<ConversationKeys>(json, [this](size_t key, QByteArrayView value) {
        if (key == ConversationIdKey)
            id = quickText(value);
        else if (key == CreatedKey)
            created = quickInteger(value);
        else if (key == UpdatedKey)
            updated = quickInteger(value);
    });
}

} // namespace stemma::jazzmine
