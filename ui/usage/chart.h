// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/usage/chartdata.h"

#include <QBrush>
#include <QWidget>

namespace stemma {

/// A place in a chart: a column, and a series in it. -1: none; of the series: all of them.
struct ChartPlace
{
    int column = -1;
    int part = -1;
    bool operator==(const ChartPlace&) const = default;
};

/// What charts have in common: a title and a legend, a column under the pointer with its figures in a tip, a current
/// column that the keys move, and the items chosen last. Each column is an item for screen readers. GUI thread.
class Chart : public QWidget
{
    Q_OBJECT
public:
    explicit Chart(QWidget* parent = nullptr);

    void setData(const ChartDataPtr& data);
    [[nodiscard]] const ChartData& data() const { return *m_data; }
    void setEmptyText(const QString& text); ///< said while there are no items
    /// Marks the columns with one of these items; an empty range marks none.
    void setChosen(int first, int end);

    [[nodiscard]] const std::vector<ChartColumn>& columns() const { return m_columns; }
    [[nodiscard]] int columnCount() const { return int(m_columns.size()); }
    [[nodiscard]] const ChartPlace& current() const { return m_current; }
    void setCurrent(const ChartPlace& place); ///< as the keys do, with its figures in a tip
    void choose(const ChartPlace& place);

    /// The figures of a column in lines: all, or of one series.
    [[nodiscard]] QString wordsAt(const ChartPlace& place) const;
    [[nodiscard]] QString labelOf(int column) const; ///< of its items: one, or the first to the last
    [[nodiscard]] virtual QRect columnRect(int column) const = 0;
    [[nodiscard]] virtual ChartPlace placeAt(const QPoint& point) const = 0;
    /// How a series is filled: four colours in turn, then the same hatched, and grey for what has no series.
    [[nodiscard]] QBrush fillOf(int series) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// Items from @p first to before @p end; @p series: one of them, or -1.
    void chosen(int first, int end, int series);

protected:
    /// The columns that there is room for.
    [[nodiscard]] virtual std::vector<ChartColumn> gathered() = 0;
    virtual void paintPlot(QPainter& painter) = 0;
    [[nodiscard]] virtual bool isAlong(Qt::Key key) const = 0; ///< whether the key goes from column to column

    [[nodiscard]] QRect plot() const; ///< below title and legend
    [[nodiscard]] bool isChosen(const ChartColumn& column) const;
    [[nodiscard]] const ChartPlace& hovered() const { return m_hovered; }
    void fillGround(QPainter& painter, int column) const; ///< of what is chosen, or under the pointer
    void paintFocus(QPainter& painter) const;

    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void keepCurrent();
    void gather();
    void moveBy(Qt::Key key);
    void stepPart(int by);
    /// Places the entries of the legend in lines; paints where there is a painter. The height it takes.
    int flowLegend(QPainter* painter) const;
    [[nodiscard]] int titleHeight() const;

    ChartDataPtr m_data;
    std::vector<ChartColumn> m_columns;
    QString m_emptyText;
    ChartPlace m_current;
    ChartPlace m_hovered;
    int m_chosenFirst = 0;
    int m_chosenEnd = 0;
    bool m_showsFocus = false; ///< after keyboard use
};

} // namespace stemma
