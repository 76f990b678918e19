// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/audit/timespans.h"

#include <vector>

namespace stemma {

/// Time on a line from 0 to 1. Long waits are shortened, so that a night does not squeeze what happened before and
/// after it. A plain value.
class TimeAxis
{
public:
    static constexpr qint64 LongestAgentMs = 3'600'000; ///< a longer step of the agent is drawn as if it took this long
    static constexpr int UserShare
        = 20; ///< a wait for the user takes at most this part of the agent's time, and all together as much as it

    TimeAxis() = default;
    explicit TimeAxis(const std::vector<TimeSpan>& spans); ///< that follow one another, see TimeSpanReader::spans()

    [[nodiscard]] bool isEmpty() const { return m_starts.empty(); }
    [[nodiscard]] double placeOf(qint64 ms) const; ///< 0 before the first span, 1 behind the last
    /// The same, looked for from the span @p near on, which becomes the one that was found: quick where many places are
    /// asked for whose times lie close to each other.
    [[nodiscard]] double placeOf(qint64 ms, size_t& near) const;
    [[nodiscard]] qint64 msAt(double place) const;
    [[nodiscard]] int spanAt(double place) const; ///< its index; -1: there are none
    [[nodiscard]] bool isShortened(int span) const { return m_isShortened[size_t(span)]; }

private:
    [[nodiscard]] double placeIn(size_t span, qint64 ms) const;
    [[nodiscard]] qint64 endOf(size_t span) const { return span + 1 < m_starts.size() ? m_starts[span + 1] : m_end; }
    [[nodiscard]] double placeBehind(size_t span) const { return span + 1 < m_places.size() ? m_places[span + 1] : 1; }

    std::vector<qint64> m_starts; ///< of the spans, in Unix milliseconds
    std::vector<double> m_places; ///< of the spans, ascending from 0
    std::vector<bool> m_isShortened;
    qint64 m_end = 0; ///< of the last span
};

} // namespace stemma
