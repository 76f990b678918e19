// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/session/names.h"

using namespace Qt::StringLiterals;

namespace stemma {
namespace {

template<typename Enum, size_t N> QLatin1StringView pick(Enum value, const QLatin1StringView (&names)[N])
{
    const auto place = size_t(value);
    return place < N ? names[place] : "unknown"_L1;
}

} // namespace

QLatin1StringView nameOf(Role role)
{
    return pick(role, {"unknown"_L1, "user"_L1, "assistant"_L1, "system"_L1, "tool"_L1, "colleague"_L1});
}

QLatin1StringView nameOf(ReasoningPart::State state)
{
    return pick(state, {"open"_L1, "signed"_L1, "redacted"_L1, "encrypted"_L1, "empty"_L1});
}

QLatin1StringView nameOf(ToolPart::State state)
{
    return pick(state, {"pending"_L1, "running"_L1, "completed"_L1, "error"_L1, "orphan"_L1});
}

QLatin1StringView nameOf(PartKind kind)
{
    switch (kind) {
    case PartKind::Text:
        return "text"_L1;
    case PartKind::Reasoning:
        return "reasoning"_L1;
    case PartKind::Tool:
        return "tool"_L1;
    case PartKind::Patch:
        return "patch"_L1;
    case PartKind::FileReference:
        return "file_reference"_L1;
    case PartKind::Compaction:
        return "compaction"_L1;
    case PartKind::StepStart:
        return "step_start"_L1;
    case PartKind::StepFinish:
        return "step_finish"_L1;
    case PartKind::Image:
        return "image"_L1;
    case PartKind::Event:
        return "event"_L1;
    case PartKind::Unknown:
        break;
    }
    return "unknown"_L1;
}

QLatin1StringView nameOf(Origin::Kind kind)
{
    return pick(kind, {"none"_L1, "fork"_L1, "resume"_L1, "sub_agent"_L1, "continuation"_L1});
}

QLatin1StringView nameOf(LineageEdge::Kind kind)
{
    return pick(kind, {"fork"_L1, "resume"_L1, "sub_agent"_L1, "branch"_L1, "discarded"_L1, "continuation"_L1});
}

QLatin1StringView nameOf(SummaryNode::Kind kind)
{
    return pick(kind, {"leaf"_L1, "condensed"_L1});
}

QLatin1StringView nameOf(ContextItem::Kind kind)
{
    return pick(kind, {"system"_L1, "summary"_L1, "message"_L1, "tool_output"_L1, "tombstone"_L1});
}

QLatin1StringView nameOf(Finding::Severity severity)
{
    return pick(severity, {"note"_L1, "warning"_L1, "error"_L1});
}

QLatin1StringView nameOf(Errc code)
{
    return pick(code,
        {"busy"_L1, "cancelled"_L1, "conflict"_L1, "corrupt"_L1, "denied"_L1, "not_found"_L1, "not_supported"_L1,
            "read_only"_L1, "schema_too_new"_L1, "usage"_L1});
}

QLatin1StringView nameOf(EditKind kind)
{
    return pick(kind,
        {"fork"_L1, "resume"_L1, "rename"_L1, "edit"_L1, "remove"_L1, "prune"_L1, "delete"_L1, "insert"_L1,
            "checkpoint"_L1, "mark"_L1, "move"_L1, "repair"_L1, "compact"_L1, "dissolve"_L1, "batch"_L1});
}

QList<QLatin1StringView> namesOf(MessageStates states)
{
    static constexpr std::pair<MessageState, QLatin1StringView> Names[] = {
        {MessageState::InContext, "in_context"_L1},
        {MessageState::Summarised, "summarised"_L1},
        {MessageState::Discarded, "discarded"_L1},
        {MessageState::Pruned, "pruned"_L1},
        {MessageState::SideChain, "side_chain"_L1},
        {MessageState::Ephemeral, "ephemeral"_L1},
        {MessageState::Flagged, "flagged"_L1},
        {MessageState::Error, "error"_L1},
        {MessageState::Interrupted, "interrupted"_L1},
        {MessageState::Damaged, "damaged"_L1},
    };
    QList<QLatin1StringView> result;
    for (const auto& [state, name] : Names) {
        if (states & state)
            result += name;
    }
    return result;
}

} // namespace stemma
