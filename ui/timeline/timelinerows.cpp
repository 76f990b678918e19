// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timelinerows.h"

#include "core/base/saturating.h"
#include "ui/common/format.h"
#include "ui/timeline/markedrows.h"
#include "ui/timeline/rolegroups.h"

#include <QWidget>

#include <algorithm>
#include <limits>

namespace stemma {

namespace {

constexpr int WholeScreens = 1; ///< a row up to this height is laid out at once …
constexpr int WholeParts = 60; ///< … if it has no more parts than this

} // namespace

TimelineRows::TimelineRows(const QWidget& viewport, QObject* parent)
    : QObject(parent)
    , m_viewport(viewport)
{
}

// ---- the model -------------------------------------------------------------------------------------

void TimelineRows::setModel(MessageModel* model)
{
    if (m_model)
        m_model->disconnect(this);
    m_model = model;
    m_folds = {};
    if (model) {
        connect(model, &MessageModel::detailsLoaded, this, &TimelineRows::takeDetails);
        connect(model, &MessageModel::placesAsked, this, [this](auto* places) { m_folds.addPlaces(*places); });
        connect(model, &QAbstractItemModel::modelReset, this, &TimelineRows::takeReset);
        connect(model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex&, int first, int last) { takeInserted(first, last); });
        connect(model, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex& first, const QModelIndex& last) { takeData(first.row(), last.row()); });
    }
    takeReset();
}

void TimelineRows::takeReset()
{
    const int count = m_model ? m_model->rowCount() : 0;
    if (m_model)
        m_folds.follow([this](qint64 key) { return m_model->keyNow(key); });
    m_layouts.clear();
    m_summaries.clear();
    m_heights.assign(std::vector<int>(size_t(count), 4 * m_style->lineHeight(Face::Body)));
    const int known = m_model ? m_model->detailsKnown() : 0;
    emit reset();
    if (known > 0)
        takeDetails(0, known - 1);
}

void TimelineRows::takeInserted(int first, int last)
{
    const std::vector<int> guesses(size_t(last - first + 1), 4 * m_style->lineHeight(Face::Body));
    if (first == count()) {
        m_heights.append(guesses);
    } else {
        m_layouts.clear();
        m_heights.insert(first, guesses);
    }
    emit inserted(first, last);
}

void TimelineRows::takeData(int first, int last)
{
    int low = first;
    int high = last;
    for (const int row : m_layouts.rows()) {
        const RowLayout* layout = m_layouts.peek(row);
        const MessagePtr message = m_model->peek(row);
        // The rows around a changed one may now continue it, or no longer.
        const bool isNear = row >= first - JointRows && row <= last + JointRows;
        const bool isOther = layout->message() != message
            || (message
                && (layout->request().grouped != continuesRowAbove(row, *message)
                    || layout->request().joints != jointsOf(row, *message)));
        if ((isNear && isOther) || m_model->loadState(row) == MessageModel::LoadState::Gone) {
            m_layouts.remove(row);
            low = std::min(low, row);
            high = std::max(high, row);
        }
    }
    emit changed(low, high);
}

void TimelineRows::takeDetails(int first, int last)
{
    last = std::min(last, count() - 1);
    for (int row = first; row <= last; ++row) {
        const OutlineDetail* known = detail(row);
        if (!known || !MessageStates::fromInt(known->states).testFlag(MessageState::Summary))
            continue;
        const auto at = std::ranges::lower_bound(m_summaries, row);
        if (at == m_summaries.end() || *at != row)
            m_summaries.insert(at, row);
        m_layouts.remove(row); // its number is known now
    }
    for (const RowRun& run : m_filter.runs) { // their tokens may be known now
        if (run.first <= last && run.last >= first)
            m_layouts.remove(run.first);
    }
    guessRows(first, last);
    emit detailed(first, last);
}

// ---- marks -----------------------------------------------------------------------------------------

void TimelineRows::addMarks(MarkedRows* marks)
{
    m_marks.append(marks);
    connect(marks, &MarkedRows::changed, this, &TimelineRows::takeMarks);
    takeMarks();
}

void TimelineRows::removeMarks(MarkedRows* marks)
{
    marks->disconnect(this);
    m_marks.removeOne(marks);
    takeMarks();
}

