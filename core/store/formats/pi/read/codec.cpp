// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/pi/read/codec.h"

#include "core/store/content/contentblocks.h"
#include "core/store/content/storedimage.h"
#include "core/store/json/jsonlines.h"
#include "core/store/json/jsonvalues.h"
#include "core/store/transcript/lineindex.h"
#include "core/store/transcript/listingsummary.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::pi {

namespace {

struct CodecText
{
    Q_DECLARE_TR_FUNCTIONS(Pi)
};

/// Some kinds of models store no signature here but a field's name (spec pi, 4.4).
bool isSignature(const QString& stored)
{
    return !stored.isEmpty() && stored != "reasoning"_L1 && stored != "reasoning_content"_L1
        && stored != "reasoning_text"_L1;
}

class Blocks final : public ContentBlocks
{
public:
    using ContentBlocks::call;
    using ContentBlocks::ContentBlocks;
    using ContentBlocks::result;
    using ContentBlocks::unknown;

protected:
    [[nodiscard]] Part::Body ofBlock(const json::Value& block, QStringList& shown) const override;
};

Part::Body Blocks::ofBlock(const json::Value& block, QStringList& shown) const
{
    const QString type = textOf(block, u"type");
    if (type == "thinking"_L1) {
        shown << u"type"_s << u"thinking"_s << u"redacted"_s;
        const QString signature = textOf(block, u"thinkingSignature");
        ReasoningPart part;
        part.text = cut(textOf(block, u"thinking"));
        part.signatureBytes = isSignature(signature) ? signature.toUtf8().size() : 0;
        part.state = json::isTrue(block, u"redacted") ? ReasoningPart::State::Redacted
            : part.signatureBytes > 0                 ? ReasoningPart::State::Signed
            : part.text.isEmpty()                     ? ReasoningPart::State::Empty
                                                      : ReasoningPart::State::Open;
        return part;
    }
    if (type == "toolCall"_L1) {
        shown << u"type"_s << u"id"_s << u"name"_s << u"arguments"_s;
        return call(textOf(block, u"id"), textOf(block, u"name"), block.find(u"arguments"));
    }
    if (type == "image"_L1) {
        shown << u"type"_s << u"data"_s << u"mimeType"_s;
        const StoredImage image = storedImage(block);
        return ImagePart {image.mediaType, decodedSize(image.base64), {}};
    }
    return ContentBlocks::ofBlock(block, shown);
}

constexpr UsageNames Usage {u"input", u"output", u"cacheRead", u"cacheWrite", u"totalTokens"};

/// One entry being decoded.
class Decoding
{
public:
    Decoding(const json::Value& root, qint64 maxText, const ToolPairs& pairs)
        : m_root(root)
        , m_blocks(maxText, pairs)
    {
    }

    Message entry();

private:
    void add(Part::Body body)
    {
        m_message.parts << Part {{}, int(m_message.parts.size()), std::move(body), {}, {}, {}};
    }
    void takeMessage(const json::Value& message);
    void takeResult(const json::Value& message);
    void takeCommand(const json::Value& message);
    void takeLink(const QString& type);

