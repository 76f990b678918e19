// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/message.h"

#include "core/base/plainjson.h"
#include "core/store/formats/agentfootprint/read/json.h"
#include "core/store/json/json.h"
#include "core/store/formats/agentfootprint/texts.h"

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

Role roleOf(QStringView stored)
{
    static const QHash<QStringView, Role> roles {
        {u"user", Role::User}, {u"assistant", Role::Assistant}, {u"system", Role::System}, {u"tool", Role::Tool}};
    return roles.value(stored, Role::Unknown);
}

void addCall(PartList& parts, QByteArrayView stored, qint64 maxText)
{
    StoredFields fields;
    ToolPart tool;
    for (const auto& [key, value] : membersOf(stored)) {
        if (key == "id" && isString(value))
            tool.callId = stringOf(value).value_or(QString());
        else if (key == "name" && isString(value))
            tool.name = stringOf(value).value_or(QString());
        else if (key == "args")
            tool.input = sourceText(value, maxText);
        else if (key == "providerMeta")
            tool.metadata = sourceText(value, maxText);
        else
            fields << fieldOf(keyText(key), value);
    }
    parts.add(tool, stored, fields);
}

/// All members but the content and the two lists, which the parts show.
StoredFields fieldsOf(QByteArrayView stored)
{
    static const QSet<QByteArrayView> common {
        "role", "toolCalls", "toolCallId", "toolName", "thinkingBlocks", "ephemeral"};
    StoredFields fields;
    for (const auto& [key, value] : membersOf(stored)) {
        const bool isList = (key == "toolCalls" || key == "thinkingBlocks") && isArray(value);
        if (key == "content" || isList)
            continue;
        fields << fieldOf(keyText(key), value);
        fields.last().hasCommonName = common.contains(key);
    }
    return fields;
}

void addResult(PartList& parts, const Members& members, qint64 maxText)
{
    ToolPart tool;
    tool.name = members.text("toolName");
    tool.callId = members.text("toolCallId");
    tool.state = ToolPart::State::Completed;
    tool.output = longText(members.at("content"), maxText);
    tool.hasOutput = true;
    if (!members.at("notDispatched").isEmpty())
        tool.title = FootprintText::tr("Not run: another call of the same answer was waiting for a decision.");
    parts.add(tool, members.at("content"));
}

/// The items of a list that should hold objects; what is none is shown as it is.
void addItems(PartList& parts, QByteArrayView list, const QString& type, qint64 maxText,
    void (*add)(PartList&, QByteArrayView, qint64))
{
    const bool isOne = !list.isEmpty() && !isArray(list);
    for (const QByteArrayView item : isOne ? QList<QByteArrayView> {list} : elementsOf(list)) {
        if (isObject(item) && !isOne)
            add(parts, item, maxText);
        else
            parts.addUnknown(type, item, FootprintText::tr("It should be a list of objects."), maxText);
    }
}

/// Without its fields. @p isSound: it is well-formed, as far as anybody looked.
Message decode(const Members& members, QByteArrayView stored, const StoredAt& place, qint64 maxText, bool isSound)
{
    Message message;
    message.storedAt = place;
    message.storedRole = members.text("role");
    message.role = roleOf(message.storedRole);
    PartList parts(stored, place);
    if (!isSound) {
        parts.addUnknown(u"message"_s, stored, FootprintText::tr("It is not a JSON object."), maxText);
        message.parts = parts.take();
        message.states = MessageState::Damaged;
        return message;
    }
    const QByteArrayView content = members.at("content");
    message.states.setFlag(MessageState::Damaged, !isString(members.at("role")) || !isString(content));
    message.states.setFlag(MessageState::Ephemeral, members.at("ephemeral") == "true");
    addItems(parts, members.at("thinkingBlocks"), u"thinkingBlocks"_s, maxText, addThinking);
    if (markerOf(content, message.role) != Marker::None)
        parts.add(CompactionPart(), {});
    if (!isString(content) && !content.isEmpty())
        parts.addUnknown(u"content"_s, content, FootprintText::tr("The content should be a string."), maxText);
    else if (message.role == Role::Tool && !content.isEmpty())
        addResult(parts, members, maxText);
    else if (content.size() > 2)
        parts.add(TextPart {longText(content, maxText)}, content);
    addItems(parts, members.at("toolCalls"), u"toolCalls"_s, maxText, addCall);
    message.parts = parts.take();
    return message;
}

/// A file that can be referred to, and its text where it is one.
void addArtifact(PartList& parts, Message& message, QByteArrayView stored, qint64 maxText)
{
    const QByteArrayView meta = member(stored, "meta");
    FileReference reference;
    reference.contentId = ContentId(textAt(meta, "ref"));
    reference.path = textAt(meta, "label");
    reference.fileType = textAt(meta, "mediaType");
    reference.size = integerOf(member(meta, "bytes"));
    reference.createdAt = integerOf(member(meta, "createdAt")).transform(timeFromMs);
    message.createdAt = reference.createdAt;
    parts.add(FileReferencePart {reference}, meta);
    const QByteArrayView value = memberAt(stored, {"payload", "value"});
    if (isString(value))
        parts.add(TextPart {longText(value, maxText)}, value);
}

} // namespace

Marker markerOf(QStringView content)
{
    if (content.startsWith("[compacted history"_L1))
        return Marker::Compacted;
    if (content.startsWith("[dropped history"_L1))
        return Marker::Dropped;
    return Marker::None;
}

// Escapes do not occur in the marks, so the stored text is as good as the decoded one.
Marker markerOf(QByteArrayView content, Role role)
{
    constexpr qsizetype Longest = 24;
    return role == Role::User && isString(content)
        ? markerOf(QString::fromLatin1(content.sliced(1).first(qMin(content.size() - 1, Longest))))
        : Marker::None;
}

