// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/event.h"

#include "core/base/saturating.h"
#include "core/store/formats/agentfootprint/read/json.h"
#include "core/store/formats/agentfootprint/read/reader.h"

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

/// Puts the events of one run together, turn by turn.
class Turns
{
public:
    explicit Turns(SessionId session)
        : m_session(std::move(session))
    {
    }

    /// True: the turn is over, take() gives it.
    bool add(const EventView& event, const MessageId& message);
    [[nodiscard]] bool hasTurn() const { return m_trace.has_value(); }
    [[nodiscard]] TurnTrace take() { return *std::exchange(m_trace, std::nullopt); }

private:
    void begin(const EventView& event);
    void addCall(const EventView& event, const MessageId& message);
    void addTool(const EventView& event);

    SessionId m_session;
    std::optional<TurnTrace> m_trace;
    QString m_model; ///< of the call under way
    int m_retries = 0; ///< in it
};

/// A member in milliseconds.
std::optional<Duration> durationAt(const EventView& event, QByteArrayView key)
{
    return integerOf(member(event.payload, key)).transform([](qint64 ms) { return Duration(ms); });
}

void Turns::begin(const EventView& event)
{
    m_trace = TurnTrace();
    m_trace->session = m_session;
    m_trace->startedAt = event.ms.transform(timeFromMs);
    m_trace->turn = integerOf(member(event.payload, "turnIndex"));
    m_trace->id = u"%1/%2"_s.arg(m_session.value).arg(m_trace->turn.value_or(0));
}

// Retries have no events of their own: one start and one end cover all attempts.
void Turns::addCall(const EventView& event, const MessageId& message)
{
    LlmCall call;
    call.id = message.value;
    call.model = m_model;
    call.tokens = usageOf(member(event.payload, "usage"));
    call.latency = durationAt(event, "durationMs");
    if (event.ms && call.latency)
        call.startedAt = timeFromMs(saturatingSubtract(*event.ms, qint64(call.latency->count())));
    call.attempt = 1 + std::exchange(m_retries, 0);
    m_trace->calls << call;
    m_trace->message = message;
}

void Turns::addTool(const EventView& event)
{
    const QString id = textAt(event.payload, "toolCallId");
    // Of calls with the same id the last one.
    auto known = std::ranges::find_last(m_trace->tools, id, &ToolTrace::callId);
    ToolTrace& tool = known.empty() ? m_trace->tools.emplaceBack() : known.front();
    tool.callId = id;
    tool.duration = durationAt(event, "durationMs");
    tool.success = !hasError(event);
    tool.error = textAt(event.payload, "error");
}

bool Turns::add(const EventView& event, const MessageId& message)
{
    const QString& type = event.type;
    if (type == "agent.turn_start"_L1) {
        begin(event);
        return false;
    }
    if (!m_trace)
        return false;
    if (type == "stream.llm_start"_L1) {
        m_model = textAt(event.payload, "model");
    } else if (type == "stream.llm_end"_L1) {
        addCall(event, message);
    } else if (type == "stream.tool_start"_L1) {
        ToolTrace& tool = m_trace->tools.emplaceBack();
        tool.name = textAt(event.payload, "toolName");
        tool.callId = textAt(event.payload, "toolCallId");
        tool.startedAt = event.ms.transform(timeFromMs);
    } else if (type == "stream.tool_end"_L1) {
        addTool(event);
    } else if (type == "reliability.retried"_L1) {
        ++m_retries;
        m_trace->errors << textAt(event.payload, "errorMessage");
    } else if (type == "agent.turn_end"_L1) {
        m_trace->endedAt = event.ms.transform(timeFromMs);
        m_trace->tokens.input = integerOf(member(event.payload, "totalInputTokens"));
        m_trace->tokens.output = integerOf(member(event.payload, "totalOutputTokens"));
        return true;
    }
    return false;
}

} // namespace

Result<> giveTurnTraces(const Reader& reader, const SessionStore::TraceSink& sink, const JobControl& job)
{
    if (reader.index().layout != Layout::Events)
        return {};
    Turns turns(reader.session());
    const auto& rows = reader.index().rows;
    for (size_t row = 0; row < rows.size(); ++row) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        const auto text = reader.bytes(row, -1);
        if (!text)
            return std::unexpected(text.error());
        const Row& at = rows[row];
        if (turns.add(viewEvent(*text, at.kind), idOfKey(at.key)) && !sink(turns.take()))
            return {};
    }
    // A run that was stopped has no end; the known part of its last turn is still reported.
    if (turns.hasTurn())
        sink(turns.take());
    return {};
}

} // namespace stemma::agentfootprint
