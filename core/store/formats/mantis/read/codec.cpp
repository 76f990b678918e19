// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/read/codec.h"

#include "core/store/formats/mantis/read/entryreader.h"
#include "core/store/content/contentblocks.h"
#include "core/store/formats/mantis/read/summaries.h"
#include "core/store/json/jsonvalues.h"
#include "core/store/transcript/lineindex.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

struct MessageText
{
    Q_DECLARE_TR_FUNCTIONS(MantisMessage)
};

Role roleNamed(const QString& name)
{
    return name == "user"_L1     ? Role::User
        : name == "assistant"_L1 ? Role::Assistant
        : name == "system"_L1    ? Role::System
                                 : Role::Unknown;
}

/// The library's blocks are those of its provider.
class Blocks final : public ContentBlocks
{
public:
    using ContentBlocks::ContentBlocks;

protected:
    [[nodiscard]] QString unknownBlock() const override
    {
        return MessageText::tr("mantis does not know this kind of block and cannot load the session because of it.");
    }
};

/// Counts of zero are left out when stored, so a usage that is there says zero.
TokenUsage usageOf(const json::Value& usage)
{
    if (!usage.isObject())
        return {};
    TokenUsage tokens = stemma::usageOf(
        usage, {u"input_tokens", u"output_tokens", u"cache_read_input_tokens", u"cache_creation_input_tokens", {}});
    tokens.input = tokens.input.value_or(0);
    tokens.output = tokens.output.value_or(0);
    return tokens;
}

/// A message that holds nothing but results of tools is theirs, whoever is named as its author.
void giveToTools(Message& message)
{
    const auto isResult = [](const Part& part) { return part.as<ToolPart>() && part.as<ToolPart>()->hasOutput; };
    if (message.role == Role::User && !message.parts.isEmpty() && std::ranges::all_of(message.parts, isResult))
        message.role = Role::Tool;
}

/// One record being read.
class MessageReading
{
public:
    MessageReading(const json::Value& root, QByteArrayView stored, qint64 maxText, const ToolPairs& pairs)
        : m_root(root)
        , m_stored(stored)
        , m_parts(maxText, pairs)
    {
    }

    Message tree();
    Message wire();
    Message plain();

private:
    void takeMessage(const json::Value& message);
    void takeResult();
    void takeBoundary(const json::Value& boundary);
    void add(Part::Body body);
    Message finish();

    const json::Value& m_root;
    QByteArrayView m_stored;
    Blocks m_parts;
    Message m_message;
};

void MessageReading::add(Part::Body body)
{
    m_message.parts << Part {{}, int(m_message.parts.size()), std::move(body), {}, {}, {}};
}

void MessageReading::takeBoundary(const json::Value& boundary)
{
    CompactionPart part;
    part.covers = boundary[u"compacted_count"].toInteger();
    add(part);
    m_message.role = Role::System;
    if (const QString summary = boundary.text(u"summary"); !summary.isEmpty()) {
        add(TextPart {m_parts.cut(summary)});
        m_message.states |= MessageState::Summary;
    }
}

void MessageReading::takeMessage(const json::Value& message)
{
    const json::Value* content = message.find(u"content");
    const json::Value& boundary = content && content->isObject() ? *content : message;
    const bool isLegacy = !content && message.find(u"summary") && message.find(u"compacted_count");
    if (boundary[u"__compact_boundary__"].boolean || isLegacy)
        takeBoundary(boundary);
    else if (content)
        m_message.parts << m_parts.ofContent(*content);
    m_message.tokens = usageOf(message[u"usage"]);
    m_message.finishReason = message.text(u"stop_reason");
    m_message.model = message.text(u"model");
    if (m_message.role == Role::User && content && summarizedCount(content->string))
        m_message.states |= MessageState::Summary;
}

Message MessageReading::finish()
{
    for (const Part& part : std::as_const(m_message.parts)) {
        const auto* tool = part.as<ToolPart>();
        if (tool && tool->state == ToolPart::State::Error)
            m_message.states |= MessageState::Error;
        if (part.as<UnknownPart>() && !part.as<UnknownPart>()->reason.isEmpty())
            m_message.states |= MessageState::Damaged;
    }
    giveToTools(m_message);
    return std::move(m_message);
}

Message MessageReading::tree()
{
    const json::Value& message = m_root[u"message"];
    m_message.id = MessageId(m_root.text(u"uuid"));
    m_message.parent = MessageId(m_root.text(u"parent_uuid"));
    const QString type = m_root.text(u"type");
    m_message.storedRole = type;
    m_message.role = roleNamed(type == "attachment"_L1 ? message.text(u"role") : type);
    addFields(m_message.fields, m_root,
        {u"uuid"_s, u"parent_uuid"_s, u"type"_s, u"timestamp"_s, u"session_id"_s, u"is_sidechain"_s}, {u"message"_s});
    if (message.isObject()) {
        addFields(m_message.fields, message, {u"role"_s}, {u"content"_s});
        takeMessage(message);
    }
    return finish();
}

