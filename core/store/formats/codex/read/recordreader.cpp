// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/codex/read/recordreader.h"

#include "core/base/stablehash.h"
#include "core/store/content/tooloutput.h"
#include "core/store/conversation/idhash.h"
#include "core/store/formats/codex/read/codec.h"

#include <QDataStream>
#include <QIODevice>

#include <algorithm>

namespace stemma::codex {

namespace {

constexpr std::array<JsonKey, 5> CodexRecordKeys {"timestamp", "ordinal", "type", "payload", "record_type"};
enum : quint8 { TimeAt, OrdinalAt, TypeAt, PayloadAt, RecordTypeAt };

// The first ones are read as they are, in the order of RecordReader::Member.
constexpr std::array<JsonKey, 31> CodexPayloadKeys {"type", "id", "role", "name", "call_id", "arguments", "input",
    "message", "text", "turn_id", "num_turns", "thread_name", "thread_id", "model", "forked_from_id", "history_base",
    "exit_code", "success", "error", "encrypted_content", "record_type", "started_at", "model_provider", "content",
    "summary", "output", "item", "info", "replacement_history", "timestamp", "payload"};
enum : quint8 { ContentAt = 23, SummaryAt, OutputAt, ItemAt, InfoAt, HistoryAt, OwnTimeAt };

constexpr qint64 ImageBytes = 4800; ///< as if an image took 1200 tokens, which nothing in the records tells

} // namespace

// ---- state ---------------------------------------------------------------------------------------

QByteArray RecordReader::state() const
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out << m_state.tokens << m_state.isCopy << m_state.thread << m_state.begunMs << m_state.ownOrdinal << m_state.told;
    return bytes;
}

void RecordReader::restore(const QByteArray& state)
{
    QDataStream in(state);
    in >> m_state.tokens >> m_state.isCopy >> m_state.thread >> m_state.begunMs >> m_state.ownOrdinal >> m_state.told;
    m_before = m_state;
}

// ---- walking -------------------------------------------------------------------------------------

/// What escapes take more than they mean is not counted off: the figure is an estimate.
void RecordReader::addText(const RawJson& text)
{
    if (!text.isText())
        return;
    const QByteArrayView inner = text.inner();
    m_bytes += inner.size();
    if (inner.startsWith("<image") || inner.startsWith("</image"))
        return;
    const quint64 hash = idHash(std::string_view(inner.data(), size_t(inner.size())));
    if (m_firstText == 0) {
        m_firstText = hash;
        m_isInjected = isInjectedText(inner);
    }
    m_allTexts += hash;
}

bool RecordReader::readBlock(JsonCursor& cursor)
{
    if (cursor.peek() != '{') {
        RawJson text;
        const bool isRead = cursor.read(text);
        addText(text);
        return isRead;
    }
    std::array<RawJson, CodexBlockKeys.size()> has;
    const bool isRead = cursor.readMembers<CodexBlockKeys>(has);
    addText(has[1]);
    if (has[0].is("input_image"))
        m_bytes += ImageBytes;
    if (has[3].isText())
        m_bytes += has[3].inner().size();
    return isRead;
}

/// A text, a block, or a list of them.
bool RecordReader::readTexts(JsonCursor& cursor)
{
    if (cursor.peek() == '[')
        return cursor.elements([&] { return readBlock(cursor); });
    return readBlock(cursor);
}

bool RecordReader::readItem(JsonCursor& cursor)
{
    if (cursor.peek() != '{')
        return cursor.skip();
    return cursor.members<CodexItemKeys>([&](size_t key) {
        if (key < m_item.size())
            return cursor.read(m_item[key]);
        return key <= 4 ? readTexts(cursor) : cursor.skip();
    });
}

/// The items in the place of everything before (spec codex, 6).
bool RecordReader::readHistory(JsonCursor& cursor)
{
    m_hasHistory = cursor.peek() == '[';
    if (!m_hasHistory)
        return cursor.skip();
    return cursor.elements([&] {
        if (cursor.peek() != '{')
            return cursor.skip();
        return cursor.members<CodexPayloadKeys>([&](size_t key) {
            RawJson text;
            switch (key) {
            case ContentAt:
            case SummaryAt:
            case OutputAt:
                return readTexts(cursor);
            case Arguments:
            case Input:
            case Encrypted:
                if (!cursor.read(text))
                    return false;
                m_bytes += text.isText() ? text.inner().size() : 0;
                return true;
            default:
                return cursor.skip();
            }
        });
    });
}

