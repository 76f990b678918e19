// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/claudecode/read/codec.h"
#include "core/store/transcript/lineindex.h"

#include <QHash>
#include <QSet>

namespace stemma::claudecode {

namespace {

constexpr quint32 None = LineLinks::None;

/// Links the lines in the order of the file. A step is a message of the conversation with what the program adds to it:
/// results, attachments, progress, notes.
class Linker final : public LineLinker
{
public:
    Linker(const LineIndex& index, LineLinks& links)
        : m_index(index)
        , m_links(links)
    {
    }

    void add(quint32 line) override;
    [[nodiscard]] bool holdsWith(quint64 id) const override { return !m_missing.contains(id); }

private:
    [[nodiscard]] std::optional<quint32> parentOf(quint32 line);
    /// The line begins a row behind another one, and a step.
    void begin(quint32 line, quint32 parent);
    /// The line is part of a row; it belongs to a step.
    void join(quint32 line, quint32 row, quint32 step);
    [[nodiscard]] bool joinsRow(quint32 line, quint32 parent);
    [[nodiscard]] bool isFollowUp(quint32 line) const;
    [[nodiscard]] RowFlags flags(quint32 line) const { return m_index.lines()[line].flags; }

    const LineIndex& m_index;
    LineLinks& m_links;
    std::vector<quint32> m_steps; ///< by line, the line that begins its step
    std::vector<quint32> m_ends; ///< by line that begins a step, that of its last row
    std::vector<bool> m_isLeft; ///< by line that begins a step: another one follows
    QHash<quint64, quint32> m_answers; ///< the row of each API message
    QSet<quint64> m_missing; ///< parents that were not there
    quint32 m_before = None; ///< the entry before, in the file
};

std::optional<quint32> Linker::parentOf(quint32 line)
{
    const TranscriptLine& record = m_index.lines()[line];
    const auto before = m_before == None ? std::nullopt : std::optional(m_before);
    if (record.flags.testFlag(RowFlag::HasParent)) {
        const auto parent = m_index.storedParentOf(line);
        if (!parent)
            m_missing.insert(record.parent);
        return parent;
    }
    if (record.flags.testFlag(RowFlag::Boundary)) {
        const auto logical = record.parent == 0 ? std::nullopt : m_index.lineOf(record.parent);
        return logical && *logical < line ? logical : before;
    }
    return record.flags.testFlag(NoParentKey) ? before : std::nullopt;
}

void Linker::begin(quint32 line, quint32 parent)
{
    m_links.setParent(line, parent);
    const quint64 group = m_index.groupOf(line);
    if (group != 0 && flags(line).testFlag(RowFlag::Assistant))
        m_answers.insert(group, line);
}

void Linker::join(quint32 line, quint32 row, quint32 step)
{
    m_links.join(line, row);
    m_steps[line] = step;
}

/// What the program adds to a step by itself.
bool Linker::isFollowUp(quint32 line) const
{
    const RowFlags own = flags(line);
    const bool isNote = own.testFlag(RowFlag::Meta) && own.testFlag(RowFlag::Unsent);
    return own.testFlag(RowFlag::Tool) || isNote || (own.testFlag(Attachment) && own.testFlag(RowFlag::System));
}

bool Linker::joinsRow(quint32 line, quint32 parent)
{
    const RowFlags own = flags(line);
    const quint32 step = m_steps[parent];
    if (own.testFlag(RowFlag::Assistant)) {
        const auto row = m_answers.constFind(m_index.groupOf(line));
        if (m_index.groupOf(line) == 0 || row == m_answers.cend() || m_steps[*row] != step)
            return false;
        join(line, *row, step);
        return true;
    }
    if (own.testFlag(RowFlag::Summary) && flags(parent).testFlag(RowFlag::Boundary)) {
        join(line, m_links.rowOf(parent), step);
        return true;
    }
    if (own.testFlag(Progress) && !isMicrocompaction(own)) {
        quint32 row = m_links.rowOf(parent);
        for (const ToolCallIndex::Mark& mark : m_index.tools().of(m_index.groupOf(line))) {
            if (!mark.isResult && mark.record < line)
                row = m_links.rowOf(mark.record);
        }
        join(line, row, step);
        return true;
    }
    const RowFlags injected = RowFlags(Attachment) | RowFlag::System;
    const bool isAttachment = (own & injected) == injected;
    if (isAttachment && (flags(parent) & injected) == injected && m_ends[step] == m_links.rowOf(parent)) {
        join(line, m_links.rowOf(parent), step);
        return true;
    }
    // What comes late, when the conversation has gone on, is no branch of it.
    if (m_isLeft[step] && isFollowUp(line) && !own.testFlag(RowFlag::Tool)) {
        join(line, m_ends[step], step);
        return true;
    }
    return false;
}

void Linker::add(quint32 line)
{
    for (auto next = quint32(m_steps.size()); next <= line; ++next) {
        m_steps.push_back(next);
        m_ends.push_back(next);
        m_isLeft.push_back(false);
    }
    const auto parent = parentOf(line);
    m_before = line;
    if (!parent || *parent >= line)
        return begin(line, parent.value_or(None));
    const bool isOneSide = flags(line).testFlag(RowFlag::SideChain) == flags(*parent).testFlag(RowFlag::SideChain);
    if (!isOneSide)
        return begin(line, m_links.rowOf(*parent));
    if (joinsRow(line, *parent))
        return;
    const quint32 step = m_steps[*parent];
    begin(line, m_ends[step]);
    if (isFollowUp(line) && !m_isLeft[step]) {
        m_steps[line] = step;
        m_ends[step] = line;
    } else {
        m_isLeft[step] = true;
    }
}

} // namespace

std::unique_ptr<LineLinker> linkerOf(const LineIndex& index, LineLinks& links)
{
    return std::make_unique<Linker>(index, links);
}

} // namespace stemma::claudecode
