// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/export/redactionmodel.h"

#include "core/base/text.h"
#include "ui/common/format.h"

#include <algorithm>

namespace stemma {

namespace {

constexpr quintptr OfGroup = quintptr(-1); ///< internal id; of values: the row of their group

/// The first place as one short line in which the value stands with what is before and behind it.
QString lineOfPlace(const RedactionValue& value)
{
    constexpr qsizetype Before = 20;
    constexpr qsizetype Longest = 24; ///< shown of the value, which has a column of its own
    const QString& snippet = value.snippet;
    const QString words = value.value.first(std::min(value.value.size(), RedactionList::LongestInSnippet)).simplified();
    const qsizetype start = words.isEmpty() ? -1 : snippet.indexOf(words);
    if (start < 0)
        return snippet;
    const QString before = start > Before ? u'\u2026' + snippet.sliced(start - Before, Before) : snippet.first(start);
    const QString shown
        = words.size() > Longest ? words.first(Longest / 2) + u'\u2026' + words.last(Longest / 3) : words;
    return before + shown + snippet.sliced(start + words.size());
}

} // namespace

RedactionModel::RedactionModel(QObject* parent)
    : QAbstractItemModel(parent)
{
}

QString RedactionModel::titleOf(RedactionKind kind)
{
    switch (kind) {
    case RedactionKind::Secret:
        return tr("Keys, tokens and passwords");
    case RedactionKind::Random:
        return tr("Text that looks like a key");
    case RedactionKind::Email:
        return tr("E-mail addresses");
    case RedactionKind::Phone:
        return tr("Phone numbers");
    case RedactionKind::Account:
        return tr("Bank accounts and cards");
    case RedactionKind::Name:
        return tr("Names");
    case RedactionKind::Home:
        return tr("Home folders");
    case RedactionKind::Host:
        return tr("Private hosts and addresses");
    case RedactionKind::Image:
        return tr("Images");
    }
    return {};
}

void RedactionModel::setList(const RedactionList& list)
{
    beginResetModel();
    m_list = list;
    m_groups.clear();
    for (const RedactionKind kind : AllRedactionKinds) {
        Group group {kind, {}};
        for (size_t i = 0; i < list.values().size(); ++i) {
            if (list.values()[i].kind == kind)
                group.values.push_back(i);
        }
        if (!group.values.empty())
            m_groups.push_back(std::move(group));
    }
    endResetModel();
    emit choicesChanged();
}

QModelIndex RedactionModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row()) : OfGroup);
}

QModelIndex RedactionModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == OfGroup)
        return {};
    return createIndex(int(child.internalId()), 0, OfGroup);
}

int RedactionModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return int(m_groups.size());
    if (parent.internalId() != OfGroup || parent.column() != 0)
        return 0;
    // Images are told together.
    const Group& group = m_groups[size_t(parent.row())];
    return group.kind == RedactionKind::Image ? 0 : int(group.values.size());
}

int RedactionModel::columnCount(const QModelIndex& /*parent*/) const
{
    return ColumnCount;
}

Qt::CheckState RedactionModel::checkOf(const Group& group) const
{
    const auto accepted
        = std::ranges::count_if(group.values, [this](size_t i) { return m_list.values()[i].isAccepted; });
    return accepted == 0 ? Qt::Unchecked : accepted == std::ssize(group.values) ? Qt::Checked : Qt::PartiallyChecked;
}

QVariant RedactionModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (index.internalId() == OfGroup)
        return ofGroup(m_groups[size_t(index.row())], index.column(), role);
    const size_t value = m_groups[index.internalId()].values[size_t(index.row())];
    if (role == IndexRole)
        return int(value);
    return ofValue(m_list.values()[value], index.column(), role);
}

QVariant RedactionModel::ofGroup(const Group& group, int column, int role) const
{
    if (role == IndexRole)
        return -1;
    if (role == Qt::CheckStateRole && column == ValueColumn)
        return checkOf(group);
    if (role == Qt::TextAlignmentRole && column == PlacesColumn)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    if (column == ValueColumn)
        return titleOf(group.kind);
    if (column == StandInColumn && group.kind == RedactionKind::Image)
        return tr("left out");
    if (column != PlacesColumn)
        return {};
    qint64 places = 0;
    for (const size_t i : group.values)
        places += m_list.values()[i].count;
    return format::number(places);
}

QVariant RedactionModel::ofValue(const RedactionValue& value, int column, int role) const
{
    constexpr qsizetype LongestShown = 300;
    if (role == Qt::CheckStateRole && column == ValueColumn)
        return value.isAccepted ? Qt::Checked : Qt::Unchecked;
    if (role == Qt::TextAlignmentRole && column == PlacesColumn)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (column) {
    case ValueColumn:
        return firstLine(value.value, LongestShown);
    case StandInColumn:
        return value.isAccepted ? value.standIn : tr("stays");
    case PlacesColumn:
        return role == Qt::ToolTipRole ? QVariant() : format::number(value.count);
    case WhereColumn:
        return withVisibleControls(role == Qt::ToolTipRole ? value.snippet : lineOfPlace(value));
    default:
        return {};
    }
}

bool RedactionModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::CheckStateRole || index.column() != ValueColumn
        || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const bool accepted = value.value<Qt::CheckState>() == Qt::Checked;
    const bool isGroup = index.internalId() == OfGroup;
    const size_t row = isGroup ? size_t(index.row()) : index.internalId();
    const Group& group = m_groups[row];
    if (isGroup)
        m_list.setAccepted(group.kind, accepted);
    else
        m_list.setAccepted(group.values[size_t(index.row())], accepted);
    const QModelIndex parent = createIndex(int(row), 0, OfGroup);
    emit dataChanged(parent, parent.siblingAtColumn(ColumnCount - 1));
    if (const int rows = rowCount(parent); rows > 0)
        emit dataChanged(this->index(0, 0, parent), this->index(rows - 1, ColumnCount - 1, parent));
    emit choicesChanged();
    return true;
}

Qt::ItemFlags RedactionModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    return index.isValid() && index.column() == ValueColumn ? flags | Qt::ItemIsUserCheckable : flags;
}

QVariant RedactionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case ValueColumn:
        return tr("Found");
    case StandInColumn:
        return tr("Replaced by");
    case PlacesColumn:
        return tr("Places");
    case WhereColumn:
        return tr("First place");
    default:
        return {};
    }
}

} // namespace stemma
