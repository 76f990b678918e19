// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/text.h"
#include "core/store/formats/jazzmine/plan/planner.h"
#include "core/store/formats/jazzmine/plan/recordcopies.h"
#include "core/store/formats/jazzmine/read/model.h"
#include "core/store/json/jsoncopy.h"
#include "core/store/json/jsonmembers.h"
#include "core/store/plan/forkchoices.h"
#include "core/store/plan/newids.h"
#include "core/store/plan/planchecks.h"
#include "core/store/plan/plantexts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::jazzmine {

// ---- fork and resume ----------------------------------------------------------------------------

Result<EditPlan> Planner::plan(const ForkEdit& edit)
{
    const auto end = cutAt(edit.at, edit.before);
    if (!end)
        return std::unexpected(end.error());
    if (*end == 0)
        return fail(Errc::Usage, PlanText::nothingBefore());
    if (const Result<> possible = checkChoices(edit, &forkRefusal); !possible)
        return std::unexpected(possible.error());
    EditPlan plan = begun(edit, u"fork"_s, PlanText::fork(m_name, *end));
    const QString id = newUuid4();
    const QString title = edit.title.isEmpty() ? PlanText::forkTitle(m_name) : edit.title;
    Result<> done = RecordCopies(m_target, m_job).addConversation(plan, id, title, PlanText::newSession());
    if (done)
        done = RecordCopies(m_target, m_job).copyMessages(plan, *end, json::quotedPython(id));
    if (!done)
        return std::unexpected(done.error());
    // What the library refuses is not copied.
    PlanFigures::Rows copied = m_figures.rows(*end);
    std::erase_if(copied, [this](const auto& row) { return !m_renumbering.copies.contains(row.number); });
    auto made = finished(std::move(plan), copied);
    if (made)
        made->checks.first() = {u"loads"_s, true, tr("jazzmine can load every message of the conversation."), false};
    return made;
}

Result<> Planner::move(RecordKind kind, const RecordPlace& place, const QByteArray& conversation)
{
    if (m_job.isCancelled())
        return fail(Errc::Cancelled, {});
    const auto json = m_change.source().json(kind, place);
    if (!json)
        return std::unexpected(json.error());
    const auto value = json::memberValue(*json, "conversation_id");
    if (value)
        m_change.replace(place.offset + value->start, value->length, conversation);
    return {};
}

Result<EditPlan> Planner::plan(const ResumeEdit& edit)
{
    const auto end = cutAt(edit.at, edit.before);
    if (!end)
        return std::unexpected(end.error());
    const auto& order = m_target.conversation.messages;
    if (*end == order.size())
        return fail(Errc::Usage, PlanText::endsThere());
    EditPlan plan = begun(edit, u"resume"_s, PlanText::resume(m_name, *end));
    const QString id = newUuid4();
    m_renumbering.keptIn = SessionId(id);
    Result<> done = RecordCopies(m_target, m_job)
                        .addConversation(plan, id, PlanText::discardedTitle(m_name), tr("keeps the discarded end"));
    std::vector<bool> isMoved(m_change.index().messages().size());
    for (size_t i = *end; done && i < order.size(); ++i) {
        isMoved[order[i]] = true;
        m_renumbering.cut += order[i];
        done = move(RecordKind::Message, m_target.message(i).place(), json::quotedPython(id));
    }
    qint64 traces = 0;
    for (const Trace& trace : m_change.index().traces()) {
        if (done && trace.message != Trace::NoMessage && isMoved[trace.message]) {
            done = move(RecordKind::Trace, trace.place(), json::quotedPython(id));
            ++traces;
        }
    }
    if (!done)
        return std::unexpected(done.error());
    const auto moved = [&](const QString& place, qint64 count, const QString& what) {
        plan.writes += PlannedWrite {place, PlannedWrite::Change::Update, count, m_target.conversation.id, id, what};
    };
    moved(u"messages conversation_id"_s, qint64(order.size() - *end),
        tr("%1–%2, to the discarded end").arg(*end + 1).arg(order.size()));
    if (traces > 0)
        moved(u"turn_traces conversation_id"_s, traces, tr("their turn traces"));
    plan.warnings += tr("jazzmine has no discarded ends, so the discarded end becomes a separate conversation, which "
                        "the agent's host may list.");
    warnOfMemory(plan, *end);
    return finished(std::move(plan), m_figures.rows(*end));
}

// ---- removal ------------------------------------------------------------------------------------

