// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/outline/turnmodel.h"

#include "core/base/text.h"
#include "ui/common/format.h"
#include "ui/common/turnfacts.h"

#include <QScopedValueRollback>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

// What an index carries: nothing special for a turn, the turn's place for a message, the message's row for a part.
constexpr quintptr TurnId = std::numeric_limits<quintptr>::max();

quintptr stepId(int top)
{
    return quintptr(top) * 2;
}

quintptr partId(int row)
{
    return quintptr(row) * 2 + 1;
}

QString factsOf(const Turn& turn)
{
    const TurnFacts known = turnFacts(turn);
    QStringList facts {known.troubles, known.contents};
    if (turn.tokens > 0)
        facts += format::tokenCount(turn.tokens, true);
    facts.removeAll(QString());
    return facts.join(factSeparator());
}

std::optional<Time> timeOf(const MessageModel& messages, int row)
{
    const qint64 ms = messages.outlineRow(row).createdMs;
    return ms == OutlineRow::NoTime ? std::nullopt : std::optional(Time(std::chrono::milliseconds(ms)));
}

} // namespace

TurnModel::TurnModel(QObject* parent)
    : QAbstractItemModel(parent)
{
}

void TurnModel::setMessages(MessageModel* messages)
{
    if (messages == m_messages)
        return;
    if (m_messages)
        m_messages->disconnect(this);
    m_messages = messages;
    if (messages) {
        connect(messages, &MessageModel::detailsLoaded, this, &TurnModel::takeDetails);
        connect(messages, &QAbstractItemModel::modelReset, this, &TurnModel::startAnew);
        connect(messages, &QObject::destroyed, this, &TurnModel::startAnew);
        connect(messages, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex& first, const QModelIndex& last) { takeMessages(first.row(), last.row()); });
    }
    startAnew();
}

void TurnModel::setCheckpoints(SessionCheckpoints* checkpoints)
{
    if (checkpoints == m_checkpoints)
        return;
    if (m_checkpoints)
        m_checkpoints->disconnect(this);
    m_checkpoints = checkpoints;
    if (checkpoints)
        connect(checkpoints, &SessionCheckpoints::rowsChanged, this, &TurnModel::takeCheckpoints);
    takeCheckpoints();
}

/// Those of turns and messages that are shown may be gone as well.
void TurnModel::takeCheckpoints()
{
    if (topCount() == 0)
        return;
    emit dataChanged(index(0, 0), index(topCount() - 1, 0), {CheckpointRole});
    emit checkpointsChanged();
}

QString TurnModel::checkpointsIn(int first, int last) const
{
    QStringList names;
    if (m_checkpoints) {
        const auto& rows = m_checkpoints->rows();
        for (auto at = std::ranges::lower_bound(rows, first, {}, &SessionCheckpoints::Row::row);
            at != rows.end() && at->row <= last; ++at)
            for (const Checkpoint& checkpoint : at->checkpoints)
                names += checkpoint.label;
    }
    return names.join(u", "_s);
}

/// With what the outline told so far.
void TurnModel::startAnew()
{
    const QScopedValueRollback changing(m_isChanging, true);
    beginResetModel();
    m_index = {};
    m_fresh = {};
    m_items.clear();
    m_parts.clear();
    m_opening.clear();
    const int rows = m_messages ? m_messages->rowCount() : 0;
    for (int row = 0; row < rows; ++row) {
        const OutlineDetail* detail = m_messages->detail(row);
        if (!detail)
            break;
        m_index.add(*detail);
    }
    findTurns();
    endResetModel();
}

