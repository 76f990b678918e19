// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/codex/read/recordreader.h"
#include "core/store/transcript/transcriptcontext.h"

namespace stemma::codex {

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
        const TranscriptConversation& conversation, size_t index, qint64 maxText, Message& message) const override;

    [[nodiscard]] QString cacheName() const override;
    [[nodiscard]] quint32 cacheVersion() const override { return 3; }
    [[nodiscard]] std::optional<quint8> dialectOf(QByteArrayView head) const override;
    [[nodiscard]] bool isTree(quint8 /*dialect*/) const override { return false; }
    [[nodiscard]] std::unique_ptr<LineReader> reader(quint8 dialect) const override;
    /// An event that tells what a record tells is no row, and neither is one about a call that is there.
    [[nodiscard]] ListRows listRows(const LineIndex& index) const override;
    /// A compaction that was taken back with its turn replaces nothing (spec codex, 5 and 6).
    [[nodiscard]] ContextSpan contextSpan(const Conversation& conversation, size_t end) const override;
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