bool RecordReader::readCounts(JsonCursor& cursor, std::optional<TokenCounts>& counts)
{
    if (cursor.peek() != '{')
        return cursor.skip();
    TokenCounts& read = counts.emplace();
    const std::array<qint64*, CodexUsageKeys.size()> fields {
        &read.input, &read.cached, &read.written, &read.output, &read.reasoning, &read.total};
    return cursor.members<CodexUsageKeys>([&](size_t key) {
        std::optional<qint64> count;
        if (key >= fields.size())
            return cursor.skip();
        const bool isRead = cursor.readInteger(count);
        *fields[key] = count.value_or(0);
        return isRead;
    });
}

bool RecordReader::readInfo(JsonCursor& cursor)
{
    if (cursor.peek() != '{')
        return cursor.skip();
    return cursor.members<CodexInfoKeys>([&](size_t key) {
        return key == 0 ? readCounts(cursor, m_total) : key == 1 ? readCounts(cursor, m_last) : cursor.skip();
    });
}

bool RecordReader::readMember(JsonCursor& cursor, size_t key)
{
    switch (key) {
    case ContentAt:
    case SummaryAt:
        return readTexts(cursor);
    case OutputAt: {
        const char* const begin = cursor.position();
        const bool isRead = readTexts(cursor);
        m_output = {QByteArrayView(begin, cursor.position()), false};
        return isRead;
    }
    case ItemAt:
        return readItem(cursor);
    case InfoAt:
        return readInfo(cursor);
    case HistoryAt:
        return readHistory(cursor);
    default:
        return key < m_has.size() ? cursor.read(m_has[key]) : cursor.skip();
    }
}

bool RecordReader::readPayload(JsonCursor& cursor)
{
    m_hasPayload = cursor.peek() == '{';
    if (!m_hasPayload)
        return cursor.skip();
    const char* const begin = cursor.position();
    const bool isRead = cursor.members<CodexPayloadKeys>([&](size_t key) { return readMember(cursor, key); });
    m_payload = QByteArrayView(begin, cursor.position());
    return isRead;
}

bool RecordReader::readRecord(JsonCursor& cursor, size_t key)
{
    switch (key) {
    case TimeAt:
        return cursor.read(m_time);
    case OrdinalAt:
        return cursor.readInteger(m_ordinal);
    case TypeAt:
        return cursor.read(m_type);
    case PayloadAt:
        return readPayload(cursor);
    default:
        return cursor.skip();
    }
}

bool RecordReader::walk(JsonCursor& cursor)
{
    m_before = m_state;
    m_time = m_type = m_output = {};
    forget(m_has);
    m_item = {};
    m_total.reset();
    m_last.reset();
    m_ordinal.reset();
    m_bytes = 0;
    m_firstText = m_allTexts = 0;
    m_hasPayload = m_isInjected = m_hasHistory = false;
    if (m_dialect == Dialect::Envelope)
        return cursor.members<CodexRecordKeys>([&](size_t key) { return readRecord(cursor, key); });
    return cursor.members<CodexPayloadKeys>(
        [&](size_t key) { return key == OwnTimeAt ? cursor.read(m_time) : readMember(cursor, key); });
}

// ---- judging -------------------------------------------------------------------------------------

void RecordReader::setTwin(Twin kind, quint64 hash)
{
    facts().flags |= HasTwin;
    facts().parent = twinLink(kind, hash);
}

/// The first turn of its own ends what a fork copied of the session before it. Ids of turns and sessions begin with
/// their times (UUID version 7); where they are others, the times of the turn tell.
void RecordReader::noteTurn()
{
    if (!m_state.isCopy || m_state.ownOrdinal > 0 || !m_has[TurnId].isText())
        return;
    if (isTimedId(m_has[TurnId].inner()) && isTimedId(m_state.thread)) {
        m_state.isCopy = m_has[TurnId].inner() < QByteArrayView(m_state.thread);
        return;
    }
    constexpr qint64 MsPerSecond = 1'000;
    const auto written = RecordTime::toMs(facts().time.order);
    const auto started = m_has[StartedAt].integer();
    const bool isBefore = (written && *written < m_state.begunMs)
        || (started && *started < m_state.begunMs / MsPerSecond) || (!written && !started);
    m_state.isCopy = isBefore || !m_has[Type].is("task_started");
}

