// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/codex/read/recordreader.h"
#include "core/store/transcript/transcriptcontext.h"

#include <algorithm>

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

/// What is sent from the newest compaction that was not taken back with its turn (spec codex, 5 and 6); @p newest: from
/// the newest of all.
[[nodiscard]] ContextSpan keptSpan(const ContextSpan& newest, const Conversation& conversation, size_t end);
/// See Codec::listRows() and Codec::completeFrom().
[[nodiscard]] ListRows rowsOf(const LineIndex& index);
void completeFrom(const TranscriptConversation& conversation, size_t index, qint64 maxText, Message& message);

/// Codex's records (spec codex, 4): what the model saw and made is the conversation, and events add what only they
/// tell.
class Codec final : public TranscriptCodec
{
public:
    [[nodiscard]] static const Codec& instance();

    [[nodiscard]] Message decode(
        QByteArrayView stored, bool isWhole, quint8 dialect, qint64 maxText, const ToolPairs& pairs) const override;
    [[nodiscard]] QString nameOfCall(const json::Value& record, const QString& callId) const override;
    /// The events of the turn, and the approval policy that it runs under (4.2, 4.4).
    void addTurnSigns(const json::Value& record, TurnSigns& signs) const override;
    /// The model and the tokens of an answer; of a call's result the exit code, the times and the diff of its event.
    void completeFrom(
        const TranscriptConversation& conversation, size_t index, qint64 maxText, Message& message) const override
    {
        codex::completeFrom(conversation, index, maxText, message);
    }

    [[nodiscard]] QString cacheName() const override { return QStringLiteral("codex"); }
    [[nodiscard]] quint32 cacheVersion() const override { return 3; }
    [[nodiscard]] std::optional<quint8> dialectOf(QByteArrayView head) const override;
    [[nodiscard]] bool isTree(quint8 /*dialect*/) const override { return false; }
    [[nodiscard]] std::unique_ptr<LineReader> reader(quint8 dialect) const override
    {
        return std::make_unique<RecordReader>(Dialect(dialect));
    }
    /// An event that tells what a record tells is no row, and neither is one about a call that is there.
    [[nodiscard]] ListRows listRows(const LineIndex& index) const override { return rowsOf(index); }
    /// A compaction that was taken back with its turn replaces nothing (spec codex, 5 and 6).
    [[nodiscard]] ContextSpan contextSpan(const Conversation& conversation, size_t end) const override
    {
        return keptSpan(TranscriptCodec::contextSpan(conversation, end), conversation, end);
    }
    /// Of the newest count of tokens, which tells the sum of the thread (4.4).
    [[nodiscard]] std::optional<UsageTotal> usageTotal(QByteArrayView line) const override;
    /// Records go by their places: not all have ids.
    [[nodiscard]] QString idOf(const json::Value& /*record*/) const override { return {}; }
};

/// The record within its envelope; a null value where it has none.
[[nodiscard]] inline const json::Value& payloadOf(const json::Value& line)
{
    return line[u"payload"];
}
/// The same, or the line itself, as in the oldest form.
[[nodiscard]] inline const json::Value& recordOf(const json::Value& line)
{
    return line.find(u"payload") ? payloadOf(line) : line;
}

/// The text of the first block that is one, of a message or of what an event tells: what stands around images is none.
[[nodiscard]] QString firstText(const json::Value& content);

/// Rows that the turns taken back leave, by row of the conversation before @p end (spec codex, 5).
[[nodiscard]] std::vector<bool> cutRows(const Conversation& conversation, size_t end);

/// What Codex sends (spec codex, 6).
class Context final : public TranscriptContext
{
public:
    Context()
        : TranscriptContext(Codec::instance())
    {
    }
    [[nodiscard]] static const Context& instance();

    [[nodiscard]] Result<ContextRows> rows(const Conversation& conversation, size_t end) const override;
    [[nodiscard]] Result<std::optional<ContextItem>> item(
        const Conversation& conversation, size_t row, const ContextRows& all) const override;
    [[nodiscard]] Result<QList<ContextItem>> pieces(const Conversation& conversation, size_t row) const override;
};

} // namespace stemma::codex
