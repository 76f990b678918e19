// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/auditmodel.h"

#include "core/base/shownzone.h"
#include "core/base/text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct AuditModelText
{
    Q_DECLARE_TR_FUNCTIONS(Audit)
};

QVariant valueOf(const std::optional<qint64>& number)
{
    return number ? QVariant(*number) : QVariant();
}

QVariant valueOf(const std::optional<Duration>& duration)
{
    return duration ? QVariant(qint64(duration->count())) : QVariant();
}

QVariant valueOf(const std::optional<Time>& time)
{
    return time ? QVariant(toMs(*time)) : QVariant();
}

QVariant tokenValue(const TokenUsage& tokens, int column)
{
    switch (column) {
    case AuditModel::InputColumn:
        return valueOf(tokens.input);
    case AuditModel::OutputColumn:
        return valueOf(tokens.output);
    case AuditModel::ReasoningColumn:
        return valueOf(tokens.reasoning);
    case AuditModel::CacheReadColumn:
        return valueOf(tokens.cacheRead);
    case AuditModel::CacheWriteColumn:
        return valueOf(tokens.cacheWrite);
    default:
        return {};
    }
}

/// A figure as people read it.
QVariant shown(const QVariant& value, int column)
{
    const QLocale locale;
    if (!value.isValid())
        return {};
    switch (column) {
    case AuditModel::TimeColumn:
        return locale.toString(inShownZone(timeFromMs(value.toLongLong())), u"yyyy-MM-dd HH:mm:ss"_s);
    case AuditModel::DurationColumn:
    case AuditModel::FirstTokenColumn:
        return AuditModelText::tr("%1 s").arg(locale.toString(value.toLongLong() / 1000.0, 'f', 2));
    case AuditModel::CostColumn:
        return locale.toString(value.toDouble(), 'f', 4);
    case AuditModel::EstimateColumn:
        return QString(u"≈ "_s + locale.toString(value.toLongLong()));
    default:
        return value.typeId() == QMetaType::LongLong ? QVariant(locale.toString(value.toLongLong())) : value;
    }
}

} // namespace

AuditModel::AuditModel(AuditSource* source, QObject* parent)
    : QAbstractItemModel(parent)
    , m_source(source)
    , m_audit(source->audit())
    , m_rows(int(m_audit->turns.size()))
{
    connect(source, &AuditSource::changed, this, &AuditModel::take);
}

void AuditModel::take(bool goesOn)
{
    const SessionAuditPtr next = m_source->audit();
    if (next == m_audit)
        return;
    const int rows = int(next->turns.size());
    if (!goesOn) {
        beginResetModel();
        m_audit = next;
        m_rows = rows;
        endResetModel();
        return;
    }
    // The last turns go on; as long as nothing comes or goes below them, they stay as they are in the view.
    const auto below = [](const TurnAudit& turn) { return std::pair(turn.calls.size(), turn.tools.size()); };
    const int first = std::min(int(next->unchanged), m_rows);
    int same = first;
    while (same < std::min(m_rows, rows) && below(turns()[size_t(same)]) == below(next->turns[size_t(same)]))
        ++same;
    if (same < m_rows) {
        beginRemoveRows({}, same, m_rows - 1);
        m_rows = same;
        endRemoveRows();
    }
    m_audit = next;
    if (same < rows) {
        beginInsertRows({}, same, rows - 1);
        m_rows = rows;
        endInsertRows();
    }
    for (int row = first; row < same; ++row) {
        const QModelIndex turn = index(row, 0);
        emit dataChanged(turn, turn.siblingAtColumn(ColumnCount - 1));
        if (const int children = rowCount(turn); children > 0)
            emit dataChanged(index(0, 0, turn), index(children - 1, ColumnCount - 1, turn));
    }
}

QModelIndex AuditModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    // 0 for a turn, else the number of its turn from 1.
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row()) + 1 : quintptr(0));
}

