// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/marks/marksdatabase.h"
#include "core/store/sessionstore.h"

namespace stemma {

/// A store with the user's own checkpoints, labels and flags, where its format has no place for them. Everything else
/// is the store's own; where the marks cannot be read, the store is shown without them. Thread: the store's.
class MarkedStore final : public SessionStore
{
    Q_DECLARE_TR_FUNCTIONS(MarkedStore)
public:
    explicit MarkedStore(std::unique_ptr<SessionStore> store, const QString& database = MarksDatabase::defaultPath());
    ~MarkedStore() override;

    [[nodiscard]] StoreInfo info() const override;
    [[nodiscard]] Result<> sessions(ListDetail detail, const SessionSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<SessionInfo> session(const SessionId& id, ListDetail detail, const JobControl& job) override;
    [[nodiscard]] Result<QList<Checkpoint>> checkpoints(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<EditPlan> plan(const Edit& edit, const JobControl& job) override;
    [[nodiscard]] Result<StoreChange> poll() override;

    [[nodiscard]] Result<Outline> outline(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<OutlinePiece> outlinePiece(const SessionId& id, qint64 from, const JobControl& job) override;
    [[nodiscard]] Result<std::vector<OutlineDetail>> outlineDetails(
        const SessionId& id, std::span<const qint64> keys, const JobControl& job) override;
    [[nodiscard]] Result<std::vector<MessagePtr>> messages(
        const SessionId& id, std::span<const qint64> keys, const ReadOptions& options, const JobControl& job) override;
    [[nodiscard]] Result<std::vector<MessagePtr>> firstMessages(
        const SessionId& id, int count, const ReadOptions& options, const JobControl& job) override;
    [[nodiscard]] Result<qint64> keyOf(const SessionId& session, const MessageId& id, const JobControl& job) override;
    [[nodiscard]] Result<Part> part(
        const SessionId& session, qint64 key, int partIndex, const JobControl& job) override;
    [[nodiscard]] Result<QByteArray> rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job) override;
    [[nodiscard]] Result<QList<SummaryNode>> summaryNodes(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<QList<PlacedReference>> fileReferences(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<QList<LineageEdge>> edges(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<> turnTraces(const SessionId& id, const TraceSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<ContextBudget> context(const SessionId& id, const std::optional<MessageId>& at,
        const ContextSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<> check(
        const std::optional<SessionId>& id, const FindingSink& sink, const JobControl& job) override;

private:
    [[nodiscard]] bool isOurs(EditKind kind) const;
    void add(SessionInfo& info, const QHash<SessionId, OwnMarks>& marks) const;
    [[nodiscard]] QHash<SessionId, OwnMarks> marks(const JobControl& job);
    [[nodiscard]] Result<QString> nameOf(const SessionId& id, const JobControl& job);
    [[nodiscard]] Result<EditPlan> planCheckpoint(const CheckpointEdit& edit, const JobControl& job);
    [[nodiscard]] Result<EditPlan> planMark(const MarkEdit& edit, const JobControl& job);
    void addLabels(EditPlan& plan, const QStringList& before, const QStringList& after) const;

    std::unique_ptr<SessionStore> m_store;
    MarksDatabase m_marks;
    QString m_format;
    QString m_path;
};

/// Opens a store with the user's marks. As openStoreFor().
[[nodiscard]] Result<std::unique_ptr<SessionStore>> openMarkedStore(const JobControl& job, const QString& path);

} // namespace stemma
