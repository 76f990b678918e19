// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/codex/read/codec.h"

#include "core/base/text.h"
#include "core/store/content/storedpatch.h"
#include "core/store/content/contentblocks.h"
#include "core/store/content/storedimage.h"
#include "core/store/transcript/listingsummary.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::codex {

namespace {

struct CodecText
{
    Q_DECLARE_TR_FUNCTIONS(Codex)
};

constexpr qsizetype LineLength = 200; ///< of what is told of an event

class Blocks final : public ContentBlocks
{
public:
    using ContentBlocks::call;
    using ContentBlocks::ContentBlocks;
    using ContentBlocks::result;
    using ContentBlocks::unknown;

    /// What only the provider can read.
    [[nodiscard]] EventPart encrypted(const json::Value& block, const QString& type) const
    {
        const qsizetype bytes = textOf(block, u"encrypted_content").size();
        const QString line = CodecText::tr("It is encrypted (%n byte(s)). Only the provider can read it.", nullptr,
            int(qMin<qsizetype>(bytes, std::numeric_limits<int>::max())));
        return {type, line, raw(json::toJson(block))};
    }

protected:
    [[nodiscard]] Part::Body ofBlock(const json::Value& block, QStringList& shown) const override;
};

Part::Body Blocks::ofBlock(const json::Value& block, QStringList& shown) const
{
    const QString type = textOf(block, u"type");
    const bool isText
        = type == "input_text"_L1 || type == "output_text"_L1 || type == "Text"_L1 || type == "summary_text"_L1;
    if (isText) {
        shown << u"type"_s << u"text"_s;
        return TextPart {cut(textOf(block, u"text"))};
    }
    if (type == "input_image"_L1) {
        shown << u"type"_s << u"image_url"_s;
        const StoredImage image = storedImage(block);
        return ImagePart {image.mediaType, decodedSize(image.base64), {}};
    }
    if (type == "encrypted_content"_L1) {
        shown << u"type"_s << type;
        return encrypted(block, type);
    }
    return ContentBlocks::ofBlock(block, shown);
}

/// One line being decoded.
class Decoding
{
public:
    Decoding(const json::Value& line, Dialect dialect, qint64 maxText, const ToolPairs& pairs)
        : m_line(line)
        , m_record(dialect == Dialect::Bare ? line : payloadOf(line))
        , m_isBare(dialect == Dialect::Bare)
        , m_blocks(maxText, pairs)
    {
    }

    Message message();

private:
    void add(Part::Body body)
    {
        m_message.parts << Part {{}, int(m_message.parts.size()), std::move(body), {}, {}, {}};
    }
    void addPatch(const QString& input);
    void takeItem(const QString& type);
    void takeMessage();
    void takeReasoning();
    void takeCall();
    void takeOutput();
    void takeHosted(const QString& type);
    void takeCompaction();
    void takeEvent(const QString& type);
    [[nodiscard]] QString lineOf(const QString& type) const;

