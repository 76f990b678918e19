// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/check/check.h"

#include "core/store/formats/agentfootprint/read/json.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

/// The messages of one list in order: those that would be sent, which have to fit one another.
class MessageCheck
{
public:
    MessageCheck(const SessionText& text, const SessionId& session, Findings& findings)
        : m_session(text)
        , m_id(session)
        , m_findings(findings)
    {
    }

    void take(size_t number);
    void finish();

private:
    void add(Rule rule, const QStringList& details = {}) { add(rule, m_number, details); }
    void add(Rule rule, size_t number, const QStringList& details = {})
    {
        const StoredAt place = m_session.document->placeOf(m_session.row(number).place);
        addFinding(m_findings, rule, m_id, m_session.id(number), place, details);
    }
    void closeCalls();
    void takeResult();
    void takeOrder(const QString& storedRole);
    void takeMarker();
    void takeMembers();
    void takeThinking(const QList<QByteArrayView>& blocks);
    void takeCalls(const QList<QByteArrayView>& calls);

    const SessionText& m_session;
    SessionId m_id;
    Findings& m_findings;
    size_t m_number = 0;
    QByteArrayView m_text; ///< of the message
    MessageShape m_shape;
    bool m_started = false; ///< a message that is no system message was seen
    size_t m_callNumber = 0; ///< the message whose calls wait for results
    QStringList m_open;
    MessageShape m_caller;
    QSet<QString> m_seen; ///< call ids of all messages before
    std::optional<QList<LostJoin>> m_joins; ///< once there was a summary without its record
};

void MessageCheck::take(size_t number)
{
    m_number = number;
    m_text = m_session.view(m_session.messages[number].place);
    m_shape = m_session.messages[number].shape;
    if (!m_text.isValidUtf8())
        add(Rule::InvalidEncoding);
    if (m_shape.damaged)
        return; // reported with the rejected message
    if (m_shape.role == Role::Tool)
        takeResult();
    else
        closeCalls();
    takeOrder(textAt(m_text, "role"));
    takeMarker();
    takeMembers();
    if (m_shape.ephemeral && m_session.index->layout != Layout::Request)
        add(Rule::StoredEphemeral);
    if (m_shape.role == Role::Assistant && m_shape.parts.isEmpty())
        add(Rule::EmptyAnswer);
}

void MessageCheck::takeOrder(const QString& storedRole)
{
    if (m_shape.role == Role::Unknown)
        add(Rule::UnknownRole, {storedRole});
    // A leading tool result is already reported as an orphan.
    if (!m_started && m_shape.role != Role::User && m_shape.role != Role::System && m_shape.role != Role::Tool)
        add(Rule::FirstNotUser, {storedRole});
    m_started = m_started || m_shape.role != Role::System;
}

void MessageCheck::closeCalls()
{
    for (const QString& id : std::exchange(m_open, {}))
        add(Rule::UnansweredToolCall, m_callNumber, {id});
}

void MessageCheck::takeResult()
{
    if (!m_open.removeOne(m_shape.answers)) {
        add(Rule::OrphanToolResult, {m_shape.answers});
        return;
    }
    const auto name = stringOf(member(m_text, "toolName"));
    const QString called = m_caller.callNames.value(m_caller.calls.indexOf(m_shape.answers));
    const bool isOnly = m_caller.calls.count(m_shape.answers) == 1;
    if (name && *name != called)
        add(isOnly && !called.isEmpty() ? Rule::ToolNameDiffers : Rule::ToolNameUnclear, {*name, called});
}

void MessageCheck::takeMarker()
{
    if (m_shape.marker == Marker::Dropped)
        add(Rule::MessagesDropped);
    const bool isJoined = m_session.messages[m_number].span >= 0;
    if (m_shape.marker != Marker::Compacted || isJoined || m_session.index->layout == Layout::Request)
        return;
    if (!m_joins)
        m_joins = lostJoins(m_session);
    const bool isTold = std::ranges::contains(*m_joins, m_session.row(m_number).key, &LostJoin::key);
    add(isTold ? Rule::SummaryLostRecord : Rule::SummaryWithoutRecord);
}

void MessageCheck::takeMembers()
{
    for (const auto& [key, value] : membersOf(m_text)) {
        if (isMisplaced(key, m_shape.role))
            add(saysNothing(value) ? Rule::MisplacedEmpty : Rule::MisplacedMember, {keyText(key)});
        const bool isOfThinking = key == "thinkingBlocks";
        if (!isOfThinking && key != "toolCalls")
            continue;
        const QList<QByteArrayView> items = elementsOf(value);
        if (!isArray(value) || !std::ranges::all_of(items, isObject))
            add(Rule::InvalidList, {keyText(key)});
        isOfThinking ? takeThinking(items) : takeCalls(items);
    }
}

void MessageCheck::takeThinking(const QList<QByteArrayView>& blocks)
{
    for (const QByteArrayView block : blocks) {
        const bool isSigned = !textAt(block, "signature").isEmpty();
        if (isSigned && member(block, "content").contains("[REDACTED]"))
            add(Rule::RedactedSigned);
        if (!isSigned && textAt(block, "type") == "redacted_thinking"_L1)
            add(Rule::RedactedWithoutPayload);
    }
}

void MessageCheck::takeCalls(const QList<QByteArrayView>& calls)
{
    QSet<QString> own;
    for (const QByteArrayView call : calls) {
        if (!isObject(call))
            continue;
        const QString id = textAt(call, "id");
        if (own.contains(id))
            add(Rule::RepeatedToolCall, {id});
        else if (m_seen.contains(id))
            add(Rule::ReusedToolCall, {id});
        own << id;
        if (const QByteArrayView args = member(call, "args"); !isObject(args))
            add(objectSpelledIn(args).isEmpty() ? Rule::InvalidArguments : Rule::SpelledArguments, {id});
    }
    m_seen += own;
    if (m_shape.role == Role::Assistant) {
        m_open = m_shape.calls;
        m_caller = m_shape;
        m_callNumber = m_number;
    }
}

void MessageCheck::finish()
{
    // The call that a paused run waits for is answered by carrying it on.
    if (const QString waiting = m_session.waitingCall(); !waiting.isEmpty())
        m_open.removeOne(waiting);
    else if (m_session.isPaused || m_session.index->layout == Layout::Snapshot)
        m_open.clear();
    closeCalls();
}

} // namespace

Result<> checkMessages(const SessionText& text, const SessionId& session, Findings& findings, const JobControl& job)
{
    MessageCheck check(text, session, findings);
    for (size_t number = 0; number < text.messages.size(); ++number) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        check.take(number);
    }
    check.finish();
    return {};
}

} // namespace stemma::agentfootprint
