// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/markedrows.h"

namespace stemma {

bool MarkedRows::hasBadge(const Message& message) const
{
    Q_UNUSED(message)
    return false;
}

bool MarkedRows::isError(int row) const
{
    Q_UNUSED(row)
    return false;
}

std::optional<PartPlace> MarkedRows::next(
    PartPlace from, bool forward, const std::function<bool(int row)>& isHidden) const
{
    Q_UNUSED(from)
    Q_UNUSED(forward)
    Q_UNUSED(isHidden)
    return {};
}

FindingRows::FindingRows(FindingMarks& findings, QObject* parent)
    : MarkedRows(parent)
    , m_findings(&findings)
{
    connect(&findings, &FindingMarks::changed, this, &MarkedRows::changed);
}

void FindingRows::addTo(RowExtras& extras, const Message& message) const
{
    if (m_findings)
        extras.findings += m_findings->of(message.id);
}

bool FindingRows::hasBadge(const Message& message) const
{
    return m_findings && m_findings->has(message.id);
}

bool FindingRows::isError(int row) const
{
    return m_findings && m_findings->isMarked(row);
}

CheckpointRows::CheckpointRows(SessionCheckpoints& checkpoints, QObject* parent)
    : MarkedRows(parent)
    , m_checkpoints(&checkpoints)
{
    connect(&checkpoints, &SessionCheckpoints::changed, this, &MarkedRows::changed);
}

void CheckpointRows::addTo(RowExtras& extras, const Message& message) const
{
    if (m_checkpoints)
        extras.checkpoints += m_checkpoints->of(message.id);
}

std::optional<PartPlace> CheckpointRows::next(
    PartPlace from, bool forward, const std::function<bool(int row)>& isHidden) const
{
    std::optional<PartPlace> best;
    if (!m_checkpoints)
        return best;
    for (const SessionCheckpoints::Row& marked : m_checkpoints->rows()) {
        if (isHidden(marked.row))
            continue;
        for (int i = 0; i < int(marked.checkpoints.size()); ++i) {
            const PartPlace place {marked.row, FirstCheckpointPart + i};
            if (forward && from < place)
                return place;
            if (!forward && place < from)
                best = place;
        }
    }
    return best;
}

BranchRows::BranchRows(SessionBranches& branches, QObject* parent)
    : MarkedRows(parent)
    , m_branches(&branches)
{
    connect(&branches, &SessionBranches::changed, this, &MarkedRows::changed);
}

void BranchRows::addTo(RowExtras& extras, const Message& message) const
{
    if (!hasBadge(message))
        return;
    extras.branches = m_branches->choices().at(int(message.index));
}

bool BranchRows::hasBadge(const Message& message) const
{
    return m_branches && m_branches->choices().contains(int(message.index));
}

void NewRows::setFirst(int row, std::optional<Time> since)
{
    m_row = row;
    m_since = since;
    emit changed();
}

void NewRows::addTo(RowExtras& extras, const Message& message) const
{
    if (hasBadge(message))
        extras.newSince = m_since;
}

bool NewRows::hasBadge(const Message& message) const
{
    return m_since && message.index == m_row;
}

LossRows::LossRows(LossFlagSource& flags, QObject* parent)
    : MarkedRows(parent)
    , m_flags(&flags)
{
    connect(&flags, &LossFlagSource::flagged, this, &MarkedRows::changed);
}

void LossRows::addTo(RowExtras& extras, const Message& message) const
{
    for (const Part& part : m_flags ? message.parts : QList<Part>()) {
        const auto* compaction = part.as<CompactionPart>();
        const LossFlag* flag = compaction ? m_flags->of(compaction->node) : nullptr;
        if (flag)
            extras.loss = *flag;
    }
}

SubAgentRows::SubAgentRows(SubAgentSource& agents, QObject* parent)
    : MarkedRows(parent)
    , m_agents(&agents)
{
    connect(&agents, &SubAgentSource::changed, this, &MarkedRows::changed);
}

void SubAgentRows::addTo(RowExtras& extras, const Message& message) const
{
    for (const Part& part : message.parts) {
        const auto* call = part.as<ToolPart>();
        const QList<SubAgent> started = call && m_agents ? m_agents->startedBy(*call) : QList<SubAgent>();
        if (!started.isEmpty())
            extras.subAgents.insert(part.index, started);
    }
}

ReferenceRows::ReferenceRows(ReferenceStates& states, QObject* parent)
    : MarkedRows(parent)
    , m_states(&states)
{
    connect(&states, &ReferenceStates::changed, this, &MarkedRows::changed);
}

void ReferenceRows::addTo(RowExtras& extras, const Message& message) const
{
    for (const Part& part : message.parts) {
        const auto* file = part.as<FileReferencePart>();
        if (const auto state = file && m_states ? m_states->stateOf(file->reference) : std::nullopt)
            extras.onDisk.insert(part.index, *state);
    }
}

void EmphasisedRows::setEmphasis(EmphasisOf emphasis)
{
    m_emphasis = std::move(emphasis);
    emit changed();
}

void EmphasisedRows::addTo(RowExtras& extras, const Message& message) const
{
    if (!m_emphasis)
        return;
    Emphasis emphasis = m_emphasis(message);
    extras.marks += emphasis.marks;
    extras.chip = std::move(emphasis.chip);
}

} // namespace stemma