RowExtras TimelineRows::extrasOf(const Message& message) const
{
    RowExtras extras;
    for (const MarkedRows* marks : m_marks)
        marks->addTo(extras, message);
    return extras;
}

void TimelineRows::takeMarks()
{
    QList<int> others;
    for (const int row : m_layouts.rows()) {
        const RowLayout* layout = m_layouts.peek(row);
        // A checkpoint parts a call from its result.
        if (static_cast<const RowExtras&>(layout->request()) != extrasOf(*layout->message())
            || layout->request().joints != jointsOf(row, *layout->message())
            || layout->request().calledAgents != agentsOf(layout->request().joints))
            others.append(row);
    }
    for (const int row : others)
        m_layouts.remove(row);
    for (const int row : others)
        emit changed(row, row);
}

// ---- which rows are shown --------------------------------------------------------------------------

void TimelineRows::setFilter(RowFilter filter)
{
    if (m_filter == filter)
        return;
    RowFilter sameRuns = filter;
    sameRuns.runs = m_filter.runs;
    const bool onlyRuns = sameRuns == m_filter;
    m_filter = std::move(filter);
    m_layouts.clear();
    m_heights.scale(1); // all of it is a guess again
    if (count() > 0)
        guessRows(0, count() - 1);
    emit filtered(onlyRuns);
}

bool TimelineRows::isHidden(int row) const
{
    return m_filter.hides(row, detail(row));
}

bool TimelineRows::isReachable(int row) const
{
    const RowRun* run = m_filter.runAt(row);
    return run && run->isTurn ? !m_filter.hidesMessage(row, detail(row)) : !isHidden(row);
}

void TimelineRows::setRuns(std::vector<RowRun> runs)
{
    const auto [before, after] = std::ranges::mismatch(m_filter.runs, runs);
    if (before == m_filter.runs.end() && after == runs.end())
        return;
    int first = count();
    if (before != m_filter.runs.end())
        first = std::min(first, before->first);
    if (after != runs.end())
        first = std::min(first, after->first);
    // Behind the last run, before and now, nothing is another: there may be a million rows.
    const auto endOf = [](const std::vector<RowRun>& them) { return them.empty() ? -1 : them.back().last; };
    const int last = std::min(count() - 1, std::max(endOf(m_filter.runs), endOf(runs)));
    m_filter.runs = std::move(runs);
    forget(first, last);
    emit filtered(true);
}

/// Their looks; what was measured of them as well.
void TimelineRows::forget(int first, int last)
{
    for (const int row : m_layouts.rows())
        if (row >= first && row <= last)
            m_layouts.remove(row);
    m_heights.forget(first, last);
    guessRows(first, last);
}

bool TimelineRows::openRun(int row)
{
    const RowRun* run = m_filter.runAt(row);
    if (!run || run->isOpen)
        return false;
    if (run->isTurn) {
        setTurnOpen(row, true);
        return true;
    }
    const RowRun opened = *run;
    std::erase(m_filter.runs, opened);
    forget(opened.first, std::min(opened.last, count() - 1));
    emit refolded(opened.first);
    return true;
}

void TimelineRows::setTurnOpen(int row, bool open)
{
    const auto run = m_filter.runs.begin() + (m_filter.runAt(row) - m_filter.runs.data());
    run->isOpen = open;
    m_folds.setRowsOpen(m_model->outlineRow(run->first).key, FoldStates::nameOf(*m_model, run->first), open);
    forget(run->first, std::min(run->last, count() - 1));
    emit refolded(run->first);
}

void TimelineRows::setFolded(int row, int part, bool folded)
{
    if (!m_model || row < 0 || row >= count())
        return;
    if (part == FoldedRowsPart) {
        const RowRun* run = m_filter.runAt(row);
        if (run && run->isTurn && run->isOpen == folded)
            setTurnOpen(row, !folded);
        else if (run && !run->isTurn && !folded && openRun(row))
            emit runOpened(row);
        return;
    }
    const Fold fold = folded ? Fold::Folded : Fold::Open;
    m_folds.set(FoldStates::nameOf(*m_model, row), part, fold);
    // The result in the box of the call goes with it.
    const MessagePtr message = m_model->peek(row);
    const bool isLast = message && !message->parts.isEmpty() && message->parts.last().index == part;
    if (isLast && jointsOf(row, *message).joinsBelow) {
        m_folds.set(FoldStates::nameOf(*m_model, row + 1), m_model->peek(row + 1)->parts.first().index, fold);
        m_layouts.remove(row + 1);
    }
    foldsChanged(row);
}

