// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/newmessages.h"

#include <utility>

namespace stemma {

NewMessages::NewMessages(const MessageModel& model, TimelineView& timeline, QObject* parent)
    : QObject(parent)
    , m_model(model)
    , m_timeline(timeline)
{
    connect(&model, &MessageModel::ready, this, [this] {
        m_isComplete = m_model.isComplete();
        if (m_isShown)
            mark();
    });
    connect(&model, &QAbstractItemModel::rowsInserted, this,
        [this](const QModelIndex&, int first, int last) { takeInserted(first, last); });
    connect(&model, &QAbstractItemModel::modelReset, this, [this] {
        m_isOwn = false;
        if (std::exchange(m_unread, std::nullopt))
            emit unreadChanged();
    });
    connect(&timeline.scroller(), &TimelineScroller::laidOut, this, &NewMessages::takeScreen);
}

void NewMessages::setSeen(Seen seen)
{
    m_seen = seen;
    mark();
}

NewMessages::Seen NewMessages::seen() const
{
    return m_unread ? *m_unread : m_seen.value_or(Seen {m_model.rowCount(), now()});
}

std::optional<int> NewMessages::first() const
{
    return m_first && *m_first < m_model.rowCount() ? m_first : std::nullopt;
}

void NewMessages::setShown(bool shown)
{
    m_isShown = shown;
    if (shown)
        mark();
    else if (!m_seen && !m_unread && m_model.isComplete())
        m_seen = Seen {m_model.rowCount(), now()};
}

/// A mark stays until there are others: who comes back finds it where it was.
void NewMessages::mark()
{
    if (!m_seen || !m_model.isComplete())
        return;
    const Seen seen = *std::exchange(m_seen, std::nullopt);
    if (seen.rows > 0 && seen.rows < m_model.rowCount()) {
        m_first = seen.rows;
        m_timeline.setNewRows(seen.rows, seen.when);
        emit found();
        if (m_unread || m_timeline.scroller().followsEnd())
            return;
        m_unread = seen;
        emit unreadChanged();
    }
}

void NewMessages::takeInserted(int first, int last)
{
    const bool isNews = m_isComplete && m_isShown && !m_isOwn && !m_seen && first > 0 && last + 1 == m_model.rowCount();
    m_isOwn = m_isOwn && !m_isComplete;
    const TimelineScroller& scroller = m_timeline.scroller();
    if (!isNews || scroller.followsEnd() || scroller.lastRow() < 0) // nobody saw anything yet
        return;
    if (m_unread)
        emit unreadChanged();
    else
        setSeen({first, now()});
}

void NewMessages::takeScreen()
{
    const TimelineScroller& scroller = m_timeline.scroller();
    if (m_unread && (scroller.followsEnd() || scroller.lastRow() + 1 >= m_model.rowCount())) {
        m_unread.reset();
        emit unreadChanged();
    }
}

} // namespace stemma
