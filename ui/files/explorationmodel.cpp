// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/files/explorationmodel.h"

#include "ui/common/format.h"
#include "ui/common/style.h"

#include <QFont>

namespace stemma {

void ExplorationModel::setExploration(const Exploration& exploration)
{
    beginResetModel();
    m_nodes.clear();
    m_sections.clear();
    for (const QString& note : exploration.notes)
        add(-1, {.text = note});
    for (const ExplorationSection& section : exploration.sections) {
        if (section.lines.isEmpty())
            continue;
        const int head = add(-1, {.text = section.title, .isSection = true});
        std::vector<int> open {head}; // the nodes that a line can stand below, by level
        for (const ExplorationLine& line : section.lines) {
            const size_t level = std::min(size_t(std::max(0, line.level)), open.size() - 1);
            open.resize(level + 1);
            open.push_back(add(open.back(), {.text = line.text, .line = line.line}));
        }
        if (section.leftOut > 0)
            add(head, {.text = tr("%1 more").arg(format::number(section.leftOut))});
    }
    endResetModel();
}

int ExplorationModel::add(int parent, Node node)
{
    const int made = int(m_nodes.size());
    std::vector<int>& siblings = parent < 0 ? m_sections : m_nodes[size_t(parent)].children;
    node.parent = parent;
    node.row = int(siblings.size());
    siblings.push_back(made);
    m_nodes.push_back(std::move(node));
    return made;
}

const std::vector<int>& ExplorationModel::childrenOf(const QModelIndex& parent) const
{
    return parent.isValid() ? m_nodes[parent.internalId()].children : m_sections;
}

QModelIndex ExplorationModel::index(int row, int column, const QModelIndex& parent) const
{
    return hasIndex(row, column, parent) ? createIndex(row, column, quintptr(childrenOf(parent)[size_t(row)]))
                                         : QModelIndex();
}

QModelIndex ExplorationModel::parent(const QModelIndex& child) const
{
    const int above = child.isValid() ? m_nodes[child.internalId()].parent : -1;
    return above < 0 ? QModelIndex() : createIndex(m_nodes[size_t(above)].row, 0, quintptr(above));
}

int ExplorationModel::rowCount(const QModelIndex& parent) const
{
    return parent.column() > 0 ? 0 : int(childrenOf(parent).size());
}

int ExplorationModel::columnCount(const QModelIndex& /*parent*/) const
{
    return ColumnCount;
}

QVariant ExplorationModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Node& node = m_nodes[index.internalId()];
    if (role == LineRole)
        return node.line ? QVariant(*node.line) : QVariant();
    if (index.column() == LineColumn) {
        if (role == Qt::TextAlignmentRole)
            return QVariant(Qt::AlignRight | Qt::AlignVCenter);
        if (role == Qt::ForegroundRole)
            return Style::colours().muted;
        return role == Qt::DisplayRole && node.line ? format::number(*node.line) : QVariant();
    }
    if (role == Qt::FontRole && node.isSection) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    return role == Qt::DisplayRole || role == Qt::ToolTipRole ? node.text : QVariant();
}

QVariant ExplorationModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == LineColumn ? QString() : tr("In the file"); // numbers need no title, which takes room
}

} // namespace stemma
