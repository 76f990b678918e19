// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/claudecode/read/codec.h"

#include "core/base/text.h"
#include "core/session/injectedtext.h"
#include "core/session/prompt.h"
#include "core/store/content/contentblocks.h"
#include "core/store/content/storedpatch.h"
#include "core/store/json/jsonvalues.h"

#include <QCoreApplication>
#include <QMap>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace stemma::claudecode {

namespace {

struct MessageText
{
    Q_DECLARE_TR_FUNCTIONS(ClaudeCode)
};

constexpr UsageNames Usage {
    u"input_tokens", u"output_tokens", u"cache_read_input_tokens", u"cache_creation_input_tokens", {}};

class Blocks final : public ContentBlocks
{
public:
    using ContentBlocks::ContentBlocks;
    using ContentBlocks::result;
    using ContentBlocks::unknown;
    [[nodiscard]] Part::Body ofBlock(const json::Value& block, QStringList& shown) const override;
    mutable QMap<QString, ToolPart::State> answered; ///< calls that the provider carried out while it answered
};

/// Thinking that is only a signature was hidden by the provider (spec claude-code, 5).
Part::Body Blocks::ofBlock(const json::Value& block, QStringList& shown) const
{
    const QString type = textOf(block, u"type");
    const bool isRedacted = type == "redacted_thinking"_L1;
    const QString signature = textOf(block, isRedacted ? u"data" : u"signature");
    if (isRedacted || (type == "thinking"_L1 && textOf(block, u"thinking").isEmpty() && !signature.isEmpty())) {
        shown << u"type"_s << u"thinking"_s << u"signature"_s << u"data"_s;
        ReasoningPart part;
        part.state = ReasoningPart::State::Redacted;
        part.signatureBytes = signature.toUtf8().size();
        return part;
    }
    if (type == "server_tool_use"_L1) {
        shown << u"type"_s << u"id"_s << u"name"_s << u"input"_s;
        return call(textOf(block, u"id"), textOf(block, u"name"), block.find(u"input"));
    }
    if (type.endsWith("_tool_result"_L1)) {
        const bool failed = textOf(block[u"content"], u"type").endsWith("_error"_L1);
        answered[textOf(block, u"tool_use_id")] = failed ? ToolPart::State::Error : ToolPart::State::Completed;
    }
    if (type == "thinking"_L1)
        shown << u"signature"_s;
    return ContentBlocks::ofBlock(block, shown);
}

/// The first words of a text without its tags.
QString wordsOf(const QString& text)
{
    static const QRegularExpression tags(u"<[a-z/][^>\\n]{0,60}>"_s);
    constexpr qsizetype Looked = 2000;
    return firstLine(text.left(Looked).replace(tags, u" "_s).trimmed(), 200);
}

/// What the telling members of an event say.
QString lineOf(const json::Value& event)
{
    static const QStringList telling {u"content"_s, u"text"_s, u"displayPath"_s, u"filename"_s, u"prompt"_s,
        u"hookName"_s, u"command"_s, u"date"_s, u"newDate"_s, u"banner"_s, u"snippet"_s, u"description"_s,
        u"planFilePath"_s, u"stdout"_s, u"stopReason"_s, u"query"_s, u"fullOutput"_s, u"status"_s, u"url"_s,
        u"apiRefusalCategory"_s, u"skillDir"_s};
    if (const json::Value* error = event.find(u"error")) {
        const json::Value& inner = (*error)[u"error"];
        for (const json::Value* each : {&inner[u"error"], &inner, error}) {
            if (!each->text(u"message").isEmpty())
                return wordsOf(each->text(u"message"));
        }
        return wordsOf(error->isString() ? error->string : error->text(u"formatted"));
    }
    for (const QString& name : telling) {
        if (const QString words = wordsOf(event.text(name)); !words.isEmpty())
            return words;
    }
    for (const auto& [name, value] : event.members) {
        if (!value.isArray() || value.items.isEmpty() || !value.items.first().isString())
            continue;
        QStringList names;
        for (const json::Value& item : value.items.first(qMin<qsizetype>(8, value.items.size())))
            names << wordsOf(item.string);
        return names.join(", "_L1).left(200);
    }
    return {};
}

/// What a tool changed in a file, where it tells so (`toolUseResult`).
QList<Part> patchesOf(const json::Value& result, qint64 maxText)
{
    const StructuredPatch stored {result.text(u"filePath"), result.find(u"structuredPatch"),
        result.text(u"type") == "create"_L1, result.text(u"content")};
    const auto patch = stored.path.isEmpty() || !stored.hunks ? std::nullopt : unifiedOf(stored, maxText);
    return patch ? QList {Part {{}, 0, *patch, {}, {}, {}}} : QList<Part>();
}

/// The rows of a message being decoded.
class Decoding
{
public:
    Decoding(qint64 maxText, const ToolPairs& pairs)
        : m_maxText(maxText)
        , m_blocks(maxText, pairs)
    {
    }

