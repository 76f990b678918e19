// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/check/transcriptcheck.h"

#include "core/store/check/unrepairable.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using Severity = Finding::Severity;

struct Rules
{
    Q_DECLARE_TR_FUNCTIONS(TranscriptCheck)
public:
    static constexpr FindingRule<TranscriptRule> Table[] = {
        {TranscriptRule::UnreadableFolder, "unreadable-folder"_L1, Severity::Error,
            QT_TR_NOOP("This folder cannot be read, so its sessions are missing here."), nullptr,
            QT_TRANSLATE_NOOP("Unrepairable", "Only the owner of the folder can change its permissions.")},
        {TranscriptRule::UnreadableFile, "unreadable-file"_L1, Severity::Error,
            QT_TR_NOOP("This file cannot be read: %1"), nullptr,
            QT_TRANSLATE_NOOP(
                "Unrepairable", "Unreadable data is not changed. Check the permissions of the file, or the disk.")},
        {TranscriptRule::MissingHeader, "missing-header"_L1, Severity::Error,
            QT_TR_NOOP("The file does not begin with a header. The agent would overwrite it with an empty session."),
            QT_TR_NOOP("Write a header at the beginning.")},
        {TranscriptRule::MissingVersion, "missing-version"_L1, Severity::Error,
            QT_TR_NOOP("The header has no version, though entries have ids. The agent would give them new ids and "
                       "flatten the branches into one."),
            QT_TR_NOOP("Write the version into the header.")},
        {TranscriptRule::DamagedLine, "damaged-line"_L1, Severity::Error,
            QT_TR_NOOP("This line is not valid JSON, so the agent skips it. Entries that follow it lose their parent."),
            QT_TR_NOOP("Cut the line out of the file.")},
        {TranscriptRule::TornLine, "torn-line"_L1, Severity::Error,
            QT_TR_NOOP(
                "The last line ends in the middle. The next entry would be glued to it, and both would be lost."),
            QT_TR_NOOP("Cut out the unfinished line.")},
        {TranscriptRule::MissingLineEnd, "missing-line-end"_L1, Severity::Warning,
            QT_TR_NOOP("The last line has no line end. The next entry would be glued to it, and both would be lost."),
            QT_TR_NOOP("End the line.")},
        {TranscriptRule::UnknownLine, "unknown-line"_L1, Severity::Warning,
            QT_TR_NOOP("This line is JSON but not an entry; the agent skips it."), nullptr, unrepairable::NotKnown},
        {TranscriptRule::NullLine, "null-line"_L1, Severity::Error,
            QT_TR_NOOP("This line is “null”. The agent cannot load the session."),
            QT_TR_NOOP("Cut the line out of the file.")},
        {TranscriptRule::EndWithoutId, "end-without-id"_L1, Severity::Error,
            QT_TR_NOOP("The file ends with a line that has no id, so the agent sends nothing of what came before it."),
            QT_TR_NOOP("Cut the line out of the file.")},
        {TranscriptRule::MissingContent, "missing-content"_L1, Severity::Error,
            QT_TR_NOOP("This message has no content, which its agent needs to load the session."), nullptr,
            unrepairable::Lost},
        {TranscriptRule::MissingUsage, "missing-usage"_L1, Severity::Error,
            QT_TR_NOOP("This answer does not say what it used and cost, which its agent needs to load the session."),
            nullptr, unrepairable::Lost},
        {TranscriptRule::DuplicateId, "duplicate-id"_L1, Severity::Warning,
            QT_TR_NOOP("A later entry has the same id and counts instead of this one."), nullptr,
            unrepairable::CannotTell},
        {TranscriptRule::MissingParent, "missing-parent"_L1, Severity::Error,
            QT_TR_NOOP(
                "The parent of this entry is not in the file, so the agent sends nothing of what came before it."),
            QT_TR_NOOP("Link it to the entry before it.")},
        {TranscriptRule::Cycle, "parent-cycle"_L1, Severity::Error,
            QT_TR_NOOP("The parents of this entry form a circle. The agent cannot load the session."),
            QT_TR_NOOP("Make it the first entry of its branch.")},
        {TranscriptRule::OrphanResult, "orphan-result"_L1, Severity::Error,
            QT_TR_NOOP("This tool result has no call. Providers refuse it."),
            QT_TR_NOOP("Leave the result out, in a new branch.")},
        {TranscriptRule::UnansweredCall, "unanswered-call"_L1, Severity::Note,
            QT_TR_NOOP("This tool call has no result. If the agent is not running now, no result will come."), nullptr,
            unrepairable::TrueRecord},
        {TranscriptRule::RepeatedCall, "repeated-call"_L1, Severity::Warning,
            QT_TR_NOOP("Another tool call has the same id; providers may refuse that."), nullptr, unrepairable::Calls},
        {TranscriptRule::ResultBeforeCall, "result-before-call"_L1, Severity::Error,
            QT_TR_NOOP("This tool result comes before its call. Providers refuse that."), nullptr, unrepairable::Calls},
        {TranscriptRule::LateResult, "late-result"_L1, Severity::Warning,
            QT_TR_NOOP("Other messages stand between this tool result and its call. Providers may refuse that."),
            nullptr, unrepairable::TrueRecord},
        {TranscriptRule::MissingBase, "missing-base"_L1, Severity::Error,
            QT_TR_NOOP("The session goes on from the file of %1, which is not there. Only its own part is shown, and "
                       "the agent cannot resume it."),
            nullptr, unrepairable::Lost},
        {TranscriptRule::CutBase, "cut-base"_L1, Severity::Error,
            QT_TR_NOOP("The session goes on from a place in %1 where no line ends any more: that file was changed. "
                       "Only its own part is shown."),
            nullptr, unrepairable::Lost},
        {TranscriptRule::BaseCycle, "base-cycle"_L1, Severity::Error,
            QT_TR_NOOP("The session goes on from %1, which goes on from this session."), nullptr,
            unrepairable::CannotTell},
    };
};
[[maybe_unused]] const bool AreCodesKnown = tellCodes<TranscriptRule, Rules::Table>();

