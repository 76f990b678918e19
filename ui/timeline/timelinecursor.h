// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/timeline/jumptarget.h"
#include "ui/timeline/keptrow.h"
#include "ui/timeline/timelinescroller.h"
#include "ui/timeline/timelineselection.h"

#include <QBasicTimer>

class QKeyEvent;

namespace stemma {

/// The current part of a timeline and the selected ones: moved by keys and clicks, and by jumps, which wait for what
/// is not loaded yet. It follows scrolling: the current part is always one on screen, so that nothing is done to one
/// that nobody sees. GUI thread.
class TimelineCursor final : public QObject
{
    Q_OBJECT
public:
    TimelineCursor(TimelineRows& rows, TimelineScroller& scroller, QObject* parent = nullptr);

    void clear(); ///< another model is about to come
    [[nodiscard]] int row() const { return m_selection.current().row; } ///< -1: none is current
    [[nodiscard]] int part() const { return m_selection.current().part; } ///< Part::index
    [[nodiscard]] const TimelineSelection& selection() const { return m_selection; }
    [[nodiscard]] std::optional<Checkpoint> checkpoint() const; ///< that is current instead of a part
    /// The user works by keys: a frame shows where the current part is.
    [[nodiscard]] bool isKeyboardUsed() const { return m_keyboardUsed; }
    void setKeyboardUsed(bool used) { m_keyboardUsed = used; }
    /// The screen is about to change though nobody scrolls: the current part stays, and on screen. One that was not
    /// chosen goes on following the end.
    void keep() { m_isKept = row() >= 0 && (m_isChosen || !m_scroller.followsEnd()); }
    void release() { m_isKept = false; } ///< somebody scrolls

    void set(int row, int part) { take({row, part}, false); }
    void selectAll(); ///< all messages that are there now
    void click(PartPlace place, Qt::KeyboardModifiers modifiers);
    /// Makes a part current, shows it and flashes it. @p part < 0: the first of the row.
    void goToRow(int row, int part = -1);
    void goToMessage(const MessageId& id);
    void goBehind(const MessageId& id); ///< to the message after it
    void goToStart() { goToEdge(true); } ///< makes the first part current
    void goToEnd() { goToEdge(false); } ///< makes the last part current; the end stays in view while messages are added
    /// The next one after the current part, or the one before it. False: there is none known.
    bool goToNext(JumpTarget target, bool forward);
    bool pressKey(const QKeyEvent& event); ///< false: the key means nothing here
    void toggleFold(int row, int part);

protected:
    void timerEvent(QTimerEvent* event) override;

signals:
    void currentChanged(int row, int part);
    void selectionChanged(int parts, qint64 tokens, bool isWhole); ///< tokens partly estimated; not whole: at least
    void moved(); ///< by a key, a jump or another object, not by the mouse
    void activated(int row, int part);
    void flashed(int row, int part); ///< where a jump ended
    void jumpFailed(const QString& text);
    void hiddenAsked(int row, int part); ///< a jump went to what the filter does not show, and nowhere

private:
    struct Jump
    {
        int row = -1;
        int part = -1; ///< Part::index; -1: the first
        std::optional<JumpTarget> target; ///< instead of `part`: the first or last that fits
        bool forward = true;
        bool isShown = false; ///< the row is on screen
    };

    void takeReset();
    void takeFound(const MessageId& id, int row);
    void goToEdge(bool isStart);
    void resolveJump();
    void follow();
    void take(PartPlace place, bool extend); ///< by a key
    void move(int step, bool extend);
    void turnPage(int step, bool extend);
    [[nodiscard]] PartPlace neighbour(PartPlace place, int step);
    void arrive(int row, int part); ///< of a jump
    bool goToNextMark(bool forward);
    bool failJump(bool forward);
    bool pressFoldKey(const QKeyEvent& event);
    bool pressJumpKey(const QKeyEvent& event);
    [[nodiscard]] bool isFoldable(int row, int part) const;
    void tellSelection();

    TimelineRows& m_rows;
    TimelineScroller& m_scroller;
    TimelineSelection m_selection;
    MessageId m_behind; ///< wanted is the message after it
    std::optional<Jump> m_jump;
    KeptRow m_current;
    bool m_isChosen = false; ///< and did not follow the screen
    bool m_isKept = false; ///< it stays current until the rows on screen are laid out anew
    bool m_keyboardUsed = false;
    QBasicTimer m_tellTimer; ///< until scrolling rests: then the part that followed it is reported
};

} // namespace stemma
