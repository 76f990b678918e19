// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/check/conversationcheck.h"

#include "core/store/check/transcriptcheck.h"

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

/// One walk over the marks of calls and results, and one over the rows.
class ConversationCheck
{
public:
    ConversationCheck(const Conversation& session, size_t begin, Findings& findings)
        : m_session(session)
        , m_begin(begin)
        , m_findings(findings)
    {
    }

    Result<> run(const JobControl& job);

private:
    void addCallProblem(const TranscriptProblem& problem);
    void checkRows();
    void add(CheckRule rule, size_t row)
    {
        m_findings.add(rule, placeText(m_session, row), idOf(m_session, row), {}, m_session.row(row).at);
    }
    [[nodiscard]] bool isTalk(const ConversationRow& row) const
    {
        return !row.isDamaged && row.isMain && (row.flags & (RowFlag::User | RowFlag::Assistant));
    }

    const Conversation& m_session;
    size_t m_begin;
    Findings& m_findings;
};

void ConversationCheck::addCallProblem(const TranscriptProblem& problem)
{
    // Runs of a protocol are conversations of their own and may count their calls alike; between the two a recording
    // may hold reminders. What is sent may not.
    const bool isWire = dialectOf(m_session) == Dialect::Wire;
    switch (problem.rule) {
    case TranscriptRule::OrphanResult:
        return add(CheckRule::OrphanResult, *problem.row);
    case TranscriptRule::UnansweredCall:
        return add(CheckRule::UnansweredCall, *problem.row);
    case TranscriptRule::ResultBeforeCall:
        return add(CheckRule::ResultBeforeCall, *problem.row);
    case TranscriptRule::RepeatedCall:
        return isWire ? void() : add(CheckRule::RepeatedCall, *problem.row);
    case TranscriptRule::LateResult:
        return isWire ? void() : add(CheckRule::LateResult, *problem.row);
    default:
        break;
    }
}

void ConversationCheck::checkRows()
{
    const bool isTree = dialectOf(m_session) == Dialect::Tree;
    bool isFirst = dialectOf(m_session) != Dialect::Wire;
    for (size_t i = 0; i < m_session.size(); ++i) {
        const ConversationRow row = m_session.row(i);
        if (row.isDamaged || !row.isMain)
            continue;
        const bool isRead = isTree ? i >= m_begin && isTalk(row) : dialectOf(m_session) != Dialect::Wire;
        if (row.flags.testFlag(RowFlag::Unloadable))
            add(isRead ? CheckRule::Unloadable : CheckRule::UnloadableElsewhere, i);
        if (!isFirst || i < m_begin || !isTalk(row) || (!isTree && row.flags.testFlag(RowFlag::Meta)))
            continue;
        isFirst = false;
        if (row.flags.testFlag(RowFlag::Assistant))
            add(CheckRule::AssistantFirst, i);
    }
}

Result<> ConversationCheck::run(const JobControl& job)
{
    const auto sink = [this](const TranscriptProblem& problem) { addCallProblem(problem); };
    const Result<> done = checkCalls(m_session, sink, job, m_begin);
    if (done)
        checkRows();
    return done;
}

} // namespace

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
    return ConversationCheck(session, begin, findings).run(job);
}

} // namespace stemma::mantis