/// All marks with one call's id.
void checkCall(
    const Conversation& conversation, std::span<const ToolCallIndex::Mark> marks, size_t begin, const ProblemSink& sink)
{
    std::vector<size_t> calls;
    std::vector<size_t> results;
    for (const ToolCallIndex::Mark& mark : marks) {
        if (const auto row = conversation.rowOfRecord(mark.record); row && *row >= begin)
            (mark.isResult ? results : calls).push_back(*row);
    }
    std::ranges::sort(calls);
    std::ranges::sort(results);
    const auto add = [&](TranscriptRule rule, size_t row) { sink({rule, {}, row}); };
    for (size_t i = 1; i < calls.size(); ++i)
        add(TranscriptRule::RepeatedCall, calls[i]);
    for (const size_t row : calls.empty() ? results : std::vector<size_t>())
        add(TranscriptRule::OrphanResult, row);
    for (const size_t row : results.empty() ? calls : std::vector<size_t>())
        add(TranscriptRule::UnansweredCall, row);
    if (calls.empty() || results.empty())
        return;
    if (results.front() < calls.front())
        return add(TranscriptRule::ResultBeforeCall, results.front());
    // Results of other calls of the same answer may stand between.
    for (size_t row = calls.front() + 1; row < results.front(); ++row) {
        const RowFacts facts = conversation.facts(row);
        if (!facts.isDamaged && (facts.flags & (RowFlags(RowFlag::User) | RowFlag::Assistant)))
            return add(TranscriptRule::LateResult, results.front());
    }
}

/// Colours every entry once: what is met again on the same walk is on a circle.
void checkCycles(const LineIndex& index, const ProblemSink& sink)
{
    const std::vector<TranscriptLine>& lines = index.lines();
    std::vector<quint32> walk(lines.size(), 0);
    for (quint32 i = 0; i < lines.size(); ++i) {
        for (std::optional<quint32> at = i; at && lines[*at].isRecord(); at = index.parentOf(*at)) {
            if (walk[*at] == i + 1)
                sink({TranscriptRule::Cycle, at});
            if (walk[*at] != 0)
                break;
            walk[*at] = i + 1;
        }
    }
}

} // namespace

Result<> checkLines(const LineIndex& index, const ProblemSink& sink, const JobControl& job)
{
    const std::vector<TranscriptLine>& lines = index.lines();
    for (quint32 i = 0; i < lines.size(); ++i) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        const bool isUnended = lines[i].flags.testFlag(RowFlag::NoLineEnd);
        if (lines[i].kind == LineFacts::Kind::NotJson)
            sink({isUnended ? TranscriptRule::TornLine : TranscriptRule::DamagedLine, i});
        else if (lines[i].isDamaged())
            sink({TranscriptRule::UnknownLine, i});
        else if (isUnended)
            sink({TranscriptRule::MissingLineEnd, i});
        if (lines[i].isRecord() && lines[i].flags.testFlag(RowFlag::Replaced))
            sink({TranscriptRule::DuplicateId, i});
        if (lines[i].isRecord() && index.isTree() && lines[i].flags.testFlag(RowFlag::HasParent)
            && !index.storedParentOf(i))
            sink({TranscriptRule::MissingParent, i});
    }
    if (index.isTree())
        checkCycles(index, sink);
    return {};
}

Result<> checkCalls(const Conversation& conversation, const ProblemSink& sink, const JobControl& job, size_t begin)
{
    for (const auto marks : conversation.tools().calls()) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        checkCall(conversation, marks, begin, sink);
    }
    return {};
}

TranscriptFindings::TranscriptFindings(SessionId session, Sink sink, bool canMend)
    : SessionFindings(Rules::Table, "TranscriptCheck", std::move(session), std::move(sink), canMend)
{
}

void TranscriptFindings::add(const TranscriptSources::BaseProblem& problem, const QString& place)
{
    add(TranscriptRule(int(TranscriptRule::MissingBase) + int(problem.kind)), place, {}, {problem.base});
}

void TranscriptFindings::add(const TranscriptProblem& problem, const TranscriptConversation& active)
{
    const LineIndex& index = active.transcript();
    const quint32 line = problem.row ? active.facts(*problem.row).record : problem.line.value_or(0);
    if (line >= index.lines().size())
        return add(problem.rule, QFileInfo(index.path()).fileName());
    add(problem.rule, index.placeOf(line), MessageId(index.idOf(line)));
}

} // namespace stemma
