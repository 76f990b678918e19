// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/thinking/thinkingmodel.h"

#include "core/base/tokenguess.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/toolwords.h"

using namespace Qt::StringLiterals;

namespace stemma {

void ThinkingModel::setBlocks(const std::vector<ThinkingBlock>& blocks)
{
    const auto [mine, other] = std::ranges::mismatch(m_blocks, blocks);
    const int same = int(mine - m_blocks.begin());
    if (mine != m_blocks.end()) {
        beginRemoveRows({}, same, int(m_blocks.size()) - 1);
        m_blocks.erase(mine, m_blocks.end());
        endRemoveRows();
    }
    if (other != blocks.end()) {
        beginInsertRows({}, same, int(blocks.size()) - 1);
        m_blocks.insert(m_blocks.end(), other, blocks.end());
        endInsertRows();
    }
}

int ThinkingModel::rowOf(qint64 row, int part) const
{
    const auto ofMessage = std::ranges::equal_range(m_blocks, row, {}, &ThinkingBlock::row);
    if (ofMessage.empty())
        return -1;
    const auto found = std::ranges::find(ofMessage, part, &ThinkingBlock::part);
    return int((found == ofMessage.end() ? ofMessage.begin() : found) - m_blocks.begin());
}

int ThinkingModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_blocks.size());
}

int ThinkingModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ThinkingModel::nextText(const ThinkingFollowUp& next)
{
    if (next.row < 0)
        return tr("The turn ended");
    switch (next.kind) {
    case PartKind::Text:
        return tr("Answer: %1").arg(next.line);
    case PartKind::Tool:
        return next.line.isEmpty() ? next.tool : next.tool + u"  "_s + next.line;
    case PartKind::Patch:
        return tr("Patch: %1").arg(next.line);
    case PartKind::Compaction:
        return tr("Compaction");
    case PartKind::Image:
        return tr("Image");
    default:
        return tr("File");
    }
}

QString ThinkingModel::nextIcon(const ThinkingFollowUp& next)
{
    if (next.row < 0)
        return {};
    switch (next.kind) {
    case PartKind::Text:
        return roleIcon(stemma::Role::Assistant);
    case PartKind::Tool: {
        ToolPart tool;
        tool.name = next.tool;
        return describe(tool).icon;
    }
    case PartKind::Patch:
        return u"patch"_s;
    case PartKind::Compaction:
        return u"compact"_s;
    case PartKind::Image:
        return u"image"_s;
    default:
        return u"file"_s;
    }
}

QString ThinkingModel::display(const ThinkingBlock& block, int column)
{
    switch (column) {
    case MessageColumn:
        return format::number(block.row + 1);
    case TextColumn:
        return block.isReadable() ? block.line : tr("No text to show");
    case LengthColumn:
        return block.isReadable() ? format::tokens(block.tokens.value_or(guessedTokens(block.bytes)), true)
                                  : format::bytes(std::max(block.bytes, block.signatureBytes));
    case TimeColumn:
        return block.time ? format::clockTime(*block.time) : QString();
    case NextColumn:
        return nextText(block.next);
    default:
        return {};
    }
}

QVariant ThinkingModel::sortKey(const ThinkingBlock& block, int column)
{
    switch (column) {
    case MessageColumn:
        return block.row;
    case StateColumn:
        return int(block.state);
    case LengthColumn:
        return std::max(block.bytes, block.signatureBytes);
    case TimeColumn:
        return block.time ? toMs(*block.time) : std::numeric_limits<qint64>::min();
    default:
        return display(block, column);
    }
}

QVariant ThinkingModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const ThinkingBlock& block = m_blocks[size_t(index.row())];
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return display(block, column);
    case Qt::DecorationRole:
        if (column == NextColumn && block.next.row >= 0)
            return icons::icon(nextIcon(block.next));
        // Most formats know no signatures, so that their absence is nothing to mark.
        if (column == StateColumn && block.state != ReasoningPart::State::Open)
            return icons::icon(stateIcon(block.state));
        return {};
    case Qt::TextAlignmentRole:
        if (column == MessageColumn || column == LengthColumn)
            return QVariant::fromValue(Qt::AlignTrailing | Qt::AlignVCenter);
        return {};
    case Qt::ToolTipRole:
        if (column == StateColumn)
            return stateMeaning(block.state);
        if (column == TimeColumn && block.time)
            return format::absoluteTime(*block.time);
        if (column == LengthColumn && block.isReadable())
            return tr("%1; tokens are estimated").arg(format::bytes(block.bytes));
        return display(block, column);
    case Qt::AccessibleTextRole:
        if (column == StateColumn)
            return stateWord(block.state);
        return column == TextColumn
            ? tr("Thinking in message %1: %2").arg(format::number(block.row + 1), display(block, column))
            : display(block, column);
    case SortRole:
        return sortKey(block, column);
    default:
        return {};
    }
}

QVariant ThinkingModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(section == MessageColumn || section == LengthColumn
                ? Qt::AlignTrailing | Qt::AlignVCenter
                : Qt::AlignLeading | Qt::AlignVCenter);
    if (section == MessageColumn && (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole))
        return tr("Number of the message");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case MessageColumn:
        return u"#"_s;
    case TextColumn:
        return tr("Thinking");
    case StateColumn:
        return tr("State");
    case LengthColumn:
        return tr("Tokens");
    case TimeColumn:
        return tr("Time");
    case NextColumn:
        return tr("What followed");
    default:
        return {};
    }
}

} // namespace stemma
