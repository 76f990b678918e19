// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/files/filetreemodel.h"

#include "core/base/text.h"
#include "ui/common/diskwords.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/style.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

bool isNumber(int column)
{
    return column >= FileTreeModel::SizeColumn && column <= FileTreeModel::ReferredColumn;
}

FileUse::Kind kindIn(int column)
{
    switch (column) {
    case FileTreeModel::ReadColumn:
        return FileUse::Kind::Read;
    case FileTreeModel::ChangedColumn:
        return FileUse::Kind::Changed;
    default:
        return FileUse::Kind::Referred;
    }
}

QString iconOf(FileUse::Kind kind)
{
    switch (kind) {
    case FileUse::Kind::Read:
        return u"read"_s;
    case FileUse::Kind::Changed:
        return u"edit"_s;
    case FileUse::Kind::Referred:
        return u"file"_s;
    case FileUse::Kind::Named:
        break;
    }
    return u"tool"_s;
}

/// The stored size or, where none is, that of the file on disk.
qint64 sizeOf(const SessionFile& file, const FileOnDisk* disk)
{
    if (!file.contents.empty() && file.contents.back().size)
        return *file.contents.back().size;
    return disk ? disk->size : -1;
}

} // namespace

FileTreeModel::FileTreeModel(QObject* parent)
    : QAbstractItemModel(parent)
    , m_files(std::make_shared<std::vector<SessionFile>>())
{
}

void FileTreeModel::setFiles(const SessionFilesPtr& files)
{
    if (files == m_files)
        return;
    beginResetModel();
    m_files = files;
    m_onDisk.clear();
    endResetModel();
}

void FileTreeModel::setOnDisk(const States& states)
{
    m_onDisk = states;
    if (!m_files->empty())
        emit dataChanged(index(0, SizeColumn), index(rowCount() - 1, StateColumn));
}

const FileOnDisk* FileTreeModel::onDisk(int file) const
{
    return size_t(file) < m_onDisk.size() && m_onDisk[size_t(file)] ? &*m_onDisk[size_t(file)] : nullptr;
}

QModelIndex FileTreeModel::indexOfUse(qint64 row, int part) const
{
    QModelIndex first;
    for (size_t file = 0; file < m_files->size(); ++file) {
        const std::vector<FileUse>& uses = (*m_files)[file].uses;
        for (auto use = std::ranges::lower_bound(uses, row, {}, &FileUse::row); use != uses.end() && use->row == row;
            ++use) {
            const QModelIndex at = index(int(use - uses.begin()), 0, index(int(file), 0));
            if (use->part == part)
                return at;
            if (!first.isValid())
                first = at;
        }
    }
    return first;
}

// The id of a file is 0, that of a use the number of its file, from 1.
QModelIndex FileTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row()) + 1 : 0);
}

QModelIndex FileTreeModel::parent(const QModelIndex& child) const
{
    return child.isValid() && child.internalId() > 0 ? createIndex(int(child.internalId()) - 1, 0, quintptr(0))
                                                     : QModelIndex();
}

int FileTreeModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return int(m_files->size());
    const bool isFile = parent.internalId() == 0 && parent.column() == 0;
    return isFile ? int((*m_files)[size_t(parent.row())].uses.size()) : 0;
}

int FileTreeModel::columnCount(const QModelIndex& /*parent*/) const
{
    return ColumnCount;
}

QVariant FileTreeModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const bool isUse = index.internalId() > 0;
    const int file = isUse ? int(index.internalId()) - 1 : index.row();
    if (role == FileRole)
        return file;
    if (role == UseRole)
        return isUse ? index.row() : -1;
    if (role == Qt::TextAlignmentRole)
        return QVariant(
            isNumber(index.column()) ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    return isUse ? useData((*m_files)[size_t(file)].uses[size_t(index.row())], index.column(), role)
                 : fileData(file, index.column(), role);
}

