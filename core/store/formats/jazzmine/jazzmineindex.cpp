// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/jazzmineindex.h"

#include "core/store/files/jsonrecords.h"
#include "core/store/formats/jazzmine/jazzmineglance.h"

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// A time as the vocabulary has it: what is too small for milliseconds of this century is taken as seconds.
qint64 timeMs(qint64 stored)
{
    constexpr qint64 SecondsBelow = 100'000'000'000;
    return stored > 0 && stored < SecondsBelow ? stored * 1000 : stored;
}

quint32 small(std::optional<qint64> number)
{
    return quint32(std::clamp<qint64>(number.value_or(0), 0, std::numeric_limits<quint32>::max()));
}

Role roleOf(QByteArrayView value)
{
    return value == "\"user\""               ? Role::User
        : value == "\"assistant\""           ? Role::Assistant
        : value == "\"system\""              ? Role::System
        : value == "\"colleague_assistant\"" ? Role::Colleague
                                             : Role::Unknown;
}

quint32 textSize(QByteArrayView value)
{
    return value.startsWith('"') ? small(value.size() - 2) : 0;
}

quint16 countElements(QByteArrayView value)
{
    quint16 count = 0;
    forEachJsonElement(value, [&count](QByteArrayView) { return ++count < 0x7fff; });
    return count;
}

/// Whether one of a trace's records says "success": false.
bool holdsFailure(QByteArrayView list)
{
    bool failed = false;
    if (!list.contains("false"))
        return false; // nearly always
    forEachJsonElement(list, [&failed](QByteArrayView record) {
        forEachJsonMember(record, [&failed](QByteArrayView key, QByteArrayView value) {
            failed |= key == "success" && value == "false";
            return !failed;
        });
        return !failed;
    });
    return failed;
}

} // namespace

Result<JazzmineIndex> JazzmineIndex::build(JazzmineSource& source, const JobControl& job)
{
    JazzmineIndex index;
    const Result<> scanned = source.scan(
        [&](JazzmineKind kind, const JazzminePlace& place, QByteArrayView json) {
            if (!json.isNull()) {
                index.add(kind, place, json);
                return;
            }
            const Result<QByteArray> whole = source.json(kind, place);
            index.add(kind, place, whole ? QByteArrayView(*whole) : QByteArrayView("null"));
        },
        index.m_troubles, job);
    if (!scanned)
        return std::unexpected(scanned.error());
    index.finish();
    return index;
}

const JazzmineConversation* JazzmineIndex::find(const QString& id) const
{
    const auto found = m_conversationOf.constFind(id);
    return found == m_conversationOf.cend() ? nullptr : &m_conversations[*found];
}

quint32 JazzmineIndex::conversation(const QString& id)
{
    const auto found = m_conversationOf.constFind(id);
    if (found != m_conversationOf.cend())
        return *found;
    const auto number = quint32(m_conversations.size());
    m_conversationOf.insert(id, number);
    m_conversations.push_back({id});
    return number;
}

void JazzmineIndex::add(JazzmineKind kind, const JazzminePlace& place, QByteArrayView json)
{
    if (kind == JazzmineKind::Conversation)
        addConversation(place, json);
    else if (kind == JazzmineKind::Message)
        addMessage(place, json);
    else
        addTrace(place, json);
}

void JazzmineIndex::addConversation(const JazzminePlace& place, QByteArrayView json)
{
    std::optional<QString> id;
    std::optional<qint64> created;
    std::optional<qint64> updated;
    QByteArray decoded;
    forEachJsonMember(json, [&](QByteArrayView spelled, QByteArrayView value) {
        const QByteArrayView key = jazzmineKey(spelled, decoded);
        if (key == "id")
            id = glanceText(value);
        else if (key == "created_at")
            created = glanceInteger(value);
        else if (key == "last_updated_at")
            updated = glanceInteger(value);
        return true;
    });
    const QString shown = id ? *id : u"#%1"_s.arg(m_conversations.size() + m_superseded.size());
    JazzmineConversation& known = m_conversations[conversation(shown)];
    if (known.isStored())
        m_superseded.push_back(known.place);
    known.place = place;
    known.createdMs = created ? timeMs(*created) : OutlineRow::NoTime;
    known.updatedMs = updated ? timeMs(*updated) : OutlineRow::NoTime;
}

