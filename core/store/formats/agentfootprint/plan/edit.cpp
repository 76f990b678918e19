// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/plan/edit.h"

#include "core/base/text.h"
#include "core/base/time.h"
#include "core/store/formats/agentfootprint/check/repair.h"
#include "core/store/formats/agentfootprint/plan/editrules.h"
#include "core/store/formats/agentfootprint/plan/planner.h"
#include "core/store/formats/agentfootprint/read/json.h"
#include "core/store/json/json.h"
#include "core/store/plan/planchecks.h"
#include "core/store/plan/plantexts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

Planner::Planner(Source& source, Reader& reader, Dialect dialect, const JobControl& job)
    : m_source(source)
    , m_reader(reader)
    , m_dialect(dialect)
    , m_job(job)
    , m_writes(source, dialect, job)
    , m_now(toMs(now()))
{
}

Result<> Planner::load(const SessionId& id, EditKind kind)
{
    if (const Result<> opened = m_reader.open(id, m_job); !opened)
        return opened;
    if (const Result<> ready = m_writes.checkStore(kind == EditKind::Repair); !ready)
        return ready;
    if (m_reader.index().problem && kind != EditKind::Delete)
        return fail(Errc::NotSupported,
            tr("The text of this session is damaged at byte %1, so agentfootprint cannot load it. You can only delete "
               "the session.")
                .arg(m_reader.index().problem->offset));
    auto text = SessionText::of(m_reader.loaded(), m_job);
    if (!text)
        return std::unexpected(text.error());
    m_text = *std::move(text);
    const auto history = m_text.place(m_text.prefix + u"history"_s);
    const bool isConversation = history && isArray(m_text.view(*history));
    if (!isConversation && kind != EditKind::Delete && kind != EditKind::Repair)
        return fail(Errc::NotSupported,
            tr("This session has no conversation that agentfootprint can load. You can only delete the session."));
    const auto info = m_reader.info(ListDetail::Full);
    m_name = info && !info->title.isEmpty() ? info->title : id.value;
    return {};
}

QString Planner::name() const
{
    return m_name;
}

EditPlan Planner::begun(const Edit& edit, const QString& action, const QString& title) const
{
    return EditPlan {.edit = edit, .action = action, .title = title, .session = m_reader.session()};
}

SessionChange Planner::changeNow() const
{
    SessionChange change(m_text);
    change.savedAt = m_now;
    return change;
}

NewOrder Planner::orderOf(const SessionChange& change, const SessionId& after) const
{
    NewOrder order {
        .before = m_reader.session(), .after = after.isEmpty() ? m_reader.session() : after, .idAt = idOfKey};
    for (const SessionText::Message& message : m_text.messages)
        order.ids += idOfKey(m_text.index->rows[size_t(message.row)].key);
    for (const SessionChange::Item& item : change.items)
        order.messages += item.number == SessionChange::Item::New ? NewOrder::New : qint64(item.number);
    return order;
}

Result<size_t> Planner::numberOf(const MessageId& id) const
{
    const auto key = keyOfId(id);
    const qint64 row = key ? m_text.index->rowOf(*key) : -1;
    if (row < 0)
        return fail(Errc::NotFound, plantexts::noMessage(id.value));
    const auto found = std::ranges::find(m_text.messages, row, &SessionText::Message::row);
    if (found != m_text.messages.end())
        return size_t(found - m_text.messages.begin());
    if (m_text.index->rows[size_t(row)].kind == Row::Kind::Original)
        return fail(Errc::NotSupported, originalStays());
    return fail(Errc::NotSupported,
        tr("This message is only in the state of a paused run. Choose a message of the conversation instead."));
}

Result<size_t> Planner::cutAt(const MessageId& at, bool before) const
{
    return numberOf(at).transform([before](size_t number) { return number + (before ? 0 : 1); });
}

Result<> Planner::checkCut(size_t end) const
{
    size_t caller = 0;
    if (m_text.openCalls(end, &caller).isEmpty())
        return {};
    size_t behind = end;
    while (behind < m_text.messages.size() && m_text.messages[behind].shape.role == Role::Tool)
        ++behind;
    if (behind == end || !m_text.openCalls(behind).isEmpty())
        return fail(Errc::NotSupported,
            tr("Message %1 has a tool call without a result, so the conversation cannot end there. Choose the place "
               "before it.")
                .arg(m_text.shownNumber(caller)));
    return fail(Errc::NotSupported,
        tr("Message %1 has a tool call whose result comes later. Choose the place before message %1 or after message "
           "%2.")
            .arg(m_text.shownNumber(caller))
            .arg(m_text.shownNumber(behind - 1)));
}

