// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/turnfolds.h"

namespace stemma {

TurnFolds::TurnFolds(TimelineRows& rows, QObject* parent)
    : QObject(parent)
    , m_rows(rows)
{
    connect(&rows, &TimelineRows::reset, this, &TurnFolds::rebuild);
    connect(&rows, &TimelineRows::allFolded, this, &TurnFolds::rebuild);
    connect(&rows, &TimelineRows::detailed, this, &TurnFolds::takeDetails);
    connect(&rows, &TimelineRows::filtered, this, [this](bool onlyRuns) {
        if (!onlyRuns)
            rebuild();
    });
}

void TurnFolds::setOn(bool on)
{
    if (m_on == on)
        return;
    m_on = on;
    if (on)
        rebuild();
    else
        m_rows.setRuns({});
}

void TurnFolds::rebuild()
{
    if (!m_on)
        return;
    m_index = {};
    for (int row = 0; row < m_rows.count(); ++row) {
        const OutlineDetail* detail = m_rows.model()->detail(row);
        if (!detail)
            break; // they come in order
        m_index.add(*detail);
    }
    addRuns(0);
}

void TurnFolds::takeDetails(int first, int last)
{
    if (!m_on)
        return;
    if (first != m_index.rows()) { // they were read again: turns may begin elsewhere, once all of them are known
        if (last + 1 == m_rows.count())
            rebuild();
        return;
    }
    const size_t turns = m_index.turns().size();
    for (int row = first; row <= last; ++row)
        m_index.add(*m_rows.model()->detail(row));
    addRuns(turns > 0 ? turns - 1 : 0);
}

void TurnFolds::addRuns(size_t firstTurn)
{
    const std::vector<Turn>& turns = m_index.turns();
    std::vector<RowRun> runs;
    if (firstTurn > 0) {
        runs = m_rows.filter().runs;
        while (!runs.empty() && runs.back().first >= turns[firstTurn].firstRow)
            runs.pop_back();
    }
    for (size_t at = firstTurn; at < turns.size(); ++at) {
        const Turn& turn = turns[at];
        if (isWanted(turn))
            runs.push_back({.first = turn.firstRow,
                .last = turn.end() - 1,
                .isTurn = true,
                .isOpen = m_rows.folds().areRowsOpen(m_rows.model()->outlineRow(turn.firstRow).key)});
    }
    m_rows.setRuns(std::move(runs));
}

/// Where only some messages are asked for: it holds one of them.
bool TurnFolds::isWanted(const Turn& turn) const
{
    const RowFilter& filter = m_rows.filter();
    if (!filter.matches && !filter.states)
        return true;
    for (int row = turn.firstRow; row < turn.end(); ++row)
        if (!filter.hidesMessage(row, m_rows.model()->detail(row)))
            return true;
    return false;
}

} // namespace stemma