    const json::Value& m_line;
    const json::Value& m_record;
    bool m_isBare;
    Blocks m_blocks;
    Message m_message;
};

void Decoding::takeMessage()
{
    const QString role = textOf(m_record, u"role");
    m_message.storedRole = role;
    m_message.role = role == "user"_L1                    ? Role::User
        : role == "assistant"_L1                          ? Role::Assistant
        : role == "developer"_L1 || role == "system"_L1   ? Role::System
        : textOf(m_record, u"type") == "agent_message"_L1 ? Role::Colleague
                                                          : Role::Unknown;
    if (m_message.role == Role::Colleague)
        m_message.agent = textOf(m_record, u"author");
    if (const json::Value* content = m_record.find(u"content"))
        m_message.parts << m_blocks.ofContent(*content);
}

/// What can be read is a summary; the chain of thought itself is encrypted.
void Decoding::takeReasoning()
{
    m_message.role = Role::Assistant;
    QStringList texts;
    for (const QStringView key : {u"summary", u"content"}) {
        for (const json::Value& block : m_record[key].items)
            texts << textOf(block, u"text");
    }
    const qsizetype stored = textOf(m_record, u"encrypted_content").size();
    ReasoningPart part {m_blocks.cut(texts.join("\n\n"_L1))};
    part.signatureBytes = stored;
    part.state = stored > 0   ? ReasoningPart::State::Encrypted
        : part.text.isEmpty() ? ReasoningPart::State::Empty
                              : ReasoningPart::State::Open;
    add(std::move(part));
}

void Decoding::addPatch(const QString& input)
{
    const QString patch = patchIn(input);
    if (const QString diff = patch.isEmpty() ? QString() : unifiedOfPatch(patch); !diff.isEmpty())
        add(PatchPart {m_blocks.cut(diff), {}});
}

void Decoding::takeCall()
{
    m_message.role = Role::Assistant;
    const QString name = Codec::instance().nameOfCall(m_record, {});
    const json::Value* input = nullptr;
    for (const QStringView key : {u"arguments", u"input", u"action"}) {
        if (!input)
            input = m_record.find(key);
    }
    auto body = m_blocks.call(textOf(m_record, u"call_id"), name, input && input->isString() ? nullptr : input);
    // Arguments are JSON within a text.
    if (input && input->isString())
        std::get<ToolPart>(body).input = m_blocks.cut(input->string);
    add(std::move(body));
    if (input && input->isString())
        addPatch(input->string);
}

/// A text, a JSON object with text and figures in a text, one block, or a list of blocks.
void Decoding::takeOutput()
{
    m_message.role = Role::Tool;
    const json::Value* output = m_record.find(u"output");
    if (!output)
        output = m_record.find(u"tools");
    json::Value texts;
    QList<Part> others;
    if (output && output->isArray() && m_record.find(u"output")) {
        QStringList lines;
        for (const Part& part : m_blocks.ofContent(*output)) {
            if (part.as<TextPart>())
                lines << textOf(output->items.at(part.index), u"text");
            else
                others << part;
        }
        texts.kind = json::Value::Kind::String;
        texts.string = lines.join(u'\n');
        output = &texts;
    } else if (output && output->isObject() && !textOf(*output, u"text").isEmpty()) {
        output = output->find(u"text");
    } else if (output && output->isString() && output->string.startsWith("{\""_L1)) {
        const auto within = json::parse(output->string.toUtf8());
        if (within && within->find(u"output") && within->find(u"output")->isString()) {
            texts = *within->find(u"output");
            output = &texts;
        }
    }
    ToolPart result = m_blocks.result(textOf(m_record, u"call_id"), false, output);
    // What a command printed stands below what the program tells of it.
    constexpr qsizetype Looked = 400;
    constexpr QLatin1StringView Mark {"\nOutput:\n"};
    const QString start = output && output->isString() ? output->string.left(Looked) : QString();
    if (const qsizetype mark = start.indexOf(Mark); mark >= 0)
        result.title = firstLine(QStringView(start).sliced(mark + Mark.size()), LineLength);
    add(std::move(result));
    for (const Part& part : std::as_const(others))
        add(part.body);
}

/// Calls that the provider itself answers.
void Decoding::takeHosted(const QString& type)
{
    m_message.role = Role::Assistant;
    ToolPart part;
    part.callId = textOf(m_record, u"id");
    part.name = type.chopped(5);
    part.state = textOf(m_record, u"status") == "failed"_L1 ? ToolPart::State::Error : ToolPart::State::Completed;
    if (const json::Value* action = m_record.find(u"action"))
        part.input = m_blocks.cut(QString::fromUtf8(json::toJson(*action)));
    if (const QString prompt = textOf(m_record, u"revised_prompt"); !prompt.isEmpty())
        part.title = firstLine(prompt, LineLength);
    add(std::move(part));
    if (const QString image = textOf(m_record, u"result"); !image.isEmpty())
        add(ImagePart {u"image/png"_s, decodedSize(image), {}});
}

void Decoding::takeCompaction()
{
    m_message.role = Role::System;
    m_message.states |= MessageState::Summary;
    add(CompactionPart {});
    if (const QString text = textOf(m_record, u"message"); !text.isEmpty())
        add(TextPart {m_blocks.cut(text)});
    const json::Value* history = m_record.find(u"replacement_history");
    if (!history)
        return;
    for (const json::Value& item : history->items) {
        const QString type = textOf(item, u"type");
        if (!textOf(item, u"encrypted_content").isEmpty() && type != "reasoning"_L1)
            add(m_blocks.encrypted(item, type));
    }
    add(EventPart {u"replacement_history"_s,
        CodecText::tr("%n item(s) take the place of everything before.", nullptr, int(history->items.size())),
        m_blocks.raw(json::toJson(*history))});
}

void Decoding::takeItem(const QString& type)
{
    if (type == "message"_L1 || type == "agent_message"_L1) {
        takeMessage();
    } else if (type == "reasoning"_L1) {
        takeReasoning();
    } else if (type.endsWith("_call_output"_L1) || type == "tool_search_output"_L1) {
        takeOutput();
    } else if (type == "web_search_call"_L1 || type == "image_generation_call"_L1) {
        takeHosted(type);
    } else if (type.endsWith("_call"_L1) && type != "tool_call"_L1) {
        takeCall();
    } else if (type == "compaction"_L1 || type == "compaction_summary"_L1 || type == "context_compaction"_L1) {
        m_message.role = Role::User;
        m_message.states |= MessageState::Summary;
        add(m_blocks.encrypted(m_record, type));
    } else if (type == "ghost_snapshot"_L1) {
        m_message.role = Role::System;
        add(EventPart {type,
            CodecText::tr("State of the files before the turn: commit %1.")
                .arg(textOf(m_record[u"ghost_commit"], u"id").left(12)),
            m_blocks.raw(json::toJson(m_record))});
    } else {
        m_message.role = Role::System;
        add(m_blocks.unknown(m_record, type, {}));
    }
}

/// What an event says, as one line.
QString Decoding::lineOf(const QString& type) const
{
    if (type == "thread_rolled_back"_L1)
        return CodecText::tr(
            "The user took back the last %n turn(s).", nullptr, int(m_record[u"num_turns"].toInteger().value_or(0)));
    if (const json::Value& error = m_record[u"error"]; error.isObject())
        return firstLine(textOf(error, u"message"), LineLength);
    for (const json::Value* object : {&m_record, &m_record[u"item"]}) {
        for (const QStringView key : {u"message", u"text", u"reason", u"query", u"path", u"objective", u"kind",
                 u"user_facing_hint", u"status", u"revised_prompt"}) {
            if (const QString text = textOf(*object, key); !text.isEmpty())
                return firstLine(text, LineLength);
        }
    }
    return {};
}

void Decoding::takeEvent(const QString& type)
{
    m_message.role = Role::System;
    const json::Value& item = m_record[u"item"];
    const QString kind = textOf(item, u"type");
    const json::Value* content = kind.isEmpty() ? nullptr : item.find(u"content");
    const json::Value* said = type == "agent_reasoning"_L1 ? m_record.find(u"text") : m_record.find(u"message");
    if (kind == "UserMessage"_L1 || type == "user_message"_L1)
        m_message.role = Role::User;
    else if (kind == "AgentMessage"_L1 || kind == "Reasoning"_L1 || type == "agent_message"_L1
        || type == "agent_reasoning"_L1)
        m_message.role = Role::Assistant;
    if (m_message.role != Role::System) {
        // Shown for itself only where no record says the same.
        if (kind == "Reasoning"_L1)
            content = item.find(u"summary_text");
        const QList<Part> parts = m_blocks.ofContent(content ? *content : said ? *said : json::Value());
        for (const Part& part : parts) {
            const auto* text = part.as<TextPart>();
            const bool isThinking = text && (kind == "Reasoning"_L1 || type == "agent_reasoning"_L1);
            add(isThinking ? Part::Body(ReasoningPart {text->text}) : part.body);
        }
        return;
    }
    if (type == "error"_L1 || m_record[u"error"].isObject()) {
        m_message.error = lineOf(type);
        m_message.states |= MessageState::Error;
    }
    if (type == "turn_aborted"_L1)
        m_message.states |= MessageState::Interrupted;
    add(EventPart {kind.isEmpty() ? type : kind, lineOf(type), m_blocks.raw(json::toJson(m_record))});
}

Message Decoding::message()
{
    const QString outer = textOf(m_line, u"type");
    const QString type = textOf(m_record, u"type");
    m_message.storedRole = m_isBare || outer == "response_item"_L1 || outer == "event_msg"_L1 ? type : outer;
    if (!m_isBare)
        addFields(m_message.fields, m_line, {u"timestamp"_s}, {u"payload"_s, u"type"_s});
    addFields(m_message.fields, m_record, {u"role"_s, u"name"_s, u"call_id"_s},
        {u"content"_s, u"arguments"_s, u"input"_s, u"output"_s, u"summary"_s, u"encrypted_content"_s, u"message"_s,
            u"replacement_history"_s, u"replacement_history_metadata"_s, u"retained_context"_s, u"item"_s, u"result"_s,
            u"text"_s, u"action"_s, u"tools"_s, u"ghost_commit"_s});
    if (m_isBare || outer == "response_item"_L1) {
        takeItem(type);
    } else if (outer == "compacted"_L1) {
        takeCompaction();
    } else if (outer == "event_msg"_L1) {
        takeEvent(type);
    } else {
        m_message.role = Role::System;
        add(m_blocks.unknown(m_line, outer, {}));
    }
    return std::move(m_message);
}

} // namespace

