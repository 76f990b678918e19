// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/outputsmodel.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

bool isNumber(int column)
{
    return column == OutputsModel::PlaceColumn || column == OutputsModel::TokensColumn;
}

QString stateOf(const ToolOutput& output)
{
    if (output.isPruned())
        return OutputsModel::tr("pruned");
    if (!output.isInContext)
        return OutputsModel::tr("not in the context");
    return isProtectedTool(output.tool) ? OutputsModel::tr("in the context, protected")
                                        : OutputsModel::tr("in the context");
}

} // namespace

void OutputsModel::setMessages(const std::vector<MessageOutputs>& messages)
{
    beginResetModel();
    m_outputs.clear();
    QSet<Key> known;
    for (const MessageOutputs& message : messages) {
        for (const ToolOutput& output : message.outputs) {
            m_outputs += output;
            known += keyOf(output);
        }
    }
    m_chosen &= known;
    endResetModel();
    emit chosenChanged();
}

void OutputsModel::choose(const QList<ToolOutput>& outputs)
{
    m_chosen.clear();
    for (const ToolOutput& output : outputs)
        m_chosen += keyOf(output);
    if (!m_outputs.isEmpty())
        emit dataChanged(index(0, ToolColumn), index(int(m_outputs.size()) - 1, ToolColumn), {Qt::CheckStateRole});
    emit chosenChanged();
}

QList<ToolOutput> OutputsModel::chosen(bool pruned) const
{
    QList<ToolOutput> outputs;
    for (const ToolOutput& output : m_outputs) {
        if (output.isPruned() == pruned && m_chosen.contains(keyOf(output)))
            outputs += output;
    }
    return outputs;
}

int OutputsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_outputs.size());
}

int OutputsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant OutputsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ToolOutput& output = m_outputs[index.row()];
    if (role == Qt::CheckStateRole && index.column() == ToolColumn)
        return m_chosen.contains(keyOf(output)) ? Qt::Checked : Qt::Unchecked;
    if (role == Qt::ToolTipRole && index.column() == AboutColumn)
        return output.about;
    if (role == Qt::TextAlignmentRole && isNumber(index.column()))
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    const bool isSort = role == SortRole;
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole && !isSort)
        return {};
    switch (index.column()) {
    case ToolColumn:
        return output.tool;
    case AboutColumn:
        return output.about;
    case PlaceColumn:
        return isSort ? QVariant(output.index) : QVariant(QLocale().toString(output.index + 1));
    case TokensColumn:
        return isSort ? QVariant(output.tokens) : QVariant(u"≈ "_s + QLocale().toString(output.tokens));
    case StateColumn:
        return stateOf(output);
    default:
        return {};
    }
}

bool OutputsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::CheckStateRole || index.column() != ToolColumn || !checkIndex(index))
        return false;
    const Key key = keyOf(m_outputs[index.row()]);
    if (value.toInt() == Qt::Checked)
        m_chosen += key;
    else
        m_chosen -= key;
    emit dataChanged(index, index, {Qt::CheckStateRole});
    emit chosenChanged();
    return true;
}

Qt::ItemFlags OutputsModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && index.column() == ToolColumn ? flags | Qt::ItemIsUserCheckable : flags;
}

QVariant OutputsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && isNumber(section))
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case ToolColumn:
        return tr("Tool");
    case AboutColumn:
        return tr("Arguments");
    case PlaceColumn:
        return tr("In");
    case TokensColumn:
        return tr("Tokens");
    case StateColumn:
        return tr("State");
    default:
        return {};
    }
}

OutputsFilter::OutputsFilter(OutputsModel* model, QObject* parent)
    : QSortFilterProxyModel(parent)
    , m_model(model)
{
    setSourceModel(model);
    setSortRole(OutputsModel::SortRole);
}

void OutputsFilter::setShown(Shown shown)
{
    m_shown = shown;
    invalidateRowsFilter();
}

bool OutputsFilter::filterAcceptsRow(int row, const QModelIndex& /*parent*/) const
{
    const ToolOutput& output = m_model->at(row);
    switch (m_shown) {
    case Shown::InContext:
        return output.isInContext && !output.isPruned();
    case Shown::Pruned:
        return output.isPruned();
    case Shown::All:
        break;
    }
    return true;
}

} // namespace stemma
