// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/lineage/lineagegraph.h"
#include "core/lineage/prefixfinder.h"
#include "core/lineage/sessionplaces.h"

namespace stemma {

/// Reads what is stored about where sessions came from and what happened to them, of one family or of a whole
/// store. For a whole store the list comes first; figures of its sessions follow by step(). Used on the
/// store's lane; remembers the list of sessions for what is found later.
class LineageReader
{
public:
    /// Of larger stores relations are taken from the list alone.
    static constexpr qsizetype MostParentsAsked = 500;
    static constexpr qint64 SliceMs = 20; ///< of one step(), but for a single session that takes longer

    /// @p session: whose family; empty: the whole store.
    explicit LineageReader(SessionId session)
        : m_session(std::move(session))
    {
    }
    /// Of a whole store only the sessions that worked in the same directory as this one, whatever agent made them.
    /// Before read().
    void setProjectOf(SessionId session) { m_projectOf = std::move(session); }

    /// A change of a session that can be gone back to before.
    struct Change
    {
        QString id;
        SessionId session;
        QString title;
        Time at;
        bool operator==(const Change&) const = default;
    };
    /// They become checkpoints of their sessions. Before read().
    void setChanges(QList<Change> changes) { m_changes = std::move(changes); }

    [[nodiscard]] Result<LineageGraph> read(SessionStore& store, const JobControl& job);
    /// All sessions of the store, oldest first: what a PrefixFinder is to compare. After read().
    [[nodiscard]] std::vector<SessionId> sessionsByAge() const;
    /// The graph with what was found: sessions that have no stored origin get one, and of the family's relations those
    /// that were not in it before. After read().
    [[nodiscard]] Result<LineageGraph> addFound(
        SessionStore& store, const std::vector<FoundRelation>& found, qint64 examined, const JobControl& job);

    /// Reads messages and tokens of some more sessions of a whole store, in the order of the list. True: that was the
    /// last; then graph() has them all. A session that cannot be read stays as listed.
    [[nodiscard]] Result<bool> step(SessionStore& store, const JobControl& job);
    [[nodiscard]] LineageGraph graph() const; ///< as far as it is known

private:
    Result<> list(SessionStore& store, const JobControl& job);
    Result<> relateAll(SessionStore& store, const JobControl& job);
    Result<> relateFamily(SessionStore& store, const SessionId& first, const JobControl& job);
    Result<> relate(SessionStore& store, const SessionId& id, const JobControl& job);
    Result<> readEvents(SessionStore& store, int index, const JobControl& job);
    [[nodiscard]] int add(SessionInfo info);
    static void setInfo(LineageSession& session, SessionInfo info);
    Result<int> member(SessionStore& store, const SessionId& id, const JobControl& job);
    void takeOriginFromList(int index);
    Result<> readAll(SessionStore& store, const JobControl& job);

    SessionId m_session;
    SessionId m_projectOf; ///< empty: not of one project
    QList<Change> m_changes;
    std::vector<SessionInfo> m_listed; ///< newest first
    QHash<SessionId, qsizetype> m_listedAt;
    std::vector<LineageSession> m_members;
    QHash<SessionId, int> m_memberAt;
    KnownBranch m_branch; ///< of the session that was read last, or of another branch in its file
    size_t m_eventsRead = 0; ///< members whose events were read
    size_t m_figuresRead = 0; ///< of a whole store: members whose figures were
    qint64 m_examined = 0;
};

} // namespace stemma
