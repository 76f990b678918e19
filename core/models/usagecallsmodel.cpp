// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/usagecallsmodel.h"

#include "core/base/shownzone.h"
#include "core/base/text.h"
#include "core/models/usagetexts.h"

#include <QLocale>

#include <algorithm>
#include <set>

namespace stemma {

namespace {

bool isCounted(const UsageCall& call)
{
    return call.record.notCounted == NotCounted::Counted;
}

int yearOf(const UsageCall& call)
{
    return inShownZone(*call.record.at).date().year();
}

} // namespace

UsageCallsModel::UsageCallsModel(QObject* parent)
    : QAbstractTableModel(parent)
    , m_calls(std::make_shared<UsageCalls>())
    , m_tables(std::make_shared<UsageTables>())
{
    look();
}

void UsageCallsModel::setCalls(const UsageCallsPtr& calls, const UsageTablesPtr& tables)
{
    beginResetModel();
    m_calls = calls;
    m_tables = tables;
    m_titles.clear();
    for (const UsageLine& line : tables->of(UsageAxis::Session))
        m_titles.insert({line.row.session, line.store}, line.row.title);
    look();
    endResetModel();
}

void UsageCallsModel::look()
{
    std::ranges::fill(m_usesColumn, true);
    const auto differ = [this](auto figure) {
        return std::ranges::any_of(
            *m_calls, [&](const UsageCall& call) { return figure(call) != figure(m_calls->front()); });
    };
    const auto any = [this](auto figure) { return std::ranges::any_of(*m_calls, figure); };
    std::set<int> years {shownToday().year()};
    for (const UsageCall& call : *m_calls) {
        if (call.record.at)
            years.insert(yearOf(call));
    }
    m_needsYears = years.size() > 1;
    m_usesColumn[SessionColumn]
        = differ([](const UsageCall& call) { return std::pair(call.record.storedIn.value, call.store); });
    m_usesColumn[ModelColumn] = differ([](const UsageCall& call) { return call.record.model; });
    m_usesColumn[CacheReadColumn] = any([](const UsageCall& call) { return call.record.tokens.cacheRead > 0; });
    m_usesColumn[CacheWriteColumn] = any([](const UsageCall& call) { return call.record.tokens.cacheWrite() > 0; });
    m_usesColumn[RemarkColumn] = any([this](const UsageCall& call) { return !remarkOf(call).isEmpty(); });
}

bool UsageCallsModel::isUsed(int column) const
{
    return m_usesColumn[column];
}

int UsageCallsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_calls->size());
}

int UsageCallsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString UsageCallsModel::titleOf(const UsageCall& call) const
{
    const QString title = m_titles.value({call.record.session, call.store});
    return title.isEmpty() ? call.record.session.value : title;
}

QString UsageCallsModel::remarkOf(const UsageCall& call) const
{
    const UsageRecord& record = call.record;
    if (!isCounted(call))
        return tr("not counted: %1").arg(notCountedText(record.notCounted));
    QStringList words;
    if (record.purpose == CallPurpose::Summary)
        words.append(tr("summary"));
    else if (record.purpose == CallPurpose::Other)
        words.append(tr("beside the conversation"));
    if (record.isSubAgent)
        words.append(record.agent.isEmpty() ? tr("sub-agent") : tr("sub-agent %1").arg(record.agent));
    if (record.isFast)
        words.append(tr("fast mode"));
    if (record.tier == ServiceTier::Batch)
        words.append(tr("batch"));
    else if (record.tier == ServiceTier::Flex)
        words.append(tr("flex tier"));
    else if (record.tier == ServiceTier::Priority)
        words.append(tr("priority tier"));
    if (!record.region.isEmpty())
        words.append(tr("region: %1").arg(record.region));
    if (call.cost && call.billing == Billing::Subscription)
        words.append(tr("covered by a subscription"));
    return words.join(factSeparator());
}

QVariant UsageCallsModel::valueAt(const UsageCall& call, int column) const
{
    const CallTokens& tokens = call.record.tokens;
    switch (column) {
    case TimeColumn:
        return call.record.at ? toMs(*call.record.at) : std::numeric_limits<qint64>::min();
    case SessionColumn:
        return titleOf(call);
    case ModelColumn:
        return call.record.model;
    case InputColumn:
        return tokens.input;
    case CacheReadColumn:
        return tokens.cacheRead;
    case CacheWriteColumn:
        return tokens.cacheWrite();
    case OutputColumn:
        return tokens.written();
    case CostColumn:
        return call.cost.value_or(-1);
    case RemarkColumn:
        return remarkOf(call);
    default:
        return {};
    }
}

QVariant UsageCallsModel::textAt(const UsageCall& call, int column) const
{
    switch (column) {
    case TimeColumn:
        return call.record.at ? usagetexts::callTime(*call.record.at, m_needsYears) : QString();
    case SessionColumn:
    case ModelColumn:
    case RemarkColumn:
        return valueAt(call, column);
    case CostColumn:
        return call.cost      ? usagetexts::money(*call.cost, m_tables->currency, 4)
            : isCounted(call) ? tr("unknown")
                              : QString();
    default:
        return QLocale().toString(valueAt(call, column).toLongLong());
    }
}

QVariant UsageCallsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const UsageCall& call = at(index.row());
    const bool isText = index.column() <= ModelColumn || index.column() == RemarkColumn;
    switch (role) {
    case Qt::DisplayRole:
        return textAt(call, index.column());
    case SortRole:
        return valueAt(call, index.column());
    case CountedRole:
        return isCounted(call);
    case PricedRole:
        return call.cost.has_value() || !isCounted(call);
    case Qt::ToolTipRole:
        if (index.column() == TimeColumn)
            return usagetexts::wholeTime(call.record.at);
        return isText ? valueAt(call, index.column()).toString() : usagetexts::tokens(call.record.tokens).join(u'\n');
    case Qt::TextAlignmentRole:
        return isText ? QVariant() : QVariant(int(Qt::AlignTrailing | Qt::AlignVCenter));
    default:
        return {};
    }
}

QVariant UsageCallsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    const bool isText = section <= ModelColumn || section == RemarkColumn;
    if (role == Qt::TextAlignmentRole)
        return int((isText ? Qt::AlignLeading : Qt::AlignTrailing) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    const QString names[ColumnCount] = {tr("Time"), tr("Session"), tr("Model"), tr("Input"), tr("Cache read"),
        tr("Cache write"), tr("Output"), tr("Cost"), tr("Remark")};
    return names[section];
}

UsageCallsFilter::UsageCallsFilter(UsageCallsModel* model, QObject* parent)
    : QSortFilterProxyModel(parent)
    , m_model(model)
{
    setSourceModel(model);
    setSortRole(UsageCallsModel::SortRole);
}

void UsageCallsFilter::setShown(Shown shown)
{
    if (std::exchange(m_shown, shown) != shown)
        invalidateRowsFilter();
}

bool UsageCallsFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    Q_UNUSED(parent)
    return m_shown == Shown::All || isCounted(m_model->at(row)) == (m_shown == Shown::Counted);
}

} // namespace stemma