Result<> Planner::checkPause() const
{
    if (!m_text.isPaused)
        return {};
    if (m_text.index->hasTwoHistories() || m_text.copies.size() != m_text.messages.size())
        return fail(Errc::NotSupported,
            tr("This run is paused, and the two copies of its conversation differ, so it cannot be changed. Fork it "
               "before the waiting call."));
    return {};
}

// ---- fork, resume -------------------------------------------------------------------------------

Result<EditPlan> Planner::plan(const ForkEdit& edit)
{
    const auto end = cutAt(edit.at, edit.before);
    if (!end)
        return std::unexpected(end.error());
    if (*end == 0)
        return fail(Errc::Usage, plantexts::nothingBefore());
    if (const Result<> cut = checkCut(*end); !cut)
        return std::unexpected(cut.error());
    EditPlan plan = begun(edit, u"fork"_s, plantexts::fork(name(), m_text.shownNumber(*end - 1)));
    SessionChange change = changeNow();
    change.keepFirst(*end);
    change.dropsFailure = true;
    change.endsPause = m_text.isPaused;
    const auto text = change.rewritten(m_job);
    if (!text)
        return std::unexpected(text.error());
    const Result<> added = m_writes.add(plan, m_reader.entry(), m_text, *text, m_now, change.transcriptMessages());
    if (!added)
        return std::unexpected(added.error());
    if (!m_writes.isSingle())
        plan.writes
            += PlannedWrite {m_writes.isDatabase() ? u"agent_sessions"_s : u"sessions"_s, PlannedWrite::Change::Insert,
                1, {}, {}, plantexts::newSession(), {{u"session_id"_s, plan.newSession.value}}};
    plan.writes += PlannedWrite {u"history"_s, PlannedWrite::Change::Insert, qint64(*end), {}, {},
        plantexts::copies(m_text.shownNumber(0), m_text.shownNumber(*end - 1))};
    checks().describe(plan, change);
    if (!edit.title.isEmpty())
        plan.warnings += tr("agentfootprint stores no titles, so the title “%1” is ignored.").arg(edit.title);
    const auto identity = m_text.place(m_text.prefix + u"identity"_s);
    const auto conversation = identity ? stringOf(member(m_text.view(*identity), "conversationId")) : std::nullopt;
    if (conversation)
        plan.warnings += tr(
            "The fork keeps the conversation id “%1”: it shares long-term memory and artifacts with the original.")
                             .arg(*conversation);
    if (m_text.isPaused)
        plan.warnings += tr("The fork is a finished conversation that ends before the waiting call.");
    if (const Result<> figured = checks().addFigures(plan, change, *text); !figured)
        return std::unexpected(figured.error());
    const Result<> done = m_writes.finish(plan);
    return done ? Result<EditPlan>(plan) : std::unexpected(done.error());
}

Result<EditPlan> Planner::plan(const ResumeEdit& edit)
{
    const auto end = cutAt(edit.at, edit.before);
    if (!end)
        return std::unexpected(end.error());
    const size_t all = m_text.messages.size();
    if (*end == all)
        return fail(Errc::Usage, plantexts::endsThere());
    if (*end == 0)
        return fail(Errc::Usage, tr("Nothing would be left. Delete the session instead."));
    if (const Result<> cut = checkCut(*end); !cut)
        return std::unexpected(cut.error());
    EditPlan plan = begun(edit, u"resume"_s, plantexts::resume(name(), m_text.shownNumber(*end - 1)));
    SessionChange change = changeNow();
    change.keepFirst(*end);
    change.dropsFailure = true;
    change.endsPause = m_text.isPaused;
    plan.writes += PlannedWrite {u"history"_s, PlannedWrite::Change::Delete, qint64(all - *end), {}, {},
        tr("%1–%2; agentfootprint cannot store them, so only Stemma's undo data keeps them")
            .arg(m_text.shownNumber(*end))
            .arg(m_text.shownNumber(all - 1))};
    if (m_text.isPaused)
        plan.warnings += tr("The run no longer waits for an answer: the conversation becomes a finished one.");
    if (m_text.isPaused && m_writes.isSingle()) {
        // A file is known by what it holds, and the run's id is all that is left of that.
        const auto run = m_text.place(m_text.prefix + u"runId"_s);
        plan.newSession = SessionId(run ? stringOf(m_text.view(*run)).value_or(QString()) : QString());
    }
    return finished(std::move(plan), change);
}

