// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/event.h"

#include "core/base/saturating.h"
#include "core/base/text.h"
#include "core/store/formats/agentfootprint/read/json.h"
#include "core/store/formats/agentfootprint/read/message.h"
#include "core/store/textcut.h"
#include "core/store/json/jsonmembers.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

struct EventText
{
    Q_DECLARE_TR_FUNCTIONS(AgentFootprint)
};

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
    forEachJsonMember(payload, [&](QByteArrayView key, QByteArrayView value) {
        if (common.contains(key))
            return true;
        const QString name = QString::fromUtf8(key);
        QString word;
        if (const auto text = stringOf(value)) {
            if (!text->isEmpty())
                word = telling.contains(key) ? *text : name + u' ' + *text;
        } else if (isArray(value)) {
            int count = 0;
            forEachJsonElement(value, [&count](QByteArrayView) { return ++count > 0; });
            word = name + u' ' + QString::number(count);
        } else if (!isObject(value) && value != "null" && value != "false") {
            word = value == "true" ? name : name + u' ' + QString::fromUtf8(value);
        }
        if (!word.isEmpty())
            words += firstLine(word.simplified(), LongestValue);
        length += word.size();
        return length < LongestLine;
    });
    return words.join(u" \u00b7 "_s);
}

/// Decodes one event; each kind of event adds its parts.
class Decoder
{
public:
    Decoder(const EventView& event, const StoredAt& place, QByteArrayView record, qint64 maxText)
        : m_event(event)
        , m_record(record)
        , m_maxText(maxText)
        , m_parts(record, place)
    {
        m_message.storedAt = place;
    }

    Message decode(const QHash<QString, SeenCall>& calls);

private:
    [[nodiscard]] QByteArrayView at(QByteArrayView key) const { return member(m_event.payload, key); }
    [[nodiscard]] QString textAt(QByteArrayView key) const { return stringOf(at(key)).value_or(QString()); }
    void addText(Role role, QByteArrayView value);
    void addCall(const QHash<QString, SeenCall>& calls);
    void addResult(const QHash<QString, SeenCall>& calls);
    void addBlocks();
    void addAnswer();
    void addStart();
    void addTurnEnd();
    void addRejected();
    bool addKnown(const QHash<QString, SeenCall>& calls);

    const EventView& m_event;
    QByteArrayView m_record;
    qint64 m_maxText;
    PartList m_parts;
    Message m_message;
};

void Decoder::addText(Role role, QByteArrayView value)
{
    m_message.role = role;
    const LongText text = longText(value, m_maxText);
    if (!text.isEmpty())
        m_parts.add(TextPart {text}, value);
}

void Decoder::addCall(const QHash<QString, SeenCall>& calls)
{
    m_message.role = Role::Assistant;
    ToolPart tool;
    tool.name = textAt("toolName");
    tool.callId = textAt("toolCallId");
    tool.input = cutText(QString::fromUtf8(at("args")), m_maxText);
    const SeenCall seen = calls.value(tool.callId);
    tool.state = !seen.ended ? ToolPart::State::Pending
        : seen.failed        ? ToolPart::State::Error
                             : ToolPart::State::Completed;
    tool.startedAt = m_message.createdAt;
    m_parts.add(tool, at("args"));
}

void Decoder::addResult(const QHash<QString, SeenCall>& calls)
{
    m_message.role = Role::Tool;
    ToolPart tool;
    tool.callId = textAt("toolCallId");
    const SeenCall seen = calls.value(tool.callId);
    tool.name = seen.name;
    tool.hasError = at("error") == "true" || isString(at("error"));
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
    forEachJsonElement(at("blocks"), [&](QByteArrayView block) {
        addThinking(m_parts, block, m_maxText);
        return true;
    });
}

void Decoder::addAnswer()
{
    addText(Role::Assistant, at("content"));
    StepFinishPart step;
    step.step = int(integerOf(at("iteration")).value_or(1)) - 1; // iterations count from 1
    step.reason = textAt("stopReason");
    step.tokens = usageOf(at("usage"));
    m_message.tokens = step.tokens;
    m_message.finishReason = step.reason;
    m_parts.add(step, {});
}

