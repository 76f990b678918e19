// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/usagemodel.h"

#include "core/models/usagetexts.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

bool sameLines(const std::vector<UsageLine>& one, const std::vector<UsageLine>& two)
{
    return std::ranges::equal(
        one, two, [](const UsageLine& a, const UsageLine& b) { return a.row.key == b.row.key && a.store == b.store; });
}

} // namespace

UsageModel::UsageModel(QObject* parent)
    : QAbstractTableModel(parent)
    , m_tables(std::make_shared<UsageTables>())
{
}

void UsageModel::setTables(const UsageTablesPtr& tables, UsageAxis axis)
{
    if (tables == m_tables && axis == m_axis)
        return;
    const bool goesOn = axis == m_axis && sameLines(m_tables->of(axis), tables->of(axis));
    if (!goesOn)
        beginResetModel();
    m_tables = tables;
    m_axis = axis;
    m_differing.clear();
    for (const UsageDifferenceIn& in : tables->differences)
        m_differing.emplace_back(in.difference.session, in.store);
    std::ranges::sort(m_differing, {}, [](const auto& place) { return std::pair(place.first.value, place.second); });
    if (!goesOn)
        endResetModel();
    else if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int UsageModel::rowOf(const QString& key, int store) const
{
    const std::vector<UsageLine>& lines = m_tables->of(m_axis);
    const auto at = std::ranges::find_if(
        lines, [&](const UsageLine& line) { return line.row.key == key && (store < 0 || line.store == store); });
    return at == lines.end() ? -1 : int(at - lines.begin());
}

bool UsageModel::isUsed(int column) const
{
    const UsageFigures& total = m_tables->total;
    switch (column) {
    case CacheReadColumn:
    case HitRateColumn:
        return total.tokens.cacheRead > 0;
    case CacheWriteColumn:
        return total.tokens.cacheWrite() > 0;
    case ReasoningColumn:
        return total.tokens.reasoning > 0;
    case StoredCostColumn:
        return total.storedCostCalls > 0;
    case LastColumn:
        return m_axis != UsageAxis::Day;
    default:
        return true;
    }
}

int UsageModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_tables->of(m_axis).size());
}

int UsageModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

bool UsageModel::hasDifference(const UsageLine& line) const
{
    return m_axis == UsageAxis::Session
        && std::ranges::binary_search(m_differing, std::pair(line.row.key, line.store), {},
            [](const auto& place) { return std::pair(place.first.value, place.second); });
}

QVariant UsageModel::valueAt(const UsageLine& line, int column) const
{
    const UsageFigures& figures = line.row.figures;
    switch (column) {
    case NameColumn:
        // Days and turns by their order, not by their letters.
        return m_axis == UsageAxis::Turn ? QVariant(line.row.turn)
            : m_axis == UsageAxis::Day   ? QVariant(line.row.key)
                                         : QVariant(usagetexts::name(line.row, m_axis));
    case CallsColumn:
        return figures.calls;
    case InputColumn:
        return figures.tokens.input;
    case CacheReadColumn:
        return figures.tokens.cacheRead;
    case CacheWriteColumn:
        return figures.tokens.cacheWrite();
    case OutputColumn:
        return figures.tokens.written();
    case ReasoningColumn:
        return figures.tokens.reasoning;
    case HitRateColumn:
        return figures.cacheHitRate().value_or(-1);
    case CostColumn:
        return figures.isUnpriced() ? -1.0 : figures.cost;
    case StoredCostColumn:
        return figures.storedCostCalls > 0 ? figures.storedCost : -1.0;
    case LastColumn:
        return line.row.last ? toMs(*line.row.last) : std::numeric_limits<qint64>::min();
    default:
        return {};
    }
}

