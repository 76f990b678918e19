// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/event.h"

#include "core/base/saturating.h"
#include "core/base/text.h"
#include "core/store/formats/agentfootprint/read/json.h"
#include "core/store/formats/agentfootprint/read/message.h"
#include "core/store/formats/agentfootprint/texts.h"

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

/// Of the domains that the library documents (spec sections 7.8 to 7.10); a release may add events to them.
bool isDocumented(const QString& type)
{
    static const QSet<QStringView> domains {u"agent", u"stream", u"context", u"cost", u"reliability", u"error",
        u"fallback", u"pause", u"checkin", u"permission", u"integrity", u"audit", u"run", u"subflow", u"composition",
        u"fork", u"decision", u"loop", u"llm", u"tool"};
    const qsizetype dot = type.indexOf(u'.');
    return dot > 0 && domains.contains(QStringView(type).first(dot));
}

/// What an event says, without what all events hold and what a hash or a longer text says again.
QString lineOf(QByteArrayView payload)
{
    static const QSet<QByteArrayView> common {"type", "ts", "runtimeStageId", "subflowPath", "depth", "commitIdxBefore",
        "commitIdxAfter", "isAgentInternal", "contentHash", "rawContent", "payload", "turnIndex", "subflowId",
        "localSubflowId", "parentSubflowId"};
    static const QSet<QByteArrayView> telling {"contentSummary", "reason", "rationale", "description", "message",
        "subflowName", "childName", "chosen", "error"};
    constexpr qsizetype LongestLine = 200;
    constexpr qsizetype LongestValue = 120;
    QStringList words;
    qsizetype length = 0;
    for (const auto& [key, value] : membersOf(payload)) {
        if (common.contains(key) || length >= LongestLine)
            continue;
        const QString name = QString::fromUtf8(key);
        QString word;
        if (const auto text = stringOf(value)) {
            if (!text->isEmpty())
                word = telling.contains(key) ? *text : name + u' ' + *text;
        } else if (isArray(value)) {
            word = name + u' ' + QString::number(elementsOf(value).size());
        } else if (!isObject(value) && value != "null" && value != "false") {
            word = value == "true" ? name : name + u' ' + QString::fromUtf8(value);
        }
        if (!word.isEmpty())
            words += firstLine(word.simplified(), LongestValue);
        length += word.size();
    }
    return words.join(u" \u00b7 "_s);
}

/// Decodes one event; each kind of event adds its parts.
class Decoder
{
public:
    Decoder(
        const EventView& event, const StoredAt& place, QByteArrayView record, const SeenCalls& calls, qint64 maxText)
        : m_event(event)
        , m_calls(calls)
        , m_record(record)
        , m_maxText(maxText)
        , m_parts(record, place)
    {
        m_message.storedAt = place;
    }

    Message decode();

private:
    [[nodiscard]] QByteArrayView at(QByteArrayView key) const { return member(m_event.payload, key); }
    [[nodiscard]] QString text(QByteArrayView key) const { return textAt(m_event.payload, key); }
    void addText(Role role, QByteArrayView value);
    void addPrompt() { addText(Role::User, at("userPrompt")); }
    void addCall();
    void addResult();
    void addBlocks();
    void addAnswer();
    void addStart();
    void addTurnEnd();
    void addRejected();
    bool addKnown();

    const EventView& m_event;
    const SeenCalls& m_calls;
    QByteArrayView m_record;
    qint64 m_maxText;
    PartList m_parts;
    Message m_message;
};

void Decoder::addText(Role role, QByteArrayView value)
{
    m_message.role = role;
    if (const LongText text = longText(value, m_maxText); !text.isEmpty())
        m_parts.add(TextPart {text}, value);
}

void Decoder::addCall()
{
    m_message.role = Role::Assistant;
    ToolPart tool;
    tool.name = text("toolName");
    tool.callId = text("toolCallId");
    tool.input = sourceText(at("args"), m_maxText);
    const SeenCall seen = m_calls.value(tool.callId);
    tool.state = !seen.ended ? ToolPart::State::Pending
        : seen.failed        ? ToolPart::State::Error
                             : ToolPart::State::Completed;
    tool.startedAt = m_message.createdAt;
    m_parts.add(tool, at("args"));
}

void Decoder::addResult()
{
    m_message.role = Role::Tool;
    ToolPart tool;
    tool.callId = text("toolCallId");
    const SeenCall seen = m_calls.value(tool.callId);
    tool.name = seen.name;
    tool.hasError = hasError(m_event);
    tool.state = tool.hasError ? ToolPart::State::Error
        : seen.started         ? ToolPart::State::Completed
                               : ToolPart::State::Orphan;
    tool.hasOutput = !at("result").isEmpty();
    tool.output = longText(at("result"), m_maxText);
    if (tool.hasError)
        tool.error = isString(at("error")) ? longText(at("error"), m_maxText) : tool.output;
    tool.endedAt = m_message.createdAt;
    const auto duration = integerOf(at("durationMs"));
    if (tool.endedAt && duration)
        tool.startedAt = timeFromMs(saturatingSubtract(toMs(*tool.endedAt), *duration));
    m_message.states.setFlag(MessageState::Error, tool.hasError);
    m_parts.add(tool, at("result"));
}

void Decoder::addBlocks()
{
    m_message.role = Role::Assistant;
    for (const QByteArrayView block : elementsOf(at("blocks")))
        addThinking(m_parts, block, m_maxText);
}

