// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan/conversationplanner.h"

#include "core/base/text.h"
#include "core/store/conversation/idhash.h"
#include "core/store/plan/compactionchoice.h"
#include "core/store/plan/planchecks.h"
#include "core/store/plan/plantexts.h"
#include "core/store/transcript/linereader.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct PlannerText
{
    Q_DECLARE_TR_FUNCTIONS(Plan)
};

constexpr qsizetype ShownText = 4000; ///< of a text before and after, in a plan
constexpr qsizetype NameLength = 60;
constexpr qint64 NoText = 0;

QString shown(QStringView text)
{
    return text.size() <= ShownText ? text.toString() : text.first(ShownText) + u'…';
}

std::unexpected<Error> noPart(const MessageId& message, int part)
{
    return fail(Errc::NotFound, plantexts::noPart(message.value, part));
}

bool isSigned(const Part& part)
{
    const auto* thinking = part.as<ReasoningPart>();
    return thinking && thinking->state == ReasoningPart::State::Signed;
}

} // namespace

ConversationPlanner::ConversationPlanner(const PlanTarget& target, const ChangePolicy& policy, const JobControl& job)
    : m_target(target)
    , m_policy(policy)
    , m_job(job)
    , m_conversation(target.conversation)
    , m_writer(target.file, target.conversation, policy, job)
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

// ---- what is there ------------------------------------------------------------------------------

bool ConversationPlanner::isEntry(size_t row) const
{
    const RowFacts facts = m_conversation.facts(row);
    return facts.isMain && !facts.isDamaged;
}

Result<size_t> ConversationPlanner::rowOf(const MessageId& id) const
{
    const auto row = m_conversation.rowWithId(id.value);
    if (!row)
        return fail(Errc::NotFound, plantexts::noMessage(id.value));
    if (!isEntry(*row))
        return fail(Errc::NotSupported,
            PlannerText::tr("This line is not an entry that %1 reads, so nothing can be done with it.")
                .arg(m_policy.agent()));
    return *row;
}

Result<size_t> ConversationPlanner::changeableRow(const MessageId& id) const
{
    const auto row = rowOf(id);
    const QString refusal = row ? m_policy.refusalOf(m_conversation.facts(*row).flags) : QString();
    return refusal.isEmpty() ? row : fail(Errc::NotSupported, refusal);
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
        if (isEntry(row))
            items.push_back({row});
    }
    return items;
}

Rewrite ConversationPlanner::rewriteOf(Items items) const
{
    const auto factsOf = [this](QByteArrayView bytes, std::vector<ToolMark>& tools) {
        const auto reader = m_policy.codec().reader(m_conversation.dialect());
        const LineFacts& facts = reader->read(bytes);
        tools = facts.tools;
        RowFacts row;
        row.flags = facts.flags;
        row.isDamaged = facts.kind != LineFacts::Kind::Record;
        row.maySign = facts.maySign;
        row.contentBytes = facts.contentBytes;
        return row;
    };
    return {m_conversation, std::move(items), m_policy.codec(), factsOf};
}

Result<RecordPlaces> ConversationPlanner::placesOf(size_t row) const
{
    const auto bytes = m_conversation.bytes(row, -1);
    if (!bytes)
        return std::unexpected(bytes.error());
    auto places = m_policy.places(*bytes);
    if (places)
        return *std::move(places);
    return fail(Errc::NotSupported,
        PlannerText::tr("Message %1 lacks fields that %2 needs. Check the session first.")
            .arg(row + 1)
            .arg(m_policy.agent()));
}

QString ConversationPlanner::name() const
{
    const QString title = firstLine(m_target.title, NameLength);
    return title.isEmpty() ? m_target.id.value : title;
}

EditPlan ConversationPlanner::begun(const Edit& edit, const QString& action, const QString& title) const
{
    return EditPlan {.edit = edit, .action = action, .title = title, .session = m_target.id};
}

// ---- what comes of it ---------------------------------------------------------------------------

void ConversationPlanner::addFigures(EditPlan& plan, const Rewrite& rewrite) const
{
    if (const auto before = measureContext(m_policy.context(), m_conversation, {}, m_job))
        plan.before = figuresOf(*before);
    const auto after = measureContext(m_policy.context(), rewrite, {}, m_job);
    if (after)
        plan.after = figuresOf(*after);
    const std::vector<SentMessage> none;
    addWindowChecks(
        plan, m_policy.agent(), after ? after->sent : none, after ? std::nullopt : std::optional(after.error()));
    addCallsCheck(plan, rewrite, after ? after->sent : none);
    m_policy.addChecks(plan, rewrite);
}

