// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/plan/recordcopies.h"

#include "core/store/json/jsoncopy.h"
#include "core/store/plan/newids.h"
#include "core/store/plan/plantexts.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::jazzmine {

namespace {

constexpr qint64 MessagesACall = 20; ///< that the agent summarises in one call

} // namespace

/// A record with other values for some members. What the library refuses is left out, or it would not load the copy.
Result<bool> RecordCopies::addCopy(RecordKind kind, const RecordPlace& place, ChangeWriter::Members members)
{
    if (m_job.isCancelled())
        return fail(Errc::Cancelled, {});
    const auto record = m_target.change.read(kind, place);
    if (!record)
        return std::unexpected(record.error());
    const auto isReplaced = [&](const Refusal& refusal) {
        return std::ranges::any_of(members, [&](const auto& member) { return refusal.at.toUtf8() == member.first; });
    };
    if (!record->value.isObject() || !std::ranges::all_of(refusalsOf(kind, record->value), isReplaced))
        return false;
    // Without an episode it is none already.
    if (!record->value.find(u"episode_id"))
        members.removeIf([](const auto& member) { return member.first == "episode_id"; });
    return m_target.change.copy(kind, place, record->json, members).transform([] { return true; });
}

Result<> RecordCopies::copyMessages(EditPlan& plan, size_t end, const QByteArray& id)
{
    qint64 leftOut = 0;
    QHash<quint32, QByteArray> newIds; // by the number of the message
    QStringList ids;
    for (size_t i = 0; i < end; ++i)
        ids += newUuid4();
    ids.sort(); // where times are equal, ids give the order in a database
    for (size_t i = 0; i < end; ++i) {
        m_job.setProgress(qint64(i), qint64(end));
        if (!m_target.isKnown(i))
            continue;
        const QByteArray messageId = json::quotedPython(ids.at(qsizetype(i)));
        const auto copied = addCopy(RecordKind::Message, m_target.message(i).place(),
            {{"id", messageId}, {"conversation_id", id}, {"episode_id", "0"}});
        if (!copied)
            return std::unexpected(copied.error());
        if (*copied) {
            newIds.insert(m_target.conversation.messages[i], messageId);
            m_target.change.renumbering().copies.insert(
                m_target.conversation.messages[i], {plan.newSession, MessageId(ids.at(qsizetype(i)))});
        }
        leftOut += *copied ? 0 : 1;
    }
    qint64 traces = 0;
    for (const Trace& trace : m_target.change.index().traces()) {
        const auto messageId = newIds.constFind(trace.message);
        if (trace.superseded || messageId == newIds.cend())
            continue;
        const auto copied = addCopy(RecordKind::Trace, trace.place(),
            {{"id", json::quotedPython(newUuid4())}, {"message_id", *messageId}, {"conversation_id", id}});
        if (!copied)
            return std::unexpected(copied.error());
        (*copied ? traces : leftOut) += 1;
    }
    plan.writes
        += PlannedWrite {u"messages"_s, PlannedWrite::Change::Insert, newIds.size(), {}, {}, PlanText::copies(1, end)};
    if (traces > 0)
        plan.writes += PlannedWrite {
            u"turn_traces"_s, PlannedWrite::Change::Insert, traces, {}, {}, tr("copies of their turn traces")};
    if (leftOut > 0)
        plan.warnings += tr(
            "%n record(s) are left out, because jazzmine could not load the fork with them.", nullptr, int(leftOut));
    const int calls = int((newIds.size() + MessagesACall - 1) / MessagesACall);
    plan.warnings += m_target.change.isFile()
        ? tr("With the next message the agent summarises the copies again: about %n model call(s), and the whole store "
             "is written for every message.",
              nullptr, calls)
        : tr("With the next message the agent summarises the copies again: about %n model call(s).", nullptr, calls);
    return {};
}

Result<QByteArray> RecordCopies::madeConversation(const QString& id, const QString& title) const
{
    JsonStyle style;
    QByteArray user = json::quotedPython({});
    QByteArray agent = json::quotedPython({});
    const auto take = [](QByteArray& value, const StoredRecord& record, QStringView field) {
        const json::Value* found = record.value.find(field);
        value = found && found->isString() ? json::quotedPython(found->string) : value;
    };
    const Conversation& conversation = m_target.conversation;
    const Index& index = m_target.change.index();
    // What a later one of these says counts.
    QList<std::pair<RecordKind, RecordPlace>> records;
    if (!conversation.traces.empty())
        records.emplace_back(RecordKind::Trace, index.traces()[conversation.traces.front()].place());
    if (!conversation.messages.empty())
        records.emplace_back(RecordKind::Message, m_target.message(0).place());
    if (conversation.isStored())
        records.emplace_back(RecordKind::Conversation, conversation.place);
    for (const auto& [kind, place] : std::as_const(records)) {
        const auto record = m_target.change.read(kind, place);
        if (!record)
            return std::unexpected(record.error());
        take(user, *record, u"user_id");
        take(agent, *record, u"agent_id");
        if (kind != RecordKind::Trace && record->value.isObject())
            style = JsonStyle::of(record->json);
    }
    qint64 first = OutlineRow::NoTime;
    qint64 last = OutlineRow::NoTime;
    for (size_t i = 0; i < conversation.messages.size(); ++i) {
        if (m_target.message(i).has(MessageRecord::NoTime))
            continue;
        first = first == OutlineRow::NoTime ? m_target.message(i).order : first;
        last = m_target.message(i).order;
    }
    const qint64 clock = toMs(now());
    return style.object(
        {{"id", json::quotedPython(id)}, {"user_id", user}, {"agent_id", agent}, {"title", json::quotedPython(title)},
            {"created_at", QByteArray::number(first == OutlineRow::NoTime ? clock : first)},
            {"last_updated_at", QByteArray::number(last == OutlineRow::NoTime ? clock : last)}});
}

Result<> RecordCopies::addConversation(EditPlan& plan, const QString& id, const QString& title, const QString& what)
{
    const auto copied = m_target.conversation.isStored()
        ? addCopy(RecordKind::Conversation, m_target.conversation.place,
              {{"id", json::quotedPython(id)}, {"title", json::quotedPython(title)}})
        : Result<bool>(false);
    if (!copied)
        return std::unexpected(copied.error());
    if (!*copied) {
        const auto add
            = [this](const QByteArray& record) { return m_target.change.add(RecordKind::Conversation, record); };
        if (const Result<> added = madeConversation(id, title).and_then(add); !added)
            return added;
    }
    plan.newSession = SessionId(id);
    plan.writes += PlannedWrite {
        u"conversations"_s, PlannedWrite::Change::Insert, 1, {}, title, what, {{u"id"_s, id}, {u"title"_s, title}}};
    return {};
}

} // namespace stemma::jazzmine
