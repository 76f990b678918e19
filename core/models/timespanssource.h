// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/audit/timespans.h"
#include "core/models/wantedsource.h"

namespace stemma {

/// The time of a session by what it went by with. Views share it: it never changes.
struct SessionTimes
{
    std::vector<TimeSpan> spans; ///< see TimeSpanReader
    std::vector<TimeSpan> tools;
    TimeShares shares;
};
using SessionTimesPtr = std::shared_ptr<const SessionTimes>;

/// Where the time of a session went, read on the store's lane while somebody looks at it, and again when the store
/// changed. GUI thread.
class TimeSpansSource final : public WantedSource
{
    Q_OBJECT
public:
    static constexpr int QuietMs = 600;

    TimeSpansSource(OpenStore& store, SessionId session, QObject* parent);

    void load() override;
    [[nodiscard]] bool isLoading() const { return isReading(); }
    [[nodiscard]] const SessionTimesPtr& times() const { return m_times; } ///< never null

private:
    SessionId m_session;
    SessionTimesPtr m_times;
};

} // namespace stemma