void ConversationPlanner::addWarnings(EditPlan& plan) const
{
    if (!m_target.isActive)
        plan.warnings += PlannerText::tr("%1 does not continue this branch now. The change makes it the one that it "
                                         "continues.")
                             .arg(m_policy.agent());
    if (m_target.isOpenElsewhere)
        plan.warnings += PlannerText::tr("%1 may have this session open. Its next message continues what it holds in "
                                         "memory, and the change becomes a branch beside it.")
                             .arg(m_policy.agent());
}

/// As a branch that the agent goes on with from now on.
Result<EditPlan> ConversationPlanner::inPlace(EditPlan plan, const Rewrite& rewrite)
{
    const auto copies = m_writer.appendBranch(plan, rewrite);
    if (!copies)
        return std::unexpected(copies.error());
    addWarnings(plan);
    addFigures(plan, rewrite);
    addSignatureCheck(plan, rewrite, rewrite.firstChange(), m_job);
    trackAnchors(rewrite.firstChange(), *copies);
    return plan;
}

/// The session without a branch in its id is the one that the agent goes on with: it passes from branch to branch.
void ConversationPlanner::trackAnchors(size_t first, const TranscriptWriter::Copies& copies) const
{
    if (!m_target.moved)
        return;
    const SessionId next(m_target.file.id);
    const SessionId left(m_target.file.id + u'#' + m_target.activeEnd);
    for (const MessagePlace& place : m_target.followed) {
        const auto row = m_conversation.rowWithId(place.message.value);
        const bool stands = row && *row < first;
        QList<MessagePlace> to;
        if (place.session != m_target.id) {
            if (place.session == next && !stands)
                to += MessagePlace {left, place.message};
        } else if (row && stands) {
            if (!m_target.isActive)
                to += MessagePlace {next, place.message};
        } else if (row) {
            const auto copy = copies.find(*row);
            if (copy != copies.end()) {
                const auto id = json::parse(copy->second);
                to += MessagePlace {next, MessageId(id ? id->string : QString())};
            }
            if (m_target.isActive)
                to += MessagePlace {left, place.message};
        }
        if (!to.isEmpty())
            m_target.moved->append({place, to, row && !stands && !copies.contains(*row)});
    }
}

// ---- fork, resume, rename, delete ---------------------------------------------------------------

Result<EditPlan> ConversationPlanner::planned(const ForkEdit& edit)
{
    const auto count = cutAt(edit.at, edit.before);
    if (!count)
        return std::unexpected(count.error());
    if (items(*count).empty())
        return fail(Errc::Usage, plantexts::nothingBefore());
    EditPlan plan = begun(edit, u"fork"_s, plantexts::fork(name(), qint64(*count)));
    const Rewrite rewrite = rewriteOf(items(*count));
    const QString title = edit.title.isEmpty() ? plantexts::forkTitle(name()) : edit.title;
    std::vector<TranscriptWriter::Tail> tail;
    for (const Checkpoint& label : m_target.labels) {
        const auto row = m_conversation.rowWithId(label.message.value);
        // One that stands among what is copied comes along by itself.
        const auto own = m_conversation.rowWithId(label.id.value);
        if (row && *row < *count && (!own || *own >= *count))
            tail.emplace_back(
                [this, label](const NewLink& link) { return m_policy.labelRecord(label.message, label.label, link); });
    }
    if (!m_policy.refusals().contains(EditKind::Rename))
        tail.emplace_back([&](const NewLink& link) { return m_policy.titleRecord(title, link); });
    const NewSession session = m_policy.newSession(m_target.file, m_conversation.transcript(), title);
    if (const Result<> done = m_writer.newTranscript(plan, rewrite, session, tail); !done)
        return std::unexpected(done.error());
    addFigures(plan, rewrite);
    return plan;
}

Result<EditPlan> ConversationPlanner::planned(const ResumeEdit& edit)
{
    const auto count = cutAt(edit.at, edit.before);
    if (!count)
        return std::unexpected(count.error());
    Items kept = items(*count);
    if (m_target.isActive && kept.size() == items(m_conversation.size()).size())
        return fail(Errc::Usage, plantexts::endsThere());
    EditPlan plan = begun(edit, u"resume"_s, plantexts::resume(name(), qint64(*count)));
    plan.newSession = SessionId(m_target.file.id + u'#' + m_target.activeEnd);
    return inPlace(std::move(plan), rewriteOf(std::move(kept)));
}

