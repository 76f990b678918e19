// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/changes/diffcolours.h"
#include "ui/changes/difflistmodel.h"

#include <QStyledItemDelegate>

namespace stemma {

/// Draws the lines of diffs: numbers, signs, the words that differ, the colours of the language. Code does not mirror.
class DiffDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    explicit DiffDelegate(const DiffListModel* model, QObject* parent = nullptr);

    void setOffset(int pixels) { m_offset = pixels; } ///< of the texts, which all move together
    [[nodiscard]] DiffColours* colours() const { return m_colours; }
    [[nodiscard]] int textStart() const; ///< within a column
    [[nodiscard]] int longestText() const; ///< in pixels

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintHead(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintLine(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintText(QPainter& painter, const QRect& area, const QModelIndex& index, const diff::Line& line) const;
    [[nodiscard]] int numberWidth() const;

    const DiffListModel* m_model;
    DiffColours* m_colours;
    int m_offset = 0;
};

} // namespace stemma
