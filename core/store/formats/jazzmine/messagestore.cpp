// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/messagestore.h"

namespace stemma::jazzmine {

Result<Part> MessageStore::part(const SessionId& session, qint64 key, int partIndex, const JobControl& job)
{
    const auto read = messages(session, {&key, 1}, {ReadOptions::WholeText}, job);
    if (!read)
        return std::unexpected(read.error());
    const MessagePtr& message = read->front();
    if (message && partIndex >= 0 && partIndex < message->parts.size())
        return message->parts.at(partIndex);
    return fail(
        Errc::NotFound, tr("This part of the message is no longer in %1. Open the session again.").arg(title()));
}

std::unexpected<Error> MessageStore::noConversation(const SessionId& id) const
{
    return fail(Errc::NotFound,
        tr("%1 has no conversation %2. Check the id, or list the sessions of the store.").arg(title(), id.value));
}

std::unexpected<Error> MessageStore::noMessage(const QString& conversation, const MessageId& id)
{
    return fail(Errc::NotFound, tr("The conversation %1 has no message %2. Check the id.").arg(conversation, id.value));
}

MessageStates statesOf(const MessageRecord& message, const Trace* trace)
{
    MessageStates states;
    states.setFlag(MessageState::InContext, message.has(MessageRecord::InWindow));
    states.setFlag(
        MessageState::Summarised, message.has(MessageRecord::Summarised) && !message.has(MessageRecord::InWindow));
    states.setFlag(MessageState::Flagged, message.has(MessageRecord::Flagged));
    states.setFlag(MessageState::Error, message.has(MessageRecord::Errors) || (trace && trace->failed));
    states.setFlag(MessageState::Interrupted, message.has(MessageRecord::Unanswered));
    states.setFlag(MessageState::Discarded, message.has(MessageRecord::Superseded));
    states.setFlag(MessageState::Damaged, message.has(MessageRecord::Damaged) || message.has(MessageRecord::NoTime));
    return states;
}

ContextItem contextItemOf(const StoredRecord& record, const MessageRecord& message, qint64 position)
{
    ContextItem item;
    item.position = position;
    item.id = record.text(u"id");
    item.role = message.role;
    item.text = enhancedText(record);
    item.tokens = tokensOf(item.text);
    item.exact = false; // how many messages are taken is a setting of the agent
    if (message.has(MessageRecord::Flagged))
        item.leftOut = MessageStore::tr("It is flagged, and flagged messages are not sent to the enhancer.");
    return item;
}

OutlineDetail detailOf(const MessageRecord& message, const Trace* trace)
{
    constexpr quint32 BytesAToken = 4;
    const int tools = trace ? trace->tools : 0;
    PartKinds kinds = PartKind::Text;
    kinds.setFlag(PartKind::Reasoning, message.parts > 1);
    kinds.setFlag(PartKind::Tool, tools > 0);
    OutlineDetail detail;
    detail.textBytes = message.textBytes;
    detail.tokens = trace && trace->completionTokens > 0 ? trace->completionTokens : message.textBytes / BytesAToken;
    detail.partCount = quint16(qMin(message.parts + tools, 0xffff));
    detail.kinds = quint16(kinds.toInt());
    detail.states = quint16(statesOf(message, trace).toInt());
    detail.role = message.role;
    return detail;
}

} // namespace stemma::jazzmine