Result<EditPlan> ConversationPlanner::planned(const RenameEdit& edit)
{
    if (edit.title == m_target.title)
        return fail(Errc::Usage, plantexts::sameTitle());
    EditPlan plan = begun(edit, u"rename"_s, plantexts::rename(name(), edit.title));
    const auto record = [&](const NewLink& link) { return m_policy.titleRecord(edit.title, link); };
    const Result<> done = m_writer.appendRecord(plan, record, PlannerText::tr("the title"));
    return done ? Result<EditPlan>(plan) : std::unexpected(done.error());
}

Result<EditPlan> ConversationPlanner::planned(const CheckpointEdit& edit)
{
    const auto row = rowOf(edit.at);
    if (!row)
        return std::unexpected(row.error());
    const auto message = m_conversation.message(*row, NoText);
    if (!message)
        return std::unexpected(message.error());
    EditPlan plan = begun(edit, u"checkpoint"_s,
        edit.label.isEmpty() ? PlannerText::tr("Remove the checkpoint at message %1 of “%2”").arg(*row + 1).arg(name())
                             : PlannerText::tr("Checkpoint “%1” at message %2 of “%3”")
                                   .arg(firstLine(edit.label, NameLength))
                                   .arg(*row + 1)
                                   .arg(name()));
    const auto record = [&](const NewLink& link) { return m_policy.labelRecord(message->id, edit.label, link); };
    const Result<> done = m_writer.appendRecord(plan, record, PlannerText::tr("the label"));
    return done ? Result<EditPlan>(plan) : std::unexpected(done.error());
}

Result<EditPlan> ConversationPlanner::planned(const DeleteEdit& edit)
{
    if (!m_target.isActive)
        return fail(Errc::NotSupported,
            PlannerText::tr("A branch is part of its session's file, from which nothing is cut. Delete the whole "
                            "session, or leave the branch where it is."));
    EditPlan plan = begun(edit, u"delete"_s, plantexts::deleteSession(name()));
    if (const Result<> done = m_writer.remove(plan, m_target.belongings); !done)
        return std::unexpected(done.error());
    if (const auto before = measureContext(m_policy.context(), m_conversation, {}, m_job))
        plan.before = figuresOf(*before);
    return plan;
}

// ---- text, removal, insertion -------------------------------------------------------------------

Result<EditPlan> ConversationPlanner::planned(const TextEdit& edit)
{
    const auto row = changeableRow(edit.message);
    const auto places = row ? placesOf(*row) : std::unexpected(row.error());
    const auto message = places ? m_conversation.message(*row, -1) : std::unexpected(places.error());
    if (!message)
        return std::unexpected(message.error());
    if (edit.part < 0 || edit.part >= message->parts.size())
        return noPart(edit.message, edit.part);
    if (isSigned(message->parts.at(edit.part)))
        return fail(Errc::NotSupported,
            PlannerText::tr("This thinking carries a signature that only fits its text, so it cannot be edited. "
                            "Remove its whole message, or fork the session before it."));
    const auto place = m_policy.textPlace(*places, *message, edit.part);
    const auto old = place ? json::parse(places->source(*place)) : std::unexpected(json::ParseError());
    if (!old || !old->isString())
        return fail(Errc::NotSupported, plantexts::notEditable());
    if (old->string == edit.text)
        return fail(Errc::Usage, plantexts::sameText());
    JsonCopy copy;
    copy.replace(*place, quotedText(edit.text));
    m_policy.addTextChange(copy, *places, *message, edit.part);
    Items changed = items(m_conversation.size());
    std::ranges::find(changed, *row, &Rewrite::Item::row)->bytes = copy.applied(places->bytes);
    EditPlan plan = begun(edit, u"edit"_s, plantexts::editMessage(qint64(*row) + 1, name()));
    plan.writes += PlannedWrite {plantexts::messagePart(qint64(*row) + 1, edit.part), PlannedWrite::Change::Update, 1,
        shown(old->string), shown(edit.text)};
    return inPlace(std::move(plan), rewriteOf(std::move(changed)));
}

