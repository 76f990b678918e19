// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/changes/changetreemodel.h"

#include "core/base/text.h"
#include "core/filechanges/changetexts.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/style.h"

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

QString shownName(const QString& path, const QString& oldPath)
{
    const QString name = oldPath.isEmpty() ? path : u"%1 → %2"_s.arg(oldPath, path);
    return firstLine(name, name.size() + 1);
}

QString signedCount(QChar sign, int count)
{
    return count == 0 ? QString() : sign + format::number(count);
}

bool isNumber(int column)
{
    return column == ChangeTreeModel::AddedColumn || column == ChangeTreeModel::RemovedColumn;
}

} // namespace

ChangeTreeModel::ChangeTreeModel(QObject* parent)
    : QAbstractItemModel(parent)
    , m_changes(std::make_shared<SessionChanges>())
{
}

void ChangeTreeModel::setChanges(const SessionChangesPtr& changes)
{
    if (changes == m_changes)
        return;
    beginResetModel();
    m_changes = changes;
    m_diskWords.clear();
    m_changesOfFiles.clear();
    m_places.assign(changes->changes.size(), {});
    for (const NetChange& net : changes->net) {
        std::vector<size_t>& all = m_changesOfFiles.emplace_back(net.changes());
        for (size_t i = 0; i < all.size(); ++i)
            m_places[all[i]] = {m_changesOfFiles.size() - 1, int(i)};
    }
    endResetModel();
}

void ChangeTreeModel::setOrder(Order order)
{
    if (order == m_order)
        return;
    beginResetModel();
    m_order = order;
    endResetModel();
}

void ChangeTreeModel::setDiskWords(const QStringList& words)
{
    m_diskWords = words;
    if (m_order == Order::ByFile && rowCount() > 0)
        emit dataChanged(index(0, StateColumn), index(rowCount() - 1, StateColumn));
}

QModelIndex ChangeTreeModel::indexOfFile(size_t file) const
{
    return m_order == Order::ByFile ? index(int(file), 0) : QModelIndex();
}

QModelIndex ChangeTreeModel::indexOfChange(size_t change) const
{
    if (change >= m_places.size())
        return {};
    if (m_order == Order::ByTime)
        return index(int(change), 0);
    return index(m_places[change].row, 0, indexOfFile(m_places[change].file));
}

// The id of a file is 0, that of a change the number of its file, from 1.
QModelIndex ChangeTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row()) + 1 : 0);
}

QModelIndex ChangeTreeModel::parent(const QModelIndex& child) const
{
    return child.isValid() && child.internalId() > 0 ? createIndex(int(child.internalId()) - 1, 0, quintptr(0))
                                                     : QModelIndex();
}

int ChangeTreeModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return int(m_order == Order::ByFile ? m_changes->net.size() : m_changes->changes.size());
    const bool isFile = m_order == Order::ByFile && parent.internalId() == 0 && parent.column() == 0;
    return isFile ? int(m_changesOfFiles[size_t(parent.row())].size()) : 0;
}

int ChangeTreeModel::columnCount(const QModelIndex& /*parent*/) const
{
    return ColumnCount;
}

int ChangeTreeModel::fileAt(const QModelIndex& index) const
{
    if (m_order == Order::ByTime)
        return int(m_places[size_t(index.row())].file);
    return index.internalId() > 0 ? int(index.internalId()) - 1 : index.row();
}

int ChangeTreeModel::changeAt(const QModelIndex& index) const
{
    if (m_order == Order::ByTime)
        return index.row();
    return index.internalId() > 0 ? int(m_changesOfFiles[size_t(fileAt(index))][size_t(index.row())]) : -1;
}

QVariant ChangeTreeModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int file = fileAt(index);
    const int change = changeAt(index);
    if (role == FileRole)
        return file;
    if (role == ChangeRole)
        return change;
    if (role == Qt::TextAlignmentRole)
        return QVariant(
            isNumber(index.column()) ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    if (role == Qt::ForegroundRole && isNumber(index.column()))
        return index.column() == AddedColumn ? Style::colours().addText : Style::colours().remText;
    return change < 0 ? fileData(m_changes->net[size_t(file)], file, index.column(), role)
                      : changeData(m_changes->changes[size_t(change)], index.column(), role);
}

QVariant ChangeTreeModel::fileData(const NetChange& net, int file, int column, int role) const
{
    const QString path = net.path.isEmpty() ? tr("(no path)") : shownName(net.path, net.oldPath);
    const QString kind = net.kind == NetChange::Kind::Edited ? QString() : ChangesText::kind(net.kind);
    if (role == Qt::DecorationRole && column == NameColumn)
        return icons::icon(u"file"_s);
    if (role == Qt::ToolTipRole) {
        QStringList lines {path, tr("%Ln changes", nullptr, int(net.changes().size()))};
        if (net.steps.size() > 1)
            lines += tr("They do not all follow from one another, so they are shown in %Ln steps.", nullptr,
                int(net.steps.size()));
        return lines.join(u'\n');
    }
    if (role == Qt::AccessibleTextRole && column == NameColumn)
        return tr("%1, %2, %3 lines added, %4 removed")
            .arg(path, ChangesText::kind(net.kind), format::number(net.added), format::number(net.removed));
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case NameColumn:
        return path;
    case AddedColumn:
        return signedCount(u'+', net.added);
    case RemovedColumn:
        return signedCount(u'\u2212', net.removed);
    default:
        break;
    }
    QStringList words {kind, m_diskWords.value(file)};
    words.removeAll(QString());
    return words.join(factSeparator());
}

QVariant ChangeTreeModel::changeData(const FileChange& change, int column, int role) const
{
    const QString message = tr("Message %1").arg(format::number(change.row + 1));
    if (role == Qt::ForegroundRole && !change.isActive)
        return Style::colours().muted;
    if (role == Qt::ToolTipRole) {
        QStringList lines {message};
        if (change.at)
            lines += format::absoluteTime(*change.at);
        if (!change.isActive)
            lines += tr("Not in the current branch");
        if (!change.hasResult)
            lines += tr("The session holds no result of this call: the change may not have been made.");
        return lines.join(u'\n');
    }
    if (role == Qt::AccessibleTextRole && column == NameColumn)
        return tr("%1, %2, %3, %4 lines added, %5 removed")
            .arg(message, shownName(change.path, change.oldPath), ChangesText::kind(change.kind),
                format::number(change.added), format::number(change.removed));
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case NameColumn:
        return m_order == Order::ByTime
            ? format::number(change.row + 1) + u"  "_s + shownName(change.path, change.oldPath)
            : message;
    case AddedColumn:
        return signedCount(u'+', change.added);
    case RemovedColumn:
        return signedCount(u'\u2212', change.removed);
    default:
        break;
    }
    QStringList words;
    if (change.kind != FileChange::Kind::Edited)
        words += ChangesText::kind(change.kind);
    if (!change.hasResult)
        words += tr("no result");
    if (change.at)
        words += format::clockTime(*change.at);
    return words.join(factSeparator());
}

QVariant ChangeTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return QVariant(isNumber(section) ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    if (orientation == Qt::Horizontal && isNumber(section)
        && (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole))
        return section == AddedColumn ? tr("Lines added") : tr("Lines removed");
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return m_order == Order::ByFile ? tr("File") : tr("Message and file");
    case AddedColumn:
        return u"+"_s;
    case RemovedColumn:
        return u"\u2212"_s;
    default:
        return tr("State");
    }
}

} // namespace stemma
