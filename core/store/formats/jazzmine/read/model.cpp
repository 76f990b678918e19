// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/read/model.h"

#include <QDateTime>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <span>

using namespace Qt::StringLiterals;

namespace stemma::jazzmine {

namespace {

using json::Value;

enum class Type : quint8 {
    Text, // and what else is spelled as one
    Word,
    Enum,
    Moment,
    Integer, // and what else is one word
    Number,
    Score,
    Bool,
    Any,
    Object,
    Texts,
    Objects,
    Models
};

struct Field;
using Model = std::span<const Field>;

/// One field of a model of the library.
struct Field
{
    QLatin1StringView name;
    Type type;
    bool required = false;
    bool nullable = false;
    const Model* item = nullptr; ///< of Models
    QLatin1StringView words = {}; ///< of Word and Enum, separated by blanks
};

constexpr bool Required = true;
constexpr bool Nullable = true;

constexpr Field EntityFields[] = {
    {"name"_L1, Type::Text, Required},
    {"attributes"_L1, Type::Texts},
};
constexpr Model EntityModel {EntityFields};

constexpr Field ConversationFields[] = {
    {"id"_L1, Type::Text, Required},
    {"user_id"_L1, Type::Text, Required},
    {"agent_id"_L1, Type::Text, Required},
    {"title"_L1, Type::Text, Required},
    {"created_at"_L1, Type::Integer, Required},
    {"last_updated_at"_L1, Type::Integer, Required},
};
constexpr Model ConversationModel {ConversationFields};

constexpr Field MessageFields[] = {
    {"id"_L1, Type::Text, Required},
    {"conversation_id"_L1, Type::Text, Required},
    {"user_id"_L1, Type::Text, Required},
    {"role"_L1, Type::Enum, Required, false, nullptr, "user assistant colleague_assistant system"_L1},
    {"original_content"_L1, Type::Text, Required},
    {"enhanced_message"_L1, Type::Text},
    {"explicit_context"_L1, Type::Texts, false, Nullable},
    {"episode_id"_L1, Type::Integer},
    {"sentiment_score"_L1, Type::Score},
    {"intent"_L1, Type::Text},
    {"entities"_L1, Type::Models, false, false, &EntityModel},
    {"is_cancellation"_L1, Type::Bool},
    {"is_continuation"_L1, Type::Bool},
    {"is_flagged"_L1, Type::Bool},
    {"timestamp"_L1, Type::Integer, Required},
    {"invoked_flows"_L1, Type::Texts, false, Nullable},
    {"invoked_tools"_L1, Type::Texts, false, Nullable},
    {"reasoning_steps"_L1, Type::Texts, false, Nullable},
    {"errors"_L1, Type::Texts, false, Nullable},
};
constexpr Model MessageModel {MessageFields};

constexpr Field CallFields[] = {
    {"call_id"_L1, Type::Text},
    {"purpose"_L1, Type::Word, Required, false, nullptr,
        "agent_loop script_generation flow_selection slot_extraction enhancement other"_L1},
    {"model"_L1, Type::Text, Required},
    {"prompt_tokens"_L1, Type::Integer},
    {"completion_tokens"_L1, Type::Integer},
    {"total_tokens"_L1, Type::Integer},
    {"latency_ms"_L1, Type::Integer},
    {"timestamp_ms"_L1, Type::Integer, Required},
    {"success"_L1, Type::Bool},
    {"error"_L1, Type::Text, false, Nullable},
};
constexpr Model CallModel {CallFields};

constexpr Field AttemptFields[] = {
    {"attempt"_L1, Type::Integer, Required},
    {"prompt_tokens"_L1, Type::Integer},
    {"completion_tokens"_L1, Type::Integer},
    {"latency_ms"_L1, Type::Integer},
    {"success"_L1, Type::Bool, Required},
    {"parse_error"_L1, Type::Text, false, Nullable},
};
constexpr Model AttemptModel {AttemptFields};

constexpr Field TaskFields[] = {
    {"task_index"_L1, Type::Integer, Required},
    {"sandbox"_L1, Type::Text, Required},
    {"mode"_L1, Type::Word, Required, false, nullptr, "plan interactive"_L1},
    {"description"_L1, Type::Text, Required},
    {"timestamp_ms"_L1, Type::Integer, Required},
};
constexpr Model TaskModel {TaskFields};

constexpr Field ToolFields[] = {
    {"task_index"_L1, Type::Integer, Required},
    {"sandbox"_L1, Type::Text, Required},
    {"mode"_L1, Type::Text, Required},
    {"description"_L1, Type::Text, Required},
    {"generation_attempts"_L1, Type::Models, false, false, &AttemptModel},
    {"final_script"_L1, Type::Text, false, Nullable},
    {"generation_total_tokens"_L1, Type::Integer},
    {"generation_latency_ms"_L1, Type::Integer},
    {"execution_id"_L1, Type::Text, false, Nullable},
    {"success"_L1, Type::Bool},
    {"final_data"_L1, Type::Any, false, Nullable},
    {"intermediates"_L1, Type::Objects},
    {"error"_L1, Type::Text, false, Nullable},
    {"traceback"_L1, Type::Text, false, Nullable},
    {"execution_latency_ms"_L1, Type::Integer},
    {"output_bytes"_L1, Type::Integer},
    {"peak_memory_bytes"_L1, Type::Integer, false, Nullable},
    {"api_calls"_L1, Type::Objects},
    {"total_latency_ms"_L1, Type::Integer},
};
constexpr Model ToolModel {ToolFields};

constexpr Field SlotFields[] = {
    {"flow_name"_L1, Type::Text, Required},
    {"slot_name"_L1, Type::Text, Required},
    {"slot_type"_L1, Type::Text, Required},
    {"required"_L1, Type::Bool, Required},
    {"value"_L1, Type::Any, false, Nullable},
    {"collected"_L1, Type::Bool},
    {"collected_at_turn"_L1, Type::Integer, false, Nullable},
    {"validation_error"_L1, Type::Text, false, Nullable},
};
constexpr Model SlotModel {SlotFields};

constexpr Field ConfirmationFields[] = {
    {"question"_L1, Type::Text, Required},
    {"outcome"_L1, Type::Word, Required, false, nullptr, "confirmed cancelled expired"_L1},
    {"resolved_at_turn"_L1, Type::Integer, Required},
};
constexpr Model ConfirmationModel {ConfirmationFields};

constexpr Field FlowFields[] = {
    {"flow_id"_L1, Type::Text, Required},
    {"flow_name"_L1, Type::Text, Required},
    {"flow_type"_L1, Type::Text, Required},
    {"event"_L1, Type::Word, Required, false, nullptr, "started completed cancelled failed topic_shifted"_L1},
};
constexpr Model FlowModel {FlowFields};

constexpr Field EmissionFields[] = {
    {"id"_L1, Type::Text},
    {"timestamp"_L1, Type::Moment},
    {"type"_L1, Type::Word, Required, false, nullptr, "llm tool agent_step api"_L1},
    {"energy_kwh"_L1, Type::Number},
    {"co2_g"_L1, Type::Number},
    {"metadata"_L1, Type::Object},
};
constexpr Model EmissionModel {EmissionFields};

constexpr Field TraceFields[] = {
    {"id"_L1, Type::Text},
    {"message_id"_L1, Type::Text, Required},
    {"conversation_id"_L1, Type::Text, Required},
    {"user_id"_L1, Type::Text, Required},
    {"agent_id"_L1, Type::Text, Required},
    {"turn_number"_L1, Type::Integer, Required},
    {"started_at_ms"_L1, Type::Integer, Required},
    {"ended_at_ms"_L1, Type::Integer, Required},
    {"total_latency_ms"_L1, Type::Integer, Required},
    {"total_prompt_tokens"_L1, Type::Integer},
    {"total_completion_tokens"_L1, Type::Integer},
    {"total_tokens"_L1, Type::Integer},
    {"llm_calls"_L1, Type::Models, false, false, &CallModel},
    {"task_emissions"_L1, Type::Models, false, false, &TaskModel},
    {"tool_traces"_L1, Type::Models, false, false, &ToolModel},
    {"emission_records"_L1, Type::Models, false, false, &EmissionModel},
    {"slot_events"_L1, Type::Models, false, false, &SlotModel},
    {"confirmation_events"_L1, Type::Models, false, false, &ConfirmationModel},
    {"flow_events"_L1, Type::Models, false, false, &FlowModel},
    {"reasoning_steps"_L1, Type::Texts},
    {"errors"_L1, Type::Texts},
    {"total_energy_kwh"_L1, Type::Number},
    {"total_co2_g"_L1, Type::Number},
    {"detected_intent"_L1, Type::Text},
    {"detected_entities"_L1, Type::Texts},
    {"sentiment_score"_L1, Type::Number},
    {"is_continuation"_L1, Type::Bool},
    {"is_cancellation"_L1, Type::Bool},
};
constexpr Model TraceModel {TraceFields};

const Model& modelOf(RecordKind kind)
{
    return kind == RecordKind::Conversation ? ConversationModel
        : kind == RecordKind::Message       ? MessageModel
                                            : TraceModel;
}

/// A decimal integer, with the sign, blanks and "_" that Python allows, or a fraction of zeros.
bool isIntegerText(const QString& text)
{
    static const QRegularExpression integer(uR"(\A\s*[+-]?\d+(_\d+)*(\.0*)?\s*\z)"_s);
    return integer.match(text).hasMatch();
}

bool isPlainInteger(const QByteArray& number)
{
    return !number.contains('.') && !number.contains('e') && !number.contains('E') && !number.contains('I')
        && number != "NaN";
}

QString integerRefusal(const Value& value)
{
    switch (value.kind) {
    case Value::Kind::Bool:
        return {};
    case Value::Kind::Number: {
        if (isPlainInteger(value.number))
            return {};
        const double number = value.toDouble();
        if (!std::isfinite(number))
            return u"finite_number"_s;
        return number == std::trunc(number) ? QString() : u"int_from_float"_s;
    }
    case Value::Kind::String:
        return isIntegerText(value.string) ? QString() : u"int_parsing"_s;
    default:
        return u"int_type"_s;
    }
}

QString boolRefusal(const Value& value)
{
    if (boolOf(value))
        return {};
    const bool readable = value.isString() || (value.isNumber() && isPlainInteger(value.number));
    return readable ? u"bool_parsing"_s : u"bool_type"_s;
}

QString numberRefusal(const Value& value)
{
    if (numberOf(value))
        return {};
    return value.isString() ? u"float_parsing"_s : u"float_type"_s;
}

QString scoreRefusal(const Value& value)
{
    const auto number = numberOf(value);
    if (!number)
        return numberRefusal(value);
    // As the validator compares: NaN is not greater or equal.
    if (!(*number >= -1))
        return u"greater_than_equal"_s;
    return *number <= 1 ? QString() : u"less_than_equal"_s;
}

QString momentRefusal(const Value& value)
{
    if (value.isNumber())
        return std::isfinite(value.toDouble()) ? QString() : u"datetime_parsing"_s;
    if (!value.isString())
        return u"datetime_type"_s;
    if (QDateTime::fromString(value.string, Qt::ISODateWithMs).isValid() || isIntegerText(value.string))
        return {};
    return u"datetime_from_date_parsing"_s;
}

bool isOneOf(const QString& word, QLatin1StringView words)
{
    return std::ranges::any_of(words.tokenize(u' '), [&word](QLatin1StringView one) { return word == one; });
}

QString scalarRefusal(const Field& field, const Value& value)
{
    switch (field.type) {
    case Type::Text:
        return value.isString() ? QString() : u"string_type"_s;
    case Type::Integer:
        return integerRefusal(value);
    case Type::Number:
        return numberRefusal(value);
    case Type::Score:
        return scoreRefusal(value);
    case Type::Bool:
        return boolRefusal(value);
    case Type::Word:
        return value.isString() && isOneOf(value.string, field.words) ? QString() : u"literal_error"_s;
    case Type::Enum:
        return value.isString() && isOneOf(value.string, field.words) ? QString() : u"enum"_s;
    case Type::Moment:
        return momentRefusal(value);
    case Type::Object:
        return value.isObject() ? QString() : u"dict_type"_s;
    case Type::Texts:
    case Type::Objects:
    case Type::Models:
        return value.isArray() ? QString() : u"list_type"_s;
    case Type::Any:
        break;
    }
    return {};
}

void check(const Model& model, const Value& record, const QString& prefix, QList<Refusal>& refusals);

void checkItems(const Field& field, const Value& list, const QString& at, QList<Refusal>& refusals)
{
    for (qsizetype i = 0; i < list.items.size(); ++i) {
        const Value& item = list.items[i];
        const QString place = u"%1.%2"_s.arg(at).arg(i);
        if (field.type == Type::Texts && !item.isString())
            refusals << Refusal {place, u"string_type"_s};
        else if (field.type == Type::Objects && !item.isObject())
            refusals << Refusal {place, u"dict_type"_s};
        else if (field.type == Type::Models && !item.isObject())
            refusals << Refusal {place, u"model_type"_s};
        else if (field.type == Type::Models)
            check(*field.item, item, place + u'.', refusals);
    }
}

void check(const Model& model, const Value& record, const QString& prefix, QList<Refusal>& refusals)
{
    for (const Field& field : model) {
        // Of a repeated key the last one counts.
        const auto member = std::find_if(record.members.crbegin(), record.members.crend(),
            [&field](const Value::Member& candidate) { return candidate.first == field.name; });
        if (member == record.members.crend()) {
            if (field.required)
                refusals << Refusal {prefix + field.name, u"missing"_s};
            continue;
        }
        const Value& value = member->second;
        if (value.isNull() && field.nullable)
            continue;
        if (const QString refusal = scalarRefusal(field, value); !refusal.isEmpty())
            refusals << Refusal {prefix + field.name, refusal};
        else if (!value.items.isEmpty())
            checkItems(field, value, prefix + field.name, refusals);
    }
}

/// A field at the top of a record; null: the library does not know it.
const Field* modelField(RecordKind kind, QAnyStringView name)
{
    const Model& fields = modelOf(kind);
    const auto known = std::ranges::find_if(fields, [name](const Field& field) { return name == field.name; });
    return known == fields.end() ? nullptr : &*known;
}

void addNames(QByteArray& names, const Model& model)
{
    for (const Field& field : model) {
        const bool isFree = field.type == Type::Any || field.type == Type::Object || field.type == Type::Objects;
        names += QByteArray(field.name) + (isFree ? "* " : " ");
        if (field.item)
            addNames(names, *field.item);
    }
}

} // namespace

QString nameOf(RecordKind kind)
{
    return kind == RecordKind::Conversation ? u"conversations"_s
        : kind == RecordKind::Message       ? u"messages"_s
                                            : u"turn_traces"_s;
}

std::optional<RecordKind> kindNamed(QAnyStringView name)
{
    const auto kind = std::ranges::find_if(Kinds, [name](RecordKind one) { return name == nameOf(one); });
    return kind == Kinds.end() ? std::nullopt : std::optional(*kind);
}

std::optional<RecordKind> kindOfFields(const QStringList& names)
{
    const auto hasBoth
        = [&names](QLatin1StringView a, QLatin1StringView b) { return names.contains(a) && names.contains(b); };
    if (hasBoth("conversation_id"_L1, "original_content"_L1))
        return RecordKind::Message;
    if (hasBoth("message_id"_L1, "turn_number"_L1))
        return RecordKind::Trace;
    const bool isConversation = hasBoth("user_id"_L1, "agent_id"_L1) && names.contains("title"_L1);
    return isConversation ? std::optional(RecordKind::Conversation) : std::nullopt;
}

json::FieldNames fieldNames()
{
    QByteArray names = "_id* "; // of every document of MongoDB
    for (const RecordKind kind : Kinds)
        addNames(names, modelOf(kind));
    return json::FieldNames(QLatin1StringView(names));
}

ColumnType columnTypeOf(QAnyStringView column)
{
    for (const RecordKind kind : Kinds) {
        if (const Field* known = modelField(kind, column))
            return known->type <= Type::Moment ? ColumnType::Text
                : known->type <= Type::Bool    ? ColumnType::Plain
                                               : ColumnType::Json;
    }
    return ColumnType::Text;
}

QList<Refusal> refusalsOf(RecordKind kind, const json::Value& record)
{
    QList<Refusal> refusals;
    if (!record.isObject())
        refusals << Refusal {{}, u"model_type"_s};
    else
        check(modelOf(kind), record, {}, refusals);
    return refusals;
}

QStringList unknownFieldsOf(RecordKind kind, const json::Value& record)
{
    QStringList unknown;
    for (const Value::Member& member : record.members) {
        if (!modelField(kind, member.first) && !unknown.contains(member.first))
            unknown << member.first;
    }
    return unknown;
}

std::optional<QByteArray> defaultOf(RecordKind kind, QStringView field)
{
    const Field* known = modelField(kind, field);
    if (!known || known->required || field == "id"_L1)
        return {};
    if (known->nullable)
        return "null";
    switch (known->type) {
    case Type::Integer:
        return "0";
    case Type::Number:
    case Type::Score:
        return "0.0";
    case Type::Bool:
        return field == "is_continuation"_L1 ? "true" : "false";
    case Type::Text:
        return field.endsWith("intent"_L1) ? "\"unknown\"" : "\"\"";
    default:
        return "[]";
    }
}

std::optional<qint64> integerOf(const json::Value& value)
{
    if (!integerRefusal(value).isEmpty())
        return {};
    if (value.kind == Value::Kind::Bool)
        return value.boolean ? 1 : 0;
    if (const auto exact = value.toInteger())
        return exact;
    bool ok = false;
    QString text = value.isString() ? value.string.trimmed().remove(u'_') : QString::fromLatin1(value.number);
    if (const qint64 exact = text.section(u'.', 0, 0).toLongLong(&ok); ok && !text.contains(u'e', Qt::CaseInsensitive))
        return exact;
    const double number = value.isString() ? text.toDouble() : value.toDouble();
    constexpr double Limit = 9.2e18;
    if (number > Limit)
        return std::numeric_limits<qint64>::max();
    // One above the least, which means "no time" in outlines.
    return number < -Limit ? std::numeric_limits<qint64>::min() + 1 : qint64(number);
}

std::optional<double> numberOf(const json::Value& value)
{
    if (value.kind == Value::Kind::Bool)
        return value.boolean ? 1.0 : 0.0;
    if (value.isNumber())
        return value.toDouble();
    bool ok = false;
    const double number = value.isString() ? value.string.trimmed().toDouble(&ok) : 0;
    return ok ? std::optional(number) : std::nullopt;
}

std::optional<bool> boolOf(const json::Value& value)
{
    if (value.kind == Value::Kind::Bool)
        return value.boolean;
    if (value.isNumber() && (value.toDouble() == 0 || value.toDouble() == 1))
        return value.toDouble() == 1;
    if (!value.isString())
        return {};
    const QString word = value.string.toLower();
    const bool isTrue = isOneOf(word, "1 on t true y yes"_L1);
    return isTrue || isOneOf(word, "0 off f false n no"_L1) ? std::optional(isTrue) : std::nullopt;
}

} // namespace stemma::jazzmine
