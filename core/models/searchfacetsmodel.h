// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/search/searchhit.h"
#include "core/search/searchquery.h"

#include <QAbstractItemModel>
#include <QMap>
#include <QSet>

namespace stemma {

/// The values that the hits of a search have for kind, role, tool…, with how many hits each has, to choose some of
/// them: of one field, any of the chosen ones; of different fields, each. GUI thread.
class SearchFacetsModel final : public QAbstractItemModel
{
    Q_OBJECT
public:
    static constexpr qsizetype MostShown = 8; ///< values of a field, until more are asked for

    enum Role {
        CountRole = Qt::UserRole, ///< hits; none of a field
        ValueRole, ///< as a query has it
        FieldRole, ///< QueryField as a number
        MoreRole, ///< of the last row of a field: how many values are not shown
        IsLeastRole, ///< not all hits are counted (yet), so that there may be more
    };
    using Choice = QMap<QueryField, QStringList>;

    explicit SearchFacetsModel(QObject* parent = nullptr);

    /// @p isOther: of another query. Otherwise the values of fields that something is chosen of stay, so that more of
    /// them can be chosen.
    void setFacets(const SearchFacets& facets, bool isOther);
    void setChosen(const Choice& chosen);
    [[nodiscard]] const Choice& chosen() const { return m_chosen; }
    [[nodiscard]] bool hasChoice() const { return !m_chosen.isEmpty(); }
    /// What the chosen values ask for; of everything while none is chosen.
    [[nodiscard]] SearchQuery filter() const;
    void toggle(const QModelIndex& index); ///< takes a value in or out, or shows all values of a field
    void chooseOnly(const QModelIndex& index); ///< of its field; of what is chosen alone already: none

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    void chosenChanged(); ///< by the user

private:
    struct Field
    {
        QueryField field = QueryField::Kind;
        QList<FacetCount> values;
        bool isExact = true; ///< as in SearchFacets

        bool operator==(const Field&) const = default;
    };

    [[nodiscard]] qsizetype shownOf(const Field& field) const;
    [[nodiscard]] const Field* fieldOf(const QModelIndex& index) const; ///< of a value; null: it is a field
    [[nodiscard]] QVariant moreData(const Field& field, int role) const;
    void show(); ///< those of m_fields that leave a choice

    QList<Field> m_fields;
    QList<Field> m_shown;
    QSet<QueryField> m_unfolded; ///< with all their values
    Choice m_chosen;
};

} // namespace stemma
