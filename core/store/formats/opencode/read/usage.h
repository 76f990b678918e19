// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/opencode/read/source.h"
#include "core/store/usagestore.h"

namespace stemma::opencode {

/// The calls of one session: an answer is one call, or as many as it has finished steps, where these are several
/// (spec opencode, 5.1 and 5.2). The source must outlive it.
class SessionUsage final : public UsageScan
{
public:
    SessionUsage(Source& source, ListedSession session)
        : m_source(source)
        , m_session(std::move(session))
    {
    }

    /// All at once: only the objects of messages and of finished steps are read, which are small.
    [[nodiscard]] Result<bool> step(const Sink& sink, const JobControl& job) override;
    /// What the session's own columns tell.
    [[nodiscard]] std::optional<UsageTotal> total() const override;

private:
    void take(const CallRow& row, const Sink& sink);

    Source& m_source;
    ListedSession m_session;
    qint64 m_turn = -1;
    MessageId m_prompt;
};

} // namespace stemma::opencode