/// A call goes with its result, and a result with its call; a message that nothing is left of goes.
Result<> ConversationPlanner::addPairs(Removals& removals) const
{
    std::vector<size_t> open;
    for (const auto& [row, parts] : removals)
        open.push_back(row);
    while (!open.empty()) {
        const size_t row = open.back();
        open.pop_back();
        const auto message = m_conversation.message(row, NoText);
        if (!message)
            return std::unexpected(message.error());
        std::set<int>& parts = removals[row];
        const auto isLeft = [&](const Part& part) {
            // Thinking alone is no message, and is never parted from what it led to.
            return !parts.contains(part.index) && !part.as<ReasoningPart>();
        };
        const bool isWhole = std::ranges::none_of(message->parts, isLeft);
        for (const Part& part : message->parts) {
            if (isWhole)
                parts.insert(part.index);
            const auto* tool = part.as<ToolPart>();
            if (!tool || !parts.contains(part.index) || tool->callId.isEmpty())
                continue;
            const quint64 call = idHash(tool->callId);
            const auto result = resultOf(m_conversation, call);
            const auto other = tool->hasOutput ? callRow(m_conversation, call)
                : result                       ? m_conversation.rowOfRecord(result->record)
                                               : std::nullopt;
            const auto counterpart = other ? m_conversation.message(*other, NoText) : Result<Message>(Message());
            if (!counterpart)
                return std::unexpected(counterpart.error());
            for (const Part& one : counterpart->parts) {
                const auto* paired = one.as<ToolPart>();
                const bool isPair = paired && paired->callId == tool->callId && paired->hasOutput != tool->hasOutput;
                if (isPair && removals[*other].insert(one.index).second)
                    open.push_back(*other);
            }
        }
    }
    return {};
}

/// The record without some parts; null: they go only with the whole message.
Result<QByteArray> ConversationPlanner::without(size_t row, const Message& message, const std::set<int>& parts) const
{
    const auto places = placesOf(row);
    if (!places)
        return std::unexpected(places.error());
    std::set<int> removed;
    for (const int part : parts) {
        const QList<int> blocks = m_policy.blocksOf(*places, message, part);
        if (blocks.isEmpty())
            return QByteArray();
        removed.insert(blocks.begin(), blocks.end());
    }
    JsonCopy copy;
    const auto blockAt = [&](qsizetype block) { return places->blocks.at(block); };
    const auto isRemoved = [&](qsizetype block) { return removed.contains(int(block)); };
    for (const json::Range& range : cutElements(places->blocks.size(), blockAt, isRemoved))
        copy.replace(range, {});
    return copy.applied(places->bytes);
}

Result<EditPlan> ConversationPlanner::planned(const RemoveEdit& edit)
{
    if (edit.messages.isEmpty())
        return fail(Errc::Usage, plantexts::nothingToRemove());
    if (edit.part && edit.messages.size() != 1)
        return fail(Errc::Usage, plantexts::onePartAtATime());
    Removals removals;
    for (const MessageId& id : edit.messages) {
        const auto row = changeableRow(id);
        const auto message = row ? m_conversation.message(*row, NoText) : std::unexpected(row.error());
        if (!message)
            return std::unexpected(message.error());
        if (edit.part && (*edit.part < 0 || *edit.part >= message->parts.size()))
            return noPart(id, *edit.part);
        if (edit.part && isSigned(message->parts.at(*edit.part)))
            return fail(Errc::NotSupported,
                PlannerText::tr("This thinking carries a signature; it can only be removed with its whole message."));
        for (const Part& part : message->parts) {
            if (!edit.part || *edit.part == part.index)
                removals[*row].insert(part.index);
        }
        removals[*row]; // also one without parts
    }
    const size_t named = removals.size();
    if (const Result<> paired = addPairs(removals); !paired)
        return std::unexpected(paired.error());
    EditPlan plan = begun(edit, u"remove"_s,
        edit.part ? plantexts::removePart(name()) : plantexts::removeMessages(qint64(named), name()));
    Items kept;
    for (Rewrite::Item& item : items(m_conversation.size())) {
        const auto removal = removals.find(item.row);
        if (removal == removals.end()) {
            kept.push_back(std::move(item));
            continue;
        }
        const auto message = m_conversation.message(item.row, NoText);
        const auto stored = message ? m_conversation.bytes(item.row, ShownText) : std::unexpected(message.error());
        if (!stored)
            return std::unexpected(stored.error());
        const bool isWhole = removal->second.size() == size_t(message->parts.size());
        const auto rest = isWhole ? Result<QByteArray>(QByteArray()) : without(item.row, *message, removal->second);
        if (!rest)
            return std::unexpected(rest.error());
        if (!isWhole && rest->isNull())
            return fail(Errc::NotSupported,
                PlannerText::tr("This part can only be removed with its whole message %1.").arg(item.row + 1));
        plan.writes
            += PlannedWrite {isWhole ? plantexts::message(qint64(item.row) + 1)
                                     : plantexts::messageParts(qint64(item.row) + 1, qint64(removal->second.size())),
                PlannedWrite::Change::Delete, 1, shown(QString::fromUtf8(*stored)), {}};
        if (!isWhole)
            kept.push_back({item.row, *rest});
    }
    if (removals.size() > named)
        plan.warnings += plantexts::pairedMessages(qint64(removals.size() - named));
    return inPlace(std::move(plan), rewriteOf(std::move(kept)));
}

