// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/plan/changepolicy.h"
#include "core/store/plan/editrules.h"

namespace stemma::mantis {

/// How tree transcripts are changed (spec mantis, 3 and 8).
class Policy : public ChangePolicy
{
public:
    Policy();
    [[nodiscard]] static const Policy& instance();

    [[nodiscard]] QMap<EditKind, QString> refusals() const override;
    [[nodiscard]] QString refusalOf(RowFlags flags, size_t row) const override;
    void addChecks(EditPlan& plan, const Rewrite& after) const override;
    [[nodiscard]] Result<QList<SummaryNode>> summaries(
        const Conversation& conversation, const SessionId& id, const JobControl& job) const override;
    [[nodiscard]] std::optional<RecordPlaces> places(const QByteArray& record) const override;
    [[nodiscard]] bool addContent(RecordPlaces& places) const override;
    /// It tells what it was made of.
    void addCopyChange(JsonCopy& copy, const RecordPlaces& places, const NewSession& session) const override;
    [[nodiscard]] std::optional<json::Range> textPlace(
        const RecordPlaces& places, const Message& message, int part) const override;
    /// A summary keeps the line that mantis knows it by.
    [[nodiscard]] QString textFor(const QString& text, const QString& before) const override;
    [[nodiscard]] QList<int> blocksOf(const RecordPlaces& places, const Message& message, int part) const override;
    [[nodiscard]] QByteArray newId() const override;
    /// Fails where an entry has a time behind all that can be written.
    [[nodiscard]] Result<QByteArray> newTime(const LineIndex& index) const override;
    [[nodiscard]] bool goesOnByTime() const override { return true; }
    [[nodiscard]] bool keepsIds() const override { return false; }
    [[nodiscard]] NewSession newSession(
        const TranscriptFile& from, const LineIndex& index, const QString& title) const override;
    [[nodiscard]] QStringList roles() const override;
    [[nodiscard]] QByteArray messageRecord(
        const QString& role, const QString& text, const NewLink& link, const Conversation& like) const override;
    [[nodiscard]] QByteArray markerRecord(const NewLink& link, const Conversation& like) const override;
    [[nodiscard]] QByteArray titleRecord(
        const QString& title, const NewLink& link, const Conversation& like) const override;
    [[nodiscard]] CompactionRule compactionRule() const override;
    /// In place a boundary, the summary and what is kept once more, as the program itself writes them (spec mantis, 3.7
    /// rule 9); in a new session no boundary, so that every release reads it.
    [[nodiscard]] Result<std::vector<Rewrite::Item>> compacted(
        const Conversation& before, const CompactionChoice& choice, const CompactEdit& edit) const override;
};

/// How the plain messages of databases are changed: they have no ids and no links.
class RowPolicy final : public Policy
{
public:
    [[nodiscard]] static const RowPolicy& instance(bool hasThreeTables);

    [[nodiscard]] QMap<EditKind, QString> refusals() const override;
    [[nodiscard]] QString refusalOf(RowFlags /*flags*/, size_t /*row*/) const override { return {}; }
    void addChecks(EditPlan& /*plan*/, const Rewrite& /*after*/) const override { }
    [[nodiscard]] std::optional<RecordPlaces> places(const QByteArray& record) const override;
    [[nodiscard]] bool addContent(RecordPlaces& /*places*/) const override { return true; }
    [[nodiscard]] bool dropsOpenCalls() const override { return true; }
    [[nodiscard]] QByteArray messageRecord(
        const QString& role, const QString& text, const NewLink& link, const Conversation& like) const override;
    /// The summary behind what the application itself says to the model, and before what is kept.
    [[nodiscard]] Result<std::vector<Rewrite::Item>> compacted(
        const Conversation& before, const CompactionChoice& choice, const CompactEdit& edit) const override;

private:
    explicit RowPolicy(bool hasThreeTables)
        : m_hasThreeTables(hasThreeTables)
    {
    }

    bool m_hasThreeTables;
};

/// An entry that is spelled like another one of its session.
[[nodiscard]] QByteArray spelledEntry(
    const QByteArray& type, const QByteArray& content, const NewLink& link, const RecordPlaces& like);
/// Why the transcripts of other dialects are read only (translated).
[[nodiscard]] QString notTree();

/// See StoreFormat::refusalAt().
[[nodiscard]] QString refusalAt(const StoreInfo& store, EditKind kind, const EditPlace& place);

} // namespace stemma::mantis
