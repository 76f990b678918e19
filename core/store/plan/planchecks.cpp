// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan/planchecks.h"

#include "core/store/files/openwriters.h"
#include "core/store/plan/plantexts.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct PlanChecksText
{
    Q_DECLARE_TR_FUNCTIONS(PlanChecks)
};

size_t firstSent(std::span<const SentMessage> sent)
{
    const auto first = std::ranges::min_element(sent, {}, &SentMessage::row);
    return first == sent.end() ? 0 : first->row;
}

} // namespace

bool isSigned(const Part& part)
{
    const auto* thinking = part.as<ReasoningPart>();
    return thinking && thinking->state == ReasoningPart::State::Signed;
}

bool holdsSignedThinking(const Message& message)
{
    return std::ranges::any_of(message.parts, isSigned);
}

Result<> checkRemoval(const RemoveEdit& edit)
{
    if (edit.messages.isEmpty())
        return fail(Errc::Usage, PlanText::nothingToRemove());
    return edit.part && edit.messages.size() != 1 ? fail(Errc::Usage, PlanText::onePartAtATime()) : Result<>();
}

void addWindowChecks(
    EditPlan& plan, const QString& agent, std::span<const SentMessage> sent, const std::optional<Error>& error)
{
    plan.checks
        += {u"loads"_s, !error, error ? error->text : PlanChecksText::tr("%1 can load the session.").arg(agent)};
    // Summaries are sent with the system prompt, or as a user's, which an answer may follow.
    const auto first = std::ranges::find_if(sent, [](const SentMessage& item) {
        return item.kind != ContextItem::Kind::System && item.kind != ContextItem::Kind::Summary;
    });
    const bool isLed = std::any_of(sent.begin(), first, [](const auto& item) { return item.role == Role::User; });
    const bool beginsWell = first == sent.end() || first->role == Role::User || (isLed && first->role != Role::Tool);
    plan.checks += {u"begins-with-user"_s, beginsWell,
        beginsWell ? PlanChecksText::tr("The conversation begins with a prompt.") : PlanText::beginsWithAnswer()};
    const auto twice = [](const SentMessage& one, const SentMessage& next) {
        return one.role == Role::Assistant && next.role == Role::Assistant;
    };
    const bool alternates = std::ranges::adjacent_find(sent, twice) == sent.end();
    plan.checks += {RolesCheck, alternates,
        alternates ? PlanChecksText::tr("No answer follows directly on another.")
                   : PlanChecksText::tr("One answer would follow directly on another; some providers refuse that."),
        true};
}

void addCallsCheck(EditPlan& plan, const Conversation& conversation, std::span<const SentMessage> sent)
{
    // A message that is not sent because of its open calls stands among those that are, one that was taken back does
    // not.
    const auto isSent = [&, first = firstSent(sent)](quint32 record) {
        const auto row = conversation.rowOfRecord(record);
        const bool isKept = row && !conversation.row(*row).states.testFlag(MessageState::Discarded);
        return row && *row >= first && (isKept || std::ranges::contains(sent, *row, &SentMessage::row));
    };
    int open = 0;
    int orphans = 0;
    for (const auto marks : conversation.tools().calls()) {
        const bool isAnswered = std::ranges::any_of(marks, &ToolCallIndex::Mark::isResult);
        const bool isCalled = !std::ranges::all_of(marks, &ToolCallIndex::Mark::isResult);
        if (isCalled != isAnswered && isSent(marks.front().record))
            (isCalled ? open : orphans) += 1;
    }
    PlannedCheck answered {u"calls-answered"_s, open == 0, PlanText::callsHaveResults(), true};
    if (open > 0)
        answered.text = PlanChecksText::tr("%n tool call(s) have no result.", nullptr, open);
    plan.checks += answered;
    if (orphans > 0)
        plan.checks += {u"results-have-calls"_s, false,
            PlanChecksText::tr("%n tool result(s) have no call; providers refuse that.", nullptr, orphans)};
}

void addSignatureCheck(EditPlan& plan, const Rewrite& rewrite, std::span<const SentMessage> sent, const JobControl& job)
{
    int count = 0;
    size_t firstSigned = 0;
    // What stands before a compaction is no part of what is sent behind it.
    const bool isCovered = !sent.empty() && firstSent(sent) > rewrite.firstChange();
    const size_t end = isCovered ? 0 : rewrite.size();
    for (size_t item = rewrite.firstChange(); item < end && !job.isCancelled(); ++item) {
        const RowFacts facts = rewrite.facts(item);
        if (!rewrite.items()[item].bytes.isNull() || !facts.flags.testFlag(RowFlag::Assistant) || !facts.maySign)
            continue;
        const auto message = rewrite.message(item, ReadOptions::NoText);
        if (!message || !holdsSignedThinking(*message))
            continue;
        firstSigned = count == 0 ? rewrite.items()[item].row : firstSigned;
        ++count;
    }
    PlannedCheck check {u"signed-thinking"_s, count == 0, PlanText::noSignedThinking(), true};
    if (count > 0)
        check.text = PlanChecksText::tr("%n message(s) after the change hold signed thinking, message %1 first. A "
                                        "provider may refuse it, since what comes before it has changed.",
            nullptr, count)
                         .arg(firstSigned + 1);
    plan.checks += check;
}

void warnOfSignatures(EditPlan& plan, const Conversation& conversation, const std::vector<Rewrite::Item>& items,
    const TranscriptCodec& codec)
{
    const auto maySign = [&conversation](const Rewrite::Item& item) {
        return item.row != Rewrite::New && !item.bytes.isNull() && conversation.facts(item.row).maySign;
    };
    if (std::ranges::none_of(items, maySign))
        return;
    const Rewrite rewrite(conversation, items, codec);
    QList<qint64> numbers;
    for (size_t i = 0; i < items.size(); ++i) {
        const auto message = maySign(items[i]) ? rewrite.message(i, ReadOptions::NoText) : Result<Message>(Message());
        if (message && holdsSignedThinking(*message))
            numbers += qint64(items[i].row) + 1;
    }
    if (!numbers.isEmpty())
        plan.warnings += PlanText::thinkingBesideChange(numbers);
}

void warnAboutWriters(EditPlan& plan, const QStringList& files)
{
    const QList<FileWriterProcess> writers = writersOf(files);
    if (!writers.isEmpty() && !writers.first().name.isEmpty())
        plan.warnings += PlanText::openForWriting(writers.first().name, writers.first().process);
}

} // namespace stemma