/// From which ordinal on the lines of a sub-agent's file are its own; 0: it does not say so. Stands in one line of a
/// file.
qint64 RecordReader::historyStart() const
{
    qint64 start = 0;
    JsonCursor cursor(m_payload);
    cursor.members([&](const RawJson& key) {
        RawJson value;
        const bool isRead = cursor.read(value);
        if (key.is("subagent_history_start_ordinal"))
            start = value.integer().value_or(0);
        return isRead;
    });
    return start;
}

/// Only the first one is the file's own; others are those of ancestors, whose lines were copied.
void RecordReader::judgeMeta()
{
    facts().kind = LineFacts::Kind::Metadata;
    facts().call.provider = m_has[Provider];
    if (m_state.isCopy || !m_has[Id].isText())
        return;
    const bool isKnown = !m_state.thread.isEmpty();
    const bool isOther = isKnown && m_has[Id].inner() != QByteArrayView(m_state.thread);
    if (isKnown && !(isOther && m_has[Base].isObject())) {
        m_state.isCopy = isOther && m_state.told == 0;
        return;
    }
    m_state.thread = m_has[Id].inner().toByteArray();
    m_state.begunMs = RecordTime::toMs(facts().time.order).value_or(0);
    m_state.ownOrdinal = historyStart();
    m_state.isCopy = !m_has[Base].isObject() && (m_has[ForkedFrom].isText() || m_state.ownOrdinal > 0);
}

/// A count that is told again is no call, and one that a fork copied is a call of the session before it (spec codex,
/// 4.4).
void RecordReader::judgeTokens()
{
    if (!m_total)
        return;
    LineCall& call = facts().call;
    if (m_state.ownOrdinal > 0 && m_ordinal && *m_ordinal >= m_state.ownOrdinal)
        m_state.isCopy = false;
    const auto own = m_state.tokens.add(*m_total, m_last);
    ++m_state.told;
    if (!own || m_state.isCopy) {
        call.reason = m_state.isCopy && own ? NotCounted::Replayed : NotCounted::Repeated;
        call.leftOut = own ? own->usage() : m_last.value_or(TokenCounts()).usage();
        return;
    }
    facts().usage = own->usage();
    facts().flags |= CountsTokens;
    call.isTotal = true;
    StableHash hash;
    hash.add(0, m_state.thread.constData(), m_state.thread.size());
    hash.add(1, &m_state.told, sizeof m_state.told);
    hash.add(2, &*m_total, sizeof *m_total);
    call.identity = hash.value();
}

void RecordReader::judgeItem()
{
    const RawJson& type = m_has[Type];
    LineFacts& line = facts();
    line.contentBytes = m_bytes;
    line.call.id = m_has[Id];
    const auto mark = [&](bool isResult) {
        if (m_has[CallId].isText())
            line.tools.push_back(
                {idHash(m_has[CallId]), isResult, isResult && exitCodeIn(m_output.bytes).value_or(0) != 0});
    };
    if (type.is("message")) {
        const RawJson& role = m_has[Role];
        line.flags |= role.is("user") ? RowFlag::User : role.is("assistant") ? RowFlag::Assistant : RowFlag::System;
        line.flags.setFlag(Injected, role.is("user") && m_isInjected);
        line.call.isPrompt = role.is("user") && !m_isInjected;
        if (m_firstText != 0 && !line.flags.testFlag(RowFlag::System))
            setTwin(role.is("user") ? Twin::User : Twin::Assistant, m_firstText);
    } else if (type.is("reasoning")) {
        line.flags |= RowFlag::Assistant;
        if (m_allTexts != 0)
            setTwin(Twin::Reasoning, m_allTexts);
        // Sent is the encrypted chain, of which Codex guesses so many bytes.
        constexpr qint64 Overhead = 650;
        if (m_has[Encrypted].isText())
            line.contentBytes = qMax<qint64>(0, m_has[Encrypted].inner().size() * 3 / 4 - Overhead);
    } else if (isAmong(type, CallTypes)) {
        line.flags |= RowFlag::Assistant;
        for (const Member member : {Name, Arguments, Input})
            line.contentBytes += m_has[member].isText() ? m_has[member].inner().size() : m_has[member].bytes.size();
        mark(false);
    } else if (isAmong(type, OutputTypes)) {
        line.flags |= RowFlag::Tool;
        mark(true);
    } else if (isAmong(type, HostedTypes)) {
        line.flags |= RowFlag::Assistant;
        line.group = m_has[Id].isText() ? idHash(m_has[Id]) : 0; // by which events tell more of it
    } else if (isAmong(type, SummaryTypes)) {
        line.flags |= RowFlags(RowFlag::User) | RowFlag::Summary | Injected;
        line.contentBytes += m_has[Encrypted].isText() ? m_has[Encrypted].inner().size() : 0;
    } else if (type.is("agent_message")) {
        line.flags |= RowFlags(RowFlag::User) | Injected;
    } else {
        line.flags |= RowFlags(RowFlag::Meta) | RowFlag::Unsent; // ghost snapshots, and what is not known
    }
}

