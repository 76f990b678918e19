// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/usagemodel.h"
#include "ui/common/icons.h"
#include "ui/common/style.h"

#include <QStyledItemDelegate>

namespace stemma {

/// Lines of a UsageModel: a cost that is not the whole one is muted; a session whose agent counts otherwise has a sign.
class UsageDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const bool hasRemark = !index.data(UsageModel::RemarkRole).toString().isEmpty();
        if (hasRemark && index.column() == UsageModel::CostColumn && index.data(UsageModel::SortRole).toDouble() < 0)
            option->palette.setColor(QPalette::Text, Style::colours().muted);
        if (index.column() == UsageModel::NameColumn) {
            option->textElideMode = Qt::ElideMiddle;
            if (hasRemark) {
                option->features |= QStyleOptionViewItem::HasDecoration;
                option->icon = icons::icon(QStringLiteral("info"));
                const int size = option->fontMetrics.ascent();
                option->decorationSize = {size, size};
            }
        }
    }
};

} // namespace stemma
