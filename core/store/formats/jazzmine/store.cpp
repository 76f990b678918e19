// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/store.h"

#include "core/store/formats/jazzmine/check/check.h"
#include "core/store/formats/jazzmine/plan/edit.h"
#include "core/store/formats/jazzmine/plan/jsonchange.h"
#include "core/store/formats/jazzmine/check/repair.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace stemma::jazzmine {

namespace {

constexpr int BatchRows = 256;
constexpr int PromptCharacters = 200;

std::unexpected<Error> cancelled()
{
    return fail(Errc::Cancelled, {});
}

} // namespace

Store::Store(const QString& path, const Detection& detection, std::unique_ptr<RecordSource> source)
    : m_path(path)
    , m_detection(detection)
    , m_source(std::move(source))
{
}

QString Store::title() const
{
    return QDir::toNativeSeparators(m_path);
}

StoreInfo Store::info() const
{
    StoreInfo info;
    info.path = m_path;
    info.format = m_detection.format;
    info.dialect = m_detection.dialect;
    info.version = m_detection.version;
    info.notWritable = m_detection.notWritable;
    if (m_source->changeable())
        info.refusals = refusals();
    info.size = m_source->size();
    return info;
}

Result<const Index*> Store::index(const JobControl& job)
{
    if (m_index && !m_stale)
        return &*m_index;
    if (const Result<> opened = m_source->reopen(); !opened)
        return std::unexpected(opened.error());
    Result<Index> fresh = Index::build(*m_source, job);
    if (!fresh)
        return std::unexpected(fresh.error());
    m_index = *std::move(fresh);
    m_stale = false;
    return &*m_index;
}

Result<const Conversation*> Store::conversation(const SessionId& id, const JobControl& job)
{
    const auto all = index(job);
    if (!all)
        return std::unexpected(all.error());
    if (const Conversation* found = (*all)->find(id.value))
        return found;
    return noConversation(id);
}

bool Store::belongs(const Conversation& conversation, qint64 key) const
{
    return key >= 0 && key < qint64(m_index->messages().size())
        && m_index->find(conversation.id) == &m_index->conversations()[m_index->message(key).conversation];
}

Result<SessionInfo> Store::infoOf(const Conversation& conversation, ListDetail detail)
{
    SessionInfo info;
    if (conversation.isStored()) {
        const auto record = readRecord(*m_source, RecordKind::Conversation, conversation.place);
        if (!record)
            return std::unexpected(record.error());
        fillSession(info, *record);
    }
    info.id = SessionId(conversation.id);
    const auto timeOf = [this](quint32 number) { return m_index->message(number).timeMs; };
    if (!conversation.messages.empty()) {
        const qint64 first = timeOf(conversation.messages.front());
        const qint64 last = timeOf(conversation.messages.back());
        if (!info.createdAt && first != OutlineRow::NoTime)
            info.createdAt = timeFromMs(first);
        if (last != OutlineRow::NoTime && (!info.updatedAt || *info.updatedAt < timeFromMs(last)))
            info.updatedAt = timeFromMs(last);
    }
    if (detail == ListDetail::Basic)
        return info;

    info.messages = qint64(conversation.messages.size());
    qint64 size = qMax<qint64>(0, conversation.place.length);
    for (const quint32 number : conversation.messages)
        size += m_index->message(number).length;
    for (const quint32 number : conversation.traces) {
        const Trace& trace = m_index->traces()[number];
        size += trace.length;
        if (trace.superseded)
            continue;
        info.tokens.input = info.tokens.input.value_or(0) + trace.promptTokens;
        info.tokens.output = info.tokens.output.value_or(0) + trace.completionTokens;
        info.tokens.total = info.tokens.total.value_or(0) + trace.totalTokens;
    }
    info.size = size;
    for (const quint32 number : conversation.messages) {
        if (m_index->message(number).role != Role::User)
            continue;
        const auto prompt = readRecord(*m_source, RecordKind::Message, m_index->message(number).place());
        if (!prompt)
            return std::unexpected(prompt.error());
        info.firstPrompt = prompt->text(u"original_content").left(PromptCharacters);
        break;
    }
    return info;
}

Result<> Store::sessions(ListDetail detail, const SessionSink& sink, const JobControl& job)
{
    const auto all = index(job);
    if (!all)
        return std::unexpected(all.error());
    std::vector<SessionInfo> batch;
    for (const quint32 number : (*all)->newestFirst()) {
        if (job.isCancelled())
            return cancelled();
        auto info = infoOf((*all)->conversations()[number], detail);
        if (!info)
            return std::unexpected(info.error());
        batch.push_back(*std::move(info));
        if (batch.size() == BatchRows && !sink(std::exchange(batch, {})))
            return {};
    }
    if (!batch.empty())
        sink(std::move(batch));
    return {};
}

Result<SessionInfo> Store::session(const SessionId& id, ListDetail detail, const JobControl& job)
{
    const auto found = conversation(id, job);
    if (!found)
        return std::unexpected(found.error());
    return infoOf(**found, detail);
}

