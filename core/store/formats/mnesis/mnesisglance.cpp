// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/mnesisglance.h"

#include "core/base/json.h"

#include <simdjson.h>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using simdjson::dom::element;
using simdjson::dom::object;

QLatin1StringView latin1(std::string_view text)
{
    return {text.data(), qsizetype(text.size())};
}

/// The members that the rules are about; of a repeated key the last one counts.
struct Members
{
    std::optional<element> type;
    std::optional<element> text;
    std::optional<element> toolName;
    std::optional<element> callId;
    std::optional<element> input;
    std::optional<element> output;
    std::optional<element> error;
    std::optional<element> status;

    explicit Members(const object& part)
    {
        for (const auto& [key, value] : part) {
            if (key == "type")
                type = value;
            else if (key == "text")
                text = value;
            else if (key == "tool_name")
                toolName = value;
            else if (key == "tool_call_id")
                callId = value;
            else if (key == "input")
                input = value;
            else if (key == "output")
                output = value;
            else if (key == "error_message")
                error = value;
            else if (key == "status")
                status = value;
        }
    }
};

bool isText(const std::optional<element>& value)
{
    return value && value->is_string();
}

bool isTextOrNothing(const std::optional<element>& value)
{
    return !value || value->is_null() || value->is_string();
}

bool isTimeOrNull(const QVariant& column)
{
    return column.isNull() || column.typeId() == QMetaType::LongLong;
}

QString toString(const element& value)
{
    const std::string_view text = value.get_string().value_unsafe();
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

std::optional<ToolPart::State> stateOf(const QString& name)
{
    if (name == "completed"_L1)
        return ToolPart::State::Completed;
    if (name == "error"_L1)
        return ToolPart::State::Error;
    if (name == "running"_L1)
        return ToolPart::State::Running;
    if (name == "pending"_L1)
        return ToolPart::State::Pending;
    return {};
}

std::optional<MnesisGlance> glanceAtTool(const Members& members, const StoredMnesisPart& stored)
{
    const bool isPlain = isText(members.toolName) && isText(members.callId) && isTextOrNothing(members.output)
        && isTextOrNothing(members.error) && (!members.input || members.input->is_object()) && members.status
        && members.status->is_object() && isTimeOrNull(stored.compactedAt) && isTimeOrNull(stored.startedAt)
        && isTimeOrNull(stored.completedAt);
    if (!isPlain)
        return {};
    // Without the column it takes the JSON's state; the careful way does that.
    const auto state = stateOf(stored.toolState.toString());
    if (!state)
        return {};
    return MnesisGlance {true, toString(*members.toolName), toString(*members.callId), *state};
}

} // namespace

struct MnesisGlancer::Parser
{
    simdjson::dom::parser parser;
};

MnesisGlancer::MnesisGlancer()
    : m_parser(std::make_unique<Parser>())
{
    constexpr size_t FirstCapacity = 64 * 1024;
    // What cannot be allocated now is reported by the parse that needs it.
    [[maybe_unused]] const auto error = m_parser->parser.allocate(FirstCapacity, size_t(json::MaxDepth));
}

MnesisGlancer::~MnesisGlancer() = default;

std::optional<MnesisGlance> MnesisGlancer::glance(const StoredMnesisPart& stored)
{
    element root;
    object part;
    if (m_parser->parser.parse(stored.content.constData(), size_t(stored.content.size())).get(root) != simdjson::SUCCESS
        || root.get(part) != simdjson::SUCCESS)
        return {};
    const Members members(part);
    if (!isText(members.type) || latin1(members.type->get_string().value_unsafe()) != stored.partType)
        return {};
    if (stored.partType == "tool"_L1)
        return glanceAtTool(members, stored);
    if ((stored.partType == "text"_L1 || stored.partType == "reasoning"_L1) && isText(members.text))
        return MnesisGlance {};
    return {};
}

} // namespace stemma
