// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/compactionsource.h"
#include "ui/compaction/compactiongraphplaces.h"
#include "ui/compaction/messagestrip.h"

#include <QAbstractScrollArea>

namespace stemma {

class LossFlagSource;

/// The summaries of a session over the strip of its messages: leaves over their spans, what was condensed from them
/// above, a bar of tokens for each message below. Zooms and scrolls; only what is seen is painted. The time axis runs
/// from left to right in every language. GUI thread.
class CompactionGraphView final : public QAbstractScrollArea
{
    Q_OBJECT
public:
    /// @p source and @p flags, which may be null, must outlive the view.
    explicit CompactionGraphView(CompactionSource* source, LossFlagSource* flags = nullptr, QWidget* parent = nullptr);

    [[nodiscard]] const CompactionGraph& graph() const { return *sharedGraph(); }
    [[nodiscard]] const CompactionGraphPtr& sharedGraph() const { return m_source->graph(); } ///< never null
    [[nodiscard]] int current() const { return m_current; } ///< its place in the graph; -1: none
    void setCurrent(int node);
    /// The first and the last of the summaries that a new one would be made of, or the messages: marked.
    void setMarked(qint64 from, qint64 to);
    [[nodiscard]] QRect rectOf(int node) const; ///< in the viewport; empty: not there
    /// Those in view that have room beside each other. The newest always has.
    [[nodiscard]] std::vector<CompactionFlag> flags() const;
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
    [[nodiscard]] CompactionGraphPlaces places() const;
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

    CompactionSource* m_source;
    LossFlagSource* m_flags;
    CompactionGraphPtr m_shown;
    int m_current = -1;
    MessageStrip::Range m_marked;
    double m_zoom = 1;
    MessageStrip m_strip;
    mutable std::vector<int> m_depthTops;
    mutable std::weak_ptr<const CompactionGraph> m_topsOf; ///< the graph and the unit that they are of
    mutable int m_topsUnit = 0;
};

} // namespace stemma
