// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan/forkchoices.h"

#include "core/compaction/lostline.h"
#include "core/session/prompt.h"
#include "core/store/plan/plantexts.h"

#include <algorithm>
#include <ranges>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct ForkChoicesText
{
    Q_DECLARE_TR_FUNCTIONS(ForkChoices)
};

bool isSaid(const Part& part)
{
    return part.as<TextPart>() || part.as<ImagePart>();
}

/// What is sent as text or as a call, apart from what only describes the step.
bool isAnswer(const Part& part)
{
    return isSaid(part) || part.as<ToolPart>();
}

/// Where the turn begins that the rows end in, if tools were called in it and no answer ended it yet: providers ask for
/// the thinking of that turn with the results of its tools. rows.size(): there is none.
Result<size_t> openTurn(const std::vector<size_t>& rows, const Conversation& conversation)
{
    bool isKnown = false;
    for (size_t first = rows.size(); first-- > 0;) {
        const RowFlags flags = conversation.facts(rows[first]).flags;
        const auto message = conversation.message(rows[first], ReadOptions::NoText);
        if (!message)
            return std::unexpected(message.error());
        const auto last = std::ranges::find_if(message->parts | std::views::reverse, isAnswer);
        const bool isByAgent = bool(flags & (RowFlags(RowFlag::Meta) | RowFlag::Unsent | RowFlag::System));
        if (isByAgent || last == message->parts.rend())
            continue;
        const bool isPrompt = message->role == Role::User && std::ranges::any_of(message->parts, isSaid)
            && std::ranges::none_of(message->parts, [](const Part& part) { return part.as<ToolPart>() != nullptr; });
        if (!isKnown && (isPrompt || !last->as<ToolPart>()))
            return rows.size();
        isKnown = true;
        if (isPrompt)
            return first;
    }
    return isKnown ? 0 : rows.size();
}

} // namespace

Result<> checkChoices(const ForkEdit& edit, const std::function<QString(ForkChoice)>& refusal)
{
    for (const ForkChoice choice : {ForkChoice::Thinking, ForkChoice::Checkpoints, ForkChoice::Constraints}) {
        const QString why = isChosen(edit, choice) ? refusal(choice) : QString();
        if (!why.isEmpty())
            return fail(Errc::NotSupported, why);
    }
    return {};
}

void tellThinking(EditPlan& plan, qint64 leftOut, qint64 ofTurn, qint64 ofMessages)
{
    plan.thinkingLeftOut += leftOut;
    if (ofTurn > 0)
        plan.warnings += ForkChoicesText::tr(
            "%n thinking block(s) stay: they belong to the turn that the fork ends in, and a provider needs them with "
            "the results of its tool calls.",
            nullptr, int(ofTurn));
    if (ofMessages > 0)
        plan.warnings += ForkChoicesText::tr(
            "%n thinking block(s) stay, because their messages cannot be sent without them.", nullptr, int(ofMessages));
}

Result<Removals> thinkingToLeave(const Conversation& conversation, const std::vector<size_t>& rows,
    const std::function<bool(const Message&)>& needsThinking, EditPlan& plan, const JobControl& job)
{
    const auto turn = openTurn(rows, conversation);
    if (!turn)
        return std::unexpected(turn.error());
    Removals removals;
    qint64 leftOut = 0;
    qint64 ofTurn = 0;
    qint64 ofMessages = 0;
    for (size_t i = 0; i < rows.size(); ++i) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        if (conversation.facts(rows[i]).flags & (RowFlags(RowFlag::User) | RowFlag::Tool | RowFlag::Boundary))
            continue;
        const auto message = conversation.message(rows[i], ReadOptions::NoText);
        if (!message)
            return std::unexpected(message.error());
        std::set<int> thinking;
        for (const Part& part : message->parts) {
            if (part.as<ReasoningPart>())
                thinking.insert(part.index);
        }
        if (thinking.empty())
            continue;
        const bool isNeeded = needsThinking(*message);
        (i >= *turn ? ofTurn : isNeeded ? ofMessages : leftOut) += qint64(thinking.size());
        if (i < *turn && !isNeeded)
            removals[rows[i]] = std::move(thinking);
    }
    tellThinking(plan, leftOut, ofTurn, ofMessages);
    return removals;
}

Result<Part> summaryText(const Conversation& conversation, size_t row)
{
    const auto message = conversation.message(row, ReadOptions::WholeText);
    if (!message)
        return std::unexpected(message.error());
    const Part* text = firstText(message->parts);
    return text ? Result<Part>(*text) : fail(Errc::NotSupported, PlanText::notEditable());
}

QString withConstraints(QString summary, const QStringList& constraints)
{
    for (const QString& constraint : constraints) {
        LossFinding lost;
        lost.kind = LossKind::Constraint;
        lost.text = constraint;
        qsizetype cursor = 0;
        summary = withLostAdded(summary, lost, &cursor);
    }
    return summary;
}

Error noSummarySent()
{
    return {
        Errc::Usage, ForkChoicesText::tr("The agent is sent no summary there, so nothing can be added to one."), {}};
}

PlannedWrite changedSummary(const QString& before, const QString& after)
{
    return {PlanText::summary(), PlannedWrite::Change::Update, 1, PlanText::shown(before), PlanText::shown(after),
        ForkChoicesText::tr("in the copy, with constraints that it had lost")};
}

Result<> addConstraints(std::vector<Rewrite::Item>& items, std::span<const SentMessage> sent,
    const Conversation& conversation, const ChangePolicy& policy, EditPlan& plan)
{
    const auto backwards = sent | std::views::reverse;
    auto last = std::ranges::find(backwards, ContextItem::Kind::Summary, &SentMessage::kind);
    if (last == backwards.end()) // some agents send it as any prompt
        last = std::ranges::find_if(backwards, [&](const SentMessage& one) {
            return conversation.facts(items.at(one.row).row).flags.testFlag(RowFlag::Summary);
        });
    if (last == backwards.end())
        return std::unexpected(noSummarySent());
    Rewrite::Item& item = items.at(last->row);
    if (const QString why = policy.refusalOf(conversation.facts(item.row).flags, item.row); !why.isEmpty())
        return fail(Errc::NotSupported, why);
    const auto text = summaryText(conversation, item.row);
    if (!text)
        return std::unexpected(text.error());
    const auto& edit = std::get<ForkEdit>(plan.edit);
    const QString after = withConstraints(text->as<TextPart>()->text.text, edit.constraints);
    const auto changed = withText(conversation, item.row, text->index, after, policy);
    if (!changed)
        return std::unexpected(changed.error());
    item.bytes = changed->record;
    plan.writes += changedSummary(changed->before, changed->after);
    return {};
}

} // namespace stemma