// ---- text ---------------------------------------------------------------------------------------

namespace {

/// Where the text of a part stands in its message.
std::optional<json::Range> textRange(const QByteArray& message, const Part& part)
{
    const json::Range place {part.storedAt.offset, part.storedAt.length};
    if (!part.as<ReasoningPart>())
        return place;
    const auto content = json::memberValue(QByteArrayView(message).sliced(place.start, place.length), "content");
    return content ? std::optional(json::Range {place.start + content->start, content->length}) : std::nullopt;
}

/// The note that the library appends to a tool's text is found by the length of that text.
void correctToolChars(JsonCopy& copy, const QByteArray& message, const QString& old, const QString& text)
{
    const auto stored = json::memberValue(message, "toolChars");
    if (!stored)
        return;
    const auto length = integerOf(QByteArrayView(message).sliced(stored->start, stored->length));
    const QString note = length && *length >= 0 && *length <= old.size() ? old.sliced(*length) : QString();
    if (length && text.endsWith(note))
        copy.replace(*stored, QByteArray::number(text.size() - note.size()));
    else
        removeMembers(
            copy, message, {0, message.size()}, [](QByteArrayView key) { return key == QByteArrayView("toolChars"); });
}

} // namespace

Result<SessionChange> Planner::changedText(const TextEdit& edit, EditPlan& plan) const
{
    const auto number = numberOf(edit.message);
    if (!number)
        return std::unexpected(number.error());
    const QByteArray message = m_text.message(*number);
    const MessageShape& shape = m_text.messages[*number].shape;
    StoredAt place;
    place.offset = 0;
    constexpr qint64 Whole = -1;
    const QList<Part> parts = decodeMessage(message, place, Whole).parts;
    if (edit.part < 0 || edit.part >= parts.size())
        return fail(Errc::NotFound, plantexts::noPart(edit.message.value, edit.part));
    const Part& part = parts.at(edit.part);
    const auto* tool = part.as<ToolPart>();
    const auto* thinking = part.as<ReasoningPart>();
    if (isBoundThinking(part))
        return fail(Errc::NotSupported, signedTextStays());
    const auto range = textRange(message, part);
    if (!range || !(part.as<TextPart>() || thinking || (tool && tool->hasOutput)))
        return fail(Errc::NotSupported, plantexts::notEditable());
    const QString old = stringOf(QByteArrayView(message).sliced(range->start, range->length)).value_or(QString());
    if (old == edit.text)
        return fail(Errc::Usage, plantexts::sameText());
    if (edit.text.isEmpty() && part.as<TextPart>() && shape.calls.isEmpty())
        return fail(Errc::Usage, tr("Model providers reject messages without text. Remove the message instead."));
    const qint32 span = m_text.messages[*number].span;
    const bool isSummary = span >= 0 && part.as<TextPart>();
    if (isSummary && markerOf(edit.text) != Marker::Compacted)
        return fail(Errc::Usage,
            tr("A summary must begin with “[compacted history”. Keep this beginning, or remove the message."));
    plan.title = plantexts::editMessage(m_text.shownNumber(*number), name());
    plan.writes += PlannedWrite {plantexts::messagePart(m_text.shownNumber(*number), edit.part),
        PlannedWrite::Change::Update, 1, plantexts::shown(old), plantexts::shown(edit.text)};
    SessionChange change = changeNow();
    JsonCopy copy;
    copy.replace(*range, json::quotedText(edit.text));
    if (tool)
        correctToolChars(copy, message, old, edit.text);
    change.items[*number].bytes = copy.applied(message);
    if (isSummary) {
        change.setFingerprint(span, Fingerprint::of(edit.text));
        plan.writes += PlannedWrite {u"folded summaryFingerprint"_s, PlannedWrite::Change::Update, 1,
            Fingerprint::of(old), Fingerprint::of(edit.text), tr("keeps the summary connected with its messages")};
    }
    return change;
}

Result<EditPlan> Planner::plan(const TextEdit& edit)
{
    if (const Result<> paused = checkPause(); !paused)
        return std::unexpected(paused.error());
    EditPlan plan = begun(edit, u"edit"_s, {});
    const auto change = changedText(edit, plan);
    return change ? finished(std::move(plan), *change) : std::unexpected(change.error());
}

// ---- a new message, deletion --------------------------------------------------------------------