void Planner::removeMessages(EditPlan& plan, std::vector<bool> removed, std::vector<bool> traces)
{
    // An earlier record with a removed id would become active again.
    QSet<quint64> ids;
    for (size_t i = 0; i < removed.size(); ++i) {
        if (removed[i] && !(m_change.index().messages()[i].flags & MessageRecord::Superseded))
            ids.insert(m_change.index().messages()[i].id);
    }
    for (size_t i = 0; i < removed.size(); ++i) {
        removed[i] = removed[i] || ids.contains(m_change.index().messages()[i].id);
        if (removed[i])
            m_renumbering.gone += quint32(i);
    }
    for (size_t i = 0; i < traces.size(); ++i) {
        const quint32 of = m_change.index().traces()[i].message;
        traces[i] = traces[i] || (of != Trace::NoMessage && removed[of]);
    }
    const auto add = [&](RecordKind kind, const QString& place, const std::vector<bool>& which) {
        const auto count = std::ranges::count(which, true);
        if (count == 0)
            return;
        m_change.remove(kind, which);
        plan.writes += PlannedWrite {place, PlannedWrite::Change::Delete, count, {}, {}};
    };
    add(RecordKind::Message, u"messages"_s, removed);
    add(RecordKind::Trace, u"turn_traces"_s, traces);
}

Result<EditPlan> Planner::removePart(const RemoveEdit& edit)
{
    const auto position = positionOf(edit.messages.first());
    const auto record = position.and_then([this](size_t at) { return m_target.read(at); });
    if (!record)
        return std::unexpected(record.error());
    const QList<Part> parts = messageOf(*record, -1).parts;
    const auto* step
        = *edit.part >= 0 && *edit.part < parts.size() ? parts.at(*edit.part).as<ReasoningPart>() : nullptr;
    if (!step)
        return fail(Errc::NotSupported, tr("Only reasoning steps can be removed from a message."));
    EditPlan plan = begun(edit, u"remove"_s, PlanText::removePart(m_name));
    QList<json::Range> elements = stepsOf(*record);
    if (const StoredAt list = record->placeOf("reasoning_steps"); elements.size() == 1)
        elements.first() = {list.offset + 1, list.length - 2}; // as an empty list is written
    const auto cuts = cutElements(
        elements.size(), [&](qsizetype i) { return elements.at(i); }, [&](qsizetype i) { return i == *edit.part; });
    for (const json::Range& cut : cuts)
        m_change.replace(cut.start, cut.length, {});
    plan.writes += PlannedWrite {
        PlanText::messagePart(*position + 1, *edit.part), PlannedWrite::Change::Delete, 1, step->text.text, {}};
    return finished(std::move(plan), m_figures.rows());
}

Result<EditPlan> Planner::plan(const RemoveEdit& edit)
{
    if (const Result<> sound = checkRemoval(edit); !sound)
        return std::unexpected(sound.error());
    if (edit.part)
        return removePart(edit);
    std::vector<bool> removed(m_change.index().messages().size());
    size_t from = m_target.conversation.messages.size();
    for (const MessageId& id : edit.messages) {
        const auto position = positionOf(id);
        if (!position)
            return std::unexpected(position.error());
        removed[m_target.conversation.messages[*position]] = true;
        from = qMin(from, *position);
    }
    EditPlan plan = begun(edit, u"remove"_s, PlanText::removeMessages(edit.messages.size(), m_name));
    removeMessages(plan, removed, std::vector<bool>(m_change.index().traces().size()));
    PlanFigures::Rows after = m_figures.rows();
    std::erase_if(after, [&](const PlanFigures::Row& row) { return removed[row.number]; });
    warnOfMemory(plan, from);
    return finished(std::move(plan), after);
}

Result<EditPlan> Planner::plan(const DeleteEdit& edit)
{
    EditPlan plan = begun(edit, u"delete"_s, PlanText::deleteSession(m_name));
    m_renumbering.deleted = SessionId(m_target.conversation.id);
    const std::vector<RecordPlace>& records = m_change.records(RecordKind::Conversation);
    std::vector<bool> conversations(records.size());
    const Conversation& conversation = m_target.conversation;
    for (size_t i = 0; conversation.isStored() && i < records.size(); ++i) {
        // Earlier records with the same id would become active again.
        conversations[i]
            = records[i] == conversation.place || std::ranges::contains(conversation.superseded, records[i]);
    }
    if (const auto count = std::ranges::count(conversations, true); count > 0) {
        m_change.remove(RecordKind::Conversation, conversations);
        plan.writes += PlannedWrite {u"conversations"_s, PlannedWrite::Change::Delete, count, m_name, {}};
    }
    std::vector<bool> removed(m_change.index().messages().size());
    for (const quint32 number : m_target.conversation.messages)
        removed[number] = true;
    // Traces of messages that are gone already belong to nothing else.
    std::vector<bool> traces(m_change.index().traces().size());
    for (const quint32 number : m_target.conversation.traces)
        traces[number] = m_change.index().traces()[number].message == Trace::NoMessage;
    removeMessages(plan, removed, traces);
    const auto before = m_figures.figures(m_figures.rows());
    if (!before)
        return std::unexpected(before.error());
    plan.before = *before;
    warnOfMemory(plan, 0);
    return finished(std::move(plan));
}

} // namespace stemma::jazzmine
