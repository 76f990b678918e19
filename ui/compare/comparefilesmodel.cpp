// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/compare/comparefilesmodel.h"

#include "ui/common/format.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

QString changeText(const ComparedFile::Change& change)
{
    if (change.edits == 0)
        return u"—"_s;
    QStringList words;
    if (change.added > 0 || change.removed == 0)
        words.append(u'+' + format::number(change.added));
    if (change.removed > 0)
        words.append(u'\u2212' + format::number(change.removed));
    return words.join(u' ');
}

QString resultText(CompareRow::Mark mark)
{
    switch (mark) {
    case CompareRow::Mark::Same:
        return CompareFilesModel::tr("same");
    case CompareRow::Mark::Differs:
        return CompareFilesModel::tr("differs");
    case CompareRow::Mark::OnlyA:
        return CompareFilesModel::tr("A only");
    case CompareRow::Mark::OnlyB:
        return CompareFilesModel::tr("B only");
    }
    return {};
}

} // namespace

void CompareFilesModel::setComparison(const ComparisonPtr& comparison)
{
    if (comparison == m_comparison)
        return;
    beginResetModel();
    m_comparison = comparison;
    endResetModel();
}

int CompareFilesModel::differing() const
{
    if (!m_comparison)
        return 0;
    return int(std::ranges::count_if(
        m_comparison->files, [](const ComparedFile& one) { return one.mark() != CompareRow::Mark::Same; }));
}

int CompareFilesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_comparison ? 0 : int(m_comparison->files.size());
}

int CompareFilesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant CompareFilesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const ComparedFile& own = file(index.row());
    if (role == MarkRole)
        return int(own.mark());
    if (role == Qt::ToolTipRole)
        return own.path;
    if (role == Qt::AccessibleTextRole && index.column() == FileColumn)
        return tr("%1, A %2, B %3, %4").arg(own.path, changeText(own.a), changeText(own.b), resultText(own.mark()));
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case FileColumn:
        return own.path;
    case SideAColumn:
        return changeText(own.a);
    case SideBColumn:
        return changeText(own.b);
    default:
        return resultText(own.mark());
    }
}

QVariant CompareFilesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case FileColumn:
        return tr("File");
    case SideAColumn:
        return u"A"_s;
    case SideBColumn:
        return u"B"_s;
    default:
        return tr("Result");
    }
}

} // namespace stemma
