// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/compare/comparemodel.h"

#include "core/base/text.h"
#include "ui/common/format.h"
#include "ui/common/toolwords.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using Mark = CompareRow::Mark;

QString signs(int added, int removed)
{
    QStringList words;
    if (added > 0)
        words.append(u'+' + format::number(added));
    if (removed > 0)
        words.append(u'\u2212' + format::number(removed));
    return words.join(u' ');
}

/// Fills in the text for each kind of part.
struct CellWriter
{
    CompareCell& cell;
    Role role;

    void operator()(const TextPart& part) const
    {
        cell.icon = role == Role::User ? u"user"_s : u"assistant"_s;
        cell.text = firstWords(part.text.text);
    }
    void operator()(const ReasoningPart& part) const
    {
        cell.icon = u"thinking"_s;
        cell.head = CompareModel::tr("Thinking");
        cell.isHeadQuiet = true;
        cell.text = part.text.isEmpty() ? stateWord(part.state) : firstWords(part.text.text);
    }
    void operator()(const ToolPart& part) const
    {
        const ToolWords words = describe(part);
        cell.icon = words.icon;
        cell.head = part.name;
        cell.text = words.argument;
        cell.isCode = true;
        cell.failed = part.state == ToolPart::State::Error;
        cell.succeeded = part.state == ToolPart::State::Completed && !part.prunedAt;
        cell.result = cell.failed && words.result.isEmpty() ? stateWord(part) : words.result;
    }
    void operator()(const PatchPart& part) const
    {
        cell.icon = u"patch"_s;
        cell.isCode = true;
        QStringList paths;
        int added = 0;
        int removed = 0;
        for (const PatchFile& file : part.files) {
            paths.append(file.path);
            added += file.added;
            removed += file.removed;
        }
        cell.text = paths.join(u", "_s);
        cell.result = signs(added, removed);
    }
    void operator()(const FileReferencePart& part) const
    {
        cell.icon = u"file"_s;
        cell.isCode = true;
        cell.text = part.reference.path;
    }
    void operator()(const ImagePart& part) const
    {
        cell.icon = u"image"_s;
        cell.text = part.mediaType;
        cell.result = format::bytes(part.size);
    }
    void operator()(const CompactionPart& part) const
    {
        cell.icon = u"compact"_s;
        cell.text = part.covers ? CompareModel::tr("Compaction of %n message(s)", nullptr, int(*part.covers))
                                : CompareModel::tr("Compaction");
    }
    void operator()(const UnknownPart& part) const
    {
        cell.icon = u"unknown"_s;
        cell.text = u"“%1”"_s.arg(part.storedType);
    }
    void operator()(const EventPart& part) const
    {
        cell.icon = u"step"_s;
        cell.text = part.type;
        cell.result = part.line;
    }
    void operator()(const StepStartPart&) const { }
    void operator()(const StepFinishPart&) const { }
};

QString spoken(const CompareCell& cell)
{
    QStringList words {CompareModel::tr("message %1").arg(cell.number), cell.head, cell.text, cell.result};
    words.removeAll(QString());
    return words.join(u", "_s);
}

QString markText(Mark mark)
{
    switch (mark) {
    case Mark::Same:
        return u"="_s;
    case Mark::Differs:
        return u"≠"_s;
    case Mark::OnlyA:
        return u"◂"_s;
    case Mark::OnlyB:
        return u"▸"_s;
    }
    return {};
}

} // namespace

QString wordOf(Mark mark)
{
    switch (mark) {
    case Mark::Same:
        return CompareModel::tr("the same");
    case Mark::Differs:
        return CompareModel::tr("differs");
    case Mark::OnlyA:
        return CompareModel::tr("A only");
    case Mark::OnlyB:
        return CompareModel::tr("B only");
    }
    return {};
}

QString comparedPart(const Comparison& comparison)
{
    const CompareFigures& a = comparison.figuresA;
    const CompareFigures& b = comparison.figuresB;
    return CompareModel::tr("Compared the first %1 of %2 and %3 of %4 messages")
        .arg(format::number(a.compared), format::number(a.messages), format::number(b.compared),
            format::number(b.messages));
}

CompareCell cellOf(const CompareItem& item)
{
    CompareCell cell;
    cell.number = format::number(item.index + 1);
    std::visit(CellWriter {cell, item.message->role}, item.content().body);
    cell.text = withVisibleControls(cell.text);
    if (const qint64 tokens = tokensOf(item.content()); tokens > 0)
        cell.tokens = format::tokens(tokens, true);
    return cell;
}

CompareModel::CompareModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void CompareModel::setComparison(const ComparisonPtr& comparison)
{
    if (comparison == m_comparison)
        return;
    beginResetModel();
    m_comparison = comparison;
    m_common = {};
    m_commonRows.clear();
    fill();
    endResetModel();
}

void CompareModel::setCommon(const CommonPart& common)
{
    if (!m_comparison || (common.a.empty() && m_commonRows.empty()))
        return;
    beginResetModel();
    m_common = common;
    m_commonRows.clear();
    for (int i = 0; i < int(std::min(common.a.size(), common.b.size())); ++i)
        m_commonRows.push_back({i, i, Mark::Same});
    fill();
    endResetModel();
}

int CompareModel::rowOf(const MessageId& message, Column side) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (const CompareItem* item = itemAt(row, side); item && item->message->id == message)
            return row;
    }
    return -1;
}

void CompareModel::setChangesOnly(bool on)
{
    if (on == m_changesOnly)
        return;
    beginResetModel();
    m_changesOnly = on;
    fill();
    endResetModel();
}

