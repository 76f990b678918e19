// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/findingindex.h"

#include <QAbstractItemModel>
#include <QHash>

#include <array>
#include <memory>
#include <vector>

namespace stemma {

/// What a check found, two levels deep: one row for each code, the worst first, and under it the
/// findings in the order in which they came. Of a code found by the hundred thousand only the first
/// ones are kept; the rest is counted. GUI thread.
class FindingsModel final : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Column { TextColumn, PlaceColumn, ColumnCount };
    enum Role {
        SeverityRole = Qt::UserRole + 1, ///< int of Finding::Severity
        CodeRole,
        FindingRole, ///< the Finding; none for the row of a code
        CountRole, ///< qint64: found of this code
    };
    static constexpr int KeptOfACode = 5'000;

    using QAbstractItemModel::QAbstractItemModel;

    void clear();
    void add(const std::vector<Finding>& findings);
    void remove(const SessionId& session); ///< findings in the session, or about it
    [[nodiscard]] QModelIndex indexOf(const Finding& finding) const; ///< invalid: not kept
    [[nodiscard]] qint64 count(Finding::Severity severity) const { return m_counts[size_t(severity)]; }
    [[nodiscard]] qint64 count() const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Group
    {
        Finding::Severity severity = Finding::Severity::Note;
        QString code;
        std::vector<Finding> findings; ///< at most KeptOfACode
        qint64 count = 0;
        QHash<SessionId, qint64> ofSession; ///< how the count comes about
    };

    Group& groupOf(const Finding& finding);
    [[nodiscard]] int rowOf(const Group* group) const;
    [[nodiscard]] static QVariant groupData(const Group& group, int column, int role);
    [[nodiscard]] static QVariant findingData(const Finding& finding, int column, int role);

    /// By severity, the worst first, then by code. Rows point to their group, so groups do not move.
    std::vector<std::unique_ptr<Group>> m_groups;
    std::array<qint64, 3> m_counts {};
};

} // namespace stemma
