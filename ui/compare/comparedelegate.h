// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/compare/comparemodel.h"

#include <QStyledItemDelegate>

namespace stemma {

/// Draws the rows of a comparison: tints for what differs, hatches for gaps, a line below the words that differ.
class CompareDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    explicit CompareDelegate(const CompareModel* model, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintSide(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintMark(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintWide(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;

    const CompareModel* m_model;
};

} // namespace stemma
