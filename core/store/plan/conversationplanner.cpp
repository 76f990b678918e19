// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan/conversationplanner.h"

#include "core/base/text.h"
#include "core/store/conversation/idhash.h"
#include "core/store/json/json.h"
#include "core/store/plan/compactionchoice.h"
#include "core/store/plan/forkchoices.h"
#include "core/store/plan/forkedchangestore.h"
#include "core/store/plan/planchecks.h"
#include "core/store/plan/plantexts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qsizetype NameLength = 60;

} // namespace

ConversationPlanner::ConversationPlanner(
    ChangeWriter& writer, const ChangePolicy& policy, const JobControl& job, const Conversation* unwritten)
    : m_writer(writer)
    , m_policy(policy)
    , m_job(job)
    , m_conversation(unwritten ? *unwritten : writer.conversation())
{
}

template<class Other> Result<EditPlan> ConversationPlanner::planned(const Other& edit)
{
    return fail(Errc::NotSupported, m_policy.refusals().value(kindOf(edit), notPossible(kindOf(edit))));
}

Result<EditPlan> ConversationPlanner::plan(const Edit& edit)
{
    if (const QString refusal = m_policy.refusals().value(kindOf(edit)); !refusal.isEmpty())
        return fail(Errc::NotSupported, refusal);
    return std::visit([this](const auto& one) { return planned(one); }, edit);
}

Result<EditPlan> ConversationPlanner::planItems(const SingleEdit& edit, Items& items)
{
    m_items = &items;
    auto plan = this->plan(toEdit(edit));
    m_items = nullptr;
    return plan;
}

Result<EditPlan> ConversationPlanner::inFork(EditPlan plan, Items items)
{
    warnOfSignatures(plan, m_conversation, items, m_policy.codec());
    m_policy.settle(m_conversation, items);
    plan.title = PlanText::inFork(plan.title);
    return inNewSession(std::move(plan), std::move(items), {});
}

// ---- what is there ------------------------------------------------------------------------------

Result<size_t> ConversationPlanner::rowOf(const MessageId& id) const
{
    const auto row = m_conversation.rowWithId(id.value);
    if (!row)
        return fail(Errc::NotFound, PlanText::noMessage(id.value));
    const RowFacts facts = m_conversation.facts(*row);
    if (!facts.isMain)
        return fail(Errc::NotSupported, PlanText::discardedStays());
    if (!isEntry(facts))
        return fail(Errc::NotSupported,
            PlanText::tr("%1 does not read this record, so nothing can be done with it.").arg(m_policy.agent()));
    if (facts.flags.testFlag(RowFlag::SideChain))
        return fail(Errc::NotSupported, PlanText::sideChainStays(m_policy.agent()));
    return *row;
}

Result<> ConversationPlanner::refuseSideChain() const
{
    const Items all = items();
    const bool isSide = !all.empty() && m_conversation.facts(all.back().row).flags.testFlag(RowFlag::SideChain);
    return isSide ? fail(Errc::NotSupported, PlanText::sideChainStays(m_policy.agent())) : Result<>();
}

Result<size_t> ConversationPlanner::changeableRow(const MessageId& id) const
{
    const auto row = keptRow(id);
    const QString refusal = row ? m_policy.refusalOf(m_conversation.facts(*row).flags, *row) : QString();
    return refusal.isEmpty() ? row : fail(Errc::NotSupported, refusal);
}

/// What was taken back is told by how many turns that were: a change among these would take back others.
Result<size_t> ConversationPlanner::keptRow(const MessageId& id) const
{
    const auto row = rowOf(id);
    const bool isTakenBack = row && m_conversation.row(*row).states.testFlag(MessageState::Discarded);
    return isTakenBack ? fail(Errc::NotSupported, PlanText::discardedStays()) : row;
}

Result<size_t> ConversationPlanner::cutAt(const MessageId& at, bool before) const
{
    return rowOf(at).transform([before](size_t row) { return before ? row : row + 1; });
}

