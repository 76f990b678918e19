// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/jazzmine/read/postgresrows.h"
#include "core/store/plan/anchormoves.h"
#include "core/store/storeformat.h"
#include "core/store/postgres/dryrunstore.h"

#include <QElapsedTimer>
#include <QSet>

namespace stemma::jazzmine {

/// The message store of jazzmine on a PostgreSQL server. Of a conversation its times are known, which is what
/// its messages are found by; everything else is asked for by page. The key of a message is its time with its rank
/// among those of the same time, so that it stays when others come. See SessionStore for threads and promises.
class PostgresStore final : public SessionStore, public TrackedPlans, public DryRunStore
{
public:
    static constexpr qint64 PieceRows = 20'000; ///< of an outline
    static constexpr qint64 FirstPieceRows = 2'000;
    static constexpr int PollMs = 1000; ///< the server is asked no oftener
    static constexpr qint64 MostCopiedBytes = 1024LL * 1024 * 1024; ///< of a store that is copied as a whole

    PostgresStore(const Detection& detection, std::shared_ptr<PostgresDatabase> database);
    ~PostgresStore() override;

    [[nodiscard]] StoreInfo info() const override;
    [[nodiscard]] void* findService(const std::type_info& service) override
    {
        return serviceAmong<IdTracker, DryRunStore>(this, service);
    }
    [[nodiscard]] Result<> sessions(ListDetail detail, const SessionSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<SessionInfo> session(const SessionId& id, ListDetail detail, const JobControl& job) override;
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
    [[nodiscard]] Result<QList<Checkpoint>> checkpoints(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<QList<PlacedReference>> fileReferences(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<QList<LineageEdge>> edges(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<> turnTraces(const SessionId& id, const TraceSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<ContextBudget> context(const SessionId& id, const std::optional<MessageId>& at,
        const ContextSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<> check(
        const std::optional<SessionId>& id, const FindingSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<EditPlan> plan(const Edit& edit, const JobControl& job) override;
    [[nodiscard]] Result<StoreChange> poll() override;
    [[nodiscard]] Result<> copySessions(const QList<SessionId>& sessions, const JobControl& job) override;
    [[nodiscard]] Result<> tryOut(const ServerScript& script, const JobControl& job) override;

    /// Finds out what this user may change, and what stands there: what is written from now on is a change. Once,
    /// before anything else.
    [[nodiscard]] Result<> begin();

private:
    [[nodiscard]] Result<EditPlan> planRepair(const RepairEdit& edit, const JobControl& job);
    [[nodiscard]] Result<EditPlan> planRepairOf(
        const QString& conversation, const RepairEdit& edit, const JobControl& job);
    [[nodiscard]] std::unexpected<Error> changedMeanwhile();
    [[nodiscard]] Result<> checkOne(const QString& conversation, const FindingSink& sink, const JobControl& job);
    [[nodiscard]] Result<std::vector<QString>> ids(const JobControl& job);

    struct Spot
    {
        qint64 timestamp = 0;
        quint32 rank = 0;
        auto operator<=>(const Spot&) const = default;
    };
    using Rows = std::vector<PostgresRow>;

    [[nodiscard]] qint64 keyFor(Spot spot);
    [[nodiscard]] Spot spotOf(qint64 key) const;
    [[nodiscard]] Result<> mustExist(const SessionId& id, const JobControl& job);
    [[nodiscard]] Result<> readPiece(
        const SessionId& id, Outline& outline, qint64 rows, bool& isLast, const JobControl& job);
    [[nodiscard]] Outline* known(const SessionId& id);
    void remember(const SessionId& id, Outline outline);
    /// The place in the outline, or -1.
    [[nodiscard]] qint64 positionOf(const Outline& outline, Spot spot) const;
    /// The rows at @p keys with all that their states need, by time and rank.
    [[nodiscard]] Result<Rows> rowsAt(const SessionId& id, std::span<const qint64> keys,
        PostgresRows::Contents contents, qint64 maxText, const JobControl& job);
    /// Which of them are sent.
    [[nodiscard]] Result<> mark(const SessionId& id, Rows& rows, const JobControl& job);
    [[nodiscard]] Result<std::vector<MessagePtr>> messagesOf(
        const SessionId& id, std::span<const qint64> keys, const Rows& rows, qint64 maxText, const JobControl& job);
    /// What the enhancer would be sent, oldest first, flagged messages in between; as of a place or of the end.
    [[nodiscard]] Result<Rows> window(const SessionId& id, const std::optional<PostgresRows::Place>& at,
        PostgresRows::Contents contents, const JobControl& job);
    [[nodiscard]] Result<const QSet<QString>*> currentWindow(const SessionId& id, const JobControl& job);
    [[nodiscard]] static const PostgresRow* find(const Rows& rows, Spot spot);

    Detection m_detection;
    PostgresRows m_rows;
    QString m_path;
    QString m_notWritable;
    QMap<EditKind, QString> m_refusals;
    std::vector<std::pair<SessionId, Outline>> m_outlines; ///< whole ones, used last at the end
    std::pair<SessionId, Outline> m_growing; ///< the one being given by pieces
    QList<Spot> m_oddSpots; ///< those that do not fit into a key, by the rest of the key
    QHash<SessionId, QSet<QString>> m_windows; ///< as of the last change
    QString m_state; ///< as of the last poll
    QElapsedTimer m_polled;
    qint64 m_size = 0;
    bool m_vanished = false;
};

} // namespace stemma::jazzmine
