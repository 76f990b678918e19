// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/timeline/keptrow.h"
#include "ui/timeline/rowloader.h"
#include "ui/timeline/timelinerows.h"

#include <QRect>

#include <optional>

class QAbstractScrollArea;
class QElapsedTimer;
class QScrollBar;

namespace stemma {

/// Where a timeline's viewport stands among the rows. The position is an anchor, a row and a pixel in it, from which
/// the scroll bar is derived: what is measured, loaded or written above never moves the picture. Lays out what is
/// seen and nothing else, as much as a frame has time for. GUI thread.
class TimelineScroller final : public QObject
{
    Q_OBJECT
public:
    struct Anchor
    {
        int row = 0;
        int pixel = 0; ///< of the row at the viewport's top
        bool operator==(const Anchor&) const = default;
    };
    /// A position that outlives the view and the program.
    struct Place
    {
        qint64 key = -1; ///< the outline key of the row at the top
        int pixel = 0;
        bool atEnd = false;

        bool operator==(const Place&) const = default;
    };

    TimelineScroller(TimelineRows& rows, QAbstractScrollArea& area);

    void clear(); ///< another model is about to come
    [[nodiscard]] Place place() const;
    void restore(const Place& place); ///< waits for the model to be ready
    void takeReady(); ///< the model is
    [[nodiscard]] Anchor anchor() const { return m_anchor; }
    [[nodiscard]] int topRow() const { return m_anchor.row; }
    [[nodiscard]] int lastRow() const { return m_lastVisible; } ///< the last one on screen
    [[nodiscard]] bool followsEnd() const { return m_followEnd; }
    [[nodiscard]] bool isComplete() const; ///< everything on screen is loaded and laid out
    [[nodiscard]] bool isMissing() const { return m_sawMissing; } ///< something on screen is still to be loaded
    [[nodiscard]] int screen() const; ///< height of the viewport

    void scrollBy(int pixels); ///< positive: on to later messages
    void takeBar(); ///< the scroll bar was moved
    /// Brings the top of the row to @p below pixels under the top of the viewport.
    void showRow(int row, int below);
    void showPart(int row, int part); ///< scrolls as little as need be
    void showStart() { showRow(0, 0); }
    void showEnd(); ///< and keeps showing it while rows are added

    void layout(); ///< what is on screen, if that was not done since something changed
    void relayoutAll(); ///< style, width or numbers are other ones
    void frameDone(); ///< a new frame has all its time
    void update(const QRect& area = {}); ///< lays out and paints soon: this part of the viewport, or all of it

    /// In the viewport; empty where it is not laid out.
    [[nodiscard]] QRect partRect(int row, int part) const;

signals:
    void topRowChanged(int row); ///< after the change, once the event loop runs
    void laidOut(); ///< what is on screen may be something else; once the event loop runs
    void windowChanged(int firstRow, int lastRow);

private:
    void takeReset();
    void takeInserted(int first, int last);
    void takeChanged(int first, int last);
    void takeDetailed(int first, int last);
    void takeRefolded(int row);
    void takeFiltered(bool onlyRuns);
    int rowBeforeReset();
    [[nodiscard]] bool isNearScreen(int first, int last) const;
    void layoutNow();
    /// From the anchor down to the viewport's bottom; where the last row ends.
    int layoutDown(const QElapsedTimer& spent);
    void placeAtEnd();
    void placeRestored();
    void normaliseAnchor();
    void updateBar();

    TimelineRows& m_rows;
    QAbstractScrollArea& m_area;
    RowLoader m_loader;
    Anchor m_anchor;
    int m_lastVisible = -1;
    bool m_followEnd = false;
    bool m_dirty = true; ///< what is on screen has to be laid out
    qint64 m_barScale = 1; ///< pixels a step of the scroll bar
    std::optional<Place> m_restore;
    std::optional<Anchor> m_restored; ///< not reached yet: the height of its row is not known
    KeptRow m_anchored; ///< the anchor's row
    int m_anchorHeight = 0; ///< its height before a reset
    qint64 m_spentNs = 0; ///< on layout since the last frame
    bool m_sawMissing = false;
    std::optional<int> m_waitingTop; ///< of the first row on screen that waits for the next frame's time
    bool m_endVisible = false; ///< and nothing on screen was missing
    bool m_telling = false; ///< that something was laid out
    int m_reportedTop = -1;
};

} // namespace stemma
