// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/audit/turnaudit.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Audit)
};

void addTo(std::optional<qint64>& sum, const std::optional<qint64>& more)
{
    if (more)
        sum = sum.value_or(0) + *more;
}

bool isPrompt(const Message& message)
{
    return message.role == Role::User && !message.states.testFlag(MessageState::Summary);
}

bool isAnswer(const Message& message)
{
    return message.role == Role::Assistant || message.role == Role::Colleague;
}

} // namespace

void addTo(TokenUsage& sum, const TokenUsage& more)
{
    addTo(sum.input, more.input);
    addTo(sum.output, more.output);
    addTo(sum.reasoning, more.reasoning);
    addTo(sum.cacheRead, more.cacheRead);
    addTo(sum.cacheWrite, more.cacheWrite);
    addTo(sum.total, more.total);
    sum.estimated = sum.estimated || more.estimated;
}

qint64 TurnAudit::failedTools() const
{
    return std::ranges::count(tools, false, &ToolTrace::success);
}

QStringList TurnAudit::models() const
{
    QStringList names;
    for (const LlmCall& call : calls)
        if (!call.model.isEmpty() && !names.contains(call.model))
            names.append(call.model);
    return names;
}

TurnAudit& TurnAuditor::turnFor(const Message& message)
{
    if (m_turns.empty() || isPrompt(message)) {
        // Prompts in a row are one turn, named by the first: what follows it is often put in by the agent.
        const bool goesOn = !m_turns.empty() && m_turns.back().answer.isEmpty() && m_turns.back().calls.isEmpty()
            && !m_turns.back().prompt.isEmpty() && m_turns.back().tools.isEmpty();
        if (!goesOn) {
            m_turns.push_back({.firstIndex = message.index, .startedAt = message.createdAt});
            m_books.emplace_back();
        }
        if (isPrompt(message) && m_turns.back().prompt.isEmpty())
            m_turns.back().prompt = message.id;
    }
    return m_turns.back();
}

void TurnAuditor::add(const Message& message)
{
    TurnAudit& turn = turnFor(message);
    turn.lastIndex = message.index;
    const auto until = [&turn](const std::optional<Time>& time) {
        if (time && (!turn.endedAt || *time > *turn.endedAt))
            turn.endedAt = time;
    };
    until(message.createdAt);
    for (const Part& part : message.parts) {
        if (const auto* tool = part.as<ToolPart>()) {
            addTool(turn, message, *tool);
            until(tool->endedAt);
        }
    }
    if (isAnswer(message))
        addAnswer(turn, message);
}

void TurnAuditor::addAnswer(TurnAudit& turn, const Message& message)
{
    Book& book = m_books.back();
    turn.answer = message.id;
    qint64 bytes = 0;
    TokenUsage steps;
    const qsizetype callsBefore = turn.calls.size();
    for (const Part& part : message.parts) {
        if (const auto* text = part.as<TextPart>())
            bytes += text->text.bytes;
        else if (const auto* thinking = part.as<ReasoningPart>())
            bytes += thinking->text.bytes;
        else if (const auto* tool = part.as<ToolPart>())
            bytes += tool->input.bytes;
        const auto* step = part.as<StepFinishPart>();
        if (!step)
            continue;
        turn.calls.append({.id = part.id.value, .model = message.model, .tokens = step->tokens});
        addTo(steps, step->tokens);
        if (step->cost)
            turn.cost = turn.cost.value_or(0) + *step->cost;
    }
    turn.estimatedOutput += (bytes + EstimateBytes - 1) / EstimateBytes;
    if (turn.calls.size() == callsBefore)
        turn.calls.append({.id = message.id.value,
            .model = message.model,
            .tokens = message.tokens,
            .startedAt = message.createdAt,
            .success = message.error.isEmpty(),
            .error = message.error});
    const bool own = !message.tokens.isEmpty();
    addTo(turn.reported, own ? message.tokens : steps);
    if (own && !steps.isEmpty()) {
        addTo(book.ofSteps, steps);
        addTo(book.ofMessages, message.tokens);
    }
    if (!own && steps.isEmpty())
        ++book.silentCalls;
    const bool counts = message.tokens.output.value_or(0) > 0 && message.tokens.input.value_or(0) > 0;
    if (counts && message.tokens == m_lastUsage)
        ++book.repeated;
    m_lastUsage = message.tokens;
}

