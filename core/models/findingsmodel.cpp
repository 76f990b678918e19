// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/findingsmodel.h"

#include "core/session/names.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace stemma {

void FindingsModel::clear()
{
    beginResetModel();
    m_groups.clear();
    m_counts = {};
    endResetModel();
}

qint64 FindingsModel::count() const
{
    return std::accumulate(m_counts.begin(), m_counts.end(), qint64(0));
}

FindingsModel::Group& FindingsModel::groupOf(const Finding& finding)
{
    const auto isBefore = [](const std::unique_ptr<Group>& group, const Finding& one) {
        return group->severity != one.severity ? group->severity > one.severity : group->code < one.code;
    };
    auto at = std::lower_bound(m_groups.begin(), m_groups.end(), finding, isBefore);
    if (at == m_groups.end() || (*at)->severity != finding.severity || (*at)->code != finding.code) {
        const int row = int(at - m_groups.begin());
        beginInsertRows({}, row, row);
        at = m_groups.insert(at,
            std::make_unique<Group>(
                Group {.severity = finding.severity, .code = finding.code, .findings = {}, .ofSession = {}}));
        endInsertRows();
    }
    return **at;
}

void FindingsModel::add(const std::vector<Finding>& findings)
{
    for (size_t first = 0; first < findings.size();) {
        size_t end = first + 1; // findings of one code tend to come together
        while (end < findings.size() && findings[end].code == findings[first].code
            && findings[end].severity == findings[first].severity)
            ++end;
        Group& group = groupOf(findings[first]);
        const auto taken = std::min(end - first, size_t(KeptOfACode) - group.findings.size());
        const QModelIndex parent = index(rowOf(&group), 0);
        if (taken > 0) {
            const int row = int(group.findings.size());
            beginInsertRows(parent, row, row + int(taken) - 1);
            const auto begin = findings.begin() + qsizetype(first);
            group.findings.insert(group.findings.end(), begin, begin + qsizetype(taken));
            endInsertRows();
        }
        for (size_t at = first; at < end; ++at)
            ++group.ofSession[findings[at].session];
        group.count += qint64(end - first);
        m_counts[size_t(group.severity)] += qint64(end - first);
        emit dataChanged(parent, parent.siblingAtColumn(ColumnCount - 1));
        first = end;
    }
}

void FindingsModel::remove(const SessionId& session)
{
    for (int row = int(m_groups.size()) - 1; row >= 0; --row) {
        Group& group = *m_groups[size_t(row)];
        const qint64 gone = group.ofSession.take(session);
        if (gone == 0)
            continue;
        group.count -= gone;
        m_counts[size_t(group.severity)] -= gone;
        const QModelIndex parent = index(row, 0);
        const auto isGone = [&](const Finding& finding) { return finding.session == session; };
        // In runs, from the end, so that rows before keep their numbers.
        for (auto end = group.findings.end();;) {
            while (end != group.findings.begin() && !isGone(*(end - 1)))
                --end;
            auto begin = end;
            while (begin != group.findings.begin() && isGone(*(begin - 1)))
                --begin;
            if (begin == end)
                break;
            beginRemoveRows(parent, int(begin - group.findings.begin()), int(end - group.findings.begin()) - 1);
            end = group.findings.erase(begin, end);
            endRemoveRows();
        }
        if (group.count == 0) {
            beginRemoveRows({}, row, row);
            m_groups.erase(m_groups.begin() + row);
            endRemoveRows();
        } else {
            emit dataChanged(parent, parent.siblingAtColumn(ColumnCount - 1));
        }
    }
}

QModelIndex FindingsModel::indexOf(const Finding& finding) const
{
    for (const auto& group : m_groups) {
        if (group->severity != finding.severity || group->code != finding.code)
            continue;
        const auto at = std::ranges::find(group->findings, finding);
        if (at != group->findings.end())
            return createIndex(int(at - group->findings.begin()), 0, group.get());
    }
    return {};
}

int FindingsModel::rowOf(const Group* group) const
{
    return int(std::ranges::find(m_groups, group, &std::unique_ptr<Group>::get) - m_groups.begin());
}

QModelIndex FindingsModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    // A group's row carries nothing, a finding's row its group.
    return parent.isValid() ? createIndex(row, column, m_groups[size_t(parent.row())].get()) : createIndex(row, column);
}

QModelIndex FindingsModel::parent(const QModelIndex& child) const
{
    const auto* group = static_cast<const Group*>(child.constInternalPointer());
    return group ? createIndex(rowOf(group), 0) : QModelIndex();
}

int FindingsModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return int(m_groups.size());
    if (parent.column() > 0 || parent.constInternalPointer())
        return 0;
    return int(m_groups[size_t(parent.row())]->findings.size());
}

int FindingsModel::columnCount(const QModelIndex& parent) const
{
    Q_UNUSED(parent)
    return ColumnCount;
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto* group = static_cast<const Group*>(index.constInternalPointer());
    if (!group)
        return groupData(*m_groups[size_t(index.row())], index.column(), role);
    return findingData(group->findings[size_t(index.row())], index.column(), role);
}

QVariant FindingsModel::groupData(const Group& group, int column, int role)
{
    switch (role) {
    case SeverityRole:
        return int(group.severity);
    case CodeRole:
        return group.code;
    case CountRole:
        return group.count;
    case Qt::DisplayRole:
        if (column == TextColumn)
            return headingOf(group.code);
        return group.count > qint64(group.findings.size())
            ? QCoreApplication::translate("Findings", "%1, showing the first %2")
                  .arg(QLocale().toString(group.count), QLocale().toString(group.findings.size()))
            : QLocale().toString(group.count);
    default:
        return {};
    }
}

QVariant FindingsModel::findingData(const Finding& finding, int column, int role)
{
    switch (role) {
    case SeverityRole:
        return int(finding.severity);
    case CodeRole:
        return finding.code;
    case FindingRole:
        return QVariant::fromValue(finding);
    case Qt::ToolTipRole:
        return column == TextColumn ? finding.text : finding.place;
    case Qt::DisplayRole:
        return column == TextColumn ? finding.text : finding.place;
    case Qt::AccessibleTextRole:
        return column == TextColumn ? QString(nameOf(finding.severity)) + u": " + finding.text : finding.place;
    default:
        return {};
    }
}

QVariant FindingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == TextColumn ? QCoreApplication::translate("Findings", "Finding")
                                 : QCoreApplication::translate("Findings", "Place");
}

} // namespace stemma