QVariant FileTreeModel::fileData(int file, int column, int role) const
{
    const SessionFile& item = (*m_files)[size_t(file)];
    const FileOnDisk* disk = onDisk(file);
    const FileReference* content = item.contents.empty() ? nullptr : &item.contents.back();
    if (role == SortRole)
        return sortKey(file, column);
    if (role == Qt::DecorationRole && column == NameColumn)
        return icons::icon(u"file"_s);
    if (role == Qt::ForegroundRole && column == StateColumn && disk)
        return inkColour(Style::colours(), stateInk(disk->state));
    if (role == Qt::ToolTipRole) {
        QStringList lines {nameOf(item)};
        for (const FileReference& one : item.contents)
            lines += tr("Content %1").arg(one.contentId.value);
        if (disk)
            lines += stateMeaning(disk->state);
        return lines.join(u'\n');
    }
    if (role == Qt::AccessibleTextRole && column == NameColumn) {
        QStringList words {nameOf(item), tr("read %Ln times", nullptr, int(item.count(FileUse::Kind::Read))),
            tr("changed %Ln times", nullptr, int(item.count(FileUse::Kind::Changed)))};
        if (disk)
            words += stateWord(disk->state);
        return words.join(u", "_s);
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case NameColumn:
        return nameOf(item);
    case TypeColumn:
        return content ? content->fileType : QString();
    case SizeColumn: {
        const qint64 size = sizeOf(item, disk);
        if (size >= 0)
            return format::bytes(size);
        return content && content->tokens ? format::tokenCount(*content->tokens, true) : QString();
    }
    case ReadColumn:
    case ChangedColumn:
    case ReferredColumn: {
        const qint64 count = item.count(kindIn(column));
        return count == 0 ? QString() : format::number(count);
    }
    case TimeColumn:
        return item.lastUse() ? format::clockTime(*item.lastUse()) : QString();
    default:
        return disk ? stateWord(disk->state) : QString();
    }
}

QVariant FileTreeModel::sortKey(int file, int column) const
{
    const SessionFile& item = (*m_files)[size_t(file)];
    const FileOnDisk* disk = onDisk(file);
    switch (column) {
    case SizeColumn: {
        const qint64 size = sizeOf(item, disk);
        const bool hasTokens = !item.contents.empty() && item.contents.back().tokens;
        return size < 0 && hasTokens ? *item.contents.back().tokens * 4 : size;
    }
    case ReadColumn:
    case ChangedColumn:
    case ReferredColumn:
        return item.count(kindIn(column));
    case TimeColumn:
        return item.uses.empty() ? -1 : item.uses.back().row;
    case StateColumn:
        return disk ? int(disk->state) : -1;
    default:
        return fileData(file, column, Qt::DisplayRole);
    }
}

QVariant FileTreeModel::useData(const FileUse& use, int column, int role) const
{
    const QString message = tr("Message %1").arg(format::number(use.row + 1));
    QStringList words {message};
    switch (use.kind) {
    case FileUse::Kind::Read:
        words += tr("read");
        break;
    case FileUse::Kind::Changed:
        words += tr("changed");
        break;
    case FileUse::Kind::Referred:
        words += tr("stands in the message");
        break;
    case FileUse::Kind::Named:
        words += tr("named");
        break;
    }
    if (!use.tool.isEmpty())
        words += use.tool;
    if (use.hasFailed)
        words += tr("failed");
    if (role == SortRole)
        return use.row;
    if (role == Qt::DecorationRole && column == NameColumn)
        return icons::icon(iconOf(use.kind));
    if (role == Qt::ForegroundRole && use.hasFailed)
        return Style::colours().error;
    if (role == Qt::ToolTipRole && use.at)
        return QString(words.join(factSeparator()) + u'\n' + format::absoluteTime(*use.at));
    if (role == Qt::AccessibleTextRole && column == NameColumn)
        return words.join(u", "_s);
    if (role != Qt::DisplayRole)
        return {};
    if (column == NameColumn)
        return words.join(factSeparator());
    return column == TimeColumn && use.at ? format::clockTime(*use.at) : QString();
}

QVariant FileTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return QVariant(isNumber(section) ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const bool isTip = role == Qt::ToolTipRole;
    switch (section) {
    case NameColumn:
        return tr("File");
    case TypeColumn:
        return tr("Type");
    case SizeColumn:
        return isTip ? tr("Size as stored, else as it is on disk") : tr("Size");
    case ReadColumn:
        return isTip ? tr("How often tools read the file") : tr("Read");
    case ChangedColumn:
        return isTip ? tr("How often the session changed the file") : tr("Changed");
    case ReferredColumn:
        return isTip ? tr("How often messages refer to the file as a large file") : tr("Large");
    case TimeColumn:
        return isTip ? tr("When a message last named the file") : tr("Last use");
    case StateColumn:
        return isTip ? tr("What became of the file since the session named it") : tr("On disk");
    default:
        return {};
    }
}

QString FileTreeModel::nameOf(const SessionFile& file)
{
    return file.path.isEmpty() ? tr("(no path)") : file.path;
}

} // namespace stemma
