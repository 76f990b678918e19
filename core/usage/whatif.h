// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sessionstore.h"
#include "core/usage/pricetable.h"

#include <QStringList>

namespace stemma {

/// What could have been done otherwise in a session.
struct WhatIf
{
    enum class Kind : quint8 {
        CompactAt, ///< a summary as soon as the context is longer than `tokens`
        PruneOutputs, ///< outputs of tools behind the newest `tokens` of outputs are left out
        FullyCached, ///< all that was sent before is read from the cache
    };
    Kind kind = Kind::FullyCached;
    qint64 tokens = 0;

    /// `compact=100000`, `prune=40000`, `cached`. Errors are sentences.
    [[nodiscard]] static Result<WhatIf> parse(const QString& text);
    [[nodiscard]] QString toString() const;
    bool operator==(const WhatIf&) const = default;
};

/// What a session would have cost. Always an estimate.
struct WhatIfEstimate
{
    WhatIf question;
    std::optional<double> cost; ///< as it was, by list prices; none: no model of the session has a price
    std::optional<double> estimated; ///< as it would have been
    CallTokens tokens; ///< as it was
    CallTokens estimatedTokens;
    qint64 events = 0; ///< summaries made, or times that outputs were left out
    qint64 unpricedCalls = 0; ///< that are in neither cost
    QStringList how; ///< sentences, translated: that it is an estimate, how it was made, and what it takes for granted
};

/// Works a question out, call by call, without keeping any of them. One thread.
class WhatIfEstimator
{
public:
    /// The table must outlive it.
    WhatIfEstimator(const WhatIf& question, const PriceTable& prices);

    /// Counted calls of one session, in stored order; calls of sub-agents are taken as they were.
    void addCall(const UsageRecord& call);
    /// A call that is a copy of another session's: its context stands before the calls that follow, its cost is there.
    void addEarlier(const UsageRecord& call);
    /// An output of a tool, of about so many tokens, between the calls where it stands; for PruneOutputs.
    void addToolOutput(qint64 tokens);
    [[nodiscard]] WhatIfEstimate estimate() const;

private:
    void addEstimated(const UsageRecord& call, const CallTokens& tokens);
    [[nodiscard]] qint64 summaryTokens() const;
    [[nodiscard]] CallTokens changed(const UsageRecord& call);
    [[nodiscard]] CallTokens compacted(const UsageRecord& call);
    [[nodiscard]] CallTokens pruned(const UsageRecord& call);
    [[nodiscard]] CallTokens cached(const UsageRecord& call) const;

    WhatIf m_question;
    const PriceTable& m_prices;
    WhatIfEstimate m_estimate;
    qint64 m_before = 0; ///< context of the call before, as it was
    QString m_model; ///< of the call before
    qint64 m_simulated = 0; ///< the same as it would have been
    qint64 m_fixed = -1; ///< of it, instructions and tools, which stay in each call; -1: there was no call
    QList<qint64> m_outputs; ///< tokens of those in the context, the newest last
    qint64 m_prunable = 0; ///< their sum
    qint64 m_pruned = 0; ///< tokens of outputs that would be in the context and are left out
};

/// Works a question out for one session of a store, by steps. Thread: the store's.
class WhatIfReader
{
public:
    /// The table must outlive it.
    WhatIfReader(const WhatIf& question, const SessionId& session, const PriceTable& prices);
    ~WhatIfReader();
    Q_DISABLE_COPY_MOVE(WhatIfReader)

    /// True: all is read.
    [[nodiscard]] Result<bool> step(SessionStore& store, const JobControl& job);
    [[nodiscard]] WhatIfEstimate estimate() const;

private:
    class Work;
    std::unique_ptr<Work> m_work;
};

} // namespace stemma
