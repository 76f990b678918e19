// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/plan/planner.h"

#include "core/base/text.h"
#include "core/store/formats/jazzmine/plan/recordcopies.h"
#include "core/store/json/jsoncopy.h"
#include "core/store/json/jsonmembers.h"
#include "core/store/plan/newids.h"
#include "core/store/plan/plantexts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::jazzmine {

namespace {

QString tracesStay()
{
    return Planner::tr("Tool calls are part of the turn trace, a record that cannot be changed.");
}

QString noTitle()
{
    return Planner::tr("This conversation has no record, so it has no title.");
}

constexpr qsizetype NameLength = 60;

/// The value of a field, in the file.
json::Range rangeOf(const StoredRecord& record, QByteArrayView field)
{
    const StoredAt place = record.placeOf(field);
    return {place.offset, place.length};
}

/// A record with everything that the library writes for a message that only has a text.
QByteArray newMessage(
    const JsonStyle& style, const InsertEdit& edit, const QString& id, const QByteArray& user, qint64 time)
{
    return style.object({{"id", json::quotedPython(id)}, {"conversation_id", json::quotedPython(edit.session.value)},
        {"user_id", user}, {"role", json::quotedPython(edit.role)}, {"original_content", json::quotedPython(edit.text)},
        {"enhanced_message", "\"\""}, {"explicit_context", "null"}, {"episode_id", "0"}, {"sentiment_score", "0.0"},
        {"intent", "\"unknown\""}, {"entities", "[]"}, {"is_cancellation", "false"}, {"is_continuation", "true"},
        {"is_flagged", "false"}, {"timestamp", QByteArray::number(time)}, {"invoked_flows", "null"},
        {"invoked_tools", "null"}, {"reasoning_steps", "null"}, {"errors", "null"}});
}

} // namespace

QList<json::Range> stepsOf(const StoredRecord& record)
{
    const json::Range list = rangeOf(record, "reasoning_steps");
    const QByteArrayView text = QByteArrayView(record.json).sliced(list.start - record.storedAt.offset, list.length);
    QList<json::Range> steps;
    forEachJsonElement(text, [&](QByteArrayView step) {
        const json::Range place = rangeWithin(step, text);
        steps += json::Range {list.start + place.start, place.length};
        return true;
    });
    return steps;
}

Planner::Planner(const ChangeTarget& target, const JobControl& job)
    : m_target(target)
    , m_job(job)
    , m_change(target.change)
    , m_figures(target, job)
    , m_renumbering(target.change.renumbering())
    , m_name(target.conversation.id)
{
    if (!target.conversation.isStored())
        return;
    const auto record = m_change.read(RecordKind::Conversation, target.conversation.place);
    if (const QString title = record ? firstLine(record->text(u"title"), NameLength) : QString(); !title.isEmpty())
        m_name = title;
}

// ---- reading what is there ----------------------------------------------------------------------

Result<size_t> Planner::positionOf(const MessageId& id) const
{
    if (const auto position = m_change.index().positionOf(m_target.conversation, id))
        return *position;
    return fail(Errc::NotFound, PlanText::noMessage(id.value));
}

Result<size_t> Planner::cutAt(const MessageId& at, bool before) const
{
    return positionOf(at).transform([before](size_t position) { return position + (before ? 0 : 1); });
}

EditPlan Planner::begun(const Edit& edit, const QString& action, const QString& title) const
{
    return EditPlan {.edit = edit, .action = action, .title = title, .session = SessionId(m_target.conversation.id)};
}

Result<EditPlan> Planner::finished(EditPlan plan, const std::optional<PlanFigures::Rows>& after)
{
    Result<> done = after ? m_figures.add(plan, *after) : Result<>();
    if (done && after)
        done = m_figures.addChecks(plan, *after);
    if (done)
        done = m_change.finish(plan, m_job);
    return done ? Result<EditPlan>(plan) : std::unexpected(done.error());
}

/// The agent's summaries are on a server and count messages by their places.
void Planner::warnOfMemory(EditPlan& plan, size_t from) const
{
    for (size_t i = from; i < m_target.conversation.messages.size(); ++i) {
        if (!m_target.message(i).has(MessageRecord::Summarised))
            continue;
        plan.warnings += tr("The agent has already summarised some of these messages. Its memory is outside the store "
                            "and still has them.");
        return;
    }
}

// ---- title, text, a new message -----------------------------------------------------------------

