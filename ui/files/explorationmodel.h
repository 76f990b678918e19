// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/explore/exploration.h"

#include <QAbstractItemModel>

#include <vector>

namespace stemma {

/// What was found in a file: notes, then its sections with their lines as they are nested. GUI thread.
class ExplorationModel final : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Column { TextColumn, LineColumn, ColumnCount };
    enum Role { LineRole = Qt::UserRole }; ///< of the file, from 1; invalid: in no one place

    using QAbstractItemModel::QAbstractItemModel;

    void setExploration(const Exploration& exploration);

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    using QObject::parent;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Node
    {
        QString text;
        std::optional<qint64> line;
        bool isSection = false;
        int parent = -1; ///< in m_nodes
        int row = 0; ///< below it
        std::vector<int> children;
    };

    int add(int parent, Node node);
    [[nodiscard]] const std::vector<int>& childrenOf(const QModelIndex& parent) const;

    std::vector<Node> m_nodes; ///< a parent before its children
    std::vector<int> m_sections;
};

} // namespace stemma