void MessageReading::takeResult()
{
    m_message.role = Role::System;
    StepFinishPart finished;
    finished.reason = m_root.text(u"subtype");
    finished.tokens = usageOf(m_root[u"usage"]);
    if (const json::Value& cost = m_root[u"total_cost_usd"]; cost.isNumber())
        finished.cost = cost.toDouble();
    add(finished);
    m_message.finishReason = m_root.text(u"stop_reason");
    if (!m_root[u"is_error"].boolean)
        return;
    QStringList errors;
    for (const json::Value& error : m_root[u"errors"].items)
        errors << (error.isString() ? error.string : QString::fromUtf8(json::toJson(error)));
    m_message.error = errors.isEmpty() ? finished.reason : errors.join(u'\n');
    m_message.states |= MessageState::Error;
}

Message MessageReading::wire()
{
    const QString type = m_root.text(u"type");
    const QString subtype = m_root.text(u"subtype");
    const json::Value& message = m_root[u"message"];
    m_message.id = MessageId(m_root.text(u"uuid"));
    m_message.storedRole = subtype.isEmpty() ? type : u"%1/%2"_s.arg(type, subtype);
    m_message.role = roleNamed(type);
    addFields(m_message.fields, m_root,
        {u"type"_s, u"uuid"_s, u"session_id"_s, u"subtype"_s, u"total_cost_usd"_s, u"errors"_s},
        {u"message"_s, u"usage"_s});
    if (message.isObject()) {
        addFields(m_message.fields, message, {u"role"_s, u"model"_s, u"stop_reason"_s}, {u"content"_s, u"usage"_s});
        takeMessage(message);
        m_message.error = m_root.text(u"error");
        m_message.states.setFlag(MessageState::Error, !m_message.error.isEmpty());
        return finish();
    }
    m_message.model = m_root.text(u"model");
    if (type == "result"_L1) {
        takeResult();
    } else if (subtype == "init"_L1) {
        add(StepStartPart {});
        // A system message of the agent comes as one more beginning that carries its text here.
        if (const QString text = m_root.text(u"output_style"); !text.isEmpty())
            add(TextPart {m_parts.cut(text)});
    } else if (subtype == "compact_boundary"_L1) {
        CompactionPart part;
        part.tokensBefore = m_root[u"compact_metadata"][u"pre_tokens"].toInteger();
        add(part);
    } else if (subtype == "status"_L1) {
        add(EventPart {m_message.storedRole, m_root.text(u"status"), m_parts.raw(m_stored)});
    } else {
        add(UnknownPart {m_message.storedRole, m_parts.raw(m_stored), {}});
    }
    return finish();
}

Message MessageReading::plain()
{
    m_message.storedRole = m_root.text(u"role");
    m_message.role = roleNamed(m_message.storedRole);
    addFields(m_message.fields, m_root, {u"role"_s, u"stop_reason"_s}, {u"content"_s, u"usage"_s, u"summary"_s});
    takeMessage(m_root);
    return finish();
}

/// The role of a plain message without one, by what it holds. @p previous: of the message before.
Role roleOf(const json::Value& message, Role previous)
{
    if (message.find(u"summary") && message.find(u"compacted_count"))
        return Role::System;
    const json::Value& content = message[u"content"];
    bool asks = content.isString() || message.find(u"isMeta");
    bool answers = message.find(u"stop_reason") || message.find(u"usage");
    for (const json::Value& block : content.items) {
        const QString type = block.text(u"type");
        answers = answers || type == "tool_use"_L1 || type == "thinking"_L1;
        asks = asks || type == "tool_result"_L1 || type == "image"_L1;
    }
    if (answers)
        return Role::Assistant;
    if (asks)
        return Role::User;
    return previous == Role::User || previous == Role::Tool ? Role::Assistant : Role::User;
}

