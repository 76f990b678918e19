// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/read/recordfacts.h"

#include "core/store/formats/jazzmine/read/record.h"
#include "core/store/json/jsoncursor.h"
#include "core/store/json/jsonmembers.h"

#include <algorithm>
#include <array>
#include <string_view>

using namespace Qt::StringLiterals;

namespace stemma::jazzmine {

namespace {

// All keys, in the order in which the library writes them, which is quickest to read.
constexpr std::array<JsonKey, 6> ConversationKeys {
    "id", "user_id", "agent_id", "title", "created_at", "last_updated_at"};
constexpr std::array<JsonKey, 19> MessageKeys {"id", "conversation_id", "user_id", "role", "original_content",
    "enhanced_message", "explicit_context", "episode_id", "sentiment_score", "intent", "entities", "is_cancellation",
    "is_continuation", "is_flagged", "timestamp", "invoked_flows", "invoked_tools", "reasoning_steps", "errors"};
constexpr std::array<JsonKey, 28> TraceKeys {"id", "message_id", "conversation_id", "user_id", "agent_id",
    "turn_number", "started_at_ms", "ended_at_ms", "total_latency_ms", "total_prompt_tokens", "total_completion_tokens",
    "total_tokens", "llm_calls", "task_emissions", "tool_traces", "emission_records", "slot_events",
    "confirmation_events", "flow_events", "reasoning_steps", "errors", "total_energy_kwh", "total_co2_g",
    "detected_intent", "detected_entities", "sentiment_score", "is_continuation", "is_cancellation"};

/// The values of a record as they are spelled, by some of those keys. Of a repeated key the last one counts.
template<const auto& Keys> class Members
{
public:
    struct Key
    {
        size_t index = 0;
        template<size_t Size> consteval Key(const char (&name)[Size]) // NOLINT(google-explicit-constructor)
        {
            const auto nameAt = [](size_t i) { return std::string_view(Keys[i].sourceText() + 1, Keys[i].nameSize()); };
            while (nameAt(index) != std::string_view(name, Size - 1))
                ++index;
        }
    };
    [[nodiscard]] const RawJson& operator[](Key key) const { return m_values[key.index]; }

    /// Reads the record that @p text begins with. Its length, or -1 where it is not whole: of one that @p isAll of the
    /// text, the members that can be read.
    qint64 read(QByteArrayView text, bool isAll)
    {
        JsonCursor cursor(text);
        const qint64 length = cursor.readMembers<Keys>(m_values) ? cursor.position() - text.data() : -1;
        if (!isAll || length == text.size())
            return length;
        forEachJsonMember(text, [this](QByteArrayView key, QByteArrayView value) {
            const auto at = size_t(std::ranges::find(Keys, key, &JsonKey::name) - Keys.begin());
            if (at < Keys.size())
                m_values[at] = {value, value.contains('\\')};
            return true;
        });
        return -1;
    }

private:
    std::array<RawJson, Keys.size()> m_values;
};

json::Value parsed(const RawJson& text)
{
    json::Value value = json::parse(text.bytes).value_or(json::Value());
    unwrapExtendedJson(value);
    return value;
}

/// As the library reads integers; MongoDB's wrapped numbers too.
std::optional<qint64> quickInteger(const RawJson& value)
{
    const auto number = value.integer();
    return number || !value.exists() ? number : integerOf(parsed(value));
}

qint64 quickTime(const RawJson& value)
{
    return quickInteger(value).transform(timeOf).transform(toMs).value_or(OutlineRow::NoTime);
}

bool quickBool(const RawJson& value, bool otherwise)
{
    if (value.isBool() || !value.exists())
        return value.exists() ? value.isTrue() : otherwise;
    return boolOf(parsed(value)).value_or(otherwise);
}

quint16 countElements(const RawJson& list)
{
    quint16 count = 0;
    if (list.isArray() && !isWord(list.bytes, "[]"))
        forEachJsonElement(list.bytes, [&count](QByteArrayView) { return ++count < 0x7fff; });
    return count;
}

bool isPlainAscii(QByteArrayView text)
{
    return QtPrivate::isAscii(QLatin1StringView(text));
}

/// Of an id as it is spelled, the same as of what it means; without one, of the number that takes its place.
quint64 idHashOf(const RawJson& id, std::optional<size_t> number)
{
    if (!id.isText())
        return recordIdHash(number ? u"#%1"_s.arg(*number) : QString());
    const bool isPlain = !id.hasEscapes && isPlainAscii(id.inner());
    return isPlain ? quint64(qHash(id.inner(), 0)) : recordIdHash(id.text());
}

/// Whether one of a trace's records says "success": false.
bool holdsFailure(const RawJson& list)
{
    bool failed = false;
    if (std::string_view(list.bytes.data(), size_t(list.bytes.size())).find("false") == std::string_view::npos)
        return false; // nearly always
    forEachJsonElement(list.bytes, [&failed](QByteArrayView record) {
        forEachJsonMember(record, [&failed](QByteArrayView key, QByteArrayView value) {
            failed |= key == "success" && value == "false";
            return !failed;
        });
        return !failed;
    });
    return failed;
}

} // namespace

quint32 small(std::optional<qint64> number)
{
    return quint32(std::clamp<qint64>(number.value_or(0), 0, std::numeric_limits<quint32>::max()));
}

quint64 recordIdHash(const QString& id)
{
    const QByteArray utf8 = id.toUtf8();
    // What UTF-8 cannot hold must not become the same.
    return isPlainAscii(utf8) ? quint64(qHash(QByteArrayView(utf8), 0)) : quint64(qHash(id, 0));
}

qint64 MessageRecord::read(QByteArrayView text, bool isAll, size_t number, RawJson& conversationSpelled)
{
    Members<MessageKeys> record;
    const qint64 whole = record.read(text, isAll);
    role = record["role"].isText() ? roleOf(QLatin1StringView(record["role"].inner())) : Role::Unknown;
    textBytes = record["original_content"].isText() ? small(record["original_content"].bytes.size() - 2) : 0;
    set(Summarised, quickInteger(record["episode_id"]).value_or(0) > 0);
    set(NewTopic, !quickBool(record["is_continuation"], true));
    set(Flagged, quickBool(record["is_flagged"], false));
    set(Errors, countElements(record["errors"]) > 0);
    set(Damaged, whole < 0 || !record["id"].isText() || !record["conversation_id"].isText() || role == Role::Unknown);
    const auto time = quickInteger(record["timestamp"]);
    set(NoTime, !time);
    order = time.value_or(0);
    timeMs = quickTime(record["timestamp"]);
    parts = quint16(1 + countElements(record["reasoning_steps"]));
    id = idHashOf(record["id"], number);
    conversationSpelled = record["conversation_id"];
    return whole;
}

qint64 Trace::read(QByteArrayView text, bool isAll, size_t number, RawJson& conversationSpelled)
{
    Members<TraceKeys> record;
    const qint64 whole = record.read(text, isAll);
    turn = qint32(std::clamp<qint64>(quickInteger(record["turn_number"]).value_or(-1), -1, 0x7fffffff));
    startedMs = quickTime(record["started_at_ms"]);
    promptTokens = small(quickInteger(record["total_prompt_tokens"]));
    completionTokens = small(quickInteger(record["total_completion_tokens"]));
    totalTokens = small(quickInteger(record["total_tokens"]));
    tools = qMax(countElements(record["task_emissions"]), countElements(record["tool_traces"]));
    failed = holdsFailure(record["llm_calls"]) || holdsFailure(record["tool_traces"]);
    id = idHashOf(record["id"], number);
    messageId = idHashOf(record["message_id"], {});
    conversationSpelled = record["conversation_id"];
    return whole;
}

std::pair<std::optional<QString>, qint64> readConversation(QByteArrayView json)
{
    Members<ConversationKeys> record;
    record.read(json, true);
    const RawJson& id = record["id"];
    return {id.isText() ? std::optional(id.text()) : std::nullopt, quickTime(record["created_at"])};
}

} // namespace stemma::jazzmine
