// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/opencode/read/codec.h"
#include "core/store/plan/changepolicy.h"

namespace stemma::opencode {

/// How OpenCode's sessions are changed: never in place, and always as an export of a new session (spec opencode, 8).
class Policy final : public ChangePolicy
{
public:
    Policy();
    [[nodiscard]] static const Policy& instance();

    [[nodiscard]] QMap<EditKind, QString> refusals() const override;
    [[nodiscard]] QString inPlaceRefusal() const override;
    /// Each answer of one turn is a message of its own, with its calls and their results: they may follow each other.
    [[nodiscard]] bool answersInPieces() const override { return true; }
    [[nodiscard]] std::optional<RecordPlaces> places(const QByteArray& record) const override;
    [[nodiscard]] std::optional<json::Range> textPlace(
        const RecordPlaces& places, const Message& message, int part) const override;
    void addTextChange(JsonCopy& copy, const RecordPlaces& places, const Message& message, int part) const override;
    [[nodiscard]] QString prunedText() const override { return QString::fromLatin1(PrunedOutput); }
    /// By the time that OpenCode gives outputs which it prunes itself (spec opencode, 5.3).
    [[nodiscard]] bool markPruned(
        JsonCopy& copy, const RecordPlaces& places, const Message& message, int part, bool restore) const override;
    [[nodiscard]] QList<int> blocksOf(const RecordPlaces& places, const Message& message, int part) const override;
    /// The ids by which a service knows the items of an answer, which it takes with their reasoning only.
    [[nodiscard]] bool isThinkingLink(
        const RecordPlaces& places, const json::Range& block, QByteArrayView key) const override;
    [[nodiscard]] QStringList roles() const override { return {QStringLiteral("user"), QStringLiteral("assistant")}; }
    [[nodiscard]] QByteArray messageRecord(
        const QString& role, const QString& text, const NewLink& link, const Conversation& like) const override;
    [[nodiscard]] CompactionRule compactionRule() const override;
    [[nodiscard]] Result<std::vector<Rewrite::Item>> compacted(
        const Conversation& before, const CompactionChoice& choice, const CompactEdit& edit) const override;
};

} // namespace stemma::opencode
