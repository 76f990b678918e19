// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/usage/sessioncalls.h"
#include "core/usage/whatif.h"

namespace stemma {

class WhatIfReader::Work
{
public:
    Work(const WhatIf& question, const SessionId& session, const PriceTable& prices)
        : calls(session, prices, question.kind == WhatIf::Kind::PruneOutputs)
        , estimator(question, prices)
    {
    }

    SessionCalls calls;
    WhatIfEstimator estimator;
};

WhatIfReader::WhatIfReader(const WhatIf& question, const SessionId& session, const PriceTable& prices)
    : m_work(std::make_unique<Work>(question, session, prices))
{
}

WhatIfReader::~WhatIfReader() = default;

Result<bool> WhatIfReader::step(SessionStore& store, const JobControl& job)
{
    return m_work->calls.step(
        store, job,
        [this](const UsageRecord& call) {
            if (call.notCounted == NotCounted::Counted)
                m_work->estimator.addCall(call);
            else
                m_work->estimator.addEarlier(call);
        },
        [this](const QString& /*tool*/, qint64 tokens) { m_work->estimator.addToolOutput(tokens); });
}

WhatIfEstimate WhatIfReader::estimate() const
{
    return m_work->estimator.estimate();
}

} // namespace stemma
