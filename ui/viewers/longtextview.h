// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/search/textfinder.h"
#include "core/base/textrows.h"

#include <QAbstractScrollArea>
#include <QBasicTimer>

#include <algorithm>

class QTextLayout;

namespace stemma {

/// A text of any length, read-only, in a fixed font with the numbers of its lines. Lays out the rows on screen only.
class LongTextView final : public QAbstractScrollArea
{
    Q_OBJECT
public:
    explicit LongTextView(QWidget* parent = nullptr);

    void setRows(TextRows rows);
    /// So many lines at the beginning have no numbers: those behind them are counted alone.
    void setUnnumbered(qint64 lines);
    [[nodiscard]] qint64 unnumbered() const { return m_unnumbered; }
    [[nodiscard]] const TextRows& rows() const { return m_rows; }
    [[nodiscard]] qint64 firstRow() const; ///< on screen
    [[nodiscard]] int wholeRows() const; ///< that fit on screen

    void setHits(std::vector<TextHit> hits);
    [[nodiscard]] const std::vector<TextHit>& hits() const { return m_hits; }
    [[nodiscard]] qsizetype currentHit() const { return m_hit; } ///< -1: none
    void showHit(qsizetype hit); ///< selects it
    void goToLine(qint64 line); ///< from 0, of those that have numbers

    /// Bytes of the text; the end before the start where it was selected backwards.
    [[nodiscard]] qint64 selectionStart() const { return std::min(m_from, m_to); }
    [[nodiscard]] qint64 selectionEnd() const { return std::max(m_from, m_to); }
    void select(qint64 from, qint64 to);
    [[nodiscard]] QString selectedText() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

private:
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] int gutter() const; ///< width of the numbers
    [[nodiscard]] QString textOf(const TextRows::Row& row) const;
    void layOut(QTextLayout& layout) const;
    [[nodiscard]] qint64 offsetAt(QPoint point) const;
    void reveal(qint64 offset);
    void updateBars();

    TextRows m_rows;
    qint64 m_unnumbered = 0; ///< lines
    std::vector<TextHit> m_hits;
    qsizetype m_hit = -1;
    qint64 m_from = 0;
    qint64 m_to = 0;
    QBasicTimer m_dragging; ///< while the mouse is held beyond an edge
    QPoint m_mouseAt;
};

} // namespace stemma