QString firstText(const json::Value& content)
{
    if (content.isString())
        return content.string;
    for (const json::Value& block : content.items) {
        const QString text = textOf(block, u"text");
        if (!text.isEmpty() && !text.startsWith("<image"_L1) && !text.startsWith("</image"_L1))
            return text;
    }
    return {};
}

const Codec& Codec::instance()
{
    static const Codec codec;
    return codec;
}

Message Codec::decode(QByteArrayView stored, bool isWhole, quint8 dialect, qint64 maxText, const ToolPairs& pairs) const
{
    const auto line = isWhole ? json::parse(stored) : json::parsePrefix(stored);
    if (!line)
        return damagedMessage(stored, maxText,
            CodecText::tr("This is not valid JSON: reading stops at byte %1.").arg(line.error().offset));
    const bool isBare = Dialect(dialect) == Dialect::Bare;
    if (!line->isObject() || (!isBare && !payloadOf(*line).isObject()))
        return damagedMessage(
            stored, maxText, CodecText::tr("This is not a record: it has neither a type nor a payload."));
    return Decoding(*line, Dialect(dialect), maxText, pairs).message();
}

QString Codec::nameOfCall(const json::Value& record, const QString& /*callId*/) const
{
    const json::Value& call = recordOf(record);
    const QString name = call.text(u"name");
    const QString type = call.text(u"type");
    return !name.isEmpty() ? name : type.endsWith("_call"_L1) ? type.chopped(5) : type;
}

