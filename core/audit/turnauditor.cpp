// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/audit/turnauditor.h"

#include "core/base/saturating.h"
#include "core/base/text.h"
#include "core/session/injectedtext.h"
#include "core/session/prompt.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr size_t OpenTurns = 2; ///< at the end; they may still change
constexpr size_t UnclosedTurns = 64; ///< among which a mark may stand

struct TurnAuditorText
{
    Q_DECLARE_TR_FUNCTIONS(Audit)
};

/// Nothing, or only the zeros that some stores write where the provider said nothing.
bool isSilent(const TokenUsage& tokens)
{
    return tokens.input.value_or(0) == 0 && tokens.output.value_or(0) == 0 && tokens.total.value_or(0) == 0;
}

/// What a user said or showed: neither results of tools nor what the agent put in.
bool isOfUser(const Message& message, const Part& part)
{
    const auto* text = part.as<TextPart>();
    return text ? !isInjected(message, *text) && !isInterruptionNote(text->text.text)
                : part.as<ImagePart>() || part.as<FileReferencePart>();
}

bool beginsTurn(const Message& message)
{
    return message.role == Role::User && !(message.states & BesideTurns)
        && std::ranges::any_of(message.parts, [&message](const Part& part) { return isOfUser(message, part); });
}

bool isAnswer(const Message& message)
{
    return message.role == Role::Assistant || message.role == Role::Colleague;
}

/// A call of a model whose answer comes in messages of their own, as logs of events have it.
bool isOnlyStart(const Message& message)
{
    return message.parts.size() == 1 && message.parts.first().as<StepStartPart>();
}

QString promptWordsOf(const Message& prompt)
{
    constexpr qsizetype MostLetters = 120;
    for (const Part& part : prompt.parts) {
        const auto* text = part.as<TextPart>();
        if (text && !text->text.isEmpty() && isOfUser(prompt, part))
            return firstLine(text->text.text, MostLetters);
    }
    return {};
}

} // namespace

TurnAudit& TurnAuditor::turnFor(const Message& message)
{
    const bool isPrompt = beginsTurn(message);
    if (m_turns.empty() || isPrompt) {
        // What was put in before the first prompt, without an answer, is sent with it.
        const bool goesOn = !m_turns.empty() && !m_turns.back().hasPrompt && m_turns.back().answer.isEmpty()
            && m_turns.back().calls.isEmpty() && m_turns.back().tools.isEmpty();
        if (!goesOn) {
            m_turns.push_back({.firstIndex = message.index});
            m_books.push_back({.usageBefore = m_lastUsage});
            m_tools.clear();
        }
        m_turns.back().startedAt = message.createdAt;
    }
    TurnAudit& turn = m_turns.back();
    if (isPrompt) {
        turn.hasPrompt = true;
        turn.prompt = message.id;
        turn.promptWords = promptWordsOf(message);
    }
    return turn;
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

const TokenRule& TurnAuditor::ruleFor(const QString& model)
{
    const auto known = m_rules.constFind(model);
    return known != m_rules.cend() ? *known : *m_rules.insert(model, tokenRuleFor(m_format, model));
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
        turn.calls.append({.id = part.id.isEmpty() ? message.id.value : part.id.value,
            .model = message.model,
            .tokens = step->tokens});
        addTo(steps, step->tokens);
        if (step->cost)
            turn.cost = turn.cost.value_or(0) + *step->cost;
    }
    const TokenRule& rule = ruleFor(message.model);
    turn.estimatedOutput += rule.tokens(bytes);
    turn.estimateRule = rule.name;
    book.hasStarts = book.hasStarts || isOnlyStart(message);
    const bool isPiece = book.hasStarts && turn.calls.size() == callsBefore && message.tokens.isEmpty();
    if (turn.calls.size() == callsBefore && !isPiece)
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
    if (isSilent(message.tokens) && isSilent(steps) && bytes > 0 && !isPiece)
        ++book.silentCalls;
    const bool counts = message.tokens.output.value_or(0) > 0 && message.tokens.input.value_or(0) > 0;
    if (counts && message.tokens == m_lastUsage)
        ++book.repeated;
    m_lastUsage = message.tokens;
}