void CompareModel::fill()
{
    m_shown.clear();
    m_changes.clear();
    if (!m_comparison)
        return;
    for (int row = 0; row < int(m_comparison->rows.size()); ++row) {
        const bool same = m_comparison->rows[size_t(row)].mark == Mark::Same;
        if (!same)
            m_changes.append(int(m_shown.size()) + firstRow());
        if (!same || !m_changesOnly)
            m_shown.push_back(row);
    }
}

int CompareModel::rowCount(const QModelIndex& parent) const
{
    if (parent.isValid() || !m_comparison)
        return 0;
    return firstRow() + int(m_shown.size()) + (m_comparison->isWhole() ? 0 : 1);
}

int CompareModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

CompareModel::RowKind CompareModel::kindAt(int row) const
{
    if (row == 0)
        return RowKind::Common;
    if (row == 1 && hasEarlier())
        return RowKind::Earlier;
    return row < firstRow() + int(m_shown.size()) ? RowKind::Parts : RowKind::More;
}

const CompareRow* CompareModel::rowAt(int row) const
{
    if (!m_comparison || row < 0 || kindAt(row) != RowKind::Parts)
        return nullptr;
    if (row < firstRow())
        return &m_commonRows[size_t(row - 1 - (hasEarlier() ? 1 : 0))];
    return &m_comparison->rows[size_t(m_shown[size_t(row - firstRow())])];
}

const CompareItem* CompareModel::itemAt(int row, Column side) const
{
    const CompareRow* own = rowAt(row);
    const int item = !own ? -1 : side == SideAColumn ? own->a : own->b;
    if (item < 0)
        return nullptr;
    if (row < firstRow())
        return side == SideAColumn ? &m_common.a[size_t(item)] : &m_common.b[size_t(item)];
    return side == SideAColumn ? &m_comparison->a[size_t(item)] : &m_comparison->b[size_t(item)];
}

CompareCell CompareModel::cell(int row, Column side) const
{
    const CompareItem* item = itemAt(row, side);
    return item ? cellOf(*item) : CompareCell();
}

int CompareModel::changeAt(int row) const
{
    return int(std::ranges::upper_bound(m_changes, row) - m_changes.begin()) - 1;
}

QString CompareModel::commonText() const
{
    if (m_comparison->common == 0)
        return tr("Nothing in common: they differ from the first message");
    QString last;
    if (m_comparison->lastCommon) {
        for (const Part& part : m_comparison->lastCommon->parts) {
            if (const auto* text = part.as<TextPart>(); text && last.isEmpty())
                last = firstWords(text->text.text, 80);
        }
    }
    const QString count = tr("%n message(s) in common", nullptr, int(m_comparison->common));
    const QString number = format::number(m_comparison->common);
    const QString text = last.isEmpty() ? count : tr("%1 · the last is %2 “%3”").arg(count, number, last);
    return text + factSeparator() + (isCommonShown() ? tr("Fold") : tr("Unfold"));
}

QString CompareModel::moreText() const
{
    const CompareFigures& a = m_comparison->figuresA;
    const CompareFigures& b = m_comparison->figuresB;
    return tr("Compared the first %1 of %2 and %3 of %4 messages · Compare more")
        .arg(format::number(a.compared), format::number(a.messages), format::number(b.compared),
            format::number(b.messages));
}

QString CompareModel::textAt(int row, int column) const
{
    switch (kindAt(row)) {
    case RowKind::Common:
        return column == SideAColumn ? commonText() : QString();
    case RowKind::Earlier:
        return column == SideAColumn ? tr("%n earlier message(s) in common · Show more", nullptr, int(m_common.first))
                                     : QString();
    case RowKind::More:
        return column == SideAColumn ? moreText() : QString();
    case RowKind::Parts:
        break;
    }
    if (column == MarkColumn)
        return markText(rowAt(row)->mark);
    const CompareCell own = cell(row, Column(column));
    QStringList words {own.head, own.text, own.result};
    words.removeAll(QString());
    return words.join(u' ');
}

QVariant CompareModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const CompareRow* row = rowAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return textAt(index.row(), index.column());
    case Qt::ToolTipRole:
        return row && index.column() == MarkColumn ? wordOf(row->mark) : QVariant();
    case Qt::AccessibleTextRole: {
        if (!row)
            return textAt(index.row(), index.column());
        QStringList words;
        for (const Column side : {SideAColumn, SideBColumn}) {
            if (const CompareCell own = cell(index.row(), side); !own.isEmpty())
                words.append(u"%1: %2"_s.arg(side == SideAColumn ? u"A"_s : u"B"_s, spoken(own)));
        }
        words.append(wordOf(row->mark));
        return words.join(u"; "_s);
    }
    case Qt::TextAlignmentRole:
        return index.column() == MarkColumn ? QVariant(Qt::AlignCenter) : QVariant();
    case KindRole:
        return int(kindAt(index.row()));
    case MarkRole:
        return row ? QVariant(int(row->mark)) : QVariant();
    case MessageRole: {
        const CompareItem* item = index.column() == MarkColumn ? nullptr : itemAt(index.row(), Column(index.column()));
        return QVariant::fromValue(item ? item->message->id : MessageId());
    }
    default:
        return {};
    }
}

QVariant CompareModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section == MarkColumn || !m_comparison)
        return {};
    const CompareFigures& figures = section == SideAColumn ? m_comparison->figuresA : m_comparison->figuresB;
    QStringList words {figures.model};
    if (figures.from && figures.to)
        words.append(tr("%1 to %2").arg(format::clockTime(*figures.from), format::clockTime(*figures.to)));
    words.removeAll(QString());
    return u"%1  %2"_s.arg(section == SideAColumn ? u"A"_s : u"B"_s, words.join(factSeparator()));
}

} // namespace stemma
