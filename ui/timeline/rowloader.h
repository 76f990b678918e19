// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QBasicTimer>
#include <QObject>

namespace stemma {

class TimelineRows;

/// Asks the model for the rows on screen and some around them. While the scroll bar is dragged it waits until that
/// rests: of 100,000 rows those are loaded that are looked at, not those that flew by. GUI thread.
class RowLoader final : public QObject
{
    Q_OBJECT
public:
    explicit RowLoader(TimelineRows& rows);

    void setMoving(bool moving) { m_moving = moving; } ///< by the scroll bar
    /// @p isMissing: some of them are not there yet, so that those around them have time.
    void want(int firstRow, int lastRow, bool isMissing);

protected:
    void timerEvent(QTimerEvent* event) override;

private:
    void request();

    TimelineRows& m_rows;
    int m_first = 0;
    int m_last = -1;
    bool m_isMissing = false;
    bool m_moving = false;
    QBasicTimer m_timer;
};

} // namespace stemma