QVariant UsageModel::textAt(const UsageLine& line, int column) const
{
    const UsageFigures& figures = line.row.figures;
    switch (column) {
    case NameColumn:
        return usagetexts::name(line.row, m_axis);
    case HitRateColumn: {
        const std::optional<double> rate = figures.cacheHitRate();
        return rate ? QVariant(usagetexts::percent(*rate)) : QVariant();
    }
    case CostColumn:
        return usagetexts::cost(figures, m_tables->currency);
    case StoredCostColumn:
        return figures.storedCostCalls > 0 ? QVariant(usagetexts::money(figures.storedCost, u"USD"_s)) : QVariant();
    case LastColumn:
        return usagetexts::moment(line.row.last);
    default:
        return QLocale().toString(valueAt(line, column).toLongLong());
    }
}

QString UsageModel::tipAt(const UsageLine& line, int column) const
{
    const UsageFigures& figures = line.row.figures;
    QStringList lines;
    switch (column) {
    case NameColumn:
        lines.append(usagetexts::name(line.row, m_axis));
        if (m_axis == UsageAxis::Session)
            lines.append(line.row.key);
        if (hasDifference(line))
            lines.append(tr("The agent's own totals are different; select the session to see why."));
        break;
    case CallsColumn:
        if (line.row.subAgents.calls > 0)
            lines.append(tr("%Ln call(s) of sub-agents included", nullptr, int(line.row.subAgents.calls)));
        break;
    case CostColumn:
        if (!figures.isUnpriced())
            lines.append(usagetexts::money(figures.cost, m_tables->currency, 6));
        lines.append(usagetexts::costRemark(figures, m_tables->currency));
        break;
    case StoredCostColumn:
        if (figures.storedCostCalls > 0)
            lines.append(tr("Stored for %Ln call(s)", nullptr, int(figures.storedCostCalls)));
        break;
    case LastColumn:
        lines.append(usagetexts::wholeTime(line.row.last));
        break;
    case HitRateColumn:
        break;
    default:
        lines = usagetexts::tokens(figures.tokens);
    }
    lines.removeAll(QString());
    return lines.join(u'\n');
}

QVariant UsageModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const UsageLine& line = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return textAt(line, index.column());
    case SortRole:
        return valueAt(line, index.column());
    case RemarkRole:
        return index.column() == CostColumn ? usagetexts::costRemark(line.row.figures, m_tables->currency)
            : index.column() == NameColumn && hasDifference(line) ? tr("differs")
                                                                  : QString();
    case Qt::ToolTipRole:
        return tipAt(line, index.column());
    case Qt::TextAlignmentRole:
        return index.column() == NameColumn || index.column() == LastColumn
            ? QVariant()
            : QVariant(int(Qt::AlignTrailing | Qt::AlignVCenter));
    default:
        return {};
    }
}

QVariant UsageModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return section == NameColumn || section == LastColumn ? QVariant(int(Qt::AlignLeading | Qt::AlignVCenter))
                                                              : QVariant(int(Qt::AlignTrailing | Qt::AlignVCenter));
    const struct
    {
        QString name;
        QString tip;
    } columns[ColumnCount] = {
        {usagetexts::axisName(m_axis), {}},
        {tr("Calls"), tr("Calls of models, each counted once")},
        {tr("Input"), tr("Tokens sent that were neither read from the cache nor written to it")},
        {tr("Cache read"), tr("Tokens sent that the cache already held")},
        {tr("Cache write"), tr("Tokens sent that were written to the cache")},
        {tr("Output"), tr("Tokens written by the model, reasoning included")},
        {tr("Reasoning"), tr("Tokens of the output that the model thought")},
        {tr("Cache hits"), tr("Share of the tokens sent that came from the cache")},
        {tr("Cost"), tr("By list prices")},
        {tr("Agent's cost"), tr("The cost that the agent stored, in US dollars")},
        {tr("Last call"), {}},
    };
    return role == Qt::DisplayRole ? QVariant(columns[section].name)
        : role == Qt::ToolTipRole  ? QVariant(columns[section].tip)
                                   : QVariant();
}

} // namespace stemma
