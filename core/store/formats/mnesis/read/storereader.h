// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/contextrules.h"
#include "core/session/message.h"
#include "core/session/session.h"
#include "core/session/summarynode.h"
#include "core/store/formats/mnesis/read/part.h"
#include "core/store/formats/mnesis/read/schema.h"
#include "core/store/outline.h"
#include "core/store/sqlite/sqlitedatabase.h"

namespace stemma::mnesis {

class SummaryReader;

/// The value of the column @p name; invalid: there is none.
[[nodiscard]] QVariant valueOf(const StoredFields& fields, QLatin1StringView name);
/// The same where it is a text or bytes; empty: it is not.
[[nodiscard]] QString textOf(const StoredFields& fields, QLatin1StringView name);
[[nodiscard]] std::optional<qint64> integerOf(const StoredFields& fields, QLatin1StringView name);

[[nodiscard]] inline qint64 integerIn(const SqliteQuery& row, int column, qint64 otherwise)
{
    return row.integer(column).value_or(otherwise);
}
[[nodiscard]] inline bool flagIn(const SqliteQuery& row, int column)
{
    return integerIn(row, column, 0) != 0;
}

/// Reads rows of a mnesis store: its schema, the order of messages, and parts. What the store, the context assembly and
/// the check share. Everything but read() is called within read(). Thread: the store's.
class StoreReader
{
public:
    explicit StoreReader(SqliteDatabase& database);
    ~StoreReader();
    Q_DISABLE_COPY_MOVE(StoreReader)

    /// SqliteDatabase::read() with an up-to-date schema().
    template<typename Work> auto read(const JobControl& job, Work work) -> std::invoke_result_t<Work&>
    {
        return m_database.read(job, [&]() -> std::invoke_result_t<Work&> {
            if (const Result<> ready = refresh(); !ready)
                return std::unexpected(ready.error());
            return work();
        });
    }

    [[nodiscard]] SqliteDatabase& database() const { return m_database; }
    [[nodiscard]] const Schema& schema() const { return m_schema; }
    /// Of all columns of the message with a rowid.
    [[nodiscard]] const QString& messageSql() const { return m_messageSql; }
    [[nodiscard]] SqliteQuery query(const QString& sql) const { return m_database.query(sql); }
    /// As those of SqliteDatabase: what fails in them is the answer of read().
    [[nodiscard]] SqliteRows rows(const QString& sql, const QVariantList& values = {}) const
    {
        return m_database.rows(sql, values);
    }
    [[nodiscard]] QVariantList firstRow(const QString& sql, const QVariantList& values = {}) const
    {
        return m_database.firstRow(sql, values);
    }
    template<typename T> [[nodiscard]] T got(Result<T> result) const { return m_database.got(std::move(result)); }
    void got(const Result<>& done) const { m_database.got(done); }
    /// The value of @p work(), or an empty one where the store is damaged.
    template<typename Work> auto readable(Work work) const
    {
        auto value = m_database.attempt(work);
        if (!value && value.error().code == Errc::Corrupt)
            value = {};
        return got(std::move(value));
    }
    /// What @p kept holds, read by @p work() at first; what failed is not kept.
    template<typename T, typename Work> [[nodiscard]] const T& once(std::optional<T>& kept, Work work) const
    {
        static const T none {};
        if (kept)
            return *kept;
        Result<T> read = m_database.attempt(work);
        if (!read)
            m_database.note(read.error());
        return read ? kept.emplace(*std::move(read)) : none;
    }

    /// What the user chose of the rules; see mnesis::rulesOf().
    [[nodiscard]] const RulesChoice& chosenRules() const { return m_chosenRules; }
    void setChosenRules(const RulesChoice& choice) { m_chosenRules = choice; }

