// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/check/conversationcheck.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

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
    void checkCall(std::span<const ToolCallIndex::Mark> marks);
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

/// All marks with one call's id.
void ConversationCheck::checkCall(std::span<const ToolCallIndex::Mark> marks)
{
    std::vector<size_t> calls;
    std::vector<size_t> results;
    for (const ToolCallIndex::Mark& mark : marks) {
        const auto row = m_session.rowOfRecord(mark.record);
        if (row && *row >= m_begin)
            (mark.isResult ? results : calls).push_back(*row);
    }
    std::ranges::sort(calls);
    std::ranges::sort(results);
    const bool isWire = dialectOf(m_session) == Dialect::Wire;
    // Runs of a protocol are conversations of their own and may count their calls alike.
    for (size_t i = 1; !isWire && i < calls.size(); ++i)
        add(CheckRule::RepeatedCall, calls[i]);
    if (results.empty()) {
        for (const size_t call : calls)
            add(CheckRule::UnansweredCall, call);
        return;
    }
    if (calls.empty()) {
        for (const size_t result : results)
            add(CheckRule::OrphanResult, result);
        return;
    }
    if (results.front() < calls.front()) {
        add(CheckRule::ResultBeforeCall, results.front());
        return;
    }
    size_t next = calls.front() + 1;
    while (next < m_session.size() && !isTalk(m_session.row(next)))
        ++next;
    // A recording may hold reminders between the two; what is sent may not.
    if (!isWire && results.front() > next)
        add(CheckRule::LateResult, results.front());
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
    const std::vector<ToolCallIndex::Mark>& marks = m_session.tools().all();
    for (size_t from = 0; from < marks.size();) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        size_t to = from;
        while (to < marks.size() && marks[to].id == marks[from].id)
            ++to;
        checkCall(std::span(marks).subspan(from, to - from));
        from = to;
    }
    checkRows();
    return {};
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
