// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan/compactionchoice.h"

#include "core/base/text.h"
#include "core/compaction/summaryrequest.h"
#include "core/compaction/transcript.h"
#include "core/store/plan/plantexts.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int Deterministic = 3; ///< the level

/// No model is stored, nor how much it takes: one of usual size is assumed.
CompactionSpace assumedSpace(const CompactionRule& rule)
{
    constexpr qint64 Window = 128'000;
    constexpr qint64 MostOutput = 8'192;
    CompactionSpace space {.count = rule.count, .window = Window, .mostOutput = MostOutput};
    space.usable = Window - space.reserve - MostOutput;
    return space;
}

/// Whether its call stands before it: an answer that holds its calls with their results is none.
bool isResult(const Conversation& conversation, const SentMessage& sent)
{
    if (sent.role == Role::Tool || sent.role == Role::Assistant)
        return sent.role == Role::Tool;
    const auto message = conversation.message(sent.row, ReadOptions::NoText);
    return message && std::ranges::any_of(message->parts, [](const Part& part) {
        const auto* tool = part.as<ToolPart>();
        return tool && tool->hasOutput && !tool->callId.isEmpty();
    });
}

/// How many of the first messages are covered.
Result<size_t> coveredCount(const Conversation& conversation, const CompactEdit& edit, std::span<const SentMessage> all,
    const CompactionRule& rule)
{
    if (edit.to.isEmpty()) {
        size_t count = all.size();
        for (qint64 kept = 0; count > 0 && kept < rule.keepTokens; --count)
            kept += all[count - 1].tokens;
        count = qMin(count, all.size() - qMin(rule.keepMessages, all.size()));
        while (count > 0 && count < all.size() && isResult(conversation, all[count]))
            --count;
        if (count > 0)
            return count;
        return fail(Errc::Usage,
            PlanText::tr("%1 keeps the newest messages, and nothing comes before them. Name the last "
                         "message to summarise.")
                .arg(rule.agent));
    }
    const auto row = conversation.rowWithId(edit.to.value);
    if (!row)
        return fail(Errc::NotFound, PlanText::noMessage(edit.to.value));
    const auto found = std::ranges::find(all, *row, &SentMessage::row);
    if (found == all.end())
        return fail(Errc::Usage,
            PlanText::tr("Message %1 is not in the context now, so it cannot be summarised.").arg(*row + 1));
    const auto count = size_t(found - all.begin()) + 1;
    if (count < all.size() && isResult(conversation, all[count]))
        return fail(Errc::NotSupported,
            PlanText::tr("The message after message %1 is a tool result, and what is kept must not begin "
                         "with one. Name the result, or a message before its call.")
                .arg(*row + 1));
    return count;
}

/// What a model is asked with: as much as it takes, and never half of a call and its result.
Result<> addRequest(const Conversation& conversation, const CompactEdit& edit, CompactionChoice& choice,
    CompactionDraft& draft, const CompactionRule& rule, const JobControl& job)
{
    SummaryRequest request(edit.level, assumedSpace(rule), false);
    size_t count = 0;
    for (const SentMessage& sent : choice.covered) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        const auto message = conversation.message(sent.row, ReadOptions::WholeText);
        if (!message)
            return std::unexpected(message.error());
        // Of an earlier summary every word counts.
        const bool isSummary = message->states.testFlag(MessageState::Summary);
        const qsizetype most = isSummary ? std::numeric_limits<qsizetype>::max()
            : edit.level == 1            ? ExcerptOfLevel1
                                         : ExcerptOfLevel2;
        const Role role = message->role == Role::Assistant ? Role::Assistant : Role::User;
        if (!request.addMessage(role, messageExcerpt(message->parts, most)))
            break;
        ++count;
    }
    while (count > 1 && count < choice.covered.size() && isResult(conversation, choice.covered[count]))
        --count;
    for (size_t i = choice.covered.size(); i-- > count;)
        choice.tokens -= choice.covered[i].tokens;
    choice.covered.resize(count);
    draft.prompt = request.text();
    draft.maxTokens = int(request.maxTokens());
    return {};
}

} // namespace

