// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/rulessource.h"

#include "core/store/ruledstore.h"

namespace stemma {

QFuture<Result<>> putRulesIntoForce(OpenStore& store, const RulesChoice& choice)
{
    constexpr auto First = Lane::Priority(Lane::Visible + 1);
    return store.run([choice](SessionStore& opened, const JobControl&) { return chooseRules(opened, choice); }, First);
}

QFuture<Result<ContextRules>> rulesOf(OpenStore& store, const SessionId& session)
{
    return store.run(
        [session](SessionStore& opened, const JobControl& job) { return contextRules(opened, session, job); },
        Lane::Visible);
}

QFuture<QString> whyRulesAreFixed(OpenStore& store)
{
    return store.run(
        [](SessionStore& opened, const JobControl&) { return rulesOffer(opened).fixedBecause; }, Lane::Visible);
}

} // namespace stemma
