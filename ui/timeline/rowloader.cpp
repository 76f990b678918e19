// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/rowloader.h"

#include "ui/timeline/timelinerows.h"

#include <QTimerEvent>

#include <algorithm>

namespace stemma {

namespace {

constexpr int RestMs = 30; ///< the scroll bar rests when it did not move for so long

} // namespace

RowLoader::RowLoader(TimelineRows& rows)
    : m_rows(rows)
{
}

void RowLoader::want(int firstRow, int lastRow, bool isMissing)
{
    m_first = firstRow;
    m_last = lastRow;
    m_isMissing = isMissing;
    if (m_moving)
        m_timer.start(RestMs, this);
    else
        request();
}

void RowLoader::request()
{
    MessageModel& model = *m_rows.model();
    const std::vector<RowRun>& runs = m_rows.filter().runs;
    int from = m_first;
    for (auto run = std::ranges::lower_bound(runs, m_first, {}, &RowRun::last);
        run != runs.end() && run->first <= m_last; ++run) {
        if (run->isOpen)
            continue;
        model.want(from, std::max(from, run->first)); // the first row is seen, and the others may be very many
        from = run->last + 1;
    }
    model.want(from, m_last);
    const int around = 2 * (m_last - m_first + 1);
    if (!m_isMissing && runs.empty())
        model.want(m_first - around, m_last + around);
}

void RowLoader::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_timer.timerId()) {
        QObject::timerEvent(event);
        return;
    }
    m_timer.stop();
    m_moving = false;
    if (m_rows.model() && m_rows.count() > 0)
        request();
}

} // namespace stemma
