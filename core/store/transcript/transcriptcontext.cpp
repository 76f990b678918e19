// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/transcriptcontext.h"

#include "core/base/tokenguess.h"

#include <set>

namespace stemma {

ContextItem::Kind kindOf(RowFlags flags)
{
    if (flags & (RowFlags(RowFlag::Boundary) | RowFlag::Summary))
        return ContextItem::Kind::Summary;
    if (flags.testFlag(RowFlag::Tool))
        return ContextItem::Kind::ToolOutput;
    return flags.testFlag(RowFlag::System) ? ContextItem::Kind::System : ContextItem::Kind::Message;
}

Role roleOf(RowFlags flags)
{
    if (flags.testFlag(RowFlag::Assistant))
        return Role::Assistant;
    if (flags.testFlag(RowFlag::Tool))
        return Role::Tool;
    return flags.testFlag(RowFlag::System) ? Role::System : Role::User;
}

Result<ContextRows> TranscriptContext::rows(const Conversation& conversation, size_t end) const
{
    const ContextSpan span = m_codec.contextSpan(conversation, end);
    ContextRows all {.begin = span.keptFrom, .end = end};
    if (span.boundary)
        all.rows.push_back(*span.boundary);
    const RowFlags talk = RowFlags(RowFlag::User) | RowFlag::Assistant | RowFlag::Tool | RowFlag::System;
    for (size_t row = span.keptFrom; row < end; ++row) {
        const RowFacts facts = conversation.facts(row);
        // Of earlier compactions nothing is sent.
        if (!facts.isDamaged && (facts.flags & talk))
            all.rows.push_back(row);
        else if (const auto edited = m_codec.editedRow(conversation, row))
            all.edits[*edited] = row;
    }
    return all;
}

std::optional<SentMessage> TranscriptContext::known(
    const Conversation& conversation, size_t row, const ContextRows& all) const
{
    const RowFacts facts = conversation.facts(row);
    if (facts.contentBytes == RowFacts::NotKnown || facts.flags.testFlag(RowFlag::Unsent) || all.edits.contains(row))
        return {};
    return SentMessage {row, guessedTokens(facts.contentBytes), kindOf(facts.flags), roleOf(facts.flags)};
}

namespace {

bool isCovered(const RowFacts& facts)
{
    const RowFlags talk = RowFlags(RowFlag::User) | RowFlag::Assistant | RowFlag::Tool;
    return !facts.isDamaged && (facts.flags & talk) && !facts.flags.testFlag(RowFlag::Unsent);
}

bool wasTakenBack(const Conversation& conversation, size_t row)
{
    return conversation.row(row).states.testFlag(MessageState::Discarded);
}

} // namespace

Result<QList<SummaryNode>> compactionSummaries(const Conversation& conversation, const TranscriptCodec& codec,
    const ContextRule& rule, const SessionId& id, const JobControl& job)
{
    QList<SummaryNode> nodes;
    std::vector<size_t> rows; // of the nodes
    std::optional<qsizetype> newest;
    ContextSpan before;
    for (size_t i = 0; i < conversation.size(); ++i) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        const RowFacts facts = conversation.facts(i);
        if (facts.isDamaged || !facts.flags.testFlag(RowFlag::Boundary))
            continue;
        const auto message = conversation.message(i, ReadOptions::WholeText);
        if (!message)
            return std::unexpected(message.error());
        const bool isBack = wasTakenBack(conversation, i);
        SummaryNode node {.id = NodeId(message->id.value), .session = id, .inContext = !isBack};
        node.createdAt = message->createdAt;
        node.fields = message->fields;
        for (const Part& part : message->parts) {
            if (const auto* text = part.as<TextPart>())
                node.text = text->text;
        }
        if (const auto sent = rule.known(conversation, i, {}))
            node.tokens = sent->tokens;
        const ContextSpan span = codec.contextSpan(conversation, i + 1);
        const size_t end = span.kept.empty() ? span.keptFrom : i;
        std::optional<size_t> first;
        std::optional<size_t> last;
        qint64 covers = 0;
        for (size_t row = before.keptFrom; row < end; ++row) {
            if (!before.sends(row) || span.sends(row) || !isCovered(conversation.facts(row))
                || (!isBack && wasTakenBack(conversation, row)))
                continue;
            first = first.value_or(row);
            last = row;
            ++covers;
        }
        node.covers = covers;
        for (const auto& [row, to] : {std::pair(first, &node.first), {last, &node.last}}) {
            const auto one = row ? conversation.message(*row, ReadOptions::NoText) : Result<Message>(Message());
            if (one)
                *to = one->id;
        }
        if (!isBack) {
            if (newest) // each summary that stays takes up the one before it
                nodes[*newest].superseded = true;
            newest = nodes.size();
            before = span;
        }
        nodes << node;
        rows.push_back(i);
    }
    if (!newest || *newest == 0)
        return nodes;
    // What the newest kept may reach over earlier ones.
    const auto sent = rule.rows(conversation, rows[size_t(*newest)] + 1);
    const std::set<size_t> sentRows = sent ? std::set(sent->rows.begin(), sent->rows.end()) : std::set<size_t>();
    for (qsizetype i = 0; i < *newest; ++i)
        nodes[i].inContext = nodes.at(i).inContext && sentRows.contains(rows[size_t(i)]);
    return nodes;
}

} // namespace stemma
