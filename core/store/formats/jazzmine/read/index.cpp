// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/read/index.h"

#include "core/store/conversation/conversation.h"
#include "core/store/formats/jazzmine/read/record.h"
#include "core/store/json/hashorder.h"

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace stemma::jazzmine {

namespace {

/// Gives the numbers of each two records with one id that follow each other.
template<typename Record, typename Sink> void forEachRepeated(const std::vector<Record>& records, Sink sink)
{
    const std::vector<quint64> repeated = repeatedHashes(records, &Record::id);
    QHash<quint64, quint32> latest;
    for (quint32 i = 0; !repeated.empty() && i < records.size(); ++i) {
        if (!std::ranges::binary_search(repeated, records[i].id))
            continue;
        if (const auto earlier = latest.constFind(records[i].id); earlier != latest.cend())
            sink(*earlier, i);
        latest.insert(records[i].id, i);
    }
}

} // namespace

Result<Index> Index::build(RecordSource& source, const JobControl& job)
{
    Index index;
    // Room for as many as there can well be, which costs nothing until it is filled: to grow takes a tenth of the time.
    constexpr qint64 ShortMessage = 512; // bytes
    constexpr qint64 ShortTrace = 768;
    index.m_messages.reserve(size_t(source.size() / ShortMessage));
    index.m_traces.reserve(size_t(source.size() / ShortTrace));
    const Result<> scanned = source.scan(
        [&](RecordKind kind, const RecordPlace& place, QByteArrayView json) {
            if (!json.isNull()) {
                index.add(kind, place, json);
                return;
            }
            const Result<QByteArray> whole = source.json(kind, place);
            index.add(kind, place, whole ? QByteArrayView(*whole) : QByteArrayView("null"));
        },
        index.m_troubles, job, [&index](RecordKind kind, QByteArrayView rest) { return index.readAhead(kind, rest); });
    if (!scanned)
        return std::unexpected(scanned.error());
    index.finish();
    return index;
}

const Conversation* Index::find(const QString& id) const
{
    const auto found = m_conversationOf.constFind(id);
    return found == m_conversationOf.cend() ? nullptr : &m_conversations[*found];
}

quint32 Index::conversation(const QString& id)
{
    const auto found = m_conversationOf.constFind(id);
    if (found != m_conversationOf.cend())
        return *found;
    const auto number = quint32(m_conversations.size());
    m_conversationOf.insert(id, number);
    m_conversations.push_back({id});
    return number;
}

/// Nearly always the one of the record before.
quint32 Index::conversationSpelled(const RawJson& id)
{
    if (id.exists() && id.bytes == m_lastConversation)
        return m_lastNumber;
    m_lastNumber = conversation(id.isText() ? id.text() : u"#none"_s);
    m_lastConversation = id.bytes.toByteArray();
    return m_lastNumber;
}

void Index::add(RecordKind kind, const RecordPlace& place, QByteArrayView json)
{
    if (kind == RecordKind::Conversation)
        return addConversation(place, json);
    if (!std::exchange(m_isAhead, false))
        read(kind, json, true);
    RecordSpot& added = kind == RecordKind::Message ? static_cast<RecordSpot&>(m_messages.back()) : m_traces.back();
    added = {place.offset, small(place.length), place.file};
}

qint64 Index::readAhead(RecordKind kind, QByteArrayView rest)
{
    const qint64 length = kind == RecordKind::Conversation ? -1 : read(kind, rest, false);
    m_isAhead = length > 0;
    return length;
}

qint64 Index::read(RecordKind kind, QByteArrayView text, bool isAll)
{
    const auto readInto = [&](auto& records) {
        auto record = typename std::remove_reference_t<decltype(records)>::value_type();
        RawJson id;
        const qint64 length = record.read(text, isAll, records.size(), id);
        if (isAll || length > 0) {
            record.conversation = conversationSpelled(id);
            records.push_back(record);
        }
        return length;
    };
    return kind == RecordKind::Message ? readInto(m_messages) : readInto(m_traces);
}

void Index::addConversation(const RecordPlace& place, QByteArrayView json)
{
    const auto [id, createdMs] = readConversation(json);
    Conversation& known = m_conversations[conversation(id ? *id : u"#%1"_s.arg(m_conversationRecords))];
    if (known.isStored())
        known.superseded.push_back(known.place);
    ++m_conversationRecords;
    known.place = place;
    known.createdMs = createdMs;
}

/// Of records with one id the last one counts.
void Index::markSuperseded()
{
    forEachRepeated(m_messages, [this](quint32 earlier, quint32 later) {
        m_messages[earlier].flags |= MessageRecord::Superseded;
        m_nextWithId[size_t(RecordKind::Message)].insert(earlier, later);
        m_firstOf.insert(later, m_firstOf.value(earlier, earlier));
    });
    forEachRepeated(m_traces, [this](quint32 earlier, quint32 later) {
        m_traces[earlier].superseded = true;
        m_nextWithId[size_t(RecordKind::Trace)].insert(earlier, later);
    });
}

RecordPlace Index::lastWithId(RecordKind kind, quint32 number) const
{
    const QHash<quint32, quint32>& next = m_nextWithId[size_t(kind)];
    while (next.contains(number))
        number = next.value(number);
    return kind == RecordKind::Message ? m_messages[number].place() : m_traces[number].place();
}

std::vector<RecordPlace> Index::places(RecordKind kind) const
{
    std::vector<RecordPlace> places;
    if (kind == RecordKind::Message) {
        std::ranges::transform(m_messages, std::back_inserter(places), &MessageRecord::place);
    } else if (kind == RecordKind::Trace) {
        std::ranges::transform(m_traces, std::back_inserter(places), &Trace::place);
    } else {
        for (const Conversation& conversation : m_conversations) {
            places.insert(places.end(), conversation.superseded.begin(), conversation.superseded.end());
            if (conversation.isStored())
                places.push_back(conversation.place);
        }
        std::ranges::sort(places, {}, &RecordPlace::offset);
    }
    return places;
}

/// The (last) message with this id, which is nearly always one of those just behind @p near.
quint32 Index::messageOf(quint64 id, quint32 near) const
{
    constexpr quint32 Few = 16;
    for (quint32 i = near; i < m_messages.size() && i - near < Few; ++i) {
        if (m_messages[i].id == id && !(m_messages[i].flags & MessageRecord::Superseded))
            return i;
    }
    if (m_messageOf.empty()) {
        for (quint32 i = 0; i < m_messages.size(); ++i) {
            if (!(m_messages[i].flags & MessageRecord::Superseded))
                m_messageOf.emplace_back(m_messages[i].id, i);
        }
        sortByHash(m_messageOf, [](const std::pair<quint64, quint32>& message) { return message.first; });
    }
    const auto found = std::ranges::lower_bound(m_messageOf, id, {}, &std::pair<quint64, quint32>::first);
    return found != m_messageOf.end() && found->first == id ? found->second : Trace::NoMessage;
}

void Index::finish()
{
    markSuperseded();
    for (quint32 i = 0; i < m_messages.size(); ++i)
        m_conversations[m_messages[i].conversation].messages.push_back(i);
    quint32 near = 0;
    for (quint32 i = 0; i < m_traces.size(); ++i) {
        Trace& trace = m_traces[i];
        trace.message = messageOf(trace.messageId, near);
        near = trace.message != Trace::NoMessage ? trace.message : near;
        if (trace.message != Trace::NoMessage && !trace.superseded)
            m_messages[trace.message].trace = i;
        m_conversations[trace.conversation].traces.push_back(i);
    }
    const auto placeOf = [this](quint32 number) {
        const Trace& trace = m_traces[number];
        return trace.message == Trace::NoMessage ? trace.startedMs : m_messages[trace.message].timeMs;
    };
    for (Conversation& conversation : m_conversations) {
        sortMessages(conversation);
        markMessages(conversation);
        std::ranges::stable_sort(conversation.traces, {}, placeOf);
    }
    m_newestFirst.resize(m_conversations.size());
    std::iota(m_newestFirst.begin(), m_newestFirst.end(), 0);
    std::ranges::stable_sort(m_newestFirst, std::ranges::greater(), [this](quint32 number) {
        const Conversation& conversation = m_conversations[number];
        if (conversation.createdMs != OutlineRow::NoTime || conversation.messages.empty())
            return conversation.createdMs;
        return m_messages[conversation.messages.front()].timeMs;
    });
    m_messageOf = {};
    m_lastConversation = {};
}

// By time, equal ones in the order of the file; one without a time stays behind the one before it.
void Index::sortMessages(Conversation& conversation)
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
        if (!(m_messages[number].flags & MessageRecord::NoTime))
            last = m_messages[number].order;
        keys.push_back({last, m_firstOf.value(number, number), number});
    }
    if (!std::ranges::is_sorted(keys))
        std::ranges::sort(keys);
    std::ranges::transform(keys, conversation.messages.begin(), &Key::number);
}

