// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/read/codec.h"

#include "core/store/formats/mantis/read/entryreader.h"
#include "core/store/formats/mantis/read/message.h"
#include "core/store/formats/mantis/read/release.h"
#include "core/store/formats/mantis/read/summaries.h"
#include "core/store/formats/mantis/read/summaryhead.h"
#include "core/store/transcript/lineindex.h"

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

/// The role of a plain message that names none, which may depend on those before it.
Role inferredRole(const Conversation& session, size_t index)
{
    std::vector<json::Value> chain;
    Role role = Role::Unknown;
    for (size_t at = index + 1; at-- > 0;) {
        auto value = readRecord(session, at);
        if (!value)
            break;
        const json::Value* stored = value->find(u"role");
        if (at != index && stored && stored->isString()) {
            role = stored->string == "user"_L1 ? Role::User : Role::Assistant;
            break;
        }
        // What two different neighbours make no difference to is decided by the message itself.
        const bool isSure = roleOf(*value, Role::User) == roleOf(*value, Role::Assistant);
        chain.push_back(*std::move(value));
        if (isSure)
            break;
    }
    for (auto message = chain.rbegin(); message != chain.rend(); ++message)
        role = roleOf(*message, role);
    return role;
}

/// A boundary tells how much shorter the list has become; how many messages were summarised, only the summary behind
/// it does, if there is one.
void joinBoundary(const Conversation& session, size_t index, Message& message)
{
    const auto behind = summaryBehind(session, index);
    constexpr qint64 HeadBytes = 4096;
    const Result<QByteArray> stored = behind ? session.bytes(*behind, HeadBytes) : Result<QByteArray>(QByteArray());
    const auto summary = stored ? json::parsePrefix(*stored) : std::unexpected(json::ParseError());
    const json::Value* id = summary ? summary->find(u"uuid") : nullptr;
    const json::Value* inner = summary ? summary->find(u"message") : nullptr;
    const json::Value* content = inner ? inner->find(u"content") : nullptr;
    const auto covers = content ? summarizedCount(content->string) : std::nullopt;
    for (Part& part : message.parts) {
        auto* compaction = std::get_if<CompactionPart>(&part.body);
        if (!compaction)
            continue;
        if (id && covers) {
            compaction->node = NodeId(id->string);
            compaction->covers = covers;
        } else if (message.states.testFlag(MessageState::Summary)) {
            compaction->node = NodeId(message.id.value);
        } else if (compaction->covers) {
            // Of a list that a rewind or a clearing wrote again: nothing was summarised.
            message.fields += {u"compacted_count"_s, QVariant::fromValue(*compaction->covers)};
            compaction->covers.reset();
        }
    }
}

} // namespace

const Codec& Codec::instance()
{
    static const Codec codec;
    return codec;
}

Message Codec::decode(QByteArrayView stored, bool isWhole, quint8 dialect, qint64 maxText, const ToolPairs& pairs) const
{
    return readMantisMessage(stored, isWhole, Dialect(dialect), maxText, pairs);
}

QString Codec::nameOfCall(const json::Value& record, const QString& callId) const
{
    const json::Value* message = record.find(u"message");
    const json::Value* content = (message ? *message : record).find(u"content");
    for (const json::Value& block : content ? content->items : QList<json::Value>()) {
        const json::Value* name = block.find(u"name");
        if (block.text(u"id") == callId && name && name->isString())
            return name->string;
    }
    return {};
}

void Codec::complete(const Conversation& conversation, size_t index, Message& message) const
{
    const RowFacts row = conversation.facts(index);
    if (mantis::dialectOf(conversation) == Dialect::Tree && row.flags.testFlag(RowFlag::Boundary))
        joinBoundary(conversation, index, message);
    const bool lacksRole = message.role == Role::Unknown && message.storedRole.isEmpty() && !row.isDamaged;
    if (!lacksRole || mantis::dialectOf(conversation) != Dialect::Plain)
        return;
    message.role = inferredRole(conversation, index);
    const bool onlyResults = !message.parts.isEmpty()
        && std::ranges::all_of(message.parts, [](const Part& part) { return part.as<ToolPart>() != nullptr; });
    if (message.role == Role::User && onlyResults)
        message.role = Role::Tool;
}

QString Codec::cacheName() const
{
    return u"mantis"_s;
}

std::optional<quint8> Codec::dialectOf(QByteArrayView head) const
{
    return mantis::dialectOf(head).transform([](Dialect dialect) { return quint8(dialect); });
}

std::unique_ptr<LineReader> Codec::reader(quint8 dialect) const
{
    return std::make_unique<EntryReader>(Dialect(dialect));
}

Result<> Codec::sortLeaves(const LineIndex& index, std::vector<quint32>& leaves) const
{
    const std::vector<TranscriptLine>& lines = index.lines();
    const auto isSide = [&](quint32 line) { return lines[line].flags.testFlag(RowFlag::SideChain); };
    const bool isOdd
        = std::ranges::any_of(leaves, [&](quint32 line) { return lines[line].flags.testFlag(RowFlag::OddTime); });
    std::map<quint32, QByteArray> texts;
    for (const quint32 leaf : leaves) {
        if (!isOdd)
            break;
        const Result<QByteArray> stored = index.bytes(leaf);
        if (!stored)
            return std::unexpected(stored.error());
        const auto value = json::parse(*stored);
        texts[leaf] = value ? value->text(u"timestamp").toUtf8() : QByteArray();
    }
    std::ranges::stable_sort(leaves, [&](quint32 a, quint32 b) {
        if (isSide(a) != isSide(b))
            return isSide(b);
        return isOdd ? texts[a] > texts[b] : lines[a].order > lines[b].order;
    });
    return {};
}

quint8 Codec::variantOf(const Conversation& conversation, const ContextSpan& span) const
{
    return quint8(span.boundary.value_or(0) > 0 ? releaseOfTree(conversation, *span.boundary) : Release::Unknown);
}

ContextSpan Codec::contextSpan(const Conversation& conversation, size_t end) const
{
    const bool knows = mantis::dialectOf(conversation) == Dialect::Tree
        && Release(conversation.variant()) != Release::SkipsBoundaries;
    return knows ? TranscriptCodec::contextSpan(conversation, end) : ContextSpan();
}

MessageStates Codec::statesOf(quint8 dialect, RowFlags flags) const
{
    MessageStates states;
    switch (Dialect(dialect)) {
    case Dialect::Tree: {
        const bool isSide = flags.testFlag(RowFlag::SideChain);
        states.setFlag(MessageState::SideChain, isSide);
        const RowFlags sent = RowFlags(RowFlag::User) | RowFlag::Assistant | RowFlag::Boundary;
        states.setFlag(MessageState::InContext, !isSide && (flags & sent));
        break;
    }
    case Dialect::Wire:
        break; // the library never goes on from such a file
    case Dialect::Plain:
        states |= flags.testFlag(RowFlag::Meta) ? MessageState::Ephemeral : MessageState::InContext;
        break;
    }
    return states;
}

} // namespace stemma::mantis
