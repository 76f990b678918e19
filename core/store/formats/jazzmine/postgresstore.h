// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/jazzmine/messagestore.h"
#include "core/store/formats/jazzmine/plan/postgresedit.h"
#include "core/store/formats/jazzmine/read/postgresoutlines.h"
#include "core/store/postgres/dryrunstore.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSet>

namespace stemma::jazzmine {

/// The message store of jazzmine on a PostgreSQL server. Of a conversation its times are known, which is what
/// its messages are found by; everything else is asked for by page. The key of a message is its time with its rank
/// among those of the same time, so that it stays when others come. See SessionStore for threads and promises.
class PostgresStore final : public MessageStore, public DryRunStore
{
    Q_DECLARE_TR_FUNCTIONS(JazzminePostgresStore)
public:
    static constexpr int PollMs = 1000; ///< the server is asked no oftener
    static constexpr qint64 MostCopiedBytes = 1024LL * 1024 * 1024; ///< of a store that is copied as a whole

    PostgresStore(const Detection& detection, std::shared_ptr<PostgresDatabase> database);

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
    [[nodiscard]] Result<QByteArray> rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job) override;
    [[nodiscard]] Result<> turnTraces(const SessionId& id, const TraceSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<ContextBudget> context(const SessionId& id, const std::optional<MessageId>& at,
        const ContextSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<> check(
        const std::optional<SessionId>& id, const FindingSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<EditPlan> plan(const Edit& edit, const JobControl& job) override;
    [[nodiscard]] Result<StoreChange> poll(const JobControl& job) override;
    [[nodiscard]] Result<> copySessions(const QList<SessionId>& sessions, const JobControl& job) override;
    [[nodiscard]] Result<> tryOut(const ServerScript& script, const JobControl& job) override;

    /// Finds out what this user may change, and what stands there: what is written from now on is a change. Once,
    /// before anything else.
    [[nodiscard]] Result<> begin();

private:
    [[nodiscard]] QString title() const override;
    [[nodiscard]] Result<> checkOne(const QString& conversation, const FindingSink& sink, const JobControl& job);

    using Rows = std::vector<PostgresRow>;

    [[nodiscard]] Result<> mustExist(const SessionId& id, const JobControl& job);
    /// The rows at @p keys with all that their states need, by time and rank.
    [[nodiscard]] Result<Rows> rowsAt(const SessionId& id, std::span<const qint64> keys,
        PostgresRows::Contents contents, qint64 maxText, const JobControl& job);
    /// Which of them are sent.
    [[nodiscard]] Result<Rows> marked(const SessionId& id, Rows rows, const JobControl& job);
    [[nodiscard]] Result<std::vector<MessagePtr>> messagesOf(
        const SessionId& id, std::span<const qint64> keys, const Rows& rows, qint64 maxText, const JobControl& job);
    /// Where a message stands, with its rank.
    [[nodiscard]] Result<std::pair<PostgresRows::Place, quint32>> placeOf(
        const SessionId& session, const MessageId& id, const JobControl& job);
    [[nodiscard]] static const PostgresRow* find(const Rows& rows, MessageSpot spot);

    PostgresRows m_rows;
    PostgresOutlines m_outlines;
    ServerRefusals m_refusals;
    QHash<SessionId, QSet<QString>> m_windows; ///< as of the last change
    QString m_state; ///< as of the last poll
    std::optional<Error> m_trouble; ///< as of the last poll, too
    QElapsedTimer m_polled;
    qint64 m_size = 0;
    bool m_vanished = false;
};

} // namespace stemma::jazzmine
