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
    const json::Value* time = state ? state->find(u"time") : nullptr;
    const QString status = state ? state->text(u"status") : QString();
    said << part.text(u"tool") + u' ' + (input ? QString::fromUtf8(json::toJson(*input)) : u"{}"_s);
    said << (time && time->find(u"compacted") ? QString::fromLatin1(PrunedOutput)
            : status == "completed"_L1        ? state->text(u"output")
            : status == "error"_L1            ? state->text(u"error")
                                              : QString::fromLatin1(InterruptedCall));
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
    const QStringList said = textsOfMessage(*record, facts.flags.testFlag(RowFlag::User));
    ContextItem item;
    item.id = Codec::instance().idOf(*record);
    if (item.id.isEmpty())
        item.id = placeId(row);
    item.role = info && info->text(u"role") == "assistant"_L1 ? Role::Assistant : roleOf(facts.flags);
    item.kind = kindOf(facts.flags);
    item.text = said.join(u'\n');
    item.exact = false; // how calls are spelled is each provider's own
    if (info && isDropped(*info, said))
        item.leftOut = ContextText::tr("OpenCode leaves out answers that failed.");
    item.tokens = item.leftOut.isEmpty() ? guessedTokens(item.text) : 0;
    return item;
}

} // namespace stemma::opencode
