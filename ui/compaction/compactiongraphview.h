// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/compactionsource.h"

#include <QAbstractScrollArea>

namespace stemma {

/// The summaries of a session over the strip of its messages: leaves over their spans, what was condensed from them
/// above, a bar of tokens for each message below. Zooms and scrolls; only what is seen is painted. The time axis runs
/// from left to right in every language. GUI thread.
class CompactionGraphView final : public QAbstractScrollArea
{
    Q_OBJECT
public:
    /// @p source must outlive the view.
    explicit CompactionGraphView(CompactionSource* source, QWidget* parent = nullptr);

    [[nodiscard]] const CompactionGraph& graph() const { return *sharedGraph(); }
    [[nodiscard]] const CompactionGraphPtr& sharedGraph() const { return m_source->graph(); } ///< never null
    [[nodiscard]] int current() const { return m_current; } ///< its place in the graph; -1: none
    void setCurrent(int node);
    /// The first and the last of the summaries that a new one would be made of, or the messages: marked.
    void setMarked(qint64 from, qint64 to);
    [[nodiscard]] QRect rectOf(int node) const; ///< in the viewport; empty: not there
    /// Where a summary was made: a numbered flag above the strip.
    struct Flag
    {
        int node = -1; ///< its place in the graph
        int x = 0; ///< of the message that carries the summary
        QRect box; ///< around the number, in the viewport
    };
    /// Those in view that have room beside each other. The newest always has.
    [[nodiscard]] std::vector<Flag> flags() const;
    [[nodiscard]] int nodeAt(QPoint point) const; ///< -1: none
    [[nodiscard]] qint64 messageAt(QPoint point) const; ///< -1: none
    [[nodiscard]] double zoom() const { return m_zoom; }
    void setZoom(double zoom, int keep = -1); ///< @p keep: the point of the viewport that stays where it is
    [[nodiscard]] QString describe(int node) const; ///< for tool tips and screen readers
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void currentChanged(int node);
    void activated(int node); ///< Return or a double click
    void messageActivated(qint64 index); ///< a double click on its bar
    void menuRequested(int node, const QPoint& global);

protected:
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// What one column of pixels of the strip shows.
    struct Column
    {
        quint32 tokens = 0; ///< most of its messages
        CompactionBar::Kind kind = CompactionBar::Kind::Other;
        bool isInContext = false;
        bool isSummarised = false;
        bool isDiscarded = false;
    };

    /// Where things are as the view is zoomed and scrolled now: worked out once for all summaries of a frame.
    struct Places
    {
        const CompactionGraph& graph;
        int left = 0; ///< where the messages begin, scrolled
        double perMessage = 1; ///< pixels
        int laneHeight = 0;
        int laneStep = 0;
        int unknownWidth = 0; ///< of a summary without a span
        int fixedLeft = 0; ///< of such a one
        const std::vector<int>& tops; ///< of each depth's last lane, not scrolled
        int scrolled = 0; ///< upwards

        [[nodiscard]] double xOf(double message) const { return left + message * perMessage; }
        [[nodiscard]] QRect rectOf(int node) const;
    };

    [[nodiscard]] Places places() const;
    void takeGraph();
    void takeBars();
    void updateBars();
    [[nodiscard]] double xOf(double message) const; ///< of the left edge of a message
    [[nodiscard]] double perMessage() const; ///< pixels
    [[nodiscard]] int left() const; ///< where the messages begin
    [[nodiscard]] int plotWidth() const;
    [[nodiscard]] int laneHeight() const;
    [[nodiscard]] int nodesHeight() const; ///< of all depths together
    [[nodiscard]] int stripTop() const; ///< in the viewport
    [[nodiscard]] int depthTop(int depth) const;
    [[nodiscard]] const std::vector<int>& depthTops() const; ///< of all depths, not scrolled
    void makeVisible(int node);
    [[nodiscard]] int stepFrom(int node, int key) const;
    [[nodiscard]] std::pair<QColor, QColor> inksOf(const CompactionNode& node) const;
    [[nodiscard]] QString wordsOf(const CompactionNode& node) const;
    void paintNodes(QPainter& painter) const;
    void paintNode(QPainter& painter, int node, const QRect& rect) const;
    void paintEdges(QPainter& painter) const;
    void paintStrip(QPainter& painter) const;
    void paintMarkers(QPainter& painter) const;
    void paintAxis(QPainter& painter) const;
    void paintGutter(QPainter& painter) const;
    void gatherColumns() const;

    CompactionSource* m_source;
    CompactionGraphPtr m_shown;
    int m_current = -1;
    qint64 m_markedFrom = -1;
    qint64 m_markedTo = -1;
    double m_zoom = 1;
    mutable std::vector<Column> m_columns; ///< of the strip as it is scrolled now
    mutable quint32 m_mostTokens = 0;
    mutable bool m_columnsStale = true;
    mutable std::vector<int> m_depthTops;
    mutable std::weak_ptr<const CompactionGraph> m_topsOf; ///< the graph and the unit that they are of
    mutable int m_topsUnit = 0;
};

} // namespace stemma
