// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/opencode/read/source.h"
#include "core/store/plan/forkedchangestore.h"
#include "core/store/plan/policystore.h"
#include "core/store/storeformat.h"
#include "core/store/usagestore.h"
#include "core/store/watchableplaces.h"

#include <map>

namespace stemma::opencode {

struct WriteTarget;

/// OpenCode's sessions: a data root with several generations side by side, a database, a tree of files, or one export.
/// Of a session that several of them have, the newest generation counts. A live database is never written to: changes
/// become exports beside it, which OpenCode imports. See SessionStore for threads and promises.
class Store final : public PolicyStore<ConversationStore>,
                    public ForkedChangeStore,
                    public UsageStore,
                    public WatchableStore
{
public:
    Store(const QString& path, const Detection& detection);
    ~Store() override;

    [[nodiscard]] StoreInfo info() const override;
    [[nodiscard]] void* findService(const std::type_info& service) override
    {
        return serviceAmong<ForkedChangeStore, RecordFilter, UsageStore, WatchableStore>(this, service);
    }
    [[nodiscard]] Result<> sessions(ListDetail detail, const SessionSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<SessionInfo> session(const SessionId& id, ListDetail detail, const JobControl& job) override;
    [[nodiscard]] Result<QByteArray> rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job) override;
    [[nodiscard]] Result<QList<Checkpoint>> checkpoints(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<QList<LineageEdge>> edges(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<> check(
        const std::optional<SessionId>& id, const FindingSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<EditPlan> plan(const Edit& edit, const JobControl& job) override;
    [[nodiscard]] Result<EditPlan> planForked(
        const QList<SingleEdit>& edits, bool dropsThinking, const JobControl& job) override;
    [[nodiscard]] Result<StoreChange> poll() override;
    [[nodiscard]] Result<std::vector<UsageUnit>> usageUnits(const JobControl& job) override;
    [[nodiscard]] Result<std::unique_ptr<UsageScan>> scanUsage(const UsageUnit& unit, const JobControl& job) override;
    [[nodiscard]] QStringList watchablePlaces() const override { return m_watchable; }

protected:
    [[nodiscard]] Result<const Conversation*> open(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<> with(const SessionId& id, const JobControl& job, const Work& work) override;
    [[nodiscard]] const ChangePolicy& policy() const override;

private:
    struct Entry
    {
        Listed listed;
        Source* source = nullptr;
        bool isOld = false; ///< only where newer releases do not look any more
    };

    [[nodiscard]] quint64 revision() const;
    [[nodiscard]] Result<const std::vector<Entry>*> list(const JobControl& job);
    [[nodiscard]] Result<const Entry*> entry(const SessionId& id, const JobControl& job);
    /// Within the read of its source.
    [[nodiscard]] Result<Rows*> load(const Entry& entry, const JobControl& job);
    [[nodiscard]] Result<> complete(SessionInfo& info, const JobControl& job);
    [[nodiscard]] std::vector<SessionInfo> infos() const; ///< of the last list()
    [[nodiscard]] Result<EditPlan> planned(
        const SessionId& id, const JobControl& job, const std::function<Result<EditPlan>(const WriteTarget&)>& work);

    QString m_path;
    Detection m_detection;
    std::vector<std::unique_ptr<Source>> m_sources; ///< by precedence
    QString m_exports; ///< folder for new ones
    QStringList m_watchable;
    std::vector<Entry> m_list; ///< newest first
    std::map<QString, size_t> m_byId;
    QStringList m_repeated; ///< ids that more than one generation has
    std::optional<quint64> m_listRevision;
    /// The session last used.
    struct Loaded
    {
        QString id;
        quint64 revision = 0;
        std::unique_ptr<Rows> rows;
    } m_loaded;
};

} // namespace stemma::opencode