ConversationPlanner::Items ConversationPlanner::items(size_t count) const
{
    Items items;
    items.reserve(count);
    for (size_t row = 0; row < count; ++row) {
        const RowFacts facts = m_conversation.facts(row);
        if (isEntry(facts) || (facts.isMain && m_writer.movesDamaged()))
            items.push_back({row});
    }
    return items;
}

Rewrite ConversationPlanner::rewriteOf(Items items) const
{
    return {m_conversation, std::move(items), m_policy.codec()};
}

Result<ConversationPlanner::Items> ConversationPlanner::cutItems(EditPlan& plan, size_t count) const
{
    Items kept = items(count);
    m_policy.trimEnd(plan, m_conversation, kept);
    if (!m_policy.dropsOpenCalls())
        return kept;
    const ContextRows rows = callsUpTo(count);
    Removals removals;
    int open = 0;
    for (const Rewrite::Item& item : kept) {
        if (!rows.hasOpenCalls[item.row])
            continue;
        const auto message = m_conversation.message(item.row, ReadOptions::NoText);
        if (!message)
            return std::unexpected(message.error());
        for (const Part& part : message->parts) {
            const auto* tool = part.as<ToolPart>();
            if (tool && !tool->hasOutput && !rows.isAnswered(m_conversation, idHash(tool->callId)))
                open += removals[item.row].insert(part.index).second;
        }
        if (const auto left = removals.find(item.row); left != removals.end())
            addStranded(left->second, *message);
    }
    if (open > 0)
        plan.warnings
            += PlanText::tr("%n tool call(s) have no result there and are left out, as %1 does.", nullptr, open)
                   .arg(m_policy.agent());
    return itemsWithout(std::move(kept), m_conversation, removals, m_policy);
}

EditPlan ConversationPlanner::begun(const Edit& edit, const QString& action, const QString& title) const
{
    return EditPlan {.edit = edit, .action = action, .title = title, .session = m_writer.session()};
}

// ---- what comes of it ---------------------------------------------------------------------------

std::vector<SentMessage> ConversationPlanner::addFigures(EditPlan& plan, const Rewrite& rewrite) const
{
    if (const auto before = measureContext(m_policy.context(), m_conversation, {}, m_job))
        plan.before = figuresOf(*before);
    auto after = measureContext(m_policy.context(), rewrite, {}, m_job);
    if (after) {
        plan.after = figuresOf(*after);
        addItems(*plan.after, m_policy.context(), rewrite, *after);
    }
    std::vector<SentMessage> sent = after ? std::move(after->sent) : std::vector<SentMessage>();
    addWindowChecks(plan, m_policy.agent(), sent, after ? std::nullopt : std::optional(after.error()));
    if (m_policy.answersInPieces())
        plan.checks.removeIf([](const PlannedCheck& check) { return check.name == RolesCheck; });
    addCallsCheck(plan, rewrite, sent);
    m_policy.addChecks(plan, rewrite);
    return sent;
}

Result<EditPlan> ConversationPlanner::inPlace(EditPlan plan, Items items)
{
    const Rewrite rewrite = rewriteOf(std::move(items));
    if (const Result<> done = m_writer.change(plan, rewrite); !done)
        return std::unexpected(done.error());
    m_writer.addWarnings(plan);
    const std::vector<SentMessage> sent = addFigures(plan, rewrite);
    addSignatureCheck(plan, rewrite, sent, m_job);
    return plan;
}

// ---- fork, resume, rename, delete ---------------------------------------------------------------

