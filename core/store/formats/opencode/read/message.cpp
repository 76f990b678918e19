// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/content/contentblocks.h"
#include "core/store/formats/opencode/read/codec.h"
#include "core/store/formats/opencode/read/parts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::opencode {

namespace {

struct MessageText
{
    Q_DECLARE_TR_FUNCTIONS(OpenCode)
};

/// What failed, in the store's words: `{name, data: {message}}` of 1.x, `{type, message}` of 2.x.
QString errorText(const json::Value& error)
{
    const json::Value* data = error.find(u"data");
    const QString name = textOf(error, error.find(u"name") ? u"name" : u"type");
    const QString said = data ? textOf(*data, u"message") : textOf(error, u"message");
    return said.isEmpty() ? name : name.isEmpty() ? said : name + u": "_s + said;
}

void takeError(const json::Value& object, Message& message)
{
    const json::Value* error = object.find(u"error");
    if (!error || error->isNull())
        return;
    message.error = error->isString() ? error->string : errorText(*error);
    const bool isAbort = message.error.contains("abort"_L1, Qt::CaseInsensitive);
    message.states |= isAbort ? MessageState::Interrupted : MessageState::Error;
}

/// Of the names of models: `modelID` beside `providerID`, or an object with either or `id`.
QString modelIn(const json::Value& object)
{
    if (const QString id = textOf(object, u"modelID"); !id.isEmpty())
        return id;
    const json::Value* model = object.find(u"model");
    if (!model)
        return {};
    if (model->isString())
        return model->string;
    return model->find(u"modelID") ? textOf(*model, u"modelID") : textOf(*model, u"id");
}

void takeCost(const json::Value& object, StoredFields& fields)
{
    const json::Value* cost = object.find(u"cost");
    if (cost && cost->isNumber())
        fields << StoredField {u"cost"_s, cost->toDouble(), Unit::Dollars, false};
}

Message decodeInfo(const Record& record, const json::Value& info, qint64 maxText)
{
    Message message;
    message.id = MessageId(record.head.id.isEmpty() ? textOf(info, u"id") : record.head.id);
    const QString role = textOf(info, u"role");
    message.storedRole = role;
    message.role = role == "assistant"_L1 ? Role::Assistant : role == "user"_L1 ? Role::User : Role::Unknown;
    message.model = modelIn(info);
    message.agent = textOf(info, u"agent");
    message.tokens = usageIn(info);
    message.finishReason = textOf(info, u"finish");
    takeError(info, message);
    takeCost(info, message.fields);
    addFields(message.fields, info, {u"id"_s, u"role"_s, u"agent"_s, u"model"_s, u"modelID"_s, u"finish"_s, u"error"_s},
        {u"cost"_s, u"tokens"_s, u"parts"_s});
    for (const Piece& piece : record.parts)
        PartDecoder(message, maxText).add(piece);
    return message;
}

Message decodeTyped(const Record& record, const json::Value& data, qint64 maxText)
{
    Message message;
    message.id = MessageId(record.head.id);
    message.storedRole = record.type;
    const RowFlags flags = flagsOfType(record.type, &data);
    message.role = flags.testFlag(RowFlag::Assistant) ? Role::Assistant
        : flags.testFlag(RowFlag::User)               ? Role::User
                                                      : Role::System;
    message.model = modelIn(data);
    message.agent = textOf(data, u"agent");
    message.tokens = usageIn(data);
    message.finishReason = textOf(data, u"finish");
    takeError(data, message);
    takeCost(data, message.fields);
    addFields(message.fields, data, {u"agent"_s, u"model"_s, u"finish"_s, u"error"_s},
        {u"cost"_s, u"tokens"_s, u"content"_s, u"text"_s, u"summary"_s, u"output"_s});
    PartDecoder(message, maxText).addTyped(record, data);
    return message;
}

} // namespace

TokenUsage usageIn(const json::Value& object)
{
    const json::Value* tokens = object.find(u"tokens");
    if (!tokens || !tokens->isObject())
        return {};
    TokenUsage usage = usageOf(*tokens, {u"input", u"output", {}, {}, u"total"});
    if (const json::Value* reasoning = tokens->find(u"reasoning"))
        usage.reasoning = reasoning->toInteger();
    if (const json::Value* cache = tokens->find(u"cache")) {
        const TokenUsage cached = usageOf(*cache, {{}, {}, u"read", u"write", {}});
        usage.cacheRead = cached.cacheRead;
        usage.cacheWrite = cached.cacheWrite;
    }
    return usage;
}

Message decodeRecord(const Record& record, qint64 maxText)
{
    const auto head = json::parse(record.head.bytes);
    if (!head || !head->isObject()) {
        Message message = damagedMessage(record.head.bytes, maxText,
            head ? MessageText::tr("This is not a message: it is not a JSON object.")
                 : MessageText::tr("This is not valid JSON: reading stops at byte %1.").arg(head.error().offset));
        message.id = MessageId(record.head.id);
        for (const Piece& piece : record.parts)
            PartDecoder(message, maxText).add(piece);
        return message;
    }
    return record.shape == Shape::Blocks ? decodeTyped(record, *head, maxText) : decodeInfo(record, *head, maxText);
}

} // namespace stemma::opencode
