// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/usage/whatif.h"

#include "core/usage/sessioncalls.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct WhatIfWords
{
    Q_DECLARE_TR_FUNCTIONS(WhatIfWords)
};

constexpr auto CompactWord = "compact"_L1;
constexpr auto PruneWord = "prune"_L1;
constexpr auto CachedWord = "cached"_L1;
constexpr qint64 MostSummaryTokens = 4'000; ///< about what agents' summaries take
constexpr qint64 SummaryShare = 5; ///< at least of what it is made of
constexpr qint64 LeastToPrune = 1'000; ///< tokens; each time costs what was cached

/// @p part of @p whole, of @p tokens.
qint64 scaled(qint64 tokens, qint64 part, qint64 whole)
{
    return whole > 0 ? qint64(double(tokens) * double(part) / double(whole)) : 0;
}

/// The tokens before the model become @p context, in the same shares of input, reads and writes.
CallTokens withContext(CallTokens tokens, qint64 context)
{
    const qint64 before = tokens.context();
    tokens.cacheRead = scaled(tokens.cacheRead, context, before);
    tokens.cacheWrite5m = scaled(tokens.cacheWrite5m, context, before);
    tokens.cacheWrite1h = scaled(tokens.cacheWrite1h, context, before);
    tokens.input = qMax<qint64>(0, context - tokens.cacheRead - tokens.cacheWrite());
    return tokens;
}

} // namespace

Result<WhatIf> WhatIf::parse(const QString& text)
{
    const QString word = text.section(u'=', 0, 0).trimmed();
    const QString number = text.section(u'=', 1).trimmed();
    if (word == CachedWord && !text.contains(u'='))
        return WhatIf {Kind::FullyCached, 0};
    bool ok = false;
    const qint64 tokens = number.toLongLong(&ok);
    if ((word == CompactWord || word == PruneWord) && ok && tokens > 0)
        return WhatIf {word == CompactWord ? Kind::CompactAt : Kind::PruneOutputs, tokens};
    return fail(Errc::Usage,
        WhatIfWords::tr("“%1” cannot be estimated. Use compact=TOKENS, prune=TOKENS or cached, such as compact=100000.")
            .arg(text));
}

QString WhatIf::toString() const
{
    if (kind == Kind::FullyCached)
        return CachedWord;
    return u"%1=%2"_s.arg(kind == Kind::CompactAt ? CompactWord : PruneWord).arg(tokens);
}

WhatIfEstimator::WhatIfEstimator(const WhatIf& question, const PriceTable& prices)
    : m_question(question)
    , m_prices(prices)
{
    m_estimate.question = question;
}

qint64 WhatIfEstimator::summaryTokens() const
{
    return qMin(MostSummaryTokens, m_question.tokens / SummaryShare);
}

/// What came to the context since the call before comes to the other one too. Where it shrank, the agent compacted or
/// pruned itself, and both go on from there.
CallTokens WhatIfEstimator::compacted(const UsageRecord& call)
{
    const qint64 context = call.tokens.context();
    const qint64 growth = context - m_before;
    if (m_fixed < 0)
        m_fixed = qMin(context, m_question.tokens / 2);
    m_simulated = growth < 0 ? qMin(context, m_simulated) : qMin(context, m_simulated + growth);
    if (m_simulated <= m_question.tokens)
        return withContext(call.tokens, m_simulated);
    // The summary is written by a call that has all of it before it, and what follows is new to the cache.
    ++m_estimate.events;
    CallTokens summary = withContext(call.tokens, m_simulated);
    summary.output = summaryTokens();
    summary.reasoning = summary.reasoningApart = 0;
    addEstimated(call, summary);
    m_simulated = qMin(context, m_fixed + summaryTokens() + qMax<qint64>(0, growth));
    CallTokens next = call.tokens;
    next.input += next.cacheRead + next.cacheWrite();
    next.cacheRead = next.cacheWrite5m = next.cacheWrite1h = 0;
    return withContext(next, m_simulated);
}

/// The oldest outputs beyond the newest ones go, as soon as enough of them can; what stood behind the first one that
/// went has to be read anew.
CallTokens WhatIfEstimator::pruned(const UsageRecord& call)
{
    const qint64 context = call.tokens.context();
    if (isCompaction(m_before, context)) {
        m_outputs.clear();
        m_pruned = m_prunable = 0;
    }
    qint64 gone = 0;
    if (m_prunable - m_question.tokens >= LeastToPrune) {
        while (!m_outputs.isEmpty() && m_prunable - gone - m_outputs.first() >= m_question.tokens)
            gone += m_outputs.takeFirst();
    }
    m_prunable -= gone;
    m_pruned += gone;
    m_estimate.events += gone > 0 ? 1 : 0;
    CallTokens tokens = withContext(call.tokens, qMax<qint64>(0, context - m_pruned));
    const qint64 lost = gone > 0 ? qMin(m_prunable, tokens.cacheRead) : 0;
    tokens.cacheRead -= lost;
    tokens.input += lost;
    return tokens;
}

