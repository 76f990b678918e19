// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/usage/chart.h"

namespace stemma {

/// Bars below one another, each with its name and figure: as many of the first items as there is room for. Up and Down
/// go from bar to bar, Left and Right to one series in it.
class RankChart final : public Chart
{
    Q_OBJECT
public:
    using Chart::Chart;

    /// How many items there are altogether, where the data has the largest only.
    void setAll(int items);
    [[nodiscard]] int leftOut() const; ///< items that have no bar

    [[nodiscard]] QRect columnRect(int column) const override;
    [[nodiscard]] ChartPlace placeAt(const QPoint& point) const override;

protected:
    [[nodiscard]] std::vector<ChartColumn> gathered() override;
    void paintPlot(QPainter& painter) override;
    [[nodiscard]] bool isAlong(Qt::Key key) const override { return key == Qt::Key_Up || key == Qt::Key_Down; }

private:
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] QRect barRect(int column) const; ///< where a bar may be, between name and figure
    void paintRow(QPainter& painter, int column) const;

    int m_all = 0;
    double m_most = 1; ///< the largest value on screen
    int m_nameWidth = 0; ///< the widest name, in pixels
    int m_figureWidth = 0; ///< the widest figure
};

} // namespace stemma
