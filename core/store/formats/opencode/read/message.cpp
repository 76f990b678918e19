// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/diff/linediff.h"
#include "core/diff/unifiedwriter.h"
#include "core/session/prompt.h"
#include "core/store/content/contentblocks.h"
#include "core/store/content/storedimage.h"
#include "core/store/formats/opencode/read/record.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace stemma::opencode {

namespace {

struct MessageText
{
    Q_DECLARE_TR_FUNCTIONS(OpenCode)
};

QString compact(const json::Value& value)
{
    return value.isNull() ? QString() : QString::fromUtf8(json::toJson(value));
}

/// A text, or anything else as it is.
QString textOrJson(const json::Value& value)
{
    return value.isString() ? value.string : compact(value);
}

/// What failed, in the store's words.
QString errorText(const json::Value& error)
{
    const json::Value* data = error.find(u"data");
    QStringList said {error.text(error.find(u"name") ? u"name" : u"type"), (data ? *data : error).text(u"message")};
    said.removeAll(QString());
    return error.isString() ? error.string : said.join(": "_L1);
}

/// What some members of an object say, in one line.
QString lineOf(const json::Value& part, std::initializer_list<QStringView> keys)
{
    constexpr qsizetype LongestLine = 300;
    QStringList said;
    for (const QStringView key : keys) {
        const json::Value& value = part[key];
        for (const json::Value& item : value.items)
            said << item.string;
        said << (value.isNumber()  ? QString::fromLatin1(value.number)
                : value.isObject() ? errorText(value)
                                   : value.string);
    }
    said.removeAll(QString());
    return said.join(u" · "_s).simplified().left(LongestLine);
}

/// Adds the parts of a message to it, by the kinds of spec opencode, 5.2. Lives for one message.
class Parts
{
public:
    Parts(Message& message, qint64 maxText)
        : m_message(message)
        , m_blocks(maxText, m_noPairs)
    {
    }

    void add(const Piece& piece);

private:
    /// The keys that the part shows go to @p shown; the others become its fields.
    [[nodiscard]] Part::Body bodyOf(const json::Value& part, const QString& type, QStringList& shown);
    [[nodiscard]] ReasoningPart thinking(const json::Value& part) const;
    [[nodiscard]] Part::Body file(const json::Value& part) const;
    [[nodiscard]] ToolPart tool(const json::Value& part, const json::Value& state) const;
    [[nodiscard]] EventPart event(const json::Value& part, const QString& type, const QString& line) const
    {
        return {type, line, m_blocks.raw(json::toJson(part))};
    }
    /// What stands in a tool part beside call and output: the patch, and what is attached.
    void addOfTool(const QString& tool, const json::Value& state);
    void append(Part::Body body, StoredFields fields = {})
    {
        m_message.parts << Part {m_id, int(m_message.parts.size()), std::move(body), {}, m_at, std::move(fields)};
    }