void RecordReader::judgeEvent()
{
    const RawJson& type = m_has[Type];
    LineFacts& line = facts();
    noteTurn();
    const bool isFailedTurn = type.is("task_complete") && m_has[Error].isObject();
    if (isAmong(type, QuietEvents) && !isFailedTurn) {
        line.kind = LineFacts::Kind::Metadata;
        if (type.is("token_count"))
            judgeTokens();
        const bool isOwnName = !m_has[ThreadId].isText() || m_state.thread.isEmpty()
            || m_has[ThreadId].inner() == QByteArrayView(m_state.thread);
        line.hasTitle = type.is("thread_name_updated") && isOwnName;
        line.title = line.hasTitle ? m_has[ThreadName].text() : QString();
        return;
    }
    line.flags |= RowFlags(RowFlag::Meta) | RowFlag::Unsent;
    line.contentBytes = 0;
    const auto tell = [&](Twin kind, quint64 hash) {
        line.flags |= Event;
        if (hash != 0)
            setTwin(kind, hash);
    };
    const bool isItem = type.is("item_completed");
    addText(isItem ? RawJson() : m_has[Message].isText() ? m_has[Message] : m_has[Text]);
    if (type.is("thread_rolled_back")) {
        line.flags |= RowFlag::Summary;
        line.contentBytes = m_has[NumTurns].integer().value_or(0);
    } else if (type.is("user_message") || (isItem && m_item[0].is("UserMessage"))) {
        tell(Twin::User, m_firstText);
    } else if (type.is("agent_message") || (isItem && m_item[0].is("AgentMessage"))) {
        tell(Twin::Assistant, m_firstText);
    } else if (type.is("agent_reasoning") || (isItem && m_item[0].is("Reasoning"))) {
        tell(Twin::Reasoning, m_allTexts);
        if (isItem && m_allTexts == 0)
            line.kind = LineFacts::Kind::Metadata; // thinking of which nothing is readable
    } else if (isItem && m_item[0].is("ContextCompaction")) {
        line.kind = LineFacts::Kind::Metadata;
    } else if (const RawJson& call = isItem ? m_item[1] : m_has[CallId]; call.isText()) {
        line.flags |= Event;
        line.parent = idHash(call);
    }
}

void RecordReader::judgeOther()
{
    LineFacts& line = facts();
    if (m_type.is("compacted")) {
        addText(m_hasHistory ? RawJson() : m_has[Message]);
        line.flags |= RowFlag::Boundary;
        line.contentBytes = m_bytes;
    } else if (isAmong(m_type, QuietTypes)) {
        line.kind = LineFacts::Kind::Metadata;
        line.flags.setFlag(TurnContext, m_type.is("turn_context"));
        line.model = m_type.is("turn_context") ? m_has[Model].text() : QString();
        noteTurn();
    } else {
        line.flags |= RowFlags(RowFlag::Meta) | RowFlag::Unsent;
        line.contentBytes = 0;
    }
}

void RecordReader::judge()
{
    LineFacts& line = facts();
    line.kind = LineFacts::Kind::Record;
    line.maySign = false;
    if (m_time.isText())
        line.time = RecordTime::parse(m_time);
    if (m_dialect == Dialect::Bare) {
        if (m_has[Type].isText())
            judgeItem();
        else
            line.kind = m_has[RecordType].exists() || m_has[Id].isText() ? LineFacts::Kind::Metadata
                                                                         : LineFacts::Kind::Foreign;
        return;
    }
    if (!m_type.isText() || !m_hasPayload) {
        line.kind = LineFacts::Kind::Foreign;
    } else if (m_type.is("session_meta")) {
        judgeMeta();
    } else if (m_type.is("response_item")) {
        judgeItem();
    } else if (m_type.is("event_msg")) {
        judgeEvent();
    } else {
        judgeOther();
    }
}

} // namespace stemma::codex