Result<Outline> Store::outline(const SessionId& id, const JobControl& job)
{
    const auto found = conversation(id, job);
    if (!found)
        return std::unexpected(found.error());
    Outline outline;
    outline.reserve((*found)->messages.size());
    for (const quint32 number : (*found)->messages)
        outline.push_back({number, m_index->message(number).timeMs});
    return outline;
}

Result<std::vector<OutlineDetail>> Store::outlineDetails(
    const SessionId& id, std::span<const qint64> keys, const JobControl& job)
{
    const auto found = conversation(id, job);
    if (!found)
        return std::unexpected(found.error());
    std::vector<OutlineDetail> details(keys.size());
    for (size_t i = 0; i < keys.size(); ++i) {
        if (!belongs(**found, keys[i]))
            continue;
        const MessageRecord& message = m_index->message(keys[i]);
        const Trace* trace = message.trace == MessageRecord::NoTrace ? nullptr : &m_index->traces()[message.trace];
        details[i] = detailOf(message, trace);
    }
    return details;
}

Result<MessagePtr> Store::message(qint64 key, qint64 maxText)
{
    const MessageRecord& stored = m_index->message(key);
    const auto record = readRecord(*m_source, RecordKind::Message, stored.place());
    if (!record)
        return std::unexpected(record.error());
    auto message = std::make_shared<Message>(messageOf(*record, maxText));
    if (message->id.isEmpty() && !record->value.find(u"id"))
        message->id = MessageId(u"#%1"_s.arg(key));
    message->session = SessionId(m_index->conversations()[stored.conversation].id);
    const Trace* trace = nullptr;
    if (stored.trace != MessageRecord::NoTrace) {
        trace = &m_index->traces()[stored.trace];
        const auto told = readRecord(*m_source, RecordKind::Trace, trace->place());
        if (!told)
            return std::unexpected(told.error());
        addTurnTrace(*message, *told, maxText);
    }
    message->states = statesOf(stored, trace);
    if (record->error) { // the quickly read values are still valid
        message->states |= MessageState::Damaged;
        message->role = stored.role;
    }
    return message;
}

Result<std::vector<MessagePtr>> Store::messages(
    const SessionId& id, std::span<const qint64> keys, const ReadOptions& options, const JobControl& job)
{
    const auto found = conversation(id, job);
    if (!found)
        return std::unexpected(found.error());
    const std::vector<quint32>& order = (*found)->messages;
    std::vector<MessagePtr> messages;
    messages.reserve(keys.size());
    qint64 expected = 0; // most often rows that stand one behind the other are asked for
    for (const qint64 key : keys) {
        if (job.isCancelled())
            return cancelled();
        if (!belongs(**found, key)) {
            messages.push_back(nullptr);
            continue;
        }
        auto read = message(key, options.maxText);
        if (!read)
            return std::unexpected(read.error());
        if (expected >= qint64(order.size()) || order[size_t(expected)] != key)
            expected = std::ranges::find(order, quint32(key)) - order.begin();
        auto placed = std::make_shared<Message>(**read);
        placed->index = expected++;
        messages.push_back(std::move(placed));
    }
    return messages;
}

Result<std::vector<MessagePtr>> Store::firstMessages(
    const SessionId& id, int count, const ReadOptions& options, const JobControl& job)
{
    const auto found = conversation(id, job);
    if (!found)
        return std::unexpected(found.error());
    const auto& order = (*found)->messages;
    const size_t wanted = qMin(size_t(qMax(0, count)), order.size());
    const std::vector<qint64> keys(order.begin(), order.begin() + qptrdiff(wanted));
    return messages(id, keys, options, job);
}

Result<size_t> Store::positionOf(const Conversation& conversation, const MessageId& id) const
{
    if (const auto position = m_index->positionOf(conversation, id))
        return *position;
    return noMessage(conversation.id, id);
}

Result<qint64> Store::keyOf(const SessionId& session, const MessageId& id, const JobControl& job)
{
    const auto found = conversation(session, job);
    if (!found)
        return std::unexpected(found.error());
    const auto position = positionOf(**found, id);
    if (!position)
        return std::unexpected(position.error());
    return (*found)->messages[*position];
}

Result<QByteArray> Store::rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job)
{
    if (const auto all = index(job); !all)
        return std::unexpected(all.error());
    return m_source->rawAt(place, maxBytes);
}

Result<> Store::turnTraces(const SessionId& id, const TraceSink& sink, const JobControl& job)
{
    const auto found = conversation(id, job);
    if (!found)
        return std::unexpected(found.error());
    for (const quint32 number : (*found)->traces) {
        if (job.isCancelled())
            return cancelled();
        const Trace& trace = m_index->traces()[number];
        if (trace.superseded)
            continue;
        const auto record = readRecord(*m_source, RecordKind::Trace, trace.place());
        if (!record)
            return std::unexpected(record.error());
        if (!sink(turnTraceOf(*record)))
            break;
    }
    return {};
}

