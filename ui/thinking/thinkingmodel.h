// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/audit/thinking.h"

#include <QAbstractTableModel>

namespace stemma {

/// The thinking of a session, a row a block. GUI thread.
class ThinkingModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { MessageColumn, TextColumn, StateColumn, LengthColumn, TimeColumn, NextColumn, ColumnCount };
    enum Role {
        SortRole = Qt::UserRole + 1, ///< what the column is ordered by
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Rows that are as before stay, so that a list that grows keeps its selection.
    void setBlocks(const std::vector<ThinkingBlock>& blocks);
    [[nodiscard]] const std::vector<ThinkingBlock>& blocks() const { return m_blocks; }
    /// The row of the block at @p part of the message in @p row of the session, or of the first one of the message;
    /// -1: it holds none.
    [[nodiscard]] int rowOf(qint64 row, int part) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /// "bash  make test", "Answer: It builds.", "The turn ended."
    [[nodiscard]] static QString nextText(const ThinkingFollowUp& next);
    [[nodiscard]] static QString nextIcon(const ThinkingFollowUp& next);

private:
    [[nodiscard]] static QString display(const ThinkingBlock& block, int column);
    [[nodiscard]] static QVariant sortKey(const ThinkingBlock& block, int column);

    std::vector<ThinkingBlock> m_blocks;
};

} // namespace stemma