    void add(const json::Value& record);
    [[nodiscard]] Message take();

private:
    void add(Part::Body body, const StoredFields& fields = {})
    {
        m_message.parts << Part {{}, int(m_message.parts.size()), std::move(body), {}, {}, fields};
    }
    void addParts(const QList<Part>& parts)
    {
        for (const Part& part : parts)
            add(part.body, part.fields);
    }
    void begin(const json::Value& record, const QString& type);
    void addAnswer(const json::Value& record);
    void addPrompt(const json::Value& record);
    void addSaid(const json::Value& content, bool isMeta);
    void addResults(const json::Value& record, const json::Value& content);
    [[nodiscard]] EventPart noteOf(const json::Value& block) const;
    void addEvent(const QString& type, const QString& line, const json::Value& event, const StoredFields& fields = {});
    void addSystem(const json::Value& record);
    void addAttachment(const json::Value& record);
    void addProgress(const json::Value& record);

    qint64 m_maxText;
    Blocks m_blocks;
    Message m_message;
    bool m_isBegun = false;
    QMap<QString, QList<json::Value>> m_progress; ///< by the call
};

/// Of the first record: what the message is.
void Decoding::begin(const json::Value& record, const QString& type)
{
    m_message.id = MessageId(textOf(record, u"uuid"));
    m_message.parent = MessageId(textOf(record, u"parentUuid"));
    m_message.storedRole = type;
    m_message.agent = textOf(record, u"agentId");
    m_message.role = type == "user"_L1                                            ? Role::User
        : type == "assistant"_L1                                                  ? Role::Assistant
        : type == "system"_L1 || type == "attachment"_L1 || type == "progress"_L1 ? Role::System
                                                                                  : Role::Unknown;
    addFields(m_message.fields, record, {u"uuid"_s, u"parentUuid"_s, u"timestamp"_s, u"agentId"_s},
        {u"message"_s, u"toolUseResult"_s, u"attachment"_s, u"rendered"_s, u"data"_s, u"compactMetadata"_s,
            u"hookInfos"_s, u"todos"_s});
}

void Decoding::addAnswer(const json::Value& record)
{
    const json::Value& message = record[u"message"];
    if (!message.isObject())
        return add(m_blocks.unknown(record, u"assistant"_s, MessageText::tr("The answer has no message.")));
    m_message.model = textOf(message, u"model");
    m_message.finishReason = textOf(message, u"stop_reason");
    if (const json::Value& usage = message[u"usage"]; usage.isObject()) {
        if (const TokenUsage tokens = usageOf(usage, Usage); tokens.sum() != 0)
            m_message.tokens = tokens;
        m_message.fields.removeIf([](const StoredField& field) { return field.name == "usage"_L1; });
        m_message.fields << fieldOf(u"usage"_s, usage);
    }
    const json::Value* content = message.find(u"content");
    QList<Part> parts = content ? m_blocks.ofContent(*content) : QList<Part>();
    const json::Value* thought = record.find(u"thinkingDurationMs");
    for (Part& part : parts) {
        if (auto* thinking = std::get_if<ReasoningPart>(&part.body); thinking && thought)
            thinking->duration = Duration(thought->toInteger().value_or(0));
    }
    addParts(parts);
    if (json::isTrue(record, u"isApiErrorMessage")) {
        m_message.states |= MessageState::Error;
        m_message.error = textOf(record, u"error");
        if (const Part* text = firstText(parts); text && m_message.error.isEmpty())
            m_message.error = text->as<TextPart>()->text.text;
    }
}

/// Each result is a part, pictures in it are parts of their own, and so is what it changed in a file.
void Decoding::addResults(const json::Value& record, const json::Value& content)
{
    m_message.role = Role::Tool;
    const json::Value* detail = record.find(u"toolUseResult");
    for (const json::Value& block : content.items) {
        if (textOf(block, u"type") != "tool_result"_L1) {
            addParts(m_blocks.ofContent(json::listOf({block})));
            continue;
        }
        const json::Value& given = block[u"content"];
        json::Value texts = json::listOf({});
        QList<Part> pictures;
        for (const Part& part : given.isArray() ? m_blocks.ofContent(given) : QList<Part>()) {
            if (part.as<ImagePart>())
                pictures << part;
            else
                texts.items << given.items.at(part.index);
        }
        ToolPart result = m_blocks.result(
            textOf(block, u"tool_use_id"), json::isTrue(block, u"is_error"), given.isArray() ? &texts : &given);
        if (result.state == ToolPart::State::Error)
            m_message.states |= MessageState::Error;
        StoredFields fields;
        if (detail && !detail->isNull()) {
            json::Value told = *detail; // what is short comes first, as the id of an agent: texts are cut
            std::ranges::stable_partition(told.members, [](const json::Value::Member& member) {
                constexpr qsizetype Short = 100;
                return !member.second.isArray() && !member.second.isObject() && member.second.string.size() < Short;
            });
            result.metadata = m_blocks.cut(QString::fromUtf8(json::toJson(told)));
            for (const json::Value::Member& member : detail->members) {
                if (member.second.isNumber() || member.second.kind == json::Value::Kind::Bool)
                    fields << fieldOf(member.first, member.second);
                if (member.first.endsWith("urationMs"_L1) && !fields.isEmpty())
                    fields.last().unit = Unit::Milliseconds;
            }
        }
        add(std::move(result), fields);
        addParts(pictures);
        if (detail)
            addParts(patchesOf(*detail, m_maxText));
        detail = nullptr; // of the first result
    }
}

void Decoding::addPrompt(const json::Value& record)
{
    const json::Value* content = record[u"message"].find(u"content");
    if (!content)
        return add(m_blocks.unknown(record, u"user"_s, MessageText::tr("The record has no content.")));
    if (json::isTrue(record, u"isCompactSummary"))
        m_message.states |= MessageState::Summary;
    const auto isResult = [](const json::Value& block) { return block.text(u"type") == "tool_result"_L1; };
    if (std::ranges::any_of(content->items, isResult))
        return addResults(record, *content);
    addSaid(*content, json::isTrue(record, u"isMeta"));
}

/// What the user typed, or the program says in the user's name.
void Decoding::addSaid(const json::Value& content, bool isMeta)
{
    const QString text = content.isArray() ? content.items.value(0).text(u"text") : content.string;
    if (isInterruptionNote(text))
        m_message.states |= MessageState::Interrupted;
    if (!isMachineMade(text) && !isMeta)
        return addParts(m_blocks.ofContent(content));
    m_message.role = Role::System;
    for (const Part& part : m_blocks.ofContent(content)) {
        const json::Value& block = content.isArray() ? content.items.at(part.index) : content;
        add(part.as<TextPart>() ? Part::Body(noteOf(block)) : part.body, part.fields);
    }
}

/// Of a command of the user what it is called, else by which tag the program put it there.
EventPart Decoding::noteOf(const json::Value& block) const
{
    const QString text = block.isString() ? block.string : block.text(u"text");
    static const QRegularExpression command(u"<command-name>(.*?)</command-name>"_s);
    static const QRegularExpression arguments(u"<command-args>(.*?)</command-args>"_s);
    static const QRegularExpression tag(u"^\\s*<([a-z-]+)>"_s);
    if (const auto name = command.match(text); name.hasMatch())
        return {name.captured(1), wordsOf(arguments.match(text).captured(1)), m_blocks.raw(json::toJson(block))};
    const auto kind = tag.match(text);
    return {kind.hasMatch() ? kind.captured(1) : u"isMeta"_s, wordsOf(text), m_blocks.raw(json::toJson(block))};
}

/// One that has a duration says this and nothing else, unless it is of hooks.
void Decoding::addEvent(const QString& type, const QString& line, const json::Value& event, const StoredFields& fields)
{
    EventPart part {type, line, m_blocks.raw(json::toJson(event))};
    const json::Value* ms = event.find(u"durationMs");
    if (ms && event.text(u"hookName").isEmpty() && !event.find(u"hookCount")) {
        part.line = u"%1 s"_s.arg(ms->toDouble() / 1000, 0, 'f', 1);
        part.duration = ms->toInteger().transform([](qint64 whole) { return Duration(whole); });
    }
    add(part, fields);
}

void Decoding::addSystem(const json::Value& record)
{
    const QString subtype = textOf(record, u"subtype");
    if (subtype == "compact_boundary"_L1) {
        CompactionPart part;
        part.node = NodeId(textOf(record, u"uuid"));
        const json::Value& metadata = record[u"compactMetadata"];
        part.tokensBefore = metadata[u"preTokens"].toInteger();
        part.tokensAfter = metadata[u"postTokens"].toInteger();
        m_message.states |= MessageState::Summary;
        StoredFields fields;
        addFields(fields, metadata, {u"preTokens"_s, u"postTokens"_s}, {});
        return add(part, fields);
    }
    QString line = lineOf(record);
    if (const json::Value* hooks = record.find(u"hookCount"))
        line = MessageText::tr("%n hook(s) ran", nullptr, int(hooks->toInteger().value_or(0)));
    if (subtype == "api_error"_L1 || subtype == "error"_L1) {
        m_message.states |= MessageState::Error;
        m_message.error = line;
    }
    addEvent(subtype.isEmpty() ? u"system"_s : subtype, line, record);
}

/// What was sent of an attachment stands beside it, if it is stored.
void Decoding::addAttachment(const json::Value& record)
{
    const json::Value& attachment = record[u"attachment"];
    if (!attachment.isObject())
        return add(m_blocks.unknown(record, u"attachment"_s, MessageText::tr("The attachment has no content.")));
    const QString type = textOf(attachment, u"type");
    if (type == "queued_command"_L1 && m_message.parts.isEmpty()) {
        m_message.role = Role::User;
        if (const json::Value* prompt = attachment.find(u"prompt"))
            addSaid(*prompt, false);
        m_message.fields << fieldOf(u"attachment"_s, attachment);
        return;
    }
    QString line = lineOf(attachment);
    if (line.isEmpty())
        line = wordsOf(record[u"rendered"].items.value(0).text(u"content"));
    StoredFields fields;
    if (const json::Value* rendered = record.find(u"rendered"))
        fields << fieldOf(u"rendered"_s, *rendered);
    addEvent(type, line, attachment, fields);
}

/// Of a call of this message it is a detail of that, else an event.
void Decoding::addProgress(const json::Value& record)
{
    const json::Value* data = record.find(u"data");
    QString call = textOf(record, u"parentToolUseID");
    if (call.isEmpty())
        call = textOf(record, u"toolUseID");
    const bool isOurs = std::ranges::any_of(m_message.parts, [&](const Part& part) {
        const auto* tool = part.as<ToolPart>();
        return tool && !call.isEmpty() && tool->callId == call;
    });
    const json::Value& shown = data ? *data : record;
    if (isOurs && data)
        m_progress[call] << shown;
    else
        addEvent(textOf(shown, u"type"), lineOf(shown), shown);
}

void Decoding::add(const json::Value& record)
{
    const QString type = textOf(record, u"type");
    if (!std::exchange(m_isBegun, true))
        begin(record, type);
    if (type == "assistant"_L1)
        addAnswer(record);
    else if (type == "user"_L1)
        addPrompt(record);
    else if (type == "system"_L1)
        addSystem(record);
    else if (type == "attachment"_L1)
        addAttachment(record);
    else if (type == "progress"_L1)
        addProgress(record);
    else
        add(m_blocks.unknown(record, type, {}));
}

Message Decoding::take()
{
    for (Part& part : m_message.parts) {
        auto* tool = std::get_if<ToolPart>(&part.body);
        const auto progress = tool ? m_progress.constFind(tool->callId) : m_progress.cend();
        if (progress != m_progress.cend() && tool->metadata.isEmpty())
            tool->metadata = m_blocks.cut(QString::fromUtf8(json::toJson(json::listOf(*progress))));
        if (tool)
            tool->state = m_blocks.answered.value(tool->callId, tool->state);
    }
    return std::move(m_message);
}

} // namespace

Message messageOf(QByteArrayView stored, bool isWhole, qint64 maxText, const ToolPairs& pairs)
{
    Decoding decoding(maxText, pairs);
    const QByteArrayView whole = stored;
    QList<json::Value> late; // progress comes behind what it is of
    while (!stored.isEmpty()) {
        const qsizetype end = stored.indexOf('\n');
        const QByteArrayView line = end < 0 ? stored : stored.first(end);
        stored = end < 0 ? QByteArrayView() : stored.sliced(end + 1);
        const auto record = isWhole ? json::parse(line) : json::parsePrefix(line);
        if (!record)
            return damagedMessage(whole, maxText,
                MessageText::tr("This is not valid JSON: reading stops at byte %1.").arg(record.error().offset));
        if (!record->isObject() || (isWhole && record->text(u"uuid").isEmpty()))
            return damagedMessage(
                whole, maxText, MessageText::tr("This is not a record that Claude Code is known to write."));
        if (record->text(u"type") == "progress"_L1 && line.data() != whole.data())
            late << *record;
        else
            decoding.add(*record);
    }
    for (const json::Value& record : std::as_const(late))
        decoding.add(record);
    return decoding.take();
}

} // namespace stemma::claudecode
