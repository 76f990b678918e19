// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/facetmodel.h"

#include "ui/common/format.h"
#include "ui/common/style.h"

#include <algorithm>

namespace stemma {

FacetModel::FacetModel(QObject* parent)
    : QAbstractTableModel(parent)
    , m_facets(std::make_shared<std::vector<MessageFacet>>())
{
}

void FacetModel::setFacets(const MessageFacetsPtr& facets)
{
    if (facets == m_facets || *facets == *m_facets)
        return;
    // A live session counts up: the list stays where it is for who chooses from it.
    const bool isSameOrder = std::ranges::equal(*facets, *m_facets, {}, &MessageFacet::name, &MessageFacet::name);
    if (isSameOrder) {
        m_facets = facets;
        emit dataChanged(index(0, Messages), index(rowCount() - 1, Messages));
        return;
    }
    beginResetModel();
    m_facets = facets;
    findMissing();
    endResetModel();
}

void FacetModel::setChosen(const QStringList& names)
{
    if (names == m_chosen)
        return;
    beginResetModel();
    m_chosen = names;
    findMissing();
    endResetModel();
}

void FacetModel::findMissing()
{
    m_missing.clear();
    for (const QString& name : std::as_const(m_chosen))
        if (!std::ranges::contains(*m_facets, name, &MessageFacet::name))
            m_missing += name;
}

const QString& FacetModel::nameAt(int row) const
{
    return size_t(row) < m_facets->size() ? (*m_facets)[size_t(row)].name
                                          : m_missing[row - qsizetype(m_facets->size())];
}

void FacetModel::toggle(int row)
{
    const QModelIndex at = index(row, Name);
    setData(at, at.data(Qt::CheckStateRole) == Qt::Checked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

void FacetModel::chooseOnly(int row)
{
    const QStringList only {nameAt(row)};
    m_chosen = m_chosen == only ? QStringList() : only;
    emit dataChanged(index(0, Name), index(rowCount() - 1, Name), {Qt::CheckStateRole});
    emit chosenChanged();
}

int FacetModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_facets->size()) + int(m_missing.size());
}

int FacetModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant FacetModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (index.column() == Messages) {
        if (role == Qt::DisplayRole) {
            const bool isKnown = size_t(index.row()) < m_facets->size();
            return format::number(isKnown ? qint64((*m_facets)[size_t(index.row())].rows.size()) : 0);
        }
        if (role == Qt::TextAlignmentRole)
            return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
        return role == Qt::ForegroundRole ? QVariant(Style::colours().muted) : QVariant();
    }
    const QString& name = nameAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return name;
    case Qt::CheckStateRole:
        return m_chosen.contains(name) ? Qt::Checked : Qt::Unchecked;
    default:
        return {};
    }
}

bool FacetModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid) || index.column() != Name)
        return false;
    const QString name = nameAt(index.row());
    if (value.toInt() != Qt::Checked)
        m_chosen.removeAll(name);
    else if (!m_chosen.contains(name))
        m_chosen += name;
    emit dataChanged(index, index, {Qt::CheckStateRole});
    emit chosenChanged();
    return true;
}

Qt::ItemFlags FacetModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && index.column() == Name ? flags | Qt::ItemIsUserCheckable : flags;
}

} // namespace stemma