void Codec::addTurnSigns(const json::Value& record, TurnSigns& signs) const
{
    const json::Value& payload = payloadOf(record);
    const QString type = payload.text(u"type");
    if (record.text(u"type") == "turn_context"_L1)
        signs.setAsks(payload.text(u"approval_policy") != "never"_L1);
    else if (type == "task_started"_L1 || type == "turn_started"_L1)
        signs.setTurn(TurnSigns::Turn::Running);
    else if (type == "task_complete"_L1 || type == "turn_complete"_L1 || type == "turn_aborted"_L1)
        signs.setTurn(TurnSigns::Turn::Ended);
}

std::optional<UsageTotal> Codec::usageTotal(QByteArrayView line) const
{
    const json::Value record = json::parse(line).value_or(json::Value());
    const json::Value* stored = payloadOf(record)[u"info"].find(u"total_token_usage");
    if (!stored)
        return {};
    const auto count = [stored](QStringView key) { return (*stored)[key].toInteger().value_or(0); };
    TokenCounts counts;
    counts.input = count(u"input_tokens");
    counts.cached = count(u"cached_input_tokens");
    counts.written = count(u"cache_write_input_tokens");
    counts.output = count(u"output_tokens");
    counts.reasoning = count(u"reasoning_output_tokens");
    return UsageTotal {.tokens = CallTokens::of(counts.usage()), .hasTokens = true};
}

std::optional<quint8> Codec::dialectOf(QByteArrayView head) const
{
    bool isBare = false;
    visitHead(head, [&isBare](const json::Value& first) {
        isBare = !first.find(u"payload") && !first.text(u"id").isEmpty() && !first.text(u"timestamp").isEmpty();
        return true;
    });
    return quint8(isBare ? Dialect::Bare : Dialect::Envelope);
}

} // namespace stemma::codex
