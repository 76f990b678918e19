// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/contextsource.h"

#include <QAbstractTableModel>

namespace stemma {

/// Two contexts as a table of two columns of items, each with its tokens. Items that both have are one line for all of
/// them that stand together, unless asked for otherwise. GUI thread.
class ContextComparisonModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { BeforeColumn, BeforeTokensColumn, SignColumn, NowColumn, NowTokensColumn, ColumnCount };
    enum class State : quint8 { Same, SameItems, New, Gone, Changed };
    Q_ENUM(State)
    enum Role {
        StateRole = Qt::UserRole + 1, ///< int of State
        MessageRole, ///< QString: the id of the item's message or summary; empty: none
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setComparison(const ContextComparisonPtr& comparison); ///< null: none
    void setOnlyChanges(bool only);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    /// One pair, or several that are the same.
    struct Line
    {
        int first = 0;
        int count = 1;
    };

    void makeLines();
    [[nodiscard]] State stateOf(const Line& line) const;
    [[nodiscard]] const ContextRow* rowOf(const Line& line, bool isBefore) const; ///< null: it has none there
    [[nodiscard]] QVariant display(const Line& line, int column) const;

    ContextComparisonPtr m_comparison;
    std::vector<Line> m_lines;
    bool m_onlyChanges = true;
};

} // namespace stemma