    const json::Value& m_root;
    Blocks m_blocks;
    Message m_message;
};

/// The result of a call is one part; pictures in it are parts of their own.
void Decoding::takeResult(const json::Value& message)
{
    m_message.role = Role::Tool;
    json::Value texts = json::listOf({});
    QList<Part> pictures;
    const json::Value* content = message.find(u"content");
    for (const Part& part : content ? m_blocks.ofContent(*content) : QList<Part>()) {
        if (part.as<ImagePart>())
            pictures << part;
        else if (content->isArray())
            texts.items << content->items.at(part.index);
    }
    ToolPart result = m_blocks.result(textOf(message, u"toolCallId"), json::isTrue(message, u"isError"),
        content && content->isArray() ? &texts : content);
    if (result.name.isEmpty())
        result.name = textOf(message, u"toolName");
    const json::Value& details = message[u"details"];
    if (!details.members.isEmpty())
        result.metadata = m_blocks.cut(QString::fromUtf8(json::toJson(details)));
    if (result.state == ToolPart::State::Error)
        m_message.states |= MessageState::Error;
    add(std::move(result));
    for (const Part& part : std::as_const(pictures))
        add(part.body);
    if (const QString patch = textOf(details, u"patch"); !patch.isEmpty())
        add(PatchPart {m_blocks.cut(patch), {}});
}

/// A command of the user (spec pi, 4.3).
void Decoding::takeCommand(const json::Value& message)
{
    m_message.role = Role::User;
    ToolPart command;
    command.name = u"bash"_s;
    json::Value input = json::objectOf({});
    if (const json::Value* text = message.find(u"command"))
        input.members << json::Value::Member(u"command"_s, *text);
    command.input = m_blocks.cut(QString::fromUtf8(json::toJson(input)));
    command.output = m_blocks.cut(textOf(message, u"output"));
    command.hasOutput = true;
    const bool failed = message[u"exitCode"].toInteger().value_or(0) != 0 || json::isTrue(message, u"cancelled");
    command.state = failed ? ToolPart::State::Error : ToolPart::State::Completed;
    add(std::move(command));
}

void Decoding::takeMessage(const json::Value& message)
{
    const QString role = textOf(message, u"role");
    const json::Value* content = message.find(u"content");
    m_message.storedRole = role;
    addFields(m_message.fields, message, {u"role"_s, u"model"_s, u"stopReason"_s, u"errorMessage"_s},
        {u"content"_s, u"usage"_s, u"output"_s, u"details"_s});
    if (const json::Value* usage = message.find(u"usage"); usage && usage->isObject()) {
        m_message.tokens = usageOf(*usage, Usage);
        const json::Value* cost = usage->find(u"cost");
        for (const auto& [kind, value] : cost ? cost->members : QList<json::Value::Member>()) {
            if (value.isNumber())
                m_message.fields << StoredField {
                    kind == "total"_L1 ? u"cost"_s : u"cost."_s + kind, value.toDouble(), Unit::Dollars, false};
        }
    }
    m_message.model = textOf(message, u"model");
    m_message.finishReason = textOf(message, u"stopReason");
    m_message.error = textOf(message, u"errorMessage");
    if (m_message.finishReason == "error"_L1)
        m_message.states |= MessageState::Error;
    else if (m_message.finishReason == "aborted"_L1)
        m_message.states |= MessageState::Interrupted;
    if (role == "toolResult"_L1)
        return takeResult(message);
    if (role == "bashExecution"_L1)
        return takeCommand(message);
    m_message.role = role == "assistant"_L1        ? Role::Assistant
        : role == "user"_L1 || role == "custom"_L1 ? Role::User
        : role == "system"_L1                      ? Role::System
                                                   : Role::Unknown;
    if (content)
        m_message.parts << m_blocks.ofContent(*content);
}

/// What such a link says is its one telling member.
void Decoding::takeLink(const QString& type)
{
    static const QMap<QString, QString> telling {{u"model_change"_s, u"modelId"_s},
        {u"thinking_level_change"_s, u"thinkingLevel"_s}, {u"label"_s, u"label"_s}, {u"session_info"_s, u"name"_s},
        {u"custom"_s, u"customType"_s}, {u"usage"_s, u"kind"_s}, {u"context_edit"_s, u"targetId"_s}};
    m_message.role = Role::System;
    const auto member = telling.constFind(type);
    if (member != telling.cend())
        add(TextPart {m_blocks.cut(textOf(m_root, *member))});
    else
        add(m_blocks.unknown(m_root, type, {}));
    m_message.model = textOf(m_root, u"modelId");
}

Message Decoding::entry()
{
    const QString type = textOf(m_root, u"type");
    m_message.id = MessageId(textOf(m_root, u"id"));
    m_message.parent = MessageId(textOf(m_root, u"parentId"));
    m_message.storedRole = type;
    addFields(
        m_message.fields, m_root, {u"id"_s, u"parentId"_s, u"timestamp"_s}, {u"message"_s, u"content"_s, u"summary"_s});
    if (type == "message"_L1 && m_root[u"message"].isObject()) {
        takeMessage(m_root[u"message"]);
    } else if (type == "compaction"_L1) {
        m_message.role = Role::System;
        m_message.states |= MessageState::Summary;
        CompactionPart part;
        part.node = NodeId(m_message.id.value);
        part.tokensBefore = m_root[u"tokensBefore"].toInteger();
        add(part);
        add(TextPart {m_blocks.cut(textOf(m_root, u"summary"))});
    } else if (type == "branch_summary"_L1) {
        m_message.role = Role::User;
        m_message.states |= MessageState::Summary;
        add(TextPart {m_blocks.cut(textOf(m_root, u"summary"))});
    } else if (type == "custom_message"_L1) {
        m_message.role = Role::User;
        if (const json::Value* content = m_root.find(u"content"))
            m_message.parts << m_blocks.ofContent(*content);
    } else {
        takeLink(type);
    }
    return std::move(m_message);
}

} // namespace

