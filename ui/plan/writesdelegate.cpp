// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plan/writesdelegate.h"

#include "core/models/plannedwritesmodel.h"
#include "ui/common/format.h"
#include "ui/common/style.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using Change = PlannedWrite::Change;

QColor inkOf(Change change, const Colours& c)
{
    return change == Change::Insert ? c.addText : change == Change::Delete ? c.remText : c.accent;
}

QColor groundOf(Change change, const Colours& c)
{
    return change == Change::Insert ? c.addBg : change == Change::Delete ? c.remBg : c.hover;
}

} // namespace

QSize WritesDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Measures& m = Style::measures();
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(6 * m.u);
    // Painted with signs between the thousands.
    if (const QVariant count = index.data(); index.column() == PlannedWritesModel::CountColumn && count.isValid())
        size.setWidth(QFontMetrics(m.body).horizontalAdvance(format::number(count.toLongLong())) + 3 * m.u);
    return size;
}

void WritesDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& c = Style::colours();
    const Measures& m = Style::measures();
    const auto change = Change(index.data(PlannedWritesModel::ChangeRole).toInt());
    const bool isField = index.data(PlannedWritesModel::IsFieldRole).toBool();
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    const QString text = index.column() == PlannedWritesModel::CountColumn && !ground.text.isEmpty()
        ? format::number(index.data().toLongLong())
        : ground.text;
    ground.text.clear();
    if (isField)
        ground.backgroundBrush = groundOf(change, c);
    ground.widget->style()->drawControl(QStyle::CE_ItemViewItem, &ground, painter, ground.widget);

    painter->save();
    QRect area = option.rect.adjusted(m.u, 0, -m.u, 0);
    const bool mirrored = option.direction == Qt::RightToLeft;
    if (index.column() == PlannedWritesModel::PlaceColumn && !isField) {
        painter->setFont(m.codeBold);
        painter->setPen(inkOf(change, c));
        QRect sign = area;
        sign.setWidth(4 * m.u);
        if (mirrored)
            sign.moveRight(area.right());
        painter->drawText(sign, Qt::AlignCenter, PlannedWritesModel::signOf(change));
        area.adjust(mirrored ? 0 : 5 * m.u, 0, mirrored ? -5 * m.u : 0, 0);
    }
    const bool isCode = index.column() == PlannedWritesModel::PlaceColumn || isField;
    painter->setFont(isCode ? m.code : m.body);
    painter->setPen(isField && index.column() == PlannedWritesModel::PlaceColumn ? c.addText
            : index.column() == PlannedWritesModel::WhatColumn && !isField       ? c.muted
                                                                                 : c.text);
    if (isField && change != Change::Insert && index.column() == PlannedWritesModel::PlaceColumn)
        painter->setPen(inkOf(change, c));
    const Qt::Alignment side = index.column() == PlannedWritesModel::CountColumn ? Qt::AlignRight : Qt::AlignLeft;
    const QString shown
        = painter->fontMetrics().elidedText(text, isField ? Qt::ElideMiddle : Qt::ElideRight, area.width());
    painter->drawText(area, int(QStyle::visualAlignment(option.direction, side | Qt::AlignVCenter)), shown);
    painter->restore();
}

} // namespace stemma
