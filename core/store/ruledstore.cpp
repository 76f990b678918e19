// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/ruledstore.h"

namespace stemma {

RulesOffer rulesOffer(const SessionStore& store)
{
    const auto* ruled = store.service<RuledStore>();
    return ruled ? ruled->rulesOffer() : oneSetOfRules(store.info().format);
}

RulesChoice chosenRules(const SessionStore& store)
{
    const auto* ruled = store.service<RuledStore>();
    return ruled ? ruled->chosenRules() : RulesChoice();
}

Result<> chooseRules(SessionStore& store, const RulesChoice& choice)
{
    auto* ruled = store.service<RuledStore>();
    return ruled ? ruled->chooseRules(choice) : checkChoice(choice, oneSetOfRules(store.info().format));
}

Result<ContextRules> contextRules(SessionStore& store, const SessionId& id, const JobControl& job)
{
    if (auto* ruled = store.service<RuledStore>())
        return ruled->contextRules(id, job);
    ContextRules rules;
    rules.offer = oneSetOfRules(store.info().format);
    rules.profile = rules.offer.profiles.constFirst();
    rules.basis = ContextRules::Basis::Shown;
    return rules;
}

} // namespace stemma
