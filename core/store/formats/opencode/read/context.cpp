// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/tokenguess.h"
#include "core/store/formats/opencode/read/codec.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::opencode {

namespace {

struct ContextText
{
    Q_DECLARE_TR_FUNCTIONS(OpenCode)
};

bool isTrue(const json::Value& object, QStringView key)
{
    const json::Value* value = object.find(key);
    return value && value->boolean;
}

/// A call with what came of it, as the model gets both.
void addCall(QStringList& said, const json::Value& part)
{
    const json::Value* state = part.find(u"state");
    const json::Value* input = state ? state->find(u"input") : nullptr;
    said << part.text(part.find(u"tool") ? u"tool" : u"name") + u' '
            + (input ? QString::fromUtf8(json::toJson(*input)) : u"{}"_s);
    const json::Value* time = state ? state->find(u"time") : nullptr;
    const json::Value* ownTime = part.find(u"time"); // of 2.x
    const bool isPruned = (time && time->find(u"compacted")) || (ownTime && ownTime->find(u"pruned"));
    const QString status = state ? state->text(u"status") : QString();
    if (isPruned) {
        said << QString::fromLatin1(PrunedOutput);
    } else if (status == "completed"_L1) {
        const json::Value* output = state->find(u"output");
        const json::Value* content = state->find(u"content");
        if (output)
            said << output->string;
        for (const json::Value& item : content ? content->items : QList<json::Value>())
            said << item.text(u"text");
    } else if (status == "error"_L1) {
        const json::Value* error = state->find(u"error");
        said << (error && error->isObject() ? error->text(u"message") : state->text(u"error"));
    } else {
        said << QString::fromLatin1(InterruptedCall);
    }
}

void addPart(QStringList& said, const json::Value& part, bool isUser)
{
    const QString type = part.text(u"type");
    if (type == "text"_L1) {
        if (!isTrue(part, u"ignored"))
            said << part.text(u"text");
    } else if (type == "reasoning"_L1) {
        said << part.text(u"text");
    } else if (type == "tool"_L1) {
        addCall(said, part);
    } else if (type == "file"_L1 && isUser) {
        said << u"[file] "_s + part.text(u"filename");
    } else if (type == "compaction"_L1) {
        said << u"What did we do so far?"_s;
    } else if (type == "subtask"_L1) {
        said << u"The following tool was executed by the user"_s;
    }
}

QStringList textsOfMessage(const json::Value& record, bool isUser)
{
    QStringList said;
    const json::Value* parts = record.find(u"parts");
    for (const json::Value& part : parts ? parts->items : QList<json::Value>())
        addPart(said, part, isUser);
    return said;
}

QStringList textsOfData(const json::Value& data, bool isUser)
{
    QStringList said;
    for (const QStringView key : {u"text", u"summary", u"command", u"output"}) {
        if (const json::Value* text = data.find(key); text && text->isString() && !text->string.isEmpty())
            said << text->string;
    }
    const json::Value* content = data.find(u"content");
    for (const json::Value& block : content ? content->items : QList<json::Value>())
        addPart(said, block, isUser);
    return said;
}

/// An answer that failed is sent only where it was aborted and something of it had come (spec opencode, 5.1).
bool isDropped(const json::Value& object, const QStringList& said)
{
    const json::Value* error = object.find(u"error");
    if (!error || error->isNull())
        return false;
    const bool isAbort = error->text(u"name").contains("abort"_L1, Qt::CaseInsensitive);
    return !isAbort || said.isEmpty();
}

} // namespace

const Context& Context::instance()
{
    static const Context context;
    return context;
}

Result<ContextRows> Context::rows(const Conversation& conversation, size_t end) const
{
    const auto compaction = newestCompaction(conversation, end);
    ContextRows all {.begin = compaction ? compaction->keptFrom() : 0, .end = end};
    const auto add = [&](size_t from, size_t to) {
        const RowFlags talk = RowFlags(RowFlag::User) | RowFlag::Assistant | RowFlag::System;
        for (size_t row = from; row < to; ++row) {
            const RowFacts facts = conversation.facts(row);
            if (!facts.isDamaged && facts.isMain && (facts.flags & talk))
                all.rows.push_back(row);
        }
    };
    if (!compaction) {
        add(0, end);
        return all;
    }
    if (compaction->request)
        all.rows.push_back(*compaction->request);
    all.rows.push_back(compaction->summary);
    if (compaction->tail)
        add(*compaction->tail, compaction->request.value_or(compaction->summary));
    add(compaction->summary + 1, end);
    return all;
}

Result<std::optional<ContextItem>> Context::item(
    const Conversation& conversation, size_t row, const ContextRows& /*all*/) const
{
    const auto record = readRecord(conversation, row);
    if (!record)
        return std::unexpected(record.error());
    const RowFacts facts = conversation.facts(row);
    const json::Value* info = record->find(u"info");
    const json::Value* data = record->find(u"data");
    const json::Value& object = info ? *info : data ? *data : *record;
    const bool isUser = facts.flags.testFlag(RowFlag::User);
    const QStringList said = info ? textsOfMessage(*record, isUser) : textsOfData(object, isUser);
    ContextItem item;
    item.id = Codec::instance().idOf(*record);
    if (item.id.isEmpty())
        item.id = placeId(row);
    item.role = facts.flags.testFlag(RowFlag::Boundary) && info ? Role::Assistant : roleOf(facts.flags);
    item.kind = kindOf(facts.flags);
    item.text = said.join(u'\n');
    item.exact = false; // how calls are spelled is each provider's own
    if (isDropped(object, said))
        item.leftOut = ContextText::tr("OpenCode leaves out answers that failed.");
    item.tokens = item.leftOut.isEmpty() ? guessedTokens(item.text) : 0;
    return item;
}

} // namespace stemma::opencode
