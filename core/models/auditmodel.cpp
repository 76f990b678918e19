// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/auditmodel.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <span>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct Words
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
        return locale.toString(QDateTime::fromMSecsSinceEpoch(value.toLongLong()), u"yyyy-MM-dd HH:mm:ss"_s);
    case AuditModel::DurationColumn:
        return Words::tr("%1 s").arg(locale.toString(value.toLongLong() / 1000.0, 'f', 2));
    case AuditModel::CostColumn:
        return locale.toString(value.toDouble(), 'f', 4);
    case AuditModel::EstimateColumn:
        return QString(u"≈ "_s + locale.toString(value.toLongLong()));
    default:
        return value.typeId() == QMetaType::LongLong ? QVariant(locale.toString(value.toLongLong())) : value;
    }
}

} // namespace

/// What one reading has so far.
struct AuditModel::Reading
{
    SessionId session;
    Outline outline;
    size_t next = 0;
    TurnAuditor auditor;
    std::vector<TurnAudit> turns; ///< when all was read
    quint32 generation = 0;

    /// Reads on by one slice; true: that was the last.
    Result<bool> step(SessionStore& store, const JobControl& job)
    {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        if (outline.empty() && next == 0) {
            Result<Outline> rows = store.outline(session, job);
            if (!rows)
                return std::unexpected(rows.error());
            outline = std::move(*rows);
        }
        const size_t end = std::min(outline.size(), next + size_t(SliceRows));
        std::vector<qint64> keys;
        keys.reserve(end - next);
        for (size_t row = next; row < end; ++row)
            keys.push_back(outline[row].key);
        if (!keys.empty()) {
            // Sizes of texts are all that is wanted of them.
            const auto messages = store.messages(session, keys, ReadOptions {.maxText = 0}, job);
            if (!messages)
                return std::unexpected(messages.error());
            for (size_t i = 0; i < messages->size(); ++i) {
                if (!(*messages)[i])
                    continue;
                Message placed = *(*messages)[i];
                placed.index = qint64(next + i);
                auditor.add(placed);
            }
        }
        next = end;
        job.setProgress(qint64(next), qint64(outline.size()));
        if (next < outline.size())
            return false;
        const Result<> traced = store.turnTraces(
            session,
            [this](const TurnTrace& trace) {
                auditor.add(trace);
                return true;
            },
            job);
        turns = auditor.take();
        if (!traced)
            return std::unexpected(traced.error());
        return true;
    }
};

AuditModel::~AuditModel()
{
    cancel();
}

void AuditModel::cancel()
{
    ++m_generation;
    m_control.cancel();
    m_loading = false;
}

void AuditModel::load(OpenStore* store, const SessionId& session)
{
    cancel();
    m_control = {};
    if (!store || store != m_store || session.isEmpty())
        takeTurns({});
    m_store = store;
    if (!store || session.isEmpty())
        return;
    m_loading = true;
    auto reading = std::make_shared<Reading>();
    reading->session = session;
    reading->generation = m_generation;
    readSlice(reading);
}

void AuditModel::readSlice(const std::shared_ptr<Reading>& reading)
{
    m_store
        ->run([reading](SessionStore& store, const JobControl& job) { return reading->step(store, job); }, Lane::Idle,
            m_control)
        .then(this, [this, reading](const Result<bool>& done) {
            if (reading->generation != m_generation)
                return;
            if (done && !*done && m_store) {
                readSlice(reading);
                return;
            }
            m_loading = false;
            // Given up in the midst of it: what was read by then is shown.
            takeTurns(reading->turns.empty() ? reading->auditor.take() : std::move(reading->turns));
            emit loaded(done ? Result<>() : Result<>(std::unexpected(done.error())));
        });
}

void AuditModel::takeTurns(std::vector<TurnAudit> turns)
{
    if (turns.empty() && m_turns.empty())
        return;
    beginResetModel();
    m_turns = std::move(turns);
    endResetModel();
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
        return int(m_turns.size());
    if (parent.internalId() != 0 || parent.column() > 0)
        return 0;
    const TurnAudit& turn = m_turns[size_t(parent.row())];
    return int(turn.calls.size() + turn.tools.size());
}

