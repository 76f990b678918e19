// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/plannedwritesmodel.h"

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr quintptr TopLevel = 0; ///< internal id; of a field: 1 + the row of its place

} // namespace

void PlannedWritesModel::setWrites(const QList<PlannedWrite>& writes)
{
    if (writes == m_writes)
        return;
    beginResetModel();
    m_writes = writes;
    endResetModel();
}

qint64 PlannedWritesModel::count(PlannedWrite::Change change) const
{
    qint64 count = 0;
    for (const PlannedWrite& write : m_writes)
        count += write.change == change ? write.count : 0;
    return count;
}

QModelIndex PlannedWritesModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row()) + 1 : TopLevel);
}

QModelIndex PlannedWritesModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == TopLevel)
        return {};
    return createIndex(int(child.internalId() - 1), 0, TopLevel);
}

int PlannedWritesModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return int(m_writes.size());
    return parent.internalId() == TopLevel && parent.column() == 0 ? int(m_writes.at(parent.row()).fields.size()) : 0;
}

int PlannedWritesModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QVariant PlannedWritesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const bool isField = index.internalId() != TopLevel;
    const PlannedWrite& write = m_writes.at(isField ? int(index.internalId() - 1) : index.row());
    if (role == ChangeRole)
        return int(write.change);
    if (role == IsFieldRole)
        return isField;
    if (role == Qt::AccessibleTextRole && !isField && index.column() == PlaceColumn)
        return QString(write.place + u", "_s + wordFor(write.change));
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (index.column()) {
    case PlaceColumn:
        return isField ? write.fields.at(index.row()).name : write.place;
    case WhatColumn:
        return isField ? write.fields.at(index.row()).value : write.what.isEmpty() ? wordFor(write.change) : write.what;
    default:
        return isField ? QVariant() : QVariant(write.count);
    }
}

QString PlannedWritesModel::signOf(PlannedWrite::Change change)
{
    switch (change) {
    case PlannedWrite::Change::Insert:
        return u"+"_s;
    case PlannedWrite::Change::Update:
        return u"±"_s;
    case PlannedWrite::Change::Delete:
        break;
    }
    return u"−"_s;
}

QString PlannedWritesModel::wordFor(PlannedWrite::Change change)
{
    switch (change) {
    case PlannedWrite::Change::Insert:
        return tr("new");
    case PlannedWrite::Change::Update:
        return tr("changed");
    case PlannedWrite::Change::Delete:
        break;
    }
    return tr("removed");
}

} // namespace stemma
