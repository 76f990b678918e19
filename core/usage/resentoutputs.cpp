// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/usage/resentoutputs.h"

#include "core/usage/sessioncalls.h"

#include <QCoreApplication>
#include <QMap>

#include <algorithm>
#include <utility>

namespace stemma {

namespace {

struct ResentText
{
    Q_DECLARE_TR_FUNCTIONS(Usage)
};

} // namespace

class ResentOutputsReader::Work
{
public:
    Work(const SessionId& session, const PriceTable& prices)
        : m_prices(prices)
        , m_calls(session, prices, true)
    {
    }

    [[nodiscard]] Result<bool> step(SessionStore& store, const JobControl& job)
    {
        return m_calls.step(
            store, job, [this](const UsageRecord& call) { addCall(call); },
            [this](const QString& tool, qint64 tokens) { addOutput(tool, tokens); });
    }
    [[nodiscard]] std::vector<ResentOutputs> outputs() const;

private:
    struct Tool
    {
        ResentOutputs sums;
        qint64 fresh = 0; ///< tokens that no call had before the model yet
        qint64 sent = 0; ///< tokens that the next call has again
    };

    void addCall(const UsageRecord& call);
    void addOutput(const QString& tool, qint64 tokens);

    const PriceTable& m_prices;
    SessionCalls m_calls;
    QMap<QString, Tool> m_tools;
    qint64 m_before = 0; ///< context of the call before
};

void ResentOutputsReader::Work::addOutput(const QString& tool, qint64 tokens)
{
    Tool& known = m_tools[tool];
    ++known.sums.outputs;
    known.sums.tokens += tokens;
    known.fresh += tokens;
}

void ResentOutputsReader::Work::addCall(const UsageRecord& call)
{
    if (call.isSubAgent || call.purpose != CallPurpose::Answer)
        return;
    const qint64 context = call.tokens.context();
    const bool isCompacted = isCompaction(m_before, context);
    const bool isPaidHere = call.notCounted == NotCounted::Counted; // a copy was paid for where it was made
    m_before = context;
    CallTokens before = call.tokens;
    before.output = before.reasoning = before.reasoningApart = 0;
    const auto cost = m_prices.cost(before, call);
    for (Tool& tool : m_tools) {
        if (isCompacted)
            tool.sent = 0;
        // Estimates must not be more than there was.
        const qint64 resent = isPaidHere ? qMin(tool.sent, context) : 0;
        tool.sums.resentTokens += resent;
        if (cost && context > 0)
            tool.sums.cost += *cost * double(resent) / double(context);
        else if (!cost)
            tool.sums.unpricedTokens += resent;
        tool.sent += std::exchange(tool.fresh, 0);
    }
}

std::vector<ResentOutputs> ResentOutputsReader::Work::outputs() const
{
    std::vector<ResentOutputs> all;
    for (const auto& [name, tool] : m_tools.asKeyValueRange()) {
        all.push_back(tool.sums);
        all.back().tool = name;
    }
    std::ranges::stable_sort(all, [](const ResentOutputs& a, const ResentOutputs& b) {
        return a.cost != b.cost ? a.cost > b.cost : a.resentTokens > b.resentTokens;
    });
    return all;
}

ResentOutputsReader::ResentOutputsReader(const SessionId& session, const PriceTable& prices)
    : m_work(std::make_unique<Work>(session, prices))
{
}

ResentOutputsReader::~ResentOutputsReader() = default;

Result<bool> ResentOutputsReader::step(SessionStore& store, const JobControl& job)
{
    return m_work->step(store, job);
}

std::vector<ResentOutputs> ResentOutputsReader::outputs() const
{
    return m_work->outputs();
}

QStringList ResentOutputsReader::how() const
{
    return {ResentText::tr("This is an estimate: the tokens of an output are a quarter of its bytes."),
        ResentText::tr(
            "An output counts again in each call after the first that had it, until the context is less than "
            "half of what it was, which is taken for a compaction. A token costs what the context of that "
            "call cost on average, with what came from the cache.")};
}

} // namespace stemma