void TurnModel::takeDetails(int first, int last)
{
    if (first == m_index.rows()) {
        append(first, last);
        if (m_isBehind)
            emit matchesWanted();
        return;
    }
    if (first == 0)
        m_fresh = {};
    if (first != m_fresh.rows())
        return;
    for (int row = first; row <= last; ++row)
        m_fresh.add(*m_messages->detail(row));
    if (m_fresh.rows() < m_index.rows())
        return;
    // The outline was read again as a whole: mostly states and tokens are others, seldom where turns begin.
    const bool isAlike = m_fresh.rows() == m_index.rows()
        && std::ranges::equal(m_fresh.turns(), m_index.turns(), {}, &Turn::firstRow, &Turn::firstRow);
    if (!isAlike)
        return startAnew();
    m_index = std::exchange(m_fresh, {});
    if (topCount() > 0)
        emit dataChanged(index(0, 0), index(topCount() - 1, 0));
}

void TurnModel::append(int first, int last)
{
    const QScopedValueRollback changing(m_isChanging, true);
    const auto add = [this](int from, int end) {
        for (int row = from; row < end; ++row)
            m_index.add(*m_messages->detail(row));
    };
    if (m_matches) // what matches is not known yet
        return add(first, last + 1);
    const auto isPrompt = [this](int row) { return TurnIndex::isPrompt(*m_messages->detail(row)); };
    int newTurn = first; // the first row that is not of the last turn
    if (topCount() > 0) {
        while (newTurn <= last && !isPrompt(newTurn))
            ++newTurn;
        if (newTurn > first) {
            const int top = topCount() - 1;
            const int steps = stepCount(top);
            beginInsertRows(index(top, 0), steps, steps + newTurn - first - 1);
            add(first, newTurn);
            endInsertRows();
            emit dataChanged(index(top, 0), index(top, 0));
        }
    }
    if (newTurn > last)
        return;
    int turns = 1; // the row begins one, be it a prompt or the first of all
    for (int row = newTurn + 1; row <= last; ++row)
        turns += isPrompt(row) ? 1 : 0;
    beginInsertRows({}, topCount(), topCount() + turns - 1);
    add(newTurn, last + 1);
    endInsertRows();
}

void TurnModel::takeMessages(int first, int last)
{
    for (int row = first; row <= last; ++row) {
        m_items.remove(row);
        const int top = topOf(row);
        if (top < 0)
            continue;
        const QModelIndex changed = stepIndex(row);
        emit dataChanged(changed, changed);
        if (!m_opening.contains(row) && !m_parts.contains(row))
            continue;
        if (const TurnItems* items = itemsOf(row))
            setParts(row, std::vector(items->parts));
    }
}

void TurnModel::setParts(int row, const std::vector<TurnItem>& parts)
{
    const QModelIndex step = stepIndex(row);
    const int before = int(m_parts.value(row).size());
    const int after = int(parts.size());
    const QScopedValueRollback changing(m_isChanging, true);
    if (after < before)
        beginRemoveRows(step, after, before - 1);
    else if (after > before)
        beginInsertRows(step, before, after - 1);
    m_parts.insert(row, parts);
    m_opening.remove(row);
    if (after < before)
        endRemoveRows();
    else if (after > before)
        endInsertRows();
    if (const int both = std::min(before, after); both > 0)
        emit dataChanged(index(0, 0, step), index(both - 1, 0, step));
    else if (after == 0) // it looked as if it could be opened
        emit dataChanged(step, step);
}

bool TurnModel::setMatches(const std::optional<std::vector<int>>& rows)
{
    if (rows == m_matches && !m_isBehind)
        return false;
    const QScopedValueRollback changing(m_isChanging, true);
    beginResetModel();
    m_matches = rows;
    findTurns();
    endResetModel();
    return true;
}

void TurnModel::findTurns()
{
    m_found.clear();
    m_isBehind = false;
    if (!m_matches)
        return;
    for (int i = 0; i < int(m_matches->size()); ++i) {
        const int row = (*m_matches)[size_t(i)];
        const int turn = m_index.turnOf(row);
        if (turn < 0) {
            m_isBehind = true;
            break;
        }
        const bool isPrompt = row < m_index.turns()[size_t(turn)].firstStep();
        if (m_found.empty() || m_found.back().turn != turn)
            m_found.push_back({turn, i + (isPrompt ? 1 : 0), 0});
        m_found.back().count += isPrompt ? 0 : 1;
    }
}