void JazzmineIndex::addMessage(const JazzminePlace& place, QByteArrayView json)
{
    JazzmineMessage message;
    message.offset = place.offset;
    message.length = small(place.length);
    message.file = place.file;
    std::optional<QString> id;
    std::optional<QString> conversationId;
    std::optional<qint64> time;
    const auto mark = [&message](JazzmineMessage::Flag flag, bool on) {
        message.flags = on ? message.flags | flag : message.flags & ~flag;
    };
    QByteArray decoded;
    const bool whole = forEachJsonMember(json, [&](QByteArrayView spelled, QByteArrayView value) {
        const QByteArrayView key = jazzmineKey(spelled, decoded);
        if (key == "id")
            id = glanceText(value);
        else if (key == "conversation_id")
            conversationId = glanceText(value);
        else if (key == "role")
            message.role = roleOf(value);
        else if (key == "original_content")
            message.textBytes = textSize(value);
        else if (key == "episode_id")
            mark(JazzmineMessage::Summarised, glanceInteger(value).value_or(0) > 0);
        else if (key == "is_continuation")
            mark(JazzmineMessage::NewTopic, !glanceBool(value, true));
        else if (key == "is_flagged")
            mark(JazzmineMessage::Flagged, glanceBool(value, false));
        else if (key == "timestamp")
            time = glanceInteger(value);
        else if (key == "reasoning_steps")
            message.parts = quint16(1 + countElements(value));
        else if (key == "errors")
            mark(JazzmineMessage::Errors, countElements(value) > 0);
        return true;
    });
    mark(JazzmineMessage::Damaged, !whole || !id || !conversationId || message.role == Role::Unknown);
    mark(JazzmineMessage::NoTime, !time);
    if (time) {
        message.timeMs = timeMs(*time);
        message.order = *time;
    }
    const auto number = quint32(m_messages.size());
    message.id = hashOf(id ? *id : u"#%1"_s.arg(number));
    message.conversation = conversation(conversationId ? *conversationId : u"#none"_s);
    if (const auto earlier = m_messageOf.constFind(message.id); earlier != m_messageOf.cend()) {
        m_messages[*earlier].flags |= JazzmineMessage::Superseded;
        m_firstOf.insert(number, m_firstOf.value(*earlier, *earlier));
    }
    m_messageOf.insert(message.id, number);
    m_messages.push_back(message);
}

void JazzmineIndex::addTrace(const JazzminePlace& place, QByteArrayView json)
{
    JazzmineTrace trace;
    trace.offset = place.offset;
    trace.length = small(place.length);
    trace.file = place.file;
    std::optional<QString> id;
    QString messageId;
    std::optional<QString> conversationId;
    QByteArray decoded;
    forEachJsonMember(json, [&](QByteArrayView spelled, QByteArrayView value) {
        const QByteArrayView key = jazzmineKey(spelled, decoded);
        if (key == "id")
            id = glanceText(value);
        else if (key == "message_id")
            messageId = glanceText(value).value_or(QString());
        else if (key == "conversation_id")
            conversationId = glanceText(value);
        else if (key == "turn_number")
            trace.turn = qint32(std::clamp<qint64>(glanceInteger(value).value_or(-1), -1, 0x7fffffff));
        else if (key == "started_at_ms")
            trace.startedMs = glanceInteger(value).transform(timeMs).value_or(OutlineRow::NoTime);
        else if (key == "total_prompt_tokens")
            trace.promptTokens = small(glanceInteger(value));
        else if (key == "total_completion_tokens")
            trace.completionTokens = small(glanceInteger(value));
        else if (key == "total_tokens")
            trace.totalTokens = small(glanceInteger(value));
        else if (key == "task_emissions")
            trace.tools = qMax(trace.tools, countElements(value));
        else if (key == "tool_traces")
            trace.tools = qMax(trace.tools, countElements(value));
        if (key == "tool_traces" || key == "llm_calls")
            trace.failed |= holdsFailure(value);
        return true;
    });
    const auto number = quint32(m_traces.size());
    trace.id = hashOf(id ? *id : u"#%1"_s.arg(number));
    trace.messageId = hashOf(messageId);
    trace.conversation = conversation(conversationId ? *conversationId : u"#none"_s);
    if (const auto earlier = m_traceOf.constFind(trace.id); earlier != m_traceOf.cend())
        m_traces[*earlier].superseded = true;
    m_traceOf.insert(trace.id, number);
    m_traces.push_back(trace);
}

