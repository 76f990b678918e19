// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/text.h"

#include "core/base/text.h"
#include "core/store/conversation/contextrule.h"
#include "core/store/formats/agentfootprint/check/check.h"
#include "core/store/formats/agentfootprint/read/json.h"
#include "core/store/json/json.h"
#include "core/store/formats/agentfootprint/texts.h"

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

constexpr qint64 BytesAToken = 4;

struct Sent
{
    Range place;
    MessageId id;
    bool isSystemPrompt = false;
    bool isSummary = false;
};

/// The message as it is handed over.
QString sentText(QByteArrayView stored)
{
    const bool isText = member(stored, "toolCalls").isEmpty() && member(stored, "thinkingBlocks").isEmpty();
    const auto content = stringOf(member(stored, "content"));
    if (isText && content)
        return *content;
    auto value = json::parse(stored);
    if (!value)
        return QString::fromUtf8(stored);
    value->members.removeIf([](const json::Value::Member& other) { return other.first == "injectedBy"_L1; });
    return QString::fromUtf8(json::toJson(*value));
}

Result<std::vector<Sent>> sentMessages(
    const SessionIndex& index, const SessionId& session, const std::optional<MessageId>& at)
{
    std::vector<Sent> sent;
    const qint64 atKey = at ? keyOfId(*at).value_or(-1) : -1;
    const qint64 newest = atKey < 0 ? -1 : index.rowOf(atKey);
    if (at && newest < 0)
        return fail(Errc::NotFound,
            FootprintText::tr("The session %1 has no message %2. Check the id.").arg(session.value, at->value));
    const Row::Kind kind = at ? index.rows[size_t(newest)].kind : Row::Kind::State;
    if (kind == Row::Kind::Original)
        return fail(Errc::NotSupported,
            FootprintText::tr("Message %1 was summarised, and the context at that time is not stored. Choose a later "
                              "message.")
                .arg(at->value));
    // A paused run resumes from the copy of the history in its state.
    if (!index.state.empty() && kind == Row::Kind::State) {
        const qint64 base = index.hasTwoHistories() ? StateKey : 0;
        const auto count = at ? size_t(atKey - StateKey) + 1 : index.state.size();
        for (size_t i = 0; i < count; ++i)
            sent.push_back({index.state[i], idOfKey(base + qint64(i))});
        return sent;
    }
    const std::span<const Row> rows = std::span(index.rows).first(at ? size_t(newest) + 1 : index.rows.size());
    for (const Row& row : rows) {
        if (row.kind != Row::Kind::Original && row.kind != Row::Kind::State)
            sent.push_back({row.place, idOfKey(row.key), row.kind == Row::Kind::SystemPrompt, row.span >= 0});
    }
    return sent;
}

ContextItem itemOf(const SessionText& text, const Sent& sent)
{
    const QByteArrayView stored = text.view(text.within(sent.place));
    ContextItem item;
    item.id = sent.id.value;
    if (sent.isSystemPrompt) {
        item.kind = ContextItem::Kind::System;
        item.role = Role::System;
        item.id.clear();
        item.text = stringOf(stored).value_or(QString());
    } else {
        item.role = shapeOf(stored).role;
        item.kind = sent.isSummary    ? ContextItem::Kind::Summary
            : item.role == Role::Tool ? ContextItem::Kind::ToolOutput
                                      : ContextItem::Kind::Message;
        item.text = sentText(stored);
        if (item.role == Role::Unknown)
            item.leftOut = FootprintCheckText::tr(
                "The role “%1” is unknown. agentfootprint keeps the message but never sends it.")
                               .arg(textAt(stored, "role"));
    }
    item.tokens = (utf8Size(item.text) + BytesAToken - 1) / BytesAToken;
    return item;
}

} // namespace

Result<ContextBudget> assembleContext(const SessionText& text, const SessionId& session,
    const std::optional<MessageId>& at, const SessionStore::ContextSink& sink, const JobControl& job)
{
    if (!text.index->isConversation()) {
        return fail(Errc::NotSupported,
            FootprintText::tr("%1 is a recording, which agentfootprint cannot resume. Open the session store of the "
                              "agent to see the context.")
                .arg(session.value));
    }
    const auto sent = sentMessages(*text.index, session, at);
    if (!sent)
        return std::unexpected(sent.error());
    const QList<Refusal> refusals = refusalsOf(text);
    // A bare list of messages says nothing about the request they were meant for.
    const bool exact = !at && text.index->layout != Layout::Messages;
    ContextBudget budget;
    qint64 position = 0;
    for (const Sent& one : *sent) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        ContextItem item = itemOf(text, one);
        item.position = position++;
        item.exact = exact;
        if (!refusals.isEmpty())
            item.leftOut = FootprintText::tr("agentfootprint cannot load the session. %1").arg(refusals.first().reason);
        if (item.leftOut.isEmpty())
            addTo(budget, item.tokens, item.kind);
        job.setProgress(position, qint64(sent->size()));
        if (!sink(std::move(item)))
            break;
    }
    return budget;
}

} // namespace stemma::agentfootprint