// ---- the shape -------------------------------------------------------------------------------------

TurnModel::Level TurnModel::levelOf(const QModelIndex& index)
{
    if (index.internalId() == TurnId)
        return Level::Turn;
    return index.internalId() % 2 ? Level::Part : Level::Step;
}

int TurnModel::topCount() const
{
    return int(m_matches ? m_found.size() : m_index.turns().size());
}

const Turn& TurnModel::turnAt(int top) const
{
    return m_index.turns()[size_t(m_matches ? m_found[size_t(top)].turn : top)];
}

int TurnModel::stepCount(int top) const
{
    return m_matches ? m_found[size_t(top)].count : turnAt(top).steps();
}

int TurnModel::stepRow(int top, int step) const
{
    return m_matches ? (*m_matches)[size_t(m_found[size_t(top)].first + step)] : turnAt(top).firstStep() + step;
}

int TurnModel::topOf(int row) const
{
    const int turn = m_index.turnOf(row);
    if (!m_matches || turn < 0)
        return turn;
    const auto at = std::ranges::lower_bound(m_found, turn, {}, &Found::turn);
    return at != m_found.end() && at->turn == turn ? int(at - m_found.begin()) : -1;
}

QModelIndex TurnModel::turnIndex(int row) const
{
    const int top = topOf(row);
    return top < 0 ? QModelIndex() : index(top, 0);
}

QModelIndex TurnModel::stepIndex(int row) const
{
    const int top = topOf(row);
    if (top < 0)
        return {};
    const Turn& turn = turnAt(top);
    if (row < turn.firstStep())
        return index(top, 0);
    int step = row - turn.firstStep();
    if (m_matches) {
        const Found& found = m_found[size_t(top)];
        const auto begin = m_matches->begin() + found.first;
        const auto at = std::lower_bound(begin, begin + found.count, row);
        if (at == begin + found.count || *at != row)
            return index(top, 0);
        step = int(at - begin);
    }
    return createIndex(step, 0, stepId(top));
}

int TurnModel::messageRow(const QModelIndex& index) const
{
    switch (levelOf(index)) {
    case Level::Turn:
        return turnAt(index.row()).firstRow;
    case Level::Step:
        return stepRow(int(index.internalId() / 2), index.row());
    case Level::Part:
        break;
    }
    return int(index.internalId() / 2);
}

QModelIndex TurnModel::index(int row, int column, const QModelIndex& parent) const
{
    if (row < 0 || column != 0 || row >= rowCount(parent))
        return {};
    if (!parent.isValid())
        return createIndex(row, column, TurnId);
    return createIndex(row, column, levelOf(parent) == Level::Turn ? stepId(parent.row()) : partId(messageRow(parent)));
}

QModelIndex TurnModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || levelOf(child) == Level::Turn)
        return {};
    return levelOf(child) == Level::Step ? createIndex(int(child.internalId() / 2), 0, TurnId)
                                         : stepIndex(messageRow(child));
}

int TurnModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return topCount();
    if (levelOf(parent) == Level::Part)
        return 0;
    if (levelOf(parent) == Level::Turn)
        return stepCount(parent.row());
    const auto parts = m_parts.constFind(messageRow(parent));
    return parts == m_parts.cend() ? 0 : int(parts->size());
}

int TurnModel::columnCount(const QModelIndex& /*parent*/) const
{
    return 1;
}

bool TurnModel::mayHaveParts(int row) const
{
    if (const TurnItems* items = m_items.object(row))
        return !items->parts.empty();
    constexpr PartKinds Listed = {PartKind::Tool, PartKind::Patch, PartKind::FileReference, PartKind::Image};
    const OutlineDetail* detail = m_messages ? m_messages->detail(row) : nullptr;
    return detail && detail->partCount > 1 && (PartKinds::fromInt(detail->kinds) & Listed);
}

