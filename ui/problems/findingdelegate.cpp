// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/problems/findingdelegate.h"

#include "core/models/findingindex.h"
#include "core/models/findingsmodel.h"
#include "ui/common/icons.h"
#include "ui/common/severity.h"
#include "ui/common/style.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace stemma {

QSize FindingDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(6 * Style::measures().u);
    return size;
}

void FindingDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const Colours& colours = Style::colours();
    const bool isGroup = !index.parent().isValid();
    option->textElideMode = Qt::ElideRight;
    if (index.column() == FindingsModel::PlaceColumn) {
        option->textElideMode = Qt::ElideMiddle; // a long name of a file must not hide the line in it
        option->palette.setColor(QPalette::Text, colours.muted);
    }
    if (!isGroup || index.column() != FindingsModel::TextColumn)
        return;
    option->font = Style::measures().bold;
    const auto severity = static_cast<Finding::Severity>(index.data(FindingsModel::SeverityRole).toInt());
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->decorationSize = QSize(16, 16);
    const double ratio = option->widget ? option->widget->devicePixelRatioF() : 1.0;
    option->icon = QIcon(icons::pixmap(iconOf(severity), 16, colourOf(severity, colours), ratio));
}

} // namespace stemma