/// Of each call only what came since the one before is new, and all of that is written to the cache. After a compaction
/// and for another model it is new as far as it was.
CallTokens WhatIfEstimator::cached(const UsageRecord& call) const
{
    CallTokens tokens = call.tokens;
    const qint64 context = tokens.context();
    if (!isCompaction(m_before, context) && call.model == m_model)
        tokens.cacheRead = qMax(tokens.cacheRead, qMin(m_before, context));
    tokens.input = 0;
    tokens.cacheWrite1h = qMin(tokens.cacheWrite1h, context - tokens.cacheRead);
    tokens.cacheWrite5m = context - tokens.cacheRead - tokens.cacheWrite1h;
    return tokens;
}

CallTokens WhatIfEstimator::changed(const UsageRecord& call)
{
    switch (m_question.kind) {
    case WhatIf::Kind::CompactAt:
        return compacted(call);
    case WhatIf::Kind::PruneOutputs:
        return pruned(call);
    case WhatIf::Kind::FullyCached:
        break;
    }
    return cached(call);
}

void WhatIfEstimator::addEstimated(const UsageRecord& call, const CallTokens& tokens)
{
    m_estimate.estimatedTokens.add(tokens);
    if (const auto cost = m_prices.cost(tokens, call))
        m_estimate.estimated = m_estimate.estimated.value_or(0) + *cost;
}

void WhatIfEstimator::addCall(const UsageRecord& call)
{
    m_estimate.tokens.add(call.tokens);
    const auto cost = m_prices.cost(call);
    if (cost)
        m_estimate.cost = m_estimate.cost.value_or(0) + *cost;
    else
        ++m_estimate.unpricedCalls;
    if (call.isSubAgent || call.purpose != CallPurpose::Answer) {
        addEstimated(call, call.tokens);
        return;
    }
    addEstimated(call, changed(call));
    m_before = call.tokens.context();
    m_model = call.model;
}

void WhatIfEstimator::addEarlier(const UsageRecord& call)
{
    if (call.isSubAgent || call.purpose != CallPurpose::Answer)
        return;
    m_before = call.tokens.context();
    m_model = call.model;
    m_simulated = m_question.kind == WhatIf::Kind::CompactAt ? qMin(m_before, m_question.tokens) : m_before;
    m_fixed = m_fixed < 0 ? qMin(m_before, m_question.tokens / 2) : m_fixed;
}

void WhatIfEstimator::addToolOutput(qint64 tokens)
{
    if (m_question.kind != WhatIf::Kind::PruneOutputs)
        return;
    m_outputs << tokens;
    m_prunable += tokens;
}

WhatIfEstimate WhatIfEstimator::estimate() const
{
    WhatIfEstimate estimate = m_estimate;
    const QString tokens = QLocale().toString(m_question.tokens);
    estimate.how << WhatIfWords::tr("This is an estimate: the same calls with the same answers, at list prices.");
    switch (m_question.kind) {
    case WhatIf::Kind::CompactAt:
        estimate.how << WhatIfWords::tr(
            "Whenever more than %1 tokens would have been before the model, a summary of %2 "
            "tokens takes the place of all but what the first call had (at most %3). The "
            "call that writes it and the next call's lost cache are counted.")
                            .arg(tokens, QLocale().toString(summaryTokens()), QLocale().toString(m_question.tokens / 2))
                     << WhatIfWords::tr("What the model would have had to read again after a summary is not known.");
        break;
    case WhatIf::Kind::PruneOutputs:
        estimate.how << WhatIfWords::tr(
            "Outputs of tools older than the newest %1 tokens of outputs are left out of "
            "each later call, as soon as %2 tokens can go. Their lengths are estimated from "
            "their bytes; what stands behind them is read without the cache once.")
                            .arg(tokens, QLocale().toString(LeastToPrune));
        break;
    case WhatIf::Kind::FullyCached:
        estimate.how << WhatIfWords::tr("All that the call before had is read from the cache, and all that is new is "
                                        "written to it, as if no entry had run out.");
        break;
    }
    if (estimate.unpricedCalls > 0)
        estimate.how << WhatIfWords::tr("%n call(s) of models without a price are in neither sum.", nullptr,
            int(qMin<qint64>(estimate.unpricedCalls, std::numeric_limits<int>::max())));
    return estimate;
}

} // namespace stemma
