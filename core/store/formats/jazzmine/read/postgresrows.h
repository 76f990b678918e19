// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/jazzmine/read/index.h"
#include "core/store/postgres/postgresdatabase.h"

#include <span>

namespace stemma::jazzmine {

/// A message row with the trace of its turn.
struct PostgresRow
{
    qint64 timestamp = 0; ///< as stored
    quint32 rank = 0; ///< among the messages of this time, by id
    QString id;
    MessageRecord message;
    std::optional<Trace> trace;
    QString traceId;
    QByteArray json; ///< the whole row, if asked for
    QByteArray traceJson;
};

/// The queries of the library's tables. All of them go by an index that the library makes: messages by conversation
/// and time, messages and traces by id, traces by message. Messages of one time stand in the order of their ids,
/// compared by bytes, since the library leaves their order open.
class PostgresRows
{
public:
    explicit PostgresRows(std::shared_ptr<PostgresDatabase> database);

    [[nodiscard]] PostgresDatabase& database() const { return *m_database; }
    [[nodiscard]] static QStringList tableNames();

    /// Sessions with their newest message, newest session first; all of them, or the one named. The cells are
    /// those of SessionCell.
    enum SessionCell { Json, LastTimestamp, Messages, PromptTokens, CompletionTokens, TotalTokens, FirstPrompt };
    [[nodiscard]] Result<> sessions(
        const std::optional<QString>& only, bool withFigures, const PostgresDatabase::Row& row, const JobControl& job);

    /// The times of messages from @p from on, at most @p most of them.
    [[nodiscard]] Result<std::vector<qint64>> times(
        const QString& conversation, qint64 from, qint64 most, const JobControl& job);

    /// All messages of these times, by time and rank. With rows: contents of at most @p maxText bytes (negative:
    /// whole).
    enum class Contents : quint8 { None, Rows };
    [[nodiscard]] Result<std::vector<PostgresRow>> at(const QString& conversation, std::span<const qint64> times,
        Contents contents, qint64 maxText, const JobControl& job);
    /// The first messages, at least @p least (if there are as many) and all others with the time of the last one.
    [[nodiscard]] Result<std::vector<PostgresRow>> first(
        const QString& conversation, qint64 least, qint64 maxText, const JobControl& job);

    /// A place among the messages of a conversation.
    struct Place
    {
        qint64 timestamp = std::numeric_limits<qint64>::min();
        QString id = QLatin1StringView("");
    };
    /// Where a message stands, and its rank; no value: it is not in the conversation.
    [[nodiscard]] Result<std::optional<std::pair<Place, quint32>>> placeOf(
        const QString& conversation, const QString& message, const JobControl& job);
    /// What the enhancer would be sent, oldest first, flagged messages in between, without traces; as of a place or of
    /// the end.
    [[nodiscard]] Result<std::vector<PostgresRow>> window(
        const QString& conversation, const std::optional<Place>& at, Contents contents, const JobControl& job);

    /// All messages, or the traces of all messages, of a conversation in the order of the messages: the row as JSON.
    using Sink = std::function<bool(const QByteArray& json, const QString& id)>;
    enum class Walked : quint8 {
        Messages,
        OwnTraces, ///< that name the conversation themselves
        AllTraces, ///< of its messages
    };
    [[nodiscard]] Result<> walk(Walked what, const QString& conversation, const Sink& sink, const JobControl& job);
    /// Rows that belong here by a trace only: the messages (or their conversations, or the traces themselves) of traces
    /// that name this conversation while their message names another.
    [[nodiscard]] Result<> walkStrays(
        RecordKind kind, const QString& conversation, const Sink& sink, const JobControl& job);
    [[nodiscard]] Result<std::vector<QString>> conversations(const JobControl& job); ///< their ids, newest first
    [[nodiscard]] Result<> walkConversation(const QString& conversation, const Sink& sink, const JobControl& job);

    /// A row of any of the three tables as JSON, at most that many bytes; no value: it is gone.
    [[nodiscard]] Result<std::optional<QByteArray>> row(
        const QString& table, const QString& id, qint64 maxBytes, const JobControl& job);

    /// Rows of any of the three tables as JSON and with the hash by which PostgresWriter compares them, by their ids.
    using HashedRows = QHash<QString, std::pair<QByteArray, QByteArray>>;
    [[nodiscard]] Result<HashedRows> rowsWithHashes(
        const QString& table, const QStringList& ids, const JobControl& job);

    /// PostgresDatabase::copyForDryRun() of all that is read or changed for these conversations, the rows that belong
    /// to them by a trace only with it; none: of all.
    [[nodiscard]] Result<> copyForDryRun(const QStringList& conversations, const JobControl& job);

    /// A word that differs when something was written, and the size of the tables.
    struct State
    {
        QString counters; ///< empty: the tables are gone
        qint64 bytes = 0;
    };
    [[nodiscard]] Result<State> state(const JobControl& job);

private:
    /// Messages from a place back, newest first, at most @p most; without traces.
    [[nodiscard]] Result<std::vector<PostgresRow>> before(const QString& conversation, const Place& place,
        bool inclusive, int most, Contents contents, const JobControl& job);
    /// @p times: an expression, with its values.
    [[nodiscard]] Result<std::vector<PostgresRow>> ofTimes(const QString& conversation, const QString& times,
        const QVariantList& values, Contents contents, qint64 maxText, const JobControl& job);
    [[nodiscard]] QString rowAsJson(qint64 maxText) const;

    std::shared_ptr<PostgresDatabase> m_database;
};

} // namespace stemma::jazzmine
