// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/redaction/redactionlist.h"

#include <QAbstractItemModel>

namespace stemma {

/// What would be redacted: kinds, and below each its values, which can be left as they are one by one or all of a kind
/// together. GUI thread.
class RedactionModel final : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Column { ValueColumn, StandInColumn, PlacesColumn, WhereColumn, ColumnCount };
    enum Role { IndexRole = Qt::UserRole }; ///< place in RedactionList::values(); -1: a kind

    explicit RedactionModel(QObject* parent = nullptr);

    void setList(const RedactionList& list);
    /// The same with the choices that are made.
    [[nodiscard]] const RedactionList& list() const { return m_list; }
    [[nodiscard]] static QString titleOf(RedactionKind kind);

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

signals:
    void choicesChanged();

private:
    struct Group
    {
        RedactionKind kind = RedactionKind::Secret;
        std::vector<size_t> values;
    };

    [[nodiscard]] QVariant ofGroup(const Group& group, int column, int role) const;
    [[nodiscard]] QVariant ofValue(const RedactionValue& value, int column, int role) const;
    [[nodiscard]] Qt::CheckState checkOf(const Group& group) const;

    RedactionList m_list;
    std::vector<Group> m_groups;
};

} // namespace stemma
