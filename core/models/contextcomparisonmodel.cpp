// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/contextcomparisonmodel.h"

#include "core/models/contextmodel.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace stemma {

void ContextComparisonModel::setComparison(const ContextComparisonPtr& comparison)
{
    if (comparison == m_comparison)
        return;
    beginResetModel();
    m_comparison = comparison;
    makeLines();
    endResetModel();
}

void ContextComparisonModel::setOnlyChanges(bool only)
{
    if (only == m_onlyChanges)
        return;
    beginResetModel();
    m_onlyChanges = only;
    makeLines();
    endResetModel();
}

void ContextComparisonModel::makeLines()
{
    m_lines.clear();
    if (!m_comparison)
        return;
    const auto& pairs = m_comparison->pairs;
    for (int at = 0; at < int(pairs.size()); ++at) {
        const bool goesOn = m_onlyChanges && pairs[size_t(at)].isSame() && at > 0 && pairs[size_t(at) - 1].isSame();
        if (goesOn)
            ++m_lines.back().count;
        else
            m_lines.push_back({at, 1});
    }
}

ContextComparisonModel::State ContextComparisonModel::stateOf(const Line& line) const
{
    const ContextComparison::Pair& pair = m_comparison->pairs[size_t(line.first)];
    if (line.count > 1)
        return State::SameItems;
    return pair.before < 0 ? State::New : pair.now < 0 ? State::Gone : pair.isChanged ? State::Changed : State::Same;
}

const ContextRow* ContextComparisonModel::rowOf(const Line& line, bool isBefore) const
{
    const ContextComparison::Pair& pair = m_comparison->pairs[size_t(line.first)];
    const int row = isBefore ? pair.before : pair.now;
    if (row < 0 || line.count > 1)
        return nullptr;
    return isBefore ? &m_comparison->before[size_t(row)] : &m_comparison->now[size_t(row)];
}

int ContextComparisonModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_lines.size());
}

int ContextComparisonModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ContextComparisonModel::display(const Line& line, int column) const
{
    const State state = stateOf(line);
    if (column == SignColumn) {
        switch (state) {
        case State::New:
            return u"+"_s;
        case State::Gone:
            return u"\u2212"_s;
        case State::Changed:
            return u"≠"_s;
        case State::Same:
        case State::SameItems:
            break;
        }
        return u"="_s;
    }
    const bool isBefore = column == BeforeColumn || column == BeforeTokensColumn;
    const bool isTokens = column == BeforeTokensColumn || column == NowTokensColumn;
    if (state == State::SameItems && isTokens) {
        qint64 tokens = 0;
        bool isEstimated = false;
        for (int at = line.first; at < line.first + line.count; ++at) {
            const ContextItem& item = m_comparison->now[size_t(m_comparison->pairs[size_t(at)].now)].item;
            tokens += item.tokens;
            isEstimated = isEstimated || item.estimated;
        }
        return contextTokens(tokens, isEstimated);
    }
    if (state == State::SameItems)
        return tr("%Ln item(s) in both", nullptr, line.count);
    const ContextRow* row = rowOf(line, isBefore);
    if (!row)
        return {};
    return isTokens ? contextTokens(row->item.tokens, row->item.estimated)
                    : tr("%1: %2", "Summary: what was done").arg(titleOf(row->item.kind), row->item.text);
}

QVariant ContextComparisonModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Line& line = m_lines[size_t(index.row())];
    const bool isBefore = index.column() == BeforeColumn || index.column() == BeforeTokensColumn;
    const bool isText = index.column() == BeforeColumn || index.column() == NowColumn;
    switch (role) {
    case StateRole:
        return int(stateOf(line));
    case MessageRole: {
        const ContextRow* row = rowOf(line, isBefore);
        row = row ? row : rowOf(line, !isBefore);
        return row ? row->item.id : QString();
    }
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(isText ? Qt::AlignLeading | Qt::AlignVCenter
                : index.column() == SignColumn          ? Qt::AlignCenter
                                                        : Qt::AlignRight | Qt::AlignVCenter));
    case Qt::ToolTipRole:
        if (const ContextRow* row = isText ? rowOf(line, isBefore) : nullptr)
            return row->item.text;
        return {};
    case Qt::AccessibleTextRole: {
        static const char* const Words[] = {
            QT_TR_NOOP("in both"), QT_TR_NOOP("in both"), QT_TR_NOOP("new"), QT_TR_NOOP("gone"), QT_TR_NOOP("changed")};
        if (index.column() == SignColumn)
            return tr(Words[int(stateOf(line))]);
        return {};
    }
    case Qt::DisplayRole:
        return display(line, index.column());
    default:
        return {};
    }
}

QVariant ContextComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || !m_comparison)
        return {};
    const bool isTokens = section == BeforeTokensColumn || section == NowTokensColumn;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            Qt::Alignment(isTokens ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeading | Qt::AlignVCenter));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case BeforeColumn:
        return tr("The turn before, at message %1").arg(QLocale().toString(m_comparison->beforeAt + 1));
    case NowColumn:
        return tr("At message %1").arg(QLocale().toString(m_comparison->nowAt + 1));
    case SignColumn:
        return QString();
    default:
        return tr("Tokens");
    }
}

} // namespace stemma
