// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/messagefacets.h"

#include <QAbstractTableModel>

namespace stemma {

/// Tools or files with how many messages have to do with each, to choose some of them. GUI thread.
class FacetModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Name, Messages, ColumnCount };

    explicit FacetModel(QObject* parent = nullptr);

    void setFacets(const MessageFacetsPtr& facets);
    /// Names that no message has stay in the list, so that they can be taken out of the choice.
    void setChosen(const QStringList& names);
    [[nodiscard]] const QStringList& chosen() const { return m_chosen; } ///< in the order they were chosen
    void toggle(int row);
    void chooseOnly(int row); ///< nothing else; of what is chosen alone already: nothing at all

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    void chosenChanged(); ///< by toggle(), chooseOnly() or setData()

private:
    [[nodiscard]] const QString& nameAt(int row) const;
    void findMissing();

    MessageFacetsPtr m_facets; ///< never null
    QStringList m_chosen;
    QStringList m_missing; ///< chosen, and not among the facets
};

} // namespace stemma
