// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/timeline/timelineview.h"

#include <optional>

namespace stemma {

/// Which messages of a page came since somebody read it last: while it was not shown, or below what was on screen.
/// Marks the first of them in its timeline.
class NewMessages final : public QObject
{
    Q_OBJECT
public:
    struct Seen
    {
        int rows = 0;
        Time when;
    };

    /// After the timeline has taken @p model.
    NewMessages(const MessageModel& model, TimelineView& timeline, QObject* parent);

    void setSeen(Seen seen); ///< those behind these are marked once all are known
    [[nodiscard]] Seen seen() const; ///< to be given to setSeen() another time
    [[nodiscard]] std::optional<int> first() const; ///< row; none: nothing is new
    /// Messages below the screen that came since its end was in sight.
    [[nodiscard]] int unread() const { return m_unread ? m_model.rowCount() - m_unread->rows : 0; }
    void setShown(bool shown); ///< the page is
    void setOwnExpected(bool expected) { m_isOwn = expected; } ///< what comes next is no news: the user makes it

signals:
    void found(); ///< first() is another one
    void unreadChanged();

private:
    void mark();
    void takeInserted(int first, int last);
    void takeScreen();

    const MessageModel& m_model;
    TimelineView& m_timeline;
    std::optional<Seen> m_seen; ///< until it is known whether there is more
    std::optional<Seen> m_unread;
    std::optional<int> m_first;
    bool m_isShown = false;
    bool m_isOwn = false;
    bool m_isComplete = false; ///< what comes was not there before
};

} // namespace stemma
