// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/store.h"

#include "core/store/conversation/contextrule.h"
#include "core/store/formats/jazzmine/check/check.h"
#include "core/store/formats/jazzmine/check/repair.h"
#include "core/store/formats/jazzmine/plan/jsonchange.h"
#include "core/store/formats/jazzmine/plan/planner.h"

#include <QDir>

#include <ranges>

using namespace Qt::StringLiterals;

namespace stemma::jazzmine {

namespace {

constexpr int BatchRows = 256;
constexpr int PromptCharacters = 200;

} // namespace

Store::Store(const QString& path, const Detection& detection, std::unique_ptr<RecordSource> source)
    : MessageStore(path, detection)
    , m_source(std::move(source))
{
}

QString Store::title() const
{
    return QDir::toNativeSeparators(m_path);
}

StoreInfo Store::info() const
{
    StoreInfo info = storeInfo(m_path, m_detection);
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

Result<const Conversation*> Store::conversation(const std::optional<SessionId>& id, const JobControl& job)
{
    return index(job).and_then([&](const Index* all) -> Result<const Conversation*> {
        const Conversation* found = id ? all->find(id->value) : nullptr;
        return found || !id ? Result<const Conversation*>(found) : noConversation(*id);
    });
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
    const auto isPrompt = [this](quint32 number) { return m_index->message(number).role == Role::User; };
    const auto first = std::ranges::find_if(conversation.messages, isPrompt);
    if (first == conversation.messages.end())
        return info;
    return readRecord(*m_source, RecordKind::Message, m_index->message(*first).place())
        .transform([&info](const StoredRecord& prompt) {
            info.firstPrompt = prompt.text(u"original_content").left(PromptCharacters);
            return info;
        });
}

Result<> Store::sessions(ListDetail detail, const SessionSink& sink, const JobControl& job)
{
    const auto all = index(job);
    if (!all)
        return std::unexpected(all.error());
    std::vector<SessionInfo> batch;
    for (const quint32 number : (*all)->newestFirst()) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
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
    return conversation(id, job).and_then([&](const Conversation* found) { return infoOf(*found, detail); });
}

Result<Outline> Store::outline(const SessionId& id, const JobControl& job)
{
    return conversation(id, job).transform([this](const Conversation* found) {
        Outline outline;
        outline.reserve(found->messages.size());
        for (const quint32 number : found->messages)
            outline.push_back({number, m_index->message(number).timeMs});
        return outline;
    });
}

const Trace* Store::traceOf(const MessageRecord& message) const
{
    return message.trace == MessageRecord::NoTrace ? nullptr : &m_index->traces()[message.trace];
}

Result<std::vector<OutlineDetail>> Store::outlineDetails(
    const SessionId& id, std::span<const qint64> keys, const JobControl& job)
{
    return conversation(id, job).transform([&](const Conversation* found) {
        std::vector<OutlineDetail> details(keys.size());
        for (size_t i = 0; i < keys.size(); ++i) {
            if (belongs(*found, keys[i]))
                details[i] = detailOf(m_index->message(keys[i]), traceOf(m_index->message(keys[i])));
        }
        return details;
    });
}

Result<std::shared_ptr<Message>> Store::message(qint64 key, qint64 maxText)
{
    const MessageRecord& stored = m_index->message(key);
    const auto record = readRecord(*m_source, RecordKind::Message, stored.place());
    if (!record)
        return std::unexpected(record.error());
    auto message = std::make_shared<Message>(messageOf(*record, maxText));
    if (message->id.isEmpty() && !record->value.find(u"id"))
        message->id = MessageId(u"#%1"_s.arg(key));
    message->session = SessionId(m_index->conversations()[stored.conversation].id);
    const Trace* trace = traceOf(stored);
    if (trace) {
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
            return fail(Errc::Cancelled, {});
        if (!belongs(**found, key)) {
            messages.push_back(nullptr);
            continue;
        }
        auto read = message(key, options.maxText);
        if (!read)
            return std::unexpected(read.error());
        if (expected >= qint64(order.size()) || order[size_t(expected)] != key)
            expected = std::ranges::find(order, quint32(key)) - order.begin();
        (*read)->index = expected++;
        messages.push_back(*std::move(read));
    }
    return messages;
}

Result<std::vector<MessagePtr>> Store::firstMessages(
    const SessionId& id, int count, const ReadOptions& options, const JobControl& job)
{
    return conversation(id, job).and_then([&](const Conversation* found) {
        const auto first = found->messages | std::views::take(qMax(0, count));
        return messages(id, std::vector<qint64>(first.begin(), first.end()), options, job);
    });
}

Result<size_t> Store::positionOf(const Conversation& conversation, const MessageId& id) const
{
    const auto position = m_index->positionOf(conversation, id);
    return position ? Result<size_t>(*position) : noMessage(conversation.id, id);
}

Result<qint64> Store::keyOf(const SessionId& session, const MessageId& id, const JobControl& job)
{
    return conversation(session, job).and_then([&](const Conversation* found) {
        return positionOf(*found, id).transform([found](size_t at) { return qint64(found->messages[at]); });
    });
}

Result<QByteArray> Store::rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job)
{
    return index(job).and_then([&](const Index*) { return m_source->rawAt(place, maxBytes); });
}

Result<> Store::turnTraces(const SessionId& id, const TraceSink& sink, const JobControl& job)
{
    const auto found = conversation(id, job);
    if (!found)
        return std::unexpected(found.error());
    for (const quint32 number : (*found)->traces) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
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
    const std::vector<quint32>& order = (*found)->messages;
    size_t end = order.size();
    if (at) {
        const auto position = positionOf(**found, *at);
        if (!position)
            return std::unexpected(position.error());
        end = *position + 1;
    }
    const std::vector<size_t> window = m_index->window(**found, end);
    ContextBudget budget;
    qint64 position = 0;
    for (size_t i = window.empty() ? end : window.front(); i < end; ++i) {
        const MessageRecord& stored = m_index->message(order[i]);
        if (stored.has(MessageRecord::Superseded))
            continue;
        const auto record = readRecord(*m_source, RecordKind::Message, stored.place());
        if (!record)
            return std::unexpected(record.error());
        const ContextItem item = contextItemOf(*record, stored, position++);
        if (item.leftOut.isEmpty())
            addTo(budget, item.tokens, item.kind);
        if (!sink(item))
            break;
    }
    return budget;
}

Result<> Store::check(const std::optional<SessionId>& id, const FindingSink& sink, const JobControl& job)
{
    return conversation(id, job).and_then(
        [&](const Conversation* only) { return checkJazzmine(*m_source, *m_index, only, sink, job); });
}

Result<EditPlan> Store::plan(const Edit& edit, const JobControl& job)
{
    JsonSource* const source = m_source->changeable();
    if (!source)
        return fail(Errc::NotSupported, m_detection.notWritable);
    const QList<MessagePlace> followed = takeFollowed();
    // A plan holds places of the file as it is now; poll() still reports the change.
    if (m_index && !m_stale && m_source->isOutdated())
        m_stale = m_wasReadAgain = true;
    const auto* repair = std::get_if<RepairEdit>(&edit);
    const bool isWhole = repair && repair->session.isEmpty();
    const auto one = conversation(isWhole ? std::nullopt : std::optional(sessionOf(edit)), job);
    if (!one)
        return std::unexpected(one.error());
    JsonChange change(*source, *m_index);
    auto plan = repair ? planJazzmineRepair(change, *repair, findRepairable(change, *repair, *one, job), job)
                       : planEdit({change, **one}, edit, job);
    auto moved = plan ? change.movedMessages(followed) : std::unexpected(plan.error());
    if (!moved)
        return std::unexpected(moved.error());
    setMoved(*std::move(moved));
    return plan;
}

Result<StoreChange> Store::poll(const JobControl& /*job*/)
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
