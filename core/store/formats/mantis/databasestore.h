// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mantis/plan/policy.h"
#include "core/store/formats/mantis/read/rowconversation.h"
#include "core/store/plan/anchormoves.h"
#include "core/store/plan/policystore.h"
#include "core/store/sqlite/sqlitedatabase.h"
#include "core/store/storeformat.h"

namespace stemma::mantis {

struct RowTarget;

/// A SQLite store: the library's own table with one list of messages a session, or the three tables of its
/// documentation. See SessionStore for threads and promises.
class DatabaseStore final : public PolicyStore<ConversationStore>, public IdTracker
{
public:
    DatabaseStore(const QString& path, const Detection& detection);

    [[nodiscard]] StoreInfo info() const override;
    [[nodiscard]] void* findService(const std::type_info& service) override
    {
        return serviceAmong<IdTracker, RecordFilter>(this, service);
    }
    [[nodiscard]] Result<> sessions(ListDetail detail, const SessionSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<SessionInfo> session(const SessionId& id, ListDetail detail, const JobControl& job) override;
    [[nodiscard]] Result<QByteArray> rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job) override;
    [[nodiscard]] Result<QList<Checkpoint>> checkpoints(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<QList<LineageEdge>> edges(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<> check(
        const std::optional<SessionId>& id, const FindingSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<EditPlan> plan(const Edit& edit, const JobControl& job) override;
    [[nodiscard]] Result<StoreChange> poll(const JobControl&) override { return m_database.poll(); }

protected:
    [[nodiscard]] Result<> with(const SessionId& id, qint64 last, const JobControl& job, const Work& work) override;
    [[nodiscard]] const ChangePolicy& policy() const override { return Policy::instance(); }

private:
    [[nodiscard]] bool hasThreeTables() const { return m_detection.dialect == nameOf(Dialect::Plain); }
    // The following within a read of the database, which tells what failed in them.
    [[nodiscard]] Result<RowConversation*> load(const SessionId& id);
    [[nodiscard]] Result<> loadList(const SessionId& id);
    [[nodiscard]] Result<> loadRows(const SessionId& id);
    /// What is stored of a loaded session beside its messages.
    void readTarget(RowTarget& target);
    [[nodiscard]] Result<> complete(SessionInfo& info);
    [[nodiscard]] QString discardedFile(const SessionId& id) const;
    /// Another session whose file that is, too: file names do not hold every character of an id. Empty: there is none.
    [[nodiscard]] SessionId sharerOf(const SessionId& id);

    Detection m_detection;
    SqliteDatabase m_database;
    /// The session last used.
    struct Loaded
    {
        QString id;
        quint64 revision = 0;
        FileStamp discarded;
        QByteArray list; ///< of the one-table layout: all messages, as stored
        QString problem; ///< where the list is broken
        std::unique_ptr<RowConversation> session;
    } m_loaded;
};

} // namespace stemma::mantis