Result<EditPlan> ConversationPlanner::planned(const ForkEdit& edit)
{
    const auto count = cutAt(edit.at, edit.before);
    if (!count)
        return std::unexpected(count.error());
    if (items(*count).empty())
        return fail(Errc::Usage, PlanText::nothingBefore());
    EditPlan plan = begun(edit, u"fork"_s, PlanText::fork(name(), qint64(*count)));
    const Result<> isPossible = checkChoices(edit, [this](ForkChoice choice) { return m_policy.forkRefusal(choice); });
    auto kept = isPossible ? cutItems(plan, *count) : std::unexpected(isPossible.error());
    if (kept)
        kept = asChosen(edit, *std::move(kept), plan);
    return kept ? inNewSession(std::move(plan), *std::move(kept), edit.title) : std::unexpected(kept.error());
}

Result<ConversationPlanner::Items> ConversationPlanner::asChosen(
    const ForkEdit& edit, Items items, EditPlan& plan) const
{
    if (edit.withoutCheckpoints) {
        const std::vector<size_t> rows = m_writer.checkpointRows();
        std::erase_if(items, [&rows](const Rewrite::Item& item) { return std::ranges::binary_search(rows, item.row); });
    }
    Result<Items> made = std::move(items);
    if (edit.withoutThinking) {
        std::vector<size_t> rows;
        std::ranges::transform(*made, std::back_inserter(rows), &Rewrite::Item::row);
        const auto needsThinking = [this](const Message& message) { return m_policy.needsThinking(message); };
        const auto thinking = thinkingToLeave(m_conversation, rows, needsThinking, plan, m_job);
        made = thinking ? itemsWithout(*std::move(made), m_conversation, *thinking, m_policy)
                        : std::unexpected(thinking.error());
    }
    if (!made || edit.constraints.isEmpty())
        return made;
    const auto sent = measureContext(m_policy.context(), rewriteOf(*made), {}, m_job);
    const Result<> added = sent ? addConstraints(*made, sent->sent, m_conversation, m_policy, plan)
                                : fail(Errc::NotSupported, sent.error().text, sent.error().cause);
    return added ? made : std::unexpected(added.error());
}

Result<EditPlan> ConversationPlanner::planned(const ResumeEdit& edit)
{
    const Result<> refused = refuseSideChain();
    const auto count = refused ? cutAt(edit.at, edit.before) : std::unexpected(refused.error());
    if (!count)
        return std::unexpected(count.error());
    if (m_writer.isActive() && items(*count).size() == items().size())
        return fail(Errc::Usage, PlanText::endsThere());
    EditPlan plan = begun(edit, u"resume"_s, PlanText::resume(name(), qint64(*count)));
    auto kept = cutItems(plan, *count);
    return kept ? inPlace(std::move(plan), *std::move(kept)) : std::unexpected(kept.error());
}

Result<EditPlan> ConversationPlanner::planned(const RenameEdit& edit)
{
    if (!m_writer.isActive())
        return fail(Errc::NotSupported, PlanText::branchHasNoTitle());
    if (edit.title == m_writer.title())
        return fail(Errc::Usage, PlanText::sameTitle());
    EditPlan plan = begun(edit, u"rename"_s, PlanText::rename(name(), edit.title));
    if (const Result<> done = m_writer.setTitle(plan, edit.title); !done)
        return std::unexpected(done.error());
    m_policy.addChecks(plan, rewriteOf(items()));
    return plan;
}

Result<EditPlan> ConversationPlanner::planned(const CheckpointEdit& edit)
{
    const auto row = rowOf(edit.at);
    if (!row)
        return std::unexpected(row.error());
    EditPlan plan = begun(edit, u"checkpoint"_s,
        edit.label.isEmpty() ? PlanText::tr("Remove the checkpoint at message %1 of “%2”").arg(*row + 1).arg(name())
                             : PlanText::tr("Checkpoint “%1” at message %2 of “%3”")
                                   .arg(firstLine(edit.label, NameLength))
                                   .arg(*row + 1)
                                   .arg(name()));
    const Result<> done = m_writer.setCheckpoint(plan, *row, edit.label);
    return done ? Result<EditPlan>(plan) : std::unexpected(done.error());
}

