// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/plan/edit.h"

#include "core/base/text.h"
#include "core/base/time.h"
#include "core/store/formats/agentfootprint/plan/editrules.h"
#include "core/store/formats/agentfootprint/plan/forkcopy.h"
#include "core/store/formats/agentfootprint/plan/planner.h"
#include "core/store/formats/agentfootprint/read/json.h"
#include "core/store/json/json.h"
#include "core/store/plan/planchecks.h"
#include "core/store/plan/plantexts.h"
#include "core/store/formats/agentfootprint/texts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

Planner::Planner(Reader& reader, const JobControl& job)
    : m_reader(reader)
    , m_job(job)
    , m_writes(reader.source(), job)
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
    auto text = SessionText::of(m_reader.entry(), m_job);
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
    for (size_t number = 0; number < m_text.messages.size(); ++number)
        order.ids += m_text.id(number);
    for (const SessionChange::Item& item : change.items)
        order.messages += item.number == SessionChange::Item::New ? NewOrder::New : qint64(item.number);
    return order;
}

Result<size_t> Planner::numberOf(const MessageId& id) const
{
    const auto key = keyOfId(id);
    const qint64 row = key ? m_text.index->rowOf(*key) : -1;
    if (row < 0)
        return fail(Errc::NotFound, PlanText::noMessage(id.value));
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

Result<size_t> Planner::checkedCut(size_t end) const
{
    size_t caller = 0;
    if (m_text.openCalls(end, &caller).isEmpty())
        return end;
    const size_t behind = m_text.endOfResults(end);
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
    if (m_text.isPaused && (m_text.index->hasTwoHistories() || m_text.copies.size() != m_text.messages.size()))
        return fail(Errc::NotSupported,
            tr("This run is paused, and the two copies of its conversation differ, so it cannot be changed. Fork it "
               "before the waiting call."));
    return {};
}

// ---- fork, resume -------------------------------------------------------------------------------

SessionChange Planner::cut(size_t end) const
{
    SessionChange change = changeNow();
    change.items.resize(end);
    change.dropsFailure = true;
    change.endsPause = m_text.isPaused;
    return change;
}

SessionId Planner::idInFile() const
{
    return m_text.isPaused ? SessionId(stringOf(m_text.fact(m_text.prefix + u"runId"_s)).value_or(QString()))
                           : m_reader.session();
}

Result<EditPlan> Planner::plan(const ForkEdit& edit)
{
    const auto end = cutAt(edit.at, edit.before).and_then([this](size_t number) {
        return number == 0 ? fail(Errc::Usage, PlanText::nothingBefore()) : checkedCut(number);
    });
    if (!end)
        return std::unexpected(end.error());
    EditPlan plan = begun(edit, u"fork"_s, PlanText::fork(m_name, m_text.shownLast(*end)));
    SessionChange change = cut(*end);
    if (const Result<> done = makeAsChosen(change, edit, *this, m_reader, plan, m_job); !done)
        return std::unexpected(done.error());
    const QByteArray text = change.rewritten();
    const Result<> added = m_writes.add(plan, m_reader.entry(), m_text, text, m_now, change.transcriptMessages());
    if (!added)
        return std::unexpected(added.error());
    plan.ownFile.session = idInFile();
    m_orders += orderOf(change, plan.newSession.isEmpty() ? plan.ownFile.session : plan.newSession);
    change.addOriginals(m_orders.last());
    plan.writes += PlannedWrite {u"history"_s, Change::Insert, qint64(*end), {}, {},
        PlanText::copies(m_text.shownNumber(0), m_text.shownNumber(*end - 1))};
    describeChange(plan, change, m_reader.entry());
    if (!edit.title.isEmpty())
        plan.warnings += tr("agentfootprint stores no titles, so the title “%1” is ignored.").arg(edit.title);
    if (const auto id = stringOf(member(m_text.fact(m_text.prefix + u"identity"_s), "conversationId")))
        plan.warnings += tr(
            "The fork keeps the conversation id “%1”: it shares long-term memory and artifacts with the original.")
                             .arg(*id);
    if (m_text.isPaused)
        plan.warnings += tr("The fork is a finished conversation that ends before the waiting call.");
    return addFigures(plan, change, text, m_job).and_then([&] { return m_writes.finish(plan); });
}

Result<EditPlan> Planner::plan(const ResumeEdit& edit)
{
    const size_t all = m_text.messages.size();
    const auto end = cutAt(edit.at, edit.before).and_then([&](size_t number) {
        return number == all ? fail(Errc::Usage, PlanText::endsThere()) : checkedCut(number);
    });
    if (!end)
        return std::unexpected(end.error());
    EditPlan plan = begun(edit, u"resume"_s, PlanText::resume(m_name, m_text.shownLast(*end)));
    plan.writes += PlannedWrite {u"history"_s, Change::Delete, qint64(all - *end), {}, {},
        tr("%1–%2; agentfootprint cannot store them, so only Stemma's undo data keeps them")
            .arg(m_text.shownNumber(*end))
            .arg(m_text.shownNumber(all - 1))};
    if (m_text.isPaused)
        plan.warnings += tr("The run no longer waits for an answer: the conversation becomes a finished one.");
    if (m_text.isPaused && m_writes.isSingle())
        plan.newSession = idInFile();
    return finished(std::move(plan), cut(*end));
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

Result<> Planner::setText(SessionChange& change, size_t number, const TextEdit& edit, EditPlan& plan) const
{
    const QString& text = edit.text;
    const QByteArray message = m_text.message(number);
    const MessageShape& shape = m_text.messages[number].shape;
    const QList<Part> parts
        = decodeMessage(message, {.offset = 0, .length = message.size()}, ReadOptions::WholeText).parts;
    if (edit.part < 0 || edit.part >= parts.size())
        return fail(Errc::NotFound, PlanText::noPart(edit.message.value, edit.part));
    const Part& part = parts.at(edit.part);
    const auto* tool = part.as<ToolPart>();
    const auto* thinking = part.as<ReasoningPart>();
    if (isBoundThinking(part))
        return fail(Errc::NotSupported, signedTextStays());
    const auto range = textRange(message, part);
    if (!range || !(part.as<TextPart>() || thinking || (tool && tool->hasOutput)))
        return fail(Errc::NotSupported, PlanText::notEditable());
    const QString old = stringOf(QByteArrayView(message).sliced(range->start, range->length)).value_or(QString());
    if (old == text)
        return fail(Errc::Usage, PlanText::sameText());
    if (text.isEmpty() && part.as<TextPart>() && shape.calls.isEmpty())
        return fail(Errc::Usage, tr("Model providers reject messages without text. Remove the message instead."));
    const qint32 span = m_text.messages[number].span;
    const bool isSummary = span >= 0 && part.as<TextPart>();
    if (isSummary && markerOf(text) != Marker::Compacted)
        return fail(Errc::Usage,
            tr("A summary must begin with “[compacted history”. Keep this beginning, or remove the message."));
    plan.writes += PlannedWrite {PlanText::messagePart(m_text.shownNumber(number), edit.part), Change::Update, 1,
        PlanText::shown(old), PlanText::shown(text)};
    JsonCopy copy;
    copy.replace(*range, json::quotedText(text));
    if (tool)
        correctToolChars(copy, message, old, text);
    change.items[number].bytes = copy.applied(message);
    if (isSummary) {
        change.setFingerprint(span, fingerprintOf(text));
        plan.writes += PlannedWrite {u"folded summaryFingerprint"_s, Change::Update, 1, fingerprintOf(old),
            fingerprintOf(text), tr("keeps the summary connected with its messages")};
    }
    return {};
}

Result<EditPlan> Planner::plan(const TextEdit& edit)
{
    const auto number = checkPause().and_then([&] { return numberOf(edit.message); });
    if (!number)
        return std::unexpected(number.error());
    EditPlan plan = begun(edit, u"edit"_s, PlanText::editMessage(m_text.shownNumber(*number), m_name));
    SessionChange change = changeNow();
    const Result<> done = setText(change, *number, edit, plan);
    return done ? finished(std::move(plan), change) : std::unexpected(done.error());
}

// ---- a new message, deletion --------------------------------------------------------------------

Result<EditPlan> Planner::plan(const InsertEdit& edit)
{
    if (edit.role != "user"_L1 && edit.role != "assistant"_L1)
        return fail(Errc::Usage,
            tr("agentfootprint has no role “%1” for new messages. Choose user or assistant.").arg(edit.role));
    if (edit.text.isEmpty())
        return fail(Errc::Usage, PlanText::noText());
    const auto end
        = checkPause().and_then([&] { return edit.after.isEmpty() ? Result<size_t>(0) : cutAt(edit.after, false); });
    if (!end)
        return std::unexpected(end.error());
    if (!m_text.openCalls(*end).isEmpty())
        return fail(Errc::NotSupported, PlanText::betweenCallAndResult());
    SessionChange change = changeNow();
    const QByteArray message
        = change.newMessage({{"role", json::quotedText(edit.role)}, {"content", json::quotedText(edit.text)}});
    change.items.insert(change.items.begin() + qptrdiff(*end), SessionChange::Item {SessionChange::Item::New, message});
    EditPlan plan = begun(edit, u"insert"_s, PlanText::insertAfter(m_text.shownLast(*end), m_name));
    plan.writes += PlannedWrite {u"history"_s, Change::Insert, 1, {}, PlanText::shown(edit.text), {},
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
        return fail(Errc::NotFound, PlanText::noSummary(edit.node.value));
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
    EditPlan plan = begun(edit, u"dissolve"_s, tr("Dissolve a summary of “%1”").arg(m_name));
    plan.writes += PlannedWrite {u"history"_s, Change::Delete, 1,
        PlanText::shown(QString::fromUtf8(m_text.view(marker->place))), {}, PlanText::summary()};
    plan.writes += PlannedWrite {
        u"history"_s, Change::Insert, qint64(span->originals.size()), {}, {}, PlanText::replacedMessages()};
    SessionChange change = changeNow();
    change.dissolve(number);
    return finished(std::move(plan), change);
}

Result<EditPlan> Planner::plan(const DeleteEdit& edit)
{
    EditPlan plan = begun(edit, u"delete"_s, PlanText::deleteSession(m_name));
    const auto health
        = m_writes.remove(plan, m_reader.entry(), m_text).and_then([this] { return healthOf(m_text, m_job); });
    if (!health)
        return std::unexpected(health.error());
    plan.before = health->figures;
    plan.warnings += tr("A running turn of the agent writes the session again when it ends.");
    warnOfAgents(plan);
    return m_writes.finish(plan);
}

void Planner::warnOfAgents(EditPlan& plan) const
{
    warnAboutWriters(plan, {m_reader.source().path()});
    constexpr qint64 RecentMs = 10 * 60 * 1000;
    const auto at = integerOf(m_text.fact(u"savedAt"_s));
    if (at && *at <= m_now && m_now - *at < RecentMs)
        plan.warnings += tr("The session was saved a few minutes ago, so an agent may be working in it.");
}

Result<EditPlan> Planner::finished(EditPlan plan, const SessionChange& change)
{
    if (change.items.empty())
        return fail(Errc::Usage, tr("Nothing would be left. Delete the session instead."));
    describeChange(plan, change, m_reader.entry());
    if (const Result<> figured = addFigures(plan, change, change.rewritten(), m_job); !figured)
        return std::unexpected(figured.error());
    plan.warnings += tr("A running turn of the agent writes the whole session when it ends and would overwrite this "
                        "change. Forks are never overwritten.");
    warnOfAgents(plan);
    NewOrder order = orderOf(change, plan.newSession);
    if (kindOf(plan.edit) == EditKind::Resume)
        order.cutAt = qint64(change.items.size());
    m_orders += order;
    m_writes.change(m_reader.entry(), m_text, change);
    return m_writes.finish(std::move(plan));
}

Result<EditPlan> planEdit(Reader& reader, const Edit& edit, NewOrders& orders, const JobControl& job)
{
    const auto refusals = editRefusals(reader.source().dialect());
    if (const auto refused = refusals.constFind(kindOf(edit)); refused != refusals.cend())
        return fail(Errc::NotSupported, *refused);
    if (const auto* repair = std::get_if<RepairEdit>(&edit))
        return planRepair(reader, *repair, orders, job);
    Planner planner(reader, job);
    auto plan = planner.load(sessionOf(edit), kindOf(edit)).and_then([&] {
        return std::visit([&](const auto& wish) { return planner.plan(wish); }, edit);
    });
    orders = planner.orders();
    return plan;
}

} // namespace stemma::agentfootprint
