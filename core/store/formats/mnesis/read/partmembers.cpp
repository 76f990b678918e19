// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/read/partmembers.h"

#include "core/base/json.h"

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

bool isTextOrNothing(const PartMembers::Member& value)
{
    return !value || value->is_null() || value->is_string();
}

bool isTimeOrNull(const QVariant& column)
{
    return column.isNull() || column.typeId() == QMetaType::LongLong;
}

} // namespace

PartMembers::PartMembers(const simdjson::dom::object& part)
{
    for (const auto& [key, value] : part) {
        Member* const member = key == "type" ? &type
            : key == "text"                  ? &text
            : key == "tool_name"             ? &toolName
            : key == "tool_call_id"          ? &callId
            : key == "input"                 ? &input
            : key == "output"                ? &output
            : key == "error_message"         ? &error
            : key == "status"                ? &status
            : key == "unified_diff"          ? &diff
            : key == "files_changed"         ? &files
            : key == "additions"             ? &additions
            : key == "deletions"             ? &deletions
                                             : nullptr;
        if (!member)
            continue;
        isRepeated = isRepeated || *member;
        *member = value;
    }
}

bool PartMembers::isOfType(const QString& name) const
{
    return isText(type) && QLatin1StringView(utf8(type)) == name;
}

bool PartMembers::isPlainTool(const StoredPart& stored) const
{
    return isText(toolName) && isText(callId) && isTextOrNothing(output) && isTextOrNothing(error)
        && (!input || input->is_object()) && status && status->is_object() && isTimeOrNull(stored.compactedAt)
        && isTimeOrNull(stored.startedAt) && isTimeOrNull(stored.completedAt);
}

QByteArrayView PartMembers::utf8(const Member& member)
{
    const std::string_view text = member->get_string().value_unsafe();
    return {text.data(), qsizetype(text.size())};
}

std::optional<ToolPart::State> toolStateOf(const QString& name)
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

PartParser::PartParser()
{
    constexpr size_t FirstCapacity = 64 * 1024;
    // What cannot be allocated now is reported by the parse that needs it.
    [[maybe_unused]] const auto error = m_parser.allocate(FirstCapacity, size_t(json::MaxDepth));
}

std::optional<simdjson::dom::object> PartParser::parse(QByteArrayView content)
{
    simdjson::dom::element root;
    simdjson::dom::object part;
    if (content.startsWith("\xef\xbb\xbf") // which would be skipped
        || m_parser.parse(content.data(), size_t(content.size())).get(root) != simdjson::SUCCESS
        || root.get(part) != simdjson::SUCCESS)
        return {};
    return part;
}

} // namespace stemma::mnesis
