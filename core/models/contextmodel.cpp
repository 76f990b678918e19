// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/contextmodel.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <ranges>

using namespace Qt::StringLiterals;

namespace stemma {

QString titleOf(ContextItem::Kind kind)
{
    switch (kind) {
    case ContextItem::Kind::System:
        return ContextModel::tr("System");
    case ContextItem::Kind::Summary:
        return ContextModel::tr("Summary");
    case ContextItem::Kind::Message:
        return ContextModel::tr("Message");
    case ContextItem::Kind::ToolOutput:
        return ContextModel::tr("Tool output");
    case ContextItem::Kind::Tombstone:
        break;
    }
    return ContextModel::tr("Pruned output");
}

QString contextTokens(qint64 tokens, bool isEstimated)
{
    const QString number = QLocale().toString(tokens);
    return isEstimated ? u"≈\u202f"_s + number : number;
}

QString contextShare(qint64 tokens, qint64 total)
{
    constexpr double Least = 0.1;
    if (total <= 0)
        return u"–"_s;
    const double percent = 100.0 * double(tokens) / double(total);
    const bool isLess = tokens > 0 && percent < Least;
    return (isLess ? u"<\u202f"_s : QString()) + QLocale().toString(isLess ? Least : percent, 'f', 1) + u" %"_s;
}

ContextModel::ContextModel(ContextSource* source, QObject* parent)
    : QAbstractTableModel(parent)
    , m_source(source)
    , m_picture(source->picture())
{
    connect(m_source, &ContextSource::changed, this, &ContextModel::take);
}

void ContextModel::take()
{
    const ContextPicturePtr& picture = m_source->picture();
    if (picture == m_picture)
        return;
    // What grows at its end keeps its place in the list.
    const int before = rowCount();
    const bool goesOn = picture && m_picture && picture->at == m_picture->at
        && qsizetype(picture->rows.size()) >= before
        && std::ranges::equal(
            m_picture->rows, picture->rows | std::views::take(before), [](const ContextRow& a, const ContextRow& b) {
                return a.item.kind == b.item.kind && a.item.id == b.item.id;
            });
    if (goesOn) {
        const int after = int(picture->rows.size());
        if (after > before)
            beginInsertRows({}, before, after - 1);
        m_picture = picture;
        if (after > before)
            endInsertRows();
        if (before > 0)
            emit dataChanged(index(0, 0), index(before - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_picture = picture;
    m_found.clear();
    endResetModel();
}

void ContextModel::setFound(const QSet<qint64>& positions)
{
    m_found = positions;
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1), {FoundRole});
}

int ContextModel::nextFound(int row, bool forward) const
{
    const int rows = rowCount();
    for (int step = 1; step <= rows; ++step) {
        const int at = ((row + (forward ? step : -step)) % rows + rows) % rows;
        if (m_found.contains(m_picture->rows[size_t(at)].item.position))
            return at;
    }
    return -1;
}

int ContextModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_picture ? 0 : int(m_picture->rows.size());
}

int ContextModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ContextModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ContextRow& row = m_picture->rows[size_t(index.row())];
    switch (role) {
    case RowRole:
        return QVariant::fromValue(row);
    case SentRole:
        return row.isSent();
    case NewRole:
        return row.isNew;
    case FoundRole:
        return m_found.contains(row.item.position);
    case KindRole:
        return int(row.item.kind);
    case Qt::TextAlignmentRole:
        if (index.column() != KindColumn && index.column() != TextColumn)
            return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
        return {};
    case Qt::ToolTipRole:
        if (!row.isSent())
            return tr("Not sent. %1").arg(row.item.leftOut);
        if (!row.item.exact)
            return tr("Reconstructed: the store no longer records what was sent then.");
        return index.column() == TextColumn ? QVariant(row.item.text) : QVariant();
    case Qt::DisplayRole:
        break;
    default:
        return {};
    }
    switch (index.column()) {
    case PositionColumn:
        return QLocale().toString(index.row() + 1);
    case KindColumn:
        return titleOf(row.item.kind);
    case TextColumn:
        return row.item.text.isEmpty() && !row.isSent() ? row.item.leftOut : row.item.text;
    case TokensColumn:
        return row.isSent() ? contextTokens(row.item.tokens, row.item.estimated) : u"–"_s;
    case ShareColumn:
        return contextShare(row.item.tokens, row.isSent() ? m_picture->budget.total : 0);
    default:
        return {};
    }
}

QVariant contextHeader(int section, Qt::Orientation orientation, int role)
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section != ContextModel::KindColumn && section != ContextModel::TextColumn)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case ContextModel::PositionColumn:
        return ContextModel::tr("#");
    case ContextModel::KindColumn:
        return ContextModel::tr("Item");
    case ContextModel::TextColumn:
        return ContextModel::tr("Text");
    case ContextModel::TokensColumn:
        return ContextModel::tr("Tokens");
    case ContextModel::ShareColumn:
        return ContextModel::tr("Share");
    default:
        return {};
    }
}

QVariant ContextModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return contextHeader(section, orientation, role);
}

} // namespace stemma