void TurnAuditor::addTool(TurnAudit& turn, const Message& message, const ToolPart& tool)
{
    const auto known
        = tool.callId.isEmpty() ? turn.tools.end() : std::ranges::find(turn.tools, tool.callId, &ToolTrace::callId);
    const bool failed = tool.state == ToolPart::State::Error || tool.hasError;
    const std::optional<Duration> took
        = tool.startedAt && tool.endedAt ? std::optional(*tool.endedAt - *tool.startedAt) : std::nullopt;
    if (known != turn.tools.end()) { // the result, in a message of its own
        known->success = known->success && !failed;
        if (!known->duration)
            known->duration = took;
        if (!known->duration && known->startedAt && message.createdAt)
            known->duration = *message.createdAt - *known->startedAt;
        return;
    }
    ToolTrace trace;
    trace.name = tool.name;
    trace.callId = tool.callId;
    trace.description = tool.title;
    trace.success = !failed;
    trace.error = tool.error.text.section(u'\n', 0, 0).left(200);
    trace.startedAt = tool.startedAt ? tool.startedAt : message.createdAt;
    trace.duration = took;
    turn.tools.append(trace);
}

void TurnAuditor::add(const TurnTrace& trace)
{
    const auto turn = std::ranges::find(m_turns, trace.message, &TurnAudit::answer);
    if (turn == m_turns.end() || trace.message.isEmpty())
        return;
    turn->traced = true;
    turn->calls = trace.calls;
    turn->tools = trace.tools;
    turn->reported = trace.tokens;
    turn->cost = trace.cost ? trace.cost : turn->cost;
    turn->startedAt = trace.startedAt ? trace.startedAt : turn->startedAt;
    turn->endedAt = trace.endedAt ? trace.endedAt : turn->endedAt;
    turn->remarks += trace.errors;
    m_books[size_t(turn - m_turns.begin())] = {};
}

void TurnAuditor::remark(TurnAudit& turn) const
{
    const Book& book = m_books[size_t(&turn - m_turns.data())];
    const QLocale locale;
    if (book.silentCalls > 0 && !turn.traced)
        turn.remarks.append(
            Words::tr("%n call(s) have no usage stored, so the sums are too small.", nullptr, book.silentCalls));
    if (book.repeated > 0)
        turn.remarks.append(Words::tr(
            "%n message(s) repeat the usage of the one before; it may be counted twice.", nullptr, book.repeated));
    if (book.ofSteps.output && book.ofMessages.output && *book.ofSteps.output != *book.ofMessages.output)
        turn.remarks.append(Words::tr("The steps add up to %1 output tokens, their messages say %2.")
                .arg(locale.toString(*book.ofSteps.output), locale.toString(*book.ofMessages.output)));
    if (!turn.traced)
        return;
    TokenUsage calls;
    for (const LlmCall& call : std::as_const(turn.calls))
        addTo(calls, call.tokens);
    TokenUsage attempts;
    for (const ToolTrace& tool : std::as_const(turn.tools))
        for (const LlmCall& attempt : tool.attempts)
            addTo(attempts, attempt.tokens);
    const qint64 sum = calls.output.value_or(0) + attempts.output.value_or(0);
    if (turn.reported.output && sum != *turn.reported.output)
        turn.remarks.append(Words::tr("The records add up to %1 output tokens, the store's total says %2.")
                .arg(locale.toString(sum), locale.toString(*turn.reported.output)));
}

std::vector<TurnAudit> TurnAuditor::take()
{
    for (TurnAudit& turn : m_turns)
        remark(turn);
    m_books.clear();
    m_lastUsage = {};
    return std::exchange(m_turns, {});
}

} // namespace stemma
