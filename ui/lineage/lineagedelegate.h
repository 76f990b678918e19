// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/lineagemodel.h"

#include <QStyledItemDelegate>

class QPainter;

namespace stemma {

struct Colours;

/// Draws the rows of a lineage: lanes and shapes in the first column, chips of what is compared, muted details.
class LineageDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    explicit LineageDelegate(const LineageModel* model, QObject* parent = nullptr);

    /// Of the lane column; lanes move together where there are many.
    [[nodiscard]] int laneWidth() const;
    [[nodiscard]] static int rowHeight();

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintLanes(QPainter& painter, const QRect& rect, int row) const;
    void paintLine(QPainter& painter, const QRect& rect, int row, const LineageLine& line) const;
    void paintBend(QPainter& painter, const QRect& rect, const LineageLine& line, bool leaving) const;
    void paintText(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    [[nodiscard]] double pitch() const;
    [[nodiscard]] double xOf(int lane) const;

    const LineageModel* m_model;
};

/// The shape of an event, by itself.
void drawLineageShape(
    QPainter& painter, QPointF centre, LineageNode::Kind kind, const QColor& colour, const QColor& ground, double unit);

} // namespace stemma
