// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/read/messagereader.h"

#include "core/base/saturating.h"
#include "core/store/conversation/conversation.h"
#include "core/store/formats/mnesis/context/render.h"
#include "core/store/formats/mnesis/read/summaryreader.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

constexpr qint64 BytesAToken = 4; ///< where no estimate is stored

bool isIntegerOrNull(const StoredFields& fields, QLatin1StringView name)
{
    const QVariant value = valueOf(fields, name);
    return value.isNull() || value.typeId() == QMetaType::LongLong;
}

Part unreadablePart(const Error& error)
{
    UnknownPart part;
    part.reason = error.text;
    return {{}, 0, part, {}, {}, {}};
}

Role roleOf(const QString& stored)
{
    return stored == "user"_L1 ? Role::User : stored == "assistant"_L1 ? Role::Assistant : Role::Unknown;
}

StoreReader::Place placeOf(const StoredFields& fields, qint64 key)
{
    return {integerOf(fields, "created_at"_L1).value_or(OutlineRow::NoTime), key};
}

} // namespace

std::shared_ptr<Message> MessageReader::message(
    qint64 key, const std::optional<SessionId>& session, qint64 maxText) const
{
    auto message = read(key, session, maxText);
    if (message)
        completeMarkers(*message);
    return message;
}

std::shared_ptr<Message> MessageReader::read(qint64 key, const std::optional<SessionId>& session, qint64 maxText) const
{
    auto q = m_reader.query(m_reader.messageSql());
    q.bind(key);
    if (!q.next()) {
        if (!q.ok() && q.error().code == Errc::Corrupt && session)
            return unreadable(*session, key, q.error());
        m_reader.got(q.result());
        return nullptr;
    }
    auto message = std::make_shared<Message>();
    message->fields = m_reader.fieldsOf(q, 0, u"messages"_s, key);
    q.finish();
    const StoredFields& fields = message->fields;
    message->session = SessionId(textOf(fields, "session_id"_L1));
    if (session && message->session != *session)
        return nullptr;
    message->id = MessageId(textOf(fields, "id"_L1));
    message->parent = MessageId(textOf(fields, "parent_id"_L1));
    message->storedRole = textOf(fields, "role"_L1);
    message->role = roleOf(message->storedRole);
    message->createdAt = integerOf(fields, "created_at"_L1).transform(timeFromMs);
    message->model = textOf(fields, "model_id"_L1);
    message->agent = textOf(fields, "agent"_L1);
    message->tokens.input = integerOf(fields, "tokens_input"_L1);
    message->tokens.output = integerOf(fields, "tokens_output"_L1);
    message->tokens.cacheRead = integerOf(fields, "tokens_cache_read"_L1);
    message->tokens.cacheWrite = integerOf(fields, "tokens_cache_write"_L1);
    message->tokens.total = integerOf(fields, "tokens_total"_L1);
    message->finishReason = textOf(fields, "finish_reason"_L1);
    message->error = textOf(fields, "error_message_text"_L1);
    if (message->error.isEmpty())
        message->error = textOf(fields, "error_code"_L1);
    message->storedAt = {.table = u"messages"_s, .rowid = key};
    bool damaged = false;
    auto parts = m_reader.database().attempt([&] { return m_reader.parts(message->id.value, maxText, &damaged); });
    if (!parts && parts.error().code != Errc::Corrupt)
        m_reader.database().note(parts.error());
    damaged |= !parts;
    message->parts = parts ? *std::move(parts) : QList<Part> {unreadablePart(parts.error())};
    if (const Outline* const outline = m_reader.knownOutline(message->session))
        message->index = StoreReader::indexIn(*outline, placeOf(fields, key));
    addStates(*message, integerOf(fields, "is_summary"_L1).value_or(0) != 0, damaged);
    return message;
}

/// Stands in for a message whose row lies in a damaged page.
std::shared_ptr<Message> MessageReader::unreadable(const SessionId& session, qint64 key, const Error& error) const
{
    auto message = std::make_shared<Message>();
    message->session = session;
    message->storedAt = {.table = u"messages"_s, .rowid = key};
    message->states = MessageState::Damaged;
    if (const Outline* const outline = m_reader.knownOutline(session)) {
        const auto row = std::ranges::find(*outline, key, &OutlineRow::key);
        if (row != outline->end()) {
            message->index = row - outline->begin();
            if (row->createdMs != OutlineRow::NoTime)
                message->createdAt = timeFromMs(row->createdMs);
        }
    }
    message->parts << unreadablePart(error);
    return message;
}