void TimelineRows::foldsChanged(int row)
{
    if (row >= 0) {
        m_layouts.remove(row);
        emit refolded(row);
        return;
    }
    m_layouts.clear();
    m_heights.scale(1);
    emit allFolded();
    emit relaid();
}

// ---- layouts ---------------------------------------------------------------------------------------

void TimelineRows::setStyle(const TimelineStyle& style)
{
    m_layouts.clear(); // they refer to the style
    m_style = &style;
}

bool TimelineRows::isFitting() const
{
    return m_columns == Columns::of(m_viewport.width(), *m_style, count());
}

void TimelineRows::refit()
{
    const int oldWidth = m_columns.content.width;
    m_layouts.clear();
    m_columns = Columns::of(m_viewport.width(), *m_style, count());
    if (count() > 0 && oldWidth > 0 && oldWidth != m_columns.content.width) {
        // Only part of a row's height is wrapped text.
        const double ratio = double(oldWidth) / m_columns.content.width;
        m_heights.scale(0.5 + 0.5 * ratio);
    }
    emit relaid();
}

int TimelineRows::guessHeight(int row) const
{
    if (isHidden(row))
        return 0;
    const int line = m_style->lineHeight(Face::Body);
    const RowRun* run = m_filter.runHeadedBy(row);
    if (run && !run->isOpen)
        return line + (run->isTurn ? 5 : 3) * m_style->u / 2;
    const OutlineDetail* known = detail(row);
    const OutlineDetail* above = row > 0 ? detail(row - 1) : nullptr;
    return known ? guessMessage(*known, above, *m_style, m_columns.content.width) : 4 * line;
}

void TimelineRows::guessRows(int first, int last)
{
    if (last - first > count() / 8 + 64) {
        m_heights.guessAll(first, last, [this](int row) { return guessHeight(row); });
        return;
    }
    for (int row = first; row <= last; ++row)
        if (!m_heights.isMeasured(row))
            m_heights.setHeight(row, guessHeight(row), false);
}

bool TimelineRows::continuesRowAbove(int row, const Message& message) const
{
    constexpr MessageStates OnTheirOwn = {MessageState::Summary, MessageState::Damaged};
    if (row == 0 || row == m_filter.first || (message.states & OnTheirOwn) || m_filter.runHeadedBy(row)
        || std::ranges::any_of(m_marks, [&](const MarkedRows* marks) { return marks->hasBadge(message); }))
        return false;
    return sharesRoleLine(*m_model, row, message, m_filter.first, [this](int other) { return isHidden(other); });
}

ToolJoints TimelineRows::loadedJoints(int row, const Message& message) const
{
    return toolJoints(
        row, message, [this](int other) { return other >= 0 && other < count() ? m_model->peek(other) : nullptr; });
}

/// As they are shown: in one box only what stands directly below each other.
ToolJoints TimelineRows::jointsOf(int row, const Message& message) const
{
    ToolJoints joints = loadedJoints(row, message);
    const auto isJoined = [this](int call, int result) {
        return !isHidden(call) && !isHidden(result) && extrasOf(*m_model->peek(call)).checkpoints.isEmpty()
            && continuesRowAbove(result, *m_model->peek(result));
    };
    joints.joinsAbove = joints.joinsAbove && isJoined(row - 1, row);
    joints.joinsBelow = joints.joinsBelow && isJoined(row, row + 1);
    std::erase_if(joints.toldBelow, [this](const auto& told) { return isHidden(told.second); });
    return joints;
}

QHash<int, QList<SubAgent>> TimelineRows::agentsOf(const ToolJoints& joints) const
{
    QHash<int, QList<SubAgent>> agents;
    for (const auto& [part, call] : joints.toldCalls) {
        if (const MessagePtr calling = m_model->peek(call.first))
            agents.insert(part, extrasOf(*calling).subAgents.value(call.second));
    }
    agents.removeIf([](const auto& started) { return started.value().isEmpty(); });
    return agents;
}

