// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/plan/recordcopies.h"

#include "core/store/json/jsoncopy.h"
#include "core/store/plan/plantexts.h"

#include <QHash>
#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::jazzmine {

namespace {

constexpr qint64 MessagesACall = 20; ///< that the agent summarises in one call

} // namespace

QString newId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

/// A record with other values for some members. What the library refuses is left out, or it would not load the copy.
Result<> RecordCopies::addCopy(Copies& copies, RecordKind kind, const RecordPlace& place, ChangeWriter::Members members)
{
    if (m_job.isCancelled())
        return fail(Errc::Cancelled, {});
    const auto record = m_target.read(kind, place);
    if (!record)
        return std::unexpected(record.error());
    const auto isReplaced = [&](const Refusal& refusal) {
        return std::ranges::any_of(members, [&](const auto& member) { return refusal.at.toUtf8() == member.first; });
    };
    if (!record->value.isObject() || !std::ranges::all_of(refusalsOf(kind, record->value), isReplaced)) {
        ++copies.leftOut;
        return {};
    }
    // Without an episode it is none already.
    if (!record->value.find(u"episode_id"))
        members.removeIf([](const auto& member) { return member.first == "episode_id"; });
    ++copies.count;
    return m_target.change.copy(kind, place, record->json, members);
}

QStringList RecordCopies::idsFor(size_t end) const
{
    QStringList ids;
    for (size_t i = 0; i < end; ++i)
        ids += newId();
    for (size_t i = 0; i < end;) {
        size_t behind = i + 1;
        while (behind < end && m_target.message(behind).order == m_target.message(i).order)
            ++behind;
        std::sort(ids.begin() + qptrdiff(i), ids.begin() + qptrdiff(behind));
        i = behind;
    }
    return ids;
}

Result<> RecordCopies::copyMessages(EditPlan& plan, size_t end, const QByteArray& id)
{
    Copies messages;
    QHash<quint32, QByteArray> newIds; // by the number of the message
    const QStringList ids = idsFor(end);
    for (size_t i = 0; i < end; ++i) {
        m_job.setProgress(qint64(i), qint64(end));
        if (!m_target.isKnown(i))
            continue;
        const QByteArray messageId = json::quotedPython(ids.at(qsizetype(i)));
        const qint64 known = messages.count;
        const Result<> copied = addCopy(messages, RecordKind::Message, m_target.message(i).place(),
            {{"id", messageId}, {"conversation_id", id}, {"episode_id", "0"}});
        if (!copied)
            return copied;
        if (messages.count > known)
            newIds.insert(m_target.conversation.messages[i], messageId);
    }
    Copies traces;
    for (const Trace& trace : m_target.index.traces()) {
        const auto messageId = newIds.constFind(trace.message);
        if (trace.superseded || messageId == newIds.cend())
            continue;
        const Result<> copied = addCopy(traces, RecordKind::Trace, trace.place(),
            {{"id", json::quotedPython(newId())}, {"message_id", *messageId}, {"conversation_id", id}});
        if (!copied)
            return copied;
    }
    plan.writes += PlannedWrite {
        u"messages"_s, PlannedWrite::Change::Insert, messages.count, {}, {}, plantexts::copies(1, end)};
    if (traces.count > 0)
        plan.writes += PlannedWrite {
            u"turn_traces"_s, PlannedWrite::Change::Insert, traces.count, {}, {}, tr("copies of their turn traces")};
    if (messages.leftOut + traces.leftOut > 0)
        plan.warnings += tr("%n record(s) are left out, because jazzmine could not load the fork with them.", nullptr,
            int(messages.leftOut + traces.leftOut));
    const int calls = int((messages.count + MessagesACall - 1) / MessagesACall);
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
    const auto& order = m_target.conversation.messages;
    for (const quint32 trace : m_target.conversation.traces) {
        const auto record = m_target.read(RecordKind::Trace, m_target.index.traces()[trace].place());
        if (!record)
            return std::unexpected(record.error());
        take(user, *record, u"user_id");
        take(agent, *record, u"agent_id");
        break;
    }
    if (!order.empty()) {
        const auto record = m_target.read(RecordKind::Message, m_target.message(0).place());
        if (!record)
            return std::unexpected(record.error());
        take(user, *record, u"user_id");
        style = JsonStyle::of(record->json);
    }
    if (m_target.conversation.isStored()) {
        const auto record = m_target.read(RecordKind::Conversation, m_target.conversation.place);
        if (!record)
            return std::unexpected(record.error());
        take(user, *record, u"user_id");
        take(agent, *record, u"agent_id");
        style = record->value.isObject() ? JsonStyle::of(record->json) : style;
    }
    qint64 first = OutlineRow::NoTime;
    qint64 last = OutlineRow::NoTime;
    for (size_t i = 0; i < order.size(); ++i) {
        if (m_target.message(i).flags & MessageRecord::NoTime)
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
    Copies copies;
    if (m_target.conversation.isStored()) {
        const Result<> copied = addCopy(copies, RecordKind::Conversation, m_target.conversation.place,
            {{"id", json::quotedPython(id)}, {"title", json::quotedPython(title)}});
        if (!copied)
            return copied;
    }
    if (copies.count == 0) {
        const auto made = madeConversation(id, title);
        if (!made)
            return std::unexpected(made.error());
        if (const Result<> added = m_target.change.add(RecordKind::Conversation, *made); !added)
            return added;
    }
    plan.newSession = SessionId(id);
    plan.writes += PlannedWrite {
        u"conversations"_s, PlannedWrite::Change::Insert, 1, {}, title, what, {{u"id"_s, id}, {u"title"_s, title}}};
    return {};
}

} // namespace stemma::jazzmine
