// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/branchstore.h"

namespace stemma {

namespace {

SessionId beforeOf(SessionStore& store, const SessionId& session, bool asTrunk, const JobControl& job)
{
    auto* branched = store.service<BranchStore>();
    const auto before = branched ? branched->before(session, job) : BranchStore::Before();
    return before.isTrunk == asTrunk ? before.session : SessionId();
}

} // namespace

SessionId trunkOf(SessionStore& store, const SessionId& session, const JobControl& job)
{
    return beforeOf(store, session, true, job);
}

SessionId baseOf(SessionStore& store, const SessionId& session, const JobControl& job)
{
    return beforeOf(store, session, false, job);
}

Result<std::vector<SessionInfo>> branchesOf(SessionStore& store, const SessionId& trunk, const JobControl& job)
{
    auto* branched = store.service<BranchStore>();
    return branched ? branched->branchesOf(trunk, job) : std::vector<SessionInfo>();
}

Result<qint64> sharedMessages(SessionStore& store, const SessionId& session, const JobControl& job)
{
    auto* branched = store.service<BranchStore>();
    return branched ? branched->sharedMessages(session, job) : 0;
}

} // namespace stemma