Result<EditPlan> Planner::plan(const RenameEdit& edit)
{
    if (!m_target.conversation.isStored())
        return fail(Errc::NotSupported, noTitle());
    const auto record = m_change.read(RecordKind::Conversation, m_target.conversation.place);
    if (!record)
        return std::unexpected(record.error());
    if (!record->value.isObject())
        return fail(Errc::NotSupported,
            tr("The record of this conversation is damaged. Check the store and repair that first."));
    const json::Value* title = record->value.find(u"title");
    if (title && title->isString() && title->string == edit.title)
        return fail(Errc::Usage, PlanText::sameTitle());
    EditPlan plan = begun(edit, u"rename"_s, PlanText::rename(m_name, edit.title));
    plan.writes += PlannedWrite {u"conversations title"_s, PlannedWrite::Change::Update, 1,
        PlanText::shown(record->text(u"title")), PlanText::shown(edit.title)};
    JsonCopy copy;
    setMember(copy, record->json, "title", json::quotedPython(edit.title));
    m_change.replace(m_target.conversation.place.offset, record->json.size(), copy.applied(record->json));
    plan.warnings += tr("When the agent is restarted, it gives the conversation a new title after the first reply.");
    return finished(std::move(plan), m_figures.rows());
}

Result<EditPlan> Planner::plan(const TextEdit& edit)
{
    const auto position = positionOf(edit.message);
    const auto record = position.and_then([this](size_t at) { return m_target.read(at); });
    if (!record)
        return std::unexpected(record.error());
    const MessageRecord& stored = m_target.message(*position);
    Message shown = messageOf(*record, ReadOptions::WholeText);
    if (stored.trace != MessageRecord::NoTrace) {
        const auto trace = m_change.read(RecordKind::Trace, m_change.index().traces()[stored.trace].place());
        if (!trace)
            return std::unexpected(trace.error());
        addTurnTrace(shown, *trace, ReadOptions::WholeText);
    }
    if (edit.part < 0 || edit.part >= shown.parts.size())
        return fail(Errc::NotFound, PlanText::noPart(edit.message.value, edit.part));
    const Part& part = shown.parts.at(edit.part);
    const auto* text = part.as<TextPart>();
    const auto* step = part.as<ReasoningPart>();
    if (!text && !step)
        return fail(Errc::NotSupported, part.as<ToolPart>() ? tracesStay() : tr("Only texts can be edited."));
    const QString old = text ? text->text.text : step->text.text;
    if (old == edit.text)
        return fail(Errc::Usage, PlanText::sameText());
    EditPlan plan = begun(edit, u"edit"_s, PlanText::editMessage(*position + 1, m_name));
    const json::Range place = text ? rangeOf(*record, "original_content") : stepsOf(*record).value(edit.part);
    m_change.replace(place.start, place.length, json::quotedPython(edit.text));
    plan.writes += PlannedWrite {PlanText::messagePart(*position + 1, edit.part), PlannedWrite::Change::Update, 1,
        PlanText::shown(old), PlanText::shown(edit.text)};
    PlanFigures::Rows after = m_figures.rows();
    if (text) {
        const QString enhanced = record->text(u"enhanced_message");
        if (!enhanced.isEmpty()) {
            const json::Range rewritten = rangeOf(*record, "enhanced_message");
            m_change.replace(rewritten.start, rewritten.length, "\"\"");
            plan.writes
                += PlannedWrite {tr("message %1, enhanced_message").arg(*position + 1), PlannedWrite::Change::Update, 1,
                    PlanText::shown(enhanced), {}, tr("emptied; otherwise the model would still see the old text")};
        }
        after[*position].text = edit.text;
        warnOfMemory(plan, *position);
    }
    if (stored.trace != MessageRecord::NoTrace)
        plan.warnings += tr("The turn trace is unchanged and no longer matches the reply.");
    return finished(std::move(plan), after);
}

/// A time that sorts between two messages; equal ones are ordered by their place in the file.
Result<qint64> Planner::timeBetween(std::optional<size_t> before, std::optional<size_t> behind) const
{
    for (const auto& neighbour : {before, behind}) {
        if (neighbour && m_target.message(*neighbour).has(MessageRecord::NoTime))
            return fail(Errc::NotSupported,
                tr("The time of message %1 is unreadable, so nothing can be inserted next to it.").arg(*neighbour + 1));
    }
    const qint64 clock = toMs(now());
    if (before && behind) {
        const qint64 from = m_target.message(*before).order;
        const qint64 time = from + (m_target.message(*behind).order - from) / 2;
        if (time == from && !m_change.isFile())
            return fail(Errc::NotSupported,
                tr("Messages %1 and %2 have no time between them, and a database sorts only by time.")
                    .arg(*before + 1)
                    .arg(*behind + 1));
        return time;
    }
    if (before) {
        const qint64 last = m_target.message(*before).order;
        return isInSeconds(last) || clock <= last ? last + 1 : clock;
    }
    return behind ? m_target.message(*behind).order - 1 : clock;
}

