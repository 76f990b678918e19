// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/sessionname.h"
#include "core/session/usagerecord.h"
#include "core/store/sessionstore.h"

#include <functional>
#include <memory>

namespace stemma {

/// What of a store is read for usage at once: the records of one session, or of one sub-agent.
struct UsageUnit
{
    SessionId session; ///< in which the calls are stored
    SessionId startedBy; ///< of a sub-agent: the session (or sub-agent) that started it
    SessionId copyOf; ///< the session that this one was made of and may have copies of; empty: none is known
    QString title;
    QString model;
    QString agent;
    QString project; ///< folder
    std::optional<Time> created;
    std::optional<Time> updated;
    qint64 bytes = 0; ///< about so many have to be read
    QByteArray stamp; ///< another one where anything that is read for usage changed; empty: nothing tells that
};

/// The unit of a listed session, without what has to be read and what stamps it.
[[nodiscard]] inline UsageUnit usageUnitOf(const SessionInfo& info)
{
    UsageUnit unit;
    unit.session = info.id;
    const bool isSubAgent = info.origin.kind == Origin::Kind::SubAgent;
    (isSubAgent ? unit.startedBy : unit.copyOf) = info.origin.session;
    unit.title = info.title.isEmpty() ? promptAsName(info.firstPrompt) : info.title;
    unit.model = info.model;
    unit.agent = info.agent;
    unit.project = info.directory;
    unit.created = info.createdAt;
    unit.updated = info.updatedAt;
    return unit;
}

/// The usage of a session as the agent added it up itself.
struct UsageTotal
{
    CallTokens tokens;
    bool hasTokens = false;
    bool hasCacheTokens = true; ///< false: only input (with what came from caches) and output are told
    std::optional<double> cost; ///< in US dollars
};

/// A pass over the calls of one unit, by steps, so that others get at the store in between. Belongs to the store and is
/// used where that is used.
class UsageScan
{
public:
    UsageScan() = default;
    virtual ~UsageScan() = default;
    Q_DISABLE_COPY_MOVE(UsageScan)

    /// Gets what tells of calls, in stored order. One call may come several times, by the same identity; then the last
    /// one counts. The session, project and agent of the unit need not be set.
    using Sink = std::function<void(const UsageRecord& record)>;
    /// Reads some more. True: that was the last.
    [[nodiscard]] virtual Result<bool> step(const Sink& sink, const JobControl& job) = 0;
    /// Known after the last step. None: the agent keeps none.
    [[nodiscard]] virtual std::optional<UsageTotal> total() const { return {}; }
};

/// A store whose usage is read more quickly than by its messages, or by rules that messages do not tell. Thread: the
/// store's.
class UsageStore
{
public:
    UsageStore() = default;
    virtual ~UsageStore() = default;
    Q_DISABLE_COPY_MOVE(UsageStore)

    /// In any order. Cheap: as listing the sessions.
    [[nodiscard]] virtual Result<std::vector<UsageUnit>> usageUnits(const JobControl& job) = 0;
    [[nodiscard]] virtual Result<std::unique_ptr<UsageScan>> scanUsage(const UsageUnit& unit, const JobControl& job)
        = 0;
};

} // namespace stemma
