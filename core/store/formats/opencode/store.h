// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/conversation/sourcestore.h"
#include "core/store/plan/anchormoves.h"
#include "core/store/plan/forkedchangestore.h"
#include "core/store/plan/policystore.h"

namespace stemma::opencode {

struct WriteTarget;

/// OpenCode's sessions: a data root with several generations side by side, a database, a tree of files, or one export.
/// Of a session that several of them have, the newest generation counts. A live database is never written to: changes
/// become exports beside it, which OpenCode imports. See SessionStore for threads and promises.
class Store final : public PolicyStore<SourceStore>, public IdTracker, public ForkedChangeStore, public TurnSignStore
{
public:
    Store(const QString& path, const Detection& detection);

    [[nodiscard]] void* findService(const std::type_info& service) override
    {
        return serviceAmong<IdTracker, ForkedChangeStore, RecordFilter, TurnSignStore, UsageStore, WatchableStore>(
            this, service);
    }
    [[nodiscard]] Result<TurnSigns> turnSigns(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<> check(
        const std::optional<SessionId>& id, const FindingSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<EditPlan> plan(const Edit& edit, const JobControl& job) override;
    [[nodiscard]] Result<EditPlan> planForked(
        const QList<SingleEdit>& edits, bool dropsThinking, const JobControl& job) override;

protected:
    [[nodiscard]] const ChangePolicy& policy() const override;
    [[nodiscard]] QMap<EditKind, QString> refusals() const override;
    [[nodiscard]] bool isLeftBehind(quint8 generation, quint8 newest) const override;
    void addGeneration(SessionInfo& info, quint8 generation, bool isOld) const override;
    [[nodiscard]] QString titleOfOrigin(const QString& title) const override;
    void addStored(SessionInfo& info, const Conversation& session) const override;

private:
    [[nodiscard]] Result<EditPlan> planned(
        const SessionId& id, const JobControl& job, const std::function<Result<EditPlan>(const WriteTarget&)>& work);

    QString m_exports; ///< folder for new ones
};

} // namespace stemma::opencode