Result<EditPlan> ConversationPlanner::planned(const DeleteEdit& edit)
{
    if (!m_writer.isActive())
        return fail(Errc::NotSupported, PlanText::branchStays());
    EditPlan plan = begun(edit, u"delete"_s, PlanText::deleteSession(name()));
    if (const Result<> done = m_writer.remove(plan); !done)
        return std::unexpected(done.error());
    if (const auto before = measureContext(m_policy.context(), m_conversation, {}, m_job))
        plan.before = figuresOf(*before);
    return plan;
}

// ---- text, removal, insertion -------------------------------------------------------------------

Result<EditPlan> ConversationPlanner::planned(const TextEdit& edit)
{
    const auto row = changeableRow(edit.message);
    return row ? withText(begun(edit, u"edit"_s, PlanText::editMessage(qint64(*row) + 1, name())), *row, edit.part,
                     stemma::withText(m_conversation, *row, edit.part, edit.text, m_policy))
               : std::unexpected(row.error());
}

Result<EditPlan> ConversationPlanner::withText(EditPlan plan, size_t row, int part, const Result<ChangedText>& text)
{
    if (!text)
        return std::unexpected(text.error());
    Items changed = items();
    std::ranges::find(changed, row, &Rewrite::Item::row)->bytes = text->record;
    plan.writes += PlannedWrite {PlanText::messagePart(qint64(row) + 1, part), PlannedWrite::Change::Update, 1,
        PlanText::shown(text->before), PlanText::shown(text->after)};
    return this->changed(std::move(plan), std::move(changed));
}

Result<EditPlan> ConversationPlanner::planned(const PruneEdit& edit)
{
    const auto output = changeableRow(edit.message).and_then([&](size_t row) {
        return toolOutputOf(m_conversation, row, edit.part);
    });
    return output.and_then([&](const std::pair<size_t, int>& place) {
        const auto& [row, part] = place;
        const QString title = edit.restore ? PlanText::tr("Restore the output in message %1 of “%2”")
                                           : PlanText::tr("Prune the output in message %1 of “%2”");
        return withText(begun(edit, edit.restore ? u"unprune"_s : u"prune"_s, title.arg(row + 1).arg(name())), row,
            part, withPruning(m_conversation, row, part, edit.restore, m_policy));
    });
}

Result<EditPlan> ConversationPlanner::planned(const RemoveEdit& edit)
{
    if (const Result<> sound = checkRemoval(edit); !sound)
        return std::unexpected(sound.error());
    Removals removals;
    for (const MessageId& id : edit.messages) {
        const auto row = changeableRow(id);
        const auto message = row ? m_conversation.message(*row, ReadOptions::NoText) : std::unexpected(row.error());
        if (!message)
            return std::unexpected(message.error());
        if (edit.part && (*edit.part < 0 || *edit.part >= message->parts.size()))
            return fail(Errc::NotFound, PlanText::noPart(id.value, *edit.part));
        if (edit.part && isSigned(message->parts.at(*edit.part)))
            return fail(Errc::NotSupported,
                PlanText::tr("This thinking is signed, so it can only be removed with its message."));
        for (const Part& part : message->parts) {
            if (!edit.part || *edit.part == part.index)
                removals[*row].insert(part.index);
        }
        removals[*row]; // also one without parts
    }
    const size_t named = removals.size();
    if (const Result<> paired = addPairs(removals, m_conversation); !paired)
        return std::unexpected(paired.error());
    EditPlan plan = begun(
        edit, u"remove"_s, edit.part ? PlanText::removePart(name()) : PlanText::removeMessages(qint64(named), name()));
    auto kept = itemsWithout(items(), m_conversation, removals, m_policy);
    if (!kept)
        return std::unexpected(kept.error());
    for (const auto& [row, parts] : removals) {
        const auto stored = m_conversation.bytes(row, PlanText::ShownText);
        const auto message
            = stored ? m_conversation.message(row, ReadOptions::NoText) : std::unexpected(stored.error());
        if (!message)
            return std::unexpected(message.error());
        const auto number = qint64(row) + 1;
        const bool isLeft = std::ranges::binary_search(*kept, row, {}, &Rewrite::Item::row);
        plan.writes
            += PlannedWrite {isLeft ? PlanText::messageParts(number, qint64(parts.size())) : PlanText::message(number),
                PlannedWrite::Change::Delete, 1, PlanText::shown(QString::fromUtf8(*stored)), {}};
    }
    if (removals.size() > named)
        plan.warnings += PlanText::pairedMessages(qint64(removals.size() - named));
    return changed(std::move(plan), *std::move(kept));
}

