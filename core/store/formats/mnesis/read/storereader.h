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

/// The value of the column @p name; invalid: there is none.
[[nodiscard]] QVariant valueOf(const StoredFields& fields, QLatin1StringView name);
/// The same where it is a text or bytes; empty: it is not.
[[nodiscard]] QString textOf(const StoredFields& fields, QLatin1StringView name);
[[nodiscard]] std::optional<qint64> integerOf(const StoredFields& fields, QLatin1StringView name);

/// Reads rows of a mnesis store into the vocabulary; what the store, the context assembly and the check
/// share. Everything but read() is called within read(). Thread: the store's.
class StoreReader
{
public:
    explicit StoreReader(SqliteDatabase& database)
        : m_database(database)
    {
    }

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

    /// What the user chose of the rules; see mnesis::rulesOf().
    [[nodiscard]] const RulesChoice& chosenRules() const { return m_chosenRules; }
    void setChosenRules(const RulesChoice& choice) { m_chosenRules = choice; }

    /// A place in the order of a session: (created_at, rowid).
    struct Place
    {
        qint64 createdMs = OutlineRow::NoTime;
        qint64 key = -1;
        auto operator<=>(const Place&) const = default;
    };
    /// Place of a message by id, whatever its session; no value: no such message.
    [[nodiscard]] Result<std::optional<Place>> placeOf(const QString& messageId) const;
    /// From one message to another, both with it.
    struct Span
    {
        Place first;
        Place last;
        [[nodiscard]] bool contains(const Place& place) const { return first <= place && place <= last; }
        [[nodiscard]] bool overlaps(const Span& other) const { return first <= other.last && other.first <= last; }
    };

    /// One message with its parts; null if there is no such row, or (with a session given) it belongs to
    /// another one. Message::index is set where the session's outline is known. @p maxText as in ReadOptions.
    [[nodiscard]] Result<std::shared_ptr<Message>> message(
        qint64 key, const std::optional<SessionId>& session, qint64 maxText) const;
    /// Parts in stored order. What mnesis would silently leave out is an UnknownPart with `reason`;
    /// @p damaged: there was any, or bytes that are not UTF-8.
    [[nodiscard]] Result<QList<Part>> parts(const QString& messageId, qint64 maxText, bool* damaged = nullptr) const;
    /// The same of whole texts, without ids and without the row's other columns: enough to know what is sent and
    /// its tokens, in half the time.
    [[nodiscard]] Result<QList<Part>> sentParts(const QString& messageId) const;
    /// The two halves of reading: the stored bytes, and their decoding on any thread.
    [[nodiscard]] Result<QList<StoredPart>> storedParts(const QString& messageId) const;
    [[nodiscard]] static QList<Part> decoded(const QList<StoredPart>& stored);
    [[nodiscard]] static Part decodedPart(const StoredPart& stored); ///< without its index

    /// All messages of a session, summaries included; kept while the store does not change.
    [[nodiscard]] Result<const Outline*> outline(const SessionId& session) const;
    /// The messages of a session that are no summaries, in the order in which SQLite gives them.
    struct Ordinary
    {
        std::vector<Place> places;
        bool isInOrder = true; ///< false: some times are no integers, and stand behind the others
    };
    /// Kept as well.
    [[nodiscard]] Result<const Ordinary*> ordinaryMessages(const SessionId& session) const;
    /// Index of a place in an outline, or -1.
    [[nodiscard]] static qint64 indexIn(const Outline& outline, const Place& place);

    /// False for stores without the table, and sessions of which nothing is listed there: mnesis then sends all
    /// messages and no summary.
    [[nodiscard]] Result<bool> hasContextItems(const SessionId& session) const;
    /// Whether a context item of the session names the message or node; @p type "message" or "summary".
    [[nodiscard]] Result<bool> isContextItem(const SessionId& session, const QString& id, const QString& type) const;
    /// States by context: in context itself, or within the span of a summary in context.
    [[nodiscard]] Result<MessageStates> contextStates(
        const SessionId& session, const QString& messageId, const Place& place, bool summary) const;

    /// All summary nodes of a session by (created_at, rowid): rows of summary_nodes, joined with what their
    /// messages say (which wins), and summary messages of 0.1 without such rows. Kept as the outline is.
    [[nodiscard]] Result<QList<SummaryNode>> summaryNodes(const SessionId& session) const;

    /// A summary, as far as it shows which release wrote it.
    struct SummaryTrace
    {
        QString id;
        QString start; ///< of a leaf's span
        qint64 tokens = 0;
        qint64 length = 0; ///< code points of its text
        QString footer; ///< with file ids; empty: it has none
    };
    /// Those made last, the newest first; kept as the outline is.
    [[nodiscard]] Result<const std::vector<SummaryTrace>*> summaryTraces(const SessionId& session) const;

