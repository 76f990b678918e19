// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/read/message.h"

#include "core/base/tokenguess.h"
#include "core/store/content/contentblocks.h"
#include "core/store/formats/mantis/read/summaryhead.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

struct MessageText
{
    Q_DECLARE_TR_FUNCTIONS(MantisMessage)
};

Role roleNamed(const QString& name)
{
    if (name == "user"_L1)
        return Role::User;
    if (name == "assistant"_L1)
        return Role::Assistant;
    return name == "system"_L1 ? Role::System : Role::Unknown;
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
    TokenUsage tokens = stemma::usageOf(
        usage, {u"input_tokens", u"output_tokens", u"cache_read_input_tokens", u"cache_creation_input_tokens", {}});
    tokens.input = tokens.input.value_or(0);
    tokens.output = tokens.output.value_or(0);
    return tokens;
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
    const json::Value* count = boundary.find(u"compacted_count");
    part.covers = count ? count->toInteger() : std::nullopt;
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
    const json::Value* boundary = content && content->isObject() ? content : &message;
    const json::Value* marker = boundary->find(u"__compact_boundary__");
    const bool isLegacy = !content && message.find(u"summary") && message.find(u"compacted_count");
    if ((marker && marker->boolean) || isLegacy)
        takeBoundary(*boundary);
    else if (content)
        m_message.parts << m_parts.ofContent(*content);
    if (const json::Value* usage = message.find(u"usage"); usage && usage->isObject())
        m_message.tokens = usageOf(*usage);
    m_message.finishReason = message.text(u"stop_reason");
    m_message.model = message.text(u"model");
    const auto count = content && content->isString() ? summarizedCount(content->string) : std::nullopt;
    if (count && m_message.role == Role::User)
        m_message.states |= MessageState::Summary;
}

/// A message that holds nothing but results of tools is theirs, whoever is named as its author.
Message MessageReading::finish()
{
    bool onlyResults = !m_message.parts.isEmpty() && m_message.role == Role::User;
    for (const Part& part : std::as_const(m_message.parts)) {
        const auto* tool = part.as<ToolPart>();
        onlyResults = onlyResults && tool && tool->hasOutput;
        if (tool && tool->state == ToolPart::State::Error)
            m_message.states |= MessageState::Error;
        if (part.as<UnknownPart>() && !part.as<UnknownPart>()->reason.isEmpty())
            m_message.states |= MessageState::Damaged;
    }
    if (onlyResults)
        m_message.role = Role::Tool;
    return std::move(m_message);
}

Message MessageReading::tree()
{
    const json::Value* message = m_root.find(u"message");
    m_message.id = MessageId(m_root.text(u"uuid"));
    m_message.parent = MessageId(m_root.text(u"parent_uuid"));
    const QString type = m_root.text(u"type");
    m_message.storedRole = type;
    m_message.role = roleNamed(type == "attachment"_L1 && message ? message->text(u"role") : type);
    addFields(m_message.fields, m_root,
        {u"uuid"_s, u"parent_uuid"_s, u"type"_s, u"timestamp"_s, u"session_id"_s, u"is_sidechain"_s}, {u"message"_s});
    if (message && message->isObject()) {
        addFields(m_message.fields, *message, {u"role"_s}, {u"content"_s});
        takeMessage(*message);
    }
    return finish();
}

void MessageReading::takeResult()
{
    m_message.role = Role::System;
    StepFinishPart finished;
    finished.reason = m_root.text(u"subtype");
    if (const json::Value* usage = m_root.find(u"usage"); usage && usage->isObject())
        finished.tokens = usageOf(*usage);
    if (const json::Value* cost = m_root.find(u"total_cost_usd"); cost && cost->isNumber())
        finished.cost = cost->toDouble();
    add(finished);
    m_message.finishReason = m_root.text(u"stop_reason");
    const json::Value* failed = m_root.find(u"is_error");
    if (!failed || !failed->boolean)
        return;
    QStringList errors;
    if (const json::Value* list = m_root.find(u"errors")) {
        for (const json::Value& error : list->items)
            errors << (error.isString() ? error.string : QString::fromUtf8(json::toJson(error)));
    }
    m_message.error = errors.isEmpty() ? finished.reason : errors.join(u'\n');
    m_message.states |= MessageState::Error;
}

Message MessageReading::wire()
{
    const QString type = m_root.text(u"type");
    const QString subtype = m_root.text(u"subtype");
    const json::Value* message = m_root.find(u"message");
    m_message.id = MessageId(m_root.text(u"uuid"));
    m_message.storedRole = subtype.isEmpty() ? type : u"%1/%2"_s.arg(type, subtype);
    m_message.role = roleNamed(type);
    addFields(m_message.fields, m_root,
        {u"type"_s, u"uuid"_s, u"session_id"_s, u"subtype"_s, u"total_cost_usd"_s, u"errors"_s},
        {u"message"_s, u"usage"_s});
    if (message && message->isObject()) {
        addFields(m_message.fields, *message, {u"role"_s, u"model"_s, u"stop_reason"_s}, {u"content"_s, u"usage"_s});
        takeMessage(*message);
        if (const QString error = m_root.text(u"error"); !error.isEmpty()) {
            m_message.error = error;
            m_message.states |= MessageState::Error;
        }
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
        if (const json::Value* data = m_root.find(u"compact_metadata")) {
            if (const json::Value* before = data->find(u"pre_tokens"))
                part.tokensBefore = before->toInteger();
        }
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

} // namespace

Message readMantisMessage(QByteArrayView stored, bool isWhole, Dialect dialect, qint64 maxText, const ToolPairs& pairs)
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
    const bool isWire = dialect == Dialect::Wire || (root->find(u"type") && !root->find(u"content"));
    if (dialect == Dialect::Tree) {
        if (isTree)
            return reading.tree();
        return damagedMessage(stored, maxText, MessageText::tr("Not an entry of a conversation."));
    }
    return isWire ? reading.wire() : reading.plain();
}

QString contentText(const json::Value& content)
{
    if (content.isString())
        return content.string;
    const json::Value* only = content.isArray() && content.items.size() == 1 ? &content.items.first() : nullptr;
    if (only && only->text(u"type") == "text"_L1 && only->members.size() == 2)
        return only->text(u"text");
    return QString::fromUtf8(json::toJson(content));
}

qint64 imageSurplus(const json::Value& content)
{
    qint64 surplus = 0;
    for (const json::Value& block : content.items)
        if (block.text(u"type") == "image"_L1)
            surplus += ImageTokens * GuessedBytesPerToken - json::toJson(block).size();
    return surplus;
}

Role roleOf(const json::Value& message, Role previous)
{
    if (message.find(u"summary") && message.find(u"compacted_count"))
        return Role::System;
    const json::Value* content = message.find(u"content");
    bool asks = false;
    bool answers = message.find(u"stop_reason") || message.find(u"usage");
    for (const json::Value& block : content ? content->items : QList<json::Value>()) {
        const QString type = block.text(u"type");
        answers = answers || type == "tool_use"_L1 || type == "thinking"_L1;
        asks = asks || type == "tool_result"_L1 || type == "image"_L1;
    }
    if (answers)
        return Role::Assistant;
    if (asks || message.find(u"isMeta") || (content && content->isString()))
        return Role::User;
    return previous == Role::User || previous == Role::Tool ? Role::Assistant : Role::User;
}

} // namespace stemma::mantis
