// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/plan/changepolicy.h"

namespace stemma::claudecode {

/// How Claude Code's sessions are changed (spec claude-code, 9): a change makes a new session, as the program's own
/// fork does, since it may have a session open at any time. Only titles are appended where they belong.
class Policy final : public ChangePolicy
{
public:
    Policy();
    [[nodiscard]] static const Policy& instance();

    [[nodiscard]] QMap<EditKind, QString> refusals() const override;
    [[nodiscard]] QString refusalOf(RowFlags flags, size_t row) const override;
    /// A compaction names what is left of the messages that it kept: the loader looks for each (7).
    void settleNames(const Conversation& before, std::vector<Rewrite::Item>& items) const override;
    /// Of a row of several lines the content is that of all of them.
    [[nodiscard]] std::optional<RecordPlaces> places(const QByteArray& record) const override;
    /// The session, where the copy came from, and what only the original has (9.1).
    void addCopyChange(JsonCopy& copy, const RecordPlaces& places, const NewSession& session) const override;
    [[nodiscard]] std::optional<json::Range> textPlace(
        const RecordPlaces& places, const Message& message, int part) const override;
    /// An answer of another text loses its thinking, a result what tells of it beside its text (9.3).
    void addTextChange(JsonCopy& copy, const RecordPlaces& places, const Message& message, int part) const override;
    [[nodiscard]] QList<int> blocksOf(const RecordPlaces& places, const Message& message, int part) const override;
    /// As the program itself clears outputs in what it sends.
    [[nodiscard]] QString prunedText() const override { return QStringLiteral("[Old tool result content cleared]"); }
    [[nodiscard]] QByteArray withoutBlocks(const RecordPlaces& places, const std::set<int>& blocks) const override;
    [[nodiscard]] QByteArray newId() const override;
    [[nodiscard]] Result<QByteArray> newTime(const LineIndex& index) const override;
    [[nodiscard]] bool dropsOpenCalls() const override { return true; }
    [[nodiscard]] bool keepsIds() const override { return false; }
    /// The same at each call, so that ids which refer to others can be told before those are copied.
    [[nodiscard]] QByteArray idOfCopy(const QByteArray& before, const NewSession& session) const override;
    [[nodiscard]] bool isCopied(const RecordPlaces& places) const override;
    [[nodiscard]] QString inPlaceRefusal() const override;
    /// A summary is one message with the boundary before it, which records behind it name.
    [[nodiscard]] QString forkRefusal(ForkChoice choice) const override;
    [[nodiscard]] NewSession newSession(
        const TranscriptFile& from, const LineIndex& index, const QString& title) const override;
    /// Of outputs and sub-agents, which results name. Those that a sub-agent started go with it.
    [[nodiscard]] QByteArrayList namesInRecords(const QString& belonging) const override;
    [[nodiscard]] QStringList roles() const override { return {QStringLiteral("user"), QStringLiteral("assistant")}; }
    [[nodiscard]] QByteArray messageRecord(
        const QString& role, const QString& text, const NewLink& link, const Conversation& like) const override;
    [[nodiscard]] QByteArray markerRecord(const NewLink& link, const Conversation& like) const override;
    [[nodiscard]] QByteArray titleRecord(
        const QString& title, const NewLink& link, const Conversation& like) const override;
    [[nodiscard]] CompactionRule compactionRule() const override;
    /// Everything, with a boundary and its summary behind what is covered (9.3).
    [[nodiscard]] Result<std::vector<Rewrite::Item>> compacted(
        const Conversation& before, const CompactionChoice& choice, const CompactEdit& edit) const override;
};

} // namespace stemma::claudecode