void TimelineRows::addRun(RowRequest& request, const RowRun& run) const
{
    const int last = std::min({run.last, m_filter.last, count() - 1});
    request.foldedRows = last - request.row + 1;
    request.foldedKept = run.kept;
    request.isOpen = run.isOpen;
    TurnIndex turns;
    for (int row = request.row; row <= last; ++row) {
        const OutlineDetail* known = detail(row);
        if (!known)
            break;
        turns.add(*known);
        request.foldedTokens += known->tokens;
    }
    if (turns.rows() < request.foldedRows)
        request.foldedTokens = 0;
    if (run.isTurn && turns.rows() > 0)
        request.turn = turns.turns().front();
}

RowRequest TimelineRows::requestFor(int row, const MessagePtr& message) const
{
    RowRequest request {extrasOf(*message)};
    request.row = row;
    request.grouped = continuesRowAbove(row, *message);
    request.joints = jointsOf(row, *message);
    request.calledAgents = agentsOf(request.joints);
    request.hidden = m_filter.hiddenKinds;
    const qint64 ms = m_model->outlineRow(row).createdMs;
    if (ms != OutlineRow::NoTime) {
        request.time = format::clockTime(timeFromMs(ms));
        const qint64 before = row > 0 ? m_model->outlineRow(row - 1).createdMs : OutlineRow::NoTime;
        if (before != OutlineRow::NoTime && saturatingAbs(saturatingSubtract(ms, before)) >= 1'000) // else: at once
            request.gap = format::gap(durationBetween(timeFromMs(before), timeFromMs(ms)));
    }
    const auto summary = std::ranges::lower_bound(m_summaries, row);
    if (summary != m_summaries.end() && *summary == row)
        request.compaction = int(summary - m_summaries.begin()) + 1;
    // A call that the box of its result tells is shown where somebody goes to it.
    const QString name = FoldStates::nameOf(*m_model, row);
    request.fold = [this, name, message, told = request.joints.toldBelow](const Part& part) {
        return told.contains(part.index) ? m_folds.own(name, part.index).value_or(Fold::Folded)
                                         : m_folds.of(name, *message, part);
    };
    request.toggledJson = [this, name](const Part& part) { return m_folds.toggledJson(name, part.index); };
    const RowRun* run = m_filter.runHeadedBy(row);
    if (m_filter.hiddenRoles.contains(message->role) || m_filter.hidesMessage(row, detail(row)))
        request.hidden = PartKinds::fromInt(AllPartKinds);
    if (run && !m_filter.isOutside(row))
        addRun(request, *run);
    return request;
}

RowLayout* TimelineRows::layout(int row)
{
    const MessagePtr message = m_model->peek(row);
    if (!message || m_filter.isFoldedAway(row))
        return nullptr;
    if (RowLayout* known = m_layouts.find(row, message))
        return known;
    return m_layouts.insert(row, makeLayout(row));
}

std::unique_ptr<RowLayout> TimelineRows::makeLayout(int row) const
{
    const MessagePtr message = m_model->peek(row);
    return message ? std::make_unique<RowLayout>(message, requestFor(row, message), *m_style, m_columns) : nullptr;
}

RowLayout* TimelineRows::peek(int row) const
{
    return m_layouts.peek(row);
}

bool TimelineRows::isFresh(int row) const
{
    return !m_layouts.find(row, m_model->peek(row));
}

int TimelineRows::ensure(int row, int top, int bottom, int keep)
{
    RowLayout* layout = peek(row);
    if (!layout)
        return 0;
    const bool whole
        = layout->height() <= WholeScreens * std::max(m_viewport.height(), 200) && layout->parts().size() <= WholeParts;
    int moved = 0;
    // A block that shrinks lets others in; it settles within a few rounds.
    for (int round = 0; round < 6; ++round) {
        const int before = layout->height();
        const int shift = whole ? layout->ensure(0, std::numeric_limits<int>::max() / 2, keep + moved)
                                : layout->ensure(top + moved, bottom + moved, keep + moved);
        moved += shift;
        if (shift == 0 && layout->height() == before)
            break;
    }
    m_heights.setHeight(row, layout->height(), true);
    return moved;
}

} // namespace stemma
