// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/incrementalcontext.h"

#include "core/store/ruledstore.h"

namespace stemma {

namespace {

class WholeContext final : public IncrementalContext
{
public:
    WholeContext(SessionStore& store, SessionId session, std::optional<MessageId> at)
        : m_store(store)
        , m_session(std::move(session))
        , m_at(std::move(at))
    {
    }

    Result<bool> step(const SessionStore::ContextSink& sink, const JobControl& job) override
    {
        const auto budget = m_store.context(m_session, m_at, sink, job);
        if (!budget)
            return std::unexpected(budget.error());
        m_budget = *budget;
        return contextRules(m_store, m_session, job).transform([this](ContextRules rules) {
            m_rules = std::move(rules);
            return true;
        });
    }
    ContextBudget budget() const override { return m_budget; }
    ContextRules rules() const override { return m_rules; }

private:
    SessionStore& m_store;
    SessionId m_session;
    std::optional<MessageId> m_at;
    ContextBudget m_budget;
    ContextRules m_rules;
};

} // namespace

std::unique_ptr<IncrementalContext> incrementalContext(
    SessionStore& store, const SessionId& id, const std::optional<MessageId>& at)
{
    if (auto* stepwise = store.service<IncrementalContextStore>())
        return stepwise->incrementalContext(id, at);
    return std::make_unique<WholeContext>(store, id, at);
}

} // namespace stemma
