// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/recordjson.h"

#include "core/session/names.h"

using namespace Qt::StringLiterals;

namespace stemma {

void writeSession(JsonWriter& json, const QString& store, const SessionInfo& info)
{
    json.field("store"_L1, store);
    json.field("id"_L1, info.id.value);
    json.optional("title"_L1, info.title);
    json.optional("first_prompt"_L1, info.firstPrompt);
    json.field("created_at"_L1, info.createdAt);
    json.field("updated_at"_L1, info.updatedAt);
    json.optional("model"_L1, info.model);
    json.optional("agent"_L1, info.agent);
    json.optional("directory"_L1, info.directory);
    json.optional("parent_id"_L1, info.parent);
    if (info.origin.kind != Origin::Kind::None) {
        json.beginObject("forked_from"_L1);
        json.field("session"_L1, info.origin.session.value);
        json.optional("message"_L1, info.origin.message);
        json.field("kind"_L1, nameOf(info.origin.kind));
        json.end();
    }
    json.field("messages"_L1, info.messages);
    writeTokens(json, "tokens"_L1, info.tokens);
    json.field("size"_L1, info.size);
    json.field("deleted"_L1, info.deleted);
    json.texts("labels"_L1, info.labels);
    writeExtra(json, info.fields);
}

void writeMessage(JsonWriter& json, const Message& message, const RawBytes& raw, qint64 maxText)
{
    json.field("session"_L1, message.session.value);
    json.field("index"_L1, message.index);
    json.field("id"_L1, message.id.value);
    json.optional("parent_id"_L1, message.parent);
    json.field("role"_L1, nameOf(message.role));
    if (message.storedRole != nameOf(message.role))
        json.optional("stored_role"_L1, message.storedRole);
    json.field("created_at"_L1, message.createdAt);
    json.optional("model"_L1, message.model);
    json.optional("agent"_L1, message.agent);
    if (message.states & MessageState::Summary)
        json.field("summary"_L1, true);
    json.optional("finish_reason"_L1, message.finishReason);
    json.optional("error"_L1, message.error);
    writeTokens(json, "tokens"_L1, message.tokens);
    json.texts("states"_L1, namesOf(message.states));
    json.beginArray("parts"_L1);
    for (const Part& part : message.parts) {
        const auto piece = raw.parts.constFind(part.index);
        writePart(json, part, piece != raw.parts.cend() ? &*piece : nullptr, maxText);
    }
    json.end();
    writePlace(json, message.storedAt);
    writeExtra(json, message.fields);
    if (raw.message)
        writeRaw(json, *raw.message);
}

void writeSummaryNode(JsonWriter& json, const SummaryNode& node, qint64 maxText)
{
    json.field("session"_L1, node.session.value);
    json.field("id"_L1, node.id.value);
    json.field("kind"_L1, nameOf(node.kind));
    if (node.level > 0)
        json.field("level"_L1, node.level);
    json.beginArray("span"_L1);
    json.value(node.first.value);
    json.value(node.last.value);
    json.end();
    json.field("covers"_L1, node.covers);
    json.beginArray("parents"_L1);
    for (const NodeId& parent : node.parents)
        json.value(parent.value);
    json.end();
    json.field("superseded"_L1, node.superseded);
    json.field("in_context"_L1, node.inContext);
    json.field("created_at"_L1, node.createdAt);
    json.field("tokens"_L1, node.tokens);
    writeLong(json, "text"_L1, node.text, maxText);
    writeExtra(json, node.fields);
}

} // namespace stemma