Result<EditPlan> Planner::plan(const InsertEdit& edit)
{
    if (edit.role != "user"_L1 && edit.role != "assistant"_L1)
        return fail(Errc::Usage,
            tr("agentfootprint has no role “%1” for new messages. Choose user or assistant.").arg(edit.role));
    if (edit.text.isEmpty())
        return fail(Errc::Usage, plantexts::noText());
    if (const Result<> paused = checkPause(); !paused)
        return std::unexpected(paused.error());
    const auto end = edit.after.isEmpty() ? Result<size_t>(0) : cutAt(edit.after, false);
    if (!end)
        return std::unexpected(end.error());
    if (!m_text.openCalls(*end).isEmpty())
        return fail(Errc::NotSupported, plantexts::betweenCallAndResult());
    SessionChange change = changeNow();
    SessionChange::Item item;
    item.bytes = change.newMessage({{"role", json::quotedText(edit.role)}, {"content", json::quotedText(edit.text)}});
    change.items.insert(change.items.begin() + qptrdiff(*end), item);
    EditPlan plan
        = begun(edit, u"insert"_s, plantexts::insertAfter(*end > 0 ? m_text.shownNumber(*end - 1) : 0, name()));
    plan.writes += PlannedWrite {u"history"_s, PlannedWrite::Change::Insert, 1, {}, plantexts::shown(edit.text), {},
        {{u"role"_s, edit.role}, {u"place"_s, QString::number(*end + 1)}}};
    return finished(std::move(plan), change);
}

Result<EditPlan> Planner::plan(const DissolveEdit& edit)
{
    if (const Result<> paused = checkPause(); !paused)
        return std::unexpected(paused.error());
    const auto& spans = m_text.index->spans;
    const auto span = std::ranges::find(spans, edit.node.value, &Span::fingerprint);
    if (span == spans.end())
        return fail(Errc::NotFound, plantexts::noSummary(edit.node.value));
    const qint32 number = qint32(span - spans.begin());
    const auto marker = std::ranges::find(m_text.messages, number, &SessionText::Message::span);
    if (marker == m_text.messages.end())
        return fail(Errc::NotSupported,
            span->markerKey < 0
                ? tr("The summary of this record is missing, so its place is not known.")
                : tr("This summary was itself summarised. Dissolve the summary that replaced it first."));
    if (span->originals.empty())
        return fail(Errc::NotSupported,
            tr("agentfootprint did not store the messages that this summary replaced, so it cannot be dissolved."));
    EditPlan plan = begun(edit, u"dissolve"_s, tr("Dissolve a summary of “%1”").arg(name()));
    plan.writes += PlannedWrite {u"history"_s, PlannedWrite::Change::Delete, 1,
        plantexts::shown(QString::fromUtf8(m_text.view(marker->place))), {}, plantexts::summary()};
    plan.writes += PlannedWrite {u"history"_s, PlannedWrite::Change::Insert, qint64(span->originals.size()), {}, {},
        plantexts::replacedMessages()};
    SessionChange change = changeNow();
    change.dissolve(number);
    return finished(std::move(plan), change);
}

Result<EditPlan> Planner::plan(const DeleteEdit& edit)
{
    if (m_writes.isSingle())
        return fail(Errc::NotSupported, editRefusals(m_dialect).value(EditKind::Delete));
    EditPlan plan = begun(edit, u"delete"_s, plantexts::deleteSession(name()));
    if (const Result<> removed = m_writes.remove(plan, m_reader.entry(), m_text); !removed)
        return std::unexpected(removed.error());
    const auto health = healthOf(m_text, m_job);
    if (!health)
        return std::unexpected(health.error());
    plan.before = health->figures;
    plan.warnings += tr("A running turn of the agent writes the session again when it ends.");
    warnOfAgents(plan);
    const Result<> done = m_writes.finish(plan);
    return done ? Result<EditPlan>(plan) : std::unexpected(done.error());
}

void Planner::warnOfAgents(EditPlan& plan) const
{
    warnAboutWriters(plan, {m_source.path()});
    constexpr qint64 RecentMs = 10 * 60 * 1000;
    const auto saved = m_text.place(u"savedAt"_s);
    const auto at = saved ? integerOf(m_text.view(*saved)) : std::nullopt;
    if (at && *at <= m_now && m_now - *at < RecentMs)
        plan.warnings += tr("The session was saved a few minutes ago, so an agent may be working in it.");
}