    Message& m_message;
    const ToolPairs m_noPairs;
    ContentBlocks m_blocks;
    PartId m_id; ///< of the stored part under way
    StoredAt m_at;
};

ReasoningPart Parts::thinking(const json::Value& part) const
{
    ReasoningPart thought;
    thought.text = m_blocks.cut(textOf(part, u"text"));
    thought.state = thought.text.isEmpty() ? ReasoningPart::State::Empty : ReasoningPart::State::Open;
    for (const QStringView key : {u"metadata", u"state"})
        takeProviderState(part[key], thought);
    const auto start = json::millisecondsIn(part[u"time"], u"start");
    const auto end = json::millisecondsIn(part[u"time"], u"end");
    if (start && end && *end >= *start)
        thought.duration = Duration(*end - *start);
    return thought;
}

Part::Body Parts::file(const json::Value& part) const
{
    const StoredImage image = storedImage(part);
    if (!image.base64.isEmpty() && image.mediaType.startsWith("image/"_L1))
        return ImagePart {image.mediaType, decodedSize(image.base64), {}};
    const bool isHere = textOf(part, u"url").startsWith("data:"_L1);
    return event(
        part, u"file"_s, isHere ? lineOf(part, {u"filename", u"mime"}) : lineOf(part, {u"filename", u"mime", u"url"}));
}

ToolPart Parts::tool(const json::Value& part, const json::Value& state) const
{
    ToolPart tool;
    tool.name = textOf(part, u"tool");
    tool.callId = textOf(part, u"callID");
    const QString status = textOf(state, u"status");
    tool.state = status == "completed"_L1 ? ToolPart::State::Completed
        : status == "error"_L1            ? ToolPart::State::Error
        : status == "running"_L1          ? ToolPart::State::Running
        : status == "pending"_L1          ? ToolPart::State::Pending
                                          : ToolPart::State::Orphan;
    const json::Value& input = state[u"input"];
    const QString raw = textOf(state, u"raw"); // as far as it has come
    tool.input = m_blocks.cut(!raw.isEmpty() && input.members.isEmpty() ? raw : compact(input));
    tool.title = textOf(state, u"title");
    if (const json::Value* output = state.find(u"output")) {
        tool.hasOutput = true;
        tool.output = m_blocks.cut(textOrJson(*output));
    }
    if (const json::Value* error = state.find(u"error")) {
        tool.hasError = true;
        tool.error = m_blocks.cut(textOrJson(*error));
    }
    tool.metadata = m_blocks.cut(compact(state[u"metadata"]));
    const json::Value& time = state[u"time"];
    tool.startedAt = json::timeIn(time, u"start");
    tool.endedAt = json::timeIn(time, u"end");
    tool.prunedAt = json::timeIn(time, u"compacted");
    m_message.states |= tool.state == ToolPart::State::Error ? MessageState::Error : MessageStates();
    m_message.states |= tool.prunedAt ? MessageState::Pruned : MessageStates();
    return tool;
}

void Parts::addOfTool(const QString& tool, const json::Value& state)
{
    const json::Value& metadata = state[u"metadata"];
    const json::Value& exists = metadata[u"exists"];
    const json::Value* input = state.find(u"input");
    QString diff = textOf(metadata, u"diff");
    if (diff.isEmpty())
        diff = textOf(metadata[u"filediff"], u"patch");
    const bool isNew = tool == "write"_L1 && input && exists.kind == json::Value::Kind::Bool && !exists.boolean
        && textOf(state, u"status") == "completed"_L1;
    if (diff.isEmpty() && isNew) {
        diff::File file;
        file.newPath = textOf(*input, u"filePath");
        file.hunks = diff::newLines(textOf(*input, u"content"));
        diff = diff::toUnified(file);
    }
    if (!diff.isEmpty())
        append(PatchPart {m_blocks.cut(diff), {}});
    for (const json::Value& one : state[u"attachments"].items)
        append(file(one));
}

Part::Body Parts::bodyOf(const json::Value& part, const QString& type, QStringList& shown)
{
    if (type == "text"_L1 || type == "reasoning"_L1) {
        shown << u"text"_s;
        return type == "text"_L1 ? Part::Body(TextPart {m_blocks.cut(textOf(part, u"text"))}) : thinking(part);
    }
    if (type == "tool"_L1) {
        shown << u"tool"_s << u"callID"_s << u"state"_s;
        return tool(part, part[u"state"]);
    }
    if (type == "file"_L1) {
        shown << u"mime"_s << u"url"_s << u"filename"_s;
        return file(part);
    }
    if (type == "step-start"_L1) {
        shown << u"snapshot"_s;
        return StepStartPart {0, textOf(part, u"snapshot")};
    }
    if (type == "step-finish"_L1) {
        shown << u"snapshot"_s << u"reason"_s << u"tokens"_s << u"cost"_s;
        return StepFinishPart {0, textOf(part, u"snapshot"), textOf(part, u"reason"), usageIn(part), costIn(part)};
    }
    if (type == "compaction"_L1)
        return event(part, type,
            json::isTrue(part, u"auto") || textOf(part, u"reason") == "auto"_L1
                ? MessageText::tr("The agent compacted the session by itself.")
                : MessageText::tr("The user had the session compacted."));
    static const QStringList Events {u"snapshot"_s, u"patch"_s, u"agent"_s, u"subtask"_s, u"retry"_s, u"idle"_s,
        u"skill"_s, u"agent-switched"_s, u"model-switched"_s, u"location-switched"_s};
    if (Events.contains(type))
        return event(part, type,
            lineOf(part,
                {u"snapshot", u"files", u"name", u"agent", u"description", u"command", u"attempt", u"error", u"outcome",
                    u"directory"}));
    for (const json::Value::Member& member : part.members)
        shown << member.first;
    return UnknownPart {type, m_blocks.raw(json::toJson(part)), {}};
}

void Parts::add(const Piece& piece)
{
    m_at = piece.at;
    m_id = PartId(piece.id);
    const auto part = json::parse(piece.bytes);
    if (!part || !part->isObject()) {
        append(UnknownPart {{}, m_blocks.raw(piece.bytes),
            part ? MessageText::tr("This is not a part: it is not a JSON object.")
                 : MessageText::tr("This is not valid JSON: reading stops at byte %1.").arg(part.error().offset)});
        m_message.states |= MessageState::Damaged;
        return;
    }
    if (m_id.isEmpty())
        m_id = PartId(textOf(*part, u"id"));
    const QString type = textOf(*part, u"type");
    QStringList shown {u"type"_s, u"id"_s, u"sessionID"_s, u"messageID"_s};
    Part::Body body = bodyOf(*part, type, shown);
    StoredFields fields;
    addFields(fields, *part, {}, shown);
    append(std::move(body), std::move(fields));
    if (type == "tool"_L1)
        addOfTool(textOf(*part, u"tool"), (*part)[u"state"]);
}

bool isSynthetic(const Part& part)
{
    const StoredField* made = fieldNamed(part.fields, "synthetic"_L1);
    return part.as<TextPart>() && made && made->value.toBool();
}

Message decodeInfo(const PiecedRecord& record, const json::Value& info)
{
    Message message;
    message.id = MessageId(record.head.id.isEmpty() ? textOf(info, u"id") : record.head.id);
    message.storedRole = textOf(info, u"role");
    const RowFlags flags = flagsOfInfo(info);
    message.role = message.storedRole == "assistant"_L1 ? Role::Assistant
        : message.storedRole == "synthetic"_L1          ? Role::System
        : flags.testFlag(RowFlag::User)                 ? Role::User
        : isRoleOfTypes(message.storedRole)             ? Role::System
                                                        : Role::Unknown;
    message.model = modelIn(info);
    message.agent = textOf(info, u"agent");
    message.tokens = usageIn(info);
    message.finishReason = textOf(info, u"finish");
    if (const json::Value& error = info[u"error"]; !error.isNull()) {
        message.error = errorText(error);
        const bool isAbort = message.error.contains("abort"_L1, Qt::CaseInsensitive);
        message.states |= isAbort ? MessageState::Interrupted : MessageState::Error;
    }
    if (const auto cost = costIn(info))
        message.fields << StoredField {u"cost"_s, *cost, Unit::Dollars, false};
    addFields(message.fields, info, {u"id"_s, u"role"_s, u"agent"_s, u"model"_s, u"modelID"_s, u"finish"_s, u"error"_s},
        {u"cost"_s, u"tokens"_s, u"parts"_s});
    // Of an object with the model the rest: the provider, and the variant.
    QStringList known {u"id"_s, u"modelID"_s};
    for (const json::Value::Member& member : info.members)
        known << member.first;
    addFields(message.fields, info[u"model"], known, {});
    return message;
}

} // namespace

