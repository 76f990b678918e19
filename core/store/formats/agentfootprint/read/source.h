// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/agentfootprint/dialect.h"
#include "core/store/formats/agentfootprint/read/index.h"
#include "core/store/sessionstore.h"

namespace stemma::agentfootprint {

class DocumentSource;

/// A session as the list of a store has it.
struct Entry
{
    SessionId id; ///< empty until the session was indexed, where only its content names it
    Layout layout = Layout::Checkpoint;
    std::shared_ptr<const Document> document; ///< null: it is made when the session is loaded
    Range place; ///< in it
    qint64 keyAt = -1; ///< where its name begins there, which stands before it among others
    qint64 rowid = -1; ///< in the SQLite store
    std::optional<qint64> savedAt;
    SessionId parent;
    std::optional<qint64> size;
    StoredFields fields; ///< columns beside the envelope
    std::shared_ptr<const SessionIndex> index; ///< null: the same
};

/// With the index of all that stands at its place.
[[nodiscard]] Result<Entry> indexed(Entry entry, const JobControl& job);

/// Where the sessions of a store come from. One thread at a time.
class Source
{
public:
    Source(QString path, Dialect dialect)
        : m_path(std::move(path))
        , m_dialect(dialect)
    {
    }
    virtual ~Source() = default;
    Q_DISABLE_COPY_MOVE(Source)

    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] Dialect dialect() const { return m_dialect; }

    /// Gives the entries, newest first; ends early when the sink answers false.
    using EntrySink = std::function<bool(const Entry&)>;
    [[nodiscard]] virtual Result<> entries(const EntrySink& sink, const JobControl& job) = 0;
    /// Errc::NotFound where there is none.
    [[nodiscard]] virtual Result<Entry> entry(const SessionId& id, const JobControl& job) = 0;
    /// The entry with its document and its index, ready for reading.
    [[nodiscard]] virtual Result<Entry> load(const Entry& entry, const JobControl& job) { return indexed(entry, job); }
    /// Of a large session that was not looked at as a whole yet, the rows from its beginning on: at least this many, if
    /// it has them. None: load() it.
    [[nodiscard]] virtual Result<std::optional<Entry>> beginning(
        const Entry& /*entry*/, qint64 /*rows*/, const JobControl& /*job*/)
    {
        return std::nullopt;
    }
    [[nodiscard]] virtual Result<QByteArray> rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job)
        = 0;

    /// Looks whether the store changed, and says by a new number that what was loaded is stale.
    [[nodiscard]] virtual Result<quint64> revision(const JobControl& job) = 0;
    [[nodiscard]] virtual Result<StoreChange> poll(const JobControl& job) = 0;
    [[nodiscard]] virtual qint64 size() const = 0;
    [[nodiscard]] virtual bool isLive() const { return false; }
    /// This source, where it is one of text files; null: it is a database.
    [[nodiscard]] virtual DocumentSource* documents() { return nullptr; }

    /// What was there when the session was opened is gone.
    [[nodiscard]] static std::unexpected<Error> noRecord();

protected:
    [[nodiscard]] std::unexpected<Error> noSession(const SessionId& id) const;

private:
    QString m_path;
    Dialect m_dialect;
};

/// A source whose sessions are all known once it was looked at.
class ListedSource : public Source
{
public:
    using Source::Source;

    [[nodiscard]] Result<> entries(const EntrySink& sink, const JobControl& job) override;
    [[nodiscard]] Result<Entry> entry(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<quint64> revision(const JobControl& job) override;

protected:
    /// Looks at it, where it was not or has changed since, and calls list().
    virtual Result<> refresh(const JobControl& job) = 0;
    /// These are its sessions, in stored order, from now on.
    void list(std::vector<Entry> entries);

private:
    std::vector<Entry> m_listed; ///< newest first
    quint64 m_revision = 0;
};

} // namespace stemma::agentfootprint