void Decoder::addStart()
{
    m_message.role = Role::Assistant;
    m_message.model = textAt("model");
    StepStartPart step;
    step.step = int(integerOf(at("iteration")).value_or(1)) - 1; // iterations count from 1
    m_parts.add(step, {});
}

void Decoder::addTurnEnd()
{
    StepFinishPart step;
    step.reason = textAt("stoppedEarly");
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
    m_message.error = textAt("message");
}

bool Decoder::addKnown(const QHash<QString, SeenCall>& calls)
{
    const QString& type = m_event.type;
    if (type == "agent.turn_start"_L1)
        addText(Role::User, at("userPrompt"));
    else if (type == "run.entry"_L1 && isString(memberAt(m_event.payload, {"payload", "message"})))
        addText(Role::User, memberAt(m_event.payload, {"payload", "message"}));
    else if (type == "stream.llm_start"_L1 || type == "llm.start"_L1)
        addStart();
    else if (type == "stream.llm_end"_L1 || type == "llm.end"_L1)
        addAnswer();
    else if (type == "stream.thinking_end"_L1 && isArray(at("blocks")))
        addBlocks();
    else if (type == "stream.tool_start"_L1 || type == "tool.start"_L1)
        addCall(calls);
    else if (type == "stream.tool_end"_L1 || type == "tool.end"_L1)
        addResult(calls);
    else if (type == "agent.turn_end"_L1)
        addTurnEnd();
    else if (type == "agent.output_schema_validation_failed"_L1)
        addRejected();
    else
        return false;
    return true;
}

Message Decoder::decode(const QHash<QString, SeenCall>& calls)
{
    m_message.storedRole = m_event.type;
    if (m_event.ms)
        m_message.createdAt = timeFromMs(*m_event.ms);
    addFields(m_message.fields, m_event.payload);
    addFields(m_message.fields, m_event.meta);
    if (!m_event.valid) {
        m_message.states = MessageState::Damaged;
        m_parts.addUnknown(u"event"_s, m_record, EventText::tr("It is not an event."), m_maxText);
    } else if (!addKnown(calls)) {
        if (isDocumented(m_event.type))
            m_parts.add(EventPart {m_event.type, lineOf(m_event.payload),
                            cutText(QString::fromUtf8(m_event.payload), m_maxText)},
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

EventView viewEvent(QByteArrayView record, Row::Kind kind)
{
    EventView view;
    QByteArrayView type;
    QByteArrayView time;
    view.valid = forEachJsonMember(record, [&](QByteArrayView key, QByteArrayView value) {
        if (key == (kind == Row::Kind::AuditRecord ? "eventType" : "type"))
            type = value;
        else if (key == "payload")
            view.payload = value;
        else if (key == "meta")
            view.meta = value;
        else if (key == (kind == Row::Kind::AuditRecord ? "timestamp" : "ts"))
            time = value;
        return true;
    });
    view.type = stringOf(type).value_or(QString());
    view.valid = view.valid && !view.type.isEmpty();
    if (view.type.startsWith("agentfootprint."_L1))
        view.type.remove(0, int(qstrlen("agentfootprint.")));
    if (kind == Row::Kind::DomainEvent) {
        view.payload = record;
        view.meta = {};
    }
    view.ms = kind == Row::Kind::Event ? integerOf(member(view.meta, "wallClockMs")) : integerOf(time);
    return view;
}

void noteCall(QHash<QString, SeenCall>& calls, const EventView& event)
{
    const bool start = event.type == "stream.tool_start"_L1 || event.type == "tool.start"_L1;
    const bool end = event.type == "stream.tool_end"_L1 || event.type == "tool.end"_L1;
    if (!start && !end)
        return;
    SeenCall& call = calls[stringOf(member(event.payload, "toolCallId")).value_or(QString())];
    if (start) {
        call.started = true;
        call.name = stringOf(member(event.payload, "toolName")).value_or(QString());
    } else {
        const QByteArrayView error = member(event.payload, "error");
        call.ended = true;
        call.failed = error == "true" || isString(error);
    }
}

Message decodeEvent(
    QByteArrayView record, const StoredAt& place, Row::Kind kind, const QHash<QString, SeenCall>& calls, qint64 maxText)
{
    const EventView view = viewEvent(record, kind);
    return Decoder(view, place, record, maxText).decode(calls);
}

} // namespace stemma::agentfootprint
