// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/check/check.h"

#include "core/store/json/jsonrecords.h"
#include "core/store/formats/agentfootprint/read/json.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

/// The messages of one list in order: those that would be sent, which have to fit one another.
class MessageCheck
{
public:
    MessageCheck(Reader& reader, Findings& findings)
        : m_reader(reader)
        , m_findings(findings)
    {
    }

    Result<> take(qint64 row);
    Result<> finish();

private:
    void add(Rule rule, const QStringList& details = {}) { add(rule, m_row, details); }
    void add(Rule rule, qint64 row, const QStringList& details = {})
    {
        const Row& at = m_reader.index().rows[size_t(row)];
        addFinding(
            m_findings, rule, m_reader.session(), idOfKey(at.key), m_reader.document().placeOf(at.place), details);
    }
    void closeCalls();
    void takeResult();
    void takeOrder(const QString& storedRole);
    [[nodiscard]] Result<> takeMarker();
    void takeMembers();
    void takeThinking(QByteArrayView blocks);
    void takeCalls(QByteArrayView calls);
    void takeList(QByteArrayView list, const QString& name);

    Reader& m_reader;
    Findings& m_findings;
    qint64 m_row = 0;
    QByteArray m_text;
    MessageShape m_shape;
    bool m_started = false; ///< a message that is no system message was seen
    qint64 m_callRow = -1; ///< the message whose calls wait for results
    QStringList m_open;
    MessageShape m_caller;
    QSet<QString> m_seen; ///< call ids of all messages before
    std::optional<QList<LostJoin>> m_joins; ///< once there was a summary without its record
};

Result<> MessageCheck::take(qint64 row)
{
    m_row = row;
    auto text = m_reader.stored(row);
    if (!text)
        return std::unexpected(text.error());
    m_text = *std::move(text);
    auto shape = m_reader.shape(row);
    if (!shape)
        return std::unexpected(shape.error());
    m_shape = *std::move(shape);
    if (!m_text.isValidUtf8())
        add(Rule::InvalidEncoding);
    if (m_shape.damaged)
        return {}; // reported with the rejected message
    const QString role = stringOf(member(m_text, "role")).value_or(QString());
    if (m_shape.role == Role::Tool)
        takeResult();
    else
        closeCalls();
    takeOrder(role);
    if (const auto taken = takeMarker(); !taken)
        return taken;
    takeMembers();
    if (m_shape.ephemeral && m_reader.index().layout != Layout::Request)
        add(Rule::StoredEphemeral);
    if (m_shape.role == Role::Assistant && m_shape.partCount == 0)
        add(Rule::EmptyAnswer);
    return {};
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
        add(Rule::UnansweredToolCall, m_callRow, {id});
    m_callRow = -1;
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

Result<> MessageCheck::takeMarker()
{
    if (m_shape.marker == Marker::Dropped)
        add(Rule::MessagesDropped);
    const bool isJoined = m_reader.index().rows[size_t(m_row)].span >= 0;
    if (m_shape.marker != Marker::Compacted || isJoined || m_reader.index().layout == Layout::Request)
        return {};
    if (!m_joins) {
        auto joins = lostJoins(m_reader);
        if (!joins)
            return std::unexpected(joins.error());
        m_joins = *std::move(joins);
    }
    const bool isTold = std::ranges::contains(*m_joins, m_reader.index().rows[size_t(m_row)].key, &LostJoin::key);
    add(isTold ? Rule::SummaryLostRecord : Rule::SummaryWithoutRecord);
    return {};
}

void MessageCheck::takeMembers()
{
    forEachJsonMember(m_text, [this](QByteArrayView key, QByteArrayView value) {
        const bool ofAssistant = key == "toolCalls" || key == "thinkingBlocks";
        if (isMisplaced(key, m_shape.role))
            add(saysNothing(value) ? Rule::MisplacedEmpty : Rule::MisplacedMember, {keyText(key)});
        if (ofAssistant)
            takeList(value, keyText(key));
        if (key == "thinkingBlocks")
            takeThinking(value);
        else if (key == "toolCalls")
            takeCalls(value);
        return true;
    });
}

void MessageCheck::takeList(QByteArrayView list, const QString& name)
{
    bool fits = isArray(list);
    if (fits) {
        forEachJsonElement(list, [&fits](QByteArrayView item) {
            fits = fits && isObject(item);
            return true;
        });
    }
    if (!fits)
        add(Rule::InvalidList, {name});
}

void MessageCheck::takeThinking(QByteArrayView blocks)
{
    forEachJsonElement(blocks, [this](QByteArrayView block) {
        const QByteArrayView signature = member(block, "signature");
        const bool isSigned = isString(signature) && signature.size() > 2;
        if (isSigned && member(block, "content").contains("[REDACTED]"))
            add(Rule::RedactedSigned);
        if (!isSigned && member(block, "type") == "\"redacted_thinking\"")
            add(Rule::RedactedWithoutPayload);
        return true;
    });
}

void MessageCheck::takeCalls(QByteArrayView calls)
{
    QSet<QString> own;
    forEachJsonElement(calls, [&](QByteArrayView call) {
        if (!isObject(call))
            return true;
        const QString id = stringOf(member(call, "id")).value_or(QString());
        if (own.contains(id))
            add(Rule::RepeatedToolCall, {id});
        else if (m_seen.contains(id))
            add(Rule::ReusedToolCall, {id});
        own << id;
        if (const QByteArrayView args = member(call, "args"); !isObject(args))
            add(objectSpelledIn(args).isEmpty() ? Rule::InvalidArguments : Rule::SpelledArguments, {id});
        return true;
    });
    m_seen += own;
    if (m_shape.role == Role::Assistant) {
        m_open = m_shape.calls;
        m_caller = m_shape;
        m_callRow = m_row;
    }
}

Result<> MessageCheck::finish()
{
    const auto waiting = m_reader.waitingCall();
    if (!waiting)
        return std::unexpected(waiting.error());
    // The call that a paused run waits for is answered by carrying it on.
    if (!waiting->isEmpty())
        m_open.removeOne(*waiting);
    else if (m_reader.isPaused() || m_reader.index().layout == Layout::Snapshot)
        m_open.clear();
    closeCalls();
    return {};
}

} // namespace

Result<> checkMessages(Reader& reader, Findings& findings, const JobControl& job)
{
    MessageCheck check(reader, findings);
    const auto& rows = reader.index().rows;
    for (qint64 row = 0; row < qint64(rows.size()); ++row) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        if (rows[size_t(row)].kind != Row::Kind::Message)
            continue;
        if (const auto taken = check.take(row); !taken)
            return taken;
    }
    return check.finish();
}

} // namespace stemma::agentfootprint