bool TurnModel::hasChildren(const QModelIndex& parent) const
{
    if (parent.isValid() && levelOf(parent) == Level::Step && !m_parts.contains(messageRow(parent)))
        return mayHaveParts(messageRow(parent));
    return rowCount(parent) > 0;
}

bool TurnModel::canFetchMore(const QModelIndex& parent) const
{
    if (m_isChanging || !parent.isValid() || levelOf(parent) != Level::Step)
        return false;
    const int row = messageRow(parent);
    return !m_parts.contains(row) && !m_opening.contains(row) && mayHaveParts(row);
}

void TurnModel::fetchMore(const QModelIndex& parent)
{
    if (!canFetchMore(parent))
        return;
    const int row = messageRow(parent);
    if (const TurnItems* items = itemsOf(row))
        setParts(row, std::vector(items->parts));
    else
        m_opening.insert(row);
}

// ---- what is shown ---------------------------------------------------------------------------------

const TurnItems* TurnModel::itemsOf(int row) const
{
    if (const TurnItems* known = m_items.object(row))
        return known;
    const MessagePtr message = m_messages && row < m_messages->rowCount() ? m_messages->messageAt(row) : nullptr;
    if (!message)
        return nullptr;
    auto* made = new TurnItems(turnItems(*message));
    m_items.insert(row, made);
    return made;
}

const TurnItem* TurnModel::itemAt(const QModelIndex& index) const
{
    if (levelOf(index) == Level::Part) {
        const auto parts = m_parts.constFind(messageRow(index));
        return parts != m_parts.cend() && index.row() < int(parts->size()) ? &(*parts)[size_t(index.row())] : nullptr;
    }
    const TurnItems* items = itemsOf(messageRow(index));
    return items ? &items->head : nullptr;
}

QString TurnModel::titleOf(const QModelIndex& index) const
{
    if (levelOf(index) == Level::Turn && !turnAt(index.row()).hasPrompt)
        return tr("Before the first prompt");
    const TurnItem* item = itemAt(index);
    return item ? item->text : u"\u2026"_s;
}

QString TurnModel::timeText(int row, bool isLong) const
{
    const auto time = row < m_messages->rowCount() ? timeOf(*m_messages, row) : std::nullopt;
    if (!time)
        return {};
    return isLong ? format::absoluteTime(*time) : format::clockTime(*time);
}

QVariant TurnModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !m_messages)
        return {};
    const int row = messageRow(index);
    const Level level = levelOf(index);
    const Turn* turn = level == Level::Turn ? &turnAt(index.row()) : nullptr;
    switch (role) {
    case RowRole:
        return row;
    case TimeRole:
        return level == Level::Part ? QString() : timeText(row, false);
    case FactsRole:
        return turn ? factsOf(*turn) : QString();
    case CheckpointRole:
        return level == Level::Part ? QString() : checkpointsIn(row, turn ? turn->end() - 1 : row);
    case Qt::DisplayRole:
        return titleOf(index);
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole: {
        QStringList lines {titleOf(index)};
        if (turn)
            lines += factsOf(*turn);
        if (level != Level::Part)
            lines += timeText(row, true);
        if (const QString names = index.data(CheckpointRole).toString(); !names.isEmpty())
            lines += tr("Checkpoint: %1").arg(names);
        lines.removeAll(QString());
        return lines.join(role == Qt::ToolTipRole ? u"\n"_s : u", "_s);
    }
    case IconRole:
        if (turn && !turn->hasPrompt)
            return u"info"_s;
        [[fallthrough]];
    case PartRole:
    case FailedRole:
        break;
    default:
        return {};
    }
    const TurnItem* item = itemAt(index);
    if (role == FailedRole)
        return turn ? turn->failed + turn->damaged > 0 : item && item->failed;
    if (role == PartRole)
        return item ? item->part : -1;
    return item ? item->icon : QString();
}

} // namespace stemma
