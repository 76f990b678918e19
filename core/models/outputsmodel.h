// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/pruner.h"

#include <QAbstractTableModel>
#include <QSet>
#include <QSortFilterProxyModel>

namespace stemma {

/// The outputs of a session's tools as a table; the first column is ticked to choose some. GUI thread.
class OutputsModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { ToolColumn, AboutColumn, PlaceColumn, TokensColumn, StateColumn, ColumnCount };
    enum Role { SortRole = Qt::UserRole + 1 /**< numbers where numbers are shown */ };

    using QAbstractTableModel::QAbstractTableModel;

    /// What is chosen stays so, as far as it is still there.
    void setMessages(const std::vector<MessageOutputs>& messages);
    [[nodiscard]] const ToolOutput& at(int row) const { return m_outputs[row]; }

    void choose(const QList<ToolOutput>& outputs); ///< these and no others
    /// In the order of the messages.
    [[nodiscard]] QList<ToolOutput> chosen(bool pruned) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

signals:
    void chosenChanged();

private:
    using Key = std::pair<QString, int>; ///< message and part
    [[nodiscard]] static Key keyOf(const ToolOutput& output) { return {output.message.value, output.part}; }

    QList<ToolOutput> m_outputs;
    QSet<Key> m_chosen;
};

/// Which of the outputs are shown.
class OutputsFilter final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    enum class Shown : quint8 {
        InContext, ///< and not pruned
        Pruned,
        All,
    };

    explicit OutputsFilter(OutputsModel* model, QObject* parent = nullptr);
    void setShown(Shown shown);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    OutputsModel* m_model;
    Shown m_shown = Shown::InContext;
};

} // namespace stemma