TokenUsage usageIn(const json::Value& object)
{
    const json::Value& tokens = object[u"tokens"];
    TokenUsage usage = usageOf(tokens, {u"input", u"output", {}, {}, u"total"});
    usage.reasoning = tokens[u"reasoning"].toInteger();
    usage.cacheRead = tokens[u"cache"][u"read"].toInteger();
    usage.cacheWrite = tokens[u"cache"][u"write"].toInteger();
    usage.reasoningApart = true; // spec opencode, 5.1
    return usage;
}

std::optional<double> costIn(const json::Value& object)
{
    const double cost = object[u"cost"].toDouble();
    return std::isfinite(cost) ? std::optional(cost) : std::nullopt;
}

QString modelIn(const json::Value& info)
{
    const json::Value& model = info[u"model"];
    const QString own = textOf(info, u"modelID");
    return own.isEmpty() ? textOf(model, model.find(u"modelID") ? u"modelID" : u"id") : own;
}

Message decodeRecord(const PiecedRecord& record, qint64 maxText)
{
    const auto head = json::parse(record.head.bytes);
    Message message;
    if (head && head->isObject()) {
        message = decodeInfo(record, *head);
    } else {
        message = damagedMessage(record.head.bytes, maxText,
            head ? MessageText::tr("This is not a message: it is not a JSON object.")
                 : MessageText::tr("This is not valid JSON: reading stops at byte %1.").arg(head.error().offset));
        message.id = MessageId(record.head.id);
    }
    for (const Piece& piece : record.parts)
        Parts(message, maxText).add(piece);
    // What the agent says in the user's name (spec opencode, 5.2) is a note where the user says nothing beside it.
    if (message.role != Role::User || !std::ranges::all_of(message.parts, isSynthetic))
        return message;
    const ToolPairs none;
    for (Part& part : message.parts) {
        const QByteArray& stored = record.parts.at(size_t(part.index)).bytes;
        part.body = EventPart {
            u"synthetic"_s, lineOf(json::valueOf(stored), {u"text"}), ContentBlocks(maxText, none).raw(stored)};
    }
    return message;
}

bool beginsTurn(const PiecedRecord& record)
{
    return isPrompt(decodeRecord(record, 1));
}

} // namespace stemma::opencode
