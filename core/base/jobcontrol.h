// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtTypes>

#include <atomic>
#include <memory>

namespace stemma {

/// Handed to everything that may take long: tells the work whether it is still wanted and takes its
/// progress. A cheap handle; copies share one state. Every function may be called from any thread.
class JobControl
{
public:
    struct Progress
    {
        qint64 done = 0;
        qint64 total = -1; ///< -1: not known
    };

    void cancel() const { m_state->cancelled.store(true, std::memory_order_relaxed); }
    [[nodiscard]] bool isCancelled() const { return m_state->cancelled.load(std::memory_order_relaxed); }

    void setProgress(qint64 done, qint64 total = -1) const
    {
        m_state->done.store(done, std::memory_order_relaxed);
        m_state->total.store(total, std::memory_order_relaxed);
    }
    [[nodiscard]] Progress progress() const
    {
        return {m_state->done.load(std::memory_order_relaxed), m_state->total.load(std::memory_order_relaxed)};
    }

    /// Nobody else holds a handle: the work is over.
    [[nodiscard]] bool isUnshared() const { return m_state.use_count() == 1; }

private:
    struct State
    {
        std::atomic<bool> cancelled = false;
        std::atomic<qint64> done = 0;
        std::atomic<qint64> total = -1;
    };
    std::shared_ptr<State> m_state = std::make_shared<State>();
};

} // namespace stemma