void MessageReader::addStates(Message& message, bool summary, bool damaged) const
{
    const StoredFields& fields = message.fields;
    const bool isAnswer = !summary && message.role == Role::Assistant;
    const auto isAnyTool = [&message](auto test) {
        return std::ranges::any_of(message.parts, [&](const Part& part) {
            const auto* tool = part.as<ToolPart>();
            return tool && test(*tool);
        });
    };
    MessageStates states = m_reader.readable([&] {
        return m_reader.summaries().contextStates(
            message.session, message.id.value, placeOf(fields, message.storedAt.rowid), summary);
    });
    if (isAnswer && isBlankAnswer(message.parts))
        states.setFlag(MessageState::InContext, false);
    states.setFlag(MessageState::Summary, summary);
    states.setFlag(MessageState::Error,
        isAnyTool([](const ToolPart& tool) { return tool.state == ToolPart::State::Error; })
            || message.finishReason == "error"_L1 || !textOf(fields, "error_code"_L1).isEmpty());
    states.setFlag(MessageState::Pruned, isAnyTool([](const ToolPart& tool) { return tool.prunedAt.has_value(); }));
    states.setFlag(MessageState::Interrupted, isAnswer && (message.parts.isEmpty() || message.finishReason.isEmpty()));
    bool integers = true;
    for (const auto name : {"tokens_input"_L1, "tokens_output"_L1, "tokens_cache_read"_L1, "tokens_cache_write"_L1,
             "tokens_total"_L1, "is_summary"_L1})
        integers &= isIntegerOrNull(fields, name);
    states.setFlag(MessageState::Damaged, damaged || !integers || !message.createdAt || message.role == Role::Unknown);
    message.states = states;
}

void MessageReader::completeMarkers(Message& message) const
{
    for (Part& part : message.parts) {
        auto* marker = std::get_if<CompactionPart>(&part.body);
        if (!marker)
            continue;
        const QList<SummaryNode> nodes = m_reader.readable([&] { return m_reader.summaries().nodes(message.session); });
        const auto node = std::ranges::find(nodes, marker->node, &SummaryNode::id);
        if (node == nodes.end())
            continue;
        if (!marker->covers)
            marker->covers = node->covers;
        marker->tokensAfter = node->tokens;
        if (!marker->tokensBefore)
            marker->tokensBefore = m_reader.readable([&] { return tokensBefore(*node); });
    }
}

/// Before a summary of summaries, too, were the messages that it covers, counted as detail() does.
std::optional<qint64> MessageReader::tokensBefore(const SummaryNode& node) const
{
    const Schema& schema = m_reader.schema();
    const QString messages = u"messages"_s;
    const QString parts = u"message_parts"_s;
    const auto span = m_reader.spanOf(node.first.value, node.last.value);
    if (!span || !schema.has(messages, u"created_at"_s) || !schema.has(parts))
        return std::nullopt;
    const QString tokens = schema.has(parts, u"token_estimate"_s) ? u"MAX(0, IFNULL(p.token_estimate, 0))"_s : u"0"_s;
    const QString isSummary = schema.has(messages, u"is_summary"_s) ? u"IFNULL(m.is_summary, 0)"_s : u"0"_s;
    auto q = m_reader.rows(
        u"SELECT SUM(CASE WHEN tokens > 0 THEN tokens ELSE bytes / %1 END) FROM (SELECT SUM(%2) AS tokens, "
        "SUM(%3) AS bytes FROM messages AS m JOIN message_parts AS p ON p.message_id = m.id "
        "WHERE m.session_id = ? AND %4 = 0 AND (m.created_at, m.rowid) >= (?, ?) "
        "AND (m.created_at, m.rowid) <= (?, ?) GROUP BY m.rowid)"_s.arg(BytesAToken)
            .arg(tokens, m_reader.database().sizeOf(u"p.content"_s), isSummary),
        {node.session.value, span->first.createdMs, span->first.key, span->last.createdMs, span->last.key});
    return q.next() ? q.integer(0) : std::nullopt;
}

OutlineDetail MessageReader::detail(const SessionId& session, qint64 key) const
{
    constexpr qint64 Beginnings = 256; // show whether anything would be sent
    const auto message = read(key, session, Beginnings);
    if (!message)
        return {};
    OutlineDetail detail = outlineDetailOf(*message);
    qint64 bytes = 0;
    qint64 tokens = 0;
    for (const Part& part : std::as_const(message->parts)) {
        bytes += qMax<qint64>(0, part.storedAt.length);
        tokens = saturatingAdd(tokens, qMax<qint64>(0, part.tokens.value_or(0)));
    }
    constexpr qint64 Most = std::numeric_limits<quint32>::max();
    detail.textBytes = quint32(qMin(bytes, Most));
    detail.tokens = quint32(qMin(tokens > 0 ? tokens : bytes / BytesAToken, Most));
    return detail;
}

} // namespace stemma::mnesis
