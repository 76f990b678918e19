// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/editservice.h"

#include <QAbstractTableModel>

namespace stemma {

/// The changes of the journal, newest first. GUI thread; follows an EditService, which must outlive it.
class HistoryModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { TimeColumn, TitleColumn, StoreColumn, StateColumn, SizeColumn, ColumnCount };
    enum Role {
        ReceiptRole = Qt::UserRole + 1,
        FilterRole, ///< QString: all words one would filter by
    };

    explicit HistoryModel(const EditService& service, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /// "In force", "undone"…, translated.
    [[nodiscard]] static QString wordFor(const Receipt& receipt);
    /// Why it cannot be undone (made again); empty: it can.
    [[nodiscard]] static QString undoRefusal(const Receipt& receipt);
    [[nodiscard]] static QString redoRefusal(const Receipt& receipt);

private:
    void take();
    [[nodiscard]] const Receipt& at(int row) const { return m_receipts.at(m_receipts.size() - 1 - row); }

    const EditService& m_service;
    QList<Receipt> m_receipts; ///< oldest first, as the service gives them
};

} // namespace stemma
