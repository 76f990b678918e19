// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/conversation/takenbackturns.h"
#include "core/store/formats/codex/read/codec.h"

#include <QSet>

namespace stemma::codex {

namespace {

/// The next row of a conversation.
void addRow(TakenBackTurns& turns, RowFlags flags, qint64 takenBack)
{
    turns.add(isPrompt(flags), isRollback(flags) ? takenBack : 0);
}

} // namespace

ListRows rowsOf(const LineIndex& index)
{
    const std::vector<TranscriptLine>& lines = index.lines();
    const TwinLines twins(lines, Event, HasTwin);
    ListRows list;
    list.resultsTellCalls = true; // what a call changed stands beside its result
    TakenBackTurns turns;
    bool hasCuts = false;
    QSet<quint64> hosted; // calls that the provider itself answers
    for (quint32 i = 0; i < lines.size(); ++i) {
        if (lines[i].isRecord() && index.groupOf(i) != 0)
            hosted.insert(index.groupOf(i));
    }
    for (quint32 i = 0; i < lines.size(); ++i) {
        const TranscriptLine& line = lines[i];
        if (line.kind == LineFacts::Kind::Metadata)
            continue;
        if (line.isRecord() && line.flags.testFlag(Event)) {
            const auto marks
                = line.flags.testFlag(HasTwin) ? std::span<const ToolCallIndex::Mark>() : index.tools().of(line.parent);
            const bool isDetail = (!line.flags.testFlag(HasTwin) && hosted.contains(line.parent))
                || std::ranges::any_of(marks, [](const ToolCallIndex::Mark& mark) { return !mark.isResult; });
            if (isDetail)
                list.details.emplace_back(line.parent, i);
            if (isDetail || (line.flags.testFlag(HasTwin) && twins.isTold(i)))
                continue;
        }
        const bool isUntold = twins.areTextsReplaced() && line.flags.testFlag(RowFlag::User) && !twins.isTold(i);
        const RowFlags more = isUntold ? RowFlags(Injected) : RowFlags();
        list.rows.push_back(i);
        if (twins.areTextsReplaced())
            list.flags.push_back(more);
        addRow(turns, line.flags | more, line.contentBytes);
        hasCuts = hasCuts || isRollback(line.flags);
    }
    std::ranges::sort(list.details);
    if (hasCuts)
        list.isCut = turns.take();
    return list;
}

std::vector<bool> cutRows(const Conversation& conversation, size_t end)
{
    TakenBackTurns turns;
    for (size_t row = 0; row < end; ++row) {
        const RowFacts facts = conversation.facts(row);
        addRow(turns, facts.flags, facts.contentBytes);
    }
    return turns.take();
}

ContextSpan keptSpan(const ContextSpan& newest, const Conversation& conversation, size_t end)
{
    if (!newest.boundary || *newest.boundary + 1 == end)
        return newest;
    const std::vector<bool> isCut = cutRows(conversation, end);
    auto boundary = newest.boundary;
    while (boundary && isCut.at(*boundary))
        boundary = newestBoundary(conversation, *boundary);
    return boundary ? ContextSpan {boundary, *boundary} : ContextSpan {};
}

} // namespace stemma::codex