Result<EditPlan> ConversationPlanner::planned(const InsertEdit& edit)
{
    if (!m_policy.roles().contains(edit.role))
        return fail(Errc::NotSupported,
            PlannerText::tr("%1 has no messages of the role “%2”. Choose one of: %3.")
                .arg(m_policy.agent(), edit.role, m_policy.roles().join(", "_L1)));
    if (edit.text.isEmpty())
        return fail(Errc::Usage, plantexts::noText());
    const auto after = edit.after.isEmpty() ? Result<size_t>(0) : cutAt(edit.after, false);
    if (!after)
        return std::unexpected(after.error());
    Items changed = items(m_conversation.size());
    const auto place = std::ranges::lower_bound(changed, *after, {}, &Rewrite::Item::row);
    // A result follows directly on its call.
    if (place != changed.end() && m_conversation.facts(place->row).flags.testFlag(RowFlag::Tool))
        return fail(Errc::NotSupported, plantexts::betweenCallAndResult());
    const NewLink unlinked {"\"\"", "null", m_policy.newTime(m_conversation.transcript())};
    const QByteArray record = m_policy.messageRecord(edit.role, edit.text, unlinked, m_conversation).trimmed();
    changed.insert(place, {Rewrite::New, record});
    EditPlan plan = begun(edit, u"insert"_s, plantexts::insertAfter(qint64(*after), name()));
    plan.writes += PlannedWrite {PlannerText::tr("the new message"), PlannedWrite::Change::Insert, 1, {},
        shown(edit.text), {}, {{u"role"_s, edit.role}}};
    return inPlace(std::move(plan), rewriteOf(std::move(changed)));
}

// ---- compaction ---------------------------------------------------------------------------------

Result<CompactionDraft> ConversationPlanner::draft(const CompactEdit& edit)
{
    const CompactionRule rule = m_policy.compactionRule();
    auto choice = chooseCompaction(m_policy.context(), m_conversation, edit, rule, m_job);
    if (!choice)
        return std::unexpected(choice.error());
    return draftCompaction(m_conversation, edit, *std::move(choice), rule, m_job);
}

Result<EditPlan> ConversationPlanner::planned(const CompactEdit& edit)
{
    constexpr int Deterministic = 3;
    const CompactionRule rule = m_policy.compactionRule();
    const auto choice = chooseCompaction(m_policy.context(), m_conversation, edit, rule, m_job);
    if (!choice)
        return std::unexpected(choice.error());
    if (edit.text.trimmed().isEmpty())
        return fail(edit.level == Deterministic ? Errc::NotSupported : Errc::Usage,
            PlannerText::tr("%1 makes no summaries without a model. Write the text, or let a model write it (level 1 "
                            "or 2).")
                .arg(m_policy.agent()));
    if (!m_target.isActive)
        return fail(Errc::NotSupported,
            PlannerText::tr("A branch that %1 does not continue is not compacted. Resume it first, or fork it.")
                .arg(m_policy.agent()));
    const size_t last = choice->covered.back().row;
    const auto kept
        = choice->kept.empty() ? Result<Message>(Message()) : m_conversation.message(choice->kept.front().row, NoText);
    if (!kept)
        return std::unexpected(kept.error());
    EditPlan plan = begun(edit, u"compact"_s,
        PlannerText::tr("Compact messages %1–%2 of “%3”")
            .arg(choice->covered.front().row + 1)
            .arg(last + 1)
            .arg(name()));
    QByteArray record;
    const auto spelled = [&](const NewLink& link) {
        return record = m_policy.summaryRecord(edit.text, kept->id, choice->before.total, link);
    };
    if (const Result<> done = m_writer.appendRecord(plan, spelled, plantexts::summary()); !done)
        return std::unexpected(done.error());
    Items then = items(m_conversation.size());
    then.push_back({Rewrite::New, record.trimmed()});
    addWarnings(plan);
    const Rewrite rewrite = rewriteOf(std::move(then));
    addFigures(plan, rewrite);
    addSummaryCheck(plan, rule.count(edit.text), choice->tokens);
    return plan;
}

} // namespace stemma