Result<ContextBudget> Store::context(
    const SessionId& id, const std::optional<MessageId>& at, const ContextSink& sink, const JobControl& job)
{
    const auto found = conversation(id, job);
    if (!found)
        return std::unexpected(found.error());
    size_t end = (*found)->messages.size();
    if (at) {
        const auto position = positionOf(**found, *at);
        if (!position)
            return std::unexpected(position.error());
        end = *position + 1;
    }
    const std::vector<quint32> window = m_index->window(**found, end);
    ContextBudget budget;
    qint64 position = 0;
    const auto begin = window.empty() ? (*found)->messages.begin() + qptrdiff(end)
                                      : std::ranges::find((*found)->messages, window.front());
    for (auto it = begin; it != (*found)->messages.begin() + qptrdiff(end); ++it) {
        const MessageRecord& stored = m_index->message(*it);
        if (stored.flags & MessageRecord::Superseded)
            continue;
        const auto record = readRecord(*m_source, RecordKind::Message, stored.place());
        if (!record)
            return std::unexpected(record.error());
        const bool flagged = stored.flags & MessageRecord::Flagged;
        const ContextItem item = contextItemOf(*record, stored.role, flagged, position++);
        budget.messages += flagged ? 0 : item.tokens;
        if (!sink(item))
            break;
    }
    budget.total = budget.messages;
    return budget;
}

Result<> Store::check(const std::optional<SessionId>& id, const FindingSink& sink, const JobControl& job)
{
    const auto all = index(job);
    if (!all)
        return std::unexpected(all.error());
    const Conversation* one = nullptr;
    if (id) {
        const auto found = conversation(*id, job);
        if (!found)
            return std::unexpected(found.error());
        one = *found;
    }
    return checkJazzmine(*m_source, **all, one, sink, job);
}

Result<EditPlan> Store::plan(const Edit& edit, const JobControl& job)
{
    if (!m_source->changeable())
        return fail(Errc::NotSupported, m_detection.notWritable);
    const QList<MessagePlace> followed = takeFollowed();
    // A plan holds places of the file as it is now; poll() still reports the change.
    if (m_index && !m_stale && m_source->isOutdated())
        m_stale = m_wasReadAgain = true;
    if (const auto* repair = std::get_if<RepairEdit>(&edit))
        return planRepair(*repair, followed, job);
    const auto found = conversation(sessionOf(edit), job);
    if (!found)
        return std::unexpected(found.error());
    JsonChange change(*m_source->changeable(), *m_index);
    Renumbering renumbering;
    return withMoved(planEdit({*m_source, change, *m_index, **found, &renumbering}, edit, job), renumbering, followed);
}

Result<EditPlan> Store::planRepair(const RepairEdit& edit, const QList<MessagePlace>& followed, const JobControl& job)
{
    const auto all = index(job);
    if (!all)
        return std::unexpected(all.error());
    const Conversation* one = nullptr;
    if (!edit.session.isEmpty()) {
        const auto found = conversation(edit.session, job);
        if (!found)
            return std::unexpected(found.error());
        one = *found;
    }
    QList<Damage> findings;
    const auto take = [&](Damage damage) {
        if (isRepair(edit, damage))
            findings += std::move(damage);
    };
    Result<> checked = findDamage(*m_source, **all, one, take, job);
    // What is wrong with the file is not found by way of a conversation.
    if (checked && findings.isEmpty() && one && (!edit.place.isEmpty() || !edit.codes.isEmpty()))
        checked = findDamage(*m_source, **all, nullptr, take, job);
    if (!checked)
        return std::unexpected(checked.error());
    JsonChange change(*m_source->changeable(), **all);
    Renumbering renumbering;
    return withMoved(
        planJazzmineRepair({*m_source, change, **all, &renumbering}, edit, findings, job), renumbering, followed);
}

/// Where a plan moves what is said of messages elsewhere.
Result<EditPlan> Store::withMoved(
    Result<EditPlan> plan, const Renumbering& renumbering, const QList<MessagePlace>& followed)
{
    auto moved = plan ? movedMessages(*m_source, *m_index, renumbering, followed)
                      : Result<QList<AnchorMove>>(std::unexpected(plan.error()));
    if (!moved)
        return std::unexpected(moved.error());
    setMoved(*std::move(moved));
    return plan;
}

Result<StoreChange> Store::poll()
{
    StoreChange change = m_source->poll();
    if (std::exchange(m_wasReadAgain, false) && change == StoreChange::None)
        change = StoreChange::Changed;
    if (change == StoreChange::Vanished)
        return std::exchange(m_vanished, true) ? StoreChange::None : change;
    // A file that came back is another one.
    const bool back = std::exchange(m_vanished, false);
    if (change == StoreChange::None && !back)
        return change;
    m_stale = true;
    return StoreChange::Changed;
}

} // namespace stemma::jazzmine
