// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/check/conversationcheck.h"

#include <algorithm>

namespace stemma::mantis {

std::optional<CheckRule> ruleOf(TranscriptRule rule)
{
    static constexpr std::pair<TranscriptRule, CheckRule> Rules[] {
        {TranscriptRule::TornLine, CheckRule::TornLine},
        {TranscriptRule::UnknownLine, CheckRule::UnknownLine},
        {TranscriptRule::DuplicateId, CheckRule::DuplicateId},
        {TranscriptRule::MissingParent, CheckRule::MissingParent},
        {TranscriptRule::Cycle, CheckRule::Cycle},
        {TranscriptRule::OrphanResult, CheckRule::OrphanResult},
        {TranscriptRule::UnansweredCall, CheckRule::UnansweredCall},
        {TranscriptRule::ResultBeforeCall, CheckRule::ResultBeforeCall},
        {TranscriptRule::RepeatedCall, CheckRule::RepeatedCall},
        {TranscriptRule::LateResult, CheckRule::LateResult},
    };
    const auto* const found = std::ranges::find(Rules, rule, &std::pair<TranscriptRule, CheckRule>::first);
    return found == std::end(Rules) ? std::nullopt : std::optional(found->second);
}

MessageId idOf(const Conversation& session, size_t index)
{
    const Result<json::Value> record
        = dialectOf(session) == Dialect::Plain ? Result<json::Value>(json::Value()) : readRecord(session, index);
    const json::Value* id = record ? record->find(u"uuid") : nullptr;
    if (id && id->isString())
        return MessageId(id->string);
    const ConversationRow row = session.row(index);
    return MessageId(row.isMain ? placeId(index) : discardedId(row.record));
}

Result<> checkConversation(const Conversation& session, size_t begin, Findings& findings, const JobControl& job)
{
    const bool isTree = dialectOf(session) == Dialect::Tree;
    const bool isWire = dialectOf(session) == Dialect::Wire;
    const auto add = [&](CheckRule rule, size_t row) {
        findings.add(rule, placeText(session, row), idOf(session, row), {}, session.row(row).at);
    };
    // Runs of a protocol are conversations of their own and may count their calls alike; between the two a recording
    // may hold reminders. What is sent may not.
    const auto addCall = [&](const TranscriptProblem& problem) {
        const bool isOfRun = problem.rule == TranscriptRule::RepeatedCall || problem.rule == TranscriptRule::LateResult;
        if (const auto rule = isWire && isOfRun ? std::nullopt : ruleOf(problem.rule))
            add(*rule, *problem.row);
    };
    if (const Result<> done = checkCalls(session, addCall, job, begin); !done)
        return done;
    bool isFirst = !isWire;
    for (size_t i = 0; i < session.size(); ++i) {
        const ConversationRow row = session.row(i);
        if (row.isDamaged || !row.isMain)
            continue;
        const bool isTalk = bool(row.flags & (RowFlag::User | RowFlag::Assistant));
        const bool isRead = isTree ? i >= begin && isTalk : !isWire;
        if (row.flags.testFlag(RowFlag::Unloadable))
            add(isRead ? CheckRule::Unloadable : CheckRule::UnloadableElsewhere, i);
        if (!isFirst || i < begin || !isTalk || (!isTree && row.flags.testFlag(RowFlag::Meta)))
            continue;
        isFirst = false;
        if (row.flags.testFlag(RowFlag::Assistant))
            add(CheckRule::AssistantFirst, i);
    }
    return {};
}

} // namespace stemma::mantis
