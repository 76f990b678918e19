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
        {u"unknown table"_s, MnesisRule::UnknownInSchema, {u"CREATE TABLE notes (id TEXT)"_s}},
        {u"unknown column"_s, MnesisRule::UnknownInSchema, {u"ALTER TABLE messages ADD COLUMN mood TEXT"_s}},
        {u"missing column"_s, MnesisRule::MissingInSchema, {u"ALTER TABLE messages DROP COLUMN mode"_s}},
        {u"missing table"_s, MnesisRule::MissingInSchema, {u"DROP TABLE file_references"_s}},
        {u"old layout"_s, MnesisRule::OldSchema, {}, u"generated-0.1.1/sessions.db"_s},
        {u"old layout without items"_s, MnesisRule::NoContextItems, {}, u"generated-0.1.1/sessions.db"_s},
        {u"node of a missing session"_s, MnesisRule::BrokenForeignKey, {off, leaf.arg(u"session_id = 'gone'"_s, four)}},
        {u"index of a part is text"_s, MnesisRule::WrongType, {part.arg(u"part_index = 'x'"_s, u"text"_s)}},
        {u"content is a blob"_s, MnesisRule::WrongType, {part.arg(u"content = CAST(content AS BLOB)"_s, u"text"_s)}},
        {u"content is no UTF-8"_s, MnesisRule::NotUtf8,
            {part.arg(u"content = '{\"type\": \"text\", \"text\": \"' || CAST(x'ff' AS TEXT) || '\"}'"_s, u"text"_s)}},
        {u"prompt is no UTF-8"_s, MnesisRule::NotUtf8,
            {u"UPDATE sessions SET system_prompt = CAST(x'61ff' AS TEXT) WHERE rowid = 1"_s}},
        {u"NUL in a title"_s, MnesisRule::NulInText,
            {u"UPDATE sessions SET title = CAST(x'610062' AS TEXT) WHERE rowid = 1"_s}},
        {u"no model"_s, MnesisRule::EmptyModel, {u"UPDATE sessions SET model_id = '' WHERE rowid = 1"_s}},
        {u"metadata"_s, MnesisRule::InvalidMetadata, {u"UPDATE sessions SET metadata = '{' WHERE rowid = 1"_s}},
        {u"parent session missing"_s, MnesisRule::MissingParentSession,
            {off, u"UPDATE sessions SET parent_id = 'gone' WHERE rowid = 1"_s}},
        {u"session under itself"_s, MnesisRule::CyclicSessions,
            {u"UPDATE sessions SET parent_id = id WHERE rowid = 1"_s}},
        {u"sessions in a circle"_s, MnesisRule::CyclicSessions,
            {u"UPDATE sessions SET parent_id = (SELECT id FROM sessions WHERE rowid = 8) WHERE rowid = 7"_s}},
        {u"no items"_s, MnesisRule::NoContextItems, {u"DELETE FROM context_items WHERE session_id = "_s + one}},
        {u"session gone"_s, MnesisRule::MissingSession, {off, u"DELETE FROM sessions WHERE rowid = 1"_s}},
        {u"session gone, items"_s, MnesisRule::ItemWithoutSession, {off, u"DELETE FROM sessions WHERE rowid = 1"_s}},
        {u"parent message gone"_s, MnesisRule::MissingParentMessage, {off, message.arg(u"parent_id = 'gone'"_s)}},
        {u"parent elsewhere"_s, MnesisRule::ParentInOtherSession,
            {message.arg(u"parent_id = "_s + ids(u"session_id = "_s + four))}},
        {u"message under itself"_s, MnesisRule::CyclicMessages, {message.arg(u"parent_id = id"_s)}},
        {u"messages in a circle"_s, MnesisRule::CyclicMessages,
            {u"UPDATE messages SET parent_id = "_s + ids(u"rowid = 2"_s) + u" WHERE rowid = 1"_s,
                u"UPDATE messages SET parent_id = "_s + ids(u"rowid = 1"_s) + u" WHERE rowid = 2"_s}},
        {u"role"_s, MnesisRule::InvalidRole,
            {u"PRAGMA ignore_check_constraints = ON"_s, message.arg(u"role = 'tool'"_s)}},
        {u"fractional time"_s, MnesisRule::InvalidTime, {message.arg(u"created_at = 1.5"_s)}},
        {u"time is a word"_s, MnesisRule::InvalidTime, {message.arg(u"created_at = 'abc'"_s)}},
        {u"session's time"_s, MnesisRule::InvalidTime, {u"UPDATE sessions SET created_at = 'abc' WHERE rowid = 1"_s}},
        {u"tokens"_s, MnesisRule::InvalidTokens, {message.arg(u"tokens_output = 'many'"_s)}},
        {u"error code"_s, MnesisRule::InvalidErrorCode, {message.arg(u"error_code = 'teapot'"_s)}},
        {u"future"_s, MnesisRule::TimeInFuture,
            {u"UPDATE messages SET created_at = 1900000000000 WHERE rowid = (SELECT max(rowid) FROM messages)"_s}},
        {u"backwards"_s, MnesisRule::TimeBackwards,
            {u"UPDATE messages SET created_at = 1 WHERE rowid = (SELECT max(rowid) FROM messages WHERE session_id = "_s
                + one + u")"_s}},
        {u"answer without parts"_s, MnesisRule::AnswerWithoutParts,
            {u"DELETE FROM message_parts WHERE message_id = "_s
                + ids(u"role = 'assistant' AND session_id = "_s + one)}},
        {u"failed sends"_s, MnesisRule::UnansweredPrompts,
            {u"UPDATE messages SET role = 'user' WHERE session_id = "_s + one}},
        {u"not in context"_s, MnesisRule::MessageNotInContext,
            {u"DELETE FROM context_items WHERE rowid = (SELECT max(rowid) FROM context_items WHERE session_id = "_s
                + four + u")"_s}},
        {u"sent twice"_s, MnesisRule::MessageSentTwice,
            {item.arg(four, u"message"_s, ids(u"NOT is_summary AND session_id = "_s + four))}},
        {u"summary without node"_s, MnesisRule::SummaryWithoutNode,
            {u"DELETE FROM summary_nodes WHERE rowid = (SELECT min(rowid) FROM summary_nodes WHERE session_id = "_s
                + four + u")"_s}},
        {u"part of a missing message"_s, MnesisRule::MissingMessage,
            {off, part.arg(u"message_id = 'gone'"_s, u"text"_s)}},
        {u"part elsewhere"_s, MnesisRule::PartInOtherSession, {part.arg(u"session_id = "_s + four, u"text"_s)}},
        {u"no JSON"_s, MnesisRule::InvalidJson, {part.arg(u"content = '{\"type\": '"_s, u"text"_s)}},
        {u"empty content"_s, MnesisRule::InvalidJson, {part.arg(u"content = ''"_s, u"text"_s)}},
        {u"no object"_s, MnesisRule::InvalidPart, {part.arg(u"content = '[]'"_s, u"text"_s)}},
        {u"no type"_s, MnesisRule::InvalidPart, {part.arg(u"content = '{}'"_s, u"text"_s)}},
        {u"no text"_s, MnesisRule::InvalidPart, {part.arg(u"content = '{\"type\": \"text\"}'"_s, u"text"_s)}},
        {u"text is null"_s, MnesisRule::InvalidPart,
            {part.arg(u"content = '{\"type\": \"text\", \"text\": null}'"_s, u"text"_s)}},
        {u"status is null"_s, MnesisRule::InvalidPart,
            {part.arg(u"content = json_set(content, '$.status', null)"_s, u"tool"_s)}},
        {u"tool state"_s, MnesisRule::InvalidPart, {part.arg(u"tool_state = 'lost'"_s, u"tool"_s)}},
        {u"input is a text"_s, MnesisRule::InvalidPart,
            {part.arg(u"content = json_set(content, '$.input', 'x')"_s, u"tool"_s)}},
        {u"unknown type"_s, MnesisRule::UnknownPartType, {part.arg(u"content = '{\"type\": \"dance\"}'"_s, u"text"_s)}},
        {u"type differs"_s, MnesisRule::PartTypeDiffers, {part.arg(u"part_type = 'reasoning'"_s, u"text"_s)}},
        {u"tool name differs"_s, MnesisRule::ToolColumnsDiffer, {part.arg(u"tool_name = 'other'"_s, u"tool"_s)}},
        {u"call id differs"_s, MnesisRule::ToolColumnsDiffer, {part.arg(u"tool_call_id = 'other'"_s, u"tool"_s)}},
        {u"unanswered call"_s, MnesisRule::UnansweredToolCall, {part.arg(u"tool_state = 'running'"_s, u"tool"_s)}},
        {u"repeated call"_s, MnesisRule::RepeatedToolCall,
            {u"UPDATE message_parts SET content = json_set(content, '$.tool_call_id', 'same') WHERE part_type = 'tool'"_s}},
        {u"node without message"_s, MnesisRule::NodeWithoutMessage, {leaf.arg(u"id = 'gone'"_s, four)}},
        {u"node of an ordinary message"_s, MnesisRule::NodeWithoutMessage,
            {u"UPDATE messages SET is_summary = 0 WHERE is_summary AND session_id = "_s + four}},
        {u"kind"_s, MnesisRule::InvalidNodeKind, {leaf.arg(u"kind = 'twig'"_s, four)}},
        {u"parents are no JSON"_s, MnesisRule::InvalidNodeParents, {leaf.arg(u"parent_node_ids = '['"_s, four)}},
        {u"parents are numbers"_s, MnesisRule::InvalidNodeParents, {leaf.arg(u"parent_node_ids = '[1]'"_s, four)}},
        {u"parent node gone"_s, MnesisRule::MissingParentNode, {leaf.arg(u"parent_node_ids = '[\"gone\"]'"_s, four)}},
        {u"nodes in a circle"_s, MnesisRule::CyclicNodes, {leaf.arg(u"parent_node_ids = json_array(id)"_s, four)}},
        {u"span"_s, MnesisRule::SpanMissingMessage, {leaf.arg(u"span_end_message_id = 'gone'"_s, four)}},
        {u"span elsewhere"_s, MnesisRule::SpanOfOtherSession,
            {leaf.arg(u"span_end_message_id = "_s + ids(u"session_id = "_s + one), four)}},
        {u"span reversed"_s, MnesisRule::SpanReversed,
            {leaf.arg(
                u"span_end_message_id = span_start_message_id, span_start_message_id = span_end_message_id"_s, four)}},
        {u"overlap"_s, MnesisRule::OverlappingSummaries,
            {u"UPDATE summary_nodes SET span_start_message_id = "_s + ids(u"session_id = "_s + session.arg(5))
                + u" WHERE session_id = "_s + session.arg(5)}},
        {u"active orphan"_s, MnesisRule::ActiveNodeNotInContext,
            {u"UPDATE summary_nodes SET superseded = 0 WHERE session_id = "_s + four}},
        {u"replaced in context"_s, MnesisRule::SupersededInContext, {leaf.arg(u"superseded = 1"_s, four)}},
        {u"no tokens"_s, MnesisRule::UncountedSummary,
            {leaf.arg(u"token_count = 0"_s, four), u"UPDATE message_parts SET token_estimate = 0"_s}},
        {u"item of a missing message"_s, MnesisRule::ItemWithoutMessage, {item.arg(four, u"message"_s, u"'gone'"_s)}},
        {u"item of a missing summary"_s, MnesisRule::ItemWithoutMessage, {item.arg(four, u"summary"_s, u"'gone'"_s)}},
        {u"foreign item"_s, MnesisRule::ItemOfOtherSession,
            {item.arg(four, u"message"_s, ids(u"session_id = "_s + one))}},
        {u"summary as message"_s, MnesisRule::SummaryAsMessage,
            {u"UPDATE context_items SET item_type = 'message' WHERE item_type = 'summary'"_s}},
        {u"message as summary"_s, MnesisRule::MessageAsSummary,
            {u"UPDATE context_items SET item_type = 'summary' WHERE session_id = "_s + one}},
        {u"item twice"_s, MnesisRule::ItemRepeated,
            {item.arg(one, u"message"_s, u"(SELECT item_id FROM context_items WHERE rowid = 1)"_s)}},
        {u"items out of order"_s, MnesisRule::ItemOutOfOrder,
            {u"UPDATE context_items SET position = -1 WHERE rowid = (SELECT max(rowid) FROM context_items WHERE session_id = "_s
                + four + u")"_s}},
        // No sum() in SQLite can add these up.
        {u"items out of order far on"_s, MnesisRule::ItemOutOfOrder,
            {u"UPDATE context_items SET position = 9223372036854770000 - rowid"_s}},
    };
}

} // namespace stemma
