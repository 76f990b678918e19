// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/search/hitmaker.h"
#include "core/search/indexdatabase.h"
#include "core/search/searchquery.h"
#include "core/search/sessionstamps.h"

#include <QDeadlineTimer>

#include <span>

namespace stemma {

/// A store as a search sees it: its sessions, and which of them its index has as they are now. Thread: the store's.
class SearchedStore
{
public:
    explicit SearchedStore(SessionStore& store);
    ~SearchedStore();
    Q_DISABLE_COPY_MOVE(SearchedStore)

    /// Lists the sessions again where some time has gone by, and looks at the index. Its state never fails this.
    [[nodiscard]] Result<> refresh(bool usesIndex, const JobControl& job);

    [[nodiscard]] SessionStore& store() { return m_store; }
    [[nodiscard]] const StoreInfo& info() const { return m_info; }
    /// Used last first; of those that are indexed with the names that the index has.
    [[nodiscard]] const std::vector<StampedSession>& sessions() const { return m_sessions; }
    [[nodiscard]] IndexDatabase* index() { return m_index.get(); } ///< null: there is none to be used
    /// Why there is none, if it is not just not there.
    [[nodiscard]] const QString& indexProblem() const { return m_indexProblem; }
    /// Those that the index has as they are now.
    [[nodiscard]] const QHash<qint64, const SessionInfo*>& indexed() const { return m_indexed; }
    [[nodiscard]] bool isIndexed(const SessionId& id) const { return m_indexedIds.contains(id); }
    /// The index has sessions beside these.
    [[nodiscard]] bool hasOthers() const { return m_hasOthers; }
    [[nodiscard]] const SessionInfo* session(const SessionId& id) const { return m_byId.value(id); }

    /// Where @p error is that of a damaged index: deletes it. True: a search without it can be tried.
    bool dropDamagedIndex(const Error& error);

    [[nodiscard]] Result<> complete(std::span<SearchHit> hits, HitMaker& maker, const JobControl& job);
    [[nodiscard]] Result<QueryNames> names();

private:
    Result<> list(const JobControl& job);
    void openIndex();
    void closeIndex(const Error& error);
    Result<> readIndexed();

    SessionStore& m_store;
    StoreInfo m_info;
    std::vector<StampedSession> m_sessions;
    QHash<SessionId, const SessionInfo*> m_byId;
    QDeadlineTimer m_listAgain {0};

    std::unique_ptr<IndexDatabase> m_index;
    quint64 m_indexInode = 0;
    qint64 m_indexVersion = -1; ///< PRAGMA data_version when the sessions below were read
    bool m_wasListed = false; ///< since then
    QString m_indexProblem;
    QHash<qint64, const SessionInfo*> m_indexed;
    QSet<SessionId> m_indexedIds;
    bool m_hasOthers = false;
};

} // namespace stemma