void Decoder::addAnswer()
{
    addText(Role::Assistant, at("content"));
    StepFinishPart step;
    step.step = int(integerOf(at("iteration")).value_or(1)) - 1; // iterations count from 1
    step.reason = text("stopReason");
    step.tokens = usageOf(at("usage"));
    m_message.tokens = step.tokens;
    m_message.finishReason = step.reason;
    m_parts.add(step, {});
}

void Decoder::addStart()
{
    m_message.role = Role::Assistant;
    m_message.model = text("model");
    StepStartPart step;
    step.step = int(integerOf(at("iteration")).value_or(1)) - 1; // iterations count from 1
    m_parts.add(step, {});
}

void Decoder::addTurnEnd()
{
    StepFinishPart step;
    step.reason = text("stoppedEarly");
    step.tokens.input = integerOf(at("totalInputTokens"));
    step.tokens.output = integerOf(at("totalOutputTokens"));
    m_parts.add(step, {});
}

// The only trace that a rejected attempt leaves: it was answered behind a message that is stored nowhere.
void Decoder::addRejected()
{
    addText(Role::Assistant, at("rawOutput"));
    m_message.states.setFlag(MessageState::Ephemeral);
    m_message.states.setFlag(MessageState::Error);
    m_message.error = text("message");
}

/// False: nothing in particular is known of the event.
bool Decoder::addKnown()
{
    using Add = void (Decoder::*)();
    static const QHash<QString, Add> all {{u"agent.turn_start"_s, &Decoder::addPrompt},
        {u"stream.llm_start"_s, &Decoder::addStart}, {u"llm.start"_s, &Decoder::addStart},
        {u"stream.llm_end"_s, &Decoder::addAnswer}, {u"llm.end"_s, &Decoder::addAnswer},
        {u"stream.tool_start"_s, &Decoder::addCall}, {u"tool.start"_s, &Decoder::addCall},
        {u"stream.tool_end"_s, &Decoder::addResult}, {u"tool.end"_s, &Decoder::addResult},
        {u"agent.turn_end"_s, &Decoder::addTurnEnd},
        {u"agent.output_schema_validation_failed"_s, &Decoder::addRejected}};
    const Add add = all.value(m_event.type);
    const QByteArrayView prompt = memberAt(m_event.payload, {"payload", "message"});
    if (add)
        (this->*add)();
    else if (m_event.type == "run.entry"_L1 && isString(prompt))
        addText(Role::User, prompt);
    else if (m_event.type == "stream.thinking_end"_L1 && isArray(at("blocks")))
        addBlocks();
    else
        return false;
    return true;
}

Message Decoder::decode()
{
    m_message.storedRole = m_event.type;
    m_message.createdAt = m_event.ms.transform(timeFromMs);
    addFields(m_message.fields, m_event.payload);
    addFields(m_message.fields, m_event.meta);
    if (!m_event.valid) {
        m_message.states = MessageState::Damaged;
        m_parts.addUnknown(u"event"_s, m_record, FootprintText::tr("It is not an event."), m_maxText);
    } else if (!addKnown()) {
        if (isDocumented(m_event.type))
            m_parts.add(EventPart {m_event.type, lineOf(m_event.payload), sourceText(m_event.payload, m_maxText)},
                m_event.payload);
        else
            m_parts.addUnknown(m_event.type, m_event.payload, {}, m_maxText);
    }
    m_message.parts = m_parts.take();
    return std::move(m_message);
}

} // namespace

TokenUsage usageOf(QByteArrayView usage)
{
    TokenUsage tokens;
    tokens.input = integerOf(member(usage, "input"));
    tokens.output = integerOf(member(usage, "output"));
    tokens.reasoning = integerOf(member(usage, "thinking"));
    tokens.cacheRead = integerOf(member(usage, "cacheRead"));
    tokens.cacheWrite = integerOf(member(usage, "cacheWrite"));
    return tokens;
}

bool hasError(const EventView& event)
{
    const QByteArrayView error = member(event.payload, "error");
    return error == "true" || isString(error);
}

EventView viewEvent(QByteArrayView record, Row::Kind kind)
{
    const bool isAudit = kind == Row::Kind::AuditRecord;
    const bool isDomainEvent = kind == Row::Kind::DomainEvent;
    constexpr QLatin1StringView Prefix = "agentfootprint."_L1;
    const Members members(record);
    EventView view;
    view.type = members.text(isAudit ? "eventType" : "type");
    view.valid = members.areWhole() && !view.type.isEmpty();
    if (view.type.startsWith(Prefix))
        view.type.remove(0, Prefix.size());
    view.payload = isDomainEvent ? record : members.at("payload");
    view.meta = isDomainEvent ? QByteArrayView() : members.at("meta");
    view.ms = kind == Row::Kind::Event ? integerOf(member(view.meta, "wallClockMs"))
                                       : integerOf(members.at(isAudit ? "timestamp" : "ts"));
    return view;
}

void noteCall(SeenCalls& calls, const EventView& event)
{
    const bool start = event.type == "stream.tool_start"_L1 || event.type == "tool.start"_L1;
    const bool end = event.type == "stream.tool_end"_L1 || event.type == "tool.end"_L1;
    if (!start && !end)
        return;
    SeenCall& call = calls[textAt(event.payload, "toolCallId")];
    if (start)
        call.name = textAt(event.payload, "toolName");
    else
        call.failed = hasError(event);
    call.started |= start;
    call.ended |= end;
}

Message decodeEvent(
    QByteArrayView record, const StoredAt& place, Row::Kind kind, const SeenCalls& calls, qint64 maxText)
{
    const EventView view = viewEvent(record, kind);
    return Decoder(view, place, record, calls, maxText).decode();
}

} // namespace stemma::agentfootprint
