// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/plan/changepolicy.h"

namespace stemma::pi {

/// How pi's sessions are changed (spec pi, 8).
class Policy final : public ChangePolicy
{
public:
    Policy();
    [[nodiscard]] static const Policy& instance();

    [[nodiscard]] QMap<EditKind, QString> refusals() const override;
    [[nodiscard]] QString refusalOf(RowFlags flags, size_t row) const override;
    void addChecks(EditPlan& plan, const Rewrite& after) const override;
    [[nodiscard]] std::optional<RecordPlaces> places(const QByteArray& record) const override;
    [[nodiscard]] std::optional<json::Range> textPlace(
        const RecordPlaces& places, const Message& message, int part) const override;
    /// An answer of another text loses its signatures and the service's id of it (spec pi, 8.3).
    void addTextChange(JsonCopy& copy, const RecordPlaces& places, const Message& message, int part) const override;
    [[nodiscard]] QList<int> blocksOf(const RecordPlaces& places, const Message& message, int part) const override;
    /// The ids of a service's calls are only taken with the reasoning that led to them.
    [[nodiscard]] bool needsThinking(const Message& message) const override;
    [[nodiscard]] bool isThinkingLink(const RecordPlaces&, const json::Range&, QByteArrayView key) const override
    {
        return key == "textSignature";
    }
    [[nodiscard]] QByteArray newId() const override;
    [[nodiscard]] Result<QByteArray> newTime(const LineIndex& index) const override;
    [[nodiscard]] NewSession newSession(
        const TranscriptFile& from, const LineIndex& index, const QString& title) const override;
    [[nodiscard]] QByteArray headerRecord(const LineIndex& index) const override;
    [[nodiscard]] QByteArray versionMember() const override;
    [[nodiscard]] QStringList roles() const override;
    [[nodiscard]] QByteArray messageRecord(
        const QString& role, const QString& text, const NewLink& link, const Conversation& like) const override;
    [[nodiscard]] QByteArray markerRecord(const NewLink& link, const Conversation& like) const override;
    [[nodiscard]] QByteArray titleRecord(
        const QString& title, const NewLink& link, const Conversation& like) const override;
    [[nodiscard]] QByteArray labelRecord(
        const MessageId& target, const QString& label, const NewLink& link) const override;
    [[nodiscard]] CompactionRule compactionRule() const override;
    [[nodiscard]] QByteArray summaryRecord(
        const QString& text, const MessageId& firstKept, qint64 tokensBefore, const NewLink& link) const override;
};

} // namespace stemma::pi
