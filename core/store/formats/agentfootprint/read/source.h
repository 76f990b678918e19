// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/agentfootprint/read/index.h"
#include "core/store/sessionstore.h"

namespace stemma::agentfootprint {

class DocumentSource;

/// A session as the list of a store has it.
struct Entry
{
    SessionId id; ///< empty until the session was indexed, where only its content names it
    Layout layout = Layout::Checkpoint;
    Range place; ///< in its document
    qint64 rowid = -1; ///< in the SQLite store
    int document = 0; ///< in a source of documents
    std::optional<qint64> savedAt;
    SessionId parent;
    std::optional<qint64> size;
    StoredFields fields; ///< columns beside the envelope
    std::shared_ptr<const SessionIndex> index; ///< where it was made when the document was opened
};

/// A session ready for reading.
struct Loaded
{
    std::shared_ptr<const Document> document;
    std::shared_ptr<const SessionIndex> index;
};

/// Where the sessions of a store come from. One thread at a time.
class Source
{
public:
    Source() = default;
    virtual ~Source() = default;
    Q_DISABLE_COPY_MOVE(Source)

    /// Gives the entries, newest first; ends early when the sink answers false.
    using EntrySink = std::function<bool(const Entry&)>;
    [[nodiscard]] virtual Result<> entries(const EntrySink& sink, const JobControl& job) = 0;
    /// Errc::NotFound where there is none.
    [[nodiscard]] virtual Result<Entry> entry(const SessionId& id, const JobControl& job) = 0;
    [[nodiscard]] virtual Result<Loaded> load(const Entry& entry, const JobControl& job) = 0;
    /// Of a large session that was not looked at as a whole yet, the rows from its beginning on: at least this many, if
    /// it has them. None: load() it.
    [[nodiscard]] virtual Result<std::optional<Loaded>> beginning(
        const Entry& /*entry*/, qint64 /*rows*/, const JobControl& /*job*/)
    {
        return std::nullopt;
    }
    [[nodiscard]] virtual Result<QByteArray> rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job)
        = 0;

    /// Looks whether the store changed, and says by a new number that what was loaded is stale.
    [[nodiscard]] virtual Result<quint64> revision(const JobControl& job) = 0;
    [[nodiscard]] virtual Result<StoreChange> poll() = 0;
    [[nodiscard]] virtual qint64 size() const = 0;
    [[nodiscard]] virtual bool isLive() const { return false; }
    [[nodiscard]] virtual QString path() const = 0;
    /// This source, where it is one of text files; null: it is a database.
    [[nodiscard]] virtual DocumentSource* documents() { return nullptr; }

protected:
    [[nodiscard]] std::unexpected<Error> noSession(const SessionId& id) const;
};

/// A source whose sessions are all known once it was looked at.
class ListedSource : public Source
{
public:
    [[nodiscard]] Result<> entries(const EntrySink& sink, const JobControl& job) override;
    [[nodiscard]] Result<Entry> entry(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<quint64> revision(const JobControl& job) override;

protected:
    /// Looks at it, where it was not or has changed since, and calls list().
    virtual Result<> refresh(const JobControl& job) = 0;
    /// These are its sessions, in stored order, from now on.
    void list(std::vector<const Entry*> entries);
    void invalidate() { ++m_revision; }

private:
    std::vector<const Entry*> m_listed; ///< newest first
    quint64 m_revision = 0;
};

} // namespace stemma::agentfootprint