Result<CompactionChoice> chooseCompaction(const ContextRule& context, const Conversation& conversation,
    const CompactEdit& edit, const CompactionRule& rule, const JobControl& job)
{
    if (edit.level < 1 || edit.level > Deterministic)
        return fail(Errc::Usage, PlanText::noSummaryLevel(edit.level));
    if (!edit.nodes.isEmpty())
        return fail(Errc::NotSupported,
            PlanText::tr("%1 does not merge summaries: a new one takes up the one before it. Compact up "
                         "to a message instead.")
                .arg(rule.agent));
    const auto window = measureContext(rule.context ? *rule.context : context, conversation, {}, job);
    if (!window)
        return fail(
            window.error().code == Errc::Corrupt ? Errc::NotSupported : window.error().code, window.error().text);
    const std::span<const SentMessage> sent(window->sent);
    const auto begin = std::ranges::find_if(
        sent, [](const SentMessage& message) { return message.kind != ContextItem::Kind::System; });
    const std::span all(begin, sent.end());
    if (all.empty())
        return fail(Errc::Usage, PlanText::noMessages());
    auto count = coveredCount(conversation, edit, all, rule);
    if (!count)
        return std::unexpected(count.error());
    // Some agents send the summary before behind a question of their own. What is kept cannot begin with it; with that
    // of a branch it can.
    while (*count < all.size() && conversation.facts(all[*count].row).flags.testFlag(RowFlag::Boundary))
        ++*count;
    CompactionChoice choice {.before = window->budget};
    choice.lead.assign(sent.begin(), begin);
    choice.covered.assign(all.begin(), all.begin() + ptrdiff_t(*count));
    choice.kept.assign(all.begin() + ptrdiff_t(*count), all.end());
    for (const SentMessage& message : choice.covered)
        choice.tokens += message.tokens;
    return choice;
}

size_t CompactionChoice::firstRow() const
{
    return std::ranges::min_element(covered, {}, &SentMessage::row)->row;
}

Result<CompactionDraft> draftCompaction(const ContextRule& context, const Conversation& conversation,
    const CompactEdit& edit, const CompactionRule& rule, const JobControl& job)
{
    auto choice = chooseCompaction(context, conversation, edit, rule, job);
    if (!choice)
        return std::unexpected(choice.error());
    CompactionDraft draft;
    if (edit.level < Deterministic) {
        if (const Result<> added = addRequest(conversation, edit, *choice, draft, rule, job); !added)
            return std::unexpected(added.error());
    }
    const std::vector<SentMessage>& covered = choice->covered;
    for (const auto& [row, id] : {std::pair(choice->firstRow(), &draft.first), {covered.back().row, &draft.last}}) {
        const auto message = conversation.message(row, ReadOptions::NoText);
        if (!message)
            return std::unexpected(message.error());
        *id = message->id;
    }
    draft.covers = qint64(covered.size());
    draft.tokens = choice->tokens;
    draft.makesSession = rule.makesSession;
    draft.notInPlace = rule.makesSession ? rule.notInPlace(conversation) : QString();
    return draft;
}

Result<> needSummaryText(const CompactEdit& edit, const CompactionRule& rule)
{
    if (edit.text.isEmpty() && edit.level == Deterministic)
        return fail(Errc::NotSupported,
            PlanText::tr("%1 makes no summaries without a model. Write the text yourself, or let a model "
                         "write it (level 1 or 2).")
                .arg(rule.agent));
    return edit.text.trimmed().isEmpty() ? fail(Errc::Usage, PlanText::noSummaryText()) : Result<>();
}

void addSummaryCheck(EditPlan& plan, qint64 summaryTokens, qint64 coveredTokens)
{
    const bool isSmaller = summaryTokens < coveredTokens;
    // The answer of a model that is no smaller is not taken.
    const bool isByModel = std::get<CompactEdit>(plan.edit).level < Deterministic;
    plan.checks += {isByModel ? u"summary-converges"_s : u"summary-smaller"_s, isSmaller,
        isSmaller ? PlanText::summaryIsSmaller(summaryTokens, coveredTokens)
                  : PlanText::summaryIsLarger(summaryTokens, coveredTokens),
        true};
}

} // namespace stemma