bool isMisplaced(QByteArrayView key, Role role)
{
    return ((key == "toolCalls" || key == "thinkingBlocks") && role != Role::Assistant)
        || ((key == "toolCallId" || key == "toolName") && role != Role::Tool);
}

bool saysNothing(QByteArrayView value)
{
    return value == "null" || value == "\"\"" || (isArray(value) && value.sliced(1).chopped(1).trimmed().isEmpty());
}

QByteArray objectSpelledIn(QByteArrayView value)
{
    const auto text = stringOf(value);
    const QByteArray sourceText = text && text->isValidUtf16() ? text->toUtf8().trimmed() : QByteArray();
    // Nothing that the library refuses: one such value, and it would load the session no more.
    return isObject(sourceText) && json::parse(sourceText) && parseJson(sourceText) ? sourceText : QByteArray();
}

MessageShape shapeOf(QByteArrayView stored)
{
    const Members members(stored);
    const Message message = decode(members, stored, {}, NoText, members.areWhole());
    MessageShape shape;
    shape.role = message.role;
    shape.marker = markerOf(members.at("content"), message.role);
    shape.damaged = message.states.testFlag(MessageState::Damaged);
    shape.ephemeral = message.states.testFlag(MessageState::Ephemeral);
    shape.injected = !members.at("injectedBy").isEmpty();
    shape.isPrompt = shape.role == Role::User && shape.marker == Marker::None && !shape.ephemeral && !shape.injected;
    shape.answers = members.text("toolCallId");
    for (const Part& part : message.parts) {
        shape.parts << kindOf(part.body);
        if (const auto* tool = part.as<ToolPart>(); tool && !tool->hasOutput) {
            shape.calls << tool->callId;
            shape.callNames << tool->name;
        }
    }
    return shape;
}

void PartList::add(Part::Body body, QByteArrayView value, const StoredFields& fields)
{
    Part part;
    part.index = int(m_parts.size());
    part.body = std::move(body);
    part.fields = fields;
    if (!value.isNull())
        part.storedAt = placeOf(value);
    m_parts << std::move(part);
}

StoredAt PartList::placeOf(QByteArrayView value) const
{
    StoredAt place = m_place;
    if (place.offset >= 0) { // else a row of a table, or none
        place.offset += value.data() - m_record.data();
        place.length = value.size();
    }
    return place;
}

void PartList::addUnknown(const QString& type, QByteArrayView value, const QString& reason, qint64 maxText)
{
    add(UnknownPart {type, sourceText(value, maxText), reason}, value);
}

void addThinking(PartList& parts, QByteArrayView stored, qint64 maxText)
{
    if (maxText == NoText)
        return parts.add(ReasoningPart(), stored);
    StoredFields fields;
    ReasoningPart reasoning;
    bool isSigned = false;
    for (const auto& [key, value] : membersOf(stored)) {
        if (key == "content") {
            reasoning.text = longText(value, maxText);
            continue;
        }
        if (key == "signature") {
            isSigned = true;
            reasoning.signatureBytes = stringOf(value).value_or(QString()).toUtf8().size();
        }
        fields << fieldOf(keyText(key), value);
    }
    if (textAt(stored, "type") == "redacted_thinking"_L1)
        reasoning.state = ReasoningPart::State::Redacted;
    else if (isSigned)
        reasoning.state = reasoning.text.isEmpty() ? ReasoningPart::State::Empty : ReasoningPart::State::Signed;
    parts.add(reasoning, stored, fields);
}

Message decodeMessage(QByteArrayView stored, const StoredAt& place, qint64 maxText)
{
    const Members members(stored);
    const bool isSound = members.areWhole() && json::parse(stored);
    Message message = decode(members, stored, place, maxText, isSound);
    if (isSound)
        message.fields = fieldsOf(stored);
    return message;
}

Message decodeSystemPrompt(QByteArrayView stored, const StoredAt& place, qint64 maxText)
{
    Message message;
    message.role = Role::System;
    message.storedRole = u"systemPrompt"_s;
    message.storedAt = place;
    message.states = MessageState::InContext;
    PartList parts(stored, place);
    parts.add(TextPart {longText(stored, maxText)}, stored);
    message.parts = parts.take();
    return message;
}

Message decodeEntry(QByteArrayView stored, const StoredAt& place, qint64 maxText)
{
    // A dump of a key-value store has the entry as the value of its key.
    const QByteArrayView inner = member(stored, "value");
    const bool isPair = !member(stored, "key").isEmpty() && isObject(inner);
    const QByteArrayView entry = isPair ? inner : stored;
    const QByteArrayView value = member(entry, "value");
    Message message;
    PartList parts(stored, place);
    if (isObject(value) && isString(member(value, "role")) && isString(member(value, "content"))) {
        message = decodeMessage(value, parts.placeOf(value), maxText);
    } else {
        if (textAt(member(entry, "meta"), "ref").startsWith("art_"_L1))
            addArtifact(parts, message, entry, maxText);
        else if (const QByteArrayView text = member(entry, "text"); isString(text))
            parts.add(TextPart {longText(text, maxText)}, text);
        else
            parts.addUnknown(u"entry"_s, stored, {}, maxText);
        message.parts = parts.take();
    }
    message.storedAt = place;
    if (const auto created = integerOf(member(entry, "createdAt")))
        message.createdAt = timeFromMs(*created);
    addFields(message.fields, entry, {"value", "text", "payload"});
    return message;
}

} // namespace stemma::agentfootprint