void Index::markMessages(const Conversation& conversation)
{
    for (const size_t place : window(conversation, conversation.messages.size()))
        m_messages[conversation.messages[place]].flags |= MessageRecord::InWindow;
    MessageRecord* prompt = nullptr;
    for (const quint32 number : conversation.messages) {
        MessageRecord& message = m_messages[number];
        if (message.flags & MessageRecord::Superseded)
            continue;
        if (prompt && message.role == Role::User)
            prompt->flags |= MessageRecord::Unanswered;
        if (message.role == Role::User)
            prompt = &message;
        else if (message.role == Role::Assistant || message.role == Role::Colleague)
            prompt = nullptr;
    }
    if (prompt)
        prompt->flags |= MessageRecord::Unanswered;
}

std::optional<size_t> Index::positionOf(const Conversation& conversation, const MessageId& id) const
{
    const quint64 hash = recordIdHash(id.value);
    std::optional<size_t> found;
    for (size_t i = 0; i < conversation.messages.size(); ++i) {
        const MessageRecord& message = m_messages[conversation.messages[i]];
        if (message.id == hash && (!found || !message.has(MessageRecord::Superseded)))
            found = i;
    }
    const auto number = found ? std::nullopt : placeOf(id.value);
    const auto place = number ? std::ranges::find(conversation.messages, *number) : conversation.messages.end();
    return place == conversation.messages.end() ? found : std::optional(size_t(place - conversation.messages.begin()));
}

} // namespace stemma::jazzmine