Result<EditPlan> Planner::plan(const InsertEdit& edit)
{
    static const QStringList Roles = {u"user"_s, u"assistant"_s, u"colleague_assistant"_s, u"system"_s};
    if (!Roles.contains(edit.role))
        return fail(Errc::Usage, tr("jazzmine has no role “%1”. Choose %2.").arg(edit.role, Roles.join(u", "_s)));
    const auto end = edit.after.isEmpty() ? Result<size_t>(0) : cutAt(edit.after, false);
    if (!end)
        return std::unexpected(end.error());
    std::optional<size_t> before;
    std::optional<size_t> behind;
    for (size_t i = 0; i < m_target.conversation.messages.size() && !behind; ++i) {
        if (m_target.isKnown(i))
            (i < *end ? before : behind) = i;
    }
    const auto time = timeBetween(before, behind);
    const auto user = RecordCopies(m_target, m_job).madeConversation({}, {});
    const auto neighbour = before ? before : behind;
    const auto& all = m_change.index().messages();
    const auto model = neighbour ? m_target.read(*neighbour)
        : all.empty()            ? Result<StoredRecord>(StoredRecord())
                                 : m_change.read(RecordKind::Message, all.back().place());
    if (!time || !user || !model)
        return std::unexpected(!time ? time.error() : !user ? user.error() : model.error());
    const json::Range spelledUser = json::memberValue(*user, "user_id").value_or(json::Range());
    const QString id = newUuid4();
    const QByteArray record
        = newMessage(JsonStyle::of(model->json), edit, id, user->sliced(spelledUser.start, spelledUser.length), *time);
    // Right behind the one before it: where their times are equal, the place in the file decides.
    const Result<> done = before
        ? m_change.insertBehind(RecordKind::Message, m_target.conversation.messages[*before], record)
        : m_change.add(RecordKind::Message, record);
    if (!done)
        return std::unexpected(done.error());
    if (before)
        m_renumbering.insertedBehind = m_target.conversation.messages[*before];
    EditPlan plan = begun(edit, u"insert"_s, PlanText::insertAfter(before ? qint64(*before) + 1 : 0, m_name));
    plan.writes += PlannedWrite {u"messages"_s, PlannedWrite::Change::Insert, 1, {}, PlanText::shown(edit.text), {},
        {{u"id"_s, id}, {u"role"_s, edit.role}, {u"timestamp"_s, QString::number(*time)}}};
    PlanFigures::Rows after = m_figures.rows();
    after.insert(
        after.begin() + qptrdiff(before ? *before + 1 : 0), {PlanFigures::Row::New, 0, roleOf(edit.role), edit.text});
    warnOfMemory(plan, before.value_or(0));
    return finished(std::move(plan), after);
}

QString refusalAt(EditKind kind, const EditPlace& place)
{
    // All members of a record are fields; even of a damaged one something is known.
    if (kind == EditKind::Rename && place.info && place.info->fields.isEmpty() && place.info->title.isEmpty())
        return noTitle();
    return kind == EditKind::Text && place.part && place.part->as<ToolPart>() ? tracesStay() : QString();
}

QString forkRefusal(ForkChoice choice)
{
    // It has none of its own that a fork could not leave out.
    return choice == ForkChoice::Checkpoints ? QString() : stemma::forkRefusal(u"jazzmine"_s, choice);
}

QMap<EditKind, QString> refusals()
{
    auto refusals = refusalsExcept({EditKind::Fork, EditKind::Resume, EditKind::Rename, EditKind::Text,
        EditKind::Remove, EditKind::Delete, EditKind::Insert, EditKind::Repair});
    refusals.insert(EditKind::Prune,
        Planner::tr("jazzmine does not send tool outputs to the model, so there is nothing to prune."));
    refusals.insert(
        EditKind::Checkpoint, Planner::tr("jazzmine stores no checkpoints; Stemma keeps them in its own data."));
    refusals.insert(EditKind::Move, Planner::tr("jazzmine does not store a project folder."));
    for (const EditKind kind : {EditKind::Compact, EditKind::Dissolve})
        refusals.insert(kind, Planner::tr("jazzmine stores its summaries outside the store."));
    return refusals;
}

Result<EditPlan> planEdit(const ChangeTarget& target, const Edit& edit, const JobControl& job)
{
    if (const Result<> ready = target.change.checkStore(); !ready)
        return std::unexpected(ready.error());
    return std::visit([&](const auto& wish) { return Planner(target, job).plan(wish); }, edit);
}

} // namespace stemma::jazzmine
