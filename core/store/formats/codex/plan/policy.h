// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/plan/changepolicy.h"

namespace stemma::codex {

/// How Codex's sessions are changed (spec codex, 8): a rollout that is there stays as it is, since the program keeps
/// positions within it, and other rollouts go on from its first bytes. Every change makes a new one.
class Policy final : public ChangePolicy
{
public:
    Policy();
    [[nodiscard]] static const Policy& instance();

    [[nodiscard]] QMap<EditKind, QString> refusals() const override;
    [[nodiscard]] QString refusalOf(RowFlags flags, size_t row) const override;
    /// Thinking from the changed turn on goes: it is encrypted with what stood before it. Changed records lose the ids
    /// that the provider gave them (spec codex, 8.2).
    void settle(const Conversation& before, std::vector<Rewrite::Item>& items) const override;
    /// Thinking is no end: providers want what follows it.
    void trimEnd(EditPlan& plan, const Conversation& before, std::vector<Rewrite::Item>& items) const override;
    /// What a compaction's list has of changed messages changes with them.
    void settleNames(const Conversation& before, std::vector<Rewrite::Item>& items) const override;
    /// Whether that sends what was changed before it.
    void addChecks(EditPlan& plan, const Rewrite& after) const override;
    [[nodiscard]] std::optional<RecordPlaces> places(const QByteArray& record) const override;
    [[nodiscard]] std::optional<json::Range> textPlace(
        const RecordPlaces& places, const Message& message, int part) const override;
    [[nodiscard]] QList<int> blocksOf(const RecordPlaces& places, const Message& message, int part) const override;
    [[nodiscard]] QString prunedText() const override { return QStringLiteral("[Output removed to free context.]"); }
    [[nodiscard]] bool answersInPieces() const override { return true; }
    [[nodiscard]] QString inPlaceRefusal() const override;
    [[nodiscard]] QString forkRefusal(ForkChoice choice) const override;
    [[nodiscard]] bool mendsLines() const override { return false; }
    [[nodiscard]] QByteArray newId() const override;
    [[nodiscard]] Result<QByteArray> newTime(const LineIndex& index) const override;
    [[nodiscard]] NewSession newSession(
        const TranscriptFile& from, const LineIndex& index, const QString& title) const override;
    [[nodiscard]] QStringList roles() const override
    {
        return {QStringLiteral("user"), QStringLiteral("assistant"), QStringLiteral("developer")};
    }
    [[nodiscard]] QByteArray messageRecord(
        const QString& role, const QString& text, const NewLink& link, const Conversation& like) const override;
    [[nodiscard]] QByteArray titleRecord(
        const QString& title, const NewLink& link, const Conversation& like) const override;
    [[nodiscard]] CompactionRule compactionRule() const override;
    /// What was said so far, then a compaction as Codex writes it, then what is kept.
    [[nodiscard]] Result<std::vector<Rewrite::Item>> compacted(
        const Conversation& before, const CompactionChoice& choice, const CompactEdit& edit) const override;
};

inline constexpr QLatin1StringView ReasoningType {"reasoning"};
/// The type of an item that the model made; empty: it is none.
[[nodiscard]] QString typeOf(const Conversation& conversation, size_t row);
/// The head of a session's own file.
[[nodiscard]] json::Value headOf(const LineIndex& index);
[[nodiscard]] QByteArray eventRecord(const QByteArray& time, const QByteArray& payload);
[[nodiscard]] QByteArray titleRecord(const QByteArray& time, const QString& thread, const QString& title);
/// {"timestamp":…,"type":"response_item","payload":…} and other types, without a line end.
[[nodiscard]] QByteArray envelope(const QByteArray& time, const QByteArray& type, const QByteArray& payload);

} // namespace stemma::codex
