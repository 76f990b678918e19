// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
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
    /// An output of a tool, of about so many tokens, between the calls where it stands; for PruneOutputs.
    void addToolOutput(qint64 tokens);
    [[nodiscard]] WhatIfEstimate estimate() const;

private:
    struct Output
    {
        qint64 tokens = 0;
        bool isPruned = false;
    };

    [[nodiscard]] CallTokens changed(const UsageRecord& call);
    [[nodiscard]] CallTokens compacted(const UsageRecord& call);
    [[nodiscard]] CallTokens pruned(const UsageRecord& call);
    [[nodiscard]] CallTokens cached(const UsageRecord& call);

    WhatIf m_question;
    const PriceTable& m_prices;
    WhatIfEstimate m_estimate;
    qint64 m_before = 0; ///< context of the call before, as it was
    qint64 m_simulated = 0; ///< the same as it would have been
    qint64 m_fixed = -1; ///< context of the first call: instructions and tools stay in each
    QList<Output> m_outputs; ///< in the context now, the newest last
};

} // namespace stemma
