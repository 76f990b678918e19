// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/json/jsonkey.h"
#include "core/store/json/rawjson.h"

#include <algorithm>
#include <array>

namespace stemma::codex {

// The words by which records are told apart (spec codex, 3 and 4).

inline constexpr std::array<QByteArrayView, 5> CallTypes {
    "function_call", "custom_tool_call", "local_shell_call", "tool_search_call", "mcp_tool_call"};
inline constexpr std::array<QByteArrayView, 3> OutputTypes {
    "function_call_output", "custom_tool_call_output", "tool_search_output"};
inline constexpr std::array<QByteArrayView, 2> HostedTypes {"web_search_call", "image_generation_call"};
inline constexpr std::array<QByteArrayView, 3> SummaryTypes {"compaction", "compaction_summary", "context_compaction"};
// Events that tell of a turn, or of settings: what they say stands in other records too, or in the session's figures.
inline constexpr std::array<QByteArrayView, 10> QuietEvents {"token_count", "task_started", "turn_started",
    "task_complete", "turn_complete", "thread_settings_applied", "thread_name_updated", "context_compacted",
    "session_configured", "turn_diff"};
inline constexpr std::array<QByteArrayView, 6> QuietTypes {
    "session_meta", "turn_context", "world_state", "token_usage_record", "inter_agent_communication_metadata", "state"};

inline constexpr std::array<JsonKey, 4> CodexBlockKeys {"type", "text", "image_url", "encrypted_content"};
inline constexpr std::array<JsonKey, 6> CodexItemKeys {"type", "id", "content", "summary_text", "text", "exit_code"};
inline constexpr std::array<JsonKey, 2> CodexInfoKeys {"total_token_usage", "last_token_usage"};
inline constexpr std::array<JsonKey, 6> CodexUsageKeys {"input_tokens", "cached_input_tokens",
    "cache_write_input_tokens", "output_tokens", "reasoning_output_tokens", "total_tokens"};

/// A UUID of version 7, which begins with its time.
inline bool isTimedId(QByteArrayView id)
{
    constexpr qsizetype Length = 36;
    constexpr qsizetype VersionAt = 14;
    return id.size() == Length && id[VersionAt] == '7';
}

template<size_t Count> bool isAmong(const RawJson& text, const std::array<QByteArrayView, Count>& words)
{
    return text.isText() && std::ranges::find(words, text.inner()) != words.end();
}

inline constexpr std::array<QByteArrayView, 16> InjectedBeginnings {"# AGENTS.md instructions", "<environment_context",
    "<user_instructions", "<permissions instructions", "<skill", "<hook_prompt", "<turn_aborted",
    "<recommended_plugins", "<codex_internal_context", "<INSTRUCTIONS", "<subagent_notification", "<collaboration_mode",
    "<model_switch", "<apps_instructions", "<plugins_instructions", "<personality_spec"};
/// Whether a text in the user's name is one that the program writes there (spec codex, 4.3).
[[nodiscard]] inline bool isInjectedText(QByteArrayView text)
{
    return std::ranges::any_of(
        InjectedBeginnings, [&](QByteArrayView beginning) { return text.startsWith(beginning); });
}

} // namespace stemma::codex
