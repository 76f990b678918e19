// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timeaxis.h"

#include <algorithm>

namespace stemma {

TimeAxis::TimeAxis(const std::vector<TimeSpan>& spans)
{
    if (spans.empty())
        return;
    double agent = 0;
    for (const TimeSpan& span : spans)
        agent += span.kind == TimeSpan::Kind::User ? 0 : double(std::min(span.ms(), LongestAgentMs));
    const double longestWait = agent > 0 ? agent / UserShare : double(LongestAgentMs);
    double waits = 0;
    for (const TimeSpan& span : spans)
        waits += span.kind == TimeSpan::Kind::User ? std::min(double(span.ms()), longestWait) : 0;
    // Many waits together take no more than what happened between them.
    const double scale = agent > 0 && waits > agent ? agent / waits : 1;
    double total = 0;
    for (const TimeSpan& span : spans) {
        const double length = double(span.ms());
        const double drawn = span.kind == TimeSpan::Kind::User ? std::min(length, longestWait) * scale
                                                               : std::min(length, double(LongestAgentMs));
        m_starts.push_back(span.fromMs);
        m_places.push_back(total);
        m_isShortened.push_back(drawn < length);
        total += drawn;
    }
    for (double& place : m_places)
        place /= total;
    m_end = spans.back().toMs;
}

double TimeAxis::placeIn(size_t span, qint64 ms) const
{
    const double part = double(ms - m_starts[span]) / double(std::max<qint64>(1, endOf(span) - m_starts[span]));
    return m_places[span] + (placeBehind(span) - m_places[span]) * part;
}

double TimeAxis::placeOf(qint64 ms) const
{
    if (isEmpty() || ms <= m_starts.front())
        return 0;
    if (ms >= m_end)
        return 1;
    return placeIn(size_t(std::ranges::upper_bound(m_starts, ms) - m_starts.begin()) - 1, ms);
}

double TimeAxis::placeOf(qint64 ms, size_t& near) const
{
    if (isEmpty() || ms <= m_starts.front())
        return 0;
    if (ms >= m_end)
        return 1;
    near = std::min(near, m_starts.size() - 1);
    while (near > 0 && m_starts[near] > ms)
        --near;
    while (near + 1 < m_starts.size() && m_starts[near + 1] <= ms)
        ++near;
    return placeIn(near, ms);
}

int TimeAxis::spanAt(double place) const
{
    return int(std::ranges::upper_bound(m_places, std::max(0.0, place)) - m_places.begin()) - 1;
}

qint64 TimeAxis::msAt(double place) const
{
    const int at = spanAt(place);
    if (at < 0)
        return 0;
    const qint64 from = m_starts[size_t(at)];
    const qint64 to = endOf(size_t(at));
    const double begin = m_places[size_t(at)];
    const double end = placeBehind(size_t(at));
    const double part = end > begin ? std::clamp((place - begin) / (end - begin), 0.0, 1.0) : 0;
    return from + qint64(part * double(to - from));
}

} // namespace stemma