Result<EditPlan> Planner::finished(EditPlan plan, const SessionChange& change)
{
    if (change.items.empty())
        return fail(Errc::Usage, tr("Nothing would be left. Delete the session instead."));
    checks().describe(plan, change);
    const auto after = change.rewritten(m_job);
    const Result<> figured = after ? checks().addFigures(plan, change, *after) : std::unexpected(after.error());
    if (!figured)
        return std::unexpected(figured.error());
    plan.warnings += tr("A running turn of the agent writes the whole session when it ends and would overwrite this "
                        "change. Forks are never overwritten.");
    warnOfAgents(plan);
    NewOrder order = orderOf(change, plan.newSession);
    if (kindOf(plan.edit) == EditKind::Resume)
        order.cutAt = qint64(change.items.size());
    m_orders += order;
    Result<> done = m_writes.change(m_reader.entry(), m_text, change);
    if (done)
        done = m_writes.finish(plan);
    return done ? Result<EditPlan>(plan) : std::unexpected(done.error());
}

// ---- which of them ------------------------------------------------------------------------------

QString whyNotChanged(Dialect dialect)
{
    switch (dialect) {
    case Dialect::None:
    case Dialect::SqliteSessions:
    case Dialect::SessionFile:
    case Dialect::Envelope:
    case Dialect::Checkpoint:
        return {};
    case Dialect::Audit:
    case Dialect::AuditSegments:
        return QCoreApplication::translate(
            "FootprintEdit", "An audit bundle is a chain of hashes, which any change would break.");
    case Dialect::Events:
    case Dialect::Recording:
    case Dialect::RecordingArchive:
    case Dialect::Runs:
    case Dialect::Trace:
        return QCoreApplication::translate("FootprintEdit",
            "This is a recording, which no agent resumes. Change the session store of the agent instead.");
    case Dialect::BugReport:
        return QCoreApplication::translate(
            "FootprintEdit", "A bug report is a packed copy. Change the session store of the agent instead.");
    case Dialect::RunOutcome:
    case Dialect::Messages:
    case Dialect::Requests:
        return QCoreApplication::translate(
            "FootprintEdit", "No agent reads such a file. Change the session store of the agent instead.");
    case Dialect::Artifact:
    case Dialect::Artifacts:
    case Dialect::ArtifactFolder:
        return QCoreApplication::translate(
            "FootprintEdit", "Artifacts are named by their content, so they cannot be changed.");
    case Dialect::Vectors:
    case Dialect::Memory:
    case Dialect::Corpus:
        return QCoreApplication::translate(
            "FootprintEdit", "Memories are indexed by their content, so they cannot be changed.");
    }
    return {};
}

QMap<EditKind, QString> editRefusals(Dialect dialect)
{
    auto refusals = refusalsExcept({EditKind::Fork, EditKind::Resume, EditKind::Text, EditKind::Remove,
        EditKind::Delete, EditKind::Insert, EditKind::Repair, EditKind::Dissolve});
    refusals.insert(EditKind::Rename,
        QCoreApplication::translate(
            "FootprintEdit", "agentfootprint stores no titles; sessions are shown by their first prompt."));
    refusals.insert(
        EditKind::Prune, QCoreApplication::translate("FootprintEdit", "agentfootprint cannot mark outputs as pruned."));
    refusals.insert(EditKind::Checkpoint,
        QCoreApplication::translate(
            "FootprintEdit", "agentfootprint stores no checkpoints; Stemma keeps them in its own data."));
    refusals.insert(EditKind::Move,
        QCoreApplication::translate("FootprintEdit", "agentfootprint does not store a project folder."));
    refusals.insert(EditKind::Compact,
        QCoreApplication::translate(
            "FootprintEdit", "Only agentfootprint itself compacts its sessions, while the agent runs."));
    if (dialect == Dialect::Envelope || dialect == Dialect::Checkpoint)
        refusals.insert(EditKind::Delete,
            QCoreApplication::translate(
                "FootprintEdit", "The file is the conversation. Delete the file in your file manager."));
    return refusals;
}

Result<EditPlan> planEdit(
    Source& source, Reader& reader, Dialect dialect, const Edit& edit, NewOrders& orders, const JobControl& job)
{
    const auto refusals = editRefusals(dialect);
    if (const auto refused = refusals.constFind(kindOf(edit)); refused != refusals.cend())
        return fail(Errc::NotSupported, *refused);
    if (const auto* repair = std::get_if<RepairEdit>(&edit))
        return planRepair(source, reader, dialect, *repair, orders, job);
    Planner planner(source, reader, dialect, job);
    if (const Result<> loaded = planner.load(sessionOf(edit), kindOf(edit)); !loaded)
        return std::unexpected(loaded.error());
    auto plan = std::visit([&](const auto& wish) { return planner.plan(wish); }, edit);
    orders = planner.orders();
    return plan;
}

} // namespace stemma::agentfootprint
