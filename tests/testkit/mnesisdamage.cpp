// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/mnesisdamage.h"

using namespace Qt::StringLiterals;

namespace stemma {

// Session 1 is plain; 2 has every kind of part; 4 has a graph with one condensed node in context; 5 has
// three leaves in context.
QList<MnesisDamage> mnesisDamages()
{
    const QString off = u"PRAGMA foreign_keys = OFF"_s;
    const QString session = u"(SELECT id FROM sessions WHERE rowid = %1)"_s;
    const QString one = session.arg(1);
    const QString four = session.arg(4);
    const QString firstMessage = u"(SELECT min(m.rowid) FROM messages m WHERE m.session_id = %1)"_s;
    const QString message = u"UPDATE messages SET %1 WHERE rowid = "_s + firstMessage.arg(one);
    const QString leaf = u"UPDATE summary_nodes SET %1 WHERE rowid = (SELECT min(rowid) FROM summary_nodes "
                         "WHERE session_id = %2 AND superseded = 0)"_s;
    const QString part = u"UPDATE message_parts SET %1 WHERE rowid = (SELECT min(rowid) FROM message_parts "
                         "WHERE part_type = '%2')"_s;
    const QString item = u"INSERT INTO context_items (session_id, item_type, item_id, position, created_at) "
                         "VALUES (%1, '%2', %3, 900000, '1')"_s;
    const auto ids
        = [](const QString& condition) { return u"(SELECT id FROM messages WHERE "_s + condition + u" LIMIT 1)"_s; };
    return {
        {u"unknown table"_s, mnesis::CheckRule::UnknownInSchema, {u"CREATE TABLE notes (id TEXT)"_s}},
        {u"unknown column"_s, mnesis::CheckRule::UnknownInSchema, {u"ALTER TABLE messages ADD COLUMN mood TEXT"_s}},
        {u"missing column"_s, mnesis::CheckRule::MissingInSchema, {u"ALTER TABLE messages DROP COLUMN mode"_s}},
        {u"missing table"_s, mnesis::CheckRule::MissingInSchema, {u"DROP TABLE file_references"_s}},
        {u"old layout"_s, mnesis::CheckRule::OldSchema, {}, u"generated-0.1.1/sessions.db"_s},
        {u"old layout without items"_s, mnesis::CheckRule::NoContextItems, {}, u"generated-0.1.1/sessions.db"_s},
        {u"node of a missing session"_s, mnesis::CheckRule::BrokenForeignKey,
            {off, leaf.arg(u"session_id = 'gone'"_s, four)}},
        {u"index of a part is text"_s, mnesis::CheckRule::WrongType, {part.arg(u"part_index = 'x'"_s, u"text"_s)}},
        {u"content is a blob"_s, mnesis::CheckRule::WrongType,
            {part.arg(u"content = CAST(content AS BLOB)"_s, u"text"_s)}},
        {u"content is no UTF-8"_s, mnesis::CheckRule::NotUtf8,
            {part.arg(u"content = '{\"type\": \"text\", \"text\": \"' || CAST(x'ff' AS TEXT) || '\"}'"_s, u"text"_s)}},
        {u"prompt is no UTF-8"_s, mnesis::CheckRule::NotUtf8,
            {u"UPDATE sessions SET system_prompt = CAST(x'61ff' AS TEXT) WHERE rowid = 1"_s}},
        {u"NUL in a title"_s, mnesis::CheckRule::NulInText,
            {u"UPDATE sessions SET title = CAST(x'610062' AS TEXT) WHERE rowid = 1"_s}},
        {u"no model"_s, mnesis::CheckRule::EmptyModel, {u"UPDATE sessions SET model_id = '' WHERE rowid = 1"_s}},
        {u"metadata"_s, mnesis::CheckRule::InvalidMetadata, {u"UPDATE sessions SET metadata = '{' WHERE rowid = 1"_s}},
        {u"parent session missing"_s, mnesis::CheckRule::MissingParentSession,
            {off, u"UPDATE sessions SET parent_id = 'gone' WHERE rowid = 1"_s}},
        {u"session under itself"_s, mnesis::CheckRule::CyclicSessions,
            {u"UPDATE sessions SET parent_id = id WHERE rowid = 1"_s}},
        {u"sessions in a circle"_s, mnesis::CheckRule::CyclicSessions,
            {u"UPDATE sessions SET parent_id = (SELECT id FROM sessions WHERE rowid = 8) WHERE rowid = 7"_s}},
        {u"no items"_s, mnesis::CheckRule::NoContextItems, {u"DELETE FROM context_items WHERE session_id = "_s + one}},
        {u"session gone"_s, mnesis::CheckRule::MissingSession, {off, u"DELETE FROM sessions WHERE rowid = 1"_s}},
        {u"session gone, items"_s, mnesis::CheckRule::ItemWithoutSession,
            {off, u"DELETE FROM sessions WHERE rowid = 1"_s}},
        {u"parent message gone"_s, mnesis::CheckRule::MissingParentMessage,
            {off, message.arg(u"parent_id = 'gone'"_s)}},
        {u"parent elsewhere"_s, mnesis::CheckRule::ParentInOtherSession,
            {message.arg(u"parent_id = "_s + ids(u"session_id = "_s + four))}},
        {u"message under itself"_s, mnesis::CheckRule::CyclicMessages, {message.arg(u"parent_id = id"_s)}},
        {u"messages in a circle"_s, mnesis::CheckRule::CyclicMessages,
            {u"UPDATE messages SET parent_id = "_s + ids(u"rowid = 2"_s) + u" WHERE rowid = 1"_s,
                u"UPDATE messages SET parent_id = "_s + ids(u"rowid = 1"_s) + u" WHERE rowid = 2"_s}},
        {u"role"_s, mnesis::CheckRule::InvalidRole,
            {u"PRAGMA ignore_check_constraints = ON"_s, message.arg(u"role = 'tool'"_s)}},
        {u"fractional time"_s, mnesis::CheckRule::InvalidTime, {message.arg(u"created_at = 1.5"_s)}},
        {u"time is a word"_s, mnesis::CheckRule::InvalidTime, {message.arg(u"created_at = 'abc'"_s)}},
        {u"session's time"_s, mnesis::CheckRule::InvalidTime,
            {u"UPDATE sessions SET created_at = 'abc' WHERE rowid = 1"_s}},
        {u"tokens"_s, mnesis::CheckRule::InvalidTokens, {message.arg(u"tokens_output = 'many'"_s)}},
        {u"cost"_s, mnesis::CheckRule::InvalidTokens, {message.arg(u"cost = 'free'"_s)}},
        {u"error code"_s, mnesis::CheckRule::InvalidErrorCode, {message.arg(u"error_code = 'teapot'"_s)}},
        {u"future"_s, mnesis::CheckRule::TimeInFuture,
            {u"UPDATE messages SET created_at = 1900000000000 WHERE rowid = (SELECT max(rowid) FROM messages)"_s}},
        {u"backwards"_s, mnesis::CheckRule::TimeBackwards,
            {u"UPDATE messages SET created_at = 1 WHERE rowid = (SELECT max(rowid) FROM messages WHERE session_id = "_s
                + one + u")"_s}},
        {u"answer without parts"_s, mnesis::CheckRule::AnswerWithoutParts,
            {u"DELETE FROM message_parts WHERE message_id = "_s
                + ids(u"role = 'assistant' AND session_id = "_s + one)}},
        {u"failed sends"_s, mnesis::CheckRule::UnansweredPrompts,
            {u"UPDATE messages SET role = 'user' WHERE session_id = "_s + one}},
        {u"not in context"_s, mnesis::CheckRule::MessageNotInContext,
            {u"DELETE FROM context_items WHERE rowid = (SELECT max(rowid) FROM context_items WHERE session_id = "_s
                + four + u")"_s}},
        {u"sent twice"_s, mnesis::CheckRule::MessageSentTwice,
            {item.arg(four, u"message"_s, ids(u"NOT is_summary AND session_id = "_s + four))}},
        {u"summary without node"_s, mnesis::CheckRule::SummaryWithoutNode,
            {u"DELETE FROM summary_nodes WHERE rowid = (SELECT min(rowid) FROM summary_nodes WHERE session_id = "_s
                + four + u")"_s}},
        {u"part of a missing message"_s, mnesis::CheckRule::MissingMessage,
            {off, part.arg(u"message_id = 'gone'"_s, u"text"_s)}},
        {u"part elsewhere"_s, mnesis::CheckRule::PartInOtherSession, {part.arg(u"session_id = "_s + four, u"text"_s)}},
        {u"no JSON"_s, mnesis::CheckRule::InvalidJson, {part.arg(u"content = '{\"type\": '"_s, u"text"_s)}},
        {u"empty content"_s, mnesis::CheckRule::InvalidJson, {part.arg(u"content = ''"_s, u"text"_s)}},
        {u"no object"_s, mnesis::CheckRule::InvalidPart, {part.arg(u"content = '[]'"_s, u"text"_s)}},
        {u"no type"_s, mnesis::CheckRule::InvalidPart, {part.arg(u"content = '{}'"_s, u"text"_s)}},
        {u"no text"_s, mnesis::CheckRule::InvalidPart, {part.arg(u"content = '{\"type\": \"text\"}'"_s, u"text"_s)}},
        {u"text is null"_s, mnesis::CheckRule::InvalidPart,
            {part.arg(u"content = '{\"type\": \"text\", \"text\": null}'"_s, u"text"_s)}},
        {u"status is null"_s, mnesis::CheckRule::InvalidPart,
            {part.arg(u"content = json_set(content, '$.status', null)"_s, u"tool"_s)}},
        {u"tool state"_s, mnesis::CheckRule::InvalidPart, {part.arg(u"tool_state = 'lost'"_s, u"tool"_s)}},
        {u"input is a text"_s, mnesis::CheckRule::InvalidPart,
            {part.arg(u"content = json_set(content, '$.input', 'x')"_s, u"tool"_s)}},
        {u"unknown type"_s, mnesis::CheckRule::UnknownPartType,
            {part.arg(u"content = '{\"type\": \"dance\"}'"_s, u"text"_s)}},
        {u"type differs"_s, mnesis::CheckRule::PartTypeDiffers, {part.arg(u"part_type = 'reasoning'"_s, u"text"_s)}},
        {u"tool name differs"_s, mnesis::CheckRule::ToolColumnsDiffer, {part.arg(u"tool_name = 'other'"_s, u"tool"_s)}},
        {u"call id differs"_s, mnesis::CheckRule::ToolColumnsDiffer,
            {part.arg(u"tool_call_id = 'other'"_s, u"tool"_s)}},
        {u"unanswered call"_s, mnesis::CheckRule::UnansweredToolCall,
            {part.arg(u"tool_state = 'running'"_s, u"tool"_s)}},
        {u"repeated call"_s, mnesis::CheckRule::RepeatedToolCall,
            {u"UPDATE message_parts SET content = json_set(content, '$.tool_call_id', 'same') WHERE part_type = 'tool'"_s}},
        {u"node without message"_s, mnesis::CheckRule::NodeWithoutMessage, {leaf.arg(u"id = 'gone'"_s, four)}},
        {u"node of an ordinary message"_s, mnesis::CheckRule::NodeWithoutMessage,
            {u"UPDATE messages SET is_summary = 0 WHERE is_summary AND session_id = "_s + four}},
        {u"kind"_s, mnesis::CheckRule::InvalidNodeKind, {leaf.arg(u"kind = 'twig'"_s, four)}},
        {u"parents are no JSON"_s, mnesis::CheckRule::InvalidNodeParents, {leaf.arg(u"parent_node_ids = '['"_s, four)}},
        {u"parents are numbers"_s, mnesis::CheckRule::InvalidNodeParents,
            {leaf.arg(u"parent_node_ids = '[1]'"_s, four)}},
        {u"parent node gone"_s, mnesis::CheckRule::MissingParentNode,
            {leaf.arg(u"parent_node_ids = '[\"gone\"]'"_s, four)}},
        {u"nodes in a circle"_s, mnesis::CheckRule::CyclicNodes,
            {leaf.arg(u"parent_node_ids = json_array(id)"_s, four)}},
        {u"span"_s, mnesis::CheckRule::SpanMissingMessage, {leaf.arg(u"span_end_message_id = 'gone'"_s, four)}},
        {u"span elsewhere"_s, mnesis::CheckRule::SpanOfOtherSession,
            {leaf.arg(u"span_end_message_id = "_s + ids(u"session_id = "_s + one), four)}},
        {u"span reversed"_s, mnesis::CheckRule::SpanReversed,
            {leaf.arg(
                u"span_end_message_id = span_start_message_id, span_start_message_id = span_end_message_id"_s, four)}},
        {u"overlap"_s, mnesis::CheckRule::OverlappingSummaries,
            {u"UPDATE summary_nodes SET span_start_message_id = "_s + ids(u"session_id = "_s + session.arg(5))
                + u" WHERE session_id = "_s + session.arg(5)}},
        {u"active orphan"_s, mnesis::CheckRule::ActiveNodeNotInContext,
            {u"UPDATE summary_nodes SET superseded = 0 WHERE session_id = "_s + four}},
        {u"replaced in context"_s, mnesis::CheckRule::SupersededInContext, {leaf.arg(u"superseded = 1"_s, four)}},
        {u"no tokens"_s, mnesis::CheckRule::UncountedSummary,
            {leaf.arg(u"token_count = 0"_s, four), u"UPDATE message_parts SET token_estimate = 0"_s}},
        {u"item of a missing message"_s, mnesis::CheckRule::ItemWithoutMessage,
            {item.arg(four, u"message"_s, u"'gone'"_s)}},
        {u"item of a missing summary"_s, mnesis::CheckRule::ItemWithoutMessage,
            {item.arg(four, u"summary"_s, u"'gone'"_s)}},
        {u"foreign item"_s, mnesis::CheckRule::ItemOfOtherSession,
            {item.arg(four, u"message"_s, ids(u"session_id = "_s + one))}},
        {u"summary as message"_s, mnesis::CheckRule::SummaryAsMessage,
            {u"UPDATE context_items SET item_type = 'message' WHERE item_type = 'summary'"_s}},
        {u"message as summary"_s, mnesis::CheckRule::MessageAsSummary,
            {u"UPDATE context_items SET item_type = 'summary' WHERE session_id = "_s + one}},
        {u"item twice"_s, mnesis::CheckRule::ItemRepeated,
            {item.arg(one, u"message"_s, u"(SELECT item_id FROM context_items WHERE rowid = 1)"_s)}},
        {u"items out of order"_s, mnesis::CheckRule::ItemOutOfOrder,
            {u"UPDATE context_items SET position = -1 WHERE rowid = (SELECT max(rowid) FROM context_items WHERE session_id = "_s
                + four + u")"_s}},
        // No sum() in SQLite can add these up.
        {u"items out of order far on"_s, mnesis::CheckRule::ItemOutOfOrder,
            {u"UPDATE context_items SET position = 9223372036854770000 - rowid"_s}},
    };
}

} // namespace stemma