ContextRows ConversationPlanner::callsUpTo(size_t end) const
{
    ContextRows rows {.end = end};
    rows.addCalls(m_conversation);
    return rows;
}

Result<EditPlan> ConversationPlanner::planned(const InsertEdit& edit)
{
    if (!m_policy.roles().contains(edit.role))
        return fail(Errc::Usage,
            PlanText::tr("%1 has no messages of the role “%2”. Choose one of: %3.")
                .arg(m_policy.agent(), edit.role, m_policy.roles().join(", "_L1)));
    if (edit.text.isEmpty())
        return fail(Errc::Usage, PlanText::noText());
    const Result<> refused = refuseSideChain();
    const auto after = !refused ? std::unexpected(refused.error())
        : edit.after.isEmpty()  ? Result<size_t>(0)
                                : keptRow(edit.after).transform([](size_t row) { return row + 1; });
    if (!after)
        return std::unexpected(after.error());
    Items changed = items();
    const auto place = std::ranges::lower_bound(changed, *after, {}, &Rewrite::Item::row);
    // A result follows directly on its call.
    if (isWithinCall(m_conversation, *after))
        return fail(Errc::NotSupported, PlanText::betweenCallAndResult());
    const auto time = m_writer.newTime();
    if (!time)
        return std::unexpected(time.error());
    const NewLink unlinked {"\"\"", "null", *time};
    const QByteArray record = m_policy.messageRecord(edit.role, edit.text, unlinked, m_conversation).trimmed();
    changed.insert(place, {Rewrite::New, record});
    EditPlan plan = begun(edit, u"insert"_s, PlanText::insertAfter(qint64(*after), name()));
    plan.writes += PlannedWrite {PlanText::tr("the new message"), PlannedWrite::Change::Insert, 1, {},
        PlanText::shown(edit.text), {}, {{u"role"_s, edit.role}}};
    return this->changed(std::move(plan), std::move(changed));
}

// ---- compaction ---------------------------------------------------------------------------------

Result<EditPlan> ConversationPlanner::planned(const CompactEdit& edit)
{
    const CompactionRule rule = m_policy.compactionRule();
    // First what no other place would help with.
    const bool isKnown = edit.nodes.isEmpty() && edit.level >= 1 && edit.level <= 3;
    if (const Result<> isWritten = isKnown ? needSummaryText(edit, rule) : Result<>(); !isWritten)
        return std::unexpected(isWritten.error());
    const auto choice = chooseCompaction(m_policy.context(), m_conversation, edit, rule, m_job);
    if (!choice)
        return std::unexpected(choice.error());
    const size_t last = choice->covered.back().row;
    if (m_conversation.facts(last).flags.testFlag(RowFlag::SideChain))
        return fail(Errc::NotSupported, PlanText::sideChainStays(m_policy.agent()));
    const bool isInPlace = edit.inPlace || !rule.makesSession;
    if (const QString why = isInPlace && rule.makesSession ? rule.notInPlace(m_conversation) : QString();
        !why.isEmpty())
        return fail(Errc::NotSupported,
            PlanText::tr("The session cannot be compacted in place. %1 Compact it into a new session.").arg(why));
    if (!rule.makesSession && !m_writer.isActive())
        return fail(Errc::NotSupported,
            PlanText::tr("A branch that %1 does not continue is not compacted. Resume it first, or fork it.")
                .arg(m_policy.agent()));
    const QString title = isInPlace ? PlanText::tr("Compact messages %1–%2 of “%3”")
                                    : PlanText::tr("Compact messages %1–%2 of “%3” into a new session");
    EditPlan plan = begun(edit, u"compact"_s, title.arg(choice->firstRow() + 1).arg(last + 1).arg(name()));
    auto changed = m_policy.compacted(m_conversation, *choice, edit);
    if (!changed)
        return std::unexpected(changed.error());
    const bool isOneRecord = changed->empty();
    auto made = isOneRecord ? withRecord(edit, *choice, std::move(plan))
        : isInPlace         ? inPlace(std::move(plan), *std::move(changed))
                    : inNewSession(std::move(plan), *std::move(changed), PlanText::tr("%1 (compacted)").arg(name()));
    if (!made)
        return made;
    if (!isOneRecord)
        made->writes.prepend(PlannedWrite {
            m_writer.place(), PlannedWrite::Change::Insert, 1, {}, PlanText::shown(edit.text), PlanText::summary()});
    addSummaryCheck(*made, rule.count(edit.text), choice->tokens);
    return made;
}

