// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/lossmodel.h"

#include "core/base/text.h"
#include "core/models/losstexts.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qsizetype MostOfText = 300;

} // namespace

void LossModel::setReview(const LossReviewPtr& review)
{
    if (review == m_review)
        return;
    beginResetModel();
    m_review = review;
    endResetModel();
}

const LossFinding* LossModel::at(const QModelIndex& index) const
{
    const QVariant row = index.data(RowRole);
    return m_review && row.isValid() ? &m_review->findings[row.toInt()] : nullptr;
}

int LossModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_review ? 0 : int(m_review->findings.size());
}

int LossModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant LossModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const LossFinding& finding = m_review->findings[index.row()];
    const qint64 first = finding.places.isEmpty() ? -1 : finding.places.first().message + 1;
    if (role == RowRole)
        return index.row();
    if (role == Qt::ToolTipRole) {
        const QString text = firstLine(finding.text.simplified(), MostOfText);
        return u"%1: %2\n%3"_s.arg(losswords::nameOf(finding.status), text, losswords::reasonOf(finding));
    }
    if (role == Qt::TextAlignmentRole && (index.column() == PlaceColumn || index.column() == UseColumn))
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    if (role != Qt::DisplayRole && role != SortRole && role != Qt::AccessibleTextRole)
        return {};
    const bool isSort = role == SortRole;
    switch (index.column()) {
    case KindColumn:
        return isSort ? QVariant(int(finding.kind)) : QVariant(losswords::nameOf(finding.kind));
    case TextColumn: {
        QString text = firstLine(finding.text.simplified(), MostOfText);
        return text.remove(u'`');
    }
    case PlaceColumn:
        return isSort ? QVariant(first) : QVariant(first > 0 ? QLocale().toString(first) : u"–"_s);
    case UseColumn:
        if (isSort)
            return finding.usedLater.size();
        return finding.usedLater.isEmpty() ? u"–"_s : tr("%L1 ×").arg(finding.usedLater.size());
    case SayerColumn:
        return losswords::sayerOf(finding);
    default:
        return {};
    }
}

QVariant LossModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && (section == PlaceColumn || section == UseColumn))
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case KindColumn:
        return tr("Kind");
    case TextColumn:
        return tr("Text");
    case PlaceColumn:
        return tr("In");
    case UseColumn:
        return tr("Later");
    case SayerColumn:
        return tr("Found by");
    default:
        return {};
    }
}

LossFilter::LossFilter(LossModel* model, QObject* parent)
    : QSortFilterProxyModel(parent)
    , m_model(model)
{
    setSourceModel(model);
    setSortRole(LossModel::SortRole);
}

void LossFilter::setKind(std::optional<LossKind> kind)
{
    m_kind = kind;
    invalidateRowsFilter();
}

void LossFilter::setKeptShown(bool shown)
{
    m_keptShown = shown;
    invalidateRowsFilter();
}

bool LossFilter::filterAcceptsRow(int row, const QModelIndex& /*parent*/) const
{
    const LossFinding& finding = m_model->review()->findings[row];
    return (!m_kind || finding.kind == *m_kind) && (m_keptShown || finding.status != LossFinding::Status::Kept);
}

} // namespace stemma
