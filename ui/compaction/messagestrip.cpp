// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/compaction/messagestrip.h"

#include "core/session/message.h"
#include "ui/common/style.h"
#include "ui/compaction/compactiongraphplaces.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace stemma {

/// Collects the messages of each pixel; costs as much as the messages on screen, once per place.
void MessageStrip::gather(const CompactionGraphPlaces& places, const std::vector<CompactionBar>& bars)
{
    m_isStale = false;
    m_columns.assign(size_t(std::max(1, places.view.width() - places.fixedLeft)), {});
    m_mostTokens = 1;
    const double per = places.perMessage;
    const int scrolled = places.scrolledLeft();
    const auto first = size_t(std::max(0.0, scrolled / per));
    const size_t last = std::min(bars.size(), size_t((scrolled + double(m_columns.size())) / per) + 1);
    for (size_t i = first; i < last; ++i) {
        const CompactionBar& bar = bars[i];
        if (!bar.isKnown)
            break; // the rest is not read yet
        const MessageStates states = MessageStates::fromInt(bar.states);
        const auto from = qint64(double(i) * per) - scrolled;
        const qint64 to = std::max(from + 1, qint64(double(i + 1) * per) - scrolled);
        const bool hasGap = per >= 3;
        for (qint64 x = std::max<qint64>(0, from); x < std::min<qint64>(to, qint64(m_columns.size())); ++x) {
            Column& column = m_columns[size_t(x)];
            column.isInContext |= states.testFlag(MessageState::InContext);
            column.isSummarised |= states.testFlag(MessageState::Summarised);
            column.isDiscarded |= states.testFlag(MessageState::Discarded);
            if (hasGap && x == to - 1)
                continue;
            if (bar.kind != CompactionBar::Kind::Summary && bar.tokens >= column.tokens) {
                column.tokens = bar.tokens;
                column.kind = bar.kind;
            }
        }
        if (bar.kind != CompactionBar::Kind::Summary)
            m_mostTokens = std::max(m_mostTokens, bar.tokens);
    }
}

void MessageStrip::paint(
    QPainter& painter, const CompactionGraphPlaces& places, const std::vector<CompactionBar>& bars, Range marked)
{
    if (m_isStale)
        gather(places, bars);
    const Colours& c = Style::colours();
    const int u = Style::measures().u;
    const int floor = places.stripTop + 20 * u;
    const int tall = 17 * u;
    if (marked.to >= marked.from && marked.from >= 0) {
        const int from = int(places.xOf(double(marked.from)));
        const int to = int(places.xOf(double(marked.to) + 1));
        painter.fillRect(QRect(from, places.stripTop + 2 * u, to - from, floor - places.stripTop + u), c.summaryTint);
    }
    // Of very different sizes the small ones are seen too: heights go by the square root.
    const double scale = tall / std::sqrt(double(m_mostTokens));
    const auto inkOf = [&](CompactionBar::Kind kind) {
        return kind == CompactionBar::Kind::Prompt ? c.accent : kind == CompactionBar::Kind::Tool ? c.tool : c.edge;
    };
    for (size_t x = 0; x < m_columns.size(); ++x) {
        const Column& column = m_columns[x];
        if (column.tokens == 0)
            continue;
        const int height = std::max(2, int(std::sqrt(double(column.tokens)) * scale));
        painter.fillRect(QRect(places.fixedLeft + int(x), floor - height, 1, height), inkOf(column.kind));
    }
    const int rail = floor + u / 2;
    for (size_t x = 0; x < m_columns.size(); ++x) {
        const Column& column = m_columns[x];
        const int at = places.fixedLeft + int(x);
        if (column.isInContext) {
            painter.fillRect(QRect(at, rail, 1, 3), c.accent);
        } else if (column.isSummarised) {
            painter.fillRect(QRect(at, rail - 1, 1, 1), c.summary);
            painter.fillRect(QRect(at, rail + 3, 1, 1), c.summary);
        } else if (column.isDiscarded && (at % 11) < 6) {
            painter.fillRect(QRect(at, rail, 1, 2), c.edge);
        }
    }
}

} // namespace stemma