    /// A place in the order of a session: (created_at, rowid).
    struct Place
    {
        qint64 createdMs = OutlineRow::NoTime;
        qint64 key = -1;
        auto operator<=>(const Place&) const = default;
        /// Of a row with both from @p column on.
        [[nodiscard]] static Place in(const SqliteQuery& row, int column)
        {
            return {integerIn(row, column, OutlineRow::NoTime), integerIn(row, column + 1, -1)};
        }
    };
    /// From one message to another, both with it.
    struct Span
    {
        Place first;
        Place last;
        [[nodiscard]] bool contains(const Place& place) const { return first <= place && place <= last; }
        [[nodiscard]] bool overlaps(const Span& other) const { return first <= other.last && other.first <= last; }
    };
    /// Place of a message by id, whatever its session; no value: no such message.
    [[nodiscard]] std::optional<Place> placeOf(const QString& messageId) const;
    /// Between two messages as they are named, in whatever order; no value: one of them is missing.
    [[nodiscard]] std::optional<Span> spanOf(const QString& first, const QString& last) const;

    /// Parts in stored order. What mnesis would silently leave out is an UnknownPart with `reason`;
    /// @p damaged: there was any, or bytes that are not UTF-8.
    [[nodiscard]] QList<Part> parts(const QString& messageId, qint64 maxText, bool* damaged = nullptr) const;
    /// The same of whole texts, without ids and without the row's other columns: enough to know what is sent and
    /// its tokens, in half the time.
    [[nodiscard]] QList<Part> sentParts(const QString& messageId) const;
    /// The two halves of reading: the stored bytes, and their decoding on any thread.
    [[nodiscard]] QList<StoredPart> storedParts(const QString& messageId) const;
    [[nodiscard]] static Part decodedPart(const StoredPart& stored); ///< without its index
    /// The stored bytes from the columns of a row, from @p column on, that are selected as storedPartColumns().
    [[nodiscard]] static StoredPart storedPart(const SqliteQuery& row, int column);
    [[nodiscard]] const QString& storedPartColumns() const { return m_storedPartColumns; }

    /// All messages of a session, summaries included; kept while the store does not change.
    [[nodiscard]] const Outline& outline(const SessionId& session) const;
    /// Where its messages that are no summaries stand, in the order in which SQLite gives them; kept as well.
    [[nodiscard]] const std::vector<Place>& ordinaryMessages(const SessionId& session) const;
    /// The outline where it is kept already; null: it is not.
    [[nodiscard]] const Outline* knownOutline(const SessionId& session) const;
    /// Index of a place in an outline, or -1.
    [[nodiscard]] static qint64 indexIn(const Outline& outline, const Place& place);

    [[nodiscard]] const SummaryReader& summaries() const { return *m_summaries; }
    /// Whether summaries have messages of their own, and a place among the others.
    [[nodiscard]] bool hasSummaryMessages() const
    {
        return m_schema.has(QStringLiteral("messages"), {QStringLiteral("is_summary"), QStringLiteral("created_at")});
    }

    /// The columns of a row as they are stored. The query's columns from @p from on are those of
    /// Schema::columnList().
    [[nodiscard]] StoredFields fieldsOf(
        const SqliteQuery& row, int from, const QString& table, qint64 rowid, const QString& without = {}) const;

private:
    /// Of the session asked for last, while the store does not change.
    struct Kept
    {
        SessionId session;
        quint64 revision = 0;
        std::optional<Outline> outline;
        std::optional<std::vector<Place>> ordinary;
    };

    Result<> refresh();
    Kept& kept(const SessionId& session) const;
    Outline salvagedOutline(const SessionId& session) const;

    SqliteDatabase& m_database;
    RulesChoice m_chosenRules;
    Schema m_schema;
    std::optional<quint64> m_schemaRevision;
    QHash<QString, StoredFields> m_emptyFields; ///< by table: names and units, without values
    QString m_messageSql;
    QString m_partsSql;
    QString m_storedPartColumns;
    QString m_storedPartsSql;
    mutable Kept m_kept;
    std::unique_ptr<SummaryReader> m_summaries;
};

} // namespace stemma::mnesis