/// A compaction that is one record behind everything.
Result<EditPlan> ConversationPlanner::withRecord(const CompactEdit& edit, const CompactionChoice& choice, EditPlan plan)
{
    const auto kept = choice.kept.empty() ? Result<Message>(Message())
                                          : m_conversation.message(choice.kept.front().row, ReadOptions::NoText);
    if (!kept)
        return std::unexpected(kept.error());
    QByteArray record;
    const auto spelled = [&](const NewLink& link) {
        return record = m_policy.summaryRecord(edit.text, kept->id, choice.before.total, link);
    };
    if (const Result<> done = m_writer.appendRecord(plan, spelled, PlanText::summary()); !done)
        return std::unexpected(done.error());
    Items then = items();
    then.push_back({Rewrite::New, record.trimmed()});
    m_writer.addWarnings(plan);
    (void)addFigures(plan, rewriteOf(std::move(then)));
    return plan;
}

Result<EditPlan> ConversationPlanner::inNewSession(EditPlan plan, Items items, const QString& title)
{
    const auto isCompaction = [this](const Rewrite::Item& item) {
        return item.row != Rewrite::New && m_conversation.facts(item.row).flags.testFlag(RowFlag::Boundary);
    };
    // It looks at a rewrite of its own, which takes as long as this one and is of no use to most sessions.
    if (std::ranges::any_of(items, isCompaction))
        m_policy.settleNames(m_conversation, items);
    const Rewrite rewrite = rewriteOf(std::move(items));
    if (const Result<> done = m_writer.makeSession(plan, rewrite, title); !done)
        return std::unexpected(done.error());
    const std::vector<SentMessage> sent = addFigures(plan, rewrite);
    const auto* fork = std::get_if<ForkEdit>(&plan.edit);
    const bool changesSummary = fork && !fork->constraints.isEmpty();
    if (changesInFork(kindOf(plan.edit)) || kindOf(plan.edit) == EditKind::Batch || changesSummary)
        addSignatureCheck(plan, rewrite, sent, m_job);
    return plan;
}

Result<EditPlan> ConversationPlanner::changed(EditPlan plan, Items items)
{
    if (m_items) {
        *m_items = std::move(items);
        return plan;
    }
    const QString whyNotInPlace = m_policy.inPlaceRefusal();
    if (!whyNotInPlace.isEmpty()) {
        plan.warnings += whyNotInPlace;
        return inFork(std::move(plan), std::move(items));
    }
    warnOfSignatures(plan, m_conversation, items, m_policy.codec());
    m_policy.settle(m_conversation, items);
    return inPlace(std::move(plan), std::move(items));
}

} // namespace stemma
