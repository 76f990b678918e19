// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/searchfacetsmodel.h"

#include "core/models/searchtexts.h"

#include <utility>

namespace stemma {

SearchFacetsModel::SearchFacetsModel(QObject* parent)
    : QAbstractItemModel(parent)
{
}

void SearchFacetsModel::setFacets(const SearchFacets& facets, bool isOther)
{
    const std::pair<QueryField, const QList<FacetCount>*> lists[]
        = {{QueryField::Kind, &facets.kinds}, {QueryField::Role, &facets.roles}, {QueryField::Tool, &facets.tools},
            {QueryField::Model, &facets.models}, {QueryField::Agent, &facets.agents},
            {QueryField::Project, &facets.projects}, {QueryField::Store, &facets.stores}};
    QList<Field> fields;
    for (const auto& [field, values] : lists) {
        const QStringList chosen = m_chosen.value(field);
        const auto before = std::ranges::find(m_fields, field, &Field::field);
        Field now {field, *values, facets.isExact};
        if (!chosen.isEmpty() && !isOther && before != m_fields.end())
            now = *before;
        std::ranges::stable_sort(now.values, std::greater {}, &FacetCount::count);
        for (const QString& value : chosen)
            if (!std::ranges::contains(now.values, value, &FacetCount::value))
                now.values.append({value, 0});
        fields.append(now);
    }
    m_fields = fields;
    show();
}

void SearchFacetsModel::show()
{
    QList<Field> shown;
    for (const Field& field : std::as_const(m_fields))
        if (field.values.size() > 1 || m_chosen.contains(field.field))
            shown.append(field);
    if (shown == m_shown)
        return;
    const bool isSameShape = std::ranges::equal(shown, m_shown, [](const Field& one, const Field& other) {
        return one.field == other.field
            && std::ranges::equal(one.values, other.values, {}, &FacetCount::value, &FacetCount::value);
    });
    if (!isSameShape)
        beginResetModel();
    m_shown = shown;
    if (!isSameShape) {
        endResetModel();
        return;
    }
    for (int row = 0; row < rowCount(); ++row) {
        const QModelIndex field = index(row, 0);
        emit dataChanged(index(0, 0, field), index(rowCount(field) - 1, 0, field));
    }
}

void SearchFacetsModel::setChosen(const Choice& chosen)
{
    if (chosen == m_chosen)
        return;
    beginResetModel();
    m_chosen = chosen;
    for (auto choice = chosen.cbegin(); choice != chosen.cend(); ++choice) {
        auto field = std::ranges::find(m_fields, choice.key(), &Field::field);
        if (field == m_fields.end())
            field = m_fields.insert(m_fields.end(), Field {choice.key(), {}});
        for (const QString& value : choice.value())
            if (!std::ranges::contains(field->values, value, &FacetCount::value))
                field->values.append({value, 0});
    }
    m_shown.clear();
    for (const Field& field : std::as_const(m_fields))
        if (field.values.size() > 1 || m_chosen.contains(field.field))
            m_shown.append(field);
    endResetModel();
}

SearchQuery SearchFacetsModel::filter() const
{
    SearchQuery all;
    for (auto choice = m_chosen.cbegin(); choice != m_chosen.cend(); ++choice) {
        QueryNode any;
        any.kind = QueryNode::Kind::Or;
        for (const QString& value : choice.value())
            any.children.append(SearchQuery().with(choice.key(), value).root());
        all = all & SearchQuery(choice.value().size() == 1 ? any.children.constFirst() : any);
    }
    return all;
}

void SearchFacetsModel::toggle(const QModelIndex& index)
{
    const Field* field = fieldOf(index);
    if (!field)
        return;
    if (index.data(MoreRole).isValid()) {
        beginResetModel();
        m_unfolded.insert(field->field);
        endResetModel();
        return;
    }
    const bool isChosen = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    setData(index, isChosen ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

void SearchFacetsModel::chooseOnly(const QModelIndex& index)
{
    const Field* field = fieldOf(index);
    if (!field || index.data(MoreRole).isValid())
        return;
    const QStringList only {index.data(ValueRole).toString()};
    if (m_chosen.value(field->field) == only)
        m_chosen.remove(field->field);
    else
        m_chosen.insert(field->field, only);
    const QModelIndex parent = index.parent();
    emit dataChanged(this->index(0, 0, parent), this->index(rowCount(parent) - 1, 0, parent), {Qt::CheckStateRole});
    emit chosenChanged();
}

// ---- the model -------------------------------------------------------------------------------------

qsizetype SearchFacetsModel::shownOf(const Field& field) const
{
    const QStringList chosen = m_chosen.value(field.field);
    const auto isHidden = [&](const FacetCount& value) { return chosen.contains(value.value); };
    const bool isShort = field.values.size() <= MostShown + 1; // a row for a single one would save nothing
    return isShort || m_unfolded.contains(field.field) || std::ranges::any_of(field.values.sliced(MostShown), isHidden)
        ? field.values.size()
        : MostShown;
}

const SearchFacetsModel::Field* SearchFacetsModel::fieldOf(const QModelIndex& index) const
{
    return index.isValid() && index.internalId() > 0 ? &m_shown[qsizetype(index.internalId()) - 1] : nullptr;
}

QModelIndex SearchFacetsModel::index(int row, int column, const QModelIndex& parent) const
{
    return hasIndex(row, column, parent) ? createIndex(row, column, parent.isValid() ? quintptr(parent.row()) + 1 : 0)
                                         : QModelIndex();
}

QModelIndex SearchFacetsModel::parent(const QModelIndex& index) const
{
    return index.internalId() > 0 ? createIndex(int(index.internalId()) - 1, 0, quintptr(0)) : QModelIndex();
}

int SearchFacetsModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return int(m_shown.size());
    if (parent.internalId() > 0 || parent.column() > 0)
        return 0;
    const Field& field = m_shown[parent.row()];
    const qsizetype shown = shownOf(field);
    return int(shown + (shown < field.values.size() ? 1 : 0));
}

int SearchFacetsModel::columnCount(const QModelIndex& /*parent*/) const
{
    return 1;
}

QVariant SearchFacetsModel::moreData(const Field& field, int role) const
{
    const qsizetype more = field.values.size() - shownOf(field);
    if (role == Qt::DisplayRole)
        return tr("%Ln more", nullptr, int(more));
    return role == MoreRole ? QVariant(more) : QVariant();
}

QVariant SearchFacetsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Field* field = fieldOf(index);
    if (role == FieldRole)
        return int(field ? field->field : m_shown[index.row()].field);
    if (!field)
        return role == Qt::DisplayRole ? QVariant(searchtexts::fieldName(m_shown[index.row()].field)) : QVariant();
    if (index.row() >= shownOf(*field))
        return moreData(*field, role);
    const FacetCount& value = field->values[index.row()];
    switch (role) {
    case Qt::DisplayRole:
        return searchtexts::valueName(field->field, value.value);
    case Qt::ToolTipRole:
    case ValueRole:
        return value.value;
    case CountRole:
        return value.count;
    case IsLeastRole:
        return !field->isExact;
    case Qt::AccessibleDescriptionRole:
        return searchtexts::facetCount(value.count, field->isExact);
    case Qt::CheckStateRole:
        return m_chosen.value(field->field).contains(value.value) ? Qt::Checked : Qt::Unchecked;
    default:
        return {};
    }
}

bool SearchFacetsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const Field* field = checkIndex(index, CheckIndexOption::IndexIsValid) ? fieldOf(index) : nullptr;
    if (role != Qt::CheckStateRole || !field || index.row() >= shownOf(*field))
        return false;
    const QString name = field->values[index.row()].value;
    QStringList& chosen = m_chosen[field->field];
    chosen.removeAll(name);
    if (value.toInt() == Qt::Checked)
        chosen.append(name);
    if (chosen.isEmpty())
        m_chosen.remove(field->field);
    emit dataChanged(index, index, {Qt::CheckStateRole});
    emit chosenChanged();
    return true;
}

Qt::ItemFlags SearchFacetsModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    const Field* field = fieldOf(index);
    return field && index.row() < shownOf(*field) ? flags | Qt::ItemIsUserCheckable : flags;
}

} // namespace stemma
