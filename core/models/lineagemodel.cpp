// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/lineagemodel.h"

#include "core/base/shownzone.h"
#include "core/models/lineagetexts.h"

#include <QLocale>
#include <QtConcurrentRun>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using Kind = LineageNode::Kind;

/// The times of the first and of the last event; none: no time is known.
std::optional<std::pair<Time, Time>> spanOf(const LineageGraph& graph)
{
    std::optional<std::pair<Time, Time>> span;
    for (const LineageNode& node : graph.nodes) {
        if (!node.time)
            continue;
        span = span.value_or(std::pair(*node.time, *node.time));
        span = {std::min(span->first, *node.time), std::max(span->second, *node.time)};
    }
    return span;
}

} // namespace

LineageModel::LineageModel(QObject* parent)
    : QAbstractTableModel(parent)
    , m_wanted(std::make_shared<LineageGraph>())
    , m_graph(m_wanted)
    , m_layout(std::make_shared<LineageLayout>())
{
}

void LineageModel::setGraph(const LineageGraphPtr& graph, bool live)
{
    m_wanted = graph;
    m_live = live;
    layOut();
}

void LineageModel::setHidden(LineageHides hidden)
{
    if (std::exchange(m_hidden, hidden) != hidden)
        layOut();
}

void LineageModel::layOut()
{
    m_layingOut = true;
    const quint32 generation = ++m_generation;
    QtConcurrent::run([graph = m_wanted, hidden = m_hidden]() -> LineageLayoutPtr {
        return std::make_shared<LineageLayout>(layOutLineage(*graph, hidden));
    }).then(this, [this, generation, graph = m_wanted](const LineageLayoutPtr& layout) {
        if (generation == m_generation)
            take(graph, layout);
    });
}

void LineageModel::take(const LineageGraphPtr& graph, const LineageLayoutPtr& layout)
{
    m_layingOut = false;
    if (*graph != *m_graph || *layout != *m_layout) {
        beginResetModel();
        m_graph = graph;
        m_layout = layout;
        m_span = spanOf(*graph);
        endResetModel();
    }
    emit shown();
}

const LineageNode* LineageModel::nodeAt(int row) const
{
    if (row < 0 || row >= rowCount() || m_layout->rows[size_t(row)].node < 0)
        return nullptr;
    return &m_graph->nodes[size_t(m_layout->rows[size_t(row)].node)];
}

LineageKey LineageModel::keyAt(int row) const
{
    const LineageNode* node = nodeAt(row);
    if (!node)
        return {};
    const LineageSession& session = m_graph->sessions[size_t(node->session)];
    const bool moves = node->kind == Kind::End; // and is the same end all the same
    // A beginning stays one when more is found of where it came from.
    const bool isHead = session.firstNode == m_layout->rows[size_t(row)].node;
    return {session.info.id, isHead ? Kind::Session : node->kind, node->message, moves ? std::nullopt : node->position,
        node->text, node->number};
}

int LineageModel::rowOf(const LineageKey& key) const
{
    if (key.isEmpty())
        return -1;
    for (int row = 0; row < rowCount(); ++row) {
        if (keyAt(row) == key)
            return row;
    }
    return -1;
}

int LineageModel::rowOfSession(const SessionId& id) const
{
    const int session = m_graph->indexOf(id);
    return session < 0 ? -1 : m_layout->rowOf(m_graph->sessions[size_t(session)].firstNode);
}

void LineageModel::setMark(Side side, const LineageKey& key)
{
    const int before = rowOf(m_marks[side]);
    m_marks[side] = key;
    for (const int row : {before, rowOf(key)}) {
        if (row >= 0)
            emit dataChanged(index(row, 0), index(row, ColumnCount - 1), {MarkRole, Qt::AccessibleTextRole});
    }
}

int LineageModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_layout->rows.size());
}

int LineageModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString LineageModel::timeText(int row) const
{
    const LineageNode* node = nodeAt(row);
    if (!node || !node->time)
        return {};
    const QDateTime time = inShownZone(*node->time);
    const QString clock = QLocale().toString(time.time(), u"HH:mm"_s);
    // Of events of one day the time of day will do; which day that is depends on the zone.
    const bool isOneDay = inShownZone(m_span->first).date() == inShownZone(m_span->second).date();
    return !isOneDay ? tr("%1 %2").arg(QLocale().toString(time.date(), QLocale::ShortFormat), clock) : clock;
}

QString LineageModel::accessibleText(int row) const
{
    const LineageNode* node = nodeAt(row);
    if (!node)
        return lineagewords::folded(m_layout->foldedSessions);
    QStringList words {lineagewords::kind(*m_graph, *node), lineagewords::event(*m_graph, *node),
        display(row, DetailColumn).toString()};
    const int session = node->session;
    if (m_graph->sessions.size() > 1)
        words.append(tr("of %1").arg(lineagewords::titleOf(m_graph->sessions[size_t(session)])));
    const QString mark = index(row, 0).data(MarkRole).toString();
    if (!mark.isEmpty())
        words.append(tr("compared as %1").arg(mark));
    words.removeAll(QString());
    words.removeDuplicates();
    return words.join(u", "_s);
}

QString LineageModel::tip(int row) const
{
    const LineageNode* node = nodeAt(row);
    if (!node)
        return {};
    QStringList lines {u"%1: %2"_s.arg(lineagewords::kind(*m_graph, *node), lineagewords::event(*m_graph, *node)),
        display(row, DetailColumn).toString()};
    if (node->time)
        lines.append(QLocale().toString(inShownZone(*node->time), QLocale::LongFormat));
    lines.append(m_graph->sessions[size_t(node->session)].info.id.value);
    lines.removeAll(QString());
    return lines.join(u'\n');
}

QVariant LineageModel::display(int row, int column) const
{
    const LineageNode* node = nodeAt(row);
    if (!node)
        return column == EventColumn ? lineagewords::folded(m_layout->foldedSessions) : QVariant();
    switch (column) {
    case EventColumn:
        return lineagewords::event(*m_graph, *node);
    case DetailColumn:
        return lineagewords::detail(*m_graph, *node, m_layout->rows[size_t(row)].folded,
            m_live && size_t(node->session) + 1 == m_graph->sessions.size());
    case MessagesColumn:
        return node->messages ? QVariant(QLocale().toString(*node->messages)) : QVariant();
    case TokensColumn:
        return lineagewords::tokens(*node);
    case TimeColumn:
        return timeText(row);
    default:
        return {};
    }
}

QVariant LineageModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const LineageNode* node = nodeAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return display(index.row(), index.column());
    case Qt::ToolTipRole:
        return tip(index.row());
    case Qt::AccessibleTextRole:
        return index.column() == LaneColumn || index.column() == EventColumn ? accessibleText(index.row()) : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() >= MessagesColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case KindRole:
        return int(node ? node->kind : Kind::Folded);
    case SessionIdRole:
        return node ? m_graph->sessions[size_t(node->session)].info.id.value : QString();
    case MessageRole:
        return QVariant::fromValue(node ? node->message : MessageId());
    case MarkRole: {
        if (m_marks[SideA].isEmpty() && m_marks[SideB].isEmpty())
            return QString();
        const LineageKey key = keyAt(index.row());
        return key.isEmpty() ? QString() : key == m_marks[SideA] ? u"A"_s : key == m_marks[SideB] ? u"B"_s : QString();
    }
    case StrongRole:
        return node && node->kind == Kind::Session;
    case QuietRole:
        return !node || node->kind == Kind::Discarded || node->superseded;
    default:
        return {};
    }
}

QVariant LineageModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant((section >= MessagesColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case EventColumn:
        return tr("Event");
    case DetailColumn:
        return tr("Detail");
    case MessagesColumn:
        return tr("Messages");
    case TokensColumn:
        return tr("Tokens");
    case TimeColumn:
        return tr("Time");
    default:
        return {};
    }
}

} // namespace stemma
