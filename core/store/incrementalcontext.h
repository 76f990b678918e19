// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/contextrules.h"
#include "core/store/sessionstore.h"

namespace stemma {

/// One context that is put together by and by, so that others get at its store between the steps. Belongs to the
/// store that it is of and is used where that is used.
class IncrementalContext
{
public:
    IncrementalContext() = default;
    virtual ~IncrementalContext() = default;
    Q_DISABLE_COPY_MOVE(IncrementalContext)

    /// Gives some items, in assembly order. True: they were the last, or the sink wants no more.
    [[nodiscard]] virtual Result<bool> step(const SessionStore::ContextSink& sink, const JobControl& job) = 0;
    /// Known after the last step.
    [[nodiscard]] virtual ContextBudget budget() const = 0;
    /// That it was put together by. Known after the last step.
    [[nodiscard]] virtual ContextRules rules() const = 0;
    /// Where the agent compacts of its own accord: rules().thresholds().
    [[nodiscard]] std::optional<CompactionThresholds> thresholds() const { return rules().thresholds(); }
    /// Tokens that the agent holds against the thresholds: the context with what does not fit. No value: it measures
    /// something else, or nothing. Known after the last step.
    [[nodiscard]] virtual std::optional<qint64> measured() const { return {}; }
};

/// A store whose contexts may take long, and come by steps too.
class IncrementalContextStore
{
public:
    IncrementalContextStore() = default;
    virtual ~IncrementalContextStore() = default;
    Q_DISABLE_COPY_MOVE(IncrementalContextStore)

    [[nodiscard]] virtual std::unique_ptr<IncrementalContext> incrementalContext(
        const SessionId& id, const std::optional<MessageId>& at)
        = 0;
};

/// SessionStore::context() by steps; of stores that know no steps, all in one.
[[nodiscard]] std::unique_ptr<IncrementalContext> incrementalContext(
    SessionStore& store, const SessionId& id, const std::optional<MessageId>& at);

} // namespace stemma