QModelIndex AuditModel::parent(const QModelIndex& child) const
{
    return child.internalId() == 0 ? QModelIndex() : createIndex(int(child.internalId()) - 1, 0, quintptr(0));
}

int AuditModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return m_rows;
    if (parent.internalId() != 0 || parent.column() > 0)
        return 0;
    const TurnAudit& turn = turns()[size_t(parent.row())];
    return int(turn.calls.size() + turn.tools.size());
}

int AuditModel::columnCount(const QModelIndex& parent) const
{
    Q_UNUSED(parent)
    return ColumnCount;
}

QVariant AuditModel::turnValue(size_t number, int column) const
{
    const TurnAudit& turn = turns()[number];
    switch (column) {
    case TurnColumn:
        return !turn.hasPrompt ? AuditModelText::tr("before the first prompt")
            : turn.promptWords.isEmpty()
            ? AuditModelText::tr("Turn %1").arg(QLocale().toString(turns().numberOf(number)))
            : AuditModelText::tr("Turn %1 · %2", "number, first words of the prompt")
                  .arg(QLocale().toString(turns().numberOf(number)), withoutMarks(turn.promptWords));
    case TimeColumn:
        return valueOf(turn.startedAt);
    case DurationColumn:
        return valueOf(turn.duration());
    case FirstTokenColumn:
        return valueOf(turn.timeToFirstToken());
    case CallsColumn:
        return turn.retries() > 0
            ? QVariant(AuditModelText::tr("%1, %2 retries", "calls, retries")
                      .arg(QLocale().toString(turn.calls.size()), QLocale().toString(turn.retries())))
            : QVariant(qint64(turn.calls.size()));
    case ContextColumn:
        return valueOf(turn.contextTokens());
    case ToolsColumn:
        return turn.failedTools() > 0
            ? QVariant(AuditModelText::tr("%1, %2 failed")
                      .arg(QLocale().toString(turn.tools.size()), QLocale().toString(turn.failedTools())))
            : QVariant(qint64(turn.tools.size()));
    case EstimateColumn:
        return turn.estimatedOutput;
    case CostColumn:
        return turn.cost ? QVariant(*turn.cost) : QVariant();
    case RemarkColumn:
        return turn.remarks.isEmpty() ? QVariant() : QVariant(turn.remarks.join(u' '));
    default:
        return tokenValue(turn.reported, column);
    }
}

QVariant AuditModel::callValue(const LlmCall& call, int column)
{
    switch (column) {
    case TurnColumn: {
        const QString model = call.model.isEmpty() ? AuditModelText::tr("call") : call.model;
        return call.purpose.isEmpty() ? model
                                      : AuditModelText::tr("%1 · %2", "model, purpose").arg(model, call.purpose);
    }
    case TimeColumn:
        return valueOf(call.startedAt);
    case DurationColumn:
        return valueOf(call.latency);
    case FirstTokenColumn:
        return valueOf(call.timeToFirstToken);
    case CallsColumn:
        return call.attempt > 1 ? QVariant(AuditModelText::tr("attempt %1").arg(call.attempt)) : QVariant();
    case RemarkColumn:
        return call.error.isEmpty() ? QVariant() : QVariant(call.error);
    default:
        return tokenValue(call.tokens, column);
    }
}

QVariant AuditModel::toolValue(const ToolTrace& tool, int column)
{
    switch (column) {
    case TurnColumn:
        return tool.name.isEmpty() ? AuditModelText::tr("tool") : tool.name;
    case TimeColumn:
        return valueOf(tool.startedAt);
    case DurationColumn:
        return valueOf(tool.duration);
    case CallsColumn:
        return tool.attempts.isEmpty() ? QVariant() : QVariant(qint64(tool.attempts.size()));
    case RemarkColumn:
        return tool.error.isEmpty() ? QVariant(tool.description) : QVariant(tool.error);
    default: {
        TokenUsage sum;
        for (const LlmCall& attempt : tool.attempts)
            addTo(sum, attempt.tokens);
        return tokenValue(sum, column);
    }
    }
}

