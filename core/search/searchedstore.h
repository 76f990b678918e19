// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/search/hitmaker.h"
#include "core/search/indexdatabase.h"
#include "core/search/searchquery.h"
#include "core/search/sessionstamps.h"

#include <QDeadlineTimer>

#include <deque>
#include <span>

namespace stemma {

/// A store as a search sees it: its sessions, and which of them its index has as they are now. Thread: the store's.
class SearchedStore
{
public:
    explicit SearchedStore(SessionStore& store);
    ~SearchedStore();
    Q_DISABLE_COPY_MOVE(SearchedStore)

    /// Lists the sessions again where some time has gone by, and looks at the index. Its state never fails this. Until
    /// release() all that is read of the index is as it is now, whatever a builder writes meanwhile: sessions that are
    /// not among indexed() do not show, and none of those loses texts.
    [[nodiscard]] Result<> refresh(bool usesIndex, const JobControl& job);
    void release();

    [[nodiscard]] SessionStore& store() { return m_store; }
    [[nodiscard]] const StoreInfo& info() const { return m_info; }
    /// Those of the list, used last first, and behind them branches that it lacks and the index knows of; of those that
    /// are indexed with the names that the index has.
    [[nodiscard]] const std::deque<StampedSession>& sessions() const { return m_sessions; }
    [[nodiscard]] IndexDatabase* index() { return m_index.get(); } ///< null: there is none to be used
    /// Why there is none, if it is not just not there.
    [[nodiscard]] const QString& indexProblem() const { return m_indexProblem; }
    /// Those that the index has as they are now.
    [[nodiscard]] const QHash<qint64, const SessionInfo*>& indexed() const { return m_indexed; }
    [[nodiscard]] bool isIndexed(const SessionId& id) const { return m_indexedIds.contains(id); }
    /// The index has sessions beside these.
    [[nodiscard]] bool hasOthers() const { return m_hasOthers; }
    [[nodiscard]] const StampedSession* session(const SessionId& id) const { return m_byId.value(id); }

    /// Where @p error is that of a damaged index: deletes it. True: a search without it can be tried.
    bool dropDamagedIndex(const Error& error);

    [[nodiscard]] Result<> complete(std::span<SearchHit> hits, HitMaker& maker, const JobControl& job);
    [[nodiscard]] Result<QueryNames> names();

private:
    Result<> list(const JobControl& job);
    void openIndex();
    Result<> hold();
    void closeIndex(const Error& error);
    void dropIndex(); ///< and what was read of it
    Result<> readIndexed();
    void addUnlisted(const QHash<SessionId, IndexedSession>& known);
    void dropUnlisted();

    SessionStore& m_store;
    StoreInfo m_info;
    std::deque<StampedSession> m_sessions; ///< stays where it is while branches come and go
    QHash<SessionId, const StampedSession*> m_byId;
    QDeadlineTimer m_listAgain {0};

    std::unique_ptr<IndexDatabase> m_index;
    bool m_isHeld = false; ///< see release()
    quint64 m_indexInode = 0;
    qint64 m_indexVersion = -1; ///< PRAGMA data_version when the sessions below were read
    bool m_wasListed = false; ///< since then
    QString m_indexProblem;
    QHash<qint64, const SessionInfo*> m_indexed;
    QSet<SessionId> m_indexedIds;
    bool m_hasOthers = false;
};

} // namespace stemma
