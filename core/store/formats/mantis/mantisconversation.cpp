// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/mantisconversation.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// One walk over the marks of calls and results, and one over the rows.
class ConversationCheck
{
public:
    ConversationCheck(const MantisSession& session, size_t begin, MantisFindings& findings)
        : m_session(session)
        , m_begin(begin)
        , m_findings(findings)
    {
    }

    Result<> run(const JobControl& job);

private:
    void checkCall(std::span<const MantisTools::Mark> marks);
    void checkRows();
    void add(MantisRule rule, size_t row)
    {
        m_findings.add(rule, mantisPlaceText(m_session, row), mantisIdOf(m_session, row));
    }
    [[nodiscard]] bool isTalk(const MantisRow& row) const
    {
        return !row.isDamaged && row.isMain && (row.flags & (MantisFlag::User | MantisFlag::Assistant));
    }

    const MantisSession& m_session;
    size_t m_begin;
    MantisFindings& m_findings;
};

/// All marks with one call's id.
void ConversationCheck::checkCall(std::span<const MantisTools::Mark> marks)
{
    std::vector<size_t> calls;
    std::vector<size_t> results;
    for (const MantisTools::Mark& mark : marks) {
        const auto row = m_session.rowOfRecord(mark.record);
        if (row && *row >= m_begin)
            (mark.isResult ? results : calls).push_back(*row);
    }
    std::ranges::sort(calls);
    std::ranges::sort(results);
    const bool isWire = m_session.dialect() == MantisDialect::Wire;
    // Runs of a protocol are conversations of their own and may count their calls alike.
    for (size_t i = 1; !isWire && i < calls.size(); ++i)
        add(MantisRule::RepeatedCall, calls[i]);
    if (results.empty()) {
        for (const size_t call : calls)
            add(MantisRule::UnansweredCall, call);
        return;
    }
    if (calls.empty()) {
        for (const size_t result : results)
            add(MantisRule::OrphanResult, result);
        return;
    }
    if (results.front() < calls.front()) {
        add(MantisRule::ResultBeforeCall, results.front());
        return;
    }
    size_t next = calls.front() + 1;
    while (next < m_session.size() && !isTalk(m_session.row(next)))
        ++next;
    // A recording may hold reminders between the two; what is sent may not.
    if (!isWire && results.front() > next)
        add(MantisRule::LateResult, results.front());
}

void ConversationCheck::checkRows()
{
    const bool isTree = m_session.dialect() == MantisDialect::Tree;
    bool isFirst = m_session.dialect() != MantisDialect::Wire;
    for (size_t i = 0; i < m_session.size(); ++i) {
        const MantisRow row = m_session.row(i);
        if (row.isDamaged || !row.isMain)
            continue;
        const bool isRead = isTree ? i >= m_begin && isTalk(row) : m_session.dialect() != MantisDialect::Wire;
        if (row.flags.testFlag(MantisFlag::Unloadable))
            add(isRead ? MantisRule::Unloadable : MantisRule::UnloadableElsewhere, i);
        if (!isFirst || i < m_begin || !isTalk(row) || (!isTree && row.flags.testFlag(MantisFlag::Meta)))
            continue;
        isFirst = false;
        if (row.flags.testFlag(MantisFlag::Assistant))
            add(MantisRule::AssistantFirst, i);
    }
}

Result<> ConversationCheck::run(const JobControl& job)
{
    const std::vector<MantisTools::Mark>& marks = m_session.tools().all();
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

QString mantisPlaceText(const MantisSession& session, size_t index)
{
    const MantisRow row = session.row(index);
    if (!row.at.table.isEmpty())
        return u"%1 row %2, message %3"_s.arg(row.at.table).arg(row.at.rowid).arg(index + 1);
    return u"%1, byte %2"_s.arg(QFileInfo(row.at.file).fileName()).arg(row.at.offset);
}

MessageId mantisIdOf(const MantisSession& session, size_t index)
{
    const Result<json::Value> record = session.dialect() == MantisDialect::Plain ? Result<json::Value>(json::Value())
                                                                                 : readMantisJson(session, index);
    const json::Value* id = record ? record->find(u"uuid") : nullptr;
    if (id && id->isString())
        return MessageId(id->string);
    const MantisRow row = session.row(index);
    return MessageId(row.isMain ? mantisPlaceId(index) : mantisDiscardedId(row.record));
}

Result<> checkMantisConversation(
    const MantisSession& session, size_t begin, MantisFindings& findings, const JobControl& job)
{
    return ConversationCheck(session, begin, findings).run(job);
}

} // namespace stemma
