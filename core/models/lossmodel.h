// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/lossreview.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

namespace stemma {

/// The findings of a review as a table, in its order: what was lost and needed again first. GUI thread.
class LossModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { KindColumn, TextColumn, PlaceColumn, UseColumn, SayerColumn, ColumnCount };
    enum Role {
        SortRole = Qt::UserRole + 1, ///< numbers where numbers are shown
        RowRole, ///< int: the place in the review
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setReview(const LossReviewPtr& review); ///< null: none
    [[nodiscard]] const LossReviewPtr& review() const { return m_review; }
    [[nodiscard]] const LossFinding* at(const QModelIndex& index) const; ///< also of a proxy; null: none

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    LossReviewPtr m_review;
};

/// Which of the findings are shown.
class LossFilter final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit LossFilter(LossModel* model, QObject* parent = nullptr);

    void setKind(std::optional<LossKind> kind); ///< none: all
    void setKeptShown(bool shown);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    LossModel* m_model;
    std::optional<LossKind> m_kind;
    bool m_keptShown = false;
};

} // namespace stemma