QVariant AuditModel::valueAt(const QModelIndex& index) const
{
    if (index.internalId() == 0)
        return turnValue(size_t(index.row()), index.column());
    const TurnAudit& turn = turns()[size_t(index.internalId()) - 1];
    const qsizetype row = index.row();
    return row < turn.calls.size() ? callValue(turn.calls.at(row), index.column())
        : index.column() == RemarkColumn && turn.unanswered.contains(row - turn.calls.size())
        ? QVariant(AuditModelText::tr("no result"))
        : toolValue(turn.tools.at(row - turn.calls.size()), index.column());
}

QVariant AuditModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const bool isTurn = index.internalId() == 0;
    const TurnAudit& turn = turns()[isTurn ? size_t(index.row()) : size_t(index.internalId()) - 1];
    switch (role) {
    case Qt::DisplayRole:
        return shown(valueAt(index), index.column());
    case ValueRole:
        return valueAt(index);
    case MessageRole:
        return QVariant::fromValue(turn.prompt.isEmpty() || !isTurn ? turn.answer : turn.prompt);
    case Qt::ToolTipRole:
        if (index.column() == EstimateColumn && isTurn)
            return turn.estimateRule;
        if (index.column() == TurnColumn && isTurn)
            return turn.promptWords.isEmpty() ? QVariant() : QVariant(withoutMarks(turn.promptWords));
        return index.column() == RemarkColumn ? shown(valueAt(index), index.column()) : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() >= DurationColumn && index.column() < RemarkColumn
            ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
            : QVariant();
    case FailedRole:
        if (isTurn)
            return index.column() == RemarkColumn ? !turn.remarks.isEmpty() : turn.failedTools() > 0;
        return index.row() < turn.calls.size() ? !turn.calls.at(index.row()).success
                                               : !turn.tools.at(index.row() - turn.calls.size()).success;
    default:
        return {};
    }
}

QVariant AuditModel::headerTip(int section) const
{
    switch (section) {
    case FirstTokenColumn:
        return AuditModelText::tr("Time to the first token of the first call that recorded it");
    case InputColumn:
        return AuditModelText::tr(
            "As reported. Every call sends the whole conversation again, so the total counts it each time.");
    case ContextColumn:
        return AuditModelText::tr("Tokens of the largest call of the turn, with its answer");
    case EstimateColumn:
        return m_rows == 0 || turns().back().estimateRule.isEmpty()
            ? AuditModelText::tr("Estimated from the length of the model’s output")
            : AuditModelText::tr("Estimated from the length of the model’s output: %1")
                  .arg(turns().back().estimateRule);
    default:
        return {};
    }
}

QVariant AuditModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return section >= DurationColumn && section < RemarkColumn ? int(Qt::AlignRight | Qt::AlignVCenter)
                                                                   : int(Qt::AlignLeft | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole)
        return headerTip(section);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case TurnColumn:
        return AuditModelText::tr("Turn");
    case TimeColumn:
        return AuditModelText::tr("Started");
    case DurationColumn:
        return AuditModelText::tr("Duration");
    case FirstTokenColumn:
        return AuditModelText::tr("First token");
    case CallsColumn:
        return AuditModelText::tr("Calls");
    case ToolsColumn:
        return AuditModelText::tr("Tools");
    case InputColumn:
        return AuditModelText::tr("Input");
    case OutputColumn:
        return AuditModelText::tr("Output");
    case ReasoningColumn:
        return AuditModelText::tr("Reasoning");
    case CacheReadColumn:
        return AuditModelText::tr("Cache read");
    case CacheWriteColumn:
        return AuditModelText::tr("Cache write");
    case ContextColumn:
        return AuditModelText::tr("In context");
    case EstimateColumn:
        return AuditModelText::tr("Estimated output");
    case CostColumn:
        return AuditModelText::tr("Cost, $");
    case RemarkColumn:
        return AuditModelText::tr("Remarks");
    default:
        return {};
    }
}

} // namespace stemma
