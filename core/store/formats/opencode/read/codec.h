// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/opencode/read/record.h"
#include "core/store/transcript/transcriptcontext.h"

namespace stemma::opencode {

/// A finished compaction: the rows of the question, of its answer, and of what follows the summary of what stands
/// before (spec opencode, 5.3).
struct Compaction
{
    size_t summary = 0;
    std::optional<size_t> request;
    std::optional<size_t> tail;

    /// The first row that is not covered.
    [[nodiscard]] size_t keptFrom() const { return tail.value_or(request.value_or(summary)); }
};
/// Of the rows before @p end; none: there is none.
[[nodiscard]] std::optional<Compaction> newestCompaction(const Conversation& conversation, size_t end);

/// OpenCode's records, of both shapes (Conversation::dialect()).
class Codec final : public TranscriptCodec
{
public:
    [[nodiscard]] static const Codec& instance();

    [[nodiscard]] Message decode(
        QByteArrayView stored, bool isWhole, quint8 dialect, qint64 maxText, const ToolPairs& pairs) const override;
    /// Whether an answer is complete, and why it ended (5.1, 6).
    void addTurnSigns(const json::Value& record, TurnSigns& signs) const override;
    /// Marks the summary of a compaction with what it covers.
    void complete(const Conversation& conversation, size_t index, Message& message) const override;

    [[nodiscard]] QString cacheName() const override { return QStringLiteral("opencode"); } ///< nothing is cached
    [[nodiscard]] quint32 cacheVersion() const override { return 1; }
    [[nodiscard]] std::unique_ptr<LineReader> reader(quint8 dialect) const override;
    [[nodiscard]] ContextSpan contextSpan(const Conversation& conversation, size_t end) const override;
    [[nodiscard]] MessageStates statesOf(quint8 dialect, RowFlags flags) const override;
    [[nodiscard]] QString idOf(const json::Value& record) const override;
};

/// What the agent sends.
class Context final : public TranscriptContext
{
public:
    Context()
        : TranscriptContext(Codec::instance())
    {
    }
    [[nodiscard]] static const Context& instance();

    /// The newest compaction with its question, what that keeps (earlier ones, too), and what came later.
    [[nodiscard]] Result<ContextRows> rows(const Conversation& conversation, size_t end) const override;
    /// Sizes are known by reading only.
    [[nodiscard]] std::optional<SentMessage> known(
        const Conversation& /*conversation*/, size_t /*row*/, const ContextRows& /*all*/) const override
    {
        return {};
    }
    [[nodiscard]] Result<std::optional<ContextItem>> item(
        const Conversation& conversation, size_t row, const ContextRows& all) const override;
};

/// As the agent sends it in the place of an output that was pruned, and of a call that never ended.
inline constexpr const char* PrunedOutput = "[Old tool result content cleared]";
inline constexpr const char* InterruptedCall = "[Tool execution was interrupted]";

} // namespace stemma::opencode
