// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/conversation/conversationstore.h"
#include "core/store/conversation/sessionsource.h"
#include "core/store/storeformat.h"
#include "core/store/watchableplaces.h"

#include <map>

namespace stemma {

/// A store of several places that hold sessions of one agent, as its releases left them. Of a session that more than
/// one of them has, the one of the first counts. See SessionStore for threads and promises.
class SourceStore : public ConversationStore, public UsageStore, public WatchableStore
{
public:
    SourceStore(const QString& path, const Detection& detection);

    [[nodiscard]] StoreInfo info() const override;
    [[nodiscard]] Result<> sessions(ListDetail detail, const SessionSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<SessionInfo> session(const SessionId& id, ListDetail detail, const JobControl& job) override;
    [[nodiscard]] Result<QByteArray> rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job) override;
    [[nodiscard]] Result<QList<LineageEdge>> edges(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<StoreChange> poll(const JobControl& job) override;
    [[nodiscard]] Result<std::vector<UsageUnit>> usageUnits(const JobControl& job) override;
    [[nodiscard]] Result<std::unique_ptr<UsageScan>> scanUsage(const UsageUnit& unit, const JobControl& job) override;
    [[nodiscard]] QStringList watchablePlaces() const override { return m_watchable; }

protected:
    struct Entry
    {
        ListedSession listed;
        SessionSource* source = nullptr;
        bool isOld = false; ///< only where newer releases do not look any more
    };

    /// By precedence. @p watched: see WatchableStore.
    void addSource(std::unique_ptr<SessionSource> source, const QStringList& watched = {});

    /// Edits that no session of the store can take, see StoreInfo.
    [[nodiscard]] virtual QMap<EditKind, QString> refusals() const = 0;
    /// Whether a release whose newest sessions are of a generation looks for those of another one no more.
    [[nodiscard]] virtual bool isLeftBehind(quint8 generation, quint8 newest) const = 0;
    /// Adds what its generation says of a session.
    virtual void addGeneration(SessionInfo& info, quint8 generation, bool isOld) const = 0;
    /// The title of the session that one with this title is a fork of; empty: it tells of none.
    [[nodiscard]] virtual QString titleOfOrigin(const QString& /*title*/) const { return {}; }
    /// Adds what an opened session tells of itself.
    virtual void addStored(SessionInfo& /*info*/, const Conversation& /*session*/) const { }

    [[nodiscard]] const std::vector<std::unique_ptr<SessionSource>>& sources() const { return m_sources; }
    /// Newest first.
    [[nodiscard]] Result<const std::vector<Entry>*> list(const JobControl& job);
    [[nodiscard]] Result<const Entry*> entry(const SessionId& id, const JobControl& job);
    /// More than one place has it.
    [[nodiscard]] bool isRepeated(const SessionId& id) const { return m_repeated.contains(id.value); }

    [[nodiscard]] Result<> with(const SessionId& id, qint64 last, const JobControl& job, const Work& work) override;

private:
    [[nodiscard]] quint64 revision() const;
    /// Sets the origins of forks, whose copies keep the times of the messages: a session that is younger than its first
    /// message is a copy of an older one that begins at the same time, of that with the fitting title where there are
    /// several. Sets those of sub-agents by their parents. What has an origin keeps it, and hangs under it.
    void findForkOrigins();
    /// Takes up the sessions of one source.
    void take(SessionSource& source, std::vector<ListedSession> sessions, quint8& newest);
    /// Within the read of its source.
    [[nodiscard]] Result<const Conversation*> load(const Entry& entry, const JobControl& job);
    [[nodiscard]] Result<> complete(SessionInfo& info, const JobControl& job);
    [[nodiscard]] std::vector<SessionInfo> infos() const; ///< of the last list()

    QString m_path;
    Detection m_detection;
    std::vector<std::unique_ptr<SessionSource>> m_sources;
    QStringList m_watchable;
    std::vector<Entry> m_list;
    std::map<QString, size_t> m_byId;
    QStringList m_repeated; ///< ids
    std::optional<quint64> m_listRevision;
    /// The session last used.
    struct Loaded
    {
        QString id;
        quint64 revision = 0;
        std::unique_ptr<Conversation> rows;
    } m_loaded;
};

} // namespace stemma
