// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/message.h"
#include "core/session/session.h"
#include "core/session/summarynode.h"
#include "core/store/formats/mnesis/mnesisschema.h"
#include "core/store/outline.h"
#include "core/store/sqlitedatabase.h"

namespace stemma {

/// Reads rows of a mnesis store into the vocabulary; what the store, the context assembly and the check
/// share. Everything but read() is called within read(). Thread: the store's.
class MnesisReader
{
public:
    explicit MnesisReader(SqliteDatabase& database)
        : m_database(database)
    {
    }

    /// SqliteDatabase::read() with an up-to-date schema().
    template<typename Work>
    auto read(const JobControl& job, Work work) -> std::invoke_result_t<Work&>
    {
        return m_database.read(job, [&]() -> std::invoke_result_t<Work&> {
            if (const Result<> ready = refresh(); !ready)
                return std::unexpected(ready.error());
            return work();
        });
    }

    [[nodiscard]] SqliteDatabase& database() const { return m_database; }
    [[nodiscard]] const MnesisSchema& schema() const { return m_schema; }
    [[nodiscard]] SqliteQuery query(const QString& sql) const { return m_database.query(sql); }

    /// A place in the order of a session: (created_at, rowid).
    struct Place
    {
        qint64 createdMs = OutlineRow::NoTime;
        qint64 key = -1;
        auto operator<=>(const Place&) const = default;
    };
    /// Place of a message by id, whatever its session; no value: no such message.
    [[nodiscard]] Result<std::optional<Place>> placeOf(const QString& messageId) const;

    /// One message with its parts; null if there is no such row, or (with a session given) it belongs to
    /// another one. Message::index stays -1. @p maxText as in ReadOptions.
    [[nodiscard]] Result<std::shared_ptr<Message>> message(
        qint64 key, const std::optional<SessionId>& session, qint64 maxText) const;
    /// Parts in stored order. What mnesis would silently leave out is an UnknownPart with `reason`.
    [[nodiscard]] Result<QList<Part>> parts(const QString& messageId, qint64 maxText) const;

    /// Outline of a session, summaries included.
    [[nodiscard]] Result<Outline> outline(const SessionId& session) const;

    /// False for stores without the table, and sessions of which nothing is listed there: mnesis then sends all
    /// messages and no summary.
    [[nodiscard]] Result<bool> hasContextItems(const SessionId& session) const;

    /// All summary nodes of a session by (created_at, rowid): rows of summary_nodes, joined with what their
    /// messages say (which wins), and summary messages of 0.1 without such rows.
    [[nodiscard]] Result<QList<SummaryNode>> summaryNodes(const SessionId& session) const;
    /// Messages of the session, summaries left out, from @p first to @p last.
    [[nodiscard]] Result<qint64> countBetween(const SessionId& session, const Place& first, const Place& last) const;

    /// All columns of a row as they are stored, but those in @p without.
    [[nodiscard]] Result<StoredFields> fieldsOf(const QString& table, qint64 rowid, const QStringList& without) const;

private:
    struct Span
    {
        Place first;
        Place last;
    };
    Result<> refresh();
    Result<MessageStates> statesInSession(const Message& message) const;
    Result<const QList<Span>*> summarisedSpans(const SessionId& session) const;
    void completeMarker(Part& part) const;

    SqliteDatabase& m_database;
    MnesisSchema m_schema;
    quint64 m_schemaRevision = 0;
    bool m_schemaKnown = false;
    // Of the session asked for last, while the store does not change.
    mutable SessionId m_spansOf;
    mutable quint64 m_spansRevision = 0;
    mutable QList<Span> m_spans;
    mutable bool m_spansKnown = false;
};

} // namespace stemma