int AuditModel::columnCount(const QModelIndex& parent) const
{
    Q_UNUSED(parent)
    return ColumnCount;
}

QVariant AuditModel::turnValue(const TurnAudit& turn, int column) const
{
    switch (column) {
    case TurnColumn:
        return turn.prompt.isEmpty() ? Words::tr("before the first prompt")
                                     : Words::tr("Turn %1").arg(QLocale().toString(qint64(&turn - m_turns.data()) + 1));
    case TimeColumn:
        return valueOf(turn.startedAt);
    case DurationColumn:
        return valueOf(turn.duration());
    case CallsColumn:
        return qint64(turn.calls.size());
    case ToolsColumn:
        return turn.failedTools() > 0
            ? QVariant(Words::tr("%1, %2 failed")
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
        const QString model = call.model.isEmpty() ? Words::tr("call") : call.model;
        return call.purpose.isEmpty() ? model : Words::tr("%1 · %2", "model, purpose").arg(model, call.purpose);
    }
    case TimeColumn:
        return valueOf(call.startedAt);
    case DurationColumn:
        return valueOf(call.latency);
    case CallsColumn:
        return call.attempt > 1 ? QVariant(Words::tr("attempt %1").arg(call.attempt)) : QVariant();
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
        return tool.name.isEmpty() ? Words::tr("tool") : tool.name;
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
        return turnValue(m_turns[size_t(index.row())], index.column());
    const TurnAudit& turn = m_turns[size_t(index.internalId()) - 1];
    const qsizetype row = index.row();
    return row < turn.calls.size() ? callValue(turn.calls.at(row), index.column())
                                   : toolValue(turn.tools.at(row - turn.calls.size()), index.column());
}

QVariant AuditModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const bool isTurn = index.internalId() == 0;
    const TurnAudit& turn = m_turns[isTurn ? size_t(index.row()) : size_t(index.internalId()) - 1];
    switch (role) {
    case Qt::DisplayRole:
        return shown(valueAt(index), index.column());
    case ValueRole:
        return valueAt(index);
    case MessageRole:
        return QVariant::fromValue(turn.prompt.isEmpty() || !isTurn ? turn.answer : turn.prompt);
    case Qt::ToolTipRole:
        return index.column() == RemarkColumn ? shown(valueAt(index), index.column()) : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() >= DurationColumn && index.column() < RemarkColumn
            ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
            : QVariant();
    case FailedRole:
        if (isTurn)
            return turn.failedTools() > 0 || !turn.remarks.isEmpty();
        return index.row() < turn.calls.size() ? !turn.calls.at(index.row()).success
                                               : !turn.tools.at(index.row() - turn.calls.size()).success;
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
    if (role == Qt::ToolTipRole && section == EstimateColumn)
        return Words::tr("Output tokens estimated from the stored texts: UTF-8 bytes / %1")
            .arg(TurnAuditor::EstimateBytes);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case TurnColumn:
        return Words::tr("Turn");
    case TimeColumn:
        return Words::tr("Begun");
    case DurationColumn:
        return Words::tr("Time taken");
    case CallsColumn:
        return Words::tr("Calls");
    case ToolsColumn:
        return Words::tr("Tools");
    case InputColumn:
        return Words::tr("Input");
    case OutputColumn:
        return Words::tr("Output");
    case ReasoningColumn:
        return Words::tr("Reasoning");
    case CacheReadColumn:
        return Words::tr("Cache read");
    case CacheWriteColumn:
        return Words::tr("Cache write");
    case EstimateColumn:
        return Words::tr("Estimated output");
    case CostColumn:
        return Words::tr("Cost, $");
    case RemarkColumn:
        return Words::tr("Remarks");
    default:
        return {};
    }
}

} // namespace stemma
