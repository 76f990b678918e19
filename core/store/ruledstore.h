// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/contextrules.h"
#include "core/store/sessionstore.h"

namespace stemma {

/// A store with several sets of rules, or with settings that are not stored. The choice holds for all of its
/// sessions, for as long as the object lives; nothing is written. Thread: the store's.
class RuledStore
{
public:
    RuledStore() = default;
    virtual ~RuledStore() = default;
    Q_DISABLE_COPY_MOVE(RuledStore)

    [[nodiscard]] virtual RulesOffer rulesOffer() const = 0;
    [[nodiscard]] virtual RulesChoice chosenRules() const = 0;
    /// Contexts, drafts and plans that are made from now on go by it. Errors as checkChoice(); then all stays as it
    /// was.
    [[nodiscard]] virtual Result<> chooseRules(const RulesChoice& choice) = 0;
    /// In force for the session.
    [[nodiscard]] virtual Result<ContextRules> contextRules(const SessionId& id, const JobControl& job) = 0;
};

/// Of any store: those that know one set of rules only say why nothing can be chosen.
[[nodiscard]] RulesOffer rulesOffer(const SessionStore& store);
[[nodiscard]] RulesChoice chosenRules(const SessionStore& store);
[[nodiscard]] Result<> chooseRules(SessionStore& store, const RulesChoice& choice);
[[nodiscard]] Result<ContextRules> contextRules(SessionStore& store, const SessionId& id, const JobControl& job);

} // namespace stemma
