// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/usage/chart.h"

namespace stemma {

/// Columns from left to right over an axis of values, their series stacked. A column holds as many items as it must, so
/// that thousands fit. Left and Right go from column to column, Up and Down to one series in it.
class ColumnChart final : public Chart
{
    Q_OBJECT
public:
    using Chart::Chart;

    [[nodiscard]] QRect columnRect(int column) const override;
    [[nodiscard]] ChartPlace placeAt(const QPoint& point) const override;
    [[nodiscard]] const ChartScale& scale() const { return m_scale; } ///< of the values on screen

protected:
    [[nodiscard]] std::vector<ChartColumn> gathered() override;
    void paintPlot(QPainter& painter) override;
    [[nodiscard]] bool isAlong(Qt::Key key) const override { return key == Qt::Key_Left || key == Qt::Key_Right; }

private:
    [[nodiscard]] QRect bars() const; ///< the plot without its axes
    [[nodiscard]] double columnWidth() const;
    [[nodiscard]] double heightOf(double value) const;
    void paintAxis(QPainter& painter) const;
    void paintLabels(QPainter& painter) const;
    void paintColumn(QPainter& painter, int column) const;

    ChartScale m_scale;
    int m_axisWidth = 0; ///< of its figures, in pixels
};

} // namespace stemma