void JazzmineIndex::finish()
{
    for (quint32 i = 0; i < m_messages.size(); ++i)
        m_conversations[m_messages[i].conversation].messages.push_back(i);
    for (quint32 i = 0; i < m_traces.size(); ++i) {
        JazzmineTrace& trace = m_traces[i];
        trace.message = m_messageOf.value(trace.messageId, JazzmineTrace::NoMessage);
        if (trace.message != JazzmineTrace::NoMessage && !trace.superseded)
            m_messages[trace.message].trace = i;
        m_conversations[trace.conversation].traces.push_back(i);
    }
    const auto placeOf = [this](quint32 number) {
        const JazzmineTrace& trace = m_traces[number];
        return trace.message == JazzmineTrace::NoMessage ? trace.startedMs : m_messages[trace.message].timeMs;
    };
    for (JazzmineConversation& conversation : m_conversations) {
        sortMessages(conversation);
        markMessages(conversation);
        std::ranges::stable_sort(conversation.traces, {}, placeOf);
    }
    m_newestFirst.resize(m_conversations.size());
    std::iota(m_newestFirst.begin(), m_newestFirst.end(), 0);
    std::ranges::stable_sort(m_newestFirst, std::ranges::greater(), [this](quint32 number) {
        const JazzmineConversation& conversation = m_conversations[number];
        if (conversation.createdMs != OutlineRow::NoTime || conversation.messages.empty())
            return conversation.createdMs;
        return m_messages[conversation.messages.front()].timeMs;
    });
    m_messageOf = {};
    m_traceOf = {};
}

// By time, equal ones in the order of the file; one without a time stays behind the one before it.
void JazzmineIndex::sortMessages(JazzmineConversation& conversation)
{
    struct Key
    {
        qint64 time;
        quint32 position;
        quint32 number;
        auto operator<=>(const Key&) const = default;
    };
    std::vector<Key> keys;
    keys.reserve(conversation.messages.size());
    qint64 last = OutlineRow::NoTime;
    for (const quint32 number : conversation.messages) {
        if (!(m_messages[number].flags & JazzmineMessage::NoTime))
            last = m_messages[number].order;
        keys.push_back({last, m_firstOf.value(number, number), number});
    }
    if (!std::ranges::is_sorted(keys))
        std::ranges::sort(keys);
    std::ranges::transform(keys, conversation.messages.begin(), &Key::number);
}

void JazzmineIndex::markMessages(const JazzmineConversation& conversation)
{
    for (const quint32 number : window(conversation, conversation.messages.size()))
        m_messages[number].flags |= JazzmineMessage::InWindow;
    JazzmineMessage* prompt = nullptr;
    for (const quint32 number : conversation.messages) {
        JazzmineMessage& message = m_messages[number];
        if (message.flags & JazzmineMessage::Superseded)
            continue;
        if (prompt && message.role == Role::User)
            prompt->flags |= JazzmineMessage::Unanswered;
        if (message.role == Role::User)
            prompt = &message;
        else if (message.role == Role::Assistant || message.role == Role::Colleague)
            prompt = nullptr;
    }
    if (prompt)
        prompt->flags |= JazzmineMessage::Unanswered;
}

std::vector<quint32> JazzmineIndex::window(const JazzmineConversation& conversation, size_t end) const
{
    std::vector<quint32> newestFirst;
    for (size_t i = end; i > 0 && newestFirst.size() < WindowMessages; --i) {
        const quint32 number = conversation.messages[i - 1];
        const quint16 flags = m_messages[number].flags;
        if (flags & (JazzmineMessage::Flagged | JazzmineMessage::Superseded))
            continue;
        newestFirst.push_back(number);
        if (flags & JazzmineMessage::NewTopic)
            break;
    }
    std::ranges::reverse(newestFirst);
    return newestFirst;
}

} // namespace stemma