const Codec& Codec::instance()
{
    static const Codec codec;
    return codec;
}

Message Codec::decode(
    QByteArrayView stored, bool isWhole, quint8 /*dialect*/, qint64 maxText, const ToolPairs& pairs) const
{
    const auto root = isWhole ? json::parse(stored) : json::parsePrefix(stored);
    if (!root)
        return damagedMessage(stored, maxText,
            CodecText::tr("This is not valid JSON: reading stops at byte %1.").arg(root.error().offset));
    if (!root->isObject())
        return damagedMessage(stored, maxText, CodecText::tr("This is not an entry: it is not a JSON object."));
    return Decoding(*root, maxText, pairs).entry();
}

QString Codec::nameOfCall(const json::Value& record, const QString& callId) const
{
    for (const json::Value& block : record[u"message"][u"content"].items) {
        if (block.text(u"id") == callId)
            return block.text(u"name");
    }
    return {};
}

QString Codec::cacheName() const
{
    return u"pi"_s;
}

/// Version 1 has neither a number nor ids.
std::optional<quint8> Codec::dialectOf(QByteArrayView head) const
{
    bool hasHeader = false;
    std::optional<Dialect> found;
    visitHead(head, [&](const json::Value& line) {
        const bool isHeader = line.text(u"type") == "session"_L1;
        if (isHeader ? line.find(u"version") != nullptr : line.find(u"id") || !hasHeader)
            found = Dialect::Tree;
        else if (!isHeader)
            found = Dialect::List;
        hasHeader = true;
        return found.has_value();
    });
    return quint8(found.value_or(hasHeader ? Dialect::List : Dialect::Tree));
}

std::unique_ptr<LineReader> Codec::reader(quint8 dialect) const
{
    return std::make_unique<EntryReader>(Dialect(dialect));
}

ContextSpan Codec::contextSpan(const Conversation& conversation, size_t end) const
{
    const auto boundary = newestBoundary(conversation, end);
    if (!boundary)
        return {};
    const json::Value record = readRecord(conversation, *boundary).value_or(json::Value());
    // Version 1 counts lines, the header with them.
    const auto line = record[u"firstKeptEntryIndex"].toInteger();
    const auto kept = line ? std::optional(size_t(qMax<qint64>(1, *line) - 1))
                           : conversation.rowWithId(record.text(u"firstKeptEntryId"));
    return {boundary, kept && *kept < *boundary ? *kept : *boundary};
}

std::optional<size_t> Codec::editedRow(const Conversation& conversation, size_t row) const
{
    const bool edits = conversation.facts(row).flags.testFlag(ContextEdit);
    const auto record = edits ? readRecord(conversation, row) : Result<json::Value>(json::Value());
    return edits && record ? conversation.rowWithId(record->text(u"targetId")) : std::nullopt;
}

Result<QList<Checkpoint>> labels(
    const LineIndex& index, const Conversation& conversation, const SessionId& id, const JobControl& job)
{
    QList<Checkpoint> checkpoints;
    for (quint32 line = 0; line < index.lines().size(); ++line) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        if (!index.lines()[line].flags.testFlag(LinkOnly))
            continue;
        const auto stored = index.bytes(line, JsonLines::HeadBytes);
        if (!stored)
            return std::unexpected(stored.error());
        const auto record = json::parsePrefix(*stored);
        if (!record || record->text(u"type") != "label"_L1)
            continue;
        const MessageId target(record->text(u"targetId"));
        const auto row = conversation.rowWithId(target.value);
        checkpoints.removeIf([&](const Checkpoint& known) { return known.message == target; });
        if (record->text(u"label").isEmpty() || !row)
            continue;
        Checkpoint checkpoint;
        checkpoint.id = CheckpointId(record->text(u"id"));
        checkpoint.session = id;
        checkpoint.label = record->text(u"label");
        checkpoint.message = target;
        checkpoint.position = qint64(*row) + 1;
        if (const auto ms = RecordTime::toMs(index.lines()[line].order))
            checkpoint.createdAt = timeFromMs(*ms);
        checkpoints << checkpoint;
    }
    return checkpoints;
}

} // namespace stemma::pi