/// The role of a plain message that names none, which may depend on those before it.
Role inferredRole(const Conversation& session, size_t index)
{
    std::vector<json::Value> chain;
    Role role = Role::Unknown;
    for (size_t at = index + 1; at-- > 0;) {
        auto value = readRecord(session, at);
        if (!value)
            break;
        const QString stored = value->text(u"role");
        if (at != index && !stored.isEmpty()) {
            role = stored == "user"_L1 ? Role::User : Role::Assistant;
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
    const json::Value summary = behind ? json::prefixOf(session.bytes(*behind, HeadBytes)) : json::Value();
    const auto covers = summarizedCount(summary[u"message"][u"content"].string);
    for (Part& part : message.parts) {
        auto* compaction = std::get_if<CompactionPart>(&part.body);
        if (!compaction)
            continue;
        if (covers) {
            compaction->node = NodeId(summary.text(u"uuid"));
            compaction->covers = covers;
        } else if (message.states.testFlag(MessageState::Summary)) {
            compaction->node = NodeId(message.id.value);
        } else if (!behind) {
            // Of a list that a rewind or a clearing wrote again: nothing was summarised.
            if (compaction->covers)
                message.fields += {u"compacted_count"_s, QVariant::fromValue(*compaction->covers)};
            part.body = EventPart {u"compact_boundary"_s,
                MessageText::tr("The list was rewritten here after a rewind, a clear or a resume."),
                LongText(QString::fromUtf8(session.bytes(index, -1).value_or(QByteArray())))};
        }
    }
}

bool isSameSummary(const Conversation& session, size_t one, size_t other)
{
    if (session.facts(one).contentBytes != session.facts(other).contentBytes)
        return false;
    const auto a = readRecord(session, one);
    const auto b = readRecord(session, other);
    return a && b && (*a)[u"message"].text(u"content") == (*b)[u"message"].text(u"content");
}

} // namespace

const Codec& Codec::instance()
{
    static const Codec codec;
    return codec;
}

Message Codec::decode(QByteArrayView stored, bool isWhole, quint8 dialect, qint64 maxText, const ToolPairs& pairs) const
{
    const auto root = isWhole ? json::parse(stored) : json::parsePrefix(stored);
    if (!root) {
        return damagedMessage(
            stored, maxText, MessageText::tr("Not valid JSON from byte %1.").arg(root.error().offset));
    }
    if (!root->isObject())
        return damagedMessage(stored, maxText, MessageText::tr("Not a JSON object, so not a message."));
    MessageReading reading(*root, stored, maxText, pairs);
    const bool isTree = root->find(u"uuid") && root->find(u"parent_uuid");
    const bool isWire = Dialect(dialect) == Dialect::Wire || (root->find(u"type") && !root->find(u"content"));
    if (Dialect(dialect) == Dialect::Tree) {
        if (isTree)
            return reading.tree();
        return damagedMessage(stored, maxText, MessageText::tr("Not an entry of a conversation."));
    }
    Message message = isWire ? reading.wire() : reading.plain();
    // Rows of a database are known by their places.
    if (Dialect(dialect) == Dialect::Plain)
        message.id = {};
    return message;
}

QString Codec::nameOfCall(const json::Value& record, const QString& callId) const
{
    const json::Value* message = record.find(u"message");
    for (const json::Value& block : (message ? *message : record)[u"content"].items) {
        const QString name = block.text(u"name");
        if (block.text(u"id") == callId && !name.isEmpty())
            return name;
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
    giveToTools(message);
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
        texts[leaf] = json::valueOf(stored).text(u"timestamp").toUtf8();
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

/// Behind the boundary of a rewind or a clearing the list is written again. Without a summary in it, all before was
/// taken back; with that of the list before, this one was, and not what the summary stands in for.
std::vector<RowSpan> Codec::takenBack(const Conversation& conversation, size_t end) const
{
    std::vector<RowSpan> rows;
    for (auto at = contextSpan(conversation, end).boundary; at;) {
        const auto summary = summaryBehind(conversation, *at);
        if (!summary && conversation.facts(*at).flags.testFlag(EmptyBoundary)) {
            rows.push_back({0, *at});
            break;
        }
        const auto before = newestBoundary(conversation, *at);
        const auto again = summary && before ? summaryBehind(conversation, *before) : std::nullopt;
        if (again && isSameSummary(conversation, *again, *summary))
            rows.push_back({*before + 1, *at});
        at = before;
    }
    return rows;
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
        if (flags.testFlag(RowFlag::Meta))
            states |= MessageState::Ephemeral;
        else // of the protocol, what stands around a run is not sent
            states.setFlag(MessageState::InContext, !(flags & (RowFlags(RunBegin) | RunEnd)));
        break;
    }
    return states;
}

MessageId idOf(const Conversation& conversation, size_t index)
{
    const bool hasId = dialectOf(conversation) != Dialect::Plain;
    const auto record = hasId ? readRecord(conversation, index) : Result<json::Value>(json::Value());
    if (const QString id = record ? record->text(u"uuid") : QString(); !id.isEmpty())
        return MessageId(id);
    const RowFacts row = conversation.facts(index);
    return MessageId(row.isMain ? placeId(index) : discardedId(row.record));
}

} // namespace stemma::mantis
