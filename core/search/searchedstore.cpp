// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/searchedstore.h"

#include "core/search/indexlock.h"
#include "core/store/files/filereader.h"

#include <QSet>

#include <algorithm>
#include <map>

namespace stemma {

namespace {

constexpr int ListAgainMs = 1000;

QStringList sorted(const QSet<QString>& names)
{
    QStringList list;
    for (const QString& name : names) {
        if (!name.isEmpty())
            list += name;
    }
    list.sort(Qt::CaseInsensitive);
    return list;
}

} // namespace

SearchedStore::SearchedStore(SessionStore& store)
    : m_store(store)
    , m_info(store.info())
{
}

SearchedStore::~SearchedStore() = default;

Result<> SearchedStore::refresh(bool usesIndex, const JobControl& job)
{
    if (m_listAgain.hasExpired()) {
        if (const Result<> listed = list(job); !listed)
            return listed;
    }
    m_indexProblem.clear();
    release();
    if (usesIndex)
        openIndex();
    else
        dropIndex();
    return {};
}

Result<> SearchedStore::hold()
{
    const Result<> held = m_index->sqlite().exec("BEGIN");
    m_isHeld = held.has_value();
    return held;
}

void SearchedStore::release()
{
    if (std::exchange(m_isHeld, false) && m_index)
        static_cast<void>(m_index->sqlite().exec("COMMIT")); // nothing was written
}

void SearchedStore::dropIndex()
{
    m_isHeld = false;
    m_index.reset();
    m_indexed.clear();
    m_indexedIds.clear();
    dropUnlisted();
}

void SearchedStore::dropUnlisted()
{
    for (; !m_sessions.empty() && !m_sessions.back().isListed; m_sessions.pop_back())
        m_byId.remove(m_sessions.back().info.id);
}

/// They are where their trunk is; of one that is gone nothing is found.
void SearchedStore::addUnlisted(const QHash<SessionId, IndexedSession>& known)
{
    std::vector<SessionId> ids;
    for (const IndexedSession& indexed : known) {
        if (m_byId.contains(indexed.trunk) && !m_byId.contains(indexed.id))
            ids.push_back(indexed.id);
    }
    std::ranges::sort(ids);
    for (const SessionId& id : ids) {
        m_sessions.push_back(m_byId.value(known.constFind(id)->trunk)->branch(id));
        m_byId.insert(id, &m_sessions.back());
    }
}

Result<> SearchedStore::list(const JobControl& job)
{
    auto sessions = stampedSessions(m_store, job);
    if (!sessions)
        return std::unexpected(sessions.error());
    m_sessions.assign(std::move_iterator(sessions->begin()), std::move_iterator(sessions->end()));
    m_byId.clear();
    for (const StampedSession& session : m_sessions)
        m_byId.insert(session.info.id, &session);
    m_listAgain.setRemainingTime(ListAgainMs);
    m_wasListed = true;
    return {};
}

void SearchedStore::openIndex()
{
    const QString file = searchindex::fileOf(m_info.path);
    const quint64 inode = FileStamp::of(file).key.inode;
    if (!m_index || inode != m_indexInode) {
        dropIndex();
        m_indexVersion = -1;
        m_indexInode = inode;
        if (inode == 0)
            return;
        auto opened = IndexDatabase::open(file, OwnDatabase::Mode::Existing);
        if (!opened)
            return closeIndex(opened.error());
        m_index = *std::move(opened);
    }
    if (const Result<> read = hold().and_then([this] { return readIndexed(); }); !read)
        closeIndex(read.error());
}

void SearchedStore::closeIndex(const Error& error)
{
    dropIndex();
    if (error.code != Errc::NotFound)
        m_indexProblem = error.text;
    dropDamagedIndex(error);
}

bool SearchedStore::dropDamagedIndex(const Error& error)
{
    if (error.code != Errc::Corrupt)
        return false;
    dropIndex();
    m_indexProblem = error.text;
    static_cast<void>(searchindex::remove(m_info.path)); // somebody builds it now: they will see for themselves
    return true;
}

Result<> SearchedStore::readIndexed()
{
    const Result<qint64> version = m_index->sqlite().integerOf("PRAGMA data_version");
    if (!version)
        return std::unexpected(version.error());
    if (*version == m_indexVersion && !m_wasListed)
        return {};
    const auto known = m_index->sessions();
    if (!known)
        return std::unexpected(known.error());
    m_indexed.clear();
    m_indexedIds.clear();
    dropUnlisted();
    addUnlisted(*known);
    for (StampedSession& session : m_sessions) {
        const auto indexed = known->constFind(session.info.id);
        if (indexed == known->constEnd() || !indexed->isComplete || indexed->stamp != session.stamp)
            continue;
        indexed->names.setTo(session.info);
        m_indexed.insert(indexed->number, &session.info);
        m_indexedIds.insert(session.info.id);
    }
    m_hasOthers = known->size() != m_indexed.size();
    m_indexVersion = *version;
    m_wasListed = false;
    return {};
}

Result<> SearchedStore::complete(std::span<SearchHit> hits, HitMaker& maker, const JobControl& job)
{
    std::map<SessionId, std::vector<SearchHit*>> bySession;
    for (SearchHit& hit : hits) {
        if (!hit.isComplete)
            bySession[hit.session].push_back(&hit);
    }
    for (const auto& [id, wanted] : bySession) {
        const StampedSession* stamped = session(id);
        const SessionInfo* info = stamped ? &stamped->info : nullptr;
        std::vector<qint64> keys;
        for (const SearchHit* hit : wanted) {
            if (!std::ranges::contains(keys, hit->rowKey))
                keys.push_back(hit->rowKey);
        }
        std::vector<MessagePtr> messages(keys.size());
        if (info) {
            auto read = m_store.messages(id, keys, ReadOptions {.maxText = SearchedText::MostBytes}, job);
            if (!read && (read.error().code == Errc::Cancelled || read.error().code == Errc::Busy))
                return std::unexpected(read.error());
            if (read)
                messages = *std::move(read);
        }
        for (SearchHit* hit : wanted) {
            const auto place = size_t(std::ranges::find(keys, hit->rowKey) - keys.begin());
            maker.complete(*hit, messages[place].get(), info ? *info : SessionInfo(), job);
        }
    }
    return {};
}

Result<QueryNames> SearchedStore::names()
{
    QSet<QString> tools;
    QSet<QString> models;
    QSet<QString> agents;
    QSet<QString> projects;
    for (const StampedSession& session : m_sessions) {
        models.insert(session.info.model);
        agents.insert(session.info.agent);
        projects.insert(session.info.directory);
    }
    if (m_index) {
        for (const auto& [column, set] : {std::pair {"tool", &tools}, {"model", &models}, {"agent", &agents}}) {
            const auto select = m_index->sqlite().statement(
                QByteArray("SELECT name FROM name WHERE id IN (SELECT DISTINCT ") + column + " FROM text)");
            if (!select)
                return std::unexpected(select.error());
            Result<bool> hasRow = false;
            while ((hasRow = m_index->sqlite().step(**select)) && *hasRow)
                set->insert((*select)->text(0));
            if (!hasRow)
                return std::unexpected(hasRow.error());
        }
    }
    return QueryNames {sorted(tools), sorted(models), sorted(agents), {m_info.path}, sorted(projects)};
}

} // namespace stemma