void TurnAuditor::addTool(TurnAudit& turn, const Message& message, const ToolPart& tool)
{
    const auto at = tool.callId.isEmpty() ? m_tools.cend() : m_tools.constFind(tool.callId);
    const bool failed = tool.state == ToolPart::State::Error || tool.hasError;
    const std::optional<Duration> took = tool.startedAt && tool.endedAt
        ? std::optional(durationBetween(*tool.startedAt, *tool.endedAt))
        : std::nullopt;
    if (at != m_tools.cend()) { // the result, in a message of its own
        ToolTrace& known = turn.tools[*at];
        if (tool.hasOutput || tool.hasError)
            turn.unanswered.removeOne(*at);
        known.success = known.success && !failed;
        if (!known.duration)
            known.duration = took;
        if (!known.duration && known.startedAt && message.createdAt)
            known.duration = durationBetween(*known.startedAt, *message.createdAt);
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
    if (!tool.hasOutput && !failed && tool.state != ToolPart::State::Completed)
        turn.unanswered.append(turn.tools.size());
    if (!tool.callId.isEmpty())
        m_tools.insert(tool.callId, turn.tools.size());
    turn.tools.append(trace);
}

void TurnAuditor::add(const TurnTrace& trace)
{
    for (size_t i = m_answers.isEmpty() ? m_finished : m_turns.size(); i < m_turns.size(); ++i) {
        for (const LlmCall& call : std::as_const(m_turns[i].calls))
            m_answers.insert(MessageId(call.id), i);
        m_answers.insert(m_turns[i].answer, i);
    }
    const auto at = m_answers.constFind(trace.message);
    if (at == m_answers.cend() || trace.message.isEmpty())
        return;
    TurnAudit* turn = &m_turns[*at];
    turn->traced = true;
    turn->calls = trace.calls;
    turn->tools = trace.tools;
    turn->unanswered.clear();
    turn->reported = trace.tokens;
    turn->cost = trace.cost ? trace.cost : turn->cost;
    turn->startedAt = trace.startedAt ? trace.startedAt : turn->startedAt;
    turn->endedAt = trace.endedAt ? trace.endedAt : turn->endedAt;
    turn->remarks += trace.errors;
    m_books[*at] = {.usageBefore = m_books[*at].usageBefore};
}

void TurnAuditor::remark(TurnAudit& turn, const Book& book) const
{
    const QLocale locale;
    if (book.silentCalls > 0 && !turn.traced)
        turn.remarks.append(TurnAuditorText::tr(
            "%n call(s) have no stored usage, so the totals are too low.", nullptr, book.silentCalls));
    if (book.repeated > 0)
        turn.remarks.append(TurnAuditorText::tr(
            "%n message(s) repeat the usage of the previous one; it may be counted twice.", nullptr, book.repeated));
    if (book.ofSteps.output && book.ofMessages.output && *book.ofSteps.output != *book.ofMessages.output)
        turn.remarks.append(TurnAuditorText::tr("The steps add up to %1 output tokens, their messages say %2.")
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
    const qint64 sum = saturatingAdd(calls.output.value_or(0), attempts.output.value_or(0));
    if (const qint64 retries = turn.retries(); retries > 0)
        turn.remarks.append(TurnAuditorText::tr(
            "%n call(s) were retried; the tokens of every attempt are counted.", nullptr, int(retries)));
    if (turn.reported.output && sum != *turn.reported.output)
        turn.remarks.append(TurnAuditorText::tr("The records add up to %1 output tokens, the store's total says %2.")
                .arg(locale.toString(sum), locale.toString(*turn.reported.output)));
}

SessionAudit TurnAuditor::finish()
{
    for (; m_finished < m_turns.size(); ++m_finished)
        remark(m_turns[m_finished], m_books[m_finished]);
    m_answers.clear();
    close();
    SessionAudit audit;
    std::vector<TurnList::Chunk> chunks;
    chunks.reserve(m_closed.size() + 1);
    for (const Closed& closed : m_closed) {
        chunks.push_back(closed.turns);
        audit.sums.add(closed.sums);
    }
    for (const TurnAudit& turn : m_turns)
        audit.sums.add(turn);
    audit.turns = TurnList(std::move(chunks), m_turns);
    audit.unchanged = m_kept;
    m_kept = audit.turns.size();
    return audit;
}

void TurnAuditor::close()
{
    constexpr size_t Size = TurnList::ChunkTurns;
    size_t done = 0;
    for (; m_turns.size() - done >= Size + UnclosedTurns; done += Size) {
        const auto first = m_turns.begin() + qsizetype(done);
        Closed closed {.turns = std::make_shared<const std::vector<TurnAudit>>(first, first + qsizetype(Size)),
            .sums = {},
            .usageBefore = m_books[done].usageBefore};
        for (const TurnAudit& turn : *closed.turns)
            closed.sums.add(turn);
        m_closed.push_back(std::move(closed));
    }
    m_turns.erase(m_turns.begin(), m_turns.begin() + qsizetype(done));
    m_books.erase(m_books.begin(), m_books.begin() + qsizetype(done));
    m_finished -= done;
}

void TurnAuditor::indexTools()
{
    m_tools.clear();
    if (m_turns.empty())
        return;
    const QList<ToolTrace>& tools = m_turns.back().tools;
    for (qsizetype i = 0; i < tools.size(); ++i)
        if (!tools.at(i).callId.isEmpty())
            m_tools.insert(tools.at(i).callId, i);
}

void TurnAuditor::mark(qint64 row)
{
    m_mark = {};
    if (!m_turns.empty())
        m_mark = {row, closedTurns() + m_turns.size(), m_turns.back(), m_books.back(), m_lastUsage};
}

bool TurnAuditor::returnToMark(qint64 row)
{
    if (m_mark.row < 0 || m_mark.row > row || m_mark.turns <= closedTurns())
        return false;
    const size_t keep = m_mark.turns - closedTurns();
    m_turns.resize(keep);
    m_turns.back() = m_mark.last;
    m_books.resize(keep);
    m_books.back() = m_mark.book;
    m_lastUsage = m_mark.lastUsage;
    m_finished = std::min(m_finished, keep - 1);
    m_kept = m_mark.turns - 1;
    m_answers.clear();
    indexTools();
    return true;
}

qint64 TurnAuditor::reopen(qint64 row)
{
    if (returnToMark(row))
        return m_mark.row;
    m_mark = {};
    const auto firstRow = [this] { return m_turns.empty() ? 0 : m_turns.front().firstIndex; };
    // Of what is closed only whole chunks can be added anew.
    while (!m_closed.empty() && row < firstRow()) {
        m_turns = *m_closed.back().turns;
        m_books.assign(1, {.usageBefore = m_closed.back().usageBefore});
        m_closed.pop_back();
        row = std::min(row, m_turns.front().firstIndex);
        m_turns.resize(1); // the one at which adding begins; it goes below
    }
    size_t keep = m_turns.size() - std::min(m_turns.size(), OpenTurns);
    while (keep > 0 && m_turns[keep - 1].lastIndex >= row)
        --keep;
    if (keep < m_turns.size()) {
        row = m_turns[keep].firstIndex;
        m_lastUsage = m_books[keep].usageBefore;
        m_turns.resize(keep);
        m_books.resize(keep);
    }
    m_finished = std::min(m_finished, keep);
    m_kept = closedTurns() + keep;
    m_answers.clear();
    indexTools();
    return row;
}

} // namespace stemma