    /// The rows of summary_nodes by their ids, as far as they say what a summary was made from.
    class LeafSpans
    {
    public:
        struct Row
        {
            std::optional<Span> span; ///< as it is stored; no value: an end names no message
            QStringList parents;
        };
        void add(const QString& id, const Row& row) { m_rows.insert(id, row); }
        /// The messages of a summary: the spans of the leaves under it, since messages between them may be in none
        /// of them was made from. Its own span where one of them is gone; none if there is no such row, or no span.
        [[nodiscard]] QList<Span> of(const QString& id) const;
        [[nodiscard]] QStringList ids() const { return m_rows.keys(); }

    private:
        QHash<QString, Row> m_rows;
    };
    [[nodiscard]] Result<LeafSpans> leafSpans(const SessionId& session) const;

    /// As SessionStore::outlineDetails(), of one message.
    [[nodiscard]] Result<OutlineDetail> detail(const SessionId& session, qint64 key) const;
    /// Adds the data of the table file_references.
    [[nodiscard]] Result<> completeReference(FileReference& reference) const;

    /// Where a listing of the sessions stands.
    struct SessionCursor
    {
        enum Stage : quint8 { Timed, Timeless, Orphans, Done };
        Stage stage = Timed;
        bool salvage = false; ///< the table is damaged: row by row, as far as they can be reached
        std::vector<qint64> reachable; ///< rowids still to come then, oldest first
        bool started = false; ///< the last row given is:
        QVariant created;
        qint64 rowid = 0;
        QString orphan;
    };
    /// The next sessions, newest first; an empty batch may come before the end.
    [[nodiscard]] Result<std::vector<SessionInfo>> sessionsAfter(SessionCursor& cursor, ListDetail detail) const;
    /// Begin of a statement whose rows (from "sessions s") sessionFrom() takes.
    [[nodiscard]] QString sessionSelect(qint64 longest, bool withNewest = true) const;
    [[nodiscard]] SessionInfo sessionFrom(const SqliteQuery& row, qint64 longest) const;
    [[nodiscard]] Result<SessionInfo> orphanSession(const SessionId& id) const;
    /// As SessionInfo::firstPrompt; empty: there is none.
    [[nodiscard]] Result<QString> firstPrompt(const SessionId& id) const;
    /// Adds what ListDetail::Full asks for.
    [[nodiscard]] Result<> completeSession(SessionInfo& info) const;

    /// The columns of a row as they are stored, those in @p without left out. The query's columns from
    /// @p from on are those of @p table in the schema's order.
    [[nodiscard]] StoredFields fieldsOf(
        const SqliteQuery& row, int from, const QString& table, qint64 rowid, const QStringList& without) const;

private:
    /// Sets the values of @p fields, whose names are columns of @p table in the schema's order.
    void fill(StoredFields& fields, const SqliteQuery& row, int from, const QString& table, qint64 rowid) const;
    Result<std::vector<SessionInfo>> listedSessions(SessionCursor& cursor) const;
    std::vector<SessionInfo> salvagedSessions(SessionCursor& cursor) const;
    Result<std::vector<SessionInfo>> orphanSessions(SessionCursor& cursor) const;

    /// Of the session asked for last, while the store does not change.
    struct Kept
    {
        SessionId session;
        quint64 revision = 0;
        std::optional<Outline> outline;
        std::optional<Ordinary> ordinary;
        std::optional<bool> hasItems;
        std::optional<QList<Span>> spans; ///< of the summaries in context
        std::optional<QList<SummaryNode>> nodes;
        std::optional<std::vector<SummaryTrace>> traces;
    };

    Result<> refresh();
    Kept& kept(const SessionId& session) const;
    Result<const QList<Span>*> spansInContext(const SessionId& session) const;
    bool listsContext() const;
    Outline salvagedOutline(const SessionId& session) const;
    std::shared_ptr<Message> unreadableMessage(const SessionId& session, qint64 key, const Error& error) const;
    Result<> completeMarkers(Message& message) const;
    Result<> addMessageStates(Message& message, bool summary, bool damaged) const;
    Result<> addNodeRows(const SessionId& session, QList<SummaryNode>& nodes) const;
    Result<> addBareSummaries(const SessionId& session, QList<SummaryNode>& nodes) const;
    Result<> takeFromMessage(SummaryNode& node) const;
    Result<> spanOfBareSummary(SummaryNode& node, qint64 createdMs, std::optional<qint64> previousMs) const;
    Result<std::optional<qint64>> coveredBy(const SummaryNode& node) const;

    SqliteDatabase& m_database;
    RulesChoice m_chosenRules;
    Schema m_schema;
    std::optional<quint64> m_schemaRevision;
    QHash<QString, StoredFields> m_emptyFields; ///< by table: names and units, without values
    StoredFields m_emptyPartFields; ///< those of parts without their content
    QString m_messageSql;
    QString m_partsSql;
    QString m_sentPartsSql;
    mutable Kept m_kept;
};

} // namespace stemma::mnesis
